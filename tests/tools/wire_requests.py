"""Requests as bytes on a connection, and what comes back until it ends."""

import re
import socket

from tests.tools.patience import PATIENCE


def answers_to(port: int, requests: bytes) -> list[bytes]:
    """The statuses of all answers to what is sent at once."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall(requests)
        # Some wait for the rest of a body that they have refused.
        wire.shutdown(socket.SHUT_WR)
        received = b""
        try:
            while piece := wire.recv(65536):
                received += piece
        except ConnectionResetError:
            # Ended with something unread.
            pass
    return re.findall(rb"^HTTP/1.[01] (\d+)", received, re.MULTILINE)
