"""Positions for tests of the bots."""

import random
import re
from collections import Counter

from kozyr.bots import bot_for
from kozyr.cards import Card, CardSet, Suit
from kozyr.rules import Game, Rules, Seat, parse_position

_CARD = re.compile(r"(?<![\w*])(?:(?:10|[2-9JQKA])[cdhs]|\*[br])(?!\w)")


def position(text: str, *, stock: int = 0) -> Game:
    """Read *text*, with as many cards that it does not name in the stock, a trump the last."""
    if not stock:
        return parse_position(text)
    rules = re.search(r"rules ([^;]+)", text)
    pack = Rules.parse(rules[1] if rules else "app").cards
    named = Counter(Card.parse(word) for word in _CARD.findall(text))
    unnamed = list((Counter(pack) - named).elements())
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


def hidden_from(game: Game, seat: Seat) -> Counter[Card]:
    """The cards *seat* cannot place: of others' hands what is not known, and the stock."""
    stock = game.stock[:-1] if game.trump_card else game.stock
    hidden = Counter(stock)
    for other, known in enumerate(game.known):
        if other != seat:
            hidden += Counter(game.hand(other)) - Counter(known)
    return hidden


def with_hidden_cards_dealt_anew(game: Game, seat: Seat, rng: random.Random) -> Game:
    """The same game, except for cards that *seat* cannot know."""
    hidden = list(hidden_from(game, seat).elements())
    rng.shuffle(hidden)
    hands = []
    for other, known in enumerate(game.known):
        hand = game.hand(seat) if other == seat else known
        unknown = len(game.hand(other)) - len(hand)
        hands.append(hand + CardSet(hidden[:unknown]))
        hidden = hidden[unknown:]
    return Game.from_parts(
        rules=game.rules,
        dealer=game.dealer,
        hands=hands,
        stock=(*hidden, game.trump_card) if game.trump_card else hidden,
        trump=game.trump,
        discard=game.discard,
        known=game.known,
        out=game.out,
        bout=game.bout,
        result=game.result,
        past=game.past,
        dealt=game.dealt,
    )
