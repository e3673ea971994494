"""The pages and small data routes of the app."""

from flask import Blueprint, Response, current_app, jsonify, render_template, request

from sudoku_helper import __version__
from sudoku_helper.events.protocol import Json, write_technique
from sudoku_helper.step import ROLES
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import LANGUAGES
from sudoku_helper.web.start_page import start_page

pages = Blueprint("pages", __name__)


@pages.get("/")
def index() -> str:
    """The board."""
    files = start_page(current_app.static_folder or "")
    return render_template("index.html", lang=chosen_language(), version=__version__, **files)


@pages.get("/data/<lang>.json")
def page_data(lang: str) -> Response | tuple[str, int]:
    """What the page needs besides its own files, in one language."""
    if lang not in LANGUAGES:
        return "", 404
    return jsonify(write_page_data(lang))


@pages.get("/service-worker.js")
def service_worker() -> Response:
    """The service worker, served from the top so that it may look after the whole app."""
    return current_app.send_static_file("js/service-worker.js")


@pages.get("/healthz")
def health() -> tuple[Json, int]:
    """A sign of life for balancers; a server about to leave asks to be spared."""
    leaving = current_app.extensions["sudoku-monitor"].leaving
    return {"ok": not leaving}, 503 if leaving else 200


@pages.get("/version")
def version() -> Json:
    """Which version runs."""
    return {"version": __version__}


def chosen_language() -> str:
    """The language asked for in the address, otherwise the browser's."""
    asked = request.args.get("lang")
    if asked in LANGUAGES:
        return asked
    # Austrian or Swiss German is German, wherever it stands in the browser's list.
    spoken = (tag.split("-")[0].casefold() for tag in request.accept_languages.values())
    return next((lang for lang in spoken if lang in LANGUAGES), "en")


def write_page_data(lang: str) -> Json:
    """Techniques and roles with their names."""
    return {
        "version": __version__,
        "techniques": [write_technique(technique, lang) for technique in TECHNIQUES],
        "roles": {role: title(lang) for role, title in ROLES.items()},
    }
