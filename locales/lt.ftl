# The words of Kozyr in Lithuanian.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Kortų žaidimas „Durnius“
app-close = Uždaryti
app-reconnecting = Jungiamasi iš naujo…
app-moment = Minutėlę…
app-drain = Serveris tuoj bus paleistas iš naujo. Tavo žaidimas tęsis.
app-version = Versija { $version }
app-you = Tu

## Before the game

lobby-play = Žaisti
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } varžovas
        [few] { $number } varžovai
        [many] { $number } varžovo
       *[other] { $number } varžovų
    }
lobby-continue = Tęsti žaidimą
lobby-new-game = Mesti šį ir pradėti naują
lobby-given-up = Nebaigta partija nutraukta.
lobby-way-back = Grįžti prie jos
lobby-choose = Pasirinkti žaidimą
lobby-friends = Žaisti su draugais
lobby-quick = Greitas žaidimas
lobby-tables = Atviri stalai
lobby-device = Viename įrenginyje
lobby-games = Mano žaidimai
lobby-best = Geriausi žaidėjai
lobby-matching = Ieškome žaidėjų… kol kas { $number }
lobby-how-to-play = Kaip žaisti
lobby-learn = Mokytis
lobby-newcomer = Durnių žaidi pirmą kartą? Išmok per tris minutes
lobby-settings = Nustatymai
lobby-account = Paskyra
lobby-language = Kalba
lobby-theme = Išvaizda
lobby-number-of-opponents = Varžovai
lobby-opponent = Varžovas { $number }
lobby-all-opponents = Visi varžovai
lobby-level-beginner = Naujokas
lobby-level-regular = Mėgėjas
lobby-level-club = Įgudęs
lobby-level-strong = Stiprus
lobby-level-expert = Ekspertas
lobby-level-master = Meistras
lobby-level-grandmaster = Didmeistris
lobby-level-beginner-about = Deda mažiausią kortą ir dažnai klysta
lobby-level-regular-about = Taupo kozirius, pamiršta kortas, kartais suklysta
lobby-level-club-about = Atsimena kiekvieną kortą
lobby-level-strong-about = Atsimena kiekvieną kortą ir neklysta pabaigoje
lobby-level-expert-about = Ėjimus vertina iš daugybės žaidimų patirties
lobby-level-master-about = Skaičiuoja daug ėjimų į priekį
lobby-level-grandmaster-about = Galvoja ilgiausiai ir nuspėja, kas ką turi
lobby-pace = Kaip greitai žaidžia botai
lobby-pace-normal = Kaip žmonės
lobby-pace-instant = Iškart
lobby-your-name = Tavo vardas
lobby-your-name-hint = Matomas tik prie tavo vietos
lobby-start = Pradėti
lobby-cancel = Atšaukti
lobby-offline = Ryšio dar nėra. Žaidimas prasidės, kai tik jis atsiras.

## Choosing the rules

choose-presets = Žinomos taisyklės
choose-own-rules = Savos taisyklės
choose-all-rules = Visos taisyklės
choose-rules-summary = Šios taisyklės: { $text }
choose-reset-rules = Grąžinti įprastas taisykles
# Beside a rule that is not as usual.
choose-changed = Pakeista
choose-refused = Šios taisyklės nedera tarpusavyje
choose-seats-range = Žaidėjai: { $least }–{ $most }
choose-seats-exactly = Žaidėjai: { $number }

# Sets of rules that people know by a name.
# unreviewed: primesti (throw in)
preset-app = Primetamasis
# unreviewed: primesti (throw in)
preset-app-about = Visi, išskyrus gynėją, primeta kortas tų rangų, kurie jau yra ant stalo.
# unreviewed: perleisti (transfer)
preset-app-transfer = Perleidžiamasis
# unreviewed: perleisti (transfer)
preset-app-transfer-about = Puolimą galima ir perleisti to paties rango korta.
preset-simple = Paprastas
# unreviewed: primesti (throw in)
preset-simple-about = Dedama viena korta, ji nukertama arba paimama: niekas neprimeta.
preset-neighbours = Kaimynai
# unreviewed: primesti (throw in)
preset-neighbours-about = Primeta tik du gynėjo kaimynai.
preset-one-by-one = Paeiliui
# unreviewed: primesti (throw in)
preset-one-by-one-about = Primetama paeiliui ir tik tada, kai viskas nukirsta.
# unreviewed: perleisti (transfer)
preset-transfer-and-show = Perleidžiamasis su rodymu
# unreviewed: perleisti (transfer)
preset-transfer-and-show-about = Norint perleisti, galima parodyti to paties rango kozirį ir jį pasilikti.
preset-two-player-series-to-5 = Dviese iki penkių taškų
# unreviewed: išeiti (to be out)
preset-two-player-series-to-5-about = Kas pirmas išeina, gauna tašką ir pradeda kitą partiją; penki taškai laimi.
preset-teams = Du prieš du
preset-teams-about = Keturi žaidėjai dviem komandomis; partneriai sėdi vienas priešais kitą.
preset-teams-of-three = Trys prieš tris
preset-teams-of-three-about = Šeši žaidėjai dviem komandomis; partneriai sėdi kas antroje vietoje.
preset-short-24 = Trumpas žaidimas
preset-short-24-about = 24 kortos, nuo devynakės iki tūzo.
preset-classic-52 = Visa kaladė
preset-classic-52-about = 52 kortos, nuo dviakės iki tūzo.
preset-jokers = Su džokeriais
preset-jokers-about = 52 kortos ir du džokeriai: raudonas kerta bet kurią raudoną kortą, juodas bet kurią juodą.
preset-two-packs = Dvi kaladės
preset-two-packs-about = Dvi 36 kortų kaladės kartu: ilgam žaidimui ar didelei kompanijai.
preset-japanese = Japoniškas
preset-japanese-about = Koziriai visada būgnai, o vynus kerta tik vynai.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Kortos ir koziriai
rule-group-begin = Kas pradeda
# unreviewed: primesti (throw in)
rule-group-attack = Puolimas ir primetimas
# unreviewed: perleisti (transfer)
rule-group-transfer = Perleidimas
# unreviewed: bita (discard, button)
rule-group-end = Kaladė, bita ir pabaiga
rule-group-series = Kelios partijos
rule-group-teams = Komandos
rule-group-rare = Reti papročiai

rule-pack = Kaladė
rule-pack-about = Kokiomis kortomis žaidžiama. Kuo mažiau kortų, tuo trumpesnė partija.
value-pack-24 = 24 kortos, nuo devynakės
value-pack-32 = 32 kortos, nuo septynakės
value-pack-36 = 36 kortos, nuo šešakės
value-pack-52 = 52 kortos, nuo dviakės
value-pack-54 = 52 kortos ir du džokeriai
value-pack-2x36 = Dvi 36 kortų kaladės
value-pack-2x52 = Dvi 52 kortų kaladės
says-pack =
    { $number ->
        [54] 52 kortos ir du džokeriai
        [72] dvi 36 kortų kaladės
        [104] dvi 52 kortų kaladės
        [one] { $number } korta
        [few] { $number } kortos
        [many] { $number } kortos
       *[other] { $number } kortų
    }
rule-hand-size = Kortos rankoje
rule-hand-size-about = Po kiek kortų išdalijama ir iki kiek po puolimo papildoma ranka.
says-hand-size =
    { $number ->
        [one] rankoje po { $number } kortą
        [few] rankoje po { $number } kortas
        [many] rankoje po { $number } kortos
       *[other] rankoje po { $number } kortų
    }
rule-trump-mode = Koziriai
# unreviewed: rūšis (suit)
rule-trump-mode-about = Kaip sužinoma kozirių rūšis arba kuri rūšis visada yra koziriai.
value-trump-mode-turned = Kaskart lemia korta
value-trump-mode-always-clubs = Visada kryžiai
value-trump-mode-always-diamonds = Visada būgnai
value-trump-mode-always-hearts = Visada širdys
value-trump-mode-always-spades = Visada vynai
value-trump-mode-none = Be kozirių
says-trump-mode =
    { $value ->
        [always_clubs] koziriai visada kryžiai
        [always_diamonds] koziriai visada būgnai
        [always_hearts] koziriai visada širdys
        [always_spades] koziriai visada vynai
        [none] be kozirių
       *[turned] kozirį lemia korta
    }
rule-trump-source = Kuri korta lemia kozirį
rule-trump-source-about = Atversta korta lieka po kalade ir imama paskutinė; paskutinė išdalyta lieka žaidėjui.
value-trump-source-next-after-deal = Pirmoji korta po dalijimo
value-trump-source-bottom-card = Apatinė kaladės korta
value-trump-source-last-dealt = Paskutinė išdalyta korta
says-trump-source =
    { $value ->
        [bottom_card] kozirį lemia apatinė kaladės korta
        [last_dealt] kozirį lemia paskutinė išdalyta korta
       *[next_after_deal] kozirį lemia pirmoji korta po dalijimo
    }

rule-first-attacker = Kas pradeda pirmąją partiją
rule-first-attacker-about = Kas deda pačią pirmąją kortą.
value-first-attacker-lowest-trump = Kas turi mažiausią kozirį
value-first-attacker-left-of-dealer = Žaidėjas dalytojui iš kairės
value-first-attacker-lot = Lemia burtai
says-first-attacker =
    { $value ->
        [left_of_dealer] pirmąją partiją pradeda žaidėjas dalytojui iš kairės
        [lot] pirmosios partijos pradedantįjį lemia burtai
       *[lowest_trump] pirmąją partiją pradeda mažiausias koziris
    }
rule-next-first-attacker = Kas pradeda kitas partijas
rule-next-first-attacker-about = Kas eina pirmas, kai viena partija jau sužaista.
value-next-first-attacker-lowest-trump = Kas turi mažiausią kozirį
value-next-first-attacker-left-of-dealer = Žaidėjas dalytojui iš kairės
value-next-first-attacker-lot = Lemia burtai
value-next-first-attacker-under-fool = Durniaus kaimynas iš dešinės, puola jį
value-next-first-attacker-from-under-fool = Durniaus kaimynas iš kairės
# unreviewed: išeiti (to be out)
value-next-first-attacker-winner = Kas išėjo pirmas
value-next-first-attacker-fool = Durnius
# unreviewed: išeiti (to be out)
says-next-first-attacker =
    { $value ->
        [left_of_dealer] kitas partijas pradeda žaidėjas dalytojui iš kairės
        [lot] kitų partijų pradedantįjį lemia burtai
        [under_fool] kita partija pradedama durniaus puolimu
        [from_under_fool] kitą partiją pradeda durniaus kaimynas iš kairės
        [winner] kitą partiją pradeda išėjęs pirmas
        [fool] kitą partiją pradeda durnius
       *[lowest_trump] kitas partijas pradeda mažiausias koziris
    }
rule-no-trump-fallback = Jei kozirių niekas neturi
rule-no-trump-fallback-about = Kas pradeda, jei turėtų lemti mažiausias koziris, o jo niekas neturi.
value-no-trump-fallback-lowest-card = Kas turi mažiausią kortą
value-no-trump-fallback-lot = Lemia burtai
value-no-trump-fallback-first-seat = Žaidėjas pirmoje vietoje
says-no-trump-fallback =
    { $value ->
        [lot] be kozirių rankose pradedantįjį lemia burtai
        [first_seat] be kozirių rankose pradeda pirmoji vieta
       *[lowest_card] be kozirių rankose pradeda mažiausia korta
    }
rule-dealer = Kas dalija kitas
rule-dealer-about = Kas dalija kortas kitoje partijoje.
value-dealer-fool = Durnius
value-dealer-next-seat = Kitas iš kairės
says-dealer =
    { $value ->
        [next_seat] dalijama paeiliui
       *[fool] dalija durnius
    }

# unreviewed: primesti (throw in)
rule-throwers = Kas gali primesti
# unreviewed: primesti (throw in)
rule-throwers-about = Primesti – tai pridėti prie puolimo kortų tų rangų, kurie yra ant stalo.
value-throwers-all = Visi, išskyrus gynėją
value-throwers-neighbours = Du gynėjo kaimynai
value-throwers-attacker-only = Tik puolėjas
value-throwers-nobody = Niekas
# unreviewed: primesti (throw in)
says-throwers =
    { $value ->
        [neighbours] primeta tik gynėjo kaimynai
        [attacker_only] primeta tik puolėjas
        [nobody] niekas neprimeta
       *[all] primeta visi
    }
# unreviewed: primesti (throw in)
rule-throw-order = Primetimo tvarka
# unreviewed: primesti (throw in)
rule-throw-order-about = Ar kiekvienas primeta, kada nori, ar laukia savo eilės.
value-throw-order-free = Kas greitesnis
value-throw-order-ordered = Paeiliui, pirmas puolėjas
# unreviewed: primesti (throw in)
says-throw-order =
    { $value ->
        [ordered] primetama paeiliui
       *[free] primetama be eilės
    }
# unreviewed: primesti (throw in)
rule-throw-timing = Kada galima primesti
rule-throw-timing-about = Kiek turi būti nukirsta, kol ateina naujų kortų.
value-throw-timing-any-time = Bet kada
value-throw-timing-after-first-beat = Kai nukirsta pirmoji korta
value-throw-timing-all-beaten = Tik kai viskas nukirsta
# unreviewed: primesti (throw in)
says-throw-timing =
    { $value ->
        [after_first_beat] primetama po pirmosios nukirstos kortos
        [all_beaten] primetama tik nukirtus viską
       *[any_time] primetama bet kada
    }
# unreviewed: primesti (throw in)
rule-throw-ranks = Kokius rangus galima primesti
rule-throw-ranks-about = Ar tinka ir gynybos kortų rangai, ar tik puolimo.
value-throw-ranks-attack-and-defence = Visus rangus ant stalo
value-throw-ranks-attack-only = Tik puolimo kortų rangus
# unreviewed: primesti (throw in)
says-throw-ranks =
    { $value ->
        [attack_only] primetami tik puolimo kortų rangai
       *[attack_and_defence] primetami visi rangai ant stalo
    }
# unreviewed: primesti (throw in)
rule-throw-after-take = Primetimas po „Imu“
rule-throw-after-take-about = Imančiajam galima pridėti dar kortų tų rangų, kurie yra ant stalo.
# unreviewed: primesti (throw in)
says-throw-after-take =
    { $value ->
        [off] po „Imu“ neprimetama
       *[on] primetama ir po „Imu“
    }
rule-opening = Pirmosios puolimo kortos
rule-opening-about = Ar galima pradėti keliomis to paties rango kortomis.
value-opening-one-card = Viena korta
value-opening-equal-ranks = Viena ar kelios to paties rango kortos
says-opening =
    { $value ->
        [equal_ranks] puolimą galima pradėti keliomis to paties rango kortomis
       *[one_card] puolimas pradedamas viena korta
    }
rule-attack-limit = Daugiausia puolimo kortų
rule-attack-limit-about = Kiek daugiausia kortų gynėjui gali tekti kirsti.
value-attack-limit-0 = Neribojama
says-attack-limit =
    { $number ->
        [0] puolime kiek nori kortų
        [one] puolime ne daugiau kaip { $number } korta
        [few] puolime ne daugiau kaip { $number } kortos
        [many] puolime ne daugiau kaip { $number } kortos
       *[other] puolime ne daugiau kaip { $number } kortų
    }
rule-first-bout-limit = Daugiausia kortų pirmame puolime
rule-first-bout-limit-about = Kad nieko neužverstų kortomis pačioje pradžioje.
value-first-bout-limit-0 = Kaip kiekviename puolime
says-first-bout-limit =
    { $number ->
        [0] pirmame puolime tiek pat
       *[other] pirmame puolime ne daugiau kaip { $number }
    }
rule-first-cap-scope = Kiek galioja pirmojo puolimo riba
rule-first-cap-scope-about = Pirmame puolime gali ir paimti; tada riba gali galioti toliau.
value-first-cap-scope-first-bout = Tik pirmame puolime
value-first-cap-scope-until-first-discard = Kol pirmą kartą viskas nukirsta
# unreviewed: bita (discard, button)
says-first-cap-scope =
    { $value ->
        [until_first_discard] pirmojo puolimo riba galioja iki pirmosios bitos
       *[first_bout] pirmojo puolimo riba baigiasi kartu su juo
    }
rule-defender-hand-cap = Gynėjo kortos riboja puolimą
rule-defender-hand-cap-about = Ar galima dėti daugiau kortų, negu gynėjas gali nukirsti.
value-defender-hand-cap-when-became-defender = Ne daugiau, negu gynėjas turėjo
value-defender-hand-cap-none = Galima ir daugiau
says-defender-hand-cap =
    { $value ->
        [none] gynėjo kortos neriboja puolimo
       *[when_became_defender] gynėjo kortos riboja puolimą
    }

# unreviewed: perleisti (transfer)
rule-transfer = Perleidimas
rule-transfer-about = Kas dar nieko nenukirto, gali padėti to paties rango kortą, ir ginasi kitas.
# unreviewed: perleisti (transfer)
says-transfer =
    { $value ->
        [on] puolimą galima perleisti
       *[off] be perleidimo
    }
# unreviewed: perleisti (transfer)
rule-transfer-cards = Kiek kortų viename perleidime
# unreviewed: perleisti (transfer)
rule-transfer-cards-about = Ar perleidžiant galima pridėti kelias to rango kortas.
value-transfer-cards-one = Viena korta
value-transfer-cards-several = Kelios to paties rango kortos
# unreviewed: perleisti (transfer)
says-transfer-cards =
    { $value ->
        [several] perleisti galima keliomis kortomis iškart
       *[one] perleidžiama viena korta
    }
# unreviewed: perleisti (transfer)
rule-transfer-sufficiency = Perleidžiama, tik jei užtenka kortų
rule-transfer-sufficiency-about = Niekam netenka kirsti daugiau kortų, negu jis turi.
# unreviewed: perleisti (transfer)
says-transfer-sufficiency =
    { $value ->
        [off] perleidžiama ir turinčiam per mažai kortų
       *[on] perleidžiama tik turinčiam pakankamai kortų
    }
# unreviewed: perleisti (transfer)
rule-transfer-in-first-bout = Perleidimas pirmame puolime
# unreviewed: perleisti (transfer)
rule-transfer-in-first-bout-about = Ar galima perleisti patį pirmąjį puolimą.
# unreviewed: perleisti (transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] pirmojo puolimo neperleidžiama
       *[on] galima perleisti ir pirmąjį puolimą
    }
# unreviewed: perleisti (transfer)
rule-transfer-chain-limit = Kiek perleidimų viename puolime
# unreviewed: perleisti (transfer)
rule-transfer-chain-limit-about = Kiek kartų galima perleisti vieną puolimą.
value-transfer-chain-limit-0 = Kiek nori
# unreviewed: perleisti (transfer)
says-transfer-chain-limit =
    { $number ->
        [0] puolime kiek nori perleidimų
        [one] puolime ne daugiau kaip { $number } perleidimas
        [few] puolime ne daugiau kaip { $number } perleidimai
        [many] puolime ne daugiau kaip { $number } perleidimo
       *[other] puolime ne daugiau kaip { $number } perleidimų
    }
# unreviewed: perleisti (transfer)
rule-transfer-by-showing = Perleidimas parodant kortą
# unreviewed: perleisti (transfer)
rule-transfer-by-showing-about = Kas parodo to paties rango kortą, perleidžia puolimą, o kortą pasilieka.
value-transfer-by-showing-off = Nežaidžiama
value-transfer-by-showing-trump = Kozirį, kartą per puolimą
value-transfer-by-showing-trump-once-a-deal = Kozirį, kartą per partiją
value-transfer-by-showing-any-card = Bet kurią kortą, kartą per puolimą
# unreviewed: perleisti (transfer)
says-transfer-by-showing =
    { $value ->
        [trump] perleisti galima parodant kozirį
        [trump_once_a_deal] kartą per partiją perleisti galima parodant kozirį
        [any_card] perleisti galima parodant bet kurią to rango kortą
       *[off] parodant neperleidžiama
    }

# unreviewed: bita (discard, button)
rule-discard = Bita
rule-discard-about = Ar galima žiūrėti jau nukirstas kortas.
value-discard-hidden = Užversta
value-discard-open = Galima žiūrėti
# unreviewed: bita (discard, button)
says-discard =
    { $value ->
        [open] bitą galima žiūrėti
       *[hidden] bita užversta
    }
rule-draw-order = Papildymo tvarka
rule-draw-order-about = Kokia tvarka po puolimo imama iš kaladės.
value-draw-order-defender-last = Pirmas puolėjas, paskutinis gynėjas
value-draw-order-defender-first = Pirmas gynėjas
says-draw-order =
    { $value ->
        [defender_first] iš kaladės pirmas ima gynėjas
       *[defender_last] iš kaladės paskutinis ima gynėjas
    }
# unreviewed: perleisti (transfer)
rule-draw-lead = Kas pirmas ima po perleidimo
rule-draw-lead-about = Kas laikomas puolėju, kai imama iš kaladės.
# unreviewed: perleisti (transfer)
value-draw-lead-last-transferrer = Kas perleido paskutinis
value-draw-lead-opener = Kas pradėjo puolimą
# unreviewed: perleisti (transfer)
says-draw-lead =
    { $value ->
        [opener] po perleidimo pirmas ima puolimą pradėjęs
       *[last_transferrer] po perleidimo pirmas ima paskutinis perleidęs
    }
rule-swap-trump = Kozirio keitimas
rule-swap-trump-about = Tarp puolimų mažiausią kozirį galima iškeisti į kozirį po kalade.
says-swap-trump =
    { $value ->
        [on] mažiausią kozirį galima iškeisti į atverstąjį
       *[off] atverstasis koziris nekeičiamas
    }
rule-draw-rule = Jei kortų nebeturi niekas
rule-draw-rule-about = Kas būna, jei paskutiniams žaidėjams kortos baigiasi per tą patį puolimą.
value-draw-rule-draw = Lygiosios: durniaus nėra
value-draw-rule-last-defender-loses = Durnius – paskutinis gynėjas
says-draw-rule =
    { $value ->
        [last_defender_loses] visiems likus be kortų durnius yra paskutinis gynėjas
       *[draw] visiems likus be kortų lygiosios
    }

rule-placing = Kas skaičiuojama
rule-placing-about = Už ką duodami taškai, kai žaidžiamos kelios partijos.
value-placing-fool-only = Taškas durniui
# unreviewed: išeiti (to be out)
value-placing-first-out-wins = Taškas išėjusiam pirmam
# unreviewed: išeiti (to be out)
says-placing =
    { $value ->
        [first_out_wins] taškas išėjusiam pirmam
       *[fool_only] taškas durniui
    }
rule-series = Partijų serija
rule-series-about = Ar partijos skaičiuojamos kartu ir kada serija baigiasi.
value-series-none = Kiekviena partija atskirai
value-series-to-points = Iki tam tikro taškų skaičiaus
value-series-deals = Tam tikras partijų skaičius
value-series-count = Skaičiuojama be pabaigos
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] serija iki { $number } taško
                [few] serija iki { $number } taškų
                [many] serija iki { $number } taško
               *[other] serija iki { $number } taškų
            }
        [deals]
            { $number ->
                [one] { $number } partijos serija
                [few] { $number } partijų serija
                [many] { $number } partijos serija
               *[other] { $number } partijų serija
            }
        [count] taškai skaičiuojami be pabaigos
       *[none] kiekviena partija atskirai
    }
rule-series-length = Serijos ilgis
rule-series-length-about = Kiek taškų ar partijų trunka serija.
value-series-length-0 = Nėra

rule-teams = Komandos
rule-teams-about = Partneriai sėdi tarp varžovų, vienas kito nepuola, laimi ir pralaimi kartu.
value-teams-none = Kiekvienas už save
value-teams-2v2 = Du prieš du
value-teams-3v3 = Trys prieš tris
says-teams =
    { $number ->
        [4] du prieš du
        [6] trys prieš tris
       *[other] kiekvienas už save
    }
# unreviewed: išeiti (to be out)
rule-team-out-seat = Kai partneris išėjo
rule-team-out-seat-about = Kas bus su ėjimais žaidėjo, kuris kortų nebeturi.
value-team-out-seat-partner-plays = Už jį žaidžia partneris
value-team-out-seat-skipped = Jo ėjimai praleidžiami
# unreviewed: išeiti (to be out)
says-team-out-seat =
    { $value ->
        [skipped] išėjusio partnerio ėjimai praleidžiami
       *[partner_plays] už išėjusį žaidžia partneris
    }

rule-low-beats-ace = Mažiausia korta kerta tūzą
# unreviewed: rūšis (suit)
rule-low-beats-ace-about = Silpniausia rūšies korta, dažniausiai šešakė, kerta ir stipriausią.
value-low-beats-ace-off = Ne
# unreviewed: rūšis (suit)
value-low-beats-ace-same-suit = Kiekvienoje rūšyje
value-low-beats-ace-trumps = Tik tarp kozirių
# unreviewed: rūšis (suit)
says-low-beats-ace =
    { $value ->
        [same_suit] mažiausia rūšies korta kerta jos tūzą
        [trumps] mažiausias koziris kerta kozirių tūzą
       *[off] mažiausia korta nekerta tūzo
    }
rule-spades-only-spades = Vynus kerta tik vynai
# unreviewed: rūšis (suit)
rule-spades-only-spades-about = Kitos rūšies koziris vynų nekerta.
says-spades-only-spades =
    { $value ->
        [on] vynus kerta tik vynai
       *[off] koziris kerta ir vynus
    }
rule-ace-turned-up = Jei kozirį lemia tūzas
rule-ace-turned-up-about = Kai kas tada dalija iš naujo.
value-ace-turned-up-keep = Žaidžiama toliau
value-ace-turned-up-redeal = Dalijama iš naujo
says-ace-turned-up =
    { $value ->
        [redeal] atvertus tūzą dalijama iš naujo
       *[keep] kozirį gali lemti ir tūzas
    }
rule-redeal = Kada dalijama iš naujo
rule-redeal-about = Jei kas nors turi tokias kortas, visiems dalijama iš naujo.
value-redeal-never = Niekada
# unreviewed: rūšis (suit)
value-redeal-five-of-a-suit = Penkios ar daugiau vienos rūšies kortų
value-redeal-one-colour = Visos raudonos arba visos juodos
# unreviewed: rūšis (suit)
says-redeal =
    { $value ->
        [five_of_a_suit] turint penkias vienos rūšies kortas dalijama iš naujo
        [one_colour] turint vien vienos spalvos kortas dalijama iš naujo
       *[never] iš naujo nedalijama
    }
# unreviewed: antpečiai (epaulettes)
rule-pogony = Antpečiai
# unreviewed: antpečiai (epaulettes)
rule-pogony-about = Paskutinis puolimas mažiausiomis kortomis uždeda durniui antpečius. Tik juokas: nieko nekeičia.
# unreviewed: antpečiai (epaulettes)
says-pogony =
    { $value ->
        [on] mažiausios kortos pabaigoje yra durniaus antpečiai
       *[off] be antpečių
    }
rule-bout-limit = Po kiek puolimų lygiosios
rule-bout-limit-about = Ratu einanti partija po tiek puolimų baigiama lygiosiomis.
says-bout-limit =
    { $number ->
        [one] lygiosios po { $number } puolimo
        [few] lygiosios po { $number } puolimų
        [many] lygiosios po { $number } puolimo
       *[other] lygiosios po { $number } puolimų
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Rankoje gali būti nuo { $least } iki { $most } kortų, o ne { $given }.
# unreviewed: perleisti (transfer)
conflict-negative =
    { $parameter ->
        [attack_limit] Puolimo kortų riba negali būti { $given }: mažiausia yra 0.
        [first_bout_limit] Pirmojo puolimo riba negali būti { $given }: mažiausia yra 0.
        [transfer_chain_limit] Perleidimų skaičius negali būti { $given }: mažiausias yra 0.
       *[series_length] Serijos ilgis negali būti { $given }: mažiausias yra 0.
    }
conflict-bout-limit = Puolimų skaičius negali būti { $given }: partijoje turi būti bent vienas.
conflict-first-limit-above = Pirmojo puolimo riba yra { $given }, o kitų { $most }: ji gali būti tik mažesnė.
# unreviewed: rūšis (suit)
conflict-redeal-hand-size = Dalyti iš naujo dėl penkių vienos rūšies kortų galima, kai rankoje ne daugiau kaip { $most }: kai daugiau, penkios beveik visada atsiras.
conflict-ace-needs-turned-trump = Pagal šias taisykles kozirį lemia ne korta, taigi ir ne tūzas.
conflict-source-needs-turned-trump = Pagal šias taisykles kozirį lemia ne korta: rinktis nėra ko.
conflict-swap-needs-face-up-trump = Pagal šias taisykles po kalade nėra kozirio: keisti nėra ko.
conflict-low-trump-needs-trump = Be kozirių nėra mažiausio kozirio, kuris kirstų tūzą.
# unreviewed: perleisti (transfer)
conflict-showing-needs-trump = Be kozirių negalima perleisti parodant kozirį.
# unreviewed: perleisti (transfer)
conflict-showing-needs-transfer = Korta parodoma norint perleisti puolimą, todėl reikia leisti ir perleidimą.
conflict-first-deal-has-no-fool = Prieš pirmąją partiją nėra nei durniaus, nei laimėtojo, todėl jie negali lemti, kas ją pradeda.
conflict-series-length-missing = Pasirink, kiek taškų ar partijų trunka serija.
conflict-series-length-unused = Ilgį turi tik serija iki tam tikro taškų ar partijų skaičiaus.
# unreviewed: perleisti (transfer)
conflict-teams-never-transfer = Komandomis žaidžiama be perleidimo.
conflict-teams-have-no-one-fool = Komandose nėra vieno durniaus, kuris lemtų, kas pradeda.
conflict-teams-seats = Tokioms komandoms žaidėjų skaičius yra { $most }, o ne { $given }.
conflict-too-few-seats = Žaidėjų turi būti bent { $least }, o ne { $given }.
conflict-too-many-seats = Kortų yra { $cards }: žaidėjų gali būti ne daugiau kaip { $most }, o ne { $given }.

## The table

table-title = Žaidimo stalas
table-players = Žaidėjai
table-profile = Profilis: { $player }
table-bout = Kortos ant stalo
table-bout-empty = Ant stalo kortų nėra
table-hand = Tavo kortos
table-stock = Kaladė
# unreviewed: bita (discard, button)
table-discard = Bita
table-actions = Veiksmai
table-practice = Treniruotė
table-practice-hint = Ėjimas buvo atšauktas: ši partija nesiskaito.
table-thinking = galvoja
# unreviewed: primesti (throw in)
table-done = daugiau neprimeta
table-lobby = Į pradžią
table-undo = Atšaukti ėjimą
table-takeback = Atšaukti ėjimą
table-ask = Prašyti patarimo
table-mute = Išjungti garsą
table-unmute = Įjungti garsą
table-last-bout = Ankstesnis puolimas
table-log = Partijos eiga
table-log-bout = { $number } puolimas
table-how-to-play = Kaip žaisti
table-settings = Nustatymai
table-removed = Šeimininkas paprašė tavęs pasitraukti nuo stalo.
table-closed = Šis stalas uždarytas.
table-away = nėra ryšio
table-bot-sits-in = kol kas žaidžia botas
table-wishes = nori žaisti dar
table-watchers = žiūrovai
table-talk = Ką nors pasakyti
table-people = Žaidėjai
# unreviewed: bita (discard, button)
table-last-bout-beaten = Visos kortos nukirstos ir padėtos į bitą.
table-last-bout-taken = Kortas paėmė { $player }.
table-last-bout-taken-you = Kortas paėmei tu.
table-rules = Šio stalo taisyklės
table-team = Komanda { $number }
table-partner = Tavo partneris
# $player plays for a partner who is out, $other.
table-plays-for = { $player } žaidžia už partnerį ({ $other })
table-plays-for-you = Tu žaidi už partnerį ({ $other })
table-plays-your-turn = { $player } žaidžia už tave
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Laimėtos partijos
       *[against] Kiek kartų durnius
    }
series-to-points =
    { $number ->
        [one] Serija iki { $number } taško
        [few] Serija iki { $number } taškų
        [many] Serija iki { $number } taško
       *[other] Serija iki { $number } taškų
    }
series-over-deals = { $deal } partija iš { $number }
# $players is one name or a list of names.
series-winner = Serijos pergalė: { $players }
series-winner-you = Seriją laimėjai tu!
series-next-deal = Kita partija
# unreviewed: bita (discard, button)
discard-look = Žiūrėti bitą

# The names of the bots, spelt as readers are used to.
bot-name =
    { $name ->
        [Ani] Ani
        [Areg] Areg
        [Eka] Eka
        [Emin] Emin
        [Jaan] Jaan
        [Luka] Luka
        [Mari] Mari
        [Nane] Nane
        [Nigar] Nigar
        [Olya] Olia
        [Petryk] Petryk
        [Vanya] Vania
        [Aram] Aram
        [Boris] Boris
        [Giorgi] Giorgi
        [Gohar] Gohar
        [Kadri] Kadri
        [Leyla] Leila
        [Margus] Margus
        [Nino] Nino
        [Oksana] Oksana
        [Rauf] Rauf
        [Tamar] Tamar
        [Taras] Taras
       *[other] { $name }
    }

## The line above the hand

prompt-open = Tavo ėjimas, ginasi { $player }
prompt-defend =
    { $number ->
        [one] Nukirsk kortą arba imk
        [few] Nukirsk { $number } kortas arba imk
        [many] Nukirsk { $number } kortos arba imk
       *[other] Nukirsk { $number } kortų arba imk
    }
# unreviewed: perleisti (transfer)
prompt-defend-transfer =
    { $number ->
        [one] Nukirsk kortą, perleisk arba imk
        [few] Nukirsk { $number } kortas, perleisk arba imk
        [many] Nukirsk { $number } kortos, perleisk arba imk
       *[other] Nukirsk { $number } kortų, perleisk arba imk
    }
# unreviewed: primesti (throw in)
prompt-add = Ginasi { $player }: gali primesti
# unreviewed: primesti (throw in), bita (discard, button)
prompt-covered = Viskas nukirsta: primesk arba „Bita“
# unreviewed: primesti (throw in)
prompt-taking = { $player } ima: primesk arba „Pasuoju“
prompt-wait-open = { $player } eina…
prompt-wait-open-you = { $player } puola tave…
prompt-wait-defend = { $player } ginasi…
# unreviewed: primesti (throw in)
prompt-wait-throw-in = { $player } gali primesti…
# unreviewed: primesti (throw in)
prompt-wait-taking = Tu imi. { $player } gali primesti…
prompt-wait = Minutėlę…
prompt-wait-again = Laukiame: { $players }
prompt-taking-soon = Tu imi…
prompt-still-taking = Tu imi kortas. Kad žaistum toliau, spausk „Atšaukti“
# unreviewed: primesti (throw in)
prompt-done-soon = Neturi ko primesti…
prompt-out = Tu jau be kortų: durnius – ne tu
prompt-choose-target = Ką daryti su korta { $card }?
prompt-selected =
    { $number ->
        [one] { $cards }: dabar paliesk kitas to paties rango kortas
        [few] { $cards } kartu: paliesk stalą
        [many] { $cards } kartu: paliesk stalą
       *[other] { $cards } kartu: paliesk stalą
    }
prompt-one-rank = Kartu galima dėti tik to paties rango kortas
prompt-dropped = Paruošta korta lieka tavo rankoje
prompt-drop-here = Čia
# unreviewed: perleisti (transfer)
prompt-transfer-here = Perleisti: ginasi { $player }
prompt-over = Partija baigta
# unreviewed: primesti (throw in), bita (discard, button)
prompt-covered-nothing = Viskas nukirsta, primesti nėra ko: „Bita“
# unreviewed: primesti (throw in)
prompt-taking-nothing = { $player } ima, primesti nėra ko: „Pasuoju“
prompt-bout-beaten = Viskas nukirsta.
prompt-tap-to-go-on = Paliesk, kad tęstum
prompt-trump = Koziris: { $card }.
prompt-trumps = Koziriai: { $suit }.
prompt-no-trumps = Be kozirių.
prompt-no-line = Nėra ryšio: dabar eiti negalima

## Buttons

# unreviewed: bita (discard, button)
action-bita = Bita
action-pass = Pasuoju
action-take = Imu
action-take-undo = Atšaukti
# unreviewed: perleisti (transfer)
action-transfer = Perleisti
action-lay =
    { $number ->
        [one] Dėti { $number } kortą
        [few] Dėti { $number } kortas
        [many] Dėti { $number } kortos
       *[other] Dėti { $number } kortų
    }
action-unselect = Atšaukti pasirinkimą
action-swap = Keisti kozirį
action-skip-to-end = Į pabaigą
action-rematch = Žaisti dar
action-leave = Į pradžią
action-see-table = Prie stalo
action-review = Peržiūrėti žaidimą
action-how-to-play = Kaip žaisti?

## After the game

end-safe-you = Durnius – ne tu!
end-places = Vietos

## Settings

settings-title = Nustatymai
settings-section-look = Išvaizda
settings-section-play = Žaidimas
settings-section-motion = Judėjimas
settings-language = Kalba
settings-theme = Išvaizda
settings-theme-auto = Kaip įrenginyje
settings-theme-light = Šviesi
settings-theme-dark = Tamsi
# unreviewed: Užuominos (hints)
settings-hints = Užuominos
settings-hints-hint = Rodo, kuriomis kortomis galima eiti ir kodėl kitomis ne.
settings-advise = Patarėjas
settings-advise-hint = Mygtukas rodo, ką darytų stipriausias botas ir kodėl.
settings-tap = Palietus kortą
settings-tap-plays = Iškart einama
settings-tap-second = Pasirenkama, antrą kartą einama
settings-sort = Mano kortų tvarka
# unreviewed: rūšis (suit)
settings-sort-suit = Pagal rūšį
settings-sort-rank = Pagal rangą
settings-sort-own = Kaip susidėlioju
settings-speed = Kortų judėjimas
settings-speed-off = Išjungtas
settings-speed-fast = Greitas
settings-speed-normal = Įprastas
settings-speed-slow = Lėtas
settings-hold = Baigtas puolimas lieka ant stalo
settings-hold-none = Nelieka
settings-hold-seconds = { $seconds } s
settings-hold-tap = Kol paliesiu
settings-section-sound = Garsas
settings-sounds = Garsai
settings-volume = Garsumas
settings-volume-low = Tylus
settings-volume-medium = Vidutinis
settings-volume-high = Garsus
settings-vibration = Vibracija
settings-vibration-hint = Telefonuose ir planšetėse, kur ji veikia.
# unreviewed: bita (discard, button)
settings-auto-done = Sakyti „Bita“ ar „Pasuoju“ už mane
# unreviewed: primesti (throw in)
settings-auto-done-hint = Kai neturiu ko primesti.
settings-take-undo = Laikas atšaukti „Imu“
settings-take-undo-hint = Žodis išsiunčiamas po 0,8 sekundės.
settings-premoves = Ruošti kortą, kol eina kiti
settings-premoves-hint = Palietus korta paruošiama; ja einama, kai tik galima; antras palietimas atšaukia.
settings-letters = Raidės ant figūrų
settings-letters-auto = Kaip kalboje
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
# unreviewed: rūšis (suit)
settings-colours = Rūšių spalvos
settings-colours-two = Dvi
settings-colours-four = Keturios
settings-colours-safe = Keturios, lengvai skiriamos
settings-back = Kortų nugarėlės
settings-back-red = Raudonos
settings-back-blue = Mėlynos
settings-back-green = Žalios
settings-back-black = Juodos
settings-table = Stalo spalva
settings-table-green = Žalia
settings-table-blue = Mėlyna
settings-table-burgundy = Bordo
settings-table-slate = Pilka
settings-large-index = Dideli ženklai ant kortų
settings-trump-marks = Žymėti kozirius mano rankoje
settings-contrast = Kontrastas
settings-contrast-auto = Kaip įrenginyje
settings-contrast-high = Didelis
settings-left-handed = Kairiarankiui
settings-shortcuts = Spartieji klavišai
settings-reset = Atkurti visus nustatymus

## Sharing a table, and the page without its server

share-title = { $attacker } puola, { $defender } ginasi
share-about = Durniaus stalas: { $players }. Pažiūrėk, kaip klostosi partija, o tada žaisk ir tu.
app-somebody = Žaidėjas
share-sheet-title = Dalytis stalu
share-picture = Stalo vaizdas
share-with-cards = Su mano kortomis
share-with-cards-hint = Jas matys visi, kas turi nuorodą. Kitų kortos niekada nerodomos.
share-link = Nuoroda
share-copy = Kopijuoti nuorodą
share-copied = Nukopijuota
share-send = Dalytis
table-share = Dalytis
app-shared = Stalas, kokį jį matė { $player }
app-play-yourself = Žaisti savo partiją
app-bad-link = Ši nuoroda nerodo stalo: ji nepilna arba klaidinga.
app-nowhere = Šiuo adresu nieko nėra.

app-kept = Nėra ryšio. Stalas, koks jis buvo: { $time }
app-newer = Yra naujesnė versija. Ji bus atidaryta, kai partija baigsis.
app-older = Šis puslapis senesnis už serverį.
app-open-newer = Atidaryti naują
app-install = Įdiegti kaip programėlę

## Keyboard

keys-title = Klaviatūra
keys-arrows = Pasirinkti kortą ar taikinį
keys-ranks = Prie kitos to rango kortos
keys-enter = Eiti korta arba ją pasirinkti
keys-select = Pasirinkti kortą, kad kelias to paties rango dėtum kartu
keys-escape = Atšaukti
keys-take = Imu
# unreviewed: bita (discard, button)
keys-done = Bita arba Pasuoju
# unreviewed: perleisti (transfer)
keys-transfer = Perleisti
keys-sort = Keisti mano kortų tvarką
keys-move = Perkelti kortą rankoje
# unreviewed: blanki (dimmed)
keys-explain = Prašyti patarimo; ant blankios kortos: kodėl ne?
keys-last-bout = Ankstesnis puolimas
keys-undo = Atšaukti paskutinį ėjimą
keys-read = Perskaityti stalą balsu
keys-help = Šis sąrašas
keys-tab = Toliau: pranešimas, mano kortos, stalas, mygtukai, žaidėjai
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Tarpas
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + spustelėjimas

## Lists: $items are joined by commas

list-and = { $items } ir { $last }
list-or = { $items } arba { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] raudonas džokeris
               *[black] juodas džokeris
            }
       *[other]
            { $suit ->
                [clubs] kryžių
                [diamonds] būgnų
                [hearts] širdžių
               *[spades] vynų
            } { $rank ->
                [r2] dviakė
                [r3] triakė
                [r4] keturakė
                [r5] penkakė
                [r6] šešakė
                [r7] septynakė
                [r8] aštuonakė
                [r9] devynakė
                [r10] dešimtakė
                [J] valetas
                [Q] dama
                [K] karalius
               *[A] tūzas
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] raudoną džokerį
               *[black] juodą džokerį
            }
       *[other]
            { $suit ->
                [clubs] kryžių
                [diamonds] būgnų
                [hearts] širdžių
               *[spades] vynų
            } { $rank ->
                [r2] dviakę
                [r3] triakę
                [r4] keturakę
                [r5] penkakę
                [r6] šešakę
                [r7] septynakę
                [r8] aštuonakę
                [r9] devynakę
                [r10] dešimtakę
                [J] valetą
                [Q] damą
                [K] karalių
               *[A] tūzą
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] raudonu džokeriu
               *[black] juodu džokeriu
            }
       *[other]
            { $suit ->
                [clubs] kryžių
                [diamonds] būgnų
                [hearts] širdžių
               *[spades] vynų
            } { $rank ->
                [r2] dviake
                [r3] triake
                [r4] keturake
                [r5] penkake
                [r6] šešake
                [r7] septynake
                [r8] aštuonake
                [r9] devynake
                [r10] dešimtake
                [J] valetu
                [Q] dama
                [K] karaliumi
               *[A] tūzu
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] raudono džokerio
               *[black] juodo džokerio
            }
       *[other]
            { $suit ->
                [clubs] kryžių
                [diamonds] būgnų
                [hearts] širdžių
               *[spades] vynų
            } { $rank ->
                [r2] dviakės
                [r3] triakės
                [r4] keturakės
                [r5] penkakės
                [r6] šešakės
                [r7] septynakės
                [r8] aštuonakės
                [r9] devynakės
                [r10] dešimtakės
                [J] valeto
                [Q] damos
                [K] karaliaus
               *[A] tūzo
            }
    }
suit-name =
    { $suit ->
        [clubs] kryžiai
        [diamonds] būgnai
        [hearts] širdys
       *[spades] vynai
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Partija baigta.
# unreviewed: išeiti (to be out)
why-seat-out = Tu jau išėjai: nei kortų, nei rūpesčių.
why-not-the-attacker = Šį puolimą pradeda { $player }. Palauk pirmosios kortos.
# unreviewed: perleisti (transfer)
why-not-the-defender = Kirsti, imti ir perleisti gali tik gynėjas: { $player }.
# unreviewed: primesti (throw in)
why-defender-never-adds = Tu giniesi: kirsk arba imk. Primeta kiti.
# unreviewed: primesti (throw in)
why-defenders-partner = Ginasi tavo partneris { $player }: partneriui neprimetama.
# unreviewed: primesti (throw in)
why-not-a-thrower = Pagal šias taisykles dabar primesti negali. Ginasi { $player }.
# unreviewed: primesti (throw in)
why-not-your-turn = Pirma primesti gali { $player }. Palauk savo eilės.
why-no-attack-yet = { $player } dar nepuolė: kirsti nėra ko.
why-must-open = Puolimą pradedi tu, todėl turi dėti kortą.
why-unbeaten-cards = Dar nenukirsta: { $cards }. Palauk gynėjo.
# unreviewed: primesti (throw in)
why-already-done = Jau pasakei, kad daugiau neprimesi. Palauk, kol bus padėta nauja korta.
# unreviewed: primesti (throw in)
why-already-taking = Jau pasakei „Imu“. Palauk, kol kiti primes.
why-nothing-to-take = Viskas nukirsta: imti nėra ko.
# unreviewed: primesti (throw in)
why-nothing-to-beat = Visos kortos jau nukirstos. Palauk, gal dar primes.
why-not-in-hand = { $card }: tokios kortos neturi.
# unreviewed: perleisti (transfer)
why-joker-only-beats = { $card } tik kerta: džokeriu nepuolama ir neperleidžiama.
# unreviewed: primesti (throw in)
why-rank-not-on-table = { $card } netinka: primesti galima tik rangus, kurie yra ant stalo: { $ranks }.
# unreviewed: primesti (throw in)
why-after-first-beat = Pagal šias taisykles primesti galima tik nukirtus pirmąją kortą.
# unreviewed: primesti (throw in)
why-not-all-beaten = Pagal šias taisykles primetama tik nukirtus viską. Dar nenukirsta: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] Ginasi { $player }, o rankoje buvo tik { $number } korta: daugiau dėti negalima.
        [few] Ginasi { $player }, o rankoje buvo tik { $number } kortos: daugiau dėti negalima.
        [many] Ginasi { $player }, o rankoje buvo tik { $number } kortos: daugiau dėti negalima.
       *[other] Ginasi { $player }, o rankoje buvo tik { $number } kortų: daugiau dėti negalima.
    }
why-first-bout-limit =
    { $number ->
        [one] Pirmame puolime dedama ne daugiau kaip { $number } korta.
        [few] Pirmame puolime dedamos ne daugiau kaip { $number } kortos.
        [many] Pirmame puolime dedama ne daugiau kaip { $number } kortos.
       *[other] Pirmame puolime dedama ne daugiau kaip { $number } kortų.
    }
why-bout-limit =
    { $number ->
        [one] Viename puolime dedama ne daugiau kaip { $number } korta.
        [few] Viename puolime dedamos ne daugiau kaip { $number } kortos.
        [many] Viename puolime dedama ne daugiau kaip { $number } kortos.
       *[other] Viename puolime dedama ne daugiau kaip { $number } kortų.
    }
why-not-on-table = { $target }: tokios puolimo kortos ant stalo nėra.
why-already-beaten = { $target }: ši korta jau nukirsta.
why-too-low = { $card } nekerta kortos { $target }: reikia didesnės.
# unreviewed: rūšis (suit)
why-wrong-suit =
    { $suit ->
        [clubs] { $card } nekerta kortos { $target }: kitą rūšį kerta tik koziris, o koziriai – kryžiai.
        [diamonds] { $card } nekerta kortos { $target }: kitą rūšį kerta tik koziris, o koziriai – būgnai.
        [hearts] { $card } nekerta kortos { $target }: kitą rūšį kerta tik koziris, o koziriai – širdys.
       *[spades] { $card } nekerta kortos { $target }: kitą rūšį kerta tik koziris, o koziriai – vynai.
    }
why-trump-needed = { $card } nekerta kortos { $target }: kozirį kerta tik didesnis koziris.
# unreviewed: rūšis (suit)
why-suit-needed = { $card } nekerta kortos { $target }: kozirių nėra, kerta tik didesnė tos pačios rūšies korta.
why-spades-only = { $card } nekerta kortos { $target }: pagal šias taisykles vynus kerta tik vynai.
why-joker-colour = { $card } nekerta kortos { $target }: raudonas džokeris kerta tik raudonas kortas, juodas tik juodas.
why-joker-unbeatable = { $target }: džokerio niekas nekerta.
why-beats-nothing = { $card } nekerta nė vienos iš šių kortų: { $cards }.
# unreviewed: perleisti (transfer)
why-transfer-off = Pagal šias taisykles perleisti negalima.
# unreviewed: perleisti (transfer)
why-transfer-after-beat = Viena korta jau nukirsta: perleisti per vėlu.
# unreviewed: perleisti (transfer)
why-transfer-rank = { $card } neperleidžia: reikia to paties rango: { $ranks }.
# unreviewed: perleisti (transfer)
why-transfer-first-bout = Pagal šias taisykles pirmojo puolimo perleisti negalima.
# unreviewed: perleisti (transfer)
why-transfer-chain =
    { $number ->
        [one] Šis puolimas jau perleistas { $number } kartą: daugiau negalima.
        [few] Šis puolimas jau perleistas { $number } kartus: daugiau negalima.
        [many] Šis puolimas jau perleistas { $number } karto: daugiau negalima.
       *[other] Šis puolimas jau perleistas { $number } kartų: daugiau negalima.
    }
# unreviewed: perleisti (transfer)
why-nobody-to-receive = Nebėra kam perleisti.
why-receiver-hand-limit =
    { $number ->
        [one] Toliau { $player }: rankoje tik { $number } korta, o kirsti tektų { $needed }.
        [few] Toliau { $player }: rankoje tik { $number } kortos, o kirsti tektų { $needed }.
        [many] Toliau { $player }: rankoje tik { $number } kortos, o kirsti tektų { $needed }.
       *[other] Toliau { $player }: rankoje tik { $number } kortų, o kirsti tektų { $needed }.
    }
# unreviewed: perleisti (transfer)
why-show-off = Pagal šias taisykles negalima perleisti parodant kortą.
why-show-trump = { $card }: šios kortos rodyti negalima, rodomas tik to paties rango koziris.
why-show-used = { $card }: ši korta jau buvo parodyta.
why-swap-off = Pagal šias taisykles atverstasis koziris nekeičiamas.
why-swap-between-bouts = Kozirį keisti galima tik tarp puolimų ir ne prieš patį pirmąjį.
why-swap-no-trump-card = Po kalade kozirio nebėra.
why-swap-lowest = Po kalade ir taip guli mažiausias koziris.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = Eik { $card_ins }.
# unreviewed: primesti (throw in)
advice-throw-in = Primesk { $card_acc }.
advice-beat = Kirsk { $target_acc } { $card_ins }.
# unreviewed: perleisti (transfer)
advice-transfer = Perleisk { $card_ins }.
# unreviewed: perleisti (transfer)
advice-show = Parodyk { $card_acc } ir perleisk.
advice-swap = Pasikeisk kozirį.
advice-take = Imk.
# unreviewed: primesti (throw in)
advice-done = Daugiau neprimesk.
advice-wait = Palauk.
motive-only-move = Nieko kito padaryti negalima.
motive-wins = Taip laimi, kad ir ką darytų varžovas.
# unreviewed: written without a native reader
motive-only-win = Laimi tik tai: bet kuris kitas ėjimas paleidžia pergalę.
# unreviewed: written without a native reader
motive-draws = Taip išlaikai lygiąsias, kad ir ką darytų varžovas.
# unreviewed: written without a native reader
motive-only-draw = Lygiąsias išlaiko tik tai: bet kuris kitas ėjimas pralaimi.
motive-lost = Dabar tave išgelbėtų tik varžovo klaida.
motive-last-card = { $card } – paskutinė tavo korta, o kaladė tuščia.
motive-last-cards = Per šį puolimą gali atsikratyti visų kortų: { $number }.
motive-swap = { $card }: didesnė korta už kozirį, kurį atiduodi.
motive-unbeatable = { $card }: nukirsti nėra kuo, ginasi { $player }.
# unreviewed: primesti (throw in)
motive-pair = { $card }, o paskui galima primesti: { $cards }.
motive-lowest = { $card } – mažiausia tavo ne kozirinė korta.
motive-lowest-trump = Turi tik kozirius, o mažiausias iš jų – { $card }.
# unreviewed: written without a native reader
motive-he-holds = { $player } turi { $cards } ir ja nukirstų { $target_acc }.
motive-hard-to-beat = { $card }: nukirsti sunkiau nei mažesnes kortas; tikimybė, kad nukirs { $player }, yra { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } gali nukirsti { $card_acc } tik koziriu.
# unreviewed: written without a native reader
motive-no-trumps = Visų kozirių vieta žinoma: { $player } jų neturi.
motive-keeps-trumps = { $card } kerta { $target_acc }, o koziriai lieka.
motive-trump-needed = { $target }: nukirsti gali tik koziris, pigiausias – { $card }.
motive-no-new-rank = { $card } kerta { $target_acc } ir naujo rango ant stalo neatsiranda.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: tokio paties rango kortos niekas kitas neturi, primesti nėra ko.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } kerta { $target_acc }, o šios lieka kartu: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = Po { $target_gen } { $player } galėtų primesti: { $cards }.
# unreviewed: primesti (throw in)
motive-few-follow = Po { $card_gen } galima primesti mažiau negu po mažesnės kortos.
motive-cheapest-beat = { $card } – mažiausia tavo korta, kuri kerta { $target_acc }.
motive-cheapest-plan = { $card } ant { $target_gen }: taip visos kortos ({ $number }) nukertamos pigiausiai.
# unreviewed: perleisti (transfer)
motive-free-transfer = { $card } perleidžia puolimą ir nekainuoja nė vieno kozirio.
motive-show = Parodyk { $card_acc }: puolimas eina toliau, o korta lieka tau.
# unreviewed: perleisti (transfer)
motive-rather-than-take = Visko nukirsti negali, bet { $card } perleidžia puolimą.
motive-cannot-beat =
    { $number ->
        [one] Šios kortos nukirsti negali: imk.
        [few] Visų { $number } kortų nukirsti negali: imk.
        [many] Visų { $number } kortų nukirsti negali: imk.
       *[other] Visų { $number } kortų nukirsti negali: imk.
    }
motive-too-dear = Kirsti būtų per brangu: { $cards }. Geriau imk.
motive-throw-in = { $card } tinka ir nėra koziris: viena korta mažiau.
motive-give-away = { $player } ima: tegul pasiima ir { $card_acc }.
motive-nothing-fits = Nė viena tavo korta netinka.
motive-saves-trumps = Tinka tik tavo koziriai: { $cards }. Taupyk juos.
motive-feeds = { $player } ima, ir tai būtų dovana: { $cards }.
# unreviewed: primesti (throw in)
motive-saves-high = Kas tinka, tą primesti gaila: { $cards }.
motive-wait = Pirma pažiūrėk, ką darys { $player }.
motive-preferred = Iš galimų ėjimų ({ $number }) geresnio nerasta.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Tikimybė likti durniumi
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = laimi
# unreviewed: written without a native reader
tutor-draw = lygiosios
# unreviewed: written without a native reader
tutor-lose = pralaimi
# unreviewed: written without a native reader
tutor-worse = Blogiau: { $move } – { $other_number } %, o ne { $number } %.
# unreviewed: written without a native reader
tutor-line = Geriausias žaidimas: { $moves }
# unreviewed: written without a native reader
tutor-solved = Žaidimas suskaičiuotas iki galo.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } ant { $target_gen }
# unreviewed: written without a native reader
tutor-move-transfer = perleisti: { $card }
# unreviewed: written without a native reader
tutor-move-show = parodyti: { $card }
# unreviewed: written without a native reader
tutor-move-swap = pasikeisti kozirį
# unreviewed: written without a native reader
tutor-move-take = imti
# unreviewed: written without a native reader
tutor-move-done = daugiau neprimesti
# unreviewed: written without a native reader
tutor-move-wait = palaukti
# unreviewed: written without a native reader
tutor-more = Pasakyk daugiau
# unreviewed: written without a native reader
tutor-candidates = Vienas iš šių: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Apskaičiuok žaidimą iki galo.
# unreviewed: written without a native reader
tutor-think-counting = Suskaičiuok: kokių kortų dar gali turėti kiti?
# unreviewed: written without a native reader
tutor-think-trumps = Pagalvok apie savo kozirius.
# unreviewed: written without a native reader
tutor-think-low = Be kurios kortos lengviausia apsieiti?
# unreviewed: written without a native reader
tutor-think-pairs = Pažiūrėk į to paties rango kortas.
# unreviewed: written without a native reader
tutor-think-taking = Ar galima nukirsti viską?
# unreviewed: written without a native reader
tutor-think-keeping = Ne viską, kas tinka, reikia dėti.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] Dalija { $player }. Atversta { $card }: koziriai – kryžiai.
        [diamonds] Dalija { $player }. Atversta { $card }: koziriai – būgnai.
        [hearts] Dalija { $player }. Atversta { $card }: koziriai – širdys.
       *[spades] Dalija { $player }. Atversta { $card }: koziriai – vynai.
    }
event-dealt-you =
    { $suit ->
        [clubs] Daliji tu. Atversta { $card }: koziriai – kryžiai.
        [diamonds] Daliji tu. Atversta { $card }: koziriai – būgnai.
        [hearts] Daliji tu. Atversta { $card }: koziriai – širdys.
       *[spades] Daliji tu. Atversta { $card }: koziriai – vynai.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] Dalija { $player }. Koziriai – kryžiai.
        [diamonds] Dalija { $player }. Koziriai – būgnai.
        [hearts] Dalija { $player }. Koziriai – širdys.
       *[spades] Dalija { $player }. Koziriai – vynai.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Daliji tu. Koziriai – kryžiai.
        [diamonds] Daliji tu. Koziriai – būgnai.
        [hearts] Daliji tu. Koziriai – širdys.
       *[spades] Daliji tu. Koziriai – vynai.
    }
event-dealt-no-trumps = Dalija { $player }. Kozirių nėra.
event-dealt-no-trumps-you = Daliji tu. Kozirių nėra.
event-dealt-hand = Tavo kortos: { $cards }.
event-dealt-first = { $player } rodo mažiausią kozirį, { $card_acc }, ir pradeda.
event-dealt-first-you = Mažiausią kozirį, { $card_acc }, turi tu: pradedi.
event-dealt-nobody = Kozirių niekas neturi.
event-dealt-first-lowest = { $player } turi mažiausią kortą ir pradeda.
event-dealt-first-lowest-you = Tu turi mažiausią kortą ir pradedi.
event-dealt-begins = Pradeda { $player }.
event-dealt-begins-you = Pradedi tu.
event-bout-started = { $player } puola, { $to } ginasi.
event-bout-started-you = Tavo puolimas: { $to } ginasi.
event-bout-started-to-you = { $player } puola, tu giniesi.
event-attacked = { $player } eina { $card_ins }.
event-attacked-you = Tu eini { $card_ins }.
# unreviewed: primesti (throw in)
event-thrown-in = { $player } primeta { $card_acc }.
# unreviewed: primesti (throw in)
event-thrown-in-you = Tu primeti { $card_acc }.
laid-cards = { $player } deda: { $cards }.
laid-cards-you = Tu dedi: { $cards }.
event-beaten = { $player } kerta { $target_acc } { $card_ins }.
event-beaten-you = Tu kerti { $target_acc } { $card_ins }.
# unreviewed: perleisti (transfer)
event-transferred = { $player } perleidžia { $card_ins }: dabar ginasi { $to }.
# unreviewed: perleisti (transfer)
event-transferred-you = Tu perleidi { $card_ins }: dabar ginasi { $to }.
# unreviewed: perleisti (transfer)
event-transferred-to-you = { $player } perleidžia { $card_ins }: dabar giniesi tu.
# unreviewed: perleisti (transfer)
event-transferred-shown = { $player } rodo { $card_acc } ir perleidžia: dabar ginasi { $to }.
# unreviewed: perleisti (transfer)
event-transferred-shown-you = Tu rodai { $card_acc } ir perleidi: dabar ginasi { $to }.
# unreviewed: perleisti (transfer)
event-transferred-shown-to-you = { $player } rodo { $card_acc } ir perleidžia: dabar giniesi tu.
event-swapped = { $player } keičia { $card_acc } į kozirį po kalade: { $target_acc }.
event-swapped-you = Tu keiti { $card_acc } į kozirį po kalade: { $target_acc }.
event-take-said = { $player } ima.
event-take-said-you = Tu imi.
# unreviewed: primesti (throw in)
event-done-said = { $player } daugiau neprimeta.
# unreviewed: primesti (throw in)
event-done-said-you = Tu daugiau neprimeti.
# unreviewed: bita (discard, button)
event-bout-beaten =
    { $number ->
        [one] Viskas nukirsta: į bitą eina { $number } korta.
        [few] Viskas nukirsta: į bitą eina { $number } kortos.
        [many] Viskas nukirsta: į bitą eina { $number } kortos.
       *[other] Viskas nukirsta: į bitą eina { $number } kortų.
    }
event-bout-taken =
    { $number ->
        [one] { $player } pasiima { $number } kortą.
        [few] { $player } pasiima { $number } kortas.
        [many] { $player } pasiima { $number } kortos.
       *[other] { $player } pasiima { $number } kortų.
    }
event-bout-taken-you =
    { $number ->
        [one] Tu pasiimi { $number } kortą.
        [few] Tu pasiimi { $number } kortas.
        [many] Tu pasiimi { $number } kortos.
       *[other] Tu pasiimi { $number } kortų.
    }
event-drew-up =
    { $number ->
        [one] { $player } iš kaladės ima { $number } kortą.
        [few] { $player } iš kaladės ima { $number } kortas.
        [many] { $player } iš kaladės ima { $number } kortos.
       *[other] { $player } iš kaladės ima { $number } kortų.
    }
event-drew-up-you =
    { $number ->
        [one] Tu iš kaladės imi { $number } kortą: { $cards }.
        [few] Tu iš kaladės imi { $number } kortas: { $cards }.
        [many] Tu iš kaladės imi { $number } kortos: { $cards }.
       *[other] Tu iš kaladės imi { $number } kortų: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } ima { $number } kortą, atverstąjį kozirį: { $card }.
        [few] { $player } ima { $number } kortas, paskutinė – atverstasis koziris: { $card }.
        [many] { $player } ima { $number } kortos, paskutinė – atverstasis koziris: { $card }.
       *[other] { $player } ima { $number } kortų, paskutinė – atverstasis koziris: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Tu imi { $number } kortą, atverstąjį kozirį: { $card }.
        [few] Tu imi { $number } kortas: { $cards }. Paskutinė – atverstasis koziris.
        [many] Tu imi { $number } kortos: { $cards }. Paskutinė – atverstasis koziris.
       *[other] Tu imi { $number } kortų: { $cards }. Paskutinė – atverstasis koziris.
    }
# unreviewed: išeiti (to be out)
event-went-out = { $player } išeina: { $place } vieta.
event-went-out-you = Tu išeini: { $place } vieta. Durnius – ne tu!
event-game-over = Partija baigta: durnius – { $player }.
event-game-over-you = Partija baigta: durnius – tu.
event-game-over-team = Partija baigta, durniai: { $players }.
event-game-over-team-you = Partija baigta: durniai – tavo komanda.
event-game-over-draw = Partija baigta: lygiosios.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, koziris, galima eiti
       *[no] { $card }, galima eiti
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, koziris, eiti negalima: { $reason }
       *[no] { $card }, eiti negalima: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, koziris
       *[no] { $card }
    }
aria-pair-beaten = { $target }, nukirsta { $card_ins }
aria-pair-open = { $target }, dar nenukirsta
aria-seat =
    { $number ->
        [one] { $player }, { $number } korta
        [few] { $player }, { $number } kortos
        [many] { $player }, { $number } kortos
       *[other] { $player }, { $number } kortų
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, puola, { $number } korta
        [few] { $player }, puola, { $number } kortos
        [many] { $player }, puola, { $number } kortos
       *[other] { $player }, puola, { $number } kortų
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, ginasi, { $number } korta
        [few] { $player }, ginasi, { $number } kortos
        [many] { $player }, ginasi, { $number } kortos
       *[other] { $player }, ginasi, { $number } kortų
    }
# unreviewed: primesti (throw in)
aria-seat-thrower =
    { $number ->
        [one] { $player }, gali primesti, { $number } korta
        [few] { $player }, gali primesti, { $number } kortos
        [many] { $player }, gali primesti, { $number } kortos
       *[other] { $player }, gali primesti, { $number } kortų
    }
aria-seat-out = { $player }, be kortų
aria-seat-fool = { $player }, durnius
aria-card-picked = { $card }, pasirinkta: dabar rinkis taikinį
aria-card-selected = { $card }, pasirinkta dėti kartu su kitomis
aria-card-prepared = { $card }, paruošta
aria-card-carried = { $card }, pakelta
aria-target = Kirsti { $target_acc } { $card_ins }
aria-swap = Keisti { $card_acc } į kozirį po kalade: { $target_acc }
aria-stock =
    { $number ->
        [0] Kaladė tuščia. Koziriai: { $suit }
        [one] Kaladėje { $number } korta. Koziriai: { $suit }
        [few] Kaladėje { $number } kortos. Koziriai: { $suit }
        [many] Kaladėje { $number } kortos. Koziriai: { $suit }
       *[other] Kaladėje { $number } kortų. Koziriai: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Kaladė tuščia. Kozirių nėra
        [one] Kaladėje { $number } korta. Kozirių nėra
        [few] Kaladėje { $number } kortos. Kozirių nėra
        [many] Kaladėje { $number } kortos. Kozirių nėra
       *[other] Kaladėje { $number } kortų. Kozirių nėra
    }
aria-trump-card = Koziris po kalade: { $card }
# unreviewed: bita (discard, button)
aria-discard =
    { $number ->
        [one] Bitoje { $number } korta
        [few] Bitoje { $number } kortos
        [many] Bitoje { $number } kortos
       *[other] Bitoje { $number } kortų
    }
aria-your-cards = Tavo kortos: { $cards }
# unreviewed: rūšis (suit)
aria-sorted-by-suit = Kortos surikiuotos pagal rūšį
aria-sorted-by-rank = Kortos surikiuotos pagal rangą
aria-sorted-by-own = Kortos surikiuotos tavo tvarka
aria-selected =
    { $number ->
        [0] Nepasirinkta nė viena korta
        [one] Pasirinkta { $number } korta
        [few] Pasirinktos { $number } kortos
        [many] Pasirinkta { $number } kortos
       *[other] Pasirinkta { $number } kortų
    }
aria-moved = { $card }, vieta { $place } iš { $number }
aria-prepared = { $card }: korta paruošta
aria-cancelled = Atšaukta

## When the server cannot do what was asked (one message for each error code)

error-not-json = Serveris negalėjo to perskaityti. Įkelk puslapį iš naujo ir bandyk dar kartą.
error-too-large = Serveriui tai per ilga. Sutrumpink ir bandyk dar kartą.
error-unknown-type = Serveris tokios užklausos nežino. Įkelk puslapį iš naujo, kad gautum naujausią versiją.
error-bad-shape = Serveris to nesuprato. Įkelk puslapį iš naujo ir bandyk dar kartą.
error-bad-rules = Serveris tokių taisyklių nežino. Pasirink kitas.
error-rules-conflict = Šios taisyklės nedera tarpusavyje. Pasirink kitas.
error-no-such-table = Šio stalo nebėra. Atidaryk naują.
error-not-your-seat = Tai ne tavo vieta.
error-stale = Stalas tuo metu pasikeitė. Pažiūrėk ir rinkis iš naujo.
error-illegal-move = Dabar taip eiti negalima.
error-nothing-to-undo = Nėra ko atšaukti.
error-nothing-to-advise = Dabar nieko daryti negali, tad ir patarti nėra ko.
error-no-way-back = Prie tos partijos grįžti nebegalima.
error-no-such-lesson = Tokios pamokos nėra. Pasirink kitą iš sąrašo.
error-step-over = Šis žingsnis baigtas: kartok jį arba eik toliau.
error-game-not-over = Pirma pabaik šią partiją.
error-too-fast = Ne taip greitai: truputį palauk ir bandyk dar kartą.
error-storage = Serveris negalėjo išsaugoti partijos. Po akimirkos bandyk dar kartą.
error-table-full = Prie šio stalo laisvų vietų nėra.
error-seat-taken = Ši vieta jau užimta. Pasirink kitą.
error-not-host = Tai gali tik stalo šeimininkas.
error-not-now = Dabar to padaryti negalima.
error-name-taken = Šis vardas užimtas arba panašus į užimtą. Pasirink kitą.
error-no-watching = Šio stalo stebėti negalima.
error-no-talk = Prie šio stalo nekalbama.
error-banned = Šiame serveryje žaisti negali.
error-too-many-tables = Sėdi prie per daug stalų. Pirma palik vieną iš jų.
error-draining = Serveris tuoj bus paleistas iš naujo. Bandyk po minutės.

## How it ended

result-fool = Durnius – { $player }
result-fool-you = Šįkart durnius – tu
result-team-fools = Durniai: { $players }
result-team-fools-you = Šįkart durniai – tavo komanda
# The last attack was with one or two of the lowest cards.
# unreviewed: antpečiai (epaulettes)
result-epaulettes =
    { $number ->
        [one] Ir antpetis ant peties
        [few] Ir antpečiai ant abiejų pečių
        [many] Ir antpečiai ant abiejų pečių
       *[other] Ir antpečiai ant abiejų pečių
    }
result-fool-note = Kas nors juk turi būti. Kita partija viską atleis.
result-draw = Lygiosios: durniaus nėra
result-adjudicated = Partija ėjo ratu, todėl baigta lygiosiomis.
result-place-fool = Liko su kortomis: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = Puolimų jau buvo { $number }.
decided-epaulettes = Paskutinės kortos prieš žaidėją { $player } buvo pačios mažiausios: { $number }.
decided-epaulettes-you = Paskutinės kortos prieš tave buvo pačios mažiausios: { $number }.
decided-draw = Paskutinės kortos baigėsi per tą patį puolimą: { $players }.
decided-last-defender = Paskutinis gynėjas buvo { $player }: pagal šias taisykles tai ir yra durnius.
decided-last-defender-you = Paskutinis gynėjas buvai tu: pagal šias taisykles tai ir yra durnius.
decided-big-take =
    { $number ->
        [one] { $player } per { $bout } puolimą paėmė { $number } kortą ir iki galo turėjo daugiausia.
        [few] { $player } per { $bout } puolimą paėmė { $number } kortas ir iki galo turėjo daugiausia.
        [many] { $player } per { $bout } puolimą paėmė { $number } kortos ir iki galo turėjo daugiausia.
       *[other] { $player } per { $bout } puolimą paėmė { $number } kortų ir iki galo turėjo daugiausia.
    }
decided-big-take-you =
    { $number ->
        [one] Tu per { $bout } puolimą paėmei { $number } kortą ir iki galo turėjai daugiausia.
        [few] Tu per { $bout } puolimą paėmei { $number } kortas ir iki galo turėjai daugiausia.
        [many] Tu per { $bout } puolimą paėmei { $number } kortos ir iki galo turėjai daugiausia.
       *[other] Tu per { $bout } puolimą paėmei { $number } kortų ir iki galo turėjai daugiausia.
    }
decided-trumps = Koziriai, kai baigėsi kaladė: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = Kai baigėsi kaladė, kozirių buvo likę { $number }, bet nė vieno neturėjo { $player }.
decided-no-trumps-you = Kai baigėsi kaladė, kozirių buvo likę { $number }, bet tu neturėjai nė vieno.
decided-late-take =
    { $number ->
        [one] { $player } per { $bout } puolimą, kai kaladė buvo tuščia, paėmė { $number } kortą.
        [few] { $player } per { $bout } puolimą, kai kaladė buvo tuščia, paėmė { $number } kortas.
        [many] { $player } per { $bout } puolimą, kai kaladė buvo tuščia, paėmė { $number } kortos.
       *[other] { $player } per { $bout } puolimą, kai kaladė buvo tuščia, paėmė { $number } kortų.
    }
decided-late-take-you =
    { $number ->
        [one] Tu per { $bout } puolimą, kai kaladė buvo tuščia, paėmei { $number } kortą.
        [few] Tu per { $bout } puolimą, kai kaladė buvo tuščia, paėmei { $number } kortas.
        [many] Tu per { $bout } puolimą, kai kaladė buvo tuščia, paėmei { $number } kortos.
       *[other] Tu per { $bout } puolimą, kai kaladė buvo tuščia, paėmei { $number } kortų.
    }
decided-high-trump = Kai baigėsi kaladė, didžiausią kozirį ({ $card }) turėjo { $other }.
decided-high-trump-you = Kai baigėsi kaladė, didžiausią kozirį ({ $card }) turėjai tu.
decided-left-with =
    { $number ->
        [one] Kai kiti jau buvo be kortų, { $player } dar turėjo { $number } kortą.
        [few] Kai kiti jau buvo be kortų, { $player } dar turėjo { $number } kortas.
        [many] Kai kiti jau buvo be kortų, { $player } dar turėjo { $number } kortos.
       *[other] Kai kiti jau buvo be kortų, { $player } dar turėjo { $number } kortų.
    }
decided-left-with-you =
    { $number ->
        [one] Kai kiti jau buvo be kortų, tu dar turėjai { $number } kortą.
        [few] Kai kiti jau buvo be kortų, tu dar turėjai { $number } kortas.
        [many] Kai kiti jau buvo be kortų, tu dar turėjai { $number } kortos.
       *[other] Kai kiti jau buvo be kortų, tu dar turėjai { $number } kortų.
    }
decided-team-left-with = Pabaigoje likusios kortos: { $number }, komanda: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Mokomės žaisti durnių
learn-about = Septynios trumpos pamokos prie tikro stalo. Mokomės žaisdami.
learn-start = Pradėti
learn-continue = Tęsti
learn-again = Dar kartą
learn-done = Išmokta
# $step is the one at hand, $steps how many there are.
learn-progress = { $step } žingsnis iš { $steps }
learn-reset = Viską pradėti iš naujo
learn-ends-game = Pamoka nutrauks tavo nebaigtą partiją.
learn-lesson = { $number } pamoka
learn-next = Kita pamoka
learn-list = Visos pamokos
learn-play = Žaisti partiją
learn-try-again = Bandyti dar kartą
learn-go-on = Toliau
learn-skip = Praleisti
learn-reached = Puiku!
learn-finished = Puiku! Pamoka išmokta.
learn-graduated = Pirma partija laimėta. Dabar moki žaisti durnių!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Užduotis: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Kertame
# unreviewed: rūšis (suit)
lesson-beat-higher = { $player } eina { $card_ins }. Ją kerta didesnė tos pačios rūšies korta: kirsk.
lesson-beat-attack = Viskas nukirsta, dabar eini tu. Dėk mažiausią kortą, { $card_acc }.
# unreviewed: primesti (throw in), bita (discard, button)
lesson-beat-done = { $player } kerta ją { $card_ins }, o primesti tau nėra ko. Sakyk „Bita“.
lesson-beat-cheap = Dvi tavo kortos kerta { $card_acc }. Kirsk mažesne, geresnę pasilik.
lesson-trump-title = Koziriai
# unreviewed: rūšis (suit)
lesson-trump-any = Korta po kalade rodo kozirių rūšį. Koziris kerta bet kurią kitą rūšį: kirsk { $card_acc } mažiausiu koziriu.
# unreviewed: primesti (throw in), rūšis (suit)
lesson-trump-suit = { $player } primeta { $card_acc }. Turi didesnę tos rūšies kortą: kirsk ja, o kozirį pataupyk.
lesson-trump-higher = { $card } – jau koziris. Jį kerta tik didesnis koziris, ir tu tokį turi.
lesson-trump-keep = Viskas nukirsta: eini tu. Kozirius geriau taupyti gynybai, tad dėk mažiausią kortą, { $card_acc }.
# unreviewed: primesti (throw in)
lesson-throw-title = Primetame
lesson-throw-lead = Turi dvi šešakes, o ginasi { $player }. Eik { $card_ins }.
# unreviewed: primesti (throw in)
lesson-throw-same = Galima primesti kortas tų rangų, kurie jau yra ant stalo. Primesk antrą šešakę.
# unreviewed: primesti (throw in)
lesson-throw-any = Skaičiuojamos ir kortos, kuriomis kertama, todėl tinka dvi tavo. Primesk mažesnę, { $card_acc }.
# unreviewed: primesti (throw in)
lesson-throw-taking = { $player } ima. Dar gali pridėti, kas tinka: primesk { $card_acc }.
lesson-take-title = Imame
lesson-take-choose = Tik tavo kozirinis tūzas kerta { $card_acc }. Per brangu: sakyk „Imu“.
lesson-take-again = Kas ima, praleidžia savo puolimą. Bet paimta korta pravers. Kirsk ja: { $card_ins }.
lesson-take-turn = Viskas nukirsta: tavo eilė. Eik { $card_ins }.
lesson-take-press = { $player } ima ir praleidžia savo puolimą. Sakyk „Pasuoju“ ir vėl eik { $card_ins }.
lesson-limits-title = Kiek kortų
# unreviewed: primesti (throw in)
lesson-limits-five = Pirmame puolime dedama ne daugiau kaip penkios kortos. Pradėk devynake ir primesk, kol bus penkios.
lesson-limits-hand = Niekada ne daugiau, negu turi gynėjas: { $player } turi tris kortas. Dėk tris devynakes, ketvirta nebetilps.
lesson-end-title = Pabaiga
# unreviewed: išeiti (to be out)
lesson-end-open = Kaladė tuščia: niekas nebeima, o kas lieka be kortų, tas išeina. Eik { $card_ins }.
lesson-end-give = { $player } ima. Atiduok ir kitą devynakę, { $card_acc }.
# unreviewed: išeiti (to be out)
lesson-end-last = Sakyk „Pasuoju“ ir dėk paskutinę kortą, { $card_acc }. Be kortų tu išeini: durnius – ne tu.
lesson-end-keep = Kita pabaiga: abu turi po dvi kortas. Kirsk { $card_acc } ne kozirine korta, o kozirį pasilik pabaigai.
lesson-end-win = Dėk kozirį: { $player } jo nenukirs ir liks su kortomis.
# unreviewed: perleisti (transfer)
lesson-transfer-title = Perleidimas ir pirmoji partija
# unreviewed: perleisti (transfer)
lesson-transfer-on = Čia puolimą galima perleisti. Padėk šalia savo dešimtakę, { $card_acc }: dabar gintis turi { $player }.
lesson-transfer-pass = { $player } ima abi. { $card } tinka, bet tai koziris: pasilik jį ir sakyk „Pasuoju“.
# unreviewed: perleisti (transfer)
lesson-transfer-beat = Galima perleisti koziriniu valetu, bet pigiau kirsti { $card_acc } dama.
lesson-transfer-game = Dabar – tavo maža partija. Žaisk, kaip nori, kol baigsis kaladė.
lesson-transfer-win = Kaladė tuščia. Atsikratyk kortų anksčiau už kitus!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Imti galima visada, bet čia turi kuo kirsti.
lesson-hint-dear = Galima ir taip, bet užtenka ir mažesnės kortos. Geresnes pasilik.
lesson-hint-trump = Galima ir taip, bet koziriai brangūs: čia galima apsieiti be jų.
lesson-hint-named = Galima pradėti ir ja, bet šiai pamokai reikia kitos kortos.
lesson-hint-fits = Gali ir sustoti, bet dar turi tinkamą kortą.
# unreviewed: perleisti (transfer)
lesson-hint-transfer = Nukirsta, bet čia puolimą galima ir perleisti kitam.
lesson-hint-lost = Šį kartą kortos liko tau. Taip nutinka visiems: pabandyk dar kartą.

## How to play

howto-title = Kaip žaisti durnių
howto-goal = Atsikratyk visų savo kortų. Laimėtojo nėra: kas paskutinis lieka su kortomis rankoje, tas ir durnius.
howto-learn = Geriau mokytis žaidžiant
# Told of a picture: $card lies over $target.
howto-beats = { $card } kerta { $target_acc }
howto-search = Ieškoti klausimų
howto-none = Apie tai klausimų nėra.
howto-link = Kopijuoti šio klausimo nuorodą
howto-link-copied = Nuoroda nukopijuota
howto-setup-title = Pasirengimas
howto-setup-1 = Kaladėje yra 36 kortos, nuo šešakės iki tūzo. Žaidžia nuo dviejų iki šešių žmonių, kiekvienam dalijama po šešias kortas.
# unreviewed: rūšis (suit)
howto-setup-2 = Kita korta atversta padedama po kalade. Jos rūšis yra koziriai visai partijai, o pati korta imama paskutinė.
howto-setup-3 = Pirmas puola tas, kas turi mažiausią kozirį. Gynėjas visada yra kitas žaidėjas puolėjui iš kairės.
howto-attack-title = Puolimas
howto-attack-1 = Puolėjas pradeda bet kuria korta.
# unreviewed: primesti (throw in)
howto-attack-2 = Tada puolėjas ir visi kiti, išskyrus gynėją, bet kada gali primesti kortų, bet tik tų rangų, kurie jau yra ant stalo: tinka ir puolimo, ir gynybos kortų rangai.
howto-attack-3 = Viename puolime dedama ne daugiau kaip šešios kortos ir niekada daugiau, negu gynėjas turėjo, kai tapo gynėju. Pačiame pirmame puolime – ne daugiau kaip penkios.
howto-defence-title = Gynyba
# unreviewed: rūšis (suit)
howto-defence-1 = Kiekvieną puolimo kortą kirsk didesne tos pačios rūšies korta arba bet kuriuo koziriu.
howto-defence-2 = Kozirį kerta tik didesnis koziris.
# unreviewed: primesti (throw in)
howto-defence-3 = Negali arba nenori? Sakyk „Imu“. Kiti dar gali primesti tinkamų kortų, ir tada pasiimi viską nuo stalo.
howto-after-title = Po puolimo
# unreviewed: bita (discard, button)
howto-after-1 = Viskas nukirsta: kortos eina į bitą, o kitas puola gynėjas.
howto-after-2 = Gynėjas paėmė: savo eilę jis praleidžia, puola žaidėjas jam iš kairės.
howto-after-3 = Kol yra kaladė, visi papildo ranką iki šešių kortų: pirma puolėjas, tada kiti pagal laikrodžio rodyklę, paskutinis gynėjas.
howto-end-title = Pabaiga
# unreviewed: išeiti (to be out)
howto-end-1 = Kai kaladė baigiasi, žaidėjas be kortų išeina: durnius jau ne jis.
howto-end-2 = Paskutinis, kas turi kortų, yra durnius. Jei paskutiniai žaidėjai kortų atsikrato per tą patį puolimą, tai lygiosios.
# unreviewed: perleisti (transfer)
howto-transfer-title = Perleidimas
# unreviewed: perleisti (transfer)
howto-transfer-1 = Žaidžiant perleidžiamąjį, gynėjas, dar nieko nenukirtęs, gali šalia padėti to paties rango kortą. Tada viską kirsti turi kitas žaidėjas.
# unreviewed: perleisti (transfer)
howto-transfer-2 = Kitas žaidėjas turi turėti bent tiek kortų, kiek teks kirsti. Perleisti galima ir toliau, kad ir aplink visą stalą.
howto-other-title = Kitos taisyklės
# unreviewed: perleisti (transfer), primesti (throw in)
howto-other-1 = Visa kita šiame puslapyje yra apie įprastą primetamąjį ir perleidžiamąjį. Mygtukas „Pasirinkti žaidimą“ siūlo ir kitas žinomas taisykles, o skiltyje „Visos taisyklės“ gali susidaryti savas.
# unreviewed: perleisti (transfer)
howto-other-2 = Perleidžiamasis su rodymu: to paties rango kozirio galima nedėti, o tik parodyti ir pasilikti.
howto-other-3 = Komandos: partneriai sėdi tarp varžovų, vienas kito nepuola, laimi ir pralaimi kartu.
howto-other-4 = Džokeriai tik kerta: raudonas bet kurią raudoną kortą, juodas bet kurią juodą, ir kozirius.
howto-other-5 = Dvi kaladės: kiekviena korta yra du kartus. Savo dvynės ji nekerta, nes nėra didesnė.
howto-other-6 = Kaip žaidžiama prie tavo stalo, parašyta lange „Šio stalo taisyklės“: paliesk žaidimo pavadinimą virš stalo.
howto-controls-title = Valdymas
# unreviewed: švytinti (glowing)
howto-controls-1 = Paliesk švytinčią kortą arba nuvilk ją ant stalo. Jei kerti, dėk ją tiesiai ant tos, kurią nori nukirsti.
# unreviewed: primesti (throw in), bita (discard, button)
howto-controls-2 = „Bita“ (viskas nukirsta) arba „Pasuoju“ (gynėjas ima) reiškia, kad daugiau neprimesi. „Imu“ – pasiimi visas kortas nuo stalo.
# unreviewed: blanki (dimmed)
howto-controls-3 = Paliesk blankią kortą ir sužinosi, kodėl ja eiti negalima.
howto-controls-4 = Klaviatūroje korta pasirenkama rodyklėmis, o einama klavišu „Enter“.
howto-controls-5 = Jei nori iškart dėti kelias to paties rango kortas, palaikyk pirštą ant vienos, paliesk kitas, tada stalą.
howto-controls-6 = Nustatymuose gali pasirinkti dėlioti kortas savo tvarka ir ruošti kortą, kol eina kiti.

## Questions and answers

faq-title = Dažni klausimai
faq-1-q = Kas puola, jei gynėjas paėmė?
faq-1-a = Žaidėjas paėmusiam iš kairės. Kas ima, praranda savo puolimą. Dviese vėl puola tas pats.
faq-2-q = Ar galima imti, jei galėčiau viską nukirsti?
faq-2-a = Taip, kartais gera korta to verta. Imti galima, kol ant stalo kas nors nenukirsta, o pasakyto žodžio neatsiimsi.
faq-3-q = Kodėl pirmame puolime tik penkios kortos?
faq-3-a = Kad nieko neužverstų kortomis pačioje pradžioje. Nuo antrojo puolimo riba yra šešios, nesvarbu, ar pirmasis nukirstas, ar paimtas.
faq-4-q = Kas bus, jei kaladė baigsis papildant?
faq-4-a = Visi paeiliui papildo iki šešių, kol kaladės užtenka. Atverstąjį kozirį gauna tas, kam jis atitenka. Kam neužteko, žaidžia su tuo, ką turi.
# unreviewed: bita (discard, button)
faq-5-q = Ar galima žiūrėti bitą?
faq-5-a = Ne. Nukirstos kortos iki partijos pabaigos guli užverstos, matyti tik jų skaičius. Jas įsiminti yra žaidimo dalis.
faq-6-q = Kada būna lygiosios?
faq-6-a = Kai puolimo pabaigoje kortų nebeturi niekas: pavyzdžiui, paskutinė puolimo korta nukirsta pačia paskutine korta. Tada durniaus nėra.
faq-7-q = Ar turiu eiti mažiausiu koziriu, jei dėl jo pradedu aš?
faq-7-a = Ne, jis tik parodo, kas pradeda. Eik bet kuria korta.
# unreviewed: primesti (throw in)
faq-8-q = Ar gynėjas gali primesti?
# unreviewed: perleisti (transfer), primesti (throw in)
faq-8-a = Ne. Gynėjas kerta, ima arba, žaidžiant perleidžiamąjį, perleidžia. Primesti gali visi kiti.
faq-9-q = Kas pirmas ima iš kaladės?
# unreviewed: perleisti (transfer)
faq-9-a = Puolėjas, tada kiti pagal laikrodžio rodyklę, paskutinis gynėjas. Po perleidimų puolėju laikomas tas, kas perleido paskutinis.
# unreviewed: primesti (throw in)
faq-10-q = O jei du žaidėjai primeta vienu metu?
faq-10-a = Pirma dedama ta korta, kuri atėjo anksčiau. Jei ji užėmė paskutinę vietą, kita tiesiog grįžta į ranką.
# unreviewed: perleisti (transfer)
faq-11-q = Ar perleidžiamąjį galima žaisti dviese?
faq-11-a = Taip. Tada puolimas grįžta tam, kas jį pradėjo, jei jam užtenka kortų.
# unreviewed: perleisti (transfer)
faq-12-q = Kada perleisti negalima?
faq-12-a = Kai kuri nors korta jau nukirsta, kai pasakei „Imu“, kai tavo korta kito rango arba kai kitas žaidėjas turi mažiau kortų, negu tektų kirsti.
# unreviewed: perleisti (transfer)
faq-13-q = Kas puola po perleidimų?
faq-13-a = Tai lemia paskutinis gynėjas: jei nukirto viską, puola jis; jei paėmė, puola žaidėjas jam iš kairės.
faq-14-q = Ar galima pradėti koziriu?
faq-14-a = Taip, pradėti galima bet kuria korta. Kozirį nukirsti sunku: jį kerta tik didesnis koziris.
# unreviewed: primesti (throw in)
faq-15-q = Kiek kortų man gali primesti?
faq-15-a = Daugiausia šešias, pirmame puolime penkias, ir niekada daugiau, negu turėjai, kai tave ėmė pulti. Pasakius „Imu“ riba ta pati.
# unreviewed: išeiti (to be out)
faq-16-q = Kada žaidėjas išeina?
faq-16-a = Kai nebėra nei kortų rankoje, nei kaladės. Kol kaladė yra, po puolimo tuščia ranka vėl prisipildo.
faq-17-q = Ar galima atšaukti ėjimą?
faq-17-a = Prieš botus taip, kiek tik nori. Tokia partija pažymima kaip treniruotė.
faq-18-q = Ką žino botai?
faq-18-a = Tiek, kiek jų vietoje žinotum tu: savo kortas, stalą ir viską, kas sužaista atvirai. Nei tavo rankos, nei kaladės jie nemato.
# unreviewed: perleisti (transfer)
faq-19-q = Ką reiškia perleisti?
# unreviewed: perleisti (transfer)
faq-19-a = Užuot kirtęs, gynėjas šalia padeda to paties rango kortą. Tada viską kirsti turi kitas žaidėjas, ir jis gali perleisti toliau.
# unreviewed: primesti (throw in)
faq-20-q = Kas primeta pirmas?
# unreviewed: primesti (throw in)
faq-20-a = Kas greitesnis: visi, išskyrus gynėją, gali primesti bet kada. Pagal kai kurias taisykles primetama paeiliui, pirmas puolėjas.
# unreviewed: išeiti (to be out)
faq-21-q = O jei du žaidėjai išeina vienu metu?
faq-21-a = Abu saugūs, kiti žaidžia toliau. Jei kortų nebeturi niekas, durniaus nėra: lygiosios.
faq-22-q = Ar galima kirsti koziriu, jei galėčiau ir be jo?
# unreviewed: rūšis (suit)
faq-22-a = Taip. Laikytis rūšies nereikia: koziris kerta bet kurią kitos rūšies kortą, kad ir ką dar turėtum.
faq-23-q = Dalį kortų nukertu, o paskui imu. Ką gaunu?
# unreviewed: primesti (throw in)
faq-23-a = Viską, kas guli ant stalo: puolimo kortas, kortas, kuriomis jas nukirtai, ir tai, kas dar bus primesta.
faq-24-q = Kas yra serija?
faq-24-a = Kelios partijos su bendru rezultatu: iki tam tikro taškų ar partijų skaičiaus. Ji pasirenkama taisyklėse, o rezultatas rodomas po kiekvienos partijos.
# unreviewed: antpečiai (epaulettes)
faq-25-q = Kas yra antpečiai?
# unreviewed: antpečiai (epaulettes)
faq-25-a = Senas pokštas: ką paskutinį kartą puolė viena ar dviem mažiausiomis kortomis, tas „nešioja“ jas ant pečių. Antpečiai nieko nekeičia ir rodomi tik tada, kai pasirinkti taisyklėse.
faq-26-q = Ar kortos dalijamos sąžiningai?
faq-26-a = Taip. Kiekviena partija maišoma paskelbtu būdu iš 32 atsitiktinių baitų, kuriuos parenka kompiuteris. Tai nepriklauso nei nuo žaidėjų, nei nuo rezultato, ir niekas to pasirinkti negali.
faq-27-q = Kodėl baigtas puolimas dar lieka ant stalo?
faq-27-a = Kad visi matytų, kuo jis baigėsi. Paliesk stalą, ir žaidimas iškart tęsis; kiek jis lieka, pasirenkama nustatymuose.
# unreviewed: primesti (throw in)
faq-28-q = Kodėl būna pauzė, nors niekas negali primesti?
faq-28-a = Jei be tinkamos kortos žaidimas eitų greičiau, visi žinotų, kad jos niekas neturi. Todėl pauzė nepriklauso nuo kortų rankoje.

## Paskyra

account-title = Paskyra
account-guest = Svečias { $name }
account-about = Žaidi kaip svečias. Paskyra išsaugo tavo vardą ir įleidžia iš bet kurio įrenginio. El. pašto nereikia.
account-join-tab = Nauja paskyra
account-login-tab = Prisijungimas
account-name = Vardas
account-name-hint = 3–24 vienos abėcėlės raidės, galima ir skaitmenys
account-password = Slaptažodis
account-new-password = Naujas slaptažodis
account-password-hint = Bent 8 ženklai
account-show-password = Rodyti slaptažodį
account-join = Sukurti paskyrą
account-join-passkey = Sukurti su prieigos raktu
account-passkey-about = Prieigos raktas – tai piršto atspaudas, veidas arba ekrano užraktas vietoj slaptažodžio.
account-login = Prisijungti
account-login-passkey = Prisijungti su prieigos raktu
account-forgot = Pamiršai slaptažodį?
account-recover = Naudoti atkūrimo kodą
account-recover-about = Įvesk atkūrimo kodą ir naują slaptažodį. Visi kiti įrenginiai bus atjungti.
account-code = Atkūrimo kodas
account-back = Atgal
account-codes = Atkūrimo kodai
account-codes-about = Kiekvienas kodas įleis tave vieną kartą, jei prarasi slaptažodį ar raktą. Jie matomi tik dabar: laikyk juos saugioje vietoje.
account-codes-copy = Kopijuoti
account-codes-save = Išsaugoti faile
account-codes-kept = Išsaugojau
account-codes-left =
    { $number ->
        [one] Liko { $number } kodas
        [few] Liko { $number } kodai
        [many] Liko { $number } kodo
       *[other] Liko { $number } kodų
    }
account-codes-renew = Nauji kodai
account-rename = Keisti vardą
account-save = Išsaugoti
account-saved = Išsaugota
# unreviewed: the word for a passkey, here and in the messages about it
account-passkeys = Prieigos raktai
account-passkey-add = Pridėti raktą
account-passkey-suspect = Galbūt yra šio rakto kopija. Pašalink jį.
account-remove = Pašalinti
account-last-used = Paskutinį kartą: { $time }
account-sessions = Kur esi prisijungęs
account-this-device = Šis įrenginys
account-unknown-device = Nežinomas įrenginys
account-end-others = Atsijungti visur kitur
account-logout = Atsijungti
account-data = Tavo duomenys
account-export = Atsisiųsti mano duomenis
account-delete = Ištrinti paskyrą
account-delete-about = Baigtos partijos liks be tavo vardo. Atšaukti to negalima.
account-delete-yes = Ištrinti visam laikui
account-confirm-about = Patvirtink, kad tai tu.
account-confirm = Patvirtinti
account-confirm-passkey = Patvirtinti raktu
account-waiting = Čia laukia nebaigta partija, kurią pradėjai kaip svečias. Ji grįš, kai atsijungsi.
account-error-name-too-short = Varde bent 3 ženklai.
account-error-name-too-long = Varde daugiausia 24 ženklai.
account-error-name-signs = Vardas prasideda raide, jame tik raidės ir skaitmenys, o tarp jų – po vieną tarpą, tašką ar brūkšnelį.
account-error-name-scripts = Visos vardo raidės turi būti iš vienos abėcėlės.
account-error-name-reserved = Šis vardas priklauso pačiam žaidimui.
account-error-name-taken = Šis vardas užimtas arba panašus į užimtą.
account-error-password-too-short = Slaptažodyje bent 8 ženklai.
account-error-password-too-long = Slaptažodyje daugiausia 128 ženklai.
account-error-password-weak = Šį slaptažodį lengva atspėti. Imk ilgesnį.
account-error-wrong-login = Neteisingas vardas arba slaptažodis.
account-error-wrong-password = Neteisingas slaptažodis.
account-error-wrong-code = Neteisingas vardas ar kodas, arba kodas jau panaudotas.
account-error-too-many-tries = Per daug bandymų. Bandyk po { $number } min.
account-error-too-many-accounts = Iš čia sukurta per daug paskyrų. Bandyk po { $number } min.
account-error-bad-passkey = Prieigos raktas nesuveikė. Bandyk dar kartą.
account-error-copied-passkey = Galbūt yra šio rakto kopija, todėl jis nieko neįleidžia. Prisijunk kitaip ir pašalink jį.
account-error-last-passkey = Tai vienintelis tavo būdas prisijungti. Pirma nustatyk slaptažodį.
account-error-too-many-passkeys = Daugiau raktų pridėti negalima.
account-error-network = Serveris nepasiekiamas. Bandyk dar kartą.
account-error-other = Nepavyko. Bandyk dar kartą.

## Looking through a game that is over

# unreviewed: the phrase for a replay is nobody's yet
replay-place = Ėjimas { $number } iš { $most }
replay-play = Žiūrėti toliau
replay-pause = Pauzė
replay-back = Vienu ėjimu atgal
replay-forward = Vienu ėjimu pirmyn
replay-first = Į pradžią
replay-last = Į pabaigą
replay-speed = Greitis: { $number }×
# unreviewed: the phrase for a replay is nobody's yet
replay-seat = Iš kieno vietos žiūrėti
replay-open = Rodyti visų kortas

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-well-played = Gerai sužaista!
phrase-nice-move = Puikus ėjimas!
phrase-thanks = Ačiū!
phrase-welcome = Prašom!
phrase-sorry = Atsiprašau!
phrase-oops = Oi!
phrase-lucky = Na ir pasisekė!
phrase-unlucky = Šiandien nesiseka…
# unreviewed: whether players say so
phrase-no-hurry = Neskubėk!
phrase-go-on = Žaidžiam toliau?
phrase-moment = Minutėlę!
phrase-back = Aš vėl čia
phrase-again = Dar kartą?
phrase-bye = Iki!

# What the pictures show that players send each other.

emote-smile = Šypsena
emote-laugh = Juokas
emote-wink = Mirktelėjimas
emote-cool = Tamsūs akiniai
emote-think = Susimąstymas
emote-wow = Nuostaba
emote-sad = Liūdesys
emote-cry = Ašaros
emote-angry = Pyktis
emote-clap = Plojimai
emote-coffee = Kava
emote-sleep = Miegas

## Playing with other people

people-name = Kaip kiti tave vadins?
people-name-wanted = Pirma įrašyk vardą.
people-watchers = Žiūrovų: { $number }
people-watching = Tu stebi žaidimą
# unreviewed: how a native player would say it
people-watching-late = Tu stebi žaidimą su minutės uždelsimu
people-left = { $player } palieka stalą.
people-came = { $player } sėda prie stalo.
people-host = Dabar šeimininkas yra { $player }.
people-host-you = Dabar šeimininkas esi tu.
people-says = { $player }: { $text }
people-takeback-asks = { $player } prašo leisti atšaukti paskutinį ėjimą.
people-takeback-yes = Taip
people-takeback-no = Ne
people-takeback-waits = Laukiame atsakymo: { $players }
people-takeback-done = { $player } atšaukia paskutinį ėjimą.
people-takeback-done-you = Tavo ėjimas atšauktas.
people-takeback-stays = Ėjimas lieka.

device-about = Visi žaidžia šiuo įrenginiu ir perduoda jį vienas kitam.
device-name = Žaidėjas { $number }
device-add = Pridėti žaidėją
device-remove = Pašalinti: { $player }
device-bots = Botai
device-give = Perduok įrenginį: { $player }
device-hidden = Iki tol kortos paslėptos.
device-me = Tai aš, { $player }
people-bot-sits-in = { $player }: vietoj jo žaidžia botas.
people-lost = { $player }: ryšys nutrūko.
people-back = { $player } sugrįžo.
people-wishes = { $player } nori žaisti dar.
# unreviewed: how a native player would say it
people-out-of-time = { $player }: laikas baigėsi.
# unreviewed: how a native player would say it
people-out-of-time-you = Tavo laikas baigėsi.
# unreviewed: how a native player would say it
people-bot-for-you = Vietoj tavęs žaidžia botas.
people-waits-for-others = Nori žaisti dar. Laukiame kitų…
people-wants-player = Kortoms išdalyti reikia dar vieno žaidėjo.
# unreviewed: išėj
people-gone = išėjo
# Beside a name that is known by an account.
people-account = turi paskyrą
people-mute = Nutildyti
people-unmute = Vėl girdėti
# unreviewed: išeit
people-leave = Išeiti visam
# unreviewed: how a native player would say it
people-leave-about = Botas sužais už tave iki galo, ir tai bus laikoma išėjimu.
people-write = Rašyti žinutę
people-send = Siųsti

## A table before its first deal

gather-invite = Pakviesti nuoroda
gather-copy = Kopijuoti
gather-copied = Nukopijuota
gather-send = Siųsti…
gather-code = QR kodas
gather-sit-hint = Paliesk laisvą vietą, kad atsisėstum
gather-full = Visos vietos užimtos; gali stebėti
gather-waiting = Laisvų vietų: { $number }
gather-ready = Visi susirinko: pradėk žaidimą
gather-waiting-host = Žaidimą pradės { $player }
gather-seat-free = Laisva vieta { $number }
gather-host = šeimininkas
table-free = Laisva
gather-agreed = Ką žaidžiame
gather-change = Keisti
gather-access = Kas ras stalą
gather-access-link = Kas turi nuorodą
gather-access-open = Visi
gather-watching = Žiūrovai
gather-watching-free = Galima stebėti
gather-watching-delayed = Su uždelsimu
gather-watching-off = Stebėti negalima
gather-talk = Pokalbiai
gather-talk-off = Be pokalbių
# unreviewed: how a native player would say it
gather-talk-phrases = Tik frazės
gather-talk-chat = Laisvi pokalbiai
# unreviewed: how a native player would say it
gather-rated = Reitingui
gather-rated-about = Rezultatas pakeis žaidėjų reitingą.
gather-sit = Sėsti
gather-stand = Atsistoti
gather-fill = Užpildyti botais
gather-swap = Susikeisti vietomis: { $player }
gather-move-here = Sėsti čia
gather-bot = Botas
# unreviewed: išeit
gather-remove = Paprašyti išeiti: { $player }
# unreviewed: how a native player would say it
gather-make-host = Paskirti šeimininku: { $player }
gather-seats = Vietų
gather-clock = Laikrodis
gather-starts = Pradžia
gather-starts-host = Kai pasakys šeimininkas
gather-starts-full = Kai vietos užimtos
gather-agree = Gerai

## The list of tables

tables-title = Stalai
tables-mine = Tavo stalai
tables-open = Laukia žaidėjų
tables-filter-rules = Taisyklės
tables-filter-seats = Vietų
tables-all = Visi
tables-none = Dabar niekas nelaukia. Atverk stalą: jį pamatys kitas, kas ateis.
tables-none-such = Tokio stalo nėra. Pakeisk atranką arba atverk savo.
tables-new = Atverti stalą
tables-taken = Užimta vietų: { $number } iš { $most }
tables-your-turn = Tavo ėjimas
tables-gathering = laukia žaidėjų
tables-playing = vyksta žaidimas
# unreviewed: how a native player would say it
tables-in-play = Vyksta žaidimas
# unreviewed: how a native player would say it
tables-crowd = Žaidėjų čia: { $number }. Žaidžiama prie stalų: { $playing }.
tables-over = baigtas
tables-alone = Kol kas nieko

## Clocks

clock-none = Be laikrodžio
clock-fast = Greitas
clock-normal = Įprastas
clock-slow = Lėtas
clock-days =
    { $number ->
        [one] { $number } diena
        [few] { $number } dienos
        [many] { $number } dienos
       *[other] { $number } dienų
    }
clock-seconds = { $number } s
clock-about-none = Laikas neribotas.
clock-about-turn = Kiekvienam ėjimui: { $time }.
clock-about-bank = Atsarga kiekvienai partijai: { $time }.
clock-bank = Atsarga { $time }
# unreviewed: how a native player would say it
clock-window = Primetimui: { $time }
clock-paused = Laukiame { $player }: { $time }
clock-last = Liko penkios sekundės!

## Whether the deal was fair

proof-title = Sąžiningas dalijimas
# unreviewed: how a native player would say it
proof-about = Prieš dalijimą serveris pasirinko slaptą skaičių ir parodė jo atspaudą. Kiekvienas žaidėjas pridėjo savo skaičių. Kartu jie išmaišė kortas, todėl niekas negalėjo jų pasirinkti. Dabar tavo naršyklė tai patikrina pati. Ko ji neparodys: kad serverio šeimininkas nežiūrėjo į kortas.
proof-cannot = Per šį ryšį naršyklė negali patikrinti. Atverk puslapį per https.
proof-checking = Tikriname…
proof-not-yet = Pirma užbaik šį žaidimą: tada bus galima patikrinti dalijimą.
proof-none = Dar nėra baigtos partijos, kurią būtų galima patikrinti.
proof-fair = Kortos padalytos sąžiningai.
proof-unfair = Kažkas nesutampa: kortos padalytos ne taip, kaip žadėta.
proof-deal = Partija { $number }
proof-bound = Slaptas skaičius atitinka atspaudą.
proof-shuffled = Kortos gulėjo tiksliai taip, kaip išplaukia iš skaičių.
proof-mine = Tavo skaičius dalyvavo maišant.
proof-no = Ne:
proof-numbers = Skaičiai patikrinti kitur
proof-save = Išsaugoti faile

## Players and their games

players-title = Žaidėjas
players-me = Mano profilis
# unreviewed: rūšis (kind, also a suit)
players-family = Žaidimo rūšis
players-teams = Komandomis
players-kind =
    { $number ->
        [one] { $family }, { $number } žaidėjas
        [few] { $family }, { $number } žaidėjai
        [many] { $family }, { $number } žaidėjo
       *[other] { $family }, { $number } žaidėjų
    }
players-games =
    { $number ->
        [one] { $number } žaidimas
        [few] { $number } žaidimai
        [many] { $number } žaidimo
       *[other] { $number } žaidimų
    }
players-lost = { $number } % pralaimėta
players-rating = Reitingas
players-changed = Reitingas { $number }, { $change }
players-course = Reitingas laikui bėgant: nuo { $from } iki { $to }, žemiausias { $low }, aukščiausias { $high }
players-unsettled = Kol kas mažai žaidimų: tai pirmas spėjimas.
players-since = Čia nuo { $date }
players-newest = Naujausi žaidimai reitingui
players-unrated = Žaidimų reitingui dar nebuvo.
players-unrated-me = Reitingo dar neturi. Žaisk prie stalo „reitingui“ su žmonėmis ar botais.
players-best-none = Čia dar niekas nežaidė pakankamai. Žaisk reitingui ir būk pirmas!
players-missing = Tokio žaidėjo nėra.
players-again = Dar kartą
games-none = Baigtų žaidimų dar nėra. Sužaisk: žaidimas liks čia, ėjimas po ėjimo.
games-missing = Šio žaidimo parodyti negalima.
games-more = Rodyti daugiau
games-fool = pralaimėta
games-safe = išsigelbėta
games-draw = lygiosios
