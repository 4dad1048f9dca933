"""The trial of a mutant: in a process of its own it stands in for the module, and is tested."""

import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

MOST_MEMORY = 3 << 30
# How much longer than the processor time the whole may take, on a machine with more to do.
MOST_WAITING = 20


@dataclass(frozen=True)
class Stage:
    """Something that a mutant may fail in, within so many seconds of processor time."""

    name: str
    seconds: int
    passes: Callable[[], bool]


@dataclass(frozen=True)
class Mutated:
    """A module by its dotted name, the file where it lies, and what it says instead."""

    module: str
    file: Path
    source: str


def killed_in(mutated: Mutated, stages: Sequence[Stage]) -> str | None:
    """The name of the stage that the mutant fails in; None when it survives them all.

    A mutant fails too when it raises an error, or takes too much time or memory.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _try(mutated, stages, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        begun = told.read()
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) == 0:
        return None
    return stages[len(begun) - 1].name if begun else "loading"


def _try(mutated: Mutated, stages: Sequence[Stage], writing: int) -> None:
    """Go through *stages*, tell of each that is begun, and exit with 0 if all are passed."""
    status = 1
    try:
        with open(os.devnull, "w") as nothing:
            os.dup2(nothing.fileno(), 1)
            os.dup2(nothing.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        sys.meta_path.insert(0, _Finder(mutated))
        for stage in stages:
            os.write(writing, b".")
            used = resource.getrusage(resource.RUSAGE_SELF)
            most = int(used.ru_utime + used.ru_stime) + stage.seconds
            resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
            signal.alarm(stage.seconds * MOST_WAITING)
            if not stage.passes():
                return
        status = 0
    finally:
        os._exit(status)


class _Finder(MetaPathFinder):
    """Finds the mutated module before anybody finds the real one."""

    def __init__(self, mutated: Mutated) -> None:
        self.mutated = mutated

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.mutated.module:
            return None
        loader = _Loader(self.mutated)
        return spec_from_file_location(fullname, self.mutated.file, loader=loader)


class _Loader(SourceFileLoader):
    def __init__(self, mutated: Mutated) -> None:
        super().__init__(mutated.module, str(mutated.file))
        self.mutated = mutated

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutated.source, self.path, "exec", dont_inherit=True)
