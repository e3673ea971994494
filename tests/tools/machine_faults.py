"""Faults of the processes that a server starts, with what the players notice of them."""

import signal
from collections.abc import Awaitable, Callable

from tests.tools.faults import Row, Wishes, play_through
from tests.tools.processes import children_of, kill, searching_for
from tests.tools.server import AppServer


async def nursery_stopped(wishes: Wishes) -> Row:
    """The process that search processes are split from hangs for good, and those that there are have died."""
    with AppServer() as server:

        async def fault() -> str:
            for nursery in children_of(server.process.pid):
                kill(nursery, signal.SIGSTOP)
            for pid in searching_for(server.process.pid):
                kill(pid, signal.SIGKILL)
            return "stopped for good, its search processes killed"

        return await play_through("nursery hangs", [server.url], wishes, fault)


MACHINE_FAULTS: dict[str, Callable[[Wishes], Awaitable[Row]]] = {"nursery": nursery_stopped}
