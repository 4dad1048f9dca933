"""The reference model where the law is subtle."""

from tests.reference.law import RANKS, Law
from tests.reference.model import ReferenceGame


def standing(
    hands: str, stock: str = "", bout: int = 2, discard: str = "2c", **rules: str
) -> ReferenceGame:
    """Stand where A begins a bout; hands are separated by ``|``, hearts are trumps."""
    of_seats = [hand.split() for hand in hands.split("|")]
    pack = [rank + suit for rank in RANKS for suit in "cdhs"] * 2
    game = ReferenceGame(rules, pack, len(of_seats), dealer=len(of_seats) - 1, opener=0)
    game.set_up(of_seats, stock.split(), trump="h", bout=bout, discard=discard.split())
    return game


def play(game: ReferenceGame, moves: str) -> list[str]:
    return [event for move in moves.split() for event in game.play(move)]


# Dealing


def dealt(cards: str, seats: int = 2, dealer: int = 0, **rules: str) -> ReferenceGame:
    return ReferenceGame({"hand_size": "4", **rules}, cards.split(), seats, dealer)


def test_cards_go_one_at_a_time_from_the_dealers_left_and_the_next_one_lies_under_the_stock() -> (
    None
):
    game = dealt("6c 7c 8c 9c 10c Jc Qc Kc Ah 6d 7d")

    assert game.hands == [["7c", "9c", "Jc", "Kc"], ["6c", "8c", "10c", "Qc"]]
    assert game.stock == ["6d", "7d", "Ah"]
    assert game.opening[0] == "dealt by A first B shown - trump Ah"


def test_a_joker_names_no_trump_and_keeps_its_place() -> None:
    game = dealt("6c 7c 8c 9c 10c Jc Qc Kc *r Ah 6d 7d", pack="54")

    assert (game.trump, game.stock) == ("h", ["*r", "6d", "7d", "Ah"])


def test_the_search_from_the_bottom_goes_upwards() -> None:
    game = dealt("6c 7c 8c 9c 10c Jc Qc Kc Ah 6d 7d *b", pack="54", trump_source="bottom_card")

    assert (game.trump, game.stock) == ("d", ["Ah", "6d", "*b", "7d"])


def test_the_last_dealt_card_that_is_no_joker_is_known_where_it_is() -> None:
    game = dealt("6c 7c 8c 9c 10c Jc 6d *r Ah 7h", pack="54", trump_source="last_dealt")

    assert game.trump == "d"
    assert (game.known(0), game.known(1)) == ([], ["6d"])
    assert game.stock == ["Ah", "7h"]


def test_of_two_lowest_trumps_the_one_nearest_to_the_dealers_left_decides() -> None:
    game = dealt("6c 8c 6h 9c 6h 10c Jc Qc Kc Ac 7c 8d Ah", seats=3, dealer=2)

    assert game.opening[0] == "dealt by C first B shown 6h trump Ah"
    assert game.known(1) == ["6h"]


def test_without_trumps_the_lowest_card_decides_and_nothing_is_shown() -> None:
    game = dealt("7c 6c 8c 9c 10c Jc Qc Kc Ah", trump_mode="none")

    assert game.opening[0] == "dealt by A first A shown - trump -"


def test_an_ace_that_names_the_trump_makes_the_deal_void_where_that_is_played() -> None:
    pack = "7c 6d 8c 9d 10c Jd Qc Kd Ah"

    assert dealt(pack, ace_turned_up="redeal").is_void
    assert not dealt(pack).is_void


# Beating


def test_a_twin_does_not_beat_its_twin() -> None:
    game = standing("8c 8c 9d|8c 9c 9c", stock="6c", pack="2x36")

    assert play(game, "A+8c A+8c") == ["attacked A 8c", "thrown in A 8c"]
    assert game.why_not("B:8c/8c") == "too_low"
    play(game, "B:8c/9c B:8c/9c")
    assert game.defences == ["9c", "9c"]
    assert game.why_not("B:8c/9c") == "nothing_to_beat"


def test_a_joker_beats_its_colour_trumps_included() -> None:
    law = Law({"pack": "54"})

    assert law.beats("*r", "Ah", "h")
    assert not law.beats("*b", "Ah", "h")
    assert law.why_it_does_not_beat("*b", "Ah", "h") == "joker_colour"
    assert not law.beats("Ah", "*r", "h")
    assert law.why_it_does_not_beat("Ah", "*r", "h") == "joker_unbeatable"


def test_only_who_holds_nothing_else_opens_with_a_joker() -> None:
    game = standing("*r 8c|9c 10c", pack="54")
    assert game.why_not("A+*r") == "joker_only_beats"

    game = standing("*r *b|9c 10c", pack="54")
    play(game, "A+*r")
    assert game.why_not("A+*b") == "joker_only_beats"
    assert game.why_not("B:*r/9c") == "joker_unbeatable"


def test_where_only_spades_beat_spades_the_black_joker_does_too() -> None:
    law = Law({"pack": "54", "spades_only_spades": "on"})

    assert not law.beats("6h", "7s", "h")
    assert law.why_it_does_not_beat("6h", "7s", "h") == "spades_only"
    assert law.beats("*b", "7s", "h")
    assert law.beats("8s", "7s", "h")


def test_the_lowest_rank_beats_the_ace_only_where_it_is_played() -> None:
    assert not Law({}).beats("6c", "Ac", "h")
    assert Law({"low_beats_ace": "same_suit"}).beats("6c", "Ac", "h")
    assert not Law({"low_beats_ace": "trumps"}).beats("6c", "Ac", "h")
    assert Law({"low_beats_ace": "trumps"}).beats("6h", "Ah", "h")
    assert not Law({"low_beats_ace": "same_suit", "pack": "24"}).beats("10c", "Ac", "h")


# Throwing in


def test_in_order_the_turn_goes_back_to_the_attacker_after_a_card() -> None:
    game = standing(
        "8c 9d|10c Jd Qd|8d 9c|Js Qs", stock="6c 6d 6h", throw_order="ordered", first_bout_limit="0"
    )
    play(game, "A+8c B:8c/10c")
    assert game.why_not("C+8d") == "not_your_turn"
    assert game.why_not("D.") == "not_your_turn"

    play(game, "A. C+8d")
    assert game.why_not("C.") == "unbeaten_cards"
    play(game, "B:8d/Jd")

    assert game.moves(2) == set()
    assert game.moves(0) == {"A."}


def test_a_lead_of_several_needs_no_leave_to_throw_in() -> None:
    game = standing("8c 8d 9c|10c 10d 9d", opening="equal_ranks", throwers="nobody")
    play(game, "A+8c")

    assert game.moves(0) == {"A+8d"}
    assert game.why_not("A+9c") == "rank_not_on_table"
    play(game, "B:8c/10c")
    assert game.bout == 3


def test_a_lead_of_several_ends_with_the_first_card_beaten() -> None:
    game = standing("8c 8d 8s|10c 10d 9d", opening="equal_ranks", throwers="nobody")
    play(game, "A+8c A+8d B:8c/10c")

    assert game.why_not("A+8s") == "not_a_thrower"


def test_neighbours_are_in_play_even_with_no_cards_left() -> None:
    game = standing("8c|9c 10c|8d|8h 8s", throwers="neighbours")
    play(game, "A+8c C+8d")

    assert game.why_not("D+8h") == "not_a_thrower"


def test_without_a_limit_of_the_hand_a_bout_ends_with_the_defenders_last_card() -> None:
    game = standing("8c 8d 9s|9c|Qs Ks", defender_hand_cap="none", attack_limit="0")
    game.first_limit_holds = False
    assert game.limit() == 36

    assert play(game, "A+8c B:8c/9c")[2:] == [
        "beaten away 8c 9c",
        "out B 1",
        "bout 3 C>A limit 36",
    ]


def test_who_has_no_cards_counts_as_done_but_has_not_said_it() -> None:
    game = standing("8c|9c 10c|Qs Ks|Js Qd", stock="6c 6d")
    play(game, "A+8c B:8c/9c")

    assert game.why_not("A+8c") == "not_in_hand"
    assert game.why_not("A.") == "already_done"
    play(game, "C. D.")
    assert game.bout == 3


def test_the_first_limit_lasts_until_something_is_discarded_where_that_is_played() -> None:
    hands = "8c 8d 9s|9c Js Qs|Ks As"
    game = standing(hands, discard="", first_cap_scope="until_first_discard", first_bout_limit="1")
    play(game, "A+8c")
    assert game.why_not("A+8d") == "first_bout_limit"

    game = standing(hands, discard="", first_bout_limit="1")
    play(game, "A+8c")
    assert game.why_not("A+8d") is None


# Transferring


def test_a_card_is_shown_once_a_bout_and_where_that_is_played_once_a_deal() -> None:
    for showing, again in (("trump", None), ("trump_once_a_deal", "show_used")):
        game = standing(
            "8c Kc Kd|8h Jd Qd|9s 10s Js|10d Kh Ks",
            transfer="on",
            transfer_by_showing=showing,
        )
        play(game, "A+8c")
        assert play(game, "B?8h") == ["shown B 8h to C limit 3"]
        assert game.known(1) == ["8h"]
        play(game, "C! A. B. D.")

        game.set_up(
            [["8d", "Kc"], ["8h", "Jd"], ["9s", "10s", "Js"], ["10d", "Kh"]], [], "h", 3, ["2c"]
        )
        play(game, "A+8d")
        assert game.why_not("B?8h") == again


def test_shown_cards_go_round_until_each_has_been_shown() -> None:
    game = standing("8c Kc|8h Jd", transfer="on", transfer_by_showing="any_card")
    play(game, "A+8c B?8h")

    assert game.why_not("A?Kc") == "transfer_rank"
    assert game.defender == 0


def test_a_transfer_to_a_hand_that_is_too_small_leaves_a_limit_below_what_lies_there() -> None:
    game = standing("8c 9d|8d Jd|10s", transfer="on", transfer_sufficiency="off")
    play(game, "A+8c")

    assert play(game, "B>8d") == ["transferred B 8d to C limit 1"]
    assert play(game, "C!") == ["take C", "taken C 8c 8d", "bout 3 A>B limit 1"]


def test_only_the_last_who_transferred_adds_to_his_transfer() -> None:
    game = standing(
        "8c 8h 9d|8d 8s Jd|10s Js Qs Ks",
        transfer="on",
        transfer_cards="several",
        throwers="nobody",
    )
    play(game, "A+8c B>8d")

    assert game.why_not("A+8h") == "not_a_thrower"
    assert game.why_not("B+8s") is None


def test_the_opener_draws_first_where_that_is_played_and_else_who_transferred() -> None:
    hands = "8c 9d 9s Js|8d Jd Qd Kd|10s Qs Ks As"
    moves = "A+8c B>8d C! A. B."
    game = standing(hands, stock="6c 6d", hand_size="4", transfer="on")
    assert play(game, moves)[6:8] == ["drew B 6c", "drew A 6d"]

    game = standing(hands, stock="6c 6d", draw_lead="opener", hand_size="4", transfer="on")
    assert play(game, moves)[6:8] == ["drew A 6c", "drew B 6d"]


# The trump card


def test_the_trump_card_is_exchanged_between_bouts_only_and_known_afterwards() -> None:
    game = dealt("8c 6h 8d 9c 10c Jc 7d Qd Kh 9d 10d", swap_trump="on")
    assert game.why_not("A^") == "swap_between_bouts"
    assert game.known(0) == ["6h"]
    play(game, "A+9c B! A.")

    assert game.why_not("B^") == "not_in_hand"
    assert play(game, "A^") == ["swapped A 6h Kh"]
    assert game.known(0) == ["Kh"]
    assert game.stock[-1] == "6h"
    assert game.why_not("A^") == "swap_lowest"


# Teams


def test_a_partner_plays_the_turns_of_who_is_out() -> None:
    game = standing("8c 9d|Jd Qd||Ks As", teams="2v2")

    assert play(game, "A+8c B! A.")[-1] == "bout 3 A>D limit 2 for C>D"


def test_the_seat_of_who_is_out_is_skipped_where_that_is_played() -> None:
    game = standing("8c 9d|Jd Qd||Ks As", teams="2v2", team_out_seat="skipped")

    assert play(game, "A+8c B! A.")[-1] == "bout 3 D>A limit 1 for D>A"


def test_when_a_team_is_out_the_other_team_are_the_fools() -> None:
    game = standing("8c|Jc Qd||Ks As", teams="2v2")

    assert play(game, "A+8c B:8c/Jc")[-1] == "over fools BD places CA epaulettes 0"


def test_when_both_teams_are_out_the_last_defenders_team_may_lose() -> None:
    game = standing("8c|Jc||", teams="2v2")
    assert play(game, "A+8c B:8c/Jc")[-1] == "over fools - places CDAB epaulettes 0"

    game = standing("8c|Jc||", teams="2v2", draw_rule="last_defender_loses")
    assert play(game, "A+8c B:8c/Jc")[-1] == "over fools BD places CDAB epaulettes 0"


# The end


def test_epaulettes_are_the_lowest_cards_laid_last_two_at_most() -> None:
    for hand, moves, count in (
        ("6c", "A+6c B!", 1),
        ("6c 6d", "A+6c A+6d B!", 2),
        ("6c 6d 6s", "A+6c A+6d A+6s B!", 2),
        ("6c 8d", "A+6c B:6c/8c A+8d B!", 0),
    ):
        game = standing(f"{hand}|8c 9d 9s 10s Js", pogony="on")
        assert play(game, moves)[-1] == f"over fools B places A epaulettes {count}"


def test_a_game_without_end_is_a_draw() -> None:
    game = standing("6c 7c|8c 8d", bout=7, bout_limit="7", pogony="on")

    assert play(game, "A+6c B! A.")[-1] == "over fools - places - epaulettes 0 adjudicated"
