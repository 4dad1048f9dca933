"""People at a table say phrases, and among friends what they like."""

import pytest
from msgspec.structs import replace

from kozyr.tables import EMOTES, PHRASES, Access, NoTalkError, Say, SettingsError, Talk
from kozyr.tables.log import Said
from tests.locales.catalogue import catalogue
from tests.tables.people import NOON, PeoplesTable, settings


def talking(talk: Talk) -> PeoplesTable:
    return PeoplesTable.open(replace(settings(), talk=talk))


def test_every_phrase_and_picture_can_be_read() -> None:
    english = list(catalogue("en"))

    assert [key for key in english if key.startswith("phrase-")] == list(PHRASES)
    assert [key for key in english if key.startswith("emote-")] == list(EMOTES)


@pytest.mark.parametrize("talk", [Talk.PHRASES, Talk.CHAT])
def test_a_phrase_is_said_and_kept_for_who_comes_later(talk: Talk) -> None:
    table = talking(talk)

    events = table.do(Say(0, NOON, "phrase-hello"))

    assert events == (Said(0, NOON, "phrase-hello"),)
    assert list(table.table.said) == list(table.replayed().said) == list(events)


def test_what_is_said_is_one_line_that_only_can_be_read() -> None:
    table = talking(Talk.CHAT)

    (said,) = table.do(Say(0, NOON, text="  well,\n\tthat \u202ewas\u0007  it "))

    assert isinstance(said, Said)
    assert said.text == "well, that was it"


@pytest.mark.parametrize(
    ("talk", "phrase", "text"),
    [
        (Talk.OFF, "phrase-hello", None),
        (Talk.PHRASES, None, "hello"),
        (Talk.PHRASES, "phrase-nonsense", None),
        (Talk.PHRASES, "app-name", None),
        (Talk.CHAT, None, None),
        (Talk.CHAT, "phrase-hello", "hello"),
        (Talk.CHAT, None, " \u200e\n"),
        (Talk.CHAT, None, "x" * 201),
    ],
)
def test_what_may_not_be_said_is_refused(talk: Talk, phrase: str | None, text: str | None) -> None:
    with pytest.raises(NoTalkError):
        talking(talk).do(Say(0, NOON, phrase, text))


def test_strangers_have_no_free_talk() -> None:
    with pytest.raises(SettingsError):
        PeoplesTable.open(replace(settings(access=Access.OPEN), talk=Talk.CHAT))


def test_only_the_newest_of_what_was_said_is_kept() -> None:
    table = talking(Talk.PHRASES)
    for number in range(60):
        table.do(Say(0, NOON + number, "emote-clap"))

    assert len(table.table.said) == 50
    assert table.table.said[-1].at == NOON + 59
