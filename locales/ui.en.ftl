## app

app-name = Kozyr
app-tagline = Durak, the card game
app-loading = Loading…
app-close = Close
app-back = Back
app-reconnecting = Reconnecting…
app-reconnected = Connected again
app-try-now = Try now
app-version = Version { $version }
# The name shown at the reader's own seat when no name was given.
app-you = You

## lobby

lobby-play = Play
# What the Play button will start. $preset is lobby-preset-…, $opponents is lobby-opponents.
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } opponent
       *[other] { $number } opponents
    }
lobby-continue = Continue the game
lobby-choose = Choose opponents
lobby-how-to-play = How to play
lobby-settings = Settings
lobby-language = Language
lobby-theme = Theme
lobby-preset = Rules
lobby-preset-app = Throw-in
lobby-preset-app-hint = Players add cards of the ranks on the table.
lobby-preset-app-transfer = Transfer
lobby-preset-app-transfer-hint = You may also pass the attack on with a card of the same rank.
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

## table

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
# $place is the order of leaving, 1 = first.
table-out = out, number { $place }
table-lobby = To the lobby
table-undo = Take the move back
table-last-bout = Last bout
table-how-to-play = How to play
table-settings = Settings
table-last-bout-none = No bout has ended yet.
table-last-bout-beaten = All cards were beaten and went to the discard pile.
table-last-bout-taken = { $player } took the cards.
table-last-bout-taken-you = You took the cards.

## prompt

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
prompt-covered = All beaten: throw in or say Bita
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
prompt-show-here = Show and transfer to { $player }
prompt-over = The game is over
prompt-your-turn = Your turn

## action

action-bita = Bita
action-pass = Pass
action-take = I take
action-take-undo = Undo
action-transfer = Transfer
action-skip-to-end = Skip to the end
action-rematch = Play again
action-leave = To the lobby
action-see-table = See the table
action-how-to-play = How to play?

## end

end-title = The game is over
end-safe-you = You are safe!
# The order in which players got rid of their cards.
end-places = Places

## settings

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
settings-auto-done = Say Bita or Pass for me
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
settings-left-handed = Left-handed
settings-shortcuts = Keyboard shortcuts
settings-reset = Reset all settings

## keys

keys-title = Keyboard
keys-arrows = Choose a card or a target
keys-ranks = Jump to the next card of that rank
keys-enter = Play or pick the card
keys-escape = Cancel
keys-take = I take
keys-done = Bita or Pass
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

## aria
# Sentences for screen readers. $card and $target also come as $card_acc, $card_ins, $card_gen
# (and $target_…): use the form the grammar needs.

aria-card-picked = { $card }, picked: choose a target
aria-card-sent = { $card }, being played
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
aria-cards-in-hand =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
aria-your-cards = Your cards: { $cards }
aria-sorted-by-suit = Cards sorted by suit
aria-sorted-by-rank = Cards sorted by rank
aria-cancelled = Cancelled
