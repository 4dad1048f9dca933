"""The order of the tests."""

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what uses the browser last.

    From its first page on, Playwright's synchronous interface keeps an event loop running
    in the main thread, in which no other test could start its own.
    """
    items.sort(key=uses_browser)


def uses_browser(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "playwright" in item.fixturenames
