"""What whoever runs the server can ask of a worker, and what workers then tell each other."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select

from kozyr.server.accounts import People
from kozyr.server.bus import Bus
from kozyr.server.hall import Hall
from kozyr.server.metrics import Listening
from kozyr.server.protocol import Announcement
from kozyr.server.sockets import Sockets
from kozyr.server.store import Store
from kozyr.server.store.schema import accounts, bans

_log = logging.getLogger(__name__)

POLICY_VIOLATION: Final = 1008
LONGEST_TEXT: Final = 500
"""Characters of an announcement, and of why somebody is banned."""


class AdministrationError(Exception):
    """What was asked cannot be done; the message is one sentence for people."""


class Announce(msgspec.Struct, tag="announce"):
    """Tell everybody *text*."""

    text: str


class Judged(msgspec.Struct, tag="judged"):
    """Look anew whether *player* is banned, and close his sockets if *is_banned*."""

    player: str
    is_banned: bool


_told: Final = msgspec.json.Decoder(Announce | Judged)


class Administration:
    """Carries out what the admin page and `kozyr admin` ask."""

    def __init__(
        self,
        hall: Hall,
        store: Store,
        people: People,
        bus: Bus,
        sockets: Sockets,
        listening: Listening,
    ) -> None:
        """Ask and tell what is at hand in this worker; *bus* reaches the others."""
        self._hall = hall
        self._store = store
        self._people = people
        self._bus = bus
        self._sockets = sockets
        self._listening = listening
        self._dismissals: set[asyncio.Task[None]] = set()
        self._doings = {
            "announce": self._announce,
            "ban": self._ban,
            "unban": self._unban,
            "close": self._close,
        }

    def listen(self) -> None:
        """Do from now on what any worker is asked to have all do."""
        self._bus.listen("announce", self._hear)

    async def carry_out(self, what: str, arguments: dict[str, str]) -> Any:  # noqa: ANN401 - JSON
        """Do *what* with *arguments*; return what it yields, as JSON has it.

        Raises:
            AdministrationError: nothing is called so, or it cannot be done.
            StoreError: the store cannot be read or written.
        """
        match what:
            case "metrics":
                return self._listening.text()
            case "status":
                return {
                    "sockets": len(self._sockets),
                    "players": len(self._sockets.players),
                    "tables": len(self._hall.tables),
                    "is_draining": self._sockets.is_draining,
                }
            case "tables":
                return self._tables()
            case "players":
                return await self._players()
            case "suspects":
                return await self._suspects()
            case _:
                return await self._do(what, arguments)

    async def _do(self, what: str, arguments: dict[str, str]) -> str:
        doing = self._doings.get(what)
        if doing is None:
            raise AdministrationError(f"nothing is called {what!r}")
        said = await doing(arguments)
        _log.info("asked to %s: %s", what, said)
        return said

    def _tables(self) -> list[dict[str, Any]]:
        return [
            {
                "table": table.id,
                "seats": ", ".join(
                    seat.name if seat.level is None else seat.level for seat in table.table.seats
                ),
                "rules": str(table.table.rules),
                "events": table.table.seq,
                "over": table.table.result is not None,
            }
            for table in self._hall.tables
        ]

    async def _players(self) -> list[dict[str, Any]]:
        rows = []
        for player, count in sorted(self._sockets.players.items()):
            who = await self._people.who(player)
            rows.append(
                {
                    "player": who.id,
                    "name": who.name,
                    "account": who.is_account,
                    "banned": who.is_banned,
                    "sockets": count,
                }
            )
        return rows

    async def _suspects(self) -> list[dict[str, Any]]:
        from kozyr.server.standings import Standings  # noqa: PLC0415 - seldom asked for

        found = await Standings(self._store).suspects()
        names = await self._names_of({id_ for *pair, _ in found for id_ in pair})
        return [
            {
                "player": thrower,
                "name": names.get(thrower),
                "spares": defender,
                "who_is": names.get(defender),
                "chances": throws.chances,
                "thrown_in": throws.thrown,
            }
            for thrower, defender, throws in found
        ]

    async def _names_of(self, ids: set[str]) -> dict[str, str]:
        query = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(ids))
        async with self._store.cold.read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def _announce(self, arguments: dict[str, str]) -> str:
        text = _text(arguments, "text")
        self._tell(Announce(text))
        return "everybody is told"

    async def _ban(self, arguments: dict[str, str]) -> str:
        reason = arguments.get("reason", "").strip()[:LONGEST_TEXT]
        id_ = _text(arguments, "player")
        key = await self._key_of(id_)
        now = time.time_ns() // 1_000_000
        async with self._store.cold.begin() as connection:
            await connection.execute(delete(bans).where(bans.c.player == key))
            await connection.execute(insert(bans).values(player=key, reason=reason, created_ms=now))
        self._tell(Judged(key, is_banned=True))
        return f"{id_} is banned"

    async def _unban(self, arguments: dict[str, str]) -> str:
        id_ = _text(arguments, "player")
        key = await self._key_of(id_)
        async with self._store.cold.begin() as connection:
            found = await connection.execute(delete(bans).where(bans.c.player == key))
        if not found.rowcount:
            raise AdministrationError(f"{id_} is not banned")
        self._tell(Judged(key, is_banned=False))
        return f"{id_} is banned no more"

    async def _close(self, arguments: dict[str, str]) -> str:
        table = _text(arguments, "table")
        if not await self._hall.close_table(table):
            raise AdministrationError(f"there is no table {table!r} that could be closed")
        return f"table {table} is closed"

    async def _key_of(self, id_: str) -> str:
        async with self._store.cold.read() as connection:
            rows = await connection.execute(select(accounts.c.player).where(accounts.c.id == id_))
            row = rows.first()
        if row is None:
            raise AdministrationError(f"there is no player {id_!r}")
        return str(row[0])

    def _tell(self, message: Announce | Judged) -> None:
        self._bus.send("announce", msgspec.json.encode(message))

    def _hear(self, body: bytes) -> None:
        match _told.decode(body):
            case Announce(text):
                self._sockets.announce(Announcement("message", text))
            case Judged(player, is_banned):
                self._people.forget(player)
                if not is_banned:
                    return
                task = asyncio.create_task(
                    self._sockets.dismiss(player, POLICY_VIOLATION, "banned")
                )
                self._dismissals.add(task)
                task.add_done_callback(self._dismissals.discard)


def _text(arguments: dict[str, str], name: str) -> str:
    text = arguments.get(name, "").strip()
    if not text or len(text) > LONGEST_TEXT:
        raise AdministrationError(f"{name} must have 1 to {LONGEST_TEXT} characters")
    return text
