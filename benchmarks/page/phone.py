"""A slow phone: the browser with its brakes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

CPU_SLOWDOWN: Final = 4
# "Fast 3G" as DevTools throttles it, request by request: 1.6 Mbit/s down and 750 kbit/s up,
# a tenth off, and 150 ms there and back times the 3.75 rounds that a new request costs.
FAST_3G: Final = {
    "offline": False,
    "latency": 150 * 3.75,
    "downloadThroughput": 1_600_000 / 8 * 0.9,
    "uploadThroughput": 750_000 / 8 * 0.9,
}
EMPTY: Final = "healthz"
"""A page of one word, served by the same server: what the browser alone needs."""

_SCREEN: Final[ViewportSize] = {"width": 360, "height": 640}
_PATIENCE_MS: Final = 60_000


@contextmanager
def phone(
    browser: Browser, *, slow: bool = True, line: dict[str, Any] | None = None
) -> Iterator[Page]:
    """Open a page on a phone that was never here, with a *slow* processor, on a poor *line*."""
    context = browser.new_context(
        viewport=_SCREEN, device_scale_factor=3, has_touch=True, is_mobile=True, locale="en-US"
    )
    try:
        page = context.new_page()
        page.set_default_timeout(_PATIENCE_MS)
        session = context.new_cdp_session(page)
        if line is not None:
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", line)
        if slow:
            brake(session, CPU_SLOWDOWN)
        yield page
    finally:
        context.close()


def brake(session: CDPSession, factor: float) -> None:
    """Let the page's own thread have one part in *factor* of the time; 1 lets go."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": factor})
