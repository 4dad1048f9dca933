# The words of Kozyr in Polish.
#
# en.ftl says which arguments messages share. No native reader has been through this file yet;
# `# unreviewed: <why>` marks the messages that rest on a word nobody has confirmed.

## The page

app-name = Kozyr
app-tagline = Gra karciana „Dureń”
app-close = Zamknij
app-reconnecting = Łączenie…
app-moment = Chwileczkę…
app-drain = Serwer zaraz uruchomi się ponownie. Gra trwa dalej.
app-version = Wersja { $version }
app-you = Ty

## Before the game

lobby-play = Graj
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } przeciwnik
        [few] { $number } przeciwników
        [many] { $number } przeciwników
       *[other] { $number } przeciwnika
    }
lobby-continue = Kontynuuj grę
lobby-new-game = Porzuć ją i zacznij nową
lobby-given-up = Niedokończona gra została porzucona.
lobby-way-back = Wróć do niej
lobby-choose = Wybierz grę
lobby-friends = Graj ze znajomymi
lobby-quick = Szybka gra
lobby-tables = Otwarte stoły
lobby-device = Na jednym urządzeniu
lobby-games = Moje gry
lobby-best = Najlepsi gracze
lobby-matching = Szukamy graczy… na razie { $number }
lobby-how-to-play = Jak grać
lobby-learn = Nauka
lobby-newcomer = Pierwszy raz? Naucz się w trzy minuty
lobby-settings = Ustawienia
lobby-account = Konto
lobby-language = Język
lobby-theme = Motyw
lobby-number-of-opponents = Przeciwnicy
lobby-opponent = Przeciwnik { $number }
lobby-all-opponents = Wszyscy przeciwnicy
lobby-level-beginner = Nowicjusz
lobby-level-regular = Amator
lobby-level-club = Bywalec
lobby-level-strong = Mocny
lobby-level-expert = Ekspert
lobby-level-master = Mistrz
lobby-level-grandmaster = Arcymistrz
lobby-level-beginner-about = Gra najniższą kartą i często się myli
lobby-level-regular-about = Oszczędza atuty, zapomina karty, czasem się myli
lobby-level-club-about = Pamięta każdą kartę
lobby-level-strong-about = Pamięta każdą kartę i nie myli się w końcówkach
lobby-level-expert-about = Ocenia ruchy doświadczeniem mnóstwa gier
lobby-level-master-about = Liczy wiele ruchów naprzód
lobby-level-grandmaster-about = Myśli najdłużej i wnioskuje, kto co ma
lobby-pace = Jak szybko grają boty
lobby-pace-normal = Jak ludzie
lobby-pace-instant = Od razu
lobby-your-name = Twoje imię
lobby-your-name-hint = Widać je tylko przy twoim miejscu
lobby-start = Zacznij
lobby-cancel = Anuluj
lobby-offline = Nie ma jeszcze połączenia. Gra zacznie się, gdy tylko się pojawi.

## Choosing the rules

choose-presets = Znane zasady
choose-own-rules = Własne zasady
choose-all-rules = Wszystkie zasady
choose-rules-summary = Te zasady: { $text }
choose-reset-rules = Przywróć zwykłe zasady
# Beside a rule that is not as usual.
choose-changed = Zmienione
choose-refused = Te zasady nie pasują do siebie
choose-seats-range = Graczy: { $least }–{ $most }
choose-seats-exactly = Graczy: { $number }

# Sets of rules that people know by a name.
# unreviewed: dureń z dorzucaniem (the throw-in game)
preset-app = Z dorzucaniem
preset-app-about = Wszyscy oprócz broniącego dorzucają karty o wartościach leżących na stole.
# unreviewed: przekazać (to transfer)
preset-app-transfer = Przekazywany
# unreviewed: przekazać (to transfer)
preset-app-transfer-about = Atak można też przekazać kartą tej samej wartości.
preset-simple = Prosty
preset-simple-about = Kładzie się jedną kartę, którą się bije albo bierze: nikt nie dorzuca.
preset-neighbours = Sąsiedzi
preset-neighbours-about = Dorzucają tylko dwaj gracze siedzący obok broniącego.
preset-one-by-one = Po kolei
preset-one-by-one-about = Dorzuca się po kolei i dopiero wtedy, gdy wszystko jest pobite.
# unreviewed: przekazać (to transfer)
preset-transfer-and-show = Przekazywany z pokazaniem
# unreviewed: przekazać (to transfer)
preset-transfer-and-show-about = Aby przekazać, atut tej samej wartości można tylko pokazać i zatrzymać.
preset-two-player-series-to-5 = We dwoje do pięciu punktów
preset-two-player-series-to-5-about = Kto pierwszy skończy, dostaje punkt i zaczyna następne rozdanie; wygrywa pięć punktów.
preset-teams = Dwóch na dwóch
preset-teams-about = Czworo gra w dwóch drużynach, partnerzy siedzą naprzeciw siebie.
preset-teams-of-three = Trzech na trzech
preset-teams-of-three-about = Sześcioro gra w dwóch drużynach, partnerem jest co drugi gracz.
preset-short-24 = Krótka gra
preset-short-24-about = 24 karty, od dziewiątki do asa.
preset-classic-52 = Pełna talia
preset-classic-52-about = 52 karty, od dwójki do asa.
preset-jokers = Z jokerami
preset-jokers-about = 52 karty i dwa jokery: czerwony bije każdą czerwoną kartę, czarny każdą czarną.
preset-two-packs = Dwie talie
preset-two-packs-about = Dwie talie po 36 kart razem: na długą grę lub dla wielu graczy.
preset-japanese = Japoński
preset-japanese-about = Atutem są zawsze kara, a piki bije się tylko pikami.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Karty i atuty
rule-group-begin = Kto zaczyna
rule-group-attack = Atak i dorzucanie
# unreviewed: przekazać (to transfer)
rule-group-transfer = Przekazywanie
rule-group-end = Stos, karty odrzucone i koniec gry
rule-group-series = Kilka rozdań
rule-group-teams = Drużyny
rule-group-rare = Rzadkie zwyczaje

rule-pack = Talia
rule-pack-about = Jakimi kartami się gra. Im mniej kart, tym krótsza gra.
value-pack-24 = 24 karty, od dziewiątki
value-pack-32 = 32 karty, od siódemki
value-pack-36 = 36 kart, od szóstki
value-pack-52 = 52 karty, od dwójki
value-pack-54 = 52 karty i dwa jokery
value-pack-2x36 = Dwie talie po 36 kart
value-pack-2x52 = Dwie talie po 52 karty
says-pack =
    { $number ->
        [54] 52 karty i dwa jokery
        [72] dwie talie po 36 kart
        [104] dwie talie po 52 karty
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
rule-hand-size = Karty w ręce
rule-hand-size-about = Ile kart dostaje każdy i do ilu dobiera po rundzie.
says-hand-size =
    { $number ->
        [one] po { $number } karcie w ręce
        [few] po { $number } karty w ręce
        [many] po { $number } kart w ręce
       *[other] po { $number } karty w ręce
    }
rule-trump-mode = Atut
rule-trump-mode-about = Jak ustala się kolor atutowy albo który kolor jest nim zawsze.
value-trump-mode-turned = Za każdym razem ustala go karta
value-trump-mode-always-clubs = Zawsze trefle
value-trump-mode-always-diamonds = Zawsze kara
value-trump-mode-always-hearts = Zawsze kiery
value-trump-mode-always-spades = Zawsze piki
value-trump-mode-none = Bez atutu
says-trump-mode =
    { $value ->
        [always_clubs] atutem są zawsze trefle
        [always_diamonds] atutem są zawsze kara
        [always_hearts] atutem są zawsze kiery
        [always_spades] atutem są zawsze piki
        [none] bez atutu
       *[turned] atut ustala karta
    }
rule-trump-source = Która karta ustala atut
rule-trump-source-about = Odkryta karta leży pod stosem i dobiera się ją na końcu; ostatnia rozdana zostaje u gracza.
value-trump-source-next-after-deal = Pierwsza po rozdaniu
value-trump-source-bottom-card = Najniższa karta stosu
value-trump-source-last-dealt = Ostatnia rozdana karta
says-trump-source =
    { $value ->
        [bottom_card] atut ustala najniższa karta stosu
        [last_dealt] atut ustala ostatnia rozdana karta
       *[next_after_deal] atut ustala pierwsza karta po rozdaniu
    }

rule-first-attacker = Kto zaczyna pierwsze rozdanie
rule-first-attacker-about = Kto zagrywa pierwszą kartę w grze.
value-first-attacker-lowest-trump = Kto ma najniższy atut
value-first-attacker-left-of-dealer = Gracz po lewej od rozdającego
value-first-attacker-lot = Decyduje los
says-first-attacker =
    { $value ->
        [left_of_dealer] pierwsze rozdanie zaczyna gracz po lewej od rozdającego
        [lot] o początku pierwszego rozdania decyduje los
       *[lowest_trump] pierwsze rozdanie zaczyna najniższy atut
    }
rule-next-first-attacker = Kto zaczyna następne rozdania
rule-next-first-attacker-about = Kto zagrywa pierwszą kartę, gdy jedno rozdanie już rozegrano.
value-next-first-attacker-lowest-trump = Kto ma najniższy atut
value-next-first-attacker-left-of-dealer = Gracz po lewej od rozdającego
value-next-first-attacker-lot = Decyduje los
value-next-first-attacker-under-fool = Durnia atakuje gracz po jego prawej
value-next-first-attacker-from-under-fool = Gracz po lewej od durnia
value-next-first-attacker-winner = Kto pierwszy skończył
value-next-first-attacker-fool = Dureń
says-next-first-attacker =
    { $value ->
        [left_of_dealer] następne rozdania zaczyna gracz po lewej od rozdającego
        [lot] o początku następnych rozdań decyduje los
        [under_fool] następne rozdanie zaczyna się atakiem na durnia
        [from_under_fool] następne rozdanie zaczyna gracz po lewej od durnia
        [winner] następne rozdanie zaczyna ten kto pierwszy skończył
        [fool] następne rozdanie zaczyna dureń
       *[lowest_trump] następne rozdania zaczyna najniższy atut
    }
rule-no-trump-fallback = Gdy nikt nie ma atutu
rule-no-trump-fallback-about = Kto zaczyna, gdy ma decydować najniższy atut, a nikt nie ma żadnego.
value-no-trump-fallback-lowest-card = Kto ma najniższą kartę
value-no-trump-fallback-lot = Decyduje los
value-no-trump-fallback-first-seat = Gracz na pierwszym miejscu
says-no-trump-fallback =
    { $value ->
        [lot] gdy nikt nie ma atutu decyduje los
        [first_seat] gdy nikt nie ma atutu zaczyna pierwsze miejsce
       *[lowest_card] gdy nikt nie ma atutu zaczyna najniższa karta
    }
rule-dealer = Kto rozdaje następny
rule-dealer-about = Kto rozdaje karty w następnym rozdaniu.
value-dealer-fool = Dureń
value-dealer-next-seat = Następny po lewej
says-dealer =
    { $value ->
        [next_seat] rozdaje się po kolei
       *[fool] rozdaje dureń
    }

rule-throwers = Kto dorzuca
rule-throwers-about = Dorzucić to dołożyć do ataku kartę o wartości, która już leży na stole.
value-throwers-all = Wszyscy oprócz broniącego
value-throwers-neighbours = Dwaj sąsiedzi broniącego
value-throwers-attacker-only = Tylko atakujący
value-throwers-nobody = Nikt
says-throwers =
    { $value ->
        [neighbours] dorzucają tylko sąsiedzi broniącego
        [attacker_only] dorzuca tylko atakujący
        [nobody] nikt nie dorzuca
       *[all] dorzucają wszyscy
    }
rule-throw-order = Kolejność dorzucania
rule-throw-order-about = Czy każdy dorzuca, kiedy chce, czy czeka na swoją kolej.
value-throw-order-free = Kto szybszy
value-throw-order-ordered = Po kolei, najpierw atakujący
says-throw-order =
    { $value ->
        [ordered] dorzuca się po kolei
       *[free] dorzuca się bez kolejki
    }
rule-throw-timing = Kiedy można dorzucać
rule-throw-timing-about = Ile trzeba pobić, zanim dojdą nowe karty.
value-throw-timing-any-time = W każdej chwili
value-throw-timing-after-first-beat = Gdy pierwsza karta jest pobita
value-throw-timing-all-beaten = Dopiero gdy wszystko jest pobite
says-throw-timing =
    { $value ->
        [after_first_beat] dorzuca się po pobiciu pierwszej karty
        [all_beaten] dorzuca się dopiero gdy wszystko jest pobite
       *[any_time] dorzuca się w każdej chwili
    }
rule-throw-ranks = Co można dorzucać
rule-throw-ranks-about = Czy liczą się też karty obrony, czy tylko karty ataku.
value-throw-ranks-attack-and-defence = Wszystkie wartości na stole
value-throw-ranks-attack-only = Tylko wartości kart ataku
says-throw-ranks =
    { $value ->
        [attack_only] dorzuca się tylko wartości kart ataku
       *[attack_and_defence] dorzuca się wszystkie wartości na stole
    }
rule-throw-after-take = Dorzucanie po „Biorę”
rule-throw-after-take-about = Temu, kto bierze, można dołożyć jeszcze karty o wartościach leżących na stole.
says-throw-after-take =
    { $value ->
        [off] po „biorę” się nie dorzuca
       *[on] dorzuca się także po „biorę”
    }
rule-opening = Pierwsze karty rundy
rule-opening-about = Czy można zacząć kilkoma kartami tej samej wartości.
value-opening-one-card = Jedna karta
value-opening-equal-ranks = Jedna lub kilka tej samej wartości
says-opening =
    { $value ->
        [equal_ranks] można zacząć kilkoma kartami tej samej wartości
       *[one_card] zaczyna się jedną kartą
    }
rule-attack-limit = Najwięcej kart ataku w rundzie
rule-attack-limit-about = Ile kart najwyżej trzeba pobić w jednej rundzie.
value-attack-limit-0 = Bez ograniczeń
says-attack-limit =
    { $number ->
        [0] dowolnie wiele kart ataku w rundzie
        [one] najwyżej { $number } karta ataku w rundzie
        [few] najwyżej { $number } karty ataku w rundzie
        [many] najwyżej { $number } kart ataku w rundzie
       *[other] najwyżej { $number } karty ataku w rundzie
    }
rule-first-bout-limit = Najwięcej kart ataku w pierwszej rundzie
rule-first-bout-limit-about = Żeby nikogo nie zasypać na samym początku.
value-first-bout-limit-0 = Jak w każdej rundzie
says-first-bout-limit =
    { $number ->
        [0] w pierwszej rundzie tyle samo
       *[other] najwyżej { $number } w pierwszej rundzie
    }
rule-first-cap-scope = Jak długo trwa limit pierwszej rundy
rule-first-cap-scope-about = Pierwsza runda może skończyć się braniem; limit może wtedy trwać dalej.
value-first-cap-scope-first-bout = Tylko w pierwszej rundzie
value-first-cap-scope-until-first-discard = Aż pierwszy raz wszystko zostanie pobite
says-first-cap-scope =
    { $value ->
        [until_first_discard] limit pierwszej rundy trwa do pierwszego pobicia wszystkiego
       *[first_bout] limit pierwszej rundy kończy się razem z nią
    }
rule-defender-hand-cap = Karty broniącego ograniczają atak
rule-defender-hand-cap-about = Czy można położyć więcej kart, niż broniący może pobić.
value-defender-hand-cap-when-became-defender = Nie więcej, niż miał broniący
value-defender-hand-cap-none = Można i więcej
says-defender-hand-cap =
    { $value ->
        [none] karty broniącego nie ograniczają ataku
       *[when_became_defender] karty broniącego ograniczają atak
    }

# unreviewed: przekazać (to transfer)
rule-transfer = Przekazywanie
rule-transfer-about = Kto niczego jeszcze nie pobił, może położyć kartę tej samej wartości: broni się wtedy następny.
# unreviewed: przekazać (to transfer)
says-transfer =
    { $value ->
        [on] atak można przekazać
       *[off] bez przekazywania
    }
# unreviewed: przekazać (to transfer)
rule-transfer-cards = Iloma kartami się przekazuje
# unreviewed: przekazać (to transfer)
rule-transfer-cards-about = Czy przy przekazaniu można dołożyć więcej kart tej samej wartości.
value-transfer-cards-one = Jedną
value-transfer-cards-several = Kilkoma tej samej wartości
# unreviewed: przekazać (to transfer)
says-transfer-cards =
    { $value ->
        [several] przekazać można kilkoma kartami naraz
       *[one] przekazuje się jedną kartą
    }
# unreviewed: przekazać (to transfer)
rule-transfer-sufficiency = Przekazywanie tylko temu, kto ma dość kart
rule-transfer-sufficiency-about = Nikt nie musi bić więcej kart, niż ma w ręce.
# unreviewed: przekazać (to transfer)
says-transfer-sufficiency =
    { $value ->
        [off] przekazuje się także temu kto ma za mało kart
       *[on] przekazuje się tylko temu kto ma dość kart
    }
# unreviewed: przekazać (to transfer)
rule-transfer-in-first-bout = Przekazywanie w pierwszej rundzie
# unreviewed: przekazać (to transfer)
rule-transfer-in-first-bout-about = Czy można przekazać pierwszy atak.
# unreviewed: przekazać (to transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] pierwszej rundy się nie przekazuje
       *[on] przekazuje się także pierwszą rundę
    }
# unreviewed: przekazać (to transfer)
rule-transfer-chain-limit = Najwięcej przekazań w rundzie
# unreviewed: przekazać (to transfer)
rule-transfer-chain-limit-about = Ile razy można przekazać jeden atak.
value-transfer-chain-limit-0 = Dowolnie wiele
# unreviewed: przekazać (to transfer)
says-transfer-chain-limit =
    { $number ->
        [0] dowolnie wiele przekazań w rundzie
        [one] najwyżej { $number } przekazanie w rundzie
        [few] najwyżej { $number } przekazania w rundzie
        [many] najwyżej { $number } przekazań w rundzie
       *[other] najwyżej { $number } przekazania w rundzie
    }
# unreviewed: przekazać (to transfer)
rule-transfer-by-showing = Przekazanie przez pokazanie karty
# unreviewed: przekazać (to transfer)
rule-transfer-by-showing-about = Kto pokaże kartę tej samej wartości, przekazuje atak, a kartę zatrzymuje.
value-transfer-by-showing-off = Nie gra się
value-transfer-by-showing-trump = Atutem, raz na rundę
value-transfer-by-showing-trump-once-a-deal = Atutem, raz na rozdanie
value-transfer-by-showing-any-card = Dowolną kartą, raz na rundę
# unreviewed: przekazać (to transfer)
says-transfer-by-showing =
    { $value ->
        [trump] przekazać można pokazując atut
        [trump_once_a_deal] przekazać można pokazując atut raz na rozdanie
        [any_card] przekazać można pokazując dowolną kartę
       *[off] bez przekazywania przez pokazanie
    }

rule-discard = Karty odrzucone
rule-discard-about = Czy można oglądać karty już pobite.
value-discard-hidden = Zakryte
value-discard-open = Można oglądać
says-discard =
    { $value ->
        [open] karty odrzucone można oglądać
       *[hidden] karty odrzucone są zakryte
    }
rule-draw-order = Kolejność dobierania
rule-draw-order-about = W jakiej kolejności dobiera się karty po rundzie.
value-draw-order-defender-last = Najpierw atakujący, na końcu broniący
value-draw-order-defender-first = Najpierw broniący
says-draw-order =
    { $value ->
        [defender_first] pierwszy dobiera broniący
       *[defender_last] ostatni dobiera broniący
    }
# unreviewed: przekazać (to transfer)
rule-draw-lead = Kto dobiera pierwszy po przekazaniu
rule-draw-lead-about = Kto uchodzi za atakującego przy dobieraniu.
# unreviewed: przekazać (to transfer)
value-draw-lead-last-transferrer = Kto przekazał ostatni
value-draw-lead-opener = Kto zaczął rundę
# unreviewed: przekazać (to transfer)
says-draw-lead =
    { $value ->
        [opener] po przekazaniu pierwszy dobiera ten kto zaczął rundę
       *[last_transferrer] po przekazaniu pierwszy dobiera ten kto przekazał ostatni
    }
rule-swap-trump = Wymiana karty atutowej
rule-swap-trump-about = Między rundami najniższy atut można wymienić na kartę atutową pod stosem.
says-swap-trump =
    { $value ->
        [on] najniższy atut można wymienić na kartę atutową
       *[off] karty atutowej się nie wymienia
    }
rule-draw-rule = Gdy nikomu nie zostały karty
rule-draw-rule-about = Co się dzieje, gdy ostatnim graczom karty skończą się w jednej rundzie.
value-draw-rule-draw = Remis: nie ma durnia
value-draw-rule-last-defender-loses = Durniem jest ostatni broniący
says-draw-rule =
    { $value ->
        [last_defender_loses] gdy nikt nie ma kart durniem jest ostatni broniący
       *[draw] gdy nikt nie ma kart jest remis
    }

rule-placing = Co się liczy
rule-placing-about = Za co są punkty, gdy gra się kilka rozdań.
value-placing-fool-only = Punkt dla durnia
value-placing-first-out-wins = Punkt dla tego, kto pierwszy skończył
says-placing =
    { $value ->
        [first_out_wins] punkt za skończenie jako pierwszy
       *[fool_only] punkt dostaje dureń
    }
rule-series = Seria rozdań
rule-series-about = Czy rozdania liczy się razem i kiedy seria się kończy.
value-series-none = Każde rozdanie osobno
value-series-to-points = Do ustalonej liczby punktów
value-series-deals = Ustalona liczba rozdań
value-series-count = Liczenie bez końca
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] seria do { $number } punktu
                [few] seria do { $number } punktów
                [many] seria do { $number } punktów
               *[other] seria do { $number } punktu
            }
        [deals]
            { $number ->
                [one] seria { $number } rozdania
                [few] seria { $number } rozdań
                [many] seria { $number } rozdań
               *[other] seria { $number } rozdania
            }
        [count] punkty liczy się bez końca
       *[none] każde rozdanie osobno
    }
rule-series-length = Długość serii
rule-series-length-about = Ile punktów lub rozdań trwa seria.
value-series-length-0 = Brak

rule-teams = Drużyny
rule-teams-about = Partnerzy siedzą między przeciwnikami, nie atakują się, razem wygrywają i przegrywają.
value-teams-none = Każdy za siebie
value-teams-2v2 = Dwóch na dwóch
value-teams-3v3 = Trzech na trzech
says-teams =
    { $number ->
        [4] dwóch na dwóch
        [6] trzech na trzech
       *[other] każdy za siebie
    }
rule-team-out-seat = Gdy partner skończył
rule-team-out-seat-about = Co z kolejkami gracza, który nie ma już kart.
value-team-out-seat-partner-plays = Gra za niego partner
value-team-out-seat-skipped = Jego kolejki przepadają
says-team-out-seat =
    { $value ->
        [skipped] kolejki tego kto skończył przepadają
       *[partner_plays] za tego kto skończył gra partner
    }

rule-low-beats-ace = Najniższa karta bije asa
rule-low-beats-ace-about = Najsłabsza karta koloru, często szóstka, bije też najsilniejszą.
value-low-beats-ace-off = Nie
value-low-beats-ace-same-suit = W każdym kolorze
value-low-beats-ace-trumps = Tylko w atutach
says-low-beats-ace =
    { $value ->
        [same_suit] najniższa karta koloru bije jego asa
        [trumps] najniższy atut bije asa atutowego
       *[off] najniższa karta nie bije asa
    }
rule-spades-only-spades = Piki bije się tylko pikami
rule-spades-only-spades-about = Atut innego koloru nie bije pika.
says-spades-only-spades =
    { $value ->
        [on] piki bije się tylko pikami
       *[off] atut bije też piki
    }
rule-ace-turned-up = Gdy atut ustala as
rule-ace-turned-up-about = Niektórzy rozdają wtedy jeszcze raz.
value-ace-turned-up-keep = Gra się dalej
value-ace-turned-up-redeal = Rozdaje się ponownie
says-ace-turned-up =
    { $value ->
        [redeal] gdy atut ustala as rozdaje się ponownie
       *[keep] atut może ustalić także as
    }
rule-redeal = Kiedy rozdaje się ponownie
rule-redeal-about = Gdy ktoś dostanie takie karty, wszyscy dostają nowe.
value-redeal-never = Nigdy
value-redeal-five-of-a-suit = Pięć lub więcej kart jednego koloru
value-redeal-one-colour = Same czerwone lub same czarne
says-redeal =
    { $value ->
        [five_of_a_suit] ponowne rozdanie przy pięciu kartach jednego koloru
        [one_colour] ponowne rozdanie przy samych czerwonych lub czarnych
       *[never] bez ponownego rozdawania
    }
# unreviewed: epolety (epaulettes)
rule-pogony = Epolety
# unreviewed: epolety (epaulettes)
rule-pogony-about = Ostatni atak najniższymi kartami wiesza durniowi epolety. To tylko żart: niczego nie zmienia.
# unreviewed: epolety (epaulettes)
says-pogony =
    { $value ->
        [on] najniższe karty na końcu to epolety dla durnia
       *[off] bez epoletów
    }
rule-bout-limit = Po ilu rundach remis
rule-bout-limit-about = Gra, która kręci się w kółko, po tylu rundach kończy się remisem.
says-bout-limit =
    { $number ->
        [one] remis po { $number } rundzie
        [few] remis po { $number } rundach
        [many] remis po { $number } rundach
       *[other] remis po { $number } rundy
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = W ręce jest od { $least } do { $most } kart, a nie { $given }.
# unreviewed: przekazać (to transfer)
conflict-negative =
    { $parameter ->
        [attack_limit] Limit kart ataku nie może wynosić { $given }: co najmniej 0.
        [first_bout_limit] Limit pierwszej rundy nie może wynosić { $given }: co najmniej 0.
        [transfer_chain_limit] Liczba przekazań nie może wynosić { $given }: co najmniej 0.
       *[series_length] Długość serii nie może wynosić { $given }: co najmniej 0.
    }
conflict-bout-limit = Liczba rund nie może wynosić { $given }: w grze musi być choć jedna.
conflict-first-limit-above = Limit pierwszej rundy to { $given }, a pozostałych { $most }: może być tylko mniejszy.
conflict-redeal-hand-size = Ponowne rozdanie przy pięciu kartach jednego koloru wymaga najwyżej { $most } kart w ręce: wśród większej liczby prawie zawsze się znajdą.
conflict-ace-needs-turned-trump = W tych zasadach atutu nie ustala karta, a więc i nie as.
conflict-source-needs-turned-trump = W tych zasadach atutu nie ustala karta: nie ma z czego wybierać.
conflict-swap-needs-face-up-trump = W tych zasadach pod stosem nie ma karty atutowej: nie ma czego wymieniać.
conflict-low-trump-needs-trump = Bez atutu nie ma najniższego atutu, który biłby asa.
# unreviewed: przekazać (to transfer)
conflict-showing-needs-trump = Bez atutu nie można przekazać, pokazując atut.
# unreviewed: przekazać (to transfer)
conflict-showing-needs-transfer = Pokazaniem karty przekazuje się atak, więc potrzebne jest i przekazywanie.
conflict-first-deal-has-no-fool = Przed pierwszym rozdaniem nie ma ani durnia, ani zwycięzcy: nie mogą decydować, kto zacznie.
conflict-series-length-missing = Wybierz, ile punktów lub rozdań trwa seria.
conflict-series-length-unused = Długość ma tylko seria do ustalonej liczby punktów lub rozdań.
# unreviewed: przekazać (to transfer)
conflict-teams-never-transfer = W drużynach gra się bez przekazywania.
conflict-teams-have-no-one-fool = W drużynach nie ma jednego durnia, który decydowałby, kto zacznie.
conflict-teams-seats = Liczba graczy w takich drużynach to { $most }, a nie { $given }.
conflict-too-few-seats = Graczy musi być co najmniej { $least }, a nie { $given }.
conflict-too-many-seats = Kart w talii: { $cards }. Graczy może być najwyżej { $most }, a nie { $given }.

## The table

table-title = Stół gry
table-players = Gracze
table-profile = Profil: { $player }
table-bout = Karty na stole
table-bout-empty = Na stole nie ma kart
table-hand = Twoje karty
table-stock = Stos
table-discard = Odrzucone
table-actions = Działania
table-practice = Trening
table-practice-hint = Cofnięto ruch: ta gra się nie liczy.
table-thinking = myśli
table-done = już nie dorzuca
table-lobby = Do menu
table-undo = Cofnij ruch
table-takeback = Cofnij ruch
table-ask = Zapytaj o radę
table-mute = Wyłącz dźwięk
table-unmute = Włącz dźwięk
table-last-bout = Poprzednia runda
table-log = Przebieg rozdania
table-log-bout = Runda { $number }
table-how-to-play = Jak grać
table-settings = Ustawienia
table-removed = Gospodarz poprosił cię o odejście od stołu.
table-closed = Ten stół został zamknięty.
table-away = brak połączenia
table-bot-sits-in = na razie gra bot
table-wishes = chce zagrać jeszcze raz
table-watchers = widzowie
table-talk = Powiedz coś
table-people = Gracze
table-last-bout-beaten = Wszystkie karty pobito i odrzucono.
table-last-bout-taken = Karty zabiera { $player }.
table-last-bout-taken-you = Zabierasz karty.
table-rules = Zasady tego stołu
table-team = Drużyna { $number }
table-partner = Twój partner
# $player plays for a partner who is out, $other.
table-plays-for = { $player } gra za partnera ({ $other })
table-plays-for-you = Grasz za partnera ({ $other })
table-plays-your-turn = { $player } gra za ciebie
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Wygrane rozdania
       *[against] Ile razy dureń
    }
series-to-points =
    { $number ->
        [one] Seria do { $number } punktu
        [few] Seria do { $number } punktów
        [many] Seria do { $number } punktów
       *[other] Seria do { $number } punktu
    }
series-over-deals = Rozdanie { $deal } z { $number }
# $players is one name or a list of names.
series-winner = Serię wygrywa { $players }
series-winner-you = Wygrywasz serię!
series-next-deal = Następne rozdanie
discard-look = Obejrzyj odrzucone

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
        [Olya] Ola
        [Petryk] Petryk
        [Vanya] Wania
        [Aram] Aram
        [Boris] Borys
        [Giorgi] Giorgi
        [Gohar] Gohar
        [Kadri] Kadri
        [Leyla] Lejla
        [Margus] Margus
        [Nino] Nino
        [Oksana] Oksana
        [Rauf] Rauf
        [Tamar] Tamar
        [Taras] Taras
       *[other] { $name }
    }

## The line above the hand

prompt-open = Twój ruch, broni się { $player }
prompt-defend =
    { $number ->
        [one] Pobij kartę albo bierz
        [few] Pobij { $number } karty albo bierz
        [many] Pobij { $number } kart albo bierz
       *[other] Pobij { $number } karty albo bierz
    }
prompt-defend-transfer =
    { $number ->
        [one] Pobij kartę, przekaż albo bierz
        [few] Pobij { $number } karty, przekaż albo bierz
        [many] Pobij { $number } kart, przekaż albo bierz
       *[other] Pobij { $number } karty, przekaż albo bierz
    }
prompt-add = Broni się { $player }: możesz dorzucić
# unreviewed: pobite (the word when all is beaten)
prompt-covered = Wszystko pobite: dorzuć albo „Pobite”
prompt-taking = { $player } bierze: dorzuć albo „Pas”
prompt-wait-open = { $player } atakuje…
prompt-wait-open-you = { $player } atakuje ciebie…
prompt-wait-defend = { $player } się broni…
prompt-wait-throw-in = { $player } może dorzucić…
prompt-wait-taking = Bierzesz. { $player } może dorzucić…
prompt-wait = Chwileczkę…
prompt-wait-again = Czekamy: { $players }
prompt-taking-soon = Bierzesz…
prompt-still-taking = Bierzesz karty. Aby grać dalej, naciśnij „Cofnij”
prompt-done-soon = Nie masz co dorzucić…
prompt-out = To koniec gry dla ciebie, nie jesteś durniem
prompt-choose-target = Co zrobić kartą { $card }?
prompt-selected =
    { $number ->
        [one] { $cards }: teraz dotknij innych kart tej wartości
        [few] { $cards } razem: dotknij stołu
        [many] { $cards } razem: dotknij stołu
       *[other] { $cards } razem: dotknij stołu
    }
prompt-one-rank = Razem można kłaść tylko karty tej samej wartości
prompt-dropped = Przygotowana karta zostaje u ciebie
prompt-drop-here = Tutaj
prompt-transfer-here = Przekaż: broni się { $player }
prompt-over = Koniec gry
# unreviewed: pobite (the word when all is beaten)
prompt-covered-nothing = Wszystko pobite, nic nie pasuje: powiedz „Pobite”
prompt-taking-nothing = { $player } bierze, nic nie pasuje: powiedz „Pas”
prompt-bout-beaten = Wszystko pobite.
prompt-tap-to-go-on = Dotknij, aby grać dalej
prompt-trump = Atut: { $card }.
prompt-trumps = Atut: { $suit }.
prompt-no-trumps = Bez atutu.
prompt-no-line = Brak połączenia: teraz nie można grać

## Buttons

# unreviewed: pobite (the word when all is beaten)
action-bita = Pobite
action-pass = Pas
action-take = Biorę
action-take-undo = Cofnij
action-transfer = Przekaż
action-lay =
    { $number ->
        [one] Połóż { $number } kartę
        [few] Połóż { $number } karty
        [many] Połóż { $number } kart
       *[other] Połóż { $number } karty
    }
action-unselect = Cofnij wybór
action-swap = Wymień atut
action-skip-to-end = Od razu do końca
action-rematch = Zagraj jeszcze raz
action-leave = Do menu
action-see-table = Do stołu
action-review = Przejrzyj grę
action-how-to-play = Jak grać?

## After the game

end-safe-you = Nie jesteś durniem!
end-places = Miejsca

## Settings

settings-title = Ustawienia
settings-section-look = Wygląd
settings-section-play = Gra
settings-section-motion = Ruch
settings-language = Język
settings-theme = Motyw
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-hints = Podpowiedzi
settings-hints-hint = Pokazują, czym można zagrać i czemu nie można resztą.
settings-advise = Doradca
settings-advise-hint = Przycisk pokazuje, co zrobiłby najsilniejszy bot i czemu.
settings-tap = Dotknięcie karty
settings-tap-plays = Od razu zagrywa
settings-tap-second = Wybiera, drugie zagrywa
settings-sort = Kolejność moich kart
settings-sort-suit = Według kolorów
settings-sort-rank = Według wartości
settings-sort-own = Według mnie
settings-speed = Ruch kart
settings-speed-off = Wyłączony
settings-speed-fast = Szybki
settings-speed-normal = Zwykły
settings-speed-slow = Powolny
settings-hold = Zakończona runda zostaje na stole
settings-hold-none = Wcale
settings-hold-seconds = { $seconds } s
settings-hold-tap = Do dotknięcia
settings-section-sound = Dźwięk
settings-sounds = Dźwięki
settings-volume = Głośność
settings-volume-low = Cicho
settings-volume-medium = Średnio
settings-volume-high = Głośno
settings-vibration = Wibracje
settings-vibration-hint = Na telefonach i tabletach, które to potrafią.
# unreviewed: pobite (the word when all is beaten)
settings-auto-done = Mów „Pobite” i „Pas” za mnie
settings-auto-done-hint = Gdy nie mam co dorzucić.
settings-take-undo = Czas na cofnięcie „Biorę”
settings-take-undo-hint = Słowo wysyłane jest po 0,8 sekundy.
settings-premoves = Przygotowanie karty, gdy grają inni
settings-premoves-hint = Dotknięcie ją przygotowuje; zagra, gdy tylko będzie można, drugie dotknięcie anuluje.
settings-letters = Litery na figurach
settings-letters-auto = Jak w języku
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Barwy kolorów kart
settings-colours-two = Dwie
settings-colours-four = Cztery
settings-colours-safe = Cztery, łatwe do odróżnienia
settings-back = Rewers kart
settings-back-red = Czerwony
settings-back-blue = Niebieski
settings-back-green = Zielony
settings-back-black = Czarny
settings-table = Barwa stołu
settings-table-green = Zielona
settings-table-blue = Niebieska
settings-table-burgundy = Bordowa
settings-table-slate = Szara
settings-large-index = Duża wartość i kolor na kartach
settings-trump-marks = Oznaczaj atuty w mojej ręce
settings-contrast = Kontrast
settings-contrast-auto = Jak w urządzeniu
settings-contrast-high = Wysoki
settings-left-handed = Dla leworęcznych
settings-shortcuts = Skróty klawiszowe
settings-reset = Przywróć wszystkie ustawienia

## Sharing a table, and the page without its server

share-title = { $attacker } atakuje, { $defender } się broni
share-about = Stół gry w durnia: { $players }. Zobacz, jak toczy się gra, a potem zagraj.
app-somebody = Gracz
share-sheet-title = Udostępnij stół
share-picture = Obraz stołu
share-with-cards = Z moimi kartami
share-with-cards-hint = Zobaczy je każdy, kto ma link. Kart innych graczy nigdy nie widać.
share-link = Link
share-copy = Kopiuj link
share-copied = Skopiowano
share-send = Udostępnij
table-share = Udostępnij
app-shared = Stół, jakim go widzi { $player }
app-play-yourself = Zagraj też
app-bad-link = Ten link nie pokazuje stołu: jest ucięty albo błędnie wpisany.
app-nowhere = Pod tym adresem nic nie ma.

app-kept = Brak połączenia. Stół, jaki był: { $time }
app-newer = Gotowa jest nowsza wersja. Otworzy się po zakończeniu gry.
app-older = Ta strona jest starsza niż serwer.
app-open-newer = Otwórz nową
app-install = Zainstaluj jako aplikację

## Keyboard

keys-title = Klawiatura
keys-arrows = Wybór karty lub celu
keys-ranks = Następna karta tej wartości
keys-enter = Zagranie lub wybór karty
keys-select = Wybór karty, by położyć razem kilka tej samej wartości
keys-escape = Anuluj
keys-take = Biorę
# unreviewed: pobite (the word when all is beaten)
keys-done = Pobite lub Pas
keys-transfer = Przekaż
keys-sort = Zmiana kolejności moich kart
keys-move = Przełożenie karty w ręce
# unreviewed: przygaszona (dimmed)
keys-explain = Zapytaj o radę; na przygaszonej karcie: czemu nie?
keys-last-bout = Poprzednia runda
keys-undo = Cofnięcie ostatniego ruchu
keys-read = Odczytanie stołu na głos
keys-help = Ta lista
keys-tab = Dalej: komunikat, moje karty, stół, przyciski, gracze
keys-name-arrows = ← → Home End
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Spacja
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Shift + kliknięcie

## Lists: $items are joined by commas

list-and = { $items } i { $last }
list-or = { $items } lub { $last }

## Card names, for speech

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] czerwony joker
               *[black] czarny joker
            }
       *[other]
            { $rank ->
                [r2] dwójka
                [r3] trójka
                [r4] czwórka
                [r5] piątka
                [r6] szóstka
                [r7] siódemka
                [r8] ósemka
                [r9] dziewiątka
                [r10] dziesiątka
                [J] walet
                [Q] dama
                [K] król
               *[A] as
            } { $suit ->
                [clubs] trefl
                [diamonds] karo
                [hearts] kier
               *[spades] pik
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] czerwonego jokera
               *[black] czarnego jokera
            }
       *[other]
            { $rank ->
                [r2] dwójkę
                [r3] trójkę
                [r4] czwórkę
                [r5] piątkę
                [r6] szóstkę
                [r7] siódemkę
                [r8] ósemkę
                [r9] dziewiątkę
                [r10] dziesiątkę
                [J] waleta
                [Q] damę
                [K] króla
               *[A] asa
            } { $suit ->
                [clubs] trefl
                [diamonds] karo
                [hearts] kier
               *[spades] pik
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] czerwonym jokerem
               *[black] czarnym jokerem
            }
       *[other]
            { $rank ->
                [r2] dwójką
                [r3] trójką
                [r4] czwórką
                [r5] piątką
                [r6] szóstką
                [r7] siódemką
                [r8] ósemką
                [r9] dziewiątką
                [r10] dziesiątką
                [J] waletem
                [Q] damą
                [K] królem
               *[A] asem
            } { $suit ->
                [clubs] trefl
                [diamonds] karo
                [hearts] kier
               *[spades] pik
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] czerwonego jokera
               *[black] czarnego jokera
            }
       *[other]
            { $rank ->
                [r2] dwójki
                [r3] trójki
                [r4] czwórki
                [r5] piątki
                [r6] szóstki
                [r7] siódemki
                [r8] ósemki
                [r9] dziewiątki
                [r10] dziesiątki
                [J] waleta
                [Q] damy
                [K] króla
               *[A] asa
            } { $suit ->
                [clubs] trefl
                [diamonds] karo
                [hearts] kier
               *[spades] pik
            }
    }
suit-name =
    { $suit ->
        [clubs] trefl
        [diamonds] karo
        [hearts] kier
       *[spades] pik
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Gra jest skończona.
why-seat-out = Nie masz już kart: to koniec gry dla ciebie.
why-not-the-attacker = Tę rundę zaczyna { $player }. Poczekaj na pierwszą kartę.
# unreviewed: przekazać (to transfer)
why-not-the-defender = Bić, brać i przekazywać może tylko broniący: { $player }.
why-defender-never-adds = To ty się bronisz: bij albo bierz. Dorzucają inni.
why-defenders-partner = Broni się twój partner, { $player }: partnerowi się nie dorzuca.
why-not-a-thrower = W tych zasadach nie możesz teraz dorzucać. Broni się { $player }.
why-not-your-turn = Najpierw może dorzucić { $player }. Poczekaj na swoją kolej.
why-no-attack-yet = Pierwszą kartę kładzie { $player }: nie ma jeszcze czego bić.
why-must-open = To ty zaczynasz: musisz położyć kartę.
why-unbeaten-cards = Jeszcze nie pobite: { $cards }. Poczekaj na broniącego.
why-already-done = Już nie dorzucasz. Poczekaj, aż pojawi się nowa karta.
why-already-taking = Już bierzesz. Poczekaj, aż inni dorzucą.
why-nothing-to-take = Wszystko pobite: nie ma czego brać.
why-nothing-to-beat = Wszystkie karty są już pobite. Poczekaj, może ktoś coś dorzuci.
why-not-in-hand = { $card }: tej karty nie masz.
# unreviewed: przekazać (to transfer)
why-joker-only-beats = { $card } może tylko bić: jokerem się nie atakuje i nie przekazuje.
why-rank-not-on-table = { $card } nie pasuje: dorzucać można tylko to, co leży na stole: { $ranks }.
why-after-first-beat = W tych zasadach dorzucać można dopiero po pobiciu pierwszej karty.
why-not-all-beaten = W tych zasadach dorzuca się dopiero, gdy wszystko jest pobite. Jeszcze nie pobite: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] Broni się { $player }, a w ręce była tylko { $number } karta: więcej położyć nie można.
        [few] Broni się { $player }, a w ręce były tylko { $number } karty: więcej położyć nie można.
        [many] Broni się { $player }, a w ręce było tylko { $number } kart: więcej położyć nie można.
       *[other] Broni się { $player }, a w ręce było tylko { $number } karty: więcej położyć nie można.
    }
why-first-bout-limit =
    { $number ->
        [one] W pierwszej rundzie kładzie się najwyżej { $number } kartę.
        [few] W pierwszej rundzie kładzie się najwyżej { $number } karty.
        [many] W pierwszej rundzie kładzie się najwyżej { $number } kart.
       *[other] W pierwszej rundzie kładzie się najwyżej { $number } karty.
    }
why-bout-limit =
    { $number ->
        [one] W jednej rundzie kładzie się najwyżej { $number } kartę.
        [few] W jednej rundzie kładzie się najwyżej { $number } karty.
        [many] W jednej rundzie kładzie się najwyżej { $number } kart.
       *[other] W jednej rundzie kładzie się najwyżej { $number } karty.
    }
why-not-on-table = { $target } to nie karta, którą trzeba pobić.
why-already-beaten = { $target }: ta karta jest już pobita.
why-too-low = { $card } nie bije karty { $target }: trzeba wyższej.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } nie bije karty { $target }: inny kolor bije tylko atut, a atutem są trefle.
        [diamonds] { $card } nie bije karty { $target }: inny kolor bije tylko atut, a atutem są kara.
        [hearts] { $card } nie bije karty { $target }: inny kolor bije tylko atut, a atutem są kiery.
       *[spades] { $card } nie bije karty { $target }: inny kolor bije tylko atut, a atutem są piki.
    }
why-trump-needed = { $card } nie bije karty { $target }: atut bije tylko wyższy atut.
why-suit-needed = { $card } nie bije karty { $target }: nie ma atutu, bije tylko wyższa karta tego samego koloru.
why-spades-only = { $card } nie bije karty { $target }: w tych zasadach piki bije się tylko pikami.
why-joker-colour = { $card } nie bije karty { $target }: czerwony joker bije tylko karty czerwone, czarny tylko czarne.
why-joker-unbeatable = { $target }: jokera nic nie bije.
why-beats-nothing = { $card } nie bije żadnej z tych kart: { $cards }.
# unreviewed: przekazać (to transfer)
why-transfer-off = W tych zasadach się nie przekazuje.
# unreviewed: przekazać (to transfer)
why-transfer-after-beat = Jedna karta jest już pobita: za późno na przekazanie.
why-transfer-rank = { $card } nie przekaże ataku: trzeba tej samej wartości: { $ranks }.
# unreviewed: przekazać (to transfer)
why-transfer-first-bout = W tych zasadach pierwszej rundy się nie przekazuje.
# unreviewed: przekazać (to transfer)
why-transfer-chain =
    { $number ->
        [one] Ten atak przekazano już { $number } raz: więcej nie można.
        [few] Ten atak przekazano już { $number } razy: więcej nie można.
        [many] Ten atak przekazano już { $number } razy: więcej nie można.
       *[other] Ten atak przekazano już { $number } raza: więcej nie można.
    }
# unreviewed: przekazać (to transfer)
why-nobody-to-receive = Nie ma już komu przekazać.
why-receiver-hand-limit =
    { $number ->
        [one] Dalej jest { $player }: w ręce tylko { $number } karta, a do pobicia byłoby { $needed }.
        [few] Dalej jest { $player }: w ręce tylko { $number } karty, a do pobicia byłoby { $needed }.
        [many] Dalej jest { $player }: w ręce tylko { $number } kart, a do pobicia byłoby { $needed }.
       *[other] Dalej jest { $player }: w ręce tylko { $number } karty, a do pobicia byłoby { $needed }.
    }
# unreviewed: przekazać (to transfer)
why-show-off = W tych zasadach nie przekazuje się przez pokazanie karty.
why-show-trump = { $card }: tej karty nie można pokazać, pokazuje się tylko atut tej samej wartości.
why-show-used = { $card }: tę kartę już pokazano.
why-swap-off = W tych zasadach karty atutowej się nie wymienia.
why-swap-between-bouts = Kartę atutową wymienia się tylko między rundami i nie przed pierwszą.
why-swap-no-trump-card = Pod stosem nie ma już karty atutowej.
why-swap-lowest = Pod stosem i tak leży najniższy atut.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

# unreviewed: written without a native reader
advice-attack = Zagraj { $card_acc }.
# unreviewed: written without a native reader
advice-throw-in = Dorzuć { $card_acc }.
# unreviewed: written without a native reader
advice-beat = Pobij { $target_acc } { $card_ins }.
# unreviewed: written without a native reader
advice-transfer = Przekaż { $card_ins }.
# unreviewed: written without a native reader
advice-show = Pokaż { $card_acc } i przekaż.
# unreviewed: written without a native reader
advice-swap = Wymień kartę atutową.
# unreviewed: written without a native reader
advice-take = Bierz.
# unreviewed: written without a native reader
advice-done = Już nie dorzucaj.
# unreviewed: written without a native reader
advice-wait = Poczekaj.
# unreviewed: written without a native reader
motive-only-move = Nic innego nie można zrobić.
# unreviewed: written without a native reader
motive-wins = Tak wygrasz, cokolwiek zrobi przeciwnik.
# unreviewed: written without a native reader
motive-only-win = Wygrywa tylko to: każdy inny ruch wypuszcza wygraną.
# unreviewed: written without a native reader
motive-draws = Tak utrzymasz remis, cokolwiek zrobi przeciwnik.
# unreviewed: written without a native reader
motive-only-draw = Remis utrzymuje tylko to: każdy inny ruch przegrywa.
# unreviewed: written without a native reader
motive-lost = Uratować może cię tylko błąd przeciwnika.
# unreviewed: written without a native reader
motive-last-card = { $card } to twoja ostatnia karta, a stos jest pusty.
# unreviewed: written without a native reader
motive-last-cards = W tej rundzie możesz pozbyć się wszystkich kart: { $number }.
# unreviewed: written without a native reader
motive-swap = { $card } to wyższy atut od tego, który oddajesz.
# unreviewed: written without a native reader
motive-unbeatable = { $card } jest nie do pobicia, broni się { $player }.
# unreviewed: written without a native reader
motive-pair = { $card }, a potem można dorzucić: { $cards }.
# unreviewed: written without a native reader
motive-lowest = { $card } to twoja najniższa karta bez atutów.
# unreviewed: written without a native reader
motive-lowest-trump = Masz same atuty, a { $card } to najniższy z nich.
# unreviewed: written without a native reader
motive-he-holds = { $player } ma { $cards } i pobije tym { $target_acc }.
# unreviewed: written without a native reader
motive-hard-to-beat = { $card }: trudniej pobić niż twoje niższe karty; { $player } pobije z szansą { $number } %.
# unreviewed: written without a native reader
motive-forces-trump = { $player } może pobić { $card_acc } tylko atutem.
# unreviewed: written without a native reader
motive-no-trumps = Wiadomo, gdzie jest każdy atut: { $player } nie ma żadnego.
# unreviewed: written without a native reader
motive-keeps-trumps = { $card } bije { $target_acc }, a atuty zostają.
# unreviewed: written without a native reader
motive-trump-needed = { $target }: bez atutu nie pobijesz, a najtaniej bije { $card }.
# unreviewed: written without a native reader
motive-no-new-rank = { $card } bije { $target_acc } i nie daje nowej wartości do dorzucania.
# unreviewed: written without a native reader
motive-rank-gone = { $card }: nikt inny nie ma karty tej wartości, nie ma czego dorzucić.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } bije { $target_acc }, a te zostają razem: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = Po zagraniu { $target_gen } { $player } może dorzucić: { $cards }.
# unreviewed: written without a native reader
motive-few-follow = Po zagraniu { $card_gen } da się dorzucić mniej niż po niższej karcie.
# unreviewed: written without a native reader
motive-cheapest-beat = { $card } to najniższa z twoich kart, która bije { $target_acc }.
# unreviewed: written without a native reader
motive-cheapest-plan = { $card } na { $target_acc } i wszystkie karty ({ $number }) są pobite najtaniej.
# unreviewed: written without a native reader
motive-free-transfer = { $card } przekazuje atak i kosztuje tylko zwykłą kartę.
# unreviewed: written without a native reader
motive-show = Pokaż { $card_acc }: atak idzie dalej, a karta zostaje u ciebie.
# unreviewed: written without a native reader
motive-rather-than-take = Wszystkiego nie pobijesz, a { $card } przekazuje atak.
# unreviewed: written without a native reader
motive-cannot-beat =
    { $number ->
        [one] Tej karty nie pobijesz: bierz.
        [few] Wszystkich { $number } kart nie pobijesz: bierz.
        [many] Wszystkich { $number } kart nie pobijesz: bierz.
       *[other] Wszystkich { $number } karty nie pobijesz: bierz.
    }
# unreviewed: written without a native reader
motive-too-dear = Bicie kosztuje za dużo: { $cards }. Lepiej wziąć.
# unreviewed: written without a native reader
motive-throw-in = { $card } pasuje i nie jest atutem: o jedną kartę mniej.
# unreviewed: written without a native reader
motive-give-away = { $player } bierze: niech zabierze i { $card_acc }.
# unreviewed: written without a native reader
motive-nothing-fits = Nie masz co dorzucić.
# unreviewed: written without a native reader
motive-saves-trumps = Pasują tylko twoje atuty: { $cards }. Zachowaj je.
# unreviewed: written without a native reader
motive-feeds = { $player } bierze i to byłby prezent: { $cards }.
# unreviewed: written without a native reader
motive-saves-high = To, co pasuje, jest zbyt cenne: { $cards }.
# unreviewed: written without a native reader
motive-wait = Najpierw zobacz, co zrobi { $player }.
# unreviewed: written without a native reader
motive-preferred = Spośród możliwych ruchów ({ $number }) lepszego nie znaleziono.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Szansa, że zostaniesz durniem
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = wygrywa
# unreviewed: written without a native reader
tutor-draw = remis
# unreviewed: written without a native reader
tutor-lose = przegrywa
# unreviewed: written without a native reader
tutor-worse = Gorzej: { $move } – { $other_number } % zamiast { $number } %.
# unreviewed: written without a native reader
tutor-line = Najlepsza gra: { $moves }
# unreviewed: written without a native reader
tutor-solved = Gra jest policzona do końca.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } na { $target_acc }
# unreviewed: written without a native reader
tutor-move-transfer = przekazać: { $card }
# unreviewed: written without a native reader
tutor-move-show = pokazać: { $card }
# unreviewed: written without a native reader
tutor-move-swap = wymienić kartę atutową
# unreviewed: written without a native reader
tutor-move-take = wziąć
# unreviewed: written without a native reader
tutor-move-done = już nie dorzucać
# unreviewed: written without a native reader
tutor-move-wait = poczekać
# unreviewed: written without a native reader
tutor-more = Powiedz więcej
# unreviewed: written without a native reader
tutor-candidates = Jedno z tych: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Policz grę do samego końca.
# unreviewed: written without a native reader
tutor-think-counting = Policz: jakie karty mogą jeszcze mieć inni?
# unreviewed: written without a native reader
tutor-think-trumps = Pomyśl o swoich atutach.
# unreviewed: written without a native reader
tutor-think-low = Bez której karty najłatwiej się obejść?
# unreviewed: written without a native reader
tutor-think-pairs = Spójrz na karty tej samej wartości.
# unreviewed: written without a native reader
tutor-think-taking = Czy da się pobić wszystko?
# unreviewed: written without a native reader
tutor-think-keeping = Nie trzeba kłaść wszystkiego, co pasuje.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] Rozdaje { $player }. Odkryto { $card_acc }: atutem są trefle.
        [diamonds] Rozdaje { $player }. Odkryto { $card_acc }: atutem są kara.
        [hearts] Rozdaje { $player }. Odkryto { $card_acc }: atutem są kiery.
       *[spades] Rozdaje { $player }. Odkryto { $card_acc }: atutem są piki.
    }
event-dealt-you =
    { $suit ->
        [clubs] Rozdajesz. Odkryto { $card_acc }: atutem są trefle.
        [diamonds] Rozdajesz. Odkryto { $card_acc }: atutem są kara.
        [hearts] Rozdajesz. Odkryto { $card_acc }: atutem są kiery.
       *[spades] Rozdajesz. Odkryto { $card_acc }: atutem są piki.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] Rozdaje { $player }. Atutem są trefle.
        [diamonds] Rozdaje { $player }. Atutem są kara.
        [hearts] Rozdaje { $player }. Atutem są kiery.
       *[spades] Rozdaje { $player }. Atutem są piki.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Rozdajesz. Atutem są trefle.
        [diamonds] Rozdajesz. Atutem są kara.
        [hearts] Rozdajesz. Atutem są kiery.
       *[spades] Rozdajesz. Atutem są piki.
    }
event-dealt-no-trumps = Rozdaje { $player }. Nie ma atutu.
event-dealt-no-trumps-you = Rozdajesz. Nie ma atutu.
event-dealt-hand = Twoje karty: { $cards }.
event-dealt-first = { $player } pokazuje najniższy atut, { $card_acc }, i zaczyna.
event-dealt-first-you = Masz najniższy atut, { $card_acc }: zaczynasz.
event-dealt-nobody = Nikt nie ma atutu.
event-dealt-first-lowest = Zaczyna najniższa karta: { $player }.
event-dealt-first-lowest-you = Masz najniższą kartę: zaczynasz.
event-dealt-begins = Zaczyna { $player }.
event-dealt-begins-you = Zaczynasz.
event-bout-started = { $player } atakuje, { $to } się broni.
event-bout-started-you = Atakujesz: { $to } się broni.
event-bout-started-to-you = { $player } atakuje, bronisz się.
event-attacked = { $player } atakuje { $card_ins }.
event-attacked-you = Atakujesz { $card_ins }.
event-thrown-in = { $player } dorzuca { $card_acc }.
event-thrown-in-you = Dorzucasz { $card_acc }.
laid-cards = { $player } kładzie: { $cards }.
laid-cards-you = Kładziesz: { $cards }.
event-beaten = { $player } bije { $target_acc } { $card_ins }.
event-beaten-you = Bijesz { $target_acc } { $card_ins }.
# unreviewed: przekazać (to transfer)
event-transferred = { $player } przekazuje { $card_ins }: teraz broni się { $to }.
# unreviewed: przekazać (to transfer)
event-transferred-you = Przekazujesz { $card_ins }: teraz broni się { $to }.
# unreviewed: przekazać (to transfer)
event-transferred-to-you = { $player } przekazuje { $card_ins }: teraz bronisz się ty.
# unreviewed: przekazać (to transfer)
event-transferred-shown = { $player } pokazuje { $card_acc } i przekazuje: teraz broni się { $to }.
# unreviewed: przekazać (to transfer)
event-transferred-shown-you = Pokazujesz { $card_acc } i przekazujesz: teraz broni się { $to }.
# unreviewed: przekazać (to transfer)
event-transferred-shown-to-you = { $player } pokazuje { $card_acc } i przekazuje: teraz bronisz się ty.
event-swapped = { $player } wymienia { $card_acc } na kartę atutową: { $target }.
event-swapped-you = Wymieniasz { $card_acc } na kartę atutową: { $target }.
event-take-said = { $player } bierze.
event-take-said-you = Bierzesz.
event-done-said = { $player } już nie dorzuca.
event-done-said-you = Już nie dorzucasz.
event-bout-beaten =
    { $number ->
        [one] Wszystko pobite: odrzucono { $number } kartę.
        [few] Wszystko pobite: odrzucono { $number } karty.
        [many] Wszystko pobite: odrzucono { $number } kart.
       *[other] Wszystko pobite: odrzucono { $number } karty.
    }
event-bout-taken =
    { $number ->
        [one] { $player } zabiera { $number } kartę.
        [few] { $player } zabiera { $number } karty.
        [many] { $player } zabiera { $number } kart.
       *[other] { $player } zabiera { $number } karty.
    }
event-bout-taken-you =
    { $number ->
        [one] Zabierasz { $number } kartę.
        [few] Zabierasz { $number } karty.
        [many] Zabierasz { $number } kart.
       *[other] Zabierasz { $number } karty.
    }
event-drew-up =
    { $number ->
        [one] { $player } dobiera { $number } kartę.
        [few] { $player } dobiera { $number } karty.
        [many] { $player } dobiera { $number } kart.
       *[other] { $player } dobiera { $number } karty.
    }
event-drew-up-you =
    { $number ->
        [one] Dobierasz { $number } kartę: { $cards }.
        [few] Dobierasz { $number } karty: { $cards }.
        [many] Dobierasz { $number } kart: { $cards }.
       *[other] Dobierasz { $number } karty: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } dobiera { $number } kartę, atutową spod stosu: { $card }.
        [few] { $player } dobiera { $number } karty, ostatnia to karta atutowa: { $card }.
        [many] { $player } dobiera { $number } kart, ostatnia to karta atutowa: { $card }.
       *[other] { $player } dobiera { $number } karty, ostatnia to karta atutowa: { $card }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Dobierasz { $number } kartę, atutową spod stosu: { $card }.
        [few] Dobierasz { $number } karty: { $cards }. Ostatnia to karta atutowa.
        [many] Dobierasz { $number } kart: { $cards }. Ostatnia to karta atutowa.
       *[other] Dobierasz { $number } karty: { $cards }. Ostatnia to karta atutowa.
    }
event-went-out = { $player } kończy na miejscu { $place }.
event-went-out-you = Kończysz na miejscu { $place }. Nie jesteś durniem!
event-game-over = Koniec gry: durniem zostaje { $player }.
event-game-over-you = Koniec gry: durniem zostajesz ty.
event-game-over-team = Koniec gry, durniami zostają: { $players }.
event-game-over-team-you = Koniec gry: durniami zostaje twoja drużyna.
event-game-over-draw = Koniec gry: remis.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, atut, można zagrać
       *[no] { $card }, można zagrać
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, atut, nie można zagrać: { $reason }
       *[no] { $card }, nie można zagrać: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, atut
       *[no] { $card }
    }
aria-pair-beaten = { $target }, pobite kartą: { $card }
aria-pair-open = { $target }, jeszcze nie pobite
aria-seat =
    { $number ->
        [one] { $player }, { $number } karta
        [few] { $player }, { $number } karty
        [many] { $player }, { $number } kart
       *[other] { $player }, { $number } karty
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, atakuje, { $number } karta
        [few] { $player }, atakuje, { $number } karty
        [many] { $player }, atakuje, { $number } kart
       *[other] { $player }, atakuje, { $number } karty
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, broni się, { $number } karta
        [few] { $player }, broni się, { $number } karty
        [many] { $player }, broni się, { $number } kart
       *[other] { $player }, broni się, { $number } karty
    }
aria-seat-thrower =
    { $number ->
        [one] { $player }, może dorzucać, { $number } karta
        [few] { $player }, może dorzucać, { $number } karty
        [many] { $player }, może dorzucać, { $number } kart
       *[other] { $player }, może dorzucać, { $number } karty
    }
aria-seat-out = { $player }, poza grą, bez kart
aria-seat-fool = { $player }, dureń
aria-card-picked = { $card }, karta wybrana: teraz wybierz cel
aria-card-selected = { $card }, karta wybrana, by położyć ją z innymi
aria-card-prepared = { $card }, karta przygotowana
aria-card-carried = { $card }, karta niesiona
aria-target = Pobij { $target_acc } { $card_ins }
aria-swap = Wymień { $card_acc } na kartę atutową: { $target }
aria-stock =
    { $number ->
        [0] Stos jest pusty. Atut: { $suit }
        [one] Stos: { $number } karta. Atut: { $suit }
        [few] Stos: { $number } karty. Atut: { $suit }
        [many] Stos: { $number } kart. Atut: { $suit }
       *[other] Stos: { $number } karty. Atut: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Stos jest pusty. Bez atutu
        [one] Stos: { $number } karta. Bez atutu
        [few] Stos: { $number } karty. Bez atutu
        [many] Stos: { $number } kart. Bez atutu
       *[other] Stos: { $number } karty. Bez atutu
    }
aria-trump-card = Karta atutowa pod stosem: { $card }
aria-discard =
    { $number ->
        [one] Odrzucone: { $number } karta
        [few] Odrzucone: { $number } karty
        [many] Odrzucone: { $number } kart
       *[other] Odrzucone: { $number } karty
    }
aria-your-cards = Twoje karty: { $cards }
aria-sorted-by-suit = Karty ułożone według kolorów
aria-sorted-by-rank = Karty ułożone według wartości
aria-sorted-by-own = Karty w twojej kolejności
aria-selected =
    { $number ->
        [0] Nie wybrano kart
        [one] Wybrano { $number } kartę
        [few] Wybrano { $number } karty
        [many] Wybrano { $number } kart
       *[other] Wybrano { $number } karty
    }
aria-moved = { $card }, miejsce { $place } z { $number }
aria-prepared = { $card }: karta przygotowana
aria-cancelled = Anulowano

## When the server cannot do what was asked (one message for each error code)

error-not-json = Serwer nie mógł tego odczytać. Odśwież stronę i spróbuj ponownie.
error-too-large = To za długie dla serwera. Skróć i spróbuj ponownie.
error-unknown-type = Serwer nie zna tego żądania. Odśwież stronę, aby mieć jej nową wersję.
error-bad-shape = Serwer nie zrozumiał żądania. Odśwież stronę i spróbuj ponownie.
error-bad-rules = Serwer nie zna takich zasad. Wybierz inne.
error-rules-conflict = Te zasady nie pasują do siebie. Wybierz inne.
error-no-such-table = Tego stołu już nie ma. Otwórz nowy.
error-not-your-seat = To nie twoje miejsce.
error-stale = Stół się tymczasem zmienił. Spójrz i wybierz jeszcze raz.
error-illegal-move = Tak teraz zagrać nie można.
error-nothing-to-undo = Nie ma czego cofać.
error-nothing-to-advise = Teraz nic od ciebie nie zależy: nie ma co doradzać.
error-no-way-back = Do tamtej gry nie można już wrócić.
error-no-such-lesson = Nie ma takiej lekcji. Wybierz inną z listy.
error-step-over = Ten krok jest skończony: powtórz go albo idź dalej.
error-game-not-over = Najpierw dokończ tę grę.
error-too-fast = Nie tak szybko: poczekaj chwilę i spróbuj ponownie.
error-storage = Serwer nie zdołał zapisać gry. Spróbuj za chwilę.
error-table-full = Przy tym stole nie ma wolnych miejsc.
error-seat-taken = To miejsce jest już zajęte. Wybierz inne.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-now = Teraz nie można tego zrobić.
error-name-taken = Ta nazwa jest zajęta albo podobna do zajętej. Wybierz inną.
error-no-watching = Tego stołu nie można oglądać.
error-no-talk = Przy tym stole się nie rozmawia.
error-banned = Nie możesz grać na tym serwerze.
error-too-many-tables = Siedzisz przy zbyt wielu stołach. Najpierw odejdź od jednego z nich.
error-draining = Serwer zaraz uruchomi się ponownie. Spróbuj za minutę.

## How it ended

result-fool = Durniem zostaje { $player }
result-fool-you = Tym razem durniem zostajesz ty
result-team-fools = Durniami zostają { $players }
result-team-fools-you = Tym razem durniami zostaje twoja drużyna
# The last attack was with one or two of the lowest cards.
# unreviewed: epolety (epaulettes)
result-epaulettes =
    { $number ->
        [one] I epolet na ramię
        [few] I epolety na oba ramiona
        [many] I epolety na oba ramiona
       *[other] I epolety na oba ramiona
    }
result-fool-note = Ktoś musi. Następne rozdanie wszystko wybaczy.
result-draw = Remis: nie ma durnia
result-adjudicated = Gra kręciła się w kółko, więc przerwano ją: remis.
result-place-fool = Z kartami w ręce: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
# unreviewed: written without a native reader
decided-adjudicated = Rozegrane rundy: { $number }.
# unreviewed: written without a native reader
decided-epaulettes = Na koniec { $player } dostaje najniższe karty: { $number }.
# unreviewed: written without a native reader
decided-epaulettes-you = Na koniec dostajesz najniższe karty: { $number }.
# unreviewed: written without a native reader
decided-draw = Ostatnie karty zeszły w jednej rundzie: { $players }.
# unreviewed: written without a native reader
decided-last-defender = { $player } broni się jako ostatni gracz: w tych zasadach to dureń.
# unreviewed: written without a native reader
decided-last-defender-you = Bronisz się na końcu: w tych zasadach to czyni durnia.
# unreviewed: written without a native reader
decided-big-take = { $player } w rundzie { $bout } bierze karty ({ $number }) i już do końca ma ich najwięcej.
# unreviewed: written without a native reader
decided-big-take-you = W rundzie { $bout } bierzesz karty ({ $number }) i już do końca masz ich najwięcej.
# unreviewed: written without a native reader
decided-trumps = Atuty, gdy skończył się stos: { $player } { $number }, { $other } { $other_number }.
# unreviewed: written without a native reader
decided-no-trumps = Gdy skończył się stos, atutów zostało { $number }, a żadnego nie ma { $player }.
# unreviewed: written without a native reader
decided-no-trumps-you = Gdy skończył się stos, atutów zostało { $number }, a żaden nie był twój.
# unreviewed: written without a native reader
decided-late-take =
    { $number ->
        [one] { $player } bierze { $number } kartę w rundzie { $bout }, gdy stos jest już pusty.
        [few] { $player } bierze { $number } karty w rundzie { $bout }, gdy stos jest już pusty.
        [many] { $player } bierze { $number } kart w rundzie { $bout }, gdy stos jest już pusty.
       *[other] { $player } bierze { $number } karty w rundzie { $bout }, gdy stos jest już pusty.
    }
# unreviewed: written without a native reader
decided-late-take-you =
    { $number ->
        [one] Bierzesz { $number } kartę w rundzie { $bout }, gdy stos jest już pusty.
        [few] Bierzesz { $number } karty w rundzie { $bout }, gdy stos jest już pusty.
        [many] Bierzesz { $number } kart w rundzie { $bout }, gdy stos jest już pusty.
       *[other] Bierzesz { $number } karty w rundzie { $bout }, gdy stos jest już pusty.
    }
# unreviewed: written without a native reader
decided-high-trump = Gdy skończył się stos, najwyższy atut to { $card }: ma go { $other }.
# unreviewed: written without a native reader
decided-high-trump-you = Gdy skończył się stos, najwyższy atut to { $card }: masz go ty.
# unreviewed: written without a native reader
decided-left-with =
    { $number ->
        [one] Wszyscy skończyli, a { $player } ma jeszcze { $number } kartę.
        [few] Wszyscy skończyli, a { $player } ma jeszcze { $number } karty.
        [many] Wszyscy skończyli, a { $player } ma jeszcze { $number } kart.
       *[other] Wszyscy skończyli, a { $player } ma jeszcze { $number } karty.
    }
# unreviewed: written without a native reader
decided-left-with-you =
    { $number ->
        [one] Wszyscy skończyli, a ty masz jeszcze { $number } kartę.
        [few] Wszyscy skończyli, a ty masz jeszcze { $number } karty.
        [many] Wszyscy skończyli, a ty masz jeszcze { $number } kart.
       *[other] Wszyscy skończyli, a ty masz jeszcze { $number } karty.
    }
# unreviewed: written without a native reader
decided-team-left-with = Karty na koniec: { $number }, ma je drużyna: { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Nauka gry w durnia
learn-about = Siedem krótkich lekcji przy prawdziwym stole. Nauka przez grę.
learn-start = Zacznij
learn-continue = Kontynuuj
learn-again = Jeszcze raz
learn-done = Ukończona
# $step is the one at hand, $steps how many there are.
learn-progress = Krok { $step } z { $steps }
learn-reset = Zacznij wszystko od nowa
learn-ends-game = Lekcja przerwie niedokończoną grę.
learn-lesson = Lekcja { $number }
learn-next = Następna lekcja
learn-list = Wszystkie lekcje
learn-play = Zagraj
learn-try-again = Spróbuj jeszcze raz
learn-go-on = Dalej
learn-skip = Pomiń
learn-reached = Świetnie!
learn-finished = Świetnie! Ta lekcja za tobą.
learn-graduated = Pierwsza wygrana gra! Teraz już umiesz grać w durnia.
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Zadanie: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Bicie
lesson-beat-higher = { $player } atakuje: { $card }. Taką kartę bije wyższa karta tego samego koloru: zagraj ją.
lesson-beat-attack = Wszystko pobite, więc teraz ty atakujesz. Połóż najniższą kartę: { $card_acc }.
# unreviewed: pobite (the word when all is beaten)
lesson-beat-done = { $player } kładzie { $card_acc } i bije, a ty nie masz co dorzucić. Powiedz „Pobite”.
lesson-beat-cheap = { $card_acc } biją dwie twoje karty. Pobij niższą, a lepszą zachowaj.
lesson-trump-title = Atuty
lesson-trump-any = Karta pod stosem pokazuje kolor atutowy. Atut bije każdy inny kolor: pobij { $card_acc } najniższym atutem.
lesson-trump-suit = { $player } dorzuca { $card_acc }. Masz wyższą kartę tego koloru: pobij nią, a atut zachowaj.
lesson-trump-higher = { $card } to atut. Bije go tylko wyższy atut, a ty go masz.
lesson-trump-keep = Wszystko pobite: atakujesz. Atuty lepiej zachować do obrony, więc połóż najniższą kartę, { $card_acc }.
lesson-throw-title = Dorzucanie
lesson-throw-lead = Masz dwie szóstki, a broni się { $player }. Zaatakuj: zagraj { $card_acc }.
lesson-throw-same = Można dorzucać karty o wartościach, które leżą na stole. Dorzuć drugą szóstkę.
lesson-throw-any = Liczą się też karty, którymi się bije, więc pasują dwie twoje. Dorzuć niższą: { $card_acc }.
lesson-throw-taking = { $player } bierze. Możesz jeszcze dorzucić to, co pasuje: { $card_acc }.
lesson-take-title = Branie
lesson-take-choose = { $card_acc } bije tylko twój as atutowy. Szkoda go: powiedz „Biorę”.
lesson-take-again = Kto bierze, traci kolejkę. Ale wzięte karty się przydadzą: połóż { $card_acc } i pobij.
lesson-take-turn = Wszystko pobite: twoja kolej. Zaatakuj: zagraj { $card_acc }.
lesson-take-press = { $player } bierze i traci kolejkę. Powiedz „Pas”, a potem znowu zaatakuj: zagraj { $card_acc }.
lesson-limits-title = Ile kart
lesson-limits-five = W pierwszej rundzie kładzie się najwyżej pięć kart ataku. Zacznij dziewiątką i dorzucaj, aż będzie ich pięć.
lesson-limits-hand = Nie można położyć więcej kart, niż ma broniący: { $player } ma trzy. Połóż trzy dziewiątki, czwarta już nie wejdzie.
lesson-end-title = Koniec gry
lesson-end-open = Stos się skończył: nikt nie dobiera, a kto nie ma kart, kończy grę. Zagraj { $card_acc }.
lesson-end-give = { $player } bierze. Oddaj też drugą dziewiątkę, { $card_acc }.
lesson-end-last = Powiedz „Pas”, a potem połóż ostatnią kartę, { $card_acc }: bez kart kończysz i nie będziesz durniem.
lesson-end-keep = Inna końcówka: każdy ma po dwie karty. Pobij { $card_acc } zwykłą kartą, a atut zachowaj na koniec.
lesson-end-win = Połóż atut: { $player } go nie pobije i zostanie z kartami.
# unreviewed: przekazać (to transfer)
lesson-transfer-title = Przekazywanie
# unreviewed: przekazać (to transfer)
lesson-transfer-on = Tu atak można przekazać. Połóż obok swoją dziesiątkę, { $card_acc }: teraz broni się { $player }.
lesson-transfer-pass = { $player } bierze obie. { $card } pasuje, ale to atut: zachowaj go i powiedz „Pas”.
# unreviewed: przekazać (to transfer)
lesson-transfer-beat = Można by przekazać waletem atutowym, ale taniej jest pobić { $card_acc } damą.
lesson-transfer-game = A teraz twoja własna mała gra. Graj, jak chcesz, aż skończy się stos.
lesson-transfer-win = Stos się skończył. Pozbądź się kart przed innymi!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Wziąć możesz zawsze, ale tu masz kartę, która bije.
lesson-hint-dear = Tak można, ale wystarczy niższa karta. Lepsze zachowaj.
lesson-hint-trump = Tak można, ale atuty są cenne: tu da się bez nich.
lesson-hint-named = Tak też można zagrać, ale do tej lekcji trzeba innej karty.
lesson-hint-fits = Możesz tu skończyć, ale masz jeszcze kartę, która pasuje.
lesson-hint-transfer = Karta pobita, ale tu atak można posłać dalej, do kogoś innego.
lesson-hint-lost = Tym razem karty zostały u ciebie. Każdemu się zdarza: zagraj jeszcze raz.

## How to play

howto-title = Jak grać w durnia
howto-goal = Pozbądź się wszystkich kart. Zwycięzcy nie ma: kto ostatni zostanie z kartami w ręce, ten jest durniem.
howto-learn = Wolę uczyć się, grając
# Told of a picture: $card lies over $target.
howto-beats = { $card } bije { $target_acc }
howto-search = Szukaj w pytaniach
howto-none = O tym nie ma żadnego pytania.
howto-link = Kopiuj link do tego pytania
howto-link-copied = Link skopiowany
howto-setup-title = Przygotowanie
howto-setup-1 = Talia ma 36 kart, od szóstki do asa. Gra od dwóch do sześciu osób, każda dostaje sześć kart.
howto-setup-2 = Następną kartę kładzie się odkrytą pod stosem. Jej kolor jest atutem na całe rozdanie, a ją samą dobiera się na samym końcu.
howto-setup-3 = Zaczyna ten, kto ma najniższy atut. Broni się zawsze następny gracz po jego lewej.
howto-attack-title = Atak
howto-attack-1 = Atakujący zaczyna dowolną kartą.
howto-attack-2 = Potem on i wszyscy inni oprócz broniącego mogą w każdej chwili dorzucać karty, ale tylko o wartościach, które już leżą na stole: liczą się i karty ataku, i karty obrony.
howto-attack-3 = W jednej rundzie kładzie się najwyżej sześć kart ataku i nigdy więcej, niż broniący miał w ręce, gdy zaczął się bronić. W pierwszej rundzie najwyżej pięć.
howto-defence-title = Obrona
howto-defence-1 = Każdą kartę pobij wyższą kartą tego samego koloru albo dowolnym atutem.
howto-defence-2 = Atut bije tylko wyższy atut.
howto-defence-3 = Nie możesz albo nie chcesz? Powiedz „Biorę”. Inni mogą jeszcze dorzucić to, co pasuje, a potem zabierasz wszystko ze stołu.
howto-after-title = Po rundzie
howto-after-1 = Wszystko pobite: karty się odrzuca, a następny atakuje broniący.
howto-after-2 = Broniący wziął: traci kolejkę, atakuje gracz po jego lewej.
howto-after-3 = Póki jest stos, wszyscy dobierają do sześciu kart: najpierw atakujący, potem pozostali zgodnie z ruchem wskazówek zegara, na końcu broniący.
howto-end-title = Koniec gry
howto-end-1 = Gdy stos się skończy, gracz bez kart kończy grę i nie będzie durniem.
howto-end-2 = Ostatni, kto ma karty, jest durniem. Gdy ostatni gracze pozbędą się kart w tej samej rundzie, jest remis.
# unreviewed: przekazać (to transfer)
howto-transfer-title = Dureń przekazywany
howto-transfer-1 = Póki nic nie jest pobite, broniący może położyć obok kartę tej samej wartości. Wtedy wszystko musi bić następny gracz.
# unreviewed: przekazać (to transfer)
howto-transfer-2 = Następny gracz musi mieć co najmniej tyle kart, ile byłoby do pobicia. Przekazywać można dalej, choćby dookoła stołu.
howto-other-title = Inne zasady
# unreviewed: dureń z dorzucaniem (the throw-in game)
howto-other-1 = Reszta tej strony opisuje zwykłą grę z dorzucaniem i przekazywaniem. „Wybierz grę” proponuje inne znane zasady, a „Wszystkie zasady” pozwala ułożyć własne.
# unreviewed: przekazać (to transfer)
howto-other-2 = Przekazywany z pokazaniem: atutu tej samej wartości można nie kłaść, tylko go pokazać i zatrzymać.
howto-other-3 = Drużyny: partnerzy siedzą między przeciwnikami, nie atakują się, razem wygrywają i przegrywają.
howto-other-4 = Jokery tylko biją: czerwony każdą czerwoną kartę, czarny każdą czarną, atuty też.
howto-other-5 = Dwie talie: każda karta jest podwójna. Nie bije swojej bliźniaczki, bo nie jest wyższa.
howto-other-6 = Jak gra się przy twoim stole, mówią „Zasady tego stołu”: dotknij nazwy gry nad stołem.
howto-controls-title = Sterowanie
# unreviewed: podświetlona (glowing)
howto-controls-1 = Dotknij podświetlonej karty albo przeciągnij ją na stół. Aby pobić, upuść ją na kartę, którą chcesz pobić.
# unreviewed: pobite (the word when all is beaten)
howto-controls-2 = „Pobite” (gdy wszystko pobite) lub „Pas” (gdy broniący bierze) znaczy, że już nie dorzucasz. „Biorę”: zabierasz wszystkie karty ze stołu.
# unreviewed: przygaszona (dimmed)
howto-controls-3 = Dotknij przygaszonej karty, a dowiesz się, czemu nie można nią zagrać.
howto-controls-4 = Na klawiaturze kartę wybierają strzałki, a zagrywa Enter.
howto-controls-5 = Aby położyć naraz kilka kart tej samej wartości, przytrzymaj palec na jednej, dotknij pozostałych, a potem stołu.
howto-controls-6 = W ustawieniach możesz wybrać własne układanie kart i przygotowanie karty, gdy grają inni.

## Questions and answers

faq-title = Częste pytania
faq-1-q = Kto atakuje, gdy broniący weźmie?
faq-1-a = Gracz po lewej od tego, kto wziął. Kto bierze, traci kolejkę. We dwoje znów atakuje ten sam gracz.
faq-2-q = Czy mogę wziąć, choć mogę wszystko pobić?
faq-2-a = Tak, czasem dobra karta jest tego warta. Brać można, póki na stole jest niepobita karta, a potem już się tego nie cofnie.
faq-3-q = Czemu w pierwszej rundzie tylko pięć kart?
faq-3-a = Żeby nikogo nie zasypać na samym początku. Od drugiej rundy limit to sześć, obojętne, czy pierwszą pobito, czy wzięto.
faq-4-q = A jeśli stos skończy się w trakcie dobierania?
faq-4-a = Dobiera się po kolei do sześciu, aż stos się skończy. Kartę atutową dostaje ten, na kogo wypadnie. Kto już nic nie dobierze, gra tym, co ma.
faq-5-q = Czy mogę oglądać karty odrzucone?
faq-5-a = Nie. Pobite karty do końca gry leżą zakryte, widać tylko ich liczbę. Pamiętanie ich to część gry.
faq-6-q = Kiedy jest remis?
faq-6-a = Gdy pod koniec rundy nikt nie ma kart, na przykład gdy ostatnią kartę ataku pobije ostatnia karta. Wtedy nie ma durnia.
faq-7-q = Czy muszę zacząć najniższym atutem, jeśli to dzięki niemu zaczynam?
faq-7-a = Nie, on tylko wskazuje, kto zaczyna. Zagraj dowolną kartą.
faq-8-q = Czy broniący może dorzucać?
# unreviewed: przekazać (to transfer)
faq-8-a = Nie. Broniący bije, bierze albo, w grze z przekazywaniem, przekazuje. Dorzucać mogą wszyscy inni.
faq-9-q = Kto dobiera pierwszy?
# unreviewed: przekazać (to transfer)
faq-9-a = Atakujący, potem pozostali zgodnie z ruchem wskazówek zegara, a na końcu broniący. Po przekazaniach za atakującego uchodzi ten, kto przekazał ostatni.
faq-10-q = A jeśli dwoje dorzuci naraz?
faq-10-a = Pierwsza leży ta karta, która przyszła wcześniej. Jeśli zajęła ostatnie miejsce, druga po prostu wraca do ręki.
# unreviewed: przekazać (to transfer)
faq-11-q = Czy we dwoje można grać z przekazywaniem?
faq-11-a = Tak. Atak wraca wtedy do tego, kto go zaczął, jeśli ma dość kart.
# unreviewed: przekazać (to transfer)
faq-12-q = Kiedy nie można przekazać?
faq-12-a = Gdy choć jedna karta jest już pobita, gdy już bierzesz, gdy karta ma inną wartość albo gdy następny gracz ma mniej kart, niż byłoby do pobicia.
# unreviewed: przekazać (to transfer)
faq-13-q = Kto atakuje po przekazaniach?
faq-13-a = Decyduje ostatni broniący: pobił wszystko, więc atakuje sam; wziął, więc atakuje gracz po jego lewej.
faq-14-q = Czy mogę zacząć od atutu?
faq-14-a = Tak, zacząć można dowolną kartą. Atut trudno pobić: bije go tylko wyższy atut.
faq-15-q = Ile kart mogą mi dorzucić?
faq-15-a = Razem najwyżej sześć, w pierwszej rundzie pięć, i nigdy więcej, niż było w twojej ręce, gdy zaczęła się twoja obrona. Po słowie „Biorę” jest tak samo.
faq-16-q = Kiedy gracz kończy grę?
faq-16-a = Gdy nie ma już ani kart, ani stosu. Póki jest stos, pustą rękę po rundzie się uzupełnia.
faq-17-q = Czy mogę cofnąć ruch?
faq-17-a = Przeciw botom tak, ile razy chcesz. Taka gra jest oznaczona jako trening.
faq-18-q = Co wiedzą boty?
faq-18-a = Dokładnie to, co ty na ich miejscu: znają swoje karty, stół i wszystko, co zagrano jawnie. Nie widzą ani twoich kart, ani stosu.
# unreviewed: przekazać (to transfer)
faq-19-q = Co to znaczy przekazać?
# unreviewed: przekazać (to transfer)
faq-19-a = Zamiast bić, broniący kładzie obok kartę tej samej wartości. Wtedy przed wszystkim musi bronić się następny gracz, który też może przekazać dalej.
faq-20-q = Kto dorzuca pierwszy?
faq-20-a = Kto szybszy: wszyscy oprócz broniącego dorzucają, kiedy chcą. W niektórych zasadach dorzuca się po kolei, zaczynając od atakującego.
faq-21-q = A jeśli dwoje skończy naraz?
faq-21-a = Żadne z nich nie będzie durniem, a reszta gra dalej. Jeśli nikt inny też nie ma już kart, durnia nie ma: jest remis.
faq-22-q = Czy mogę użyć atutu, choć mogę pobić bez niego?
faq-22-a = Tak. Nie trzeba dokładać do koloru: atut bije każdą kartę innego koloru, cokolwiek jeszcze masz w ręce.
faq-23-q = Co dostanę, jeśli pobiję część kart, a potem wezmę?
faq-23-a = Wszystko, co leży na stole: karty ataku, karty, którymi je pobito, i to, co jeszcze dorzucą.
faq-24-q = Co to jest seria?
faq-24-a = Kilka rozdań liczonych razem: do ustalonej liczby punktów albo przez ustaloną liczbę rozdań. Wybiera się ją w zasadach, a wynik widać po każdym rozdaniu.
# unreviewed: epolety (epaulettes)
faq-25-q = Co to są epolety?
faq-25-a = Stary żart: dostaje je na ramiona ten, kto zostaje durniem po ostatnim ataku jedną lub dwiema najniższymi kartami. Niczego nie zmieniają, a pojawiają się tylko w zasadach, które je mają.
faq-26-q = Czy karty są rozdawane uczciwie?
faq-26-a = Tak. Każde rozdanie jest tasowane opublikowanym sposobem z 32 bajtów, które losuje komputer. Nie zależy ono ani od tego, kto gra, ani od tego, kto wygrywa, i nikt nie może go wybrać.
faq-27-q = Czemu skończona runda leży jeszcze chwilę na stole?
faq-27-a = Żeby wszyscy zobaczyli, jak się skończyła. Dotknij stołu, a gra od razu pójdzie dalej; jak długo ma leżeć, wybierasz w ustawieniach.
faq-28-q = Czemu jest przerwa, choć nikt nie może dorzucić?
faq-28-a = Gdyby bez pasującej karty gra szła szybciej, wszyscy wiedzieliby, że nikt jej nie ma. Dlatego przerwa nie zależy od kart w ręce.

## Konto

account-title = Konto
account-guest = Gość { $name }
account-about = Grasz jako gość. Konto zachowa twoje imię i wpuści cię na każdym urządzeniu. E-mail nie jest potrzebny.
account-join-tab = Nowe konto
account-login-tab = Logowanie
account-name = Nazwa
account-name-hint = Od 3 do 24 liter jednego alfabetu, mogą być cyfry
account-password = Hasło
account-new-password = Nowe hasło
account-password-hint = Co najmniej 8 znaków
account-show-password = Pokaż hasło
account-join = Załóż konto
account-join-passkey = Załóż z kluczem dostępu
account-passkey-about = Klucz dostępu to twój odcisk palca, twarz lub blokada ekranu zamiast hasła.
account-login = Zaloguj się
account-login-passkey = Zaloguj się kluczem dostępu
account-forgot = Nie pamiętasz hasła?
account-recover = Użyj kodu odzyskiwania
account-recover-about = Podaj kod odzyskiwania i nowe hasło. Wszystkie inne urządzenia zostaną wylogowane.
account-code = Kod odzyskiwania
account-back = Wstecz
account-codes = Kody odzyskiwania
account-codes-about = Każdy kod wpuści cię raz, gdy stracisz hasło lub klucz. Widać je tylko teraz: przechowaj je w bezpiecznym miejscu.
account-codes-copy = Kopiuj
account-codes-save = Zapisz jako plik
account-codes-kept = Mam je zapisane
account-codes-left =
    { $number ->
        [one] Został { $number } kod
        [few] Zostały { $number } kody
        [many] Zostało { $number } kodów
       *[other] Zostało { $number } kodu
    }
account-codes-renew = Nowe kody
account-rename = Zmień nazwę
account-save = Zapisz
account-saved = Zapisano
account-passkeys = Klucze dostępu
account-passkey-add = Dodaj klucz
account-passkey-suspect = Być może istnieje kopia tego klucza. Usuń go.
account-remove = Usuń
account-last-used = Ostatnio użyty: { $time }
account-sessions = Zalogowane urządzenia
account-this-device = To urządzenie
account-unknown-device = Nieznane urządzenie
account-end-others = Wyloguj wszędzie indziej
account-logout = Wyloguj się
account-data = Twoje dane
account-export = Pobierz moje dane
account-delete = Usuń konto
account-delete-about = Twoje rozegrane partie zostaną, ale bez nazwy. Tego nie da się cofnąć.
account-delete-yes = Usuń na zawsze
account-confirm-about = Potwierdź, że to ty.
account-confirm = Potwierdź
account-confirm-passkey = Potwierdź kluczem
account-waiting = Na gościa, którym grasz tu bez konta, czeka nieskończona partia. Wróci, gdy się wylogujesz.
account-error-name-too-short = Nazwa ma co najmniej 3 znaki.
account-error-name-too-long = Nazwa ma najwyżej 24 znaki.
account-error-name-signs = Nazwa zaczyna się od litery i ma tylko litery i cyfry, a między nimi pojedyncze spacje, kropki lub łączniki.
account-error-name-scripts = Wszystkie litery nazwy muszą być z jednego alfabetu.
account-error-name-reserved = Ta nazwa jest zastrzeżona.
account-error-name-taken = Ta nazwa jest zajęta albo podobna do zajętej.
account-error-password-too-short = Hasło ma co najmniej 8 znaków.
account-error-password-too-long = Hasło ma najwyżej 128 znaków.
account-error-password-weak = To hasło łatwo odgadnąć. Wybierz dłuższe.
account-error-wrong-login = Zła nazwa lub hasło.
account-error-wrong-password = Złe hasło.
account-error-wrong-code = Zła nazwa lub kod albo kod został już użyty.
account-error-too-many-tries = Za dużo prób. Spróbuj za { $number } min.
account-error-too-many-accounts = Za dużo kont z tego miejsca. Spróbuj za { $number } min.
account-error-bad-passkey = Klucz dostępu nie zadziałał. Spróbuj ponownie.
account-error-copied-passkey = Być może istnieje kopia tego klucza, więc nikogo nie wpuszcza. Zaloguj się inaczej i usuń go.
account-error-last-passkey = To twój jedyny sposób logowania. Najpierw ustaw hasło.
account-error-too-many-passkeys = Więcej kluczy dodać nie można.
account-error-network = Brak połączenia z serwerem. Spróbuj ponownie.
account-error-other = Nie udało się. Spróbuj ponownie.

## Looking through a game that is over

replay-place = Ruch { $number } z { $most }
replay-play = Odtwarzaj
replay-pause = Pauza
replay-back = Jeden ruch wstecz
replay-forward = Jeden ruch naprzód
replay-first = Na początek
replay-last = Na koniec
replay-speed = Szybkość: { $number }×
replay-seat = Widok z miejsca gracza
replay-open = Pokaż wszystkie karty

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-nice-move = Świetny ruch!
phrase-thanks = Dzięki!
phrase-welcome = Nie ma za co!
phrase-sorry = Przepraszam!
phrase-oops = Ups!
phrase-lucky = Ale szczęście!
phrase-unlucky = Dziś mam pecha…
phrase-no-hurry = Nie ma pośpiechu!
phrase-go-on = Gramy dalej?
phrase-moment = Chwileczkę!
phrase-back = Już jestem
phrase-again = Jeszcze raz?
phrase-bye = Do zobaczenia!

# What the pictures show that players send each other.

emote-smile = Uśmiech
emote-laugh = Śmiech
emote-wink = Mrugnięcie
emote-cool = Ciemne okulary
emote-think = Zamyślenie
emote-wow = Zdziwienie
emote-sad = Smutek
emote-cry = Łzy
emote-angry = Złość
emote-clap = Brawa
emote-coffee = Kawa
emote-sleep = Sen

## Playing with other people

people-name = Jak mają cię nazywać inni?
people-name-wanted = Najpierw wpisz imię.
people-watchers = Widzów: { $number }
people-watching = Oglądasz grę
# Where watching is delayed.
people-watching-late = Oglądasz grę z minutowym opóźnieniem
people-left = { $player } odchodzi od stołu.
people-came = { $player } siada do stołu.
people-host = Gospodarzem jest teraz { $player }.
people-host-you = Teraz ty jesteś gospodarzem.
people-says = { $player }: { $text }
people-takeback-asks = { $player } prosi o cofnięcie ostatniego ruchu.
people-takeback-yes = Tak
people-takeback-no = Nie
people-takeback-waits = Czekamy na odpowiedź: { $players }
people-takeback-done = { $player } cofa ostatni ruch.
people-takeback-done-you = Twój ruch został cofnięty.
people-takeback-stays = Ruch zostaje.

device-about = Wszyscy grają na tym urządzeniu i podają je dalej.
device-name = Gracz { $number }
device-add = Dodaj gracza
device-remove = Usuń: { $player }
device-bots = Boty
device-give = Podaj urządzenie: { $player }
device-hidden = Do tego czasu karty są zakryte.
device-me = To ja, { $player }
people-bot-sits-in = Za { $player } gra bot.
people-lost = { $player }: utracono połączenie.
people-back = { $player } wraca do gry.
people-wishes = { $player } chce zagrać jeszcze raz.
people-out-of-time = { $player }: czas minął.
people-out-of-time-you = Twój czas minął.
people-bot-for-you = Gra za ciebie bot.
people-waits-for-others = Chcesz zagrać jeszcze raz. Czekamy na pozostałych…
people-wants-player = Aby rozdać karty, potrzebny jest jeszcze jeden gracz.
people-gone = poza stołem
# Beside a name that is known by an account.
people-account = ma konto
people-mute = Wycisz
people-unmute = Wyłącz wyciszenie
people-leave = Odejdź na dobre
people-leave-about = Bot dogra za ciebie do końca i będzie to liczone jako odejście.
people-write = Napisz wiadomość
people-send = Wyślij

## A table before its first deal

gather-invite = Zaproś linkiem
gather-copy = Kopiuj
gather-copied = Skopiowano
gather-send = Wyślij…
gather-code = Kod QR
gather-sit-hint = Dotknij wolnego miejsca, aby usiąść
gather-full = Wszystkie miejsca są zajęte; możesz oglądać
gather-waiting = Wolnych miejsc: { $number }
gather-ready = Wszyscy są: zaczynaj grę
gather-waiting-host = Grę zacznie { $player }
gather-seat-free = Wolne miejsce { $number }
gather-host = gospodarz
table-free = Wolne
gather-agreed = W co gramy
gather-change = Zmień
gather-access = Kto znajdzie stół
gather-access-link = Kto ma link
gather-access-open = Wszyscy
gather-watching = Widzowie
gather-watching-free = Można oglądać
gather-watching-delayed = Z opóźnieniem
gather-watching-off = Bez widzów
gather-talk = Rozmowy
gather-talk-off = Bez rozmów
gather-talk-phrases = Tylko zwroty
gather-talk-chat = Wolny czat
gather-rated = Na ranking
gather-rated-about = Wynik zmieni ranking graczy.
gather-sit = Usiądź
gather-stand = Wstań
gather-fill = Dosadź boty
gather-swap = Zamień się miejscami: { $player }
gather-move-here = Usiądź tutaj
gather-bot = Bot
gather-remove = Odeślij: { $player }
gather-make-host = Mianuj gospodarzem: { $player }
gather-seats = Miejsca
gather-clock = Zegar
gather-starts = Początek
gather-starts-host = Gdy zechce gospodarz
gather-starts-full = Gdy miejsca będą zajęte
gather-agree = Gotowe

## The list of tables

tables-title = Stoły
tables-mine = Twoje stoły
tables-open = Czekają na graczy
tables-filter-rules = Zasady
tables-filter-seats = Miejsca
tables-all = Wszystkie
tables-none = Teraz nikt nie czeka. Otwórz stół: zobaczy go następny, kto przyjdzie.
tables-none-such = Nie ma takiego stołu. Zmień filtry albo otwórz własny.
tables-new = Otwórz stół
tables-taken = Zajęte miejsca: { $number } z { $most }
tables-your-turn = Twój ruch
tables-gathering = czeka na graczy
tables-playing = gra trwa
tables-in-play = Gra trwa
tables-crowd = Graczy tutaj: { $number }. Stołów w grze: { $playing }.
tables-over = koniec gry
tables-alone = Jeszcze nikogo

## Clocks

clock-none = Bez zegara
clock-fast = Szybki
clock-normal = Zwykły
clock-slow = Wolny
clock-days =
    { $number ->
        [one] { $number } dzień
        [few] { $number } dni
        [many] { $number } dni
       *[other] { $number } dnia
    }
clock-seconds = { $number } s
clock-about-none = Czas bez ograniczeń.
clock-about-turn = Na każdy ruch: { $time }.
clock-about-bank = Zapas na każde rozdanie: { $time }.
clock-bank = Zapas { $time }
clock-window = Na dorzucanie: { $time }
clock-paused = Czekamy na { $player }: { $time }
clock-last = Zostało pięć sekund!

## Whether the deal was fair

proof-title = Uczciwe rozdanie
proof-about = Przed rozdaniem serwer ustalił tajną liczbę i ogłosił jej odcisk. Każdy gracz dodał swoją liczbę. Razem potasowały karty, więc nikt nie mógł ich wybrać. Teraz sprawdza to sama twoja przeglądarka. Czego nie pokaże: że gospodarz serwera nie podglądał kart.
proof-cannot = Przez to połączenie przeglądarka nie może sprawdzić. Otwórz stronę przez https.
proof-checking = Sprawdzamy…
proof-not-yet = Najpierw dograj tę partię: potem można sprawdzić rozdanie.
proof-none = Nie ma jeszcze zakończonego rozdania do sprawdzenia.
proof-fair = Karty rozdano uczciwie.
proof-unfair = Coś się nie zgadza: kart nie rozdano tak, jak obiecano.
proof-deal = Rozdanie { $number }
proof-bound = Tajna liczba zgadza się z odciskiem.
proof-shuffled = Karty leżały dokładnie tak, jak wynika z liczb.
proof-mine = Twoja liczba brała udział w tasowaniu.
proof-no = Nie:
proof-numbers = Liczby do sprawdzenia gdzie indziej
proof-save = Zapisz jako plik

## Players and their games

players-title = Gracz
players-me = Mój profil
players-family = Rodzaj gry
players-teams = W drużynach
players-kind =
    { $number ->
        [one] { $family }, { $number } gracz
        [few] { $family }, { $number } graczy
        [many] { $family }, { $number } graczy
       *[other] { $family }, { $number } gracza
    }
players-games =
    { $number ->
        [one] { $number } gra
        [few] { $number } gry
        [many] { $number } gier
       *[other] { $number } gry
    }
players-lost = { $number }% przegranych
players-rating = Ranking
players-changed = Ranking { $number }, { $change }
players-course = Ranking w czasie: od { $from } do { $to }, najniższy { $low }, najwyższy { $high }
players-unsettled = Na razie mało gier: to pierwsze oszacowanie.
players-since = Tutaj od { $date }
players-newest = Ostatnie gry na ranking
players-unrated = Nie było jeszcze gier na ranking.
players-unrated-me = Nie masz jeszcze rankingu. Zagraj przy stole „na ranking”, z ludźmi albo z botami.
players-best-none = Nikt tu jeszcze nie zagrał dość gier. Graj na ranking i bądź pierwszy!
players-missing = Nie ma takiego gracza.
players-again = Jeszcze raz
games-none = Nie ma jeszcze skończonych gier. Zagraj: gra zostanie tutaj, ruch po ruchu.
games-missing = Tej gry nie można pokazać.
games-more = Pokaż więcej
games-fool = przegrana
games-safe = bez straty
games-draw = remis
