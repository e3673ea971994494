"""Response headers: security for every answer, compression for text."""

import gzip
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, current_app, request

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer carries."""

DOCUMENTS = ("text/html", "image/svg+xml")
"""What a browser can show as a page of its own, and so could run scripts in."""

STRICT_TRANSPORT = "max-age=31536000"
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
LEAST_COMPRESSED = 400


ENGINE = "/js/offline/worker.js"
"""How the path of the one script ends that may compile WebAssembly: it runs the interpreter."""


def document_headers(
    frame_ancestors: Sequence[str] = (), scripts: str = "'self'"
) -> dict[str, str]:
    """What pages, workers and errors carry besides; *frame_ancestors* may show the page in theirs."""
    framers = " ".join(frame_ancestors) or "'none'"
    policy = (
        "default-src 'none'",
        f"script-src {scripts}",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        f"frame-ancestors {framers}",
    )
    return {
        "Content-Security-Policy": "; ".join(policy),
        "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


def engine_headers(frame_ancestors: Sequence[str] = ()) -> dict[str, str]:
    """What the worker with the interpreter carries instead."""
    return document_headers(frame_ancestors, "'self' 'wasm-unsafe-eval'")


class SecurityHeaders:
    """Adds the security headers to every answer, whoever gives it: pages, Socket.IO or a guard.

    What only matters for documents is sent with those alone: a page comes with dozens of small
    files, and their headers would be a tenth of its weight.
    """

    def __init__(
        self,
        application: "WSGIApplication",
        frame_ancestors: Sequence[str] = (),
        strict_transport: bool = False,
    ) -> None:
        """Take the application behind and what the settings say."""
        self._application = application
        self._everywhere = dict(EVERYWHERE)
        if strict_transport:
            self._everywhere["Strict-Transport-Security"] = STRICT_TRANSPORT
        self._documents = document_headers(frame_ancestors)
        self._engine = engine_headers(frame_ancestors)

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass the request on and complete what comes back."""

        def complete(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            named = {name.lower(): value for name, value in headers}
            wanted = dict(self._everywhere)
            kind = named.get("content-type", "")
            path = environment["PATH_INFO"]
            if status < "4" and path.endswith(ENGINE):
                wanted |= self._engine
            elif status >= "4" or kind.startswith(DOCUMENTS) or is_worker(path):
                wanted |= self._documents
            missing = [pair for pair in wanted.items() if pair[0].lower() not in named]
            return start_response(status, [*headers, *missing], *error)

        return self._application(environment, complete)


def is_worker(path: str) -> bool:
    """Whether a file is the script of a worker, which obeys its own security policy, not the page's."""
    name = path.rpartition("/")[2]
    return "worker" in name and name.endswith(".js")


def register(app: Flask) -> None:
    """Let browsers ask whether a page or file changed, and compress it."""

    @app.after_request
    def complete(response: Response) -> Response:
        response = _packed_beside(response)
        _weaken(response)
        # Files keep their names from version to version: always ask whether they changed.
        response.headers.setdefault("Cache-Control", "no-cache")
        # A page comes with dozens of small files: what is shown and not saved needs no name, and what has a tag no date.
        if response.headers.get("Content-Disposition", "").startswith("inline"):
            del response.headers["Content-Disposition"]
        if "ETag" in response.headers:
            response.headers.pop("Last-Modified", None)
        return _compressed(response)


def _weaken(response: Response) -> None:
    """One tag serves a file and its compressed form, which are the same in sense but not byte by byte."""
    tag, is_weak = response.get_etag()
    if tag is not None and not is_weak:
        response.set_etag(tag, weak=True)


def _packed_beside(response: Response) -> Response:
    """The compressed file beside the one that was asked for, if there is one; it serves as well."""
    if request.endpoint != "static" or response.status_code not in (200, 304):
        return response
    # There is such a file, so its name is neither too long nor outside the folder.
    file = f"{(request.view_args or {}).get('filename')}.gz"
    if not Path(current_app.static_folder or "", file).is_file():
        return response
    response.vary.add("Accept-Encoding")
    if response.status_code != 200 or not request.accept_encodings["gzip"]:
        return response
    packed = current_app.send_static_file(file)
    packed.vary.add("Accept-Encoding")
    packed.mimetype = response.mimetype or ""
    packed.headers["Content-Encoding"] = "gzip"
    packed.headers.pop("Accept-Ranges", None)
    return packed


def _compressed(response: Response) -> Response:
    """The response, compressed where that helps and the browser understands it."""
    if response.status_code != 200 or not (response.mimetype or "").startswith(COMPRESSED):
        return response
    response.vary.add("Accept-Encoding")
    if not request.accept_encodings["gzip"] or "Content-Encoding" in response.headers:
        return response
    response.direct_passthrough = False
    data = response.get_data()
    if len(data) >= LEAST_COMPRESSED:
        response.set_data(_gzip(data))
        response.headers["Content-Encoding"] = "gzip"
        # A part of the file would not be a part of this.
        response.headers.pop("Accept-Ranges", None)
    return response


@lru_cache(maxsize=128)
def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)
