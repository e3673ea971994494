"""How much several processes help with many puzzles, and whether one that is killed costs any.

Usage: python -m bench.bulk [--count 20000] [--workers 1 2 4] [--job grade] [--kill] [FILE]
The puzzles of a file (without one, those with 17 givens in the folder that SUDOKU_HELPER_DATA names)
are graded or solved as the command line does it: by one process, by several, and by a Dask cluster on
this machine. With ``--kill`` one worker of each crew is killed in the middle. Every run is compared
with the first: each puzzle has to come back once, in its place, with the same answer. Times are those
of the clock, since that is what is waited for; the ratio is to the first run.
"""

import argparse
import hashlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import grade, solve
from sudoku_helper.cli.bulk import run
from sudoku_helper.garbage import collect_rarely

DASK = "Dask"


def main() -> None:
    """Give the same puzzles to each crew and print how long it took."""
    options = _options()
    collect_rarely()
    puzzles = _puzzles(options.file, options.count)
    print(f"{len(puzzles)} puzzles on {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print("crew | seconds | puzzles per second | ratio | killed | results")
    first: tuple[float, str] | None = None
    for workers in options.workers:
        seconds, found, killed = _measure(options, puzzles, options.kill and workers > 1, workers)
        first = first or (seconds, found)
        _print(f"{workers} processes", len(puzzles), seconds, killed, found, first)
    with _dask_cluster(options.dask) as (address, pids):
        seconds, found, killed = _measure(options, puzzles, options.kill, 0, address, pids)
    _print(f"{DASK}, {options.dask} workers", len(puzzles), seconds, killed, found, first)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--dask", type=int, default=2, help="workers of the Dask cluster")
    parser.add_argument("--job", choices=JOBS, default="grade")
    parser.add_argument("--kill", action="store_true", help="kill a worker in the middle")
    return parser.parse_args()


def _puzzles(file: Path | None, count: int) -> list[str]:
    chosen = file or next(path for path in default_files() if path.stem.startswith("sudoku17"))
    return list(islice(cycle(read_puzzles(chosen)), count))


def graded(puzzle: str) -> str:
    """What is known of a puzzle afterwards; at the top level, so that another process can have it."""
    found = grade(puzzle)
    return f"{puzzle} {found.score} {found.hardest}"


def solved(puzzle: str) -> str:
    """The solution of a puzzle."""
    found = solve(puzzle)
    return f"{puzzle} {found.line if found else '-'}"


JOBS = {"grade": graded, "solve": solved}


def _measure(
    options: argparse.Namespace,
    puzzles: list[str],
    kill: bool,
    workers: int,
    scheduler: str | None = None,
    pids: list[int] | None = None,
) -> tuple[float, str, str]:
    """The seconds that a crew took, the fingerprint of its results, and who was killed."""
    started = perf_counter()
    fingerprint = hashlib.sha256()
    killed = "-"
    results = run(JOBS[options.job], puzzles, workers or None, scheduler)
    for number, result in enumerate(results):
        fingerprint.update(result.encode() + b"\n")
        if kill and number == len(puzzles) // 2:
            victim = pids[0] if pids else multiprocessing.active_children()[0].pid
            os.kill(victim or 0, signal.SIGKILL)
            killed = f"after {number}"
    if number + 1 != len(puzzles):
        raise SystemExit(f"expected {len(puzzles)} results, got {number + 1}")
    return perf_counter() - started, fingerprint.hexdigest(), killed


@contextmanager
def _dask_cluster(workers: int) -> Iterator[tuple[str, list[int]]]:
    """The address of a cluster with some processes of one thread each, and their numbers."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        pids = [worker.pid for worker in cluster.workers.values()]
        yield cluster.scheduler_address, pids


def _print(
    name: str, count: int, seconds: float, killed: str, found: str, first: tuple[float, str]
) -> None:
    same = "the same" if found == first[1] else "OTHERS"
    ratio = first[0] / seconds
    print(
        f"{name} | {seconds:.1f} | {count / seconds:.0f} | {ratio:.2f} | {killed} | {same}",
        flush=True,
    )


if __name__ == "__main__":
    main()
