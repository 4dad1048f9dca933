"""Positions as text: a game in the middle, written so that a person can read and type it.

Fields stand in any order, separated by ``;``::

    rules app; trump h; A: 8c 9d; B: 10c 6h; stock: 7s 6d 9h; table: A+8c/10c; attacker A; bout 2

=======================  =================================================================
``rules app``            the rules, as `Rules.parse` reads them; default ``app``
``trump h``              the trump suit, or ``none``; left out, the stock or the rules say it
``A: 8c 9d``             a hand, one field a seat, from A on; an empty hand is written ``A:``
``stock: 7s 9h``         the stock from the top; where a card is turned up, it is the last one
``discard: 6c``          the discard; left out, it is every card that stands nowhere else
``table: A+8c/10c``      attack cards with who laid them, and what beats them
``attacker A``           default A
``defender B``           default: the next seat clockwise that is in play, of the other team
``places: C>D``          whose turns attacker and defender play (1.37); default: their own
``opener A``             who opened the bout; default: who laid the first card on the table
``bout 2``               its number; default 2, so that the first-bout limit is not in force
``became 6``             what the defender held when he became it; default: holds and laid
``taking``               the defender has said "I take"
``done: A C``            seats that add no more
``transfers 1``          how often the attack was transferred
``shown: 8h``            cards that cannot be shown again, in this bout or this deal (1.27)
``emptied: A``           seats whose last card was laid in this bout, in order
``out: D``               seats that are out, in order
``known A: 8c``          cards everybody knows to be in that hand
``dealer C``             default A
``result: fool B``       how it ended: ``fool B``, ``fools A C``, ``draw`` or ``adjudicated``,
                         and ``epaulettes 2`` after it
=======================  =================================================================

Of two packs a card may be given twice.  Whether a card is turned up under the stock
follows from the rules (1.3, 1.4).
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from kozyr.cards import SUITS, Card, CardSet, NotationError, Suit, cards
from kozyr.rules.bout import Bout, Pair
from kozyr.rules.choices import TrumpMode
from kozyr.rules.core import Core
from kozyr.rules.events import Result
from kozyr.rules.game import Game
from kozyr.rules.parameters import Rules
from kozyr.rules.seats import SEAT_LETTERS, Seat, parse_seat, seat_letter
from kozyr.rules.terms import terms_of

_FIELD: Final = re.compile(
    r"(?P<key>known [A-L]|[A-L]|rules|trump|stock|discard|table|attacker|defender|places|opener"
    r"|bout|became|taking|done|transfers|shown|emptied|out|dealer|result)"
    r"\s*:?\s*(?P<value>.*)",
    re.DOTALL,
)
_PAIR: Final = re.compile(r"([A-L])\+([^/\s]+)(?:/([^/\s]+))?")
_PLACES: Final = re.compile(r"([A-L])>([A-L])")
_RESULT: Final = re.compile(
    r"draw|adjudicated"
    r"|(?:fool (?=[A-L](?: e|$))|fools (?=[A-L] [A-L]))(?P<fools>[A-L](?: [A-L])*)"
    r"(?: epaulettes (?P<epaulettes>[12]))?"
)
_EXPECTED_RESULT: Final = "fool B, fools A C, draw or adjudicated"
_LATER_BOUT: Final = 2


def parse_position(text: str) -> Game:
    """Read a position.

    Raises:
        NotationError: a field cannot be read, or a card is given more often than the pack
            holds it.
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
    held = [cards(fields[letter]) for letter in letters]
    stock = cards(fields.get("stock", ""))
    pairs = _parse_table(fields.get("table", ""), seats)
    most = rules.attack_limit or len(rules.cards)
    if len(pairs) > most:
        raise NotationError(f"table: {len(pairs)} attack cards, these rules allow {most}")
    on_table = [card for pair in pairs for card in (pair.attack, pair.beat) if card]
    placed = [*(card for hand in held for card in hand), *stock, *on_table]
    discarded = cards(fields.get("discard", ""))
    _check_pack(rules, [*placed, *discarded])
    hands = [CardSet(hand) for hand in held]
    known = [CardSet(cards(fields.get(f"known {letter}", ""))) for letter in letters]
    for letter, hand, cards_known in zip(letters, hands, known, strict=True):
        if cards_known - hand:
            raise NotationError(f"known {letter}: {cards_known - hand} is not in that hand")
    out = _parse_seats(fields.get("out", ""), seats)
    bout = _parse_bout(fields, rules, hands, pairs, out)
    is_face_up = bool(stock) and rules.turns_trump_up
    game = Game.from_parts(
        rules=rules,
        dealer=parse_seat(fields.get("dealer", "A"), seats),
        hands=hands,
        stock=stock,
        trump=_parse_trump(fields.get("trump"), rules, stock[-1] if is_face_up else None),
        discard=CardSet(discarded if "discard" in fields else _rest(rules, placed)),
        known=known,
        out=out,
        bout=bout,
        result=parse_result(fields["result"], out, seats) if "result" in fields else None,
    )
    _check_playable(game)
    return game


def _check_playable(game: Game) -> None:
    """Refuse who is out and holds cards or attacks or defends, and a game that has stopped."""
    for seat in game.out:
        if game.hand(seat):
            raise NotationError(f"{seat_letter(seat)} is out and holds {game.hand(seat)}")
    if game.result:
        return
    for role, seat in (("attacker", game.attacker), ("defender", game.defender)):
        if seat in game.out:
            raise NotationError(f"{role} {seat_letter(seat)}: that seat is out")
    if not any(game.moves(seat) for seat in range(game.seats)):
        raise NotationError("nobody can move: a hand is missing, or how the game ended")


def format_position(game: Game) -> str:
    """Write *game* as `parse_position` reads it; nothing of its state is lost."""
    bout = game.bout
    table = " ".join(f"{seat_letter(pair.seat)}+{pair}" for pair in bout.pairs)
    fields = [f"rules {game.rules}", f"trump {game.trump.letter if game.trump else 'none'}"]
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
    if (bout.attacker_place, bout.defender_place) != (bout.attacker, bout.defender):
        places = (seat_letter(bout.attacker_place), seat_letter(bout.defender_place))
        fields.append(f"places: {'>'.join(places)}")
    if bout.opener != _first_to_lay(bout.pairs, bout.attacker):
        fields.append(f"opener {seat_letter(bout.opener)}")
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
    """Write *result*: ``fool B``, ``fools A C``, ``draw`` or ``adjudicated``.

    ``epaulettes 2`` follows where those were laid (1.38).
    """
    if result.adjudicated:
        return "adjudicated"
    if not result.fools:
        return "draw"
    text = f"{'fools' if len(result.fools) > 1 else 'fool'} {_format_seats(result.fools)}"
    return f"{text} epaulettes {result.epaulettes}" if result.epaulettes else text


def parse_result(text: str, places: Iterable[Seat], seats: int) -> Result:
    """Read what `format_result` writes; *places* are the seats that went out, in order.

    Raises:
        NotationError: the text is no result at a table of *seats*.
    """
    match = _RESULT.fullmatch(text)
    if match is None:
        raise NotationError(f"result {text!r}: expected {_EXPECTED_RESULT}")
    return Result(
        fools=tuple(parse_seat(letter, seats) for letter in (match["fools"] or "").split()),
        places=tuple(places),
        adjudicated=text == "adjudicated",
        epaulettes=int(match["epaulettes"] or 0),
    )


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


def _check_pack(rules: Rules, placed: Iterable[Card]) -> None:
    """Refuse cards outside the pack, and a card given more often than the pack holds it."""
    pack = Counter(rules.cards)
    for card, given in Counter(placed).items():
        if card not in pack:
            raise NotationError(f"{card} is not in a pack of {len(rules.cards)} cards")
        if given > pack[card]:
            raise NotationError(
                f"{card} is given {_times(given)}, the pack holds it {_times(pack[card])}"
            )


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def _rest(rules: Rules, placed: Iterable[Card]) -> Iterable[Card]:
    return (Counter(rules.cards) - Counter(placed)).elements()


def _parse_bout(
    fields: dict[str, str],
    rules: Rules,
    hands: Sequence[CardSet],
    pairs: list[Pair],
    out: Sequence[Seat],
) -> Bout:
    seats = len(hands)
    attacker = parse_seat(fields.get("attacker", "A"), seats)
    attacker_place, defender_place, defender = attacker, None, None
    if "places" in fields:
        match = _PLACES.fullmatch(fields["places"])
        if match is None:
            raise NotationError(f"places {fields['places']!r}: expected e.g. C>D")
        attacker_place, defender_place = (parse_seat(letter, seats) for letter in match.groups())
    if "defender" in fields:
        defender = parse_seat(fields["defender"], seats)
        if defender_place is None:
            defender_place = defender
    seating = Core(terms_of(rules, None), seats, 0)
    seating.out = sum(1 << seat for seat in out)
    if defender_place is None:
        defender_place = seating.defended_after(attacker_place)
    if defender is None:
        defender = seating.player_of(defender_place)
    _check_sides(rules, attacker, defender)
    for place, seat in ((attacker_place, attacker), (defender_place, defender)):
        _check_place(rules, place, seat)
    beaten = sum(pair.beat is not None for pair in pairs)
    opener = _first_to_lay(pairs, attacker)
    return Bout(
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
        opener=parse_seat(fields["opener"], seats) if "opener" in fields else opener,
        attacker_place=attacker_place,
        defender_place=defender_place,
    )


def _first_to_lay(pairs: Sequence[Pair], attacker: Seat) -> Seat:
    return pairs[0].seat if pairs else attacker


def _check_sides(rules: Rules, attacker: Seat, defender: Seat) -> None:
    if attacker == defender:
        raise NotationError(f"{seat_letter(attacker)} cannot attack and defend at once")
    team = rules.team_of(attacker)
    if team is not None and team == rules.team_of(defender):
        raise NotationError(
            f"{seat_letter(attacker)} cannot attack {seat_letter(defender)}: they are partners"
        )


def _check_place(rules: Rules, place: Seat, seat: Seat) -> None:
    team = rules.team_of(seat)
    if place != seat and (team is None or team != rules.team_of(place)):
        raise NotationError(
            f"{seat_letter(seat)} does not play the turns of {seat_letter(place)}:"
            " only partners play for each other"
        )


def _parse_seats(text: str, seats: int) -> list[Seat]:
    found = [parse_seat(letter, seats) for letter in text.split()]
    if len(set(found)) < len(found):
        raise NotationError(f"{text!r} names a seat twice")
    return found


def _format_seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(seat_letter, seats))


def _parse_number(fields: dict[str, str], key: str, default: int) -> int:
    text = fields.get(key)
    if text is None:
        return default
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise NotationError(f"{key} {text!r}: expected a number")
    return int(text)


def _parse_trump(text: str | None, rules: Rules, turned_up: Card | None) -> Suit | None:
    if text is None:
        if turned_up is not None and turned_up.suit in SUITS:
            return turned_up.suit
        if rules.trump_mode is TrumpMode.TURNED:
            raise NotationError("no trump: give the suit, or a stock whose last card names it")
        return rules.fixed_trump
    trump = None if text == "none" else Suit.parse(text)
    if rules.trump_mode is TrumpMode.TURNED:
        if trump is None:
            raise NotationError("trump none: these rules have trumps")
        if turned_up is not None and turned_up.suit is not trump:
            raise NotationError(f"trump {text}: the stock ends with {turned_up}")
    elif trump is not rules.fixed_trump:
        raise NotationError(f"trump {text}: these rules have trump_mode={rules.trump_mode}")
    return trump
