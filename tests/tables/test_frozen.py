"""A log that was written once is read for ever."""

from pathlib import Path

from kozyr.rules import Rules
from kozyr.tables import (
    ClockSettings,
    Life,
    Table,
    Talk,
    decode_event,
    encode_event,
)
from kozyr.tables.fair import check

LOG = Path(__file__).with_name("log-of-people.jsonl")


def test_a_log_of_the_first_tables_of_people_is_replayed_for_ever() -> None:
    """People gather, play three deals with all that can happen, and one leaves."""
    lines = LOG.read_bytes().splitlines()
    events = [decode_event(line) for line in lines]
    table = Table.replay(events[:1])
    ends: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for event in events[1:]:
        was = table.phase_of_life
        table.evolve(event)
        if table.result and was is Life.PLAYING:
            ends.append((table.result.fools, table.result.places))
            check(table.proof)

    assert ends == [((1,), (0, 2, 3)), ((3,), (1, 2, 0))]
    assert (table.seq, table.deal_number, table.host) == (445, 3, 1)
    assert table.rules == Rules.parse("app+transfer series=count")
    assert table.settings.clock == ClockSettings(12, 60, 2)
    assert table.settings.talk is Talk.CHAT
    assert [seat.name for seat in table.seats] == ["Ann", "Cat", "Ani"]
    view = table.clock_view(table.now)
    assert view is not None
    assert view.banks == (62000, 62000, 60000)
    assert [said.text for said in table.said] == [None, "well, well"]


def test_the_log_is_still_written_as_it_was() -> None:
    for line in LOG.read_bytes().splitlines():
        assert encode_event(decode_event(line)) == line
