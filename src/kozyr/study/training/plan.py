"""`Plan`: how a net is trained; the same plan gives the same net."""

from dataclasses import asdict, dataclass, fields
from typing import Final, Self

from kozyr.cards import NotationError
from kozyr.rules import Rules, RulesError
from kozyr.study.training.field import OFTEN

KNOWN_RULES: Final = ("app", "app+transfer")
"""The presets that nets are trained by."""
SEATS: Final = (2, 3, 4, 5, 6)


class BadPlan(ValueError):  # noqa: N818 - the name of the thing that happened
    """So nothing can be trained; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is trained, on what, and for how long.

    It ends after so many `games`, or, where that is 0, after so many `minutes`, by the clock
    and therefore not twice alike.  `seats` and `rules` are mixes: values with their shares.
    `width` and `depth` are the units of the two layers.  `trials` of 10,000 moves are made at
    random, `rate` is how fast it learns; both go from the first value to the second.
    Of 10,000 games `solved` end, as soon as two are left and no card is hidden, with what the
    solver says of them within `nodes` positions.

    A unit are `unit` games that are played at `tables` tables by one and the same net.  The
    decisions of `units` of them, a chunk, are shuffled together and learnt from in batches of
    `batch`; meanwhile the next chunk is played, so that a net plays by what was learnt from all
    chunks but the one before.  After a `leg` of decisions what has been learnt is tried and kept.
    """

    games: int = 0
    minutes: float = 0.0
    seed: int = 1
    seats: str = "2:10 3:3 4:3 5:2 6:2"
    rules: str = "app:3 app+transfer:2"
    width: int = 128
    depth: int = 64
    trials: tuple[int, int] = (500, 200)
    rate: tuple[float, float] = (2e-3, 3e-5)
    solved: int = 0
    nodes: int = 10_000
    tables: int = 96
    unit: int = 384
    units: int = 2
    leg: int = 1_500_000
    batch: int = 256

    def __post_init__(self) -> None:
        """Refuse what makes no plan.

        Raises:
            BadPlan: the mixes cannot be read, or numbers make no sense.
        """
        if (self.games > 0) is (self.minutes > 0):
            raise BadPlan("say how many games, or how many minutes, it is to be trained for")
        for name in ("width", "depth", "nodes", "tables", "unit", "units", "leg", "batch"):
            if getattr(self, name) < 1:
                raise BadPlan(f"{name} {getattr(self, name)}: expected at least 1")
        if not 0 <= self.solved <= OFTEN:
            raise BadPlan(f"solved {self.solved}: expected 0 to {OFTEN}")
        _ = self.kinds

    @property
    def kinds(self) -> list[tuple[Rules, int, int]]:
        """The kinds of games: by which rules, for how many, and with which share.

        Raises:
            BadPlan: the mixes cannot be read.
        """
        found = []
        for name, rules_share in _mix(self.rules):
            if name not in KNOWN_RULES:
                raise BadPlan(f"no net knows {name!r}; there are: {', '.join(KNOWN_RULES)}")
            try:
                rules = Rules.parse(name)
            except (NotationError, RulesError) as error:
                raise BadPlan(str(error)) from error
            for number, seats_share in _mix(self.seats):
                if number not in map(str, SEATS):
                    raise BadPlan(f"{number!r} players: expected 2 to 6")
                found.append((rules, int(number), rules_share * seats_share))
        return found

    def as_json(self) -> dict[str, object]:
        """The plan as a log holds it."""
        return asdict(self)

    @classmethod
    def from_json(cls, kept: dict[str, object]) -> Self:
        """Read what `as_json` gave.

        Raises:
            BadPlan: it makes no sense, or is of another version of Kozyr.
        """
        unknown = kept.keys() - {field.name for field in fields(cls)}
        if unknown:
            raise BadPlan(
                f"the plan is of another version of Kozyr: it has {', '.join(sorted(unknown))}"
            )
        values = {
            name: tuple(value) if isinstance(value, list) else value for name, value in kept.items()
        }
        return cls(**values)  # type: ignore[arg-type]


def _mix(text: str) -> list[tuple[str, int]]:
    """Read ``2:3 4:1``: values and their shares, 1 where none is given.

    Raises:
        BadPlan: a share is no whole number above 0, or there is nothing.
    """
    found = []
    for word in text.split():
        value, _, share = word.partition(":")
        if share and not (share.isascii() and share.isdigit() and int(share)):
            raise BadPlan(f"{word!r}: expected a value and its share, as in 2:3")
        found.append((value, int(share or 1)))
    if not found:
        raise BadPlan("a mix of nothing: expected values and their shares, as in 2:3 4:1")
    return found
