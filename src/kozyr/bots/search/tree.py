"""`Tree`: a search tree over what everybody sees, walked in one sampled world after another.

All moves are open, so a node is a sequence of moves: in it the worlds come together that the
players cannot tell apart.  Every seat plays for itself (max^n): a node keeps for each seat
the sum of its scores.
"""

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Final

from kozyr.bots.search.policy import Policy, play_noisily, score_of
from kozyr.rules.core.codes import DEFEND
from kozyr.rules.core.core import Core
from kozyr.rules.core.turns import BEAT_TURN, CARDS, TAKE_TURN, make_turn, mover_of, turns_of
from kozyr.rules.native import i64
from kozyr.rules.playout import Dice

Rater = Callable[[Core, list[int]], list[float]]
"""What each of some moves of the mover is likely to score, 0 to 1; empty: it has no idea."""
Closer = Callable[[Core], list[float]]
"""The score of every seat where that is certain; empty where it is not."""

_SHARPNESS: Final = 8.0
"""How much likelier what is rated higher is tried: the ratings are from 0 to 1."""


class Node:
    """What has come of one move: how often it could be made, how often it was, and its scores."""

    def __init__(self, seats: int) -> None:
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.available: i64 = 0
        self.prior: float = 0.5
        self.is_rated: bool = False
        self.sums: list[float] = [0.0 for _ in range(seats)]


class Tree:
    """The tree below a moment, grown by `walk`.

    *exploration* is the weight of what has seldom been tried; *noise* the share of random
    moves in the playouts, of 65,536, which end after *most_bouts*.  Where the *rater* has an
    opinion, moves are tried by it (PUCT) and new nodes are valued by it instead of by a
    playout; where the *closer* is certain, by that.
    """

    def __init__(
        self,
        seats: int,
        policy: Policy,
        exploration: float,
        noise: int,
        most_bouts: int,
        rater: Rater | None,
        closer: Closer | None,
    ) -> None:
        self.seats: i64 = seats
        self.policy: Policy = policy
        self.exploration: float = exploration
        self.noise: i64 = noise
        self.most_bouts: i64 = most_bouts
        self.rater: Rater | None = rater
        self.closer: Closer | None = closer
        self.root: Node = Node(seats)

    def walk(self, world: Core, first: list[int], dice: Dice) -> None:
        """Go down the tree once in *world*, which is changed; at the root only by *first*."""
        node = self.root
        path: list[Node] = [node]
        turns = first
        while not world.is_over:
            seat = mover_of(world)
            if len(path) > 1:
                turns = few_turns_of(world, seat)
            turn: i64 = turns[0]
            if len(turns) > 1:
                turn = self._choose(node, world, seat, turns, dice)
            child = self._child(node, turn)
            make_turn(world, seat, turn)
            path.append(child)
            node = child
            if child.visits == 0 and len(turns) > 1:
                break
        scores = self._scores_of(world, dice)
        for passed in path:
            passed.visits += 1
            sums = passed.sums
            place: i64 = 0
            while place < self.seats:
                sums[place] += scores[place]
                place += 1

    def _child(self, node: Node, turn: i64) -> Node:
        child = node.children.get(int(turn))
        if child is None:
            child = Node(int(self.seats))
            node.children[int(turn)] = child
        return child

    def _choose(self, node: Node, world: Core, seat: i64, turns: list[int], dice: Dice) -> i64:
        """The move that looks best to *seat*, or has been tried too seldom."""
        untried: list[int] = [turn for turn in turns if turn not in node.children]
        if untried:
            ratings = self._ratings(world, turns)
            if not ratings:
                return self._first_of(untried, world, seat, dice)
            place: i64 = 0
            while place < len(turns):
                if turns[place] not in node.children:
                    self._child(node, turns[place]).prior = ratings[place]
                    node.is_rated = True
                place += 1
        return self._rated(node, seat, turns) if node.is_rated else self._tried(node, seat, turns)

    def _ratings(self, world: Core, turns: list[int]) -> list[float]:
        return [] if self.rater is None else self.rater(world, turns)

    def _first_of(self, untried: list[int], world: Core, seat: i64, dice: Dice) -> i64:
        """Of moves that were never made the one that the policy would make, else any."""
        likely = self.policy.turn(world, seat)
        for turn in untried:
            if turn == likely:
                return likely
        return untried[dice.below(len(untried))]

    def _tried(self, node: Node, seat: i64, turns: list[int]) -> i64:
        """UCB, by how often a move could have been made (ISMCTS)."""
        best: i64 = turns[0]
        highest: float = -1.0
        for turn in turns:
            child = node.children[turn]
            child.available += 1
            visits = float(child.visits)
            value = child.sums[seat] / visits + self.exploration * sqrt(
                log(float(child.available)) / visits
            )
            if value > highest:
                highest = value
                best = turn
        return best

    def _rated(self, node: Node, seat: i64, turns: list[int]) -> i64:
        """PUCT: what was rated high is tried first."""
        total: float = 0.0
        visits: i64 = 1
        for turn in turns:
            child = node.children[turn]
            total += exp(child.prior * _SHARPNESS)
            visits += child.visits
        root = sqrt(float(visits))
        best: i64 = turns[0]
        highest: float = -1.0
        for turn in turns:
            child = node.children[turn]
            mean = (child.sums[seat] + child.prior) / float(child.visits + 1)
            share = exp(child.prior * _SHARPNESS) / total
            value = mean + self.exploration * share * root / float(child.visits + 1)
            if value > highest:
                highest = value
                best = turn
        return best

    def _scores_of(self, world: Core, dice: Dice) -> list[float]:
        """What *world* is worth to every seat: for certain, as it is rated, or played out."""
        if not world.is_over:
            if self.closer is not None:
                closed = self.closer(world)
                if closed:
                    return closed
            seat = mover_of(world)
            ratings = self._ratings(world, few_turns_of(world, seat)) if self.rater else []
            if ratings:
                return self._shared(max(ratings), world, seat)
            play_noisily(world, self.policy, self.noise, self.most_bouts, dice)
        return [score_of(world, place) for place in range(self.seats)]

    def _shared(self, rating: float, world: Core, seat: i64) -> list[float]:
        """The scores of all when the mover's is *rating*: one of those in play is the fool."""
        others: i64 = -1
        place: i64 = 0
        while place < self.seats:
            if world.is_in_play(place):
                others += 1
            place += 1
        scores: list[float] = []
        place = 0
        while place < self.seats:
            if place == seat:
                scores.append(rating)
            elif world.is_in_play(place):
                scores.append(1.0 - rating / float(others))
            else:
                scores.append(1.0)
            place += 1
        return scores


def few_turns_of(core: Core, seat: i64) -> list[int]:
    """The moves of *seat* without those that only change the order.

    Of several open cards the first is beaten first.
    """
    turns = turns_of(core, seat)
    if core.phase() != DEFEND or core.unbeaten < 2:  # noqa: PLR2004 - more than one
        return turns
    first: i64 = -1
    kept: list[int] = []
    for turn in turns:
        number: i64 = turn
        if BEAT_TURN <= number < TAKE_TURN:
            attack = (number - BEAT_TURN) // CARDS
            if first < 0:
                first = attack
            if attack != first:
                continue
        kept.append(turn)
    return kept
