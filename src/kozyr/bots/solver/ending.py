"""`ending_of`: the position of a `View` whose cards all lie open to who counts."""

from kozyr.bots.counting import Counting
from kozyr.bots.endgame import open_game
from kozyr.rules import View
from kozyr.rules.core import Core


def ending_of(view: View) -> Core | None:
    """The position when two are left and counting tells both hands, else None.

    It does once the stock holds nothing but a face-up trump card.
    """
    if view.result is not None:
        return None
    other_hand = Counting(view).hand_of_the_other()
    return None if other_hand is None else open_game(view, other_hand).core
