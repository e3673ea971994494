"""Messages between the server and a search process, one after the other through a socket."""

import pickle
import socket
import struct
import time
from typing import Any

_LENGTH = struct.Struct("!I")


def send_frame(connection: socket.socket, message: object) -> None:
    """Write one message."""
    data = pickle.dumps(message)
    connection.sendall(_LENGTH.pack(len(data)) + data)


def receive_frame(connection: socket.socket, deadline: float | None = None) -> Any:
    """Read one message; EOFError when the other side has gone.

    Pickle is safe here: both ends of the socket pair are this program.
    """
    (length,) = _LENGTH.unpack(_receive(connection, _LENGTH.size, deadline))
    return pickle.loads(_receive(connection, length, deadline))  # noqa: S301


def _receive(connection: socket.socket, length: int, deadline: float | None) -> bytes:
    received = bytearray()
    while len(received) < length:
        if deadline is not None:
            connection.settimeout(max(0.001, deadline - time.monotonic()))
        piece = connection.recv(length - len(received))
        if not piece:
            raise EOFError
        received += piece
    return bytes(received)
