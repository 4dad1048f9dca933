"""Looking ahead to the end of a game between two, once counting has laid all cards open.

Every move is played out on a copy of the law's own `Core`; nothing here knows the rules.
"""

from collections.abc import Hashable, Iterator

from kozyr.bots.prices import price
from kozyr.bots.seen import bout_of
from kozyr.cards import Card, CardSet
from kozyr.rules import Game, Move, Seat, View
from kozyr.rules.core import Core
from kozyr.rules.core.codes import DEFEND
from kozyr.rules.core.masks import indices


def open_game(view: View, other_hand: CardSet) -> Game:
    """The game of *view* between two, when the other player holds *other_hand*."""
    hands = [CardSet()] * len(view.counts)
    hands[view.attacker] = hands[view.defender] = other_hand
    if view.seat is not None:
        hands[view.seat] = view.hand
    return Game.from_parts(
        rules=view.rules,
        dealer=view.dealer,
        hands=hands,
        stock=(view.trump_card,) if view.trump_card else (),
        trump=view.trump,
        discard=view.memory.discarded,
        known=view.memory.known,
        out=view.out,
        bout=bout_of(view),
    )


class Endgame:
    """Looks ahead from *game*, a game of two whose cards lie open.

    It goes at most *bouts* beyond this one and through at most *budget* positions.  What it sees is
    certain, as long as nobody does anything out of turn: no attacker adds before the
    defender has answered, no defender exchanges the trump card.  With teams each of
    the two wins or loses for all of his.
    """

    def __init__(self, game: Game, *, bouts: int, budget: int) -> None:
        self._game = game
        self._last_bout = game.bout.number + bouts
        self._left = budget
        self._is_won: dict[Hashable, bool] = {}
        self._prices = [price(card, game.trump) for card in Card.ALL]

    def wins_after(self, move: Move, winner: Seat) -> bool:
        """Whether *winner* is seen to win after *move*, whatever the other does."""
        after = self._game.copy()
        after.apply(self._game.seats_to_act[0], move)
        return self._wins(after.core, winner)

    def _wins(self, core: Core, winner: Seat) -> bool:
        if core.is_over:
            return core.fools != 0 and not core.fools >> winner & 1
        if core.number > self._last_bout:
            return False
        key = (winner, core.key())
        is_won = self._is_won.get(key)
        if is_won is None:
            if self._left <= 0:
                return False
            self._left -= 1
            seat = core.defender if core.phase() == DEFEND else core.attacker
            afters = self._defended(core) if seat == core.defender else self._attacked(core)
            outcomes = (self._wins(after, winner) for after in afters)
            is_won = any(outcomes) if seat == winner else all(outcomes)
            self._is_won[key] = is_won
        return is_won

    def _attacked(self, core: Core) -> Iterator[Core]:
        """What comes of the attacker's moves, of the cheapest card first."""
        seat = core.attacker
        for card in self._cheapest_first(core.attackable(seat)):
            after = core.copy()
            after.attack(seat, card)
            yield after
        if not core.done_refusal(seat):
            after = core.copy()
            after.be_done(seat)
            yield after
        if not core.swap_refusal(seat):
            after = core.copy()
            after.swap(seat)
            yield after

    def _defended(self, core: Core) -> Iterator[Core]:
        """What comes of the defender's moves, of the cheapest card first.

        The first open card is beaten first: any other order comes to the same.
        """
        slot = next(slot for slot in range(core.laid) if core.beats[slot] < 0)
        for card in self._cheapest_first(core.beatable(slot)):
            after = core.copy()
            after.beat(slot, card)
            yield after
        for card in self._cheapest_first(core.transferable()):
            after = core.copy()
            after.transfer(card)
            yield after
        for card in self._cheapest_first(core.showable()):
            after = core.copy()
            after.show_to_transfer(card)
            yield after
        after = core.copy()
        after.take()
        yield after

    def _cheapest_first(self, mask: int) -> list[int]:
        return sorted(indices(mask), key=self._prices.__getitem__)
