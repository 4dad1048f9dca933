"""Searching bots that are not offered yet, for the arena: `benchmarks.searchers:flat200`.

Their worlds come from what a player believes, where those of `benchmarks.opponents` come
from counting alone.
"""

from kozyr.bots import Bot
from kozyr.bots.search import FlatSearch, TreeSearch

flat200: Bot = FlatSearch(worlds=200)
tree1000: Bot = TreeSearch(walks=1000)
tree4000: Bot = TreeSearch(walks=4000)
