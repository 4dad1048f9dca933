"""`kozyr tutor`: say what the strongest bot would do in a position, and why."""

import argparse
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.rules import Game, Seat
    from kozyr.study.tutor import Advice, Motive


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "tutor",
        help="say what to do in a position, and why",
        description="Say what the strongest bot would do in a position, and why.",
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
    """Print the move and the reason for it.

    Raises:
        CommandError: the position cannot be read, there is nothing to be done from that
            seat, or nobody has translated into the language.
    """
    from kozyr.cards import NotationError
    from kozyr.cli import CommandError
    from kozyr.resources import ResourceMissingError
    from kozyr.rules import RulesError, parse_position, parse_seat, seat_letter
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
            text = json.dumps(_as_json(seat_letter(seat), advice))
        else:
            why = _sentence(advice.motive, arguments.language)
            text = f"{seat_letter(seat)}{advice.move or ' waits'}\n{why}"
        print(text)
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


def _sentence(motive: "Motive", language: str) -> str:
    from kozyr.words import arguments_in_words, dashed, say

    arguments = arguments_in_words(motive, language)
    return say(f"motive-{dashed(motive.kind)}", language, **arguments)


def _as_json(letter: str, advice: "Advice") -> dict[str, object]:
    from kozyr.rules import seat_letter

    motive = advice.motive
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
    move = None if advice.move is None else str(advice.move)
    return {"seat": letter, "move": move, "motive": said}
