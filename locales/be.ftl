# The words of Kozyr in Belarusian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Козыр
app-tagline = Картачная гульня «Дурань»
app-close = Закрыць
app-reconnecting = Аднаўляем сувязь…
app-moment = Секунду…
app-drain = Сервер зараз перазапусціцца. Ваша гульня працягнецца.
app-version = Версія { $version }
app-you = Вы

## Before the game

lobby-play = Гуляць
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } сапернік
        [few] { $number } сапернікі
        [many] { $number } сапернікаў
       *[other] { $number } саперніка
    }
lobby-continue = Працягнуць партыю
lobby-new-game = Пакінуць яе і пачаць новую
lobby-given-up = Няскончаную партыю пакінулі.
lobby-way-back = Вярнуцца да яе
lobby-choose = Выбраць гульню
lobby-friends = Гуляць з сябрамі
lobby-quick = Хуткая гульня
lobby-tables = Адкрытыя сталы
lobby-device = На адной прыладзе
lobby-games = Мае гульні
lobby-best = Лепшыя гульцы
lobby-matching = Шукаем гульцоў… ужо { $number }
lobby-how-to-play = Як гуляць
lobby-learn = Навучанне
lobby-newcomer = Упершыню? Навучыцеся за тры хвіліны
lobby-settings = Налады
lobby-account = Уліковы запіс
lobby-language = Мова
lobby-theme = Тэма
lobby-number-of-opponents = Сапернікі
lobby-opponent = Сапернік { $number }
lobby-all-opponents = Усе сапернікі
lobby-level-beginner = Навічок
lobby-level-regular = Аматар
lobby-level-club = Бывалы
lobby-level-strong = Моцны
lobby-level-expert = Эксперт
lobby-level-master = Майстар
lobby-level-grandmaster = Гросмайстар
lobby-level-beginner-about = Кладзе найменшую карту і часта памыляецца
lobby-level-regular-about = Беражэ козыры, забывае карты, часам памыляецца
lobby-level-club-about = Памятае кожную карту
lobby-level-strong-about = Памятае кожную карту і не памыляецца ў канцоўках
lobby-level-expert-about = Ацэньвае хады паводле досведу мноства гульняў
lobby-level-master-about = Лічыць на шмат хадоў наперад
lobby-level-grandmaster-about = Думае даўжэй за ўсіх і вылічвае, у каго якія карты
lobby-pace = Як хутка гуляюць боты
lobby-pace-normal = Як людзі
lobby-pace-instant = Імгненна
lobby-your-name = Ваша імя
lobby-your-name-hint = Відаць толькі ля вашага месца
lobby-start = Пачаць
lobby-cancel = Скасаваць
lobby-offline = Сувязі пакуль няма. Гульня пачнецца, як толькі яна з’явіцца.

## Choosing the rules

choose-presets = Вядомыя правілы
choose-own-rules = Свае правілы
choose-all-rules = Усе правілы
choose-rules-summary = Гэтыя правілы: { $text }
choose-reset-rules = Вярнуць звычайныя правілы
# Beside a rule that is not as usual.
choose-changed = Зменена
choose-refused = Гэтыя правілы не спалучаюцца
choose-seats-range = Гульцоў: { $least }–{ $most }
choose-seats-exactly = Гульцоў: { $number }

# Sets of rules that people know by a name.
preset-app = Падкідны
preset-app-about = Усе, акрамя таго, хто бароніцца, падкідваюць карты тых вартасцей, што ёсць на стале.
# unreviewed: пераводны (the transfer game)
preset-app-transfer = Пераводны
preset-app-transfer-about = Ход можна яшчэ і перавесці картай той самай вартасці.
preset-simple = Просты
preset-simple-about = Кладуць адну карту, яе б’юць або бяруць: ніхто не падкідвае.
preset-neighbours = Суседзі
preset-neighbours-about = Падкідваюць толькі двое, што сядзяць побач з абаронцам.
preset-one-by-one = Па чарзе
preset-one-by-one-about = Падкідваюць па чарзе і толькі тады, калі ўсё адбіта.
# unreviewed: пераводны (the transfer game)
preset-transfer-and-show = Пераводны з паказам
preset-transfer-and-show-about = Каб перавесці, козыр той самай вартасці можна толькі паказаць і пакінуць сабе.
preset-two-player-series-to-5 = Удваіх да пяці ачкоў
# unreviewed: выйсці (to be out)
preset-two-player-series-to-5-about = Хто выйшаў першым, атрымлівае ачко і пачынае наступную партыю; перамагаюць пяць ачкоў.
preset-teams = Двое на двое
preset-teams-about = Чацвёра гуляюць дзвюма камандамі, партнёры сядзяць насупраць.
preset-teams-of-three = Трое на трое
preset-teams-of-three-about = Шасцёра гуляюць дзвюма камандамі, партнёры сядзяць праз аднаго.
preset-short-24 = Кароткая гульня
preset-short-24-about = 24 карты, ад дзявяткі да туза.
preset-classic-52 = Поўная калода
preset-classic-52-about = 52 карты, ад двойкі да туза.
preset-jokers = З джокерамі
preset-jokers-about = 52 карты і два джокеры: чырвоны б’е любую чырвоную карту, чорны — любую чорную.
preset-two-packs = Дзве калоды
preset-two-packs-about = Дзве калоды па 36 карт разам: для доўгай гульні ці вялікай кампаніі.
preset-japanese = Японскі
preset-japanese-about = Козыры заўсёды бубны, а пікі б’юць толькі пікамі.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Карты і козыры
rule-group-begin = Хто пачынае
rule-group-attack = Ход і падкідванне
rule-group-transfer = Перавод
# unreviewed: адбой (the discard pile)
rule-group-end = Калода, адбой і канец гульні
rule-group-series = Некалькі партый
rule-group-teams = Каманды
rule-group-rare = Рэдкія звычаі

rule-pack = Калода
rule-pack-about = Якімі картамі гуляюць. Чым менш карт, тым карацейшая партыя.
value-pack-24 = 24 карты, ад дзявяткі
value-pack-32 = 32 карты, ад сямёркі
value-pack-36 = 36 карт, ад шасцёркі
value-pack-52 = 52 карты, ад двойкі
value-pack-54 = 52 карты і два джокеры
value-pack-2x36 = Дзве калоды па 36 карт
value-pack-2x52 = Дзве калоды па 52 карты
says-pack =
    { $number ->
        [54] 52 карты і два джокеры
        [72] дзве калоды па 36 карт
        [104] дзве калоды па 52 карты
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
rule-hand-size = Карт на руках
rule-hand-size-about = Колькі карт здаюць кожнаму і да колькіх дабіраюць пасля раўнда.
says-hand-size =
    { $number ->
        [one] па { $number } карце на руках
        [few] па { $number } карты на руках
        [many] па { $number } карт на руках
       *[other] па { $number } карты на руках
    }
rule-trump-mode = Козыры
rule-trump-mode-about = Як даведваюцца казырную масць або якая масць казырная заўсёды.
value-trump-mode-turned = Кожны раз вызначае карта
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
value-trump-mode-always-clubs = Заўсёды трэфы
value-trump-mode-always-diamonds = Заўсёды бубны
value-trump-mode-always-hearts = Заўсёды чэрвы
value-trump-mode-always-spades = Заўсёды пікі
value-trump-mode-none = Без козыраў
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
says-trump-mode =
    { $value ->
        [always_clubs] козыры заўсёды трэфы
        [always_diamonds] козыры заўсёды бубны
        [always_hearts] козыры заўсёды чэрвы
        [always_spades] козыры заўсёды пікі
        [none] без козыраў
       *[turned] козыр вызначае карта
    }
rule-trump-source = Якая карта вызначае козыр
rule-trump-source-about = Адкрытая карта ляжыць пад калодай, і яе бяруць апошняй; апошняя здадзеная застаецца ў гульца.
value-trump-source-next-after-deal = Першая пасля здачы
value-trump-source-bottom-card = Ніжняя карта калоды
value-trump-source-last-dealt = Апошняя здадзеная карта
says-trump-source =
    { $value ->
        [bottom_card] козыр вызначае ніжняя карта калоды
        [last_dealt] козыр вызначае апошняя здадзеная карта
       *[next_after_deal] козыр вызначае першая карта пасля здачы
    }

rule-first-attacker = Хто ходзіць першым у першай партыі
rule-first-attacker-about = Каму рабіць самы першы ход.
value-first-attacker-lowest-trump = У каго найменшы козыр
value-first-attacker-left-of-dealer = Гулец злева ад таго, хто здае
value-first-attacker-lot = Вырашае жэрабя
says-first-attacker =
    { $value ->
        [left_of_dealer] першую партыю пачынае гулец злева ад таго хто здае
        [lot] першую партыю пачынаюць па жэрабі
       *[lowest_trump] першую партыю пачынае найменшы козыр
    }
rule-next-first-attacker = Хто ходзіць першым у наступных партыях
rule-next-first-attacker-about = Каму рабіць першы ход, калі адна партыя ўжо згуляная.
value-next-first-attacker-lowest-trump = У каго найменшы козыр
value-next-first-attacker-left-of-dealer = Гулец злева ад таго, хто здае
value-next-first-attacker-lot = Вырашае жэрабя
value-next-first-attacker-under-fool = Пад дурня: ходзіць сусед справа ад яго
value-next-first-attacker-from-under-fool = З-пад дурня: ходзіць сусед злева ад яго
# unreviewed: выйсці (to be out)
value-next-first-attacker-winner = Хто выйшаў першым
value-next-first-attacker-fool = Дурань
# unreviewed: выйсці (to be out)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] наступныя партыі пачынае гулец злева ад таго хто здае
        [lot] наступныя партыі пачынаюць па жэрабі
        [under_fool] наступную партыю пачынаюць пад дурня
        [from_under_fool] наступную партыю пачынаюць з-пад дурня
        [winner] наступную партыю пачынае той хто выйшаў першым
        [fool] наступную партыю пачынае дурань
       *[lowest_trump] наступныя партыі пачынае найменшы козыр
    }
rule-no-trump-fallback = Калі козыраў ні ў кога няма
rule-no-trump-fallback-about = Хто пачынае, калі вырашаць мусіць найменшы козыр, а на руках няма ніводнага.
value-no-trump-fallback-lowest-card = У каго найменшая карта
value-no-trump-fallback-lot = Вырашае жэрабя
value-no-trump-fallback-first-seat = Гулец на першым месцы
says-no-trump-fallback =
    { $value ->
        [lot] без козыраў на руках вырашае жэрабя
        [first_seat] без козыраў на руках пачынае першае месца
       *[lowest_card] без козыраў на руках пачынае найменшая карта
    }
rule-dealer = Хто здае наступным
rule-dealer-about = Хто здае карты ў наступнай партыі.
value-dealer-fool = Дурань
value-dealer-next-seat = Наступны злева
says-dealer =
    { $value ->
        [next_seat] здаюць па чарзе
       *[fool] здае дурань
    }

rule-throwers = Хто падкідвае
rule-throwers-about = Падкінуць — дадаць да хода карту той вартасці, што ўжо ёсць на стале.
value-throwers-all = Усе, акрамя абаронцы
value-throwers-neighbours = Двое суседзяў абаронцы
value-throwers-attacker-only = Толькі нападнік
value-throwers-nobody = Ніхто
says-throwers =
    { $value ->
        [neighbours] падкідваюць толькі суседзі абаронцы
        [attacker_only] падкідвае толькі нападнік
        [nobody] ніхто не падкідвае
       *[all] падкідваюць усе
    }
rule-throw-order = Парадак падкідвання
rule-throw-order-about = Падкідваюць, хто калі хоча, ці чакаюць чаргі.
value-throw-order-free = Хто хутчэйшы
value-throw-order-ordered = Па чарзе, першым нападнік
says-throw-order =
    { $value ->
        [ordered] падкідваюць па чарзе
       *[free] падкідваюць без чаргі
    }
rule-throw-timing = Калі можна падкідваць
rule-throw-timing-about = Колькі трэба адбіць, перш чым прыйдуць новыя карты.
value-throw-timing-any-time = У любы момант
value-throw-timing-after-first-beat = Калі адбіта першая карта
value-throw-timing-all-beaten = Толькі калі адбіта ўсё
says-throw-timing =
    { $value ->
        [after_first_beat] падкідваюць пасля першай адбітай карты
        [all_beaten] падкідваюць толькі калі адбіта ўсё
       *[any_time] падкідваюць у любы момант
    }
rule-throw-ranks = Што можна падкідваць
rule-throw-ranks-about = Ці лічацца і карты абароны, ці толькі карты нападу.
value-throw-ranks-attack-and-defence = Усе вартасці, што ёсць на стале
value-throw-ranks-attack-only = Толькі вартасці карт нападу
says-throw-ranks =
    { $value ->
        [attack_only] падкідваюць толькі вартасці карт нападу
       *[attack_and_defence] падкідваюць усе вартасці на стале
    }
rule-throw-after-take = Падкідваць наўздагон, пасля «бяру»
rule-throw-after-take-about = Таму, хто бярэ, можна дадаць яшчэ карт тых самых вартасцей.
says-throw-after-take =
    { $value ->
        [off] пасля «бяру» не падкідваюць
       *[on] падкідваюць і пасля «бяру»
    }
rule-opening = Першы ход раўнда
rule-opening-about = Ці можна зайсці адразу некалькімі картамі адной вартасці.
value-opening-one-card = Адна карта
value-opening-equal-ranks = Адна або некалькі адной вартасці
says-opening =
    { $value ->
        [equal_ranks] можна зайсці некалькімі картамі адной вартасці
       *[one_card] заходзяць адной картай
    }
rule-attack-limit = Колькі карт нападу ў раўндзе
rule-attack-limit-about = Колькі карт найбольш даводзіцца адбіваць за адзін раўнд.
value-attack-limit-0 = Без абмежавання
says-attack-limit =
    { $number ->
        [0] колькі заўгодна карт нападу ў раўндзе
        [one] не больш за { $number } карту нападу ў раўндзе
        [few] не больш за { $number } карты нападу ў раўндзе
        [many] не больш за { $number } карт нападу ў раўндзе
       *[other] не больш за { $number } карты нападу ў раўндзе
    }
rule-first-bout-limit = Колькі карт нападу ў першым раўндзе
rule-first-bout-limit-about = Каб нікога не завалілі ад самага пачатку.
value-first-bout-limit-0 = Як у любым раўндзе
says-first-bout-limit =
    { $number ->
        [0] у першым раўндзе столькі ж
       *[other] не больш за { $number } у першым раўндзе
    }
rule-first-cap-scope = Дакуль дзейнічае мяжа першага раўнда
rule-first-cap-scope-about = У першым раўндзе могуць і ўзяць; тады мяжа можа застацца.
value-first-cap-scope-first-bout = Толькі ў першым раўндзе
# unreviewed: адбой (the discard pile)
value-first-cap-scope-until-first-discard = Да першага адбою
# unreviewed: адбой (the discard pile)
says-first-cap-scope =
    { $value ->
        [until_first_discard] мяжа першага раўнда дзейнічае да першага адбою
       *[first_bout] мяжа першага раўнда знікае разам з ім
    }
rule-defender-hand-cap = Карты абаронцы абмяжоўваюць напад
rule-defender-hand-cap-about = Ці можна пакласці больш карт, чым абаронца можа адбіць.
value-defender-hand-cap-when-became-defender = Не больш, чым у яго было
value-defender-hand-cap-none = Можна і больш
says-defender-hand-cap =
    { $value ->
        [none] карты абаронцы не абмяжоўваюць напад
       *[when_became_defender] карты абаронцы абмяжоўваюць напад
    }

rule-transfer = Перавод
rule-transfer-about = Хто яшчэ нічога не адбіў, можа пакласці карту той самай вартасці, і бараніцца будзе наступны.
says-transfer =
    { $value ->
        [on] ход можна пераводзіць
       *[off] без пераводу
    }
rule-transfer-cards = Колькімі картамі пераводзяць
rule-transfer-cards-about = Ці можна пры пераводзе дадаць яшчэ карты той самай вартасці.
value-transfer-cards-one = Адной
value-transfer-cards-several = Некалькімі адной вартасці
says-transfer-cards =
    { $value ->
        [several] пераводзіць можна некалькімі картамі адразу
       *[one] пераводзяць адной картай
    }
rule-transfer-sufficiency = Пераводзіць, толькі калі хопіць карт
rule-transfer-sufficiency-about = Нікому не дастаецца больш карт, чым у яго на руках.
says-transfer-sufficiency =
    { $value ->
        [off] пераводзяць і таму ў каго мала карт
       *[on] пераводзяць толькі таму ў каго досыць карт
    }
rule-transfer-in-first-bout = Перавод у першым раўндзе
rule-transfer-in-first-bout-about = Ці можна пераводзіць самы першы ход.
says-transfer-in-first-bout =
    { $value ->
        [off] першы раўнд не пераводзяць
       *[on] пераводзяць і першы раўнд
    }
rule-transfer-chain-limit = Колькі пераводаў у раўндзе
rule-transfer-chain-limit-about = Колькі разоў можна перавесці адзін ход.
value-transfer-chain-limit-0 = Колькі заўгодна
says-transfer-chain-limit =
    { $number ->
        [0] колькі заўгодна пераводаў у раўндзе
        [one] не больш за { $number } перавод у раўндзе
        [few] не больш за { $number } пераводы у раўндзе
        [many] не больш за { $number } пераводаў у раўндзе
       *[other] не больш за { $number } пераводу у раўндзе
    }
rule-transfer-by-showing = Перавод паказам карты
rule-transfer-by-showing-about = Хто паказаў карту той самай вартасці, пераводзіць ход, а карта застаецца ў яго.
value-transfer-by-showing-off = Не гуляюць
value-transfer-by-showing-trump = Козырам, раз за раўнд
value-transfer-by-showing-trump-once-a-deal = Козырам, раз за партыю
value-transfer-by-showing-any-card = Любой картай, раз за раўнд
says-transfer-by-showing =
    { $value ->
        [trump] пераводзіць можна паказам козыра
        [trump_once_a_deal] пераводзіць можна паказам козыра раз за партыю
        [any_card] пераводзіць можна паказам любой карты
       *[off] без пераводу паказам
    }

# unreviewed: адбой (the discard pile)
rule-discard = Адбой
rule-discard-about = Ці можна глядзець карты, якія ўжо адбітыя.
value-discard-hidden = Закрыты
value-discard-open = Можна глядзець
# unreviewed: адбой (the discard pile)
says-discard =
    { $value ->
        [open] адбой можна глядзець
       *[hidden] адбой закрыты
    }
rule-draw-order = Парадак дабірання
rule-draw-order-about = У якім парадку дабіраюць карты пасля раўнда.
value-draw-order-defender-last = Спачатку нападнік, апошнім абаронца
value-draw-order-defender-first = Спачатку абаронца
says-draw-order =
    { $value ->
        [defender_first] першым дабірае абаронца
       *[defender_last] апошнім дабірае абаронца
    }
rule-draw-lead = Хто дабірае першым пасля пераводу
rule-draw-lead-about = Хто лічыцца нападнікам, калі дабіраюць карты.
value-draw-lead-last-transferrer = Хто перавёў апошнім
value-draw-lead-opener = Хто пачаў раўнд
says-draw-lead =
    { $value ->
        [opener] пасля пераводу першым дабірае той хто пачаў раўнд
       *[last_transferrer] пасля пераводу першым дабірае той хто перавёў апошнім
    }
rule-swap-trump = Абмен козыра
rule-swap-trump-about = Паміж раўндамі найменшы козыр можна абмяняць на казырную карту пад калодай.
says-swap-trump =
    { $value ->
        [on] найменшы козыр можна абмяняць на казырную карту
       *[off] казырную карту не абменьваюць
    }
rule-draw-rule = Калі карт не засталося ні ў кога
rule-draw-rule-about = Што будзе, калі ў апошніх гульцоў карты скончыліся ў адным раўндзе.
value-draw-rule-draw = Нічыя: дурня няма
value-draw-rule-last-defender-loses = Дурань — хто бараніўся апошнім
says-draw-rule =
    { $value ->
        [last_defender_loses] калі карт няма ні ў кога дурань — апошні абаронца
       *[draw] калі карт няма ні ў кога — нічыя
    }

rule-placing = Што лічаць
rule-placing-about = За што даюць ачкі, калі гуляюць некалькі партый.
value-placing-fool-only = Ачко дурню
# unreviewed: выйсці (to be out)
value-placing-first-out-wins = Ачко таму, хто выйшаў першым
# unreviewed: выйсці (to be out)
says-placing =
    { $value ->
        [first_out_wins] ачко за выхад першым
       *[fool_only] ачко атрымлівае дурань
    }
rule-series = Серыя партый
rule-series-about = Ці лічаць партыі разам і калі серыя заканчваецца.
value-series-none = Кожная партыя сама па сабе
value-series-to-points = Да пэўнай колькасці ачкоў
value-series-deals = Пэўная колькасць партый
value-series-count = Лік без канца
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] серыя да { $number } ачка
                [few] серыя да { $number } ачкоў
                [many] серыя да { $number } ачкоў
               *[other] серыя да { $number } ачка
            }
        [deals]
            { $number ->
                [one] серыя з { $number } партыі
                [few] серыя з { $number } партый
                [many] серыя з { $number } партый
               *[other] серыя з { $number } партыі
            }
        [count] ачкі лічаць без канца
       *[none] кожная партыя сама па сабе
    }
rule-series-length = Даўжыня серыі
rule-series-length-about = Колькі ачкоў ці партый доўжыцца серыя.
value-series-length-0 = Няма

rule-teams = Каманды
rule-teams-about = Партнёры сядзяць праз саперніка, адзін на аднаго не ходзяць, выйграюць і прайграюць разам.
value-teams-none = Кожны за сябе
value-teams-2v2 = Двое на двое
value-teams-3v3 = Трое на трое
says-teams =
    { $number ->
        [4] двое на двое
        [6] трое на трое
       *[other] кожны за сябе
    }
# unreviewed: выйсці (to be out)
rule-team-out-seat = Калі партнёр выйшаў
rule-team-out-seat-about = Што з ходамі гульца, у якога больш няма карт.
value-team-out-seat-partner-plays = За яго гуляе партнёр
value-team-out-seat-skipped = Яго хады прапускаюць
# unreviewed: выйсці (to be out)
says-team-out-seat =
    { $value ->
        [skipped] хады таго хто выйшаў прапускаюць
       *[partner_plays] за таго хто выйшаў гуляе партнёр
    }

rule-low-beats-ace = Найменшая карта б’е туза
rule-low-beats-ace-about = Самая слабая карта масці, часта шасцёрка, б’е і самую моцную.
value-low-beats-ace-off = Не
value-low-beats-ace-same-suit = У кожнай масці
value-low-beats-ace-trumps = Толькі сярод козыраў
says-low-beats-ace =
    { $value ->
        [same_suit] найменшая карта масці б’е яе туза
        [trumps] найменшы козыр б’е казырнага туза
       *[off] найменшая карта не б’е туза
    }
rule-spades-only-spades = Пікі б’юць толькі пікамі
rule-spades-only-spades-about = Козыр іншай масці піку не б’е.
says-spades-only-spades =
    { $value ->
        [on] пікі б’юць толькі пікамі
       *[off] козыр б’е і пікі
    }
rule-ace-turned-up = Калі козырам адкрыўся туз
rule-ace-turned-up-about = Некаторыя тады здаюць нанова.
value-ace-turned-up-keep = Гуляюць
value-ace-turned-up-redeal = Пераздаюць
says-ace-turned-up =
    { $value ->
        [redeal] калі адкрыўся туз — пераздача
       *[keep] козырам можа адкрыцца і туз
    }
rule-redeal = Калі карты пераздаюць
rule-redeal-about = Калі ў некага такія карты, усім здаюць нанова.
value-redeal-never = Ніколі
value-redeal-five-of-a-suit = Пяць і больш карт адной масці
value-redeal-one-colour = Усе карты чырвоныя або ўсе чорныя
says-redeal =
    { $value ->
        [five_of_a_suit] пераздача пры пяці картах адной масці
        [one_colour] пераздача пры картах аднаго колеру на руках
       *[never] без пераздачы
    }
# unreviewed: пагоны (epaulettes)
rule-pogony = Пагоны
# unreviewed: пагоны (epaulettes)
rule-pogony-about = Апошні ход найменшымі картамі вешае дурню пагоны. Толькі жарт: нічога не мяняе.
# unreviewed: пагоны (epaulettes)
says-pogony =
    { $value ->
        [on] найменшыя карты ў канцы — пагоны дурню
       *[off] без пагонаў
    }
rule-bout-limit = Праз колькі раўндаў нічыя
rule-bout-limit-about = Партыю, што ходзіць па коле, пасля столькіх раўндаў спыняюць унічыю.
says-bout-limit =
    { $number ->
        [one] нічыя пасля { $number } раўнда
        [few] нічыя пасля { $number } раўндаў
        [many] нічыя пасля { $number } раўндаў
       *[other] нічыя пасля { $number } раўнда
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = На руках бывае ад { $least } да { $most } карт, а не { $given }.
conflict-negative =
    { $parameter ->
        [attack_limit] Мяжа карт нападу не можа быць { $given }: не менш за 0.
        [first_bout_limit] Мяжа першага раўнда не можа быць { $given }: не менш за 0.
        [transfer_chain_limit] Колькасць пераводаў не можа быць { $given }: не менш за 0.
       *[series_length] Даўжыня серыі не можа быць { $given }: не менш за 0.
    }
conflict-bout-limit = Колькасць раўндаў не можа быць { $given }: у партыі мусіць быць хоць адзін.
conflict-first-limit-above = Мяжа першага раўнда — { $given }, а астатніх — { $most }: яна можа быць толькі меншай.
conflict-redeal-hand-size = Пераздача пры пяці картах адной масці гадзіцца, калі на руках не больш за { $most } карт: сярод большай колькасці пяць амаль заўсёды знойдуцца.
conflict-ace-needs-turned-trump = Паводле гэтых правілаў козыр вызначае не карта, значыць, і не туз.
conflict-source-needs-turned-trump = Паводле гэтых правілаў козыр вызначае не карта: выбіраць няма з чаго.
conflict-swap-needs-face-up-trump = Паводле гэтых правілаў пад калодай няма казырнай карты: абменьваць няма чаго.
conflict-low-trump-needs-trump = Без козыраў няма і найменшага козыра, які біў бы туза.
conflict-showing-needs-trump = Без козыраў нельга пераводзіць паказам козыра.
conflict-showing-needs-transfer = Паказам карты пераводзяць ход, значыць, патрэбны і перавод.
conflict-first-deal-has-no-fool = Перад першай партыяй няма ні дурня, ні пераможцы: вырашаць, хто яе пачне, яны не могуць.
conflict-series-length-missing = Выберыце, колькі ачкоў ці партый доўжыцца серыя.
conflict-series-length-unused = Даўжыня бывае толькі ў серыі да пэўнай колькасці ачкоў ці партый.
conflict-teams-never-transfer = У камандах гуляюць без пераводу.
conflict-teams-have-no-one-fool = У камандах дурань не адзін: вырашаць, хто пачне, ён не можа.
conflict-teams-seats = Колькасць гульцоў для такіх каманд — { $most }, а не { $given }.
conflict-too-few-seats = Гульцоў мусіць быць прынамсі { $least }, а не { $given }.
conflict-too-many-seats = Карт у калодзе — { $cards }: гульцоў можа быць не больш за { $most }, а не { $given }.

## The table

table-title = Гульнявы стол
table-players = Гульцы
table-profile = Профіль: { $player }
table-bout = Карты на стале
table-bout-empty = Карт на стале няма
table-hand = Вашы карты
table-stock = Калода
# unreviewed: адбой (the discard pile)
table-discard = Адбой
table-actions = Дзеянні
table-practice = Трэніроўка
table-practice-hint = Ход вярнулі: гэтая партыя не лічыцца.
table-thinking = думае
table-done = больш не падкідвае
table-lobby = У меню
table-undo = Вярнуць ход
table-takeback = Вярнуць ход
table-ask = Спытаць парады
table-mute = Выключыць гук
table-unmute = Уключыць гук
table-last-bout = Мінулы раўнд
table-log = Ход партыі
table-log-bout = Раўнд { $number }
table-how-to-play = Як гуляць
table-settings = Налады
table-removed = Гаспадар стала папрасіў вас пайсці.
table-closed = Гэты стол закрыты.
table-away = няма сувязі
table-bot-sits-in = пакуль гуляе бот
table-wishes = хоча згуляць яшчэ
table-watchers = гледачы
table-talk = Сказаць нешта
table-people = Гульцы
# unreviewed: адбой (the discard pile)
table-last-bout-beaten = Усе карты адбітыя, яны пайшлі ў адбой.
table-last-bout-taken = Карты забірае { $player }.
table-last-bout-taken-you = Карты забіраеце вы.
table-rules = Правілы гэтага стала
table-team = Каманда { $number }
table-partner = Ваш партнёр
# $player plays for a partner who is out, $other.
table-plays-for = { $player } гуляе за партнёра ({ $other })
table-plays-for-you = Вы гуляеце за партнёра ({ $other })
table-plays-your-turn = { $player } гуляе за вас
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Выйграныя партыі
       *[against] Колькі разоў у дурнях
    }
series-to-points =
    { $number ->
        [one] Серыя да { $number } ачка
        [few] Серыя да { $number } ачкоў
        [many] Серыя да { $number } ачкоў
       *[other] Серыя да { $number } ачка
    }
series-over-deals = Партыя { $deal } з { $number }
# $players is one name or a list of names.
series-winner = Перамога ў серыі: { $players }
series-winner-you = Серыя за вамі!
series-next-deal = Наступная партыя
# unreviewed: адбой (the discard pile)
discard-look = Паглядзець адбой

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Ані
        [Areg] Арэг
        [Eka] Эка
        [Emin] Эмін
        [Jaan] Яан
        [Luka] Лука
        [Mari] Мары
        [Nane] Нанэ
        [Nigar] Нігяр
        [Olya] Оля
        [Petryk] Пятрык
        [Vanya] Ваня
        [Aram] Арам
        [Boris] Барыс
        [Giorgi] Гіёргі
        [Gohar] Гаар
        [Kadri] Кадры
        [Leyla] Лейла
        [Margus] Маргус
        [Nino] Ніно
        [Oksana] Аксана
        [Rauf] Рауф
        [Tamar] Тамар
        [Taras] Тарас
       *[other] { $name }
    }

## The line above the hand

prompt-open = Ваш ход, бароніцца { $player }
prompt-defend =
    { $number ->
        [one] Пабіце карту або бярыце
        [few] Пабіце { $number } карты або бярыце
        [many] Пабіце { $number } карт або бярыце
       *[other] Пабіце { $number } карты або бярыце
    }
prompt-defend-transfer =
    { $number ->
        [one] Пабіце карту, перавядзіце або бярыце
        [few] Пабіце { $number } карты, перавядзіце або бярыце
        [many] Пабіце { $number } карт, перавядзіце або бярыце
       *[other] Пабіце { $number } карты, перавядзіце або бярыце
    }
prompt-add = Бароніцца { $player }: можна падкінуць
prompt-covered = Усё адбіта: падкіньце або скажыце «Біта»
prompt-taking = { $player } бярэ: падкідвайце або «Пас»
prompt-wait-open = { $player } ходзіць…
prompt-wait-open-you = { $player } ходзіць, вам адбівацца…
prompt-wait-defend = { $player } бароніцца…
prompt-wait-throw-in = { $player } можа падкінуць…
prompt-wait-taking = Вы бераце. { $player } можа падкінуць…
prompt-wait = Хвілінку…
prompt-wait-again = Чакаем: { $players }
prompt-taking-soon = Вы бераце…
prompt-still-taking = Вы бераце карты. Каб гуляць далей, націсніце «Скасаваць»
prompt-done-soon = Падкінуць няма чаго…
# unreviewed: выйсці (to be out)
prompt-out = Вы выйшлі з гульні, вы ўратаваныя
prompt-choose-target = Што згуляць картай { $card }?
prompt-selected =
    { $number ->
        [one] { $cards }: цяпер націсніце на іншыя карты гэтай вартасці
        [few] { $cards } разам: націсніце на стол
        [many] { $cards } разам: націсніце на стол
       *[other] { $cards } разам: націсніце на стол
    }
prompt-one-rank = Разам можна класці толькі карты адной вартасці
prompt-dropped = Падрыхтаваная карта засталася ў вас
prompt-drop-here = Сюды
prompt-transfer-here = Перавесці: бароніцца { $player }
prompt-over = Партыя скончаная
prompt-covered-nothing = Усё адбіта: падкінуць няма чаго, скажыце «Біта»
prompt-taking-nothing = { $player } бярэ: падкінуць няма чаго, скажыце «Пас»
prompt-bout-beaten = Усё адбіта.
prompt-tap-to-go-on = Націсніце, каб працягнуць
prompt-trump = Козыр: { $card }.
prompt-trumps = Козыры: { $suit }.
prompt-no-trumps = Без козыраў.
prompt-no-line = Няма сувязі: цяпер хадзіць нельга

## Buttons

action-bita = Біта
action-pass = Пас
action-take = Бяру
action-take-undo = Скасаваць
action-transfer = Перавесці
action-lay =
    { $number ->
        [one] Пакласці { $number } карту
        [few] Пакласці { $number } карты
        [many] Пакласці { $number } карт
       *[other] Пакласці { $number } карты
    }
action-unselect = Зняць выбар
action-swap = Абмяняць козыр
action-skip-to-end = Адразу ў канец
action-rematch = Згуляць яшчэ
action-leave = У меню
action-see-table = Да стала
action-review = Прагляд гульні
action-how-to-play = Як гуляць?

## After the game

end-safe-you = Вы ўратаваныя!
end-places = Месцы

## Settings

settings-title = Налады
settings-section-look = Выгляд
settings-section-play = Гульня
settings-section-motion = Рух
settings-language = Мова
settings-theme = Тэма
settings-theme-auto = Як на прыладзе
settings-theme-light = Светлая
settings-theme-dark = Цёмная
settings-hints = Падказкі
settings-hints-hint = Паказваць, чым можна згуляць і чаму нельга астатнімі.
settings-advise = Дарадца
settings-advise-hint = Кнопка паказвае, як згуляў бы наймацнейшы бот і чаму.
settings-tap = Націск на карту
settings-tap-plays = Адразу гуляе
settings-tap-second = Выбірае, другі націск гуляе
settings-sort = Парадак маіх карт
settings-sort-suit = Паводле масцей
settings-sort-rank = Паводле вартасці
settings-sort-own = Як раскладу я
settings-speed = Рух карт
settings-speed-off = Выключаны
settings-speed-fast = Хуткі
settings-speed-normal = Звычайны
settings-speed-slow = Павольны
settings-hold = Згуляны раўнд застаецца на стале
settings-hold-none = Ніколькі
settings-hold-seconds = { $seconds } с
settings-hold-tap = Да націску
settings-section-sound = Гук
settings-sounds = Гукі
settings-volume = Гучнасць
settings-volume-low = Ціха
settings-volume-medium = Сярэдне
settings-volume-high = Гучна
settings-vibration = Вібрацыя
settings-vibration-hint = На тэлефонах і планшэтах, якія гэта ўмеюць.
settings-auto-done = Казаць «Біта» і «Пас» за мяне
settings-auto-done-hint = Калі мне няма чаго падкінуць.
settings-take-undo = Час, каб скасаваць «Бяру»
settings-take-undo-hint = Слова адпраўляецца праз 0,8 секунды.
settings-premoves = Рыхтаваць карту, пакуль ходзяць іншыя
settings-premoves-hint = Націск рыхтуе яе; яна згуляе, як толькі будзе можна, другі націск скасоўвае.
settings-letters = Літары на фігурах
settings-letters-auto = Як у мове
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Колеры масцей
settings-colours-two = Два
settings-colours-four = Чатыры
settings-colours-safe = Чатыры, лёгка адрозніць
settings-back = Кашулька карт
settings-back-red = Чырвоная
settings-back-blue = Сіняя
settings-back-green = Зялёная
settings-back-black = Чорная
settings-table = Колер стала
settings-table-green = Зялёны
settings-table-blue = Сіні
settings-table-burgundy = Бардовы
settings-table-slate = Шэры
settings-large-index = Буйныя вартасць і масць на картах
settings-trump-marks = Пазначаць козыры ў мяне на руках
settings-contrast = Кантраст
settings-contrast-auto = Як на прыладзе
settings-contrast-high = Высокі
settings-left-handed = Для левай рукі
settings-shortcuts = Клавішы
settings-reset = Скінуць усе налады

## Sharing a table, and the page without its server

share-title = { $attacker } ходзіць, { $defender } бароніцца
share-about = Стол дурня: { $players }. Паглядзіце, як ідзе гульня, і згуляйце самі.
app-somebody = Гулец
share-sheet-title = Падзяліцца сталом
share-picture = Выява стала
share-with-cards = З маімі картамі
share-with-cards-hint = Іх убачыць кожны, хто мае спасылку. Чужых карт на ёй не бывае.
share-link = Спасылка
share-copy = Скапіяваць спасылку
share-copied = Скапіявана
share-send = Падзяліцца
table-share = Падзяліцца
app-shared = Стол, якім яго бачыць { $player }
app-play-yourself = Згуляць і сабе
app-bad-link = Па гэтай спасылцы стала няма: яе абрэзалі або набралі з памылкай.
app-nowhere = Па гэтым адрасе нічога няма.

app-kept = Няма сувязі. Якім быў стол: { $time }
app-newer = Гатовая новая версія. Яна адкрыецца, калі партыя скончыцца.
app-older = Гэтая старонка старэйшая за сервер.
app-open-newer = Адкрыць новую
app-install = Усталяваць як праграму

## Keyboard

keys-title = Клавіятура
keys-arrows = Выбраць карту або цэль
keys-ranks = Да наступнай карты гэтай вартасці
keys-enter = Згуляць або выбраць карту
keys-select = Выбраць карту, каб пакласці разам некалькі адной вартасці
keys-escape = Скасаваць
keys-take = Бяру
keys-done = Біта або Пас
keys-transfer = Перавесці
keys-sort = Змяніць парадак маіх карт
keys-move = Перакласці карту на руках
# unreviewed: цьмяная (dimmed)
keys-explain = Спытаць парады; на цьмянай карце: чаму нельга?
keys-last-bout = Мінулы раўнд
keys-undo = Вярнуць апошні ход
keys-read = Прачытаць стол уголас
keys-help = Гэты спіс
keys-tab = Далей: падказка, мае карты, стол, кнопкі, гульцы
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Прабел
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + пстрычка

## Lists: $items are joined by commas

list-and = { $items } і { $last }
list-or = { $items } або { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] чырвоны джокер
               *[black] чорны джокер
            }
       *[other]
            { $rank ->
                [r2] двойка
                [r3] тройка
                [r4] чацвёрка
                [r5] пяцёрка
                [r6] шасцёрка
                [r7] сямёрка
                [r8] васьмёрка
                [r9] дзявятка
                [r10] дзясятка
                [J] валет
                [Q] дама
                [K] кароль
               *[A] туз
            } { $suit ->
                [clubs] трэф
                [diamonds] бубен
                [hearts] чэрваў
               *[spades] пік
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] чырвонага джокера
               *[black] чорнага джокера
            }
       *[other]
            { $rank ->
                [r2] двойку
                [r3] тройку
                [r4] чацвёрку
                [r5] пяцёрку
                [r6] шасцёрку
                [r7] сямёрку
                [r8] васьмёрку
                [r9] дзявятку
                [r10] дзясятку
                [J] валета
                [Q] даму
                [K] караля
               *[A] туза
            } { $suit ->
                [clubs] трэф
                [diamonds] бубен
                [hearts] чэрваў
               *[spades] пік
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] чырвоным джокерам
               *[black] чорным джокерам
            }
       *[other]
            { $rank ->
                [r2] двойкай
                [r3] тройкай
                [r4] чацвёркай
                [r5] пяцёркай
                [r6] шасцёркай
                [r7] сямёркай
                [r8] васьмёркай
                [r9] дзявяткай
                [r10] дзясяткай
                [J] валетам
                [Q] дамай
                [K] каралём
               *[A] тузом
            } { $suit ->
                [clubs] трэф
                [diamonds] бубен
                [hearts] чэрваў
               *[spades] пік
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] чырвонага джокера
               *[black] чорнага джокера
            }
       *[other]
            { $rank ->
                [r2] двойкі
                [r3] тройкі
                [r4] чацвёркі
                [r5] пяцёркі
                [r6] шасцёркі
                [r7] сямёркі
                [r8] васьмёркі
                [r9] дзявяткі
                [r10] дзясяткі
                [J] валета
                [Q] дамы
                [K] караля
               *[A] туза
            } { $suit ->
                [clubs] трэф
                [diamonds] бубен
                [hearts] чэрваў
               *[spades] пік
            }
    }
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
suit-name =
    { $suit ->
        [clubs] трэфы
        [diamonds] бубны
        [hearts] чэрвы
       *[spades] пікі
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Партыя скончаная.
# unreviewed: выйсці (to be out)
why-seat-out = Вы ўжо выйшлі: ні карт, ні клопату.
why-not-the-attacker = Гэты раўнд пачынае { $player }. Пачакайце першай карты.
why-not-the-defender = Адбівацца, браць і пераводзіць можа толькі абаронца: { $player }.
why-defender-never-adds = Вы бароніцеся: адбівайцеся або бярыце. Падкідваюць іншыя.
why-defenders-partner = Бароніцца ваш партнёр, { $player }: партнёру не падкідваюць.
why-not-a-thrower = Паводле гэтых правілаў вам цяпер нельга падкідваць. Бароніцца { $player }.
why-not-your-turn = Спачатку можа падкінуць { $player }. Пачакайце сваёй чаргі.
why-no-attack-yet = Першую карту кладзе { $player }: адбіваць пакуль няма чаго.
why-must-open = Ваш заход: трэба пакласці карту.
why-unbeaten-cards = Яшчэ не адбіта: { $cards }. Пачакайце абаронцу.
why-already-done = Вы ўжо сказалі, што больш не падкідваеце. Пачакайце, пакуль ляжа новая карта.
why-already-taking = Вы ўжо сказалі «бяру». Пачакайце, пакуль астатнія падкінуць.
why-nothing-to-take = Усё адбіта: браць няма чаго.
why-nothing-to-beat = Усе карты ўжо адбітыя. Пачакайце: можа, падкінуць яшчэ.
why-not-in-hand = { $card }: гэтай карты ў вас няма.
why-joker-only-beats = { $card } можа толькі біць: джокерам не ходзяць і не пераводзяць.
why-rank-not-on-table = { $card } не падыходзіць: падкідваць можна толькі тое, што ёсць на стале: { $ranks }.
why-after-first-beat = Паводле гэтых правілаў падкідваць можна, толькі калі адбіта першая карта.
why-not-all-beaten = Паводле гэтых правілаў падкідваюць, толькі калі адбіта ўсё. Яшчэ не адбіта: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] Бароніцца { $player }, а на руках была толькі { $number } карта: больш класці нельга.
        [few] Бароніцца { $player }, а на руках было толькі { $number } карты: больш класці нельга.
        [many] Бароніцца { $player }, а на руках было толькі { $number } карт: больш класці нельга.
       *[other] Бароніцца { $player }, а на руках было толькі { $number } карты: больш класці нельга.
    }
why-first-bout-limit =
    { $number ->
        [one] У першым раўндзе кладуць не больш за { $number } карту.
        [few] У першым раўндзе кладуць не больш за { $number } карты.
        [many] У першым раўндзе кладуць не больш за { $number } карт.
       *[other] У першым раўндзе кладуць не больш за { $number } карты.
    }
why-bout-limit =
    { $number ->
        [one] За адзін раўнд кладуць не больш за { $number } карту.
        [few] За адзін раўнд кладуць не больш за { $number } карты.
        [many] За адзін раўнд кладуць не больш за { $number } карт.
       *[other] За адзін раўнд кладуць не больш за { $number } карты.
    }
why-not-on-table = { $target } — такой карты сярод тых, што трэба адбіць, няма.
why-already-beaten = { $target }: гэтая карта ўжо адбітая.
why-too-low = { $card } не б’е карту { $target }: патрэбна старэйшая.
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
why-wrong-suit =
    { $suit ->
        [clubs] { $card } не б’е карту { $target }: чужую масць б’е толькі козыр, а козыры — трэфы.
        [diamonds] { $card } не б’е карту { $target }: чужую масць б’е толькі козыр, а козыры — бубны.
        [hearts] { $card } не б’е карту { $target }: чужую масць б’е толькі козыр, а козыры — чэрвы.
       *[spades] { $card } не б’е карту { $target }: чужую масць б’е толькі козыр, а козыры — пікі.
    }
why-trump-needed = { $card } не б’е карту { $target }: козыр б’е толькі старэйшы козыр.
why-suit-needed = { $card } не б’е карту { $target }: козыраў няма, б’е толькі старэйшая карта той самай масці.
why-spades-only = { $card } не б’е карту { $target }: паводле гэтых правілаў пікі б’юць толькі пікамі.
why-joker-colour = { $card } не б’е карту { $target }: чырвоны джокер б’е толькі чырвоныя карты, чорны — толькі чорныя.
why-joker-unbeatable = { $target }: джокера нішто не б’е.
why-beats-nothing = { $card } не б’е ніводнай з гэтых карт: { $cards }.
why-transfer-off = Паводле гэтых правілаў пераводзіць нельга.
why-transfer-after-beat = Адна карта ўжо адбітая: пераводзіць позна.
why-transfer-rank = { $card } не пераводзіць: патрэбна тая самая вартасць: { $ranks }.
why-transfer-first-bout = Паводле гэтых правілаў першы раўнд пераводзіць нельга.
why-transfer-chain =
    { $number ->
        [one] Гэты ход перавялі ўжо { $number } раз: больш нельга.
        [few] Гэты ход перавялі ўжо { $number } разы: больш нельга.
        [many] Гэты ход перавялі ўжо { $number } разоў: больш нельга.
       *[other] Гэты ход перавялі ўжо { $number } раза: больш нельга.
    }
why-nobody-to-receive = Пераводзіць больш няма на каго.
why-receiver-hand-limit =
    { $number ->
        [one] Далей { $player }: на руках толькі { $number } карта, а адбіваць давялося б { $needed }.
        [few] Далей { $player }: на руках толькі { $number } карты, а адбіваць давялося б { $needed }.
        [many] Далей { $player }: на руках толькі { $number } карт, а адбіваць давялося б { $needed }.
       *[other] Далей { $player }: на руках толькі { $number } карты, а адбіваць давялося б { $needed }.
    }
why-show-off = Паводле гэтых правілаў нельга пераводзіць паказам карты.
why-show-trump = { $card }: гэтую карту паказаць нельга, паказваюць толькі козыр той самай вартасці.
why-show-used = { $card }: гэтую карту ўжо паказвалі.
why-swap-off = Паводле гэтых правілаў казырную карту не абменьваюць.
why-swap-between-bouts = Казырную карту абменьваюць толькі паміж раўндамі і не перад самым першым.
why-swap-no-trump-card = Пад калодай больш няма казырнай карты.
why-swap-lowest = Пад калодай і так ляжыць найменшы козыр.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = Хадзіце { $card_ins }.
# unreviewed: written without a native reader
advice-throw-in = Падкіньце { $card_acc }.
# unreviewed: written without a native reader
advice-beat = Пабіце { $target_acc } { $card_ins }.
# unreviewed: written without a native reader
advice-transfer = Перавядзіце { $card_ins }.
# unreviewed: written without a native reader
advice-show = Пакажыце { $card_acc } і перавядзіце.
# unreviewed: written without a native reader
advice-swap = Абмяняйце казырную карту.
# unreviewed: written without a native reader
advice-take = Бярыце.
# unreviewed: written without a native reader
advice-done = Больш не падкідвайце.
# unreviewed: written without a native reader
advice-wait = Пачакайце.
# unreviewed: written without a native reader
motive-only-move = Нічога іншага і нельга.
# unreviewed: written without a native reader
motive-wins = Так вы выйграеце, што б ні рабіў сапернік.
# unreviewed: written without a native reader
motive-only-win = Выйграе толькі гэта: кожны іншы ход упускае перамогу.
# unreviewed: written without a native reader
motive-draws = Так вы ўтрымаеце нічыю, што б ні рабіў сапернік.
# unreviewed: written without a native reader
motive-only-draw = Нічыю трымае толькі гэта: кожны іншы ход прайграе.
# unreviewed: written without a native reader
motive-lost = Уратаваць можа толькі памылка саперніка.
# unreviewed: written without a native reader
motive-last-card = { $card } — ваша апошняя карта, а калода пустая.
# unreviewed: written without a native reader
motive-last-cards = У гэтым раўндзе могуць пайсці ўсе вашы карты: { $number }.
# unreviewed: written without a native reader
motive-swap = { $card } — старэйшы козыр за той, які вы аддаяце.
# unreviewed: written without a native reader
motive-unbeatable = { $card }: пабіць няма чым, бароніцца { $player }.
# unreviewed: written without a native reader
motive-pair = { $card } — а далей можна падкінуць: { $cards }.
# unreviewed: written without a native reader
motive-lowest = { $card } — ваша найменшая простая карта.
# unreviewed: written without a native reader
motive-lowest-trump = Простых карт няма, а { $card } — ваш найменшы козыр.
# unreviewed: written without a native reader
motive-he-holds = { $player } мае { $cards } і пабіў бы гэтым { $target_acc }.
# unreviewed: written without a native reader
motive-hard-to-beat = { $card }: пабіць цяжэй, чым вашы меншыя карты; { $player } паб’е з імавернасцю { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } можа пабіць { $card_acc } толькі козырам.
# unreviewed: written without a native reader
motive-no-trumps = Пра ўсе козыры вядома, дзе яны: { $player } іх не мае.
# unreviewed: written without a native reader
motive-keeps-trumps = { $card } б’е { $target_acc }, і козыры застаюцца ў вас.
# unreviewed: written without a native reader
motive-trump-needed = { $target }: простай картай не пабіць, а найтанней — { $card }.
# unreviewed: written without a native reader
motive-no-new-rank = { $card } б’е { $target_acc } і не дае новай вартасці для падкідвання.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: карты той жа вартасці ні ў каго няма, падкінуць няма чаго.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } б’е { $target_acc }, а гэтыя застаюцца разам: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = Пасля { $target_gen } { $player } можа падкінуць: { $cards }.
# unreviewed: written without a native reader
motive-few-follow = Пасля { $card_gen } падкінуць змогуць менш, чым пасля меншай карты.
# unreviewed: written without a native reader
motive-cheapest-beat = { $card } — найменшая з вашых карт, што б’е { $target_acc }.
# unreviewed: written without a native reader
motive-cheapest-plan = { $card } на { $target_acc } — і ўсе карты ({ $number }) адбітыя найтанней.
# unreviewed: written without a native reader
motive-free-transfer = { $card } пераводзіць, і гэта каштуе толькі адной простай карты.
# unreviewed: written without a native reader
motive-show = Пакажыце { $card_acc }: ход пераведзены, а карта застаецца ў вас.
# unreviewed: written without a native reader
motive-rather-than-take = Усё не адбіць, а { $card } пераводзіць.
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Гэтую карту не пабіць: бярыце.
        [few] Усе { $number } карты не адбіць: бярыце.
        [many] Усе { $number } карт не адбіць: бярыце.
       *[other] Усе { $number } карты не адбіць: бярыце.
    }
# unreviewed: written without a native reader
motive-too-dear = Адбіцца занадта дорага: { $cards }. Лепш узяць.
# unreviewed: written without a native reader
motive-throw-in = { $card } падыходзіць, і гэта не козыр: адной картай менш.
# unreviewed: written without a native reader
motive-give-away = { $player } бярэ: хай забірае і { $card_acc }.
# unreviewed: written without a native reader
motive-nothing-fits = Падкінуць вам няма чаго.
# unreviewed: written without a native reader
motive-saves-trumps = Падыходзяць толькі вашы козыры: { $cards }. Іх лепш берагчы.
# unreviewed: written without a native reader
motive-feeds = { $player } бярэ, і гэта быў бы падарунак: { $cards }.
# unreviewed: written without a native reader
motive-saves-high = Тое, што падыходзіць, занадта каштоўнае: { $cards }.
# unreviewed: written without a native reader
motive-wait = Спачатку паглядзіце, што зробіць { $player }.
# unreviewed: written without a native reader
motive-preferred = З магчымых хадоў ({ $number }) лепшага не знайшлося.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Імавернасць застацца дурнем
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = выйгрыш
# unreviewed: written without a native reader
tutor-draw = нічыя
# unreviewed: written without a native reader
tutor-lose = пройгрыш
# unreviewed: written without a native reader
tutor-worse = Горш: { $move } — { $other_number } % супраць { $number } %.
# unreviewed: written without a native reader
tutor-line = Найлепшая гульня: { $moves }
# unreviewed: written without a native reader
tutor-solved = Партыя пралічана да канца.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } на { $target_acc }
# unreviewed: written without a native reader
tutor-move-transfer = перавесці: { $card }
# unreviewed: written without a native reader
tutor-move-show = паказаць: { $card }
# unreviewed: written without a native reader
tutor-move-swap = абмяняць казырную карту
# unreviewed: written without a native reader
tutor-move-take = узяць
# unreviewed: written without a native reader
tutor-move-done = больш не падкідваць
# unreviewed: written without a native reader
tutor-move-wait = пачакаць
# unreviewed: written without a native reader
tutor-more = Падрабязней
# unreviewed: written without a native reader
tutor-candidates = Адно з гэтага: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Пралічыце гульню да канца.
# unreviewed: written without a native reader
tutor-think-counting = Палічыце: якія карты яшчэ могуць быць у іншых?
# unreviewed: written without a native reader
tutor-think-trumps = Падумайце пра свае козыры.
# unreviewed: written without a native reader
tutor-think-low = Без якой карты вам лягчэй за ўсё абысціся?
# unreviewed: written without a native reader
tutor-think-pairs = Паглядзіце на карты адной вартасці.
# unreviewed: written without a native reader
tutor-think-taking = Ці можна адбіць усё?
# unreviewed: written without a native reader
tutor-think-keeping = Не ўсё, што падыходзіць, трэба класці.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
event-dealt =
    { $suit ->
        [clubs] Здае { $player }. Адкрылі { $card_acc }: козыры — трэфы.
        [diamonds] Здае { $player }. Адкрылі { $card_acc }: козыры — бубны.
        [hearts] Здае { $player }. Адкрылі { $card_acc }: козыры — чэрвы.
       *[spades] Здае { $player }. Адкрылі { $card_acc }: козыры — пікі.
    }
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
event-dealt-you =
    { $suit ->
        [clubs] Здаяце вы. Адкрылі { $card_acc }: козыры — трэфы.
        [diamonds] Здаяце вы. Адкрылі { $card_acc }: козыры — бубны.
        [hearts] Здаяце вы. Адкрылі { $card_acc }: козыры — чэрвы.
       *[spades] Здаяце вы. Адкрылі { $card_acc }: козыры — пікі.
    }
# When no card names the trumps.
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
event-dealt-trumps =
    { $suit ->
        [clubs] Здае { $player }. Козыры — трэфы.
        [diamonds] Здае { $player }. Козыры — бубны.
        [hearts] Здае { $player }. Козыры — чэрвы.
       *[spades] Здае { $player }. Козыры — пікі.
    }
# unreviewed: трэфы, бубны, чэрвы, пікі (the suits)
event-dealt-trumps-you =
    { $suit ->
        [clubs] Здаяце вы. Козыры — трэфы.
        [diamonds] Здаяце вы. Козыры — бубны.
        [hearts] Здаяце вы. Козыры — чэрвы.
       *[spades] Здаяце вы. Козыры — пікі.
    }
event-dealt-no-trumps = Здае { $player }. Козыраў няма.
event-dealt-no-trumps-you = Здаяце вы. Козыраў няма.
event-dealt-hand = Вашы карты: { $cards }.
event-dealt-first = { $player } паказвае найменшы козыр, { $card_acc }, і пачынае.
event-dealt-first-you = У вас найменшы козыр, { $card }: першы ход ваш.
event-dealt-nobody = Козыраў няма ні ў кога.
event-dealt-first-lowest = У каго найменшая карта, той і пачынае: { $player }.
event-dealt-first-lowest-you = Найменшая карта ў вас: першы ход ваш.
event-dealt-begins = Першы ход: { $player }.
event-dealt-begins-you = Першы ход ваш.
event-bout-started = { $player } ходзіць, { $to } бароніцца.
event-bout-started-you = Ваш ход: { $to } бароніцца.
event-bout-started-to-you = { $player } ходзіць, вы бароніцеся.
event-attacked = { $player } ходзіць { $card_ins }.
event-attacked-you = Вы ходзіце { $card_ins }.
event-thrown-in = { $player } падкідвае { $card_acc }.
event-thrown-in-you = Вы падкідваеце { $card_acc }.
laid-cards = { $player } кладзе: { $cards }.
laid-cards-you = Вы кладзяце: { $cards }.
event-beaten = { $player } б’е { $target_acc } { $card_ins }.
event-beaten-you = Вы б’яце { $target_acc } { $card_ins }.
event-transferred = { $player } пераводзіць { $card_ins }: цяпер бароніцца { $to }.
event-transferred-you = Вы пераводзіце { $card_ins }: цяпер бароніцца { $to }.
event-transferred-to-you = { $player } пераводзіць { $card_ins }: цяпер бароніцеся вы.
event-transferred-shown = { $player } паказвае { $card_acc } і пераводзіць: цяпер бароніцца { $to }.
event-transferred-shown-you = Вы паказваеце { $card_acc } і пераводзіце: цяпер бароніцца { $to }.
event-transferred-shown-to-you = { $player } паказвае { $card_acc } і пераводзіць: цяпер бароніцеся вы.
event-swapped = { $player } мяняе { $card_acc } на казырную карту: { $target }.
event-swapped-you = Вы мяняеце { $card_acc } на казырную карту: { $target }.
event-take-said = { $player } бярэ.
event-take-said-you = Вы бераце.
event-done-said = { $player } больш не падкідвае.
event-done-said-you = Вы больш не падкідваеце.
# unreviewed: адбой (the discard pile)
event-bout-beaten =
    { $number ->
        [one] Біта: у адбой ідзе { $number } карта.
        [few] Біта: у адбой ідуць { $number } карты.
        [many] Біта: у адбой ідзе { $number } карт.
       *[other] Біта: у адбой ідзе { $number } карты.
    }
event-bout-taken =
    { $number ->
        [one] { $player } забірае { $number } карту.
        [few] { $player } забірае { $number } карты.
        [many] { $player } забірае { $number } карт.
       *[other] { $player } забірае { $number } карты.
    }
event-bout-taken-you =
    { $number ->
        [one] Вы забіраеце { $number } карту.
        [few] Вы забіраеце { $number } карты.
        [many] Вы забіраеце { $number } карт.
       *[other] Вы забіраеце { $number } карты.
    }
event-drew-up =
    { $number ->
        [one] { $player } дабірае { $number } карту.
        [few] { $player } дабірае { $number } карты.
        [many] { $player } дабірае { $number } карт.
       *[other] { $player } дабірае { $number } карты.
    }
event-drew-up-you =
    { $number ->
        [one] Вы дабіраеце { $number } карту: { $cards }.
        [few] Вы дабіраеце { $number } карты: { $cards }.
        [many] Вы дабіраеце { $number } карт: { $cards }.
       *[other] Вы дабіраеце { $number } карты: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } дабірае { $number } карту, казырную з-пад калоды: { $card }.
        [few] { $player } дабірае { $number } карты, апошняя — адкрыты козыр: { $card }.
        [many] { $player } дабірае { $number } карт, апошняя — адкрыты козыр: { $card }.
       *[other] { $player } дабірае { $number } карты, апошняя — адкрыты козыр: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Вы дабіраеце { $number } карту, казырную з-пад калоды: { $card }.
        [few] Вы дабіраеце { $number } карты: { $cards }. Апошняя з іх казырная.
        [many] Вы дабіраеце { $number } карт: { $cards }. Апошняя з іх казырная.
       *[other] Вы дабіраеце { $number } карты: { $cards }. Апошняя з іх казырная.
    }
# unreviewed: выйсці (to be out)
event-went-out = { $player } выходзіць: месца { $place }.
# unreviewed: выйсці (to be out)
event-went-out-you = Вы выйшлі: месца { $place }. Вы ўратаваныя!
event-game-over = Партыя скончаная: у дурнях { $player }.
event-game-over-you = Партыя скончаная: у дурнях вы.
event-game-over-team = Партыя скончаная, у дурнях: { $players }.
event-game-over-team-you = Партыя скончаная: у дурнях ваша каманда.
event-game-over-draw = Партыя скончаная: нічыя.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, козыр, можна згуляць
       *[no] { $card }, можна згуляць
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, козыр, згуляць нельга: { $reason }
       *[no] { $card }, згуляць нельга: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, козыр
       *[no] { $card }
    }
aria-pair-beaten = { $target }, біта: { $card }
aria-pair-open = { $target }, яшчэ не біта
aria-seat =
    { $number ->
        [one] { $player }, { $number } карта
        [few] { $player }, { $number } карты
        [many] { $player }, { $number } карт
       *[other] { $player }, { $number } карты
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, ходзіць, { $number } карта
        [few] { $player }, ходзіць, { $number } карты
        [many] { $player }, ходзіць, { $number } карт
       *[other] { $player }, ходзіць, { $number } карты
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, бароніцца, { $number } карта
        [few] { $player }, бароніцца, { $number } карты
        [many] { $player }, бароніцца, { $number } карт
       *[other] { $player }, бароніцца, { $number } карты
    }
aria-seat-thrower =
    { $number ->
        [one] { $player }, можа падкідваць, { $number } карта
        [few] { $player }, можа падкідваць, { $number } карты
        [many] { $player }, можа падкідваць, { $number } карт
       *[other] { $player }, можа падкідваць, { $number } карты
    }
aria-seat-out = { $player }, па-за гульнёй, карт няма
aria-seat-fool = { $player }, у дурнях
aria-card-picked = { $card }, карта выбраная: цяпер выберыце цэль
aria-card-selected = { $card }, карта выбраная, каб пакласці з іншымі
aria-card-prepared = { $card }, карта падрыхтаваная
aria-card-carried = { $card }, карту нясуць
aria-target = Пабіць { $target_acc } { $card_ins }
aria-swap = Абмяняць { $card_acc } на казырную карту: { $target }
aria-stock =
    { $number ->
        [0] Калода пустая. Козыры: { $suit }
        [one] У калодзе { $number } карта. Козыры: { $suit }
        [few] У калодзе { $number } карты. Козыры: { $suit }
        [many] У калодзе { $number } карт. Козыры: { $suit }
       *[other] У калодзе { $number } карты. Козыры: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Калода пустая. Козыраў няма
        [one] У калодзе { $number } карта. Козыраў няма
        [few] У калодзе { $number } карты. Козыраў няма
        [many] У калодзе { $number } карт. Козыраў няма
       *[other] У калодзе { $number } карты. Козыраў няма
    }
aria-trump-card = Казырная карта пад калодай: { $card }
# unreviewed: адбой (the discard pile)
aria-discard =
    { $number ->
        [one] У адбоі { $number } карта
        [few] У адбоі { $number } карты
        [many] У адбоі { $number } карт
       *[other] У адбоі { $number } карты
    }
aria-your-cards = Вашы карты: { $cards }
aria-sorted-by-suit = Карты раскладзеныя паводле масцей
aria-sorted-by-rank = Карты раскладзеныя паводле вартасці
aria-sorted-by-own = Карты ў вашым парадку
aria-selected =
    { $number ->
        [0] Карты не выбраныя
        [one] Выбраная { $number } карта
        [few] Выбраныя { $number } карты
        [many] Выбрана { $number } карт
       *[other] Выбрана { $number } карты
    }
aria-moved = { $card }, месца { $place } з { $number }
aria-prepared = { $card }: карта падрыхтаваная
aria-cancelled = Скасавана

## When the server cannot do what was asked (one message for each error code)

error-not-json = Сервер не змог гэта прачытаць. Абнавіце старонку і паспрабуйце яшчэ раз.
error-too-large = Для сервера гэта занадта доўга. Скараціце і паспрабуйце яшчэ раз.
error-unknown-type = Сервер не ведае такога запыту. Абнавіце старонку, каб атрымаць новую версію.
error-bad-shape = Сервер не зразумеў запыту. Абнавіце старонку і паспрабуйце яшчэ раз.
error-bad-rules = Сервер не ведае такіх правілаў. Выберыце іншыя.
error-rules-conflict = Гэтыя правілы не спалучаюцца. Выберыце іншыя.
error-no-such-table = Гэтага стала больш няма. Адкрыйце новы.
error-not-your-seat = Гэта не ваша месца.
error-stale = Стол тым часам змяніўся. Паглядзіце і выберыце зноў.
error-illegal-move = Цяпер так хадзіць нельга.
error-nothing-to-undo = Вяртаць няма чаго.
error-nothing-to-advise = Цяпер ад вас нічога не залежыць: раіць няма чаго.
error-no-way-back = Да той партыі ўжо не вярнуцца.
error-no-such-lesson = Такога ўрока няма. Выберыце іншы са спіса.
error-step-over = Гэты крок скончаны: паўтарыце яго або ідзіце далей.
error-game-not-over = Спачатку дагуляйце гэтую партыю.
error-too-fast = Не так хутка, калі ласка: пачакайце трохі і паспрабуйце яшчэ раз.
error-storage = Серверу не ўдалося захаваць партыю. Паспрабуйце крыху пазней.
error-table-full = За гэтым сталом няма вольных месцаў.
error-seat-taken = Гэта месца ўжо занята. Выберыце іншае.
error-not-host = Гэта можа толькі гаспадар стала.
error-not-now = Зараз гэтага зрабіць нельга.
error-name-taken = Гэта імя занята або падобна на занятае. Выберыце іншае.
error-no-watching = Назіраць за гэтым сталом нельга.
error-no-talk = За гэтым сталом не размаўляюць.
error-banned = Вы не можаце гуляць на гэтым серверы.
error-too-many-tables = Вы сядзіце за занадта многімі сталамі. Спачатку пакіньце адзін з іх.
error-draining = Сервер хутка перазапусціцца. Паспрабуйце праз хвіліну.

## How it ended

result-fool = У дурнях { $player }
result-fool-you = На гэты раз у дурнях вы
result-team-fools = У дурнях { $players }
result-team-fools-you = На гэты раз у дурнях ваша каманда
# The last attack was with one or two of the lowest cards.
# unreviewed: пагоны (epaulettes)
result-epaulettes =
    { $number ->
        [one] І пагон на плячо
        [few] І пагоны на абодва плячы
        [many] І пагоны на абодва плячы
       *[other] І пагоны на абодва плячы
    }
result-fool-note = Нехта ж мусіць. Наступная здача ўсё даруе.
result-draw = Нічыя: дурняў няма
result-adjudicated = Гульня пайшла па коле, таму яе спынілі: нічыя.
result-place-fool = З картамі на руках: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Згуляна раўндаў: { $number }.
# unreviewed: written without a native reader
decided-epaulettes = Апошнімі супраць гульца { $player } леглі найменшыя карты: { $number }.
# unreviewed: written without a native reader
decided-epaulettes-you = Апошнімі супраць вас леглі найменшыя карты: { $number }.
# unreviewed: written without a native reader
decided-draw = Апошнія карты пайшлі ў адным раўндзе: { $players }.
# unreviewed: written without a native reader
decided-last-defender = { $player } адбіваецца апошнім: паводле гэтых правілаў гэта і ёсць дурань.
# unreviewed: written without a native reader
decided-last-defender-you = Вы адбіваліся апошнім: паводле гэтых правілаў гэта і ёсць дурань.
# unreviewed: written without a native reader
decided-big-take = { $player } у раўндзе { $bout } бярэ карты ({ $number }) і ўжо да канца трымае найбольш.
# unreviewed: written without a native reader
decided-big-take-you = У раўндзе { $bout } вы ўзялі карты ({ $number }) і ўжо да канца трымалі найбольш.
# unreviewed: written without a native reader
decided-trumps = Козыры, калі скончылася калода: { $player } — { $number }, { $other } — { $other_number }.
# unreviewed: written without a native reader
decided-no-trumps = Калі скончылася калода, козыраў заставалася { $number }, і ніводнага не трымае { $player }.
# unreviewed: written without a native reader
decided-no-trumps-you = Калі скончылася калода, козыраў заставалася { $number }, і ніводнага ў вас.
# unreviewed: written without a native reader
decided-late-take =
    { $number ->
        [one] { $player } бярэ { $number } карту у раўндзе { $bout }, калі калода ўжо пустая.
        [few] { $player } бярэ { $number } карты у раўндзе { $bout }, калі калода ўжо пустая.
        [many] { $player } бярэ { $number } карт у раўндзе { $bout }, калі калода ўжо пустая.
       *[other] { $player } бярэ { $number } карты у раўндзе { $bout }, калі калода ўжо пустая.
    }
# unreviewed: written without a native reader
decided-late-take-you =
    { $number ->
        [one] Вы ўзялі { $number } карту у раўндзе { $bout }, калі калода ўжо была пустая.
        [few] Вы ўзялі { $number } карты у раўндзе { $bout }, калі калода ўжо была пустая.
        [many] Вы ўзялі { $number } карт у раўндзе { $bout }, калі калода ўжо была пустая.
       *[other] Вы ўзялі { $number } карты у раўндзе { $bout }, калі калода ўжо была пустая.
    }
# unreviewed: written without a native reader
decided-high-trump = Калі скончылася калода, найстарэйшы козыр, { $card }, трымае { $other }.
# unreviewed: written without a native reader
decided-high-trump-you = Калі скончылася калода, найстарэйшы козыр, { $card }, быў у вас.
# unreviewed: written without a native reader
decided-left-with =
    { $number ->
        [one] Усе выйшлі, а { $player } яшчэ трымае { $number } карту.
        [few] Усе выйшлі, а { $player } яшчэ трымае { $number } карты.
        [many] Усе выйшлі, а { $player } яшчэ трымае { $number } карт.
       *[other] Усе выйшлі, а { $player } яшчэ трымае { $number } карты.
    }
# unreviewed: written without a native reader
decided-left-with-you =
    { $number ->
        [one] Усе выйшлі, а ў вас яшчэ { $number } карта.
        [few] Усе выйшлі, а ў вас яшчэ { $number } карты.
        [many] Усе выйшлі, а ў вас яшчэ { $number } карт.
       *[other] Усе выйшлі, а ў вас яшчэ { $number } карты.
    }
# unreviewed: written without a native reader
decided-team-left-with = Карты, што засталіся ў канцы: { $number }, у каманды: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Вучымся гуляць у дурня
learn-about = Сем кароткіх урокаў за сапраўдным сталом. Вучымся, гуляючы.
learn-start = Пачаць
learn-continue = Працягнуць
learn-again = Яшчэ раз
learn-done = Пройдзены
# $step is the one at hand, $steps how many there are.
learn-progress = Крок { $step } з { $steps }
learn-reset = Пачаць усё спачатку
learn-ends-game = Урок перапыніць няскончаную партыю.
learn-lesson = Урок { $number }
learn-next = Наступны ўрок
learn-list = Усе ўрокі
learn-play = Згуляць партыю
learn-try-again = Паспрабаваць яшчэ раз
learn-go-on = Далей
learn-skip = Прапусціць
learn-reached = Выдатна!
learn-finished = Выдатна! Урок пройдзены.
learn-graduated = Вы выйгралі сваю першую партыю. Цяпер вы ўмееце гуляць у дурня!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Заданне: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Адбіваемся
lesson-beat-higher = { $player } ходзіць { $card_ins }. Гэтую карту б’е старэйшая карта той самай масці: пабіце.
lesson-beat-attack = Усё адбіта — цяпер ходзіце вы. Пакладзіце найменшую карту: { $card_acc }.
lesson-beat-done = { $player } адбіваецца { $card_ins }, і падкінуць вам няма чаго. Скажыце «Біта».
lesson-beat-cheap = Карту { $card } б’юць дзве вашы. Пабіце меншай, а лепшую прытрымайце.
lesson-trump-title = Козыры
lesson-trump-any = Карта пад калодай паказвае казырную масць. Козыр б’е любую іншую: пабіце { $card_acc } найменшым козырам.
lesson-trump-suit = { $player } падкідвае { $card_acc }. У вас ёсць старэйшая карта гэтай масці: пабіце ёй, а козыр прытрымайце.
lesson-trump-higher = { $card } — сам козыр. Яго б’е толькі старэйшы козыр, і ён у вас ёсць.
lesson-trump-keep = Усё адбіта — ходзіце вы. Козыры лепш берагчы для абароны: пакладзіце найменшую карту, { $card_acc }.
lesson-throw-title = Падкідваем
lesson-throw-lead = У вас дзве шасцёркі, а бароніцца { $player }. Хадзіце { $card_ins }.
lesson-throw-same = Можна падкідваць карты тых вартасцей, што ляжаць на стале. Падкіньце другую шасцёрку.
lesson-throw-any = Лічацца і карты, якімі адбіваліся, — падыходзяць дзве вашы. Падкіньце меншую: { $card_acc }.
lesson-throw-taking = { $player } бярэ. Наўздагон яшчэ можна падкінуць: { $card_acc }.
lesson-take-title = Бяром
lesson-take-choose = Карту { $card } б’е толькі ваш казырны туз. Ён занадта каштоўны: скажыце «Бяру».
lesson-take-again = Хто ўзяў, прапускае свой ход. Затое ўзятае спатрэбіцца: адбіцеся { $card_ins }.
lesson-take-turn = Усё адбіта, ход ваш. Хадзіце { $card_ins }.
lesson-take-press = { $player } бярэ і прапускае ход. Скажыце «Пас» і хадзіце зноў — { $card_ins }.
lesson-limits-title = Колькі карт
lesson-limits-five = У першым раўндзе не больш за пяць карт нападу. Пачніце з дзявяткі і падкідвайце, пакуль іх не будзе пяць.
lesson-limits-hand = Нельга класці больш, чым мае абаронца: { $player } трымае тры карты. Пакладзіце толькі тры дзявяткі.
lesson-end-title = Канец гульні
# unreviewed: выйсці (to be out)
lesson-end-open = Калода скончылася: ніхто не дабірае, і хто застаўся без карт, той выйшаў. Хадзіце { $card_ins }.
lesson-end-give = { $player } бярэ. Аддайце і другую дзявятку: { $card_acc }.
# unreviewed: выйсці (to be out)
lesson-end-last = Скажыце «Пас» і пакладзіце апошнюю карту, { $card_acc }: без карт вы выйшлі, вы ўратаваныя.
lesson-end-keep = Яшчэ адзін канец: у кожнага па дзве карты. Пабіце { $card_acc } простай картай, а козыр пакіньце напаследак.
lesson-end-win = Пакладзіце козыр: { $player } яго не паб’е і застанецца з картамі.
lesson-transfer-title = Пераводзім
lesson-transfer-on = Тут можна пераводзіць. Пакладзіце побач сваю дзясятку, { $card_acc }: цяпер бароніцца { $player }.
lesson-transfer-pass = { $player } бярэ абедзве. Карта { $card } падыходзіць, але гэта козыр: пакіньце яго сабе і скажыце «Пас».
lesson-transfer-beat = Можна перавесці казырным валетам, але танней пабіць { $card_acc } дамай.
lesson-transfer-game = А цяпер — ваша ўласная маленькая партыя. Гуляйце, як хочаце, пакуль не скончыцца калода.
lesson-transfer-win = Калода скончылася. Пазбаўцеся карт раней за іншых!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Узяць можна заўсёды, але тут у вас ёсць чым пабіць.
lesson-hint-dear = Так можна, але хопіць і меншай карты. Лепшыя прытрымайце.
lesson-hint-trump = Так можна, але козыры каштоўныя: тут можна і без іх.
lesson-hint-named = Так таксама можна хадзіць, але для ўрока патрэбна іншая карта.
lesson-hint-fits = Можна і спыніцца, але ў вас яшчэ ёсць карта, якая падыходзіць.
lesson-hint-transfer = Карта адбітая, але тут ход можна перавесці на іншага.
lesson-hint-lost = На гэты раз карты засталіся ў вас. З усімі бывае: згуляйце яшчэ раз.

## How to play

howto-title = Як гуляць у дурня
howto-goal = Пазбаўцеся ўсіх сваіх карт. Пераможцы няма: хто апошнім застаўся з картамі на руках, той і дурань.
howto-learn = Лепш навучыцца за гульнёй
# Told of a picture: $card lies over $target.
howto-beats = { $card } б’е { $target_acc }
howto-search = Шукаць у пытаннях
howto-none = Пра гэта пытанняў няма.
howto-link = Скапіяваць спасылку на гэтае пытанне
howto-link-copied = Спасылка скапіявана
howto-setup-title = Падрыхтоўка
howto-setup-1 = У калодзе 36 карт, ад шасцёркі да туза. Гуляюць ад двух да шасці чалавек, кожнаму здаюць па шэсць карт.
howto-setup-2 = Наступную карту адкрываюць і кладуць пад калоду. Яе масць — козыр на ўсю партыю, а саму карту бяруць самай апошняй.
howto-setup-3 = Першым ходзіць той, у каго найменшы козыр. Бароніцца заўсёды наступны гулец злева ад яго.
howto-attack-title = Напад
howto-attack-1 = Нападнік ходзіць любой картай.
howto-attack-2 = Потым ён і ўсе іншыя, акрамя абаронцы, могуць у любы час падкідваць карты, але толькі тых вартасцей, што ўжо ёсць на стале: лічацца і карты нападу, і карты абароны.
howto-attack-3 = За адзін раўнд кладуць не больш за шэсць карт нападу і ніколі не больш, чым было на руках у абаронцы, калі ён пачаў бараніцца. У самым першым раўндзе — не больш за пяць.
howto-defence-title = Абарона
howto-defence-1 = Кожную карту пабіце старэйшай картай той самай масці або любым козырам.
howto-defence-2 = Козыр б’е толькі старэйшы козыр.
howto-defence-3 = Не можаце ці не хочаце? Скажыце «бяру». Астатнія яшчэ могуць падкінуць тое, што падыходзіць, і тады вы забіраеце ўсё са стала.
howto-after-title = Пасля раўнда
# unreviewed: адбой (the discard pile)
howto-after-1 = Усё адбіта: карты ідуць у адбой, і наступным ходзіць той, хто бараніўся.
howto-after-2 = Узяў: абаронца прапускае свой ход, ходзіць гулец злева ад яго.
howto-after-3 = Пакуль ёсць калода, усе дабіраюць да шасці карт: спачатку нападнік, потым астатнія па гадзіннікавай стрэлцы, апошнім абаронца.
howto-end-title = Канец гульні
# unreviewed: выйсці (to be out)
howto-end-1 = Калі калода скончылася, гулец без карт выходзіць — ён уратаваны.
howto-end-2 = Апошні, у каго засталіся карты, — дурань. Калі апошнія гульцы пазбавіліся карт у адным раўндзе, гэта нічыя.
# unreviewed: пераводны (the transfer game)
howto-transfer-title = Пераводны дурань
howto-transfer-1 = Пакуль нічога не адбіта, абаронца можа пакласці побач карту той самай вартасці. Тады адбівацца ад усіх карт мусіць наступны гулец.
howto-transfer-2 = У наступнага гульца мусіць быць не менш карт, чым давядзецца адбіваць. Пераводзіць можна і далей, хоць па ўсім коле.
howto-other-title = Іншыя правілы
# unreviewed: пераводны (the transfer game)
howto-other-1 = Усё астатняе на гэтай старонцы — пра звычайнага падкіднога і пераводнага. Кнопка «Выбраць гульню» прапануе і іншыя вядомыя правілы, а ў раздзеле «Усе правілы» можна скласці свае.
# unreviewed: пераводны (the transfer game)
howto-other-2 = Пераводны з паказам: козыр той самай вартасці можна не класці, а толькі паказаць і пакінуць сабе.
howto-other-3 = Каманды: партнёры сядзяць праз саперніка, адзін на аднаго не ходзяць, выйграюць і прайграюць разам.
howto-other-4 = Джокеры толькі б’юць: чырвоны — любую чырвоную карту, чорны — любую чорную, і козыры таксама.
howto-other-5 = Дзве калоды: кожная карта ёсць двойчы. Двайніка яна не б’е, бо не старэйшая.
howto-other-6 = Як гуляюць за вашым сталом, напісана ў акенцы «Правілы гэтага стала»: націсніце на назву гульні над сталом.
howto-controls-title = Кіраванне
# unreviewed: свяціцца (glowing)
howto-controls-1 = Націсніце на карту, якая свеціцца, або перацягніце яе на стол. Каб адбіцца, пакладзіце карту проста на тую, якую хочаце пабіць.
howto-controls-2 = «Біта» або «Пас» — вы больш не падкідваеце, калі ўсё адбіта або абаронца бярэ. «Бяру» — вы забіраеце ўсе карты са стала.
# unreviewed: цьмяная (dimmed)
howto-controls-3 = Націсніце на цьмяную карту — і даведаецеся, чаму ёй нельга згуляць.
howto-controls-4 = На клавіятуры карту выбіраюць стрэлкамі, а гуляюць клавішай Enter.
howto-controls-5 = Каб пакласці адразу некалькі карт адной вартасці, затрымайце палец на адной, націсніце на іншыя, потым на стол.
howto-controls-6 = У наладах можна выбраць уласны парадак карт, а таксама рыхтаваць карту, пакуль ходзяць іншыя.

## Questions and answers

faq-title = Частыя пытанні
faq-1-q = Хто ходзіць, калі абаронца ўзяў?
faq-1-a = Гулец злева ад таго, хто ўзяў. Хто ўзяў, прапускае свой ход. Удваіх зноў ходзіць той самы.
faq-2-q = Ці можна ўзяць, калі я магу адбіцца?
faq-2-a = Так, часам добрая карта таго вартая. Браць можна, пакуль на стале ёсць неадбітая карта, а перадумаць потым нельга.
faq-3-q = Чаму ў першым раўндзе толькі пяць карт?
faq-3-a = Каб нікога не завалілі картамі ў самым пачатку. З другога раўнда мяжа — шэсць, незалежна ад таго, адбіты першы ці ўзяты.
faq-4-q = Што, калі калода скончыцца, калі ўсе дабіраюць?
faq-4-a = Дабіраюць па чарзе да шасці, пакуль калода не скончыцца. Казырную карту атрымае той, да каго яна дойдзе. Каму не хапіла, гуляе з тым, што мае.
# unreviewed: адбой (the discard pile)
faq-5-q = Ці можна глядзець адбой?
faq-5-a = Не. Адбітыя карты да канца партыі ляжаць кашулькай угору, відаць толькі іх колькасць. Памятаць іх — частка гульні.
faq-6-q = Калі бывае нічыя?
faq-6-a = Калі ў канцы раўнда карт не засталося ні ў кога: напрыклад, апошнюю карту нападу пабілі самай апошняй картай. Тады дурняў няма.
faq-7-q = Ці мушу я хадзіць найменшым козырам, калі праз яго першы ход мой?
faq-7-a = Не, ён толькі паказвае, хто пачынае. Хадзіце любой картай.
faq-8-q = Ці можа абаронца падкідваць?
# unreviewed: пераводны (the transfer game)
faq-8-a = Не. Ён адбіваецца, бярэ або, у пераводным, пераводзіць. Падкідваць могуць усе астатнія.
faq-9-q = Хто дабірае першым?
faq-9-a = Нападнік, потым астатнія па гадзіннікавай стрэлцы, апошнім — абаронца. Пасля пераводаў нападнікам лічыцца той, хто перавёў апошнім.
faq-10-q = А калі двое падкінулі адначасова?
faq-10-a = Першай кладзецца тая карта, што прыйшла раней. Калі яна заняла апошняе месца, другая проста вернецца ў руку.
# unreviewed: пераводны (the transfer game)
faq-11-q = Ці можна гуляць у пераводнага ўдваіх?
faq-11-a = Так. Тады ход вяртаецца да таго, хто яго пачаў, калі карт у яго хапае.
faq-12-q = Калі перавесці нельга?
faq-12-a = Калі хоць адна карта ўжо адбітая, калі вы сказалі «бяру», калі вартасць не тая або калі ў наступнага гульца карт менш, чым давялося б адбіваць.
faq-13-q = Хто ходзіць пасля пераводаў?
faq-13-a = Гэта вырашае апошні абаронца: адбіў усё — ходзіць ён, узяў — ходзіць гулец злева ад яго.
faq-14-q = Ці можна зайсці з козыра?
faq-14-a = Так, пачаць можна з любой карты. Адбіць козыр цяжка: яго б’е толькі старэйшы козыр.
faq-15-q = Колькі карт мне могуць падкінуць?
faq-15-a = Усяго не больш за шэсць, у першым раўндзе — пяць, і ніколі не больш, чым было ў вас на руках, калі вы пачалі бараніцца. Пасля слова «бяру» мяжа тая самая.
# unreviewed: выйсці (to be out)
faq-16-q = Калі гулец выходзіць?
faq-16-a = Калі няма ні карт на руках, ні калоды. Пакуль калода ёсць, пасля раўнда пустая рука зноў напоўніцца.
faq-17-q = Ці можна вярнуць ход?
faq-17-a = Супраць ботаў — так, колькі заўгодна. Такая партыя пазначаецца як трэніровачная.
faq-18-q = Што ведаюць боты?
faq-18-a = Роўна тое, што ведалі б вы на іх месцы: свае карты, стол і ўсё, што згулялі адкрыта. Ні вашай рукі, ні калоды яны не бачаць.
faq-19-q = Што значыць перавесці?
faq-19-a = Замест таго каб адбівацца, абаронца кладзе побач карту той самай вартасці. Тады ад усіх карт мусіць адбівацца наступны гулец, і ён таксама можа перавесці далей.
faq-20-q = Хто падкідвае першым?
faq-20-a = Хто хутчэйшы: усе, акрамя абаронцы, падкідваюць, калі хочуць. Паводле іншых правілаў падкідваюць па чарзе, першым нападнік.
# unreviewed: выйсці (to be out)
faq-21-q = Што, калі двое выходзяць адразу?
faq-21-a = Абодва ўратаваныя, астатнія гуляюць далей. А калі карт больш ні ў кога няма, няма і дурня: нічыя.
faq-22-q = Ці можна біць козырам, калі ёсць чым адбіцца без яго?
faq-22-a = Так. Трымаць масць не абавязкова: козыр б’е любую карту іншай масці, што б яшчэ ў вас ні было на руках.
faq-23-q = Што мне дастанецца, калі я адбіваюся толькі ад часткі карт, а потым бяру?
faq-23-a = Усё, што ляжыць на стале: карты нападу, карты, якімі вы адбіваліся, і тое, што яшчэ падкінуць.
faq-24-q = Што такое серыя?
faq-24-a = Некалькі партый з агульным лікам: да пэўнай колькасці ачкоў або на пэўную колькасць партый. Яе выбіраюць у правілах, а лік відаць пасля кожнай партыі.
# unreviewed: пагоны (epaulettes)
faq-25-q = Што такое пагоны?
# unreviewed: пагоны (epaulettes)
faq-25-a = Стары жарт: каго пакінулі ў дурнях апошнім ходам з адной або дзвюма найменшымі картамі, таму вешаюць пагоны. Яны нічога не мяняюць, а ўключаюць іх у правілах.
faq-26-q = Ці сумленна здаюць карты?
faq-26-a = Так. Кожную здачу тасуюць паводле апублікаванага спосабу з 32 выпадковых байтаў, якія бярэ сам камп’ютар. Яна не залежыць ні ад гульцоў, ні ад ліку, і выбраць яе ніхто не можа.
faq-27-q = Чаму згуляны раўнд яшчэ ляжыць на стале?
faq-27-a = Каб усе ўбачылі, чым ён скончыўся. Націсніце на стол, і гульня пойдзе далей; колькі чакаць, выбіраюць у наладах.
faq-28-q = Чаму бывае паўза, хоць падкінуць ніхто не можа?
faq-28-a = Калі б без патрэбнай карты гульня ішла хутчэй, усе ведалі б, што яе ні ў кога няма. Таму паўза не залежыць ад карт на руках.

## Уліковы запіс

account-title = Уліковы запіс
account-guest = Госць { $name }
account-about = Вы гуляеце як госць. Уліковы запіс захавае ваша імя і адкрые гульню на любой прыладзе. Пошта не патрэбна.
account-join-tab = Новы запіс
account-login-tab = Уваход
account-name = Імя
account-name-hint = Ад 3 да 24 літар аднаго алфавіта, можна лічбы
account-password = Пароль
account-new-password = Новы пароль
account-password-hint = Не менш за 8 знакаў
account-show-password = Паказаць пароль
account-join = Стварыць запіс
account-join-passkey = Стварыць з ключом доступу
account-passkey-about = Ключ доступу — гэта адбітак пальца, твар або блакіроўка экрана замест пароля.
account-login = Увайсці
account-login-passkey = Увайсці з ключом доступу
account-forgot = Забылі пароль?
account-recover = Увесці код аднаўлення
account-recover-about = Увядзіце код аднаўлення і новы пароль. Іншыя прылады будуць адключаны.
account-code = Код аднаўлення
account-back = Назад
account-codes = Коды аднаўлення
account-codes-about = Кожны код упусціць вас адзін раз, калі пароль або ключ страчаны. Яны бачныя толькі цяпер: захавайце іх у надзейным месцы.
account-codes-copy = Скапіяваць
account-codes-save = Захаваць у файл
account-codes-kept = Коды захаваны
account-codes-left =
    { $number ->
        [one] Застаўся { $number } код
        [few] Засталося { $number } коды
        [many] Засталося { $number } кодаў
       *[other] Засталося { $number } кода
    }
account-codes-renew = Новыя коды
account-rename = Змяніць імя
account-save = Захаваць
account-saved = Захавана
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Ключы доступу
account-passkey-add = Дадаць ключ
account-passkey-suspect = Магчыма, у гэтага ключа ёсць копія. Выдаліце яго.
account-remove = Выдаліць
account-last-used = Апошні ўваход: { $time }
account-sessions = Дзе выкананы ўваход
account-this-device = Гэта прылада
account-unknown-device = Невядомая прылада
account-end-others = Выйсці на ўсіх астатніх
account-logout = Выйсці
account-data = Вашы даныя
account-export = Спампаваць мае даныя
account-delete = Выдаліць запіс
account-delete-about = Згуляныя партыі застануцца, але без вашага імя. Адмяніць гэта нельга.
account-delete-yes = Выдаліць назаўсёды
account-confirm-about = Пацвердзіце, што гэта вы.
account-confirm = Пацвердзіць
account-confirm-passkey = Пацвердзіць ключом
account-waiting = Тут госця, якім вы былі, чакае няскончаная партыя. Яна вернецца, калі вы выйдзеце.
account-error-name-too-short = У імені не менш за 3 знакі.
account-error-name-too-long = У імені не больш за 24 знакі.
account-error-name-signs = Імя пачынаецца з літары; у ім толькі літары і лічбы, паміж імі — па адным прабеле, кропцы ці дэфісе.
account-error-name-scripts = Усе літары імя павінны быць з аднаго алфавіта.
account-error-name-reserved = Гэта імя занята самой гульнёй.
account-error-name-taken = Гэта імя занята або падобна на занятае.
account-error-password-too-short = У паролі не менш за 8 знакаў.
account-error-password-too-long = У паролі не больш за 128 знакаў.
account-error-password-weak = Гэты пароль лёгка ўгадаць. Вазьміце даўжэйшы.
account-error-wrong-login = Няправільнае імя або пароль.
account-error-wrong-password = Няправільны пароль.
account-error-wrong-code = Няправільнае імя або код, або код ужо выкарыстаны.
account-error-too-many-tries = Зашмат спроб. Паспрабуйце праз { $number } хв.
account-error-too-many-accounts = Адсюль створана зашмат запісаў. Паспрабуйце праз { $number } хв.
account-error-bad-passkey = Ключ доступу не спрацаваў. Паспрабуйце яшчэ раз.
account-error-copied-passkey = Магчыма, у гэтага ключа ёсць копія, таму ён не ўпускае. Увайдзіце інакш і выдаліце яго.
account-error-last-passkey = Гэта ваш адзіны спосаб увайсці. Спачатку задайце пароль.
account-error-too-many-passkeys = Больш ключоў дадаць нельга.
account-error-network = Няма сувязі з серверам. Паспрабуйце яшчэ раз.
account-error-other = Не атрымалася. Паспрабуйце яшчэ раз.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Крок { $number } з { $most }
replay-play = Глядзець далей
replay-pause = Паўза
replay-back = На крок назад
replay-forward = На крок наперад
replay-first = У пачатак
replay-last = У канец
replay-speed = Хуткасць: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Глядзець з месца гульца
replay-open = Паказаць усе карты

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Вітаю!
phrase-good-luck = Поспехаў!
phrase-well-played = Добра сыграна!
phrase-nice-move = Цудоўны ход!
phrase-thanks = Дзякуй!
phrase-welcome = Калі ласка!
phrase-sorry = Прабачце!
phrase-oops = Ой!
# unreviewed: whether players say so
phrase-lucky = Вось гэта пашанцавала!
phrase-unlucky = Сёння не шанцуе…
phrase-no-hurry = Не спяшайцеся!
phrase-go-on = Гуляем далей?
phrase-moment = Хвілінку!
phrase-back = Я зноў тут
phrase-again = Яшчэ разок?
phrase-bye = Да сустрэчы!

# What the pictures show that players send each other.

emote-smile = Усмешка
emote-laugh = Смех
emote-wink = Падміргванне
emote-cool = Цёмныя акуляры
emote-think = Роздум
emote-wow = Здзіўленне
emote-sad = Смутак
emote-cry = Слёзы
emote-angry = Злосць
emote-clap = Апладысменты
emote-coffee = Кава
emote-sleep = Сон

## Playing with other people

people-name = Як вас называць іншым?
people-name-wanted = Спачатку ўпішыце імя.
people-watchers = Гледачоў: { $number }
people-watching = Вы глядзіце гульню
# unreviewed: how a native player would say it
people-watching-late = Вы глядзіце гульню з затрымкай на хвіліну
people-left = { $player } ідзе з-за стала.
people-came = { $player } сядае за стол.
people-host = Гаспадар стала цяпер { $player }.
people-host-you = Цяпер вы гаспадар стала.
people-says = { $player }: { $text }
people-takeback-asks = { $player } просіць вярнуць апошні ход.
people-takeback-yes = Так
people-takeback-no = Не
people-takeback-waits = Чакаем адказу: { $players }
people-takeback-done = { $player } вяртае свой апошні ход.
people-takeback-done-you = Твой ход вернуты.
people-takeback-stays = Ход застаецца.

device-about = Усе гуляюць на гэтай прыладзе і перадаюць яе адно аднаму.
device-name = Гулец { $number }
device-add = Дадаць гульца
device-remove = Прыбраць: { $player }
device-bots = Боты
device-give = Перадай прыладу: { $player }
device-hidden = Да таго карты схаваныя.
device-me = Гэта я, { $player }
people-bot-sits-in = За { $player } гуляе бот.
people-lost = { $player }: сувязь страчана.
people-back = { $player } зноў тут.
people-wishes = { $player } хоча згуляць яшчэ.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: час выйшаў.
# unreviewed: how a native player would say it
people-out-of-time-you = Ваш час выйшаў.
# unreviewed: how a native player would say it
people-bot-for-you = За вас гуляе бот.
people-waits-for-others = Вы хочаце згуляць яшчэ. Чакаем астатніх…
people-wants-player = Каб раздаць карты, патрэбен яшчэ адзін гулец.
people-gone = пайшоў
# Beside a name that is known by an account.
people-account = мае ўліковы запіс
people-mute = Не слухаць
people-unmute = Слухаць
people-leave = Пайсці зусім
# unreviewed: how a native player would say it
people-leave-about = За вас дагуляе бот, і гэта будзе лічыцца сыходам.
people-write = Напісаць паведамленне
people-send = Адправіць

## A table before its first deal

gather-invite = Запрасіць па спасылцы
gather-copy = Капіяваць
gather-copied = Скапіявана
gather-send = Адправіць…
gather-code = QR-код
gather-sit-hint = Націсніце на вольнае месца, каб сесці
gather-full = Усе месцы занятыя; можна глядзець
gather-waiting = Вольных месцаў: { $number }
gather-ready = Усе ў зборы: пачынайце гульню
gather-waiting-host = Гульню пачне { $player }
gather-seat-free = Вольнае месца { $number }
gather-host = гаспадар
table-free = Вольна
gather-agreed = У што гуляем
gather-change = Змяніць
gather-access = Хто знойдзе стол
gather-access-link = У каго ёсць спасылка
gather-access-open = Усе
gather-watching = Гледачы
gather-watching-free = Можна глядзець
gather-watching-delayed = З затрымкай
gather-watching-off = Глядзець нельга
gather-talk = Размовы
gather-talk-off = Без размоў
# unreviewed: how a native player would say it
gather-talk-phrases = Толькі фразы
gather-talk-chat = Вольны чат
# unreviewed: how a native player would say it
gather-rated = На рэйтынг
gather-rated-about = Вынік зменіць рэйтынг гульцоў.
gather-sit = Сесці
gather-stand = Устаць
gather-fill = Пасадзіць ботаў
gather-swap = Памяняцца месцамі з { $player }
gather-move-here = Сесці сюды
gather-bot = Бот
gather-remove = Папрасіць пайсці: { $player }
# unreviewed: how a native player would say it
gather-make-host = Зрабіць гаспадаром: { $player }
gather-seats = Месцаў
gather-clock = Гадзіннік
gather-starts = Пачатак
gather-starts-host = Калі скажа гаспадар
gather-starts-full = Калі месцы занятыя
gather-agree = Гатова

## The list of tables

tables-title = Сталы
tables-mine = Вашы сталы
tables-open = Чакаюць гульцоў
tables-filter-rules = Правілы
tables-filter-seats = Месцаў
tables-all = Усе
tables-none = Зараз ніхто не чакае. Адкрыйце стол: яго ўбачыць наступны, хто прыйдзе.
# unreviewed: адбо
tables-none-such = Такога стала няма. Змяніце адбор або адкрыйце свой.
tables-new = Адкрыць стол
tables-taken = Занята месцаў: { $number } з { $most }
tables-your-turn = Ваш ход
tables-gathering = чакае гульцоў
tables-playing = ідзе гульня
# unreviewed: how a native player would say it
tables-in-play = Ідзе гульня
# unreviewed: how a native player would say it
tables-crowd = Гульцоў тут: { $number }. Сталоў у гульні: { $playing }.
tables-over = гульня скончана
tables-alone = Пакуль нікога

## Clocks

clock-none = Без гадзінніка
clock-fast = Хуткі
clock-normal = Звычайны
clock-slow = Павольны
clock-days =
    { $number ->
        [one] { $number } дзень
        [few] { $number } дні
        [many] { $number } дзён
       *[other] { $number } дня
    }
clock-seconds = { $number } с
clock-about-none = Час не абмежаваны.
clock-about-turn = На кожны ход: { $time }.
clock-about-bank = Запас на кожную партыю: { $time }.
clock-bank = Запас { $time }
# unreviewed: how a native player would say it
clock-window = На падкідванне: { $time }
clock-paused = Чакаем { $player }: { $time }
clock-last = Засталося пяць секунд!

## Whether the deal was fair

proof-title = Сумленная раздача
# unreviewed: how a native player would say it
proof-about = Да раздачы сервер выбраў тайны лік і паказаў яго адбітак. Кожны гулец дадаў свой лік. Разам яны перамяшалі калоду, таму выбраць карты не мог ніхто. Зараз ваш браўзер сам гэта правярае. Чаго ён не пакажа: што гаспадар сервера не падглядваў.
proof-cannot = Праз гэтае злучэнне браўзер не можа праверыць. Адкрыйце старонку праз https.
proof-checking = Правяраем…
proof-not-yet = Спачатку дайграйце гэтую партыю: потым раздачу можна праверыць.
proof-none = Пакуль няма скончанай партыі для праверкі.
proof-fair = Карты раздадзены сумленна.
proof-unfair = Нешта не сыходзіцца: карты раздадзены не так, як абяцана.
proof-deal = Партыя { $number }
proof-bound = Тайны лік адпавядае адбітку.
proof-shuffled = Карты ляжалі дакладна так, як вынікае з лікаў.
proof-mine = Ваш лік удзельнічаў у перамешванні.
proof-no = Не:
proof-numbers = Лікі для праверкі ў іншым месцы
proof-save = Захаваць у файл

## Players and their games

players-title = Гулец
players-me = Мой профіль
players-family = Від гульні
players-teams = У камандах
players-kind =
    { $number ->
        [one] { $family }, { $number } гулец
        [few] { $family }, { $number } гульцы
        [many] { $family }, { $number } гульцоў
       *[other] { $family }, { $number } гульца
    }
players-games =
    { $number ->
        [one] { $number } гульня
        [few] { $number } гульні
        [many] { $number } гульняў
       *[other] { $number } гульні
    }
players-lost = { $number } % прайграна
players-rating = Рэйтынг
players-changed = Рэйтынг { $number }, { $change }
players-course = Рэйтынг з часам: ад { $from } да { $to }, найніжэйшы { $low }, найвышэйшы { $high }
players-unsettled = Гульняў пакуль мала: гэта першая ацэнка.
players-since = Тут з { $date }
players-newest = Апошнія гульні на рэйтынг
players-unrated = Гульняў на рэйтынг яшчэ не было.
players-unrated-me = У вас яшчэ няма рэйтынгу. Згуляйце за сталом «на рэйтынг», з людзьмі ці з ботамі.
players-best-none = Тут яшчэ ніхто не згуляў дастаткова. Гуляйце на рэйтынг і станьце першым!
players-missing = Такога гульца няма.
players-again = Яшчэ раз
games-none = Скончаных гульняў яшчэ няма. Згуляйце: гульня застанецца тут, ход за ходам.
games-missing = Гэту гульню паказаць нельга.
games-more = Паказаць яшчэ
games-fool = пройгрыш
games-safe = не ў дурнях
games-draw = нічыя
