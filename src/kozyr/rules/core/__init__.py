"""The law itself, on bit masks; compiled by mypyc where that can be done.

Cards are their `Card.index`, sets of cards masks of their `Card.bit`.  Of two packs a mask
and its "twins" stand for a place: a card that is there twice is in both (2.34).  Everything
that players and bots see is made from this by `kozyr.rules.game`; a search or a playout may
work on it directly.  The same source runs as plain Python.

- `codes`, `masks`: its numbers and bits
- `terms`: what it plays by
- `table`: what lies where, and who is who
- `refusals`: what is legal, and why the rest is not
- `fates`: what a hand's cards could be tried for, to be looked up by
- `public`: what everybody may know
- `core`: what each move brings about
- `turns`: moves as numbers
- `deals`: dealing, and who attacks first

Numbers such as (2.13) name the paragraphs of docs/rules.md.
"""

from kozyr.rules.core.core import Core
from kozyr.rules.core.deals import deal_cards, deal_out, opener_of, trump_place_of
from kozyr.rules.core.terms import DealTerms, Terms

__all__ = ["Core", "DealTerms", "Terms", "deal_cards", "deal_out", "opener_of", "trump_place_of"]
