"""The engine's values as the protocol's structs, and back.

What a seat is told passes through here and nowhere else: every struct is filled field
by field from what `Game.view`, `Game.options` and `event_for` give that seat.  A hidden
card has no way onto the wire, until the deal is over and `replay_for` tells it all.
"""

from collections.abc import Iterable
from typing import assert_never, cast

from kozyr import rules
from kozyr.cards import Card
from kozyr.rules.choices import Discard, SeriesKind
from kozyr.server import protocol, rulebook
from kozyr.study.tutor import Advice
from kozyr.tables import Decided, Learning, Table


def update_for(
    table_id: str,
    table: Table,
    seat: rules.Seat,
    happened: Iterable[rules.Event] = (),
    reply_to: str | None = None,
) -> protocol.TableUpdate:
    """Tell *seat* what *happened* and how the table looks now."""
    return protocol.TableUpdate(
        table=table_id,
        seq=table.seq,
        pace=table.pace.value,
        events=[write_event(event, seat) for event in happened],
        view=view_for(table, seat),
        reply_to=reply_to,
    )


def history_for(table_id: str, table: Table, seat: rules.Seat, reply_to: str) -> protocol.Happened:
    """Tell *seat* all that has happened in the deal, as it may know it."""
    events = [write_event(event, seat) for event in table.happened]
    return protocol.Happened(table_id, table.seq, events, reply_to)


def replay_for(table_id: str, table: Table, seat: rules.Seat, reply_to: str) -> protocol.Replayed:
    """Tell *seat* the whole deal, with everybody's cards.

    Raises:
        GameNotOverError: the deal is still played, or belongs to a lesson.
    """
    moments = [_moment(game, happened, seat) for game, happened in table.played_again()]
    return protocol.Replayed(table_id, table.seq, moments, reply_to)


def _moment(
    game: rules.Game, happened: Iterable[rules.Event], reader: rules.Seat
) -> protocol.Moment:
    view = game.view(None)
    return protocol.Moment(
        events=[_write_known(event, reader) for event in happened],
        seats=[
            protocol.MomentSeat(
                hand=_texts(game.hand(seat)),
                role=_role(game, view, seat),
                to_act=seat in view.to_act,
                done=seat in view.done,
                place=write_place(view, seat),
            )
            for seat in range(len(view.counts))
        ],
        table=write_pairs(view),
        phase=view.phase.value,
        bout=view.bout,
        attacker=view.attacker,
        defender=view.defender,
        attacker_place=view.attacker_place,
        defender_place=view.defender_place,
        limit=view.limit,
        stock=view.stock,
        discard=view.discard,
        trump_card=write_card(view.trump_card),
    )


def view_for(table: Table, seat: rules.Seat) -> protocol.View:
    """Return the table as *seat* may see it."""
    game = table.game
    view = game.view(seat)
    moves = () if table.waits else view.moves
    together = {} if table.waits else game.together(seat)
    return protocol.View(
        you=seat,
        rules=str(table.rules),
        clauses=rulebook.write_clauses(table.rules),
        deal=table.deal_number,
        dealer=view.dealer,
        seats=[_seat_view(table, view, other) for other in range(len(table.seats))],
        hand=[_hand_card(table, seat, card, together.get(card.rank)) for card in view.hand],
        table=write_pairs(view),
        phase=view.phase.value,
        bout=view.bout,
        attacker=view.attacker,
        defender=view.defender,
        attacker_place=view.attacker_place,
        defender_place=view.defender_place,
        limit=view.limit,
        stock=view.stock,
        discard=view.discard,
        discarded=_discarded(view),
        trump=write_trump(view),
        trump_card=write_card(view.trump_card),
        take=rules.Take() in moves,
        done=rules.Done() in moves,
        swap=None if table.waits else _swap(game, view),
        transfer_to=None if table.waits else _transfer_to(game, view),
        result=write_result(view.result) if view.result else None,
        decided=_decided(table.decided) if table.decided else None,
        series=_series(table.series),
        lesson=_lesson(table.learning) if table.learning else None,
        practice=table.practice,
        can_undo=table.moves_before_last_of(seat) is not None,
        can_rematch=view.result is not None and table.learning is None,
    )


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


def _seat_view(table: Table, view: rules.View, seat: rules.Seat) -> protocol.SeatView:
    settings = table.seats[seat]
    return protocol.SeatView(
        name=settings.name,
        level=cast("protocol.BotLevel | None", settings.level),
        team=view.rules.team_of(seat),
        cards=view.counts[seat],
        role=_role(table.game, view, seat),
        to_act=seat in view.to_act and not table.waits,
        done=seat in view.done,
        place=write_place(view, seat),
    )


def write_trump(view: rules.View) -> protocol.Suit | None:
    """Return the trump suit's letter, None without trumps."""
    return cast("protocol.Suit", view.trump.letter) if view.trump else None


def write_place(view: rules.View, seat: rules.Seat) -> int | None:
    """Return as which *seat* went out, from 1; None while it is in play."""
    return view.out.index(seat) + 1 if seat in view.out else None


def write_pairs(view: rules.View) -> list[protocol.Pair]:
    """Return what lies on the table."""
    return [
        protocol.Pair(str(pair.attack), pair.seat, write_card(pair.beat)) for pair in view.table
    ]


def _role(game: rules.Game, view: rules.View, seat: rules.Seat) -> protocol.Role | None:
    """What *seat* is in this bout; nothing without cards to come, or when all is over."""
    if view.result or not (view.counts[seat] or view.stock):
        return None
    if seat == view.attacker:
        return "attacker"
    if seat == view.defender:
        return "defender"
    return "thrower" if seat in game.throwers else None


def _hand_card(
    table: Table, seat: rules.Seat, card: Card, together: rules.Together | None
) -> protocol.HandCard:
    game = table.game
    return protocol.HandCard(
        card=str(card),
        options=[
            protocol.Option(write_move(move), write_reason(reason) if reason else None)
            for move, reason in game.options(seat, card)
            if reason or not table.waits
        ],
        why=write_reason(why) if (why := game.why_not_card(seat, card)) else None,
        together=_together(card, together) if together else None,
    )


def _together(card: Card, together: rules.Together) -> protocol.Together:
    others = _texts(together.cards)
    others.remove(str(card))
    return protocol.Together(
        cards=others,
        most=together.most,
        why=write_reason(together.why) if together.why else None,
    )


def _transfer_to(game: rules.Game, view: rules.View) -> rules.Seat | None:
    """Whom a transfer by the reader would reach; the engine says so by trying it."""
    for move in view.moves:
        if isinstance(move, rules.Transfer | rules.Show) and view.seat is not None:
            for event in game.copy().apply(view.seat, move):
                if isinstance(event, rules.Transferred):
                    return event.to
    return None


def _swap(game: rules.Game, view: rules.View) -> protocol.SwapOffer | None:
    """What the reader may exchange now; the engine says so by trying it."""
    if rules.Swap() in view.moves and view.seat is not None:
        for event in game.copy().apply(view.seat, rules.Swap()):
            if isinstance(event, rules.TrumpSwapped):
                return protocol.SwapOffer(str(event.given), str(event.taken))
    return None


def _discarded(view: rules.View) -> list[str] | None:
    """The discard, where everybody may look through it (1.28)."""
    if view.rules.discard is not Discard.OPEN:
        return None
    return _texts(view.memory.discarded)


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
    motive = advice.motive
    return protocol.Advice(
        table=table_id,
        move=None if advice.move is None else write_move(advice.move),
        motive=protocol.Motive(
            kind=motive.kind.value,
            card=write_card(motive.card),
            target=write_card(motive.target),
            cards=_texts(motive.cards),
            seat=motive.seat,
            number=motive.number,
        ),
        reply_to=reply_to,
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


def write_reason(reason: rules.Reason) -> protocol.Reason:
    """Return the engine's *reason* for the wire."""
    return protocol.Reason(
        kind=reason.kind.value,
        card=write_card(reason.card),
        target=write_card(reason.target),
        cards=_texts(reason.cards),
        ranks=[rank.text for rank in reason.ranks],
        suit=cast("protocol.Suit", reason.suit.letter) if reason.suit else None,
        seat=reason.seat,
        number=reason.number,
        needed=reason.needed,
    )


def write_event(event: rules.Event, seat: rules.Seat) -> protocol.TableEvent:
    """Return *event* as *seat* may know it."""
    return _write_known(rules.event_for(event, seat), seat)


def _write_known(  # noqa: PLR0912 - one branch a kind of event
    known: rules.Event, seat: rules.Seat
) -> protocol.TableEvent:
    """Return all that is *known* of an event; of dealt cards those of *seat*."""
    match known:
        case rules.Dealt():
            return protocol.Dealt(
                known.dealer,
                _texts(known.hands[seat]),
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
