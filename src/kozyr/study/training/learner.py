"""`Learner`: a net in floating point that learns what moves were worth.

The net is that of `kozyr.bots.net.layers`: a logit of the score that a move is expected to
bring.  It learns by the cross-entropy to what it brought, with Adam.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kozyr.bots.net import Weights
from kozyr.bots.net.features import INPUTS, STATE, WORDS
from kozyr.study.training.field import POINTS

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.999
_EPSILON: Final = 1e-8


class Rater(NamedTuple):
    """The numbers of a net that rates moves, in floating point; see `Learner`."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    def logits(self, words: Ints, actions: Ints, targets: Ints, owners: Ints) -> list[float]:
        """What moves are worth.

        Args:
            words: the words of each position, one after the other.
            actions, targets: the two inputs of each move.
            owners: the position, by number, of each move.
        """
        hidden = _bits(words.reshape(-1, WORDS)) @ self.first[:STATE] + self.first_bias
        moves = hidden[owners]
        moves += self.first[actions]
        moves += self.first[targets]
        np.maximum(moves, 0, out=moves)
        deep = moves @ self.second
        deep += self.second_bias
        np.maximum(deep, 0, out=deep)
        found: list[float] = (deep @ self.last + self.last_bias).tolist()
        return found


class Learner:
    """The numbers of a net of *width* and *depth* units, and Adam's memory of them.

    Of the moves' second inputs -1 is none.
    """

    NAMES: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")

    def __init__(self, width: int, depth: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        # About 70 inputs are 1 at once, and about half of the units.
        self.first = _spread(dice, (INPUTS, width), 1 / 70)
        # No move has the last input: looked up as number -1 it stands for none.
        self.first[-1] = 0
        self.first_bias = np.zeros(width, np.float32)
        self.second = _spread(dice, (width, depth), 2 / width)
        self.second_bias = np.zeros(depth, np.float32)
        self.last = _spread(dice, (depth,), 2 / depth)
        self.last_bias = np.zeros(1, np.float32)
        self.batches = 0
        self._means = [np.zeros_like(numbers) for numbers in self.numbers]
        self._squares = [np.zeros_like(numbers) for numbers in self.numbers]

    @property
    def numbers(self) -> list[Floats]:
        """All that is learnt, in the order of `NAMES`."""
        return [getattr(self, name) for name in self.NAMES]

    def rater(self) -> "Rater":
        """The net as it is now, whatever is learnt from here on."""
        return Rater(*(numbers.copy() for numbers in self.numbers))

    def learn(self, steps: Ints, rate: float) -> float:
        """Learn from a batch of rows of `field.STEP` numbers; return the mean loss before."""
        loss, gradients = self.gradients(steps)
        self.batches += 1
        first_correction = 1 - _FIRST_DECAY**self.batches
        second_correction = 1 - _SECOND_DECAY**self.batches
        step = rate * second_correction**0.5 / first_correction
        for numbers, gradient, mean, square in zip(
            self.numbers, gradients, self._means, self._squares, strict=True
        ):
            _descend(numbers, gradient, mean, square, step)
        return loss

    def gradients(self, steps: Ints) -> tuple[float, list[Floats]]:
        """The mean loss of *steps*, and how it changes with each of the numbers."""
        count = len(steps)
        inputs = np.zeros((count, INPUTS), np.float32)
        inputs[:, :STATE] = _bits(steps[:, :WORDS])
        rows = np.arange(count)
        inputs[rows, steps[:, WORDS]] = 1
        targets = steps[:, WORDS + 1]
        with_target = np.flatnonzero(targets >= 0)
        inputs[with_target, targets[with_target]] = 1
        scores = steps[:, WORDS + 2].astype(np.float32) / POINTS

        hidden = inputs @ self.first + self.first_bias
        np.maximum(hidden, 0, out=hidden)
        deep = hidden @ self.second + self.second_bias
        np.maximum(deep, 0, out=deep)
        logits = deep @ self.last + self.last_bias

        chances = 1 / (1 + np.exp(-logits))
        loss = float(np.mean(np.logaddexp(0, logits) - scores * logits))
        error = (chances - scores) / count
        deep_error = np.outer(error, self.last)
        deep_error *= deep > 0
        hidden_error = deep_error @ self.second.T
        hidden_error *= hidden > 0
        return loss, [
            inputs.T @ hidden_error,
            hidden_error.sum(axis=0),
            hidden.T @ deep_error,
            deep_error.sum(axis=0),
            error @ deep,
            error.sum(keepdims=True),
        ]

    def weights(self) -> Weights:
        """The net in whole numbers.

        Raises:
            BadWeights: its numbers have grown too large.
        """
        return Weights.rounded(
            self.first.tolist(),
            self.first_bias.tolist(),
            self.second.tolist(),
            self.second_bias.tolist(),
            self.last.tolist(),
            float(self.last_bias[0]),
        )

    def state(self) -> dict[str, NDArray[np.generic]]:
        """All that has to be kept to learn on."""
        kept: dict[str, NDArray[np.generic]] = {"batches": np.array(self.batches)}
        for name, numbers, mean, square in zip(
            self.NAMES, self.numbers, self._means, self._squares, strict=True
        ):
            kept |= {name: numbers, f"{name}_mean": mean, f"{name}_square": square}
        return kept

    def restore(self, kept: Mapping[str, NDArray[np.generic]]) -> None:
        """Learn on from what `state` gave."""
        self.batches = int(kept["batches"])
        for name, numbers, mean, square in zip(
            self.NAMES, self.numbers, self._means, self._squares, strict=True
        ):
            numbers[:] = kept[name]
            mean[:] = kept[f"{name}_mean"]
            square[:] = kept[f"{name}_square"]


def _spread(dice: np.random.Generator, shape: tuple[int, ...], variance: float) -> Floats:
    spread: Floats = (dice.standard_normal(shape) * variance**0.5).astype(np.float32)
    return spread


def _bits(words: Ints) -> Floats:
    """The bits of each row of words as numbers."""
    octets = np.ascontiguousarray(words, "<i8").view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little").astype(np.float32)


def _descend(numbers: Floats, gradient: Floats, mean: Floats, square: Floats, step: float) -> None:
    """Change *numbers* against their *gradient*, which is used up, as Adam does."""
    mean *= np.float32(_FIRST_DECAY)
    mean += np.float32(1 - _FIRST_DECAY) * gradient
    np.multiply(gradient, gradient, out=gradient)
    gradient *= np.float32(1 - _SECOND_DECAY)
    square *= np.float32(_SECOND_DECAY)
    square += gradient
    np.sqrt(square, out=gradient)
    gradient += np.float32(_EPSILON)
    np.divide(mean, gradient, out=gradient)
    gradient *= np.float32(step)
    numbers -= gradient
