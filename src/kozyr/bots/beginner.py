"""`Beginner`: plays by the look of the cards, remembers nothing, and errs as people do."""

import random
from typing import Final

from kozyr.bots.prices import is_plain, is_precious, lowest, moves_of
from kozyr.rules import Attack, Beat, Done, Move, Phase, Show, Swap, Take, Transfer, View

# How often each mistake is made, of the times it could be.
_LEADS_ANYTHING: Final = 0.25
_LEADS_A_TRUMP: Final = 0.05
_TAKES_TOO_SOON: Final = 0.05
_TAKES_BEFORE_TRUMPING: Final = 0.15
_WASTES_A_TRUMP: Final = 0.1
_BEATS_WITH_ANYTHING: Final = 0.25
_MISSES_A_TRANSFER: Final = 0.4
_MISSES_A_SWAP: Final = 0.4
_STOPS_THROWING_IN: Final = 0.2
_THROWS_IN_A_TRUMP: Final = 0.1
_CANNOT_WAIT: Final = 0.1


class Beginner:
    """Knows the rules and that trumps are precious, and has no patience."""

    def choose(self, view: View, rng: random.Random) -> Move | None:
        """Return a move that looks good on the table as it is, or a mistake."""
        swaps = moves_of(view, Swap)
        if swaps and rng.random() >= _MISSES_A_SWAP:
            return swaps[0]
        if view.seat not in view.to_act:
            return _impatience(view, rng)
        match view.phase:
            case Phase.OPEN:
                return _opening(view, rng)
            case Phase.DEFEND:
                return _answer(view, rng)
            case _:
                return _addition(view, rng)


def _opening(view: View, rng: random.Random) -> Move:
    attacks = moves_of(view, Attack)
    plain = [attack for attack in attacks if is_plain(attack, view)]
    precious = [attack for attack in attacks if not is_plain(attack, view)]
    if not plain or (precious and rng.random() < _LEADS_A_TRUMP):
        return lowest(precious, view)
    return rng.choice(plain) if rng.random() < _LEADS_ANYTHING else lowest(plain, view)


def _answer(view: View, rng: random.Random) -> Move:
    """Beat card by card, without a thought for the next one."""
    transfers = [move for move in moves_of(view, Transfer) if is_plain(move, view)]
    if transfers and rng.random() >= _MISSES_A_TRANSFER:
        return lowest(transfers, view)
    shows = moves_of(view, Show)
    if shows and rng.random() >= _MISSES_A_TRANSFER:
        return shows[0]
    beats = moves_of(view, Beat)
    if not beats or rng.random() < _TAKES_TOO_SOON:
        return Take()
    target = beats[0].attack
    beats = [beat for beat in beats if beat.attack is target]
    precious = [beat for beat in beats if is_precious(beat.card, view.trump)]
    plain = [beat for beat in beats if not is_precious(beat.card, view.trump)]
    if precious and rng.random() < _WASTES_A_TRUMP:
        return lowest(precious, view)
    if not plain:
        return Take() if rng.random() < _TAKES_BEFORE_TRUMPING else lowest(precious, view)
    return rng.choice(plain) if rng.random() < _BEATS_WITH_ANYTHING else lowest(plain, view)


def _addition(view: View, rng: random.Random) -> Move:
    """Throw in what fits, also good cards to one who takes."""
    attacks = moves_of(view, Attack)
    plain = [attack for attack in attacks if is_plain(attack, view)]
    if plain:
        return Done() if rng.random() < _STOPS_THROWING_IN else lowest(plain, view)
    if attacks and rng.random() < _THROWS_IN_A_TRUMP:
        return lowest(attacks, view)
    return Done()


def _impatience(view: View, rng: random.Random) -> Move | None:
    plain = [attack for attack in moves_of(view, Attack) if is_plain(attack, view)]
    return lowest(plain, view) if plain and rng.random() < _CANNOT_WAIT else None
