"""What holds in every game: random rules, seats, deals and moves."""

import pickle
from dataclasses import replace
from functools import reduce
from itertools import islice
from operator import or_
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.cards import Card, CardSet
from kozyr.rules import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutTaken,
    Dealt,
    DrewUp,
    Event,
    Game,
    GameRecord,
    IllegalMove,
    Memory,
    Phase,
    Rules,
    Seat,
    ThrownIn,
    Transferred,
    deal_from_seed,
    event_for,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from tests.rules.play import (
    CHOOSERS,
    RULES,
    SEATS,
    SEEDS,
    Chooser,
    conceivable_turns,
    games,
    legal_turns,
    positions,
)

STRETCH = 40  # moves: three or four bouts, and the end of a game that was near it


def places(game: Game) -> list[CardSet]:
    """Everywhere a card can be."""
    hands = [game.hand(seat) for seat in range(game.seats)]
    return [*hands, CardSet(game.stock), CardSet(game.bout.cards), game.discard]


def check_state(game: Game) -> None:
    """What must hold between any two moves."""
    bout = game.bout
    everywhere = places(game)
    assert sum(map(len, everywhere)) == 36
    assert reduce(or_, everywhere) == CardSet(game.rules.cards)
    assert len(bout.pairs) <= game.attack_limit <= 6
    held = len(game.hand(game.defender))
    assert game.phase is Phase.TAKING or len(bout.unbeaten) <= held or game.result
    for seat in range(game.seats):
        assert game.hand(seat) or not game.stock or seat in bout.emptied
        assert (seat in game.out) <= (not game.hand(seat) and not game.stock)
    waiting = game.seats_to_act
    assert bool(waiting) == (game.result is None)
    moving = {seat for seat in range(game.seats) if game.moves(seat)}
    assert set(waiting) <= moving
    assert game.phase is Phase.DEFEND or moving == set(waiting)


@given(positions(), CHOOSERS)
def test_every_state_of_a_game_keeps_the_law(game: Game, chooser: Chooser) -> None:
    """36 cards once each, limits kept, somebody can move, nobody out who holds cards."""
    check_state(game)
    for _ in islice(chooser.walk(game), 1, STRETCH):
        check_state(game)
    check_state(game)


@given(positions())
def test_no_legal_move_is_refused_and_no_illegal_one_accepted(game: Game) -> None:
    legal = legal_turns(game)
    before = format_position(game)
    for turn in conceivable_turns(game):
        reason = game.why_not(*turn)
        assert (reason is None) == (turn in legal)
        if reason is None:
            game.copy().apply(*turn)
        else:
            with pytest.raises(IllegalMove) as refused:
                game.apply(*turn)
            assert refused.value.reason == reason
    assert format_position(game) == before


@given(positions())
def test_why_not_card_speaks_for_all_that_the_card_could_be_tried_for(game: Game) -> None:
    for seat in range(game.seats):
        playable = {move.card for move in game.moves(seat) if hasattr(move, "card")}
        for card in game.rules.cards:
            options = game.options(seat, card)
            assert all(reason == game.why_not(seat, move) for move, reason in options)
            assert (game.why_not_card(seat, card) is None) == (card in playable)
            assert (card in playable) == any(reason is None for _, reason in options)


@given(games(), CHOOSERS)
def test_every_game_ends_however_it_is_played(game: Game, chooser: Chooser) -> None:
    for _ in chooser.walk(game):
        assert game.bout.number <= game.rules.bout_limit
    result = game.result
    assert result is not None
    assert result.adjudicated <= (game.bout.number == game.rules.bout_limit)
    holders = [seat for seat in range(game.seats) if game.hand(seat)]
    if not result.adjudicated:
        assert holders == ([] if result.fool is None else [result.fool])
    assert sorted([*result.places, *holders]) == list(range(game.seats))


@given(RULES, SEATS, SEEDS, CHOOSERS, st.integers(0, 150))
def test_replaying_a_record_gives_the_same_states_and_events(
    rules: Rules, seats: int, seed: bytes, chooser: Chooser, steps: int
) -> None:
    deal = deal_from_seed(rules, seats, seed)
    turns = list(islice(chooser.walk(Game(rules, deal)), steps))
    game = Game(rules, deal)
    states = [(format_position(game), game.opening_events)]
    for turn in turns:
        events = game.apply(*turn)
        states.append((format_position(game), events))
    players = tuple(f"Player {seat}" for seat in range(seats))
    record = GameRecord(rules, deal, players, tuple(turns))

    read = parse_record(format_record(record))

    assert read == record
    assert [(format_position(state), events) for state, events in read.replay()] == states
    assert format_position(read.final_game()) == states[-1][0]
    assert format_record(read) == format_record(record)


@given(positions())
def test_position_written_and_read_plays_on_alike(game: Game) -> None:
    text = format_position(game)
    read = parse_position(text)

    assert format_position(read) == text
    assert legal_turns(read) == legal_turns(game)
    assert [read.view(seat) for seat in range(game.seats)] == [
        game.view(seat) for seat in range(game.seats)
    ]
    for turn in legal_turns(game):
        copy, copy_read = game.copy(), read.copy()
        assert copy.apply(*turn) == copy_read.apply(*turn)
        assert format_position(copy) == format_position(copy_read)


@given(positions(), st.integers(0, 999))
def test_copy_plays_on_without_changing_the_game(game: Game, choice: int) -> None:
    before = format_position(game)
    copy = game.copy()
    turns = legal_turns(copy)
    if turns:
        copy.apply(*turns[choice % len(turns)])

    assert format_position(game) == before


# What a seat may know.


def shuffle_unseen(game: Game, reader: Seat | None, random: Random) -> Game:
    """The same game with the cards that *reader* cannot place dealt otherwise."""
    hands = [list(game.hand(seat)) for seat in range(game.seats)]
    hidden = [
        (hand, i)
        for seat, hand in enumerate(hands)
        if seat != reader
        for i, card in enumerate(hand)
        if card not in game.known[seat]
    ]
    stock = list(game.stock)
    hidden += [(stock, i) for i in range(len(stock) - 1)]
    unseen = [place[i] for place, i in hidden]
    random.shuffle(unseen)
    for (place, i), card in zip(hidden, unseen, strict=True):
        place[i] = card
    return Game.from_parts(
        rules=game.rules,
        dealer=game.dealer,
        hands=[CardSet(hand) for hand in hands],
        stock=stock,
        trump=game.trump,
        discard=game.discard,
        known=game.known,
        out=game.out,
        bout=game.bout,
        result=game.result,
    )


def as_told(event: Event, reader: Seat | None) -> Event:
    """The event as *reader* is told it, without the cards that he himself drew just now."""
    told = event_for(event, reader)
    if isinstance(told, DrewUp) and told.seat == reader:
        return replace(told, cards=told.cards[-1:] if told.trump_card else ())
    return told


@given(positions(), st.randoms(use_true_random=False), st.data())
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(
    game: Game, random: Random, data: st.DataObject
) -> None:
    reader = data.draw(st.sampled_from([None, *range(game.seats)]))
    other = shuffle_unseen(game, reader, random)

    assert repr(game.view(reader)) == repr(other.view(reader))
    assert str(game.view(reader)) == str(other.view(reader))
    assert pickle.dumps(game.view(reader)) == pickle.dumps(other.view(reader))
    legal_there = legal_turns(other)
    for turn in legal_turns(game):
        if turn in legal_there:
            here, there = game.copy().apply(*turn), other.copy().apply(*turn)
            assert [repr(as_told(event, reader)) for event in here] == [
                repr(as_told(event, reader)) for event in there
            ]


@given(positions())
def test_unseen_cards_are_those_in_the_stock_and_unknown_in_other_hands(game: Game) -> None:
    for seat in range(game.seats):
        hidden = CardSet(game.stock[:-1])
        for other in range(game.seats):
            if other != seat:
                hidden |= game.hand(other) - game.known[other]
        assert game.view(seat).unseen == hidden


class Notebook:
    """What a spectator can write down from the events he is told."""

    def __init__(self, seats: int) -> None:
        self.discarded: set[Card] = set()
        self.known: list[set[Card]] = [set() for _ in range(seats)]

    def note(self, event: Event, *, dealt_all: bool) -> None:
        match event:
            case Dealt():
                if event.shown:
                    self.known[event.first].add(event.shown)
                if dealt_all:
                    self.known[event.dealer].add(event.trump_card)
            case Transferred(shown=True):
                self.known[event.seat].add(event.card)
            case Attacked() | ThrownIn() | Beaten() | Transferred():
                self.known[event.seat].discard(event.card)
            case BoutBeaten():
                self.discarded.update(event.cards)
            case BoutTaken() | DrewUp():
                self.known[event.seat].update(event.cards)
            case _:
                pass

    @property
    def memory(self) -> Memory:
        return Memory(CardSet(self.discarded), tuple(map(CardSet, self.known)))


@given(games(), CHOOSERS)
def test_memory_holds_exactly_what_a_spectator_could_write_down(
    game: Game, chooser: Chooser
) -> None:
    notebook = Notebook(game.seats)
    dealt_all = not game.stock
    events = game.opening_events
    assert game.view(None).memory == Memory(game.discard, game.known)
    for turn in islice(chooser.walk(game.copy()), 2 * STRETCH):
        for event in events:
            notebook.note(event_for(event, None), dealt_all=dealt_all)
        assert notebook.memory == Memory(game.discard, game.known)
        events = game.apply(*turn)


@settings(max_examples=20)
@given(positions())
def test_no_event_tells_a_reader_cards_of_a_hand_that_nobody_has_seen(game: Game) -> None:
    for turn in legal_turns(game):
        after = game.copy()
        for event in after.apply(*turn):
            for reader in (None, *range(game.seats)):
                told = event_for(event, reader)
                if isinstance(told, DrewUp) and told.seat != reader:
                    assert set(told.cards) <= set(after.known[told.seat])
