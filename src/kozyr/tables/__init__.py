"""What a table is without any network: a pure state machine over a log of events.

- `log`: the events, and their bytes
- `commands`: what may be asked of a table; `refusals`: the ways to refuse it
- `table`: `Table`, and what each event does to it; `standing`: all that may be asked of it;
  `played`: the deal in play
- `deciding`: `decide`, which finds what a command adds to the log; it asks
  `gathering`: seats, the host, and when a deal begins,
  `playing`: moves,
  `ticking`: what is due, and
  `learning`: how far a lesson has come, where one is played
- `talk`: what people say; `writing`: what of it, and of names, can be read
- `absence`: which people are there, and for whom a bot sits in
- `clock`: turns, banks, and the window to throw in
- `fair`: deals that the server cannot choose
- `settings`: who sits where, who may come, and how time runs
- `names`: what the bots are called
- `takeback`: moves that are asked back among people, and `consent`: how the others let it be
- `decided`: what decided a finished game
"""

from kozyr.tables.absence import (
    SIT_IN_LEVEL,
)
from kozyr.tables.clock import ClockView
from kozyr.tables.commands import (
    AnswerTakeback,
    Ask,
    AskTakeback,
    ChangeSettings,
    Close,
    Command,
    Contribute,
    FreeSeat,
    GoToStep,
    Lay,
    Leave,
    LoseLine,
    OpenLesson,
    OpenTable,
    PassHost,
    Play,
    RegainLine,
    Rematch,
    Remove,
    Return,
    Say,
    SetBot,
    SetPace,
    Start,
    SwapSeats,
    TakeSeat,
    Tick,
    Undo,
    Wish,
)
from kozyr.tables.decided import (
    Decided,
    DecidedKind,
)
from kozyr.tables.deciding import (
    decide,
)
from kozyr.tables.fair import NONCE_BYTES, Proof
from kozyr.tables.learning import (
    Learning,
)
from kozyr.tables.log import (
    ClosedWhy,
    TableEvent,
    decode_event,
    encode_event,
    kind_of,
)
from kozyr.tables.names import (
    name_bots,
)
from kozyr.tables.refusals import (
    GameNotOverError,
    LogError,
    NameTakenError,
    NoLessonError,
    NoTalkError,
    NothingToUndoError,
    NotHostError,
    NotNowError,
    NotOneRankError,
    OutOfTimeError,
    RefusalError,
    SeatLeftError,
    SeatTakenError,
    SettingsError,
    StaleError,
    StepOverError,
    TableClosedError,
    TableFullError,
)
from kozyr.tables.settings import (
    Access,
    ClockSettings,
    Pace,
    SeatSettings,
    Starts,
    TableSettings,
    Talk,
    Watching,
)
from kozyr.tables.standing import Life
from kozyr.tables.table import Table
from kozyr.tables.takeback import Answer, Takeback
from kozyr.tables.talk import EMOTES, LONGEST_TEXT, PHRASES
from kozyr.tables.writing import tidy

__all__ = [
    "EMOTES",
    "LONGEST_TEXT",
    "NONCE_BYTES",
    "PHRASES",
    "SIT_IN_LEVEL",
    "Access",
    "Answer",
    "AnswerTakeback",
    "Ask",
    "AskTakeback",
    "ChangeSettings",
    "ClockSettings",
    "ClockView",
    "Close",
    "ClosedWhy",
    "Command",
    "Contribute",
    "Decided",
    "DecidedKind",
    "FreeSeat",
    "GameNotOverError",
    "GoToStep",
    "Lay",
    "Learning",
    "Leave",
    "Life",
    "LogError",
    "LoseLine",
    "NameTakenError",
    "NoLessonError",
    "NoTalkError",
    "NotHostError",
    "NotNowError",
    "NotOneRankError",
    "NothingToUndoError",
    "OpenLesson",
    "OpenTable",
    "OutOfTimeError",
    "Pace",
    "PassHost",
    "Play",
    "Proof",
    "RefusalError",
    "RegainLine",
    "Rematch",
    "Remove",
    "Return",
    "Say",
    "SeatLeftError",
    "SeatSettings",
    "SeatTakenError",
    "SetBot",
    "SetPace",
    "SettingsError",
    "StaleError",
    "Start",
    "Starts",
    "StepOverError",
    "SwapSeats",
    "Table",
    "TableClosedError",
    "TableEvent",
    "TableFullError",
    "TableSettings",
    "TakeSeat",
    "Takeback",
    "Talk",
    "Tick",
    "Undo",
    "Watching",
    "Wish",
    "decide",
    "decode_event",
    "encode_event",
    "kind_of",
    "name_bots",
    "tidy",
]
