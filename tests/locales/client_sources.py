"""The client's sources, read for the tests: the keys they say, and the words they may not hold.

Neither reader understands TypeScript or Svelte in full.  They know strings, comments and
braces, which is what telling words from code needs.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.locales.catalogue import ROOT

CLIENT = ROOT / "client" / "src"

_STRING = re.compile(r"'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`")
_SAY = re.compile(r"\bsay\(|\bid:\s")
# As TypeScript writes it, and as Python does.
_PLACEHOLDER = re.compile(r"\$?\{[^{}]*\}")


def files() -> list[Path]:
    """Return the sources that may say words: components and plain modules, no tests."""
    return sorted(
        file
        for pattern in ("*.svelte", "*.ts")
        for file in CLIENT.rglob(pattern)
        if not file.name.endswith((".test.ts", ".d.ts")) and "generated" not in file.parts
    )


def _matching(text: str, start: int, opening: str, closing: str) -> int:
    """Return where the *opening* at *start* - 1 is closed again; strings are skipped."""
    depth, at = 1, start
    while at < len(text):
        string = _STRING.match(text, at)
        if string:
            at = string.end()
            continue
        if text[at] == opening:
            depth += 1
        elif text[at] == closing:
            depth -= 1
            if depth == 0:
                return at
        at += 1
    return len(text)


def literals(code: str) -> Iterator[str]:
    """Yield the strings of *code* without their quotes; `${…}` is kept."""
    for match in _STRING.finditer(code):
        yield match.group()[1:-1]


def _first_argument(code: str, start: int) -> str:
    """Return the text from *start* to the comma, bracket or end that closes this argument."""
    depth, at = 0, start
    while at < len(code):
        string = _STRING.match(code, at)
        if string:
            at = string.end()
            continue
        if code[at] in "([{":
            depth += 1
        elif code[at] in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif code[at] in ",;" and depth == 0:
            break
        at += 1
    return code[start:at]


def said(code: str) -> list[str]:
    """Return the literals in what *code* says: arguments of `say(…)` and values of `id:`."""
    return [
        literal
        for match in _SAY.finditer(code)
        for literal in literals(_first_argument(code, match.end()))
    ]


@dataclass(frozen=True)
class Usage:
    """Keys that sources name in full, and the pieces from which they make others."""

    whole: frozenset[str]
    prefixes: frozenset[str]
    suffixes: frozenset[str]

    def covers(self, key: str) -> bool:
        return (
            key in self.whole
            or any(self._begins(key, prefix) for prefix in self.prefixes)
            or any(
                key.endswith(suffix) and key.removesuffix(suffix) in self.whole
                for suffix in self.suffixes
            )
        )

    @staticmethod
    def _begins(key: str, prefix: str) -> bool:
        if prefix.endswith("-"):
            return key.startswith(prefix) and key != prefix
        return key == prefix or key.startswith(f"{prefix}-")


def usage(codes: list[str]) -> Usage:
    """Return what *codes* name: ``'why-x'`` whole, ```why-${…}``` as prefix, ```${…}-you```.

    Of Python, ``f"why-{…}"`` is a prefix too.
    """
    whole, prefixes, suffixes = set(), set(), set()
    for literal in (literal for code in codes for literal in literals(code)):
        pieces = _PLACEHOLDER.split(literal)
        if len(pieces) == 1:
            whole.add(literal)
        elif re.fullmatch(r"[a-z][a-z0-9-]*", pieces[0]):
            prefixes.add(pieces[0])
        elif pieces[0] == "" and re.fullmatch(r"-[a-z-]+", pieces[-1]):
            suffixes.add(pieces[-1])
    # One bare word says too little to be half a key, unless it is a key of its own: `card`.
    telling = {prefix for prefix in prefixes if "-" in prefix or prefix in whole}
    return Usage(frozenset(whole), frozenset(telling), frozenset(suffixes))


_SPOKEN_ATTRIBUTES = re.compile(
    r"(?:aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder"
    r"|title|placeholder|alt|label|content)$"
)
_ATTRIBUTE = re.compile(r"\s*([^\s=>/{]+)(=)?")
_LETTER = re.compile(r"[^\W\d_]")


def words_in_markup(component: str) -> list[str]:
    """Return the words that stand in the markup of a Svelte *component* itself.

    Counted are text between tags, text in an expression between tags, and literal values
    of attributes that are read to people.  Scripts, styles, comments and entities are not.
    """
    markup = re.sub(r"<!--.*?-->", "", component, flags=re.DOTALL)
    for tag in ("script", "style"):
        markup = re.sub(rf"<{tag}\b.*?</{tag}>", "", markup, flags=re.DOTALL)
    found: list[str] = []
    at = 0
    while at < len(markup):
        if markup[at] == "{":
            end = _matching(markup, at + 1, "{", "}")
            found += _words_in_expression(markup[at + 1 : end])
            at = end + 1
        elif markup[at] == "<":
            at = _read_tag(markup, at + 1, found)
        else:
            end = min(
                (i for i in (markup.find(c, at) for c in "<{") if i >= 0), default=len(markup)
            )
            text = re.sub(r"&#?\w+;", "", markup[at:end]).strip()
            if _LETTER.search(text):
                found.append(text)
            at = end
    return found


def _words_in_expression(expression: str) -> list[str]:
    """Return strings that can only be meant to be read: with a letter and a blank between words."""
    if expression.lstrip()[:1] in "#:/@":
        return []
    return [text for text in literals(expression) if re.search(r"[^\W\d_]\s+[^\W\d_]", text)]


def _read_tag(markup: str, at: int, found: list[str]) -> int:
    """Read the tag that begins at *at*, add words of its attributes, return where it ends."""
    name = re.compile(r"/?[\w:.-]*").match(markup, at)
    assert name is not None
    at = name.end()
    while at < len(markup) and markup[at] != ">":
        if markup[at] == "{":
            at = _matching(markup, at + 1, "{", "}") + 1
            continue
        attribute = _ATTRIBUTE.match(markup, at)
        if attribute is None:
            at += 1
            continue
        at = attribute.end()
        if attribute.group(2) is None:
            continue
        value, at = _read_value(markup, at)
        if _SPOKEN_ATTRIBUTES.match(attribute.group(1)) and _LETTER.search(value):
            found.append(value)
    return at + 1


def _read_value(markup: str, at: int) -> tuple[str, int]:
    """Return the literal part of the attribute value at *at*, and where the value ends."""
    quote = markup[at] if markup[at] in "'\"" else ""
    literal, at = "", at + len(quote)
    while at < len(markup):
        if markup[at] == "{":
            at = _matching(markup, at + 1, "{", "}") + 1
            if not quote:
                break
            continue
        if (quote and markup[at] == quote) or (
            not quote and (markup[at].isspace() or markup[at] == ">")
        ):
            at += len(quote)
            break
        literal += markup[at]
        at += 1
    return literal, at
