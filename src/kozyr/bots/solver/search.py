"""Searching a game between two to its end, move by move on the law's own `Core`.

Compiled by mypyc.  Scores are told from the side of the player whose move it is: `SURE` less
the number of moves to the end for a win, the same below zero for a loss, 0 for a draw.

Who may move although the game does not wait for him (an attacker before the defender has
answered, a defender who exchanges the trump card) is asked first, and may wait.  An attacker
is asked only where that can be of use to him: a card that he keeps he can still lay when the
defender has answered, unless the defender may transfer it away, or the bout ends at once.
"""

from typing import Final

from kozyr.bots.solver.table import NO_TURN, Memory
from kozyr.rules.core.codes import SUIT_SIZE
from kozyr.rules.core.core import Core
from kozyr.rules.core.masks import bit, count, indices, lowest, shifted
from kozyr.rules.core.terms import Terms
from kozyr.rules.core.turns import (
    BEAT_TURN,
    CARDS,
    DONE_TURN,
    SHOW_TURN,
    SWAP_TURN,
    TAKE_TURN,
    TRANSFER_TURN,
    make_turn,
)
from kozyr.rules.native import i64, vec

SURE: Final = 4000
"""More than any game between two has moves."""

WAIT_TURN: Final = 4291
"""Besides the numbers of `kozyr.rules.core.turns`: to do nothing out of turn."""

_MASK: Final = 0x3FFFFFFFFFFFFFFF
_ATTACKER: Final = 0x3DDA0193958507AD
_DEFENDER: Final = 0x1659BAD1E0C67745
_ATTACKER_TWINS: Final = 0x132A0A61FCB042D9
_DEFENDER_TWINS: Final = 0x2E71232C1720800F
_SMALL: Final = 0x35B24FC0A9F18631
_RANKS: Final = 0x2A0F151BBC4D13DD
_SHOWN: Final = 0x28E59808DF2D5C05
_ROOM: Final = 0x2B3A5C3FCDDBA417
_MORE: Final = 0x13F8B1382B5EADAD
_DRAW: Final = 2862933555777941757
_STEP: Final = 3037000493
_DONE_ORDER: Final = 40
_TAKE_ORDER: Final = 40
_SOON: Final = 2000
"""Bounds beyond it ask for more than who wins."""
_SUITS: Final = 4
_ONE_SUIT: Final = 0x1FFF
_FEW: Final = 3000
"""No position has more moves than that."""


def ahead_of(bound: i64) -> i64:
    """What the score of the position after a move has to be, for *bound* before it."""
    if bound > 0:
        return bound + 1
    return bound - 1 if bound < 0 else bound


def _moves_to_win(core: Core, seat: i64) -> i64:
    """The fewest moves in which *seat* can win.

    He has to lay all his cards, and for each rank that is not on the table yet the other has to
    move once: he answers the card that opens with it, or lays one of that rank himself; of
    several cards that are to be beaten now each may be beaten with a rank of its own.
    """
    hand = core.hands[seat]
    ranks = hand & ~core.table_ranks & ~core.terms.jokers
    ranks |= ranks >> 26
    ranks |= ranks >> SUIT_SIZE
    moves = count(ranks & _ONE_SUIT)
    if seat == core.defender and not core.is_taking:
        moves -= core.unbeaten
    moves = max(moves, 0)
    return moves + core.hand_count(seat)


def _in_play(core: Core) -> i64:
    """The cards that are not beaten away."""
    found = core.hands[core.attacker] | core.hands[core.defender]
    if core.top < core.stock_size:
        found |= bit(core.stock[core.stock_size - 1])
    slot: i64 = 0
    while slot < core.laid:
        found |= bit(core.attacks[slot])
        if core.beats[slot] >= 0:
            found |= bit(core.beats[slot])
        slot += 1
    return found


def _has_twins(core: Core) -> bool:
    """Whether a card is in play twice."""
    cards = core.stock_left() + 2 * core.laid - core.unbeaten
    cards += core.hand_count(core.attacker) + core.hand_count(core.defender)
    return cards != count(_in_play(core))


class Search:
    """Looks through the game from a position that `begin` is given.

    `nodes` are the positions looked at since, the ends of games among them; when they come
    to `limit`, `stopped` is set and what is returned means nothing.
    """

    def __init__(self, bits: int) -> None:
        """Make a search whose memory has room for ``2 ** bits`` positions."""
        self.memory = Memory(bits)
        self.cores: list[Core] = []
        self.keys: vec[i64] = vec[i64]([i64(0) for _ in range(_FEW)])
        state: i64 = 1
        drawn: list[int] = []
        for _ in range(2 * CARDS):
            state = (state * _DRAW + _STEP) & _MASK
            drawn.append(int(state ^ (state >> 31)))
        self.numbers: vec[i64] = vec[i64]([i64(number) for number in drawn])
        self.terms: Terms | None = None
        self.is_in_order: bool = False
        self.salts: list[Terms] = []
        self.salt: i64 = 0
        self.prices: vec[i64] = vec[i64]([i64(0) for _ in range(CARDS)])
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.stopped: bool = False
        self.is_early: bool = False
        self.counts_bouts: bool = False
        self.is_endless: bool = False
        self.merges: bool = False
        self.in_play: i64 = 0
        self.chosen: i64 = NO_TURN
        self.path: vec[i64] = vec[i64]([i64(0) for _ in range(SURE)])
        self.loop: i64 = SURE
        self.has_more: bool = False

    def begin(self, core: Core, limit: i64, counts_bouts: bool) -> None:
        """Begin at *core*, a game between two, and give up after *limit* nodes.

        With *counts_bouts* the limit on bouts is minded; without, it is as if it were not.
        """
        terms = core.terms
        self._keep_apart(terms)
        self.nodes = 0
        self.limit = limit
        self.stopped = False
        self.is_early = not terms.hand_cap or not terms.throw_after_take or terms.equal_lead
        self.counts_bouts = counts_bouts
        self.is_endless = terms.transfer and not counts_bouts
        self.loop = SURE
        self.has_more = (
            counts_bouts
            or terms.transfer
            or terms.swap
            or terms.first_until_discard
            or terms.attack_ranks_only
        )
        self.merges = (
            self.is_in_order and not terms.show and not terms.swap and not _has_twins(core)
        )
        if not self._has_room_for(core):
            self.cores = [core.copy()]
        self.cores[0].copy_from(core)

    def turns(self, actor: i64, waited: bool) -> list[int]:
        """The moves of *actor*, who decides at the beginning."""
        merges = self.merges
        self.merges = False
        end = self._find_first_turns(actor, waited)
        self.merges = merges
        return [int(self.keys[place] & NO_TURN) for place in range(end)]

    def _find_first_turns(self, actor: i64, waited: bool) -> i64:
        first: i64 = NO_TURN
        if self.memory.find(self._signature(self.cores[0], waited)):
            first = self.memory.turn
        return self._find_turns(self.cores[0], 0, actor, waited, first)

    def _has_room_for(self, core: Core) -> bool:
        if not self.cores:
            return False
        first = self.cores[0]
        return (
            first.terms is core.terms
            and first.seats == core.seats
            and len(first.stock) >= len(core.stock)
            and len(first.attacks) >= len(core.attacks)
        )

    def best_turn(self, actor: i64, waited: bool, bound: i64) -> i64:
        """The first move by which *actor*, who decides at the beginning, has *bound* at least.

        `NO_TURN` if there is none; means nothing when `stopped`.
        """
        end = self._find_first_turns(actor, waited)
        self.path[0] = 0
        if bound <= -SURE:
            return self.keys[0] & NO_TURN
        place: i64 = 0
        while place < end:
            turn = self.keys[place] & NO_TURN
            least = bound if turn == WAIT_TURN else ahead_of(bound)
            if self.score_after(0, end, actor, turn, least) >= least:
                return turn
            place += 1
        return NO_TURN

    def _keep_apart(self, terms: Terms) -> None:
        """See to it that what is known by other terms is not taken for true by these."""
        if terms is self.terms:
            return
        place: i64 = 0
        for other in self.salts:
            if other is terms:
                break
            place += 1
        else:
            self.salts.append(terms)
        self.salt = (place * _DRAW + _STEP) & _MASK
        self.terms = terms
        self.is_in_order = terms.jokers == 0
        for suit in range(_SUITS):
            cards = shifted(_ONE_SUIT, suit * SUIT_SIZE)
            for card in indices(cards):
                if terms.beaters[card] & cards & (bit(card) - 1):
                    self.is_in_order = False
        for card in range(CARDS):
            price: i64 = card % SUIT_SIZE
            if terms.trumps & bit(card):
                price += SUIT_SIZE
            if terms.jokers & bit(card):
                price = 2 * SUIT_SIZE
            self.prices[card] = price

    def actor(self, core: Core, waited: bool) -> i64:
        """Who decides now; *waited* when who could act out of turn has let it be."""
        if core.laid == 0:
            if not waited and core.terms.swap and core.swap_refusal(core.defender) == 0:
                return core.defender
            return core.attacker
        if core.unbeaten == 0 or core.is_taking:
            return core.attacker
        if waited:
            return core.defender
        return core.attacker if self._may_add_early(core) else core.defender

    def _may_add_early(self, core: Core) -> bool:
        """Whether it can be of use to add before the defender has answered."""
        if not self.is_early:
            if not core.terms.transfer or core.unbeaten != core.laid:
                return False
            if core.hands[core.defender] & core.table_ranks == 0:
                return False
        return core.attackable(core.attacker) != 0

    def search(self, ply: i64, start: i64, actor: i64, waited: bool, bound: i64) -> i64:
        """Whether the score of the position at *ply* is at least *bound*.

        If so a score it has at least is returned, else one that it has at most.  What is in
        `keys` before *start* stays as it is.
        """
        if bound > _SOON or bound < -_SOON:
            limit = self._soonest(self.cores[ply], actor, bound)
            if limit:
                return limit
        signature = self._signature(self.cores[ply], waited)
        low: i64 = -SURE
        high: i64 = SURE
        first: i64 = NO_TURN
        if self.memory.find(signature):
            low = self.memory.low
            high = self.memory.high
            if low >= bound:
                return low
            if high < bound:
                return high
            first = self.memory.turn
        outer = self.loop
        if self.is_endless and self._goes_round(ply, signature):
            return 0
        before = self.nodes
        best = self._best_of(ply, start, actor, waited, bound, first)
        if self.stopped:
            return 0
        # What rests on a position not being won because play comes back to it holds for no
        # other way there; that somebody wins always does.
        is_sure = self.loop >= ply
        if not is_sure:
            outer = min(outer, self.loop)
        self.loop = outer
        if best >= bound:
            if is_sure or best > 0:
                low = max(low, best)
                self.memory.keep(signature, low, high, self.chosen, self.nodes - before)
        elif is_sure or best < 0:
            high = min(high, best)
            self.memory.keep(signature, low, high, self.chosen, self.nodes - before)
        return best

    def _soonest(self, core: Core, actor: i64, bound: i64) -> i64:
        """A score that is known from the cards that must be laid first; 0 if it does not say."""
        if bound > 0:
            score = SURE - _moves_to_win(core, actor)
            return score if score < bound else 0
        score = _moves_to_win(core, core.attacker + core.defender - actor) - SURE
        return score if score >= bound else 0

    def _best_of(
        self, ply: i64, start: i64, actor: i64, waited: bool, bound: i64, first: i64
    ) -> i64:
        """Try the moves until one has *bound*; the best is left in `chosen`."""
        end = self._find_turns(self.cores[ply], start, actor, waited, first)
        ahead = ahead_of(bound)
        best: i64 = -SURE
        best_turn: i64 = NO_TURN
        place = start
        while place < end:
            turn = self.keys[place] & NO_TURN
            if turn == WAIT_TURN:
                score = self.score_after(ply, end, actor, turn, bound)
            else:
                score = self.score_after(ply, end, actor, turn, ahead)
                if score > 0:
                    score -= 1
                elif score < 0:
                    score += 1
            if self.stopped:
                return 0
            if score > best:
                best = score
                best_turn = turn
                if best >= bound:
                    break
            place += 1
        self.chosen = best_turn
        return best

    def _goes_round(self, ply: i64, signature: i64) -> bool:
        """Whether the position has been on the way here; notes how far back in `loop`."""
        core = self.cores[ply]
        self.path[ply] = 0
        if core.laid == 0:
            earlier = ply - 1
            while earlier >= 0:
                if self.path[earlier] == signature:
                    self.loop = min(self.loop, earlier)
                    return True
                earlier -= 1
            self.path[ply] = signature
        self.loop = SURE
        return False

    def score_after(self, ply: i64, start: i64, actor: i64, turn: i64, bound: i64) -> i64:
        """As `search`, for the position after *turn*, told from the side of *actor*."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
            return 0
        next_ply = ply + 1
        if next_ply == len(self.cores):
            self.cores.append(self.cores[ply].copy())
        core = self.cores[next_ply]
        core.copy_from(self.cores[ply])
        waited = turn == WAIT_TURN
        if not waited:
            make_turn(core, actor, turn)
            if core.is_over:
                if core.fools == 0:
                    return 0
                return -SURE if core.fools & bit(actor) else SURE
        other = self.actor(core, waited)
        if other == actor:
            return self.search(next_ply, start, other, waited, bound)
        return -self.search(next_ply, start, other, waited, 1 - bound)

    def _find_turns(self, core: Core, start: i64, actor: i64, waited: bool, first: i64) -> i64:
        """Put the moves of *actor* into `keys` from *start* on; return where they end.

        *first* comes first; the others by their price.
        """
        if start + _FEW > len(self.keys):
            self.keys = vec[i64]([self.keys[i % start] for i in range(2 * start + 2 * _FEW)])
        if self.merges:
            self.in_play = _in_play(core)
        if actor != core.defender:
            return self._find_attacks(core, start, first)
        if core.laid:
            return self._find_answers(core, start, first)
        return self._add(start, self._add(start, start, 0, SWAP_TURN), 1, WAIT_TURN)

    def _find_attacks(self, core: Core, start: i64, first: i64) -> i64:
        actor = core.attacker
        end = self._add_cards(start, start, first, core.attackable(actor), 0)
        if core.laid == 0:
            if core.terms.swap and core.swap_refusal(actor) == 0:
                end = self._add(start, end, 1, SWAP_TURN)
        elif core.unbeaten and not core.is_taking:
            end = self._add(start, end, 1, WAIT_TURN)
        elif first == DONE_TURN:
            end = self._add(start, end, 0, DONE_TURN)
        else:
            end = self._add(start, end, _DONE_ORDER, DONE_TURN)
        return end

    def _find_answers(self, core: Core, start: i64, first: i64) -> i64:
        end = start
        slot: i64 = 0
        while slot < core.laid:
            attack = core.attacks[slot]
            if core.beats[slot] < 0 and core.slot_of(attack) == slot:
                end = self._add_cards(
                    start, end, first, core.beatable(slot), BEAT_TURN + CARDS * attack
                )
            slot += 1
        if core.terms.transfer:
            end = self._add_cards(start, end, first, core.transferable(), TRANSFER_TURN)
            end = self._add_cards(start, end, first, core.showable(), SHOW_TURN)
        if first == TAKE_TURN:
            return self._add(start, end, 0, TAKE_TURN)
        return self._add(start, end, _TAKE_ORDER, TAKE_TURN)

    def _add_cards(self, start: i64, end: i64, first: i64, cards: i64, kind: i64) -> i64:
        lower: i64 = -1
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if lower >= 0 and self._are_alike(lower, card):
                lower = card
                continue
            lower = card
            turn = kind + card
            if turn == first:
                end = self._add(start, end, 0, turn)
            else:
                end = self._add(start, end, self.prices[card] + 1, turn)
        return end

    def _are_alike(self, lower: i64, higher: i64) -> bool:
        """Whether to lay one of two cards of a hand comes to the same as to lay the other.

        They are of one suit, no card in play comes between them, and there is none besides
        them of either rank: to change them for each other is to change nothing.
        """
        ranks = self.cores[0].terms.ranks
        if not self.merges or lower // SUIT_SIZE != higher // SUIT_SIZE:
            return False
        both = bit(lower) | bit(higher)
        apart = bit(higher) - bit(lower)
        apart |= ranks[lower] | ranks[higher]
        return self.in_play & apart & ~both == 0

    def _add(self, start: i64, end: i64, order: i64, turn: i64) -> i64:
        key = order * 8192 + turn
        place = end
        while place > start and self.keys[place - 1] > key:
            self.keys[place] = self.keys[place - 1]
            place -= 1
        self.keys[place] = key
        return end + 1

    def _signature(self, core: Core, waited: bool) -> i64:
        """62 bits of all that the rest of the game hangs on, told by roles, not by seats."""
        attacker = core.attacker
        defender = core.defender
        found = self.salt + core.hands[attacker] * _ATTACKER + core.hands[defender] * _DEFENDER
        twins = core.twins[attacker]
        if twins:
            found += twins * _ATTACKER_TWINS
        twins = core.twins[defender]
        if twins:
            found += twins * _DEFENDER_TWINS
        small: i64 = 1 if waited else 0
        if core.laid:
            found += self.signature_of_table(core)
            if core.is_taking:
                small += 2
        if core.top < core.stock_size:
            small += (core.stock[core.stock_size - 1] + 1) << 8
            if core.opener == attacker:
                small += 4
        if self.has_more:
            found += self.signature_of_more(core)
        found += small * _SMALL
        found ^= (found & _MASK) >> 31
        return (found * _RANKS) & _MASK

    def signature_of_table(self, core: Core) -> i64:
        """What lies on the table, in any order, and how many more attack cards may."""
        room = core.attack_limit() - core.laid
        found: i64 = 0
        if room > 0:
            found = room * _ROOM
        slot: i64 = 0
        while slot < core.laid:
            card = core.attacks[slot]
            beat = core.beats[slot]
            if beat >= 0:
                found += self.numbers[card] + self.numbers[beat]
            elif core.is_taking:
                found += self.numbers[card]
            else:
                found += self.numbers[card + CARDS]
            slot += 1
        return found

    def signature_of_more(self, core: Core) -> i64:
        """What matters by some rules alone."""
        terms = core.terms
        found: i64 = core.shown * _SHOWN
        small: i64 = core.transfers
        if core.number == 1:
            small += 64
        if core.discard == 0:
            small += 128
        if self.counts_bouts:
            small += (core.number + 1) << 8
        if terms.attack_ranks_only:
            found += core.table_ranks * _RANKS
        return found + small * _MORE
