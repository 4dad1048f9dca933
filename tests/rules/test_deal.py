"""The deal, and the one shuffle that makes it from a seed."""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from itertools import count

import pytest
from hypothesis import given

from kozyr.cards import Card, Suit
from kozyr.rules import Deal, Game, Result, Rules, RulesError, deal_from_seed
from kozyr.rules.deal import SEED_BYTES
from tests.rules.play import SEATS, SEEDS

RULES = Rules()
RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def shuffled(seed: bytes, seats: int) -> tuple[list[str], int]:
    """The shuffle as its description has it, written a second time."""
    blocks = (
        hmac.new(seed, b"kozyr-shuffle-v1" + i.to_bytes(8, "big"), hashlib.sha256).digest()
        for i in count()
    )
    stream = (byte for block in blocks for byte in block)

    def below(n: int) -> int:
        return next(byte for byte in stream if byte < 256 - 256 % n) % n

    pack = [rank + suit for suit in "cdhs" for rank in RANKS]
    for i in reversed(range(1, 36)):
        j = below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack, below(seats)


@given(SEEDS, SEATS)
def test_shuffle_is_the_one_described(seed: bytes, seats: int) -> None:
    deal = deal_from_seed(RULES, seats, seed)

    assert ([str(card) for card in deal.pack], deal.dealer) == shuffled(seed, seats)


PINNED = [
    (
        bytes(32),
        0,
        "9s 9d Kh Js 9c 6c 7s Qc 10h Jh Ac Qd 8s Qs 8d Ah 7h 8c"
        " 6d 10d 10s 10c 7c 6s 7d 6h 8h Jc Ks As Kc Qh Jd Kd 9h Ad",
    ),
    (
        bytes(range(32)),
        1,
        "Ac 8d Qc Kc Ks 9h 7c 9s Ad 6d 6s Jh Jc Qd 10h Qh As 8c"
        " 10c 6h Jd 10d 8h Js 7h 7s Ah Qs 9c 7d 8s Kh 10s Kd 9d 6c",
    ),
    (
        b"Kozyr, the trump of every table!",
        0,
        "8d Js As 8h Ah 6s Qs Ks Jh 7h 10d 7d Jc 8s 9s Qc 6h Kd"
        " Jd 8c 6d 7c Qd Kh 10c 9c 9d 10s 9h Qh Ad Ac 6c Kc 10h 7s",
    ),
]


@pytest.mark.parametrize(("seed", "dealer", "pack"), PINNED)
def test_shuffle_of_a_seed_stays_for_ever(seed: bytes, dealer: int, pack: str) -> None:
    deal = deal_from_seed(RULES, 4, seed)

    assert (" ".join(map(str, deal.pack)), deal.dealer) == (pack, dealer)


def test_given_dealer_deals_the_same_pack() -> None:
    seed = bytes(32)

    drawn, given_one = deal_from_seed(RULES, 3, seed), deal_from_seed(RULES, 3, seed, dealer=2)

    assert given_one == Deal(drawn.pack, 3, 2)


def test_every_card_comes_to_every_place_and_every_seat_deals_about_equally_often() -> None:
    """Chi-square over 3600 deals stays far below what a lopsided shuffle would give."""
    deals = [deal_from_seed(RULES, 4, i.to_bytes(SEED_BYTES, "big")) for i in range(3600)]
    places = Counter((card, place) for deal in deals for place, card in enumerate(deal.pack))
    dealers = Counter(deal.dealer for deal in deals)

    chi_square = sum((places[card, i] - 100) ** 2 / 100 for card in RULES.cards for i in range(36))

    # 35 * 35 = 1225 degrees of freedom: mean 1225, standard deviation 49.5.
    assert 1225 - 5 * 49.5 < chi_square < 1225 + 5 * 49.5
    assert all(abs(dealers[seat] - 900) < 5 * 26 for seat in range(4))


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(RulesError, match=f"a seed has 32 bytes, this one {length}"):
        deal_from_seed(RULES, 2, bytes(length))


def test_seven_players_are_refused_before_the_game() -> None:
    """(2.33)."""
    with pytest.raises(RulesError, match="36 cards are enough for 6 players, not 7"):
        deal_from_seed(RULES, 7, bytes(32))


def test_deal_with_a_card_twice_is_refused() -> None:
    pack = (*RULES.cards[:35], RULES.cards[0])

    with pytest.raises(RulesError, match="the 36 cards of these rules; it holds 36, 35 of them"):
        Game(RULES, Deal(pack, 2, 0))


def test_deal_with_a_card_missing_is_refused() -> None:
    with pytest.raises(RulesError, match="it holds 35, 35 of them different"):
        Game(RULES, Deal(RULES.cards[:35], 2, 0))


def test_deal_with_a_card_of_another_pack_is_refused() -> None:
    pack = (*RULES.cards[:35], Card.ALL[0])

    with pytest.raises(RulesError, match="the pack must hold the 36 cards of these rules"):
        Game(RULES, Deal(pack, 2, 0))


@pytest.mark.parametrize(("seats", "dealer"), [(2, -1), (2, 2), (2, 5), (4, 4)])
def test_dealer_who_does_not_sit_there_is_refused(seats: int, dealer: int) -> None:
    with pytest.raises(RulesError, match=f"dealer {dealer}: the seats are 0 to {seats - 1}$"):
        Game(RULES, Deal(RULES.cards, seats, dealer))


def test_cards_go_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """(0.1)."""
    game = Game(RULES, Deal(RULES.cards, 3, dealer=0))

    assert [str(game.hand(seat)) for seat in range(3)] == [
        "8c Jc Ac 8d Jd Ad",
        "6c 9c Qc 6d 9d Qd",
        "7c 10c Kc 7d 10d Kd",
    ]


def test_next_card_after_the_deal_is_trump_and_drawn_last() -> None:
    """(0.2)."""
    game = Game(RULES, Deal(RULES.cards, 3, dealer=0))

    assert game.trump is Suit.HEARTS
    assert str(game.trump_card) == "6h"
    assert " ".join(map(str, game.stock)) == (
        "7h 8h 9h 10h Jh Qh Kh Ah 6s 7s 8s 9s 10s Js Qs Ks As 6h"
    )


# Deals that are void, and who attacks first.

VOID_BY = ["app ace_turned_up=redeal", "app redeal=five_of_a_suit", "app redeal=one_colour"]


@pytest.mark.parametrize("rules", VOID_BY)
@given(SEEDS, SEATS)
def test_deal_from_a_seed_is_never_void(rules: str, seed: bytes, seats: int) -> None:
    """(1.5, 1.39)."""
    parsed = Rules.parse(rules)

    deal_from_seed(parsed, seats, seed).check(parsed)


@pytest.mark.parametrize("rules", VOID_BY)
def test_void_deal_is_refused_and_dealt_again_from_the_same_seed(rules: str) -> None:
    """(1.5, 1.39)."""
    parsed = Rules.parse(rules)
    seeds = (seed.to_bytes(SEED_BYTES, "big") for seed in count())
    seed = next(
        seed for seed in seeds if deal_from_seed(RULES, 3, seed) != deal_from_seed(parsed, 3, seed)
    )

    void, again = deal_from_seed(RULES, 3, seed), deal_from_seed(parsed, 3, seed)

    assert again.dealer == void.dealer
    assert Game(RULES, void).moves(Game(RULES, void).attacker)
    with pytest.raises(RulesError, match="this deal is void by its rules"):
        Game(parsed, void)


@pytest.mark.parametrize("first", ["left_of_dealer", "lot"])
def test_first_attacker_that_the_cards_do_not_decide_must_be_given(first: str) -> None:
    """(1.8)."""
    rules = Rules.parse(f"app first_attacker={first} next_first_attacker={first}")
    deal = deal_from_seed(rules, 3, bytes(32))

    assert deal.opener is not None
    assert Game(rules, deal).attacker == deal.opener
    with pytest.raises(RulesError, match="do not leave it to the cards who attacks first"):
        Game(rules, replace(deal, opener=None))


def test_left_neighbour_of_the_dealer_attacks_first_where_the_rules_say_so() -> None:
    """(1.8)."""
    rules = Rules.parse("app first_attacker=left_of_dealer")

    assert [deal_from_seed(rules, 3, bytes(32), dealer).opener for dealer in range(3)] == [1, 2, 0]


def test_lot_falls_on_every_seat_about_equally_often() -> None:
    """(1.8)."""
    rules = Rules.parse("app first_attacker=lot")
    lots = Counter(
        deal_from_seed(rules, 3, i.to_bytes(SEED_BYTES, "big"), 0).opener for i in range(600)
    )

    assert all(150 < lots[seat] < 250 for seat in range(3))


def test_opener_is_refused_where_the_cards_decide() -> None:
    """(1.8)."""
    deal = replace(deal_from_seed(RULES, 3, bytes(32)), opener=0)

    with pytest.raises(RulesError, match="leave it to the cards who attacks first"):
        Game(RULES, deal)


@pytest.mark.parametrize(
    ("first", "opener"),
    [
        ("left_of_dealer", 1),
        ("under_fool", 2),
        ("from_under_fool", 0),
        ("winner", 1),
        ("fool", 3),
        ("lowest_trump", None),
    ],
)
def test_deal_before_says_who_attacks_first_in_the_next(first: str, opener: int | None) -> None:
    """(1.9)."""
    rules = Rules.parse(f"app next_first_attacker={first}")
    before = Result(fools=(3,), places=(1, 0, 2))

    assert deal_from_seed(rules, 4, bytes(32), 0, before).opener == opener
    assert deal_from_seed(rules, 4, bytes(32), 0).opener is None


def test_neighbours_of_the_fool_are_beside_him_wherever_he_sits() -> None:
    """(1.9)."""
    under, from_under = (
        [
            deal_from_seed(
                Rules.parse(f"app next_first_attacker={first}"),
                5,
                bytes(32),
                0,
                Result((fool,), ()),
            ).opener
            for fool in range(5)
        ]
        for first in ("under_fool", "from_under_fool")
    )

    assert under == [4, 0, 1, 2, 3]
    assert from_under == [1, 2, 3, 4, 0]


@pytest.mark.parametrize("first", ["under_fool", "from_under_fool", "winner", "fool"])
@pytest.mark.parametrize("adjudicated", [False, True])
def test_cards_decide_after_a_deal_without_a_fool(first: str, adjudicated: bool) -> None:
    """(1.9)."""
    rules = Rules.parse(f"app next_first_attacker={first}")
    before = Result(fools=(), places=(), adjudicated=adjudicated)

    assert deal_from_seed(rules, 4, bytes(32), 0, before).opener is None


def test_deal_for_more_than_the_pack_can_seat_is_refused_whoever_made_it() -> None:
    deal = replace(deal_from_seed(RULES, 6, bytes(32)), seats=7)

    with pytest.raises(RulesError, match="36 cards are enough for 6 players, not 7"):
        deal.check(RULES)


def test_lot_decides_where_nobody_was_dealt_a_trump() -> None:
    rules = Rules.parse("app no_trump_fallback=lot hand_size=4")
    deals = [deal_from_seed(rules, 2, bytes([seed]) * 32) for seed in range(200)]

    drawn = [deal for deal in deals if deal.dealt(rules).lowest_trump_holder(deal.dealer) < 0]

    assert {deal.opener for deal in drawn} == {0, 1}
    for deal in drawn:
        deal.check(rules)
