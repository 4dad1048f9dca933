"""Games to ask a belief about, and proof that what it deals could have been dealt."""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log2
from typing import Final

from kozyr.bots import bot_for
from kozyr.bots.belief import Belief
from kozyr.cards import Card
from kozyr.rules import (
    Deal,
    DrewUp,
    Event,
    Game,
    Move,
    Rules,
    Seat,
    View,
    deal_from_seed,
)
from kozyr.rules.choices import TrumpSource

PLAYERS: Final = ("regular", "beginner", "uniform")


@dataclass(slots=True)
class Played:
    """A game as far as it has been played, and how it came so far."""

    deal: Deal
    game: Game
    turns: list[tuple[Seat, Move]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Loss:
    """What the chances of *cards* have cost, in bits."""

    cards: int = 0
    belief: float = 0.0
    counting: float = 0.0

    def add(self, other: "Loss") -> None:
        self.cards += other.cards
        self.belief += other.belief
        self.counting += other.counting


def play(rules: Rules, seats: int, bots: tuple[str, ...], seed: int) -> Iterator[Played]:
    """Yield the game before every move; *bots* take the seats in turn."""
    name = f"kozyr-belief {seed}"
    deal = deal_from_seed(rules, seats, hashlib.sha256(name.encode()).digest())
    played = Played(deal, Game(rules, deal))
    dice = random.Random(name)
    while played.game.result is None:
        yield played
        game = played.game
        seat = game.seats_to_act[0]
        move = bot_for(bots[seat % len(bots)]).choose(game.view(seat), dice)
        assert move is not None
        played.events += game.apply(seat, move)
        played.turns.append((seat, move))


def bots_of(seed: int) -> tuple[str, ...]:
    """Who plays game number *seed*: each bot against itself, and all in turn."""
    kind = seed % (len(PLAYERS) + 1)
    return PLAYERS if kind == len(PLAYERS) else (PLAYERS[kind],)


def prove_possible(played: Played, seat: Seat, belief: Belief) -> None:
    """Deal what *belief* holds possible, play all moves again, and see that *seat* sees the same.

    No card can then be where it cannot be: the law itself has refused nothing.
    """
    game = Game(played.game.rules, imagined(played, seat, belief))
    for turn in played.turns:
        game.apply(*turn)

    assert game.past == played.game.past
    assert game.view(seat) == played.game.view(seat)


def imagined(played: Played, seat: Seat, belief: Belief) -> Deal:
    """The deal that *belief* is at, with the cards that *seat* had itself."""
    rules, deal = played.game.rules, played.deal
    hands = [list[Card]() for _ in range(deal.seats)]
    start = Game(rules, deal)
    trump_card = deal.trump_card(rules)
    draws = [event for event in played.events if isinstance(event, DrewUp)]
    spread = iter(from_sources(belief))
    hands = [
        list(start.hand(holder)) if holder == seat else next(spread) for holder in range(deal.seats)
    ]
    stock: list[Card] = []
    for draw in draws:
        cards = list(draw.cards[:-1] if draw.trump_card else draw.cards)
        stock += cards if draw.seat == seat or not cards else next(spread)
    stock += next(spread)
    last = trump_card if start.trump_card is None else None
    return Deal(pack_of(rules, deal, hands, stock, last), deal.seats, deal.dealer, deal.opener)


def from_sources(belief: Belief) -> Iterator[list[Card]]:
    """The cards that came from each source, in the order of the sources."""
    worlds = belief.worlds
    for source in range(worlds.sources):
        yield [
            Card.ALL[worlds.cards[card]]
            for card in range(worlds.size)
            if worlds.places[card] == source
        ]


def pack_of(
    rules: Rules, deal: Deal, hands: list[list[Card]], stock: list[Card], last: Card | None
) -> tuple[Card, ...]:
    """The pack that deals these *hands* and leaves this *stock*, the trump card not in it.

    *last* is the trump card where it is dealt to somebody.
    """
    seats = [(deal.dealer + 1 + i) % deal.seats for i in range(deal.seats * rules.hand_size)]
    if last is not None:
        for hand in hands:
            # A joker never names the trump: who was dealt one after it keeps it last.
            hand.sort(key=lambda card: (card is last, card.is_joker))
    rows = [iter(hand) for hand in hands]
    pack = [next(rows[seat]) for seat in seats]
    turned_up = deal.trump_card(rules) if last is None else None
    if turned_up is None:
        return (*pack, *stock)
    if rules.trump_source is TrumpSource.BOTTOM_CARD:
        return (*pack, *stock, turned_up)
    return (*pack, turned_up, *stock)


def loss_of(game: Game, seat: Seat, belief: Belief, deals: int = 300) -> Loss:
    """What the true places of the cards that *seat* cannot place cost by both."""
    view = game.view(seat)
    total = len(view.unseen)
    loss = Loss()
    chances = belief.chances(deals)
    for place, cards in hidden_places(game, seat):
        room = hidden_room(view, place)
        for card in cards:
            where = chances[card]
            chance = where.stock if place is None else where.seats[place]
            loss.cards += 1
            loss.belief -= log2(chance)
            loss.counting -= log2(room / total)
    return loss


def hidden_places(game: Game, seat: Seat) -> Iterator[tuple[Seat | None, list[Card]]]:
    """The cards that *seat* cannot place, by where they are; None: in the stock."""
    for other in range(game.seats):
        if other != seat:
            yield other, list(game.hand(other) - game.known[other])
    yield None, list(game.stock[:-1] if game.trump_card else game.stock)


def hidden_room(view: View, place: Seat | None) -> int:
    """How many cards that the reader of *view* cannot place are there."""
    if place is None:
        return view.stock - (1 if view.trump_card else 0)
    return view.counts[place] - len(view.memory.known[place])
