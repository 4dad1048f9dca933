"""What a mutant of the rules goes through, from what is quick to what is thorough."""

import os
from collections import Counter
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.mutation.trial import Stage

TESTS = Path(__file__).resolve().parents[1]
FOLDERS = ("rules", "vectors", "golden", "perft", "reference", "records")
# The games of the first are those of another stage; memory is not what a mutant changes.
LEFT_OUT = (
    "reference/test_reference.py::test_engine_and_model_agree_at_every_step",
    "rules/test_records.py::test_memory_does_not_grow_with_the_games_of_a_file",
)
SLOW = ("_properties.py", "_record.py", "_records.py", "_reference.py", "_perft.py")
# What reads the sources finds them unchanged.
BLIND = "test_citations.py"
# So many files of tests, those that killed most before, are tried early.
MOST_LIKELY = 4
# Which files of tests killed the mutants of a module, a line each.
KILLERS = TESTS.parent / "build" / "killers"
SEED = 1


def prepare() -> None:
    """Import what every trial needs, except what may be mutated; it is then there at once."""
    for module in ("hypothesis.stateful", "msgspec", "pytest"):
        import_module(module)
    os.chdir(TESTS.parent)


def stages_for(module: str, until: str | None = None) -> list[Stage]:
    """The stages for a mutant of *module*, all or *until* one, the quickest first.

    The tests that killed most of its like come before others.
    """
    tests = [
        str(file)
        for folder in FOLDERS
        for file in sorted((TESTS / folder).rglob("test_*.py"))
        if file.name != BLIND
    ]
    ours = [test for test in tests if test.endswith(f"/test_{Path(module).name}.py")]
    killers = KILLERS / f"{module.replace('/', '.')}.txt"
    killed = Counter(killers.read_text().split() if killers.exists() else ())
    likely = [test for test, _ in killed.most_common(MOST_LIKELY) if test not in ours]
    slow = [test for test in tests if test.endswith(SLOW) and test not in {*ours, *likely}]
    others = [test for test in tests if test not in {*ours, *likely, *slow}]
    stages = [
        Stage("own tests", 10, partial(tests_pass, ours, killers)),
        Stage("likely tests", 10, partial(tests_pass, likely, killers)),
        Stage("15 games", 3, partial(agrees, 0, 15)),
        Stage("vectors", 3, vectors_hold),
        Stage("60 games", 9, partial(agrees, 15, 60)),
        Stage("tests", 30, partial(tests_pass, others, killers)),
        Stage("360 games", 90, partial(agrees, 60, 360)),
        Stage("slow tests", 120, partial(tests_pass, slow, killers)),
    ]
    names = [stage.name for stage in stages]
    return stages[: names.index(until) + 1] if until else stages


def agrees(first: int, last: int) -> bool:
    """Whether engine and reference model play these games alike."""
    from tests.reference.side_by_side import compare_game  # noqa: PLC0415 - mutated only now

    return not any(compare_game(SEED, number).disagreements for number in range(first, last))


def vectors_hold() -> bool:
    """Whether every vector holds."""
    from kozyr.study.vectors import run_vectors  # noqa: PLC0415 - as above

    texts = [file.read_text(encoding="utf-8") for file in (TESTS / "vectors").glob("*.txt")]
    return all(outcome.is_passed for text in texts for outcome in run_vectors(text))


def tests_pass(files: list[str], killers: Path) -> bool:
    """Whether the tests of *files* pass; the file where one fails is told to *killers*."""
    if not files:
        return True
    import pytest  # noqa: PLC0415 - as above
    from hypothesis import HealthCheck, Phase, settings  # noqa: PLC0415 - as above

    # The same examples for every mutant, however slow the machine is.
    settings.register_profile(
        "mutation",
        max_examples=50,
        deadline=None,
        derandomize=True,
        database=None,
        # What fails is enough: nobody reads the smallest example of it.
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    os.environ["HYPOTHESIS_PROFILE"] = "mutation"
    # Of the plugins that are installed two are used here, and each costs time with every test.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = ["-p", "_hypothesis_pytestplugin", "-p", "pytest_timeout"]
    options += ["-x", "-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "--timeout=0"]
    options += [f"--deselect=tests/{test}" for test in LEFT_OUT]
    return pytest.main([*options, *files], [_Witness(killers)]) is pytest.ExitCode.OK


class _Witness:
    """Writes down where a test fails."""

    def __init__(self, killers: Path) -> None:
        self._killers = killers

    def pytest_runtest_logreport(self, report: Any) -> None:  # noqa: ANN401 - as pytest gives it
        if report.failed:
            file = TESTS.parent / report.nodeid.partition("::")[0]
            self._killers.parent.mkdir(parents=True, exist_ok=True)
            with self._killers.open("a", encoding="utf-8") as told:
                told.write(f"{file}\n")
