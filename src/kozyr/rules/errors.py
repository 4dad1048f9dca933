"""Errors of the rules: each names what was wrong and what would be right."""

from enum import StrEnum

from kozyr.rules.reasons import Reason


class RulesError(ValueError):
    """A set of rules, a deal or a number of players that cannot be played."""


class Conflict(StrEnum):
    """Why a set of rules is refused; each is one sentence in the reader's language."""

    HAND_SIZE = "hand_size"
    NEGATIVE = "negative"
    BOUT_LIMIT = "bout_limit"
    FIRST_LIMIT_ABOVE = "first_limit_above"
    REDEAL_HAND_SIZE = "redeal_hand_size"
    ACE_NEEDS_TURNED_TRUMP = "ace_needs_turned_trump"
    SOURCE_NEEDS_TURNED_TRUMP = "source_needs_turned_trump"
    SWAP_NEEDS_FACE_UP_TRUMP = "swap_needs_face_up_trump"
    LOW_TRUMP_NEEDS_TRUMP = "low_trump_needs_trump"
    SHOWING_NEEDS_TRUMP = "showing_needs_trump"
    SHOWING_NEEDS_TRANSFER = "showing_needs_transfer"
    FIRST_DEAL_HAS_NO_FOOL = "first_deal_has_no_fool"
    SERIES_LENGTH_MISSING = "series_length_missing"
    SERIES_LENGTH_UNUSED = "series_length_unused"
    TEAMS_NEVER_TRANSFER = "teams_never_transfer"
    TEAMS_HAVE_NO_ONE_FOOL = "teams_have_no_one_fool"
    TEAMS_SEATS = "teams_seats"
    TOO_FEW_SEATS = "too_few_seats"
    TOO_MANY_SEATS = "too_many_seats"


_SENTENCES = {
    Conflict.HAND_SIZE: "hand_size={given}: a hand has {least} to {most} cards",
    Conflict.NEGATIVE: "{parameter}={given}: expected 0 or more",
    Conflict.BOUT_LIMIT: "bout_limit={given}: a game needs at least one bout",
    Conflict.FIRST_LIMIT_ABOVE: (
        "first_bout_limit={given} is above attack_limit={most}: it can only be stricter"
    ),
    Conflict.REDEAL_HAND_SIZE: (
        "redeal=five_of_a_suit needs hands of {most} cards at most: larger ones nearly always"
        " hold five of a suit"
    ),
    Conflict.ACE_NEEDS_TURNED_TRUMP: "ace_turned_up=redeal needs trump_mode=turned",
    Conflict.SOURCE_NEEDS_TURNED_TRUMP: (
        "trump_source says which card names the trump: it needs trump_mode=turned"
    ),
    Conflict.SWAP_NEEDS_FACE_UP_TRUMP: "swap_trump=on needs a trump card face up under the stock",
    Conflict.LOW_TRUMP_NEEDS_TRUMP: "low_beats_ace=trumps needs a trump",
    Conflict.SHOWING_NEEDS_TRUMP: "transfer_by_showing: without trumps none can be shown",
    Conflict.SHOWING_NEEDS_TRANSFER: "transfer_by_showing needs transfer=on",
    Conflict.FIRST_DEAL_HAS_NO_FOOL: (
        "first_attacker={given}: before the first deal there is neither fool nor winner"
    ),
    Conflict.SERIES_LENGTH_MISSING: "a series to points or over deals needs series_length",
    Conflict.SERIES_LENGTH_UNUSED: "series_length needs series=to_points or series=deals",
    Conflict.TEAMS_NEVER_TRANSFER: "teams cannot be combined with transfer=on",
    Conflict.TEAMS_HAVE_NO_ONE_FOOL: (
        "next_first_attacker={given}: with teams there is no single fool"
    ),
    Conflict.TEAMS_SEATS: "these teams need {most} players, not {given}",
    Conflict.TOO_FEW_SEATS: "at least {least} players are needed, not {given}",
    Conflict.TOO_MANY_SEATS: "{cards} cards are enough for {most} players, not {given}",
}


class RulesConflict(RulesError):  # noqa: N818 - the name of the thing, as in `IllegalMove`
    """Rules that cannot be played: `kind` says why, `arguments` what the sentence speaks of."""

    def __init__(self, kind: Conflict, **arguments: int | str) -> None:
        """Refuse for *kind*."""
        super().__init__(_SENTENCES[kind].format(**arguments))
        self.kind = kind
        self.arguments = arguments


class IllegalMove(ValueError):  # noqa: N818 - the name of the thing that happened
    """A move the rules refuse; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        """Refuse for *reason*."""
        super().__init__(str(reason))
        self.reason = reason
