"""Two people at one device: it is handed over, and shows nobody the other's cards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import STATE, Guest, guests
from tests.browser.house import House
from tests.browser.table import TablePage, thriftily
from tests.browser.words import say


@pytest.fixture
def guest(browser: Browser, house: House) -> Iterator[Guest]:
    """Make somebody with a browser of his own, who stands in the lobby."""
    with guests(browser, house.address) as come:
        yield come


def begin(device: TablePage, other: str) -> None:
    """Open a table for its owner and *other*."""
    device.part("device-button").click()
    device.part("device-name-2").fill(other)
    device.part("device-start").click()
    device.part("hand-over").wait_for()


def play_on(device: TablePage, moves: int | None = None) -> None:
    """Hand the device round and play, until the deal is over or so many *moves* were made."""
    made = 0
    while moves is None or made < moves:
        if device.part("hand-over").is_visible():
            assert device.page.locator(".card-button").count() == 0
            device.part("hand-over-me").click()
            device.part("hand-over").wait_for(state="detached")
        state = device.page.evaluate(STATE)
        if state == "over":
            return
        if state == "turn":
            device.tap(thriftily(device.look()))
            made += 1
        else:
            device.page.wait_for_timeout(20)


def test_two_play_a_deal_at_one_device(guest: Guest) -> None:
    device = guest("Ann", rules="short 24", autoDone=False)
    begin(device, "Leyla")
    names = ("Ann", "Leyla")
    asked = device.part("hand-over-me").inner_text()
    assert asked in [say("en", "device-me", player=name) for name in names]

    # Escape opens no hand, and with the device comes one's own.
    device.page.keyboard.press("Escape")
    expect(device.page.locator(".card-button")).to_have_count(0)
    device.part("hand-over-me").click()
    expect(device.page.locator(".card-button")).to_have_count(6)
    cards = device.look().cards
    play_on(device, moves=1)
    device.part("hand-over").wait_for()
    assert device.part("hand-over-me").inner_text() != asked

    # A page that is opened anew does not know in whose hands it is.
    device.page.reload()
    device.part("hand-over").wait_for()
    assert not {*cards} & {*device.page.locator("[data-testid=hand] [data-card]").all_inner_texts()}
    assert device.page.evaluate("localStorage.getItem('kozyr.table')") is None

    play_on(device)
    device.part("end").wait_for()
    expect(device.part("end")).to_contain_text("Ann")
    device.part("rematch").click()
    device.part("hand-over").wait_for()
