"""`Features`: what the mover may know of a position, as the inputs of a net.

Each input is 0 or 1, a bit of one of `WORDS` words or one of the `ACTIONS` that tell the
move.  Cards are counted suit by suit with trumps last, and the plain suits in an order that
hangs on what lies where: positions that differ only in the names of plain suits have the
same inputs.  Seats are told by where they sit from the mover among those still in the game.

The input number ``64 * word + bit`` is 1 where that bit of the word is; the inputs of moves
come after those of the words.  A bit that nothing is said about here is always 0.

====  ==========================  ======================================================
word  bits 0 to 35, cards         bits from 36 on, of each group at most one is set
====  ==========================  ======================================================
0     the mover's hand            25: the cards of the stock
1     of it, known to others      16: his cards; 5: the seats; 1: whether transfers are on
2     known of the next player    16: his cards; 5: players in the game
3     of the one before           16: his cards; 6: what the mover decides
4     of the defender             16: his cards; 5: where he sits
5     of all others               8: the fewest, 8: the most cards that one of them has
6     discarded                   9: the trump card's rank; 3: transfers; 1: first bout; 7: laid
7     on the table                7: of them unbeaten; 7: how many more may be laid
8     on the table, unbeaten      5: others who may still add (each its own bit)
====  ==========================  ======================================================
"""

from typing import Final

from kozyr.rules.core.codes import (
    ALL,
    ANY_TIME,
    COVERED,
    DEFEND,
    NO_TRUMP,
    OPEN,
    SUIT_SIZE,
    TAKING,
)
from kozyr.rules.core.core import Core
from kozyr.rules.core.masks import bit, count
from kozyr.rules.core.terms import Terms
from kozyr.rules.core.turns import (
    BEAT_TURN,
    CARDS,
    DONE_TURN,
    SHOW_TURN,
    TAKE_TURN,
    TRANSFER_TURN,
)
from kozyr.rules.native import i64, vec

WORDS: Final = 9
STATE: Final = 576
"""The inputs that are bits of words."""
ACTIONS: Final = 192
INPUTS: Final = 768

MAX_SEATS: Final = 6
PACK: Final = 36

# The inputs that tell a move; each of the first five for 36 cards.
_OPENED: Final = 576
_THROWN_IN: Final = 612
_BEATS: Final = 648
_BEATEN: Final = 684
_TRANSFERRED: Final = 720
_TAKEN: Final = 756
_DONE: Final = 757

SUITS: Final = 4
_RANKS: Final = 9
_LOWEST_BIT: Final = 4  # the six among the ranks of a suit
_ONE_SUIT: Final = 511

_MOST_STOCK: Final = 24
_MOST_HAND: Final = 15
_MOST_OTHERS: Final = 7
_MOST_LAID: Final = 6
_FIRST_LAID: Final = 5
_HAND: Final = 6
_NEIGHBOURS: Final = 2


def knows(core: Core) -> bool:
    """Whether there are inputs for *core*: one pack of 36, two to six seats, known rules."""
    if core.seats > MAX_SEATS or not knows_terms(core.terms) or core.discard_twins:
        return False
    cards = count(core.discard) + core.stock_left()
    seat: i64 = 0
    while seat < core.seats:
        if core.twins[seat]:
            return False
        cards += count(core.hands[seat])
        seat += 1
    return cards <= PACK


def knows_terms(terms: Terms) -> bool:
    """Whether the rules are those that nets are trained by: throwing in, with transfers or not."""
    if terms.trump == NO_TRUMP or count(terms.trumps) != _RANKS or terms.jokers:
        return False
    if count(terms.lowest_rank) != SUITS or terms.hand_size != _HAND or terms.spades_only:
        return False
    if terms.teams or terms.swap or terms.show or terms.equal_lead or terms.several:
        return False
    if terms.throwers != ALL or terms.ordered or terms.timing != ANY_TIME:
        return False
    if not terms.throw_after_take or terms.attack_ranks_only or not terms.hand_cap:
        return False
    if (
        terms.attack_limit != _MOST_LAID
        or terms.first_limit != _FIRST_LAID
        or terms.first_until_discard
    ):
        return False
    if not terms.sufficiency or not terms.transfer_in_first_bout or terms.chain_limit:
        return False
    if terms.defender_draws_first or terms.opener_draws_first or terms.last_defender_loses:
        return False
    # Where the lowest card beats the ace, an ace has one more card above it.
    return count(terms.beaters[SUIT_SIZE * terms.trump + SUIT_SIZE - 1]) == 0


class Features:
    """The inputs of one position after `read`; each call of it puts new ones in their place."""

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]([i64(0) for _ in range(WORDS)])
        self._shifts: vec[i64] = vec[i64]([i64(0) for _ in range(SUITS)])
        self._places: vec[i64] = vec[i64]([i64(0) for _ in range(SUITS)])
        self._sets: vec[i64] = vec[i64]([i64(0) for _ in range(WORDS)])
        self._is_open: bool = False

    def read(self, core: Core, seat: i64) -> None:
        """Read what *seat*, who is to move, may know of *core*, which `knows` knows."""
        self._is_open = core.laid == 0
        self._read_table(core, seat)
        self._read_players(core, seat)
        self._order_suits(core.terms.trump)
        word: i64 = 0
        while word < WORDS:
            self.words[word] |= self._packed(self._sets[word])
            word += 1

    def action(self, turn: i64) -> i64:
        """The input of the move with the number *turn*."""
        if turn < TRANSFER_TURN:
            return (_OPENED if self._is_open else _THROWN_IN) + self._place_of(turn)
        if turn < SHOW_TURN:
            return _TRANSFERRED + self._place_of(turn - TRANSFER_TURN)
        if turn < TAKE_TURN:
            return _BEATS + self._place_of((turn - BEAT_TURN) % CARDS)
        return _DONE if turn == DONE_TURN else _TAKEN

    def target(self, turn: i64) -> i64:
        """The second input of a move: the card that is beaten; -1 where none is."""
        if turn < BEAT_TURN or turn >= TAKE_TURN:
            return -1
        return _BEATEN + self._place_of((turn - BEAT_TURN) // CARDS)

    def _read_table(self, core: Core, seat: i64) -> None:
        table: i64 = 0
        unbeaten: i64 = 0
        slot: i64 = 0
        while slot < core.laid:
            table |= bit(core.attacks[slot])
            if core.beats[slot] >= 0:
                table |= bit(core.beats[slot])
            else:
                unbeaten |= bit(core.attacks[slot])
            slot += 1
        left = core.stock_left()
        self._sets[0] = core.hands[seat]
        self._sets[1] = core.known[seat]
        self._sets[6] = core.discard
        self._sets[7] = table
        self._sets[8] = unbeaten
        self.words[0] = bit(36 + min(left, _MOST_STOCK))
        room: i64 = core.attack_limit() - core.laid
        about: i64 = bit(45 + min(core.transfers, 2))
        about |= bit(49 + min(core.laid, _MOST_LAID))
        if core.number == 1:
            about |= bit(48)
        if left > 0:
            rank = core.stock[core.stock_size - 1] % SUIT_SIZE - _LOWEST_BIT
            about |= bit(36 + rank)
        self.words[6] = about
        self.words[7] = bit(36 + min(core.unbeaten, _MOST_LAID)) | bit(
            43 + max(0, min(room, _MOST_LAID))
        )

    def _read_players(self, core: Core, seat: i64) -> None:
        """Read who sits where: the next one, the one before, the defender, the others."""
        self._sets[2] = 0
        self._sets[3] = 0
        self._sets[4] = 0
        self._sets[5] = 0
        self.words[2] = 0
        self.words[3] = self._decided(core, seat)
        self.words[4] = 0
        self.words[5] = 0
        self.words[8] = 0
        previous: i64 = -1
        fewest: i64 = _MOST_OTHERS
        most: i64 = -1
        place: i64 = 0
        waits = core.laid > 0
        other = core.following(seat)
        while other != seat:
            if core.is_active(other):
                place += 1
                cards = min(core.hand_count(other), _MOST_HAND)
                if place == 1:
                    self._sets[2] = core.known[other]
                    self.words[2] |= bit(36 + cards)
                if place > _NEIGHBOURS:
                    # Who came before it is neither the next player nor the one before.
                    self._sets[5] |= core.known[previous]
                    held = min(core.hand_count(previous), _MOST_OTHERS)
                    fewest = min(fewest, held)
                    most = max(most, held)
                previous = other
                if other == core.defender:
                    self._sets[4] = core.known[other]
                    self.words[4] |= bit(36 + cards) | bit(51 + place)
                if waits and core.may_still_add(other):
                    self.words[8] |= bit(35 + place)
            other = core.following(other)
        if place > 1:
            self._sets[3] = core.known[previous]
            self.words[3] |= bit(36 + min(core.hand_count(previous), _MOST_HAND))
        if most >= 0:
            self.words[5] |= bit(36 + fewest) | bit(44 + most)
        self.words[2] |= bit(52 + place - 1)
        mine = bit(36 + min(core.hand_count(seat), _MOST_HAND)) | bit(50 + core.seats)
        self.words[1] = mine | bit(57) if core.terms.transfer else mine

    def _decided(self, core: Core, seat: i64) -> i64:
        """The bit of what *seat* decides."""
        phase = core.phase()
        if phase == OPEN:
            return bit(52)
        if phase == DEFEND:
            return bit(53)
        is_first = seat == core.attacker
        if phase == COVERED:
            return bit(54) if is_first else bit(55)
        if phase == TAKING:
            return bit(56) if is_first else bit(57)
        return 0

    def _order_suits(self, trump: i64) -> None:
        """Put trumps last and the plain suits in an order that hangs on no name."""
        found: i64 = 0
        suit: i64 = 0
        while suit < SUITS:
            if suit != trump:
                # Put it before those that are less than it.
                at = found
                while at > 0 and self._is_less(self._shifts[at - 1], suit):
                    self._shifts[at] = self._shifts[at - 1]
                    at -= 1
                self._shifts[at] = suit * SUIT_SIZE + _LOWEST_BIT
                found += 1
            suit += 1
        self._shifts[SUITS - 1] = trump * SUIT_SIZE + _LOWEST_BIT
        place: i64 = 0
        while place < SUITS:
            self._places[self._shifts[place] // SUIT_SIZE] = place
            place += 1

    def _is_less(self, shift: i64, suit: i64) -> bool:
        """Whether the suit of *shift* has less in the first set in which the two differ."""
        other = suit * SUIT_SIZE + _LOWEST_BIT
        word: i64 = 0
        while word < WORDS:
            one = (self._sets[word] >> shift) & _ONE_SUIT
            two = (self._sets[word] >> other) & _ONE_SUIT
            if one != two:
                return one < two
            word += 1
        return False

    def _packed(self, cards: i64) -> i64:
        """The bits of *cards* as 36, nine for each suit in its place."""
        first = (cards >> self._shifts[0]) & _ONE_SUIT
        second = (cards >> self._shifts[1]) & _ONE_SUIT
        third = (cards >> self._shifts[2]) & _ONE_SUIT
        trumps = (cards >> self._shifts[3]) & _ONE_SUIT
        return first | (second << 9) | (third << 18) | (trumps << 27)

    def _place_of(self, card: i64) -> i64:
        """The bit of *card* among 36."""
        suit = card // SUIT_SIZE
        return self._places[suit] * _RANKS + card - suit * SUIT_SIZE - _LOWEST_BIT
