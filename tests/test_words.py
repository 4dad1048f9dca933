"""Rules, conflicts and refusals in the words of a language."""

from collections.abc import Iterator
from random import Random

import pytest

from kozyr.cards import Card, Rank, Suit, cards
from kozyr.rules import Game, deal_from_seed
from kozyr.rules.errors import RulesConflict
from kozyr.rules.moves import Attack, Beat, Done, Move, Show, Swap, Take, Transfer
from kozyr.rules.parameters import Rules
from kozyr.rules.reasons import Reason, ReasonKind
from kozyr.words import (
    UnknownLanguage,
    conflict_in_words,
    dashed,
    languages,
    reason_in_words,
    rules_in_words,
    say,
)
from tests.locales.catalogue import LANGUAGES
from tests.locales.facts import KNOWN, facts


def test_there_are_words_in_every_language_that_has_a_file() -> None:
    assert languages() == tuple(sorted(LANGUAGES))


@pytest.mark.parametrize("language", KNOWN)
def test_rules_are_told_in_every_language(language: str) -> None:
    assert rules_in_words(Rules.preset("simple"), language) == facts(language).simple_rules


def test_conflict_tells_the_numbers_it_is_about() -> None:
    with pytest.raises(RulesConflict) as refused:
        Rules().check_seats(7)

    assert conflict_in_words(refused.value, "en") == (
        "36 cards are enough for 6 players, not for 7."
    )


@pytest.mark.parametrize("language", ["xx", "", "../en", "EN"])
def test_unknown_language_is_refused_with_those_that_there_are(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=", ".join(sorted(LANGUAGES))):
        rules_in_words(Rules(), language)


def test_unknown_message_is_an_error_and_not_a_gap_in_the_text() -> None:
    with pytest.raises(LookupError):
        say("no-such-message", "en")


def test_message_without_its_argument_is_an_error_and_not_a_gap_in_the_text() -> None:
    with pytest.raises(LookupError, match="why-too-low"):
        say("why-too-low", "en", card="6♠")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("throw_order", "throw-order"),
        ("app+transfer", "app-transfer"),
        ("two-player series to 5", "two-player-series-to-5"),
        ("2x36", "2x36"),
    ],
)
def test_names_are_written_in_keys_with_dashes(name: str, key: str) -> None:
    assert dashed(name) == key


def test_reason_names_cards_by_their_signs_and_players_by_their_names() -> None:
    reason = Reason(ReasonKind.DEFENDER_HAND_LIMIT, seat=1, number=1)

    assert reason_in_words(reason, "en", ["Ann", "Aram"]) == (
        "Aram held only 1 card: no more attack cards than that."
    )
    assert reason_in_words(reason, "en").startswith("B held only")


def test_reason_lists_ranks_with_or_and_cards_with_and() -> None:
    ranks = Reason(
        ReasonKind.RANK_NOT_ON_TABLE,
        card=Card.parse("10h"),
        ranks=(Rank.SIX, Rank.SEVEN, Rank.ACE),
    )
    unbeaten = Reason(ReasonKind.UNBEATEN_CARDS, cards=tuple(cards("6s 7h")), number=2)

    assert reason_in_words(ranks, "en") == (
        "10♥ does not fit: you can only throw in ranks on the table, 6, 7 or A."
    )
    assert reason_in_words(unbeaten, "en") == (
        "6♠ and 7♥ are not beaten yet. Wait for the defender."
    )


def test_reason_names_the_trump_suit() -> None:
    reason = Reason(
        ReasonKind.WRONG_SUIT, card=Card.parse("6s"), target=Card.parse("7h"), suit=Suit.CLUBS
    )

    assert reason_in_words(reason, "ru").endswith("а козыри — трефы.")


def test_joker_is_named_by_its_colour() -> None:
    reason = Reason(ReasonKind.JOKER_COLOUR, card=Card.parse("*b"), target=Card.parse("6h"))

    assert reason_in_words(reason, "en").startswith("black joker does not beat 6♥:")
    assert reason_in_words(reason, "hy").startswith("սև ջոկեր՝")


def refusals(rules: Rules, seats: int, seed: int) -> Iterator[Reason]:
    """Yield why moves are refused in the course of a game of random moves."""
    dice = Random(seed)
    game = Game(rules, deal_from_seed(rules, seats, bytes([seed] * 32)))
    while game.result is None:
        on_table = [pair.attack for pair in game.view(None).table]
        for seat in range(seats):
            for card in rules.cards:
                moves: list[Move] = [Attack(card), Transfer(card), Show(card)]
                moves += [Beat(attack, card) for attack in on_table]
                for move in moves:
                    reason = game.why_not(seat, move)
                    if reason:
                        yield reason
            for word in (Take(), Done(), Swap()):
                reason = game.why_not(seat, word)
                if reason:
                    yield reason
        seat = dice.choice(game.seats_to_act)
        game.apply(seat, dice.choice(game.moves(seat)))


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("app", 3),
        ("one by one", 3),
        ("jokers", 2),
        ("japanese", 2),
        ("teams swap_trump=on", 4),
        ("transfer and show attack_limit=4 first_bout_limit=2 transfer_chain_limit=1", 3),
        ("app+transfer trump_mode=none transfer_in_first_bout=off throw_after_take=off", 3),
        ("app swap_trump=on throwers=attacker_only throw_timing=after_first_beat", 3),
    ],
)
def test_every_refusal_of_a_game_has_all_that_its_sentence_speaks_of(text: str, seats: int) -> None:
    found = set(refusals(Rules.parse(text), seats, seed=7))

    assert len({reason.kind for reason in found}) > 12
    for reason in found:
        for language in languages():
            assert "{" not in reason_in_words(reason, language)
