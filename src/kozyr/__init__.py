"""Kozyr: Durak, the card game, as a library, a server and a set of bots.

- `kozyr.cards`: ranks, suits, cards and card sets
- `kozyr.rules`: every variant's law, the state of a game and what a seat may know of it
- `kozyr.bots`: players that see only a view
- `kozyr.server`: tables over WebSocket
- `kozyr.cli`: the `kozyr` command
"""

__version__ = "0.1.0"
