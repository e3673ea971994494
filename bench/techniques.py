"""How fast the techniques are, for each puzzle collection, beside a peer on the same puzzles.

Usage: python -m bench.techniques [--puzzles 50] [--peer-puzzles 10] [FILE...]
Each file has one puzzle of 81 characters in each line; without one, the collections in the folder
that SUDOKU_HELPER_DATA names are taken. All times are CPU times. The ratio is that of the means: how
many times as long the peer takes for the same puzzles; beside it stands what is asked.

The peer is HoDoKu where HODOKU_JAR names its jar (and java is there), with the time of its start
subtracted, or else hodoku-py, of which HoDoKu needs a known part of the time.
"""

import argparse
import gc
import os
import random
import resource
import statistics
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import process_time

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.garbage import collect_rarely

COLUMNS = (
    "set",
    "puzzles",
    "solved",
    "path mean",
    "path median",
    "step median",
    "step p95",
    "step worst",
    "peer puzzles",
    "our mean there",
    "peer mean",
    "ratio of means",
    "asked",
)

ASKED = {
    "qqwing_simple": 0.5,
    "qqwing_easy": 0.5,
    "qqwing_intermediate": 0.5,
    "sudoku17": 0.5,
    "qqwing_expert": 1.0,
    "top1465": 1.0,
    "hardest": 1.0,
}
"""How many times as long as we HoDoKu shall take at least: half on the easy sets, more elsewhere."""

FASTER_THAN_HODOKU_PY = {
    "qqwing_simple": 190,
    "qqwing_easy": 190,
    "qqwing_intermediate": 108,
    "sudoku17": 100,
    "qqwing_expert": 24,
    "top1465": 30,
    "hardest": 33,
}
"""How many times as fast as hodoku-py HoDoKu was when both were measured on one machine."""

PYTHON_COLLECTS = gc.get_threshold()

JAR = os.environ.get("HODOKU_JAR")


def main() -> None:
    """Print a line for each collection."""
    options = _options()
    print(f"peer: {'HoDoKu, without its start' if JAR else 'hodoku-py'}; times in ms")
    print(" | ".join(COLUMNS))
    for file in options.files or default_files():
        puzzles = read_puzzles(file)
        chosen = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
        print(" | ".join(_row(file.stem, chosen, options.peer_puzzles)), flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=50)
    parser.add_argument("--peer-puzzles", type=int, default=10)
    return parser.parse_args()


def _row(name: str, puzzles: list[str], peer_count: int) -> Iterable[str]:
    """Measure both programs in turn, so that a busy machine slows both alike."""
    paths, steps = [], []
    solved = 0
    peer = _Peer()
    for number, puzzle in enumerate(puzzles):
        path, times, ended = _measure(puzzle)
        paths.append(path)
        steps += times
        solved += ended
        if number < peer_count:
            peer.measure(puzzle)
    theirs = peer.times(puzzles[:peer_count])
    ours = paths[: len(theirs)]
    return (
        name,
        str(len(puzzles)),
        f"{solved / len(puzzles):.1%}",
        _milliseconds(statistics.mean(paths)),
        _milliseconds(statistics.median(paths)),
        _milliseconds(statistics.median(steps)),
        _milliseconds(sorted(steps)[int(len(steps) * 0.95)]),
        _milliseconds(max(steps)),
        str(len(theirs)),
        _milliseconds(statistics.mean(ours)) if theirs else "-",
        _milliseconds(statistics.mean(theirs)) if theirs else "-",
        f"{sum(theirs) / sum(ours):.1f}" if theirs else "-",
        _asked(name),
    )


def _asked(name: str) -> str:
    """The ratio to the peer that is asked for a collection."""
    asked = next((key for key in ASKED if name.startswith(key)), None)
    if asked is None:
        return "-"
    return f"{ASKED[asked] * (1 if JAR else FASTER_THAN_HODOKU_PY[asked]):.1f}"


def _measure(puzzle: str) -> tuple[float, list[float], bool]:
    """CPU seconds for the whole path and for each first step, and whether it ends solved."""
    manager = TechniqueManager()
    board = SudokuBoard.parse(puzzle)
    times = []
    # As the commands and the server do.
    collect_rarely()
    start = process_time()
    while True:
        before = process_time()
        step = manager.first_step(board)
        times.append(process_time() - before)
        if step is None:
            return process_time() - start, times, board.is_solved
        board = step.apply(board)


class _Peer:
    """The other program: hodoku-py puzzle by puzzle, or HoDoKu with all of them at once."""

    def __init__(self) -> None:
        self._times: list[float] = []

    def measure(self, puzzle: str) -> None:
        """Take the time of one puzzle, if the peer can be called for one."""
        if JAR:
            return
        try:
            from hodoku import Solver
        except ImportError:
            return
        # Each program as it runs by itself: the peer leaves the garbage collector as Python has it.
        gc.set_threshold(*PYTHON_COLLECTS)
        solver = Solver()
        start = process_time()
        solver.solve(puzzle)
        self._times.append(process_time() - start)

    def times(self, puzzles: Sequence[str]) -> list[float]:
        """CPU seconds for each of the puzzles; of HoDoKu the mean stands for each."""
        if not JAR or len(puzzles) < 2:
            return self._times
        # One puzzle takes the start and its own time, so the start is what is left of it.
        alone, together = _hodoku_seconds(puzzles[:1]), _hodoku_seconds(puzzles)
        return [(together - alone) / (len(puzzles) - 1)] * len(puzzles)


def _hodoku_seconds(puzzles: Sequence[str]) -> float:
    """The CPU seconds of a run of HoDoKu that solves some puzzles."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "puzzles.txt"
        file.write_text("\n".join(puzzles) + "\n")
        command = ["java", "-jar", str(JAR), "/bs", str(file), "/o", str(Path(folder) / "out.txt")]
        before = seconds_of_children()
        subprocess.run(command, check=True, capture_output=True)
        return seconds_of_children() - before


def seconds_of_children() -> float:
    """The CPU seconds of all programs that were started and have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f}"


if __name__ == "__main__":
    main()
