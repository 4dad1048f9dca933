"""`kozyr ladder`: the table, the page, and what is refused."""

import json
from pathlib import Path

import pytest

from kozyr.cli import main

SHORT = ["ladder", "uniform", "beginner", "--games", "4", "--jobs", "1"]


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT[:3], "regular", *SHORT[3:]]) == 0

    head, line, *rows = capsys.readouterr().out.splitlines()
    assert head.count("|") == line.count("|") == 8
    assert [row.split(" | ")[:2] for row in rows] == [
        ["| beginner – uniform", "4"],
        ["| regular – uniform", "4"],
        ["| regular – beginner", "4"],
    ]


def test_a_second_run_goes_on_with_its_logs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*SHORT, "--json", "--logs", str(tmp_path / "new" / "logs")]
    assert main(words) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["a"], found["b"], found["games"]) == ("beginner", "uniform", 4)
    assert found["score_ci95"][0] <= found["score_a"] <= found["score_ci95"][1]

    monkeypatch.setattr("kozyr.study.arena._play_deal", pytest.fail)
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == [found]


def test_a_page_gets_the_table_the_plot_and_the_command(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text("before\n<!-- some -->\nold\n<!-- /some -->\nafter\n<!-- other -->\n")

    assert main([*SHORT, "--page", str(page), "--section", "some"]) == 0

    text = page.read_text()
    assert text.startswith("before\n<!-- some -->\n| A – B |")
    assert text.endswith("\n<!-- /some -->\nafter\n<!-- other -->\n")
    assert "old" not in text
    assert "(strength/some.svg)" in text
    command = "kozyr ladder uniform beginner --games 4 --players 2 --rules app --seed 1"
    assert f"with `{command}`." in text
    assert (tmp_path / "strength" / "some.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["regular"], "two different bots at least"),
        (["regular", "regular"], "two different bots at least"),
        (["regular", "nobody"], "no bot 'nobody'"),
        (["--games", "3"], "--games 3: a deal is played once from each seat"),
        (["--page", "nowhere.md"], "nowhere.md: No such file or directory"),
        (["--page", "README.md"], "README.md has no lines <!-- ladder --> and <!-- /ladder -->"),
        (["--games", "2", "--logs", "README.md"], "README.md: File exists"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *words]) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert message in printed.err
