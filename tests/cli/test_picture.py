"""`kozyr picture`: a position as a file, or one line of what is wrong."""

import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kozyr.cli import BAD_USAGE, main
from kozyr.pictures import png
from tools.client import build_client

POSITION = "trump h; A: 8c 9d 6h; B: 10c 6s 7s; stock: 7d 6d 9h; attacker A"


@pytest.fixture(scope="module", autouse=True)
def built_client() -> None:
    """Pictures are drawn with what the client is built with."""
    build_client(Path(__file__).resolve().parents[2])


def test_a_drawing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "table.svg"

    assert main(["picture", POSITION, "-o", str(file), "--names", "Nare, Ani"]) == 0

    title = ET.fromstring(file.read_text(encoding="utf-8"))[0].text  # noqa: S314
    assert title == "Nare attacks, Ani defends"


def test_a_picture_is_written(tmp_path: Path) -> None:
    file = tmp_path / "table.PNG"

    assert main(["picture", *POSITION.split(), "-o", str(file), "--language", "hy"]) == 0

    assert struct.unpack(">II", file.read_bytes()[16:24]) == (1200, 630)


def test_the_seat_that_looks_is_chosen_and_may_cover_its_cards(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.svg" for number in range(3)]
    for file, wish in zip(files, ([], ["--seat", "b"], ["--covered"]), strict=True):
        assert main(["picture", POSITION, "-o", str(file), *wish]) == 0

    assert len({file.read_bytes() for file in files}) == 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["trump h; A: 8q; B: 6c", "-o", "x.svg"], "'8q'"),
        (["A: 6c", "-o", "x.svg"], "2 players"),
        ([POSITION, "-o", "x.gif"], ".svg or .png"),
        ([POSITION, "-o", "x"], ".svg or .png"),
        ([POSITION, "-o", "x.svg", "--seat", "C"], "'C' is not a seat"),
        ([POSITION, "-o", "x.svg", "--seat", ""], "is not a seat"),
        ([POSITION, "-o", "x.svg", "--names", "Nare"], "1 names for 2 players"),
        ([POSITION, "-o", "x.svg", "--names", "a\x07,b"], "cannot be written"),
        ([POSITION, "-o", "x.svg", "--language", "xx"], "'xx'"),
        ([POSITION, "-o", "no/such/folder/x.svg"], "cannot be written: No such file"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["picture", *arguments]) == BAD_USAGE

    said = capsys.readouterr()
    assert said.out == ""
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_made_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> bytes:
        raise png.RenderError("no memory")

    monkeypatch.setattr(png, "png_of", fail)

    assert main(["picture", POSITION, "-o", str(tmp_path / "x.png")]) == BAD_USAGE
    assert capsys.readouterr().err == "kozyr: no memory\n"
