"""`Records`: what is kept of accounts, and every statement that reads or writes it."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kozyr.server.accounts.visitor import KeptSession
from kozyr.server.store import Cold
from kozyr.server.store.schema import (
    account_names,
    accounts,
    bans,
    challenges,
    passkeys,
    record_players,
    records,
    recovery_codes,
    sessions,
)

GUEST: Final = "guest"
ACCOUNT: Final = "account"
DELETED: Final = "deleted"
"""What an owner is; the last is also the name that is left of him."""


class NameTakenError(Exception):
    """An account has that name, or one that could be taken for it."""


class PasskeyTakenError(Exception):
    """An account has that passkey."""


@dataclass(frozen=True, slots=True)
class Owner:
    """A player for others: `id` is public; `created` is in ms since 1970, as all times here."""

    player: str
    id: str
    name: str
    kind: str
    created: int
    password: str | None
    is_banned: bool

    @property
    def is_account(self) -> bool:
        """Whether he can log in."""
        return self.kind == ACCOUNT

    @property
    def is_guest(self) -> bool:
        """Whether the guest's cookie is enough to be him."""
        return self.kind == GUEST


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session that is to be opened; `hash` is the SHA-256 of its cookie."""

    hash: str
    id: str
    player: str
    device: str
    created: int


@dataclass(frozen=True, slots=True)
class KeptPasskey:
    """A passkey; `sign_count` is what it counted when it was used last."""

    id: str
    player: str
    public_key: bytes
    sign_count: int
    label: str
    created: int
    used: int | None
    is_suspect: bool


@dataclass(frozen=True, slots=True)
class Details:
    """What else is kept of an account."""

    password: str | None
    codes_left: int
    passkeys: Sequence[KeptPasskey]
    sessions: Sequence[KeptSession]


_OWNER: Final = (
    accounts.c.player,
    accounts.c.id,
    accounts.c.name,
    accounts.c.kind,
    accounts.c.created_ms,
    accounts.c.password,
    bans.c.player.is_not(None),
)
_SESSION: Final = (
    sessions.c.id,
    sessions.c.player,
    sessions.c.device,
    sessions.c.created_ms,
    sessions.c.seen_ms,
    sessions.c.confirmed_ms,
)
_PASSKEY: Final = (
    passkeys.c.id,
    passkeys.c.player,
    passkeys.c.public_key,
    passkeys.c.sign_count,
    passkeys.c.label,
    passkeys.c.created_ms,
    passkeys.c.used_ms,
    passkeys.c.is_suspect,
)


class Records:
    """Each method is one transaction, and raises `StoreError` when the store cannot be used."""

    def __init__(self, cold: Cold) -> None:
        self._cold = cold

    # Owners.

    async def owner(self, player: str) -> Owner | None:
        """Return who *player* is, None when nobody has asked before."""
        return await self._owner_where(accounts.c.player == player)

    async def named(self, folded: str) -> Owner | None:
        """Return whose the name is that *folded* is of."""
        return await self._owner_where(accounts.c.folded == folded)

    async def _owner_where(self, condition: sa.ColumnElement[bool]) -> Owner | None:
        query = sa.select(*_OWNER).select_from(accounts.outerjoin(bans)).where(condition)
        async with self._cold.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Owner(*row) if row else None

    async def add_guest(self, player: str, id_: str, name: str, now_ms: int) -> Owner:
        """Make *player* known as a guest, unless he is known."""
        guest = Owner(player, id_, name, GUEST, now_ms, password=None, is_banned=False)
        try:
            async with self._cold.begin() as connection:
                await connection.execute(
                    accounts.insert().values(
                        player=player, id=id_, name=name, kind=GUEST, created_ms=now_ms
                    )
                )
        except IntegrityError:
            # Another of his connections was first.
            known = await self.owner(player)
            if known is None:
                raise
            return known
        return guest

    async def is_taken(self, keys: Collection[str]) -> bool:
        """Whether an account's name shares one of *keys*."""
        async with self._cold.read() as connection:
            return await _has_keys(connection, keys, but=None)

    async def open_account(
        self,
        player: str,
        *,
        name: str,
        folded: str,
        keys: Collection[str],
        password: str | None,
        passkey: KeptPasskey | None,
        codes: Iterable[str],
        session: NewSession,
    ) -> None:
        """Make an account of the guest *player*, with one session.

        Raises:
            NameTakenError: the name is another's, or he has an account already.
            PasskeyTakenError: the passkey is another's.
        """
        try:
            async with self._cold.begin() as connection:
                await _claim(connection, player, keys)
                changed = await connection.execute(
                    accounts.update()
                    .where(accounts.c.player == player, accounts.c.kind == GUEST)
                    .values(name=name, folded=folded, kind=ACCOUNT, password=password)
                )
                if changed.rowcount != 1:
                    raise NameTakenError
                if passkey is not None:
                    await _write_passkey(connection, passkey)
                await _write_codes(connection, player, codes)
                await _write_session(connection, session)
        except IntegrityError as error:
            raise NameTakenError from error

    async def rename(self, player: str, name: str, folded: str, keys: Collection[str]) -> None:
        """Give the account of *player* another name.

        Raises:
            NameTakenError: it is another's.
        """
        try:
            async with self._cold.begin() as connection:
                await _claim(connection, player, keys)
                await connection.execute(
                    accounts.update()
                    .where(accounts.c.player == player, accounts.c.kind == ACCOUNT)
                    .values(name=name, folded=folded)
                )
        except IntegrityError as error:
            raise NameTakenError from error

    async def set_password(self, player: str, password: str) -> None:
        """Keep the hash *password*."""
        async with self._cold.begin() as connection:
            await connection.execute(
                accounts.update().where(accounts.c.player == player).values(password=password)
            )

    async def details(self, player: str) -> Details:
        """Return the rest of what is kept of *player*."""
        async with self._cold.read() as connection:
            password = await connection.scalar(
                sa.select(accounts.c.password).where(accounts.c.player == player)
            )
            codes = await connection.scalar(
                sa.select(sa.func.count())
                .select_from(recovery_codes)
                .where(recovery_codes.c.player == player)
            )
            keys = await connection.execute(
                sa.select(*_PASSKEY)
                .where(passkeys.c.player == player)
                .order_by(passkeys.c.created_ms)
            )
            open_ = await connection.execute(
                sa.select(*_SESSION)
                .where(sessions.c.player == player)
                .order_by(sessions.c.seen_ms.desc())
            )
            return Details(
                password,
                codes or 0,
                [KeptPasskey(*row) for row in keys],
                [KeptSession(*row) for row in open_],
            )

    async def delete_account(self, player: str) -> list[str]:
        """Forget all but that there was such a player; return his sessions' ids."""
        async with self._cold.begin() as connection:
            ended = await _end_sessions(connection, sessions.c.player == player)
            for table in (account_names, passkeys, recovery_codes, challenges):
                await connection.execute(table.delete().where(table.c.player == player))
            await connection.execute(
                accounts.update()
                .where(accounts.c.player == player)
                .values(name=DELETED, folded=None, kind=DELETED, password=None)
            )
            return ended

    async def games(self, id_: str) -> list[str]:
        """Return the records of the finished games in which the public id *id_* sat."""
        query = (
            sa.select(records.c.text)
            .join(record_players, record_players.c.record == records.c.id)
            .where(record_players.c.player == id_)
            .order_by(records.c.finished_ms)
        )
        async with self._cold.read() as connection:
            return list((await connection.scalars(query)).all())

    async def forget_name(self, id_: str) -> None:
        """Have the records of finished games tell no name of the public id *id_* any more."""
        async with self._cold.begin() as connection:
            await connection.execute(
                record_players.update().where(record_players.c.player == id_).values(name=DELETED)
            )

    # Sessions.

    async def open_sessions(self, ids: Collection[str]) -> set[str]:
        """Return which of the sessions *ids* have not ended."""
        query = sa.select(sessions.c.id).where(sessions.c.id.in_(list(ids)))
        async with self._cold.read() as connection:
            return set((await connection.scalars(query)).all())

    async def open_session(self, session: NewSession, most: int) -> list[str]:
        """Open *session*; of more than *most* those end that were not used for longest."""
        async with self._cold.begin() as connection:
            await _write_session(connection, session)
            oldest = await connection.scalars(
                sa.select(sessions.c.id)
                .where(sessions.c.player == session.player, sessions.c.id != session.id)
                .order_by(sessions.c.seen_ms.desc())
                .offset(most - 1)
            )
            return await _end_sessions(connection, sessions.c.id.in_(oldest.all()))

    async def session(self, hash_: str) -> KeptSession | None:
        """Return the session whose cookie has that *hash_*."""
        async with self._cold.read() as connection:
            row = (
                await connection.execute(sa.select(*_SESSION).where(sessions.c.hash == hash_))
            ).one_or_none()
        return KeptSession(*row) if row else None

    async def see(self, id_: str, now_ms: int) -> None:
        """Remember that the session *id_* is in use."""
        await self._change_session(id_, seen_ms=now_ms)

    async def confirm(self, id_: str, now_ms: int) -> None:
        """Remember that its player has proved who he is."""
        await self._change_session(id_, seen_ms=now_ms, confirmed_ms=now_ms)

    async def _change_session(self, id_: str, **values: int) -> None:
        async with self._cold.begin() as connection:
            await connection.execute(sessions.update().where(sessions.c.id == id_).values(**values))

    async def end_sessions(
        self, player: str, ids: Iterable[str] | None, but: str | None
    ) -> list[str]:
        """End the sessions *ids* of *player*, or all but *but*; return which have ended."""
        condition = sessions.c.player == player
        if ids is not None:
            condition &= sessions.c.id.in_(list(ids))
        if but is not None:
            condition &= sessions.c.id != but
        async with self._cold.begin() as connection:
            return await _end_sessions(connection, condition)

    # Recovery codes.

    async def set_codes(self, player: str, codes: Iterable[str]) -> None:
        """Keep the hashes *codes* in the place of all before."""
        async with self._cold.begin() as connection:
            await connection.execute(
                recovery_codes.delete().where(recovery_codes.c.player == player)
            )
            await _write_codes(connection, player, codes)

    async def use_code(self, player: str, code: str) -> bool:
        """Use the code up whose hash is *code*; False when *player* has none such."""
        async with self._cold.begin() as connection:
            used = await connection.execute(
                recovery_codes.delete().where(
                    recovery_codes.c.player == player, recovery_codes.c.hash == code
                )
            )
            return used.rowcount == 1

    # Passkeys.

    async def passkey(self, id_: str) -> KeptPasskey | None:
        """Return the passkey *id_*."""
        async with self._cold.read() as connection:
            row = (
                await connection.execute(sa.select(*_PASSKEY).where(passkeys.c.id == id_))
            ).one_or_none()
        return KeptPasskey(*row) if row else None

    async def add_passkey(self, passkey: KeptPasskey) -> None:
        """Keep *passkey*.

        Raises:
            PasskeyTakenError: it is kept already.
        """
        async with self._cold.begin() as connection:
            await _write_passkey(connection, passkey)

    async def use_passkey(self, id_: str, sign_count: int, now_ms: int) -> None:
        """Remember that the passkey *id_* was used, and what it counts."""
        await self._change_passkey(id_, sign_count=sign_count, used_ms=now_ms)

    async def suspect_passkey(self, id_: str) -> None:
        """Remember that there may be a copy of the passkey *id_*."""
        await self._change_passkey(id_, is_suspect=True)

    async def _change_passkey(self, id_: str, **values: int) -> None:
        async with self._cold.begin() as connection:
            await connection.execute(passkeys.update().where(passkeys.c.id == id_).values(**values))

    async def remove_passkey(self, player: str, id_: str) -> None:
        """Forget the passkey *id_* of *player*."""
        async with self._cold.begin() as connection:
            await connection.execute(
                passkeys.delete().where(passkeys.c.player == player, passkeys.c.id == id_)
            )

    # Challenges.

    async def put_challenge(
        self, hash_: str, player: str | None, now_ms: int, expires_ms: int
    ) -> None:
        """Remember a challenge for *player*, or for whoever comes; old ones are forgotten."""
        async with self._cold.begin() as connection:
            await connection.execute(challenges.delete().where(challenges.c.expires_ms <= now_ms))
            await connection.execute(
                challenges.insert().values(hash=hash_, player=player, expires_ms=expires_ms)
            )

    async def take_challenge(self, hash_: str, player: str | None, now_ms: int) -> bool:
        """Use the challenge up; False when there is none open for *player*."""
        async with self._cold.begin() as connection:
            taken = await connection.execute(
                challenges.delete().where(
                    challenges.c.hash == hash_,
                    challenges.c.player.is_not_distinct_from(player),
                    challenges.c.expires_ms > now_ms,
                )
            )
            return taken.rowcount == 1


async def _has_keys(connection: AsyncConnection, keys: Collection[str], but: str | None) -> bool:
    query = sa.select(account_names.c.key).where(account_names.c.key.in_(list(keys)))
    if but is not None:
        query = query.where(account_names.c.player != but)
    return (await connection.execute(query.limit(1))).first() is not None


async def _claim(connection: AsyncConnection, player: str, keys: Collection[str]) -> None:
    """Let *player* alone have names with *keys*, and with no others.

    Raises:
        NameTakenError: somebody has one.
        IntegrityError: somebody has taken one at this very moment.
    """
    if await _has_keys(connection, keys, but=player):
        raise NameTakenError
    await connection.execute(account_names.delete().where(account_names.c.player == player))
    await connection.execute(
        account_names.insert(), [{"key": key, "player": player} for key in sorted(keys)]
    )


async def _write_codes(connection: AsyncConnection, player: str, codes: Iterable[str]) -> None:
    await connection.execute(
        recovery_codes.insert(), [{"hash": code, "player": player} for code in codes]
    )


async def _write_session(connection: AsyncConnection, session: NewSession) -> None:
    await connection.execute(
        sessions.insert().values(
            hash=session.hash,
            id=session.id,
            player=session.player,
            device=session.device,
            created_ms=session.created,
            seen_ms=session.created,
            confirmed_ms=session.created,
        )
    )


async def _write_passkey(connection: AsyncConnection, passkey: KeptPasskey) -> None:
    known = await connection.execute(sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id))
    if known.first() is not None:
        raise PasskeyTakenError
    await connection.execute(
        passkeys.insert().values(
            id=passkey.id,
            player=passkey.player,
            public_key=passkey.public_key,
            sign_count=passkey.sign_count,
            label=passkey.label,
            created_ms=passkey.created,
            used_ms=passkey.used,
            is_suspect=passkey.is_suspect,
        )
    )


async def _end_sessions(
    connection: AsyncConnection, condition: sa.ColumnElement[bool]
) -> list[str]:
    ended = await connection.scalars(sessions.delete().where(condition).returning(sessions.c.id))
    return list(ended)
