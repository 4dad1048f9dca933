"""`Keyring`: passkeys, which are made, used and forgotten."""

import hashlib
import logging
import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

from kozyr.server.accounts import passkeys
from kozyr.server.accounts.entrance import Entrance
from kozyr.server.accounts.guard import Guard, must_be_guest, must_be_name
from kozyr.server.accounts.known import Known
from kozyr.server.accounts.messages import AccountError
from kozyr.server.accounts.names import NameFault, keys_of
from kozyr.server.accounts.passkeys import BadPasskey, NewKey, Site
from kozyr.server.accounts.records import KeptPasskey, PasskeyTakenError, Records
from kozyr.server.accounts.visitor import Entry, Visitor, printable

_log = logging.getLogger(__name__)

_CHALLENGE_MS: Final = 5 * 60_000
MOST_PASSKEYS: Final = 10


class Keyring:
    """The passkeys of all accounts; they are for *public_urls* alone."""

    def __init__(
        self,
        records: Records,
        known: Known,
        guard: Guard,
        entrance: Entrance,
        *,
        public_urls: Collection[str],
        now_ms: Callable[[], int],
    ) -> None:
        self._records = records
        self._known = known
        self._guard = guard
        self._entrance = entrance
        self._sites = [site for url in public_urls if (site := passkeys.site_of(url))]
        self._is_local = not public_urls
        self._now_ms = now_ms

    def site(self, host: str) -> Site | None:
        """Return for whom passkeys are, on a page that was asked of *host*.

        Without a public address only this very machine has any.
        """
        if self._is_local:
            return passkeys.site_of(f"http://{host}")
        return next((site for site in self._sites if site.host == host.lower()), None)

    async def new(
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
            must_be_guest(visitor)
            name = must_be_name(name or "")
            if await self._records.is_taken(keys_of(name)):
                raise AccountError(NameFault.TAKEN, 409, "name")
            self._guard.slow_down_joining(address)
        else:
            session = self._guard.must_be_fresh(visitor)
            known = [key.id for key in (await self._records.details(session.player)).passkeys]
            if len(known) >= MOST_PASSKEYS:
                raise AccountError("too_many_passkeys", 409)
        owner = await self._known.owner(visitor.player)
        challenge = await self._new_challenge(visitor.player)
        return passkeys.to_register(site, challenge, owner.id.encode(), name or owner.name, known)

    async def add(
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
            AccountError: it is none, came too late or again, or as for `new`.
        """
        site = self._must_have_site(host)
        if visitor.session is None:
            must_be_guest(visitor)
            name = must_be_name(name or "")
        else:
            self._guard.must_be_fresh(visitor)
        try:
            challenge = passkeys.challenge_in(credential)
            await self._take_challenge(challenge, visitor.player)
            key = passkeys.registered(site, challenge, credential)
        except BadPasskey as error:
            _log.warning("a new passkey was refused: %s", error)
            raise AccountError("bad_passkey") from error
        kept = self._kept(key, visitor.player, label or device)
        if visitor.session is None:
            return await self._entrance.open_account(visitor, name or "", device, passkey=kept)
        try:
            await self._records.add_passkey(kept)
        except PasskeyTakenError as error:
            raise AccountError("bad_passkey", 409) from error
        return None

    async def ask(self, host: str, address: str) -> dict[str, Any]:
        """Return what the browser must know to let a person choose a passkey.

        Raises:
            AccountError: this page offers none, or this was asked too often.
        """
        site = self._must_have_site(host)
        self._guard.slow_down_trying(address)
        return passkeys.to_use(site, await self._new_challenge(None))

    async def use(
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
            await self._entrance.confirm(visitor.session)
            return None
        return await self._entrance.enter(visitor, key.player, device)

    async def remove(self, visitor: Visitor, id_: str) -> None:
        """Forget the passkey *id_* of *visitor*.

        Raises:
            AccountError: he has none such, it is his only way in, or he must confirm first.
        """
        session = self._guard.must_be_fresh(visitor)
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

    def _kept(self, key: NewKey, player: str, label: str) -> KeptPasskey:
        return KeptPasskey(
            id=key.id,
            player=player,
            public_key=key.public_key,
            sign_count=key.sign_count,
            label=printable(label),
            created=self._now_ms(),
            used=None,
            is_suspect=False,
        )

    def _must_have_site(self, host: str) -> Site:
        site = self.site(host)
        if site is None:
            raise AccountError("no_passkeys_here", 409)
        return site


def _hash(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
