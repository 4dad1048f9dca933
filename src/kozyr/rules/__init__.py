"""The law of Durak, written once; everything else asks it.

- `parameters`: `Rules`, every variant as a parameter, and the presets; `choices`: their values
- `catalogue`: what there is to choose of them, and what a set of rules says
- `deal`: the pack's order, and the shuffle from a seed
- `state`, `law`: what lies where, which moves are legal, and why the others are not
- `core`: all of it on bit masks, compiled where possible; `terms`: what it plays by;
  `playout`: random games on it; `native`: the types of its numbers
- `game`: one deal in play; what each move brings about
- `bout`: the attack on the table
- `moves`, `reasons`, `events`: what can be done, why not, and what happened; `together`: what
  can be laid at once; `turns`: moves as the core's numbers
- `view`: what one seat may know; `public`: what everybody may, as numbers
- `series`: the score of deals played together
- `position`, `record`, `records`: positions, whole games, and files of them as text
- `seats`, `errors`: seats and their letters; what is raised
"""

from kozyr.rules.bout import Bout, Pair, Phase
from kozyr.rules.deal import Deal, deal_from_seed, next_dealer
from kozyr.rules.errors import Conflict, IllegalMove, RulesConflict, RulesError
from kozyr.rules.events import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    Dealt,
    DoneSaid,
    DrewUp,
    Event,
    FirstBy,
    GameOver,
    Result,
    TakeSaid,
    ThrownIn,
    Transferred,
    TrumpSwapped,
    WentOut,
    event_for,
)
from kozyr.rules.game import Game
from kozyr.rules.moves import (
    Attack,
    Beat,
    Done,
    Move,
    Show,
    Swap,
    Take,
    Transfer,
    format_turn,
    parse_turn,
)
from kozyr.rules.parameters import PRESETS, Rules
from kozyr.rules.position import format_position, parse_position
from kozyr.rules.public import Public, PublicNumbers, PublicSeat
from kozyr.rules.reasons import Reason, ReasonKind
from kozyr.rules.record import GameRecord, RecordError, Tag, format_record, parse_record
from kozyr.rules.records import read_records, write_records
from kozyr.rules.seats import Seat, parse_seat, seat_letter
from kozyr.rules.series import Series
from kozyr.rules.terms import can_beat
from kozyr.rules.together import Together
from kozyr.rules.view import Memory, PairView, View

__all__ = [
    "PRESETS",
    "Attack",
    "Attacked",
    "Beat",
    "Beaten",
    "Bout",
    "BoutBeaten",
    "BoutStarted",
    "BoutTaken",
    "Conflict",
    "Deal",
    "Dealt",
    "Done",
    "DoneSaid",
    "DrewUp",
    "Event",
    "FirstBy",
    "Game",
    "GameOver",
    "GameRecord",
    "IllegalMove",
    "Memory",
    "Move",
    "Pair",
    "PairView",
    "Phase",
    "Public",
    "PublicNumbers",
    "PublicSeat",
    "Reason",
    "ReasonKind",
    "RecordError",
    "Result",
    "Rules",
    "RulesConflict",
    "RulesError",
    "Seat",
    "Series",
    "Show",
    "Swap",
    "Tag",
    "Take",
    "TakeSaid",
    "ThrownIn",
    "Together",
    "Transfer",
    "Transferred",
    "TrumpSwapped",
    "View",
    "WentOut",
    "can_beat",
    "deal_from_seed",
    "event_for",
    "format_position",
    "format_record",
    "format_turn",
    "next_dealer",
    "parse_position",
    "parse_record",
    "parse_seat",
    "parse_turn",
    "read_records",
    "seat_letter",
    "write_records",
]
