"""Every screen worth looking at: a position, and what the player has done there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, Page

from kozyr.lessons import LESSONS
from kozyr.rules import Game, Rules, deal_from_seed
from kozyr.server import protocol
from kozyr.server.protocol import Series
from kozyr.tables import OpenLesson, TableEvent
from kozyr.tables.fair import Basis, deal_of, proof_of
from kozyr.tables.learning import open_lesson
from kozyr.tables.log import Moved
from tests.browser.bots import played
from tests.browser.company import CLOCKED, FRIENDS, PEOPLE, Company, gathering, listings
from tests.browser.drawn import ID
from tests.browser.house import Setting

Act = Callable[[Page], None]

LOBBY, DIALOGS, LESSON, PEOPLE_THERE, TABLE, MANY, END, LOOKS = (
    *("the lobby", "dialogs", "lessons", "people", "the table"),
    *("many cards and players", "the end", "ways to look"),
)


@dataclass(frozen=True)
class Screen:
    """What is shown, and what the player has done to see it.

    Without a *position* or a *log* it is the lobby.  The moves of *then* are made after the
    position was shown, in the notation of records.  The *log* is that of a table where more
    than the position matters: what has happened, or a lesson.  *settings* differ from those of
    a first visit.  Of a table of people, and of the lobby, the *company* is told.
    """

    name: str
    group: str
    position: str | None = None
    then: str = ""
    acts: tuple[Act, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)
    series: Series | None = None
    is_offline: bool = False
    log: Callable[[], tuple[TableEvent, ...]] | None = None
    company: Company | None = None


def part(page: Page, name: str) -> Locator:
    """Return what has the test id *name*."""
    return page.get_by_test_id(name)


def press(button: str, until: str) -> Act:
    """Press a *button* and wait for what comes of it."""

    def act(page: Page) -> None:
        part(page, button).click()
        part(page, until).first.wait_for()
        page.mouse.move(0, 0)

    return act


def unfold(page: Page) -> None:
    """Open the first answer."""
    page.locator("[data-testid=howto] summary").first.click()


def to_foot(dialog: str) -> Act:
    """Scroll a *dialog* to its end."""
    return lambda page: (
        part(page, dialog)
        .locator(".body")
        .first.evaluate("body => body.scrollTo(0, body.scrollHeight)")
    )


def tap(card: str, *, shift: bool = False) -> Act:
    """Tap a *card* of the hand near its index."""

    def act(page: Page) -> None:
        button = page.locator(f".card-button[data-card='{card}']")
        button.click(
            position={"x": 12, "y": 22}, force=True, modifiers=["Shift"] if shift else None
        )
        page.mouse.move(0, 0)

    return act


def await_part(name: str) -> Act:
    """Wait for something that comes by itself."""
    return lambda page: part(page, name).first.wait_for()


def await_calm(page: Page) -> None:
    """Wait until the refused card has been shaken."""
    page.locator("[data-state=refused]").first.wait_for(state="detached")


def ask(page: Page) -> None:
    """Ask the tutor."""
    part(page, "ask").click()
    page.locator("[data-advised]").first.wait_for()


# Where there is little room the way leads over the rules.
TO_SHARE: Final = (press("rules-button", "rules-share"), press("rules-share", "share-link"))


def look_at_shared(page: Page) -> None:
    """Come by the link on the sheet, with the hand shown."""
    covered = part(page, "share-link").input_value()
    part(page, "share-with-cards").click()
    page.wait_for_function(
        "old => document.querySelector('[data-testid=share-link]').value !== old", arg=covered
    )
    page.goto(part(page, "share-link").input_value())
    part(page, "table").wait_for()


def await_picture(page: Page) -> None:
    """Wait for the picture on the sheet."""
    part(page, "share-sheet").locator("img").wait_for()


def go_to(move: int) -> Act:
    """Look at the table after so many moves."""
    return lambda page: part(page, "replay-slider").fill(str(move))


def lesson() -> tuple[TableEvent, ...]:
    """The first lesson, when the first card is to be beaten."""
    return *open_lesson(OpenLesson(LESSONS["beat"], 1, "")), Moved("B+7c")


def log_until(until: Callable[[Game], bool]) -> Callable[[], tuple[TableEvent, ...]]:
    """A game that beginners play *until* something is so."""
    deal = deal_from_seed(Rules(), 3, bytes(32))
    return lambda: Setting(deal, played(deal, until)).log()


def is_well_begun(game: Game) -> bool:
    """Whether the player is to move, and there is something to be told."""
    return game.view(0).discard > 0 and 0 in game.seats_to_act


def is_over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.result is not None


REST: Final = "B: 6c 7c 8d Ah 6s; C: Ad As Kc 8h; D: 6d 7s Qh Ac"
DEFENCE: Final = (
    "trump h; attacker D; defender A; bout 4; became 8; table: D+9c/Jc D+Jd C+9d B+9s/10s;"
    f" A: Qd Kd 10d 7h Ks 8c; {REST}; stock: Jh 10c 8s Qc 6h"
)
OPENING: Final = (
    "trump h; attacker A; bout 3; A: Qd Kd 10d 7h Ks 10s; B: 6c 7c 8d Ah 6s Qs;"
    " C: Ad As Kc 8h 9h 9c; D: 6d 7s Qh Ac Jd Kh; stock: Jh 10c 8s Qc 6h"
)
THROWING_IN: Final = (
    "trump h; attacker A; defender B; bout 3; became 6; table: A+9c/Jc A+9d/10d;"
    " A: Jd 9h 10s Ks 7h 8c; B: 6c 8d Ah 6s; C: Ad As Kc 8h; D: 6d 7s Qh Ac;"
    " stock: Jh 10c 8s Qc 6h"
)
SEVERAL: Final = (
    "trump h; attacker A; bout 3; A: 9d 9c 9s 7h Ks 10s; B: 6c 7c 8d Ah 6s Qs;"
    " C: Ad As Kc 8h Jd Qd; D: 6d 7s Qh Ac Kd Kh; stock: Jh 10c 8s Qc 6h"
)
WAITING: Final = (
    "trump h; attacker C; defender D; bout 3; became 6; table: C+9c/Jc C+9d;"
    " A: Jd 9h 10s Ks 7h 8c; B: 6c 8d Ah 6s Qs; C: Ad As Kc 8h; D: 6d 7s Qh Ac 10d;"
    " stock: Jh 10c 8s Qc 6h"
)
TAKING: Final = (
    "trump h; attacker A; defender B; bout 3; became 6; taking; table: A+9c/Jc A+9d;"
    " A: Jd 9h 10s Ks 7h 8c; B: 6c 8d Ah 6s Qs; C: Ad As Kc 8h; D: 6d 7s Qh Ac;"
    " stock: Jh 10c 8s Qc 6h"
)
CHOICES: Final = (
    "rules app+transfer; trump h; attacker D; defender A; bout 3; became 6; table: D+9c D+9d;"
    " A: 9h Jc 10d Kd 7s As; B: 6c 7c 8d Ah 6s Qs; C: Ad 10s Kc 8h 7d 8s; D: 6d Qh Ac Kh;"
    " stock: Jh 10c Qc Js 6h"
)
TWO: Final = (
    "trump s; attacker A; bout 1; A: 6c 9c Jd Ad 10h 7s; B: 6d 7d 8h Kh 9s Qc;"
    " stock: Jh 10c 8s Qh 6h 8c 9d Ks"
)
LAST: Final = "trump h; attacker A; bout 12; A: Qd 7h; B: 6c Ah; C: Ad; D: 6d 7s; stock:"
TWENTY_FIVE: Final = (
    "trump h; attacker F; became 30; table: B+6c/7c F+6d/7d B+7s/8s F+8c/9c B+9d/10d;"
    " done: B; B:; C:; D: Ad; E:; F: As;"
    " A: 6s 9s 10s Js Qs Ks 10c Jc Qc Kc Ac 8d 6h 7h 8h 9h 10h Jh Qh Kh Ah Jd Qd Kd"
)
EIGHT: Final = (
    "rules classic 52; trump h; attacker H; became 7; bout 2; table: H+9c/Jc H+9d;"
    " A: Qd Kd 10d 7h Ks 2c; B: 6c 7c 8d; C: Ad As Kc; D: 6d 7s; E: Qh 2s 3s; F: Qc 8s; G: 8h;"
    " H: 8c 5c; stock: Jh 10c 3h 6h"
)
TWELVE: Final = (
    "rules two packs; trump h; attacker L; bout 2; became 7; table: L+9c/Jc L+9c J+Jd;"
    " A: Qd Kd 10c 10c 7h 7h Ks; B: 6c 6c; C: Ad As; D: 6d 7s; E: Qh; F: Qc Qc 8s; G: 8d; H: 8c 7c;"
    " I: Ac Ah; J: 9d 9d; K: Kc; L: 6s 6s; stock: Jh 10d 8s 6h"
)
TEAMS: Final = (
    "rules teams; trump h; attacker D; defender A; bout 4; became 8; table: D+9c/Jc D+Jd;"
    f" A: Qd Kd 10d 7h Ks 8c; {REST}; stock: Jh 10c 8s Qc 6h"
)
JOKERS: Final = (
    "rules jokers; trump h; attacker C; defender A; bout 4; became 7; table: C+9c/*r C+Jd;"
    " A: Qd *b 10d 7h Ks 8c; B: 6c 7c 8d Ah 6s; C: Ad As Kc 8h; stock: Jh 10c 8s Qc 6h"
)
OPEN_DISCARD: Final = (
    "rules app discard=open; trump h; attacker D; defender A; bout 4; became 8;"
    f" table: D+9c/Jc D+Jd; A: Qd Kd 10d 7h Ks 8c; {REST}; stock: Jh 10c 8s Qc 6h"
)
WON: Final = (
    "trump h; attacker B; defender C; table:; bout 14; A:; B:; C: 6c 8c Kd; D:; out: A D B;"
    " result: fool C"
)
FOOL: Final = (
    "trump h; attacker B; defender A; table:; bout 14; A: 6c 8c Kd; B:; C:; D:; out: D C B;"
    " result: fool A epaulettes 1"
)
DRAWN: Final = (
    "trump h; attacker A; defender B; table:; bout 11; A:; B:; C:; out: C A B; result: draw"
)
SERIES_END: Final = (
    "trump h; attacker A; defender B; table:; bout 11; A:; B: 9c Kd; out: A; result: fool B"
)
SERIES: Final = Series("to_points", 5, [3, 2], True, 5, False, [])

SIX: Final = (
    "trump h; attacker F; became 11; table: F+9c/Jc F+Jd; A: Qd Kd 10d 7h Ks; B: 6c 7c;"
    " C: Ad As Kc; D: 6d 7s; E: Qh Qs 8d; F: Ac; stock: Jh 10c 8s Qc 6h"
)
TO_TABLES: Final = press("tables-button", "tables")
MINE: Final = (
    protocol.Sitting("mine-1", 0, "playing", list(PEOPLE[2:5]), bots=[], to_act=True, solo=False),
    protocol.Sitting("mine-2", 1, "gathering", [], bots=[], to_act=False, solo=False),
)
DELAYED: Final = msgspec.structs.replace(FRIENDS, watching="delayed")
TALKING: Final = msgspec.structs.replace(CLOCKED, talk="chat")


def refusal(code: protocol.ErrorCode) -> protocol.Refused:
    """What was asked is refused."""
    return protocol.Refused(None, code, None, None, "")


def running(seat: int, turn_ms: int, bank_ms: int) -> protocol.ClockView:
    """The time of *seat* runs."""
    return protocol.ClockView([protocol.SeatClock(seat, bank_ms, turn_ms)])


def window(left_ms: int, seats: Sequence[int]) -> protocol.ClockView:
    """*seats* may throw in."""
    return protocol.ClockView([], left_ms, list(seats))


def paused(left_ms: int) -> protocol.ClockView:
    """A line was lost."""
    return protocol.ClockView([protocol.SeatClock(0, 60_000)], paused_ms=left_ms)


def said(seat: int, phrase: protocol.Phrase | None, text: str | None = None) -> protocol.Said:
    """*seat* says something."""
    return protocol.Said(ID, seat, phrase, text, None)


LONG: Final = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, на здоровье!"
BUBBLES: Final = (
    said(0, "phrase-well-played"),
    said(1, "emote-laugh"),
    said(2, None, LONG),
    said(3, "phrase-unlucky"),
)
CHAT: Final = (*BUBBLES, said(0, None, "Кто сдаёт?"), said(3, None, LONG), said(1, "phrase-go-on"))


def proof() -> protocol.Proof:
    """What shows that a deal was fair."""
    basis = Basis(1, bytes(32), (bytes(16), bytes(range(16))), None, None)
    rules = Rules()
    proven = proof_of(rules, ID, basis, deal_of(rules, ID, basis))
    deal = msgspec.convert(proven, protocol.ProvenDeal, from_attributes=True)
    return protocol.Proof(ID, [deal], "")


def forged() -> protocol.Proof:
    """What shows that one was not."""
    real = proof()
    return msgspec.structs.replace(
        real, deals=[msgspec.structs.replace(deal, seed="ab" * 32) for deal in real.deals]
    )


def press_seat(seat: int) -> Act:
    """Press a seat where people gather."""

    def act(page: Page) -> None:
        page.locator(f"[data-seat='{seat}']").click()
        part(page, "seat-menu").wait_for()

    return act


def to_invitation(page: Page) -> None:
    """Scroll to the link and its code."""
    part(page, "invitation").evaluate("part => part.scrollIntoView({ block: 'end' })")


SCREENS: Final = (
    Screen("lobby", LOBBY),
    Screen("lobby offline", LOBBY, acts=(await_part("banner"),), is_offline=True),
    Screen("languages", LOBBY, acts=(press("all-languages", "language-dialog"),)),
    Screen("choose", LOBBY, acts=(press("choose-button", "choose-summary"),)),
    Screen(
        "all rules",
        LOBBY,
        acts=(
            press("choose-button", "choose-summary"),
            press("choose-all-rules", "rule-pack"),
            to_foot("choose"),
        ),
    ),
    Screen("settings", DIALOGS, acts=(press("settings-button", "set-language"),)),
    Screen(
        "settings, below",
        DIALOGS,
        acts=(press("settings-button", "set-language"), to_foot("settings")),
    ),
    Screen("how to play", DIALOGS, acts=(press("howto-button", "howto"),)),
    Screen("questions", DIALOGS, acts=(press("howto-button", "howto"), to_foot("howto"), unfold)),
    Screen("rules sheet", DIALOGS, DEFENCE, acts=(press("rules-button", "rules"),)),
    Screen(
        "keys", DIALOGS, DEFENCE, acts=(lambda page: page.keyboard.press("?"), await_part("keys"))
    ),
    Screen(
        "last bout",
        DIALOGS,
        DEFENCE,
        then="A:Jd/Qd A:9d/Kd D. C. B.",
        acts=(press("last-bout", "last-bout-dialog"),),
    ),
    Screen("discard", DIALOGS, OPEN_DISCARD, acts=(press("discard-look", "discard-sheet"),)),
    Screen(
        "share sheet",
        DIALOGS,
        DEFENCE,
        acts=(*TO_SHARE, await_picture),
    ),
    Screen("list of lessons", LESSON, acts=(press("learn-button", "lesson-beat"),)),
    Screen("lesson", LESSON, log=lesson, acts=(await_part("coach"),)),
    Screen("no open tables", PEOPLE_THERE, acts=(TO_TABLES,), company=Company()),
    Screen(
        "three open tables",
        PEOPLE_THERE,
        acts=(TO_TABLES,),
        company=Company(listings=listings(3), mine=MINE),
    ),
    Screen(
        "thirty open tables",
        PEOPLE_THERE,
        acts=(TO_TABLES,),
        company=Company(listings=listings(30)),
    ),
    Screen("a name is asked for", PEOPLE_THERE, acts=(press("quick", "naming"),)),
    Screen(
        "others are looked for",
        PEOPLE_THERE,
        acts=(press("quick", "matching"),),
        settings={"name": "Ann"},
    ),
    Screen(
        "an announcement",
        PEOPLE_THERE,
        company=Company(
            told=(
                protocol.Announcement(
                    "message",
                    "Сегодня в девять вечера сервер обновится: игры продолжатся с того же места.",
                ),
            )
        ),
    ),
    Screen(
        "the server drains",
        PEOPLE_THERE,
        DEFENCE,
        company=Company(people=range(4), told=(protocol.Announcement("drain", None),)),
    ),
    Screen(
        "banned",
        PEOPLE_THERE,
        company=Company(gathering=gathering(1, 4, you=None), told=(refusal("banned"),)),
    ),
    Screen("gathering, alone", PEOPLE_THERE, company=Company(gathering=gathering(1, 2))),
    Screen(
        "gathering, host of four",
        PEOPLE_THERE,
        company=Company(gathering=gathering(3, 4, watchers=2, bots={3: "regular"})),
    ),
    Screen(
        "gathering, guest of six",
        PEOPLE_THERE,
        company=Company(gathering=gathering(4, 6, you=2, settings=CLOCKED)),
    ),
    Screen(
        "gathering, twelve",
        PEOPLE_THERE,
        company=Company(gathering=gathering(11, 12, rules="two packs")),
    ),
    Screen("invited by a link", PEOPLE_THERE, company=Company(gathering=gathering(2, 4, you=None))),
    Screen(
        "the table is full",
        PEOPLE_THERE,
        company=Company(gathering=gathering(2, 2, you=None), told=(refusal("table_full"),)),
    ),
    Screen(
        "a name is taken",
        PEOPLE_THERE,
        company=Company(gathering=gathering(2, 4, you=None), told=(refusal("name_taken"),)),
    ),
    Screen(
        "invitation",
        PEOPLE_THERE,
        acts=(press("invitation-code", "invitation"), to_invitation),
        company=Company(gathering=gathering(1, 2)),
    ),
    Screen(
        "what is played",
        PEOPLE_THERE,
        acts=(press("gather-change", "gather-settings"),),
        company=Company(gathering=gathering(1, 4)),
    ),
    Screen(
        "a seat of the host's",
        PEOPLE_THERE,
        acts=(press_seat(1),),
        company=Company(gathering=gathering(2, 4)),
    ),
    Screen(
        "two people and a clock",
        PEOPLE_THERE,
        TWO,
        company=Company(people=range(2), settings=CLOCKED, clock=running(0, 8_000, 60_000)),
    ),
    Screen(
        "four people, the bank runs",
        PEOPLE_THERE,
        DEFENCE,
        company=Company(people=range(4), settings=CLOCKED, clock=running(0, 0, 31_000), watchers=3),
    ),
    Screen(
        "six people, another thinks",
        PEOPLE_THERE,
        SIX,
        company=Company(people=range(6), settings=CLOCKED, clock=running(1, 5_000, 60_000)),
    ),
    Screen(
        "the last seconds",
        PEOPLE_THERE,
        DEFENCE,
        company=Company(people=range(4), settings=CLOCKED, clock=running(0, 0, 3_000)),
    ),
    Screen(
        "the window",
        PEOPLE_THERE,
        THROWING_IN,
        company=Company(people=range(4), settings=CLOCKED, clock=window(3_400, (0, 2, 3))),
    ),
    Screen(
        "paused",
        PEOPLE_THERE,
        DEFENCE,
        company=Company(people=range(4), away=(2,), settings=CLOCKED, clock=paused(42_000)),
    ),
    Screen(
        "a bot sits in",
        PEOPLE_THERE,
        WAITING,
        company=Company(
            people=range(4), away=(2,), bots=(2,), settings=CLOCKED, clock=running(3, 9_000, 60_000)
        ),
    ),
    Screen(
        "watching",
        PEOPLE_THERE,
        DEFENCE,
        company=Company(people=range(4), is_watched=True, watchers=3),
    ),
    Screen(
        "watching six",
        PEOPLE_THERE,
        SIX,
        company=Company(
            people=range(6),
            is_watched=True,
            watchers=1,
            settings=CLOCKED,
            clock=running(1, 5_000, 60_000),
        ),
    ),
    Screen(
        "watching with delay",
        PEOPLE_THERE,
        DEFENCE,
        company=Company(people=range(4), is_watched=True, watchers=1, settings=DELAYED),
    ),
    Screen(
        "what can be said",
        PEOPLE_THERE,
        DEFENCE,
        acts=(press("talk-button", "talk"),),
        company=Company(people=range(4), settings=CLOCKED),
    ),
    Screen(
        "bubbles",
        PEOPLE_THERE,
        DEFENCE,
        acts=(await_part("my-clock"),),
        company=Company(
            people=range(4), settings=TALKING, clock=running(0, 9_000, 60_000), told=BUBBLES
        ),
    ),
    Screen(
        "chat",
        PEOPLE_THERE,
        DEFENCE,
        acts=(press("talk-button", "talk"),),
        company=Company(
            people=range(4), settings=TALKING, clock=running(1, 9_000, 60_000), told=CHAT
        ),
    ),
    Screen(
        "people at the table",
        PEOPLE_THERE,
        DEFENCE,
        acts=(press("people-button", "people"),),
        company=Company(people=range(4), away=(2,), watchers=2),
    ),
    Screen(
        "a deal that was fair",
        PEOPLE_THERE,
        FOOL,
        acts=(press("end-proof", "proof-answer"),),
        company=Company(people=range(4), proof=proof()),
    ),
    Screen(
        "a deal that was not",
        PEOPLE_THERE,
        FOOL,
        acts=(press("end-proof", "proof-answer"),),
        company=Company(people=range(4), proof=forged()),
    ),
    Screen(
        "a rematch is wished",
        PEOPLE_THERE,
        WON,
        acts=(await_part("end"),),
        company=Company(people=range(4), wishes=(1, 3)),
    ),
    Screen(
        "a rematch is waited for",
        PEOPLE_THERE,
        SERIES_END,
        acts=(await_part("end"),),
        series=SERIES,
        company=Company(people=range(2), wishes=(0,)),
    ),
    Screen(
        "a move is to be taken back",
        PEOPLE_THERE,
        DEFENCE,
        acts=(await_part("takeback-asked"),),
        company=Company(people=range(4), takeback=protocol.Takeback(1, 3, "asked", [0, 2])),
    ),
    Screen(
        "a way back is waited for",
        PEOPLE_THERE,
        WAITING,
        acts=(await_part("takeback-waits"),),
        company=Company(people=range(4), takeback=protocol.Takeback(1, 0, "asked", [2, 3])),
    ),
    Screen("one device", PEOPLE_THERE, acts=(press("device-button", "device-start"),)),
    Screen(
        "the device is handed over",
        PEOPLE_THERE,
        DEFENCE,
        acts=(await_part("hand-over"),),
        company=Company(people=range(4), device=protocol.Device(turn=2)),
    ),
    Screen("account", PEOPLE_THERE, acts=(press("account-button", "account"),)),
    Screen("opening", TABLE, OPENING),
    Screen("first move", TABLE, TWO),
    Screen("defending", TABLE, DEFENCE),
    Screen("choices", TABLE, CHOICES, acts=(tap("9h"),)),
    Screen("throwing in", TABLE, THROWING_IN),
    Screen("several selected", TABLE, SEVERAL, acts=(tap("9d", shift=True), tap("9c"))),
    Screen("waiting", TABLE, WAITING),
    Screen("prepared", TABLE, WAITING, acts=(tap("9h"),), settings={"premoves": True}),
    Screen("they take", TABLE, TAKING),
    Screen("taking, with a way back", TABLE, DEFENCE, acts=(press("take", "take-undo"),)),
    Screen("a reason", TABLE, DEFENCE, acts=(tap("8c"), await_part("reason"), await_calm)),
    Screen("advice", TABLE, DEFENCE, acts=(ask,)),
    Screen("the stock is gone", TABLE, LAST),
    Screen("log", TABLE, log=log_until(is_well_begun)),
    Screen("shared table", TABLE, DEFENCE, acts=(*TO_SHARE, look_at_shared)),
    Screen("line lost", TABLE, DEFENCE, acts=(await_part("banner"),), is_offline=True),
    Screen("25 cards", MANY, TWENTY_FIVE),
    Screen("eight players", MANY, EIGHT),
    Screen("twelve players, two packs", MANY, TWELVE),
    Screen("teams", MANY, TEAMS),
    Screen("jokers", MANY, JOKERS),
    Screen("won", END, WON, acts=(await_part("end"),)),
    Screen("fool", END, FOOL, acts=(await_part("end"),)),
    Screen("draw", END, DRAWN, acts=(await_part("end"),)),
    Screen("series", END, SERIES_END, acts=(await_part("end"),), series=SERIES),
    Screen("end, table seen", END, WON, acts=(press("see-table", "rematch"),)),
    Screen(
        "replay",
        END,
        log=log_until(is_over),
        acts=(press("end-review", "replay-slider"), go_to(9)),
    ),
    Screen("high contrast", LOOKS, CHOICES, acts=(tap("9h"),), settings={"contrast": "high"}),
    Screen("lobby in high contrast", LOOKS, settings={"contrast": "high"}),
    Screen("four colours", LOOKS, OPENING, settings={"colours": "four"}),
    Screen("large index", LOOKS, DEFENCE, settings={"largeIndex": True}),
    Screen("left-handed", LOOKS, DEFENCE, settings={"leftHanded": True}),
    Screen("blue table and backs", LOOKS, DEFENCE, settings={"table": "blue", "back": "blue"}),
    Screen("burgundy table", LOOKS, DEFENCE, settings={"table": "burgundy", "back": "black"}),
)
