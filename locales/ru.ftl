# The words of Kozyr in Russian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Карточная игра «Дурак»
app-close = Закрыть
app-reconnecting = Восстанавливаем связь…
app-moment = Секунду…
app-drain = Сервер сейчас перезапустится. Ваша игра продолжится.
app-version = Версия { $version }
app-you = Вы

## Before the game

lobby-play = Играть
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } соперник
        [few] { $number } соперника
        [many] { $number } соперников
       *[other] { $number } соперника
    }
lobby-continue = Продолжить партию
lobby-new-game = Бросить её и начать новую
lobby-given-up = Неоконченная партия брошена.
lobby-way-back = Вернуться к ней
lobby-choose = Выбрать игру
lobby-friends = Играть с друзьями
lobby-quick = Быстрая игра
lobby-tables = Открытые столы
lobby-device = На одном устройстве
lobby-games = Мои игры
lobby-best = Лучшие игроки
lobby-matching = Ищем игроков… уже { $number }
lobby-how-to-play = Как играть
lobby-learn = Учиться
lobby-newcomer = Впервые играете в дурака? Три минуты — и вы за столом
lobby-settings = Настройки
lobby-account = Учётная запись
lobby-language = Язык
lobby-theme = Тема
lobby-number-of-opponents = Соперники
lobby-opponent = Соперник { $number }
lobby-all-opponents = Все соперники
lobby-level-beginner = Новичок
lobby-level-regular = Любитель
lobby-level-club = Бывалый
lobby-level-strong = Сильный
lobby-level-expert = Эксперт
lobby-level-master = Мастер
lobby-level-grandmaster = Гроссмейстер
lobby-level-beginner-about = Кладёт младшую карту и часто ошибается
lobby-level-regular-about = Бережёт козыри, забывает карты, порой зевает
lobby-level-club-about = Помнит каждую карту
lobby-level-strong-about = Помнит каждую карту и безошибочен в концовках
lobby-level-expert-about = Оценивает ходы по опыту множества игр
lobby-level-master-about = Считает на много ходов вперёд
lobby-level-grandmaster-about = Думает дольше всех и вычисляет, у кого какие карты
lobby-pace = Как быстро играют боты
lobby-pace-normal = Как люди
lobby-pace-instant = Мгновенно
lobby-your-name = Ваше имя
lobby-your-name-hint = Видно только у вашего места
lobby-start = Начать
lobby-cancel = Отмена
lobby-offline = Связи пока нет. Игра начнётся, как только она появится.

## Choosing the rules

choose-presets = Известные правила
choose-own-rules = Свои правила
choose-all-rules = Все правила
choose-rules-summary = Эти правила: { $text }
choose-reset-rules = Вернуть обычные правила
# Beside a rule that is not as usual.
choose-changed = Изменено
choose-refused = Эти правила не сочетаются
choose-seats-range = Игроков: { $least }–{ $most }
choose-seats-exactly = Игроков: { $number }

# Sets of rules that people know by a name.
preset-app = Подкидной
preset-app-about = Все, кроме защищающегося, подкидывают карты тех достоинств, что есть на столе.
preset-app-transfer = Переводной
preset-app-transfer-about = Атаку можно ещё и перевести картой того же достоинства.
preset-simple = Простой
preset-simple-about = Кладут одну карту, её бьют или берут: никто не подкидывает.
preset-neighbours = Соседи
preset-neighbours-about = Подкидывают только двое, сидящие рядом с защищающимся.
preset-one-by-one = По очереди
preset-one-by-one-about = Подкидывают по очереди и только тогда, когда всё отбито.
preset-transfer-and-show = Переводной с показом
preset-transfer-and-show-about = Для перевода можно показать козыря того же достоинства и оставить его у себя.
preset-two-player-series-to-5 = Вдвоём до пяти очков
# unreviewed: выйти (to be out)
preset-two-player-series-to-5-about = Кто вышел первым, получает очко и начинает следующую партию; побеждают пять очков.
preset-teams = Двое на двое
preset-teams-about = Четверо играют двумя командами, партнёры сидят друг напротив друга.
preset-teams-of-three = Трое на трое
preset-teams-of-three-about = Шестеро играют двумя командами, партнёры сидят через одного.
preset-short-24 = Короткая игра
preset-short-24-about = 24 карты, от девятки до туза.
preset-classic-52 = Полная колода
preset-classic-52-about = 52 карты, от двойки до туза.
preset-jokers = С джокерами
preset-jokers-about = 52 карты и два джокера: красный бьёт любую красную карту, чёрный — любую чёрную.
preset-two-packs = Две колоды
preset-two-packs-about = Две колоды по 36 карт вместе: для долгой игры или большой компании.
preset-japanese = Японский
preset-japanese-about = Козыри всегда бубны, а пики бьются только пиками.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Карты и козыри
rule-group-begin = Кто начинает
rule-group-attack = Атака и подкидывание
rule-group-transfer = Перевод
rule-group-end = Колода, отбой и конец игры
rule-group-series = Несколько партий
rule-group-teams = Команды
rule-group-rare = Редкие обычаи

rule-pack = Колода
rule-pack-about = Какими картами играют. Чем меньше карт, тем короче партия.
value-pack-24 = 24 карты, от девятки
value-pack-32 = 32 карты, от семёрки
value-pack-36 = 36 карт, от шестёрки
value-pack-52 = 52 карты, от двойки
value-pack-54 = 52 карты и два джокера
value-pack-2x36 = Две колоды по 36 карт
value-pack-2x52 = Две колоды по 52 карты
says-pack =
    { $number ->
        [54] 52 карты и два джокера
        [72] две колоды по 36 карт
        [104] две колоды по 52 карты
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
rule-hand-size = Карт на руках
rule-hand-size-about = Сколько карт сдают каждому и до скольких добирают после раунда.
says-hand-size =
    { $number ->
        [one] по { $number } карте на руках
        [few] по { $number } карты на руках
        [many] по { $number } карт на руках
       *[other] по { $number } карты на руках
    }
rule-trump-mode = Козыри
rule-trump-mode-about = Как узнают козырную масть или какая масть козырная всегда.
value-trump-mode-turned = Каждый раз определяет карта
value-trump-mode-always-clubs = Всегда трефы
value-trump-mode-always-diamonds = Всегда бубны
value-trump-mode-always-hearts = Всегда червы
value-trump-mode-always-spades = Всегда пики
value-trump-mode-none = Без козырей
says-trump-mode =
    { $value ->
        [always_clubs] козыри всегда трефы
        [always_diamonds] козыри всегда бубны
        [always_hearts] козыри всегда червы
        [always_spades] козыри всегда пики
        [none] без козырей
       *[turned] козырь определяет карта
    }
rule-trump-source = Какая карта определяет козырь
rule-trump-source-about = Открытая карта лежит под колодой, и её берут последней; последняя сданная остаётся у игрока.
value-trump-source-next-after-deal = Первая после сдачи
value-trump-source-bottom-card = Нижняя карта колоды
value-trump-source-last-dealt = Последняя сданная карта
says-trump-source =
    { $value ->
        [bottom_card] козырь определяет нижняя карта колоды
        [last_dealt] козырь определяет последняя сданная карта
       *[next_after_deal] козырь определяет первая карта после сдачи
    }

rule-first-attacker = Кто ходит первым в первой партии
rule-first-attacker-about = Кому делать самый первый ход.
value-first-attacker-lowest-trump = У кого младший козырь
value-first-attacker-left-of-dealer = Игрок слева от сдающего
value-first-attacker-lot = Решает жребий
says-first-attacker =
    { $value ->
        [left_of_dealer] первую партию начинает игрок слева от сдающего
        [lot] первую партию начинают по жребию
       *[lowest_trump] первую партию начинает младший козырь
    }
rule-next-first-attacker = Кто ходит первым в следующих партиях
rule-next-first-attacker-about = Кому делать первый ход, когда одна партия уже сыграна.
value-next-first-attacker-lowest-trump = У кого младший козырь
value-next-first-attacker-left-of-dealer = Игрок слева от сдающего
value-next-first-attacker-lot = Решает жребий
value-next-first-attacker-under-fool = Под дурака: ходит сосед справа от него
value-next-first-attacker-from-under-fool = Из-под дурака: ходит сосед слева от него
# unreviewed: выйти (to be out)
value-next-first-attacker-winner = Кто вышел первым
value-next-first-attacker-fool = Дурак
# unreviewed: выйти (to be out)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] следующие партии начинает игрок слева от сдающего
        [lot] следующие партии начинают по жребию
        [under_fool] следующую партию начинают под дурака
        [from_under_fool] следующую партию начинают из-под дурака
        [winner] следующую партию начинает вышедший первым
        [fool] следующую партию начинает дурак
       *[lowest_trump] следующие партии начинает младший козырь
    }
rule-no-trump-fallback = Если козырей ни у кого нет
rule-no-trump-fallback-about = Кто начинает, если решать должен младший козырь, а на руках нет ни одного.
value-no-trump-fallback-lowest-card = У кого самая младшая карта
value-no-trump-fallback-lot = Решает жребий
value-no-trump-fallback-first-seat = Игрок на первом месте
says-no-trump-fallback =
    { $value ->
        [lot] без козырей на руках решает жребий
        [first_seat] без козырей на руках начинает первое место
       *[lowest_card] без козырей на руках начинает младшая карта
    }
rule-dealer = Кто сдаёт следующим
rule-dealer-about = Кто сдаёт карты в следующей партии.
value-dealer-fool = Дурак
value-dealer-next-seat = Следующий слева
says-dealer =
    { $value ->
        [next_seat] сдают по очереди
       *[fool] сдаёт дурак
    }

rule-throwers = Кто подкидывает
rule-throwers-about = Подкинуть — значит добавить к атаке карту того достоинства, что есть на столе.
value-throwers-all = Все, кроме защищающегося
value-throwers-neighbours = Двое соседей защищающегося
value-throwers-attacker-only = Только атакующий
value-throwers-nobody = Никто
says-throwers =
    { $value ->
        [neighbours] подкидывают только соседи защищающегося
        [attacker_only] подкидывает только атакующий
        [nobody] никто не подкидывает
       *[all] подкидывают все
    }
rule-throw-order = Порядок подкидывания
rule-throw-order-about = Подкидывают, кто когда хочет, или ждут очереди.
value-throw-order-free = Кто быстрее
value-throw-order-ordered = По очереди, первым атакующий
says-throw-order =
    { $value ->
        [ordered] подкидывают по очереди
       *[free] подкидывают без очереди
    }
rule-throw-timing = Когда можно подкидывать
rule-throw-timing-about = Сколько нужно отбить, прежде чем придут новые карты.
value-throw-timing-any-time = В любой момент
value-throw-timing-after-first-beat = Когда отбита первая карта
value-throw-timing-all-beaten = Только когда отбито всё
says-throw-timing =
    { $value ->
        [after_first_beat] подкидывают после первой отбитой карты
        [all_beaten] подкидывают только к полностью отбитым картам
       *[any_time] подкидывают в любой момент
    }
rule-throw-ranks = Что можно подкидывать
rule-throw-ranks-about = Считаются ли и карты защиты или только карты атаки.
value-throw-ranks-attack-and-defence = Все достоинства, что есть на столе
value-throw-ranks-attack-only = Только достоинства карт атаки
says-throw-ranks =
    { $value ->
        [attack_only] подкидывают только достоинства карт атаки
       *[attack_and_defence] подкидывают все достоинства на столе
    }
rule-throw-after-take = Подкидывать вслед, после «беру»
rule-throw-after-take-about = Тому, кто берёт, можно добавить ещё карт тех же достоинств.
says-throw-after-take =
    { $value ->
        [off] после «беру» не подкидывают
       *[on] подкидывают и после «беру»
    }
rule-opening = Первый ход раунда
rule-opening-about = Можно ли зайти сразу несколькими картами одного достоинства.
value-opening-one-card = Одна карта
value-opening-equal-ranks = Одна или несколько одного достоинства
says-opening =
    { $value ->
        [equal_ranks] можно зайти несколькими картами одного достоинства
       *[one_card] заходят одной картой
    }
rule-attack-limit = Сколько карт атаки в раунде
rule-attack-limit-about = Сколько карт самое большее приходится отбивать за один раунд.
value-attack-limit-0 = Без ограничения
says-attack-limit =
    { $number ->
        [0] сколько угодно карт атаки в раунде
        [one] не больше { $number } карты атаки в раунде
        [few] не больше { $number } карт атаки в раунде
        [many] не больше { $number } карт атаки в раунде
       *[other] не больше { $number } карты атаки в раунде
    }
rule-first-bout-limit = Сколько карт атаки в первом раунде
rule-first-bout-limit-about = Чтобы никого не завалили с самого начала.
value-first-bout-limit-0 = Как в любом раунде
says-first-bout-limit =
    { $number ->
        [0] в первом раунде столько же
       *[other] не больше { $number } в первом раунде
    }
rule-first-cap-scope = До каких пор предел первого раунда
rule-first-cap-scope-about = В первом раунде могут и взять; тогда предел может остаться.
value-first-cap-scope-first-bout = Только в первом раунде
value-first-cap-scope-until-first-discard = До первого отбоя
says-first-cap-scope =
    { $value ->
        [until_first_discard] предел первого раунда действует до первого отбоя
       *[first_bout] предел первого раунда кончается вместе с ним
    }
rule-defender-hand-cap = Карты защищающегося ограничивают атаку
rule-defender-hand-cap-about = Можно ли положить больше карт, чем защищающийся может отбить.
value-defender-hand-cap-when-became-defender = Не больше, чем у него было
value-defender-hand-cap-none = Можно и больше
says-defender-hand-cap =
    { $value ->
        [none] карты защищающегося не ограничивают атаку
       *[when_became_defender] карты защищающегося ограничивают атаку
    }

rule-transfer = Перевод
rule-transfer-about = Кто ещё ничего не отбил, может положить карту того же достоинства, и защищаться будет следующий.
says-transfer =
    { $value ->
        [on] атаку можно переводить
       *[off] без перевода
    }
rule-transfer-cards = Сколькими картами переводят
rule-transfer-cards-about = Можно ли при переводе добавить ещё карты того же достоинства.
value-transfer-cards-one = Одной
value-transfer-cards-several = Несколькими одного достоинства
says-transfer-cards =
    { $value ->
        [several] переводить можно несколькими картами сразу
       *[one] переводят одной картой
    }
rule-transfer-sufficiency = Переводить, только если хватит карт
rule-transfer-sufficiency-about = Никому не достаётся больше карт, чем у него на руках.
says-transfer-sufficiency =
    { $value ->
        [off] переводят и при нехватке карт у следующего
       *[on] переводят только при достатке карт у следующего
    }
rule-transfer-in-first-bout = Перевод в первом раунде
rule-transfer-in-first-bout-about = Можно ли переводить самую первую атаку.
says-transfer-in-first-bout =
    { $value ->
        [off] первый раунд не переводят
       *[on] переводят и первый раунд
    }
rule-transfer-chain-limit = Сколько переводов в раунде
rule-transfer-chain-limit-about = Сколько раз можно перевести одну атаку.
value-transfer-chain-limit-0 = Сколько угодно
says-transfer-chain-limit =
    { $number ->
        [0] сколько угодно переводов в раунде
        [one] не больше { $number } перевода в раунде
        [few] не больше { $number } переводов в раунде
        [many] не больше { $number } переводов в раунде
       *[other] не больше { $number } перевода в раунде
    }
rule-transfer-by-showing = Перевод показом карты
rule-transfer-by-showing-about = Кто показал карту того же достоинства, переводит атаку, а карта остаётся у него.
value-transfer-by-showing-off = Не играют
value-transfer-by-showing-trump = Козырем, раз за раунд
value-transfer-by-showing-trump-once-a-deal = Козырем, раз за партию
value-transfer-by-showing-any-card = Любой картой, раз за раунд
says-transfer-by-showing =
    { $value ->
        [trump] переводить можно показом козыря
        [trump_once_a_deal] переводить можно показом козыря раз за партию
        [any_card] переводить можно показом любой карты
       *[off] без перевода показом
    }

rule-discard = Отбой
rule-discard-about = Можно ли смотреть карты, которые уже отбиты.
value-discard-hidden = Закрыт
value-discard-open = Можно смотреть
says-discard =
    { $value ->
        [open] отбой можно смотреть
       *[hidden] отбой закрыт
    }
rule-draw-order = Порядок добора
rule-draw-order-about = В каком порядке добирают карты после раунда.
value-draw-order-defender-last = Сначала атакующий, в конце защищавшийся
value-draw-order-defender-first = Сначала защищавшийся
says-draw-order =
    { $value ->
        [defender_first] первым добирает защищавшийся
       *[defender_last] последним добирает защищавшийся
    }
rule-draw-lead = Кто добирает первым после перевода
rule-draw-lead-about = Кто считается атакующим, когда добирают карты.
value-draw-lead-last-transferrer = Кто перевёл последним
value-draw-lead-opener = Кто начал раунд
says-draw-lead =
    { $value ->
        [opener] после перевода первым добирает начавший раунд
       *[last_transferrer] после перевода первым добирает последний переведший
    }
rule-swap-trump = Обмен козыря
rule-swap-trump-about = Между раундами младшего козыря можно обменять на козырную карту под колодой.
says-swap-trump =
    { $value ->
        [on] младшего козыря можно обменять на козырную карту
       *[off] козырную карту не обменивают
    }
rule-draw-rule = Если карт не осталось ни у кого
rule-draw-rule-about = Что будет, если у последних игроков карты кончились в одном раунде.
value-draw-rule-draw = Ничья: дурака нет
value-draw-rule-last-defender-loses = Дурак — кто защищался последним
says-draw-rule =
    { $value ->
        [last_defender_loses] при пустых руках у всех дурак — защищавшийся последним
       *[draw] при пустых руках у всех ничья
    }

rule-placing = Что считают
rule-placing-about = За что дают очки, когда играют несколько партий.
value-placing-fool-only = Очко дураку
# unreviewed: выйти (to be out)
value-placing-first-out-wins = Очко тому, кто вышел первым
# unreviewed: выйти (to be out)
says-placing =
    { $value ->
        [first_out_wins] очко получает вышедший первым
       *[fool_only] очко получает дурак
    }
rule-series = Серия партий
rule-series-about = Считаются ли партии вместе и когда серия кончается.
value-series-none = Каждая партия сама по себе
value-series-to-points = До скольких-то очков
value-series-deals = Столько-то партий
value-series-count = Счёт без конца
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] серия до { $number } очка
                [few] серия до { $number } очков
                [many] серия до { $number } очков
               *[other] серия до { $number } очка
            }
        [deals]
            { $number ->
                [one] серия из { $number } партии
                [few] серия из { $number } партий
                [many] серия из { $number } партий
               *[other] серия из { $number } партии
            }
        [count] очки считают без конца
       *[none] каждая партия сама по себе
    }
rule-series-length = Длина серии
rule-series-length-about = Сколько очков или партий длится серия.
value-series-length-0 = Нет

rule-teams = Команды
rule-teams-about = Партнёры сидят через соперника, друг на друга не ходят, выигрывают и проигрывают вместе.
value-teams-none = Каждый за себя
value-teams-2v2 = Двое на двое
value-teams-3v3 = Трое на трое
says-teams =
    { $number ->
        [4] двое на двое
        [6] трое на трое
       *[other] каждый за себя
    }
# unreviewed: выйти (to be out)
rule-team-out-seat = Когда партнёр вышел
rule-team-out-seat-about = Что с ходами игрока, у которого больше нет карт.
value-team-out-seat-partner-plays = За него играет партнёр
value-team-out-seat-skipped = Его ходы пропускают
# unreviewed: выйти (to be out)
says-team-out-seat =
    { $value ->
        [skipped] ходы вышедшего пропускают
       *[partner_plays] за вышедшего играет партнёр
    }

rule-low-beats-ace = Младшая карта бьёт туза
rule-low-beats-ace-about = Самая слабая карта масти, часто шестёрка, бьёт и самую сильную.
value-low-beats-ace-off = Нет
value-low-beats-ace-same-suit = В каждой масти
value-low-beats-ace-trumps = Только среди козырей
says-low-beats-ace =
    { $value ->
        [same_suit] младшая карта масти бьёт её туза
        [trumps] младший козырь бьёт козырного туза
       *[off] младшая карта не бьёт туза
    }
rule-spades-only-spades = Пики бьются только пиками
rule-spades-only-spades-about = Козырь другой масти пику не бьёт.
says-spades-only-spades =
    { $value ->
        [on] пики бьются только пиками
       *[off] козырь бьёт и пики
    }
rule-ace-turned-up = Если козырем открылся туз
rule-ace-turned-up-about = Некоторые тогда сдают заново.
value-ace-turned-up-keep = Играют
value-ace-turned-up-redeal = Пересдают
says-ace-turned-up =
    { $value ->
        [redeal] при открывшемся тузе пересдача
       *[keep] козырем может открыться и туз
    }
rule-redeal = Когда карты пересдают
rule-redeal-about = Если у кого-то такие карты, всем сдают заново.
value-redeal-never = Никогда
value-redeal-five-of-a-suit = Пять и больше карт одной масти
value-redeal-one-colour = Все карты красные или все чёрные
says-redeal =
    { $value ->
        [five_of_a_suit] пересдача при пяти картах одной масти
        [one_colour] пересдача при картах одного цвета на руках
       *[never] без пересдачи
    }
rule-pogony = Погоны
rule-pogony-about = Последний ход младшими картами вешает дураку погоны. Только шутка: ничего не меняет.
says-pogony =
    { $value ->
        [on] младшие карты в конце — погоны дураку
       *[off] без погон
    }
rule-bout-limit = Через сколько раундов ничья
rule-bout-limit-about = Партию, которая ходит по кругу, после стольких раундов прекращают вничью.
says-bout-limit =
    { $number ->
        [one] ничья после { $number } раунда
        [few] ничья после { $number } раундов
        [many] ничья после { $number } раундов
       *[other] ничья после { $number } раунда
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = На руках бывает от { $least } до { $most } карт, а не { $given }.
conflict-negative =
    { $parameter ->
        [attack_limit] Предел карт атаки не может быть { $given }: не меньше 0.
        [first_bout_limit] Предел первого раунда не может быть { $given }: не меньше 0.
        [transfer_chain_limit] Число переводов не может быть { $given }: не меньше 0.
       *[series_length] Длина серии не может быть { $given }: не меньше 0.
    }
conflict-bout-limit = Число раундов не может быть { $given }: в партии должен быть хотя бы один.
conflict-first-limit-above = Предел первого раунда — { $given }, а остальных — { $most }: он может быть только меньше.
conflict-redeal-hand-size = Пересдача при пяти картах одной масти годится, когда на руках не больше { $most } карт: среди большего числа пять почти всегда найдутся.
conflict-ace-needs-turned-trump = По этим правилам козырь определяет не карта, значит, и не туз.
conflict-source-needs-turned-trump = По этим правилам козырь определяет не карта: выбирать нечего.
conflict-swap-needs-face-up-trump = По этим правилам под колодой нет козырной карты: обменивать нечего.
conflict-low-trump-needs-trump = Без козырей нет и младшего козыря, который бил бы туза.
conflict-showing-needs-trump = Без козырей нельзя переводить показом козыря.
conflict-showing-needs-transfer = Показом карты переводят атаку, значит, нужен и перевод.
conflict-first-deal-has-no-fool = Перед первой партией нет ни дурака, ни победителя: решать, кому её начать, они не могут.
conflict-series-length-missing = Выберите, сколько очков или партий длится серия.
conflict-series-length-unused = Длина бывает только у серии до скольких-то очков или партий.
conflict-teams-never-transfer = В командах играют без перевода.
conflict-teams-have-no-one-fool = В командах дурак не один: решать, кому начать, он не может.
conflict-teams-seats = Число игроков для таких команд — { $most }, а не { $given }.
conflict-too-few-seats = Игроков должно быть хотя бы { $least }, а не { $given }.
conflict-too-many-seats = Карт в колоде — { $cards }: игроков может быть не больше { $most }, а не { $given }.

## The table

table-title = Игровой стол
table-players = Игроки
table-profile = Профиль: { $player }
table-bout = Карты на столе
table-bout-empty = Карт на столе нет
table-hand = Ваши карты
table-stock = Колода
table-discard = Отбой
table-actions = Действия
table-practice = Тренировка
table-practice-hint = Был возвращён ход: эта партия не в счёт.
table-thinking = думает
table-done = больше не подкидывает
table-lobby = В главное меню
table-undo = Вернуть ход
table-takeback = Вернуть ход
table-ask = Спросить совета
table-mute = Выключить звук
table-unmute = Включить звук
table-last-bout = Прошлый раунд
table-log = Ход партии
table-log-bout = Раунд { $number }
table-how-to-play = Как играть
table-settings = Настройки
table-removed = Хозяин стола попросил вас уйти.
table-closed = Этот стол закрыт.
table-away = нет связи
table-bot-sits-in = пока играет бот
table-wishes = хочет сыграть ещё
table-watchers = зрители
table-talk = Сказать что-нибудь
table-people = Игроки
table-last-bout-beaten = Все карты отбиты и ушли в отбой.
table-last-bout-taken = Карты забирает { $player }.
table-last-bout-taken-you = Карты забираете вы.
table-rules = Правила этого стола
table-team = Команда { $number }
table-partner = Ваш партнёр
# $player plays for a partner who is out, $other.
table-plays-for = { $player } играет за партнёра ({ $other })
table-plays-for-you = Вы играете за партнёра ({ $other })
table-plays-your-turn = { $player } играет за вас
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Выигранные партии
       *[against] Сколько раз в дураках
    }
series-to-points =
    { $number ->
        [one] Серия до { $number } очка
        [few] Серия до { $number } очков
        [many] Серия до { $number } очков
       *[other] Серия до { $number } очка
    }
series-over-deals = Партия { $deal } из { $number }
# $players is one name or a list of names.
series-winner = Победа в серии: { $players }
series-winner-you = Серия за вами!
series-next-deal = Следующая партия
discard-look = Посмотреть отбой

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
        [Nigar] Нигяр
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

prompt-open = Ваш ход, защищается { $player }
prompt-defend =
    { $number ->
        [one] Побейте карту или берите
        [few] Побейте { $number } карты или берите
        [many] Побейте { $number } карт или берите
       *[other] Побейте { $number } карты или берите
    }
prompt-defend-transfer =
    { $number ->
        [one] Побейте карту, переведите или берите
        [few] Побейте { $number } карты, переведите или берите
        [many] Побейте { $number } карт, переведите или берите
       *[other] Побейте { $number } карты, переведите или берите
    }
prompt-add = Защищается { $player }: можно подкинуть
prompt-covered = Всё отбито: подкиньте или скажите «Бито»
prompt-taking = { $player } берёт: подкидывайте или «Пас»
prompt-wait-open = { $player } ходит…
prompt-wait-open-you = { $player } ходит, вам отбиваться…
prompt-wait-defend = { $player } защищается…
prompt-wait-throw-in = { $player } может подкинуть…
prompt-wait-taking = Вы берёте. { $player } может подкинуть…
prompt-wait = Минутку…
prompt-wait-again = Ждём: { $players }
prompt-taking-soon = Вы берёте…
prompt-still-taking = Вы берёте карты. Чтобы играть дальше, нажмите «Отменить»
prompt-done-soon = Подкинуть нечего…
# unreviewed: выйти (to be out)
prompt-out = Вы вышли из игры и спасены
prompt-choose-target = Что сыграть картой { $card }?
prompt-selected =
    { $number ->
        [one] { $cards }: теперь коснитесь других карт того же достоинства
        [few] { $cards } вместе: коснитесь стола
        [many] { $cards } вместе: коснитесь стола
       *[other] { $cards } вместе: коснитесь стола
    }
prompt-one-rank = Вместе можно выложить только карты одного достоинства
prompt-dropped = Приготовленная карта осталась у вас
prompt-drop-here = Сюда
prompt-transfer-here = Перевести: защищается { $player }
prompt-over = Партия окончена
prompt-covered-nothing = Всё отбито: подкинуть нечего, скажите «Бито»
prompt-taking-nothing = { $player } берёт: подкинуть нечего, скажите «Пас»
prompt-bout-beaten = Всё отбито.
prompt-tap-to-go-on = Нажмите, чтобы продолжить
prompt-trump = Козырь: { $card }.
prompt-trumps = Козыри: { $suit }.
prompt-no-trumps = Без козырей.
prompt-no-line = Нет связи: сейчас сходить нельзя

## Buttons

action-bita = Бито
action-pass = Пас
action-take = Беру
action-take-undo = Отменить
action-transfer = Перевести
action-lay =
    { $number ->
        [one] Выложить { $number } карту
        [few] Выложить { $number } карты
        [many] Выложить { $number } карт
       *[other] Выложить { $number } карты
    }
action-unselect = Снять выбор
action-swap = Обменять козыря
action-skip-to-end = Сразу к концу
action-rematch = Сыграть ещё
action-leave = В главное меню
action-see-table = К столу
action-review = Просмотр игры
action-how-to-play = Как играть?

## After the game

end-safe-you = Вы спасены!
end-places = Места

## Settings

settings-title = Настройки
settings-section-look = Вид
settings-section-play = Игра
settings-section-motion = Движение
settings-language = Язык
settings-theme = Тема
settings-theme-auto = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-hints = Подсказки
settings-hints-hint = Показывать, чем можно сыграть и почему нельзя остальным.
settings-advise = Советчик
settings-advise-hint = Кнопка показывает, как сыграл бы сильнейший бот и почему.
settings-tap = Нажатие на карту
settings-tap-plays = Сразу играет
settings-tap-second = Выбирает, второе нажатие играет
settings-sort = Порядок моих карт
settings-sort-suit = По мастям
settings-sort-rank = По достоинству
settings-sort-own = Как разложу сам
settings-speed = Движение карт
settings-speed-off = Выключено
settings-speed-fast = Быстрое
settings-speed-normal = Обычное
settings-speed-slow = Медленное
settings-hold = Сыгранный раунд остаётся на столе
settings-hold-none = Нисколько
settings-hold-seconds = { $seconds } с
settings-hold-tap = До нажатия
settings-section-sound = Звук
settings-sounds = Звуки
settings-volume = Громкость
settings-volume-low = Тихо
settings-volume-medium = Средне
settings-volume-high = Громко
settings-vibration = Вибрация
settings-vibration-hint = На телефонах и планшетах, которые это умеют.
settings-auto-done = Говорить «Бито» и «Пас» за меня
settings-auto-done-hint = Когда мне нечего подкинуть.
settings-take-undo = Время, чтобы отменить «Беру»
settings-take-undo-hint = Слово уходит через 0,8 секунды.
settings-premoves = Готовить карту, пока ходят другие
settings-premoves-hint = Касание готовит её; она сыграет, как только станет можно, второе касание отменяет.
settings-letters = Буквы на картинках
settings-letters-auto = Как в языке
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Цвета мастей
settings-colours-two = Два
settings-colours-four = Четыре
settings-colours-safe = Четыре, легко различимых
settings-back = Рубашка карт
settings-back-red = Красная
settings-back-blue = Синяя
settings-back-green = Зелёная
settings-back-black = Чёрная
settings-table = Цвет стола
settings-table-green = Зелёный
settings-table-blue = Синий
settings-table-burgundy = Бордовый
settings-table-slate = Серый
settings-large-index = Крупные достоинство и масть на картах
settings-trump-marks = Отмечать козыри у меня на руках
settings-contrast = Контраст
settings-contrast-auto = Как на устройстве
settings-contrast-high = Высокий
settings-left-handed = Для левой руки
settings-shortcuts = Клавиши
settings-reset = Сбросить все настройки

## Sharing a table, and the page without its server

share-title = { $attacker } ходит, { $defender } отбивается
share-about = Стол дурака: { $players }. Посмотрите, как стоит игра, и сыграйте сами.
app-somebody = Игрок
share-sheet-title = Поделиться столом
share-picture = Картинка стола
share-with-cards = С моими картами
share-with-cards-hint = Их увидит каждый, у кого есть ссылка. Чужих карт на ней не бывает.
share-link = Ссылка
share-copy = Скопировать ссылку
share-copied = Скопировано
share-send = Поделиться
table-share = Поделиться
app-shared = Стол, каким его видит { $player }
app-play-yourself = Сыграть самому
app-bad-link = По этой ссылке стола нет: она обрезана или набрана с ошибкой.
app-nowhere = По этому адресу ничего нет.

app-kept = Нет связи: так стол стоял в { $time }
app-newer = Готова новая версия. Она откроется, когда партия закончится.
app-older = Эта страница старее сервера.
app-open-newer = Открыть новую
app-install = Установить как приложение

## Keyboard

keys-title = Клавиатура
keys-arrows = Выбрать карту или цель
keys-ranks = К следующей карте этого достоинства
keys-enter = Сыграть или выбрать карту
keys-select = Выбрать карту, чтобы выложить вместе несколько одного достоинства
keys-escape = Отмена
keys-take = Беру
keys-done = Бито или Пас
keys-transfer = Перевести
keys-sort = Изменить порядок моих карт
keys-move = Переложить карту на руках
# unreviewed: dimmed card
keys-explain = Спросить совета; на тусклой карте: почему нельзя?
keys-last-bout = Прошлый раунд
keys-undo = Вернуть последний ход
keys-read = Прочитать стол вслух
keys-help = Этот список
keys-tab = Дальше: подсказка, мои карты, стол, кнопки, игроки
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Пробел
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + щелчок

## Lists: $items are joined by commas

list-and = { $items } и { $last }
list-or = { $items } или { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] красный джокер
               *[black] чёрный джокер
            }
       *[other]
            { $rank ->
                [r2] двойка
                [r3] тройка
                [r4] четвёрка
                [r5] пятёрка
                [r6] шестёрка
                [r7] семёрка
                [r8] восьмёрка
                [r9] девятка
                [r10] десятка
                [J] валет
                [Q] дама
                [K] король
               *[A] туз
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] червей
               *[spades] пик
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] красного джокера
               *[black] чёрного джокера
            }
       *[other]
            { $rank ->
                [r2] двойку
                [r3] тройку
                [r4] четвёрку
                [r5] пятёрку
                [r6] шестёрку
                [r7] семёрку
                [r8] восьмёрку
                [r9] девятку
                [r10] десятку
                [J] валета
                [Q] даму
                [K] короля
               *[A] туза
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] червей
               *[spades] пик
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] красным джокером
               *[black] чёрным джокером
            }
       *[other]
            { $rank ->
                [r2] двойкой
                [r3] тройкой
                [r4] четвёркой
                [r5] пятёркой
                [r6] шестёркой
                [r7] семёркой
                [r8] восьмёркой
                [r9] девяткой
                [r10] десяткой
                [J] валетом
                [Q] дамой
                [K] королём
               *[A] тузом
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] червей
               *[spades] пик
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] красного джокера
               *[black] чёрного джокера
            }
       *[other]
            { $rank ->
                [r2] двойки
                [r3] тройки
                [r4] четвёрки
                [r5] пятёрки
                [r6] шестёрки
                [r7] семёрки
                [r8] восьмёрки
                [r9] девятки
                [r10] десятки
                [J] валета
                [Q] дамы
                [K] короля
               *[A] туза
            } { $suit ->
                [clubs] треф
                [diamonds] бубен
                [hearts] червей
               *[spades] пик
            }
    }
suit-name =
    { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [hearts] червы
       *[spades] пики
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Партия окончена.
# unreviewed: выйти (to be out)
why-seat-out = Вы уже вышли: ни карт, ни забот.
why-not-the-attacker = Этот раунд начинает { $player }. Подождите первой карты.
why-not-the-defender = Отбиваться, брать и переводить может только защищающийся: { $player }.
why-defender-never-adds = Вы защищаетесь: отбивайтесь или берите. Подкидывают остальные.
why-defenders-partner = Защищается ваш партнёр, { $player }: партнёру не подкидывают.
why-not-a-thrower = По этим правилам вам сейчас нельзя подкидывать. Защищается { $player }.
why-not-your-turn = Сначала может подкинуть { $player }. Подождите своей очереди.
why-no-attack-yet = Первую карту кладёт { $player }: отбивать пока нечего.
why-must-open = Ваш заход: нужно положить карту.
why-unbeaten-cards = Ещё не отбито: { $cards }. Подождите защищающегося.
why-already-done = Вы уже сказали, что больше не подкидываете. Подождите, пока ляжет новая карта.
why-already-taking = Вы уже сказали «беру». Подождите, пока остальные подкинут.
why-nothing-to-take = Всё отбито: брать нечего.
why-nothing-to-beat = Все карты уже отбиты. Подождите: может быть, подкинут ещё.
why-not-in-hand = { $card }: этой карты у вас нет.
why-joker-only-beats = { $card } может только бить: джокером не ходят и не переводят.
why-rank-not-on-table = { $card } не подходит: подкидывать можно только то, что есть на столе: { $ranks }.
why-after-first-beat = По этим правилам подкидывать можно, только когда отбита первая карта.
why-not-all-beaten = По этим правилам подкидывают, только когда отбито всё. Ещё не отбито: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] Защищается { $player }, а на руках была только { $number } карта: больше класть нельзя.
        [few] Защищается { $player }, а на руках было только { $number } карты: больше класть нельзя.
        [many] Защищается { $player }, а на руках было только { $number } карт: больше класть нельзя.
       *[other] Защищается { $player }, а на руках было только { $number } карты: больше класть нельзя.
    }
why-first-bout-limit =
    { $number ->
        [one] В первом раунде кладут не больше { $number } карты.
        [few] В первом раунде кладут не больше { $number } карт.
        [many] В первом раунде кладут не больше { $number } карт.
       *[other] В первом раунде кладут не больше { $number } карты.
    }
why-bout-limit =
    { $number ->
        [one] За один раунд кладут не больше { $number } карты.
        [few] За один раунд кладут не больше { $number } карт.
        [many] За один раунд кладут не больше { $number } карт.
       *[other] За один раунд кладут не больше { $number } карты.
    }
why-not-on-table = { $target } — такой карты среди тех, что нужно отбить, нет.
why-already-beaten = { $target }: эта карта уже отбита.
why-too-low = { $card } не бьёт карту { $target }: нужна карта старше.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } не бьёт карту { $target }: чужую масть бьёт только козырь, а козыри — трефы.
        [diamonds] { $card } не бьёт карту { $target }: чужую масть бьёт только козырь, а козыри — бубны.
        [hearts] { $card } не бьёт карту { $target }: чужую масть бьёт только козырь, а козыри — червы.
       *[spades] { $card } не бьёт карту { $target }: чужую масть бьёт только козырь, а козыри — пики.
    }
why-trump-needed = { $card } не бьёт карту { $target }: козыря бьёт только козырь старше.
why-suit-needed = { $card } не бьёт карту { $target }: козырей нет, бьёт только старшая карта той же масти.
why-spades-only = { $card } не бьёт карту { $target }: по этим правилам пики бьются только пиками.
why-joker-colour = { $card } не бьёт карту { $target }: красный джокер бьёт только красные карты, чёрный — только чёрные.
why-joker-unbeatable = { $target }: джокера не бьёт ничто.
why-beats-nothing = { $card } не бьёт ни одной из этих карт: { $cards }.
why-transfer-off = По этим правилам переводить нельзя.
why-transfer-after-beat = Одна карта уже отбита: переводить поздно.
why-transfer-rank = { $card } не переводит: для перевода нужно то же достоинство: { $ranks }.
why-transfer-first-bout = По этим правилам первый раунд переводить нельзя.
why-transfer-chain =
    { $number ->
        [one] Эту атаку перевели уже { $number } раз: больше нельзя.
        [few] Эту атаку перевели уже { $number } раза: больше нельзя.
        [many] Эту атаку перевели уже { $number } раз: больше нельзя.
       *[other] Эту атаку перевели уже { $number } раза: больше нельзя.
    }
why-nobody-to-receive = Переводить больше не на кого.
why-receiver-hand-limit =
    { $number ->
        [one] Дальше { $player }: на руках только { $number } карта, а отбивать пришлось бы { $needed }.
        [few] Дальше { $player }: на руках только { $number } карты, а отбивать пришлось бы { $needed }.
        [many] Дальше { $player }: на руках только { $number } карт, а отбивать пришлось бы { $needed }.
       *[other] Дальше { $player }: на руках только { $number } карты, а отбивать пришлось бы { $needed }.
    }
why-show-off = По этим правилам нельзя переводить показом карты.
why-show-trump = { $card }: эту карту показать нельзя, показывают только козыря того же достоинства.
why-show-used = { $card }: эту карту уже показывали.
why-swap-off = По этим правилам козырную карту не обменивают.
why-swap-between-bouts = Козырную карту обменивают только между раундами и не перед самым первым.
why-swap-no-trump-card = Под колодой больше нет козырной карты.
why-swap-lowest = Под колодой и так лежит самый младший козырь.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = Ходите { $card_ins }.
# unreviewed: written without a native reader
advice-throw-in = Подкиньте { $card_acc }.
# unreviewed: written without a native reader
advice-beat = Побейте { $target_acc } { $card_ins }.
# unreviewed: written without a native reader
advice-transfer = Переведите { $card_ins }.
# unreviewed: written without a native reader
advice-show = Покажите { $card_acc } и переведите.
# unreviewed: written without a native reader
advice-swap = Обменяйте козырную карту.
# unreviewed: written without a native reader
advice-take = Берите.
# unreviewed: written without a native reader
advice-done = Больше не подкидывайте.
# unreviewed: written without a native reader
advice-wait = Подождите.
# unreviewed: written without a native reader
motive-only-move = Ничего другого и нельзя.
# unreviewed: written without a native reader
motive-wins = Так вы выиграете, что бы ни делал соперник.
# unreviewed: written without a native reader
motive-only-win = Выигрывает только это: любой другой ход упускает победу.
# unreviewed: written without a native reader
motive-draws = Так вы удержите ничью, что бы ни делал соперник.
# unreviewed: written without a native reader
motive-only-draw = Ничью удерживает только это: любой другой ход проигрывает.
# unreviewed: written without a native reader
motive-lost = Спасти может только ошибка соперника.
# unreviewed: written without a native reader
motive-last-card = { $card } — ваша последняя карта, а колода пуста.
# unreviewed: written without a native reader
motive-last-cards = В этом раунде могут уйти все ваши карты: { $number }.
# unreviewed: written without a native reader
motive-swap = { $card } старше козыря, который вы отдаёте.
# unreviewed: written without a native reader
motive-unbeatable = { $card }: побить нечем, защищается { $player }.
# unreviewed: written without a native reader
motive-pair = { $card } — и следом можно подкинуть: { $cards }.
# unreviewed: written without a native reader
motive-lowest = { $card } — ваша младшая простая карта.
# unreviewed: written without a native reader
motive-lowest-trump = Простых карт нет, а { $card } — младший ваш козырь.
# unreviewed: written without a native reader
motive-he-holds = { $player } держит { $cards } и побил бы этим { $target_acc }.
# unreviewed: written without a native reader
motive-hard-to-beat = { $card }: побить труднее, чем ваши карты младше; { $player } побьёт с вероятностью { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } может побить { $card_acc } только козырем.
# unreviewed: written without a native reader
motive-no-trumps = Все козыри известны где: { $player } их не имеет.
# unreviewed: written without a native reader
motive-keeps-trumps = { $card } бьёт { $target_acc }, и козыри остаются у вас.
# unreviewed: written without a native reader
motive-trump-needed = { $target }: простой картой не побить, а дешевле всего — { $card }.
# unreviewed: written without a native reader
motive-no-new-rank = { $card } бьёт { $target_acc } и не даёт нового достоинства для подкидывания.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: карты того же достоинства ни у кого нет, подкинуть нечего.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } бьёт { $target_acc }, а эти остаются вместе: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = После { $target_gen } { $player } может подкинуть: { $cards }.
# unreviewed: written without a native reader
motive-few-follow = После { $card_gen } подкинуть смогут меньше, чем после карты младше.
# unreviewed: written without a native reader
motive-cheapest-beat = { $card } — младшая из ваших карт, что бьёт { $target_acc }.
# unreviewed: written without a native reader
motive-cheapest-plan = { $card } на { $target_acc } — и все карты ({ $number }) отбиты дешевле всего.
# unreviewed: written without a native reader
motive-free-transfer = { $card } переводит, и это стоит всего одной простой карты.
# unreviewed: written without a native reader
motive-show = Покажите { $card_acc }: атака переведена, а карта остаётся у вас.
# unreviewed: written without a native reader
motive-rather-than-take = Всё не отбить, а { $card } переводит.
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Эту карту не побить: берите.
        [few] Все { $number } карты не отбить: берите.
        [many] Все { $number } карт не отбить: берите.
       *[other] Все { $number } карты не отбить: берите.
    }
# unreviewed: written without a native reader
motive-too-dear = Отбиться стоило бы { $cards }: лучше взять.
# unreviewed: written without a native reader
motive-throw-in = { $card } подходит, и это не козырь: одной картой меньше.
# unreviewed: written without a native reader
motive-give-away = { $player } берёт: пусть забирает и { $card_acc }.
# unreviewed: written without a native reader
motive-nothing-fits = Подкинуть вам нечего.
# unreviewed: written without a native reader
motive-saves-trumps = Подходят только ваши козыри: { $cards }. Их лучше беречь.
# unreviewed: written without a native reader
motive-feeds = { $player } берёт, и это было бы подарком: { $cards }.
# unreviewed: written without a native reader
motive-saves-high = То, что подходит, слишком ценно: { $cards }.
# unreviewed: written without a native reader
motive-wait = Сначала посмотрите, что сделает { $player }.
# unreviewed: written without a native reader
motive-preferred = Из возможных ходов ({ $number }) лучшего не нашлось.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Вероятность остаться дураком
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = выигрыш
# unreviewed: written without a native reader
tutor-draw = ничья
# unreviewed: written without a native reader
tutor-lose = проигрыш
# unreviewed: written without a native reader
tutor-worse = Хуже: { $move } — { $other_number } % против { $number } %.
# unreviewed: written without a native reader
tutor-line = Лучшая игра: { $moves }
# unreviewed: written without a native reader
tutor-solved = Партия просчитана до конца.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } на { $target_acc }
# unreviewed: written without a native reader
tutor-move-transfer = перевести: { $card }
# unreviewed: written without a native reader
tutor-move-show = показать: { $card }
# unreviewed: written without a native reader
tutor-move-swap = обменять козырную карту
# unreviewed: written without a native reader
tutor-move-take = взять
# unreviewed: written without a native reader
tutor-move-done = больше не подкидывать
# unreviewed: written without a native reader
tutor-move-wait = подождать
# unreviewed: written without a native reader
tutor-more = Подробнее
# unreviewed: written without a native reader
tutor-candidates = Одно из этого: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Просчитайте игру до конца.
# unreviewed: written without a native reader
tutor-think-counting = Сосчитайте: какие карты ещё могут быть у других?
# unreviewed: written without a native reader
tutor-think-trumps = Подумайте о своих козырях.
# unreviewed: written without a native reader
tutor-think-low = Без какой карты вам легче всего обойтись?
# unreviewed: written without a native reader
tutor-think-pairs = Посмотрите на карты одного достоинства.
# unreviewed: written without a native reader
tutor-think-taking = Можно ли отбить всё?
# unreviewed: written without a native reader
tutor-think-keeping = Не всё, что подходит, нужно класть.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] Сдаёт { $player }. Открыли { $card_acc }: козыри — трефы.
        [diamonds] Сдаёт { $player }. Открыли { $card_acc }: козыри — бубны.
        [hearts] Сдаёт { $player }. Открыли { $card_acc }: козыри — червы.
       *[spades] Сдаёт { $player }. Открыли { $card_acc }: козыри — пики.
    }
event-dealt-you =
    { $suit ->
        [clubs] Сдаёте вы. Открыли { $card_acc }: козыри — трефы.
        [diamonds] Сдаёте вы. Открыли { $card_acc }: козыри — бубны.
        [hearts] Сдаёте вы. Открыли { $card_acc }: козыри — червы.
       *[spades] Сдаёте вы. Открыли { $card_acc }: козыри — пики.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] Сдаёт { $player }. Козыри — трефы.
        [diamonds] Сдаёт { $player }. Козыри — бубны.
        [hearts] Сдаёт { $player }. Козыри — червы.
       *[spades] Сдаёт { $player }. Козыри — пики.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Сдаёте вы. Козыри — трефы.
        [diamonds] Сдаёте вы. Козыри — бубны.
        [hearts] Сдаёте вы. Козыри — червы.
       *[spades] Сдаёте вы. Козыри — пики.
    }
event-dealt-no-trumps = Сдаёт { $player }. Козырей нет.
event-dealt-no-trumps-you = Сдаёте вы. Козырей нет.
event-dealt-hand = Ваши карты: { $cards }.
event-dealt-first = { $player } показывает младшего козыря, { $card_acc }, и начинает.
event-dealt-first-you = У вас младший козырь, { $card }: первый ход ваш.
event-dealt-nobody = Козырей нет ни у кого.
event-dealt-first-lowest = У кого самая младшая карта, тот и начинает: { $player }.
event-dealt-first-lowest-you = Самая младшая карта у вас: первый ход ваш.
event-dealt-begins = Первый ход: { $player }.
event-dealt-begins-you = Первый ход ваш.
event-bout-started = { $player } ходит, { $to } защищается.
event-bout-started-you = Ваш ход: { $to } защищается.
event-bout-started-to-you = { $player } ходит, вы защищаетесь.
event-attacked = { $player } ходит { $card_ins }.
event-attacked-you = Вы ходите { $card_ins }.
event-thrown-in = { $player } подкидывает { $card_acc }.
event-thrown-in-you = Вы подкидываете { $card_acc }.
laid-cards = { $player } выкладывает: { $cards }.
laid-cards-you = Вы выкладываете: { $cards }.
event-beaten = { $player } бьёт { $target_acc } { $card_ins }.
event-beaten-you = Вы бьёте { $target_acc } { $card_ins }.
event-transferred = { $player } переводит { $card_ins }: теперь защищается { $to }.
event-transferred-you = Вы переводите { $card_ins }: теперь защищается { $to }.
event-transferred-to-you = { $player } переводит { $card_ins }: теперь защищаетесь вы.
event-transferred-shown = { $player } показывает { $card_acc } и переводит: теперь защищается { $to }.
event-transferred-shown-you = Вы показываете { $card_acc } и переводите: теперь защищается { $to }.
event-transferred-shown-to-you = { $player } показывает { $card_acc } и переводит: теперь защищаетесь вы.
event-swapped = { $player } меняет { $card_acc } на козырную карту: { $target }.
event-swapped-you = Вы меняете { $card_acc } на козырную карту: { $target }.
event-take-said = { $player } берёт.
event-take-said-you = Вы берёте.
event-done-said = { $player } больше не подкидывает.
event-done-said-you = Вы больше не подкидываете.
event-bout-beaten =
    { $number ->
        [one] Бито: в отбой уходит { $number } карта.
        [few] Бито: в отбой уходят { $number } карты.
        [many] Бито: в отбой уходят { $number } карт.
       *[other] Бито: в отбой уходит { $number } карты.
    }
event-bout-taken =
    { $number ->
        [one] { $player } забирает { $number } карту.
        [few] { $player } забирает { $number } карты.
        [many] { $player } забирает { $number } карт.
       *[other] { $player } забирает { $number } карты.
    }
event-bout-taken-you =
    { $number ->
        [one] Вы забираете { $number } карту.
        [few] Вы забираете { $number } карты.
        [many] Вы забираете { $number } карт.
       *[other] Вы забираете { $number } карты.
    }
event-drew-up =
    { $number ->
        [one] { $player } добирает { $number } карту.
        [few] { $player } добирает { $number } карты.
        [many] { $player } добирает { $number } карт.
       *[other] { $player } добирает { $number } карты.
    }
event-drew-up-you =
    { $number ->
        [one] Вы добираете { $number } карту: { $cards }.
        [few] Вы добираете { $number } карты: { $cards }.
        [many] Вы добираете { $number } карт: { $cards }.
       *[other] Вы добираете { $number } карты: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } добирает { $number } карту, козырную из-под колоды: { $card }.
        [few] { $player } добирает { $number } карты, последняя — открытый козырь: { $card }.
        [many] { $player } добирает { $number } карт, последняя — открытый козырь: { $card }.
       *[other] { $player } добирает { $number } карты, последняя — открытый козырь: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Вы добираете { $number } карту, козырную из-под колоды: { $card }.
        [few] Вы добираете { $number } карты: { $cards }. Последняя из них козырная.
        [many] Вы добираете { $number } карт: { $cards }. Последняя из них козырная.
       *[other] Вы добираете { $number } карты: { $cards }. Последняя из них козырная.
    }
# unreviewed: выйти (to be out)
event-went-out = { $player } выходит: место { $place }.
# unreviewed: выйти (to be out)
event-went-out-you = Вы вышли: место { $place }. Вы спасены!
event-game-over = Партия окончена: в дураках { $player }.
event-game-over-you = Партия окончена: в дураках вы.
event-game-over-team = Партия окончена, в дураках: { $players }.
event-game-over-team-you = Партия окончена: в дураках ваша команда.
event-game-over-draw = Партия окончена: ничья.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, козырь, можно сыграть
       *[no] { $card }, можно сыграть
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, козырь, сыграть нельзя: { $reason }
       *[no] { $card }, сыграть нельзя: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, козырь
       *[no] { $card }
    }
aria-pair-beaten = { $target }, бито: { $card }
aria-pair-open = { $target }, ещё не бито
aria-seat =
    { $number ->
        [one] { $player }, { $number } карта
        [few] { $player }, { $number } карты
        [many] { $player }, { $number } карт
       *[other] { $player }, { $number } карты
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, ходит, { $number } карта
        [few] { $player }, ходит, { $number } карты
        [many] { $player }, ходит, { $number } карт
       *[other] { $player }, ходит, { $number } карты
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, защищается, { $number } карта
        [few] { $player }, защищается, { $number } карты
        [many] { $player }, защищается, { $number } карт
       *[other] { $player }, защищается, { $number } карты
    }
aria-seat-thrower =
    { $number ->
        [one] { $player }, может подкидывать, { $number } карта
        [few] { $player }, может подкидывать, { $number } карты
        [many] { $player }, может подкидывать, { $number } карт
       *[other] { $player }, может подкидывать, { $number } карты
    }
aria-seat-out = { $player }, вне игры, карт нет
aria-seat-fool = { $player }, в дураках
aria-card-picked = { $card }, карта выбрана: теперь выберите цель
aria-card-selected = { $card }, карта выбрана, чтобы выложить её с другими
aria-card-prepared = { $card }, карта приготовлена
aria-card-carried = { $card }, карту несут
aria-target = Побить { $target_acc } { $card_ins }
aria-swap = Обменять { $card_acc } на козырную карту: { $target }
aria-stock =
    { $number ->
        [0] Колода пуста. Козыри: { $suit }
        [one] В колоде { $number } карта. Козыри: { $suit }
        [few] В колоде { $number } карты. Козыри: { $suit }
        [many] В колоде { $number } карт. Козыри: { $suit }
       *[other] В колоде { $number } карты. Козыри: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Колода пуста. Козырей нет
        [one] В колоде { $number } карта. Козырей нет
        [few] В колоде { $number } карты. Козырей нет
        [many] В колоде { $number } карт. Козырей нет
       *[other] В колоде { $number } карты. Козырей нет
    }
aria-trump-card = Козырная карта под колодой: { $card }
aria-discard =
    { $number ->
        [one] В отбое { $number } карта
        [few] В отбое { $number } карты
        [many] В отбое { $number } карт
       *[other] В отбое { $number } карты
    }
aria-your-cards = Ваши карты: { $cards }
aria-sorted-by-suit = Карты разложены по мастям
aria-sorted-by-rank = Карты разложены по достоинству
aria-sorted-by-own = Карты в вашем порядке
aria-selected =
    { $number ->
        [0] Карты не выбраны
        [one] Выбрана { $number } карта
        [few] Выбраны { $number } карты
        [many] Выбрано { $number } карт
       *[other] Выбраны { $number } карты
    }
aria-moved = { $card }, место { $place } из { $number }
aria-prepared = { $card }: карта приготовлена
aria-cancelled = Отменено

## When the server cannot do what was asked (one message for each error code)

error-not-json = Сервер не смог это прочитать. Обновите страницу и попробуйте ещё раз.
error-too-large = Для сервера это слишком длинно. Сократите и попробуйте ещё раз.
error-unknown-type = Сервер не знает такого запроса. Обновите страницу, чтобы получить новую версию.
error-bad-shape = Сервер не понял запроса. Обновите страницу и попробуйте ещё раз.
error-bad-rules = Сервер не знает таких правил. Выберите другие.
error-rules-conflict = Эти правила не сочетаются. Выберите другие.
error-no-such-table = Этого стола больше нет. Откройте новый.
error-not-your-seat = Это не ваше место.
error-stale = Стол тем временем изменился. Посмотрите и выберите заново.
error-illegal-move = Сейчас так сходить нельзя.
error-nothing-to-undo = Отменять нечего.
error-nothing-to-advise = Сейчас от вас ничего не зависит: советовать нечего.
error-no-way-back = К той партии уже не вернуться.
error-no-such-lesson = Такого урока нет. Выберите другой из списка.
error-step-over = Этот шаг закончен: повторите его или идите дальше.
error-game-not-over = Сначала доиграйте эту партию.
error-too-fast = Не так быстро, пожалуйста: подождите немного и попробуйте ещё раз.
error-storage = Серверу не удалось сохранить партию. Попробуйте чуть позже.
error-table-full = За этим столом нет свободных мест.
error-seat-taken = Это место уже занято. Выберите другое.
error-not-host = Это может только хозяин стола.
error-not-now = Сейчас это сделать нельзя.
error-name-taken = Это имя занято или похоже на занятое. Выберите другое.
error-no-watching = Смотреть за этим столом нельзя.
error-no-talk = За этим столом не разговаривают.
error-banned = Вы не можете играть на этом сервере.
error-too-many-tables = Вы сидите за слишком многими столами. Сначала покиньте один из них.
error-draining = Сервер скоро перезапустится. Попробуйте через минуту.

## How it ended

result-fool = В дураках { $player }
result-fool-you = На этот раз в дураках вы
result-team-fools = В дураках { $players }
result-team-fools-you = В этот раз в дураках ваша команда
# The last attack was with one or two of the lowest cards.
result-epaulettes =
    { $number ->
        [one] И погон на плечо
        [few] И погоны на оба плеча
        [many] И погоны на оба плеча
       *[other] И погоны на оба плеча
    }
result-fool-note = Кто-то ведь должен. Следующая сдача всё простит.
result-draw = Ничья: дураков нет
result-adjudicated = Игра пошла по кругу, поэтому её остановили: ничья.
result-place-fool = С картами на руках: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Сыграно раундов: { $number }.
# unreviewed: written without a native reader
decided-epaulettes = Последними против игрока { $player } легли самые младшие карты: { $number }.
# unreviewed: written without a native reader
decided-epaulettes-you = Последними против вас легли самые младшие карты: { $number }.
# unreviewed: written without a native reader
decided-draw = Последние карты ушли в одном раунде: { $players }.
# unreviewed: written without a native reader
decided-last-defender = { $player } отбивается последним: по этим правилам это и есть дурак.
# unreviewed: written without a native reader
decided-last-defender-you = Вы отбивались последним: по этим правилам это и есть дурак.
# unreviewed: written without a native reader
decided-big-take = { $player } в раунде { $bout } берёт карты ({ $number }) и уже до конца держит больше всех.
# unreviewed: written without a native reader
decided-big-take-you = В раунде { $bout } вы взяли карты ({ $number }) и уже до конца держали больше всех.
# unreviewed: written without a native reader
decided-trumps = Козыри, когда кончилась колода: { $player } — { $number }, { $other } — { $other_number }.
# unreviewed: written without a native reader
decided-no-trumps = Когда кончилась колода, козырей оставалось { $number }, и ни одного не держит { $player }.
# unreviewed: written without a native reader
decided-no-trumps-you = Когда кончилась колода, козырей оставалось { $number }, и ни одного у вас.
# unreviewed: written without a native reader
decided-late-take =
    { $number ->
        [one] { $player } берёт { $number } карту в раунде { $bout }, когда колода уже пуста.
        [few] { $player } берёт { $number } карты в раунде { $bout }, когда колода уже пуста.
        [many] { $player } берёт { $number } карт в раунде { $bout }, когда колода уже пуста.
       *[other] { $player } берёт { $number } карты в раунде { $bout }, когда колода уже пуста.
    }
# unreviewed: written without a native reader
decided-late-take-you =
    { $number ->
        [one] Вы взяли { $number } карту в раунде { $bout }, когда колода уже была пуста.
        [few] Вы взяли { $number } карты в раунде { $bout }, когда колода уже была пуста.
        [many] Вы взяли { $number } карт в раунде { $bout }, когда колода уже была пуста.
       *[other] Вы взяли { $number } карты в раунде { $bout }, когда колода уже была пуста.
    }
# unreviewed: written without a native reader
decided-high-trump = Когда кончилась колода, старший козырь, { $card }, держит { $other }.
# unreviewed: written without a native reader
decided-high-trump-you = Когда кончилась колода, старший козырь, { $card }, был у вас.
# unreviewed: written without a native reader
decided-left-with =
    { $number ->
        [one] Все вышли, а { $player } всё ещё держит { $number } карту.
        [few] Все вышли, а { $player } всё ещё держит { $number } карты.
        [many] Все вышли, а { $player } всё ещё держит { $number } карт.
       *[other] Все вышли, а { $player } всё ещё держит { $number } карты.
    }
# unreviewed: written without a native reader
decided-left-with-you =
    { $number ->
        [one] Все вышли, а у вас ещё { $number } карта.
        [few] Все вышли, а у вас ещё { $number } карты.
        [many] Все вышли, а у вас ещё { $number } карт.
       *[other] Все вышли, а у вас ещё { $number } карты.
    }
# unreviewed: written without a native reader
decided-team-left-with = Карты, оставшиеся в конце: { $number }, у команды: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Учимся играть в дурака
learn-about = Семь коротких уроков за настоящим столом. Учимся, играя.
learn-start = Начать
learn-continue = Продолжить
learn-again = Ещё раз
learn-done = Пройден
# $step is the one at hand, $steps how many there are.
learn-progress = Шаг { $step } из { $steps }
learn-reset = Начать всё сначала
learn-ends-game = Урок прервёт неоконченную партию.
learn-lesson = Урок { $number }
learn-next = Следующий урок
learn-list = Все уроки
learn-play = Сыграть партию
learn-try-again = Попробовать ещё раз
learn-go-on = Дальше
learn-skip = Пропустить
learn-reached = Отлично!
learn-finished = Отлично! Урок пройден.
learn-graduated = Вы выиграли первую партию. Теперь вы умеете играть в дурака!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Задание: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Отбиваемся
lesson-beat-higher = { $player } ходит { $card_ins }. Её бьёт карта той же масти постарше: побейте.
lesson-beat-attack = Всё отбито — теперь ходите вы. Положите самую младшую карту: { $card }.
lesson-beat-done = { $player } отбивается { $card_ins }, и подкинуть вам нечего. Скажите «Бито».
lesson-beat-cheap = Карту { $card } бьют две ваши. Побейте младшей, а хорошую приберегите.
lesson-trump-title = Козыри
lesson-trump-any = Карта под колодой показывает козырную масть. Козырь бьёт любую другую: побейте { $card_acc } младшим козырем.
lesson-trump-suit = { $player } подкидывает { $card_acc }. У вас есть карта этой масти постарше: побейте ею, козырь приберегите.
lesson-trump-higher = { $card } — сам козырь. Его бьёт только козырь старше, и он у вас есть.
lesson-trump-keep = Всё отбито — ходите вы. Козыри лучше беречь для защиты: положите самую младшую карту, { $card }.
lesson-throw-title = Подкидываем
lesson-throw-lead = У вас две шестёрки, а защищается { $player }. Ходите { $card_ins }.
lesson-throw-same = Можно подкинуть карты тех достоинств, что лежат на столе. Подкиньте вторую шестёрку.
lesson-throw-any = Считаются и карты, которыми отбивались, — подходят две ваши. Подкиньте младшую: { $card }.
lesson-throw-taking = { $player } берёт. Вдогонку ещё можно подкинуть: { $card }.
lesson-take-title = Берём
lesson-take-choose = Карту { $card } бьёт только ваш козырный туз. Жалко: скажите «Беру».
lesson-take-again = Кто взял, тот пропускает ход. Зато взятое пригодится: отбейтесь { $card_ins }.
lesson-take-turn = Всё отбито, ваш ход. Ходите { $card_ins }.
lesson-take-press = { $player } берёт и пропускает ход. Скажите «Пас» и ходите снова — { $card_ins }.
lesson-limits-title = Сколько карт
lesson-limits-five = В первом раунде не больше пяти карт нападения. Начните с девятки и подкидывайте, пока не будет пяти.
lesson-limits-hand = Больше, чем у защищающегося на руках, класть нельзя: { $player } держит три карты. Положите три девятки — четвёртую не примут.
lesson-end-title = Конец игры
# unreviewed: выйти (to be out)
lesson-end-open = Колода кончилась: никто не добирает, и кто остался без карт, тот вышел. Ходите { $card_ins }.
lesson-end-give = { $player } берёт. Отдайте и вторую девятку: { $card }.
# unreviewed: выйти (to be out)
lesson-end-last = Скажите «Пас» и положите последнюю карту, { $card }: без карт вы вышли и спасены.
lesson-end-keep = Ещё один конец: у каждого по две карты. Побейте { $card_acc } простой картой, а козырь оставьте напоследок.
lesson-end-win = Положите козырь: { $player } его не побьёт и останется с картами.
lesson-transfer-title = Переводим — и первая партия
lesson-transfer-on = Здесь можно переводить. Положите рядом свою десятку, { $card }: теперь отбиваться должен другой игрок — { $player }.
lesson-transfer-pass = { $player } берёт обе. Карта { $card } подходит, но это козырь: оставьте его и скажите «Пас».
lesson-transfer-beat = Можно перевести козырным валетом, но дешевле побить { $card_acc } дамой.
lesson-transfer-game = Теперь — ваша собственная маленькая партия. Играйте как хотите, пока не кончится колода.
lesson-transfer-win = Колода кончилась. Избавьтесь от карт раньше других!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Взять можно всегда, но здесь у вас есть чем побить.
lesson-hint-dear = Так можно, но хватит карты помладше. Хорошие приберегите.
lesson-hint-trump = Так можно, но козыри дороги: здесь можно и без них.
lesson-hint-named = Так тоже можно ходить, но для урока нужна другая карта.
lesson-hint-fits = Можно остановиться, но у вас ещё есть подходящая карта.
lesson-hint-transfer = Отбились, но здесь атаку можно перевести на другого.
lesson-hint-lost = На этот раз карты остались у вас. Бывает со всеми: сыграйте ещё раз.

## How to play

howto-title = Как играть в дурака
howto-goal = Избавьтесь от всех своих карт. Победителя нет: кто последним остался с картами на руках, тот и дурак.
howto-learn = Лучше научиться за игрой
# Told of a picture: $card lies over $target.
howto-beats = { $card } бьёт { $target_acc }
howto-search = Искать в вопросах
howto-none = Об этом вопросов нет.
howto-link = Скопировать ссылку на этот вопрос
howto-link-copied = Ссылка скопирована
howto-setup-title = Подготовка
howto-setup-1 = В колоде 36 карт, от шестёрки до туза. Играют от двух до шести человек, каждому сдают по шесть карт.
howto-setup-2 = Следующую карту открывают и кладут под колоду. Её масть — козырь на всю партию, а саму карту берут самой последней.
howto-setup-3 = Первым ходит тот, у кого на руках младший козырь. Защищается всегда следующий игрок слева от него.
howto-attack-title = Нападение
howto-attack-1 = Нападающий ходит любой картой.
howto-attack-2 = Потом он и все остальные, кроме защищающегося, могут в любое время подкидывать карты, но только тех достоинств, которые уже есть на столе: считаются и карты нападения, и карты защиты.
howto-attack-3 = За один раунд кладут не больше шести карт нападения и никогда не больше, чем было на руках у защищающегося, когда он стал защищаться. В самом первом раунде — не больше пяти.
howto-defence-title = Защита
howto-defence-1 = Каждую карту побейте старшей картой той же масти или любым козырем.
howto-defence-2 = Козыря бьёт только козырь старше.
howto-defence-3 = Не можете или не хотите? Скажите «беру». Остальные ещё могут подкинуть подходящие карты, и тогда вы забираете всё со стола.
howto-after-title = После раунда
howto-after-1 = Всё отбито: карты уходят в отбой, и следующим ходит тот, кто защищался.
howto-after-2 = Взял: защищавшийся пропускает свой ход, ходит игрок слева от него.
howto-after-3 = Пока есть колода, все добирают до шести карт: сначала нападавший, потом остальные по часовой стрелке, последним защищавшийся.
howto-end-title = Конец игры
# unreviewed: выйти (to be out)
howto-end-1 = Когда колода кончилась, игрок без карт выходит — он спасён.
howto-end-2 = Последний, у кого остались карты, — дурак. Если последние игроки избавились от карт в одном и том же раунде, это ничья.
howto-transfer-title = Переводной дурак
howto-transfer-1 = Пока ничего не отбито, защищающийся может положить рядом карту того же достоинства. Тогда отбиваться от всех карт должен следующий игрок.
howto-transfer-2 = У следующего игрока должно быть не меньше карт, чем придётся отбивать. Переводить можно и дальше, хоть по всему кругу.
howto-other-title = Другие правила
howto-other-1 = Всё остальное на этой странице — про обычного подкидного и переводного. Кнопка «Выбрать игру» предлагает и другие известные правила, а в разделе «Все правила» можно составить свои.
howto-other-2 = Переводной с показом: козыря того же достоинства можно не класть, а только показать и оставить у себя.
howto-other-3 = Команды: партнёры сидят через соперника, друг на друга не ходят, выигрывают и проигрывают вместе.
howto-other-4 = Джокеры только бьют: красный — любую красную карту, чёрный — любую чёрную, и козырей тоже.
howto-other-5 = Две колоды: каждая карта есть дважды. Двойника она не бьёт, ведь она не старше.
howto-other-6 = Как играют за вашим столом, написано в окошке «Правила этого стола»: нажмите на название игры над столом.
howto-controls-title = Управление
# unreviewed: светящаяся (glowing)
howto-controls-1 = Нажмите на светящуюся карту или перетащите её на стол. Чтобы отбиться, положите карту прямо на ту, которую хотите побить.
howto-controls-2 = «Бито» или «Пас» — вы больше не подкидываете, когда всё отбито или защищающийся берёт. «Беру» — вы забираете все карты со стола.
# unreviewed: тусклая (dimmed)
howto-controls-3 = Нажмите на тусклую карту — и узнаете, почему ею нельзя сыграть.
howto-controls-4 = На клавиатуре карту выбирают стрелками, а играют клавишей Enter.
howto-controls-5 = Чтобы выложить сразу несколько карт одного достоинства, задержите палец на одной, коснитесь остальных, затем стола.
howto-controls-6 = В настройках можно выбрать, чтобы раскладывать карты самому и готовить карту, пока ходят другие.

## Questions and answers

faq-title = Частые вопросы
faq-1-q = Кто ходит, если защищающийся взял?
faq-1-a = Игрок слева от взявшего. Кто взял, тот пропускает свой ход. Вдвоём снова ходит тот же.
faq-2-q = Можно ли взять, если я могу отбиться?
faq-2-a = Да, иногда хорошая карта того стоит. Брать можно, пока на столе есть неотбитая карта, и передумать потом нельзя.
faq-3-q = Почему в первом раунде только пять карт?
faq-3-a = Чтобы никого не завалили картами в самом начале. Со второго раунда предел — шесть, независимо от того, отбит первый или взят.
faq-4-q = Что, если колода кончится, когда все добирают?
faq-4-a = Добирают по очереди до шести, пока колода не кончится. Козырную карту получит тот, до кого она дойдёт. Кому не хватило, тот играет с тем, что есть.
faq-5-q = Можно ли смотреть отбой?
faq-5-a = Нет. Отбитые карты до конца партии лежат рубашкой вверх, видно только их число. Запоминать их — часть игры.
faq-6-q = Когда бывает ничья?
faq-6-a = Когда в конце раунда карт не осталось ни у кого: например, последнюю карту нападения побили самой последней картой. Тогда дураков нет.
faq-7-q = Нужно ли ходить младшим козырем, если первый ход мой из-за него?
faq-7-a = Нет, он только показывает, кто начинает. Ходите любой картой.
faq-8-q = Может ли защищающийся подкидывать?
faq-8-a = Нет. Он отбивается, берёт или, в переводном, переводит. Подкидывать могут все остальные.
faq-9-q = Кто добирает первым?
faq-9-a = Нападавший, потом остальные по часовой стрелке, последним — защищавшийся. После переводов нападавшим считается тот, кто перевёл последним.
faq-10-q = А если двое подкинули одновременно?
faq-10-a = Первой ложится та карта, которая пришла раньше. Если она заняла последнее место, вторая просто вернётся в руку.
faq-11-q = Можно ли играть в переводного вдвоём?
faq-11-a = Да. Тогда атака возвращается к тому, кто её начал, если карт у него хватает.
faq-12-q = Когда перевести нельзя?
faq-12-a = Когда хоть одна карта уже отбита, когда вы сказали «беру», когда достоинство не то или когда у следующего игрока карт меньше, чем пришлось бы отбивать.
faq-13-q = Кто ходит после переводов?
faq-13-a = Это решает последний защищавшийся: отбил всё — ходит он, взял — ходит игрок слева от него.
faq-14-q = Можно ли зайти с козыря?
faq-14-a = Да, начать можно с любой карты. Отбить козыря трудно: его бьёт только козырь старше.
faq-15-q = Сколько карт мне могут подкинуть?
faq-15-a = Всего не больше шести, в первом раунде — пяти, и никогда не больше, чем было у вас на руках, когда вы стали защищаться. После слова «беру» предел тот же.
# unreviewed: выйти (to be out)
faq-16-q = Когда игрок выходит?
faq-16-a = Когда нет ни карт на руках, ни колоды. Пока колода есть, после раунда пустая рука снова наполнится.
faq-17-q = Можно ли вернуть ход?
faq-17-a = Против ботов — да, сколько угодно. Такая партия помечается как тренировочная.
faq-18-q = Что знают боты?
faq-18-a = Ровно то, что знали бы вы на их месте: свои карты, стол и всё, что сыграли открыто. Ни вашей руки, ни колоды они не видят.
faq-19-q = Что значит перевести?
faq-19-a = Вместо того чтобы отбиваться, защищающийся кладёт рядом карту того же достоинства. Тогда отбиваться от всего должен следующий игрок, и он может перевести дальше.
faq-20-q = Кто подкидывает первым?
faq-20-a = Кто быстрее: все, кроме защищающегося, подкидывают когда хотят. По другим правилам подкидывают по очереди, начиная с нападающего.
faq-21-q = Что, если двое выходят сразу?
faq-21-a = Оба спасены, остальные играют дальше. А если карт нет больше ни у кого, дурака нет: ничья.
faq-22-q = Можно ли бить козырем, если есть чем отбиться без него?
faq-22-a = Да. Масть держать не обязательно: козырь бьёт любую карту другой масти, что бы ещё у вас ни было.
faq-23-q = Часть карт я отбил, а потом взял. Что мне достаётся?
faq-23-a = Всё, что лежит на столе: карты нападения, карты, которыми вы отбивались, и то, что ещё подкинут.
faq-24-q = Что такое серия?
faq-24-a = Несколько партий с общим счётом: до стольких-то очков или на столько-то партий. Она выбирается в правилах, а счёт виден после каждой партии.
faq-25-q = Что такое погоны?
faq-25-a = Старая шутка: кого оставили в дураках последним ходом с одной или двумя шестёрками, тому они «на погоны». На счёт не влияют и включаются в правилах.
faq-26-q = Честно ли сдаются карты?
faq-26-a = Да. Каждая сдача тасуется по опубликованному способу из 32 случайных байтов, которые берёт сам компьютер. Ни от игроков, ни от счёта она не зависит, и выбрать её никто не может.
faq-27-q = Почему отыгранные карты ещё лежат на столе?
faq-27-a = Чтобы все увидели, чем кончилось. Коснитесь стола — и игра пойдёт дальше; сколько ждать, выбирается в настройках.
faq-28-q = Почему бывает пауза, хотя подкинуть никто не может?
faq-28-a = Если бы без подходящей карты игра шла быстрее, все бы узнали, что её ни у кого нет. Поэтому пауза не зависит от карт на руках.

## Учётная запись

account-title = Учётная запись
account-guest = Гость { $name }
account-about = Вы играете как гость. Учётная запись сохранит ваше имя и откроет игру на любом устройстве. Почта не нужна.
account-join-tab = Новая запись
account-login-tab = Вход
account-name = Имя
account-name-hint = От 3 до 24 букв одного алфавита, можно цифры
account-password = Пароль
account-new-password = Новый пароль
account-password-hint = Не короче 8 знаков
account-show-password = Показать пароль
account-join = Создать запись
account-join-passkey = Создать с ключом доступа
account-passkey-about = Ключ доступа — это отпечаток пальца, лицо или блокировка экрана вместо пароля.
account-login = Войти
account-login-passkey = Войти с ключом доступа
account-forgot = Забыли пароль?
account-recover = Ввести код восстановления
account-recover-about = Введите код восстановления и новый пароль. На других устройствах произойдёт выход.
account-code = Код восстановления
account-back = Назад
account-codes = Коды восстановления
account-codes-about = Каждый код впустит вас один раз, если пароль или ключ потерян. Они видны только сейчас: сохраните их в надёжном месте.
account-codes-copy = Скопировать
account-codes-save = Сохранить в файл
account-codes-kept = Коды сохранены
account-codes-left =
    { $number ->
        [one] Остался { $number } код
        [few] Осталось { $number } кода
        [many] Осталось { $number } кодов
       *[other] Осталось { $number } кода
    }
account-codes-renew = Новые коды
account-rename = Сменить имя
account-save = Сохранить
account-saved = Сохранено
account-passkeys = Ключи доступа
account-passkey-add = Добавить ключ
account-passkey-suspect = Возможно, у этого ключа есть копия. Удалите его.
account-remove = Удалить
account-last-used = Последний вход: { $time }
account-sessions = Где выполнен вход
account-this-device = Это устройство
account-unknown-device = Неизвестное устройство
account-end-others = Выйти на всех остальных
account-logout = Выйти
account-data = Ваши данные
account-export = Скачать мои данные
account-delete = Удалить запись
account-delete-about = Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.
account-delete-yes = Удалить навсегда
account-confirm-about = Подтвердите, что это вы.
account-confirm = Подтвердить
account-confirm-passkey = Подтвердить ключом
account-waiting = Здесь гостя, которым вы были, ждёт неоконченная партия. Она вернётся, когда вы выйдете.
account-error-name-too-short = В имени не меньше 3 знаков.
account-error-name-too-long = В имени не больше 24 знаков.
account-error-name-signs = Имя начинается с буквы; в нём только буквы и цифры, между ними — по одному пробелу, точке или дефису.
account-error-name-scripts = Все буквы имени должны быть из одного алфавита.
account-error-name-reserved = Это имя занято самой игрой.
account-error-name-taken = Это имя занято или похоже на занятое.
account-error-password-too-short = В пароле не меньше 8 знаков.
account-error-password-too-long = В пароле не больше 128 знаков.
account-error-password-weak = Этот пароль легко угадать. Возьмите длиннее.
account-error-wrong-login = Неверное имя или пароль.
account-error-wrong-password = Неверный пароль.
account-error-wrong-code = Неверное имя или код, или код уже использован.
account-error-too-many-tries = Слишком много попыток. Попробуйте через { $number } мин.
account-error-too-many-accounts = Отсюда создано слишком много записей. Попробуйте через { $number } мин.
account-error-bad-passkey = Ключ доступа не сработал. Попробуйте ещё раз.
account-error-copied-passkey = Возможно, у этого ключа есть копия, поэтому он не впускает. Войдите иначе и удалите его.
account-error-last-passkey = Это ваш единственный способ войти. Сначала задайте пароль.
account-error-too-many-passkeys = Больше ключей добавить нельзя.
account-error-network = Нет связи с сервером. Попробуйте ещё раз.
account-error-other = Не получилось. Попробуйте ещё раз.

## Looking through a game that is over

replay-place = Ход { $number } из { $most }
replay-play = Смотреть дальше
replay-pause = Пауза
replay-back = На ход назад
replay-forward = На ход вперёд
replay-first = К началу
replay-last = К концу
replay-speed = Скорость: { $number }×
replay-seat = Смотреть с места игрока
replay-open = Показать все карты

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-nice-move = Отличный ход!
phrase-thanks = Спасибо!
phrase-welcome = Пожалуйста!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-lucky = Вот это везение!
phrase-unlucky = Не везёт сегодня…
phrase-no-hurry = Не спешите!
phrase-go-on = Играем дальше?
phrase-moment = Минутку!
phrase-back = Я снова здесь
phrase-again = Ещё разок?
phrase-bye = До встречи!

# What the pictures show that players send each other.

emote-smile = Улыбка
emote-laugh = Смех
emote-wink = Подмигивание
emote-cool = Тёмные очки
emote-think = Раздумье
emote-wow = Удивление
emote-sad = Грусть
emote-cry = Слёзы
emote-angry = Злость
emote-clap = Аплодисменты
emote-coffee = Кофе
emote-sleep = Сон

## Playing with other people

people-name = Как вас называть другим?
people-name-wanted = Сначала впишите имя.
people-watchers = Зрителей: { $number }
people-watching = Вы смотрите игру
# Where watching is delayed.
people-watching-late = Вы смотрите игру с задержкой в минуту
people-left = { $player } уходит из-за стола.
people-came = { $player } садится за стол.
people-host = Хозяин стола теперь { $player }.
people-host-you = Теперь вы хозяин стола.
people-says = { $player }: { $text }
people-takeback-asks = { $player } просит вернуть последний ход.
people-takeback-yes = Да
people-takeback-no = Нет
people-takeback-waits = Ждём ответа: { $players }
people-takeback-done = { $player } возвращает свой последний ход.
people-takeback-done-you = Твой ход возвращён.
people-takeback-stays = Ход остаётся.

device-about = Все играют на этом устройстве и передают его друг другу.
device-name = Игрок { $number }
device-add = Добавить игрока
device-remove = Убрать: { $player }
device-bots = Боты
device-give = Передай устройство: { $player }
device-hidden = До этого карты скрыты.
device-me = Это я, { $player }
people-bot-sits-in = За { $player } играет бот.
people-lost = { $player }: связь потеряна.
people-back = { $player } снова здесь.
people-wishes = { $player } хочет сыграть ещё.
people-out-of-time = { $player }: время вышло.
people-out-of-time-you = Ваше время вышло.
people-bot-for-you = За вас играет бот.
people-waits-for-others = Вы хотите сыграть ещё. Ждём остальных…
people-wants-player = Чтобы раздать карты, нужен ещё один игрок.
people-gone = ушёл
# Beside a name that is known by an account.
people-account = есть учётная запись
people-mute = Не слушать
people-unmute = Слушать
people-leave = Уйти совсем
people-leave-about = За вас доиграет бот, и это будет считаться уходом.
people-write = Написать сообщение
people-send = Отправить

## A table before its first deal

gather-invite = Пригласить по ссылке
gather-copy = Копировать
gather-copied = Скопировано
gather-send = Отправить…
gather-code = QR-код
gather-sit-hint = Нажмите на свободное место, чтобы сесть
gather-full = Все места заняты; можно смотреть
gather-waiting = Свободных мест: { $number }
gather-ready = Все в сборе: начинайте игру
gather-waiting-host = Игру начнёт { $player }
gather-seat-free = Свободное место { $number }
gather-host = хозяин
table-free = Свободно
gather-agreed = Во что играем
gather-change = Изменить
gather-access = Кто найдёт стол
gather-access-link = У кого есть ссылка
gather-access-open = Все
gather-watching = Зрители
gather-watching-free = Можно смотреть
gather-watching-delayed = С задержкой
gather-watching-off = Смотреть нельзя
gather-talk = Разговоры
gather-talk-off = Без разговоров
gather-talk-phrases = Только фразы
gather-talk-chat = Свободный чат
gather-rated = На рейтинг
gather-rated-about = Результат изменит рейтинг игроков.
gather-sit = Сесть
gather-stand = Встать
gather-fill = Посадить ботов
gather-swap = Поменяться местами с { $player }
gather-move-here = Сесть сюда
gather-bot = Бот
gather-remove = Попросить уйти: { $player }
gather-make-host = Сделать хозяином: { $player }
gather-seats = Мест
gather-clock = Часы
gather-starts = Начало
gather-starts-host = Когда скажет хозяин
gather-starts-full = Когда места заняты
gather-agree = Готово

## The list of tables

tables-title = Столы
tables-mine = Ваши столы
tables-open = Ждут игроков
tables-filter-rules = Правила
tables-filter-seats = Мест
tables-all = Все
tables-none = Сейчас никто не ждёт. Откройте стол: его увидит следующий, кто придёт.
tables-none-such = Такого стола нет. Измените отбор или откройте свой.
tables-new = Открыть стол
tables-taken = Занято мест: { $number } из { $most }
tables-your-turn = Ваш ход
tables-gathering = ждёт игроков
tables-playing = идёт игра
tables-in-play = Идёт игра
tables-crowd = Игроков здесь: { $number }. Столов в игре: { $playing }.
tables-over = игра окончена
tables-alone = Пока никого

## Clocks

clock-none = Без часов
clock-fast = Быстрые
clock-normal = Обычные
clock-slow = Медленные
clock-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
        [many] { $number } дней
       *[other] { $number } дня
    }
clock-seconds = { $number } с
clock-about-none = Время не ограничено.
clock-about-turn = На каждый ход: { $time }.
clock-about-bank = Запас на каждую партию: { $time }.
clock-bank = Запас { $time }
clock-window = На подкидывание: { $time }
clock-paused = Ждём { $player }: { $time }
clock-last = Осталось пять секунд!

## Whether the deal was fair

proof-title = Честная раздача
proof-about = До раздачи сервер выбрал тайное число и показал его отпечаток. Каждый игрок добавил своё число. Вместе они перемешали колоду, так что выбрать карты не мог никто. Сейчас ваш браузер сам это проверяет. Чего он не покажет: что хозяин сервера не подглядывал.
proof-cannot = По этой связи браузер не может проверить. Откройте страницу по https.
proof-checking = Проверяем…
proof-not-yet = Сначала доиграйте эту партию: потом раздачу можно проверить.
proof-none = Пока нет законченной партии для проверки.
proof-fair = Карты розданы честно.
proof-unfair = Что-то не сходится: карты розданы не так, как обещано.
proof-deal = Партия { $number }
proof-bound = Тайное число подходит к отпечатку.
proof-shuffled = Карты лежали точно так, как следует из чисел.
proof-mine = Ваше число участвовало в перемешивании.
proof-no = Нет:
proof-numbers = Числа для проверки в другом месте
proof-save = Сохранить в файл

## Players and their games

players-title = Игрок
players-me = Мой профиль
players-family = Вид игры
players-teams = В командах
players-kind =
    { $number ->
        [one] { $family }, { $number } игрок
        [few] { $family }, { $number } игрока
        [many] { $family }, { $number } игроков
       *[other] { $family }, { $number } игрока
    }
players-games =
    { $number ->
        [one] { $number } игра
        [few] { $number } игры
        [many] { $number } игр
       *[other] { $number } игры
    }
players-lost = { $number } % проиграно
players-rating = Рейтинг
players-changed = Рейтинг { $number }, { $change }
players-course = Рейтинг со временем: с { $from } до { $to }, самый низкий { $low }, самый высокий { $high }
players-unsettled = Игр пока мало: это первая оценка.
players-since = Здесь с { $date }
players-newest = Последние игры на рейтинг
players-unrated = Игр на рейтинг ещё не было.
players-unrated-me = У вас ещё нет рейтинга. Сыграйте за столом «на рейтинг», с людьми или с ботами.
players-best-none = Здесь ещё никто не сыграл достаточно. Играйте на рейтинг и станьте первым!
players-missing = Такого игрока нет.
players-again = Ещё раз
games-none = Законченных игр ещё нет. Сыграйте: игра останется здесь, ход за ходом.
games-missing = Эту игру показать нельзя.
games-more = Показать ещё
games-fool = проигрыш
games-safe = не в дураках
games-draw = ничья
