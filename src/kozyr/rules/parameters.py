"""`Rules`: every way in which people play Durak, as parameters with named presets.

A value that is known and not played yet is refused by name, never ignored.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final, Self

from kozyr.cards import Card, NotationError, Rank
from kozyr.rules.errors import RulesError, UnsupportedRules


class Pack(StrEnum):
    """The full set of cards dealt from."""

    CARDS_24 = "24"
    CARDS_32 = "32"
    CARDS_36 = "36"
    CARDS_52 = "52"
    CARDS_54_JOKERS = "54"
    TWO_OF_36 = "2x36"


class TrumpSource(StrEnum):
    """Which card names the trump."""

    NEXT_AFTER_DEAL = "next_after_deal"
    BOTTOM_CARD = "bottom_card"


class TrumpMode(StrEnum):
    """How the trump suit comes about."""

    TURNED = "turned"
    ALWAYS_DIAMONDS = "always_diamonds"
    CHOSEN = "chosen"
    NONE = "none"
    PERSONAL = "personal"


class AceTurnedUp(StrEnum):
    """What happens when the trump card is an ace."""

    KEEP = "keep"
    REDEAL = "redeal"


class FirstAttacker(StrEnum):
    """Who opens a deal."""

    LOWEST_TRUMP = "lowest_trump"
    LEFT_OF_DEALER = "left_of_dealer"
    UNDER_FOOL = "under_fool"
    FROM_UNDER_FOOL = "from_under_fool"
    WINNER = "winner"
    FOOL = "fool"


class NoTrumpFallback(StrEnum):
    """Who opens when nobody holds a trump."""

    LOWEST_CARD = "lowest_card"
    LOT = "lot"
    FIRST_SEAT = "first_seat"


class Dealer(StrEnum):
    """Who deals the next deal."""

    FOOL = "fool"
    NEXT_SEAT = "next_seat"


class Opening(StrEnum):
    """How many cards of one rank open a bout in one move."""

    ONE_CARD = "one_card"
    EQUAL_RANKS = "equal_ranks"


class ThrowRanks(StrEnum):
    """Which cards on the table lend their ranks to throwing in."""

    ATTACK_AND_DEFENCE = "attack_and_defence"
    ATTACK_ONLY = "attack_only"


class Throwers(StrEnum):
    """Who may throw in."""

    ALL = "all"
    NEIGHBOURS = "neighbours"
    ATTACKER_ONLY = "attacker_only"
    NOBODY = "nobody"


class ThrowOrder(StrEnum):
    """In which order throwers may add."""

    FREE = "free"
    ORDERED = "ordered"


class ThrowTiming(StrEnum):
    """From when on cards may be thrown in."""

    ANY_TIME = "any_time"
    AFTER_FIRST_BEAT = "after_first_beat"
    ALL_BEATEN = "all_beaten"


class DefenderHandCap(StrEnum):
    """Whether the defender's hand limits the attack."""

    WHEN_BECAME_DEFENDER = "when_became_defender"
    NONE = "none"


class FirstCapScope(StrEnum):
    """How long the first-bout limit lasts."""

    FIRST_BOUT = "first_bout"
    UNTIL_FIRST_DISCARD = "until_first_discard"


class TransferCards(StrEnum):
    """How many cards one transfer lays."""

    ONE = "one"
    SEVERAL = "several"


class DrawOrder(StrEnum):
    """In which order hands are refilled."""

    DEFENDER_LAST = "defender_last"
    DEFENDER_FIRST = "defender_first"


class DrawLead(StrEnum):
    """Who draws up first after transfers."""

    LAST_TRANSFERRER = "last_transferrer"
    OPENER = "opener"


class Discard(StrEnum):
    """What may be known of the discard."""

    HIDDEN = "hidden"
    OPEN = "open"


class DrawRule(StrEnum):
    """What it means when the last two hands empty together."""

    DRAW = "draw"
    LAST_DEFENDER_LOSES = "last_defender_loses"


class Placing(StrEnum):
    """What the order of leaving counts for."""

    FOOL_ONLY = "fool_only"
    FIRST_OUT_WINS = "first_out_wins"


class Series(StrEnum):
    """Whether deals are scored together."""

    NONE = "none"
    FIRST_TO_5 = "first_to_5"
    FEWEST_FOOLS = "fewest_fools"


class Teams(StrEnum):
    """Who plays with whom."""

    NONE = "none"
    TWO_VS_TWO = "2v2"
    THREE_VS_THREE = "3v3"


class TeamOutSeat(StrEnum):
    """Who plays the turns of a partner who is out."""

    PARTNER_PLAYS = "partner_plays"
    SKIPPED = "skipped"


class Redeal(StrEnum):
    """Which hands call for a new deal."""

    NEVER = "never"
    FIVE_OF_A_SUIT = "five_of_a_suit"
    ONE_COLOUR = "one_colour"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What a game is played by; the defaults are the preset ``app``.

    Counts are in cards; `transfer_chain_limit` in transfers, 0 for no limit;
    `bout_limit` in bouts, after which the game is adjudicated a draw (2.38).

    Raises:
        UnsupportedRules: a value that is known and not played yet.
        RulesError: values that no game can have.
    """

    pack: Pack = Pack.CARDS_36
    hand_size: int = 6
    trump_source: TrumpSource = TrumpSource.NEXT_AFTER_DEAL
    trump_mode: TrumpMode = TrumpMode.TURNED
    ace_turned_up: AceTurnedUp = AceTurnedUp.KEEP
    spades_only_spades: bool = False
    low_beats_ace: bool = False
    first_attacker: FirstAttacker = FirstAttacker.LOWEST_TRUMP
    next_first_attacker: FirstAttacker = FirstAttacker.LOWEST_TRUMP
    no_trump_fallback: NoTrumpFallback = NoTrumpFallback.LOWEST_CARD
    dealer: Dealer = Dealer.FOOL
    opening: Opening = Opening.ONE_CARD
    may_pass_opening: bool = False
    throw_ranks: ThrowRanks = ThrowRanks.ATTACK_AND_DEFENCE
    throwers: Throwers = Throwers.ALL
    throw_order: ThrowOrder = ThrowOrder.FREE
    throw_timing: ThrowTiming = ThrowTiming.ANY_TIME
    throw_after_take: bool = True
    attack_limit: int = 6
    defender_hand_cap: DefenderHandCap = DefenderHandCap.WHEN_BECAME_DEFENDER
    first_bout_limit: int = 5
    first_cap_scope: FirstCapScope = FirstCapScope.FIRST_BOUT
    transfer: bool = False
    transfer_cards: TransferCards = TransferCards.ONE
    transfer_sufficiency: bool = True
    transfer_in_first_bout: bool = True
    transfer_chain_limit: int = 0
    transfer_by_showing: bool = False
    discard: Discard = Discard.HIDDEN
    draw_order: DrawOrder = DrawOrder.DEFENDER_LAST
    draw_lead: DrawLead = DrawLead.LAST_TRANSFERRER
    swap_trump: bool = False
    draw_rule: DrawRule = DrawRule.DRAW
    placing: Placing = Placing.FOOL_ONLY
    series: Series = Series.NONE
    teams: Teams = Teams.NONE
    team_out_seat: TeamOutSeat = TeamOutSeat.PARTNER_PLAYS
    pogony: bool = False
    redeal: Redeal = Redeal.NEVER
    bout_limit: int = 200

    def __post_init__(self) -> None:
        """Refuse what cannot be played, or not yet."""
        for field in fields(self):
            value = getattr(self, field.name)
            supported = _SUPPORTED.get(field.name, (field.default,))
            if supported and value not in supported:
                raise UnsupportedRules(field.name, value, ", ".join(map(str, supported)))
        if self.bout_limit < 1:
            raise RulesError(f"bout_limit={self.bout_limit}: a game needs at least one bout")
        if self.transfer_chain_limit < 0:
            raise RulesError(
                f"transfer_chain_limit={self.transfer_chain_limit}: expected 0 or more"
            )

    @classmethod
    def preset(cls, name: str) -> Self:
        """Return the rules people know by *name* (see `PRESETS`).

        Raises:
            RulesError: no preset has that name.
        """
        if name not in PRESETS:
            raise RulesError(f"no preset {name!r}; there are: {', '.join(PRESETS)}")
        return cls(**PRESETS[name])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read rules from a preset's name and ``parameter=value`` words after it.

        Raises:
            NotationError: a word is not ``parameter=value``, no such value is known, or
                a parameter is given twice.
            RulesError: the rules cannot be played.
        """
        name, *words = text.split() or [""]
        rules = cls.preset(name)
        changes: dict[str, Any] = {}
        for word in words:
            parameter, _, value = word.partition("=")
            if parameter in changes:
                raise NotationError(f"{word!r}: {parameter} is given twice")
            changes[parameter] = _parse_value(parameter, value, word)
        values = {field.name: getattr(rules, field.name) for field in fields(rules)} | changes
        return cls(**values)

    def __str__(self) -> str:
        """The rules as `parse` reads them: nearest preset, then what differs."""

        def difference(preset: str) -> list[str]:
            base = type(self).preset(preset)
            return [
                f"{field.name}={_format_value(getattr(self, field.name))}"
                for field in fields(self)
                if getattr(self, field.name) != getattr(base, field.name)
            ]

        name = min(PRESETS, key=lambda preset: len(difference(preset)))
        return " ".join([name, *difference(name)])

    @property
    def cards(self) -> tuple[Card, ...]:
        """The full pack, in the order of `Card.index`."""
        lowest = _LOWEST_RANK[self.pack]
        return tuple(card for card in Card.ALL if card.rank >= lowest)

    @property
    def min_seats(self) -> int:
        """The fewest players."""
        return 2

    @property
    def max_seats(self) -> int:
        """The most players: as many full hands as the pack holds."""
        return len(self.cards) // self.hand_size

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players these rules cannot seat.

        Raises:
            RulesError: too few, or more than the pack can deal to.
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise RulesError(
                f"these rules seat {self.min_seats} to {self.max_seats} players"
                f" with {len(self.cards)} cards, not {seats}"
            )


_LOWEST_RANK: Final[Mapping[Pack, Rank]] = {Pack.CARDS_36: Rank.SIX}

# What is played today besides each parameter's default; an empty tuple means any value.
_SUPPORTED: Final[Mapping[str, tuple[object, ...]]] = {
    "throwers": tuple(Throwers),
    "throw_timing": (ThrowTiming.ANY_TIME, ThrowTiming.AFTER_FIRST_BEAT),
    "throw_after_take": (True, False),
    "first_cap_scope": tuple(FirstCapScope),
    "transfer": (False, True),
    "transfer_in_first_bout": (True, False),
    "transfer_chain_limit": (),
    "transfer_by_showing": (False, True),
    "bout_limit": (),
}

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "app": {},
    "app+transfer": {"transfer": True},
}


def _format_value(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _parse_value(parameter: str, value: str, word: str) -> Any:  # noqa: ANN401 - one of many types
    defaults: dict[str, Any] = {field.name: field.default for field in fields(Rules)}
    if parameter not in defaults:
        raise NotationError(f"{word!r}: no rule is called {parameter!r}")
    match defaults[parameter]:
        case bool():
            if value not in ("on", "off"):
                raise NotationError(f"{word!r}: expected on or off")
            return value == "on"
        case int():
            if not value.isdecimal():
                raise NotationError(f"{word!r}: expected a number")
            return int(value)
        case default:
            choices = {str(choice): choice for choice in type(default)}
            if value not in choices:
                raise NotationError(f"{word!r}: expected one of {', '.join(choices)}")
            return choices[value]
