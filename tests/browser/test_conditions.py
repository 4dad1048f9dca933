"""Bad conditions: whatever happens, a clear word, no card lost, and nothing played by itself."""

import json
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bots import Scripted
from tests.browser.conftest import PATIENCE_MS
from tests.browser.faults import Faults
from tests.browser.finger import Finger
from tests.browser.house import NEVER, House, Setting
from tests.browser.line import Line
from tests.browser.table import TablePage, thriftily
from tests.browser.words import card, say
from tests.rules.notation import deal

# Aram has attacked with two eights; the player can beat either with a trump.
TWO_EIGHTS = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c B+8d", pace=NEVER)

SETTLED: Final = """() => {
  const table = document.querySelector('[data-testid=table]');
  return table.dataset.settled === 'true'
    && table.querySelector('[data-moving], [data-state=dragged]') === null;
}"""


def assert_is_the_truth(table: TablePage, house: House, name: str) -> None:
    """What the page shows is, card by card, what the log of the table says; nothing moves."""
    table.page.wait_for_function(SETTLED)
    seen, truth = table.look(), house.view(name)
    assert sorted(seen.cards) == sorted(map(str, truth.hand))
    assert seen.pairs == tuple(
        (str(pair.attack), None if pair.beat is None else str(pair.beat)) for pair in truth.table
    )
    assert table.part("stock").get_attribute("data-count") == str(truth.stock)
    assert table.part("discard").get_attribute("data-count") == str(truth.discard)
    for seat, count in enumerate(truth.counts):
        if seat != truth.seat:
            place = table.page.locator(f"[data-seat='{seat}']")
            expect(place).to_have_attribute("data-count", str(count))


def hold(table: TablePage, card: str) -> None:
    """Press the card and carry it onto the free felt."""
    mouse = table.page.mouse
    mouse.move(*table.look().find(card).point)
    mouse.down()
    mouse.move(*table.free_felt(), steps=4)
    expect(table.card(card)).to_have_attribute("data-state", "dragged")


def over(table: TablePage, attack: str) -> None:
    """Carry what is held over an attack card."""
    box = table.pair(attack).locator(".attack").bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4, steps=3)


# The line.


@pytest.fixture
def line(house: House, faults: Faults) -> Iterator[Line]:
    faults.forgive("net::ERR_")
    faults.forgive("WebSocket")
    with Line(house.address) as line:
        yield line


@pytest.fixture
def table(page: Page, line: Line, faults: Faults) -> Iterator[TablePage]:
    """The page at the end of a line of its own."""
    page.set_default_timeout(PATIENCE_MS)
    yield TablePage(page, line.address)
    assert faults.unforgiven() == []


def mended(table: TablePage, line: Line) -> None:
    """The line comes back, and the page finds it within a few seconds."""
    line.mend()
    for _ in range(8):
        table.page.clock.run_for(500)
        table.page.wait_for_timeout(20)
    expect(table.part("banner")).to_have_count(0)


def offline_for(seconds: int) -> Callable[[TablePage], None]:
    def wait(table: TablePage) -> None:
        for _ in range(0, seconds, 5):
            table.page.clock.run_for(min(seconds, 5) * 1000)

    return wait


def asleep(table: TablePage) -> None:
    """Ten minutes in which the device ran nothing."""
    table.page.clock.fast_forward(600_000)
    table.page.clock.run_for(3000)


LOSSES = {"a second": (offline_for(1), 0), "half a minute": (offline_for(30), 1)}
LOSSES |= {"ten minutes": (asleep, 1)}


@pytest.mark.parametrize("loss", LOSSES)
def test_a_line_that_is_lost_in_the_middle_of_a_drag(
    table: TablePage, house: House, line: Line, loss: str
) -> None:
    wait, banners = LOSSES[loss]
    name = house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open()
    before = table.look()
    hold(table, "9h")

    line.cut()
    wait(table)

    expect(table.part("banner")).to_have_count(banners)
    if banners:
        expect(table.part("banner")).to_have_text(say("en", "app-reconnecting"))
    expect(table.card("9h")).to_have_attribute("data-state", "dragged")
    mended(table, line)
    expect(table.card("9h")).to_have_attribute("data-state", "dragged")
    after = table.look()
    assert (after.seq, after.pairs) == (before.seq, before.pairs)
    over(table, "8d")
    table.page.mouse.up()
    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")
    table.shows(before.seq + 1)
    assert_is_the_truth(table, house, name)


def test_a_card_dropped_while_there_is_no_line_goes_home_and_says_so(
    table: TablePage, house: House, line: Line
) -> None:
    name = house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open()
    before = table.look()
    hold(table, "9h")
    line.cut()
    offline_for(1)(table)

    over(table, "8d")
    table.page.mouse.up()

    expect(table.part("reason")).to_have_text(say("en", "prompt-no-line"))
    expect(table.part("banner")).to_be_visible()
    assert_is_the_truth(table, house, name)
    mended(table, line)
    expect(table.part("reason")).to_have_count(0)
    assert table.look() == before


EVENTS = {
    "the network returns": "dispatchEvent(new Event('online'))",
    "the page is shown again": "document.dispatchEvent(new Event('visibilitychange'))",
    "the page comes out of the cache": (
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
    ),
}


@pytest.mark.parametrize("event", EVENTS)
def test_a_page_that_comes_back_connects_at_once(
    table: TablePage, house: House, line: Line, event: str
) -> None:
    name = house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open()
    line.cut()
    asleep(table)
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    expect(table.part("banner")).to_be_visible()

    line.mend()
    table.page.evaluate(EVENTS[event])

    # Time stands still: no try but this one can be it.
    expect(table.part("banner")).to_have_count(0)
    assert_is_the_truth(table, house, name)


def test_a_move_that_a_dead_line_swallows_is_not_lost_for_good(
    table: TablePage, house: House, line: Line
) -> None:
    name = house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open()
    before = table.look()
    line.hold_up()

    table.drag(("9h", "8d"))

    expect(table.card("9h")).to_have_count(0)
    for _ in range(7):
        table.page.clock.run_for(1000)
    expect(table.part("banner")).to_be_visible()
    assert table.look().cards == before.cards
    line.mend()
    mended(table, line)
    # It was on the way all the time.
    table.shows(before.seq + 1)
    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")
    assert_is_the_truth(table, house, name)


# Two tabs.


def test_two_tabs_on_one_seat_show_the_same(table: TablePage, house: House, line: Line) -> None:
    name = house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    other = TablePage(table.page.context.new_page(), house.address)
    other.open()

    before = table.look().seq
    table.tap(("Kd", None))
    other.shows(before + 1)
    assert other.look().pairs == (("8c", None), ("8d", "Kd"))
    assert_is_the_truth(other, house, name)

    # The other plays before this one has heard of it.
    line.hold_up()
    other.tap(("9h", "8c"))
    expect(other.pair("8c")).to_have_attribute("data-beat", "9h")
    table.tap(("Kc", None))
    line.mend()

    expect(table.part("reason")).to_have_text(say("en", "error-stale"))
    expect(table.pair("8c")).to_have_attribute("data-beat", "9h")
    for tab in (table, other):
        assert_is_the_truth(tab, house, name)
    other.page.close()


# The device.


@pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
)
def test_a_phone_that_is_turned_in_the_middle_of_a_drag(table: TablePage, house: House) -> None:
    name = house.seat(table.page.context, TWO_EIGHTS)
    table.open(speed="normal")
    before = table.look()
    finger = Finger(table.page)
    finger.down(*before.find("Kc").point)
    finger.slide(0, -300)
    expect(table.card("Kc")).to_have_attribute("data-state", "dragged")

    table.page.set_viewport_size({"width": 844, "height": 390})

    expect(table.card("Kc")).to_have_attribute("data-state", "playable")
    finger.up()
    assert_is_the_truth(table, house, name)
    assert table.look().seq == before.seq
    expect(table.part("prompt")).to_have_text(say("en", "prompt-defend", number=2))
    table.tap(("Kc", None))
    expect(table.pair("8c")).to_have_attribute("data-beat", "Kc")


def test_a_slow_device_plays_a_bout_and_loses_no_tap(table: TablePage, house: House) -> None:
    house.bot = Scripted("B+8d B.")
    setting = Setting(deal(["9h Kc Kd 7s 6d Ks", "8c 8d 6h"], "Ah"), "B+8c")
    name = house.seat(table.page.context, setting)
    sent: list[dict[str, object]] = []
    table.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))),
    )
    table.open(speed="normal")
    slow = table.page.context.new_cdp_session(table.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    taps = 0
    while (seen := table.ready()).phase != "open":
        table.tap(thriftily(seen))
        taps += 1
        table.shows(seen.seq + 1)

    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    moves = [message["move"] for message in sent if message["type"] == "play"]
    assert len(moves) == taps == 2
    assert_is_the_truth(table, house, name)


# The language.


def at_once(_: str) -> None:
    """Where time passes by itself."""


def speak(table: TablePage, language: str, wait: Callable[[str], None] = at_once) -> None:
    """Change the language; *wait* lets time pass until what is promised is there, if it stands."""
    table.part("settings-button").click()
    wait("document.querySelector('[data-testid=set-language]') !== null")
    table.part("set-language").select_option(language)
    wait(f"document.documentElement.lang === '{language}'")
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    table.part("settings").get_by_test_id("close").click()


def test_the_language_changes_with_a_card_picked(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.open()
    table.page.mouse.click(*table.look().find("9h").point)
    expect(table.card("9h")).to_have_attribute("data-state", "picked")

    speak(table, "ru")

    expect(table.part("prompt")).to_have_text(
        say("ru", "prompt-choose-target", card=card("ru", "9h"))
    )
    expect(table.page.locator("[data-target]")).to_have_count(2)
    table.page.locator("[data-target='8d']").click()
    expect(table.pair("8d")).to_have_attribute("data-beat", "9h")


def test_the_language_changes_with_a_reason_shown(table: TablePage, house: House) -> None:
    house.seat(table.page.context, TWO_EIGHTS)
    table.page.clock.install()
    table.open()
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    table.drag(("Kc", "8d"))

    def wait(promised: str) -> None:
        # What is fetched and read a part at a time takes a little of the time that stands.
        for _ in range(200):
            if table.page.evaluate(promised):
                return
            table.page.clock.run_for(5)
            table.page.wait_for_timeout(25)

    speak(table, "ru", wait)

    cards = {"card": card("ru", "Kc"), "target": card("ru", "8d")}
    reason = say("ru", "why-wrong-suit", suit="hearts", **cards)
    expect(table.part("reason")).to_have_text(reason)


def test_the_language_changes_while_a_finished_bout_is_seen(table: TablePage, house: House) -> None:
    setting = Setting(deal(["9d Qc 8c Kd 6h Ks", "Jc 7d"], "Ah"), "A+8c B:8c/Jc")
    house.bot = Scripted("B+7d")
    name = house.seat(table.page.context, setting)
    table.open(hold="tap", speed="normal")
    table.tap("done")
    expect(table.part("prompt")).to_contain_text(say("en", "prompt-tap-to-go-on"))

    speak(table, "hy")

    expect(table.part("prompt")).to_contain_text(say("hy", "prompt-tap-to-go-on"))
    assert table.look().pairs == (("8c", "Jc"),)
    table.page.mouse.click(*table.free_felt())
    assert table.ready().pairs == (("7d", None),)
    expect(table.part("prompt")).to_have_text(say("hy", "prompt-defend", number=1))
    assert_is_the_truth(table, house, name)


# What was aimed at has changed.


def tapped(table: TablePage) -> Callable[[], None]:
    x, y = table.look().find("9h").point
    return lambda: table.page.mouse.click(x, y)


def picked(table: TablePage) -> Callable[[], None]:
    tapped(table)()
    expect(table.page.locator("[data-target]")).to_have_count(2)
    box = table.pair("8d").locator(".attack").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return lambda: table.page.mouse.click(x, y)


def carried(table: TablePage) -> Callable[[], None]:
    hold(table, "9h")
    over(table, "8d")
    return table.page.mouse.up


TAKEN: Final = ("reason", say("en", "why-already-taking"))
WAITING: Final = ("prompt", say("en", "prompt-wait-taking", player="Aram"))


@pytest.mark.parametrize(
    ("aim", "where", "words"),
    [(tapped, *TAKEN), (picked, *WAITING), (carried, *TAKEN)],
    ids=["tapped", "picked", "carried"],
)
def test_a_card_that_has_just_become_illegal_is_not_played(
    table: TablePage,
    house: House,
    aim: Callable[[TablePage], Callable[[], None]],
    where: str,
    words: str,
) -> None:
    name = house.seat(table.page.context, TWO_EIGHTS)
    other = TablePage(table.page.context.new_page(), house.address)
    other.open()
    table.open()
    table.page.bring_to_front()
    act = aim(table)
    other.part("take").dispatch_event("click")
    table.phase("taking")

    act()

    assert_is_the_truth(table, house, name)
    assert table.look().phase == "taking"
    expect(table.part(where)).to_have_text(words)
    other.page.close()
