"""A font in which every letter is the same bar, so that words look alike on every machine.

Which fonts a machine has decides how wide words are and where their lines break.  With this
one the page is laid out alike everywhere, and words can still be seen: as bars of their size,
place and colour.
"""

import struct
from typing import Final

NAME: Final = "Greeked"
_UNITS: Final = 1000
# As high and as deep as the letters of usual fonts, and as wide on the average.
_ASCENT, _DESCENT, _HEIGHT, _ADVANCE, _SPACE = 1050, -290, 530, 560, 260
_BAR, _BLANK, _GLYPHS = 1, 2, 3
_LAST_CHARACTER: Final = 0x10FFFF


def greeked() -> bytes:
    """Return the font, a TrueType file."""
    bar = _bar(30, _ADVANCE - 30)
    outlines = (bar, bar, b"")
    starts = [sum(map(len, outlines[:count])) for count in range(_GLYPHS + 1)]
    metrics = ((_ADVANCE, 30), (_ADVANCE, 30), (_SPACE, 0))
    return _file(
        {
            b"OS/2": struct.pack(
                ">H h HHH 10h h 10s 4I 4s HHH hhh HH II hh HHH",
                *(4, _ADVANCE, 400, 5, 0, *[0] * 10, 0, bytes(10), 0, 0, 0, 0, b"    "),
                *(64, 32, 0xFFFF, _ASCENT, _DESCENT, 0, _ASCENT, -_DESCENT, 1, 0),
                *(_HEIGHT, 700, 0, 32, 1),
            ),
            b"cmap": _characters(),
            b"glyf": b"".join(outlines),
            b"head": struct.pack(
                ">4I HH qq 4h HH hhh",
                *(0x10000, 0x10000, 0, 0x5F0F3CF5, 0, _UNITS, 0, 0),
                *(30, 0, _ADVANCE - 30, _HEIGHT, 0, 8, 2, 1, 0),
            ),
            b"hhea": struct.pack(
                ">I hhh H 3h 8h H",
                *(0x10000, _ASCENT, _DESCENT, 0, _ADVANCE, 30, 30, _ADVANCE - 30),
                *(1, 0, 0, 0, 0, 0, 0, 0, _GLYPHS),
            ),
            b"hmtx": b"".join(struct.pack(">Hh", *each) for each in metrics),
            b"loca": struct.pack(f">{_GLYPHS + 1}I", *starts),
            b"maxp": struct.pack(">I 14H", 0x10000, _GLYPHS, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
            b"name": struct.pack(">HHH", 0, 0, 6),
            b"post": struct.pack(">II hh 5I", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
        }
    )


def _bar(left: int, right: int) -> bytes:
    """A glyph of one rectangle, from the base line up."""
    corners = ((left, 0), (left, _HEIGHT), (right, _HEIGHT), (right, 0))
    steps = zip(corners, ((0, 0), *corners), strict=False)
    moves = [(x - before_x, y - before_y) for (x, y), (before_x, before_y) in steps]
    return b"".join(
        (
            struct.pack(">5h", 1, left, 0, right, _HEIGHT),
            # The contour ends with its fourth point, and there are no instructions.
            struct.pack(">HH", 3, 0),
            b"\x01" * 4,
            struct.pack(">4h", *(x for x, _ in moves)),
            struct.pack(">4h", *(y for _, y in moves)),
            b"\0\0",
        )
    )


def _characters() -> bytes:
    """Every character has the one glyph, but for spaces (cmap format 13: many to one)."""
    groups = (
        *((0x20, 0x20, _BLANK), (0x21, 0x9F, _BAR), (0xA0, 0xA0, _BLANK)),
        (0xA1, _LAST_CHARACTER, _BAR),
    )
    table = struct.pack(">HH 3I", 13, 0, 16 + 12 * len(groups), 0, len(groups))
    table += b"".join(struct.pack(">3I", *group) for group in groups)
    return struct.pack(">HH HHI", 0, 1, 3, 10, 12) + table


def _file(tables: dict[bytes, bytes]) -> bytes:
    """The file of *tables*, whose checksums no browser reads."""
    start = 12 + 16 * len(tables)
    directory, body = b"", b""
    for tag, table in tables.items():
        directory += struct.pack(">4s III", tag, 0, start + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    power = len(tables).bit_length() - 1
    sizes = (len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    return struct.pack(">I 4H", 0x10000, *sizes) + directory + body
