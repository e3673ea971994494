"""The web app: pages, Socket.IO events and the search processes behind them."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engineio.payload import Payload
from flask import Flask
from flask_socketio import SocketIO
from werkzeug.middleware.proxy_fix import ProxyFix

from sudoku_helper.extensions import guarded_techniques
from sudoku_helper.logs import begin_log
from sudoku_helper.text import DEFAULT_LANGUAGE
from sudoku_helper.web import headers, kept, languages, monitor, relay
from sudoku_helper.web.bundle import APP_BUNDLE, BUNDLE
from sudoku_helper.web.classroom import class_room
from sudoku_helper.web.course import course
from sudoku_helper.web.edge import Edge, KnownPacket
from sudoku_helper.web.edition import current_edition
from sudoku_helper.web.guards import (
    BodySizeGuard,
    FailureGuard,
    FairPages,
    ForwardedHeaders,
    OverlapGuard,
    TrustedHosts,
)
from sudoku_helper.web.learn import learn
from sudoku_helper.web.leaving import Leaving
from sudoku_helper.web.limits import Allowance
from sudoku_helper.web.pages import pages
from sudoku_helper.web.pool import WorkerPool
from sudoku_helper.web.practise import practise
from sudoku_helper.web.rooms import rooms
from sudoku_helper.web.settings import Settings
from sudoku_helper.web.small import small
from sudoku_helper.web.techniques import techniques

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

# The library drops every packet of a polling request that carries more than this many.
Payload.max_decode_packets = 200


def create_app(async_mode: str, settings: Settings | None = None) -> tuple[Flask, SocketIO]:
    """Build the app and its Socket.IO server for one way of serving connections."""
    settings = settings or Settings.from_environment()
    begin_log(settings.log_format)
    # Only our own lines: those of the libraries may hold addresses.
    logging.getLogger("sudoku_helper").setLevel(settings.log_level)
    # They write a page for each packet that cannot be read, so anybody could fill the disk.
    for name in ("engineio.server", "socketio.server"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    for problem in guarded_techniques().problems:
        logging.getLogger(__name__).warning(problem(DEFAULT_LANGUAGE))
    app = Flask(__name__, static_folder=_folder("static"), template_folder=_folder("templates"))
    # The framework's own line would repeat the address, which may hold anything.
    app.log_exception = _log_exception  # type: ignore[method-assign, assignment]
    languages.register(app)
    for room in (pages, rooms, learn, practise, course, class_room, small, techniques):
        app.register_blueprint(room)
    app.add_template_global(current_edition, "edition")
    socketio = SocketIO(
        app,
        async_mode=async_mode,  # type: ignore[arg-type]
        transports=["polling", "websocket"] if settings.websocket else ["polling"],  # type: ignore[call-arg]
        allow_upgrades=settings.websocket,
        ping_interval=settings.ping_interval,
        ping_timeout=settings.ping_timeout,
        # Told to clients, which then send no more at once than the guard lets through.
        max_http_buffer_size=settings.message_size,
        serializer=KnownPacket,
    )
    watching = monitor.Monitor()
    pool = WorkerPool(settings.workers, settings.budget, settings.queue_wait, watching)
    # Each sees an answer after those that are named below it: it is kept as it is sent, and counted whatever it is.
    monitor.register(app, watching, settings.metrics)
    kept.register(app)
    headers.register(app)
    edge = Edge(socketio, settings, watching)
    watching.connections.read = edge.connections.__len__
    relay.register(socketio, pool, watching, edge.unread.has_room)
    app.extensions["sudoku-pool"] = pool
    app.extensions["sudoku-monitor"] = watching
    app.extensions["sudoku-leaving"] = Leaving(socketio, watching, settings.drain, settings.budget)
    app.wsgi_app = _guarded(app.wsgi_app, socketio, settings, watching)  # type: ignore[method-assign, assignment]
    return app, socketio


def _guarded(
    application: "WSGIApplication",
    socketio: SocketIO,
    settings: Settings,
    watching: monitor.Monitor,
) -> "WSGIApplication":
    """The app inside its guards; the first here is the innermost."""
    guarded: WSGIApplication = ForwardedHeaders(OverlapGuard(application, watching))
    if settings.trusted_hosts:
        guarded = TrustedHosts(guarded, settings.trusted_hosts, watching)
    guarded = FairPages(
        guarded,
        Allowance(settings.address_work_per_second, settings.address_work_burst),
        # Whoever waits holds a thread where there are any.
        most_at_once=min(settings.connections_per_address, settings.threads // 4),
        sleep=socketio.sleep,  # type: ignore[arg-type]
        is_game=socketio.server.eio.sockets.__contains__,  # type: ignore[attr-defined]
        monitor=watching,
        made_elsewhere=(f"/{BUNDLE}", f"/{APP_BUNDLE}"),
    )
    if settings.behind_proxy:
        # Around the Socket.IO server too, which would otherwise take the proxy for every player.
        guarded = ProxyFix(guarded, x_for=1, x_proto=1, x_host=1, x_prefix=1)
    guarded = FailureGuard(BodySizeGuard(guarded, settings.message_size, watching))
    return headers.SecurityHeaders(guarded, settings.frame_ancestors, settings.strict_transport)


def _log_exception(problem: Any) -> None:
    logging.getLogger(__name__).error("a page could not be made", exc_info=problem)


def _folder(name: str) -> str:
    """A folder of page files: inside the installed package, otherwise at the top of the project."""
    packaged = Path(__file__).parent / name
    return str(packaged if packaged.is_dir() else Path(__file__).parents[2] / name)
