"""The drawing of a scene: well formed, whole in itself, and silent about what is hidden."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from kozyr.pictures import Player, Scene
from kozyr.pictures.art import Art
from kozyr.pictures.svg import draw
from kozyr.rules.position import parse_position
from kozyr.words import languages, say
from tests.pictures.scenes import scene, scenes

NAMESPACE = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    *("svg", "title", "defs", "radialGradient", "stop", "rect", "ellipse", "circle", "path"),
    *("g", "use", "symbol", "pattern", "mask"),
}
LANGUAGES = ("en", "ru", "hy", "az", "et")
POSITION = (
    "trump h; A: 8c 9d 6h; B: 10c 6s 7s Ks Ad; stock: 7d 6d 9h; table: A+7c/Jc A+Js; attacker A"
)

pytestmark = pytest.mark.usefixtures("client")


@settings(max_examples=12, deadline=None)
@given(scenes())
def test_every_scene_is_a_drawing_that_needs_nothing_else(shown: Scene) -> None:
    root = ET.fromstring(draw(shown, "hy"))  # noqa: S314 - our own drawing

    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) or len(shown.view.rules.cards) > 54
    for element in root.iter():
        assert element.tag.removeprefix(NAMESPACE) in ALLOWED
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on")
            assert name != "style"
            if name.endswith("href"):
                assert value[1:] in ids
            assert all(target in ids for target in re.findall(r"url\(#([^)]*)\)", value))
            assert "url(" not in value.replace("url(#", "")


def test_names_are_escaped() -> None:
    players = [Player('</title><script>alert("1")</script>'), Player("&\"'<b>")]
    drawing = draw(scene(parse_position(POSITION), players=players), "en")

    title = ET.fromstring(drawing).findtext(f"{NAMESPACE}title") or ""  # noqa: S314
    assert "<script" not in drawing
    assert players[0].name in title
    assert players[1].name in title


def test_cards_of_others_are_not_drawn() -> None:
    game = parse_position(POSITION)
    other = parse_position(POSITION.replace("10c 6s 7s Ks Ad", "Qh Ac 8s 9s 10d"))

    assert draw(scene(game), "en") == draw(scene(other), "en")
    covered = draw(scene(game, shows_hand=False), "en")
    assert covered == draw(
        scene(parse_position(POSITION.replace("A: 8c 9d 6h", "A: Qc Kd Kh")), shows_hand=False),
        "en",
    )


@pytest.mark.parametrize("language", languages())
def test_the_cards_bear_the_letters_of_the_language(language: str) -> None:
    is_cyrillic = language in ("ru", "uk", "be", "kk")
    drawing = draw(scene(parse_position(POSITION)), language)

    letters = Art.load().corner
    assert (letters["В"][1] in drawing) is is_cyrillic
    assert (letters["J"][1] in drawing) is not is_cyrillic


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_says_how_things_stand(language: str) -> None:
    shown = scene(parse_position(POSITION), players=[Player(""), Player("Gohar", "regular")])

    assert shown.title(language) == say(
        "share-title",
        language,
        attacker=say("app-somebody", language),
        defender=say("bot-name", language, name="Gohar"),
    )


@pytest.mark.parametrize(
    ("result", "title"),
    [
        ("fool B", "Ana is the fool"),
        ("draw", "A draw: nobody is the fool"),
    ],
)
def test_the_title_of_a_finished_game_says_who_is_the_fool(result: str, title: str) -> None:
    hand, out = ("B: 8c", "out: A") if "fool" in result else ("B:", "out: A B")
    game = parse_position(f"trump h; A:; {hand}; {out}; defender B; result: {result}")
    shown = scene(game, players=[Player("Nare"), Player("Ana")])

    assert shown.title("en") == title
    assert title in draw(shown, "en")
