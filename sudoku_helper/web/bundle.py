"""All pages of the rooms to learn in as one file, for browsers that keep them.

The pages have most of their parts in common, boards above all. So each part is sent once, and a page
is a list of numbers of parts: a sixth of the size, and a tenth of it once compressed.
"""

import json
import re
import socket
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Any

from flask import Flask

from sudoku_helper.events.frames import receive_frame
from sudoku_helper.text import LANGUAGES
from sudoku_helper.web.nursery import start_python
from sudoku_helper.web.rooms import ROOMS

BUNDLE = "pages.json"
BUNDLE_SIZE = 8_400_000
BUNDLE_PACKED = 870_000
"""About how many bytes it has; to know it exactly, all pages would have to be rendered first."""

APP_BUNDLE = "app.json"
"""What browsers keep of an edition at once, see app_bundle.py."""

ORIGIN = "http://origin.invalid"
ROOT = "/-root-"
"""What stands for the place of the app in every address; whoever keeps the pages puts in his own."""

_BETWEEN_PARTS = re.compile(r"(?<=>)(?=<)")
_made: dict[tuple[str, str], bytes] = {}
_making = {BUNDLE: Lock(), APP_BUNDLE: Lock()}


class NotBundled(Exception):
    """The process that makes a bundle has failed, and has said why where the server complains."""


def bundle(name: str, edition: str) -> bytes:
    """The file, compressed; made when it is first asked for, once for all."""
    key = name, edition
    with _making[name]:
        if key not in _made:
            _made[key] = _made_elsewhere(name, edition)
    return _made[key]


def _made_elsewhere(name: str, edition: str) -> bytes:
    """What another process makes of the pages or the app; the players notice nothing of it."""
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            # It complains where the server does.
            process = start_python(
                "sudoku_helper.web.bundling", name, edition, stdin=theirs.fileno()
            )
        try:
            return bytes(receive_frame(ours))
        except (EOFError, OSError):
            raise NotBundled from None
        finally:
            process.kill()
            process.wait()


def pack(rendered: Iterable[tuple[str, str]], edition: str) -> bytes:
    """Pages with their paths as one file of an edition.

    The parts are in alphabetical order: what is alike takes less room if it stands together.
    """
    # Numbered as they come, so that what pages have in common is in memory only once.
    first: dict[str, int] = {}
    pages = {
        path: [first.setdefault(part, len(first)) for part in _parts(page)]
        for path, page in rendered
    }
    parts = sorted(first)
    numbers = {first[part]: number for number, part in enumerate(parts)}
    numbered = {path: [numbers[part] for part in page] for path, page in pages.items()}
    whole: dict[str, Any] = {"edition": edition, "parts": parts, "pages": numbered}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def _parts(page: str) -> Iterator[str]:
    """A page cut where a line or an element ends."""
    for line in page.splitlines(keepends=True):
        yield from _BETWEEN_PARTS.split(line)


def render_pages(app: Flask, paths: Iterable[str] | None = None) -> Iterator[tuple[str, str]]:
    """Every page in every language, or some: its path below the app's root, and its text."""
    for path in page_paths() if paths is None else paths:
        with app.test_request_context(f"/{path}", f"{ORIGIN}{ROOT}/"):
            page = str(app.dispatch_request())
        yield path, page


def page_paths() -> Iterator[str]:
    """Where the pages are, below the app's root; next to each other those that differ in language alone.

    They have the same pictures, which a compressed file says once if they are near each other.
    """
    for room, pages in ROOMS.items():
        for page in ("", *(f"/{page}" for page in pages)):
            yield from (f"{lang}/{room}{page}" for lang in LANGUAGES)
