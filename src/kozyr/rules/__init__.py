"""The law of Durak, written once; everything else asks it.

- `parameters`: `Rules`, every variant as a parameter, and the presets
- `deal`: the pack's order, and the shuffle from a seed
- `state`: what lies where in a deal, and who is who
- `law`: which moves are legal, and why the others are not
- `game`: one deal in play; what each move brings about
- `bout`: the attack on the table
- `moves`, `reasons`, `events`: what can be done, why not, and what happened
- `view`: what one seat may know
- `position`, `record`: positions and whole games as text
- `seats`, `errors`: seats and their letters; what is raised
"""

from kozyr.rules.bout import Bout, Pair, Phase
from kozyr.rules.deal import Deal, deal_from_seed
from kozyr.rules.errors import IllegalMove, RulesError, UnsupportedRules
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
    GameOver,
    Result,
    TakeSaid,
    ThrownIn,
    Transferred,
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
    Take,
    Transfer,
    format_turn,
    parse_turn,
)
from kozyr.rules.parameters import PRESETS, Rules
from kozyr.rules.position import format_position, parse_position
from kozyr.rules.reasons import Reason, ReasonKind
from kozyr.rules.record import GameRecord, RecordError, format_record, parse_record
from kozyr.rules.seats import Seat, parse_seat, seat_letter
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
    "Deal",
    "Dealt",
    "Done",
    "DoneSaid",
    "DrewUp",
    "Event",
    "Game",
    "GameOver",
    "GameRecord",
    "IllegalMove",
    "Memory",
    "Move",
    "Pair",
    "PairView",
    "Phase",
    "Reason",
    "ReasonKind",
    "RecordError",
    "Result",
    "Rules",
    "RulesError",
    "Seat",
    "Show",
    "Take",
    "TakeSaid",
    "ThrownIn",
    "Transfer",
    "Transferred",
    "UnsupportedRules",
    "View",
    "WentOut",
    "deal_from_seed",
    "event_for",
    "format_position",
    "format_record",
    "format_turn",
    "parse_position",
    "parse_record",
    "parse_seat",
    "parse_turn",
    "seat_letter",
]
