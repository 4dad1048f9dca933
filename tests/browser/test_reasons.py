"""A card that cannot be played says why, in the player's language."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import NEVER, House, Setting
from tests.browser.table import TablePage
from tests.browser.words import UNLIKE, card, rank, say
from tests.rules.notation import deal

# Aram has attacked with the ten; hearts are trumps.
ATTACKED = Setting(deal(["9d Qc 7s Jd 8h Ks", "10d 6h"], "Ah"), "B+10d", pace=NEVER)
# The player has attacked, and Aram has beaten the eight with the jack.
BEATEN = Setting(deal(["9d Qc 8c Kd 6h Ks", "Jc 7h"], "Ah"), "A+8c B:8c/Jc", pace=NEVER)


def reason(table: TablePage, tried: str) -> str:
    """What the page says when the card is touched."""
    assert table.look().find(tried).state == "dimmed"
    table.tap((tried, None))
    return table.part("reason").inner_text()


@pytest.mark.parametrize("language", UNLIKE)
def test_a_defending_card_names_the_card_it_does_not_beat(
    table: TablePage, house: House, language: str
) -> None:
    house.seat(table.page.context, ATTACKED)
    table.open(language=language)
    ten = card(language, "10d")

    assert reason(table, "9d") == say(
        language, "why-too-low", card=card(language, "9d"), target=ten
    )
    assert reason(table, "Qc") == say(
        language, "why-wrong-suit", card=card(language, "Qc"), target=ten, suit="hearts"
    )


@pytest.mark.parametrize("language", UNLIKE)
def test_a_card_to_throw_in_names_the_ranks_on_the_table(
    table: TablePage, house: House, language: str
) -> None:
    house.seat(table.page.context, BEATEN)
    table.open(language=language)

    assert reason(table, "Kd") == say(
        language,
        "why-rank-not-on-table",
        card=card(language, "Kd"),
        ranks=say(language, "list-or", items="8", last=rank(language, "J")),
    )


def test_the_reason_is_spoken_too(table: TablePage, house: House) -> None:
    house.seat(table.page.context, ATTACKED)
    table.open()

    nine = "nine of diamonds"
    why = say("en", "why-too-low", card=nine, target="ten of diamonds")
    label = say("en", "aria-card-refused", card=nine, trump="no", reason=why)
    expect(table.card("9d")).to_have_attribute("aria-label", label)
    expect(table.card("9d")).to_have_attribute("aria-disabled", "true")
    reason(table, "9d")
    expect(table.part("live-urgent")).to_have_text(why)
    # What waited to be said when the reason was given does not talk over it.
    table.page.wait_for_timeout(800)
    expect(table.part("live-urgent")).to_have_text(why)


def test_without_hints_nothing_is_dimmed_and_nothing_explained(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, ATTACKED)
    table.open(hints=False)

    assert {each.state for each in table.look().hand} == {"plain"}
    table.tap(("9d", None))
    expect(table.part("reason")).to_have_count(0)
