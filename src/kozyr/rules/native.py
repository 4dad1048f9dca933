"""`i64` and `vec`: what compiled code has built in; run as plain Python they are int and list.

This file is not compiled itself, so that what is compiled needs no test of where it runs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    vec = list
    i64 = int

__all__ = ["i64", "vec"]
