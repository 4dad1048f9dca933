"""What the parameters change before the first move, between deals and in a series.

What they change in a bout is in tests/vectors/parameters.txt.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from kozyr.cards import SUITS, Card, CardSet, Suit, cards
from kozyr.rules import (
    Attack,
    BoutStarted,
    Conflict,
    Deal,
    Dealt,
    FirstBy,
    Game,
    Result,
    Rules,
    RulesConflict,
    RulesError,
    Swap,
    deal_from_seed,
    next_dealer,
    parse_position,
)
from kozyr.rules.series import Series
from tests.rules.notation import play, refusals

SEED = bytes(range(32))


def arranged(
    rules: Rules,
    hands: Sequence[str],
    rest: str = "",
    *,
    bottom: str = "",
    dealer: int = 0,
    opener: int | None = None,
) -> Deal:
    """A deal of the cards named: *rest* lies behind the hands, *bottom* at the end of all.

    Everything is filled up with cards named nowhere, the lowest first and hearts last.
    """
    named = [list(cards(hand)) for hand in hands]
    behind, last = list(cards(rest)), list(cards(bottom))
    used = Counter([card for group in (*named, behind, last) for card in group])
    unused = list((Counter(rules.cards) - used).elements())
    unused.sort(key=lambda card: (card.is_joker, card.suit is Suit.HEARTS, card.rank))
    for hand in named:
        while len(hand) < rules.hand_size:
            hand.append(unused.pop(0))
    seats = len(hands)
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    dealt = [named[seat][i] for i in range(rules.hand_size) for seat in order]
    return Deal((*dealt, *behind, *unused, *last), seats, dealer, opener)


def dealt(game: Game) -> Dealt:
    event = game.opening_events[0]
    assert isinstance(event, Dealt)
    return event


NO_HEARTS = ["7c 8c 9c 10c Jc Qc", "6d 7d 8d 9d 10d Jd", "6s 7s 8s 9s 10s Js"]


# The pack and the deal.


def test_d1_lowest_trump_in_a_hand_attacks_first() -> None:
    """The six of trumps lies face up and is nobody's (0.4, 1.8)."""
    rules = Rules()

    game = Game(rules, arranged(rules, ["9h", "7h"], "6h"))

    assert (game.attacker, dealt(game).shown) == (1, Card.parse("7h"))


def test_d2_lowest_rank_of_all_attacks_first_when_nobody_holds_a_trump() -> None:
    """B and C hold a six; B is nearer from the left of the dealer A (1.10)."""
    rules = Rules()

    game = Game(rules, arranged(rules, NO_HEARTS, "6h", dealer=0))

    assert (game.attacker, dealt(game).shown) == (1, None)


def test_d3_with_six_players_the_last_card_of_the_dealer_names_the_trump() -> None:
    """(2.32)."""
    rules = Rules()
    deal = arranged(rules, ["6d", "6c", "8d", "9d", "10d", "7s 8s 9s 10s Js Qd"], dealer=5)

    game = Game(rules, deal)

    assert (game.stock, game.trump, game.trump_card) == ((), Suit.DIAMONDS, None)
    assert Card.parse("Qd") in game.hand(5)
    assert Card.parse("Qd") in game.known[5]
    assert game.attack_limit == 5


def test_d4_twenty_four_cards_are_enough_for_four_players_and_not_for_five() -> None:
    """(2.33)."""
    rules = Rules.preset("short 24")

    with pytest.raises(RulesConflict) as refused:
        deal_from_seed(rules, 5, SEED)

    assert refused.value.kind is Conflict.TOO_MANY_SEATS
    assert refused.value.arguments == {"given": 5, "most": 4, "cards": 24}
    assert Game(rules, deal_from_seed(rules, 4, SEED)).stock == ()


def test_d5_seven_players_need_the_larger_pack() -> None:
    """(2.33)."""
    with pytest.raises(RulesConflict, match="36 cards are enough for 6 players, not 7"):
        deal_from_seed(Rules(), 7, SEED)
    rules = Rules.preset("classic 52")
    game = Game(rules, deal_from_seed(rules, 7, SEED))

    assert len(game.stock) == 10
    assert game.stock[-1] is game.trump_card


@pytest.mark.parametrize(
    ("pack", "number", "lowest"),
    [
        ("24", 24, "9c"),
        ("32", 32, "7c"),
        ("36", 36, "6c"),
        ("52", 52, "2c"),
        ("54", 54, "2c"),
        ("2x36", 72, "6c"),
        ("2x52", 104, "2c"),
    ],
)
def test_pack_holds_so_many_cards_from_its_lowest(pack: str, number: int, lowest: str) -> None:
    """(1.1)."""
    rules = Rules.parse(f"app pack={pack}")

    assert (len(rules.cards), rules.cards[0]) == (number, Card.parse(lowest))
    assert rules.cards.count(rules.cards[0]) == (2 if "x" in pack else 1)


def test_twelve_players_are_dealt_to_from_two_packs() -> None:
    """(1.1, 2.33)."""
    rules = Rules.preset("two packs")

    game = Game(rules, deal_from_seed(rules, 12, SEED))

    assert [len(game.hand(seat)) for seat in range(12)] == [6] * 12


@pytest.mark.parametrize("size", [4, 7])
def test_hand_is_of_as_many_cards_as_the_rules_say(size: int) -> None:
    """(1.2)."""
    rules = Rules(hand_size=size)

    game = Game(rules, deal_from_seed(rules, 3, SEED))

    assert [len(game.hand(seat)) for seat in range(3)] == [size] * 3
    assert len(game.stock) == 36 - 3 * size


def test_hand_of_three_or_thirteen_cards_is_refused() -> None:
    """(1.2, 1.41)."""
    for size in (3, 13):
        with pytest.raises(RulesConflict, match="a hand has 4 to 12 cards"):
            Rules(hand_size=size)


def test_next_card_after_the_deal_goes_under_the_stock() -> None:
    """(1.3)."""
    rules = Rules()

    game = Game(rules, arranged(rules, ["7d", "8d"], "Qd 6c 6s"))

    assert (game.trump, game.trump_card) == (Suit.DIAMONDS, Card.parse("Qd"))
    assert (game.stock[:2], game.stock[-1]) == (cards("6c 6s"), Card.parse("Qd"))


def test_bottom_card_is_turned_up_where_it_lies() -> None:
    """(1.3)."""
    rules = Rules.parse("app trump_source=bottom_card")

    game = Game(rules, arranged(rules, ["7d", "8d"], "Qd 6c 6s", bottom="As"))

    assert (game.trump, game.trump_card) == (Suit.SPADES, Card.parse("As"))
    assert game.stock[:3] == cards("Qd 6c 6s")


def test_last_card_dealt_names_the_trump_stays_in_the_hand_and_is_known() -> None:
    """Nothing is turned up (1.3)."""
    rules = Rules.parse("app trump_source=last_dealt")

    game = Game(rules, arranged(rules, ["6c 7c 8c 9c 10c Kd", "7s"], "Qh"))

    assert (game.trump, game.trump_card) == (Suit.DIAMONDS, None)
    assert dealt(game).trump_card is Card.parse("Kd")
    assert Card.parse("Kd") in game.known[0]
    assert len(game.stock) == 24


@pytest.mark.parametrize(
    ("source", "trump_card", "stock"),
    [("next_after_deal", "9s", "*r *b 2d"), ("bottom_card", "8d", "*r *b 9s 2d")],
)
def test_joker_names_no_trump_and_the_card_found_goes_under_the_stock(
    source: str, trump_card: str, stock: str
) -> None:
    """(1.3, 1.42)."""
    rules = Rules.parse(f"jokers trump_source={source}")
    deal = arranged(rules, ["7c", "8c"], "*r *b 9s 2d", bottom="8d")
    if source == "bottom_card":
        pack = [card for card in deal.pack if card is not Card.parse("*b")]
        deal = replace(deal, pack=(*pack, Card.parse("*b")))
        stock = "*r 9s 2d"

    game = Game(rules, deal)

    assert game.trump_card is Card.parse(trump_card)
    assert game.stock[: len(cards(stock))] == cards(stock)
    assert game.stock[-1] is Card.parse(trump_card)
    assert len(game.stock) == 42


def test_joker_dealt_last_leaves_the_trump_to_the_card_before_it() -> None:
    """(1.3, 1.42)."""
    rules = Rules.parse("jokers trump_source=last_dealt")

    game = Game(rules, arranged(rules, ["7c 8c 9c 10c Jc *r", "7d 8d 9d 10d Jd Qs"], "2h"))

    assert (game.trump, dealt(game).trump_card) == (Suit.SPADES, Card.parse("Qs"))
    assert Card.parse("Qs") in game.known[1]


@pytest.mark.parametrize("suit", SUITS)
def test_suit_is_trumps_in_every_deal_and_nothing_is_turned_up(suit: Suit) -> None:
    """(1.4)."""
    rules = Rules.parse(f"app trump_mode=always_{suit.name.lower()}")

    game = Game(rules, arranged(rules, ["7d", "8d"], "Qd"))

    assert (game.trump, game.trump_card, dealt(game).trump_card) == (suit, None, None)
    assert game.stock[0] is Card.parse("Qd")


def test_there_may_be_no_trumps() -> None:
    """The lowest card decides who attacks first (1.4, 1.10)."""
    rules = Rules.parse("app trump_mode=none")

    game = Game(rules, arranged(rules, ["7c 7d 7h 7s 8c 8d", "6c 8h 8s 9c 9d 9h"], "Qd"))

    assert (game.trump, game.trump_card, game.attacker) == (None, None, 1)


def test_deal_is_void_when_an_ace_names_the_trump_and_the_rules_say_so() -> None:
    """(1.5)."""
    rules = Rules.parse("app ace_turned_up=redeal")
    deal = arranged(rules, ["7c", "8c"], "Ad")

    with pytest.raises(RulesError, match="this deal is void by its rules"):
        Game(rules, deal)
    assert Game(Rules(), deal).trump_card is Card.parse("Ad")
    assert not any(
        card is not None and card.is_ace
        for seed in range(60)
        for card in [Game(rules, deal_from_seed(rules, 2, bytes([seed] * 32))).trump_card]
    )


@pytest.mark.parametrize(
    ("redeal", "hand"),
    [
        ("five_of_a_suit", "6c 7c 8c 9c 10c 7d"),
        ("five_of_a_suit", "6c 7c 8c 9c 10c Jc"),
        ("one_colour", "6c 7c 8c 9s 10s Js"),
    ],
)
def test_deal_is_void_for_such_a_hand_when_the_rules_say_so(redeal: str, hand: str) -> None:
    """(1.39)."""
    rules = Rules.parse(f"app redeal={redeal}")
    deal = arranged(rules, [hand, "7s 8s 6d 8d 7h 8h"], "Qd")

    with pytest.raises(RulesError, match="this deal is void by its rules"):
        Game(rules, deal)
    assert Game(Rules(), deal).hand(0) == CardSet(cards(hand))


@pytest.mark.parametrize("redeal", ["five_of_a_suit", "one_colour"])
def test_hand_that_is_just_no_such_hand_is_played(redeal: str) -> None:
    """(1.39)."""
    rules = Rules.parse(f"app redeal={redeal}")

    game = Game(rules, arranged(rules, ["6c 7c 8c 9c 7s 7d", "8s 9s 8d 9d 7h 8h"], "Qd"))

    assert len(game.hand(0)) == 6


# Who begins.


def test_left_neighbour_of_the_dealer_may_attack_first() -> None:
    """(1.8)."""
    rules = Rules.parse("app first_attacker=left_of_dealer")

    deal = deal_from_seed(rules, 3, SEED, dealer=2)

    assert (deal.opener, Game(rules, deal).attacker) == (0, 0)


def test_lot_may_say_who_attacks_first() -> None:
    """It says so once for each seed, and every seat in the long run (1.8)."""
    rules = Rules.parse("app first_attacker=lot")
    deals = [deal_from_seed(rules, 3, bytes([seed] * 32)) for seed in range(40)]

    assert {deal.opener for deal in deals} == {0, 1, 2}
    assert deals == [deal_from_seed(rules, 3, bytes([seed] * 32)) for seed in range(40)]


def test_cards_say_who_attacks_first_by_default() -> None:
    """(1.8)."""
    deal = arranged(Rules(), ["9h", "7h"], "6h", opener=0)

    with pytest.raises(RulesError, match="these rules leave it to the cards"):
        Game(Rules(), deal)


@pytest.mark.parametrize(
    ("first", "attacker", "defender"),
    [("under_fool", 1, 2), ("from_under_fool", 0, 1), ("fool", 2, 0), ("winner", 0, 1)],
)
def test_d9_deal_before_says_who_attacks_first(first: str, attacker: int, defender: int) -> None:
    """C was the fool and A out first (1.9)."""
    rules = Rules.parse(f"app next_first_attacker={first}")
    deal = deal_from_seed(rules, 3, SEED, dealer=2, previous=Result((2,), (0, 1)))

    game = Game(rules, deal)

    assert (game.attacker, game.defender) == (attacker, defender)


@pytest.mark.parametrize(
    "previous", [Result((), (0, 1, 2)), Result((), (0,), adjudicated=True)], ids=["draw", "end"]
)
@pytest.mark.parametrize("first", ["under_fool", "from_under_fool", "fool", "winner"])
def test_after_a_deal_without_a_fool_the_lowest_trump_decides(first: str, previous: Result) -> None:
    """(1.9)."""
    rules = Rules.parse(f"app next_first_attacker={first}")

    assert deal_from_seed(rules, 3, SEED, previous=previous).opener is None


def test_lowest_trump_decides_in_later_deals_too_by_default() -> None:
    """(1.9)."""
    rules = Rules()

    assert deal_from_seed(rules, 3, SEED, previous=Result((2,), (0, 1))).opener is None


def test_first_seat_may_attack_when_nobody_holds_a_trump() -> None:
    """(1.10)."""
    rules = Rules.parse("app no_trump_fallback=first_seat")

    assert Game(rules, arranged(rules, NO_HEARTS, "6h", dealer=0)).attacker == 0


def test_lot_may_decide_when_nobody_holds_a_trump() -> None:
    """(1.10)."""
    rules = Rules.parse("app no_trump_fallback=lot")

    with pytest.raises(RulesError, match="the lot must say who attacks first"):
        Game(rules, arranged(rules, NO_HEARTS, "6h"))
    assert Game(rules, arranged(rules, NO_HEARTS, "6h", opener=2)).attacker == 2
    for hands in (["9h", "7h"], ["7h", "9h"]):
        with pytest.raises(RulesError, match="these rules leave it to the cards"):
            Game(rules, arranged(rules, hands, "6h", opener=0))


def test_nearest_of_two_holders_of_the_lowest_trump_attacks_first() -> None:
    """(2.35)."""
    rules = Rules.preset("two packs")
    hands = ["7h 7c 8c 9c 10c Jc", "8h 7d 8d 9d 10d Jd", "7h 7s 8s 9s 10s Js"]

    assert Game(rules, arranged(rules, hands, "6h", dealer=0)).attacker == 2
    assert Game(rules, arranged(rules, hands, "6h", dealer=2)).attacker == 0


@pytest.mark.parametrize(
    ("rules", "result", "dealer"),
    [
        ("app", Result((2,), (0, 1)), 2),
        ("app", Result((), (0, 1, 2)), 1),
        ("app", Result((), (), adjudicated=True), 1),
        ("app", Result((1,), (0, 2)), 1),
        ("app", Result((0,), (2, 1)), 0),
        ("app dealer=next_seat", Result((0,), (2, 1)), 2),
        ("app dealer=next_seat", Result((), (0, 1, 2)), 2),
    ],
)
def test_next_dealer_is_the_fool_or_the_next_seat(rules: str, result: Result, dealer: int) -> None:
    """B dealt (1.11)."""
    assert next_dealer(Rules.parse(rules), 1, 3, result) == dealer


def test_fool_deals_wherever_he_sits() -> None:
    """(1.11)."""
    others = [[seat for seat in range(5) if seat != fool] for fool in range(5)]

    for dealer in range(5):
        dealers = [
            next_dealer(Rules(), dealer, 5, Result((fool,), tuple(others[fool])))
            for fool in range(5)
        ]
        assert dealers == [0, 1, 2, 3, 4]


def test_of_two_fools_the_nearest_from_the_left_of_the_dealer_deals() -> None:
    """(1.11)."""
    assert next_dealer(Rules.preset("teams"), 1, 4, Result((0, 2), (1, 3))) == 2
    assert next_dealer(Rules.preset("teams"), 2, 4, Result((0, 2), (1, 3))) == 0


# Between bouts.

BETWEEN = "rules app swap_trump=on; trump h; A: 7c 8c; B: 6h 9c; stock: 6d 7d 8d Qh"


def test_d6_lowest_trump_is_exchanged_for_the_face_up_card_between_bouts() -> None:
    """(1.31)."""
    game = parse_position(BETWEEN)

    assert Swap() in game.moves(1)
    play(game, "B^")

    assert Card.parse("Qh") in game.hand(1)
    assert Card.parse("Qh") in game.known[1]
    assert (game.trump_card, game.stock[-1]) == (Card.parse("6h"), Card.parse("6h"))
    assert game.attacker == 0


def test_d6_lowest_trump_is_not_exchanged_without_a_stock_or_the_option() -> None:
    """(1.31)."""
    without_stock = parse_position("rules app swap_trump=on; trump h; A: 7c 8c; B: 6h 9c")
    without_option = parse_position(BETWEEN.replace("app swap_trump=on", "app"))

    assert refusals(without_stock, "B^") == ["swap_no_trump_card"]
    assert refusals(without_option, "B^") == ["swap_off"]


def test_exchanged_card_is_drawn_last() -> None:
    """(1.31)."""
    game = parse_position(BETWEEN)

    play(game, "B^ A+7c B:7c/9c A.")

    assert Card.parse("6h") in game.hand(0) | game.hand(1)
    assert game.stock == ()


@pytest.mark.parametrize("discard", ["hidden", "open"])
def test_open_discard_changes_what_is_shown_and_not_what_is_played(discard: str) -> None:
    """(1.28)."""
    game = parse_position(
        f"rules app discard={discard}; trump h; A: 7c 8c; B: 9c 9d; discard: 6c 6d; stock: 6h"
    )

    view = game.view(0)

    assert (view.discard, view.rules.discard) == (2, discard)
    assert view.moves == (Attack(Card.parse("7c")), Attack(Card.parse("8c")))


# Series and teams.


def test_d7_winner_of_a_deal_gets_a_point_until_somebody_has_five() -> None:
    """A draw adds nothing (1.33, 1.34, 1.35)."""
    series = Series.start(Rules.preset("two-player series to 5"), 2)
    won, lost, drawn = Result((1,), (0,)), Result((0,), (1,)), Result((), (0, 1))

    for result in (won, drawn, lost, won, won, won):
        series = series.after(result)
    assert (series.points, series.is_over) == ((4, 1), False)
    series = series.after(won)

    assert (series.points, series.is_over, series.winners) == ((5, 1), True, (0,))


def test_fool_gets_a_point_against_him_by_default() -> None:
    """(1.33)."""
    series = Series.start(Rules.parse("app series=count"), 3)

    assert series.after(Result((2,), (0, 1))).points == (0, 0, 1)


def test_series_may_be_over_after_so_many_deals_or_never() -> None:
    """(1.34, 1.35)."""
    fool = Result((2,), (0, 1))
    two = Series.start(Rules.parse("app series=deals series_length=2"), 3)
    count = Series.start(Rules.parse("app series=count"), 3)

    assert [two.after(fool).is_over, two.after(fool).after(fool).is_over] == [False, True]
    assert not count.after(fool).after(fool).is_over
    with pytest.raises(RulesConflict, match="needs series_length"):
        Rules.parse("app series=deals")
    with pytest.raises(RulesConflict, match="series_length needs series"):
        Rules.parse("app series_length=5")


def test_d8_partner_plays_the_turn_of_who_is_out() -> None:
    """A and C against B and D; C is out, A attacked B, and B takes (2.40)."""
    game = parse_position(
        "rules teams; trump h; A: 8c 9c; B: 6c 7c; C:; D: 10d Jd; out: C; attacker A; defender B"
    )

    started = play(game, "A+8c B! A.")[-1]

    assert isinstance(started, BoutStarted)
    assert (started.attacker, started.attacker_place) == (0, 2)
    assert (started.defender, started.defender_place) == (3, 3)


@pytest.mark.parametrize(("teams", "seats"), [("2v2", 4), ("3v3", 6)])
def test_teams_need_all_their_seats(teams: str, seats: int) -> None:
    """(1.36)."""
    rules = Rules.parse(f"app teams={teams}")

    assert Game(rules, deal_from_seed(rules, seats, SEED)).seats == seats
    for other in (seats - 1, seats + 1):
        with pytest.raises(RulesConflict, match=f"these teams need {seats} players"):
            deal_from_seed(rules, other, SEED)


@pytest.mark.parametrize(
    ("text", "hands", "opener", "found"),
    [
        ("app", ["9h", "7h"], None, FirstBy.LOWEST_TRUMP),
        ("app", NO_HEARTS, None, FirstBy.LOWEST_CARD),
        ("app trump_mode=none", ["9h", "7h"], None, FirstBy.LOWEST_CARD),
        ("app no_trump_fallback=first_seat", NO_HEARTS, None, FirstBy.GIVEN),
        ("app no_trump_fallback=first_seat", ["9h", "7h"], None, FirstBy.LOWEST_TRUMP),
        ("app no_trump_fallback=lot", NO_HEARTS, 2, FirstBy.GIVEN),
        ("app first_attacker=lot", ["9h", "7h"], 1, FirstBy.GIVEN),
        ("app first_attacker=left_of_dealer", ["9h", "7h"], 1, FirstBy.GIVEN),
        ("app next_first_attacker=fool", ["9h", "7h"], 1, FirstBy.GIVEN),
        ("app next_first_attacker=fool", ["9h", "7h"], None, FirstBy.LOWEST_TRUMP),
    ],
)
def test_deal_tells_by_what_the_first_attacker_was_found(
    text: str, hands: list[str], opener: int | None, found: FirstBy
) -> None:
    """B holds the lowest trump also where another rule names him (1.8 to 1.10, 3.9)."""
    rules = Rules.parse(text)

    game = Game(rules, arranged(rules, hands, "6h", opener=opener))

    assert dealt(game).first_by is found
    assert (dealt(game).shown is not None) is (found is FirstBy.LOWEST_TRUMP)
