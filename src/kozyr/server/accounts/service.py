"""`Accounts`: who a visitor is, and all that can be done with an account."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import msgspec

from kozyr.server.accounts import passkeys
from kozyr.server.accounts.codes import hash_code, new_codes
from kozyr.server.accounts.lines import Lines
from kozyr.server.accounts.messages import Account, AccountError, Passkey, Session
from kozyr.server.accounts.names import BadName, NameFault, fold_name, keys_of, read_name
from kozyr.server.accounts.passkeys import BadPasskey, NewKey, Site
from kozyr.server.accounts.passwords import BadPassword, Passwords, check_password
from kozyr.server.accounts.records import (
    KeptPasskey,
    NameTakenError,
    NewSession,
    Owner,
    PasskeyTakenError,
    Records,
)
from kozyr.server.accounts.throttle import Rate, Rates, Throttle, home_of
from kozyr.server.accounts.visitor import TOKEN_BYTES, Entry, KeptSession, Visitor, hash_token
from kozyr.server.accounts.who import Who
from kozyr.server.store import StoreError

_T = TypeVar("_T")
_log = logging.getLogger(__name__)

_PUBLIC_BYTES: Final = 9
_MINUTE_MS: Final = 60_000
_DAY_MS: Final = 24 * 60 * _MINUTE_MS
FRESH_MS: Final = 10 * _MINUTE_MS
"""For so long who has logged in or confirmed may do what cannot be taken back."""
IDLE_MS: Final = 90 * _DAY_MS
SESSION_MS: Final = 400 * _DAY_MS
"""A session ends when it was not used for that long, and in any case after that long."""
_SEEN_MS: Final = 60 * _MINUTE_MS
"""When a session was last seen is kept to the hour."""
_CHALLENGE_MS: Final = 5 * _MINUTE_MS
MOST_SESSIONS: Final = 30
MOST_PASSKEYS: Final = 10
_CACHED: Final = 20_000
_CACHED_MS: Final = _MINUTE_MS
_SESSION_CACHED_MS: Final = 10_000
_LOOK_S: Final = 60
_GUEST_NUMBERS: Final = 9000
_DEVICE_LENGTH: Final = 120


class _Notice(msgspec.Struct, frozen=True):
    """Who has changed, and which of his sessions have ended; None is the guest's cookie."""

    player: str
    ended: list[str | None]


async def _no_tables(_: str) -> list[str]:
    return []


class Accounts:
    """Accounts over the cold store; may be used from one event loop.

    *public_urls* are the addresses that people open; passkeys are for these alone.
    *tables_of* tells at which tables that are not over a player sits.  What *send* is given
    the `Accounts` of all other workers should `hear`.
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
        self._sites = [site for url in public_urls if (site := passkeys.site_of(url))]
        self._is_local = not public_urls
        self._passwords = passwords or Passwords()
        self._rates = rates or Rates()
        self._throttle = throttle or Throttle()
        self._tables_of = tables_of
        self._send = send
        self.lines = lines or Lines()
        self._now_ms = now_ms
        self._owners: OrderedDict[str, tuple[int, Owner]] = OrderedDict()
        self._sessions: OrderedDict[str, tuple[int, KeptSession]] = OrderedDict()

    def close(self) -> None:
        """Let go of the threads; the store is whose opened it."""
        self._passwords.close()

    # Who is it?

    async def who(self, player: str) -> Who:
        """Return who *player* is; a change by another worker may be known a minute later.

        Raises:
            StoreError: the store cannot be read or written.
        """
        owner = await self._known_owner(player)
        return Who(owner.id, owner.name, owner.is_account, owner.is_banned)

    async def is_guest(self, player: str) -> bool:
        """Whether a guest's cookie is enough to be *player*, who is known."""
        return (await self._known_owner(player)).is_guest

    async def _known_owner(self, player: str) -> Owner:
        now = self._now_ms()
        cached = self._owners.get(player)
        if cached is not None and now - cached[0] < _CACHED_MS:
            return cached[1]
        owner = await self._owner(player)
        _remember(self._owners, player, (now, owner))
        return owner

    async def _owner(self, player: str) -> Owner:
        owner = await self._records.owner(player)
        if owner is not None:
            return owner
        number = 1000 + secrets.randbelow(_GUEST_NUMBERS)
        return await self._records.add_guest(
            player, secrets.token_urlsafe(_PUBLIC_BYTES), f"Guest {number}", self._now_ms()
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
            await self._end(session.player, [session.id])
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
        """Take note of what the `Accounts` of another worker has sent."""
        try:
            self._note(msgspec.json.decode(notice, type=_Notice))
        except msgspec.DecodeError as error:
            _log.warning("a notice cannot be read: %s", error)

    def _tell(self, player: str, *ended: str | None) -> None:
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

    # What is so.

    async def account(self, visitor: Visitor, host: str) -> Account:
        """Return what *visitor* may know of his account; *host* is what the page is asked of."""
        owner = await self._owner(visitor.player)
        has_passkeys = self.site(host) is not None
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
            is_fresh=self._is_fresh(visitor.session),
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

    def site(self, host: str) -> Site | None:
        """Return for whom passkeys are, on a page that was asked of *host*.

        Without a public address only this very machine has any.
        """
        if self._is_local:
            return passkeys.site_of(f"http://{host}")
        return next((site for site in self._sites if site.host == host.lower()), None)

    # Becoming an account.

    async def register(
        self, visitor: Visitor, name: str, password: str, address: str, device: str
    ) -> Entry:
        """Make an account of the guest *visitor*; he stays the same player.

        Raises:
            AccountError: he is none, or the name or password is not taken.
        """
        self._must_be_guest(visitor)
        name = self._read_name(name)
        _check_password(password, name)
        self._slow_down(("join", address), self._rates.joining, "too_many_accounts")
        kept = await self._passwords.hash(password)
        return await self._open(visitor, name, device, password=kept)

    async def _open(
        self,
        visitor: Visitor,
        name: str,
        device: str,
        *,
        password: str | None = None,
        passkey: KeptPasskey | None = None,
    ) -> Entry:
        await self._owner(visitor.player)
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
        self._tell(visitor.player, None)
        opened = Visitor(visitor.player, _kept(session), None)
        return Entry(token, opened, was_guest=True, codes=codes)

    # Coming in.

    async def log_in(
        self, visitor: Visitor | None, name: str, password: str, address: str, device: str
    ) -> Entry:
        """Let in whoever knows *password* of the account *name*.

        Raises:
            AccountError: name or password is wrong, which of the two is not said; or this was
                tried too often.
        """
        self._slow_down_guessing(name, address)
        owner = await self._records.named(fold_name(name))
        kept = owner.password if owner else None
        if not await self._passwords.verify(kept, password) or owner is None:
            _log.warning("a login from %s was refused", address)
            raise AccountError("wrong_login", 403, "password")
        if kept is not None and self._passwords.is_outdated(kept):
            await self._records.set_password(owner.player, await self._passwords.hash(password))
        return await self._enter(visitor, owner.player, device)

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
        self._slow_down_guessing(name, address)
        _check_password(password, name)
        kept = await self._passwords.hash(password)
        owner = await self._records.named(fold_name(name))
        if owner is None or not await self._records.use_code(owner.player, hash_code(code)):
            _log.warning("a recovery from %s was refused", address)
            raise AccountError("wrong_code", 403, "code")
        await self._records.set_password(owner.player, kept)
        await self._end(owner.player, None)
        _log.info("an account was recovered")
        return await self._enter(visitor, owner.player, device)

    async def _enter(self, visitor: Visitor | None, player: str, device: str) -> Entry:
        """Open a session of *player*; the one that this browser had ends."""
        token, session = self._new_session(player, device)
        await self._records.open_session(session, MOST_SESSIONS)
        if visitor is not None:
            if visitor.session is not None:
                await self._end(visitor.player, [visitor.session.id])
            else:
                self._tell(visitor.player, None)
        guest = visitor.guest if visitor else None
        return Entry(token, Visitor(player, _kept(session), guest))

    async def confirm(self, visitor: Visitor, password: str, address: str) -> None:
        """Make the session of *visitor* fresh again: he knows the *password*.

        Raises:
            AccountError: it is wrong, or was tried too often.
        """
        session = self._must_be_account(visitor)
        self._slow_down_guessing(session.player, address)
        details = await self._records.details(session.player)
        if not await self._passwords.verify(details.password, password):
            _log.warning("a confirmation from %s was refused", address)
            raise AccountError("wrong_password", 403, "password")
        await self._confirm(session)

    async def _confirm(self, session: KeptSession) -> None:
        await self._records.confirm(session.id, self._now_ms())
        self._tell(session.player)

    async def log_out(self, visitor: Visitor) -> None:
        """End the session of *visitor*.

        Raises:
            AccountError: he has none.
        """
        session = self._must_be_account(visitor)
        await self._end(session.player, [session.id])

    async def end_sessions(self, visitor: Visitor, id_: str | None) -> None:
        """End the session *id_* of the same account, or all others.

        Raises:
            AccountError: there is no such session.
        """
        session = self._must_be_account(visitor)
        if id_ is None:
            await self._end(session.player, None, but=session.id)
        elif not await self._end(session.player, [id_]):
            raise AccountError("no_such_session", 404)

    async def _end(
        self, player: str, ids: Iterable[str] | None, but: str | None = None
    ) -> list[str]:
        ended = await self._records.end_sessions(player, ids, but)
        if ended:
            self._tell(player, *ended)
        return ended

    # Changing things.

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Give the account of *visitor* another name.

        Raises:
            AccountError: the name is not taken.
        """
        session = self._must_be_account(visitor)
        name = self._read_name(name)
        try:
            await self._records.rename(session.player, name, fold_name(name), keys_of(name))
        except NameTakenError as error:
            raise AccountError(NameFault.TAKEN, 409, "name") from error
        self._tell(session.player)

    async def set_password(self, visitor: Visitor, password: str) -> None:
        """Set the password of *visitor*; his other sessions end.

        Raises:
            AccountError: the password is not taken, or he must confirm first.
        """
        session = self._must_be_fresh(visitor)
        owner = await self._owner(session.player)
        _check_password(password, owner.name)
        await self._records.set_password(session.player, await self._passwords.hash(password))
        await self._end(session.player, None, but=session.id)

    async def renew_codes(self, visitor: Visitor) -> list[str]:
        """Return new recovery codes; the old ones are worth nothing any more.

        Raises:
            AccountError: he must confirm first.
        """
        session = self._must_be_fresh(visitor)
        codes = new_codes()
        await self._records.set_codes(session.player, [hash_code(code) for code in codes])
        return codes

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Return all that is kept of *visitor*, but for what would let others in."""
        owner = await self._owner(visitor.player)
        details = await self._records.details(visitor.player)
        sessions = details.sessions if visitor.session is not None else ()
        return {
            "id": owner.id,
            "name": owner.name,
            "kind": owner.kind,
            "created": _written(owner.created),
            "has_password": details.password is not None,
            "recovery_codes_left": details.codes_left,
            "passkeys": [
                {
                    "label": key.label,
                    "created": _written(key.created),
                    "used": None if key.used is None else _written(key.used),
                }
                for key in details.passkeys
            ],
            "sessions": [
                {
                    "device": each.device,
                    "created": _written(each.created),
                    "seen": _written(each.seen),
                }
                for each in sessions
            ],
            "tables": await self._tables_of(visitor.player),
            "games": await self._records.games(owner.id),
        }

    async def delete(self, visitor: Visitor) -> None:
        """Delete the account of *visitor*; his games stay, and bear no name.

        Raises:
            AccountError: he must confirm first.
        """
        session = self._must_be_fresh(visitor)
        ended = await self._records.delete_account(session.player)
        owner = await self._owner(session.player)
        await self._records.forget_name(owner.id)
        _log.info("an account was deleted")
        self._tell(session.player, *ended)

    # Passkeys.

    async def new_passkey(
        self, visitor: Visitor, name: str | None, host: str, address: str
    ) -> dict[str, Any]:
        """Return what the browser must know to make a passkey for *visitor*.

        Raises:
            AccountError: this page offers none; a guest's *name* is not taken; who has an
                account must confirm first, or has enough of them.
        """
        site = self._must_have_site(host)
        known: list[str] = []
        if visitor.session is None:
            self._must_be_guest(visitor)
            name = self._read_name(name or "")
            if await self._records.is_taken(keys_of(name)):
                raise AccountError(NameFault.TAKEN, 409, "name")
            self._slow_down(("join", address), self._rates.joining, "too_many_accounts")
        else:
            session = self._must_be_fresh(visitor)
            known = [key.id for key in (await self._records.details(session.player)).passkeys]
            if len(known) >= MOST_PASSKEYS:
                raise AccountError("too_many_passkeys", 409)
        owner = await self._owner(visitor.player)
        challenge = await self._new_challenge(visitor.player)
        return passkeys.to_register(site, challenge, owner.id.encode(), name or owner.name, known)

    async def add_passkey(
        self,
        visitor: Visitor,
        credential: dict[str, Any],
        name: str | None,
        label: str,
        host: str,
        device: str,
    ) -> Entry | None:
        """Keep the passkey that *credential* brings; it makes an account of a guest.

        Raises:
            AccountError: it is none, came too late or again, or as for `new_passkey`.
        """
        site = self._must_have_site(host)
        if visitor.session is None:
            self._must_be_guest(visitor)
            name = self._read_name(name or "")
        else:
            self._must_be_fresh(visitor)
        try:
            challenge = passkeys.challenge_in(credential)
            await self._take_challenge(challenge, visitor.player)
            key = passkeys.registered(site, challenge, credential)
        except BadPasskey as error:
            _log.warning("a new passkey was refused: %s", error)
            raise AccountError("bad_passkey") from error
        kept = self._kept_passkey(key, visitor.player, label or device)
        if visitor.session is None:
            return await self._open(visitor, name or "", device, passkey=kept)
        try:
            await self._records.add_passkey(kept)
        except PasskeyTakenError as error:
            raise AccountError("bad_passkey", 409) from error
        return None

    async def ask_for_passkey(self, host: str, address: str) -> dict[str, Any]:
        """Return what the browser must know to let a person choose a passkey.

        Raises:
            AccountError: this page offers none, or this was asked too often.
        """
        site = self._must_have_site(host)
        self._slow_down(("try", address), self._rates.address)
        return passkeys.to_use(site, await self._new_challenge(None))

    async def use_passkey(
        self, visitor: Visitor | None, credential: dict[str, Any], host: str, device: str
    ) -> Entry | None:
        """Let in whoever has the passkey; return None when that was to confirm who he is.

        Raises:
            AccountError: *credential* proves nothing, came too late or again, or there may
                be a copy of the passkey.
        """
        site = self._must_have_site(host)
        try:
            challenge = passkeys.challenge_in(credential)
            await self._take_challenge(challenge, None)
            key = await self._passkey(passkeys.id_of(credential))
            count = passkeys.used(site, challenge, credential, key.public_key)
        except BadPasskey as error:
            _log.warning("a passkey was refused: %s", error)
            raise AccountError("bad_passkey", 403) from error
        now = self._now_ms()
        if passkeys.has_gone_back(key.sign_count, count):
            await self._records.suspect_passkey(key.id)
            _log.warning("a passkey counts backwards: there may be a copy of it")
            raise AccountError("copied_passkey", 403)
        await self._records.use_passkey(key.id, count, now)
        if visitor is not None and visitor.session and visitor.player == key.player:
            await self._confirm(visitor.session)
            return None
        return await self._enter(visitor, key.player, device)

    async def remove_passkey(self, visitor: Visitor, id_: str) -> None:
        """Forget the passkey *id_* of *visitor*.

        Raises:
            AccountError: he has none such, it is his only way in, or he must confirm first.
        """
        session = self._must_be_fresh(visitor)
        details = await self._records.details(session.player)
        if id_ not in {key.id for key in details.passkeys}:
            raise AccountError("no_such_passkey", 404)
        if details.password is None and len(details.passkeys) == 1:
            raise AccountError("last_passkey", 409)
        await self._records.remove_passkey(session.player, id_)

    async def _passkey(self, id_: str) -> KeptPasskey:
        key = await self._records.passkey(id_)
        if key is None:
            raise BadPasskey("nobody has it")
        return key

    async def _new_challenge(self, player: str | None) -> bytes:
        challenge = secrets.token_bytes(passkeys.CHALLENGE_BYTES)
        now = self._now_ms()
        await self._records.put_challenge(_hash(challenge), player, now, now + _CHALLENGE_MS)
        return challenge

    async def _take_challenge(self, challenge: bytes, player: str | None) -> None:
        if not await self._records.take_challenge(_hash(challenge), player, self._now_ms()):
            raise BadPasskey("the challenge is not open")

    def _kept_passkey(self, key: NewKey, player: str, label: str) -> KeptPasskey:
        return KeptPasskey(
            id=key.id,
            player=player,
            public_key=key.public_key,
            sign_count=key.sign_count,
            label=_printable(label),
            created=self._now_ms(),
            used=None,
            is_suspect=False,
        )

    # What must be so.

    def _must_be_guest(self, visitor: Visitor) -> None:
        if visitor.session is not None:
            raise AccountError("is_account", 409)

    def _must_be_account(self, visitor: Visitor) -> KeptSession:
        if visitor.session is None:
            raise AccountError("not_logged_in", 401)
        return visitor.session

    def _must_be_fresh(self, visitor: Visitor) -> KeptSession:
        session = self._must_be_account(visitor)
        if not self._is_fresh(session):
            raise AccountError("confirm_first", 403)
        return session

    def _is_fresh(self, session: KeptSession) -> bool:
        return self._now_ms() - session.confirmed < FRESH_MS

    def _must_have_site(self, host: str) -> Site:
        site = self.site(host)
        if site is None:
            raise AccountError("no_passkeys_here", 409)
        return site

    def _read_name(self, text: str) -> str:
        try:
            return read_name(text)
        except BadName as error:
            raise AccountError(error.fault, 422, "name") from error

    def _slow_down(
        self,
        key: tuple[str, str],
        rate: Rate,
        code: str = "too_many_tries",
    ) -> None:
        kind, address = key
        self._refuse_if(self._throttle.take((f"{kind} {home_of(address)}", rate)), code)

    def _slow_down_guessing(self, name: str, address: str) -> None:
        """Count a try of *name* from *address*: together, and each."""
        home, who = home_of(address), _hash(fold_name(name).encode())
        rates = self._rates
        self._refuse_if(
            self._throttle.take(
                (f"try {who} {home}", rates.name_at_address),
                (f"name {who}", rates.name),
                (f"try {home}", rates.address),
            ),
            "too_many_tries",
        )

    def _refuse_if(self, wait_s: float, code: str) -> None:
        if wait_s > 0:
            raise AccountError(code, 429, retry_after_s=int(wait_s) + 1)

    def _new_session(self, player: str, device: str) -> tuple[str, NewSession]:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        session = NewSession(
            hash=hash_token(token),
            id=secrets.token_urlsafe(_PUBLIC_BYTES),
            player=player,
            device=_printable(device),
            created=self._now_ms(),
        )
        return token, session


def _remember(cache: OrderedDict[str, _T], key: str, value: _T) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > _CACHED:
        cache.popitem(last=False)


def _hash(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def _kept(session: NewSession) -> KeptSession:
    return KeptSession(
        id=session.id,
        player=session.player,
        device=session.device,
        created=session.created,
        seen=session.created,
        confirmed=session.created,
    )


def _written(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms // 1000, UTC).isoformat()


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())[:_DEVICE_LENGTH]


def _check_password(password: str, name: str) -> None:
    try:
        check_password(password, name)
    except BadPassword as error:
        raise AccountError(error.code, 422, "password") from error
