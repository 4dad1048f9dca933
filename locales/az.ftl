# The words of Kozyr in Azerbaijani.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Durak kart oyunu
app-close = Bağla
app-reconnecting = Əlaqə bərpa olunur…
app-version = Versiya { $version }
app-you = Sən

## Before the game

lobby-play = Oyna
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } rəqib
lobby-continue = Oyuna davam et
lobby-new-game = Yeni oyun
lobby-choose = Rəqibləri seç
lobby-how-to-play = Necə oynanılır
lobby-settings = Ayarlar
lobby-language = Dil
lobby-theme = Mövzu
lobby-preset = Qaydalar
# unreviewed: the name of the throw-in game is a proposal
lobby-preset-app = Əlavə atma
lobby-preset-app-hint = Oyunçular masadakı dəyərlərdən əlavə kart atır.
lobby-preset-app-transfer = Ötürmə
lobby-preset-app-transfer-hint = Hücumu eyni dəyərli kartla ötürmək də olar.
lobby-number-of-opponents = Rəqiblər
lobby-opponent = Rəqib { $number }
lobby-level-beginner = Yeni başlayan
lobby-level-regular = Təcrübəli
lobby-pace = Botlar nə sürətlə oynayır
lobby-pace-normal = İnsan kimi
lobby-pace-instant = Dərhal
lobby-your-name = Adın
lobby-your-name-hint = Yalnız sənin yerində görünür
lobby-start = Başla
lobby-cancel = Ləğv et
lobby-offline = Hələ əlaqə yoxdur. Əlaqə yaranan kimi oyun başlayacaq.

## The table

table-title = Oyun masası
table-players = Oyunçular
table-bout = Masadakı kartlar
table-bout-empty = Masada kart yoxdur
table-hand = Kartların
table-stock = Koloda
# unreviewed: the word for the discard pile is a proposal
table-discard = Oyundan çıxan kartlar
table-actions = Hərəkətlər
table-practice = Məşq
table-practice-hint = Gediş geri alınıb: bu oyun sayılmır.
table-thinking = fikirləşir
table-done = daha əlavə atmır
table-lobby = Ana səhifə
table-undo = Gedişi geri al
table-last-bout = Əvvəlki gediş
table-how-to-play = Necə oynanılır
table-settings = Ayarlar
table-last-bout-beaten = Bütün kartlar vuruldu və oyundan çıxdı.
table-last-bout-taken = { $player } kartları götürdü.
table-last-bout-taken-you = Kartları sən götürdün.

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Ani
        [Areg] Areg
        [Eka] Eka
        [Emin] Emin
        [Jaan] Yaan
        [Luka] Luka
        [Mari] Mari
        [Nane] Nane
        [Nigar] Nigar
        [Olya] Olya
        [Petryk] Petrik
        [Vanya] Vanya
        [Aram] Aram
        [Boris] Boris
        [Giorgi] Giorgi
        [Gohar] Gohar
        [Kadri] Kadri
        [Leyla] Leyla
        [Margus] Margus
        [Nino] Nino
        [Oksana] Oksana
        [Rauf] Rauf
        [Tamar] Tamar
        [Taras] Taras
       *[other] { $name }
    }

## The line above the hand

prompt-open = Sən hücum edirsən, { $player } müdafiə edir
prompt-defend =
    { $number ->
        [one] Kartı vur və ya götür
       *[other] { $number } kartı vur və ya götür
    }
prompt-defend-transfer =
    { $number ->
        [one] Kartı vur, ötür və ya götür
       *[other] { $number } kartı vur, ötür və ya götür
    }
prompt-add = { $player } müdafiə edir: əlavə ata bilərsən
prompt-covered = Hamısı vuruldu: əlavə at və ya «Vuruldu»
prompt-taking = { $player } götürür: əlavə at və ya «Pas»
prompt-wait-open = { $player } hücum edir…
prompt-wait-open-you = { $player } sənə hücum edir…
prompt-wait-defend = { $player } müdafiə edir…
prompt-wait-throw-in = { $player } əlavə ata bilər…
prompt-wait-taking = Sən götürürsən. { $player } əlavə ata bilər…
prompt-wait = Bir an…
prompt-taking-soon = Sən götürürsən…
prompt-done-soon = Əlavə atmağa kartın yoxdur…
prompt-out = Oyundan salamat çıxdın
prompt-choose-target = { $card } hara getsin?
prompt-drop-here = Bura
prompt-transfer-here = Ötür, { $player } müdafiə etsin
prompt-over = Oyun bitib
prompt-covered-nothing = Hamısı vuruldu: əlavə atmağa kartın yoxdur, «Vuruldu» de
prompt-taking-nothing = { $player } götürür: əlavə atmağa kartın yoxdur, «Pas» de
prompt-bout-beaten = Hamısı vuruldu.
prompt-tap-to-go-on = Davam etmək üçün toxun
prompt-trump = Kozır: { $card }.
prompt-no-line = Əlaqə yoxdur: indi oynamaq olmaz

## Buttons

action-bita = Vuruldu
action-pass = Pas
action-take = Götürürəm
action-take-undo = Ləğv et
action-transfer = Ötür
action-skip-to-end = Birbaşa sona
action-rematch = Yenidən oyna
action-leave = Ana səhifə
action-see-table = Masaya bax
action-how-to-play = Necə oynanılır?

## After the game

end-safe-you = Salamat çıxdın!
end-places = Yerlər

## Settings

settings-title = Ayarlar
settings-section-look = Görünüş
settings-section-play = Oyun
settings-section-motion = Hərəkət
settings-language = Dil
settings-theme = Mövzu
settings-theme-auto = Cihazdakı kimi
settings-theme-light = Açıq
settings-theme-dark = Tünd
settings-hints = İpucları
settings-hints-hint = Hansı kartların oynana bildiyini, qalanların isə niyə oynana bilmədiyini göstərir.
settings-tap = Karta toxunanda
settings-tap-plays = Kart oynanır
settings-tap-second = Kart seçilir, ikinci toxunuşla oynanır
settings-sort = Kartlarımın düzülüşü
settings-sort-suit = Rəngə görə
settings-sort-rank = Dəyərə görə
settings-speed = Kartların hərəkəti
settings-speed-off = Yoxdur
settings-speed-fast = Sürətli
settings-speed-normal = Adi
settings-speed-slow = Yavaş
settings-hold = Bitən gediş masada qalır
settings-hold-none = Qalmır
settings-hold-seconds = { $seconds } san
settings-hold-tap = Mən toxunana qədər
settings-auto-done = «Vuruldu» və «Pas» mənim yerimə deyilsin
settings-auto-done-hint = Əlavə atmağa kartım olmayanda.
settings-take-undo = «Götürürəm» sözünü ləğv etməyə vaxt
settings-take-undo-hint = Söz 0,8 saniyədən sonra göndərilir.
settings-letters = Şəkilli kartların hərfləri
settings-letters-auto = Dildəki kimi
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Kart işarələrinin boyası
settings-colours-two = İki boya
settings-colours-four = Dörd boya
settings-colours-safe = Dörd, asan seçilən
settings-back = Kartların arxası
settings-back-red = Qırmızı
settings-back-blue = Mavi
settings-back-green = Yaşıl
settings-back-black = Qara
settings-table = Masa örtüyü
settings-table-green = Yaşıl
settings-table-blue = Mavi
settings-table-burgundy = Tünd-qırmızı
settings-table-slate = Boz
settings-large-index = Kartlarda iri dəyər və işarə
settings-contrast = Kontrast
settings-contrast-auto = Cihazdakı kimi
settings-contrast-high = Yüksək
settings-left-handed = Solaxay üçün
settings-shortcuts = Klaviatura qısayolları
settings-reset = Bütün ayarları sıfırla

## Keyboard

keys-title = Klaviatura
keys-arrows = Kartı və ya hədəfi seç
keys-ranks = Həmin dəyərin növbəti kartına keç
keys-enter = Kartı oyna və ya seç
keys-escape = Ləğv et
keys-take = Götürürəm
keys-done = Vuruldu və ya Pas
keys-transfer = Ötür
keys-sort = Kartlarımın düzülüşünü dəyiş
keys-explain = Bu kart niyə oynana bilmir?
keys-last-bout = Əvvəlki gediş
keys-undo = Son gedişi geri al
keys-read = Masanı ucadan oxu
keys-help = Bu siyahı
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Boşluq

## Lists: $items are joined by commas

list-and = { $items } və { $last }
list-or = { $items } yaxud { $last }

## Card names, for speech

# unreviewed: names of suits, court cards and numbered cards, other than tuz, are a proposal
card =
    { $suit ->
        [clubs] xaç
        [diamonds] kərpic
        [hearts] ürək
       *[spades] pika
    } { $rank ->
        [r2] ikiliyi
        [r3] üçlüyü
        [r4] dördlüyü
        [r5] beşliyi
        [r6] altılığı
        [r7] yeddiliyi
        [r8] səkkizliyi
        [r9] doqquzluğu
        [r10] onluğu
        [J] valeti
        [Q] daması
        [K] kralı
       *[A] tuzu
    }
# unreviewed: names of suits, court cards and numbered cards, other than tuz, are a proposal
card-acc =
    { $suit ->
        [clubs] xaç
        [diamonds] kərpic
        [hearts] ürək
       *[spades] pika
    } { $rank ->
        [r2] ikiliyini
        [r3] üçlüyünü
        [r4] dördlüyünü
        [r5] beşliyini
        [r6] altılığını
        [r7] yeddiliyini
        [r8] səkkizliyini
        [r9] doqquzluğunu
        [r10] onluğunu
        [J] valetini
        [Q] damasını
        [K] kralını
       *[A] tuzunu
    }
# unreviewed: names of suits, court cards and numbered cards, other than tuz, are a proposal
card-ins =
    { $suit ->
        [clubs] xaç
        [diamonds] kərpic
        [hearts] ürək
       *[spades] pika
    } { $rank ->
        [r2] ikiliyi ilə
        [r3] üçlüyü ilə
        [r4] dördlüyü ilə
        [r5] beşliyi ilə
        [r6] altılığı ilə
        [r7] yeddiliyi ilə
        [r8] səkkizliyi ilə
        [r9] doqquzluğu ilə
        [r10] onluğu ilə
        [J] valeti ilə
        [Q] daması ilə
        [K] kralı ilə
       *[A] tuzu ilə
    }
# unreviewed: names of suits, court cards and numbered cards, other than tuz, are a proposal
card-gen =
    { $suit ->
        [clubs] xaç
        [diamonds] kərpic
        [hearts] ürək
       *[spades] pika
    } { $rank ->
        [r2] ikiliyinin
        [r3] üçlüyünün
        [r4] dördlüyünün
        [r5] beşliyinin
        [r6] altılığının
        [r7] yeddiliyinin
        [r8] səkkizliyinin
        [r9] doqquzluğunun
        [r10] onluğunun
        [J] valetinin
        [Q] damasının
        [K] kralının
       *[A] tuzunun
    }
# unreviewed: names of the suits are a proposal
suit-name =
    { $suit ->
        [clubs] xaç
        [diamonds] kərpic
        [hearts] ürək
       *[spades] pika
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Oyun bitib.
why-seat-out = Sən artıq oyundan çıxmısan: nə kartın var, nə dərdin.
why-not-the-attacker = Bu gedişə { $player } başlayır. İlk kartı gözlə.
why-not-the-defender = Vurmaq, götürmək və ötürmək yalnız müdafiəçiyə ({ $player }) düşür.
why-defender-never-adds = Sən müdafiə edirsən: kartları vur və ya götür. Əlavə atanlar başqalarıdır.
why-not-a-thrower = Bu qaydalarla müdafiəçiyə ({ $player }) indi əlavə ata bilməzsən.
why-no-attack-yet = { $player } hələ hücum etməyib, vurulası kart yoxdur.
why-must-open = Gedişə sən başlayırsan, ona görə kart oynamalısan.
why-unbeaten-cards = Hələ vurulmayıb: { $cards }. Müdafiəçini gözlə.
why-already-done = Daha əlavə atmayacağını artıq demisən. Yeni kart qoyulana qədər gözlə.
why-already-taking = Artıq «Götürürəm» demisən. Başqaları əlavə atana qədər gözlə.
why-nothing-to-take = Hamısı vurulub: götürməyə heç nə qalmayıb.
why-nothing-to-beat = Bütün hücum kartları artıq vurulub. Gözlə, bəlkə yenə əlavə atdılar.
why-not-in-hand = { $card } sənin əlində deyil.
why-rank-not-on-table = { $card } uyğun deyil: yalnız masadakı dəyərləri əlavə ata bilərsən: { $ranks }.
why-after-first-beat = Bu qaydalarla yalnız birinci kart vurulandan sonra əlavə atmaq olar.
why-no-throw-in-after-take = Bu qaydalarla «Götürürəm» deyiləndən sonra əlavə atılmır.
why-defender-hand-limit = Müdafiəçinin ({ $player }) əlində cəmi { $number } kart var idi: hücum kartları bundan çox ola bilməz.
why-first-bout-limit = Birinci gedişdə ən çoxu { $number } hücum kartı olur.
why-bout-limit = Bir gedişdə ən çoxu { $number } hücum kartı olur.
why-not-on-table = { $target }: masada belə hücum kartı yoxdur.
why-already-beaten = { $target } artıq vurulub.
why-too-low = { $card } bu kartı vurmur: { $target }. Daha böyüyü lazımdır.
# unreviewed: names of the suits
why-wrong-suit =
    { $suit ->
        [clubs] { $card } bu kartı vurmur: { $target }. Başqa rəngi yalnız kozır vurur, kozır isə xaçdır.
        [diamonds] { $card } bu kartı vurmur: { $target }. Başqa rəngi yalnız kozır vurur, kozır isə kərpicdir.
        [hearts] { $card } bu kartı vurmur: { $target }. Başqa rəngi yalnız kozır vurur, kozır isə ürəkdir.
       *[spades] { $card } bu kartı vurmur: { $target }. Başqa rəngi yalnız kozır vurur, kozır isə pikadır.
    }
why-trump-needed = { $card } bu kartı vurmur: { $target }. Kozırı yalnız daha böyük kozır vurur.
why-beats-nothing = { $card } bunların heç birini vurmur: { $cards }.
why-transfer-off = Bu qaydalarda ötürmə yoxdur.
why-transfer-after-beat = Bir kart artıq vurulub: ötürmək üçün gecdir.
why-transfer-rank = { $card } ilə ötürmək olmaz: eyni dəyərli kart lazımdır: { $ranks }.
why-transfer-first-bout = Bu qaydalarla birinci gediş ötürülmür.
why-transfer-chain = Bu hücum artıq { $number } dəfə ötürülüb: bundan çox olmaz.
why-nobody-to-receive = Ötürməyə daha heç kim qalmayıb.
why-receiver-hand-limit = Növbəti oyunçunun ({ $player }) cəmi { $number } kartı var, vurmalı olacağı isə { $needed }.
why-show-off = Bu qaydalarda kozırı göstərib ötürmək olmur.
why-show-trump = { $card } göstərilə bilməz: yalnız həmin dəyərin kozırı göstərilir.
why-show-used = { $card } bu gedişdə artıq göstərilib.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

# unreviewed: names of the suits
event-dealt =
    { $suit ->
        [clubs] Kartları { $player } paylayır. Açılan kart: { $card }. Kozır: xaç.
        [diamonds] Kartları { $player } paylayır. Açılan kart: { $card }. Kozır: kərpic.
        [hearts] Kartları { $player } paylayır. Açılan kart: { $card }. Kozır: ürək.
       *[spades] Kartları { $player } paylayır. Açılan kart: { $card }. Kozır: pika.
    }
# unreviewed: names of the suits
event-dealt-you =
    { $suit ->
        [clubs] Kartları sən paylayırsan. Açılan kart: { $card }. Kozır: xaç.
        [diamonds] Kartları sən paylayırsan. Açılan kart: { $card }. Kozır: kərpic.
        [hearts] Kartları sən paylayırsan. Açılan kart: { $card }. Kozır: ürək.
       *[spades] Kartları sən paylayırsan. Açılan kart: { $card }. Kozır: pika.
    }
event-dealt-hand = Kartların: { $cards }.
event-dealt-first = { $player } ən kiçik kozırı ({ $card }) göstərir və birinci hücum edir.
event-dealt-first-you = Ən kiçik kozır səndədir, { $card }: birinci sən hücum edirsən.
event-dealt-first-lowest = Heç kimdə kozır yoxdur. Ən kiçik karta görə birinci { $player } hücum edir.
event-dealt-first-lowest-you = Heç kimdə kozır yoxdur. Ən kiçik kart səndədir: birinci sən hücum edirsən.
event-bout-started = { $player } hücum edir, { $to } müdafiə edir.
event-bout-started-you = Sən hücum edirsən, { $to } müdafiə edir.
event-bout-started-to-you = { $player } hücum edir, sən müdafiə edirsən.
event-attacked = { $player } { $card_acc } oynayır.
event-attacked-you = Sən { $card_acc } oynayırsan.
event-thrown-in = { $player } { $card_acc } əlavə atır.
event-thrown-in-you = Sən { $card_acc } əlavə atırsan.
event-beaten = { $player } { $target_acc } { $card_ins } vurur.
event-beaten-you = Sən { $target_acc } { $card_ins } vurursan.
event-transferred = { $player } { $card_ins } ötürür: indi { $to } müdafiə edir.
event-transferred-you = Sən { $card_ins } ötürürsən: indi { $to } müdafiə edir.
event-transferred-to-you = { $player } { $card_ins } ötürür: indi sən müdafiə edirsən.
event-transferred-shown = { $player } { $card_acc } göstərib ötürür: indi { $to } müdafiə edir.
event-transferred-shown-you = Sən { $card_acc } göstərib ötürürsən: indi { $to } müdafiə edir.
event-transferred-shown-to-you = { $player } { $card_acc } göstərib ötürür: indi sən müdafiə edirsən.
event-take-said = { $player } götürür.
event-take-said-you = Sən götürürsən.
event-done-said = { $player } daha əlavə atmır.
event-done-said-you = Sən daha əlavə atmırsan.
event-bout-beaten = Vuruldu: { $number } kart oyundan çıxır.
event-bout-taken = { $player } əlinə { $number } kart götürür.
event-bout-taken-you = Sən əlinə { $number } kart götürürsən.
event-drew-up = { $player } kolodadan { $number } kart çəkir.
event-drew-up-you = Sən kolodadan { $number } kart çəkirsən: { $cards }.
event-drew-up-trump =
    { $number ->
        [one] { $player } kolodadan son kartı, kozırı çəkir: { $card }.
       *[other] { $player } kolodadan { $number } kart çəkir, sonuncusu kozırdır: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Sən kolodadan son kartı, kozırı çəkirsən: { $card }.
       *[other] Sən kolodadan { $number } kart çəkirsən: { $cards }. Sonuncusu açıq kozırdır.
    }
event-went-out =
    { $place ->
        [1] Oyundan birinci { $player } çıxır.
       *[other] { $player } oyundan çıxır, yeri: { $place }.
    }
event-went-out-you =
    { $place ->
        [1] Oyundan birinci sən çıxırsan. Salamat qaldın!
       *[other] Sən oyundan çıxırsan, yerin: { $place }. Salamat qaldın!
    }
event-game-over = Oyun bitdi: durak { $player }.
event-game-over-you = Oyun bitdi: durak sənsən.
event-game-over-draw = Oyun bitdi: heç-heçə.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, kozır, oynana bilər
       *[no] { $card }, oynana bilər
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, kozır, oynana bilməz: { $reason }
       *[no] { $card }, oynana bilməz: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, kozır
       *[no] { $card }
    }
aria-pair-beaten = { $target }, { $card_ins } vurulub
aria-pair-open = { $target }, hələ vurulmayıb
aria-seat = { $player }, { $number } kart
aria-seat-attacker = { $player }, hücumçu, { $number } kart
aria-seat-defender = { $player }, müdafiəçi, { $number } kart
aria-seat-thrower = { $player }, əlavə ata bilər, { $number } kart
aria-seat-out = { $player }, oyundan çıxıb
aria-seat-fool = { $player }, durak
aria-card-picked = { $card }, seçilib: hədəfi seç
aria-target = { $target_acc } { $card_ins } vur
aria-stock =
    { $number ->
        [0] Koloda boşdur. Kozır: { $suit }
        [one] Kolodada { $number } kart var. Kozır: { $suit }
       *[other] Kolodada { $number } kart var. Kozır: { $suit }
    }
aria-trump-card = Kolodanın altındakı kozır: { $card }
# unreviewed: the word for the discard pile is a proposal
aria-discard = Oyundan çıxan kartlar: { $number }
aria-your-cards = Kartların: { $cards }
aria-sorted-by-suit = Kartlar rəngə görə düzülüb
aria-sorted-by-rank = Kartlar dəyərə görə düzülüb
aria-cancelled = Ləğv edildi

## When the server cannot do what was asked (one message for each error code)

error-not-json = Server bunu oxuya bilmədi. Səhifəni yenilə və bir də yoxla.
error-too-large = Bu, server üçün çox uzun idi. Qısalt və bir də yoxla.
error-unknown-type = Server belə sorğu tanımır. Yeni versiyanı almaq üçün səhifəni yenilə.
error-bad-shape = Server sorğunu başa düşmədi. Səhifəni yenilə və bir də yoxla.
error-no-such-table = Bu masa artıq yoxdur. Yenisini aç.
error-not-your-seat = Bu sənin yerin deyil.
error-stale = Bu arada masa dəyişib. Bax və yenidən seç.
error-illegal-move = İndi belə oynamaq olmaz.
error-nothing-to-undo = Geri alınası heç nə yoxdur.
error-game-not-over = Əvvəlcə bu oyunu axıra çatdır.
error-too-fast = Bir az yavaş, zəhmət olmasa: bir az gözlə və bir də yoxla.
error-storage = Server oyunu yadda saxlaya bilmədi. Bir azdan yenidən yoxla.

## How it ended

result-fool = Durak: { $player }
result-fool-you = Bu dəfə durak sənsən
result-fool-note = Kimsə olmalı idi də. Növbəti oyun hər şeyi bağışlayar.
result-draw = Heç-heçə: durak yoxdur
result-adjudicated = Oyun bir dairədə fırlanırdı, ona görə heç-heçə kimi dayandırıldı.
result-place-fool = Əlində kart qalan: { $player }

## How to play

howto-title = Durak necə oynanılır
howto-goal = «Durak» sözü «axmaq» deməkdir. Məqsəd bütün kartlarını oynayıb qurtarmaqdır: qalib olmur, axırda kartla qalan oyunçu isə durakdır.
howto-setup-title = Hazırlıq
howto-setup-1 = Kolodada altıdan tuza qədər 36 kart var. İki nəfərdən altı nəfərədək oynamaq olar, hər oyunçu altı kart alır.
howto-setup-2 = Sonrakı kart açıq halda kolodanın altında qalır. Rəngi bütün oyunun kozırıdır, kartın özü isə ən axırda çəkilir.
howto-setup-3 = Əlində ən kiçik kozır olan başlayır. Ondan solda oturan oyunçu həmişə müdafiəçidir.
howto-attack-title = Hücum
howto-attack-1 = Hücumçu gedişə istədiyi kartla başlayır.
howto-attack-2 = Sonra o da, müdafiəçidən başqa hamı da istənilən vaxt əlavə kart ata bilər, amma yalnız masada olan dəyərlərdən: hücum kartları da, müdafiə kartları da sayılır.
howto-attack-3 = Bir gedişdə altıdan çox hücum kartı olmur və heç vaxt müdafiəçi olan oyunçunun həmin anda əlində olan karttan çox olmur. Oyunun birinci gedişində isə beşdən çox olmur.
howto-defence-title = Müdafiə
howto-defence-1 = Hər hücum kartını həmin rəngin daha böyük kartı ilə və ya hər hansı kozırla vur.
howto-defence-2 = Kozırı yalnız ondan böyük kozır vurur.
howto-defence-3 = Alınmır, ya ürəyin istəmir? «Götürürəm» de. Başqaları hələ uyğun kartlarını əlavə ata bilər, sonra masada nə varsa, sənin əlinə keçir.
howto-after-title = Gedişdən sonra
howto-after-1 = Hər şey vurulubsa, kartlar kənara qoyulur, növbəti gedişdə isə müdafiəçi hücum edir.
howto-after-2 = Müdafiəçi götürübsə, növbəsi yanır və ondan solda oturan hücum edir.
howto-after-3 = Koloda bitməyincə hamı əlini altıya tamamlayır: əvvəl hücumçu, sonra başqaları saat əqrəbi istiqamətində, axırda müdafiəçi.
howto-end-title = Oyunun sonu
howto-end-1 = Koloda qurtarandan sonra əli boşalan oyundan salamat çıxır.
howto-end-2 = Axırda əlində kart qalan durakdır. Son oyunçuların kartları eyni gedişdə qurtarsa, heç-heçə olur.
howto-transfer-title = Ötürmə variantı
howto-transfer-1 = Ötürmə oyununda hələ heç nə vurmamış müdafiəçi hücumun yanına eyni dəyərli kart qoya bilər. Onda bütün hücuma qarşı növbəti oyunçu müdafiə edir.
howto-transfer-2 = Növbəti oyunçunun kartı vurmalı olduğu kartlardan az olmamalıdır. Ötürmək bir-birinin ardınca, hətta bütün masanı dövrə vuraraq mümkündür.
howto-controls-title = İdarəetmə
howto-controls-1 = Oynamaq üçün parlayan karta toxun və ya onu masaya apar. Vurmaq istəyirsənsə, düz o kartın üstündə burax.
howto-controls-2 = «Vuruldu» və ya «Pas» hər şey vurulanda, ya da müdafiəçi götürəndə daha əlavə atmadığını bildirir. «Götürürəm» masanın bütün kartlarını sənə verir.
howto-controls-3 = Solğun karta toxunsan, indi niyə oynanmadığını öyrənərsən.
howto-controls-4 = Klaviaturada kartı oxlarla seç, Enter ilə oyna.

## Questions and answers

faq-title = Tez-tez verilən suallar
faq-1-q = Müdafiəçi götürəndən sonra kim hücum edir?
faq-1-a = Götürəndən solda oturan oyunçu. Götürən hücum növbəsini itirir. İki nəfər oynayanda yenə həmin oyunçu hücum edir.
faq-2-q = Vura bildiyim halda götürə bilərəm?
faq-2-a = Bəli, bəzən yaxşı kart buna dəyər. Masada vurulmamış kart varsa, götürmək olar, dediyin söz isə geri alınmır.
faq-3-q = Birinci gedişdə niyə cəmi beş kart olur?
faq-3-a = Heç kim elə əvvəldən kart altında qalmasın deyə. İkinci gedişdən etibarən hədd altıdır, birinci vurulsa da, götürülsə də.
faq-4-q = Əllər tamamlananda koloda bitsə, nə olur?
faq-4-a = Koloda bitənədək hamı növbə ilə altıya tamamlayır. Açıq kozır növbəsi çatana düşür. Kart çatmayanlar əlindəki ilə oynayır.
faq-5-q = Oyundan çıxan kartlara baxmaq olar?
faq-5-a = Yox. Vurulan kartlar oyunun sonuna qədər üzüqapalı qalır, yalnız sayı görünür. Yadda saxlamaq oyunun bir hissəsidir.
faq-6-q = Nə vaxt heç-heçə olur?
faq-6-a = Gedişin sonunda heç kimin kartı qalmayanda: məsələn, son hücum kartı ən son kartla vurulanda. Onda durak olmur.
faq-7-q = Ən kiçik kozıra görə birinci hücum edirəmsə, onu oynamalıyam?
faq-7-a = Yox, o yalnız kimin başladığını göstərir. İstədiyin kartı oyna.
faq-8-q = Müdafiəçi əlavə ata bilər?
faq-8-a = Yox. O vurur, götürür və ya ötürmə oyununda ötürür. Başqalarının hamısı əlavə ata bilər.
faq-9-q = Əlini birinci kim tamamlayır?
faq-9-a = Hücumçu, sonra başqaları saat əqrəbi istiqamətində, axırda müdafiəçi. Ötürmələrdən sonra axırıncı ötürən hücumçu sayılır.
faq-10-q = İki oyunçu eyni anda əlavə atsa, nə olur?
faq-10-a = Tez çatan kart birinci qoyulur. O, son yeri tutubsa, ikinci kart sadəcə əlinə qayıdır.
faq-11-q = Ötürmə variantını iki nəfər oynaya bilər?
faq-11-a = Bəli. Onda hücum başlayana qayıdır, təki onun kartı çatsın.
faq-12-q = Nə vaxt ötürmək olmaz?
faq-12-a = Kartlardan biri artıq vurulubsa, «Götürürəm» demisənsə, kartın başqa dəyərdədirsə və ya növbəti oyunçunun kartı vurmalı olacağından azdırsa.
faq-13-q = Ötürmələrdən sonra kim hücum edir?
faq-13-a = Bu, axırıncı müdafiəçidən asılıdır: hamısını vurubsa, özü hücum edir, götürübsə, ondan solda oturan.
faq-14-q = Gedişə kozırla başlamaq olar?
faq-14-a = Bəli, istənilən kartla başlamaq olar. Kozıra cavab vermək çətindir: onu yalnız ondan böyük kozır vurur.
faq-15-q = Mənə qarşı neçə kart oynanıla bilər?
faq-15-a = Ən çoxu altı, birinci gedişdə beş, amma heç vaxt müdafiəçi olanda əlində olandan çox yox. «Götürürəm» deyəndən sonra da hədd eynidir.
faq-16-q = Oyunçu nə vaxt oyundan çıxır?
faq-16-a = Əli də, koloda da boş olanda. Koloda varsa, boş əl gedişdən sonra yenə dolur.
faq-17-q = Gedişimi geri ala bilərəm?
faq-17-a = Botlara qarşı bəli, nə qədər istəsən. Belə oyun məşq kimi qeyd olunur.
faq-18-q = Botlar nə bilir?
faq-18-a = Onların yerində sən nə bilərdinsə, onu: öz kartlarını, masanı və açıq oynananların hamısını. Nə sənin əlini, nə də kolodanı görürlər.
