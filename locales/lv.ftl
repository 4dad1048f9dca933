# The words of Kozyr in Latvian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.
#
# The instrumental is the accusative with the word “ar”, which stands in the sentence.

## The page

app-name = Kozyr
app-tagline = Kāršu spēle duraks jeb cūkas
app-close = Aizvērt
app-reconnecting = Savienojas no jauna…
app-moment = Mirklīti…
app-drain = Serveris tūlīt pārstartēsies. Tava spēle turpināsies.
app-version = Versija { $version }
app-you = Tu

## Before the game

lobby-play = Spēlēt
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [zero] { $number } pretinieku
        [one] { $number } pretinieks
       *[other] { $number } pretinieki
    }
lobby-continue = Turpināt spēli
lobby-new-game = Pamest to un sākt jaunu
lobby-given-up = Nepabeigtā spēle tika pamesta.
lobby-way-back = Atgriezties pie tās
lobby-choose = Izvēlēties spēli
lobby-friends = Spēlēt ar draugiem
lobby-quick = Ātrā spēle
lobby-tables = Atvērtie galdi
lobby-device = Vienā ierīcē
lobby-games = Manas spēles
lobby-best = Labākie spēlētāji
lobby-matching = Meklējam spēlētājus… pagaidām { $number }
lobby-how-to-play = Kā spēlēt
lobby-learn = Mācīties
lobby-newcomer = Duraku spēlē pirmo reizi? Iemācies trīs minūtēs
lobby-settings = Iestatījumi
lobby-account = Konts
lobby-language = Valoda
lobby-theme = Izskats
lobby-number-of-opponents = Pretinieki
lobby-opponent = Pretinieks { $number }
lobby-all-opponents = Visi pretinieki
lobby-level-beginner = Iesācējs
lobby-level-regular = Amatieris
lobby-level-club = Pieredzējis
lobby-level-strong = Stiprs
lobby-level-expert = Eksperts
lobby-level-master = Meistars
lobby-level-grandmaster = Lielmeistars
lobby-level-beginner-about = Liek mazāko kārti un bieži kļūdās
lobby-level-regular-about = Taupa trumpjus, aizmirst kārtis, reizēm kļūdās
lobby-level-club-about = Atceras katru kārti
lobby-level-strong-about = Atceras katru kārti un beigās nekļūdās
lobby-level-expert-about = Vērtē gājienus pēc ļoti daudzu spēļu pieredzes
lobby-level-master-about = Rēķina daudzus gājienus uz priekšu
lobby-level-grandmaster-about = Domā visilgāk un izsecina, kam kas rokā
lobby-pace = Cik ātri spēlē boti
lobby-pace-normal = Kā cilvēki
lobby-pace-instant = Uzreiz
lobby-your-name = Tavs vārds
lobby-your-name-hint = Redzams tikai pie tavas vietas
lobby-start = Sākt
lobby-cancel = Atcelt
lobby-offline = Savienojuma vēl nav. Spēle sāksies, tiklīdz tas būs.

## Choosing the rules

choose-presets = Pazīstami noteikumi
choose-own-rules = Savi noteikumi
choose-all-rules = Visi noteikumi
choose-rules-summary = Šie noteikumi: { $text }
choose-reset-rules = Atjaunot parastos noteikumus
# Beside a rule that is not as usual.
choose-changed = Mainīts
choose-refused = Šie noteikumi neder kopā
choose-seats-range = Spēlētāji: { $least }–{ $most }
choose-seats-exactly = Spēlētāji: { $number }

# Sets of rules that people know by a name.
preset-app = Piemetamais
# unreviewed: vērtība (rank)
preset-app-about = Visi, izņemot aizstāvi, piemet kārtis ar vērtībām, kas jau ir uz galda.
# unreviewed: pārvest (transfer)
preset-app-transfer = Pārvedamais
# unreviewed: pārvest (transfer), vērtība (rank)
preset-app-transfer-about = Uzbrukumu var arī pārvest ar tādas pašas vērtības kārti.
preset-simple = Vienkāršais
preset-simple-about = Liek vienu kārti, to nokauj vai paņem: neviens nepiemet.
preset-neighbours = Kaimiņi
preset-neighbours-about = Piemet tikai abi aizstāvja kaimiņi.
preset-one-by-one = Pēc kārtas
preset-one-by-one-about = Piemet pēc kārtas un tikai tad, kad viss nokauts.
# unreviewed: pārvest (transfer)
preset-transfer-and-show = Pārvedamais ar rādīšanu
# unreviewed: pārvest (transfer), vērtība (rank)
preset-transfer-and-show-about = Lai pārvestu, var parādīt tās pašas vērtības trumpi un paturēt to rokā.
preset-two-player-series-to-5 = Divatā līdz pieciem punktiem
# unreviewed: iziet (to be out)
preset-two-player-series-to-5-about = Kurš pirmais iziet, dabū punktu un sāk nākamo partiju; pieci punkti uzvar.
preset-teams = Divi pret diviem
preset-teams-about = Četri spēlētāji divās komandās; partneri sēž viens otram pretī.
preset-teams-of-three = Trīs pret trim
preset-teams-of-three-about = Seši spēlētāji divās komandās; partneri un pretinieki sēž pamīšus.
preset-short-24 = Īsā spēle
preset-short-24-about = 24 kārtis, no devītnieka līdz dūzim.
preset-classic-52 = Pilna kava
preset-classic-52-about = 52 kārtis, no divnieka līdz dūzim.
preset-jokers = Ar džokeriem
preset-jokers-about = 52 kārtis un divi džokeri: sarkanais kauj jebkuru sarkanu kārti, melnais jebkuru melnu.
preset-two-packs = Divas kavas
preset-two-packs-about = Divas 36 kāršu kavas kopā: garai spēlei vai lielai kompānijai.
preset-japanese = Japāņu
preset-japanese-about = Trumpis vienmēr ir kāravs, un pīķi kauj tikai pīķis.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Kārtis un trumpji
rule-group-begin = Kurš sāk
rule-group-attack = Uzbrukums un piemešana
# unreviewed: pārvest (transfer)
rule-group-transfer = Pārvešana
rule-group-end = Kava, nokautās kārtis un beigas
rule-group-series = Vairākas partijas
rule-group-teams = Komandas
rule-group-rare = Reti paradumi

rule-pack = Kava
rule-pack-about = Ar kādām kārtīm spēlē. Jo mazāk kāršu, jo īsāka partija.
value-pack-24 = 24 kārtis, no devītnieka
# unreviewed: septītnieks (seven)
value-pack-32 = 32 kārtis, no septītnieka
value-pack-36 = 36 kārtis, no sešinieka
value-pack-52 = 52 kārtis, no divnieka
value-pack-54 = 52 kārtis un divi džokeri
value-pack-2x36 = Divas 36 kāršu kavas
value-pack-2x52 = Divas 52 kāršu kavas
says-pack =
    { $number ->
        [54] 52 kārtis un divi džokeri
        [72] divas 36 kāršu kavas
        [104] divas 52 kāršu kavas
        [zero] { $number } kāršu
        [one] { $number } kārts
       *[other] { $number } kārtis
    }
rule-hand-size = Kārtis rokā
rule-hand-size-about = Cik kāršu katram izdala un līdz cik papildina roku pēc gājiena.
says-hand-size =
    { $number ->
        [zero] rokā pa { $number } kārtīm
        [one] rokā pa { $number } kārtij
       *[other] rokā pa { $number } kārtīm
    }
rule-trump-mode = Trumpji
rule-trump-mode-about = Kā noskaidro trumpja mastu, vai arī kurš masts vienmēr ir trumpis.
value-trump-mode-turned = Katru reizi nosaka kārts
value-trump-mode-always-clubs = Vienmēr kreicis
value-trump-mode-always-diamonds = Vienmēr kāravs
value-trump-mode-always-hearts = Vienmēr ercens
value-trump-mode-always-spades = Vienmēr pīķis
value-trump-mode-none = Bez trumpjiem
says-trump-mode =
    { $value ->
        [always_clubs] trumpis vienmēr ir kreicis
        [always_diamonds] trumpis vienmēr ir kāravs
        [always_hearts] trumpis vienmēr ir ercens
        [always_spades] trumpis vienmēr ir pīķis
        [none] bez trumpjiem
       *[turned] trumpi nosaka kārts
    }
rule-trump-source = Kura kārts nosaka trumpi
rule-trump-source-about = Atklātā kārts paliek zem kavas, un to paņem pēdējo; pēdējā izdalītā paliek spēlētājam.
value-trump-source-next-after-deal = Pirmā kārts pēc dalīšanas
value-trump-source-bottom-card = Kavas apakšējā kārts
value-trump-source-last-dealt = Pēdējā izdalītā kārts
says-trump-source =
    { $value ->
        [bottom_card] trumpi nosaka kavas apakšējā kārts
        [last_dealt] trumpi nosaka pēdējā izdalītā kārts
       *[next_after_deal] trumpi nosaka pirmā kārts pēc dalīšanas
    }

rule-first-attacker = Kurš sāk pirmo partiju
rule-first-attacker-about = Kurš iet ar pašu pirmo kārti.
value-first-attacker-lowest-trump = Kuram mazākais trumpis
value-first-attacker-left-of-dealer = Spēlētājs pa kreisi no dalītāja
value-first-attacker-lot = Izšķir loze
says-first-attacker =
    { $value ->
        [left_of_dealer] pirmo partiju sāk spēlētājs pa kreisi no dalītāja
        [lot] pirmās partijas sācēju izlozē
       *[lowest_trump] pirmo partiju sāk mazākais trumpis
    }
rule-next-first-attacker = Kurš sāk nākamās partijas
rule-next-first-attacker-about = Kurš iet pirmais, kad viena partija jau izspēlēta.
value-next-first-attacker-lowest-trump = Kuram mazākais trumpis
value-next-first-attacker-left-of-dealer = Spēlētājs pa kreisi no dalītāja
value-next-first-attacker-lot = Izšķir loze
value-next-first-attacker-under-fool = Muļķim uzbrūk tā labais kaimiņš
value-next-first-attacker-from-under-fool = Muļķa kreisais kaimiņš
# unreviewed: iziet (to be out)
value-next-first-attacker-winner = Kurš pirmais izgāja
value-next-first-attacker-fool = Muļķis
# unreviewed: iziet (to be out)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] nākamās partijas sāk spēlētājs pa kreisi no dalītāja
        [lot] nākamo partiju sācēju izlozē
        [under_fool] nākamo partiju sāk ar uzbrukumu muļķim
        [from_under_fool] nākamo partiju sāk muļķa kreisais kaimiņš
        [winner] nākamo partiju sāk pirmais izgājušais
        [fool] nākamo partiju sāk muļķis
       *[lowest_trump] nākamās partijas sāk mazākais trumpis
    }
rule-no-trump-fallback = Ja trumpju nav nevienam
rule-no-trump-fallback-about = Kurš sāk, ja jāizšķir mazākajam trumpim, bet rokā tā nav nevienam.
value-no-trump-fallback-lowest-card = Kuram mazākā kārts
value-no-trump-fallback-lot = Izšķir loze
value-no-trump-fallback-first-seat = Spēlētājs pirmajā vietā
says-no-trump-fallback =
    { $value ->
        [lot] bez trumpjiem rokā sācēju izlozē
        [first_seat] bez trumpjiem rokā sāk pirmā vieta
       *[lowest_card] bez trumpjiem rokā sāk mazākā kārts
    }
rule-dealer = Kurš dala nākamais
rule-dealer-about = Kurš dala kārtis nākamajā partijā.
value-dealer-fool = Muļķis
value-dealer-next-seat = Nākamais pa kreisi
says-dealer =
    { $value ->
        [next_seat] dala pēc kārtas
       *[fool] dala muļķis
    }

rule-throwers = Kurš drīkst piemest
# unreviewed: vērtība (rank)
rule-throwers-about = Piemest nozīmē pielikt uzbrukumam kārtis ar vērtībām, kas ir uz galda.
value-throwers-all = Visi, izņemot aizstāvi
value-throwers-neighbours = Abi aizstāvja kaimiņi
value-throwers-attacker-only = Tikai uzbrucējs
value-throwers-nobody = Neviens
says-throwers =
    { $value ->
        [neighbours] piemet tikai aizstāvja kaimiņi
        [attacker_only] piemet tikai uzbrucējs
        [nobody] neviens nepiemet
       *[all] piemet visi
    }
rule-throw-order = Piemešanas secība
rule-throw-order-about = Vai katrs piemet, kad grib, vai gaida savu kārtu.
value-throw-order-free = Kurš ātrāks
value-throw-order-ordered = Pēc kārtas, pirmais uzbrucējs
says-throw-order =
    { $value ->
        [ordered] piemet pēc kārtas
       *[free] piemet bez kārtas
    }
rule-throw-timing = Kad drīkst piemest
rule-throw-timing-about = Cik daudz jābūt nokautam, pirms nāk jaunas kārtis.
value-throw-timing-any-time = Jebkurā brīdī
value-throw-timing-after-first-beat = Kad nokauta pirmā kārts
value-throw-timing-all-beaten = Tikai kad viss nokauts
says-throw-timing =
    { $value ->
        [after_first_beat] piemet pēc pirmās nokautās kārts
        [all_beaten] piemet tikai pēc visu kāršu nokaušanas
       *[any_time] piemet jebkurā brīdī
    }
# unreviewed: vērtība (rank)
rule-throw-ranks = Kādas vērtības drīkst piemest
# unreviewed: vērtība (rank)
rule-throw-ranks-about = Vai der arī aizsardzības kāršu vērtības, vai tikai uzbrukuma.
# unreviewed: vērtība (rank)
value-throw-ranks-attack-and-defence = Visas vērtības uz galda
# unreviewed: vērtība (rank)
value-throw-ranks-attack-only = Tikai uzbrukuma kāršu vērtības
# unreviewed: vērtība (rank)
says-throw-ranks =
    { $value ->
        [attack_only] piemet tikai uzbrukuma kāršu vērtības
       *[attack_and_defence] piemet visas vērtības uz galda
    }
rule-throw-after-take = Piemešana pēc „Ņemu”
# unreviewed: vērtība (rank)
rule-throw-after-take-about = Tam, kurš ņem, var pielikt vēl kārtis ar vērtībām, kas ir uz galda.
says-throw-after-take =
    { $value ->
        [off] pēc „Ņemu” nepiemet
       *[on] piemet arī pēc „Ņemu”
    }
rule-opening = Gājiena pirmās kārtis
# unreviewed: vērtība (rank)
rule-opening-about = Vai drīkst sākt ar vairākām vienas vērtības kārtīm.
value-opening-one-card = Viena kārts
# unreviewed: vērtība (rank)
value-opening-equal-ranks = Viena vai vairākas vienas vērtības kārtis
# unreviewed: vērtība (rank)
says-opening =
    { $value ->
        [equal_ranks] gājienu var sākt ar vairākām vienas vērtības kārtīm
       *[one_card] gājienu sāk ar vienu kārti
    }
rule-attack-limit = Cik uzbrukuma kāršu gājienā
rule-attack-limit-about = Cik kāršu aizstāvim vienā gājienā augstākais jākauj.
value-attack-limit-0 = Bez ierobežojuma
says-attack-limit =
    { $number ->
        [0] gājienā cik vien uzbrukuma kāršu
        [zero] gājienā ne vairāk kā { $number } uzbrukuma kāršu
        [one] gājienā ne vairāk kā { $number } uzbrukuma kārts
       *[other] gājienā ne vairāk kā { $number } uzbrukuma kārtis
    }
rule-first-bout-limit = Cik uzbrukuma kāršu pirmajā gājienā
rule-first-bout-limit-about = Lai nevienu neapber ar kārtīm pašā sākumā.
value-first-bout-limit-0 = Tikpat, cik katrā gājienā
says-first-bout-limit =
    { $number ->
        [0] pirmajā gājienā tikpat
       *[other] pirmajā gājienā ne vairāk kā { $number }
    }
rule-first-cap-scope = Cik ilgi ir pirmā gājiena robeža
rule-first-cap-scope-about = Pirmajā gājienā var arī paņemt; tad robeža var palikt spēkā.
value-first-cap-scope-first-bout = Tikai pirmajā gājienā
value-first-cap-scope-until-first-discard = Līdz pirmajām nokautajām kārtīm
says-first-cap-scope =
    { $value ->
        [until_first_discard] pirmā gājiena robeža ir spēkā līdz pirmajām nokautajām kārtīm
       *[first_bout] pirmā gājiena robeža beidzas līdz ar to
    }
rule-defender-hand-cap = Aizstāvja kārtis ierobežo uzbrukumu
rule-defender-hand-cap-about = Vai drīkst likt vairāk kāršu, nekā aizstāvis var nokaut.
value-defender-hand-cap-when-became-defender = Ne vairāk, kā aizstāvim bija
value-defender-hand-cap-none = Drīkst arī vairāk
says-defender-hand-cap =
    { $value ->
        [none] aizstāvja kārtis neierobežo uzbrukumu
       *[when_became_defender] aizstāvja kārtis ierobežo uzbrukumu
    }

# unreviewed: pārvest (transfer)
rule-transfer = Pārvešana
# unreviewed: vērtība (rank)
rule-transfer-about = Kurš vēl neko nav nokāvis, var likt tās pašas vērtības kārti, un aizstāvas nākamais.
# unreviewed: pārvest (transfer)
says-transfer =
    { $value ->
        [on] uzbrukumu var pārvest
       *[off] bez pārvešanas
    }
# unreviewed: pārvest (transfer)
rule-transfer-cards = Cik kāršu vienā pārvešanā
# unreviewed: pārvest (transfer), vērtība (rank)
rule-transfer-cards-about = Vai pārvedot var pielikt vairākas šīs vērtības kārtis.
value-transfer-cards-one = Viena kārts
# unreviewed: vērtība (rank)
value-transfer-cards-several = Vairākas vienas vērtības kārtis
# unreviewed: pārvest (transfer)
says-transfer-cards =
    { $value ->
        [several] pārvest var ar vairākām kārtīm reizē
       *[one] pārved ar vienu kārti
    }
# unreviewed: pārvest (transfer)
rule-transfer-sufficiency = Pārved tikai, ja pietiek kāršu
rule-transfer-sufficiency-about = Nevienam nav jākauj vairāk kāršu, nekā viņam ir rokā.
# unreviewed: pārvest (transfer)
says-transfer-sufficiency =
    { $value ->
        [off] pārved arī spēlētājam ar pārāk maz kārtīm
       *[on] pārved tikai spēlētājam ar pietiekami daudz kārtīm
    }
# unreviewed: pārvest (transfer)
rule-transfer-in-first-bout = Pārvešana pirmajā gājienā
# unreviewed: pārvest (transfer)
rule-transfer-in-first-bout-about = Vai var pārvest pašu pirmo uzbrukumu.
# unreviewed: pārvest (transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] pirmajā gājienā nepārved
       *[on] pārved arī pirmajā gājienā
    }
# unreviewed: pārvest (transfer)
rule-transfer-chain-limit = Cik pārvešanu gājienā
# unreviewed: pārvest (transfer)
rule-transfer-chain-limit-about = Cik reižu var pārvest vienu uzbrukumu.
value-transfer-chain-limit-0 = Cik vien
# unreviewed: pārvest (transfer)
says-transfer-chain-limit =
    { $number ->
        [0] gājienā cik vien pārvešanu
        [zero] gājienā ne vairāk kā { $number } pārvešanu
        [one] gājienā ne vairāk kā { $number } pārvešana
       *[other] gājienā ne vairāk kā { $number } pārvešanas
    }
# unreviewed: pārvest (transfer)
rule-transfer-by-showing = Pārvešana, parādot kārti
# unreviewed: pārvest (transfer), vērtība (rank)
rule-transfer-by-showing-about = Kurš parāda tās pašas vērtības kārti, pārved uzbrukumu un patur kārti.
value-transfer-by-showing-off = Nespēlē
value-transfer-by-showing-trump = Trumpi, reizi gājienā
value-transfer-by-showing-trump-once-a-deal = Trumpi, reizi partijā
value-transfer-by-showing-any-card = Jebkuru kārti, reizi gājienā
# unreviewed: pārvest (transfer)
says-transfer-by-showing =
    { $value ->
        [trump] pārvest var ar trumpja parādīšanu
        [trump_once_a_deal] reizi partijā pārvest var ar trumpja parādīšanu
        [any_card] pārvest var ar jebkuras kārts parādīšanu
       *[off] bez pārvešanas ar parādīšanu
    }

rule-discard = Nokautās kārtis
rule-discard-about = Vai drīkst skatīties kārtis, kas jau nokautas.
value-discard-hidden = Aizklātas
value-discard-open = Drīkst skatīties
says-discard =
    { $value ->
        [open] nokautās kārtis drīkst skatīties
       *[hidden] nokautās kārtis ir aizklātas
    }
rule-draw-order = Papildināšanas secība
rule-draw-order-about = Kādā secībā pēc gājiena ņem no kavas.
value-draw-order-defender-last = Pirmais uzbrucējs, pēdējais aizstāvis
value-draw-order-defender-first = Pirmais aizstāvis
says-draw-order =
    { $value ->
        [defender_first] no kavas pirmais ņem aizstāvis
       *[defender_last] no kavas pēdējais ņem aizstāvis
    }
# unreviewed: pārvest (transfer)
rule-draw-lead = Kurš pirmais ņem pēc pārvešanas
rule-draw-lead-about = Kuru uzskata par uzbrucēju, kad ņem no kavas.
# unreviewed: pārvest (transfer)
value-draw-lead-last-transferrer = Kurš pārveda pēdējais
value-draw-lead-opener = Kurš sāka gājienu
# unreviewed: pārvest (transfer)
says-draw-lead =
    { $value ->
        [opener] pēc pārvešanas pirmais ņem gājiena sācējs
       *[last_transferrer] pēc pārvešanas pirmais ņem pēdējais pārvedējs
    }
rule-swap-trump = Trumpja maiņa
rule-swap-trump-about = Starp gājieniem mazāko trumpi var apmainīt pret trumpja kārti zem kavas.
says-swap-trump =
    { $value ->
        [on] mazāko trumpi var apmainīt pret trumpja kārti
       *[off] trumpja kārti nemaina
    }
rule-draw-rule = Ja kāršu vairs nav nevienam
rule-draw-rule-about = Kas notiek, ja pēdējiem spēlētājiem kārtis beidzas vienā gājienā.
value-draw-rule-draw = Neizšķirts: muļķa nav
value-draw-rule-last-defender-loses = Muļķis ir pēdējais aizstāvis
says-draw-rule =
    { $value ->
        [last_defender_loses] ar tukšām rokām visiem muļķis ir pēdējais aizstāvis
       *[draw] ar tukšām rokām visiem neizšķirts
    }

rule-placing = Ko skaita
rule-placing-about = Par ko dod punktus, kad spēlē vairākas partijas.
value-placing-fool-only = Punkts muļķim
# unreviewed: iziet (to be out)
value-placing-first-out-wins = Punkts tam, kurš pirmais iziet
# unreviewed: iziet (to be out)
says-placing =
    { $value ->
        [first_out_wins] punktu saņem pirmais izgājušais
       *[fool_only] punktu saņem muļķis
    }
rule-series = Partiju sērija
rule-series-about = Vai partijas skaita kopā un kad sērija beidzas.
value-series-none = Katra partija atsevišķi
value-series-to-points = Līdz noteiktam punktu skaitam
value-series-deals = Noteikts partiju skaits
value-series-count = Skaita bez gala
says-series =
    { $value ->
        [to_points]
            { $number ->
                [zero] sērija līdz { $number } punktiem
                [one] sērija līdz { $number } punktam
               *[other] sērija līdz { $number } punktiem
            }
        [deals]
            { $number ->
                [zero] { $number } partiju sērija
                [one] { $number } partijas sērija
               *[other] { $number } partiju sērija
            }
        [count] punktus skaita bez gala
       *[none] katra partija atsevišķi
    }
rule-series-length = Sērijas garums
rule-series-length-about = Cik punktu vai partiju ilgst sērija.
value-series-length-0 = Nav

rule-teams = Komandas
rule-teams-about = Partneri sēž starp pretiniekiem, viens otram neuzbrūk, uzvar un zaudē kopā.
value-teams-none = Katrs par sevi
value-teams-2v2 = Divi pret diviem
value-teams-3v3 = Trīs pret trim
says-teams =
    { $number ->
        [4] divi pret diviem
        [6] trīs pret trim
       *[other] katrs par sevi
    }
# unreviewed: iziet (to be out)
rule-team-out-seat = Kad partneris ir ārā
rule-team-out-seat-about = Kas notiek ar gājieniem spēlētājam, kuram vairs nav kāršu.
value-team-out-seat-partner-plays = Viņa vietā spēlē partneris
value-team-out-seat-skipped = Viņa gājienus izlaiž
# unreviewed: iziet (to be out)
says-team-out-seat =
    { $value ->
        [skipped] izgājuša partnera gājienus izlaiž
       *[partner_plays] izgājuša spēlētāja vietā spēlē partneris
    }

rule-low-beats-ace = Mazākā kārts kauj dūzi
rule-low-beats-ace-about = Masta vājākā kārts, parasti sešinieks, kauj arī stiprāko.
value-low-beats-ace-off = Nē
value-low-beats-ace-same-suit = Katrā mastā
value-low-beats-ace-trumps = Tikai trumpjos
says-low-beats-ace =
    { $value ->
        [same_suit] masta mazākā kārts kauj tā dūzi
        [trumps] mazākais trumpis kauj trumpja dūzi
       *[off] mazākā kārts nekauj dūzi
    }
rule-spades-only-spades = Pīķi kauj tikai pīķis
rule-spades-only-spades-about = Cita masta trumpis pīķi nekauj.
says-spades-only-spades =
    { $value ->
        [on] pīķi kauj tikai pīķis
       *[off] trumpis kauj arī pīķi
    }
rule-ace-turned-up = Ja trumpi nosaka dūzis
rule-ace-turned-up-about = Daži tad dala no jauna.
value-ace-turned-up-keep = Spēlē tālāk
value-ace-turned-up-redeal = Dala no jauna
says-ace-turned-up =
    { $value ->
        [redeal] trumpja dūža dēļ dala no jauna
       *[keep] trumpi var noteikt arī dūzis
    }
rule-redeal = Kad dala no jauna
rule-redeal-about = Ja kādam ir šādas kārtis, visiem dala no jauna.
value-redeal-never = Nekad
value-redeal-five-of-a-suit = Piecas vai vairāk viena masta kārtis
value-redeal-one-colour = Visas sarkanas vai visas melnas
says-redeal =
    { $value ->
        [five_of_a_suit] piecu viena masta kāršu dēļ dala no jauna
        [one_colour] vienas krāsas kāršu dēļ dala no jauna
       *[never] no jauna nedala
    }
# unreviewed: uzpleči (epaulettes)
rule-pogony = Uzpleči
# unreviewed: uzpleči (epaulettes)
rule-pogony-about = Pēdējais uzbrukums ar mazākajām kārtīm uzliek muļķim uzplečus. Tikai joks: tas neko nemaina.
# unreviewed: uzpleči (epaulettes)
says-pogony =
    { $value ->
        [on] mazākās kārtis beigās ir muļķa uzpleči
       *[off] bez uzplečiem
    }
rule-bout-limit = Pēc cik gājieniem neizšķirts
rule-bout-limit-about = Partiju, kas griežas uz riņķi, pēc tik gājieniem beidz neizšķirti.
says-bout-limit =
    { $number ->
        [zero] neizšķirts pēc { $number } gājieniem
        [one] neizšķirts pēc { $number } gājiena
       *[other] neizšķirts pēc { $number } gājieniem
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Rokā var būt no { $least } līdz { $most } kārtīm, nevis { $given }.
# unreviewed: pārvest (transfer)
conflict-negative =
    { $parameter ->
        [attack_limit] Uzbrukuma kāršu robeža nevar būt { $given }: mazākā ir 0.
        [first_bout_limit] Pirmā gājiena robeža nevar būt { $given }: mazākā ir 0.
        [transfer_chain_limit] Pārvešanu skaits nevar būt { $given }: mazākais ir 0.
       *[series_length] Sērijas garums nevar būt { $given }: mazākais ir 0.
    }
conflict-bout-limit = Gājienu skaits nevar būt { $given }: partijā vajag vismaz vienu.
conflict-first-limit-above = Pirmā gājiena robeža ir { $given }, bet pārējo { $most }: tā var būt tikai mazāka.
conflict-redeal-hand-size = Dalīt no jauna piecu viena masta kāršu dēļ var, ja rokā ir ne vairāk kā { $most }: ja vairāk, piecas gandrīz vienmēr atradīsies.
conflict-ace-needs-turned-trump = Pēc šiem noteikumiem trumpi nenosaka kārts, tātad arī dūzis ne.
conflict-source-needs-turned-trump = Pēc šiem noteikumiem trumpi nenosaka kārts, tāpēc nav ko izvēlēties.
conflict-swap-needs-face-up-trump = Pēc šiem noteikumiem zem kavas nav trumpja kārts, tāpēc nav ko mainīt.
conflict-low-trump-needs-trump = Bez trumpjiem nav mazākā trumpja, kas kautu dūzi.
# unreviewed: pārvest (transfer)
conflict-showing-needs-trump = Bez trumpjiem nevar pārvest, parādot trumpi.
# unreviewed: pārvest (transfer)
conflict-showing-needs-transfer = Kārti parāda, lai pārvestu uzbrukumu, tāpēc jāatļauj arī pārvešana.
conflict-first-deal-has-no-fool = Pirms pirmās partijas nav ne muļķa, ne uzvarētāja, tāpēc tie nevar izšķirt, kurš to sāk.
conflict-series-length-missing = Izvēlies, cik punktu vai partiju ilgst sērija.
conflict-series-length-unused = Garums ir tikai sērijai līdz noteiktam punktu vai partiju skaitam.
# unreviewed: pārvest (transfer)
conflict-teams-never-transfer = Komandās spēlē bez pārvešanas.
conflict-teams-have-no-one-fool = Komandās nav viena muļķa, kas varētu izšķirt, kurš sāk.
conflict-teams-seats = Tādām komandām spēlētāju skaits ir { $most }, nevis { $given }.
conflict-too-few-seats = Spēlētāju skaitam jābūt vismaz { $least }, nevis { $given }.
conflict-too-many-seats = Kāršu ir { $cards }: spēlētāju skaits var būt ne lielāks par { $most }, nevis { $given }.

## The table

table-title = Spēles galds
table-players = Spēlētāji
table-profile = Profils: { $player }
table-bout = Kārtis uz galda
table-bout-empty = Uz galda kāršu nav
table-hand = Tavas kārtis
table-stock = Kava
table-discard = Nokautās kārtis
table-actions = Darbības
table-practice = Treniņš
table-practice-hint = Gājiens tika atsaukts: šī partija neskaitās.
table-thinking = domā
table-done = vairs nepiemet
table-lobby = Uz sākumu
table-undo = Atsaukt gājienu
table-takeback = Atsaukt gājienu
table-ask = Lūgt padomu
table-mute = Izslēgt skaņu
table-unmute = Ieslēgt skaņu
table-last-bout = Iepriekšējais gājiens
table-log = Partijas gaita
table-log-bout = { $number }. gājiens
table-how-to-play = Kā spēlēt
table-settings = Iestatījumi
table-removed = Saimnieks palūdza tev atstāt galdu.
table-closed = Šis galds ir slēgts.
table-away = nav savienojuma
table-bot-sits-in = pagaidām spēlē bots
table-wishes = grib spēlēt vēl
table-watchers = skatītāji
table-talk = Pateikt kaut ko
table-people = Spēlētāji
table-last-bout-beaten = Visas kārtis nokautas un noliktas malā.
table-last-bout-taken = Kārtis paņēma { $player }.
table-last-bout-taken-you = Kārtis paņēmi tu.
table-rules = Šī galda noteikumi
table-team = Komanda { $number }
table-partner = Tavs partneris
# $player plays for a partner who is out, $other.
table-plays-for = { $player } spēlē partnera vietā ({ $other })
table-plays-for-you = Tu spēlē partnera vietā ({ $other })
table-plays-your-turn = { $player } spēlē tavā vietā
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Uzvarētās partijas
       *[against] Cik reižu muļķos
    }
series-to-points =
    { $number ->
        [zero] Sērija līdz { $number } punktiem
        [one] Sērija līdz { $number } punktam
       *[other] Sērija līdz { $number } punktiem
    }
series-over-deals = { $deal }. partija no { $number }
# $players is one name or a list of names.
series-winner = Sērijas uzvara: { $players }
series-winner-you = Sērijā uzvarēji tu!
series-next-deal = Nākamā partija
discard-look = Skatīt nokautās kārtis

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
        [Olya] Oļa
        [Petryk] Petrik
        [Vanya] Vaņa
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

prompt-open = Tavs gājiens, aizstāvas { $player }
prompt-defend =
    { $number ->
        [zero] Nokauj { $number } kāršu vai ņem
        [one] Nokauj kārti vai ņem
       *[other] Nokauj { $number } kārtis vai ņem
    }
# unreviewed: pārvest (transfer)
prompt-defend-transfer =
    { $number ->
        [zero] Nokauj { $number } kāršu, pārved vai ņem
        [one] Nokauj kārti, pārved vai ņem
       *[other] Nokauj { $number } kārtis, pārved vai ņem
    }
prompt-add = Aizstāvas { $player }: vari piemest
# unreviewed: Nokauts (button)
prompt-covered = Viss nokauts: piemet vai „Nokauts”
# unreviewed: Pass (button)
prompt-taking = { $player } ņem: piemet vai „Pass”
prompt-wait-open = { $player } iet…
prompt-wait-open-you = { $player } uzbrūk tev…
prompt-wait-defend = { $player } aizstāvas…
prompt-wait-throw-in = { $player } var piemest…
prompt-wait-taking = Tu ņem. { $player } var piemest…
prompt-wait = Mirklīti…
prompt-wait-again = Gaidām: { $players }
prompt-taking-soon = Tu ņem…
prompt-still-taking = Tu ņem kārtis. Lai spēlētu tālāk, nospied „Atsaukt”
prompt-done-soon = Tev nav ko piemest…
# unreviewed: iziet (to be out)
prompt-out = Tu esi ārā un drošībā
prompt-choose-target = Ko darīt ar kārti { $card }?
# unreviewed: vērtība (rank)
prompt-selected =
    { $number ->
        [zero] { $cards } kopā: pieskaries galdam
        [one] { $cards }: tagad pieskaries citām tās pašas vērtības kārtīm
       *[other] { $cards } kopā: pieskaries galdam
    }
# unreviewed: vērtība (rank)
prompt-one-rank = Kopā var likt tikai vienas vērtības kārtis
prompt-dropped = Sagatavotā kārts palika tev rokā
prompt-drop-here = Šeit
# unreviewed: pārvest (transfer)
prompt-transfer-here = Pārvest: aizstāvas { $player }
prompt-over = Spēle beigusies
# unreviewed: Nokauts (button)
prompt-covered-nothing = Viss nokauts, nav ko piemest: „Nokauts”
# unreviewed: Pass (button)
prompt-taking-nothing = { $player } ņem, nav ko piemest: „Pass”
prompt-bout-beaten = Viss nokauts.
prompt-tap-to-go-on = Pieskaries, lai turpinātu
prompt-trump = Trumpis: { $card }.
prompt-trumps = Trumpis: { $suit }.
prompt-no-trumps = Bez trumpjiem.
prompt-no-line = Nav savienojuma: tagad nevar spēlēt

## Buttons

# unreviewed: Nokauts (button)
action-bita = Nokauts
# unreviewed: Pass (button)
action-pass = Pass
action-take = Ņemu
action-take-undo = Atsaukt
# unreviewed: pārvest (transfer)
action-transfer = Pārvest
action-lay =
    { $number ->
        [zero] Likt { $number } kāršu
        [one] Likt { $number } kārti
       *[other] Likt { $number } kārtis
    }
action-unselect = Atcelt izvēli
action-swap = Mainīt trumpi
action-skip-to-end = Uz beigām
action-rematch = Spēlēt vēl
action-leave = Uz sākumu
action-see-table = Skatīt galdu
action-review = Pārskatīt spēli
action-how-to-play = Kā spēlēt?

## After the game

end-safe-you = Tu esi drošībā!
end-places = Vietas

## Settings

settings-title = Iestatījumi
settings-section-look = Izskats
settings-section-play = Spēle
settings-section-motion = Kustība
settings-language = Valoda
settings-theme = Izskats
settings-theme-auto = Kā ierīcē
settings-theme-light = Gaišs
settings-theme-dark = Tumšs
# unreviewed: Padomi (hints)
settings-hints = Padomi
settings-hints-hint = Rāda, ar ko var spēlēt un kāpēc ar pārējām nevar.
settings-advise = Padomdevējs
settings-advise-hint = Poga rāda, ko darītu stiprākais bots un kāpēc.
settings-tap = Pieskāriens kārtij
settings-tap-plays = Uzreiz izspēlē
settings-tap-second = Izvēlas, otrs pieskāriens izspēlē
settings-sort = Manu kāršu secība
settings-sort-suit = Pēc masta
# unreviewed: vērtība (rank)
settings-sort-rank = Pēc vērtības
settings-sort-own = Kā es sakārtoju
settings-speed = Kāršu kustība
settings-speed-off = Izslēgta
settings-speed-fast = Ātra
settings-speed-normal = Parasta
settings-speed-slow = Lēna
settings-hold = Pabeigts gājiens paliek uz galda
settings-hold-none = Nepaliek
settings-hold-seconds = { $seconds } s
settings-hold-tap = Līdz pieskārienam
settings-section-sound = Skaņa
settings-sounds = Skaņas
settings-volume = Skaļums
settings-volume-low = Kluss
settings-volume-medium = Vidējs
settings-volume-high = Skaļš
settings-vibration = Vibrācija
settings-vibration-hint = Tālruņos un planšetēs, kas to spēj.
# unreviewed: Nokauts (button), Pass (button)
settings-auto-done = Pateikt manā vietā „Nokauts” vai „Pass”
settings-auto-done-hint = Kad man nav ko piemest.
settings-take-undo = Laiks atsaukt „Ņemu”
settings-take-undo-hint = Vārds aiziet pēc 0,8 sekundēm.
settings-premoves = Sagatavot kārti, kamēr spēlē citi
settings-premoves-hint = Pieskāriens to sagatavo; to izspēlē, tiklīdz var; vēl viens pieskāriens atceļ.
settings-letters = Burti uz attēlu kārtīm
settings-letters-auto = Kā valodā
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Mastu krāsas
settings-colours-two = Divas
settings-colours-four = Četras
settings-colours-safe = Četras, viegli atšķiramas
settings-back = Kāršu mugurpuse
settings-back-red = Sarkana
settings-back-blue = Zila
settings-back-green = Zaļa
settings-back-black = Melna
settings-table = Galda krāsa
settings-table-green = Zaļa
settings-table-blue = Zila
settings-table-burgundy = Tumšsarkana
settings-table-slate = Pelēka
settings-large-index = Lielas zīmes uz kārtīm
settings-trump-marks = Iezīmēt trumpjus manā rokā
settings-contrast = Kontrasts
settings-contrast-auto = Kā ierīcē
settings-contrast-high = Augsts
settings-left-handed = Kreilim
settings-shortcuts = Īsinājumtaustiņi
settings-reset = Atjaunot visus iestatījumus

## Sharing a table, and the page without its server

share-title = { $attacker } uzbrūk, { $defender } aizstāvas
share-about = Duraka galds: { $players }. Paskaties, kā iet spēle, un tad uzspēlē arī tu.
app-somebody = Spēlētājs
share-sheet-title = Dalīties ar galdu
share-picture = Galda attēls
share-with-cards = Ar manām kārtīm
share-with-cards-hint = Tās redzēs ikviens, kam ir saite. Citu kārtis nekad nerāda.
share-link = Saite
share-copy = Kopēt saiti
share-copied = Nokopēts
share-send = Dalīties
table-share = Dalīties
app-shared = Galds, kādu to redzēja { $player }
app-play-yourself = Sākt savu spēli
app-bad-link = Šī saite nerāda galdu: tā ir nepilna vai kļūdaina.
app-nowhere = Šajā adresē nekā nav.

app-kept = Nav savienojuma. Galds, kāds tas bija: { $time }
app-newer = Ir jaunāka versija. Tā atvērsies, kad partija beigsies.
app-older = Šī lapa ir vecāka par serveri.
app-open-newer = Atvērt jauno
app-install = Instalēt kā lietotni

## Keyboard

keys-title = Tastatūra
keys-arrows = Izvēlēties kārti vai mērķi
# unreviewed: vērtība (rank)
keys-ranks = Uz nākamo šīs vērtības kārti
keys-enter = Izspēlēt vai izvēlēties kārti
# unreviewed: vērtība (rank)
keys-select = Izvēlēties kārti, lai kopā liktu vairākas vienas vērtības kārtis
keys-escape = Atcelt
keys-take = Ņemu
# unreviewed: Nokauts (button), Pass (button)
keys-done = Nokauts vai Pass
# unreviewed: pārvest (transfer)
keys-transfer = Pārvest
keys-sort = Mainīt manu kāršu secību
keys-move = Pārlikt kārti rokā
# unreviewed: blāva (dimmed)
keys-explain = Lūgt padomu; uz blāvas kārts: kāpēc nevar?
keys-last-bout = Iepriekšējais gājiens
keys-undo = Atsaukt pēdējo gājienu
keys-read = Nolasīt galdu skaļi
keys-help = Šis saraksts
keys-tab = Tālāk: ziņa, manas kārtis, galds, pogas, spēlētāji
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Atstarpe
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + klikšķis

## Lists: $items are joined by commas

list-and = { $items } un { $last }
list-or = { $items } vai { $last }

## Card names, for speech

# unreviewed: septītnieks (seven)
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] sarkanais džokers
               *[black] melnais džokers
            }
       *[other]
            { $suit ->
                [clubs] kreiča
                [diamonds] kārava
                [hearts] ercena
               *[spades] pīķa
            } { $rank ->
                [r2] divnieks
                [r3] trijnieks
                [r4] četrinieks
                [r5] piecinieks
                [r6] sešinieks
                [r7] septītnieks
                [r8] astotnieks
                [r9] devītnieks
                [r10] desmitnieks
                [J] kalps
                [Q] dāma
                [K] kungs
               *[A] dūzis
            }
    }
# unreviewed: septītnieks (seven)
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] sarkano džokeru
               *[black] melno džokeru
            }
       *[other]
            { $suit ->
                [clubs] kreiča
                [diamonds] kārava
                [hearts] ercena
               *[spades] pīķa
            } { $rank ->
                [r2] divnieku
                [r3] trijnieku
                [r4] četrinieku
                [r5] piecinieku
                [r6] sešinieku
                [r7] septītnieku
                [r8] astotnieku
                [r9] devītnieku
                [r10] desmitnieku
                [J] kalpu
                [Q] dāmu
                [K] kungu
               *[A] dūzi
            }
    }
# unreviewed: septītnieks (seven)
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] sarkano džokeru
               *[black] melno džokeru
            }
       *[other]
            { $suit ->
                [clubs] kreiča
                [diamonds] kārava
                [hearts] ercena
               *[spades] pīķa
            } { $rank ->
                [r2] divnieku
                [r3] trijnieku
                [r4] četrinieku
                [r5] piecinieku
                [r6] sešinieku
                [r7] septītnieku
                [r8] astotnieku
                [r9] devītnieku
                [r10] desmitnieku
                [J] kalpu
                [Q] dāmu
                [K] kungu
               *[A] dūzi
            }
    }
# unreviewed: septītnieks (seven)
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] sarkanā džokera
               *[black] melnā džokera
            }
       *[other]
            { $suit ->
                [clubs] kreiča
                [diamonds] kārava
                [hearts] ercena
               *[spades] pīķa
            } { $rank ->
                [r2] divnieka
                [r3] trijnieka
                [r4] četrinieka
                [r5] piecinieka
                [r6] sešinieka
                [r7] septītnieka
                [r8] astotnieka
                [r9] devītnieka
                [r10] desmitnieka
                [J] kalpa
                [Q] dāmas
                [K] kunga
               *[A] dūža
            }
    }
suit-name =
    { $suit ->
        [clubs] kreicis
        [diamonds] kāravs
        [hearts] ercens
       *[spades] pīķis
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Spēle beigusies.
# unreviewed: iziet (to be out)
why-seat-out = Tu jau esi ārā: ne kāršu, ne rūpju.
why-not-the-attacker = Šo gājienu sāk { $player }. Pagaidi pirmo kārti.
# unreviewed: pārvest (transfer)
why-not-the-defender = Kaut, ņemt un pārvest drīkst tikai aizstāvis: { $player }.
why-defender-never-adds = Tu aizstāvies: kauj vai ņem. Piemet pārējie.
why-defenders-partner = Aizstāvas tavs partneris { $player }: partnerim nepiemet.
why-not-a-thrower = Pēc šiem noteikumiem tu tagad nedrīksti piemest. Aizstāvas { $player }.
why-not-your-turn = Vispirms piemest var { $player }. Pagaidi savu kārtu.
why-no-attack-yet = Pirmo kārti liek { $player }: pagaidām nav ko kaut.
why-must-open = Gājienu sāc tu, tāpēc jāliek kārts.
why-unbeaten-cards = Vēl nav nokauts: { $cards }. Pagaidi aizstāvi.
why-already-done = Tu jau teici, ka vairs nepiemetīsi. Pagaidi, kamēr uzliek jaunu kārti.
why-already-taking = Tu jau teici „Ņemu”. Pagaidi, kamēr pārējie piemet.
why-nothing-to-take = Viss nokauts: nav ko ņemt.
why-nothing-to-beat = Visas kārtis jau nokautas. Pagaidi, varbūt vēl piemetīs.
why-not-in-hand = { $card }: šīs kārts tev nav.
# unreviewed: pārvest (transfer)
why-joker-only-beats = { $card } tikai kauj: ar džokeru neuzbrūk un nepārved.
# unreviewed: vērtība (rank)
why-rank-not-on-table = { $card } neder: piemest var tikai vērtības, kas ir uz galda: { $ranks }.
why-after-first-beat = Pēc šiem noteikumiem piemest var tikai tad, kad nokauta pirmā kārts.
why-not-all-beaten = Pēc šiem noteikumiem piemet tikai tad, kad viss nokauts. Vēl nav nokauts: { $cards }.
why-defender-hand-limit =
    { $number ->
        [zero] Aizstāvas { $player }, un rokā bija tikai { $number } kāršu: vairāk likt nevar.
        [one] Aizstāvas { $player }, un rokā bija tikai { $number } kārts: vairāk likt nevar.
       *[other] Aizstāvas { $player }, un rokā bija tikai { $number } kārtis: vairāk likt nevar.
    }
why-first-bout-limit =
    { $number ->
        [zero] Pirmajā gājienā ir ne vairāk kā { $number } uzbrukuma kāršu.
        [one] Pirmajā gājienā ir ne vairāk kā { $number } uzbrukuma kārts.
       *[other] Pirmajā gājienā ir ne vairāk kā { $number } uzbrukuma kārtis.
    }
why-bout-limit =
    { $number ->
        [zero] Vienā gājienā ir ne vairāk kā { $number } uzbrukuma kāršu.
        [one] Vienā gājienā ir ne vairāk kā { $number } uzbrukuma kārts.
       *[other] Vienā gājienā ir ne vairāk kā { $number } uzbrukuma kārtis.
    }
why-not-on-table = { $target }: tādas uzbrukuma kārts uz galda nav.
why-already-beaten = { $target }: šī kārts jau ir nokauta.
why-too-low = { $card } nekauj kārti { $target }: vajag lielāku.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } nekauj kārti { $target }: citu mastu kauj tikai trumpis, un trumpis ir kreicis.
        [diamonds] { $card } nekauj kārti { $target }: citu mastu kauj tikai trumpis, un trumpis ir kāravs.
        [hearts] { $card } nekauj kārti { $target }: citu mastu kauj tikai trumpis, un trumpis ir ercens.
       *[spades] { $card } nekauj kārti { $target }: citu mastu kauj tikai trumpis, un trumpis ir pīķis.
    }
why-trump-needed = { $card } nekauj kārti { $target }: trumpi kauj tikai lielāks trumpis.
why-suit-needed = { $card } nekauj kārti { $target }: trumpju nav, kauj tikai lielāka tā paša masta kārts.
why-spades-only = { $card } nekauj kārti { $target }: pēc šiem noteikumiem pīķi kauj tikai pīķis.
why-joker-colour = { $card } nekauj kārti { $target }: sarkanais džokers kauj tikai sarkanas kārtis, melnais tikai melnas.
why-joker-unbeatable = { $target }: džokeru nekauj nekas.
why-beats-nothing = { $card } nekauj nevienu no šīm: { $cards }.
# unreviewed: pārvest (transfer)
why-transfer-off = Pēc šiem noteikumiem pārvest nevar.
# unreviewed: pārvest (transfer)
why-transfer-after-beat = Viena kārts jau nokauta: pārvest ir par vēlu.
# unreviewed: pārvest (transfer), vērtība (rank)
why-transfer-rank = { $card } nepārved: vajag tādu pašu vērtību: { $ranks }.
# unreviewed: pārvest (transfer)
why-transfer-first-bout = Pēc šiem noteikumiem pirmajā gājienā nepārved.
# unreviewed: pārvest (transfer)
why-transfer-chain =
    { $number ->
        [zero] Šis uzbrukums jau pārvests { $number } reižu: vairāk nevar.
        [one] Šis uzbrukums jau pārvests { $number } reizi: vairāk nevar.
       *[other] Šis uzbrukums jau pārvests { $number } reizes: vairāk nevar.
    }
# unreviewed: pārvest (transfer)
why-nobody-to-receive = Vairs nav kam pārvest.
why-receiver-hand-limit =
    { $number ->
        [zero] Tālāk ir { $player }: rokā tikai { $number } kāršu, bet būtu jākauj { $needed }.
        [one] Tālāk ir { $player }: rokā tikai { $number } kārts, bet būtu jākauj { $needed }.
       *[other] Tālāk ir { $player }: rokā tikai { $number } kārtis, bet būtu jākauj { $needed }.
    }
# unreviewed: pārvest (transfer)
why-show-off = Pēc šiem noteikumiem nevar pārvest, parādot kārti.
# unreviewed: vērtība (rank)
why-show-trump = { $card }: šo kārti rādīt nevar, rāda tikai tās pašas vērtības trumpi.
why-show-used = { $card }: šī kārts jau ir rādīta.
why-swap-off = Pēc šiem noteikumiem trumpja kārti nemaina.
why-swap-between-bouts = Trumpja kārti maina tikai starp gājieniem un ne pirms paša pirmā.
why-swap-no-trump-card = Zem kavas vairs nav trumpja kārts.
why-swap-lowest = Zem kavas jau ir pats mazākais trumpis.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = Ej ar { $card_ins }.
advice-throw-in = Piemet { $card_acc }.
advice-beat = Nokauj { $target_acc } ar { $card_ins }.
# unreviewed: pārvest (transfer)
advice-transfer = Pārved ar { $card_ins }.
# unreviewed: pārvest (transfer)
advice-show = Parādi { $card_acc } un pārved.
advice-swap = Apmaini trumpja kārti.
advice-take = Ņem.
advice-done = Vairs nepiemet.
advice-wait = Pagaidi.
motive-only-move = Neko citu darīt nevar.
motive-wins = Tā tu uzvari, lai ko darītu pretinieks.
# unreviewed: written without a native reader
motive-only-win = Uzvar tikai šis: jebkurš cits gājiens palaiž uzvaru garām.
# unreviewed: written without a native reader
motive-draws = Tā tu noturi neizšķirtu, lai ko darītu pretinieks.
# unreviewed: written without a native reader
motive-only-draw = Neizšķirtu notur tikai šis: jebkurš cits gājiens zaudē.
motive-lost = Tagad tevi glābs tikai pretinieka kļūda.
motive-last-card = { $card } ir tava pēdējā kārts, un kava ir tukša.
motive-last-cards = Šajā gājienā var aiziet visas tavas kārtis: { $number }.
motive-swap = { $card }: lielāka kārts nekā trumpis, ko atdod.
motive-unbeatable = { $card }: nokaut nav ar ko, aizstāvas { $player }.
motive-pair = { $card }, un pēc tam var piemest: { $cards }.
motive-lowest = { $card } ir tava mazākā kārts, kas nav trumpis.
motive-lowest-trump = Tev ir tikai trumpji, un mazākais ir { $card }.
# unreviewed: written without a native reader
motive-he-holds = { $player } tur { $cards } un ar to nokautu { $target_acc }.
motive-hard-to-beat = { $card }: grūtāk nokaut nekā mazākas kārtis; { $player } nokaus ar varbūtību { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } var nokaut { $card_acc } tikai ar trumpi.
# unreviewed: written without a native reader
motive-no-trumps = Visu trumpju vieta ir zināma: { $player } ir bez trumpjiem.
motive-keeps-trumps = { $card } kauj { $target_acc }, netērējot trumpi.
motive-trump-needed = { $target }: to nokauj tikai trumpis, un lētākais ir { $card }.
# unreviewed: vērtība (rank)
motive-no-new-rank = { $card } kauj { $target_acc } un neliek uz galda jaunu vērtību.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: tādas pašas vērtības kārts nav nevienam citam, piemest nav ko.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } kauj { $target_acc }, un šīs paliek kopā: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = Pēc { $target_gen } { $player } varētu piemest: { $cards }.
motive-few-follow = Pēc { $card_gen } var piemest mazāk nekā pēc mazākas kārts.
motive-cheapest-beat = { $card } ir mazākā no tavām kārtīm, kas kauj { $target_acc }.
motive-cheapest-plan = { $card } uz { $target_gen }: tā visas kārtis ({ $number }) nokauj vislētāk.
# unreviewed: pārvest (transfer)
motive-free-transfer = { $card } pārved uzbrukumu un nemaksā nevienu trumpi.
motive-show = Parādi { $card_acc }: uzbrukums iet tālāk, un kārts paliek tev.
# unreviewed: pārvest (transfer)
motive-rather-than-take = Visu nokaut nevar, bet { $card } pārved uzbrukumu.
motive-cannot-beat =
    { $number ->
        [zero] Visas kārtis ({ $number }) nokaut nevari: ņem.
        [one] Šo kārti nokaut nevari: ņem.
       *[other] Visas { $number } kārtis nokaut nevari: ņem.
    }
motive-too-dear = Nokaut maksātu dārgi: { $cards }. Labāk ņem.
motive-throw-in = { $card } der un nav trumpis: par vienu kārti mazāk.
motive-give-away = { $player } ņem: lai iet līdzi arī { $card }.
motive-nothing-fits = Neviena tava kārts neder.
motive-saves-trumps = Der tikai tavi trumpji: { $cards }. Pataupi tos.
motive-feeds = { $player } ņem, un tā būtu dāvana: { $cards }.
motive-saves-high = Kas der, to piemest žēl: { $cards }.
motive-wait = Vispirms paskaties, ko darīs { $player }.
motive-preferred = No iespējamiem gājieniem ({ $number }) labāks netika atrasts.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Varbūtība palikt par duraku
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = uzvar
# unreviewed: written without a native reader
tutor-draw = neizšķirts
# unreviewed: written without a native reader
tutor-lose = zaudē
# unreviewed: written without a native reader
tutor-worse = Sliktāk: { $move } – { $other_number } %, nevis { $number } %.
# unreviewed: written without a native reader
tutor-line = Labākā spēle: { $moves }
# unreviewed: written without a native reader
tutor-solved = Spēle ir izrēķināta līdz galam.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } uz { $target_gen }
# unreviewed: written without a native reader
tutor-move-transfer = pārvest: { $card }
# unreviewed: written without a native reader
tutor-move-show = parādīt: { $card }
# unreviewed: written without a native reader
tutor-move-swap = apmainīt trumpja kārti
# unreviewed: written without a native reader
tutor-move-take = ņemt
# unreviewed: written without a native reader
tutor-move-done = vairs nepiemest
# unreviewed: written without a native reader
tutor-move-wait = pagaidīt
# unreviewed: written without a native reader
tutor-more = Pastāsti vairāk
# unreviewed: written without a native reader
tutor-candidates = Viens no šiem: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Izrēķini spēli līdz galam.
# unreviewed: written without a native reader
tutor-think-counting = Saskaiti: kādas kārtis vēl var būt citiem?
# unreviewed: written without a native reader
tutor-think-trumps = Padomā par saviem trumpjiem.
# unreviewed: written without a native reader
tutor-think-low = Bez kuras kārts vieglāk iztikt?
# unreviewed: written without a native reader
tutor-think-pairs = Paskaties uz vienas vērtības kārtīm.
# unreviewed: written without a native reader
tutor-think-taking = Vai visu var nokaut?
# unreviewed: written without a native reader
tutor-think-keeping = Ne viss, kas der, ir jāliek.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] Dala { $player }. Trumpja kārts ir { $card }: trumpis ir kreicis.
        [diamonds] Dala { $player }. Trumpja kārts ir { $card }: trumpis ir kāravs.
        [hearts] Dala { $player }. Trumpja kārts ir { $card }: trumpis ir ercens.
       *[spades] Dala { $player }. Trumpja kārts ir { $card }: trumpis ir pīķis.
    }
event-dealt-you =
    { $suit ->
        [clubs] Dali tu. Trumpja kārts ir { $card }: trumpis ir kreicis.
        [diamonds] Dali tu. Trumpja kārts ir { $card }: trumpis ir kāravs.
        [hearts] Dali tu. Trumpja kārts ir { $card }: trumpis ir ercens.
       *[spades] Dali tu. Trumpja kārts ir { $card }: trumpis ir pīķis.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] Dala { $player }. Trumpis ir kreicis.
        [diamonds] Dala { $player }. Trumpis ir kāravs.
        [hearts] Dala { $player }. Trumpis ir ercens.
       *[spades] Dala { $player }. Trumpis ir pīķis.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Dali tu. Trumpis ir kreicis.
        [diamonds] Dali tu. Trumpis ir kāravs.
        [hearts] Dali tu. Trumpis ir ercens.
       *[spades] Dali tu. Trumpis ir pīķis.
    }
event-dealt-no-trumps = Dala { $player }. Trumpju nav.
event-dealt-no-trumps-you = Dali tu. Trumpju nav.
event-dealt-hand = Tavas kārtis: { $cards }.
event-dealt-first = { $player } rāda mazāko trumpi, { $card_acc }, un sāk.
event-dealt-first-you = Tev ir mazākais trumpis, { $card }: sāc tu.
event-dealt-nobody = Trumpju nav nevienam.
event-dealt-first-lowest = Sāk mazākās kārts īpašnieks: { $player }.
event-dealt-first-lowest-you = Tev ir mazākā kārts: sāc tu.
event-dealt-begins = Sāk { $player }.
event-dealt-begins-you = Sāc tu.
event-bout-started = { $player } uzbrūk, { $to } aizstāvas.
event-bout-started-you = Tavs gājiens: { $to } aizstāvas.
event-bout-started-to-you = { $player } uzbrūk, tu aizstāvies.
event-attacked = { $player } iet ar { $card_ins }.
event-attacked-you = Tu ej ar { $card_ins }.
event-thrown-in = { $player } piemet { $card_acc }.
event-thrown-in-you = Tu piemet { $card_acc }.
laid-cards = { $player } liek: { $cards }.
laid-cards-you = Tu liec: { $cards }.
event-beaten = { $player } kauj { $target_acc } ar { $card_ins }.
event-beaten-you = Tu kauj { $target_acc } ar { $card_ins }.
# unreviewed: pārvest (transfer)
event-transferred = { $player } pārved ar { $card_ins }: tagad aizstāvas { $to }.
# unreviewed: pārvest (transfer)
event-transferred-you = Tu pārved ar { $card_ins }: tagad aizstāvas { $to }.
# unreviewed: pārvest (transfer)
event-transferred-to-you = { $player } pārved ar { $card_ins }: tagad aizstāvies tu.
# unreviewed: pārvest (transfer)
event-transferred-shown = { $player } rāda { $card_acc } un pārved: tagad aizstāvas { $to }.
# unreviewed: pārvest (transfer)
event-transferred-shown-you = Tu rādi { $card_acc } un pārved: tagad aizstāvas { $to }.
# unreviewed: pārvest (transfer)
event-transferred-shown-to-you = { $player } rāda { $card_acc } un pārved: tagad aizstāvies tu.
event-swapped = { $player } maina { $card_acc } pret trumpja kārti: { $target }.
event-swapped-you = Tu maini { $card_acc } pret trumpja kārti: { $target }.
event-take-said = { $player } ņem.
event-take-said-you = Tu ņem.
event-done-said = { $player } vairs nepiemet.
event-done-said-you = Tu vairs nepiemet.
event-bout-beaten =
    { $number ->
        [zero] Viss nokauts: malā noliktas { $number } kārtis.
        [one] Viss nokauts: malā nolikta { $number } kārts.
       *[other] Viss nokauts: malā noliktas { $number } kārtis.
    }
event-bout-taken =
    { $number ->
        [zero] { $player } paņem { $number } kāršu.
        [one] { $player } paņem { $number } kārti.
       *[other] { $player } paņem { $number } kārtis.
    }
event-bout-taken-you =
    { $number ->
        [zero] Tu paņem { $number } kāršu.
        [one] Tu paņem { $number } kārti.
       *[other] Tu paņem { $number } kārtis.
    }
event-drew-up =
    { $number ->
        [zero] { $player } no kavas paņem { $number } kāršu.
        [one] { $player } no kavas paņem { $number } kārti.
       *[other] { $player } no kavas paņem { $number } kārtis.
    }
event-drew-up-you =
    { $number ->
        [zero] Tu no kavas paņem { $number } kāršu: { $cards }.
        [one] Tu no kavas paņem { $number } kārti: { $cards }.
       *[other] Tu no kavas paņem { $number } kārtis: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [zero] { $player } paņem { $number } kāršu, pēdējā ir trumpja kārts: { $card }.
        [one] { $player } paņem { $number } kārti, trumpja kārti zem kavas: { $card }.
       *[other] { $player } paņem { $number } kārtis, pēdējā ir trumpja kārts: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [zero] Tu paņem { $number } kāršu: { $cards }. Pēdējā ir trumpja kārts.
        [one] Tu paņem { $number } kārti, trumpja kārti zem kavas: { $card }.
       *[other] Tu paņem { $number } kārtis: { $cards }. Pēdējā ir trumpja kārts.
    }
# unreviewed: iziet (to be out)
event-went-out = { $player } iziet: { $place }. vieta.
# unreviewed: iziet (to be out)
event-went-out-you = Tu izej: { $place }. vieta. Tu esi drošībā!
event-game-over = Spēle beigusies: muļķis ir { $player }.
event-game-over-you = Spēle beigusies: muļķis esi tu.
event-game-over-team = Spēle beigusies, muļķi ir { $players }.
event-game-over-team-you = Spēle beigusies: muļķos ir tava komanda.
event-game-over-draw = Spēle beigusies: neizšķirts.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, trumpis, var spēlēt
       *[no] { $card }, var spēlēt
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, trumpis, nevar spēlēt: { $reason }
       *[no] { $card }, nevar spēlēt: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, trumpis
       *[no] { $card }
    }
aria-pair-beaten = { $target }, kauts ar { $card_ins }
aria-pair-open = { $target }, vēl nav nokauts
aria-seat =
    { $number ->
        [zero] { $player }, { $number } kāršu
        [one] { $player }, { $number } kārts
       *[other] { $player }, { $number } kārtis
    }
aria-seat-attacker =
    { $number ->
        [zero] { $player }, uzbrūk, { $number } kāršu
        [one] { $player }, uzbrūk, { $number } kārts
       *[other] { $player }, uzbrūk, { $number } kārtis
    }
aria-seat-defender =
    { $number ->
        [zero] { $player }, aizstāvas, { $number } kāršu
        [one] { $player }, aizstāvas, { $number } kārts
       *[other] { $player }, aizstāvas, { $number } kārtis
    }
aria-seat-thrower =
    { $number ->
        [zero] { $player }, var piemest, { $number } kāršu
        [one] { $player }, var piemest, { $number } kārts
       *[other] { $player }, var piemest, { $number } kārtis
    }
# unreviewed: iziet (to be out)
aria-seat-out = { $player }, ārā
aria-seat-fool = { $player }, muļķis
aria-card-picked = { $card }, kārts izvēlēta: tagad izvēlies mērķi
aria-card-selected = { $card }, kārts izvēlēta likšanai kopā ar citām
aria-card-prepared = { $card }, kārts sagatavota
aria-card-carried = { $card }, kārts pacelta
aria-target = Nokaut { $target_acc } ar { $card_ins }
aria-swap = Mainīt { $card_acc } pret trumpja kārti: { $target }
aria-stock =
    { $number ->
        [0] Kava ir tukša. Trumpis: { $suit }
        [zero] Kavā ir { $number } kāršu. Trumpis: { $suit }
        [one] Kavā ir { $number } kārts. Trumpis: { $suit }
       *[other] Kavā ir { $number } kārtis. Trumpis: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Kava ir tukša. Trumpju nav
        [zero] Kavā ir { $number } kāršu. Trumpju nav
        [one] Kavā ir { $number } kārts. Trumpju nav
       *[other] Kavā ir { $number } kārtis. Trumpju nav
    }
aria-trump-card = Trumpja kārts zem kavas: { $card }
# unreviewed: Nokauts (button)
aria-discard =
    { $number ->
        [zero] Nokauts: { $number } kāršu
        [one] Nokauta { $number } kārts
       *[other] Nokautas { $number } kārtis
    }
aria-your-cards = Tavas kārtis: { $cards }
aria-sorted-by-suit = Kārtis sakārtotas pēc masta
# unreviewed: vērtība (rank)
aria-sorted-by-rank = Kārtis sakārtotas pēc vērtības
aria-sorted-by-own = Kārtis tavā secībā
aria-selected =
    { $number ->
        [0] Nav izvēlēta neviena kārts
        [zero] Izvēlētas { $number } kārtis
        [one] Izvēlēta { $number } kārts
       *[other] Izvēlētas { $number } kārtis
    }
aria-moved = { $card }, vieta { $place } no { $number }
aria-prepared = { $card }: kārts sagatavota
aria-cancelled = Atcelts

## When the server cannot do what was asked (one message for each error code)

error-not-json = Serveris to nevarēja nolasīt. Pārlādē lapu un mēģini vēlreiz.
error-too-large = Serverim tas bija par garu. Saīsini un mēģini vēlreiz.
error-unknown-type = Serveris šādu pieprasījumu nepazīst. Pārlādē lapu, lai iegūtu jaunāko versiju.
error-bad-shape = Serveris to nesaprata. Pārlādē lapu un mēģini vēlreiz.
error-bad-rules = Serveris šādus noteikumus nepazīst. Izvēlies citus.
error-rules-conflict = Šie noteikumi neder kopā. Izvēlies citus.
error-no-such-table = Šī galda vairs nav. Atver jaunu.
error-not-your-seat = Tā nav tava vieta.
error-stale = Galds pa to laiku ir mainījies. Apskati un izvēlies vēlreiz.
error-illegal-move = Tagad tā iet nevar.
error-nothing-to-undo = Nav, ko atsaukt.
error-nothing-to-advise = Tagad tu neko nevari darīt, tāpēc nav ko ieteikt.
error-no-way-back = Pie tās spēles atgriezties vairs nevar.
error-no-such-lesson = Tādas nodarbības nav. Izvēlies citu no saraksta.
error-step-over = Šis solis ir beidzies: atkārto to vai ej tālāk.
error-game-not-over = Vispirms izspēlē šo partiju līdz galam.
error-too-fast = Lūdzu, ne tik ātri: mirkli pagaidi un mēģini vēlreiz.
error-storage = Serveris nevarēja saglabāt spēli. Pēc brīža mēģini vēlreiz.
error-table-full = Pie šī galda brīvu vietu nav.
error-seat-taken = Šī vieta jau ir aizņemta. Izvēlies citu.
error-not-host = To var tikai galda saimnieks.
error-not-now = Tagad to izdarīt nevar.
error-name-taken = Šis vārds ir aizņemts vai līdzīgs aizņemtam. Izvēlies citu.
error-no-watching = Šo galdu vērot nevar.
error-no-talk = Pie šī galda nesarunājas.
error-banned = Šajā serverī tu spēlēt nevari.
error-too-many-tables = Tu sēdi pie pārāk daudziem galdiem. Vispirms atstāj kādu no tiem.
error-draining = Serveris tūlīt tiks restartēts. Mēģini pēc minūtes.

## How it ended

result-fool = Muļķis ir { $player }
result-fool-you = Šoreiz muļķis esi tu
result-team-fools = Muļķi ir { $players }
result-team-fools-you = Šoreiz muļķos ir tava komanda
# The last attack was with one or two of the lowest cards.
# unreviewed: uzpleči (epaulettes)
result-epaulettes =
    { $number ->
        [zero] Un uzpleči uz abiem pleciem
        [one] Un uzplecis uz pleca
       *[other] Un uzpleči uz abiem pleciem
    }
result-fool-note = Kādam taču jābūt. Nākamā partija visu piedos.
result-draw = Neizšķirts: muļķa nav
result-adjudicated = Spēle griezās uz riņķi, tāpēc to beidza neizšķirti.
result-place-fool = Ar kārtīm rokā: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = Gājienu skaits jau bija { $number }.
decided-epaulettes = Pēdējās kārtis pret spēlētāju { $player } bija pašas mazākās: { $number }.
decided-epaulettes-you = Pēdējās kārtis pret tevi bija pašas mazākās: { $number }.
# unreviewed: iziet (to be out)
decided-draw = Pēdējās kārtis aizgāja vienā gājienā: { $players }.
decided-last-defender = Pēdējais aizstāvis bija { $player }: pēc šiem noteikumiem tas ir muļķis.
decided-last-defender-you = Pēdējais aizstāvis biji tu: pēc šiem noteikumiem tas ir muļķis.
decided-big-take =
    { $number ->
        [zero] { $player } { $bout }. gājienā paņēma { $number } kāršu un līdz beigām turēja visvairāk.
        [one] { $player } { $bout }. gājienā paņēma { $number } kārti un līdz beigām turēja visvairāk.
       *[other] { $player } { $bout }. gājienā paņēma { $number } kārtis un līdz beigām turēja visvairāk.
    }
decided-big-take-you =
    { $number ->
        [zero] Tu { $bout }. gājienā paņēmi { $number } kāršu un līdz beigām turēji visvairāk.
        [one] Tu { $bout }. gājienā paņēmi { $number } kārti un līdz beigām turēji visvairāk.
       *[other] Tu { $bout }. gājienā paņēmi { $number } kārtis un līdz beigām turēji visvairāk.
    }
decided-trumps = Trumpji, kad beidzās kava: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = Kad beidzās kava, trumpju bija palicis { $number }, un neviena nebija spēlētājam { $player }.
decided-no-trumps-you = Kad beidzās kava, trumpju bija palicis { $number }, un tev neviena.
decided-late-take =
    { $number ->
        [zero] { $player } { $bout }. gājienā, kad kava bija tukša, paņēma { $number } kāršu.
        [one] { $player } { $bout }. gājienā, kad kava bija tukša, paņēma { $number } kārti.
       *[other] { $player } { $bout }. gājienā, kad kava bija tukša, paņēma { $number } kārtis.
    }
decided-late-take-you =
    { $number ->
        [zero] Tu { $bout }. gājienā, kad kava bija tukša, paņēmi { $number } kāršu.
        [one] Tu { $bout }. gājienā, kad kava bija tukša, paņēmi { $number } kārti.
       *[other] Tu { $bout }. gājienā, kad kava bija tukša, paņēmi { $number } kārtis.
    }
decided-high-trump = Kad beidzās kava, lielākais trumpis ({ $card }) bija spēlētājam { $other }.
decided-high-trump-you = Kad beidzās kava, lielākais trumpis ({ $card }) bija tev.
# unreviewed: iziet (to be out)
decided-left-with =
    { $number ->
        [zero] Kad pārējie bija ārā, { $player } vēl turēja { $number } kāršu.
        [one] Kad pārējie bija ārā, { $player } vēl turēja { $number } kārti.
       *[other] Kad pārējie bija ārā, { $player } vēl turēja { $number } kārtis.
    }
# unreviewed: iziet (to be out)
decided-left-with-you =
    { $number ->
        [zero] Kad pārējie bija ārā, tev vēl bija { $number } kāršu.
        [one] Kad pārējie bija ārā, tev vēl bija { $number } kārts.
       *[other] Kad pārējie bija ārā, tev vēl bija { $number } kārtis.
    }
decided-team-left-with = Beigās palikušās kārtis: { $number }, komanda: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Mācāmies spēlēt duraku
learn-about = Septiņas īsas nodarbības pie īsta galda. Mācies spēlējot.
learn-start = Sākt
learn-continue = Turpināt
learn-again = Vēlreiz
learn-done = Apgūts
# $step is the one at hand, $steps how many there are.
learn-progress = { $step }. solis no { $steps }
learn-reset = Sākt visu no sākuma
learn-ends-game = Nodarbība pārtrauks tavu nepabeigto spēli.
learn-lesson = { $number }. nodarbība
learn-next = Nākamā nodarbība
learn-list = Visas nodarbības
learn-play = Spēlēt partiju
learn-try-again = Mēģināt vēlreiz
learn-go-on = Tālāk
learn-skip = Izlaist
learn-reached = Lieliski!
learn-finished = Lieliski! Nodarbība apgūta.
learn-graduated = Tu uzvarēji savā pirmajā partijā. Tagad tu proti spēlēt duraku!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Uzdevums: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Kaušana
lesson-beat-higher = { $player } iet ar { $card_ins }. To kauj lielāka tā paša masta kārts: nokauj.
lesson-beat-attack = Viss nokauts, tagad uzbrūc tu. Liec mazāko kārti, { $card_acc }.
# unreviewed: Nokauts (button)
lesson-beat-done = { $player } to nokauj ar { $card_ins }, un tev nav ko piemest. Saki „Nokauts”.
lesson-beat-cheap = Divas tavas kārtis kauj { $card_acc }. Nokauj ar mazāko, labāko pataupi.
lesson-trump-title = Trumpji
lesson-trump-any = Kārts zem kavas rāda trumpja mastu. Trumpis kauj jebkuru citu mastu: nokauj { $card_acc } ar mazāko trumpi.
lesson-trump-suit = { $player } piemet { $card_acc }. Tev ir lielāka šī masta kārts: nokauj ar to, trumpi pataupi.
lesson-trump-higher = { $card } jau ir trumpis. To kauj tikai lielāks trumpis, un tev tāds ir.
lesson-trump-keep = Viss nokauts: uzbrūc tu. Trumpjus labāk taupīt aizsardzībai, tāpēc liec mazāko kārti, { $card_acc }.
lesson-throw-title = Piemešana
lesson-throw-lead = Tev ir divi sešinieki, un aizstāvas { $player }. Ej ar { $card_ins }.
# unreviewed: vērtība (rank)
lesson-throw-same = Var piemest kārtis ar vērtībām, kas jau ir uz galda. Piemet otru sešinieku.
lesson-throw-any = Skaitās arī kārtis, ar kurām kauj, tāpēc der divas tavējās. Piemet mazāko, { $card_acc }.
lesson-throw-taking = { $player } ņem. Vari vēl iedot līdzi, kas der: piemet { $card_acc }.
lesson-take-title = Ņemšana
lesson-take-choose = Tikai tavs trumpja dūzis kauj { $card_acc }. Tas ir par dārgu: saki „Ņemu”.
lesson-take-again = Kurš ņem, zaudē savu gājienu. Toties paņemtais noder: nokauj ar { $card_ins }.
lesson-take-turn = Viss nokauts: tava kārta. Ej ar { $card_ins }.
# unreviewed: Pass (button)
lesson-take-press = { $player } ņem un zaudē savu gājienu. Saki „Pass” un atkal ej ar { $card_ins }.
lesson-limits-title = Cik kāršu
lesson-limits-five = Pirmajā gājienā ir ne vairāk kā piecas uzbrukuma kārtis. Sāc ar devītnieku un piemet, līdz ir piecas.
lesson-limits-hand = Nekad vairāk, nekā ir aizstāvim: { $player } rokā tur trīs kārtis. Liec trīs devītniekus, ceturtais vairs neder.
lesson-end-title = Beigas
# unreviewed: iziet (to be out)
lesson-end-open = Kava ir tukša: neviens vairs neņem, un spēlētājs bez kārtīm iziet. Ej ar { $card_ins }.
lesson-end-give = { $player } ņem. Atdod arī otru devītnieku, { $card_acc }.
# unreviewed: iziet (to be out), Pass (button)
lesson-end-last = Saki „Pass” un liec pēdējo kārti, { $card_acc }. Bez kārtīm tu esi ārā un drošībā.
lesson-end-keep = Citas beigas: katram divas kārtis. Nokauj { $card_acc } bez trumpja un trumpi pataupi beigām.
lesson-end-win = Liec trumpi: { $player } to nenokaus un paliks ar kārtīm.
# unreviewed: pārvest (transfer)
lesson-transfer-title = Pārvešana un pirmā partija
# unreviewed: pārvest (transfer)
lesson-transfer-on = Šeit uzbrukumu var pārvest. Noliec blakus savu desmitnieku, { $card_acc }: tagad aizstāvas { $player }.
# unreviewed: Pass (button)
lesson-transfer-pass = { $player } ņem abas. { $card } der, bet tas ir trumpis: pataupi to un saki „Pass”.
# unreviewed: pārvest (transfer)
lesson-transfer-beat = Varētu pārvest ar trumpja kalpu, bet lētāk ir nokaut { $card_acc } ar dāmu.
lesson-transfer-game = Tagad tava mazā partija. Spēlē, kā gribi, līdz kava beidzas.
lesson-transfer-win = Kava ir tukša. Tiec vaļā no kārtīm ātrāk par citiem!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Ņemt var vienmēr, bet šeit tev ir ar ko nokaut.
lesson-hint-dear = Var arī tā, bet pietiek ar mazāku kārti. Labākās pataupi.
lesson-hint-trump = Var arī tā, bet trumpji ir dārgi: šeit var iztikt bez tiem.
lesson-hint-named = Arī ar to var sākt, bet šai nodarbībai vajag citu kārti.
lesson-hint-fits = Var arī beigt, bet tev vēl ir derīga kārts.
# unreviewed: pārvest (transfer)
lesson-hint-transfer = Kārts nokauta, bet šeit uzbrukumu var pārvest citam.
lesson-hint-lost = Šoreiz kārtis palika tev. Tā gadās visiem: pamēģini vēlreiz.

## How to play

howto-title = Kā spēlēt duraku
howto-goal = „Duraks” nozīmē „muļķis”. Tiec vaļā no visām savām kārtīm: uzvarētāja nav, bet pēdējais, kam rokā vēl ir kārtis, ir muļķis.
howto-learn = Labāk mācīties spēlējot
# Told of a picture: $card lies over $target.
howto-beats = { $card } kauj { $target_acc }
howto-search = Meklēt jautājumos
howto-none = Par to jautājumu nav.
howto-link = Kopēt saiti uz šo jautājumu
howto-link-copied = Saite nokopēta
howto-setup-title = Sagatavošanās
howto-setup-1 = Kavā ir 36 kārtis, no sešinieka līdz dūzim. Spēlē divi līdz seši cilvēki, un katram izdala sešas kārtis.
howto-setup-2 = Nākamo kārti atklātu noliek zem kavas. Tās masts ir trumpis visā partijā, un pašu kārti paņem pēdējo.
howto-setup-3 = Pirmais uzbrūk tas, kuram ir mazākais trumpis. Aizstāvis vienmēr ir nākamais spēlētājs uzbrucējam pa kreisi.
howto-attack-title = Uzbrukums
howto-attack-1 = Uzbrucējs sāk gājienu ar jebkuru kārti.
# unreviewed: vērtība (rank)
howto-attack-2 = Pēc tam uzbrucējs un visi pārējie, izņemot aizstāvi, jebkurā brīdī var piemest kārtis, bet tikai ar vērtībām, kas jau ir uz galda: der gan uzbrukuma, gan aizsardzības kāršu vērtības.
howto-attack-3 = Gājienā ir ne vairāk kā sešas uzbrukuma kārtis un nekad vairāk, nekā aizstāvim bija rokā, kad viņam sāka uzbrukt. Pašā pirmajā gājienā ir ne vairāk kā piecas.
howto-defence-title = Aizsardzība
howto-defence-1 = Katru uzbrukuma kārti nokauj ar lielāku tā paša masta kārti vai ar jebkuru trumpi.
howto-defence-2 = Trumpi kauj tikai lielāks trumpis.
howto-defence-3 = Nevari vai negribi? Saki „Ņemu”. Pārējie vēl var piemest derīgas kārtis, un tad tu paņem visu, kas ir uz galda.
howto-after-title = Pēc gājiena
howto-after-1 = Viss nokauts: kārtis noliek malā, un nākamais uzbrūk aizstāvis.
howto-after-2 = Aizstāvis paņēma: viņš savu kārtu zaudē, un uzbrūk spēlētājs viņam pa kreisi.
howto-after-3 = Kamēr ir kava, visi papildina roku līdz sešām kārtīm: vispirms uzbrucējs, tad pārējie pulksteņrādītāja virzienā, pēdējais aizstāvis.
howto-end-title = Beigas
# unreviewed: iziet (to be out)
howto-end-1 = Kad kava beigusies, spēlētājs bez kārtīm ir ārā un drošībā.
howto-end-2 = Pēdējais, kam ir kārtis, ir muļķis. Ja pēdējie spēlētāji tiek vaļā no kārtīm vienā gājienā, ir neizšķirts.
# unreviewed: pārvest (transfer)
howto-transfer-title = Pārvešana
# unreviewed: pārvest (transfer), vērtība (rank)
howto-transfer-1 = Pārvedamajā spēlē aizstāvis, kurš vēl neko nav nokāvis, var blakus uzbrukumam nolikt tās pašas vērtības kārti. Tad viss jākauj nākamajam spēlētājam.
# unreviewed: pārvest (transfer)
howto-transfer-2 = Nākamajam spēlētājam jābūt vismaz tik kāršu, cik būs jākauj. Pārvest var vairākas reizes, kaut vai apkārt visam galdam.
howto-other-title = Citi noteikumi
# unreviewed: pārvest (transfer)
howto-other-1 = Viss pārējais šajā lapā ir par parasto piemetamo un pārvedamo spēli. Poga „Izvēlēties spēli” piedāvā citus pazīstamus noteikumus, un sadaļā „Visi noteikumi” var izveidot savus.
# unreviewed: pārvest (transfer), vērtība (rank)
howto-other-2 = Pārvedamais ar rādīšanu: tās pašas vērtības trumpi var nevis likt, bet tikai parādīt un paturēt rokā.
howto-other-3 = Komandas: partneri sēž starp pretiniekiem, viens otram neuzbrūk, uzvar un zaudē kopā.
howto-other-4 = Džokeri tikai kauj: sarkanais jebkuru sarkanu kārti, melnais jebkuru melnu, arī trumpjus.
howto-other-5 = Divas kavas: katra kārts ir divreiz. Savu dvīni tā nekauj, jo nav lielāka.
howto-other-6 = Kā spēlē pie tava galda, rakstīts logā „Šī galda noteikumi”: pieskaries spēles nosaukumam virs galda.
howto-controls-title = Vadība
# unreviewed: spīdoša (glowing)
howto-controls-1 = Pieskaries spīdošai kārtij vai velc to uz galda. Lai nokautu, noliec kārti tieši uz tās, kuru gribi nokaut.
# unreviewed: Nokauts (button), Pass (button)
howto-controls-2 = Ar „Nokauts” (viss nokauts) vai „Pass” (aizstāvis ņem) tu pasaki, ka vairs nepiemetīsi. Ar „Ņemu” visas kārtis no galda nonāk tavā rokā.
# unreviewed: blāva (dimmed)
howto-controls-3 = Pieskaries blāvai kārtij, un uzzināsi, kāpēc ar to nevar spēlēt.
howto-controls-4 = Tastatūrā kārti izvēlas ar bultiņām un izspēlē ar Enter.
# unreviewed: vērtība (rank)
howto-controls-5 = Lai uzreiz liktu vairākas vienas vērtības kārtis, turi pirkstu uz vienas, pieskaries pārējām un tad galdam.
howto-controls-6 = Iestatījumos var izvēlēties kārtot kārtis pēc sava prāta un sagatavot kārti, kamēr spēlē citi.

## Questions and answers

faq-title = Bieži jautājumi
faq-1-q = Kurš uzbrūk, ja aizstāvis paņēma?
faq-1-a = Spēlētājs pa kreisi no tā, kurš paņēma. Kurš ņem, zaudē savu gājienu. Divatā atkal uzbrūk tas pats.
faq-2-q = Vai var ņemt, ja es varētu visu nokaut?
faq-2-a = Jā, dažreiz laba kārts ir tā vērta. Ņemt var, kamēr uz galda kaut kas nav nokauts, un pateikto atpakaļ neņem.
faq-3-q = Kāpēc pirmajā gājienā ir tikai piecas kārtis?
faq-3-a = Lai nevienu neapber ar kārtīm pašā sākumā. No otrā gājiena robeža ir sešas, vai pirmajā kārtis nokāva, vai paņēma.
faq-4-q = Kas notiek, ja kava beidzas papildināšanas laikā?
faq-4-a = Visi pēc kārtas papildina roku līdz sešām, kamēr kavas pietiek. Trumpja kārti dabū tas, līdz kuram tā nonāk. Kam nepietiek, spēlē ar to, kas ir.
faq-5-q = Vai drīkst skatīties nokautās kārtis?
faq-5-a = Nē. Nokautās kārtis līdz partijas beigām ir aizklātas, redzams tikai to skaits. Atcerēties tās ir daļa no spēles.
faq-6-q = Kad ir neizšķirts?
faq-6-a = Kad gājiena beigās kāršu vairs nav nevienam: piemēram, pēdējo uzbrukuma kārti nokauj ar pašu pēdējo kārti. Tad muļķa nav.
faq-7-q = Vai jāsāk ar mazāko trumpi, ja tas man deva pirmo gājienu?
faq-7-a = Nē, tas tikai parāda, kurš sāk. Ej ar jebkuru kārti.
faq-8-q = Vai aizstāvis drīkst piemest?
# unreviewed: pārvest (transfer)
faq-8-a = Nē. Aizstāvis kauj, ņem vai, pārvedamajā spēlē, pārved. Piemest drīkst visi pārējie.
faq-9-q = Kurš no kavas ņem pirmais?
# unreviewed: pārvest (transfer)
faq-9-a = Uzbrucējs, tad pārējie pulksteņrādītāja virzienā un pēdējais aizstāvis. Pēc pārvešanas par uzbrucēju uzskata to, kurš pārveda pēdējais.
faq-10-q = Kas notiek, ja divi piemet vienlaikus?
faq-10-a = Pirmā tiek likta tā kārts, kas atnāca agrāk. Ja tā aizņēma pēdējo vietu, otra vienkārši atgriežas rokā.
# unreviewed: pārvest (transfer)
faq-11-q = Vai pārvedamo var spēlēt divatā?
faq-11-a = Jā. Tad uzbrukums atgriežas pie tā, kurš to sāka, ja viņam pietiek kāršu.
# unreviewed: pārvest (transfer)
faq-12-q = Kad pārvest nevar?
# unreviewed: vērtība (rank)
faq-12-a = Kad kāda kārts jau nokauta, kad teici „Ņemu”, kad tavai kārtij ir cita vērtība vai kad nākamajam spēlētājam ir mazāk kāršu, nekā būtu jākauj.
# unreviewed: pārvest (transfer)
faq-13-q = Kurš uzbrūk pēc pārvešanas?
faq-13-a = To izšķir pēdējais aizstāvis: ja viss nokauts, uzbrūk viņš; ja paņemts, spēlētājs viņam pa kreisi.
faq-14-q = Vai drīkst sākt ar trumpi?
faq-14-a = Jā, gājienu var sākt ar jebkuru kārti. Trumpi nokaut ir grūti: to kauj tikai lielāks trumpis.
faq-15-q = Cik kāršu man var uzmest?
faq-15-a = Ne vairāk kā sešas, pirmajā gājienā piecas, un nekad vairāk, nekā tev bija rokā, kad tev sāka uzbrukt. Tas pats ir spēkā arī pēc „Ņemu”.
# unreviewed: iziet (to be out)
faq-16-q = Kad spēlētājs ir ārā?
faq-16-a = Kad nav ne kāršu rokā, ne kavas. Kamēr kava ir, tukša roka pēc gājiena atkal pildās.
faq-17-q = Vai gājienu var atsaukt?
faq-17-a = Pret botiem jā, cik vien gribi. Tādu partiju atzīmē kā treniņu.
faq-18-q = Ko zina boti?
faq-18-a = Tieši to, ko viņu vietā zinātu tu: savas kārtis, galdu un visu, kas izspēlēts atklāti. Ne tavu roku, ne kavu viņi neredz.
# unreviewed: pārvest (transfer)
faq-19-q = Ko nozīmē pārvest?
# unreviewed: pārvest (transfer), vērtība (rank)
faq-19-a = Aizstāvis nevis kauj, bet noliek blakus uzbrukumam tās pašas vērtības kārti. Tad viss jākauj nākamajam spēlētājam, un viņš var pārvest tālāk.
faq-20-q = Kurš piemet pirmais?
faq-20-a = Kurš ātrāks: visi, izņemot aizstāvi, var piemest jebkurā brīdī. Pēc dažiem noteikumiem piemet pēc kārtas, pirmais uzbrucējs.
# unreviewed: iziet (to be out)
faq-21-q = Kas notiek, ja divi iziet vienlaikus?
faq-21-a = Abi ir drošībā, pārējie spēlē tālāk. Ja kāršu vairs nav nevienam, muļķa nav: neizšķirts.
faq-22-q = Vai drīkst kaut ar trumpi, ja varētu arī bez tā?
faq-22-a = Jā. Masts nav jāievēro: trumpis kauj jebkuru cita masta kārti, lai kas vēl tev būtu rokā.
faq-23-q = Daļu kāršu es nokāvu un tad paņēmu. Ko es dabūju?
faq-23-a = Visu, kas ir uz galda: uzbrukuma kārtis, kārtis, ar kurām tās nokāvi, un to, ko vēl piemet.
faq-24-q = Kas ir sērija?
faq-24-a = Vairākas partijas ar kopīgu rezultātu: līdz noteiktam punktu vai partiju skaitam. To izvēlas noteikumos, un rezultātu rāda pēc katras partijas.
# unreviewed: uzpleči (epaulettes)
faq-25-q = Kas ir uzpleči?
# unreviewed: uzpleči (epaulettes)
faq-25-a = Vecs joks: kam pēdējo reizi uzbrūk ar vienu vai divām mazākajām kārtīm, tas „nēsā” tās uz pleciem. Uzpleči neko nemaina, un tos rāda tikai tad, ja tā izvēlēts noteikumos.
faq-26-q = Vai kārtis dala godīgi?
faq-26-a = Jā. Katru partiju jauc publicētā veidā no 32 nejaušiem baitiem, ko izvēlas dators. Tas nav atkarīgs ne no spēlētājiem, ne no rezultāta, un neviens to nevar ietekmēt.
faq-27-q = Kāpēc pabeigts gājiens vēl paliek uz galda?
faq-27-a = Lai visi redz, kā tas beidzās. Pieskaries galdam, un spēle uzreiz turpināsies; cik ilgi tas paliek, izvēlas iestatījumos.
faq-28-q = Kāpēc ir pauze, lai gan neviens nevar piemest?
faq-28-a = Ja bez derīgas kārts spēle ietu ātrāk, visi zinātu, ka tādas nevienam nav. Tāpēc pauze nav atkarīga no kārtīm rokā.

## Konts

account-title = Konts
account-guest = Viesis { $name }
account-about = Tu spēlē kā viesis. Konts saglabā tavu vārdu un atver spēli jebkurā ierīcē. E-pasts nav vajadzīgs.
account-join-tab = Jauns konts
account-login-tab = Pieteikšanās
account-name = Vārds
account-name-hint = 3–24 viena alfabēta burti, arī cipari
account-password = Parole
account-new-password = Jauna parole
account-password-hint = Vismaz 8 rakstzīmes
account-show-password = Rādīt paroli
account-join = Izveidot kontu
account-join-passkey = Izveidot ar piekļuves atslēgu
account-passkey-about = Piekļuves atslēga ir pirksta nospiedums, seja vai ekrāna bloķēšana paroles vietā.
account-login = Pieteikties
account-login-passkey = Pieteikties ar piekļuves atslēgu
account-forgot = Aizmirsi paroli?
account-recover = Izmantot atkopšanas kodu
account-recover-about = Ievadi atkopšanas kodu un jaunu paroli. Visās citās ierīcēs notiks izrakstīšanās.
account-code = Atkopšanas kods
account-back = Atpakaļ
account-codes = Atkopšanas kodi
account-codes-about = Katrs kods ielaidīs tevi vienreiz, ja pazaudēsi paroli vai atslēgu. Tie redzami tikai tagad: glabā tos drošā vietā.
account-codes-copy = Kopēt
account-codes-save = Saglabāt failā
account-codes-kept = Saglabāju
account-codes-left =
    { $number ->
        [zero] Palikuši { $number } kodi
        [one] Palicis { $number } kods
       *[other] Palikuši { $number } kodi
    }
account-codes-renew = Jauni kodi
account-rename = Mainīt vārdu
account-save = Saglabāt
account-saved = Saglabāts
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Piekļuves atslēgas
account-passkey-add = Pievienot atslēgu
account-passkey-suspect = Šai atslēgai, iespējams, ir kopija. Noņem to.
account-remove = Noņemt
account-last-used = Pēdējoreiz: { $time }
account-sessions = Kur esi pieteicies
account-this-device = Šī ierīce
account-unknown-device = Nezināma ierīce
account-end-others = Izrakstīties visur citur
account-logout = Izrakstīties
account-data = Tavi dati
account-export = Lejupielādēt manus datus
account-delete = Dzēst kontu
account-delete-about = Pabeigtās spēles paliks bez tava vārda. To nevarēs atsaukt.
account-delete-yes = Dzēst pavisam
account-confirm-about = Lūdzu, apliecini, ka tas esi tu.
account-confirm = Apliecināt
account-confirm-passkey = Apliecināt ar atslēgu
account-waiting = Šeit gaida nepabeigta spēle, ko sāki kā viesis. Tā būs atkal, kad izrakstīsies.
account-error-name-too-short = Vārdā ir vismaz 3 rakstzīmes.
account-error-name-too-long = Vārdā ir ne vairāk kā 24 rakstzīmes.
account-error-name-signs = Vārds sākas ar burtu, un tajā ir tikai burti un cipari, starp tiem pa vienai atstarpei, punktam vai defisei.
account-error-name-scripts = Visiem vārda burtiem jābūt no viena alfabēta.
account-error-name-reserved = Šis vārds pieder pašai spēlei.
account-error-name-taken = Šis vārds ir aizņemts vai līdzīgs aizņemtam.
account-error-password-too-short = Parolē ir vismaz 8 rakstzīmes.
account-error-password-too-long = Parolē ir ne vairāk kā 128 rakstzīmes.
account-error-password-weak = Šo paroli viegli uzminēt. Izvēlies garāku.
account-error-wrong-login = Vārds vai parole nav pareiza.
account-error-wrong-password = Parole nav pareiza.
account-error-wrong-code = Vārds vai kods nav pareizs, vai kods jau izmantots.
account-error-too-many-tries = Pārāk daudz mēģinājumu. Mēģini vēlreiz pēc { $number } min.
account-error-too-many-accounts = No šejienes izveidots pārāk daudz kontu. Mēģini vēlreiz pēc { $number } min.
account-error-bad-passkey = Piekļuves atslēga nenostrādāja. Mēģini vēlreiz.
account-error-copied-passkey = Šai atslēgai, iespējams, ir kopija, tāpēc tā nevienu neielaiž. Piesakies citādi un noņem to.
account-error-last-passkey = Tas ir tavs vienīgais pieteikšanās veids. Vispirms iestati paroli.
account-error-too-many-passkeys = Vairāk atslēgu pievienot nevar.
account-error-network = Serveris nav sasniedzams. Mēģini vēlreiz.
account-error-other = Neizdevās. Mēģini vēlreiz.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Gājiens { $number } no { $most }
replay-play = Skatīties tālāk
replay-pause = Pauze
replay-back = Vienu gājienu atpakaļ
replay-forward = Vienu gājienu uz priekšu
replay-first = Uz sākumu
replay-last = Uz beigām
replay-speed = Ātrums: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = No kura vietas skatīties
replay-open = Rādīt visu kārtis

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-well-played = Labi nospēlēts!
phrase-nice-move = Lielisks gājiens!
phrase-thanks = Paldies!
phrase-welcome = Lūdzu!
# unreviewed: whether players say so
phrase-sorry = Piedod!
phrase-oops = Ups!
phrase-lucky = Nu gan paveicās!
phrase-unlucky = Šodien neveicas…
phrase-no-hurry = Nav steigas!
phrase-go-on = Spēlējam tālāk?
phrase-moment = Mirklīti!
phrase-back = Esmu atpakaļ
phrase-again = Vēl vienu spēli?
phrase-bye = Atā!

# What the pictures show that players send each other.

emote-smile = Smaids
emote-laugh = Smiekli
# unreviewed: whether one calls it so
emote-wink = Acs piemiegšana
emote-cool = Saulesbrilles
emote-think = Pārdomas
emote-wow = Izbrīns
emote-sad = Skumjas
emote-cry = Asaras
emote-angry = Dusmas
emote-clap = Aplausi
emote-coffee = Kafija
emote-sleep = Miegs

## Playing with other people

people-name = Kā lai pārējie tevi sauc?
people-name-wanted = Vispirms ieraksti vārdu.
people-watchers = Skatītāji: { $number }
people-watching = Tu skaties spēli
# unreviewed: how a native player would say it
people-watching-late = Tu skaties spēli ar minūtes aizkavi
people-left = { $player } atstāj galdu.
people-came = { $player } apsēžas pie galda.
people-host = Tagad saimnieks ir { $player }.
people-host-you = Tagad saimnieks esi tu.
people-says = { $player }: { $text }
people-takeback-asks = { $player } lūdz atļaut atsaukt pēdējo gājienu.
people-takeback-yes = Jā
people-takeback-no = Nē
people-takeback-waits = Gaidām atbildi: { $players }
people-takeback-done = { $player } atsauc pēdējo gājienu.
people-takeback-done-you = Tavs gājiens ir atsaukts.
people-takeback-stays = Gājiens paliek.

device-about = Visi spēlē šajā ierīcē un nodod to tālāk.
device-name = Spēlētājs { $number }
device-add = Pievienot spēlētāju
device-remove = Noņemt: { $player }
device-bots = Boti
device-give = Iedod ierīci: { $player }
device-hidden = Līdz tam kārtis ir paslēptas.
device-me = Tas esmu es, { $player }
people-bot-sits-in = { $player }: vietā spēlē bots.
people-lost = { $player }: savienojums zudis.
people-back = { $player } ir atpakaļ.
people-wishes = { $player } grib spēlēt vēl.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: laiks beidzies.
# unreviewed: how a native player would say it
people-out-of-time-you = Tavs laiks beidzies.
# unreviewed: how a native player would say it
people-bot-for-you = Tavā vietā spēlē bots.
people-waits-for-others = Tu gribi spēlēt vēl. Gaidām pārējos…
people-wants-player = Lai dalītu kārtis, vajadzīgs vēl viens spēlētājs.
# unreviewed: izgāj
people-gone = aizgāja
# Beside a name that is known by an account.
people-account = ir konts
people-mute = Neklausīties
people-unmute = Klausīties
people-leave = Aiziet pavisam
# unreviewed: how a native player would say it
people-leave-about = Bots spēlēs tavā vietā līdz galam, un tas skaitīsies kā aiziešana.
people-write = Rakstīt ziņu
people-send = Sūtīt

## A table before its first deal

gather-invite = Uzaicināt ar saiti
gather-copy = Kopēt
gather-copied = Nokopēts
gather-send = Sūtīt…
gather-code = QR kods
gather-sit-hint = Pieskaries brīvai vietai, lai apsēstos
gather-full = Visas vietas aizņemtas; vari skatīties
gather-waiting = Brīvas vietas: { $number }
gather-ready = Visi ir klāt: sāc spēli
gather-waiting-host = Spēli sāks { $player }
gather-seat-free = Brīva vieta { $number }
gather-host = saimnieks
table-free = Brīvs
gather-agreed = Ko spēlējam
gather-change = Mainīt
gather-access = Kas atradīs galdu
gather-access-link = Kam ir saite
gather-access-open = Visi
gather-watching = Skatītāji
gather-watching-free = Drīkst skatīties
gather-watching-delayed = Ar aizkavi
gather-watching-off = Skatīties nedrīkst
gather-talk = Sarunas
gather-talk-off = Bez sarunām
# unreviewed: how a native player would say it
gather-talk-phrases = Tikai frāzes
gather-talk-chat = Brīva tērzēšana
# unreviewed: how a native player would say it
gather-rated = Uz reitingu
gather-rated-about = Rezultāts mainīs spēlētāju reitingu.
gather-sit = Apsēsties
gather-stand = Piecelties
gather-fill = Aizpildīt ar botiem
gather-swap = Mainīties vietām: { $player }
gather-move-here = Sēsties šeit
gather-bot = Bots
gather-remove = Palūgt aiziet: { $player }
# unreviewed: how a native player would say it
gather-make-host = Iecelt par saimnieku: { $player }
gather-seats = Vietas
gather-clock = Pulkstenis
gather-starts = Sākums
gather-starts-host = Kad teiks saimnieks
gather-starts-full = Kad vietas aizņemtas
gather-agree = Gatavs

## The list of tables

tables-title = Galdi
tables-mine = Tavi galdi
tables-open = Gaida spēlētājus
tables-filter-rules = Noteikumi
tables-filter-seats = Vietas
tables-all = Visi
tables-none = Šobrīd neviens negaida. Atver galdu: nākamais, kas atnāks, to redzēs.
tables-none-such = Tāda galda nav. Maini atlasi vai atver savu.
tables-new = Atvērt galdu
tables-taken = Aizņemtas vietas: { $number } no { $most }
tables-your-turn = Tavs gājiens
tables-gathering = gaida spēlētājus
tables-playing = notiek spēle
# unreviewed: how a native player would say it
tables-in-play = Notiek spēle
# unreviewed: how a native player would say it
tables-crowd = Spēlētāji šeit: { $number }. Galdi spēlē: { $playing }.
tables-over = beigusies
tables-alone = Vēl neviena

## Clocks

clock-none = Bez pulksteņa
clock-fast = Ātrs
clock-normal = Parasts
clock-slow = Lēns
clock-days =
    { $number ->
        [zero] { $number } dienu
        [one] { $number } diena
       *[other] { $number } dienas
    }
clock-seconds = { $number } s
clock-about-none = Laiks nav ierobežots.
clock-about-turn = Katram gājienam: { $time }.
clock-about-bank = Rezerve katrai partijai: { $time }.
clock-bank = Rezerve { $time }
# unreviewed: how a native player would say it
clock-window = Piemešanai: { $time }
clock-paused = Gaidām { $player }: { $time }
clock-last = Palikušas piecas sekundes!

## Whether the deal was fair

proof-title = Godīga dalīšana
# unreviewed: how a native player would say it
proof-about = Pirms dalīšanas serveris izvēlējās slepenu skaitli un parādīja tā nospiedumu. Katrs spēlētājs pielika savu skaitli. Kopā tie sajauca kārtis, tāpēc neviens nevarēja tās izvēlēties. Tagad tavs pārlūks to pārbauda pats. Ko tas neparādīs: ka servera turētājs nav skatījies kārtīs.
proof-cannot = Ar šo savienojumu pārlūks nevar pārbaudīt. Atver lapu ar https.
proof-checking = Pārbaudām…
proof-not-yet = Vispirms izspēlē šo spēli līdz galam: tad varēs pārbaudīt dalīšanu.
proof-none = Vēl nav pabeigtas partijas, ko pārbaudīt.
proof-fair = Kārtis izdalītas godīgi.
proof-unfair = Kaut kas nesakrīt: kārtis nav izdalītas, kā solīts.
proof-deal = Partija { $number }
proof-bound = Slepenais skaitlis atbilst nospiedumam.
proof-shuffled = Kārtis bija tieši tā, kā izriet no skaitļiem.
proof-mine = Tavs skaitlis piedalījās jaukšanā.
proof-no = Nē:
proof-numbers = Skaitļi pārbaudei citur
proof-save = Saglabāt failā

## Players and their games

players-title = Spēlētājs
players-me = Mans profils
players-family = Spēles veids
players-teams = Komandās
players-kind =
    { $number ->
        [zero] { $family }, { $number } spēlētāju
        [one] { $family }, { $number } spēlētājs
       *[other] { $family }, { $number } spēlētāji
    }
players-games =
    { $number ->
        [zero] { $number } spēļu
        [one] { $number } spēle
       *[other] { $number } spēles
    }
players-lost = { $number } % zaudētas
players-rating = Reitings
players-changed = Reitings { $number }, { $change }
players-course = Reitings laika gaitā: no { $from } līdz { $to }, zemākais { $low }, augstākais { $high }
players-unsettled = Pagaidām maz spēļu: tas ir pirmais minējums.
players-since = Šeit kopš { $date }
players-newest = Jaunākās reitinga spēles
players-unrated = Reitinga spēļu vēl nav bijis.
players-unrated-me = Tev vēl nav reitinga. Spēlē pie galda „uz reitingu” ar cilvēkiem vai botiem.
players-best-none = Šeit vēl neviens nav spēlējis pietiekami. Spēlē uz reitingu un esi pirmais!
players-missing = Tāda spēlētāja nav.
players-again = Vēlreiz
games-none = Pabeigtu spēļu vēl nav. Nospēlē: spēle paliks šeit, gājiens pēc gājiena.
games-missing = Šo spēli nevar parādīt.
games-more = Rādīt vairāk
games-fool = zaudēta
games-safe = glābies
games-draw = neizšķirts
