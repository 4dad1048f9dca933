"""The screens whose looks are watched, and how a picture of them is taken."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Route, ViewportSize

from docs.gallery.scene import Scene
from docs.gallery.screens import SCREENS, Screen
from tests.browser.looks.greeked import NAME, greeked
from tests.browser.looks.images import read

FOLDER: Final = Path(__file__).parent
# Where it is shown what has changed.
SHOWN: Final = Path(__file__).resolve().parents[3] / "build" / "looks"
_SIZE: Final[ViewportSize] = {"width": 360, "height": 640}
_FONT: Final = "/greeked.ttf"
# The letters on the cards come with the page and stay as they are.  Weave and lamp of the felt
# are left out: a picture would weigh ten times as much.
_STYLE: Final = f"""
  @font-face {{ font-family: {NAME}; src: url({_FONT}); }}
  *:not(.corner, .corner *) {{ font-family: {NAME} !important; }}
  * {{ text-rendering: geometricPrecision !important; }}
  .table::before {{ background: var(--felt) !important; }}
  main[data-testid=lobby] {{ background: var(--page) !important; }}
"""
_ADD_STYLE: Final = f"""document.addEventListener('DOMContentLoaded', () => {{
  document.head.appendChild(document.createElement('style')).textContent = `{_STYLE}`;
}})"""


@dataclass(frozen=True)
class Look:
    """A screen by day or by night."""

    name: str
    theme: Literal["light", "dark"]

    @property
    def screen(self) -> Screen:
        """The screen of the gallery."""
        return next(screen for screen in SCREENS if screen.name == self.name)

    @property
    def file(self) -> Path:
        """Where the picture of it lies."""
        return FOLDER / f"{self.name.replace(' ', '-')}-{self.theme}.png"

    def __str__(self) -> str:
        return f"{self.name}, {self.theme}"


LOOKS: Final = (
    Look("lobby", "light"),
    Look("lobby", "dark"),
    Look("choose", "light"),
    Look("opening", "dark"),
    Look("defending", "light"),
    Look("choices", "dark"),
    Look("several selected", "light"),
    Look("a reason", "light"),
    Look("25 cards", "light"),
    Look("teams", "dark"),
    Look("fool", "light"),
    Look("four colours", "light"),
)


class Camera:
    """A page in which words look alike on every machine."""

    def __init__(self, browser: Browser, address: str) -> None:
        # The page's policy allows no styles but its own.
        self._context = browser.new_context(
            viewport=_SIZE, reduced_motion="reduce", bypass_csp=True, service_workers="block"
        )
        page = self._context.new_page()
        page.add_init_script(_ADD_STYLE)
        page.route(f"**{_FONT}", _give_font)
        self._scene = Scene(page, address)

    def take(self, look: Look, style: str = "") -> Image.Image:
        """Take a picture of *look*, with a *style* that the page does not have."""
        page = self._scene.page
        page.emulate_media(color_scheme=look.theme)
        self._scene.show(look.screen, "en")
        if style:
            page.add_style_tag(content=style)
        self._scene.settle()
        return read(page.screenshot(animations="disabled", caret="hide"))

    def close(self) -> None:
        """Put the camera away."""
        self._context.close()


def _give_font(route: Route) -> None:
    route.fulfill(body=greeked(), content_type="font/ttf")
