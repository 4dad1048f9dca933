"""Tables shown by a link: what a seat lets others see, as page, picture and view."""

import json
import random
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kozyr.pictures import Player, Scene, read_code, write_code
from kozyr.resources import ResourceMissingError
from kozyr.rules.position import parse_position
from kozyr.server import sharing
from kozyr.server.sharing import choose_language
from kozyr.words import say
from tests.server.client import AT_ONCE, ORIGIN, Wire, browser, play_to_the_end, seat
from tools.client import build_client

PAGE = "<!doctype html><html><head><title>Kozyr</title></head><body></body></html>"
POSITION = "trump h; A: 8c 9d 6h; B: 10c 6s 7s; stock: 7d 6d 9h; table: A+7c/Jc; attacker A"


@pytest.fixture(scope="module", autouse=True)
def built_client() -> None:
    """Pictures are drawn with what the client is built with."""
    build_client(Path(__file__).resolve().parents[2])


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    with browser(tmp_path) as opened:
        yield opened


def code(position: str = POSITION, *, shows_hand: bool = True, language: str = "") -> str:
    game = parse_position(position)
    players = [Player("Nare"), Player('"><script>')]
    return write_code(Scene.of(game.view(0), players, shows_hand=shows_hand, language=language))


def meta(page: str) -> dict[str, str]:
    """What the head of *page* says of it."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    return {name: unescape(text) for name, text in found}


def share(client: TestClient, *, with_hand: bool) -> tuple[Wire, str]:
    """The view of a fresh table, and its code."""
    with seat(client) as player:
        update = player.open()
        wish = {"type": "share", "with_hand": with_hand, "language": "hy"}
        number = player.send(wish | {"table": update["table"]})
        answer = player.receive()
    assert (answer["type"], answer["reply_to"]) == ("shared", number)
    return update["view"], answer["code"]


@pytest.mark.parametrize("with_hand", [False, True])
def test_a_seat_shares_what_it_sees(client: TestClient, *, with_hand: bool) -> None:
    view, made = share(client, with_hand=with_hand)

    shown = client.get(f"/p/{made}.json").json()["view"]
    hand = [held["card"] for held in view["hand"]] if with_hand else []
    assert [held["card"] for held in shown["hand"]] == hand
    for field in ("you", "rules", "clauses", "table", "stock", "trump", "trump_card", "attacker"):
        assert shown[field] == view[field]
    assert [each["cards"] for each in shown["seats"]] == [each["cards"] for each in view["seats"]]
    assert [each["name"] for each in shown["seats"]] == [each["name"] for each in view["seats"]]
    assert read_code(made).language == "hy"


def test_nothing_can_be_done_at_a_shared_table(client: TestClient) -> None:
    _, made = share(client, with_hand=True)

    shown = client.get(f"/p/{made}.json").json()
    assert all(held["options"] == [] for held in shown["view"]["hand"])
    for field in ("take", "done", "can_undo", "can_rematch"):
        assert shown["view"][field] is False
    assert shown["events"] == []


def test_a_finished_game_is_shared_with_its_result(tmp_path: Path) -> None:
    with browser(tmp_path, rhythm=AT_ONCE) as client, seat(client) as player:
        update = play_to_the_end(player, player.open(), random.Random(1))[-1]
        wish = {"type": "share", "with_hand": False, "language": "en"}
        player.send(wish | {"table": update["table"]})
        shown = client.get(f"/p/{player.receive()['code']}.json").json()["view"]

    assert shown["result"] == update["view"]["result"]


def test_only_who_sits_at_a_table_can_share_it(client: TestClient) -> None:
    with seat(client) as player:
        player.open()
        player.send({"type": "share", "table": "other", "with_hand": True, "language": "en"})
        assert player.receive()["code"] == "no_such_table"


def test_the_page_has_a_preview_in_the_language_of_its_reader(client: TestClient) -> None:
    made = code()

    answer = client.get(f"/p/{made}", headers={"accept-language": "fi, hy;q=0.8, en;q=0.5"})

    said = meta(answer.text)
    names = {"attacker": "Nare", "defender": '"><script>'}
    assert said["og:title"] == said["twitter:title"] == say("share-title", "hy", **names)
    assert said["og:image"] == f"{ORIGIN}/p/{made}.png?lang=hy"
    assert said["og:url"] == f"{ORIGIN}/p/{made}"
    assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
    assert said["twitter:card"] == "summary_large_image"
    assert "<script" not in answer.text
    assert answer.headers["vary"] == "accept-language"
    assert answer.headers["cache-control"] == "no-cache"


def test_who_names_no_language_reads_that_of_the_sharer(client: TestClient) -> None:
    said = meta(client.get(f"/p/{code(language='et')}", headers={"accept-language": ""}).text)

    assert said["og:locale"] == "et"


@pytest.mark.parametrize(
    ("accepted", "fallback", "chosen"),
    [
        ("", "", "en"),
        ("", "hy", "hy"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "hy", "ru"),
        ("en;q=0.1, az;q=0.9", "", "az"),
        ("et;q=0", "", "en"),
        ("xx, yy;q=z, ;;,", "hy", "hy"),
        ("*", "hy", "hy"),
        ("et;q=nan, az;q=-1, ru;q=0.1", "hy", "ru"),
        ("EN-us , ET ; q=0.2", "", "en"),
        ("../../etc, ru", "", "ru"),
        ("x" * 100_000, "", "en"),
    ],
)
def test_the_language_is_the_dearest_there_are_words_in(
    accepted: str, fallback: str, chosen: str
) -> None:
    assert choose_language(accepted, fallback) == chosen


def test_nobody_becomes_a_player_by_looking(tmp_path: Path) -> None:
    with browser(tmp_path) as opened:
        opened.cookies.clear()
        for form in ("", ".svg", ".png", ".json"):
            assert "set-cookie" not in opened.get(f"/p/{code()}{form}").headers


def test_the_drawing_is_fenced_in(client: TestClient) -> None:
    answer = client.get(f"/p/{code()}.svg?lang=hy")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.text.startswith("<svg")


def test_the_picture_has_the_size_that_is_promised(client: TestClient) -> None:
    answer = client.get(f"/p/{code()}.png")

    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


@pytest.mark.parametrize("lang", ["", "xx", "../en", "en%00"])
def test_a_language_nobody_wrote_is_passed_over(client: TestClient, lang: str) -> None:
    asked = client.get(f"/p/{code(language='ru')}.svg?lang={lang}")

    assert asked.text == client.get(f"/p/{code(language='ru')}.svg?lang=ru").text


@pytest.mark.parametrize("form", [".svg", ".png", ".json"])
@pytest.mark.parametrize("made", ["x", "%00", "..%2fetc", "A" * 5000])
def test_garbage_is_not_found(client: TestClient, made: str, form: str) -> None:
    answer = client.get(f"/p/{made}{form}")

    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_link_that_was_cut_off_says_so_in_the_language_of_its_reader(client: TestClient) -> None:
    answer = client.get(f"/p/{code()[:-3]}", headers={"accept-language": "hy"})

    assert answer.status_code == 404
    assert f"<title>{say('app-bad-link', 'hy')}</title>" in answer.text


def test_one_address_may_ask_for_so_many_pictures(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "draw", lambda _scene, language: f"<svg>{language}</svg>")
    codes = [
        code(POSITION.replace("table: A+7c/Jc", f"table: A+7c/Jc; bout {bout}"))
        for bout in range(2, 40)
    ]

    answers = [client.get(f"/p/{each}.svg").status_code for each in codes]

    assert answers[: int(sharing.PICTURES_BURST)] == [200] * int(sharing.PICTURES_BURST)
    assert answers[-1] == 429
    # What is kept is sent all the same.
    assert client.get(f"/p/{codes[0]}.svg").status_code == 200


def test_no_more_is_kept_than_there_is_room(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(scene: Scene, language: str) -> str:
        drawn.append(language)
        return str(scene.view.bout) * 100

    monkeypatch.setattr(sharing, "draw", draw)
    monkeypatch.setattr(sharing, "KEPT_BYTES", 250)
    codes = [code(f"{POSITION}; bout {bout}") for bout in (2, 3, 4)]
    for each in (*codes, codes[2], codes[0]):
        assert client.get(f"/p/{each}.svg").status_code == 200

    assert len(drawn) == 4


def test_a_client_without_its_art_gives_no_picture_and_no_error(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(*_: object) -> str:
        raise ResourceMissingError("picture.json is missing")

    monkeypatch.setattr(sharing, "draw", draw)

    assert client.get(f"/p/{code()}.svg").status_code == 503
    assert client.get(f"/p/{code()}").status_code == 200


def test_the_code_tells_nothing_of_the_cards_of_others(client: TestClient) -> None:
    first = code(POSITION, shows_hand=False)
    second = code(POSITION.replace("10c 6s 7s", "Kc Qd Ah"), shows_hand=False)

    assert first == second
    shown = json.dumps(client.get(f"/p/{first}.json").json()["view"])
    assert not any(f'"{card}"' in shown for card in ("10c", "6s", "7s", "8c", "9d", "6h"))


def test_the_server_names_the_build_of_its_page(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    named = PAGE.replace("</head>", '<meta name="kozyr-build" content="0a1b" /></head>')
    (folder / "index.html").write_text(named, encoding="utf-8")
    with browser(tmp_path) as client, seat(client) as player:
        assert player.welcome["build"] == "0a1b"
