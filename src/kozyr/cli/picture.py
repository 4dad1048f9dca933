"""`kozyr picture`: draw a position as SVG or PNG."""

import argparse
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.pictures import Scene

_FORMS: Final = (".svg", ".png")


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "picture",
        help="draw a position as a picture",
        description="Draw a position as one seat sees it, 1200 by 630 pixels.",
    )
    parser.add_argument(
        "position",
        metavar="POSITION",
        nargs="+",
        help="a position, as in 'trump h; A: 8c 9d; B: 10c 6h; stock: 7s 9h'",
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", required=True, help="where to: a .svg or a .png file"
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        default="A",
        help="who looks, A to L (default: %(default)s)",
        type=str.upper,
    )
    parser.add_argument("--covered", action="store_true", help="show that seat's cards from behind")
    parser.add_argument(
        "--names", metavar="NAME,NAME", default="", help="the players' names (default: A,B,…)"
    )
    parser.add_argument(
        "--language",
        default="en",
        metavar="CODE",
        help="the language of the words, such as hy or ru (default: %(default)s)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw the picture into the file.

    Raises:
        CommandError: the position, the seat, the language or the names cannot be read, the
            file's name says no form, it cannot be written, or the client is not built.
    """
    from pathlib import Path

    from kozyr.cards import NotationError
    from kozyr.cli import CommandError
    from kozyr.pictures.png import RenderError, png_of
    from kozyr.pictures.svg import draw
    from kozyr.resources import ResourceMissingError
    from kozyr.rules.errors import RulesError
    from kozyr.words import UnknownLanguage

    file = Path(arguments.output)
    if file.suffix.lower() not in _FORMS:
        raise CommandError(f"{file}: expected a name that ends in .svg or .png")
    try:
        drawing = draw(_scene(arguments), arguments.language)
        content = drawing.encode() if file.suffix.lower() == ".svg" else png_of(drawing)
    except (
        NotationError,
        RulesError,
        UnknownLanguage,
        ResourceMissingError,
        RenderError,
    ) as error:
        raise CommandError(str(error)) from error
    try:
        file.write_bytes(content)
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}") from error
    return 0


def _scene(arguments: argparse.Namespace) -> "Scene":
    from kozyr.cli import CommandError
    from kozyr.pictures import Player, Scene
    from kozyr.rules.position import parse_position
    from kozyr.rules.seats import parse_seat, seat_letter

    game = parse_position(" ".join(arguments.position))
    seat = parse_seat(arguments.seat, game.seats)
    names = [name.strip() for name in arguments.names.split(",") if name.strip()]
    if names and len(names) != game.seats:
        raise CommandError(f"{len(names)} names for {game.seats} players")
    if not all(name.isprintable() for name in names):
        raise CommandError("a name cannot be written")
    players = [Player(names[each] if names else seat_letter(each)) for each in range(game.seats)]
    return Scene.of(
        game.view(seat), players, shows_hand=not arguments.covered, language=arguments.language
    )
