"""The pages and small data routes of the app."""

from flask import (
    Blueprint,
    Response,
    current_app,
    jsonify,
    make_response,
    redirect,
    render_template,
    request,
    url_for,
)
from werkzeug.wrappers import Response as BaseResponse

from sudoku_helper import __version__
from sudoku_helper.events.protocol import Json
from sudoku_helper.text import Speech
from sudoku_helper.web.bundle import APP_BUNDLE, BUNDLE, bundle
from sudoku_helper.web.edition import current_edition
from sudoku_helper.web.engine import ENGINE_ARCHIVE, engine_archive
from sudoku_helper.web.kept import Packed
from sudoku_helper.web.languages import chosen_language
from sudoku_helper.web.start_page import start_page, write_techniques, write_words

pages = Blueprint("pages", __name__)


@pages.get("/")
def index() -> Response:
    """The board."""
    files = start_page(current_app.static_folder or "")
    page = render_template("index.html", lang=chosen_language(), version=__version__, **files)
    response = make_response(page)
    response.vary.add("Accept-Language")
    return response


@pages.get("/data/<language:lang>.json")
def words(lang: str) -> Response:
    """The words of the page in one language."""
    return jsonify(write_words(Speech(lang)))


@pages.get("/data/<language:lang>/techniques.json")
def techniques(lang: str) -> Response:
    """The techniques with their names in one language."""
    return jsonify(write_techniques(Speech(lang)))


@pages.get("/service-worker.js")
def service_worker() -> Response:
    """The service worker, served from the top so that it may look after the whole app."""
    return current_app.send_static_file("js/service-worker.js")


@pages.get("/edition.js")
def edition() -> Response:
    """What this version consists of; a browser that finds another text here takes a new version."""
    response = Response(current_edition().script(), mimetype="text/javascript")
    response.add_etag()
    response.make_conditional(request)
    return response


@pages.get(f"/{ENGINE_ARCHIVE}")
def archive() -> Response:
    """The code that answers, for browsers that answer without a network."""
    response = Response(engine_archive(), mimetype="application/zip")
    # Reading through the whole of it each time would take as long as rendering a page.
    response.set_etag(current_edition().name)
    response.make_conditional(request)
    return response


@pages.get(f"/{BUNDLE}")
def page_bundle() -> Response:
    """All pages to learn and practise with, for browsers that keep them."""
    return _bundled(BUNDLE)


@pages.get(f"/{APP_BUNDLE}")
def app_bundle() -> Response:
    """What browsers keep of this version when they first see it."""
    return _bundled(APP_BUNDLE)


def _bundled(name: str) -> Response:
    packed = bundle(name, current_edition().name)
    return Packed(packed, (("Content-Type", "application/json"),)).response()


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
