"""What axe finds on every screen that the tests look at, light and dark."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser

from tests.browser import test_accessibility as tests
from tests.browser.faults import Faults
from tests.browser.house import House
from tests.browser.table import TablePage


def violations_by_screen(browser: Browser, house: House) -> dict[str, list[str]]:
    """Give what is found on each screen; *house* must have the rhythm of the tests."""
    found = {}
    for name, (dialog,) in _cases(tests.test_the_lobby_and_its_dialogs_are_open_to_all):
        with _table(browser, house) as table:
            tests.open_lobby(table, dialog)
            found[f"lobby, {name}"] = tests.violations(table.page)
    for name, (setting, act) in _cases(tests.test_the_table_is_open_to_all):
        with _table(browser, house) as table:
            house.seat(table.page.context, setting)
            table.open(theme="auto", premoves=True)
            act(table)
            found[f"table, {name}"] = tests.violations(table.page)
    return found


def _cases(test: Callable[..., object]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The names and the arguments with which pytest runs *test*."""
    marks = getattr(test, "pytestmark", [])
    (cases,) = (mark.args[1] for mark in marks if mark.name == "parametrize")
    for case in cases:
        values = getattr(case, "values", (case,))
        yield str(getattr(case, "id", None) or values[0] or "itself"), tuple(values)


@contextmanager
def _table(browser: Browser, house: House) -> Iterator[TablePage]:
    context = browser.new_context()
    try:
        page = context.new_page()
        faults = Faults(page)
        yield TablePage(page, house.address)
        if len(faults.hosts) > 1:
            raise AssertionError(f"the page asked other hosts: {sorted(faults.hosts)}")
    finally:
        context.close()
