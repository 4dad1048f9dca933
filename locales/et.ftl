# The words of Kozyr in Estonian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Kaardimäng durak ehk turakas
app-close = Sulge
app-reconnecting = Ühenduse taastamine…
app-moment = Üks hetk…
app-drain = Server taaskäivitub kohe. Sinu mäng jätkub.
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
lobby-new-game = Jäta see pooleli ja alusta uut
lobby-given-up = Pooleli mäng jäeti maha.
lobby-way-back = Mine selle juurde tagasi
lobby-choose = Vali mäng
lobby-friends = Mängi sõpradega
lobby-quick = Kiirmäng
lobby-tables = Avatud lauad
lobby-device = Ühes seadmes
lobby-games = Minu mängud
lobby-best = Parimad mängijad
lobby-matching = Otsime mängijaid… seni { $number }
lobby-how-to-play = Kuidas mängida
lobby-learn = Õpi
lobby-newcomer = Pole durakit mänginud? Õpi kolme minutiga
lobby-settings = Seaded
lobby-account = Konto
lobby-language = Keel
lobby-theme = Kujundus
lobby-number-of-opponents = Vastased
lobby-opponent = Vastane { $number }
lobby-all-opponents = Kõik vastased
lobby-level-beginner = Algaja
lobby-level-regular = Harrastaja
lobby-level-club = Kogenud
lobby-level-strong = Tugev
lobby-level-expert = Ekspert
lobby-level-master = Meister
lobby-level-grandmaster = Suurmeister
lobby-level-beginner-about = Mängib madalaimat kaarti ja eksib tihti
lobby-level-regular-about = Hoiab trumpe, unustab kaarte, vahel eksib
lobby-level-club-about = Mäletab iga kaarti
lobby-level-strong-about = Mäletab iga kaarti ega eksi lõppmängus
lobby-level-expert-about = Hindab käike väga paljude mängude kogemusega
lobby-level-master-about = Arvutab palju käike ette
lobby-level-grandmaster-about = Mõtleb kõige kauem ja järeldab, kellel mis on
lobby-pace = Kui kiiresti botid mängivad
lobby-pace-normal = Nagu inimesed
lobby-pace-instant = Kohe
lobby-your-name = Sinu nimi
lobby-your-name-hint = Seda näeb ainult sinu koha juures
lobby-start = Alusta
lobby-cancel = Loobu
lobby-offline = Ühendust veel ei ole. Mäng algab kohe, kui see tekib.

## Choosing the rules

choose-presets = Tuntud reeglid
choose-own-rules = Oma reeglid
choose-all-rules = Kõik reeglid
choose-rules-summary = Need reeglid: { $text }
choose-reset-rules = Tagasi tavaliste reeglite juurde
# Beside a rule that is not as usual.
choose-changed = Muudetud
choose-refused = Need reeglid ei sobi kokku
choose-seats-range = { $least }–{ $most } mängijat
choose-seats-exactly =
    { $number ->
        [one] { $number } mängija
       *[other] { $number } mängijat
    }

# Sets of rules that people know by a name.
preset-app = Podkidnoi
# unreviewed: juurde viskama (throw in)
preset-app-about = Kõik peale kaitsja viskavad juurde laual olevate väärtustega kaarte.
# unreviewed: edasi andma (transfer)
preset-app-transfer = Edasiandmisega
# unreviewed: edasi andma (transfer), rünnak (bout)
preset-app-transfer-about = Rünnaku võib sama väärtusega kaardiga ka edasi anda.
preset-simple = Lihtne
# unreviewed: juurde viskama (throw in), üles võtma (take)
preset-simple-about = Käiakse üks kaart, see lüüakse või võetakse üles: keegi ei viska juurde.
preset-neighbours = Naabrid
# unreviewed: juurde viskama (throw in)
preset-neighbours-about = Juurde viskavad ainult kaitsja kaks naabrit.
preset-one-by-one = Kordamööda
# unreviewed: juurde viskama (throw in)
preset-one-by-one-about = Juurde visatakse kordamööda ja ainult siis, kui kõik on löödud.
# unreviewed: edasi andma (transfer)
preset-transfer-and-show = Edasiandmine näitamisega
# unreviewed: edasi andma (transfer)
preset-transfer-and-show-about = Edasiandmiseks võib näidata sama väärtusega trumpi ja selle endale jätta.
preset-two-player-series-to-5 = Kahekesi viie punktini
preset-two-player-series-to-5-about = Esimesena väljunu saab punkti ja alustab järgmist vooru; viis punkti võidab.
preset-teams = Kaks kahe vastu
# unreviewed: partner (partner), meeskond (team)
preset-teams-about = Neli mängijat kahes meeskonnas; partnerid istuvad vastamisi.
preset-teams-of-three = Kolm kolme vastu
# unreviewed: partner (partner), meeskond (team)
preset-teams-of-three-about = Kuus mängijat kahes meeskonnas; partnerid istuvad üle ühe.
preset-short-24 = Lühike mäng
preset-short-24-about = 24 kaarti üheksast ässani.
preset-classic-52 = Terve pakk
preset-classic-52-about = 52 kaarti kahest ässani.
# unreviewed: jokker (joker)
preset-jokers = Jokkeritega
# unreviewed: jokker (joker)
preset-jokers-about = 52 kaarti ja kaks jokkerit: punane lööb iga punase kaardi, must iga musta.
preset-two-packs = Kaks pakki
preset-two-packs-about = Kaks 36-kaardilist pakki koos: pikaks mänguks või suurele seltskonnale.
preset-japanese = Jaapani
preset-japanese-about = Trump on alati ruutu ja potit lööb ainult poti.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Kaardid ja trump
rule-group-begin = Kes alustab
# unreviewed: juurde viskama (throw in)
rule-group-attack = Ründamine ja juurdeviskamine
# unreviewed: edasi andma (transfer)
rule-group-transfer = Edasiandmine
rule-group-end = Tõmbehunnik, heitehunnik ja lõpp
rule-group-series = Mitu vooru
# unreviewed: meeskond (team)
rule-group-teams = Meeskonnad
rule-group-rare = Haruldased kombed

rule-pack = Kaardipakk
rule-pack-about = Milliste kaartidega mängitakse. Mida vähem kaarte, seda lühem mäng.
value-pack-24 = 24 kaarti, alates üheksast
value-pack-32 = 32 kaarti, alates seitsmest
value-pack-36 = 36 kaarti, alates kuuest
value-pack-52 = 52 kaarti, alates kahest
# unreviewed: jokker (joker)
value-pack-54 = 52 kaarti ja kaks jokkerit
value-pack-2x36 = Kaks 36-kaardilist pakki
value-pack-2x52 = Kaks 52-kaardilist pakki
# unreviewed: jokker (joker)
says-pack =
    { $number ->
        [54] 52 kaarti ja kaks jokkerit
        [72] kaks 36-kaardilist pakki
        [104] kaks 52-kaardilist pakki
       *[other] { $number } kaarti
    }
rule-hand-size = Kaarte käes
rule-hand-size-about = Mitu kaarti igaühele jagatakse ja mitmeni kätt pärast täiendatakse.
says-hand-size = igaühel käes { $number } kaarti
rule-trump-mode = Trump
rule-trump-mode-about = Kuidas trump selgub või milline mast on alati trump.
value-trump-mode-turned = Iga kord otsustab kaart
value-trump-mode-always-clubs = Alati risti
value-trump-mode-always-diamonds = Alati ruutu
value-trump-mode-always-hearts = Alati ärtu
value-trump-mode-always-spades = Alati poti
value-trump-mode-none = Ilma trumbita
says-trump-mode =
    { $value ->
        [always_clubs] trump on alati risti
        [always_diamonds] trump on alati ruutu
        [always_hearts] trump on alati ärtu
        [always_spades] trump on alati poti
        [none] ilma trumbita
       *[turned] trumbi otsustab kaart
    }
rule-trump-source = Milline kaart otsustab trumbi
rule-trump-source-about = Avatud kaart jääb tõmbehunniku alla ja tõmmatakse viimasena; viimane jagatud kaart jääb mängijale.
value-trump-source-next-after-deal = Esimene pärast jagamist
value-trump-source-bottom-card = Tõmbehunniku kõige alumine
value-trump-source-last-dealt = Viimane jagatud kaart
says-trump-source =
    { $value ->
        [bottom_card] trumbi otsustab tõmbehunniku kõige alumine kaart
        [last_dealt] trumbi otsustab viimane jagatud kaart
       *[next_after_deal] trumbi otsustab esimene kaart pärast jagamist
    }

rule-first-attacker = Kes alustab esimest vooru
rule-first-attacker-about = Kes käib kõige esimese kaardi.
value-first-attacker-lowest-trump = Kellel on kõige madalam trump
# unreviewed: vasak (left), jagaja (dealer)
value-first-attacker-left-of-dealer = Jagajast vasakul istuv mängija
# unreviewed: loos (lot)
value-first-attacker-lot = Otsustab loos
# unreviewed: vasak (left), loos (lot), jagaja (dealer)
says-first-attacker =
    { $value ->
        [left_of_dealer] esimest vooru alustab jagajast vasakul istuv mängija
        [lot] esimese vooru alustaja otsustab loos
       *[lowest_trump] esimest vooru alustab kõige madalam trump
    }
rule-next-first-attacker = Kes alustab järgmisi voore
rule-next-first-attacker-about = Kes käib esimese kaardi, kui üks voor on juba mängitud.
value-next-first-attacker-lowest-trump = Kellel on kõige madalam trump
# unreviewed: vasak (left), jagaja (dealer)
value-next-first-attacker-left-of-dealer = Jagajast vasakul istuv mängija
# unreviewed: loos (lot)
value-next-first-attacker-lot = Otsustab loos
value-next-first-attacker-under-fool = Duraki parem naaber, ründab durakit
# unreviewed: vasak (left)
value-next-first-attacker-from-under-fool = Duraki vasak naaber
value-next-first-attacker-winner = Kes väljus esimesena
value-next-first-attacker-fool = Durak
# unreviewed: vasak (left), loos (lot), jagaja (dealer)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] järgmisi voore alustab jagajast vasakul istuv mängija
        [lot] järgmiste voorude alustaja otsustab loos
        [under_fool] järgmises voorus rünnatakse kõigepealt durakit
        [from_under_fool] järgmist vooru alustab duraki vasak naaber
        [winner] järgmist vooru alustab esimesena väljunu
        [fool] järgmist vooru alustab durak
       *[lowest_trump] järgmisi voore alustab kõige madalam trump
    }
rule-no-trump-fallback = Kui kellelgi pole trumpi
rule-no-trump-fallback-about = Kes alustab, kui otsustama peaks kõige madalam trump, aga kellelgi seda käes pole.
value-no-trump-fallback-lowest-card = Kellel on kõige madalam kaart
# unreviewed: loos (lot)
value-no-trump-fallback-lot = Otsustab loos
value-no-trump-fallback-first-seat = Esimesel kohal istuv mängija
# unreviewed: loos (lot)
says-no-trump-fallback =
    { $value ->
        [lot] trumpideta kätega otsustab alustaja loos
        [first_seat] trumpideta kätega alustab esimene koht
       *[lowest_card] trumpideta kätega alustab kõige madalam kaart
    }
rule-dealer = Kes jagab järgmisena
rule-dealer-about = Kes jagab järgmise vooru kaardid.
value-dealer-fool = Durak
# unreviewed: vasak (left)
value-dealer-next-seat = Järgmine mängija vasakul
says-dealer =
    { $value ->
        [next_seat] jagatakse kordamööda
       *[fool] jagab durak
    }

# unreviewed: juurde viskama (throw in)
rule-throwers = Kes võib juurde visata
# unreviewed: juurde viskama (throw in), rünnak (bout)
rule-throwers-about = Juurde visata tähendab lisada rünnakule laual olevate väärtustega kaarte.
value-throwers-all = Kõik peale kaitsja
value-throwers-neighbours = Kaitsja kaks naabrit
value-throwers-attacker-only = Ainult ründaja
value-throwers-nobody = Mitte keegi
# unreviewed: juurde viskama (throw in)
says-throwers =
    { $value ->
        [neighbours] juurde viskavad ainult kaitsja naabrid
        [attacker_only] juurde viskab ainult ründaja
        [nobody] keegi ei viska juurde
       *[all] juurde viskavad kõik
    }
# unreviewed: juurde viskama (throw in)
rule-throw-order = Juurdeviskamise järjekord
# unreviewed: juurde viskama (throw in)
rule-throw-order-about = Kas igaüks viskab juurde, millal tahab, või ootab oma korda.
value-throw-order-free = Kes on kiirem
value-throw-order-ordered = Kordamööda, esimesena ründaja
# unreviewed: juurde viskama (throw in)
says-throw-order =
    { $value ->
        [ordered] juurde visatakse kordamööda
       *[free] juurde visatakse ilma järjekorrata
    }
# unreviewed: juurde viskama (throw in)
rule-throw-timing = Millal võib juurde visata
rule-throw-timing-about = Kui palju peab löödud olema, enne kui kaarte lisatakse.
value-throw-timing-any-time = Igal ajal
value-throw-timing-after-first-beat = Kui esimene kaart on löödud
value-throw-timing-all-beaten = Ainult siis, kui kõik on löödud
# unreviewed: juurde viskama (throw in)
says-throw-timing =
    { $value ->
        [after_first_beat] juurde visatakse pärast esimest löödud kaarti
        [all_beaten] juurde visatakse ainult kõigi löödud kaartide juurde
       *[any_time] juurde visatakse igal ajal
    }
# unreviewed: juurde viskama (throw in)
rule-throw-ranks = Milliseid väärtusi võib juurde visata
rule-throw-ranks-about = Kas loevad ka kaitsekaardid või ainult ründekaardid.
value-throw-ranks-attack-and-defence = Kõiki laual olevaid väärtusi
value-throw-ranks-attack-only = Ainult ründekaartide väärtusi
# unreviewed: juurde viskama (throw in)
says-throw-ranks =
    { $value ->
        [attack_only] juurde visatakse ainult ründekaartide väärtusi
       *[attack_and_defence] juurde visatakse kõiki laual olevaid väärtusi
    }
# unreviewed: juurde viskama (throw in), üles võtma (take)
rule-throw-after-take = Juurdeviskamine pärast „Võtan üles“
# unreviewed: üles võtma (take)
rule-throw-after-take-about = Ülesvõtjale võib anda veel samade väärtustega kaarte.
# unreviewed: juurde viskama (throw in), üles võtma (take)
says-throw-after-take =
    { $value ->
        [off] pärast „Võtan üles“ juurde ei visata
       *[on] juurde visatakse ka pärast „Võtan üles“
    }
# unreviewed: rünnak (bout)
rule-opening = Rünnaku esimesed kaardid
rule-opening-about = Kas alustada võib mitme sama väärtusega kaardiga.
value-opening-one-card = Üks kaart
value-opening-equal-ranks = Üks või mitu sama väärtusega kaarti
says-opening =
    { $value ->
        [equal_ranks] alustada võib mitme sama väärtusega kaardiga
       *[one_card] alustatakse ühe kaardiga
    }
# unreviewed: rünnak (bout)
rule-attack-limit = Kõige rohkem ründekaarte rünnakus
# unreviewed: rünnak (bout)
rule-attack-limit-about = Mitu kaarti tuleb kaitsjal ühes rünnakus kõige rohkem lüüa.
value-attack-limit-0 = Piiri ei ole
# unreviewed: rünnak (bout)
says-attack-limit =
    { $number ->
        [0] rünnakus kui tahes palju ründekaarte
        [one] rünnakus kõige rohkem { $number } ründekaart
       *[other] rünnakus kõige rohkem { $number } ründekaarti
    }
# unreviewed: rünnak (bout)
rule-first-bout-limit = Kõige rohkem ründekaarte esimeses rünnakus
rule-first-bout-limit-about = Et keegi juba alguses kaartide alla ei upuks.
# unreviewed: rünnak (bout)
value-first-bout-limit-0 = Nagu igas rünnakus
# unreviewed: rünnak (bout)
says-first-bout-limit =
    { $number ->
        [0] esimeses rünnakus sama palju
       *[other] esimeses rünnakus kõige rohkem { $number }
    }
# unreviewed: rünnak (bout)
rule-first-cap-scope = Kui kaua kehtib esimese rünnaku piir
# unreviewed: üles võtma (take), rünnak (bout)
rule-first-cap-scope-about = Esimeses rünnakus võidakse kaardid üles võtta; piir võib siis edasi kehtida.
# unreviewed: rünnak (bout)
value-first-cap-scope-first-bout = Ainult esimeses rünnakus
value-first-cap-scope-until-first-discard = Kuni kaardid esimest korda löödi
# unreviewed: rünnak (bout)
says-first-cap-scope =
    { $value ->
        [until_first_discard] esimese rünnaku piir kehtib esimeste löödud kaartideni
       *[first_bout] esimese rünnaku piir lõpeb koos sellega
    }
# unreviewed: rünnak (bout)
rule-defender-hand-cap = Kaitsja käsi piirab rünnakut
rule-defender-hand-cap-about = Kas võib käia rohkem kaarte, kui kaitsja lüüa saab.
value-defender-hand-cap-when-became-defender = Mitte rohkem, kui tal käes oli
value-defender-hand-cap-none = Võib ka rohkem
# unreviewed: rünnak (bout)
says-defender-hand-cap =
    { $value ->
        [none] kaitsja käsi ei piira rünnakut
       *[when_became_defender] kaitsja käsi piirab rünnakut
    }

# unreviewed: edasi andma (transfer)
rule-transfer = Edasiandmine
rule-transfer-about = Kes pole veel midagi löönud, võib panna lauale sama väärtusega kaardi ja kaitsma peab järgmine.
# unreviewed: edasi andma (transfer), rünnak (bout)
says-transfer =
    { $value ->
        [on] rünnaku võib edasi anda
       *[off] ilma edasiandmiseta
    }
# unreviewed: edasi andma (transfer)
rule-transfer-cards = Mitme kaardiga edasi antakse
# unreviewed: edasi andma (transfer)
rule-transfer-cards-about = Kas edasi andes võib lisada veel sama väärtusega kaarte.
value-transfer-cards-one = Ühega
value-transfer-cards-several = Mitme sama väärtusega kaardiga
# unreviewed: edasi andma (transfer)
says-transfer-cards =
    { $value ->
        [several] edasi võib anda mitme kaardiga korraga
       *[one] edasi antakse ühe kaardiga
    }
# unreviewed: edasi andma (transfer)
rule-transfer-sufficiency = Edasi anda, kui kaarte jätkub
rule-transfer-sufficiency-about = Kellelgi ei tule lüüa rohkem kaarte, kui tal käes on.
# unreviewed: edasi andma (transfer)
says-transfer-sufficiency =
    { $value ->
        [off] edasi antakse ka liiga väheste kaartidega mängijale
       *[on] edasi antakse ainult piisavate kaartidega mängijale
    }
# unreviewed: edasi andma (transfer), rünnak (bout)
rule-transfer-in-first-bout = Edasiandmine esimeses rünnakus
# unreviewed: edasi andma (transfer), rünnak (bout)
rule-transfer-in-first-bout-about = Kas kõige esimese rünnaku võib edasi anda.
# unreviewed: edasi andma (transfer), rünnak (bout)
says-transfer-in-first-bout =
    { $value ->
        [off] esimest rünnakut edasi ei anta
       *[on] edasi antakse ka esimest rünnakut
    }
# unreviewed: edasi andma (transfer)
rule-transfer-chain-limit = Mitu korda võib edasi anda
# unreviewed: edasi andma (transfer), rünnak (bout)
rule-transfer-chain-limit-about = Mitu korda ühte rünnakut kõige rohkem edasi antakse.
value-transfer-chain-limit-0 = Kui tahes palju
# unreviewed: edasi andma (transfer)
says-transfer-chain-limit =
    { $number ->
        [0] edasi antakse kui tahes palju kordi
        [one] edasi antakse kõige rohkem { $number } kord
       *[other] edasi antakse kõige rohkem { $number } korda
    }
# unreviewed: edasi andma (transfer)
rule-transfer-by-showing = Edasiandmine kaarti näidates
# unreviewed: edasi andma (transfer), rünnak (bout)
rule-transfer-by-showing-about = Kes näitab sama väärtusega kaarti, annab rünnaku edasi ja jätab kaardi endale.
value-transfer-by-showing-off = Ei mängita
# unreviewed: rünnak (bout)
value-transfer-by-showing-trump = Trump, kord rünnakus
value-transfer-by-showing-trump-once-a-deal = Trump, kord voorus
# unreviewed: rünnak (bout)
value-transfer-by-showing-any-card = Iga kaart, kord rünnakus
# unreviewed: edasi andma (transfer)
says-transfer-by-showing =
    { $value ->
        [trump] edasi võib anda ka trumpi näidates
        [trump_once_a_deal] edasi võib anda ka kord voorus trumpi näidates
        [any_card] edasi võib anda ka ükskõik millist kaarti näidates
       *[off] näidates edasi ei anta
    }

rule-discard = Heitehunnik
rule-discard-about = Kas löödud kaarte võib vaadata.
value-discard-hidden = Suletud
value-discard-open = Võib vaadata
says-discard =
    { $value ->
        [open] heitehunnikut võib vaadata
       *[hidden] heitehunnik on suletud
    }
rule-draw-order = Tõmbamise järjekord
# unreviewed: rünnak (bout)
rule-draw-order-about = Millises järjekorras täiendatakse kätt pärast rünnakut.
value-draw-order-defender-last = Esimesena ründaja, viimasena kaitsja
value-draw-order-defender-first = Esimesena kaitsja
says-draw-order =
    { $value ->
        [defender_first] esimesena tõmbab kaitsja
       *[defender_last] viimasena tõmbab kaitsja
    }
# unreviewed: edasi andma (transfer)
rule-draw-lead = Kes tõmbab esimesena pärast edasiandmist
rule-draw-lead-about = Keda loetakse ründajaks, kui kätt täiendatakse.
# unreviewed: edasi andma (transfer)
value-draw-lead-last-transferrer = Kes viimasena edasi andis
# unreviewed: rünnak (bout)
value-draw-lead-opener = Kes rünnakut alustas
# unreviewed: edasi andma (transfer), rünnak (bout)
says-draw-lead =
    { $value ->
        [opener] pärast edasiandmist tõmbab esimesena rünnaku alustaja
       *[last_transferrer] pärast edasiandmist tõmbab esimesena viimane edasiandja
    }
rule-swap-trump = Trumbikaardi vahetamine
# unreviewed: rünnak (bout)
rule-swap-trump-about = Rünnakute vahel võib kõige madalama trumbi vahetada tõmbehunniku all oleva trumbikaardi vastu.
says-swap-trump =
    { $value ->
        [on] kõige madalama trumbi võib vahetada trumbikaardi vastu
       *[off] trumbikaarti ei vahetata
    }
rule-draw-rule = Kui kellelgi ei jää kaarte
# unreviewed: rünnak (bout)
rule-draw-rule-about = Mis saab, kui viimaste mängijate kaardid lõpevad samas rünnakus.
# unreviewed: viik (draw)
value-draw-rule-draw = Viik: durakit ei ole
value-draw-rule-last-defender-loses = Durak on viimane kaitsja
# unreviewed: viik (draw)
says-draw-rule =
    { $value ->
        [last_defender_loses] tühjade kätega lõpus on durak viimane kaitsja
       *[draw] tühjade kätega lõpus on viik
    }

rule-placing = Mida loetakse
rule-placing-about = Mille eest saab punkte, kui mängitakse mitu vooru.
value-placing-fool-only = Punkt durakile
value-placing-first-out-wins = Punkt esimesena väljunule
says-placing =
    { $value ->
        [first_out_wins] punkti saab esimesena väljunu
       *[fool_only] punkti saab durak
    }
# unreviewed: seeria (series)
rule-series = Voorude seeria
rule-series-about = Kas voore loetakse kokku ja millal see lõpeb.
value-series-none = Iga voor eraldi
value-series-to-points = Kindla punktiarvuni
value-series-deals = Kindel arv voore
value-series-count = Loetakse lõputult
# unreviewed: seeria (series)
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] seeria { $number } punktini
               *[other] seeria { $number } punktini
            }
        [deals]
            { $number ->
                [one] seerias { $number } voor
               *[other] seerias { $number } vooru
            }
        [count] punkte loetakse lõputult
       *[none] iga voor eraldi
    }
# unreviewed: seeria (series)
rule-series-length = Seeria pikkus
# unreviewed: seeria (series)
rule-series-length-about = Mitu punkti või vooru seeria kestab.
value-series-length-0 = Ei ole

# unreviewed: meeskond (team)
rule-teams = Meeskonnad
# unreviewed: partner (partner)
rule-teams-about = Partnerid istuvad vastaste vahel, üksteist ei ründa ning võidavad ja kaotavad koos.
value-teams-none = Igaüks enda eest
value-teams-2v2 = Kaks kahe vastu
value-teams-3v3 = Kolm kolme vastu
says-teams =
    { $number ->
        [4] kaks kahe vastu
        [6] kolm kolme vastu
       *[other] igaüks enda eest
    }
# unreviewed: partner (partner)
rule-team-out-seat = Kui partner on väljas
rule-team-out-seat-about = Mis saab selle mängija kordadest, kellel kaarte enam ei ole.
# unreviewed: partner (partner)
value-team-out-seat-partner-plays = Tema eest mängib partner
value-team-out-seat-skipped = Tema korrad jäävad vahele
# unreviewed: partner (partner)
says-team-out-seat =
    { $value ->
        [skipped] väljunu korrad jäävad vahele
       *[partner_plays] väljunu eest mängib partner
    }

rule-low-beats-ace = Kõige madalam kaart lööb ässa
rule-low-beats-ace-about = Masti kõige nõrgem kaart, sageli kuus, lööb ka kõige tugevama.
value-low-beats-ace-off = Ei
value-low-beats-ace-same-suit = Igas mastis
value-low-beats-ace-trumps = Ainult trumpide seas
says-low-beats-ace =
    { $value ->
        [same_suit] masti kõige madalam kaart lööb selle ässa
        [trumps] kõige madalam trump lööb trumbiässa
       *[off] kõige madalam kaart ei löö ässa
    }
rule-spades-only-spades = Potit lööb ainult poti
rule-spades-only-spades-about = Teise masti trump potit ei löö.
says-spades-only-spades =
    { $value ->
        [on] potit lööb ainult poti
       *[off] potit lööb ka trump
    }
rule-ace-turned-up = Kui trumbi otsustab äss
rule-ace-turned-up-about = Mõned jagavad siis uuesti.
value-ace-turned-up-keep = Mängitakse edasi
value-ace-turned-up-redeal = Jagatakse uuesti
says-ace-turned-up =
    { $value ->
        [redeal] avatud ässa korral jagatakse uuesti
       *[keep] trumbi võib otsustada ka äss
    }
rule-redeal = Millal jagatakse uuesti
rule-redeal-about = Kui kellegi käsi on selline, jagatakse kõigile uued kaardid.
value-redeal-never = Mitte kunagi
value-redeal-five-of-a-suit = Viis või rohkem kaarti samast mastist
value-redeal-one-colour = Kõik punased või kõik mustad
says-redeal =
    { $value ->
        [five_of_a_suit] viie sama masti kaardi korral jagatakse uuesti
        [one_colour] ühevärvilise käe korral jagatakse uuesti
       *[never] uuesti ei jagata
    }
# unreviewed: pagun (epaulette)
rule-pogony = Pagunid
# unreviewed: rünnak (bout), pagun (epaulette)
rule-pogony-about = Viimane rünnak kõige madalamate kaartidega annab durakile pagunid. Ainult nali: see ei muuda midagi.
# unreviewed: pagun (epaulette)
says-pogony =
    { $value ->
        [on] lõpus kõige madalamad kaardid on duraki pagunid
       *[off] ilma paguniteta
    }
# unreviewed: rünnak (bout), viik (draw)
rule-bout-limit = Mitme rünnaku järel on viik
# unreviewed: rünnak (bout), viik (draw)
rule-bout-limit-about = Ringiratast käiv mäng lõpetatakse nii mitme rünnaku järel viigiga.
# unreviewed: rünnak (bout), viik (draw)
says-bout-limit =
    { $number ->
        [one] { $number } rünnaku järel viik
       *[other] { $number } rünnaku järel viik
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Käes on { $least } kuni { $most } kaarti, mitte { $given }.
# unreviewed: edasi andma (transfer), rünnak (bout), seeria (series)
conflict-negative =
    { $parameter ->
        [attack_limit] Ründekaartide piir ei saa olla { $given }: see on vähemalt 0.
        [first_bout_limit] Esimese rünnaku piir ei saa olla { $given }: see on vähemalt 0.
        [transfer_chain_limit] Edasiandmiste arv ei saa olla { $given }: see on vähemalt 0.
       *[series_length] Seeria pikkus ei saa olla { $given }: see on vähemalt 0.
    }
# unreviewed: rünnak (bout)
conflict-bout-limit = Rünnakute arv ei saa olla { $given }: mängus on vähemalt üks.
# unreviewed: rünnak (bout)
conflict-first-limit-above = Esimese rünnaku piir on { $given }, teistel { $most }: see võib olla ainult väiksem.
conflict-redeal-hand-size = Viie sama masti kaardi pärast uuesti jagamiseks võib käes olla kõige rohkem { $most } kaarti: suuremas käes on need peaaegu alati.
conflict-ace-needs-turned-trump = Nende reeglite järgi ei otsusta trumpi kaart, seega ka mitte äss.
conflict-source-needs-turned-trump = Nende reeglite järgi ei otsusta trumpi kaart: valida pole midagi.
conflict-swap-needs-face-up-trump = Nende reeglite järgi pole tõmbehunniku all trumbikaarti: vahetada pole midagi.
conflict-low-trump-needs-trump = Ilma trumbita pole ka kõige madalamat trumpi, mis ässa lööks.
# unreviewed: edasi andma (transfer)
conflict-showing-needs-trump = Ilma trumbita ei saa trumpi näidates edasi anda.
# unreviewed: edasi andma (transfer), rünnak (bout)
conflict-showing-needs-transfer = Kaarti näidates antakse rünnak edasi, seega peab lubatud olema ka edasiandmine.
conflict-first-deal-has-no-fool = Enne esimest vooru pole durakit ega võitjat, kes alustaja otsustaks.
# unreviewed: seeria (series)
conflict-series-length-missing = Vali, mitu punkti või vooru seeria kestab.
# unreviewed: seeria (series)
conflict-series-length-unused = Pikkus on ainult seerial, mis käib kindla punktiarvu või voorude arvuni.
# unreviewed: edasi andma (transfer), meeskond (team)
conflict-teams-never-transfer = Meeskondades mängitakse ilma edasiandmiseta.
# unreviewed: meeskond (team)
conflict-teams-have-no-one-fool = Meeskondades pole durak üksi, nii et tema alustajat otsustada ei saa.
# unreviewed: meeskond (team)
conflict-teams-seats = Selliste meeskondade jaoks on vaja { $most } mängijat, mitte { $given }.
conflict-too-few-seats = Vaja on vähemalt { $least } mängijat, mitte { $given }.
conflict-too-many-seats = { $cards } kaardist jätkub { $most } mängijale, mitte { $given } mängijale.

## The table

table-title = Mängulaud
table-players = Mängijad
table-profile = Profiil: { $player }
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
table-takeback = Võta tagasi
table-ask = Küsi nõu
table-mute = Lülita heli välja
table-unmute = Lülita heli sisse
# unreviewed: rünnak (bout)
table-last-bout = Eelmine rünnak
# unreviewed
table-log = Mängu käik
# unreviewed: rünnak (bout)
table-log-bout = Rünnak { $number }
table-how-to-play = Kuidas mängida
table-settings = Seaded
table-removed = Võõrustaja palus sul lauast lahkuda.
table-closed = See laud on suletud.
table-away = ühendus puudub
table-bot-sits-in = seni mängib bot
table-wishes = tahab veel mängida
table-watchers = vaatajad
table-talk = Ütle midagi
table-people = Mängijad
table-last-bout-beaten = Kõik kaardid löödi ja läksid heitehunnikusse.
# unreviewed: üles võtma (take)
table-last-bout-taken = { $player } võttis kaardid üles.
# unreviewed: üles võtma (take)
table-last-bout-taken-you = Sa võtsid kaardid üles.
table-rules = Selle laua reeglid
# unreviewed: meeskond (team)
table-team = Meeskond { $number }
# unreviewed: partner (partner)
table-partner = Sinu partner
# $player plays for a partner who is out, $other.
# unreviewed: partner (partner)
table-plays-for = { $player } mängib partneri ({ $other }) eest
# unreviewed: partner (partner)
table-plays-for-you = Sa mängid partneri ({ $other }) eest
table-plays-your-turn = { $player } mängib sinu eest
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Võidetud voorud
       *[against] Mitu korda durak
    }
# unreviewed: seeria (series)
series-to-points =
    { $number ->
        [one] Seeria { $number } punktini
       *[other] Seeria { $number } punktini
    }
series-over-deals = Voor { $deal }/{ $number }
# $players is one name or a list of names.
# unreviewed: seeria (series)
series-winner = Seeria võitis { $players }
# unreviewed: seeria (series)
series-winner-you = Sa võitsid seeria!
series-next-deal = Järgmine voor
discard-look = Vaata heitehunnikut

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
prompt-wait-again = Ootame: { $players }
# unreviewed: üles võtma (take)
prompt-taking-soon = Sa võtad üles…
# unreviewed: üles võtma (take)
prompt-still-taking = Sa võtad kaardid üles. Edasi mängimiseks vajuta „Võta tagasi“
# unreviewed: juurde viskama (throw in)
prompt-done-soon = Sul pole midagi juurde visata…
prompt-out = Oled väljas ja pääsenud
prompt-choose-target = Mida teha kaardiga { $card }?
prompt-selected =
    { $number ->
        [one] { $cards }: nüüd puuduta teisi sama väärtusega kaarte
       *[other] { $cards } koos: puuduta lauda
    }
prompt-one-rank = Koos saab käia ainult sama väärtusega kaarte
prompt-dropped = Ettevalmistatud kaart jäi sinu kätte
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
prompt-trumps = Trump: { $suit }.
prompt-no-trumps = Ilma trumbita.
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
action-lay =
    { $number ->
        [one] Käi üks kaart
       *[other] Käi { $number } kaarti
    }
action-unselect = Tühista valik
action-swap = Vaheta trumbikaart
action-skip-to-end = Kohe lõppu
action-rematch = Mängi uuesti
action-leave = Avalehele
action-see-table = Vaata lauda
action-review = Vaata mängu
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
settings-advise = Nõuandja
settings-advise-hint = Nupp näitab, mida teeks tugevaim bot ja miks.
settings-tap = Kaardi puudutamine
settings-tap-plays = Käib kaardi
settings-tap-second = Valib kaardi, teine puudutus käib
settings-sort = Minu kaartide järjestus
settings-sort-suit = Masti järgi
settings-sort-rank = Väärtuse järgi
settings-sort-own = Nagu ise sean
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
settings-section-sound = Heli
settings-sounds = Helid
settings-volume = Helitugevus
settings-volume-low = Vaikne
settings-volume-medium = Keskmine
settings-volume-high = Vali
settings-vibration = Värin
settings-vibration-hint = Telefonides ja tahvlites, mis seda oskavad.
# unreviewed: Löödud (button)
settings-auto-done = Ütle minu eest „Löödud“ või „Passin“
# unreviewed: juurde viskama (throw in)
settings-auto-done-hint = Kui mul pole midagi juurde visata.
# unreviewed: üles võtma (take)
settings-take-undo = Aeg „Võtan üles“ tühistamiseks
settings-take-undo-hint = Sõna saadetakse 0,8 sekundi pärast.
settings-premoves = Kaardi ettevalmistamine teiste käigu ajal
settings-premoves-hint = Puudutus valmistab selle ette; see käiakse kohe, kui saab, uus puudutus tühistab.
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
settings-trump-marks = Märgi minu käes olevad trumbid
settings-contrast = Kontrast
settings-contrast-auto = Nagu seadmes
settings-contrast-high = Suur
settings-left-handed = Vasakukäelisele
settings-shortcuts = Kiirklahvid
settings-reset = Lähtesta kõik seaded

## Sharing a table, and the page without its server

share-title = { $attacker } ründab, { $defender } kaitseb
share-about = Duraki laud: { $players }. Vaata, kuidas mäng seisab, ja mängi ise.
app-somebody = Mängija
share-sheet-title = Jaga lauda
share-picture = Laua pilt
share-with-cards = Koos minu kaartidega
share-with-cards-hint = Neid näeb igaüks, kellel on link. Teiste kaarte ei näidata kunagi.
share-link = Link
share-copy = Kopeeri link
share-copied = Kopeeritud
share-send = Jaga
table-share = Jaga
app-shared = Laud, nagu seda nägi { $player }
app-play-yourself = Mängi ise
app-bad-link = See link ei näita lauda: see on poolik või valesti kirjutatud.
app-nowhere = Sellel aadressil pole midagi.

app-kept = Ühendust ei ole: nii seisis laud kell { $time }
app-newer = Uus versioon on valmis. See avaneb, kui mäng on läbi.
app-older = See leht on serverist vanem.
app-open-newer = Ava uus
app-install = Paigalda rakendusena

## Keyboard

keys-title = Klaviatuur
keys-arrows = Vali kaart või sihtmärk
keys-ranks = Järgmise sama väärtusega kaardi juurde
keys-enter = Käi või vali kaart
keys-select = Vali kaart, et käia mitu sama väärtusega kaarti koos
keys-escape = Loobu
# unreviewed: üles võtma (take)
keys-take = Võtan üles
# unreviewed: Löödud (button)
keys-done = Löödud või Passin
# unreviewed: edasi andma (transfer)
keys-transfer = Anna edasi
keys-sort = Muuda minu kaartide järjestust
keys-move = Nihuta kaarti käes
# unreviewed: dimmed card
keys-explain = Küsi nõu; tuhmi kaardi puhul: miks ei saa?
# unreviewed: rünnak (bout)
keys-last-bout = Eelmine rünnak
keys-undo = Võta viimane käik tagasi
keys-read = Loe laud ette
keys-help = See loend
keys-tab = Edasi: teade, minu kaardid, laud, nupud, mängijad
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Tühik
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + klõps

## Lists: $items are joined by commas

list-and = { $items } ja { $last }
list-or = { $items } või { $last }

## Card names, for speech

# unreviewed: jokker (joker)
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] punane jokker
               *[black] must jokker
            }
       *[other]
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
    }
# unreviewed: jokker (joker)
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] punase jokkeri
               *[black] musta jokkeri
            }
       *[other]
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
    }
# unreviewed: jokker (joker)
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] punase jokkeriga
               *[black] musta jokkeriga
            }
       *[other]
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
    }
# unreviewed: jokker (joker)
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] punase jokkeri
               *[black] musta jokkeri
            }
       *[other]
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
# unreviewed: juurde viskama (throw in), partner (partner)
why-defenders-partner = Kaitseb sinu partner { $player }: partnerile juurde ei visata.
# unreviewed: juurde viskama (throw in)
why-not-a-thrower = Nende reeglite järgi ei või sa praegu juurde visata. Kaitseb { $player }.
# unreviewed: juurde viskama (throw in)
why-not-your-turn = Kõigepealt võib juurde visata { $player }. Oota oma korda.
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
# unreviewed: edasi andma (transfer), jokker (joker)
why-joker-only-beats = { $card } ainult lööb: jokkeriga ei rünnata ega anta edasi.
why-rank-not-on-table = { $card } ei sobi: juurde võib visata ainult väärtusi, mis on laual: { $ranks }.
# unreviewed: juurde viskama (throw in)
why-after-first-beat = Nende reeglite järgi võib juurde visata alles siis, kui esimene kaart on löödud.
why-not-all-beaten = Nende reeglite järgi visatakse juurde ainult siis, kui kõik on löödud. Veel löömata: { $cards }.
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
why-suit-needed = { $card } ei löö kaarti { $target }: trumpi pole, lööb ainult sama masti kõrgem kaart.
why-spades-only = { $card } ei löö kaarti { $target }: nende reeglite järgi lööb potit ainult poti.
# unreviewed: jokker (joker)
why-joker-colour = { $card } ei löö kaarti { $target }: punane jokker lööb ainult punaseid, must ainult musti kaarte.
# unreviewed: jokker (joker)
why-joker-unbeatable = { $target }: jokkerit ei löö miski.
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
why-show-off = Nende reeglite järgi ei saa kaarti näidates edasi anda.
why-show-trump = Kaarti { $card } ei saa näidata: näidata võib ainult sama väärtusega trumpi.
why-show-used = Kaarti { $card } on juba näidatud.
why-swap-off = Nende reeglite järgi trumbikaarti ei vahetata.
# unreviewed: rünnak (bout)
why-swap-between-bouts = Trumbikaarti võib vahetada ainult rünnakute vahel ja mitte enne kõige esimest.
why-swap-no-trump-card = Tõmbehunniku all pole enam trumbikaarti.
why-swap-lowest = Tõmbehunniku all ongi kõige madalam trump.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = Käi { $card }.
# unreviewed: written without a native reader
advice-throw-in = Viska juurde { $card }.
# unreviewed: written without a native reader
advice-beat = Löö { $target } { $card_ins }.
# unreviewed: written without a native reader
advice-transfer = Anna edasi { $card_ins }.
# unreviewed: written without a native reader
advice-show = Näita { $card_acc } ja anna edasi.
# unreviewed: written without a native reader
advice-swap = Vaheta trumbikaart.
# unreviewed: written without a native reader
advice-take = Võta üles.
# unreviewed: written without a native reader
advice-done = Ära rohkem juurde viska.
# unreviewed: written without a native reader
advice-wait = Oota.
# unreviewed: written without a native reader
motive-only-move = Midagi muud teha ei saagi.
# unreviewed: written without a native reader
motive-wins = Nii sa võidad, mida teine ka ei teeks.
# unreviewed: written without a native reader
motive-only-win = Võidab ainult see: iga muu käik annab võidu käest.
# unreviewed: written without a native reader
motive-draws = See hoiab viiki, mida teine ka ei teeks.
# unreviewed: written without a native reader
motive-only-draw = Viiki hoiab ainult see: iga muu käik kaotab.
# unreviewed: written without a native reader
motive-lost = Sind päästab nüüd ainult teise mängija viga.
# unreviewed: written without a native reader
motive-last-card = { $card } on su viimane kaart ja tõmbehunnik on otsas.
# unreviewed: written without a native reader
motive-last-cards = Selles rünnakus saavad minna kõik su kaardid: { $number }.
# unreviewed: written without a native reader
motive-swap = { $card } on kõrgem kui trump, mille annad.
# unreviewed: written without a native reader
motive-unbeatable = { $card }: kaitsjal ({ $player }) pole sellele midagi vastu panna.
# unreviewed: written without a native reader
motive-pair = { $card } ja selle järel saab juurde visata: { $cards }.
# unreviewed: written without a native reader
motive-lowest = { $card } on su madalaim lihtkaart.
# unreviewed: written without a native reader
motive-lowest-trump = Lihtkaarte sul pole ja { $card } on su madalaim trump.
# unreviewed: written without a native reader
motive-he-holds = Mängijal { $player } on { $cards } ja sellega lööks ta kaardi { $target }.
# unreviewed: written without a native reader
motive-hard-to-beat = { $card }: lüüa raskem kui su madalamaid kaarte; { $player } lööb selle tõenäosusega { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } saab kaarti { $card } lüüa ainult trumbiga.
# unreviewed: written without a native reader
motive-no-trumps = Kõigi trumpide asukoht on teada: mängijal { $player } neid pole.
# unreviewed: written without a native reader
motive-keeps-trumps = { $card } lööb kaardi { $target } ilma trumpi kulutamata.
# unreviewed: written without a native reader
motive-trump-needed = { $target }: lihtkaardiga ei löö, odavaim on { $card }.
# unreviewed: written without a native reader
motive-no-new-rank = { $card } lööb kaardi { $target } ja ei too lauale uut väärtust.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: sama väärtusega kaarti pole kellelgi teisel, juurde visata pole midagi.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } lööb kaardi { $target } ja need jäävad kokku: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = { $target }: pärast seda võib { $player } juurde visata: { $cards }.
# unreviewed: written without a native reader
motive-few-follow = { $card }: pärast seda saab juurde visata vähem kui pärast madalamat.
# unreviewed: written without a native reader
motive-cheapest-beat = { $card } on madalaim su kaartidest, mis lööb kaardi { $target }.
# unreviewed: written without a native reader
motive-cheapest-plan = { $card } kaardile { $target }: nii on kõik { $number } kaarti löödud kõige odavamalt.
# unreviewed: written without a native reader
motive-free-transfer = { $card } annab rünnaku edasi ja see maksab ainult ühe lihtkaardi.
# unreviewed: written without a native reader
motive-show = Näita kaarti { $card }: rünnak läheb edasi ja kaart jääb sulle.
# unreviewed: written without a native reader
motive-rather-than-take = Kõike sa lüüa ei saa, aga { $card } annab rünnaku edasi.
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Seda kaarti sa lüüa ei saa: võta üles.
       *[other] Kõiki { $number } kaarti sa lüüa ei saa: võta üles.
    }
# unreviewed: written without a native reader
motive-too-dear = Löömine maksaks { $cards }: võta parem üles.
# unreviewed: written without a native reader
motive-throw-in = { $card } sobib ega ole trump: üks kaart vähem.
# unreviewed: written without a native reader
motive-give-away = { $player } võtab üles: las läheb kaasa ka { $card }.
# unreviewed: written without a native reader
motive-nothing-fits = Sul pole midagi juurde visata.
# unreviewed: written without a native reader
motive-saves-trumps = Sobivad ainult su trumbid: { $cards }. Hoia need alles.
# unreviewed: written without a native reader
motive-feeds = { $player } võtab üles ja see oleks talle kingitus: { $cards }.
# unreviewed: written without a native reader
motive-saves-high = See, mis sobib, on juurde viskamiseks liiga hea: { $cards }.
# unreviewed: written without a native reader
motive-wait = Vaata enne, mida teeb { $player }.
# unreviewed: written without a native reader
motive-preferred = Võimalikust { $number } käigust paremat ei leidunud.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Tõenäosus turakaks jääda
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = võidab
# unreviewed: written without a native reader
tutor-draw = viik
# unreviewed: written without a native reader
tutor-lose = kaotab
# unreviewed: written without a native reader
tutor-worse = Halvem: { $move } – { $other_number } %, mitte { $number } %.
# unreviewed: written without a native reader
tutor-line = Parim mäng: { $moves }
# unreviewed: written without a native reader
tutor-solved = Mäng on lõpuni välja arvutatud.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } kaardile { $target }
# unreviewed: written without a native reader
tutor-move-transfer = anda edasi: { $card }
# unreviewed: written without a native reader
tutor-move-show = näidata: { $card }
# unreviewed: written without a native reader
tutor-move-swap = vahetada trumbikaart
# unreviewed: written without a native reader
tutor-move-take = võtta üles
# unreviewed: written without a native reader
tutor-move-done = rohkem juurde mitte visata
# unreviewed: written without a native reader
tutor-move-wait = oodata
# unreviewed: written without a native reader
tutor-more = Räägi lähemalt
# unreviewed: written without a native reader
tutor-candidates = Üks neist: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Arvuta mäng lõpuni läbi.
# unreviewed: written without a native reader
tutor-think-counting = Loe kaarte: mis võib teistel veel käes olla?
# unreviewed: written without a native reader
tutor-think-trumps = Mõtle oma trumpidele.
# unreviewed: written without a native reader
tutor-think-low = Millisest kaardist on kõige kergem loobuda?
# unreviewed: written without a native reader
tutor-think-pairs = Vaata sama väärtusega kaarte.
# unreviewed: written without a native reader
tutor-think-taking = Kas kõike saab lüüa?
# unreviewed: written without a native reader
tutor-think-keeping = Kõike, mis sobib, ei pea välja panema.

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
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] { $player } jagab. Trump on risti.
        [diamonds] { $player } jagab. Trump on ruutu.
        [hearts] { $player } jagab. Trump on ärtu.
       *[spades] { $player } jagab. Trump on poti.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Sina jagad. Trump on risti.
        [diamonds] Sina jagad. Trump on ruutu.
        [hearts] Sina jagad. Trump on ärtu.
       *[spades] Sina jagad. Trump on poti.
    }
event-dealt-no-trumps = { $player } jagab. Trumpi ei ole.
event-dealt-no-trumps-you = Sina jagad. Trumpi ei ole.
event-dealt-hand = Sinu kaardid: { $cards }.
event-dealt-first = { $player } näitab kõige madalamat trumpi ({ $card }) ja ründab esimesena.
event-dealt-first-you = Sinul on kõige madalam trump, { $card }: sa ründad esimesena.
event-dealt-nobody = Kellelgi pole trumpi.
event-dealt-first-lowest = { $player } ründab kõige madalama kaardi tõttu esimesena.
event-dealt-first-lowest-you = Sinul on kõige madalam kaart: sa ründad esimesena.
event-dealt-begins = { $player } ründab esimesena.
event-dealt-begins-you = Sa ründad esimesena.
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
laid-cards = { $player } käib: { $cards }.
laid-cards-you = Sa käid: { $cards }.
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
event-swapped = { $player } vahetab { $card_gen } trumbikaardi vastu: { $target }.
event-swapped-you = Sa vahetad { $card_gen } trumbikaardi vastu: { $target }.
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
event-game-over-team = Mäng on läbi, durakid on { $players }.
# unreviewed: meeskond (team)
event-game-over-team-you = Mäng on läbi: durak on sinu meeskond.
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
aria-card-selected = { $card }, valitud teistega koos käimiseks
aria-card-prepared = { $card }, ette valmistatud
aria-card-carried = { $card }, kantakse
aria-target = Löö { $target } { $card_ins }
aria-swap = Vaheta { $card } trumbikaardi vastu: { $target }
aria-stock =
    { $number ->
        [0] Tõmbehunnik on tühi. Trump: { $suit }
        [one] Tõmbehunnikus on { $number } kaart. Trump: { $suit }
       *[other] Tõmbehunnikus on { $number } kaarti. Trump: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Tõmbehunnik on tühi. Trumpi ei ole
        [one] Tõmbehunnikus on { $number } kaart. Trumpi ei ole
       *[other] Tõmbehunnikus on { $number } kaarti. Trumpi ei ole
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
aria-sorted-by-own = Kaardid on sinu enda järjestuses
aria-selected =
    { $number ->
        [0] Ükski kaart pole valitud
        [one] Valitud on üks kaart
       *[other] Valitud on { $number } kaarti
    }
aria-moved = { $card }, koht { $place }, kokku { $number }
aria-prepared = { $card } on ette valmistatud
aria-cancelled = Loobutud

## When the server cannot do what was asked (one message for each error code)

error-not-json = Server ei osanud seda lugeda. Laadi leht uuesti ja proovi veel kord.
error-too-large = See oli serveri jaoks liiga pikk. Lühenda ja proovi veel kord.
error-unknown-type = Server ei tunne sellist soovi. Laadi leht uuesti, et saada uusim versioon.
error-bad-shape = Server ei saanud sellest aru. Laadi leht uuesti ja proovi veel kord.
error-bad-rules = Server ei tunne selliseid reegleid. Vali teised.
error-rules-conflict = Need reeglid ei sobi kokku. Vali teised.
error-no-such-table = Seda lauda enam ei ole. Ava uus.
error-not-your-seat = See ei ole sinu koht.
error-stale = Laud on vahepeal muutunud. Vaata üle ja vali uuesti.
error-illegal-move = Nii praegu käia ei saa.
error-nothing-to-undo = Pole midagi tagasi võtta.
error-nothing-to-advise = Praegu ei saa sa midagi teha, nii et pole ka midagi soovitada.
error-no-way-back = Selle mängu juurde enam tagasi ei saa.
error-no-such-lesson = Sellist õppetundi ei ole. Vali mõni loendist.
error-step-over = See samm on läbi: proovi uuesti või mine edasi.
error-game-not-over = Mängi see mäng enne lõpuni.
error-too-fast = Mitte nii kiiresti, palun: oota hetk ja proovi veel kord.
error-storage = Server ei saanud mängu salvestada. Proovi hetke pärast uuesti.
error-table-full = Selle laua kõik kohad on võetud.
error-seat-taken = See koht on juba võetud. Vali mõni muu.
error-not-host = Seda saab ainult laua võõrustaja.
error-not-now = Praegu seda teha ei saa.
error-name-taken = See nimi on võetud või sarnaneb võetuga. Vali mõni muu.
error-no-watching = Seda lauda ei saa vaadata.
error-no-talk = Selles lauas ei räägita.
error-banned = Sa ei saa selles serveris mängida.
error-too-many-tables = Sa istud liiga paljudes laudades. Lahku enne mõnest.
error-draining = Server taaskäivitub kohe. Proovi minuti pärast uuesti.

## How it ended

result-fool = Durak on { $player }
result-fool-you = Seekord oled durak sina
result-team-fools = Durakid on { $players }
# unreviewed: meeskond (team)
result-team-fools-you = Seekord on durak sinu meeskond
# The last attack was with one or two of the lowest cards.
# unreviewed: pagun (epaulette)
result-epaulettes =
    { $number ->
        [one] Ja üks pagun õlale
       *[other] Ja pagunid mõlemale õlale
    }
result-fool-note = Keegi peab ju olema. Järgmine jagamine annab kõik andeks.
# unreviewed: viik (draw)
result-draw = Viik: durakit ei ole
# unreviewed: viik (draw)
result-adjudicated = Mäng jäi ringiratast käima, seepärast lõpetati see viigiga.
result-place-fool = Kaardid jäid kätte: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Rünnakuid oli { $number }.
# unreviewed: written without a native reader
decided-epaulettes = Viimane rünnak tehti madalaimate kaartidega: { $number }, kaitses { $player }.
# unreviewed: written without a native reader
decided-epaulettes-you = Viimane rünnak sinu vastu tehti madalaimate kaartidega: { $number }.
# unreviewed: written without a native reader
decided-draw = Viimased kaardid läksid ühes rünnakus: { $players }.
# unreviewed: written without a native reader
decided-last-defender = Viimasena kaitses { $player }: nende reeglite järgi teeb see durakiks.
# unreviewed: written without a native reader
decided-last-defender-you = Viimasena kaitsesid sina: nende reeglite järgi teeb see durakiks.
# unreviewed: written without a native reader
decided-big-take = { $player } võttis rünnakus { $bout } üles { $number } kaarti ja tal oli sellest peale kõige rohkem.
# unreviewed: written without a native reader
decided-big-take-you = Sa võtsid rünnakus { $bout } üles { $number } kaarti ja sul oli sellest peale kõige rohkem.
# unreviewed: written without a native reader
decided-trumps = Trumbid, kui tõmbehunnik lõppes: { $player } { $number }, { $other } { $other_number }.
# unreviewed: written without a native reader
decided-no-trumps = Kui tõmbehunnik lõppes, oli trumpe alles { $number } ja ühtegi neist ei olnud käes mängijal { $player }.
# unreviewed: written without a native reader
decided-no-trumps-you = Kui tõmbehunnik lõppes, oli trumpe alles { $number } ja sinu käes mitte ühtegi.
# unreviewed: written without a native reader
decided-late-take =
    { $number ->
        [one] { $player } võttis rünnakus { $bout }, kui tõmbehunnik oli otsas, üles { $number } kaardi.
       *[other] { $player } võttis rünnakus { $bout }, kui tõmbehunnik oli otsas, üles { $number } kaarti.
    }
# unreviewed: written without a native reader
decided-late-take-you =
    { $number ->
        [one] Sa võtsid rünnakus { $bout }, kui tõmbehunnik oli otsas, üles { $number } kaardi.
       *[other] Sa võtsid rünnakus { $bout }, kui tõmbehunnik oli otsas, üles { $number } kaarti.
    }
# unreviewed: written without a native reader
decided-high-trump = Kui tõmbehunnik lõppes, oli kõrgeim trump, { $card }, mängijal { $other }.
# unreviewed: written without a native reader
decided-high-trump-you = Kui tõmbehunnik lõppes, oli kõrgeim trump, { $card }, sinul.
# unreviewed: written without a native reader
decided-left-with =
    { $number ->
        [one] Kõik teised olid väljas, aga { $player } hoidis veel { $number } kaarti.
       *[other] Kõik teised olid väljas, aga { $player } hoidis veel { $number } kaarti.
    }
# unreviewed: written without a native reader
decided-left-with-you =
    { $number ->
        [one] Kõik teised olid väljas, aga sul oli veel { $number } kaart.
       *[other] Kõik teised olid väljas, aga sul oli veel { $number } kaarti.
    }
# unreviewed: written without a native reader
decided-team-left-with = Lõpuks jäi kaarte kätte { $number }, meeskond: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Õpime durakit
learn-about = Seitse lühikest õppetundi päris laua taga. Õpid mängides.
learn-start = Alusta
learn-continue = Jätka
learn-again = Veel kord
learn-done = Õpitud
# $step is the one at hand, $steps how many there are.
learn-progress = Samm { $step }, kokku { $steps }
learn-reset = Alusta otsast
learn-ends-game = Õppetund lõpetab su pooleli mängu.
learn-lesson = Õppetund { $number }
learn-next = Järgmine õppetund
learn-list = Kõik õppetunnid
learn-play = Mängi
learn-try-again = Proovi uuesti
learn-go-on = Edasi
learn-skip = Jäta vahele
learn-reached = Tubli!
learn-finished = Tubli! See õppetund on selge.
learn-graduated = Sa võitsid oma esimese mängu. Nüüd oskad durakit mängida!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Ülesanne: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Löömine
lesson-beat-higher = { $player } käib { $card_acc }. Seda lööb sama masti kõrgem kaart: löö.
lesson-beat-attack = Kõik löödud, nüüd ründad sina. Pane lauale oma madalaim kaart: { $card }.
# unreviewed: juurde viskama (throw in), Löödud (Done)
lesson-beat-done = { $player } lööb selle üle: { $card }. Sul pole midagi juurde visata. Ütle „Löödud“.
lesson-beat-cheap = Kaarti { $card } lööb kaks sinu kaarti. Löö madalamaga ja hoia parem alles.
lesson-trump-title = Trumbid
lesson-trump-any = Tõmbehunniku all olev kaart näitab trumbimasti. Trump lööb iga teist masti: löö { $card_acc } madalaima trumbiga.
# unreviewed: juurde viskama (throw in)
lesson-trump-suit = { $player } viskab juurde { $card_acc }. Sul on selle masti kõrgem kaart: löö sellega ja hoia trump alles.
lesson-trump-higher = { $card } on ise trump. Seda lööb ainult kõrgem trump ja sul on see olemas.
lesson-trump-keep = Kõik löödud: ründad sina. Hoia trumbid kaitseks ja pane lauale oma madalaim kaart: { $card }.
# unreviewed: juurde viskamine (throw in)
lesson-throw-title = Juurde viskamine
lesson-throw-lead = Sul on kaks kuut ja kaitseb { $player }. Ründa: { $card }.
lesson-throw-same = Juurde võib visata kaarte, mille väärtus on juba laual. Viska juurde oma teine kuus.
lesson-throw-any = Loevad ka löönud kaardid, nii et sobib kaks sinu kaarti. Viska juurde madalam: { $card }.
# unreviewed: üles võtma (take)
lesson-throw-taking = { $player } võtab üles. Sobivat kaarti võib veel kaasa anda: { $card }.
# unreviewed: ülesvõtmine (take)
lesson-take-title = Ülesvõtmine
# unreviewed: üles võtma (take)
lesson-take-choose = Kaarti { $card } lööb ainult sinu trumbiäss. Sellest on kahju: ütle „Võtan üles“.
# unreviewed: üles võtma (take)
lesson-take-again = Kes üles võtab, jääb ründekorrast ilma. Aga võetu kulub ära: löö, { $card }.
lesson-take-turn = Kõik löödud: nüüd on sinu kord. Ründa: { $card }.
# unreviewed: üles võtma (take)
lesson-take-press = { $player } võtab üles ja jääb korrast ilma. Ütle „Passin“ ja ründa uuesti: { $card }.
lesson-limits-title = Mitu kaarti
# unreviewed: juurde viskama (throw in), rünnak (bout)
lesson-limits-five = Esimeses rünnakus on kõige rohkem viis ründekaarti. Alusta üheksaga ja viska juurde, kuni neid on viis.
lesson-limits-hand = Mitte kunagi rohkem, kui kaitsjal käes: { $player } hoiab kolme kaarti. Pane kolm üheksat; neljas enam ei sobi.
lesson-end-title = Lõpp
lesson-end-open = Tõmbehunnik on otsas: juurde ei tõmba keegi ja kelle käsi saab tühjaks, on väljas. Ründa: { $card }.
# unreviewed: üles võtma (take)
lesson-end-give = { $player } võtab üles. Anna ära ka teine üheksa: { $card }.
lesson-end-last = Ütle „Passin“ ja pane lauale viimane kaart, { $card }: kaartideta oled väljas ja pääsenud.
lesson-end-keep = Veel üks lõpp: kummalgi kaks kaarti. Löö { $card_acc } tavalise kaardiga ja hoia trump lõpuks.
lesson-end-win = Pane lauale trump: { $player } ei saa seda lüüa ja jääb kaartidega.
# unreviewed: edasiandmine (transfer)
lesson-transfer-title = Edasiandmine ja esimene mäng
# unreviewed: edasi andma (transfer), rünnak (bout)
lesson-transfer-on = Siin võib rünnaku edasi anda. Pane rünnaku kõrvale oma kümme, { $card }: nüüd peab kaitsma { $player }.
# unreviewed: üles võtma (take)
lesson-transfer-pass = { $player } võtab mõlemad üles. { $card } küll sobib, aga on trump: hoia see alles ja ütle „Passin“.
# unreviewed: edasi andma (transfer)
lesson-transfer-beat = Võiksid trumbisoldatiga edasi anda, aga odavam on { $card_acc } emandaga lüüa.
lesson-transfer-game = Nüüd sinu oma väike mäng. Mängi, kuidas tahad, kuni tõmbehunnik saab otsa.
lesson-transfer-win = Tõmbehunnik on otsas. Saa oma kaartidest lahti enne teisi!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Üles võtta võib alati, aga siin on sul kaart, millega lüüa.
lesson-hint-dear = Nii saab, aga piisab ka madalamast kaardist. Hoia paremad alles.
lesson-hint-trump = Nii saab, aga trumbid on kallid: siin saab ka ilma.
lesson-hint-named = Ka sellega võib alustada, aga õppetunni jaoks on vaja teist kaarti.
lesson-hint-fits = Võid siin lõpetada, aga sul on veel sobiv kaart.
# unreviewed: edasi andma (transfer), rünnak (bout)
lesson-hint-transfer = Lõid küll ära, aga siin saab rünnaku teisele edasi anda.
lesson-hint-lost = Seekord jäid kaartidega sina. Seda juhtub kõigil: mängi veel kord.

## How to play

howto-title = Kuidas mängida durakit
howto-goal = „Durak“ ehk turakas tähendab lolli. Saa lahti kõigist oma kaartidest: võitjat ei ole, kuid viimane mängija, kellel on kaarte käes, on durak.
howto-learn = Parem õpin mängides
# Told of a picture: $card lies over $target.
howto-beats = { $card } lööb { $target_acc }
howto-search = Otsi küsimustest
howto-none = Selle kohta küsimust ei ole.
howto-link = Kopeeri selle küsimuse link
howto-link-copied = Link on kopeeritud
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
howto-other-title = Teised reeglid
# unreviewed: edasi andma (transfer)
howto-other-1 = Kõik muu sellel lehel käib tavalise podkidnoi ja edasiandmisega mängu kohta. Nupu „Vali mäng“ alt leiad ka teisi tuntud reegleid ja „Kõik reeglid“ all saad teha oma reeglid.
# unreviewed: edasi andma (transfer)
howto-other-2 = Edasiandmine näitamisega: sama väärtusega trumpi võib käimise asemel ainult näidata ja endale jätta.
# unreviewed: meeskond (team), partner (partner)
howto-other-3 = Meeskonnad: partnerid istuvad vastaste vahel, üksteist ei ründa ning võidavad ja kaotavad koos.
# unreviewed: jokker (joker)
howto-other-4 = Jokkerid ainult löövad: punane iga punase kaardi, must iga musta, ka trumbid.
howto-other-5 = Kaks pakki: iga kaarti on kaks. Oma paarilist kaart ei löö, sest ta ei ole kõrgem.
howto-other-6 = Kuidas sinu lauas mängitakse, on kirjas aknas „Selle laua reeglid“: puuduta mängu nime laua kohal.
howto-controls-title = Juhtimine
# unreviewed: helendav (glowing)
howto-controls-1 = Puuduta helendavat kaarti, et seda käia, või lohista see lauale. Lüües pane see otse selle kaardi peale, mida tahad lüüa.
# unreviewed: juurde viskama (throw in), üles võtma (take), Löödud (button)
howto-controls-2 = „Löödud“ või „Passin“ lõpetab su juurdeviskamise, kui kõik on löödud või kaitsja võtab üles. „Võtan üles“ toob kõik kaardid laualt sinu kätte.
# unreviewed: tuhm (dimmed)
howto-controls-3 = Puuduta tuhmi kaarti ja saad teada, miks seda käia ei saa.
howto-controls-4 = Klaviatuuril valid kaardi nooltega ja käid selle Enteriga.
howto-controls-5 = Et käia korraga mitu sama väärtusega kaarti, hoia sõrme ühel neist, puuduta teisi ja siis lauda.
howto-controls-6 = Seadetes saad valida, et sead kaarte ise ja valmistad kaardi ette, kui teised käivad.

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
# unreviewed: edasi andma (transfer)
faq-19-q = Mida tähendab edasi anda?
# unreviewed: edasi andma (transfer), rünnak (bout)
faq-19-a = Löömise asemel paneb kaitsja rünnaku kõrvale sama väärtusega kaardi. Siis peab kõige vastu kaitsma järgmine mängija, kes võib selle omakorda edasi anda.
faq-20-q = Kes viskab esimesena juurde?
# unreviewed: juurde viskama (throw in)
faq-20-a = Kes jõuab: kõik peale kaitsja võivad igal ajal juurde visata. Mõne reegli järgi visatakse kordamööda, ründaja esimesena.
faq-21-q = Mis siis, kui kaks mängijat väljuvad korraga?
# unreviewed: edasi andma (transfer), viik (draw)
faq-21-a = Mõlemad on pääsenud ja teised mängivad edasi. Kui kaarte pole enam kellelgi, pole ka durakit: viik.
faq-22-q = Kas võin lüüa trumbiga, kuigi saaksin ka ilma?
faq-22-a = Jah. Masti tunnistama ei pea: trump lööb iga teise masti kaardi, mis sul ka käes oleks.
# unreviewed: üles võtma (take)
faq-23-q = Lõin osa kaarte ära ja siis võtsin üles. Mis ma saan?
# unreviewed: juurde viskama (throw in)
faq-23-a = Kõik, mis laual on: ründekaardid, kaardid, millega sa neid lõid, ja see, mis veel juurde visatakse.
# unreviewed: seeria (series)
faq-24-q = Mis on seeria?
faq-24-a = Mitu mängu ühise skooriga: kindla punktisummani või kindel arv mänge. Selle saab valida reeglites ja seis on näha iga mängu järel.
# unreviewed: pagunid (epaulettes)
faq-25-q = Mis on pagunid?
# unreviewed: rünnak (bout)
faq-25-a = Vana nali: kes jääb durakiks viimase rünnakuga, kus on üks või kaks madalaimat kaarti, kannab neid õlgadel. Need ei muuda midagi ja tuleb reeglites sisse lülitada.
faq-26-q = Kas kaarte jagatakse ausalt?
faq-26-a = Jah. Iga jagamine segatakse avaldatud viisil 32 juhuslikust baidist, mille võtab arvuti ise. See ei sõltu mängijatest ega seisust ja keegi ei saa seda valida.
faq-27-q = Miks jäävad mängitud kaardid veel lauale?
faq-27-a = Et kõik näeksid, kuidas see lõppes. Puuduta lauda ja mäng läheb kohe edasi; kui kaua oodata, saab valida seadetes.
# unreviewed: juurde viskama (throw in)
faq-28-q = Miks on paus, kuigi keegi ei saa juurde visata?
faq-28-a = Kui mäng läheks ilma sobiva kaardita kiiremini, teaksid kõik, et seda pole kellelgi. Seepärast ei sõltu paus sellest, mis kellelgi käes on.

## Konto

account-title = Konto
account-guest = Külaline { $name }
account-about = Mängid külalisena. Konto hoiab su nime alles ja avab mängu igas seadmes. E-posti pole vaja.
account-join-tab = Uus konto
account-login-tab = Sisselogimine
account-name = Nimi
account-name-hint = 3–24 ühe tähestiku tähte, ka numbrid
account-password = Parool
account-new-password = Uus parool
account-password-hint = Vähemalt 8 märki
account-show-password = Näita parooli
account-join = Loo konto
account-join-passkey = Loo pääsuvõtmega
account-passkey-about = Pääsuvõti on parooli asemel sinu sõrmejälg, nägu või ekraanilukk.
account-login = Logi sisse
account-login-passkey = Logi sisse pääsuvõtmega
account-forgot = Unustasid parooli?
account-recover = Kasuta taastekoodi
account-recover-about = Sisesta taastekood ja uus parool. Kõik muud seadmed logitakse välja.
account-code = Taastekood
account-back = Tagasi
account-codes = Taastekoodid
account-codes-about = Iga kood laseb su ühe korra sisse, kui parool või pääsuvõti kaob. Neid näeb ainult nüüd: hoia neid kindlas kohas.
account-codes-copy = Kopeeri
account-codes-save = Salvesta failina
account-codes-kept = Hoidsin alles
account-codes-left =
    { $number ->
        [one] Alles { $number } kood
       *[other] Alles { $number } koodi
    }
account-codes-renew = Uued koodid
account-rename = Muuda nime
account-save = Salvesta
account-saved = Salvestatud
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Pääsuvõtmed
account-passkey-add = Lisa pääsuvõti
account-passkey-suspect = Sellest pääsuvõtmest võib olla koopia. Eemalda see.
account-remove = Eemalda
account-last-used = Viimati kasutatud: { $time }
account-sessions = Kus oled sisse logitud
account-this-device = See seade
account-unknown-device = Tundmatu seade
account-end-others = Logi mujal välja
account-logout = Logi välja
account-data = Sinu andmed
account-export = Laadi minu andmed alla
account-delete = Kustuta konto
account-delete-about = Lõpetatud mängud jäävad alles, ilma sinu nimeta. Seda ei saa tagasi võtta.
account-delete-yes = Kustuta jäädavalt
account-confirm-about = Palun kinnita, et see oled sina.
account-confirm = Kinnita
account-confirm-passkey = Kinnita pääsuvõtmega
account-waiting = Siin ootab lõpetamata mäng, mida alustasid külalisena. See tuleb tagasi, kui logid välja.
account-error-name-too-short = Nimes on vähemalt 3 märki.
account-error-name-too-long = Nimes on kõige rohkem 24 märki.
account-error-name-signs = Nimi algab tähega ja selles on ainult tähed ja numbrid, nende vahel üksikud tühikud, punktid või sidekriipsud.
account-error-name-scripts = Kõik nime tähed peavad olema ühest tähestikust.
account-error-name-reserved = See nimi on mängu enda oma.
account-error-name-taken = See nimi on võetud või sarnaneb võetuga.
account-error-password-too-short = Paroolis on vähemalt 8 märki.
account-error-password-too-long = Paroolis on kõige rohkem 128 märki.
account-error-password-weak = Seda parooli on kerge ära arvata. Võta pikem.
account-error-wrong-login = Nimi või parool on vale.
account-error-wrong-password = Parool on vale.
account-error-wrong-code = Nimi või kood on vale või kood on juba kasutatud.
account-error-too-many-tries = Liiga palju katseid. Proovi uuesti { $number } min pärast.
account-error-too-many-accounts = Siit on loodud liiga palju kontosid. Proovi uuesti { $number } min pärast.
account-error-bad-passkey = Pääsuvõti ei toiminud. Proovi uuesti.
account-error-copied-passkey = Sellest pääsuvõtmest võib olla koopia, seepärast ei lase see kedagi sisse. Logi sisse teisiti ja eemalda see.
account-error-last-passkey = See on su ainus viis sisse logida. Sea enne parool.
account-error-too-many-passkeys = Rohkem pääsuvõtmeid lisada ei saa.
account-error-network = Serveriga pole ühendust. Proovi uuesti.
account-error-other = See ei õnnestunud. Proovi uuesti.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Käik { $number } / { $most }
replay-play = Mängi edasi
replay-pause = Paus
replay-back = Üks käik tagasi
replay-forward = Üks käik edasi
replay-first = Algusesse
replay-last = Lõppu
replay-speed = Kiirus: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Kelle kohalt vaadata
replay-open = Näita kõigi kaarte

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-well-played = Hästi mängitud!
phrase-nice-move = Hea käik!
phrase-thanks = Aitäh!
phrase-welcome = Pole tänu väärt!
phrase-sorry = Vabandust!
phrase-oops = Oih!
# unreviewed: whether players say so
phrase-lucky = Küll vedas!
phrase-unlucky = Täna ei vea…
phrase-no-hurry = Pole kiiret!
phrase-go-on = Mängime edasi?
phrase-moment = Üks hetk!
phrase-back = Olen tagasi
phrase-again = Veel üks mäng?
phrase-bye = Nägemist!

# What the pictures show that players send each other.

emote-smile = Naeratus
emote-laugh = Naer
emote-wink = Silmapilgutus
emote-cool = Päikeseprillid
emote-think = Mõtlik nägu
emote-wow = Üllatus
emote-sad = Kurbus
emote-cry = Pisarad
emote-angry = Viha
emote-clap = Aplaus
emote-coffee = Kohv
emote-sleep = Uni

## Playing with other people

people-name = Kuidas teised sind kutsuvad?
people-name-wanted = Kirjuta enne nimi.
people-watchers = Vaatajaid: { $number }
people-watching = Sa vaatad mängu
# unreviewed: how a native player would say it
people-watching-late = Sa vaatad mängu minutilise viivitusega
people-left = { $player } lahkub lauast.
people-came = { $player } istub lauda.
people-host = Nüüd on võõrustaja { $player }.
people-host-you = Nüüd oled võõrustaja sina.
people-says = { $player }: { $text }
people-takeback-asks = { $player } soovib viimast käiku tagasi võtta.
people-takeback-yes = Jah
people-takeback-no = Ei
people-takeback-waits = Ootame vastust: { $players }
people-takeback-done = { $player } võttis viimase käigu tagasi.
people-takeback-done-you = Sinu käik on tagasi võetud.
people-takeback-stays = Käik jääb.

device-about = Kõik mängivad selles seadmes ja annavad selle edasi.
device-name = Mängija { $number }
device-add = Lisa mängija
device-remove = Eemalda { $player }
device-bots = Botid
device-give = Anna seade edasi: { $player }
device-hidden = Seni on kaardid peidus.
device-me = Mina olen { $player }
people-bot-sits-in = { $player }: bot mängib asemel.
people-lost = { $player }: ühendus katkes.
people-back = { $player } on tagasi.
people-wishes = { $player } tahab veel mängida.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: aeg sai otsa.
# unreviewed: how a native player would say it
people-out-of-time-you = Sinu aeg sai otsa.
# unreviewed: how a native player would say it
people-bot-for-you = Sinu asemel mängib bot.
people-waits-for-others = Tahad veel mängida. Ootame teisi…
people-wants-player = Jagamiseks on vaja veel üht mängijat.
people-gone = lahkus
# Beside a name that is known by an account.
people-account = kontoga mängija
people-mute = Vaigista
people-unmute = Kuula jälle
people-leave = Lahku lõplikult
# unreviewed: how a native player would say it
people-leave-about = Bot mängib sinu eest lõpuni ja see loetakse lahkumiseks.
people-write = Kirjuta sõnum
people-send = Saada

## A table before its first deal

gather-invite = Kutsu lingiga
gather-copy = Kopeeri
gather-copied = Kopeeritud
gather-send = Saada…
gather-code = QR-kood
gather-sit-hint = Istumiseks puuduta vaba kohta
gather-full = Kõik kohad on võetud; võid vaadata
gather-waiting = Vabu kohti: { $number }
gather-ready = Kõik on kohal: alusta mängu
gather-waiting-host = Mängu alustab { $player }
gather-seat-free = Vaba koht { $number }
gather-host = võõrustaja
table-free = Vaba
gather-agreed = Mida mängime
gather-change = Muuda
gather-access = Kes laua leiab
gather-access-link = Kellel on link
gather-access-open = Kõik
gather-watching = Vaatajad
gather-watching-free = Võib vaadata
gather-watching-delayed = Viivitusega
gather-watching-off = Vaadata ei saa
gather-talk = Jutt
gather-talk-off = Ilma jututa
# unreviewed: how a native player would say it
gather-talk-phrases = Ainult fraasid
gather-talk-chat = Vaba vestlus
# unreviewed: how a native player would say it
gather-rated = Reitingumäng
gather-rated-about = Tulemus muudab mängijate reitingut.
gather-sit = Istu lauda
gather-stand = Tõuse püsti
gather-fill = Täida botitega
gather-swap = Vaheta kohta: { $player }
gather-move-here = Istu siia
gather-bot = Bot
gather-remove = Saada ära: { $player }
# unreviewed: how a native player would say it
gather-make-host = Tee võõrustajaks: { $player }
gather-seats = Kohti
gather-clock = Kell
gather-starts = Algus
gather-starts-host = Kui võõrustaja ütleb
gather-starts-full = Kui kohad on täis
gather-agree = Valmis

## The list of tables

tables-title = Lauad
tables-mine = Sinu lauad
tables-open = Ootavad mängijaid
tables-filter-rules = Reeglid
tables-filter-seats = Kohti
tables-all = Kõik
tables-none = Praegu ei oota keegi. Ava laud: järgmine tulija näeb seda.
tables-none-such = Sellist lauda pole. Muuda filtreid või ava oma laud.
tables-new = Ava laud
tables-taken = Võetud kohti: { $number }/{ $most }
tables-your-turn = Sinu kord
tables-gathering = ootab mängijaid
tables-playing = mäng käib
# unreviewed: how a native player would say it
tables-in-play = Mäng käib
# unreviewed: how a native player would say it
tables-crowd = Mängijaid siin: { $number }. Laudu mängus: { $playing }.
tables-over = läbi
tables-alone = Veel mitte keegi

## Clocks

clock-none = Ilma kellata
clock-fast = Kiire
clock-normal = Tavaline
clock-slow = Aeglane
clock-days =
    { $number ->
        [one] { $number } päev
       *[other] { $number } päeva
    }
clock-seconds = { $number } s
clock-about-none = Aega on piiramatult.
clock-about-turn = Iga käigu jaoks: { $time }.
clock-about-bank = Varu igaks vooruks: { $time }.
clock-bank = Varu { $time }
# unreviewed: how a native player would say it
clock-window = Juurde viskamiseks: { $time }
clock-paused = Ootame, { $player }: { $time }
clock-last = Jäänud viis sekundit!

## Whether the deal was fair

proof-title = Aus jagamine
# unreviewed: how a native player would say it
proof-about = Enne jagamist valis server salajase arvu ja näitas selle sõrmejälge. Iga mängija lisas oma arvu. Koos segasid need kaardid, nii et keegi ei saanud neid valida. Nüüd kontrollib su brauser seda ise. Mida see ei näita: et serveri pidaja kaarte ei piilunud.
proof-cannot = Selle ühendusega ei saa brauser kontrollida. Ava leht https-iga.
proof-checking = Kontrollime…
proof-not-yet = Mängi see mäng enne lõpuni: siis saab jagamist kontrollida.
proof-none = Lõpetatud vooru, mida kontrollida, veel pole.
proof-fair = Kaardid jagati ausalt.
proof-unfair = Midagi ei klapi: kaarte ei jagatud nii, nagu lubatud.
proof-deal = Voor { $number }
proof-bound = Salajane arv vastab sõrmejäljele.
proof-shuffled = Kaardid olid täpselt nii, nagu arvudest tuleneb.
proof-mine = Sinu arv osales segamisel.
proof-no = Ei:
proof-numbers = Arvud mujal kontrollimiseks
proof-save = Salvesta failina

## Players and their games

players-title = Mängija
players-me = Minu profiil
players-family = Mängu liik
players-teams = Võistkondades
players-kind =
    { $number ->
        [one] { $family }, { $number } mängija
       *[other] { $family }, { $number } mängijat
    }
players-games =
    { $number ->
        [one] { $number } mäng
       *[other] { $number } mängu
    }
players-lost = { $number }% kaotatud
players-rating = Reiting
players-changed = Reiting { $number }, { $change }
players-course = Reiting aja jooksul: { $from } kuni { $to }, madalaim { $low }, kõrgeim { $high }
players-unsettled = Mänge on veel vähe: see on esimene hinnang.
players-since = Siin alates { $date }
players-newest = Viimased reitingumängud
players-unrated = Reitingumänge pole veel olnud.
players-unrated-me = Sul pole veel reitingut. Mängi reitingumängu laua taga, inimeste või robotitega.
players-best-none = Siin pole veel keegi piisavalt mänginud. Mängi reitingumänge ja ole esimene!
players-missing = Sellist mängijat ei ole.
players-again = Proovi uuesti
games-none = Lõpetatud mänge veel pole. Mängi üks: see jääb siia, käik käigu haaval.
games-missing = Seda mängu ei saa näidata.
games-more = Näita veel
games-fool = kaotatud
games-safe = pääses
# unreviewed: viik (draw)
games-draw = viik
