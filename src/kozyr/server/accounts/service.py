"""`Accounts`: all that can be done with an account, and by whom."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from kozyr.server.accounts.codes import hash_code, new_codes
from kozyr.server.accounts.entrance import Entrance
from kozyr.server.accounts.export import exported
from kozyr.server.accounts.guard import (
    Guard,
    must_be_account,
    must_be_guest,
    must_be_name,
    must_be_password,
)
from kozyr.server.accounts.keyring import Keyring
from kozyr.server.accounts.known import Known
from kozyr.server.accounts.lines import Lines
from kozyr.server.accounts.messages import Account, AccountError, Passkey, Session
from kozyr.server.accounts.names import NameFault, fold_name, keys_of
from kozyr.server.accounts.passwords import Passwords
from kozyr.server.accounts.records import NameTakenError, Records
from kozyr.server.accounts.throttle import Rates, Throttle
from kozyr.server.accounts.visitor import Entry, Visitor

_log = logging.getLogger(__name__)


async def _no_tables(_: str) -> list[str]:
    return []


class Accounts:
    """Accounts over the cold store; may be used from one event loop.

    *public_urls* are the addresses that people open; passkeys are for these alone.
    *tables_of* tells at which tables that are not over a player sits.  What *send* is given
    the `known` of all other workers should hear.
    """

    def __init__(
        self,
        records: Records,
        *,
        public_urls: Collection[str] = (),
        passwords: Passwords | None = None,
        rates: Rates | None = None,
        throttle: Throttle | None = None,
        tables_of: Callable[[str], Awaitable[list[str]]] = _no_tables,
        send: Callable[[bytes], None] = lambda _: None,
        lines: Lines | None = None,
        now_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self._records = records
        self._passwords = passwords or Passwords()
        self._tables_of = tables_of
        self.known = Known(records, lines or Lines(), send=send, now_ms=now_ms)
        self._guard = Guard(rates or Rates(), throttle or Throttle(), now_ms)
        self._entrance = Entrance(records, self.known, now_ms)
        self.passkeys = Keyring(
            records,
            self.known,
            self._guard,
            self._entrance,
            public_urls=public_urls,
            now_ms=now_ms,
        )

    def close(self) -> None:
        """Let go of the threads; the store is whose opened it."""
        self._passwords.close()

    # What is so.

    async def account(self, visitor: Visitor, host: str) -> Account:
        """Return what *visitor* may know of his account; *host* is what the page is asked of."""
        owner = await self.known.owner(visitor.player)
        has_passkeys = self.passkeys.site(host) is not None
        if visitor.session is None:
            return Account(owner.id, owner.name, owner.is_account, has_passkeys)
        details = await self._records.details(visitor.player)
        waiting = 0
        if visitor.guest is not None and visitor.guest != visitor.player:
            waiting = len(await self._tables_of(visitor.guest))
        return Account(
            id=owner.id,
            name=owner.name,
            is_account=owner.is_account,
            can_use_passkeys=has_passkeys,
            has_password=details.password is not None,
            is_fresh=self._guard.is_fresh(visitor.session),
            created=owner.created,
            codes_left=details.codes_left,
            passkeys=[
                Passkey(key.id, key.label, key.created, key.used, key.is_suspect)
                for key in details.passkeys
            ],
            sessions=[
                Session(
                    each.id, each.device, each.created, each.seen, each.id == visitor.session.id
                )
                for each in details.sessions
            ],
            waiting=waiting,
        )

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Return all that is kept of *visitor*, but for what would let others in."""
        owner = await self.known.owner(visitor.player)
        return exported(
            owner,
            await self._records.details(visitor.player),
            has_session=visitor.session is not None,
            tables=await self._tables_of(visitor.player),
            games=await self._records.games(owner.id),
        )

    # Becoming an account.

    async def register(
        self, visitor: Visitor, name: str, password: str, address: str, device: str
    ) -> Entry:
        """Make an account of the guest *visitor*; he stays the same player.

        Raises:
            AccountError: he is none, or the name or password is not taken.
        """
        must_be_guest(visitor)
        name = must_be_name(name)
        must_be_password(password, name)
        self._guard.slow_down_joining(address)
        kept = await self._passwords.hash(password)
        return await self._entrance.open_account(visitor, name, device, password=kept)

    # Coming in.

    async def log_in(
        self, visitor: Visitor | None, name: str, password: str, address: str, device: str
    ) -> Entry:
        """Let in whoever knows *password* of the account *name*.

        Raises:
            AccountError: name or password is wrong, which of the two is not said; or this was
                tried too often.
        """
        self._guard.slow_down_guessing(name, address)
        owner = await self._records.named(fold_name(name))
        kept = owner.password if owner else None
        if not await self._passwords.verify(kept, password) or owner is None:
            _log.warning("a login from %s was refused", address)
            raise AccountError("wrong_login", 403, "password")
        if kept is not None and self._passwords.is_outdated(kept):
            await self._records.set_password(owner.player, await self._passwords.hash(password))
        return await self._entrance.enter(visitor, owner.player, device)

    async def recover(
        self,
        visitor: Visitor | None,
        name: str,
        code: str,
        password: str,
        address: str,
        device: str,
    ) -> Entry:
        """Let in whoever has a recovery *code* of the account *name*, with a new password.

        All other sessions end: whoever needs this may have lost a device.

        Raises:
            AccountError: the code is none of that account's, or was used; or as for `log_in`.
        """
        self._guard.slow_down_guessing(name, address)
        must_be_password(password, name)
        kept = await self._passwords.hash(password)
        owner = await self._records.named(fold_name(name))
        if owner is None or not await self._records.use_code(owner.player, hash_code(code)):
            _log.warning("a recovery from %s was refused", address)
            raise AccountError("wrong_code", 403, "code")
        await self._records.set_password(owner.player, kept)
        await self.known.end(owner.player, None)
        _log.info("an account was recovered")
        return await self._entrance.enter(visitor, owner.player, device)

    async def confirm(self, visitor: Visitor, password: str, address: str) -> None:
        """Make the session of *visitor* fresh again: he knows the *password*.

        Raises:
            AccountError: it is wrong, or was tried too often.
        """
        session = must_be_account(visitor)
        self._guard.slow_down_guessing(session.player, address)
        details = await self._records.details(session.player)
        if not await self._passwords.verify(details.password, password):
            _log.warning("a confirmation from %s was refused", address)
            raise AccountError("wrong_password", 403, "password")
        await self._entrance.confirm(session)

    async def log_out(self, visitor: Visitor) -> None:
        """End the session of *visitor*.

        Raises:
            AccountError: he has none.
        """
        session = must_be_account(visitor)
        await self.known.end(session.player, [session.id])

    async def end_sessions(self, visitor: Visitor, id_: str | None) -> None:
        """End the session *id_* of the same account, or all others.

        Raises:
            AccountError: there is no such session.
        """
        session = must_be_account(visitor)
        if id_ is None:
            await self.known.end(session.player, None, but=session.id)
        elif not await self.known.end(session.player, [id_]):
            raise AccountError("no_such_session", 404)

    # Changing things.

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Give the account of *visitor* another name.

        Raises:
            AccountError: the name is not taken.
        """
        session = must_be_account(visitor)
        name = must_be_name(name)
        try:
            await self._records.rename(session.player, name, fold_name(name), keys_of(name))
        except NameTakenError as error:
            raise AccountError(NameFault.TAKEN, 409, "name") from error
        self.known.tell(session.player)

    async def set_password(self, visitor: Visitor, password: str) -> None:
        """Set the password of *visitor*; his other sessions end.

        Raises:
            AccountError: the password is not taken, or he must confirm first.
        """
        session = self._guard.must_be_fresh(visitor)
        owner = await self.known.owner(session.player)
        must_be_password(password, owner.name)
        await self._records.set_password(session.player, await self._passwords.hash(password))
        await self.known.end(session.player, None, but=session.id)

    async def renew_codes(self, visitor: Visitor) -> list[str]:
        """Return new recovery codes; the old ones are worth nothing any more.

        Raises:
            AccountError: he must confirm first.
        """
        session = self._guard.must_be_fresh(visitor)
        codes = new_codes()
        await self._records.set_codes(session.player, [hash_code(code) for code in codes])
        return codes

    async def delete(self, visitor: Visitor) -> None:
        """Delete the account of *visitor*; his games stay, and bear no name.

        Raises:
            AccountError: he must confirm first.
        """
        session = self._guard.must_be_fresh(visitor)
        ended = await self._records.delete_account(session.player)
        owner = await self.known.owner(session.player)
        await self._records.forget_name(owner.id)
        _log.info("an account was deleted")
        self.known.tell(session.player, *ended)
