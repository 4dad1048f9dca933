"""`kozyr verify FILE`: check that a deal was fair."""

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kozyr.cli import Subparsers
    from kozyr.tables.fair import Proof

NOT_FAIR = 1
STDIN = "-"


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "verify",
        help="check that a deal was fair",
        description="Check the proof of a deal: that the server was bound to its seed, and that"
        " the cards follow from the seed and from what every player added. The file holds one"
        " proof, a JSON list of them, or the message in which the server tells them; see"
        " docs/fair.md. The exit status is 1 when one of them is wrong.",
    )
    parser.add_argument("file", metavar="FILE", help="a proof, or - for standard input")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="what was shown to you before the deal; at least one proof must name it",
    )
    parser.add_argument(
        "--nonce",
        metavar="HEX",
        help="what your page added to the deal; at least one proof must hold it",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the proofs; return 1 when one is wrong.

    Raises:
        CommandError: the file cannot be read.
    """
    from kozyr.cli import CommandError
    from kozyr.tables.fair import FalseProofError, read_proofs

    try:
        proofs = read_proofs(_read(arguments.file))
    except OSError as error:
        raise CommandError(f"cannot read {arguments.file}: {error.strerror}") from error
    except FalseProofError as error:
        raise CommandError(f"{arguments.file}: {error}") from error
    is_fair = bool(proofs)
    for proof in proofs:
        problem = _problem(proof)
        if problem:
            is_fair = False
            print(f"{_name(proof)}: NOT FAIR: {problem}")
        else:
            print(f"{_name(proof)}: fair. {_told(proof)}")
    for missing in _missing(arguments, proofs):
        is_fair = False
        print(missing)
    return 0 if is_fair else NOT_FAIR


def _read(file: str) -> bytes:
    if file == STDIN:
        return sys.stdin.buffer.read()
    with open(file, "rb") as source:
        return source.read()


def _problem(proof: "Proof") -> str | None:
    from kozyr.tables.fair import FalseProofError, check

    try:
        check(proof)
    except FalseProofError as error:
        return str(error)
    return None


def _name(proof: "Proof") -> str:
    from kozyr.cli._telling import shown

    return f"table {shown(proof.table)}, deal {proof.deal}"


def _told(proof: "Proof") -> str:
    from kozyr.tables.fair import NO_NONCE

    added = sum(bytes.fromhex(nonce) != NO_NONCE for nonce in proof.nonces)
    return f"{added} of {len(proof.nonces)} players added to it; bound to {proof.commitment}"


def _missing(arguments: argparse.Namespace, proofs: "tuple[Proof, ...]") -> "Iterator[str]":
    if arguments.commitment and not any(
        proof.commitment == arguments.commitment.lower() for proof in proofs
    ):
        yield "NOT FAIR: the server was bound to something else before the deal"
    if arguments.nonce and not any(arguments.nonce.lower() in proof.nonces for proof in proofs):
        yield "NOT FAIR: what you added is in none of the deals"
