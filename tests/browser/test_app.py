"""The page as an app: it can be installed, opens without its server, and is as new as it."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE_MS
from tests.browser.faults import Faults
from tests.browser.house import House
from tests.browser.table import TablePage, thriftily
from tests.browser.words import say

NEWER = "f" * 16
FORGIVEN = ("ERR_CONNECTION_REFUSED", "WebSocket", "ERR_INTERNET_DISCONNECTED")


@pytest.fixture
def app(page: Page, faults: Faults) -> Iterator[Page]:
    """A page that may have a worker, and lose its server."""
    page.set_default_timeout(PATIENCE_MS)
    for words in FORGIVEN:
        faults.forgive(words)
    yield page
    assert faults.unforgiven() == []


# Whether a worker has the page, and has kept all that a language says.
_IS_KEPT = """async (language) => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated') return false;
  if (navigator.serviceWorker.controller === null) return false;
  const builds = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(builds.map((cache) => cache.keys()))).flat();
  const has = (part) => kept.some(({ url }) => url.includes(`/${language}-${part}-`));
  return has('first') && has('later');
}"""


def wait_until(page: Page, promised: str, argument: str | None = None) -> None:
    """Wait until *promised* comes true; `wait_for_function` takes a promise itself for true."""
    end = monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(promised, argument):
        assert monotonic() < end, promised
        page.wait_for_timeout(50)


def wait_for_worker(page: Page) -> None:
    wait_until(page, _IS_KEPT, "en")


def rebuilt(client: Path, folder: Path) -> Path:
    """A copy of the built page under the name of another build."""
    shutil.copytree(client, folder)
    page = (folder / "index.html").read_text(encoding="utf-8")
    build = page.partition('"kozyr-build" content="')[2][: len(NEWER)]
    for name in ("index.html", "sw.js"):
        file = folder / name
        file.write_text(file.read_text(encoding="utf-8").replace(build, NEWER), encoding="utf-8")
        for smaller in folder.glob(f"{name}.*"):
            smaller.unlink()
    return folder


def build_of(page: Page) -> str | None:
    return page.locator("meta[name=kozyr-build]").get_attribute("content")


def test_the_page_can_be_installed(app: Page, house: House) -> None:
    """What Chromium itself asks of a page that it offers to install."""
    table = TablePage(app, house.address, has_worker=True)
    table.open(seated=False)
    wait_for_worker(app)

    session = app.context.new_cdp_session(app)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser keeps nothing, which is no fault of the page.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    read = session.send("Page.getAppManifest")
    assert read["errors"] == []
    manifest = json.loads(read["data"])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable", "monochrome"}
    for icon in (*manifest["icons"], *(each["icons"][0] for each in manifest["shortcuts"])):
        assert app.request.get(f"{house.address.rstrip('/')}{icon['src']}").ok
    worker = app.request.get(f"{house.address}sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")


def test_the_offer_to_install_is_a_quiet_button(app: Page, house: House) -> None:
    table = TablePage(app, house.address)
    table.open(seated=False)
    expect(table.part("install")).to_have_count(0)

    app.evaluate("""() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      offer.prompt = () => { window.wasAsked = true; return Promise.resolve(); };
      dispatchEvent(offer);
      window.wasPutOff = offer.defaultPrevented;
    }""")
    table.part("install").click()

    assert app.evaluate("[window.wasPutOff, window.wasAsked]") == [True, True]
    expect(table.part("install")).to_have_count(0)


def test_a_shortcut_goes_straight_to_a_table(app: Page, house: House) -> None:
    table = TablePage(app, house.address)
    table.open(seated=False)

    app.goto(f"{house.address}?open=play")

    table.ready()
    assert "open" not in app.url


def test_the_bar_of_the_device_has_the_colour_of_the_page(app: Page, house: House) -> None:
    table = TablePage(app, house.address)
    table.open(seated=False, theme="light")
    bar = app.locator("meta[name=theme-color]").first

    expect(bar).to_have_attribute("content", "#f4eddc")
    table.part("theme").click()
    expect(bar).to_have_attribute("content", "#0c1712")
    table.part("play").click()
    expect(bar).to_have_attribute("content", "#081d15")


def test_without_a_server_the_page_shows_the_last_table_and_comes_alive_again(
    app: Page, client: Path, tmp_path: Path
) -> None:
    with House(tmp_path, client) as house:
        table = TablePage(app, house.address, has_worker=True)
        table.open(seated=False)
        wait_for_worker(app)
        table.part("play").click()
        before = table.ready()
    app.reload()

    kept = app.locator("[data-testid=prompt]")
    expect(kept).to_contain_text(say("en", "app-kept", time="").strip())
    assert table.look().cards == before.cards
    assert not table.look().turn
    assert table.look().playable == []
    # Nobody is there to ask what happened: no empty log stands beside the table.
    app.set_viewport_size({"width": 1440, "height": 900})
    expect(table.root).to_have_attribute("class", re.compile("wide"))
    expect(table.part("log-panel")).to_have_count(0)
    expect(table.part("log-button")).to_have_count(0)
    table.part("leave").click()
    expect(table.part("lobby")).to_be_visible()
    expect(table.part("banner")).to_have_text(say("en", "app-reconnecting"))
    table.part("continue").click()

    with House(tmp_path, client, port=house.port):
        app.evaluate("dispatchEvent(new Event('online'))")
        after = table.ready()
        assert after.cards == before.cards
        table.tap(thriftily(after))
        table.shows(after.seq + 1)


def test_a_server_that_has_forgotten_the_player_shows_no_old_table(
    app: Page, client: Path, tmp_path: Path
) -> None:
    with House(tmp_path / "one", client) as house:
        table = TablePage(app, house.address, has_worker=True)
        table.open(seated=False)
        wait_for_worker(app)
        table.part("play").click()
        table.ready()
    assert app.evaluate("localStorage.getItem('kozyr.table')") is not None

    with House(tmp_path / "two", client, port=house.port):
        # Whatever is drawn from the first moment on is noted.
        app.add_init_script("""window.tables = 0;
          new MutationObserver(() => {
            if (document.querySelector('[data-testid=table]')) window.tables += 1;
          }).observe(document, { childList: true, subtree: true });""")
        app.reload()
        table.part("play").wait_for()
        app.wait_for_function("() => localStorage.getItem('kozyr.table') === null")
        expect(table.part("continue")).to_have_count(0)
        assert app.evaluate("window.tables") == 0


def test_a_newer_build_is_opened_when_the_game_is_left_and_not_before(
    app: Page, client: Path, tmp_path: Path
) -> None:
    with House(tmp_path / "house", client) as house:
        table = TablePage(app, house.address, has_worker=True)
        table.open(seated=False)
        wait_for_worker(app)
        table.part("play").click()
        table.ready()
        old = build_of(app)
        app.evaluate("window.isTheSamePage = true")

    with House(tmp_path / "house", rebuilt(client, tmp_path / "page"), port=house.port):
        app.evaluate("dispatchEvent(new Event('online'))")
        expect(table.part("newer")).to_have_text(say("en", "app-newer"))
        wait_until(
            app, "async () => (await navigator.serviceWorker.getRegistration())?.waiting != null"
        )
        seen = table.ready()
        table.tap(thriftily(seen))
        table.shows(seen.seq + 1)
        app.wait_for_timeout(1_500)
        assert app.evaluate("window.isTheSamePage")
        assert build_of(app) == old

        table.part("lobby-button").click()
        app.wait_for_function("() => window.isTheSamePage === undefined")
        table.part("continue").wait_for()
        assert build_of(app) == NEWER
        wait_until(
            app, "async () => (await navigator.serviceWorker.getRegistration())?.waiting === null"
        )
        names = app.evaluate("caches.keys()")
        assert names[-1] == f"kozyr-{NEWER}"


def test_a_page_without_a_worker_is_renewed_too(app: Page, client: Path, tmp_path: Path) -> None:
    with House(tmp_path / "house", client) as house:
        table = TablePage(app, house.address)
        table.open(seated=False)
        app.wait_for_load_state("networkidle")
        app.evaluate("window.isTheSamePage = true")

    with House(tmp_path / "house", rebuilt(client, tmp_path / "page"), port=house.port):
        app.evaluate("dispatchEvent(new Event('online'))")
        app.wait_for_function("() => window.isTheSamePage === undefined")
        table.part("play").wait_for()
        assert build_of(app) == NEWER
