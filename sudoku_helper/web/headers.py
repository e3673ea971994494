"""Response headers: security for every answer, compression for text."""

import gzip
from functools import lru_cache

from flask import Flask, Response, request

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
LEAST_COMPRESSED = 400


def register(app: Flask, strict_transport: bool) -> None:
    """Add the headers to every response of the app."""

    @app.after_request
    def complete(response: Response) -> Response:
        for name, value in SECURITY_HEADERS.items():
            response.headers.setdefault(name, value)
        if strict_transport:
            response.headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        # Files keep their names from version to version: always ask whether they changed.
        response.headers.setdefault("Cache-Control", "no-cache")
        # What is shown and not saved needs no name: a page comes with dozens of small files.
        if response.headers.get("Content-Disposition", "").startswith("inline"):
            del response.headers["Content-Disposition"]
        return _compressed(response)


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
