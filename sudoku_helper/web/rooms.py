"""The rooms to learn in: which pages each has, the way to the one in the browser's language, the common frame.

``/en/learn/x-wing`` and ``/de/learn/x-wing`` are pages; ``/learn/x-wing`` leads to the one in the
browser's language. A room is a blueprint with the routes ``index`` and, if it has any, ``page``.
"""

from collections.abc import Collection, Mapping
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from sudoku_helper.course import CHAPTERS
from sudoku_helper.interface import TEXTS
from sudoku_helper.interface.learn import ABOUT, ARTICLES, WORDS
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import LANGUAGES, Speech
from sudoku_helper.web.languages import chosen_language
from sudoku_helper.web.terms import link_terms

_TECHNIQUES = tuple(technique.key for technique in TECHNIQUES)

MIXED, SPEED = "mixed", "speed"
"""The rounds of practising that are not about one technique."""

ROOMS: Mapping[str, tuple[str, ...]] = {
    "learn": (*ARTICLES, *_TECHNIQUES),
    "practise": (MIXED, SPEED, *_TECHNIQUES),
    "course": (*(chapter.key for chapter in CHAPTERS), "first-game"),
    "class": ("task",),
    "small": ("lesson",),
    "techniques": (),
}
"""The pages of each room beside its index. Browsers can keep all of them."""

FORMER_NAMES = {"way": "course"}
"""What rooms were called in earlier versions: their addresses still lead there."""

LANG = "<language:lang>"
rooms = Blueprint("rooms", __name__)


def new_room(name: str) -> Blueprint:
    """A blueprint for the pages of a room."""
    room = Blueprint(name, __name__, url_prefix=f"/{LANG}/{name}")
    room.after_request(_let_browsers_ask)
    return room


@rooms.get(f"/<any({', '.join((*ROOMS, *FORMER_NAMES))}):room>", defaults={"page": None})
@rooms.get(f"/<any({', '.join((*ROOMS, *FORMER_NAMES))}):room>/<page>")
def choose(room: str, page: str | None) -> ResponseReturnValue:
    """Lead to the page in the browser's language."""
    room = FORMER_NAMES.get(room, room)
    if page is not None and page not in ROOMS[room]:
        abort(404)
    endpoint = f"{room}.page" if page else f"{room}.index"
    values: dict[str, Any] = {"page": page, "q": request.args.get("q")}
    response = redirect(url_for(endpoint, lang=chosen_language(), **values))
    response.vary.add("Accept-Language")
    return response


@rooms.get(f"/{LANG}/<any({', '.join(FORMER_NAMES)}):room>", defaults={"page": None})
@rooms.get(f"/{LANG}/<any({', '.join(FORMER_NAMES)}):room>/<page>")
def moved(lang: str, room: str, page: str | None) -> ResponseReturnValue:
    """Lead from an address of earlier versions to today's; what follows a # goes along."""
    room = FORMER_NAMES[room]
    if page is not None and page not in ROOMS[room]:
        abort(404)
    return redirect(url_for(f"{room}.page" if page else f"{room}.index", lang=lang, page=page), 301)


@rooms.get(f"/{LANG}/offline")
def offline(lang: str) -> str:
    """What browsers show without a connection in place of a page that they have not kept."""
    return render("offline", Speech(lang))


@rooms.after_request
def _let_browsers_ask(response: Response) -> Response:
    """A page that did not change need not be sent again."""
    if response.status_code == 200:
        response.add_etag(weak=True)
        response.make_conditional(request)
    return response


def glossary_address(speech: Speech) -> str:
    """Where the terms of a text lead."""
    return url_for("learn.page", lang=speech.lang, page="glossary")


def render(name: str, speech: Speech, **values: Any) -> str:
    """A page with everything that the common frame needs; a name without a folder is one of ``learn``."""
    glossary = glossary_address(speech)
    room = str(request.blueprint)

    def address(other: str, **options: Any) -> str:
        return url_for(
            str(request.endpoint), **{**(request.view_args or {}), "lang": other}, **options
        )

    def choose_address(**options: Any) -> str:
        page = (request.view_args or {}).get("page")
        return url_for("rooms.choose", room=room, page=page, **options)

    def with_terms(text: str, known: Collection[str] = ()) -> Markup:
        return link_terms(text, speech, glossary, set(known))

    return render_template(
        f"{name if '/' in name else f'learn/{name}'}.html",
        lang=speech.lang,
        languages=LANGUAGES,
        room=room,
        address=address,
        choose=choose_address,
        with_terms=with_terms,
        number=speech.number,
        words=speech.all(WORDS),
        interface=speech.all(TEXTS),
        articles=speech.all(ARTICLES),
        about=speech.all(ABOUT),
        **values,
    )
