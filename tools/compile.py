"""Compiling the rules' core with mypyc: `python -m tools.compile`.

The modules of `MODULES` run as they stand and, many times faster, compiled. This makes the
extension modules, for a wheel and for `build/compiled`, a package that differs from the
source tree in nothing but them: put first on the path, it runs the working tree compiled.

mypyc and a C compiler are needed; where one is missing, `obstacle` says which.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from enum import Enum
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

from tools.steps import SetupError, announce, fingerprint, is_fresh, run_logged, write_stamp

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "src/kozyr"
MODULES = (
    *(
        f"kozyr/rules/core/{room}.py"
        for room in (
            "codes",
            "masks",
            "terms",
            "table",
            "refusals",
            "fates",
            "public",
            "core",
            "turns",
            "deals",
        )
    ),
    "kozyr/rules/playout.py",
    "kozyr/bots/solver/table.py",
    "kozyr/bots/solver/search.py",
    "kozyr/bots/solver/safety.py",
    *(f"kozyr/bots/belief/{room}.py" for room in ("habits", "worlds")),
    *(f"kozyr/bots/net/{room}.py" for room in ("features", "layers", "net")),
    "kozyr/study/training/field.py",
    *(f"kozyr/bots/search/{room}.py" for room in ("policy", "flat", "tree")),
)
"""What is compiled, as paths below `src`."""

REQUIREMENTS = ("mypy==2.4.1", "setuptools>=68")
"""What compiles it. The compiler is pinned: another version is another compiler."""

PLATFORMS = ("linux", "darwin", "win32")
MACHINES = ("x86_64", "AMD64", "aarch64", "arm64", "ARM64")
"""Where librt, which the compiled modules need to run, can be installed without a compiler."""

VARIABLE = "KOZYR_COMPILE"
"""Environment variable: 0 never compiles, 1 makes it an error that nothing can be compiled."""

FAILED = 2

_SUFFIXES = tuple(EXTENSION_SUFFIXES)
_NOT_SOURCES = shutil.ignore_patterns("__pycache__")
_SETUP = """\
import sys

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--config-file=", "--cache-dir=cache", "--follow-imports=silent", *{modules!r}],
    group_name="kozyr",
    target_dir="c",
)
if sys.platform != "win32":
    # Else any other library might replace a function, and the compiler must not inline it:
    # that costs a third of the speed.
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")
setup(
    name="kozyr",
    packages=[],
    script_args=["build_ext", "--build-lib=lib", "--build-temp=objects"],
    ext_modules=extensions,
)
"""
# A literal is an int of 32 bits in C, whatever the type of the result.
_NARROW_SHIFT = re.compile(r"(?<![\w.])-?\d+ (?:<<|>>) cpy_")


class Wish(Enum):
    """What the one who builds said about compiling."""

    NEVER = "0"
    IF_POSSIBLE = ""
    ALWAYS = "1"


def wish() -> Wish:
    """Return what `VARIABLE` says.

    Raises:
        SetupError: it says neither 0 nor 1.
    """
    said = os.environ.get(VARIABLE, "")
    try:
        return Wish(said)
    except ValueError:
        raise SetupError(f"{VARIABLE} is {said!r}: expected 0, 1 or nothing.") from None


def is_worth_trying() -> bool:
    """Whether a wheel that is built now asks for the compiler's packages.

    A wish that nobody can read is refused later, where a sentence can be said.
    """
    return os.environ.get(VARIABLE) != Wish.NEVER.value and obstacle() is None


def obstacle() -> str | None:
    """Return what keeps this Python from compiling, None when nothing is known to."""
    implementation = platform.python_implementation()
    if implementation != "CPython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "mypyc compiles for the ordinary CPython only"
    if sys.platform not in PLATFORMS or platform.machine() not in MACHINES:
        return f"librt is not made for {sys.platform} on {platform.machine()}"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return f"{sys.executable} has no header files (on Debian and Ubuntu: python3-dev)"
    # setuptools finds Microsoft's compiler by itself, and nothing else does.
    if sys.platform != "win32" and find_compiler() is None:
        return "there is no C compiler"
    return None


def find_compiler() -> list[str] | None:
    """Return the command of a C compiler that starts on this machine, or None.

    Asked in turn: the variable CC, the compiler that made this Python, and `cc`.
    """
    named = os.environ.get("CC")
    for command in (named,) if named else (sysconfig.get_config_var("CC"), "cc"):
        words = shlex.split(command or "")
        if words and shutil.which(words[0]) and _starts(words[0]):
            return words
    return None


def why_not() -> str | None:
    """Return why nothing is to be compiled: not wished for, or not possible; None to compile.

    Raises:
        SetupError: it was wished for and is not possible.
    """
    wished = wish()
    if wished is Wish.NEVER:
        return f"{VARIABLE} is 0"
    reason = obstacle()
    if reason is not None and wished is Wish.ALWAYS:
        raise SetupError(f"The core cannot be compiled: {reason}.")
    return reason


def compile_if_wished(root: Path) -> Path | None:
    """Return the folder of the extension modules, None where the sources are to run instead.

    Raises:
        SetupError: they were wished for and could not be made.
    """
    reason = why_not()
    if reason is None:
        try:
            return compile_modules(root)
        except SetupError as error:
            if wish() is Wish.ALWAYS:
                raise
            reason = str(error).rstrip(".")
    announce(f"the core is left as Python, which is slower: {reason}")
    return None


def compile_modules(root: Path) -> Path:
    """Compile the modules for the running Python, unless that is done; return their folder.

    It is laid out like `site-packages`.

    Raises:
        SetupError: mypyc or the C compiler failed, or what they made would be wrong.
    """
    suffix = EXTENSION_SUFFIXES[0]
    folder = root / "build" / "extensions" / suffix.strip(".").partition(".")[0]
    stamp = folder.with_name(f"{folder.name}.inputs")
    current = fingerprint(suffix, *MODULES, files=(Path(__file__), *_typed_sources(root)))
    if folder.exists() and is_fresh(stamp, current):
        return folder
    announce("compiling the core")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        work = Path(name)
        # A copy, so that tracebacks name kozyr/rules/core.py wherever it was compiled.
        shutil.copytree(root / PACKAGE, work / "kozyr", ignore=_NOT_SOURCES)
        (work / "compile.py").write_text(_SETUP.format(modules=MODULES), encoding="utf-8")
        run_logged(
            [sys.executable, "compile.py"],
            cwd=work,
            env=_environment(),
            log=root / "build" / "compile.log",
            failure="The core could not be compiled",
        )
        _refuse_narrow_shifts(work / "c")
        shutil.rmtree(folder, ignore_errors=True)
        (work / "lib").rename(folder)
    write_stamp(stamp, current)
    return folder


def compile_package(root: Path) -> Path:
    """Make `build/compiled`, unless it is fresh, and return it.

    Everything in it but the extension modules is a link into the source tree.

    Raises:
        SetupError: the modules could not be compiled.
    """
    extensions = compile_modules(root)
    folder = root / "build" / "compiled"
    stamp = folder.with_name("compiled.inputs")
    links = list(_links(root / "src"))
    binaries = [file for file in sorted(extensions.rglob("*")) if file.is_file()]
    current = fingerprint(str(root), *map(str, links), files=binaries)
    if folder.exists() and is_fresh(stamp, current):
        return folder
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        work = Path(name) / "compiled"
        shutil.copytree(extensions, work)
        for link in links:
            (work / link).symlink_to(root / "src" / link)
        shutil.rmtree(folder, ignore_errors=True)
        work.rename(folder)
    write_stamp(stamp, current)
    return folder


def module_files() -> dict[str, Path]:
    """Import every module of `MODULES`; return the files they came from, by name."""
    names = [module.removesuffix(".py").replace("/", ".") for module in MODULES]
    return {name: Path(import_module(name).__file__ or "") for name in names}


def is_core_compiled() -> bool:
    """Whether what is imported is compiled.

    Raises:
        SetupError: one module is and another is not.
    """
    files = module_files()
    compiled = {name for name, file in files.items() if file.name.endswith(_SUFFIXES)}
    if compiled and compiled != files.keys():
        raise SetupError(f"Not compiled: {', '.join(sorted(files.keys() - compiled))}.")
    return bool(compiled)


def main(arguments: list[str] | None = None) -> int:
    """Make `build/compiled` and print where it is; return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.compile", description=main.__doc__)
    parser.add_argument(
        "--if-possible",
        action="store_true",
        help="where there is no compiler say so, print nothing and succeed",
    )
    chosen = parser.parse_args(arguments)
    try:
        reason = why_not()
        if reason is None:
            sys.stdout.write(f"{compile_package(ROOT)}\n")
            return 0
    except SetupError as error:
        sys.stderr.write(f"kozyr: {error}\n")
        return FAILED
    announce(f"nothing is run compiled: {reason}")
    return 0 if chosen.if_possible else FAILED


def _typed_sources(root: Path) -> list[Path]:
    """Return all whose types and constants may be compiled into the modules."""
    package = root / PACKAGE
    modules = [root / "src" / module for module in MODULES]
    return sorted({*package.glob("*.py"), *(package / "rules").rglob("*.py"), *modules})


def _environment() -> dict[str, str]:
    """Return the environment that makes setuptools use the compiler that was found."""
    compiler = find_compiler()
    return {**os.environ, **({"CC": shlex.join(compiler)} if compiler else {})}


def _refuse_narrow_shifts(folder: Path) -> None:
    """Refuse what mypyc makes of a constant shifted by a variable: it is shifted in 32 bits."""
    for file in sorted(folder.rglob("*.c")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if _NARROW_SHIFT.search(line):
                raise SetupError(
                    "The core would be compiled wrongly: a constant is shifted by a variable "
                    f"({file.name}:{number}: {line.strip()})."
                )


def _links(source: Path) -> Iterator[Path]:
    """Yield, below *source*, all that the compiled package takes from there as it is."""
    mixed = {parent for module in MODULES for parent in Path(module).parents if parent != Path()}
    for folder in sorted(mixed):
        for entry in sorted((source / folder).iterdir()):
            below = entry.relative_to(source)
            if entry.name != "__pycache__" and below not in mixed:
                yield below


def _starts(program: str) -> bool:
    """Whether *program* starts: on a bare Mac `cc` only says that there is none."""
    try:
        finished = subprocess.run([program, "--version"], capture_output=True, check=False)
    except OSError:
        return False
    return finished.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
