"""A move is taken back among people where all let it be, and nobody has seen a new card."""

import pytest
from msgspec.structs import replace

from kozyr.rules import Beat, Done, Phase, Rules, Take
from kozyr.tables import (
    Answer,
    AnswerTakeback,
    AskTakeback,
    ClockSettings,
    Lay,
    Leave,
    LoseLine,
    NothingToUndoError,
    NotNowError,
    SetBot,
    StaleError,
    Start,
)
from kozyr.tables.log import TakebackAgreed, TakebackAsked, TakebackLapsed, TakenBack
from kozyr.tables.takeback import TAKEBACK_MS
from tests.tables.people import FREE, PeoplesTable, person, settings

NO_CLOCK_ONLY_TIME = ClockSettings(turn_s=3600)


def ask(at: PeoplesTable, seat: int) -> tuple[object, ...]:
    return at.do(AskTakeback(seat, at.table.seq, at.now))


def answer(at: PeoplesTable, seat: int, *, agrees: bool) -> tuple[object, ...]:
    takeback = at.table.takeback
    assert takeback is not None
    return at.do(AnswerTakeback(seat, takeback.number, agrees, at.now))


def opened(people: int = 2, rules: Rules | None = None) -> tuple[PeoplesTable, int, int]:
    """A table at which the first card has just been laid; who laid it, and who is to beat it."""
    at = PeoplesTable.dealt(people, rules) if rules else PeoplesTable.dealt(people)
    attacker, defender = at.table.game.attacker, at.table.game.defender
    at.play(*at.turns()[0])
    return at, attacker, defender


def test_the_only_other_says_yes_and_the_card_is_in_the_hand_again() -> None:
    at = PeoplesTable.dealt(2)
    attacker = at.table.game.attacker
    hand, before = at.table.game.hand(attacker), at.table.happened
    at.play(*at.turns()[0])

    asked = ask(at, attacker)
    agreed = answer(at, 1 - attacker, agrees=True)

    assert asked == (TakebackAsked(attacker, 0, at.now),)
    assert agreed == (TakebackAgreed(1 - attacker, at.now), TakenBack(attacker, 0, at.now))
    assert at.table.game.hand(attacker) == hand
    assert at.table.happened == before
    assert at.table.game.phase is Phase.OPEN
    assert at.table.takeback is not None
    assert at.table.takeback.answer is Answer.GRANTED
    assert not at.table.practice
    assert at.replayed().happened == at.table.happened


def test_all_others_are_asked_also_those_who_cannot_move() -> None:
    at, attacker, _ = opened(4)
    ask(at, attacker)
    others = sorted(at.table.takeback_awaits)
    assert others == sorted({0, 1, 2, 3} - {attacker})
    for other in others[:-1]:
        answer(at, other, agrees=True)
        assert at.table.played.turns
    answer(at, others[-1], agrees=True)
    assert not at.table.played.turns


def test_one_no_is_enough_and_the_same_is_not_asked_for_again() -> None:
    at, attacker, defender = opened(3)
    ask(at, attacker)
    answer(at, defender, agrees=False)
    assert at.table.takeback is not None
    assert at.table.takeback.answer is Answer.REFUSED
    assert at.table.moves_to_take_back(attacker) is None
    with pytest.raises(NothingToUndoError):
        ask(at, attacker)


def test_what_anybody_plays_meanwhile_answers_it() -> None:
    at, attacker, defender = opened()
    ask(at, attacker)
    at.play(defender, Take())
    assert at.table.takeback is None
    with pytest.raises(StaleError):
        at.do(AnswerTakeback(defender, 9, agrees=True, at=at.now))


def test_who_asked_may_think_better_of_it() -> None:
    at, attacker, _ = opened()
    ask(at, attacker)
    assert answer(at, attacker, agrees=True) == ()
    assert answer(at, attacker, agrees=False) == (TakebackLapsed(at.now),)
    assert not at.table.takeback_awaits


def test_after_half_a_minute_nobody_is_asked_any_more() -> None:
    at, attacker, defender = opened()
    ask(at, attacker)
    assert at.table.deadline == at.now + TAKEBACK_MS
    at.wait(TAKEBACK_MS + 60_000)
    assert at.tick() == (TakebackLapsed(at.now),)
    with pytest.raises(StaleError):
        answer(at, defender, agrees=True)


def test_where_a_turn_lasts_for_days_the_others_have_a_day_to_answer() -> None:
    at = PeoplesTable.dealt(2, clock=ClockSettings(turn_s=3 * 86_400))
    attacker = at.table.game.attacker
    at.play(*at.turns()[0])
    ask(at, attacker)
    at.wait(TAKEBACK_MS)
    assert at.tick() == ()
    at.wait(86_400_000)
    assert at.tick() == (TakebackLapsed(at.now),)


def test_two_do_not_ask_at_once() -> None:
    at, attacker, defender = opened()
    at.play(defender, Take())
    ask(at, defender)
    with pytest.raises(NotNowError):
        ask(at, attacker)


def test_a_card_that_another_has_laid_since_has_been_seen() -> None:
    at, attacker, defender = opened()
    beats = [move for move in at.table.game.moves(defender) if isinstance(move, Beat)]
    at.play(defender, beats[0])
    assert at.table.moves_to_take_back(attacker) is None
    assert at.table.moves_to_take_back(defender) == 1


def test_words_of_others_since_show_no_card() -> None:
    at, attacker, defender = opened()
    at.play(defender, Take())
    assert at.table.moves_to_take_back(attacker) == 0
    assert at.table.moves_to_take_back(defender) == 1


def test_what_ended_the_bout_brought_new_cards() -> None:
    at, attacker, defender = opened()
    at.play(defender, Take())
    at.play(attacker, Done())
    assert at.table.moves_to_take_back(attacker) is None
    assert at.table.moves_to_take_back(defender) is None


def test_cards_laid_at_once_are_taken_back_at_once() -> None:
    at = PeoplesTable.dealt(2, Rules.parse("app opening=equal_ranks"))
    attacker = at.table.game.attacker
    hand = at.table.game.hand(attacker)
    ranks = [card.rank for card in hand]
    rank = max(ranks, key=ranks.count)
    together = tuple(card for card in hand if card.rank == rank)
    at.do(Lay(attacker, together, at.table.seq, at.now))
    assert len(at.table.played.turns) == len(together) > 1
    ask(at, attacker)
    answer(at, 1 - attacker, agrees=True)
    assert at.table.game.hand(attacker) == hand


def test_bots_agree_at_once() -> None:
    at = PeoplesTable.open(settings(person(0), FREE))
    at.do(SetBot(0, 1, "regular", "Aram", at.seed(), at.now))
    at.do(Start(0, at.seed(), at.now))
    while at.table.game.attacker != 0 or at.table.game.phase is not Phase.OPEN:
        at.play_one()
    at.play(*at.turns()[0])
    turns = len(at.table.played.turns)
    events = ask(at, 0)
    assert isinstance(events[-1], TakenBack)
    assert len(at.table.played.turns) == turns - 1


def test_for_who_leaves_a_bot_agrees() -> None:
    at, attacker, defender = opened(3)
    ask(at, attacker)
    third = ({0, 1, 2} - {attacker, defender}).pop()
    answer(at, third, agrees=True)
    left = at.do(Leave(defender, at.now))
    assert isinstance(left[-1], TakenBack)
    assert not at.table.played.turns


def test_for_who_has_lost_his_line_a_bot_agrees_when_it_sits_in() -> None:
    at = PeoplesTable.dealt(2, clock=NO_CLOCK_ONLY_TIME)
    attacker = at.table.game.attacker
    at.do(LoseLine(1 - attacker, at.now))
    at.wait(50_000)
    at.play(*at.turns()[0])
    ask(at, attacker)
    at.wait(16_000)
    assert isinstance(at.tick()[-1], TakenBack)


def test_when_who_asked_leaves_nobody_is_asked() -> None:
    at, attacker, _ = opened(3)
    ask(at, attacker)
    at.do(Leave(attacker, at.now))
    assert not at.table.takeback_awaits
    assert at.table.played.turns


def test_what_the_clock_has_played_is_not_the_players_to_take_back() -> None:
    at = PeoplesTable.dealt(2, clock=ClockSettings(turn_s=12))
    attacker = at.table.game.attacker
    at.wait(12_600)
    at.tick()
    assert at.table.played.turns
    assert at.table.moves_to_take_back(attacker) is None


def test_at_a_rated_table_nothing_is_taken_back() -> None:
    at = PeoplesTable.open(replace(settings(person(0), FREE), rated=True))
    at.sit(1)
    at.do(Start(0, at.seed(), at.now))
    attacker = at.table.game.attacker
    at.play(*at.turns()[0])
    assert at.table.moves_to_take_back(attacker) is None
    with pytest.raises(NothingToUndoError):
        ask(at, attacker)
