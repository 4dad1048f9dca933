"""The files for those who serve: they say only what `kozyr serve` understands."""

import configparser
import re
import tomllib
from pathlib import Path

import pytest

from kozyr.server.config import Config, read_config

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
OF_COMPOSE = {"name", "upstream"}
"""What only the proxy and compose itself are told."""


def unit(name: str) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(strict=False, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their capitals
    parsed.read(DEPLOY / name, encoding="utf-8")
    return parsed


def test_the_settings_file_can_be_read_as_it_stands() -> None:
    config = read_config({}, {}, DEPLOY / "kozyr.toml")
    assert config.public_url == ("https://durak.example",)
    assert config.is_https


def test_what_is_commented_out_in_the_settings_file_is_known_too() -> None:
    text = (DEPLOY / "kozyr.toml").read_text(encoding="utf-8")
    written = re.sub(r"(?m)^# (?=\w+ = )", "", text)
    assert set(tomllib.loads(written)) <= set(Config.__struct_fields__)
    assert "workers" in tomllib.loads(written)


@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.iterdir())])
def test_every_variable_that_is_named_is_one_of_ours(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    named = {found.lower() for found in re.findall(r"KOZYR_(\w+)", text)}
    assert named <= {*Config.__struct_fields__, *OF_COMPOSE}


@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.iterdir())])
def test_every_flag_that_is_named_is_one_of_ours(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for line in text.splitlines():
        if "kozyr serve" in line or "server needs" in line:
            flags = {flag.replace("-", "_") for flag in re.findall(r"--([a-z-]+)", line)}
            assert flags <= {*Config.__struct_fields__, "config"}, line


def test_the_unit_gives_the_workers_the_time_that_they_may_take() -> None:
    service = unit("kozyr.service")["Service"]
    assert (service["Type"], service["KillMode"]) == ("notify", "mixed")
    assert service["ExecReload"].endswith("-HUP $MAINPID")
    assert int(service["TimeoutStopSec"]) > 10
    assert int(service["LimitNOFILE"]) >= 65536


def test_the_socket_and_the_proxies_mean_the_same_place() -> None:
    where = unit("kozyr.socket")["Socket"]["ListenStream"]
    assert f"server {where};" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert f":{where}}}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_a_proxy_waits_longer_than_two_of_our_pings() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert all(int(seconds) > 40 for seconds in re.findall(r"_timeout (\d+)s", text))
    assert "proxy_read_timeout" in text
