"""`Core`: the law itself, on bit masks; compiled by mypyc where that can be done.

Cards are their `Card.index`, sets of cards masks of their `Card.bit`.  Of two packs a mask
and its "twins" stand for a place: a card that is there twice is in both (2.34).  Everything
that players and bots see is made from this by `kozyr.rules.game`; a search or a playout may
work on it directly.

For each move there is a *refusal*, the code of the first reason against it (0: it is legal),
and where cards are laid a mask of all that are legal.  Both are made of the same parts, and
a test sees to it that they agree everywhere.

Numbers such as (2.13) name the paragraphs of docs/rules.md.

The same source runs as plain Python.  mypyc gets a literal on the left of ``<<`` wrong for
`i64`: `shifted` and `bit` are the way round it, and a test forbids the other.
"""

from typing import Final

from kozyr.rules.native import i64, vec

# What a game waits for.
OPEN: Final = 0
DEFEND: Final = 1
COVERED: Final = 2
TAKING: Final = 3
OVER: Final = 4

# Refusals, by the names of `ReasonKind`; 0 is none.
GAME_OVER: Final = 1
SEAT_OUT: Final = 2
NOT_THE_ATTACKER: Final = 3
NOT_THE_DEFENDER: Final = 4
DEFENDER_NEVER_ADDS: Final = 5
DEFENDERS_PARTNER: Final = 6
NOT_A_THROWER: Final = 7
NOT_YOUR_TURN: Final = 8
NO_ATTACK_YET: Final = 9
MUST_OPEN: Final = 10
UNBEATEN_CARDS: Final = 11
ALREADY_DONE: Final = 12
ALREADY_TAKING: Final = 13
NOTHING_TO_TAKE: Final = 14
NOTHING_TO_BEAT: Final = 15
NOT_IN_HAND: Final = 16
JOKER_ONLY_BEATS: Final = 17
RANK_NOT_ON_TABLE: Final = 18
AFTER_FIRST_BEAT: Final = 19
NOT_ALL_BEATEN: Final = 20
NO_THROW_IN_AFTER_TAKE: Final = 21
DEFENDER_HAND_LIMIT: Final = 22
FIRST_BOUT_LIMIT: Final = 23
BOUT_LIMIT: Final = 24
NOT_ON_TABLE: Final = 25
ALREADY_BEATEN: Final = 26
TOO_LOW: Final = 27
WRONG_SUIT: Final = 28
TRUMP_NEEDED: Final = 29
SUIT_NEEDED: Final = 30
SPADES_ONLY: Final = 31
JOKER_COLOUR: Final = 32
JOKER_UNBEATABLE: Final = 33
TRANSFER_OFF: Final = 34
TRANSFER_AFTER_BEAT: Final = 35
TRANSFER_RANK: Final = 36
TRANSFER_FIRST_BOUT: Final = 37
TRANSFER_CHAIN: Final = 38
NOBODY_TO_RECEIVE: Final = 39
RECEIVER_HAND_LIMIT: Final = 40
SHOW_OFF: Final = 41
SHOW_TRUMP: Final = 42
SHOW_USED: Final = 43
SWAP_OFF: Final = 44
SWAP_BETWEEN_BOUTS: Final = 45
SWAP_NO_TRUMP_CARD: Final = 46
SWAP_LOWEST: Final = 47

# What `Core.log` tells of the end of a bout; each code is followed by what it speaks of.
LOG_BEATEN: Final = 1  # the number of cards, the cards
LOG_TAKEN: Final = 2  # the number of cards, the cards, the seat
LOG_DREW: Final = 3  # the seat, the number of cards, the cards, 1 with the trump card
LOG_OUT: Final = 4  # the seat, its place
LOG_OVER: Final = 5
LOG_BOUT: Final = 6

# Who may throw in (1.14), and from when on (1.16).
ALL: Final = 0
NEIGHBOURS: Final = 1
ATTACKER_ONLY: Final = 2
NOBODY: Final = 3
ANY_TIME: Final = 0
AFTER_BEAT: Final = 1
ALL_BEATEN: Final = 2

# Which card names the trump (1.3, 1.4), and who opens when nobody holds one (1.10).
NEXT_AFTER_DEAL: Final = 0
BOTTOM_CARD: Final = 1
LAST_DEALT: Final = 2
NO_CARD: Final = 3
LOWEST_CARD: Final = 0
FIRST_SEAT: Final = 1
LOT: Final = 2

NO_TRUMP: Final = 4
_SUIT_SIZE: Final = 13
_SPADE_FIRST: Final = 39
_MAX_EPAULETTES: Final = 2


def shifted(mask: i64, n: i64) -> i64:
    """*mask* shifted left by *n*."""
    return mask << n


def bit(n: i64) -> i64:
    """The mask with bit *n* alone."""
    return shifted(1, n)


def count(mask: i64) -> i64:
    """How many bits *mask* has."""
    pairs: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bytes_ * 0x0101010101010101) >> 56) & 0xFF


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of *mask*, which has one."""
    return count((mask & -mask) - 1)


class Terms:
    """`Rules` as numbers, for one trump; `kozyr.rules.terms` makes it.

    `beaters` gives for each card the mask of those that beat it,
    `ranks` the mask of its rank (empty for a joker).  `trump` is the suit's number, 0 to 3, or
    `NO_TRUMP`; `lowest_trump` a card, -1 without trumps.  Where there is no limit
    `attack_limit` is the size of the pack and the others are 0.
    """

    def __init__(self, beaters: list[int], ranks: list[int]) -> None:
        self.beaters: vec[i64] = vec[i64]([i64(mask) for mask in beaters])
        self.ranks: vec[i64] = vec[i64]([i64(mask) for mask in ranks])
        self.trump: i64 = NO_TRUMP
        self.trumps: i64 = 0
        self.jokers: i64 = 0
        self.lowest_rank: i64 = 0
        self.lowest_trump: i64 = -1
        self.spades_only: bool = False
        self.hand_size: i64 = 6
        self.equal_lead: bool = False
        self.several: bool = False
        self.attack_ranks_only: bool = False
        self.throwers: i64 = ALL
        self.ordered: bool = False
        self.timing: i64 = ANY_TIME
        self.throw_after_take: bool = True
        self.attack_limit: i64 = 6
        self.first_limit: i64 = 5
        self.first_until_discard: bool = False
        self.hand_cap: bool = True
        self.transfer: bool = False
        self.sufficiency: bool = True
        self.transfer_in_first_bout: bool = True
        self.chain_limit: i64 = 0
        self.show: bool = False
        self.show_any_card: bool = False
        self.show_once_a_deal: bool = False
        self.defender_draws_first: bool = False
        self.opener_draws_first: bool = False
        self.swap: bool = False
        self.last_defender_loses: bool = False
        self.teams: bool = False
        self.partner_plays: bool = True
        self.pogony: bool = False
        self.bout_limit: i64 = 200


class DealTerms:
    """How a deal goes: `Rules` as numbers; `by_trump` has the terms for each trump."""

    def __init__(self, by_trump: list[Terms]) -> None:
        self.by_trump: list[Terms] = by_trump
        self.hand_size: i64 = 6
        self.jokers: i64 = 0
        self.trump_source: i64 = NEXT_AFTER_DEAL
        self.fixed_trump: i64 = NO_TRUMP
        self.fallback: i64 = LOWEST_CARD

    def suit_of(self, card: i64) -> i64:
        """The number of the suit of *card*, which is no joker."""
        return card // _SUIT_SIZE

    def is_joker(self, card: i64) -> bool:
        """Whether *card* is a joker."""
        return (self.jokers & bit(card)) != 0


class Core:
    """One deal at one moment.

    Seats are 0 to `seats` - 1 clockwise.  `stock` is drawn from `top` on; its last card is
    the trump card if `is_face_up`.  The bout's attack cards are `attacks[:laid]`, laid by
    `layers`, beaten by `beats` (-1: not yet).  `done`, `out` and `fools` are masks of seats.
    """

    def __init__(self, terms: Terms, seats: i64) -> None:
        self.terms: Terms = terms
        self.seats: i64 = seats
        self.hands: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.twins: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.known: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.known_twins: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.stock: vec[i64] = vec[i64]()
        self.stock_size: i64 = 0
        self.top: i64 = 0
        self.is_face_up: bool = False
        self.discard: i64 = 0
        self.discard_twins: i64 = 0
        self.out: i64 = 0
        self.places: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])
        self.places_count: i64 = 0
        self.number: i64 = 0
        self.attacker: i64 = 0
        self.defender: i64 = 0
        self.attacker_place: i64 = 0
        self.defender_place: i64 = 0
        self.opener: i64 = 0
        self.defender_cards: i64 = 0
        self.attacks: vec[i64] = vec[i64]([i64(0) for _ in range(terms.attack_limit)])
        self.layers: vec[i64] = vec[i64]([i64(0) for _ in range(terms.attack_limit)])
        self.beats: vec[i64] = vec[i64]([i64(0) for _ in range(terms.attack_limit)])
        self.laid: i64 = 0
        self.unbeaten: i64 = 0
        self.table_ranks: i64 = 0
        self.is_taking: bool = False
        self.done: i64 = 0
        self.transfers: i64 = 0
        self.shown: i64 = 0
        self.emptied: i64 = 0  # the seats whose last card was laid, four bits each, last lowest
        self.is_over: bool = False
        self.fools: i64 = 0
        self.is_adjudicated: bool = False
        self.epaulettes: i64 = 0
        self.log: list[int] | None = None

    def copy(self) -> "Core":
        """The same moment, to be played on by itself; without a log."""
        made = Core(self.terms, 0)
        made.seats = self.seats
        made.is_face_up = self.is_face_up
        made.hands = self.hands[:]
        made.twins = self.twins[:]
        made.known = self.known[:]
        made.known_twins = self.known_twins[:]
        made.stock = self.stock[:]
        made.stock_size = self.stock_size
        made.top = self.top
        made.discard = self.discard
        made.discard_twins = self.discard_twins
        made.out = self.out
        made.places = self.places[:]
        made.places_count = self.places_count
        made.number = self.number
        made.attacker = self.attacker
        made.defender = self.defender
        made.attacker_place = self.attacker_place
        made.defender_place = self.defender_place
        made.opener = self.opener
        made.defender_cards = self.defender_cards
        made.attacks = self.attacks[:]
        made.layers = self.layers[:]
        made.beats = self.beats[:]
        made.laid = self.laid
        made.unbeaten = self.unbeaten
        made.table_ranks = self.table_ranks
        made.is_taking = self.is_taking
        made.done = self.done
        made.transfers = self.transfers
        made.shown = self.shown
        made.emptied = self.emptied
        made.is_over = self.is_over
        made.fools = self.fools
        made.is_adjudicated = self.is_adjudicated
        made.epaulettes = self.epaulettes
        return made

    def key(self) -> tuple[int, ...]:
        """What the rest of the game hangs on; see `State.key`."""
        table: i64 = 0
        twice: i64 = 0
        open_: i64 = 0
        open_twice: i64 = 0
        slot: i64 = 0
        while slot < self.laid:
            card = bit(self.attacks[slot])
            twice |= table & card
            table |= card
            if self.beats[slot] >= 0:
                beat = bit(self.beats[slot])
                twice |= table & beat
                table |= beat
            else:
                open_twice |= open_ & card
                open_ |= card
            slot += 1
        key = [int(table), int(twice), int(open_), int(open_twice)]
        for seat in range(self.seats):
            key.append(int(self.hands[seat]))
            key.append(int(self.twins[seat]))
        key.extend([int(self.stock[place]) for place in range(self.top, self.stock_size)])
        key.append(int(self.number))
        key.append(int(self.attacker + 16 * self.defender))
        key.append(int(self.attacker_place + 16 * self.defender_place + 256 * self.opener))
        key.append(int(self.defender_cards + 128 * self.transfers))
        key.append(int(self.shown))
        key.append(int(self.done + 4096 * self.out))
        key.append(1 if self.is_taking else 0)
        return tuple(key)

    def set_stock(self, stock: list[int], is_face_up: bool) -> None:
        """Put *stock* down, given from the top."""
        self.stock = vec[i64]([i64(card) for card in stock])
        self.stock_size = len(stock)
        self.top = 0
        self.is_face_up = is_face_up

    def set_pair(self, attack: i64, layer: i64, beat: i64) -> None:
        """Put an attack card on the table, and what beats it; -1 for nothing."""
        self._add_attack(layer, attack)
        if beat >= 0:
            self._cover(self.laid - 1, beat)

    # What is where, and who is who.

    def phase(self) -> i64:
        """What the game waits for: `OPEN`, `DEFEND`, `COVERED`, `TAKING` or `OVER`."""
        if self.is_over:
            return OVER
        if self.is_taking:
            return TAKING
        if self.laid == 0:
            return OPEN
        return DEFEND if self.unbeaten else COVERED

    def stock_left(self) -> i64:
        """The cards in the stock."""
        return self.stock_size - self.top

    def hand_count(self, seat: i64) -> i64:
        """The cards *seat* holds."""
        held = count(self.hands[seat])
        twins = self.twins[seat]
        return held + count(twins) if twins else held

    def is_active(self, seat: i64) -> bool:
        """Whether *seat* has cards, or will draw some."""
        return self.hands[seat] != 0 or self.top < self.stock_size

    def is_in_play(self, seat: i64) -> bool:
        """Whether *seat* is not out."""
        return not self.out & bit(seat)

    def is_opponent(self, seat: i64, other: i64) -> bool:
        """Whether the two play against each other: partners sit two apart (1.36)."""
        if self.terms.teams:
            return ((seat ^ other) & 1) != 0
        return seat != other

    def following(self, seat: i64) -> i64:
        """The seat to the left of *seat*."""
        other: i64 = seat + 1
        return 0 if other == self.seats else other

    def next_active(self, seat: i64) -> i64:
        """The next player with cards, or cards to draw; *seat* itself if there is none (2.12)."""
        other = self.following(seat)
        while other != seat and not self.is_active(other):
            other = self.following(other)
        return other

    def next_in_play(self, seat: i64) -> i64:
        """The next player who is not out; *seat* itself if there is none (2.28)."""
        other = self.following(seat)
        while other != seat and not self.is_in_play(other):
            other = self.following(other)
        return other

    def next_opponent(self, seat: i64) -> i64:
        """The next opponent in play; *seat* itself if there is none."""
        other = self.following(seat)
        while other != seat and not (self.is_in_play(other) and self.is_opponent(seat, other)):
            other = self.following(other)
        return other

    def opponent_before(self, seat: i64) -> i64:
        """The nearest opponent in play on the right; *seat* itself if there is none."""
        other: i64 = seat
        while True:
            other = (other if other else self.seats) - 1
            if other == seat or (self.is_in_play(other) and self.is_opponent(seat, other)):
                return other

    def player_of(self, place: i64) -> i64:
        """Who plays the turn of the seat *place*: itself, or its next partner in play (1.37)."""
        seat = place
        while not (self.is_in_play(seat) and ((seat ^ place) & 1) == 0):
            seat = self.following(seat)
        return seat

    def table_limit(self) -> i64:
        """The most attack cards, whatever the defender holds (1.18, 1.20)."""
        return self.terms.first_limit if self.is_first_limit() else self.terms.attack_limit

    def is_first_limit(self) -> bool:
        """Whether the first bout's limit is in force (1.21)."""
        if self.terms.first_limit == 0:
            return False
        if self.terms.first_until_discard:
            return self.discard == 0
        return self.number == 1

    def attack_limit(self) -> i64:
        """The most attack cards in this bout (0.11, 2.14, 2.15)."""
        limit = self.table_limit()
        if self.terms.hand_cap and self.defender_cards < limit:
            return self.defender_cards
        return limit

    def is_thrower(self, seat: i64) -> bool:
        """Whether *seat*, an opponent of the defender, is one who may throw in (1.14)."""
        throwers = self.terms.throwers
        if throwers == ALL:
            return True
        if throwers == ATTACKER_ONLY:
            return seat == self.attacker
        if throwers == NEIGHBOURS:
            if seat == self.next_opponent(self.defender):
                return True
            return seat == self.opponent_before(self.defender)
        return False

    def may_still_add(self, seat: i64) -> bool:
        """Whether the bout has to wait for *seat*: a thrower with cards, not done (0.10)."""
        if self.hands[seat] == 0 or self.done & bit(seat):
            return False
        if self.is_taking and not self.terms.throw_after_take:
            return False
        return self.is_opponent(seat, self.defender) and self.is_thrower(seat)

    def thrower_to_move(self) -> i64:
        """Whose turn it is to throw in or be done, in order (1.15); -1 for nobody's."""
        seat: i64 = self.attacker
        for _ in range(self.seats):
            if self.may_still_add(seat):
                return seat
            seat = self.following(seat)
        return -1

    # Attacking.

    def is_leading(self, seat: i64) -> bool:
        """Whether *seat* may add to his own lead or transfer (1.12, 1.23)."""
        if seat != self.attacker or self.is_taking or self.unbeaten != self.laid:
            return False
        return self.terms.equal_lead if self.transfers == 0 else self.terms.several

    def role_refusal(self, seat: i64) -> i64:
        """Why *seat* lays no attack card now, whatever it is (3.2, 3.3)."""
        terms = self.terms
        if not self.is_active(seat):
            return SEAT_OUT
        if self.laid == 0:
            return 0 if seat == self.attacker else NOT_THE_ATTACKER
        if seat == self.defender:
            return DEFENDER_NEVER_ADDS
        if terms.teams and not self.is_opponent(seat, self.defender):
            return DEFENDERS_PARTNER
        if self.is_leading(seat):
            return 0
        if not self.is_thrower(seat):
            return NOT_A_THROWER
        if self.is_taking and not terms.throw_after_take:
            return NO_THROW_IN_AFTER_TAKE
        if self.done & bit(seat):
            return ALREADY_DONE
        if terms.ordered and seat != self.thrower_to_move():
            return NOT_YOUR_TURN
        return 0

    def timing_refusal(self, seat: i64) -> i64:
        """Why it is too early for *seat* to throw in (1.16)."""
        timing = self.terms.timing
        if timing == ANY_TIME or self.is_taking or self.is_leading(seat):
            return 0
        if timing == AFTER_BEAT:
            return AFTER_FIRST_BEAT if self.unbeaten == self.laid else 0
        return NOT_ALL_BEATEN if self.unbeaten else 0

    def limit_refusal(self) -> i64:
        """Why no further attack card may be laid at all (0.11, 2.37)."""
        if self.terms.hand_cap and self.laid >= self.defender_cards:
            return DEFENDER_HAND_LIMIT
        return self.table_refusal(self.laid + 1)

    def table_refusal(self, laid: i64) -> i64:
        """Why the table cannot hold *laid* attack cards."""
        if laid <= self.table_limit():
            return 0
        return FIRST_BOUT_LIMIT if self.is_first_limit() else BOUT_LIMIT

    def attackable(self, seat: i64) -> i64:
        """The cards *seat* may lay as attack cards now."""
        if self.is_over or self.role_refusal(seat):
            return 0
        hand = self.hands[seat]
        if self.laid == 0:
            plain = hand & ~self.terms.jokers
            return plain if plain else hand
        if self.timing_refusal(seat) or self.limit_refusal():
            return 0
        return hand & self.table_ranks

    def attack_refusal(self, seat: i64, card: i64) -> i64:
        """Why *seat* may not lay *card* as an attack card now (3.2, 3.3)."""
        if self.is_over:
            return GAME_OVER
        refusal = self.role_refusal(seat)
        if refusal:
            return refusal
        if not self.hands[seat] & bit(card):
            return NOT_IN_HAND
        jokers = self.terms.jokers
        if jokers & bit(card) and (self.laid or self.hands[seat] & ~jokers):
            return JOKER_ONLY_BEATS
        if self.laid == 0:
            return 0
        refusal = self.timing_refusal(seat)
        if refusal:
            return refusal
        if not self.table_ranks & bit(card):
            return RANK_NOT_ON_TABLE
        return self.limit_refusal()

    def done_refusal(self, seat: i64) -> i64:
        """Why *seat* may not say that it adds no more (3.7)."""
        if self.is_over:
            return GAME_OVER
        if not self.is_active(seat):
            return SEAT_OUT
        if self.laid == 0:
            return MUST_OPEN if seat == self.attacker else NOT_THE_ATTACKER
        if seat == self.defender:
            return DEFENDER_NEVER_ADDS
        if not self.is_opponent(seat, self.defender):
            return DEFENDERS_PARTNER
        if not self.is_thrower(seat):
            return NOT_A_THROWER
        if self.unbeaten and not self.is_taking:
            return UNBEATEN_CARDS
        if not self.may_still_add(seat):
            return ALREADY_DONE
        if self.terms.ordered and seat != self.thrower_to_move():
            return NOT_YOUR_TURN
        return 0

    # Defending.

    def defence_refusal(self, seat: i64) -> i64:
        """Why *seat* cannot answer an attack now, whatever with (3.4)."""
        if self.is_over:
            return GAME_OVER
        if seat != self.defender:
            return NOT_THE_DEFENDER if self.is_active(seat) else SEAT_OUT
        if self.is_taking:
            return ALREADY_TAKING
        if self.laid == 0:
            return NO_ATTACK_YET
        return 0 if self.unbeaten else NOTHING_TO_BEAT

    def beatable(self, slot: i64) -> i64:
        """The cards the defender may beat attack number *slot* with now."""
        if self.defence_refusal(self.defender) or self.beats[slot] >= 0:
            return 0
        return self.hands[self.defender] & self.terms.beaters[self.attacks[slot]]

    def slot_of(self, attack: i64) -> i64:
        """Where the attack card *attack* lies, unbeaten if there is such; -1 if nowhere (2.34)."""
        found: i64 = -1
        slot: i64 = 0
        while slot < self.laid:
            if self.attacks[slot] == attack:
                if self.beats[slot] < 0:
                    return slot
                found = slot
            slot += 1
        return found

    def beat_refusal(self, seat: i64, attack: i64, card: i64) -> i64:
        """Why *seat* may not beat *attack* with *card* now (3.4)."""
        refusal = self.defence_refusal(seat)
        if refusal:
            return refusal
        if not self.hands[seat] & bit(card):
            return NOT_IN_HAND
        slot = self.slot_of(attack)
        if slot < 0:
            return NOT_ON_TABLE
        if self.beats[slot] >= 0:
            return ALREADY_BEATEN
        terms = self.terms
        if terms.beaters[attack] & bit(card):
            return 0
        if terms.jokers & bit(card):
            return JOKER_COLOUR
        if terms.jokers & bit(attack):
            return JOKER_UNBEATABLE
        if card // _SUIT_SIZE == attack // _SUIT_SIZE:
            return TOO_LOW
        if terms.spades_only and attack >= _SPADE_FIRST:
            return SPADES_ONLY
        if terms.trumps & bit(attack):
            return TRUMP_NEEDED
        return WRONG_SUIT if terms.trumps else SUIT_NEEDED

    def take_refusal(self, seat: i64) -> i64:
        """Why *seat* may not take (3.6, 2.17)."""
        refusal = self.defence_refusal(seat)
        return NOTHING_TO_TAKE if refusal == NOTHING_TO_BEAT else refusal

    # Transferring.

    def passing_refusal(self, laid: i64) -> i64:
        """Why the defender cannot pass on an attack of *laid* cards (3.5)."""
        terms = self.terms
        if self.number == 1 and not terms.transfer_in_first_bout:
            return TRANSFER_FIRST_BOUT
        if terms.chain_limit and self.transfers >= terms.chain_limit:
            return TRANSFER_CHAIN
        receiver = self.next_active(self.defender)
        if receiver == self.defender:
            return NOBODY_TO_RECEIVE
        if terms.sufficiency and self.hand_count(receiver) < laid:
            return RECEIVER_HAND_LIMIT
        return self.table_refusal(laid)

    def transferable(self) -> i64:
        """The cards the defender may lay to transfer now."""
        if not self.terms.transfer or self.laid == 0 or self.unbeaten != self.laid:
            return 0
        cards = self.hands[self.defender] & self.table_ranks
        if cards == 0 or self.defence_refusal(self.defender):
            return 0
        return 0 if self.passing_refusal(self.laid + 1) else cards

    def showable(self) -> i64:
        """The cards the defender may show to transfer now (1.27)."""
        terms = self.terms
        if not terms.show or self.laid == 0 or self.unbeaten != self.laid:
            return 0
        cards = self.hands[self.defender] & self.table_ranks & ~self.shown
        if not terms.show_any_card:
            cards &= terms.trumps
        if cards == 0 or self.defence_refusal(self.defender):
            return 0
        return 0 if self.passing_refusal(self.laid) else cards

    def transfer_refusal(self, seat: i64, card: i64, is_shown: bool) -> i64:
        """Why *seat* may not transfer by laying or showing *card* now (3.5)."""
        if self.is_over:
            return GAME_OVER
        terms = self.terms
        if seat == self.defender and not terms.transfer:
            return TRANSFER_OFF
        if seat == self.defender and is_shown and not terms.show:
            return SHOW_OFF
        refusal = self.defence_refusal(seat)
        if refusal:
            return refusal
        if not self.hands[seat] & bit(card):
            return NOT_IN_HAND
        if terms.jokers & bit(card):
            return JOKER_ONLY_BEATS
        if self.unbeaten != self.laid:
            return TRANSFER_AFTER_BEAT
        if not self.table_ranks & bit(card):
            return TRANSFER_RANK
        if not is_shown:
            return self.passing_refusal(self.laid + 1)
        if not terms.show_any_card and not terms.trumps & bit(card):
            return SHOW_TRUMP
        if self.shown & bit(card):
            return SHOW_USED
        return self.passing_refusal(self.laid)

    # Exchanging the trump card.

    def swap_refusal(self, seat: i64) -> i64:
        """Why *seat* may not exchange the lowest trump for the trump card (3.8, 1.31)."""
        if self.is_over:
            return GAME_OVER
        terms = self.terms
        if not terms.swap:
            return SWAP_OFF
        if not self.is_active(seat):
            return SEAT_OUT
        if self.laid or self.number == 1:
            return SWAP_BETWEEN_BOUTS
        if not self.is_face_up or self.top >= self.stock_size:
            return SWAP_NO_TRUMP_CARD
        if self.stock[self.stock_size - 1] == terms.lowest_trump:
            return SWAP_LOWEST
        return 0 if self.hands[seat] & bit(terms.lowest_trump) else NOT_IN_HAND

    # What happens.  Callers have made sure that the move is legal.

    def attack(self, seat: i64, card: i64) -> None:
        """*seat* opens with *card* or throws it in."""
        self._lay(seat, card)
        self._add_attack(seat, card)
        self._end_if_finished()

    def beat(self, slot: i64, card: i64) -> None:
        """The defender beats attack number *slot* with *card*."""
        self._lay(self.defender, card)
        self._cover(slot, card)
        self._end_if_finished()

    def transfer(self, card: i64) -> None:
        """The defender lays *card* and passes the attack on."""
        seat = self.defender
        self._lay(seat, card)
        self._add_attack(seat, card)
        self._pass_on()

    def show_to_transfer(self, card: i64) -> None:
        """The defender shows *card*, keeps it, and passes the attack on."""
        seat = self.defender
        self.known[seat] |= bit(card)
        self.shown |= bit(card)
        self.done = 0
        self._pass_on()

    def take(self) -> None:
        """The defender takes."""
        self.is_taking = True
        self.done = 0
        self._end_if_finished()

    def be_done(self, seat: i64) -> None:
        """*seat* adds no more."""
        self.done |= bit(seat)
        self._end_if_finished()

    def swap(self, seat: i64) -> None:
        """*seat* puts the lowest trump under the stock and gets the trump card."""
        given = self.terms.lowest_trump
        last = self.stock_size - 1
        taken = self.stock[last]
        self._drop(seat, given)
        self._put(seat, taken)
        self._make_known(seat, taken)
        self.stock[last] = given

    def begin(self, seat: i64) -> None:
        """Start the next bout: *seat* attacks."""
        self._start_bout(seat)

    def lowest_trump_holder(self, dealer: i64) -> i64:
        """Who holds the lowest trump, nearest to the dealer's left; -1 if nobody has one (0.4)."""
        found: i64 = -1
        best: i64 = 0
        seat = dealer
        for _ in range(self.seats):
            seat = self.following(seat)
            mine = self.hands[seat] & self.terms.trumps
            if mine and (found < 0 or lowest(mine) < best):
                found = seat
                best = lowest(mine)
        return found

    def lowest_card_holder(self, dealer: i64) -> i64:
        """Who holds the lowest rank of all, nearest to the dealer's left (1.10)."""
        found: i64 = -1
        best: i64 = 0
        seat = dealer
        for _ in range(self.seats):
            seat = self.following(seat)
            rank = self._lowest_rank_of(self.hands[seat] & ~self.terms.jokers)
            if found < 0 or rank < best:
                found = seat
                best = rank
        return found

    def _lowest_rank_of(self, hand: i64) -> i64:
        rank: i64 = _SUIT_SIZE
        while hand:
            rank = min(rank, lowest(hand) % _SUIT_SIZE)
            hand &= hand - 1
        return rank

    def _put(self, seat: i64, card: i64) -> None:
        if self.hands[seat] & bit(card):
            self.twins[seat] |= bit(card)
        else:
            self.hands[seat] |= bit(card)

    def _drop(self, seat: i64, card: i64) -> None:
        """Take *card* out of the hand, and out of what is known of it."""
        only = ~bit(card)
        if self.twins[seat] & bit(card):
            self.twins[seat] &= only
        else:
            self.hands[seat] &= only
        if self.known_twins[seat] & bit(card):
            self.known_twins[seat] &= only
        else:
            self.known[seat] &= only

    def _make_known(self, seat: i64, card: i64) -> None:
        if self.known[seat] & bit(card):
            self.known_twins[seat] |= bit(card)
        else:
            self.known[seat] |= bit(card)

    def _lay(self, seat: i64, card: i64) -> None:
        """Move *card* from the hand to the table; every card laid undoes "done" (0.10)."""
        self._drop(seat, card)
        self.done = 0
        if self.hands[seat] == 0:
            self.emptied = self.emptied * 16 + seat + 1

    def _add_attack(self, seat: i64, card: i64) -> None:
        slot = self.laid
        self.attacks[slot] = card
        self.layers[slot] = seat
        self.beats[slot] = -1
        self.laid = slot + 1
        self.unbeaten += 1
        self.table_ranks |= self.terms.ranks[card]

    def _cover(self, slot: i64, card: i64) -> None:
        self.beats[slot] = card
        self.unbeaten -= 1
        if not self.terms.attack_ranks_only:
            self.table_ranks |= self.terms.ranks[card]

    def _pass_on(self) -> None:
        """Make the transferrer the attacker and the next player the defender (2.8, 2.9)."""
        self.attacker = self.defender
        self.defender = self.next_active(self.attacker)
        self.attacker_place = self.attacker
        self.defender_place = self.defender
        self.defender_cards = self.hand_count(self.defender)
        self.transfers += 1

    def _end_if_finished(self) -> None:
        if self.is_finished():
            self._finish_bout()

    def is_finished(self) -> bool:
        """Whether the bout is at its end: nobody can or will add, and nothing is open (0.12)."""
        if self.laid == 0 or (self.unbeaten and not self.is_taking):
            return False
        if self.laid >= self.attack_limit():
            return True
        if not self.terms.hand_cap and not self.is_taking and self.hands[self.defender] == 0:
            return True
        seat: i64 = 0
        while seat < self.seats:
            if self.may_still_add(seat):
                return False
            seat += 1
        return True

    def _finish_bout(self) -> None:
        """Clear the table, draw up, let out, and start the next bout or end the game."""
        self._clear_table()
        self._draw_up()
        if self.top >= self.stock_size:
            self._let_out()
        self._find_result()
        if self.is_over:
            self.laid = 0
            self.unbeaten = 0
            self.table_ranks = 0
            self.done = 0
            return
        if self.terms.teams and self.terms.partner_plays:
            place = self.defender_place
            self._start_bout(self.following(place) if self.is_taking else place)
        elif self.is_taking or not self.is_in_play(self.defender):
            self._start_bout(self.next_in_play(self.defender))
        else:
            self._start_bout(self.defender)

    def _clear_table(self) -> None:
        log = self.log
        if log is not None:
            log.append(LOG_TAKEN if self.is_taking else LOG_BEATEN)
            log.append(int(2 * self.laid - self.unbeaten))
        slot: i64 = 0
        while slot < self.laid:
            self._clear(self.attacks[slot])
            if self.beats[slot] >= 0:
                self._clear(self.beats[slot])
            slot += 1
        if log is not None and self.is_taking:
            log.append(int(self.defender))

    def _clear(self, card: i64) -> None:
        """Put a card from the table where it goes: to the defender (2.18) or the discard."""
        if self.log is not None:
            self.log.append(int(card))
        if self.is_taking:
            self._put(self.defender, card)
            self._make_known(self.defender, card)
        elif self.discard & bit(card):
            self.discard_twins |= bit(card)
        else:
            self.discard |= bit(card)

    def _draw_up(self) -> None:
        """Refill the hands, in order (0.13, 1.29, 1.30)."""
        if self.top >= self.stock_size:
            return
        if self.terms.defender_draws_first:
            self._draw(self.defender)
        seat: i64 = self.opener if self.terms.opener_draws_first else self.attacker
        for _ in range(self.seats):
            if seat != self.defender:
                self._draw(seat)
            seat = self.following(seat)
        if not self.terms.defender_draws_first:
            self._draw(self.defender)

    def _draw(self, seat: i64) -> None:
        wanted = self.terms.hand_size - self.hand_count(seat)
        left = self.stock_size - self.top
        wanted = min(wanted, left)
        if wanted <= 0:
            return
        log = self.log
        if log is not None:
            log.append(LOG_DREW)
            log.append(int(seat))
            log.append(int(wanted))
        for _ in range(wanted):
            card = self.stock[self.top]
            self.top += 1
            self._put(seat, card)
            if log is not None:
                log.append(int(card))
        got_trump_card = self.is_face_up and self.top == self.stock_size
        if got_trump_card:
            self._make_known(seat, self.stock[self.stock_size - 1])
        if log is not None:
            log.append(1 if got_trump_card else 0)

    def _let_out(self) -> None:
        """Let out who has no cards, in the order in which they laid their last (0.14)."""
        # The seats stand in `emptied` from the highest digit down to the lowest.
        order: i64 = 0
        rest = self.emptied
        while rest:
            order = order * 16 + (rest & 15)
            rest >>= 4
        # Whoever was empty before this bout comes first: the stock ran dry before he drew.
        seat: i64 = 0
        while seat < self.seats:
            if not self._has_emptied(seat):
                self._let_out_if_empty(seat)
            seat += 1
        while order:
            self._let_out_if_empty((order & 15) - 1)
            order >>= 4

    def _has_emptied(self, seat: i64) -> bool:
        rest = self.emptied
        while rest:
            if (rest & 15) - 1 == seat:
                return True
            rest >>= 4
        return False

    def _let_out_if_empty(self, seat: i64) -> None:
        if self.hands[seat] or not self.is_in_play(seat):
            return
        self.out |= bit(seat)
        self.places[self.places_count] = seat
        self.places_count += 1
        if self.log is not None:
            self.log.append(LOG_OUT)
            self.log.append(int(seat))
            self.log.append(int(self.places_count))

    def _find_result(self) -> None:
        """End the game if it is decided, or at the limit on bouts (0.16, 1.36, 2.38)."""
        holding: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.is_active(seat):
                holding |= self._side(seat)
            seat += 1
        if holding == 0:
            self.is_over = True
            if self.terms.last_defender_loses:
                self.fools = self._side(self.defender)
        elif holding == self._side(lowest(holding)):
            self.is_over = True
            self.fools = holding
        elif self.number >= self.terms.bout_limit:
            self.is_over = True
            self.is_adjudicated = True
        if self.is_over:
            if self.terms.pogony and self.fools & bit(self.defender):
                self._count_epaulettes()
            if self.log is not None:
                self.log.append(LOG_OVER)

    def _side(self, seat: i64) -> i64:
        """The mask of *seat*, with teams of all its team."""
        if not self.terms.teams:
            return bit(seat)
        side: i64 = 0
        other = seat & 1
        while other < self.seats:
            side |= bit(other)
            other += 2
        return side

    def _count_epaulettes(self) -> None:
        """Count the lowest cards that were laid last against the fool (1.38)."""
        slot = self.laid - 1
        while slot >= 0 and self.epaulettes < _MAX_EPAULETTES:
            if not self.terms.lowest_rank & bit(self.attacks[slot]):
                return
            self.epaulettes += 1
            slot -= 1

    def _start_bout(self, place: i64) -> None:
        """Clear what belongs to a bout; the turn of *place* is played against the next."""
        if self.terms.teams and self.terms.partner_plays:
            self.attacker = self.player_of(place)
            self.defender_place = self.following(place)
            self.defender = self.player_of(self.defender_place)
        else:
            self.attacker = place
            self.defender = self.next_opponent(place)
            self.defender_place = self.defender
        self.attacker_place = place
        self.opener = self.attacker
        self.number += 1
        self.defender_cards = self.hand_count(self.defender)
        self.laid = 0
        self.unbeaten = 0
        self.table_ranks = 0
        self.is_taking = False
        self.done = 0
        self.transfers = 0
        if not self.terms.show_once_a_deal:
            self.shown = 0
        self.emptied = 0
        if self.log is not None:
            self.log.append(LOG_BOUT)


def deal_out(terms: DealTerms, pack: list[int], seats: int, dealer: int) -> Core:
    """Deal *pack*, card by card clockwise from the dealer's left, and find the trump (0.1, 0.2).

    No bout has begun yet: `opener_of` says who attacks, `Core.begin` starts the first.
    """
    cards: vec[i64] = vec[i64]([i64(card) for card in pack])
    return deal_cards(terms, cards, len(pack), seats, dealer)


def deal_cards(terms: DealTerms, cards: vec[i64], size: i64, seats: i64, dealer: i64) -> Core:
    """As `deal_out`, for the first *size* of *cards*."""
    dealt: i64 = seats * terms.hand_size
    place = trump_place(terms, cards, size, dealt)
    trump: i64 = terms.fixed_trump if place < 0 else terms.suit_of(cards[place])
    core = Core(terms.by_trump[trump], seats)
    seat: i64 = dealer
    i: i64 = 0
    while i < dealt:
        seat = core.following(seat)
        core._put(seat, cards[i])
        if i == place:
            core._make_known(seat, cards[i])
        i += 1
    # The trump card goes under the stock, the others keep their order (1.3).
    core.stock_size = size - dealt
    core.stock = vec[i64]([i64(0) for _ in range(core.stock_size)])
    to: i64 = 0
    while i < size:
        if i != place:
            core.stock[to] = cards[i]
            to += 1
        i += 1
    if place >= dealt:
        core.stock[to] = cards[place]
        core.is_face_up = True
    return core


def trump_place(terms: DealTerms, cards: vec[i64], size: i64, dealt: i64) -> i64:
    """Where in the pack the card lies that names the trump; -1 if none does (1.3, 1.4)."""
    source = terms.trump_source
    if source == NO_CARD:
        return -1
    place: i64
    if dealt == size or source == LAST_DEALT:
        place = dealt - 1
        while terms.is_joker(cards[place]):
            place -= 1
        return place
    if source == BOTTOM_CARD:
        place = size - 1
        while terms.is_joker(cards[place]):
            place -= 1
        return place
    place = dealt
    while terms.is_joker(cards[place]):
        place += 1
    return place


def trump_place_of(terms: DealTerms, pack: list[int], seats: int) -> int:
    """As `trump_place`, for a *pack* that is dealt to *seats*."""
    cards: vec[i64] = vec[i64]([i64(card) for card in pack])
    return int(trump_place(terms, cards, len(pack), seats * terms.hand_size))


def opener_of(terms: DealTerms, core: Core, dealer: i64) -> i64:
    """Who attacks first by the cards; -1 if the lot must decide (0.4, 1.10)."""
    holder = core.lowest_trump_holder(dealer)
    if holder >= 0:
        return holder
    if terms.fallback == LOWEST_CARD:
        return core.lowest_card_holder(dealer)
    return 0 if terms.fallback == FIRST_SEAT else -1
