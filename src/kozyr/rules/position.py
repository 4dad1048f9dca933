"""Positions as text: a game in the middle, written so that a person can read and type it.

Fields stand in any order, separated by ``;``::

    rules app; trump h; A: 8c 9d; B: 10c 6h; stock: 7s 6d 9h; table: A+8c/10c; attacker A; bout 2

======================  ==================================================================
``rules app``           the rules, as `Rules.parse` reads them; default ``app``
``trump h``             the trump suit; may be left out when a stock is given
``A: 8c 9d``            a hand, one field a seat, from A on; an empty hand is written ``A:``
``stock: 7s 9h``        the stock from the top; its last card is the face-up trump card
``discard: 6c``         the discard; left out, it is every card that stands nowhere else
``table: A+8c/10c``     attack cards with who laid them, and what beats them
``attacker A``          default A
``defender B``          default: the next seat clockwise that is in play
``bout 2``              its number; default 2, so that the first-bout limit is not in force
``became 6``            what the defender held when he became it; default: holds and laid
``taking``              the defender has said "I take"
``done: A C``           seats that add no more
``transfers 1``         how often the attack was transferred
``shown: 8h``           trumps shown for a transfer in this bout
``emptied: A``          seats whose last card was laid in this bout, in order
``out: D``              seats that are out, in order
``known A: 8c``         cards everybody knows to be in that hand
``dealer C``            default A
``result: fool B``      how it ended: ``fool B``, ``draw`` or ``adjudicated``
======================  ==================================================================
"""

import re
from typing import Final

from kozyr.cards import Card, CardSet, NotationError, Suit, cards
from kozyr.rules.bout import Bout, Pair
from kozyr.rules.events import Result
from kozyr.rules.game import Game
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import SEAT_LETTERS, Seat, parse_seat, seat_letter

_FIELD: Final = re.compile(
    r"(?P<key>known [A-L]|[A-L]|rules|trump|stock|discard|table|attacker|defender|bout|became"
    r"|taking|done|transfers|shown|emptied|out|dealer|result)\s*:?\s*(?P<value>.*)",
    re.DOTALL,
)
_PAIR: Final = re.compile(r"([A-L])\+(\w+)(?:/(\w+))?")
_LATER_BOUT: Final = 2


def parse_position(text: str) -> Game:
    """Read a position.

    Raises:
        NotationError: a field cannot be read, or a card stands in two places, or is not
            in the pack.
        RulesError: the rules cannot be played, or cannot seat so many.
    """
    fields = _split(text)
    if fields.get("taking"):
        raise NotationError(f"taking {fields['taking']!r}: expected nothing after it")
    rules = Rules.parse(fields.get("rules", "app"))
    letters = [letter for letter in SEAT_LETTERS if letter in fields]
    if letters != list(SEAT_LETTERS[: len(letters)]):
        raise NotationError(f"hands are given for {' '.join(letters)}: expected A, B, C …")
    seats = len(letters)
    rules.check_seats(seats)
    hands = [CardSet(_no_twins(fields[letter], letter)) for letter in letters]
    stock = _no_twins(fields.get("stock", ""), "stock")
    pairs = _parse_table(fields.get("table", ""), seats)
    placed = _check_places(rules, hands, stock, pairs)
    if "discard" in fields:
        discard = CardSet(_no_twins(fields["discard"], "discard"))
        twice = discard & placed
        if twice:
            raise NotationError(f"{twice} stands in the discard and in another place too")
        _check_pack(rules, discard)
    else:
        discard = CardSet(rules.cards) - placed
    known = [CardSet(cards(fields.get(f"known {letter}", ""))) for letter in letters]
    for seat, (hand, cards_known) in enumerate(zip(hands, known, strict=True)):
        if cards_known - hand:
            raise NotationError(f"known {letters[seat]}: {cards_known - hand} is not in that hand")
    out = _parse_seats(fields.get("out", ""), seats)
    attacker = parse_seat(fields.get("attacker", "A"), seats)
    defender = _parse_defender(fields.get("defender"), attacker, out, seats)
    beaten = sum(pair.beat is not None for pair in pairs)
    bout = Bout(
        number=_parse_number(fields, "bout", _LATER_BOUT),
        attacker=attacker,
        defender=defender,
        defender_cards=_parse_number(fields, "became", len(hands[defender]) + beaten),
        pairs=pairs,
        taking="taking" in fields,
        done=set(_parse_seats(fields.get("done", ""), seats)),
        transfers=_parse_number(fields, "transfers", 0),
        shown=list(cards(fields.get("shown", ""))),
        emptied=_parse_seats(fields.get("emptied", ""), seats),
    )
    return Game.from_parts(
        rules=rules,
        dealer=parse_seat(fields.get("dealer", "A"), seats),
        hands=hands,
        stock=stock,
        trump=_parse_trump(fields.get("trump"), stock),
        discard=discard,
        known=known,
        out=out,
        bout=bout,
        result=_parse_result(fields.get("result"), out, seats),
    )


def format_position(game: Game) -> str:
    """Write *game* as `parse_position` reads it; nothing of its state is lost."""
    bout = game.bout
    table = " ".join(f"{seat_letter(pair.seat)}+{pair}" for pair in bout.pairs)
    fields = [f"rules {game.rules}", f"trump {game.trump.letter}"]
    fields += [f"{seat_letter(seat)}: {game.hand(seat)}" for seat in range(game.seats)]
    fields += [
        "stock: " + " ".join(map(str, game.stock)),
        f"discard: {game.discard}",
        f"table: {table}",
        f"attacker {seat_letter(bout.attacker)}",
        f"defender {seat_letter(bout.defender)}",
        f"bout {bout.number}",
        f"became {bout.defender_cards}",
        f"dealer {seat_letter(game.dealer)}",
    ]
    if bout.taking:
        fields.append("taking")
    if bout.transfers:
        fields.append(f"transfers {bout.transfers}")
    fields += [
        f"{key}: {value}"
        for key, value in (
            ("done", _format_seats(sorted(bout.done))),
            ("shown", " ".join(map(str, bout.shown))),
            ("emptied", _format_seats(bout.emptied)),
            ("out", _format_seats(game.out)),
        )
        if value
    ]
    fields += [
        f"known {seat_letter(seat)}: {known}" for seat, known in enumerate(game.known) if known
    ]
    if game.result:
        fields.append(f"result: {format_result(game.result)}")
    return "; ".join(field.strip() for field in fields)


def format_result(result: Result) -> str:
    """Write *result*: ``fool B``, ``draw`` or ``adjudicated``."""
    if result.adjudicated:
        return "adjudicated"
    return "draw" if result.fool is None else f"fool {seat_letter(result.fool)}"


def _split(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for part in text.split(";"):
        if not part.strip():
            continue
        match = _FIELD.fullmatch(part.strip())
        if match is None:
            raise NotationError(f"{part.strip()!r} is no field of a position")
        if match["key"] in fields:
            raise NotationError(f"{match['key']!r} is given twice")
        fields[match["key"]] = match["value"].strip()
    return fields


def _no_twins(text: str, where: str) -> tuple[Card, ...]:
    found = cards(text)
    if len(set(found)) < len(found):
        raise NotationError(f"{where}: {text!r} names a card twice")
    return found


def _parse_table(text: str, seats: int) -> list[Pair]:
    pairs = []
    for word in text.split():
        match = _PAIR.fullmatch(word)
        if match is None:
            raise NotationError(f"{word!r} on the table: expected e.g. A+8c or A+8c/10c")
        letter, attack, beat = match.groups()
        pairs.append(
            Pair(Card.parse(attack), parse_seat(letter, seats), Card.parse(beat) if beat else None)
        )
    return pairs


def _check_places(
    rules: Rules, hands: list[CardSet], stock: tuple[Card, ...], pairs: list[Pair]
) -> CardSet:
    """Refuse a card in two places or outside the pack; return all the cards placed."""
    on_table = tuple(card for pair in pairs for card in (pair.attack, pair.beat) if card)
    placed = CardSet()
    for group in (*map(tuple, hands), stock, on_table):
        twice = placed & CardSet(group)
        if twice or len(set(group)) < len(group):
            raise NotationError(f"{twice or ' '.join(map(str, group))} stands in two places")
        placed |= CardSet(group)
    _check_pack(rules, placed)
    return placed


def _check_pack(rules: Rules, placed: CardSet) -> None:
    foreign = placed - CardSet(rules.cards)
    if foreign:
        raise NotationError(f"{foreign} is not in a pack of {len(rules.cards)} cards")


def _parse_seats(text: str, seats: int) -> list[Seat]:
    return [parse_seat(letter, seats) for letter in text.split()]


def _format_seats(seats: list[Seat] | tuple[Seat, ...]) -> str:
    return " ".join(map(seat_letter, seats))


def _parse_defender(text: str | None, attacker: Seat, out: list[Seat], seats: int) -> Seat:
    if text is not None:
        defender = parse_seat(text, seats)
        if defender == attacker:
            raise NotationError(f"{text} cannot attack and defend at once")
        return defender
    clockwise = [(attacker + i) % seats for i in range(1, seats)]
    return next((seat for seat in clockwise if seat not in out), clockwise[0])


def _parse_number(fields: dict[str, str], key: str, default: int) -> int:
    text = fields.get(key)
    if text is None:
        return default
    if not text.isdecimal():
        raise NotationError(f"{key} {text!r}: expected a number")
    return int(text)


def _parse_trump(text: str | None, stock: tuple[Card, ...]) -> Suit:
    if text is None:
        if not stock:
            raise NotationError("no trump: give the suit, or a stock whose last card names it")
        return stock[-1].suit
    trump = Suit.parse(text)
    if stock and stock[-1].suit is not trump:
        raise NotationError(f"trump {text}: the stock ends with {stock[-1]}")
    return trump


def _parse_result(text: str | None, out: list[Seat], seats: int) -> Result | None:
    match (text or "").split():
        case []:
            return None
        case ["draw"]:
            return Result(None, tuple(out))
        case ["adjudicated"]:
            return Result(None, tuple(out), adjudicated=True)
        case ["fool", letter]:
            return Result(parse_seat(letter, seats), tuple(out))
        case _:
            raise NotationError(f"result {text!r}: expected fool B, draw or adjudicated")
