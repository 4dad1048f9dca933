# The words of Kozyr in Armenian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Դուրակ թղթախաղը
app-close = Փակել
app-reconnecting = Կապը վերականգնվում է…
app-version = Տարբերակ { $version }
app-you = Դու

## Before the game

lobby-play = Խաղալ
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } հակառակորդ
lobby-continue = Շարունակել խաղը
lobby-new-game = Նոր խաղ
lobby-choose = Ընտրել հակառակորդներին
lobby-how-to-play = Ինչպես խաղալ
lobby-settings = Կարգավորումներ
lobby-language = Լեզու
lobby-theme = Թեմա
lobby-preset = Կանոններ
# unreviewed: the name of the throw-in game is a proposal
lobby-preset-app = Ավելացնովի
lobby-preset-app-hint = Խաղացողներն ավելացնում են սեղանին եղած արժեքների խաղաթղթեր։
lobby-preset-app-transfer = Փոխանցովի
lobby-preset-app-transfer-hint = Հարձակումը կարելի է նաև փոխանցել նույն արժեքի խաղաթղթով։
lobby-number-of-opponents = Հակառակորդներ
lobby-opponent = Հակառակորդ { $number }
lobby-level-beginner = Սկսնակ
lobby-level-regular = Փորձառու
lobby-pace = Ինչ արագությամբ են խաղում բոտերը
lobby-pace-normal = Մարդու պես
lobby-pace-instant = Միանգամից
lobby-your-name = Քո անունը
lobby-your-name-hint = Երևում է միայն քո տեղում
lobby-start = Սկսել
lobby-cancel = Չեղարկել
lobby-offline = Կապ դեռ չկա։ Խաղը կսկսվի, հենց որ կապը լինի։

## The table

table-title = Խաղասեղան
table-players = Խաղացողներ
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
table-last-bout = Նախորդ հարձակումը
table-how-to-play = Ինչպես խաղալ
table-settings = Կարգավորումներ
table-last-bout-beaten = Բոլոր խաղաթղթերը ծածկվեցին ու դուրս եկան խաղից։
table-last-bout-taken = Խաղաթղթերը վերցրեց պաշտպանվողը ({ $player })։
table-last-bout-taken-you = Խաղաթղթերը վերցրիր դու։

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
prompt-taking-soon = Դու վերցնում ես…
prompt-done-soon = Ավելացնելու բան չունես…
prompt-out = Դու դուրս եկար ու փրկվեցիր
prompt-choose-target = Ի՞նչ խաղալ { $card } խաղաթղթով
prompt-drop-here = Այստեղ
prompt-transfer-here = Փոխանցել, պաշտպանվողը՝ { $player }
prompt-over = Խաղն ավարտված է
prompt-covered-nothing = Ծածկված է․ ավելացնելու բան չունես, ասա «Բիտա»
prompt-taking-nothing = { $player }՝ վերցնում է․ ավելացնելու բան չունես, ասա «Պաս»
prompt-bout-beaten = Ամեն ինչ ծածկված է։
prompt-tap-to-go-on = Հպիր, որ շարունակես
prompt-trump = Կոզրը՝ { $card }։
prompt-no-line = Կապ չկա․ հիմա խաղալ չի լինի

## Buttons

action-bita = Բիտա
action-pass = Պաս
action-take = Վերցնում եմ
action-take-undo = Չեղարկել
action-transfer = Փոխանցել
action-skip-to-end = Միանգամից ավարտին
action-rematch = Խաղալ նորից
action-leave = Գլխավոր էջ
action-see-table = Տեսնել սեղանը
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
settings-tap = Խաղաթղթին հպելիս
settings-tap-plays = Խաղում է այն
settings-tap-second = Ընտրում է, երկրորդ հպումը խաղում է
settings-sort = Իմ խաղաթղթերի դասավորությունը
settings-sort-suit = Ըստ մաստի
settings-sort-rank = Ըստ արժեքի
settings-speed = Խաղաթղթերի շարժումը
settings-speed-off = Անջատված
settings-speed-fast = Արագ
settings-speed-normal = Սովորական
settings-speed-slow = Դանդաղ
settings-hold = Ավարտված հարձակումը մնում է սեղանին
settings-hold-none = Չի մնում
settings-hold-seconds = { $seconds } վրկ
settings-hold-tap = Մինչև հպեմ
settings-auto-done = Իմ փոխարեն ասել «Բիտա» կամ «Պաս»
settings-auto-done-hint = Երբ ավելացնելու խաղաթուղթ չունեմ։
settings-take-undo = Ժամանակ՝ «Վերցնում եմ»-ը չեղարկելու
settings-take-undo-hint = Խոսքն ուղարկվում է 0,8 վայրկյանից։
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
settings-contrast = Հակադրություն
settings-contrast-auto = Ինչպես սարքում
settings-contrast-high = Բարձր
settings-left-handed = Ձախլիկի համար
settings-shortcuts = Ստեղներ
settings-reset = Վերականգնել սկզբնական կարգավորումները

## Keyboard

keys-title = Ստեղնաշար
keys-arrows = Ընտրել խաղաթուղթ կամ թիրախ
keys-ranks = Անցնել նույն արժեքի հաջորդ խաղաթղթին
keys-enter = Խաղալ կամ ընտրել խաղաթուղթը
keys-escape = Չեղարկել
keys-take = Վերցնում եմ
keys-done = Բիտա կամ Պաս
keys-transfer = Փոխանցել
keys-sort = Փոխել իմ խաղաթղթերի դասավորությունը
keys-explain = Ինչո՞ւ այս խաղաթուղթը չի կարելի խաղալ
keys-last-bout = Նախորդ հարձակումը
keys-undo = Հետ վերցնել վերջին քայլը
keys-read = Կարդալ սեղանը բարձրաձայն
keys-help = Այս ցանկը
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Բացատ

## Lists: $items are joined by commas

list-and = { $items } և { $last }
list-or = { $items } կամ { $last }

## Card names, for speech

# unreviewed: names of suits and court cards, other than Տուզ, are a proposal
card =
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
# unreviewed: names of suits and court cards, other than Տուզ, are a proposal
card-acc =
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
# unreviewed: names of suits and court cards, other than Տուզ, are a proposal
card-ins =
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
# unreviewed: names of suits and court cards, other than Տուզ, are a proposal
card-gen =
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
why-not-a-thrower = Այս կանոններով հիմա չես կարող ավելացնել պաշտպանվողի դեմ ({ $player })։
why-no-attack-yet = Հարձակվողը ({ $player }) դեռ խաղաթուղթ չի դրել, ծածկելու բան չկա։
why-must-open = Հարձակումը դու ես սկսում, ուրեմն պետք է խաղաթուղթ դնես։
why-unbeaten-cards = Դեռ ծածկված չէ՝ { $cards }։ Սպասիր պաշտպանվողին։
why-already-done = Դու արդեն ասել ես, որ այլևս չես ավելացնում։ Սպասիր, մինչև նոր խաղաթուղթ դնեն։
why-already-taking = Դու արդեն ասել ես «Վերցնում եմ»։ Սպասիր, մինչև մյուսներն ավելացնեն։
why-nothing-to-take = Ամեն ինչ ծածկված է․ վերցնելու բան չկա։
why-nothing-to-beat = Հարձակման բոլոր խաղաթղթերն արդեն ծածկված են։ Սպասիր, գուցե էլի ավելացնեն։
why-not-in-hand = { $card }՝ այդ խաղաթուղթը քո ձեռքին չէ։
why-rank-not-on-table = { $card }՝ չի հարմարվում․ ավելացնել կարելի է միայն սեղանի արժեքներից՝ { $ranks }։
why-after-first-beat = Այս կանոններով ավելացնել կարելի է միայն այն ժամանակ, երբ առաջին խաղաթուղթը ծածկված է։
why-no-throw-in-after-take = Այս կանոններով «Վերցնում եմ» ասելուց հետո ոչինչ չեն ավելացնում։
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
why-beats-nothing = { $card }՝ չի ծածկում սրանցից ոչ մեկը՝ { $cards }։
why-transfer-off = Այս կանոններով փոխանցում չկա։
why-transfer-after-beat = Մի խաղաթուղթ արդեն ծածկված է․ փոխանցելն ուշ է։
why-transfer-rank = { $card }՝ այս խաղաթղթով չես փոխանցի․ պետք է նույն արժեքի խաղաթուղթ՝ { $ranks }։
why-transfer-first-bout = Այս կանոններով առաջին հարձակումը չեն փոխանցում։
why-transfer-chain = Այս հարձակումն արդեն { $number } անգամ փոխանցվել է․ ավելի չի կարելի։
why-nobody-to-receive = Այլևս չկա մեկը, ում կարելի է փոխանցել։
why-receiver-hand-limit = Հաջորդ խաղացողը ({ $player }) ընդամենը { $number } խաղաթուղթ ունի, իսկ ծածկել պետք կլիներ { $needed }։
why-show-off = Այս կանոններով կոզրը ցույց տալով չեն փոխանցում։
why-show-trump = { $card }՝ այս խաղաթուղթը ցույց տալ չի կարելի․ ցույց են տալիս միայն նույն արժեքի կոզրը։
why-show-used = { $card }՝ այս խաղաթուղթը նույն հարձակման մեջ արդեն ցույց են տվել։

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
event-dealt-hand = Քո խաղաթղթերը՝ { $cards }։
event-dealt-first = Առաջին հարձակվողը՝ { $player }․ նրա մոտ է ամենացածր կոզրը՝ { $card }։
event-dealt-first-you = Ամենացածր կոզրը քեզ մոտ է՝ { $card }․ առաջինը հարձակվում ես դու։
event-dealt-first-lowest = Ոչ ոք կոզր չունի։ Առաջին հարձակվողը՝ { $player }․ նրա մոտ է ամենացածր խաղաթուղթը։
event-dealt-first-lowest-you = Ոչ ոք կոզր չունի։ Ամենացածր խաղաթուղթը քեզ մոտ է․ առաջինը հարձակվում ես դու։
event-bout-started = Հարձակվողը՝ { $player }, պաշտպանվողը՝ { $to }։
event-bout-started-you = Հարձակվում ես դու, պաշտպանվողը՝ { $to }։
event-bout-started-to-you = Հարձակվողը՝ { $player }, պաշտպանվում ես դու։
event-attacked = { $player }՝ բաց է դնում { $card_acc }։
event-attacked-you = Դու բաց ես դնում { $card_acc }։
event-thrown-in = { $player }՝ ավելացնում է { $card_acc }։
event-thrown-in-you = Դու ավելացնում ես { $card_acc }։
event-beaten = { $player }՝ ծածկում է { $target_acc } { $card_ins }։
event-beaten-you = Դու ծածկում ես { $target_acc } { $card_ins }։
event-transferred = { $player }՝ փոխանցում է { $card_ins }։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-you = Դու փոխանցում ես { $card_ins }։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-to-you = { $player }՝ փոխանցում է { $card_ins }։ Այժմ պաշտպանվում ես դու։
event-transferred-shown = { $player }՝ ցույց է տալիս { $card_acc } և փոխանցում։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-shown-you = Դու ցույց ես տալիս { $card_acc } և փոխանցում։ Այժմ պաշտպանվողը՝ { $to }։
event-transferred-shown-to-you = { $player }՝ ցույց է տալիս { $card_acc } և փոխանցում։ Այժմ պաշտպանվում ես դու։
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
aria-target = Ծածկել { $target_acc } { $card_ins }
aria-stock =
    { $number ->
        [0] Կապուկը դատարկ է։ Կոզրը՝ { $suit }
        [one] Կապուկում՝ { $number } խաղաթուղթ։ Կոզրը՝ { $suit }
       *[other] Կապուկում՝ { $number } խաղաթուղթ։ Կոզրը՝ { $suit }
    }
aria-trump-card = Բացված կոզրը կապուկի տակ՝ { $card }
aria-discard = Դեն նետելու կույտում՝ { $number } խաղաթուղթ
aria-your-cards = Քո խաղաթղթերը՝ { $cards }
aria-sorted-by-suit = Խաղաթղթերը դասավորված են ըստ մաստի
aria-sorted-by-rank = Խաղաթղթերը դասավորված են ըստ արժեքի
aria-cancelled = Չեղարկվեց

## When the server cannot do what was asked (one message for each error code)

error-not-json = Սերվերը չկարողացավ կարդալ հարցումը։ Թարմացրու էջը և նորից փորձիր։
error-too-large = Սերվերի համար չափազանց երկար էր։ Կարճացրու և նորից փորձիր։
error-unknown-type = Սերվերն այդպիսի հարցում չգիտի։ Թարմացրու էջը, որ բացվի նոր տարբերակը։
error-bad-shape = Սերվերը չհասկացավ հարցումը։ Թարմացրու էջը և նորից փորձիր։
error-no-such-table = Այս սեղանն այլևս չկա։ Բացիր նորը։
error-not-your-seat = Սա քո տեղը չէ։
error-stale = Սեղանն այդ ընթացքում փոխվել է։ Նայիր և նորից ընտրիր։
error-illegal-move = Հիմա այդպես խաղալ չի կարելի։
error-nothing-to-undo = Հետ վերցնելու բան չկա։
error-game-not-over = Նախ այս խաղը հասցրու ավարտին։
error-too-fast = Մի՛ շտապիր, խնդրում եմ․ մի պահ սպասիր և նորից փորձիր։
error-storage = Սերվերը չկարողացավ պահպանել խաղը։ Մի փոքր հետո նորից փորձիր։

## How it ended

result-fool = Դուրակը՝ { $player }
result-fool-you = Այս անգամ դուրակը դու ես
result-fool-note = Մեկնումեկը պիտի լիներ։ Հաջորդ խաղը ամեն ինչ կների։
result-draw = Ոչ-ոքի․ դուրակ չկա
result-adjudicated = Խաղը պտտվում էր նույն շրջանով, ուստի կանգնեցվեց որպես ոչ-ոքի։
result-place-fool = Խաղաթղթերով մնաց՝ { $player }

## How to play

howto-title = Ինչպես խաղալ Դուրակ
howto-goal = «Դուրակ» բառը հիմար է նշանակում։ Նպատակդ է խաղալ բոլոր խաղաթղթերդ․ հաղթող չի լինում, իսկ ով վերջում խաղաթղթերով է մնում, նա է դուրակը։
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
howto-controls-title = Կառավարում
howto-controls-1 = Խաղալու համար հպիր փայլող խաղաթղթին կամ տար այն սեղանի վրա։ Ծածկելիս բաց թող հենց այն խաղաթղթի վրա, որն ուզում ես ծածկել։
howto-controls-2 = «Բիտա» կամ «Պաս» նշանակում է, որ այլևս չես ավելացնում․ առաջինն ասում են, երբ ծածկված է ամբողջը, երկրորդը՝ երբ պաշտպանվողը վերցնում է։ «Վերցնում եմ» կոճակով քոնն են դառնում սեղանի բոլոր խաղաթղթերը։
howto-controls-3 = Հպիր խամրած խաղաթղթին, և կիմանաս, թե ինչու այն հիմա չի խաղացվում։
howto-controls-4 = Ստեղնաշարով խաղաթուղթը ընտրում ես սլաքներով, իսկ խաղում ես Enter-ով։

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
