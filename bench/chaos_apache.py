"""Faults behind a real Apache that balances over two processes, and attacks through one."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

from tests.tools.apache import (
    Apache,
    temporary_app_folder,
    version_that_cannot_be_installed,
)
from tests.tools.faults import Row, Wishes, attack_among_players, play_through
from tests.tools.processes import kill

Deed = Callable[[Apache], Awaitable[str]]


async def apache_restarted(apache: Apache) -> str:
    """Apache is told to restart, which cuts every connection."""
    await asyncio.to_thread(apache.control, "restart")
    return "every connection cut"


async def one_killed(apache: Apache) -> str:
    """One of the two processes is killed and stays away."""
    kill(apache.processes[apache.first_port].pid, signal.SIGKILL)
    return "one of two, stays away"


async def one_hung(apache: Apache) -> str:
    """One of the two processes hangs until the end."""
    kill(apache.processes[apache.first_port].pid, signal.SIGSTOP)
    return "one of two, until the end"


async def rolling_restart(apache: Apache) -> str:
    """Each process is asked to leave and started anew, one after the other."""
    for port, process in list(apache.processes.items()):
        process.terminate()
        await asyncio.to_thread(process.wait)
        await asyncio.to_thread(apache.start_process, port)
    return "each process once"


async def upgrade_failed(apache: Apache) -> str:
    """A new version cannot be installed, and each process begins anew as after a failure."""
    with version_that_cannot_be_installed() as project:
        done = await asyncio.to_thread(apache.install, project=project)
    await rolling_restart(apache)
    return f"then each process started anew; {done.stderr.strip()}"


ATTACKS_THROUGH_APACHE = ("events", "large-frames", "searches", "pages", "unread-pages")

DEEDS: dict[str, Deed] = {
    "Apache restarted": apache_restarted,
    "balancer: process killed": one_killed,
    "balancer: process hangs": one_hung,
    "balancer: rolling restart": rolling_restart,
    "balancer: upgrade fails": upgrade_failed,
}


def run_apache_faults(wishes: Wishes) -> Iterator[Row]:
    """What players behind Apache notice of each fault."""
    with temporary_app_folder() as folder:
        for name, deed in DEEDS.items():
            with Apache(folder, "balancer", "--processes", 2) as apache:
                row = play_through(name, [apache.url], wishes, lambda: deed(apache))  # noqa: B023
                yield asyncio.run(row)
        for name in ATTACKS_THROUGH_APACHE:
            with Apache(folder, "proxy") as apache:
                pids = [process.pid for process in apache.processes.values()]
                row = asyncio.run(attack_among_players(name, 10, apache.url, pids, wishes))
                yield replace(row, fault=f"through Apache: {row.fault}")
