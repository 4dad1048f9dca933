"""`Hand`: the cards of a reader, with what each may do.

A view that is told whole tells it card by card (`HandCard`).  What has changed of it is told
by fates: what all cards with the same options and reasons share is written once for all
tables, and found by the few numbers of `Law.fates`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar, cast, overload

from msgspec import UNSET, Raw, structs

from kozyr import rules
from kozyr.cards import Card, CardSet
from kozyr.rules.law import parts_of
from kozyr.rules.moves import Attack, Beat, Show, Transfer
from kozyr.server import protocol
from kozyr.tables import Table

_FATES_KEPT: Final = 16384
_ATTACKS: Final = 0
"""The first number of the fate of cards that may be laid as attack cards."""
_WAITS: Final = -1
"""Marks the fates of cards while nothing can be played, whatever the rules say."""
_T = TypeVar("_T")

Fates = Sequence[tuple[tuple[int, ...], list[int]]]
"""By what a fate is found, and the places of its cards in the hand."""


class _Told:
    """What is told of all cards that have one fate."""

    __slots__ = ("alone", "behind_cards", "ways", "why")

    def __init__(self, ways: list[protocol.Way], why: protocol.Reason | None) -> None:
        self.ways = ways
        self.why = why
        goes_without_saying = _is_open(ways) or why == (ways[0].refused if ways else None)
        fate = protocol.Fate(ways=ways, why=UNSET if goes_without_saying else why)
        # As it is written, with no cards named and to be put behind them.
        self.alone = protocol.server_encoder.encode(fate)
        self.behind_cards = (b"," if ways or why else b"") + self.alone[1:]

    def of(self, card: str, together: protocol.Together | None) -> protocol.HandCard:
        """What is told of *card* by itself."""
        options = [
            protocol.Option(_move(way, card), _naming(card, way.refused)) for way in self.ways
        ]
        return protocol.HandCard(card, options, _naming(card, self.why), together)


# By the numbers of `Law.fates`; shared by the hands of all tables, and never changed.
_told: dict[tuple[int, ...], _Told] = {}
# By the numbers of `parts_of`: fates are met that never were before, but of the same parts.
_ways: dict[tuple[int, ...], protocol.Way] = {}


class Hand(Sequence[protocol.HandCard]):
    """The cards of a reader as they stand when it is made, whatever happens afterwards."""

    __slots__ = ("_all", "_companions", "_fates", "_held", "_told")

    def __init__(
        self,
        held: CardSet,
        fates: Fates,
        told: list[_Told],
        companions: list[protocol.Companions],
    ) -> None:
        self._held = held
        self._fates = fates
        self._told = told
        self._companions = companions
        self._all: list[protocol.HandCard] | None = None

    def __len__(self) -> int:
        """How many cards."""
        return len(self._held)

    @overload
    def __getitem__(self, place: int) -> protocol.HandCard: ...

    @overload
    def __getitem__(self, place: slice) -> list[protocol.HandCard]: ...

    def __getitem__(self, place: int | slice) -> protocol.HandCard | list[protocol.HandCard]:
        """The card at *place*, with all that is told of it."""
        if self._all is None:
            self._all = self._card_by_card()
        return self._all[place]

    def __eq__(self, other: object) -> bool:
        """Whether the same is told of the same cards."""
        return isinstance(other, Sequence) and [*self] == [*other]

    __hash__ = None  # type: ignore[assignment]  # lists have none either

    def _card_by_card(self) -> list[protocol.HandCard]:
        cards = _texts_of(self._held)
        together: dict[int, protocol.Together] = {}
        for laid in self._companions:
            for place in laid.cards:
                others = [cards[other] for other in laid.cards if other != place]
                together[place] = protocol.Together(others, laid.most, laid.why)
        told = {
            place: told
            for (_, places), told in zip(self._fates, self._told, strict=True)
            for place in places
        }
        return [told[place].of(card, together.get(place)) for place, card in enumerate(cards)]

    def changes_from(self, before: "Hand") -> bytes | None:
        """What makes this hand of *before*: a `HandChanges` as written, if anything does."""
        is_held = self._held.mask == before._held.mask
        if is_held and self._fates == before._fates and self._companions == before._companions:
            return None
        changes: dict[str, Any] = {"fates": self._written_fates()}
        if not is_held:
            changes["cards"] = by_place(_texts_of(before._held), _texts_of(self._held))
        if self._companions:
            changes["together"] = self._companions
        return protocol.server_encoder.encode(changes)

    def _written_fates(self) -> list[Raw]:
        """The fates; that of the most cards as the one of all that no other is told of."""
        most = max((len(places) for _, places in self._fates), default=0)
        written = []
        for (_, places), told in zip(self._fates, self._told, strict=True):
            if len(places) == most:
                most = -1
                written.append(Raw(told.alone))
            else:
                cards = ",".join(map(str, places)).encode()
                written.append(Raw(b'{"cards":[%b]%b' % (cards, told.behind_cards)))
        return written


NO_HAND: Final = Hand(CardSet(), (), [], [])


def hand_of(table: Table, seat: rules.Seat) -> Hand:
    """Return the cards of *seat*, with all that is told of each."""
    game = table.game
    fates: Fates = game.fates(seat)
    if table.waits:
        fates = [((*fate, _WAITS), places) for fate, places in fates]
    try:
        told = [_told[fate] for fate, _ in fates]
    except KeyError:
        told = [_told_before(table, seat, *fate) for fate in fates]
    held = game.hand(seat)
    may_attack = any(fate[0] == _ATTACKS and len(places) > 1 for fate, places in fates)
    companions = _companions(game, seat, held) if may_attack and not table.waits else []
    return Hand(held, fates, told, companions)


def _told_before(table: Table, seat: rules.Seat, fate: tuple[int, ...], places: list[int]) -> _Told:
    """What is told of the cards at *places*, made once for as long as it is wanted often."""
    told = _told.get(fate)
    if told is None:
        if len(_told) >= _FATES_KEPT:
            _told.clear()
            _ways.clear()
        told = _told[fate] = _tell(table, seat, fate, places[0])
    return told


def _tell(table: Table, seat: rules.Seat, fate: tuple[int, ...], place: int) -> _Told:
    # Once nothing can be played only what the rules refuse is told.
    parts = [] if table.waits else parts_of(fate)
    try:
        ways = [_ways[part] for part in parts]
    except KeyError:
        ways = []
    if _is_open(ways):
        return _Told(ways, None)
    game = table.game
    card = list(game.hand(seat))[place]
    if ways:
        why = game.why_not_card(seat, card)
    else:
        options, why = game.options_and_why(seat, card)
        ways = [
            _way(move, write_reason(reason) if reason else None)
            for move, reason in options
            if reason or not table.waits
        ]
        if parts:
            _ways.update(zip(parts, ways, strict=True))
    return _Told(ways, _nameless(write_reason(why)) if why else None)


def _is_open(ways: list[protocol.Way]) -> bool:
    """Whether the card may be played in one of the *ways*."""
    for way in ways:  # noqa: SIM110 - `any` takes twice as long
        if way.refused is None:
            return True
    return False


def _way(move: rules.Move, refused: protocol.Reason | None) -> protocol.Way:
    refused = _nameless(refused) if refused else None
    match move:
        case Attack():
            return protocol.Way("attack", refused=refused)
        case Beat(attack, _):
            return protocol.Way("beat", str(attack), refused)
        case Transfer():
            return protocol.Way("transfer", refused=refused)
        case Show():
            return protocol.Way("show", refused=refused)
        case _:
            raise ValueError(f"{move} is of no card")


def _move(way: protocol.Way, card: str) -> protocol.Move:
    match way.type:
        case "attack":
            return protocol.Attack(card)
        case "beat":
            return protocol.Beat(cast("str", way.attack), card)
        case "transfer":
            return protocol.Transfer(card)
        case "show":
            return protocol.Show(card)


def _nameless(reason: protocol.Reason) -> protocol.Reason:
    return structs.replace(reason, card=None)


def _naming(card: str, reason: protocol.Reason | None) -> protocol.Reason | None:
    return None if reason is None else structs.replace(reason, card=card)


def _companions(game: rules.Game, seat: rules.Seat, held: CardSet) -> list[protocol.Companions]:
    """The cards that may be laid at once."""
    together = game.together(seat)
    if not together:
        return []
    places: dict[Card, list[int]] = {}
    for place, card in enumerate(held):
        places.setdefault(card, []).append(place)
    return [
        protocol.Companions(
            [place for card in dict.fromkeys(laid.cards) for place in places[card]],
            laid.most,
            write_reason(laid.why) if laid.why else None,
        )
        for laid in together.values()
    ]


def by_place(before: list[_T], now: list[_T]) -> list[int | _T]:
    """Return *now*, with the place in *before* for each that stood there."""
    return [before.index(item) if item in before else item for item in now]


def write_reason(reason: rules.Reason) -> protocol.Reason:
    """Return the engine's *reason* for the wire."""
    return protocol.Reason(
        kind=reason.kind.value,
        card=None if reason.card is None else str(reason.card),
        target=None if reason.target is None else str(reason.target),
        cards=_texts(reason.cards) if reason.cards else [],
        ranks=[rank.text for rank in reason.ranks] if reason.ranks else [],
        suit=cast("protocol.Suit", reason.suit.letter) if reason.suit else None,
        seat=reason.seat,
        number=reason.number,
        needed=reason.needed,
    )


@lru_cache(maxsize=4096)
def _texts_of(cards: CardSet) -> list[str]:
    """The cards of a hand, for who only reads it: it is asked for again with the next move."""
    return _texts(cards)


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
