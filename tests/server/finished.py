"""Helper: games of people and bots that are over, kept and rated as the server does it."""

from random import Random

from msgspec.structs import replace

from kozyr.bots import bot_for
from kozyr.rules import Game, Move, Rules, deal_from_seed, format_turn
from kozyr.server.keeping import Keeper
from kozyr.server.live import append_of
from kozyr.server.standings import DAY_MS
from kozyr.server.store import Store, TableStatus
from kozyr.tables import Access, SeatSettings, Table, TableEvent, TableSettings
from kozyr.tables.log import RULES_VERSION, Dealt, Moved, TableOpened

FIRST_MS = 1_780_000_000_000


async def finish_games(
    store: Store,
    seats: tuple[SeatSettings, ...],
    number: int,
    *,
    rated: bool = True,
    rules: str = "app",
    name: str = "g",
) -> None:
    """Let *seats* play *number* games, one a day, each at a table of its own; keep them."""
    keeper = Keeper(store)
    for game in range(number):
        log = log_of_game(seats, game, rated=rated, rules=rules)
        written = append_of(f"{name}{game}", 0, log, seat=None, command_id=None)
        await store.append(replace(written, status=TableStatus("over")))
        keeper.look_at(f"{name}{game}", Table.replay(log))
        # One after the other, as they were played.
        await keeper.aclose()


def log_of_game(
    seats: tuple[SeatSettings, ...], number: int, *, rated: bool = True, rules: str = "app"
) -> list[TableEvent]:
    """The log of a table where bots have played at all of *seats* to the end."""
    settings = TableSettings(seats, access=Access.LINK, rated=rated)
    law = Rules.parse(rules)
    deal = deal_from_seed(law, len(seats), bytes([number] * 32))
    at = FIRST_MS + number * DAY_MS
    return [
        TableOpened(RULES_VERSION, str(law), settings, at=at),
        Dealt.of(1, deal, at),
        *(
            Moved(format_turn(seat, move), at + 1000 * place)
            for place, (seat, move) in enumerate(_played(Game(law, deal), Random(number)), 1)
        ),
    ]


def _played(game: Game, rng: Random) -> list[tuple[int, Move]]:
    bot = bot_for("beginner")
    turns: list[tuple[int, Move]] = []
    while game.result is None:
        for seat in game.seats_to_act:
            move = bot.choose(game.view(seat), rng)
            if move is not None:
                turns.append((seat, move))
                game.apply(seat, move)
                break
    return turns
