"""Families of keys are made from what the rules and the wire can say."""

import ast
from typing import get_args

import pytest

from kozyr.rules.reasons import ReasonKind
from kozyr.server import protocol
from tests.locales.catalogue import ROOT, catalogue, keys, without_cases

GAME = ROOT / "src" / "kozyr" / "rules"

# The fields of a reason, and the arguments in which the client tells them.
REASON_ARGUMENTS = {
    "card": "card",
    "target": "target",
    "cards": "cards",
    "ranks": "ranks",
    "suit": "suit",
    "seat": "player",
    "number": "number",
    "needed": "needed",
}

# What the client offers for each kind of event, a card standing for all its cases.
EVENT_ARGUMENTS: dict[str, set[str]] = {
    "dealt": {"player", "suit", "card", "cards"},
    "bout_started": {"player", "to"},
    "attacked": {"player", "card"},
    "thrown_in": {"player", "card"},
    "beaten": {"player", "card", "target"},
    "transferred": {"player", "to", "card"},
    "take_said": {"player"},
    "done_said": {"player"},
    "bout_beaten": {"number"},
    "bout_taken": {"player", "number"},
    "drew_up": {"player", "number", "cards", "card"},
    "went_out": {"player", "place"},
    "game_over": {"player"},
}


def fields_given() -> dict[str, set[str]]:
    """Return for each kind of reason the fields that the engine always gives with it."""
    given: dict[str, set[str]] = {}
    for source in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id != "Reason" or not isinstance(node.args[0], ast.Attribute):
                continue
            kind = ReasonKind[node.args[0].attr]
            fields = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            given[kind] = given.get(kind, fields) & fields
    return given


def event_names() -> list[str]:
    return [event.__struct_config__.tag for event in get_args(protocol.TableEvent)]


def test_every_kind_of_reason_has_its_sentence_and_no_sentence_lacks_a_kind() -> None:
    assert keys("why-") == [f"why-{kind.replace('_', '-')}" for kind in ReasonKind]


@pytest.mark.parametrize("kind", ReasonKind)
def test_sentence_of_a_reason_speaks_only_of_what_the_engine_gives(kind: ReasonKind) -> None:
    offered = {REASON_ARGUMENTS[field] for field in fields_given().get(kind, set())}

    assert catalogue("en")[f"why-{kind.replace('_', '-')}"].arguments <= offered


def test_every_error_code_has_its_sentence_and_no_sentence_lacks_a_code() -> None:
    codes = get_args(protocol.ErrorCode)

    assert keys("error-") == [f"error-{code.replace('_', '-')}" for code in codes]


def test_every_event_of_the_wire_is_announced() -> None:
    assert set(EVENT_ARGUMENTS) == set(event_names())
    for name in event_names():
        assert f"event-{name.replace('_', '-')}" in catalogue("en")


@pytest.mark.parametrize("key", keys("event-"))
def test_announcement_speaks_only_of_what_the_client_offers(key: str) -> None:
    name = max(
        (name for name in event_names() if key.startswith(f"event-{name.replace('_', '-')}")),
        key=len,
    )

    assert without_cases(catalogue("en")[key].arguments) <= EVENT_ARGUMENTS[name]


def test_what_a_player_does_is_also_said_to_that_player() -> None:
    told_to_all = {"event-dealt-hand", "event-bout-beaten", "event-game-over-draw"}
    others = {key for key in keys("event-") if not key.endswith("-you") and key not in told_to_all}

    assert {key for key in others if f"{key}-you" not in catalogue("en")} == set()


def test_every_role_is_told_of_its_seat() -> None:
    assert keys("aria-seat") == [
        "aria-seat",
        *(f"aria-seat-{role}" for role in (*get_args(protocol.Role), "out", "fool")),
    ]


def test_every_preset_and_level_and_pace_has_a_name() -> None:
    for preset in get_args(protocol.Preset):
        assert f"lobby-preset-{preset.replace('+', '-')}" in catalogue("en")
        assert f"lobby-preset-{preset.replace('+', '-')}-hint" in catalogue("en")
    for level in get_args(protocol.BotLevel):
        assert f"lobby-level-{level}" in catalogue("en")
    for pace in get_args(protocol.Pace):
        assert f"lobby-pace-{pace}" in catalogue("en")


def test_questions_are_numbered_from_one_and_each_has_its_answer() -> None:
    pairs = [key for key in keys("faq-") if key != "faq-title"]
    count = len(pairs) // 2

    assert count >= 16
    assert pairs == [f"faq-{number}-{part}" for number in range(1, count + 1) for part in "qa"]


@pytest.mark.parametrize(
    "section", ["setup", "attack", "defence", "after", "end", "transfer", "controls"]
)
def test_section_of_the_rules_has_a_title_and_numbered_paragraphs(section: str) -> None:
    found = keys(f"howto-{section}-")

    assert len(found) > 1
    assert found == [
        f"howto-{section}-title",
        *(f"howto-{section}-{number}" for number in range(1, len(found))),
    ]
