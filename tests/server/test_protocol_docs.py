"""docs/protocol.md speaks of every message, field, event and code."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import inspect

from kozyr.server import connection, hall, protocol
from kozyr.server.limits import Limits
from kozyr.server.outbox import OUTBOX_LIMIT

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
STRUCTS = [
    value
    for value in vars(protocol).values()
    if isinstance(value, type)
    and issubclass(value, msgspec.Struct)
    and value is not msgspec.Struct
    and not value.__subclasses__()
]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_struct_and_its_fields_are_there(struct: type[msgspec.Struct]) -> None:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    assert f"`{struct.__name__}`" in PAGE
    if info.tag is not None:
        assert f"| `{info.tag}` | `{struct.__name__}` |" in PAGE
    assert [field.name for field in info.fields if f"`{field.name}`" not in PAGE] == []


@pytest.mark.parametrize(
    "words",
    [
        protocol.ErrorCode,
        protocol.Phase,
        protocol.Role,
        protocol.BotLevel,
        protocol.Pace,
        protocol.SeriesKind,
        protocol.ParameterKind,
        protocol.ParameterGroup,
    ],
)
def test_every_word_of_a_closed_set_is_there(words: object) -> None:
    assert [word for word in get_args(words) if f"`{word}`" not in PAGE] == []


def test_the_numbers_are_those_of_the_code() -> None:
    default = Limits()
    assert f"at most {protocol.MAX_MESSAGE_BYTES:,} bytes" in PAGE
    assert f"`protocol` (this is {protocol.PROTOCOL_VERSION})" in PAGE
    assert f"{OUTBOX_LIMIT} messages wait" in PAGE
    assert (
        f"more than {default.messages_burst:.0f} messages at once, or"
        f" {default.messages_per_s:.0f} a second"
    ) in PAGE
    assert (
        f"more than {default.opens_burst:.0f} tables opened or looked for at once,"
        f" one in {1 / default.opens_per_s:.0f} s"
    ) in PAGE
    assert f"After {default.refusals_burst:.0f} refusals" in PAGE
    for code in (
        connection.POLICY_VIOLATION,
        connection.SERVER_ERROR,
        connection.TOO_MANY_CONNECTIONS,
        connection.SESSION_ENDED,
        connection.TOO_MANY_MESSAGES,
    ):
        assert str(code) in PAGE
    assert hall.CONNECTIONS_A_PLAYER == 8
