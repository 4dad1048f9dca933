"""Positions for tests of the bots."""

import random
import re

from kozyr.bots import bot_for
from kozyr.cards import Card, CardSet, Suit
from kozyr.rules import Game, Rules, Seat, parse_position


def position(text: str, *, stock: int = 0) -> Game:
    """Read *text*, with as many cards that it does not name in the stock, a trump the last."""
    if not stock:
        return parse_position(text)
    named = {Card.parse(word) for word in re.findall(r"\b(?:10|[6-9JQKA])[cdhs]\b", text)}
    unnamed = [card for card in Rules().cards if card not in named]
    found = re.search(r"trump ([cdhs])", text)
    assert found
    trump_card = next(card for card in unnamed if card.suit is Suit.parse(found[1]))
    unnamed.remove(trump_card)
    cards = [*unnamed[: stock - 1], trump_card]
    return parse_position(f"{text}; stock: {' '.join(map(str, cards))}")


def choice(bot: str, game: Game, seat: Seat, seed: int = 0) -> str | None:
    """What *bot* does in *seat*, in notation; None when it waits."""
    move = bot_for(bot).choose(game.view(seat), random.Random(seed))
    return None if move is None else str(move)


def choices(bot: str, game: Game, seat: Seat, seeds: int = 300) -> dict[str | None, int]:
    """How often *bot* does what, with different dice."""
    found: dict[str | None, int] = {}
    for seed in range(seeds):
        move = choice(bot, game, seat, seed)
        found[move] = found.get(move, 0) + 1
    return found


def with_hidden_cards_dealt_anew(game: Game, seat: Seat, rng: random.Random) -> Game:
    """The same game, except for cards that *seat* cannot know."""
    hidden = list(game.view(seat).unseen)
    rng.shuffle(hidden)
    hands = []
    for other, known in enumerate(game.known):
        hand = game.hand(seat) if other == seat else known
        unknown = len(game.hand(other)) - len(hand)
        hands.append(hand | CardSet(hidden[:unknown]))
        hidden = hidden[unknown:]
    return Game.from_parts(
        rules=game.rules,
        dealer=game.dealer,
        hands=hands,
        stock=(*hidden, *game.stock[-1:]),
        trump=game.trump,
        discard=game.discard,
        known=game.known,
        out=game.out,
        bout=game.bout,
        result=game.result,
    )
