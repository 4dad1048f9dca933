"""How to recognise the paragraphs of docs/rules.md, sections 1 and 2, in a game that is played."""

from collections.abc import Callable
from typing import TypeVar

from kozyr.rules import (
    Attack,
    Attacked,
    Beat,
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    DrewUp,
    Game,
    GameOver,
    Phase,
    ReasonKind,
    Seat,
    Take,
    ThrownIn,
    Transfer,
    Transferred,
    WentOut,
)
from tests.golden.counterfactuals import PARAMETERS, goes_otherwise, other_values
from tests.golden.steps import Made, Opened, Step, Tried

LIMITS = {ReasonKind.DEFENDER_HAND_LIMIT, ReasonKind.FIRST_BOUT_LIMIT, ReasonKind.BOUT_LIMIT}


E = TypeVar("E")


def first(made: Made, kind: type[E]) -> E | None:
    return next((event for event in made.events if isinstance(event, kind)), None)


def every(made: Made, kind: type[E]) -> list[E]:
    return [event for event in made.events if isinstance(event, kind)]


def is_in_play(game: Game, seat: Seat) -> bool:
    return seat not in game.out


def is_any_beaten(game: Game) -> bool:
    return any(pair.beat for pair in game.bout.pairs)


def left_of(game: Game, seat: Seat) -> Seat:
    return (seat + 1) % game.seats


def transfer_of(made: Made) -> Transferred | None:
    return first(made, Transferred)


def makes_a_transfer_impossible(made: Made) -> bool:
    """Whether a throw-in took away a transfer that the defender could have made."""
    if first(made, ThrownIn) is None:
        return False
    transfers = [
        move for move in made.before.moves(made.before.defender) if isinstance(move, Transfer)
    ]
    return any(made.after.why_not(made.after.defender, move) for move in transfers)


def ends_after_transfers(made: Made) -> bool:
    started = first(made, BoutStarted)
    if not made.before.bout.transfers or started is None:
        return False
    last = made.before.defender
    if first(made, BoutBeaten) and is_in_play(made.after, last):
        return started.attacker == last
    return bool(first(made, BoutTaken)) and started.attacker == left_of(made.after, last)


def adds_as_a_former_attacker(made: Made) -> bool:
    bout = made.before.bout
    return (
        first(made, ThrownIn) is not None
        and bout.transfers > 0
        and made.seat != bout.attacker
        and made.seat in {pair.seat for pair in bout.pairs}
    )


def passes_over_an_empty_hand(made: Made) -> bool:
    transfer = transfer_of(made)
    nearest = left_of(made.before, made.seat)
    return (
        transfer is not None
        and transfer.to != nearest
        and is_in_play(made.before, nearest)
        and not made.before.hand(nearest)
    )


def reaches_the_limit(made: Made) -> bool:
    bout = made.after.bout
    return first(made, ThrownIn) is not None and len(bout.pairs) == made.after.attack_limit


def ends_by_the_limit(made: Made) -> bool:
    """Whether the last card was beaten while somebody could still have been asked."""
    bout, seats = made.before.bout, range(made.before.seats)
    waiting = [seat for seat in seats if seat != bout.defender and made.before.hand(seat)]
    return (
        isinstance(made.move, Beat)
        and first(made, BoutBeaten) is not None
        and len(bout.pairs) == made.before.attack_limit
        and bool(waiting)
        and bool(made.before.hand(made.seat) - made.after.hand(made.seat))
        and len(made.before.hand(made.seat)) > 1
    )


def lays_his_last_card(made: Made) -> bool:
    return len(made.before.hand(made.seat)) == 1 and isinstance(made.move, Attack | Beat | Transfer)


def attacker_lays_his_last_card(made: Made) -> bool:
    bout = made.after.bout
    others = set(range(made.after.seats)) - {made.seat, bout.defender}
    return (
        isinstance(made.move, Attack)
        and lays_his_last_card(made)
        and not made.after.stock
        and made.seat == bout.attacker
        and made.after.phase is Phase.DEFEND
        and any(made.after.hand(seat) for seat in others)
    )


def all_attackers_are_empty(made: Made) -> bool:
    others = set(range(made.after.seats)) - {made.after.defender}
    return (
        isinstance(made.move, Attack)
        and made.after.phase is Phase.DEFEND
        and not made.after.stock
        and not any(made.after.hand(seat) for seat in others)
    )


def empty_hand_draws(made: Made) -> bool:
    empty = {seat for seat in range(made.before.seats) if not made.before.hand(seat)}
    return any(draw.seat in empty for draw in every(made, DrewUp))


def stock_runs_dry_before_an_empty_hand(made: Made) -> bool:
    return bool(every(made, DrewUp)) and first(made, WentOut) is not None


def stock_is_too_short(made: Made) -> bool:
    wanting = [seat for seat in range(made.after.seats) if 0 < len(made.after.hand(seat)) < 6]
    return any(draw.trump_card for draw in every(made, DrewUp)) and bool(wanting)


def last_transferrer_draws_first(made: Made) -> bool:
    draws = every(made, DrewUp)
    bout = made.before.bout
    return (
        bout.transfers > 0
        and len(draws) > 1
        and draws[0].seat == bout.attacker
        and bout.attacker != bout.pairs[0].seat
    )


def passes_over_who_is_out(made: Made) -> bool:
    started = first(made, BoutStarted)
    if started is None:
        return False
    last = made.before.defender
    nearest = last if first(made, BoutBeaten) else left_of(made.after, last)
    return started.attacker != nearest or started.defender != left_of(made.after, nearest)


def same_player_attacks_again(made: Made) -> bool:
    started = first(made, BoutStarted)
    return (
        first(made, BoutTaken) is not None
        and started is not None
        and started.attacker == made.before.attacker
        and made.after.seats - len(made.after.out) == 2
    )


def is_a_draw(made: Made) -> bool:
    over = first(made, GameOver)
    return over is not None and not over.result.fools and not over.result.adjudicated


def taker_is_the_fool(made: Made) -> bool:
    over, taken = first(made, GameOver), first(made, BoutTaken)
    return over is not None and taken is not None and over.result.fools == (taken.seat,)


def is_adjudicated(made: Made) -> bool:
    over = first(made, GameOver)
    return over is not None and over.result.adjudicated


def opens_with_a_trump(made: Made) -> bool:
    attacked = first(made, Attacked)
    return attacked is not None and attacked.card.suit is made.before.trump


def beats_another_than_the_first(made: Made) -> bool:
    return isinstance(made.move, Beat) and made.move.attack is not made.before.bout.unbeaten[0]


def beats_with_the_last_card(made: Made) -> bool:
    return isinstance(made.move, Beat) and lays_his_last_card(made)


def transfers_the_last_card(made: Made) -> bool:
    return isinstance(made.move, Transfer) and lays_his_last_card(made) and not made.before.stock


def changes_the_limit(made: Made) -> bool:
    return transfer_of(made) is not None and made.before.attack_limit != made.after.attack_limit


def comes_back_to_the_opener(made: Made) -> bool:
    transfer = transfer_of(made)
    opener = made.before.bout.pairs[0].seat if transfer else None
    return transfer is not None and transfer.to == opener and made.before.seats > 2


def own_cards_are_taken_too(made: Made) -> bool:
    return first(made, BoutTaken) is not None and is_any_beaten(made.before)


def adds_the_last_to_a_take(made: Made) -> bool:
    bout = made.before.bout
    return (
        bout.taking
        and isinstance(made.move, Attack)
        and bout.defender_cards < 6
        and first(made, BoutTaken) is not None
    )


MADE: dict[str, Callable[[Made], bool]] = {
    "2.2": lambda made: transfer_of(made) is not None and made.before.seats == 2,
    "2.3": comes_back_to_the_opener,
    "2.4": lambda made: transfer_of(made) is not None and made.before.bout.number == 1,
    "2.7": makes_a_transfer_impossible,
    "2.8": ends_after_transfers,
    "2.9": changes_the_limit,
    "2.10": adds_as_a_former_attacker,
    "2.11": transfers_the_last_card,
    "2.12": passes_over_an_empty_hand,
    "2.14": lambda made: reaches_the_limit(made) and made.after.bout.defender_cards > 6,
    "2.15": lambda made: (
        reaches_the_limit(made)
        and made.after.bout.defender_cards < 6
        and made.after.bout.number > 1
        and is_any_beaten(made.after)
    ),
    "2.16": adds_the_last_to_a_take,
    "2.18": own_cards_are_taken_too,
    "2.20": ends_by_the_limit,
    "2.21": beats_with_the_last_card,
    "2.22": attacker_lays_his_last_card,
    "2.23": all_attackers_are_empty,
    "2.24": empty_hand_draws,
    "2.25": stock_runs_dry_before_an_empty_hand,
    "2.26": stock_is_too_short,
    "2.27": last_transferrer_draws_first,
    "2.28": passes_over_who_is_out,
    "2.29": same_player_attacks_again,
    "2.30": is_a_draw,
    "2.31": taker_is_the_fool,
    "2.32": lambda made: (
        first(made, Attacked) is not None and made.before.bout.number == 1 and not made.before.stock
    ),
    "2.38": is_adjudicated,
    "2.41": opens_with_a_trump,
    "2.42": beats_another_than_the_first,
}


def a_transfer(*kinds: ReasonKind) -> Callable[[Tried], bool]:
    return lambda tried: isinstance(tried.move, Transfer) and tried.reason.kind in kinds


def comes_too_late(tried: Tried) -> bool:
    """Whether another seat has just taken the last place."""
    return (
        isinstance(tried.move, Attack)
        and tried.reason.kind in LIMITS
        and tried.game.bout.pairs[-1].seat != tried.seat
        and tried.game.bout.pairs[-1].beat is None
    )


def has_a_reason_behind_the_reason(tried: Tried) -> bool:
    """Whether the rank is refused, and the limit would have been."""
    bout = tried.game.bout
    return (
        tried.reason.kind is ReasonKind.RANK_NOT_ON_TABLE
        and len(bout.pairs) >= tried.game.attack_limit
    )


TRIED: dict[str, Callable[[Tried], bool]] = {
    "2.1": a_transfer(ReasonKind.RECEIVER_HAND_LIMIT),
    "2.5": a_transfer(ReasonKind.TRANSFER_AFTER_BEAT),
    "2.6": a_transfer(ReasonKind.ALREADY_TAKING),
    "2.13": a_transfer(ReasonKind.NOBODY_TO_RECEIVE),
    "2.17": lambda tried: (
        isinstance(tried.move, Take) and tried.reason.kind is ReasonKind.NOTHING_TO_TAKE
    ),
    "2.19": lambda tried: (
        isinstance(tried.move, Attack)
        and tried.reason.kind in LIMITS
        and tried.game.phase is Phase.DEFEND
    ),
    "2.36": comes_too_late,
    "2.37": has_a_reason_behind_the_reason,
}


def is_lowest_trump_of_two(step: Opened) -> bool:
    """Whether two seats were dealt the lowest trump that is in a hand."""
    game = step.after
    trumps = [
        card for seat in range(game.seats) for card in game.hand(seat) if card.suit is game.trump
    ]
    lowest = min(trumps, key=lambda card: card.rank, default=None)
    return sum(lowest in game.hand(seat) for seat in range(game.seats)) > 1


def tries_to_beat_a_twin(tried: Tried) -> bool:
    return isinstance(tried.move, Beat) and tried.move.attack is tried.move.card


def lays_a_twin(made: Made) -> bool:
    return isinstance(made.move, Attack | Transfer) and made.move.card in made.before.bout.cards


def plays_for_a_partner(made: Made) -> bool:
    started = first(made, BoutStarted)
    return started is not None and started.attacker != started.attacker_place


def plays_a_joker(made: Made) -> bool:
    return isinstance(made.move, Beat) and made.move.card.is_joker


def was_shown_in_a_bout_before(tried: Tried) -> bool:
    return tried.reason.kind is ReasonKind.SHOW_USED and tried.game.bout.transfers == 0


JOKER_REASONS = {
    ReasonKind.JOKER_ONLY_BEATS,
    ReasonKind.JOKER_COLOUR,
    ReasonKind.JOKER_UNBEATABLE,
}

OPENED: dict[str, Callable[[Opened], bool]] = {"2.35": is_lowest_trump_of_two}
MADE |= {"1.42": plays_a_joker, "2.34": lays_a_twin, "2.40": plays_for_a_partner}
TRIED |= {
    "1.27": was_shown_in_a_bout_before,
    "1.42": lambda tried: tried.reason.kind in JOKER_REASONS,
    "2.34": tries_to_beat_a_twin,
    "2.39": lambda tried: tried.reason.kind is ReasonKind.DEFENDERS_PARTNER,
}

# What no game can show, and why.
BETWEEN_DEALS = "shows between deals (tests/rules/test_setup_vectors.py, test_series.py)"
ELSEWHERE = {
    "1.5": "a void deal is no game (tests/rules/test_deal.py)",
    "1.9": BETWEEN_DEALS,
    "1.11": BETWEEN_DEALS,
    "1.28": "changes what is shown and not what is played (tests/rules/test_setup_vectors.py)",
    "1.33": BETWEEN_DEALS,
    "1.34": BETWEEN_DEALS,
    "1.35": BETWEEN_DEALS,
    "1.39": "a void deal is no game (tests/rules/test_deal.py)",
    "1.41": "is refused before there is a game (tests/rules/test_parameters.py)",
    "1.43": "names rules that others show (tests/rules/test_parameters.py)",
    "2.33": "is refused before there is a game (tests/rules/test_deal.py)",
}


def shows(step: Step, paragraph: str) -> bool:
    """Whether *step* shows *paragraph*."""
    match step:
        case Opened() if paragraph in OPENED:
            found = OPENED[paragraph](step)
        case Made() if paragraph in MADE:
            found = MADE[paragraph](step)
        case Tried() if paragraph in TRIED:
            found = TRIED[paragraph](step)
        case _:
            found = False
    return found or (paragraph in PARAMETERS and shows_parameter(step, PARAMETERS[paragraph]))


def shows_parameter(step: Step, name: str) -> bool:
    """Whether *step* goes as it does by the value that the rules have for *name*."""
    others = other_values(step.rules, name)
    return any(goes_otherwise(step, name, value) for value in others)
