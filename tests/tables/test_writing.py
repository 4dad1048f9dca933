"""Of what people write only that is kept which can be read, in every language."""

import pytest

from kozyr.tables import tidy


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  Ann \n\t B ", "Ann B"),
        ("\u202eAnn\u2066\u0000\u0007", "Ann"),
        ("A\u3164n\u2800n\u115f\ufe00\u034f\U000e0100", "Ann"),
        ("\u0301\u0301Ann", "Ann"),
        ("Z" + "\u0353" * 30 + "a", "Z" + "\u0353" * 3 + "a"),
        (" \u0301a", "a"),
        ("\u200dAnn\u200c", "Ann"),
        ("e\u0301", "\u00e9"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("1\ufe0f", "1"),
        ("\U0001f469\u200d\U0001f4bb", "\U0001f469\u200d\U0001f4bb"),
        ("\u3164\u200d\ufe0f", ""),
    ],
)
def test_only_what_can_be_read_is_kept(written: str, read: str) -> None:
    assert tidy(written) == read
    assert tidy(read) == read


@pytest.mark.parametrize(
    "name",
    [
        "Anahit Հակոբյան",
        "Ніно П'ятниця",
        "ნინო",
        "Nguyễn Thị",
        "नन्दिनी",
        "שָׁלוֹם",
        "مُحَمَّد",
        "ผู้เล่น",
        "မြန်မာ",
        "می\u200cخواهم",
    ],
)
def test_names_of_all_languages_are_as_they_were(name: str) -> None:
    assert tidy(name) == name
