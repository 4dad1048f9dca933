"""The position of a vector: its preset and options, its hands and its stock."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Any, Final

from kozyr.cards import Card, Suit, cards
from kozyr.rules import PRESETS, Game, Rules, parse_position
from kozyr.rules.choices import TrumpMode
from kozyr.rules.parameters import format_value

TRUMP: Final = Suit.HEARTS

_STOCK: Final = "stk"
_PRESETS: Final = {"P": "app", "V": "app+transfer"}

# The words people use, beside the names and values that `Rules` knows; the same without
# underscores.
_OPTIONS: Final = {
    "scopediscard": "first_cap_scope=until_first_discard",
    "notransferfirst": "transfer_in_first_bout=off",
    "show": "transfer_by_showing=trump",
    "showonce": "transfer_by_showing=trump_once_a_deal",
    "showany": "transfer_by_showing=any_card",
    "lowbeatsace": "low_beats_ace=same_suit",
    "noaftertake": "throw_after_take=off",
    "nodraws": "draw_rule=last_defender_loses",
    "nocap": "defender_hand_cap=none",
    "nosufficiency": "transfer_sufficiency=off",
    "notrump": "trump_mode=none",
    "notrumps": "trump_mode=none",
    "openerdraws": "draw_lead=opener",
    "underfool": "next_first_attacker=under_fool",
    "fromunderfool": "next_first_attacker=from_under_fool",
    "winner": "next_first_attacker=winner",
}
_PARAMETERS: Final = {
    "deck": "pack",
    "first_attacker_next": "next_first_attacker",
    "attack_cap": "attack_limit",
    "cap": "attack_limit",
    "first_bout_cap": "first_bout_limit",
    "chain": "transfer_chain_limit",
    "chain_limit": "transfer_chain_limit",
    "hand": "hand_size",
}


class VectorError(ValueError):
    """A line that is no vector; the message says what is wrong with it."""


def read_position(head: str, position: str, touched: Iterable[Card]) -> Game:
    """Set up what the first two fields of a vector say.

    Args:
        touched: the cards of its moves and checks.

    Raises:
        VectorError, NotationError: a field cannot be read.
        RulesError: the rules cannot be played.
    """
    rules, bout, discards = _read_head(head)
    places: dict[str, list[str]] = {}
    for word in position.split():
        place, sign, contents = word.partition("=")
        if not sign:
            raise VectorError(f"{word!r}: expected e.g. A=8c,#5 or stk=#10")
        if place in places:
            raise VectorError(f"{place!r} is given twice")
        places[place] = [] if contents in ("", "0") else contents.split(",")
    if _STOCK not in places:
        raise VectorError("no stk= in the position")
    filled = _Filler(rules, places, touched).fill()
    stock = filled.pop(_STOCK)
    out = [place for place, hand in filled.items() if not hand and not stock]
    text = [f"rules {rules}", f"bout {bout}", *discards]
    if rules.trump_mode is TrumpMode.TURNED:
        text.append(f"trump {TRUMP.letter}")
    text += [f"{place}: {' '.join(map(str, hand))}" for place, hand in filled.items()]
    text += [f"stock: {' '.join(map(str, stock))}", f"out: {' '.join(out)}"]
    return parse_position("; ".join(text))


def _read_head(head: str) -> tuple[Rules, int, list[str]]:
    """The rules, the number of the bout, and the field that empties the discard, if it is."""
    match head.split():
        case [_, preset, *words]:
            preset, *options = preset.split("+")
        case _:
            raise VectorError(f"{head!r}: expected a name and a preset, P or V")
    name = _PRESETS.get(preset) or _preset_called(preset)
    if name is None:
        raise VectorError(f"no preset {preset!r}: expected P, V or one of docs/rules.md")
    bout, discards = 2, []
    for word in words:
        if word == "nodiscard":
            discards = ["discard:"]
        elif re.fullmatch(r"b=[0-9]{1,9}", word):
            bout = int(word.removeprefix("b="))
        else:
            raise VectorError(f"{word!r}: expected b=1 or nodiscard")
    if bout == 1:
        discards = ["discard:"]
    return Rules.parse(" ".join([name, *map(_read_option, options)])), bout, discards


def _read_option(option: str) -> str:
    """Return *option* as `Rules.parse` reads it.

    A switch is named, or named with ``no`` before it, to turn it on or off; of a closed
    set the value is enough where only one parameter has it; a number may stand right
    behind its parameter; a preset's name adds what it changes; ``name=value`` sets anything.
    """
    name, sign, value = option.partition("=")
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    parameters: dict[str, Any] = {field.name: field.default for field in fields(Rules)}
    switches = {name for name, default in parameters.items() if isinstance(default, bool)}
    if sign:
        return f"{_PARAMETERS.get(name, name)}={value}"
    if _plain(name) in _OPTIONS:
        return _OPTIONS[_plain(name)]
    if name in switches:
        return f"{name}=on"
    if name.removeprefix("no_") in switches:
        return f"{name.removeprefix('no_')}=off"
    preset = _preset_called(name)
    if preset is not None:
        return " ".join(f"{key}={format_value(value)}" for key, value in PRESETS[preset].items())
    choices = [
        f"{parameter}={choice}"
        for parameter, default in parameters.items()
        if isinstance(default, StrEnum)
        for choice in type(default)
        if _plain(choice) == _plain(name)
    ]
    if len(choices) == 1:
        return choices[0]
    if choices:
        raise VectorError(f"{option!r} could be {' or '.join(choices)}")
    numbered = re.fullmatch(r"([a-z_]+?)_?([0-9]+(?:x[0-9]+)?)", name)
    if numbered:
        parameter = _PARAMETERS.get(numbered[1], numbered[1])
        if parameter in parameters and parameter not in switches:
            return f"{parameter}={numbered[2]}"
    raise VectorError(f"no option is called {option!r}")


def _preset_called(name: str) -> str | None:
    """The preset of that name, with or without spaces and capitals in it."""
    return next((preset for preset in PRESETS if _plain(preset) == _plain(name)), None)


def _plain(name: str) -> str:
    return re.sub(r"[^0-9a-z]", "", name.lower())


class _Filler:
    """Puts cards where a vector says that they are of no importance.

    A hand gets ranks that the vector neither lays nor tests while there are any, no joker,
    and never a card that it lays or tests; the stock gets what is left, and a trump at its
    end where that card is turned up and not named.
    """

    def __init__(
        self, rules: Rules, places: Mapping[str, list[str]], touched: Iterable[Card]
    ) -> None:
        """Prepare to fill *places*; *touched* are the cards of the moves and checks."""
        words = [word for words in places.values() for word in words]
        named = cards(" ".join(word for word in words if not word.startswith("#")))
        self._places = places
        self._touched = set(touched)
        self._touched_ranks = {card.rank for card in self._touched}
        self._named = {card.rank for card in named}
        self._is_turned_up = rules.turns_trump_up
        unused = Counter(rules.cards) - Counter(named)
        self._unused = sorted(unused.elements(), key=self._unimportance, reverse=True)

    def fill(self) -> dict[str, tuple[Card, ...]]:
        """Return the cards of each place."""
        stock = self._places[_STOCK]
        under: list[Card] = []
        if self._is_turned_up and stock and stock[-1].startswith("#"):
            under = self._take_trump()
            stock = [*stock[:-1], f"#{_read_count(stock[-1]) - 1}"]
        filled = {
            place: tuple(self._fill(words, self._touched))
            for place, words in self._places.items()
            if place != _STOCK
        }
        return filled | {_STOCK: (*self._fill(stock, set()), *under)}

    def _fill(self, words: Iterable[str], avoided: set[Card]) -> Iterator[Card]:
        for word in words:
            if word == "#0":
                continue
            if word.startswith("#"):
                yield from self._take(_read_count(word), avoided)
            else:
                yield Card.parse(word)

    def _take(self, count: int, avoided: set[Card]) -> list[Card]:
        fitting = [card for card in self._unused if card not in avoided]
        if len(fitting) < count:
            raise VectorError(f"#{count}: only {len(fitting)} cards of no importance are left")
        taken = fitting[:count]
        for card in taken:
            self._unused.remove(card)
        return taken

    def _take_trump(self) -> list[Card]:
        trumps = [card for card in self._unused if card.suit is TRUMP]
        if not trumps:
            raise VectorError("no trump is left to lie under the stock")
        self._unused.remove(trumps[-1])
        return trumps[-1:]

    def _unimportance(self, card: Card) -> tuple[bool, bool, bool, bool, int]:
        """How well *card* can stand for any: ranks neither touched nor named, plain, low."""
        return (
            not card.is_joker,
            card.rank not in self._touched_ranks,
            card.rank not in self._named,
            card.suit is not TRUMP,
            -card.index,
        )


def _read_count(word: str) -> int:
    if not re.fullmatch(r"#[1-9][0-9]{0,8}", word):
        raise VectorError(f"{word!r}: expected # and a number of cards")
    return int(word[1:])
