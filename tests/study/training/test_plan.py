"""Plans that make no sense are refused before anything is trained."""

import pytest

from kozyr.study.training.plan import BadPlan, Plan


def test_kinds_are_all_pairs_of_rules_and_players_with_their_shares() -> None:
    plan = Plan(games=1, seats="2:3 4", rules="app app+transfer:2")

    assert [(str(rules), seats, share) for rules, seats, share in plan.kinds] == [
        ("app", 2, 3),
        ("app", 4, 1),
        ("app+transfer", 2, 6),
        ("app+transfer", 4, 2),
    ]


def test_a_plan_is_read_from_its_log() -> None:
    plan = Plan(minutes=2.5, seed=9, seats="3", trials=(100, 50))

    assert Plan.from_json(plan.as_json()) == plan


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({}, "how many games, or how many minutes"),
        ({"games": 5, "minutes": 1.0}, "how many games, or how many minutes"),
        ({"games": 5, "seats": "7"}, "'7' players: expected 2 to 6"),
        ({"games": 5, "seats": "2:x"}, "'2:x': expected a value and its share"),
        ({"games": 5, "seats": "2:0"}, "'2:0': expected a value and its share"),
        ({"games": 5, "seats": ""}, "a mix of nothing"),
        ({"games": 5, "rules": "jokers"}, "no net knows 'jokers'; there are: app, app.transfer"),
        ({"games": 5, "width": 0}, "width 0: expected at least 1"),
        ({"games": 5, "solved": 10001}, "solved 10001: expected 0 to 10000"),
        ({"games": 5, "units": 0}, "units 0: expected at least 1"),
        ({"games": 5, "chunk": 10}, "the plan is of another version of Kozyr: it has chunk"),
    ],
)
def test_what_makes_no_plan_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(BadPlan, match=message):
        Plan.from_json(changes)
