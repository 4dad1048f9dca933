"""The deals and the opponents of every measurement, so that each game is the same each time."""

from itertools import count
from typing import Final

from kozyr.bots import bot_for
from kozyr.rules import Deal, Game, Rules, deal_from_seed
from kozyr.server.rhythm import Rhythm
from tests.browser.bots import Steady

RHYTHM: Final = Rhythm(instant=(0, 0), normal=(0.4, 0.4), pause=0, courtesy=0.4, longest=0.4)
RULES: Final = Rules()


def steady_bot() -> Steady:
    """The opponent of every seat."""
    return Steady(bot_for("beginner"))


class Seeds:
    """Seeds one after another, from that of a deal of two on in which the player leads."""

    def __init__(self) -> None:
        self.rewind()

    def rewind(self) -> None:
        """Begin anew."""
        self._numbers = count(next(n for n in count() if _leads(_deal(2, n))))

    def __call__(self) -> bytes:
        """Give the next one."""
        return _seed(next(self._numbers))


def deal_of(seats: int) -> Deal:
    """The deal for a table that is set up rather than asked for."""
    return _deal(seats, 7)


def _leads(deal: Deal) -> bool:
    return Game(RULES, deal).seats_to_act[0] == 0


def _deal(seats: int, number: int) -> Deal:
    return deal_from_seed(RULES, seats, _seed(number))


def _seed(number: int) -> bytes:
    return number.to_bytes(32, "big")
