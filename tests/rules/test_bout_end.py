"""When a bout ends, who draws, who is out, and who attacks next."""

import pytest

from kozyr.cards import Card, CardSet, cards
from kozyr.rules import (
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    DrewUp,
    Event,
    GameOver,
    WentOut,
    parse_position,
)
from tests.rules.notation import play


def draws(events: tuple[Event, ...]) -> list[str]:
    return [
        f"{'ABCDEF'[event.seat]}: {' '.join(map(str, event.cards))}"
        for event in events
        if isinstance(event, DrewUp)
    ]


def went_out(events: tuple[Event, ...]) -> list[tuple[int, int]]:
    return [(event.seat, event.place) for event in events if isinstance(event, WentOut)]


def test_beaten_bout_ends_when_all_are_done_and_goes_to_the_discard() -> None:
    """(0.12)."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; C: 7c; discard: 6c")

    events = play(game, "A+8c B:8c/10c A. C.")

    assert BoutBeaten(cards("8c 10c")) in events
    assert game.discard == CardSet(cards("6c 8c 10c"))


def test_taken_bout_ends_when_all_are_done_and_goes_to_the_defender() -> None:
    """(0.12)."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; C: 7c; discard: 6c")

    events = play(game, "A+8c B! A. C.")

    assert BoutTaken(1, cards("8c")) in events
    assert game.discard == CardSet(cards("6c"))


def test_bout_ends_by_itself_when_the_limit_is_reached_and_all_is_beaten() -> None:
    """(2.20)."""
    game = parse_position("trump h; A: 8c 8d 6c 8s; B: 9c 9d; C: 7c 9s")

    events = play(game, "A+8c B:8c/9c A+8d B:8d/9d")

    assert isinstance(events[1], BoutBeaten)


def test_sixth_card_beaten_ends_the_bout() -> None:
    """(2.20)."""
    game = parse_position(
        "became 7; trump h; A: 8h; B: 10h Ac; table: A+8c/9c A+8d/9d A+8s/9s A+7c/10c A+7d/10d"
    )

    play(game, "A+8h")
    events = play(game, "B:8h/10h")

    assert isinstance(events[1], BoutBeaten)


def test_fifth_card_beaten_ends_the_first_bout() -> None:
    """(2.20)."""
    game = parse_position(
        "bout 1; became 6; trump h; A: 7d 7s; B: 10d Ac; C: 6c;"
        " table: A+8c/9c A+8d/9d A+8s/9s A+7c/10c"
    )

    play(game, "A+7d")
    events = play(game, "B:7d/10d")

    assert isinstance(events[1], BoutBeaten)


def test_take_at_the_limit_ends_the_bout_at_once() -> None:
    """(2.16)."""
    game = parse_position("trump h; A: 8d 6c; B: 6d 7d; C: 8s; table: A+8c")

    play(game, "A+8d")
    events = play(game, "B!")

    assert isinstance(events[1], BoutTaken)


def test_all_draw_up_to_six_attacker_first_defender_last() -> None:
    """(0.13)."""
    game = parse_position(
        "trump h; A: 8c 6c 6d 6s 7c 7d; B: 10c 9c 9d 9s Jc Jd; C: 8d 7s Js Qc Qd;"
        " D: Kc Kd Ks Qs As Ac; stock: Ad 7h 8h 9h 6h"
    )

    events = play(game, "A+8c C+8d B:8c/10c B:8d/Jd A. C. D.")

    assert draws(events) == ["A: Ad", "C: 7h 8h", "B: 9h 6h"]


def test_short_stock_is_drawn_strictly_in_order() -> None:
    """(2.26)."""
    game = parse_position(
        "trump h; A: 8c 8d 6d 6s 7c 7d; B: 9c 10d 9s 7s Jc; C: 8s Js Qc Qd Kc 9d;"
        " D: Kd Ks Qs As Ac Ad; stock: 6c 8h 6h"
    )

    events = play(game, "A+8c A+8d C+8s B:8c/9c B:8d/10d B:8s/9s A. C. D.")

    assert draws(events) == ["A: 6c 8h", "C: 6h"]
    assert len(game.hand(1)) == 2


def test_face_up_trump_goes_to_whoever_reaches_it_and_is_known() -> None:
    """(2.26)."""
    game = parse_position("trump h; A: 8c 6c 6d 6s 7c 7d; B: 10c 9c 9d 9s Jc Jd; stock: 6h")

    events = play(game, "A+8c B:8c/10c A.")

    assert DrewUp(0, 1, cards("6h"), trump_card=True) in events
    assert game.known[0] == CardSet(cards("6h"))
    assert game.trump_card is None


def test_first_to_draw_after_transfers_is_the_last_who_transferred() -> None:
    """(2.27)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 6c 6d 6s 7c 7d; B: 8d 9c 9d 9s 10c 10d;"
        " C: 8s 7s Jc Jd Js Qd; D: Qc Kc Kd Qs Ks As; stock: Ac Ad 8h 9h 10h 6h; table: A+8c"
    )

    events = play(game, "B>8d C>8s D! A. B. C.")

    assert draws(events) == ["C: Ac", "A: Ad", "B: 8h"]


def test_empty_hand_of_the_last_transferrer_is_filled_first() -> None:
    """(2.11, 2.27)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 6c 6d 6s 7c 7d; B: 8d; C: 9c 9d 9s 10c 10d 10s;"
        " stock: Ac Ad As Kc Kd Ks 6h; table: A+8c"
    )

    events = play(game, "B>8d C! A.")

    assert draws(events) == ["B: Ac Ad As Kc Kd Ks", "A: 6h"]


def test_empty_hand_is_filled_while_there_is_a_stock() -> None:
    """(2.24)."""
    game = parse_position("trump h; A: 8c; B: 10c 9c 9d 9s Jc Jd; stock: Ac Kc 6h")

    events = play(game, "A+8c B:8c/10c")

    assert draws(events) == ["A: Ac Kc 6h"]
    assert went_out(events) == []


def test_empty_hand_is_out_when_the_stock_runs_dry_before_its_turn() -> None:
    """(2.25)."""
    game = parse_position(
        "trump h; A: 8c 6c 6d 6s 7c; B: 10c 9c 9d 9s Jc Jd Js; C: 8d; D: 7d 7s; stock: Ac 6h"
    )

    events = play(game, "A+8c C+8d B:8c/10c B:8d/Jd A. D.")

    assert draws(events) == ["A: Ac 6h"]
    assert went_out(events) == [(2, 1)]


def test_hands_with_more_than_six_cards_do_not_draw() -> None:
    game = parse_position("trump h; A: 8c 6c 6d 6s 7c 7d Ac Ad; B: 10c 9c; stock: 9h 6h")

    events = play(game, "A+8c B:8c/10c A.")

    assert draws(events) == ["B: 9h 6h"]


def test_players_go_out_in_the_order_in_which_their_hands_emptied() -> None:
    """(0.14)."""
    game = parse_position("trump h; A: 8c; B: 9c 9d; C: 8d; D: 7c 7d; E: 6c 6d; dealer E")

    events = play(game, "A+8c C+8d B:8d/9d B:8c/9c")

    assert went_out(events) == [(0, 1), (2, 2), (1, 3)]
    assert game.out == (0, 2, 1)


def test_hand_given_empty_without_its_history_goes_out_first() -> None:
    game = parse_position("trump h; A: 8c; B: 9c; C: 7c 7d; D: 6c; E:; dealer E")

    events = play(game, "A+8c B:8c/9c")

    assert went_out(events) == [(4, 1), (0, 2), (1, 3)]


def test_hand_given_empty_goes_out_first_at_the_first_seat_too() -> None:
    game = parse_position("trump h; A:; B: 8c; C: 9c; D: 7c 7d; E: 6c; attacker B; dealer A")

    events = play(game, "B+8c C:8c/9c")

    assert went_out(events) == [(0, 1), (1, 2), (2, 3)]


def test_defender_who_beat_everything_attacks_next() -> None:
    """(0.15)."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; C: 7c")

    events = play(game, "A+8c B:8c/10c A. C.")

    assert events[-1] == BoutStarted(3, 1, 2, limit=1, attacker_place=1, defender_place=2)


def test_left_of_the_taker_attacks_next() -> None:
    """(0.15)."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; C: 7c")

    events = play(game, "A+8c B! A. C.")

    assert events[-1] == BoutStarted(3, 2, 0, limit=1, attacker_place=2, defender_place=0)


def test_with_two_players_the_attacker_attacks_again_after_a_take() -> None:
    """(2.29)."""
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h")

    play(game, "A+8c B! A.")

    assert (game.attacker, game.defender) == (0, 1)


def test_next_attacker_who_is_out_is_passed_over() -> None:
    """B beat with his last card; C went out too: D attacks A (2.28)."""
    game = parse_position("trump h; A: 8c 9d; B: 9c 10d; C: 8d; D: 7c")

    play(game, "A+8c C+8d B:8c/9c B:8d/10d")

    assert (game.attacker, game.defender) == (3, 0)


def test_next_defender_who_is_out_is_passed_over() -> None:
    """(2.28)."""
    game = parse_position("trump h; A: 8c 9d; B: 9c 10d 6h; C: 8d; D: 7c")

    play(game, "A+8c C+8d B:8c/9c B:8d/10d A. D.")

    assert (game.attacker, game.defender) == (1, 3)


def test_left_of_the_taker_who_is_out_is_passed_over() -> None:
    """(2.28)."""
    game = parse_position("trump h; A: 8c 9d; B: 7c 10d; C: 8d; D: 7d")

    play(game, "A+8c C+8d B!")

    assert (game.attacker, game.defender) == (3, 0)


@pytest.mark.parametrize(
    ("position", "turns", "result"),
    [
        ("trump h; A: 8c; B: 10c 6h; C: 7c", "A+8c B:8c/10c C.", "goes on"),
        ("trump h; A: 8c; B: 10c 6h", "A+8c B:8c/10c", "is over"),
    ],
)
def test_last_event_is_the_next_bout_or_the_end(position: str, turns: str, result: str) -> None:
    events = play(parse_position(position), turns)

    assert isinstance(events[-1], GameOver) == (result == "is over")
    assert isinstance(events[-1], BoutStarted) == (result == "goes on")


def test_of_several_trumps_shown_in_a_deal_all_are_remembered() -> None:
    game = parse_position(
        "rules app+transfer transfer_by_showing=trump_once_a_deal; trump h; A: 7d; B: 8h 9h 10d;"
        " C: Kc Ks Kd; stock:; table: A+9c; shown: 8h"
    )

    play(game, "B?9h")

    assert game.bout.shown == [Card.parse("8h"), Card.parse("9h")]


@pytest.mark.parametrize(
    ("text", "turns"),
    [("A: 8c; B: 9s Kd", "A+8c B!"), ("A: 8c 9d; B: 9c Kd; bout 200", "A+8c B:8c/9c A.")],
)
def test_nothing_is_left_of_the_last_bout_when_the_game_is_over(text: str, turns: str) -> None:
    game = parse_position(f"trump h; stock:; {text}")

    play(game, turns)

    core = game.core
    assert game.result is not None
    assert (core.laid, core.unbeaten, core.table_ranks, core.done) == (0, 0, 0, 0)


def test_all_twins_of_a_bout_are_discarded() -> None:
    game = parse_position("rules two packs; trump h; A: 8c 8c 7d; B: 9c 9c Kd; stock:; discard: 6c")

    play(game, "A+8c A+8c B:8c/9c B:8c/9c A.")

    assert sorted(map(str, game.discard)) == ["6c", "8c", "8c", "9c", "9c"]


def test_who_was_empty_before_goes_out_before_who_has_laid_his_last_card() -> None:
    game = parse_position("trump h; A: 8d; B: 9c 10c; C:; D:; stock:; table: A+8c; emptied: D")

    play(game, "B:8c/9c A.")

    assert game.out == (2, 3)


def test_order_of_going_out_is_that_of_the_last_bout_alone() -> None:
    """A lays the last card of the hand in the first bout, and draws up once more."""
    game = parse_position("trump s; A: 8c; B: 9c Kd; C: Qs As; stock: Ks")

    play(game, "A+8c B:8c/9c C. B+Kd C:Kd/Qs A+Ks C:Ks/As")

    assert game.out == (1, 0, 2)


def test_nobody_has_been_done_when_a_bout_begins() -> None:
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; C: 7c Kc; stock:")

    play(game, "A+8c B:8c/10c A. C.")

    assert game.bout.number == 3
    assert game.bout.done == set()
