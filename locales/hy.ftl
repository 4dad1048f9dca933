# The words of Kozyr in Armenian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Դուրակ թղթախաղը
app-close = Փակել
app-reconnecting = Կապը վերականգնվում է…
app-moment = Մի պահ…
app-drain = Սերվերը հիմա կվերագործարկվի։ Խաղդ կշարունակվի։
app-version = Տարբերակ { $version }
app-you = Դու

## Before the game

lobby-play = Խաղալ
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } հակառակորդ
lobby-continue = Շարունակել խաղը
lobby-new-game = Թողնել և սկսել նորը
lobby-given-up = Անավարտ խաղը թողնվեց։
lobby-way-back = Վերադառնալ նրան
lobby-choose = Ընտրել խաղը
lobby-friends = Խաղալ ընկերների հետ
lobby-quick = Արագ խաղ
lobby-tables = Բաց սեղաններ
lobby-device = Մեկ սարքով
lobby-games = Իմ խաղերը
lobby-best = Լավագույնները
lobby-matching = Խաղացողներ են փնտրվում… առայժմ { $number }
lobby-how-to-play = Ինչպես խաղալ
lobby-learn = Սովորել
lobby-newcomer = Առաջի՞ն անգամ ես խաղում։ Սովորիր երեք րոպեում
lobby-settings = Կարգավորումներ
lobby-account = Հաշիվ
lobby-language = Լեզու
lobby-theme = Թեմա
lobby-number-of-opponents = Հակառակորդներ
lobby-opponent = Հակառակորդ { $number }
lobby-all-opponents = Բոլոր հակառակորդները
lobby-level-beginner = Սկսնակ
lobby-level-regular = Սիրող
lobby-level-club = Փորձառու
lobby-level-strong = Ուժեղ
lobby-level-expert = Փորձագետ
lobby-level-master = Վարպետ
lobby-level-grandmaster = Գրոսմայստեր
lobby-level-beginner-about = Խաղում է ամենացածր խաղաթղթով և հաճախ սխալվում
lobby-level-regular-about = Խնայում է կոզրերը, մոռանում խաղաթղթեր, երբեմն սխալվում
lobby-level-club-about = Հիշում է բոլոր խաղաթղթերը
lobby-level-strong-about = Հիշում է ամեն ինչ և չի սխալվում խաղի վերջում
lobby-level-expert-about = Քայլերը գնահատում է բազում խաղերի փորձով
lobby-level-master-about = Հաշվում է շատ քայլ առաջ
lobby-level-grandmaster-about = Մտածում է ամենաերկարը և գուշակում՝ ով ինչ ունի
lobby-pace = Ինչ արագությամբ են խաղում բոտերը
lobby-pace-normal = Մարդու պես
lobby-pace-instant = Միանգամից
lobby-your-name = Քո անունը
lobby-your-name-hint = Երևում է միայն քո տեղում
lobby-start = Սկսել
lobby-cancel = Չեղարկել
lobby-offline = Կապ դեռ չկա։ Խաղը կսկսվի, հենց որ կապը լինի։

## Choosing the rules

choose-presets = Հայտնի կանոններ
choose-own-rules = Քո կանոնները
choose-all-rules = Բոլոր կանոնները
choose-rules-summary = Այս կանոնները՝ { $text }
choose-reset-rules = Վերադառնալ սովորական կանոններին
# Beside a rule that is not as usual.
choose-changed = Փոխված է
choose-refused = Այս կանոնները միասին չեն լինում
choose-seats-range = { $least }–{ $most } խաղացող
choose-seats-exactly = { $number } խաղացող

# Sets of rules that people know by a name.
# unreviewed: the name of the throw-in game
preset-app = Ավելացնովի
preset-app-about = Բոլորը, բացի պաշտպանվողից, ավելացնում են սեղանին եղած արժեքների խաղաթղթեր։
preset-app-transfer = Փոխանցովի
preset-app-transfer-about = Հարձակումը կարելի է նաև փոխանցել նույն արժեքի խաղաթղթով։
preset-simple = Պարզ խաղ
preset-simple-about = Դնում են մեկ խաղաթուղթ, այն ծածկում են կամ վերցնում․ ոչ ոք չի ավելացնում։
preset-neighbours = Հարևաններ
preset-neighbours-about = Ավելացնում են միայն պաշտպանվողի երկու հարևանները։
preset-one-by-one = Հերթով
preset-one-by-one-about = Ավելացնում են հերթով և միայն այն ժամանակ, երբ ամեն ինչ ծածկված է։
preset-transfer-and-show = Փոխանցովի՝ ցույց տալով
preset-transfer-and-show-about = Փոխանցելու համար կարելի է ցույց տալ նույն արժեքի կոզրը և պահել այն ձեռքին։
preset-two-player-series-to-5 = Երկուսով՝ մինչև հինգ միավոր
preset-two-player-series-to-5-about = Ով առաջինն է դուրս գալիս, միավոր է ստանում և սկսում է հաջորդ փուլը․ հաղթում է հինգ միավորը։
preset-teams = Երկուսը երկուսի դեմ
# unreviewed: խաղընկեր (partner), թիմ (team)
preset-teams-about = Չորս խաղացող, երկու թիմ․ խաղընկերները նստում են դեմ դիմաց։
preset-teams-of-three = Երեքը երեքի դեմ
# unreviewed: խաղընկեր (partner), թիմ (team)
preset-teams-of-three-about = Վեց խաղացող, երկու թիմ․ խաղընկերները նստում են մեկընդմեջ։
preset-short-24 = Կարճ խաղ
preset-short-24-about = 24 խաղաթուղթ՝ իննից մինչև տուզ։
preset-classic-52 = Ամբողջ տուփը
preset-classic-52-about = 52 խաղաթուղթ՝ երկուսից մինչև տուզ։
# unreviewed: ջոկեր (joker)
preset-jokers = Ջոկերներով
# unreviewed: ջոկեր (joker)
preset-jokers-about = 52 խաղաթուղթ և երկու ջոկեր․ կարմիրը ծածկում է բոլոր կարմիրները, սևը՝ բոլոր սևերը։
preset-two-packs = Երկու տուփ
preset-two-packs-about = 36-ական խաղաթղթի երկու տուփ միասին՝ երկար խաղի կամ շատ խաղացողների համար։
preset-japanese = Ճապոնական
# unreviewed: names of the suits
preset-japanese-about = Կոզրը միշտ ագուռն է, իսկ պիկին հաղթում է միայն պիկը։

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Խաղաթղթերն ու կոզրը
rule-group-begin = Ով է սկսում
rule-group-attack = Հարձակվել և ավելացնել
rule-group-transfer = Փոխանցել
rule-group-end = Կապուկը, դեն նետելու կույտը և ավարտը
rule-group-series = Մի քանի փուլ
# unreviewed: թիմ (team)
rule-group-teams = Թիմեր
rule-group-rare = Հազվադեպ սովորություններ

rule-pack = Տուփը
rule-pack-about = Ինչ խաղաթղթերով են խաղում։ Որքան քիչ են, այնքան կարճ է խաղը։
value-pack-24 = 24 խաղաթուղթ՝ իննից
value-pack-32 = 32 խաղաթուղթ՝ յոթից
value-pack-36 = 36 խաղաթուղթ՝ վեցից
value-pack-52 = 52 խաղաթուղթ՝ երկուսից
# unreviewed: ջոկեր (joker)
value-pack-54 = 52 խաղաթուղթ և երկու ջոկեր
value-pack-2x36 = Երկու տուփ՝ 36-ական խաղաթուղթ
value-pack-2x52 = Երկու տուփ՝ 52-ական խաղաթուղթ
# unreviewed: ջոկեր (joker)
says-pack =
    { $number ->
        [54] 52 խաղաթուղթ և երկու ջոկեր
        [72] երկու տուփ՝ 36-ական խաղաթուղթ
        [104] երկու տուփ՝ 52-ական խաղաթուղթ
       *[other] { $number } խաղաթուղթ
    }
rule-hand-size = Խաղաթղթեր ձեռքին
rule-hand-size-about = Քանի խաղաթուղթ է ստանում ամեն մեկը, և մինչև քանիսն են հետո լրացնում ձեռքը։
says-hand-size = { $number }-ական խաղաթուղթ ձեռքին
rule-trump-mode = Կոզրը
rule-trump-mode-about = Ինչպես է որոշվում կոզրը, կամ որ մաստն է միշտ կոզր։
value-trump-mode-turned = Ամեն անգամ որոշում է խաղաթուղթը
# unreviewed: names of the suits
value-trump-mode-always-clubs = Միշտ խաչ
# unreviewed: names of the suits
value-trump-mode-always-diamonds = Միշտ ագուռ
# unreviewed: names of the suits
value-trump-mode-always-hearts = Միշտ սիրտ
# unreviewed: names of the suits
value-trump-mode-always-spades = Միշտ պիկ
value-trump-mode-none = Առանց կոզրի
# unreviewed: names of the suits
says-trump-mode =
    { $value ->
        [always_clubs] կոզրը միշտ խաչն է
        [always_diamonds] կոզրը միշտ ագուռն է
        [always_hearts] կոզրը միշտ սիրտն է
        [always_spades] կոզրը միշտ պիկն է
        [none] առանց կոզրի
       *[turned] կոզրը որոշում է խաղաթուղթը
    }
rule-trump-source = Որ խաղաթուղթն է որոշում կոզրը
rule-trump-source-about = Բացված խաղաթուղթը մնում է կապուկի տակ և վերջինն է վերցվում․ վերջին բաժանվածը մնում է խաղացողին։
value-trump-source-next-after-deal = Բաժանելուց հետո առաջինը
value-trump-source-bottom-card = Կապուկի ամենատակինը
value-trump-source-last-dealt = Վերջին բաժանվածը
says-trump-source =
    { $value ->
        [bottom_card] կոզրը որոշում է կապուկի ամենատակի խաղաթուղթը
        [last_dealt] կոզրը որոշում է վերջին բաժանված խաղաթուղթը
       *[next_after_deal] կոզրը որոշում է բաժանելուց հետո առաջին խաղաթուղթը
    }

rule-first-attacker = Ով է սկսում առաջին փուլը
rule-first-attacker-about = Ով է բաց դնում ամենաառաջին խաղաթուղթը։
value-first-attacker-lowest-trump = Ում ձեռքին ամենացածր կոզրն է
value-first-attacker-left-of-dealer = Դիլերի ձախ կողմի խաղացողը
# unreviewed: վիճակահանություն (lot)
value-first-attacker-lot = Որոշում է վիճակահանությունը
# unreviewed: վիճակահանություն (lot)
says-first-attacker =
    { $value ->
        [left_of_dealer] առաջին փուլը սկսում է դիլերի ձախ կողմի խաղացողը
        [lot] առաջին փուլը սկսողին որոշում է վիճակահանությունը
       *[lowest_trump] առաջին փուլը սկսում է ամենացածր կոզրը
    }
rule-next-first-attacker = Ով է սկսում հաջորդ փուլերը
rule-next-first-attacker-about = Ով է բաց դնում առաջին խաղաթուղթը, երբ մի փուլ արդեն խաղացվել է։
value-next-first-attacker-lowest-trump = Ում ձեռքին ամենացածր կոզրն է
value-next-first-attacker-left-of-dealer = Դիլերի ձախ կողմի խաղացողը
# unreviewed: վիճակահանություն (lot)
value-next-first-attacker-lot = Որոշում է վիճակահանությունը
value-next-first-attacker-under-fool = Դուրակի աջ հարևանը՝ հենց նրա վրա
value-next-first-attacker-from-under-fool = Դուրակի ձախ հարևանը
value-next-first-attacker-winner = Ով առաջինն է դուրս եկել
value-next-first-attacker-fool = Դուրակը
# unreviewed: վիճակահանություն (lot)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] հաջորդ փուլերը սկսում է դիլերի ձախ կողմի խաղացողը
        [lot] հաջորդ փուլերը սկսողին որոշում է վիճակահանությունը
        [under_fool] հաջորդ փուլը սկսվում է դուրակի վրա հարձակումով
        [from_under_fool] հաջորդ փուլը սկսում է դուրակի ձախ հարևանը
        [winner] հաջորդ փուլը սկսում է առաջինը դուրս եկածը
        [fool] հաջորդ փուլը սկսում է դուրակը
       *[lowest_trump] հաջորդ փուլերը սկսում է ամենացածր կոզրը
    }
rule-no-trump-fallback = Եթե ոչ ոք կոզր չունի
rule-no-trump-fallback-about = Ով է սկսում, երբ պիտի որոշեր ամենացածր կոզրը, բայց ոչ մի ձեռքում կոզր չկա։
value-no-trump-fallback-lowest-card = Ում ձեռքին ամենացածր խաղաթուղթն է
# unreviewed: վիճակահանություն (lot)
value-no-trump-fallback-lot = Որոշում է վիճակահանությունը
value-no-trump-fallback-first-seat = Առաջին տեղում նստածը
# unreviewed: վիճակահանություն (lot)
says-no-trump-fallback =
    { $value ->
        [lot] առանց կոզրի սկսողին որոշում է վիճակահանությունը
        [first_seat] առանց կոզրի սկսում է առաջին տեղում նստածը
       *[lowest_card] առանց կոզրի սկսում է ամենացածր խաղաթուղթը
    }
rule-dealer = Ով է բաժանում հաջորդը
rule-dealer-about = Ով է դիլերը հաջորդ փուլում։
value-dealer-fool = Դուրակը
value-dealer-next-seat = Հաջորդը՝ ձախից
says-dealer =
    { $value ->
        [next_seat] բաժանում են հերթով
       *[fool] բաժանում է դուրակը
    }

rule-throwers = Ով կարող է ավելացնել
rule-throwers-about = Ավելացնել՝ նշանակում է հարձակմանը միացնել սեղանին եղած արժեքների խաղաթղթեր։
value-throwers-all = Բոլորը, բացի պաշտպանվողից
value-throwers-neighbours = Պաշտպանվողի երկու հարևանները
value-throwers-attacker-only = Միայն հարձակվողը
value-throwers-nobody = Ոչ ոք
says-throwers =
    { $value ->
        [neighbours] ավելացնում են միայն պաշտպանվողի հարևանները
        [attacker_only] ավելացնում է միայն հարձակվողը
        [nobody] ոչ ոք չի ավելացնում
       *[all] ավելացնում են բոլորը
    }
rule-throw-order = Ավելացնելու հերթը
rule-throw-order-about = Ավելացնում են, երբ ուզում են, թե սպասում են իրենց հերթին։
value-throw-order-free = Ով արագ է
value-throw-order-ordered = Հերթով, նախ հարձակվողը
says-throw-order =
    { $value ->
        [ordered] ավելացնում են հերթով
       *[free] ավելացնում են առանց հերթի
    }
rule-throw-timing = Երբ կարելի է ավելացնել
rule-throw-timing-about = Որքան պետք է ծածկված լինի, որ նոր խաղաթղթեր ավելանան։
value-throw-timing-any-time = Ցանկացած պահի
value-throw-timing-after-first-beat = Երբ առաջին խաղաթուղթը ծածկված է
value-throw-timing-all-beaten = Միայն երբ ամեն ինչ ծածկված է
says-throw-timing =
    { $value ->
        [after_first_beat] ավելացնում են առաջին ծածկված խաղաթղթից հետո
        [all_beaten] ավելացնում են միայն ամբողջը ծածկելուց հետո
       *[any_time] ավելացնում են ցանկացած պահի
    }
rule-throw-ranks = Ինչ արժեքներ կարելի է ավելացնել
rule-throw-ranks-about = Հաշվվո՞ւմ են նաև պաշտպանության խաղաթղթերը, թե միայն հարձակման խաղաթղթերը։
value-throw-ranks-attack-and-defence = Սեղանին եղած բոլոր արժեքները
value-throw-ranks-attack-only = Միայն հարձակման խաղաթղթերի արժեքները
says-throw-ranks =
    { $value ->
        [attack_only] ավելացնում են միայն հարձակման խաղաթղթերի արժեքները
       *[attack_and_defence] ավելացնում են սեղանին եղած բոլոր արժեքները
    }
rule-throw-after-take = Ավելացնել «Վերցնում եմ»-ից հետո
rule-throw-after-take-about = Վերցնողին կարելի է նույն արժեքների էլի խաղաթղթեր տալ։
says-throw-after-take =
    { $value ->
        [off] «Վերցնում եմ»-ից հետո չեն ավելացնում
       *[on] ավելացնում են նաև «Վերցնում եմ»-ից հետո
    }
rule-opening = Հարձակման առաջին խաղաթղթերը
rule-opening-about = Կարելի՞ է սկսել նույն արժեքի մի քանի խաղաթղթով։
value-opening-one-card = Մեկ խաղաթուղթ
value-opening-equal-ranks = Մեկ կամ մի քանի՝ նույն արժեքի
says-opening =
    { $value ->
        [equal_ranks] կարելի է սկսել նույն արժեքի մի քանի խաղաթղթով
       *[one_card] սկսում են մեկ խաղաթղթով
    }
rule-attack-limit = Հարձակման խաղաթղթերի սահմանը
rule-attack-limit-about = Ամենաշատը քանի խաղաթուղթ է ծածկելու պաշտպանվողը մեկ հարձակման մեջ։
value-attack-limit-0 = Առանց սահմանի
says-attack-limit =
    { $number ->
        [0] հարձակման մեջ՝ ինչքան ուզես խաղաթուղթ
       *[other] հարձակման մեջ՝ առավելագույնը { $number } խաղաթուղթ
    }
rule-first-bout-limit = Առաջին հարձակման խաղաթղթերի սահմանը
rule-first-bout-limit-about = Որ ոչ ոք հենց սկզբից խաղաթղթերի տակ չմնա։
value-first-bout-limit-0 = Ինչպես մյուս հարձակումներում
says-first-bout-limit =
    { $number ->
        [0] առաջին հարձակման մեջ՝ նույնքան
       *[other] առաջին հարձակման մեջ՝ առավելագույնը { $number }
    }
rule-first-cap-scope = Մինչև երբ է առաջին հարձակման սահմանը
rule-first-cap-scope-about = Առաջին հարձակումը կարող է վերցնելով ավարտվել․ սահմանը կարող է դրանից հետո էլ մնալ։
value-first-cap-scope-first-bout = Միայն առաջին հարձակման մեջ
value-first-cap-scope-until-first-discard = Մինչև առաջին բիտան
says-first-cap-scope =
    { $value ->
        [until_first_discard] առաջին հարձակման սահմանը մնում է մինչև առաջին բիտան
       *[first_bout] առաջին հարձակման սահմանը վերջանում է դրա հետ
    }
rule-defender-hand-cap = Պաշտպանվողի ձեռքը սահմանափակում է
rule-defender-hand-cap-about = Կարելի՞ է դնել ավելի շատ խաղաթուղթ, քան պաշտպանվողը կարող է ծածկել։
value-defender-hand-cap-when-became-defender = Ոչ ավելի, քան նա ուներ
value-defender-hand-cap-none = Կարելի է և ավելի
says-defender-hand-cap =
    { $value ->
        [none] պաշտպանվողի ձեռքը չի սահմանափակում հարձակումը
       *[when_became_defender] պաշտպանվողի ձեռքը սահմանափակում է հարձակումը
    }

rule-transfer = Փոխանցում
rule-transfer-about = Ով դեռ ոչինչ չի ծածկել, կարող է նույն արժեքի խաղաթուղթ դնել, և պաշտպանվում է հաջորդը։
says-transfer =
    { $value ->
        [on] հարձակումը կարելի է փոխանցել
       *[off] առանց փոխանցման
    }
rule-transfer-cards = Քանի խաղաթղթով են փոխանցում
rule-transfer-cards-about = Կարելի՞ է փոխանցելիս նույն արժեքի էլի խաղաթղթեր դնել։
value-transfer-cards-one = Մեկ
value-transfer-cards-several = Մի քանի՝ նույն արժեքի
says-transfer-cards =
    { $value ->
        [several] փոխանցում են մի քանի խաղաթղթով
       *[one] փոխանցում են մեկ խաղաթղթով
    }
rule-transfer-sufficiency = Փոխանցել, եթե խաղաթղթերը բավական են
rule-transfer-sufficiency-about = Ոչ ոք չի ստանում ավելի շատ ծածկելու խաղաթուղթ, քան ունի ձեռքին։
says-transfer-sufficiency =
    { $value ->
        [off] փոխանցում են նաև քիչ խաղաթուղթ ունեցողին
       *[on] փոխանցում են միայն բավական խաղաթուղթ ունեցողին
    }
rule-transfer-in-first-bout = Փոխանցել առաջին հարձակման մեջ
rule-transfer-in-first-bout-about = Կարելի՞ է փոխանցել ամենաառաջին հարձակումը։
says-transfer-in-first-bout =
    { $value ->
        [off] առաջին հարձակումը չեն փոխանցում
       *[on] փոխանցում են նաև առաջին հարձակումը
    }
rule-transfer-chain-limit = Քանի անգամ կարելի է փոխանցել
rule-transfer-chain-limit-about = Ամենաշատը քանի անգամ է փոխանցվում նույն հարձակումը։
value-transfer-chain-limit-0 = Ինչքան ուզես
says-transfer-chain-limit =
    { $number ->
        [0] փոխանցում են ինչքան ուզեն
       *[other] փոխանցում են առավելագույնը { $number } անգամ
    }
rule-transfer-by-showing = Փոխանցել ցույց տալով
rule-transfer-by-showing-about = Ով ցույց է տալիս նույն արժեքի խաղաթուղթ, փոխանցում է հարձակումը, իսկ խաղաթուղթը մնում է իրեն։
value-transfer-by-showing-off = Չեն խաղում
value-transfer-by-showing-trump = Կոզրը՝ հարձակման մեջ մեկ անգամ
value-transfer-by-showing-trump-once-a-deal = Կոզրը՝ փուլի մեջ մեկ անգամ
value-transfer-by-showing-any-card = Ցանկացածը՝ հարձակման մեջ մեկ անգամ
says-transfer-by-showing =
    { $value ->
        [trump] փոխանցում են նաև կոզրը ցույց տալով
        [trump_once_a_deal] փոխանցում են նաև փուլի մեջ մեկ անգամ կոզրը ցույց տալով
        [any_card] փոխանցում են նաև ցանկացած խաղաթուղթ ցույց տալով
       *[off] առանց ցույց տալու
    }

rule-discard = Դեն նետելու կույտը
rule-discard-about = Կարելի՞ է նայել խաղից դուրս եկած խաղաթղթերը։
value-discard-hidden = Փակ է
value-discard-open = Կարելի է նայել
says-discard =
    { $value ->
        [open] դեն նետելու կույտը կարելի է նայել
       *[hidden] դեն նետելու կույտը փակ է
    }
rule-draw-order = Ձեռքը լրացնելու հերթը
rule-draw-order-about = Ինչ հերթով են լրացնում ձեռքերը հարձակումից հետո։
value-draw-order-defender-last = Նախ հարձակվողը, վերջում՝ պաշտպանվողը
value-draw-order-defender-first = Նախ պաշտպանվողը
says-draw-order =
    { $value ->
        [defender_first] ձեռքը առաջինը լրացնում է պաշտպանվողը
       *[defender_last] ձեռքը վերջինը լրացնում է պաշտպանվողը
    }
rule-draw-lead = Ով է առաջինը լրացնում փոխանցումից հետո
rule-draw-lead-about = Ով է հարձակվող համարվում ձեռքերը լրացնելիս։
value-draw-lead-last-transferrer = Վերջին փոխանցողը
value-draw-lead-opener = Հարձակումն սկսողը
says-draw-lead =
    { $value ->
        [opener] փոխանցումից հետո առաջինը լրացնում է հարձակումն սկսողը
       *[last_transferrer] փոխանցումից հետո առաջինը լրացնում է վերջին փոխանցողը
    }
rule-swap-trump = Բացված կոզրը փոխելը
rule-swap-trump-about = Հարձակումների միջև ամենացածր կոզրը կարելի է փոխել կապուկի տակի բացված կոզրով։
says-swap-trump =
    { $value ->
        [on] ամենացածր կոզրը կարելի է փոխել բացված կոզրով
       *[off] բացված կոզրը չեն փոխում
    }
rule-draw-rule = Եթե ոչ ոքի խաղաթուղթ չմնաց
rule-draw-rule-about = Ինչ է լինում, երբ վերջին խաղացողների խաղաթղթերը վերջանում են նույն հարձակման մեջ։
value-draw-rule-draw = Ոչ-ոքի․ դուրակ չկա
value-draw-rule-last-defender-loses = Դուրակը վերջին պաշտպանվողն է
says-draw-rule =
    { $value ->
        [last_defender_loses] բոլոր ձեռքերը դատարկվելիս դուրակը վերջին պաշտպանվողն է
       *[draw] բոլոր ձեռքերը դատարկվելիս ոչ-ոքի է
    }

rule-placing = Ինչն է հաշվվում
rule-placing-about = Ինչի համար են միավոր տալիս, երբ մի քանի փուլ են խաղում։
value-placing-fool-only = Միավոր՝ դուրակին
value-placing-first-out-wins = Միավոր՝ առաջինը դուրս եկածին
says-placing =
    { $value ->
        [first_out_wins] միավորը ստանում է առաջինը դուրս եկածը
       *[fool_only] միավորը ստանում է դուրակը
    }
# unreviewed: շարք (series)
rule-series = Փուլերի շարք
# unreviewed: շարք (series)
rule-series-about = Փուլերը միասի՞ն են հաշվվում, և երբ է շարքն ավարտվում։
value-series-none = Ամեն փուլն առանձին
value-series-to-points = Մինչև որոշված միավորները
value-series-deals = Որոշված թվով փուլեր
value-series-count = Հաշիվ՝ առանց ավարտի
# unreviewed: շարք (series)
says-series =
    { $value ->
        [to_points] շարք՝ մինչև { $number } միավոր
        [deals] { $number } փուլի շարք
        [count] միավորները հաշվում են առանց ավարտի
       *[none] ամեն փուլն առանձին
    }
# unreviewed: շարք (series)
rule-series-length = Շարքի երկարությունը
# unreviewed: շարք (series)
rule-series-length-about = Քանի միավոր կամ փուլ է տևում շարքը։
value-series-length-0 = Չկա

# unreviewed: թիմ (team)
rule-teams = Թիմեր
# unreviewed: խաղընկեր (partner)
rule-teams-about = Խաղընկերները նստում են հակառակորդների միջև, իրար վրա չեն հարձակվում, հաղթում ու պարտվում են միասին։
value-teams-none = Ամեն մեկն իր համար
value-teams-2v2 = Երկուսը երկուսի դեմ
value-teams-3v3 = Երեքը երեքի դեմ
says-teams =
    { $number ->
        [4] երկուսը երկուսի դեմ
        [6] երեքը երեքի դեմ
       *[other] ամեն մեկն իր համար
    }
# unreviewed: խաղընկեր (partner)
rule-team-out-seat = Երբ խաղընկերը դուրս է եկել
rule-team-out-seat-about = Ինչ են լինում այն խաղացողի հերթերը, որն այլևս խաղաթուղթ չունի։
# unreviewed: խաղընկեր (partner)
value-team-out-seat-partner-plays = Նրա փոխարեն խաղում է խաղընկերը
value-team-out-seat-skipped = Նրա հերթերն անցնում են
# unreviewed: խաղընկեր (partner)
says-team-out-seat =
    { $value ->
        [skipped] դուրս եկածի հերթերն անցնում են
       *[partner_plays] դուրս եկածի փոխարեն խաղում է խաղընկերը
    }

rule-low-beats-ace = Ամենացածրը հաղթում է տուզին
rule-low-beats-ace-about = Մաստի ամենաթույլ խաղաթուղթը, սովորաբար վեցը, հաղթում է նաև ամենաուժեղին։
value-low-beats-ace-off = Ոչ
value-low-beats-ace-same-suit = Ամեն մաստում
value-low-beats-ace-trumps = Միայն կոզրերի մեջ
says-low-beats-ace =
    { $value ->
        [same_suit] մաստի ամենացածր խաղաթուղթը հաղթում է տուզին
        [trumps] ամենացածր կոզրը հաղթում է կոզր տուզին
       *[off] ամենացածր խաղաթուղթը չի հաղթում տուզին
    }
# unreviewed: names of the suits
rule-spades-only-spades = Պիկին հաղթում է միայն պիկը
# unreviewed: names of the suits
rule-spades-only-spades-about = Ուրիշ մաստի կոզրը պիկին չի հաղթում։
# unreviewed: names of the suits
says-spades-only-spades =
    { $value ->
        [on] պիկին հաղթում է միայն պիկը
       *[off] կոզրը հաղթում է նաև պիկին
    }
rule-ace-turned-up = Եթե կոզրը որոշում է տուզը
rule-ace-turned-up-about = Ոմանք այդ դեպքում նորից են բաժանում։
value-ace-turned-up-keep = Խաղում են
value-ace-turned-up-redeal = Նորից են բաժանում
says-ace-turned-up =
    { $value ->
        [redeal] տուզ բացվելիս նորից են բաժանում
       *[keep] կոզրը կարող է որոշել և տուզը
    }
rule-redeal = Երբ են նորից բաժանում
rule-redeal-about = Եթե որևէ մեկի ձեռքն այսպիսին է, բոլորին նորից են բաժանում։
value-redeal-never = Երբեք
value-redeal-five-of-a-suit = Նույն մաստի հինգ կամ ավելի խաղաթուղթ
value-redeal-one-colour = Բոլորը կարմիր կամ բոլորը սև
says-redeal =
    { $value ->
        [five_of_a_suit] նույն մաստի հինգ խաղաթղթի դեպքում նորից են բաժանում
        [one_colour] միագույն ձեռքի դեպքում նորից են բաժանում
       *[never] նորից չեն բաժանում
    }
# unreviewed: ուսադիր (epaulette)
rule-pogony = Ուսադիրներ
# unreviewed: ուսադիր (epaulette)
rule-pogony-about = Ամենացածր խաղաթղթերով վերջին հարձակումը դուրակի ուսերին ուսադիրներ է կախում։ Միայն կատակ է․ ոչինչ չի փոխում։
# unreviewed: ուսադիր (epaulette)
says-pogony =
    { $value ->
        [on] վերջում ամենացածր խաղաթղթերը դուրակի ուսադիրներն են
       *[off] առանց ուսադիրների
    }
rule-bout-limit = Քանի հարձակումից հետո է ոչ-ոքի
rule-bout-limit-about = Նույն շրջանով պտտվող խաղն այդքան հարձակումից հետո կանգնեցվում է որպես ոչ-ոքի։
says-bout-limit = { $number } հարձակումից հետո ոչ-ոքի է

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Ձեռքին լինում է { $least }-ից { $most } խաղաթուղթ, ոչ թե { $given }։
# unreviewed: շարք (series)
conflict-negative =
    { $parameter ->
        [attack_limit] Հարձակման խաղաթղթերի սահմանը { $given } լինել չի կարող․ այն 0-ից փոքր չէ։
        [first_bout_limit] Առաջին հարձակման սահմանը { $given } լինել չի կարող․ այն 0-ից փոքր չէ։
        [transfer_chain_limit] Փոխանցումների թիվը { $given } լինել չի կարող․ այն 0-ից փոքր չէ։
       *[series_length] Շարքի երկարությունը { $given } լինել չի կարող․ այն 0-ից փոքր չէ։
    }
conflict-bout-limit = Հարձակումների թիվը { $given } լինել չի կարող․ խաղում գոնե մեկ հարձակում կա։
conflict-first-limit-above = Առաջին հարձակման սահմանը { $given } է, մյուսներինը՝ { $most }․ այն կարող է միայն փոքր լինել։
conflict-redeal-hand-size = Նույն մաստի հինգ խաղաթղթի դեպքում նորից բաժանում են, երբ ձեռքին ոչ ավելի, քան { $most } խաղաթուղթ կա․ ավելի շատի մեջ հինգը գրեթե միշտ կգտնվի։
conflict-ace-needs-turned-trump = Այս կանոններով կոզրը խաղաթուղթը չի որոշում, ուրեմն տուզն էլ չի որոշում։
conflict-source-needs-turned-trump = Այս կանոններով կոզրը խաղաթուղթը չի որոշում․ ընտրելու բան չկա։
conflict-swap-needs-face-up-trump = Այս կանոններով կապուկի տակ բացված կոզր չկա․ փոխելու բան չկա։
conflict-low-trump-needs-trump = Առանց կոզրի չկա նաև ամենացածր կոզր, որ տուզը ծածկի։
conflict-showing-needs-trump = Առանց կոզրի չի կարելի կոզր ցույց տալով փոխանցել։
conflict-showing-needs-transfer = Ցույց տալով հարձակումն են փոխանցում, ուրեմն պետք է նաև փոխանցում լինի։
conflict-first-deal-has-no-fool = Առաջին փուլից առաջ չկա ո՛չ դուրակ, ո՛չ հաղթող, ուստի նրանք սկսողին որոշել չեն կարող։
# unreviewed: շարք (series)
conflict-series-length-missing = Ընտրիր, թե քանի միավոր կամ փուլ է տևում շարքը։
# unreviewed: շարք (series)
conflict-series-length-unused = Երկարություն ունի միայն այն շարքը, որը մինչև որոշված միավորները կամ փուլերն է։
# unreviewed: թիմ (team)
conflict-teams-never-transfer = Թիմերով խաղում են առանց փոխանցման։
# unreviewed: թիմ (team)
conflict-teams-have-no-one-fool = Թիմերով խաղում դուրակը մեկը չէ, ուստի սկսողին որոշել չի կարող։
# unreviewed: թիմ (team)
conflict-teams-seats = Այդպիսի թիմերի համար պետք է { $most } խաղացող, ոչ թե { $given }։
conflict-too-few-seats = Պետք է գոնե { $least } խաղացող, ոչ թե { $given }։
conflict-too-many-seats = { $cards } խաղաթուղթը բավական է { $most } խաղացողի, ոչ թե { $given }։

## The table

table-title = Խաղասեղան
table-players = Խաղացողներ
table-profile = { $player }՝ էջը
table-bout = Սեղանի խաղաթղթերը
table-bout-empty = Սեղանին խաղաթուղթ չկա
table-hand = Քո խաղաթղթերը
table-stock = Կապուկ
table-discard = Դեն նետելու կույտ
table-actions = Գործողություններ
table-practice = Վարժանք
table-practice-hint = Քայլ է հետ վերցվել․ այս խաղը չի հաշվվում։
table-thinking = մտածում է
table-done = այլևս չի ավելացնում
table-lobby = Գլխավոր էջ
table-undo = Հետ վերցնել քայլը
table-takeback = Հետ վերցնել
table-ask = Խորհուրդ հարցնել
table-mute = Անջատել ձայնը
table-unmute = Միացնել ձայնը
table-last-bout = Նախորդ հարձակումը
table-log = Խաղի ընթացքը
table-log-bout = Հարձակում { $number }
table-how-to-play = Ինչպես խաղալ
table-settings = Կարգավորումներ
table-removed = Սեղանի տերը քեզ հեռացրեց սեղանից։
table-closed = Այս սեղանը փակվել է։
table-away = կապ չկա
table-bot-sits-in = առայժմ բոտն է խաղում
table-wishes = ուզում է էլի խաղալ
table-watchers = դիտողներ
table-talk = Ասել մի բան
table-people = Խաղացողներ
table-last-bout-beaten = Բոլոր խաղաթղթերը ծածկվեցին ու դուրս եկան խաղից։
table-last-bout-taken = Խաղաթղթերը վերցրեց պաշտպանվողը ({ $player })։
table-last-bout-taken-you = Խաղաթղթերը վերցրիր դու։
table-rules = Այս սեղանի կանոնները
# unreviewed: թիմ (team)
table-team = Թիմ { $number }
# unreviewed: խաղընկեր (partner)
table-partner = Քո խաղընկերը
# $player plays for a partner who is out, $other.
# unreviewed: խաղընկեր (partner)
table-plays-for = { $player }՝ խաղում է խաղընկերոջ փոխարեն ({ $other })
# unreviewed: խաղընկեր (partner)
table-plays-for-you = Դու խաղում ես խաղընկերոջ փոխարեն ({ $other })
table-plays-your-turn = { $player }՝ խաղում է քո փոխարեն
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Հաղթած փուլերը
       *[against] Քանի անգամ դուրակ
    }
# unreviewed: շարք (series)
series-to-points = Շարք՝ մինչև { $number } միավոր
series-over-deals = Փուլ { $deal }՝ { $number }-ից
# $players is one name or a list of names.
# unreviewed: շարք (series)
series-winner = Շարքը հաղթեց՝ { $players }
# unreviewed: շարք (series)
series-winner-you = Շարքը դու հաղթեցի՜ր
series-next-deal = Հաջորդ փուլը
discard-look = Նայել դեն նետելու կույտը

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Անի
        [Areg] Արեգ
        [Eka] Էկա
        [Emin] Էմին
        [Jaan] Յաան
        [Luka] Լուկա
        [Mari] Մարի
        [Nane] Նանե
        [Nigar] Նիգյար
        [Olya] Օլյա
        [Petryk] Պետրիկ
        [Vanya] Վանյա
        [Aram] Արամ
        [Boris] Բորիս
        [Giorgi] Գիորգի
        [Gohar] Գոհար
        [Kadri] Կադրի
        [Leyla] Լեյլա
        [Margus] Մարգուս
        [Nino] Նինո
        [Oksana] Օքսանա
        [Rauf] Ռաուֆ
        [Tamar] Թամար
        [Taras] Տարաս
       *[other] { $name }
    }

## The line above the hand

prompt-open = Դու ես հարձակվում, պաշտպանվողը՝ { $player }
prompt-defend =
    { $number ->
        [one] Ծածկիր խաղաթուղթը կամ վերցրու
       *[other] Ծածկիր { $number } խաղաթուղթ կամ վերցրու
    }
prompt-defend-transfer =
    { $number ->
        [one] Ծածկիր խաղաթուղթը, փոխանցիր կամ վերցրու
       *[other] Ծածկիր { $number } խաղաթուղթ, փոխանցիր կամ վերցրու
    }
prompt-add = Պաշտպանվողը՝ { $player }․ կարող ես ավելացնել
prompt-covered = Ամեն ինչ ծածկված է․ ավելացրու կամ «Բիտա»
prompt-taking = { $player }՝ վերցնում է․ ավելացրու կամ «Պաս»
prompt-wait-open = Հարձակվողը՝ { $player }…
prompt-wait-open-you = Քո վրա հարձակվողը՝ { $player }…
prompt-wait-defend = Պաշտպանվողը՝ { $player }…
prompt-wait-throw-in = { $player }՝ կարող է ավելացնել…
prompt-wait-taking = Վերցնում ես։ { $player }՝ կարող է ավելացնել…
prompt-wait = Մի պահ…
prompt-wait-again = Սպասում ենք՝ { $players }
prompt-taking-soon = Դու վերցնում ես…
prompt-still-taking = Դու վերցնում ես խաղաթղթերը։ Շարունակելու համար սեղմիր «Չեղարկել»
prompt-done-soon = Ավելացնելու բան չունես…
prompt-out = Դու դուրս եկար ու փրկվեցիր
prompt-choose-target = Ի՞նչ խաղալ { $card } խաղաթղթով
prompt-selected =
    { $number ->
        [one] { $cards }․ հիմա հպվիր նույն արժեքի մյուս խաղաթղթերին
       *[other] { $cards } միասին․ հպվիր սեղանին
    }
prompt-one-rank = Միասին կարելի է բաց դնել միայն նույն արժեքի խաղաթղթեր
prompt-dropped = Պատրաստված խաղաթուղթը մնաց քո ձեռքին
prompt-drop-here = Այստեղ
prompt-transfer-here = Փոխանցել, պաշտպանվողը՝ { $player }
prompt-over = Խաղն ավարտված է
prompt-covered-nothing = Ծածկված է․ ավելացնելու բան չունես, ասա «Բիտա»
prompt-taking-nothing = { $player }՝ վերցնում է․ ավելացնելու բան չունես, ասա «Պաս»
prompt-bout-beaten = Ամեն ինչ ծածկված է։
prompt-tap-to-go-on = Հպիր, որ շարունակես
prompt-trump = Կոզրը՝ { $card }։
prompt-trumps = Կոզրը՝ { $suit }։
prompt-no-trumps = Կոզր չկա։
prompt-no-line = Կապ չկա․ հիմա խաղալ չի լինի

## Buttons

action-bita = Բիտա
action-pass = Պաս
action-take = Վերցնում եմ
action-take-undo = Չեղարկել
action-transfer = Փոխանցել
action-lay =
    { $number ->
        [one] Բաց դնել { $number } խաղաթուղթ
       *[other] Բաց դնել { $number } խաղաթուղթ
    }
action-unselect = Չեղարկել ընտրությունը
action-swap = Փոխել բացված կոզրը
action-skip-to-end = Միանգամից ավարտին
action-rematch = Խաղալ նորից
action-leave = Գլխավոր էջ
action-see-table = Տեսնել սեղանը
action-review = Դիտել խաղը
action-how-to-play = Ինչպե՞ս խաղալ

## After the game

end-safe-you = Դու փրկվեցի՜ր
end-places = Տեղեր

## Settings

settings-title = Կարգավորումներ
settings-section-look = Տեսք
settings-section-play = Խաղ
settings-section-motion = Շարժում
settings-language = Լեզու
settings-theme = Թեմա
settings-theme-auto = Ինչպես սարքում
settings-theme-light = Լուսավոր
settings-theme-dark = Մուգ
settings-hints = Հուշումներ
settings-hints-hint = Ցույց են տալիս, թե ինչ կարելի է խաղալ և ինչու չի կարելի մնացածը։
settings-advise = Խորհրդատու
settings-advise-hint = Կոճակը ցույց է տալիս, թե ինչ կխաղար ամենաուժեղ բոտը և ինչու։
settings-tap = Խաղաթղթին հպելիս
settings-tap-plays = Խաղում է այն
settings-tap-second = Ընտրում է, երկրորդ հպումը խաղում է
settings-sort = Իմ խաղաթղթերի դասավորությունը
settings-sort-suit = Ըստ մաստի
settings-sort-rank = Ըստ արժեքի
settings-sort-own = Ինչպես ես եմ դասավորում
settings-speed = Խաղաթղթերի շարժումը
settings-speed-off = Անջատված
settings-speed-fast = Արագ
settings-speed-normal = Սովորական
settings-speed-slow = Դանդաղ
settings-hold = Ավարտված հարձակումը մնում է սեղանին
settings-hold-none = Չի մնում
settings-hold-seconds = { $seconds } վրկ
settings-hold-tap = Մինչև հպեմ
settings-section-sound = Ձայն
settings-sounds = Ձայներ
settings-volume = Ձայնի ուժգնությունը
settings-volume-low = Ցածր
settings-volume-medium = Միջին
settings-volume-high = Բարձր
settings-vibration = Թրթռոց
settings-vibration-hint = Այն հեռախոսներում և պլանշետներում, որոնք կարող են։
settings-auto-done = Իմ փոխարեն ասել «Բիտա» կամ «Պաս»
settings-auto-done-hint = Երբ ավելացնելու խաղաթուղթ չունեմ։
settings-take-undo = Ժամանակ՝ «Վերցնում եմ»-ը չեղարկելու
settings-take-undo-hint = Խոսքն ուղարկվում է 0,8 վայրկյանից։
settings-premoves = Պատրաստել խաղաթուղթ, մինչ ուրիշներն են խաղում
settings-premoves-hint = Հպումը պատրաստում է այն․ կխաղարկվի, հենց որ հնարավոր լինի, ևս մեկ հպում՝ չեղարկում է։
settings-letters = Նկարով խաղաթղթերի տառերը
settings-letters-auto = Ինչպես լեզվում
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Մաստերի գույները
settings-colours-two = Երկու
settings-colours-four = Չորս
settings-colours-safe = Չորս, հեշտ տարբերվող
settings-back = Խաղաթղթերի դարձերես
settings-back-red = Կարմիր
settings-back-blue = Կապույտ
settings-back-green = Կանաչ
settings-back-black = Սև
settings-table = Սեղանի գույնը
settings-table-green = Կանաչ
settings-table-blue = Կապույտ
settings-table-burgundy = Բորդո
settings-table-slate = Մոխրագույն
settings-large-index = Խոշոր արժեք և մաստ խաղաթղթերի վրա
settings-trump-marks = Նշել կոզրերն իմ ձեռքին
settings-contrast = Հակադրություն
settings-contrast-auto = Ինչպես սարքում
settings-contrast-high = Բարձր
settings-left-handed = Ձախլիկի համար
settings-shortcuts = Ստեղներ
settings-reset = Վերականգնել սկզբնական կարգավորումները

## Sharing a table, and the page without its server

share-title = Հարձակվողը՝ { $attacker }, պաշտպանվողը՝ { $defender }
share-about = Դուրակի սեղան՝ { $players }։ Տես, թե ինչպես է ընթանում խաղը, և ինքդ էլ խաղա։
app-somebody = Խաղացող
share-sheet-title = Կիսվել սեղանով
share-picture = Սեղանի նկարը
share-with-cards = Իմ խաղաթղթերով
share-with-cards-hint = Դրանք կտեսնի ամեն ոք, ով ունի հղումը։ Ուրիշների խաղաթղթերը երբեք չեն երևում։
share-link = Հղում
share-copy = Պատճենել հղումը
share-copied = Պատճենվեց
share-send = Կիսվել
table-share = Կիսվել
app-shared = Սեղանն այնպես, ինչպես տեսնում էր { $player }
app-play-yourself = Ինքդ խաղա
app-bad-link = Այս հղումը սեղան ցույց չի տալիս․ այն կտրված է կամ սխալ է գրված։
app-nowhere = Այս հասցեում ոչինչ չկա։

app-kept = Կապ չկա․ սեղանն այսպես էր՝ { $time }
app-newer = Նոր տարբերակը պատրաստ է։ Այն կբացվի, երբ խաղն ավարտվի։
app-older = Այս էջը սերվերից հին է։
app-open-newer = Բացել նորը
app-install = Տեղադրել որպես հավելված

## Keyboard

keys-title = Ստեղնաշար
keys-arrows = Ընտրել խաղաթուղթ կամ թիրախ
keys-ranks = Անցնել նույն արժեքի հաջորդ խաղաթղթին
keys-enter = Խաղալ կամ ընտրել խաղաթուղթը
keys-select = Ընտրել խաղաթուղթը՝ նույն արժեքի մի քանիսը միասին բաց դնելու համար
keys-escape = Չեղարկել
keys-take = Վերցնում եմ
keys-done = Բիտա կամ Պաս
keys-transfer = Փոխանցել
keys-sort = Փոխել իմ խաղաթղթերի դասավորությունը
keys-move = Տեղափոխել խաղաթուղթը ձեռքի մեջ
keys-explain = Հարցնել խորհուրդ, իսկ խամրած խաղաթղթի վրա՝ ինչու չի կարելի
keys-last-bout = Նախորդ հարձակումը
keys-undo = Հետ վերցնել վերջին քայլը
keys-read = Կարդալ սեղանը բարձրաձայն
keys-help = Այս ցանկը
keys-tab = Հաջորդը՝ հուշումը, իմ խաղաթղթերը, սեղանը, կոճակները, խաղացողները
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Բացատ
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + սեղմում

## Lists: $items are joined by commas

list-and = { $items } և { $last }
list-or = { $items } կամ { $last }

## Card names, for speech

# unreviewed: names of suits, court cards and jokers, other than Տուզ, are a proposal
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] կարմիր ջոկեր
               *[black] սև ջոկեր
            }
       *[other]
            { $suit ->
                [clubs] խաչի
                [diamonds] ագուռի
                [hearts] սրտի
               *[spades] պիկի
            } { $rank ->
                [r2] երկու
                [r3] երեք
                [r4] չորս
                [r5] հինգ
                [r6] վեց
                [r7] յոթ
                [r8] ութ
                [r9] ինը
                [r10] տասը
                [J] վալետ
                [Q] դամա
                [K] թագավոր
               *[A] տուզ
            }
    }
# unreviewed: names of suits, court cards and jokers, other than Տուզ, are a proposal
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] կարմիր ջոկերը
               *[black] սև ջոկերը
            }
       *[other]
            { $suit ->
                [clubs] խաչի
                [diamonds] ագուռի
                [hearts] սրտի
               *[spades] պիկի
            } { $rank ->
                [r2] երկուսը
                [r3] երեքը
                [r4] չորսը
                [r5] հինգը
                [r6] վեցը
                [r7] յոթը
                [r8] ութը
                [r9] իննը
                [r10] տասը
                [J] վալետը
                [Q] դաման
                [K] թագավորը
               *[A] տուզը
            }
    }
# unreviewed: names of suits, court cards and jokers, other than Տուզ, are a proposal
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] կարմիր ջոկերով
               *[black] սև ջոկերով
            }
       *[other]
            { $suit ->
                [clubs] խաչի
                [diamonds] ագուռի
                [hearts] սրտի
               *[spades] պիկի
            } { $rank ->
                [r2] երկուսով
                [r3] երեքով
                [r4] չորսով
                [r5] հինգով
                [r6] վեցով
                [r7] յոթով
                [r8] ութով
                [r9] իննով
                [r10] տասով
                [J] վալետով
                [Q] դամայով
                [K] թագավորով
               *[A] տուզով
            }
    }
# unreviewed: names of suits, court cards and jokers, other than Տուզ, are a proposal
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] կարմիր ջոկերի
               *[black] սև ջոկերի
            }
       *[other]
            { $suit ->
                [clubs] խաչի
                [diamonds] ագուռի
                [hearts] սրտի
               *[spades] պիկի
            } { $rank ->
                [r2] երկուսի
                [r3] երեքի
                [r4] չորսի
                [r5] հինգի
                [r6] վեցի
                [r7] յոթի
                [r8] ութի
                [r9] իննի
                [r10] տասի
                [J] վալետի
                [Q] դամայի
                [K] թագավորի
               *[A] տուզի
            }
    }
# unreviewed: names of the suits are a proposal
suit-name =
    { $suit ->
        [clubs] խաչ
        [diamonds] ագուռ
        [hearts] սիրտ
       *[spades] պիկ
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Խաղն ավարտված է։
why-seat-out = Դու արդեն դուրս ես եկել․ ո՛չ խաղաթուղթ ունես, ո՛չ հոգս։
why-not-the-attacker = Այս հարձակումը սկսում է ուրիշը ({ $player })։ Սպասիր առաջին խաղաթղթին։
why-not-the-defender = Ծածկել, վերցնել կամ փոխանցել կարող է միայն պաշտպանվողը ({ $player })։
why-defender-never-adds = Դու պաշտպանվում ես․ ծածկիր կամ վերցրու։ Ավելացնում են մյուսները։
# unreviewed: խաղընկեր (partner)
why-defenders-partner = Պաշտպանվողը ({ $player }) քո խաղընկերն է․ խաղընկերոջը չեն ավելացնում։
why-not-a-thrower = Այս կանոններով հիմա չես կարող ավելացնել պաշտպանվողի դեմ ({ $player })։
why-not-your-turn = Նախ կարող է ավելացնել { $player }։ Սպասիր քո հերթին։
why-no-attack-yet = Հարձակվողը ({ $player }) դեռ խաղաթուղթ չի դրել, ծածկելու բան չկա։
why-must-open = Հարձակումը դու ես սկսում, ուրեմն պետք է խաղաթուղթ դնես։
why-unbeaten-cards = Դեռ ծածկված չէ՝ { $cards }։ Սպասիր պաշտպանվողին։
why-already-done = Դու արդեն ասել ես, որ այլևս չես ավելացնում։ Սպասիր, մինչև նոր խաղաթուղթ դնեն։
why-already-taking = Դու արդեն ասել ես «Վերցնում եմ»։ Սպասիր, մինչև մյուսներն ավելացնեն։
why-nothing-to-take = Ամեն ինչ ծածկված է․ վերցնելու բան չկա։
why-nothing-to-beat = Հարձակման բոլոր խաղաթղթերն արդեն ծածկված են։ Սպասիր, գուցե էլի ավելացնեն։
why-not-in-hand = { $card }՝ այդ խաղաթուղթը քո ձեռքին չէ։
# unreviewed: ջոկեր (joker)
why-joker-only-beats = { $card }՝ միայն ծածկում է․ ջոկերով չեն հարձակվում և չեն փոխանցում։
why-rank-not-on-table = { $card }՝ չի հարմարվում․ ավելացնել կարելի է միայն սեղանի արժեքներից՝ { $ranks }։
why-after-first-beat = Այս կանոններով ավելացնել կարելի է միայն այն ժամանակ, երբ առաջին խաղաթուղթը ծածկված է։
why-not-all-beaten = Այս կանոններով ավելացնում են միայն, երբ ամեն ինչ ծածկված է։ Դեռ ծածկված չէ՝ { $cards }։
why-defender-hand-limit = Պաշտպանվողի ({ $player }) ձեռքին ընդամենը { $number } խաղաթուղթ կար․ հարձակման խաղաթղթերը դրանից շատ լինել չեն կարող։
why-first-bout-limit = Առաջին հարձակման մեջ դնում են ոչ ավելի, քան { $number } խաղաթուղթ։
why-bout-limit = Մեկ հարձակման մեջ դնում են ոչ ավելի, քան { $number } խաղաթուղթ։
why-not-on-table = { $target }՝ հարձակման այդպիսի խաղաթուղթ սեղանին չկա։
why-already-beaten = { $target }՝ արդեն ծածկված է։
why-too-low = { $card }՝ չի ծածկում { $target } խաղաթուղթը․ պետք է ավելի բարձրը։
# unreviewed: names of the suits
why-wrong-suit =
    { $suit ->
        [clubs] { $card }՝ չի ծածկում { $target } խաղաթուղթը․ ուրիշ մաստը ծածկում է միայն կոզրը, իսկ կոզրը խաչն է։
        [diamonds] { $card }՝ չի ծածկում { $target } խաղաթուղթը․ ուրիշ մաստը ծածկում է միայն կոզրը, իսկ կոզրը ագուռն է։
        [hearts] { $card }՝ չի ծածկում { $target } խաղաթուղթը․ ուրիշ մաստը ծածկում է միայն կոզրը, իսկ կոզրը սիրտն է։
       *[spades] { $card }՝ չի ծածկում { $target } խաղաթուղթը․ ուրիշ մաստը ծածկում է միայն կոզրը, իսկ կոզրը պիկն է։
    }
why-trump-needed = { $card }՝ չի ծածկում { $target } խաղաթուղթը․ կոզրին հաղթում է միայն ավելի բարձր կոզրը։
why-suit-needed = { $card }՝ չի ծածկում { $target } խաղաթուղթը․ կոզր չկա, ծածկում է միայն նույն մաստի ավելի բարձրը։
# unreviewed: names of the suits
why-spades-only = { $card }՝ չի ծածկում { $target } խաղաթուղթը․ այս կանոններով պիկին հաղթում է միայն պիկը։
# unreviewed: ջոկեր (joker)
why-joker-colour = { $card }՝ չի ծածկում { $target } խաղաթուղթը․ կարմիր ջոկերը ծածկում է միայն կարմիրները, սևը՝ միայն սևերը։
# unreviewed: ջոկեր (joker)
why-joker-unbeatable = { $target }՝ ջոկերին ոչինչ չի հաղթում։
why-beats-nothing = { $card }՝ չի ծածկում սրանցից ոչ մեկը՝ { $cards }։
why-transfer-off = Այս կանոններով փոխանցում չկա։
why-transfer-after-beat = Մի խաղաթուղթ արդեն ծածկված է․ փոխանցելն ուշ է։
why-transfer-rank = { $card }՝ այս խաղաթղթով չես փոխանցի․ պետք է նույն արժեքի խաղաթուղթ՝ { $ranks }։
why-transfer-first-bout = Այս կանոններով առաջին հարձակումը չեն փոխանցում։
why-transfer-chain = Այս հարձակումն արդեն { $number } անգամ փոխանցվել է․ ավելի չի կարելի։
why-nobody-to-receive = Այլևս չկա մեկը, ում կարելի է փոխանցել։
why-receiver-hand-limit = Հաջորդ խաղացողը ({ $player }) ընդամենը { $number } խաղաթուղթ ունի, իսկ ծածկել պետք կլիներ { $needed }։
why-show-off = Այս կանոններով խաղաթուղթ ցույց տալով չեն փոխանցում։
why-show-trump = { $card }՝ այս խաղաթուղթը ցույց տալ չի կարելի․ ցույց են տալիս միայն նույն արժեքի կոզրը։
why-show-used = { $card }՝ այս խաղաթուղթն արդեն ցույց են տվել։
why-swap-off = Այս կանոններով բացված կոզրը չեն փոխում։
why-swap-between-bouts = Բացված կոզրը փոխում են միայն հարձակումների միջև և ոչ ամենաառաջինից առաջ։
why-swap-no-trump-card = Կապուկի տակ այլևս բացված կոզր չկա։
why-swap-lowest = Կապուկի տակ հենց ամենացածր կոզրն է։

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = Խաղա՛ { $card_acc }։
# unreviewed: written without a native reader
advice-throw-in = Ավելացրո՛ւ { $card_acc }։
# unreviewed: written without a native reader
advice-beat = Ծածկի՛ր { $target_acc } { $card_ins }։
# unreviewed: written without a native reader
advice-transfer = Փոխանցի՛ր { $card_ins }։
# unreviewed: written without a native reader
advice-show = Ցո՛ւյց տուր { $card_acc } և փոխանցիր։
# unreviewed: written without a native reader
advice-swap = Փոխի՛ր բացված կոզրը։
# unreviewed: written without a native reader
advice-take = Վերցրո՛ւ։
# unreviewed: written without a native reader
advice-done = Այլևս մի՛ ավելացրու։
# unreviewed: written without a native reader
advice-wait = Սպասի՛ր։
# unreviewed: written without a native reader
motive-only-move = Ուրիշ ոչինչ անել չես կարող։
# unreviewed: written without a native reader
motive-wins = Այսպես կհաղթես, ինչ էլ անի մրցակիցը։
# unreviewed: written without a native reader
motive-only-win = Հաղթում է միայն սա․ մյուս բոլոր քայլերով հաղթանակը բաց կթողնես։
# unreviewed: written without a native reader
motive-draws = Այսպես կպահես ոչ-ոքին, ինչ էլ անի մրցակիցը։
# unreviewed: written without a native reader
motive-only-draw = Ոչ-ոքին պահում է միայն սա․ մյուս բոլոր քայլերով կպարտվես։
# unreviewed: written without a native reader
motive-lost = Քեզ կփրկի միայն մրցակցի սխալը։
# unreviewed: written without a native reader
motive-last-card = { $card }՝ քո վերջին խաղաթուղթն է, իսկ կապուկը դատարկ է։
# unreviewed: written without a native reader
motive-last-cards = Այս հարձակմանը կարող են գնալ բոլոր խաղաթղթերդ՝ { $number }։
# unreviewed: written without a native reader
motive-swap = { $card }՝ ավելի բարձր է, քան այն կոզրը, որ տալիս ես։
# unreviewed: written without a native reader
motive-unbeatable = { $card }՝ ծածկելու բան չունի պաշտպանվողը ({ $player })։
# unreviewed: written without a native reader
motive-pair = { $card }, իսկ հետո կարող ես ավելացնել՝ { $cards }։
# unreviewed: written without a native reader
motive-lowest = { $card }՝ քո ամենացածր հասարակ խաղաթուղթն է։
# unreviewed: written without a native reader
motive-lowest-trump = Հասարակ խաղաթուղթ չունես, իսկ { $card }՝ քո ամենացածր կոզրն է։
# unreviewed: written without a native reader
motive-he-holds = { $player }՝ ունի { $cards } և դրանով կծածկեր { $target_acc }։
# unreviewed: written without a native reader
motive-hard-to-beat = { $card }՝ ավելի դժվար է ծածկել, քան քո ավելի ցածրերը․ { $player }՝ կարող է { $number } % հավանականությամբ։
# unreviewed: written without a native reader
motive-forces-trump = { $player }՝ { $card_acc } կարող է ծածկել միայն կոզրով։
# unreviewed: written without a native reader
motive-no-trumps = Բոլոր կոզրերի տեղը հայտնի է․ { $player }՝ կոզր չունի։
# unreviewed: written without a native reader
motive-keeps-trumps = { $card }՝ ծածկում է { $target_acc }, և կոզրերդ մնում են քեզ։
# unreviewed: written without a native reader
motive-trump-needed = { $target }՝ հասարակ խաղաթղթով չես ծածկի․ ամենաէժանը՝ { $card }։
# unreviewed: written without a native reader
motive-no-new-rank = { $card }՝ ծածկում է { $target_acc } և նոր արժեք չի բերում սեղանին։
# unreviewed: written without a native reader
motive-rank-gone = { $card }՝ նույն արժեքի խաղաթուղթ ուրիշ ոչ ոք չունի, ավելացնելու բան չկա։
# unreviewed: written without a native reader
motive-keeps-pair = { $card }՝ ծածկում է { $target_acc }, իսկ սրանք մնում են միասին՝ { $cards }։
# unreviewed: written without a native reader
motive-would-follow = { $target }՝ սրանից հետո { $player } կարող է ավելացնել՝ { $cards }։
# unreviewed: written without a native reader
motive-few-follow = { $card }՝ սրանից հետո ավելի քիչ կավելացնեն, քան ավելի ցածրից հետո։
# unreviewed: written without a native reader
motive-cheapest-beat = { $card }՝ քո խաղաթղթերից ամենացածրն է, որ ծածկում է { $target_acc }։
# unreviewed: written without a native reader
motive-cheapest-plan = { $card }՝ { $target } խաղաթղթի վրա, և բոլորը ({ $number }) կծածկվեն ամենաէժան ձևով։
# unreviewed: written without a native reader
motive-free-transfer = { $card }՝ փոխանցում է հարձակումը, և դա արժե ընդամենը մեկ հասարակ խաղաթուղթ։
# unreviewed: written without a native reader
motive-show = Ցույց տուր { $card_acc }․ հարձակումը կփոխանցվի, իսկ խաղաթուղթը կմնա քեզ։
# unreviewed: written without a native reader
motive-rather-than-take = Ամեն ինչ չես ծածկի, իսկ { $card }՝ փոխանցում է հարձակումը։
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Խաղաթուղթը չես ծածկի․ վերցրու։
       *[other] Բոլոր { $number } խաղաթղթերը չես ծածկի․ վերցրու։
    }
# unreviewed: written without a native reader
motive-too-dear = Ծածկելը կարժենար՝ { $cards }։ Ավելի լավ է վերցնել։
# unreviewed: written without a native reader
motive-throw-in = { $card }՝ հարմարվում է և կոզր չէ․ մեկ խաղաթուղթ պակաս։
# unreviewed: written without a native reader
motive-give-away = { $player }՝ վերցնում է․ թող տանի նաև { $card_acc }։
# unreviewed: written without a native reader
motive-nothing-fits = Ավելացնելու բան չունես։
# unreviewed: written without a native reader
motive-saves-trumps = Հարմարվում են միայն կոզրերդ՝ { $cards }։ Պահիր դրանք։
# unreviewed: written without a native reader
motive-feeds = { $player }՝ վերցնում է, և սա նվեր կլիներ՝ { $cards }։
# unreviewed: written without a native reader
motive-saves-high = Հարմարվողը չափազանց լավն է՝ { $cards }։
# unreviewed: written without a native reader
motive-wait = Նախ տես, թե ինչ կանի { $player }։
# unreviewed: written without a native reader
motive-preferred = Հնարավոր { $number } քայլերից ավելի լավը չգտնվեց։

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Հիմար մնալու հավանականությունը
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = հաղթում է
# unreviewed: written without a native reader
tutor-draw = ոչ-ոքի
# unreviewed: written without a native reader
tutor-lose = պարտվում է
# unreviewed: written without a native reader
tutor-worse = Ավելի վատ է՝ { $move }, { $other_number } %՝ { $number } %-ի փոխարեն։
# unreviewed: written without a native reader
tutor-line = Լավագույն խաղը՝ { $moves }
# unreviewed: written without a native reader
tutor-solved = Խաղը հաշված է մինչև վերջ։
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card }՝ { $target } խաղաթղթի վրա
# unreviewed: written without a native reader
tutor-move-transfer = փոխանցել { $card_ins }
# unreviewed: written without a native reader
tutor-move-show = ցույց տալ { $card_acc }
# unreviewed: written without a native reader
tutor-move-swap = փոխել բացված կոզրը
# unreviewed: written without a native reader
tutor-move-take = վերցնել
# unreviewed: written without a native reader
tutor-move-done = այլևս չավելացնել
# unreviewed: written without a native reader
tutor-move-wait = սպասել
# unreviewed: written without a native reader
tutor-more = Ավելի մանրամասն
# unreviewed: written without a native reader
tutor-candidates = Սրանցից մեկը՝ { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Հաշվի՛ր խաղը մինչև վերջ։
# unreviewed: written without a native reader
tutor-think-counting = Հաշվի՛ր, թե ուրիշներն ինչ խաղաթղթեր կարող են ունենալ։
# unreviewed: written without a native reader
tutor-think-trumps = Մտածի՛ր կոզրերիդ մասին։
# unreviewed: written without a native reader
tutor-think-low = Ո՞ր խաղաթուղթն է քեզ ամենաքիչը պետք։
# unreviewed: written without a native reader
tutor-think-pairs = Նայի՛ր նույն արժեքի խաղաթղթերին։
# unreviewed: written without a native reader
tutor-think-taking = Հնարավո՞ր է ծածկել ամեն ինչ։
# unreviewed: written without a native reader
tutor-think-keeping = Պետք չէ դնել ամեն ինչ, որ հարմարվում է։

## What happened, spoken (one message for each kind of event; -you when the reader did it)

# unreviewed: names of the suits
event-dealt =
    { $suit ->
        [clubs] Դիլերը՝ { $player }։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ խաչ։
        [diamonds] Դիլերը՝ { $player }։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ ագուռ։
        [hearts] Դիլերը՝ { $player }։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ սիրտ։
       *[spades] Դիլերը՝ { $player }։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ պիկ։
    }
# unreviewed: names of the suits
event-dealt-you =
    { $suit ->
        [clubs] Դիլերը դու ես։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ խաչ։
        [diamonds] Դիլերը դու ես։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ ագուռ։
        [hearts] Դիլերը դու ես։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ սիրտ։
       *[spades] Դիլերը դու ես։ Բացված խաղաթուղթը՝ { $card }։ Կոզրը՝ պիկ։
    }
# When no card names the trumps.
# unreviewed: names of the suits
event-dealt-trumps =
    { $suit ->
        [clubs] Դիլերը՝ { $player }։ Կոզրը՝ խաչ։
        [diamonds] Դիլերը՝ { $player }։ Կոզրը՝ ագուռ։
        [hearts] Դիլերը՝ { $player }։ Կոզրը՝ սիրտ։
       *[spades] Դիլերը՝ { $player }։ Կոզրը՝ պիկ։
    }
# unreviewed: names of the suits
event-dealt-trumps-you =
    { $suit ->
        [clubs] Դիլերը դու ես։ Կոզրը՝ խաչ։
        [diamonds] Դիլերը դու ես։ Կոզրը՝ ագուռ։
        [hearts] Դիլերը դու ես։ Կոզրը՝ սիրտ։
       *[spades] Դիլերը դու ես։ Կոզրը՝ պիկ։
    }
event-dealt-no-trumps = Դիլերը՝ { $player }։ Կոզր չկա։
event-dealt-no-trumps-you = Դիլերը դու ես։ Կոզր չկա։
event-dealt-hand = Քո խաղաթղթերը՝ { $cards }։
event-dealt-first = Առաջին հարձակվողը՝ { $player }․ նրա մոտ է ամենացածր կոզրը՝ { $card }։
event-dealt-first-you = Ամենացածր կոզրը քեզ մոտ է՝ { $card }․ առաջինը հարձակվում ես դու։
event-dealt-nobody = Ոչ ոք կոզր չունի։
event-dealt-first-lowest = Առաջին հարձակվողը՝ { $player }․ նրա մոտ է ամենացածր խաղաթուղթը։
event-dealt-first-lowest-you = Ամենացածր խաղաթուղթը քեզ մոտ է․ առաջինը հարձակվում ես դու։
event-dealt-begins = Առաջին հարձակվողը՝ { $player }։
event-dealt-begins-you = Առաջինը հարձակվում ես դու։
event-bout-started = Հարձակվողը՝ { $player }, պաշտպանվողը՝ { $to }։
event-bout-started-you = Հարձակվում ես դու, պաշտպանվողը՝ { $to }։
event-bout-started-to-you = Հարձակվողը՝ { $player }, պաշտպանվում ես դու։
event-attacked = { $player }՝ բաց է դնում { $card_acc }։
event-attacked-you = Դու բաց ես դնում { $card_acc }։
event-thrown-in = { $player }՝ ավելացնում է { $card_acc }։
event-thrown-in-you = Դու ավելացնում ես { $card_acc }։
laid-cards = { $player }՝ բաց է դնում․ { $cards }։
laid-cards-you = Դու բաց ես դնում․ { $cards }։
event-beaten = { $player }՝ ծածկում է { $target_acc } { $card_ins }։
event-beaten-you = Դու ծածկում ես { $target_acc } { $card_ins }։
event-transferred = { $player }՝ փոխանցում է { $card_ins }։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-you = Դու փոխանցում ես { $card_ins }։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-to-you = { $player }՝ փոխանցում է { $card_ins }։ Այժմ պաշտպանվում ես դու։
event-transferred-shown = { $player }՝ ցույց է տալիս { $card_acc } և փոխանցում։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-shown-you = Դու ցույց ես տալիս { $card_acc } և փոխանցում։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-shown-to-you = { $player }՝ ցույց է տալիս { $card_acc } և փոխանցում։ Այժմ պաշտպանվում ես դու։
event-swapped = { $player }՝ փոխում է { $card_acc } բացված կոզրով՝ { $target }։
event-swapped-you = Դու փոխում ես { $card_acc } բացված կոզրով՝ { $target }։
event-take-said = { $player }՝ վերցնում է։
event-take-said-you = Դու վերցնում ես։
event-done-said = { $player }՝ այլևս չի ավելացնում։
event-done-said-you = Դու այլևս չես ավելացնում։
event-bout-beaten = Բիտա․ { $number } խաղաթուղթ դուրս է գալիս խաղից։
event-bout-taken = { $player }՝ ձեռքն է վերցնում { $number } խաղաթուղթ։
event-bout-taken-you = Դու ձեռքդ ես վերցնում { $number } խաղաթուղթ։
event-drew-up = { $player }՝ կապուկից վերցնում է { $number } խաղաթուղթ։
event-drew-up-you = Դու կապուկից վերցնում ես { $number } խաղաթուղթ՝ { $cards }։
event-drew-up-trump =
    { $number ->
        [one] { $player }՝ կապուկից վերցնում է վերջին խաղաթուղթը՝ կոզրը՝ { $card_acc }։
       *[other] { $player }՝ կապուկից վերցնում է { $number } խաղաթուղթ, վերջում՝ կոզրը՝ { $card_acc }։
    }
event-drew-up-trump-you =
    { $number ->
        [one] Դու կապուկից վերցնում ես վերջին խաղաթուղթը՝ կոզրը՝ { $card_acc }։
       *[other] Դու կապուկից վերցնում ես { $number } խաղաթուղթ՝ { $cards }։ Վերջինը բացված կոզրն է։
    }
event-went-out =
    { $place ->
        [1] { $player }՝ առաջինն է դուրս գալիս։
       *[other] { $player }՝ դուրս է գալիս, տեղը՝ { $place }։
    }
event-went-out-you =
    { $place ->
        [1] Դու առաջինն ես դուրս գալիս։ Փրկվեցի՛ր։
       *[other] Դու դուրս ես գալիս, տեղդ՝ { $place }։ Փրկվեցի՛ր։
    }
event-game-over = Խաղն ավարտվեց։ Դուրակը՝ { $player }։
event-game-over-you = Խաղն ավարտվեց։ Դուրակը դու ես։
event-game-over-team = Խաղն ավարտվեց։ Դուրակները՝ { $players }։
# unreviewed: թիմ (team)
event-game-over-team-you = Խաղն ավարտվեց։ Դուրակը քո թիմն է։
event-game-over-draw = Խաղն ավարտվեց ոչ-ոքի։

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, կոզր, կարելի է խաղալ
       *[no] { $card }, կարելի է խաղալ
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, կոզր, խաղալ չի կարելի․ { $reason }
       *[no] { $card }, խաղալ չի կարելի․ { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, կոզր
       *[no] { $card }
    }
aria-pair-beaten = { $target }, ծածկված { $card_ins }
aria-pair-open = { $target }, դեռ ծածկված չէ
aria-seat = { $player }, { $number } խաղաթուղթ
aria-seat-attacker = { $player }, հարձակվող, { $number } խաղաթուղթ
aria-seat-defender = { $player }, պաշտպանվող, { $number } խաղաթուղթ
aria-seat-thrower = { $player }, կարող է ավելացնել, { $number } խաղաթուղթ
aria-seat-out = { $player }, դուրս է եկել
aria-seat-fool = { $player }, դուրակ
aria-card-picked = { $card }, ընտրված է․ ընտրիր թիրախը
aria-card-selected = { $card }, ընտրված է մյուսների հետ բաց դնելու համար
aria-card-prepared = { $card }, պատրաստված է
aria-card-carried = { $card }, տեղափոխվում է
aria-target = Ծածկել { $target_acc } { $card_ins }
aria-swap = Փոխել { $card_acc } բացված կոզրով՝ { $target }
aria-stock =
    { $number ->
        [0] Կապուկը դատարկ է։ Կոզրը՝ { $suit }
        [one] Կապուկում՝ { $number } խաղաթուղթ։ Կոզրը՝ { $suit }
       *[other] Կապուկում՝ { $number } խաղաթուղթ։ Կոզրը՝ { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Կապուկը դատարկ է։ Կոզր չկա
        [one] Կապուկում՝ { $number } խաղաթուղթ։ Կոզր չկա
       *[other] Կապուկում՝ { $number } խաղաթուղթ։ Կոզր չկա
    }
aria-trump-card = Բացված կոզրը կապուկի տակ՝ { $card }
aria-discard = Դեն նետելու կույտում՝ { $number } խաղաթուղթ
aria-your-cards = Քո խաղաթղթերը՝ { $cards }
aria-sorted-by-suit = Խաղաթղթերը դասավորված են ըստ մաստի
aria-sorted-by-rank = Խաղաթղթերը դասավորված են ըստ արժեքի
aria-sorted-by-own = Խաղաթղթերը քո դասավորությամբ են
aria-selected =
    { $number ->
        [0] Ոչ մի խաղաթուղթ ընտրված չէ
        [one] Ընտրված է { $number } խաղաթուղթ
       *[other] Ընտրված է { $number } խաղաթուղթ
    }
aria-moved = { $card }, { $number } տեղից՝ { $place }
aria-prepared = { $card }՝ պատրաստված է
aria-cancelled = Չեղարկվեց

## When the server cannot do what was asked (one message for each error code)

error-not-json = Սերվերը չկարողացավ կարդալ հարցումը։ Թարմացրու էջը և նորից փորձիր։
error-too-large = Սերվերի համար չափազանց երկար էր։ Կարճացրու և նորից փորձիր։
error-unknown-type = Սերվերն այդպիսի հարցում չգիտի։ Թարմացրու էջը, որ բացվի նոր տարբերակը։
error-bad-shape = Սերվերը չհասկացավ հարցումը։ Թարմացրու էջը և նորից փորձիր։
error-bad-rules = Սերվերն այսպիսի կանոններ չգիտի։ Ընտրիր ուրիշները։
error-rules-conflict = Այս կանոնները միասին չեն լինում։ Ընտրիր ուրիշները։
error-no-such-table = Այս սեղանն այլևս չկա։ Բացիր նորը։
error-not-your-seat = Սա քո տեղը չէ։
error-stale = Սեղանն այդ ընթացքում փոխվել է։ Նայիր և նորից ընտրիր։
error-illegal-move = Հիմա այդպես խաղալ չի կարելի։
error-nothing-to-undo = Հետ վերցնելու բան չկա։
error-nothing-to-advise = Հիմա քեզնից ոչինչ կախված չէ․ խորհուրդ տալու բան չկա։
error-no-way-back = Այդ խաղին այլևս չես վերադառնա։
error-no-such-lesson = Այդպիսի դաս չկա։ Ընտրի՛ր ցանկից։
error-step-over = Այս քայլն ավարտված է․ կրկնի՛ր կամ շարունակի՛ր։
error-game-not-over = Նախ այս խաղը հասցրու ավարտին։
error-too-fast = Մի՛ շտապիր, խնդրում եմ․ մի պահ սպասիր և նորից փորձիր։
error-storage = Սերվերը չկարողացավ պահպանել խաղը։ Մի փոքր հետո նորից փորձիր։
error-table-full = Այս սեղանի բոլոր տեղերը զբաղված են։
error-seat-taken = Այս տեղն արդեն զբաղված է։ Ընտրի՛ր ուրիշը։
error-not-host = Դա կարող է միայն սեղանի տերը։
error-not-now = Հիմա դա հնարավոր չէ։
error-name-taken = Այս անունը զբաղված է կամ նման է զբաղվածի։ Ընտրի՛ր ուրիշը։
error-no-watching = Այս սեղանին հետևել չի կարելի։
error-no-talk = Այս սեղանի մոտ չեն խոսում։
error-banned = Այս սերվերում խաղալ չես կարող։
error-too-many-tables = Չափազանց շատ սեղանների մոտ ես նստած։ Նախ լքի՛ր մեկը։
error-draining = Սերվերը շուտով կվերագործարկվի։ Փորձի՛ր մեկ րոպե անց։

## How it ended

result-fool = Դուրակը՝ { $player }
result-fool-you = Այս անգամ դուրակը դու ես
result-team-fools = Դուրակները՝ { $players }
# unreviewed: թիմ (team)
result-team-fools-you = Այս անգամ դուրակը քո թիմն է
# The last attack was with one or two of the lowest cards.
# unreviewed: ուսադիր (epaulette)
result-epaulettes =
    { $number ->
        [one] Եվ մեկ ուսադիր
       *[other] Եվ զույգ ուսադիրներ
    }
result-fool-note = Մեկնումեկը պիտի լիներ։ Հաջորդ խաղը ամեն ինչ կների։
result-draw = Ոչ-ոքի․ դուրակ չկա
result-adjudicated = Խաղը պտտվում էր նույն շրջանով, ուստի կանգնեցվեց որպես ոչ-ոքի։
result-place-fool = Խաղաթղթերով մնաց՝ { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Հարձակումների թիվը՝ { $number }։
# unreviewed: written without a native reader
decided-epaulettes = Վերջին հարձակումն ամենացածր խաղաթղթերով էր՝ { $number }, պաշտպանվողը՝ { $player }։
# unreviewed: written without a native reader
decided-epaulettes-you = Վերջին հարձակումը քեզ վրա ամենացածր խաղաթղթերով էր՝ { $number }։
# unreviewed: written without a native reader
decided-draw = Վերջին խաղաթղթերը գնացին մեկ հարձակման մեջ՝ { $players }։
# unreviewed: written without a native reader
decided-last-defender = Վերջին պաշտպանվողը՝ { $player }։ Այս կանոններով դուրակը նա է։
# unreviewed: written without a native reader
decided-last-defender-you = Վերջին պաշտպանվողը դու էիր․ այս կանոններով դուրակը նա է։
# unreviewed: written without a native reader
decided-big-take = { $player }՝ { $bout }-րդ հարձակմանը վերցրեց { $number } խաղաթուղթ և մինչև վերջ ամենաշատն ուներ։
# unreviewed: written without a native reader
decided-big-take-you = { $bout }-րդ հարձակմանը վերցրիր { $number } խաղաթուղթ և մինչև վերջ ամենաշատն ունեիր։
# unreviewed: written without a native reader
decided-trumps = Կոզրերը, երբ սպառվեց կապուկը՝ { $player } { $number }, { $other } { $other_number }։
# unreviewed: written without a native reader
decided-no-trumps = Երբ սպառվեց կապուկը, մնացել էր { $number } կոզր, և ոչ մեկը չուներ { $player }։
# unreviewed: written without a native reader
decided-no-trumps-you = Երբ սպառվեց կապուկը, մնացել էր { $number } կոզր, և ոչ մեկը քեզ մոտ չէր։
# unreviewed: written without a native reader
decided-late-take = { $player }՝ { $bout }-րդ հարձակմանը, երբ կապուկը դատարկ էր, վերցրեց { $number } խաղաթուղթ։
# unreviewed: written without a native reader
decided-late-take-you = { $bout }-րդ հարձակմանը, երբ կապուկը դատարկ էր, վերցրիր { $number } խաղաթուղթ։
# unreviewed: written without a native reader
decided-high-trump = Երբ սպառվեց կապուկը, ամենաբարձր կոզրը՝ { $card }, ուներ { $other }։
# unreviewed: written without a native reader
decided-high-trump-you = Երբ սպառվեց կապուկը, ամենաբարձր կոզրը՝ { $card }, քեզ մոտ էր։
# unreviewed: written without a native reader
decided-left-with = Բոլորը դուրս եկան, իսկ { $player }՝ դեռ { $number } խաղաթուղթ ուներ։
# unreviewed: written without a native reader
decided-left-with-you = Բոլորը դուրս եկան, իսկ դու դեռ { $number } խաղաթուղթ ունեիր։
# unreviewed: written without a native reader
decided-team-left-with = Վերջում մնացած խաղաթղթերը՝ { $number }, թիմը՝ { $players }։

## Learning: the list of lessons, and the coach at the table
learn-title = Սովորենք Դուրակ խաղալ
learn-about = Յոթ կարճ դաս իսկական սեղանի շուրջ։ Սովորում ես խաղալով։
learn-start = Սկսել
learn-continue = Շարունակել
learn-again = Նորից
learn-done = Սովորած է
# $step is the one at hand, $steps how many there are.
learn-progress = Քայլ { $step }, ընդամենը՝ { $steps }
learn-reset = Ամեն ինչ սկսել սկզբից
learn-ends-game = Դասը կընդհատի անավարտ խաղդ։
learn-lesson = Դաս { $number }
learn-next = Հաջորդ դասը
learn-list = Բոլոր դասերը
learn-play = Խաղալ
learn-try-again = Նորից փորձել
learn-go-on = Առաջ
learn-skip = Բաց թողնել
learn-reached = Ապրե՛ս։
learn-finished = Ապրե՛ս։ Դասը սովորեցիր։
learn-graduated = Հաղթեցիր քո առաջին խաղում։ Հիմա արդեն կարող ես Դուրակ խաղալ։
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Առաջադրանք․ { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Ծածկել
lesson-beat-higher = { $player }՝ բաց է դնում { $card_acc }։ Այն ծածկում է նույն մաստի ավելի բարձր խաղաթուղթը․ ծածկի՛ր։
lesson-beat-attack = Ամեն ինչ ծածկված է, և հիմա դու ես հարձակվում։ Դի՛ր ամենացածր խաղաթուղթդ՝ { $card }։
lesson-beat-done = { $player }՝ ծածկում է այս խաղաթղթով՝ { $card }, և ավելացնելու բան չունես։ Ասա՛ «Բիտա»։
lesson-beat-cheap = { $card } խաղաթուղթը կարող ես ծածկել երկուսով։ Ծածկի՛ր ցածրով, լավը պահի՛ր։
lesson-trump-title = Կոզրեր
lesson-trump-any = Կապուկի տակի խաղաթուղթը ցույց է տալիս կոզրի մաստը։ Կոզրը ծածկում է ցանկացած այլ մաստ․ ծածկի՛ր { $card_acc } ամենացածր կոզրով։
lesson-trump-suit = { $player }՝ ավելացնում է { $card_acc }։ Ունես այդ մաստի ավելի բարձր խաղաթուղթ․ ծածկի՛ր դրանով, կոզրը պահի՛ր։
lesson-trump-higher = { $card } խաղաթուղթն ինքը կոզր է։ Այն ծածկում է միայն ավելի բարձր կոզրը, և դու ունես այդպիսին։
lesson-trump-keep = Ամեն ինչ ծածկված է․ հարձակվում ես դու։ Կոզրերը պահի՛ր պաշտպանվելու համար և դի՛ր ամենացածր խաղաթուղթդ՝ { $card }։
lesson-throw-title = Ավելացնել
# unreviewed: վեցանոց (a six)
lesson-throw-lead = Ունես երկու վեցանոց, իսկ պաշտպանվողն է { $player }։ Հարձակվի՛ր { $card_ins }։
lesson-throw-same = Կարելի է ավելացնել այն արժեքների խաղաթղթեր, որոնք կան սեղանին։ Ավելացրո՛ւ մյուս վեցանոցը։
lesson-throw-any = Հաշվվում են նաև ծածկող խաղաթղթերը, և քոնցից երկուսը հարմար են։ Ավելացրո՛ւ ցածրը՝ { $card }։
lesson-throw-taking = { $player }՝ վերցնում է։ Դեռ կարելի է ավելացնել հարմար խաղաթուղթ՝ { $card }։
lesson-take-title = Վերցնել
lesson-take-choose = { $card } խաղաթուղթը ծածկում է միայն կոզրի տուզդ։ Ափսոս է․ ասա՛ «Վերցնում եմ»։
lesson-take-again = Ով վերցնում է, կորցնում է հարձակվելու հերթը։ Բայց վերցրածդ պետք կգա․ ծածկի՛ր սրանով՝ { $card }։
lesson-take-turn = Ամեն ինչ ծածկված է․ քո հերթն է։ Հարձակվի՛ր՝ { $card }։
lesson-take-press = { $player }՝ վերցնում է և կորցնում հերթը։ Ասա՛ «Պաս» և նորից հարձակվի՛ր՝ { $card_ins }։
lesson-limits-title = Քանի խաղաթուղթ
lesson-limits-five = Առաջին հարձակումը պարունակում է ամենաշատը հինգ խաղաթուղթ։ Սկսի՛ր ինանոցով և ավելացրո՛ւ, մինչև հինգը լինի։
lesson-limits-hand = Երբեք ավելի, քան պաշտպանվողն ունի։ Այժմ { $player }՝ ունի երեք խաղաթուղթ։ Դի՛ր երեք ինանոց․ չորրորդը չի կարելի։
lesson-end-title = Ավարտ
lesson-end-open = Կապուկը սպառվել է․ այլևս չեն լրացնում, և ում ձեռքը դատարկվում է, դուրս է գալիս։ Հարձակվի՛ր { $card_ins }։
lesson-end-give = { $player }՝ վերցնում է։ Տո՛ւր նաև մյուս ինանոցը՝ { $card }։
lesson-end-last = Ասա՛ «Պաս» և դի՛ր վերջին խաղաթուղթդ՝ { $card }․ առանց խաղաթղթերի դուրս ես գալիս և փրկված ես։
lesson-end-keep = Մեկ այլ ավարտ․ յուրաքանչյուրն ունի երկու խաղաթուղթ։ Ծածկի՛ր { $card_acc } սովորական խաղաթղթով, կոզրը պահի՛ր վերջում։
lesson-end-win = Դի՛ր կոզրդ․ { $player }՝ չի կարող այն ծածկել և մնում է խաղաթղթերով։
lesson-transfer-title = Փոխանցել, և առաջին խաղը
lesson-transfer-on = Այստեղ կարելի է փոխանցել։ Հարձակման կողքին դի՛ր քո տասանոցը՝ { $card }․ այժմ պաշտպանվողն է { $player }։
lesson-transfer-pass = { $player }՝ վերցնում է երկուսն էլ։ { $card } խաղաթուղթդ հարմար է, բայց կոզր է․ պահի՛ր և ասա՛ «Պաս»։
# unreviewed: դամա (queen), վալետ (jack)
lesson-transfer-beat = Կարող ես փոխանցել կոզրի վալետով, բայց ավելի ձեռնտու է { $card_acc } ծածկել դամայով։
lesson-transfer-game = Իսկ հիմա՝ քո սեփական փոքրիկ խաղը։ Խաղա՛ ինչպես ուզում ես, մինչև կապուկը սպառվի։
lesson-transfer-win = Կապուկը սպառվեց։ Ազատվի՛ր խաղաթղթերիցդ մյուսներից շուտ։
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Վերցնել միշտ կարելի է, բայց այստեղ ծածկելու խաղաթուղթ ունես։
lesson-hint-dear = Կարելի է, բայց ավելի ցածրն էլ բավական է։ Լավերը պահի՛ր։
lesson-hint-trump = Կարելի է, բայց կոզրերը թանկ են․ այստեղ կարելի է և առանց դրանց։
lesson-hint-named = Կարելի է սկսել նաև դրանով, բայց դասի համար պետք է ուրիշ խաղաթուղթ։
lesson-hint-fits = Կարելի է կանգ առնել, բայց դեռ հարմար խաղաթուղթ ունես։
lesson-hint-transfer = Ծածկեցիր, բայց այստեղ հարձակումը կարելի է փոխանցել ուրիշին։
lesson-hint-lost = Այս անգամ խաղաթղթերով մնացիր դու։ Պատահում է բոլորի հետ․ խաղա՛ նորից։

## How to play

howto-title = Ինչպես խաղալ Դուրակ
howto-goal = «Դուրակ» բառը հիմար է նշանակում։ Նպատակդ է խաղալ բոլոր խաղաթղթերդ․ հաղթող չի լինում, իսկ ով վերջում խաղաթղթերով է մնում, նա է դուրակը։
howto-learn = Ավելի լավ է սովորել խաղալով
# Told of a picture: $card lies over $target.
howto-beats = { $card }՝ ծածկում է { $target_acc }
howto-search = Փնտրել հարցերի մեջ
howto-none = Այդ մասին հարց չկա։
howto-link = Պատճենել այս հարցի հղումը
howto-link-copied = Հղումը պատճենված է
howto-setup-title = Նախապատրաստում
howto-setup-1 = Տուփում 36 խաղաթուղթ կա՝ վեցից մինչև տուզ։ Խաղում են երկուսից վեց հոգով, և ամեն մեկը ստանում է վեց խաղաթուղթ։
howto-setup-2 = Հերթական խաղաթուղթը դրվում է կապուկի տակ՝ երեսը վեր։ Դրա մաստը ողջ փուլի կոզրն է, իսկ ինքը կապուկից դուրս է գալիս ամենավերջինը։
howto-setup-3 = Սկսում է նա, ում ձեռքին ամենացածր կոզրն է։ Պաշտպանվում է միշտ նրա ձախ կողմի խաղացողը։
howto-attack-title = Հարձակում
howto-attack-1 = Հարձակվողը սկսում է իր ուզած խաղաթղթով։
howto-attack-2 = Հետո ինքը և բոլոր մյուսները, բացի պաշտպանվողից, ցանկացած պահի կարող են ավելացնել խաղաթղթեր, բայց միայն այն արժեքների, որոնք արդեն կան սեղանին, միևնույն է՝ դրանցով հարձակվել են, թե պաշտպանվել։
howto-attack-3 = Մեկ հարձակման մեջ լինում է ոչ ավելի, քան վեց հարձակման խաղաթուղթ, և երբեք ավելի շատ, քան պաշտպանվողն ուներ, երբ դարձավ պաշտպանվող։ Խաղի առաջին հարձակման մեջ՝ ոչ ավելի, քան հինգ։
howto-defence-title = Պաշտպանություն
howto-defence-1 = Հարձակման ամեն խաղաթուղթ ծածկիր նույն մաստի ավելի բարձրով կամ որևէ կոզրով։
howto-defence-2 = Կոզրին հաղթում է միայն ավելի բարձր կոզրը։
howto-defence-3 = Չի՞ ստացվում, կամ չե՞ս ուզում։ Ասա՛ «Վերցնում եմ»։ Մինչ այդ մյուսներն ավելացնում են իրենց հարմար խաղաթղթերը, հետո սեղանին եղածը քո ձեռքն է անցնում։
howto-after-title = Հարձակումից հետո
howto-after-1 = Ամեն ինչ ծածկվեց․ խաղաթղթերը մի կողմ են դրվում, և հարձակվելու հերթը պաշտպանվողինն է։
howto-after-2 = Պաշտպանվողը վերցրեց․ նրա հերթն անցնում է, և հարձակվում է նրա ձախ կողմի խաղացողը։
howto-after-3 = Քանի դեռ կապուկ կա, բոլորը ձեռքը լրացնում են մինչև վեց․ նախ հարձակվողը, հետո մյուսները ժամացույցի սլաքի ուղղությամբ, վերջում՝ պաշտպանվողը։
howto-end-title = Ավարտ
howto-end-1 = Երբ կապուկն սպառված է, խաղաթուղթ չունեցողը դուրս է գալիս և փրկված է։
howto-end-2 = Ով վերջինն է մնում խաղաթղթերով, դուրակն է։ Եթե վերջին խաղացողների խաղաթղթերը վերջանում են նույն հարձակման մեջ, ոչ-ոքի է։
howto-transfer-title = Փոխանցովի տարբերակ
howto-transfer-1 = Փոխանցովի խաղում, մինչև որևէ բան ծածկելը, պաշտպանվողը կարող է հարձակման կողքին նույն արժեքի խաղաթուղթ դնել։ Այդ դեպքում ամբողջ հարձակումից պաշտպանվում է հաջորդ խաղացողը։
howto-transfer-2 = Հաջորդ խաղացողը պետք է ունենա առնվազն այնքան խաղաթուղթ, որքան պետք կլինի ծածկել։ Փոխանցել կարելի է մի քանի անգամ իրար հետևից, թեկուզ ամբողջ սեղանի շուրջը։
howto-other-title = Այլ կանոններ
# unreviewed: the name of the throw-in game
howto-other-1 = Այս էջի մնացած մասը սովորական ավելացնովիի և փոխանցովիի մասին է։ «Ընտրել խաղը» կոճակն առաջարկում է նաև այլ հայտնի կանոններ, իսկ «Բոլոր կանոնները» բաժնում կարող ես կազմել քոնը։
howto-other-2 = Փոխանցովի՝ ցույց տալով․ նույն արժեքի կոզրը կարելի է չդնել, այլ միայն ցույց տալ և պահել ձեռքին։
# unreviewed: թիմ (team), խաղընկեր (partner)
howto-other-3 = Թիմեր․ խաղընկերները նստում են հակառակորդների միջև, իրար վրա չեն հարձակվում, հաղթում ու պարտվում են միասին։
# unreviewed: ջոկեր (joker)
howto-other-4 = Ջոկերները միայն ծածկում են․ կարմիրը՝ բոլոր կարմիր խաղաթղթերը, սևը՝ բոլոր սևերը, կոզրերը նույնպես։
howto-other-5 = Երկու տուփ․ ամեն խաղաթղթից երկուսն են։ Դրանք իրար չեն ծածկում, որովհետև ոչ մեկն ավելի բարձր չէ։
howto-other-6 = Թե ինչ կանոններով են խաղում քո սեղանին, տես «Այս սեղանի կանոնները» պատուհանում․ հպիր խաղի անվանը սեղանի վերևում։
howto-controls-title = Կառավարում
howto-controls-1 = Խաղալու համար հպիր փայլող խաղաթղթին կամ տար այն սեղանի վրա։ Ծածկելիս բաց թող հենց այն խաղաթղթի վրա, որն ուզում ես ծածկել։
howto-controls-2 = «Բիտա» կամ «Պաս» նշանակում է, որ այլևս չես ավելացնում․ առաջինն ասում են, երբ ծածկված է ամբողջը, երկրորդը՝ երբ պաշտպանվողը վերցնում է։ «Վերցնում եմ» կոճակով քոնն են դառնում սեղանի բոլոր խաղաթղթերը։
howto-controls-3 = Հպիր խամրած խաղաթղթին, և կիմանաս, թե ինչու այն հիմա չի խաղացվում։
howto-controls-4 = Ստեղնաշարով խաղաթուղթը ընտրում ես սլաքներով, իսկ խաղում ես Enter-ով։
howto-controls-5 = Նույն արժեքի մի քանի խաղաթուղթ միանգամից բաց դնելու համար մատդ պահիր մեկի վրա, հպվիր մյուսներին, հետո՝ սեղանին։
howto-controls-6 = Կարգավորումներում կարող ես ընտրել, որ խաղաթղթերը ինքդ դասավորես և պատրաստես խաղաթուղթ, մինչ ուրիշներն են խաղում։

## Questions and answers

faq-title = Հաճախ տրվող հարցեր
faq-1-q = Ո՞վ է հարձակվում, երբ պաշտպանվողը վերցնում է։
faq-1-a = Վերցնողից ձախ նստածը։ Ով վերցնում է, կորցնում է հարձակվելու իր հերթը։ Երկուսով խաղալիս նորից հարձակվում է նույն խաղացողը։
faq-2-q = Կարո՞ղ եմ վերցնել, եթե կարող էի ծածկել։
faq-2-a = Այո, երբեմն լավ խաղաթուղթն արժե դա։ Վերցնել կարելի է, քանի դեռ սեղանին չծածկված խաղաթուղթ կա, իսկ ասածդ հետ չես վերցնի։
faq-3-q = Ինչո՞ւ է առաջին հարձակումը միայն հինգ խաղաթղթով։
faq-3-a = Որ ոչ ոք հենց սկզբից խաղաթղթերի տակ չմնա։ Երկրորդ հարձակումից սահմանը վեցն է, անկախ նրանից՝ առաջինը ծածկվեց, թե վերցվեց։
faq-4-q = Ի՞նչ է լինում, եթե կապուկը վերջանում է ձեռքերը լրացնելիս։
faq-4-a = Բոլորը հերթով լրացնում են մինչև վեց, քանի դեռ կապուկը կա։ Բացված կոզրը հասնում է նրան, ում հերթին մնացել է։ Ում չի հասնում, խաղում է իր ունեցածով։
faq-5-q = Կարելի՞ է նայել խաղից դուրս եկած խաղաթղթերը։
faq-5-a = Ոչ։ Ծածկված խաղաթղթերը մինչև խաղի ավարտը մնում են երեսնիվայր, երևում է միայն դրանց քանակը։ Հիշելը խաղի մաս է։
faq-6-q = Ե՞րբ է ոչ-ոքի։
faq-6-a = Երբ հարձակման վերջում ոչ ոքի ձեռքին խաղաթուղթ չի մնում, օրինակ՝ հարձակման վերջին խաղաթուղթը ծածկում են ամենավերջին խաղաթղթով։ Այդ դեպքում դուրակ չկա։
faq-7-q = Պե՞տք է սկսեմ ամենացածր կոզրով, եթե դրա համար եմ առաջինը հարձակվում։
faq-7-a = Ոչ, այն միայն ցույց է տալիս, թե ով է սկսում։ Բաց դիր քո ուզած խաղաթուղթը։
faq-8-q = Կարո՞ղ է պաշտպանվողն ավելացնել։
faq-8-a = Ոչ։ Նա ծածկում է, վերցնում կամ, փոխանցովի խաղում, փոխանցում։ Ավելացնել կարող են բոլոր մյուսները։
faq-9-q = Ո՞վ է առաջինը լրացնում ձեռքը։
faq-9-a = Հարձակվողը, հետո մյուսները ժամացույցի սլաքի ուղղությամբ, վերջում՝ պաշտպանվողը։ Փոխանցումներից հետո հարձակվող է համարվում վերջին փոխանցողը։
faq-10-q = Իսկ եթե երկուսը միաժամանա՞կ են ավելացնում։
faq-10-a = Առաջինը դրվում է այն խաղաթուղթը, որն ավելի շուտ է հասել։ Եթե այն զբաղեցրեց վերջին տեղը, մյուսն ուղղակի վերադառնում է ձեռքը։
faq-11-q = Կարելի՞ է փոխանցովի խաղալ երկուսով։
faq-11-a = Այո։ Այդ դեպքում հարձակումը վերադառնում է սկսողին, եթե նրա խաղաթղթերը դեռ բավականացնում են։
faq-12-q = Ե՞րբ չի կարելի փոխանցել։
faq-12-a = Երբ որևէ խաղաթուղթ արդեն ծածկված է, երբ ասել ես «Վերցնում եմ», երբ խաղաթուղթդ այլ արժեքի է, կամ երբ հաջորդ խաղացողն ավելի քիչ խաղաթուղթ ունի, քան պետք կլիներ ծածկել։
faq-13-q = Ո՞վ է հարձակվում փոխանցումներից հետո։
faq-13-a = Դա կախված է վերջին պաշտպանվողից․ եթե ամեն ինչ ծածկեց, հարձակվում է ինքը, իսկ եթե վերցրեց՝ նրանից ձախ նստածը։
faq-14-q = Կարելի՞ է սկսել կոզրով։
faq-14-a = Այո, սկսել կարելի է ցանկացած խաղաթղթով։ Կոզրից պաշտպանվելը դժվար է․ այն ծածկվում է միայն ավելի բարձր կոզրով։
faq-15-q = Քանի՞ խաղաթղթով կարող են հարձակվել ինձ վրա։
faq-15-a = Ոչ ավելի, քան վեցով, առաջին հարձակման մեջ՝ հինգով, և երբեք ավելի շատ, քան ունեիր, երբ դարձար պաշտպանվող։ «Վերցնում եմ» ասելուց հետո սահմանը նույնն է։
faq-16-q = Ե՞րբ է խաղացողը դուրս գալիս։
faq-16-a = Երբ դատարկ են և՛ նրա ձեռքը, և՛ կապուկը։ Քանի դեռ կապուկ կա, դատարկ ձեռքը հարձակումից հետո նորից լցվում է։
faq-17-q = Կարո՞ղ եմ հետ վերցնել քայլս։
faq-17-a = Բոտերի դեմ՝ այո, ինչքան ուզես։ Այդ խաղը նշվում է որպես վարժանք։
faq-18-q = Ի՞նչ գիտեն բոտերը։
faq-18-a = Ճիշտ այնքան, որքան դու կիմանայիր նրանց տեղում՝ իրենց խաղաթղթերը, սեղանը և այն ամենը, ինչ բաց է խաղացվել։ Քո ձեռքը և կապուկը նրանք չեն տեսնում։
faq-19-q = Ի՞նչ է նշանակում փոխանցել։
faq-19-a = Ծածկելու փոխարեն պաշտպանվողը հարձակման կողքին դնում է նույն արժեքի խաղաթուղթ։ Այդ դեպքում ամբողջից պաշտպանվում է հաջորդ խաղացողը, և նա կարող է փոխանցել ավելի հեռու։
faq-20-q = Ո՞վ է առաջինն ավելացնում։
faq-20-a = Ով ավելի արագ է․ բոլորը, բացի պաշտպանվողից, կարող են ավելացնել ցանկացած պահի։ Կան կանոններ, որոնցով ավելացնում են հերթով՝ սկսած հարձակվողից։
faq-21-q = Իսկ եթե միանգամից երկո՞ւսն են դուրս գալիս։
faq-21-a = Երկուսն էլ փրկված են, մյուսները շարունակում են։ Իսկ եթե այլևս ոչ ոք խաղաթուղթ չունի, դուրակ չկա․ ոչ-ոքի է։
faq-22-q = Կարո՞ղ եմ կոզրով ծածկել, եթե կարող եմ և առանց դրա։
faq-22-a = Այո։ Մաստին հետևել պարտադիր չէ․ կոզրը ծածկում է ցանկացած այլ մաստի խաղաթուղթ, ինչ էլ որ ունենաս։
faq-23-q = Մի մասը ծածկեցի, հետո վերցրի։ Ի՞նչ եմ ստանում։
faq-23-a = Այն ամենը, ինչ կա սեղանին՝ հարձակման խաղաթղթերը, քո ծածկածները և այն, ինչ դեռ կավելացնեն։
# unreviewed: շարք (series)
faq-24-q = Ի՞նչ է շարքը։
faq-24-a = Մի քանի փուլ՝ ընդհանուր հաշվով․ մինչև որոշակի միավոր կամ որոշակի թվով փուլեր։ Ընտրվում է կանոններում, իսկ հաշիվը երևում է ամեն փուլից հետո։
# unreviewed: ուսադիրներ (epaulettes)
faq-25-q = Ի՞նչ են ուսադիրները։
# unreviewed: ուսադիր (epaulette)
faq-25-a = Հին կատակ․ ում վերջին հարձակմանը մնում են մեկ-երկու ամենացածր խաղաթղթերը, նրա ուսերին ուսադիրներ են։ Ոչինչ չեն փոխում և միացվում են կանոններում։
faq-26-q = Արդա՞ր են բաժանվում խաղաթղթերը։
faq-26-a = Այո։ Ամեն բաժանում խառնվում է հրապարակված եղանակով՝ 32 պատահական բայթից, որ վերցնում է ինքը՝ համակարգիչը։ Այն կախված չէ ո՛չ խաղացողներից, ո՛չ հաշվից, և ոչ ոք չի կարող այն ընտրել։
faq-27-q = Ինչո՞ւ են խաղացված խաղաթղթերը դեռ մնում սեղանին։
faq-27-a = Որպեսզի բոլորը տեսնեն, թե ինչով ավարտվեց։ Հպվի՛ր սեղանին, և խաղը կշարունակվի․ որքան սպասել՝ ընտրվում է կարգավորումներում։
faq-28-q = Ինչո՞ւ է դադար լինում, եթե ոչ ոք ավելացնելու բան չունի։
faq-28-a = Եթե առանց հարմար խաղաթղթի խաղն ավելի արագ ընթանար, բոլորը կիմանային, որ ոչ ոք չունի։ Ուստի դադարը կախված չէ ձեռքի խաղաթղթերից։

## Հաշիվը

account-title = Հաշիվ
account-guest = Հյուր { $name }
account-about = Դու խաղում ես որպես հյուր։ Հաշիվը կպահի քո անունը և կբացի խաղը ցանկացած սարքում։ Էլ. փոստ պետք չէ։
account-join-tab = Նոր հաշիվ
account-login-tab = Մուտք
account-name = Անուն
account-name-hint = 3-ից 24 տառ մեկ այբուբենից, կարելի է նաև թվեր
account-password = Գաղտնաբառ
account-new-password = Նոր գաղտնաբառ
account-password-hint = Առնվազն 8 նիշ
account-show-password = Ցույց տալ գաղտնաբառը
account-join = Ստեղծել հաշիվ
account-join-passkey = Ստեղծել անցաբանալիով
account-passkey-about = Անցաբանալին քո մատնահետքն է, դեմքը կամ էկրանի կողպումը՝ գաղտնաբառի փոխարեն։
account-login = Մտնել
account-login-passkey = Մտնել անցաբանալիով
account-forgot = Մոռացե՞լ ես գաղտնաբառը
account-recover = Օգտագործել վերականգնման կոդ
account-recover-about = Մուտքագրիր վերականգնման կոդ և նոր գաղտնաբառ։ Մյուս բոլոր սարքերում դուրս կգաս հաշվից։
account-code = Վերականգնման կոդ
account-back = Հետ
account-codes = Վերականգնման կոդեր
account-codes-about = Ամեն կոդ մեկ անգամ ներս կթողնի քեզ, եթե կորցնես գաղտնաբառը կամ անցաբանալին։ Դրանք երևում են միայն հիմա․ պահիր ապահով տեղում։
account-codes-copy = Պատճենել
account-codes-save = Պահել ֆայլում
account-codes-kept = Պահեցի
account-codes-left =
    { $number ->
        [one] Մնաց { $number } կոդ
       *[other] Մնաց { $number } կոդ
    }
account-codes-renew = Նոր կոդեր
account-rename = Փոխել անունը
account-save = Պահել
account-saved = Պահվեց
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Անցաբանալիներ
account-passkey-add = Ավելացնել անցաբանալի
account-passkey-suspect = Հնարավոր է՝ այս անցաբանալին պատճեն ունի։ Հեռացրու այն։
account-remove = Հեռացնել
account-last-used = Վերջին մուտքը՝ { $time }
account-sessions = Որտեղ ես մուտք գործել
account-this-device = Այս սարքը
account-unknown-device = Անհայտ սարք
account-end-others = Դուրս գալ մյուս բոլոր սարքերում
account-logout = Դուրս գալ
account-data = Քո տվյալները
account-export = Ներբեռնել իմ տվյալները
account-delete = Ջնջել հաշիվը
account-delete-about = Ավարտված խաղերը կմնան՝ առանց քո անվան։ Սա հետ բերել չի լինի։
account-delete-yes = Ջնջել ընդմիշտ
account-confirm-about = Հաստատիր, որ դա դու ես։
account-confirm = Հաստատել
account-confirm-passkey = Հաստատել անցաբանալիով
account-waiting = Այստեղ հյուրին, որը դու էիր, սպասում է անավարտ խաղ։ Այն կվերադառնա, երբ դուրս գաս հաշվից։
account-error-name-too-short = Անունն ունի առնվազն 3 նիշ։
account-error-name-too-long = Անունն ունի առավելագույնը 24 նիշ։
account-error-name-signs = Անունը սկսվում է տառով և կազմված է տառերից ու թվերից, որոնց միջև կարող է լինել մեկական բացատ, կետ կամ գծիկ։
account-error-name-scripts = Անվան բոլոր տառերը պետք է լինեն մեկ այբուբենից։
account-error-name-reserved = Այս անունը խաղինն է։
account-error-name-taken = Այս անունը զբաղված է կամ նման է զբաղվածի։
account-error-password-too-short = Գաղտնաբառն ունի առնվազն 8 նիշ։
account-error-password-too-long = Գաղտնաբառն ունի առավելագույնը 128 նիշ։
account-error-password-weak = Այս գաղտնաբառը հեշտ է գուշակել։ Վերցրու ավելի երկարը։
account-error-wrong-login = Անունը կամ գաղտնաբառը սխալ է։
account-error-wrong-password = Գաղտնաբառը սխալ է։
account-error-wrong-code = Անունը կամ կոդը սխալ է, կամ կոդն արդեն օգտագործված է։
account-error-too-many-tries = Չափազանց շատ փորձ։ Նորից փորձիր { $number } րոպեից։
account-error-too-many-accounts = Այստեղից չափազանց շատ հաշիվ է ստեղծվել։ Նորից փորձիր { $number } րոպեից։
account-error-bad-passkey = Անցաբանալին չաշխատեց։ Նորից փորձիր։
account-error-copied-passkey = Հնարավոր է՝ այս անցաբանալին պատճեն ունի, ուստի ներս չի թողնում։ Մտիր այլ կերպ և հեռացրու այն։
account-error-last-passkey = Սա մուտքի քո միակ ձևն է։ Նախ գաղտնաբառ դիր։
account-error-too-many-passkeys = Ավելի շատ անցաբանալի ավելացնել չի լինի։
account-error-network = Սերվերի հետ կապ չկա։ Նորից փորձիր։
account-error-other = Չստացվեց։ Նորից փորձիր։

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Քայլ { $number }՝ { $most }-ից
replay-play = Շարունակել
replay-pause = Դադար
replay-back = Մեկ քայլ հետ
replay-forward = Մեկ քայլ առաջ
replay-first = Դեպի սկիզբ
replay-last = Դեպի վերջ
replay-speed = Արագությունը՝ { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Ում տեղից դիտել
replay-open = Ցույց տալ բոլորի խաղաթղթերը

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Բարև
phrase-good-luck = Հաջողություն
phrase-well-played = Լավ խաղ էր
phrase-nice-move = Լավ քայլ էր
phrase-thanks = Շնորհակալություն
phrase-welcome = Խնդրեմ
phrase-sorry = Ներողություն
phrase-oops = Վա՜յ
# unreviewed: whether players say so
phrase-lucky = Բախտդ բերեց
phrase-unlucky = Այսօր բախտս չի բերում…
phrase-no-hurry = Մի՛ շտապիր
phrase-go-on = Շարունակե՞նք
phrase-moment = Մի րոպե
phrase-back = Նորից այստեղ եմ
phrase-again = Էլի խաղա՞նք
phrase-bye = Ցտեսություն

# What the pictures show that players send each other.

emote-smile = Ժպիտ
emote-laugh = Ծիծաղ
# unreviewed: whether one calls it so
emote-wink = Աչքով անել
emote-cool = Արևային ակնոց
emote-think = Մտորում
emote-wow = Զարմանք
emote-sad = Տխրություն
emote-cry = Արցունքներ
emote-angry = Զայրույթ
emote-clap = Ծափեր
emote-coffee = Սուրճ
emote-sleep = Քուն

## Playing with other people

people-name = Ինչպե՞ս կոչեն քեզ մյուսները
people-name-wanted = Նախ գրիր անունդ։
people-watchers = Դիտողներ՝ { $number }
people-watching = Դու հետևում ես խաղին
# unreviewed: how a native player would say it
people-watching-late = Դու հետևում ես խաղին մեկ րոպե ուշացումով
people-left = { $player } հեռացավ սեղանից։
people-came = { $player } նստեց սեղանի մոտ։
people-host = Սեղանի տերը հիմա { $player } է։
people-host-you = Սեղանի տերը հիմա դու ես։
people-says = { $player }՝ { $text }
people-takeback-asks = { $player }՝ խնդրում է հետ վերցնել վերջին քայլը։
people-takeback-yes = Այո
people-takeback-no = Ոչ
people-takeback-waits = Սպասում ենք պատասխանի՝ { $players }
people-takeback-done = { $player }՝ հետ վերցրեց վերջին քայլը։
people-takeback-done-you = Քայլդ հետ է վերցված։
people-takeback-stays = Քայլը մնում է։

device-about = Բոլորը խաղում են այս սարքով և փոխանցում այն իրար։
device-name = Խաղացող { $number }
device-add = Ավելացնել խաղացող
device-remove = Հանել՝ { $player }
device-bots = Բոտեր
device-give = Տուր սարքը՝ { $player }
device-hidden = Մինչ այդ խաղաթղթերը թաքնված են։
device-me = Ես եմ՝ { $player }
people-bot-sits-in = { $player }․ փոխարենը բոտն է խաղում։
people-lost = { $player }․ կապը կորավ։
people-back = { $player } վերադարձավ։
people-wishes = { $player } ուզում է էլի խաղալ։
# unreviewed: how a native player would say it
people-out-of-time = { $player }․ ժամանակը սպառվեց։
# unreviewed: how a native player would say it
people-out-of-time-you = Քո ժամանակը սպառվեց։
# unreviewed: how a native player would say it
people-bot-for-you = Քո փոխարեն բոտն է խաղում։
people-waits-for-others = Ուզում ես էլի խաղալ։ Սպասում ենք մյուսներին…
people-wants-player = Խաղաթղթերը բաժանելու համար ևս մեկ խաղացող է պետք։
people-gone = հեռացել է
# Beside a name that is known by an account.
people-account = հաշիվ ունի
people-mute = Չլսել
people-unmute = Նորից լսել
people-leave = Հեռանալ վերջնականապես
# unreviewed: how a native player would say it
people-leave-about = Քո փոխարեն բոտը կխաղա մինչև վերջ, և դա հեռանալ կհամարվի։
people-write = Գրել հաղորդագրություն
people-send = Ուղարկել

## A table before its first deal

gather-invite = Հրավիրել հղումով
gather-copy = Պատճենել
gather-copied = Պատճենվեց
gather-send = Ուղարկել…
gather-code = QR կոդ
gather-sit-hint = Նստելու համար հպիր ազատ տեղին
gather-full = Բոլոր տեղերը զբաղված են, կարող ես դիտել
gather-waiting = Ազատ տեղեր՝ { $number }
gather-ready = Բոլորն այստեղ են․ սկսիր խաղը
gather-waiting-host = Խաղը կսկսի { $player }
gather-seat-free = Ազատ տեղ { $number }
gather-host = սեղանի տեր
table-free = Ազատ
gather-agreed = Ինչ ենք խաղում
gather-change = Փոխել
gather-access = Ով կգտնի սեղանը
gather-access-link = Ով ունի հղումը
gather-access-open = Բոլորը
gather-watching = Դիտում
gather-watching-free = Կարելի է դիտել
gather-watching-delayed = Ուշացումով
gather-watching-off = Չի կարելի դիտել
gather-talk = Զրույց
gather-talk-off = Առանց զրույցի
# unreviewed: how a native player would say it
gather-talk-phrases = Միայն պատրաստի խոսքեր
gather-talk-chat = Ազատ զրույց
# unreviewed: how a native player would say it
gather-rated = Վարկանիշով
gather-rated-about = Արդյունքը փոխում է խաղացողների վարկանիշը։
gather-sit = Նստել
gather-stand = Վեր կենալ
gather-fill = Լրացնել բոտերով
gather-swap = Փոխել տեղերը՝ { $player }
gather-move-here = Նստել այստեղ
gather-bot = Բոտ
gather-remove = Հեռացնել՝ { $player }
# unreviewed: how a native player would say it
gather-make-host = Դարձնել սեղանի տեր՝ { $player }
gather-seats = Տեղեր
gather-clock = Ժամացույց
gather-starts = Սկիզբ
gather-starts-host = Երբ սեղանի տերն ասի
gather-starts-full = Երբ տեղերը լրանան
gather-agree = Լավ

## The list of tables

tables-title = Սեղաններ
tables-mine = Քո սեղանները
tables-open = Սպասում են խաղացողների
tables-filter-rules = Կանոններ
tables-filter-seats = Տեղեր
tables-all = Բոլորը
tables-none = Հիմա ոչ ոք չի սպասում։ Բացիր սեղան․ հաջորդը, ով գա, կտեսնի այն։
tables-none-such = Այդպիսի սեղան չկա։ Փոխիր ընտրությունը կամ բացիր քոնը։
tables-new = Բացել սեղան
tables-taken = Զբաղված է { $number } տեղ { $most }-ից
tables-your-turn = Քո հերթն է
tables-gathering = սպասում է խաղացողների
tables-playing = խաղն ընթացքի մեջ է
# unreviewed: how a native player would say it
tables-in-play = Խաղն ընթացքի մեջ է
# unreviewed: how a native player would say it
tables-crowd = Խաղացողներ՝ { $number }։ Խաղացող սեղաններ՝ { $playing }։
tables-over = ավարտված է
tables-alone = Դեռ ոչ ոք

## Clocks

clock-none = Առանց ժամացույցի
clock-fast = Արագ
clock-normal = Սովորական
clock-slow = Դանդաղ
clock-days = { $number } օր
clock-seconds = { $number } վրկ
clock-about-none = Ժամանակն անսահմանափակ է։
clock-about-turn = Ամեն քայլի համար՝ { $time }։
clock-about-bank = Պահուստ ամեն փուլի համար՝ { $time }։
clock-bank = Պահուստ՝ { $time }
# unreviewed: how a native player would say it
clock-window = Ավելացնելու համար՝ { $time }
clock-paused = Սպասում ենք՝ { $player }, { $time }
clock-last = Մնաց հինգ վայրկյան։

## Whether the deal was fair

proof-title = Ազնիվ բաժանում
# unreviewed: how a native player would say it
proof-about = Բաժանելուց առաջ սերվերը գաղտնի թիվ ընտրեց և ցույց տվեց դրա հետքը։ Ամեն խաղացող ավելացրեց իր թիվը։ Խաղաթղթերը խառնեցին երկուսը միասին, և ոչ ոք չէր կարող դրանք ընտրել։ Հիմա քո դիտարկիչն ինքն է դա ստուգում։ Ինչ այն ցույց չի տա՝ որ սերվերի տերը չի նայել խաղաթղթերին։
proof-cannot = Այս կապով դիտարկիչը չի կարող ստուգել։ Էջը բացիր https-ով։
proof-checking = Ստուգվում է…
proof-not-yet = Նախ խաղա այս խաղը մինչև վերջ․ հետո բաժանումը կարելի կլինի ստուգել։
proof-none = Դեռ չկա ավարտված փուլ, որ ստուգվի։
proof-fair = Խաղաթղթերն ազնիվ են բաժանվել։
proof-unfair = Ինչ-որ բան չի համընկնում․ խաղաթղթերը չեն բաժանվել, ինչպես խոստացվել էր։
proof-deal = Փուլ { $number }
proof-bound = Գաղտնի թիվը համապատասխանում է հետքին։
proof-shuffled = Խաղաթղթերը դասավորված էին հենց այնպես, ինչպես բխում է թվերից։
proof-mine = Քո թիվը մասնակցել է խառնելուն։
proof-no = Ոչ․
proof-numbers = Թվերը՝ ուրիշ տեղ ստուգելու համար
proof-save = Պահել ֆայլում

## Players and their games

# unreviewed: էջ (page of a player)
players-title = Խաղացող
players-me = Իմ էջը
players-family = Ո՞ր խաղը
# unreviewed: թիմ (team)
players-teams = Թիմերով
players-kind = { $family }, { $number } խաղացող
players-games = { $number } խաղ
players-lost = { $number } % պարտություն
players-rating = Վարկանիշ
players-changed = Վարկանիշ { $number }, { $change }
players-course = Վարկանիշի ընթացքը՝ եղել է { $from }, հիմա { $to }, ամենացածրը { $low }, ամենաբարձրը { $high }
players-unsettled = Խաղերը դեռ քիչ են․ սա առաջին գնահատականն է։
players-since = Այստեղ է { $date }-ից
players-newest = Վերջին վարկանիշային խաղերը
players-unrated = Վարկանիշային խաղեր դեռ չկան։
players-unrated-me = Դեռ վարկանիշ չունես։ Խաղա «վարկանիշով» սեղանին՝ մարդկանց կամ բոտերի հետ։
players-best-none = Այստեղ դեռ ոչ ոք բավականաչափ չի խաղացել։ Խաղա վարկանիշով և եղիր առաջինը՜։
players-missing = Այդպիսի խաղացող չկա։
players-again = Նորից փորձել
games-none = Ավարտված խաղեր դեռ չկան։ Խաղա՛, և խաղը կմնա այստեղ՝ քայլ առ քայլ։
games-missing = Այս խաղը հնարավոր չէ ցույց տալ։
games-more = Ցույց տալ ևս
games-fool = պարտություն
games-safe = փրկվեց
games-draw = ոչ-ոքի
