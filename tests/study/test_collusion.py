"""Who spares whom: counted in records, and judged."""

from random import Random

from kozyr.bots import bot_for
from kozyr.rules import Attack, Game, GameRecord, Move, Phase, Rules, View, deal_from_seed
from kozyr.study.collusion import Throws, spares, suspects, throws_of

RULES = Rules.preset("app")
GAMES = 40


def _record(seed: int, sparing: tuple[int, int] | None) -> GameRecord:
    """A game of three bots; the first of *sparing* never throws in against the second."""
    deal = deal_from_seed(RULES, 3, bytes([seed] * 32))
    game, turns, rng = Game(RULES, deal), [], Random(seed)
    bot = bot_for("beginner")
    while game.result is None:
        for seat in game.seats_to_act:
            view = game.view(seat)
            move = bot.choose(view, rng)
            if move is None:
                continue
            if sparing and (seat, game.defender) == sparing and game.phase is not Phase.OPEN:
                move = _sparing(view, move)
            if move is None:
                continue
            game.apply(seat, move)
            turns.append((seat, move))
            break
    return GameRecord(rules=RULES, deal=deal, players=("a", "b", "c"), turns=tuple(turns))


def _sparing(view: View, move: Move) -> Move | None:
    if not isinstance(move, Attack):
        return move
    others = [other for other in view.moves if not isinstance(other, Attack)]
    return others[0] if others else None


def _throws(sparing: tuple[int, int] | None) -> dict[tuple[str, str], Throws]:
    throws: dict[tuple[str, str], Throws] = {}
    for seed in range(GAMES):
        record = _record(seed, sparing)
        for (thrower, defender), each in throws_of(record).items():
            pair = (record.players[thrower], record.players[defender])
            throws[pair] = throws.get(pair, Throws()) + each
    return throws


def test_who_never_throws_in_against_one_is_found_and_the_others_are_not() -> None:
    throws = _throws(sparing=(0, 1))

    assert throws["a", "b"].thrown == 0
    assert suspects(throws) == [("a", "b")]


def test_among_honest_players_nobody_is_suspected() -> None:
    throws = _throws(sparing=None)

    assert all(each.thrown <= each.chances for each in throws.values())
    assert all(each.chances >= 20 for each in throws.values())
    assert suspects(throws) == []


def test_little_is_no_proof() -> None:
    often = Throws(chances=100, thrown=70)

    assert not spares(Throws(chances=19, thrown=0), often)
    assert not spares(Throws(chances=40, thrown=25), often)
    assert not spares(Throws(chances=40, thrown=0), Throws(chances=19, thrown=19))
    assert spares(Throws(chances=40, thrown=4), often)
