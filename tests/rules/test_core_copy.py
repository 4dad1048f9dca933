"""A copy of the core has everything of what it was copied from, and nothing in common with it."""

from kozyr.rules import parse_position
from kozyr.rules.core import Core
from tests.rules.notation import play

BUSY = (
    "rules app+transfer pack=2x36 transfer_by_showing=trump hand_size=4; trump h;"
    " A: 8d 8d 9c; B: 10c 10c 6h 6h Jc; C: Qc; D:; stock: 7c 7d 9h; discard: 6c 6c 7s;"
    " table: A+8c/9c A+8h C+8s; attacker A; defender B; opener D; bout 7; became 6;"
    " done: C; transfers 2; shown: 6h; emptied: D; known B: 6h 6h 10c; dealer C"
)
POSITIONS = (
    BUSY,
    f"{BUSY.replace('attacker A', 'attacker C')}; taking",
    BUSY.replace("emptied: D", "out: D"),
    "rules teams; trump h; A: 8d; B:; C: 9d; D:; stock:; out: B D; bout 12;"
    " attacker A; result: fools A C epaulettes 2",
    "rules app; trump h; A: 8d; B: 9d; stock:; result: adjudicated",
)


def contents(core: Core) -> dict[str, object]:
    """Every attribute of *core*; of what lies on the table only what has been laid."""
    found: dict[str, object] = {}
    for name in dir(core):
        value = getattr(core, name)
        if name.startswith("_") or callable(value) or name in ("terms", "log"):
            continue
        if name in ("attacks", "layers", "beats"):
            found[name] = [value[slot] for slot in range(core.laid)]
        else:
            found[name] = list(value) if hasattr(value, "__len__") else value
    return found


def test_copy_is_like_its_original_in_everything() -> None:
    """What the game gives as its core is a copy; what was set in it must be there."""
    set_somewhere = set()
    drawn = parse_position("trump h; A: 8d; B: 9d; stock: 7c 7d 7s 6s 6h")
    play(drawn, "A+8d B:8d/9d")
    for game in (drawn, *map(parse_position, POSITIONS)):
        core = game.core
        empty = contents(Core(core.terms, core.seats, core.laid))
        set_somewhere |= {name for name, value in contents(core).items() if value != empty[name]}
        assert contents(core.copy()) == contents(core)
        assert core.seats == game.seats

    assert set(contents(drawn.core)) - set_somewhere == {"seats"}


def test_a_core_becomes_another_in_everything() -> None:
    """Each becomes the other, and one that is empty both: nothing may be left over."""
    cores = [parse_position(text).core for text in POSITIONS[:3]]
    empty = Core(cores[0].terms, cores[0].seats, cores[0].terms.attack_limit)
    empty.set_stock([0] * cores[0].stock_size, False)
    for made in (empty, cores[0].copy()):
        for core in (*cores, *reversed(cores)):
            made.copy_from(core)
            assert contents(made) == contents(core)


def test_what_happens_to_a_copy_does_not_happen_to_its_original() -> None:
    core = parse_position(POSITIONS[0]).core
    before = contents(core)

    copy = core.copy()
    copy.take()
    copy.be_done(0)
    copy.be_done(2)

    assert copy.number == core.number + 1
    assert contents(core) == before
