"""`Guard`: what must be so before something is done, and how often it may be tried."""

import hashlib
from collections.abc import Callable
from typing import Final

from kozyr.server.accounts.messages import AccountError
from kozyr.server.accounts.names import BadName, fold_name, read_name
from kozyr.server.accounts.passwords import BadPassword, check_password
from kozyr.server.accounts.throttle import Rate, Rates, Throttle, home_of
from kozyr.server.accounts.visitor import KeptSession, Visitor

FRESH_MS: Final = 10 * 60_000
"""For so long who has logged in or confirmed may do what cannot be taken back."""


class Guard:
    """Refuses what is not allowed or comes too often; all that it raises are `AccountError`s."""

    def __init__(self, rates: Rates, throttle: Throttle, now_ms: Callable[[], int]) -> None:
        self._rates = rates
        self._throttle = throttle
        self._now_ms = now_ms

    def is_fresh(self, session: KeptSession) -> bool:
        """Whether its player has proved a short while ago who he is."""
        return self._now_ms() - session.confirmed < FRESH_MS

    def must_be_fresh(self, visitor: Visitor) -> KeptSession:
        """Return the session of *visitor*, who has just proved who he is."""
        session = must_be_account(visitor)
        if not self.is_fresh(session):
            raise AccountError("confirm_first", 403)
        return session

    def slow_down_joining(self, address: str) -> None:
        """Count an account that is made from *address*."""
        wait_s = self._throttle.take(_of_home("join", address, self._rates.joining))
        _refuse_if(wait_s, "too_many_accounts")

    def slow_down_trying(self, address: str) -> None:
        """Count a try from *address* that names nobody."""
        _refuse_if(self._throttle.take(_of_home("try", address, self._rates.address)))

    def slow_down_guessing(self, name: str, address: str) -> None:
        """Count a try of *name* from *address*: together, and each."""
        who = hashlib.sha256(fold_name(name).encode()).hexdigest()
        rates = self._rates
        wait_s = self._throttle.take(
            _of_home(f"try {who}", address, rates.name_at_address),
            (f"name {who}", rates.name),
            _of_home("try", address, rates.address),
        )
        _refuse_if(wait_s)


def must_be_guest(visitor: Visitor) -> None:
    """Refuse a *visitor* who is logged in."""
    if visitor.session is not None:
        raise AccountError("is_account", 409)


def must_be_account(visitor: Visitor) -> KeptSession:
    """Return the session of *visitor*, who must have one."""
    if visitor.session is None:
        raise AccountError("not_logged_in", 401)
    return visitor.session


def must_be_name(text: str) -> str:
    """Return *text* as a name."""
    try:
        return read_name(text)
    except BadName as error:
        raise AccountError(error.fault, 422, "name") from error


def must_be_password(password: str, name: str) -> None:
    """Refuse a *password* that is none for whoever is called *name*."""
    try:
        check_password(password, name)
    except BadPassword as error:
        raise AccountError(error.code, 422, "password") from error


def _of_home(kind: str, address: str, rate: Rate) -> tuple[str, Rate]:
    return f"{kind} {home_of(address)}", rate


def _refuse_if(wait_s: float, code: str = "too_many_tries") -> None:
    if wait_s > 0:
        raise AccountError(code, 429, retry_after_s=int(wait_s) + 1)
