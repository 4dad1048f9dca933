# The words of Kozyr in Russian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Карточная игра «Дурак»
app-close = Закрыть
app-reconnecting = Восстанавливаем связь…
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
lobby-new-game = Новая партия
lobby-choose = Выбрать соперников
lobby-how-to-play = Как играть
lobby-settings = Настройки
lobby-language = Язык
lobby-theme = Тема
lobby-preset = Правила
lobby-preset-app = Подкидной
lobby-preset-app-hint = Игроки подкидывают карты тех достоинств, что есть на столе.
lobby-preset-app-transfer = Переводной
lobby-preset-app-transfer-hint = Атаку можно ещё и перевести картой того же достоинства.
lobby-number-of-opponents = Соперники
lobby-opponent = Соперник { $number }
lobby-level-beginner = Новичок
lobby-level-regular = Бывалый
lobby-pace = Как быстро играют боты
lobby-pace-normal = Как люди
lobby-pace-instant = Мгновенно
lobby-your-name = Ваше имя
lobby-your-name-hint = Видно только у вашего места
lobby-start = Начать
lobby-cancel = Отмена
lobby-offline = Связи пока нет. Игра начнётся, как только она появится.

## The table

table-title = Игровой стол
table-players = Игроки
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
table-last-bout = Прошлый раунд
table-how-to-play = Как играть
table-settings = Настройки
table-last-bout-beaten = Все карты отбиты и ушли в отбой.
table-last-bout-taken = Карты забирает { $player }.
table-last-bout-taken-you = Карты забираете вы.

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
prompt-taking-soon = Вы берёте…
prompt-done-soon = Подкинуть нечего…
# unreviewed: выйти (to be out)
prompt-out = Вы вышли из игры и спасены
prompt-choose-target = Что сыграть картой { $card }?
prompt-drop-here = Сюда
prompt-transfer-here = Перевести: защищается { $player }
prompt-over = Партия окончена
prompt-covered-nothing = Всё отбито: подкинуть нечего, скажите «Бито»
prompt-taking-nothing = { $player } берёт: подкинуть нечего, скажите «Пас»
prompt-bout-beaten = Всё отбито.
prompt-tap-to-go-on = Нажмите, чтобы продолжить
prompt-trump = Козырь: { $card }.
prompt-no-line = Нет связи: сейчас сходить нельзя

## Buttons

action-bita = Бито
action-pass = Пас
action-take = Беру
action-take-undo = Отменить
action-transfer = Перевести
action-skip-to-end = Сразу к концу
action-rematch = Сыграть ещё
action-leave = В главное меню
action-see-table = К столу
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
settings-tap = Нажатие на карту
settings-tap-plays = Сразу играет
settings-tap-second = Выбирает, второе нажатие играет
settings-sort = Порядок моих карт
settings-sort-suit = По мастям
settings-sort-rank = По достоинству
settings-speed = Движение карт
settings-speed-off = Выключено
settings-speed-fast = Быстрое
settings-speed-normal = Обычное
settings-speed-slow = Медленное
settings-hold = Сыгранный раунд остаётся на столе
settings-hold-none = Нисколько
settings-hold-seconds = { $seconds } с
settings-hold-tap = До нажатия
settings-auto-done = Говорить «Бито» и «Пас» за меня
settings-auto-done-hint = Когда мне нечего подкинуть.
settings-take-undo = Время, чтобы отменить «Беру»
settings-take-undo-hint = Слово уходит через 0,8 секунды.
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
settings-contrast = Контраст
settings-contrast-auto = Как на устройстве
settings-contrast-high = Высокий
settings-left-handed = Для левой руки
settings-shortcuts = Клавиши
settings-reset = Сбросить все настройки

## Keyboard

keys-title = Клавиатура
keys-arrows = Выбрать карту или цель
keys-ranks = К следующей карте этого достоинства
keys-enter = Сыграть или выбрать карту
keys-escape = Отмена
keys-take = Беру
keys-done = Бито или Пас
keys-transfer = Перевести
keys-sort = Изменить порядок моих карт
keys-explain = Почему этой картой нельзя сыграть?
keys-last-bout = Прошлый раунд
keys-undo = Вернуть последний ход
keys-read = Прочитать стол вслух
keys-help = Этот список
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Пробел

## Lists: $items are joined by commas

list-and = { $items } и { $last }
list-or = { $items } или { $last }

## Card names, for speech

card =
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
card-acc =
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
card-ins =
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
card-gen =
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
why-not-a-thrower = По этим правилам вам сейчас нельзя подкидывать. Защищается { $player }.
why-no-attack-yet = Первую карту кладёт { $player }: отбивать пока нечего.
why-must-open = Ваш заход: нужно положить карту.
why-unbeaten-cards = Ещё не отбито: { $cards }. Подождите защищающегося.
why-already-done = Вы уже сказали, что больше не подкидываете. Подождите, пока ляжет новая карта.
why-already-taking = Вы уже сказали «беру». Подождите, пока остальные подкинут.
why-nothing-to-take = Всё отбито: брать нечего.
why-nothing-to-beat = Все карты уже отбиты. Подождите: может быть, подкинут ещё.
why-not-in-hand = { $card }: этой карты у вас нет.
why-rank-not-on-table = { $card } не подходит: подкидывать можно только то, что есть на столе: { $ranks }.
why-after-first-beat = По этим правилам подкидывать можно, только когда отбита первая карта.
why-no-throw-in-after-take = По этим правилам после слова «беру» подкидывать нельзя.
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
why-show-off = По этим правилам нельзя переводить показом козыря.
why-show-trump = { $card }: эту карту показать нельзя, показывают только козыря того же достоинства.
why-show-used = { $card }: эту карту в этом раунде уже показывали.

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
event-dealt-hand = Ваши карты: { $cards }.
event-dealt-first = { $player } показывает младшего козыря, { $card_acc }, и начинает.
event-dealt-first-you = У вас младший козырь, { $card }: первый ход ваш.
event-dealt-first-lowest = Козырей нет ни у кого. У кого самая младшая карта, тот и начинает: { $player }.
event-dealt-first-lowest-you = Козырей нет ни у кого. Самая младшая карта у вас: первый ход ваш.
event-bout-started = { $player } ходит, { $to } защищается.
event-bout-started-you = Ваш ход: { $to } защищается.
event-bout-started-to-you = { $player } ходит, вы защищаетесь.
event-attacked = { $player } ходит { $card_ins }.
event-attacked-you = Вы ходите { $card_ins }.
event-thrown-in = { $player } подкидывает { $card_acc }.
event-thrown-in-you = Вы подкидываете { $card_acc }.
event-beaten = { $player } бьёт { $target_acc } { $card_ins }.
event-beaten-you = Вы бьёте { $target_acc } { $card_ins }.
event-transferred = { $player } переводит { $card_ins }: теперь защищается { $to }.
event-transferred-you = Вы переводите { $card_ins }: теперь защищается { $to }.
event-transferred-to-you = { $player } переводит { $card_ins }: теперь защищаетесь вы.
event-transferred-shown = { $player } показывает { $card_acc } и переводит: теперь защищается { $to }.
event-transferred-shown-you = Вы показываете { $card_acc } и переводите: теперь защищается { $to }.
event-transferred-shown-to-you = { $player } показывает { $card_acc } и переводит: теперь защищаетесь вы.
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
aria-target = Побить { $target_acc } { $card_ins }
aria-stock =
    { $number ->
        [0] Колода пуста. Козыри: { $suit }
        [one] В колоде { $number } карта. Козыри: { $suit }
        [few] В колоде { $number } карты. Козыри: { $suit }
        [many] В колоде { $number } карт. Козыри: { $suit }
       *[other] В колоде { $number } карты. Козыри: { $suit }
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
aria-cancelled = Отменено

## When the server cannot do what was asked (one message for each error code)

error-not-json = Сервер не смог это прочитать. Обновите страницу и попробуйте ещё раз.
error-too-large = Для сервера это слишком длинно. Сократите и попробуйте ещё раз.
error-unknown-type = Сервер не знает такого запроса. Обновите страницу, чтобы получить новую версию.
error-bad-shape = Сервер не понял запроса. Обновите страницу и попробуйте ещё раз.
error-no-such-table = Этого стола больше нет. Откройте новый.
error-not-your-seat = Это не ваше место.
error-stale = Стол тем временем изменился. Посмотрите и выберите заново.
error-illegal-move = Сейчас так сходить нельзя.
error-nothing-to-undo = Отменять нечего.
error-game-not-over = Сначала доиграйте эту партию.
error-too-fast = Не так быстро, пожалуйста: подождите немного и попробуйте ещё раз.
error-storage = Серверу не удалось сохранить партию. Попробуйте чуть позже.

## How it ended

result-fool = В дураках { $player }
result-fool-you = На этот раз в дураках вы
result-fool-note = Кто-то ведь должен. Следующая сдача всё простит.
result-draw = Ничья: дураков нет
result-adjudicated = Игра пошла по кругу, поэтому её остановили: ничья.
result-place-fool = С картами на руках: { $player }

## How to play

howto-title = Как играть в дурака
howto-goal = Избавьтесь от всех своих карт. Победителя нет: кто последним остался с картами на руках, тот и дурак.
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
howto-controls-title = Управление
# unreviewed: светящаяся (glowing)
howto-controls-1 = Нажмите на светящуюся карту или перетащите её на стол. Чтобы отбиться, положите карту прямо на ту, которую хотите побить.
howto-controls-2 = «Бито» или «Пас» — вы больше не подкидываете, когда всё отбито или защищающийся берёт. «Беру» — вы забираете все карты со стола.
# unreviewed: тусклая (dimmed)
howto-controls-3 = Нажмите на тусклую карту — и узнаете, почему ею нельзя сыграть.
howto-controls-4 = На клавиатуре карту выбирают стрелками, а играют клавишей Enter.

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
