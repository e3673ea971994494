"""How well grids are found that are hard to find: on whole pages, without a frame, under a flash, in small pictures.

Usage: python -m bench.pages FOLDER
The folder is one that `python -m training.pages` has made: its `truth.json` tells where the grids of each picture are. A grid is
found if the corners of an outline lie within 6 % of its side from its own. Prints what is wrong with each picture, then how
many grids were found and read, what else was taken for one, and what was said where nothing was found. Needs Node.
"""

import argparse
import json
import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.tools.photos import PhotoReader, givens_of, opened

_NEAR = 0.06

Corners = Sequence[Sequence[float]]


def main() -> None:
    """Look for every grid of every picture, and read each that is found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    truths = json.loads((folder / "truth.json").read_text())
    told: Counter[str] = Counter()
    problems: Counter[str] = Counter()
    times: dict[str, list[float]] = {"milliseconds": [], "glimpsed": []}
    with PhotoReader() as reader:
        for name, grids in truths.items():
            first, counts = _judged(reader, folder / name, grids)
            told += counts
            problems[first["problem"] or "grids"] += 1
            for key, spent in times.items():
                spent.append(first[key])
            if counts["missed"] or counts["no grids"] or counts["misread"]:
                print(name, first["problem"] or "", dict(counts))
    print()
    grids = told["found"] + told["missed"]
    print(f"grids found: {told['found']} of {grids}")
    print(f"givens exact: {told['exact']} of {grids}, or every wrong cell marked: {told['marked']}")
    print(f"taken for grids: {told['no grids']} other places in {len(truths)} pictures")
    print(f"live outlines: of a grid {told['seen']}, of something else {told['seen wrongly']}")
    print("told:", ", ".join(f"{what} {count}" for what, count in problems.most_common()))
    for key, spent in times.items():
        print(f"{key}: median {statistics.median(spent):.0f}, worst {max(spent):.0f}")


def _judged(
    reader: PhotoReader, file: Path, grids: Sequence[Mapping[str, Any]]
) -> tuple[Mapping[str, Any], Counter[str]]:
    """The first reading of a picture, and how many of its grids are found and read."""
    picture = opened(file)
    assert picture, file
    first = reader.read(picture)
    counts: Counter[str] = Counter()
    outlines = first["outlines"]
    for grid in grids:
        places = [place for place, each in enumerate(outlines) if _is_near(each, grid["corners"])]
        counts["found" if places else "missed"] += 1
        if not places:
            continue
        read = reader.read(picture, places[0]) if places[0] else first
        wrong = [c for c, given in enumerate(grid["givens"]) if given != givens_of(read)[c]]
        counts["misread" if wrong else "exact"] += 1
        counts["marked"] += all(read["marks"][cell] == "?" for cell in wrong)
    for outline in outlines:
        counts["no grids"] += not any(_is_near(outline, grid["corners"]) for grid in grids)
    if first["seen"]:
        right = any(_is_near(first["seen"], grid["corners"]) for grid in grids)
        counts["seen" if right else "seen wrongly"] += 1
    return first, counts


def _is_near(outline: Corners, corners: Corners) -> bool:
    """Whether four corners are those of a grid, wherever they begin."""
    near = _NEAR * math.dist(corners[0], corners[2]) / math.sqrt(2)
    return any(
        all(math.dist(outline[(turn + at) % 4], corners[at]) < near for at in range(4))
        for turn in range(4)
    )


if __name__ == "__main__":
    main()
