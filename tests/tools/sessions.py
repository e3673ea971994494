"""Sessions of aiohttp that leave nothing open, whatever breaks off within them."""

from collections.abc import Awaitable

import aiohttp
from aiohttp import ClientRequest, ClientTimeout
from aiohttp.connector import Connection
from aiohttp.tracing import Trace


def tidy_session(address: str = "", limit: int = 100) -> aiohttp.ClientSession:
    """A session of somebody at an address of this machine, with so many connections at once."""
    local = (address, 0) if address else None
    return aiohttp.ClientSession(connector=_TidyConnector(local_addr=local, limit=limit))


class _TidyConnector(aiohttp.TCPConnector):
    """Ends in time the connections of whoever forgot them.

    The library's own leaves them to the garbage collector, which complains in the middle of some test
    that has nothing to do with them.
    """

    def __init__(self, **wishes: object) -> None:
        super().__init__(**wishes)
        self._in_use: list[Connection] = []

    async def connect(
        self, req: ClientRequest, traces: list[Trace], timeout: ClientTimeout
    ) -> Connection:
        connection = await super().connect(req, traces, timeout)
        self._in_use = [each for each in self._in_use if each.protocol is not None]
        self._in_use.append(connection)
        return connection

    def close(self, *, abort_ssl: bool = False) -> Awaitable[None]:
        for connection in self._in_use:
            connection.close()
        return super().close(abort_ssl=abort_ssl)
