"""A drawing as PNG, made by resvg in a process of its own.

resvg holds the interpreter while it renders, a tenth of a second and more; and what a
picture costs in memory is given back when its process ends.  Run as a program this module
reads an SVG from standard input and writes the PNG to standard output.
"""

import asyncio
import contextlib
import sys
from typing import Final

PATIENCE_S: Final = 15.0


class RenderError(Exception):
    """A picture could not be made."""


def png_of(svg: str) -> bytes:
    """Return *svg* as PNG, in its own size; outlines only, no font is read.

    Raises:
        RenderError: it cannot be drawn.
    """
    # Only here: whoever draws no PNG does not load the library.
    import resvg_py  # noqa: PLC0415

    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    except ValueError as error:
        raise RenderError(str(error)) from error


async def render_png(svg: str) -> bytes:
    """Return *svg* as PNG without holding up the event loop.

    Raises:
        RenderError: it cannot be drawn, or took longer than `PATIENCE_S`.
    """
    process = await asyncio.create_subprocess_exec(
        # Not from the folder where the server was started, which may hold anything.
        *(sys.executable, "-P", "-m", __name__),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(PATIENCE_S):
            output, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise RenderError(f"not done within {PATIENCE_S} s") from None
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise RenderError(f"ended with status {process.returncode}")
    return output


def main() -> None:
    """Draw what comes in."""
    sys.stdout.buffer.write(png_of(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
