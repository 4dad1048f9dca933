"""What one seat may know."""

from collections import Counter

import pytest

from kozyr.cards import CardSet, Suit, cards
from kozyr.rules import (
    Dealt,
    DrewUp,
    Game,
    Memory,
    Pair,
    PairView,
    Phase,
    Result,
    Rules,
    RulesError,
    Take,
    deal_from_seed,
    event_for,
    format_position,
    parse_position,
)
from tests.rules.notation import deal, play

POSITION = (
    "trump h; A: 8d 9d; B: Jc 6h; C: 8s; stock: 7s 7h; discard: Ac Ad; table: A+8c/10c;"
    " dealer C; bout 4; known B: 6h; done: A"
)


def test_view_holds_what_the_seat_may_know() -> None:
    view = parse_position(POSITION).view(0)

    eight, ten = cards("8c 10c")
    assert view.rules == Rules()
    assert (view.seat, view.dealer) == (0, 2)
    assert view.hand == CardSet(cards("8d 9d"))
    assert view.counts == (2, 2, 1)
    assert view.table == (PairView(eight, 0, ten),)
    assert view.phase is Phase.COVERED
    assert (view.bout, view.attacker, view.defender, view.limit) == (4, 0, 1, 3)
    assert (view.transfers, view.shown, view.done, view.to_act) == (0, (), (0,), (2,))
    assert (view.stock, view.trump, view.trump_card) == (2, Suit.HEARTS, cards("7h")[0])
    assert (view.discard, view.out, view.result) == (2, (), None)
    assert view.moves == ()
    assert view.memory == Memory(
        CardSet(cards("Ac Ad")), (CardSet(), CardSet(cards("6h")), CardSet())
    )


def test_view_lists_the_moves_of_its_seat() -> None:
    game = parse_position(POSITION)

    assert list(game.view(2).moves) == game.moves(2)
    assert [str(move) for move in game.view(2).moves] == ["+8s", "."]


def test_spectator_sees_the_table_and_no_hand() -> None:
    view = parse_position(POSITION).view(None)

    assert (view.hand, view.moves) == (CardSet(), ())
    assert view.counts == (2, 2, 1)


def test_unbeaten_are_the_attack_cards_without_a_card_on_them() -> None:
    game = parse_position("trump h; A: 8d; B: Jc 6h; table: A+8c/10c A+8s")

    assert game.view(0).unbeaten == cards("8s")


def test_unseen_are_the_cards_the_reader_cannot_place() -> None:
    game = parse_position(POSITION.replace("discard: Ac Ad", "discard:"))

    placed = cards("8d 9d 8c 10c 7h 6h")
    assert game.view(0).unseen == CardSet(Rules().cards) - CardSet(placed)


def test_unseen_when_all_is_in_hands_are_the_unknown_cards_of_others() -> None:
    game = parse_position("trump h; A: 8d 9d; B: Jc 6h; known B: 6h")

    assert game.view(0).unseen == CardSet(cards("Jc"))


def test_trump_card_is_no_more_in_the_view_once_it_is_drawn() -> None:
    game = parse_position("trump h; A: 8c 6c 6d 6s 7c 7d; B: 10c 9c 9d 9s Jc Jd; stock: 6h")

    play(game, "A+8c B:8c/10c A.")

    view = game.view(1)
    assert (view.trump, view.trump_card, view.stock) == (Suit.HEARTS, None, 0)
    assert view.memory.known[0] == CardSet(cards("6h"))


def test_card_that_was_known_in_a_hand_is_known_no_more_once_it_is_laid() -> None:
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; known A: 8c")

    play(game, "A+8c")

    assert game.view(1).memory.known[0] == CardSet()


def test_view_of_a_finished_game_holds_its_result() -> None:
    game = parse_position("trump h; A: 8c; B: 10c 6h")

    play(game, "A+8c B:8c/10c")

    view = game.view(0)
    assert view.result == Result((1,), (0,))
    assert (view.phase, view.out, view.to_act) == (Phase.OVER, (0,), ())


def test_view_is_read_on_one_line() -> None:
    assert str(parse_position(POSITION).view(2)) == (
        "bout 4 covered; A attacks B; hand 8s; counts 2 2 1; table 8c/10c; limit 3; stock 2;"
        " trump 7h; discard 2; moves +8s ."
    )


def test_line_of_a_view_names_the_trump_suit_once_the_card_is_drawn() -> None:
    assert str(parse_position("trump h; A: 8c; B: 10c 6h; table: A+8d").view(None)) == (
        "bout 2 defend; A attacks B; hand; counts 1 2; table 8d; limit 2; stock 0; trump h;"
        " discard 32; moves"
    )


def test_bout_that_is_read_is_a_copy() -> None:
    game = Game(Rules(), deal(["9h", "7h"], "6h"))

    game.bout.pairs.append(Pair(cards("8c")[0], 0))

    assert game.bout.pairs == []


def test_view_tells_which_trumps_were_shown_for_a_transfer() -> None:
    game = parse_position(
        "rules app+transfer transfer_by_showing=on; trump h; A: 9d; B: 8h 7s; table: A+8c"
    )
    play(game, "B?8h")

    assert game.view(0).shown == cards("8h")


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_at_the_table_is_refused_by_its_number(seat: int) -> None:
    game = parse_position("trump h; A: 8c 9d; B: 10c 6h; attacker A")

    for ask in (
        lambda: game.view(seat),
        lambda: game.hand(seat),
        lambda: game.moves(seat),
        lambda: game.why_not(seat, Take()),
        lambda: game.apply(seat, Take()),
    ):
        with pytest.raises(RulesError, match=f"seat {seat}: the seats are 0 to 1"):
            ask()


def test_view_tells_what_everybody_saw_happen_and_no_card_that_was_drawn_face_down() -> None:
    rules = Rules()
    game = Game(rules, deal_from_seed(rules, 2, bytes(32)))
    seen = [event_for(event, None) for event in game.opening_events]
    while game.result is None:
        seat = game.seats_to_act[0]
        seen += [event_for(event, None) for event in game.apply(seat, game.moves(seat)[0])]
        assert game.view(seat).past == tuple(seen)

    drawn = [event for event in seen if isinstance(event, DrewUp)]
    assert [len(event.cards) for event in drawn] == [event.trump_card for event in drawn]
    assert [event.hands for event in seen if isinstance(event, Dealt)] == [((), ())]


def test_view_tells_its_seat_what_it_was_dealt_and_nobody_else() -> None:
    rules = Rules()
    game = Game(rules, deal_from_seed(rules, 2, bytes(32)))
    hands = [game.hand(seat) for seat in range(2)]
    game.apply(game.attacker, game.moves(game.attacker)[0])

    assert [game.copy().view(seat).dealt for seat in range(2)] == hands
    assert game.view(None).dealt == CardSet()


def test_a_copy_has_a_past_of_its_own() -> None:
    rules = Rules()
    game = Game(rules, deal_from_seed(rules, 2, bytes(32)))
    copy = game.copy()
    copy.apply(copy.attacker, copy.moves(copy.attacker)[0])

    assert copy.past[:-1] == game.past == game.view(None).past
    assert copy.view(0) != game.view(0)


def test_what_has_happened_is_no_part_of_what_is_compared() -> None:
    rules = Rules()
    game = Game(rules, deal_from_seed(rules, 2, bytes(32)))
    game.apply(game.attacker, game.moves(game.attacker)[0])
    again = parse_position(format_position(game))

    assert again.view(0) == game.view(0)
    assert again.view(0).past == ()
    assert again.view(0).dealt == CardSet()


@pytest.mark.parametrize("done", ["A", "C", "A C", "C D"])
def test_view_names_those_who_add_no_more(done: str) -> None:
    game = parse_position(
        f"trump h; A: 8d; B: Jc; C: 8s; D: 9s; stock: 7s 7h; table: A+8c/10c; done: {done}"
    )

    assert game.view(0).done == tuple("ABCD".index(name) for name in done.split())


def test_lowest_card_of_the_largest_pack_is_seen_where_it_beats() -> None:
    game = parse_position("rules classic 52; trump c; A: 9d; B: Kc; table: A+8d/2c A+8s")

    assert [str(pair.beat) for pair in game.view(1).table] == ["2c", "None"]


def test_unseen_counts_twins_and_the_known_cards_of_all_others() -> None:
    """The reader sits between two of whom cards are known, and his own are known as well."""
    view = parse_position(
        "rules two packs; trump h; A: 6c 6c 7d; B: 6d 6d 8d; C: 6s 9d; stock:;"
        " discard: 7c 7c 8c 8d; known A: 6c 6c; known B: 6d; known C: 6s"
    ).view(1)

    assert "6c" not in map(str, view.unseen)
    counts = Counter(map(str, view.unseen))
    assert counts["8d"] == 0
    assert (counts["7c"], counts["8c"], counts["6d"], counts["6s"], counts["9c"]) == (0, 1, 0, 1, 2)


def test_what_has_happened_is_not_written_out_with_a_view() -> None:
    written = repr(parse_position("trump h; A: 8d; B: 9d; stock:").view(0))

    assert "hand=" in written
    assert "past=" not in written
    assert "dealt=" not in written
