# The words of Kozyr in Uzbek.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Durak karta o‘yini
app-close = Yopish
app-reconnecting = Aloqa tiklanmoqda…
app-moment = Bir lahza…
app-drain = Server hozir qayta ishga tushadi. O‘yiningiz davom etadi.
app-version = Versiya { $version }
app-you = Siz

## Before the game

lobby-play = O‘ynash
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents = { $number } raqib
lobby-continue = O‘yinni davom ettirish
lobby-new-game = Uni tashlab, yangisini boshlash
lobby-given-up = Tugallanmagan o‘yin tashlab ketildi.
lobby-way-back = Unga qaytish
lobby-choose = O‘yinni tanlash
lobby-friends = Do‘stlar bilan o‘ynash
lobby-quick = Tez o‘yin
lobby-tables = Ochiq stollar
lobby-device = Bitta qurilmada
lobby-games = O‘yinlarim
lobby-best = Eng yaxshilar
lobby-matching = O‘yinchilar izlanmoqda… hozircha { $number }
lobby-how-to-play = Qanday o‘ynaladi
lobby-learn = O‘rganish
lobby-newcomer = Durakka yangimisiz? Uch daqiqada o‘rganing
lobby-settings = Sozlamalar
lobby-account = Hisob
lobby-language = Til
lobby-theme = Mavzu
lobby-number-of-opponents = Raqiblar
lobby-opponent = Raqib { $number }
lobby-all-opponents = Barcha raqiblar
lobby-level-beginner = Boshlovchi
lobby-level-regular = Havaskor
lobby-level-club = Tajribali
lobby-level-strong = Kuchli
lobby-level-expert = Ekspert
lobby-level-master = Usta
lobby-level-grandmaster = Grossmeyster
lobby-level-beginner-about = Eng kichik kartani tashlaydi va ko‘p xato qiladi
lobby-level-regular-about = Kozirni asraydi, kartalarni unutadi, ba’zan xato qiladi
lobby-level-club-about = Har bir kartani eslab qoladi
lobby-level-strong-about = Har bir kartani eslaydi, o‘yin oxirida xato qilmaydi
lobby-level-expert-about = Yurishlarni ko‘p o‘yinlar tajribasi bilan baholaydi
lobby-level-master-about = Ko‘p yurish oldinni hisoblaydi
lobby-level-grandmaster-about = Eng uzoq o‘ylaydi va kimda nima borligini topadi
lobby-pace = Botlar qanchalik tez o‘ynaydi
lobby-pace-normal = Odamdek
lobby-pace-instant = Darhol
lobby-your-name = Ismingiz
lobby-your-name-hint = Faqat sizning o‘rningizda ko‘rinadi
lobby-start = Boshlash
lobby-cancel = Bekor qilish
lobby-offline = Aloqa hali yo‘q. U tiklanishi bilan o‘yin boshlanadi.

## Choosing the rules

choose-presets = Mashhur qoidalar
choose-own-rules = O‘z qoidalaringiz
choose-all-rules = Barcha qoidalar
choose-rules-summary = Bu qoidalar: { $text }
choose-reset-rules = Odatdagi qoidalarga qaytish
# Beside a rule that is not as usual.
choose-changed = O‘zgartirilgan
choose-refused = Bu qoidalar birga bo‘lmaydi
choose-seats-range = { $least }–{ $most } o‘yinchi
choose-seats-exactly = { $number } o‘yinchi

# Sets of rules that people know by a name.
# unreviewed: qo‘shishli (the throw-in game)
preset-app = Qo‘shishli
# unreviewed: daraja (rank)
preset-app-about = Himoyachidan boshqa hamma stoldagi darajalardan karta qo‘sha oladi.
# unreviewed: o‘tkazish (to transfer)
preset-app-transfer = O‘tkazishli
# unreviewed: daraja (rank), o‘tkazish (to transfer)
preset-app-transfer-about = Hujumni darajasi bir xil karta bilan o‘tkazish ham mumkin.
preset-simple = Oddiy
# unreviewed: urish (to beat)
preset-simple-about = Bitta karta qo‘yiladi, u uriladi yoki olinadi: hech kim qo‘shmaydi.
preset-neighbours = Qo‘shnilar
preset-neighbours-about = Faqat himoyachining ikki qo‘shnisi qo‘shadi.
preset-one-by-one = Navbat bilan
# unreviewed: urish (to beat)
preset-one-by-one-about = Navbat bilan va faqat hammasi urilganda qo‘shiladi.
# unreviewed: o‘tkazish (to transfer)
preset-transfer-and-show = Ko‘rsatib o‘tkazish
# unreviewed: daraja (rank), o‘tkazish (to transfer)
preset-transfer-and-show-about = O‘tkazish uchun o‘sha darajadagi kozirni ko‘rsatib, qo‘lda qoldirish mumkin.
preset-two-player-series-to-5 = Ikki kishi, besh ochkogacha
preset-two-player-series-to-5-about = Birinchi chiqqan ochko oladi va keyingi partiyani boshlaydi; besh ochko yutadi.
preset-teams = Ikkiga ikki
# unreviewed: sherik (partner)
preset-teams-about = To‘rt o‘yinchi, ikki jamoa; sheriklar qarama-qarshi o‘tiradi.
preset-teams-of-three = Uchga uch
# unreviewed: sherik (partner)
preset-teams-of-three-about = Olti o‘yinchi, ikki jamoa; sheriklar bir o‘rin oralab o‘tiradi.
preset-short-24 = Qisqa o‘yin
preset-short-24-about = To‘qqizlikdan tuzgacha 24 karta.
preset-classic-52 = To‘liq koloda
preset-classic-52-about = Ikkilikdan tuzgacha 52 karta.
preset-jokers = Jokerlar bilan
# unreviewed: urish (to beat)
preset-jokers-about = 52 karta va ikki joker: qizili barcha qizil kartani, qorasi barcha qorani uradi.
preset-two-packs = Ikki koloda
preset-two-packs-about = 36 kartali ikki koloda birga: uzun o‘yin yoki ko‘p o‘yinchi uchun.
preset-japanese = Yaponcha
# unreviewed: names of the suits, urish (to beat)
preset-japanese-about = Kozir doim g‘isht, qarg‘ani esa faqat qarg‘a uradi.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Kartalar va kozir
rule-group-begin = Kim boshlaydi
rule-group-attack = Hujum va qo‘shish
# unreviewed: o‘tkazish (to transfer)
rule-group-transfer = O‘tkazish
# unreviewed: bita (all is beaten; the discard pile)
rule-group-end = Koloda, bita va o‘yin oxiri
rule-group-series = Bir necha partiya
rule-group-teams = Jamoalar
rule-group-rare = Kam uchraydigan odatlar

rule-pack = Koloda
rule-pack-about = Qaysi kartalar bilan o‘ynaladi. Karta kam bo‘lsa, o‘yin qisqaroq bo‘ladi.
value-pack-24 = 24 karta, to‘qqizlikdan
value-pack-32 = 32 karta, yettilikdan
value-pack-36 = 36 karta, oltilikdan
value-pack-52 = 52 karta, ikkilikdan
value-pack-54 = 52 karta va ikki joker
value-pack-2x36 = 36 kartali ikki koloda
value-pack-2x52 = 52 kartali ikki koloda
says-pack =
    { $number ->
        [54] 52 karta va ikki joker
        [72] 36 kartali ikki koloda
        [104] 52 kartali ikki koloda
       *[other] { $number } karta
    }
rule-hand-size = Qo‘ldagi kartalar
rule-hand-size-about = Har kimga nechta karta tarqatiladi va yurishdan keyin qo‘l nechtagacha to‘ldiriladi.
says-hand-size = har qo‘lda { $number } karta
rule-trump-mode = Kozir
# unreviewed: mast (suit)
rule-trump-mode-about = Kozir qanday aniqlanadi yoki doim qaysi mast.
value-trump-mode-turned = Har safar karta hal qiladi
# unreviewed: names of the suits
value-trump-mode-always-clubs = Doim chillak
# unreviewed: names of the suits
value-trump-mode-always-diamonds = Doim g‘isht
# unreviewed: names of the suits
value-trump-mode-always-hearts = Doim tappon
# unreviewed: names of the suits
value-trump-mode-always-spades = Doim qarg‘a
value-trump-mode-none = Kozirsiz
# unreviewed: names of the suits
says-trump-mode =
    { $value ->
        [always_clubs] kozir doim chillak
        [always_diamonds] kozir doim g‘isht
        [always_hearts] kozir doim tappon
        [always_spades] kozir doim qarg‘a
        [none] kozirsiz
       *[turned] kozirni karta hal qiladi
    }
rule-trump-source = Kozirni qaysi karta hal qiladi
rule-trump-source-about = Ochilgan karta koloda ostida yotadi va eng oxirida olinadi; oxirgi tarqatilgan karta o‘yinchida qoladi.
value-trump-source-next-after-deal = Tarqatgandan keyingi birinchi karta
value-trump-source-bottom-card = Kolodaning eng ostki kartasi
value-trump-source-last-dealt = Oxirgi tarqatilgan karta
says-trump-source =
    { $value ->
        [bottom_card] kozirni kolodaning eng ostki kartasi hal qiladi
        [last_dealt] kozirni oxirgi tarqatilgan karta hal qiladi
       *[next_after_deal] kozirni tarqatgandan keyingi birinchi karta hal qiladi
    }

rule-first-attacker = Birinchi partiyani kim boshlaydi
rule-first-attacker-about = Eng birinchi kartani kim o‘ynaydi.
value-first-attacker-lowest-trump = Eng kichik koziri bor o‘yinchi
value-first-attacker-left-of-dealer = Tarqatuvchining chap qo‘shnisi
# unreviewed: qur’a (lot)
value-first-attacker-lot = Qur’a hal qiladi
# unreviewed: qur’a (lot)
says-first-attacker =
    { $value ->
        [left_of_dealer] birinchi partiyani tarqatuvchining chap qo‘shnisi boshlaydi
        [lot] birinchi partiyani kim boshlashini qur’a hal qiladi
       *[lowest_trump] birinchi partiyani eng kichik kozir boshlaydi
    }
rule-next-first-attacker = Keyingi partiyalarni kim boshlaydi
rule-next-first-attacker-about = Bir partiya o‘ynalgandan keyin birinchi kartani kim o‘ynaydi.
value-next-first-attacker-lowest-trump = Eng kichik koziri bor o‘yinchi
value-next-first-attacker-left-of-dealer = Tarqatuvchining chap qo‘shnisi
# unreviewed: qur’a (lot)
value-next-first-attacker-lot = Qur’a hal qiladi
value-next-first-attacker-under-fool = Durakning o‘ng qo‘shnisi, durakka qarshi
value-next-first-attacker-from-under-fool = Durakning chap qo‘shnisi
value-next-first-attacker-winner = Birinchi chiqqan o‘yinchi
value-next-first-attacker-fool = Durak
# unreviewed: qur’a (lot)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] keyingi partiyalarni tarqatuvchining chap qo‘shnisi boshlaydi
        [lot] keyingi partiyalarni kim boshlashini qur’a hal qiladi
        [under_fool] keyingi partiya durakka hujumdan boshlanadi
        [from_under_fool] keyingi partiyani durakning chap qo‘shnisi boshlaydi
        [winner] keyingi partiyani birinchi chiqqan boshlaydi
        [fool] keyingi partiyani durak boshlaydi
       *[lowest_trump] keyingi partiyalarni eng kichik kozir boshlaydi
    }
rule-no-trump-fallback = Hech kimda kozir bo‘lmasa
rule-no-trump-fallback-about = Eng kichik kozir hal qilishi kerak, lekin hech kimda kozir yo‘q bo‘lsa, kim boshlaydi.
value-no-trump-fallback-lowest-card = Eng kichik kartasi bor o‘yinchi
# unreviewed: qur’a (lot)
value-no-trump-fallback-lot = Qur’a hal qiladi
value-no-trump-fallback-first-seat = Birinchi o‘rindagi o‘yinchi
# unreviewed: qur’a (lot)
says-no-trump-fallback =
    { $value ->
        [lot] hech kimda kozir bo‘lmasa qur’a hal qiladi
        [first_seat] hech kimda kozir bo‘lmasa birinchi o‘rin boshlaydi
       *[lowest_card] hech kimda kozir bo‘lmasa eng kichik karta boshlaydi
    }
rule-dealer = Keyin kim tarqatadi
rule-dealer-about = Keyingi partiyada kartani kim tarqatadi.
value-dealer-fool = Durak
value-dealer-next-seat = Chapdagi keyingi o‘yinchi
says-dealer =
    { $value ->
        [next_seat] karta navbat bilan tarqatiladi
       *[fool] kartani durak tarqatadi
    }

rule-throwers = Kim qo‘sha oladi
# unreviewed: daraja (rank)
rule-throwers-about = Qo‘shish – hujumga stoldagi darajalardan karta qo‘shib qo‘yish.
value-throwers-all = Himoyachidan boshqa hamma
value-throwers-neighbours = Himoyachining ikki qo‘shnisi
value-throwers-attacker-only = Faqat hujumchi
value-throwers-nobody = Hech kim
says-throwers =
    { $value ->
        [neighbours] faqat himoyachining qo‘shnilari qo‘shadi
        [attacker_only] faqat hujumchi qo‘shadi
        [nobody] hech kim qo‘shmaydi
       *[all] hamma qo‘shadi
    }
rule-throw-order = Qo‘shish tartibi
rule-throw-order-about = Har kim xohlaganda qo‘shadimi yoki navbatini kutadimi.
value-throw-order-free = Kim tez bo‘lsa
value-throw-order-ordered = Navbat bilan, avval hujumchi
says-throw-order =
    { $value ->
        [ordered] navbat bilan qo‘shiladi
       *[free] navbatsiz qo‘shiladi
    }
rule-throw-timing = Qachon qo‘shish mumkin
# unreviewed: urish (to beat)
rule-throw-timing-about = Yangi karta kelguncha qanchasi urilgan bo‘lishi kerak.
value-throw-timing-any-time = Istalgan payt
# unreviewed: urish (to beat)
value-throw-timing-after-first-beat = Birinchi karta urilgach
# unreviewed: urish (to beat)
value-throw-timing-all-beaten = Faqat hammasi urilganda
# unreviewed: urish (to beat)
says-throw-timing =
    { $value ->
        [after_first_beat] birinchi karta urilgach qo‘shiladi
        [all_beaten] faqat hammasi urilganda qo‘shiladi
       *[any_time] istalgan payt qo‘shiladi
    }
# unreviewed: daraja (rank)
rule-throw-ranks = Qaysi darajalarni qo‘shish mumkin
rule-throw-ranks-about = Himoya kartalari ham hisobmi yoki faqat hujum kartalarimi.
# unreviewed: daraja (rank)
value-throw-ranks-attack-and-defence = Stoldagi barcha darajalar
# unreviewed: daraja (rank)
value-throw-ranks-attack-only = Faqat hujum kartalari darajalari
# unreviewed: daraja (rank)
says-throw-ranks =
    { $value ->
        [attack_only] faqat hujum kartalari darajalari qo‘shiladi
       *[attack_and_defence] stoldagi barcha darajalar qo‘shiladi
    }
rule-throw-after-take = “Olaman”dan keyin qo‘shish
# unreviewed: daraja (rank)
rule-throw-after-take-about = Olgan o‘yinchiga stoldagi darajalardan yana karta berish mumkin.
says-throw-after-take =
    { $value ->
        [off] “Olaman”dan keyin qo‘shilmaydi
       *[on] “Olaman”dan keyin ham qo‘shiladi
    }
rule-opening = Yurishning birinchi kartalari
# unreviewed: daraja (rank)
rule-opening-about = Yurishni darajasi bir xil bir necha karta bilan boshlash mumkinmi.
value-opening-one-card = Bitta karta
# unreviewed: daraja (rank)
value-opening-equal-ranks = Bitta yoki darajasi bir xil bir nechta
# unreviewed: daraja (rank)
says-opening =
    { $value ->
        [equal_ranks] yurishni darajasi bir xil bir necha karta bilan boshlash mumkin
       *[one_card] yurish bitta karta bilan boshlanadi
    }
rule-attack-limit = Bir yurishdagi hujum kartalari chegarasi
# unreviewed: urish (to beat)
rule-attack-limit-about = Himoyachi bir yurishda ko‘pi bilan nechta karta urishi kerak bo‘ladi.
value-attack-limit-0 = Chegara yo‘q
says-attack-limit =
    { $number ->
        [0] bir yurishda hujum kartalari cheksiz
       *[other] bir yurishda ko‘pi bilan { $number } hujum kartasi
    }
rule-first-bout-limit = Birinchi yurish chegarasi
rule-first-bout-limit-about = Hech kim boshidanoq kartaga ko‘milib qolmasligi uchun.
value-first-bout-limit-0 = Har yurishdagidek
says-first-bout-limit =
    { $number ->
        [0] birinchi yurishda ham shuncha
       *[other] birinchi yurishda ko‘pi bilan { $number }
    }
rule-first-cap-scope = Birinchi yurish chegarasi qachongacha
rule-first-cap-scope-about = Birinchi yurishda kartalar olinishi mumkin; chegara undan keyin ham qolishi mumkin.
value-first-cap-scope-first-bout = Faqat birinchi yurishda
# unreviewed: bita (all is beaten; the discard pile)
value-first-cap-scope-until-first-discard = Birinchi bitagacha
# unreviewed: bita (all is beaten; the discard pile)
says-first-cap-scope =
    { $value ->
        [until_first_discard] birinchi yurish chegarasi birinchi bitagacha
       *[first_bout] birinchi yurish chegarasi u bilan tugaydi
    }
rule-defender-hand-cap = Himoyachining qo‘li hujumni cheklaydi
# unreviewed: urish (to beat)
rule-defender-hand-cap-about = Himoyachi ura oladigandan ko‘p karta qo‘yish mumkinmi.
value-defender-hand-cap-when-became-defender = Qo‘lida bo‘lganidan ko‘p emas
value-defender-hand-cap-none = Ko‘proq ham mumkin
says-defender-hand-cap =
    { $value ->
        [none] himoyachining qo‘li hujumni cheklamaydi
       *[when_became_defender] himoyachining qo‘li hujumni cheklaydi
    }

# unreviewed: o‘tkazish (to transfer)
rule-transfer = O‘tkazish
# unreviewed: daraja (rank), urish (to beat)
rule-transfer-about = Hali hech narsa urmagan himoyachi darajasi bir xil karta qo‘ya oladi: endi keyingi o‘yinchi himoyalanadi.
# unreviewed: o‘tkazish (to transfer)
says-transfer =
    { $value ->
        [on] hujumni o‘tkazish mumkin
       *[off] o‘tkazishsiz
    }
# unreviewed: o‘tkazish (to transfer)
rule-transfer-cards = Nechta karta bilan o‘tkaziladi
# unreviewed: daraja (rank), o‘tkazish (to transfer)
rule-transfer-cards-about = O‘tkazganda o‘sha darajadan bir nechta karta qo‘yish mumkinmi.
value-transfer-cards-one = Bitta karta bilan
# unreviewed: daraja (rank)
value-transfer-cards-several = O‘sha darajadan bir nechta bilan
# unreviewed: o‘tkazish (to transfer)
says-transfer-cards =
    { $value ->
        [several] bir nechta karta bilan o‘tkazish mumkin
       *[one] bitta karta bilan o‘tkaziladi
    }
# unreviewed: o‘tkazish (to transfer)
rule-transfer-sufficiency = O‘tkazish uchun karta yetishi kerak
# unreviewed: urish (to beat)
rule-transfer-sufficiency-about = Hech kimga qo‘lidagidan ko‘p karta urishga to‘g‘ri kelmaydi.
# unreviewed: o‘tkazish (to transfer)
says-transfer-sufficiency =
    { $value ->
        [off] kartasi yetmaydiganga ham o‘tkaziladi
       *[on] faqat kartasi yetadiganga o‘tkaziladi
    }
# unreviewed: o‘tkazish (to transfer)
rule-transfer-in-first-bout = Birinchi yurishda o‘tkazish
# unreviewed: o‘tkazish (to transfer)
rule-transfer-in-first-bout-about = Eng birinchi hujumni o‘tkazish mumkinmi.
# unreviewed: o‘tkazish (to transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] birinchi yurish o‘tkazilmaydi
       *[on] birinchi yurish ham o‘tkaziladi
    }
# unreviewed: o‘tkazish (to transfer)
rule-transfer-chain-limit = Bir yurishda necha marta o‘tkaziladi
# unreviewed: o‘tkazish (to transfer)
rule-transfer-chain-limit-about = Bitta hujum ko‘pi bilan necha marta o‘tkaziladi.
value-transfer-chain-limit-0 = Istagancha
# unreviewed: o‘tkazish (to transfer)
says-transfer-chain-limit =
    { $number ->
        [0] hujum istagancha o‘tkaziladi
       *[other] hujum ko‘pi bilan { $number } marta o‘tkaziladi
    }
# unreviewed: o‘tkazish (to transfer)
rule-transfer-by-showing = Karta ko‘rsatib o‘tkazish
# unreviewed: daraja (rank), o‘tkazish (to transfer)
rule-transfer-by-showing-about = O‘sha darajadagi kartani ko‘rsatgan o‘yinchi hujumni o‘tkazadi, karta esa o‘zida qoladi.
value-transfer-by-showing-off = Yo‘q
value-transfer-by-showing-trump = Kozir, yurishda bir marta
value-transfer-by-showing-trump-once-a-deal = Kozir, partiyada bir marta
value-transfer-by-showing-any-card = Istalgan karta, yurishda bir marta
# unreviewed: o‘tkazish (to transfer)
says-transfer-by-showing =
    { $value ->
        [trump] kozir ko‘rsatib o‘tkazish mumkin
        [trump_once_a_deal] partiyada bir marta kozir ko‘rsatib o‘tkazish mumkin
        [any_card] istalgan kartani ko‘rsatib o‘tkazish mumkin
       *[off] karta ko‘rsatib o‘tkazilmaydi
    }

# unreviewed: bita (all is beaten; the discard pile)
rule-discard = Bita
# unreviewed: urish (to beat)
rule-discard-about = Urilgan kartalarni ko‘rish mumkinmi.
value-discard-hidden = Yopiq
value-discard-open = Ko‘rish mumkin
# unreviewed: bita (all is beaten; the discard pile)
says-discard =
    { $value ->
        [open] bitani ko‘rish mumkin
       *[hidden] bita yopiq
    }
rule-draw-order = Karta olish tartibi
rule-draw-order-about = Yurishdan keyin qo‘llar qanday tartibda to‘ldiriladi.
value-draw-order-defender-last = Avval hujumchi, oxirida himoyachi
value-draw-order-defender-first = Avval himoyachi
says-draw-order =
    { $value ->
        [defender_first] kolodadan birinchi himoyachi oladi
       *[defender_last] kolodadan oxirida himoyachi oladi
    }
# unreviewed: o‘tkazish (to transfer)
rule-draw-lead = O‘tkazgandan keyin kim birinchi oladi
rule-draw-lead-about = Qo‘l to‘ldirganda kim hujumchi hisoblanadi.
# unreviewed: o‘tkazish (to transfer)
value-draw-lead-last-transferrer = Oxirgi o‘tkazgan
value-draw-lead-opener = Yurishni boshlagan
# unreviewed: o‘tkazish (to transfer)
says-draw-lead =
    { $value ->
        [opener] o‘tkazgandan keyin birinchi yurishni boshlagan oladi
       *[last_transferrer] o‘tkazgandan keyin birinchi oxirgi o‘tkazgan oladi
    }
rule-swap-trump = Ochiq kozirni almashtirish
rule-swap-trump-about = Yurishlar orasida eng kichik kozirni koloda ostidagi ochiq kozirga almashtirish mumkin.
says-swap-trump =
    { $value ->
        [on] eng kichik kozirni ochiq kozirga almashtirish mumkin
       *[off] ochiq kozir almashtirilmaydi
    }
rule-draw-rule = Hech kimda karta qolmasa
rule-draw-rule-about = Oxirgi o‘yinchilarning kartasi bir yurishda tugasa, nima bo‘ladi.
value-draw-rule-draw = Durang: durak yo‘q
value-draw-rule-last-defender-loses = Oxirgi himoyachi durak bo‘ladi
says-draw-rule =
    { $value ->
        [last_defender_loses] hech kimda karta qolmasa oxirgi himoyachi durak bo‘ladi
       *[draw] hech kimda karta qolmasa durang
    }

rule-placing = Nima hisoblanadi
rule-placing-about = Bir necha partiya o‘ynalganda ochko nima uchun beriladi.
value-placing-fool-only = Ochko durakka yoziladi
value-placing-first-out-wins = Ochkoni birinchi chiqqan oladi
says-placing =
    { $value ->
        [first_out_wins] ochkoni birinchi chiqqan oladi
       *[fool_only] ochko durakka yoziladi
    }
# unreviewed: seriya (series)
rule-series = Partiyalar seriyasi
# unreviewed: seriya (series)
rule-series-about = Partiyalar birga hisoblanadimi va seriya qachon tugaydi.
value-series-none = Har partiya alohida
value-series-to-points = Ma’lum ochkogacha
value-series-deals = Ma’lum sonda partiya
value-series-count = Ochko cheksiz hisoblanadi
# unreviewed: seriya (series)
says-series =
    { $value ->
        [to_points] { $number } ochkogacha seriya
        [deals] { $number } partiyali seriya
        [count] ochko cheksiz hisoblanadi
       *[none] har partiya alohida
    }
# unreviewed: seriya (series)
rule-series-length = Seriya uzunligi
# unreviewed: seriya (series)
rule-series-length-about = Seriya necha ochko yoki partiya davom etadi.
value-series-length-0 = Yo‘q

rule-teams = Jamoalar
# unreviewed: sherik (partner)
rule-teams-about = Sheriklar raqiblar orasida o‘tiradi, bir-biriga hujum qilmaydi, birga yutib, birga yutqazadi.
value-teams-none = Har kim o‘zi uchun
value-teams-2v2 = Ikkiga ikki
value-teams-3v3 = Uchga uch
says-teams =
    { $number ->
        [4] ikkiga ikki
        [6] uchga uch
       *[other] har kim o‘zi uchun
    }
# unreviewed: sherik (partner)
rule-team-out-seat = Sherik o‘yindan chiqqanda
rule-team-out-seat-about = Kartasi qolmagan o‘yinchining navbati nima bo‘ladi.
value-team-out-seat-partner-plays = O‘rniga sherigi o‘ynaydi
value-team-out-seat-skipped = Navbati tashlab ketiladi
says-team-out-seat =
    { $value ->
        [skipped] chiqqan o‘yinchining navbati tashlab ketiladi
       *[partner_plays] chiqqan o‘yinchining o‘rniga sherigi o‘ynaydi
    }

# unreviewed: urish (to beat)
rule-low-beats-ace = Eng kichik karta tuzni uradi
# unreviewed: urish (to beat)
rule-low-beats-ace-about = Mastning eng kuchsiz kartasi, ko‘pincha oltilik, eng kuchlisini ham uradi.
value-low-beats-ace-off = Yo‘q
# unreviewed: mast (suit)
value-low-beats-ace-same-suit = Har mastda
value-low-beats-ace-trumps = Faqat kozirlarda
# unreviewed: mast (suit), urish (to beat)
says-low-beats-ace =
    { $value ->
        [same_suit] mastning eng kichik kartasi tuzini uradi
        [trumps] eng kichik kozir kozir tuzini uradi
       *[off] eng kichik karta tuzni urmaydi
    }
# unreviewed: names of the suits, urish (to beat)
rule-spades-only-spades = Qarg‘ani faqat qarg‘a uradi
# unreviewed: names of the suits, mast (suit), urish (to beat)
rule-spades-only-spades-about = Boshqa mastning koziri qarg‘ani urmaydi.
# unreviewed: names of the suits, urish (to beat)
says-spades-only-spades =
    { $value ->
        [on] qarg‘ani faqat qarg‘a uradi
       *[off] kozir qarg‘ani ham uradi
    }
rule-ace-turned-up = Kozirni tuz hal qilsa
rule-ace-turned-up-about = Ba’zilar bunda qayta tarqatadi.
value-ace-turned-up-keep = O‘ynayveriladi
value-ace-turned-up-redeal = Qayta tarqatiladi
says-ace-turned-up =
    { $value ->
        [redeal] tuz ochilsa qayta tarqatiladi
       *[keep] kozirni tuz ham hal qila oladi
    }
rule-redeal = Qachon qayta tarqatiladi
rule-redeal-about = Kimningdir qo‘li shunday bo‘lsa, hammaga qayta tarqatiladi.
value-redeal-never = Hech qachon
# unreviewed: mast (suit)
value-redeal-five-of-a-suit = Bir mastdan besh va undan ko‘p karta
value-redeal-one-colour = Hammasi qizil yoki hammasi qora
# unreviewed: mast (suit)
says-redeal =
    { $value ->
        [five_of_a_suit] bir mastdan besh karta bo‘lsa qayta tarqatiladi
        [one_colour] hammasi qizil yoki hammasi qora bo‘lsa qayta tarqatiladi
       *[never] qayta tarqatilmaydi
    }
# unreviewed: pogon (epaulette)
rule-pogony = Pogonlar
# unreviewed: pogon (epaulette)
rule-pogony-about = Eng kichik kartalar bilan oxirgi hujum durakning yelkasiga pogon taqadi. Shunchaki hazil: hech narsani o‘zgartirmaydi.
# unreviewed: pogon (epaulette)
says-pogony =
    { $value ->
        [on] oxiridagi eng kichik kartalar durakning pogoni
       *[off] pogonsiz
    }
rule-bout-limit = Necha yurishdan keyin durang
rule-bout-limit-about = Bir joyda aylangan o‘yin shuncha yurishdan keyin durang deb to‘xtatiladi.
says-bout-limit = { $number } yurishdan keyin durang

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Qo‘lda { $given } emas, { $least }–{ $most } karta bo‘ladi.
# unreviewed: o‘tkazish (to transfer), seriya (series)
conflict-negative =
    { $parameter ->
        [attack_limit] Hujum kartalari chegarasi { $given } bo‘la olmaydi: kamida 0.
        [first_bout_limit] Birinchi yurish chegarasi { $given } bo‘la olmaydi: kamida 0.
        [transfer_chain_limit] O‘tkazishlar soni { $given } bo‘la olmaydi: kamida 0.
       *[series_length] Seriya uzunligi { $given } bo‘la olmaydi: kamida 0.
    }
conflict-bout-limit = Yurishlar soni { $given } bo‘la olmaydi: kamida bitta kerak.
conflict-first-limit-above = Birinchi yurish chegarasi { $given }, qolganlariniki { $most }: u faqat kam bo‘lishi mumkin.
# unreviewed: mast (suit)
conflict-redeal-hand-size = Bir mastdan besh karta uchun qayta tarqatishga qo‘lda ko‘pi bilan { $most } karta kerak: undan ko‘pida beshtasi deyarli doim topiladi.
conflict-ace-needs-turned-trump = Bu qoidalarda kozirni karta hal qilmaydi, demak tuz ham hal qilmaydi.
conflict-source-needs-turned-trump = Bu qoidalarda kozirni karta hal qilmaydi: tanlashga hech narsa yo‘q.
conflict-swap-needs-face-up-trump = Bu qoidalarda koloda ostida ochiq kozir yo‘q: almashtirishga hech narsa yo‘q.
# unreviewed: urish (to beat)
conflict-low-trump-needs-trump = Kozir bo‘lmasa, tuzni uradigan eng kichik kozir ham yo‘q.
# unreviewed: o‘tkazish (to transfer)
conflict-showing-needs-trump = Kozir bo‘lmasa, uni ko‘rsatib o‘tkazib bo‘lmaydi.
# unreviewed: o‘tkazish (to transfer)
conflict-showing-needs-transfer = Karta hujumni o‘tkazish uchun ko‘rsatiladi, demak o‘tkazishga ham ruxsat kerak.
conflict-first-deal-has-no-fool = Birinchi partiyagacha na durak bor, na g‘olib: kim boshlashini ular hal qila olmaydi.
# unreviewed: seriya (series)
conflict-series-length-missing = Seriya necha ochko yoki partiya bo‘lishini tanlang.
# unreviewed: seriya (series)
conflict-series-length-unused = Uzunlik faqat ma’lum ochko yoki partiyagacha seriyada bo‘ladi.
# unreviewed: o‘tkazish (to transfer)
conflict-teams-never-transfer = Jamoalar o‘tkazishsiz o‘ynaydi.
conflict-teams-have-no-one-fool = Jamoaviy o‘yinda durak bitta emas: kim boshlashini u hal qila olmaydi.
conflict-teams-seats = Bunday jamoalarga { $given } emas, { $most } o‘yinchi kerak.
conflict-too-few-seats = { $given } o‘yinchi kam: kamida { $least } kerak.
conflict-too-many-seats = { $cards } karta { $given } o‘yinchiga yetmaydi: ko‘pi bilan { $most }.

## The table

table-title = O‘yin stoli
table-players = O‘yinchilar
table-profile = Profil: { $player }
table-bout = Stoldagi kartalar
table-bout-empty = Stolda karta yo‘q
table-hand = Kartalaringiz
table-stock = Koloda
# unreviewed: bita (all is beaten; the discard pile)
table-discard = Bita
table-actions = Amallar
table-practice = Mashq
table-practice-hint = Yurish qaytarilgan: bu o‘yin hisobga kirmaydi.
table-thinking = o‘ylayapti
table-done = boshqa qo‘shmaydi
table-lobby = Bosh sahifa
table-undo = Yurishni qaytarish
table-takeback = Qaytarish
table-ask = Maslahat so‘rash
table-mute = Ovozni o‘chirish
table-unmute = Ovozni yoqish
table-last-bout = Oldingi yurish
table-log = Partiya shu paytgacha
table-log-bout = { $number }-yurish
table-how-to-play = Qanday o‘ynaladi
table-settings = Sozlamalar
table-removed = Stol egasi sizni stoldan chiqardi.
table-closed = Bu stol yopilgan.
table-away = aloqa yo‘q
table-bot-sits-in = hozircha bot o‘ynayapti
table-wishes = yana o‘ynamoqchi
table-watchers = tomoshabinlar
table-talk = Biror narsa deyish
table-people = O‘yinchilar
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
table-last-bout-beaten = Hamma karta urildi va bitaga ketdi.
table-last-bout-taken = { $player } kartalarni oldi.
table-last-bout-taken-you = Kartalarni siz oldingiz.
table-rules = Shu stol qoidalari
table-team = Jamoa { $number }
table-partner = Sherigingiz
# $player plays for a partner who is out, $other.
table-plays-for = { $player } sherigi ({ $other }) o‘rniga o‘ynaydi
table-plays-for-you = Siz sherigingiz ({ $other }) o‘rniga o‘ynaysiz
table-plays-your-turn = { $player } sizning o‘rningizga o‘ynaydi
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Yutilgan partiyalar
       *[against] Necha marta durak
    }
# unreviewed: seriya (series)
series-to-points = { $number } ochkogacha seriya
series-over-deals = Partiya { $deal } / { $number }
# $players is one name or a list of names.
# unreviewed: seriya (series)
series-winner = Seriya g‘olibi: { $players }
# unreviewed: seriya (series)
series-winner-you = Seriyani siz yutdingiz!
series-next-deal = Keyingi partiya
# unreviewed: bita (all is beaten; the discard pile)
discard-look = Bitani ko‘rish

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
        [Gohar] Goar
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

prompt-open = Siz hujum qilasiz, { $player } himoyalanadi
# unreviewed: urish (to beat)
prompt-defend =
    { $number ->
        [one] Kartani uring yoki oling
       *[other] { $number } kartani uring yoki oling
    }
# unreviewed: o‘tkazish (to transfer), urish (to beat)
prompt-defend-transfer =
    { $number ->
        [one] Uring, o‘tkazing yoki oling
       *[other] { $number } kartani uring, o‘tkazing yoki oling
    }
prompt-add = { $player } himoyalanadi: qo‘sha olasiz
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
prompt-covered = Hammasi urildi: qo‘shing yoki “Bita”
prompt-taking = { $player } oladi: qo‘shing yoki “Pas”
prompt-wait-open = { $player } hujum qiladi…
prompt-wait-open-you = { $player } sizga hujum qiladi…
prompt-wait-defend = { $player } himoyalanadi…
prompt-wait-throw-in = { $player } qo‘sha oladi…
prompt-wait-taking = Siz olasiz. { $player } qo‘sha oladi…
prompt-wait = Bir lahza…
prompt-wait-again = Kutyapmiz: { $players }
prompt-taking-soon = Siz olasiz…
prompt-still-taking = Kartalarni olyapsiz. O‘yinni davom ettirish uchun “Qaytarish”ni bosing
prompt-done-soon = Qo‘shishga kartangiz yo‘q…
prompt-out = O‘yindan omon chiqdingiz
prompt-choose-target = { $card } qayerga borsin?
# unreviewed: daraja (rank)
prompt-selected =
    { $number ->
        [one] { $cards }: endi darajasi bir xil boshqa kartalarga teging
       *[other] { $cards } birga: stolga teging
    }
# unreviewed: daraja (rank)
prompt-one-rank = Faqat darajasi bir xil kartalar birga o‘ynaladi
prompt-dropped = Tayyorlangan karta qo‘lingizda qoldi
prompt-drop-here = Shu yerga
# unreviewed: o‘tkazish (to transfer)
prompt-transfer-here = O‘tkazish: { $player } himoyalansin
prompt-over = O‘yin tugadi
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
prompt-covered-nothing = Hammasi urildi: qo‘shishga karta yo‘q, “Bita” deng
prompt-taking-nothing = { $player } oladi: qo‘shishga karta yo‘q, “Pas” deng
# unreviewed: urish (to beat)
prompt-bout-beaten = Hammasi urildi.
prompt-tap-to-go-on = Davom etish uchun teging
prompt-trump = Kozir: { $card }.
prompt-trumps = Kozir: { $suit }.
prompt-no-trumps = Kozir yo‘q.
prompt-no-line = Aloqa yo‘q: hozir o‘ynab bo‘lmaydi

## Buttons

# unreviewed: bita (all is beaten; the discard pile)
action-bita = Bita
action-pass = Pas
action-take = Olaman
action-take-undo = Qaytarish
# unreviewed: o‘tkazish (to transfer)
action-transfer = O‘tkazish
action-lay = { $number } karta o‘ynash
action-unselect = Tanlovni bekor qilish
action-swap = Kozirni almashtirish
action-skip-to-end = Birdan oxiriga
action-rematch = Yana o‘ynash
action-leave = Bosh sahifa
action-see-table = Stolni ko‘rish
action-review = O‘yinni ko‘rish
action-how-to-play = Qanday o‘ynaladi?

## After the game

end-safe-you = Omon qoldingiz!
end-places = O‘rinlar

## Settings

settings-title = Sozlamalar
settings-section-look = Ko‘rinish
settings-section-play = O‘yin
settings-section-motion = Harakat
settings-language = Til
settings-theme = Mavzu
settings-theme-auto = Qurilmadagidek
settings-theme-light = Yorug‘
settings-theme-dark = Tungi
settings-hints = Maslahatlar
settings-hints-hint = Qaysi kartani o‘ynash mumkinligini, qolganlarini nega mumkin emasligini ko‘rsatadi.
settings-advise = Maslahatchi
settings-advise-hint = Tugma eng kuchli bot nima qilishini va nega ekanini ko‘rsatadi.
settings-tap = Kartaga tekkanda
settings-tap-plays = O‘ynaladi
settings-tap-second = Tanlanadi, ikkinchida o‘ynaladi
settings-sort = Kartalarim tartibi
settings-sort-suit = Mast bo‘yicha
# unreviewed: daraja (rank)
settings-sort-rank = Daraja bo‘yicha
settings-sort-own = O‘zim tergandek
settings-speed = Kartalar harakati
settings-speed-off = Yo‘q
settings-speed-fast = Tez
settings-speed-normal = Odatiy
settings-speed-slow = Sekin
settings-hold = Tugagan yurish stolda turadi
settings-hold-none = Turmaydi
settings-hold-seconds = { $seconds } s
settings-hold-tap = Men tekkunimcha
settings-section-sound = Ovoz
settings-sounds = Tovushlar
settings-volume = Ovoz balandligi
settings-volume-low = Past
settings-volume-medium = O‘rtacha
settings-volume-high = Baland
settings-vibration = Tebranish
settings-vibration-hint = Tebranishi bor telefon va planshetlarda.
# unreviewed: bita (all is beaten; the discard pile)
settings-auto-done = “Bita” va “Pas” o‘rnimga aytilsin
settings-auto-done-hint = Qo‘shishga kartam bo‘lmaganda.
settings-take-undo = “Olaman”ni qaytarish vaqti
settings-take-undo-hint = So‘z 0,8 soniyadan keyin yuboriladi.
settings-premoves = Boshqalar o‘ynayotganda karta tayyorlash
settings-premoves-hint = Tegsangiz, karta tayyorlanadi; mumkin bo‘lishi bilan o‘ynaladi, yana tegsangiz, bekor bo‘ladi.
settings-letters = Suratli kartalar harflari
settings-letters-auto = Tildagidek
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Mastlar rangi
settings-colours-two = Ikkita
settings-colours-four = To‘rtta
settings-colours-safe = To‘rtta, oson ajraladigan
settings-back = Karta orqasi
settings-back-red = Qizil
settings-back-blue = Ko‘k
settings-back-green = Yashil
settings-back-black = Qora
settings-table = Stol rangi
settings-table-green = Yashil
settings-table-blue = Ko‘k
settings-table-burgundy = Bordo
settings-table-slate = Kulrang
# unreviewed: daraja (rank), mast (suit)
settings-large-index = Kartada yirik daraja va mast
settings-trump-marks = Qo‘limdagi kozirlarni belgilash
settings-contrast = Kontrast
settings-contrast-auto = Qurilmadagidek
settings-contrast-high = Yuqori
settings-left-handed = Chapaqay uchun
settings-shortcuts = Tezkor tugmalar
settings-reset = Barcha sozlamalarni tiklash

## Sharing a table, and the page without its server

share-title = { $attacker } hujum qiladi, { $defender } himoyalanadi
share-about = Durak stoli: { $players }. O‘yinning ahvolini ko‘ring, keyin o‘zingiz ham o‘ynang.
app-somebody = O‘yinchi
share-sheet-title = Stolni ulashish
share-picture = Stol surati
share-with-cards = Kartalarim bilan
share-with-cards-hint = Ularni havolasi bor har kim ko‘radi. Boshqalarning kartalari hech qachon ko‘rsatilmaydi.
share-link = Havola
share-copy = Havolani nusxalash
share-copied = Nusxalandi
share-send = Ulashish
table-share = Ulashish
app-shared = Stolni { $player } shunday ko‘rdi
app-play-yourself = O‘zingiz o‘ynang
app-bad-link = Bu havola stolni ko‘rsatmaydi: u to‘liq emas yoki xato terilgan.
app-nowhere = Bu manzilda hech narsa yo‘q.

app-kept = Aloqa yo‘q. Stolning oxirgi holati: { $time }
app-newer = Yangi versiya tayyor. U o‘yin tugaganda ochiladi.
app-older = Bu sahifa serverdan eski.
app-open-newer = Yangisini ochish
app-install = Ilova sifatida o‘rnatish

## Keyboard

keys-title = Klaviatura
keys-arrows = Karta yoki nishonni tanlash
# unreviewed: daraja (rank)
keys-ranks = Shu darajadagi keyingi kartaga o‘tish
keys-enter = Kartani o‘ynash yoki tanlash
# unreviewed: daraja (rank)
keys-select = Darajasi bir xil bir nechta kartani birga o‘ynash uchun tanlash
keys-escape = Bekor qilish
keys-take = Olaman
# unreviewed: bita (all is beaten; the discard pile)
keys-done = Bita yoki Pas
# unreviewed: o‘tkazish (to transfer)
keys-transfer = O‘tkazish
keys-sort = Kartalarim tartibini o‘zgartirish
keys-move = Kartani qo‘lda surish
keys-explain = Maslahat so‘rash; xira kartada: nega mumkin emas?
keys-last-bout = Oldingi yurish
keys-undo = Oxirgi yurishni qaytarish
keys-read = Stolni ovoz chiqarib o‘qish
keys-help = Shu ro‘yxat
keys-tab = Keyingi: xabar, kartalarim, stol, tugmalar, o‘yinchilar
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Bo‘sh joy
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + bosish

## Lists: $items are joined by commas

list-and = { $items } va { $last }
list-or = { $items } yoki { $last }

## Card names, for speech

# unreviewed: a native reader should hear the names of the cards
card =
    { $rank ->
        [joker]
            { $suit ->
                [red] qizil joker
               *[black] qora joker
            }
       *[other]
            { $suit ->
                [clubs] chillak
                [diamonds] g‘isht
                [hearts] tappon
               *[spades] qarg‘a
            } { $rank ->
                [r2] ikkiligi
                [r3] uchligi
                [r4] to‘rtligi
                [r5] beshligi
                [r6] oltiligi
                [r7] yettiligi
                [r8] sakkizligi
                [r9] to‘qqizligi
                [r10] o‘nligi
                [J] valeti
                [Q] damasi
                [K] qiroli
               *[A] tuzi
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] qizil jokerni
               *[black] qora jokerni
            }
       *[other]
            { $suit ->
                [clubs] chillak
                [diamonds] g‘isht
                [hearts] tappon
               *[spades] qarg‘a
            } { $rank ->
                [r2] ikkiligini
                [r3] uchligini
                [r4] to‘rtligini
                [r5] beshligini
                [r6] oltiligini
                [r7] yettiligini
                [r8] sakkizligini
                [r9] to‘qqizligini
                [r10] o‘nligini
                [J] valetini
                [Q] damasini
                [K] qirolini
               *[A] tuzini
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] qizil joker bilan
               *[black] qora joker bilan
            }
       *[other]
            { $suit ->
                [clubs] chillak
                [diamonds] g‘isht
                [hearts] tappon
               *[spades] qarg‘a
            } { $rank ->
                [r2] ikkiligi bilan
                [r3] uchligi bilan
                [r4] to‘rtligi bilan
                [r5] beshligi bilan
                [r6] oltiligi bilan
                [r7] yettiligi bilan
                [r8] sakkizligi bilan
                [r9] to‘qqizligi bilan
                [r10] o‘nligi bilan
                [J] valeti bilan
                [Q] damasi bilan
                [K] qiroli bilan
               *[A] tuzi bilan
            }
    }
# unreviewed: a native reader should hear the names of the cards
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] qizil jokerning
               *[black] qora jokerning
            }
       *[other]
            { $suit ->
                [clubs] chillak
                [diamonds] g‘isht
                [hearts] tappon
               *[spades] qarg‘a
            } { $rank ->
                [r2] ikkiligining
                [r3] uchligining
                [r4] to‘rtligining
                [r5] beshligining
                [r6] oltiligining
                [r7] yettiligining
                [r8] sakkizligining
                [r9] to‘qqizligining
                [r10] o‘nligining
                [J] valetining
                [Q] damasining
                [K] qirolining
               *[A] tuzining
            }
    }
# unreviewed: names of the suits
suit-name =
    { $suit ->
        [clubs] chillak
        [diamonds] g‘isht
        [hearts] tappon
       *[spades] qarg‘a
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = O‘yin tugadi.
why-seat-out = Siz o‘yindan chiqqansiz: na karta bor, na tashvish.
why-not-the-attacker = Bu yurishni { $player } boshlaydi. Birinchi kartani kuting.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
why-not-the-defender = Urish, olish va o‘tkazish faqat himoyachining ({ $player }) ishi.
# unreviewed: urish (to beat)
why-defender-never-adds = Siz himoyalanasiz: kartani uring yoki oling. Boshqalar qo‘shadi.
# unreviewed: sherik (partner)
why-defenders-partner = Himoyachi ({ $player }) sherigingiz: sherikka qo‘shilmaydi.
why-not-a-thrower = Bu qoidalarda himoyachiga ({ $player }) hozir qo‘sha olmaysiz.
why-not-your-turn = Avval { $player } qo‘sha oladi. Navbatingizni kuting.
# unreviewed: urish (to beat)
why-no-attack-yet = { $player } hali hujum qilmadi: uradigan karta yo‘q.
why-must-open = Yurishni siz boshlaysiz: karta o‘ynashingiz kerak.
# unreviewed: urish (to beat)
why-unbeaten-cards = Hali urilmagan: { $cards }. Himoyachini kuting.
why-already-done = Boshqa qo‘shmayman dedingiz. Yangi karta qo‘yilguncha kuting.
why-already-taking = “Olaman” dedingiz. Boshqalar qo‘shguncha kuting.
# unreviewed: urish (to beat)
why-nothing-to-take = Hammasi urildi: oladigan narsa qolmadi.
# unreviewed: urish (to beat)
why-nothing-to-beat = Hamma hujum kartasi urilgan. Kuting, balki yana qo‘shishar.
why-not-in-hand = { $card } sizning qo‘lingizda emas.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
why-joker-only-beats = { $card } faqat uradi: joker bilan na hujum qilinadi, na o‘tkaziladi.
# unreviewed: daraja (rank)
why-rank-not-on-table = { $card } to‘g‘ri kelmaydi: faqat stoldagi darajalarni qo‘sha olasiz: { $ranks }.
# unreviewed: urish (to beat)
why-after-first-beat = Bu qoidalarda faqat birinchi karta urilgach qo‘shish mumkin.
# unreviewed: urish (to beat)
why-not-all-beaten = Bu qoidalarda faqat hammasi urilganda qo‘shiladi. Hali urilmagan: { $cards }.
why-defender-hand-limit = Himoyachining ({ $player }) qo‘lida bor-yo‘g‘i { $number } karta edi: hujumda undan ko‘p bo‘lmaydi.
why-first-bout-limit = Birinchi yurishda ko‘pi bilan { $number } hujum kartasi bo‘ladi.
why-bout-limit = Bir yurishda ko‘pi bilan { $number } hujum kartasi bo‘ladi.
why-not-on-table = { $target }: stolda bunday hujum kartasi yo‘q.
# unreviewed: urish (to beat)
why-already-beaten = { $target } allaqachon urilgan.
# unreviewed: urish (to beat)
why-too-low = { $card } bu kartani urmaydi: { $target }. Kattarog‘i kerak.
# unreviewed: names of the suits, mast (suit), urish (to beat)
why-wrong-suit =
    { $suit ->
        [clubs] { $card } bu kartani urmaydi: { $target }. Boshqa mastni faqat kozir uradi, kozir esa chillak.
        [diamonds] { $card } bu kartani urmaydi: { $target }. Boshqa mastni faqat kozir uradi, kozir esa g‘isht.
        [hearts] { $card } bu kartani urmaydi: { $target }. Boshqa mastni faqat kozir uradi, kozir esa tappon.
       *[spades] { $card } bu kartani urmaydi: { $target }. Boshqa mastni faqat kozir uradi, kozir esa qarg‘a.
    }
# unreviewed: urish (to beat)
why-trump-needed = { $card } bu kartani urmaydi: { $target }. Kozirni faqat kattaroq kozir uradi.
# unreviewed: mast (suit), urish (to beat)
why-suit-needed = { $card } bu kartani urmaydi: { $target }. Kozir yo‘q: faqat o‘sha mastning kattarog‘i uradi.
# unreviewed: names of the suits, urish (to beat)
why-spades-only = { $card } bu kartani urmaydi: { $target }. Bu qoidalarda qarg‘ani faqat qarg‘a uradi.
# unreviewed: urish (to beat)
why-joker-colour = { $card } bu kartani urmaydi: { $target }. Qizil joker faqat qizilni, qorasi faqat qorani uradi.
# unreviewed: urish (to beat)
why-joker-unbeatable = { $target }: buni hech narsa urmaydi.
# unreviewed: urish (to beat)
why-beats-nothing = { $card } bularning hech birini urmaydi: { $cards }.
# unreviewed: o‘tkazish (to transfer)
why-transfer-off = Bu qoidalarda o‘tkazish yo‘q.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
why-transfer-after-beat = Bitta karta urilgan: o‘tkazishga kech.
# unreviewed: daraja (rank), o‘tkazish (to transfer)
why-transfer-rank = { $card } bilan o‘tkazib bo‘lmaydi: shu daraja kerak: { $ranks }.
# unreviewed: o‘tkazish (to transfer)
why-transfer-first-bout = Bu qoidalarda birinchi yurish o‘tkazilmaydi.
# unreviewed: o‘tkazish (to transfer)
why-transfer-chain = Bu hujum { $number } marta o‘tkazildi: bundan ortiq bo‘lmaydi.
# unreviewed: o‘tkazish (to transfer)
why-nobody-to-receive = O‘tkazishga hech kim qolmadi.
# unreviewed: urish (to beat)
why-receiver-hand-limit = Keyingi o‘yinchining ({ $player }) { $number } kartasi bor, urishi kerak bo‘ladigani esa { $needed }.
# unreviewed: o‘tkazish (to transfer)
why-show-off = Bu qoidalarda karta ko‘rsatib o‘tkazilmaydi.
# unreviewed: daraja (rank)
why-show-trump = { $card } ko‘rsatilmaydi: faqat shu darajaning koziri ko‘rsatiladi.
why-show-used = { $card } allaqachon ko‘rsatilgan.
why-swap-off = Bu qoidalarda ochiq kozir almashtirilmaydi.
why-swap-between-bouts = Ochiq kozir faqat yurishlar orasida almashtiriladi, birinchisidan oldin emas.
why-swap-no-trump-card = Koloda ostida ochiq kozir endi yo‘q.
why-swap-lowest = Koloda ostidagi eng kichik kozirning o‘zi.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = { $card_acc } o‘ynang.
advice-throw-in = { $card_acc } qo‘shing.
# unreviewed: urish (to beat)
advice-beat = { $target_acc } { $card_ins } uring.
# unreviewed: o‘tkazish (to transfer)
advice-transfer = { $card_ins } o‘tkazing.
# unreviewed: o‘tkazish (to transfer)
advice-show = { $card_acc } ko‘rsatib, o‘tkazing.
advice-swap = Ochiq kozirni almashtiring.
advice-take = Oling.
advice-done = Boshqa qo‘shmang.
advice-wait = Kuting.
motive-only-move = Boshqa hech narsa qilib bo‘lmaydi.
motive-wins = Raqib nima qilsa ham, shunday yutasiz.
# unreviewed: written without a native reader
motive-only-win = Faqat shu yutadi: boshqa har qanday yurish g‘alabani boy beradi.
# unreviewed: written without a native reader
motive-draws = Raqib nima qilsa ham, bu durangni saqlaydi.
# unreviewed: written without a native reader
motive-only-draw = Durangni faqat shu saqlaydi: boshqa har qanday yurish yutqazadi.
motive-lost = Endi sizni faqat raqibning xatosi qutqaradi.
motive-last-card = { $card } oxirgi kartangiz, koloda esa bo‘sh.
motive-last-cards = Shu yurishda hamma kartangiz ketishi mumkin: { $number }.
motive-swap = { $card } siz beradigan kozirdan katta.
# unreviewed: urish (to beat)
motive-unbeatable = { $card }: himoyachida ({ $player }) buni uradigan karta yo‘q.
motive-pair = { $card }, keyin qo‘sha olasiz: { $cards }.
motive-lowest = { $card } kozirdan boshqa eng kichik kartangiz.
motive-lowest-trump = Qo‘lingizda faqat kozir bor, eng kichigi: { $card }.
# unreviewed: written without a native reader
motive-he-holds = { $player } bu kartani ushlab turibdi: { $cards }, u bilan buni urardi: { $target }.
# unreviewed: urish (to beat)
motive-hard-to-beat = { $card } kichik kartalaringizdan qiyinroq uriladi: { $player } { $number } % ehtimol bilan ura oladi.
# unreviewed: written without a native reader
motive-forces-trump = { $player } { $card_acc } faqat kozir bilan ura oladi.
# unreviewed: written without a native reader
motive-no-trumps = Barcha kozirlarning joyi ma’lum: { $player } kozirsiz.
# unreviewed: urish (to beat)
motive-keeps-trumps = { $card } kozir sarflamay uradi: { $target }.
# unreviewed: urish (to beat)
motive-trump-needed = { $target }: kozirsiz ura olmaysiz, eng arzoni: { $card }.
# unreviewed: daraja (rank), urish (to beat)
motive-no-new-rank = { $card } buni uradi va stolga yangi daraja olib kelmaydi: { $target }.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: bunday darajali karta boshqa hech kimda yo‘q, qo‘shadigan narsa qolmagan.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } buni uradi: { $target }, bular esa birga qoladi: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = { $target }: bundan keyin { $player } qo‘sha oladi: { $cards }.
motive-few-follow = { $card }: bundan keyin kichikroq kartadan keyingidan kam karta qo‘shiladi.
# unreviewed: urish (to beat)
motive-cheapest-beat = { $card } buni uradigan eng kichik kartangiz: { $target }.
# unreviewed: urish (to beat)
motive-cheapest-plan = { $target } ustiga { $card }: hamma { $number } karta shunda eng arzon uriladi.
# unreviewed: o‘tkazish (to transfer)
motive-free-transfer = { $card } hujumni o‘tkazadi, kozir sarflanmaydi.
motive-show = { $card_acc } ko‘rsating: hujum o‘tadi, karta sizda qoladi.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
motive-rather-than-take = Hammasini ura olmaysiz, { $card } esa hujumni o‘tkazadi.
# unreviewed: urish (to beat)
motive-cannot-beat =
    { $number ->
        [one] Bu kartani ura olmaysiz: oling.
       *[other] { $number } kartaning hammasini ura olmaysiz: oling.
    }
# unreviewed: urish (to beat)
motive-too-dear = Urish bularga tushardi: { $cards }. Olgan yaxshi.
motive-throw-in = { $card } mos keladi va kozir emas: bitta karta kamayadi.
motive-give-away = { $player } oladi: { $card } ham birga ketsin.
motive-nothing-fits = Hech bir kartangiz mos emas.
motive-saves-trumps = Faqat kozirlaringiz mos: { $cards }. Ularni asrang.
motive-feeds = { $player } oladi, bu unga sovg‘a bo‘lardi: { $cards }.
motive-saves-high = Mos kartalar qo‘shishga juda qimmat: { $cards }.
motive-wait = Avval { $player } nima qilishini ko‘ring.
motive-preferred = Mumkin bo‘lgan { $number } yurishdan yaxshirog‘i topilmadi.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Durak bo‘lib qolish ehtimoli
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = yutadi
# unreviewed: written without a native reader
tutor-draw = durang
# unreviewed: written without a native reader
tutor-lose = yutqazadi
# unreviewed: written without a native reader
tutor-worse = Yomonroq: { $move } – { $number } % o‘rniga { $other_number } %.
# unreviewed: written without a native reader
tutor-line = Eng yaxshi o‘yin: { $moves }
# unreviewed: written without a native reader
tutor-solved = O‘yin oxirigacha hisoblandi.
tutor-move-attack = { $card }
tutor-move-beat = { $card } → { $target }
# unreviewed: written without a native reader
tutor-move-transfer = o‘tkazish: { $card }
# unreviewed: written without a native reader
tutor-move-show = ko‘rsatish: { $card }
# unreviewed: written without a native reader
tutor-move-swap = ochiq kozirni almashtirish
# unreviewed: written without a native reader
tutor-move-take = olish
# unreviewed: written without a native reader
tutor-move-done = boshqa qo‘shmaslik
# unreviewed: written without a native reader
tutor-move-wait = kutish
# unreviewed: written without a native reader
tutor-more = Batafsilroq
# unreviewed: written without a native reader
tutor-candidates = Shulardan biri: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = O‘yinni oxirigacha hisoblang.
# unreviewed: written without a native reader
tutor-think-counting = Sanang: boshqalarda qanday kartalar bo‘lishi mumkin?
# unreviewed: written without a native reader
tutor-think-trumps = Kozirlaringizni o‘ylang.
# unreviewed: written without a native reader
tutor-think-low = Qaysi kartadan eng oson voz kechasiz?
# unreviewed: written without a native reader
tutor-think-pairs = Bir xil darajali kartalarga qarang.
# unreviewed: written without a native reader
tutor-think-taking = Hammasini urib bo‘ladimi?
# unreviewed: written without a native reader
tutor-think-keeping = Mos kelgan hamma narsani qo‘yish shart emas.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

# unreviewed: names of the suits
event-dealt =
    { $suit ->
        [clubs] Kartani { $player } tarqatadi. Ochilgan karta: { $card }. Kozir: chillak.
        [diamonds] Kartani { $player } tarqatadi. Ochilgan karta: { $card }. Kozir: g‘isht.
        [hearts] Kartani { $player } tarqatadi. Ochilgan karta: { $card }. Kozir: tappon.
       *[spades] Kartani { $player } tarqatadi. Ochilgan karta: { $card }. Kozir: qarg‘a.
    }
# unreviewed: names of the suits
event-dealt-you =
    { $suit ->
        [clubs] Kartani siz tarqatasiz. Ochilgan karta: { $card }. Kozir: chillak.
        [diamonds] Kartani siz tarqatasiz. Ochilgan karta: { $card }. Kozir: g‘isht.
        [hearts] Kartani siz tarqatasiz. Ochilgan karta: { $card }. Kozir: tappon.
       *[spades] Kartani siz tarqatasiz. Ochilgan karta: { $card }. Kozir: qarg‘a.
    }
# When no card names the trumps.
# unreviewed: names of the suits
event-dealt-trumps =
    { $suit ->
        [clubs] Kartani { $player } tarqatadi. Kozir: chillak.
        [diamonds] Kartani { $player } tarqatadi. Kozir: g‘isht.
        [hearts] Kartani { $player } tarqatadi. Kozir: tappon.
       *[spades] Kartani { $player } tarqatadi. Kozir: qarg‘a.
    }
# unreviewed: names of the suits
event-dealt-trumps-you =
    { $suit ->
        [clubs] Kartani siz tarqatasiz. Kozir: chillak.
        [diamonds] Kartani siz tarqatasiz. Kozir: g‘isht.
        [hearts] Kartani siz tarqatasiz. Kozir: tappon.
       *[spades] Kartani siz tarqatasiz. Kozir: qarg‘a.
    }
event-dealt-no-trumps = Kartani { $player } tarqatadi. Kozir yo‘q.
event-dealt-no-trumps-you = Kartani siz tarqatasiz. Kozir yo‘q.
event-dealt-hand = Kartalaringiz: { $cards }.
event-dealt-first = { $player } eng kichik kozirni ({ $card }) ko‘rsatadi va birinchi hujum qiladi.
event-dealt-first-you = Eng kichik kozir ({ $card }) sizda: birinchi siz hujum qilasiz.
event-dealt-nobody = Hech kimda kozir yo‘q.
event-dealt-first-lowest = Eng kichik karta bo‘yicha birinchi { $player } hujum qiladi.
event-dealt-first-lowest-you = Eng kichik karta sizda: birinchi siz hujum qilasiz.
event-dealt-begins = Birinchi { $player } hujum qiladi.
event-dealt-begins-you = Birinchi siz hujum qilasiz.
event-bout-started = { $player } hujum qiladi, { $to } himoyalanadi.
event-bout-started-you = Siz hujum qilasiz, { $to } himoyalanadi.
event-bout-started-to-you = { $player } hujum qiladi, siz himoyalanasiz.
event-attacked = { $player } { $card_acc } o‘ynaydi.
event-attacked-you = Siz { $card_acc } o‘ynaysiz.
event-thrown-in = { $player } { $card_acc } qo‘shadi.
event-thrown-in-you = Siz { $card_acc } qo‘shasiz.
laid-cards = { $player } o‘ynaydi: { $cards }.
laid-cards-you = Siz o‘ynaysiz: { $cards }.
# unreviewed: urish (to beat)
event-beaten = { $player } { $target_acc } { $card_ins } uradi.
# unreviewed: urish (to beat)
event-beaten-you = Siz { $target_acc } { $card_ins } urasiz.
# unreviewed: o‘tkazish (to transfer)
event-transferred = { $player } { $card_ins } o‘tkazadi: endi { $to } himoyalanadi.
# unreviewed: o‘tkazish (to transfer)
event-transferred-you = Siz { $card_ins } o‘tkazasiz: endi { $to } himoyalanadi.
# unreviewed: o‘tkazish (to transfer)
event-transferred-to-you = { $player } { $card_ins } o‘tkazadi: endi siz himoyalanasiz.
# unreviewed: o‘tkazish (to transfer)
event-transferred-shown = { $player } { $card_acc } ko‘rsatib o‘tkazadi: endi { $to } himoyalanadi.
# unreviewed: o‘tkazish (to transfer)
event-transferred-shown-you = Siz { $card_acc } ko‘rsatib o‘tkazasiz: endi { $to } himoyalanadi.
# unreviewed: o‘tkazish (to transfer)
event-transferred-shown-to-you = { $player } { $card_acc } ko‘rsatib o‘tkazadi: endi siz himoyalanasiz.
event-swapped = { $player } { $card_acc } ochiq kozirga almashtiradi: { $target }.
event-swapped-you = Siz { $card_acc } ochiq kozirga almashtirasiz: { $target }.
event-take-said = { $player } oladi.
event-take-said-you = Siz olasiz.
event-done-said = { $player } boshqa qo‘shmaydi.
event-done-said-you = Siz boshqa qo‘shmaysiz.
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
event-bout-beaten = Hammasi urildi: { $number } karta bitaga ketadi.
event-bout-taken = { $player } qo‘liga { $number } karta oladi.
event-bout-taken-you = Siz qo‘lingizga { $number } karta olasiz.
event-drew-up = { $player } kolodadan { $number } karta oladi.
event-drew-up-you = Siz kolodadan { $number } karta olasiz: { $cards }.
event-drew-up-trump =
    { $number ->
        [one] { $player } kolodadan ochiq kozirni oladi: { $card }.
       *[other] { $player } kolodadan { $number } karta oladi, oxirgisi ochiq kozir: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Siz kolodadan ochiq kozirni olasiz: { $card }.
       *[other] Siz kolodadan { $number } karta olasiz: { $cards }. Oxirgisi ochiq kozir.
    }
event-went-out =
    { $place ->
        [1] O‘yindan birinchi { $player } chiqadi.
       *[other] { $player } o‘yindan chiqadi, o‘rni: { $place }.
    }
event-went-out-you =
    { $place ->
        [1] O‘yindan birinchi siz chiqasiz. Omon qoldingiz!
       *[other] Siz o‘yindan chiqasiz, o‘rningiz: { $place }. Omon qoldingiz!
    }
event-game-over = O‘yin tugadi: durak – { $player }.
event-game-over-you = O‘yin tugadi: durak – siz.
event-game-over-team = O‘yin tugadi: duraklar – { $players }.
event-game-over-team-you = O‘yin tugadi: durak – sizning jamoangiz.
event-game-over-draw = O‘yin tugadi: durang.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, kozir, o‘ynash mumkin
       *[no] { $card }, o‘ynash mumkin
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, kozir, o‘ynab bo‘lmaydi: { $reason }
       *[no] { $card }, o‘ynab bo‘lmaydi: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, kozir
       *[no] { $card }
    }
# unreviewed: urish (to beat)
aria-pair-beaten = { $target }, { $card_ins } urilgan
# unreviewed: urish (to beat)
aria-pair-open = { $target }, hali urilmagan
aria-seat = { $player }, { $number } karta
aria-seat-attacker = { $player }, hujumchi, { $number } karta
aria-seat-defender = { $player }, himoyachi, { $number } karta
aria-seat-thrower = { $player }, qo‘sha oladi, { $number } karta
aria-seat-out = { $player }, o‘yindan chiqqan
aria-seat-fool = { $player }, durak
aria-card-picked = { $card }, tanlandi: nishonni tanlang
aria-card-selected = { $card }, boshqalar bilan birga o‘ynash uchun tanlandi
aria-card-prepared = { $card }, tayyorlandi
aria-card-carried = { $card }, ko‘tarildi
# unreviewed: urish (to beat)
aria-target = { $target_acc } { $card_ins } urish
aria-swap = { $card_acc } ochiq kozirga almashtirish: { $target }
aria-stock =
    { $number ->
        [0] Koloda bo‘sh. Kozir: { $suit }
       *[other] Kolodada { $number } karta. Kozir: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Koloda bo‘sh. Kozir yo‘q
       *[other] Kolodada { $number } karta. Kozir yo‘q
    }
aria-trump-card = Koloda ostidagi kozir: { $card }
# unreviewed: bita (all is beaten; the discard pile)
aria-discard = Bitada { $number } karta
aria-your-cards = Kartalaringiz: { $cards }
# unreviewed: mast (suit)
aria-sorted-by-suit = Kartalar mast bo‘yicha terildi
# unreviewed: daraja (rank)
aria-sorted-by-rank = Kartalar daraja bo‘yicha terildi
aria-sorted-by-own = Kartalar o‘zingiz tergan tartibda
aria-selected =
    { $number ->
        [0] Karta tanlanmagan
       *[other] { $number } karta tanlandi
    }
aria-moved = { $card }, o‘rni { $place } / { $number }
aria-prepared = { $card } tayyorlandi
aria-cancelled = Bekor qilindi

## When the server cannot do what was asked (one message for each error code)

error-not-json = Server buni o‘qiy olmadi. Sahifani yangilab, qayta urinib ko‘ring.
error-too-large = Bu server uchun juda uzun. Qisqartirib, qayta urinib ko‘ring.
error-unknown-type = Server bunday so‘rovni bilmaydi. Yangi versiya uchun sahifani yangilang.
error-bad-shape = Server buni tushunmadi. Sahifani yangilab, qayta urinib ko‘ring.
error-bad-rules = Server bu qoidalarni bilmaydi. Boshqasini tanlang.
error-rules-conflict = Bu qoidalar birga bo‘lmaydi. Boshqasini tanlang.
error-no-such-table = Bu stol endi yo‘q. Yangisini oching.
error-not-your-seat = Bu sizning o‘rningiz emas.
error-stale = Stol o‘zgarib qoldi. Qarab, qayta tanlang.
error-illegal-move = Hozir bunday o‘ynab bo‘lmaydi.
error-nothing-to-undo = Qaytaradigan narsa yo‘q.
error-nothing-to-advise = Hozir hech narsa qila olmaysiz, shuning uchun maslahat ham yo‘q.
error-no-way-back = U o‘yinga endi qaytib bo‘lmaydi.
error-no-such-lesson = Bunday dars yo‘q. Ro‘yxatdan birini tanlang.
error-step-over = Bu qadam tugadi: uni takrorlang yoki davom eting.
error-game-not-over = Avval shu o‘yinni tugating.
error-too-fast = Sal sekinroq: biroz kutib, qayta urinib ko‘ring.
error-storage = Server o‘yinni saqlay olmadi. Birozdan keyin urinib ko‘ring.
error-table-full = Bu stolda bo‘sh joy yo‘q.
error-seat-taken = Bu joy band. Boshqasini tanlang.
error-not-host = Buni faqat stol egasi qila oladi.
error-not-now = Hozir buni qilib bo‘lmaydi.
error-name-taken = Bu ism band yoki band ismga o‘xshaydi. Boshqa ism tanlang.
error-no-watching = Bu stolni kuzatib bo‘lmaydi.
error-no-talk = Bu stolda gaplashilmaydi.
error-banned = Bu serverda o‘ynay olmaysiz.
error-too-many-tables = Siz juda ko‘p stolda o‘tiribsiz. Avval biridan turing.
error-draining = Server hozir qayta ishga tushadi. Bir daqiqadan keyin urinib ko‘ring.

## How it ended

result-fool = Durak: { $player }
result-fool-you = Bu safar durak – siz
result-team-fools = Duraklar: { $players }
result-team-fools-you = Bu safar durak – jamoangiz
# The last attack was with one or two of the lowest cards.
# unreviewed: pogon (epaulette)
result-epaulettes =
    { $number ->
        [one] Ustiga ustak yelkasiga bitta pogon
       *[other] Ustiga ustak ikki yelkasiga ham pogon
    }
result-fool-note = Kimdir bo‘lishi kerak edi-da. Keyingi partiya hammasini kechiradi.
result-draw = Durang: durak yo‘q
result-adjudicated = O‘yin bir joyda aylanaverdi, shuning uchun durang deb to‘xtatildi.
result-place-fool = Karta bilan qoldi: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = O‘yin { $number } yurishga cho‘zildi.
decided-epaulettes = Oxirgi hujum eng kichik kartalar bilan bo‘ldi: { $number }, himoyalangan – { $player }.
decided-epaulettes-you = Sizga oxirgi hujum eng kichik kartalar bilan bo‘ldi: { $number }.
decided-draw = Oxirgi kartalar bir yurishda ketdi: { $players }.
decided-last-defender = Oxirgi himoyachi – { $player }: bu qoidalarda durak o‘sha.
decided-last-defender-you = Oxirgi himoyachi siz edingiz: bu qoidalarda durak o‘sha.
decided-big-take = { $player } { $bout }-yurishda { $number } karta oldi va oxirigacha eng ko‘p karta unda bo‘ldi.
decided-big-take-you = { $bout }-yurishda { $number } karta oldingiz va oxirigacha eng ko‘p karta sizda bo‘ldi.
decided-trumps = Koloda tugaganda kozirlar: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = Koloda tugaganda { $number } kozir qolgan edi, birortasi ham bu o‘yinchida emasdi: { $player }.
decided-no-trumps-you = Koloda tugaganda { $number } kozir qolgan edi, birortasi ham sizda emasdi.
decided-late-take = { $player } { $bout }-yurishda, koloda bo‘sh paytda, { $number } karta oldi.
decided-late-take-you = { $bout }-yurishda, koloda bo‘sh paytda, { $number } karta oldingiz.
decided-high-trump = Koloda tugaganda eng katta kozir ({ $card }) bu o‘yinchida edi: { $other }.
decided-high-trump-you = Koloda tugaganda eng katta kozir ({ $card }) sizda edi.
decided-left-with = Boshqalarning hammasi chiqqanda bu o‘yinchida hali { $number } karta bor edi: { $player }.
decided-left-with-you = Boshqalarning hammasi chiqqanda sizda hali { $number } karta bor edi.
decided-team-left-with = Oxirida qolgan kartalar: { $number }, jamoa: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Durakni o‘rganish
learn-about = Haqiqiy stolda yettita qisqa dars. O‘ynab o‘rganasiz.
learn-start = Boshlash
learn-continue = Davom etish
learn-again = Yana bir bor
learn-done = O‘rganildi
# $step is the one at hand, $steps how many there are.
learn-progress = Qadam { $step } / { $steps }
learn-reset = Hammasini boshidan boshlash
learn-ends-game = Dars tugallanmagan o‘yiningizni to‘xtatadi.
learn-lesson = { $number }-dars
learn-next = Keyingi dars
learn-list = Barcha darslar
learn-play = Partiya o‘ynash
learn-try-again = Qayta urinish
learn-go-on = Davom etish
learn-skip = Tashlab o‘tish
learn-reached = Barakalla!
learn-finished = Barakalla! Bu dars o‘rganildi.
learn-graduated = Birinchi partiyangizni yutdingiz. Endi durak o‘ynashni bilasiz!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Vazifa: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
# unreviewed: urish (to beat)
lesson-beat-title = Urish
# unreviewed: mast (suit), urish (to beat)
lesson-beat-higher = { $player } yurdi: { $card }. Uni o‘sha mastning kattasi uradi: uring.
# unreviewed: urish (to beat)
lesson-beat-attack = Hammasi urildi, endi siz hujum qilasiz. Eng kichik kartangizni qo‘ying: { $card }.
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
lesson-beat-done = { $player } uni urdi: { $card }. Sizda qo‘shishga karta yo‘q: “Bita” deng.
# unreviewed: urish (to beat)
lesson-beat-cheap = Buni ({ $card }) ikki kartangiz uradi. Kichigi bilan uring, yaxshisini asrang.
lesson-trump-title = Kozirlar
# unreviewed: mast (suit), urish (to beat)
lesson-trump-any = Koloda ostidagi karta kozir mastini ko‘rsatadi. Kozir boshqa har qanday mastni uradi: buni ({ $card }) eng kichik kozir bilan uring.
# unreviewed: mast (suit), urish (to beat)
lesson-trump-suit = { $player } qo‘shadi: { $card }. Sizda shu mastning kattaroq kartasi bor: shu bilan uring, kozirni asrang.
# unreviewed: urish (to beat)
lesson-trump-higher = { $card } – kozirning o‘zi. Uni faqat kattaroq kozir uradi, sizda bunday kozir bor.
# unreviewed: urish (to beat)
lesson-trump-keep = Hammasi urildi: siz hujum qilasiz. Kozirni himoyaga asrang, eng kichik kartangizni qo‘ying: { $card }.
lesson-throw-title = Qo‘shish
lesson-throw-lead = Sizda ikkita oltilik bor, himoyachi – { $player }. Hujum qiling: { $card }.
# unreviewed: daraja (rank)
lesson-throw-same = Stolda bor darajalardan karta qo‘shish mumkin. Ikkinchi oltiligingizni qo‘shing.
# unreviewed: urish (to beat)
lesson-throw-any = Urgan kartalar ham hisob, shuning uchun ikki kartangiz mos. Kichigini qo‘shing: { $card }.
lesson-throw-taking = { $player } oladi. Mos kartani hali qo‘sha olasiz: { $card }.
lesson-take-title = Olish
# unreviewed: urish (to beat)
lesson-take-choose = Buni ({ $card }) faqat kozir tuzingiz uradi. Tuzni ayang: “Olaman” deng.
# unreviewed: urish (to beat)
lesson-take-again = Oldingiz, shuning uchun hujum navbatidan mahrum bo‘ldingiz. Lekin olganingiz ish beradi. Shu bilan uring: { $card }.
# unreviewed: urish (to beat)
lesson-take-turn = Hammasi urildi: navbat sizniki. Hujum qiling: { $card }.
lesson-take-press = { $player } oladi va navbatidan mahrum bo‘ladi. “Pas” deng, keyin yana hujum qiling: { $card }.
lesson-limits-title = Nechta karta
lesson-limits-five = Birinchi yurishda ko‘pi bilan beshta hujum kartasi bo‘ladi. To‘qqizlikdan boshlang va beshta bo‘lguncha qo‘shing.
lesson-limits-hand = Himoyachining kartasidan ko‘p qo‘yib bo‘lmaydi: { $player } uch karta bilan qoldi. Uchta to‘qqizlik qo‘ying, to‘rtinchisi sig‘maydi.
lesson-end-title = O‘yin oxiri
lesson-end-open = Koloda bo‘sh: endi hech kim karta olmaydi, qo‘li bo‘shagan o‘yindan chiqadi. Hujum qiling: { $card }.
lesson-end-give = { $player } oladi. Ikkinchi to‘qqizligingizni ham bering: { $card }.
lesson-end-last = “Pas” deng, keyin oxirgi kartangizni qo‘ying: { $card }. Kartasiz o‘yindan omon chiqasiz.
# unreviewed: urish (to beat)
lesson-end-keep = Boshqa bir yakun: har kimda ikkitadan karta. Buni ({ $card }) oddiy karta bilan uring, kozirni oxiriga asrang.
# unreviewed: urish (to beat)
lesson-end-win = Kozirni qo‘ying: { $player } uni ura olmaydi va karta bilan qoladi.
# unreviewed: o‘tkazish (to transfer)
lesson-transfer-title = O‘tkazish va partiya
# unreviewed: o‘tkazish (to transfer)
lesson-transfer-on = Bu yerda hujumni o‘tkazish mumkin. Yoniga o‘z o‘nligingizni qo‘ying: { $card }. Endi { $player } himoyalanishi kerak.
lesson-transfer-pass = { $player } ikkovini ham oladi. { $card } mos, lekin u kozir: asrang va “Pas” deng.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
lesson-transfer-beat = Kozir valet bilan o‘tkazsa bo‘ladi, lekin buni ({ $card }) dama bilan urish arzonroq.
lesson-transfer-game = Endi o‘zingizning kichik partiyangiz. Koloda tugaguncha xohlaganingizcha o‘ynang.
lesson-transfer-win = Koloda bo‘sh. Kartalaringizdan boshqalardan oldin qutuling!
# What is said when something else was played than the lesson wanted.
# unreviewed: urish (to beat)
lesson-hint-take = Olish har doim mumkin, lekin bu yerda uradigan kartangiz bor.
lesson-hint-dear = Shunday ham bo‘ladi, lekin kichikroq karta ham yetadi. Yaxshilarini asrang.
lesson-hint-trump = Shunday ham bo‘ladi, lekin kozir qimmatli: bu yerda kozirsiz ham bo‘ladi.
lesson-hint-named = U bilan ham boshlasa bo‘ladi, lekin bu darsga boshqa karta kerak.
lesson-hint-fits = To‘xtasa bo‘ladi, lekin sizda hali mos karta bor.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
lesson-hint-transfer = Urildi, lekin bu yerda hujumni boshqaga o‘tkazsa bo‘ladi.
lesson-hint-lost = Bu safar karta sizda qoldi. Hammada bo‘ladi: yana bir bor o‘ynang.

## How to play

howto-title = Durak qoidalari
howto-goal = “Durak” – “ahmoq” degani. Barcha kartalaringizdan qutuling: g‘olib yo‘q, oxirida karta bilan qolgan o‘yinchi – durak.
howto-learn = O‘ynab o‘rganish
# Told of a picture: $card lies over $target.
# unreviewed: urish (to beat)
howto-beats = { $card } { $target_acc } uradi
howto-search = Savollardan qidirish
howto-none = Bu haqda savol yo‘q.
howto-link = Shu savolga havoladan nusxa olish
howto-link-copied = Havola nusxalandi
howto-setup-title = Tayyorgarlik
howto-setup-1 = Kolodada oltilikdan tuzgacha 36 karta bor. Ikkidan oltigacha kishi o‘ynaydi, har kimga olti karta tarqatiladi.
# unreviewed: mast (suit)
howto-setup-2 = Keyingi karta koloda ostiga ochiq qo‘yiladi. Uning masti butun partiyaning koziri, kartaning o‘zi esa eng oxirida olinadi.
howto-setup-3 = Eng kichik koziri bor o‘yinchi birinchi hujum qiladi. Undan chapda o‘tirgan o‘yinchi doim himoyachi.
howto-attack-title = Hujum
howto-attack-1 = Hujumchi yurishni istalgan karta bilan boshlaydi.
# unreviewed: daraja (rank)
howto-attack-2 = Keyin u ham, himoyachidan boshqa hamma ham istalgan payt karta qo‘sha oladi, lekin faqat stolda bor darajalardan: hujum kartasi ham, himoya kartasi ham hisob.
howto-attack-3 = Bir yurishda hujum kartalari oltitadan oshmaydi va himoyachi bo‘lgan paytda qo‘lida bo‘lgan kartadan hech qachon ko‘p bo‘lmaydi. Partiyaning birinchi yurishida beshtadan oshmaydi.
howto-defence-title = Himoya
# unreviewed: mast (suit), urish (to beat)
howto-defence-1 = Har hujum kartasini o‘sha mastning kattaroq kartasi yoki istalgan kozir bilan uring.
# unreviewed: urish (to beat)
howto-defence-2 = Kozirni faqat kattaroq kozir uradi.
# unreviewed: urish (to beat)
howto-defence-3 = Ura olmaysizmi yoki istamaysizmi? “Olaman” deng. Boshqalar mos kartasini hali qo‘sha oladi, keyin stoldagi hamma narsa qo‘lingizga o‘tadi.
howto-after-title = Yurishdan keyin
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
howto-after-1 = Hammasi urilsa, kartalar bitaga ketadi, keyingi yurishda himoyachi hujum qiladi.
howto-after-2 = Himoyachi olsa, navbatidan mahrum bo‘ladi va undan chapda o‘tirgan hujum qiladi.
howto-after-3 = Koloda tugaguncha hamma qo‘lini oltitagacha to‘ldiradi: avval hujumchi, keyin boshqalar soat mili bo‘ylab, oxirida himoyachi.
howto-end-title = O‘yin oxiri
howto-end-1 = Koloda tugagach, kartasi qolmagan o‘yinchi omon chiqadi.
howto-end-2 = Oxirida karta bilan qolgan – durak. Oxirgi o‘yinchilarning kartasi bir yurishda tugasa, durang.
# unreviewed: o‘tkazish (to transfer)
howto-transfer-title = O‘tkazish
# unreviewed: daraja (rank), o‘tkazish (to transfer), urish (to beat)
howto-transfer-1 = O‘tkazishli o‘yinda hali hech narsa urmagan himoyachi hujum yoniga darajasi bir xil karta qo‘ya oladi. Unda butun hujumdan keyingi o‘yinchi himoyalanadi.
# unreviewed: o‘tkazish (to transfer), urish (to beat)
howto-transfer-2 = Keyingi o‘yinchining kartasi urilishi kerak bo‘lgan kartadan kam bo‘lmasligi kerak. O‘tkazishlar ketma-ket, hatto butun stolni aylanib davom etishi mumkin.
howto-other-title = Boshqa qoidalar
# unreviewed: qo‘shishli (the throw-in game), o‘tkazish (to transfer)
howto-other-1 = Bu sahifadagi qolgan hamma narsa odatdagi qo‘shishli va o‘tkazishli o‘yin haqida. “O‘yinni tanlash” boshqa mashhur qoidalarni taklif qiladi, “Barcha qoidalar” bo‘limida esa o‘z qoidalaringizni tuzasiz.
# unreviewed: daraja (rank), o‘tkazish (to transfer)
howto-other-2 = Ko‘rsatib o‘tkazish: o‘sha darajadagi kozirni qo‘ymay, faqat ko‘rsatib, qo‘lda qoldirish mumkin.
# unreviewed: sherik (partner)
howto-other-3 = Jamoalar: sheriklar raqiblar orasida o‘tiradi, bir-biriga hujum qilmaydi, birga yutib, birga yutqazadi.
# unreviewed: urish (to beat)
howto-other-4 = Joker faqat uradi: qizili barcha qizil kartani, qorasi barcha qorani, kozirni ham.
# unreviewed: urish (to beat)
howto-other-5 = Ikki koloda: har kartadan ikkitadan bor. Ular bir-birini urmaydi, chunki hech biri katta emas.
howto-other-6 = Stolingizda qanday o‘ynalishi “Shu stol qoidalari” oynasida yozilgan: stol tepasidagi o‘yin nomiga teging.
howto-controls-title = Boshqaruv
# unreviewed: urish (to beat)
howto-controls-1 = Yorug‘ turgan kartaga teging yoki uni stolga suring. Urish uchun uni aynan uradigan kartangiz ustiga qo‘ying.
# unreviewed: bita (all is beaten; the discard pile), urish (to beat)
howto-controls-2 = “Bita” (hammasi urildi) yoki “Pas” (himoyachi oladi) boshqa qo‘shmasligingizni bildiradi. “Olaman” stoldagi barcha kartani qo‘lingizga beradi.
howto-controls-3 = Xira kartaga tegsangiz, uni nega o‘ynab bo‘lmasligini bilasiz.
howto-controls-4 = Klaviaturada kartani strelkalar bilan tanlab, Enter bilan o‘ynaysiz.
# unreviewed: daraja (rank)
howto-controls-5 = Darajasi bir xil bir nechta kartani birdan o‘ynash uchun barmog‘ingizni birida ushlab turing, boshqalariga, keyin stolga teging.
howto-controls-6 = Sozlamalarda kartalarni o‘zingiz terishni va boshqalar o‘ynayotganda karta tayyorlashni tanlashingiz mumkin.

## Questions and answers

faq-title = Ko‘p so‘raladigan savollar
faq-1-q = Himoyachi olgandan keyin kim hujum qiladi?
faq-1-a = Olgan o‘yinchidan chapda o‘tirgan. Olgan kishi hujum navbatidan mahrum bo‘ladi. Ikki kishi o‘ynasa, yana o‘sha hujum qiladi.
# unreviewed: urish (to beat)
faq-2-q = Hammasini ura olsam ham olishim mumkinmi?
# unreviewed: urish (to beat)
faq-2-a = Ha, ba’zan yaxshi karta shunga arziydi. Stolda urilmagan karta turganda olish mumkin, aytilgan so‘z qaytmaydi.
faq-3-q = Nega birinchi yurishda faqat beshta karta?
# unreviewed: urish (to beat)
faq-3-a = Hech kim boshidanoq kartaga ko‘milib qolmasligi uchun. Ikkinchi yurishdan boshlab chegara olti, birinchisi urilsa ham, olinsa ham.
faq-4-q = Qo‘l to‘ldirilayotganda koloda tugasa-chi?
faq-4-a = Koloda tugaguncha hamma navbat bilan oltitagacha to‘ldiradi. Ochiq kozir navbati yetganga tegadi. Karta yetmaganlar qo‘lidagi bilan o‘ynaydi.
# unreviewed: bita (all is beaten; the discard pile)
faq-5-q = Bitani ko‘rish mumkinmi?
# unreviewed: urish (to beat)
faq-5-a = Yo‘q. Urilgan kartalar o‘yin oxirigacha yopiq yotadi, faqat soni ko‘rinadi. Eslab qolish – o‘yinning bir qismi.
faq-6-q = Qachon durang bo‘ladi?
# unreviewed: urish (to beat)
faq-6-a = Yurish oxirida hech kimda karta qolmasa: masalan, oxirgi hujum kartasi eng oxirgi karta bilan urilsa. Unda durak bo‘lmaydi.
faq-7-q = Eng kichik kozir bilan birinchi boshlasam, uni o‘ynashim kerakmi?
faq-7-a = Yo‘q, u faqat kim boshlashini ko‘rsatadi. Istagan kartangizni o‘ynang.
faq-8-q = Himoyachi qo‘sha oladimi?
# unreviewed: o‘tkazish (to transfer), urish (to beat)
faq-8-a = Yo‘q. U uradi, oladi yoki o‘tkazishli o‘yinda o‘tkazadi. Boshqa hamma qo‘sha oladi.
faq-9-q = Kolodadan kim birinchi oladi?
# unreviewed: o‘tkazish (to transfer)
faq-9-a = Hujumchi, keyin boshqalar soat mili bo‘ylab, oxirida himoyachi. O‘tkazgandan keyin oxirgi o‘tkazgan hujumchi hisoblanadi.
faq-10-q = Ikki o‘yinchi bir paytda qo‘shsa-chi?
faq-10-a = Oldin yetgan karta birinchi qo‘yiladi. U oxirgi joyni egallasa, ikkinchisi qo‘lga qaytadi.
# unreviewed: o‘tkazish (to transfer)
faq-11-q = Ikki kishi o‘tkazib o‘ynay oladimi?
faq-11-a = Ha. Unda hujum boshlaganga qaytadi, faqat kartasi yetsa.
# unreviewed: o‘tkazish (to transfer)
faq-12-q = Qachon o‘tkazib bo‘lmaydi?
# unreviewed: daraja (rank), urish (to beat)
faq-12-a = Bitta karta urilgan bo‘lsa, “Olaman” degan bo‘lsangiz, kartangizning darajasi boshqa bo‘lsa yoki keyingi o‘yinchining kartasi urishi kerak bo‘lganidan kam bo‘lsa.
# unreviewed: o‘tkazish (to transfer)
faq-13-q = O‘tkazgandan keyin kim hujum qiladi?
# unreviewed: urish (to beat)
faq-13-a = Oxirgi himoyachiga bog‘liq: hammasini ursa, o‘zi hujum qiladi, olsa, undan chapdagi o‘yinchi.
faq-14-q = Yurishni kozir bilan boshlash mumkinmi?
# unreviewed: urish (to beat)
faq-14-a = Ha, istalgan karta bilan boshlash mumkin. Kozirni urish qiyin: uni faqat kattaroq kozir uradi.
faq-15-q = Menga qarshi nechta karta o‘ynalishi mumkin?
faq-15-a = Ko‘pi bilan oltita, birinchi yurishda beshta, lekin himoyachi bo‘lganda qo‘lingizda bo‘lganidan hech qachon ko‘p emas. “Olaman”dan keyin ham shunday.
faq-16-q = O‘yinchi qachon o‘yindan chiqadi?
faq-16-a = Qo‘li ham, koloda ham bo‘sh bo‘lganda. Koloda bor ekan, bo‘sh qo‘l yurishdan keyin yana to‘ladi.
faq-17-q = Yurishimni qaytara olamanmi?
faq-17-a = Botlarga qarshi – ha, istagancha. Bunday o‘yin mashq deb belgilanadi.
faq-18-q = Botlar nimani biladi?
faq-18-a = Ularning o‘rnida siz nimani bilsangiz, shuni: o‘z kartalarini, stolni va ochiq o‘ynalgan hammasini. Na qo‘lingizni, na kolodani ko‘rishadi.
# unreviewed: o‘tkazish (to transfer)
faq-19-q = Hujumni o‘tkazish nima degani?
# unreviewed: daraja (rank), o‘tkazish (to transfer), urish (to beat)
faq-19-a = Himoyachi urish o‘rniga hujum yoniga darajasi bir xil karta qo‘yadi. Endi hammasidan keyingi o‘yinchi himoyalanadi, u ham yana o‘tkazishi mumkin.
faq-20-q = Birinchi kim qo‘shadi?
faq-20-a = Kim tez bo‘lsa: himoyachidan boshqa hamma istalgan payt qo‘sha oladi. Ba’zi qoidalarda navbat bilan qo‘shiladi, avval hujumchi.
faq-21-q = Ikki o‘yinchi birdan chiqsa-chi?
faq-21-a = Ikkalasi ham omon, qolganlar o‘ynayveradi. Boshqa hech kimda ham karta qolmasa, durak yo‘q: durang.
# unreviewed: urish (to beat)
faq-22-q = Kozirsiz ura olsam ham kozir bilan ursam bo‘ladimi?
# unreviewed: mast (suit), urish (to beat)
faq-22-a = Ha. O‘sha mastdan o‘ynash shart emas: qo‘lingizda nima bo‘lmasin, kozir boshqa mastning istalgan kartasini uradi.
# unreviewed: urish (to beat)
faq-23-q = Bir qismini urib, keyin olsam, menga nima tegadi?
# unreviewed: urish (to beat)
faq-23-a = Stolda yotgan hamma narsa: hujum kartalari, ularni urgan kartalaringiz va keyin qo‘shilganlari.
# unreviewed: seriya (series)
faq-24-q = Seriya nima?
faq-24-a = Birga hisoblanadigan bir necha partiya: ma’lum ochkogacha yoki ma’lum sonda. U qoidalarda tanlanadi, hisob esa har partiyadan keyin ko‘rinadi.
# unreviewed: pogon (epaulette)
faq-25-q = Pogon nima?
faq-25-a = Eski hazil: oxirgi hujum eng kichik kartalarning bir-ikkitasi bilan bo‘lsa, yutqazgan ularni yelkasiga “taqadi”. Hech narsani o‘zgartirmaydi va faqat qoidalarda yoqilsa ko‘rinadi.
faq-26-q = Kartalar halol tarqatiladimi?
faq-26-a = Ha. Har partiya e’lon qilingan usulda, kompyuter tasodifan olgan 32 baytdan aralashtiriladi. U kim o‘ynayotganiga ham, kim yutayotganiga ham bog‘liq emas, uni hech kim tanlay olmaydi.
faq-27-q = Nega tugagan yurish stolda biroz turadi?
faq-27-a = Hamma qanday tugaganini ko‘rishi uchun. Stolga tegsangiz, o‘yin darhol davom etadi; qancha turishi sozlamalarda tanlanadi.
faq-28-q = Hech kim qo‘sha olmasa ham nega pauza bor?
faq-28-a = Mos karta yo‘qligida o‘yin tezroq ketsa, hamma buni bilib qolar edi. Shuning uchun pauza qo‘ldagi kartalarga bog‘liq emas.

## Hisob

account-title = Hisob
account-guest = Mehmon { $name }
account-about = Siz mehmon sifatida o‘ynayapsiz. Hisob ismingizni saqlaydi va o‘yinni har qanday qurilmada ochadi. E-pochta shart emas.
account-join-tab = Yangi hisob
account-login-tab = Kirish
account-name = Ism
account-name-hint = Bitta alifbodan 3–24 harf, raqam ham mumkin
account-password = Parol
account-new-password = Yangi parol
account-password-hint = Kamida 8 ta belgi
account-show-password = Parolni ko‘rsatish
account-join = Hisob ochish
account-join-passkey = Kirish kaliti bilan ochish
account-passkey-about = Kirish kaliti — parol o‘rniga barmoq izingiz, yuzingiz yoki ekran qulfi.
account-login = Kirish
account-login-passkey = Kirish kaliti bilan kirish
account-forgot = Parolni unutdingizmi?
account-recover = Tiklash kodidan foydalanish
account-recover-about = Tiklash kodi va yangi parolni kiriting. Boshqa barcha qurilmalarda hisobdan chiqiladi.
account-code = Tiklash kodi
account-back = Orqaga
account-codes = Tiklash kodlari
account-codes-about = Parol yoki kalit yo‘qolsa, har bir kod sizni bir marta kiritadi. Ular faqat hozir ko‘rinadi: ishonchli joyda saqlang.
account-codes-copy = Nusxalash
account-codes-save = Faylga saqlash
account-codes-kept = Saqlab oldim
account-codes-left =
    { $number ->
        [one] { $number } ta kod qoldi
       *[other] { $number } ta kod qoldi
    }
account-codes-renew = Yangi kodlar
account-rename = Ismni o‘zgartirish
account-save = Saqlash
account-saved = Saqlandi
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Kirish kalitlari
account-passkey-add = Kalit qo‘shish
account-passkey-suspect = Bu kalitning nusxasi bo‘lishi mumkin. Uni o‘chiring.
account-remove = O‘chirish
account-last-used = Oxirgi marta: { $time }
account-sessions = Qayerda kirgansiz
account-this-device = Shu qurilma
account-unknown-device = Noma’lum qurilma
account-end-others = Boshqa hamma joyda chiqish
account-logout = Chiqish
account-data = Ma’lumotlaringiz
account-export = Ma’lumotlarimni yuklab olish
account-delete = Hisobni o‘chirish
account-delete-about = Tugagan o‘yinlaringiz ismingizsiz qoladi. Buni qaytarib bo‘lmaydi.
account-delete-yes = Butunlay o‘chirish
account-confirm-about = Bu siz ekaningizni tasdiqlang.
account-confirm = Tasdiqlash
account-confirm-passkey = Kalit bilan tasdiqlash
account-waiting = Bu yerda mehmon sifatida boshlagan tugallanmagan o‘yiningiz kutmoqda. Hisobdan chiqsangiz, u qaytadi.
account-error-name-too-short = Ismda kamida 3 ta belgi bo‘ladi.
account-error-name-too-long = Ismda ko‘pi bilan 24 ta belgi bo‘ladi.
account-error-name-signs = Ism harfdan boshlanadi, unda faqat harf va raqamlar, ular orasida bittadan bo‘shliq, nuqta yoki chiziqcha bo‘ladi.
account-error-name-scripts = Ismning barcha harflari bitta alifbodan bo‘lishi kerak.
account-error-name-reserved = Bu ism o‘yinning o‘ziga tegishli.
account-error-name-taken = Bu ism band yoki band ismga o‘xshaydi.
account-error-password-too-short = Parolda kamida 8 ta belgi bo‘ladi.
account-error-password-too-long = Parolda ko‘pi bilan 128 ta belgi bo‘ladi.
account-error-password-weak = Bu parolni topish oson. Uzunrog‘ini tanlang.
account-error-wrong-login = Ism yoki parol noto‘g‘ri.
account-error-wrong-password = Parol noto‘g‘ri.
account-error-wrong-code = Ism yoki kod noto‘g‘ri, yoxud kod ishlatilgan.
account-error-too-many-tries = Urinishlar juda ko‘p. { $number } daqiqadan keyin urinib ko‘ring.
account-error-too-many-accounts = Bu yerdan juda ko‘p hisob ochilgan. { $number } daqiqadan keyin urinib ko‘ring.
account-error-bad-passkey = Kirish kaliti ishlamadi. Qayta urinib ko‘ring.
account-error-copied-passkey = Bu kalitning nusxasi bo‘lishi mumkin, shuning uchun u hech kimni kiritmaydi. Boshqa yo‘l bilan kirib, uni o‘chiring.
account-error-last-passkey = Bu sizning yagona kirish yo‘lingiz. Avval parol qo‘ying.
account-error-too-many-passkeys = Boshqa kalit qo‘shib bo‘lmaydi.
account-error-network = Server bilan aloqa yo‘q. Qayta urinib ko‘ring.
account-error-other = Bo‘lmadi. Qayta urinib ko‘ring.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = { $number }-qadam, jami { $most }
replay-play = Davom ettirish
replay-pause = To‘xtatib turish
replay-back = Bir qadam orqaga
replay-forward = Bir qadam oldinga
replay-first = Boshiga
replay-last = Oxiriga
replay-speed = Tezlik: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Kimning joyidan ko‘rish
replay-open = Hamma kartalarni ko‘rsatish

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Salom!
phrase-good-luck = Omad!
phrase-well-played = Yaxshi o‘yin bo‘ldi!
# unreviewed: whether players say so
phrase-nice-move = Zo‘r yurish!
phrase-thanks = Rahmat!
phrase-welcome = Arzimaydi!
phrase-sorry = Kechirasiz!
phrase-oops = Voy!
phrase-lucky = Omadingiz keldi!
# unreviewed: whether players say so
phrase-unlucky = Bugun omadim yo‘q…
phrase-no-hurry = Shoshilmang!
phrase-go-on = Davom etamizmi?
phrase-moment = Bir daqiqa!
phrase-back = Qaytib keldim
phrase-again = Yana o‘ynaymizmi?
phrase-bye = Xayr!

# What the pictures show that players send each other.

emote-smile = Tabassum
emote-laugh = Kulgi
emote-wink = Ko‘z qisish
emote-cool = Qora ko‘zoynak
emote-think = O‘ylanish
emote-wow = Hayrat
emote-sad = G‘am
emote-cry = Ko‘z yoshi
emote-angry = Jahl
emote-clap = Qarsak
emote-coffee = Qahva
emote-sleep = Uyqu

## Playing with other people

people-name = Boshqalar sizni nima deb chaqirsin?
people-name-wanted = Avval ismingizni yozing.
people-watchers = Tomoshabinlar: { $number }
people-watching = Siz o‘yinni tomosha qilyapsiz
# unreviewed: how a native player would say it
people-watching-late = O‘yinni bir daqiqa kechikish bilan tomosha qilyapsiz
people-left = { $player } stoldan turdi.
people-came = { $player } stolga o‘tirdi.
people-host = Endi stol egasi { $player }.
people-host-you = Endi stol egasi sizsiz.
people-says = { $player }: { $text }
people-takeback-asks = { $player } oxirgi yurishni qaytarmoqchi.
people-takeback-yes = Ha
people-takeback-no = Yo‘q
people-takeback-waits = Javob kutilmoqda: { $players }
people-takeback-done = { $player } oxirgi yurishni qaytardi.
people-takeback-done-you = Yurishing qaytarildi.
people-takeback-stays = Yurish qoladi.

device-about = Hamma shu qurilmada o‘ynaydi va uni navbat bilan beradi.
device-name = O‘yinchi { $number }
device-add = O‘yinchi qo‘shish
device-remove = Olib tashlash: { $player }
device-bots = Botlar
device-give = Qurilmani ber: { $player }
device-hidden = Ungacha kartalar yashirin.
device-me = Bu men, { $player }
people-bot-sits-in = { $player }: o‘rniga bot o‘ynayapti.
people-lost = { $player }: aloqa uzildi.
people-back = { $player } qaytdi.
people-wishes = { $player } yana o‘ynamoqchi.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: vaqt tugadi.
# unreviewed: how a native player would say it
people-out-of-time-you = Vaqtingiz tugadi.
# unreviewed: how a native player would say it
people-bot-for-you = O‘rningizga bot o‘ynayapti.
people-waits-for-others = Yana o‘ynamoqchisiz. Boshqalarni kutyapmiz…
people-wants-player = Karta tarqatish uchun yana bitta o‘yinchi kerak.
people-gone = ketdi
# Beside a name that is known by an account.
people-account = hisobi bor
people-mute = Eshitmaslik
people-unmute = Yana eshitish
people-leave = Butunlay ketish
# unreviewed: how a native player would say it
people-leave-about = O‘rningizga bot oxirigacha o‘ynaydi va bu ketish hisoblanadi.
people-write = Xabar yozish
people-send = Yuborish

## A table before its first deal

gather-invite = Havola orqali taklif qilish
gather-copy = Nusxalash
gather-copied = Nusxalandi
gather-send = Yuborish…
gather-code = QR kod
gather-sit-hint = O‘tirish uchun bo‘sh joyga bosing
gather-full = Hamma joy band; tomosha qilishingiz mumkin
gather-waiting = Bo‘sh joylar: { $number }
gather-ready = Hamma shu yerda: o‘yinni boshlang
gather-waiting-host = O‘yinni { $player } boshlaydi
gather-seat-free = Bo‘sh joy { $number }
gather-host = stol egasi
table-free = Bo‘sh
gather-agreed = Nima o‘ynaladi
gather-change = O‘zgartirish
gather-access = Stolni kim topadi
gather-access-link = Havolasi borlar
gather-access-open = Hamma
gather-watching = Tomosha
gather-watching-free = Tomosha qilish mumkin
gather-watching-delayed = Kechikish bilan
gather-watching-off = Tomosha qilib bo‘lmaydi
gather-talk = Suhbat
gather-talk-off = Suhbatsiz
# unreviewed: how a native player would say it
gather-talk-phrases = Faqat tayyor gaplar
gather-talk-chat = Erkin suhbat
# unreviewed: how a native player would say it
gather-rated = Reyting uchun
gather-rated-about = Natija o‘yinchilar reytingini o‘zgartiradi.
gather-sit = O‘tirish
gather-stand = Turish
gather-fill = Botlar bilan to‘ldirish
gather-swap = Joy almashish: { $player }
gather-move-here = Shu yerga o‘tirish
gather-bot = Bot
gather-remove = Stoldan chiqarish: { $player }
# unreviewed: how a native player would say it
gather-make-host = Stol egasi qilish: { $player }
gather-seats = Joylar
gather-clock = Soat
gather-starts = Boshlanish
gather-starts-host = Ega aytganda
gather-starts-full = Joylar to‘lganda
gather-agree = Tayyor

## The list of tables

tables-title = Stollar
tables-mine = Sizning stollaringiz
tables-open = O‘yinchi kutayotganlar
tables-filter-rules = Qoidalar
tables-filter-seats = Joylar
tables-all = Hammasi
tables-none = Hozir hech kim kutmayapti. Stol oching: keyingi kelgan uni ko‘radi.
tables-none-such = Bunday stol yo‘q. Saralashni o‘zgartiring yoki o‘zingiz oching.
tables-new = Stol ochish
tables-taken = { $most } joydan { $number } tasi band
tables-your-turn = Navbat sizda
tables-gathering = o‘yinchi kutmoqda
tables-playing = o‘yin ketyapti
# unreviewed: how a native player would say it
tables-in-play = O‘yin ketyapti
# unreviewed: how a native player would say it
tables-crowd = Bu yerdagi o‘yinchilar: { $number }. O‘yin ketayotgan stollar: { $playing }.
tables-over = tugagan
tables-alone = Hali hech kim

## Clocks

clock-none = Soatsiz
clock-fast = Tez
clock-normal = Oddiy
clock-slow = Sekin
clock-days = { $number } kun
clock-seconds = { $number } s
clock-about-none = Vaqt cheklanmagan.
clock-about-turn = Har bir yurishga: { $time }.
clock-about-bank = Har bir partiyaga zaxira: { $time }.
clock-bank = Zaxira { $time }
# unreviewed: how a native player would say it
clock-window = Qo‘shishga: { $time }
clock-paused = Kutyapmiz, { $player }: { $time }
clock-last = Besh soniya qoldi!

## Whether the deal was fair

proof-title = Halol tarqatish
# unreviewed: how a native player would say it
proof-about = Tarqatishdan oldin server yashirin son tanlab, uning izini ko‘rsatdi. Har bir o‘yinchi o‘z sonini qo‘shdi. Kartalarni ikkalasi birga aralashtirdi, shuning uchun ularni hech kim tanlay olmasdi. Hozir brauzeringiz buni o‘zi tekshiryapti. Ko‘rsata olmaydigani: server egasi kartalarga qaramaganini.
proof-cannot = Bu aloqa orqali brauzer tekshira olmaydi. Sahifani https orqali oching.
proof-checking = Tekshirilmoqda…
proof-not-yet = Avval shu o‘yinni oxirigacha o‘ynang: keyin kartalar tarqatilishini tekshirish mumkin.
proof-none = Tekshirish uchun tugagan partiya hali yo‘q.
proof-fair = Kartalar halol tarqatilgan.
proof-unfair = Nimadir to‘g‘ri kelmayapti: kartalar va’da qilinganidek tarqatilmagan.
proof-deal = Partiya { $number }
proof-bound = Yashirin son o‘z iziga mos.
proof-shuffled = Kartalar aynan sonlardan kelib chiqqanidek edi.
proof-mine = Sizning soningiz ham aralashtirishda qatnashgan.
proof-no = Yo‘q:
proof-numbers = Boshqa joyda tekshirish uchun sonlar
proof-save = Faylga saqlash

## Players and their games

players-title = O‘yinchi
players-me = Profilim
players-family = O‘yin turi
players-teams = Jamoalarda
players-kind = { $family }, { $number } o‘yinchi
players-games = { $number } o‘yin
players-lost = { $number } % yutqazilgan
players-rating = Reyting
players-changed = Reyting { $number }, { $change }
players-course = Reyting o‘zgarishi: avval { $from }, hozir { $to }, eng past { $low }, eng yuqori { $high }
players-unsettled = Hozircha o‘yin kam: bu birinchi baho.
players-since = Bu yerda: { $date } dan beri
players-newest = Oxirgi reyting o‘yinlari
players-unrated = Reyting o‘yinlari hali bo‘lmagan.
players-unrated-me = Sizda hali reyting yo‘q. «Reyting uchun» stolida odamlar yoki botlar bilan o‘ynang.
players-best-none = Bu yerda hali hech kim yetarlicha o‘ynamagan. Reyting uchun o‘ynang va birinchi bo‘ling!
players-missing = Bunday o‘yinchi yo‘q.
players-again = Qayta urinish
games-none = Tugagan o‘yinlar hali yo‘q. O‘ynang: o‘yin shu yerda yurishma-yurish qoladi.
games-missing = Bu o‘yinni ko‘rsatib bo‘lmaydi.
games-more = Yana ko‘rsatish
games-fool = yutqazdi
games-safe = omon qoldi
games-draw = durang
