"""The language files, read for the tests: messages with their arguments and comments."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "locales").iterdir())
LANGUAGES = ("en", *(file.stem for file in FILES if file.stem != "en"))
"""The languages that there are words in, English first."""
CASES = ("acc", "ins", "gen")
"""Grammatical cases in which the client offers a card: accusative, instrumental, genitive."""


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield *node* and all the nodes below it, in the order of the file."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


@dataclass(frozen=True)
class Entry:
    """One message of one language; *source* is as it stands in the file."""

    key: str
    node: ast.Message
    source: str

    @property
    def arguments(self) -> frozenset[str]:
        return frozenset(
            node.id.name for node in walk(self.node) if isinstance(node, ast.VariableReference)
        )

    @property
    def selects(self) -> list[ast.SelectExpression]:
        return [node for node in walk(self.node) if isinstance(node, ast.SelectExpression)]

    @property
    def text(self) -> str:
        """All the words of all its variants, without arguments and keys."""
        return " ".join(node.value for node in walk(self.node) if isinstance(node, ast.TextElement))

    @property
    def endings(self) -> list[str]:
        """The text with which each of its variants ends; empty where an argument ends it."""
        patterns = [variant.value for select in self.selects for variant in select.variants]
        if not patterns:
            assert self.node.value is not None
            patterns = [self.node.value]
        lasts = [pattern.elements[-1] for pattern in patterns]
        return [last.value if isinstance(last, ast.TextElement) else "" for last in lasts]

    @property
    def unreviewed(self) -> bool:
        comment = self.node.comment
        return comment is not None and any(
            line.startswith("unreviewed: ") for line in (comment.content or "").splitlines()
        )


def path_of(language: str) -> Path:
    return ROOT / "locales" / f"{language}.ftl"


@cache
def parsed(language: str) -> ast.Resource:
    return FluentParser().parse(path_of(language).read_text(encoding="utf-8"))


def _entries(language: str) -> Iterator[Entry]:
    source = path_of(language).read_text(encoding="utf-8")
    for node in parsed(language).body:
        if isinstance(node, ast.Message):
            assert node.span is not None
            yield Entry(node.id.name, node, source[node.span.start : node.span.end])


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """Return the messages of *language* by key."""
    return {entry.key: entry for entry in _entries(language)}


def keys(prefix: str = "") -> list[str]:
    """Return the keys of English that begin with *prefix*, in the order of the file."""
    return [key for key in catalogue("en") if key.startswith(prefix)]


def without_cases(arguments: frozenset[str]) -> frozenset[str]:
    """Return *arguments* with ``card_acc`` and its like taken for ``card``."""
    return frozenset(
        name.rsplit("_", 1)[0] if name.rsplit("_", 1)[-1] in CASES else name for name in arguments
    )
