"""Errors of the rules: each names what was wrong and what would be right."""

from kozyr.rules.reasons import Reason


class RulesError(ValueError):
    """A set of rules, a deal or a number of players that cannot be played."""


class UnsupportedRules(RulesError):  # noqa: N818 - reads as what it is: the rules are unsupported
    """A value that `Rules` knows by name and does not play yet."""

    def __init__(self, parameter: str, value: object, supported: str) -> None:
        """Say that *parameter* cannot be *value* yet, and what it can be."""
        super().__init__(f"{parameter}={value} is not supported yet; supported: {supported}")
        self.parameter = parameter
        self.value = value


class IllegalMove(ValueError):  # noqa: N818 - the name of the thing that happened
    """A move the rules refuse; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        """Refuse for *reason*."""
        super().__init__(str(reason))
        self.reason = reason
