"""How `kozyr serve` is told what to do: flags before variables before a file."""

from pathlib import Path

import pytest

from kozyr.server.config import Config, ConfigError, origin_of, read_config


def written(folder: Path, text: str) -> Path:
    file = folder / "kozyr.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_flags_come_before_variables_and_those_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "::"\nport = 1\nmetrics_port = 2\n')
    config = read_config(
        {"port": 3, "host": None}, {"KOZYR_PORT": "4", "KOZYR_METRICS_PORT": "5"}, file
    )
    assert (config.host, config.port, config.metrics_port) == ("::", 3, 5)


def test_without_a_word_everything_has_its_default() -> None:
    assert read_config({"port": None}, {"HOME": "/root"}) == Config()


def test_lists_may_come_from_a_file_and_from_a_variable(tmp_path: Path) -> None:
    urls = ("https://a.example", "https://b.example")
    file = written(tmp_path, f'public_url = ["{urls[0]}", "{urls[1]}"]')
    assert read_config({}, {}, file).public_url == urls
    assert read_config({}, {"KOZYR_PUBLIC_URL": ", ".join(urls)}).public_url == urls
    assert read_config({"public_url": list(urls)}, {}).public_url == urls


def test_variables_of_other_parts_are_not_ours() -> None:
    others = {"KOZYR_BROWSER": "chromium", "KOZYR_COMPILE": "0", "KOZYR_CONFIG": "x"}
    assert read_config({}, others) == Config()


@pytest.mark.parametrize(
    ("environment", "text", "words"),
    [
        ({"KOZYR_WROKERS": "2"}, "", ["wrokers", "the environment"]),
        ({}, "wrokers = 2", ["wrokers", "kozyr.toml"]),
        ({}, "[server]\nport = 1", ["server", "kozyr.toml"]),
        ({}, "port = ", ["kozyr.toml", "TOML"]),
        ({"KOZYR_PORT": "http"}, "", ["port", "the environment"]),
        ({"KOZYR_PORT": "65536"}, "", ["port", "65535"]),
        ({"KOZYR_METRICS_PORT": "-2"}, "", ["metrics_port", "-1 to"]),
        ({"KOZYR_WORKERS": "0"}, "", ["workers", "1 to 256"]),
        ({"KOZYR_WORKERS": "2"}, "", ["workers", "postgresql"]),
        ({"KOZYR_WORKERS": "2", "KOZYR_STORE": "sqlite:x"}, "", ["workers", "postgresql"]),
        ({"KOZYR_STORE": "postgresql://db/x", "KOZYR_DATA": "x"}, "", ["data", "store"]),
        ({"KOZYR_DRAIN_S": "-1"}, "", ["drain_s", "negative"]),
        ({"KOZYR_LOG_LEVEL": "loud"}, "", ["log_level", "warning"]),
        ({"KOZYR_TRUSTED_PROXIES": "nearby"}, "", ["trusted_proxies", "nearby"]),
        ({"KOZYR_PUBLIC_URL": "durak.example"}, "", ["public_url", "https://"]),
        ({"KOZYR_PUBLIC_URL": "https://durak.example/play"}, "", ["public_url"]),
        ({"KOZYR_PUBLIC_URL": "https://u:p@durak.example"}, "", ["public_url"]),
        ({"KOZYR_PUBLIC_URL": "https://durak.example:x"}, "", ["public_url"]),
    ],
)
def test_what_cannot_be_meant_is_refused_and_it_is_said_where_it_stands(
    tmp_path: Path, environment: dict[str, str], text: str, words: list[str]
) -> None:
    file = written(tmp_path, text) if text else None
    with pytest.raises(ConfigError) as refused:
        read_config({}, environment, file)
    assert all(word in str(refused.value) for word in words), refused.value


def test_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(ConfigError, match=r"/nowhere/kozyr\.toml cannot be read"):
        read_config({}, {}, Path("/nowhere/kozyr.toml"))


def test_a_store_with_a_password_is_not_shown_in_the_refusal() -> None:
    with pytest.raises(ConfigError) as refused:
        read_config({"store": "postgresql://kozyr:secret@db/kozyr", "data": "x"}, {})
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Durak.Example/", "https://durak.example"),
        ("https://durak.example:443", "https://durak.example"),
        ("http://durak.example:80", "http://durak.example"),
        ("https://durak.example:8443", "https://durak.example:8443"),
        ("http://[::1]:8000/", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_written_as_browsers_do(url: str, origin: str) -> None:
    assert origin_of(url) == origin


def test_only_https_everywhere_is_https() -> None:
    assert not Config().is_https
    assert Config(public_url=("https://a.example",)).is_https
    assert not Config(public_url=("https://a.example", "http://localhost:8000")).is_https


def test_the_bus_is_the_store_unless_it_is_named() -> None:
    assert Config().bus_url == "local:"
    shared = "postgresql://db/kozyr"
    assert Config(store=shared).bus_url == shared
    assert Config(store=shared, bus="redis://bus").bus_url == "redis://bus"
