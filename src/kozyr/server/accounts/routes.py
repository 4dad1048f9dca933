"""Accounts over HTTP: JSON under ``/api/account``."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from kozyr.server.accounts import messages
from kozyr.server.accounts.device import device_of
from kozyr.server.accounts.identity import Identity
from kozyr.server.accounts.late import LateAccounts
from kozyr.server.accounts.messages import AccountError, Answer
from kozyr.server.accounts.visitor import Entry, Visitor
from kozyr.server.answers import NEVER, Answering, encoded_json, in_json
from kozyr.server.store import StoreError

_log = logging.getLogger(__name__)

PREFIX: Final = "/api/account"
BODY_S: Final = 10.0
"""So long a few bytes may take to come."""
_JSON: Final = "application/json"
_FILE_NAME: Final = "kozyr-account.json"
_Asked = TypeVar("_Asked", bound=messages.Request)


@dataclass(frozen=True, slots=True)
class _Visit:
    """A request's circumstances: who, to which host, from which address, with which browser."""

    visitor: Visitor | None
    host: str
    address: str
    device: str

    @property
    def known(self) -> Visitor:
        """The visitor.

        Raises:
            AccountError: nobody is known; the page has to be opened first.
        """
        if self.visitor is None:
            raise AccountError("nobody", 401)
        return self.visitor


@dataclass(frozen=True, slots=True)
class _Done:
    """What has come of a request: what it gives besides, who came in, whether he went out."""

    entry: Entry | None = None
    codes: list[str] | None = None
    options: dict[str, object] | None = None
    is_out: bool = False


class AccountRoutes:
    """The routes, over *accounts* for those whom *identity* knows.

    *is_own_page* says by its headers whether a request comes from a page of this server.
    """

    def __init__(
        self,
        accounts: LateAccounts,
        identity: Identity,
        is_own_page: Callable[[Headers], bool],
    ) -> None:
        self._late = accounts
        self._identity = identity
        self._is_own_page = is_own_page

    def routes(self) -> list[Route]:
        """Return them, to be put before the page's own."""
        return [
            Route(PREFIX, self._account, methods=["GET"]),
            Route(f"{PREFIX}/export", self._export, methods=["GET"]),
            self._post("register", messages.Register, self._register),
            self._post("login", messages.LogIn, self._log_in),
            self._post("recover", messages.Recover, self._recover),
            self._post("confirm", messages.Confirm, self._confirm),
            self._post("logout", messages.Nothing, self._log_out),
            self._post("sessions/end", messages.EndSessions, self._end_sessions),
            self._post("rename", messages.Rename, self._rename),
            self._post("password", messages.SetPassword, self._set_password),
            self._post("codes", messages.Nothing, self._renew_codes),
            self._post("delete", messages.Nothing, self._delete),
            self._post("passkeys/new", messages.NewPasskey, self._new_passkey),
            self._post("passkeys/add", messages.AddPasskey, self._add_passkey),
            self._post("passkeys/ask", messages.Nothing, self._ask_for_passkey),
            self._post("passkeys/use", messages.UsePasskey, self._use_passkey),
            self._post("passkeys/remove", messages.RemovePasskey, self._remove_passkey),
        ]

    # How a request is taken.

    def _post(
        self, name: str, kind: type[_Asked], do: Callable[[_Visit, _Asked], Awaitable[_Done]]
    ) -> Route:
        decoder = msgspec.json.Decoder(kind)

        async def take(request: HttpRequest) -> Response:
            self._check_origin(request.headers)
            asked = decoder.decode(await _body_of(request))
            visit = await self._visit(request)
            return await self._answer(request, visit, await do(visit, asked))

        return Route(f"{PREFIX}/{name}", _guarded(take), methods=["POST"])

    def _check_origin(self, headers: Headers) -> None:
        """Refuse what another site's page asks with our cookie (OWASP ASVS 3.5).

        Raises:
            AccountError: the request may come from elsewhere.
        """
        site = headers.get("sec-fetch-site", "same-origin")
        if site != "same-origin" or not self._is_own_page(headers):
            raise AccountError("other_site", 403)
        # A form of elsewhere cannot send this without asking first.
        if headers.get("content-type", "").partition(";")[0].strip().lower() != _JSON:
            raise AccountError("bad_request", 415)

    async def _visit(self, request: HttpRequest) -> _Visit:
        return _Visit(
            visitor=await self._identity.visitor_of(request),
            host=request.headers.get("host", ""),
            address=request.client.host if request.client else "",
            device=device_of(request.headers.get("user-agent", "")),
        )

    async def _answer(self, request: HttpRequest, visit: _Visit, done: _Done) -> Response:
        if done.options is not None:
            return in_json(done.options)
        if done.is_out:
            response = Response(status_code=204, headers={"cache-control": NEVER})
            self._identity.log_out(request, response)
            return response
        # What has changed in the session is read anew.
        visitor = done.entry.visitor if done.entry else (await self._visit(request)).known
        account = await (await self._late.get()).account(visitor, visit.host)
        response = in_json(Answer(account, done.entry.codes if done.entry else done.codes))
        if done.entry is not None:
            self._identity.log_in(request, response, done.entry.token)
            if done.entry.was_guest:
                self._identity.forget_guest(request, response)
        return response

    # What is asked for.

    async def _account(self, request: HttpRequest) -> Response:
        async def take(request: HttpRequest) -> Response:
            visit = await self._visit(request)
            return in_json(Answer(await (await self._late.get()).account(visit.known, visit.host)))

        return await _guarded(take)(request)

    async def _export(self, request: HttpRequest) -> Response:
        async def take(request: HttpRequest) -> Response:
            visit = await self._visit(request)
            data = msgspec.json.encode(await (await self._late.get()).export(visit.known))
            response = encoded_json(msgspec.json.format(data, indent=2))
            response.headers["content-disposition"] = f'attachment; filename="{_FILE_NAME}"'
            return response

        return await _guarded(take)(request)

    async def _register(self, visit: _Visit, asked: messages.Register) -> _Done:
        return _Done(
            await (await self._late.get()).register(
                visit.known, asked.name, asked.password, visit.address, visit.device
            )
        )

    async def _log_in(self, visit: _Visit, asked: messages.LogIn) -> _Done:
        return _Done(
            await (await self._late.get()).log_in(
                visit.visitor, asked.name, asked.password, visit.address, visit.device
            )
        )

    async def _recover(self, visit: _Visit, asked: messages.Recover) -> _Done:
        return _Done(
            await (await self._late.get()).recover(
                visit.visitor, asked.name, asked.code, asked.password, visit.address, visit.device
            )
        )

    async def _confirm(self, visit: _Visit, asked: messages.Confirm) -> _Done:
        await (await self._late.get()).confirm(visit.known, asked.password, visit.address)
        return _Done()

    async def _log_out(self, visit: _Visit, _: messages.Nothing) -> _Done:
        await (await self._late.get()).log_out(visit.known)
        return _Done(is_out=True)

    async def _end_sessions(self, visit: _Visit, asked: messages.EndSessions) -> _Done:
        await (await self._late.get()).end_sessions(visit.known, asked.id)
        return _Done()

    async def _rename(self, visit: _Visit, asked: messages.Rename) -> _Done:
        await (await self._late.get()).rename(visit.known, asked.name)
        return _Done()

    async def _set_password(self, visit: _Visit, asked: messages.SetPassword) -> _Done:
        await (await self._late.get()).set_password(visit.known, asked.password)
        return _Done()

    async def _renew_codes(self, visit: _Visit, _: messages.Nothing) -> _Done:
        return _Done(codes=await (await self._late.get()).renew_codes(visit.known))

    async def _delete(self, visit: _Visit, _: messages.Nothing) -> _Done:
        await (await self._late.get()).delete(visit.known)
        return _Done(is_out=True)

    async def _new_passkey(self, visit: _Visit, asked: messages.NewPasskey) -> _Done:
        return _Done(
            options=await (await self._late.get()).passkeys.new(
                visit.known, asked.name, visit.host, visit.address
            )
        )

    async def _add_passkey(self, visit: _Visit, asked: messages.AddPasskey) -> _Done:
        return _Done(
            await (await self._late.get()).passkeys.add(
                visit.known, asked.credential, asked.name, asked.label, visit.host, visit.device
            )
        )

    async def _ask_for_passkey(self, visit: _Visit, _: messages.Nothing) -> _Done:
        return _Done(options=await (await self._late.get()).passkeys.ask(visit.host, visit.address))

    async def _use_passkey(self, visit: _Visit, asked: messages.UsePasskey) -> _Done:
        return _Done(
            await (await self._late.get()).passkeys.use(
                visit.visitor, asked.credential, visit.host, visit.device
            )
        )

    async def _remove_passkey(self, visit: _Visit, asked: messages.RemovePasskey) -> _Done:
        await (await self._late.get()).passkeys.remove(visit.known, asked.id)
        return _Done()


def _guarded(take: Answering) -> Answering:
    """Have what *take* refuses said as JSON."""

    async def answer(request: HttpRequest) -> Response:
        try:
            return await take(request)
        except AccountError as error:
            return _refuse(error)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return _refuse(AccountError("bad_request"))
        except StoreError as error:
            _log.error("nothing can be done for accounts: %s", error)
            return _refuse(AccountError("storage", 503))

    return answer


async def _body_of(request: HttpRequest) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for piece in request.stream():
                body += piece
                if len(body) > messages.MAX_BODY_BYTES:
                    raise AccountError("bad_request", 413)
    except ClientDisconnect as error:
        raise AccountError("bad_request") from error
    except TimeoutError as error:
        raise AccountError("bad_request", 408) from error
    return bytes(body)


def _refuse(error: AccountError) -> Response:
    response = in_json(error.refusal, error.status)
    if error.refusal.retry_after_s is not None:
        response.headers["retry-after"] = str(error.refusal.retry_after_s)
    return response
