# The words of Kozyr in English.
#
# Every language has the same messages with the same arguments; tests/locales holds them to it.
# A comment `# unreviewed: <why>` above a message says that a native reader should look at it.
#
# Arguments that many messages share:
#   $player, $to      names of players; they are never inflected
#   $card, $target    a card: "10♦" or, when a reason is heard, "ten of diamonds" in why-*;
#                     "ten of diamonds" in event-* and aria-*;
#                     in event-*, aria-*, advice-*, motive-* and tutor-move-* also $card_acc, $card_ins, $card_gen,
#                     $target_acc, $target_ins, $target_gen for languages with cases
#   $cards, $ranks    lists, already joined for reading
#   $suit             clubs, diamonds, hearts or spades; of a joker red or black
#   $rank             r2 … r10, J, Q, K, A or joker
#   $players          names, already joined for reading
#   $number, $needed  counts

## The page

app-name = Kozyr
app-tagline = Durak, the card game
app-close = Close
app-reconnecting = Reconnecting…
app-moment = One moment…
app-drain = This server restarts in a moment. Your game goes on.
app-version = Version { $version }
# The name shown at the reader's own seat when no name was given.
app-you = You

## Before the game

lobby-play = Play
# What the Play button will start. $preset is preset-… or choose-own-rules, $opponents is lobby-opponents.
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } opponent
       *[other] { $number } opponents
    }
lobby-continue = Continue the game
lobby-new-game = Give it up for a new one
lobby-given-up = The unfinished game was given up.
lobby-way-back = Go back to it
lobby-choose = Choose the game
lobby-friends = Play with friends
lobby-quick = Quick match
lobby-tables = Open tables
lobby-device = On one device
lobby-games = My games
lobby-best = Best players
lobby-matching = Looking for players… { $number } so far
lobby-how-to-play = How to play
lobby-learn = Learn
lobby-newcomer = New to Durak? Learn in three minutes
lobby-settings = Settings
lobby-account = Account
lobby-language = Language
lobby-theme = Theme
lobby-number-of-opponents = Opponents
lobby-opponent = Opponent { $number }
lobby-all-opponents = All opponents
lobby-level-beginner = Beginner
lobby-level-regular = Regular
lobby-level-club = Club
lobby-level-strong = Strong
lobby-level-expert = Expert
lobby-level-master = Master
lobby-level-grandmaster = Grandmaster
lobby-level-beginner-about = Plays the lowest card and often errs
lobby-level-regular-about = Saves trumps, forgets cards, slips at times
lobby-level-club-about = Remembers every card
lobby-level-strong-about = Remembers every card and plays endings exactly
lobby-level-expert-about = Judges every move by a great many games
lobby-level-master-about = Thinks many moves ahead
lobby-level-grandmaster-about = Thinks longest and works out who holds what
lobby-pace = How fast the bots play
lobby-pace-normal = Like people
lobby-pace-instant = At once
lobby-your-name = Your name
lobby-your-name-hint = Only shown at your seat
lobby-start = Start
lobby-cancel = Cancel
lobby-offline = No connection yet. The game starts as soon as there is one.

## Choosing the rules

choose-presets = Well-known rules
choose-own-rules = Your own rules
choose-all-rules = All rules
choose-rules-summary = These rules: { $text }
choose-reset-rules = Back to the usual rules
# Beside a rule that is not as usual.
choose-changed = Changed
choose-refused = These rules do not go together
choose-seats-range = { $least } to { $most } players
choose-seats-exactly = { $number } players

# Sets of rules that people know by a name.
preset-app = Throw-in
preset-app-about = Everybody but the defender may add cards of the ranks on the table.
preset-app-transfer = Transfer
preset-app-transfer-about = The attack may also be transferred with a card of the same rank.
preset-simple = One card each time
preset-simple-about = One card is laid, and it is beaten or taken: nobody throws in.
preset-neighbours = Neighbours
preset-neighbours-about = Only the two players beside the defender may throw in.
preset-one-by-one = One by one
preset-one-by-one-about = Players throw in by turns, and only when everything is beaten.
preset-transfer-and-show = Transfer and show
preset-transfer-and-show-about = A trump of the rank may be shown to transfer, and stays in hand.
preset-two-player-series-to-5 = For two, to five points
preset-two-player-series-to-5-about = Whoever is out first gets a point and attacks next; five points win.
preset-teams = Two against two
preset-teams-about = Four players in two teams; partners sit opposite each other.
preset-teams-of-three = Three against three
preset-teams-of-three-about = Six players in two teams; every second player is a partner.
preset-short-24 = Short game
preset-short-24-about = 24 cards, from the nine to the ace.
preset-classic-52 = Full pack
preset-classic-52-about = 52 cards, from the two to the ace.
preset-jokers = With jokers
preset-jokers-about = 52 cards and two jokers: the red one beats every red card, the black one every black card.
preset-two-packs = Two packs
preset-two-packs-about = Two packs of 36 cards together, for a long game or many players.
preset-japanese = Japanese
preset-japanese-about = Diamonds are always trumps, and only spades beat spades.

# Every rule that can be chosen: rule-… is its label, rule-…-about tells a newcomer what it
# is for, value-… are the choices. says-… is a piece of a description, "36 cards, everybody
# may throw in, no transfers": it has no comma and no full stop of its own, and begins with a
# small letter. $value is the choice, $number what is counted; says-pack and says-teams know
# packs by the number of their cards and teams by the number of their players.

rule-group-pack = Cards and trumps
rule-group-begin = Who begins
rule-group-attack = Attacking and throwing in
rule-group-transfer = Transferring
rule-group-end = Stock, discard pile and the end
rule-group-series = Several deals
rule-group-teams = Teams
rule-group-rare = Rare customs

rule-pack = Pack
rule-pack-about = Which cards are played with. Fewer cards make a shorter game.
value-pack-24 = 24 cards, from the nine
value-pack-32 = 32 cards, from the seven
value-pack-36 = 36 cards, from the six
value-pack-52 = 52 cards, from the two
value-pack-54 = 52 cards and two jokers
value-pack-2x36 = Two packs of 36 cards
value-pack-2x52 = Two packs of 52 cards
says-pack =
    { $number ->
        [54] 52 cards and two jokers
        [72] two packs of 36 cards
        [104] two packs of 52 cards
       *[other] { $number } cards
    }
rule-hand-size = Cards in hand
rule-hand-size-about = How many cards everyone is dealt, and how many a hand is filled up to after a bout.
says-hand-size = { $number } cards in each hand
rule-trump-mode = Trumps
rule-trump-mode-about = How the trump suit is found, or which suit it always is.
value-trump-mode-turned = A card decides anew in each deal
value-trump-mode-always-clubs = Always clubs
value-trump-mode-always-diamonds = Always diamonds
value-trump-mode-always-hearts = Always hearts
value-trump-mode-always-spades = Always spades
value-trump-mode-none = No trumps
says-trump-mode =
    { $value ->
        [always_clubs] clubs are always trumps
        [always_diamonds] diamonds are always trumps
        [always_hearts] hearts are always trumps
        [always_spades] spades are always trumps
        [none] no trumps
       *[turned] a card decides the trumps
    }
rule-trump-source = Which card decides the trumps
rule-trump-source-about = A card that is turned up lies under the stock and is drawn last; the last card dealt stays with its player.
value-trump-source-next-after-deal = The first card after the deal
value-trump-source-bottom-card = The bottom card of the stock
value-trump-source-last-dealt = The last card dealt
says-trump-source =
    { $value ->
        [bottom_card] the bottom card of the stock decides the trumps
        [last_dealt] the last card dealt decides the trumps
       *[next_after_deal] the first card after the deal decides the trumps
    }

rule-first-attacker = Who begins the first deal
rule-first-attacker-about = Who plays the very first card.
value-first-attacker-lowest-trump = Whoever holds the lowest trump
value-first-attacker-left-of-dealer = The player on the dealer’s left
value-first-attacker-lot = A lot decides
says-first-attacker =
    { $value ->
        [left_of_dealer] the player on the dealer’s left begins the first deal
        [lot] a lot decides who begins the first deal
       *[lowest_trump] the lowest trump begins the first deal
    }
rule-next-first-attacker = Who begins later deals
rule-next-first-attacker-about = Who plays the first card when a deal has been played before.
value-next-first-attacker-lowest-trump = Whoever holds the lowest trump
value-next-first-attacker-left-of-dealer = The player on the dealer’s left
value-next-first-attacker-lot = A lot decides
value-next-first-attacker-under-fool = The fool is attacked, by the player on the right
value-next-first-attacker-from-under-fool = The player on the fool’s left
value-next-first-attacker-winner = Whoever was out first
value-next-first-attacker-fool = The fool
says-next-first-attacker =
    { $value ->
        [left_of_dealer] the player on the dealer’s left begins later deals
        [lot] a lot decides who begins later deals
        [under_fool] later deals begin with an attack on the fool
        [from_under_fool] the player on the fool’s left begins later deals
        [winner] whoever was out first begins the next deal
        [fool] the fool begins the next deal
       *[lowest_trump] the lowest trump begins later deals
    }
rule-no-trump-fallback = If nobody holds a trump
rule-no-trump-fallback-about = Who begins when the lowest trump should decide and there is none in any hand.
value-no-trump-fallback-lowest-card = Whoever holds the lowest card
value-no-trump-fallback-lot = A lot decides
value-no-trump-fallback-first-seat = The player in the first seat
says-no-trump-fallback =
    { $value ->
        [lot] a lot decides who begins if nobody holds a trump
        [first_seat] the first seat begins if nobody holds a trump
       *[lowest_card] the lowest card begins if nobody holds a trump
    }
rule-dealer = Who deals next
rule-dealer-about = Who deals the cards of the next deal.
value-dealer-fool = The fool
value-dealer-next-seat = The next player on the left
says-dealer =
    { $value ->
        [next_seat] everyone deals in turn
       *[fool] the fool deals next
    }

rule-throwers = Who may throw in
rule-throwers-about = To throw in is to add cards of ranks on the table to an attack.
value-throwers-all = Everybody but the defender
value-throwers-neighbours = The defender’s two neighbours
value-throwers-attacker-only = Only the attacker
value-throwers-nobody = Nobody
says-throwers =
    { $value ->
        [neighbours] only the defender’s neighbours may throw in
        [attacker_only] only the attacker may throw in
        [nobody] nobody throws in
       *[all] everybody may throw in
    }
rule-throw-order = Order of throwing in
rule-throw-order-about = Whether everyone throws in at will or waits for a turn.
value-throw-order-free = Whoever is quickest
value-throw-order-ordered = By turns, the attacker first
says-throw-order =
    { $value ->
        [ordered] players throw in by turns
       *[free] whoever is quickest throws in first
    }
rule-throw-timing = When cards may be thrown in
rule-throw-timing-about = How far the defender must have got before more cards may come.
value-throw-timing-any-time = At any time
value-throw-timing-after-first-beat = Once the first card is beaten
value-throw-timing-all-beaten = Only when everything is beaten
says-throw-timing =
    { $value ->
        [after_first_beat] throwing in begins once a card is beaten
        [all_beaten] cards are thrown in only when everything is beaten
       *[any_time] cards may be thrown in at any time
    }
rule-throw-ranks = Which ranks may be thrown in
rule-throw-ranks-about = Whether the cards of the defence count too, or only those of the attack.
value-throw-ranks-attack-and-defence = All ranks on the table
value-throw-ranks-attack-only = Only ranks of attack cards
says-throw-ranks =
    { $value ->
        [attack_only] only ranks of attack cards may be thrown in
       *[attack_and_defence] all ranks on the table may be thrown in
    }
rule-throw-after-take = Throwing in after “I take”
rule-throw-after-take-about = A defender who takes may be given more cards of the ranks on the table.
says-throw-after-take =
    { $value ->
        [off] nothing is thrown in after “I take”
       *[on] cards may be thrown in after “I take”
    }
rule-opening = The first cards of a bout
rule-opening-about = Whether a bout may begin with several cards of the same rank.
value-opening-one-card = One card
value-opening-equal-ranks = One card or several of the same rank
says-opening =
    { $value ->
        [equal_ranks] a bout may begin with several cards of the same rank
       *[one_card] a bout begins with one card
    }
rule-attack-limit = Most attack cards in a bout
rule-attack-limit-about = How many cards one defender may have to beat, all in all.
value-attack-limit-0 = No limit
says-attack-limit =
    { $number ->
        [0] any number of attack cards in a bout
        [one] at most { $number } attack card in a bout
       *[other] at most { $number } attack cards in a bout
    }
rule-first-bout-limit = Most attack cards in the first bout
rule-first-bout-limit-about = So that nobody is buried at the very start.
value-first-bout-limit-0 = As many as in every bout
says-first-bout-limit =
    { $number ->
        [0] as many in the first bout as later
       *[other] at most { $number } in the first bout
    }
rule-first-cap-scope = How long the first bout’s limit lasts
rule-first-cap-scope-about = A first bout can end in a take; the limit may then go on.
value-first-cap-scope-first-bout = For the first bout only
value-first-cap-scope-until-first-discard = Until cards are beaten for the first time
says-first-cap-scope =
    { $value ->
        [until_first_discard] the first bout’s limit lasts until cards are beaten away
       *[first_bout] the first bout’s limit ends with that bout
    }
rule-defender-hand-cap = The defender’s hand limits the attack
rule-defender-hand-cap-about = Whether more cards may be laid than the defender can beat.
value-defender-hand-cap-when-became-defender = Never more cards than the defender held
value-defender-hand-cap-none = More cards than the defender holds, too
says-defender-hand-cap =
    { $value ->
        [none] the defender’s hand does not limit the attack
       *[when_became_defender] never more cards than the defender held
    }

rule-transfer = Transferring
rule-transfer-about = A defender who has beaten nothing yet may lay a card of the same rank: now the next player defends.
says-transfer =
    { $value ->
        [on] attacks may be transferred
       *[off] no transfers
    }
rule-transfer-cards = Cards in one transfer
rule-transfer-cards-about = Whether several cards of the rank may be added when transferring.
value-transfer-cards-one = One card
value-transfer-cards-several = Several cards of the rank
says-transfer-cards =
    { $value ->
        [several] several cards may transfer together
       *[one] one card transfers
    }
rule-transfer-sufficiency = Enough cards to receive a transfer
rule-transfer-sufficiency-about = Nobody is given more cards to beat than there are in the hand.
says-transfer-sufficiency =
    { $value ->
        [off] transfers even to players with too few cards
       *[on] transfers only to players with enough cards
    }
rule-transfer-in-first-bout = Transfers in the first bout
rule-transfer-in-first-bout-about = Whether the very first attack may be transferred.
says-transfer-in-first-bout =
    { $value ->
        [off] no transfers in the first bout
       *[on] transfers in the first bout too
    }
rule-transfer-chain-limit = Most transfers in a bout
rule-transfer-chain-limit-about = How often one attack may be sent on.
value-transfer-chain-limit-0 = Any number
says-transfer-chain-limit =
    { $number ->
        [0] any number of transfers in a bout
        [one] at most { $number } transfer in a bout
       *[other] at most { $number } transfers in a bout
    }
rule-transfer-by-showing = Transferring by showing a card
rule-transfer-by-showing-about = Who shows a card of the rank transfers the attack and keeps the card.
value-transfer-by-showing-off = Not played
value-transfer-by-showing-trump = A trump, once in a bout
value-transfer-by-showing-trump-once-a-deal = A trump, once in a deal
value-transfer-by-showing-any-card = Any card, once in a bout
says-transfer-by-showing =
    { $value ->
        [trump] a trump may be shown to transfer
        [trump_once_a_deal] a trump may be shown to transfer once in a deal
        [any_card] any card of the rank may be shown to transfer
       *[off] nothing is shown to transfer
    }

rule-discard = Discard pile
rule-discard-about = Whether you may look at the cards that have been beaten away.
value-discard-hidden = Closed
value-discard-open = May be looked through
says-discard =
    { $value ->
        [open] the discard pile may be looked through
       *[hidden] the discard pile is closed
    }
rule-draw-order = Order of drawing
rule-draw-order-about = In what order hands are filled up after a bout.
value-draw-order-defender-last = The attacker first, the defender last
value-draw-order-defender-first = The defender first
says-draw-order =
    { $value ->
        [defender_first] the defender draws first
       *[defender_last] the defender draws last
    }
rule-draw-lead = Who draws first after transfers
rule-draw-lead-about = Who counts as the attacker when hands are filled up.
value-draw-lead-last-transferrer = The last one who transferred
value-draw-lead-opener = Whoever opened the bout
says-draw-lead =
    { $value ->
        [opener] whoever opened the bout draws first after transfers
       *[last_transferrer] the last one who transferred draws first
    }
rule-swap-trump = Exchanging the trump card
rule-swap-trump-about = Between bouts the lowest trump may be exchanged for the trump card under the stock.
says-swap-trump =
    { $value ->
        [on] the lowest trump may be exchanged for the trump card
       *[off] the trump card is not exchanged
    }
rule-draw-rule = If nobody is left with cards
rule-draw-rule-about = What happens when the last players run out of cards in one bout.
value-draw-rule-draw = A draw: nobody is the fool
value-draw-rule-last-defender-loses = The last defender is the fool
says-draw-rule =
    { $value ->
        [last_defender_loses] the last defender is the fool if nobody is left with cards
       *[draw] a draw if nobody is left with cards
    }

rule-placing = What is counted
rule-placing-about = For what players get points when several deals are played.
value-placing-fool-only = A point against the fool
value-placing-first-out-wins = A point for whoever is out first
says-placing =
    { $value ->
        [first_out_wins] a point for whoever is out first
       *[fool_only] a point against the fool
    }
rule-series = Series of deals
rule-series-about = Whether several deals are counted together, and when that is over.
value-series-none = Every deal by itself
value-series-to-points = Up to a number of points
value-series-deals = A number of deals
value-series-count = Counted without an end
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] a series to { $number } point
               *[other] a series to { $number } points
            }
        [deals]
            { $number ->
                [one] a series of { $number } deal
               *[other] a series of { $number } deals
            }
        [count] points are counted without an end
       *[none] every deal by itself
    }
rule-series-length = Length of the series
rule-series-length-about = How many points or deals the series takes.
value-series-length-0 = None

rule-teams = Teams
rule-teams-about = Partners sit between opponents, never attack each other, and win or lose together.
value-teams-none = Everyone alone
value-teams-2v2 = Two against two
value-teams-3v3 = Three against three
says-teams =
    { $number ->
        [4] two against two
        [6] three against three
       *[other] everyone alone
    }
rule-team-out-seat = When a partner is out
rule-team-out-seat-about = What becomes of the turns of a player who has no cards any more.
value-team-out-seat-partner-plays = A partner plays those turns
value-team-out-seat-skipped = Those turns are skipped
says-team-out-seat =
    { $value ->
        [skipped] the turns of a partner who is out are skipped
       *[partner_plays] a partner plays the turns of one who is out
    }

rule-low-beats-ace = The lowest card beats the ace
rule-low-beats-ace-about = The weakest card of a suit, often the six, also beats its strongest.
value-low-beats-ace-off = No
value-low-beats-ace-same-suit = In every suit
value-low-beats-ace-trumps = Only among trumps
says-low-beats-ace =
    { $value ->
        [same_suit] the lowest card of a suit beats its ace
        [trumps] the lowest trump beats the ace of trumps
       *[off] the lowest card does not beat the ace
    }
rule-spades-only-spades = Only spades beat spades
rule-spades-only-spades-about = No trump of another suit beats a spade.
says-spades-only-spades =
    { $value ->
        [on] only spades beat spades
       *[off] trumps beat spades too
    }
rule-ace-turned-up = If an ace decides the trumps
rule-ace-turned-up-about = Some deal again when an ace is turned up.
value-ace-turned-up-keep = Play on
value-ace-turned-up-redeal = Deal again
says-ace-turned-up =
    { $value ->
        [redeal] the cards are dealt again if an ace decides the trumps
       *[keep] an ace may decide the trumps
    }
rule-redeal = Hands that are dealt again
rule-redeal-about = With such a hand in the game everyone is dealt new cards.
value-redeal-never = None
value-redeal-five-of-a-suit = Five or more cards of one suit
value-redeal-one-colour = All red or all black
says-redeal =
    { $value ->
        [five_of_a_suit] a hand with five cards of a suit is dealt again
        [one_colour] a hand all red or all black is dealt again
       *[never] no hand is dealt again
    }
rule-pogony = Epaulettes
rule-pogony-about = A last attack with the lowest cards hangs them on the fool’s shoulders. Only a joke: it changes nothing.
says-pogony =
    { $value ->
        [on] the lowest cards at the end are epaulettes for the fool
       *[off] no epaulettes
    }
rule-bout-limit = Bouts until a draw
rule-bout-limit-about = A game that goes round in circles is stopped as a draw after so many bouts.
says-bout-limit =
    { $number ->
        [one] a draw after { $number } bout
       *[other] a draw after { $number } bouts
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = A hand has { $least } to { $most } cards, not { $given }.
conflict-negative =
    { $parameter ->
        [attack_limit] The limit of attack cards cannot be { $given }: it is at least 0.
        [first_bout_limit] The limit of the first bout cannot be { $given }: it is at least 0.
        [transfer_chain_limit] The number of transfers cannot be { $given }: it is at least 0.
       *[series_length] The length of a series cannot be { $given }: it is at least 0.
    }
conflict-bout-limit = A game cannot end after { $given } bouts: it needs at least one.
conflict-first-limit-above = The first bout’s limit is { $given }, above the { $most } of every other bout: it can only be smaller.
conflict-redeal-hand-size = Dealing again for five cards of a suit needs hands of { $most } cards at most: larger ones nearly always have them.
conflict-ace-needs-turned-trump = No card decides the trumps by these rules, so no ace can either.
conflict-source-needs-turned-trump = By these rules no card decides the trumps, so there is nothing to choose.
conflict-swap-needs-face-up-trump = By these rules no trump card lies under the stock, so it cannot be exchanged.
conflict-low-trump-needs-trump = Without trumps there is no lowest trump that could beat an ace.
conflict-showing-needs-trump = Without trumps none can be shown to transfer.
conflict-showing-needs-transfer = A card is shown to transfer an attack, so transfers must be allowed too.
conflict-first-deal-has-no-fool = Before the first deal there is neither a fool nor a winner, so neither can decide who begins it.
conflict-series-length-missing = Choose how many points or deals the series takes.
conflict-series-length-unused = A length belongs only to a series up to a number of points or deals.
conflict-teams-never-transfer = Teams play without transfers.
conflict-teams-have-no-one-fool = In teams there is no single fool who could decide who begins.
conflict-teams-seats = Such teams need { $most } players, not { $given }.
conflict-too-few-seats = At least { $least } players are needed, not { $given }.
conflict-too-many-seats = { $cards } cards are enough for { $most } players, not for { $given }.

## The table

table-title = Game table
table-players = Players
table-profile = Profile of { $player }
table-bout = Cards on the table
table-bout-empty = No cards on the table
table-hand = Your cards
table-stock = Stock
table-discard = Discard pile
table-actions = Actions
table-practice = Practice
table-practice-hint = A move was taken back: this game does not count.
table-thinking = thinking
table-done = adds no more
table-lobby = To the lobby
table-undo = Take the move back
table-takeback = Take back
table-ask = Ask the tutor
table-mute = Turn the sounds off
table-unmute = Turn the sounds on
table-last-bout = Last bout
table-log = The deal so far
table-log-bout = Bout { $number }
table-how-to-play = How to play
table-settings = Settings
table-removed = The host has sent you away from the table.
table-closed = This table has been closed.
table-away = connection lost
table-bot-sits-in = a bot plays meanwhile
table-wishes = wants to play again
table-watchers = watching
table-talk = Say something
table-people = Players
table-last-bout-beaten = All cards were beaten and went to the discard pile.
table-last-bout-taken = { $player } took the cards.
table-last-bout-taken-you = You took the cards.
table-rules = The rules of this table
table-team = Team { $number }
table-partner = Your partner
# $player plays for a partner who is out, $other.
table-plays-for = { $player } plays the turn of { $other }
table-plays-for-you = You play the turn of { $other }
table-plays-your-turn = { $player } plays your turn
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Deals won
       *[against] Times the fool
    }
series-to-points =
    { $number ->
        [one] Series to { $number } point
       *[other] Series to { $number } points
    }
series-over-deals = Deal { $deal } of { $number }
# $players is one name or a list of names.
series-winner = The series is won by { $players }
series-winner-you = You have won the series!
series-next-deal = Next deal
discard-look = Look through the discard pile

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Ani
        [Areg] Areg
        [Eka] Eka
        [Emin] Emin
        [Jaan] Jaan
        [Luka] Luka
        [Mari] Mari
        [Nane] Nane
        [Nigar] Nigar
        [Olya] Olya
        [Petryk] Petryk
        [Vanya] Vanya
        [Aram] Aram
        [Boris] Boris
        [Giorgi] Giorgi
        [Gohar] Gohar
        [Kadri] Kadri
        [Leyla] Leyla
        [Margus] Margus
        [Nino] Nino
        [Oksana] Oksana
        [Rauf] Rauf
        [Tamar] Tamar
        [Taras] Taras
       *[other] { $name }
    }

## The line above the hand

prompt-open = You attack { $player }: play a card
prompt-defend =
    { $number ->
        [one] Beat the card or take
       *[other] Beat { $number } cards or take
    }
prompt-defend-transfer =
    { $number ->
        [one] Beat the card, transfer it or take
       *[other] Beat { $number } cards, transfer them or take
    }
prompt-add = { $player } defends: you may throw in
prompt-covered = All beaten: throw in or say Done
prompt-taking = { $player } takes: throw in or pass
prompt-wait-open = { $player } attacks…
prompt-wait-open-you = { $player } attacks you…
prompt-wait-defend = { $player } defends…
prompt-wait-throw-in = { $player } may throw in…
prompt-wait-taking = You take. { $player } may throw in…
prompt-wait = One moment…
prompt-wait-again = Waiting for { $players }…
prompt-taking-soon = You take…
prompt-still-taking = You are taking the cards. To play on, press Undo
prompt-done-soon = You have nothing to add…
prompt-out = You are out and safe
prompt-choose-target = What should { $card } do?
prompt-selected =
    { $number ->
        [one] { $cards }: now tap others of the same rank
       *[other] Lay { $cards } together: tap the table
    }
prompt-one-rank = Only cards of the same rank can be laid together
prompt-dropped = The prepared card stays in your hand
prompt-drop-here = Play here
prompt-transfer-here = Transfer to { $player }
prompt-over = The game is over
prompt-covered-nothing = All beaten: nothing of yours fits, say Done
prompt-taking-nothing = { $player } takes: nothing of yours fits, say Pass
prompt-bout-beaten = All beaten.
prompt-tap-to-go-on = Tap to go on
prompt-trump = Trump: { $card }.
prompt-trumps = Trumps: { $suit }.
prompt-no-trumps = No trumps.
prompt-no-line = No connection: nothing can be played now

## Buttons

action-bita = Done
action-pass = Pass
action-take = I take
action-take-undo = Undo
action-transfer = Transfer
action-lay =
    { $number ->
        [one] Lay one card
       *[other] Lay { $number } cards
    }
action-unselect = Choose none
action-swap = Exchange the trump
action-skip-to-end = Skip to the end
action-rematch = Play again
action-leave = To the lobby
action-see-table = See the table
action-review = Review
action-how-to-play = How to play?

## After the game

end-safe-you = You are safe!
# The order in which players got rid of their cards.
end-places = Places

## Settings

settings-title = Settings
settings-section-look = Look
settings-section-play = Play
settings-section-motion = Motion
settings-language = Language
settings-theme = Theme
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-hints = Hints
settings-hints-hint = Shows which cards can be played and why others cannot.
settings-advise = Tutor
settings-advise-hint = A button shows what the strongest bot would do, and why.
settings-tap = Tapping a card
settings-tap-plays = Plays it
settings-tap-second = Picks it, a second tap plays
settings-sort = Order of my cards
settings-sort-suit = By suit
settings-sort-rank = By rank
settings-sort-own = As I arrange them
settings-speed = Motion of the cards
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-hold = A finished bout stays
settings-hold-none = Not at all
settings-hold-seconds = { $seconds } s
settings-hold-tap = Until I tap
settings-section-sound = Sound
settings-sounds = Sounds
settings-volume = Volume
settings-volume-low = Low
settings-volume-medium = Medium
settings-volume-high = High
settings-vibration = Vibration
settings-vibration-hint = On phones and tablets that can.
settings-auto-done = Say Done or Pass for me
settings-auto-done-hint = When none of my cards can be thrown in.
settings-take-undo = Time to undo “I take”
settings-take-undo-hint = The word is sent after 0.8 seconds.
settings-premoves = Prepare a card while others play
settings-premoves-hint = A tap prepares it; it is played as soon as it can be, and another tap cancels.
settings-letters = Letters on court cards
settings-letters-auto = As the language
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Colours of the suits
settings-colours-two = Two
settings-colours-four = Four
settings-colours-safe = Four, easy to tell apart
settings-back = Card backs
settings-back-red = Red
settings-back-blue = Blue
settings-back-green = Green
settings-back-black = Black
settings-table = Table colour
settings-table-green = Green
settings-table-blue = Blue
settings-table-burgundy = Burgundy
settings-table-slate = Slate
settings-large-index = Large rank and suit on the cards
settings-trump-marks = Mark the trumps in my hand
settings-contrast = Contrast
settings-contrast-auto = As the device
settings-contrast-high = High
settings-left-handed = Left-handed
settings-shortcuts = Keyboard shortcuts
settings-reset = Reset all settings

## Sharing a table, and the page without its server

# A table shown by a link: the title and the text beside its picture. $players are all at the table.
share-title = { $attacker } attacks, { $defender } defends
share-about = A table of Durak with { $players }. See how it stands, then play yourself.
# A player who gave no name.
app-somebody = Player
share-sheet-title = Share the table
share-picture = Picture of the table
share-with-cards = With my cards
share-with-cards-hint = Whoever has the link sees them. The cards of others are never shown.
share-link = Link
share-copy = Copy the link
share-copied = Copied
share-send = Share
table-share = Share
app-shared = The table as { $player } saw it
app-play-yourself = Play yourself
app-bad-link = This link shows no table: it was cut off or mistyped.
app-nowhere = There is nothing at this address.

# The last table, shown without the server. $time is a clock's time, or a day and a time.
app-kept = No connection: this is how the table stood at { $time }
app-newer = A newer version is ready. It opens when the game is over.
app-older = This page is older than the server.
app-open-newer = Open the new one
app-install = Install as an app

## Keyboard

keys-title = Keyboard
keys-arrows = Choose a card or a target
keys-ranks = Jump to the next card of that rank
keys-enter = Play or pick the card
keys-select = Choose the card, to lay several of one rank together
keys-escape = Cancel
keys-take = I take
keys-done = Done or Pass
keys-transfer = Transfer
keys-sort = Change the order of my cards
keys-move = Move the card within my hand
keys-explain = Ask the tutor; on a dimmed card: why not?
keys-last-bout = Last bout
keys-undo = Take the last move back
keys-read = Read the table aloud
keys-help = This list
keys-tab = Next: what is said, my cards, the table, buttons, players
# Names of keys, as printed on keyboards.
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Space
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + click

## Lists: $items are joined by commas

list-and = { $items } and { $last }
list-or = { $items } or { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] red joker
               *[black] black joker
            }
       *[other]
            { $rank ->
                [r2] two
                [r3] three
                [r4] four
                [r5] five
                [r6] six
                [r7] seven
                [r8] eight
                [r9] nine
                [r10] ten
                [J] jack
                [Q] queen
                [K] king
               *[A] ace
            } of { $suit ->
                [clubs] clubs
                [diamonds] diamonds
                [hearts] hearts
               *[spades] spades
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] red joker
               *[black] black joker
            }
       *[other]
            { $rank ->
                [r2] two
                [r3] three
                [r4] four
                [r5] five
                [r6] six
                [r7] seven
                [r8] eight
                [r9] nine
                [r10] ten
                [J] jack
                [Q] queen
                [K] king
               *[A] ace
            } of { $suit ->
                [clubs] clubs
                [diamonds] diamonds
                [hearts] hearts
               *[spades] spades
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] red joker
               *[black] black joker
            }
       *[other]
            { $rank ->
                [r2] two
                [r3] three
                [r4] four
                [r5] five
                [r6] six
                [r7] seven
                [r8] eight
                [r9] nine
                [r10] ten
                [J] jack
                [Q] queen
                [K] king
               *[A] ace
            } of { $suit ->
                [clubs] clubs
                [diamonds] diamonds
                [hearts] hearts
               *[spades] spades
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] red joker
               *[black] black joker
            }
       *[other]
            { $rank ->
                [r2] two
                [r3] three
                [r4] four
                [r5] five
                [r6] six
                [r7] seven
                [r8] eight
                [r9] nine
                [r10] ten
                [J] jack
                [Q] queen
                [K] king
               *[A] ace
            } of { $suit ->
                [clubs] clubs
                [diamonds] diamonds
                [hearts] hearts
               *[spades] spades
            }
    }
suit-name =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = The game is over.
why-seat-out = You are out already: no cards, no worries.
why-not-the-attacker = { $player } opens this bout. Wait for the first card.
why-not-the-defender = Only the defender, { $player }, may beat, take or transfer.
why-defender-never-adds = You are the defender: beat the cards or take them. Throwing in is for the others.
why-defenders-partner = { $player } is your partner: nobody throws in against a partner.
why-not-a-thrower = By these rules you may not throw in against { $player } now.
why-not-your-turn = { $player } may throw in first. Wait for your turn.
why-no-attack-yet = { $player } has not attacked yet, so there is nothing to beat.
why-must-open = You open the bout, so you must play a card.
why-unbeaten-cards =
    { $number ->
        [one] { $cards } is not beaten yet. Wait for the defender.
       *[other] { $cards } are not beaten yet. Wait for the defender.
    }
why-already-done = You have said that you add no more. Wait until another card is laid.
why-already-taking = You have said that you take. Wait while the others add their cards.
why-nothing-to-take = Everything is beaten: there is nothing left to take.
why-nothing-to-beat = All the attack cards are beaten already. Wait and see whether more come.
why-not-in-hand = { $card } is not in your hand.
why-joker-only-beats = { $card } can only beat: a joker neither attacks nor transfers.
why-rank-not-on-table = { $card } does not fit: you can only throw in ranks on the table, { $ranks }.
why-after-first-beat = By these rules you may throw in only after the first card is beaten.
why-not-all-beaten = By these rules you may throw in only when everything is beaten. Not beaten yet: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] { $player } held only { $number } card: no more attack cards than that.
       *[other] { $player } held only { $number } cards: no more attack cards than that.
    }
why-first-bout-limit =
    { $number ->
        [one] The first bout takes { $number } attack card at most.
       *[other] The first bout takes { $number } attack cards at most.
    }
why-bout-limit =
    { $number ->
        [one] A bout takes { $number } attack card at most.
       *[other] A bout takes { $number } attack cards at most.
    }
why-not-on-table = { $target } is not an attack card on the table.
why-already-beaten = { $target } is beaten already.
why-too-low = { $card } does not beat { $target }: it is not higher.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } does not beat { $target }: another suit is beaten only by a trump, and trumps are clubs.
        [diamonds] { $card } does not beat { $target }: another suit is beaten only by a trump, and trumps are diamonds.
        [hearts] { $card } does not beat { $target }: another suit is beaten only by a trump, and trumps are hearts.
       *[spades] { $card } does not beat { $target }: another suit is beaten only by a trump, and trumps are spades.
    }
why-trump-needed = { $card } does not beat { $target }: a trump is beaten only by a higher trump.
why-suit-needed = { $card } does not beat { $target }: without trumps, only a higher card of the same suit does.
why-spades-only = { $card } does not beat { $target }: by these rules only spades beat spades.
why-joker-colour = { $card } does not beat { $target }: the red joker beats red cards only, the black one black cards only.
why-joker-unbeatable = Nothing beats { $target }.
why-beats-nothing = { $card } does not beat { $cards }.
why-transfer-off = These rules have no transfer.
why-transfer-after-beat = A card is beaten already: it is too late to transfer.
why-transfer-rank = { $card } cannot transfer this attack: that takes a card of rank { $ranks }.
why-transfer-first-bout = By these rules the first bout cannot be transferred.
why-transfer-chain =
    { $number ->
        [one] This attack has been transferred { $number } time: that is the limit.
       *[other] This attack has been transferred { $number } times: that is the limit.
    }
why-nobody-to-receive = There is nobody left to transfer to.
why-receiver-hand-limit =
    { $number ->
        [one] { $player } has only { $number } card and would have to meet { $needed }.
       *[other] { $player } has only { $number } cards and would have to meet { $needed }.
    }
why-show-off = These rules have no transfer by showing a card.
why-show-trump = { $card } cannot be shown: only the trump of that rank can.
why-show-used = { $card } has been shown already.
why-swap-off = By these rules the trump card is not exchanged.
why-swap-between-bouts = The trump card may be exchanged only between bouts, and not before the first one.
why-swap-no-trump-card = No trump card lies under the stock any more.
why-swap-lowest = The trump card under the stock is the lowest trump itself.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = Play { $card }.
advice-throw-in = Throw in { $card }.
advice-beat = Beat { $target } with { $card }.
advice-transfer = Transfer with { $card }.
advice-show = Show { $card } and transfer.
advice-swap = Exchange the trump card.
advice-take = Take.
advice-done = Add no more.
advice-wait = Wait.
motive-only-move = There is nothing else you can do.
motive-wins = This wins, whatever the other player does.
motive-only-win = Only this wins: every other move gives the win away.
motive-draws = This holds the draw, whatever the other player does.
motive-only-draw = Only this holds the draw: every other move loses.
motive-lost = Nothing saves you now, unless the other player makes a mistake.
motive-last-card = { $card } is your last card, and the stock is empty.
motive-last-cards = All your { $number } cards can go in this bout.
motive-swap = { $card } is higher than the trump you give for it.
motive-unbeatable = { $card } cannot be beaten: { $player } has nothing for it.
motive-pair = { $card } can be followed by { $cards }.
motive-lowest = { $card } is your lowest plain card.
motive-lowest-trump = You have no plain cards, and { $card } is your lowest trump.
motive-he-holds = { $player } holds { $cards } and would beat { $target } with it.
motive-hard-to-beat = { $card } is harder to beat than your lower cards: { $player } can with a chance of { $number } %.
motive-forces-trump = { $player } can beat { $card } only with a trump.
motive-no-trumps = Every trump can be placed, and { $player } has none.
motive-keeps-trumps = { $card } beats { $target } without spending a trump.
motive-trump-needed = No plain card of yours beats { $target }: { $card } is the cheapest that does.
motive-no-new-rank = { $card } beats { $target } and brings no new rank to the table.
motive-rank-gone = Nobody has another card of the rank of { $card } to throw in.
motive-keeps-pair = { $card } beats { $target }, and these stay together: { $cards }.
motive-would-follow = After { $target } { $player } could throw in { $cards }.
motive-few-follow = After { $card } fewer cards can be thrown in than after a lower one.
motive-cheapest-beat = { $card } is the lowest of your cards that beats { $target }.
motive-cheapest-plan = With { $card } on { $target } all { $number } cards are beaten at the least cost.
motive-free-transfer = { $card } sends the attack on, and costs you only a plain card.
motive-show = Showing { $card } sends the attack on, and the card stays with you.
motive-rather-than-take = You cannot beat everything; { $card } sends the attack on.
motive-cannot-beat =
    { $number ->
        [one] You cannot beat the card: take.
       *[other] You cannot beat all { $number } cards: take.
    }
motive-too-dear = Beating would cost you { $cards }: rather take.
motive-throw-in = { $card } fits and is no trump: one card less for you.
motive-give-away = { $player } takes: { $card } goes along.
motive-nothing-fits = None of your cards fits.
motive-saves-trumps = Only trumps of yours fit: { $cards }. Keep them.
motive-feeds = { $player } takes, and would be glad of { $cards }.
motive-saves-high = What fits is too good to throw in: { $cards }.
motive-wait = First see what { $player } does.
motive-preferred = Of { $number } possible moves nothing better was found.

## What the tutor shows of each move

# Heads a list of moves, each with tutor-loss or, where it is certain, one of the three below.
tutor-chances = Chance to be the fool
# $error is the standard error of $number
tutor-loss = { $number } % ± { $error }
tutor-win = wins
tutor-draw = draws
tutor-lose = loses
# A move that loses $other_number % of the time, where the one advised loses $number %
tutor-worse = Worse: { $move } – { $other_number } % against { $number } %.
# $moves is how the game goes on, each move with the name of who makes it
tutor-line = Best play: { $moves }
tutor-solved = The game is solved to its end.
# A move as an item of a list; $card and $target as in motive-…
tutor-move-attack = { $card }
tutor-move-beat = { $card } on { $target }
tutor-move-transfer = transfer with { $card }
tutor-move-show = show { $card }
tutor-move-swap = exchange the trump card
tutor-move-take = take
tutor-move-done = add no more
tutor-move-wait = wait
# A button: the next hint says more than this one
tutor-more = Tell me more
# The second hint: the best move is one of these
tutor-candidates = One of these: { $moves }
# The first hint: what to think about, without telling what to do
tutor-think-ending = Reckon the game through to its end.
tutor-think-counting = Count: which cards can the others still have?
tutor-think-trumps = Think of your trumps.
tutor-think-low = Which card can you spare most easily?
tutor-think-pairs = Look for cards of the same rank.
tutor-think-taking = Can everything be beaten?
tutor-think-keeping = Not everything that fits has to be laid.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] { $player } deals. The trump card is the { $card }: trumps are clubs.
        [diamonds] { $player } deals. The trump card is the { $card }: trumps are diamonds.
        [hearts] { $player } deals. The trump card is the { $card }: trumps are hearts.
       *[spades] { $player } deals. The trump card is the { $card }: trumps are spades.
    }
event-dealt-you =
    { $suit ->
        [clubs] You deal. The trump card is the { $card }: trumps are clubs.
        [diamonds] You deal. The trump card is the { $card }: trumps are diamonds.
        [hearts] You deal. The trump card is the { $card }: trumps are hearts.
       *[spades] You deal. The trump card is the { $card }: trumps are spades.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] { $player } deals. Trumps are clubs.
        [diamonds] { $player } deals. Trumps are diamonds.
        [hearts] { $player } deals. Trumps are hearts.
       *[spades] { $player } deals. Trumps are spades.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] You deal. Trumps are clubs.
        [diamonds] You deal. Trumps are diamonds.
        [hearts] You deal. Trumps are hearts.
       *[spades] You deal. Trumps are spades.
    }
event-dealt-no-trumps = { $player } deals. There are no trumps.
event-dealt-no-trumps-you = You deal. There are no trumps.
event-dealt-hand = Your cards: { $cards }.
event-dealt-first = { $player } shows the lowest trump, the { $card }, and attacks first.
event-dealt-first-you = You hold the lowest trump, the { $card }, and attack first.
event-dealt-nobody = Nobody holds a trump.
event-dealt-first-lowest = { $player } has the lowest card and attacks first.
event-dealt-first-lowest-you = You have the lowest card and attack first.
event-dealt-begins = { $player } attacks first.
event-dealt-begins-you = You attack first.
event-bout-started = { $player } attacks, { $to } defends.
event-bout-started-you = Your attack: { $to } defends.
event-bout-started-to-you = { $player } attacks, you defend.
event-attacked = { $player } attacks with the { $card }.
event-attacked-you = You attack with the { $card }.
event-thrown-in = { $player } throws in the { $card }.
event-thrown-in-you = You throw in the { $card }.
laid-cards = { $player } lays { $cards }.
laid-cards-you = You lay { $cards }.
event-beaten = { $player } beats the { $target } with the { $card }.
event-beaten-you = You beat the { $target } with the { $card }.
event-transferred = { $player } transfers with the { $card }: now { $to } defends.
event-transferred-you = You transfer with the { $card }: now { $to } defends.
event-transferred-to-you = { $player } transfers with the { $card }: now you defend.
event-transferred-shown = { $player } shows the { $card } and transfers: now { $to } defends.
event-transferred-shown-you = You show the { $card } and transfer: now { $to } defends.
event-transferred-shown-to-you = { $player } shows the { $card } and transfers: now you defend.
event-swapped = { $player } exchanges the { $card } for the trump card, the { $target }.
event-swapped-you = You exchange the { $card } for the trump card, the { $target }.
event-take-said = { $player } takes.
event-take-said-you = You take.
event-done-said = { $player } adds no more.
event-done-said-you = You add no more.
event-bout-beaten =
    { $number ->
        [one] All beaten: { $number } card goes to the discard pile.
       *[other] All beaten: { $number } cards go to the discard pile.
    }
event-bout-taken =
    { $number ->
        [one] { $player } takes { $number } card into the hand.
       *[other] { $player } takes { $number } cards into the hand.
    }
event-bout-taken-you =
    { $number ->
        [one] You take { $number } card into your hand.
       *[other] You take { $number } cards into your hand.
    }
event-drew-up =
    { $number ->
        [one] { $player } draws { $number } card.
       *[other] { $player } draws { $number } cards.
    }
event-drew-up-you =
    { $number ->
        [one] You draw { $number } card: { $cards }.
       *[other] You draw { $number } cards: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } draws the trump card, the { $card }.
       *[other] { $player } draws { $number } cards, the last of them the trump card, the { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] You draw the trump card, the { $card }.
       *[other] You draw { $number } cards: { $cards }. The last of them is the trump card.
    }
event-went-out =
    { $place ->
        [1] { $player } is the first to be out.
       *[other] { $player } is out, number { $place }.
    }
event-went-out-you =
    { $place ->
        [1] You are the first to be out. Safe!
       *[other] You are out, number { $place }. Safe!
    }
event-game-over = The game is over: { $player } is the fool.
event-game-over-you = The game is over: you are the fool.
event-game-over-team = The game is over: the fools are { $players }.
event-game-over-team-you = The game is over: your team are the fools.
event-game-over-draw = The game is over: a draw.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, trump, can be played
       *[no] { $card }, can be played
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, trump, cannot be played: { $reason }
       *[no] { $card }, cannot be played: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, trump
       *[no] { $card }
    }
aria-pair-beaten = { $target }, beaten by { $card }
aria-pair-open = { $target }, not beaten yet
aria-seat =
    { $number ->
        [one] { $player }, { $number } card
       *[other] { $player }, { $number } cards
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, attacker, { $number } card
       *[other] { $player }, attacker, { $number } cards
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, defender, { $number } card
       *[other] { $player }, defender, { $number } cards
    }
aria-seat-thrower =
    { $number ->
        [one] { $player }, may throw in, { $number } card
       *[other] { $player }, may throw in, { $number } cards
    }
aria-seat-out = { $player }, out
aria-seat-fool = { $player }, the fool
aria-card-picked = { $card }, picked: choose a target
aria-card-selected = { $card }, chosen to be laid with others
aria-card-prepared = { $card }, prepared
aria-card-carried = { $card }, carried
aria-target = Beat { $target } with { $card }
aria-swap = Exchange { $card } for the trump card, { $target }
aria-stock =
    { $number ->
        [0] The stock is empty. Trumps: { $suit }
        [one] Stock: one card. Trumps: { $suit }
       *[other] Stock: { $number } cards. Trumps: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] The stock is empty. No trumps
        [one] Stock: one card. No trumps
       *[other] Stock: { $number } cards. No trumps
    }
aria-trump-card = Trump card under the stock: { $card }
aria-discard =
    { $number ->
        [one] Discard pile: one card
       *[other] Discard pile: { $number } cards
    }
aria-your-cards = Your cards: { $cards }
aria-sorted-by-suit = Cards sorted by suit
aria-sorted-by-rank = Cards sorted by rank
aria-sorted-by-own = Cards in your own order
aria-selected =
    { $number ->
        [0] No card is chosen
        [one] One card is chosen
       *[other] { $number } cards are chosen
    }
aria-moved = { $card }, place { $place } of { $number }
aria-prepared = { $card } is prepared
aria-cancelled = Cancelled

## When the server cannot do what was asked (one message for each error code)

error-not-json = The server could not read that. Reload the page and try again.
error-too-large = That was too long for the server. Shorten it and try again.
error-unknown-type = The server does not know this request. Reload the page to get its newest version.
error-bad-shape = The server could not make sense of that. Reload the page and try again.
error-bad-rules = The server does not know these rules. Choose others.
error-rules-conflict = These rules do not go together. Choose others.
error-no-such-table = This table is gone. Open a new one.
error-not-your-seat = That is not your seat.
error-stale = The table has changed meanwhile. Look again and choose once more.
error-illegal-move = That move is not possible now.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-advise = There is nothing you can do now, so there is nothing to advise.
error-no-way-back = That game cannot be returned to any more.
error-no-such-lesson = There is no such lesson. Choose one from the list.
error-step-over = This step is over: try it again or go on.
error-game-not-over = Play this game to its end first.
error-too-fast = Not so fast, please: wait a moment and try again.
error-storage = The server could not save the game. Try again in a moment.
error-table-full = All seats at this table are taken.
error-seat-taken = Somebody already sits there. Choose another seat.
error-not-host = Only the host of the table can do that.
error-not-now = That cannot be done just now.
error-name-taken = This name is taken, or looks like one that is. Choose another.
error-no-watching = This table may not be watched.
error-no-talk = Nothing can be said at this table.
error-banned = You cannot play on this server.
error-too-many-tables = You sit at too many tables. Leave one first.
error-draining = The server is about to restart. Try again in a minute.

## How it ended

result-fool = { $player } is the fool
result-fool-you = You are the fool this time
result-team-fools = The fools are { $players }
result-team-fools-you = Your team are the fools this time
# The last attack was with one or two of the lowest cards.
result-epaulettes =
    { $number ->
        [one] And an epaulette for the shoulder
       *[other] And epaulettes for both shoulders
    }
result-fool-note = Somebody has to be. The next deal forgives everything.
result-draw = A draw: nobody is the fool
result-adjudicated = The game went round in circles, so it was stopped as a draw.
result-place-fool = Left with cards: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = It had gone on for { $number } bouts.
decided-epaulettes = The last cards laid against { $player } were the lowest there are: { $number }.
decided-epaulettes-you = The last cards laid against you were the lowest there are: { $number }.
decided-draw = The last cards went in one bout: { $players }.
decided-last-defender = { $player } defended last: by these rules that makes the fool.
decided-last-defender-you = You defended last: by these rules that makes the fool.
decided-big-take = { $player } took { $number } cards in bout { $bout } and held the most ever after.
decided-big-take-you = You took { $number } cards in bout { $bout } and held the most ever after.
decided-trumps = Trumps when the stock ran out: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = When the stock ran out { $number } trumps were left, none of them with { $player }.
decided-no-trumps-you = When the stock ran out { $number } trumps were left, none of them yours.
decided-late-take =
    { $number ->
        [one] { $player } took { $number } card in bout { $bout }, with the stock empty.
       *[other] { $player } took { $number } cards in bout { $bout }, with the stock empty.
    }
decided-late-take-you =
    { $number ->
        [one] You took { $number } card in bout { $bout }, with the stock empty.
       *[other] You took { $number } cards in bout { $bout }, with the stock empty.
    }
decided-high-trump = When the stock ran out { $other } held the highest trump, { $card }.
decided-high-trump-you = When the stock ran out you held the highest trump, { $card }.
decided-left-with =
    { $number ->
        [one] { $player } still held { $number } card when everybody else was out.
       *[other] { $player } still held { $number } cards when everybody else was out.
    }
decided-left-with-you =
    { $number ->
        [one] You still held { $number } card when everybody else was out.
       *[other] You still held { $number } cards when everybody else was out.
    }
decided-team-left-with = Cards left at the end: { $number }, with { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Learn Durak
learn-about = Seven short lessons at a real table. You learn by playing.
learn-start = Start
learn-continue = Continue
learn-again = Once more
learn-done = Learned
# $step is the one at hand, $steps how many there are.
learn-progress = Step { $step } of { $steps }
learn-reset = Begin all over
learn-ends-game = A lesson ends the game that you have not finished.
learn-lesson = Lesson { $number }
learn-next = Next lesson
learn-list = All lessons
learn-play = Play a game
learn-try-again = Try again
learn-go-on = Go on
learn-skip = Skip
learn-reached = Well done!
learn-finished = Well done! This lesson is learned.
learn-graduated = You have won your first game. Now you can play Durak!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Your goal: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Beating
lesson-beat-higher = { $player } attacks with { $card }. A higher card of the same suit beats it: play one.
lesson-beat-attack = All beaten, so now you attack. Lay your lowest card, { $card }.
lesson-beat-done = { $player } beats it with { $card }, and nothing of yours fits. Say “Done”.
lesson-beat-cheap = Two of your cards beat { $card }. Use the lower of them and keep the better one.
lesson-trump-title = Trumps
lesson-trump-any = The card under the stock shows the trump suit. A trump beats any other suit: beat { $card } with your lowest trump.
lesson-trump-suit = { $player } throws in { $card }. You have a higher card of that suit: keep your trump and use it.
lesson-trump-higher = { $card } is a trump itself. Only a higher trump beats it, and you have one.
lesson-trump-keep = All beaten: you attack. Trumps are best kept for defending, so lay your lowest card, { $card }.
lesson-throw-title = Throwing in
lesson-throw-lead = You have two sixes, and { $player } defends. Attack with { $card }.
lesson-throw-same = More cards of the ranks on the table may be thrown in. Add your other six.
lesson-throw-any = The cards that beat count too, so two of yours fit. Throw in the lower one, { $card }.
lesson-throw-taking = { $player } takes. You may still give what fits: throw in { $card }.
lesson-take-title = Taking
lesson-take-choose = Only your ace of trumps beats { $card }. That is too dear: say “I take”.
lesson-take-again = You took, so you lost your turn to attack. But what you took is useful: beat with { $card }.
lesson-take-turn = All beaten: it is your turn. Attack with { $card }.
lesson-take-press = { $player } takes and loses the turn. Say “Pass”, then attack again, with { $card }.
lesson-limits-title = How many cards
lesson-limits-five = The first bout takes five attack cards at most. Begin with a nine and throw in until there are five.
lesson-limits-hand = Never more than the defender holds: { $player } has three cards. Lay three nines; a fourth would not fit.
lesson-end-title = The end
lesson-end-open = The stock is empty: nobody draws, and an empty hand is out. Attack with { $card }.
lesson-end-give = { $player } takes. Give away your other nine as well, { $card }.
lesson-end-last = Say “Pass”, then lay your last card, { $card }: without cards you are out and safe.
lesson-end-keep = Another end: two cards each. Beat { $card } with the plain card and keep the trump for last.
lesson-end-win = Lay your trump: { $player } cannot beat it and is left with cards.
lesson-transfer-title = Transfers, and a game
lesson-transfer-on = Here attacks may be transferred. Lay your own ten, { $card }, beside the attack: now { $player } must defend.
lesson-transfer-pass = { $player } takes both. Your { $card } fits, but it is a trump: keep it and say “Pass”.
lesson-transfer-beat = You could transfer with your trump jack, but it is cheaper to beat { $card } with your queen.
lesson-transfer-game = Now a small game of your own. Play as you like until the stock is empty.
lesson-transfer-win = The stock is empty. Get rid of your cards before the others do!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = You may always take, but here you hold a card that beats it.
lesson-hint-dear = That works, but a cheaper card does it too. Keep the better ones.
lesson-hint-trump = That works, but trumps are precious: there is a way without one.
lesson-hint-named = You may open with that too, but here the lesson needs another card.
lesson-hint-fits = You may stop here, but you still hold a card that fits.
lesson-hint-transfer = That beats it, but here the attack can be sent on to somebody else.
lesson-hint-lost = This time you were left with cards. It happens to everybody: play it once more.

## How to play

howto-title = How to play Durak
howto-goal = “Durak” means “fool”. Get rid of all your cards: nobody wins, but the last player with cards in hand is the fool.
howto-learn = Rather learn by playing
# Told of a picture: $card lies over $target.
howto-beats = { $card } beats { $target }
howto-search = Search the questions
howto-none = No question speaks of that.
howto-link = Copy a link to this question
howto-link-copied = The link is copied
howto-setup-title = Setup
howto-setup-1 = The pack has 36 cards, from the six up to the ace. Two to six people play, and everyone is dealt six cards.
howto-setup-2 = The next card is laid face up under the stock. Its suit is trump for the whole deal, and the card itself is drawn last of all.
howto-setup-3 = Whoever holds the lowest trump attacks first. The defender is always the next player to the attacker’s left.
howto-attack-title = Attack
howto-attack-1 = The attacker opens the bout with any card.
howto-attack-2 = Then the attacker and everyone else except the defender may throw in cards at any time, but only of ranks that already lie on the table, whether they attacked or defended.
howto-attack-3 = A bout holds at most six attack cards, and never more than the defender had in hand on becoming the defender. The first bout of a game holds at most five.
howto-defence-title = Defence
howto-defence-1 = Beat each attack card with a higher card of its suit or with any trump.
howto-defence-2 = A trump is beaten only by a higher trump.
howto-defence-3 = You cannot, or would rather not? Say “I take”. The others may still throw in what fits, and then everything on the table goes into your hand.
howto-after-title = After the bout
howto-after-1 = Everything was beaten: the cards go to the discard pile, and the defender attacks next.
howto-after-2 = The defender took: the turn is lost, and the player to the defender’s left attacks.
howto-after-3 = While there is stock, everyone draws back up to six cards: the attacker first, the others clockwise, the defender last.
howto-end-title = The end
howto-end-1 = Once the stock is empty, whoever has no cards left is out and safe.
howto-end-2 = The last player with cards is the fool. If the last players run out of cards in the same bout, it is a draw.
howto-transfer-title = Transfers
howto-transfer-1 = In the transfer game the defender who has not beaten anything yet may lay a card of the same rank beside the attack. Now the next player must defend against all of it.
howto-transfer-2 = The next player needs at least as many cards in hand as there are cards to beat. Transfers may follow one another, even right round the table.
howto-other-title = Other ways to play
howto-other-1 = Everything else on this page is about the usual throw-in and transfer games. “Choose the game” offers other well-known rules, and “All rules” lets you make your own.
howto-other-2 = Transfer and show: a trump of the rank may be shown instead of laid, and stays in hand.
howto-other-3 = Teams: partners sit between opponents, never attack each other, and win and lose together.
howto-other-4 = Jokers only beat: the red one every red card, the black one every black card, and trumps too.
howto-other-5 = Two packs: every card is there twice. It does not beat its twin, for it is not higher.
howto-other-6 = How your table plays is told under “The rules of this table”: tap the name of the game above the table.
howto-controls-title = Controls
howto-controls-1 = Tap a glowing card to play it, or drag it to the table. To beat, drop it on the very card you want to beat.
howto-controls-2 = “Done” (all is beaten) or “Pass” (the defender takes) says that you add no more. “I take” brings all the cards on the table into your hand.
howto-controls-3 = Tap a dimmed card, and you are told why it cannot be played.
howto-controls-4 = On a keyboard, arrows choose a card and Enter plays it.
howto-controls-5 = To lay several cards of one rank at once, hold your finger on one, tap the others, then tap the table.
howto-controls-6 = In the settings you can choose to arrange your cards yourself, and to prepare a card while others play.

## Questions and answers

faq-title = Frequently asked questions
faq-1-q = Who attacks after the defender takes?
faq-1-a = The player to the left of the one who took. Taking costs you your turn to attack. With two players the same one attacks again.
faq-2-q = May I take although I could beat everything?
faq-2-a = Yes. Sometimes a good card is worth having. You may take as long as something on the table is not beaten, and once said, it stays said.
faq-3-q = Why only five cards in the first bout?
faq-3-a = So that nobody is buried at the very start. From the second bout on the limit is six, whether the first was beaten or taken.
faq-4-q = What if the stock runs out in the middle of drawing?
faq-4-a = Everyone draws up to six in turn, until the stock is gone. The trump card goes to whoever reaches it. Those who come later draw nothing and play on with what they have.
faq-5-q = May I look at the discard pile?
faq-5-a = No. Beaten cards lie face down to the end of the game, and only their number can be seen. Remembering them is part of the game.
faq-6-q = When is it a draw?
faq-6-a = When nobody has cards left at the end of a bout: for instance, when the last attack card is beaten with the very last card. Then nobody is the fool.
faq-7-q = Must I open with my lowest trump if it gave me the first attack?
faq-7-a = No. It only shows who begins. Open with any card you like.
faq-8-q = May the defender throw in?
faq-8-a = No. The defender beats, takes or, in the transfer game, transfers. All the others may throw in.
faq-9-q = Who draws first?
faq-9-a = The attacker, then the others clockwise, and the defender last. After transfers the last one to transfer counts as the attacker.
faq-10-q = What if two players throw in at the same moment?
faq-10-a = The card that arrives first is laid first. If it filled the last free place, the other card simply goes back to its hand.
faq-11-q = Can two players play with transfers?
faq-11-a = Yes. The attack then goes back to the one who began it, if that player still has enough cards.
faq-12-q = When can I not transfer?
faq-12-a = When a card is already beaten, when you have said that you take, when your card is of another rank, or when the next player has fewer cards than would have to be beaten.
faq-13-q = Who attacks after transfers?
faq-13-a = It depends on the last defender. If everything was beaten, that player attacks next; if it was taken, the player to the left does.
faq-14-q = May I open with a trump?
faq-14-a = Yes, any card may open a bout. A trump is hard to meet: only a higher trump beats it.
faq-15-q = How many cards may be thrown at me?
faq-15-a = Six at most, five in the first bout, and never more than you held on becoming the defender. The same goes after you have said that you take.
faq-16-q = When is a player out?
faq-16-a = When the hand and the stock are both empty. While there is stock, an empty hand is filled again after the bout.
faq-17-q = Can I take a move back?
faq-17-a = Against bots, yes, as often as you like. The game is then marked as practice.
faq-18-q = What do the bots know?
faq-18-a = Just what you would know in their seat: their own cards, the table and all that was played openly. They see neither your hand nor the stock.
faq-19-q = What does it mean to transfer?
faq-19-a = Instead of beating, the defender lays a card of the same rank beside the attack. The next player then has to meet all of it, and may transfer it further.
faq-20-q = Who throws in first?
faq-20-a = Whoever is quickest: all but the defender may throw in at any time. Some rules have players throw in by turns, the attacker first.
faq-21-q = What if two players go out at once?
faq-21-a = Both are safe, and the others play on. If nobody else has cards either, there is no fool: the game is a draw.
faq-22-q = May I use a trump although I could beat without one?
faq-22-a = Yes. Nobody has to follow suit: a trump beats any card of another suit, whatever else you hold.
faq-23-q = I have beaten some of the cards and then take. What do I get?
faq-23-a = Everything that lies on the table: the attack cards, the cards you beat them with, and what is thrown in after that.
faq-24-q = What is a series?
faq-24-a = Several deals that count together: up to a number of points, or over a number of deals. You choose it among the rules, and the score is shown after every deal.
faq-25-q = What are epaulettes?
faq-25-a = An old joke: whose game is lost to a last attack with one or two of the lowest cards wears them on the shoulders. They change nothing, and only show where the rules ask for them.
faq-26-q = Are the deals fair?
faq-26-a = Yes. Every deal is shuffled by a published method from 32 bytes that the computer draws at random. It depends neither on who plays nor on who is winning, and nobody can choose it.
faq-27-q = Why does a finished bout stay on the table for a while?
faq-27-a = So that everybody sees how it ended. Touch the table and it goes on at once; how long it stays is one of the settings.
faq-28-q = Why is there a pause although nobody can throw in?
faq-28-a = If the game went on faster without such a card, everybody would know who has none. So the pause is there whatever is in hand.

## Accounts

# Guests have numbers for names: $name is one.
account-title = Account
account-guest = Guest { $name }
account-about = You play as a guest. An account keeps your name and lets you in on every device. No e-mail is needed.
account-join-tab = New account
account-login-tab = Log in
account-name = Name
account-name-hint = 3 to 24 letters of one alphabet, and digits
account-password = Password
account-new-password = New password
account-password-hint = At least 8 characters
account-show-password = Show the password
account-join = Create the account
account-join-passkey = Create it with a passkey
account-passkey-about = A passkey is your fingerprint, your face or the lock of your screen in place of a password.
account-login = Log in
account-login-passkey = Log in with a passkey
account-forgot = Password forgotten?
account-recover = Use a recovery code
account-recover-about = Enter a recovery code and a new password. All other devices are logged out.
account-code = Recovery code
account-back = Back
account-codes = Recovery codes
account-codes-about = Each code lets you in once if you lose your password or passkey. They are shown only now: keep them in a safe place.
account-codes-copy = Copy
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-codes-left =
    { $number ->
        [one] { $number } code left
       *[other] { $number } codes left
    }
account-codes-renew = Make new codes
account-rename = Change the name
account-save = Save
account-saved = Saved
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-passkey-suspect = There may be a copy of this passkey. Remove it.
account-remove = Remove
# $time is a time of day, or a date with it.
account-last-used = Last used: { $time }
account-sessions = Logged in on
account-this-device = This device
account-unknown-device = Unknown device
account-end-others = Log out everywhere else
account-logout = Log out
account-data = Your data
account-export = Download my data
account-delete = Delete the account
account-delete-about = Your finished games stay, without your name. This cannot be undone.
account-delete-yes = Delete for good
account-confirm-about = Please confirm that it is you.
account-confirm = Confirm
account-confirm-passkey = Confirm with a passkey
account-waiting = An unfinished game waits here for the guest that you were. It comes back when you log out.
account-error-name-too-short = A name has at least 3 characters.
account-error-name-too-long = A name has at most 24 characters.
account-error-name-signs = A name begins with a letter and has only letters and digits, with single spaces, dots or hyphens between them.
account-error-name-scripts = All letters of a name must be of one alphabet.
account-error-name-reserved = This name is reserved.
account-error-name-taken = This name is taken, or looks like one that is.
account-error-password-too-short = A password has at least 8 characters.
account-error-password-too-long = A password has at most 128 characters.
account-error-password-weak = This password is easy to guess. Take a longer one.
account-error-wrong-login = Name or password is wrong.
account-error-wrong-password = The password is wrong.
account-error-wrong-code = Name or recovery code is wrong, or the code has been used.
# $number counts minutes.
account-error-too-many-tries = Too many tries. Try again in { $number } min.
account-error-too-many-accounts = Too many accounts from here. Try again in { $number } min.
account-error-bad-passkey = The passkey did not work. Try again.
account-error-copied-passkey = There may be a copy of this passkey, so it lets nobody in. Log in another way and remove it.
account-error-last-passkey = It is your only way in. Set a password first.
account-error-too-many-passkeys = That is as many passkeys as there can be.
account-error-network = The server cannot be reached. Try again.
account-error-other = That did not work. Try again.

## Looking through a game that is over

# $number and $most count moves; a move is one card, several laid at once, or one word.
replay-place = Move { $number } of { $most }
replay-play = Play on
replay-pause = Pause
replay-back = One move back
replay-forward = One move forward
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed: { $number }×
replay-seat = Seen from the seat of
replay-open = Show all hands

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-welcome = You’re welcome!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-lucky = That was lucky!
phrase-unlucky = No luck today…
phrase-no-hurry = No hurry!
phrase-go-on = Shall we go on?
phrase-moment = One moment!
phrase-back = I’m back
phrase-again = One more game?
phrase-bye = Bye!

# What the pictures show that players send each other.

emote-smile = Smile
emote-laugh = Laughter
emote-wink = Wink
emote-cool = Sunglasses
emote-think = Thinking
emote-wow = Surprise
emote-sad = Sadness
emote-cry = Tears
emote-angry = Anger
emote-clap = Applause
emote-coffee = Coffee
emote-sleep = Sleep

## Playing with other people

# Asks for the name that the others at the table read.
people-name = What shall the others call you?
people-name-wanted = Type a name first.
people-watchers = Watching: { $number }
people-watching = You are watching
# Where watching is delayed.
people-watching-late = You are watching, one minute behind
people-left = { $player } has left the table.
people-came = { $player } has sat down.
# The host is who opened the table, or who came next once that one left.
people-host = { $player } is the host now.
people-host-you = You are the host now.
# Heard when somebody says something; $text is phrase-…, emote-… or his own words.
people-says = { $player }: { $text }
people-takeback-asks = { $player } would like to take back the last move.
people-takeback-yes = Yes
people-takeback-no = No
people-takeback-waits = Waiting for { $players }…
people-takeback-done = { $player } took back the last move.
people-takeback-done-you = Your move is taken back.
people-takeback-stays = The move stays.

device-about = Everybody plays on this device and hands it on.
device-name = Player { $number }
device-add = Add a player
device-remove = Remove { $player }
device-bots = Bots
device-give = Give the device to { $player }
device-hidden = The cards stay hidden until then.
device-me = I am { $player }
people-bot-sits-in = A bot plays for { $player }.
people-lost = { $player } has lost the connection.
people-back = { $player } is back.
people-wishes = { $player } wants to play again.
people-out-of-time = { $player } ran out of time.
people-out-of-time-you = Your time ran out.
people-bot-for-you = A bot is playing for you.
# After a game: the reader has asked for another.
people-waits-for-others = You want to play again. Waiting for the others…
people-wants-player = One more player is needed before the cards are dealt.
people-gone = has left
# Beside a name that is known by an account.
people-account = has an account
people-mute = Mute
people-unmute = Unmute
people-leave = Leave for good
people-leave-about = A bot will play your cards to the end, and it counts as leaving.
people-write = Write a message
people-send = Send

## A table before its first deal

gather-invite = Invite by link
gather-copy = Copy
gather-copied = Copied
gather-send = Send…
gather-code = QR code
gather-sit-hint = Tap a free seat to sit down
gather-full = All seats are taken; you can watch
gather-waiting = Free seats: { $number }
gather-ready = Everybody is here: start the game
gather-waiting-host = { $player } will start the game
gather-seat-free = Free seat { $number }
gather-host = host
table-free = Free
# Above what has been agreed upon: rules, clock and all else.
gather-agreed = What is played
gather-change = Change
# Labels and choices of the dialog in which the host settles how is played.
gather-access = Who can find the table
gather-access-link = Whoever has the link
gather-access-open = Everybody
gather-watching = Watching
gather-watching-free = Others may watch
gather-watching-delayed = With a delay
gather-watching-off = Nobody may watch
gather-talk = Talk
gather-talk-off = No talk
gather-talk-phrases = Phrases only
gather-talk-chat = Free chat
gather-rated = For rating
gather-rated-about = The result changes the ratings of the players.
gather-sit = Sit down
gather-stand = Get up
gather-fill = Fill with bots
gather-swap = Change places with { $player }
gather-move-here = Sit here
gather-bot = Bot
gather-remove = Send away: { $player }
gather-make-host = Make host: { $player }
gather-seats = Seats
gather-clock = Clock
gather-starts = Start
gather-starts-host = When the host says so
gather-starts-full = When all seats are taken
gather-agree = OK

## The list of tables

tables-title = Tables
tables-mine = Your tables
tables-open = Waiting for players
tables-filter-rules = Rules
tables-filter-seats = Seats
tables-all = All
tables-none = Nobody is waiting right now. Open a table: whoever comes next will see it.
tables-none-such = No table like this. Choose other filters or open one.
tables-new = Open a table
tables-taken = { $number } of { $most } seats taken
tables-your-turn = Your turn
tables-gathering = waiting for players
tables-playing = being played
tables-in-play = Being played
tables-crowd = Players here: { $number }. Tables in play: { $playing }.
tables-over = over
tables-alone = Nobody else yet

## Clocks

clock-none = No clock
clock-fast = Fast
clock-normal = Normal
clock-slow = Slow
clock-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
# As short as it can be.
clock-seconds = { $number } s
clock-about-none = All the time in the world.
# $time is clock-days or clock-seconds.
clock-about-turn = For each move: { $time }.
clock-about-bank = In reserve for each deal: { $time }.
# At the table, with what is left; $time is 0:25 or clock-days.
clock-bank = Reserve { $time }
clock-window = To throw in: { $time }
clock-paused = Waiting for { $player }: { $time }
clock-last = Five seconds left!

## Whether the deal was fair

proof-title = Fair deal
proof-about = Before the deal the server fixed a secret number and published its fingerprint. Every player added a number of their own. Both together shuffled the cards, so nobody could choose them. Your browser now checks this by itself. What it cannot show: that whoever runs the server did not look at the cards.
proof-cannot = Over this connection the browser cannot check. Open the page over https.
proof-checking = Checking…
proof-not-yet = Play this game to its end first: then the deal can be checked.
proof-none = There is no finished deal to check yet.
proof-fair = The cards were dealt fairly.
proof-unfair = Something does not fit: these cards were not dealt as promised.
proof-deal = Deal { $number }
proof-bound = The secret number fits its fingerprint.
proof-shuffled = The cards lay exactly as the numbers have it.
proof-mine = Your own number went into the shuffle.
# Before one of the three sentences above that turned out to be wrong.
proof-no = No:
proof-numbers = The numbers, to check elsewhere
proof-save = Save as a file

## Players and their games

players-title = Player
players-me = My profile
players-family = Kind of game
players-teams = In teams
players-kind = { $family }, { $number } players
players-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
players-lost = { $number } % lost
players-rating = Rating
players-changed = Rating { $number }, { $change }
players-course = Rating over time: from { $from } to { $to }, lowest { $low }, highest { $high }
players-unsettled = Few games so far: a first guess.
players-since = Here since { $date }
players-newest = Newest rated games
players-unrated = No rated games yet.
players-unrated-me = You have no rating yet. Play at a table “for rating”, with people or bots.
players-best-none = Nobody has played enough here yet. Play for rating and be the first!
players-missing = There is no such player.
players-again = Try again
games-none = No finished games yet. Play one: it will be here, move by move.
games-missing = This game cannot be shown.
games-more = Show more
games-fool = lost
games-safe = got out
games-draw = a draw
