"""How the experienced play: Club as well as it can, Regular with a short memory and slips."""

import random

import pytest

from kozyr.bots import BOTS
from kozyr.bots.experience import Experienced, by_preference
from kozyr.rules import Attack, parse_turn
from tests.bots.positions import choice, choices, position


def test_club_beats_with_the_cheapest_card() -> None:
    game = position("trump h; A: 9d; B: 8c Kc 6h; table: A+7c", stock=12)

    assert choice("club", game, 1) == ":7c/8c"


def test_club_beats_with_the_dearest_plain_card_before_a_trump() -> None:
    game = position("trump h; A: 9d; B: Ac 6h; table: A+7c", stock=12)

    assert choice("club", game, 1) == ":7c/Ac"


def test_club_keeps_the_card_that_the_next_attack_needs() -> None:
    game = position("trump h; A: 9d; B: 8c 10c 7s; table: A+9c A+7c; became 3", stock=12)

    assert choice("club", game, 1) == ":7c/8c"
    game.apply(*parse_turn("B:7c/8c", 2))
    assert choice("club", game, 1) == ":9c/10c"


def test_club_prefers_a_rank_that_nobody_can_throw_in() -> None:
    """The other nines are discarded, the other eights are not."""
    game = position(
        "trump h; A: 10d 6c 6d 6s Jc; B: 8c 9c Ks; table: A+7c; discard: 9d 9s 9h; stock: Ad 8h"
    )

    assert choice("club", game, 1) == ":7c/9c"


def test_club_takes_rather_than_spend_a_high_trump_early() -> None:
    text = "trump h; A: 9d; B: 8s Ah 10d Jd Js Kd; table: A+7c"

    assert choice("club", position(text, stock=12), 1) == "!"
    assert choice("club", position(text, stock=4), 1) == ":7c/Ah"


def test_club_beats_with_a_low_trump_even_early() -> None:
    game = position("trump h; A: 9d; B: 8s 7h 10d; table: A+7c", stock=12)

    assert choice("club", game, 1) == ":7c/7h"


def test_club_takes_at_once_when_it_cannot_beat_all() -> None:
    game = position("trump h; A: 9d; B: 8c 8s 10d; table: A+7c A+Kc; became 3", stock=12)

    assert choice("club", game, 1) == "!"


def test_club_opens_with_its_lowest_plain_card() -> None:
    game = position("trump h; A: 6h 8c 10d Ks; B: 9d 9s 10s Js; attacker A", stock=24)

    assert choice("club", game, 0) == "+8c"


def test_club_opens_with_a_low_pair() -> None:
    game = position("trump h; A: 6c 8c 8d Ks; B: 9d 9s 10s Js; attacker A", stock=24)

    assert choice("club", game, 0) == "+8c"


def test_club_opens_with_a_card_that_it_has_counted_to_be_unbeatable() -> None:
    """All higher clubs and all trumps are gone or in its own hand."""
    game = position(
        "trump h; A: 8d 10c; B: 9d 9s; stock: 6s 7s 10s 6h;"
        " discard: 6c 7c 8c 9c Jc Qc Kc Ac 7h 8h 9h 10h Jh Qh Kh Ah"
    )

    assert choice("club", game, 0) == "+10c"


def test_club_knows_who_has_taken_the_card_that_beats() -> None:
    text = "trump h; A: 8d 8c 9s; B: Kc 9d 10s; attacker A"

    assert choice("club", position(f"{text}; known B: Kc", stock=12), 0) == "+8d"


def test_club_throws_plain_cards_in_once_all_is_beaten() -> None:
    game = position("trump h; A: Kd Kh 6s; B: 9d 9s 10s; table: A+10c/Kc", stock=12)

    assert choice("club", game, 0) == "+Kd"


def test_club_throws_no_trump_in() -> None:
    game = position("trump h; A: Kh 6s; B: 9d 9s 10s; table: A+10c/Kc", stock=12)

    assert choice("club", game, 0) == "."


def test_club_feeds_no_good_card_to_one_who_takes_early() -> None:
    text = "trump h; A: {} 6s Qs; B: 9d 9s 10s; table: A+Kc A+7c; taking; became 5"

    assert choice("club", position(text.format("Kd"), stock=12), 0) == "."
    assert choice("club", position(text.format("7d"), stock=12), 0) == "+7d"
    assert choice("club", position(text.format("Kd"), stock=4), 0) == "+Kd"


def test_club_does_not_throw_in_before_the_defender_has_answered() -> None:
    game = position("trump h; A: 7d 6s; B: 9d 9s 10s; table: A+7c", stock=12)

    assert Attack in [type(move) for move in game.view(0).moves]
    assert choice("club", game, 0) is None


def test_club_transfers_with_a_plain_card() -> None:
    game = position("rules app+transfer; trump h; A: 9d 9s; B: 7d 8c Kd; table: A+7c", stock=12)

    assert choice("club", game, 1) == ">7d"


def test_club_beats_rather_than_transfer_with_a_trump() -> None:
    game = position("rules app+transfer; trump h; A: 9d 9s; B: 7h 8c Kd; table: A+7c", stock=12)

    assert choice("club", game, 1) == ":7c/8c"


def test_club_lays_all_it_has_when_that_ends_the_game_for_it() -> None:
    game = position("trump h; A: 8d 8h; B: 9d 9s 10s; C: Jd; table: A+8c; taking; became 4")

    assert choice("club", game, 0) == "+8d"


@pytest.mark.parametrize("attacker", ["A", "B"])
def test_club_exchanges_the_trump_card_as_soon_as_it_may(attacker: str) -> None:
    game = position(
        "rules app swap_trump=on; trump h; A: 6h 8c; B: 9d 9s; C: 7s 7d; stock: 9c 10c Kh;"
        f" attacker {attacker}"
    )

    assert choice("club", game, 0) == "^"


def test_club_beats_with_a_trump_before_a_joker() -> None:
    game = position("rules jokers; trump h; A: 9d; B: *b Ah 6d; table: A+7c", stock=4)

    assert choice("club", game, 1) == ":7c/Ah"


def test_club_takes_rather_than_spend_a_joker_early() -> None:
    game = position("rules jokers; trump h; A: 9d; B: *b 10d 6d; table: A+7c", stock=12)

    assert choice("club", game, 1) == "!"


def test_club_opens_with_a_joker_when_it_holds_nothing_else() -> None:
    game = position("rules jokers; trump h; A: *b *r; B: 9d 6d; attacker A", stock=12)

    assert choice("club", game, 0) == "+*b"


def test_club_plays_without_trumps() -> None:
    game = position("rules app trump_mode=none; A: 9d; B: 6h 8c 9s; table: A+7c; stock: 6c 10c")

    assert choice("club", game, 1) == ":7c/8c"


def test_club_keeps_its_high_cards_without_trumps() -> None:
    """They do the work of trumps, so that it neither throws them in nor leads them."""
    text = "rules app trump_mode=none; A: {} Jd; B: 9d 9s 10s; stock: 6c 10c"
    thrown = position(text.format("6d") + "; table: A+9c/Jc")

    assert choice("club", thrown, 0) == "."
    assert choice("club", position(text.format("8s")), 0) == "+8s"


def test_club_lays_a_pair_at_once_where_nobody_may_throw_in() -> None:
    text = (
        "rules app throwers={} opening=equal_ranks; trump h; A: 7d 7h 6s; B: 9d 9s 10s; table: A+7c"
    )

    assert choice("club", position(text.format("nobody"), stock=12), 0) == "+7d"
    assert choice("club", position(text.format("all"), stock=12), 0) is None


def test_club_lays_both_twins_when_that_ends_the_game_for_it() -> None:
    text = "rules two packs; trump h; A: 8h 8h; B: 9d 9s 10s; C: Jd; table: A+8c; taking; became 4"

    assert choice("club", position(text), 0) == "+8h"


def test_club_throws_in_after_its_partner() -> None:
    text = "rules teams; trump h; A: 6s 7s; B: 9d 9s 10s; C: Kd 6d; D: 8d 8c; table: A+10c/Kc"

    assert choice("club", position(text, stock=12), 2) == "+Kd"


def test_who_forgets_the_discard_does_not_know_that_a_card_cannot_be_beaten() -> None:
    """All higher clubs are gone, but of what is gone only the trumps are remembered."""
    game = position(
        "trump h; A: 8d 10c; B: 9d 9s; stock: 6s 7s 10s 6h;"
        " discard: 6c 7c 8c 9c Jc Qc Kc Ac 7h 8h 9h 10h Jh Qh Kh Ah"
    )
    forgets = Experienced(memory=False)

    assert str(forgets.choose(game.view(0), random.Random(0))) == "+8d"
    assert choice("club", game, 0) == "+10c"


def test_who_forgets_the_discard_knows_who_has_taken_what() -> None:
    game = position("trump h; A: 8d 8c 9s; B: Kc 9d 10s; attacker A; known B: Kc", stock=12)

    assert str(Experienced(memory=False).choose(game.view(0), random.Random(0))) == "+8d"


def test_regular_now_and_then_does_what_comes_to_its_mind_second() -> None:
    game = position("trump h; A: 6h 8c 10d Ks; B: 9d 9s 10s Js; attacker A", stock=24)
    first, second, *_ = by_preference(game.view(0))

    found = choices("regular", game, 0, seeds=1000)

    assert set(found) == {str(first), str(second)} == {"+8c", "+10d"}
    assert 0 < found[str(second)] < 150
    assert isinstance(BOTS["regular"], Experienced)
