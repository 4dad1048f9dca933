"""The plugin of the compiled run, `-p tests.compiled`: it refuses to test anything else.

What is on the path must be the fresh `build/compiled`, and the modules that are compiled
must be imported from there.
"""

from pathlib import Path

import pytest

from tools.compile import MODULES, compile_package, is_core_compiled, module_files

ROOT = Path(__file__).resolve().parents[1]


def pytest_configure() -> None:
    folder = compile_package(ROOT)
    foreign = [file for file in module_files().values() if not file.is_relative_to(folder)]
    if foreign or not is_core_compiled():
        raise pytest.UsageError(f"what would be tested is not compiled in {folder}: {foreign}")


def pytest_report_header() -> str:
    return f"compiled: {', '.join(MODULES)}"
