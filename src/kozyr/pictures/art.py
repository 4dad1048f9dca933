"""The deck and the letters that pictures are drawn with, from the built client."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Self

from kozyr.resources import ResourceMissingError, client_directory

FILE: Final = "picture.json"

Letters = Mapping[str, tuple[int, str]]
"""For each letter its width, in thousandths of its size, and its outline."""


@dataclass(frozen=True, slots=True)
class Art:
    """Pieces of SVG, made with the client so that both show the same cards.

    `faces` are the middles of the cards by their text, in a space of 240 by 360; `ink` and
    `suits` the colour and the outline of each suit, the latter in a box of 100 by 100;
    `icons` the strokes and the filled parts of a sign, in a box of 24 by 24.
    `cyrillic_ranks` are the letters of ranks that are printed otherwise in
    `cyrillic_languages`.
    """

    ink: Mapping[str, str]
    faces: Mapping[str, str]
    suits: Mapping[str, str]
    star: str
    cap: str
    back: str
    icons: Mapping[str, Mapping[str, str]]
    cyrillic_ranks: Mapping[str, str]
    cyrillic_languages: Sequence[str]
    text: Letters
    corner: Letters

    @classmethod
    @cache
    def load(cls) -> Self:
        """Read what the client was built with, once.

        Raises:
            ResourceMissingError: the client is not built, or by an older version.
        """
        file = client_directory() / FILE
        try:
            content = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise ResourceMissingError(
                f"{file} is missing: build the client anew with `make client`."
            ) from error
        letters = content.pop("letters")
        return cls(**content, text=letters["text"], corner=letters["corner"])
