"""A real server, the built page, and Chromium."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.faults import Faults
from tests.browser.house import House
from tests.browser.table import TablePage
from tools.browser import ensure_browser
from tools.client import BUILD, build_client

ROOT = Path(__file__).resolve().parents[2]
# Root may not use the sandbox, and nothing but the page may use the network.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 15_000
# A test that fails is tried once more, and told of in the end whatever comes of it: a machine
# that is too busy for a moment is not the page's fault, and a fault fails twice.
TRIALS_MORE = 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
            item.add_marker(pytest.mark.flaky(reruns=TRIALS_MORE))


@pytest.fixture(scope="session")
def client() -> Path:
    """The built page, built anew when its sources have changed."""
    build_client(ROOT)
    return ROOT / BUILD


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    browser = os.environ.get("KOZYR_BROWSER") or ensure_browser(ROOT)
    return browser_type_launch_args | {"executable_path": str(browser), "args": list(FLAGS)}


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), client) as house:
        yield house


@pytest.fixture(scope="session")
def base_url(open_house: House) -> str:
    """Where the page is; stands in for the plugin's, which pytest deprecates."""
    return open_house.address


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """The server, with the product's own bots until a test brings another."""
    yield open_house
    open_house.bot = None


@pytest.fixture
def faults(page: Page) -> Faults:
    """What went wrong in the page; a test that expects something forgives it."""
    return Faults(page)


@pytest.fixture
def table(page: Page, house: House, faults: Faults) -> Iterator[TablePage]:
    """The page, at no table yet; whatever goes wrong in it fails the test."""
    page.set_default_timeout(PATIENCE_MS)
    yield TablePage(page, house.address)
    assert faults.unforgiven() == []
