"""What is done in a game: drawn at random while it is played for the first time."""

import itertools
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kozyr.rules import Rules
from kozyr.rules.parameters import PRESETS
from tests.leaks.stage import Stage, Step
from tests.reference.rule_sets import random_rules, random_seats
from tests.server.client import legal_moves, play
from tests.server.unpack import Wire

# What has to be hidden in another way than by the default rules.
HIDING: Final = (
    "app",
    "app+transfer",
    "two packs",
    "two packs discard=open swap_trump=on",
    "teams",
    "teams of three discard=open",
    "app trump_source=last_dealt",
    "jokers trump_source=bottom_card",
    "app swap_trump=on trump_source=bottom_card",
    "transfer and show transfer_by_showing=any_card",
    "japanese",
)
RULES: Final = (*HIDING, *PRESETS)
MOST_SEATS: Final = 6
LONGEST_STEPS: Final = 150
WATCHERS: Final = ("w", "v")
STRANGER: Final = "s"
_CLOCKS: Final = (
    None,
    {"turn_s": 12, "bank_s": 20, "increment_s": 0, "window_s": 4},
    {"turn_s": 25, "bank_s": 0, "increment_s": 2, "window_s": 8},
)
_NOISE: Final = (
    "not json",
    '{"type":"nothing","id":"n"}',
    '{"type":"play"}',
    '{"type":"sync","id":"n","table":"elsewhere"}',
)


@dataclass
class Script:
    """What was done, in order, by whom at which table; and whether who watches is told later."""

    steps: list[Step] = field(default_factory=list)
    table: str = ""
    people: tuple[str, ...] = ()
    is_delayed: bool = False


class Author:
    """Draws a game and plays it on *stage*."""

    def __init__(self, stage: Stage, dice: random.Random) -> None:
        self.script = Script()
        self._stage = stage
        self._dice = dice
        self._ids = itertools.count()
        self._at = 0.0
        self._deals = 0

    async def write(self, rules: Rules | None) -> Script:
        """Play a game, by *rules* if they are given."""
        rules = rules or random_rules(self._dice)
        seats = min(random_seats(rules, self._dice), MOST_SEATS)
        seats = max(seats, rules.min_seats)
        for name in (*WATCHERS, STRANGER):
            await self._do(name, "come")
        await self._send(STRANGER, "lobby", on=True)
        if self._dice.random() < 0.3:
            await self._sit_down_alone(str(rules), seats)
        else:
            await self._gather(str(rules), seats)
        await self._go_on()
        await self._look_back()
        return self.script

    # Sitting down.

    async def _sit_down_alone(self, rules: str, seats: int) -> None:
        levels = [self._dice.choice(("beginner", "regular")) for _ in range(seats - 1)]
        pace = self._dice.choice(("normal", "instant"))
        self.script.people = ("p",)
        await self._do("p", "come")
        await self._send("p", "new_table", name="Ann", rules=rules, opponents=levels, pace=pace)
        self.script.table = self._table_of("p")["table"]

    async def _gather(self, rules: str, seats: int) -> None:
        dice = self._dice
        bots = dice.randint(0, seats - 2) if dice.random() < 0.5 else 0
        people = tuple("pqrtuxyz"[: seats - bots])
        watching = dice.choice(("free", "free", "delayed", "off"))
        self.script.people, self.script.is_delayed = people, watching == "delayed"
        access = dice.choice(("open", "link"))
        settings = {
            "access": access,
            "clock": dice.choice(_CLOCKS),
            "watching": watching,
            "talk": "phrases" if access == "open" else dice.choice(("phrases", "chat")),
            "starts": "host",
            "rated": False,
        }
        for name in people:
            await self._do(name, "come")
        host, *guests = people
        seated = [
            {"seat": seat, "level": dice.choice(("beginner", "regular"))}
            for seat in dice.sample(range(seats), bots)
        ]
        await self._send(
            host, "open_table", name="Ann", rules=rules, seats=seats, bots=seated, settings=settings
        )
        table = self.script.table = self._stage.lines[host].last["gathering"]["table"]
        await self._send(WATCHERS[0], "enter", table=table)
        await self._contribute(host)
        for guest in guests:
            await self._send(guest, "enter", table=table)
            await self._send(
                guest,
                "take_seat",
                table=table,
                seat=None,
                name=f"Player {guest}",
                nonce=self._nonce(),
            )
        await self._send(host, "start", table=table)

    async def _contribute(self, who: str) -> None:
        await self._send(who, "contribute", table=self.script.table, nonce=self._nonce())

    def _nonce(self) -> str:
        return self._dice.randbytes(16).hex()

    # Playing.

    async def _go_on(self) -> None:
        steps = self._dice.choice((25, 60, LONGEST_STEPS))
        for _ in range(steps):
            if self._is_over():
                if self._deals or self._dice.random() < 0.5:
                    return
                self._deals += 1
                await self._deal_again()
            elif self._dice.random() < 0.62:
                await self._move()
            else:
                await self._dice.choice(self._doings())()

    def _is_over(self) -> bool:
        return any(self._table_of(who)["view"]["result"] for who in self._playing())

    async def _move(self) -> None:
        wishes: list[tuple[str, Wire]] = []
        for who in self._playing():
            view = self._table_of(who)["view"]
            moves = legal_moves(view)
            cards = [move for move in moves if "card" in move]
            if moves:
                wishes.append(
                    (
                        who,
                        self._dice.choice(cards if cards and self._dice.random() < 0.7 else moves),
                    )
                )
        if not wishes:
            await self._wait()
            return
        who, move = self._dice.choice(wishes)
        await self._do(who, "send", play(self._table_of(who), move))

    def _playing(self) -> list[str]:
        return [
            who
            for who in self.script.people
            if who in self._stage.lines
            and self._stage.lines[who].table is not None
            and not self._table_of(who)["view"].get("watching")
        ]

    def _doings(self) -> Sequence[Callable[[], Awaitable[None]]]:
        return (
            self._wait,
            self._wait,
            self._try_anything,
            self._try_anything,
            self._ask_around,
            self._ask_around,
            self._ask_around,
            self._talk,
            self._come_and_go,
            self._come_twice,
            self._watch,
            self._watch,
            self._share,
            self._look_from_outside,
            self._undo,
            self._leave,
            self._disturb,
        )

    async def _wait(self) -> None:
        self._at += self._dice.choice((1.0, 2.0, 4.0, 13.0, 35.0))
        await self._do(STRANGER, "look after")

    async def _try_anything(self) -> None:
        """Try a card that lies on the table, or that one holds, whether or not it may be played."""
        who = self._somebody(self._playing())
        if who is None:
            return
        update = self._table_of(who)
        own = [card["card"] for card in update["view"]["hand"]]
        pairs = update["view"]["table"]
        cards = own + [pair["attack"] for pair in pairs]
        moves: list[Wire] = [{"type": "take"}, {"type": "done"}]
        if len(self.script.people) == 1:
            # Whether others can exchange the trump hangs on what they hold.
            moves.append({"type": "swap"})
        moves += [{"type": kind, "card": card} for card in cards for kind in ("attack", "transfer")]
        moves += [
            {"type": "beat", "attack": pair["attack"], "card": card}
            for card in cards
            for pair in pairs
        ]
        # A seat that others have, or a view that is long gone, now and then.
        wrong = self._dice.choice(({}, {}, {"seat": 0}, {"seen": 1}))
        await self._do(who, "send", play(update, self._dice.choice(moves), **wrong))

    async def _ask_around(self) -> None:
        who = self._somebody([*self._stage.lines])
        kind = self._dice.choice(("sync", "history", "replay", "proof", "contribute"))
        if who is not None and kind == "contribute":
            await self._contribute(who)
        elif who is not None:
            await self._send(who, kind, table=self.script.table)

    async def _talk(self) -> None:
        who = self._somebody(self.script.people)
        if who is not None:
            phrase = self._dice.choice(("phrase-hello", "emote-smile"))
            await self._send(who, "say", table=self.script.table, phrase=phrase, text=None)

    async def _come_and_go(self) -> None:
        """Lose a line, or have one again."""
        away = [who for who in self.script.people if who not in self._stage.lines]
        if away:
            await self._come_back(self._dice.choice(away))
        elif self._dice.random() < 0.5:
            await self._do(self._dice.choice(self.script.people), "go")

    async def _come_back(self, who: str) -> None:
        await self._do(who, "come")
        await self._send(who, "enter", table=self.script.table)

    async def _come_twice(self) -> None:
        """Look at the same table in a second window."""
        who = self._somebody(self.script.people)
        if who is not None and f"{who}'" not in self._stage.lines:
            await self._come_back(f"{who}'")

    async def _watch(self) -> None:
        who = self._dice.choice(WATCHERS)
        kind = self._dice.choice(("enter", "enter", "enter", "leave", "history", "replay"))
        await self._send(who, kind, table=self.script.table)

    async def _share(self) -> None:
        who = self._somebody(self._playing())
        if who is None:
            return
        await self._send(
            who,
            "share",
            table=self.script.table,
            with_hand=self._dice.random() < 0.5,
            language=self._dice.choice(("en", "hy")),
        )

    async def _look_from_outside(self) -> None:
        """Ask for what a stranger may see: what was shared without a hand, and who plays."""
        table = self.script.table
        shared = [
            line.last["shared"]["code"]
            for line in self._stage.lines.values()
            if "shared" in line.last
        ]
        paths = [f"/t/{table}", f"/api/games/{table}-1", "/api/leaders/throw_in/2", "/readyz"]
        paths += [f"/p/{code}{kind}" for code in shared for kind in ("", ".json", ".svg")]
        await self._do(STRANGER, "get", self._dice.choice(paths))

    async def _undo(self) -> None:
        who = self._somebody(self._playing())
        if who is not None:
            seen = self._table_of(who)["seq"]
            await self._send(who, "undo", table=self.script.table, seen=seen)

    async def _leave(self) -> None:
        """Leave for good, which does not happen often, and look on."""
        who = self._somebody(self._playing())
        if who is None or len(self.script.people) < 2 or self._dice.random() < 0.8:
            return
        await self._send(who, "leave", table=self.script.table)
        await self._send(who, "enter", table=self.script.table)

    async def _disturb(self) -> None:
        who = self._somebody([*self._stage.lines])
        if who is not None:
            await self._do(who, "send", self._dice.choice(_NOISE))

    async def _deal_again(self) -> None:
        for who in self.script.people:
            if who not in self._stage.lines:
                await self._come_back(who)
        gets_up = len(self.script.people) > 2 and self._dice.random() < 0.5
        staying = self.script.people[: -1 if gets_up else None]
        if gets_up:
            # And looks on.
            await self._send(self.script.people[-1], "free_seat", table=self.script.table)
        for who in staying:
            await self._send(who, "rematch", table=self.script.table)
        if gets_up:
            await self._send(staying[0], "start", table=self.script.table)

    # Afterwards.

    async def _look_back(self) -> None:
        """Ask for what is no secret any more, and wait until those know who are told later."""
        for who in [*self._stage.lines]:
            for kind in ("replay", "proof"):
                await self._send(who, kind, table=self.script.table)
        if self.script.is_delayed:
            self._at += 61
            await self._do(STRANGER, "look after")

    # Doing.

    def _somebody(self, among: Sequence[str]) -> str | None:
        here = [who for who in among if who in self._stage.lines]
        return self._dice.choice(here) if here else None

    def _table_of(self, who: str) -> Wire:
        table = self._stage.lines[who].table
        assert table is not None
        return table

    async def _send(self, who: str, kind: str, **fields: object) -> None:
        await self._do(who, "send", {"type": kind} | fields)

    async def _do(self, who: str, does: str, what: Wire | str = "") -> None:
        self._at = max(self._at, self._stage.now) + self._dice.uniform(0.05, 1.2)
        if isinstance(what, dict):
            what = json.dumps({"id": f"{who}-{next(self._ids)}"} | what)
        step = Step(self._at, who, does, what)
        self.script.steps.append(step)
        await self._stage.perform(step)
