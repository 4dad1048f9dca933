"""The code of a scene: all that is shown, nothing else, and no garbage."""

import base64
import hashlib
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.cards import CardSet
from kozyr.pictures import MAX_CODE_CHARACTERS, CodeError, Player, Scene, read_code, write_code
from kozyr.rules import Game, Rules
from kozyr.rules.position import parse_position
from tests.pictures.scenes import games, scene, scenes

POSITION = (
    "trump h; A: 8c 9d 6h Jh Qs Kd; B: 10c 6s 7s 8s 9s 10s; stock: 7d 6d 9h; table: A+7c/Jc A+Js"
)


def code_of(content: bytes, version: int = 1) -> str:
    """The code of *content*, whatever it is, with a sum that is right."""
    data = bytes([version]) + content
    data += hashlib.sha256(data).digest()[:4]
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def fields_of(code: str) -> list[object]:
    data = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    fields: list[object] = msgspec.msgpack.decode(data[1:-4])
    return fields


@settings(max_examples=60, deadline=None)
@given(scenes())
def test_what_was_written_is_read(shown: Scene) -> None:
    code = write_code(shown)

    assert read_code(code) == shown
    assert len(code) <= MAX_CODE_CHARACTERS


def test_an_ordinary_table_is_short() -> None:
    assert len(write_code(scene(parse_position(POSITION)))) < 140


def test_the_longest_names_and_rules_find_room() -> None:
    rules = Rules.parse("app pack=2x52")
    hands = "; ".join(f"{letter}: " for letter in "CDEFGHIJKL")
    game = parse_position(
        f"rules {rules}; trump h; A: 8c 9d; B: 10c 6h; {hands}; out: C D E F G H I J K L"
    )
    players = [Player("\U00010330" * 24)] * 12
    code = write_code(scene(game, players=players))

    assert read_code(code).players == tuple(players)
    assert len(code) < MAX_CODE_CHARACTERS


@settings(max_examples=100, deadline=None)
@given(games(), st.integers(0, 11), st.booleans(), st.integers(0, 1000))
def test_the_cards_of_others_make_no_difference(
    game: Game, number: int, shows_hand: bool, seed: int
) -> None:
    seat = number % game.seats
    other = shuffled(game, seat, random.Random(seed))

    first, second = (write_code(scene(each, seat, shows_hand=shows_hand)) for each in (game, other))

    assert first == second


@settings(max_examples=50, deadline=None)
@given(games(), st.integers(0, 1000))
def test_without_his_cards_the_sharer_keeps_them(game: Game, seed: int) -> None:
    hand = scene(game, shows_hand=False).view.hand
    swapped = shuffled(game, None, random.Random(seed))

    assert hand == CardSet()
    assert write_code(scene(game, shows_hand=False)) == write_code(scene(swapped, shows_hand=False))


def shuffled(game: Game, seat: int | None, dice: random.Random) -> Game:
    """The same table to *seat*, with what it cannot see dealt anew; None: to whom sees no hand."""
    hidden = [other for other in range(game.seats) if other != seat]
    kept = 1 if game.view(hidden[0]).trump_card else 0
    rest = game.stock[: len(game.stock) - kept]
    turned = game.stock[len(game.stock) - kept :]
    unseen = [card for other in hidden for card in game.hand(other)] + list(rest)
    dice.shuffle(unseen)
    hands = []
    for other in range(game.seats):
        if other == seat:
            hands.append(game.hand(other))
            continue
        count = len(game.hand(other))
        hands.append(CardSet(unseen[:count]))
        del unseen[:count]
    return Game.from_parts(
        rules=game.rules,
        dealer=game.dealer,
        hands=hands,
        stock=[*unseen, *turned],
        trump=game.trump,
        discard=game.discard,
        known=[CardSet()] * game.seats,
        out=game.out,
        bout=game.bout,
        result=game.result,
    )


@given(st.text(max_size=80))
def test_any_text_is_refused_in_order(text: str) -> None:
    with pytest.raises(CodeError):
        read_code(text)


@given(st.binary(max_size=120))
def test_any_content_with_a_right_sum_is_refused_in_order(content: bytes) -> None:
    with pytest.raises(CodeError):
        read_code(code_of(content))


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_field_that_was_changed_gives_another_table_or_none(data: st.DataObject) -> None:
    fields = fields_of(write_code(scene(parse_position(POSITION))))
    place = data.draw(st.integers(0, len(fields) - 1))
    fields[place] = data.draw(
        st.none() | st.integers(-1, 300) | st.text(max_size=5) | st.lists(st.integers(0, 60))
    )
    code = code_of(msgspec.msgpack.encode(fields))
    try:
        shown = read_code(code)
    except CodeError:
        return
    assert write_code(shown) == code


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_letter_that_was_mistyped_is_noticed(data: st.DataObject) -> None:
    code = write_code(scene(parse_position(POSITION)))
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("ABCxyz019-_=+/ é").filter(lambda each: each != code[place]))

    with pytest.raises(CodeError):
        read_code(code[:place] + letter + code[place + 1 :])


@pytest.mark.parametrize("code", ["", "A", "=", "A" * (MAX_CODE_CHARACTERS + 1), "A" * 4096])
def test_texts_of_any_length_are_refused(code: str) -> None:
    with pytest.raises(CodeError):
        read_code(code)


def test_another_version_is_named() -> None:
    with pytest.raises(CodeError, match="version 2"):
        read_code(code_of(b"\x90", version=2))


# Places in the array of a code.
SEAT, PLAYERS, COUNTS, HAND, TABLE, DISCARD, TRUMP_CARD, OUT = 2, 3, 4, 5, 6, 16, 18, 21


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        (1, "app teams=3v3", "rules cannot be played"),
        (SEAT, 2, "a seat that is none of 2"),
        (PLAYERS, [["A\nB", None], ["C", None]], "a name that cannot be written"),
        (PLAYERS, [["A", None]] * 7, "rules cannot be played"),
        (COUNTS, [5, 7], "a hand that is not as large"),
        (COUNTS, [6, 9], "not all the cards of the pack"),
        (HAND, [6, 6, 6, 6, 6, 6], "a card that is not in the pack, or seen too often"),
        (HAND, [0, 17, 30, 35, 49, 24], "a card that is not in the pack, or seen too often"),
        (DISCARD, 0, "not all the cards of the pack"),
        (OUT, [0, 0], "a seat named twice"),
        (PLAYERS, [["x" * 25, None], ["C", None]], "length <= 24"),
    ],
)
def test_what_no_table_can_show_is_refused(place: int, value: object, problem: str) -> None:
    fields = fields_of(write_code(scene(parse_position(POSITION))))
    fields[place] = value

    with pytest.raises(CodeError, match=problem):
        read_code(code_of(msgspec.msgpack.encode(fields)))
