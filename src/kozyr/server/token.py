"""The word that the admin page asks for: who can read the file may run the server."""

import contextlib
import os
import secrets
from pathlib import Path
from typing import Final

from kozyr.server.config import Config, ConfigError
from kozyr.server.local import database_file

_BYTES: Final = 32
_SHORTEST: Final = 32


def token_file(config: Config) -> Path:
    """Return where the token is kept: beside the data, unless *config* says where.

    Raises:
        StoreError: there can be no such path.
    """
    if config.token_file:
        return Path(config.token_file).expanduser()
    state = os.environ.get("STATE_DIRECTORY")
    folder = Path(state) if state else database_file(config.file).parent
    return folder / "admin.token"


def token_of(config: Config) -> str:
    """Return the token; make one, for its owner's eyes alone, where there is none.

    Raises:
        ConfigError: the file cannot be read or written, or others may read it.
    """
    file = token_file(config)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "w", encoding="ascii") as made:
                made.write(secrets.token_urlsafe(_BYTES) + "\n")
        if file.stat().st_mode & 0o077:
            raise ConfigError(f"{file} can be read by others; chmod 600 {file}")
        return read_token(file)
    except OSError as error:
        raise ConfigError(f"{file} cannot be used: {error.strerror}.") from error


def read_token(file: Path) -> str:
    """Return the token that *file* holds.

    Raises:
        ConfigError: it holds none.
        OSError: it cannot be read.
    """
    token = file.read_text(encoding="utf-8").strip()
    if len(token) < _SHORTEST:
        raise ConfigError(f"{file} holds no token: it must have {_SHORTEST} characters or more")
    return token
