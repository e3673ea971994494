"""The pages and small data routes of the app."""

from flask import Blueprint, Response, current_app, jsonify, redirect, render_template, url_for
from werkzeug.wrappers import Response as BaseResponse

from sudoku_helper import __version__
from sudoku_helper.events.protocol import Json, write_technique
from sudoku_helper.interface import TEXTS
from sudoku_helper.step import ROLES
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import Speech
from sudoku_helper.web.languages import chosen_language
from sudoku_helper.web.start_page import start_page

pages = Blueprint("pages", __name__)


@pages.get("/")
def index() -> str:
    """The board."""
    files = start_page(current_app.static_folder or "")
    return render_template("index.html", lang=chosen_language(), version=__version__, **files)


@pages.get("/data/<language:lang>.json")
def page_data(lang: str) -> Response:
    """What the page needs besides its own files, in one language."""
    return jsonify(write_page_data(Speech(lang)))


@pages.get("/service-worker.js")
def service_worker() -> Response:
    """The service worker, served from the top so that it may look after the whole app."""
    return current_app.send_static_file("js/service-worker.js")


@pages.get("/favicon.ico")
def icon() -> BaseResponse:
    """The icon that browsers ask for on their own where no page names one."""
    return redirect(url_for("static", filename="icons/icon.svg"))


@pages.get("/healthz")
def health() -> tuple[Json, int]:
    """A sign of life for balancers; a server that is about to leave or cannot search asks to be spared."""
    here = current_app.extensions
    well = here["sudoku-pool"].is_well and not here["sudoku-monitor"].leaving
    return {"ok": well}, 200 if well else 503


@pages.get("/version")
def version() -> Json:
    """Which version runs."""
    return {"version": __version__}


def write_page_data(speech: Speech) -> Json:
    """The version, the words of the page, and the techniques with their names."""
    return {
        "version": __version__,
        "texts": speech.all(TEXTS),
        "roles": speech.all(ROLES),
        "techniques": [write_technique(technique, speech) for technique in TECHNIQUES],
    }
