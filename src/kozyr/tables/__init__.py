"""What a table is without any network: a pure state machine over a log of events.

- `log`: the events, and their bytes
- `learning`: how far a lesson has come, where one is played
- `commands`: what may be asked of a table, and the ways to refuse it
- `table`: `Table`, the state; `decide` and `Table.evolve`
- `settings`: who sits where, by which rules, at which pace
- `names`: what the bots are called
- `decided`: what decided a finished game
"""

from kozyr.tables.commands import (
    Ask,
    Command,
    GameNotOverError,
    GoToStep,
    Lay,
    Leave,
    NoLessonError,
    NothingToUndoError,
    NotOneRankError,
    OpenLesson,
    OpenTable,
    Play,
    RefusalError,
    Rematch,
    Return,
    SeatLeftError,
    SetPace,
    StaleError,
    StepOverError,
    Undo,
)
from kozyr.tables.decided import Decided, DecidedKind
from kozyr.tables.learning import Learning
from kozyr.tables.log import LogError, TableEvent, decode_event, encode_event, kind_of
from kozyr.tables.names import name_bots
from kozyr.tables.settings import Pace, SeatSettings, TableSettings
from kozyr.tables.table import Table, decide

__all__ = [
    "Ask",
    "Command",
    "Decided",
    "DecidedKind",
    "GameNotOverError",
    "GoToStep",
    "Lay",
    "Learning",
    "Leave",
    "LogError",
    "NoLessonError",
    "NotOneRankError",
    "NothingToUndoError",
    "OpenLesson",
    "OpenTable",
    "Pace",
    "Play",
    "RefusalError",
    "Rematch",
    "Return",
    "SeatLeftError",
    "SeatSettings",
    "SetPace",
    "StaleError",
    "StepOverError",
    "Table",
    "TableEvent",
    "TableSettings",
    "Undo",
    "decide",
    "decode_event",
    "encode_event",
    "kind_of",
    "name_bots",
]
