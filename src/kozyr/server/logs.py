"""What the server writes down: one JSON object a line, or plain words for a person.

A line says when (UTC), how grave, who, and what; never a cookie, a token, a password, a seed or
a card that not everybody sees.  Those are not passed to the log in the first place; addresses
of services are, and `without_password` is how.
"""

import logging
import re
import sys
import time
from typing import Any, Final, TextIO

import msgspec

_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
"""What every record has; the rest are fields that `extra` gave it."""
_REFUSED: Final = "ASGI callable returned without completing handshake."
"""What uvicorn says whenever a socket is refused with an answer of ours."""
_PASSWORD: Final = re.compile(r"(?<=://)([^\s/@:]*):[^\s/@]+(?=@)")


class JsonLines(logging.Formatter):
    """Writes each record as one JSON object."""

    def __init__(self, worker: str) -> None:
        """Say on each line that it comes from *worker*."""
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* as one line of JSON."""
        millisecond = int(record.msecs)
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{when}.{millisecond:03}Z",
            "level": record.levelname.lower(),
            "worker": self._worker,
            "logger": record.name,
            "message": without_password(record.getMessage()),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _OWN}
        if record.exc_info:
            line["error"] = without_password(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_json(worker: str, level: str, stream: TextIO = sys.stderr) -> None:
    """Let all loggers write JSON lines from *level* on to *stream*."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines(worker))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Each of its lines would be about what one client sent.
    logging.getLogger("uvicorn.error").addFilter(is_about_this_server)
    for chatty in ("uvicorn", "alembic", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def is_about_this_server(record: logging.LogRecord) -> bool:
    """Whether *record* tells of more than what one client sent, or was refused."""
    if record.msg == _REFUSED:
        return False
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def without_password(text: str) -> str:
    """Return *text* with the passwords of the URLs in it taken out."""
    return _PASSWORD.sub(r"\1:***", text)
