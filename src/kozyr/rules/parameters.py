"""`Rules`: every way in which people play Durak, as parameters with named presets.

Numbers such as (1.8) name the paragraphs of docs/rules.md.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any, Final, Self

from kozyr.cards import Card, NotationError, Rank, Suit
from kozyr.rules.choices import (
    AceTurnedUp,
    Dealer,
    DefenderHandCap,
    Discard,
    DrawLead,
    DrawOrder,
    DrawRule,
    FirstAttacker,
    FirstCapScope,
    LowBeatsAce,
    NoTrumpFallback,
    Opening,
    Pack,
    Placing,
    Redeal,
    SeriesKind,
    Showing,
    TeamOutSeat,
    Teams,
    Throwers,
    ThrowOrder,
    ThrowRanks,
    ThrowTiming,
    TransferCards,
    TrumpMode,
    TrumpSource,
)
from kozyr.rules.errors import Conflict, RulesConflict, RulesError

MIN_HAND_SIZE: Final = 4
MAX_HAND_SIZE: Final = 12
MIN_SEATS: Final = 2
MAX_SEATS: Final = 12

_FOOL_DECIDES: Final = (
    FirstAttacker.UNDER_FOOL,
    FirstAttacker.FROM_UNDER_FOOL,
    FirstAttacker.FOOL,
)
DECIDED_BY_A_DEAL_BEFORE: Final = (*_FOOL_DECIDES, FirstAttacker.WINNER)
"""What cannot be said of a first deal: there is neither fool nor winner yet (1.8, 1.9)."""

LEFT_TO_THE_CARDS: Final = (FirstAttacker.LOWEST_TRUMP, *DECIDED_BY_A_DEAL_BEFORE)
"""By which the lowest trump decides, if only because the deal before had no fool (1.9)."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What a game is played by; the defaults are the preset ``app``.

    Counts are in cards; `transfer_chain_limit` in transfers; `series_length` in points or
    deals; `bout_limit` in bouts, after which the game is adjudicated a draw (2.38).  For
    `attack_limit`, `first_bout_limit` and `transfer_chain_limit` 0 means no limit.

    Raises:
        RulesConflict: values that do not go together, or out of range.
    """

    pack: Pack = Pack.CARDS_36
    hand_size: int = 6
    trump_source: TrumpSource = TrumpSource.NEXT_AFTER_DEAL
    trump_mode: TrumpMode = TrumpMode.TURNED
    ace_turned_up: AceTurnedUp = AceTurnedUp.KEEP
    spades_only_spades: bool = False
    low_beats_ace: LowBeatsAce = LowBeatsAce.OFF
    first_attacker: FirstAttacker = FirstAttacker.LOWEST_TRUMP
    next_first_attacker: FirstAttacker = FirstAttacker.LOWEST_TRUMP
    no_trump_fallback: NoTrumpFallback = NoTrumpFallback.LOWEST_CARD
    dealer: Dealer = Dealer.FOOL
    opening: Opening = Opening.ONE_CARD
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
    transfer_by_showing: Showing = Showing.OFF
    discard: Discard = Discard.HIDDEN
    draw_order: DrawOrder = DrawOrder.DEFENDER_LAST
    draw_lead: DrawLead = DrawLead.LAST_TRANSFERRER
    swap_trump: bool = False
    draw_rule: DrawRule = DrawRule.DRAW
    placing: Placing = Placing.FOOL_ONLY
    series: SeriesKind = SeriesKind.NONE
    series_length: int = 0
    teams: Teams = Teams.NONE
    team_out_seat: TeamOutSeat = TeamOutSeat.PARTNER_PLAYS
    pogony: bool = False
    redeal: Redeal = Redeal.NEVER
    bout_limit: int = 200

    def __post_init__(self) -> None:
        """Refuse what cannot be played (1.41)."""
        for field in fields(self):
            value = getattr(self, field.name)
            if type(value) is not type(field.default):
                # "neighbours" for Throwers.NEIGHBOURS is what people type.
                object.__setattr__(self, field.name, _value_of(field.name, field.default, value))
        self._check_numbers()
        self._check_trump()
        self._check_series_and_teams()

    def _check_numbers(self) -> None:
        if not MIN_HAND_SIZE <= self.hand_size <= MAX_HAND_SIZE:
            raise RulesConflict(
                Conflict.HAND_SIZE, least=MIN_HAND_SIZE, most=MAX_HAND_SIZE, given=self.hand_size
            )
        for name in ("attack_limit", "first_bout_limit", "transfer_chain_limit", "series_length"):
            if getattr(self, name) < 0:
                raise RulesConflict(Conflict.NEGATIVE, parameter=name, given=getattr(self, name))
        if self.bout_limit < 1:
            raise RulesConflict(Conflict.BOUT_LIMIT, given=self.bout_limit)
        if 0 < self.attack_limit < self.first_bout_limit:
            raise RulesConflict(
                Conflict.FIRST_LIMIT_ABOVE, given=self.first_bout_limit, most=self.attack_limit
            )
        if self.redeal is Redeal.FIVE_OF_A_SUIT and self.hand_size > _FIVE_OF_A_SUIT_HAND:
            raise RulesConflict(Conflict.REDEAL_HAND_SIZE, most=_FIVE_OF_A_SUIT_HAND)

    def _check_trump(self) -> None:
        turned = self.trump_mode is TrumpMode.TURNED
        if not turned and self.ace_turned_up is not AceTurnedUp.KEEP:
            raise RulesConflict(Conflict.ACE_NEEDS_TURNED_TRUMP)
        if not turned and self.trump_source is not TrumpSource.NEXT_AFTER_DEAL:
            raise RulesConflict(Conflict.SOURCE_NEEDS_TURNED_TRUMP)
        if self.swap_trump and not self.turns_trump_up:
            raise RulesConflict(Conflict.SWAP_NEEDS_FACE_UP_TRUMP)
        if self.trump_mode is TrumpMode.NONE and self.low_beats_ace is LowBeatsAce.TRUMPS:
            raise RulesConflict(Conflict.LOW_TRUMP_NEEDS_TRUMP)
        if self.trump_mode is TrumpMode.NONE and self.transfer_by_showing in (
            Showing.TRUMP,
            Showing.TRUMP_ONCE_A_DEAL,
        ):
            raise RulesConflict(Conflict.SHOWING_NEEDS_TRUMP)

    def _check_series_and_teams(self) -> None:
        if self.first_attacker in DECIDED_BY_A_DEAL_BEFORE:
            raise RulesConflict(Conflict.FIRST_DEAL_HAS_NO_FOOL, given=self.first_attacker)
        has_length = self.series in (SeriesKind.TO_POINTS, SeriesKind.DEALS)
        if has_length and self.series_length == 0:
            raise RulesConflict(Conflict.SERIES_LENGTH_MISSING)
        if not has_length and self.series_length != 0:
            raise RulesConflict(Conflict.SERIES_LENGTH_UNUSED)
        if not self.transfer and self.transfer_by_showing is not Showing.OFF:
            raise RulesConflict(Conflict.SHOWING_NEEDS_TRANSFER)
        if self.teams is Teams.NONE:
            return
        if self.transfer:
            raise RulesConflict(Conflict.TEAMS_NEVER_TRANSFER)
        if self.next_first_attacker in _FOOL_DECIDES:
            raise RulesConflict(Conflict.TEAMS_HAVE_NO_ONE_FOOL, given=self.next_first_attacker)
        if self.hand_size * self.min_seats > len(self.cards):
            raise RulesConflict(
                Conflict.TOO_MANY_SEATS,
                given=self.min_seats,
                most=len(self.cards) // self.hand_size,
                cards=len(self.cards),
            )

    @classmethod
    def preset(cls, name: str) -> Self:
        """Return the rules people know by *name*, one of `PRESETS` (1.43).

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
        words = text.split()
        # A preset's name may be of several words.
        lengths = range(len(words), 0, -1)
        length = next((n for n in lengths if " ".join(words[:n]) in PRESETS), 1)
        rules = cls.preset(" ".join(words[:length]))
        words = words[length:]
        changes: dict[str, Any] = {}
        for word in words:
            parameter, _, value = word.partition("=")
            if parameter in changes:
                raise NotationError(f"{word!r}: {parameter} is given twice")
            changes[parameter] = _parse_value(parameter, value, word)
        return rules.changed(**changes)

    def changed(self, **changes: Any) -> Self:  # noqa: ANN401 - the parameters have many types
        """These rules with other values for some parameters.

        Raises:
            RulesConflict: the rules cannot be played.
        """
        values = {field.name: getattr(self, field.name) for field in fields(self)} | changes
        return type(self)(**values)

    def __hash__(self) -> int:
        """Equal rules hash alike."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # Reckoned once: what is kept by rules is looked up at every move of every table.
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __str__(self) -> str:
        """The rules as `parse` reads them: nearest preset, then what differs."""
        return _text_of(self)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The full pack, in the order of `Card.index`; of two packs each card twice."""
        lowest = _LOWEST_RANK[self.pack]
        jokers = self.pack is Pack.CARDS_54_JOKERS
        once = [
            card
            for card in Card.ALL
            if (jokers if card.rank is Rank.JOKER else card.rank >= lowest)
        ]
        return tuple(card for card in once for _ in range(2 if self.has_twins else 1))

    @property
    def has_twins(self) -> bool:
        """Whether the pack holds each card twice (2.34)."""
        return self.pack in (Pack.TWO_OF_36, Pack.TWO_OF_52)

    @property
    def fixed_trump(self) -> Suit | None:
        """The suit that is trumps in every deal; None where a card decides, or there are none."""
        return _FIXED_TRUMPS.get(self.trump_mode)

    @property
    def turns_trump_up(self) -> bool:
        """Whether the trump card lies face up under the stock, while there is one (1.3, 1.4)."""
        is_turned = self.trump_mode is TrumpMode.TURNED
        return is_turned and self.trump_source is not TrumpSource.LAST_DEALT

    @property
    def lowest_rank(self) -> Rank:
        """The lowest rank of the pack."""
        return _LOWEST_RANK[self.pack]

    @property
    def min_seats(self) -> int:
        """The fewest players."""
        return _TEAM_SEATS.get(self.teams, MIN_SEATS)

    @property
    def max_seats(self) -> int:
        """The most players: as many full hands as the pack holds, twelve at most (2.33)."""
        most = min(len(self.cards) // self.hand_size, MAX_SEATS)
        return _TEAM_SEATS.get(self.teams, most)

    def team_of(self, seat: int) -> int | None:
        """The number of the team of *seat*, 0 or 1; None without teams (1.36)."""
        return None if self.teams is Teams.NONE else seat % 2

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players these rules cannot seat.

        Raises:
            RulesConflict: too few, or more than the pack can deal to.
        """
        if self.min_seats <= seats <= self.max_seats:
            return
        if self.teams is not Teams.NONE:
            raise RulesConflict(Conflict.TEAMS_SEATS, given=seats, most=self.max_seats)
        if seats < self.min_seats:
            raise RulesConflict(Conflict.TOO_FEW_SEATS, given=seats, least=self.min_seats)
        raise RulesConflict(
            Conflict.TOO_MANY_SEATS, given=seats, most=self.max_seats, cards=len(self.cards)
        )


_FIVE_OF_A_SUIT_HAND: Final = 6

_LOWEST_RANK: Final[Mapping[Pack, Rank]] = {
    Pack.CARDS_24: Rank.NINE,
    Pack.CARDS_32: Rank.SEVEN,
    Pack.CARDS_36: Rank.SIX,
    Pack.CARDS_52: Rank.TWO,
    Pack.CARDS_54_JOKERS: Rank.TWO,
    Pack.TWO_OF_36: Rank.SIX,
    Pack.TWO_OF_52: Rank.TWO,
}

_FIXED_TRUMPS: Final[Mapping[TrumpMode, Suit]] = {
    TrumpMode.ALWAYS_CLUBS: Suit.CLUBS,
    TrumpMode.ALWAYS_DIAMONDS: Suit.DIAMONDS,
    TrumpMode.ALWAYS_HEARTS: Suit.HEARTS,
    TrumpMode.ALWAYS_SPADES: Suit.SPADES,
}

_TEAM_SEATS: Final[Mapping[Teams, int]] = {Teams.TWO_VS_TWO: 4, Teams.THREE_VS_THREE: 6}

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "app": {},
    "app+transfer": {"transfer": True},
    "simple": {"throwers": Throwers.NOBODY},
    "neighbours": {"throwers": Throwers.NEIGHBOURS},
    "one by one": {
        "throw_order": ThrowOrder.ORDERED,
        "throw_timing": ThrowTiming.ALL_BEATEN,
    },
    "transfer and show": {"transfer": True, "transfer_by_showing": Showing.TRUMP},
    "two-player series to 5": {
        "first_bout_limit": 0,
        "next_first_attacker": FirstAttacker.WINNER,
        "placing": Placing.FIRST_OUT_WINS,
        "series": SeriesKind.TO_POINTS,
        "series_length": 5,
    },
    "teams": {"teams": Teams.TWO_VS_TWO},
    "teams of three": {"teams": Teams.THREE_VS_THREE},
    "short 24": {"pack": Pack.CARDS_24},
    "classic 52": {"pack": Pack.CARDS_52},
    "jokers": {"pack": Pack.CARDS_54_JOKERS},
    "two packs": {"pack": Pack.TWO_OF_36},
    "japanese": {"trump_mode": TrumpMode.ALWAYS_DIAMONDS, "spades_only_spades": True},
}


def _value_of(name: str, default: object, value: object) -> object:
    """Return *value* as the parameter *name* holds it.

    Raises:
        RulesError: the parameter cannot have that value.
    """
    if isinstance(default, StrEnum) and isinstance(value, str):
        try:
            return type(default)(value)
        except ValueError:
            choices = ", ".join(type(default))
            raise RulesError(f"{name}={value!r}: expected one of {choices}") from None
    raise RulesError(f"{name}={value!r}: expected {type(default).__name__}")


@lru_cache(maxsize=256)
def _text_of(rules: Rules) -> str:
    def difference(preset: str) -> list[str]:
        base = Rules.preset(preset)
        return [
            f"{field.name}={format_value(getattr(rules, field.name))}"
            for field in fields(rules)
            if getattr(rules, field.name) != getattr(base, field.name)
        ]

    name = min(PRESETS, key=lambda preset: len(difference(preset)))
    return " ".join([name, *difference(name)])


def format_value(value: object) -> str:
    """Write the value of a parameter as `Rules.parse` reads it; a switch is on or off."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


# Values that records of the first version may hold under another name.
_OLD_VALUES: Final = {("transfer_by_showing", "on"): Showing.TRUMP.value}


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
            if not re.fullmatch(r"[0-9]{1,9}", value):
                raise NotationError(f"{word!r}: expected a number")
            return int(value)
        case default:
            value = _OLD_VALUES.get((parameter, value), value)
            choices = {str(choice): choice for choice in type(default)}
            if value not in choices:
                raise NotationError(f"{word!r}: expected one of {', '.join(choices)}")
            return choices[value]
