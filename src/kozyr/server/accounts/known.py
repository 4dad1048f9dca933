"""`Known`: who a player is and which sessions are open, as every worker knows it."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from typing import Final, TypeVar

import msgspec

from kozyr.server.accounts.lines import Lines
from kozyr.server.accounts.records import Owner, Records
from kozyr.server.accounts.visitor import PUBLIC_BYTES, KeptSession, hash_token
from kozyr.server.accounts.who import Who
from kozyr.server.store import StoreError

_T = TypeVar("_T")
_log = logging.getLogger(__name__)

_MINUTE_MS: Final = 60_000
_DAY_MS: Final = 24 * 60 * _MINUTE_MS
IDLE_MS: Final = 90 * _DAY_MS
SESSION_MS: Final = 400 * _DAY_MS
"""A session ends when it was not used for that long, and in any case after that long."""
_SEEN_MS: Final = 60 * _MINUTE_MS
"""When a session was last seen is kept to the hour."""
_CACHED: Final = 20_000
_CACHED_MS: Final = _MINUTE_MS
_SESSION_CACHED_MS: Final = 10_000
_LOOK_S: Final = 60
_GUEST_NUMBERS: Final = 9000


class _Notice(msgspec.Struct, frozen=True):
    """Who has changed, and which of his sessions have ended; None is the guest's cookie."""

    player: str
    ended: list[str | None]


class Known:
    """What *records* say of players and sessions, remembered for a while.

    What *send* is given the `Known` of all other workers should `hear`; *lines* are the open
    sockets, which end with what let them in.
    """

    def __init__(
        self,
        records: Records,
        lines: Lines,
        *,
        send: Callable[[bytes], None],
        now_ms: Callable[[], int],
    ) -> None:
        self._records = records
        self._send = send
        self._now_ms = now_ms
        self.lines = lines
        self._owners: OrderedDict[str, tuple[int, Owner]] = OrderedDict()
        self._sessions: OrderedDict[str, tuple[int, KeptSession]] = OrderedDict()

    async def who(self, player: str) -> Who:
        """Return who *player* is; a change by another worker may be known a minute later.

        Raises:
            StoreError: the store cannot be read or written.
        """
        owner = await self._known_owner(player)
        return Who(owner.id, owner.name, owner.is_account, owner.is_banned)

    async def has_account(self, keys: Collection[str]) -> bool:
        """Return whether an account has a name with one of *keys*.

        Raises:
            StoreError: the store cannot be read.
        """
        return await self._records.is_taken(keys)

    async def is_guest(self, player: str) -> bool:
        """Whether a guest's cookie is enough to be *player*, who is known."""
        return (await self._known_owner(player)).is_guest

    async def _known_owner(self, player: str) -> Owner:
        now = self._now_ms()
        cached = self._owners.get(player)
        if cached is not None and now - cached[0] < _CACHED_MS:
            return cached[1]
        owner = await self.owner(player)
        _remember(self._owners, player, (now, owner))
        return owner

    async def owner(self, player: str) -> Owner:
        """Return what is kept of *player* just now; whoever is new becomes a guest."""
        owner = await self._records.owner(player)
        if owner is not None:
            return owner
        number = 1000 + secrets.randbelow(_GUEST_NUMBERS)
        return await self._records.add_guest(
            player, secrets.token_urlsafe(PUBLIC_BYTES), f"Guest {number}", self._now_ms()
        )

    async def session_of(self, token: str) -> KeptSession | None:
        """Return the session that *token* refers to, None when it has ended."""
        now = self._now_ms()
        hash_ = hash_token(token)
        cached = self._sessions.get(hash_)
        if cached is not None and now - cached[0] < _SESSION_CACHED_MS:
            return cached[1]
        session = await self._records.session(hash_)
        if session is None:
            return None
        if now - session.seen > IDLE_MS or now - session.created > SESSION_MS:
            await self.end(session.player, [session.id])
            return None
        if now - session.seen > _SEEN_MS:
            await self._records.see(session.id, now)
        _remember(self._sessions, hash_, (now, session))
        return session

    async def look_after_lines(self) -> None:
        """Close the sockets of sessions that have ended without a word, for ever."""
        while True:
            await asyncio.sleep(_LOOK_S)
            try:
                here = self.lines.sessions()
                gone = here - await self._records.open_sessions(here)
            except StoreError as error:
                _log.warning("sessions cannot be looked after: %s", error)
            else:
                self.lines.end_all(gone)

    def hear(self, notice: bytes) -> None:
        """Take note of what the `Known` of another worker has sent."""
        try:
            self._note(msgspec.json.decode(notice, type=_Notice))
        except msgspec.DecodeError as error:
            _log.warning("a notice cannot be read: %s", error)

    def tell(self, player: str, *ended: str | None) -> None:
        """Have every worker know that *player* has changed, and which sessions have *ended*.

        None among them: whoever was him as a guest is somebody else from now on.
        """
        notice = _Notice(player, list(ended))
        self._note(notice)
        self._send(msgspec.json.encode(notice))

    def forget(self, player: str) -> None:
        """Ask the store anew who *player* is."""
        self._owners.pop(player, None)

    def _note(self, notice: _Notice) -> None:
        self.forget(notice.player)
        for hash_, (_, session) in tuple(self._sessions.items()):
            if session.player == notice.player:
                del self._sessions[hash_]
        for ended in notice.ended:
            self.lines.end(notice.player, ended)

    async def end(
        self, player: str, ids: Iterable[str] | None, but: str | None = None
    ) -> list[str]:
        """End the sessions *ids* of *player*, or all but *but*; return which have ended."""
        ended = await self._records.end_sessions(player, ids, but)
        if ended:
            self.tell(player, *ended)
        return ended


def _remember(cache: OrderedDict[str, _T], key: str, value: _T) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > _CACHED:
        cache.popitem(last=False)
