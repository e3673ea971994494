"""How fast the pages are there on a phone with a slow network, as Lighthouse sees it.

Run it with `make lighthouse`, which fetches Lighthouse; then also as `python -m bench.lighthouse home --runs 9`. It
loads each page with an empty cache and reckons how long that would take on a phone; the table shows the middle of
several runs. `--beside FOLDER` measures another working copy in turn with this one, so that a busy machine slows both.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from sudoku_helper import SudokuBoard
from sudoku_helper.formats.share import write_code
from tests.positions import ELIMINATING
from tests.tools.chromium import CHROMIUM_ARGUMENTS, find_chromium
from tests.tools.server import PROJECT, AppServer

PROGRAM = PROJECT / "bench" / "node_modules" / "lighthouse" / "cli" / "index.js"
PAGES = {
    "home": "?lang=de",
    "game": f"?lang=de#s={write_code(SudokuBoard.parse(ELIMINATING))}",
    "learn": "de/learn",
    "practise": "de/practise",
}
TRIES = 3
"""How often a page is loaded for one run: on a busy machine Lighthouse loses a recording at times."""
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
AUDITS = {
    "first paint s": "first-contentful-paint",
    "largest paint s": "largest-contentful-paint",
    "blocked s": "total-blocking-time",
    "main thread s": "mainthread-work-breakdown",
    "elements": "dom-size",
}
COLUMNS = (*CATEGORIES, *AUDITS, "requests", "kB")


def lighthouse(url: str) -> dict[str, Any]:
    """What Lighthouse reports about a page with its profile of a phone."""
    command = (
        *("node", str(PROGRAM), url, "--quiet", "--output=json"),
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags={' '.join(['--headless=new', *CHROMIUM_ARGUMENTS])}",
    )
    environment = {**os.environ, "CHROME_PATH": find_chromium() or ""}
    for attempt in range(1, TRIES + 1):
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, check=attempt == TRIES
        )
        if done.returncode == 0:
            break
    return json.loads(done.stdout)


def figures(report: dict[str, Any]) -> list[float]:
    """The figures of a report, in the order of the columns; times in seconds."""
    categories, audits = report["categories"], report["audits"]
    requests = audits["network-requests"]["details"]["items"]
    return [
        *(100 * categories[name]["score"] for name in CATEGORIES),
        *(
            audits[name]["numericValue"] / (1000 if column.endswith(" s") else 1)
            for column, name in AUDITS.items()
        ),
        len(requests),
        sum(request["transferSize"] for request in requests) / 1000,
    ]


def measure(page: str, copies: Mapping[str, str], runs: int) -> None:
    """Print the middle of several runs of a page: a line for each copy of the app, which runs at some address."""
    found: dict[str, list[list[float]]] = {name: [] for name in copies}
    for _ in range(runs):
        for name, url in copies.items():
            found[name].append(figures(lighthouse(f"{url}/{PAGES[page]}")))
    for name, reports in found.items():
        middle = map(median, zip(*reports, strict=True))
        print(row(f"{name}{page}", dict(zip(COLUMNS, middle, strict=True))), flush=True)


def row(name: str, numbers: Mapping[str, float]) -> str:
    """A line of the table."""
    cells = (f"{each:.{2 * column.endswith(' s')}f}" for column, each in numbers.items())
    return " | ".join((name, *cells))


def read_wishes(words: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"among {', '.join(PAGES)}")
    parser.add_argument("--runs", type=int, default=5, help="how often each page is loaded")
    parser.add_argument("--beside", type=Path, help="another working copy to compare with")
    wishes = parser.parse_args(words)
    if unknown := sorted(set(wishes.pages) - set(PAGES)):
        parser.error(f"expected pages among {', '.join(PAGES)}, got {', '.join(unknown)}")
    return wishes


def main() -> int:
    """Measure the pages that are named, or all of them."""
    wishes = read_wishes(sys.argv[1:])
    if not PROGRAM.exists():
        print("Lighthouse is missing; to install: make lighthouse", file=sys.stderr)
        return 1
    with ExitStack() as servers:
        copies = {"": servers.enter_context(AppServer()).url}
        if wishes.beside:
            other = AppServer()
            other.folder = wishes.beside.resolve()
            copies = {f"{wishes.beside.name}: ": servers.enter_context(other).url, **copies}
        print(f"middle of {wishes.runs} runs, load {os.getloadavg()[0]:.1f}")
        print(" | ".join(("page", *COLUMNS)), flush=True)
        for page in wishes.pages or PAGES:
            measure(page, copies, wishes.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
