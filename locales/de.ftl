# The words of Kozyr in German.
#
# en.ftl says which arguments messages share. The reader is addressed as "du". The cases of a
# card come with its article: "die Herz-Sieben", "der Herz-Sieben". No native reader has been
# through this file yet; `# unreviewed: <why>` marks the messages that rest on a word nobody has
# confirmed.

## The page

app-name = Kozyr
app-tagline = Durak, das Kartenspiel
app-close = Schließen
app-reconnecting = Verbinde neu …
app-moment = Moment …
app-drain = Der Server startet gleich neu. Dein Spiel geht weiter.
app-version = Version { $version }
app-you = Du

## Before the game

lobby-play = Spielen
lobby-play-summary = { $preset } · { $opponents }
lobby-opponents =
    { $number ->
        [one] { $number } Gegner
       *[other] { $number } Gegner
    }
lobby-continue = Weiterspielen
lobby-new-game = Aufgeben und neu beginnen
lobby-given-up = Das unbeendete Spiel wurde aufgegeben.
lobby-way-back = Dorthin zurück
lobby-choose = Spiel wählen
lobby-friends = Mit Freunden spielen
lobby-quick = Schnelles Spiel
lobby-tables = Offene Tische
lobby-device = An einem Gerät
lobby-games = Meine Spiele
lobby-best = Beste Spieler
lobby-matching = Mitspieler werden gesucht… bisher { $number }
lobby-how-to-play = Anleitung
lobby-learn = Lernen
lobby-newcomer = Neu bei Durak? Lern es in drei Minuten
lobby-settings = Einstellungen
lobby-account = Konto
lobby-language = Sprache
lobby-theme = Farbschema
lobby-number-of-opponents = Gegner
lobby-opponent = Gegner { $number }
lobby-all-opponents = Alle Gegner
lobby-level-beginner = Anfänger
lobby-level-regular = Amateur
lobby-level-club = Geübt
lobby-level-strong = Stark
lobby-level-expert = Experte
lobby-level-master = Meister
lobby-level-grandmaster = Großmeister
lobby-level-beginner-about = Spielt die kleinste Karte und irrt sich oft
lobby-level-regular-about = Spart Trümpfe, vergisst Karten, irrt sich manchmal
lobby-level-club-about = Merkt sich jede Karte
lobby-level-strong-about = Merkt sich jede Karte und spielt Endspiele fehlerlos
lobby-level-expert-about = Beurteilt Züge nach der Erfahrung sehr vieler Spiele
lobby-level-master-about = Denkt viele Züge voraus
lobby-level-grandmaster-about = Denkt am längsten und schließt, wer welche Karten hat
lobby-pace = Tempo der Bots
lobby-pace-normal = Wie Menschen
lobby-pace-instant = Sofort
lobby-your-name = Dein Name
lobby-your-name-hint = Steht nur an deinem Platz
lobby-start = Los
lobby-cancel = Abbrechen
lobby-offline = Noch keine Verbindung. Sobald sie da ist, geht es los.

## Choosing the rules

choose-presets = Bekannte Regeln
choose-own-rules = Eigene Regeln
choose-all-rules = Alle Regeln
choose-rules-summary = Diese Regeln: { $text }
choose-reset-rules = Übliche Regeln
# Beside a rule that is not as usual.
choose-changed = Geändert
choose-refused = Diese Regeln passen nicht zusammen
choose-seats-range = { $least } bis { $most } Spieler
choose-seats-exactly = { $number } Spieler

# Sets of rules that people know by a name.
# unreviewed: the name of the throw-in game
preset-app = Nachlegen
# unreviewed: nachlegen (throw in)
preset-app-about = Alle außer dem Verteidiger legen Karten mit Werten nach, die auf dem Tisch liegen.
# unreviewed: the name of the transfer game
preset-app-transfer = Schieben
# unreviewed: schieben (transfer)
preset-app-transfer-about = Mit einer Karte vom selben Wert lässt sich der Angriff auch weiterschieben.
preset-simple = Karte für Karte
# unreviewed: nachlegen (throw in)
preset-simple-about = Eine Karte wird gelegt und geschlagen oder genommen: Niemand legt nach.
preset-neighbours = Nachbarn
# unreviewed: nachlegen (throw in)
preset-neighbours-about = Nur die beiden Nachbarn des Verteidigers legen nach.
preset-one-by-one = Der Reihe nach
preset-one-by-one-about = Nachgelegt wird der Reihe nach und erst, wenn alles geschlagen ist.
# unreviewed: schieben (transfer)
preset-transfer-and-show = Schieben und Zeigen
# unreviewed: schieben (transfer)
preset-transfer-and-show-about = Zum Schieben genügt es, den Trumpf dieses Werts zu zeigen; er bleibt auf der Hand.
preset-two-player-series-to-5 = Zu zweit, bis fünf Punkte
preset-two-player-series-to-5-about = Wer zuerst fertig ist, bekommt einen Punkt und greift als Nächster an; fünf Punkte gewinnen.
preset-teams = Zwei gegen zwei
preset-teams-about = Vier Spieler in zwei Teams; Partner sitzen einander gegenüber.
preset-teams-of-three = Drei gegen drei
preset-teams-of-three-about = Sechs Spieler in zwei Teams; jeder Zweite ist ein Partner.
preset-short-24 = Kurzes Spiel
preset-short-24-about = 24 Karten, von der Neun bis zum Ass.
preset-classic-52 = Volles Blatt
preset-classic-52-about = 52 Karten, von der Zwei bis zum Ass.
preset-jokers = Mit Jokern
preset-jokers-about = 52 Karten und zwei Joker: Der rote schlägt jede rote Karte, der schwarze jede schwarze.
preset-two-packs = Zwei Kartenspiele
preset-two-packs-about = Zweimal 36 Karten zusammen, für ein langes Spiel oder viele Spieler.
preset-japanese = Japanisch
preset-japanese-about = Karo ist immer Trumpf, und Pik wird nur von Pik geschlagen.

# Every rule that can be chosen; en.ftl says how these messages go together.

rule-group-pack = Karten und Trumpf
rule-group-begin = Wer beginnt
# unreviewed: nachlegen (throw in)
rule-group-attack = Angreifen und Nachlegen
# unreviewed: schieben (transfer)
rule-group-transfer = Schieben
rule-group-end = Talon, Ablage und Spielende
rule-group-series = Mehrere Spiele
rule-group-teams = Teams
rule-group-rare = Seltene Bräuche

rule-pack = Kartenspiel
rule-pack-about = Mit welchen Karten gespielt wird. Weniger Karten, kürzeres Spiel.
value-pack-24 = 24 Karten, ab der Neun
value-pack-32 = 32 Karten, ab der Sieben
value-pack-36 = 36 Karten, ab der Sechs
value-pack-52 = 52 Karten, ab der Zwei
value-pack-54 = 52 Karten und zwei Joker
value-pack-2x36 = Zweimal 36 Karten
value-pack-2x52 = Zweimal 52 Karten
says-pack =
    { $number ->
        [54] 52 Karten und zwei Joker
        [72] zweimal 36 Karten
        [104] zweimal 52 Karten
       *[other] { $number } Karten
    }
rule-hand-size = Karten auf der Hand
rule-hand-size-about = Wie viele Karten alle bekommen und auf wie viele nach jeder Runde nachgezogen wird.
says-hand-size = je { $number } Karten auf der Hand
rule-trump-mode = Trumpf
rule-trump-mode-about = Wie die Trumpffarbe bestimmt wird oder welche es immer ist.
value-trump-mode-turned = In jedem Spiel neu
value-trump-mode-always-clubs = Immer Kreuz
value-trump-mode-always-diamonds = Immer Karo
value-trump-mode-always-hearts = Immer Herz
value-trump-mode-always-spades = Immer Pik
value-trump-mode-none = Ohne Trumpf
says-trump-mode =
    { $value ->
        [always_clubs] immer ist Kreuz Trumpf
        [always_diamonds] immer ist Karo Trumpf
        [always_hearts] immer ist Herz Trumpf
        [always_spades] immer ist Pik Trumpf
        [none] ohne Trumpf
       *[turned] eine Karte bestimmt den Trumpf
    }
rule-trump-source = Welche Karte den Trumpf bestimmt
rule-trump-source-about = Eine aufgedeckte Karte liegt unter dem Talon und wird zuletzt gezogen; die zuletzt gegebene behält ihr Spieler.
value-trump-source-next-after-deal = Die erste nach dem Geben
value-trump-source-bottom-card = Die unterste im Talon
value-trump-source-last-dealt = Die zuletzt gegebene
says-trump-source =
    { $value ->
        [bottom_card] die unterste Karte des Talons bestimmt den Trumpf
        [last_dealt] die zuletzt gegebene Karte bestimmt den Trumpf
       *[next_after_deal] die erste Karte nach dem Geben bestimmt den Trumpf
    }

rule-first-attacker = Wer das erste Spiel beginnt
rule-first-attacker-about = Wer die allererste Karte spielt.
value-first-attacker-lowest-trump = Der kleinste Trumpf
value-first-attacker-left-of-dealer = Links vom Geber
value-first-attacker-lot = Das Los entscheidet
says-first-attacker =
    { $value ->
        [left_of_dealer] links vom Geber beginnt das erste Spiel
        [lot] das Los entscheidet über den Beginn des ersten Spiels
       *[lowest_trump] der kleinste Trumpf beginnt das erste Spiel
    }
rule-next-first-attacker = Wer die weiteren Spiele beginnt
rule-next-first-attacker-about = Wer die erste Karte spielt, wenn schon ein Spiel vorausging.
value-next-first-attacker-lowest-trump = Der kleinste Trumpf
value-next-first-attacker-left-of-dealer = Links vom Geber
value-next-first-attacker-lot = Das Los entscheidet
value-next-first-attacker-under-fool = Rechts vom Durak
value-next-first-attacker-from-under-fool = Links vom Durak
value-next-first-attacker-winner = Wer zuerst fertig war
value-next-first-attacker-fool = Der Durak
says-next-first-attacker =
    { $value ->
        [left_of_dealer] links vom Geber beginnen die weiteren Spiele
        [lot] das Los entscheidet über den Beginn der weiteren Spiele
        [under_fool] weitere Spiele beginnen mit einem Angriff auf den Durak
        [from_under_fool] der linke Nachbar des Duraks beginnt die weiteren Spiele
        [winner] der Erste des letzten Spiels beginnt das nächste
        [fool] der Durak beginnt das nächste Spiel
       *[lowest_trump] der kleinste Trumpf beginnt die weiteren Spiele
    }
rule-no-trump-fallback = Wenn niemand Trumpf hat
rule-no-trump-fallback-about = Wer beginnt, wenn der kleinste Trumpf entscheiden soll und keiner auf einer Hand ist.
value-no-trump-fallback-lowest-card = Die kleinste Karte
value-no-trump-fallback-lot = Das Los entscheidet
value-no-trump-fallback-first-seat = Der erste Platz
says-no-trump-fallback =
    { $value ->
        [lot] ohne Trumpf auf den Händen entscheidet das Los
        [first_seat] ohne Trumpf auf den Händen beginnt der erste Platz
       *[lowest_card] ohne Trumpf auf den Händen beginnt die kleinste Karte
    }
rule-dealer = Wer als Nächster gibt
rule-dealer-about = Wer die Karten des nächsten Spiels gibt.
value-dealer-fool = Der Durak
value-dealer-next-seat = Der Nächste links
says-dealer =
    { $value ->
        [next_seat] alle geben reihum
       *[fool] der Durak gibt
    }

# unreviewed: nachlegen (throw in)
rule-throwers = Wer nachlegen darf
# unreviewed: nachlegen (throw in)
rule-throwers-about = Nachlegen heißt: zum Angriff Karten mit Werten fügen, die auf dem Tisch liegen.
value-throwers-all = Alle außer dem Verteidiger
value-throwers-neighbours = Nachbarn des Verteidigers
value-throwers-attacker-only = Nur der Angreifer
value-throwers-nobody = Niemand
# unreviewed: nachlegen (throw in)
says-throwers =
    { $value ->
        [neighbours] nur die Nachbarn des Verteidigers legen nach
        [attacker_only] nur der Angreifer legt nach
        [nobody] niemand legt nach
       *[all] alle dürfen nachlegen
    }
# unreviewed: nachlegen (throw in)
rule-throw-order = Reihenfolge beim Nachlegen
# unreviewed: nachlegen (throw in)
rule-throw-order-about = Ob alle nach Belieben nachlegen oder warten, bis sie dran sind.
value-throw-order-free = Wer schneller ist
value-throw-order-ordered = Der Reihe nach
# unreviewed: nachlegen (throw in)
says-throw-order =
    { $value ->
        [ordered] nachgelegt wird der Reihe nach
       *[free] beim Nachlegen ist der Schnellste zuerst dran
    }
# unreviewed: nachlegen (throw in)
rule-throw-timing = Wann nachgelegt wird
rule-throw-timing-about = Wie weit der Verteidiger sein muss, bevor neue Karten kommen.
value-throw-timing-any-time = Jederzeit
value-throw-timing-after-first-beat = Ab dem ersten Schlag
value-throw-timing-all-beaten = Wenn alles geschlagen ist
# unreviewed: nachlegen (throw in)
says-throw-timing =
    { $value ->
        [after_first_beat] nachgelegt wird ab der ersten geschlagenen Karte
        [all_beaten] nachgelegt wird erst nach dem Schlagen aller Karten
       *[any_time] nachgelegt wird jederzeit
    }
# unreviewed: nachlegen (throw in)
rule-throw-ranks = Welche Werte nachgelegt werden
rule-throw-ranks-about = Ob auch die Karten der Verteidigung zählen oder nur die des Angriffs.
value-throw-ranks-attack-and-defence = Alle Werte auf dem Tisch
value-throw-ranks-attack-only = Nur die des Angriffs
# unreviewed: nachlegen (throw in)
says-throw-ranks =
    { $value ->
        [attack_only] nachgelegt werden nur Werte der Angriffskarten
       *[attack_and_defence] nachgelegt werden alle Werte auf dem Tisch
    }
# unreviewed: nachlegen (throw in)
rule-throw-after-take = Nachlegen nach „Ich nehme“
rule-throw-after-take-about = Wer nimmt, kann noch mehr Karten der Werte auf dem Tisch bekommen.
# unreviewed: nachlegen (throw in)
says-throw-after-take =
    { $value ->
        [off] nach „Ich nehme“ wird nichts mehr nachgelegt
       *[on] auch nach „Ich nehme“ wird nachgelegt
    }
rule-opening = Die ersten Karten einer Runde
rule-opening-about = Ob eine Runde mit mehreren Karten vom selben Wert beginnen darf.
value-opening-one-card = Eine Karte
value-opening-equal-ranks = Mehrere vom selben Wert
says-opening =
    { $value ->
        [equal_ranks] eine Runde kann mit mehreren Karten vom selben Wert beginnen
       *[one_card] eine Runde beginnt mit einer Karte
    }
rule-attack-limit = Höchstzahl der Angriffskarten
rule-attack-limit-about = Wie viele Karten ein Verteidiger in einer Runde höchstens schlagen muss.
value-attack-limit-0 = Unbegrenzt
says-attack-limit =
    { $number ->
        [0] beliebig viele Angriffskarten je Runde
        [one] höchstens { $number } Angriffskarte je Runde
       *[other] höchstens { $number } Angriffskarten je Runde
    }
rule-first-bout-limit = Angriffskarten in der ersten Runde
rule-first-bout-limit-about = Damit niemand gleich am Anfang untergeht.
value-first-bout-limit-0 = So viele wie sonst
says-first-bout-limit =
    { $number ->
        [0] in der ersten Runde so viele wie sonst
        [one] in der ersten Runde höchstens { $number }
       *[other] in der ersten Runde höchstens { $number }
    }
rule-first-cap-scope = Wie lange die Grenze der ersten Runde gilt
rule-first-cap-scope-about = In der ersten Runde kann genommen werden; die Grenze kann dann weitergelten.
value-first-cap-scope-first-bout = Nur in der ersten Runde
value-first-cap-scope-until-first-discard = Bis zur ersten Ablage
says-first-cap-scope =
    { $value ->
        [until_first_discard] die erste Grenze gilt bis zu den ersten Karten in der Ablage
       *[first_bout] die erste Grenze endet mit der ersten Runde
    }
rule-defender-hand-cap = Die Hand des Verteidigers begrenzt
rule-defender-hand-cap-about = Ob mehr Karten gelegt werden dürfen, als der Verteidiger schlagen kann.
value-defender-hand-cap-when-became-defender = Nie mehr, als er hatte
value-defender-hand-cap-none = Auch mehr, als er hat
says-defender-hand-cap =
    { $value ->
        [none] die Hand des Verteidigers begrenzt den Angriff nicht
       *[when_became_defender] die Hand des Verteidigers begrenzt den Angriff
    }

# unreviewed: schieben (transfer)
rule-transfer = Schieben
rule-transfer-about = Wer noch nichts geschlagen hat, kann eine Karte vom selben Wert dazulegen: Dann verteidigt der Nächste.
# unreviewed: schieben (transfer)
says-transfer =
    { $value ->
        [on] der Angriff darf geschoben werden
       *[off] ohne Schieben
    }
# unreviewed: schieben (transfer)
rule-transfer-cards = Karten beim Schieben
# unreviewed: schieben (transfer)
rule-transfer-cards-about = Ob man beim Schieben mehrere Karten des Werts dazulegen darf.
value-transfer-cards-one = Eine Karte
value-transfer-cards-several = Mehrere Karten des Werts
# unreviewed: schieben (transfer)
says-transfer-cards =
    { $value ->
        [several] geschoben wird auch mit mehreren Karten
       *[one] geschoben wird mit einer Karte
    }
rule-transfer-sufficiency = Genug Karten beim Nächsten
rule-transfer-sufficiency-about = Niemand bekommt mehr Karten zu schlagen, als er auf der Hand hat.
# unreviewed: schieben (transfer)
says-transfer-sufficiency =
    { $value ->
        [off] geschoben wird auch zu Spielern mit zu wenig Karten
       *[on] geschoben wird nur zu Spielern mit genug Karten
    }
# unreviewed: schieben (transfer)
rule-transfer-in-first-bout = Schieben in der ersten Runde
# unreviewed: schieben (transfer)
rule-transfer-in-first-bout-about = Ob schon der allererste Angriff geschoben werden darf.
# unreviewed: schieben (transfer)
says-transfer-in-first-bout =
    { $value ->
        [off] in der ersten Runde wird nicht geschoben
       *[on] auch in der ersten Runde wird geschoben
    }
# unreviewed: schieben (transfer)
rule-transfer-chain-limit = Wie oft geschoben wird
rule-transfer-chain-limit-about = Wie oft ein Angriff in einer Runde weiterwandern darf.
value-transfer-chain-limit-0 = Beliebig oft
# unreviewed: schieben (transfer)
says-transfer-chain-limit =
    { $number ->
        [0] ein Angriff wird beliebig oft geschoben
        [one] ein Angriff wird höchstens { $number }-mal geschoben
       *[other] ein Angriff wird höchstens { $number }-mal geschoben
    }
# unreviewed: schieben (transfer)
rule-transfer-by-showing = Schieben durch Zeigen
# unreviewed: schieben (transfer)
rule-transfer-by-showing-about = Wer eine Karte des Werts zeigt, schiebt den Angriff und behält die Karte.
value-transfer-by-showing-off = Nein
value-transfer-by-showing-trump = Trumpf, einmal je Runde
value-transfer-by-showing-trump-once-a-deal = Trumpf, einmal je Spiel
value-transfer-by-showing-any-card = Jede, einmal je Runde
# unreviewed: schieben (transfer)
says-transfer-by-showing =
    { $value ->
        [trump] zum Schieben genügt ein gezeigter Trumpf
        [trump_once_a_deal] einmal je Spiel genügt zum Schieben ein gezeigter Trumpf
        [any_card] zum Schieben genügt jede gezeigte Karte des Werts
       *[off] kein Schieben durch Zeigen
    }

rule-discard = Ablage
rule-discard-about = Ob du die geschlagenen Karten ansehen darfst.
value-discard-hidden = Verdeckt
value-discard-open = Darf angesehen werden
says-discard =
    { $value ->
        [open] die Ablage darf angesehen werden
       *[hidden] die Ablage bleibt verdeckt
    }
rule-draw-order = Reihenfolge beim Nachziehen
rule-draw-order-about = In welcher Reihenfolge nach einer Runde nachgezogen wird.
value-draw-order-defender-last = Verteidiger zuletzt
value-draw-order-defender-first = Verteidiger zuerst
says-draw-order =
    { $value ->
        [defender_first] der Verteidiger zieht zuerst nach
       *[defender_last] der Verteidiger zieht zuletzt nach
    }
# unreviewed: schieben (transfer)
rule-draw-lead = Wer nach dem Schieben zuerst zieht
rule-draw-lead-about = Wer beim Nachziehen als Angreifer gilt.
# unreviewed: schieben (transfer)
value-draw-lead-last-transferrer = Wer zuletzt geschoben hat
value-draw-lead-opener = Wer eröffnet hat
# unreviewed: schieben (transfer)
says-draw-lead =
    { $value ->
        [opener] nach dem Schieben zieht zuerst der Eröffner der Runde
       *[last_transferrer] nach dem Schieben zieht zuerst der letzte Schieber
    }
rule-swap-trump = Trumpfkarte tauschen
rule-swap-trump-about = Zwischen zwei Runden darf der kleinste Trumpf gegen die Trumpfkarte unter dem Talon getauscht werden.
says-swap-trump =
    { $value ->
        [on] der kleinste Trumpf darf gegen die Trumpfkarte getauscht werden
       *[off] die Trumpfkarte wird nicht getauscht
    }
rule-draw-rule = Wenn niemand mehr Karten hat
rule-draw-rule-about = Was gilt, wenn die letzten Spieler in derselben Runde fertig werden.
value-draw-rule-draw = Unentschieden
value-draw-rule-last-defender-loses = Der Verteidiger verliert
says-draw-rule =
    { $value ->
        [last_defender_loses] ohne Karten auf allen Händen ist der letzte Verteidiger der Durak
       *[draw] ohne Karten auf allen Händen ist es unentschieden
    }

rule-placing = Was gezählt wird
rule-placing-about = Wofür es einen Punkt gibt, wenn mehrere Spiele zusammen zählen.
value-placing-fool-only = Wie oft jemand Durak war
value-placing-first-out-wins = Wie oft jemand Erster war
says-placing =
    { $value ->
        [first_out_wins] ein Punkt für den Ersten
       *[fool_only] ein Minuspunkt für den Durak
    }
rule-series = Serie
rule-series-about = Ob mehrere Spiele zusammen zählen und wann die Serie zu Ende ist.
value-series-none = Jedes Spiel für sich
value-series-to-points = Bis zu einer Punktzahl
value-series-deals = Eine Anzahl Spiele
value-series-count = Zählen ohne Ende
says-series =
    { $value ->
        [to_points]
            { $number ->
                [one] eine Serie bis { $number } Punkt
               *[other] eine Serie bis { $number } Punkte
            }
        [deals]
            { $number ->
                [one] eine Serie von { $number } Spiel
               *[other] eine Serie von { $number } Spielen
            }
        [count] die Punkte zählen ohne Ende
       *[none] jedes Spiel für sich
    }
rule-series-length = Länge der Serie
rule-series-length-about = Wie viele Punkte oder Spiele die Serie dauert.
value-series-length-0 = Keine

rule-teams = Teams
rule-teams-about = Partner sitzen zwischen Gegnern, greifen einander nie an und gewinnen oder verlieren zusammen.
value-teams-none = Jeder für sich
value-teams-2v2 = Zwei gegen zwei
value-teams-3v3 = Drei gegen drei
says-teams =
    { $number ->
        [4] zwei gegen zwei
        [6] drei gegen drei
       *[other] jeder für sich
    }
rule-team-out-seat = Wenn ein Partner fertig ist
rule-team-out-seat-about = Was aus den Zügen wird, wenn ein Spieler keine Karten mehr hat.
value-team-out-seat-partner-plays = Ein Partner spielt für ihn
value-team-out-seat-skipped = Seine Züge fallen aus
says-team-out-seat =
    { $value ->
        [skipped] die Züge fertiger Spieler fallen aus
       *[partner_plays] für fertige Spieler spielt ein Partner
    }

rule-low-beats-ace = Die kleinste Karte schlägt das Ass
rule-low-beats-ace-about = Die schwächste Karte einer Farbe, oft die Sechs, schlägt auch die stärkste.
value-low-beats-ace-off = Nein
value-low-beats-ace-same-suit = In jeder Farbe
value-low-beats-ace-trumps = Nur beim Trumpf
says-low-beats-ace =
    { $value ->
        [same_suit] die kleinste Karte einer Farbe schlägt deren Ass
        [trumps] der kleinste Trumpf schlägt das Trumpf-Ass
       *[off] die kleinste Karte schlägt das Ass nicht
    }
rule-spades-only-spades = Nur Pik schlägt Pik
rule-spades-only-spades-about = Kein Trumpf einer anderen Farbe schlägt Pik.
says-spades-only-spades =
    { $value ->
        [on] nur Pik schlägt Pik
       *[off] auch Trumpf schlägt Pik
    }
rule-ace-turned-up = Wenn ein Ass den Trumpf bestimmt
rule-ace-turned-up-about = Manche geben dann neu.
value-ace-turned-up-keep = Weiterspielen
value-ace-turned-up-redeal = Neu geben
says-ace-turned-up =
    { $value ->
        [redeal] bei einem Ass als Trumpfkarte wird neu gegeben
       *[keep] auch ein Ass darf den Trumpf bestimmen
    }
rule-redeal = Bei welcher Hand neu gegeben wird
rule-redeal-about = Hat jemand eine solche Hand, bekommen alle neue Karten.
value-redeal-never = Bei keiner
value-redeal-five-of-a-suit = Fünf oder mehr einer Farbe
value-redeal-one-colour = Nur rot oder schwarz
says-redeal =
    { $value ->
        [five_of_a_suit] bei fünf Karten einer Farbe auf einer Hand wird neu gegeben
        [one_colour] bei einer ganz roten oder ganz schwarzen Hand wird neu gegeben
       *[never] neu gegeben wird nie
    }
# unreviewed: Schulterstücke (epaulettes)
rule-pogony = Schulterstücke
rule-pogony-about = Ein letzter Angriff mit den kleinsten Karten steckt sie dem Durak an die Schultern. Nur ein Scherz: Es ändert nichts.
# unreviewed: Schulterstücke (epaulettes)
says-pogony =
    { $value ->
        [on] die kleinsten Karten am Ende sind Schulterstücke für den Durak
       *[off] keine Schulterstücke
    }
rule-bout-limit = Runden bis zum Unentschieden
rule-bout-limit-about = Ein Spiel, das sich im Kreis dreht, endet nach so vielen Runden unentschieden.
says-bout-limit =
    { $number ->
        [one] unentschieden nach { $number } Runde
       *[other] unentschieden nach { $number } Runden
    }

# Why rules cannot be played together, or by so many players.
conflict-hand-size = Auf eine Hand gehören { $least } bis { $most } Karten, nicht { $given }.
# unreviewed: schieben (transfer)
conflict-negative =
    { $parameter ->
        [attack_limit] Die Höchstzahl der Angriffskarten kann nicht { $given } sein: Sie ist mindestens 0.
        [first_bout_limit] Die Grenze der ersten Runde kann nicht { $given } sein: Sie ist mindestens 0.
        [transfer_chain_limit] Geschoben werden kann nicht { $given }-mal: Es sind mindestens 0.
       *[series_length] Die Länge einer Serie kann nicht { $given } sein: Sie ist mindestens 0.
    }
conflict-bout-limit = Ein Spiel kann nicht nach { $given } Runden enden: Eine braucht es mindestens.
conflict-first-limit-above = Die Grenze der ersten Runde ist { $given } und liegt über den { $most } aller anderen: Sie kann nur kleiner sein.
conflict-redeal-hand-size = Neu geben bei fünf Karten einer Farbe geht nur mit höchstens { $most } Karten auf der Hand: In größeren Händen gibt es sie fast immer.
conflict-ace-needs-turned-trump = Nach diesen Regeln bestimmt keine Karte den Trumpf, also auch kein Ass.
conflict-source-needs-turned-trump = Nach diesen Regeln bestimmt keine Karte den Trumpf: Es gibt nichts zu wählen.
conflict-swap-needs-face-up-trump = Nach diesen Regeln liegt keine Trumpfkarte unter dem Talon: Es gibt nichts zu tauschen.
conflict-low-trump-needs-trump = Ohne Trumpf gibt es keinen kleinsten Trumpf, der ein Ass schlagen könnte.
# unreviewed: schieben (transfer)
conflict-showing-needs-trump = Ohne Trumpf lässt sich keiner zum Schieben zeigen.
# unreviewed: schieben (transfer)
conflict-showing-needs-transfer = Gezeigt wird eine Karte, um zu schieben: Also muss auch Schieben erlaubt sein.
conflict-first-deal-has-no-fool = Vor dem ersten Spiel gibt es weder Durak noch Sieger, die seinen Beginn bestimmen könnten.
conflict-series-length-missing = Wähle, wie viele Punkte oder Spiele die Serie dauert.
conflict-series-length-unused = Eine Länge hat nur eine Serie bis zu einer Punktzahl oder über eine Anzahl Spiele.
# unreviewed: schieben (transfer)
conflict-teams-never-transfer = In Teams wird ohne Schieben gespielt.
conflict-teams-have-no-one-fool = In Teams gibt es keinen einzelnen Durak, der den Beginn bestimmen könnte.
conflict-teams-seats = Solche Teams brauchen { $most } Spieler, nicht { $given }.
conflict-too-few-seats = Es braucht mindestens { $least } Spieler, nicht { $given }.
conflict-too-many-seats = { $cards } Karten reichen für { $most } Spieler, nicht für { $given }.

## The table

table-title = Spieltisch
table-players = Spieler
table-profile = Profil von { $player }
table-bout = Karten auf dem Tisch
table-bout-empty = Keine Karten auf dem Tisch
table-hand = Deine Karten
table-stock = Talon
table-discard = Ablage
table-actions = Aktionen
table-practice = Übung
table-practice-hint = Ein Zug wurde zurückgenommen: Dieses Spiel zählt nicht.
table-thinking = überlegt
# unreviewed: nachlegen (throw in)
table-done = legt nicht mehr nach
table-lobby = Zur Startseite
table-undo = Zug zurücknehmen
table-takeback = Zurücknehmen
table-ask = Tutor fragen
table-mute = Ton ausschalten
table-unmute = Ton einschalten
table-last-bout = Letzte Runde
table-log = Das Spiel bisher
table-log-bout = Runde { $number }
table-how-to-play = Anleitung
table-settings = Einstellungen
table-removed = Der Gastgeber hat dich vom Tisch gebeten.
table-closed = Dieser Tisch wurde geschlossen.
table-away = keine Verbindung
table-bot-sits-in = solange spielt ein Bot
table-wishes = möchte noch einmal spielen
table-watchers = Zuschauer
table-talk = Etwas sagen
table-people = Spieler
table-last-bout-beaten = Alle Karten wurden geschlagen und kamen in die Ablage.
table-last-bout-taken = { $player } nahm die Karten.
table-last-bout-taken-you = Du hast die Karten genommen.
table-rules = Regeln an diesem Tisch
table-team = Team { $number }
table-partner = Dein Partner
# $player plays for a partner who is out, $other.
table-plays-for = { $player } spielt für { $other }
table-plays-for-you = Du spielst für { $other }
table-plays-your-turn = { $player } spielt für dich
# What the points in a series count: deals won, or deals in which somebody was the fool.
series-score =
    { $counts ->
        [for] Gewonnene Spiele
       *[against] Wie oft Durak
    }
series-to-points =
    { $number ->
        [one] Serie bis { $number } Punkt
       *[other] Serie bis { $number } Punkte
    }
series-over-deals = Spiel { $deal } von { $number }
# $players is one name or a list of names.
series-winner = Die Serie geht an { $players }
series-winner-you = Du hast die Serie gewonnen!
series-next-deal = Nächstes Spiel
discard-look = Ablage ansehen

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
        [Olya] Olja
        [Petryk] Petryk
        [Vanya] Wanja
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

prompt-open = Du greifst { $player } an: Spiel eine Karte
prompt-defend =
    { $number ->
        [one] Schlag die Karte oder nimm
       *[other] Schlag { $number } Karten oder nimm
    }
# unreviewed: schieben (transfer)
prompt-defend-transfer =
    { $number ->
        [one] Schlag die Karte, schieb oder nimm
       *[other] Schlag { $number } Karten, schieb oder nimm
    }
# unreviewed: nachlegen (throw in)
prompt-add = { $player } verteidigt: Du darfst nachlegen
# unreviewed: nachlegen (throw in), „Geschlagen“ (done)
prompt-covered = Leg nach oder sag „Geschlagen“
# unreviewed: nachlegen (throw in)
prompt-taking = { $player } nimmt: Leg nach oder passe
prompt-wait-open = { $player } greift an …
prompt-wait-open-you = { $player } greift dich an …
prompt-wait-defend = { $player } verteidigt …
# unreviewed: nachlegen (throw in)
prompt-wait-throw-in = { $player } darf nachlegen …
# unreviewed: nachlegen (throw in)
prompt-wait-taking = Du nimmst. { $player } darf nachlegen …
prompt-wait = Moment …
prompt-wait-again = Warten auf { $players }…
prompt-taking-soon = Du nimmst …
prompt-still-taking = Du nimmst die Karten. Zum Weiterspielen tipp „Doch nicht“
# unreviewed: nachlegen (throw in)
prompt-done-soon = Du hast nichts nachzulegen …
prompt-out = Du bist fertig und gerettet
prompt-choose-target = Was soll { $card } tun?
prompt-selected =
    { $number ->
        [one] { $cards }: Tipp jetzt weitere vom selben Wert an
       *[other] { $cards } zusammen: Tipp auf den Tisch
    }
prompt-one-rank = Zusammen gehen nur Karten vom selben Wert
prompt-dropped = Die vorbereitete Karte bleibt auf deiner Hand
prompt-drop-here = Hierher
prompt-transfer-here = Weiter an { $player }
prompt-over = Das Spiel ist aus
# unreviewed: „Geschlagen“ (done)
prompt-covered-nothing = Nichts passt: Sag „Geschlagen“
prompt-taking-nothing = { $player } nimmt: Sag „Passe“
prompt-bout-beaten = Alles geschlagen.
prompt-tap-to-go-on = Weiter mit einem Tippen
prompt-trump = Trumpf: { $card }.
prompt-trumps = Trumpf: { $suit }.
prompt-no-trumps = Kein Trumpf.
prompt-no-line = Keine Verbindung: Jetzt geht kein Zug

## Buttons

# unreviewed: what one says when all is beaten, "Бито"
action-bita = Geschlagen
action-pass = Passe
action-take = Ich nehme
action-take-undo = Doch nicht
# unreviewed: schieben (transfer)
action-transfer = Schieben
action-lay =
    { $number ->
        [one] { $number } Karte legen
       *[other] { $number } Karten legen
    }
action-unselect = Auswahl aufheben
action-swap = Trumpf tauschen
action-skip-to-end = Zum Ende
action-rematch = Noch einmal
action-leave = Zur Startseite
action-see-table = Tisch ansehen
action-review = Spiel ansehen
action-how-to-play = Wie spielt man?

## After the game

end-safe-you = Du bist gerettet!
end-places = Plätze

## Settings

settings-title = Einstellungen
settings-section-look = Aussehen
settings-section-play = Spiel
settings-section-motion = Bewegung
settings-language = Sprache
settings-theme = Farbschema
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-hints = Hinweise
settings-hints-hint = Zeigt, welche Karten gehen und warum andere nicht.
settings-advise = Tutor
settings-advise-hint = Ein Knopf zeigt, was der stärkste Bot täte und warum.
settings-tap = Karte antippen
settings-tap-plays = Spielt sie
settings-tap-second = Wählt sie, ein zweites Tippen spielt
settings-sort = Ordnung meiner Karten
settings-sort-suit = Nach Farbe
settings-sort-rank = Nach Wert
settings-sort-own = Wie ich sie lege
settings-speed = Bewegung der Karten
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-hold = Beendete Runde bleibt liegen
settings-hold-none = Gar nicht
settings-hold-seconds = { $seconds } s
settings-hold-tap = Bis ich tippe
settings-section-sound = Ton
settings-sounds = Töne
settings-volume = Lautstärke
settings-volume-low = Leise
settings-volume-medium = Mittel
settings-volume-high = Laut
settings-vibration = Vibration
settings-vibration-hint = Auf Handys und Tablets, die das können.
# unreviewed: „Geschlagen“ (done)
settings-auto-done = „Geschlagen“ und „Passe“ für mich sagen
settings-auto-done-hint = Wenn keine meiner Karten passt.
settings-take-undo = Zeit, „Ich nehme“ zu widerrufen
settings-take-undo-hint = Es gilt erst nach 0,8 Sekunden.
settings-premoves = Karte vorbereiten, während andere spielen
settings-premoves-hint = Ein Tippen bereitet sie vor; sie wird gespielt, sobald es geht, ein zweites nimmt es zurück.
settings-letters = Buchstaben der Bildkarten
settings-letters-auto = Wie die Sprache
settings-letters-latin = J Q K A
settings-letters-cyrillic = В Д К Т
settings-colours = Farben der Kartenzeichen
settings-colours-two = Zwei
settings-colours-four = Vier
settings-colours-safe = Vier, leicht zu unterscheiden
settings-back = Kartenrücken
settings-back-red = Rot
settings-back-blue = Blau
settings-back-green = Grün
settings-back-black = Schwarz
settings-table = Tischfarbe
settings-table-green = Grün
settings-table-blue = Blau
settings-table-burgundy = Weinrot
settings-table-slate = Grau
settings-large-index = Wert und Zeichen groß auf den Karten
settings-trump-marks = Trumpf auf meiner Hand markieren
settings-contrast = Kontrast
settings-contrast-auto = Wie das Gerät
settings-contrast-high = Hoch
settings-left-handed = Für Linkshänder
settings-shortcuts = Tastenkürzel
settings-reset = Alles zurücksetzen

## Sharing a table, and the page without its server

share-title = { $attacker } greift an, { $defender } verteidigt
share-about = Ein Tisch Durak mit { $players }. Sieh, wie es steht, und spiel dann selbst.
app-somebody = Spieler
share-sheet-title = Tisch teilen
share-picture = Bild des Tisches
share-with-cards = Mit meinen Karten
share-with-cards-hint = Wer den Link hat, sieht sie. Die Karten anderer sind nie zu sehen.
share-link = Link
share-copy = Link kopieren
share-copied = Kopiert
share-send = Teilen
table-share = Teilen
app-shared = Der Tisch, wie { $player } ihn sah
app-play-yourself = Selbst spielen
app-bad-link = Dieser Link zeigt keinen Tisch: Er ist abgeschnitten oder vertippt.
app-nowhere = Unter dieser Adresse gibt es nichts.

app-kept = Keine Verbindung. Stand des Tisches: { $time }
app-newer = Eine neuere Version ist bereit. Sie öffnet sich nach dem Spiel.
app-older = Diese Seite ist älter als der Server.
app-open-newer = Neue öffnen
app-install = Als App installieren

## Keyboard

keys-title = Tastatur
keys-arrows = Karte oder Ziel wählen
keys-ranks = Zur nächsten Karte dieses Werts
keys-enter = Karte spielen oder wählen
keys-select = Karte auswählen, um mehrere vom selben Wert zusammen zu legen
keys-escape = Abbrechen
keys-take = Ich nehme
keys-done = Geschlagen oder Passe
# unreviewed: schieben (transfer)
keys-transfer = Schieben
keys-sort = Meine Karten anders ordnen
keys-move = Karte auf der Hand bewegen
keys-explain = Tutor fragen; bei blasser Karte: Warum nicht?
keys-last-bout = Letzte Runde
keys-undo = Letzten Zug zurücknehmen
keys-read = Tisch vorlesen
keys-help = Diese Liste
keys-tab = Weiter: Meldung, meine Karten, Tisch, Knöpfe, Spieler
# Names of keys, as printed on keyboards.
keys-name-arrows = ← → Pos1 Ende
keys-name-ranks = 2–9 1 J Q K A *
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Leertaste
keys-name-tab = Tab
keys-name-alt-arrows = Alt + ← →
keys-name-shift-click = Umschalt + Klick

## Lists: $items are joined by commas

list-and = { $items } und { $last }
list-or = { $items } oder { $last }

## Card names, for speech; in the other cases with their article

card =
    { $rank ->
        [joker]
            { $suit ->
                [red] roter Joker
               *[black] schwarzer Joker
            }
       *[other]
            { $suit ->
                [clubs] Kreuz
                [diamonds] Karo
                [hearts] Herz
               *[spades] Pik
            }-{ $rank ->
                [r2] Zwei
                [r3] Drei
                [r4] Vier
                [r5] Fünf
                [r6] Sechs
                [r7] Sieben
                [r8] Acht
                [r9] Neun
                [r10] Zehn
                [J] Bube
                [Q] Dame
                [K] König
               *[A] Ass
            }
    }
card-acc =
    { $rank ->
        [joker]
            { $suit ->
                [red] den roten Joker
               *[black] den schwarzen Joker
            }
       *[other]
            { $rank ->
                [r2] die
                [r3] die
                [r4] die
                [r5] die
                [r6] die
                [r7] die
                [r8] die
                [r9] die
                [r10] die
                [J] den
                [Q] die
                [K] den
               *[A] das
            } { $suit ->
                [clubs] Kreuz
                [diamonds] Karo
                [hearts] Herz
               *[spades] Pik
            }-{ $rank ->
                [r2] Zwei
                [r3] Drei
                [r4] Vier
                [r5] Fünf
                [r6] Sechs
                [r7] Sieben
                [r8] Acht
                [r9] Neun
                [r10] Zehn
                [J] Buben
                [Q] Dame
                [K] König
               *[A] Ass
            }
    }
card-ins =
    { $rank ->
        [joker]
            { $suit ->
                [red] dem roten Joker
               *[black] dem schwarzen Joker
            }
       *[other]
            { $rank ->
                [r2] der
                [r3] der
                [r4] der
                [r5] der
                [r6] der
                [r7] der
                [r8] der
                [r9] der
                [r10] der
                [J] dem
                [Q] der
                [K] dem
               *[A] dem
            } { $suit ->
                [clubs] Kreuz
                [diamonds] Karo
                [hearts] Herz
               *[spades] Pik
            }-{ $rank ->
                [r2] Zwei
                [r3] Drei
                [r4] Vier
                [r5] Fünf
                [r6] Sechs
                [r7] Sieben
                [r8] Acht
                [r9] Neun
                [r10] Zehn
                [J] Buben
                [Q] Dame
                [K] König
               *[A] Ass
            }
    }
card-gen =
    { $rank ->
        [joker]
            { $suit ->
                [red] des roten Jokers
               *[black] des schwarzen Jokers
            }
       *[other]
            { $rank ->
                [r2] der
                [r3] der
                [r4] der
                [r5] der
                [r6] der
                [r7] der
                [r8] der
                [r9] der
                [r10] der
                [J] des
                [Q] der
                [K] des
               *[A] des
            } { $suit ->
                [clubs] Kreuz
                [diamonds] Karo
                [hearts] Herz
               *[spades] Pik
            }-{ $rank ->
                [r2] Zwei
                [r3] Drei
                [r4] Vier
                [r5] Fünf
                [r6] Sechs
                [r7] Sieben
                [r8] Acht
                [r9] Neun
                [r10] Zehn
                [J] Buben
                [Q] Dame
                [K] Königs
               *[A] Asses
            }
    }
suit-name =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }

## Why a card or a word cannot be played (one message for each kind of reason)

why-game-over = Das Spiel ist aus.
why-seat-out = Du bist schon fertig: keine Karten, keine Sorgen.
why-not-the-attacker = { $player } eröffnet diese Runde. Warte auf die erste Karte.
# unreviewed: schieben (transfer)
why-not-the-defender = Nur wer verteidigt, darf schlagen, nehmen oder schieben: { $player }.
# unreviewed: nachlegen (throw in)
why-defender-never-adds = Du verteidigst: Schlag die Karten oder nimm sie. Nachlegen dürfen die anderen.
# unreviewed: nachlegen (throw in)
why-defenders-partner = { $player } ist dein Partner: Gegen Partner wird nicht nachgelegt.
# unreviewed: nachlegen (throw in)
why-not-a-thrower = Nach diesen Regeln darfst du jetzt nicht nachlegen. Es verteidigt { $player }.
# unreviewed: nachlegen (throw in)
why-not-your-turn = Zuerst darf { $player } nachlegen. Warte, bis du dran bist.
why-no-attack-yet = { $player } hat noch nicht angegriffen: Es gibt nichts zu schlagen.
why-must-open = Du eröffnest die Runde, also musst du eine Karte spielen.
why-unbeaten-cards =
    { $number ->
        [one] { $cards } ist noch nicht geschlagen. Warte auf den Verteidiger.
       *[other] { $cards } sind noch nicht geschlagen. Warte auf den Verteidiger.
    }
# unreviewed: nachlegen (throw in)
why-already-done = Du legst nicht mehr nach, hast du gesagt. Warte, bis eine neue Karte liegt.
# unreviewed: nachlegen (throw in)
why-already-taking = Du hast schon „Ich nehme“ gesagt. Warte, bis die anderen nachgelegt haben.
why-nothing-to-take = Alles ist geschlagen: Es gibt nichts zu nehmen.
why-nothing-to-beat = Alle Angriffskarten sind schon geschlagen. Warte, ob noch welche kommen.
why-not-in-hand = { $card } ist nicht auf deiner Hand.
# unreviewed: schieben (transfer)
why-joker-only-beats = { $card } kann nur schlagen: Mit Jokern wird weder angegriffen noch geschoben.
# unreviewed: nachlegen (throw in)
why-rank-not-on-table = { $card } passt nicht: Nachlegen darfst du nur Werte auf dem Tisch, also { $ranks }.
# unreviewed: nachlegen (throw in)
why-after-first-beat = Nach diesen Regeln darfst du erst nachlegen, wenn die erste Karte geschlagen ist.
# unreviewed: nachlegen (throw in)
why-not-all-beaten = Nach diesen Regeln darfst du erst nachlegen, wenn alles geschlagen ist. Noch offen: { $cards }.
why-defender-hand-limit =
    { $number ->
        [one] { $player } hatte nur { $number } Karte: Mehr Angriffskarten gibt es nicht.
       *[other] { $player } hatte nur { $number } Karten: Mehr Angriffskarten gibt es nicht.
    }
why-first-bout-limit =
    { $number ->
        [one] In der ersten Runde gibt es höchstens { $number } Angriffskarte.
       *[other] In der ersten Runde gibt es höchstens { $number } Angriffskarten.
    }
why-bout-limit =
    { $number ->
        [one] In einer Runde gibt es höchstens { $number } Angriffskarte.
       *[other] In einer Runde gibt es höchstens { $number } Angriffskarten.
    }
why-not-on-table = { $target } ist keine Angriffskarte auf dem Tisch.
why-already-beaten = { $target } ist schon geschlagen.
why-too-low = { $card } schlägt { $target } nicht: zu niedrig.
why-wrong-suit =
    { $suit ->
        [clubs] { $card } schlägt { $target } nicht: Eine andere Farbe schlägt nur Trumpf, und Trumpf ist Kreuz.
        [diamonds] { $card } schlägt { $target } nicht: Eine andere Farbe schlägt nur Trumpf, und Trumpf ist Karo.
        [hearts] { $card } schlägt { $target } nicht: Eine andere Farbe schlägt nur Trumpf, und Trumpf ist Herz.
       *[spades] { $card } schlägt { $target } nicht: Eine andere Farbe schlägt nur Trumpf, und Trumpf ist Pik.
    }
why-trump-needed = { $card } schlägt { $target } nicht: Einen Trumpf schlägt nur ein höherer Trumpf.
why-suit-needed = { $card } schlägt { $target } nicht: Ohne Trumpf schlägt nur eine höhere Karte derselben Farbe.
why-spades-only = { $card } schlägt { $target } nicht: Nach diesen Regeln schlägt nur Pik ein Pik.
why-joker-colour = { $card } schlägt { $target } nicht: Der rote Joker schlägt nur rote Karten, der schwarze nur schwarze.
why-joker-unbeatable = Nichts schlägt { $target }.
why-beats-nothing = { $card } schlägt keine dieser Karten: { $cards }.
# unreviewed: schieben (transfer)
why-transfer-off = Nach diesen Regeln wird nicht geschoben.
# unreviewed: schieben (transfer)
why-transfer-after-beat = Eine Karte ist schon geschlagen: zu spät zum Schieben.
# unreviewed: schieben (transfer)
why-transfer-rank = { $card } schiebt diesen Angriff nicht: Dafür braucht es den Wert { $ranks }.
# unreviewed: schieben (transfer)
why-transfer-first-bout = Nach diesen Regeln wird in der ersten Runde nicht geschoben.
# unreviewed: schieben (transfer)
why-transfer-chain =
    { $number ->
        [one] Dieser Angriff wurde schon { $number }-mal geschoben: Öfter geht es nicht.
       *[other] Dieser Angriff wurde schon { $number }-mal geschoben: Öfter geht es nicht.
    }
# unreviewed: schieben (transfer)
why-nobody-to-receive = Es ist niemand mehr da, zu dem du schieben könntest.
why-receiver-hand-limit =
    { $number ->
        [one] { $player } hat nur { $number } Karte und müsste { $needed } schlagen.
       *[other] { $player } hat nur { $number } Karten und müsste { $needed } schlagen.
    }
# unreviewed: schieben (transfer)
why-show-off = Nach diesen Regeln wird nicht durch Zeigen geschoben.
why-show-trump = { $card } lässt sich nicht zeigen: Das geht nur mit dem Trumpf dieses Werts.
why-show-used = { $card } wurde schon gezeigt.
why-swap-off = Nach diesen Regeln wird die Trumpfkarte nicht getauscht.
why-swap-between-bouts = Die Trumpfkarte wird nur zwischen zwei Runden getauscht, nicht vor der ersten.
why-swap-no-trump-card = Unter dem Talon liegt keine Trumpfkarte mehr.
why-swap-lowest = Die Trumpfkarte unter dem Talon ist selbst der kleinste Trumpf.

## What the tutor says: advice-… is what to do, as it is heard, motive-… why (one message for each kind)

advice-attack = Spiel { $card_acc }.
# unreviewed: nachlegen (throw in)
advice-throw-in = Leg { $card_acc } nach.
advice-beat = Schlag { $target_acc } mit { $card_ins }.
# unreviewed: schieben (transfer)
advice-transfer = Schieb mit { $card_ins }.
# unreviewed: schieben (transfer)
advice-show = Zeig { $card_acc } und schieb.
advice-swap = Tausch die Trumpfkarte.
advice-take = Nimm.
# unreviewed: nachlegen (throw in)
advice-done = Leg nicht mehr nach.
advice-wait = Warte.
motive-only-move = Etwas anderes geht nicht.
motive-wins = So gewinnst du, was der Gegner auch tut.
# unreviewed: written without a native reader
motive-only-win = Nur das gewinnt: Jeder andere Zug gibt den Gewinn her.
# unreviewed: written without a native reader
motive-draws = So hältst du das Unentschieden, was der Gegner auch tut.
# unreviewed: written without a native reader
motive-only-draw = Nur das hält das Unentschieden: Jeder andere Zug verliert.
motive-lost = Jetzt rettet dich nur noch ein Fehler des Gegners.
motive-last-card = { $card } ist deine letzte Karte, und der Talon ist leer.
motive-last-cards = Alle deine { $number } Karten können in dieser Runde weg.
motive-swap = { $card } ist höher als der Trumpf, den du dafür gibst.
motive-unbeatable = { $card } ist nicht zu schlagen: { $player } hat nichts dagegen.
# unreviewed: nachlegen (throw in)
motive-pair = Nach { $card_ins } kannst du noch nachlegen: { $cards }.
motive-lowest = { $card } ist deine kleinste Karte außer Trumpf.
motive-lowest-trump = Du hast nur Trumpf, und { $card } ist der kleinste.
# unreviewed: written without a native reader
motive-he-holds = { $player } hat { $cards } und würde { $target_acc } damit schlagen.
motive-hard-to-beat = { $card } ist schwerer zu schlagen als deine kleineren: { $player } kann es mit { $number } % Wahrscheinlichkeit.
# unreviewed: written without a native reader
motive-forces-trump = { $player } kann { $card_acc } nur mit Trumpf schlagen.
# unreviewed: written without a native reader
motive-no-trumps = Wo jeder Trumpf liegt, ist bekannt: { $player } hat keinen.
motive-keeps-trumps = { $card } schlägt { $target } und kostet keinen Trumpf.
motive-trump-needed = { $target } schlägst du nur mit Trumpf, am günstigsten mit { $card_ins }.
motive-no-new-rank = { $card } schlägt { $target } und bringt keinen neuen Wert auf den Tisch.
# unreviewed: written without a native reader
motive-rank-gone = Niemand hat noch eine Karte mit dem Wert von { $card } zum Nachlegen.
# unreviewed: written without a native reader
motive-keeps-pair = { $card } schlägt { $target }, und diese bleiben zusammen: { $cards }.
# unreviewed: written without a native reader
motive-would-follow = Nach { $target } könnte { $player } nachlegen: { $cards }.
# unreviewed: nachlegen (throw in)
motive-few-follow = Nach { $card_ins } kann weniger nachgelegt werden als nach einer kleineren.
motive-cheapest-beat = { $card } ist deine kleinste Karte, die { $target } schlägt.
motive-cheapest-plan = { $card } auf { $target }: So sind alle { $number } Karten am günstigsten geschlagen.
# unreviewed: schieben (transfer)
motive-free-transfer = { $card } schiebt den Angriff weiter und kostet dich keinen Trumpf.
motive-show = Zeig { $card_acc }: Der Angriff wandert weiter, und die Karte bleibt dir.
# unreviewed: schieben (transfer)
motive-rather-than-take = Alles kannst du nicht schlagen, aber { $card } schiebt den Angriff weiter.
motive-cannot-beat =
    { $number ->
        [one] Die Karte kannst du nicht schlagen: Nimm.
       *[other] Alle { $number } Karten kannst du nicht schlagen: Nimm.
    }
motive-too-dear = Schlagen würde dich { $cards } kosten: Nimm lieber.
motive-throw-in = { $card } passt und ist kein Trumpf: eine Karte weniger für dich.
motive-give-away = { $player } nimmt: Gib { $card_acc } gleich mit.
motive-nothing-fits = Keine deiner Karten passt.
motive-saves-trumps = Von deinen Karten passt nur Trumpf: { $cards }. Behalt ihn.
motive-feeds = { $player } nimmt und würde sich freuen über { $cards }.
# unreviewed: nachlegen (throw in)
motive-saves-high = Was passt, ist zu gut zum Nachlegen: { $cards }.
motive-wait = Sieh erst, was { $player } tut.
motive-preferred = Von { $number } möglichen Zügen fand sich kein besserer.

## What the tutor shows of each move

# unreviewed: written without a native reader
tutor-chances = Wahrscheinlichkeit, der Durak zu sein
tutor-loss = { $number } % ± { $error }
# unreviewed: written without a native reader
tutor-win = gewinnt
# unreviewed: written without a native reader
tutor-draw = unentschieden
# unreviewed: written without a native reader
tutor-lose = verliert
# unreviewed: written without a native reader
tutor-worse = Schlechter: { $move } – { $other_number } % statt { $number } %.
# unreviewed: written without a native reader
tutor-line = Bestes Spiel: { $moves }
# unreviewed: written without a native reader
tutor-solved = Das Spiel ist bis zum Ende gelöst.
tutor-move-attack = { $card }
# unreviewed: written without a native reader
tutor-move-beat = { $card } auf { $target }
# unreviewed: written without a native reader
tutor-move-transfer = schieben mit { $card }
# unreviewed: written without a native reader
tutor-move-show = { $card } zeigen
# unreviewed: written without a native reader
tutor-move-swap = die Trumpfkarte tauschen
# unreviewed: written without a native reader
tutor-move-take = nehmen
# unreviewed: written without a native reader
tutor-move-done = nicht mehr nachlegen
# unreviewed: written without a native reader
tutor-move-wait = warten
# unreviewed: written without a native reader
tutor-more = Mehr verraten
# unreviewed: written without a native reader
tutor-candidates = Eins davon: { $moves }
# unreviewed: written without a native reader
tutor-think-ending = Rechne das Spiel bis zum Ende durch.
# unreviewed: written without a native reader
tutor-think-counting = Zähle: Welche Karten können die anderen noch haben?
# unreviewed: written without a native reader
tutor-think-trumps = Denk an deine Trümpfe.
# unreviewed: written without a native reader
tutor-think-low = Welche Karte kannst du am leichtesten entbehren?
# unreviewed: written without a native reader
tutor-think-pairs = Achte auf Karten mit gleichem Wert.
# unreviewed: written without a native reader
tutor-think-taking = Lässt sich alles schlagen?
# unreviewed: written without a native reader
tutor-think-keeping = Nicht alles, was passt, muss auf den Tisch.

## What happened, spoken (one message for each kind of event; -you when the reader did it)

event-dealt =
    { $suit ->
        [clubs] { $player } gibt. Die Trumpfkarte ist { $card }: Trumpf ist Kreuz.
        [diamonds] { $player } gibt. Die Trumpfkarte ist { $card }: Trumpf ist Karo.
        [hearts] { $player } gibt. Die Trumpfkarte ist { $card }: Trumpf ist Herz.
       *[spades] { $player } gibt. Die Trumpfkarte ist { $card }: Trumpf ist Pik.
    }
event-dealt-you =
    { $suit ->
        [clubs] Du gibst. Die Trumpfkarte ist { $card }: Trumpf ist Kreuz.
        [diamonds] Du gibst. Die Trumpfkarte ist { $card }: Trumpf ist Karo.
        [hearts] Du gibst. Die Trumpfkarte ist { $card }: Trumpf ist Herz.
       *[spades] Du gibst. Die Trumpfkarte ist { $card }: Trumpf ist Pik.
    }
# When no card names the trumps.
event-dealt-trumps =
    { $suit ->
        [clubs] { $player } gibt. Trumpf ist Kreuz.
        [diamonds] { $player } gibt. Trumpf ist Karo.
        [hearts] { $player } gibt. Trumpf ist Herz.
       *[spades] { $player } gibt. Trumpf ist Pik.
    }
event-dealt-trumps-you =
    { $suit ->
        [clubs] Du gibst. Trumpf ist Kreuz.
        [diamonds] Du gibst. Trumpf ist Karo.
        [hearts] Du gibst. Trumpf ist Herz.
       *[spades] Du gibst. Trumpf ist Pik.
    }
event-dealt-no-trumps = { $player } gibt. Es gibt keinen Trumpf.
event-dealt-no-trumps-you = Du gibst. Es gibt keinen Trumpf.
event-dealt-hand = Deine Karten: { $cards }.
event-dealt-first = { $player } zeigt { $card_acc }, den kleinsten Trumpf, und greift zuerst an.
event-dealt-first-you = Du hast { $card_acc }, den kleinsten Trumpf, und greifst zuerst an.
event-dealt-nobody = Niemand hat Trumpf.
event-dealt-first-lowest = { $player } hat die kleinste Karte und greift zuerst an.
event-dealt-first-lowest-you = Du hast die kleinste Karte und greifst zuerst an.
event-dealt-begins = { $player } greift zuerst an.
event-dealt-begins-you = Du greifst zuerst an.
event-bout-started = { $player } greift an, { $to } verteidigt.
event-bout-started-you = Du greifst an, { $to } verteidigt.
event-bout-started-to-you = { $player } greift an, du verteidigst.
event-attacked = { $player } greift mit { $card_ins } an.
event-attacked-you = Du greifst mit { $card_ins } an.
# unreviewed: nachlegen (throw in)
event-thrown-in = { $player } legt { $card_acc } nach.
# unreviewed: nachlegen (throw in)
event-thrown-in-you = Du legst { $card_acc } nach.
laid-cards = { $player } legt { $cards }.
laid-cards-you = Du legst { $cards }.
event-beaten = { $player } schlägt { $target_acc } mit { $card_ins }.
event-beaten-you = Du schlägst { $target_acc } mit { $card_ins }.
# unreviewed: schieben (transfer)
event-transferred = { $player } schiebt mit { $card_ins }: Jetzt verteidigt { $to }.
# unreviewed: schieben (transfer)
event-transferred-you = Du schiebst mit { $card_ins }: Jetzt verteidigt { $to }.
# unreviewed: schieben (transfer)
event-transferred-to-you = { $player } schiebt mit { $card_ins }: Jetzt verteidigst du.
# unreviewed: schieben (transfer)
event-transferred-shown = { $player } zeigt { $card_acc } und schiebt: Jetzt verteidigt { $to }.
# unreviewed: schieben (transfer)
event-transferred-shown-you = Du zeigst { $card_acc } und schiebst: Jetzt verteidigt { $to }.
# unreviewed: schieben (transfer)
event-transferred-shown-to-you = { $player } zeigt { $card_acc } und schiebt: Jetzt verteidigst du.
event-swapped = { $player } tauscht { $card_acc } gegen die Trumpfkarte, { $target_acc }.
event-swapped-you = Du tauschst { $card_acc } gegen die Trumpfkarte, { $target_acc }.
event-take-said = { $player } nimmt.
event-take-said-you = Du nimmst.
# unreviewed: nachlegen (throw in)
event-done-said = { $player } legt nicht mehr nach.
# unreviewed: nachlegen (throw in)
event-done-said-you = Du legst nicht mehr nach.
event-bout-beaten =
    { $number ->
        [one] Alles geschlagen: { $number } Karte kommt in die Ablage.
       *[other] Alles geschlagen: { $number } Karten kommen in die Ablage.
    }
event-bout-taken =
    { $number ->
        [one] { $player } nimmt { $number } Karte auf die Hand.
       *[other] { $player } nimmt { $number } Karten auf die Hand.
    }
event-bout-taken-you =
    { $number ->
        [one] Du nimmst { $number } Karte auf die Hand.
       *[other] Du nimmst { $number } Karten auf die Hand.
    }
event-drew-up =
    { $number ->
        [one] { $player } zieht { $number } Karte nach.
       *[other] { $player } zieht { $number } Karten nach.
    }
event-drew-up-you =
    { $number ->
        [one] Du ziehst { $number } Karte nach: { $cards }.
       *[other] Du ziehst { $number } Karten nach: { $cards }.
    }
event-drew-up-trump =
    { $number ->
        [one] { $player } zieht die Trumpfkarte nach, { $card_acc }.
       *[other] { $player } zieht { $number } Karten nach, als letzte die Trumpfkarte, { $card_acc }.
    }
event-drew-up-trump-you =
    { $number ->
        [one] Du ziehst die Trumpfkarte nach, { $card_acc }.
       *[other] Du ziehst { $number } Karten nach: { $cards }. Die letzte ist die Trumpfkarte.
    }
event-went-out =
    { $place ->
        [1] { $player } ist zuerst fertig.
       *[other] { $player } ist fertig, auf Platz { $place }.
    }
event-went-out-you =
    { $place ->
        [1] Du bist zuerst fertig. Gerettet!
       *[other] Du bist fertig, auf Platz { $place }. Gerettet!
    }
event-game-over = Das Spiel ist aus: { $player } ist der Durak.
event-game-over-you = Das Spiel ist aus: Du bist der Durak.
event-game-over-team = Das Spiel ist aus, Durak sind { $players }.
event-game-over-team-you = Das Spiel ist aus: Durak ist dein Team.
event-game-over-draw = Das Spiel ist aus: unentschieden.

## What the screen reader says of the things on the table

aria-card-playable =
    { $trump ->
        [yes] { $card }, Trumpf, spielbar
       *[no] { $card }, spielbar
    }
aria-card-refused =
    { $trump ->
        [yes] { $card }, Trumpf, nicht spielbar: { $reason }
       *[no] { $card }, nicht spielbar: { $reason }
    }
aria-card-waiting =
    { $trump ->
        [yes] { $card }, Trumpf
       *[no] { $card }
    }
aria-pair-beaten = { $target }, geschlagen mit { $card_ins }
aria-pair-open = { $target }, noch nicht geschlagen
aria-seat =
    { $number ->
        [one] { $player }, { $number } Karte
       *[other] { $player }, { $number } Karten
    }
aria-seat-attacker =
    { $number ->
        [one] { $player }, greift an, { $number } Karte
       *[other] { $player }, greift an, { $number } Karten
    }
aria-seat-defender =
    { $number ->
        [one] { $player }, verteidigt, { $number } Karte
       *[other] { $player }, verteidigt, { $number } Karten
    }
# unreviewed: nachlegen (throw in)
aria-seat-thrower =
    { $number ->
        [one] { $player }, darf nachlegen, { $number } Karte
       *[other] { $player }, darf nachlegen, { $number } Karten
    }
aria-seat-out = { $player }, fertig
aria-seat-fool = { $player }, der Durak
aria-card-picked = { $card }, gewählt: Wähle ein Ziel
aria-card-selected = { $card }, ausgewählt zum Legen mit anderen
aria-card-prepared = { $card }, vorbereitet
aria-card-carried = { $card }, angehoben
aria-target = Schlage { $target_acc } mit { $card_ins }
aria-swap = Tausche { $card_acc } gegen die Trumpfkarte, { $target_acc }
aria-stock =
    { $number ->
        [0] Der Talon ist leer. Trumpf: { $suit }
        [one] Talon: eine Karte. Trumpf: { $suit }
       *[other] Talon: { $number } Karten. Trumpf: { $suit }
    }
aria-stock-no-trumps =
    { $number ->
        [0] Der Talon ist leer. Kein Trumpf
        [one] Talon: eine Karte. Kein Trumpf
       *[other] Talon: { $number } Karten. Kein Trumpf
    }
aria-trump-card = Trumpfkarte unter dem Talon: { $card }
aria-discard =
    { $number ->
        [one] Ablage: eine Karte
       *[other] Ablage: { $number } Karten
    }
aria-your-cards = Deine Karten: { $cards }
aria-sorted-by-suit = Karten nach Farbe geordnet
aria-sorted-by-rank = Karten nach Wert geordnet
aria-sorted-by-own = Karten in deiner eigenen Ordnung
aria-selected =
    { $number ->
        [0] Keine Karte ausgewählt
        [one] Eine Karte ausgewählt
       *[other] { $number } Karten ausgewählt
    }
aria-moved = { $card }, Platz { $place } von { $number }
aria-prepared = { $card } ist vorbereitet
aria-cancelled = Abgebrochen

## When the server cannot do what was asked (one message for each error code)

error-not-json = Der Server konnte das nicht lesen. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das war zu lang für den Server. Kürz es und versuch es noch einmal.
error-unknown-type = Der Server kennt diese Anfrage nicht. Lade die Seite neu, dann ist sie aktuell.
error-bad-shape = Der Server verstand das nicht. Lade die Seite neu und versuch es noch einmal.
error-bad-rules = Der Server kennt diese Regeln nicht. Wähle andere.
error-rules-conflict = Diese Regeln passen nicht zusammen. Wähle andere.
error-no-such-table = Diesen Tisch gibt es nicht mehr. Eröffne einen neuen.
error-not-your-seat = Das ist nicht dein Platz.
error-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin und wähle neu.
error-illegal-move = Dieser Zug geht jetzt nicht.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-to-advise = Jetzt kannst du nichts tun, also gibt es nichts zu raten.
error-no-way-back = Zu diesem Spiel führt kein Weg mehr zurück.
error-no-such-lesson = Diese Lektion gibt es nicht. Wähle eine aus der Liste.
error-step-over = Dieser Schritt ist fertig: Wiederhole ihn oder mach weiter.
error-game-not-over = Spiel dieses Spiel erst zu Ende.
error-too-fast = Nicht so schnell, bitte: Warte kurz und versuch es noch einmal.
error-storage = Der Server konnte das Spiel nicht speichern. Versuch es gleich noch einmal.
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-not-now = Das geht gerade nicht.
error-name-taken = Diesen Namen gibt es schon, oder einen, der so aussieht. Wähle einen anderen Namen.
error-no-watching = Bei diesem Tisch darf man nicht zuschauen.
error-no-talk = An diesem Tisch wird nicht gesprochen.
error-banned = Du kannst auf diesem Server nicht spielen.
error-too-many-tables = Du sitzt an zu vielen Tischen. Verlass erst einen davon.
error-draining = Der Server startet gleich neu. Versuch es in einer Minute noch einmal.

## How it ended

result-fool = Der Durak ist { $player }
result-fool-you = Diesmal bist du der Durak
result-team-fools = Durak sind { $players }
result-team-fools-you = Diesmal ist dein Team Durak
# The last attack was with one or two of the lowest cards.
# unreviewed: Schulterstücke (epaulettes)
result-epaulettes =
    { $number ->
        [one] Und ein Schulterstück dazu
       *[other] Und Schulterstücke für beide Schultern
    }
result-fool-note = Einer muss es ja sein. Das nächste Spiel verzeiht alles.
result-draw = Unentschieden: niemand ist Durak
result-adjudicated = Das Spiel drehte sich im Kreis und endete darum unentschieden.
result-place-fool = Mit Karten übrig: { $player }

# What decided the game (one message for each kind; -you when it is about the reader).
decided-adjudicated = Es ging schon über { $number } Runden.
decided-epaulettes = Die letzten Karten gegen { $player } waren die kleinsten, die es gibt: { $number }.
decided-epaulettes-you = Die letzten Karten gegen dich waren die kleinsten, die es gibt: { $number }.
decided-draw = Die letzten Karten gingen in derselben Runde weg: { $players }.
decided-last-defender = { $player } hat zuletzt verteidigt: Das macht nach diesen Regeln zum Durak.
decided-last-defender-you = Du hast zuletzt verteidigt: Das macht nach diesen Regeln zum Durak.
decided-big-take = { $player } nahm in Runde { $bout } { $number } Karten und hatte von da an immer die meisten.
decided-big-take-you = Du nahmst in Runde { $bout } { $number } Karten und hattest von da an immer die meisten.
decided-trumps = Trümpfe, als der Talon leer war: { $player } { $number }, { $other } { $other_number }.
decided-no-trumps = Als der Talon leer war, gab es noch { $number } Trümpfe, keinen davon hatte { $player }.
decided-no-trumps-you = Als der Talon leer war, gab es noch { $number } Trümpfe, keinen davon hattest du.
decided-late-take =
    { $number ->
        [one] { $player } nahm in Runde { $bout }, bei leerem Talon, { $number } Karte.
       *[other] { $player } nahm in Runde { $bout }, bei leerem Talon, { $number } Karten.
    }
decided-late-take-you =
    { $number ->
        [one] Du nahmst in Runde { $bout }, bei leerem Talon, { $number } Karte.
       *[other] Du nahmst in Runde { $bout }, bei leerem Talon, { $number } Karten.
    }
decided-high-trump = Als der Talon leer war, hatte { $other } den höchsten Trumpf, { $card }.
decided-high-trump-you = Als der Talon leer war, hattest du den höchsten Trumpf, { $card }.
decided-left-with =
    { $number ->
        [one] { $player } hatte noch { $number } Karte, als alle anderen fertig waren.
       *[other] { $player } hatte noch { $number } Karten, als alle anderen fertig waren.
    }
decided-left-with-you =
    { $number ->
        [one] Du hattest noch { $number } Karte, als alle anderen fertig waren.
       *[other] Du hattest noch { $number } Karten, als alle anderen fertig waren.
    }
decided-team-left-with = Am Ende blieben { $number } Karten übrig, bei { $players }.

## Learning: the list of lessons, and the coach at the table
learn-title = Durak lernen
learn-about = Sieben kurze Lektionen an einem echten Tisch. Du lernst beim Spielen.
learn-start = Los
learn-continue = Fortsetzen
learn-again = Noch einmal
learn-done = Gelernt
# $step is the one at hand, $steps how many there are.
learn-progress = Schritt { $step } von { $steps }
learn-reset = Ganz von vorn
learn-ends-game = Eine Lektion beendet dein noch offenes Spiel.
learn-lesson = Lektion { $number }
learn-next = Nächste Lektion
learn-list = Alle Lektionen
learn-play = Ein Spiel spielen
learn-try-again = Noch einmal versuchen
learn-go-on = Weiter
learn-skip = Überspringen
learn-reached = Gut gemacht!
learn-finished = Gut gemacht! Diese Lektion hast du gelernt.
learn-graduated = Du hast dein erstes Spiel gewonnen. Jetzt kannst du Durak!
# What the coach says is heard with this before it. $goal is lesson-….
learn-goal = Deine Aufgabe: { $goal }

# The lessons. $player is the one whom the sentence speaks of, $card a card on the table or in
# the learner’s hand, written as “10♦” and heard as “ten of diamonds”, also in its cases.
lesson-beat-title = Schlagen
lesson-beat-higher = { $player } greift mit { $card_ins } an. Eine höhere Karte derselben Farbe schlägt sie: Spiel eine.
lesson-beat-attack = Alles geschlagen, also greifst jetzt du an. Spiel deine kleinste Karte, { $card_acc }.
# unreviewed: „Geschlagen“ (done)
lesson-beat-done = { $player } schlägt mit { $card_ins }, und von deinen Karten passt keine. Sag „Geschlagen“.
lesson-beat-cheap = Zwei deiner Karten schlagen { $card_acc }. Nimm die kleinere und behalt die bessere.
lesson-trump-title = Trumpf
lesson-trump-any = Die Karte unter dem Talon zeigt die Trumpffarbe. Sie schlägt jede andere: Schlag { $card_acc } mit dem kleinsten Trumpf.
# unreviewed: nachlegen (throw in)
lesson-trump-suit = { $player } legt { $card_acc } nach. Du hast eine höhere Karte dieser Farbe: Nimm sie und behalt deinen Trumpf.
lesson-trump-higher = { $card } ist selbst ein Trumpf. Nur ein höherer Trumpf schlägt ihn, und du hast einen.
lesson-trump-keep = Alles geschlagen: Du greifst an. Trümpfe hebst du dir am besten fürs Verteidigen auf, also spiel deine kleinste Karte, { $card_acc }.
# unreviewed: nachlegen (throw in)
lesson-throw-title = Nachlegen
lesson-throw-lead = Du hast zwei Sechsen, und { $player } verteidigt. Greif mit { $card_ins } an.
# unreviewed: nachlegen (throw in)
lesson-throw-same = Werte, die schon auf dem Tisch liegen, darfst du nachlegen. Gib deine andere Sechs dazu.
# unreviewed: nachlegen (throw in)
lesson-throw-any = Auch die Karten, die schlagen, zählen: Zwei von deinen passen. Leg die kleinere nach, { $card_acc }.
# unreviewed: nachlegen (throw in)
lesson-throw-taking = { $player } nimmt. Was passt, darfst du noch mitgeben: Leg { $card_acc } nach.
lesson-take-title = Nehmen
lesson-take-choose = Nur dein Trumpf-Ass schlägt { $card_acc }. Das ist zu teuer: Sag „Ich nehme“.
lesson-take-again = Wer nimmt, verliert seinen Angriff. Aber die genommenen Karten nützen dir: Schlag mit { $card_ins }.
lesson-take-turn = Alles geschlagen: Du bist dran. Greif mit { $card_ins } an.
lesson-take-press = { $player } nimmt und setzt aus. Sag „Passe“ und greif dann wieder an, mit { $card_ins }.
lesson-limits-title = Wie viele Karten
# unreviewed: nachlegen (throw in)
lesson-limits-five = In der ersten Runde gibt es höchstens fünf Angriffskarten. Beginn mit einer Neun und leg nach, bis es fünf sind.
lesson-limits-hand = Nie mehr, als der Verteidiger hat: { $player } hat drei Karten. Spiel drei Neunen, eine vierte hätte keinen Platz.
lesson-end-title = Das Ende
lesson-end-open = Der Talon ist leer: Niemand zieht mehr, und wer keine Karten hat, ist fertig. Greif mit { $card_ins } an.
lesson-end-give = { $player } nimmt. Gib auch deine andere Neun mit, { $card_acc }.
lesson-end-last = Sag „Passe“ und spiel dann deine letzte Karte, { $card_acc }: Ohne Karten bist du fertig und gerettet.
lesson-end-keep = Noch ein Ende: je zwei Karten. Schlag { $card_acc } ohne Trumpf und heb den Trumpf bis zuletzt auf.
lesson-end-win = Spiel deinen Trumpf: { $player } kann ihn nicht schlagen und behält Karten übrig.
# unreviewed: schieben (transfer)
lesson-transfer-title = Schieben
# unreviewed: schieben (transfer)
lesson-transfer-on = Hier darf geschoben werden. Leg deine eigene Zehn, { $card_acc }, neben den Angriff: Jetzt muss { $player } verteidigen.
lesson-transfer-pass = { $player } nimmt beide. { $card } passt, ist aber Trumpf: Behalt ihn und sag „Passe“.
# unreviewed: schieben (transfer)
lesson-transfer-beat = Du könntest mit dem Trumpf-Buben schieben, aber günstiger schlägst du { $card_acc } mit deiner Dame.
lesson-transfer-game = Nun ein kleines Spiel, ganz für dich. Mach, was du magst, bis der Talon leer ist.
lesson-transfer-win = Der Talon ist leer. Werde deine Karten vor den anderen los!
# What is said when something else was played than the lesson wanted.
lesson-hint-take = Nehmen darfst du immer, aber hier hast du eine Karte, die schlägt.
lesson-hint-dear = Das geht, aber eine kleinere Karte reicht auch. Heb die besseren auf.
lesson-hint-trump = Das geht, aber Trümpfe sind kostbar: Hier geht es auch ohne.
lesson-hint-named = Auch damit darfst du eröffnen, aber hier braucht die Lektion eine andere Karte.
lesson-hint-fits = Du darfst hier aufhören, aber du hast noch eine Karte, die passt.
lesson-hint-transfer = Geschlagen ist sie, aber hier kannst du den Angriff an jemand anderen weitergeben.
lesson-hint-lost = Diesmal blieben dir Karten übrig. Das passiert allen: Spiel es noch einmal.

## How to play

howto-title = So spielt man Durak
howto-goal = „Durak“ heißt „Dummkopf“. Werde alle deine Karten los: Niemand gewinnt, aber wer zuletzt noch Karten hat, ist der Durak.
howto-learn = Lieber beim Spielen lernen
# Told of a picture: $card lies over $target.
howto-beats = { $card } schlägt { $target_acc }
howto-search = In den Fragen suchen
howto-none = Dazu gibt es keine Frage.
howto-link = Link zu dieser Frage kopieren
howto-link-copied = Der Link ist kopiert
howto-setup-title = Vorbereitung
howto-setup-1 = Gespielt wird mit 36 Karten, von der Sechs bis zum Ass, zu zweit bis zu sechst. Alle bekommen sechs Karten.
howto-setup-2 = Die nächste Karte kommt offen unter den Talon. Ihre Farbe ist für das ganze Spiel Trumpf; die Karte selbst wird als allerletzte gezogen.
howto-setup-3 = Wer den kleinsten Trumpf hat, greift zuerst an. Es verteidigt immer der Nächste links vom Angreifer.
howto-attack-title = Angriff
howto-attack-1 = Der Angreifer eröffnet die Runde mit einer beliebigen Karte.
# unreviewed: nachlegen (throw in)
howto-attack-2 = Dann dürfen er und alle anderen außer dem Verteidiger jederzeit nachlegen, aber nur Werte, die schon auf dem Tisch liegen, ob im Angriff oder in der Verteidigung.
howto-attack-3 = In einer Runde gibt es höchstens sechs Angriffskarten und nie mehr, als der Verteidiger zu Beginn seiner Verteidigung auf der Hand hatte. In der ersten Runde eines Spiels sind es höchstens fünf.
howto-defence-title = Verteidigung
howto-defence-1 = Schlag jede Angriffskarte mit einer höheren Karte ihrer Farbe oder mit irgendeinem Trumpf.
howto-defence-2 = Einen Trumpf schlägt nur ein höherer Trumpf.
# unreviewed: nachlegen (throw in)
howto-defence-3 = Du kannst nicht oder magst nicht? Sag „Ich nehme“. Die anderen dürfen noch nachlegen, was passt, und dann kommt alles vom Tisch auf deine Hand.
howto-after-title = Nach der Runde
howto-after-1 = Alles wurde geschlagen: Die Karten kommen in die Ablage, und der Verteidiger greift als Nächster an.
howto-after-2 = Der Verteidiger nahm: Er setzt aus, und sein linker Nachbar greift an.
howto-after-3 = Solange der Talon reicht, ziehen alle wieder auf sechs Karten nach: zuerst der Angreifer, dann die anderen im Uhrzeigersinn, zuletzt der Verteidiger.
howto-end-title = Das Ende
howto-end-1 = Ist der Talon leer, so ist jeder fertig und gerettet, der keine Karten mehr hat.
howto-end-2 = Wer zuletzt noch Karten hat, ist der Durak. Werden die letzten Spieler in derselben Runde fertig, ist es unentschieden.
# unreviewed: schieben (transfer)
howto-transfer-title = Schieben
# unreviewed: schieben (transfer)
howto-transfer-1 = Beim Spiel mit Schieben kann ein Verteidiger, der noch nichts geschlagen hat, eine Karte vom selben Wert neben den Angriff legen. Dann muss der Nächste gegen das Ganze verteidigen.
# unreviewed: schieben (transfer)
howto-transfer-2 = Der Nächste braucht mindestens so viele Karten, wie zu schlagen sind. Geschoben werden kann mehrmals hintereinander, sogar um den ganzen Tisch.
howto-other-title = Andere Spielweisen
# unreviewed: nachlegen (throw in), schieben (transfer)
howto-other-1 = Alles Übrige auf dieser Seite gilt für das übliche Spiel mit Nachlegen und mit Schieben. Unter „Spiel wählen“ gibt es andere bekannte Regeln, und unter „Alle Regeln“ machst du deine eigenen.
# unreviewed: schieben (transfer)
howto-other-2 = Schieben und Zeigen: Ein Trumpf des Werts wird nur gezeigt statt gelegt und bleibt auf der Hand.
howto-other-3 = Teams: Partner sitzen zwischen Gegnern, greifen einander nie an und gewinnen und verlieren zusammen.
howto-other-4 = Joker schlagen nur: der rote jede rote Karte, der schwarze jede schwarze, auch Trümpfe.
howto-other-5 = Zwei Kartenspiele: Jede Karte gibt es zweimal. Ihren Zwilling schlägt sie nicht, denn sie ist nicht höher.
howto-other-6 = Wie an deinem Tisch gespielt wird, steht unter „Regeln an diesem Tisch“: Tipp auf den Namen des Spiels über dem Tisch.
howto-controls-title = Bedienung
howto-controls-1 = Tipp auf eine leuchtende Karte, um sie zu spielen, oder zieh sie auf den Tisch. Zum Schlagen lässt du sie auf der Karte los, die du schlagen willst.
# unreviewed: nachlegen (throw in), „Geschlagen“ (done)
howto-controls-2 = „Geschlagen“ oder, wenn der Verteidiger nimmt, „Passe“ heißt: Du legst nicht mehr nach. Mit „Ich nehme“ kommen alle Karten vom Tisch auf deine Hand.
howto-controls-3 = Tipp auf eine blasse Karte, und du erfährst, warum sie nicht geht.
howto-controls-4 = Auf der Tastatur wählst du mit den Pfeilen und spielst mit Enter.
howto-controls-5 = Um mehrere Karten vom selben Wert auf einmal zu legen, halte den Finger auf einer, tipp die anderen an und dann auf den Tisch.
howto-controls-6 = In den Einstellungen kannst du wählen, deine Karten selbst zu ordnen und eine Karte vorzubereiten, während andere spielen.

## Questions and answers

faq-title = Häufige Fragen
faq-1-q = Wer greift an, nachdem der Verteidiger genommen hat?
faq-1-a = Der linke Nachbar. Wer nimmt, verliert seinen Angriff. Zu zweit greift wieder derselbe an.
faq-2-q = Darf ich nehmen, obwohl ich alles schlagen könnte?
faq-2-a = Ja, manchmal ist eine gute Karte es wert. Nehmen darfst du, solange etwas auf dem Tisch nicht geschlagen ist, und gesagt ist gesagt.
faq-3-q = Warum nur fünf Karten in der ersten Runde?
faq-3-a = Damit niemand gleich am Anfang untergeht. Ab der zweiten Runde sind es sechs, ob die erste geschlagen oder genommen wurde.
faq-4-q = Was, wenn der Talon beim Nachziehen ausgeht?
faq-4-a = Alle ziehen der Reihe nach auf sechs nach, bis der Talon leer ist. Die Trumpfkarte bekommt, wer sie erreicht. Wer danach kommt, spielt mit dem weiter, was er hat.
faq-5-q = Darf ich die Ablage ansehen?
faq-5-a = Nein. Geschlagene Karten bleiben bis zum Ende verdeckt, nur ihre Zahl ist zu sehen. Sie sich zu merken, gehört zum Spiel.
faq-6-q = Wann ist es unentschieden?
faq-6-a = Wenn am Ende einer Runde niemand mehr Karten hat: etwa, wenn die letzte Angriffskarte mit der allerletzten Karte geschlagen wird. Dann ist niemand der Durak.
faq-7-q = Muss ich mit meinem kleinsten Trumpf eröffnen, wenn ich durch ihn beginne?
faq-7-a = Nein. Er zeigt nur, wer beginnt. Eröffne, womit du willst.
# unreviewed: nachlegen (throw in)
faq-8-q = Darf der Verteidiger nachlegen?
# unreviewed: nachlegen (throw in), schieben (transfer)
faq-8-a = Nein. Er schlägt, nimmt oder schiebt, wenn das erlaubt ist. Nachlegen dürfen alle anderen.
faq-9-q = Wer zieht zuerst nach?
# unreviewed: schieben (transfer)
faq-9-a = Der Angreifer, dann die anderen im Uhrzeigersinn, zuletzt der Verteidiger. Wurde geschoben, gilt der letzte, der schob, als Angreifer.
# unreviewed: nachlegen (throw in)
faq-10-q = Was, wenn zwei Spieler im selben Moment nachlegen?
faq-10-a = Die Karte, die zuerst ankommt, liegt zuerst. War das der letzte freie Platz, kehrt die andere einfach auf ihre Hand zurück.
# unreviewed: schieben (transfer)
faq-11-q = Kann man auch zu zweit schieben?
faq-11-a = Ja. Der Angriff geht dann an den zurück, der ihn begann, wenn er noch genug Karten hat.
# unreviewed: schieben (transfer)
faq-12-q = Wann kann ich nicht schieben?
faq-12-a = Wenn schon eine Karte geschlagen ist, wenn du „Ich nehme“ gesagt hast, wenn deine Karte einen anderen Wert hat oder wenn der Nächste weniger Karten hat, als zu schlagen wären.
# unreviewed: schieben (transfer)
faq-13-q = Wer greift nach dem Schieben an?
faq-13-a = Es kommt auf den letzten Verteidiger an. Hat er alles geschlagen, greift er an; hat er genommen, sein linker Nachbar.
faq-14-q = Darf ich mit Trumpf eröffnen?
faq-14-a = Ja, mit jeder Karte. Ein Trumpf ist schwer zu schlagen: Das kann nur ein höherer Trumpf.
faq-15-q = Wie viele Karten kann ich zu schlagen bekommen?
faq-15-a = Höchstens sechs, in der ersten Runde fünf, und nie mehr, als du zu Beginn deiner Verteidigung hattest. Das gilt auch, nachdem du „Ich nehme“ gesagt hast.
faq-16-q = Wann ist ein Spieler fertig?
faq-16-a = Wenn seine Hand und der Talon leer sind. Solange der Talon reicht, wird nach der Runde nachgezogen.
faq-17-q = Kann ich einen Zug zurücknehmen?
faq-17-a = Gegen Bots ja, so oft du willst. Das Spiel gilt dann als Übung.
faq-18-q = Was wissen die Bots?
faq-18-a = Nur, was du an ihrem Platz wüsstest: ihre eigenen Karten, den Tisch und alles offen Gespielte. Weder deine Hand noch den Talon sehen sie.
# unreviewed: schieben (transfer)
faq-19-q = Was heißt schieben?
# unreviewed: schieben (transfer)
faq-19-a = Statt zu schlagen, legt der Verteidiger eine Karte vom selben Wert neben den Angriff. Dann muss der Nächste gegen das Ganze verteidigen und darf selbst weiterschieben.
# unreviewed: nachlegen (throw in)
faq-20-q = Wer legt zuerst nach?
# unreviewed: nachlegen (throw in)
faq-20-a = Wer am schnellsten ist: Alle außer dem Verteidiger dürfen jederzeit nachlegen. Bei manchen Regeln geht es der Reihe nach, der Angreifer zuerst.
faq-21-q = Was, wenn zwei Spieler zugleich fertig werden?
faq-21-a = Beide sind gerettet, und die anderen spielen weiter. Hat auch sonst niemand mehr Karten, gibt es keinen Durak: Es ist unentschieden.
faq-22-q = Darf ich Trumpf spielen, obwohl ich ohne schlagen könnte?
faq-22-a = Ja. Niemand muss Farbe bekennen: Ein Trumpf schlägt jede Karte einer anderen Farbe, was du auch sonst noch hast.
faq-23-q = Ich habe einige Karten geschlagen und nehme dann. Was bekomme ich?
faq-23-a = Alles, was auf dem Tisch liegt: die Angriffskarten, die Karten, mit denen du geschlagen hast, und was danach noch dazukommt.
faq-24-q = Was ist eine Serie?
faq-24-a = Mehrere Spiele, die zusammen zählen: bis zu einer Punktzahl oder über eine Anzahl von Spielen. Du wählst sie unter den Regeln, und nach jedem Spiel siehst du den Stand.
# unreviewed: Schulterstücke (epaulettes)
faq-25-q = Was sind Schulterstücke?
faq-25-a = Ein alter Scherz: Wer durch einen letzten Angriff mit ein oder zwei der kleinsten Karten zum Durak wird, trägt sie auf den Schultern. Sie ändern nichts und kommen nur vor, wo die Regeln es wollen.
faq-26-q = Werden die Karten ehrlich gegeben?
faq-26-a = Ja. Gemischt wird jedes Mal nach einem veröffentlichten Verfahren aus 32 Bytes, die der Computer zufällig zieht. Das hängt weder davon ab, wer spielt, noch wer gewinnt, und niemand kann es beeinflussen.
faq-27-q = Warum bleibt eine beendete Runde noch liegen?
faq-27-a = Damit alle sehen, wie sie ausging. Tipp auf den Tisch, und es geht sofort weiter; wie lange sie liegen bleibt, wählst du in den Einstellungen.
# unreviewed: nachlegen (throw in)
faq-28-q = Warum gibt es eine Pause, obwohl niemand nachlegen kann?
faq-28-a = Ginge das Spiel ohne passende Karte schneller weiter, wüssten alle, dass niemand eine hat. Darum gibt es die Pause immer, was auch auf der Hand ist.

## Das Konto

account-title = Konto
account-guest = Gast { $name }
account-about = Du spielst als Gast. Ein Konto bewahrt deinen Namen und öffnet dir das Spiel auf jedem Gerät. Eine E-Mail-Adresse brauchst du nicht.
account-join-tab = Neues Konto
account-login-tab = Anmelden
account-name = Name
account-name-hint = 3 bis 24 Buchstaben eines Alphabets, auch Ziffern
account-password = Passwort
account-new-password = Neues Passwort
account-password-hint = Mindestens 8 Zeichen
account-show-password = Passwort zeigen
account-join = Konto anlegen
account-join-passkey = Mit Passkey anlegen
account-passkey-about = Ein Passkey ist dein Fingerabdruck, dein Gesicht oder deine Bildschirmsperre statt eines Passworts.
account-login = Anmelden
account-login-passkey = Mit Passkey anmelden
account-forgot = Passwort vergessen?
account-recover = Wiederherstellungscode nutzen
account-recover-about = Gib einen Wiederherstellungscode und ein neues Passwort ein. Alle anderen Geräte werden abgemeldet.
account-code = Wiederherstellungscode
account-back = Zurück
account-codes = Wiederherstellungscodes
account-codes-about = Jeder Code lässt dich einmal hinein, wenn Passwort oder Passkey verloren sind. Sie sind nur jetzt zu sehen: Bewahre sie gut auf.
account-codes-copy = Kopieren
account-codes-save = Als Datei sichern
account-codes-kept = Ich habe sie gesichert
account-codes-left =
    { $number ->
        [one] Noch { $number } Code
       *[other] Noch { $number } Codes
    }
account-codes-renew = Neue Codes
account-rename = Namen ändern
account-save = Speichern
account-saved = Gespeichert
account-passkeys = Passkeys
account-passkey-add = Passkey hinzufügen
account-passkey-suspect = Von diesem Passkey gibt es vielleicht eine Kopie. Entferne ihn.
account-remove = Entfernen
account-last-used = Zuletzt benutzt: { $time }
account-sessions = Angemeldet auf
account-this-device = Dieses Gerät
account-unknown-device = Unbekanntes Gerät
account-end-others = Überall sonst abmelden
account-logout = Abmelden
account-data = Deine Daten
account-export = Meine Daten herunterladen
account-delete = Konto löschen
account-delete-about = Deine beendeten Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-yes = Endgültig löschen
account-confirm-about = Bitte bestätige, dass du es bist.
account-confirm = Bestätigen
account-confirm-passkey = Mit Passkey bestätigen
account-waiting = Hier wartet ein unfertiges Spiel auf den Gast, der du warst. Es ist wieder da, wenn du dich abmeldest.
account-error-name-too-short = Ein Name hat mindestens 3 Zeichen.
account-error-name-too-long = Ein Name hat höchstens 24 Zeichen.
account-error-name-signs = Ein Name beginnt mit einem Buchstaben und hat nur Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Punkte oder Bindestriche.
account-error-name-scripts = Alle Buchstaben eines Namens müssen aus einem Alphabet sein.
account-error-name-reserved = Dieser Name ist vorbehalten.
account-error-name-taken = Diesen Namen gibt es schon, oder einen, der so aussieht.
account-error-password-too-short = Ein Passwort hat mindestens 8 Zeichen.
account-error-password-too-long = Ein Passwort hat höchstens 128 Zeichen.
account-error-password-weak = Dieses Passwort ist leicht zu erraten. Nimm ein längeres.
account-error-wrong-login = Name oder Passwort ist falsch.
account-error-wrong-password = Das Passwort ist falsch.
account-error-wrong-code = Name oder Code ist falsch, oder der Code ist verbraucht.
account-error-too-many-tries = Zu viele Versuche. Versuch es in { $number } Min. wieder.
account-error-too-many-accounts = Zu viele Konten von hier. Versuch es in { $number } Min. wieder.
account-error-bad-passkey = Der Passkey hat nicht funktioniert. Versuch es noch einmal.
account-error-copied-passkey = Von diesem Passkey gibt es vielleicht eine Kopie, darum lässt er niemanden hinein. Melde dich anders an und entferne ihn.
account-error-last-passkey = Es ist dein einziger Zugang. Setze zuerst ein Passwort.
account-error-too-many-passkeys = Mehr Passkeys sind nicht möglich.
account-error-network = Der Server ist nicht zu erreichen. Versuch es noch einmal.
account-error-other = Das hat nicht geklappt. Versuch es noch einmal.

## Looking through a game that is over

replay-place = Zug { $number } von { $most }
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo: { $number }×
replay-seat = Gesehen vom Platz von
replay-open = Alle Karten zeigen

## Said at a table of people by touching it; each reads it in his own language

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-welcome = Gern geschehen!
phrase-sorry = Entschuldigung!
phrase-oops = Ups!
phrase-lucky = Das war Glück!
phrase-unlucky = Heute kein Glück …
phrase-no-hurry = Keine Eile!
phrase-go-on = Spielen wir weiter?
phrase-moment = Moment, bitte!
phrase-back = Bin wieder da
phrase-again = Noch eine Runde?
phrase-bye = Tschüss!

# What the pictures show that players send each other.

emote-smile = Lächeln
emote-laugh = Lachen
emote-wink = Zwinkern
emote-cool = Sonnenbrille
emote-think = Grübeln
emote-wow = Staunen
emote-sad = Traurigkeit
emote-cry = Tränen
emote-angry = Ärger
emote-clap = Applaus
emote-coffee = Kaffee
emote-sleep = Schlaf

## Playing with other people

people-name = Wie sollen dich die anderen nennen?
people-name-wanted = Gib zuerst einen Namen ein.
people-watchers = Zuschauer: { $number }
people-watching = Du schaust zu
# Where watching is delayed.
people-watching-late = Du schaust mit einer Minute Verzögerung zu
people-left = { $player } verlässt den Tisch.
people-came = { $player } setzt sich an den Tisch.
people-host = { $player } ist jetzt Gastgeber.
people-host-you = Du bist jetzt Gastgeber.
people-says = { $player }: { $text }
people-takeback-asks = { $player } möchte den letzten Zug zurücknehmen.
people-takeback-yes = Ja
people-takeback-no = Nein
people-takeback-waits = Warten auf { $players }…
people-takeback-done = { $player } hat den letzten Zug zurückgenommen.
people-takeback-done-you = Dein Zug ist zurückgenommen.
people-takeback-stays = Der Zug bleibt.

device-about = Alle spielen an diesem Gerät und geben es weiter.
device-name = Spieler { $number }
device-add = Spieler hinzufügen
device-remove = { $player } entfernen
device-bots = Bots
device-give = Gib das Gerät an { $player }
device-hidden = Bis dahin bleiben die Karten verdeckt.
device-me = Ich bin { $player }
people-bot-sits-in = Für { $player } spielt ein Bot.
people-lost = { $player }: Verbindung verloren.
people-back = { $player } ist wieder da.
people-wishes = { $player } möchte noch einmal spielen.
people-out-of-time = { $player }: Die Zeit ist abgelaufen.
people-out-of-time-you = Deine Zeit ist abgelaufen.
people-bot-for-you = Für dich spielt ein Bot.
people-waits-for-others = Du möchtest noch einmal spielen. Warten auf die anderen…
people-wants-player = Zum Geben fehlt noch ein Mitspieler.
people-gone = ist gegangen
# Beside a name that is known by an account.
people-account = hat ein Konto
people-mute = Stummschalten
people-unmute = Wieder hören
people-leave = Endgültig gehen
people-leave-about = Ein Bot spielt für dich zu Ende, und es zählt als Verlassen.
people-write = Nachricht schreiben
people-send = Senden

## A table before its first deal

gather-invite = Per Link einladen
gather-copy = Kopieren
gather-copied = Kopiert
gather-send = Senden…
gather-code = QR-Code
gather-sit-hint = Tippe auf einen freien Platz
gather-full = Alle Plätze sind besetzt; du kannst zuschauen
gather-waiting = Freie Plätze: { $number }
gather-ready = Alle sind da: Fang an
gather-waiting-host = { $player } fängt das Spiel an
gather-seat-free = Freier Platz { $number }
gather-host = Gastgeber
table-free = Frei
gather-agreed = Was gespielt wird
gather-change = Ändern
gather-access = Wer den Tisch findet
gather-access-link = Wer den Link hat
gather-access-open = Alle
gather-watching = Zuschauen
gather-watching-free = Zuschauen erlaubt
gather-watching-delayed = Mit Verzögerung
gather-watching-off = Keine Zuschauer
gather-talk = Gespräche
gather-talk-off = Keine Gespräche
gather-talk-phrases = Nur Sätze
gather-talk-chat = Freier Chat
gather-rated = Mit Wertung
gather-rated-about = Das Ergebnis ändert die Wertung der Spieler.
gather-sit = Hinsetzen
gather-stand = Aufstehen
gather-fill = Mit Bots auffüllen
gather-swap = Platz tauschen mit { $player }
gather-move-here = Hier sitzen
gather-bot = Bot
gather-remove = Wegschicken: { $player }
gather-make-host = Zum Gastgeber machen: { $player }
gather-seats = Plätze
gather-clock = Uhr
gather-starts = Beginn
gather-starts-host = Auf Wort des Gastgebers
gather-starts-full = Wenn alle Plätze besetzt sind
gather-agree = OK

## The list of tables

tables-title = Tische
tables-mine = Deine Tische
tables-open = Warten auf Spieler
tables-filter-rules = Regeln
tables-filter-seats = Plätze
tables-all = Alle
tables-none = Gerade wartet niemand. Öffne einen Tisch: Wer als Nächstes kommt, sieht ihn.
tables-none-such = Kein solcher Tisch. Wähle andere Filter oder öffne einen.
tables-new = Tisch öffnen
tables-taken = { $number } von { $most } Plätzen besetzt
tables-your-turn = Du bist dran
tables-gathering = wartet auf Spieler
tables-playing = wird gespielt
tables-in-play = Wird gespielt
tables-crowd = Spieler hier: { $number }. Laufende Tische: { $playing }.
tables-over = zu Ende
tables-alone = Noch niemand

## Clocks

clock-none = Keine Uhr
clock-fast = Schnell
clock-normal = Normal
clock-slow = Langsam
clock-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
clock-seconds = { $number } s
clock-about-none = Zeit ohne Ende.
clock-about-turn = Je Zug: { $time }.
clock-about-bank = Reserve je Spiel: { $time }.
clock-bank = Reserve { $time }
clock-window = Zum Zulegen: { $time }
clock-paused = Warten auf { $player }: { $time }
clock-last = Noch fünf Sekunden!

## Whether the deal was fair

proof-title = Ehrliche Karten
proof-about = Vor dem Geben hat der Server eine geheime Zahl festgelegt und ihren Fingerabdruck gezeigt. Jeder Spieler hat eine eigene Zahl dazugegeben. Beides zusammen hat gemischt, also konnte niemand die Karten aussuchen. Dein Browser prüft das jetzt selbst nach. Was er nicht zeigen kann: dass der Betreiber des Servers nicht in die Karten geschaut hat.
proof-cannot = Über diese Verbindung kann der Browser nicht prüfen. Öffne die Seite über https.
proof-checking = Wird geprüft…
proof-not-yet = Spiel diese Partie erst zu Ende: Danach lassen sich die Karten prüfen.
proof-none = Noch kein beendetes Spiel zu prüfen.
proof-fair = Die Karten wurden ehrlich gegeben.
proof-unfair = Etwas passt nicht: Die Karten wurden nicht wie versprochen gegeben.
proof-deal = Spiel { $number }
proof-bound = Die geheime Zahl passt zu ihrem Fingerabdruck.
proof-shuffled = Die Karten lagen genau so, wie es die Zahlen ergeben.
proof-mine = Deine eigene Zahl hat mitgemischt.
proof-no = Nein:
proof-numbers = Die Zahlen, um anderswo nachzuprüfen
proof-save = Als Datei sichern

## Players and their games

players-title = Spieler
players-me = Mein Profil
players-family = Art des Spiels
players-teams = In Teams
players-kind = { $family }, { $number } Spieler
players-games =
    { $number ->
        [one] { $number } Spiel
       *[other] { $number } Spiele
    }
players-lost = { $number } % verloren
players-rating = Wertung
players-changed = Wertung { $number }, { $change }
players-course = Wertung im Lauf der Zeit: von { $from } auf { $to }, am tiefsten { $low }, am höchsten { $high }
players-unsettled = Noch wenige Spiele: eine erste Schätzung.
players-since = Hier seit { $date }
players-newest = Neueste gewertete Spiele
players-unrated = Noch keine gewerteten Spiele.
players-unrated-me = Du hast noch keine Wertung. Spiel an einem Tisch „mit Wertung“, mit Leuten oder Bots.
players-best-none = Hier hat noch niemand genug gespielt. Spiel mit Wertung und sei der Erste!
players-missing = Diesen Spieler gibt es nicht.
players-again = Noch einmal
games-none = Noch kein Spiel zu Ende. Spiel eins: Es steht dann hier, Zug für Zug.
games-missing = Dieses Spiel kann nicht gezeigt werden.
games-more = Mehr zeigen
games-fool = verloren
games-safe = gerettet
games-draw = unentschieden
