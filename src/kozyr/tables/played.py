"""`Played`: one deal of a table, what has been played in it, and which views of it hold."""

from collections.abc import Iterable, Iterator
from typing import Final

from kozyr.rules import (
    BoutStarted,
    Deal,
    Done,
    Event,
    Game,
    GameOver,
    Move,
    Rules,
    Seat,
    Transferred,
)
from kozyr.tables.commands import AskTakeback, Lay, Play, Undo
from kozyr.tables.decided import Decided, what_decided
from kozyr.tables.refusals import LogError
from kozyr.tables.takeback import brings_new_card, lays_card

# After these a view's reader has another role, or another bout, than he saw.
_ROLES_CHANGE: Final = (BoutStarted, Transferred, GameOver)


class Played:
    """Deal number *number* of a table, dealt by its event number *seq*."""

    def __init__(self, rules: Rules, deal: Deal, number: int, seq: int) -> None:
        """Deal the cards.

        Raises:
            RulesError: the deal does not fit the rules.
        """
        self.rules = rules
        self.deal = deal
        self.number = number
        self.game = Game(rules, deal)
        self.happened: list[Event] = [*self.game.opening_events]
        self.turns: list[tuple[Seat, Move]] = []
        self.is_taken_back = False
        # Which turns were laid at once with the one before.
        self._joined: set[int] = set()
        # Which turns the clock or a bot made for a person.
        self._by_others: set[int] = set()
        # How much had happened before each turn.
        self._happened_before: list[int] = []
        # The last turn of each seat, or the first of those that it laid at once.
        self._last_of: dict[Seat, int] = {}
        # How much had happened when a card was last drawn, and when one was last laid.
        self._drawn_at = self._laid_at = 0
        self._decided: Decided | None = None
        # For each seat the lowest number of a view on which a command may rest.
        self._play_from = [seq] * deal.seats
        self._undo_from = [seq] * deal.seats
        self._done_from = seq

    def copy(self) -> "Played":
        """The same deal, which can be played on without this one."""
        made = object.__new__(Played)
        made.__dict__.update(self.__dict__)
        made.game = self.game.copy()
        made.happened = [*self.happened]
        made.turns = [*self.turns]
        made._joined = {*self._joined}
        made._by_others = {*self._by_others}
        made._happened_before = [*self._happened_before]
        made._last_of = {**self._last_of}
        made._play_from = [*self._play_from]
        made._undo_from = [*self._undo_from]
        return made

    # What is played.

    def move(self, seat: Seat, move: Move, *, is_own: bool = True) -> tuple[Event, ...]:
        """Make *move* and return what happened; *is_own*: who sits there made it himself.

        Raises:
            IllegalMove: the rules refuse it.
        """
        happened = self.game.apply(seat, move)
        if not is_own:
            self._by_others.add(len(self.turns))
        self._happened_before.append(len(self.happened))
        self._last_of[seat] = len(self.turns)
        self.turns.append((seat, move))
        self._note(happened)
        return happened

    def _note(self, happened: Iterable[Event]) -> None:
        for event in happened:
            self.happened.append(event)
            if brings_new_card(event):
                self._drawn_at = self._laid_at = len(self.happened)
            elif lays_card(event):
                self._laid_at = len(self.happened)

    def join(self, number: int) -> None:
        """Let the last *number* turns have been laid at once."""
        first = len(self.turns) - number
        self._joined |= {*range(first + 1, len(self.turns))}
        self._last_of[self.turns[first][0]] = first

    def go_back(self, moves: int) -> None:
        """Play the deal again up to its first *moves* moves."""
        if not 0 <= moves < len(self.turns):
            raise LogError(f"{moves} of {len(self.turns)} moves cannot be gone back to")
        del self.turns[moves:]
        self._joined &= {*range(moves)}
        self._by_others &= {*range(moves)}
        happened = self.happened[: self._happened_before[moves]]
        del self._happened_before[moves:]
        self.happened = []
        self._drawn_at = self._laid_at = 0
        self._note(happened)
        self._last_of = {
            seat: number
            for number, (seat, _) in enumerate(self.turns)
            if number not in self._joined
        }
        self.game = Game(self.rules, self.deal)
        for seat, move in self.turns:
            self.game.apply(seat, move)
        self._decided = None

    def moves_before_last_of(self, seat: Seat) -> int | None:
        """How many moves were made before the last one of *seat*; None when it has made none.

        What it laid at once counts as one.
        """
        return self._last_of.get(seat)

    def may_take_back(self) -> list[Seat]:
        """The seats that have a move which may be taken back, as `moves_to_take_back` says."""
        return [seat for seat in self._last_of if self.moves_to_take_back(seat) is not None]

    def moves_to_take_back(self, seat: Seat) -> int | None:
        """How many moves were made before the last one of *seat*, if that may be taken back.

        It may as long as *seat* made it itself and nobody has seen a new card since.
        """
        number = self.moves_before_last_of(seat)
        if number is None or number in self._by_others:
            return None
        end = number + 1
        while end in self._joined:
            end += 1
        # The cards of the move itself are not new, but those that were drawn up by it are.
        behind = self._happened_before[end] if end < len(self.turns) else len(self.happened)
        shows_new = self._drawn_at > self._happened_before[number] or self._laid_at > behind
        return None if shows_new else number

    # Looking back.

    @property
    def decided(self) -> Decided | None:
        """What decided the deal, None while it is played.

        The deal is played through to find out, so only when somebody asks, and once.
        """
        if self._decided is None and self.game.result:
            self._decided = what_decided(self.rules, self.deal, self.turns)
        return self._decided

    def again(self) -> Iterator[tuple[Game, tuple[Event, ...]]]:
        """Play the deal once more: the game after each move, and what it brought."""
        game = Game(self.rules, self.deal)
        happened = game.opening_events
        for number, (seat, move) in enumerate(self.turns):
            if number not in self._joined:
                yield game, happened
                happened = ()
            happened += game.apply(seat, move)
        yield game, happened

    # Which views hold.

    def bar_all_views(self, seq: int) -> None:
        """Let no view older than *seq* hold any more."""
        self._play_from = [seq] * self.deal.seats
        self._undo_from = [seq] * self.deal.seats
        self._done_from = seq

    def bar_views(self, seq: int, happened: tuple[Event, ...]) -> None:
        """Let those views end that the last turn, which brought *happened*, overtakes."""
        seat, move = self.turns[-1]
        self._undo_from[seat] = seq
        if any(isinstance(what, _ROLES_CHANGE) for what in happened):
            self._play_from = [seq] * self.deal.seats
        else:
            self._play_from[seat] = seq
        if not isinstance(move, Done):
            self._done_from = seq

    def oldest_view_for(self, command: Play | Lay | Undo | AskTakeback) -> int:
        """The number of the oldest view that *command* may rest on."""
        if isinstance(command, Undo | AskTakeback):
            return self._undo_from[command.seat]
        if isinstance(command, Play) and isinstance(command.move, Done):
            return max(self._play_from[command.seat], self._done_from)
        return self._play_from[command.seat]
