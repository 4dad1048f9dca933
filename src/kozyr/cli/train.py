"""`kozyr train DIRECTORY`: train a net by letting it play itself."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli import _matches

if TYPE_CHECKING:
    from kozyr.cli import Subparsers
    from kozyr.study.training.plan import Plan
    from kozyr.study.training.training import Leg, Training

CHECKPOINT = "checkpoint.npz"
WEIGHTS = "weights.bin"
LOG = "weights.json"
TRIED_DEALS = 2000


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "train",
        help="train a net that rates moves, by letting it play itself",
        description="Train a net that rates moves, by letting it play itself; docs/training.md"
        " tells how. The directory gets the weights, a log of the training with their SHA-256,"
        " and after each leg what is needed to go on from there. Needs NumPy: the extra 'train'.",
    )
    parser.add_argument("directory", metavar="DIRECTORY", type=Path, help="where it goes")
    parser.add_argument(
        "--resume", action="store_true", help="go on, as planned, with what is in DIRECTORY"
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--games", type=int, default=0, metavar="N", help="train for so many games")
    length.add_argument(
        "--minutes",
        type=float,
        default=0.0,
        metavar="M",
        help="train for so long, by the clock; not twice the same",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="what everything comes from")
    parser.add_argument("--players", metavar="MIX", help="how many play, as in '2:3 4:1'")
    parser.add_argument("--rules", metavar="MIX", help="presets, as in 'app:3 app+transfer:2'")
    parser.add_argument("--width", type=int, metavar="N", help="units of the first layer")
    parser.add_argument("--depth", type=int, metavar="N", help="units of the second layer")
    parser.add_argument(
        "--solved",
        type=int,
        metavar="N",
        help="of 10,000 games so many end with what the solver says, as soon as it can"
        " (default: none)",
    )
    parser.add_argument("--leg", type=int, metavar="N", help="decisions of a leg")
    parser.add_argument(
        "--units",
        type=int,
        metavar="N",
        help="parts in which games are played between two times of learning, each by one worker"
        " (default: 2)",
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="J",
        help="how many processes play, while this one learns; the net is the same (default: this"
        " one does both)",
    )
    _matches.add_ray(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, and write what came of it.

    Raises:
        CommandError: NumPy is missing, the plan makes no sense, there is nothing to resume, or
            nobody to play.
    """
    # Says how many threads NumPy is to have, which has to be before it is loaded.
    import kozyr.study.training  # noqa: F401
    from kozyr.cli import CommandError

    try:
        import numpy  # noqa: F401 - whether it is there
    except ModuleNotFoundError as error:
        raise CommandError("training needs NumPy: pip install 'kozyr[train]'") from error
    from kozyr.study.training.training import train, try_all

    directory: Path = arguments.directory
    directory.mkdir(parents=True, exist_ok=True)
    training = _training(arguments)
    if not arguments.json:
        print(_heading(training))
        for leg in training.legs:
            print(_line(leg))
    crew = _matches.crew(arguments)
    try:
        for leg in train(training, crew):
            training.save(directory / CHECKPOINT)
            if not arguments.json:
                print(_line(leg), flush=True)
    finally:
        crew.close()
    weights = bytes(training.learner.weights())
    trials = try_all(training.learner, training.plan, TRIED_DEALS)
    log = training.log(weights, trials)
    (directory / WEIGHTS).write_bytes(weights)
    (directory / LOG).write_text(json.dumps(log, indent=1) + "\n", encoding="utf-8")
    if arguments.json:
        print(json.dumps(log))
        return 0
    print()
    for trial in trials:
        print(
            f"{trial.rules}, {trial.seats} players: {trial.score:.3f} ± {trial.margin:.3f}"
            f" of {trial.games:,} games against the heuristic"
        )
    print(f"{directory / WEIGHTS}: {len(weights):,} bytes, SHA-256 {log['sha256']}")
    return 0


def _training(arguments: argparse.Namespace) -> "Training":
    from kozyr.cli import CommandError
    from kozyr.study.training.plan import BadPlan
    from kozyr.study.training.training import Training

    kept = arguments.directory / CHECKPOINT
    if arguments.resume:
        if not kept.is_file():
            raise CommandError(f"there is nothing to resume: no file {kept}")
        try:
            return Training.resume(kept)
        except BadPlan as error:
            raise CommandError(str(error)) from error
    if kept.exists():
        raise CommandError(f"{kept} is there already: --resume goes on with it")
    return Training.begin(_plan(arguments))


def _plan(arguments: argparse.Namespace) -> "Plan":
    from kozyr.cli import CommandError
    from kozyr.study.training.plan import BadPlan, Plan

    chosen = {
        "games": arguments.games,
        "minutes": arguments.minutes,
        "seed": arguments.seed,
        "seats": arguments.players,
        "rules": arguments.rules,
        "width": arguments.width,
        "depth": arguments.depth,
        "solved": arguments.solved,
        "leg": arguments.leg,
        "units": arguments.units,
    }
    try:
        return Plan(**{name: value for name, value in chosen.items() if value is not None})
    except BadPlan as error:
        raise CommandError(str(error)) from error


def _heading(training: "Training") -> str:
    plan = training.plan
    length = f"{plan.games:,} games" if plan.games else f"{plan.minutes:g} minutes"
    return (
        f"{length} of players {plan.seats} by rules {plan.rules}, seed {plan.seed};"
        f" {plan.width} and {plan.depth} units\n\n"
        f"{'leg':>4} {'games':>12} {'decisions':>13} {'loss':>7} {'rate':>8}"
        f" {'score':>14} {'minutes':>8}"
    )


def _line(leg: "Leg") -> str:
    return (
        f"{leg.number:4} {leg.games:12,} {leg.decisions:13,} {leg.loss:7.4f} {leg.rate:8.1e}"
        f" {leg.score:6.3f} ± {leg.margin:5.3f} {leg.seconds / 60:8.1f}"
    )
