"""The pages of the encyclopedia and of practising, one address for each language.

``/en/learn/x-wing`` and ``/de/learn/x-wing`` are the pages; ``/learn/x-wing`` leads to the one in
the browser's language.
"""

from collections.abc import Collection
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from sudoku_helper import sight
from sudoku_helper.interface import KEYBOARD, TEXTS
from sudoku_helper.interface.learn import ABOUT, ARTICLES, WORDS
from sudoku_helper.lessons import GLOSSARY
from sudoku_helper.lessons.seeing import OTHER_ORDERS
from sudoku_helper.step import ROLES
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.text import LANGUAGES, Speech
from sudoku_helper.web import learn_views
from sudoku_helper.web.languages import chosen_language
from sudoku_helper.web.terms import link_terms

learn = Blueprint("learn", __name__)
_LANG = "<language:lang>"
LONGEST_QUERY = 60


@learn.get("/learn", defaults={"page": None, "room": "learn"})
@learn.get("/practise", defaults={"page": None, "room": "practise"})
@learn.get("/<any(learn, practise):room>/<page>")
def choose(room: str, page: str | None) -> ResponseReturnValue:
    """Lead to the page in the browser's language."""
    if page is not None and technique_of(page) is None and (room, page) not in _article_places():
        abort(404)
    endpoint = f"learn.{room}_page" if page else f"learn.{room}_index"
    values: dict[str, Any] = {"page": page, "q": request.args.get("q")}
    response = redirect(url_for(endpoint, lang=chosen_language(), **values))
    response.vary.add("Accept-Language")
    return response


def _article_places() -> set[tuple[str, str]]:
    return {("learn", name) for name in ARTICLES}


@learn.get(f"/{_LANG}/learn")
def learn_index(lang: str) -> str:
    """All techniques by level, or those that a search finds."""
    query = request.args.get("q", "")[:LONGEST_QUERY]
    return _render("index", Speech(lang), query=query, levels=learn_views.by_level(query))


@learn.get(f"/{_LANG}/learn/<page>")
def learn_page(lang: str, page: str) -> str:
    """A technique or an article."""
    speech = Speech(lang)
    if page == "glossary":
        return _render("glossary", speech, terms=GLOSSARY)
    if page == "seeing":
        names = {each.key: each.name(speech) for each in TECHNIQUES}
        return _render(
            f"{page}.{lang}", speech, article=page, sight=sight, others=OTHER_ORDERS, names=names
        )
    if page in ARTICLES:
        return _render(f"{page}.{lang}", speech, article=page, keyboard=KEYBOARD)
    found = learn_views.technique_page(page, speech, _glossary(speech))
    if found is None:
        abort(404)
    return _render("technique", speech, page=found)


@learn.get(f"/{_LANG}/practise")
def practise_index(lang: str) -> str:
    """All techniques to choose one to practise."""
    return _render("practise_index", Speech(lang), levels=learn_views.by_level())


@learn.get(f"/{_LANG}/practise/<page>")
def practise_page(lang: str, page: str) -> str:
    """The board to practise a technique on."""
    technique = technique_of(page)
    if technique is None:
        abort(404)
    speech = Speech(lang)
    found = learn_views.technique_page(page, speech, _glossary(speech))
    return _render(
        "practise",
        speech,
        page=found,
        technique=technique,
        still=learn_views.still_picture(technique, speech),
        texts={lang: speech.all(TEXTS)},
        roles={lang: speech.all(ROLES)},
    )


@learn.get(f"/{_LANG}/offline")
def offline(lang: str) -> str:
    """What browsers show without a connection in place of a page that they have not kept."""
    return _render("offline", Speech(lang))


@learn.after_request
def let_browsers_ask(response: Response) -> Response:
    """A page that did not change need not be sent again."""
    if response.status_code == 200:
        response.add_etag(weak=True)
        response.make_conditional(request)
    return response


def _glossary(speech: Speech) -> str:
    return url_for("learn.learn_page", lang=speech.lang, page="glossary")


def _render(name: str, speech: Speech, **values: Any) -> str:
    """A page with everything that the common frame needs."""
    glossary = _glossary(speech)
    room = str(request.endpoint).removeprefix("learn.").split("_")[0]

    def address(other: str, **options: Any) -> str:
        return url_for(
            str(request.endpoint), **{**(request.view_args or {}), "lang": other}, **options
        )

    def choose_address(**options: Any) -> str:
        page = (request.view_args or {}).get("page")
        return url_for("learn.choose", room=room, page=page, **options)

    def with_terms(text: str, known: Collection[str] = ()) -> Markup:
        return link_terms(text, speech, glossary, set(known))

    return render_template(
        f"learn/{name}.html",
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
        search_words=learn_views.search_words,
        **values,
    )
