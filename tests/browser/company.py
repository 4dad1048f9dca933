"""People around a page that are not there: where they gather, play and talk, to see it drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from kozyr.rules import Rules, Seat
from kozyr.server import protocol, rulebook, wire
from kozyr.tables import Table
from tests.browser.drawn import ID

# Some as long as they may be, in three alphabets.
PEOPLE: Final = (
    *("Ann", "Leyla", "Маргарита Александровна", "Hovhannes Tumanyan", "Mari"),
    *("ნინო", "Gohar", "Konstantin", "Олесь", "Aida", "Rauf"),
)
FRIENDS: Final = protocol.TableSettings("link", None, "free", "chat", "host", rated=False)
FAST: Final = protocol.Clock(12, 60, 0, 4)
CLOCKED: Final = protocol.TableSettings("open", FAST, "free", "phrases", "full", rated=True)
MOST_SEATS: Final = 6


@dataclass(frozen=True)
class Company:
    """Who is around a table, and what the server has told.

    *gathering*: no cards have been dealt yet.  Of a table in play *people* are the seats that
    are no bot's, *away*, *bots* (somebody sits in there) and *wishes* some of them; a
    *takeback* was asked for.  Or they hand one *device* round.
    *listings* are in the lobby, where the reader sits at *mine*; *told* is told last.
    """

    gathering: protocol.Gathering | None = None
    people: Sequence[Seat] = ()
    away: Sequence[Seat] = ()
    bots: Sequence[Seat] = ()
    wishes: Sequence[Seat] = ()
    settings: protocol.TableSettings = FRIENDS
    clock: protocol.ClockView | None = None
    watchers: int = 0
    is_watched: bool = False
    listings: Sequence[protocol.Listing] = ()
    mine: Sequence[protocol.Sitting] = ()
    told: Sequence[protocol.ServerMessage] = ()
    proof: protocol.Proof | None = None
    takeback: protocol.Takeback | None = None
    device: protocol.Device | None = None

    def around(self, table: Table, update: protocol.TableUpdate) -> protocol.TableUpdate:
        """*update* of *table* as it is told to people, the reader at seat A or watching."""
        if self.is_watched or self.device is not None:
            update = replace(wire.update_for(ID, table, None), reply_to=update.reply_to)
        view = update.view
        for seat in self.people:
            view.seats[seat].level = None
            view.seats[seat].name = PEOPLE[seat - 1] if seat or view.watching else ""
        view.can_undo = view.practice = False
        if self.device is not None:
            return replace(update, device=self.device)
        return replace(
            update,
            settings=self.settings,
            host=0,
            clock=self.clock,
            people=[self._presence(seat) for seat in range(len(view.seats))],
            watchers=self.watchers,
            commitment="c0" * 32,
            takeback=self.takeback,
            next=None
            if view.result is None
            else protocol.NextDeal(
                free=[],
                waits_for=sorted({*self.people} - {*self.wishes}),
                can_start=False,
                wants_player=False,
            ),
        )

    def _presence(self, seat: Seat) -> protocol.Presence:
        if seat not in self.people:
            return protocol.Presence()
        is_away = seat in self.away
        return protocol.Presence(
            player=f"player-{seat}",
            online=not is_away,
            lost=is_away and seat not in self.bots,
            sits_in=seat in self.bots,
            wishes=seat in self.wishes,
        )


def gathering(
    taken: int,
    seats: int,
    *,
    you: Seat | None = 0,
    rules: str = "app",
    settings: protocol.TableSettings = FRIENDS,
    bots: Mapping[Seat, protocol.BotLevel] | None = None,
    watchers: int = 0,
) -> protocol.Gathering:
    """*taken* of so many *seats* are; the one at seat A is the host."""
    played, levels = Rules.parse(rules), bots or {}
    return protocol.Gathering(
        table=ID,
        seq=3,
        you=you,
        host=0,
        seats=[
            protocol.GatheringSeat(
                PEOPLE[seat % len(PEOPLE)],
                levels.get(seat),
                f"p{seat}",
                online=seat != 2,
                account=seat == 1,
            )
            if seat < taken or seat in levels
            else protocol.GatheringSeat(None, None, None, online=False, account=False)
            for seat in range(seats)
        ],
        rules=str(played),
        clauses=rulebook.write_clauses(played),
        min_seats=played.min_seats,
        max_seats=played.max_seats,
        settings=settings,
        commitment="c0" * 32,
        watchers=watchers,
        can_start=taken >= played.min_seats,
        reply_to=None,
    )


def listings(number: int) -> list[protocol.Listing]:
    """So many open tables, as different as they come."""
    presets = ("app", "short 24", "app+transfer", "classic 52", "transfer and show")
    found = []
    for index in range(number):
        seats = 2 + index % (MOST_SEATS - 1)
        taken = 1 + index % seats
        found.append(
            protocol.Listing(
                table=f"listed-{index}",
                life="playing" if taken == seats else "gathering",
                rules=presets[index % len(presets)],
                seats=[
                    protocol.ListedSeat(
                        PEOPLE[(index + seat) % len(PEOPLE)], None, f"p{seat}", 1480 + 7 * index
                    )
                    if seat < taken
                    else protocol.ListedSeat(None, None, None)
                    for seat in range(seats)
                ],
                clock=(FAST, None, protocol.Clock(259_200, 0, 0, 60))[index % 3],
                watching="free",
                talk="phrases",
                starts="full",
                rated=index % 4 == 0,
            )
        )
    return found
