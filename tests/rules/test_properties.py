"""What holds in every game: random rules, seats, deals and moves."""

import pickle
from collections import Counter
from dataclasses import replace
from functools import reduce
from itertools import islice
from operator import add
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
    Swap,
    ThrownIn,
    Transferred,
    TrumpSwapped,
    event_for,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from kozyr.rules.choices import DefenderHandCap, DrawRule
from kozyr.rules.playout import Choice
from tests.rules.play import (
    CHOOSERS,
    RULES,
    Chooser,
    conceivable_turns,
    deals,
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
    assert sum(map(len, everywhere)) == len(game.rules.cards)
    assert reduce(add, everywhere) == CardSet(game.rules.cards)
    check_limits(game)
    for seat in range(game.seats):
        assert not game.known[seat] - game.hand(seat)
        assert game.hand(seat) or not game.stock or seat in bout.emptied
        assert (seat in game.out) <= (not game.hand(seat) and not game.stock)
    waiting = game.seats_to_act
    assert bool(waiting) == (game.result is None)
    moving = {seat for seat in range(game.seats) if set(game.moves(seat)) - {Swap()}}
    assert set(waiting) <= moving
    assert game.phase is Phase.DEFEND or moving == set(waiting)


def check_limits(game: Game) -> None:
    """Never more attack cards than may be laid, nor than the defender can answer (0.11)."""
    rules, bout = game.rules, game.bout
    can_be_beaten = rules.defender_hand_cap is not DefenderHandCap.NONE
    assert len(bout.pairs) <= (rules.attack_limit or len(rules.cards))
    if can_be_beaten and rules.transfer_sufficiency:
        held = len(game.hand(game.defender))
        assert len(bout.pairs) <= game.attack_limit
        assert game.phase is Phase.TAKING or len(bout.unbeaten) <= held or game.result


@given(positions(), CHOOSERS)
def test_every_state_of_a_game_keeps_the_law(game: Game, chooser: Chooser) -> None:
    """No card is lost or made, limits hold, somebody can move, nobody is out with cards."""
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


def side_of(rules: Rules, seat: Seat) -> Seat:
    team = rules.team_of(seat)
    return seat if team is None else team


def partners(game: Game, seat: Seat) -> list[Seat]:
    """All of the side of *seat*, himself included."""
    mine = side_of(game.rules, seat)
    return [other for other in range(game.seats) if side_of(game.rules, other) == mine]


@given(games(), CHOOSERS)
def test_every_game_ends_however_it_is_played(game: Game, chooser: Chooser) -> None:
    for _ in chooser.walk(game):
        assert game.bout.number <= game.rules.bout_limit
    result = game.result
    assert result is not None
    assert result.adjudicated <= (game.bout.number == game.rules.bout_limit)
    holders = [seat for seat in range(game.seats) if game.hand(seat)]
    sides = {side_of(game.rules, seat) for seat in holders}
    if result.adjudicated:
        assert len(sides) > 1
        assert result.fools == ()
    elif holders:
        assert [set(result.fools)] == [set(partners(game, seat)) for seat in holders[:1]]
        assert len(sides) == 1
    else:
        loses = game.rules.draw_rule is DrawRule.LAST_DEFENDER_LOSES
        assert result.fools == (tuple(partners(game, game.defender)) if loses else ())
    assert sorted([*result.places, *holders]) == list(range(game.seats))


@given(RULES, CHOOSERS, st.integers(0, 150), st.data())
def test_replaying_a_record_gives_the_same_states_and_events(
    rules: Rules, chooser: Chooser, steps: int, data: st.DataObject
) -> None:
    deal = data.draw(deals(rules))
    turns = list(islice(chooser.walk(Game(rules, deal)), steps))
    game = Game(rules, deal)
    states = [(format_position(game), game.opening_events)]
    for turn in turns:
        events = game.apply(*turn)
        states.append((format_position(game), events))
    players = tuple(f"Player {seat}" for seat in range(deal.seats))
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


# The core's masks and refusals.


@given(positions())
def test_masks_of_the_core_hold_exactly_the_cards_that_it_does_not_refuse(game: Game) -> None:
    core = game.core
    for card in game.rules.cards:
        for seat in range(game.seats):
            refusal = core.attack_refusal(seat, card.index)
            assert (refusal == 0) == bool(core.attackable(seat) & card.bit)
        refusals = [
            (core.transferable(), core.transfer_refusal(core.defender, card.index, False)),
            (core.showable(), core.transfer_refusal(core.defender, card.index, True)),
        ]
        for mask, refusal in refusals:
            assert (refusal == 0) == bool(mask & card.bit)
        for slot in range(core.laid):
            if core.slot_of(core.attacks[slot]) == slot:
                refusal = core.beat_refusal(core.defender, core.attacks[slot], card.index)
                assert (refusal == 0) == bool(core.beatable(slot) & card.bit)


@given(positions())
def test_a_playout_on_the_core_makes_exactly_the_moves_of_the_game(game: Game) -> None:
    made = []
    for turn in legal_turns(game):
        after = game.copy()
        after.apply(*turn)
        made.append(after.key())
    choice = Choice(game.core)
    found = []
    for number in range(choice.find(game.core)):
        core = game.core
        choice.make(core, number)
        found.append(core.key())

    assert Counter(found) == Counter(made)


# What a seat may know.


def hidden_stock(game: Game) -> tuple[Card, ...]:
    """The cards of the stock that lie face down."""
    return game.stock[:-1] if game.trump_card else game.stock


def shuffle_unseen(game: Game, reader: Seat | None, random: Random) -> Game:
    """The same game with the cards that *reader* cannot place dealt otherwise."""
    hands = [
        [*game.known[seat], *(game.hand(seat) - game.known[seat])] for seat in range(game.seats)
    ]
    hidden = [
        (hand, i)
        for seat, hand in enumerate(hands)
        if seat != reader
        for i in range(len(game.known[seat]), len(hand))
    ]
    stock = list(game.stock)
    hidden += [(stock, i) for i in range(len(hidden_stock(game)))]
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
        past=game.past,
        dealt=game.dealt,
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
        hidden = CardSet(hidden_stock(game))
        for other in range(game.seats):
            if other != seat:
                hidden += game.hand(other) - game.known[other]
        assert game.view(seat).unseen == hidden


class Notebook:
    """What a spectator can write down from the events he is told."""

    def __init__(self, seats: int) -> None:
        self.discarded: list[Card] = []
        self.known: list[Counter[Card]] = [Counter() for _ in range(seats)]

    def note(self, event: Event) -> None:
        match event:
            case Dealt():
                if event.shown:
                    self.known[event.first] |= Counter([event.shown])
            case Transferred(shown=True):
                self.known[event.seat] |= Counter([event.card])
            case Attacked() | ThrownIn() | Beaten() | Transferred():
                self.known[event.seat] -= Counter([event.card])
            case TrumpSwapped():
                self.known[event.seat] -= Counter([event.given])
                self.known[event.seat] += Counter([event.taken])
            case BoutBeaten():
                self.discarded += event.cards
            case BoutTaken() | DrewUp():
                self.known[event.seat].update(event.cards)
            case _:
                pass

    @property
    def memory(self) -> Memory:
        known = tuple(CardSet(cards.elements()) for cards in self.known)
        return Memory(CardSet(self.discarded), known)


def last_dealt(game: Game) -> tuple[Seat, Card] | None:
    """The card that named the trump where it was dealt to a hand, and whose (1.3)."""
    dealt = game.opening_events[0]
    assert isinstance(dealt, Dealt)
    if dealt.trump_card is None or game.trump_card:
        return None
    holders = [(dealt.dealer - i) % game.seats for i in range(game.seats)]
    jokers = sum(card.is_joker for card in game.rules.cards)
    holder = next(seat for seat in holders[: jokers + 1] if dealt.trump_card in game.known[seat])
    return holder, dealt.trump_card


@given(games(), CHOOSERS)
def test_memory_holds_exactly_what_a_spectator_could_write_down(
    game: Game, chooser: Chooser
) -> None:
    notebook = Notebook(game.seats)
    if named := last_dealt(game):
        seat, card = named
        notebook.known[seat][card] += 1
    events = game.opening_events
    assert game.view(None).memory == Memory(game.discard, game.known)
    for turn in islice(chooser.walk(game.copy()), 2 * STRETCH):
        for event in events:
            notebook.note(event_for(event, None))
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
