"""Transfers, and transfers by showing."""

from kozyr.cards import Card, CardSet, cards
from kozyr.rules import DrewUp, Transferred, parse_position
from tests.rules.notation import play, refusals

TABLE = (
    "rules app+transfer; trump h; A: 9d 6d 8s 7c; B: 8d 8h 10c; C: 6c 7s 7h 6s; stock: 9s 9h;"
    " table: A+8c"
)
TWO = "rules app+transfer; trump h; A: 9d 6d; B: 8d 10c; table: A+8c"
SHOW = "rules app+transfer transfer_by_showing=trump; trump h; A: 9d 6d; B: 8d 8h 10c; C: 6c"


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
    """(1.22)."""
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
    """(1.25)."""
    allowed = parse_position(f"{TABLE}; bout 1")
    forbidden = parse_position(
        f"{TABLE}; bout 1".replace("app+transfer", "app+transfer transfer_in_first_bout=off")
    )
    later = parse_position(TABLE.replace("app+transfer", "app+transfer transfer_in_first_bout=off"))

    assert refusals(allowed, "B>8d") == [None]
    assert refusals(forbidden, "B>8d") == ["transfer_first_bout"]
    assert refusals(later, "B>8d") == [None]


def test_number_of_transfers_may_be_limited() -> None:
    """(1.26)."""
    game = parse_position(
        "rules app+transfer transfer_chain_limit=1; trump h; A: 9d 6d 6c 6s; B: 8d 9s; C: 8s 7c;"
        " table: A+8c"
    )

    play(game, "B>8d")

    assert refusals(game, "C>8s C!") == ["transfer_chain", None]


def test_trump_shown_transfers_and_stays_in_the_hand() -> None:
    """(1.27)."""
    game = parse_position(f"{SHOW}; table: A+8c")

    events = play(game, "B?8h")

    assert events == (Transferred(1, Card.parse("8h"), to=2, shown=True, limit=1),)
    assert len(game.bout.pairs) == 1
    assert Card.parse("8h") in game.hand(1)
    assert game.known[1] == CardSet(cards("8h"))
    assert (game.attacker, game.defender) == (1, 2)


def test_receiver_of_a_trump_shown_needs_only_what_lies_there() -> None:
    """(1.27)."""
    game = parse_position(f"{SHOW}; table: A+8c")

    assert refusals(game, "B?8h B>8h") == [None, "receiver_hand_limit"]


def test_only_a_trump_of_the_rank_is_shown() -> None:
    """(1.27)."""
    game = parse_position(f"{SHOW.replace('10c', '10h')}; table: A+8c")

    assert refusals(game, "B?8d B?10h B?9h") == ["show_trump", "transfer_rank", "not_in_hand"]


def test_trump_is_shown_once_in_a_bout() -> None:
    """(1.27)."""
    game = parse_position(
        "rules app+transfer transfer_by_showing=trump; trump h; A: 8d 9d; B: 8h 10c 7c; table: A+8c"
    )

    play(game, "B?8h A>8d")

    assert refusals(game, "B?8h B>8h") == ["show_used", "receiver_hand_limit"]


def test_nobody_shows_once_a_card_is_beaten_or_where_it_is_not_played() -> None:
    """(1.27)."""
    beaten = parse_position(f"{SHOW}; table: A+8c/9c A+9s")
    off = parse_position(f"{SHOW}; table: A+8c".replace("showing=trump", "showing=off"))

    assert refusals(beaten, "B?8h") == ["transfer_after_beat"]
    assert refusals(off, "B?8h B>8h") == ["show_off", "receiver_hand_limit"]


SEVERAL = (
    "rules simple transfer=on transfer_cards=several; trump h; A: 9d 6d 6c 6s 7s; B: 8d 8s 9c;"
    " C: 9s 10d Jc 7c; stock: 7h; table: A+8c"
)


def test_who_transferred_may_add_cards_of_the_rank() -> None:
    """(1.23)."""
    game = parse_position(SEVERAL)

    before = refusals(game, "A+9d")
    play(game, "B>8d")

    assert before == ["not_a_thrower"]
    assert refusals(game, "B+8s B+9c A+9d") == [None, "rank_not_on_table", "not_a_thrower"]
    play(game, "B+8s")
    assert game.bout.unbeaten == cards("8c 8d 8s")


def test_nothing_is_added_to_a_transfer_once_a_card_is_beaten() -> None:
    """(1.23)."""
    game = parse_position(SEVERAL)

    play(game, "B>8d C:8d/10d")

    assert refusals(game, "B+8s") == ["not_a_thrower"]


def test_limits_hold_for_what_is_added_to_a_transfer() -> None:
    """(1.23)."""
    game = parse_position(SEVERAL.replace("C: 9s 10d Jc 7c", "C: 9s 10d"))

    play(game, "B>8d")

    assert refusals(game, "B+8s") == ["defender_hand_limit"]


def test_one_card_at_a_time_is_the_default() -> None:
    """(1.23)."""
    game = parse_position(SEVERAL.replace(" transfer_cards=several", ""))

    play(game, "B>8d")

    assert refusals(game, "B+8s") == ["not_a_thrower"]


def test_receiver_need_not_hold_enough_where_the_rules_say_so() -> None:
    """(1.24)."""
    game = parse_position(
        "rules app+transfer transfer_sufficiency=off; trump h; A: 9d 9h; B: 8d 9s; C: 9c;"
        " table: A+8c"
    )

    play(game, "B>8d")

    assert (game.defender, game.attack_limit) == (2, 1)
    assert refusals(game, "A+9d C:8c/9c C!") == ["rank_not_on_table", None, None]


def test_receiver_with_too_few_cards_beats_what_he_can_and_takes_the_rest() -> None:
    """(1.24)."""
    game = parse_position(
        "rules app+transfer transfer_sufficiency=off; trump h; A: 9d 9h; B: 8d 9s; C: 9c;"
        " table: A+8c"
    )

    play(game, "B>8d C:8c/9c")
    assert game.seats_to_act == (2,)
    assert [str(move) for move in game.moves(2)] == ["!"]
    play(game, "C!")

    assert str(game.hand(2)) == "8c 9c 8d"


def test_first_bout_is_transferred_by_showing_neither_where_it_is_forbidden() -> None:
    """(1.25)."""
    game = parse_position(
        "rules transfer and show transfer_in_first_bout=off; bout 1; trump h; A: 9d; B: 8h 9s;"
        " C: 9c 6c; table: A+8c"
    )

    assert refusals(game, "B>8h B?8h") == ["transfer_first_bout", "transfer_first_bout"]


def test_shows_count_as_transfers_of_the_chain() -> None:
    """(1.26)."""
    game = parse_position(
        "rules transfer and show transfer_chain_limit=1; trump h; A: 9d 6c; B: 8h 9s; C: 8d 6d;"
        " table: A+8c"
    )

    play(game, "B?8h")

    assert refusals(game, "C>8d") == ["transfer_chain"]


ONCE = (
    "rules app+transfer transfer_by_showing=trump_once_a_deal; trump h; A: 6d 9d 7s; B: 8h 8s 10c;"
    " C: 6c 7c Jc; stock: 7h; table: A+8c"
)


def test_trump_may_be_shown_once_in_a_deal() -> None:
    """(1.27)."""
    game = parse_position(ONCE)

    play(game, "B?8h C! A. B.")
    assert game.shown == CardSet(cards("8h"))
    play(game, "A+9d B! A.")

    assert game.shown == CardSet(cards("8h"))


def test_trump_shown_in_another_bout_is_not_shown_again_in_that_deal() -> None:
    """(1.27)."""
    once = parse_position(f"{ONCE}; shown: 8h")
    bout = parse_position(ONCE.replace("trump_once_a_deal", "trump"))

    play(bout, "B?8h C! A. B.")

    assert refusals(once, "B?8h B>8h") == ["show_used", None]
    assert bout.shown == CardSet()


def test_any_card_of_the_rank_may_be_shown_where_the_rules_say_so() -> None:
    """(1.27)."""
    game = parse_position(
        "rules app+transfer transfer_by_showing=any_card; trump h; A: 9d 8s 6c; B: 8d 10c;"
        " C: 6d 7d; table: A+8c"
    )

    assert refusals(game, "B?8d B?10c") == [None, "transfer_rank"]
    play(game, "B?8d")
    assert game.known[1] == CardSet(cards("8d"))
    play(game, "C! A. B.")
    assert game.shown == CardSet()


def test_twins_are_shown_as_one_card() -> None:
    """(1.27, 2.34)."""
    game = parse_position(
        "rules two packs transfer=on transfer_by_showing=any_card; trump h; A: 9d; B: 8d 8d;"
        " table: A+8c"
    )

    play(game, "B?8d")

    assert game.shown == CardSet(cards("8d"))


def test_transfer_of_a_twin_is_a_transfer() -> None:
    """(2.34)."""
    game = parse_position(
        "rules two packs transfer=on; trump h; A: 9d; B: 8c 9s; C: 6c 7c; table: A+8c"
    )

    play(game, "B>8c")

    assert game.bout.unbeaten == cards("8c 8c")
    assert game.defender == 2


def test_opener_draws_first_after_transfers_where_the_rules_say_so() -> None:
    """(1.30)."""
    position = (
        "rules app+transfer draw_lead={}; trump h; A: 6d 7s; B: 8d 9c; C: 6c 7c 9s; D: 6s 7d;"
        " stock: Ac Ad As Kc Kd Ks Qc Qd 7h; table: A+8c"
    )
    drawn = {}
    for lead in ("opener", "last_transferrer"):
        game = parse_position(position.format(lead))
        events = play(game, "B>8d C! A. B. D.")
        drawn[lead] = [event.seat for event in events if isinstance(event, DrewUp)]

    assert drawn == {"opener": [0, 1], "last_transferrer": [1, 3]}


def test_next_after_an_opener_who_defends_draws_first() -> None:
    """(1.30)."""
    game = parse_position(
        "rules app+transfer draw_lead=opener; trump h; A: 6d 7s; B: 8d 9c; stock: Ac Ad As 7h;"
        " table: A+8c; opener A"
    )

    events = play(game, "B>8d A!")

    assert [event.seat for event in events if isinstance(event, DrewUp)] == [1]
