"""Makes the bundle of all pages, or of the app, in a process of its own: the one that serves goes on with the game.

Rendering all pages takes seconds and much memory, and is done once for all who ever want them.
"""

import gzip
import os
import socket
import sys

from flask import Flask

from sudoku_helper.events.frames import send_frame
from sudoku_helper.events.worker import stand_back
from sudoku_helper.web import create_app
from sudoku_helper.web.app_bundle import PAGES, file_parts, pack_app, page_parts
from sudoku_helper.web.bundle import APP_BUNDLE, pack, render_pages
from sudoku_helper.web.settings import Settings


def main() -> None:
    """Send the bundle that is named, of the edition that is named, to the server, compressed."""
    _, name, edition = sys.argv
    stand_back()
    app, _ = create_app("threading", Settings())
    packed = gzip.compress(_made(app, name, edition), 6, mtime=0)
    server = socket.socket(fileno=os.dup(0))
    # A socket made by a cooperative server is non-blocking, and stays so in the child.
    server.setblocking(True)
    send_frame(server, packed)


def _made(app: Flask, name: str, edition: str) -> bytes:
    if name == APP_BUNDLE:
        return pack_app([*page_parts(render_pages(app, PAGES)), *file_parts(app)], edition)
    return pack(render_pages(app), edition)


if __name__ == "__main__":
    main()
