"""The page's files: small, cached as long as they may be, and fenced in."""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kozyr.server.app import Place, create_app
from kozyr.server.hall import Hall
from kozyr.server.pages import Pages
from kozyr.server.store import SqliteStore
from tests.server.client import ORIGIN

SCRIPT = b"console.log('Kozyr')\n" * 50


@pytest.fixture
def built_page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / "assets" / "index-B9rhNVoe.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-B9rhNVoe.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-B9rhNVoe.js.br").write_bytes(b"pretend")
    (folder / "assets" / "cards.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture
def client(tmp_path: Path, built_page: Path) -> Iterator[TestClient]:
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    with TestClient(create_app(Hall(store), built_page), base_url=ORIGIN) as opened:
        yield opened
    store.close()


def test_the_page_is_asked_for_again_each_time(client: TestClient) -> None:
    answer = client.get("/")
    assert (answer.status_code, answer.text) == (200, "<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again(client: TestClient) -> None:
    etag = client.get("/").headers["etag"]
    answer = client.get("/", headers={"if-none-match": etag})
    assert (answer.status_code, answer.content) == (304, b"")


def test_a_file_named_by_its_content_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/index-B9rhNVoe.js", headers={"accept-encoding": "identity"})
    assert answer.content == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("name", ["/assets/cards.svg", "/manifest.webmanifest"])
def test_a_file_whose_name_stays_is_asked_for_again(client: TestClient, name: str) -> None:
    assert client.get(name).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_small_as_the_browser_takes_it(
    client: TestClient, accepted: str, encoding: str | None
) -> None:
    request = {"accept-encoding": accepted}
    with client.stream("GET", "/assets/index-B9rhNVoe.js", headers=request) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    if encoding == "gzip":
        assert gzip.decompress(content) == SCRIPT
    else:
        assert content == (b"pretend" if encoding else SCRIPT)
    assert int(answer.headers["content-length"]) == len(content)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/",
        "/assets",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
        "/assets/%00",
        "/ws",
    ],
)
def test_what_is_not_a_file_of_the_page_is_not_found(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
@pytest.mark.parametrize("path", ["/", "/assets/cards.svg"])
def test_nothing_is_ever_posted(client: TestClient, method: str, path: str) -> None:
    assert client.request(method, path).status_code == 405


@pytest.mark.parametrize("path", ["/", "/assets/cards.svg", "/nothing", "/healthz"])
def test_every_answer_fences_the_page_in(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "img-src 'self' data:" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_open_pages_outlive_the_files(client: TestClient, built_page: Path) -> None:
    """The client may be built anew, updated or removed while the server runs."""
    page = client.get("/").text
    script = client.get("/assets/index-B9rhNVoe.js", headers={"accept-encoding": "gzip"})
    (built_page / "index.html").write_text("<!doctype html>new", encoding="utf-8")
    for file in (built_page / "assets").iterdir():
        file.unlink()

    assert client.get("/").text == page
    again = client.get("/assets/index-B9rhNVoe.js", headers={"accept-encoding": "gzip"})
    assert (again.status_code, again.content) == (200, SCRIPT)
    assert again.headers["etag"] == script.headers["etag"]


@pytest.mark.parametrize("path", ["/", "/index.html", "/nothing", "/assets/cards.svg", "/ws/"])
def test_no_socket_is_opened_but_at_its_place(client: TestClient, path: str) -> None:
    client.get("/")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(path, headers={"origin": ORIGIN}),
    ):
        pass


def test_who_asks_for_another_host_is_turned_away(tmp_path: Path, built_page: Path) -> None:
    store = SqliteStore(tmp_path / "own.sqlite3")
    app = create_app(
        Hall(store), built_page, place=Place(is_own_host=lambda name: name == "testserver")
    )
    with TestClient(app, base_url=ORIGIN) as own:
        assert own.get("/").status_code == 200
        cookie = own.headers | {"cookie": "; ".join(f"{k}={v}" for k, v in own.cookies.items())}
        evil = {"host": "evil.example", "origin": "http://evil.example"} | cookie
        for path in ("/", "/index.html"):
            answer = own.get(path, headers=evil)
            assert answer.status_code == 421
            assert "set-cookie" not in answer.headers
        with pytest.raises(WebSocketDisconnect), own.websocket_connect("/ws", headers=evil):
            pass
    store.close()


def test_health_is_told_without_a_cookie(client: TestClient) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")
    assert "set-cookie" not in answer.headers


def test_the_page_gives_a_cookie_that_scripts_cannot_read(client: TestClient) -> None:
    cookie = client.get("/").headers["set-cookie"]
    attributes = {part.strip().split("=")[0].lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "path", "samesite", "max-age"} <= attributes
    assert "SameSite=lax" in cookie
    assert len(cookie.split(";")[0].partition("=")[2]) == 43
    assert "set-cookie" not in client.get("/").headers


def test_only_who_opens_the_page_gets_a_cookie(client: TestClient) -> None:
    for purpose in ("image", "script", "iframe", "empty"):
        answer = client.get(
            "/", headers={"sec-fetch-dest": purpose, "sec-fetch-site": "cross-site"}
        )
        assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    for own in (
        {"sec-fetch-dest": "document"},
        {"sec-fetch-dest": "empty", "sec-fetch-site": "same-origin"},
    ):
        client.cookies.clear()
        assert "set-cookie" in client.get("/", headers=own).headers


def test_over_https_the_cookie_keeps_to_https(tmp_path: Path, built_page: Path) -> None:
    store = SqliteStore(tmp_path / "https.sqlite3")
    with TestClient(create_app(Hall(store), built_page), base_url="https://testserver") as client:
        assert "; Secure" in client.get("/").headers["set-cookie"]
    store.close()


def test_only_a_hash_of_the_cookie_is_kept(client: TestClient, tmp_path: Path) -> None:
    client.get("/")
    (cookie,) = client.cookies.values()

    kept = b"".join(path.read_bytes() for path in tmp_path.glob("kozyr.sqlite3*"))

    assert cookie is not None
    assert cookie.encode() not in kept


def test_a_cookie_of_another_server_is_replaced(tmp_path: Path, built_page: Path) -> None:
    """Browsers send the cookies of one port to all; each server has its own name for it."""
    stores = [SqliteStore(tmp_path / f"{name}.sqlite3") for name in ("one", "two")]
    with TestClient(create_app(Hall(stores[0]), built_page), base_url=ORIGIN) as one:
        one.get("/")
        (mine,) = one.cookies
        with TestClient(
            create_app(Hall(stores[1]), built_page), base_url=ORIGIN, cookies=one.cookies
        ) as two:
            two.get("/")
            assert mine in two.cookies
            assert len(two.cookies) == 2
    for store in stores:
        store.close()


def test_players_are_told_apart(client: TestClient, tmp_path: Path) -> None:
    client.get("/")
    (first,) = client.cookies.values()
    client.cookies.clear()
    client.get("/")
    (second,) = client.cookies.values()
    assert first != second

    store = SqliteStore(tmp_path / "other.sqlite3")

    async def check() -> None:
        assert not await store.knows_player(str(first))

    asyncio.run(check())
    store.close()


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("hy-AM,hy;q=0.9,en;q=0.8", "hy"),
        ("fi, en;q=0.5, hy;q=0.7", "hy"),
        ("hy;q=0, en", "en"),
        ("fi", "en"),
        ("", "en"),
    ],
)
def test_the_first_words_come_with_the_page(
    client_with_words: TestClient, wishes: str, language: str
) -> None:
    answer = client_with_words.get("/", headers={"accept-language": wishes})

    assert f'id="words" data-language="{language}">hello = {language}\n</script>' in answer.text
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert answer.headers["content-encoding"] == "gzip"


def test_words_that_would_end_their_place_stay_in_their_file(tmp_path: Path) -> None:
    headers = Headers()
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    (tmp_path / "assets").mkdir()
    words = "hello = <b>Hello</b>\n"
    (tmp_path / "assets" / "en-first-B9rhNVoe.txt").write_text(words, encoding="utf-8")

    assert Pages(tmp_path).page(headers).body == b"<head></head>"


@pytest.fixture
def client_with_words(built_page: Path, tmp_path: Path) -> Iterator[TestClient]:
    (built_page / "index.html").write_text("<head></head>", encoding="utf-8")
    for language in ("en", "hy"):
        file = built_page / "assets" / f"{language}-first-B9rhNVoe.txt"
        file.write_text(f"hello = {language}\n", encoding="utf-8")
    store = SqliteStore(tmp_path / "kozyr.sqlite3")
    with TestClient(create_app(Hall(store), built_page), base_url=ORIGIN) as opened:
        yield opened
    store.close()


def test_who_follows_a_link_that_leads_nowhere_reads_so_on_the_page(client: TestClient) -> None:
    reader = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = client.get("/nowhere", headers=reader)
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")
    for path in ("/api/nothing", "/nowhere"):
        other = client.get(path, headers=reader if path.startswith("/api") else {"accept": "*/*"})
        assert (other.status_code, other.text) == (404, "Not Found\n")
