"""A server that tells too much is found out, whatever it is that tells it."""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.rules import IllegalMove, Seat
from kozyr.server import (
    botplay,
    live,
    livetables,
    players,
    protocol,
    rhythm,
    together,
    watching,
    wire,
)
from kozyr.server.rhythm import Schedule
from kozyr.tables import Pace, Table, fair, standing
from kozyr.tables import playing as played
from tests.leaks.compare import compare

Fault = Callable[[pytest.MonkeyPatch], None]


def first_card(table: Table, seat: Seat) -> str:
    """A card that *seat* holds, as text; nothing where it holds none."""
    return next(map(str, table.game.hand(seat)), "")


def a_view_in_an_order_of_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    original = wire.Common.view

    def view(common: wire.Common, table: Table) -> protocol.View:
        is_first_lower = first_card(table, 0) < first_card(table, table.game.seats - 1)
        told = original(common, table)
        return replace(told, clauses=told.clauses[:: 1 if is_first_lower else -1])

    patch.setattr(wire.Common, "view", view)


def an_event_with_the_cards_that_others_have_drawn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(wire, "write_event", wire._write_known)


def a_history_with_everybodys_cards(patch: pytest.MonkeyPatch) -> None:
    def history(table_id: str, table: Table, seat: Seat | None, reply_to: str) -> protocol.Happened:
        events = [wire._write_known(event, seat) for event in table.happened]
        return protocol.Happened(table_id, table.seq, events, reply_to)

    patch.setattr(wire, "history_for", history)


def an_error_with_the_order_of_the_deal(patch: pytest.MonkeyPatch) -> None:
    original = played.play

    class TalkativeError(IllegalMove):
        def __init__(self, error: IllegalMove, table: Table) -> None:
            super().__init__(error.reason)
            self.pack = table.played.deal.pack

        def __str__(self) -> str:
            return " ".join(map(str, self.pack))

    def play(table: Table, command: Any) -> Any:  # noqa: ANN401 - as it is
        try:
            return original(table, command)
        except IllegalMove as error:
            raise TalkativeError(error, table) from error

    patch.setattr(played, "play", play)


def a_lobby_that_tells_how_good_a_hand_is(patch: pytest.MonkeyPatch) -> None:
    original = together.listing_of

    def listing(table_id: str, table: Table) -> protocol.Listing | None:
        listed = original(table_id, table)
        if listed is None or not table.deal_number:
            return listed
        seats = []
        for seat, each in enumerate(listed.seats):
            strength = sum(card.rank for card in table.game.hand(seat))
            seats.append(replace(each, name=f"{each.name} {strength}"))
        return replace(listed, seats=seats)

    patch.setattr(together, "listing_of", listing)


def a_proof_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def proof_of(table_id: str, table: Table, reply_to: str) -> protocol.Proof:
        if table.basis is None:
            return protocol.Proof(table_id, [], reply_to)
        proof = fair.proof_of(table.rules, table_id, table.basis, table.played.deal)
        seen = {name: getattr(proof, name) for name in ("commitment", "seed")}
        return protocol.Proof(f"{table_id} {seen}", [None], reply_to)  # type: ignore[list-item]

    patch.setattr(together, "proof_of", proof_of)


def a_commitment_that_is_the_seed(patch: pytest.MonkeyPatch) -> None:
    def commitment(table: Table) -> str | None:
        return table.committed.seed if table.committed else None

    patch.setattr(standing.Standing, "commitment", property(commitment))


def a_replay_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def again(table: Table) -> Any:  # noqa: ANN401 - as it is
        return table.played.again()

    patch.setattr(standing.Standing, "played_again", again)


def a_log_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    original = livetables.LiveTables._grown

    def grown(tables: livetables.LiveTables, at: live.LiveTable) -> None:
        original(tables, at)
        if at.table.deal_number:
            logging.getLogger("kozyr").info("the table grows: %s", first_card(at.table, 1))

    patch.setattr(livetables.LiveTables, "_grown", grown)


def bots_that_think_longer_with_more_trumps(patch: pytest.MonkeyPatch) -> None:
    original = botplay.BotsAtPlay.plan

    def plan(bots: botplay.BotsAtPlay, happened: Any) -> None:  # noqa: ANN401 - as it is
        original(bots, happened)
        table = bots._at.table
        for seat in [*bots._schedule._due]:
            hand = table.game.hand(seat)
            bots._schedule._due[seat] += 0.1 * sum(card.suit is table.game.trump for card in hand)

    patch.setattr(botplay.BotsAtPlay, "plan", plan)


def bots_whose_dice_fall_only_for_those_who_can_play(patch: pytest.MonkeyPatch) -> None:
    original = Schedule.plan

    def plan(
        schedule: Schedule,
        seats: Iterable[Seat],
        pace: Pace,
        now: float,
        **how: Any,  # noqa: ANN401
    ) -> None:
        original(schedule, how.pop("able", seats), pace, now, **how)

    patch.setattr(rhythm.Schedule, "plan", plan)


def a_bout_that_ends_at_once_when_nobody_can_throw_in(patch: pytest.MonkeyPatch) -> None:
    original = live.LiveTable.masked_until

    def masked(at: live.LiveTable, play: Any) -> float:  # noqa: ANN401 - as it is
        game = at.table.game
        can = any(len(game.moves(seat)) > 1 for seat in range(game.seats))
        return original(at, play) if can else 0.0

    patch.setattr(live.LiveTable, "masked_until", masked)


def watching_that_is_told_a_little_too_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(watching, "DELAY_MS", watching.DELAY_MS - 100)


def a_refusal_as_long_as_a_hand(patch: pytest.MonkeyPatch) -> None:
    original = players.refuse

    def refuse(guest: Any, id_: Any, code: Any, detail: str, *more: Any, **named: Any) -> None:  # noqa: ANN401
        longest = 0
        for at in guest._hall.tables:
            if at.table.deal_number:
                hand = at.table.game.hand(at.table.game.defender)
                longest = max((card.rank for card in hand), default=0)
        original(guest, id_, code, detail + "." * longest, *more, **named)

    patch.setattr("kozyr.server.hall.refuse", refuse)


# Each with the game that is tried first: it has found it out, as long as nobody plays otherwise.
FAULTS: dict[Fault, int] = {
    a_view_in_an_order_of_hidden_cards: 20,
    an_event_with_the_cards_that_others_have_drawn: 7,
    a_history_with_everybodys_cards: 55,
    an_error_with_the_order_of_the_deal: 25,
    a_lobby_that_tells_how_good_a_hand_is: 53,
    a_proof_before_the_end: 24,
    a_commitment_that_is_the_seed: 23,
    a_replay_before_the_end: 20,
    a_log_that_names_a_card: 7,
    bots_that_think_longer_with_more_trumps: 7,
    bots_whose_dice_fall_only_for_those_who_can_play: 200,
    a_bout_that_ends_at_once_when_nobody_can_throw_in: 24,
    watching_that_is_told_a_little_too_early: 33,
    a_refusal_as_long_as_a_hand: 7,
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)

    games = [FAULTS[fault], *FAULTS.values(), *range(400, 430)]
    assert any(not compare(game).is_good for game in games)


@pytest.mark.parametrize("game", sorted({*FAULTS.values()}))
def test_without_it_nothing_is_found(game: int) -> None:
    assert compare(game).is_good
