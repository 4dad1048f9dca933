"""`Tree`: a search tree over what everybody sees, walked in one sampled world after another.

All moves are open, so a node is a sequence of moves: in it the worlds come together that the
players cannot tell apart.  Every seat plays for itself (max^n): a node keeps the scores of
the one who makes its move.  Who that is everybody knows, so that it is the same in all worlds.
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
"""The score of every seat in a game of the last two; empty where it is not certain."""
_TWO: Final = 2


class Node:
    """What has come of one move: how often it could be made, how often it was, and its score.

    `total` is the sum of the scores of the seat that makes the move, `prior` what it was rated
    before it was ever made, `weight` how much that speaks for trying it.
    """

    def __init__(self, prior: float, weight: float) -> None:
        self.children: dict[int, Node] | None = None
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.prior: float = prior
        self.weight: float = weight
        self.is_known: bool = False
        self.is_rated: bool = False


class Tree:
    """The tree below a moment, grown by `walk`.

    A walk ends in the first position with a choice that no walk has come to before.  What it
    is worth the *closer* says where it is certain of it, else a playout with a share *noise*
    of random moves, of 65,536, which ends after *most_bouts*.  Where the *rater* has an
    opinion it is worth what the best move there is rated, mixed with a playout that counts
    for *played*; the same ratings then say which moves are tried (PUCT): those *sharpness*
    times a rating higher are e times as likely.  *exploration* is the weight of what has
    seldom been tried.
    """

    def __init__(
        self,
        seats: int,
        policy: Policy,
        exploration: float,
        sharpness: float,
        played: float,
        noise: int,
        most_bouts: int,
        rater: Rater | None,
        closer: Closer | None,
    ) -> None:
        self.seats: i64 = seats
        self.policy: Policy = policy
        self.exploration: float = exploration
        self.sharpness: float = sharpness
        self.played: float = played
        self.noise: i64 = noise
        self.most_bouts: i64 = most_bouts
        self.rater: Rater | None = rater
        self.closer: Closer | None = closer
        self.root: Node = Node(0.5, 1.0)

    def walk(self, world: Core, first: list[int], dice: Dice) -> float:
        """Go down the tree once in *world*, which is changed; at the root only by *first*.

        Return what it was worth to the mover at the root.
        """
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        seat = mover_of(world)
        turns = first
        scores: list[float] = []
        while not scores:
            turn: i64 = turns[0]
            if len(turns) > 1:
                turn = self._choose(node, world, seat, turns, dice)
            node = self._child(node, turn)
            path.append(node)
            movers.append(int(seat))
            make_turn(world, seat, turn)
            if world.is_over:
                scores = self._final(world)
                continue
            seat = mover_of(world)
            turns = few_turns_of(world, seat)
            if not node.is_known and len(turns) > 1:
                node.is_known = True
                scores = self._scores_of(node, world, seat, turns, dice)
        self.root.visits += 1
        place: i64 = 0
        while place < len(path):
            passed = path[place]
            passed.visits += 1
            passed.total += scores[movers[place]]
            place += 1
        return scores[movers[0]]

    def child_of_root(self, turn: int) -> Node | None:
        """What has come of *turn* at the root; None if it was never thought of."""
        children = self.root.children
        return None if children is None else children.get(turn)

    def is_clear(self, left: int) -> bool:
        """Whether *left* more walks cannot change which move at the root has the most."""
        children = self.root.children
        if children is None:
            return False
        first: i64 = 0
        second: i64 = 0
        for child in children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first > second + left

    def _child(self, node: Node, turn: i64) -> Node:
        children = node.children
        if children is None:
            children = {}
            node.children = children
        child = children.get(int(turn))
        if child is None:
            child = Node(0.5, 1.0)
            children[int(turn)] = child
        return child

    def _choose(self, node: Node, world: Core, seat: i64, turns: list[int], dice: Dice) -> i64:
        """The move that looks best to *seat*, or has been tried too seldom."""
        children = node.children
        untried: list[int] = turns
        if children is not None:
            untried = [turn for turn in turns if turn not in children]
        if untried and not self._rate(node, world, untried):
            return self._first_of(untried, world, seat, dice)
        return self._rated(node, turns) if node.is_rated else self._tried(node, turns)

    def _rate(self, node: Node, world: Core, turns: list[int]) -> list[float]:
        """Make children of *turns*, by what the rater says of them; empty if that is nothing."""
        if self.rater is None:
            return []
        ratings = self.rater(world, turns)
        if not ratings:
            return ratings
        children = node.children
        if children is None:
            children = {}
            node.children = children
        node.is_rated = True
        place: i64 = 0
        while place < len(turns):
            rating = ratings[place]
            if turns[place] not in children:
                children[turns[place]] = Node(rating, exp(rating * self.sharpness))
            place += 1
        return ratings

    def _first_of(self, untried: list[int], world: Core, seat: i64, dice: Dice) -> i64:
        """Of moves that were never made the one that the policy would make, else any."""
        likely = self.policy.turn(world, seat)
        for turn in untried:
            if turn == likely:
                return likely
        return untried[dice.below(len(untried))]

    def _tried(self, node: Node, turns: list[int]) -> i64:
        """UCB, by how often a move could have been made (ISMCTS)."""
        best: i64 = turns[0]
        highest: float = -1.0
        for turn in turns:
            child = self._child(node, turn)
            child.available += 1
            visits = float(child.visits)
            value = child.total / visits + self.exploration * sqrt(
                log(float(child.available)) / visits
            )
            if value > highest:
                highest = value
                best = turn
        return best

    def _rated(self, node: Node, turns: list[int]) -> i64:
        """PUCT: what was rated high is tried first, and its rating is its first score."""
        total: float = 0.0
        visits: i64 = 1
        children: list[Node] = []
        for turn in turns:
            child = self._child(node, turn)
            children.append(child)
            total += child.weight
            visits += child.visits
        share = self.exploration * sqrt(float(visits)) / total
        best: i64 = 0
        highest: float = -1.0
        place: i64 = 0
        while place < len(children):
            child = children[place]
            value = (child.total + child.prior + share * child.weight) / float(child.visits + 1)
            if value > highest:
                highest = value
                best = place
            place += 1
        return turns[best]

    def _scores_of(
        self, node: Node, world: Core, seat: i64, turns: list[int], dice: Dice
    ) -> list[float]:
        """What *world* is worth to every seat: for certain, as it is rated, or played out."""
        if self.closer is not None and self._is_ending(world):
            closed = self.closer(world)
            if closed:
                return closed
        ratings = self._rate(node, world, turns)
        if ratings:
            rated = self._shared(max(ratings), world, seat)
            if self.played <= 0.0:
                return rated
            play_noisily(world, self.policy, self.noise, self.most_bouts, dice)
            final = self._final(world)
            place: i64 = 0
            while place < self.seats:
                rated[place] += self.played * (final[place] - rated[place])
                place += 1
            return rated
        play_noisily(world, self.policy, self.noise, self.most_bouts, dice)
        return self._final(world)

    def _final(self, world: Core) -> list[float]:
        return [score_of(world, place) for place in range(self.seats)]

    def _is_ending(self, world: Core) -> bool:
        """Whether two are left, and the stock holds nothing but a face-up card."""
        if world.stock_left() > 1 or (world.stock_left() == 1 and not world.is_face_up):
            return False
        playing: i64 = 0
        place: i64 = 0
        while place < self.seats:
            if world.is_in_play(place):
                playing += 1
            place += 1
        return playing <= _TWO

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
