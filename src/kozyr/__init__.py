"""Kozyr: Durak, the card game, as a library, a server and a set of bots.

- `kozyr.cards`: ranks, suits, cards and card sets
- `kozyr.rules`: every variant's law, the state of a game and what a seat may know of it
- `kozyr.words`: rules and reasons as sentences in the languages of the players
- `kozyr.bots`: players that see only a view
- `kozyr.study`: what can be learnt from many games: the arena, test vectors
- `kozyr.tables`: a table as a log of events, without any network
- `kozyr.server`: tables over WebSocket
- `kozyr.cli`: the `kozyr` command
"""

from kozyr.cards import Card, CardSet, NotationError, Rank, Suit, cards
from kozyr.rules import (
    PRESETS,
    Attack,
    Beat,
    Deal,
    Done,
    Game,
    GameRecord,
    IllegalMove,
    Move,
    Phase,
    Reason,
    ReasonKind,
    RecordError,
    Result,
    Rules,
    RulesConflict,
    RulesError,
    Series,
    Show,
    Swap,
    Tag,
    Take,
    Transfer,
    View,
    can_beat,
    deal_from_seed,
    format_position,
    format_record,
    next_dealer,
    parse_position,
    parse_record,
    read_records,
    write_records,
)

__all__ = [
    "PRESETS",
    "Attack",
    "Beat",
    "Card",
    "CardSet",
    "Deal",
    "Done",
    "Game",
    "GameRecord",
    "IllegalMove",
    "Move",
    "NotationError",
    "Phase",
    "Rank",
    "Reason",
    "ReasonKind",
    "RecordError",
    "Result",
    "Rules",
    "RulesConflict",
    "RulesError",
    "Series",
    "Show",
    "Suit",
    "Swap",
    "Tag",
    "Take",
    "Transfer",
    "View",
    "can_beat",
    "cards",
    "deal_from_seed",
    "format_position",
    "format_record",
    "next_dealer",
    "parse_position",
    "parse_record",
    "read_records",
    "write_records",
]

__version__ = "0.1.0"
