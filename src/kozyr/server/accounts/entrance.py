"""`Entrance`: a guest becomes an account, and whoever has proved who he is comes in."""

import logging
import secrets
from collections.abc import Callable
from typing import Final

from kozyr.server.accounts.codes import hash_code, new_codes
from kozyr.server.accounts.known import Known
from kozyr.server.accounts.messages import AccountError
from kozyr.server.accounts.names import NameFault, fold_name, keys_of
from kozyr.server.accounts.records import (
    KeptPasskey,
    NameTakenError,
    NewSession,
    PasskeyTakenError,
    Records,
)
from kozyr.server.accounts.visitor import (
    PUBLIC_BYTES,
    TOKEN_BYTES,
    Entry,
    KeptSession,
    Visitor,
    hash_token,
    printable,
)

_log = logging.getLogger(__name__)

MOST_SESSIONS: Final = 30


class Entrance:
    """Opens accounts and sessions over *records*; what was proved before is not its concern."""

    def __init__(self, records: Records, known: Known, now_ms: Callable[[], int]) -> None:
        self._records = records
        self._known = known
        self._now_ms = now_ms

    async def open_account(
        self,
        visitor: Visitor,
        name: str,
        device: str,
        *,
        password: str | None = None,
        passkey: KeptPasskey | None = None,
    ) -> Entry:
        """Make an account called *name* of the guest *visitor*, with one way in or both.

        Raises:
            AccountError: the name or the passkey is another's.
        """
        await self._known.owner(visitor.player)
        codes = new_codes()
        token, session = self._new_session(visitor.player, device)
        try:
            await self._records.open_account(
                visitor.player,
                name=name,
                folded=fold_name(name),
                keys=keys_of(name),
                password=password,
                passkey=passkey,
                codes=[hash_code(code) for code in codes],
                session=session,
            )
        except NameTakenError as error:
            raise AccountError(NameFault.TAKEN, 409, "name") from error
        except PasskeyTakenError as error:
            raise AccountError("bad_passkey", 409) from error
        _log.info("an account was opened")
        self._known.tell(visitor.player, None)
        opened = Visitor(visitor.player, _kept(session), None)
        return Entry(token, opened, was_guest=True, codes=codes)

    async def enter(self, visitor: Visitor | None, player: str, device: str) -> Entry:
        """Open a session of *player*; the one that this browser had ends."""
        token, session = self._new_session(player, device)
        await self._records.open_session(session, MOST_SESSIONS)
        if visitor is not None:
            if visitor.session is not None:
                await self._known.end(visitor.player, [visitor.session.id])
            else:
                self._known.tell(visitor.player, None)
        guest = visitor.guest if visitor else None
        return Entry(token, Visitor(player, _kept(session), guest))

    async def confirm(self, session: KeptSession) -> None:
        """Make *session* fresh again: its player has proved who he is."""
        await self._records.confirm(session.id, self._now_ms())
        self._known.tell(session.player)

    def _new_session(self, player: str, device: str) -> tuple[str, NewSession]:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        session = NewSession(
            hash=hash_token(token),
            id=secrets.token_urlsafe(PUBLIC_BYTES),
            player=player,
            device=printable(device),
            created=self._now_ms(),
        )
        return token, session


def _kept(session: NewSession) -> KeptSession:
    return KeptSession(
        id=session.id,
        player=session.player,
        device=session.device,
        created=session.created,
        seen=session.created,
        confirmed=session.created,
    )
