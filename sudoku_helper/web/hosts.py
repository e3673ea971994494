"""The names under which the site answers."""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from sudoku_helper.web.limits import refuse

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

ASKED_BY_ADDRESS = ("/healthz", "/metrics")
"""What balancers and monitors ask for, who know a process by its address; nothing there names a host."""


class TrustedHosts:
    """Refuses requests for another site, before anything takes that name for ours.

    The Socket.IO server takes whatever name it is called by for its own origin, so a foreign page that
    lets its own name lead to this machine could speak to it.
    """

    def __init__(self, application: "WSGIApplication", names: Collection[str]) -> None:
        """Take the application behind and the names that are ours."""
        self._application = application
        self._names = names

    def __call__(
        self, environment: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass on what is meant for us."""
        name = name_of(environment.get("HTTP_HOST", ""))
        if name not in self._names and environment["PATH_INFO"] not in ASKED_BY_ADDRESS:
            return refuse(start_response, "400 Bad Request")
        return self._application(environment, start_response)


def name_of(host: str) -> str:
    """The name in a Host header, without its port; an IPv6 address keeps its brackets."""
    name, colon, port = host.rpartition(":")
    if not colon or (port and not port.isdecimal()):
        name = host
    return name.lower().removesuffix(".")
