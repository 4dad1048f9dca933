"""A short storm: the long one is ``make chaos``."""

import asyncio

from tests.chaos.run import Plan, run


def test_nothing_acknowledged_is_lost_doubled_or_told_otherwise() -> None:
    plan = Plan(faults=11, seed=5, tables=8, every_s=1.5, pace_s=0.3)

    outcome = asyncio.run(run(plan))

    figures = outcome.figures
    assert outcome.verdict.is_good, figures
    assert figures["unanswered"] == 0, figures
    assert figures["unexpected"] == 0, figures
    assert figures["acknowledged"] > plan.tables * 5, figures
    assert len(figures["faults"]) > plan.faults, figures
