"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is true."""

import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

TIMEOUT_MS: Final = 5 * 60 * 1000
CHALLENGE_BYTES: Final = 32


class BadPasskey(Exception):  # noqa: N818 - it is the passkey that is bad
    """What the browser answered proves nothing."""


@dataclass(frozen=True, slots=True)
class NewKey:
    """A passkey as it is kept."""

    id: str
    public_key: bytes
    sign_count: int


@dataclass(frozen=True, slots=True)
class Site:
    """For whom passkeys are: the page's *origin*, its *host* as requests name it, and its *id*.

    The id is the host's name without the port.
    """

    origin: str
    host: str
    id: str


def site_of(address: str) -> Site | None:
    """Return the site at the public *address*, None where browsers offer no passkeys.

    They do over https, and on ``localhost``; never for a bare number.
    """
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    is_local = name == "localhost" or name.endswith(".localhost")
    if not (parts.scheme == "https" or (parts.scheme == "http" and is_local)):
        return None
    if not name or ":" in name or name.rsplit(".", 1)[-1].isdecimal():
        return None
    usual = 443 if parts.scheme == "https" else 80
    shown = "" if port in (None, usual) else f":{port}"
    return Site(f"{parts.scheme}://{name}{shown}", f"{name}{shown}", name)


def to_register(
    site: Site, challenge: bytes, handle: bytes, name: str, known: list[str]
) -> dict[str, Any]:
    """Return what the browser must know to make a passkey for *name*.

    *handle* is by what the passkey knows its account; *known* are the ids of its others.
    """
    options = generate_registration_options(
        rp_id=site.id,
        rp_name="Kozyr",
        user_id=handle,
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=TIMEOUT_MS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
        ],
    )
    return _plain(options_to_json(options))


def to_use(site: Site, challenge: bytes) -> dict[str, Any]:
    """Return what the browser must know to let a person choose a passkey of *site*."""
    options = generate_authentication_options(
        rp_id=site.id,
        challenge=challenge,
        timeout=TIMEOUT_MS,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _plain(options_to_json(options))


def challenge_in(credential: dict[str, Any]) -> bytes:
    """Return the challenge that *credential* answers; whether it does is not checked yet.

    Raises:
        BadPasskey: it names none.
    """
    try:
        return parse_client_data_json(
            base64url_to_bytes(credential["response"]["clientDataJSON"])
        ).challenge
    except (WebAuthnException, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadPasskey("no challenge is answered") from error


def id_of(credential: dict[str, Any]) -> str:
    """Return the id of the passkey that *credential* was made with.

    Raises:
        BadPasskey: it has none.
    """
    id_ = credential.get("id")
    if not isinstance(id_, str):
        raise BadPasskey("the passkey has no id")
    return id_


def registered(site: Site, challenge: bytes, credential: dict[str, Any]) -> NewKey:
    """Return the passkey that *credential* brings.

    Raises:
        BadPasskey: it is none for this site and *challenge*, made by a verified user.
    """
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadPasskey(str(error)) from error
    return NewKey(
        bytes_to_base64url(verified.credential_id),
        verified.credential_public_key,
        verified.sign_count,
    )


def used(site: Site, challenge: bytes, credential: dict[str, Any], public_key: bytes) -> int:
    """Return how often the passkey says that it was used; 0 when it does not count.

    What it said the time before is the caller's to compare, so that a regression can be
    told from a lie.

    Raises:
        BadPasskey: *credential* does not prove that a verified user has the key.
    """
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=0,
            require_user_verification=True,
        )
    except (WebAuthnException, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadPasskey(str(error)) from error
    return verified.new_sign_count


def has_gone_back(before: int, now: int) -> bool:
    """Whether a passkey that counted *before* counts *now* as only a copy of it would."""
    return (before > 0 or now > 0) and now <= before


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options
