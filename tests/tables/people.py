"""A table of people for tests: it carries commands out, and keeps their log."""

from dataclasses import dataclass
from random import Random

from kozyr.rules import Move, Phase, Rules, Take
from kozyr.tables import (
    Access,
    ClockSettings,
    Command,
    Life,
    OpenTable,
    Play,
    SeatSettings,
    Start,
    Starts,
    Table,
    TableEvent,
    TableSettings,
    TakeSeat,
    Tick,
    Wish,
    decide,
    decode_event,
    encode_event,
)

APP = Rules.preset("app")
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
FREE = SeatSettings(is_free=True)
BOT = SeatSettings("Aram", "regular")
NOON = 1_800_000_000_000


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def nonce(number: int) -> bytes:
    return number.to_bytes(16, "big")


def person(number: int) -> SeatSettings:
    return SeatSettings(NAMES[number], player=f"p{number}")


def settings(
    *seats: SeatSettings,
    clock: ClockSettings | None = None,
    access: Access = Access.LINK,
    starts: Starts = Starts.HOST,
) -> TableSettings:
    return TableSettings(seats or (person(0), FREE), clock=clock, access=access, starts=starts)


@dataclass
class PeoplesTable:
    """A table and its log; every command it is given must be carried out."""

    table: Table
    log: list[TableEvent]
    drawn: int = 1
    now: int = NOON

    @classmethod
    def open(cls, chosen: TableSettings | None = None, rules: Rules = APP) -> "PeoplesTable":
        opening = OpenTable(rules, chosen or settings(), seed(1), "t1", NOON)
        log = [*decide(None, opening)]
        return cls(Table.replay(log), log)

    @classmethod
    def dealt(
        cls, people: int, rules: Rules = APP, clock: ClockSettings | None = None
    ) -> "PeoplesTable":
        """A table at which so many people have just been dealt to."""
        made = cls.open(settings(person(0), *[FREE] * (people - 1), clock=clock), rules)
        for number in range(1, people):
            made.sit(number)
        made.do(Start(0, made.seed(), made.now))
        return made

    def seed(self) -> bytes:
        self.drawn += 1
        return seed(self.drawn)

    def do(self, command: Command) -> tuple[TableEvent, ...]:
        events = decide(self.table, command)
        for event in events:
            self.table.evolve(event)
        self.log.extend(events)
        return events

    def sit(self, number: int, seat: int | None = None) -> tuple[TableEvent, ...]:
        return self.do(
            TakeSeat(seat, NAMES[number], f"p{number}", self.seed(), nonce(number), self.now)
        )

    def wait(self, ms: int) -> None:
        self.now += ms

    def tick(self) -> tuple[TableEvent, ...]:
        return self.do(Tick(self.now))

    def turns(self) -> list[tuple[int, Move]]:
        game = self.table.game
        return [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]

    def play(self, seat: int, move: Move, *, by_bot: bool = False) -> tuple[TableEvent, ...]:
        return self.do(Play(seat, move, self.table.seq, self.now, by_bot=by_bot))

    def play_one(self) -> int:
        """Let the first move that may be made be made; return who made it."""
        seat, move = self.turns()[0]
        self.play(seat, move, by_bot=self.table.level_at(seat) is not None)
        return seat

    def play_until(self, *phases: Phase) -> None:
        """Let moves be made until the game is in one of *phases*; nobody takes or transfers."""
        while self.table.game.phase not in phases:
            turns = [turn for turn in self.turns() if turn[1] != Take()] or self.turns()
            self.play(*turns[0])

    def play_out(self, dice: Random) -> None:
        """Let the deal be played to its end by *dice*; who plays for a seat, plays on."""
        while self.table.phase_of_life is Life.PLAYING:
            seat, move = dice.choice(self.turns())
            self.play(seat, move, by_bot=self.table.level_at(seat) is not None)

    def wish_all(self) -> tuple[TableEvent, ...]:
        """Let all people wish for another deal; return what the last wish brings."""
        events: tuple[TableEvent, ...] = ()
        for seat in self.table.settings.people:
            events = self.do(Wish(seat, self.seed(), nonce(seat), self.now))
        return events

    def replayed(self) -> Table:
        """The table that the written log gives."""
        return Table.replay([decode_event(encode_event(event)) for event in self.log])
