"""Those who visit a site: what they fetch, how they connect, and what they ask."""

import socket
import ssl

import requests

from tests.positions import PUZZLE
from tests.tools.server import PlayerClient

QUESTION = {"board": PUZZLE, "lang": "de", "coordinates": "A1"}


def get(address, **headers):
    return requests.get(address, headers=headers, timeout=10, verify=False, allow_redirects=False)


def open_wire(apache):
    """A connection on which anything can be sent."""
    wire = socket.create_connection(("127.0.0.1", apache.port), timeout=60)
    if apache.url.startswith("http:"):
        return wire
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    return trusting.wrap_socket(wire, server_hostname="localhost")


def connect(apache, transports=None):
    session = requests.Session()
    session.trust_env = False
    session.verify = False
    client = PlayerClient(http_session=session)
    address = apache.url.removesuffix(apache.path)
    client.connect(address, transports=transports, socketio_path=f"{apache.path}/socket.io")
    return client
