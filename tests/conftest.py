"""Which tests there are on this machine, and their order."""

import shutil

import pytest

from tools.compile import obstacle

pytest_plugins = ["tests.services.fixtures"]

NEED_A_COMPILER = ["test_compiled.py", "test_compiled_search.py", "benchmarks/test_native.py"]
OBSTACLE = obstacle()

NEED_A_PROXY = ["deploy/test_proxy.py"]
HAS_PROXY = shutil.which("nginx") is not None

collect_ignore = [
    *(NEED_A_COMPILER if OBSTACLE else ()),
    *(() if HAS_PROXY else NEED_A_PROXY),
]


def pytest_report_header() -> list[str]:
    said = [f"the compiled core is not tested: {OBSTACLE}"] if OBSTACLE else []
    if not HAS_PROXY:
        said.append("workers behind a proxy are not tested: nginx is not installed")
    return said


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what uses the browser last.

    From its first page on, Playwright's synchronous interface keeps an event loop running
    in the main thread, in which no other test could start its own.
    """
    items.sort(key=uses_browser)


def uses_browser(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "playwright" in item.fixturenames
