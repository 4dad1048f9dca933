"""What makes a page feel slow and can be told on any machine: that things jump as it comes."""

from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.table import TablePage

SHIFT: Final = 0.02
"""Cumulative layout shift; up to a tenth is held to be good, but nothing here has to jump."""

_WATCH: Final = """
  window.kozyrShift = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        kozyrShift.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '')]);
  }).observe({ type: 'layout-shift', buffered: true });
"""
_LOOK: Final = "() => new Promise((look) => setTimeout(() => look(kozyrShift), 300))"

on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)


def jumps(page: Page) -> list[tuple[float, list[str]]]:
    """What has moved by itself, if all of it together is too much."""
    found: list[tuple[float, list[str]]] = page.evaluate(_LOOK)
    return found if sum(value for value, _ in found) > SHIFT else []


@on_a_phone
def test_nothing_jumps_while_the_page_comes_and_play_is_pressed_before_it_has_a_line(
    table: TablePage,
) -> None:
    held: list[WebSocketRoute] = []
    table.page.add_init_script(_WATCH)
    table.page.route_web_socket("**/ws", lambda line: held.append(line))  # noqa: PLW0108
    table.open(seated=False)
    table.part("play").tap()
    # Half a second after a press whatever moves counts as wanted.
    table.page.wait_for_timeout(700)
    held[0].connect_to_server()
    table.root.wait_for()

    assert jumps(table.page) == []
