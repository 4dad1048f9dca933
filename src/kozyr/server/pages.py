"""The built client's files, with the encodings and the caching that suit each."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from re import compile as compile_pattern
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from kozyr.server.headers import USUAL_LANGUAGE, by_weight, languages_by_weight

# A build names files by their content, as in `index-B9rhNVoe.js`: such a file never changes.
_HASHED: Final = compile_pattern(r".*[-.][\w-]{8,}\.\w+")
_BUILD: Final = compile_pattern(r'<meta name="kozyr-build" content="(\w{1,40})"')
_HASHED_FOLDER: Final = "assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_PAGE: Final = "index.html"
_FIRST_WORDS: Final = compile_pattern(r"assets/([a-z]+)-first-[\w-]+\.txt")
# Not left to the system's tables, which differ.
_MEDIA_TYPES: Final[Mapping[str, str]] = {
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class _File:
    """A file's content, and the tag by which a browser asks whether it is still the same."""

    content: bytes
    etag: str


class Pages:
    """An ASGI application that serves the files of one folder, read once at the start.

    Only what stood there then is served, so no path can lead out of the folder, and a
    client that is built anew, updated or removed meanwhile does not break the open pages.
    """

    def __init__(self, folder: Path) -> None:
        """Read the files of *folder*; ``.br`` and ``.gz`` files beside one are its encodings.

        Raises:
            OSError: one of them cannot be read.
        """
        self._files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in folder.rglob("*")
            if path.is_file()
        }
        self._words = {
            found[1]: file.content
            for name, file in self._files.items()
            if (found := _FIRST_WORDS.fullmatch(name))
        }
        self._pages: dict[str, dict[str, _File]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer GET and HEAD for one of the files; no socket is opened here."""
        response: Response
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        if scope["method"] not in ("GET", "HEAD"):
            response = PlainTextResponse("Method Not Allowed\n", 405, {"allow": "GET, HEAD"})
        else:
            name = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
            response = self.response(name, Headers(scope=scope))
            if response.status_code == HTTPStatus.NOT_FOUND:
                # What leads nowhere is for the whole application to say.
                raise HTTPException(HTTPStatus.NOT_FOUND)
        await response(scope, receive, send)

    def text(self, name: str) -> str:
        """Return the text of the file called *name*, empty where there is none."""
        file = self._files.get(name)
        return file.content.decode() if file else ""

    @property
    def build(self) -> str:
        """By which name the page's build is known, empty where it says none."""
        named = _BUILD.search(self.text("index.html"))
        return named[1] if named else ""

    def page(self, headers: Headers) -> Response:
        """Return the page itself, with the words that the reader of *headers* will see first.

        They would else be asked for only once the script had come and run; should the reader
        have chosen another language on the page, they are.
        """
        wishes = (*languages_by_weight(headers.get("accept-language", "")), USUAL_LANGUAGE)
        language = next((wish for wish in wishes if wish in self._words), None)
        if language is None or _PAGE not in self._files:
            return self.response(_PAGE, headers)
        if language not in self._pages:
            page = _with_words(self._files[_PAGE].content, language, self._words[language])
            compressed = gzip.compress(page, mtime=0)
            self._pages[language] = {_PAGE: _file(page), f"{_PAGE}.gz": _file(compressed)}
        return _response(
            self._pages[language], _PAGE, headers, vary="accept-encoding, accept-language"
        )

    def response(self, name: str, headers: Headers) -> Response:
        """Return the file called *name*, as small as the reader's *headers* allow."""
        return _response(self._files, name, headers, vary="accept-encoding")


def _response(files: Mapping[str, _File], name: str, headers: Headers, vary: str) -> Response:
    file = files.get(name)
    if file is None:
        return PlainTextResponse("Not Found\n", 404)
    answer = {"cache-control": _caching(name), "vary": vary}
    accepted = by_weight(headers.get("accept-encoding", ""))
    for encoding, suffix in _ENCODINGS:
        smaller = files.get(name + suffix)
        if smaller is not None and encoding in accepted:
            file = smaller
            answer["content-encoding"] = encoding
            break
    answer["etag"] = file.etag
    if file.etag in headers.get("if-none-match", ""):
        answer.pop("content-encoding", None)
        return Response(status_code=304, headers=answer)
    return Response(file.content, headers=answer, media_type=_media_type(name))


def _with_words(page: bytes, language: str, words: bytes) -> bytes:
    """Put *words* into *page* as text that no browser runs; markup among them is not."""
    if b"</" in words or b"<!" in words:
        return page
    opening = f'<script type="text/plain" id="words" data-language="{language}">'.encode()
    return page.replace(b"</head>", opening + words + b"</script></head>", 1)


def _read(path: Path) -> _File:
    return _file(path.read_bytes())


def _file(content: bytes) -> _File:
    return _File(content, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _caching(name: str) -> str:
    if name.startswith(_HASHED_FOLDER) and _HASHED.fullmatch(name):
        return _FOR_EVER
    return _ASK_AGAIN


def _media_type(name: str) -> str:
    suffix = Path(name).suffix
    return _MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
