"""Answers that are kept compressed, so that whoever asks for page after page takes little from the game.

What a page says follows from its path, its language and the place of the app alone, and making it takes
milliseconds of the one thread that serves everybody.
"""

import threading
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

from flask import Flask, Response, g, request

from sudoku_helper.web.languages import chosen_language

MOST_BYTES = 16_000_000
"""How much is kept; all pages of one place have a fifth of it, but a stranger may call us by any name."""

PIECE = 4096
KEPT_OTHERWISE = ("pages.app_bundle", "pages.page_bundle", "pages.service_worker")
"""What its maker keeps already, or a file; those that have no blueprint are files as well."""

_GZIP = zlib.MAX_WBITS | 16
_OF_ONE_ANSWER = ("content-encoding", "content-length", "date")

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Packed:
    """An answer as it was sent: what it holds, compressed, and its headers but for those of one answer."""

    content: bytes
    headers: tuple[tuple[str, str], ...]

    def response(self) -> Response:
        """The answer once more; for the few who do not understand gzip it is unpacked on its way."""
        response = Response(headers=list(self.headers))
        if request.accept_encodings["gzip"]:
            response.set_data(self.content)
            response.headers["Content-Encoding"] = "gzip"
        else:
            response.response = unpacked(self.content)
        if "ETag" in response.headers:
            response.make_conditional(request)
        return response


def unpacked(content: bytes) -> Iterator[bytes]:
    """What was compressed, piece by piece: it may be ten times as large, and is perhaps never fetched."""
    unpacking = zlib.decompressobj(_GZIP)
    for start in range(0, len(content), PIECE):
        yield unpacking.decompress(content[start : start + PIECE])


class KeptAnswers:
    """The answers that were asked for last."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        """Take how much may be kept."""
        self._most_bytes = most_bytes
        self._bytes = 0
        self._answers: OrderedDict[Key, Packed] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, key: Key) -> Packed | None:
        """What was kept."""
        with self._lock:
            found = self._answers.get(key)
            if found is not None:
                self._answers.move_to_end(key)
        return found

    def keep(self, key: Key, answer: Packed) -> None:
        """Keep an answer, and forget what was not asked for the longest time."""
        with self._lock:
            former = self._answers.pop(key, None)
            self._answers[key] = answer
            self._bytes += len(answer.content) - (len(former.content) if former else 0)
            while self._bytes > self._most_bytes:
                _, oldest = self._answers.popitem(last=False)
                self._bytes -= len(oldest.content)


def register(app: Flask) -> None:
    """Answer with what was kept where nothing else was asked for, and keep what was made."""
    answers = KeptAnswers()

    @app.before_request
    def find() -> Response | None:
        g.to_keep = None
        if not _can_be_kept():
            return None
        key = (request.path, chosen_language(), request.url_root)
        if (kept := answers.find(key)) is not None:
            return kept.response()
        g.to_keep = key
        return None

    @app.after_request
    def keep(response: Response) -> Response:
        is_packed = response.headers.get("Content-Encoding") == "gzip"
        if g.get("to_keep") and response.status_code == 200 and is_packed:
            headers = [pair for pair in response.headers if pair[0].lower() not in _OF_ONE_ANSWER]
            answers.keep(g.to_keep, Packed(response.get_data(), tuple(headers)))
        return response


def _can_be_kept() -> bool:
    """Whether the answer follows from path, language and place alone."""
    return (
        request.blueprint is not None
        and request.endpoint not in KEPT_OTHERWISE
        and request.method in ("GET", "HEAD")
        and not request.query_string
    )
