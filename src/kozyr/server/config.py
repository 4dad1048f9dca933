"""How `kozyr serve` is set up: flags before the environment before a TOML file."""

import ipaddress
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

PREFIX: Final = "KOZYR_"
CONFIG_VARIABLE: Final = "KOZYR_CONFIG"
_OF_OTHERS: Final = frozenset({CONFIG_VARIABLE, "KOZYR_BROWSER", "KOZYR_COMPILE"})
"""Variables of the same prefix that other parts read."""
HIGHEST_PORT: Final = 65_535


class ConfigError(Exception):
    """The settings cannot be used; the message is one sentence that says which and why."""


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that `kozyr serve` can be told; each field is a flag, a variable and a key.

    `data` is the folder or file for a store of one process; `store` a URL instead, such as
    ``postgresql://kozyr@db/kozyr``, and `bus` what carries the news between workers, by default
    the store.  `public_url` is where people find the page,
    several where there are several; only pages from there may open sockets.  `trusted_proxies`
    are the addresses and networks whose ``X-Forwarded-For`` and ``-Proto`` are believed.
    `metrics_port` (0: any, -1: none) serves metrics and the admin page to this machine alone.
    `token_file` holds what the admin page asks for; `page` is a built client other than the one
    that came along.  For `drain_s` seconds, before it goes, a server that is told to end says
    that it is not ready; a limit of 0 is none.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    store: str = ""
    bus: str = ""
    workers: int = 1
    public_url: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_port: int = 9180
    token_file: str = ""
    page: str = ""
    thinkers: int = 0
    sockets_per_address: int = 50
    upgrades_per_minute: int = 20
    upgrades_at_once: int = 100
    requests_per_second: int = 50
    requests_at_once: int = 1000
    drain_s: float = 0.0
    log_level: str = "info"

    def __post_init__(self) -> None:
        """Refuse what cannot be meant.

        Raises:
            ValueError: a value is out of its range.
        """
        for name in ("port", "metrics_port"):
            port = getattr(self, name)
            lowest = -1 if name == "metrics_port" else 0
            if not lowest <= port <= HIGHEST_PORT:
                raise ValueError(f"{name} must be {lowest} to {HIGHEST_PORT}, not {port}")
        for name, most in (("workers", 256), ("thinkers", 256)):
            number = getattr(self, name)
            lowest = 1 if name == "workers" else 0
            if not lowest <= number <= most:
                raise ValueError(f"{name} must be {lowest} to {most}, not {number}")
        for name in (
            "sockets_per_address",
            "upgrades_per_minute",
            "upgrades_at_once",
            "requests_per_second",
            "requests_at_once",
            "drain_s",
        ):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} must not be negative")
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"log_level must be one of {', '.join(LOG_LEVELS)}")
        for url in self.public_url:
            _check_origin(url)
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise ValueError(
                    f"trusted_proxies must be addresses or networks, not {proxy!r}"
                ) from None

    @property
    def is_shared(self) -> bool:
        """Whether several processes can have the store at the same time."""
        return "://" in self.store

    @property
    def bus_url(self) -> str:
        """What carries the news between workers."""
        return self.bus or (self.store if self.is_shared else "local:")

    @property
    def file(self) -> str | None:
        """The folder or file of a store for one process, None for where such things are kept."""
        return self.store.removeprefix("sqlite:") or self.data or None

    @property
    def origins(self) -> frozenset[str]:
        """What a browser says when a page of ours asks: scheme, host and port."""
        return frozenset(origin_of(url) for url in self.public_url)

    @property
    def is_https(self) -> bool:
        """Whether people reach the page by https alone."""
        return bool(self.public_url) and all(
            url.lower().startswith("https:") for url in self.public_url
        )


LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def origin_of(url: str) -> str:
    """Return the origin of the page at *url*, as browsers write it."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = parts.hostname or ""
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + (
        f":{parts.port}" if parts.port not in (None, usual) else ""
    )


def _check_origin(url: str) -> None:
    try:
        parts = urlsplit(url)
        is_good = bool(
            parts.scheme in ("http", "https")
            and parts.hostname
            and parts.path in ("", "/")
            and parts.username is None
            and not (parts.query or parts.fragment)
            and parts.port != 0
        )
    except ValueError:
        is_good = False
    if not is_good:
        raise ValueError(f"public_url must be like https://durak.example, not {url!r}")


def read_config(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Config:
    """Return the settings that *flags* (None: not given), *environment* and *file* make.

    Raises:
        ConfigError: one is unknown or cannot be used; the message says where it stands.
    """
    told: dict[str, Any] = {}
    where: dict[str, str] = {}
    for source, settings in (
        (str(file), _from_file(file)),
        ("the environment", _from_environment(environment)),
        ("the command line", {name: value for name, value in flags.items() if value is not None}),
    ):
        for name, value in settings.items():
            told[name] = value
            where[name] = f"{name} in {source}"
    # One at a time first, so that the message can say where.
    for name, value in told.items():
        _convert({name: value}, where[name])
    config = _convert(told, "the settings")
    _check_together(config)
    return config


def _check_together(config: Config) -> None:
    """Refuse settings that do not go together.

    Raises:
        ConfigError: such are among them.
    """
    if config.workers > 1 and not config.is_shared:
        raise ConfigError(
            "workers must be 1 with a store in a file: several need a store such as postgresql://…."
        )
    if config.store and config.data:
        raise ConfigError("data and store cannot both be given.")


def _convert(settings: Mapping[str, Any], where: str) -> Config:
    try:
        return msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{where}: {error}.") from error


def _from_file(file: Path | None) -> Mapping[str, Any]:
    if file is None:
        return {}
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise ConfigError(f"{file} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file} is no TOML: {error}.") from error


def _from_environment(environment: Mapping[str, str]) -> Mapping[str, Any]:
    told: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in _OF_OTHERS:
            continue
        name = variable.removeprefix(PREFIX).lower()
        told[name] = text.replace(",", " ").split() if name in LISTS else text
    return told


LISTS: Final = frozenset({"public_url", "trusted_proxies"})
"""Fields that take several values: in a variable with spaces or commas between them."""
