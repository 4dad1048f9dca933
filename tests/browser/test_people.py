"""People in browsers of their own play each other: by link, from the gathering to the end."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Locator, expect

from kozyr.tables.fair import check, read_proofs
from tests.browser.guests import STATE, Guest, at, gather, guests, play_out
from tests.browser.house import House
from tests.browser.words import say


@pytest.fixture
def guest(browser: Browser, house: House) -> Iterator[Guest]:
    """Make somebody with a browser of his own, who stands in the lobby or at an address."""
    with guests(browser, house.address) as come:
        yield come


def test_two_people_play_a_game_by_link_each_in_his_language(guest: Guest) -> None:
    ann = guest("Ann", rules="short 24")
    link = gather(ann)
    expect(ann.part("gather-start")).to_be_disabled()
    leyla = guest("Leyla", link, width=820, height=1180, language="ru", rules="short 24")

    leyla.part("gather-sit").click()
    expect(at(ann, 1)).to_contain_text("Leyla")
    ann.part("gather-start").click()
    for table in (ann, leyla):
        table.root.wait_for()
    play_out(ann, leyla, moves=4)

    # What is said is read in the reader's language, beside the one who said it.
    ann.part("talk-button").click()
    ann.page.locator("[data-phrase=phrase-good-luck]").click()
    expect(leyla.part("bubble")).to_have_text(say("ru", "phrase-good-luck"))

    # A reload in the middle lands in the same seat, with the same cards.
    expect(ann.root).to_have_attribute("data-settled", "true")
    before = ann.look().cards
    ann.page.reload()
    ann.root.wait_for()
    ann.page.wait_for_function(f"({STATE})() !== 'busy'")
    assert sorted(ann.look().cards) == sorted(before)

    play_out(ann, leyla)
    for table in (ann, leyla):
        table.part("end").wait_for()

    # The browser itself finds that the deal was fair.
    leyla.part("end-proof").click()
    expect(leyla.part("proof-answer")).to_have_attribute("data-fair", "true")
    # And saves what any other program finds it by.
    leyla.part("proof").locator("details").first.locator("summary").click()
    with leyla.page.expect_download() as saved:
        leyla.part("proof-save").click()
    [proof] = read_proofs(Path(saved.value.path()).read_bytes())
    check(proof)
    assert proof.deal == 1
    leyla.part("proof").get_by_test_id("close").click()

    # Again, when both want it.
    ann.part("rematch").click()
    expect(ann.part("waits-for-others")).to_be_visible()
    leyla.part("rematch").click()
    for table in (ann, leyla):
        expect(table.root).not_to_have_attribute("data-phase", "over")


def test_a_move_is_taken_back_when_the_other_lets_it_be(guest: Guest) -> None:
    ann = guest("Ann", rules="short 24", premoves=False)
    link = gather(ann)
    leyla = guest("Leyla", link, language="hy", width=1440, height=900)
    leyla.part("gather-sit").click()
    ann.part("gather-start").click()
    for table in (ann, leyla):
        table.root.wait_for()
    # Who lays the first card may ask for it back, with the keyboard too, and the other has a say.
    for word, left in (("yes", 0), ("no", 1)):
        play_out(ann, leyla, moves=1)
        expect(ann.page.locator(".pair")).to_have_count(1)
        for table in (ann, leyla):
            expect(table.root).to_have_attribute("data-settled", "true")
        asker, other = (ann, leyla) if ann.part("undo").count() else (leyla, ann)
        expect(other.part("undo")).to_have_count(0)
        asker.page.keyboard.press("u")
        expect(asker.part("takeback-waits")).to_be_visible()
        language, name = ("hy", "Ann") if other is leyla else ("en", "Leyla")
        asked = say(language, "people-takeback-asks", player=name)
        expect(other.part("live")).to_contain_text(asked)
        other.part(f"takeback-{word}").click()
        for table in (ann, leyla):
            expect(table.part("takeback-outcome")).to_be_visible()
            expect(table.page.locator(".pair")).to_have_count(left)
        # The same is not asked for once more.
        expect(asker.part("undo")).to_have_count(0)


def test_three_gather_with_a_bot_and_change_places(guest: Guest) -> None:
    ann = guest("Ann", opponents=["regular"] * 3)
    link = gather(ann)
    leyla = guest("Leyla", link)
    mari = guest("Mari", link, language="et")
    at(leyla, 1).click()
    at(mari, 2).click()
    for index, name in ((1, "Leyla"), (2, "Mari")):
        expect(at(ann, index)).to_contain_text(name)

    # Who came is told to those who listen.
    expect(ann.part("live")).to_contain_text(say("en", "people-came", player="Mari"))
    # Leyla moves, the host seats a bot, and takes its place.
    at(leyla, 3).click()
    expect(at(ann, 3)).to_contain_text("Leyla")
    at(ann, 1).click()
    ann.part("seat-bot").locator("label").first.click()
    expect(at(mari, 1)).to_contain_text(say("et", "lobby-level-beginner"))
    at(ann, 1).click()
    ann.part("seat-swap").click()
    expect(ann.part("gathering")).to_have_attribute("data-you", "1")
    expect(at(mari, 0)).to_contain_text(say("et", "lobby-level-beginner"))

    ann.part("gather-start").click()
    for table in (ann, leyla, mari):
        table.root.wait_for()
        expect(table.page.locator("[data-seat]")).to_have_count(3)


def test_a_watcher_sees_no_hand_and_is_counted(guest: Guest) -> None:
    ann = guest("Ann")
    link = gather(ann)
    leyla = guest("Leyla", link)
    leyla.part("gather-sit").click()
    ann.part("gather-start").click()
    ann.root.wait_for()
    watcher = guest("Mari", link, width=1440, height=900)
    watcher.root.wait_for()

    expect(watcher.part("watching")).to_be_visible()
    expect(watcher.page.locator("[data-seat]")).to_have_count(2)
    expect(watcher.page.locator(".card-button")).to_have_count(0)
    expect(watcher.part("talk-button")).to_have_count(0)
    expect(ann.part("watchers")).to_contain_text("1")
    play_out(ann, leyla, moves=1)
    expect(watcher.page.locator(".pair")).to_have_count(1)

    watcher.part("lobby-button").click()
    watcher.part("lobby").wait_for()
    expect(ann.part("watchers")).to_have_count(0)


def test_the_clock_runs_for_both_and_agrees(guest: Guest) -> None:
    ann = guest("Ann")
    link = gather(ann)
    ann.part("gather-change").click()
    ann.part("gather-clock").get_by_label(say("en", "clock-slow")).check()
    ann.part("gather-agree").click()
    leyla = guest("Leyla", link)
    leyla.part("gather-sit").click()
    ann.part("gather-start").click()
    for table in (ann, leyla):
        table.root.wait_for()

    mine = ann.page.locator("[data-testid=my-clock], [data-clock]")
    expect(mine).to_have_count(1)
    expect(leyla.page.locator("[data-testid=my-clock], [data-clock]")).to_have_count(1)
    owner = ann if ann.part("my-clock").count() else leyla
    first = seconds(owner.part("my-clock"))
    owner.page.wait_for_timeout(1500)
    assert 1 <= first - seconds(owner.part("my-clock")) <= 2


def seconds(clock: Locator) -> int:
    """What *clock* shows."""
    found = re.search(r"(\d+):(\d\d)", clock.inner_text())
    assert found is not None
    return 60 * int(found[1]) + int(found[2])


def test_an_open_table_is_found_in_the_lobby_as_long_as_there_is_room(guest: Guest) -> None:
    leyla = guest("Leyla")
    leyla.part("tables-button").click()
    expect(leyla.part("tables-none")).to_be_visible()
    ann = guest("Ann")
    ann.part("tables-button").click()
    ann.part("tables-new").click()
    ann.part("gathering").wait_for()

    row = leyla.part("tables-open").locator("[data-table]")
    expect(row).to_contain_text("Ann")
    row.click()
    leyla.part("gather-sit").click()

    # It begins by itself once it is full.
    for table in (ann, leyla):
        table.root.wait_for()


def test_two_who_look_for_a_game_find_each_other(guest: Guest) -> None:
    ann, leyla = guest("Ann"), guest("Leyla")
    ann.part("quick").click()
    expect(ann.part("matching")).to_be_visible()
    leyla.part("quick").click()

    for table in (ann, leyla):
        table.root.wait_for()
        expect(table.part("matching")).to_have_count(0)


def test_the_host_passes_his_place_on_and_sends_somebody_away(guest: Guest) -> None:
    ann = guest("Ann")
    link = gather(ann)
    leyla, mari = guest("Leyla", link), guest("Mari", link)
    expect(leyla.part("gather-sit")).to_be_visible()
    leyla.part("gather-sit").click()
    ann.part("gather-change").click()
    ann.part("gather-seats").get_by_label("3", exact=True).check()
    ann.part("gather-agree").click()
    expect(at(mari, 2)).to_have_attribute("data-taken", "false")
    mari.part("gather-sit").click()
    expect(at(ann, 2)).to_contain_text("Mari")

    at(ann, 1).click()
    ann.part("seat-host").click()
    expect(ann.part("gather-start")).to_have_count(0)
    expect(leyla.part("live")).to_contain_text(say("en", "people-host-you"))
    expect(leyla.part("gather-start")).to_be_enabled()

    at(leyla, 2).click()
    leyla.part("seat-remove").click()
    mari.part("lobby").wait_for()
    expect(mari.part("error")).to_have_text(say("en", "table-removed"))

    # The host gets up, and the other one is host again.
    at(leyla, 1).click()
    leyla.part("seat-stand").click()
    expect(ann.part("live")).to_contain_text(say("en", "people-host-you"))
    expect(ann.part("gather-fill")).to_be_visible()


def test_who_watches_with_delay_sees_nothing_early(guest: Guest) -> None:
    ann = guest("Ann")
    link = gather(ann)
    ann.part("gather-change").click()
    ann.part("gather-watching").get_by_label(say("en", "gather-watching-delayed")).check()
    ann.part("gather-agree").click()
    leyla = guest("Leyla", link)
    leyla.part("gather-sit").click()
    ann.part("gather-start").click()
    for table in (ann, leyla):
        table.root.wait_for()
    play_out(ann, leyla, moves=1)
    watcher = guest("Mari", link)

    # He sees the table as it stood a minute ago: before anything was dealt there.
    expect(watcher.part("gathering").or_(watcher.part("watching"))).to_be_visible()
    expect(ann.part("watchers")).to_contain_text("1")
    assert watcher.page.locator(".pair").count() == 0
    play_out(ann, leyla, moves=1)
    assert watcher.page.locator(".pair").count() == 0


def test_where_one_wants_no_rematch_a_bot_takes_his_seat(guest: Guest) -> None:
    ann = guest("Ann", rules="short 24", opponents=["beginner"])
    leyla = guest("Leyla", gather(ann), rules="short 24")
    leyla.part("gather-sit").click()
    ann.part("gather-start").click()
    for table in (ann, leyla):
        table.root.wait_for()
    play_out(ann, leyla)
    for table in (ann, leyla):
        table.part("end").wait_for()

    ann.part("rematch").click()
    expect(leyla.part("wish")).to_have_count(1)
    leyla.part("leave").click()
    leyla.part("lobby").wait_for()
    expect(ann.part("dialog-live")).to_contain_text(say("en", "people-left", player="Leyla"))
    ann.part("end-fill").click()
    expect(ann.root).not_to_have_attribute("data-phase", "over")
    expect(at(ann, 1)).not_to_contain_text("Leyla")


def test_a_link_that_leads_to_no_table_says_so_and_leaves_every_way_on(
    guest: Guest, house: House
) -> None:
    for name in ("gone", "x" * 50):
        ann = guest("Ann", urljoin(house.address, f"/t/{name}"))
        expect(ann.part("error")).to_have_text(say("en", "error-no-such-table"))
        expect(ann.part("play")).to_be_enabled()


def test_coming_back_leads_to_the_people_who_wait_not_to_the_bots(guest: Guest) -> None:
    ann = guest("Ann")
    link = gather(ann)
    leyla = guest("Leyla", link)
    leyla.part("gather-sit").dblclick()
    expect(at(ann, 1)).to_contain_text("Leyla")
    expect(leyla.part("error")).to_have_count(0)
    ann.part("gather-start").dblclick()
    for table in (ann, leyla):
        table.root.wait_for()
    awaited = ann if ann.root.get_attribute("data-turn") == "true" else leyla
    awaited.part("lobby-button").click()
    awaited.part("play").click()
    awaited.root.wait_for()
    expect(awaited.part("people-button")).to_have_count(0)
    awaited.part("lobby-button").click()
    awaited.page.reload()
    awaited.part("continue").click()
    expect(awaited.part("people-button")).to_be_visible()
