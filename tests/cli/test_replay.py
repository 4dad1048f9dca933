"""`kozyr replay`, as people call it."""

import io
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kozyr.cli import main
from kozyr.rules import GameRecord, Rules, Tag, deal_from_seed, parse_turn, write_records

KEPT = Path(__file__).parents[1] / "records" / "version-1.durak"
DEAL = deal_from_seed(Rules(), 2, bytes(range(32)))
TURNS = ("A+Qc", "B:Qc/Kc", "A.", "B+6d", "A!", "B.")
LISTED = "1. app · Ann / Aram · unfinished · 2 bouts, 6 moves · 1 min 6 s"
TOLD = """\
Game 1: app
Ann (A), Aram (B)
Event: Friday
2026-03-01 12:00:05 UTC

Aram deals.
Trumps are clubs: J♣ is turned up. 24 in the stock.
  Ann holds 7♣ Q♣ A♣ A♦ 6♠ K♠
  Aram holds K♣ 6♦ 8♦ 9♥ J♥ 9♠
Ann attacks first, and shows 7♣.

Bout 1: Ann attacks Aram (limit 5)
  Ann attacks with Q♣; Aram beats Q♣ with K♣; Ann is done
  Beaten away: Q♣ K♣
  Ann draws 1: Q♦
  Aram draws 1: 10♥

Bout 2: Aram attacks Ann (limit 6)
  Aram attacks with 6♦; Ann takes; Aram is done
  Ann takes up 6♦
  Aram draws 1: Q♥

Bout 3: Aram attacks Ann (limit 6)

"""


def record(*turns: str, players: tuple[str, ...] = ("Ann", "Aram")) -> GameRecord:
    times_ms = (2400, 750, None, 61_000, 2000, None)[: len(turns)]
    return GameRecord(
        Rules(),
        DEAL,
        players,
        tuple(parse_turn(turn, 2) for turn in turns),
        datetime(2026, 3, 1, 12, 0, 5, tzinfo=UTC),
        (Tag("Event", "Friday"),),
        times_ms,
    )


@pytest.fixture
def games(tmp_path: Path) -> str:
    """A file of two games."""
    path = tmp_path / "games.durak"
    write_records(path, [record(*TURNS), record(players=("Մարի", "Leyla"))])
    return str(path)


@pytest.fixture
def damaged(tmp_path: Path, games: str) -> str:
    """The same file, an illegal move in its first game."""
    path = tmp_path / "damaged.durak"
    text = Path(games).read_text(encoding="utf-8")
    path.write_text(text.replace("A+Qc", "A+Kc"), encoding="utf-8")
    return str(path)


def test_every_game_is_shown_on_a_line(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", games]) == 0

    printed = capsys.readouterr()
    assert printed.out.splitlines() == [
        LISTED,
        "2. app · Մարի / Leyla · unfinished · 0 bouts, 0 moves",
    ]
    assert printed.err == ""


def test_games_of_the_first_version_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(KEPT)]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1. app · Ann / Bot Aram · Bot Aram is the fool · 26 bouts, 95 moves"
    assert lines[5] == "6. app+transfer · Ann / Bot Aram · a draw · 19 bouts, 56 moves"
    assert lines[13].endswith(" · adjudicated a draw · 6 bouts, 12 moves")
    assert len(lines) == 14


def test_every_fool_of_a_team_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(KEPT.with_name("version-2.durak"))]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[8].startswith("9. teams of three · Ann / Aram, jr. / ")
    assert ' · Ann, Միքայել "Միշա" and Leyla are the fools · 34 bouts' in lines[8]
    assert ' · Ann and Միքայել "Միշա" are the fools, with 1 epaulette · ' in lines[20]


def test_game_is_told_bout_by_bout(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", games, "--game", "1"]) == 0

    assert capsys.readouterr().out == TOLD


def test_moves_are_told_one_a_line_with_their_times(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", games, "--game", "1", "--moves"]) == 0

    told = capsys.readouterr().out
    assert (
        "  Ann attacks with Q♣  (2.4 s)\n  Aram beats Q♣ with K♣  (0.75 s)\n  Ann is done\n"
    ) in told
    assert "  Aram attacks with 6♦  (1 min 1 s)\n" in told


def test_seat_is_told_only_what_it_knew(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", games, "--game", "1", "--view", "b"]) == 0

    told = capsys.readouterr().out
    assert "Ann holds" not in told
    assert "Aram holds " in told
    assert "\n  Ann draws 1\n" in told
    assert "\n  Aram draws 1: " in told


def test_whole_game_is_told_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(KEPT), "--game", "5"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == ["Mari-Liis 🃏 is the fool.", ""]
    assert any(line.endswith(" is out, first") for line in lines)


def test_every_game_is_told_when_its_moves_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(KEPT), "--moves"]) == 0

    told = capsys.readouterr().out
    assert [line for line in told.splitlines() if line.startswith("Game ")][13].startswith(
        "Game 14: "
    )


def test_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(KEPT), "--summary"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "14 games",
        "12 decided, 1 drawn, 1 adjudicated",
        "21.4 bouts and 116.4 moves a game",
    ]
    assert "       5  app" in lines
    assert "      14  Ann, the fool 21.4%" in lines


def test_times_are_counted(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", games, "--summary"]) == 0

    assert "1 min 6 s of thinking in all" in capsys.readouterr().out.splitlines()


def test_programs_get_one_json_object_a_game(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", games, "--json"]) == 0

    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "number": 1,
        "line": 1,
        "rules": "app",
        "players": ["Ann", "Aram"],
        "dealer": "B",
        "date": "2026-03-01T12:00:05+00:00",
        "tags": {"Event": "Friday"},
        "result": None,
        "places": [],
        "bouts": 2,
        "moves": 6,
        "time_ms": 66_150,
    }
    assert (second["number"], second["players"], second["time_ms"]) == (2, ["Մարի", "Leyla"], None)


def test_programs_get_the_course_of_a_game(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", games, "--json", "--game", "1"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["pack"] == [str(card) for card in DEAL.pack]
    assert found["turns"][0] == {"turn": "A+Qc", "time_ms": 2400}
    assert [turn["turn"] for turn in found["turns"]] == list(TURNS)


def test_programs_learn_no_more_than_the_seat_knew(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", games, "--json", "--game", "1", "--view", "A"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert "pack" not in found
    assert (found["viewer"], found["hand"]) == ("A", ["7c", "Qc", "Ac", "Ad", "6s", "Ks"])


def test_programs_get_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(KEPT), "--summary", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["bouts"], found["moves"]) == (14, 300, 1630)
    assert found["endings"] == {"decided": 12, "drawn": 1, "adjudicated": 1}
    assert found["players"]["Ann"] == {"games": 14, "fool": 3}


def test_bad_record_is_told_with_file_and_line_and_the_others_are_shown(
    damaged: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", damaged]) == 1

    printed = capsys.readouterr()
    assert printed.out == "2. app · Մարի / Leyla · unfinished · 0 bouts, 0 moves\n"
    assert printed.err.startswith(
        f"{damaged}:11: 'A+Kc@2.4' is illegal: not_in_hand (Kc); possible: A+"
    )
    assert main(["replay", damaged, "--game", "1"]) == 1
    assert main(["replay", damaged, "--game", "2"]) == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--game", "3"], "there is no game 3 in "),
        (["--game", "1", "--view", "C"], "--view 'C' is not a seat: expected A to B"),
        (
            ["--summary", "--moves"],
            "--summary counts all games: it goes with none of the other options",
        ),
    ],
)
def test_what_cannot_be_shown_is_told_in_a_sentence(
    games: str, arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", games, *arguments]) == 2

    assert problem in capsys.readouterr().err


def test_number_of_a_game_counts_from_one(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["replay", games, "--game", "0"])

    assert "'0' is no number of a game: expected 1 or more" in capsys.readouterr().err


def test_file_that_cannot_be_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = str(tmp_path / "nothing.durak")

    assert main(["replay", nothing]) == 2
    assert capsys.readouterr().err == f"kozyr: cannot read {nothing}: No such file or directory\n"
    assert main(["replay", str(tmp_path)]) == 2


def test_file_without_games_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.durak"
    empty.touch()

    assert main(["replay", str(empty)]) == 0
    assert capsys.readouterr().err == f"kozyr: {empty} holds no games\n"
    assert main(["replay", str(empty), "--summary"]) == 0
    assert capsys.readouterr().out == "0 games\n"


def test_name_cannot_move_the_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.durak"
    write_records(path, [record(players=("A\x1b[2J", "\u202eB"))])

    assert main(["replay", str(path), "--game", "1"]) == 0
    assert "�[2J (A), �B (B)\n" in capsys.readouterr().out


def test_records_are_read_from_standard_input(
    games: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(games).read_bytes())))

    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == LISTED


def test_bytes_of_standard_input_that_are_no_text_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n")))

    assert main(["replay", "-"]) == 1
    assert capsys.readouterr().err == "<stdin>:1: bytes that are not UTF-8\n"


def test_reader_that_has_had_enough_ends_it_quietly() -> None:
    command = f"{sys.executable} -m kozyr replay {KEPT} --moves | head -1"

    done = subprocess.run(
        ["/bin/sh", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        timeout=60,
    )

    assert (done.stdout, done.stderr) == ("Game 1: app\n", "")
