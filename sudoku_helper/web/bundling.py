"""Makes the bundle of all pages in a process of its own, so that the one that serves goes on with the game.

Rendering all pages takes seconds and much memory, and is done once for all who ever want them.
"""

import gzip
import sys

from sudoku_helper.events.worker import stand_back
from sudoku_helper.web import create_app
from sudoku_helper.web.bundle import pack, render_pages
from sudoku_helper.web.settings import Settings


def main() -> None:
    """Write the bundle of the edition that is named to standard output, compressed."""
    stand_back()
    app, _ = create_app("threading", Settings())
    packed = gzip.compress(pack(render_pages(app), sys.argv[1]), 6, mtime=0)
    sys.stdout.buffer.write(packed)


if __name__ == "__main__":
    main()
