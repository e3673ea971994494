"""Makes the bundle of all pages in a process of its own, so that the one that serves goes on with the game.

Rendering all pages takes seconds and much memory, and is done once for all who ever want them.
"""

import gzip
import os
import socket
import sys

from sudoku_helper.events.frames import send_frame
from sudoku_helper.events.worker import stand_back
from sudoku_helper.web import create_app
from sudoku_helper.web.bundle import pack, render_pages
from sudoku_helper.web.settings import Settings


def main() -> None:
    """Send the bundle of the edition that is named to the server, compressed."""
    stand_back()
    app, _ = create_app("threading", Settings())
    packed = gzip.compress(pack(render_pages(app), sys.argv[1]), 6, mtime=0)
    server = socket.socket(fileno=os.dup(0))
    # A socket made by a cooperative server is non-blocking, and stays so in the child.
    server.setblocking(True)
    send_frame(server, packed)


if __name__ == "__main__":
    main()
