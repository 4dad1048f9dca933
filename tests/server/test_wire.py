"""What a seat is told: all it may know, and nothing else."""

import random
from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.rules import (
    BoutBeaten,
    BoutStarted,
    Deal,
    Event,
    FirstBy,
    Game,
    Move,
    Phase,
    Rules,
    Swap,
    deal_from_seed,
    format_turn,
)
from kozyr.rules.catalogue import Group, ParameterKind
from kozyr.rules.choices import SeriesKind
from kozyr.rules.parameters import MAX_SEATS, MIN_SEATS
from kozyr.server import protocol, wire
from kozyr.tables import SeatSettings, Table, TableSettings
from kozyr.tables.log import RULES_VERSION, Moved, TableOpened
from kozyr.tables.log import Dealt as DealtLogged
from tests.reference.rule_sets import random_rules, random_seats

# Each example is a whole game with a view for each seat after each move.
FEW = settings(max_examples=40, deadline=None)

Turns = list[tuple[int, Move]]


def table_of(deal: Deal, rules: Rules) -> tuple[Table, tuple[Event, ...]]:
    seated = TableSettings(
        tuple(SeatSettings(f"P{seat}", "regular" if seat else None) for seat in range(deal.seats)),
    )
    table = Table(TableOpened(RULES_VERSION, str(rules), seated))
    pack = " ".join(map(str, deal.pack))
    return table, table.evolve(DealtLogged(1, deal.dealer, pack, deal.opener))


def random_deal(rules: Rules, dice: random.Random) -> Deal:
    return deal_from_seed(rules, random_seats(rules, dice), dice.randbytes(32))


def random_turns(deal: Deal, rules: Rules, moves: int, dice: random.Random) -> Turns:
    game = Game(rules, deal)
    turns: Turns = []
    while len(turns) < moves and game.result is None:
        possible = [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
        turns.append(dice.choice(possible))
        game.apply(*turns[-1])
    return turns


@FEW
@given(dice=st.randoms(use_true_random=False))
def test_a_view_offers_exactly_the_legal_moves(dice: random.Random) -> None:
    rules = random_rules(dice)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    for seat, move in random_turns(deal, rules, 40, dice):
        table.evolve(Moved(format_turn(seat, move)))
        for reader in range(deal.seats):
            view = wire.view_for(table, reader)
            offered = {
                wire.read_move(option.move)
                for card in view.hand
                for option in card.options
                if option.refused is None
            }
            offered |= {wire.read_move(protocol.Take())} if view.take else set()
            offered |= {wire.read_move(protocol.Done())} if view.done else set()
            offered |= {wire.read_move(protocol.Swap())} if view.swap else set()
            assert sorted(map(str, offered)) == sorted(map(str, table.game.moves(reader)))
            for card in view.hand:
                playable = any(option.refused is None for option in card.options)
                assert (card.why is None) == playable


@FEW
@given(dice=st.randoms(use_true_random=False))
def test_transfers_and_exchanges_are_what_the_view_has_said(dice: random.Random) -> None:
    rules = random_rules(dice)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    for seat, move in random_turns(deal, rules, 60, dice):
        view = wire.view_for(table, seat)
        happened = table.evolve(Moved(format_turn(seat, move)))
        for event in [wire.write_event(event, seat) for event in happened]:
            if isinstance(event, protocol.Transferred):
                assert event.to == view.transfer_to
            if isinstance(event, protocol.TrumpSwapped):
                assert view.swap == protocol.SwapOffer(event.given, event.taken)
                assert event.taken == view.trump_card
                assert event.given in [card.card for card in view.hand]


@FEW
@given(dice=st.randoms(use_true_random=False))
def test_who_may_lay_a_card_or_is_waited_for_has_a_role(dice: random.Random) -> None:
    rules = random_rules(dice)
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    for seat, move in random_turns(deal, rules, 60, dice):
        table.evolve(Moved(format_turn(seat, move)))
        for reader in range(deal.seats):
            view = wire.view_for(table, reader)
            own = view.seats[reader]
            moves = set(map(type, table.game.moves(reader))) - {Swap}
            assert own.role is not None or not (moves or own.to_act)
            assert not own.to_act or moves
            if own.role == "thrower" and view.defender != reader:
                assert own.team is None or own.team != view.seats[view.defender].team


@FEW
@given(dice=st.randoms(use_true_random=False))
def test_one_attacks_one_defends_and_the_rest_may_throw_in(dice: random.Random) -> None:
    rules = Rules.preset("app")
    deal = random_deal(rules, dice)
    table, _ = table_of(deal, rules)
    for seat, move in random_turns(deal, rules, 200, dice):
        table.evolve(Moved(format_turn(seat, move)))
        view = wire.view_for(table, 0)
        roles = [other.role for other in view.seats]
        if table.game.phase is Phase.OVER:
            assert set(roles) == {None}
        else:
            assert roles.count("defender") <= 1
            assert roles.count("attacker") <= 1
            assert all(
                (other.role is None) == (not other.cards and not view.stock) for other in view.seats
            )


def roles_of(rules: str, seats: int) -> Sequence[str | None]:
    """The roles of the seats from the attacker on, before the first card."""
    parsed = Rules.parse(rules)
    table, _ = table_of(deal_from_seed(parsed, seats, bytes(32)), parsed)
    view = wire.view_for(table, 0)
    roles = [other.role for other in view.seats]
    return roles[view.attacker :] + roles[: view.attacker]


@pytest.mark.parametrize(
    ("rules", "seats", "roles"),
    [
        ("app", 4, ["attacker", "defender", "thrower", "thrower"]),
        ("neighbours", 5, ["attacker", "defender", "thrower", None, None]),
        ("simple", 3, ["attacker", "defender", None]),
        ("one by one", 3, ["attacker", "defender", "thrower"]),
        ("app throwers=attacker_only", 3, ["attacker", "defender", None]),
        ("teams", 4, ["attacker", "defender", "thrower", None]),
    ],
)
def test_who_may_not_throw_in_has_no_part_in_the_bout(
    rules: str, seats: int, roles: list[str | None]
) -> None:
    assert roles_of(rules, seats) == roles


def test_the_discard_is_listed_where_it_may_be_looked_through() -> None:
    dice = random.Random(3)
    for text in ("app", "app discard=open", "two packs discard=open"):
        rules = Rules.parse(text)
        deal = deal_from_seed(rules, 2, bytes(32))
        table, _ = table_of(deal, rules)
        beaten: list[str] = []
        for seat, move in random_turns(deal, rules, 300, dice):
            for event in table.evolve(Moved(format_turn(seat, move))):
                if isinstance(event, BoutBeaten):
                    beaten += map(str, event.cards)
            view = wire.view_for(table, 0)
            assert view.discard == len(beaten)
            if text == "app":
                assert view.discarded is None
            else:
                assert sorted(view.discarded or []) == sorted(beaten)
        assert beaten


def test_partners_are_told_by_their_team() -> None:
    for text, teams in (("app", [None] * 4), ("teams", [0, 1, 0, 1])):
        rules = Rules.parse(text)
        table, _ = table_of(deal_from_seed(rules, 4, bytes(32)), rules)
        assert [other.team for other in wire.view_for(table, 0).seats] == teams


def test_without_trumps_none_is_told() -> None:
    rules = Rules.parse("app trump_mode=none")
    table, happened = table_of(deal_from_seed(rules, 3, bytes(32)), rules)
    dealt = wire.write_event(happened[0], 0)

    assert isinstance(dealt, protocol.Dealt)
    assert (dealt.trump_card, dealt.first_by, dealt.shown) == (None, "lowest_card", None)
    view = wire.view_for(table, 0)
    assert (view.trump, view.trump_card) == (None, None)


@FEW
@given(dice=st.randoms(use_true_random=False))
def test_every_message_survives_the_wire(dice: random.Random) -> None:
    rules = random_rules(dice)
    deal = random_deal(rules, dice)
    table, happened = table_of(deal, rules)
    for seat, move in random_turns(deal, rules, 60, dice):
        update = wire.update_for("t", table, seat, happened, "c1")
        encoded = protocol.server_encoder.encode(update)
        assert msgspec.json.decode(encoded, type=protocol.ServerMessage) == update
        sent = protocol.Play("c1", "t", seat, 1, wire.write_move(move))
        read = protocol.client_decoder.decode(protocol.server_encoder.encode(sent))
        assert isinstance(read, protocol.Play)
        assert wire.read_move(read.move) == move
        happened = table.evolve(Moved(format_turn(seat, move)))


def test_the_words_of_the_wire_are_those_of_the_rules() -> None:
    assert set(get_args(protocol.ParameterGroup)) == {group.value for group in Group}
    assert set(get_args(protocol.ParameterKind)) == {kind.value for kind in ParameterKind}
    assert set(get_args(protocol.FirstBy)) == {found.value for found in FirstBy}
    assert {"none", *get_args(protocol.SeriesKind)} == {kind.value for kind in SeriesKind}
    assert set(get_args(protocol.Phase)) == {phase.value for phase in Phase}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(MAX_SEATS, protocol.Seat)
    for seats in (MIN_SEATS, MAX_SEATS):
        question = {"type": "check_rules", "id": "c", "rules": "app", "seats": seats}
        assert msgspec.convert(question, protocol.CheckRules).seats == seats
    for seats in (MIN_SEATS - 1, MAX_SEATS + 1):
        question = {"type": "check_rules", "id": "c", "rules": "app", "seats": seats}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(question, protocol.CheckRules)


def test_the_first_event_of_a_game_tells_the_reader_his_own_hand_alone() -> None:
    rules = Rules.preset("app")
    table, happened = table_of(Deal(rules.cards, 2, 0), rules)

    dealt, started = [wire.write_event(event, 1) for event in happened]

    assert isinstance(dealt, protocol.Dealt)
    assert dealt.hand == [card.card for card in wire.view_for(table, 1).hand]
    assert isinstance(started, protocol.BoutStarted)
    assert isinstance(happened[1], BoutStarted)
