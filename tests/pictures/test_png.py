"""The drawing as PNG: of the right size, with something on it, in every alphabet."""

import asyncio
import struct
import zlib
from pathlib import Path

import pytest

from kozyr.pictures import Player
from kozyr.pictures.png import RenderError, png_of, render_png
from kozyr.pictures.svg import HEIGHT, WIDTH, draw
from kozyr.rules.position import parse_position
from tests.pictures.scenes import scene

POSITION = "trump h; A: 8c 9d 6h; B: 10c 6s 7s; stock: 7d 6d 9h; attacker A"

pytestmark = pytest.mark.usefixtures("client")


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the content of *png*, filtered as it is."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    at, content = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            content += png[at + 8 : at + 8 + length]
        at += 12 + length
    return width, height, zlib.decompress(content)


def test_the_picture_has_its_size_and_is_not_blank() -> None:
    width, height, content = pixels(png_of(draw(scene(parse_position(POSITION)), "en")))

    assert (width, height) == (WIDTH, HEIGHT) == (1200, 630)
    assert len(set(content)) > 100


@pytest.mark.parametrize("name", ["ნინო", "Հայկ", "Дарья", "Łukasz", "Əli", "Қайрат"])
def test_names_are_drawn_in_every_alphabet(name: str) -> None:
    """Another name is another picture: a box for each letter would be the same one."""
    game = parse_position(POSITION)
    reversed_name = name[::-1]
    drawn, other = (
        draw(scene(game, players=[Player(""), Player(each)]), "en").partition("</title>")[2]
        for each in (name, reversed_name)
    )

    assert drawn != other
    missing = draw(scene(game, players=[Player(""), Player("日" * len(name))]), "en")
    assert missing.count("M80 0V-714H520V0Z") > drawn.count("M80 0V-714H520V0Z") == 0


def test_a_process_of_its_own_draws_the_same() -> None:
    drawing = draw(scene(parse_position(POSITION)), "en")

    assert asyncio.run(render_png(drawing)) == png_of(drawing)


def test_what_lies_where_the_server_was_started_is_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "resvg_py.py").write_text("raise SystemExit(1)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    content = asyncio.run(render_png(draw(scene(parse_position(POSITION)), "en")))

    assert content.startswith(b"\x89PNG")


def test_what_is_no_drawing_is_refused() -> None:
    with pytest.raises(RenderError):
        png_of("<svg")
    with pytest.raises(RenderError, match="status 1"):
        asyncio.run(render_png("<svg"))
