"""The lessons, as a newcomer plays them through the page."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from kozyr.lessons import LESSONS
from tests.browser.house import NEVER, House, Setting
from tests.browser.table import Choice, TablePage
from tests.browser.test_accessibility import SCHEMES, violations
from tests.browser.words import say
from tests.rules.notation import deal

# The learner is to move, or the step is over, and nothing moves any more.
_COACHED = """() => {
  const table = document.querySelector('[data-testid=table]');
  const coach = document.querySelector('[data-testid=coach]');
  return table !== null && coach !== null && table.dataset.settled === 'true'
    && table.dataset.guarded === 'false'
    && table.querySelector('[data-moving]') === null
    && (table.dataset.turn === 'true' || coach.dataset.mood !== 'asks');
}"""


def coach(table: TablePage, mood: str, step: int | None = None) -> Locator:
    at = "" if step is None else f"[data-step='{step}']"
    return table.page.locator(f"[data-testid=coach][data-mood={mood}]{at}")


def act(table: TablePage, choice: Choice) -> None:
    """Do something when it is the learner's turn, and see it happen."""
    table.page.wait_for_function(_COACHED)
    seen = table.look()
    table.tap(choice)
    table.shows(seen.seq + 1)


def solve(table: TablePage, lesson: str, step: int) -> None:
    for turn in LESSONS[lesson].step(step).solution.split():
        act(table, choice_of(turn[1:]))


def choice_of(move: str) -> Choice:
    if move in ("!", "."):
        return "take" if move == "!" else "done"
    target, _, card = move[1:].rpartition("/")
    return card, "transfer" if move[0] == ">" else target or None


def open_list(table: TablePage, progress: dict[str, object] | None = None) -> None:
    if progress:
        remembered = json.dumps(json.dumps(progress))
        table.page.add_init_script(f"localStorage.setItem('kozyr.lessons', {remembered})")
    table.open(seated=False, theme="auto")
    table.part("learn-button").click()
    table.part("learn").wait_for()


def test_the_first_lesson_is_learned_by_playing_it(table: TablePage) -> None:
    open_list(table)
    table.part("lesson-beat").click()
    coach(table, "asks", 1).wait_for()
    expect(table.part("coach-heard")).to_contain_text("Nino attacks with seven of clubs")

    act(table, "take")
    expect(coach(table, "hints")).to_contain_text(say("en", "lesson-hint-take"))
    assert violations(table.page, ()) == []
    assert table.look().playable == []
    table.part("learn-again").click()
    coach(table, "asks", 1).wait_for()
    for step in range(1, 5):
        coach(table, "asks", step).wait_for()
        solve(table, "beat", step)

    expect(coach(table, "celebrates")).to_contain_text(say("en", "learn-finished"))
    expect(table.part("learn-next")).to_be_focused()
    expect(table.part("end")).to_have_count(0)
    table.part("learn-list").click()
    expect(table.part("lesson-beat")).to_have_attribute("data-done", "true")
    expect(table.part("lesson-trump")).to_be_focused()
    expect(table.part("continue")).to_have_count(0)


def test_the_last_lesson_ends_with_a_game_that_is_won(table: TablePage) -> None:
    open_list(table, {"transfer": {"step": 4, "done": False}})
    expect(table.part("lesson-transfer")).to_contain_text(say("en", "learn-continue"))
    table.part("lesson-transfer").click()

    for step in (4, 5):
        coach(table, "asks", step).wait_for()
        solve(table, "transfer", step)

    expect(coach(table, "celebrates", 5)).to_contain_text(say("en", "learn-graduated"))
    table.part("learn-play").click()
    expect(table.part("coach")).to_have_count(0)
    table.ready()


def test_a_reload_goes_on_at_the_same_step_and_so_does_the_list(table: TablePage) -> None:
    open_list(table)
    table.part("lesson-trump").click()
    solve(table, "trump", 1)
    coach(table, "asks", 2).wait_for()
    table.page.wait_for_function(_COACHED)
    before = table.look()

    table.page.reload()

    coach(table, "asks", 2).wait_for()
    table.page.wait_for_function(_COACHED)
    assert table.look() == before
    table.part("lobby-button").click()
    lesson = table.part("lesson-trump")
    expect(lesson).to_contain_text("Step 2 of 4")
    lesson.click()
    coach(table, "asks", 2).wait_for()
    solve(table, "trump", 2)
    coach(table, "asks", 3).wait_for()


def test_the_language_can_be_changed_and_a_step_skipped_in_mid_lesson(table: TablePage) -> None:
    open_list(table)
    table.part("lesson-limits").click()
    coach(table, "asks", 1).wait_for()
    table.part("settings-button").click()
    table.part("set-language").select_option("hy")
    table.part("close").click()

    expect(coach(table, "asks", 1)).to_contain_text(say("hy", "lesson-limits-five"))
    table.part("learn-skip").click()
    coach(table, "asks", 2).wait_for()
    assert len(table.look().hand) == 5
    assert violations(table.page) == []


@pytest.mark.parametrize("width", [1440, 1024])
def test_what_the_coach_says_has_room_on_a_wide_table(table: TablePage, width: int) -> None:
    table.page.set_viewport_size({"width": width, "height": 900})
    open_list(table)
    table.part("lesson-beat").click()
    coach(table, "asks", 1).wait_for()

    box = coach(table, "asks", 1).bounding_box()

    assert box is not None
    assert box["width"] > 300
    table.page.wait_for_function(_COACHED)
    top = table.card("8d").bounding_box()
    assert top is not None
    assert box["y"] + box["height"] <= top["y"]


def test_the_list_is_open_to_all_and_begins_all_over_at_will(table: TablePage) -> None:
    open_list(table, {"beat": {"step": 1, "done": True}, "trump": {"step": 2, "done": False}})
    expect(table.part("lesson-trump")).to_be_focused()
    table.page.emulate_media(reduced_motion="reduce")
    assert violations(table.page, SCHEMES[:1]) == []

    table.part("learn-reset").click()

    expect(table.part("lesson-beat")).to_have_attribute("data-done", "false")


def test_a_newcomer_is_offered_to_learn_until_a_table_was_opened(table: TablePage) -> None:
    table.open(seated=False)
    table.part("newcomer").click()
    table.part("lesson-beat").click()
    coach(table, "asks", 1).wait_for()
    table.part("lobby-button").click()
    table.part("close").click()

    expect(table.part("newcomer")).to_have_count(0)


def test_a_question_is_searched_for_and_linked_to_over_the_table(
    table: TablePage, house: House
) -> None:
    house.seat(table.page.context, Setting(deal(["9h Kc 7s", "8c 6h"], "Ah"), "B+8c", pace=NEVER))
    table.open()

    table.page.evaluate("location.hash = '#faq-epaulettes'")

    question = table.page.locator("#faq-epaulettes")
    expect(question).to_have_attribute("open", "")
    expect(question.locator("summary")).to_be_focused()
    expect(table.root).to_be_attached()
    table.part("faq-search").fill("discard look")
    expect(table.page.locator("details[data-faq]")).to_have_count(1)
    expect(table.page.locator("details[data-faq]")).to_be_in_viewport()
    table.part("faq-search").fill("roulette")
    expect(table.part("faq-none")).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    expect(table.part("howto")).to_have_count(0)
    expect(table.page).to_have_url(re.compile("#table$"))


@pytest.mark.parametrize("question", ["series", "who-throws-in"])
def test_a_linked_question_is_shown_when_the_page_is_opened(
    table: TablePage, question: str
) -> None:
    table.page.goto(f"{table.address}#faq-{question}")

    details = table.page.locator(f"#faq-{question}")
    expect(details).to_have_attribute("open", "")
    expect(details).to_be_in_viewport()
