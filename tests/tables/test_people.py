"""Whatever people do at a table, in whatever order: what must always be true of it."""

from collections.abc import Callable
from random import Random
from typing import Final

from hypothesis import settings as profile
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kozyr.cards import Card
from kozyr.rules import Attack, Done, IllegalMove, Move, Rules, RulesError, Take, format_position
from kozyr.tables import (
    PHRASES,
    Access,
    AnswerTakeback,
    AskTakeback,
    ChangeSettings,
    ClockSettings,
    Close,
    ClosedWhy,
    Command,
    Contribute,
    FreeSeat,
    Lay,
    Leave,
    Life,
    LoseLine,
    OpenTable,
    PassHost,
    Play,
    RefusalError,
    RegainLine,
    Remove,
    Say,
    SetBot,
    Start,
    Starts,
    SwapSeats,
    Table,
    TableEvent,
    TakeSeat,
    Tick,
    Wish,
    decide,
    decode_event,
    encode_event,
)
from kozyr.tables.fair import check
from kozyr.tables.log import TimedOut, WindowClosed
from tests.tables.people import BOT, FREE, NAMES, NOON, nonce, person, seed, settings

CLOCKS: Final = (
    None,
    ClockSettings(turn_s=12),
    ClockSettings(turn_s=0, bank_s=30, increment_s=2, grace_ms=0),
    ClockSettings(turn_s=86_400),
)
RULES: Final = (
    "app",
    "app+transfer",
    "app throw_order=ordered",
    "app series=deals series_length=2",
)
MOVES: Final[dict[str, Callable[[Card], Move]]] = {
    "attack": Attack,
    "done": lambda _: Done(),
    "take": lambda _: Take(),
}
seats = st.integers(0, 3)
players = st.integers(0, len(NAMES) - 1)
spans = st.sampled_from([0, 1, 300, 4000, 12_600, 66_000, 1_900_000])


def state(table: Table) -> tuple[object, ...]:
    """All that a table is, but for how many events made it so and when the last one was."""
    life = table.phase_of_life
    is_dealt = table.deal_number > 0 and life is not Life.GATHERING and table.basis is not None
    game = format_position(table.game) if is_dealt and table.happened else None
    return (
        life,
        game,
        table.settings,
        table.rules,
        table.pace,
        table.presence.copy(),
        vars(table.clock.copy()) if table.clock else None,
        table.committed,
        table.basis,
        table.deal_number,
        table.series,
        table.goes_on,
        table.gone,
        table.left_deal,
        list(table.said),
        table.closed,
        table.takeback,
        table.practice,
        len(table.played.turns) if game is not None else 0,
    )


class PeopleMachine(RuleBasedStateMachine):
    """One table, its log, and people who do all they can think of."""

    @initialize(
        clock=st.sampled_from(CLOCKS),
        rules=st.sampled_from(RULES),
        access=st.sampled_from([Access.LINK, Access.OPEN]),
        starts=st.sampled_from(Starts),
        number=st.integers(2, 4),
        bots=st.integers(0, 1),
        is_dealt=st.sampled_from([True, True, False]),
    )
    def open(
        self,
        clock: ClockSettings | None,
        rules: str,
        access: Access,
        starts: Starts,
        number: int,
        bots: int,
        is_dealt: bool,
    ) -> None:
        self.now = NOON
        self.drawn = 1
        others = [*[BOT] * bots, *[FREE] * (number - 1 - bots)]
        chosen = settings(person(0), *others, clock=clock, access=access, starts=starts)
        opening = OpenTable(Rules.parse(rules), chosen, seed(1), "t", NOON)
        self.log: list[TableEvent] = [*decide(None, opening)]
        self.table = Table.replay(self.log)
        if is_dealt:
            self.fill()
            self.start()

    def seed(self) -> bytes:
        self.drawn += 1
        return seed(self.drawn)

    def do(self, command: Command) -> tuple[TableEvent, ...]:
        """Carry *command* out, or see that its refusal changes nothing."""
        before = state(self.table)
        try:
            events = decide(self.table, command)
        except (RefusalError, IllegalMove, RulesError):
            assert state(self.table) == before
            return ()
        assert state(self.table) == before
        assert decide(self.table, command) == events
        for event in events:
            earlier = state(self.table)
            self.table.evolve(event)
            # That the window closed is followed by what it means.
            assert isinstance(event, WindowClosed) or state(self.table) != earlier, event
        self.log.extend(events)
        return events

    # Seats.

    @rule(player=players, seat=st.none() | seats)
    def take_seat(self, player: int, seat: int | None) -> None:
        taking = TakeSeat(seat, NAMES[player], f"p{player}", self.seed(), nonce(player), self.now)
        self.do(taking)

    @rule(player=players, leave=st.sampled_from([FreeSeat, Leave]))
    def get_up(self, player: int, leave: Callable[[int, int], FreeSeat | Leave]) -> None:
        seat = self.table.seat_of(f"p{player}")
        if seat is not None and self.table.closed is None:
            self.do(leave(seat, self.now))
            assert self.table.seat_of(f"p{player}") is None

    @precondition(lambda self: self.table.settings.free)
    @rule()
    def fill(self) -> None:
        for player in range(len(NAMES)):
            self.take_seat(player, None)

    @rule(data=st.data(), seat=seats, other=seats, number=st.integers(0, 9))
    def at_a_seat(self, data: st.DataObject, seat: int, other: int, number: int) -> None:
        """Whatever a person may ask for that the table seldom grants, or seldom should."""
        if seat not in self.table.settings.people:
            return
        commands: list[Command] = [
            SwapSeats(seat, other, self.now),
            Remove(seat, other, self.now),
            PassHost(seat, other, self.now),
            Start(seat, self.seed(), self.now),
            Contribute(seat, nonce(number), self.now),
            Wish(seat, self.seed(), None, self.now),
            SetBot(
                seat, other, [None, "regular"][number % 2], f"Bot{other}", self.seed(), self.now
            ),
            Say(seat, self.now, PHRASES[number]),
            LoseLine(seat, self.now),
            RegainLine(seat, self.now),
            AskTakeback(seat, self.table.seq, self.now),
            self.answer(seat, agrees=number % 3 > 0),
        ]
        self.do(data.draw(st.sampled_from(commands)))

    @precondition(lambda self: self.table.phase_of_life is not Life.PLAYING)
    @rule(number=st.integers(2, 5), bots=st.integers(0, 2), rules=st.sampled_from(RULES))
    def change(self, number: int, bots: int, rules: str) -> None:
        wanted = [FREE, *[BOT] * bots, *[FREE] * (number - 1)][:number]
        chosen = settings(*wanted, clock=self.table.settings.clock)
        self.do(ChangeSettings(self.table.host, Rules.parse(rules), chosen, self.now))

    @precondition(lambda self: self.table.phase_of_life is not Life.PLAYING)
    @rule()
    def start(self) -> None:
        self.do(Start(self.table.host, self.seed(), self.now))

    @precondition(lambda self: self.table.phase_of_life is Life.OVER)
    @rule()
    def wish_all(self) -> None:
        for seat in self.table.settings.people:
            self.do(Wish(seat, self.seed(), nonce(seat), self.now))

    # Taking back.

    def answer(self, seat: int, *, agrees: bool) -> Command:
        takeback = self.table.takeback
        return AnswerTakeback(seat, takeback.number if takeback else 0, agrees, self.now)

    @precondition(lambda self: self.table.phase_of_life is Life.PLAYING)
    @rule(ms=st.sampled_from([0, 4000, 30_000]), are_asked=st.booleans())
    def take_back(self, ms: int, are_asked: bool) -> None:
        """Who moved last, and may, wants his move back, and the others let him."""
        turns = len(self.table.played.turns)
        for seat in self.table.settings.people:
            moves = self.table.moves_to_take_back(seat)
            if not self.do(AskTakeback(seat, self.table.seq, self.now)):
                continue
            assert moves is not None
            self.now += ms
            for other in self.table.settings.people:
                if are_asked:
                    self.do(self.answer(other, agrees=True))
            took = len(self.table.played.turns) < turns
            assert took == (self.table.takeback is not None and not self.table.takeback_awaits)
            if took:
                played = self.table.played
                assert len(played.turns) == moves
                assert [what for _, events in played.again() for what in events] == played.happened
            return

    # Playing.

    @precondition(lambda self: self.table.phase_of_life is Life.PLAYING)
    @rule(dice=st.randoms(use_true_random=False), number=st.sampled_from([500, 1, 5, 500]))
    def play(self, dice: Random, number: int) -> None:
        for _ in range(number):
            game = self.table.game
            seat, move = dice.choice(
                [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
            )
            by_bot = self.table.level_at(seat) is not None
            self.do(Play(seat, move, self.table.seq, self.now, by_bot=by_bot))
            if self.table.phase_of_life is not Life.PLAYING:
                return

    @rule(
        seat=seats,
        card=st.sampled_from(Card.ALL),
        kind=st.sampled_from([*MOVES, "lay"]),
        by_bot=st.booleans(),
        stale=st.integers(-2, 1),
    )
    def play_something(self, seat: int, card: Card, kind: str, by_bot: bool, stale: int) -> None:
        if seat >= len(self.table.seats) or self.table.seats[seat].is_free:
            return
        seen = self.table.seq + stale
        if kind == "lay":
            self.do(Lay(seat, (card,), seen, self.now))
        else:
            self.do(Play(seat, MOVES[kind](card), seen, self.now, by_bot=by_bot))

    # Time, lines and talk.

    @rule(ms=spans)
    def wait(self, ms: int) -> None:
        self.now += ms

    @rule(times=st.integers(0, 6))
    def wait_for_what_is_due(self, times: int) -> None:
        for _ in range(times):
            deadline = self.table.deadline
            if deadline is None:
                return
            self.now = max(self.now, deadline)
            self.tick()

    @rule()
    def tick(self) -> None:
        due = self.table.due
        at = max(self.now, self.table.now)
        events = self.do(Tick(self.now))
        assert bool(events) == (due is not None and due.at <= at)
        # Whoever else wanted to say so comes too late, and finds only what is due then.
        # Where a turn takes no time at all, the next one ends in the same moment.
        clock = self.table.settings.clock
        has_time = clock is not None and clock.turn_s > 0
        for seat in [event.seat for event in events if isinstance(event, TimedOut) and has_time]:
            later = decide(self.table, Tick(self.now)) if self.table.closed is None else ()
            assert TimedOut(seat, at) not in later

    @rule(seat=seats)
    def lose_line(self, seat: int) -> None:
        if seat in self.table.settings.people:
            self.do(LoseLine(seat, self.now))

    @rule()
    def all_lines_back(self) -> None:
        for seat in self.table.settings.people:
            self.do(RegainLine(seat, self.now))

    @precondition(lambda self: len(self.log) > 60)
    @rule()
    def close(self) -> None:
        self.do(Close(ClosedWhy.STOPPED, self.now))
        assert self.table.deadline is None

    # What must always be true.

    @invariant()
    def only_while_a_deal_is_played_somebody_is_asked(self) -> None:
        takeback = self.table.takeback
        if takeback is not None and self.table.closed is None:
            assert self.table.phase_of_life is Life.PLAYING
            assert takeback.is_open == bool(self.table.takeback_awaits)

    @invariant()
    def the_host_is_a_person_who_sits(self) -> None:
        table = self.table
        if table.closed is None:
            assert table.host in {*table.settings.people} - table.left

    @invariant()
    def nobody_sits_twice(self) -> None:
        ids = [self.table.seats[seat].player for seat in self.table.settings.people]
        assert None not in ids
        assert len({*ids}) == len(ids)
        assert {*self.table.presence.people} == {*self.table.settings.people}

    @invariant()
    def every_card_is_there_once(self) -> None:
        if self.table.phase_of_life is Life.GATHERING or not self.table.happened:
            return
        game = self.table.game
        cards = [*game.stock, *game.discard]
        for seat in range(game.seats):
            cards += game.hand(seat)
        for pair in game.bout.pairs:
            cards += [card for card in (pair.attack, pair.beat) if card]
        assert sorted(map(str, cards)) == sorted(map(str, self.table.played.rules.cards))

    @invariant()
    def nothing_is_due_before_its_time(self) -> None:
        deadline = self.table.deadline
        if deadline is not None and deadline > self.table.now:
            assert decide(self.table, Tick(deadline - 1)) == ()
            assert decide(self.table, Tick(deadline)) != ()

    @invariant()
    def a_table_that_nobody_has_is_closed(self) -> None:
        if not {*self.table.settings.people} - self.table.left:
            assert self.table.phase_of_life is Life.CLOSED

    @invariant()
    def the_next_deal_is_bound(self) -> None:
        committed = self.table.committed
        assert committed is not None
        assert committed.deal == self.table.deal_number + 1

    @invariant()
    def nobody_waits_at_a_full_table_for_a_deal_that_all_want(self) -> None:
        table = self.table
        if table.phase_of_life is Life.OVER:
            assert table.settings.free or {*table.settings.people} - table.wishes
            assert not table.left

    @invariant()
    def the_host_can_start_when_it_is_said_and_only_then(self) -> None:
        table = self.table
        try:
            events = decide(table, Start(table.host, seed(0), self.now))
        except (RefusalError, RulesError):
            events = ()
        assert bool(events) == table.can_start
        assert not (table.can_start and table.wants_player)

    @invariant()
    def who_played_and_is_gone_has_no_seat(self) -> None:
        table = self.table
        if table.phase_of_life is Life.OVER:
            assert {*table.settings.free} <= {*table.gone}

    @invariant()
    def a_deal_that_is_over_is_proved(self) -> None:
        if self.table.phase_of_life is Life.OVER:
            check(self.table.proof)

    @invariant()
    def no_clock_shows_more_than_there_is(self) -> None:
        view = self.table.clock_view(self.table.now)
        clock = self.table.settings.clock
        if view is not None and clock is not None:
            assert all(0 <= turn <= clock.turn_s * 1000 for turn in view.turns)
            assert all(bank >= 0 for bank in view.banks)
            assert view.window is None or view.window >= 0
            assert {*view.runs} <= {*self.table.game.seats_to_act}

    def teardown(self) -> None:
        """However the log is cut, its parts give the same table."""
        written = [decode_event(encode_event(event)) for event in self.log]
        cut = Random(len(written)).randrange(1, len(written) + 1)
        table = Table.replay(written[:cut])
        for event in written[cut:]:
            table.evolve(event)
        assert (state(table), table.seq, table.now) == (
            state(self.table),
            self.table.seq,
            self.table.now,
        )
        assert table.deadline == self.table.deadline


TestPeople = PeopleMachine.TestCase
TestPeople.settings = profile(max_examples=120, stateful_step_count=40, deadline=None)
