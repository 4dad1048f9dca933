"""docs/strength.md is made by one command."""

from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.strength import LADDERS, PAGE, Ladder, main
from kozyr.bots import BOTS
from kozyr.rules import Rules
from kozyr.study.contestants import contestant_for


def test_the_page_has_a_section_for_each_ladder() -> None:
    text = PAGE.read_text(encoding="utf-8")

    for ladder in LADDERS:
        assert text.index(f"<!-- {ladder.section} -->") < text.index(f"<!-- /{ladder.section} -->")
        Rules.parse(ladder.rules).check_seats(ladder.players)
        assert all(bot in BOTS or contestant_for(bot) for bot in ladder.bots)


def test_one_command_writes_a_section(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Ladder(section="three", players=3, bots=("uniform", "beginner", "regular"))
    monkeypatch.setattr(strength, "LADDERS", (LADDERS[0], quick))
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    words = ["--games", "4", "--only", "three", "--neighbours", "--jobs", "1"]

    assert main([*words, "--page", str(page), "--logs", str(tmp_path / "logs")]) == 0

    text = page.read_text(encoding="utf-8")
    assert "beginner – uniform × 2 | 3 |" in text
    assert "regular – beginner × 2 | 3 |" in text
    assert "regular – uniform" not in text
    assert text.count("<!-- /three -->") == 1
    assert (tmp_path / "page" / "three.svg").exists()
    assert main([*words, "--page", str(tmp_path / "nowhere.md")]) == 2
    assert "nowhere.md" in capsys.readouterr().err
