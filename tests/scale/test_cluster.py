"""A cluster of two workers plays and trains the same as this machine does by itself."""

import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ARENA = ["arena", "beginner", "uniform", "--games", "60", "--json"]
TRAIN = [
    *("--games", "4000", "--players", "2:2 3", "--units", "3", "--leg", "60000"),
    *("--width", "16", "--depth", "8", "--seed", "3"),
]
TIMES = {"seconds", "think_ms_a", "think_ms_b"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster that has two nodes with a worker each."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.scale.cluster"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        assert process.stdin
        process.stdin.close()


def kozyr(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kozyr", *words], capture_output=True, text=True, check=False
    )


def result_of(*words: str) -> dict[str, object]:
    done = kozyr(*words)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return {name: value for name, value in found.items() if name not in TIMES}


def test_a_match_comes_to_the_same(address: str) -> None:
    assert result_of(*ARENA, "--ray", address) == result_of(*ARENA, "--jobs", "1")


def test_both_workers_play(address: str) -> None:
    """Each piece says where it was done: no node does all of them."""
    script = (
        "import ray, sys, time\n"
        "from kozyr.study.cluster import Cluster\n"
        "from tests.scale.where import node_of\n"
        "crew = Cluster(sys.argv[1])\n"
        "assert crew.workers == 2\n"
        "found = list(crew.outcomes(node_of, range(30)))\n"
        "assert sorted(number for number, _ in found) == list(range(30))\n"
        "print(len({node for _, node in found}))\n"
        "assert [n for n, _ in crew.begin(node_of, range(9))()] == list(range(9))\n"
        "crew.close()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, address], capture_output=True, text=True, check=False
    )
    assert done.stdout == "2\n", done.stderr


def test_a_match_goes_on_from_a_log_of_this_machine(address: str, tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    words = ["arena", "beginner", "uniform", "--json", "--log", str(log), "--games"]
    result_of(*words, "20", "--jobs", "1")

    assert result_of(*words, "60", "--ray", address) == result_of(*ARENA, "--jobs", "1")
    assert len(log.read_text(encoding="utf-8").splitlines()) == 31


def test_a_ladder_comes_to_the_same(address: str) -> None:
    words = ["ladder", "uniform", "beginner", "--players", "3", "--games", "12", "--json"]
    found = [kozyr(*words, *more) for more in (["--ray", address], ["--jobs", "1"])]

    assert found[0].returncode == found[1].returncode == 0
    assert found[0].stdout == found[1].stdout


def test_a_training_comes_to_the_same_net_bit_for_bit(address: str, tmp_path: Path) -> None:
    nets = []
    for name, more in (("here", []), ("there", ["--ray", address]), ("both", ["--jobs", "2"])):
        folder = tmp_path / name
        done = kozyr("train", str(folder), *TRAIN, *more)
        assert done.returncode == 0, done.stderr
        weights = (folder / "weights.bin").read_bytes()
        log = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
        assert log["sha256"] == hashlib.sha256(weights).hexdigest()
        nets.append((weights, [(leg["games"], leg["loss"], leg["score"]) for leg in log["legs"]]))

    assert len(nets[0][1]) > 1
    assert nets[0] == nets[1] == nets[2]


def test_ctrl_c_leaves_the_cluster_as_it_is(address: str, tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    words = ["arena", "beginner", "uniform", "--games", "100000", "--ray", address]
    with subprocess.Popen(
        [sys.executable, "-m", "kozyr", *words, "--json", "--log", str(log)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        while not log.exists() or log.read_bytes().count(b"\n") < 4:
            time.sleep(0.05)
        process.send_signal(2)
        printed, _ = process.communicate()

    assert process.returncode == 130
    assert json.loads(printed.splitlines()[-1])["complete"] is False
    assert result_of(*ARENA, "--ray", address)["complete"] is True


def test_where_there_is_no_cluster_one_line_says_so() -> None:
    done = kozyr(*ARENA, "--ray", "127.0.0.1:1")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].startswith("kozyr: no Ray cluster at 127.0.0.1:1")
