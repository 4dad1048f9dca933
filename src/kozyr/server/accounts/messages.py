"""What goes over HTTP under ``/api/account``: requests, answers and refusals."""

from typing import Annotated, Any, Final

import msgspec

MAX_BODY_BYTES: Final = 16 * 1024

# Longer ones are no names or passwords of ours; how long those may be says who reads them.
# PostgreSQL can keep no text with a NUL.
_NO_NUL: Final = r"^[^\x00]*$"
Text = Annotated[str, msgspec.Meta(max_length=256, pattern=_NO_NUL)]


class Request(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is asked."""


class Nothing(Request, frozen=True):
    """No more than the address says."""


class Register(Request, frozen=True):
    """Make an account of this guest, with a password."""

    name: Text
    password: Text


class LogIn(Request, frozen=True):
    """Be the account of that name in this browser."""

    name: Text
    password: Text


class Recover(Request, frozen=True):
    """Log in with a recovery code, which is used up, and set a new password."""

    name: Text
    code: Text
    password: Text


class Confirm(Request, frozen=True):
    """Say the password again before something that cannot be taken back."""

    password: Text


class Rename(Request, frozen=True):
    """Take another name."""

    name: Text


class SetPassword(Request, frozen=True):
    """Set a password, or another one."""

    password: Text


class EndSessions(Request, frozen=True):
    """Log out elsewhere: one session by its id, or all but this one."""

    id: Text | None = None


class NewPasskey(Request, frozen=True):
    """Ask what the browser must know to make a passkey; a guest says the account's name."""

    name: Text | None = None


class AddPasskey(Request, frozen=True):
    """Keep the passkey that the browser has made; it makes an account of a guest."""

    credential: dict[str, Any]
    name: Text | None = None
    label: Annotated[str, msgspec.Meta(max_length=64, pattern=_NO_NUL)] = ""


class UsePasskey(Request, frozen=True):
    """Log in, or confirm, with a passkey."""

    credential: dict[str, Any]


class RemovePasskey(Request, frozen=True):
    """Forget a passkey."""

    id: Text


class Session(msgspec.Struct, frozen=True):
    """A browser that is logged in; times are ms since 1970."""

    id: str
    device: str
    created: int
    seen: int
    is_this: bool


class Passkey(msgspec.Struct, frozen=True):
    """A passkey; `is_suspect`: it was used as if there were a copy of it."""

    id: str
    label: str
    created: int
    used: int | None
    is_suspect: bool


class Account(msgspec.Struct, frozen=True):
    """Who is asking; of a guest only the first fields tell anything.

    `is_fresh`: no need to confirm who one is.  `waiting` counts the unfinished tables that
    the guest of this browser has besides.
    """

    id: str
    name: str
    is_account: bool
    can_use_passkeys: bool
    has_password: bool = False
    is_fresh: bool = False
    created: int = 0
    codes_left: int = 0
    passkeys: list[Passkey] = []
    sessions: list[Session] = []
    waiting: int = 0


class Answer(msgspec.Struct, frozen=True):
    """What is so now; `recovery_codes` are shown this once."""

    account: Account
    recovery_codes: list[str] | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done: `key` names the message for people, `field` what it is about."""

    code: str
    key: str
    field: str | None = None
    retry_after_s: int | None = None


class AccountError(Exception):
    """A refusal; `status` is that of HTTP."""

    def __init__(
        self,
        code: str,
        status: int = 400,
        field: str | None = None,
        retry_after_s: int | None = None,
    ) -> None:
        """Say what is refused, and about which field of the request."""
        super().__init__(code)
        self.status = status
        self.refusal = Refusal(
            code, f"account-error-{code.replace('_', '-')}", field, retry_after_s
        )
