"""Everything that happens is said once, in words, at a pace that can be followed."""

import re
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import expect

from kozyr.bots import bot_for
from kozyr.rules import Deal, Game, Rules, deal_from_seed
from tests.browser.bots import Scripted, Steady
from tests.browser.house import NEVER, House, Setting
from tests.browser.listener import Listener, Utterance
from tests.browser.table import TablePage
from tests.browser.words import say
from tests.rules.notation import deal

# Aram attacks the player.
DEFENDING = deal(["10c 10h 7s Jd 9c Ks", "8c 6h"], "Ah")
PAUSE_MS = 700
# On a busy machine the page itself is late.
SLACK_MS = 200
# Suit signs, codes of cards such as 10d, ids of tables.
UNSPEAKABLE: Final = re.compile(
    r"[♠♣♥♦]|\b(?:10|[2-9JQKA])[cdhs]\b|\b[0-9a-f]{12,}\b|[{}]|undefined"
)


@pytest.fixture
def listener(table: TablePage) -> Listener:
    return Listener(table.page)


def is_call(text: str) -> bool:
    """Whether the player is called upon."""
    somebody = "SOMEBODY"
    keys = [f"prompt-{key}" for key in ("open", "taking", "taking-nothing", "covered")]
    prompts = [
        *(say("en", key, player=somebody) for key in (*keys, "prompt-covered-nothing")),
        *(
            say("en", key, number=number)
            for key in ("prompt-defend", "prompt-defend-transfer")
            for number in range(1, 7)
        ),
    ]
    return any(re.match(re.escape(each).replace(somebody, ".+"), text) for each in prompts)


def check_all_is_told(heard: list[Utterance], happened: list[str]) -> None:
    """Everything that *happened* was told once and in order, and only calls besides."""
    left = iter([*happened, ""])
    awaited = next(left)
    for utterance in heard:
        text = utterance.text
        while awaited and text.startswith(awaited):
            text = text.removeprefix(awaited).lstrip()
            awaited = next(left)
        # A call is urgent, and comes last.
        assert is_call(text) if utterance.urgent else text == "", (
            f"heard “{text}” where “{awaited}” had happened"
        )
    assert awaited == ""


# Plays on as fast as the page allows, as a reader of the page for the blind would: by clicks
# without a pointer.  It plays what can be played, else says Done, else takes.
_PLAY: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const press = (selector) => {
    const button = document.querySelector(selector);
    button?.click();
    return button !== null;
  };
  for (;;) {
    await frame();
    const { turn, phase } = document.querySelector('[data-testid=table]').dataset;
    if (phase === 'over') return;
    if (turn !== 'true' || document.querySelector('.action button:disabled')) continue;
    press('[data-testid=done]') || press('button[data-target]')
      || press('.card-button[data-playable=true]') || press('[data-testid=take]');
  }
}"""


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("app+transfer pack=24", 2), ("teams pack=24", 4), ("app+transfer pack=24 hand_size=4", 6)],
)
def test_whatever_happens_is_said_once_and_in_words(
    table: TablePage, house: House, listener: Listener, rules: str, seats: int
) -> None:
    house.bot = Steady(bot_for("beginner"))
    house.seat(table.page.context, Setting(opened_by_the_player(rules, seats), rules=rules))
    table.open()
    table.page.evaluate(_PLAY)
    table.page.wait_for_timeout(2 * PAUSE_MS)

    # Of two who throw in at once one is told that the other was first; an answer comes at once.
    heard = [each for each in listener.heard() if each.text != say("en", "error-stale")]
    check_all_is_told([without_table(heard[0]), *heard[1:]], listener.happened())
    assert [each.text for each in heard if UNSPEAKABLE.search(each.text)] == []
    pauses = [after.at - before.at for before, after in pairwise(heard)]
    assert min(pauses) > PAUSE_MS - SLACK_MS


def opened_by_the_player(text: str, seats: int) -> Deal:
    """A deal in which nothing happens until the player has come and attacks."""
    rules = Rules.parse(text)
    deals = (deal_from_seed(rules, seats, seed.to_bytes(32, "big")) for seed in range(100))
    return next(each for each in deals if Game(rules, each).seats_to_act == (0,))


def without_table(first: Utterance) -> Utterance:
    """What a page says when it comes to a table, less the table."""
    table = re.compile(r".*Your cards: .*?Trumps: \w+\.? ?")
    read = table.match(first.text)
    assert read is not None, first.text
    return Utterance(first.at, first.urgent, first.text[read.end() :])


def test_a_new_deal_is_told(table: TablePage, house: House, listener: Listener) -> None:
    house.bot = Scripted()
    table.open(seated=False)
    table.part("play").click()
    table.root.wait_for()
    table.page.wait_for_timeout(2 * PAUSE_MS)

    check_all_is_told(listener.heard(), listener.happened())
    assert "The trump card is the" in listener.heard()[0].text


def test_nothing_is_told_twice(table: TablePage, house: House, listener: Listener) -> None:
    house.seat(table.page.context, Setting(DEFENDING, "B+8c", pace=NEVER))
    table.open()
    call = say("en", "prompt-defend", number=1)
    told = "number => window.heard.length === number"
    shown = "number => window.wire.filter(({ type }) => type === 'table').length === number"
    table.page.wait_for_function(told, arg=1)
    [first] = listener.heard()
    assert first.urgent
    assert first.text.startswith("eight of clubs, not beaten yet.")
    assert without_table(first).text == call

    # A line that breaks, and one that is doubted when the page is seen again.
    listener.lose_line()
    table.page.wait_for_function(shown, arg=2)
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    table.page.wait_for_timeout(PAUSE_MS + 100)
    assert listener.heard() == [first]

    # Whoever comes back from the lobby is called again, but knows the table.
    table.part("lobby-button").click()
    table.part("continue").click()
    table.page.wait_for_function(told, arg=2)
    assert listener.heard()[1].text == call


def test_a_call_stands_no_longer_than_it_is_true(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(DEFENDING, "B+8c", pace=NEVER))
    table.open()
    expect(table.part("live-urgent")).to_contain_text(say("en", "prompt-defend", number=1))

    table.tap("take")

    expect(table.part("live-urgent")).to_have_text("")
    expect(table.part("live")).to_contain_text(say("en", "event-take-said-you"))


def test_what_is_told_is_heard_in_a_dialog_too(table: TablePage, house: House) -> None:
    house.seat(table.page.context, Setting(DEFENDING, "B+8c", pace=NEVER))
    table.open()
    table.page.evaluate("document.querySelector('[data-testid=take]').click()")
    table.part("howto-button").click()

    expect(table.part("dialog-live")).to_have_text(say("en", "event-take-said-you"))
