"""Transfers, and transfers by showing."""

from kozyr.cards import Card, CardSet, cards
from kozyr.rules import Transferred, parse_position
from tests.rules.notation import play, refusals

TABLE = (
    "rules app+transfer; trump h; A: 9d 6d 8s 7c; B: 8d 8h 10c; C: 6c 7s 7h 6s; stock: 9s 9h;"
    " table: A+8c"
)
TWO = "rules app+transfer; trump h; A: 9d 6d; B: 8d 10c; table: A+8c"
SHOW = "rules app+transfer transfer_by_showing=on; trump h; A: 9d 6d; B: 8d 8h 10c; C: 6c"


def test_transfer_makes_the_next_player_the_defender_and_the_transferrer_the_attacker() -> None:
    """(0.17)."""
    game = parse_position(TABLE)

    events = play(game, "B>8d")

    assert events == (Transferred(1, Card.parse("8d"), to=2, shown=False, limit=4),)
    assert (game.attacker, game.defender) == (1, 2)
    assert game.bout.unbeaten == cards("8c 8d")
    assert game.seats_to_act == (2,)


def test_only_a_card_of_the_rank_transfers() -> None:
    """(0.17)."""
    assert refusals(parse_position(TABLE), "B>10c B>8h") == ["transfer_rank", None]


def test_without_the_rule_nobody_transfers() -> None:
    game = parse_position(TABLE.replace("app+transfer", "app"))

    assert refusals(game, "B>8d B?8h") == ["transfer_off", "transfer_off"]


def test_next_player_must_hold_as_many_cards_as_will_lie_there() -> None:
    """(2.1)."""
    two = parse_position("rules app+transfer; trump h; A: 9d; B: 8d 9s; C: 6c 7c; table: A+8c")
    one = parse_position("rules app+transfer; trump h; A: 9d; B: 8d 9s; C: 6c; table: A+8c")

    assert refusals(two, "B>8d") == [None]
    assert refusals(one, "B>8d") == ["receiver_hand_limit"]


def test_with_two_players_a_transfer_goes_back_to_the_attacker() -> None:
    """(2.2)."""
    game = parse_position(TWO)

    play(game, "B>8d")

    assert (game.attacker, game.defender) == (1, 0)


def test_with_two_players_the_attacker_must_hold_enough() -> None:
    """(2.2)."""
    game = parse_position(TWO.replace("A: 9d 6d", "A: 9d"))

    assert refusals(game, "B>8d") == ["receiver_hand_limit"]


def test_transfers_may_come_back_to_the_one_who_opened_and_go_round_again() -> None:
    """(2.3)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 8s 6d 6c 7c 7d 9c; B: 8d 9d 9s 10c 10d; C: 8h 7s Jc Jd;"
        " table: A+8c"
    )

    play(game, "B>8d C>8h A>8s")

    assert (game.attacker, game.defender, game.bout.transfers) == (0, 1, 3)
    assert game.attack_limit == 4


def test_limit_of_the_first_bout_holds_for_transfers_too() -> None:
    """Written as a position: with one pack a rank has only four cards (2.4)."""
    table = "table: A+8c A+9c A+9d A+9s A+9h"
    hands = "A: 6c; B: 8d; C: 6d 7d 10d Jd Qd Kd"
    first = parse_position(f"rules app+transfer; bout 1; became 6; trump h; {hands}; {table}")
    later = parse_position(f"rules app+transfer; bout 2; became 6; trump h; {hands}; {table}")

    assert refusals(first, "B>8d") == ["first_bout_limit"]
    assert refusals(later, "B>8d") == [None]


def test_limit_of_six_holds_for_transfers_too() -> None:
    """(2.4)."""
    game = parse_position(
        "rules app+transfer; became 7; trump h; A: 6c; B: 8d; C: 6d 7d 10d Jd Qd Kd Ad;"
        " table: A+8c A+9c A+9d A+9s A+9h A+8s"
    )

    assert refusals(game, "B>8d") == ["bout_limit"]


def test_nothing_is_transferred_once_a_card_is_beaten() -> None:
    """(2.5)."""
    game = parse_position(TABLE)

    play(game, "A+8s B:8c/10c")

    assert refusals(game, "B>8d B>8h") == ["transfer_after_beat", "transfer_after_beat"]


def test_nothing_is_transferred_after_i_take() -> None:
    """(2.6)."""
    game = parse_position(TABLE)

    play(game, "B!")

    assert refusals(game, "B>8d") == ["already_taking"]


def test_left_of_the_taker_attacks_after_transfers() -> None:
    """(2.8)."""
    game = parse_position(TABLE)

    play(game, "B>8d C! A. B.")

    assert (game.attacker, game.defender) == (0, 1)


def test_last_defender_beats_everything_and_attacks() -> None:
    """(2.8)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 6d 7d; B: 8d 6s 7s; C: 9c 10d 6c; table: A+8c"
    )

    play(game, "B>8d C:8c/9c C:8d/10d A. B.")

    assert (game.attacker, game.defender) == (2, 0)


def test_limit_after_a_transfer_is_what_the_new_defender_holds() -> None:
    """(2.9)."""
    game = parse_position(
        "rules app+transfer; bout 1; trump h; A: 6c 6d 6s 7c 7d; B: 8d 9c 9d 9s 10c 10d;"
        " stock: 10s 9h; table: A+8c"
    )

    before = game.attack_limit
    play(game, "B>8d")

    assert (before, game.attack_limit) == (5, 5)
    assert game.bout.defender_cards == 5


def test_former_attackers_may_throw_in_against_the_new_defender() -> None:
    """(2.10)."""
    game = parse_position(TABLE)

    play(game, "B>8d")

    assert refusals(game, "A+8s B+8h C+7s") == [None, None, "defender_never_adds"]


def test_transfer_may_lay_the_last_card() -> None:
    """B is out when the bout ends, as first (2.11)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 6d 7d 7h; B: 8d; C: 9c 9d 6c; table: A+8c"
    )

    play(game, "B>8d C:8c/9c C:8d/9d A.")

    assert game.out == (1,)
    assert (game.attacker, game.defender) == (2, 0)


def test_player_without_cards_is_passed_over_as_receiver() -> None:
    """(2.12)."""
    game = parse_position(
        "rules app+transfer; trump h; A: 6d 7d; B: 8d 9s; C:; D: 7c 7s; emptied: C; table: A+8c"
    )

    play(game, "B>8d")

    assert game.defender == 3


def test_transfer_needs_somebody_to_receive_it() -> None:
    """(2.13)."""
    game = parse_position("rules app+transfer; trump h; A: 8c; B: 8d 9s")

    play(game, "A+8c")

    assert refusals(game, "B>8d B!") == ["nobody_to_receive", None]


def test_first_bout_may_be_transferred_unless_the_rules_forbid_it() -> None:
    allowed = parse_position(f"{TABLE}; bout 1")
    forbidden = parse_position(
        f"{TABLE}; bout 1".replace("app+transfer", "app+transfer transfer_in_first_bout=off")
    )
    later = parse_position(TABLE.replace("app+transfer", "app+transfer transfer_in_first_bout=off"))

    assert refusals(allowed, "B>8d") == [None]
    assert refusals(forbidden, "B>8d") == ["transfer_first_bout"]
    assert refusals(later, "B>8d") == [None]


def test_number_of_transfers_may_be_limited() -> None:
    game = parse_position(
        "rules app+transfer transfer_chain_limit=1; trump h; A: 9d 6d 6c 6s; B: 8d 9s; C: 8s 7c;"
        " table: A+8c"
    )

    play(game, "B>8d")

    assert refusals(game, "C>8s C!") == ["transfer_chain", None]


def test_trump_shown_transfers_and_stays_in_the_hand() -> None:
    game = parse_position(f"{SHOW}; table: A+8c")

    events = play(game, "B?8h")

    assert events == (Transferred(1, Card.parse("8h"), to=2, shown=True, limit=1),)
    assert len(game.bout.pairs) == 1
    assert Card.parse("8h") in game.hand(1)
    assert game.known[1] == CardSet(cards("8h"))
    assert (game.attacker, game.defender) == (1, 2)


def test_receiver_of_a_trump_shown_needs_only_what_lies_there() -> None:
    game = parse_position(f"{SHOW}; table: A+8c")

    assert refusals(game, "B?8h B>8h") == [None, "receiver_hand_limit"]


def test_only_a_trump_of_the_rank_is_shown() -> None:
    game = parse_position(f"{SHOW.replace('10c', '10h')}; table: A+8c")

    assert refusals(game, "B?8d B?10h B?9h") == ["show_trump", "transfer_rank", "not_in_hand"]


def test_trump_is_shown_once_in_a_bout() -> None:
    game = parse_position(
        "rules app+transfer transfer_by_showing=on; trump h; A: 8d 9d; B: 8h 10c 7c; table: A+8c"
    )

    play(game, "B?8h A>8d")

    assert refusals(game, "B?8h B>8h") == ["show_used", "receiver_hand_limit"]


def test_nobody_shows_once_a_card_is_beaten_or_where_it_is_not_played() -> None:
    beaten = parse_position(f"{SHOW}; table: A+8c/9c A+9s")
    off = parse_position(f"{SHOW}; table: A+8c".replace("showing=on", "showing=off"))

    assert refusals(beaten, "B?8h") == ["transfer_after_beat"]
    assert refusals(off, "B?8h B>8h") == ["show_off", "receiver_hand_limit"]
