"""Those who visit a site: what they fetch, how they connect, and what they ask."""

import select
import socket
import ssl
import threading

import requests

from tests.positions import PUZZLE
from tests.tools.patience import PATIENCE
from tests.tools.server import PlayerClient

QUESTION = {"board": PUZZLE, "lang": "de", "coordinates": "A1"}


def get(address, **headers):
    return requests.get(
        address, headers=headers, timeout=PATIENCE, verify=False, allow_redirects=False
    )


class _TakingTurns(ssl.SSLSocket):
    """An encrypted connection that two threads may use: one that reads and one that writes.

    Without that a message gets lost now and then, since the library below is not made for both at once.
    """

    _turn = threading.Lock()

    def recv(self, size=1024, flags=0):
        patience = self.gettimeout()
        while True:
            with self._turn:
                self.settimeout(0)
                try:
                    return super().recv(size, flags)
                except (ssl.SSLWantReadError, BlockingIOError):
                    # Once this end is shut down what comes is no longer encrypted for the library.
                    pass
                finally:
                    self.settimeout(patience)
            if not select.select([self], [], [], patience)[0]:
                raise TimeoutError

    def send(self, data, flags=0):
        with self._turn:
            return super().send(data, flags)


def _trusting():
    """Encryption without asking who is at the other end."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.sslsocket_class = _TakingTurns
    return context


def open_wire(apache):
    """A connection on which anything can be sent."""
    wire = socket.create_connection(("127.0.0.1", apache.port), timeout=PATIENCE)
    if apache.url.startswith("http:"):
        return wire
    return _trusting().wrap_socket(wire, server_hostname="localhost")


def connect(apache, transports=None):
    session = requests.Session()
    session.trust_env = False
    session.verify = False
    encrypted = {"sslopt": {"context": _trusting()}}
    client = PlayerClient(http_session=session, websocket_extra_options=encrypted)
    address = apache.url.removesuffix(apache.path)
    client.connect(address, transports=transports, socketio_path=f"{apache.path}/socket.io")
    return client
