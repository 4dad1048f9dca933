"""Tables shown by a link: the page, its picture, and the view that it draws.

A link holds all that is shown (`kozyr.pictures.code`), so nothing is stored here, and
nothing is known here of the cards that it does not show.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from html import escape
from typing import Final, Literal, cast

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kozyr.pictures import CodeError, Player, Scene, read_code, write_code
from kozyr.pictures.png import RenderError, render_png
from kozyr.pictures.svg import HEIGHT, WIDTH, draw
from kozyr.resources import ResourceMissingError
from kozyr.rules import Seat
from kozyr.server import protocol, rulebook, wire
from kozyr.server.answers import encoded_json
from kozyr.server.headers import USUAL_LANGUAGE, languages_by_weight
from kozyr.server.limits import TokenBucket
from kozyr.server.pages import Pages
from kozyr.tables import Table
from kozyr.words import languages, listed, say

_log = logging.getLogger(__name__)

Form = Literal["svg", "png"]

KEPT_BYTES: Final = 8 * 1024 * 1024
"""So much of pictures is kept, to be sent again."""
PICTURES_PER_S: Final = 1.0
PICTURES_BURST: Final = 30.0
"""New pictures for one address, which may be that of a whole house or of a proxy."""
_ADDRESSES: Final = 1024
_MOST_WAITING: Final = 16
_DAY: Final = "public, max-age=86400"
_MEDIA_TYPES: Final = {"svg": "image/svg+xml", "png": "image/png"}
_DRAWING_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"


class TooManyPicturesError(Exception):
    """More pictures are asked for than can be drawn just now."""


def code_of(table: Table, seat: Seat, *, with_hand: bool, language: str) -> str:
    """Return the code of *table* as *seat* sees it, without the hand unless it is wished for."""
    players = [Player(each.name, each.level) for each in table.seats]
    view = table.game.view(seat)
    return write_code(Scene.of(view, players, shows_hand=with_hand, language=language))


class Sharing:
    """Answers for ``/p/<code>``, and the same with ``.svg``, ``.png`` and ``.json``."""

    def __init__(self, pages: Pages) -> None:
        self._page = pages.text("index.html")
        self._pictures = Pictures()

    async def page(self, request: Request) -> Response:
        """Return the page that shows the table, with what link previews read in its head."""
        code = request.path_params["code"]
        accepted = request.headers.get("accept-language", "")
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        try:
            scene = read_code(code)
        except CodeError:
            language = choose_language(accepted)
            page = _with_head(self._page, [_title(say("app-bad-link", language))])
            return Response(page, 404, headers, "text/html; charset=utf-8")
        language = choose_language(accepted, scene.language)
        address = f"{request.base_url}p/{code}"
        page = _with_head(self._page, _preview(scene, language, address))
        return Response(page, 200, headers, "text/html; charset=utf-8")

    async def view(self, request: Request) -> Response:
        """Return the table as an update of the protocol, for the page to draw."""
        try:
            scene = read_code(request.path_params["code"])
        except CodeError:
            return PlainTextResponse("There is no such table.\n", 404)
        content = protocol.server_encoder.encode(update_of(scene))
        return encoded_json(content, kept=_DAY)

    async def svg(self, request: Request) -> Response:
        """Return the drawing."""
        return await self._picture(request, "svg")

    async def png(self, request: Request) -> Response:
        """Return the picture."""
        return await self._picture(request, "png")

    async def _picture(self, request: Request, form: Form) -> Response:
        try:
            scene = read_code(request.path_params["code"])
        except CodeError:
            return PlainTextResponse("There is no such table.\n", 404)
        wished = request.query_params.get("lang", "")
        language = _known(wished) or _known(scene.language) or USUAL_LANGUAGE
        asker = request.client.host if request.client else ""
        try:
            content = await self._pictures.get(scene, language, form, asker)
        except TooManyPicturesError:
            return PlainTextResponse("Too many pictures at once.\n", 429, {"retry-after": "10"})
        except (RenderError, ResourceMissingError, OSError) as error:
            _log.error("a picture could not be drawn: %s", error)
            return PlainTextResponse("The picture cannot be drawn just now.\n", 503)
        headers = {
            "cache-control": _DAY,
            "content-security-policy": _DRAWING_POLICY,
            # A preview is shown on pages of elsewhere; there is nothing private in it.
            "cross-origin-resource-policy": "cross-origin",
        }
        return Response(content, headers=headers, media_type=_MEDIA_TYPES[form])


class Pictures:
    """Draws pictures one after the other, off the event loop, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, Form], bytes] = OrderedDict()
        self._size = 0
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._drawing = asyncio.Lock()
        self._waiting = 0

    async def get(self, scene: Scene, language: str, form: Form, asker: str) -> bytes:
        """Return the picture of *scene*, drawn for *asker* unless it is kept.

        Raises:
            TooManyPicturesError: that address, or all together, ask for too many.
            RenderError: it could not be drawn.
            ResourceMissingError: this installation is incomplete.
            OSError: no process could be started, or the client cannot be read.
        """
        key = (write_code(scene), language, form)
        if (kept := self._find(key)) is not None:
            return kept
        if self._waiting >= _MOST_WAITING or not self._bucket(asker).take():
            raise TooManyPicturesError
        self._waiting += 1
        try:
            async with self._drawing:
                # Somebody else may have waited for the same.
                if (kept := self._find(key)) is not None:
                    return kept
                drawing = await asyncio.to_thread(draw, scene, language)
                content = drawing.encode() if form == "svg" else await render_png(drawing)
        finally:
            self._waiting -= 1
        self._keep(key, content)
        return content

    def _find(self, key: tuple[str, str, Form]) -> bytes | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: tuple[str, str, Form], content: bytes) -> None:
        self._kept[key] = content
        self._size += len(content)
        while self._size > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    def _bucket(self, asker: str) -> TokenBucket:
        bucket = self._buckets.pop(asker, None) or TokenBucket(PICTURES_PER_S, PICTURES_BURST)
        self._buckets[asker] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def choose_language(accepted: str, fallback: str = "") -> str:
    """Return the language for a reader whose ``Accept-Language`` is *accepted*.

    *fallback* is for one who names none that there are words in.
    """
    return next(filter(_known, (*languages_by_weight(accepted), fallback)), USUAL_LANGUAGE)


def _known(language: str) -> str:
    return language if language in languages() else ""


def _preview(scene: Scene, language: str, address: str) -> list[str]:
    """What a link's preview is made of, as tags of Open Graph and of Twitter."""
    title = scene.title(language)
    names = [scene.name_of(seat, language) for seat in range(len(scene.players))]
    about = say("share-about", language, players=listed(names, language))
    picture = f"{address}.png?lang={language}"
    properties = {
        "og:type": "website",
        "og:site_name": say("app-name", language),
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "og:locale": language,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    named = {
        "description": about,
        "robots": "noindex",
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": picture,
        "twitter:image:alt": title,
    }
    return [
        _title(title),
        *(_meta("property", key, text) for key, text in properties.items()),
        *(_meta("name", key, text) for key, text in named.items()),
    ]


def _meta(kind: str, key: str, text: str) -> str:
    return f'<meta {kind}="{key}" content="{escape(text)}" />'


def _title(text: str) -> str:
    return f"<title>{escape(text)}</title>"


def _with_head(page: str, tags: Iterable[str]) -> str:
    """*page* with *tags* at the beginning of its head, where the first of a kind counts."""
    return page.replace("<head>", "<head>\n    " + "\n    ".join(tags), 1)


def update_of(scene: Scene) -> protocol.TableUpdate:
    """Return *scene* as the page draws a table, with nothing to be done at it."""
    view = scene.view
    drawn = protocol.View(
        you=scene.seat,
        rules=str(view.rules),
        clauses=rulebook.write_clauses(view.rules),
        deal=1,
        dealer=view.dealer,
        seats=[_seat_view(scene, seat) for seat in range(len(scene.players))],
        hand=[protocol.HandCard(str(card), [], None, None) for card in view.hand],
        table=wire.write_pairs(view),
        phase=view.phase.value,
        bout=view.bout,
        attacker=view.attacker,
        defender=view.defender,
        attacker_place=view.attacker_place,
        defender_place=view.defender_place,
        limit=view.limit,
        stock=view.stock,
        discard=view.discard,
        discarded=None,
        trump=wire.write_trump(view),
        trump_card=wire.write_card(view.trump_card),
        take=False,
        done=False,
        swap=None,
        transfer_to=None,
        result=wire.write_result(view.result) if view.result else None,
        series=None,
        lesson=None,
        practice=False,
        decided=None,
        can_undo=False,
        can_rematch=False,
    )
    return protocol.TableUpdate(
        table="shared", seq=0, pace="instant", events=[], view=drawn, reply_to=None
    )


def _seat_view(scene: Scene, seat: Seat) -> protocol.SeatView:
    view, player = scene.view, scene.players[seat]
    role: protocol.Role | None = None
    if view.result is None and seat not in view.out:
        if seat == view.attacker:
            role = "attacker"
        elif seat == view.defender:
            role = "defender"
    return protocol.SeatView(
        name=player.name,
        level=cast("protocol.BotLevel | None", player.level),
        team=view.rules.team_of(seat),
        cards=view.counts[seat],
        role=role,
        to_act=seat in view.to_act,
        done=seat in view.done,
        place=wire.write_place(view, seat),
    )
