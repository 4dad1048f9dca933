"""A game goes on where it was, whatever becomes of the page or the server."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE_MS
from tests.browser.faults import Faults
from tests.browser.house import NEVER, House, Setting
from tests.browser.program import Program
from tests.browser.table import Look, TablePage, thriftily
from tests.browser.words import say
from tests.rules.notation import deal

DEFENDING = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c B+8d", pace=NEVER)


def test_a_reload_in_the_middle_of_a_bout_shows_the_same(table: TablePage, house: House) -> None:
    house.seat(table.page.context, DEFENDING)
    table.open()
    table.tap(("9h", "8c"))
    table.shows(5)
    before = table.look()

    table.page.reload()

    table.root.wait_for()
    table.shows(before.seq)
    assert table.look() == before
    table.tap(("Kd", None))
    expect(table.pair("8d")).to_have_attribute("data-beat", "Kd")


@pytest.mark.usefixtures("client")
def test_a_killed_server_started_again_shows_the_same_without_a_reload(
    page: Page, tmp_path: Path, faults: Faults
) -> None:
    page.set_default_timeout(PATIENCE_MS)
    faults.forgive("ERR_CONNECTION_REFUSED")
    faults.forgive("ERR_CONNECTION_RESET")
    faults.forgive("WebSocket")
    with Program(tmp_path) as first:
        table = TablePage(page, first.address)
        table.open(seated=False)
        table.part("play").click()
        before = play_into_a_bout(table)
        page.evaluate("window.isTheSamePage = true")
        page.mouse.move(*(before.playable or before.hand)[0].point)
        page.mouse.down()
        page.mouse.move(*table.free_felt(), steps=4)
        first.kill()
        expect(table.part("banner")).to_have_text(say("en", "app-reconnecting"))
        page.mouse.up()
        expect(table.part("reason")).to_be_visible()
        page.mouse.move(0, 0)
        assert table.look().cards == before.cards
        with Program(tmp_path, first.port):
            # Tries are far apart by now; a network that returns has the page try at once.
            page.evaluate("dispatchEvent(new Event('online'))")
            expect(table.part("banner")).to_have_count(0, timeout=PATIENCE_MS)
            table.shows(before.seq)
            after = table.look()
            assert after == before
            table.tap(thriftily(after))
            table.shows(after.seq + 1)
            assert page.evaluate("window.isTheSamePage")
            page.reload()
            table.root.wait_for()
            table.shows(after.seq + 1)
    assert faults.unforgiven() == []


@pytest.mark.usefixtures("client")
def test_a_server_that_has_forgotten_the_page_is_found_again(
    page: Page, tmp_path: Path, faults: Faults
) -> None:
    page.set_default_timeout(PATIENCE_MS)
    faults.forgive("ERR_CONNECTION_REFUSED")
    faults.forgive("ERR_CONNECTION_RESET")
    faults.forgive("WebSocket")
    page.set_viewport_size({"width": 360, "height": 640})
    with Program(tmp_path / "one") as first:
        table = TablePage(page, first.address)
        table.open(seated=False)
        table.part("play").click()
        before = play_into_a_bout(table)
        first.kill()

        table.tap(thriftily(before))
        expect(table.part("reason")).to_have_text(say("en", "prompt-no-line"), timeout=1_000)
        expect(table.part("banner")).to_be_visible()
        assert hidden_seats(table) == []

        with Program(tmp_path / "two", first.port):
            error = table.part("error")
            expect(error).to_have_text(say("en", "error-no-such-table"), timeout=4 * PATIENCE_MS)
            table.part("play").click()
            table.ready()
    assert faults.unforgiven() == []


def hidden_seats(table: TablePage) -> list[str | None]:
    """The seats that the banner lies on."""
    banner = table.part("banner").bounding_box()
    assert banner
    hidden = []
    for seat in table.page.locator("[data-seat]").all():
        box = seat.bounding_box()
        if (
            box
            and box["y"] < banner["y"] + banner["height"]
            and banner["y"] < box["y"] + box["height"]
        ):
            hidden.append(seat.get_attribute("data-seat"))
    return hidden


def play_into_a_bout(table: TablePage) -> Look:
    """Play until cards lie on the table and the player is to move."""
    table.root.wait_for()
    while not (seen := table.ready()).pairs:
        table.tap(thriftily(seen))
        table.shows(seen.seq + 1)
    return seen
