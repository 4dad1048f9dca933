"""`kozyr tutor`: say what to do in a position, why, and how often each move loses."""

import argparse
import json
from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kozyr.cli import Subparsers
    from kozyr.rules import Game, Move, Seat
    from kozyr.study.tutor import Advice, Motive, Rated


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "tutor",
        help="say what to do in a position, and why",
        description="Say what to do in a position, why, and how often each move loses.",
    )
    parser.add_argument(
        "position",
        metavar="POSITION",
        help='the game, as in "trump h; A: 9c; B: 10c 6h; stock: 7s 9h; table: A+8c"',
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help="for whom, A to L (default: whom the game waits for)",
        type=str.upper,
    )
    parser.add_argument(
        "--language",
        default="en",
        metavar="CODE",
        help="the language to say it in, such as hy or ru (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the move, the reason for it, and how often each move loses.

    Raises:
        CommandError: the position cannot be read, there is nothing to be done from that
            seat, or nobody has translated into the language.
    """
    from kozyr.cards import NotationError
    from kozyr.cli import CommandError
    from kozyr.resources import ResourceMissingError
    from kozyr.rules import RulesError, parse_position, parse_seat
    from kozyr.rules.errors import RulesConflict
    from kozyr.study.tutor import NothingToAdvise, advise
    from kozyr.words import UnknownLanguage, conflict_in_words

    try:
        try:
            game = parse_position(arguments.position)
        except RulesConflict as conflict:
            raise CommandError(conflict_in_words(conflict, arguments.language)) from conflict
        letter = arguments.seat
        seat = _awaited(game) if letter is None else parse_seat(letter, game.seats)
        advice = advise(game.view(seat))
        if arguments.json:
            print(json.dumps(_as_json(seat, advice)))
        else:
            print("\n".join(_as_text(seat, advice, arguments.language)))
    except (
        NotationError,
        RulesError,
        NothingToAdvise,
        UnknownLanguage,
        ResourceMissingError,
    ) as error:
        raise CommandError(str(error)) from error
    return 0


def _awaited(game: "Game") -> "Seat":
    """The first seat that *game* waits for; when it is over any will do to say so."""
    return next(iter(game.seats_to_act), 0)


def _as_text(seat: "Seat", advice: "Advice", language: str) -> "Iterator[str]":
    from kozyr.rules import format_turn, seat_letter
    from kozyr.words import arguments_in_words, dashed, move_in_words, say

    yield f"{seat_letter(seat)}{advice.move or ' waits'}"
    for motive in advice.motives:
        arguments = arguments_in_words(motive, language)
        yield say(f"motive-{dashed(motive.kind)}", language, **arguments)
    if advice.better_than is not None and not advice.is_exact:
        yield say(
            "tutor-worse",
            language,
            move=move_in_words(advice.better_than.move, language),
            other_number=round(100 * advice.better_than.loss),
            number=round(100 * advice.ratings[0].loss),
        )
    yield ""
    yield say("tutor-solved" if advice.is_exact else "tutor-chances", language)
    for rated in advice.ratings:
        loss = _loss_in_words(rated, language, is_exact=advice.is_exact)
        yield f"{loss:>10}  {move_in_words(rated.move, language)}"
    if advice.line:
        line = " ".join(format_turn(who, move) for who, move in advice.line)
        yield say("tutor-line", language, moves=line)


def _loss_in_words(rated: "Rated", language: str, *, is_exact: bool) -> str:
    from kozyr.words import say

    if is_exact:
        outcome = "win" if rated.loss == 0 else "lose" if rated.loss == 1 else "draw"
        return say(f"tutor-{outcome}", language)
    return say(
        "tutor-loss",
        language,
        number=round(100 * rated.loss),
        error=ceil(100 * rated.error),
    )


def _as_json(seat: "Seat", advice: "Advice") -> dict[str, object]:
    from kozyr.rules import format_turn, seat_letter

    motives = [_motive_as_json(motive) for motive in advice.motives]
    better = advice.better_than
    return {
        "seat": seat_letter(seat),
        "move": _noted(advice.move),
        "motive": motives[0],
        "motives": motives,
        "ratings": [
            {
                "move": _noted(rated.move),
                "loss": round(rated.loss, 4),
                "error": round(rated.error, 4),
            }
            for rated in advice.ratings
        ],
        "better_than": _noted(better.move) if better else None,
        "exact": advice.is_exact,
        "line": [format_turn(who, move) for who, move in advice.line],
    }


def _noted(move: "Move | None") -> str | None:
    return None if move is None else str(move)


def _motive_as_json(motive: "Motive") -> dict[str, object]:
    from kozyr.rules import seat_letter

    said: dict[str, object] = {"kind": motive.kind.value}
    for name, card in (("card", motive.card), ("target", motive.target)):
        if card:
            said[name] = str(card)
    if motive.cards:
        said["cards"] = [str(card) for card in motive.cards]
    if motive.seat is not None:
        said["seat"] = seat_letter(motive.seat)
    if motive.number is not None:
        said["number"] = motive.number
    return said
