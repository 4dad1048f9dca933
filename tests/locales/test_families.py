"""Families of keys are made from what the rules and the wire can say."""

from typing import get_args

import pytest

from kozyr.rules.reasons import ReasonKind
from kozyr.server import protocol
from kozyr.study.tutor import Motive, MotiveKind, Theme
from kozyr.tables import DecidedKind
from tests.locales.catalogue import catalogue, keys, without_cases

# What a reason of each kind speaks of; kinds that are not here speak of nothing.
REASON_ARGUMENTS: dict[ReasonKind, set[str]] = {
    ReasonKind.NOT_THE_ATTACKER: {"player"},
    ReasonKind.NOT_THE_DEFENDER: {"player"},
    ReasonKind.DEFENDERS_PARTNER: {"player"},
    ReasonKind.NOT_A_THROWER: {"player"},
    ReasonKind.NOT_YOUR_TURN: {"player"},
    ReasonKind.NO_ATTACK_YET: {"player"},
    ReasonKind.UNBEATEN_CARDS: {"cards", "number"},
    ReasonKind.NOT_IN_HAND: {"card"},
    ReasonKind.JOKER_ONLY_BEATS: {"card"},
    ReasonKind.RANK_NOT_ON_TABLE: {"card", "ranks"},
    ReasonKind.NOT_ALL_BEATEN: {"cards"},
    ReasonKind.DEFENDER_HAND_LIMIT: {"player", "number"},
    ReasonKind.FIRST_BOUT_LIMIT: {"number"},
    ReasonKind.BOUT_LIMIT: {"number"},
    ReasonKind.NOT_ON_TABLE: {"target"},
    ReasonKind.ALREADY_BEATEN: {"target", "card"},
    ReasonKind.TOO_LOW: {"card", "target"},
    ReasonKind.WRONG_SUIT: {"card", "target", "suit"},
    ReasonKind.TRUMP_NEEDED: {"card", "target"},
    ReasonKind.SUIT_NEEDED: {"card", "target"},
    ReasonKind.SPADES_ONLY: {"card", "target"},
    ReasonKind.JOKER_COLOUR: {"card", "target"},
    ReasonKind.JOKER_UNBEATABLE: {"target"},
    ReasonKind.BEATS_NOTHING: {"card", "cards"},
    ReasonKind.TRANSFER_RANK: {"card", "ranks"},
    ReasonKind.TRANSFER_CHAIN: {"number"},
    ReasonKind.RECEIVER_HAND_LIMIT: {"player", "number", "needed"},
    ReasonKind.SHOW_TRUMP: {"card"},
    ReasonKind.SHOW_USED: {"card"},
}

# What the client offers for each kind of event, a card standing for all its cases.
EVENT_ARGUMENTS: dict[str, set[str]] = {
    "dealt": {"player", "suit", "card", "cards"},
    "bout_started": {"player", "to"},
    "attacked": {"player", "card"},
    "thrown_in": {"player", "card"},
    "beaten": {"player", "card", "target"},
    "transferred": {"player", "to", "card"},
    "trump_swapped": {"player", "card", "target"},
    "take_said": {"player"},
    "done_said": {"player"},
    "bout_beaten": {"number"},
    "bout_taken": {"player", "number"},
    "drew_up": {"player", "number", "cards", "card"},
    "went_out": {"player", "place"},
    "game_over": {"player", "players"},
}

# Events that are told under another name than the wire's.
EVENT_KEYS = {"trump_swapped": "swapped"}


# What the client offers for each kind of motive and of what decided a game, likewise.
MOTIVE_ARGUMENTS = {"card", "target", "cards", "player", "number"}
DECIDED_ARGUMENTS = {"player", "other", "players", "number", "other_number", "bout", "card"}


def event_names() -> list[str]:
    return [event.__struct_config__.tag for event in get_args(protocol.TableEvent)]


def event_key(name: str) -> str:
    return f"event-{EVENT_KEYS.get(name, name).replace('_', '-')}"


def test_every_kind_of_reason_has_its_sentence_and_no_sentence_lacks_a_kind() -> None:
    assert keys("why-") == [f"why-{kind.replace('_', '-')}" for kind in ReasonKind]


@pytest.mark.parametrize("kind", ReasonKind)
def test_sentence_of_a_reason_speaks_only_of_what_the_engine_gives(kind: ReasonKind) -> None:
    offered = REASON_ARGUMENTS.get(kind, set())

    assert catalogue("en")[f"why-{kind.replace('_', '-')}"].arguments <= offered


def test_every_motive_of_the_tutor_has_its_sentence_and_no_sentence_lacks_one() -> None:
    assert keys("motive-") == [f"motive-{kind.replace('_', '-')}" for kind in MotiveKind]
    for key in keys("motive-"):
        assert without_cases(catalogue("en")[key].arguments) <= MOTIVE_ARGUMENTS


def test_every_theme_of_the_tutor_has_its_hint_and_no_hint_lacks_one() -> None:
    assert set(keys("tutor-think-")) == {f"tutor-think-{theme}" for theme in Theme}
    assert {Motive(kind).theme for kind in MotiveKind} == {None, *Theme}


def test_every_move_can_be_advised_in_words() -> None:
    moves = [move.__struct_config__.tag for move in get_args(protocol.Move)]

    assert set(keys("advice-")) == {f"advice-{name}" for name in (*moves, "throw-in", "wait")}
    assert set(keys("tutor-move-")) == {f"tutor-move-{name}" for name in (*moves, "wait")}


def test_whatever_decides_a_game_has_its_sentence_and_no_sentence_lacks_a_kind() -> None:
    told = [key for key in keys("decided-") if not key.endswith("-you")]

    assert told == [f"decided-{kind.replace('_', '-')}" for kind in DecidedKind]
    for key in keys("decided-"):
        assert key.removesuffix("-you") in told
        assert catalogue("en")[key].arguments <= DECIDED_ARGUMENTS


def test_every_error_code_has_its_sentence_and_no_sentence_lacks_a_code() -> None:
    codes = get_args(protocol.ErrorCode)

    assert keys("error-") == [f"error-{code.replace('_', '-')}" for code in codes]


def test_every_event_of_the_wire_is_announced() -> None:
    assert set(EVENT_ARGUMENTS) == set(event_names())
    for name in event_names():
        assert event_key(name) in catalogue("en")


@pytest.mark.parametrize("key", keys("event-"))
def test_announcement_speaks_only_of_what_the_client_offers(key: str) -> None:
    name = max((name for name in event_names() if key.startswith(event_key(name))), key=len)

    assert without_cases(catalogue("en")[key].arguments) <= EVENT_ARGUMENTS[name]


def test_what_a_player_does_is_also_said_to_that_player() -> None:
    told_to_all = {
        "event-dealt-hand",
        "event-dealt-nobody",
        "event-bout-beaten",
        "event-game-over-draw",
    }
    others = {key for key in keys("event-") if not key.endswith("-you") and key not in told_to_all}

    assert {key for key in others if f"{key}-you" not in catalogue("en")} == set()


def test_every_role_is_told_of_its_seat() -> None:
    assert keys("aria-seat") == [
        "aria-seat",
        *(f"aria-seat-{role}" for role in (*get_args(protocol.Role), "out", "fool")),
    ]


def test_every_level_and_pace_has_a_name() -> None:
    for level in get_args(protocol.BotLevel):
        assert {f"lobby-level-{level}", f"lobby-level-{level}-about"} <= {*catalogue("en")}
    for pace in get_args(protocol.Pace):
        assert f"lobby-pace-{pace}" in catalogue("en")


def test_questions_are_numbered_from_one_and_each_has_its_answer() -> None:
    pairs = [key for key in keys("faq-") if key != "faq-title"]
    count = len(pairs) // 2

    assert count >= 16
    assert pairs == [f"faq-{number}-{part}" for number in range(1, count + 1) for part in "qa"]


@pytest.mark.parametrize(
    "section", ["setup", "attack", "defence", "after", "end", "transfer", "other", "controls"]
)
def test_section_of_the_rules_has_a_title_and_numbered_paragraphs(section: str) -> None:
    found = keys(f"howto-{section}-")

    assert len(found) > 1
    assert found == [
        f"howto-{section}-title",
        *(f"howto-{section}-{number}" for number in range(1, len(found))),
    ]
