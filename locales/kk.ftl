# The words of Kozyr in Kazakh.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = «Дурак» карта ойыны
app-close = Жабу
app-reconnecting = Байланыс қалпына келуде…
app-moment = Бір сәт…
app-drain = Сервер қазір қайта іске қосылады. Ойыныңыз жалғасады.
app-version = Нұсқа { $version }
app-you = Сіз

## Before the game

lobby-play = Ойнау
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } қарсылас
lobby-continue = Ойынды жалғастыру
lobby-new-game = Оны тастап, жаңасын бастау
lobby-given-up = Аяқталмаған ойын тасталды.
lobby-way-back = Оған қайту
lobby-choose = Ойынды таңдау
lobby-friends = Достармен ойнау
lobby-quick = Жылдам ойын
lobby-tables = Ашық үстелдер
lobby-device = Бір құрылғыда
lobby-games = Ойындарым
lobby-best = Үздіктер
lobby-matching = Ойыншылар ізделуде… әзірге { $number }
lobby-how-to-play = Қалай ойналады
lobby-learn = Үйрену
lobby-newcomer = «Дурак» сізге жаңа ма? Үш минутта үйреніңіз
lobby-settings = Баптаулар
lobby-account = Тіркелгі
lobby-language = Тіл
lobby-theme = Тақырып
lobby-number-of-opponents = Қарсыластар
lobby-opponent = Қарсылас { $number }
lobby-all-opponents = Барлық қарсыластар
lobby-level-beginner = Бастаушы
lobby-level-regular = Әуесқой
lobby-level-club = Тәжірибелі
lobby-level-strong = Мықты
lobby-level-expert = Сарапшы
lobby-level-master = Шебер
lobby-level-grandmaster = Гроссмейстер
lobby-level-beginner-about = Ең кіші картаны салады, жиі қателеседі
lobby-level-regular-about = Көзірді үнемдейді, карталарды ұмытады, кейде қателеседі
lobby-level-club-about = Әр картаны есінде сақтайды
lobby-level-strong-about = Әр картаны біледі, ойын соңында қателеспейді
lobby-level-expert-about = Жүрісті сансыз ойын тәжірибесімен бағалайды
lobby-level-master-about = Көп жүріс алға есептейді
lobby-level-grandmaster-about = Ең ұзақ ойланады, кімде не барын табады
lobby-pace = Боттардың ойнау жылдамдығы
lobby-pace-normal = Адамша
lobby-pace-instant = Бірден
lobby-your-name = Атыңыз
lobby-your-name-hint = Тек сіздің орныңызда көрінеді
lobby-start = Бастау
lobby-cancel = Бас тарту
lobby-offline = Байланыс әлі жоқ. Ол пайда болысымен ойын басталады.

## Choosing the rules

choose-presets = Белгілі ережелер
choose-own-rules = Өз ережелеріңіз
choose-all-rules = Барлық ережелер
choose-rules-summary = Бұл ережелер: { $text }
choose-reset-rules = Әдеттегі ережелерге қайту
# Beside a rule that is not as usual.
choose-changed = Өзгертілген
choose-refused = Бұл ережелер бірге жүрмейді
choose-seats-range = { $least }–{ $most } ойыншы
choose-seats-exactly = { $number } ойыншы

# Sets of rules that people know by a name.
# unreviewed: қосылмалы (the throw-in game)
preset-app = Қосылмалы
# unreviewed: дәреже (rank)
preset-app-about = Қорғанушыдан басқаның бәрі үстелдегі дәрежелерден карта қоса алады.
# unreviewed: аудару (to transfer)
preset-app-transfer = Аудармалы
# unreviewed: дәреже (rank), аудару (to transfer)
preset-app-transfer-about = Шабуылды дәрежесі бірдей картамен аударуға да болады.
preset-simple = Қарапайым
preset-simple-about = Бір карта қойылады, оны басады не алады: ешкім қоспайды.
preset-neighbours = Көршілер
preset-neighbours-about = Тек қорғанушының екі көршісі қосады.
preset-one-by-one = Кезекпен
preset-one-by-one-about = Кезекпен және бәрі басылғанда ғана қосады.
# unreviewed: аудару (to transfer)
preset-transfer-and-show = Көрсетіп аудару
# unreviewed: дәреже (rank), аудару (to transfer)
preset-transfer-and-show-about = Аудару үшін дәрежесі бірдей көзірді көрсетіп, қолда қалдыруға болады.
preset-two-player-series-to-5 = Екеуара, бес ұпайға дейін
preset-two-player-series-to-5-about = Бірінші шыққан ұпай алып, келесі партияны бастайды; бес ұпай жеңеді.
preset-teams = Екіге екі
# unreviewed: серіктес (partner)
preset-teams-about = Төрт ойыншы, екі команда; серіктестер қарама-қарсы отырады.
preset-teams-of-three = Үшке үш
# unreviewed: серіктес (partner)
preset-teams-of-three-about = Алты ойыншы, екі команда; серіктестер бір орын аттап отырады.
preset-short-24 = Қысқа ойын
preset-short-24-about = Тоғыздықтан тұзға дейін 24 карта.
preset-classic-52 = Толық колода
preset-classic-52-about = Екіліктен тұзға дейін 52 карта.
preset-jokers = Джокерлермен
preset-jokers-about = 52 карта және екі джокер: қызылы барлық қызыл картаны, қарасы барлық қараны басады.
preset-two-packs = Екі колода
preset-two-packs-about = 36 карталық екі колода бірге: ұзақ ойынға не көп ойыншыға.
preset-japanese = Жапондық
# unreviewed: names of the suits
preset-japanese-about = Көзір әрқашан қиық, ал шыбынды тек шыбын басады.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Карталар мен көзір
rule-group-begin = Кім бастайды
rule-group-attack = Шабуыл және қосу
# unreviewed: аудару (to transfer)
rule-group-transfer = Аудару
# unreviewed: бита (all is beaten; the discard pile)
rule-group-end = Колода, бита және ойын соңы
rule-group-series = Бірнеше партия
rule-group-teams = Командалар
rule-group-rare = Сирек дәстүрлер

rule-pack = Колода
rule-pack-about = Қандай карталармен ойнайды. Карта аз болса, ойын қысқа болады.
value-pack-24 = 24 карта, тоғыздықтан
value-pack-32 = 32 карта, жетіліктен
value-pack-36 = 36 карта, алтылықтан
value-pack-52 = 52 карта, екіліктен
value-pack-54 = 52 карта және екі джокер
value-pack-2x36 = 36 карталық екі колода
value-pack-2x52 = 52 карталық екі колода
says-pack =
    { $number ->
        [54] 52 карта және екі джокер
        [72] 36 карталық екі колода
        [104] 52 карталық екі колода
       *[other] { $number } карта
    }
rule-hand-size = Қолдағы карталар
# unreviewed: айналым (bout)
rule-hand-size-about = Әркімге неше карта таратылады және айналымнан кейін қол нешеге дейін толтырылады.
says-hand-size = әр қолда { $number } карта
rule-trump-mode = Көзір
rule-trump-mode-about = Көзір қалай анықталады немесе әрқашан қай масть.
value-trump-mode-turned = Әр жолы карта шешеді
# unreviewed: names of the suits
value-trump-mode-always-clubs = Әрқашан крест
# unreviewed: names of the suits
value-trump-mode-always-diamonds = Әрқашан қиық
# unreviewed: names of the suits
value-trump-mode-always-hearts = Әрқашан табан
# unreviewed: names of the suits
value-trump-mode-always-spades = Әрқашан шыбын
value-trump-mode-none = Көзірсіз
# unreviewed: names of the suits
says-trump-mode =
    { $value ->
        [always_clubs] көзір әрқашан крест
        [always_diamonds] көзір әрқашан қиық
        [always_hearts] көзір әрқашан табан
        [always_spades] көзір әрқашан шыбын
        [none] көзірсіз
       *[turned] көзірді карта шешеді
    }
rule-trump-source = Көзірді қай карта шешеді
rule-trump-source-about = Ашылған карта колода астында жатып, ең соңында алынады; соңғы таратылған карта ойыншыда қалады.
value-trump-source-next-after-deal = Таратқаннан кейінгі бірінші карта
value-trump-source-bottom-card = Колоданың ең астыңғы картасы
value-trump-source-last-dealt = Соңғы таратылған карта
says-trump-source =
    { $value ->
        [bottom_card] көзірді колоданың ең астыңғы картасы шешеді
        [last_dealt] көзірді соңғы таратылған карта шешеді
       *[next_after_deal] көзірді таратқаннан кейінгі бірінші карта шешеді
    }

rule-first-attacker = Бірінші партияны кім бастайды
rule-first-attacker-about = Ең бірінші картаны кім ойнайды.
value-first-attacker-lowest-trump = Ең кіші көзірі бар ойыншы
value-first-attacker-left-of-dealer = Таратушының сол жағындағы
# unreviewed: жеребе (lot)
value-first-attacker-lot = Жеребе шешеді
# unreviewed: жеребе (lot)
says-first-attacker =
    { $value ->
        [left_of_dealer] бірінші партияны таратушының сол жағындағы бастайды
        [lot] бірінші партияны кім бастайтынын жеребе шешеді
       *[lowest_trump] бірінші партияны ең кіші көзір бастайды
    }
rule-next-first-attacker = Келесі партияларды кім бастайды
rule-next-first-attacker-about = Бір партия ойналған соң бірінші картаны кім ойнайды.
value-next-first-attacker-lowest-trump = Ең кіші көзірі бар ойыншы
value-next-first-attacker-left-of-dealer = Таратушының сол жағындағы
# unreviewed: жеребе (lot)
value-next-first-attacker-lot = Жеребе шешеді
value-next-first-attacker-under-fool = Дурактың оң жақ көршісі, дуракқа қарсы
value-next-first-attacker-from-under-fool = Дурактың сол жақ көршісі
value-next-first-attacker-winner = Бірінші шыққан ойыншы
value-next-first-attacker-fool = Дурак
# unreviewed: жеребе (lot)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] келесі партияларды таратушының сол жағындағы бастайды
        [lot] келесі партияларды кім бастайтынын жеребе шешеді
        [under_fool] келесі партия дуракқа шабуылдан басталады
        [from_under_fool] келесі партияны дурактың сол жақ көршісі бастайды
        [winner] келесі партияны бірінші шыққан бастайды
        [fool] келесі партияны дурак бастайды
       *[lowest_trump] келесі партияларды ең кіші көзір бастайды
    }
rule-no-trump-fallback = Ешкімде көзір болмаса
rule-no-trump-fallback-about = Ең кіші көзір шешуі керек, бірақ ешкімде көзір жоқ болса, кім бастайды.
value-no-trump-fallback-lowest-card = Ең кіші картасы бар ойыншы
# unreviewed: жеребе (lot)
value-no-trump-fallback-lot = Жеребе шешеді
value-no-trump-fallback-first-seat = Бірінші орындағы ойыншы
# unreviewed: жеребе (lot)
says-no-trump-fallback =
    { $value ->
        [lot] ешкімде көзір болмаса жеребе шешеді
        [first_seat] ешкімде көзір болмаса бірінші орын бастайды
       *[lowest_card] ешкімде көзір болмаса ең кіші карта бастайды
    }
rule-dealer = Келесіде кім таратады
rule-dealer-about = Келесі партияда картаны кім таратады.
value-dealer-fool = Дурак
value-dealer-next-seat = Сол жақтағы келесі ойыншы
says-dealer =
    { $value ->
        [next_seat] картаны кезекпен таратады
       *[fool] картаны дурак таратады
    }

rule-throwers = Кім қоса алады
# unreviewed: дәреже (rank)
rule-throwers-about = Қосу — шабуылға үстелдегі дәрежелерден карта үстеу.
value-throwers-all = Қорғанушыдан басқаның бәрі
value-throwers-neighbours = Қорғанушының екі көршісі
value-throwers-attacker-only = Тек шабуылшы
value-throwers-nobody = Ешкім
says-throwers =
    { $value ->
        [neighbours] тек қорғанушының көршілері қосады
        [attacker_only] тек шабуылшы қосады
        [nobody] ешкім қоспайды
       *[all] бәрі қосады
    }
rule-throw-order = Қосу реті
rule-throw-order-about = Әркім қалаған кезде қоса ма, әлде кезегін күте ме.
value-throw-order-free = Кім жылдам болса
value-throw-order-ordered = Кезекпен, алдымен шабуылшы
says-throw-order =
    { $value ->
        [ordered] кезекпен қосады
       *[free] кезексіз қосады
    }
rule-throw-timing = Қашан қосуға болады
rule-throw-timing-about = Жаңа карта келгенше қаншасы басылуы керек.
value-throw-timing-any-time = Кез келген уақытта
value-throw-timing-after-first-beat = Бірінші карта басылған соң
value-throw-timing-all-beaten = Бәрі басылғанда ғана
says-throw-timing =
    { $value ->
        [after_first_beat] бірінші карта басылған соң қосады
        [all_beaten] бәрі басылғанда ғана қосады
       *[any_time] кез келген уақытта қосады
    }
# unreviewed: дәреже (rank)
rule-throw-ranks = Қай дәрежелерді қосуға болады
rule-throw-ranks-about = Қорғаныс карталары да санала ма, әлде тек шабуыл карталары ма.
# unreviewed: дәреже (rank)
value-throw-ranks-attack-and-defence = Үстелдегі барлық дәреже
# unreviewed: дәреже (rank)
value-throw-ranks-attack-only = Тек шабуыл карталарының дәрежелері
# unreviewed: дәреже (rank)
says-throw-ranks =
    { $value ->
        [attack_only] тек шабуыл карталарының дәрежелері қосылады
       *[attack_and_defence] үстелдегі барлық дәреже қосылады
    }
rule-throw-after-take = «Аламын» дегеннен кейін қосу
# unreviewed: дәреже (rank)
rule-throw-after-take-about = Алған ойыншыға үстелдегі дәрежелерден тағы карта беруге болады.
says-throw-after-take =
    { $value ->
        [off] «Аламын» дегеннен кейін қосылмайды
       *[on] «Аламын» дегеннен кейін де қосылады
    }
# unreviewed: айналым (bout)
rule-opening = Айналымның алғашқы карталары
# unreviewed: дәреже (rank), айналым (bout)
rule-opening-about = Айналымды дәрежесі бірдей бірнеше картадан бастауға бола ма.
value-opening-one-card = Бір карта
# unreviewed: дәреже (rank)
value-opening-equal-ranks = Бір не дәрежесі бірдей бірнеше карта
# unreviewed: дәреже (rank), айналым (bout)
says-opening =
    { $value ->
        [equal_ranks] айналымды дәрежесі бірдей бірнеше картамен бастауға болады
       *[one_card] айналым бір картадан басталады
    }
# unreviewed: айналым (bout)
rule-attack-limit = Айналымдағы шабуыл картасының шегі
# unreviewed: айналым (bout)
rule-attack-limit-about = Қорғанушы бір айналымда ең көбі неше карта басуы мүмкін.
value-attack-limit-0 = Шек жоқ
# unreviewed: айналым (bout)
says-attack-limit =
    { $number ->
        [0] айналымда шабуыл картасы шексіз
       *[other] айналымда ең көбі { $number } шабуыл картасы
    }
# unreviewed: айналым (bout)
rule-first-bout-limit = Бірінші айналымның шегі
rule-first-bout-limit-about = Ешкім басынан-ақ картаға көміліп қалмауы үшін.
# unreviewed: айналым (bout)
value-first-bout-limit-0 = Әр айналымдағыдай
# unreviewed: айналым (bout)
says-first-bout-limit =
    { $number ->
        [0] бірінші айналымда да сонша
       *[other] бірінші айналымда ең көбі { $number }
    }
# unreviewed: айналым (bout)
rule-first-cap-scope = Бірінші айналымның шегі қашанға дейін
# unreviewed: айналым (bout)
rule-first-cap-scope-about = Бірінші айналымда карта алынуы мүмкін; шек содан кейін де қала алады.
# unreviewed: айналым (bout)
value-first-cap-scope-first-bout = Тек бірінші айналымда
# unreviewed: бита (all is beaten; the discard pile)
value-first-cap-scope-until-first-discard = Алғашқы битаға дейін
# unreviewed: бита (all is beaten; the discard pile), айналым (bout)
says-first-cap-scope =
    { $value ->
        [until_first_discard] бірінші айналымның шегі алғашқы битаға дейін
       *[first_bout] бірінші айналымның шегі сонымен бітеді
    }
rule-defender-hand-cap = Қорғанушының қолы шабуылды шектейді
rule-defender-hand-cap-about = Қорғанушы баса алатыннан көп карта қоюға бола ма.
value-defender-hand-cap-when-became-defender = Қолында болғаннан көп емес
value-defender-hand-cap-none = Көбірек те болады
says-defender-hand-cap =
    { $value ->
        [none] қорғанушының қолы шабуылды шектемейді
       *[when_became_defender] қорғанушының қолы шабуылды шектейді
    }

# unreviewed: аудару (to transfer)
rule-transfer = Аудару
# unreviewed: дәреже (rank)
rule-transfer-about = Әлі ештеңе баспаған қорғанушы дәрежесі бірдей карта қоя алады: енді келесі ойыншы қорғанады.
# unreviewed: аудару (to transfer)
says-transfer =
    { $value ->
        [on] шабуылды аударуға болады
       *[off] аударусыз
    }
# unreviewed: аудару (to transfer)
rule-transfer-cards = Неше картамен аударады
# unreviewed: дәреже (rank), аудару (to transfer)
rule-transfer-cards-about = Аударғанда сол дәрежеден бірнеше карта қоюға бола ма.
value-transfer-cards-one = Бір картамен
# unreviewed: дәреже (rank)
value-transfer-cards-several = Сол дәреженің бірнеше картасымен
# unreviewed: аудару (to transfer)
says-transfer-cards =
    { $value ->
        [several] бірнеше картамен аударуға болады
       *[one] бір картамен аударады
    }
# unreviewed: аудару (to transfer)
rule-transfer-sufficiency = Аудару үшін карта жетуі керек
rule-transfer-sufficiency-about = Ешкімге қолындағыдан көп карта басуға тура келмейді.
# unreviewed: аудару (to transfer)
says-transfer-sufficiency =
    { $value ->
        [off] картасы жетпейтінге де аударады
       *[on] тек картасы жететінге аударады
    }
# unreviewed: аудару (to transfer), айналым (bout)
rule-transfer-in-first-bout = Бірінші айналымда аудару
# unreviewed: аудару (to transfer)
rule-transfer-in-first-bout-about = Ең бірінші шабуылды аударуға бола ма.
# unreviewed: аудару (to transfer), айналым (bout)
says-transfer-in-first-bout =
    { $value ->
        [off] бірінші айналым аударылмайды
       *[on] бірінші айналым да аударылады
    }
# unreviewed: аудару (to transfer), айналым (bout)
rule-transfer-chain-limit = Айналымда неше рет аударады
# unreviewed: аудару (to transfer)
rule-transfer-chain-limit-about = Бір шабуыл ең көбі неше рет аударылады.
value-transfer-chain-limit-0 = Қанша болса да
# unreviewed: аудару (to transfer)
says-transfer-chain-limit =
    { $number ->
        [0] шабуылды қанша рет болса да аударады
       *[other] шабуылды ең көбі { $number } рет аударады
    }
# unreviewed: аудару (to transfer)
rule-transfer-by-showing = Карта көрсетіп аудару
# unreviewed: дәреже (rank), аудару (to transfer)
rule-transfer-by-showing-about = Сол дәреженің картасын көрсеткен ойыншы шабуылды аударады, ал карта өзінде қалады.
value-transfer-by-showing-off = Жоқ
# unreviewed: айналым (bout)
value-transfer-by-showing-trump = Көзір, айналымда бір рет
value-transfer-by-showing-trump-once-a-deal = Көзір, партияда бір рет
# unreviewed: айналым (bout)
value-transfer-by-showing-any-card = Кез келген карта, айналымда бір рет
# unreviewed: аудару (to transfer)
says-transfer-by-showing =
    { $value ->
        [trump] көзір көрсетіп аударуға болады
        [trump_once_a_deal] партияда бір рет көзір көрсетіп аударуға болады
        [any_card] кез келген картаны көрсетіп аударуға болады
       *[off] карта көрсетіп аударуға болмайды
    }

# unreviewed: бита (all is beaten; the discard pile)
rule-discard = Бита
rule-discard-about = Басылып кеткен карталарды қарауға бола ма.
value-discard-hidden = Жабық
value-discard-open = Қарауға болады
# unreviewed: бита (all is beaten; the discard pile)
says-discard =
    { $value ->
        [open] битаны қарауға болады
       *[hidden] бита жабық
    }
rule-draw-order = Карта алу реті
# unreviewed: айналым (bout)
rule-draw-order-about = Айналымнан кейін қол қандай ретпен толтырылады.
value-draw-order-defender-last = Алдымен шабуылшы, соңында қорғанушы
value-draw-order-defender-first = Алдымен қорғанушы
says-draw-order =
    { $value ->
        [defender_first] колодадан бірінші қорғанушы алады
       *[defender_last] колодадан соңында қорғанушы алады
    }
# unreviewed: аудару (to transfer)
rule-draw-lead = Аударғаннан кейін кім бірінші алады
rule-draw-lead-about = Қол толтырғанда кім шабуылшы саналады.
# unreviewed: аудару (to transfer)
value-draw-lead-last-transferrer = Соңғы аударған
# unreviewed: айналым (bout)
value-draw-lead-opener = Айналымды бастаған
# unreviewed: аудару (to transfer), айналым (bout)
says-draw-lead =
    { $value ->
        [opener] аударғаннан кейін бірінші айналымды бастаған алады
       *[last_transferrer] аударғаннан кейін бірінші соңғы аударған алады
    }
rule-swap-trump = Ашық көзірді айырбастау
# unreviewed: айналым (bout)
rule-swap-trump-about = Айналымдар арасында ең кіші көзірді колода астындағы ашық көзірге айырбастауға болады.
says-swap-trump =
    { $value ->
        [on] ең кіші көзірді ашық көзірге айырбастауға болады
       *[off] ашық көзір айырбасталмайды
    }
rule-draw-rule = Ешкімде карта қалмаса
# unreviewed: айналым (bout)
rule-draw-rule-about = Соңғы ойыншылардың картасы бір айналымда бітсе, не болады.
value-draw-rule-draw = Тең ойын: дурак жоқ
value-draw-rule-last-defender-loses = Соңғы қорғанушы дурак болады
says-draw-rule =
    { $value ->
        [last_defender_loses] ешкімде карта қалмаса соңғы қорғанушы дурак болады
       *[draw] ешкімде карта қалмаса тең ойын
    }

rule-placing = Не есептеледі
rule-placing-about = Бірнеше партия ойналғанда ұпай не үшін беріледі.
value-placing-fool-only = Ұпай дуракқа жазылады
value-placing-first-out-wins = Ұпайды бірінші шыққан алады
says-placing =
    { $value ->
        [first_out_wins] ұпайды бірінші шыққан алады
       *[fool_only] ұпай дуракқа жазылады
    }
# unreviewed: серия (series)
rule-series = Партиялар сериясы
# unreviewed: серия (series)
rule-series-about = Партиялар бірге санала ма және серия қашан бітеді.
value-series-none = Әр партия бөлек
value-series-to-points = Белгілі ұпайға дейін
value-series-deals = Белгілі партия саны
value-series-count = Ұпай шексіз саналады
# unreviewed: серия (series)
says-series =
    { $value ->
        [to_points] { $number } ұпайға дейінгі серия
        [deals] { $number } партиялық серия
        [count] ұпай шексіз саналады
       *[none] әр партия бөлек
    }
# unreviewed: серия (series)
rule-series-length = Серияның ұзақтығы
# unreviewed: серия (series)
rule-series-length-about = Серия неше ұпай не партия болады.
value-series-length-0 = Жоқ

rule-teams = Командалар
# unreviewed: серіктес (partner)
rule-teams-about = Серіктестер қарсыластар арасында отырады, бір-біріне шабуылдамайды, бірге ұтып, бірге ұтылады.
value-teams-none = Әркім өзі үшін
value-teams-2v2 = Екіге екі
value-teams-3v3 = Үшке үш
says-teams =
    { $number ->
        [4] екіге екі
        [6] үшке үш
       *[other] әркім өзі үшін
    }
# unreviewed: серіктес (partner)
rule-team-out-seat = Серіктес ойыннан шыққанда
rule-team-out-seat-about = Картасы қалмаған ойыншының кезегі не болады.
# unreviewed: серіктес (partner)
value-team-out-seat-partner-plays = Орнына серіктесі ойнайды
value-team-out-seat-skipped = Кезегі өткізіледі
# unreviewed: серіктес (partner)
says-team-out-seat =
    { $value ->
        [skipped] шыққан ойыншының кезегі өткізіледі
       *[partner_plays] шыққан ойыншының орнына серіктесі ойнайды
    }

rule-low-beats-ace = Ең кіші карта тұзды басады
rule-low-beats-ace-about = Мастьтің ең әлсіз картасы, көбіне алтылық, ең күштісін де басады.
value-low-beats-ace-off = Жоқ
value-low-beats-ace-same-suit = Әр мастьте
value-low-beats-ace-trumps = Тек көзірлерде
says-low-beats-ace =
    { $value ->
        [same_suit] мастьтің ең кіші картасы оның тұзын басады
        [trumps] ең кіші көзір көзір тұзын басады
       *[off] ең кіші карта тұзды баспайды
    }
# unreviewed: names of the suits
rule-spades-only-spades = Шыбынды тек шыбын басады
# unreviewed: names of the suits
rule-spades-only-spades-about = Басқа мастьтің көзірі шыбынды баспайды.
# unreviewed: names of the suits
says-spades-only-spades =
    { $value ->
        [on] шыбынды тек шыбын басады
       *[off] көзір шыбынды да басады
    }
rule-ace-turned-up = Көзірді тұз шешсе
rule-ace-turned-up-about = Кейбіреулер мұндайда қайта таратады.
value-ace-turned-up-keep = Ойнай береді
value-ace-turned-up-redeal = Қайта таратады
says-ace-turned-up =
    { $value ->
        [redeal] тұз ашылса қайта таратады
       *[keep] көзірді тұз да шеше алады
    }
rule-redeal = Қашан қайта таратады
rule-redeal-about = Біреудің қолы осындай болса, бәріне қайта таратылады.
value-redeal-never = Ешқашан
value-redeal-five-of-a-suit = Бір мастьтен бес не одан көп карта
value-redeal-one-colour = Бәрі қызыл не бәрі қара
says-redeal =
    { $value ->
        [five_of_a_suit] бір мастьтен бес карта болса қайта таратады
        [one_colour] бәрі қызыл не бәрі қара болса қайта таратады
       *[never] қайта таратпайды
    }
# unreviewed: погон (epaulette)
rule-pogony = Погондар
# unreviewed: погон (epaulette)
rule-pogony-about = Ең кіші карталармен соңғы шабуыл дурактың иығына погон тағады. Жай әзіл: ештеңені өзгертпейді.
# unreviewed: погон (epaulette)
says-pogony =
    { $value ->
        [on] соңындағы ең кіші карталар дурактың погоны
       *[off] погонсыз
    }
# unreviewed: айналым (bout)
rule-bout-limit = Неше айналымнан кейін тең ойын
# unreviewed: айналым (bout)
rule-bout-limit-about = Бір орында айналған ойын осынша айналымнан кейін тең деп тоқтатылады.
# unreviewed: айналым (bout)
says-bout-limit = { $number } айналымнан кейін тең ойын

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Қолда { $given } емес, { $least }–{ $most } карта болады.
# unreviewed: аудару (to transfer), айналым (bout), серия (series)
conflict-negative =
    { $parameter ->
        [attack_limit] Шабуыл картасының шегі { $given } бола алмайды: ең азы 0.
        [first_bout_limit] Бірінші айналымның шегі { $given } бола алмайды: ең азы 0.
        [transfer_chain_limit] Аудару саны { $given } бола алмайды: ең азы 0.
       *[series_length] Серияның ұзақтығы { $given } бола алмайды: ең азы 0.
    }
# unreviewed: айналым (bout)
conflict-bout-limit = Айналым саны { $given } бола алмайды: кемінде біреу керек.
# unreviewed: айналым (bout)
conflict-first-limit-above = Бірінші айналымның шегі { $given }, қалғандарынікі { $most }: ол тек аз бола алады.
conflict-redeal-hand-size = Бір мастьтен бес карта үшін қайта таратуға қолда ең көбі { $most } карта керек: одан көпте бесеуі әрдайым дерлік табылады.
conflict-ace-needs-turned-trump = Бұл ережелерде көзірді карта шешпейді, демек тұз да шешпейді.
conflict-source-needs-turned-trump = Бұл ережелерде көзірді карта шешпейді: таңдайтын ештеңе жоқ.
conflict-swap-needs-face-up-trump = Бұл ережелерде колода астында ашық көзір жоқ: айырбастайтын ештеңе жоқ.
conflict-low-trump-needs-trump = Көзір жоқ болса, тұзды басатын ең кіші көзір де жоқ.
# unreviewed: аудару (to transfer)
conflict-showing-needs-trump = Көзір жоқ болса, оны көрсетіп аударуға болмайды.
# unreviewed: аудару (to transfer)
conflict-showing-needs-transfer = Карта шабуылды аудару үшін көрсетіледі, демек аударуға да рұқсат керек.
conflict-first-deal-has-no-fool = Бірінші партияға дейін дурак та, жеңімпаз да жоқ: кім бастайтынын олар шеше алмайды.
# unreviewed: серия (series)
conflict-series-length-missing = Серия неше ұпай не партия болатынын таңдаңыз.
# unreviewed: серия (series)
conflict-series-length-unused = Ұзақтық тек белгілі ұпайға не партияға дейінгі серияда болады.
# unreviewed: аудару (to transfer)
conflict-teams-never-transfer = Командалар аударусыз ойнайды.
conflict-teams-have-no-one-fool = Командалық ойында дурак біреу емес: кім бастайтынын ол шеше алмайды.
conflict-teams-seats = Мұндай командаларға { $given } емес, { $most } ойыншы керек.
conflict-too-few-seats = { $given } ойыншы аз: кемінде { $least } керек.
conflict-too-many-seats = { $cards } карта { $given } ойыншыға жетпейді: ең көбі { $most }.

## The table

table-title = Ойын үстелі
table-players = Ойыншылар
table-profile = Профиль: { $player }
table-bout = Үстелдегі карталар
table-bout-empty = Үстелде карта жоқ
table-hand = Карталарыңыз
table-stock = Колода
# unreviewed: бита (all is beaten; the discard pile)
table-discard = Бита
table-actions = Әрекеттер
table-practice = Жаттығу
table-practice-hint = Жүріс қайтарылған: бұл ойын есепке кірмейді.
table-thinking = ойлануда
table-done = енді қоспайды
table-lobby = Басты бет
table-undo = Жүрісті қайтару
table-takeback = Қайтару
table-ask = Кеңес сұрау
table-mute = Дыбысты өшіру
table-unmute = Дыбысты қосу
# unreviewed: айналым (bout)
table-last-bout = Соңғы айналым
table-log = Партия осы сәтке дейін
# unreviewed: айналым (bout)
table-log-bout = { $number }-айналым
table-how-to-play = Қалай ойналады
table-settings = Баптаулар
table-removed = Үстел иесі сізді үстелден шығарды.
table-closed = Бұл үстел жабылды.
table-away = байланыс жоқ
table-bot-sits-in = әзірге бот ойнап тұр
table-wishes = тағы ойнағысы келеді
table-watchers = көрермендер
table-talk = Бірдеңе айту
table-people = Ойыншылар
# unreviewed: бита (all is beaten; the discard pile)
table-last-bout-beaten = Барлық карта басылып, битаға кетті.
table-last-bout-taken = { $player } карталарды алды.
table-last-bout-taken-you = Карталарды сіз алдыңыз.
table-rules = Осы үстелдің ережелері
table-team = Команда { $number }
# unreviewed: серіктес (partner)
table-partner = Серіктесіңіз
# $player plays for a partner who is out, $other.
# unreviewed: серіктес (partner)
table-plays-for = { $player } серіктесінің ({ $other }) орнына ойнайды
# unreviewed: серіктес (partner)
table-plays-for-you = Сіз серіктесіңіздің ({ $other }) орнына ойнайсыз
table-plays-your-turn = { $player } сіздің орныңызға ойнайды
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Ұтқан партиялар
       *[against] Неше рет дурак
    }
# unreviewed: серия (series)
series-to-points = { $number } ұпайға дейінгі серия
series-over-deals = Партия { $deal } / { $number }
# $players is one name or a list of names.
# unreviewed: серия (series)
series-winner = Серияның жеңімпазы: { $players }
# unreviewed: серия (series)
series-winner-you = Серияны сіз ұттыңыз!
series-next-deal = Келесі партия
# unreviewed: бита (all is beaten; the discard pile)
discard-look = Битаны қарау

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Ани
        [Areg] Арег
        [Eka] Эка
        [Emin] Эмин
        [Jaan] Яан
        [Luka] Лука
        [Mari] Мари
        [Nane] Нанэ
        [Nigar] Нигар
        [Olya] Оля
        [Petryk] Петрик
        [Vanya] Ваня
        [Aram] Арам
        [Boris] Борис
        [Giorgi] Гиорги
        [Gohar] Гоар
        [Kadri] Кадри
        [Leyla] Лейла
        [Margus] Маргус
        [Nino] Нино
        [Oksana] Оксана
        [Rauf] Рауф
        [Tamar] Тамар
        [Taras] Тарас
       *[other] { $name }
    }

## The line above the hand

prompt-open = Сіз шабуылдайсыз, { $player } қорғанады
prompt-defend =
    { $number ->
        [one] Картаны басыңыз не алыңыз
       *[other] { $number } картаны басыңыз не алыңыз
    }
# unreviewed: аудару (to transfer)
prompt-defend-transfer =
    { $number ->
        [one] Басыңыз, аударыңыз не алыңыз
       *[other] { $number } картаны басыңыз, аударыңыз не алыңыз
    }
prompt-add = { $player } қорғанады: қоса аласыз
# unreviewed: бита (all is beaten; the discard pile)
prompt-covered = Бәрі басылды: қосыңыз не «Бита»
prompt-taking = { $player } алады: қосыңыз не «Пас»
prompt-wait-open = { $player } шабуылдайды…
prompt-wait-open-you = { $player } сізге шабуылдайды…
prompt-wait-defend = { $player } қорғанады…
prompt-wait-throw-in = { $player } қоса алады…
prompt-wait-taking = Сіз аласыз. { $player } қоса алады…
prompt-wait = Бір сәт…
prompt-wait-again = Күтіп отырмыз: { $players }
prompt-taking-soon = Сіз аласыз…
prompt-still-taking = Сіз карталарды аласыз. Ойынды жалғастыру үшін «Қайтару» түймесін түртіңіз
prompt-done-soon = Қосатын картаңыз жоқ…
prompt-out = Ойыннан аман шықтыңыз
prompt-choose-target = { $card } қайда барсын?
# unreviewed: дәреже (rank)
prompt-selected =
    { $number ->
        [one] { $cards }: енді дәрежесі бірдей басқа карталарды түртіңіз
       *[other] { $cards } бірге: үстелді түртіңіз
    }
# unreviewed: дәреже (rank)
prompt-one-rank = Тек дәрежесі бірдей карталар бірге ойналады
prompt-dropped = Дайындалған карта қолыңызда қалды
prompt-drop-here = Осында
# unreviewed: аудару (to transfer)
prompt-transfer-here = Аудару: { $player } қорғансын
prompt-over = Ойын бітті
# unreviewed: бита (all is beaten; the discard pile)
prompt-covered-nothing = Бәрі басылды: қосатын карта жоқ, «Бита» деңіз
prompt-taking-nothing = { $player } алады: қосатын карта жоқ, «Пас» деңіз
prompt-bout-beaten = Бәрі басылды.
prompt-tap-to-go-on = Жалғастыру үшін түртіңіз
prompt-trump = Көзір: { $card }.
prompt-trumps = Көзір: { $suit }.
prompt-no-trumps = Көзір жоқ.
prompt-no-line = Байланыс жоқ: қазір ойнауға болмайды

## Buttons

# unreviewed: бита (all is beaten; the discard pile)
action-bita = Бита
action-pass = Пас
action-take = Аламын
action-take-undo = Қайтару
# unreviewed: аудару (to transfer)
action-transfer = Аудару
action-lay = { $number } карта ойнау
action-unselect = Таңдауды алып тастау
action-swap = Көзірді айырбастау
action-skip-to-end = Бірден соңына
action-rematch = Тағы ойнау
action-leave = Басты бет
action-see-table = Үстелді көру
action-review = Ойынды қарау
action-how-to-play = Қалай ойналады?

## After the game

end-safe-you = Аман шықтыңыз!
end-places = Орындар

## Settings

settings-title = Баптаулар
settings-section-look = Көрініс
settings-section-play = Ойын
settings-section-motion = Қозғалыс
settings-language = Тіл
settings-theme = Тақырып
settings-theme-auto = Авто
settings-theme-light = Ашық
settings-theme-dark = Қараңғы
settings-hints = Кеңестер
settings-hints-hint = Қай картаны ойнауға болатынын, қалғандарын неге болмайтынын көрсетеді.
settings-advise = Кеңесші
settings-advise-hint = Түйме ең күшті бот не істейтінін және неге екенін көрсетеді.
settings-tap = Картаны түрткенде
settings-tap-plays = Ойналады
settings-tap-second = Таңдалады, екіншіде ойналады
settings-sort = Карталарымның реті
settings-sort-suit = Мастьпен
# unreviewed: дәреже (rank)
settings-sort-rank = Дәрежемен
settings-sort-own = Өзім тізгендей
settings-speed = Карталардың қозғалысы
settings-speed-off = Жоқ
settings-speed-fast = Жылдам
settings-speed-normal = Орта
settings-speed-slow = Баяу
# unreviewed: айналым (bout)
settings-hold = Біткен айналым үстелде тұрады
settings-hold-none = Тұрмайды
settings-hold-seconds = { $seconds } с
settings-hold-tap = Мен түрткенше
settings-section-sound = Дыбыс
settings-sounds = Дыбыстар
settings-volume = Дыбыс деңгейі
settings-volume-low = Төмен
settings-volume-medium = Орташа
settings-volume-high = Жоғары
settings-vibration = Діріл
settings-vibration-hint = Дірілі бар телефондар мен планшеттерде.
# unreviewed: бита (all is beaten; the discard pile)
settings-auto-done = «Бита» мен «Пас» менің орныма айтылсын
settings-auto-done-hint = Қосатын картам болмағанда.
settings-take-undo = «Аламын» сөзін қайтару уақыты
settings-take-undo-hint = Сөз 0,8 секундтан кейін жіберіледі.
settings-premoves = Басқалар ойнағанда карта дайындау
settings-premoves-hint = Түртсе, карта дайындалады; мүмкін болысымен ойналады, екінші рет түртсе, бас тартылады.
settings-letters = Суретті карталардың әріптері
settings-letters-auto = Тілдегідей
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Мастьтердің түсі
settings-colours-two = Екі
settings-colours-four = Төрт
settings-colours-safe = Төрт, оңай ажыратылатын
settings-back = Картаның сырты
settings-back-red = Қызыл
settings-back-blue = Көк
settings-back-green = Жасыл
settings-back-black = Қара
settings-table = Үстел түсі
settings-table-green = Жасыл
settings-table-blue = Көк
settings-table-burgundy = Күрең
settings-table-slate = Сұр
# unreviewed: дәреже (rank)
settings-large-index = Картадағы ірі дәреже мен масть
settings-trump-marks = Қолымдағы көзірлерді белгілеу
settings-contrast = Контраст
settings-contrast-auto = Авто
settings-contrast-high = Жоғары
settings-left-handed = Солақайға
settings-shortcuts = Пернелер тіркесімдері
settings-reset = Барлық баптауды қалпына келтіру

## Sharing a table, and the page without its server

share-title = { $attacker } шабуылдайды, { $defender } қорғанады
share-about = Дурак үстелі: { $players }. Ойынның жайын көріп, өзіңіз де ойнаңыз.
app-somebody = Ойыншы
share-sheet-title = Үстелмен бөлісу
share-picture = Үстелдің суреті
share-with-cards = Карталарыммен бірге
share-with-cards-hint = Оларды сілтемесі бар кез келген адам көреді. Басқалардың карталары ешқашан көрсетілмейді.
share-link = Сілтеме
share-copy = Сілтемені көшіру
share-copied = Көшірілді
share-send = Бөлісу
table-share = Бөлісу
app-shared = Үстелді { $player } осылай көрді
app-play-yourself = Өзіңіз ойнаңыз
app-bad-link = Бұл сілтеме үстелді көрсетпейді: ол толық емес не қате терілген.
app-nowhere = Бұл мекенжайда ештеңе жоқ.

app-kept = Байланыс жоқ. Үстелдің соңғы күйі: { $time }
app-newer = Жаңа нұсқа дайын. Ол ойын біткенде ашылады.
app-older = Бұл бет серверден ескі.
app-open-newer = Жаңасын ашу
app-install = Қолданба ретінде орнату

## Keyboard

keys-title = Пернетақта
keys-arrows = Картаны не нысананы таңдау
# unreviewed: дәреже (rank)
keys-ranks = Сол дәреженің келесі картасына өту
keys-enter = Картаны ойнау не таңдау
# unreviewed: дәреже (rank)
keys-select = Дәрежесі бірдей бірнеше картаны бірге ойнау үшін таңдау
keys-escape = Бас тарту
keys-take = Аламын
# unreviewed: бита (all is beaten; the discard pile)
keys-done = Бита не Пас
# unreviewed: аудару (to transfer)
keys-transfer = Аудару
keys-sort = Карталарымның ретін өзгерту
keys-move = Картаны қолда жылжыту
keys-explain = Кеңес сұрау; күңгірт картада: неге болмайды?
# unreviewed: айналым (bout)
keys-last-bout = Соңғы айналым
keys-undo = Соңғы жүрісті қайтару
keys-read = Үстелді дауыстап оқу
keys-help = Осы тізім
keys-tab = Келесі: хабар, карталарым, үстел, түймелер, ойыншылар
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Бос орын
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + шерту

## Lists: $items are joined by commas

list-and = { $items } және { $last }
list-or = { $items } не { $last }

## Card names, for speech

# unreviewed: a native reader should hear the names of the cards
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] қызыл джокер
               *[black] қара джокер
            }
       *[other]
            { $suit ->
                [clubs] крест
                [diamonds] қиық
                [hearts] табан
               *[spades] шыбын
            } { $rank ->
                [r2] екілігі
                [r3] үштігі
                [r4] төрттігі
                [r5] бестігі
                [r6] алтылығы
                [r7] жетілігі
                [r8] сегіздігі
                [r9] тоғыздығы
                [r10] ондығы
                [J] валеті
                [Q] дамасы
                [K] королі
               *[A] тұзы
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] қызыл джокерді
               *[black] қара джокерді
            }
       *[other]
            { $suit ->
                [clubs] крест
                [diamonds] қиық
                [hearts] табан
               *[spades] шыбын
            } { $rank ->
                [r2] екілігін
                [r3] үштігін
                [r4] төрттігін
                [r5] бестігін
                [r6] алтылығын
                [r7] жетілігін
                [r8] сегіздігін
                [r9] тоғыздығын
                [r10] ондығын
                [J] валетін
                [Q] дамасын
                [K] королін
               *[A] тұзын
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] қызыл джокермен
               *[black] қара джокермен
            }
       *[other]
            { $suit ->
                [clubs] крест
                [diamonds] қиық
                [hearts] табан
               *[spades] шыбын
            } { $rank ->
                [r2] екілігімен
                [r3] үштігімен
                [r4] төрттігімен
                [r5] бестігімен
                [r6] алтылығымен
                [r7] жетілігімен
                [r8] сегіздігімен
                [r9] тоғыздығымен
                [r10] ондығымен
                [J] валетімен
                [Q] дамасымен
                [K] королімен
               *[A] тұзымен
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] қызыл джокердің
               *[black] қара джокердің
            }
       *[other]
            { $suit ->
                [clubs] крест
                [diamonds] қиық
                [hearts] табан
               *[spades] шыбын
            } { $rank ->
                [r2] екілігінің
                [r3] үштігінің
                [r4] төрттігінің
                [r5] бестігінің
                [r6] алтылығының
                [r7] жетілігінің
                [r8] сегіздігінің
                [r9] тоғыздығының
                [r10] ондығының
                [J] валетінің
                [Q] дамасының
                [K] королінің
               *[A] тұзының
            }
    }
# unreviewed: names of the suits
suit-name =
    { $suit ->
        [clubs] крест
        [diamonds] қиық
        [hearts] табан
       *[spades] шыбын
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Ойын бітті.
why-seat-out = Сіз ойыннан шықтыңыз: карта да жоқ, уайым да жоқ.
# unreviewed: айналым (bout)
why-not-the-attacker = Бұл айналымды { $player } бастайды. Бірінші картаны күтіңіз.
# unreviewed: аудару (to transfer)
why-not-the-defender = Басу, алу және аудару тек қорғанушының ({ $player }) ісі.
why-defender-never-adds = Сіз қорғанасыз: картаны басыңыз не алыңыз. Қосатындар — басқалар.
# unreviewed: серіктес (partner)
why-defenders-partner = Қорғанушы ({ $player }) — серіктесіңіз: серіктеске қоспайды.
why-not-a-thrower = Бұл ережелерде қорғанушыға ({ $player }) қазір қоса алмайсыз.
why-not-your-turn = Алдымен { $player } қоса алады. Кезегіңізді күтіңіз.
why-no-attack-yet = { $player } әлі шабуылдаған жоқ: басатын карта жоқ.
# unreviewed: айналым (bout)
why-must-open = Айналымды сіз бастайсыз: карта ойнауыңыз керек.
why-unbeaten-cards = Әлі басылмаған: { $cards }. Қорғанушыны күтіңіз.
why-already-done = Енді қоспаймын дедіңіз. Жаңа карта қойылғанша күтіңіз.
why-already-taking = «Аламын» дедіңіз. Басқалар қосқанша күтіңіз.
why-nothing-to-take = Бәрі басылды: алатын ештеңе қалмады.
why-nothing-to-beat = Барлық шабуыл картасы басылды. Күтіңіз, мүмкін тағы қосар.
why-not-in-hand = { $card } сіздің қолыңызда жоқ.
# unreviewed: аудару (to transfer)
why-joker-only-beats = { $card } тек басады: джокермен шабуылдауға да, аударуға да болмайды.
# unreviewed: дәреже (rank)
why-rank-not-on-table = { $card } келмейді: тек үстелдегі дәрежелерді қоса аласыз: { $ranks }.
why-after-first-beat = Бұл ережелерде бірінші карта басылған соң ғана қосуға болады.
why-not-all-beaten = Бұл ережелерде бәрі басылғанда ғана қосады. Әлі басылмаған: { $cards }.
why-defender-hand-limit = Қорғанушының ({ $player }) қолында бары { $number } карта болды: шабуылда одан көп болмайды.
# unreviewed: айналым (bout)
why-first-bout-limit = Бірінші айналымда ең көбі { $number } шабуыл картасы болады.
# unreviewed: айналым (bout)
why-bout-limit = Бір айналымда ең көбі { $number } шабуыл картасы болады.
why-not-on-table = { $target }: үстелде мұндай шабуыл картасы жоқ.
why-already-beaten = { $target } басылып қойған.
why-too-low = { $card } мына картаны баспайды: { $target }. Үлкенірегі керек.
# unreviewed: names of the suits
why-wrong-suit =
    { $suit ->
        [clubs] { $card } мына картаны баспайды: { $target }. Басқа мастьті тек көзір басады, көзір — крест.
        [diamonds] { $card } мына картаны баспайды: { $target }. Басқа мастьті тек көзір басады, көзір — қиық.
        [hearts] { $card } мына картаны баспайды: { $target }. Басқа мастьті тек көзір басады, көзір — табан.
       *[spades] { $card } мына картаны баспайды: { $target }. Басқа мастьті тек көзір басады, көзір — шыбын.
    }
why-trump-needed = { $card } мына картаны баспайды: { $target }. Көзірді тек үлкенірек көзір басады.
why-suit-needed = { $card } мына картаны баспайды: { $target }. Көзір жоқ: тек сол мастьтің үлкенірегі басады.
# unreviewed: names of the suits
why-spades-only = { $card } мына картаны баспайды: { $target }. Бұл ережелерде шыбынды тек шыбын басады.
why-joker-colour = { $card } мына картаны баспайды: { $target }. Қызыл джокер тек қызылды, қарасы тек қараны басады.
why-joker-unbeatable = { $target }: мұны ештеңе баспайды.
why-beats-nothing = { $card } мыналардың ешқайсысын баспайды: { $cards }.
# unreviewed: аудару (to transfer)
why-transfer-off = Бұл ережелерде аудару жоқ.
# unreviewed: аудару (to transfer)
why-transfer-after-beat = Бір карта басылып қойған: аударуға кеш.
# unreviewed: дәреже (rank), аудару (to transfer)
why-transfer-rank = { $card } аудара алмайды: мына дәреже керек: { $ranks }.
# unreviewed: аудару (to transfer), айналым (bout)
why-transfer-first-bout = Бұл ережелерде бірінші айналым аударылмайды.
# unreviewed: аудару (to transfer)
why-transfer-chain = Бұл шабуыл { $number } рет аударылды: одан артық болмайды.
# unreviewed: аудару (to transfer)
why-nobody-to-receive = Аударатын ешкім қалмады.
why-receiver-hand-limit = Келесі ойыншының ({ $player }) бары { $number } картасы бар, ал басуы керегі { $needed } болар еді.
# unreviewed: аудару (to transfer)
why-show-off = Бұл ережелерде карта көрсетіп аударуға болмайды.
# unreviewed: дәреже (rank)
why-show-trump = { $card } көрсетілмейді: тек сол дәреженің көзірі көрсетіледі.
why-show-used = { $card } көрсетіліп қойған.
why-swap-off = Бұл ережелерде ашық көзір айырбасталмайды.
# unreviewed: айналым (bout)
why-swap-between-bouts = Ашық көзір тек айналымдар арасында айырбасталады, біріншіге дейін емес.
why-swap-no-trump-card = Колода астында ашық көзір енді жоқ.
why-swap-lowest = Колода астындағы — ең кіші көзірдің өзі.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = { $card_acc } ойнаңыз.
advice-throw-in = { $card_acc } қосыңыз.
advice-beat = { $target_acc } { $card_ins } басыңыз.
# unreviewed: аудару (to transfer)
advice-transfer = { $card_ins } аударыңыз.
# unreviewed: аудару (to transfer)
advice-show = { $card_acc } көрсетіп, аударыңыз.
advice-swap = Ашық көзірді айырбастаңыз.
advice-take = Алыңыз.
advice-done = Енді қоспаңыз.
advice-wait = Күтіңіз.
motive-only-move = Басқа ештеңе істей алмайсыз.
motive-wins = Қарсылас не істесе де, осылай ұтасыз.
# unreviewed: written without a native reader
motive-only-win = Тек осы ұтады: басқа кез келген жүріс жеңісті жібереді.
# unreviewed: written without a native reader
motive-draws = Қарсылас не істесе де, бұл тең ойынды сақтайды.
# unreviewed: written without a native reader
motive-only-draw = Тең ойынды тек осы сақтайды: басқа кез келген жүріс ұтылады.
motive-lost = Енді сізді тек қарсыластың қателігі құтқарады.
motive-last-card = { $card } — соңғы картаңыз, ал колода бос.
# unreviewed: айналым (bout)
motive-last-cards = Осы айналымда барлық картаңыз кетуі мүмкін: { $number }.
motive-swap = { $card } сіз беретін көзірден үлкен.
motive-unbeatable = { $card }: қорғанушыда ({ $player }) мұны басатын карта жоқ.
motive-pair = { $card }, одан кейін қоса аласыз: { $cards }.
motive-lowest = { $card } — көзірден басқа ең кіші картаңыз.
motive-lowest-trump = Қолыңызда тек көзір бар, ең кішісі — { $card }.
# unreviewed: written without a native reader
motive-he-holds = { $player } мына картаны ұстап отыр: { $cards }, онымен мұны басар еді: { $target }.
motive-hard-to-beat = { $card } кіші карталарыңыздан қиынырақ басылады: { $player } { $number } % ықтималдықпен баса алады.
# unreviewed: written without a native reader
motive-forces-trump = { $player } { $card_acc } тек көзірмен баса алады.
# unreviewed: written without a native reader
motive-no-trumps = Барлық көзірдің орны белгілі: { $player } көзірсіз.
motive-keeps-trumps = { $card } көзір жұмсамай басады: { $target }.
motive-trump-needed = { $target }: көзірсіз баса алмайсыз, ең арзаны — { $card }.
# unreviewed: дәреже (rank)
motive-no-new-rank = { $card } мынаны басады, үстелге жаңа дәреже әкелмейді: { $target }.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: мұндай дәрежелі карта басқа ешкімде жоқ, қосатын ештеңе жоқ.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } мұны басады: { $target }, ал мыналар бірге қалады: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = { $target }: бұдан кейін { $player } қоса алады: { $cards }.
motive-few-follow = { $card }: бұдан кейін кішірек картадан кейінгіден аз карта қосылады.
motive-cheapest-beat = { $card } — мынаны басатын ең кіші картаңыз: { $target }.
motive-cheapest-plan = { $target } үстіне { $card }: барлық { $number } карта осылай ең арзан басылады.
# unreviewed: аудару (to transfer)
motive-free-transfer = { $card } шабуылды аударады, көзір жұмсалмайды.
# unreviewed: аудару (to transfer)
motive-show = { $card_acc } көрсетіңіз: шабуыл аударылады, карта сізде қалады.
# unreviewed: аудару (to transfer)
motive-rather-than-take = Бәрін баса алмайсыз, ал { $card } шабуылды аударады.
motive-cannot-beat =
    { $number ->
        [one] Бұл картаны баса алмайсыз: алыңыз.
       *[other] { $number } картаның бәрін баса алмайсыз: алыңыз.
    }
motive-too-dear = Басу мынаған түсер еді: { $cards }. Алған жақсы.
motive-throw-in = { $card } келеді және көзір емес: бір карта азаяды.
motive-give-away = { $player } алады: { $card } бірге кетсін.
motive-nothing-fits = Ешбір картаңыз келмейді.
motive-saves-trumps = Тек көзірлеріңіз келеді: { $cards }. Оларды сақтаңыз.
motive-feeds = { $player } алады, бұл оған сыйлық болар еді: { $cards }.
motive-saves-high = Келетін карталар қосуға тым қымбат: { $cards }.
motive-wait = Алдымен { $player } не істейтінін көріңіз.
motive-preferred = Мүмкін { $number } жүрістен жақсырағы табылмады.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Дурак болып қалу ықтималдығы
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = ұтады
# unreviewed: written without a native reader
tutor-draw = тең
# unreviewed: written without a native reader
tutor-lose = ұтылады
# unreviewed: written without a native reader
tutor-worse = Нашарырақ: { $move } – { $number } % орнына { $other_number } %.
# unreviewed: written without a native reader
tutor-line = Ең жақсы ойын: { $moves }
# unreviewed: written without a native reader
tutor-solved = Ойын соңына дейін есептелді.
tutor-move-attack = { $card }
tutor-move-beat = { $card } → { $target }
# unreviewed: written without a native reader
tutor-move-transfer = аудару: { $card }
# unreviewed: written without a native reader
tutor-move-show = көрсету: { $card }
# unreviewed: written without a native reader
tutor-move-swap = ашық көзірді айырбастау
# unreviewed: written without a native reader
tutor-move-take = алу
# unreviewed: written without a native reader
tutor-move-done = енді қоспау
# unreviewed: written without a native reader
tutor-move-wait = күту
# unreviewed: written without a native reader
tutor-more = Толығырақ
# unreviewed: written without a native reader
tutor-candidates = Мыналардың бірі: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Ойынды соңына дейін есептеңіз.
# unreviewed: written without a native reader
tutor-think-counting = Санаңыз: басқаларда қандай карталар болуы мүмкін?
# unreviewed: written without a native reader
tutor-think-trumps = Көзірлеріңізді ойлаңыз.
# unreviewed: written without a native reader
tutor-think-low = Қай картасыз оңай боласыз?
# unreviewed: written without a native reader
tutor-think-pairs = Дәрежесі бірдей карталарға қараңыз.
# unreviewed: written without a native reader
tutor-think-taking = Бәрін басуға бола ма?
# unreviewed: written without a native reader
tutor-think-keeping = Келетін картаның бәрін салу міндетті емес.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

# unreviewed: names of the suits
event-dealt =
    { $suit ->
        [clubs] Картаны { $player } таратады. Ашылған карта: { $card }. Көзір: крест.
        [diamonds] Картаны { $player } таратады. Ашылған карта: { $card }. Көзір: қиық.
        [hearts] Картаны { $player } таратады. Ашылған карта: { $card }. Көзір: табан.
       *[spades] Картаны { $player } таратады. Ашылған карта: { $card }. Көзір: шыбын.
    }
# unreviewed: names of the suits
event-dealt-you =
    { $suit ->
        [clubs] Картаны сіз таратасыз. Ашылған карта: { $card }. Көзір: крест.
        [diamonds] Картаны сіз таратасыз. Ашылған карта: { $card }. Көзір: қиық.
        [hearts] Картаны сіз таратасыз. Ашылған карта: { $card }. Көзір: табан.
       *[spades] Картаны сіз таратасыз. Ашылған карта: { $card }. Көзір: шыбын.
    }
# When no card names the trumps.
# unreviewed: names of the suits
event-dealt-trumps =
    { $suit ->
        [clubs] Картаны { $player } таратады. Көзір: крест.
        [diamonds] Картаны { $player } таратады. Көзір: қиық.
        [hearts] Картаны { $player } таратады. Көзір: табан.
       *[spades] Картаны { $player } таратады. Көзір: шыбын.
    }
# unreviewed: names of the suits
event-dealt-trumps-you =
    { $suit ->
        [clubs] Картаны сіз таратасыз. Көзір: крест.
        [diamonds] Картаны сіз таратасыз. Көзір: қиық.
        [hearts] Картаны сіз таратасыз. Көзір: табан.
       *[spades] Картаны сіз таратасыз. Көзір: шыбын.
    }
event-dealt-no-trumps = Картаны { $player } таратады. Көзір жоқ.
event-dealt-no-trumps-you = Картаны сіз таратасыз. Көзір жоқ.
event-dealt-hand = Карталарыңыз: { $cards }.
event-dealt-first = { $player } ең кіші көзірді ({ $card }) көрсетіп, бірінші шабуылдайды.
event-dealt-first-you = Ең кіші көзір ({ $card }) сізде: бірінші сіз шабуылдайсыз.
event-dealt-nobody = Ешкімде көзір жоқ.
event-dealt-first-lowest = Ең кіші карта бойынша бірінші { $player } шабуылдайды.
event-dealt-first-lowest-you = Ең кіші карта сізде: бірінші сіз шабуылдайсыз.
event-dealt-begins = Бірінші { $player } шабуылдайды.
event-dealt-begins-you = Бірінші сіз шабуылдайсыз.
event-bout-started = { $player } шабуылдайды, { $to } қорғанады.
event-bout-started-you = Сіз шабуылдайсыз, { $to } қорғанады.
event-bout-started-to-you = { $player } шабуылдайды, сіз қорғанасыз.
event-attacked = { $player } { $card_acc } ойнайды.
event-attacked-you = Сіз { $card_acc } ойнайсыз.
event-thrown-in = { $player } { $card_acc } қосады.
event-thrown-in-you = Сіз { $card_acc } қосасыз.
laid-cards = { $player } ойнайды: { $cards }.
laid-cards-you = Сіз ойнайсыз: { $cards }.
event-beaten = { $player } { $target_acc } { $card_ins } басады.
event-beaten-you = Сіз { $target_acc } { $card_ins } басасыз.
# unreviewed: аудару (to transfer)
event-transferred = { $player } { $card_ins } аударады: енді { $to } қорғанады.
# unreviewed: аудару (to transfer)
event-transferred-you = Сіз { $card_ins } аударасыз: енді { $to } қорғанады.
# unreviewed: аудару (to transfer)
event-transferred-to-you = { $player } { $card_ins } аударады: енді сіз қорғанасыз.
# unreviewed: аудару (to transfer)
event-transferred-shown = { $player } { $card_acc } көрсетіп аударады: енді { $to } қорғанады.
# unreviewed: аудару (to transfer)
event-transferred-shown-you = Сіз { $card_acc } көрсетіп аударасыз: енді { $to } қорғанады.
# unreviewed: аудару (to transfer)
event-transferred-shown-to-you = { $player } { $card_acc } көрсетіп аударады: енді сіз қорғанасыз.
event-swapped = { $player } { $card_acc } ашық көзірге айырбастайды: { $target }.
event-swapped-you = Сіз { $card_acc } ашық көзірге айырбастайсыз: { $target }.
event-take-said = { $player } алады.
event-take-said-you = Сіз аласыз.
event-done-said = { $player } енді қоспайды.
event-done-said-you = Сіз енді қоспайсыз.
# unreviewed: бита (all is beaten; the discard pile)
event-bout-beaten = Бәрі басылды: { $number } карта битаға кетеді.
event-bout-taken = { $player } қолына { $number } карта алады.
event-bout-taken-you = Сіз қолыңызға { $number } карта аласыз.
event-drew-up = { $player } колодадан { $number } карта алады.
event-drew-up-you = Сіз колодадан { $number } карта аласыз: { $cards }.
event-drew-up-trump =
    { $number ->
        [one] { $player } колодадан ашық көзірді алады: { $card }.
       *[other] { $player } колодадан { $number } карта алады, соңғысы ашық көзір: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Сіз колодадан ашық көзірді аласыз: { $card }.
       *[other] Сіз колодадан { $number } карта аласыз: { $cards }. Соңғысы — ашық көзір.
    }
event-went-out =
    { $place ->
        [1] Ойыннан бірінші { $player } шығады.
       *[other] { $player } ойыннан шығады, орны: { $place }.
    }
event-went-out-you =
    { $place ->
        [1] Ойыннан бірінші сіз шығасыз. Аман қалдыңыз!
       *[other] Сіз ойыннан шығасыз, орныңыз: { $place }. Аман қалдыңыз!
    }
event-game-over = Ойын бітті: дурак — { $player }.
event-game-over-you = Ойын бітті: дурак — сіз.
event-game-over-team = Ойын бітті: дурактар — { $players }.
event-game-over-team-you = Ойын бітті: дурак — сіздің команда.
event-game-over-draw = Ойын бітті: тең ойын.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, көзір, ойнауға болады
       *[no] { $card }, ойнауға болады
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, көзір, ойнауға болмайды: { $reason }
       *[no] { $card }, ойнауға болмайды: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, көзір
       *[no] { $card }
    }
aria-pair-beaten = { $target }, { $card_ins } басылды
aria-pair-open = { $target }, әлі басылмаған
aria-seat = { $player }, { $number } карта
aria-seat-attacker = { $player }, шабуылшы, { $number } карта
aria-seat-defender = { $player }, қорғанушы, { $number } карта
aria-seat-thrower = { $player }, қоса алады, { $number } карта
aria-seat-out = { $player }, ойыннан шықты
aria-seat-fool = { $player }, дурак
aria-card-picked = { $card }, таңдалды: нысананы таңдаңыз
aria-card-selected = { $card }, басқалармен бірге ойнауға таңдалды
aria-card-prepared = { $card }, дайындалды
aria-card-carried = { $card }, көтерілді
aria-target = { $target_acc } { $card_ins } басу
aria-swap = { $card_acc } ашық көзірге айырбастау: { $target }
aria-stock =
    { $number ->
        [0] Колода бос. Көзір: { $suit }
       *[other] Колодада { $number } карта. Көзір: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Колода бос. Көзір жоқ
       *[other] Колодада { $number } карта. Көзір жоқ
    }
aria-trump-card = Колода астындағы көзір: { $card }
# unreviewed: бита (all is beaten; the discard pile)
aria-discard = Битада { $number } карта
aria-your-cards = Карталарыңыз: { $cards }
aria-sorted-by-suit = Карталар масть бойынша реттелді
# unreviewed: дәреже (rank)
aria-sorted-by-rank = Карталар дәреже бойынша реттелді
aria-sorted-by-own = Карталар өзіңіз тізген ретпен тұр
aria-selected =
    { $number ->
        [0] Карта таңдалмаған
       *[other] { $number } карта таңдалды
    }
aria-moved = { $card }, орны { $place } / { $number }
aria-prepared = { $card } дайындалды
aria-cancelled = Бас тартылды

## When the server cannot do what was asked (one message for each error code)

error-not-json = Сервер мұны оқи алмады. Бетті жаңартып, қайталап көріңіз.
error-too-large = Бұл сервер үшін тым ұзын. Қысқартып, қайталап көріңіз.
error-unknown-type = Сервер бұл сұрауды білмейді. Жаңа нұсқасын алу үшін бетті жаңартыңыз.
error-bad-shape = Сервер мұны түсінбеді. Бетті жаңартып, қайталап көріңіз.
error-bad-rules = Сервер бұл ережелерді білмейді. Басқасын таңдаңыз.
error-rules-conflict = Бұл ережелер бірге жүрмейді. Басқасын таңдаңыз.
error-no-such-table = Бұл үстел енді жоқ. Жаңасын ашыңыз.
error-not-your-seat = Бұл сіздің орныңыз емес.
error-stale = Үстел өзгеріп кетті. Қарап, қайта таңдаңыз.
error-illegal-move = Қазір бұлай ойнауға болмайды.
error-nothing-to-undo = Қайтаратын ештеңе жоқ.
error-nothing-to-advise = Қазір істей алатын ештеңеңіз жоқ, сондықтан кеңес те жоқ.
error-no-way-back = Ол ойынға енді қайтуға болмайды.
error-no-such-lesson = Мұндай сабақ жоқ. Тізімнен басқасын таңдаңыз.
error-step-over = Бұл қадам бітті: қайталаңыз не әрі қарай өтіңіз.
error-game-not-over = Алдымен осы ойынды аяқтаңыз.
error-too-fast = Сәл баяуырақ: біраз күтіп, қайталап көріңіз.
error-storage = Сервер ойынды сақтай алмады. Сәлден соң қайталап көріңіз.
error-table-full = Бұл үстелде бос орын жоқ.
error-seat-taken = Бұл орын бос емес. Басқасын таңдаңыз.
error-not-host = Мұны тек үстел иесі істей алады.
error-not-now = Қазір бұлай істеуге болмайды.
error-name-taken = Бұл ат бос емес немесе бос емес атқа ұқсайды. Басқа ат таңдаңыз.
error-no-watching = Бұл үстелді бақылауға болмайды.
error-no-talk = Бұл үстелде сөйлеспейді.
error-banned = Бұл серверде ойнай алмайсыз.
error-too-many-tables = Тым көп үстелде отырсыз. Алдымен біреуінен тұрыңыз.
error-draining = Сервер жақында қайта іске қосылады. Бір минуттан соң қайталап көріңіз.

## How it ended

result-fool = Дурак: { $player }
result-fool-you = Бұл жолы дурак — сіз
result-team-fools = Дурактар: { $players }
result-team-fools-you = Бұл жолы дурак — сіздің команда
# The last attack was with one or two of the lowest cards.
# unreviewed: погон (epaulette)
result-epaulettes =
    { $number ->
        [one] Оның үстіне иығына бір погон
       *[other] Оның үстіне екі иығына да погон
    }
result-fool-note = Біреу болуы керек қой. Келесі партия бәрін кешіреді.
result-draw = Тең ойын: дурак жоқ
result-adjudicated = Ойын бір орында айнала берді, сондықтан тең деп тоқтатылды.
result-place-fool = Картамен қалды: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: айналым (bout)
decided-adjudicated = Ойын { $number } айналымға созылды.
decided-epaulettes = Соңғы шабуыл ең кіші карталармен болды: { $number }, қорғанған — { $player }.
decided-epaulettes-you = Сізге соңғы шабуыл ең кіші карталармен болды: { $number }.
# unreviewed: айналым (bout)
decided-draw = Соңғы карталар бір айналымда кетті: { $players }.
decided-last-defender = Соңғы қорғанған — { $player }: бұл ережелерде дурак — сол.
decided-last-defender-you = Соңғы қорғанған сіз болдыңыз: бұл ережелерде дурак — сол.
# unreviewed: айналым (bout)
decided-big-take = { $player } { $bout }-айналымда { $number } карта алды, содан бері ең көп карта сонда болды.
# unreviewed: айналым (bout)
decided-big-take-you = { $bout }-айналымда { $number } карта алдыңыз, содан бері ең көп карта сізде болды.
decided-trumps = Колода біткенде көзірлер: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = Колода біткенде { $number } көзір қалған еді, бірде-бірі бұл ойыншыда болмады: { $player }.
decided-no-trumps-you = Колода біткенде { $number } көзір қалған еді, бірде-бірі сізде болмады.
# unreviewed: айналым (bout)
decided-late-take = { $player } { $bout }-айналымда, колода бос кезде, { $number } карта алды.
# unreviewed: айналым (bout)
decided-late-take-you = { $bout }-айналымда, колода бос кезде, { $number } карта алдыңыз.
decided-high-trump = Колода біткенде ең үлкен көзір ({ $card }) бұл ойыншыда болды: { $other }.
decided-high-trump-you = Колода біткенде ең үлкен көзір ({ $card }) сізде болды.
decided-left-with = Басқалардың бәрі шыққанда бұл ойыншыда әлі { $number } карта бар еді: { $player }.
decided-left-with-you = Басқалардың бәрі шыққанда сізде әлі { $number } карта бар еді.
decided-team-left-with = Соңында қалған карталар: { $number }, команда: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = «Дуракты» үйрену
learn-about = Нағыз үстелдегі жеті қысқа сабақ. Ойнап үйренесіз.
learn-start = Бастау
learn-continue = Жалғастыру
learn-again = Тағы бір рет
learn-done = Үйренілді
# $step is the one at hand, $steps how many there are.
learn-progress = Қадам { $step } / { $steps }
learn-reset = Бәрін басынан бастау
learn-ends-game = Сабақ аяқталмаған ойыныңызды тоқтатады.
learn-lesson = { $number }-сабақ
learn-next = Келесі сабақ
learn-list = Барлық сабақтар
learn-play = Партия ойнау
learn-try-again = Қайталап көру
learn-go-on = Әрі қарай
learn-skip = Өткізіп жіберу
learn-reached = Жарайсыз!
learn-finished = Жарайсыз! Бұл сабақты үйрендіңіз.
learn-graduated = Алғашқы партияңызды ұттыңыз. Енді «Дурак» ойнай аласыз!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Тапсырма: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Басу
lesson-beat-higher = { $player } жүрді: { $card }. Оны сол мастьтің үлкені басады: басыңыз.
lesson-beat-attack = Бәрі басылды, енді сіз шабуылдайсыз. Ең кіші картаңызды қойыңыз: { $card }.
# unreviewed: бита (all is beaten; the discard pile)
lesson-beat-done = { $player } оны басты: { $card }. Қосатын картаңыз жоқ: «Бита» деңіз.
lesson-beat-cheap = Мұны ({ $card }) екі картаңыз басады. Кішісімен басып, жақсысын сақтаңыз.
lesson-trump-title = Көзірлер
lesson-trump-any = Колода астындағы карта көзір мастьті көрсетеді. Көзір басқа мастьтің бәрін басады: мұны ({ $card }) ең кіші көзірмен басыңыз.
lesson-trump-suit = { $player } қосады: { $card }. Сізде сол мастьтің үлкенірек картасы бар: сонымен басып, көзірді сақтаңыз.
lesson-trump-higher = { $card } — көзірдің өзі. Оны тек үлкенірек көзір басады, сізде ондай көзір бар.
lesson-trump-keep = Бәрі басылды: сіз шабуылдайсыз. Көзірді қорғанысқа сақтап, ең кіші картаңызды қойыңыз: { $card }.
lesson-throw-title = Қосу
lesson-throw-lead = Сізде екі алтылық бар, қорғанушы — { $player }. Шабуылдаңыз: { $card }.
# unreviewed: дәреже (rank)
lesson-throw-same = Үстелде бар дәрежелерден карта қосуға болады. Екінші алтылықты қосыңыз.
lesson-throw-any = Басқан карталар да саналады, сондықтан екі картаңыз сай. Кішісін қосыңыз: { $card }.
lesson-throw-taking = { $player } алады. Сай картаны әлі қоса аласыз: { $card }.
lesson-take-title = Алу
lesson-take-choose = Мұны ({ $card }) тек көзір тұзыңыз басады. Тұзды аяңыз: «Аламын» деңіз.
lesson-take-again = Алдыңыз да, кезегіңізден айырылдыңыз. Бірақ алғаныңыз керек болды. Сонымен басыңыз: { $card }.
lesson-take-turn = Бәрі басылды: кезек сізде. Шабуылдаңыз: { $card }.
lesson-take-press = { $player } алады да, кезегінен айырылады. «Пас» деп, қайта шабуылдаңыз: { $card }.
lesson-limits-title = Неше карта
# unreviewed: айналым (bout)
lesson-limits-five = Бірінші айналымда шабуыл картасы бестен аспайды. Тоғыздықтан бастап, бесеу болғанша қосыңыз.
lesson-limits-hand = Қорғанушының картасынан көп қоюға болмайды: { $player } үш картамен қалды. Үш тоғыздық қойыңыз, төртіншісі сыймайды.
lesson-end-title = Ойын соңы
lesson-end-open = Колода бос: енді ешкім карта алмайды, қолы босаған ойыннан шығады. Шабуылдаңыз: { $card }.
lesson-end-give = { $player } алады. Екінші тоғыздықты да беріңіз: { $card }.
lesson-end-last = «Пас» деп, соңғы картаңызды қойыңыз: { $card }. Картасыз ойыннан аман шығасыз.
lesson-end-keep = Тағы бір ойын соңы: әркімде екі карта. Мұны ({ $card }) көзірсіз басып, көзірді соңына сақтаңыз.
lesson-end-win = Көзірді қойыңыз: { $player } оны баса алмай, картамен қалады.
# unreviewed: аудару (to transfer)
lesson-transfer-title = Аудару және партия
# unreviewed: аудару (to transfer)
lesson-transfer-on = Мұнда шабуылды аударуға болады. Қасына өз ондығыңызды қойыңыз: { $card }. Енді { $player } қорғануы керек.
lesson-transfer-pass = { $player } екеуін де алады. { $card } сай, бірақ ол — көзір: сақтап, «Пас» деңіз.
# unreviewed: аудару (to transfer)
lesson-transfer-beat = Көзір валетпен аударуға болады, бірақ мұны ({ $card }) дамамен басқан арзанырақ.
lesson-transfer-game = Енді өзіңіздің шағын партияңыз. Колода біткенше қалағаныңызша ойнаңыз.
lesson-transfer-win = Колода бос. Карталарыңыздан басқалардан бұрын құтылыңыз!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Алуға әрқашан болады, бірақ мұнда басатын картаңыз бар.
lesson-hint-dear = Бұлай да болады, бірақ кішірек карта да жетеді. Жақсыларын сақтаңыз.
lesson-hint-trump = Бұлай да болады, бірақ көзір қымбат: мұнда көзірсіз де болады.
lesson-hint-named = Онымен де бастауға болады, бірақ бұл сабаққа басқа карта керек.
lesson-hint-fits = Тоқтауға болады, бірақ сізде әлі сай карта бар.
# unreviewed: аудару (to transfer)
lesson-hint-transfer = Басылды, бірақ мұнда шабуылды басқаға аударуға болады.
lesson-hint-lost = Бұл жолы карта сізде қалды. Бәрінде болады: тағы бір рет ойнаңыз.

## How to play

howto-title = «Дурак» ережелері
howto-goal = «Дурак» — «ақымақ» деген сөз. Барлық картаңыздан құтылыңыз: жеңімпаз жоқ, соңында картамен қалған ойыншы — дурак.
howto-learn = Ойнап үйрену
# Told of a picture: $card lies over $target.
howto-beats = { $card } { $target_acc } басады
howto-search = Сұрақтардан іздеу
howto-none = Бұл туралы сұрақ жоқ.
howto-link = Осы сұрақтың сілтемесін көшіру
howto-link-copied = Сілтеме көшірілді
howto-setup-title = Дайындық
howto-setup-1 = Колодада алтылықтан тұзға дейін 36 карта бар. Екіден алтыға дейін адам ойнайды, әркімге алты карта таратылады.
howto-setup-2 = Келесі карта колода астына ашық қойылады. Оның масті бүкіл партияның көзірі, ал картаның өзі ең соңында алынады.
howto-setup-3 = Ең кіші көзірі бар ойыншы бірінші шабуылдайды. Оның сол жағындағы ойыншы әрқашан қорғанушы.
howto-attack-title = Шабуыл
# unreviewed: айналым (bout)
howto-attack-1 = Шабуылшы айналымды кез келген картамен бастайды.
# unreviewed: дәреже (rank)
howto-attack-2 = Содан кейін ол да, қорғанушыдан басқаның бәрі де кез келген уақытта карта қоса алады, бірақ тек үстелде бар дәрежелерден: шабуыл картасы да, қорғаныс картасы да саналады.
# unreviewed: айналым (bout)
howto-attack-3 = Бір айналымда шабуыл картасы алтыдан аспайды және қорғанушы болған кезде қолында болған картадан ешқашан көп болмайды. Партияның бірінші айналымында бестен аспайды.
howto-defence-title = Қорғаныс
howto-defence-1 = Әр шабуыл картасын сол мастьтің үлкенірек картасымен не кез келген көзірмен басыңыз.
howto-defence-2 = Көзірді тек үлкенірек көзір басады.
howto-defence-3 = Баса алмайсыз ба, әлде басқыңыз келмей ме? «Аламын» деңіз. Басқалар сай картасын әлі қоса алады, сосын үстелдегінің бәрі қолыңызға өтеді.
# unreviewed: айналым (bout)
howto-after-title = Айналымнан кейін
# unreviewed: бита (all is beaten; the discard pile)
howto-after-1 = Бәрі басылса, карталар битаға кетеді, келесіде қорғанушы шабуылдайды.
howto-after-2 = Қорғанушы алса, кезегінен айырылады, оның сол жағындағы шабуылдайды.
howto-after-3 = Колода біткенше бәрі қолын алтыға дейін толтырады: алдымен шабуылшы, сосын басқалар сағат тілімен, соңында қорғанушы.
howto-end-title = Ойын соңы
howto-end-1 = Колода біткен соң картасы қалмаған ойыншы аман шығады.
# unreviewed: айналым (bout)
howto-end-2 = Соңында картамен қалған — дурак. Соңғы ойыншылардың картасы бір айналымда бітсе, тең ойын.
# unreviewed: аудару (to transfer)
howto-transfer-title = Аудару
# unreviewed: дәреже (rank), аудару (to transfer)
howto-transfer-1 = Аудармалы ойында әлі ештеңе баспаған қорғанушы шабуылдың қасына дәрежесі бірдей карта қоя алады. Сонда бүкіл шабуылдан келесі ойыншы қорғанады.
# unreviewed: аудару (to transfer)
howto-transfer-2 = Келесі ойыншының картасы басылуы керек картадан кем болмауы тиіс. Аудару бірінен соң бірі жалғасып, үстелді айналып шығуы да мүмкін.
howto-other-title = Басқа ережелер
# unreviewed: қосылмалы (the throw-in game), аудару (to transfer)
howto-other-1 = Бұл беттің қалғаны әдеттегі қосылмалы және аудармалы ойын туралы. «Ойынды таңдау» басқа белгілі ережелерді ұсынады, ал «Барлық ережелер» бөлімінде өз ережеңізді құра аласыз.
# unreviewed: дәреже (rank), аудару (to transfer)
howto-other-2 = Көрсетіп аудару: сол дәреженің көзірін қоймай, тек көрсетіп, қолда қалдыруға болады.
# unreviewed: серіктес (partner)
howto-other-3 = Командалар: серіктестер қарсыластар арасында отырады, бір-біріне шабуылдамайды, бірге ұтып, бірге ұтылады.
howto-other-4 = Джокер тек басады: қызылы барлық қызыл картаны, қарасы барлық қараны, көзірді де.
howto-other-5 = Екі колода: әр картадан екеу бар. Олар бірін-бірі баспайды, өйткені ешқайсысы үлкен емес.
howto-other-6 = Үстеліңізде қалай ойналатыны «Осы үстелдің ережелері» терезесінде жазылған: үстел үстіндегі ойын атауын түртіңіз.
howto-controls-title = Басқару
howto-controls-1 = Жарқыраған картаны түртіңіз не үстелге сүйреңіз. Басу үшін оны басатын картаның дәл үстіне қойыңыз.
# unreviewed: бита (all is beaten; the discard pile)
howto-controls-2 = «Бита» (бәрі басылды) не «Пас» (қорғанушы алады) енді қоспайтыныңызды білдіреді. «Аламын» үстелдегі барлық картаны қолыңызға береді.
howto-controls-3 = Күңгірт картаны түртсеңіз, оны неге ойнауға болмайтынын білесіз.
howto-controls-4 = Пернетақтада картаны көрсеткілермен таңдап, Enter пернесімен ойнайсыз.
# unreviewed: дәреже (rank)
howto-controls-5 = Дәрежесі бірдей бірнеше картаны бірден ойнау үшін саусағыңызды біреуінде ұстап тұрыңыз, қалғандарын, сосын үстелді түртіңіз.
howto-controls-6 = Баптауларда карталарды өзіңіз тізуді және басқалар ойнағанда карта дайындауды таңдай аласыз.

## Questions and answers

faq-title = Жиі қойылатын сұрақтар
faq-1-q = Қорғанушы алған соң кім шабуылдайды?
faq-1-a = Алған ойыншының сол жағындағы. Алған адам шабуыл кезегінен айырылады. Екі ойыншы болса, сол ойыншы қайта шабуылдайды.
faq-2-q = Бәрін баса алсам да алуыма бола ма?
faq-2-a = Иә, кейде жақсы карта соған тұрады. Үстелде басылмаған карта тұрғанда алуға болады, айтылған сөз қайтпайды.
# unreviewed: айналым (bout)
faq-3-q = Бірінші айналымда неге бес-ақ карта?
# unreviewed: айналым (bout)
faq-3-a = Ешкім басынан-ақ картаға көмілмеуі үшін. Екінші айналымнан бастап шек алты, бірінші басылса да, алынса да.
faq-4-q = Қол толтырғанда колода бітсе ше?
faq-4-a = Колода біткенше бәрі кезекпен алтыға дейін толтырады. Ашық көзір кезегі жеткенге тиеді. Карта жетпегендер қолындағысымен ойнайды.
# unreviewed: бита (all is beaten; the discard pile)
faq-5-q = Битаны қарауға бола ма?
faq-5-a = Жоқ. Басылған карталар ойын соңына дейін жабық жатады, тек саны көрінеді. Есте сақтау — ойынның бір бөлігі.
faq-6-q = Қашан тең ойын болады?
# unreviewed: айналым (bout)
faq-6-a = Айналым соңында ешкімде карта қалмаса: мысалы, соңғы шабуыл картасы ең соңғы картамен басылса. Сонда дурак болмайды.
faq-7-q = Ең кіші көзір үшін бірінші бастасам, соны ойнауым керек пе?
faq-7-a = Жоқ, ол тек кім бастайтынын көрсетеді. Қалаған картаңызды ойнаңыз.
faq-8-q = Қорғанушы қоса ала ма?
# unreviewed: аудару (to transfer)
faq-8-a = Жоқ. Ол басады, алады не аудармалы ойында аударады. Басқалардың бәрі қоса алады.
faq-9-q = Колодадан кім бірінші алады?
# unreviewed: аудару (to transfer)
faq-9-a = Шабуылшы, сосын басқалар сағат тілімен, соңында қорғанушы. Аударғаннан кейін соңғы аударған шабуылшы саналады.
faq-10-q = Екі ойыншы бір мезетте қосса ше?
faq-10-a = Бұрын жеткен карта бірінші қойылады. Ол соңғы орынды алса, екіншісі қолға қайтады.
# unreviewed: аудару (to transfer)
faq-11-q = Екі ойыншы аударып ойнай ала ма?
faq-11-a = Иә. Сонда шабуыл бастағанға қайтады, тек картасы жетсін.
# unreviewed: аудару (to transfer)
faq-12-q = Қашан аударуға болмайды?
# unreviewed: дәреже (rank)
faq-12-a = Бір карта басылып қойса, «Аламын» десеңіз, картаңыздың дәрежесі басқа болса не келесі ойыншының картасы басуы керектен аз болса.
# unreviewed: аудару (to transfer)
faq-13-q = Аударғаннан кейін кім шабуылдайды?
faq-13-a = Соңғы қорғанушыға байланысты: бәрін басса, өзі шабуылдайды, алса, сол жағындағы ойыншы.
# unreviewed: айналым (bout)
faq-14-q = Айналымды көзірмен бастауға бола ма?
faq-14-a = Иә, кез келген картамен бастауға болады. Көзірді басу қиын: оны тек үлкенірек көзір басады.
faq-15-q = Маған қарсы неше карта ойналуы мүмкін?
# unreviewed: айналым (bout)
faq-15-a = Ең көбі алты, бірінші айналымда бес, бірақ қорғанушы болған кезде қолыңызда болғаннан ешқашан көп емес. «Аламын» дегеннен кейін де солай.
faq-16-q = Ойыншы қашан ойыннан шығады?
# unreviewed: айналым (bout)
faq-16-a = Қолы да, колода да бос болғанда. Колода бар кезде бос қол айналымнан кейін қайта толады.
faq-17-q = Жүрісімді қайтара аламын ба?
faq-17-a = Боттарға қарсы — иә, қанша рет болса да. Ондай ойын жаттығу деп белгіленеді.
faq-18-q = Боттар не біледі?
faq-18-a = Олардың орнында сіз не білсеңіз, соны: өз карталарын, үстелді және ашық ойналғанның бәрін. Қолыңызды да, колоданы да көрмейді.
# unreviewed: аудару (to transfer)
faq-19-q = Аудару деген не?
# unreviewed: дәреже (rank), аудару (to transfer)
faq-19-a = Қорғанушы басудың орнына шабуылдың қасына дәрежесі бірдей карта қояды. Енді бәрінен келесі ойыншы қорғанады, ол да әрі қарай аудара алады.
faq-20-q = Бірінші кім қосады?
faq-20-a = Кім жылдам болса, сол: қорғанушыдан басқаның бәрі кез келген уақытта қоса алады. Кейбір ережелерде кезекпен қосады, алдымен шабуылшы.
faq-21-q = Екі ойыншы бірден шықса ше?
faq-21-a = Екеуі де аман, қалғандары ойнай береді. Басқа ешкімде де карта қалмаса, дурак жоқ: тең ойын.
faq-22-q = Көзірсіз баса алсам да көзірмен басуға бола ма?
faq-22-a = Иә. Сол мастьті ойнау міндет емес: қолыңызда не болса да, көзір басқа мастьтің кез келген картасын басады.
faq-23-q = Біразын басып, сосын алсам, маған не тиеді?
faq-23-a = Үстелде жатқанның бәрі: шабуыл карталары, оларды басқан карталарыңыз және одан кейін қосылғандары.
# unreviewed: серия (series)
faq-24-q = Серия деген не?
faq-24-a = Бірге есептелетін бірнеше партия: белгілі ұпайға дейін не белгілі санда. Ол ережелерде таңдалады, ал есеп әр партиядан кейін көрінеді.
# unreviewed: погон (epaulette)
faq-25-q = Погон деген не?
faq-25-a = Ескі әзіл: соңғы шабуыл ең кіші картаның бір-екеуімен болса, ұтылған ойыншы оларды иығына «тағады». Ештеңені өзгертпейді, тек ережелерде қосылса көрінеді.
faq-26-q = Карталар әділ таратыла ма?
faq-26-a = Иә. Әр партия жарияланған тәсілмен, компьютер кездейсоқ алған 32 байттан араластырылады. Ол кім ойнағанына да, кім ұтып жатқанына да байланысты емес, оны ешкім таңдай алмайды.
# unreviewed: айналым (bout)
faq-27-q = Біткен айналым үстелде неге біраз тұрады?
faq-27-a = Бәрі қалай біткенін көруі үшін. Үстелді түртсеңіз, ойын бірден жалғасады; қанша тұратыны баптауларда таңдалады.
faq-28-q = Ешкім қоса алмаса да неге кідіріс бар?
faq-28-a = Сай карта жоқта ойын тезірек жүрсе, бәрі оны біліп қояр еді. Сондықтан кідіріс қолдағы карталарға байланысты емес.

## Тіркелгі

account-title = Тіркелгі
account-guest = Қонақ { $name }
account-about = Сіз қонақ ретінде ойнап отырсыз. Тіркелгі атыңызды сақтайды және ойынды кез келген құрылғыда ашады. Пошта керек емес.
account-join-tab = Жаңа тіркелгі
account-login-tab = Кіру
account-name = Ат
account-name-hint = Бір әліпбиден 3–24 әріп, цифр да болады
account-password = Құпиясөз
account-new-password = Жаңа құпиясөз
account-password-hint = Кемінде 8 таңба
account-show-password = Құпиясөзді көрсету
account-join = Тіркелгі ашу
account-join-passkey = Кіру кілтімен ашу
account-passkey-about = Кіру кілті — құпиясөздің орнына саусақ ізі, бет немесе экран құлпы.
account-login = Кіру
account-login-passkey = Кіру кілтімен кіру
account-forgot = Құпиясөзді ұмыттыңыз ба?
account-recover = Қалпына келтіру кодын енгізу
account-recover-about = Қалпына келтіру коды мен жаңа құпиясөзді енгізіңіз. Басқа құрылғылардың бәрінде тіркелгіден шығасыз.
account-code = Қалпына келтіру коды
account-back = Артқа
account-codes = Қалпына келтіру кодтары
account-codes-about = Құпиясөз не кілт жоғалса, әр код сізді бір рет кіргізеді. Олар тек қазір көрінеді: сенімді жерде сақтаңыз.
account-codes-copy = Көшіру
account-codes-save = Файлға сақтау
account-codes-kept = Сақтап алдым
account-codes-left =
    { $number ->
        [one] { $number } код қалды
       *[other] { $number } код қалды
    }
account-codes-renew = Жаңа кодтар
account-rename = Атты өзгерту
account-save = Сақтау
account-saved = Сақталды
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Кіру кілттері
account-passkey-add = Кілт қосу
account-passkey-suspect = Бұл кілттің көшірмесі болуы мүмкін. Оны жойыңыз.
account-remove = Жою
account-last-used = Соңғы рет: { $time }
account-sessions = Қайда кіргенсіз
account-this-device = Осы құрылғы
account-unknown-device = Белгісіз құрылғы
account-end-others = Басқа жердің бәрінде шығу
account-logout = Шығу
account-data = Деректеріңіз
account-export = Деректерімді жүктеп алу
account-delete = Тіркелгіні жою
account-delete-about = Аяқталған ойындарыңыз атыңызсыз қалады. Мұны қайтару мүмкін емес.
account-delete-yes = Біржола жою
account-confirm-about = Бұл сіз екеніңізді растаңыз.
account-confirm = Растау
account-confirm-passkey = Кілтпен растау
account-waiting = Мұнда қонақ кезіңізде бастаған аяқталмаған ойын күтіп тұр. Тіркелгіден шықсаңыз, ол қайтады.
account-error-name-too-short = Атта кемінде 3 таңба болады.
account-error-name-too-long = Атта көп дегенде 24 таңба болады.
account-error-name-signs = Ат әріптен басталады, онда тек әріптер мен цифрлар, олардың арасында бір-бірден бос орын, нүкте не дефис болады.
account-error-name-scripts = Аттың барлық әріптері бір әліпбиден болуы керек.
account-error-name-reserved = Бұл ат ойынның өзінікі.
account-error-name-taken = Бұл ат бос емес немесе бос емес атқа ұқсайды.
account-error-password-too-short = Құпиясөзде кемінде 8 таңба болады.
account-error-password-too-long = Құпиясөзде көп дегенде 128 таңба болады.
account-error-password-weak = Бұл құпиясөзді табу оңай. Ұзағырағын алыңыз.
account-error-wrong-login = Ат немесе құпиясөз қате.
account-error-wrong-password = Құпиясөз қате.
account-error-wrong-code = Ат немесе код қате, не код пайдаланылған.
account-error-too-many-tries = Әрекет тым көп. { $number } мин. кейін қайталаңыз.
account-error-too-many-accounts = Бұл жерден тым көп тіркелгі ашылған. { $number } мин. кейін қайталаңыз.
account-error-bad-passkey = Кіру кілті іске аспады. Қайталап көріңіз.
account-error-copied-passkey = Бұл кілттің көшірмесі болуы мүмкін, сондықтан ол ешкімді кіргізбейді. Басқаша кіріп, оны жойыңыз.
account-error-last-passkey = Бұл — сіздің жалғыз кіру жолыңыз. Алдымен құпиясөз қойыңыз.
account-error-too-many-passkeys = Бұдан артық кілт қосуға болмайды.
account-error-network = Сервермен байланыс жоқ. Қайталап көріңіз.
account-error-other = Болмады. Қайталап көріңіз.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = { $number }-қадам, барлығы { $most }
replay-play = Әрі қарай көру
replay-pause = Кідірту
replay-back = Бір қадам артқа
replay-forward = Бір қадам алға
replay-first = Басына
replay-last = Соңына
replay-speed = Жылдамдық: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Кімнің орнынан қарау
replay-open = Барлық картаны көрсету

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Сәлем!
phrase-good-luck = Сәттілік!
phrase-well-played = Жақсы ойын болды!
phrase-nice-move = Керемет жүріс!
phrase-thanks = Рақмет!
phrase-welcome = Оқасы жоқ!
phrase-sorry = Кешіріңіз!
# unreviewed: whether players say so
phrase-oops = Ойбай!
# unreviewed: whether players say so
phrase-lucky = Жолыңыз болды!
phrase-unlucky = Бүгін жолым болмай тұр…
phrase-no-hurry = Асықпаңыз!
phrase-go-on = Жалғастырайық па?
phrase-moment = Бір сәт!
phrase-back = Қайта келдім
phrase-again = Тағы ойнаймыз ба?
phrase-bye = Сау болыңыз!

# What the pictures show that players send each other.

emote-smile = Күлімсіреу
emote-laugh = Күлкі
emote-wink = Көз қысу
emote-cool = Қара көзілдірік
emote-think = Ойлану
emote-wow = Таңданыс
emote-sad = Мұң
emote-cry = Көз жасы
emote-angry = Ашу
emote-clap = Қол шапалақ
emote-coffee = Кофе
emote-sleep = Ұйқы

## Playing with other people

people-name = Басқалар сізді қалай атасын?
people-name-wanted = Алдымен атыңызды жазыңыз.
people-watchers = Көрермендер: { $number }
people-watching = Сіз ойынды көріп отырсыз
# unreviewed: how a native player would say it
people-watching-late = Ойынды бір минут кідіріспен көріп отырсыз
people-left = { $player } үстелден кетті.
people-came = { $player } үстелге отырды.
people-host = Енді үстел иесі — { $player }.
people-host-you = Енді үстел иесі — сіз.
people-says = { $player }: { $text }
people-takeback-asks = { $player } соңғы жүрісін қайтарғысы келеді.
people-takeback-yes = Иә
people-takeback-no = Жоқ
people-takeback-waits = Жауап күтудеміз: { $players }
people-takeback-done = { $player } соңғы жүрісін қайтарды.
people-takeback-done-you = Жүрісің қайтарылды.
people-takeback-stays = Жүріс қалады.

device-about = Бәрі осы құрылғыда ойнап, оны кезекпен береді.
device-name = Ойыншы { $number }
device-add = Ойыншы қосу
device-remove = Алып тастау: { $player }
device-bots = Боттар
device-give = Құрылғыны бер: { $player }
device-hidden = Оған дейін карталар жасырын.
device-me = Бұл мен, { $player }
people-bot-sits-in = { $player }: орнына бот ойнап тұр.
people-lost = { $player }: байланыс үзілді.
people-back = { $player } қайта оралды.
people-wishes = { $player } тағы ойнағысы келеді.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: уақыты бітті.
# unreviewed: how a native player would say it
people-out-of-time-you = Уақытыңыз бітті.
# unreviewed: how a native player would say it
people-bot-for-you = Сіздің орныңызға бот ойнап тұр.
people-waits-for-others = Тағы ойнағыңыз келеді. Басқаларды күтудеміз…
people-wants-player = Карта тарату үшін тағы бір ойыншы керек.
people-gone = кетті
# Beside a name that is known by an account.
people-account = тіркелгісі бар
people-mute = Үнін өшіру
people-unmute = Қайта есту
people-leave = Біржола кету
# unreviewed: how a native player would say it
people-leave-about = Орныңызға бот соңына дейін ойнайды, бұл кету болып саналады.
people-write = Хабарлама жазу
people-send = Жіберу

## A table before its first deal

gather-invite = Сілтемемен шақыру
gather-copy = Көшіру
gather-copied = Көшірілді
gather-send = Жіберу…
gather-code = QR-код
gather-sit-hint = Отыру үшін бос орынды түртіңіз
gather-full = Барлық орын бос емес; көре аласыз
gather-waiting = Бос орындар: { $number }
gather-ready = Бәрі осында: ойынды бастаңыз
gather-waiting-host = Ойынды { $player } бастайды
gather-seat-free = Бос орын { $number }
gather-host = үстел иесі
table-free = Бос
gather-agreed = Не ойналады
gather-change = Өзгерту
gather-access = Үстелді кім табады
gather-access-link = Сілтемесі барлар
gather-access-open = Барлығы
gather-watching = Көру
gather-watching-free = Көруге болады
gather-watching-delayed = Кідіріспен
gather-watching-off = Көруге болмайды
gather-talk = Әңгіме
gather-talk-off = Әңгімесіз
# unreviewed: how a native player would say it
gather-talk-phrases = Тек дайын сөздер
gather-talk-chat = Еркін чат
# unreviewed: how a native player would say it
gather-rated = Рейтингке
gather-rated-about = Нәтиже ойыншылардың рейтингін өзгертеді.
gather-sit = Отыру
gather-stand = Тұру
gather-fill = Боттармен толтыру
gather-swap = Орын ауыстыру: { $player }
gather-move-here = Осында отыру
gather-bot = Бот
gather-remove = Үстелден шығару: { $player }
# unreviewed: how a native player would say it
gather-make-host = Үстел иесі ету: { $player }
gather-seats = Орындар
gather-clock = Сағат
gather-starts = Басталуы
gather-starts-host = Үстел иесі айтқанда
gather-starts-full = Орындар толғанда
gather-agree = Дайын

## The list of tables

tables-title = Үстелдер
tables-mine = Сіздің үстелдеріңіз
tables-open = Ойыншы күтуде
tables-filter-rules = Ережелер
tables-filter-seats = Орындар
tables-all = Барлығы
tables-none = Қазір ешкім күтіп тұрған жоқ. Үстел ашыңыз: келесі келген адам оны көреді.
tables-none-such = Мұндай үстел жоқ. Сүзгіні өзгертіңіз немесе өзіңіз ашыңыз.
tables-new = Үстел ашу
tables-taken = { $most } орынның { $number } алынған
tables-your-turn = Кезек сізде
tables-gathering = ойыншы күтуде
tables-playing = ойын жүріп жатыр
# unreviewed: how a native player would say it
tables-in-play = Ойын жүріп жатыр
# unreviewed: how a native player would say it
tables-crowd = Ойыншылар: { $number }. Ойын жүріп жатқан үстелдер: { $playing }.
tables-over = аяқталды
tables-alone = Әзірге ешкім

## Clocks

clock-none = Сағатсыз
clock-fast = Жылдам
clock-normal = Қалыпты
clock-slow = Баяу
clock-days = { $number } күн
clock-seconds = { $number } с
clock-about-none = Уақыт шектелмеген.
clock-about-turn = Әр жүріске: { $time }.
clock-about-bank = Әр партияға қор: { $time }.
clock-bank = Қор { $time }
# unreviewed: how a native player would say it
clock-window = Қосуға: { $time }
clock-paused = Күтудеміз, { $player }: { $time }
clock-last = Бес секунд қалды!

## Whether the deal was fair

proof-title = Әділ тарату
# unreviewed: how a native player would say it
proof-about = Тарату алдында сервер құпия сан таңдап, оның ізін көрсетті. Әр ойыншы өз санын қосты. Карталарды екеуі бірге араластырды, сондықтан оларды ешкім таңдай алмады. Қазір браузеріңіз мұны өзі тексереді. Көрсете алмайтыны: сервер иесінің карталарға қарамағаны.
proof-cannot = Бұл байланыспен браузер тексере алмайды. Бетті https арқылы ашыңыз.
proof-checking = Тексерілуде…
proof-not-yet = Алдымен осы ойынды аяғына дейін ойнаңыз: сосын таратуды тексеруге болады.
proof-none = Тексеретін аяқталған партия әлі жоқ.
proof-fair = Карталар әділ таратылған.
proof-unfair = Бірдеңе сәйкес келмейді: карталар уәде етілгендей таратылмаған.
proof-deal = Партия { $number }
proof-bound = Құпия сан өз ізіне сәйкес.
proof-shuffled = Карталар дәл сандардан шығатындай жатты.
proof-mine = Сіздің саныңыз да араластыруға қатысты.
proof-no = Жоқ:
proof-numbers = Басқа жерде тексеруге арналған сандар
proof-save = Файлға сақтау

## Players and their games

players-title = Ойыншы
players-me = Менің профилім
players-family = Ойын түрі
players-teams = Командамен
players-kind = { $family }, { $number } ойыншы
players-games = { $number } ойын
players-lost = { $number } % жеңіліс
players-rating = Рейтинг
players-changed = Рейтинг { $number }, { $change }
players-course = Рейтинг барысы: басында { $from }, қазір { $to }, ең төмен { $low }, ең жоғары { $high }
players-unsettled = Әзірге ойын аз: бұл алғашқы баға.
players-since = Осында: { $date } бастап
players-newest = Соңғы рейтинг ойындары
players-unrated = Рейтинг ойындары әлі болған жоқ.
players-unrated-me = Сізде әзірге рейтинг жоқ. «Рейтингке» үстелінде адамдармен не боттармен ойнаңыз.
players-best-none = Мұнда әлі ешкім жеткілікті ойнаған жоқ. Рейтингке ойнап, бірінші болыңыз!
players-missing = Мұндай ойыншы жоқ.
players-again = Қайталау
games-none = Аяқталған ойын әлі жоқ. Ойнаңыз: ойын осында жүрістерімен қалады.
games-missing = Бұл ойынды көрсету мүмкін емес.
games-more = Тағы көрсету
games-fool = жеңіліс
games-safe = аман шықты
games-draw = тең
