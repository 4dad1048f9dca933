"""Which names are taken, and which could be taken for one another."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kozyr.server.accounts.names import LONGEST, SHORTEST, BadName, NameFault, keys_of, read_name
from kozyr.server.accounts.signs import script_of, skeleton

NAMES = [
    "Aram",
    "Արամ",
    "ვანო",
    "Лейла",
    "Ləman",
    "O‘ktam",
    "Оксана",
    "Wołodia",
    "Jānis",
    "José",
    "Әсел",
    "Ңұр",
    "Gülşən",
    "Nguyễn",
    "Ελένη",
    "نور",
    "שרה",
    "日本語です",
    "李小龙",
    "Ana-Maria",
    "Tom_2",
    "a.b.c",
]


def fault_of(name: str) -> NameFault | None:
    try:
        read_name(name)
    except BadName as error:
        return error.fault
    return None


@pytest.mark.parametrize("name", [*NAMES, "मीरा देवी", "Qaro‘"])
def test_names_as_people_bear_them_are_taken(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", NameFault.TOO_SHORT),
        ("ab", NameFault.TOO_SHORT),
        (" a b ", None),
        ("x" * 24, None),
        ("x" * 25, NameFault.TOO_LONG),
        ("x" * 100_000, NameFault.TOO_LONG),
        ("аram", NameFault.SCRIPTS),
        ("Mapия", NameFault.SCRIPTS),
        ("Aramն", NameFault.SCRIPTS),
        ("日本ab", NameFault.SCRIPTS),
        ("a\u200bbc", NameFault.SIGNS),
        ("a\u202ebc", NameFault.SIGNS),
        ("ab\x00c", NameFault.SIGNS),
        ("ab\nc", NameFault.SIGNS),
        ("ab\u00a0c", NameFault.SIGNS),
        ("ab\u3164c", NameFault.SIGNS),
        ("ab\ufe0fc", NameFault.SIGNS),
        ("ﬁsh", NameFault.SIGNS),
        ("Ⓐbc", NameFault.SIGNS),
        ("abc😀", NameFault.SIGNS),
        ("q\u0308\u0308\u0308a", NameFault.SIGNS),
        ("\u0308abc", NameFault.SIGNS),
        ("-abc", NameFault.SIGNS),
        ("1abc", NameFault.SIGNS),
        ("'abc", NameFault.SIGNS),
        ("abc.", NameFault.SIGNS),
        ("a..b", NameFault.SIGNS),
        ("abc٣", NameFault.SIGNS),
        ("admin", NameFault.RESERVED),
        ("A.d.m.i.n 1", NameFault.RESERVED),
        ("KOZYR", NameFault.RESERVED),
        ("Guest 4821", NameFault.RESERVED),
        ("Админ", NameFault.RESERVED),
        ("Kadmin", None),
    ],
)
def test_what_is_no_name_is_refused_for_its_reason(name: str, fault: NameFault | None) -> None:
    assert fault_of(name) == fault


def test_name_is_kept_composed_and_with_single_blanks() -> None:
    assert read_name("  Jose\u0301   Ma ") == "José Ma"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Laura", "laura"),
        ("Iaura", "laura"),
        ("laura", "lauRA"),
        ("coco", "сосо"),
        ("BAHE", "ВАНЕ"),
        ("mike", "rnike"),
        ("Ana Maria", "ana_maria"),
        ("O'ktam", "O‘ktam"),
        ("Bob1", "Bobl"),
        ("Bob0", "BobO"),
        ("Straße", "strasse"),
    ],
)
def test_names_that_look_alike_share_a_key(one: str, other: str) -> None:
    assert keys_of(one) & keys_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jose", "José"), ("Ivan", "Iván"), ("Anna", "Ana"), ("Mila", "Mira"), ("Вова", "Вовка")],
)
def test_names_that_do_not_share_none(one: str, other: str) -> None:
    assert not keys_of(one) & keys_of(other)


LETTERS = st.text(st.sampled_from("aIl1oO0mrnеорсАВІիօհ -_.'ß\u0301ıİ"), max_size=30)


@given(st.text(max_size=40) | LETTERS)
@example("ǰ\u0323a")
@example("ΐab")
def test_every_text_is_a_name_or_refused_and_a_name_stays_as_it_is(text: str) -> None:
    try:
        name = read_name(text)
    except BadName:
        return
    assert read_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert SHORTEST <= len(name) <= LONGEST
    assert name.isprintable()
    letters = {script_of(sign) for sign in name if sign.isalpha()} - {"COMMON", "INHERITED"}
    assert len(letters) == 1 or "HAN" in letters


@given(LETTERS)
def test_a_name_shares_its_keys_with_itself_in_any_case(text: str) -> None:
    assert keys_of(text) & keys_of(text.casefold())
    assert keys_of(text) == keys_of(unicodedata.normalize("NFD", text))


@given(st.text(max_size=20) | LETTERS)
def test_what_stands_for_others_looks_like_itself(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


def test_a_sign_of_no_script_that_is_known_has_none() -> None:
    assert script_of("\U000e1000") == "UNKNOWN"
    assert script_of("Ա") == "ARMENIAN"
    assert script_of("1") == "COMMON"
