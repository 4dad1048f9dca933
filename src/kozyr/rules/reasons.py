"""`Reason`: why a move is refused, with the cards and numbers it speaks of."""

from dataclasses import dataclass
from enum import StrEnum

from kozyr.cards import Card, Rank, Suit
from kozyr.rules.seats import Seat, seat_letter


class ReasonKind(StrEnum):
    """What stands in the way; each kind is one sentence in the reader's language."""

    GAME_OVER = "game_over"
    SEAT_OUT = "seat_out"
    NOT_THE_ATTACKER = "not_the_attacker"
    NOT_THE_DEFENDER = "not_the_defender"
    DEFENDER_NEVER_ADDS = "defender_never_adds"
    DEFENDERS_PARTNER = "defenders_partner"
    NOT_A_THROWER = "not_a_thrower"
    NOT_YOUR_TURN = "not_your_turn"
    NO_ATTACK_YET = "no_attack_yet"
    MUST_OPEN = "must_open"
    UNBEATEN_CARDS = "unbeaten_cards"
    ALREADY_DONE = "already_done"
    ALREADY_TAKING = "already_taking"
    NOTHING_TO_TAKE = "nothing_to_take"
    NOTHING_TO_BEAT = "nothing_to_beat"
    NOT_IN_HAND = "not_in_hand"
    JOKER_ONLY_BEATS = "joker_only_beats"
    RANK_NOT_ON_TABLE = "rank_not_on_table"
    AFTER_FIRST_BEAT = "after_first_beat"
    NOT_ALL_BEATEN = "not_all_beaten"
    DEFENDER_HAND_LIMIT = "defender_hand_limit"
    FIRST_BOUT_LIMIT = "first_bout_limit"
    BOUT_LIMIT = "bout_limit"
    NOT_ON_TABLE = "not_on_table"
    ALREADY_BEATEN = "already_beaten"
    TOO_LOW = "too_low"
    WRONG_SUIT = "wrong_suit"
    TRUMP_NEEDED = "trump_needed"
    SUIT_NEEDED = "suit_needed"
    SPADES_ONLY = "spades_only"
    JOKER_COLOUR = "joker_colour"
    JOKER_UNBEATABLE = "joker_unbeatable"
    BEATS_NOTHING = "beats_nothing"
    TRANSFER_OFF = "transfer_off"
    TRANSFER_AFTER_BEAT = "transfer_after_beat"
    TRANSFER_RANK = "transfer_rank"
    TRANSFER_FIRST_BOUT = "transfer_first_bout"
    TRANSFER_CHAIN = "transfer_chain"
    NOBODY_TO_RECEIVE = "nobody_to_receive"
    RECEIVER_HAND_LIMIT = "receiver_hand_limit"
    SHOW_OFF = "show_off"
    SHOW_TRUMP = "show_trump"
    SHOW_USED = "show_used"
    SWAP_OFF = "swap_off"
    SWAP_BETWEEN_BOUTS = "swap_between_bouts"
    SWAP_NO_TRUMP_CARD = "swap_no_trump_card"
    SWAP_LOWEST = "swap_lowest"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused.

    `kind` says which sentence; the other fields are what it speaks of, set where the
    kind needs them: the `card` tried, its `target`, the `cards` or `ranks` that matter,
    the trump `suit`, another `seat`, a `number` of cards and how many were `needed`.
    """

    kind: ReasonKind
    card: Card | None = None
    target: Card | None = None
    cards: tuple[Card, ...] = ()
    ranks: tuple[Rank, ...] = ()
    suit: Suit | None = None
    seat: Seat | None = None
    number: int | None = None
    needed: int | None = None

    def __str__(self) -> str:
        """The kind and what it speaks of, for logs and error messages."""
        parts = [
            str(self.card) if self.card else "",
            f"against {self.target}" if self.target else "",
            " ".join(map(str, self.cards)),
            " ".join(rank.text for rank in self.ranks),
            f"trump {self.suit.letter}" if self.suit else "",
            f"seat {seat_letter(self.seat)}" if self.seat is not None else "",
            str(self.number) if self.number is not None else "",
            f"needed {self.needed}" if self.needed is not None else "",
        ]
        said = ", ".join(part for part in parts if part)
        return f"{self.kind} ({said})" if said else str(self.kind)
