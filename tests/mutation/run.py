"""Change the rules in every small way and see that something fails: ``make mutants``.

Results are kept in ``build/mutants.jsonl``; what is known of a function that has not
changed is not tried again.  The exit status is 1 when a mutant survives that
``tests/mutation/survivors.txt`` does not explain, or when that file explains what is gone.
A run ``--until`` a stage does not try what it explains.
"""

import argparse
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tests.mutation.making import Place, change, mutate, places
from tests.mutation.stages import prepare, stages_for
from tests.mutation.trial import Mutated, killed_in

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "kozyr" / "rules"
SURVIVORS = Path(__file__).with_name("survivors.txt")
RESULTS = ROOT / "build" / "mutants.jsonl"
SAME, EXPLAINED, SURVIVED, UNDECIDED = "same", "explained", "survived", "undecided"


@dataclass(frozen=True)
class Result:
    """What became of a mutant.

    It is killed in a stage, has `SURVIVED` all or, `UNDECIDED` yet, the first of them; or it
    is `EXPLAINED` and was not tried, or the `SAME` as no mutant.
    """

    module: str
    version: str
    operator: str
    number: int
    outcome: str
    function: str = ""
    line: int = 0
    before: str = ""
    after: str = ""

    @property
    def key(self) -> tuple[str, str, str, int]:
        """Which mutant it is; see `Place`."""
        return self.module, self.operator, self.version, self.number

    @property
    def words(self) -> str:
        """The mutant, as `SURVIVORS` writes it."""
        return f"{self.module}.{self.function}: {self.before} -> {self.after}"


def tried(module: str, place: Place, *, until: str | None) -> Result:
    """Make a mutant of *module* and try it in all stages, or *until* one."""
    file = RULES / f"{module}.py"
    source = file.read_text(encoding="utf-8")
    mutated = mutate(source, place.operator, place.occurrence)
    mutant = partial(Result, module, place.version, place.operator, place.number)
    if mutated is None:
        return mutant(SAME)
    made = asdict(change(source, mutated))
    mutant = partial(mutant, function=place.function, **made)
    if until and explanation(mutant(EXPLAINED)):
        return mutant(EXPLAINED)
    name = f"kozyr.rules.{module.replace('/', '.')}"
    stage = killed_in(Mutated(name, file, mutated), stages_for(module, until))
    if stage is None:
        return mutant(UNDECIDED if until else SURVIVED)
    return mutant(f"killed: {stage}")


def main(arguments: list[str] | None = None) -> int:
    """Try what the command line asks for; 1 when a mutant survives unexplained."""
    options = _parser().parse_args(arguments)
    modules = options.module or sorted(_modules())
    wanted = [
        (module, place)
        for module in modules
        for place in places((RULES / f"{module}.py").read_text(encoding="utf-8"))
        if re.match(options.operator, place.operator)
    ]
    if options.sample:
        wanted = Random(options.seed).sample(wanted, min(options.sample, len(wanted)))
    known = {result.key: result for result in _kept()}
    open_ = set() if options.until else {UNDECIDED, EXPLAINED}
    if options.again:
        open_ |= {UNDECIDED, SURVIVED}
    keys = {(module, *place[:3]): (module, place) for module, place in wanted}
    missing = [
        mutant for key, mutant in keys.items() if key not in known or known[key].outcome in open_
    ]
    for result in _try_all(missing, options):
        known[result.key] = result
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")
    results = [known[key] for key in keys if key in known]
    return _report(results, is_sample=bool(options.sample or options.operator))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.run", description=__doc__)
    parser.add_argument("--module", action="append", help="such as core/refusals; all of rules/")
    parser.add_argument("--operator", default="", help="only those that begin like this pattern")
    parser.add_argument("--sample", type=int, help="try only so many, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="what the sample is drawn from")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    stages = [stage.name for stage in stages_for("")]
    parser.add_argument("--until", metavar="STAGE", choices=stages, help=f"one of {stages}")
    parser.add_argument("--again", action="store_true", help="try again what has survived")
    return parser


def _modules() -> Iterator[str]:
    for file in RULES.rglob("*.py"):
        if file.name != "__init__.py":
            yield file.relative_to(RULES).with_suffix("").as_posix()


def _kept() -> Iterator[Result]:
    RESULTS.parent.mkdir(exist_ok=True)
    if RESULTS.exists():
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            yield Result(**json.loads(line))


def _try_all(missing: list[tuple[str, Place]], options: argparse.Namespace) -> Iterator[Result]:
    if not missing:
        return
    # What fails without a mutant would tell nothing of one.
    unchanged = Mutated("nothing", ROOT, "")
    start = time.monotonic()
    with ProcessPoolExecutor(options.jobs, get_context("spawn"), initializer=prepare) as pool:
        stage = pool.submit(killed_in, unchanged, stages_for("", options.until)).result()
        if stage:
            sys.exit(f"fails without a mutant: {stage}")
        how = partial(tried, until=options.until)
        waiting = [pool.submit(how, module, place) for module, place in missing]
        for number, future in enumerate(as_completed(waiting), start=1):
            yield future.result()
            if number % 50 == 0:
                seconds = time.monotonic() - start
                print(f"{number} of {len(missing)} in {seconds:.0f} s", flush=True)


@cache
def explained() -> dict[str, re.Pattern[str]]:
    """The lines of `SURVIVORS`, each with what it explains; its ``...`` are any text."""
    lines = SURVIVORS.read_text(encoding="utf-8").splitlines()
    mutants = {line: line.rsplit(" | ", 1)[0] for line in lines if line and line[0] != "#"}
    return {
        line: re.compile(".*".join(map(re.escape, mutant.split("..."))))
        for line, mutant in mutants.items()
    }


def explanation(result: Result) -> str | None:
    """The line that explains why a mutant may survive."""
    return next(
        (line for line, mutant in explained().items() if mutant.fullmatch(result.words)), None
    )


def _report(results: Iterable[Result], *, is_sample: bool) -> int:
    results = [result for result in results if result.outcome != SAME]
    for module in sorted({result.module for result in results}):
        counts = Counter(result.outcome for result in results if result.module == module)
        told = ", ".join(f"{outcome} {count}" for outcome, count in sorted(counts.items()))
        print(f"{module}: {counts.total()} mutants: {told}")
    survivors = [result for result in results if not result.outcome.startswith("killed")]
    unexplained = [result for result in survivors if not explanation(result)]
    for result in unexplained:
        print(f"{result.outcome}: {result.module}:{result.line}  {result.operator}")
        print(f"  {result.words}")
    gone: set[str] = set()
    if not is_sample:
        modules = {result.module for result in results}
        gone = explained().keys() - {explanation(result) for result in survivors}
        gone = {line for line in gone if line.partition(".")[0] in modules}
    for line in sorted(gone):
        print(f"explains nothing that survives: {line}")
    print(f"{len(results)} mutants, {len(survivors)} survived, {len(unexplained)} unexplained")
    return 1 if unexplained or gone else 0


if __name__ == "__main__":
    sys.exit(main())
