"""Pictures of a table, and the codes that hold all there is to draw.

=============  ======================================================================
`scene`        what one seat lets others see of a table
`code`         a scene as the short text of a link, and back
`art`          the deck and the letters, from the built client
`svg`          a scene drawn, 1200 by 630
`png`          the same as PNG, in a process of its own
=============  ======================================================================
"""

from kozyr.pictures.code import MAX_CODE_CHARACTERS, CodeError, read_code, write_code
from kozyr.pictures.scene import Player, Scene

__all__ = [
    "MAX_CODE_CHARACTERS",
    "CodeError",
    "Player",
    "Scene",
    "read_code",
    "write_code",
]
