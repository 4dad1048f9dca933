"""Jokers, equal cards of two packs, and a full table of twelve."""

import pytest

from kozyr.cards import CardSet, cards
from kozyr.rules import Beaten, Game, Rules, deal_from_seed, parse_position
from tests.rules.notation import play, refusals

# Jokers.


def test_joker_beats_and_never_attacks() -> None:
    """(1.42)."""
    game = parse_position("rules jokers; trump h; A: 8c *b; B: *r 10c; C: 8d; table: C+8h")

    assert refusals(game, "B:8h/*r A+*b") == [None, "joker_only_beats"]
    assert refusals(parse_position("rules jokers; trump h; A: 8c *b; B: *r"), "A+*b A+8c") == [
        "joker_only_beats",
        None,
    ]


def test_who_holds_nothing_but_jokers_opens_with_one_and_nothing_beats_it() -> None:
    """(1.42)."""
    game = parse_position("rules jokers; trump h; A: *b *r; B: Ah Kh 10c")

    assert refusals(game, "A+*b A+*r") == [None, None]
    play(game, "A+*b")
    assert refusals(game, "B:*b/Ah A+*r B!") == ["joker_unbeatable", "joker_only_beats", None]


def test_rank_of_a_joker_on_the_table_brings_nothing_in() -> None:
    """(0.9, 1.42)."""
    game = parse_position("rules jokers; trump h; A: 9d *b; B: *r 10c 7c; C: 8s; table: A+8d")

    play(game, "B:8d/*r")

    assert refusals(game, "A+*b C+8s A+9d") == ["joker_only_beats", None, "rank_not_on_table"]


def test_joker_never_transfers_and_is_never_shown() -> None:
    """(1.42)."""
    game = parse_position(
        "rules jokers transfer=on transfer_by_showing=any_card; trump h; A: 9d; B: *r 9s; C: 6c 7c;"
        " table: A+8d"
    )

    assert refusals(game, "B>*r B?*r B:8d/*r") == ["joker_only_beats", "joker_only_beats", None]


def test_joker_does_not_decide_who_attacks_first() -> None:
    """(1.10)."""
    rules = Rules.preset("jokers")
    for seed in range(40):
        game = Game(rules, deal_from_seed(rules, 3, bytes([seed] * 32)))
        shown = game.known[game.attacker]

        assert all(card.suit is game.trump for card in shown)


def test_joker_is_no_trump_that_could_be_shown_or_exchanged() -> None:
    """(1.42)."""
    game = parse_position("rules jokers swap_trump=on; trump h; A: *r 9d; B: 8c; stock: 7s 3h")

    assert refusals(game, "A^") == ["not_in_hand"]


# Twins.

TWINS = "rules two packs; trump h; A: 8c 9d; B: 8c 9c 9c 10c; C: 8c 7d"


def test_twin_does_not_beat_its_twin() -> None:
    """(2.34)."""
    game = parse_position(
        f"{TWINS}; table: A+8c".replace("A: 8c", "A: 7s").replace("C: 8c", "C: 7s")
    )

    assert refusals(game, "B:8c/8c B:8c/9c") == ["too_low", None]


def test_twin_is_thrown_in() -> None:
    """(2.34)."""
    game = parse_position("rules two packs; trump h; A: 8c 9d; B: 9c 10c; C: 7d; table: C+8c")

    play(game, "A+8c")

    assert game.bout.unbeaten == cards("8c 8c")


def test_move_that_names_a_card_that_lies_there_twice_means_the_first_that_fits() -> None:
    """(2.34)."""
    game = parse_position(
        "rules two packs; trump h; A: 7d 9d; B: 9c 9c 10c; C: 7d; table: A+8c C+8c"
    )

    first = play(game, "B:8c/9c")
    after_one = [str(pair) for pair in game.bout.pairs]
    play(game, "B:8c/10c")

    eight, nine = cards("8c 9c")
    assert first == (Beaten(1, eight, nine),)
    assert after_one == ["8c/9c", "8c"]
    assert [str(pair) for pair in game.bout.pairs] == ["8c/9c", "8c/10c"]


def test_move_is_listed_once_for_twins_in_the_hand_and_on_the_table() -> None:
    """(2.34)."""
    game = parse_position(
        "rules two packs; trump h; A: 7d; B: 9c 9c; C: 7d; became 2; table: A+8c C+8c"
    )

    assert [str(move) for move in game.moves(1)] == [":8c/9c", "!"]


def test_card_beaten_and_its_twin_open_are_not_confused() -> None:
    """(2.34)."""
    game = parse_position("rules two packs; trump h; A: 7d; B: 9c 10c; C: 7d; table: A+8c/9c C+8c")

    assert refusals(game, "B:8c/10c") == [None]
    play(game, "B:8c/10c")
    assert game.bout.unbeaten == ()


def test_taker_holds_both_twins_and_both_are_known() -> None:
    """(2.34)."""
    game = parse_position("rules two packs; trump h; A: 8c 7d; B: 9c 10c; C: 8c 7d")

    play(game, "A+8c C+8c B!")

    assert str(game.hand(1)) == "8c 8c 9c 10c"
    assert game.known[1] == CardSet(cards("8c 8c"))


def test_one_of_two_twins_laid_leaves_the_other() -> None:
    """(2.34)."""
    game = parse_position("rules two packs; trump h; A: 8c 8c; B: 9c 10c; known A: 8c")

    play(game, "A+8c")

    assert str(game.hand(0)) == "8c"
    assert game.known[0] == CardSet()


def test_both_twins_beaten_lie_in_the_discard() -> None:
    """(2.34)."""
    game = parse_position(
        "rules two packs; trump h; A: 8c 8c 7d; B: 9c 10c; stock: 7s 7h; discard:"
    )

    play(game, "A+8c A+8c B:8c/9c B:8c/10c")

    assert game.discard == CardSet(cards("8c 8c 9c 10c"))


def test_unseen_cards_count_twins() -> None:
    """(2.34)."""
    game = parse_position("rules two packs; trump h; A: 8c; B: 8c 9c; C: 9c; table: A+7d")

    assert game.view(0).unseen == CardSet(cards("8c 9c 9c"))


# A full table.


@pytest.mark.parametrize(
    ("rules", "stock"), [("two packs", 0), ("app pack=2x52", 32), ("classic 52 hand_size=4", 4)]
)
def test_twelve_players_are_dealt_to_and_play_to_the_end(rules: str, stock: int) -> None:
    """(0.1, 2.33)."""
    parsed = Rules.parse(rules)
    game = Game(parsed, deal_from_seed(parsed, 12, bytes(32)))

    assert len(game.stock) == stock
    assert [len(game.hand(seat)) for seat in range(12)] == [parsed.hand_size] * 12
    while game.result is None:
        seat = game.seats_to_act[0]
        game.apply(seat, game.moves(seat)[-1])

    assert len(game.result.places) >= 11 or game.result.adjudicated
