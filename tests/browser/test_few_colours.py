"""Where the device allows only its own few colours everything can still be told apart."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator

from kozyr.rules import parse_position
from tests.browser.house import House
from tests.browser.stage import Stage
from tests.browser.table import SETTINGS

TRANSFERABLE: Final = (
    "rules app+transfer; trump h; attacker C; became 6; table: C+10d C+10s;"
    " A: 10c 7s 8c Jd Kh Ah; B: Jc 7c 8d 9c; C: Qd; stock: Ks As 8h 9h"
)
WAITING: Final = (
    "trump h; attacker C; A: 10c 7s 8c Jd Kh Ah; B: Jc 7c 8d 9c; C: Qd; stock: Ks As 8h 9h"
)
# What sets something apart without a fill or a shadow, as it is drawn.
_MARK: Final = """(element) => {
  const marks = [getComputedStyle(element), getComputedStyle(element, '::after')]
    .filter(({ opacity }) => Number(opacity) > 0)
    .flatMap((style) => ['outline', 'border'].map((kind) => {
      const side = kind === 'border' ? 'border-bottom' : kind;
      const [width, line, colour] = ['width', 'style', 'color'].map((part) =>
        style.getPropertyValue(`${side}-${part}`));
      return line === 'none' || width === '0px' ? '' : `${line} ${width} ${colour}`;
    }));
  return [getComputedStyle(element).backgroundColor, ...marks].join(' | ');
}"""


@pytest.fixture
def stage(browser: Browser, open_house: House) -> Iterator[Stage]:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, forced_colors="active", reduced_motion="reduce"
    )
    remembered = json.dumps(SETTINGS | {"tap": "picks", "premoves": True})
    context.add_init_script(f"localStorage.setItem('kozyr.settings', JSON.stringify({remembered}))")
    yield Stage(context.new_page(), open_house.address)
    context.close()


def mark(element: Locator) -> str:
    return str(element.evaluate(_MARK))


def card(stage: Stage, name: str, state: str) -> str:
    """How a card of the hand that is in *state* is set apart."""
    found = stage.page.locator(f".card-button[data-card='{name}'][data-state={state}] .card")
    found.wait_for()
    sheet = found.locator(".sheet").evaluate(_MARK)
    raised = found.evaluate("card => getComputedStyle(card).translate")
    return f"{mark(found)} | {sheet} | {raised}"


def test_every_state_of_a_card_is_told_apart_and_so_is_the_focus(stage: Stage) -> None:
    page = stage.page
    stage.lobby("en")
    stage.table(parse_position(TRANSFERABLE))
    states = {
        "playable": card(stage, "Kh", "playable"),
        "dimmed": card(stage, "7s", "dimmed"),
    }
    page.keyboard.press("Home")
    focused = page.locator(".card-button:focus .card")
    assert mark(focused) not in states["playable"]
    page.locator(".card-button[data-card='Kh']").click(position={"x": 6, "y": 12})
    states["picked"] = card(stage, "Kh", "picked")
    target = page.locator(".pair .card[data-state^=target]")
    plain = page.locator(".stock .card").first
    assert target.count() == 2
    assert mark(target.last) != mark(plain)
    page.keyboard.press("Escape")
    stage.table(parse_position(WAITING))
    states["plain"] = card(stage, "7s", "plain")
    page.locator(".card-button[data-card='7s']").click(position={"x": 6, "y": 12}, force=True)
    states["prepared"] = card(stage, "7s", "prepared")

    assert len(set(states.values())) == len(states), states


def test_what_can_be_pressed_has_an_outline_and_what_is_chosen_is_filled(stage: Stage) -> None:
    page = stage.page
    stage.lobby("en")
    bare = [button for button in page.locator(".button").all() if "solid" not in mark(button)]
    assert bare == []
    page.get_by_test_id("settings-button").click()
    dialog = page.get_by_test_id("settings")
    assert "solid" in mark(dialog)
    assert "solid" in mark(dialog.locator("select").first)
    on, off = dialog.locator("[role=switch]:checked"), dialog.locator("[role=switch]:not(:checked)")
    assert "solid" in mark(off.first)
    assert mark(on.first) != mark(off.first)
    chosen, other = dialog.locator("label.chosen"), dialog.locator(".options label:not(.chosen)")
    assert mark(chosen.first) != mark(other.first)
    dialog.get_by_test_id("close").click()

    stage.table(parse_position(TRANSFERABLE))
    words = page.locator(".action .word")
    assert words.count() == 2
    assert all("solid" in mark(word) for word in words.all())
    words.first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert mark(words.first) != mark(words.last)
