"""Goals: what a step asks for, or does not want, as a look at what has been played."""

from kozyr.cards import Card, cards
from kozyr.lessons.lesson import LEARNER, Goal, Progress
from kozyr.rules import (
    Attacked,
    Beaten,
    BoutTaken,
    DoneSaid,
    GameOver,
    TakeSaid,
    ThrownIn,
    Transferred,
    WentOut,
)

Laying = type[Attacked] | type[ThrownIn] | type[Beaten] | type[Transferred]


def laid(progress: Progress, *kinds: Laying) -> list[Card]:
    """The cards that the learner has laid in one of those ways, in order."""
    return [
        event.card
        for event in progress.events
        if isinstance(event, kinds) and event.seat == LEARNER
    ]


def attacked_with(wanted: str) -> Goal:
    """The learner has opened a bout with one of the cards."""
    return _with(wanted, Attacked)


def attacked_without(wanted: str) -> Goal:
    """The learner has opened a bout, but with none of the cards."""
    is_wanted = attacked_with(wanted)
    return lambda progress: attacked(progress) and not is_wanted(progress)


def threw_in(wanted: str) -> Goal:
    """The learner has thrown in one of the cards."""
    return _with(wanted, ThrownIn)


def beat_with(wanted: str) -> Goal:
    """The learner has beaten with one of the cards."""
    return _with(wanted, Beaten)


def transferred_with(wanted: str) -> Goal:
    """The learner has transferred with one of the cards."""
    return _with(wanted, Transferred)


def _with(wanted: str, kind: Laying) -> Goal:
    asked = cards(wanted)
    return lambda progress: any(card in asked for card in laid(progress, kind))


def laid_a_trump(progress: Progress) -> bool:
    """The learner has laid a trump, in whatever way."""
    every = laid(progress, Attacked, ThrownIn, Beaten, Transferred)
    return any(card.suit is progress.game.trump for card in every)


def attacked(progress: Progress) -> bool:
    """The learner has opened a bout."""
    return bool(laid(progress, Attacked))


def threw_in_any(progress: Progress) -> bool:
    """The learner has thrown something in."""
    return bool(laid(progress, ThrownIn))


def beat(progress: Progress) -> bool:
    """The learner has beaten something."""
    return bool(laid(progress, Beaten))


def took(progress: Progress) -> bool:
    """The learner has said "I take"."""
    return any(isinstance(each, TakeSaid) and each.seat == LEARNER for each in progress.events)


def was_done(progress: Progress) -> bool:
    """The learner has said "I add no more"."""
    return any(isinstance(each, DoneSaid) and each.seat == LEARNER for each in progress.events)


def another_took(progress: Progress) -> bool:
    """Somebody else has the cards of the bout in hand."""
    return any(isinstance(each, BoutTaken) and each.seat != LEARNER for each in progress.events)


def attack_cards(number: int) -> Goal:
    """So many attack cards lie on the table."""
    return lambda progress: len(progress.game.bout.pairs) >= number


def stock_is_empty(progress: Progress) -> bool:
    """Nothing is left to draw."""
    return not progress.game.stock


def is_out(progress: Progress) -> bool:
    """The learner has no cards left and is safe."""
    return any(isinstance(each, WentOut) and each.seat == LEARNER for each in progress.events)


def is_lost(progress: Progress) -> bool:
    """The game is over, and the learner is not safe."""
    over = any(isinstance(each, GameOver) for each in progress.events)
    return over and not is_out(progress)
