"""What browsers keep of an edition at once, as one file: two hundred small ones cost more to ask for than to send.

Each part comes with its type and is the same, byte by byte, as the file or page that is served by itself; whoever
keeps it compares its hash. Text stands there as it is, all else in base64.
"""

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator

from flask import Flask

from sudoku_helper.text import LANGUAGES
from sudoku_helper.web.bundle import ROOT
from sudoku_helper.web.edition import current_edition

PAGES = tuple(f"{lang}/{page}" for lang in LANGUAGES for page in ("offline", "techniques"))
"""The pages that every browser keeps, but for the start page: that one is made for its language."""

Part = tuple[str, str, bytes]
"""A path below the app's root, a type, and the content."""


def pack_app(parts: Iterable[Part], edition: str) -> bytes:
    """The parts as one file of an edition."""
    files = {path: {"type": kind, **_written(data)} for path, kind, data in parts}
    whole = {"edition": edition, "files": files}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def _written(data: bytes) -> dict[str, str]:
    try:
        return {"text": data.decode()}
    except UnicodeDecodeError:
        return {"base64": b64encode(data).decode()}


def page_parts(pages: Iterable[tuple[str, str]]) -> Iterator[Part]:
    """Pages as parts."""
    yield from ((path, "text/html; charset=utf-8", page.encode()) for path, page in pages)


def file_parts(app: Flask) -> Iterator[Part]:
    """The files of the edition as they are served."""
    with app.app_context():
        paths = [file.path for file in current_edition().app]
    client = app.test_client()
    for path in paths:
        with client.get(f"/{path}", base_url=f"http://localhost{ROOT}/") as answer:
            yield path, answer.content_type, answer.get_data()
