"""`begun`: work that is done at once, and becomes a task only where it has to wait."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def begun(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do *work* as far as it goes without waiting; return the task that does the rest, if any.

    What is nearly always done at once is spared a task and a turn of the loop.  Until it waits
    for the first time *work* has no task of its own.  What it raises until then is raised here.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_rest_of(work, awaited))


@types.coroutine
def _rest_of(work: Coroutine[Any, Any, None], awaited: object) -> Generator[Any, Any, None]:
    """Go on with *work*, which waits for *awaited*."""
    while True:
        stopped: BaseException | None = None
        try:
            yield awaited
        except BaseException as error:
            stopped = error
        try:
            awaited = work.send(None) if stopped is None else work.throw(stopped)
        except StopIteration:
            return
