"""The inputs of a net: what the mover may know, whatever the plain suits are called."""

import random
from collections.abc import Iterator

import pytest

from kozyr.bots.belief import Counted
from kozyr.bots.net.features import ACTIONS, INPUTS, STATE, WORDS, Features, knows
from kozyr.cards import SUITS, Suit
from kozyr.rules import PRESETS, Game, Rules, format_position, parse_position
from kozyr.rules.core import Core
from kozyr.rules.core.turns import mover_of, turns_of
from kozyr.rules.turns import move_of, turn_of
from tests.bots.net.nets import moments
from tests.bots.positions import with_hidden_cards_dealt_anew

TABLES = [("app", 2), ("app+transfer", 2), ("app", 3), ("app+transfer", 4), ("app", 6)]


def words_of(core: Core) -> list[int]:
    features = Features()
    features.read(core, mover_of(core))
    return [features.words[word] for word in range(WORDS)]


def moves_of(core: Core) -> list[tuple[int, int]]:
    features = Features()
    seat = mover_of(core)
    features.read(core, seat)
    return [(features.action(turn), features.target(turn)) for turn in turns_of(core, seat)]


def with_suits(game: Game, names: dict[Suit, Suit]) -> Game:
    """The same game with other suits."""
    letters = {ord(suit.letter): names[suit].letter for suit in SUITS}
    parts = []
    for part in format_position(game).split("; "):
        label, _, cards = part.partition(" ")
        named = label in ("trump", "table:", "stock:", "discard:", "known") or label[1:] == ":"
        words = [
            word.translate(letters) if label == "trump" or any(c.isalnum() for c in word) else word
            for word in cards.split()
        ]
        parts.append(f"{label} {' '.join(words)}" if named else part)
    return parse_position("; ".join(parts))


def renamings(trump: Suit) -> Iterator[dict[Suit, Suit]]:
    plain = [suit for suit in SUITS if suit is not trump]
    for shift in (1, 2):
        yield dict(zip(plain, plain[shift:] + plain[:shift], strict=True)) | {trump: trump}
    yield dict(zip(plain, reversed(plain), strict=True)) | {trump: trump}


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_hidden_cards_make_no_difference(rules: str, seats: int) -> None:
    dice = random.Random(1)
    different = 0
    for game in moments(rules, seats, 1):
        core = game.core
        seat = mover_of(core)
        other = with_hidden_cards_dealt_anew(game, seat, dice)
        different += other.core.key() != core.key()

        assert words_of(other.core) == words_of(core)
        assert moves_of(other.core) == moves_of(core)
        assert words_of(Counted(game.view(seat)).in_order()) == words_of(core)
    assert different > 10


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_names_of_plain_suits_make_no_difference(rules: str, seats: int) -> None:
    for number, game in enumerate(moments(rules, seats, 2)):
        assert game.trump
        if number % 3:
            continue
        core = game.core
        for names in renamings(game.trump):
            other = with_suits(game, names).core

            assert words_of(other) == words_of(core)
            assert sorted(moves_of(other)) == sorted(moves_of(core))


def test_another_trump_suit_is_the_same_too() -> None:
    hearts = parse_position("trump h; A: 6h 7c 9d; B: 8d Jh; stock: 7s Ah")
    spades = parse_position("trump s; A: 6s 7h 9c; B: 8c Js; stock: 7d As")

    assert words_of(hearts.core) == words_of(spades.core)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_what_a_seat_knows_makes_a_difference(rules: str, seats: int) -> None:
    """Two moments of a game are never told alike, nor two moves at one."""
    seen = set()
    count = 0
    for game in moments(rules, seats, 3):
        core = game.core
        seen.add((mover_of(core), tuple(words_of(core))))
        count += 1
        moves = moves_of(core)
        assert len(set(moves)) == len(moves)
    assert len(seen) == count


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_input_has_its_place(rules: str, seats: int) -> None:
    for game in moments(rules, seats, 4):
        for word in words_of(game.core):
            assert 0 <= word < 2**62
        for action, target in moves_of(game.core):
            assert STATE <= action < INPUTS - 1
            assert target == -1 or STATE <= target < INPUTS - 1
    assert STATE + ACTIONS == INPUTS


def test_hand_and_table_are_told_by_their_cards() -> None:
    core = parse_position(
        "trump s; A: Ac; B: 7c 8s; stock: 9s; table: A+6c; known B: 8s; attacker A"
    ).core
    words = words_of(core)

    # Clubs come first of the plain suits, trumps last, and a six is the lowest bit of a suit.
    assert words[0] & (2**36 - 1) == 1 << 1 | 1 << 27 + 2
    assert words[1] & (2**36 - 1) == 1 << 27 + 2
    assert words[7] & (2**36 - 1) == words[8] & (2**36 - 1) == 1 << 0
    beat = turn_of(move_of(turns_of(core, 1)[0]))
    features = Features()
    features.read(core, 1)
    assert (features.action(beat) - 648, features.target(beat) - 684) == (1, 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_are_known_that_nets_are_trained_by(preset: str) -> None:
    rules = Rules.preset(preset)
    game = next(moments(preset, rules.min_seats, 5))

    assert knows(game.core) is (preset in ("app", "app+transfer"))


@pytest.mark.parametrize(
    "change",
    [
        "swap_trump=on",
        "hand_size=5",
        "attack_limit=5",
        "first_bout_limit=6",
        "first_cap_scope=until_first_discard",
        "throw_after_take=off",
        "throw_ranks=attack_only",
        "defender_hand_cap=none",
        "draw_order=defender_first",
        "draw_lead=opener",
        "draw_rule=last_defender_loses",
        "opening=equal_ranks",
        "spades_only_spades=on",
        "low_beats_ace=trumps",
        "trump_mode=none",
        "transfer=on transfer_cards=several",
        "transfer=on transfer_chain_limit=1",
        "transfer=on transfer_sufficiency=off",
        "transfer=on transfer_in_first_bout=off",
    ],
)
def test_other_rules_are_not_known(change: str) -> None:
    assert not knows(next(moments(f"app {change}", 2, 6)).core)


def test_two_packs_are_not_known_whatever_is_there_twice() -> None:
    assert not any(knows(game.core) for game in moments("two packs", 2, 8))
