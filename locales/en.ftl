# The words of Kozyr in English.
#
# Every language has the same messages with the same arguments; tests/locales holds them to it.
# A comment `# unreviewed: <why>` above a message says that a native reader should look at it.
#
# Arguments that many messages share:
#   $player, $to      names of players; they are never inflected
#   $card, $target    a card: "10♦" or, when a reason is heard, "ten of diamonds" in why-*;
#                     "ten of diamonds" in event-* and aria-*;
#                     in event-* and aria-* also $card_acc, $card_ins, $card_gen,
#                     $target_acc, $target_ins, $target_gen for languages with cases
#   $cards, $ranks    lists, already joined for reading
#   $suit             clubs, diamonds, hearts or spades
#   $rank             r2 … r10, J, Q, K or A
#   $number, $needed  counts

## The page

app-name = Kozyr
app-tagline = Durak, the card game
app-close = Close
app-reconnecting = Reconnecting…
app-version = Version { $version }
# The name shown at the reader's own seat when no name was given.
app-you = You

## Before the game

lobby-play = Play
# What the Play button will start. $preset is lobby-preset-…, $opponents is lobby-opponents.
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } opponent
       *[other] { $number } opponents
    }
lobby-continue = Continue the game
lobby-new-game = New game
lobby-choose = Choose opponents
lobby-how-to-play = How to play
lobby-settings = Settings
lobby-language = Language
lobby-theme = Theme
lobby-preset = Rules
lobby-preset-app = Throw-in
lobby-preset-app-hint = Players add cards of the ranks on the table.
lobby-preset-app-transfer = Transfer
lobby-preset-app-transfer-hint = You may also transfer the attack with a card of the same rank.
lobby-number-of-opponents = Opponents
lobby-opponent = Opponent { $number }
lobby-level-beginner = Beginner
lobby-level-regular = Regular
lobby-pace = How fast the bots play
lobby-pace-normal = Like people
lobby-pace-instant = At once
lobby-your-name = Your name
lobby-your-name-hint = Only shown at your seat
lobby-start = Start
lobby-cancel = Cancel
lobby-offline = No connection yet. The game starts as soon as there is one.

## The table

table-title = Game table
table-players = Players
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
table-last-bout = Last bout
table-how-to-play = How to play
table-settings = Settings
table-last-bout-beaten = All cards were beaten and went to the discard pile.
table-last-bout-taken = { $player } took the cards.
table-last-bout-taken-you = You took the cards.

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
prompt-taking-soon = You take…
prompt-done-soon = You have nothing to add…
prompt-out = You are out and safe
prompt-choose-target = What should { $card } do?
prompt-drop-here = Play here
prompt-transfer-here = Transfer to { $player }
prompt-over = The game is over
prompt-covered-nothing = All beaten: nothing of yours fits, say Done
prompt-taking-nothing = { $player } takes: nothing of yours fits, say Pass
prompt-bout-beaten = All beaten.
prompt-tap-to-go-on = Tap to go on
prompt-trump = Trump: { $card }.
prompt-no-line = No connection: nothing can be played now

## Buttons

action-bita = Done
action-pass = Pass
action-take = I take
action-take-undo = Undo
action-transfer = Transfer
action-skip-to-end = Skip to the end
action-rematch = Play again
action-leave = To the lobby
action-see-table = See the table
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
settings-tap = Tapping a card
settings-tap-plays = Plays it
settings-tap-second = Picks it, a second tap plays
settings-sort = Order of my cards
settings-sort-suit = By suit
settings-sort-rank = By rank
settings-speed = Motion of the cards
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-hold = A finished bout stays
settings-hold-none = Not at all
settings-hold-seconds = { $seconds } s
settings-hold-tap = Until I tap
settings-auto-done = Say Done or Pass for me
settings-auto-done-hint = When none of my cards can be thrown in.
settings-take-undo = Time to undo “I take”
settings-take-undo-hint = The word is sent after 0.8 seconds.
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
settings-contrast = Contrast
settings-contrast-auto = As the device
settings-contrast-high = High
settings-left-handed = Left-handed
settings-shortcuts = Keyboard shortcuts
settings-reset = Reset all settings

## Keyboard

keys-title = Keyboard
keys-arrows = Choose a card or a target
keys-ranks = Jump to the next card of that rank
keys-enter = Play or pick the card
keys-escape = Cancel
keys-take = I take
keys-done = Done or Pass
keys-transfer = Transfer
keys-sort = Change the order of my cards
keys-explain = Why can this card not be played?
keys-last-bout = Last bout
keys-undo = Take the last move back
keys-read = Read the table aloud
keys-help = This list
# Names of keys, as printed on keyboards.
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Space

## Lists: $items are joined by commas

list-and = { $items } and { $last }
list-or = { $items } or { $last }

## Card names, for speech

card =
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
card-acc =
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
card-ins =
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
card-gen =
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
why-not-a-thrower = By these rules you may not throw in against { $player } now.
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
why-rank-not-on-table = { $card } does not fit: you can only throw in ranks on the table, { $ranks }.
why-after-first-beat = By these rules you may throw in only after the first card is beaten.
why-no-throw-in-after-take = By these rules nothing may be added after “I take”.
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
why-show-off = These rules have no transfer by showing.
why-show-trump = { $card } cannot be shown: only the trump of that rank can.
why-show-used = { $card } has been shown in this bout already.

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
event-dealt-hand = Your cards: { $cards }.
event-dealt-first = { $player } shows the lowest trump, the { $card }, and attacks first.
event-dealt-first-you = You hold the lowest trump, the { $card }, and attack first.
event-dealt-first-lowest = Nobody holds a trump. { $player } has the lowest card and attacks first.
event-dealt-first-lowest-you = Nobody holds a trump. You have the lowest card and attack first.
event-bout-started = { $player } attacks, { $to } defends.
event-bout-started-you = Your attack: { $to } defends.
event-bout-started-to-you = { $player } attacks, you defend.
event-attacked = { $player } attacks with the { $card }.
event-attacked-you = You attack with the { $card }.
event-thrown-in = { $player } throws in the { $card }.
event-thrown-in-you = You throw in the { $card }.
event-beaten = { $player } beats the { $target } with the { $card }.
event-beaten-you = You beat the { $target } with the { $card }.
event-transferred = { $player } transfers with the { $card }: now { $to } defends.
event-transferred-you = You transfer with the { $card }: now { $to } defends.
event-transferred-to-you = { $player } transfers with the { $card }: now you defend.
event-transferred-shown = { $player } shows the { $card } and transfers: now { $to } defends.
event-transferred-shown-you = You show the { $card } and transfer: now { $to } defends.
event-transferred-shown-to-you = { $player } shows the { $card } and transfers: now you defend.
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
aria-target = Beat { $target } with { $card }
aria-stock =
    { $number ->
        [0] The stock is empty. Trumps: { $suit }
        [one] Stock: one card. Trumps: { $suit }
       *[other] Stock: { $number } cards. Trumps: { $suit }
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
aria-cancelled = Cancelled

## When the server cannot do what was asked (one message for each error code)

error-not-json = The server could not read that. Reload the page and try again.
error-too-large = That was too long for the server. Shorten it and try again.
error-unknown-type = The server does not know this request. Reload the page to get its newest version.
error-bad-shape = The server could not make sense of that. Reload the page and try again.
error-no-such-table = This table is gone. Open a new one.
error-not-your-seat = That is not your seat.
error-stale = The table has changed meanwhile. Look again and choose once more.
error-illegal-move = That move is not possible now.
error-nothing-to-undo = There is nothing to take back.
error-game-not-over = Play this game to its end first.
error-too-fast = Not so fast, please: wait a moment and try again.
error-storage = The server could not save the game. Try again in a moment.

## How it ended

result-fool = { $player } is the fool
result-fool-you = You are the fool this time
result-fool-note = Somebody has to be. The next deal forgives everything.
result-draw = A draw: nobody is the fool
result-adjudicated = The game went round in circles, so it was stopped as a draw.
result-place-fool = Left with cards: { $player }

## How to play

howto-title = How to play Durak
howto-goal = “Durak” means “fool”. Get rid of all your cards: nobody wins, but the last player with cards in hand is the fool.
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
howto-controls-title = Controls
howto-controls-1 = Tap a glowing card to play it, or drag it to the table. To beat, drop it on the very card you want to beat.
howto-controls-2 = “Done” (all is beaten) or “Pass” (the defender takes) says that you add no more. “I take” brings all the cards on the table into your hand.
howto-controls-3 = Tap a dimmed card, and you are told why it cannot be played.
howto-controls-4 = On a keyboard, arrows choose a card and Enter plays it.

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
