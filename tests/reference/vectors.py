"""The bout vectors, read and set up for the reference model (docs/rules.md, section 4)."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.reference.law import FIXED_TRUMP, LOWEST_RANK, RANKS, rank_of, suit_of
from tests.reference.model import ReferenceGame
from tests.reference.parameters import DEFAULTS, VALUES

FOLDER: Final = Path(__file__).resolve().parents[1] / "vectors"
SHORT_FORMS: Final = {
    "scopeDiscard": ("first_cap_scope", "until_first_discard"),
    "noTransferFirst": ("transfer_in_first_bout", "off"),
    "show": ("transfer_by_showing", "trump"),
    "simple": ("throwers", "nobody"),
    "teams": ("teams", "2v2"),
    "jokers": ("pack", "54"),
}
TRUMP: Final = "h"
CARD: Final = re.compile(r"(?:10|[2-9JQKA])[cdhs]|\*[br]")


@dataclass(frozen=True)
class Vector:
    """A position, the moves made from it, and what must hold afterwards."""

    name: str
    options: tuple[str, ...]
    marks: tuple[str, ...]
    hands: tuple[str, ...]
    stock: str
    moves: tuple[str, ...]
    checks: tuple[str, ...]

    def __str__(self) -> str:
        """Its name, for pytest."""
        return self.name


def read_vectors(folder: Path = FOLDER) -> list[Vector]:
    """Every vector of every file."""
    return [
        _read(line)
        for file in sorted(folder.glob("*.txt"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]


def _read(line: str) -> Vector:
    line = re.sub(r"T(?=[cdhs])", "10", line)
    head, position, moves, checks, _ = (part.strip() for part in line.split("|"))
    name, rules, *marks = head.split()
    *hands, stock = position.split()
    return Vector(
        name=name,
        options=tuple(rules.split("+")),
        marks=tuple(marks),
        hands=tuple(hand.partition("=")[2] for hand in hands),
        stock=stock.removeprefix("stk="),
        moves=tuple(moves.split()),
        checks=tuple(check.strip() for check in checks.split(";")),
    )


def rules_of(vector: Vector) -> dict[str, str]:
    """The parameters that differ from the defaults."""
    preset, *options = vector.options
    rules = {"transfer": "on"} if preset == "V" else {}
    for option in options:
        parameter, value = _option(option)
        rules[parameter] = value
    return rules


def _option(option: str) -> tuple[str, str]:
    if option in SHORT_FORMS:
        return SHORT_FORMS[option]
    name, sign, value = option.partition("=")
    name = re.sub("[A-Z]", lambda capital: "_" + capital[0].lower(), name)
    if sign:
        return _parameter_like(name), value
    for parameter, values in VALUES.items():
        if name in values and values != ("off", "on"):
            return parameter, name
    switch = "off" if name.startswith("no_") else "on"
    return _parameter_like(name.removeprefix("no_")), switch


def _parameter_like(name: str) -> str:
    if name in DEFAULTS:
        return name
    (parameter,) = (parameter for parameter in DEFAULTS if name in parameter)
    return parameter


def set_up(vector: Vector) -> ReferenceGame:
    """Stand where the vector begins."""
    rules = rules_of(vector)
    filler = _Filler(rules.get("pack", "36"), vector)
    hands = [filler.filled(hand) for hand in vector.hands]
    stock = filler.filled_stock(vector.stock)
    mode = rules.get("trump_mode", "turned")
    nothing_discarded = "b=1" in vector.marks or "nodiscard" in vector.marks
    game = ReferenceGame(rules, filler.pack, len(hands), dealer=0, opener=0)
    game.set_up(
        hands,
        stock,
        trump=FIXED_TRUMP.get(mode, None if mode == "none" else TRUMP),
        bout=1 if "b=1" in vector.marks else 2,
        discard=[] if nothing_discarded else filler.left,
    )
    return game


class _Filler:
    """Gives out the cards of no importance: of ranks that the vector does not name, if it can."""

    def __init__(self, pack: str, vector: Vector) -> None:
        named = CARD.findall(" ".join([*vector.hands, vector.stock, *vector.moves, *vector.checks]))
        ranks = {rank_of(card) for card in named}
        lowest = RANKS.index(LOWEST_RANK[pack])
        self.pack = [rank + suit for rank in RANKS[lowest:] for suit in "cdhs"]
        held = CARD.findall(" ".join([*vector.hands, vector.stock]))
        free = [card for card in self.pack if card not in held]
        self.left = [card for card in free if rank_of(card) not in ranks]
        self.left += [card for card in free if rank_of(card) in ranks]

    def filled(self, text: str) -> list[str]:
        cards: list[str] = []
        for word in text.split(",") if text != "0" else []:
            if word.startswith("#"):
                cards += [self.left.pop(0) for _ in range(int(word[1:]))]
            else:
                cards.append(word)
        return cards

    def filled_stock(self, text: str) -> list[str]:
        """Fill the stock too; where its last card is not named it is a trump."""
        words = text.split(",")
        if not words[-1].startswith("#"):
            return self.filled(text)
        last = next(card for card in reversed(self.left) if suit_of(card) == TRUMP)
        self.left.remove(last)
        words[-1] = f"#{int(words[-1][1:]) - 1}"
        return [*self.filled(",".join(words)), last]
