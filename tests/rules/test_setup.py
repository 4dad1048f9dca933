"""Before the first move: hands, trump, and who attacks first."""

from kozyr.cards import Card, CardSet, Suit, cards
from kozyr.rules import BoutStarted, Dealt, FirstBy, Game, Phase, Rules
from tests.rules.notation import deal

RULES = Rules()


def test_lowest_trump_in_a_hand_attacks_first() -> None:
    """The face-up six is nobody's: of 9h and 7h the seven decides (0.4)."""
    game = Game(RULES, deal(["9h", "7h"], "6h"))

    assert (game.attacker, game.defender) == (1, 0)


def test_lowest_trump_is_shown_and_stays_in_the_hand() -> None:
    """(0.4)."""
    game = Game(RULES, deal(["9h", "7h"], "6h"))

    assert isinstance(game.opening_events[0], Dealt)
    assert game.opening_events[0].shown is Card.parse("7h")
    assert game.known == (CardSet(), CardSet(cards("7h")))
    assert Card.parse("7h") in game.hand(1)


def test_lowest_card_attacks_first_when_nobody_holds_a_trump() -> None:
    """B and C hold a six each; B is nearer from the left of the dealer A (0.4)."""
    hands = ["7c 8c 9c 10c Jc Qc", "6d 7d 8d 9d 10d Jd", "6s 7s 8s 9s 10s Js"]

    game = Game(RULES, deal(hands, "6h", dealer=0))

    assert game.attacker == 1


def test_of_equal_lowest_cards_the_nearest_from_the_left_of_the_dealer_decides() -> None:
    """(0.4)."""
    hands = ["7c 8c 9c 10c Jc Qc", "6d 7d 8d 9d 10d Jd", "6s 7s 8s 9s 10s Js"]

    game = Game(RULES, deal(hands, "6h", dealer=1))

    assert game.attacker == 2


def test_nearest_from_the_left_of_the_dealer_is_found_clockwise() -> None:
    """C and D hold a six each; from B, left of the dealer A, C is nearer (0.4)."""
    hands = ["7c 8c 9c 10c Jc Qc", "7d 8d 9d 10d Jd Qd", "6s 7s 8s 9s 10s Js", "6c Kc Ac Kd Ad Ks"]

    game = Game(RULES, deal(hands, "6h", dealer=0))

    assert game.attacker == 2


def test_lowest_card_of_the_first_seat_outdoes_the_higher_ones_of_those_after_it() -> None:
    """From the left of the dealer C, A is the first of all (0.4)."""
    hands = ["6c 8c 9c 10c Jc Qc", "7d 8d 9d 10d Jd Qd", "7s 8s 9s 10s Js Qs"]

    game = Game(RULES, deal(hands, "6h", dealer=2))

    assert game.attacker == 0


def test_lowest_card_of_a_whole_pack_is_a_two() -> None:
    """(0.4)."""
    hands = ["3d 8d 9d 10d Jd Qd", "2c 4c 9c 10c Jc Qc"]

    rules = Rules.parse("app pack=52")

    game = Game(rules, deal(hands, "6h", rules=rules))

    assert game.attacker == 1


def test_nothing_is_shown_when_nobody_holds_a_trump() -> None:
    """(0.4)."""
    hands = ["7c 8c 9c 10c Jc Qc", "6d 7d 8d 9d 10d Jd"]

    game = Game(RULES, deal(hands, "6h"))

    assert isinstance(game.opening_events[0], Dealt)
    assert game.opening_events[0].shown is None
    assert game.known == (CardSet(), CardSet())


def test_face_up_card_lies_under_the_stock() -> None:
    """(0.2)."""
    game = Game(RULES, deal(["9h", "7h"], "Qd", stock="6c 6s"))

    assert game.trump is Suit.DIAMONDS
    assert game.trump_card is Card.parse("Qd")
    assert game.stock[:2] == cards("6c 6s")
    assert game.stock[-1] is Card.parse("Qd")
    assert len(game.stock) == 24


SIX_HANDS = ["6d 7d", "6c", "8d", "9d", "10d", "7s 8s 9s 10s Js Qd"]


def test_with_six_players_the_last_card_of_the_dealer_names_the_trump() -> None:
    """(2.32)."""
    game = Game(RULES, deal(SIX_HANDS, dealer=5))

    assert game.stock == ()
    assert game.trump_card is None
    assert game.trump is Suit.DIAMONDS


def test_with_six_players_everybody_knows_the_trump_card_of_the_dealer() -> None:
    """(2.32)."""
    game = Game(RULES, deal(SIX_HANDS, dealer=5))

    assert Card.parse("Qd") in game.known[5]
    assert isinstance(game.opening_events[0], Dealt)
    assert game.opening_events[0].trump_card is Card.parse("Qd")


def test_with_six_players_the_first_bout_has_its_limit_of_five() -> None:
    """(2.32)."""
    assert Game(RULES, deal(SIX_HANDS, dealer=5)).attack_limit == 5


def test_opening_events_are_the_deal_and_the_first_bout() -> None:
    game = Game(RULES, deal(["9h", "7h", "6s"], "6h", dealer=2))

    dealt, started = game.opening_events

    assert dealt == Dealt(
        dealer=2,
        hands=tuple(tuple(game.hand(seat)) for seat in range(3)),
        trump_card=Card.parse("6h"),
        first=1,
        first_by=FirstBy.LOWEST_TRUMP,
        shown=Card.parse("7h"),
    )
    assert started == BoutStarted(1, 1, 2, limit=5, attacker_place=1, defender_place=2)
    assert game.phase is Phase.OPEN
    assert game.seats_to_act == (1,)
