"""A scene drawn: 1200 by 630, the size at which links are shown with a picture.

Everything is an outline, letters too, so that the drawing needs no font and nothing from
elsewhere, and looks the same in a browser and as PNG.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from kozyr.cards import Card, Suit
from kozyr.pictures.art import Art, Letters
from kozyr.pictures.scene import Scene
from kozyr.rules.seats import Seat
from kozyr.rules.view import PairView

WIDTH: Final = 1200
HEIGHT: Final = 630

# The page's light look.
_PAPER: Final = "#fffefb"
_EDGE: Final = "#a9aaa6"
_BACK: Final = "#a3202f"
_INK: Final = "#fffdf5"
_SOFT: Final = "#e3efe2"
_GOLD: Final = "#ffc928"
_ATTACK: Final = "#9d2f22"
_DEFEND: Final = "#1d4f8f"
_PLAIN: Final = "#164a33"
_FACES: Final = ("#7a4a8c", "#a1502f", "#2f6f8f", "#8a6d1d", "#9a3f5c", "#4d5fa8")

# The space of a card's face.
_CARD_W: Final = 240
_CARD_H: Final = 360
_RATIO: Final = _CARD_H / _CARD_W

_EM: Final = 1000
_CAP: Final = 0.71
_MISSING: Final = (600, "M80 0V-714H520V0ZM140-60H460V-654H140Z")
"""Stands for a letter that no font here has."""

_TABLE: Final = (292.0, 214.0, 640.0, 212.0)
"""Where the bout lies: left, top, width, height."""
_PAIR_W: Final = 1.36
_PAIR_H: Final = 1.84
"""The box of a pair in widths of its cards."""
_HAND: Final = (250.0, 452.0, 800.0)
_HAND_CARD: Final = 112.0


class _Place(NamedTuple):
    """Where a seat is drawn: its middle, the radius of its face, the room for its name."""

    x: float
    y: float
    radius: float
    room: float


def draw(scene: Scene, language: str) -> str:
    """Return *scene* as an SVG document, with names and letters as in *language*.

    Raises:
        UnknownLanguage: no words are written in *language*.
        ResourceMissingError: this installation is incomplete.
    """
    return "".join(_Drawing(scene, language, Art.load()).parts())


class _Drawing:
    def __init__(self, scene: Scene, language: str, art: Art) -> None:
        self._scene = scene
        self._view = scene.view
        self._language = language
        self._art = art
        self._cyrillic = language in art.cyrillic_languages

    def parts(self) -> Iterator[str]:
        title = escape(self._scene.title(self._language))
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{title}</title>'
        )
        yield _FELT
        yield self._definitions()
        for seat, place in self._places():
            yield from self._seat(seat, place)
        yield from self._stock()
        yield from self._discard()
        if self._view.result is None:
            yield from self._bout(self._view.table)
        else:
            yield from self._end(self._scene.title(self._language))
        yield from self._hand()
        yield self._text("Kozyr", WIDTH - 28, HEIGHT - 26, 26, anchor="end", fill=_SOFT)
        yield "</svg>"

    def _definitions(self) -> str:
        back = (
            f'<symbol id="back" viewBox="0 0 {_CARD_W} {_CARD_H}">{_sheet()}'
            f'<rect x="12" y="12" width="216" height="336" rx="10" fill="{_BACK}"/>'
            '<g transform="translate(12 12)" fill="none" stroke="#fff1d6"'
            f' stroke-linejoin="round">{self._art.back}</g></symbol>'
        )
        return f"<defs>{back}</defs>"

    # Seats.

    def _places(self) -> Iterator[tuple[Seat, _Place]]:
        """The others above, clockwise from the left; whose view it is below them, at the left."""
        seats = len(self._scene.players)
        others = seats - 1
        room = min(200.0, (WIDTH - 40) / others)
        left = (WIDTH - room * others) / 2
        radius = 38.0 if room > 120 else 30.0  # noqa: PLR2004 - where a name has little room
        for index in range(others):
            seat = (self._scene.seat + 1 + index) % seats
            yield seat, _Place(left + room * (index + 0.5), 66, radius, room - 10)
        yield self._scene.seat, _Place(130, 500, 46, 220)

    def _seat(self, seat: Seat, place: _Place) -> Iterator[str]:
        view = self._view
        x, y, radius, room = place
        name = self._scene.name_of(seat, self._language)
        fools = view.result.fools if view.result else ()
        is_out = seat in view.out and seat not in fools
        if seat in view.to_act and view.result is None:
            yield (
                f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius + 7)}" fill="none"'
                f' stroke="{_GOLD}" stroke-width="4"/>'
            )
        hue = _FACES[seat % len(_FACES)]
        yield (
            f'<g opacity="{0.72 if is_out else 1}"><circle cx="{_n(x)}" cy="{_n(y)}"'
            f' r="{_n(radius)}" fill="{hue}" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>'
            + self._text(_initial(name), x, y + radius * 0.33, radius * 0.92, anchor="middle")
            + "</g>"
        )
        yield self._text(name, x, y + radius + 27, 23, anchor="middle", room=room)
        yield from self._badges(seat, place)
        if not is_out:
            yield self._count(view.counts[seat], x, y + radius + 38)

    def _badges(self, seat: Seat, place: _Place) -> Iterator[str]:
        view = self._view
        x, y, radius = place.x + place.radius * 0.8, place.y + place.radius * 0.66, 17.0
        if view.result is not None and seat in view.result.fools:
            yield self._badge("fool", place.x, place.y - place.radius + 2, 24, _ATTACK)
        elif seat in view.out:
            number = str(view.out.index(seat) + 1)
            yield _disc(x, y, radius, _PLAIN)
            yield self._text(number, x, y + 7, 20, anchor="middle")
        elif view.result is None and seat == view.attacker:
            yield self._badge("attack", x, y, radius, _ATTACK)
        elif view.result is None and seat == view.defender:
            yield self._badge("defend", x, y, radius, _DEFEND)

    def _badge(self, icon: str, x: float, y: float, radius: float, fill: str) -> str:
        size = radius * 1.3
        drawing = self._art.icons[icon]
        at = f"translate({_n(x - size / 2)} {_n(y - size / 2)}) scale({_n(size / 24)})"
        line, filled = drawing.get("line", ""), drawing.get("fill", "")
        return (
            _disc(x, y, radius, fill)
            + f'<g transform="{at}"><path d="{line}" fill="none" stroke="{_INK}" stroke-width="2"'
            f' stroke-linecap="round" stroke-linejoin="round"/>'
            f'<path d="{filled}" fill="{_INK}"/></g>'
        )

    def _count(self, cards: int, x: float, y: float) -> str:
        """A small back and how many cards there are, in the middle under a name."""
        number = str(cards)
        width = 20 + self._width(self._art.text, number, 22)
        left = x - width / 2
        return _back(left, y, 15) + self._text(number, left + 21, y + 19, 22, fill=_SOFT)

    # Cards on the table.

    def _stock(self) -> Iterator[str]:
        view = self._view
        x, y, w = 66.0, 236.0, 92.0
        if view.trump_card is not None:
            turned = f"translate({_n(x + 34 + w * _RATIO)} {_n(y + 24)}) rotate(90)"
            yield f'<g transform="{turned}">{self._card(view.trump_card, 0, 0, w)}</g>'
        for step in range(min(view.stock - (view.trump_card is not None), 3)):
            yield _back(x - step * 3, y - step * 3, w)
        if view.stock:
            yield self._text(str(view.stock), x + w / 2, y + w * _RATIO + 32, 26, anchor="middle")
        if view.trump is not None and view.trump_card is None:
            at = (x + w + 16, y + 36) if view.stock else (x + 10, y + 24)
            yield self._sign(view.trump, *at, 70)

    def _sign(self, suit: Suit, x: float, y: float, size: float) -> str:
        """The trump's sign on a piece of paper, where no card shows it."""
        pad = size * 0.16
        return (
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(size)}" height="{_n(size)}" rx="12"'
            f' fill="{_PAPER}"/>{self._suit(suit, x + pad, y + pad, size - 2 * pad)}'
        )

    def _suit(self, suit: Suit, x: float, y: float, size: float) -> str:
        return (
            f'<path d="{self._art.suits[suit.letter]}" fill="{self._art.ink[suit.letter]}"'
            f' transform="translate({_n(x)} {_n(y)}) scale({_n(size / 100)})"/>'
        )

    def _discard(self) -> Iterator[str]:
        view = self._view
        if not view.discard:
            return
        x, y, w = 1052.0, 250.0, 76.0
        for turn in (-14, 9, -3)[-min(view.discard, 3) :]:
            middle = f"{_n(x + w / 2)} {_n(y + w * _RATIO / 2)}"
            yield f'<g transform="rotate({turn} {middle})" opacity=".8">{_back(x, y, w)}</g>'
        yield self._text(
            str(view.discard), x + w / 2, y + w * _RATIO + 38, 24, anchor="middle", fill=_SOFT
        )

    def _bout(self, table: Sequence[PairView]) -> Iterator[str]:
        left, top, width, height = _TABLE
        if not table:
            return
        rows, columns, w = _grid(len(table), width, height)
        for index, pair in enumerate(table):
            row, column = divmod(index, columns)
            in_row = min(columns, len(table) - row * columns)
            x = left + width / 2 + (column - in_row / 2) * w * _PAIR_W
            y = top + height / 2 + (row - rows / 2) * w * _PAIR_H
            yield self._card(pair.attack, x, y, w)
            if pair.beat is not None:
                bx, by = x + w * 0.31, y + w * 0.28
                turned = f"rotate(6 {_n(bx + w / 2)} {_n(by + w * _RATIO / 2)})"
                yield f'<g transform="{turned}">{self._card(pair.beat, bx, by, w)}</g>'

    def _end(self, title: str) -> Iterator[str]:
        left, top, width, height = _TABLE
        yield self._text(
            title, left + width / 2, top + height / 2 + 16, 46, anchor="middle", room=width + 60
        )

    def _hand(self) -> Iterator[str]:
        left, top, width = _HAND
        count = self._view.counts[self._scene.seat]
        if not count:
            return
        w = _HAND_CARD
        step = min(w * 0.82, (width - w) / max(count - 1, 1))
        x = left + (width - step * (count - 1) - w) / 2
        if not self._scene.shows_hand:
            for index in range(count):
                yield _back(x + index * step, top, w)
            return
        for index, card in enumerate(_in_order(self._view.hand, self._view.trump)):
            yield self._card(card, x + index * step, top, w)

    def _card(self, card: Card, x: float, y: float, w: float) -> str:
        """A card face up, its left upper corner at *x*, *y*."""
        ink = self._art.ink[_ink_letter(card)]
        corner = self._corner(card, ink)
        return (
            f'<g transform="translate({_n(x)} {_n(y)}) scale({_n(w / _CARD_W)})" fill="{ink}">'
            f"{_sheet()}{self._art.faces[str(card)]}{corner}"
            f'<g transform="rotate(180 {_CARD_W / 2} {_CARD_H / 2})">{corner}</g></g>'
        )

    def _corner(self, card: Card, ink: str) -> str:
        """Rank over suit; a rim of paper keeps them apart from what is beneath."""
        middle, top, size, gap, sign = 36.0, 9.6, 78.0, 8.4, 46.8
        rim = f'stroke="{_PAPER}" stroke-linejoin="round" paint-order="stroke"'
        below = top + size * _CAP + gap
        if card.is_joker:
            star, cap = size * 0.8, sign * 1.1
            return (
                f'<path d="{self._art.star}" {rim} stroke-width="8" transform="translate('
                f'{_n(middle - star / 2)} {_n(top)}) scale({_n(star / 100)})"/>'
                f'<path d="{self._art.cap}" {rim} stroke-width="8" transform="translate('
                f'{_n(middle - cap / 2)} {_n(top + star + gap)}) scale({_n(cap / 100)})"/>'
            )
        label = card.rank.text
        if self._cyrillic:
            label = self._art.cyrillic_ranks.get(label, label)
        wide = len(label) > 1
        squeeze = 0.8 if wide else 1.0
        width = self._width(self._art.corner, label, size) * squeeze
        rank = self._outlines(self._art.corner, label)
        scale = size / _EM
        return (
            f'<g transform="translate({_n(middle - width / 2)} {_n(top + size * _CAP)})'
            f' scale({scale * squeeze:.4f} {scale:.4f})" {rim} stroke-width="90">{rank}</g>'
            f'<path d="{self._art.suits[card.suit.letter]}" fill="{ink}" {rim} stroke-width="15"'
            f' transform="translate({_n(middle - sign / 2)} {_n(below)}) scale({_n(sign / 100)})"/>'
        )

    # Letters.

    def _text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        anchor: str = "start",
        fill: str = _INK,
        room: float | None = None,
    ) -> str:
        """*text* as outlines on the line *y*; what has no *room* is made smaller, then cut."""
        letters = self._art.text
        text = unicodedata.normalize("NFC", text)
        if room is not None:
            size = max(size * 0.72, min(size, room / max(self._width(letters, text, 1), 1e-9)))
            text = self._cut(text, size, room)
        width = self._width(letters, text, size)
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        return (
            f'<g transform="translate({_n(left)} {_n(y)}) scale({size / _EM:.4f})"'
            f' fill="{fill}">{self._outlines(letters, text)}</g>'
        )

    def _cut(self, text: str, size: float, room: float) -> str:
        if self._width(self._art.text, text, size) <= room:
            return text
        while text and self._width(self._art.text, text + "…", size) > room:
            text = text[:-1].rstrip()
        return text + "…"

    def _outlines(self, letters: Letters, text: str) -> str:
        parts, x = [], 0
        for letter in text:
            advance, outline = letters.get(letter, _MISSING)
            if outline:
                parts.append(f'<path d="{outline}" transform="translate({x} 0)"/>')
            x += advance
        return "".join(parts)

    def _width(self, letters: Letters, text: str, size: float) -> float:
        return sum(letters.get(letter, _MISSING)[0] for letter in text) * size / _EM


def _grid(pairs: int, width: float, height: float) -> tuple[int, int, float]:
    """In how many rows and columns so many pairs are the largest, and their cards' width."""

    def card_width(rows: int) -> float:
        columns = -(-pairs // rows)
        return min(width / (columns * _PAIR_W), height / (rows * _PAIR_H))

    rows = max(range(1, pairs + 1), key=card_width)
    return rows, -(-pairs // rows), card_width(rows)


def _in_order(hand: Iterable[Card], trump: Suit | None) -> list[Card]:
    """Suit by suit, each from the lowest, trumps and jokers at the right, as on the page."""

    def place(card: Card) -> tuple[bool, bool, int, int]:
        return card.is_joker, card.suit is trump, "cdsh".find(card.suit.letter), card.index

    return sorted(hand, key=place)


def _ink_letter(card: Card) -> str:
    """In whose ink *card* is printed: jokers take the black and the red one."""
    if card.is_joker:
        return "h" if card.suit is Suit.RED else "s"
    return card.suit.letter


def _initial(name: str) -> str:
    first = name[:1]
    # Georgian is written without capitals, though there are some.
    return first if "ა" <= first <= "ჿ" else first.upper()[:1]


def _sheet() -> str:
    return (
        f'<rect x="1" y="1" width="{_CARD_W - 2}" height="{_CARD_H - 2}" rx="18" fill="{_PAPER}"'
        f' stroke="{_EDGE}" stroke-width="2"/>'
    )


def _back(x: float, y: float, w: float) -> str:
    return f'<use href="#back" x="{_n(x)}" y="{_n(y)}" width="{_n(w)}" height="{_n(w * _RATIO)}"/>'


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    return (
        f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" stroke="{_INK}"'
        ' stroke-width="2"/>'
    )


def _n(value: float) -> str:
    """A number as short as it can be seen to matter."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


_FELT: Final = (
    '<defs><radialGradient id="felt" cx=".5" cy=".45" r=".75">'
    '<stop offset="0" stop-color="#25714e"/><stop offset=".55" stop-color="#226848"/>'
    '<stop offset="1" stop-color="#164a33"/>'
    '</radialGradient></defs><rect width="1200" height="630" fill="url(#felt)"/>'
    '<ellipse cx="600" cy="330" rx="545" ry="232" fill="none" stroke="#fff" stroke-opacity=".13"'
    ' stroke-width="3"/>'
)
