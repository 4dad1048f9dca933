"""Whole games by one who sees nothing: by the keyboard, or by roles and names alone."""

import time
from collections.abc import Callable
from typing import Final

import pytest

from kozyr.bots import bot_for
from kozyr.rules import Rules, deal_from_seed
from tests.browser.bots import Steady
from tests.browser.house import House, Setting
from tests.browser.table import TablePage
from tests.browser.tree import Node, Tree
from tests.browser.words import say

PATIENCE_S = 90
RULES: Final = "app pack=24"
SHORT: Final = deal_from_seed(Rules.parse(RULES), 2, bytes(32))
PLAYABLE: Final = say("en", "aria-card-playable", card="", trump="no")
PICKED: Final = say("en", "aria-card-picked", card="")
WORDS: Final = tuple(say("en", f"action-{word}") for word in ("bita", "pass", "take"))
REMATCH: Final = say("en", "action-rematch")


@pytest.fixture
def tree(table: TablePage, house: House) -> Tree:
    """The tree of a page with a short game, and in the lobby."""
    house.bot = Steady(bot_for("beginner"))
    house.seat(table.page.context, Setting(SHORT, rules=RULES))
    # Without letters as commands: these keys every page knows.
    table.open(seated=False, shortcuts=False)
    return Tree(table.page)


def patiently(step: Callable[[], bool]) -> None:
    """Repeat *step* until it says that all is done."""
    last = time.monotonic() + PATIENCE_S
    while not step():
        assert time.monotonic() < last, "it has come to nothing"


def test_a_game_is_played_by_the_keyboard_without_looking(table: TablePage, tree: Tree) -> None:
    press = table.page.keyboard.press

    def has_ended() -> bool:
        return table.page.locator("dialog[open]").count() > 0

    def until(wanted: Callable[[Node], bool], key: str, most: int) -> bool:
        """Press *key* until the focus is on something *wanted*."""
        for _ in range(most):
            if wanted(tree.focused()):
                return True
            press(key)
        return False

    assert until(lambda node: node.name.startswith(say("en", "lobby-continue")), "Tab", 20)
    press("Enter")
    table.page.wait_for_timeout(300)
    places: list[str] = []

    def play() -> bool:
        places.append(tree.focused().role)
        press("Home")
        if until(lambda node: node.name.endswith(PLAYABLE), "ArrowRight", 12):
            press("Enter")
            if tree.focused().name.endswith(PICKED):
                press("Enter")
            return False
        # Tab would lead through the sheet of the end, and out of the page.
        if has_ended():
            return True
        if until(lambda node: node.role == "button" and node.name in WORDS, "Tab", 4):
            press("Enter")
        return False

    patiently(play)
    places.append(tree.focused().role)
    # The focus was never nowhere.
    assert "none" not in places
    press("Escape")
    assert tree.focused().name == REMATCH
    assert tree.focused().role == "button"


def test_a_game_is_played_by_roles_and_names_alone(tree: Tree) -> None:
    def button(wanted: Callable[[str], bool]) -> Node | None:
        nodes = [node for node in tree.nodes() if node.role == "button" and wanted(node.name)]
        return nodes[0] if nodes else None

    start = button(lambda name: name.startswith(say("en", "lobby-continue")))
    assert start is not None
    tree.activate(start)
    beat = say("en", "aria-target", target="", card="").split()[0]
    played: list[str] = []

    def play() -> bool:
        nodes = tree.nodes()
        buttons = [node for node in nodes if node.role == "button"]
        if any(node.name == REMATCH for node in buttons):
            return True
        ways = [
            *(node for node in buttons if node.name.startswith(beat)),
            *(node for node in buttons if node.name.endswith(PLAYABLE)),
            *(node for node in buttons if node.name in WORDS),
        ]
        if ways:
            played.append(ways[0].name)
            tree.activate(ways[0])
        return False

    patiently(play)
    nodes = tree.nodes()
    [sheet] = [node for node in nodes if node.role == "dialog"]
    assert sheet.name in (say("en", "result-fool-you"), say("en", "result-fool", player="Aram"))
    assert sum(name.endswith(PLAYABLE) for name in played) >= 6
