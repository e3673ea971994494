"""Help without a network: how long the engine of a device takes to start, and to answer.

Usage: python -m bench.offline [--puzzles 6] [FILE...]
A browser keeps everything, its server is ended, and the browser is started anew with what it kept:
so nothing is in memory. The questions are the positions on the way of puzzles from each file, each
puzzle with one of 81 characters in a line; without a file, the collections in the folder that
SUDOKU_HELPER_DATA names are taken. "native" is the same question in this process, in the same run.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.events import ask
from tests.positions import VERY_EASY
from tests.tools.chromium import CHROMIUM_ARGUMENTS, find_chromium
from tests.tools.player import Player
from tests.tools.server import AppServer

ROUNDS = 5
KEEP = "async () => (await import('/static/js/offline/keeping.js')).keep()"
START = """async () => {
    const { deviceEngine } = await import("/static/js/offline/device.js");
    const begin = performance.now();
    const device = deviceEngine({ prepare: async () => {}, onChange: () => {}, onThinking: () => {} });
    await device.answer("check", { board: "0".repeat(81) });
    return performance.now() - begin;
}"""
ASK = """async (boards) => {
    const { ask } = await import("/static/js/asking.js");
    const times = [];
    for (const board of boards) {
        const begin = performance.now();
        await ask("help", { board });
        times.push(performance.now() - begin);
    }
    return times;
}"""


def main() -> None:
    options = _options()
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as profile:
        with AppServer() as server, _browser(profile) as page:
            Player(page).open(server.url)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            begin = time.perf_counter()
            assert page.evaluate(KEEP) == "kept"
            print(f"kept after {time.perf_counter() - begin:.1f} s")
        for number in range(ROUNDS):
            with _browser(profile) as page:
                _measure_start(page, server.url, number)
        with _browser(profile) as page:
            Player(page).open(server.url)
            _measure_answers(page, options)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=6)
    return parser.parse_args()


@contextmanager
def _browser(profile: str) -> Iterator[Page]:
    """A browser that is started anew with what the one before has kept."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=find_chromium(),
            args=list(CHROMIUM_ARGUMENTS),
            locale="en-US",
        )
        yield context.pages[0]
        context.close()


def _measure_start(page: Page, url: str, number: int) -> None:
    player = Player(page)
    begin = time.perf_counter()
    player.open(url)
    player.play(VERY_EASY)
    player.help(1)
    first = time.perf_counter() - begin
    again = page.evaluate(START) / 1000
    print(
        f"start {number + 1}: first help {first:.2f} s after opening; a further worker {again:.2f} s"
    )


def _measure_answers(page: Page, options: argparse.Namespace) -> None:
    print("set | questions | median ms | p95 | worst | native median | p95 | worst")
    for file in options.files or default_files():
        puzzles = read_puzzles(file)
        chosen = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
        boards = [board for puzzle in chosen for board in _positions(puzzle)]
        here = page.evaluate(ASK, boards)
        native = [_native(board) for board in boards]
        figures = [f"{value:.0f}" for times in (here, native) for value in _figures(times)]
        print(" | ".join([file.stem, str(len(boards)), *figures]), flush=True)


def _positions(puzzle: str) -> list[str]:
    """The positions on the way to the solution."""
    path = TechniqueManager().path(SudokuBoard.parse(puzzle))
    return [board.notation for board, _ in path]


def _native(board: str) -> float:
    begin = time.perf_counter()
    ask("help", {"board": board})
    return 1000 * (time.perf_counter() - begin)


def _figures(times: list[float]) -> tuple[float, float, float]:
    return statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times)


if __name__ == "__main__":
    main()
