"""`Rules`: presets, what is refused, and rules as text."""

from dataclasses import FrozenInstanceError, dataclass, fields
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given

from kozyr.cards import NotationError, cards
from kozyr.rules import (
    PRESETS,
    Conflict,
    Game,
    Rules,
    RulesConflict,
    RulesError,
    deal_from_seed,
)
from kozyr.rules.choices import Discard, Pack, SeriesKind, Showing, Throwers
from tests.rules.play import RULES


def known_values(default: object) -> list[object]:
    """All values a parameter of this kind may be given."""
    match default:
        case bool():
            return [True, False]
        case int():
            return [default, 1, 7]
        case StrEnum():
            return list(type(default))
        case _:
            raise AssertionError(default)


# What a value needs beside it, where it cannot stand alone (1.41).
NEEDED: dict[tuple[str, object], dict[str, Any]] = {
    ("first_bout_limit", 7): {"attack_limit": 7},
    ("attack_limit", 1): {"first_bout_limit": 1},
    ("transfer_by_showing", Showing.TRUMP): {"transfer": True},
    ("transfer_by_showing", Showing.TRUMP_ONCE_A_DEAL): {"transfer": True},
    ("transfer_by_showing", Showing.ANY_CARD): {"transfer": True},
    ("series", SeriesKind.TO_POINTS): {"series_length": 5},
    ("series", SeriesKind.DEALS): {"series_length": 5},
    ("series_length", 1): {"series": SeriesKind.DEALS},
    ("series_length", 7): {"series": SeriesKind.TO_POINTS},
}
OUT_OF_RANGE = [("hand_size", 1)]
ONLY_LATER = [
    ("first_attacker", first) for first in ("under_fool", "from_under_fool", "winner", "fool")
]

VALUES = [
    (field.name, value)
    for field in fields(Rules)
    for value in known_values(field.default)
    if (field.name, value) not in [*OUT_OF_RANGE, *ONLY_LATER]
]


def rules_with(name: str, value: object) -> Rules:
    changes: dict[str, Any] = {name: value} | NEEDED.get((name, value), {})
    return Rules(**changes)


@pytest.mark.parametrize(("name", "value"), VALUES, ids=str)
def test_every_value_of_every_parameter_is_played_written_and_read(
    name: str, value: object
) -> None:
    rules = rules_with(name, value)
    seats = rules.min_seats

    game = Game(rules, deal_from_seed(rules, seats, bytes(32)))

    assert game.moves(game.attacker)
    assert Rules.parse(str(rules)) == rules
    assert getattr(rules, name) == value


@dataclass(frozen=True)
class Refused:
    """Rules, with what they are to be played by, that are refused."""

    kind: Conflict
    rules: str
    words: str
    seats: int = 2

    def __str__(self) -> str:
        return f"{self.kind}: {self.rules}"


REFUSED = [
    Refused(Conflict.HAND_SIZE, "app hand_size=3", "hand_size=3: a hand has 4 to 12 cards"),
    Refused(Conflict.HAND_SIZE, "app hand_size=13", "hand_size=13: a hand has 4 to 12 cards"),
    Refused(
        Conflict.BOUT_LIMIT, "app bout_limit=0", "bout_limit=0: a game needs at least one bout"
    ),
    Refused(
        Conflict.FIRST_LIMIT_ABOVE,
        "app first_bout_limit=7",
        "first_bout_limit=7 is above attack_limit=6: it can only be stricter",
    ),
    Refused(
        Conflict.FIRST_LIMIT_ABOVE,
        "app attack_limit=4",
        "first_bout_limit=5 is above attack_limit=4: it can only be stricter",
    ),
    Refused(
        Conflict.FIRST_LIMIT_ABOVE,
        "app attack_limit=1",
        "first_bout_limit=5 is above attack_limit=1: it can only be stricter",
    ),
    Refused(
        Conflict.REDEAL_HAND_SIZE,
        "app redeal=five_of_a_suit hand_size=7",
        "redeal=five_of_a_suit needs hands of 6 cards at most:"
        " larger ones nearly always hold five of a suit",
    ),
    Refused(
        Conflict.ACE_NEEDS_TURNED_TRUMP,
        "app ace_turned_up=redeal trump_mode=always_clubs",
        "ace_turned_up=redeal needs trump_mode=turned",
    ),
    Refused(
        Conflict.SOURCE_NEEDS_TURNED_TRUMP,
        "app trump_source=last_dealt trump_mode=none",
        "trump_source says which card names the trump: it needs trump_mode=turned",
    ),
    Refused(
        Conflict.SWAP_NEEDS_FACE_UP_TRUMP,
        "app swap_trump=on trump_mode=always_hearts",
        "swap_trump=on needs a trump card face up under the stock",
    ),
    Refused(
        Conflict.SWAP_NEEDS_FACE_UP_TRUMP,
        "app swap_trump=on trump_source=last_dealt",
        "swap_trump=on needs a trump card face up under the stock",
    ),
    Refused(
        Conflict.LOW_TRUMP_NEEDS_TRUMP,
        "app low_beats_ace=trumps trump_mode=none",
        "low_beats_ace=trumps needs a trump",
    ),
    Refused(
        Conflict.SHOWING_NEEDS_TRUMP,
        "app+transfer transfer_by_showing=trump trump_mode=none",
        "transfer_by_showing: without trumps none can be shown",
    ),
    Refused(
        Conflict.SHOWING_NEEDS_TRANSFER,
        "app transfer_by_showing=any_card",
        "transfer_by_showing needs transfer=on",
    ),
    Refused(
        Conflict.SHOWING_NEEDS_TRANSFER,
        "app transfer_by_showing=trump",
        "transfer_by_showing needs transfer=on",
    ),
    Refused(
        Conflict.FIRST_DEAL_HAS_NO_FOOL,
        "app first_attacker=winner",
        "first_attacker=winner: before the first deal there is neither fool nor winner",
    ),
    Refused(
        Conflict.SERIES_LENGTH_MISSING,
        "app series=to_points",
        "a series to points or over deals needs series_length",
    ),
    Refused(
        Conflict.SERIES_LENGTH_UNUSED,
        "app series=count series_length=3",
        "series_length needs series=to_points or series=deals",
    ),
    Refused(
        Conflict.TEAMS_NEVER_TRANSFER,
        "teams transfer=on",
        "teams cannot be combined with transfer=on",
    ),
    Refused(
        Conflict.TEAMS_HAVE_NO_ONE_FOOL,
        "teams next_first_attacker=under_fool",
        "next_first_attacker=under_fool: with teams there is no single fool",
    ),
    Refused(Conflict.TEAMS_SEATS, "teams", "these teams need 4 players, not 3", 3),
    Refused(Conflict.TEAMS_SEATS, "teams of three", "these teams need 6 players, not 4", 4),
    Refused(Conflict.TOO_FEW_SEATS, "app", "at least 2 players are needed, not 1", 1),
    Refused(Conflict.TOO_MANY_SEATS, "app", "36 cards are enough for 6 players, not 7", 7),
    Refused(Conflict.TOO_MANY_SEATS, "short 24", "24 cards are enough for 4 players, not 5", 5),
    Refused(
        Conflict.TOO_MANY_SEATS,
        "teams of three pack=24",
        "24 cards are enough for 4 players, not 6",
        6,
    ),
]


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_what_cannot_be_played_is_refused_in_words(case: Refused) -> None:
    """(1.41)."""
    with pytest.raises(RulesConflict) as refused:
        Rules.parse(case.rules).check_seats(case.seats)

    assert refused.value.kind is case.kind
    assert str(refused.value) == case.words


@pytest.mark.parametrize(
    "text",
    [
        "app attack_limit=0",
        "app hand_size=5 redeal=five_of_a_suit",
        "app trump_mode=always_clubs low_beats_ace=trumps",
        "transfer and show trump_mode=always_clubs",
        "app trump_source=bottom_card swap_trump=on",
    ],
)
def test_what_can_be_played_is_not_refused_for_what_is_near_it(text: str) -> None:
    """(1.41)."""
    assert str(Rules.parse(text)) == text


@pytest.mark.parametrize(
    "name", ["attack_limit", "first_bout_limit", "transfer_chain_limit", "series_length"]
)
def test_negative_number_is_refused_by_the_name_of_its_parameter(name: str) -> None:
    """(1.41)."""
    changes: dict[str, Any] = {name: -1}
    with pytest.raises(RulesConflict, match=f"{name}=-1: expected 0 or more") as refused:
        Rules(**changes)

    assert refused.value.kind is Conflict.NEGATIVE
    assert refused.value.arguments == {"parameter": name, "given": -1}


def test_every_kind_of_conflict_is_met() -> None:
    assert {case.kind for case in REFUSED} | {Conflict.NEGATIVE} == set(Conflict)


@given(RULES)
def test_rules_written_and_read_are_the_same(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules


def test_presets_are_written_by_their_names() -> None:
    """(1.43)."""
    assert {name: str(Rules.preset(name)) for name in PRESETS} == {name: name for name in PRESETS}


def test_presets_are_those_of_the_law() -> None:
    """(1.43)."""
    assert list(PRESETS) == [
        "app",
        "app+transfer",
        "simple",
        "neighbours",
        "one by one",
        "transfer and show",
        "two-player series to 5",
        "teams",
        "teams of three",
        "short 24",
        "classic 52",
        "jokers",
        "two packs",
        "japanese",
    ]


def test_preset_plays_what_its_name_says() -> None:
    """(1.43)."""
    assert Rules.preset("simple") == Rules(throwers=Throwers.NOBODY)
    assert Rules.preset("one by one") == Rules.parse(
        "app throw_order=ordered throw_timing=all_beaten"
    )
    assert Rules.preset("two-player series to 5") == Rules.parse(
        "app first_bout_limit=0 next_first_attacker=winner placing=first_out_wins"
        " series=to_points series_length=5"
    )
    assert Rules.preset("japanese") == Rules.parse(
        "app trump_mode=always_diamonds spades_only_spades=on"
    )


def test_values_of_old_records_are_still_read() -> None:
    assert Rules.parse("app+transfer transfer_by_showing=on") == Rules.preset("transfer and show")


def test_default_is_the_preset_app_without_transfers() -> None:
    assert Rules() == Rules.preset("app")
    assert not Rules().transfer
    assert Rules.preset("app+transfer") == Rules(transfer=True)


def test_game_of_the_default_rules_ends_after_200_bouts() -> None:
    """(1.40)."""
    assert Rules().bout_limit == 200


def test_discard_is_hidden_unless_it_is_said_to_be_open() -> None:
    assert Rules().discard is Discard.HIDDEN
    assert Rules.parse("app discard=open").discard is Discard.OPEN


def test_rules_never_change() -> None:
    rules = Rules()

    with pytest.raises(FrozenInstanceError):
        rules.hand_size = 7  # type: ignore[misc]


def test_parameters_are_given_by_their_names_alone() -> None:
    with pytest.raises(TypeError, match="positional argument"):
        Rules(Pack.CARDS_52)  # type: ignore[call-arg]


@pytest.mark.parametrize(("rules", "seats"), [("teams", 4), ("teams of three", 6)])
def test_every_other_seat_is_of_the_same_team(rules: str, seats: int) -> None:
    """(1.36)."""
    parsed = Rules.parse(rules)

    assert [parsed.team_of(seat) for seat in range(seats)] == [0, 1] * (seats // 2)
    assert Rules().team_of(1) is None


def test_rules_are_written_as_the_nearest_preset_and_what_differs() -> None:
    rules = Rules(transfer=True, throwers=Throwers.NEIGHBOURS, throw_after_take=False)

    assert str(rules) == "app+transfer throwers=neighbours throw_after_take=off"


@pytest.mark.parametrize(
    ("text", "name"), [("", ""), ("   ", ""), ("poker", "poker"), ("poker transfer=on", "poker")]
)
def test_text_without_a_known_preset_is_refused(text: str, name: str) -> None:
    words = rf"no preset '{name}'; there are: app, app\+transfer, simple"
    with pytest.raises(RulesError, match=words):
        Rules.parse(text)


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("luck=on", "'luck=on': no rule is called 'luck'"),
        ("transfer=yes", "'transfer=yes': expected on or off"),
        ("transfer", "'transfer': expected on or off"),
        ("bout_limit=many", "'bout_limit=many': expected a number"),
        ("bout_limit=-1", "'bout_limit=-1': expected a number"),
        (
            "throwers=some",
            "'throwers=some': expected one of all, neighbours, attacker_only, nobody",
        ),
        ("transfer=on transfer=off", "'transfer=off': transfer is given twice"),
    ],
)
def test_word_that_is_no_parameter_and_value_is_refused(word: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        Rules.parse(f"app {word}")

    assert str(refused.value) == message


def test_limit_above_the_pack_is_none() -> None:
    """(1.18, 3.9)."""
    rules = Rules.parse("app attack_limit=999999999 first_bout_limit=0 defender_hand_cap=none")

    assert Game(rules, deal_from_seed(rules, 2, bytes(32))).attack_limit == 36


def test_pack_of_36_is_six_to_ace_in_four_suits() -> None:
    """(0.1)."""
    pack = Rules().cards

    assert Rules().pack is Pack.CARDS_36
    assert len(pack) == len(set(pack)) == 36
    assert (pack[0], pack[-1]) == cards("6c As")


@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [
        ("app", 2, 6),
        ("app hand_size=4", 2, 9),
        ("app hand_size=12", 2, 3),
        ("short 24", 2, 4),
        ("app pack=32", 2, 5),
        ("classic 52", 2, 8),
        ("jokers", 2, 9),
        ("two packs", 2, 12),
        ("app pack=2x52", 2, 12),
        ("app pack=2x52 hand_size=9", 2, 11),
        ("teams", 4, 4),
        ("teams of three", 6, 6),
    ],
)
def test_as_many_are_seated_as_the_pack_can_deal_to_and_twelve_at_most(
    rules: str, least: int, most: int
) -> None:
    """(2.33)."""
    parsed = Rules.parse(rules)

    assert (parsed.min_seats, parsed.max_seats) == (least, most)
    for seats in range(least, most + 1):
        parsed.check_seats(seats)
    for seats in (0, least - 1, most + 1):
        with pytest.raises(RulesConflict):
            parsed.check_seats(seats)


def test_value_of_a_closed_set_may_be_given_as_its_text() -> None:
    assert Rules(throwers="neighbours").throwers is Throwers.NEIGHBOURS  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"throwers": "everyone"}, "one of all, neighbours, attacker_only, nobody"),
        ({"hand_size": "6"}, "int"),
        ({"transfer": 1}, "bool"),
        ({"hand_size": True}, "int"),
    ],
)
def test_value_that_a_parameter_cannot_have_is_refused_by_its_name(
    values: dict[str, object], expected: str
) -> None:
    (name,) = values

    with pytest.raises(RulesError, match=f"{name}=.*: expected {expected}"):
        Rules(**values)  # type: ignore[arg-type]
