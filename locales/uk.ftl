# The words of Kozyr in Ukrainian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Козир
app-tagline = Карткова гра «Дурень»
app-close = Закрити
app-reconnecting = Відновлюємо зв’язок…
app-moment = Секунду…
app-drain = Сервер зараз перезапуститься. Ваша гра триватиме.
app-version = Версія { $version }
app-you = Ви

## Before the game

lobby-play = Грати
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } суперник
        [few] { $number } суперники
        [many] { $number } суперників
       *[other] { $number } суперника
    }
lobby-continue = Продовжити партію
lobby-new-game = Покинути її й почати нову
lobby-given-up = Незакінчену партію покинуто.
lobby-way-back = Повернутися до неї
lobby-choose = Обрати гру
lobby-friends = Грати з друзями
lobby-quick = Швидка гра
lobby-tables = Відкриті столи
lobby-device = На одному пристрої
lobby-games = Мої ігри
lobby-best = Найкращі гравці
lobby-matching = Шукаємо гравців… уже { $number }
lobby-how-to-play = Як грати
lobby-learn = Навчання
lobby-newcomer = Уперше? Навчіться за три хвилини
lobby-settings = Налаштування
lobby-account = Обліковий запис
lobby-language = Мова
lobby-theme = Тема
lobby-number-of-opponents = Суперники
lobby-opponent = Суперник { $number }
lobby-all-opponents = Усі суперники
lobby-level-beginner = Новачок
lobby-level-regular = Аматор
lobby-level-club = Бувалий
lobby-level-strong = Сильний
lobby-level-expert = Експерт
lobby-level-master = Майстер
lobby-level-grandmaster = Гросмейстер
lobby-level-beginner-about = Кладе найменшу карту й часто помиляється
lobby-level-regular-about = Береже козирі, забуває карти, часом помиляється
lobby-level-club-about = Пам’ятає кожну карту
lobby-level-strong-about = Пам’ятає кожну карту й не помиляється в кінцівках
lobby-level-expert-about = Оцінює ходи за досвідом безлічі ігор
lobby-level-master-about = Рахує на багато ходів уперед
lobby-level-grandmaster-about = Думає найдовше й вираховує, у кого які карти
lobby-pace = Як швидко грають боти
lobby-pace-normal = Як люди
lobby-pace-instant = Миттєво
lobby-your-name = Ваше ім’я
lobby-your-name-hint = Видно лише біля вашого місця
lobby-start = Почати
lobby-cancel = Скасувати
lobby-offline = Зв’язку поки немає. Гра почнеться, щойно він з’явиться.

## Choosing the rules

choose-presets = Відомі правила
choose-own-rules = Власні правила
choose-all-rules = Усі правила
choose-rules-summary = Ці правила: { $text }
choose-reset-rules = Повернути звичайні правила
# Beside a rule that is not as usual.
choose-changed = Змінено
choose-refused = Ці правила не поєднуються
choose-seats-range = Гравців: { $least }–{ $most }
choose-seats-exactly = Гравців: { $number }

# Sets of rules that people know by a name.
preset-app = Підкидний
preset-app-about = Усі, крім захисника, підкидають карти тих значень, що є на столі.
# unreviewed: перевідний (the transfer game)
preset-app-transfer = Перевідний
preset-app-transfer-about = Хід можна ще й перевести картою того самого значення.
preset-simple = Простий
preset-simple-about = Кладуть одну карту, її б’ють або беруть: ніхто не підкидає.
preset-neighbours = Сусіди
preset-neighbours-about = Підкидають лише двоє, що сидять поруч із захисником.
preset-one-by-one = По черзі
preset-one-by-one-about = Підкидають по черзі й лише тоді, коли все відбито.
# unreviewed: перевідний (the transfer game)
preset-transfer-and-show = Перевідний із показом
preset-transfer-and-show-about = Щоб перевести, козир того самого значення можна лише показати й лишити собі.
preset-two-player-series-to-5 = Удвох до п’яти очок
# unreviewed: вийти (to be out)
preset-two-player-series-to-5-about = Хто вийшов першим, отримує очко й починає наступну партію; перемагають п’ять очок.
preset-teams = Двоє на двох
preset-teams-about = Четверо грають двома командами, партнери сидять навпроти.
preset-teams-of-three = Троє на трьох
preset-teams-of-three-about = Шестеро грають двома командами, партнери сидять через одного.
preset-short-24 = Коротка гра
preset-short-24-about = 24 карти, від дев’ятки до туза.
preset-classic-52 = Повна колода
preset-classic-52-about = 52 карти, від двійки до туза.
preset-jokers = Із джокерами
preset-jokers-about = 52 карти й два джокери: червоний б’є будь-яку червону карту, чорний — будь-яку чорну.
preset-two-packs = Дві колоди
preset-two-packs-about = Дві колоди по 36 карт разом: для довгої гри чи великої компанії.
preset-japanese = Японський
preset-japanese-about = Козирі завжди бубни, а піки б’ють лише піками.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Карти й козирі
rule-group-begin = Хто починає
rule-group-attack = Хід і підкидання
rule-group-transfer = Переведення
rule-group-end = Колода, відбій і кінець гри
rule-group-series = Кілька партій
rule-group-teams = Команди
rule-group-rare = Рідкісні звичаї

rule-pack = Колода
rule-pack-about = Якими картами грають. Що менше карт, то коротша партія.
value-pack-24 = 24 карти, від дев’ятки
value-pack-32 = 32 карти, від сімки
value-pack-36 = 36 карт, від шістки
value-pack-52 = 52 карти, від двійки
value-pack-54 = 52 карти й два джокери
value-pack-2x36 = Дві колоди по 36 карт
value-pack-2x52 = Дві колоди по 52 карти
says-pack =
    { $number ->
        [54] 52 карти й два джокери
        [72] дві колоди по 36 карт
        [104] дві колоди по 52 карти
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    }
rule-hand-size = Карт на руках
rule-hand-size-about = Скільки карт здають кожному й до скількох добирають після раунду.
says-hand-size =
    { $number ->
        [one] по { $number } карті на руках
        [few] по { $number } карти на руках
        [many] по { $number } карт на руках
       *[other] по { $number } карти на руках
    }
rule-trump-mode = Козирі
rule-trump-mode-about = Як дізнаються козирну масть або яка масть козирна завжди.
value-trump-mode-turned = Щоразу визначає карта
value-trump-mode-always-clubs = Завжди трефи
value-trump-mode-always-diamonds = Завжди бубни
value-trump-mode-always-hearts = Завжди черви
value-trump-mode-always-spades = Завжди піки
value-trump-mode-none = Без козирів
says-trump-mode =
    { $value ->
        [always_clubs] козирі завжди трефи
        [always_diamonds] козирі завжди бубни
        [always_hearts] козирі завжди черви
        [always_spades] козирі завжди піки
        [none] без козирів
       *[turned] козир визначає карта
    }
rule-trump-source = Яка карта визначає козир
rule-trump-source-about = Відкрита карта лежить під колодою, і її беруть останньою; остання здана лишається в гравця.
value-trump-source-next-after-deal = Перша після здачі
value-trump-source-bottom-card = Нижня карта колоди
value-trump-source-last-dealt = Остання здана карта
says-trump-source =
    { $value ->
        [bottom_card] козир визначає нижня карта колоди
        [last_dealt] козир визначає остання здана карта
       *[next_after_deal] козир визначає перша карта після здачі
    }

rule-first-attacker = Хто ходить першим у першій партії
rule-first-attacker-about = Кому робити найперший хід.
value-first-attacker-lowest-trump = У кого найменший козир
value-first-attacker-left-of-dealer = Гравець ліворуч від здавача
value-first-attacker-lot = Вирішує жереб
says-first-attacker =
    { $value ->
        [left_of_dealer] першу партію починає гравець ліворуч від здавача
        [lot] першу партію починають за жеребом
       *[lowest_trump] першу партію починає найменший козир
    }
rule-next-first-attacker = Хто ходить першим у наступних партіях
rule-next-first-attacker-about = Кому робити перший хід, коли одну партію вже зіграно.
value-next-first-attacker-lowest-trump = У кого найменший козир
value-next-first-attacker-left-of-dealer = Гравець ліворуч від здавача
value-next-first-attacker-lot = Вирішує жереб
value-next-first-attacker-under-fool = Під дурня: ходить сусід праворуч від нього
value-next-first-attacker-from-under-fool = З-під дурня: ходить сусід ліворуч від нього
# unreviewed: вийти (to be out)
value-next-first-attacker-winner = Хто вийшов першим
value-next-first-attacker-fool = Дурень
# unreviewed: вийти (to be out)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] наступні партії починає гравець ліворуч від здавача
        [lot] наступні партії починають за жеребом
        [under_fool] наступну партію починають під дурня
        [from_under_fool] наступну партію починають з-під дурня
        [winner] наступну партію починає той хто вийшов першим
        [fool] наступну партію починає дурень
       *[lowest_trump] наступні партії починає найменший козир
    }
rule-no-trump-fallback = Якщо козирів ні в кого немає
rule-no-trump-fallback-about = Хто починає, коли вирішувати мав би найменший козир, а на руках немає жодного.
value-no-trump-fallback-lowest-card = У кого найменша карта
value-no-trump-fallback-lot = Вирішує жереб
value-no-trump-fallback-first-seat = Гравець на першому місці
says-no-trump-fallback =
    { $value ->
        [lot] без козирів на руках вирішує жереб
        [first_seat] без козирів на руках починає перше місце
       *[lowest_card] без козирів на руках починає найменша карта
    }
rule-dealer = Хто здає наступним
rule-dealer-about = Хто здає карти в наступній партії.
value-dealer-fool = Дурень
value-dealer-next-seat = Наступний ліворуч
says-dealer =
    { $value ->
        [next_seat] здають по черзі
       *[fool] здає дурень
    }

rule-throwers = Хто підкидає
rule-throwers-about = Підкинути — додати до ходу карту того значення, що вже є на столі.
value-throwers-all = Усі, крім захисника
value-throwers-neighbours = Двоє сусідів захисника
value-throwers-attacker-only = Лише нападник
value-throwers-nobody = Ніхто
says-throwers =
    { $value ->
        [neighbours] підкидають лише сусіди захисника
        [attacker_only] підкидає лише нападник
        [nobody] ніхто не підкидає
       *[all] підкидають усі
    }
rule-throw-order = Порядок підкидання
rule-throw-order-about = Підкидають, хто коли хоче, чи чекають черги.
value-throw-order-free = Хто швидший
value-throw-order-ordered = По черзі, першим нападник
says-throw-order =
    { $value ->
        [ordered] підкидають по черзі
       *[free] підкидають без черги
    }
rule-throw-timing = Коли можна підкидати
rule-throw-timing-about = Скільки треба відбити, перш ніж прийдуть нові карти.
value-throw-timing-any-time = Будь-коли
value-throw-timing-after-first-beat = Коли відбито першу карту
value-throw-timing-all-beaten = Лише коли відбито все
says-throw-timing =
    { $value ->
        [after_first_beat] підкидають після першої відбитої карти
        [all_beaten] підкидають лише коли відбито все
       *[any_time] підкидають будь-коли
    }
rule-throw-ranks = Що можна підкидати
rule-throw-ranks-about = Чи рахуються й карти захисту, чи лише карти нападу.
value-throw-ranks-attack-and-defence = Усі значення, що є на столі
value-throw-ranks-attack-only = Лише значення карт нападу
says-throw-ranks =
    { $value ->
        [attack_only] підкидають лише значення карт нападу
       *[attack_and_defence] підкидають усі значення на столі
    }
rule-throw-after-take = Підкидати навздогін, після «беру»
rule-throw-after-take-about = Тому, хто бере, можна додати ще карт тих самих значень.
says-throw-after-take =
    { $value ->
        [off] після «беру» не підкидають
       *[on] підкидають і після «беру»
    }
rule-opening = Перший хід раунду
rule-opening-about = Чи можна зайти одразу кількома картами одного значення.
value-opening-one-card = Одна карта
value-opening-equal-ranks = Одна або кілька одного значення
says-opening =
    { $value ->
        [equal_ranks] можна зайти кількома картами одного значення
       *[one_card] заходять однією картою
    }
rule-attack-limit = Скільки карт нападу в раунді
rule-attack-limit-about = Скільки карт щонайбільше доводиться відбивати за один раунд.
value-attack-limit-0 = Без обмеження
says-attack-limit =
    { $number ->
        [0] скільки завгодно карт нападу в раунді
        [one] не більше { $number } карти нападу в раунді
        [few] не більше { $number } карт нападу в раунді
        [many] не більше { $number } карт нападу в раунді
       *[other] не більше { $number } карти нападу в раунді
    }
rule-first-bout-limit = Скільки карт нападу в першому раунді
rule-first-bout-limit-about = Щоб нікого не завалили від самого початку.
value-first-bout-limit-0 = Як у будь-якому раунді
says-first-bout-limit =
    { $number ->
        [0] у першому раунді стільки ж
       *[other] не більше { $number } у першому раунді
    }
rule-first-cap-scope = Доки діє межа першого раунду
rule-first-cap-scope-about = У першому раунді можуть і взяти; тоді межа може лишитися.
value-first-cap-scope-first-bout = Лише в першому раунді
value-first-cap-scope-until-first-discard = До першого відбою
says-first-cap-scope =
    { $value ->
        [until_first_discard] межа першого раунду діє до першого відбою
       *[first_bout] межа першого раунду зникає разом із ним
    }
rule-defender-hand-cap = Карти захисника обмежують напад
rule-defender-hand-cap-about = Чи можна покласти більше карт, ніж захисник може відбити.
value-defender-hand-cap-when-became-defender = Не більше, ніж у нього було
value-defender-hand-cap-none = Можна й більше
says-defender-hand-cap =
    { $value ->
        [none] карти захисника не обмежують напад
       *[when_became_defender] карти захисника обмежують напад
    }

rule-transfer = Переведення
rule-transfer-about = Хто ще нічого не відбив, може покласти карту того самого значення, і захищатиметься наступний.
says-transfer =
    { $value ->
        [on] хід можна переводити
       *[off] без переведення
    }
rule-transfer-cards = Скількома картами переводять
rule-transfer-cards-about = Чи можна, переводячи, додати ще карти того самого значення.
value-transfer-cards-one = Однією
value-transfer-cards-several = Кількома одного значення
says-transfer-cards =
    { $value ->
        [several] переводити можна кількома картами одразу
       *[one] переводять однією картою
    }
rule-transfer-sufficiency = Переводити, лише якщо вистачить карт
rule-transfer-sufficiency-about = Нікому не дістається більше карт, ніж у нього на руках.
says-transfer-sufficiency =
    { $value ->
        [off] переводять і тому в кого замало карт
       *[on] переводять лише тому в кого досить карт
    }
rule-transfer-in-first-bout = Переведення в першому раунді
rule-transfer-in-first-bout-about = Чи можна переводити найперший хід.
says-transfer-in-first-bout =
    { $value ->
        [off] перший раунд не переводять
       *[on] переводять і перший раунд
    }
rule-transfer-chain-limit = Скільки переведень у раунді
rule-transfer-chain-limit-about = Скільки разів можна перевести один хід.
value-transfer-chain-limit-0 = Скільки завгодно
says-transfer-chain-limit =
    { $number ->
        [0] скільки завгодно переведень у раунді
        [one] не більше { $number } переведення у раунді
        [few] не більше { $number } переведень у раунді
        [many] не більше { $number } переведень у раунді
       *[other] не більше { $number } переведення у раунді
    }
rule-transfer-by-showing = Переведення показом карти
rule-transfer-by-showing-about = Хто показав карту того самого значення, переводить хід, а карта лишається в нього.
value-transfer-by-showing-off = Не грають
value-transfer-by-showing-trump = Козирем, раз за раунд
value-transfer-by-showing-trump-once-a-deal = Козирем, раз за партію
value-transfer-by-showing-any-card = Будь-якою картою, раз за раунд
says-transfer-by-showing =
    { $value ->
        [trump] переводити можна показом козиря
        [trump_once_a_deal] переводити можна показом козиря раз за партію
        [any_card] переводити можна показом будь-якої карти
       *[off] без переведення показом
    }

rule-discard = Відбій
rule-discard-about = Чи можна дивитися карти, які вже відбито.
value-discard-hidden = Закритий
value-discard-open = Можна дивитися
says-discard =
    { $value ->
        [open] відбій можна дивитися
       *[hidden] відбій закритий
    }
rule-draw-order = Порядок добирання
rule-draw-order-about = У якому порядку добирають карти після раунду.
value-draw-order-defender-last = Спершу нападник, останнім захисник
value-draw-order-defender-first = Спершу захисник
says-draw-order =
    { $value ->
        [defender_first] першим добирає захисник
       *[defender_last] останнім добирає захисник
    }
rule-draw-lead = Хто добирає першим після переведення
rule-draw-lead-about = Хто вважається нападником, коли добирають карти.
value-draw-lead-last-transferrer = Хто перевів останнім
value-draw-lead-opener = Хто почав раунд
says-draw-lead =
    { $value ->
        [opener] після переведення першим добирає той хто почав раунд
       *[last_transferrer] після переведення першим добирає той хто перевів останнім
    }
rule-swap-trump = Обмін козиря
rule-swap-trump-about = Між раундами найменший козир можна обміняти на козирну карту під колодою.
says-swap-trump =
    { $value ->
        [on] найменший козир можна обміняти на козирну карту
       *[off] козирну карту не обмінюють
    }
rule-draw-rule = Якщо карт не лишилося ні в кого
rule-draw-rule-about = Що буде, якщо в останніх гравців карти скінчилися в одному раунді.
value-draw-rule-draw = Нічия: дурня немає
value-draw-rule-last-defender-loses = Дурень — хто захищався останнім
says-draw-rule =
    { $value ->
        [last_defender_loses] коли карт немає ні в кого дурень — останній захисник
       *[draw] коли карт немає ні в кого — нічия
    }

rule-placing = Що рахують
rule-placing-about = За що дають очки, коли грають кілька партій.
value-placing-fool-only = Очко дурневі
# unreviewed: вийти (to be out)
value-placing-first-out-wins = Очко тому, хто вийшов першим
says-placing =
    { $value ->
        [first_out_wins] очко за вихід першим
       *[fool_only] очко отримує дурень
    }
rule-series = Серія партій
rule-series-about = Чи рахують партії разом і коли серія закінчується.
value-series-none = Кожна партія сама по собі
value-series-to-points = До певної кількості очок
value-series-deals = Певна кількість партій
value-series-count = Рахунок без кінця
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] серія до { $number } очка
                [few] серія до { $number } очок
                [many] серія до { $number } очок
               *[other] серія до { $number } очка
            }
        [deals]
            { $number ->
                [one] серія з { $number } партії
                [few] серія з { $number } партій
                [many] серія з { $number } партій
               *[other] серія з { $number } партії
            }
        [count] очки рахують без кінця
       *[none] кожна партія сама по собі
    }
rule-series-length = Довжина серії
rule-series-length-about = Скільки очок чи партій триває серія.
value-series-length-0 = Немає

rule-teams = Команди
rule-teams-about = Партнери сидять через суперника, один на одного не ходять, виграють і програють разом.
value-teams-none = Кожен за себе
value-teams-2v2 = Двоє на двох
value-teams-3v3 = Троє на трьох
says-teams =
    { $number ->
        [4] двоє на двох
        [6] троє на трьох
       *[other] кожен за себе
    }
# unreviewed: вийти (to be out)
rule-team-out-seat = Коли партнер вийшов
rule-team-out-seat-about = Що з ходами гравця, у якого більше немає карт.
value-team-out-seat-partner-plays = За нього грає партнер
value-team-out-seat-skipped = Його ходи пропускають
# unreviewed: вийти (to be out)
says-team-out-seat =
    { $value ->
        [skipped] ходи того хто вийшов пропускають
       *[partner_plays] за того хто вийшов грає партнер
    }

rule-low-beats-ace = Найменша карта б’є туза
rule-low-beats-ace-about = Найслабша карта масті, часто шістка, б’є й найсильнішу.
value-low-beats-ace-off = Ні
value-low-beats-ace-same-suit = У кожній масті
value-low-beats-ace-trumps = Лише серед козирів
says-low-beats-ace =
    { $value ->
        [same_suit] найменша карта масті б’є її туза
        [trumps] найменший козир б’є козирного туза
       *[off] найменша карта не б’є туза
    }
rule-spades-only-spades = Піки б’ють лише піками
rule-spades-only-spades-about = Козир іншої масті піку не б’є.
says-spades-only-spades =
    { $value ->
        [on] піки б’ють лише піками
       *[off] козир б’є й піки
    }
rule-ace-turned-up = Якщо козирем відкрився туз
rule-ace-turned-up-about = Дехто тоді здає заново.
value-ace-turned-up-keep = Грають
value-ace-turned-up-redeal = Перездають
says-ace-turned-up =
    { $value ->
        [redeal] якщо відкрився туз — перездача
       *[keep] козирем може відкритися й туз
    }
rule-redeal = Коли карти перездають
rule-redeal-about = Якщо в когось такі карти, усім здають заново.
value-redeal-never = Ніколи
value-redeal-five-of-a-suit = П’ять і більше карт однієї масті
value-redeal-one-colour = Усі карти червоні або всі чорні
says-redeal =
    { $value ->
        [five_of_a_suit] перездача за п’яти карт однієї масті
        [one_colour] перездача за карт одного кольору на руках
       *[never] без перездачі
    }
# unreviewed: погони (epaulettes)
rule-pogony = Погони
# unreviewed: погони (epaulettes)
rule-pogony-about = Останній хід найменшими картами чіпляє дурневі погони. Лише жарт: нічого не змінює.
# unreviewed: погони (epaulettes)
says-pogony =
    { $value ->
        [on] найменші карти наприкінці — погони дурневі
       *[off] без погонів
    }
rule-bout-limit = Через скільки раундів нічия
rule-bout-limit-about = Партію, що ходить по колу, після стількох раундів зупиняють унічию.
says-bout-limit =
    { $number ->
        [one] нічия після { $number } раунду
        [few] нічия після { $number } раундів
        [many] нічия після { $number } раундів
       *[other] нічия після { $number } раунду
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = На руках буває від { $least } до { $most } карт, а не { $given }.
conflict-negative =
    { $parameter ->
        [attack_limit] Межа карт нападу не може бути { $given }: не менше 0.
        [first_bout_limit] Межа першого раунду не може бути { $given }: не менше 0.
        [transfer_chain_limit] Кількість переведень не може бути { $given }: не менше 0.
       *[series_length] Довжина серії не може бути { $given }: не менше 0.
    }
conflict-bout-limit = Кількість раундів не може бути { $given }: у партії має бути хоча б один.
conflict-first-limit-above = Межа першого раунду — { $given }, а решти — { $most }: вона може бути лише меншою.
conflict-redeal-hand-size = Перездача за п’яти карт однієї масті годиться, коли на руках не більше { $most } карт: серед більшої кількості п’ять майже завжди знайдуться.
conflict-ace-needs-turned-trump = За цими правилами козир визначає не карта, отже, і не туз.
conflict-source-needs-turned-trump = За цими правилами козир визначає не карта: обирати немає з чого.
conflict-swap-needs-face-up-trump = За цими правилами під колодою немає козирної карти: обмінювати нічого.
conflict-low-trump-needs-trump = Без козирів немає й найменшого козиря, який бив би туза.
conflict-showing-needs-trump = Без козирів не можна переводити показом козиря.
conflict-showing-needs-transfer = Показом карти переводять хід, отже, потрібне й переведення.
conflict-first-deal-has-no-fool = Перед першою партією немає ні дурня, ні переможця: вирішувати, хто її почне, вони не можуть.
conflict-series-length-missing = Оберіть, скільки очок чи партій триває серія.
conflict-series-length-unused = Довжина буває лише в серії до певної кількості очок чи партій.
conflict-teams-never-transfer = У командах грають без переведення.
conflict-teams-have-no-one-fool = У командах дурень не один: вирішувати, хто почне, він не може.
conflict-teams-seats = Кількість гравців для таких команд — { $most }, а не { $given }.
conflict-too-few-seats = Гравців має бути щонайменше { $least }, а не { $given }.
conflict-too-many-seats = Карт у колоді — { $cards }: гравців може бути не більше { $most }, а не { $given }.

## The table

table-title = Ігровий стіл
table-players = Гравці
table-profile = Профіль: { $player }
table-bout = Карти на столі
table-bout-empty = Карт на столі немає
table-hand = Ваші карти
table-stock = Колода
table-discard = Відбій
table-actions = Дії
table-practice = Тренування
table-practice-hint = Хід повернули: ця партія не рахується.
table-thinking = думає
table-done = більше не підкидає
table-lobby = До меню
table-undo = Повернути хід
table-takeback = Повернути хід
table-ask = Запитати поради
table-mute = Вимкнути звук
table-unmute = Увімкнути звук
table-last-bout = Минулий раунд
table-log = Перебіг партії
table-log-bout = Раунд { $number }
table-how-to-play = Як грати
table-settings = Налаштування
table-removed = Господар столу попросив вас піти.
table-closed = Цей стіл закрито.
table-away = немає зв’язку
table-bot-sits-in = поки що грає бот
table-wishes = хоче зіграти ще
table-watchers = глядачі
table-talk = Сказати щось
table-people = Гравці
table-last-bout-beaten = Усі карти відбито, вони пішли у відбій.
table-last-bout-taken = Карти забирає { $player }.
table-last-bout-taken-you = Карти забираєте ви.
table-rules = Правила цього столу
table-team = Команда { $number }
table-partner = Ваш партнер
# $player plays for a partner who is out, $other.
table-plays-for = { $player } грає за партнера ({ $other })
table-plays-for-you = Ви граєте за партнера ({ $other })
table-plays-your-turn = { $player } грає за вас
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Виграні партії
       *[against] Скільки разів у дурнях
    }
series-to-points =
    { $number ->
        [one] Серія до { $number } очка
        [few] Серія до { $number } очок
        [many] Серія до { $number } очок
       *[other] Серія до { $number } очка
    }
series-over-deals = Партія { $deal } з { $number }
# $players is one name or a list of names.
series-winner = Перемога в серії: { $players }
series-winner-you = Серія за вами!
series-next-deal = Наступна партія
discard-look = Подивитися відбій

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Ані
        [Areg] Арег
        [Eka] Ека
        [Emin] Емін
        [Jaan] Яан
        [Luka] Лука
        [Mari] Марі
        [Nane] Нане
        [Nigar] Ніґяр
        [Olya] Оля
        [Petryk] Петрик
        [Vanya] Ваня
        [Aram] Арам
        [Boris] Борис
        [Giorgi] Ґіорґі
        [Gohar] Гоар
        [Kadri] Кадрі
        [Leyla] Лейла
        [Margus] Марґус
        [Nino] Ніно
        [Oksana] Оксана
        [Rauf] Рауф
        [Tamar] Тамар
        [Taras] Тарас
       *[other] { $name }
    }

## The line above the hand

prompt-open = Ваш хід, захищається { $player }
prompt-defend =
    { $number ->
        [one] Побийте карту або беріть
        [few] Побийте { $number } карти або беріть
        [many] Побийте { $number } карт або беріть
       *[other] Побийте { $number } карти або беріть
    }
prompt-defend-transfer =
    { $number ->
        [one] Побийте карту, переведіть або беріть
        [few] Побийте { $number } карти, переведіть або беріть
        [many] Побийте { $number } карт, переведіть або беріть
       *[other] Побийте { $number } карти, переведіть або беріть
    }
prompt-add = Захищається { $player }: можна підкинути
prompt-covered = Усе відбито: підкиньте або скажіть «Бито»
prompt-taking = { $player } бере: підкидайте або «Пас»
prompt-wait-open = { $player } ходить…
prompt-wait-open-you = { $player } ходить, вам відбиватися…
prompt-wait-defend = { $player } захищається…
prompt-wait-throw-in = { $player } може підкинути…
prompt-wait-taking = Ви берете. { $player } може підкинути…
prompt-wait = Хвилинку…
prompt-wait-again = Чекаємо: { $players }
prompt-taking-soon = Ви берете…
prompt-still-taking = Ви берете карти. Щоб грати далі, натисніть «Скасувати»
prompt-done-soon = Підкинути нічого…
# unreviewed: вийти (to be out)
prompt-out = Ви вийшли з гри, вас врятовано
prompt-choose-target = Що зіграти картою { $card }?
prompt-selected =
    { $number ->
        [one] { $cards }: тепер торкніться інших карт цього значення
        [few] { $cards } разом: торкніться столу
        [many] { $cards } разом: торкніться столу
       *[other] { $cards } разом: торкніться столу
    }
prompt-one-rank = Разом можна класти лише карти одного значення
prompt-dropped = Підготовлена карта лишилася у вас
prompt-drop-here = Сюди
prompt-transfer-here = Перевести: захищається { $player }
prompt-over = Партію закінчено
prompt-covered-nothing = Усе відбито: підкинути нічого, скажіть «Бито»
prompt-taking-nothing = { $player } бере: підкинути нічого, скажіть «Пас»
prompt-bout-beaten = Усе відбито.
prompt-tap-to-go-on = Торкніться, щоб продовжити
prompt-trump = Козир: { $card }.
prompt-trumps = Козирі: { $suit }.
prompt-no-trumps = Без козирів.
prompt-no-line = Немає зв’язку: зараз ходити не можна

## Buttons

action-bita = Бито
action-pass = Пас
action-take = Беру
action-take-undo = Скасувати
action-transfer = Перевести
action-lay =
    { $number ->
        [one] Покласти { $number } карту
        [few] Покласти { $number } карти
        [many] Покласти { $number } карт
       *[other] Покласти { $number } карти
    }
action-unselect = Зняти вибір
action-swap = Обміняти козир
action-skip-to-end = Одразу в кінець
action-rematch = Зіграти ще
action-leave = До меню
action-see-table = До столу
action-review = Перегляд гри
action-how-to-play = Як грати?

## After the game

end-safe-you = Вас врятовано!
end-places = Місця

## Settings

settings-title = Налаштування
settings-section-look = Вигляд
settings-section-play = Гра
settings-section-motion = Рух
settings-language = Мова
settings-theme = Тема
settings-theme-auto = Як на пристрої
settings-theme-light = Світла
settings-theme-dark = Темна
settings-hints = Підказки
settings-hints-hint = Показувати, чим можна зіграти й чому не можна рештою.
settings-advise = Порадник
settings-advise-hint = Кнопка показує, як зіграв би найсильніший бот і чому.
settings-tap = Дотик до карти
settings-tap-plays = Одразу грає
settings-tap-second = Обирає, другий дотик грає
settings-sort = Порядок моїх карт
settings-sort-suit = За мастями
settings-sort-rank = За значенням
settings-sort-own = Як розкладу я
settings-speed = Рух карт
settings-speed-off = Вимкнено
settings-speed-fast = Швидкий
settings-speed-normal = Звичайний
settings-speed-slow = Повільний
settings-hold = Зіграний раунд лишається на столі
settings-hold-none = Ніскільки
settings-hold-seconds = { $seconds } с
settings-hold-tap = До дотику
settings-section-sound = Звук
settings-sounds = Звуки
settings-volume = Гучність
settings-volume-low = Тихо
settings-volume-medium = Середньо
settings-volume-high = Гучно
settings-vibration = Вібрація
settings-vibration-hint = На телефонах і планшетах, які це вміють.
settings-auto-done = Казати «Бито» й «Пас» за мене
settings-auto-done-hint = Коли мені нічого підкинути.
settings-take-undo = Час, щоб скасувати «Беру»
settings-take-undo-hint = Слово відправляється через 0,8 секунди.
settings-premoves = Готувати карту, поки ходять інші
settings-premoves-hint = Дотик готує її; вона зіграє, щойно буде можна, другий дотик скасовує.
settings-letters = Літери на картинках
settings-letters-auto = Як у мові
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Кольори мастей
settings-colours-two = Два
settings-colours-four = Чотири
settings-colours-safe = Чотири, добре розрізнювані
settings-back = Сорочка карт
settings-back-red = Червона
settings-back-blue = Синя
settings-back-green = Зелена
settings-back-black = Чорна
settings-table = Колір столу
settings-table-green = Зелений
settings-table-blue = Синій
settings-table-burgundy = Бордовий
settings-table-slate = Сірий
settings-large-index = Великі значення й масть на картах
settings-trump-marks = Позначати козирі в мене на руках
settings-contrast = Контраст
settings-contrast-auto = Як на пристрої
settings-contrast-high = Високий
settings-left-handed = Для лівої руки
settings-shortcuts = Клавіші
settings-reset = Скинути всі налаштування

## Sharing a table, and the page without its server

share-title = { $attacker } ходить, { $defender } захищається
share-about = Стіл дурня: { $players }. Подивіться, як іде гра, і зіграйте самі.
app-somebody = Гравець
share-sheet-title = Поділитися столом
share-picture = Зображення столу
share-with-cards = З моїми картами
share-with-cards-hint = Їх побачить кожен, хто має посилання. Чужих карт на ньому не буває.
share-link = Посилання
share-copy = Скопіювати посилання
share-copied = Скопійовано
share-send = Поділитися
table-share = Поділитися
app-shared = Стіл, яким його бачить { $player }
app-play-yourself = Зіграти й собі
app-bad-link = За цим посиланням столу немає: його обрізано або набрано з помилкою.
app-nowhere = За цією адресою нічого немає.

app-kept = Немає зв’язку. Яким був стіл: { $time }
app-newer = Готова нова версія. Вона відкриється, коли партія скінчиться.
app-older = Ця сторінка старіша за сервер.
app-open-newer = Відкрити нову
app-install = Встановити як застосунок

## Keyboard

keys-title = Клавіатура
keys-arrows = Обрати карту або ціль
keys-ranks = До наступної карти цього значення
keys-enter = Зіграти або обрати карту
keys-select = Обрати карту, щоб покласти разом кілька одного значення
keys-escape = Скасувати
keys-take = Беру
keys-done = Бито або Пас
keys-transfer = Перевести
keys-sort = Змінити порядок моїх карт
keys-move = Перекласти карту на руках
# unreviewed: тьмяна (dimmed)
keys-explain = Запитати поради; на тьмяній карті: чому не можна?
keys-last-bout = Минулий раунд
keys-undo = Повернути останній хід
keys-read = Прочитати стіл уголос
keys-help = Цей список
keys-tab = Далі: підказка, мої карти, стіл, кнопки, гравці
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Пробіл
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + клацання

## Lists: $items are joined by commas

list-and = { $items } і { $last }
list-or = { $items } або { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] червоний джокер
               *[black] чорний джокер
            }
       *[other]
            { $rank ->
                [r2] двійка
                [r3] трійка
                [r4] четвірка
                [r5] п’ятірка
                [r6] шістка
                [r7] сімка
                [r8] вісімка
                [r9] дев’ятка
                [r10] десятка
                [J] валет
                [Q] дама
                [K] король
               *[A] туз
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] черв
               *[spades] пік
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] червоного джокера
               *[black] чорного джокера
            }
       *[other]
            { $rank ->
                [r2] двійку
                [r3] трійку
                [r4] четвірку
                [r5] п’ятірку
                [r6] шістку
                [r7] сімку
                [r8] вісімку
                [r9] дев’ятку
                [r10] десятку
                [J] валета
                [Q] даму
                [K] короля
               *[A] туза
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] черв
               *[spades] пік
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] червоним джокером
               *[black] чорним джокером
            }
       *[other]
            { $rank ->
                [r2] двійкою
                [r3] трійкою
                [r4] четвіркою
                [r5] п’ятіркою
                [r6] шісткою
                [r7] сімкою
                [r8] вісімкою
                [r9] дев’яткою
                [r10] десяткою
                [J] валетом
                [Q] дамою
                [K] королем
               *[A] тузом
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] черв
               *[spades] пік
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] червоного джокера
               *[black] чорного джокера
            }
       *[other]
            { $rank ->
                [r2] двійки
                [r3] трійки
                [r4] четвірки
                [r5] п’ятірки
                [r6] шістки
                [r7] сімки
                [r8] вісімки
                [r9] дев’ятки
                [r10] десятки
                [J] валета
                [Q] дами
                [K] короля
               *[A] туза
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] черв
               *[spades] пік
            }
    }
suit-name =
    { $suit ->
        [clubs] трефи
        [diamonds] бубни
        [hearts] черви
       *[spades] піки
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Партію закінчено.
# unreviewed: вийти (to be out)
why-seat-out = Ви вже вийшли: ні карт, ні клопоту.
why-not-the-attacker = Цей раунд починає { $player }. Зачекайте на першу карту.
why-not-the-defender = Відбиватися, брати й переводити може лише захисник: { $player }.
why-defender-never-adds = Ви захищаєтеся: відбивайтеся або беріть. Підкидають інші.
why-defenders-partner = Захищається ваш партнер, { $player }: партнерові не підкидають.
why-not-a-thrower = За цими правилами вам зараз не можна підкидати. Захищається { $player }.
why-not-your-turn = Спершу може підкинути { $player }. Зачекайте своєї черги.
why-no-attack-yet = Першу карту кладе { $player }: відбивати поки нічого.
why-must-open = Ваш захід: треба покласти карту.
why-unbeaten-cards = Ще не відбито: { $cards }. Зачекайте на захисника.
why-already-done = Ви вже сказали, що більше не підкидаєте. Зачекайте, доки ляже нова карта.
why-already-taking = Ви вже сказали «беру». Зачекайте, доки інші підкинуть.
why-nothing-to-take = Усе відбито: брати нічого.
why-nothing-to-beat = Усі карти вже відбито. Зачекайте: може, підкинуть ще.
why-not-in-hand = { $card }: цієї карти у вас немає.
why-joker-only-beats = { $card } може лише бити: джокером не ходять і не переводять.
why-rank-not-on-table = { $card } не підходить: підкидати можна лише те, що є на столі: { $ranks }.
why-after-first-beat = За цими правилами підкидати можна, лише коли відбито першу карту.
why-not-all-beaten = За цими правилами підкидають, лише коли відбито все. Ще не відбито: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] Захищається { $player }, а на руках була лише { $number } карта: більше класти не можна.
        [few] Захищається { $player }, а на руках було лише { $number } карти: більше класти не можна.
        [many] Захищається { $player }, а на руках було лише { $number } карт: більше класти не можна.
       *[other] Захищається { $player }, а на руках було лише { $number } карти: більше класти не можна.
    }
why-first-bout-limit =
    { $number ->
        [one] У першому раунді кладуть не більше { $number } карти.
        [few] У першому раунді кладуть не більше { $number } карт.
        [many] У першому раунді кладуть не більше { $number } карт.
       *[other] У першому раунді кладуть не більше { $number } карти.
    }
why-bout-limit =
    { $number ->
        [one] За один раунд кладуть не більше { $number } карти.
        [few] За один раунд кладуть не більше { $number } карт.
        [many] За один раунд кладуть не більше { $number } карт.
       *[other] За один раунд кладуть не більше { $number } карти.
    }
why-not-on-table = { $target } — такої карти серед тих, що треба відбити, немає.
why-already-beaten = { $target }: цю карту вже відбито.
why-too-low = { $card } не б’є карту { $target }: потрібна старша.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } не б’є карту { $target }: чужу масть б’є лише козир, а козирі — трефи.
        [diamonds] { $card } не б’є карту { $target }: чужу масть б’є лише козир, а козирі — бубни.
        [hearts] { $card } не б’є карту { $target }: чужу масть б’є лише козир, а козирі — черви.
       *[spades] { $card } не б’є карту { $target }: чужу масть б’є лише козир, а козирі — піки.
    }
why-trump-needed = { $card } не б’є карту { $target }: козир б’є лише старший козир.
why-suit-needed = { $card } не б’є карту { $target }: козирів немає, б’є лише старша карта тієї самої масті.
why-spades-only = { $card } не б’є карту { $target }: за цими правилами піки б’ють лише піками.
why-joker-colour = { $card } не б’є карту { $target }: червоний джокер б’є лише червоні карти, чорний — лише чорні.
why-joker-unbeatable = { $target }: джокера не б’є ніщо.
why-beats-nothing = { $card } не б’є жодної з цих карт: { $cards }.
why-transfer-off = За цими правилами переводити не можна.
why-transfer-after-beat = Одну карту вже відбито: переводити пізно.
why-transfer-rank = { $card } не переводить: потрібне те саме значення: { $ranks }.
why-transfer-first-bout = За цими правилами перший раунд переводити не можна.
why-transfer-chain =
    { $number ->
        [one] Цей хід перевели вже { $number } раз: більше не можна.
        [few] Цей хід перевели вже { $number } рази: більше не можна.
        [many] Цей хід перевели вже { $number } разів: більше не можна.
       *[other] Цей хід перевели вже { $number } разу: більше не можна.
    }
why-nobody-to-receive = Переводити більше ні на кого.
why-receiver-hand-limit =
    { $number ->
        [one] Далі { $player }: на руках лише { $number } карта, а відбивати довелося б { $needed }.
        [few] Далі { $player }: на руках лише { $number } карти, а відбивати довелося б { $needed }.
        [many] Далі { $player }: на руках лише { $number } карт, а відбивати довелося б { $needed }.
       *[other] Далі { $player }: на руках лише { $number } карти, а відбивати довелося б { $needed }.
    }
why-show-off = За цими правилами не можна переводити показом карти.
why-show-trump = { $card }: цю карту показати не можна, показують лише козир того самого значення.
why-show-used = { $card }: цю карту вже показували.
why-swap-off = За цими правилами козирну карту не обмінюють.
why-swap-between-bouts = Козирну карту обмінюють лише між раундами й не перед найпершим.
why-swap-no-trump-card = Під колодою більше немає козирної карти.
why-swap-lowest = Під колодою й так лежить найменший козир.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = Ходіть { $card_ins }.
# unreviewed: written without a native reader
advice-throw-in = Підкиньте { $card_acc }.
# unreviewed: written without a native reader
advice-beat = Побийте { $target_acc } { $card_ins }.
# unreviewed: written without a native reader
advice-transfer = Переведіть { $card_ins }.
# unreviewed: written without a native reader
advice-show = Покажіть { $card_acc } і переведіть.
# unreviewed: written without a native reader
advice-swap = Обміняйте козирну карту.
# unreviewed: written without a native reader
advice-take = Беріть.
# unreviewed: written without a native reader
advice-done = Більше не підкидайте.
# unreviewed: written without a native reader
advice-wait = Зачекайте.
# unreviewed: written without a native reader
motive-only-move = Нічого іншого й не можна.
# unreviewed: written without a native reader
motive-wins = Так ви виграєте, хай що робить суперник.
# unreviewed: written without a native reader
motive-only-win = Виграє лише це: будь-який інший хід упускає перемогу.
# unreviewed: written without a native reader
motive-draws = Так ви втримаєте нічию, хай що робить суперник.
# unreviewed: written without a native reader
motive-only-draw = Нічию тримає лише це: будь-який інший хід програє.
# unreviewed: written without a native reader
motive-lost = Врятувати може лише помилка суперника.
# unreviewed: written without a native reader
motive-last-card = { $card } — ваша остання карта, а колода порожня.
# unreviewed: written without a native reader
motive-last-cards = У цьому раунді можуть піти всі ваші карти: { $number }.
# unreviewed: written without a native reader
motive-swap = { $card } — старший козир за той, який ви віддаєте.
# unreviewed: written without a native reader
motive-unbeatable = { $card }: побити нічим, захищається { $player }.
# unreviewed: written without a native reader
motive-pair = { $card } — а далі можна підкинути: { $cards }.
# unreviewed: written without a native reader
motive-lowest = { $card } — ваша найменша проста карта.
# unreviewed: written without a native reader
motive-lowest-trump = Простих карт немає, а { $card } — ваш найменший козир.
# unreviewed: written without a native reader
motive-he-holds = { $player } має { $cards } і поб’є цим { $target_acc }.
# unreviewed: written without a native reader
motive-hard-to-beat = { $card }: побити важче, ніж ваші менші карти; { $player } поб’є з імовірністю { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } може побити { $card_acc } лише козирем.
# unreviewed: written without a native reader
motive-no-trumps = Про всі козирі відомо, де вони: { $player } їх не має.
# unreviewed: written without a native reader
motive-keeps-trumps = { $card } б’є { $target_acc }, і козирі лишаються у вас.
# unreviewed: written without a native reader
motive-trump-needed = { $target }: простою картою не побити, а найдешевше — { $card }.
# unreviewed: written without a native reader
motive-no-new-rank = { $card } б’є { $target_acc } і не дає нового значення для підкидання.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: карти того самого значення ні в кого немає, підкинути нічого.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } б’є { $target_acc }, а ці лишаються разом: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = Після { $target_gen } { $player } може підкинути: { $cards }.
# unreviewed: written without a native reader
motive-few-follow = Після { $card_gen } підкинути зможуть менше, ніж після меншої карти.
# unreviewed: written without a native reader
motive-cheapest-beat = { $card } — найменша з ваших карт, що б’є { $target_acc }.
# unreviewed: written without a native reader
motive-cheapest-plan = { $card } на { $target_acc } — і всі карти ({ $number }) відбито найдешевше.
# unreviewed: written without a native reader
motive-free-transfer = { $card } переводить, і це коштує лише однієї простої карти.
# unreviewed: written without a native reader
motive-show = Покажіть { $card_acc }: хід переведено, а карта лишається у вас.
# unreviewed: written without a native reader
motive-rather-than-take = Усе не відбити, а { $card } переводить.
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Цю карту не побити: беріть.
        [few] Усі { $number } карти не відбити: беріть.
        [many] Усі { $number } карт не відбити: беріть.
       *[other] Усі { $number } карти не відбити: беріть.
    }
# unreviewed: written without a native reader
motive-too-dear = Відбитися надто дорого: { $cards }. Краще взяти.
# unreviewed: written without a native reader
motive-throw-in = { $card } підходить, і це не козир: однією картою менше.
# unreviewed: written without a native reader
motive-give-away = { $player } бере: хай забирає і { $card_acc }.
# unreviewed: written without a native reader
motive-nothing-fits = Підкинути вам нічого.
# unreviewed: written without a native reader
motive-saves-trumps = Підходять лише ваші козирі: { $cards }. Їх краще берегти.
# unreviewed: written without a native reader
motive-feeds = { $player } бере, і це був би подарунок: { $cards }.
# unreviewed: written without a native reader
motive-saves-high = Те, що підходить, надто цінне: { $cards }.
# unreviewed: written without a native reader
motive-wait = Спершу погляньте, що зробить { $player }.
# unreviewed: written without a native reader
motive-preferred = З можливих ходів ({ $number }) кращого не знайшлося.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Імовірність лишитися дурнем
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = виграш
# unreviewed: written without a native reader
tutor-draw = нічия
# unreviewed: written without a native reader
tutor-lose = програш
# unreviewed: written without a native reader
tutor-worse = Гірше: { $move } — { $other_number } % проти { $number } %.
# unreviewed: written without a native reader
tutor-line = Найкраща гра: { $moves }
# unreviewed: written without a native reader
tutor-solved = Гру прораховано до кінця.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } на { $target_acc }
# unreviewed: written without a native reader
tutor-move-transfer = перевести: { $card }
# unreviewed: written without a native reader
tutor-move-show = показати: { $card }
# unreviewed: written without a native reader
tutor-move-swap = обміняти козирну карту
# unreviewed: written without a native reader
tutor-move-take = взяти
# unreviewed: written without a native reader
tutor-move-done = більше не підкидати
# unreviewed: written without a native reader
tutor-move-wait = зачекати
# unreviewed: written without a native reader
tutor-more = Докладніше
# unreviewed: written without a native reader
tutor-candidates = Одне з цього: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Прорахуйте гру до кінця.
# unreviewed: written without a native reader
tutor-think-counting = Порахуйте: які карти ще можуть бути в інших?
# unreviewed: written without a native reader
tutor-think-trumps = Подумайте про свої козирі.
# unreviewed: written without a native reader
tutor-think-low = Без якої карти вам найлегше обійтися?
# unreviewed: written without a native reader
tutor-think-pairs = Погляньте на карти одного значення.
# unreviewed: written without a native reader
tutor-think-taking = Чи можна відбити все?
# unreviewed: written without a native reader
tutor-think-keeping = Не все, що підходить, треба класти.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] Здає { $player }. Відкрили { $card_acc }: козирі — трефи.
        [diamonds] Здає { $player }. Відкрили { $card_acc }: козирі — бубни.
        [hearts] Здає { $player }. Відкрили { $card_acc }: козирі — черви.
       *[spades] Здає { $player }. Відкрили { $card_acc }: козирі — піки.
    }
event-dealt-you =
    { $suit ->
        [clubs] Здаєте ви. Відкрили { $card_acc }: козирі — трефи.
        [diamonds] Здаєте ви. Відкрили { $card_acc }: козирі — бубни.
        [hearts] Здаєте ви. Відкрили { $card_acc }: козирі — черви.
       *[spades] Здаєте ви. Відкрили { $card_acc }: козирі — піки.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] Здає { $player }. Козирі — трефи.
        [diamonds] Здає { $player }. Козирі — бубни.
        [hearts] Здає { $player }. Козирі — черви.
       *[spades] Здає { $player }. Козирі — піки.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Здаєте ви. Козирі — трефи.
        [diamonds] Здаєте ви. Козирі — бубни.
        [hearts] Здаєте ви. Козирі — черви.
       *[spades] Здаєте ви. Козирі — піки.
    }
event-dealt-no-trumps = Здає { $player }. Козирів немає.
event-dealt-no-trumps-you = Здаєте ви. Козирів немає.
event-dealt-hand = Ваші карти: { $cards }.
event-dealt-first = { $player } показує найменший козир, { $card_acc }, і починає.
event-dealt-first-you = У вас найменший козир, { $card }: перший хід ваш.
event-dealt-nobody = Козирів немає ні в кого.
event-dealt-first-lowest = У кого найменша карта, той і починає: { $player }.
event-dealt-first-lowest-you = Найменша карта у вас: перший хід ваш.
event-dealt-begins = Перший хід: { $player }.
event-dealt-begins-you = Перший хід ваш.
event-bout-started = { $player } ходить, { $to } захищається.
event-bout-started-you = Ваш хід: { $to } захищається.
event-bout-started-to-you = { $player } ходить, ви захищаєтеся.
event-attacked = { $player } ходить { $card_ins }.
event-attacked-you = Ви ходите { $card_ins }.
event-thrown-in = { $player } підкидає { $card_acc }.
event-thrown-in-you = Ви підкидаєте { $card_acc }.
laid-cards = { $player } кладе: { $cards }.
laid-cards-you = Ви кладете: { $cards }.
event-beaten = { $player } б’є { $target_acc } { $card_ins }.
event-beaten-you = Ви б’єте { $target_acc } { $card_ins }.
event-transferred = { $player } переводить { $card_ins }: тепер захищається { $to }.
event-transferred-you = Ви переводите { $card_ins }: тепер захищається { $to }.
event-transferred-to-you = { $player } переводить { $card_ins }: тепер захищаєтеся ви.
event-transferred-shown = { $player } показує { $card_acc } і переводить: тепер захищається { $to }.
event-transferred-shown-you = Ви показуєте { $card_acc } і переводите: тепер захищається { $to }.
event-transferred-shown-to-you = { $player } показує { $card_acc } і переводить: тепер захищаєтеся ви.
event-swapped = { $player } міняє { $card_acc } на козирну карту: { $target }.
event-swapped-you = Ви міняєте { $card_acc } на козирну карту: { $target }.
event-take-said = { $player } бере.
event-take-said-you = Ви берете.
event-done-said = { $player } більше не підкидає.
event-done-said-you = Ви більше не підкидаєте.
event-bout-beaten =
    { $number ->
        [one] Бито: у відбій іде { $number } карта.
        [few] Бито: у відбій йдуть { $number } карти.
        [many] Бито: у відбій йде { $number } карт.
       *[other] Бито: у відбій йде { $number } карти.
    }
event-bout-taken =
    { $number ->
        [one] { $player } забирає { $number } карту.
        [few] { $player } забирає { $number } карти.
        [many] { $player } забирає { $number } карт.
       *[other] { $player } забирає { $number } карти.
    }
event-bout-taken-you =
    { $number ->
        [one] Ви забираєте { $number } карту.
        [few] Ви забираєте { $number } карти.
        [many] Ви забираєте { $number } карт.
       *[other] Ви забираєте { $number } карти.
    }
event-drew-up =
    { $number ->
        [one] { $player } добирає { $number } карту.
        [few] { $player } добирає { $number } карти.
        [many] { $player } добирає { $number } карт.
       *[other] { $player } добирає { $number } карти.
    }
event-drew-up-you =
    { $number ->
        [one] Ви добираєте { $number } карту: { $cards }.
        [few] Ви добираєте { $number } карти: { $cards }.
        [many] Ви добираєте { $number } карт: { $cards }.
       *[other] Ви добираєте { $number } карти: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } добирає { $number } карту, козирну з-під колоди: { $card }.
        [few] { $player } добирає { $number } карти, остання — відкритий козир: { $card }.
        [many] { $player } добирає { $number } карт, остання — відкритий козир: { $card }.
       *[other] { $player } добирає { $number } карти, остання — відкритий козир: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Ви добираєте { $number } карту, козирну з-під колоди: { $card }.
        [few] Ви добираєте { $number } карти: { $cards }. Остання з них козирна.
        [many] Ви добираєте { $number } карт: { $cards }. Остання з них козирна.
       *[other] Ви добираєте { $number } карти: { $cards }. Остання з них козирна.
    }
# unreviewed: вийти (to be out)
event-went-out = { $player } виходить: місце { $place }.
# unreviewed: вийти (to be out)
event-went-out-you = Ви вийшли: місце { $place }. Вас врятовано!
event-game-over = Партію закінчено: у дурнях { $player }.
event-game-over-you = Партію закінчено: у дурнях ви.
event-game-over-team = Партію закінчено, у дурнях: { $players }.
event-game-over-team-you = Партію закінчено: у дурнях ваша команда.
event-game-over-draw = Партію закінчено: нічия.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, козир, можна зіграти
       *[no] { $card }, можна зіграти
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, козир, зіграти не можна: { $reason }
       *[no] { $card }, зіграти не можна: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, козир
       *[no] { $card }
    }
aria-pair-beaten = { $target }, бито: { $card }
aria-pair-open = { $target }, ще не бито
aria-seat =
    { $number ->
        [one] { $player }, { $number } карта
        [few] { $player }, { $number } карти
        [many] { $player }, { $number } карт
       *[other] { $player }, { $number } карти
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, ходить, { $number } карта
        [few] { $player }, ходить, { $number } карти
        [many] { $player }, ходить, { $number } карт
       *[other] { $player }, ходить, { $number } карти
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, захищається, { $number } карта
        [few] { $player }, захищається, { $number } карти
        [many] { $player }, захищається, { $number } карт
       *[other] { $player }, захищається, { $number } карти
    }
aria-seat-thrower =
    { $number ->
        [one] { $player }, може підкидати, { $number } карта
        [few] { $player }, може підкидати, { $number } карти
        [many] { $player }, може підкидати, { $number } карт
       *[other] { $player }, може підкидати, { $number } карти
    }
aria-seat-out = { $player }, поза грою, карт немає
aria-seat-fool = { $player }, у дурнях
aria-card-picked = { $card }, карту обрано: тепер оберіть ціль
aria-card-selected = { $card }, карту обрано, щоб покласти з іншими
aria-card-prepared = { $card }, карту підготовлено
aria-card-carried = { $card }, карту несуть
aria-target = Побити { $target_acc } { $card_ins }
aria-swap = Обміняти { $card_acc } на козирну карту: { $target }
aria-stock =
    { $number ->
        [0] Колода порожня. Козирі: { $suit }
        [one] У колоді { $number } карта. Козирі: { $suit }
        [few] У колоді { $number } карти. Козирі: { $suit }
        [many] У колоді { $number } карт. Козирі: { $suit }
       *[other] У колоді { $number } карти. Козирі: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Колода порожня. Козирів немає
        [one] У колоді { $number } карта. Козирів немає
        [few] У колоді { $number } карти. Козирів немає
        [many] У колоді { $number } карт. Козирів немає
       *[other] У колоді { $number } карти. Козирів немає
    }
aria-trump-card = Козирна карта під колодою: { $card }
aria-discard =
    { $number ->
        [one] У відбої { $number } карта
        [few] У відбої { $number } карти
        [many] У відбої { $number } карт
       *[other] У відбої { $number } карти
    }
aria-your-cards = Ваші карти: { $cards }
aria-sorted-by-suit = Карти розкладено за мастями
aria-sorted-by-rank = Карти розкладено за значенням
aria-sorted-by-own = Карти у вашому порядку
aria-selected =
    { $number ->
        [0] Карт не обрано
        [one] Обрано { $number } карту
        [few] Обрано { $number } карти
        [many] Обрано { $number } карт
       *[other] Обрано { $number } карти
    }
aria-moved = { $card }, місце { $place } з { $number }
aria-prepared = { $card }: карту підготовлено
aria-cancelled = Скасовано

## When the server cannot do what was asked (one message for each error code)

error-not-json = Сервер не зміг це прочитати. Оновіть сторінку й спробуйте ще раз.
error-too-large = Для сервера це задовге. Скоротіть і спробуйте ще раз.
error-unknown-type = Сервер не знає такого запиту. Оновіть сторінку, щоб отримати нову версію.
error-bad-shape = Сервер не зрозумів запиту. Оновіть сторінку й спробуйте ще раз.
error-bad-rules = Сервер не знає таких правил. Оберіть інші.
error-rules-conflict = Ці правила не поєднуються. Оберіть інші.
error-no-such-table = Цього столу більше немає. Відкрийте новий.
error-not-your-seat = Це не ваше місце.
error-stale = Стіл тим часом змінився. Погляньте й оберіть знову.
error-illegal-move = Зараз так ходити не можна.
error-nothing-to-undo = Повертати нічого.
error-nothing-to-advise = Зараз від вас нічого не залежить: радити нічого.
error-no-way-back = До тієї партії вже не повернутися.
error-no-such-lesson = Такого уроку немає. Оберіть інший зі списку.
error-step-over = Цей крок закінчено: повторіть його або йдіть далі.
error-game-not-over = Спершу дограйте цю партію.
error-too-fast = Не так швидко, будь ласка: зачекайте трохи й спробуйте ще раз.
error-storage = Серверу не вдалося зберегти партію. Спробуйте трохи згодом.
error-table-full = За цим столом немає вільних місць.
error-seat-taken = Це місце вже зайняте. Оберіть інше.
error-not-host = Це може лише господар столу.
error-not-now = Зараз цього зробити не можна.
error-name-taken = Це ім’я зайняте або схоже на зайняте. Оберіть інше.
error-no-watching = За цим столом не можна спостерігати.
error-no-talk = За цим столом не розмовляють.
error-banned = Ви не можете грати на цьому сервері.
error-too-many-tables = Ви сидите за надто багатьма столами. Спершу покиньте один із них.
error-draining = Сервер невдовзі перезапуститься. Спробуйте за хвилину.

## How it ended

result-fool = У дурнях { $player }
result-fool-you = Цього разу в дурнях ви
result-team-fools = У дурнях { $players }
result-team-fools-you = Цього разу в дурнях ваша команда
# The last attack was with one or two of the lowest cards.
# unreviewed: погони (epaulettes)
result-epaulettes =
    { $number ->
        [one] І погон на плече
        [few] І погони на обидва плеча
        [many] І погони на обидва плеча
       *[other] І погони на обидва плеча
    }
result-fool-note = Хтось же мусить. Наступна здача все пробачить.
result-draw = Нічия: дурнів немає
result-adjudicated = Гра пішла по колу, тож її зупинили: нічия.
result-place-fool = З картами на руках: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Зіграно раундів: { $number }.
# unreviewed: written without a native reader
decided-epaulettes = Останніми проти гравця { $player } лягли найменші карти: { $number }.
# unreviewed: written without a native reader
decided-epaulettes-you = Останніми проти вас лягли найменші карти: { $number }.
# unreviewed: written without a native reader
decided-draw = Останні карти пішли в одному раунді: { $players }.
# unreviewed: written without a native reader
decided-last-defender = { $player } відбивається останнім: за цими правилами це і є дурень.
# unreviewed: written without a native reader
decided-last-defender-you = Ви відбивалися останнім: за цими правилами це і є дурень.
# unreviewed: written without a native reader
decided-big-take = { $player } в раунді { $bout } бере карти ({ $number }) і вже до кінця тримає найбільше.
# unreviewed: written without a native reader
decided-big-take-you = У раунді { $bout } ви взяли карти ({ $number }) і вже до кінця тримали найбільше.
# unreviewed: written without a native reader
decided-trumps = Козирі, коли скінчилася колода: { $player } — { $number }, { $other } — { $other_number }.
# unreviewed: written without a native reader
decided-no-trumps = Коли скінчилася колода, козирів лишалося { $number }, і жодного не тримає { $player }.
# unreviewed: written without a native reader
decided-no-trumps-you = Коли скінчилася колода, козирів лишалося { $number }, і жодного у вас.
# unreviewed: written without a native reader
decided-late-take =
    { $number ->
        [one] { $player } бере { $number } карту в раунді { $bout }, коли колода вже порожня.
        [few] { $player } бере { $number } карти в раунді { $bout }, коли колода вже порожня.
        [many] { $player } бере { $number } карт в раунді { $bout }, коли колода вже порожня.
       *[other] { $player } бере { $number } карти в раунді { $bout }, коли колода вже порожня.
    }
# unreviewed: written without a native reader
decided-late-take-you =
    { $number ->
        [one] Ви взяли { $number } карту в раунді { $bout }, коли колода вже була порожня.
        [few] Ви взяли { $number } карти в раунді { $bout }, коли колода вже була порожня.
        [many] Ви взяли { $number } карт в раунді { $bout }, коли колода вже була порожня.
       *[other] Ви взяли { $number } карти в раунді { $bout }, коли колода вже була порожня.
    }
# unreviewed: written without a native reader
decided-high-trump = Коли скінчилася колода, найстарший козир, { $card }, тримає { $other }.
# unreviewed: written without a native reader
decided-high-trump-you = Коли скінчилася колода, найстарший козир, { $card }, був у вас.
# unreviewed: written without a native reader
decided-left-with =
    { $number ->
        [one] Усі вийшли, а { $player } ще тримає { $number } карту.
        [few] Усі вийшли, а { $player } ще тримає { $number } карти.
        [many] Усі вийшли, а { $player } ще тримає { $number } карт.
       *[other] Усі вийшли, а { $player } ще тримає { $number } карти.
    }
# unreviewed: written without a native reader
decided-left-with-you =
    { $number ->
        [one] Усі вийшли, а у вас ще { $number } карта.
        [few] Усі вийшли, а у вас ще { $number } карти.
        [many] Усі вийшли, а у вас ще { $number } карт.
       *[other] Усі вийшли, а у вас ще { $number } карти.
    }
# unreviewed: written without a native reader
decided-team-left-with = Карти, що лишилися наприкінці: { $number }, у команди: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Вчимося грати в дурня
learn-about = Сім коротких уроків за справжнім столом. Вчимося, граючи.
learn-start = Почати
learn-continue = Продовжити
learn-again = Ще раз
learn-done = Пройдено
# $step is the one at hand, $steps how many there are.
learn-progress = Крок { $step } з { $steps }
learn-reset = Почати все спочатку
learn-ends-game = Урок перерве незакінчену партію.
learn-lesson = Урок { $number }
learn-next = Наступний урок
learn-list = Усі уроки
learn-play = Зіграти партію
learn-try-again = Спробувати ще раз
learn-go-on = Далі
learn-skip = Пропустити
learn-reached = Чудово!
learn-finished = Чудово! Урок пройдено.
learn-graduated = Ви виграли свою першу партію. Тепер ви вмієте грати в дурня!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Завдання: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Відбиваємося
lesson-beat-higher = { $player } ходить { $card_ins }. Цю карту б’є старша карта тієї самої масті: побийте.
lesson-beat-attack = Усе відбито — тепер ходите ви. Покладіть найменшу карту: { $card }.
lesson-beat-done = { $player } відбивається { $card_ins }, і підкинути вам нічого. Скажіть «Бито».
lesson-beat-cheap = Карту { $card } б’ють дві ваші. Побийте меншою, а кращу притримайте.
lesson-trump-title = Козирі
lesson-trump-any = Карта під колодою показує козирну масть. Козир б’є будь-яку іншу: побийте { $card_acc } найменшим козирем.
lesson-trump-suit = { $player } підкидає { $card_acc }. У вас є старша карта цієї масті: побийте нею, а козир притримайте.
lesson-trump-higher = { $card } — сам козир. Його б’є лише старший козир, і він у вас є.
lesson-trump-keep = Усе відбито — ходите ви. Козирі краще берегти для захисту: покладіть найменшу карту, { $card }.
lesson-throw-title = Підкидаємо
lesson-throw-lead = У вас дві шістки, а захищається { $player }. Ходіть { $card_ins }.
lesson-throw-same = Можна підкидати карти тих значень, що лежать на столі. Підкиньте другу шістку.
lesson-throw-any = Рахуються й карти, якими відбивалися, — підходять дві ваші. Підкиньте меншу: { $card }.
lesson-throw-taking = { $player } бере. Навздогін ще можна підкинути: { $card }.
lesson-take-title = Беремо
lesson-take-choose = Карту { $card } б’є лише ваш козирний туз. Він надто цінний: скажіть «Беру».
lesson-take-again = Хто взяв, пропускає свій хід. Зате взяте стане в пригоді: відбийтеся { $card_ins }.
lesson-take-turn = Усе відбито, хід ваш. Ходіть { $card_ins }.
lesson-take-press = { $player } бере й пропускає хід. Скажіть «Пас» і ходіть знову — { $card_ins }.
lesson-limits-title = Скільки карт
lesson-limits-five = У першому раунді не більше п’яти карт нападу. Почніть із дев’ятки й підкидайте, доки їх не буде п’ять.
lesson-limits-hand = Не можна класти більше, ніж має захисник: { $player } тримає три карти. Покладіть лише три дев’ятки.
lesson-end-title = Кінець гри
# unreviewed: вийти (to be out)
lesson-end-open = Колода скінчилася: ніхто не добирає, і хто лишився без карт, той вийшов. Ходіть { $card_ins }.
lesson-end-give = { $player } бере. Віддайте й другу дев’ятку: { $card }.
# unreviewed: вийти (to be out)
lesson-end-last = Скажіть «Пас» і покладіть останню карту, { $card }: без карт ви вийшли, вас врятовано.
lesson-end-keep = Ще один кінець: у кожного по дві карти. Побийте { $card_acc } простою картою, а козир лишіть наостанок.
lesson-end-win = Покладіть козир: { $player } його не поб’є й лишиться з картами.
lesson-transfer-title = Переводимо
lesson-transfer-on = Тут можна переводити. Покладіть поруч свою десятку, { $card }: тепер захищається { $player }.
lesson-transfer-pass = { $player } бере обидві. Карта { $card } підходить, але це козир: лишіть його собі й скажіть «Пас».
lesson-transfer-beat = Можна перевести козирним валетом, та дешевше побити { $card_acc } дамою.
lesson-transfer-game = А тепер — ваша власна маленька партія. Грайте, як хочете, доки не скінчиться колода.
lesson-transfer-win = Колода скінчилася. Позбудьтеся карт раніше за інших!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Узяти можна завжди, але тут у вас є чим побити.
lesson-hint-dear = Так можна, та досить і меншої карти. Кращі притримайте.
lesson-hint-trump = Так можна, та козирі цінні: тут можна й без них.
lesson-hint-named = Так теж можна ходити, але для уроку потрібна інша карта.
lesson-hint-fits = Можна й спинитися, але у вас ще є карта, що підходить.
lesson-hint-transfer = Карту відбито, але тут хід можна перевести на іншого.
lesson-hint-lost = Цього разу карти лишилися у вас. З усіма буває: зіграйте ще раз.

## How to play

howto-title = Як грати в дурня
howto-goal = Позбудьтеся всіх своїх карт. Переможця немає: хто останнім лишився з картами на руках, той і дурень.
howto-learn = Краще навчитися за грою
# Told of a picture: $card lies over $target.
howto-beats = { $card } б’є { $target_acc }
howto-search = Шукати в запитаннях
howto-none = Про це запитань немає.
howto-link = Скопіювати посилання на це запитання
howto-link-copied = Посилання скопійовано
howto-setup-title = Підготовка
howto-setup-1 = У колоді 36 карт, від шістки до туза. Грають від двох до шести гравців, кожному здають по шість карт.
howto-setup-2 = Наступну карту відкривають і кладуть під колоду. Її масть — козир на всю партію, а саму карту беруть найостаннішою.
howto-setup-3 = Першим ходить той, у кого найменший козир. Захищається завжди наступний гравець ліворуч від нього.
howto-attack-title = Напад
howto-attack-1 = Нападник ходить будь-якою картою.
howto-attack-2 = Далі він і всі інші, крім захисника, можуть будь-коли підкидати карти, але тільки тих значень, що вже є на столі: рахуються і карти нападу, і карти захисту.
howto-attack-3 = За один раунд кладуть не більше шести карт нападу й ніколи не більше, ніж було на руках у захисника, коли він почав захищатися. У найпершому раунді — не більше п’яти.
howto-defence-title = Захист
howto-defence-1 = Кожну карту побийте старшою картою тієї самої масті або будь-яким козирем.
howto-defence-2 = Козир б’є лише старший козир.
howto-defence-3 = Не можете чи не хочете? Скажіть «беру». Інші ще можуть підкинути те, що підходить, і тоді ви забираєте все зі столу.
howto-after-title = Після раунду
howto-after-1 = Усе відбито: карти йдуть у відбій, і наступним ходить той, хто захищався.
howto-after-2 = Взяв: захисник пропускає свій хід, ходить гравець ліворуч від нього.
howto-after-3 = Поки є колода, усі добирають до шести карт: спершу нападник, далі решта за годинниковою стрілкою, останнім захисник.
howto-end-title = Кінець гри
# unreviewed: вийти (to be out)
howto-end-1 = Коли колода скінчилася, гравець без карт виходить — його врятовано.
howto-end-2 = Останній, у кого лишилися карти, — дурень. Якщо останні гравці позбулися карт в одному раунді, це нічия.
# unreviewed: перевідний (the transfer game)
howto-transfer-title = Перевідний дурень
howto-transfer-1 = Поки нічого не відбито, захисник може покласти поруч карту того самого значення. Тоді відбиватися від усіх карт має наступний гравець.
howto-transfer-2 = У наступного гравця має бути не менше карт, ніж доведеться відбивати. Переводити можна й далі, хоч по всьому колу.
howto-other-title = Інші правила
# unreviewed: перевідний (the transfer game)
howto-other-1 = Решта на цій сторінці — про звичайного підкидного й перевідного. Кнопка «Обрати гру» пропонує й інші відомі правила, а в розділі «Усі правила» можна скласти власні.
# unreviewed: перевідний (the transfer game)
howto-other-2 = Перевідний із показом: козир того самого значення можна не класти, а лише показати й лишити собі.
howto-other-3 = Команди: партнери сидять через суперника, один на одного не ходять, виграють і програють разом.
howto-other-4 = Джокери лише б’ють: червоний — будь-яку червону карту, чорний — будь-яку чорну, і козирі теж.
howto-other-5 = Дві колоди: кожна карта є двічі. Двійника вона не б’є, бо не старша.
howto-other-6 = Як грають за вашим столом, написано у віконці «Правила цього столу»: торкніться назви гри над столом.
howto-controls-title = Керування
# unreviewed: світитися (glowing)
howto-controls-1 = Торкніться карти, що світиться, або перетягніть її на стіл. Щоб відбитися, покладіть карту просто на ту, яку хочете побити.
howto-controls-2 = «Бито» або «Пас» — ви більше не підкидаєте, коли все відбито або захисник бере. «Беру» — ви забираєте всі карти зі столу.
# unreviewed: тьмяна (dimmed)
howto-controls-3 = Торкніться тьмяної карти — і дізнаєтеся, чому нею не можна зіграти.
howto-controls-4 = На клавіатурі карту обирають стрілками, а грають клавішею Enter.
howto-controls-5 = Щоб покласти відразу кілька карт одного значення, затримайте палець на одній, торкніться інших, потім столу.
howto-controls-6 = У налаштуваннях можна обрати власний порядок карт, а також готувати карту, поки ходять інші.

## Questions and answers

faq-title = Часті запитання
faq-1-q = Хто ходить, якщо захисник узяв?
faq-1-a = Гравець ліворуч від того, хто взяв. Хто взяв, пропускає свій хід. Удвох знову ходить той самий.
faq-2-q = Чи можна взяти, якщо я можу відбитися?
faq-2-a = Так, іноді гарна карта того варта. Брати можна, доки на столі є невідбита карта, а передумати потім не можна.
faq-3-q = Чому в першому раунді лише п’ять карт?
faq-3-a = Щоб нікого не завалили картами на самому початку. Із другого раунду межа — шість, байдуже, перший відбито чи взято.
faq-4-q = Що, як колода скінчиться, коли всі добирають?
faq-4-a = Добирають по черзі до шести, доки колода не скінчиться. Козирна карта дістанеться тому, до кого дійде черга. Кому не вистачило, грає з тим, що має.
faq-5-q = Чи можна дивитися відбій?
faq-5-a = Ні. Відбиті карти до кінця партії лежать сорочкою догори, видно лише їхню кількість. Пам’ятати їх — частина гри.
faq-6-q = Коли буває нічия?
faq-6-a = Коли наприкінці раунду карт не лишилося ні в кого: наприклад, останню карту нападу побили останньою картою. Тоді дурнів немає.
faq-7-q = Чи мушу я ходити найменшим козирем, якщо через нього перший хід мій?
faq-7-a = Ні, він лише показує, хто починає. Ходіть будь-якою картою.
faq-8-q = Чи може захисник підкидати?
# unreviewed: перевідний (the transfer game)
faq-8-a = Ні. Він відбивається, бере або, в перевідному, переводить. Підкидати можуть усі інші.
faq-9-q = Хто добирає першим?
faq-9-a = Нападник, далі решта за годинниковою стрілкою, останнім — захисник. Після переведень нападником вважається той, хто перевів останнім.
faq-10-q = А якщо двоє підкинули одночасно?
faq-10-a = Першою лягає карта, що прийшла раніше. Якщо вона зайняла останнє місце, друга просто повернеться в руку.
# unreviewed: перевідний (the transfer game)
faq-11-q = Чи можна грати в перевідного вдвох?
faq-11-a = Так. Тоді хід повертається до того, хто його почав, якщо карт у нього вистачає.
faq-12-q = Коли перевести не можна?
faq-12-a = Коли хоч одну карту вже відбито, коли ви сказали «беру», коли значення не те або коли в наступного гравця карт менше, ніж довелося б відбивати.
faq-13-q = Хто ходить після переведень?
faq-13-a = Це вирішує останній захисник: відбив усе — ходить він, узяв — ходить гравець ліворуч від нього.
faq-14-q = Чи можна зайти з козиря?
faq-14-a = Так, почати можна з будь-якої карти. Відбити козир важко: його б’є лише старший козир.
faq-15-q = Скільки карт мені можуть підкинути?
faq-15-a = Усього не більше шести, у першому раунді — п’яти, і ніколи не більше, ніж було у вас на руках, коли ви почали захищатися. Після слова «беру» межа та сама.
# unreviewed: вийти (to be out)
faq-16-q = Коли гравець виходить?
faq-16-a = Коли немає ні карт на руках, ні колоди. Поки колода є, після раунду порожня рука знову наповниться.
faq-17-q = Чи можна повернути хід?
faq-17-a = Проти ботів — так, скільки завгодно. Така партія позначається як тренувальна.
faq-18-q = Що знають боти?
faq-18-a = Рівно те, що знали б ви на їхньому місці: свої карти, стіл і все, що зіграли відкрито. Ні вашої руки, ні колоди вони не бачать.
faq-19-q = Що означає перевести?
faq-19-a = Замість того щоб відбиватися, захисник кладе поруч карту того самого значення. Тоді від усіх карт має відбиватися наступний гравець, і він теж може перевести далі.
faq-20-q = Хто підкидає першим?
faq-20-a = Хто швидший: усі, крім захисника, підкидають, коли хочуть. За іншими правилами підкидають по черзі, першим нападник.
# unreviewed: вийти (to be out)
faq-21-q = Що, як двоє виходять одразу?
faq-21-a = Обох врятовано, решта грає далі. А якщо карт більше ні в кого немає, немає й дурня: нічия.
faq-22-q = Чи можна бити козирем, якщо можу відбитися й без нього?
faq-22-a = Так. Тримати масть не обов’язково: козир б’є будь-яку карту іншої масті, хай що ще у вас на руках.
faq-23-q = Що мені дістанеться, якщо я відбиваюся лише від частини карт, а потім беру?
faq-23-a = Усе, що лежить на столі: карти нападу, карти, якими ви відбивалися, і те, що ще підкинуть.
faq-24-q = Що таке серія?
faq-24-a = Кілька партій зі спільним рахунком: до певної кількості очок або на певну кількість партій. Її обирають у правилах, а рахунок видно після кожної партії.
# unreviewed: погони (epaulettes)
faq-25-q = Що таке погони?
# unreviewed: погони (epaulettes)
faq-25-a = Старий жарт: кого лишили в дурнях останнім ходом з однією або двома найменшими картами, тому чіпляють погони. Вони нічого не змінюють, а вмикають їх у правилах.
faq-26-q = Чи чесно здають карти?
faq-26-a = Так. Кожну здачу тасують за опублікованим способом із 32 випадкових байтів, які бере сам комп’ютер. Вона не залежить ні від гравців, ні від рахунку, і обрати її ніхто не може.
faq-27-q = Чому зіграний раунд ще лежить на столі?
faq-27-a = Щоб усі побачили, чим він скінчився. Торкніться столу, і гра піде далі; скільки чекати, обирають у налаштуваннях.
faq-28-q = Чому буває пауза, хоча підкинути ніхто не може?
faq-28-a = Якби без потрібної карти гра йшла швидше, усі знали б, що її ні в кого немає. Тому пауза не залежить від карт на руках.

## Обліковий запис

account-title = Обліковий запис
account-guest = Гість { $name }
account-about = Ви граєте як гість. Обліковий запис збереже ваше ім’я й відкриє гру на будь-якому пристрої. Пошта не потрібна.
account-join-tab = Новий запис
account-login-tab = Вхід
account-name = Ім’я
account-name-hint = Від 3 до 24 літер однієї абетки, можна цифри
account-password = Пароль
account-new-password = Новий пароль
account-password-hint = Щонайменше 8 знаків
account-show-password = Показати пароль
account-join = Створити запис
account-join-passkey = Створити з ключем доступу
account-passkey-about = Ключ доступу — це відбиток пальця, обличчя або блокування екрана замість пароля.
account-login = Увійти
account-login-passkey = Увійти з ключем доступу
account-forgot = Забули пароль?
account-recover = Ввести код відновлення
account-recover-about = Введіть код відновлення й новий пароль. Інші пристрої буде від’єднано.
account-code = Код відновлення
account-back = Назад
account-codes = Коди відновлення
account-codes-about = Кожен код впустить вас один раз, якщо пароль або ключ утрачено. Їх видно лише зараз: збережіть їх у надійному місці.
account-codes-copy = Скопіювати
account-codes-save = Зберегти у файл
account-codes-kept = Коди збережено
account-codes-left =
    { $number ->
        [one] Залишився { $number } код
        [few] Залишилося { $number } коди
        [many] Залишилося { $number } кодів
       *[other] Залишилося { $number } коду
    }
account-codes-renew = Нові коди
account-rename = Змінити ім’я
account-save = Зберегти
account-saved = Збережено
account-passkeys = Ключі доступу
account-passkey-add = Додати ключ
account-passkey-suspect = Можливо, у цього ключа є копія. Видаліть його.
account-remove = Видалити
account-last-used = Останній вхід: { $time }
account-sessions = Де виконано вхід
account-this-device = Цей пристрій
account-unknown-device = Невідомий пристрій
account-end-others = Вийти на всіх інших
account-logout = Вийти
account-data = Ваші дані
account-export = Завантажити мої дані
account-delete = Видалити запис
account-delete-about = Зіграні партії залишаться, але без вашого імені. Скасувати це не можна.
account-delete-yes = Видалити назавжди
account-confirm-about = Підтвердьте, що це ви.
account-confirm = Підтвердити
account-confirm-passkey = Підтвердити ключем
account-waiting = Тут на гостя, яким ви були, чекає незакінчена партія. Вона повернеться, коли ви вийдете.
account-error-name-too-short = В імені щонайменше 3 знаки.
account-error-name-too-long = В імені щонайбільше 24 знаки.
account-error-name-signs = Ім’я починається з літери; у ньому лише літери й цифри, між ними — по одному пробілу, крапці чи дефісу.
account-error-name-scripts = Усі літери імені мають бути з однієї абетки.
account-error-name-reserved = Це ім’я зайняте самою грою.
account-error-name-taken = Це ім’я зайняте або схоже на зайняте.
account-error-password-too-short = У паролі щонайменше 8 знаків.
account-error-password-too-long = У паролі щонайбільше 128 знаків.
account-error-password-weak = Цей пароль легко вгадати. Візьміть довший.
account-error-wrong-login = Неправильне ім’я або пароль.
account-error-wrong-password = Неправильний пароль.
account-error-wrong-code = Неправильне ім’я або код, або код уже використано.
account-error-too-many-tries = Забагато спроб. Спробуйте за { $number } хв.
account-error-too-many-accounts = Звідси створено забагато записів. Спробуйте за { $number } хв.
account-error-bad-passkey = Ключ доступу не спрацював. Спробуйте ще раз.
account-error-copied-passkey = Можливо, у цього ключа є копія, тому він не впускає. Увійдіть інакше й видаліть його.
account-error-last-passkey = Це ваш єдиний спосіб увійти. Спершу задайте пароль.
account-error-too-many-passkeys = Більше ключів додати не можна.
account-error-network = Немає зв’язку з сервером. Спробуйте ще раз.
account-error-other = Не вдалося. Спробуйте ще раз.

## Looking through a game that is over

replay-place = Крок { $number } з { $most }
replay-play = Дивитися далі
replay-pause = Пауза
replay-back = На крок назад
replay-forward = На крок уперед
replay-first = На початок
replay-last = У кінець
replay-speed = Швидкість: { $number }×
replay-seat = Дивитися з місця гравця
replay-open = Показати всі карти

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Вітаю!
phrase-good-luck = Щасти!
phrase-well-played = Гарно зіграно!
phrase-nice-move = Чудовий хід!
phrase-thanks = Дякую!
phrase-welcome = Будь ласка!
phrase-sorry = Перепрошую!
phrase-oops = Ой!
phrase-lucky = Оце пощастило!
phrase-unlucky = Сьогодні не щастить…
phrase-no-hurry = Не поспішайте!
phrase-go-on = Граємо далі?
phrase-moment = Хвилинку!
phrase-back = Я знову тут
phrase-again = Ще разок?
phrase-bye = До зустрічі!

# What the pictures show that players send each other.

emote-smile = Усмішка
emote-laugh = Сміх
emote-wink = Підморгування
emote-cool = Темні окуляри
emote-think = Роздуми
emote-wow = Подив
emote-sad = Смуток
emote-cry = Сльози
emote-angry = Злість
emote-clap = Оплески
emote-coffee = Кава
emote-sleep = Сон

## Playing with other people

people-name = Як вас називати іншим?
people-name-wanted = Спершу впишіть ім’я.
people-watchers = Глядачів: { $number }
people-watching = Ви дивитеся гру
# Where watching is delayed.
people-watching-late = Ви дивитеся гру із затримкою на хвилину
people-left = { $player } іде з-за столу.
people-came = { $player } сідає за стіл.
people-host = Господар столу тепер { $player }.
people-host-you = Тепер ви господар столу.
people-says = { $player }: { $text }
people-takeback-asks = { $player } просить повернути останній хід.
people-takeback-yes = Так
people-takeback-no = Ні
people-takeback-waits = Чекаємо відповіді: { $players }
people-takeback-done = { $player } повертає свій останній хід.
people-takeback-done-you = Твій хід повернуто.
people-takeback-stays = Хід лишається.

device-about = Усі грають на цьому пристрої й передають його одне одному.
device-name = Гравець { $number }
device-add = Додати гравця
device-remove = Прибрати: { $player }
device-bots = Боти
device-give = Передай пристрій: { $player }
device-hidden = До того карти сховані.
device-me = Це я, { $player }
people-bot-sits-in = За { $player } грає бот.
people-lost = { $player }: зв’язок втрачено.
people-back = { $player } знову тут.
people-wishes = { $player } хоче зіграти ще.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: час вийшов.
# unreviewed: how a native player would say it
people-out-of-time-you = Ваш час вийшов.
people-bot-for-you = За вас грає бот.
people-waits-for-others = Ви хочете зіграти ще. Чекаємо на інших…
people-wants-player = Щоб роздати карти, потрібен ще один гравець.
# unreviewed: вийш
people-gone = вийшов
# Beside a name that is known by an account.
people-account = має обліковий запис
people-mute = Не слухати
people-unmute = Слухати
people-leave = Піти зовсім
# unreviewed: виход
people-leave-about = За вас дограє бот, і це вважатиметься виходом.
people-write = Написати повідомлення
people-send = Надіслати

## A table before its first deal

gather-invite = Запросити за посиланням
gather-copy = Копіювати
gather-copied = Скопійовано
gather-send = Надіслати…
gather-code = QR-код
gather-sit-hint = Торкніться вільного місця, щоб сісти
gather-full = Усі місця зайняті; можна дивитися
gather-waiting = Вільних місць: { $number }
gather-ready = Усі зібралися: починайте гру
gather-waiting-host = Гру почне { $player }
gather-seat-free = Вільне місце { $number }
gather-host = господар
table-free = Вільно
gather-agreed = У що граємо
gather-change = Змінити
gather-access = Хто знайде стіл
gather-access-link = Хто має посилання
gather-access-open = Усі
gather-watching = Глядачі
gather-watching-free = Можна дивитися
gather-watching-delayed = Із затримкою
gather-watching-off = Дивитися не можна
gather-talk = Розмови
gather-talk-off = Без розмов
gather-talk-phrases = Лише фрази
gather-talk-chat = Вільний чат
gather-rated = На рейтинг
gather-rated-about = Результат змінить рейтинг гравців.
gather-sit = Сісти
gather-stand = Встати
gather-fill = Посадити ботів
gather-swap = Помінятися місцями з { $player }
gather-move-here = Сісти сюди
gather-bot = Бот
gather-remove = Попросити піти: { $player }
gather-make-host = Зробити господарем: { $player }
gather-seats = Місць
gather-clock = Годинник
gather-starts = Початок
gather-starts-host = Коли скаже господар
gather-starts-full = Коли місця зайняті
gather-agree = Готово

## The list of tables

tables-title = Столи
tables-mine = Ваші столи
tables-open = Чекають на гравців
tables-filter-rules = Правила
tables-filter-seats = Місць
tables-all = Усі
tables-none = Зараз ніхто не чекає. Відкрийте стіл: його побачить наступний, хто прийде.
tables-none-such = Такого столу немає. Змініть відбір або відкрийте свій.
tables-new = Відкрити стіл
tables-taken = Зайнято місць: { $number } із { $most }
tables-your-turn = Ваш хід
tables-gathering = чекає на гравців
tables-playing = триває гра
tables-in-play = Триває гра
tables-crowd = Гравців тут: { $number }. Столів у грі: { $playing }.
tables-over = гру закінчено
tables-alone = Поки нікого

## Clocks

clock-none = Без годинника
clock-fast = Швидкий
clock-normal = Звичайний
clock-slow = Повільний
clock-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дні
        [many] { $number } днів
       *[other] { $number } дня
    }
clock-seconds = { $number } с
clock-about-none = Час не обмежено.
clock-about-turn = На кожен хід: { $time }.
clock-about-bank = Запас на кожну партію: { $time }.
clock-bank = Запас { $time }
clock-window = На підкидання: { $time }
clock-paused = Чекаємо на { $player }: { $time }
clock-last = Залишилося п’ять секунд!

## Whether the deal was fair

proof-title = Чесна роздача
proof-about = До роздачі сервер обрав таємне число й показав його відбиток. Кожен гравець додав своє число. Разом вони перемішали колоду, тож вибрати карти не міг ніхто. Зараз ваш браузер сам це перевіряє. Чого він не покаже: що господар сервера не підглядав.
proof-cannot = Через це з’єднання браузер не може перевірити. Відкрийте сторінку через https.
proof-checking = Перевіряємо…
proof-not-yet = Спершу дограйте цю партію: потім роздачу можна перевірити.
proof-none = Поки немає закінченої партії для перевірки.
proof-fair = Карти роздано чесно.
proof-unfair = Щось не сходиться: карти роздано не так, як обіцяно.
proof-deal = Партія { $number }
proof-bound = Таємне число відповідає відбитку.
proof-shuffled = Карти лежали точно так, як випливає з чисел.
proof-mine = Ваше число брало участь у перемішуванні.
proof-no = Ні:
proof-numbers = Числа для перевірки деінде
proof-save = Зберегти у файл

## Players and their games

players-title = Гравець
players-me = Мій профіль
players-family = Вид гри
players-teams = У командах
players-kind =
    { $number ->
        [one] { $family }, { $number } гравець
        [few] { $family }, { $number } гравці
        [many] { $family }, { $number } гравців
       *[other] { $family }, { $number } гравця
    }
players-games =
    { $number ->
        [one] { $number } гра
        [few] { $number } гри
        [many] { $number } ігор
       *[other] { $number } гри
    }
players-lost = { $number } % програно
players-rating = Рейтинг
players-changed = Рейтинг { $number }, { $change }
players-course = Рейтинг із часом: від { $from } до { $to }, найнижчий { $low }, найвищий { $high }
players-unsettled = Ігор поки мало: це перша оцінка.
players-since = Тут із { $date }
players-newest = Останні ігри на рейтинг
players-unrated = Ігор на рейтинг ще не було.
players-unrated-me = У вас ще немає рейтингу. Зіграйте за столом «на рейтинг», з людьми чи з ботами.
players-best-none = Тут ще ніхто не зіграв достатньо. Грайте на рейтинг і станьте першим!
players-missing = Такого гравця немає.
players-again = Ще раз
games-none = Завершених ігор ще немає. Зіграйте: гра залишиться тут, хід за ходом.
games-missing = Цю гру показати не можна.
games-more = Показати ще
games-fool = програш
games-safe = не в дурнях
games-draw = нічия
