"""A deal follows from what everybody has added to it, and anybody can check that."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kozyr.cli import main
from kozyr.rules import Rules
from kozyr.tables import (
    Access,
    Contribute,
    GameNotOverError,
    OpenTable,
    Proof,
    Start,
    Table,
    decide,
)
from kozyr.tables.fair import FalseProofError, check, commitment, deal_key, read_proofs
from kozyr.tables.log import Contributed, Dealt
from tests.tables.people import BOT, FREE, NOON, PeoplesTable, nonce, person, settings

PAGE = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
RULES = [
    "app",
    "app+transfer",
    "app dealer=next_seat first_attacker=lot next_first_attacker=winner",
    "app redeal=five_of_a_suit",
    "jokers",
    "two packs",
]


def over(rules: str = "app", deals: int = 1) -> PeoplesTable:
    """A table of three people and a bot at which so many deals have been played."""
    table = PeoplesTable.open(settings(person(0), FREE, BOT, FREE), Rules.parse(rules))
    table.sit(1)
    table.sit(2)
    table.do(Start(0, table.seed(), NOON))
    for number in range(deals):
        if number:
            table.wish_all()
        table.play_out(Random(number))
    return table


def written(proof: Proof) -> bytes:
    return msgspec.json.encode(proof)


# The numbers.


def test_the_numbers_are_made_as_the_page_says() -> None:
    """These stay for ever: proofs of old deals are checked by new programs."""
    seed = bytes(range(32))

    assert commitment("t1", seed) == (
        "f3267a95a8b01a710fb44736dce649eb8640dd6dfa0bc3fcc5b11bfdf406b1c9"
    )
    assert deal_key("t1", 1, seed, [bytes(16), bytes(range(16))]).hex() == (
        "c17513e05b7685ae0c6fb5061c653068e7ea1bb7fce464400ef387491a4c04bc"
    )


def test_the_commitment_stands_before_anybody_contributes() -> None:
    table = PeoplesTable.open(settings(person(0), FREE))
    bound = table.table.commitment
    table.sit(1)
    table.do(Start(0, table.seed(), NOON))
    table.play_out(Random(1))

    assert table.table.proof.commitment == bound


def test_another_nonce_gives_another_deal() -> None:
    packs = []
    for number in range(2):
        table = PeoplesTable.open(settings(person(0), BOT))
        table.do(Contribute(0, nonce(number + 1), NOON))
        dealt = next(e for e in table.do(Start(0, table.seed(), NOON)) if isinstance(e, Dealt))
        packs.append(dealt.pack)

    assert packs[0] != packs[1]


def test_a_seat_contributes_once_to_a_deal() -> None:
    table = PeoplesTable.open()

    assert table.do(Contribute(0, nonce(7), NOON)) == (Contributed(0, nonce(7).hex()),)
    assert table.do(Contribute(0, nonce(8), NOON)) == ()
    assert table.table.nonces[0] == nonce(7)


def test_while_a_deal_is_played_nothing_is_told() -> None:
    table = PeoplesTable.dealt(2)
    assert table.table.basis is not None

    with pytest.raises(GameNotOverError):
        _ = table.table.proof


def test_who_plays_alone_has_no_proof() -> None:
    opening = OpenTable(Rules(), replace(settings(person(0), BOT), access=Access.SOLO), bytes(32))
    table = Table.replay(decide(None, opening))

    assert table.commitment is None
    with pytest.raises(GameNotOverError):
        _ = table.proof


# Checking.


@pytest.mark.parametrize("deals", [1, 2, 3])
@pytest.mark.parametrize("rules", RULES)
def test_what_was_dealt_is_proved(rules: str, deals: int) -> None:
    table = over(rules, deals).table
    proof = table.proof

    check(proof)

    assert proof.deal == deals
    assert proof.pack == " ".join(map(str, table.played.deal.pack))
    assert read_proofs(written(proof)) == (proof,)


def test_the_proofs_of_all_deals_are_kept() -> None:
    table = over(deals=3)
    table.wish_all()
    played = table.replayed().proofs

    assert [proof.deal for proof in played] == [1, 2, 3]
    for proof in played:
        check(proof)


def other_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


FORGERIES: list[Callable[[Proof], Proof]] = [
    lambda proof: replace(proof, commitment=other_digit(proof.commitment)),
    lambda proof: replace(proof, seed=other_digit(proof.seed)),
    lambda proof: replace(proof, table="t2"),
    lambda proof: replace(proof, deal=proof.deal + 1),
    lambda proof: replace(proof, deal=-1),
    lambda proof: replace(proof, nonces=(other_digit(proof.nonces[0]), *proof.nonces[1:])),
    lambda proof: replace(proof, nonces=proof.nonces[1:]),
    lambda proof: replace(proof, nonces=(*proof.nonces[:-1], "00")),
    lambda proof: replace(proof, pack=" ".join(reversed(proof.pack.split()))),
    lambda proof: replace(proof, cards=proof.pack),
    lambda proof: replace(proof, dealer=(proof.dealer + 1) % 4),
    lambda proof: replace(proof, opener=0),
    lambda proof: replace(proof, rules="bridge"),
    lambda proof: replace(proof, seed="no"),
]


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_forged_proof_is_found_out(forge: Callable[[Proof], Proof]) -> None:
    with pytest.raises(FalseProofError):
        check(forge(over().table.proof))


def checker(tmp_path: Path, proof: bytes) -> subprocess.CompletedProcess[str]:
    """Run the program of docs/fair.md, as a stranger would."""
    program = tmp_path / "checker.py"
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    program.write_text(code, encoding="utf-8")
    file = tmp_path / "proof.json"
    file.write_bytes(proof)
    command = [sys.executable, "-I", "-S", str(program), str(file)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_the_checker_of_the_page_has_forty_lines() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

    assert len([line for line in code.splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize(("rules", "deals"), [("app", 1), ("app", 2), (RULES[3], 1)])
def test_the_checker_of_the_page_finds_deals_fair(tmp_path: Path, rules: str, deals: int) -> None:
    proof = over(rules, deals).table.proof

    done = checker(tmp_path, written(proof))

    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(f"bound to {proof.commitment}\n")


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 8, 10])
def test_the_checker_of_the_page_finds_forgeries(tmp_path: Path, number: int) -> None:
    forged = FORGERIES[number](over().table.proof)

    assert checker(tmp_path, written(forged)).returncode == 1


# The command.


def test_the_command_says_that_a_deal_was_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = over().table.proof
    file = tmp_path / "proof.json"
    file.write_bytes(written(proof))
    options = ["--commitment", proof.commitment.upper(), "--nonce", nonce(1).hex()]

    assert main(["verify", str(file), *options]) == 0

    assert capsys.readouterr().out == (
        f"table t1, deal 1: fair. 2 of 4 players added to it; bound to {proof.commitment}\n"
    )


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = over().table.proof
    file = tmp_path / "proofs.json"
    file.write_bytes(msgspec.json.encode([proof, replace(proof, deal=2)]))

    assert main(["verify", str(file)]) == 1

    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("table t1, deal 1: fair.")
    assert second == (
        "table t1, deal 2: NOT FAIR: other cards were dealt than the seed and the nonces give"
    )


def test_all_that_the_server_tells_at_once_is_read_as_it_is(tmp_path: Path) -> None:
    deals = msgspec.to_builtins(over(deals=3).table.proofs)
    told = {"type": "proof", "table": "t1", "deals": deals, "reply_to": "x"}
    file = tmp_path / "told.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    assert main(["verify", str(file)]) == 0

    deals[1]["table"] = "t2"
    file.write_text(json.dumps(told), encoding="utf-8")

    assert main(["verify", str(file)]) == 1


@pytest.mark.parametrize("option", ["--commitment", "--nonce"])
def test_the_command_misses_what_the_player_knows(tmp_path: Path, option: str) -> None:
    file = tmp_path / "proof.json"
    file.write_bytes(written(over().table.proof))

    assert main(["verify", str(file), option, "ab" * 16]) == 1


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff", b'{"version":2}', b"[1]"])
def test_what_is_no_proof_is_refused(
    tmp_path: Path, text: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "proof.json"
    file.write_bytes(text)

    assert main(["verify", str(file)]) == 2
    assert "this is no proof of a deal" in capsys.readouterr().err


def test_no_proofs_prove_nothing(tmp_path: Path) -> None:
    file = tmp_path / "proofs.json"
    file.write_text(json.dumps([]), encoding="utf-8")

    assert main(["verify", str(file)]) == 1


def test_a_file_that_is_not_there_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/no/such/file"]) == 2
    assert "cannot read /no/such/file" in capsys.readouterr().err
