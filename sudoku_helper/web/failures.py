"""What becomes of a request on which something fails that nobody below expected."""

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudoku_helper.web.limits import refuse

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log = logging.getLogger(__name__)


class FailureGuard:
    """Answers with a status and logs one line.

    A malformed WebSocket request raises in the libraries; left to themselves, servers would log a page
    with the address of the sender, or send the page back.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        """Take the application behind."""
        self._application = application

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on the request."""
        try:
            return self._application(environment, start_response)
        except Exception as problem:
            log.warning("a request failed: %s", type(problem).__name__)
            return refuse(start_response, "500 Internal Server Error")
