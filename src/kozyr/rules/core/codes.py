"""The core's numbers: phases, refusals, what its log tells, and values of `Terms`."""

from typing import Final

# What a game waits for.
OPEN: Final = 0
DEFEND: Final = 1
COVERED: Final = 2
TAKING: Final = 3
OVER: Final = 4

# What a seat is in a bout.
NO_ROLE: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
AS_THROWER: Final = 3

# Refusals, by the names of `ReasonKind`; 0 is none.
GAME_OVER: Final = 1
SEAT_OUT: Final = 2
NOT_THE_ATTACKER: Final = 3
NOT_THE_DEFENDER: Final = 4
DEFENDER_NEVER_ADDS: Final = 5
DEFENDERS_PARTNER: Final = 6
NOT_A_THROWER: Final = 7
NOT_YOUR_TURN: Final = 8
NO_ATTACK_YET: Final = 9
MUST_OPEN: Final = 10
UNBEATEN_CARDS: Final = 11
ALREADY_DONE: Final = 12
ALREADY_TAKING: Final = 13
NOTHING_TO_TAKE: Final = 14
NOTHING_TO_BEAT: Final = 15
NOT_IN_HAND: Final = 16
JOKER_ONLY_BEATS: Final = 17
RANK_NOT_ON_TABLE: Final = 18
AFTER_FIRST_BEAT: Final = 19
NOT_ALL_BEATEN: Final = 20
DEFENDER_HAND_LIMIT: Final = 21
FIRST_BOUT_LIMIT: Final = 22
BOUT_LIMIT: Final = 23
NOT_ON_TABLE: Final = 24
ALREADY_BEATEN: Final = 25
TOO_LOW: Final = 26
WRONG_SUIT: Final = 27
TRUMP_NEEDED: Final = 28
SUIT_NEEDED: Final = 29
SPADES_ONLY: Final = 30
JOKER_COLOUR: Final = 31
JOKER_UNBEATABLE: Final = 32
TRANSFER_OFF: Final = 33
TRANSFER_AFTER_BEAT: Final = 34
TRANSFER_RANK: Final = 35
TRANSFER_FIRST_BOUT: Final = 36
TRANSFER_CHAIN: Final = 37
NOBODY_TO_RECEIVE: Final = 38
RECEIVER_HAND_LIMIT: Final = 39
SHOW_OFF: Final = 40
SHOW_TRUMP: Final = 41
SHOW_USED: Final = 42
SWAP_OFF: Final = 43
SWAP_BETWEEN_BOUTS: Final = 44
SWAP_NO_TRUMP_CARD: Final = 45
SWAP_LOWEST: Final = 46

# What `Core.log` tells of the end of a bout; each code is followed by what it speaks of.
LOG_BEATEN: Final = 1  # the number of cards, the cards
LOG_TAKEN: Final = 2  # the number of cards, the cards, the seat
LOG_DREW: Final = 3  # the seat, the number of cards, the cards, 1 with the trump card
LOG_OUT: Final = 4  # the seat, its place
LOG_OVER: Final = 5
LOG_BOUT: Final = 6

# Who may throw in (1.14), and from when on (1.16).
ALL: Final = 0
NEIGHBOURS: Final = 1
ATTACKER_ONLY: Final = 2
NOBODY: Final = 3
ANY_TIME: Final = 0
AFTER_BEAT: Final = 1
ALL_BEATEN: Final = 2

# Which card names the trump (1.3, 1.4), and who opens when nobody holds one (1.10).
NEXT_AFTER_DEAL: Final = 0
BOTTOM_CARD: Final = 1
LAST_DEALT: Final = 2
NO_CARD: Final = 3
LOWEST_CARD: Final = 0
FIRST_SEAT: Final = 1
LOT: Final = 2

NO_TRUMP: Final = 4
SUIT_SIZE: Final = 13
FIRST_SPADE: Final = 39
MAX_EPAULETTES: Final = 2
