# The words of Kozyr in Estonian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Kaardimäng durak ehk turakas
app-close = Sulge
app-reconnecting = Ühenduse taastamine…
app-version = Versioon { $version }
app-you = Sina

## Before the game

lobby-play = Mängi
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } vastane
       *[other] { $number } vastast
    }
lobby-continue = Jätka mängu
lobby-new-game = Uus mäng
lobby-choose = Vali vastased
lobby-how-to-play = Kuidas mängida
lobby-settings = Seaded
lobby-language = Keel
lobby-theme = Kujundus
lobby-preset = Reeglid
lobby-preset-app = Podkidnoi
# unreviewed: juurde viskama (throw in)
lobby-preset-app-hint = Mängijad viskavad juurde laual olevate väärtustega kaarte.
# unreviewed: edasi andma (transfer)
lobby-preset-app-transfer = Edasiandmisega
# unreviewed: edasi andma (transfer), rünnak (bout)
lobby-preset-app-transfer-hint = Rünnaku võib sama väärtusega kaardiga ka edasi anda.
lobby-number-of-opponents = Vastased
lobby-opponent = Vastane { $number }
lobby-level-beginner = Algaja
lobby-level-regular = Kogenud
lobby-pace = Kui kiiresti botid mängivad
lobby-pace-normal = Nagu inimesed
lobby-pace-instant = Kohe
lobby-your-name = Sinu nimi
lobby-your-name-hint = Seda näeb ainult sinu koha juures
lobby-start = Alusta
lobby-cancel = Loobu
lobby-offline = Ühendust veel ei ole. Mäng algab kohe, kui see tekib.

## The table

table-title = Mängulaud
table-players = Mängijad
table-bout = Kaardid laual
table-bout-empty = Laual ei ole kaarte
table-hand = Sinu kaardid
table-stock = Tõmbehunnik
table-discard = Heitehunnik
table-actions = Tegevused
table-practice = Harjutus
table-practice-hint = Käik on tagasi võetud: see mäng ei lähe arvesse.
table-thinking = mõtleb
table-done = ei viska rohkem juurde
table-lobby = Avalehele
table-undo = Võta käik tagasi
# unreviewed: rünnak (bout)
table-last-bout = Eelmine rünnak
table-how-to-play = Kuidas mängida
table-settings = Seaded
table-last-bout-beaten = Kõik kaardid löödi ja läksid heitehunnikusse.
# unreviewed: üles võtma (take)
table-last-bout-taken = { $player } võttis kaardid üles.
# unreviewed: üles võtma (take)
table-last-bout-taken-you = Sa võtsid kaardid üles.

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
        [Olya] Olja
        [Petryk] Petrõk
        [Vanya] Vanja
        [Aram] Aram
        [Boris] Boris
        [Giorgi] Giorgi
        [Gohar] Gohar
        [Kadri] Kadri
        [Leyla] Leila
        [Margus] Margus
        [Nino] Nino
        [Oksana] Oksana
        [Rauf] Rauf
        [Tamar] Tamar
        [Taras] Taras
       *[other] { $name }
    }

## The line above the hand

prompt-open = Sina ründad, { $player } kaitseb
# unreviewed: üles võtma (take)
prompt-defend =
    { $number ->
        [one] Löö kaart või võta üles
       *[other] Löö { $number } kaarti või võta üles
    }
# unreviewed: edasi andma (transfer), üles võtma (take)
prompt-defend-transfer =
    { $number ->
        [one] Löö kaart, anna edasi või võta üles
       *[other] Löö { $number } kaarti, anna edasi või võta üles
    }
# unreviewed: juurde viskama (throw in)
prompt-add = { $player } kaitseb: võid juurde visata
# unreviewed: juurde viskama (throw in), Löödud (button)
prompt-covered = Kõik löödud: viska juurde või ütle „Löödud“
# unreviewed: juurde viskama (throw in), üles võtma (take)
prompt-taking = { $player } võtab üles: viska juurde või passi
prompt-wait-open = { $player } ründab…
prompt-wait-open-you = { $player } ründab sind…
prompt-wait-defend = { $player } kaitseb…
# unreviewed: juurde viskama (throw in)
prompt-wait-throw-in = { $player } võib juurde visata…
# unreviewed: juurde viskama (throw in), üles võtma (take)
prompt-wait-taking = Sa võtad üles. { $player } võib juurde visata…
prompt-wait = Üks hetk…
# unreviewed: üles võtma (take)
prompt-taking-soon = Sa võtad üles…
# unreviewed: juurde viskama (throw in)
prompt-done-soon = Sul pole midagi juurde visata…
prompt-out = Oled väljas ja pääsenud
prompt-choose-target = Mida teha kaardiga { $card }?
prompt-drop-here = Siia
# unreviewed: edasi andma (transfer)
prompt-transfer-here = Anna edasi, kaitseb { $player }
prompt-over = Mäng on läbi
# unreviewed: juurde viskama (throw in), Löödud (button)
prompt-covered-nothing = Kõik löödud: sul pole midagi juurde visata, ütle „Löödud“
# unreviewed: juurde viskama (throw in), üles võtma (take)
prompt-taking-nothing = { $player } võtab üles: sul pole midagi juurde visata, ütle „Passin“
# unreviewed: Löödud (button)
prompt-bout-beaten = Kõik löödud.
prompt-tap-to-go-on = Jätkamiseks puuduta
prompt-trump = Trump: { $card }.
prompt-no-line = Ühendust ei ole: praegu käia ei saa

## Buttons

# unreviewed: Löödud (button)
action-bita = Löödud
action-pass = Passin
# unreviewed: üles võtma (take)
action-take = Võtan üles
action-take-undo = Võta tagasi
# unreviewed: edasi andma (transfer)
action-transfer = Anna edasi
action-skip-to-end = Kohe lõppu
action-rematch = Mängi uuesti
action-leave = Avalehele
action-see-table = Vaata lauda
action-how-to-play = Kuidas mängida?

## After the game

end-safe-you = Sa pääsesid!
end-places = Kohad

## Settings

settings-title = Seaded
settings-section-look = Välimus
settings-section-play = Mäng
settings-section-motion = Liikumine
settings-language = Keel
settings-theme = Kujundus
settings-theme-auto = Nagu seadmes
settings-theme-light = Hele
settings-theme-dark = Tume
# unreviewed: vihje (hint)
settings-hints = Vihjed
settings-hints-hint = Näitavad, milliseid kaarte saab käia ja miks teisi ei saa.
settings-tap = Kaardi puudutamine
settings-tap-plays = Käib kaardi
settings-tap-second = Valib kaardi, teine puudutus käib
settings-sort = Minu kaartide järjestus
settings-sort-suit = Masti järgi
settings-sort-rank = Väärtuse järgi
settings-speed = Kaartide liikumine
settings-speed-off = Väljas
settings-speed-fast = Kiire
settings-speed-normal = Tavaline
settings-speed-slow = Aeglane
# unreviewed: rünnak (bout)
settings-hold = Lõppenud rünnak jääb lauale
settings-hold-none = Ei jää
settings-hold-seconds = { $seconds } s
settings-hold-tap = Kuni puudutan
# unreviewed: Löödud (button)
settings-auto-done = Ütle minu eest „Löödud“ või „Passin“
# unreviewed: juurde viskama (throw in)
settings-auto-done-hint = Kui mul pole midagi juurde visata.
# unreviewed: üles võtma (take)
settings-take-undo = Aeg „Võtan üles“ tühistamiseks
settings-take-undo-hint = Sõna saadetakse 0,8 sekundi pärast.
settings-letters = Pildikaartide tähed
settings-letters-auto = Nagu keeles
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Mastide värvid
settings-colours-two = Kaks
settings-colours-four = Neli
settings-colours-safe = Neli, kergesti eristatavad
settings-back = Kaartide tagakülg
settings-back-red = Punane
settings-back-blue = Sinine
settings-back-green = Roheline
settings-back-black = Must
settings-table = Laua värv
settings-table-green = Roheline
settings-table-blue = Sinine
settings-table-burgundy = Veinipunane
settings-table-slate = Hall
settings-large-index = Suur väärtus ja mast kaartidel
settings-contrast = Kontrast
settings-contrast-auto = Nagu seadmes
settings-contrast-high = Suur
settings-left-handed = Vasakukäelisele
settings-shortcuts = Kiirklahvid
settings-reset = Lähtesta kõik seaded

## Keyboard

keys-title = Klaviatuur
keys-arrows = Vali kaart või sihtmärk
keys-ranks = Järgmise sama väärtusega kaardi juurde
keys-enter = Käi või vali kaart
keys-escape = Loobu
# unreviewed: üles võtma (take)
keys-take = Võtan üles
# unreviewed: Löödud (button)
keys-done = Löödud või Passin
# unreviewed: edasi andma (transfer)
keys-transfer = Anna edasi
keys-sort = Muuda minu kaartide järjestust
keys-explain = Miks seda kaarti ei saa käia?
# unreviewed: rünnak (bout)
keys-last-bout = Eelmine rünnak
keys-undo = Võta viimane käik tagasi
keys-read = Loe laud ette
keys-help = See loend
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Tühik

## Lists: $items are joined by commas

list-and = { $items } ja { $last }
list-or = { $items } või { $last }

## Card names, for speech

card =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] ärtu
       *[spades] poti
    } { $rank ->
        [r2] kaks
        [r3] kolm
        [r4] neli
        [r5] viis
        [r6] kuus
        [r7] seitse
        [r8] kaheksa
        [r9] üheksa
        [r10] kümme
        [J] soldat
        [Q] emand
        [K] kuningas
       *[A] äss
    }
card-acc =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] ärtu
       *[spades] poti
    } { $rank ->
        [r2] kahe
        [r3] kolme
        [r4] nelja
        [r5] viie
        [r6] kuue
        [r7] seitsme
        [r8] kaheksa
        [r9] üheksa
        [r10] kümne
        [J] soldati
        [Q] emanda
        [K] kuninga
       *[A] ässa
    }
card-ins =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] ärtu
       *[spades] poti
    } { $rank ->
        [r2] kahega
        [r3] kolmega
        [r4] neljaga
        [r5] viiega
        [r6] kuuega
        [r7] seitsmega
        [r8] kaheksaga
        [r9] üheksaga
        [r10] kümnega
        [J] soldatiga
        [Q] emandaga
        [K] kuningaga
       *[A] ässaga
    }
card-gen =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] ärtu
       *[spades] poti
    } { $rank ->
        [r2] kahe
        [r3] kolme
        [r4] nelja
        [r5] viie
        [r6] kuue
        [r7] seitsme
        [r8] kaheksa
        [r9] üheksa
        [r10] kümne
        [J] soldati
        [Q] emanda
        [K] kuninga
       *[A] ässa
    }
suit-name =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] ärtu
       *[spades] poti
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Mäng on läbi.
why-seat-out = Sa oled juba väljas: pole kaarte, pole muret.
# unreviewed: rünnak (bout)
why-not-the-attacker = Seda rünnakut alustab { $player }. Oota esimest kaarti.
# unreviewed: edasi andma (transfer), üles võtma (take)
why-not-the-defender = Lüüa, üles võtta ja edasi anda võib ainult kaitsja: { $player }.
# unreviewed: juurde viskama (throw in), üles võtma (take)
why-defender-never-adds = Sa oled kaitsja: löö kaarte või võta need üles. Juurde viskavad teised.
# unreviewed: juurde viskama (throw in)
why-not-a-thrower = Nende reeglite järgi ei või sa praegu juurde visata. Kaitseb { $player }.
why-no-attack-yet = { $player } pole veel rünnanud, lüüa pole midagi.
# unreviewed: rünnak (bout)
why-must-open = Sina alustad rünnakut, nii et pead kaardi käima.
why-unbeaten-cards = Veel löömata: { $cards }. Oota kaitsjat.
why-already-done = Sa juba ütlesid, et sa ei viska rohkem juurde. Oota, kuni lauale tuleb uus kaart.
# unreviewed: üles võtma (take)
why-already-taking = Sa juba ütlesid, et võtad üles. Oota, kuni teised oma kaardid lisavad.
# unreviewed: üles võtma (take)
why-nothing-to-take = Kõik on löödud: üles võtta pole midagi.
why-nothing-to-beat = Kõik ründekaardid on juba löödud. Oota, võib-olla tuleb juurde.
why-not-in-hand = Kaarti { $card } sul käes ei ole.
why-rank-not-on-table = { $card } ei sobi: juurde võib visata ainult väärtusi, mis on laual: { $ranks }.
# unreviewed: juurde viskama (throw in)
why-after-first-beat = Nende reeglite järgi võib juurde visata alles siis, kui esimene kaart on löödud.
# unreviewed: üles võtma (take)
why-no-throw-in-after-take = Nende reeglite järgi ei või pärast sõnu „Võtan üles“ midagi lisada.
why-defender-hand-limit =
    { $number ->
        [one] Kaitseb { $player }, kellel oli ainult { $number } kaart: rohkem ründekaarte käia ei saa.
       *[other] Kaitseb { $player }, kellel oli ainult { $number } kaarti: rohkem ründekaarte käia ei saa.
    }
# unreviewed: rünnak (bout)
why-first-bout-limit =
    { $number ->
        [one] Esimeses rünnakus on kõige rohkem { $number } ründekaart.
       *[other] Esimeses rünnakus on kõige rohkem { $number } ründekaarti.
    }
# unreviewed: rünnak (bout)
why-bout-limit =
    { $number ->
        [one] Ühes rünnakus on kõige rohkem { $number } ründekaart.
       *[other] Ühes rünnakus on kõige rohkem { $number } ründekaarti.
    }
why-not-on-table = { $target } ei ole laual ründekaart.
why-already-beaten = { $target } on juba löödud.
why-too-low = { $card } ei löö kaarti { $target }: vaja on kõrgemat.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } ei löö kaarti { $target }: teist masti lööb ainult trump, ja trump on risti.
        [diamonds] { $card } ei löö kaarti { $target }: teist masti lööb ainult trump, ja trump on ruutu.
        [hearts] { $card } ei löö kaarti { $target }: teist masti lööb ainult trump, ja trump on ärtu.
       *[spades] { $card } ei löö kaarti { $target }: teist masti lööb ainult trump, ja trump on poti.
    }
why-trump-needed = { $card } ei löö kaarti { $target }: trumpi lööb ainult kõrgem trump.
why-beats-nothing = { $card } ei löö ühtegi neist: { $cards }.
# unreviewed: edasi andma (transfer), rünnak (bout)
why-transfer-off = Nende reeglite järgi rünnakut edasi anda ei saa.
# unreviewed: edasi andma (transfer)
why-transfer-after-beat = Üks kaart on juba löödud: edasi anda on hilja.
# unreviewed: rünnak (bout)
why-transfer-rank = { $card } ei anna rünnakut edasi: selleks on vaja sama väärtusega kaarti: { $ranks }.
# unreviewed: edasi andma (transfer), rünnak (bout)
why-transfer-first-bout = Nende reeglite järgi ei saa esimest rünnakut edasi anda.
# unreviewed: edasi andma (transfer), rünnak (bout)
why-transfer-chain =
    { $number ->
        [one] Seda rünnakut on edasi antud juba { $number } kord: rohkem ei saa.
       *[other] Seda rünnakut on edasi antud juba { $number } korda: rohkem ei saa.
    }
# unreviewed: edasi andma (transfer)
why-nobody-to-receive = Pole enam kellelegi edasi anda.
why-receiver-hand-limit =
    { $number ->
        [one] Järgmine on { $player }, kellel on ainult { $number } kaart, aga lüüa tuleks { $needed }.
       *[other] Järgmine on { $player }, kellel on ainult { $number } kaarti, aga lüüa tuleks { $needed }.
    }
# unreviewed: edasi andma (transfer)
why-show-off = Nende reeglite järgi ei saa trumpi näidates edasi anda.
why-show-trump = Kaarti { $card } ei saa näidata: näidata võib ainult sama väärtusega trumpi.
# unreviewed: rünnak (bout)
why-show-used = Kaarti { $card } on selles rünnakus juba näidatud.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] { $player } jagab. Trumbikaart on { $card }: trump on risti.
        [diamonds] { $player } jagab. Trumbikaart on { $card }: trump on ruutu.
        [hearts] { $player } jagab. Trumbikaart on { $card }: trump on ärtu.
       *[spades] { $player } jagab. Trumbikaart on { $card }: trump on poti.
    }
event-dealt-you =
    { $suit ->
        [clubs] Sina jagad. Trumbikaart on { $card }: trump on risti.
        [diamonds] Sina jagad. Trumbikaart on { $card }: trump on ruutu.
        [hearts] Sina jagad. Trumbikaart on { $card }: trump on ärtu.
       *[spades] Sina jagad. Trumbikaart on { $card }: trump on poti.
    }
event-dealt-hand = Sinu kaardid: { $cards }.
event-dealt-first = { $player } näitab kõige madalamat trumpi ({ $card }) ja ründab esimesena.
event-dealt-first-you = Sinul on kõige madalam trump, { $card }: sa ründad esimesena.
event-dealt-first-lowest = Kellelgi pole trumpi. { $player } ründab kõige madalama kaardi tõttu esimesena.
event-dealt-first-lowest-you = Kellelgi pole trumpi. Sinul on kõige madalam kaart: sa ründad esimesena.
event-bout-started = { $player } ründab, { $to } kaitseb.
# unreviewed: rünnak (bout)
event-bout-started-you = Sinu rünnak: { $to } kaitseb.
event-bout-started-to-you = { $player } ründab, sina kaitsed.
event-attacked = { $player } käib { $card_acc }.
event-attacked-you = Sa käid { $card_acc }.
# unreviewed: juurde viskama (throw in)
event-thrown-in = { $player } viskab juurde { $card_acc }.
# unreviewed: juurde viskama (throw in)
event-thrown-in-you = Sa viskad juurde { $card_acc }.
event-beaten = { $player } lööb { $target_acc } { $card_ins }.
event-beaten-you = Sa lööd { $target_acc } { $card_ins }.
event-transferred = { $player } annab { $card_ins } edasi: nüüd kaitseb { $to }.
event-transferred-you = Sa annad { $card_ins } edasi: nüüd kaitseb { $to }.
event-transferred-to-you = { $player } annab { $card_ins } edasi: nüüd kaitsed sina.
# unreviewed: edasi andma (transfer)
event-transferred-shown = { $player } näitab kaarti { $card } ja annab edasi: nüüd kaitseb { $to }.
# unreviewed: edasi andma (transfer)
event-transferred-shown-you = Sa näitad kaarti { $card } ja annad edasi: nüüd kaitseb { $to }.
# unreviewed: edasi andma (transfer)
event-transferred-shown-to-you = { $player } näitab kaarti { $card } ja annab edasi: nüüd kaitsed sina.
# unreviewed: üles võtma (take)
event-take-said = { $player } võtab üles.
# unreviewed: üles võtma (take)
event-take-said-you = Sa võtad üles.
event-done-said = { $player } ei viska rohkem juurde.
event-done-said-you = Sa ei viska rohkem juurde.
event-bout-beaten =
    { $number ->
        [one] Kõik löödud: heitehunnikusse läheb { $number } kaart.
       *[other] Kõik löödud: heitehunnikusse läheb { $number } kaarti.
    }
event-bout-taken =
    { $number ->
        [one] { $player } võtab kätte { $number } kaardi.
       *[other] { $player } võtab kätte { $number } kaarti.
    }
event-bout-taken-you =
    { $number ->
        [one] Sa võtad kätte { $number } kaardi.
       *[other] Sa võtad kätte { $number } kaarti.
    }
event-drew-up =
    { $number ->
        [one] { $player } tõmbab { $number } kaardi.
       *[other] { $player } tõmbab { $number } kaarti.
    }
event-drew-up-you =
    { $number ->
        [one] Sa tõmbad { $number } kaardi: { $cards }.
       *[other] Sa tõmbad { $number } kaarti: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } tõmbab trumbikaardi: { $card }.
       *[other] { $player } tõmbab { $number } kaarti, viimasena trumbikaardi: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Sa tõmbad trumbikaardi: { $card }.
       *[other] Sa tõmbad { $number } kaarti: { $cards }. Viimane neist on trumbikaart.
    }
event-went-out =
    { $place ->
        [1] { $player } väljub mängust esimesena.
       *[other] { $player } väljub mängust, koht { $place }.
    }
event-went-out-you =
    { $place ->
        [1] Sa väljud mängust esimesena. Pääsesid!
       *[other] Sa väljud mängust, koht { $place }. Pääsesid!
    }
event-game-over = Mäng on läbi: durak on { $player }.
event-game-over-you = Mäng on läbi: durak oled sina.
# unreviewed: viik (draw)
event-game-over-draw = Mäng on läbi: viik.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, trump, saab käia
       *[no] { $card }, saab käia
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, trump, ei saa käia: { $reason }
       *[no] { $card }, ei saa käia: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, trump
       *[no] { $card }
    }
aria-pair-beaten = { $target }, löödud { $card_ins }
aria-pair-open = { $target }, veel löömata
aria-seat =
    { $number ->
        [one] { $player }, { $number } kaart
       *[other] { $player }, { $number } kaarti
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, ründaja, { $number } kaart
       *[other] { $player }, ründaja, { $number } kaarti
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, kaitsja, { $number } kaart
       *[other] { $player }, kaitsja, { $number } kaarti
    }
# unreviewed: juurde viskama (throw in)
aria-seat-thrower =
    { $number ->
        [one] { $player }, võib juurde visata, { $number } kaart
       *[other] { $player }, võib juurde visata, { $number } kaarti
    }
aria-seat-out = { $player }, väljas
aria-seat-fool = { $player }, durak
aria-card-picked = { $card }, valitud: vali sihtmärk
aria-target = Löö { $target } { $card_ins }
aria-stock =
    { $number ->
        [0] Tõmbehunnik on tühi. Trump: { $suit }
        [one] Tõmbehunnikus on { $number } kaart. Trump: { $suit }
       *[other] Tõmbehunnikus on { $number } kaarti. Trump: { $suit }
    }
aria-trump-card = Trumbikaart tõmbehunniku all: { $card }
aria-discard =
    { $number ->
        [one] Heitehunnikus on { $number } kaart
       *[other] Heitehunnikus on { $number } kaarti
    }
aria-your-cards = Sinu kaardid: { $cards }
aria-sorted-by-suit = Kaardid on järjestatud masti järgi
aria-sorted-by-rank = Kaardid on järjestatud väärtuse järgi
aria-cancelled = Loobutud

## When the server cannot do what was asked (one message for each error code)

error-not-json = Server ei osanud seda lugeda. Laadi leht uuesti ja proovi veel kord.
error-too-large = See oli serveri jaoks liiga pikk. Lühenda ja proovi veel kord.
error-unknown-type = Server ei tunne sellist soovi. Laadi leht uuesti, et saada uusim versioon.
error-bad-shape = Server ei saanud sellest aru. Laadi leht uuesti ja proovi veel kord.
error-no-such-table = Seda lauda enam ei ole. Ava uus.
error-not-your-seat = See ei ole sinu koht.
error-stale = Laud on vahepeal muutunud. Vaata üle ja vali uuesti.
error-illegal-move = Nii praegu käia ei saa.
error-nothing-to-undo = Pole midagi tagasi võtta.
error-game-not-over = Mängi see mäng enne lõpuni.
error-too-fast = Mitte nii kiiresti, palun: oota hetk ja proovi veel kord.
error-storage = Server ei saanud mängu salvestada. Proovi hetke pärast uuesti.

## How it ended

result-fool = Durak on { $player }
result-fool-you = Seekord oled durak sina
result-fool-note = Keegi peab ju olema. Järgmine jagamine annab kõik andeks.
# unreviewed: viik (draw)
result-draw = Viik: durakit ei ole
# unreviewed: viik (draw)
result-adjudicated = Mäng jäi ringiratast käima, seepärast lõpetati see viigiga.
result-place-fool = Kaardid jäid kätte: { $player }

## How to play

howto-title = Kuidas mängida durakit
howto-goal = „Durak“ ehk turakas tähendab lolli. Saa lahti kõigist oma kaartidest: võitjat ei ole, kuid viimane mängija, kellel on kaarte käes, on durak.
howto-setup-title = Ettevalmistus
howto-setup-1 = Pakis on 36 kaarti kuuest ässani. Mängijaid on kaks kuni kuus ja igaüks saab kuus kaarti.
howto-setup-2 = Järgmine kaart pannakse avatult tõmbehunniku alla. Selle mast on terve mängu trump, kaart ise tõmmatakse kõige viimasena.
# unreviewed: vasak (left)
howto-setup-3 = Esimesena ründab see, kelle käes on kõige madalam trump. Kaitsja on alati ründajast vasakul istuv mängija.
# unreviewed: rünnak (bout)
howto-attack-title = Rünnak
howto-attack-1 = Ründaja alustab ükskõik millise kaardiga.
# unreviewed: juurde viskama (throw in)
howto-attack-2 = Seejärel võivad ründaja ja kõik teised peale kaitsja igal ajal kaarte juurde visata, kuid ainult väärtusi, mis on juba laual; loevad nii ründe- kui ka kaitsekaardid.
# unreviewed: rünnak (bout)
howto-attack-3 = Ühes rünnakus on kõige rohkem kuus ründekaarti ja mitte kunagi rohkem, kui kaitsjal oli käes siis, kui ta kaitsjaks sai. Mängu kõige esimeses rünnakus on neid kõige rohkem viis.
howto-defence-title = Kaitse
howto-defence-1 = Löö iga ründekaart sama masti kõrgema kaardiga või ükskõik millise trumbiga.
howto-defence-2 = Trumpi lööb ainult kõrgem trump.
# unreviewed: juurde viskama (throw in), üles võtma (take)
howto-defence-3 = Ei saa või ei taha? Ütle „Võtan üles“. Teised võivad veel sobivaid kaarte juurde visata ja siis tuleb kõik laualt sinu kätte.
# unreviewed: rünnak (bout)
howto-after-title = Pärast rünnakut
howto-after-1 = Kõik löödi: kaardid lähevad heitehunnikusse ja järgmisena ründab kaitsja.
# unreviewed: üles võtma (take), vasak (left), kord (turn)
howto-after-2 = Kaitsja võttis üles: ta jääb oma korrast ilma ja ründab temast vasakul istuv mängija.
howto-after-3 = Kuni tõmbehunnikut jätkub, täiendavad kõik oma kätt kuue kaardini: esimesena ründaja, siis teised päripäeva, viimasena kaitsja.
howto-end-title = Lõpp
howto-end-1 = Kui tõmbehunnik on otsas, väljub kaartideta jäänud mängija mängust ja on pääsenud.
# unreviewed: viik (draw), rünnak (bout)
howto-end-2 = Viimane, kellel on kaarte, on durak. Kui viimased mängijad saavad kaartidest lahti samas rünnakus, on viik.
# unreviewed: edasi andma (transfer)
howto-transfer-title = Edasiandmine
# unreviewed: edasi andma (transfer), rünnak (bout)
howto-transfer-1 = Edasiandmisega mängus võib kaitsja, kes pole veel midagi löönud, panna rünnaku kõrvale sama väärtusega kaardi. Siis peab kogu rünnaku vastu kaitsma järgmine mängija.
# unreviewed: edasi andma (transfer)
howto-transfer-2 = Järgmisel mängijal peab olema vähemalt nii palju kaarte, kui lüüa tuleb. Edasi võib anda mitu korda järjest, kas või ringiga ümber laua.
howto-controls-title = Juhtimine
# unreviewed: helendav (glowing)
howto-controls-1 = Puuduta helendavat kaarti, et seda käia, või lohista see lauale. Lüües pane see otse selle kaardi peale, mida tahad lüüa.
# unreviewed: juurde viskama (throw in), üles võtma (take), Löödud (button)
howto-controls-2 = „Löödud“ või „Passin“ lõpetab su juurdeviskamise, kui kõik on löödud või kaitsja võtab üles. „Võtan üles“ toob kõik kaardid laualt sinu kätte.
# unreviewed: tuhm (dimmed)
howto-controls-3 = Puuduta tuhmi kaarti ja saad teada, miks seda käia ei saa.
howto-controls-4 = Klaviatuuril valid kaardi nooltega ja käid selle Enteriga.

## Questions and answers

faq-title = Korduma kippuvad küsimused
# unreviewed: üles võtma (take)
faq-1-q = Kes ründab, kui kaitsja võttis üles?
# unreviewed: üles võtma (take), vasak (left), kord (turn)
faq-1-a = Ülesvõtjast vasakul istuv mängija. Kes üles võtab, jääb oma ründekorrast ilma. Kahekesi ründab jälle sama mängija.
# unreviewed: üles võtma (take)
faq-2-q = Kas ma võin üles võtta, kuigi saaksin kõik lüüa?
faq-2-a = Jah, mõni hea kaart on seda väärt. Üles võtta võib, kuni laual on löömata kaart, ja öeldud sõna enam tagasi ei võeta.
# unreviewed: rünnak (bout)
faq-3-q = Miks on esimeses rünnakus ainult viis kaarti?
# unreviewed: üles võtma (take), rünnak (bout)
faq-3-a = Et keegi juba alguses kaartide alla ei upuks. Teisest rünnakust alates on piir kuus, ükskõik kas esimene löödi või võeti üles.
faq-4-q = Mis saab, kui tõmbehunnik kätt täiendades otsa saab?
faq-4-a = Igaüks täiendab oma kätt kordamööda kuueni, kuni kaarte jätkub. Trumbikaardi saab see, kelleni see jõuab. Kellele enam ei jätku, mängib edasi nendega, mis tal on.
faq-5-q = Kas heitehunnikut võib vaadata?
faq-5-a = Ei. Löödud kaardid jäävad mängu lõpuni tagurpidi, näha on ainult nende arv. Meelespidamine ongi osa mängust.
# unreviewed: viik (draw)
faq-6-q = Millal on viik?
# unreviewed: rünnak (bout)
faq-6-a = Kui rünnaku lõpus pole enam kellelgi kaarte, näiteks kui viimane ründekaart lüüakse kõige viimase kaardiga. Siis durakit ei ole.
faq-7-q = Kas pean käima oma kõige madalama trumbi, kui ründan selle tõttu esimesena?
faq-7-a = Ei, see näitab ainult, kes alustab. Käi, millist kaarti tahad.
# unreviewed: juurde viskama (throw in)
faq-8-q = Kas kaitsja võib juurde visata?
# unreviewed: juurde viskama (throw in), edasi andma (transfer), üles võtma (take)
faq-8-a = Ei. Kaitsja lööb, võtab üles või annab edasiandmisega mängus edasi. Kõik teised võivad juurde visata.
faq-9-q = Kes tõmbab esimesena?
# unreviewed: edasi andma (transfer)
faq-9-a = Ründaja, siis teised päripäeva ja viimasena kaitsja. Pärast edasiandmist loetakse ründajaks see, kes viimasena edasi andis.
faq-10-q = Mis saab, kui kaks mängijat viskavad korraga juurde?
faq-10-a = Varem jõudnud kaart läheb lauale esimesena. Kui see täitis viimase koha, tuleb teine kaart lihtsalt kätte tagasi.
# unreviewed: edasi andma (transfer)
faq-11-q = Kas edasiandmisega saab mängida ka kahekesi?
# unreviewed: rünnak (bout)
faq-11-a = Jah. Rünnak läheb siis tagasi alustajale, kui tal on veel piisavalt kaarte.
# unreviewed: edasi andma (transfer)
faq-12-q = Millal ei saa edasi anda?
# unreviewed: üles võtma (take)
faq-12-a = Kui mõni kaart on juba löödud, kui sa ütlesid „Võtan üles“, kui su kaart on teise väärtusega või kui järgmisel mängijal on vähem kaarte, kui lüüa tuleks.
# unreviewed: edasi andma (transfer)
faq-13-q = Kes ründab pärast edasiandmist?
# unreviewed: üles võtma (take), vasak (left)
faq-13-a = See oleneb viimasest kaitsjast: kui ta lõi kõik, ründab järgmisena tema; kui ta võttis üles, ründab temast vasakul istuv mängija.
faq-14-q = Kas võib alustada trumbiga?
faq-14-a = Jah, alustada võib iga kaardiga. Trumbile on raske vastata: seda lööb ainult kõrgem trump.
faq-15-q = Mitme kaardiga võib mind rünnata?
# unreviewed: üles võtma (take), rünnak (bout)
faq-15-a = Kõige rohkem kuuega, esimeses rünnakus viiega ja mitte kunagi rohkematega, kui sul kaitsjaks saades käes oli. Sama piir kehtib ka pärast sõnu „Võtan üles“.
faq-16-q = Millal on mängija väljas?
# unreviewed: rünnak (bout)
faq-16-a = Kui tema käsi ja tõmbehunnik on mõlemad tühjad. Kuni tõmbehunnikut jätkub, saab tühi käsi pärast rünnakut uuesti täis.
faq-17-q = Kas käiku saab tagasi võtta?
faq-17-a = Botide vastu saab, nii tihti kui tahad. Selline mäng märgitakse harjutuseks.
faq-18-q = Mida botid teavad?
faq-18-a = Täpselt seda, mida teaksid sina nende kohal: oma kaarte, lauda ja kõike, mis avalikult mängiti. Sinu kätt ega tõmbehunnikut nad ei näe.
