"""The rules, and why something is refused, as sentences in the languages of the players.

The words stand in the language files (`kozyr.resources.locales_directory`); the rules
themselves know only names.

    >>> from kozyr.rules import Rules
    >>> from kozyr.words import rules_in_words
    >>> rules_in_words(Rules.preset("simple"), "en")
    '36 cards, nobody throws in, no transfers'
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, Protocol

from fluent.runtime import FluentBundle, FluentResource

from kozyr.cards import Card
from kozyr.resources import locales_directory
from kozyr.rules.catalogue import Clause, clauses
from kozyr.rules.errors import RulesConflict
from kozyr.rules.moves import Attack, Beat, Move, Show, Transfer
from kozyr.rules.parameters import Rules
from kozyr.rules.reasons import Reason
from kozyr.rules.seats import Seat, seat_letter

_CASES: Final = ("", "_acc", "_ins", "_gen")


class Subject(Protocol):
    """What a sentence may speak of: cards, a seat, a number."""

    @property
    def card(self) -> Card | None:
        """The card played or tried."""

    @property
    def target(self) -> Card | None:
        """The card that it is played on."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Other cards."""

    @property
    def seat(self) -> Seat | None:
        """Another player's seat."""

    @property
    def number(self) -> int | None:
        """What is counted."""


class UnknownLanguage(ValueError):  # noqa: N818 - the name of the thing that is wrong
    """Nobody has written the words in that language."""


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that there are words in, as in ``hy``.

    Raises:
        ResourceMissingError: this installation is incomplete.
    """
    return tuple(sorted(file.stem for file in locales_directory().glob("*.ftl")))


def say(key: str, language: str, **arguments: str | int) -> str:
    """Return the message *key* of the language files with *arguments*.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
        LookupError: there is no such message, or it needs another argument.
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"{key} has no text in {language}")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


def rules_in_words(rules: Rules, language: str) -> str:
    """Return what a player should know about *rules*, as one line without a full stop.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    text = ", ".join(clause_in_words(clause, language) for clause in clauses(rules))
    # The title case: Georgian has an upper one, in which no sentence begins.
    return text[:1].title() + text[1:]


def clause_in_words(clause: Clause, language: str) -> str:
    """Return one piece of a description of rules, which begins with a small letter.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    number = {} if clause.number is None else {"number": clause.number}
    return say(f"says-{dashed(clause.parameter)}", language, value=clause.value, **number)


def conflict_in_words(conflict: RulesConflict, language: str) -> str:
    """Return as a sentence why rules cannot be played.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    return say(f"conflict-{dashed(conflict.kind)}", language, **conflict.arguments)


def reason_in_words(reason: Reason, language: str, players: Sequence[str] = ()) -> str:
    """Return as a sentence why a move is refused.

    *players* are the names by seat; without them players are called by the letters of
    their seats.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    arguments = arguments_in_words(reason, language, players)
    arguments["ranks"] = listed([rank.text for rank in reason.ranks], language, "or")
    if reason.suit:
        arguments["suit"] = reason.suit.name.lower()
    if reason.needed is not None:
        arguments["needed"] = reason.needed
    return say(f"why-{dashed(reason.kind)}", language, **arguments)


def arguments_in_words(
    subject: Subject, language: str, players: Sequence[str] = ()
) -> dict[str, str | int]:
    """Return the arguments for a message about *subject*: what it speaks of, as words.

    A card is offered in every case that a language may ask for, always by its sign.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    arguments: dict[str, str | int] = {
        "cards": listed([_card(card, language) for card in subject.cards], language)
    }
    for name, card in (("card", subject.card), ("target", subject.target)):
        if card:
            arguments |= _cases(name, card, language)
    if subject.seat is not None:
        arguments["player"] = players[subject.seat] if players else seat_letter(subject.seat)
    if subject.number is not None:
        arguments["number"] = subject.number
    return arguments


def move_in_words(move: Move | None, language: str) -> str:
    """Return *move* as an item of a list, as in ``10♣ on 8♣``; None is to wait.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    arguments: dict[str, str] = {}
    kind = "wait" if move is None else type(move).__name__.lower()
    if isinstance(move, Attack | Transfer | Show | Beat):
        arguments |= _cases("card", move.card, language)
    if isinstance(move, Beat):
        arguments |= _cases("target", move.attack, language)
    return say(f"tutor-move-{kind}", language, **arguments)


def listed(items: Sequence[str], language: str, kind: Literal["and", "or"] = "and") -> str:
    """Return *items* in one phrase: ``7♥, 8♥ and 9♥``; empty when there are none.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    if len(items) <= 1:
        return "".join(items)
    return say(f"list-{kind}", language, items=", ".join(items[:-1]), last=items[-1])


def dashed(name: str) -> str:
    """Return *name* as it stands in keys of messages: ``throw-order``, ``app-transfer``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in languages():
        raise UnknownLanguage(f"no words in {language!r}; there are: {', '.join(languages())}")
    # The marks that keep arguments apart in text of mixed direction would be seen in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    file = locales_directory() / f"{language}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _cases(name: str, card: Card, language: str) -> dict[str, str]:
    return {f"{name}{case}": _card(card, language) for case in _CASES}


def _card(card: Card, language: str) -> str:
    if card.is_joker:
        return say("card", language, rank="joker", suit=card.suit.name.lower())
    return f"{card.rank.text}{card.suit.symbol}"
