"""The engine's values as the protocol's structs, and back.

What a seat is told passes through here and nowhere else: every struct is filled field
by field from what `Game.public`, `Game.fates` and `event_for` give that seat.  A hidden
card has no way onto the wire, until the deal is over and `replay_for` tells it all.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import Any, Final, NamedTuple, assert_never, cast

from msgspec import structs

from kozyr import rules
from kozyr.cards import Card, Suit
from kozyr.rules.choices import Discard, SeriesKind
from kozyr.rules.moves import DONE, SWAP, TAKE
from kozyr.server import protocol, rulebook
from kozyr.server.hands import NO_HAND, hand_of
from kozyr.study.tutor import Advice, Motive
from kozyr.tables import Decided, Learning, Table

Reader = rules.Seat | None
"""Whose view is meant: that of a seat, or of one who only watches."""

_PRIVATE: Final = (rules.Dealt, rules.DrewUp)
"""The events that are not told alike to all."""


def update_for(
    table_id: str,
    table: Table,
    seat: Reader,
    happened: Iterable[rules.Event] = (),
    reply_to: str | None = None,
) -> protocol.TableUpdate:
    """Tell *seat* what *happened* and how the table looks now."""
    update = updates_for(table_id, table, (seat,), happened)[seat]
    return structs.replace(update, reply_to=reply_to) if reply_to is not None else update


def updates_for(
    table_id: str,
    table: Table,
    seats: Iterable[Reader],
    happened: Iterable[rules.Event] = (),
    common: "Common | None" = None,
    **beside: Any,  # noqa: ANN401 - fields of a `TableUpdate`
) -> dict[Reader, protocol.TableUpdate]:
    """Tell each of *seats* what *happened* and how the table looks now, as an answer to nobody.

    What all of them may know is written once; *common* is what was written of it the last
    time, and *beside* are the fields that only a table of people has.
    """
    views = views_for(table, seats, common)
    told = list(happened)
    events = None if any(isinstance(event, _PRIVATE) for event in told) else _write_events(told, 0)
    return {
        seat: protocol.TableUpdate(
            table=table_id,
            seq=table.seq,
            pace=table.pace.value,
            events=_write_events(told, seat) if events is None else events,
            view=view,
            reply_to=None,
            **beside,
        )
        for seat, view in views.items()
    }


def history_for(table_id: str, table: Table, seat: Reader, reply_to: str) -> protocol.Happened:
    """Tell *seat* all that has happened in the deal, as it may know it."""
    events = _write_events(table.happened, seat)
    return protocol.Happened(table_id, table.seq, events, reply_to)


def replay_for(table_id: str, table: Table, seat: Reader, reply_to: str) -> protocol.Replayed:
    """Tell *seat* the whole deal, with everybody's cards.

    Raises:
        GameNotOverError: the deal is still played, or belongs to a lesson.
    """
    moments = [_moment(game, happened, seat) for game, happened in table.played_again()]
    return protocol.Replayed(table_id, table.seq, moments, reply_to)


def _moment(game: rules.Game, happened: Iterable[rules.Event], reader: Reader) -> protocol.Moment:
    public = game.public
    numbers = zip(_NUMBERS, public.numbers, strict=True)
    return protocol.Moment(
        events=[_write_known(event, reader) for event in happened],
        seats=[
            protocol.MomentSeat(
                hand=_texts(game.hand(seat)),
                role=_ROLES[role],
                to_act=bool(to_act),
                done=bool(done),
                place=place or None,
            )
            for seat, (_, role, to_act, done, place) in enumerate(public.seats)
        ],
        table=[_pair(pair) for pair in public.pairs],
        **{name: _number(name, number) for name, number in numbers},
    )


def view_for(table: Table, seat: Reader) -> protocol.View:
    """Return the table as *seat* may see it."""
    view = views_for(table, (seat,))[seat]
    return structs.replace(view, hand=[*view.hand])


def views_for(
    table: Table, seats: Iterable[Reader], common: "Common | None" = None
) -> dict[Reader, protocol.View]:
    """Return the table as each of *seats* may see it.

    What everybody may see is written once, and the views share it; *common* is what was
    written of it when the table was told of before.
    """
    shared = (common or Common()).view(table)
    undoing = [] if shared.result is not None else _who_can_undo(table)
    views: dict[Reader, protocol.View] = {}
    for seat in seats:
        if seat is None:
            # Who shares a device may play again, whoever holds it.
            can_rematch = shared.can_rematch and table.settings.is_on_one_device
            views[seat] = structs.replace(shared, watching=True, can_rematch=can_rematch)
            continue
        own = _own_part(table, shared, seat)
        if seat in undoing:
            own["can_undo"] = True
        views[seat] = structs.replace(shared, **own)
    return views


class Common:
    """What everybody may see of one table: what has not changed is not written again."""

    __slots__ = ("_of", "_public", "_view")

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._public: rules.Public | None = None
        self._view: protocol.View | None = None

    def view(self, table: Table) -> protocol.View:
        """The view of *table* with nobody's hand; another one for each moment."""
        public = table.game.public
        of = (table.seats, table.deal_number, table.practice)
        before, view = self._public, self._view
        tells_more = _tells_more(table)
        if before is None or view is None or of != self._of or tells_more:
            view = _common_view(table, public)
        elif public != before:
            view = _changed(table, view, before, public)
        self._of, self._view = of, view
        self._public = None if tells_more else public
        return view


def _tells_more(table: Table) -> bool:
    """Whether more may change with a move than what is public of a deal that goes on."""
    return (
        table.result is not None
        or table.learning is not None
        or table.rules.discard is Discard.OPEN
    )


def _changed(
    table: Table, view: protocol.View, before: rules.Public, public: rules.Public
) -> protocol.View:
    """*view*, which told *before*, as it is now."""
    changes: dict[str, Any] = {
        name: _number(name, now)
        for name, was, now in zip(_NUMBERS, before.numbers, public.numbers, strict=True)
        if was != now
    }
    # Another list at every moment: by it the packer knows what the views share.
    changes["seats"] = [
        told if was == now else _seat_view(table, seat, now)
        for seat, (told, was, now) in enumerate(
            zip(view.seats, before.seats, public.seats, strict=True)
        )
    ]
    if before.pairs != public.pairs:
        changes["table"] = [_pair(pair) for pair in public.pairs]
    return structs.replace(view, **changes)


def _who_can_undo(table: Table) -> list[rules.Seat]:
    """Who may take his last move back, or ask to where people sit at other seats."""
    if not table.is_solo:
        return table.may_take_back
    seats = table.settings.people
    return [seat for seat in seats if table.moves_before_last_of(seat) is not None]


def _common_view(table: Table, public: rules.Public) -> protocol.View:
    """What everybody may see of the table, with nobody's hand."""
    told = _told_rules(table.rules)
    game, result = table.game, table.result
    numbers = dict(zip(_NUMBERS, public.numbers, strict=True))
    return protocol.View(
        you=0,
        rules=told.text,
        clauses=told.clauses,
        deal=table.deal_number,
        dealer=game.dealer,
        seats=[_seat_view(table, seat, now) for seat, now in enumerate(public.seats)],
        hand=NO_HAND,
        table=[_pair(pair) for pair in public.pairs],
        discarded=_texts(game.discard) if table.rules.discard is Discard.OPEN else None,
        trump=_suit(game.trump),
        take=False,
        done=False,
        swap=None,
        transfer_to=None,
        result=write_result(result) if result else None,
        decided=_decided(table.decided) if table.decided else None,
        series=_series(table.series),
        lesson=_lesson(table.learning) if table.learning else None,
        practice=table.practice,
        can_undo=False,
        can_rematch=result is not None and table.learning is None,
        **{name: _number(name, number) for name, number in numbers.items()},
    )


_NUMBERS: Final = rules.PublicNumbers._fields
_PHASES: Final = [phase.value for phase in rules.Phase]
_ROLES: Final[tuple[protocol.Role | None, ...]] = (None, "attacker", "defender", "thrower")


def _number(name: str, number: int) -> Any:  # noqa: ANN401 - a field of a `View`
    """What the public *number* of that name is in a view."""
    if name == "phase":
        return _PHASES[number]
    if name == "trump_card":
        return _card_text(number)
    return number


def _seat_view(table: Table, number: rules.Seat, public: tuple[int, ...]) -> protocol.SeatView:
    settings = table.seats[number]
    cards, role, to_act, done, place = public
    return protocol.SeatView(
        name=settings.name,
        level=cast("protocol.BotLevel | None", settings.level),
        team=table.rules.team_of(number),
        cards=cards,
        role=_ROLES[role],
        to_act=bool(to_act) and not table.waits,
        done=bool(done),
        place=place or None,
    )


def _pair(public: tuple[int, ...]) -> protocol.Pair:
    attack, seat, beat = public
    return protocol.Pair(str(Card.ALL[attack]), seat, _card_text(beat))


def _card_text(index: int) -> str | None:
    return None if index < 0 else str(Card.ALL[index])


def _own_part(table: Table, shared: protocol.View, seat: rules.Seat) -> dict[str, Any]:
    """What of the view is *seat*'s own."""
    game = table.game
    own: dict[str, Any] = {"you": seat, "hand": hand_of(table, seat)}
    if table.waits or shared.result:
        return own
    for word in game.words(seat):
        if word is TAKE:
            own["take"] = True
        elif word is DONE:
            own["done"] = True
        else:
            own["swap"] = _swap(game, seat)
    if seat == shared.defender:
        own["transfer_to"] = game.receiver(seat)
    return own


class _ToldRules(NamedTuple):
    """Rules as they stand in every view of a table that plays by them."""

    text: str
    clauses: list[protocol.Clause]


def write_rules(told: rules.Rules) -> str:
    """Return rules as they are written for the wire."""
    return _told_rules(told).text


@lru_cache(maxsize=256)
def _told_rules(told: rules.Rules) -> _ToldRules:
    return _ToldRules(str(told), rulebook.write_clauses(told))


def _lesson(learning: Learning) -> protocol.Lesson:
    step, over = learning.step, learning.over
    return protocol.Lesson(
        id=learning.lesson.id,
        step=learning.number,
        steps=len(learning.lesson.steps),
        goal=step.goal,
        card=step.card,
        tried=over.hint if over else None,
        reached=over is not None and over.hint is None,
        again=step.again or learning.number,
        finished=learning.is_finished,
    )


def write_trump(view: rules.View) -> protocol.Suit | None:
    """Return the trump suit's letter, None without trumps."""
    return _suit(view.trump)


def _suit(suit: Suit | None) -> protocol.Suit | None:
    return cast("protocol.Suit", suit.letter) if suit else None


def write_place(view: rules.View, seat: rules.Seat) -> int | None:
    """Return as which *seat* went out, from 1; None while it is in play."""
    return view.out.index(seat) + 1 if seat in view.out else None


def write_pairs(view: rules.View) -> list[protocol.Pair]:
    """Return what lies on the table."""
    return [
        protocol.Pair(str(pair.attack), pair.seat, write_card(pair.beat)) for pair in view.table
    ]


def _swap(game: rules.Game, seat: rules.Seat) -> protocol.SwapOffer | None:
    """What *seat*, which may exchange, would; the engine says so by trying it."""
    for event in game.copy().apply(seat, SWAP):
        if isinstance(event, rules.TrumpSwapped):
            return protocol.SwapOffer(str(event.given), str(event.taken))
    return None


def write_result(result: rules.Result) -> protocol.Result:
    """Return how a game ended, for the wire."""
    return protocol.Result(
        list(result.fools), list(result.places), result.adjudicated, result.epaulettes
    )


def _decided(decided: Decided) -> protocol.Decided:
    return protocol.Decided(
        kind=decided.kind.value,
        seat=decided.seat,
        other=decided.other,
        seats=list(decided.seats),
        number=decided.number,
        other_number=decided.other_number,
        bout=decided.bout,
        card=write_card(decided.card),
    )


def write_advice(table_id: str, advice: Advice, reply_to: str) -> protocol.Advice:
    """Return what the tutor says, for the wire."""
    theme, better_than = advice.motive.theme, advice.better_than
    return protocol.Advice(
        table=table_id,
        move=_move_or_wait(advice.move),
        motive=_motive(advice.motive),
        reply_to=reply_to,
        more=[_motive(motive) for motive in advice.motives[1:]],
        theme=theme and theme.value,
        ratings=[
            protocol.Rated(
                move=_move_or_wait(rated.move),
                loss=round(1000 * rated.loss),
                error=ceil(1000 * rated.error),
            )
            for rated in advice.ratings
        ],
        better_than=None if better_than is None else advice.ratings.index(better_than),
        exact=advice.is_exact,
        line=[protocol.Step(seat, write_move(move)) for seat, move in advice.line],
    )


def _move_or_wait(move: rules.Move | None) -> protocol.Move | None:
    return None if move is None else write_move(move)


def _motive(motive: Motive) -> protocol.Motive:
    return protocol.Motive(
        kind=motive.kind.value,
        card=write_card(motive.card),
        target=write_card(motive.target),
        cards=_texts(motive.cards),
        seat=motive.seat,
        number=motive.number,
    )


def _series(series: rules.Series) -> protocol.Series | None:
    kind = series.rules.series
    if kind is SeriesKind.NONE:
        return None
    return protocol.Series(
        kind=cast("protocol.SeriesKind", kind.value),
        length=series.rules.series_length,
        points=list(series.points),
        points_for=series.are_points_for,
        deals=series.deals,
        over=series.is_over,
        winners=list(series.winners),
    )


def read_move(move: protocol.Move) -> rules.Move:
    """Return the engine's move for one off the wire."""
    match move:
        case protocol.Attack():
            return rules.Attack(Card.parse(move.card))
        case protocol.Beat():
            return rules.Beat(Card.parse(move.attack), Card.parse(move.card))
        case protocol.Transfer():
            return rules.Transfer(Card.parse(move.card))
        case protocol.Show():
            return rules.Show(Card.parse(move.card))
        case protocol.Take():
            return rules.Take()
        case protocol.Done():
            return rules.Done()
        case protocol.Swap():
            return rules.Swap()
        case _:
            assert_never(move)


def write_move(move: rules.Move) -> protocol.Move:
    """Return the engine's *move* for the wire."""
    match move:
        case rules.Attack(card):
            return protocol.Attack(str(card))
        case rules.Beat(attack, card):
            return protocol.Beat(str(attack), str(card))
        case rules.Transfer(card):
            return protocol.Transfer(str(card))
        case rules.Show(card):
            return protocol.Show(str(card))
        case rules.Take():
            return protocol.Take()
        case rules.Done():
            return protocol.Done()
        case rules.Swap():
            return protocol.Swap()
        case _:
            assert_never(move)


def _write_events(happened: Iterable[rules.Event], seat: Reader) -> list[protocol.TableEvent]:
    return [write_event(event, seat) for event in happened]


def write_event(event: rules.Event, seat: Reader) -> protocol.TableEvent:
    """Return *event* as *seat* may know it."""
    return _write_known(rules.event_for(event, seat), seat)


def _write_known(  # noqa: PLR0912 - one branch a kind of event
    known: rules.Event, seat: Reader
) -> protocol.TableEvent:
    """Return all that is *known* of an event; of dealt cards those of *seat*."""
    match known:
        case rules.Dealt():
            return protocol.Dealt(
                known.dealer,
                [] if seat is None else _texts(known.hands[seat]),
                write_card(known.trump_card),
                known.first,
                known.first_by.value,
                write_card(known.shown),
            )
        case rules.BoutStarted():
            return protocol.BoutStarted(
                known.bout,
                known.attacker,
                known.defender,
                known.limit,
                known.attacker_place,
                known.defender_place,
            )
        case rules.Attacked():
            return protocol.Attacked(known.seat, str(known.card))
        case rules.ThrownIn():
            return protocol.ThrownIn(known.seat, str(known.card))
        case rules.Beaten():
            return protocol.Beaten(known.seat, str(known.attack), str(known.card))
        case rules.Transferred():
            return protocol.Transferred(
                known.seat, str(known.card), known.to, known.shown, known.limit
            )
        case rules.TrumpSwapped():
            return protocol.TrumpSwapped(known.seat, str(known.given), str(known.taken))
        case rules.TakeSaid():
            return protocol.TakeSaid(known.seat)
        case rules.DoneSaid():
            return protocol.DoneSaid(known.seat)
        case rules.BoutBeaten():
            return protocol.BoutBeaten(_texts(known.cards))
        case rules.BoutTaken():
            return protocol.BoutTaken(known.seat, _texts(known.cards))
        case rules.DrewUp():
            return protocol.DrewUp(known.seat, known.count, _texts(known.cards), known.trump_card)
        case rules.WentOut():
            return protocol.WentOut(known.seat, known.place)
        case rules.GameOver():
            return protocol.GameOver(write_result(known.result))
        case _:
            assert_never(known)


def write_card(card: Card | None) -> str | None:
    """Return *card* as text, None for no card."""
    return None if card is None else str(card)


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
