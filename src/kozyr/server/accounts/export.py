"""All that is kept of somebody, for himself, as he may take it with him."""

from datetime import UTC, datetime
from typing import Any

from kozyr.server.accounts.records import Details, Owner


def exported(
    owner: Owner, details: Details, *, has_session: bool, tables: list[str], games: list[str]
) -> dict[str, Any]:
    """Return all that is kept of *owner*, but for what would let others in.

    *tables* are those where he has not played to the end, *games* the records of others;
    sessions are told to whoever has one.
    """
    sessions = details.sessions if has_session else ()
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
        "tables": tables,
        "games": games,
    }


def _written(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms // 1000, UTC).isoformat()
