"""Pictures of the page, and how much two of them differ.

Two machines smooth the same edge differently, by a dot at most.  So pictures are compared
as mosaics: a tile is the mean of some dots, in which such an edge is lost and a card of
another colour or place is not.
"""

from io import BytesIO
from typing import Final

from PIL import Image, ImageChops, ImageDraw

COLOURS: Final = 256
TILE: Final = 4
# Of the 255 steps of a colour: so much is seen at once, so much only over some stretch.  On
# other machines, with other fonts, smoothing and drivers, a picture had at most two tiles of
# the first kind and 87 of the second.  A hand moved by one dot has 82 of the first, a missing
# badge 20, and cards on a slightly darker paper have 849 of the second.
CLEARLY, SLIGHTLY = 48, 16
MOST_CLEARLY, MOST_SLIGHTLY = 8, 240
_MARGIN: Final = 8


def read(data: bytes) -> Image.Image:
    """Decode a PNG."""
    return Image.open(BytesIO(data)).convert("RGB")


def shrunk(image: Image.Image, colours: int = COLOURS) -> bytes:
    """Encode *image* as a small PNG of few colours."""
    data = BytesIO()
    few = image.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=8, dither=Image.Dither.NONE)
    few.save(data, "PNG", optimize=True)
    return data.getvalue()


def unlike(one: Image.Image, other: Image.Image, more_than: int) -> list[tuple[int, int]]:
    """The tiles that differ by *more_than* so many steps, by column and row."""
    size = (one.width // TILE, one.height // TILE)
    mosaics = (image.resize(size, Image.Resampling.BOX) for image in (one, other))
    bands = ImageChops.difference(*mosaics).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return [
        (place % size[0], place // size[0])
        for place, difference in enumerate(worst.tobytes())
        if difference > more_than
    ]


def looks_alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether nobody would see a difference."""
    return (
        one.size == other.size
        and len(unlike(one, other, CLEARLY)) <= MOST_CLEARLY
        and len(unlike(one, other, SLIGHTLY)) <= MOST_SLIGHTLY
    )


def side_by_side(before: Image.Image, after: Image.Image) -> Image.Image:
    """Both, and between them what differs, marked on the paler one."""
    marked = Image.blend(after, Image.new("RGB", after.size, "white"), 0.6)
    draw = ImageDraw.Draw(marked)
    if before.size == after.size:
        for column, row in unlike(before, after, SLIGHTLY):
            x, y = column * TILE, row * TILE
            draw.rectangle((x, y, x + TILE - 1, y + TILE - 1), fill="#d0006f")
    images = (before, marked, after)
    width = sum(image.width for image in images) + 2 * _MARGIN
    sheet = Image.new("RGB", (width, max(image.height for image in images)), "#888")
    x = 0
    for image in images:
        sheet.paste(image, (x, 0))
        x += image.width + _MARGIN
    return sheet
