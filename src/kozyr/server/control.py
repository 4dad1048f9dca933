"""What the supervisor of `kozyr serve` and its workers say to each other, a JSON object a line."""

from typing import Any, Final

import msgspec

from kozyr.server.config import Config

LONGEST_LINE: Final = 1 << 24


class Open(msgspec.Struct, tag="open"):
    """Serve from now on."""

    number: int
    config: Config


class Ask(msgspec.Struct, tag="ask"):
    """Answer with an `Answer` of the same `id`."""

    id: int
    what: str
    arguments: dict[str, str]


class Prepared(msgspec.Struct, tag="prepared"):
    """All is imported: `Open` will take no time."""


class Ready(msgspec.Struct, tag="ready"):
    """People are served."""


class Failed(msgspec.Struct, tag="failed"):
    """It cannot serve, for a reason that a person can read."""

    why: str


class Answer(msgspec.Struct, tag="answer"):
    """What an `Ask` of the same `id` yields, or `error`: a sentence."""

    id: int
    value: Any = None
    error: str | None = None


ToWorker = Open | Ask
FromWorker = Prepared | Ready | Failed | Answer
to_worker: Final = msgspec.json.Decoder(ToWorker)
from_worker: Final = msgspec.json.Decoder(FromWorker)
