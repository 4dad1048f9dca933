"""The words of the game are the words that players of each language use."""

import re

import pytest

from tests.locales.catalogue import LANGUAGES, Entry, catalogue

# Terms that must stand in a message, as players of the language say them.
TERMS: dict[str, dict[str, str]] = {
    "en": {
        "action-bita": "Done",
        "action-pass": "Pass",
        "action-take": "I take",
        "action-transfer": "Transfer",
        "table-stock": "Stock",
        "table-discard": "Discard",
        "aria-seat-thrower": "throw in",
        "result-fool": "fool",
        "result-draw": "draw",
    },
    "ru": {
        "action-bita": "Бито",
        "action-pass": "Пас",
        "action-take": "Беру",
        "action-transfer": "Перевести",
        "table-stock": "Колода",
        "table-discard": "Отбой",
        "aria-seat-thrower": "подкидывать",
        "why-trump-needed": "козыр",
        "why-wrong-suit": "масть",
        "why-transfer-rank": "достоинство",
        "preset-app": "Подкидной",
        "preset-app-transfer": "Переводной",
        "rule-throwers": "подкидывает",
        "value-next-first-attacker-under-fool": "Под дурака",
        "says-discard": "отбой",
        "result-fool": "дурак",
        "result-draw": "Ничья",
    },
    "hy": {
        "action-bita": "Բիտա",
        "action-pass": "Պաս",
        "action-take": "Վերցնում եմ",
        "action-transfer": "Փոխանցել",
        "table-stock": "Կապուկ",
        "table-hand": "խաղաթղթերը",
        "aria-seat-attacker": "հարձակվող",
        "aria-seat-defender": "պաշտպանվող",
        "aria-seat-thrower": "ավելացնել",
        "preset-app-transfer": "Փոխանցովի",
        "rule-throwers": "ավելացնել",
        "says-attack-limit": "հարձակման",
        "why-trump-needed": "կոզր",
        "why-wrong-suit": "մաստ",
        "why-transfer-rank": "արժեք",
        "howto-title": "Ինչպես խաղալ",
        "howto-setup-title": "Նախապատրաստում",
        "howto-end-title": "Ավարտ",
        "howto-controls-title": "Կառավարում",
        "howto-setup-1": "տուզ",
        "faq-title": "Հաճախ տրվող հարցեր",
        "settings-hints": "Հուշումներ",
        "result-fool": "Դուրակ",
        "result-draw": "Ոչ-ոքի",
    },
    "az": {
        "action-bita": "Vuruldu",
        "action-pass": "Pas",
        "action-take": "Götürürəm",
        "action-transfer": "Ötür",
        "table-stock": "Koloda",
        "aria-seat-attacker": "hücumçu",
        "aria-seat-defender": "müdafiəçi",
        "aria-seat-thrower": "əlavə at",
        "preset-app-transfer": "Ötürmə",
        "rule-throwers": "əlavə at",
        "says-attack-limit": "gediş",
        "why-trump-needed": "kozır",
        "why-wrong-suit": "rəng",
        "why-transfer-rank": "dəyər",
        "why-bout-limit": "gediş",
        "howto-setup-title": "Hazırlıq",
        "howto-end-title": "Oyunun sonu",
        "howto-controls-title": "İdarəetmə",
        "howto-setup-1": "tuz",
        "faq-title": "Tez-tez verilən suallar",
        "settings-hints": "İpucları",
        "result-fool": "Durak",
        "result-draw": "Heç-heçə",
    },
    "et": {
        "action-bita": "Löödud",
        "action-pass": "Passin",
        "action-take": "Võtan üles",
        "action-transfer": "Anna edasi",
        "table-stock": "Tõmbehunnik",
        "table-discard": "Heitehunnik",
        "rule-throwers": "juurde visata",
        "says-discard": "heitehunnik",
        "aria-seat-attacker": "ründaja",
        "aria-seat-defender": "kaitsja",
        "aria-seat-thrower": "juurde visata",
        "why-trump-needed": "trump",
        "why-wrong-suit": "masti",
        "why-transfer-rank": "väärtus",
        "howto-goal": "turakas",
        "result-fool": "Durak",
        "result-draw": "Viik",
    },
}

# Words seen in bad translations of the game: a ship's deck, a suit of clothes, a bargain,
# a bribe, precious stones, odd forms, other games' words.
TRAPS: dict[str, str] = {
    "en": r"\b(deck|talon|trick)s?\b",
    "ru": r"палуб|костюм|сделк|взятк|бриллиант|алмаз|талон",
    "hy": r"տախտակամած|գործարք|ադամանդ|հաղթաթուղթ|տեսակ|\bքարտ|կաշառք|կոստյում|Պերեվոդ",
    "az": r"göyərtə|kostyum|sövdələş|rüşvət|kozur|brilyant|almaz",
    "et": r"\btrik[ki]|\btihi|süda|teemant|ülikond|\btekk|O'NO|SIIN SLAY",
}

# Words that no native reader has confirmed; a message that rests on one says so.
UNCONFIRMED: dict[str, str] = {
    "ru": r"\b[Вв]ыш(?:ел|ли)|\b[Вв]ыходит|светящ|тускл",
    "hy": (
        r"խաչ|ագուռ|[Պպ]իկ|սիրտ|սրտ|Ավելացնովի|[Ջջ]ոկեր|[Ուու]սադիր|[Խխ]աղընկեր|վիճակահան"
        r"|\b[Թթ]իմ|\b[Շշ]արք"
    ),
    "az": (
        r"\bxaç|kərpic|\b[Pp]ika|\bürək(?!in)|Əlavə atma\b|[Oo]yundan çıxan kartlar\b|[Cc]oker"
        r"|[Pp]aqon|[Pp]artnyor|[Pp]üşk|[Kk]omanda|[Ss]eriya|[Pp]aylayan"
    ),
    "et": (
        r"[Jj]uurde ?vis|vis[kd]\w* juurde|[Ee]dasi an[dtn]|[Ee]dasiand|[Aa]nna edasi"
        r"|an(?:nab|nad) edasi|\büles|[Vv]iik|[Rr]ünnak|vasak|[Vv]ihje|helenda|tuhm|„Löödud"
        r"|[Jj]okker|[Pp]agun|[Pp]artner|\bloos\b|[Mm]eeskon|[Ss]eeria|[Jj]agaja"
    ),
}


@pytest.mark.parametrize(
    ("language", "key", "term"),
    [(language, key, term) for language, terms in TERMS.items() for key, term in terms.items()],
)
def test_message_says_the_term_of_the_game(language: str, key: str, term: str) -> None:
    assert term in catalogue(language)[key].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_falls_into_a_trap(language: str) -> None:
    trap = re.compile(TRAPS[language], re.IGNORECASE)

    assert [key for key, entry in catalogue(language).items() if trap.search(entry.text)] == []


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "Shuffle the deck"),
        ("hy", "տախտակամածի քարտերը"),
        ("az", "Göyərtədən kart çək"),
        ("et", "Võta see trikk"),
    ],
)
def test_trap_words_are_recognised(language: str, phrase: str) -> None:
    assert re.search(TRAPS[language], phrase, re.IGNORECASE)


def test_azerbaijani_suits_have_colours_by_another_word_than_suit() -> None:
    """Its word for suit, rəng, is also its word for colour."""
    settings = [
        entry for key, entry in catalogue("az").items() if key.startswith("settings-colours")
    ]

    assert settings
    assert [entry.key for entry in settings if "rəng" in entry.text.lower()] == []


@pytest.mark.parametrize("language", UNCONFIRMED)
def test_message_that_rests_on_an_unconfirmed_word_says_so(language: str) -> None:
    word = re.compile(UNCONFIRMED[language])

    assert [
        key
        for key, entry in catalogue(language).items()
        if word.search(entry.text) and not entry.unreviewed
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_quoted_in_the_rules_as_they_are_labelled(language: str) -> None:
    words = catalogue(language)
    controls = words["howto-controls-2"].text

    for button in ("action-bita", "action-pass", "action-take"):
        assert words[button].text in controls, button


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "label"),
    [
        ("howto-other-1", "lobby-choose"),
        ("howto-other-1", "choose-all-rules"),
        ("howto-other-6", "table-rules"),
    ],
)
def test_other_rules_are_found_where_the_page_says(language: str, key: str, label: str) -> None:
    words = catalogue(language)

    assert words[label].text in words[key].text


def speaks_of(entry: Entry, *numbers: str) -> bool:
    return all(number in entry.text.lower() for number in numbers)


@pytest.mark.parametrize(
    ("language", "five", "six"),
    [
        ("en", "five", "six"),
        ("ru", "пят", "шест"),
        ("hy", "հինգ", "վեց"),
        ("az", "beş", "altı"),
        ("et", "vii", "kuu"),
    ],
)
def test_rules_give_both_limits_of_an_attack(language: str, five: str, six: str) -> None:
    for key in ("howto-attack-3", "faq-15-a"):
        assert speaks_of(catalogue(language)[key], five, six), key
