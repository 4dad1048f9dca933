# The words of Kozyr in Turkish.
#
# en.ftl says which arguments messages share. The reader is addressed as "sen". No native reader
# has been through this file yet; `# unreviewed: <why>` marks the messages that rest on a word
# nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Durak kart oyunu
app-close = Kapat
app-reconnecting = Yeniden bağlanıyor…
app-moment = Bir saniye…
app-drain = Sunucu birazdan yeniden başlayacak. Oyunun sürecek.
app-version = Sürüm { $version }
app-you = Sen

## Before the game

lobby-play = Oyna
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } rakip
lobby-continue = Oyuna devam et
lobby-new-game = Onu bırak, yenisine başla
lobby-given-up = Yarım kalan oyun bırakıldı.
lobby-way-back = O oyuna dön
lobby-choose = Oyunu seç
lobby-friends = Arkadaşlarla oyna
lobby-quick = Hızlı oyun
lobby-tables = Açık masalar
lobby-device = Tek cihazda
lobby-games = Oyunlarım
lobby-best = En iyiler
lobby-matching = Oyuncu aranıyor… şimdilik { $number }
lobby-how-to-play = Nasıl oynanır
lobby-learn = Öğren
lobby-newcomer = Durak sana yeni mi? Üç dakikada öğren
lobby-settings = Ayarlar
lobby-account = Hesap
lobby-language = Dil
lobby-theme = Tema
lobby-number-of-opponents = Rakipler
lobby-opponent = { $number }. rakip
lobby-all-opponents = Tüm rakipler
lobby-level-beginner = Acemi
lobby-level-regular = Amatör
lobby-level-club = Deneyimli
lobby-level-strong = Güçlü
lobby-level-expert = Uzman
lobby-level-master = Usta
lobby-level-grandmaster = Büyükusta
lobby-level-beginner-about = En küçük kartı oynar, sık sık yanılır
lobby-level-regular-about = Kozları saklar, kartları unutur, bazen yanılır
lobby-level-club-about = Her kartı hatırlar
lobby-level-strong-about = Her kartı hatırlar, oyun sonunda yanılmaz
lobby-level-expert-about = Hamleleri sayısız oyunun deneyimiyle tartar
lobby-level-master-about = Birçok hamle sonrasını hesaplar
lobby-level-grandmaster-about = En uzun düşünür, kimde ne olduğunu çıkarır
lobby-pace = Botların hızı
lobby-pace-normal = İnsan gibi
lobby-pace-instant = Anında
lobby-your-name = Adın
lobby-your-name-hint = Yalnızca senin yerinde görünür
lobby-start = Başla
lobby-cancel = Vazgeç
lobby-offline = Henüz bağlantı yok. Bağlantı kurulunca oyun başlar.

## Choosing the rules

choose-presets = Bilinen kurallar
choose-own-rules = Kendi kuralların
choose-all-rules = Bütün kurallar
choose-rules-summary = Bu kurallar: { $text }
choose-reset-rules = Alışılmış kurallara dön
# Beside a rule that is not as usual.
choose-changed = Değişti
choose-refused = Bu kurallar bir arada olmaz
choose-seats-range = { $least }–{ $most } oyuncu
choose-seats-exactly = { $number } oyuncu

# Sets of rules that people know by a name.
preset-app = Eklemeli
preset-app-about = Savunan dışında herkes masadaki değerlerden kart ekleyebilir.
# unreviewed: aktarmak (transfer)
preset-app-transfer = Aktarmalı
# unreviewed: aktarmak (transfer)
preset-app-transfer-about = Saldırı, aynı değerde bir kartla aktarılabilir de.
preset-simple = Kart kart
# unreviewed: kırmak (beat)
preset-simple-about = Bir kart oynanır; kırılır ya da alınır: kimse kart eklemez.
preset-neighbours = Komşular
preset-neighbours-about = Yalnızca savunanın iki komşusu kart ekler.
preset-one-by-one = Sırayla
# unreviewed: kırmak (beat)
preset-one-by-one-about = Sırayla ve ancak hepsi kırılınca kart eklenir.
# unreviewed: aktarmak (transfer)
preset-transfer-and-show = Göstererek aktarma
# unreviewed: aktarmak (transfer)
preset-transfer-and-show-about = O değerdeki kozu göstermek aktarmaya yeter; koz elde kalır.
preset-two-player-series-to-5 = İki kişi, beş puana kadar
preset-two-player-series-to-5-about = İlk bitiren bir puan alır ve sonraki eli başlatır; beş puan kazandırır.
preset-teams = İkiye iki
preset-teams-about = Dört oyuncu, iki takım; eşler karşılıklı oturur.
preset-teams-of-three = Üçe üç
preset-teams-of-three-about = Altı oyuncu, iki takım; eşler birer atlayarak oturur.
preset-short-24 = Kısa oyun
preset-short-24-about = Dokuzludan asa 24 kart.
preset-classic-52 = Tam deste
preset-classic-52-about = İkiliden asa 52 kart.
preset-jokers = Jokerli
# unreviewed: kırmak (beat)
preset-jokers-about = 52 kart ve iki joker: kırmızısı her kırmızı kartı, siyahı her siyah kartı kırar.
preset-two-packs = İki deste
preset-two-packs-about = 36 kartlık iki deste birlikte: uzun oyun ya da çok oyuncu için.
preset-japanese = Japon
# unreviewed: kırmak (beat)
preset-japanese-about = Koz hep karodur, maçayı ise yalnızca maça kırar.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Kartlar ve koz
rule-group-begin = Kim başlar
rule-group-attack = Saldırı ve kart ekleme
# unreviewed: aktarmak (transfer)
rule-group-transfer = Aktarma
# unreviewed: ıskarta (discard pile)
rule-group-end = Deste, ıskarta ve oyun sonu
rule-group-series = Birkaç el
rule-group-teams = Takımlar
rule-group-rare = Nadir âdetler

rule-pack = Deste
rule-pack-about = Hangi kartlarla oynanır. Kart az olursa oyun kısa olur.
value-pack-24 = 24 kart, dokuzludan
value-pack-32 = 32 kart, yediliden
value-pack-36 = 36 kart, altılıdan
value-pack-52 = 52 kart, ikiliden
value-pack-54 = 52 kart ve iki joker
value-pack-2x36 = 36 kartlık iki deste
value-pack-2x52 = 52 kartlık iki deste
says-pack =
    { $number ->
        [54] 52 kart ve iki joker
        [72] 36 kartlık iki deste
        [104] 52 kartlık iki deste
       *[other] { $number } kart
    }
rule-hand-size = Eldeki kartlar
rule-hand-size-about = Herkese kaç kart dağıtılır ve turdan sonra eller kaça tamamlanır.
says-hand-size = herkesin elinde { $number } kart
rule-trump-mode = Koz
rule-trump-mode-about = Koz nasıl belirlenir ya da hep hangisidir.
value-trump-mode-turned = Her elde bir kart belirler
value-trump-mode-always-clubs = Hep sinek
value-trump-mode-always-diamonds = Hep karo
value-trump-mode-always-hearts = Hep kupa
value-trump-mode-always-spades = Hep maça
value-trump-mode-none = Kozsuz
says-trump-mode =
    { $value ->
        [always_clubs] koz hep sinek
        [always_diamonds] koz hep karo
        [always_hearts] koz hep kupa
        [always_spades] koz hep maça
        [none] kozsuz
       *[turned] kozu bir kart belirler
    }
rule-trump-source = Kozu hangi kart belirler
rule-trump-source-about = Açılan kart destenin altında kalır ve en son çekilir; son dağıtılan kart oyuncusunda kalır.
value-trump-source-next-after-deal = Dağıtımdan sonraki ilk kart
value-trump-source-bottom-card = Destenin en altındaki kart
value-trump-source-last-dealt = Son dağıtılan kart
says-trump-source =
    { $value ->
        [bottom_card] kozu destenin en altındaki kart belirler
        [last_dealt] kozu son dağıtılan kart belirler
       *[next_after_deal] kozu dağıtımdan sonraki ilk kart belirler
    }

rule-first-attacker = İlk eli kim başlatır
rule-first-attacker-about = En ilk kartı kim oynar.
value-first-attacker-lowest-trump = En küçük koz kimdeyse
value-first-attacker-left-of-dealer = Dağıtanın solundaki
value-first-attacker-lot = Kura çekilir
says-first-attacker =
    { $value ->
        [left_of_dealer] ilk eli dağıtanın solundaki başlatır
        [lot] ilk eli kimin başlatacağını kura belirler
       *[lowest_trump] ilk eli en küçük koz başlatır
    }
rule-next-first-attacker = Sonraki elleri kim başlatır
rule-next-first-attacker-about = Bir el oynandıktan sonra ilk kartı kim oynar.
value-next-first-attacker-lowest-trump = En küçük koz kimdeyse
value-next-first-attacker-left-of-dealer = Dağıtanın solundaki
value-next-first-attacker-lot = Kura çekilir
value-next-first-attacker-under-fool = Durağın sağındaki
value-next-first-attacker-from-under-fool = Durağın solundaki
value-next-first-attacker-winner = İlk bitiren
value-next-first-attacker-fool = Durak
says-next-first-attacker =
    { $value ->
        [left_of_dealer] sonraki elleri dağıtanın solundaki başlatır
        [lot] sonraki elleri kimin başlatacağını kura belirler
        [under_fool] sonraki eller durağa saldırıyla başlar
        [from_under_fool] sonraki elleri durağın solundaki başlatır
        [winner] sonraki eli ilk bitiren başlatır
        [fool] sonraki eli durak başlatır
       *[lowest_trump] sonraki elleri en küçük koz başlatır
    }
rule-no-trump-fallback = Kimsede koz yoksa
rule-no-trump-fallback-about = En küçük koz belirleyecekken hiçbir elde koz yoksa kim başlar.
value-no-trump-fallback-lowest-card = En küçük kart kimdeyse
value-no-trump-fallback-lot = Kura çekilir
value-no-trump-fallback-first-seat = İlk sırada oturan
says-no-trump-fallback =
    { $value ->
        [lot] kimsede koz yoksa kura çekilir
        [first_seat] kimsede koz yoksa ilk sırada oturan başlar
       *[lowest_card] kimsede koz yoksa en küçük kart başlar
    }
rule-dealer = Sonra kim dağıtır
rule-dealer-about = Sonraki elin kartlarını kim dağıtır.
value-dealer-fool = Durak
value-dealer-next-seat = Soldaki oyuncu
says-dealer =
    { $value ->
        [next_seat] kartlar sırayla dağıtılır
       *[fool] kartları durak dağıtır
    }

rule-throwers = Kim kart ekler
rule-throwers-about = Kart eklemek, saldırıya masadaki değerlerden kart katmaktır.
value-throwers-all = Savunan dışında herkes
value-throwers-neighbours = Savunanın iki komşusu
value-throwers-attacker-only = Yalnızca saldıran
value-throwers-nobody = Hiç kimse
says-throwers =
    { $value ->
        [neighbours] yalnızca savunanın komşuları kart ekler
        [attacker_only] yalnızca saldıran kart ekler
        [nobody] kimse kart eklemez
       *[all] herkes kart ekler
    }
rule-throw-order = Kart ekleme sırası
rule-throw-order-about = Herkes istediği an mı kart ekler, yoksa sırasını mı bekler.
value-throw-order-free = Kim çabuksa
value-throw-order-ordered = Sırayla, önce saldıran
says-throw-order =
    { $value ->
        [ordered] sırayla kart eklenir
       *[free] kim çabuksa o kart ekler
    }
rule-throw-timing = Ne zaman kart eklenir
# unreviewed: kırmak (beat)
rule-throw-timing-about = Yeni kartlar gelmeden önce ne kadarı kırılmış olmalı.
value-throw-timing-any-time = Her zaman
# unreviewed: kırmak (beat)
value-throw-timing-after-first-beat = İlk kart kırılınca
# unreviewed: kırmak (beat)
value-throw-timing-all-beaten = Ancak hepsi kırılınca
# unreviewed: kırmak (beat)
says-throw-timing =
    { $value ->
        [after_first_beat] ilk kart kırılınca kart eklenir
        [all_beaten] ancak hepsi kırılınca kart eklenir
       *[any_time] her zaman kart eklenir
    }
rule-throw-ranks = Hangi değerler eklenir
rule-throw-ranks-about = Savunmanın kartları da mı sayılır, yoksa yalnızca saldırının kartları mı.
value-throw-ranks-attack-and-defence = Masadaki bütün değerler
value-throw-ranks-attack-only = Yalnızca saldırınınkiler
says-throw-ranks =
    { $value ->
        [attack_only] yalnızca saldırı kartlarının değerleri eklenir
       *[attack_and_defence] masadaki bütün değerler eklenir
    }
rule-throw-after-take = “Alıyorum”dan sonra kart ekleme
rule-throw-after-take-about = Kartları alana masadaki değerlerden daha da verilebilir.
says-throw-after-take =
    { $value ->
        [off] “Alıyorum”dan sonra kart eklenmez
       *[on] “Alıyorum”dan sonra da kart eklenir
    }
rule-opening = Turun ilk kartları
rule-opening-about = Tur, aynı değerde birkaç kartla başlayabilir mi.
value-opening-one-card = Bir kart
value-opening-equal-ranks = Aynı değerde birkaç kart
says-opening =
    { $value ->
        [equal_ranks] tur aynı değerde birkaç kartla başlayabilir
       *[one_card] tur bir kartla başlar
    }
rule-attack-limit = Bir turda en çok saldırı kartı
# unreviewed: kırmak (beat)
rule-attack-limit-about = Savunan, bir turda en çok kaç kart kırmak zorunda kalabilir.
value-attack-limit-0 = Sınır yok
says-attack-limit =
    { $number ->
        [0] bir turda sınırsız saldırı kartı
       *[other] bir turda en çok { $number } saldırı kartı
    }
rule-first-bout-limit = İlk turda en çok saldırı kartı
rule-first-bout-limit-about = Kimse daha baştan kartlara boğulmasın diye.
value-first-bout-limit-0 = Her turdaki kadar
says-first-bout-limit =
    { $number ->
        [0] ilk turda da o kadar
       *[other] ilk turda en çok { $number }
    }
rule-first-cap-scope = İlk turun sınırı ne zamana kadar
rule-first-cap-scope-about = İlk turda kartlar alınabilir; sınır ondan sonra da sürebilir.
value-first-cap-scope-first-bout = Yalnızca ilk turda
# unreviewed: kırmak (beat)
value-first-cap-scope-until-first-discard = Kartlar kırılana kadar
# unreviewed: kırmak (beat)
says-first-cap-scope =
    { $value ->
        [until_first_discard] ilk turun sınırı kartlar ilk kez kırılana kadar sürer
       *[first_bout] ilk turun sınırı o turla biter
    }
rule-defender-hand-cap = Savunanın eli saldırıyı sınırlar
# unreviewed: kırmak (beat)
rule-defender-hand-cap-about = Savunanın kırabileceğinden çok kart oynanabilir mi.
value-defender-hand-cap-when-became-defender = Elindekinden çok olmaz
value-defender-hand-cap-none = Elindekinden çok da olur
says-defender-hand-cap =
    { $value ->
        [none] savunanın eli saldırıyı sınırlamaz
       *[when_became_defender] savunanın eli saldırıyı sınırlar
    }

# unreviewed: aktarmak (transfer)
rule-transfer = Aktarma
# unreviewed: kırmak (beat)
rule-transfer-about = Henüz hiçbir şey kırmamış olan savunan, aynı değerde bir kart koyabilir: artık sıradaki oyuncu savunur.
# unreviewed: aktarmak (transfer)
says-transfer =
    { $value ->
        [on] saldırı aktarılabilir
       *[off] aktarmasız
    }
# unreviewed: aktarmak (transfer)
rule-transfer-cards = Kaç kartla aktarılır
# unreviewed: aktarmak (transfer)
rule-transfer-cards-about = Aktarırken o değerden birkaç kart konabilir mi.
value-transfer-cards-one = Bir kartla
value-transfer-cards-several = O değerden birkaç kartla
# unreviewed: aktarmak (transfer)
says-transfer-cards =
    { $value ->
        [several] birkaç kartla aktarılabilir
       *[one] bir kartla aktarılır
    }
rule-transfer-sufficiency = Sıradakinin kartı yetmeli
# unreviewed: kırmak (beat)
rule-transfer-sufficiency-about = Kimse elindekinden çok kart kırmak zorunda kalmaz.
# unreviewed: aktarmak (transfer)
says-transfer-sufficiency =
    { $value ->
        [off] kartı yetmeyene de aktarılır
       *[on] yalnızca kartı yetene aktarılır
    }
# unreviewed: aktarmak (transfer)
rule-transfer-in-first-bout = İlk turda aktarma
# unreviewed: aktarmak (transfer)
rule-transfer-in-first-bout-about = En ilk saldırı aktarılabilir mi.
# unreviewed: aktarmak (transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] ilk tur aktarılmaz
       *[on] ilk tur da aktarılır
    }
# unreviewed: aktarmak (transfer)
rule-transfer-chain-limit = Bir turda kaç kez aktarılır
# unreviewed: aktarmak (transfer)
rule-transfer-chain-limit-about = Bir saldırı en çok kaç kez aktarılabilir.
value-transfer-chain-limit-0 = Sınırsız
# unreviewed: aktarmak (transfer)
says-transfer-chain-limit =
    { $number ->
        [0] saldırı sınırsız aktarılır
       *[other] saldırı en çok { $number } kez aktarılır
    }
# unreviewed: aktarmak (transfer)
rule-transfer-by-showing = Kart göstererek aktarma
# unreviewed: aktarmak (transfer)
rule-transfer-by-showing-about = O değerden kart gösteren saldırıyı aktarır, kart kendisinde kalır.
value-transfer-by-showing-off = Yok
value-transfer-by-showing-trump = Koz, turda bir kez
value-transfer-by-showing-trump-once-a-deal = Koz, elde bir kez
value-transfer-by-showing-any-card = Her kart, turda bir kez
# unreviewed: aktarmak (transfer)
says-transfer-by-showing =
    { $value ->
        [trump] koz gösterilerek aktarılabilir
        [trump_once_a_deal] elde bir kez koz gösterilerek aktarılabilir
        [any_card] o değerden her kart gösterilerek aktarılabilir
       *[off] kart gösterilerek aktarılmaz
    }

# unreviewed: ıskarta (discard pile)
rule-discard = Iskarta
# unreviewed: kırmak (beat)
rule-discard-about = Kırılıp oyundan çıkan kartlara bakılabilir mi.
value-discard-hidden = Kapalı
value-discard-open = Bakılabilir
# unreviewed: ıskarta (discard pile)
says-discard =
    { $value ->
        [open] ıskartaya bakılabilir
       *[hidden] ıskartaya bakılmaz
    }
rule-draw-order = Kart çekme sırası
rule-draw-order-about = Turdan sonra eller hangi sırayla tamamlanır.
value-draw-order-defender-last = En son savunan
value-draw-order-defender-first = Önce savunan
says-draw-order =
    { $value ->
        [defender_first] önce savunan çeker
       *[defender_last] en son savunan çeker
    }
# unreviewed: aktarmak (transfer)
rule-draw-lead = Aktarmadan sonra ilk kim çeker
rule-draw-lead-about = Eller tamamlanırken kim saldıran sayılır.
# unreviewed: aktarmak (transfer)
value-draw-lead-last-transferrer = Son aktaran
value-draw-lead-opener = Turu başlatan
# unreviewed: aktarmak (transfer)
says-draw-lead =
    { $value ->
        [opener] aktarmadan sonra ilk turu başlatan çeker
       *[last_transferrer] aktarmadan sonra ilk son aktaran çeker
    }
rule-swap-trump = Açık kozu değiştirmek
rule-swap-trump-about = Turlar arasında en küçük koz, destenin altındaki açık kozla değiştirilebilir.
says-swap-trump =
    { $value ->
        [on] en küçük koz açık kozla değiştirilebilir
       *[off] açık koz değiştirilmez
    }
rule-draw-rule = Kimsede kart kalmazsa
rule-draw-rule-about = Son oyuncuların kartları aynı turda biterse ne olur.
value-draw-rule-draw = Berabere: durak yok
value-draw-rule-last-defender-loses = Durak, son savunandır
says-draw-rule =
    { $value ->
        [last_defender_loses] kimsede kart kalmazsa durak son savunandır
       *[draw] kimsede kart kalmazsa berabere
    }

rule-placing = Ne sayılır
rule-placing-about = Birkaç el oynanınca puan neye verilir.
value-placing-fool-only = Puan durağa yazılır
value-placing-first-out-wins = Puanı ilk bitiren alır
says-placing =
    { $value ->
        [first_out_wins] puanı ilk bitiren alır
       *[fool_only] puan durağa yazılır
    }
rule-series = Seri
rule-series-about = Eller birlikte mi sayılır ve seri ne zaman biter.
value-series-none = Her el ayrı
value-series-to-points = Belli bir puana kadar
value-series-deals = Belli sayıda el
value-series-count = Puanlar sonsuz sayılır
says-series =
    { $value ->
        [to_points] { $number } puana kadar seri
        [deals] { $number } ellik seri
        [count] puanlar sonsuz sayılır
       *[none] her el ayrı
    }
rule-series-length = Serinin uzunluğu
rule-series-length-about = Seri kaç puan ya da kaç el sürer.
value-series-length-0 = Yok

rule-teams = Takımlar
rule-teams-about = Eşler rakiplerin arasında oturur, birbirine saldırmaz, birlikte kazanıp birlikte kaybeder.
value-teams-none = Herkes kendine
value-teams-2v2 = İkiye iki
value-teams-3v3 = Üçe üç
says-teams =
    { $number ->
        [4] ikiye iki
        [6] üçe üç
       *[other] herkes kendine
    }
rule-team-out-seat = Eşlerden biri bitirince
rule-team-out-seat-about = Kartı kalmayan oyuncunun sıraları ne olur.
value-team-out-seat-partner-plays = Onun yerine eşi oynar
value-team-out-seat-skipped = Sıraları atlanır
says-team-out-seat =
    { $value ->
        [skipped] bitirenin sıraları atlanır
       *[partner_plays] bitirenin yerine eşi oynar
    }

# unreviewed: kırmak (beat)
rule-low-beats-ace = En küçük kart ası kırar
# unreviewed: kırmak (beat)
rule-low-beats-ace-about = Rengin en zayıf kartı, çoğu zaman altılı, en güçlüsünü de kırar.
value-low-beats-ace-off = Hayır
value-low-beats-ace-same-suit = Her renkte
value-low-beats-ace-trumps = Yalnızca kozda
# unreviewed: kırmak (beat)
says-low-beats-ace =
    { $value ->
        [same_suit] rengin en küçük kartı asını kırar
        [trumps] en küçük koz koz asını kırar
       *[off] en küçük kart ası kırmaz
    }
# unreviewed: kırmak (beat)
rule-spades-only-spades = Maçayı yalnızca maça kırar
# unreviewed: kırmak (beat)
rule-spades-only-spades-about = Başka renkten koz maçayı kırmaz.
# unreviewed: kırmak (beat)
says-spades-only-spades =
    { $value ->
        [on] maçayı yalnızca maça kırar
       *[off] koz maçayı da kırar
    }
rule-ace-turned-up = Kozu as belirlerse
rule-ace-turned-up-about = Bazıları o zaman kartları yeniden dağıtır.
value-ace-turned-up-keep = Oynanır
value-ace-turned-up-redeal = Yeniden dağıtılır
says-ace-turned-up =
    { $value ->
        [redeal] as açılırsa yeniden dağıtılır
       *[keep] kozu as da belirleyebilir
    }
rule-redeal = Ne zaman yeniden dağıtılır
rule-redeal-about = Birinin eli böyleyse herkese yeniden dağıtılır.
value-redeal-never = Hiçbir zaman
value-redeal-five-of-a-suit = Bir renkten beş kart
value-redeal-one-colour = Hep kırmızı ya da siyah
says-redeal =
    { $value ->
        [five_of_a_suit] bir renkten beş kart gelirse yeniden dağıtılır
        [one_colour] hepsi kırmızı ya da hepsi siyahsa yeniden dağıtılır
       *[never] yeniden dağıtılmaz
    }
# unreviewed: apolet (epaulette)
rule-pogony = Apoletler
# unreviewed: apolet (epaulette)
rule-pogony-about = En küçük kartlarla yapılan son saldırı, durağın omuzlarına apolet takar. Yalnızca şaka: hiçbir şeyi değiştirmez.
# unreviewed: apolet (epaulette)
says-pogony =
    { $value ->
        [on] sondaki en küçük kartlar durağın apoletleridir
       *[off] apoletsiz
    }
rule-bout-limit = Kaç turdan sonra berabere olur
rule-bout-limit-about = Dönüp duran oyun bu kadar turdan sonra berabere biter.
says-bout-limit = { $number } turdan sonra berabere

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Elde { $least } ile { $most } arasında kart olur, { $given } olmaz.
# unreviewed: aktarmak (transfer)
conflict-negative =
    { $parameter ->
        [attack_limit] Saldırı kartlarının sınırı { $given } olamaz: en az 0 olur.
        [first_bout_limit] İlk turun sınırı { $given } olamaz: en az 0 olur.
        [transfer_chain_limit] Aktarma sayısı { $given } olamaz: en az 0 olur.
       *[series_length] Serinin uzunluğu { $given } olamaz: en az 0 olur.
    }
conflict-bout-limit = Oyun { $given } turdan sonra bitemez: en az bir tur gerekir.
conflict-first-limit-above = İlk turun sınırı { $given }, öteki turlarınki { $most }: ilk turunki ancak daha küçük olabilir.
conflict-redeal-hand-size = Bir renkten beş karta göre yeniden dağıtmak için elde en çok { $most } kart olmalı: daha büyük ellerde beşi hemen her zaman bulunur.
conflict-ace-needs-turned-trump = Bu kurallarla kozu kart belirlemez, as da belirleyemez.
conflict-source-needs-turned-trump = Bu kurallarla kozu kart belirlemez: seçilecek bir şey yok.
conflict-swap-needs-face-up-trump = Bu kurallarla destenin altında açık koz yok: değiştirilecek bir şey yok.
# unreviewed: kırmak (beat)
conflict-low-trump-needs-trump = Koz yoksa ası kıracak en küçük koz da yoktur.
# unreviewed: aktarmak (transfer)
conflict-showing-needs-trump = Koz yoksa koz gösterilerek aktarılamaz.
# unreviewed: aktarmak (transfer)
conflict-showing-needs-transfer = Kart, saldırıyı aktarmak için gösterilir: aktarma da açık olmalı.
conflict-first-deal-has-no-fool = İlk elden önce ne durak var ne kazanan: kimin başlayacağını belirleyemezler.
conflict-series-length-missing = Serinin kaç puan ya da kaç el süreceğini seç.
conflict-series-length-unused = Uzunluk, yalnızca belli bir puana ya da el sayısına kadar süren seride olur.
# unreviewed: aktarmak (transfer)
conflict-teams-never-transfer = Takımlarla aktarmasız oynanır.
conflict-teams-have-no-one-fool = Takımlarda tek bir durak olmaz: kimin başlayacağını belirleyemez.
conflict-teams-seats = Böyle takımlar için { $most } oyuncu gerekir, { $given } olmaz.
conflict-too-few-seats = En az { $least } oyuncu gerekir, { $given } yetmez.
conflict-too-many-seats = { $cards } kart en çok { $most } oyuncuya yeter; oyuncu sayısı { $given } olamaz.

## The table

table-title = Oyun masası
table-players = Oyuncular
table-profile = Profil: { $player }
table-bout = Masadaki kartlar
table-bout-empty = Masada kart yok
table-hand = Kartların
table-stock = Deste
# unreviewed: ıskarta (discard pile)
table-discard = Iskarta
table-actions = Hamleler
table-practice = Alıştırma
table-practice-hint = Bir hamle geri alındı: bu oyun sayılmaz.
table-thinking = düşünüyor
table-done = artık eklemiyor
table-lobby = Ana sayfa
table-undo = Hamleyi geri al
table-takeback = Geri al
table-ask = Tavsiye al
table-mute = Sesi kapat
table-unmute = Sesi aç
table-last-bout = Önceki tur
table-log = Bu elde olanlar
table-log-bout = { $number }. tur
table-how-to-play = Nasıl oynanır
table-settings = Ayarlar
table-removed = Masa sahibi seni masadan çıkardı.
table-closed = Bu masa kapatıldı.
table-away = bağlantı yok
table-bot-sits-in = şimdilik bot oynuyor
table-wishes = bir oyun daha istiyor
table-watchers = izleyiciler
table-talk = Bir şey söyle
table-people = Oyuncular
# unreviewed: ıskarta (discard pile), kırmak (beat)
table-last-bout-beaten = Bütün kartlar kırıldı ve ıskartaya gitti.
table-last-bout-taken = { $player } kartları aldı.
table-last-bout-taken-you = Kartları sen aldın.
table-rules = Bu masanın kuralları
table-team = { $number }. takım
table-partner = Eşin
# $player plays for a partner who is out, $other.
table-plays-for = { $player }, { $other } yerine oynuyor
table-plays-for-you = Sen { $other } yerine oynuyorsun
table-plays-your-turn = { $player } senin yerine oynuyor
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Kazanılan eller
       *[against] Kaç kez durak
    }
series-to-points = { $number } puana kadar seri
series-over-deals = El { $deal } / { $number }
# $players is one name or a list of names.
series-winner = Serinin galibi: { $players }
series-winner-you = Seriyi sen kazandın!
series-next-deal = Sonraki el
# unreviewed: ıskarta (discard pile)
discard-look = Iskartaya bak

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

prompt-open = Kart oyna: { $player } savunuyor
# unreviewed: kırmak (beat)
prompt-defend =
    { $number ->
        [one] Kartı kır ya da al
       *[other] { $number } kartı kır ya da al
    }
# unreviewed: aktarmak (transfer), kırmak (beat)
prompt-defend-transfer =
    { $number ->
        [one] Kartı kır, aktar ya da al
       *[other] { $number } kartı kır, aktar ya da al
    }
prompt-add = { $player } savunuyor: kart ekleyebilirsin
# unreviewed: kırmak (beat), “Tamam” (done)
prompt-covered = Hepsi kırıldı: kart ekle ya da “Tamam” de
prompt-taking = { $player } alıyor: kart ekle ya da “Pas” de
prompt-wait-open = { $player } saldırıyor…
prompt-wait-open-you = { $player } sana saldırıyor…
prompt-wait-defend = { $player } savunuyor…
prompt-wait-throw-in = { $player } kart ekleyebilir…
prompt-wait-taking = Sen alıyorsun. { $player } kart ekleyebilir…
prompt-wait = Bir saniye…
prompt-wait-again = Beklenen: { $players }
prompt-taking-soon = Sen alıyorsun…
prompt-still-taking = Kartları alıyorsun. Oynayacaksan “Geri al”a bas
prompt-done-soon = Ekleyecek kartın yok…
prompt-out = Bitirdin, kurtuldun
prompt-choose-target = { $card } ne yapsın?
prompt-selected =
    { $number ->
        [one] { $cards }: şimdi aynı değerdeki öteki kartlara dokun
       *[other] { $cards } birlikte: masaya dokun
    }
prompt-one-rank = Birlikte yalnızca aynı değerde kartlar oynanır
prompt-dropped = Hazırlanan kart elinde kaldı
prompt-drop-here = Buraya
# unreviewed: aktarmak (transfer)
prompt-transfer-here = Aktar: { $player }
prompt-over = Oyun bitti
# unreviewed: kırmak (beat), “Tamam” (done)
prompt-covered-nothing = Hepsi kırıldı, uyan kartın yok: “Tamam” de
prompt-taking-nothing = { $player } alıyor, uyan kartın yok: “Pas” de
# unreviewed: kırmak (beat)
prompt-bout-beaten = Hepsi kırıldı.
prompt-tap-to-go-on = Devam etmek için dokun
prompt-trump = Koz: { $card }.
prompt-trumps = Koz: { $suit }.
prompt-no-trumps = Koz yok.
prompt-no-line = Bağlantı yok: şimdi oynanamaz

## Buttons

# unreviewed: what one says when all is beaten, "Бито"
action-bita = Tamam
action-pass = Pas
action-take = Alıyorum
action-take-undo = Geri al
# unreviewed: aktarmak (transfer)
action-transfer = Aktar
action-lay = { $number } kart oyna
action-unselect = Seçimi kaldır
action-swap = Kozu değiştir
action-skip-to-end = Sona geç
action-rematch = Yeniden oyna
action-leave = Ana sayfa
action-see-table = Masaya bak
action-review = Oyunu izle
action-how-to-play = Nasıl oynanır?

## After the game

end-safe-you = Kurtuldun!
end-places = Sıralama

## Settings

settings-title = Ayarlar
settings-section-look = Görünüm
settings-section-play = Oyun
settings-section-motion = Hareket
settings-language = Dil
settings-theme = Tema
settings-theme-auto = Cihazdaki gibi
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-hints = İpuçları
settings-hints-hint = Hangi kartların oynanıp hangilerinin neden oynanmadığını gösterir.
settings-advise = Danışman
settings-advise-hint = Bir düğme, en güçlü botun ne yapacağını ve nedenini gösterir.
settings-tap = Karta dokununca
settings-tap-plays = Kart oynanır
settings-tap-second = Kart seçilir, ikinci dokunuş oynar
settings-sort = Kartlarımın dizilişi
settings-sort-suit = Renge göre
settings-sort-rank = Değere göre
settings-sort-own = Kendi dizdiğim gibi
settings-speed = Kartların hareketi
settings-speed-off = Yok
settings-speed-fast = Hızlı
settings-speed-normal = Normal
settings-speed-slow = Yavaş
settings-hold = Biten tur masada kalsın
settings-hold-none = Kalmasın
settings-hold-seconds = { $seconds } sn
settings-hold-tap = Ben dokunana kadar
settings-section-sound = Ses
settings-sounds = Sesler
settings-volume = Ses düzeyi
settings-volume-low = Alçak
settings-volume-medium = Orta
settings-volume-high = Yüksek
settings-vibration = Titreşim
settings-vibration-hint = Bunu yapabilen telefon ve tabletlerde.
# unreviewed: “Tamam” (done)
settings-auto-done = Benim yerime “Tamam” ve “Pas” densin
settings-auto-done-hint = Ekleyecek kartım olmayınca.
settings-take-undo = “Alıyorum”u geri alma süresi
settings-take-undo-hint = Söz 0,8 saniye sonra gönderilir.
settings-premoves = Ötekiler oynarken kart hazırlama
settings-premoves-hint = Bir dokunuş kartı hazırlar; kart oynanabilir olur olmaz oynanır, ikinci dokunuş vazgeçer.
settings-letters = Resimli kartların harfleri
settings-letters-auto = Dildeki gibi
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Kart simgelerinin boyası
settings-colours-two = İki
settings-colours-four = Dört
settings-colours-safe = Dört, kolay ayırt edilen
settings-back = Kartların arkası
settings-back-red = Kırmızı
settings-back-blue = Mavi
settings-back-green = Yeşil
settings-back-black = Siyah
settings-table = Masa rengi
settings-table-green = Yeşil
settings-table-blue = Mavi
settings-table-burgundy = Bordo
settings-table-slate = Gri
settings-large-index = Kartlarda büyük değer ve simge
settings-trump-marks = Elimdeki kozları işaretle
settings-contrast = Kontrast
settings-contrast-auto = Cihazdaki gibi
settings-contrast-high = Yüksek
settings-left-handed = Solaklar için
settings-shortcuts = Klavye kısayolları
settings-reset = Bütün ayarları sıfırla

## Sharing a table, and the page without its server

share-title = { $attacker } saldırıyor, { $defender } savunuyor
share-about = Bir Durak masası: { $players }. Oyunun durumuna bak, sonra kendin oyna.
app-somebody = Oyuncu
share-sheet-title = Masayı paylaş
share-picture = Masanın resmi
share-with-cards = Kartlarımla birlikte
share-with-cards-hint = Bağlantıyı alan herkes onları görür. Başkalarının kartları hiç gösterilmez.
share-link = Bağlantı
share-copy = Bağlantıyı kopyala
share-copied = Kopyalandı
share-send = Paylaş
table-share = Paylaş
app-shared = { $player } masayı böyle gördü
app-play-yourself = Kendin oyna
app-bad-link = Bu bağlantı bir masa göstermiyor: eksik ya da yanlış yazılmış.
app-nowhere = Bu adreste hiçbir şey yok.

app-kept = Bağlantı yok. Masanın son hâli: { $time }
app-newer = Yeni sürüm hazır. Oyun bitince açılacak.
app-older = Bu sayfa sunucudan eski.
app-open-newer = Yenisini aç
app-install = Uygulama olarak yükle

## Keyboard

keys-title = Klavye
keys-arrows = Kart ya da hedef seç
keys-ranks = O değerdeki sonraki karta geç
keys-enter = Kartı oyna ya da seç
keys-select = Aynı değerde birkaç kartı birlikte oynamak için kartı seç
keys-escape = Vazgeç
keys-take = Alıyorum
keys-done = Tamam ya da Pas
# unreviewed: aktarmak (transfer)
keys-transfer = Aktar
keys-sort = Kartlarımın dizilişini değiştir
keys-move = Kartın eldeki yerini değiştir
keys-explain = Tavsiye al; soluk kartta: neden olmaz?
keys-last-bout = Önceki tur
keys-undo = Son hamleyi geri al
keys-read = Masayı sesli oku
keys-help = Bu liste
keys-tab = Sonraki: duyuru, kartlarım, masa, düğmeler, oyuncular
# Names of keys, as printed on keyboards.
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Boşluk
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + tıklama

## Lists: $items are joined by commas

list-and = { $items } ve { $last }
list-or = { $items } ya da { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] kırmızı joker
               *[black] siyah joker
            }
       *[other]
            { $suit ->
                [clubs] sinek
                [diamonds] karo
                [hearts] kupa
               *[spades] maça
            } { $rank ->
                [r2] ikilisi
                [r3] üçlüsü
                [r4] dörtlüsü
                [r5] beşlisi
                [r6] altılısı
                [r7] yedilisi
                [r8] sekizlisi
                [r9] dokuzlusu
                [r10] onlusu
                [J] valesi
                [Q] kızı
                [K] papazı
               *[A] ası
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] kırmızı jokeri
               *[black] siyah jokeri
            }
       *[other]
            { $suit ->
                [clubs] sinek
                [diamonds] karo
                [hearts] kupa
               *[spades] maça
            } { $rank ->
                [r2] ikilisini
                [r3] üçlüsünü
                [r4] dörtlüsünü
                [r5] beşlisini
                [r6] altılısını
                [r7] yedilisini
                [r8] sekizlisini
                [r9] dokuzlusunu
                [r10] onlusunu
                [J] valesini
                [Q] kızını
                [K] papazını
               *[A] asını
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] kırmızı jokerle
               *[black] siyah jokerle
            }
       *[other]
            { $suit ->
                [clubs] sinek
                [diamonds] karo
                [hearts] kupa
               *[spades] maça
            } { $rank ->
                [r2] ikilisiyle
                [r3] üçlüsüyle
                [r4] dörtlüsüyle
                [r5] beşlisiyle
                [r6] altılısıyla
                [r7] yedilisiyle
                [r8] sekizlisiyle
                [r9] dokuzlusuyla
                [r10] onlusuyla
                [J] valesiyle
                [Q] kızıyla
                [K] papazıyla
               *[A] asıyla
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] kırmızı jokerin
               *[black] siyah jokerin
            }
       *[other]
            { $suit ->
                [clubs] sinek
                [diamonds] karo
                [hearts] kupa
               *[spades] maça
            } { $rank ->
                [r2] ikilisinin
                [r3] üçlüsünün
                [r4] dörtlüsünün
                [r5] beşlisinin
                [r6] altılısının
                [r7] yedilisinin
                [r8] sekizlisinin
                [r9] dokuzlusunun
                [r10] onlusunun
                [J] valesinin
                [Q] kızının
                [K] papazının
               *[A] asının
            }
    }
suit-name =
    { $suit ->
        [clubs] sinek
        [diamonds] karo
        [hearts] kupa
       *[spades] maça
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Oyun bitti.
why-seat-out = Sen çoktan bitirdin: ne kartın var ne derdin.
why-not-the-attacker = Bu turu { $player } başlatıyor. İlk kartı bekle.
# unreviewed: aktarmak (transfer), kırmak (beat)
why-not-the-defender = Kırmak, almak ve aktarmak yalnızca savunana düşer: { $player }.
# unreviewed: kırmak (beat)
why-defender-never-adds = Sen savunuyorsun: kartları kır ya da al. Kart eklemek ötekilere düşer.
why-defenders-partner = Savunan { $player } senin eşin: eşe karşı kart eklenmez.
why-not-a-thrower = Bu kurallarla şimdi kart ekleyemezsin. Savunan: { $player }.
why-not-your-turn = Önce { $player } kart ekleyebilir. Sıranı bekle.
# unreviewed: kırmak (beat)
why-no-attack-yet = { $player } henüz saldırmadı, kırılacak kart yok.
why-must-open = Turu sen başlatıyorsun, o yüzden kart oynamalısın.
# unreviewed: kırmak (beat)
why-unbeaten-cards = Henüz kırılmadı: { $cards }. Savunanı bekle.
why-already-done = Artık eklemeyeceğini söyledin. Yeni kart konana kadar bekle.
why-already-taking = “Alıyorum” dedin. Ötekiler kart ekleyene kadar bekle.
# unreviewed: kırmak (beat)
why-nothing-to-take = Hepsi kırıldı: alınacak bir şey kalmadı.
# unreviewed: kırmak (beat)
why-nothing-to-beat = Bütün saldırı kartları kırıldı. Bekle, belki yine eklerler.
why-not-in-hand = { $card } senin elinde değil.
# unreviewed: aktarmak (transfer), kırmak (beat)
why-joker-only-beats = { $card } yalnızca kırar: jokerle saldırılmaz, aktarılmaz.
why-rank-not-on-table = { $card } uymuyor: yalnızca masadaki değerleri ekleyebilirsin: { $ranks }.
# unreviewed: kırmak (beat)
why-after-first-beat = Bu kurallarla ancak ilk kart kırılınca kart ekleyebilirsin.
# unreviewed: kırmak (beat)
why-not-all-beaten = Bu kurallarla ancak hepsi kırılınca kart ekleyebilirsin. Henüz kırılmadı: { $cards }.
why-defender-hand-limit = Savunan { $player }, eldeki kart { $number }: saldırı kartları bundan çok olamaz.
why-first-bout-limit = İlk turda en çok { $number } saldırı kartı olur.
why-bout-limit = Bir turda en çok { $number } saldırı kartı olur.
why-not-on-table = { $target }: masada böyle bir saldırı kartı yok.
# unreviewed: kırmak (beat)
why-already-beaten = { $target } zaten kırıldı.
# unreviewed: kırmak (beat)
why-too-low = { $card } bu kartı kırmaz: { $target }. Daha büyüğü gerekir.
# unreviewed: kırmak (beat)
why-wrong-suit =
    { $suit ->
        [clubs] { $card } bu kartı kırmaz: { $target }. Başka rengi yalnızca koz kırar, koz ise sinek.
        [diamonds] { $card } bu kartı kırmaz: { $target }. Başka rengi yalnızca koz kırar, koz ise karo.
        [hearts] { $card } bu kartı kırmaz: { $target }. Başka rengi yalnızca koz kırar, koz ise kupa.
       *[spades] { $card } bu kartı kırmaz: { $target }. Başka rengi yalnızca koz kırar, koz ise maça.
    }
# unreviewed: kırmak (beat)
why-trump-needed = { $card } bu kartı kırmaz: { $target }. Kozu yalnızca daha büyük koz kırar.
# unreviewed: kırmak (beat)
why-suit-needed = { $card } bu kartı kırmaz: { $target }. Koz yok, yalnızca aynı rengin daha büyük kartı kırar.
# unreviewed: kırmak (beat)
why-spades-only = { $card } bu kartı kırmaz: { $target }. Bu kurallarla maçayı yalnızca maça kırar.
# unreviewed: kırmak (beat)
why-joker-colour = { $card } bu kartı kırmaz: { $target }. Kırmızı joker yalnızca kırmızıları, siyah joker yalnızca siyahları kırar.
# unreviewed: kırmak (beat)
why-joker-unbeatable = { $target }: jokeri hiçbir şey kırmaz.
# unreviewed: kırmak (beat)
why-beats-nothing = { $card } bunların hiçbirini kırmaz: { $cards }.
# unreviewed: aktarmak (transfer)
why-transfer-off = Bu kurallarda aktarma yok.
# unreviewed: aktarmak (transfer), kırmak (beat)
why-transfer-after-beat = Bir kart kırıldı bile: aktarmak için geç.
# unreviewed: aktarmak (transfer)
why-transfer-rank = { $card } ile aktarılmaz: aynı değerde kart gerekir: { $ranks }.
# unreviewed: aktarmak (transfer)
why-transfer-first-bout = Bu kurallarla ilk tur aktarılmaz.
# unreviewed: aktarmak (transfer)
why-transfer-chain = Bu saldırı { $number } kez aktarıldı: daha fazlası olmaz.
# unreviewed: aktarmak (transfer)
why-nobody-to-receive = Aktarılacak kimse kalmadı.
# unreviewed: kırmak (beat)
why-receiver-hand-limit = Sıradaki { $player }: elinde { $number } kart var, kırması gereken ise { $needed } olurdu.
# unreviewed: aktarmak (transfer)
why-show-off = Bu kurallarda kart gösterilerek aktarılmaz.
why-show-trump = { $card } gösterilemez: yalnızca o değerdeki koz gösterilir.
why-show-used = { $card } zaten gösterildi.
why-swap-off = Bu kurallarda açık koz değiştirilmez.
why-swap-between-bouts = Açık koz yalnızca turlar arasında değiştirilir, ilk turdan önce değil.
why-swap-no-trump-card = Destenin altında artık açık koz yok.
why-swap-lowest = Destenin altındaki zaten en küçük koz.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = { $card_acc } oyna.
advice-throw-in = { $card_acc } ekle.
# unreviewed: kırmak (beat)
advice-beat = { $target_acc } { $card_ins } kır.
# unreviewed: aktarmak (transfer)
advice-transfer = { $card_ins } aktar.
# unreviewed: aktarmak (transfer)
advice-show = { $card_acc } göster ve aktar.
advice-swap = Açık kozu değiştir.
advice-take = Al.
advice-done = Artık kart ekleme.
advice-wait = Bekle.
motive-only-move = Yapabileceğin başka bir şey yok.
motive-wins = Rakibin ne yaparsa yapsın, böyle kazanırsın.
# unreviewed: written without a native reader
motive-only-win = Yalnızca bu kazanır: başka her hamle galibiyeti kaçırır.
# unreviewed: written without a native reader
motive-draws = Rakibin ne yaparsa yapsın, bu beraberliği korur.
# unreviewed: written without a native reader
motive-only-draw = Beraberliği yalnızca bu korur: başka her hamle kaybeder.
motive-lost = Seni artık ancak rakibinin bir hatası kurtarır.
motive-last-card = { $card } son kartın, destede de kart kalmadı.
motive-last-cards = Elindeki { $number } kartın hepsi bu turda bitebilir.
motive-swap = { $card }, vereceğin kozdan daha büyük.
# unreviewed: kırmak (beat)
motive-unbeatable = { $card }: { $player } bunu kıramaz.
motive-pair = { $card }, ardından ekleyebileceklerin: { $cards }.
motive-lowest = { $card }, koz olmayan en küçük kartın.
motive-lowest-trump = Elinde kozdan başka kart yok, en küçüğü { $card }.
# unreviewed: written without a native reader
motive-he-holds = { $player } şunu tutuyor: { $cards } ve onunla bunu kırardı: { $target }.
# unreviewed: kırmak (beat)
motive-hard-to-beat = { $card }, daha küçük kartlarından zor kırılır: { $player } ancak % { $number } olasılıkla kırar.
# unreviewed: written without a native reader
motive-forces-trump = { $player } { $card_acc } ancak kozla kırabilir.
# unreviewed: written without a native reader
motive-no-trumps = Bütün kozların yeri belli: { $player } kozsuz.
# unreviewed: kırmak (beat)
motive-keeps-trumps = { $card } koz harcamadan kırar: { $target }.
# unreviewed: kırmak (beat)
motive-trump-needed = { $target }: bunu koz olmayan kartla kıramazsın, en ucuzu { $card }.
# unreviewed: kırmak (beat)
motive-no-new-rank = { $card } bunu kırar ve masaya yeni değer getirmez: { $target }.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: bu değerde kart başka kimsede yok, eklenecek bir şey kalmadı.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } bunu kırar: { $target }; şunlar da bir arada kalır: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = { $target }: bundan sonra { $player } ekleyebilir: { $cards }.
motive-few-follow = { $card } oynarsan, daha küçük bir karttan sonra olacağından az kart eklenebilir.
# unreviewed: kırmak (beat)
motive-cheapest-beat = { $card }, bunu kıran en küçük kartın: { $target }.
# unreviewed: kırmak (beat)
motive-cheapest-plan = { $target } üstüne { $card }: { $number } kartın hepsi en ucuza böyle kırılır.
# unreviewed: aktarmak (transfer)
motive-free-transfer = { $card } saldırıyı aktarır, sana da yalnızca koz olmayan bir karta mal olur.
# unreviewed: aktarmak (transfer)
motive-show = { $card_acc } göster: saldırı aktarılır, kart sende kalır.
# unreviewed: aktarmak (transfer), kırmak (beat)
motive-rather-than-take = Hepsini kıramazsın, ama { $card } saldırıyı aktarır.
# unreviewed: kırmak (beat)
motive-cannot-beat =
    { $number ->
        [one] Bu kartı kıramazsın: al.
       *[other] { $number } kartın hepsini kıramazsın: al.
    }
# unreviewed: kırmak (beat)
motive-too-dear = Kırmak şunlara mal olur: { $cards }. Alman daha iyi.
motive-throw-in = { $card } uyuyor ve koz değil: bir kart eksilir.
motive-give-away = { $player } alıyor: { $card } da onunla gitsin.
motive-nothing-fits = Uyan kartın yok.
motive-saves-trumps = Uyan kartların yalnızca koz: { $cards }. Onları sakla.
motive-feeds = { $player } alıyor, şunlar ona armağan olur: { $cards }.
motive-saves-high = Uyan kartların eklemek için fazla iyi: { $cards }.
motive-wait = Önce { $player } ne yapacak, bir bak.
motive-preferred = { $number } olası hamleden daha iyisi bulunamadı.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Durak kalma olasılığı
tutor-loss = % { $number } ± { $error }
# unreviewed: written without a native reader
tutor-win = kazanır
# unreviewed: written without a native reader
tutor-draw = berabere
# unreviewed: written without a native reader
tutor-lose = kaybeder
# unreviewed: written without a native reader
tutor-worse = Daha kötüsü: { $move } – % { $number } yerine % { $other_number }.
# unreviewed: written without a native reader
tutor-line = En iyi oyun: { $moves }
# unreviewed: written without a native reader
tutor-solved = Oyun sonuna kadar hesaplandı.
tutor-move-attack = { $card }
tutor-move-beat = { $card } → { $target }
# unreviewed: written without a native reader
tutor-move-transfer = aktarmak: { $card }
# unreviewed: written without a native reader
tutor-move-show = göstermek: { $card }
# unreviewed: written without a native reader
tutor-move-swap = açık kozu değiştirmek
# unreviewed: written without a native reader
tutor-move-take = almak
# unreviewed: written without a native reader
tutor-move-done = artık kart eklememek
# unreviewed: written without a native reader
tutor-move-wait = beklemek
# unreviewed: written without a native reader
tutor-more = Daha fazlasını söyle
# unreviewed: written without a native reader
tutor-candidates = Şunlardan biri: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Oyunu sonuna kadar hesapla.
# unreviewed: written without a native reader
tutor-think-counting = Say: başkalarında hangi kartlar olabilir?
# unreviewed: written without a native reader
tutor-think-trumps = Kozlarını düşün.
# unreviewed: written without a native reader
tutor-think-low = Hangi karttan en kolay vazgeçersin?
# unreviewed: written without a native reader
tutor-think-pairs = Aynı değerdeki kartlara bak.
# unreviewed: written without a native reader
tutor-think-taking = Hepsi kırılabilir mi?
# unreviewed: written without a native reader
tutor-think-keeping = Uyan her kartı koymak gerekmez.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] Kartları { $player } dağıtıyor. Açılan kart: { $card }. Koz: sinek.
        [diamonds] Kartları { $player } dağıtıyor. Açılan kart: { $card }. Koz: karo.
        [hearts] Kartları { $player } dağıtıyor. Açılan kart: { $card }. Koz: kupa.
       *[spades] Kartları { $player } dağıtıyor. Açılan kart: { $card }. Koz: maça.
    }
event-dealt-you =
    { $suit ->
        [clubs] Kartları sen dağıtıyorsun. Açılan kart: { $card }. Koz: sinek.
        [diamonds] Kartları sen dağıtıyorsun. Açılan kart: { $card }. Koz: karo.
        [hearts] Kartları sen dağıtıyorsun. Açılan kart: { $card }. Koz: kupa.
       *[spades] Kartları sen dağıtıyorsun. Açılan kart: { $card }. Koz: maça.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] Kartları { $player } dağıtıyor. Koz: sinek.
        [diamonds] Kartları { $player } dağıtıyor. Koz: karo.
        [hearts] Kartları { $player } dağıtıyor. Koz: kupa.
       *[spades] Kartları { $player } dağıtıyor. Koz: maça.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Kartları sen dağıtıyorsun. Koz: sinek.
        [diamonds] Kartları sen dağıtıyorsun. Koz: karo.
        [hearts] Kartları sen dağıtıyorsun. Koz: kupa.
       *[spades] Kartları sen dağıtıyorsun. Koz: maça.
    }
event-dealt-no-trumps = Kartları { $player } dağıtıyor. Koz yok.
event-dealt-no-trumps-you = Kartları sen dağıtıyorsun. Koz yok.
event-dealt-hand = Kartların: { $cards }.
event-dealt-first = { $player } en küçük kozu gösteriyor ({ $card }) ve ilk saldırıyor.
event-dealt-first-you = En küçük koz sende ({ $card }): ilk sen saldırıyorsun.
event-dealt-nobody = Kimsede koz yok.
event-dealt-first-lowest = En küçük karta göre ilk { $player } saldırıyor.
event-dealt-first-lowest-you = En küçük kart sende: ilk sen saldırıyorsun.
event-dealt-begins = İlk { $player } saldırıyor.
event-dealt-begins-you = İlk sen saldırıyorsun.
event-bout-started = { $player } saldırıyor, { $to } savunuyor.
event-bout-started-you = Sen saldırıyorsun, { $to } savunuyor.
event-bout-started-to-you = { $player } saldırıyor, sen savunuyorsun.
event-attacked = { $player } { $card_acc } oynuyor.
event-attacked-you = Sen { $card_acc } oynuyorsun.
event-thrown-in = { $player } { $card_acc } ekliyor.
event-thrown-in-you = Sen { $card_acc } ekliyorsun.
laid-cards = { $player } oynuyor: { $cards }.
laid-cards-you = Sen oynuyorsun: { $cards }.
# unreviewed: kırmak (beat)
event-beaten = { $player } { $target_acc } { $card_ins } kırıyor.
# unreviewed: kırmak (beat)
event-beaten-you = Sen { $target_acc } { $card_ins } kırıyorsun.
# unreviewed: aktarmak (transfer)
event-transferred = { $player } { $card_ins } aktarıyor: şimdi { $to } savunuyor.
# unreviewed: aktarmak (transfer)
event-transferred-you = Sen { $card_ins } aktarıyorsun: şimdi { $to } savunuyor.
# unreviewed: aktarmak (transfer)
event-transferred-to-you = { $player } { $card_ins } aktarıyor: şimdi sen savunuyorsun.
# unreviewed: aktarmak (transfer)
event-transferred-shown = { $player } { $card_acc } göstererek aktarıyor: şimdi { $to } savunuyor.
# unreviewed: aktarmak (transfer)
event-transferred-shown-you = Sen { $card_acc } göstererek aktarıyorsun: şimdi { $to } savunuyor.
# unreviewed: aktarmak (transfer)
event-transferred-shown-to-you = { $player } { $card_acc } göstererek aktarıyor: şimdi sen savunuyorsun.
event-swapped = { $player } { $card_acc } açık kozla değiştiriyor: { $target }.
event-swapped-you = Sen { $card_acc } açık kozla değiştiriyorsun: { $target }.
event-take-said = { $player } alıyor.
event-take-said-you = Sen alıyorsun.
event-done-said = { $player } artık eklemiyor.
event-done-said-you = Sen artık eklemiyorsun.
# unreviewed: ıskarta (discard pile), kırmak (beat)
event-bout-beaten = Hepsi kırıldı: { $number } kart ıskartaya gidiyor.
event-bout-taken = { $player } eline { $number } kart alıyor.
event-bout-taken-you = Sen eline { $number } kart alıyorsun.
event-drew-up = { $player } desteden { $number } kart çekiyor.
event-drew-up-you = Sen desteden { $number } kart çekiyorsun: { $cards }.
event-drew-up-trump =
    { $number ->
        [one] { $player } desteden son kartı, açık kozu çekiyor: { $card }.
       *[other] { $player } desteden { $number } kart çekiyor, sonuncusu açık koz: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Sen desteden son kartı, açık kozu çekiyorsun: { $card }.
       *[other] Sen desteden { $number } kart çekiyorsun: { $cards }. Sonuncusu açık koz.
    }
event-went-out =
    { $place ->
        [1] İlk { $player } bitiriyor.
       *[other] { $player } { $place }. sırada bitiriyor.
    }
event-went-out-you =
    { $place ->
        [1] İlk sen bitiriyorsun. Kurtuldun!
       *[other] Sen { $place }. sırada bitiriyorsun. Kurtuldun!
    }
event-game-over = Oyun bitti: durak { $player }.
event-game-over-you = Oyun bitti: durak sensin.
event-game-over-team = Oyun bitti, duraklar: { $players }.
event-game-over-team-you = Oyun bitti: durak senin takımın.
event-game-over-draw = Oyun bitti: berabere.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, koz, oynanabilir
       *[no] { $card }, oynanabilir
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, koz, oynanamaz: { $reason }
       *[no] { $card }, oynanamaz: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, koz
       *[no] { $card }
    }
# unreviewed: kırmak (beat)
aria-pair-beaten = { $target }, { $card_ins } kırıldı
# unreviewed: kırmak (beat)
aria-pair-open = { $target }, henüz kırılmadı
aria-seat = { $player }, { $number } kart
aria-seat-attacker = { $player }, saldıran, { $number } kart
aria-seat-defender = { $player }, savunan, { $number } kart
aria-seat-thrower = { $player }, kart ekleyebilir, { $number } kart
aria-seat-out = { $player }, bitirdi
aria-seat-fool = { $player }, durak
aria-card-picked = { $card }, seçildi: hedef seç
aria-card-selected = { $card }, ötekilerle birlikte oynanmak üzere seçildi
aria-card-prepared = { $card }, hazırlandı
aria-card-carried = { $card }, taşınıyor
# unreviewed: kırmak (beat)
aria-target = { $target_acc } { $card_ins } kır
aria-swap = { $card_acc } açık kozla değiştir: { $target }
aria-stock =
    { $number ->
        [0] Deste boş. Koz: { $suit }
        [one] Destede { $number } kart var. Koz: { $suit }
       *[other] Destede { $number } kart var. Koz: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Deste boş. Koz yok
        [one] Destede { $number } kart var. Koz yok
       *[other] Destede { $number } kart var. Koz yok
    }
aria-trump-card = Destenin altındaki koz: { $card }
# unreviewed: ıskarta (discard pile)
aria-discard = Iskarta: { $number } kart
aria-your-cards = Kartların: { $cards }
aria-sorted-by-suit = Kartlar renge göre dizildi
aria-sorted-by-rank = Kartlar değere göre dizildi
aria-sorted-by-own = Kartlar senin dizdiğin gibi
aria-selected =
    { $number ->
        [0] Seçili kart yok
        [one] { $number } kart seçili
       *[other] { $number } kart seçili
    }
aria-moved = { $card }, sıra { $place } / { $number }
aria-prepared = { $card } hazırlandı
aria-cancelled = Vazgeçildi

## When the server cannot do what was asked (one message for each error code)

error-not-json = Sunucu bunu okuyamadı. Sayfayı yenile ve bir daha dene.
error-too-large = Bu, sunucu için çok uzundu. Kısalt ve bir daha dene.
error-unknown-type = Sunucu bu isteği tanımıyor. Yeni sürümü almak için sayfayı yenile.
error-bad-shape = Sunucu bunu anlayamadı. Sayfayı yenile ve bir daha dene.
error-bad-rules = Sunucu bu kuralları tanımıyor. Başkalarını seç.
error-rules-conflict = Bu kurallar bir arada olmaz. Başkalarını seç.
error-no-such-table = Bu masa artık yok. Yenisini aç.
error-not-your-seat = Bu senin yerin değil.
error-stale = Bu arada masa değişti. Bak ve yeniden seç.
error-illegal-move = Şimdi böyle oynanamaz.
error-nothing-to-undo = Geri alınacak bir şey yok.
error-nothing-to-advise = Şimdi yapabileceğin bir şey yok, o yüzden verilecek tavsiye de yok.
error-no-way-back = O oyuna artık dönülemez.
error-no-such-lesson = Böyle bir ders yok. Listeden birini seç.
error-step-over = Bu adım bitti: bir daha dene ya da ilerle.
error-game-not-over = Önce bu oyunu bitir.
error-too-fast = Biraz yavaş lütfen: bir an bekle ve bir daha dene.
error-storage = Sunucu oyunu kaydedemedi. Birazdan bir daha dene.
error-table-full = Bu masada boş yer yok.
error-seat-taken = Bu yer dolu. Başka bir yer seç.
error-not-host = Bunu yalnızca masanın sahibi yapabilir.
error-not-now = Bu şu anda yapılamaz.
error-name-taken = Bu ad alınmış ya da alınmış birine benziyor. Başka bir ad seç.
error-no-watching = Bu masa izlenemez.
error-no-talk = Bu masada konuşulmuyor.
error-banned = Bu sunucuda oynayamazsın.
error-too-many-tables = Çok fazla masada oturuyorsun. Önce birinden kalk.
error-draining = Sunucu birazdan yeniden başlayacak. Bir dakika sonra dene.

## How it ended

result-fool = Durak: { $player }
result-fool-you = Bu sefer durak sensin
result-team-fools = Duraklar: { $players }
result-team-fools-you = Bu sefer durak senin takımın
# The last attack was with one or two of the lowest cards.
# unreviewed: apolet (epaulette)
result-epaulettes =
    { $number ->
        [one] Üstelik omzuna bir apolet
       *[other] Üstelik iki omzuna da apolet
    }
result-fool-note = Biri olacaktı elbet. Sonraki el her şeyi bağışlar.
result-draw = Berabere: durak yok
result-adjudicated = Oyun dönüp duruyordu, o yüzden berabere bitti.
result-place-fool = Elinde kart kalan: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = Oyun { $number } tur sürmüştü.
decided-epaulettes = Son saldırı en küçük kartlarla yapıldı, savunan { $player }: { $number }.
decided-epaulettes-you = Sana son saldırı en küçük kartlarla yapıldı: { $number }.
decided-draw = Son kartlar aynı turda bitti: { $players }.
decided-last-defender = Son savunan { $player }: bu kurallarla durak odur.
decided-last-defender-you = Son savunan sendin: bu kurallarla durak sensin.
decided-big-take = { $player } { $bout }. turda { $number } kart aldı ve ondan sonra hep en çok kart ondaydı.
decided-big-take-you = { $bout }. turda { $number } kart aldın ve ondan sonra hep en çok kart sendeydi.
decided-trumps = Deste bittiğinde kozlar: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = Deste bittiğinde { $number } koz kalmıştı, hiçbiri bu oyuncuda değildi: { $player }.
decided-no-trumps-you = Deste bittiğinde { $number } koz kalmıştı, hiçbiri sende değildi.
decided-late-take = { $player } { $bout }. turda, deste boşken { $number } kart aldı.
decided-late-take-you = { $bout }. turda, deste boşken { $number } kart aldın.
decided-high-trump = Deste bittiğinde en büyük koz ({ $card }) bu oyuncudaydı: { $other }.
decided-high-trump-you = Deste bittiğinde en büyük koz ({ $card }) sendeydi.
decided-left-with = Ötekiler bitirdiğinde { $player } elinde hâlâ { $number } kart tutuyordu.
decided-left-with-you = Ötekiler bitirdiğinde elinde hâlâ { $number } kart vardı.
decided-team-left-with = Sonunda elde kalan kartlar: { $number }, takım: { $players }.

## Learning: the list of lessons, and the coach at the table

learn-title = Durak öğren
learn-about = Gerçek masada yedi kısa ders. Oynayarak öğrenirsin.
learn-start = Başla
learn-continue = Devam et
learn-again = Bir daha
learn-done = Öğrenildi
# $step is the one at hand, $steps how many there are.
learn-progress = Adım { $step } / { $steps }
learn-reset = Baştan başla
learn-ends-game = Ders, yarım kalan oyununu bitirir.
learn-lesson = { $number }. ders
learn-next = Sonraki ders
learn-list = Bütün dersler
learn-play = Bir oyun oyna
learn-try-again = Bir daha dene
learn-go-on = İlerle
learn-skip = Atla
learn-reached = Aferin!
learn-finished = Aferin! Bu dersi öğrendin.
learn-graduated = İlk oyununu kazandın. Artık Durak oynayabilirsin!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Hedefin: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
# unreviewed: kırmak (beat)
lesson-beat-title = Kırmak
# unreviewed: kırmak (beat)
lesson-beat-higher = { $player } { $card_acc } oynuyor. Bunu aynı rengin daha büyük kartı kırar: öyle bir kart oyna.
# unreviewed: kırmak (beat)
lesson-beat-attack = Hepsi kırıldı, şimdi sen saldırıyorsun. En küçük kartını oyna: { $card }.
# unreviewed: kırmak (beat), “Tamam” (done)
lesson-beat-done = { $player } kırıyor: { $card }. Uyan kartın yok: “Tamam” de.
# unreviewed: kırmak (beat)
lesson-beat-cheap = { $card }: bunu iki kartın kırar. Küçüğünü oyna, iyisini sakla.
lesson-trump-title = Koz
# unreviewed: kırmak (beat)
lesson-trump-any = Destenin altındaki kart kozu gösterir. Koz her başka rengi kırar: { $card_acc } en küçük kozunla kır.
lesson-trump-suit = { $player } { $card_acc } ekliyor. Elinde o renkten daha büyük kart var: onu oyna, kozunu sakla.
# unreviewed: kırmak (beat)
lesson-trump-higher = { $card } kendisi koz. Onu ancak daha büyük koz kırar, o da sende var.
# unreviewed: kırmak (beat)
lesson-trump-keep = Hepsi kırıldı: sen saldırıyorsun. Kozlar savunma için saklanır, en küçük kartını oyna: { $card }.
lesson-throw-title = Kart ekleme
lesson-throw-lead = İki altılın var, savunan da { $player }. Şunu oyna: { $card }.
lesson-throw-same = Masadaki değerlerden kart eklenebilir. Öteki altılını ekle.
# unreviewed: kırmak (beat)
lesson-throw-any = Kıran kartlar da sayılır, yani iki kartın uyuyor. Küçüğünü ekle: { $card }.
lesson-throw-taking = { $player } alıyor. Uyanı yine verebilirsin: { $card_acc } ekle.
lesson-take-title = Almak
# unreviewed: kırmak (beat)
lesson-take-choose = { $card }: bunu yalnızca koz asın kırar. Yazık olur: “Alıyorum” de.
# unreviewed: kırmak (beat)
lesson-take-again = Aldın, saldırı sıran yandı. Ama aldığın kartlar işe yarar, bununla kır: { $card }.
# unreviewed: kırmak (beat)
lesson-take-turn = Hepsi kırıldı: sıra sende. Saldır, { $card_acc } oyna.
lesson-take-press = { $player } alıyor, sırası yanıyor. “Pas” de, sonra yine saldır: { $card }.
lesson-limits-title = Kaç kart
lesson-limits-five = İlk turda en çok beş saldırı kartı olur. Bir dokuzluyla başla, beş olana kadar kart ekle.
lesson-limits-hand = Savunanın elindekinden çok olmaz: { $player } üç kart tutuyor. Üç dokuzlu oyna; dördüncüsü olmaz.
lesson-end-title = Oyunun sonu
lesson-end-open = Deste bitti: kimse kart çekmez, kartı kalmayan bitirir. Saldır, { $card_acc } oyna.
lesson-end-give = { $player } alıyor. Öteki dokuzlunu da ver: { $card }.
lesson-end-last = “Pas” de, sonra son kartını oyna ({ $card }): kartın kalmayınca bitirir, kurtulursun.
# unreviewed: kırmak (beat)
lesson-end-keep = Başka bir son: ikişer kart. { $card_acc } koz olmayan kartla kır, kozu sona sakla.
# unreviewed: kırmak (beat)
lesson-end-win = Kozunu oyna: { $player } onu kıramaz ve elinde kartla kalır.
# unreviewed: aktarmak (transfer)
lesson-transfer-title = Aktarma ve bir oyun
# unreviewed: aktarmak (transfer)
lesson-transfer-on = Burada saldırı aktarılabilir. Kendi onlunu ({ $card }) saldırının yanına koy: şimdi { $player } savunmalı.
lesson-transfer-pass = { $player } ikisini de alıyor. { $card } uyuyor, ama koz: onu sakla ve “Pas” de.
# unreviewed: aktarmak (transfer), kırmak (beat)
lesson-transfer-beat = Koz valenle aktarabilirsin, ama bu kartı kızınla kırmak daha ucuz: { $card }.
lesson-transfer-game = Şimdi kendi küçük oyunun. Deste bitene kadar dilediğin gibi oyna.
lesson-transfer-win = Deste boş. Kartlarını ötekilerden önce bitir!
# What is said when something else was played than the lesson wanted.
# unreviewed: kırmak (beat)
lesson-hint-take = Her zaman alabilirsin, ama burada onu kıran bir kartın var.
lesson-hint-dear = Bu olur, ama daha küçük bir kart da yeter. İyilerini sakla.
lesson-hint-trump = Bu olur, ama kozlar değerlidir: burada kozsuz da olur.
lesson-hint-named = Onunla da başlanır, ama bu derse başka bir kart gerekiyor.
lesson-hint-fits = Burada durabilirsin, ama elinde uyan bir kart daha var.
# unreviewed: aktarmak (transfer), kırmak (beat)
lesson-hint-transfer = Bu kırar, ama burada saldırı başkasına aktarılabilir.
lesson-hint-lost = Bu sefer elinde kartla sen kaldın. Herkesin başına gelir: bir daha oyna.

## How to play

howto-title = Durak nasıl oynanır
howto-goal = “Durak”, Rusçada “aptal” demektir. Amaç bütün kartlarından kurtulmaktır: kazanan olmaz, ama elinde kartla kalan son oyuncu duraktır.
howto-learn = Oynayarak öğrenmek istiyorum
# Told of a picture: $card lies over $target.
# unreviewed: kırmak (beat)
howto-beats = { $card } { $target_acc } kırar
howto-search = Sorularda ara
howto-none = Bunu anlatan soru yok.
howto-link = Bu sorunun bağlantısını kopyala
howto-link-copied = Bağlantı kopyalandı
howto-setup-title = Hazırlık
howto-setup-1 = Destede altılıdan asa 36 kart vardır. İki ile altı kişi arasında oynanır, herkese altı kart dağıtılır.
howto-setup-2 = Sonraki kart, açık olarak destenin altına konur. Rengi bütün el boyunca kozdur, kartın kendisi ise en son çekilir.
howto-setup-3 = En küçük koz kimdeyse ilk o saldırır. Onun solundaki oyuncu hep savunandır.
howto-attack-title = Saldırı
howto-attack-1 = Saldıran, turu istediği kartla başlatır.
howto-attack-2 = Sonra o da, savunan dışında herkes de her an kart ekleyebilir, ama yalnızca masada olan değerlerden: saldırı kartları da savunma kartları da sayılır.
howto-attack-3 = Bir turda en çok altı saldırı kartı olur ve hiçbir zaman, savunanın savunmaya başlarken elinde olandan çok olmaz. Oyunun ilk turunda ise en çok beş olur.
howto-defence-title = Savunma
# unreviewed: kırmak (beat)
howto-defence-1 = Her saldırı kartını aynı rengin daha büyük kartıyla ya da herhangi bir kozla kır.
# unreviewed: kırmak (beat)
howto-defence-2 = Kozu yalnızca daha büyük koz kırar.
# unreviewed: kırmak (beat)
howto-defence-3 = Kıramıyor musun, yoksa canın mı istemiyor? “Alıyorum” de. Ötekiler uyan kartlarını daha ekleyebilir, sonra masada ne varsa senin eline geçer.
howto-after-title = Turdan sonra
# unreviewed: ıskarta (discard pile), kırmak (beat)
howto-after-1 = Hepsi kırıldıysa kartlar ıskartaya gider, sonraki turda savunan saldırır.
howto-after-2 = Savunan aldıysa sırası yanar ve solundaki saldırır.
howto-after-3 = Deste bitene kadar herkes elini altıya tamamlar: önce saldıran, sonra ötekiler saat yönünde, en son savunan.
howto-end-title = Oyunun sonu
howto-end-1 = Deste bittikten sonra kartı kalmayan bitirir ve kurtulur.
howto-end-2 = Elinde kartla kalan son oyuncu duraktır. Son oyuncuların kartları aynı turda biterse oyun berabere olur.
# unreviewed: aktarmak (transfer)
howto-transfer-title = Aktarma
# unreviewed: aktarmak (transfer), kırmak (beat)
howto-transfer-1 = Aktarmalı oyunda, henüz hiçbir şey kırmamış olan savunan, saldırının yanına aynı değerde bir kart koyabilir. O zaman bütün saldırıya karşı sıradaki oyuncu savunur.
# unreviewed: aktarmak (transfer), kırmak (beat)
howto-transfer-2 = Sıradaki oyuncunun elinde en az kırılacak kartlar kadar kart olmalıdır. Aktarmalar art arda gelebilir, hatta bütün masayı dolaşabilir.
howto-other-title = Başka oyun biçimleri
# unreviewed: aktarmak (transfer)
howto-other-1 = Bu sayfadaki geri kalan her şey alışılmış eklemeli ve aktarmalı oyun içindir. “Oyunu seç” başka bilinen kuralları sunar, “Bütün kurallar” ile kendi kurallarını kurarsın.
# unreviewed: aktarmak (transfer)
howto-other-2 = Göstererek aktarma: o değerdeki koz, konmak yerine yalnızca gösterilir ve elde kalır.
howto-other-3 = Takımlar: eşler rakiplerin arasında oturur, birbirine saldırmaz, birlikte kazanıp birlikte kaybeder.
# unreviewed: kırmak (beat)
howto-other-4 = Jokerler yalnızca kırar: kırmızısı her kırmızı kartı, siyahı her siyah kartı, kozları da.
# unreviewed: kırmak (beat)
howto-other-5 = İki deste: her karttan iki tane vardır. Kart kendi ikizini kırmaz, çünkü ondan büyük değildir.
howto-other-6 = Masanda nasıl oynandığı “Bu masanın kuralları” penceresinde yazar: masanın üstündeki oyun adına dokun.
howto-controls-title = Kumanda
# unreviewed: kırmak (beat)
howto-controls-1 = Oynamak için parlayan bir karta dokun ya da onu masaya sürükle. Kırmak için, kırmak istediğin kartın üstüne bırak.
# unreviewed: kırmak (beat), “Tamam” (done)
howto-controls-2 = “Tamam” (hepsi kırıldı) ya da “Pas” (savunan alıyor) artık kart eklemediğini söyler. “Alıyorum” masadaki bütün kartları eline getirir.
howto-controls-3 = Soluk bir karta dokunursan neden oynanamadığını öğrenirsin.
howto-controls-4 = Klavyede kartı oklarla seç, Enter ile oyna.
howto-controls-5 = Aynı değerde birkaç kartı birden oynamak için parmağını birinin üstünde tut, ötekilere, sonra masaya dokun.
howto-controls-6 = Ayarlarda, kartlarını kendin dizmeyi ve ötekiler oynarken kart hazırlamayı seçebilirsin.

## Questions and answers

faq-title = Sık sorulan sorular
faq-1-q = Savunan alınca kim saldırır?
faq-1-a = Alanın solundaki oyuncu. Alan, saldırı sırasını yitirir. İki kişi oynarken yine aynı oyuncu saldırır.
# unreviewed: kırmak (beat)
faq-2-q = Hepsini kırabilecekken alabilir miyim?
# unreviewed: kırmak (beat)
faq-2-a = Evet, bazen iyi bir kart buna değer. Masada kırılmamış kart oldukça alabilirsin, söylediğin söz ise geri alınmaz.
faq-3-q = İlk turda neden yalnızca beş kart olur?
# unreviewed: kırmak (beat)
faq-3-a = Kimse daha baştan kartlara boğulmasın diye. İlk tur kırılsa da alınsa da ikinci turdan sonra sınır altıdır.
faq-4-q = Eller tamamlanırken deste biterse ne olur?
faq-4-a = Deste bitene kadar herkes sırayla altıya tamamlar. Açık koz, sırası ona gelenindir. Sonrakiler kart çekmez, elindekiyle oynar.
# unreviewed: ıskarta (discard pile)
faq-5-q = Iskartaya bakabilir miyim?
# unreviewed: kırmak (beat)
faq-5-a = Hayır. Kırılan kartlar oyunun sonuna kadar kapalı durur, yalnızca sayıları görünür. Akılda tutmak oyunun parçasıdır.
faq-6-q = Ne zaman berabere olur?
# unreviewed: kırmak (beat)
faq-6-a = Tur bittiğinde kimsede kart kalmayınca: örneğin son saldırı kartı en son kartla kırılınca. O zaman durak olmaz.
faq-7-q = En küçük kozla ilk saldıransam onu oynamak zorunda mıyım?
faq-7-a = Hayır. O yalnızca kimin başladığını gösterir. İstediğin kartla başla.
faq-8-q = Savunan kart ekleyebilir mi?
# unreviewed: aktarmak (transfer), kırmak (beat)
faq-8-a = Hayır. O kırar, alır ya da aktarmalı oyunda aktarır. Ötekilerin hepsi kart ekleyebilir.
faq-9-q = Kartları ilk kim çeker?
# unreviewed: aktarmak (transfer)
faq-9-a = Saldıran, sonra ötekiler saat yönünde, en son savunan. Aktarmalardan sonra son aktaran, saldıran sayılır.
faq-10-q = İki oyuncu aynı anda kart eklerse ne olur?
faq-10-a = Önce varan kart önce konur. Son boş yeri doldurduysa öteki kart eline geri döner.
# unreviewed: aktarmak (transfer)
faq-11-q = Aktarmalı oyun iki kişiyle oynanır mı?
faq-11-a = Evet. O zaman saldırı, kartı yeterse başlatana geri döner.
# unreviewed: aktarmak (transfer)
faq-12-q = Ne zaman aktaramam?
# unreviewed: kırmak (beat)
faq-12-a = Bir kart kırıldıysa, “Alıyorum” dediysen, kartın başka değerdeyse ya da sıradaki oyuncunun kartı kırılacaklardan azsa.
# unreviewed: aktarmak (transfer)
faq-13-q = Aktarmalardan sonra kim saldırır?
# unreviewed: kırmak (beat)
faq-13-a = Son savunana bağlıdır: hepsini kırdıysa kendisi, aldıysa solundaki saldırır.
faq-14-q = Tura kozla başlayabilir miyim?
# unreviewed: kırmak (beat)
faq-14-a = Evet, her kartla başlanabilir. Koza karşılık vermek zordur: onu yalnızca daha büyük koz kırar.
faq-15-q = Bana karşı kaç kart oynanabilir?
faq-15-a = En çok altı, ilk turda beş; ama hiçbir zaman savunmaya başlarken elinde olandan çok değil. “Alıyorum” dedikten sonra da sınır aynıdır.
faq-16-q = Oyuncu ne zaman bitirir?
faq-16-a = Hem eli hem deste boş olunca. Deste varken boş el, turdan sonra yine dolar.
faq-17-q = Hamlemi geri alabilir miyim?
faq-17-a = Botlara karşı evet, istediğin kadar. Oyun o zaman alıştırma sayılır.
faq-18-q = Botlar ne bilir?
faq-18-a = Onların yerinde sen ne bilirsen onu: kendi kartlarını, masayı ve açık oynanan her şeyi. Ne senin elini ne desteyi görürler.
# unreviewed: aktarmak (transfer)
faq-19-q = Aktarmak ne demektir?
# unreviewed: aktarmak (transfer), kırmak (beat)
faq-19-a = Savunan, kırmak yerine saldırının yanına aynı değerde bir kart koyar. O zaman hepsine karşı sıradaki oyuncu savunur, o da aktarabilir.
faq-20-q = Kim önce kart ekler?
faq-20-a = Kim çabuksa: savunan dışında herkes her an kart ekleyebilir. Bazı kurallarla sırayla eklenir, önce saldıran.
faq-21-q = İki oyuncu aynı anda bitirirse ne olur?
faq-21-a = İkisi de kurtulur, ötekiler oynamayı sürdürür. Başka kimsede de kart yoksa durak olmaz: oyun berabere biter.
# unreviewed: kırmak (beat)
faq-22-q = Kozsuz kırabilecekken kozla kırabilir miyim?
# unreviewed: kırmak (beat)
faq-22-a = Evet. Renge uymak gerekmez: elinde ne olursa olsun koz, başka renkten her kartı kırar.
# unreviewed: kırmak (beat)
faq-23-q = Kartların bir kısmını kırdım, sonra aldım. Elime ne geçer?
# unreviewed: kırmak (beat)
faq-23-a = Masada ne varsa: saldırı kartları, onları kırarken oynadığın kartlar ve ardından eklenenler.
faq-24-q = Seri nedir?
faq-24-a = Birlikte sayılan birkaç el: belli bir puana kadar ya da belli sayıda el. Kurallardan seçilir, durum her elden sonra görünür.
# unreviewed: apolet (epaulette)
faq-25-q = Apolet nedir?
faq-25-a = Eski bir şaka: bir ya da iki en küçük kartla yapılan son saldırıyla kaybeden, onları omuzlarında taşır. Hiçbir şeyi değiştirmez, yalnızca kurallarda açıksa görünür.
faq-26-q = Kartlar dürüst mü dağıtılıyor?
faq-26-a = Evet. Her dağıtım, bilgisayarın rastgele çektiği 32 bayttan, yayımlanmış bir yöntemle karılır. Kimin oynadığına da kimin önde olduğuna da bağlı değildir, kimse seçemez.
faq-27-q = Biten tur neden bir süre masada kalıyor?
faq-27-a = Herkes nasıl bittiğini görsün diye. Masaya dokun, hemen sürer; ne kadar kalacağı ayarlardan seçilir.
faq-28-q = Kimse kart ekleyemezken neden bir duraklama var?
faq-28-a = Uyan kart yokken oyun daha hızlı sürseydi, kimde olmadığını herkes bilirdi. O yüzden duraklama, elde ne olursa olsun vardır.

## Hesap

account-title = Hesap
account-guest = Konuk { $name }
account-about = Konuk olarak oynuyorsun. Hesap adını korur ve oyunu her cihazda açar. E-posta gerekmez.
account-join-tab = Yeni hesap
account-login-tab = Giriş
account-name = Ad
account-name-hint = Tek alfabeden 3–24 harf, rakam da olur
account-password = Parola
account-new-password = Yeni parola
account-password-hint = En az 8 karakter
account-show-password = Parolayı göster
account-join = Hesap oluştur
account-join-passkey = Geçiş anahtarıyla oluştur
account-passkey-about = Geçiş anahtarı, parola yerine parmak izin, yüzün ya da ekran kilidindir.
account-login = Giriş yap
account-login-passkey = Geçiş anahtarıyla gir
account-forgot = Parolanı mı unuttun?
account-recover = Kurtarma kodu kullan
account-recover-about = Bir kurtarma kodu ve yeni bir parola gir. Diğer bütün cihazlarda oturum kapanır.
account-code = Kurtarma kodu
account-back = Geri
account-codes = Kurtarma kodları
account-codes-about = Parolanı ya da anahtarını kaybedersen her kod seni bir kez içeri alır. Yalnızca şimdi görünürler: güvenli bir yerde sakla.
account-codes-copy = Kopyala
account-codes-save = Dosyaya kaydet
account-codes-kept = Sakladım
account-codes-left =
    { $number ->
        [one] { $number } kod kaldı
       *[other] { $number } kod kaldı
    }
account-codes-renew = Yeni kodlar
account-rename = Adı değiştir
account-save = Kaydet
account-saved = Kaydedildi
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Geçiş anahtarları
account-passkey-add = Anahtar ekle
account-passkey-suspect = Bu anahtarın bir kopyası olabilir. Kaldır.
account-remove = Kaldır
account-last-used = Son kullanım: { $time }
account-sessions = Açık oturumlar
account-this-device = Bu cihaz
account-unknown-device = Bilinmeyen cihaz
account-end-others = Diğer her yerde çıkış yap
account-logout = Çıkış yap
account-data = Verilerin
account-export = Verilerimi indir
account-delete = Hesabı sil
account-delete-about = Biten oyunların adın olmadan kalır. Bu geri alınamaz.
account-delete-yes = Kalıcı olarak sil
account-confirm-about = Lütfen bunun sen olduğunu doğrula.
account-confirm = Doğrula
account-confirm-passkey = Anahtarla doğrula
account-waiting = Burada konukken başladığın yarım bir oyun bekliyor. Çıkış yapınca geri gelir.
account-error-name-too-short = Ad en az 3 karakter olmalı.
account-error-name-too-long = Ad en çok 24 karakter olmalı.
account-error-name-signs = Ad harfle başlar, yalnızca harf ve rakam içerir; aralarında tek boşluk, nokta ya da tire olabilir.
account-error-name-scripts = Adın bütün harfleri tek alfabeden olmalı.
account-error-name-reserved = Bu ad oyuna ayrılmış.
account-error-name-taken = Bu ad alınmış ya da alınmış birine benziyor.
account-error-password-too-short = Parola en az 8 karakter olmalı.
account-error-password-too-long = Parola en çok 128 karakter olmalı.
account-error-password-weak = Bu parola kolay tahmin edilir. Daha uzun bir tane seç.
account-error-wrong-login = Ad ya da parola yanlış.
account-error-wrong-password = Parola yanlış.
account-error-wrong-code = Ad ya da kod yanlış veya kod kullanılmış.
account-error-too-many-tries = Çok fazla deneme. { $number } dk. sonra yeniden dene.
account-error-too-many-accounts = Buradan çok fazla hesap açıldı. { $number } dk. sonra yeniden dene.
account-error-bad-passkey = Geçiş anahtarı çalışmadı. Yeniden dene.
account-error-copied-passkey = Bu anahtarın bir kopyası olabilir, bu yüzden kimseyi içeri almaz. Başka yoldan gir ve onu kaldır.
account-error-last-passkey = Bu senin tek giriş yolun. Önce bir parola koy.
account-error-too-many-passkeys = Daha fazla anahtar eklenemez.
account-error-network = Sunucuya ulaşılamıyor. Yeniden dene.
account-error-other = Olmadı. Yeniden dene.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Hamle { $number } / { $most }
replay-play = Oynat
replay-pause = Duraklat
replay-back = Bir hamle geri
replay-forward = Bir hamle ileri
replay-first = Başa
replay-last = Sona
replay-speed = Hız: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Kimin yerinden izlensin
replay-open = Bütün kartları göster

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
# unreviewed: whether players say so
phrase-well-played = İyi oyundu!
phrase-nice-move = Güzel hamle!
phrase-thanks = Teşekkürler!
phrase-welcome = Rica ederim!
phrase-sorry = Kusura bakma!
phrase-oops = Eyvah!
phrase-lucky = Ne şans ama!
phrase-unlucky = Bugün şansım yok…
phrase-no-hurry = Acelesi yok!
phrase-go-on = Devam edelim mi?
phrase-moment = Bir dakika!
phrase-back = Geri geldim
phrase-again = Bir el daha?
phrase-bye = Hoşça kalın!

# What the pictures show that players send each other.

emote-smile = Gülümseme
emote-laugh = Kahkaha
# unreviewed: whether one calls it so
emote-wink = Göz kırpma
emote-cool = Güneş gözlüğü
emote-think = Düşünceli yüz
emote-wow = Şaşkınlık
emote-sad = Üzüntü
emote-cry = Gözyaşı
emote-angry = Kızgınlık
emote-clap = Alkış
emote-coffee = Kahve
emote-sleep = Uyku

## Playing with other people

people-name = Diğerleri sana ne desin?
people-name-wanted = Önce bir ad yaz.
people-watchers = İzleyici: { $number }
people-watching = Oyunu izliyorsun
# Where watching is delayed.
people-watching-late = Oyunu bir dakika gecikmeli izliyorsun
people-left = { $player } masadan kalktı.
people-came = { $player } masaya oturdu.
people-host = Masa sahibi artık { $player }.
people-host-you = Masa sahibi artık sensin.
people-says = { $player }: { $text }
people-takeback-asks = { $player } son hamleyi geri almak istiyor.
people-takeback-yes = Evet
people-takeback-no = Hayır
people-takeback-waits = Yanıt bekleniyor: { $players }
people-takeback-done = { $player } son hamleyi geri aldı.
people-takeback-done-you = Hamlen geri alındı.
people-takeback-stays = Hamle kalıyor.

device-about = Herkes bu cihazda oynar ve sırayla elden ele verir.
device-name = Oyuncu { $number }
device-add = Oyuncu ekle
device-remove = Çıkar: { $player }
device-bots = Botlar
device-give = Cihazı ver: { $player }
device-hidden = O zamana kadar kartlar gizli.
device-me = Ben { $player }
people-bot-sits-in = { $player } yerine bot oynuyor.
people-lost = { $player }: bağlantı koptu.
people-back = { $player } geri döndü.
people-wishes = { $player } bir oyun daha istiyor.
people-out-of-time = { $player }: süre bitti.
people-out-of-time-you = Süren bitti.
people-bot-for-you = Senin yerine bot oynuyor.
people-waits-for-others = Bir oyun daha istiyorsun. Diğerleri bekleniyor…
people-wants-player = Kartları dağıtmak için bir oyuncu daha gerekiyor.
people-gone = ayrıldı
# Beside a name that is known by an account.
people-account = hesabı var
people-mute = Sustur
people-unmute = Yeniden duy
people-leave = Tamamen ayrıl
# unreviewed: how a native player would say it
people-leave-about = Oyunu senin yerine bot bitirir ve bu ayrılmış sayılır.
people-write = Mesaj yaz
people-send = Gönder

## A table before its first deal

gather-invite = Bağlantıyla çağır
gather-copy = Kopyala
gather-copied = Kopyalandı
gather-send = Gönder…
gather-code = QR kodu
gather-sit-hint = Oturmak için boş bir yere dokun
gather-full = Bütün yerler dolu; izleyebilirsin
gather-waiting = Boş yer: { $number }
gather-ready = Herkes burada: oyunu başlat
gather-waiting-host = Oyunu { $player } başlatacak
gather-seat-free = Boş yer { $number }
gather-host = masa sahibi
table-free = Boş
gather-agreed = Ne oynanıyor
gather-change = Değiştir
gather-access = Masayı kim bulur
gather-access-link = Bağlantısı olan
gather-access-open = Herkes
gather-watching = İzleme
gather-watching-free = İzlenebilir
gather-watching-delayed = Gecikmeli
gather-watching-off = İzlenemez
gather-talk = Konuşma
gather-talk-off = Konuşma yok
# unreviewed: how a native player would say it
gather-talk-phrases = Yalnız hazır sözler
gather-talk-chat = Serbest sohbet
# unreviewed: how a native player would say it
gather-rated = Puanlı
gather-rated-about = Sonuç oyuncuların puanını değiştirir.
gather-sit = Otur
gather-stand = Kalk
gather-fill = Botlarla doldur
gather-swap = Yer değiştir: { $player }
gather-move-here = Buraya otur
gather-bot = Bot
gather-remove = Masadan çıkar: { $player }
gather-make-host = Masa sahibi yap: { $player }
gather-seats = Yerler
gather-clock = Saat
gather-starts = Başlangıç
gather-starts-host = Masa sahibi deyince
gather-starts-full = Yerler dolunca
gather-agree = Tamam

## The list of tables

tables-title = Masalar
tables-mine = Masaların
tables-open = Oyuncu bekleyenler
tables-filter-rules = Kurallar
tables-filter-seats = Yerler
tables-all = Tümü
tables-none = Şu an bekleyen yok. Bir masa aç: sonra gelen onu görür.
tables-none-such = Böyle bir masa yok. Süzgeci değiştir ya da masa aç.
tables-new = Masa aç
tables-taken = { $most } yerden { $number } dolu
tables-your-turn = Sıra sende
tables-gathering = oyuncu bekliyor
tables-playing = oynanıyor
tables-in-play = Oynanıyor
tables-crowd = Buradaki oyuncular: { $number }. Oynanan masalar: { $playing }.
tables-over = bitti
tables-alone = Henüz kimse yok

## Clocks

clock-none = Saatsiz
clock-fast = Hızlı
clock-normal = Olağan
clock-slow = Yavaş
clock-days = { $number } gün
clock-seconds = { $number } sn
clock-about-none = Süre sınırsız.
clock-about-turn = Her hamle için: { $time }.
clock-about-bank = Her el için yedek: { $time }.
clock-bank = Yedek { $time }
# unreviewed: how a native player would say it
clock-window = Kart eklemek için: { $time }
clock-paused = Bekleniyor, { $player }: { $time }
clock-last = Beş saniye kaldı!

## Whether the deal was fair

proof-title = Dürüst dağıtım
# unreviewed: how a native player would say it
proof-about = Dağıtımdan önce sunucu gizli bir sayı seçti ve parmak izini gösterdi. Her oyuncu kendi sayısını ekledi. Kartları ikisi birlikte kardı; kimse kart seçemezdi. Şimdi tarayıcın bunu kendisi denetliyor. Gösteremediği şey: sunucuyu işletenin kartlara bakmadığı.
proof-cannot = Bu bağlantıyla tarayıcı denetleyemez. Sayfayı https ile aç.
proof-checking = Denetleniyor…
proof-not-yet = Önce bu oyunu bitir: sonra dağıtım denetlenebilir.
proof-none = Denetlenecek bitmiş el henüz yok.
proof-fair = Kartlar dürüst dağıtıldı.
proof-unfair = Bir şey uymuyor: kartlar söz verildiği gibi dağıtılmadı.
proof-deal = El { $number }
proof-bound = Gizli sayı parmak izine uyuyor.
proof-shuffled = Kartlar tam sayılardan çıktığı gibi duruyordu.
proof-mine = Senin sayın da karmaya katıldı.
proof-no = Hayır:
proof-numbers = Başka yerde denetlemek için sayılar
proof-save = Dosyaya kaydet

## Players and their games

players-title = Oyuncu
players-me = Profilim
players-family = Oyun türü
players-teams = Takımlı
players-kind = { $family }, { $number } oyuncu
players-games = { $number } oyun
players-lost = %{ $number } kayıp
players-rating = Puan
players-changed = Puan { $number }, { $change }
players-course = Puanın seyri: önce { $from }, şimdi { $to }, en düşük { $low }, en yüksek { $high }
players-unsettled = Henüz az oyun var: bu ilk tahmin.
players-since = { $date } tarihinden beri burada
players-newest = Son puanlı oyunlar
players-unrated = Henüz puanlı oyun yok.
players-unrated-me = Henüz puanın yok. “Puanlı” bir masada insanlarla ya da botlarla oyna.
players-best-none = Burada henüz kimse yeterince oynamadı. Puanlı oyna, ilk sen ol!
players-missing = Böyle bir oyuncu yok.
players-again = Yeniden dene
games-none = Henüz biten oyun yok. Bir oyun oyna: hamle hamle burada kalır.
games-missing = Bu oyun gösterilemiyor.
games-more = Daha fazla
games-fool = kaybetti
games-safe = kurtuldu
games-draw = berabere
