"""Kozyr: Durak, the card game, as a library, a server and a set of bots.

- `kozyr.cards`: ranks, suits, cards and card sets
- `kozyr.rules`: every variant's law, the state of a game and what a seat may know of it
- `kozyr.bots`: players that see only a view
- `kozyr.server`: tables over WebSocket
- `kozyr.cli`: the `kozyr` command
"""

from kozyr.cards import Card, CardSet, NotationError, Rank, Suit, cards
from kozyr.rules import (
    Attack,
    Beat,
    Deal,
    Done,
    Game,
    GameRecord,
    IllegalMove,
    Reason,
    ReasonKind,
    RecordError,
    Rules,
    RulesConflict,
    RulesError,
    Show,
    Take,
    Transfer,
    View,
    deal_from_seed,
    format_position,
    format_record,
    parse_position,
    parse_record,
    read_records,
    write_records,
)

__all__ = [
    "Attack",
    "Beat",
    "Card",
    "CardSet",
    "Deal",
    "Done",
    "Game",
    "GameRecord",
    "IllegalMove",
    "NotationError",
    "Rank",
    "Reason",
    "ReasonKind",
    "RecordError",
    "Rules",
    "RulesConflict",
    "RulesError",
    "Show",
    "Suit",
    "Take",
    "Transfer",
    "View",
    "cards",
    "deal_from_seed",
    "format_position",
    "format_record",
    "parse_position",
    "parse_record",
    "read_records",
    "write_records",
]

__version__ = "0.1.0"
