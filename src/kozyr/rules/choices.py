"""The values of those parameters of `Rules` that are one of a few.

Numbers such as (1.8) name the paragraphs of docs/rules.md.
"""

from enum import StrEnum


class Pack(StrEnum):
    """The full set of cards dealt from (1.1)."""

    CARDS_24 = "24"
    CARDS_32 = "32"
    CARDS_36 = "36"
    CARDS_52 = "52"
    CARDS_54_JOKERS = "54"
    TWO_OF_36 = "2x36"
    TWO_OF_52 = "2x52"


class TrumpSource(StrEnum):
    """Which card names the trump (1.3)."""

    NEXT_AFTER_DEAL = "next_after_deal"
    BOTTOM_CARD = "bottom_card"
    LAST_DEALT = "last_dealt"


class TrumpMode(StrEnum):
    """How the trump suit comes about (1.4)."""

    TURNED = "turned"
    ALWAYS_CLUBS = "always_clubs"
    ALWAYS_DIAMONDS = "always_diamonds"
    ALWAYS_HEARTS = "always_hearts"
    ALWAYS_SPADES = "always_spades"
    NONE = "none"


class AceTurnedUp(StrEnum):
    """What happens when the card that names the trump is an ace (1.5)."""

    KEEP = "keep"
    REDEAL = "redeal"


class LowBeatsAce(StrEnum):
    """Whether the lowest card of a suit beats its ace (1.7)."""

    OFF = "off"
    SAME_SUIT = "same_suit"
    TRUMPS = "trumps"


class FirstAttacker(StrEnum):
    """Who opens a deal (1.8, 1.9)."""

    LOWEST_TRUMP = "lowest_trump"
    LEFT_OF_DEALER = "left_of_dealer"
    LOT = "lot"
    UNDER_FOOL = "under_fool"
    FROM_UNDER_FOOL = "from_under_fool"
    WINNER = "winner"
    FOOL = "fool"


class NoTrumpFallback(StrEnum):
    """Who opens when nobody holds a trump (1.10)."""

    LOWEST_CARD = "lowest_card"
    LOT = "lot"
    FIRST_SEAT = "first_seat"


class Dealer(StrEnum):
    """Who deals the next deal (1.11)."""

    FOOL = "fool"
    NEXT_SEAT = "next_seat"


class Opening(StrEnum):
    """Whether a lead may be of several cards of one rank by itself (1.12)."""

    ONE_CARD = "one_card"
    EQUAL_RANKS = "equal_ranks"


class ThrowRanks(StrEnum):
    """Which cards on the table lend their ranks to throwing in (1.13)."""

    ATTACK_AND_DEFENCE = "attack_and_defence"
    ATTACK_ONLY = "attack_only"


class Throwers(StrEnum):
    """Who may throw in (1.14)."""

    ALL = "all"
    NEIGHBOURS = "neighbours"
    ATTACKER_ONLY = "attacker_only"
    NOBODY = "nobody"


class ThrowOrder(StrEnum):
    """In which order throwers may add (1.15)."""

    FREE = "free"
    ORDERED = "ordered"


class ThrowTiming(StrEnum):
    """From when on cards may be thrown in (1.16)."""

    ANY_TIME = "any_time"
    AFTER_FIRST_BEAT = "after_first_beat"
    ALL_BEATEN = "all_beaten"


class DefenderHandCap(StrEnum):
    """Whether the defender's hand limits the attack (1.19)."""

    WHEN_BECAME_DEFENDER = "when_became_defender"
    NONE = "none"


class FirstCapScope(StrEnum):
    """How long the first-bout limit lasts (1.21)."""

    FIRST_BOUT = "first_bout"
    UNTIL_FIRST_DISCARD = "until_first_discard"


class TransferCards(StrEnum):
    """Whether a transfer may be of several cards of the rank by itself (1.23)."""

    ONE = "one"
    SEVERAL = "several"


class Showing(StrEnum):
    """Which card of the rank may be shown and kept to transfer, and how often (1.27)."""

    OFF = "off"
    TRUMP = "trump"
    TRUMP_ONCE_A_DEAL = "trump_once_a_deal"
    ANY_CARD = "any_card"


class Discard(StrEnum):
    """Whether the discard may be looked through (1.28)."""

    HIDDEN = "hidden"
    OPEN = "open"


class DrawOrder(StrEnum):
    """In which order hands are refilled (1.29)."""

    DEFENDER_LAST = "defender_last"
    DEFENDER_FIRST = "defender_first"


class DrawLead(StrEnum):
    """Who draws up first after transfers (1.30)."""

    LAST_TRANSFERRER = "last_transferrer"
    OPENER = "opener"


class DrawRule(StrEnum):
    """What it means when the last hands empty together (1.32)."""

    DRAW = "draw"
    LAST_DEFENDER_LOSES = "last_defender_loses"


class Placing(StrEnum):
    """What a deal counts for in a series (1.33)."""

    FOOL_ONLY = "fool_only"
    FIRST_OUT_WINS = "first_out_wins"


class SeriesKind(StrEnum):
    """Whether deals are scored together, and when that ends (1.34)."""

    NONE = "none"
    TO_POINTS = "to_points"
    DEALS = "deals"
    COUNT = "count"


class Teams(StrEnum):
    """Who plays with whom (1.36)."""

    NONE = "none"
    TWO_VS_TWO = "2v2"
    THREE_VS_THREE = "3v3"


class TeamOutSeat(StrEnum):
    """Who plays the turns of a partner who is out (1.37)."""

    PARTNER_PLAYS = "partner_plays"
    SKIPPED = "skipped"


class Redeal(StrEnum):
    """Which hands call for a new deal (1.39)."""

    NEVER = "never"
    FIVE_OF_A_SUIT = "five_of_a_suit"
    ONE_COLOUR = "one_colour"
