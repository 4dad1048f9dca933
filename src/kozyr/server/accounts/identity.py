"""`Identity`: which player a request comes from, and the cookies that say so."""

import logging
import re
import secrets
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from kozyr.server.accounts.late import LateAccounts
from kozyr.server.accounts.visitor import TOKEN_BYTES, Visitor, hash_token
from kozyr.server.store import Store, StoreError

_log = logging.getLogger(__name__)

COOKIE_DAYS: Final = 400
_RETRY_S: Final = 10
_COOKIE_VALUE: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Identity:
    """Who a browser is: a random cookie, of which only the SHA-256 is kept.

    There are two.  The guest's is given to whoever opens the page, and stays while somebody
    is logged in: after that the browser is its guest again, who may have a game to finish.
    The session's comes with logging in, and another one with each login.

    The cookies' names hold the store's identity, since a browser sends the cookies of
    one port to all ports of that host.
    """

    def __init__(
        self,
        store: Store,
        accounts: LateAccounts,
        *,
        is_https: bool = False,
        may_be_new: Callable[[str | None], bool] = lambda _: True,
    ) -> None:
        """*may_be_new* says whether an address may bring one more whom nobody knows."""
        self._store = store
        self._may_be_new = may_be_new
        self._accounts = accounts
        # A browser takes a cookie of such a name by https alone, for this very host.
        self._guest_cookie = f"{'__Host-' if is_https else ''}kozyr-{store.identity[:12]}"
        self._session_cookie = f"{self._guest_cookie}-session"
        self._is_https = is_https

    async def visitor_of(self, connection: HTTPConnection) -> Visitor | None:
        """Return who has sent *connection*, None when its cookies say nothing.

        Raises:
            StoreError: the store cannot be read.
        """
        guest = await self._guest_of(connection)
        token = connection.cookies.get(self._session_cookie, "")
        if _COOKIE_VALUE.fullmatch(token):
            session = await (await self._accounts.get()).known.session_of(token)
            if session is not None:
                return Visitor(session.player, session, guest)
        return Visitor(guest, None, guest) if guest is not None else None

    async def _guest_of(self, connection: HTTPConnection) -> str | None:
        cookie = connection.cookies.get(self._guest_cookie, "")
        if not _COOKIE_VALUE.fullmatch(cookie):
            return None
        player = hash_token(cookie)
        if not await self._store.knows_player(player):
            return None
        # Who has become an account is let in by a session alone, which can be ended.
        accounts = await self._accounts.get()
        return player if await accounts.known.is_guest(player) else None

    async def introduce(self, request: Request, response: Response) -> Response:
        """Give whoever is unknown a guest's cookie along with *response*.

        Only one who opens the page, or whose page has lost its cookie and asks for itself: a
        page of elsewhere can ask for this one as a picture, any number of times, and each
        would be a player in the file for ever.
        """
        purpose = request.headers.get("sec-fetch-dest", "document")
        of_own_page = request.headers.get("sec-fetch-site") == "same-origin"
        if purpose != "document" and not (purpose == "empty" and of_own_page):
            return response
        try:
            if await self.visitor_of(request) is None:
                if not self._may_be_new(request.client.host if request.client else None):
                    return PlainTextResponse(
                        "Too many new players come from this address just now.\n",
                        429,
                        {"retry-after": str(_RETRY_S)},
                    )
                cookie = secrets.token_urlsafe(TOKEN_BYTES)
                await self._store.add_player(hash_token(cookie))
                self._give(request, response, self._guest_cookie, cookie)
        except StoreError as error:
            _log.error("nobody can be let in: %s", error)
            return PlainTextResponse("Kozyr cannot read or write its file just now.\n", 503)
        return response

    def log_in(self, request: Request, response: Response, token: str) -> None:
        """Have the browser bring the session *token* from now on."""
        self._give(request, response, self._session_cookie, token)

    def log_out(self, request: Request, response: Response) -> None:
        """Have the browser bring no session any more."""
        self._take(request, response, self._session_cookie)

    def forget_guest(self, request: Request, response: Response) -> None:
        """Have the browser not bring the guest's cookie any more: he has an account."""
        self._take(request, response, self._guest_cookie)

    def _give(self, request: Request, response: Response, name: str, value: str) -> None:
        response.set_cookie(
            name,
            value,
            max_age=COOKIE_DAYS * 24 * 3600,
            httponly=True,
            samesite="lax",
            secure=self._is_secure(request),
        )

    def _take(self, request: Request, response: Response, name: str) -> None:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=self._is_secure(request))

    def _is_secure(self, request: Request) -> bool:
        return self._is_https or request.url.scheme == "https"
