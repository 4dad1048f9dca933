"""The plugin of the compiled run, `-p tests.compiled`: it refuses to test anything else.

What is on the path must be the fresh `build/compiled`, and the modules that are compiled
must be imported from there.
"""

from importlib import import_module
from pathlib import Path

import pytest

from tools.compile import MODULES, compile_package, is_compiled

ROOT = Path(__file__).resolve().parents[1]
NAMES = [module.removesuffix(".py").replace("/", ".") for module in MODULES]


def pytest_configure() -> None:
    folder = compile_package(ROOT)
    for name in NAMES:
        module = import_module(name)
        file = Path(module.__file__ or "")
        if not is_compiled(module) or not file.is_relative_to(folder):
            raise pytest.UsageError(f"{name} would be tested as {file}, not compiled in {folder}")


def pytest_report_header() -> str:
    return f"compiled: {', '.join(NAMES)}"
