"""What the pages of a run offer to press and what its tests have pressed; nothing may be offered that no test presses.

    python -m tests.tools.presses FOLDER

reads what a run has noted in a folder, which SUDOKU_HELPER_PRESSES names while it runs. In `make test` the page tests in
Node do so, which have every page.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

ONLY_IN_A_BROWSER = {
    "#class-scan": "test_classroom.py",
    "button.icon-button in class-scan-dialog": "test_classroom.py",
    "act freezeLive": "test_live.py",
    "act helpLive": "test_live.py",
    "act lookLive": "test_live.py",
    "act lookThroughCamera": "test_photo.py",
    "act togglePhoto": "test_paper.py",
}
"""What needs a camera or a photo, and the test in tests/browser that presses it."""


def never_pressed(lines: Iterable[str]) -> list[str]:
    """What was offered, and by nobody pressed."""
    seen = defaultdict(set)
    for line in lines:
        what, _, name = line.partition(" ")
        seen[what].add(name)
    return sorted(seen["offered"] - seen["pressed"] - set(ONLY_IN_A_BROWSER))


def main(folder: Path) -> int:
    """Tell what nobody pressed; 1 if there is anything, or if nothing was noted at all."""
    lines = [line for file in folder.iterdir() for line in file.read_text("utf-8").splitlines()]
    left = never_pressed(lines)
    if not lines:
        print("no page has told what was pressed")
    for name in left:
        print(f"offered, and pressed by no test: {name}")
    return 1 if left or not lines else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
