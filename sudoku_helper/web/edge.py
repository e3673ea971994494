"""The edge of the server: what arrives is counted here, before anything is started for it.

Each packet is weighed by its bytes and counted for its connection and for its address. Whoever sends
too fast is simply read more slowly, and so is whoever does not fetch the answers; what waits to be
fetched is weighed by its bytes, too. What no page of ours sends ends the connection.
"""

import ipaddress
from collections.abc import Callable
from functools import partial
from typing import Any

from engineio.exceptions import SocketIsClosedError
from engineio.packet import CLOSE, MESSAGE, PONG
from flask_socketio import SocketIO
from socketio.packet import CONNECT, DISCONNECT, EVENT, Packet

from sudoku_helper.events import EVENTS
from sudoku_helper.web.limits import Allowance, ConnectionCount, Shares, Unread
from sudoku_helper.web.monitor import Monitor
from sudoku_helper.web.settings import Settings
from sudoku_helper.web.websocket import WebSocket

CANCEL = "cancel"
"""What a player says who waits no more."""

BYTES_OF_AN_EVENT = 4096
"""How many bytes count as much as one event more."""

WEIGHT_OF_REQUEST = 0.25
"""How much a request of long polling counts, whatever it brings or fetches."""

MOST_UNREAD = 100
"""How many packets may wait for a connection that does not fetch them."""

MOST_UNREAD_BYTES, MOST_UNREAD_OF_ADDRESS = 500_000, 8_000_000
"""How many bytes may wait for a connection, and for all of an address, until no more answers are looked for."""

SECONDS_BETWEEN_LOOKS = 0.1

_NAMES = frozenset({*EVENTS, CANCEL})
_MESSAGES = tuple(map(str, (CONNECT, DISCONNECT, EVENT)))


class KnownPacket(Packet):  # type: ignore[misc]
    """A packet of Socket.IO that some page of ours sends."""

    def decode(self, encoded_packet: str) -> int:
        """Read a packet; ValueError if it is an event that does not exist."""
        attachments = int(super().decode(encoded_packet))
        if self.packet_type == EVENT:
            name = self.data[0] if isinstance(self.data, list) and self.data else None
            if not isinstance(name, str) or name not in _NAMES:
                raise ValueError("no such event")
        return attachments


class Edge:
    """Reads what connections send, each at the pace that is left to it."""

    def __init__(self, socketio: SocketIO, settings: Settings, monitor: Monitor) -> None:
        """Stand between the network and the Socket.IO server."""
        self._transport = socketio.server.eio  # type: ignore[attr-defined]
        self._monitor = monitor
        self._of_connection = Allowance(settings.events_per_second, settings.events_burst)
        self.connections = ConnectionCount(settings.connections_per_address)
        self._of_address = Shares(
            settings.address_events_per_second, settings.address_events_burst, self.connections
        )
        self.unread = Unread(MOST_UNREAD_BYTES, MOST_UNREAD_OF_ADDRESS)
        self._pass_on = dict(self._transport.handlers)
        self._transport.on("connect", self._on_open)
        self._transport.on("disconnect", self._on_close)
        self._transport._async = {**self._transport._async, "websocket": WebSocket}

    def _on_open(self, connection: str, environment: dict[str, Any]) -> Any:
        address = household(environment.get("REMOTE_ADDR", ""))
        # At the transport, since a connection that never says a word costs as much as any other.
        if not self.connections.admits(connection, address):
            self._monitor.refused("connections")
            return "too many connections"
        self._of_address.join(connection)
        self.unread.join(connection, address)
        self._transport.sleep(self._of_address.use(address, connection, 1))
        # Here alone every packet of both transports comes by.
        socket = self._transport.sockets[connection]
        socket.receive = partial(self._receive, socket, address, socket.receive)
        socket.send = partial(self._send, connection, socket.send)
        socket.poll = partial(self._poll, connection, socket.poll)
        for request in ("handle_get_request", "handle_post_request"):
            pass_on = partial(self._request, connection, address, getattr(socket, request))
            setattr(socket, request, pass_on)
        return self._pass_on["connect"](connection, environment)

    def _on_close(self, connection: str, reason: str) -> Any:
        self.connections.release(connection)
        self._of_connection.forget(connection)
        self._of_address.leave(connection)
        self.unread.leave(connection)
        return self._pass_on["disconnect"](connection, reason)

    def _wait_for_pace(self, connection: str, address: str, weight: float) -> None:
        """Let a sender wait who sends faster than allowed."""
        delay = max(
            self._of_connection.use(connection, weight),
            self._of_address.use(address, connection, weight),
        )
        if delay:
            self._monitor.refused("too-fast")
        # Even without a delay the others come to their turn.
        self._transport.sleep(delay)

    def _request(
        self, connection: str, address: str, pass_on: Callable[..., Any], *request: Any
    ) -> Any:
        """Pass on a request of a connection, which may bring nothing and fetch nothing."""
        self._wait_for_pace(connection, address, WEIGHT_OF_REQUEST)
        return pass_on(*request)

    def _send(self, connection: str, pass_on: Callable[[Any], None], packet: Any) -> None:
        """Weigh a packet that waits from now on until it is fetched."""
        self.unread.add(connection, _size(packet))
        pass_on(packet)

    def _poll(self, connection: str, pass_on: Callable[[], list[Any]]) -> list[Any]:
        """Take what waits; it is on its way until somebody comes for the next."""
        self.unread.fetched(connection)
        packets = pass_on()
        self.unread.fetching(connection, sum(map(_size, packets)))
        return packets

    def _receive(
        self, socket: Any, address: str, pass_on: Callable[[Any], None], packet: Any
    ) -> None:
        """Pass a packet on when its sender may send one."""
        if not _is_ours(packet):
            self._monitor.refused("packet")
            # Without a word, which might never be fetched.
            socket.close(wait=False, abort=True)
        weight = 1 + _size(packet) / BYTES_OF_AN_EVENT
        self._wait_for_pace(socket.sid, address, weight)
        while socket.queue.qsize() > MOST_UNREAD and not socket.closed:
            self._transport.sleep(SECONDS_BETWEEN_LOOKS)
        if socket.closed:
            # Otherwise whatever it goes on to send would be read.
            raise SocketIsClosedError
        pass_on(packet)


def _size(packet: Any) -> int:
    """About how many bytes a packet has; those without a text are tiny."""
    return len(packet.data) if isinstance(packet.data, str | bytes) else 0


def _is_ours(packet: Any) -> bool:
    """Whether a packet of Engine.IO is one that a page of ours sends; none of them is binary."""
    if packet.packet_type == MESSAGE:
        return isinstance(packet.data, str) and packet.data.startswith(_MESSAGES)
    return packet.packet_type in (PONG, CLOSE)


def household(address: str) -> str:
    """The addresses that one visitor has: with IPv6 a whole network of them."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    # A server that listens to both kinds sees an IPv4 address inside an IPv6 one.
    if (mapped := getattr(number, "ipv4_mapped", None)) is not None:
        return str(mapped)
    if number.version == 4:
        return address
    return str(ipaddress.ip_network((number, 64), strict=False))
