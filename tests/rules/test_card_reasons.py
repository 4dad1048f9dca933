"""`options` and `why_not_card`: what to tell a player about one card."""

from kozyr.cards import Card, cards
from kozyr.rules import Attack, Beat, Game, Reason, ReasonKind, Show, Transfer, parse_position

TWO_ATTACKS = "trump h; A: 9d; B: 10d Jc Kc 6h; C: 6c 8s; stock: 7s 7h; table: A+Qc A+Qd"


def tell(game: Game, letter: str, card: str) -> Reason | None:
    return game.why_not_card("ABC".index(letter), Card.parse(card))


def test_playable_card_has_no_reason_against_it() -> None:
    game = parse_position(TWO_ATTACKS)

    assert tell(game, "B", "6h") is None
    assert tell(game, "B", "Kc") is None


def test_options_of_a_defender_are_to_beat_each_card_to_transfer_and_to_show() -> None:
    game = parse_position(
        "rules app+transfer transfer_by_showing=on; trump h; A: 9d; B: Qh 7c; C: 6c 8s 9s;"
        " table: A+Qc A+Qd"
    )
    queen = Card.parse("Qh")

    assert game.options(1, queen) == [
        (Beat(Card.parse("Qc"), queen), None),
        (Beat(Card.parse("Qd"), queen), None),
        (Transfer(queen), None),
        (Show(queen), None),
    ]


def test_option_of_everybody_else_is_to_attack() -> None:
    game = parse_position(TWO_ATTACKS)
    nine = Card.parse("9d")

    assert game.options(0, nine) == [
        (
            Attack(nine),
            Reason(ReasonKind.RANK_NOT_ON_TABLE, card=nine, ranks=(cards("Qc")[0].rank,)),
        )
    ]


def test_card_that_beats_one_of_several_is_not_refused() -> None:
    assert tell(parse_position(TWO_ATTACKS), "B", "Kc") is None


def test_card_that_beats_none_of_several_is_told_so() -> None:
    assert tell(parse_position(TWO_ATTACKS), "B", "Jc") == Reason(
        ReasonKind.BEATS_NOTHING, card=Card.parse("Jc"), cards=cards("Qc Qd")
    )


def test_card_that_does_not_beat_the_only_one_is_told_why() -> None:
    game = parse_position("trump h; A: 9d; B: 10d Jc; table: A+Qc")

    assert tell(game, "B", "Jc") == Reason(
        ReasonKind.TOO_LOW, card=Card.parse("Jc"), target=Card.parse("Qc")
    )


def test_card_that_the_defender_does_not_hold_is_told_so_whatever_lies_there() -> None:
    game = parse_position(TWO_ATTACKS)

    assert tell(game, "B", "Ac") == Reason(ReasonKind.NOT_IN_HAND, card=Card.parse("Ac"))


def test_card_of_the_rank_is_told_why_it_cannot_transfer() -> None:
    game = parse_position("rules app+transfer; trump h; A: 9d; B: 8d Jc; C: 6c; table: A+8c")

    assert tell(game, "B", "8d") == Reason(
        ReasonKind.RECEIVER_HAND_LIMIT, seat=2, number=1, needed=2
    )


def test_card_of_another_rank_is_told_what_it_does_not_beat_not_that_it_cannot_transfer() -> None:
    game = parse_position("rules app+transfer; trump h; A: 9d; B: 9s Jc; C: 6c 7c; table: A+8c")

    reason = tell(game, "B", "9s")

    assert reason is not None
    assert reason.kind is ReasonKind.WRONG_SUIT


def test_defender_who_waits_is_told_for_what() -> None:
    opening = parse_position("trump h; A: 9d; B: 9s Jc; C: 6c 7c")
    covered = parse_position("trump h; A: 9d; B: 9s Jc; C: 6c 7c; table: A+8c/10c")
    taking = parse_position("trump h; A: 9d; B: 9s Jc; C: 6c 7c; table: A+8c; taking")

    assert tell(opening, "B", "9s") == Reason(ReasonKind.NO_ATTACK_YET, seat=0)
    assert tell(covered, "B", "9s") == Reason(ReasonKind.NOTHING_TO_BEAT)
    assert tell(taking, "B", "9s") == Reason(ReasonKind.ALREADY_TAKING)


def test_everybody_else_is_told_why_the_card_cannot_attack() -> None:
    game = parse_position("trump h; A: 9d; B: 9s Jc; C: 6c 7c")

    assert tell(game, "C", "6c") == Reason(ReasonKind.NOT_THE_ATTACKER, seat=0)


def test_over_is_over_for_every_card() -> None:
    game = parse_position("trump h; A:; B: 8c; out: A; defender B; result: fool B")

    assert tell(game, "B", "8c") == Reason(ReasonKind.GAME_OVER)


def test_defender_who_waits_has_nothing_to_try() -> None:
    start = "rules app+transfer; trump h; A: 9d; B: 9s Jc; C: 6c 7c"
    opening, taking = parse_position(start), parse_position(f"{start}; table: A+9c; taking")

    assert opening.options(1, Card.parse("9s")) == []
    assert taking.options(1, Card.parse("9s")) == []
