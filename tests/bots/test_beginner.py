"""How Beginner plays: mostly as one would, and with a newcomer's mistakes."""

from tests.bots.positions import choice, choices, position


def test_beginner_mostly_opens_with_its_lowest_plain_card_and_seldom_with_a_trump() -> None:
    found = choices("beginner", position("trump h; A: 6h 8c 10d Ks; B: 9d", stock=12), 0)

    assert found["+8c"] > 180
    assert 0 < found["+6h"] < 40
    assert found["+10d"]
    assert found["+Ks"]


def test_beginner_mostly_beats_with_its_lowest_card_and_sometimes_wastes_a_trump() -> None:
    found = choices("beginner", position("trump h; A: 9d; B: 8c Kc 6h; table: A+7c", stock=12), 1)

    assert found[":7c/8c"] > 180
    assert 0 < found[":7c/6h"] < 60
    assert found[":7c/Kc"]


def test_beginner_sometimes_takes_what_it_could_beat() -> None:
    found = choices("beginner", position("trump h; A: 9d; B: 8c Kc 6h; table: A+7c", stock=12), 1)

    assert 0 < found["!"] < 60


def test_beginner_spends_the_card_that_the_next_attack_needs() -> None:
    text = "trump h; A: 9d; B: 10c 7s; table: A+7c A+9c; became 2"

    assert choices("beginner", position(text, stock=12), 1)[":7c/10c"] > 180


def test_beginner_gives_good_cards_to_one_who_takes() -> None:
    text = "trump h; A: Kd 6s; B: 9d 9s 10s; table: A+Kc; taking; became 3"
    found = choices("beginner", position(text, stock=12), 0)

    assert found["+Kd"] > 180
    assert found["."]


def test_beginner_sometimes_throws_a_trump_in() -> None:
    text = "trump h; A: Kh 6s; B: 9d 9s 10s; table: A+10c/Kc"
    found = choices("beginner", position(text, stock=12), 0)

    assert 0 < found["+Kh"] < 60
    assert found["."] > 180


def test_beginner_sometimes_cannot_wait_for_the_defender() -> None:
    found = choices("beginner", position("trump h; A: 7d; B: 9d 9s; table: A+7c", stock=12), 0)

    assert 0 < found["+7d"] < 60
    assert found[None] > 180


def test_beginner_often_misses_a_transfer() -> None:
    text = "rules app+transfer; trump h; A: 9d 9s; B: 7d 8c Kd; table: A+7c"
    found = choices("beginner", position(text, stock=12), 1)

    assert found[">7d"] > 100
    assert found[":7c/8c"] > 40


def test_beginner_often_exchanges_the_trump_card() -> None:
    text = "rules app swap_trump=on; trump h; A: 6h 8c; B: 9d 9s; stock: 9c Kh; attacker {}"
    first, waiting = (choices("beginner", position(text.format(seat)), 0) for seat in "AB")

    assert 120 < first["^"] < 240
    assert first["+8c"]
    assert 120 < waiting["^"] < 240
    assert waiting[None]


def test_beginner_keeps_a_joker_as_it_keeps_a_trump() -> None:
    text = "rules jokers; trump h; A: 9d; B: 8c Kc *b; table: A+7c"
    found = choices("beginner", position(text, stock=12), 1)

    assert found[":7c/8c"] > 180
    assert 0 < found[":7c/*b"] < 60


def test_beginner_remembers_nothing() -> None:
    """Whether the higher clubs have gone makes no difference to it."""
    text = "trump h; A: 8d 10c; B: 9d 9s; stock: 6s 7s 10s 6h; discard: {}"
    gone = position(text.format("Jc Qc Kc Ac"))
    about = position(text.format("Jd Qd Kd Ad"))

    for seed in range(100):
        assert choice("beginner", gone, 0, seed) == choice("beginner", about, 0, seed)
