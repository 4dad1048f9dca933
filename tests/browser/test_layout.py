"""Nothing overlaps, nothing leaves the screen, and every card can be touched."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import show
from tests.browser.geometry import flaws
from tests.browser.table import TablePage
from tests.browser.words import UNLIKE

SIZES = ((360, 640), (844, 390), (820, 1180), (1120, 720), (1440, 900))
NARROWEST = (320, 568)
LONG_NAMES = (
    *("Aleksandr", "Leyla", "Մարիամ", "Veronika", "Петрик", "Konstantin"),
    *("Giorgi", "Margus", "Oksana", "Nigar", "Gohar"),
)
# The page hears of its new size when a frame has been laid out, and draws in the next.
DRAWN = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
SIX_PAIRS = "B+6c/7c F+6d/7d B+7s/8s F+8c/9c B+9d/10d F+8d"
TWENTY = (
    f"trump h; attacker F; became 26; table: {SIX_PAIRS}; B: Jd; C: Qd; D: Kd; E: Ad; F:;"
    " A: 6s 9s 10s Js Qs Ks As 10c Jc Qc Kc Ac 6h 7h 8h 9h 10h Jh Qh Kh"
)
POSITIONS = {
    "six cards in hand, six pairs, a full stock's piles": (
        f"trump h; attacker F; table: {SIX_PAIRS}; became 11; A: 6s 9s 10s 6h 7h Kh;"
        " B: Jd; C: Qd Qs; D: Kd; E: Ad; F: 10c; stock: Ks As Jc Qc Kc Ac 8h 9h"
    ),
    "twelve cards, a transfer possible": (
        "rules app+transfer; trump h; attacker F; became 12; table: F+6c;"
        " A: 6s 6d 6h 7s 8s 9s 10s Jc Qc Kc Ac Kh; B: Jd 7c 8c 9c; C: Qd; D: Kd; E: Ad;"
        " F: 10c; stock: Ks As 8h 9h"
    ),
    "twenty-five cards, five pairs": (
        "trump h; attacker F; became 30; table: B+6c/7c F+6d/7d B+7s/8s F+8c/9c B+9d/10d;"
        " done: B; B:; C:; D: Ad; E:; F: As;"
        " A: 6s 9s 10s Js Qs Ks 10c Jc Qc Kc Ac 8d 6h 7h 8h 9h 10h Jh Qh Kh Ah Jd Qd Kd"
    ),
    "thirty cards": (
        "trump h; attacker F; became 30; table: F+6c B+6d C+6s; B: Ad; C:; D:; E:; F: As Ac;"
        " A: 7c 8c 9c 10c Jc Qc Kc 7d 8d 9d 10d Jd Qd Kd 7s 8s 9s 10s Js Qs Ks"
        " 6h 7h 8h 9h 10h Jh Qh Kh Ah"
    ),
}


def twelve(hand: str) -> str:
    """Twelve players and six pairs; seat A holds *hand*."""
    others = " ".join(f"{seat}: Jd;" for seat in "BC") + " ".join(f"{seat}: Qd;" for seat in "DE")
    more = " ".join(f"{seat}: {card};" for seat, card in zip("FGHIJK", ONES, strict=True))
    pairs = SIX_PAIRS.replace("F+", "L+")
    return (
        f"rules two packs; trump h; attacker L; became 26; table: {pairs}; {others} {more} L: As;"
        f" A: {hand}"
    )


ONES = ("Kd", "Kd", "Ad", "Ad", "Ks", "Ks")
POSITIONS |= {
    "twelve players": twelve("6s 9s 10s 10s 6h 7h"),
    "twelve players, twenty-five cards with twins": twelve(
        "6s 6s 9s 9s 10s Js Qs As 10c 10c Jc Qc Kc Ac 6h 6h 7h 8h 9h 10h Jh Qh Kh Kh Ah"
    ),
}


@pytest.mark.parametrize("language", UNLIKE)
def test_twenty_cards_and_six_pairs_fit_in_every_language(table: TablePage, language: str) -> None:
    assert_fits(table, TWENTY, language, (*SIZES, NARROWEST))


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
def test_other_tables_fit_in_the_longest_words(table: TablePage, position: str) -> None:
    assert_fits(table, position, "hy", (*SIZES, NARROWEST))


def assert_fits(
    table: TablePage, position: str, language: str, sizes: Iterable[tuple[int, int]]
) -> None:
    show(table.page, position, LONG_NAMES)
    table.open(language=language)
    table.page.emulate_media(reduced_motion="reduce")
    found = []
    for width, height in sizes:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(DRAWN)
        found += [f"{width}×{height}: {flaw}" for flaw in flaws(table.page)]
        dimmed = [card for card in table.look().hand if not card.playable]
        if dimmed:
            table.page.mouse.click(*dimmed[0].point)
            expect(table.part("reason")).to_be_visible()
            found += [f"{width}×{height}, a reason shown: {flaw}" for flaw in flaws(table.page)]
            table.page.keyboard.press("Escape")
            table.page.mouse.move(0, 0)
    assert found == []
