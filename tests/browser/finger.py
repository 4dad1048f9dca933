"""A finger on the screen, by the browser's own touch events."""

from playwright.sync_api import Page

STEPS = 6


class Finger:
    """One finger, and for a moment a second one."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def down(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._send("touchStart", self._at)

    def move(self, x: float, y: float) -> None:
        """Go there in a straight line."""
        start = self._at
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._at = (start[0] + (x - start[0]) * share, start[1] + (y - start[1]) * share)
            self._send("touchMove", self._at)

    def slide(self, dx: float, dy: float) -> None:
        self.move(self._at[0] + dx, self._at[1] + dy)

    def join(self, x: float, y: float) -> None:
        """Put a second finger down."""
        self._send("touchStart", self._at, (x, y))

    def up(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
