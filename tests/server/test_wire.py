"""What a seat is told: all it may know, and nothing else."""

import random
from collections.abc import Sequence
from typing import get_args

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kozyr.cards import Card
from kozyr.rules import (
    PRESETS,
    BoutStarted,
    BoutTaken,
    Deal,
    Dealt,
    DrewUp,
    Event,
    Game,
    Move,
    Phase,
    ReasonKind,
    Rules,
    event_for,
    format_turn,
)
from kozyr.server import protocol, wire
from kozyr.tables import SeatSettings, Table, TableSettings
from kozyr.tables.log import RULES_VERSION, Moved, TableOpened
from kozyr.tables.log import Dealt as DealtLogged

# Each example is a whole game with a view for each seat after each move.
FEW = settings(max_examples=40, deadline=None)

Turns = list[tuple[int, Move]]


def table_of(deal: Deal, preset: str) -> tuple[Table, tuple[Event, ...]]:
    seated = TableSettings(
        preset,
        tuple(SeatSettings(f"P{seat}", "regular" if seat else None) for seat in range(deal.seats)),
    )
    table = Table(TableOpened(RULES_VERSION, preset, seated))
    dealt = DealtLogged(1, deal.dealer, " ".join(map(str, deal.pack)))
    return table, table.evolve(dealt)


def stream(deal: Deal, preset: str, turns: Turns, reader: int) -> bytes:
    """All that *reader* is sent while *turns* are played on *deal*."""
    table, happened = table_of(deal, preset)
    sent = [wire.update_for("t", table, reader, happened)]
    for seat, move in turns:
        happened = table.evolve(Moved(format_turn(seat, move)))
        sent.append(wire.update_for("t", table, reader, happened))
    return b"\n".join(map(protocol.server_encoder.encode, sent))


def random_turns(deal: Deal, preset: str, moves: int, dice: random.Random) -> Turns:
    game = Game(Rules.preset(preset), deal)
    turns: Turns = []
    while len(turns) < moves and game.result is None:
        possible = [(seat, move) for seat in range(game.seats) for move in game.moves(seat)]
        turns.append(dice.choice(possible))
        game.apply(*turns[-1])
    return turns


def cards_learnt(deal: Deal, preset: str, turns: Turns, reader: int) -> set[Card]:
    """The cards of which *reader* has been told anything."""
    game = Game(Rules.preset(preset), deal)
    learnt: set[Card] = set()

    def learn(events: Sequence[Event]) -> None:
        for event in events:
            known = event_for(event, reader)
            if isinstance(known, Dealt):
                learnt.update(known.hands[reader], [known.trump_card])
                learnt.update([known.shown] if known.shown else [])
            elif isinstance(known, DrewUp | BoutTaken):
                learnt.update(known.cards)

    learn(game.opening_events)
    for seat, move in turns:
        learn(game.apply(seat, move))
        learnt.update(card for card in game.bout.cards)
        learnt.update(
            value
            for name in ("card", "attack")
            if isinstance(value := getattr(move, name, None), Card)
        )
    return learnt


def swap(deal: Deal, one: Card, other: Card) -> Deal:
    places = {one: other, other: one}
    return Deal(tuple(places.get(card, card) for card in deal.pack), deal.seats, deal.dealer)


@FEW
@given(
    seats=st.integers(2, 6),
    preset=st.sampled_from(sorted(PRESETS)),
    moves=st.integers(0, 60),
    dice=st.randoms(use_true_random=False),
)
def test_two_games_that_differ_in_what_a_seat_cannot_see_look_the_same_to_it(
    seats: int, preset: str, moves: int, dice: random.Random
) -> None:
    pack = list(Rules.preset(preset).cards)
    dice.shuffle(pack)
    deal = Deal(tuple(pack), seats, dice.randrange(seats))
    reader = dice.randrange(seats)
    turns = random_turns(deal, preset, moves, dice)
    hidden = sorted(set(pack) - cards_learnt(deal, preset, turns, reader), key=str)
    assume(len(hidden) >= 2)
    other = swap(deal, *dice.sample(hidden, 2))
    # Who attacks first follows from hidden cards, but is told to all.
    opening = table_of(deal, preset)[1]
    other_opening = table_of(other, preset)[1]
    assume(opening[1] == other_opening[1])
    assume(
        [event_for(event, reader) for event in opening]
        == [event_for(event, reader) for event in other_opening]
    )

    assert stream(deal, preset, turns, reader) == stream(other, preset, turns, reader)


@FEW
@given(seed=st.randoms(use_true_random=False), preset=st.sampled_from(sorted(PRESETS)))
def test_a_view_offers_exactly_the_legal_moves(seed: random.Random, preset: str) -> None:
    pack = list(Rules.preset(preset).cards)
    seed.shuffle(pack)
    deal = Deal(tuple(pack), seed.randint(2, 6), 0)
    table, _ = table_of(deal, preset)
    for seat, move in random_turns(deal, preset, 40, seed):
        table.evolve(Moved(format_turn(seat, move)))
        for reader in range(deal.seats):
            view = wire.view_for(table, reader)
            offered = [
                wire.read_move(option.move)
                for card in view.hand
                for option in card.options
                if option.refused is None
            ]
            offered += [wire.read_move(protocol.Take())] * view.take
            offered += [wire.read_move(protocol.Done())] * view.done
            assert sorted(map(str, offered)) == sorted(map(str, table.game.moves(reader)))
            for card in view.hand:
                playable = any(option.refused is None for option in card.options)
                assert (card.why is None) == playable


@FEW
@given(seed=st.randoms(use_true_random=False))
def test_a_transfer_reaches_whom_the_view_names(seed: random.Random) -> None:
    pack = list(Rules.preset("app+transfer").cards)
    seed.shuffle(pack)
    deal = Deal(tuple(pack), seed.randint(2, 6), 0)
    table, _ = table_of(deal, "app+transfer")
    for seat, move in random_turns(deal, "app+transfer", 60, seed):
        named = wire.view_for(table, seat).transfer_to
        happened = table.evolve(Moved(format_turn(seat, move)))
        written = [wire.write_event(event, seat) for event in happened]
        for event in written:
            if isinstance(event, protocol.Transferred):
                assert event.to == named


@FEW
@given(seed=st.randoms(use_true_random=False))
def test_one_attacks_one_defends_and_the_rest_may_throw_in(seed: random.Random) -> None:
    pack = list(Rules.preset("app").cards)
    seed.shuffle(pack)
    deal = Deal(tuple(pack), seed.randint(2, 6), 0)
    table, _ = table_of(deal, "app")
    for seat, move in random_turns(deal, "app", 200, seed):
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


def test_every_message_survives_the_wire() -> None:
    table, happened = table_of(Deal(Rules.preset("app").cards, 3, 0), "app")
    update = wire.update_for("t", table, 1, happened, "c1")

    decoded = msgspec.json.decode(
        protocol.server_encoder.encode(update), type=protocol.ServerMessage
    )

    assert decoded == update


def test_the_levels_and_presets_of_the_wire_are_played() -> None:
    for preset in get_args(protocol.Preset):
        assert Rules.preset(preset)
    assert len(ReasonKind) > 0


def test_the_first_event_of_a_game_tells_the_reader_his_own_hand_alone() -> None:
    deal = Deal(Rules.preset("app").cards, 2, 0)
    table, happened = table_of(deal, "app")

    dealt, started = [wire.write_event(event, 1) for event in happened]

    assert isinstance(dealt, protocol.Dealt)
    assert dealt.hand == [card.card for card in wire.view_for(table, 1).hand]
    assert isinstance(started, protocol.BoutStarted)
    assert isinstance(happened[1], BoutStarted)
