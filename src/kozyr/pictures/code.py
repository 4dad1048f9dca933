"""A scene as the short text of a link, and back.

The text is the URL-safe base64, without padding, of a version byte, the scene as a
MessagePack array, and the first four bytes of the SHA-256 of both.  It holds all that is
shown, so that nothing need be stored; the sum tells a link that was cut or mistyped.  It is
no signature: whoever writes a code by hand shows what he has made up, as he could by drawing.
"""

import base64
import binascii
import hashlib
from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kozyr.cards import Card, CardSet, NotationError, Suit
from kozyr.pictures.scene import Player, Scene
from kozyr.rules.bout import Phase
from kozyr.rules.errors import RulesError
from kozyr.rules.events import Result
from kozyr.rules.parameters import Rules
from kozyr.rules.view import Memory, PairView, View

VERSION: Final = 1
MAX_CODE_CHARACTERS: Final = 4096
"""No scene needs as many: twelve long names by rules of many words make some 3,000."""
_SUM_BYTES: Final = 4
_PHASES: Final = tuple(Phase)

_Count = Annotated[int, Meta(ge=0, le=255)]
_SeatNumber = Annotated[int, Meta(ge=0, le=11)]
_CardNumber = Annotated[int, Meta(ge=0, lt=len(Card.ALL))]
_Name = Annotated[str, Meta(max_length=24)]
_Seats = Annotated[list[_SeatNumber], Meta(max_length=12)]


class CodeError(ValueError):
    """A text that is no code of a scene; the message says what is wrong with it."""


class _CodedPlayer(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    name: _Name
    level: Annotated[str, Meta(pattern=r"^[a-z]{1,16}$(?!\n)")] | None


class _CodedPair(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    attack: _CardNumber
    seat: _SeatNumber
    beat: _CardNumber | None


class _CodedResult(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    fools: _Seats
    places: _Seats
    adjudicated: bool
    epaulettes: Annotated[int, Meta(ge=0, le=8)]


class _Coded(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The scene in the order of the array; a new order or meaning takes a new `VERSION`."""

    language: Annotated[str, Meta(pattern=r"^([a-z]{2,3})?$(?!\n)")]
    rules: Annotated[str, Meta(min_length=1, max_length=1200)]
    seat: _SeatNumber
    players: Annotated[list[_CodedPlayer], Meta(min_length=2, max_length=12)]
    counts: Annotated[list[_Count], Meta(min_length=2, max_length=12)]
    hand: Annotated[list[_CardNumber], Meta(max_length=108)] | None
    table: Annotated[list[_CodedPair], Meta(max_length=108)]
    phase: Annotated[int, Meta(ge=0, lt=len(_PHASES))]
    bout: Annotated[int, Meta(ge=0, le=65_535)]
    dealer: _SeatNumber
    attacker: _SeatNumber
    defender: _SeatNumber
    attacker_place: _SeatNumber
    defender_place: _SeatNumber
    limit: _Count
    stock: _Count
    discard: _Count
    trump: Literal["c", "d", "h", "s"] | None
    trump_card: _CardNumber | None
    to_act: _Seats
    done: _Seats
    out: _Seats
    result: _CodedResult | None


_decoder: Final = msgspec.msgpack.Decoder(_Coded)


def write_code(scene: Scene) -> str:
    """Return the code of *scene*; one scene has one code."""
    view = scene.view
    coded = _Coded(
        language=scene.language,
        rules=str(view.rules),
        seat=scene.seat,
        players=[_CodedPlayer(player.name, player.level) for player in scene.players],
        counts=list(view.counts),
        hand=[card.index for card in view.hand] if scene.shows_hand else None,
        table=[
            _CodedPair(pair.attack.index, pair.seat, pair.beat.index if pair.beat else None)
            for pair in view.table
        ],
        phase=_PHASES.index(view.phase),
        bout=view.bout,
        dealer=view.dealer,
        attacker=view.attacker,
        defender=view.defender,
        attacker_place=view.attacker_place,
        defender_place=view.defender_place,
        limit=view.limit,
        stock=view.stock,
        discard=view.discard,
        trump=view.trump.value if view.trump else None,  # type: ignore[arg-type]
        trump_card=view.trump_card.index if view.trump_card else None,
        to_act=list(view.to_act),
        done=list(view.done),
        out=list(view.out),
        result=_write_result(view.result) if view.result else None,
    )
    content = bytes([VERSION]) + msgspec.msgpack.encode(coded)
    return base64.urlsafe_b64encode(content + _sum(content)).rstrip(b"=").decode()


def read_code(code: str) -> Scene:
    """Return the scene whose code is *code*.

    Raises:
        CodeError: it is none, or shows what cannot be on any table.
    """
    coded = _open(code)
    try:
        rules = Rules.parse(coded.rules)
        rules.check_seats(len(coded.players))
    except (NotationError, RulesError) as error:
        raise CodeError(f"the rules cannot be played: {error}") from error
    _check(coded, rules)
    view = View(
        rules=rules,
        seat=coded.seat,
        dealer=coded.dealer,
        hand=CardSet(Card.ALL[number] for number in coded.hand or ()),
        counts=tuple(coded.counts),
        table=tuple(
            PairView(
                Card.ALL[pair.attack],
                pair.seat,
                None if pair.beat is None else Card.ALL[pair.beat],
            )
            for pair in coded.table
        ),
        phase=_PHASES[coded.phase],
        bout=coded.bout,
        attacker=coded.attacker,
        defender=coded.defender,
        attacker_place=coded.attacker_place,
        defender_place=coded.defender_place,
        limit=coded.limit,
        transfers=0,
        shown=(),
        done=tuple(coded.done),
        to_act=tuple(coded.to_act),
        stock=coded.stock,
        trump=Suit(coded.trump) if coded.trump else None,
        trump_card=None if coded.trump_card is None else Card.ALL[coded.trump_card],
        discard=coded.discard,
        out=tuple(coded.out),
        result=_read_result(coded.result) if coded.result else None,
        moves=(),
        memory=Memory(CardSet(), ()),
    )
    players = tuple(Player(player.name, player.level) for player in coded.players)
    scene = Scene(view, players, coded.hand is not None, coded.language)
    if write_code(scene) != code:
        raise CodeError("it is not written as it would be here")
    return scene


def _sum(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:_SUM_BYTES]


def _open(code: str) -> _Coded:
    """Take *code* apart without believing what it says."""
    if len(code) > MAX_CODE_CHARACTERS:
        raise CodeError("it is too long")
    try:
        data = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise CodeError("it is cut off or holds other letters") from error
    content, checked = data[:-_SUM_BYTES], data[-_SUM_BYTES:]
    if not content or _sum(content) != checked:
        raise CodeError("it is damaged")
    if content[0] != VERSION:
        raise CodeError(f"it is of version {content[0]}; this program reads {VERSION}")
    try:
        return _decoder.decode(content[1:])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CodeError(str(error)) from error


def _check(coded: _Coded, rules: Rules) -> None:
    """Refuse what no table can show."""
    seats = len(coded.players)
    result = coded.result
    named = [
        *(coded.seat, coded.dealer, coded.attacker, coded.defender),
        *(coded.attacker_place, coded.defender_place),
        *(pair.seat for pair in coded.table),
        *(*coded.to_act, *coded.done, *coded.out),
        *((*result.fools, *result.places) if result else ()),
    ]
    if len(coded.counts) != seats or max(named) >= seats:
        raise CodeError(f"a seat that is none of {seats}")
    lists = [coded.to_act, coded.done, coded.out]
    if any(len(set(seats)) < len(seats) for seats in lists):
        raise CodeError("a seat named twice")
    if any(not player.name.isprintable() for player in coded.players):
        raise CodeError("a name that cannot be written")
    if coded.hand is not None and len(coded.hand) != coded.counts[coded.seat]:
        raise CodeError("a hand that is not as large as it is said to be")
    laid = [card for pair in coded.table for card in (pair.attack, pair.beat) if card is not None]
    if sum(coded.counts) + len(laid) + coded.stock + coded.discard != len(rules.cards):
        raise CodeError("not all the cards of the pack, or more")
    turned = () if coded.trump_card is None else (coded.trump_card,)
    if turned and not coded.stock:
        raise CodeError("a trump card under no stock")
    _check_pack([*(coded.hand or ()), *laid, *turned], rules)


def _check_pack(numbers: Iterable[int], rules: Rules) -> None:
    pack = Counter(card.index for card in rules.cards)
    if Counter(numbers) - pack:
        raise CodeError("a card that is not in the pack, or seen too often")


def _write_result(result: Result) -> _CodedResult:
    return _CodedResult(
        list(result.fools), list(result.places), result.adjudicated, result.epaulettes
    )


def _read_result(coded: _CodedResult) -> Result:
    return Result(tuple(coded.fools), tuple(coded.places), coded.adjudicated, coded.epaulettes)
