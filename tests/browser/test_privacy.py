"""The page speaks with its own server and nobody else, and its policy holds."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.faults import Faults
from tests.browser.house import House
from tests.browser.table import TablePage, thriftily
from tests.browser.words import LANGUAGES


def test_no_request_leaves_for_another_host(table: TablePage, house: House, faults: Faults) -> None:
    table.open(seated=False)
    for language in LANGUAGES:
        table.part("all-languages").click()
        table.part("language-dialog").locator(f"[data-language={language}]").click()
        expect(table.page.locator("html")).to_have_attribute("lang", language)
    table.part("howto-button").click()
    table.part("howto").get_by_test_id("close").click()
    table.part("play").click()
    for _ in range(6):
        seen = table.ready()
        table.tap(thriftily(seen))
        table.shows(seen.seq + 1)

    assert faults.hosts == {urlsplit(house.address).netloc}


def test_the_policy_lets_no_stranger_in(table: TablePage, faults: Faults) -> None:
    """The guard that all other tests rely on: what the policy forbids is heard here."""
    table.open(seated=False)
    table.page.evaluate("""() => new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'http://192.0.2.1/stranger.js';
        script.onerror = resolve;
        document.head.append(script);
    })""")

    assert any("Content Security Policy" in fault for fault in faults.unforgiven())
    faults.forgive("Content Security Policy")
    faults.forgive("hosts")
