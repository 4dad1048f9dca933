"""Two against two and three against three."""

import pytest

from kozyr.rules import BoutStarted, Game, Phase, Result, Rules, deal_from_seed, parse_position
from tests.rules.notation import play, refusals

TWO = "rules teams; trump h; A: 8c 9d 6c; B: 10c 8d 9c; C: 8s 7c 6d; D: 8h 7d 6s"
THREE = (
    "rules teams of three; trump h; A: 8c 9d 6c; B: 10c 8d 9c; C: 8s 7c 6d; D: 8h 7d 6s;"
    " E: 9s 10d Jc; F: 9h 10s Jd"
)


def turn(game: Game) -> tuple[int, int]:
    return game.attacker, game.defender


def test_partners_sit_in_turn() -> None:
    """(1.36)."""
    rules = Rules.preset("teams of three")

    assert [rules.team_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert Rules().team_of(0) is None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rules", ["teams", "teams of three", "teams team_out_seat=skipped"])
def test_first_attacker_attacks_his_left_neighbour_who_is_an_opponent(
    rules: str, seed: int
) -> None:
    """(1.36)."""
    parsed = Rules.parse(rules)
    game = Game(parsed, deal_from_seed(parsed, parsed.min_seats, bytes([seed] * 32)))

    assert game.defender == (game.attacker + 1) % game.seats


def test_partner_of_the_defender_neither_throws_in_nor_is_done() -> None:
    """(1.36, 2.39)."""
    game = parse_position(f"{TWO}; table: A+8c".replace("A: 8c", "A: Qc"))

    assert refusals(game, "D+8h C+8s D.") == ["defenders_partner", None, "defenders_partner"]
    play(game, "B:8c/10c")
    assert game.seats_to_act == (0, 2)


def test_both_partners_of_the_defender_wait_in_teams_of_three() -> None:
    """(1.36, 2.39)."""
    game = parse_position(f"{THREE}; table: A+8c".replace("A: 8c", "A: Qc"))

    play(game, "B:8c/10c")

    assert refusals(game, "D+8h F. C+8s E+10d") == [
        "defenders_partner",
        "defenders_partner",
        None,
        None,
    ]
    assert game.seats_to_act == (0, 2, 4)


def test_neighbours_who_throw_in_are_the_nearest_opponents() -> None:
    """(1.14, 2.39)."""
    game = parse_position(
        f"{THREE}; out: C; table: A+8c".replace(
            "teams of three", "teams of three throwers=neighbours"
        )
        .replace("A: 8c", "A: Qc")
        .replace("C: 8s 7c 6d", "C:")
        .replace("E: 9s", "E: 8s")
    )

    assert refusals(game, "A+9d E+8s") == ["rank_not_on_table", None]
    assert game.throwers == (0, 4)


def test_all_partners_of_who_is_left_with_cards_are_the_fools() -> None:
    """(1.36)."""
    game = parse_position("rules teams; trump h; A: 8c; B: 7d; C:; D: 8d 9d; out: C")

    play(game, "A+8c B!")

    assert game.result == Result(fools=(1, 3), places=(2, 0))


def test_a_partner_who_went_out_is_a_fool_with_his_team() -> None:
    """(1.36)."""
    game = parse_position("rules teams; trump h; A: 8c; B: 7d; C:; D:; out: D C")

    play(game, "A+8c B!")

    assert game.result == Result(fools=(1, 3), places=(3, 2, 0))


def test_game_goes_on_while_both_teams_have_cards() -> None:
    """(1.36)."""
    game = parse_position("rules teams; trump h; A: 8c; B: 7d; C: 9c; D:; out: D")

    play(game, "A+8c B!")

    assert game.result is None


def test_game_is_a_draw_when_both_teams_go_out_in_one_bout() -> None:
    """(1.36, 2.30)."""
    game = parse_position("rules teams; trump h; A: 8c; B: 10c; C:; D:; out: C D")

    play(game, "A+8c B:8c/10c")

    assert game.result == Result(fools=(), places=(2, 3, 0, 1))


OUT = "trump h; A: 8c 9d; B: 7d 9s; C:; D: 8d 10d; out: C"


def test_partner_attacks_for_who_is_out() -> None:
    """A attacked B, B took: the turn is C's, A plays it, and attacks D (2.40)."""
    game = parse_position(f"rules teams; {OUT}")

    events = play(game, "A+8c B! A.")

    assert turn(game) == (0, 3)
    assert (game.bout.attacker_place, game.bout.defender_place) == (2, 3)
    assert events[-1] == BoutStarted(3, 0, 3, limit=2, attacker_place=2, defender_place=3)


def test_turn_of_who_is_out_is_skipped_where_the_rules_say_so() -> None:
    """(1.37)."""
    game = parse_position(f"rules teams team_out_seat=skipped; {OUT}")

    play(game, "A+8c B! A.")

    assert turn(game) == (3, 0)
    assert (game.bout.attacker_place, game.bout.defender_place) == (3, 0)


def test_partner_defends_for_who_is_out() -> None:
    """B beats and attacks; C, who is next, is out, so A defends in his place (1.37)."""
    game = parse_position(f"rules teams; {OUT}".replace("B: 7d 9s", "B: 9c 9s"))

    play(game, "A+8c B:8c/9c A.")

    assert turn(game) == (1, 0)
    assert (game.bout.attacker_place, game.bout.defender_place) == (1, 2)


@pytest.mark.parametrize(
    ("answer", "places", "players"),
    [("A:9s/Js B. D.", (2, 3), (0, 3)), ("A! B. D.", (3, 0), (3, 0))],
)
def test_turns_go_on_from_the_seat_that_was_played_for(
    answer: str, places: tuple[int, int], players: tuple[int, int]
) -> None:
    """A defends for C: the turn is C's if he beats all, and A plays it; else it is D's (1.37)."""
    game = parse_position(
        "rules teams; trump h; A: Js Qs Kd; B: 9s 9d; C:; D: 8d 10d; out: C; attacker B;"
        " places: B>C"
    )

    play(game, f"B+9s {answer}")

    assert (game.bout.attacker_place, game.bout.defender_place) == places
    assert turn(game) == players


def test_defender_is_the_next_opponent_in_play_where_turns_are_skipped() -> None:
    """B beats and attacks; C is out and D his partner, so A is attacked (1.37)."""
    game = parse_position(
        f"rules teams team_out_seat=skipped; {OUT}".replace("B: 7d 9s", "B: 9c 9s")
    )

    play(game, "A+8c B:8c/9c A.")

    assert turn(game) == (1, 0)
    assert game.bout.defender_place == 0


def test_next_of_two_partners_clockwise_plays_for_who_is_out_in_teams_of_three() -> None:
    """A attacked B, B took: the turn is C's, who is out; E, the next partner, plays it (1.37)."""
    game = parse_position(f"{THREE}; out: C".replace("C: 8s 7c 6d", "C:"))

    play(game, "A+8c B! A. E.")

    assert turn(game) == (4, 3)
    assert (game.bout.attacker_place, game.bout.defender_place) == (2, 3)


def test_next_in_play_attacks_the_next_opponent_where_turns_are_skipped_in_teams_of_three() -> None:
    """B took; C and D are out: E attacks F (1.37)."""
    game = parse_position(
        f"{THREE}; out: C D".replace("C: 8s 7c 6d", "C:")
        .replace("D: 8h 7d 6s", "D:")
        .replace("teams of three", "teams of three team_out_seat=skipped")
    )

    play(game, "A+8c B! A. E.")

    assert turn(game) == (4, 5)


def test_partner_who_plays_another_turn_throws_in_as_ever() -> None:
    """(1.37)."""
    game = parse_position(f"rules teams; {OUT}; table: A+9h; places: C>D; defender D")

    assert refusals(game, "A+9d B+9s") == [None, "defenders_partner"]


def test_there_is_nobody_to_ask_when_both_opponents_have_laid_their_last_cards() -> None:
    """(1.36)."""
    game = parse_position("rules teams; trump h; A: 8c; B: 10c 7d; C:; D: 8d; out: C")

    play(game, "A+8c")
    assert game.phase is Phase.DEFEND
    play(game, "B:8c/10c")

    assert game.result == Result(fools=(1, 3), places=(2, 0))
