"""Golden games: a record with remarks, and below it all that happens when it is played.

In the record ``{try B>8d}`` asks for a move that the rules refuse there, and ``{2.13}``
says that the move or try before it, or the deal, shows that paragraph of docs/rules.md.  Everything
below `SEPARATOR` is written by ``make golden`` and compared by the tests.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kozyr.cards import Card
from kozyr.rules import (
    Attacked,
    Beaten,
    BoutBeaten,
    BoutStarted,
    BoutTaken,
    Deal,
    Dealt,
    DoneSaid,
    DrewUp,
    Event,
    Game,
    GameOver,
    Seat,
    TakeSaid,
    ThrownIn,
    Transferred,
    TrumpSwapped,
    WentOut,
    parse_record,
    parse_turn,
    seat_letter,
)
from kozyr.rules.choices import NoTrumpFallback
from kozyr.rules.position import format_result
from tests.golden.steps import Made, Opened, Step, Tried

FOLDER = Path(__file__).parent
SEPARATOR = "\n== what happens ==\n\n"
_WORD = re.compile(r"\{try (?P<tried>\S+)\}|\{(?P<shown>[12]\.\d+)\}|\{[^{}]*\}|(?P<turn>[A-L]\S+)")


@dataclass(frozen=True)
class Marked:
    """A step of a golden game, as written, and the paragraphs it claims to show."""

    text: str
    step: Step
    shows: set[str]


def golden_files() -> list[Path]:
    return sorted(FOLDER.rglob("*.txt"))


def source_of(text: str) -> str:
    """The part that people write: remarks and the record."""
    return text.partition(SEPARATOR)[0].rstrip("\n") + "\n"


def steps(source: str) -> list[Marked]:
    """Play the record with its tries and its claims."""
    record = parse_record(source)
    game = Game(record.rules, record.deal)
    opened = Opened(record.deal, game.opening_events, game.copy())
    found = [Marked("deal", opened, set())]
    for match in _WORD.finditer(source[source.index("\n\n1.") :]):
        if match["shown"]:
            found[-1].shows.add(match["shown"])
        elif match["tried"]:
            seat, move = parse_turn(match["tried"], game.seats)
            reason = game.why_not(seat, move)
            assert reason is not None, f"{match['tried']} is tried and would be legal"
            found.append(Marked(match["tried"], Tried(game.copy(), seat, move, reason), set()))
        elif match["turn"]:
            seat, move = parse_turn(match["turn"], game.seats)
            before = game.copy()
            events = game.apply(seat, move)
            made = Made(before, seat, move, events, game.copy())
            found.append(Marked(match["turn"], made, set()))
    return found


def play_through(source: str) -> str:
    """Write all that happens in the record, move by move."""
    return "\n".join(_lines(source)) + "\n"


def _lines(source: str) -> Iterator[str]:
    record = parse_record(source)
    for marked in steps(source):
        remark = f"    ({', '.join(sorted(marked.shows))})" if marked.shows else ""
        match marked.step:
            case Opened(events=events, after=game):
                yield f"deal{remark}"
                yield from (f"    {describe(event, game, record.deal)}" for event in events)
                yield f"    {state(game)}"
            case Tried(reason=reason):
                yield f"try {marked.text}{remark}"
                yield f"    refused: {reason}"
            case Made(events=events, after=after):
                yield f"{marked.text}{remark}"
                yield from (f"    {describe(event, after, record.deal)}" for event in events)
                yield f"    {state(after)}"


def state(game: Game) -> str:
    """The game on one line: hands, table, stock, roles, and who is waited for."""
    hands = [f"{seat_letter(seat)}: {game.hand(seat)}".rstrip() for seat in range(game.seats)]
    table = " ".join(map(str, game.bout.pairs)) or "-"
    parts = [*hands, f"table {table}", f"stock {len(game.stock)}"]
    if game.result is None:
        waited = " ".join(map(seat_letter, game.seats_to_act))
        roles = f"{seat_letter(game.attacker)} attacks {seat_letter(game.defender)}"
        parts.append(f"{roles}, limit {game.attack_limit}, {game.phase} {waited}")
    return " | ".join(parts)


def describe_deal(dealt: Dealt, game: Game, deal: Deal) -> str:
    """The deal in words."""
    hands = "; ".join(
        f"{seat_letter(seat)} gets {_write(hand)}" for seat, hand in enumerate(dealt.hands)
    )
    trump = game.trump.letter if game.trump else "none"
    named = f"trump card {dealt.trump_card}" if dealt.trump_card else f"trump {trump}"
    if dealt.shown:
        why = f"shows {dealt.shown}"
    elif deal.opener is not None:
        why = "is to attack first"
    elif game.rules.no_trump_fallback is NoTrumpFallback.FIRST_SEAT:
        why = "sits first"
    else:
        why = "holds the lowest card"
    return f"{seat_letter(dealt.dealer)} deals: {hands}; {named}; {seat_letter(dealt.first)} {why}"


def player(seat: Seat, place: Seat) -> str:
    """A seat, and whose turn it plays, if that is another's."""
    return seat_letter(seat) if seat == place else f"{seat_letter(seat)} for {seat_letter(place)}"


def describe(event: Event, game: Game, deal: Deal) -> str:  # noqa: PLR0912 - a case an event
    """The event in words."""
    match event:
        case Dealt():
            return describe_deal(event, game, deal)
        case BoutStarted(bout, attacker, defender, limit, attacker_place, defender_place):
            roles = f"{player(attacker, attacker_place)} attacks {player(defender, defender_place)}"
            return f"bout {bout}: {roles}, limit {limit}"
        case Attacked(seat, card):
            return f"{seat_letter(seat)} opens with {card}"
        case ThrownIn(seat, card):
            return f"{seat_letter(seat)} throws in {card}"
        case Beaten(seat, attack, card):
            return f"{seat_letter(seat)} beats {attack} with {card}"
        case Transferred(seat, card, to, shown, limit):
            how = "showing" if shown else "with"
            whom = f"to {seat_letter(to)} {how} {card}"
            return f"{seat_letter(seat)} transfers {whom}, limit {limit}"
        case TrumpSwapped(seat, given, taken):
            return f"{seat_letter(seat)} puts {given} under the stock and gets {taken}"
        case TakeSaid(seat):
            return f"{seat_letter(seat)} says that he takes"
        case DoneSaid(seat):
            return f"{seat_letter(seat)} is done"
        case BoutBeaten(cards):
            return f"beaten: {_write(cards)}"
        case BoutTaken(seat, cards):
            return f"{seat_letter(seat)} takes {_write(cards)}"
        case DrewUp(seat, _, cards, trump_card):
            last = ", the last of the stock" if trump_card else ""
            return f"{seat_letter(seat)} draws {_write(cards)}{last}"
        case WentOut(seat, place):
            return f"{seat_letter(seat)} is out, place {place}"
        case GameOver(result):
            return f"over: {format_result(result)}"


def _write(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
