"""Which tests there are on this machine, and their order."""

import pytest

from tools.compile import obstacle

pytest_plugins = ["tests.services.fixtures"]

NEED_A_COMPILER = ["test_compiled.py", "benchmarks/test_native.py"]
OBSTACLE = obstacle()

collect_ignore = NEED_A_COMPILER if OBSTACLE else []


def pytest_report_header() -> list[str]:
    return [f"the compiled core is not tested: {OBSTACLE}"] if OBSTACLE else []


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what uses the browser last.

    From its first page on, Playwright's synchronous interface keeps an event loop running
    in the main thread, in which no other test could start its own.
    """
    items.sort(key=uses_browser)


def uses_browser(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "playwright" in item.fixturenames
