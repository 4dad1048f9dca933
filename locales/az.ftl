# The words of Kozyr in Azerbaijani.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Durak kart oyunu
app-close = Bağla
app-reconnecting = Əlaqə bərpa olunur…
app-moment = Bir an…
app-drain = Server indi yenidən başlayacaq. Oyunun davam edəcək.
app-version = Versiya { $version }
app-you = Sən

## Before the game

lobby-play = Oyna
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } rəqib
lobby-continue = Oyuna davam et
lobby-new-game = Onu burax, yenisinə başla
lobby-given-up = Yarımçıq oyun buraxıldı.
lobby-way-back = Ona qayıt
lobby-choose = Oyunu seç
lobby-friends = Dostlarla oyna
lobby-quick = Tez oyun
lobby-tables = Açıq masalar
lobby-device = Bir cihazda
lobby-games = Oyunlarım
lobby-best = Ən yaxşılar
lobby-matching = Oyunçu axtarılır… hələlik { $number }
lobby-how-to-play = Necə oynanılır
lobby-learn = Öyrən
lobby-newcomer = Durakı ilk dəfə oynayırsan? Üç dəqiqəyə öyrən
lobby-settings = Ayarlar
lobby-account = Hesab
lobby-language = Dil
lobby-theme = Mövzu
lobby-number-of-opponents = Rəqiblər
lobby-opponent = Rəqib { $number }
lobby-all-opponents = Bütün rəqiblər
lobby-level-beginner = Yeni başlayan
lobby-level-regular = Həvəskar
lobby-level-club = Təcrübəli
lobby-level-strong = Güclü
lobby-level-expert = Ekspert
lobby-level-master = Usta
lobby-level-grandmaster = Qrossmeyster
lobby-level-beginner-about = Ən kiçik kartı oynayır və tez-tez səhv edir
lobby-level-regular-about = Kozırları saxlayır, kartları unudur, bəzən səhv edir
lobby-level-club-about = Hər kartı yadda saxlayır
lobby-level-strong-about = Hər kartı yadda saxlayır, sonluqda səhv etmir
lobby-level-expert-about = Gedişləri saysız oyunun təcrübəsi ilə qiymətləndirir
lobby-level-master-about = Çox gediş irəlini hesablayır
lobby-level-grandmaster-about = Hamıdan çox düşünür, kimdə nə olduğunu tapır
lobby-pace = Botlar nə sürətlə oynayır
lobby-pace-normal = İnsan kimi
lobby-pace-instant = Dərhal
lobby-your-name = Adın
lobby-your-name-hint = Yalnız sənin yerində görünür
lobby-start = Başla
lobby-cancel = Ləğv et
lobby-offline = Hələ əlaqə yoxdur. Əlaqə yaranan kimi oyun başlayacaq.

## Choosing the rules

choose-presets = Tanınmış qaydalar
choose-own-rules = Öz qaydaların
choose-all-rules = Bütün qaydalar
choose-rules-summary = Bu qaydalar: { $text }
choose-reset-rules = Adi qaydalara qayıt
# Beside a rule that is not as usual.
choose-changed = Dəyişdirilib
choose-refused = Bu qaydalar bir yerdə olmur
choose-seats-range = { $least }–{ $most } oyunçu
choose-seats-exactly = { $number } oyunçu

# Sets of rules that people know by a name.
# unreviewed: the name of the throw-in game
preset-app = Əlavə atma
preset-app-about = Müdafiəçidən başqa hamı masadakı dəyərlərdən əlavə kart atır.
preset-app-transfer = Ötürmə
preset-app-transfer-about = Hücumu eyni dəyərli kartla ötürmək də olar.
preset-simple = Sadə oyun
preset-simple-about = Bir kart qoyulur, onu vururlar və ya götürürlər: heç kim əlavə atmır.
preset-neighbours = Qonşular
preset-neighbours-about = Yalnız müdafiəçinin iki qonşusu əlavə atır.
preset-one-by-one = Növbə ilə
preset-one-by-one-about = Növbə ilə və yalnız hər şey vurulanda əlavə atılır.
preset-transfer-and-show = Göstərməklə ötürmə
preset-transfer-and-show-about = Ötürmək üçün həmin dəyərin kozırını göstərib əldə saxlamaq olar.
preset-two-player-series-to-5 = İki nəfər, beş xala qədər
preset-two-player-series-to-5-about = Birinci çıxan bir xal alır və növbəti raunda başlayır; beş xal qalibdir.
preset-teams = İkiyə iki
# unreviewed: partnyor (partner), komanda (team)
preset-teams-about = Dörd oyunçu, iki komanda; partnyorlar üzbəüz oturur.
preset-teams-of-three = Üçə üç
# unreviewed: partnyor (partner), komanda (team)
preset-teams-of-three-about = Altı oyunçu, iki komanda; partnyorlar bir nəfərdən bir oturur.
preset-short-24 = Qısa oyun
preset-short-24-about = Doqquzdan tuza qədər 24 kart.
preset-classic-52 = Tam koloda
preset-classic-52-about = İkidən tuza qədər 52 kart.
# unreviewed: coker (joker)
preset-jokers = Cokerlərlə
# unreviewed: coker (joker)
preset-jokers-about = 52 kart və iki coker: qırmızısı bütün qırmızı kartları, qarası bütün qara kartları vurur.
preset-two-packs = İki koloda
preset-two-packs-about = 36 kartlıq iki koloda birlikdə: uzun oyun və ya çox oyunçu üçün.
preset-japanese = Yapon
# unreviewed: names of the suits
preset-japanese-about = Kozır həmişə kərpicdir, pikanı isə yalnız pika vurur.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Kartlar və kozır
rule-group-begin = Kim başlayır
rule-group-attack = Hücum və əlavə atmaq
rule-group-transfer = Ötürmək
# unreviewed: the word for the discard pile
rule-group-end = Koloda, oyundan çıxan kartlar və son
rule-group-series = Bir neçə raund
# unreviewed: komanda (team)
rule-group-teams = Komandalar
rule-group-rare = Nadir adətlər

rule-pack = Koloda
rule-pack-about = Hansı kartlarla oynanılır. Kart az olsa, oyun qısa olur.
value-pack-24 = 24 kart, doqquzdan
value-pack-32 = 32 kart, yeddidən
value-pack-36 = 36 kart, altıdan
value-pack-52 = 52 kart, ikidən
# unreviewed: coker (joker)
value-pack-54 = 52 kart və iki coker
value-pack-2x36 = 36 kartlıq iki koloda
value-pack-2x52 = 52 kartlıq iki koloda
# unreviewed: coker (joker)
says-pack =
    { $number ->
        [54] 52 kart və iki coker
        [72] 36 kartlıq iki koloda
        [104] 52 kartlıq iki koloda
       *[other] { $number } kart
    }
rule-hand-size = Əldəki kartlar
rule-hand-size-about = Hərəyə neçə kart paylanır və gedişdən sonra əllər neçəyə tamamlanır.
says-hand-size = hərənin əlində { $number } kart
rule-trump-mode = Kozır
rule-trump-mode-about = Kozır necə müəyyən olur, ya da həmişə hansı rəngdir.
value-trump-mode-turned = Hər dəfə kart müəyyən edir
# unreviewed: names of the suits
value-trump-mode-always-clubs = Həmişə xaç
# unreviewed: names of the suits
value-trump-mode-always-diamonds = Həmişə kərpic
# unreviewed: names of the suits
value-trump-mode-always-hearts = Həmişə ürək
# unreviewed: names of the suits
value-trump-mode-always-spades = Həmişə pika
value-trump-mode-none = Kozırsız
# unreviewed: names of the suits
says-trump-mode =
    { $value ->
        [always_clubs] kozır həmişə xaçdır
        [always_diamonds] kozır həmişə kərpicdir
        [always_hearts] kozır həmişə ürəkdir
        [always_spades] kozır həmişə pikadır
        [none] kozırsız
       *[turned] kozırı kart müəyyən edir
    }
rule-trump-source = Kozırı hansı kart müəyyən edir
rule-trump-source-about = Açılan kart kolodanın altında qalır və ən axırda çəkilir; son paylanan kart oyunçuda qalır.
value-trump-source-next-after-deal = Paylanandan sonrakı ilk kart
value-trump-source-bottom-card = Kolodanın ən altdakı kartı
value-trump-source-last-dealt = Son paylanan kart
says-trump-source =
    { $value ->
        [bottom_card] kozırı kolodanın ən altdakı kartı müəyyən edir
        [last_dealt] kozırı son paylanan kart müəyyən edir
       *[next_after_deal] kozırı paylanandan sonrakı ilk kart müəyyən edir
    }

rule-first-attacker = Birinci raunda kim başlayır
rule-first-attacker-about = Ən birinci kartı kim oynayır.
value-first-attacker-lowest-trump = Ən kiçik kozır kimdədirsə
# unreviewed: paylayan (dealer)
value-first-attacker-left-of-dealer = Paylayandan solda oturan
# unreviewed: püşk (lot)
value-first-attacker-lot = Püşk həll edir
# unreviewed: püşk (lot), paylayan (dealer)
says-first-attacker =
    { $value ->
        [left_of_dealer] birinci raunda paylayandan solda oturan başlayır
        [lot] birinci raunda kimin başladığını püşk həll edir
       *[lowest_trump] birinci raunda ən kiçik kozır başlayır
    }
rule-next-first-attacker = Sonrakı raundlara kim başlayır
rule-next-first-attacker-about = Bir raund oynanılandan sonra ilk kartı kim oynayır.
value-next-first-attacker-lowest-trump = Ən kiçik kozır kimdədirsə
# unreviewed: paylayan (dealer)
value-next-first-attacker-left-of-dealer = Paylayandan solda oturan
# unreviewed: püşk (lot)
value-next-first-attacker-lot = Püşk həll edir
value-next-first-attacker-under-fool = Durakın sağ qonşusu, duraka qarşı
value-next-first-attacker-from-under-fool = Durakın sol qonşusu
value-next-first-attacker-winner = Oyundan birinci çıxan
value-next-first-attacker-fool = Durak
# unreviewed: püşk (lot), paylayan (dealer)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] sonrakı raundlara paylayandan solda oturan başlayır
        [lot] sonrakı raundlara kimin başladığını püşk həll edir
        [under_fool] növbəti raund duraka hücumla başlayır
        [from_under_fool] növbəti raunda durakın sol qonşusu başlayır
        [winner] növbəti raunda oyundan birinci çıxan başlayır
        [fool] növbəti raunda durak başlayır
       *[lowest_trump] sonrakı raundlara ən kiçik kozır başlayır
    }
rule-no-trump-fallback = Heç kimdə kozır yoxdursa
rule-no-trump-fallback-about = Ən kiçik kozır həll etməlidirsə, amma heç bir əldə kozır yoxdursa, kim başlayır.
value-no-trump-fallback-lowest-card = Ən kiçik kart kimdədirsə
# unreviewed: püşk (lot)
value-no-trump-fallback-lot = Püşk həll edir
value-no-trump-fallback-first-seat = Birinci yerdə oturan
# unreviewed: püşk (lot)
says-no-trump-fallback =
    { $value ->
        [lot] heç kimdə kozır yoxdursa püşk həll edir
        [first_seat] heç kimdə kozır yoxdursa birinci yerdə oturan başlayır
       *[lowest_card] heç kimdə kozır yoxdursa ən kiçik kart başlayır
    }
rule-dealer = Növbəti dəfə kim paylayır
rule-dealer-about = Növbəti raundda kartları kim paylayır.
value-dealer-fool = Durak
value-dealer-next-seat = Solda oturan növbəti oyunçu
says-dealer =
    { $value ->
        [next_seat] kartlar növbə ilə paylanır
       *[fool] kartları durak paylayır
    }

rule-throwers = Kim əlavə ata bilər
rule-throwers-about = Əlavə atmaq hücuma masadakı dəyərlərdən kart qoşmaqdır.
value-throwers-all = Müdafiəçidən başqa hamı
value-throwers-neighbours = Müdafiəçinin iki qonşusu
value-throwers-attacker-only = Yalnız hücumçu
value-throwers-nobody = Heç kim
says-throwers =
    { $value ->
        [neighbours] yalnız müdafiəçinin qonşuları əlavə atır
        [attacker_only] yalnız hücumçu əlavə atır
        [nobody] heç kim əlavə atmır
       *[all] hamı əlavə atır
    }
rule-throw-order = Əlavə atmaq növbəsi
rule-throw-order-about = Hər kəs istədiyi vaxt əlavə atır, yoxsa növbəsini gözləyir.
value-throw-order-free = Kim tez olsa
value-throw-order-ordered = Növbə ilə, əvvəl hücumçu
says-throw-order =
    { $value ->
        [ordered] növbə ilə əlavə atılır
       *[free] növbəsiz əlavə atılır
    }
rule-throw-timing = Nə vaxt əlavə atmaq olar
rule-throw-timing-about = Yeni kartlar gələnə qədər nə vurulmalıdır.
value-throw-timing-any-time = İstənilən vaxt
value-throw-timing-after-first-beat = İlk kart vurulandan sonra
value-throw-timing-all-beaten = Yalnız hər şey vurulanda
says-throw-timing =
    { $value ->
        [after_first_beat] ilk kart vurulandan sonra əlavə atılır
        [all_beaten] yalnız hər şey vurulanda əlavə atılır
       *[any_time] istənilən vaxt əlavə atılır
    }
rule-throw-ranks = Hansı dəyərləri əlavə atmaq olar
rule-throw-ranks-about = Müdafiə kartları da sayılır, yoxsa yalnız hücum kartları.
value-throw-ranks-attack-and-defence = Masadakı bütün dəyərlər
value-throw-ranks-attack-only = Yalnız hücum kartlarının dəyərləri
says-throw-ranks =
    { $value ->
        [attack_only] yalnız hücum kartlarının dəyərləri əlavə atılır
       *[attack_and_defence] masadakı bütün dəyərlər əlavə atılır
    }
rule-throw-after-take = «Götürürəm»dən sonra əlavə atmaq
rule-throw-after-take-about = Götürənə həmin dəyərlərdən daha kart vermək olar.
says-throw-after-take =
    { $value ->
        [off] «Götürürəm»dən sonra əlavə atılmır
       *[on] «Götürürəm»dən sonra da əlavə atılır
    }
rule-opening = Gedişin ilk kartları
rule-opening-about = Gedişə eyni dəyərli bir neçə kartla başlamaq olarmı.
value-opening-one-card = Bir kart
value-opening-equal-ranks = Bir və ya eyni dəyərli bir neçə kart
says-opening =
    { $value ->
        [equal_ranks] gedişə eyni dəyərli bir neçə kartla başlamaq olar
       *[one_card] gedişə bir kartla başlanır
    }
rule-attack-limit = Bir gedişdə hücum kartlarının həddi
rule-attack-limit-about = Müdafiəçi bir gedişdə ən çoxu neçə kart vurmalı ola bilər.
value-attack-limit-0 = Hədd yoxdur
says-attack-limit =
    { $number ->
        [0] bir gedişdə istənilən qədər hücum kartı
       *[other] bir gedişdə ən çoxu { $number } hücum kartı
    }
rule-first-bout-limit = Birinci gedişdə hücum kartlarının həddi
rule-first-bout-limit-about = Heç kim elə əvvəldən kart altında qalmasın deyə.
value-first-bout-limit-0 = Hər gedişdəki qədər
says-first-bout-limit =
    { $number ->
        [0] birinci gedişdə də o qədər
       *[other] birinci gedişdə ən çoxu { $number }
    }
rule-first-cap-scope = Birinci gedişin həddi nə vaxta qədərdir
rule-first-cap-scope-about = Birinci gedişdə kartlar götürülə bilər; hədd ondan sonra da qala bilər.
value-first-cap-scope-first-bout = Yalnız birinci gedişdə
value-first-cap-scope-until-first-discard = Kartlar ilk dəfə vurulana qədər
says-first-cap-scope =
    { $value ->
        [until_first_discard] birinci gedişin həddi kartlar ilk dəfə vurulana qədər qalır
       *[first_bout] birinci gedişin həddi onunla bitir
    }
rule-defender-hand-cap = Müdafiəçinin əli hücuma hədd qoyur
rule-defender-hand-cap-about = Müdafiəçinin vura biləcəyindən çox kart qoymaq olarmı.
value-defender-hand-cap-when-became-defender = Əlində olandan çox olmaz
value-defender-hand-cap-none = Əlində olandan çox da olar
says-defender-hand-cap =
    { $value ->
        [none] müdafiəçinin əli hücuma hədd qoymur
       *[when_became_defender] müdafiəçinin əli hücuma hədd qoyur
    }

rule-transfer = Ötürmə
rule-transfer-about = Hələ heç nə vurmamış müdafiəçi eyni dəyərli kart qoya bilər: onda növbəti oyunçu müdafiə edir.
says-transfer =
    { $value ->
        [on] hücumu ötürmək olar
       *[off] ötürməsiz
    }
rule-transfer-cards = Neçə kartla ötürülür
rule-transfer-cards-about = Ötürəndə həmin dəyərdən bir neçə kart qoymaq olarmı.
value-transfer-cards-one = Bir kartla
value-transfer-cards-several = Həmin dəyərdən bir neçə kartla
says-transfer-cards =
    { $value ->
        [several] bir neçə kartla ötürmək olar
       *[one] bir kartla ötürülür
    }
rule-transfer-sufficiency = Ötürmək üçün kart çatmalıdır
rule-transfer-sufficiency-about = Heç kim əlindəki kartlardan çoxunu vurmalı olmur.
says-transfer-sufficiency =
    { $value ->
        [off] kartı çatmayana da ötürülür
       *[on] yalnız kartı çatana ötürülür
    }
rule-transfer-in-first-bout = Birinci gedişdə ötürmək
rule-transfer-in-first-bout-about = Ən birinci hücumu ötürmək olarmı.
says-transfer-in-first-bout =
    { $value ->
        [off] birinci gediş ötürülmür
       *[on] birinci gediş də ötürülür
    }
rule-transfer-chain-limit = Bir gedişdə neçə dəfə ötürülür
rule-transfer-chain-limit-about = Bir hücum ən çoxu neçə dəfə ötürülə bilər.
value-transfer-chain-limit-0 = İstənilən qədər
says-transfer-chain-limit =
    { $number ->
        [0] hücum istənilən qədər ötürülür
       *[other] hücum ən çoxu { $number } dəfə ötürülür
    }
rule-transfer-by-showing = Kart göstərməklə ötürmək
rule-transfer-by-showing-about = Həmin dəyərdən kart göstərən hücumu ötürür, kart isə özündə qalır.
value-transfer-by-showing-off = Yoxdur
value-transfer-by-showing-trump = Kozır, gedişdə bir dəfə
value-transfer-by-showing-trump-once-a-deal = Kozır, raundda bir dəfə
value-transfer-by-showing-any-card = Hər kart, gedişdə bir dəfə
says-transfer-by-showing =
    { $value ->
        [trump] kozırı göstərib ötürmək olar
        [trump_once_a_deal] raundda bir dəfə kozırı göstərib ötürmək olar
        [any_card] istənilən kartı göstərib ötürmək olar
       *[off] kart göstərib ötürmək olmaz
    }

# unreviewed: the word for the discard pile
rule-discard = Oyundan çıxan kartlar
# unreviewed: the word for the discard pile
rule-discard-about = Vurulub oyundan çıxan kartlara baxmaq olarmı.
value-discard-hidden = Bağlıdır
value-discard-open = Baxmaq olar
# unreviewed: the word for the discard pile
says-discard =
    { $value ->
        [open] oyundan çıxan kartlara baxmaq olar
       *[hidden] oyundan çıxan kartlara baxmaq olmaz
    }
rule-draw-order = Kart çəkmək növbəsi
rule-draw-order-about = Gedişdən sonra əllər hansı növbə ilə tamamlanır.
value-draw-order-defender-last = Əvvəl hücumçu, axırda müdafiəçi
value-draw-order-defender-first = Əvvəl müdafiəçi
says-draw-order =
    { $value ->
        [defender_first] birinci müdafiəçi çəkir
       *[defender_last] axırda müdafiəçi çəkir
    }
rule-draw-lead = Ötürmədən sonra birinci kim çəkir
rule-draw-lead-about = Əllər tamamlananda kim hücumçu sayılır.
value-draw-lead-last-transferrer = Axırıncı ötürən
value-draw-lead-opener = Gedişə başlayan
says-draw-lead =
    { $value ->
        [opener] ötürmədən sonra birinci gedişə başlayan çəkir
       *[last_transferrer] ötürmədən sonra birinci axırıncı ötürən çəkir
    }
rule-swap-trump = Açıq kozırı dəyişmək
rule-swap-trump-about = Gedişlər arasında ən kiçik kozırı kolodanın altındakı açıq kozırla dəyişmək olar.
says-swap-trump =
    { $value ->
        [on] ən kiçik kozırı açıq kozırla dəyişmək olar
       *[off] açıq kozır dəyişilmir
    }
rule-draw-rule = Heç kimdə kart qalmasa
rule-draw-rule-about = Son oyunçuların kartları eyni gedişdə qurtarsa, nə olur.
value-draw-rule-draw = Heç-heçə: durak yoxdur
value-draw-rule-last-defender-loses = Durak axırıncı müdafiəçidir
says-draw-rule =
    { $value ->
        [last_defender_loses] heç kimdə kart qalmasa durak axırıncı müdafiəçidir
       *[draw] heç kimdə kart qalmasa heç-heçədir
    }

rule-placing = Nə sayılır
rule-placing-about = Bir neçə raund oynananda xal nəyə görə verilir.
value-placing-fool-only = Xal duraka yazılır
value-placing-first-out-wins = Xalı birinci çıxan alır
says-placing =
    { $value ->
        [first_out_wins] xalı oyundan birinci çıxan alır
       *[fool_only] xal duraka yazılır
    }
# unreviewed: seriya (series)
rule-series = Raundlar seriyası
# unreviewed: seriya (series)
rule-series-about = Raundlar birlikdə sayılır, yoxsa yox, və seriya nə vaxt bitir.
value-series-none = Hər raund ayrıca
value-series-to-points = Müəyyən xala qədər
value-series-deals = Müəyyən sayda raund
value-series-count = Xallar sonsuz sayılır
# unreviewed: seriya (series)
says-series =
    { $value ->
        [to_points] { $number } xala qədər seriya
        [deals] { $number } raundluq seriya
        [count] xallar sonsuz sayılır
       *[none] hər raund ayrıca
    }
# unreviewed: seriya (series)
rule-series-length = Seriyanın uzunluğu
# unreviewed: seriya (series)
rule-series-length-about = Seriya neçə xal və ya raund davam edir.
value-series-length-0 = Yoxdur

# unreviewed: komanda (team)
rule-teams = Komandalar
# unreviewed: partnyor (partner)
rule-teams-about = Partnyorlar rəqiblərin arasında oturur, bir-birinə hücum etmir, birlikdə udub birlikdə uduzur.
value-teams-none = Hər kəs özü üçün
value-teams-2v2 = İkiyə iki
value-teams-3v3 = Üçə üç
says-teams =
    { $number ->
        [4] ikiyə iki
        [6] üçə üç
       *[other] hər kəs özü üçün
    }
# unreviewed: partnyor (partner)
rule-team-out-seat = Partnyor oyundan çıxanda
rule-team-out-seat-about = Daha kartı olmayan oyunçunun növbələri nə olur.
# unreviewed: partnyor (partner)
value-team-out-seat-partner-plays = Onun yerinə partnyoru oynayır
value-team-out-seat-skipped = Onun növbələri buraxılır
# unreviewed: partnyor (partner)
says-team-out-seat =
    { $value ->
        [skipped] oyundan çıxanın növbələri buraxılır
       *[partner_plays] oyundan çıxanın yerinə partnyoru oynayır
    }

rule-low-beats-ace = Ən kiçik kart tuzu vurur
rule-low-beats-ace-about = Rəngin ən zəif kartı, çox vaxt altı, ən güclüsünü də vurur.
value-low-beats-ace-off = Xeyr
value-low-beats-ace-same-suit = Hər rəngdə
value-low-beats-ace-trumps = Yalnız kozırlarda
says-low-beats-ace =
    { $value ->
        [same_suit] rəngin ən kiçik kartı tuzunu vurur
        [trumps] ən kiçik kozır kozır tuzunu vurur
       *[off] ən kiçik kart tuzu vurmur
    }
# unreviewed: names of the suits
rule-spades-only-spades = Pikanı yalnız pika vurur
# unreviewed: names of the suits
rule-spades-only-spades-about = Başqa rəngin kozırı pikanı vurmur.
# unreviewed: names of the suits
says-spades-only-spades =
    { $value ->
        [on] pikanı yalnız pika vurur
       *[off] kozır pikanı da vurur
    }
rule-ace-turned-up = Kozırı tuz müəyyən etsə
rule-ace-turned-up-about = Bəziləri onda kartları yenidən paylayır.
value-ace-turned-up-keep = Oynanılır
value-ace-turned-up-redeal = Yenidən paylanır
says-ace-turned-up =
    { $value ->
        [redeal] tuz açılsa yenidən paylanır
       *[keep] kozırı tuz da müəyyən edə bilər
    }
rule-redeal = Nə vaxt yenidən paylanır
rule-redeal-about = Kiminsə əli belədirsə, hamıya yenidən paylanır.
value-redeal-never = Heç vaxt
value-redeal-five-of-a-suit = Bir rəngdən beş və daha çox kart
value-redeal-one-colour = Hamısı qırmızı və ya hamısı qara
says-redeal =
    { $value ->
        [five_of_a_suit] bir rəngdən beş kart olsa yenidən paylanır
        [one_colour] hamısı qırmızı və ya hamısı qara olsa yenidən paylanır
       *[never] yenidən paylanmır
    }
# unreviewed: paqon (epaulette)
rule-pogony = Paqonlar
# unreviewed: paqon (epaulette)
rule-pogony-about = Ən kiçik kartlarla son hücum durakın çiyinlərinə paqon taxır. Yalnız zarafatdır: heç nəyi dəyişmir.
# unreviewed: paqon (epaulette)
says-pogony =
    { $value ->
        [on] axırda ən kiçik kartlar durakın paqonlarıdır
       *[off] paqonsuz
    }
rule-bout-limit = Neçə gedişdən sonra heç-heçə olur
rule-bout-limit-about = Bir dairədə fırlanan oyun bu qədər gedişdən sonra heç-heçə kimi dayandırılır.
says-bout-limit = { $number } gedişdən sonra heç-heçə

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Əldə { $given } yox, ən azı { $least }, ən çoxu { $most } kart olur.
# unreviewed: seriya (series)
conflict-negative =
    { $parameter ->
        [attack_limit] Hücum kartlarının həddi { $given } ola bilməz: 0-dan az olmur.
        [first_bout_limit] Birinci gedişin həddi { $given } ola bilməz: 0-dan az olmur.
        [transfer_chain_limit] Ötürmələrin sayı { $given } ola bilməz: 0-dan az olmur.
       *[series_length] Seriyanın uzunluğu { $given } ola bilməz: 0-dan az olmur.
    }
conflict-bout-limit = Gedişlərin sayı { $given } ola bilməz: oyunda ən azı bir gediş olur.
conflict-first-limit-above = Birinci gedişin həddi { $given }, qalanlarınki { $most }: o, yalnız az ola bilər.
conflict-redeal-hand-size = Bir rəngdən beş karta görə yenidən paylamaq üçün əldə ən çoxu { $most } kart olmalıdır: daha çox kartda beşi demək olar həmişə tapılır.
conflict-ace-needs-turned-trump = Bu qaydalarla kozırı kart müəyyən etmir, deməli, tuz da etmir.
conflict-source-needs-turned-trump = Bu qaydalarla kozırı kart müəyyən etmir: seçməyə heç nə yoxdur.
conflict-swap-needs-face-up-trump = Bu qaydalarla kolodanın altında açıq kozır olmur: dəyişməyə heç nə yoxdur.
conflict-low-trump-needs-trump = Kozır yoxdursa, tuzu vuracaq ən kiçik kozır da yoxdur.
conflict-showing-needs-trump = Kozır yoxdursa, onu göstərib ötürmək olmaz.
conflict-showing-needs-transfer = Kart hücumu ötürmək üçün göstərilir, deməli, ötürmə də olmalıdır.
conflict-first-deal-has-no-fool = Birinci raunddan əvvəl nə durak var, nə qalib: kimin başladığını onlar həll edə bilməz.
# unreviewed: seriya (series)
conflict-series-length-missing = Seriyanın neçə xal və ya raund davam etdiyini seç.
# unreviewed: seriya (series)
conflict-series-length-unused = Uzunluq yalnız müəyyən xala və ya raunda qədər seriyada olur.
# unreviewed: komanda (team)
conflict-teams-never-transfer = Komandalarla ötürməsiz oynanılır.
# unreviewed: komanda (team)
conflict-teams-have-no-one-fool = Komandalarla oyunda durak tək olmur: kimin başladığını o həll edə bilməz.
# unreviewed: komanda (team)
conflict-teams-seats = Belə komandalar üçün { $given } yox, { $most } oyunçu lazımdır.
conflict-too-few-seats = { $given } oyunçu azdır: ən azı { $least } lazımdır.
conflict-too-many-seats = { $cards } kart { $given } oyunçuya çatmır: ən çoxu { $most } oyunçu oynaya bilər.

## The table

table-title = Oyun masası
table-players = Oyunçular
table-profile = Profil: { $player }
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
table-takeback = Geri al
table-ask = Məsləhət al
table-mute = Səsi söndür
table-unmute = Səsi aç
table-last-bout = Əvvəlki gediş
table-log = Oyunun gedişatı
table-log-bout = Gediş { $number }
table-how-to-play = Necə oynanılır
table-settings = Ayarlar
table-removed = Masanın sahibi səni masadan çıxardı.
table-closed = Bu masa bağlanıb.
table-away = əlaqə yoxdur
table-bot-sits-in = hələlik bot oynayır
table-wishes = yenə oynamaq istəyir
table-watchers = tamaşaçılar
table-talk = Nəsə de
table-people = Oyunçular
table-last-bout-beaten = Bütün kartlar vuruldu və oyundan çıxdı.
table-last-bout-taken = { $player } kartları götürdü.
table-last-bout-taken-you = Kartları sən götürdün.
table-rules = Bu masanın qaydaları
# unreviewed: komanda (team)
table-team = Komanda { $number }
# unreviewed: partnyor (partner)
table-partner = Partnyorun
# $player plays for a partner who is out, $other.
# unreviewed: partnyor (partner)
table-plays-for = { $player } partnyorunun ({ $other }) yerinə oynayır
# unreviewed: partnyor (partner)
table-plays-for-you = Sən partnyorunun ({ $other }) yerinə oynayırsan
table-plays-your-turn = { $player } sənin yerinə oynayır
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Udulan raundlar
       *[against] Neçə dəfə durak
    }
# unreviewed: seriya (series)
series-to-points = { $number } xala qədər seriya
series-over-deals = Raund { $deal } / { $number }
# $players is one name or a list of names.
# unreviewed: seriya (series)
series-winner = Seriyanın qalibi: { $players }
# unreviewed: seriya (series)
series-winner-you = Seriyanı sən uddun!
series-next-deal = Növbəti raund
# unreviewed: the word for the discard pile
discard-look = Oyundan çıxan kartlara bax

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
prompt-wait-again = Gözləyirik: { $players }
prompt-taking-soon = Sən götürürsən…
prompt-still-taking = Sən kartları götürürsən. Oynamağa davam etmək üçün «Ləğv et» düyməsini bas
prompt-done-soon = Əlavə atmağa kartın yoxdur…
prompt-out = Oyundan salamat çıxdın
prompt-choose-target = { $card } hara getsin?
prompt-selected =
    { $number ->
        [one] { $cards }: indi eyni dəyərli başqa kartlara toxun
       *[other] { $cards } birlikdə: masaya toxun
    }
prompt-one-rank = Birlikdə yalnız eyni dəyərli kartlar oynana bilər
prompt-dropped = Hazırlanmış kart əlində qaldı
prompt-drop-here = Bura
prompt-transfer-here = Ötür, { $player } müdafiə etsin
prompt-over = Oyun bitib
prompt-covered-nothing = Hamısı vuruldu: əlavə atmağa kartın yoxdur, «Vuruldu» de
prompt-taking-nothing = { $player } götürür: əlavə atmağa kartın yoxdur, «Pas» de
prompt-bout-beaten = Hamısı vuruldu.
prompt-tap-to-go-on = Davam etmək üçün toxun
prompt-trump = Kozır: { $card }.
prompt-trumps = Kozır: { $suit }.
prompt-no-trumps = Kozır yoxdur.
prompt-no-line = Əlaqə yoxdur: indi oynamaq olmaz

## Buttons

action-bita = Vuruldu
action-pass = Pas
action-take = Götürürəm
action-take-undo = Ləğv et
action-transfer = Ötür
action-lay =
    { $number ->
        [one] { $number } kart oyna
       *[other] { $number } kart oyna
    }
action-unselect = Seçimi ləğv et
action-swap = Kozırı dəyiş
action-skip-to-end = Birbaşa sona
action-rematch = Yenidən oyna
action-leave = Ana səhifə
action-see-table = Masaya bax
action-review = Oyuna bax
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
settings-advise = Məsləhətçi
settings-advise-hint = Düymə ən güclü botun necə oynayacağını və niyəsini göstərir.
settings-tap = Karta toxunanda
settings-tap-plays = Kart oynanır
settings-tap-second = Kart seçilir, ikinci toxunuşla oynanır
settings-sort = Kartlarımın düzülüşü
settings-sort-suit = Rəngə görə
settings-sort-rank = Dəyərə görə
settings-sort-own = Özüm düzdüyüm kimi
settings-speed = Kartların hərəkəti
settings-speed-off = Yoxdur
settings-speed-fast = Sürətli
settings-speed-normal = Adi
settings-speed-slow = Yavaş
settings-hold = Bitən gediş masada qalır
settings-hold-none = Qalmır
settings-hold-seconds = { $seconds } san
settings-hold-tap = Mən toxunana qədər
settings-section-sound = Səs
settings-sounds = Səslər
settings-volume = Səsin ucalığı
settings-volume-low = Alçaq
settings-volume-medium = Orta
settings-volume-high = Uca
settings-vibration = Titrəmə
settings-vibration-hint = Bunu bacaran telefon və planşetlərdə.
settings-auto-done = «Vuruldu» və «Pas» mənim yerimə deyilsin
settings-auto-done-hint = Əlavə atmağa kartım olmayanda.
settings-take-undo = «Götürürəm» sözünü ləğv etməyə vaxt
settings-take-undo-hint = Söz 0,8 saniyədən sonra göndərilir.
settings-premoves = Başqaları oynayanda kart hazırlamaq
settings-premoves-hint = Toxunuş onu hazırlayır; mümkün olan kimi oynanır, ikinci toxunuş ləğv edir.
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
settings-trump-marks = Əlimdəki kozırları işarələ
settings-contrast = Kontrast
settings-contrast-auto = Cihazdakı kimi
settings-contrast-high = Yüksək
settings-left-handed = Solaxay üçün
settings-shortcuts = Klaviatura qısayolları
settings-reset = Bütün ayarları sıfırla

## Sharing a table, and the page without its server

share-title = { $attacker } hücum edir, { $defender } müdafiə edir
share-about = Durak masası: { $players }. Oyunun gedişinə bax, sonra özün də oyna.
app-somebody = Oyunçu
share-sheet-title = Masanı paylaş
share-picture = Masanın şəkli
share-with-cards = Kartlarımla birlikdə
share-with-cards-hint = Onları keçidi olan hər kəs görəcək. Başqalarının kartları heç vaxt görünmür.
share-link = Keçid
share-copy = Keçidi köçür
share-copied = Köçürüldü
share-send = Paylaş
table-share = Paylaş
app-shared = Masa belə görünürdü: { $player }
app-play-yourself = Özün oyna
app-bad-link = Bu keçid masa göstərmir: yarımçıqdır və ya səhv yazılıb.
app-nowhere = Bu ünvanda heç nə yoxdur.

app-kept = Əlaqə yoxdur: masa belə idi, { $time }
app-newer = Yeni versiya hazırdır. Oyun bitəndə açılacaq.
app-older = Bu səhifə serverdən köhnədir.
app-open-newer = Yenisini aç
app-install = Tətbiq kimi quraşdır

## Keyboard

keys-title = Klaviatura
keys-arrows = Kartı və ya hədəfi seç
keys-ranks = Həmin dəyərin növbəti kartına keç
keys-enter = Kartı oyna və ya seç
keys-select = Eyni dəyərli bir neçə kartı birlikdə oynamaq üçün kartı seç
keys-escape = Ləğv et
keys-take = Götürürəm
keys-done = Vuruldu və ya Pas
keys-transfer = Ötür
keys-sort = Kartlarımın düzülüşünü dəyiş
keys-move = Kartın əldəki yerini dəyiş
keys-explain = Məsləhət al; solğun kartda: niyə olmaz?
keys-last-bout = Əvvəlki gediş
keys-undo = Son gedişi geri al
keys-read = Masanı ucadan oxu
keys-help = Bu siyahı
keys-tab = Növbəti: ipucu, kartlarım, masa, düymələr, oyunçular
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Boşluq
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + klik

## Lists: $items are joined by commas

list-and = { $items } və { $last }
list-or = { $items } yaxud { $last }

## Card names, for speech

# unreviewed: names of suits, court and numbered cards and jokers, other than tuz, are a proposal
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] qırmızı coker
               *[black] qara coker
            }
       *[other]
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
    }
# unreviewed: names of suits, court and numbered cards and jokers, other than tuz, are a proposal
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] qırmızı cokeri
               *[black] qara cokeri
            }
       *[other]
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
    }
# unreviewed: names of suits, court and numbered cards and jokers, other than tuz, are a proposal
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] qırmızı cokerlə
               *[black] qara cokerlə
            }
       *[other]
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
    }
# unreviewed: names of suits, court and numbered cards and jokers, other than tuz, are a proposal
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] qırmızı cokerin
               *[black] qara cokerin
            }
       *[other]
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
# unreviewed: partnyor (partner)
why-defenders-partner = Müdafiəçi ({ $player }) sənin partnyorundur: partnyora əlavə atılmır.
why-not-a-thrower = Bu qaydalarla müdafiəçiyə ({ $player }) indi əlavə ata bilməzsən.
why-not-your-turn = Əvvəl { $player } əlavə ata bilər. Öz növbəni gözlə.
why-no-attack-yet = { $player } hələ hücum etməyib, vurulası kart yoxdur.
why-must-open = Gedişə sən başlayırsan, ona görə kart oynamalısan.
why-unbeaten-cards = Hələ vurulmayıb: { $cards }. Müdafiəçini gözlə.
why-already-done = Daha əlavə atmayacağını artıq demisən. Yeni kart qoyulana qədər gözlə.
why-already-taking = Artıq «Götürürəm» demisən. Başqaları əlavə atana qədər gözlə.
why-nothing-to-take = Hamısı vurulub: götürməyə heç nə qalmayıb.
why-nothing-to-beat = Bütün hücum kartları artıq vurulub. Gözlə, bəlkə yenə əlavə atdılar.
why-not-in-hand = { $card } sənin əlində deyil.
# unreviewed: coker (joker)
why-joker-only-beats = { $card } yalnız vurur: cokerlə nə hücum edilir, nə ötürülür.
why-rank-not-on-table = { $card } uyğun deyil: yalnız masadakı dəyərləri əlavə ata bilərsən: { $ranks }.
why-after-first-beat = Bu qaydalarla yalnız birinci kart vurulandan sonra əlavə atmaq olar.
why-not-all-beaten = Bu qaydalarla yalnız hər şey vurulanda əlavə atılır. Hələ vurulmayıb: { $cards }.
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
why-suit-needed = { $card } bu kartı vurmur: { $target }. Kozır yoxdur, yalnız həmin rəngin daha böyük kartı vurur.
# unreviewed: names of the suits
why-spades-only = { $card } bu kartı vurmur: { $target }. Bu qaydalarla pikanı yalnız pika vurur.
# unreviewed: coker (joker)
why-joker-colour = { $card } bu kartı vurmur: { $target }. Qırmızı coker yalnız qırmızı kartları, qarası yalnız qaraları vurur.
# unreviewed: coker (joker)
why-joker-unbeatable = { $target }: cokeri heç nə vurmur.
why-beats-nothing = { $card } bunların heç birini vurmur: { $cards }.
why-transfer-off = Bu qaydalarda ötürmə yoxdur.
why-transfer-after-beat = Bir kart artıq vurulub: ötürmək üçün gecdir.
why-transfer-rank = { $card } ilə ötürmək olmaz: eyni dəyərli kart lazımdır: { $ranks }.
why-transfer-first-bout = Bu qaydalarla birinci gediş ötürülmür.
why-transfer-chain = Bu hücum artıq { $number } dəfə ötürülüb: bundan çox olmaz.
why-nobody-to-receive = Ötürməyə daha heç kim qalmayıb.
why-receiver-hand-limit = Növbəti oyunçunun ({ $player }) cəmi { $number } kartı var, vurmalı olacağı isə { $needed }.
why-show-off = Bu qaydalarda kart göstərib ötürmək olmur.
why-show-trump = { $card } göstərilə bilməz: yalnız həmin dəyərin kozırı göstərilir.
why-show-used = { $card } artıq göstərilib.
why-swap-off = Bu qaydalarda açıq kozır dəyişilmir.
why-swap-between-bouts = Açıq kozır yalnız gedişlər arasında dəyişilir, özü də ən birincidən əvvəl yox.
why-swap-no-trump-card = Kolodanın altında daha açıq kozır yoxdur.
why-swap-lowest = Kolodanın altındakı elə ən kiçik kozırdır.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = { $card_acc } oyna.
# unreviewed: written without a native reader
advice-throw-in = { $card_acc } əlavə at.
# unreviewed: written without a native reader
advice-beat = { $target_acc } { $card_ins } vur.
# unreviewed: written without a native reader
advice-transfer = { $card_ins } ötür.
# unreviewed: written without a native reader
advice-show = { $card_acc } göstər və ötür.
# unreviewed: written without a native reader
advice-swap = Açıq kozırı dəyiş.
# unreviewed: written without a native reader
advice-take = Götür.
# unreviewed: written without a native reader
advice-done = Daha əlavə atma.
# unreviewed: written without a native reader
advice-wait = Gözlə.
# unreviewed: written without a native reader
motive-only-move = Başqa heç nə edə bilməzsən.
# unreviewed: written without a native reader
motive-wins = Rəqib nə etsə də, belə udursan.
# unreviewed: written without a native reader
motive-only-win = Yalnız bu udur: başqa hər gediş qələbəni əldən verir.
# unreviewed: written without a native reader
motive-draws = Rəqib nə etsə də, bu heç-heçəni saxlayır.
# unreviewed: written without a native reader
motive-only-draw = Yalnız bu heç-heçəni saxlayır: başqa hər gediş uduzur.
# unreviewed: written without a native reader
motive-lost = Səni indi ancaq rəqibin səhvi xilas edər.
# unreviewed: written without a native reader
motive-last-card = { $card } sonuncu kartındır, koloda isə boşdur.
# unreviewed: written without a native reader
motive-last-cards = Bu gedişdə bütün kartların gedə bilər: { $number }.
# unreviewed: written without a native reader
motive-swap = { $card } verdiyin kozırdan böyükdür.
# unreviewed: written without a native reader
motive-unbeatable = { $card }: müdafiəçidə ({ $player }) onu vuran kart yoxdur.
# unreviewed: written without a native reader
motive-pair = { $card }, ardınca isə əlavə ata bilərsən: { $cards }.
# unreviewed: written without a native reader
motive-lowest = { $card } ən kiçik adi kartındır.
# unreviewed: written without a native reader
motive-lowest-trump = Adi kartın yoxdur, { $card } isə ən kiçik kozırındır.
# unreviewed: written without a native reader
motive-he-holds = { $player } bu kartı saxlayır: { $cards }, onunla isə bunu vurardı: { $target }.
# unreviewed: written without a native reader
motive-hard-to-beat = { $card } kiçik kartlarından çətin vurulur: { $player } { $number } % ehtimalla vura bilər.
# unreviewed: written without a native reader
motive-forces-trump = { $player } { $card_acc } yalnız kozırla vura bilər.
# unreviewed: written without a native reader
motive-no-trumps = Bütün kozırların yeri bəllidir: { $player } kozırsızdır.
# unreviewed: written without a native reader
motive-keeps-trumps = { $card } kozır xərcləmədən vurur: { $target }.
# unreviewed: written without a native reader
motive-trump-needed = { $target }: adi kartla vurmaq olmur, ən ucuzu { $card }.
# unreviewed: written without a native reader
motive-no-new-rank = { $card } bunu vurur: { $target }, masaya isə yeni dəyər gətirmir.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: bu dəyərdə kart başqa heç kimdə yoxdur, əlavə atılası kart qalmayıb.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } bunu vurur: { $target }, bunlar isə birlikdə qalır: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = { $target }: bundan sonra { $player } əlavə ata bilər: { $cards }.
# unreviewed: written without a native reader
motive-few-follow = { $card }: bundan sonra daha kiçik kartdan sonrakından az əlavə ata bilərlər.
# unreviewed: written without a native reader
motive-cheapest-beat = { $card } bunu vuran kartlarının ən kiçiyidir: { $target }.
# unreviewed: written without a native reader
motive-cheapest-plan = { $target } üstünə { $card }: { $number } kartın hamısı ən ucuz belə vurulur.
# unreviewed: written without a native reader
motive-free-transfer = { $card } hücumu ötürür və bu, cəmi bir adi karta başa gəlir.
# unreviewed: written without a native reader
motive-show = { $card } göstərilir, hücum ötürülür, kart isə səndə qalır.
# unreviewed: written without a native reader
motive-rather-than-take = Hamısını vura bilmirsən, { $card } isə hücumu ötürür.
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Kartı vura bilmirsən: götür.
       *[other] { $number } kartın hamısını vura bilmirsən: götür.
    }
# unreviewed: written without a native reader
motive-too-dear = Vurmaq bunlara başa gələrdi: { $cards }. Götürmək yaxşıdır.
# unreviewed: written without a native reader
motive-throw-in = { $card } uyğundur və kozır deyil: bir kart az.
# unreviewed: written without a native reader
motive-give-away = { $player } götürür: { $card } da onunla getsin.
# unreviewed: written without a native reader
motive-nothing-fits = Əlavə atmağa kartın yoxdur.
# unreviewed: written without a native reader
motive-saves-trumps = Yalnız kozırların uyğundur: { $cards }. Onları saxla.
# unreviewed: written without a native reader
motive-feeds = { $player } götürür, bu isə ona hədiyyə olardı: { $cards }.
# unreviewed: written without a native reader
motive-saves-high = Uyğun gələn çox dəyərlidir: { $cards }.
# unreviewed: written without a native reader
motive-wait = Əvvəlcə gör { $player } nə edəcək.
# unreviewed: written without a native reader
motive-preferred = Mümkün { $number } gedişdən daha yaxşısı tapılmadı.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Axmaq qalmaq ehtimalı
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = udur
# unreviewed: written without a native reader
tutor-draw = heç-heçə
# unreviewed: written without a native reader
tutor-lose = uduzur
# unreviewed: written without a native reader
tutor-worse = Daha pisi: { $move } – { $number } % əvəzinə { $other_number } %.
# unreviewed: written without a native reader
tutor-line = Ən yaxşı oyun: { $moves }
# unreviewed: written without a native reader
tutor-solved = Oyun sonuna qədər hesablanıb.
tutor-move-attack = { $card }
tutor-move-beat = { $card } → { $target }
# unreviewed: written without a native reader
tutor-move-transfer = ötürmək: { $card }
# unreviewed: written without a native reader
tutor-move-show = göstərmək: { $card }
# unreviewed: written without a native reader
tutor-move-swap = açıq kozırı dəyişmək
# unreviewed: written without a native reader
tutor-move-take = götürmək
# unreviewed: written without a native reader
tutor-move-done = daha əlavə atmamaq
# unreviewed: written without a native reader
tutor-move-wait = gözləmək
# unreviewed: written without a native reader
tutor-more = Daha ətraflı
# unreviewed: written without a native reader
tutor-candidates = Bunlardan biri: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Oyunu sonuna qədər hesabla.
# unreviewed: written without a native reader
tutor-think-counting = Say: başqalarında hansı kartlar ola bilər?
# unreviewed: written without a native reader
tutor-think-trumps = Kozırlarını düşün.
# unreviewed: written without a native reader
tutor-think-low = Hansı kartsız keçinmək ən asandır?
# unreviewed: written without a native reader
tutor-think-pairs = Eyni dəyərli kartlara bax.
# unreviewed: written without a native reader
tutor-think-taking = Hamısını vurmaq olarmı?
# unreviewed: written without a native reader
tutor-think-keeping = Uyğun gələn hər kartı qoymaq lazım deyil.

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
# When no card names the trumps.
# unreviewed: names of the suits
event-dealt-trumps =
    { $suit ->
        [clubs] Kartları { $player } paylayır. Kozır: xaç.
        [diamonds] Kartları { $player } paylayır. Kozır: kərpic.
        [hearts] Kartları { $player } paylayır. Kozır: ürək.
       *[spades] Kartları { $player } paylayır. Kozır: pika.
    }
# unreviewed: names of the suits
event-dealt-trumps-you =
    { $suit ->
        [clubs] Kartları sən paylayırsan. Kozır: xaç.
        [diamonds] Kartları sən paylayırsan. Kozır: kərpic.
        [hearts] Kartları sən paylayırsan. Kozır: ürək.
       *[spades] Kartları sən paylayırsan. Kozır: pika.
    }
event-dealt-no-trumps = Kartları { $player } paylayır. Kozır yoxdur.
event-dealt-no-trumps-you = Kartları sən paylayırsan. Kozır yoxdur.
event-dealt-hand = Kartların: { $cards }.
event-dealt-first = { $player } ən kiçik kozırı ({ $card }) göstərir və birinci hücum edir.
event-dealt-first-you = Ən kiçik kozır səndədir, { $card }: birinci sən hücum edirsən.
event-dealt-nobody = Heç kimdə kozır yoxdur.
event-dealt-first-lowest = Ən kiçik karta görə birinci { $player } hücum edir.
event-dealt-first-lowest-you = Ən kiçik kart səndədir: birinci sən hücum edirsən.
event-dealt-begins = Birinci { $player } hücum edir.
event-dealt-begins-you = Birinci sən hücum edirsən.
event-bout-started = { $player } hücum edir, { $to } müdafiə edir.
event-bout-started-you = Sən hücum edirsən, { $to } müdafiə edir.
event-bout-started-to-you = { $player } hücum edir, sən müdafiə edirsən.
event-attacked = { $player } { $card_acc } oynayır.
event-attacked-you = Sən { $card_acc } oynayırsan.
event-thrown-in = { $player } { $card_acc } əlavə atır.
event-thrown-in-you = Sən { $card_acc } əlavə atırsan.
laid-cards = { $player } oynayır: { $cards }.
laid-cards-you = Sən oynayırsan: { $cards }.
event-beaten = { $player } { $target_acc } { $card_ins } vurur.
event-beaten-you = Sən { $target_acc } { $card_ins } vurursan.
event-transferred = { $player } { $card_ins } ötürür: indi { $to } müdafiə edir.
event-transferred-you = Sən { $card_ins } ötürürsən: indi { $to } müdafiə edir.
event-transferred-to-you = { $player } { $card_ins } ötürür: indi sən müdafiə edirsən.
event-transferred-shown = { $player } { $card_acc } göstərib ötürür: indi { $to } müdafiə edir.
event-transferred-shown-you = Sən { $card_acc } göstərib ötürürsən: indi { $to } müdafiə edir.
event-transferred-shown-to-you = { $player } { $card_acc } göstərib ötürür: indi sən müdafiə edirsən.
event-swapped = { $player } { $card_acc } açıq kozırla dəyişir: { $target }.
event-swapped-you = Sən { $card_acc } açıq kozırla dəyişirsən: { $target }.
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
event-game-over-team = Oyun bitdi, duraklar: { $players }.
# unreviewed: komanda (team)
event-game-over-team-you = Oyun bitdi: durak sənin komandandır.
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
aria-card-selected = { $card }, başqaları ilə birlikdə oynamaq üçün seçilib
aria-card-prepared = { $card }, hazırlanıb
aria-card-carried = { $card }, aparılır
aria-target = { $target_acc } { $card_ins } vur
aria-swap = { $card_acc } açıq kozırla dəyiş: { $target }
aria-stock =
    { $number ->
        [0] Koloda boşdur. Kozır: { $suit }
        [one] Kolodada { $number } kart var. Kozır: { $suit }
       *[other] Kolodada { $number } kart var. Kozır: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Koloda boşdur. Kozır yoxdur
        [one] Kolodada { $number } kart var. Kozır yoxdur
       *[other] Kolodada { $number } kart var. Kozır yoxdur
    }
aria-trump-card = Kolodanın altındakı kozır: { $card }
# unreviewed: the word for the discard pile is a proposal
aria-discard = Oyundan çıxan kartlar: { $number }
aria-your-cards = Kartların: { $cards }
aria-sorted-by-suit = Kartlar rəngə görə düzülüb
aria-sorted-by-rank = Kartlar dəyərə görə düzülüb
aria-sorted-by-own = Kartlar sənin düzülüşünlədir
aria-selected =
    { $number ->
        [0] Heç bir kart seçilməyib
        [one] { $number } kart seçilib
       *[other] { $number } kart seçilib
    }
aria-moved = { $card }, { $number } yerdən { $place }
aria-prepared = { $card } hazırlandı
aria-cancelled = Ləğv edildi

## When the server cannot do what was asked (one message for each error code)

error-not-json = Server bunu oxuya bilmədi. Səhifəni yenilə və bir də yoxla.
error-too-large = Bu, server üçün çox uzun idi. Qısalt və bir də yoxla.
error-unknown-type = Server belə sorğu tanımır. Yeni versiyanı almaq üçün səhifəni yenilə.
error-bad-shape = Server sorğunu başa düşmədi. Səhifəni yenilə və bir də yoxla.
error-bad-rules = Server belə qaydaları tanımır. Başqalarını seç.
error-rules-conflict = Bu qaydalar bir yerdə olmur. Başqalarını seç.
error-no-such-table = Bu masa artıq yoxdur. Yenisini aç.
error-not-your-seat = Bu sənin yerin deyil.
error-stale = Bu arada masa dəyişib. Bax və yenidən seç.
error-illegal-move = İndi belə oynamaq olmaz.
error-nothing-to-undo = Geri alınası heç nə yoxdur.
error-nothing-to-advise = İndi edə biləcəyin heç nə yoxdur: məsləhət verməyə də bir şey yoxdur.
error-no-way-back = O oyuna daha qayıtmaq olmaz.
error-no-such-lesson = Belə dərs yoxdur. Siyahıdan birini seç.
error-step-over = Bu addım bitib: təkrar et və ya davam et.
error-game-not-over = Əvvəlcə bu oyunu axıra çatdır.
error-too-fast = Bir az yavaş, zəhmət olmasa: bir az gözlə və bir də yoxla.
error-storage = Server oyunu yadda saxlaya bilmədi. Bir azdan yenidən yoxla.
error-table-full = Bu masada boş yer yoxdur.
error-seat-taken = Bu yer artıq tutulub. Başqasını seç.
error-not-host = Bunu yalnız masanın sahibi edə bilər.
error-not-now = İndi bunu etmək olmaz.
error-name-taken = Bu ad tutulub və ya tutulmuş ada oxşayır. Başqa ad seç.
error-no-watching = Bu masaya baxmaq olmaz.
error-no-talk = Bu masada danışılmır.
error-banned = Bu serverdə oynaya bilməzsən.
error-too-many-tables = Həddən çox masada oturmusan. Əvvəlcə birindən qalx.
error-draining = Server tezliklə yenidən başlayacaq. Bir dəqiqədən sonra yoxla.

## How it ended

result-fool = Durak: { $player }
result-fool-you = Bu dəfə durak sənsən
result-team-fools = Duraklar: { $players }
# unreviewed: komanda (team)
result-team-fools-you = Bu dəfə durak sənin komandandır
# The last attack was with one or two of the lowest cards.
# unreviewed: paqon (epaulette)
result-epaulettes =
    { $number ->
        [one] Üstəlik çiyninə bir paqon
       *[other] Üstəlik hər iki çiyninə paqon
    }
result-fool-note = Kimsə olmalı idi də. Növbəti oyun hər şeyi bağışlayar.
result-draw = Heç-heçə: durak yoxdur
result-adjudicated = Oyun bir dairədə fırlanırdı, ona görə heç-heçə kimi dayandırıldı.
result-place-fool = Əlində kart qalan: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Gedişlərin sayı: { $number }.
# unreviewed: written without a native reader
decided-epaulettes = Sonuncu hücum ən kiçik kartlarla oldu: { $number }, müdafiə edən { $player }.
# unreviewed: written without a native reader
decided-epaulettes-you = Sənə sonuncu hücum ən kiçik kartlarla oldu: { $number }.
# unreviewed: written without a native reader
decided-draw = Son kartlar bir gedişdə getdi: { $players }.
# unreviewed: written without a native reader
decided-last-defender = Sonuncu müdafiə edən: { $player }. Bu qaydalarla durak odur.
# unreviewed: written without a native reader
decided-last-defender-you = Sonuncu müdafiə edən sən idin: bu qaydalarla durak odur.
# unreviewed: written without a native reader
decided-big-take = { $player } { $bout } nömrəli gedişdə { $number } kart götürdü və axıradək ən çox kart onda oldu.
# unreviewed: written without a native reader
decided-big-take-you = { $bout } nömrəli gedişdə { $number } kart götürdün və axıradək ən çox kart səndə oldu.
# unreviewed: written without a native reader
decided-trumps = Koloda qurtaranda kozırlar: { $player } { $number }, { $other } { $other_number }.
# unreviewed: written without a native reader
decided-no-trumps = Koloda qurtaranda { $number } kozır qalmışdı, heç biri bu oyunçuda deyildi: { $player }.
# unreviewed: written without a native reader
decided-no-trumps-you = Koloda qurtaranda { $number } kozır qalmışdı, heç biri səndə deyildi.
# unreviewed: written without a native reader
decided-late-take = { $player } { $bout } nömrəli gedişdə, koloda boş ikən, { $number } kart götürdü.
# unreviewed: written without a native reader
decided-late-take-you = { $bout } nömrəli gedişdə, koloda boş ikən, { $number } kart götürdün.
# unreviewed: written without a native reader
decided-high-trump = Koloda qurtaranda ən böyük kozır, { $card }, bu oyunçuda idi: { $other }.
# unreviewed: written without a native reader
decided-high-trump-you = Koloda qurtaranda ən böyük kozır, { $card }, səndə idi.
# unreviewed: written without a native reader
decided-left-with = Hamı çıxanda bu oyunçuda hələ { $number } kart vardı: { $player }.
# unreviewed: written without a native reader
decided-left-with-you = Hamı çıxanda səndə hələ { $number } kart vardı.
# unreviewed: written without a native reader
decided-team-left-with = Axırda qalan kartlar: { $number }, komanda: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Durak öyrənək
learn-about = Əsl masada yeddi qısa dərs. Oynaya-oynaya öyrənirsən.
learn-start = Başla
learn-continue = Davam et
learn-again = Bir də
learn-done = Öyrənilib
# $step is the one at hand, $steps how many there are.
learn-progress = Addım { $step }, cəmi { $steps }
learn-reset = Hamısına yenidən başla
learn-ends-game = Dərs yarımçıq oyununu bitirəcək.
learn-lesson = Dərs { $number }
learn-next = Növbəti dərs
learn-list = Bütün dərslər
learn-play = Oyna
learn-try-again = Bir də yoxla
learn-go-on = Davam et
learn-skip = Ötür
learn-reached = Afərin!
learn-finished = Afərin! Dərs öyrənildi.
learn-graduated = İlk oyununu uddun. İndi sən Durak oynaya bilirsən!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Tapşırıq: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Vurmaq
lesson-beat-higher = { $player } { $card_acc } oynayır. Onu həmin rəngin daha böyük kartı vurur: vur.
lesson-beat-attack = Hamısı vuruldu, indi sən hücum edirsən. Ən kiçik kartını qoy: { $card }.
lesson-beat-done = { $player } onu bu kartla vurur: { $card }. Sənin əlavə edəsi kartın yoxdur. «Vuruldu» de.
lesson-beat-cheap = { $card } kartını iki kartın vurur. Kiçiyi ilə vur, yaxşısını saxla.
lesson-trump-title = Kozırlar
lesson-trump-any = Kolodanın altındakı kart kozır rəngini göstərir. Kozır istənilən başqa rəngi vurur: { $card_acc } ən kiçik kozırla vur.
lesson-trump-suit = { $player } { $card_acc } əlavə atır. Bu rəngdən daha böyük kartın var: onunla vur, kozırı saxla.
lesson-trump-higher = { $card } özü kozırdır. Onu yalnız daha böyük kozır vurur, səndə də beləsi var.
lesson-trump-keep = Hamısı vuruldu: sən hücum edirsən. Kozırları müdafiəyə saxla, ən kiçik kartını qoy: { $card }.
lesson-throw-title = Əlavə atmaq
# unreviewed: altılıq (a six)
lesson-throw-lead = Səndə iki altılıq var, müdafiə edən isə { $player }. Hücuma { $card_ins } başla.
lesson-throw-same = Masada olan dəyərlərdən əlavə atmaq olar. O biri altılığı at.
lesson-throw-any = Vuran kartlar da sayılır, ona görə iki kartın uyğundur. Kiçiyini at: { $card }.
lesson-throw-taking = { $player } götürür. Hələ uyğun kart ata bilərsən: { $card }.
lesson-take-title = Götürmək
lesson-take-choose = { $card } kartını yalnız kozır tuzun vurur. Heyfdir: «Götürürəm» de.
lesson-take-again = Götürən hücum növbəsini itirir. Amma götürdüyün kart işə yarayır. Bununla vur: { $card }.
lesson-take-turn = Hamısı vuruldu: növbə sənindir. Hücum et: { $card }.
lesson-take-press = { $player } götürür və növbəsini itirir. «Pas» de, sonra yenə hücum et: { $card }.
lesson-limits-title = Neçə kart
lesson-limits-five = Birinci gedişdə ən çoxu beş hücum kartı olur. Doqquzluqla başla və beş olana qədər əlavə at.
lesson-limits-hand = Heç vaxt müdafiəçinin əlindəkindən çox olmaz: indi { $player } üç kartla qalıb. Üç doqquzluq qoy; dördüncüsü olmaz.
lesson-end-title = Oyunun sonu
lesson-end-open = Koloda qurtarıb: daha heç kim kart götürmür, əli boşalan çıxır. { $card_ins } hücum et.
lesson-end-give = { $player } götürür. O biri doqquzluğu da ver: { $card }.
lesson-end-last = «Pas» de, sonra son kartını qoy: { $card }. Kartsız oyundan salamat çıxırsan.
lesson-end-keep = Başqa bir son: hərəyə iki kart. { $card_acc } adi kartla vur, kozırı axıra saxla.
lesson-end-win = Kozırını qoy: { $player } onu vura bilmir və kartlarla qalır.
lesson-transfer-title = Ötürmək və ilk oyun
lesson-transfer-on = Burada hücumu ötürmək olar. Hücumun yanına öz onluğunu qoy: { $card }. İndi müdafiə edən { $player } olur.
lesson-transfer-pass = { $player } ikisini də götürür. { $card } uyğundur, amma kozırdır: saxla və «Pas» de.
# unreviewed: valet (jack), dama (queen)
lesson-transfer-beat = Kozır valetlə ötürə bilərsən, amma { $card_acc } dama ilə vurmaq daha sərfəlidir.
lesson-transfer-game = İndi isə öz kiçik oyunun. Koloda qurtarana qədər istədiyin kimi oyna.
lesson-transfer-win = Koloda qurtardı. Kartlarını başqalarından tez oynayıb qurtar!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Götürmək həmişə olar, amma burada vurmağa kartın var.
lesson-hint-dear = Belə də olar, amma kiçik kart da bəs edir. Yaxşılarını saxla.
lesson-hint-trump = Belə də olar, amma kozırlar qiymətlidir: burada onsuz da mümkündür.
lesson-hint-named = Onunla da başlamaq olar, amma bu dərsə başqa kart lazımdır.
lesson-hint-fits = Dayanmaq olar, amma hələ uyğun kartın var.
lesson-hint-transfer = Vurdun, amma burada hücumu başqasına ötürmək olar.
lesson-hint-lost = Bu dəfə kartlarla sən qaldın. Hamının başına gəlir: bir də oyna.

## How to play

howto-title = Durak necə oynanılır
howto-goal = «Durak» sözü «axmaq» deməkdir. Məqsəd bütün kartlarını oynayıb qurtarmaqdır: qalib olmur, axırda kartla qalan oyunçu isə durakdır.
howto-learn = Yaxşısı oynayaraq öyrənməkdir
# Told of a picture: $card lies over $target.
howto-beats = { $card } { $target_acc } vurur
howto-search = Suallarda axtar
howto-none = Bu barədə sual yoxdur.
howto-link = Bu sualın keçidini kopyala
howto-link-copied = Keçid kopyalandı
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
howto-other-title = Başqa qaydalar
# unreviewed: the name of the throw-in game
howto-other-1 = Bu səhifədə qalan hər şey adi əlavə atma və ötürmə oyunları haqqındadır. «Oyunu seç» düyməsi başqa tanınmış qaydaları da təklif edir, «Bütün qaydalar» bölməsində isə öz qaydalarını qura bilərsən.
howto-other-2 = Göstərməklə ötürmə: həmin dəyərin kozırını qoymayıb yalnız göstərmək və əldə saxlamaq olar.
# unreviewed: partnyor (partner), komanda (team)
howto-other-3 = Komandalar: partnyorlar rəqiblərin arasında oturur, bir-birinə hücum etmir, birlikdə udub birlikdə uduzur.
# unreviewed: coker (joker)
howto-other-4 = Cokerlər yalnız vurur: qırmızısı bütün qırmızı kartları, qarası bütün qara kartları, kozırları da.
howto-other-5 = İki koloda: hər kartdan iki dənə var. Onlar bir-birini vurmur, çünki heç biri o birindən böyük deyil.
howto-other-6 = Masanda necə oynanıldığı «Bu masanın qaydaları» pəncərəsində yazılıb: masanın yuxarısındakı oyun adına toxun.
howto-controls-title = İdarəetmə
howto-controls-1 = Oynamaq üçün parlayan karta toxun və ya onu masaya apar. Vurmaq istəyirsənsə, düz o kartın üstündə burax.
howto-controls-2 = «Vuruldu» və ya «Pas» hər şey vurulanda, ya da müdafiəçi götürəndə daha əlavə atmadığını bildirir. «Götürürəm» masanın bütün kartlarını sənə verir.
howto-controls-3 = Solğun karta toxunsan, indi niyə oynanmadığını öyrənərsən.
howto-controls-4 = Klaviaturada kartı oxlarla seç, Enter ilə oyna.
howto-controls-5 = Eyni dəyərli bir neçə kartı birdən oynamaq üçün barmağını birinin üstündə saxla, o birilərinə, sonra masaya toxun.
howto-controls-6 = Ayarlarda kartlarını özün düzməyi və başqaları oynayanda kart hazırlamağı seçə bilərsən.

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
# unreviewed: the word for the discard pile
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
faq-19-q = Ötürmək nə deməkdir?
faq-19-a = Müdafiəçi vurmaq əvəzinə hücumun yanına eyni dəyərli kart qoyur. Onda hamısına qarşı növbəti oyunçu müdafiə edir və o da daha irəli ötürə bilər.
faq-20-q = Kim birinci əlavə atır?
faq-20-a = Kim tez tərpənsə: müdafiəçidən başqa hamı istənilən vaxt ata bilər. Başqa qaydalarla isə növbə ilə atırlar, əvvəlcə hücumçu.
faq-21-q = İki oyunçu birdən çıxsa nə olur?
faq-21-a = İkisi də salamatdır, qalanları oynamağa davam edir. Heç kimdə kart qalmayıbsa, axmaq da yoxdur: heç-heçə.
faq-22-q = Kozırsız vura bildiyim halda kozırla vura bilərəm?
faq-22-a = Bəli. Rəngə uyğun oynamaq məcburi deyil: kozır başqa rəngin istənilən kartını vurur.
faq-23-q = Kartların bir hissəsini vurdum, sonra götürdüm. Mənə nə düşür?
faq-23-a = Masada nə varsa: hücum kartları, onları vurduğun kartlar və sonra əlavə atılanlar.
# unreviewed: seriya (series)
faq-24-q = Seriya nədir?
faq-24-a = Hesabı birgə aparılan bir neçə raund: müəyyən xala qədər və ya müəyyən sayda raund. Qaydalarda seçilir, hesab hər raunddan sonra göstərilir.
# unreviewed: paqonlar (epaulettes)
faq-25-q = Paqonlar nədir?
# unreviewed: paqon (epaulette)
faq-25-a = Köhnə zarafat: kim son hücumda bir-iki ən kiçik kartla durak qalırsa, onlar çiyninə paqon olur. Heç nəyi dəyişmir və qaydalarda açılır.
faq-26-q = Kartlar ədalətli paylanır?
faq-26-a = Bəli. Hər paylama kompüterin təsadüfi götürdüyü 32 baytdan açıq üsulla qarışdırılır. O nə oyunçulardan, nə də hesabdan asılıdır və onu heç kim seçə bilməz.
faq-27-q = Niyə bitmiş gedişin kartları bir az masada qalır?
faq-27-a = Hamı necə bitdiyini görsün deyə. Masaya toxun, oyun dərhal davam edər; nə qədər qalacağını ayarlarda seçirsən.
faq-28-q = Heç kim ata bilmədiyi halda niyə fasilə olur?
faq-28-a = Uyğun kart olmayanda oyun tez getsəydi, hamı bilərdi ki, heç kimdə yoxdur. Ona görə fasilə əldəki kartlardan asılı deyil.

## Hesab

account-title = Hesab
account-guest = Qonaq { $name }
account-about = Qonaq kimi oynayırsan. Hesab adını saxlayır və oyunu hər cihazda açır. E-poçt lazım deyil.
account-join-tab = Yeni hesab
account-login-tab = Giriş
account-name = Ad
account-name-hint = Bir əlifbadan 3–24 hərf, rəqəm də olar
account-password = Parol
account-new-password = Yeni parol
account-password-hint = Ən azı 8 işarə
account-show-password = Parolu göstər
account-join = Hesab yarat
account-join-passkey = Giriş açarı ilə yarat
account-passkey-about = Giriş açarı parol əvəzinə barmaq izin, üzün və ya ekran kilidindir.
account-login = Daxil ol
account-login-passkey = Giriş açarı ilə daxil ol
account-forgot = Parolu unutmusan?
account-recover = Bərpa kodundan istifadə et
account-recover-about = Bərpa kodunu və yeni parolu yaz. Bütün başqa cihazlarda hesabdan çıxılacaq.
account-code = Bərpa kodu
account-back = Geri
account-codes = Bərpa kodları
account-codes-about = Parolu və ya açarı itirsən, hər kod səni bir dəfə içəri buraxır. Onlar yalnız indi görünür: etibarlı yerdə saxla.
account-codes-copy = Köçür
account-codes-save = Fayla yaz
account-codes-kept = Saxladım
account-codes-left =
    { $number ->
        [one] { $number } kod qalıb
       *[other] { $number } kod qalıb
    }
account-codes-renew = Yeni kodlar
account-rename = Adı dəyiş
account-save = Yadda saxla
account-saved = Yadda saxlandı
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Giriş açarları
account-passkey-add = Açar əlavə et
account-passkey-suspect = Bu açarın surəti ola bilər. Onu sil.
account-remove = Sil
account-last-used = Son istifadə: { $time }
account-sessions = Harada daxil olmusan
account-this-device = Bu cihaz
account-unknown-device = Naməlum cihaz
account-end-others = Başqa hər yerdə çıx
account-logout = Çıx
account-data = Məlumatların
account-export = Məlumatlarımı endir
account-delete = Hesabı sil
account-delete-about = Bitmiş oyunların qalacaq, amma adsız. Bunu geri qaytarmaq olmaz.
account-delete-yes = Həmişəlik sil
account-confirm-about = Bunun sən olduğunu təsdiqlə.
account-confirm = Təsdiqlə
account-confirm-passkey = Açarla təsdiqlə
account-waiting = Burada qonaq kimi başladığın yarımçıq oyun gözləyir. Hesabdan çıxanda o geri qayıdacaq.
account-error-name-too-short = Adda ən azı 3 işarə olur.
account-error-name-too-long = Adda ən çoxu 24 işarə olur.
account-error-name-signs = Ad hərflə başlayır, yalnız hərf və rəqəmlərdən ibarətdir; aralarında tək boşluq, nöqtə və ya defis ola bilər.
account-error-name-scripts = Adın bütün hərfləri bir əlifbadan olmalıdır.
account-error-name-reserved = Bu ad oyunun özünə məxsusdur.
account-error-name-taken = Bu ad tutulub və ya tutulmuş ada oxşayır.
account-error-password-too-short = Parolda ən azı 8 işarə olur.
account-error-password-too-long = Parolda ən çoxu 128 işarə olur.
account-error-password-weak = Bu parolu tapmaq asandır. Daha uzununu seç.
account-error-wrong-login = Ad və ya parol səhvdir.
account-error-wrong-password = Parol səhvdir.
account-error-wrong-code = Ad və ya kod səhvdir, ya da kod artıq işlənib.
account-error-too-many-tries = Həddən çox cəhd. { $number } dəq. sonra yenidən yoxla.
account-error-too-many-accounts = Buradan həddən çox hesab yaradılıb. { $number } dəq. sonra yenidən yoxla.
account-error-bad-passkey = Giriş açarı işləmədi. Yenidən yoxla.
account-error-copied-passkey = Bu açarın surəti ola bilər, ona görə heç kimi buraxmır. Başqa cür daxil ol və onu sil.
account-error-last-passkey = Bu sənin yeganə girişindir. Əvvəlcə parol qoy.
account-error-too-many-passkeys = Daha çox açar əlavə etmək olmaz.
account-error-network = Serverlə əlaqə yoxdur. Yenidən yoxla.
account-error-other = Alınmadı. Yenidən yoxla.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Addım { $number } / { $most }
replay-play = Davam et
replay-pause = Fasilə
replay-back = Bir addım geri
replay-forward = Bir addım irəli
replay-first = Əvvələ
replay-last = Sona
replay-speed = Sürət: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Kimin yerindən baxmaq
replay-open = Bütün kartları göstər

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Salam!
phrase-good-luck = Uğurlar!
phrase-well-played = Yaxşı oyun idi!
phrase-nice-move = Gözəl gediş!
phrase-thanks = Təşəkkürlər!
phrase-welcome = Dəyməz!
phrase-sorry = Bağışla!
phrase-oops = Vay!
# unreviewed: whether players say so
phrase-lucky = Bəxt dediyin budur!
phrase-unlucky = Bu gün bəxtim gətirmir…
phrase-no-hurry = Tələsmə!
phrase-go-on = Davam edək?
phrase-moment = Bir dəqiqə!
phrase-back = Yenə buradayam
# unreviewed: whether players say so
phrase-again = Bir də oynayaq?
phrase-bye = Görüşənədək!

# What the pictures show that players send each other.

emote-smile = Təbəssüm
emote-laugh = Gülüş
emote-wink = Göz vurma
emote-cool = Gün eynəyi
emote-think = Fikirli üz
emote-wow = Təəccüb
emote-sad = Kədər
emote-cry = Göz yaşları
emote-angry = Hirs
emote-clap = Alqış
emote-coffee = Qəhvə
emote-sleep = Yuxu

## Playing with other people

people-name = Başqaları səni necə çağırsın?
people-name-wanted = Əvvəlcə adını yaz.
people-watchers = Tamaşaçılar: { $number }
people-watching = Oyuna baxırsan
# unreviewed: how a native player would say it
people-watching-late = Oyuna bir dəqiqə gecikmə ilə baxırsan
people-left = { $player } masadan qalxdı.
people-came = { $player } masaya oturdu.
people-host = İndi masanın sahibi { $player } oldu.
people-host-you = İndi masanın sahibi sənsən.
people-says = { $player }: { $text }
people-takeback-asks = { $player } son gedişi geri almaq istəyir.
people-takeback-yes = Hə
people-takeback-no = Yox
people-takeback-waits = Cavab gözlənilir: { $players }
people-takeback-done = { $player } son gedişi geri aldı.
people-takeback-done-you = Gedişin geri alındı.
people-takeback-stays = Gediş qalır.

device-about = Hamı bu cihazda oynayır və onu növbə ilə ötürür.
device-name = Oyunçu { $number }
device-add = Oyunçu əlavə et
device-remove = { $player }: çıxar
device-bots = Botlar
device-give = Cihazı ver: { $player }
device-hidden = O vaxta qədər kartlar gizlidir.
device-me = Mən { $player }
people-bot-sits-in = { $player }: əvəzinə bot oynayır.
people-lost = { $player }: əlaqə kəsildi.
people-back = { $player } qayıtdı.
people-wishes = { $player } yenə oynamaq istəyir.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: vaxt bitdi.
# unreviewed: how a native player would say it
people-out-of-time-you = Vaxtın bitdi.
# unreviewed: how a native player would say it
people-bot-for-you = Sənin əvəzinə bot oynayır.
people-waits-for-others = Yenə oynamaq istəyirsən. O birilər gözlənilir…
people-wants-player = Kartları paylamaq üçün daha bir oyunçu lazımdır.
people-gone = getdi
# Beside a name that is known by an account.
people-account = hesabı var
people-mute = Səsini kəs
people-unmute = Yenidən eşit
people-leave = Həmişəlik get
# unreviewed: how a native player would say it
people-leave-about = Sənin yerinə bot axıra qədər oynayacaq və bu, getmək sayılacaq.
people-write = Mesaj yaz
people-send = Göndər

## A table before its first deal

gather-invite = Keçidlə dəvət et
gather-copy = Köçür
gather-copied = Köçürüldü
gather-send = Göndər…
gather-code = QR kod
gather-sit-hint = Oturmaq üçün boş yerə toxun
gather-full = Bütün yerlər tutulub; baxa bilərsən
gather-waiting = Boş yerlər: { $number }
gather-ready = Hamı buradadır: oyuna başla
gather-waiting-host = Oyunu { $player } başlayacaq
gather-seat-free = Boş yer { $number }
gather-host = masanın sahibi
table-free = Boş
gather-agreed = Nə oynanılır
gather-change = Dəyiş
gather-access = Masanı kim tapır
gather-access-link = Keçidi olan
gather-access-open = Hamı
gather-watching = Baxmaq
gather-watching-free = Baxmaq olar
gather-watching-delayed = Gecikmə ilə
gather-watching-off = Baxmaq olmaz
gather-talk = Söhbət
gather-talk-off = Söhbətsiz
# unreviewed: how a native player would say it
gather-talk-phrases = Yalnız hazır sözlər
gather-talk-chat = Sərbəst söhbət
# unreviewed: how a native player would say it
gather-rated = Reytinq üçün
gather-rated-about = Nəticə oyunçuların reytinqini dəyişir.
gather-sit = Otur
gather-stand = Qalx
gather-fill = Botlarla doldur
gather-swap = Yerini dəyiş: { $player }
gather-move-here = Bura otur
gather-bot = Bot
gather-remove = Masadan çıxar: { $player }
# unreviewed: how a native player would say it
gather-make-host = Masanın sahibi et: { $player }
gather-seats = Yerlər
gather-clock = Saat
gather-starts = Başlanğıc
gather-starts-host = Sahib deyəndə
gather-starts-full = Yerlər tutulanda
gather-agree = Oldu

## The list of tables

tables-title = Masalar
tables-mine = Sənin masaların
tables-open = Oyunçu gözləyənlər
tables-filter-rules = Qaydalar
tables-filter-seats = Yerlər
tables-all = Hamısı
tables-none = İndi gözləyən yoxdur. Masa aç: sonra gələn onu görəcək.
tables-none-such = Belə masa yoxdur. Süzgəci dəyiş və ya özün masa aç.
tables-new = Masa aç
tables-taken = { $most } yerdən { $number } tutulub
tables-your-turn = Növbə sənindir
tables-gathering = oyunçu gözləyir
tables-playing = oyun gedir
# unreviewed: how a native player would say it
tables-in-play = Oyun gedir
# unreviewed: how a native player would say it
tables-crowd = Burada oyunçular: { $number }. Oyun gedən masalar: { $playing }.
tables-over = bitib
tables-alone = Hələ heç kim

## Clocks

clock-none = Saatsız
clock-fast = Tez
clock-normal = Adi
clock-slow = Yavaş
clock-days = { $number } gün
clock-seconds = { $number } san
clock-about-none = Vaxt məhdud deyil.
clock-about-turn = Hər gediş üçün: { $time }.
clock-about-bank = Hər raund üçün ehtiyat: { $time }.
clock-bank = Ehtiyat { $time }
# unreviewed: how a native player would say it
clock-window = Əlavə atmaq üçün: { $time }
clock-paused = Gözlənilir, { $player }: { $time }
clock-last = Beş saniyə qaldı!

## Whether the deal was fair

proof-title = Dürüst paylama
# unreviewed: how a native player would say it
proof-about = Paylamadan əvvəl server gizli bir ədəd seçdi və onun izini göstərdi. Hər oyunçu öz ədədini əlavə etdi. Kartları ikisi birlikdə qarışdırdı, ona görə heç kim onları seçə bilməzdi. İndi brauzerin bunu özü yoxlayır. Göstərə bilmədiyi: serverin sahibinin kartlara baxmadığı.
proof-cannot = Bu əlaqə ilə brauzer yoxlaya bilmir. Səhifəni https ilə aç.
proof-checking = Yoxlanılır…
proof-not-yet = Əvvəlcə bu oyunu axıra qədər oyna: sonra paylanmanı yoxlamaq olar.
proof-none = Yoxlamaq üçün bitmiş raund hələ yoxdur.
proof-fair = Kartlar dürüst paylanıb.
proof-unfair = Nəsə uyğun gəlmir: kartlar vəd edildiyi kimi paylanmayıb.
proof-deal = Raund { $number }
proof-bound = Gizli ədəd öz izinə uyğundur.
proof-shuffled = Kartlar ədədlərdən çıxdığı kimi düzülmüşdü.
proof-mine = Sənin ədədin də qarışdırmada iştirak edib.
proof-no = Yox:
proof-numbers = Başqa yerdə yoxlamaq üçün ədədlər
proof-save = Fayla yaz

## Players and their games

players-title = Oyunçu
players-me = Profilim
players-family = Oyunun növü
# unreviewed: komanda (team)
players-teams = Komandalarla
players-kind = { $family }, { $number } oyunçu
players-games = { $number } oyun
players-lost = { $number } % uduzulub
players-rating = Reytinq
players-changed = Reytinq { $number }, { $change }
players-course = Reytinqin gedişi: əvvəl { $from }, indi { $to }, ən aşağı { $low }, ən yuxarı { $high }
players-unsettled = Hələ az oyun olub: bu, ilk təxmindir.
players-since = Burada: { $date } tarixindən
players-newest = Son reytinq oyunları
players-unrated = Hələ reytinq oyunu olmayıb.
players-unrated-me = Hələ reytinqin yoxdur. «Reytinq üçün» masada oyna, insanlarla və ya botlarla.
players-best-none = Burada hələ heç kim kifayət qədər oynamayıb. Reytinq üçün oyna, birinci ol!
players-missing = Belə oyunçu yoxdur.
players-again = Yenidən yoxla
games-none = Hələ bitmiş oyun yoxdur. Oyna: oyun gediş-gediş burada qalacaq.
games-missing = Bu oyunu göstərmək olmur.
games-more = Daha göstər
games-fool = uduzdu
games-safe = xilas oldu
games-draw = heç-heçə
