"""Whether the step that is shown is the one that a person would see, along whole games.

Usage: python -m bench.obvious [--puzzles 20] [FILE...]
Each file has one puzzle of 81 characters in each line; without one, the easy collections in the
folder that SUDOKU_HELPER_DATA names are taken. Each game is walked with candidates shown and
without, as far as it needs nothing but what everybody looks for; each step is the last move of the
next. Counted are the positions in which

- a step that is easier to see by the measure was there and another was taken,
- a digit was missing only once in the whole grid, and whether it was taken, or a full house, which is
  as easy to see,
- a single was there in a house of the last move, and whether one was taken there; and the same
  for those that were no harder to see than what was taken,
- a hidden single with one blocking digit was there and a naked single was taken for which several
  digits have to be found, where nothing is written down,
- a direct step was taken although a lock or a pair was there, where candidates are shown.

``--choose-by registry`` walks as if nothing were measured, for comparison.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import TECHNIQUES, Step, SudokuBoard, TechniqueManager
from sudoku_helper.geometry import BIT, CellSet, size
from sudoku_helper.sight import AT_A_GLANCE, Looking, View, view
from sudoku_helper.techniques.seen import Seen, SeenTechnique, looking_of

EASY = ("qqwing_simple", "qqwing_easy", "qqwing_intermediate")

Found = list[tuple[SeenTechnique, Seen, Step]]


def main() -> None:
    options = _options()
    files = options.files or [file for file in default_files() if file.stem.startswith(EASY)]
    for notes in (True, False):
        counts: Counter[str] = Counter()
        for file in files:
            puzzles = read_puzzles(file)
            for puzzle in random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles))):
                _walk(SudokuBoard.parse(puzzle), notes, options.choose_by == "sight", counts)
        _report(notes, counts)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=20, help="of each file")
    parser.add_argument("--choose-by", choices=("sight", "registry"), default="sight")
    return parser.parse_args()


def _walk(board: SudokuBoard, notes: bool, by_sight: bool, counts: Counter[str]) -> None:
    manager = TechniqueManager(candidates_shown=notes, obvious_first=by_sight)
    last_move: CellSet = 0
    for position, step in manager.path(board):
        looking = looking_of(step.technique)
        if looking is None:
            return
        seen_from = view(notes, last_move)
        _count(position, step, list(_everything(position, seen_from)), seen_from, counts)
        last_move = step.touched


def _everything(board: SudokuBoard, seen_from: View) -> Iterator[tuple[SeenTechnique, Seen, Step]]:
    for technique in TECHNIQUES:
        if isinstance(technique, SeenTechnique) and technique.looking is not None:
            for seen in technique.seen(board, seen_from):
                step = seen.step()
                if step:
                    yield technique, seen, step


def _count(
    board: SudokuBoard, taken: Step, found: Found, seen_from: View, counts: Counter[str]
) -> None:
    counts["positions"] += 1
    effort = min(_rank(each, seen_from) for each in found if each[2].effect == taken.effect)
    counts["easier passed over"] += any(_rank(each, seen_from) < effort for each in found)
    singles = [each for each in found if each[0].looking is Looking.PLACING]
    _count_last_digits(board, taken, singles, counts)
    _count_neighbours(taken, singles, effort, seen_from, counts)
    one_blocker = any(
        each[0].key.startswith("hidden-single") and len(each[2].highlights["blocker"]) == 1
        for each in singles
    )
    if one_blocker and not seen_from.candidates_shown:
        counts["one blocker"] += 1
        counts["one blocker, naked single taken"] += taken.technique.key == "naked-single"
    if any(each[0].looking is Looking.CROSSING_OUT for each in found):
        counts["lock or pair"] += 1
        counts["lock or pair, direct taken"] += looking_of(taken.technique) is Looking.DIRECT


def _rank(found: tuple[SeenTechnique, Seen, Step], seen_from: View) -> tuple[int, float]:
    technique, seen, _ = found
    assert technique.looking is not None
    return technique.looking.turn(seen_from.candidates_shown), seen.effort


def _count_last_digits(
    board: SudokuBoard, taken: Step, singles: Found, counts: Counter[str]
) -> None:
    last = {
        step.placements
        for _, _, step in singles
        if size(board.standing[step.placements[0].digit]) == 8
    }
    if last:
        is_glance = taken.placements in last or taken.technique.key == "full-house"
        counts["last of a digit"] += 1
        counts["last of a digit taken"] += taken.placements in last
        counts["last of a digit or full house taken"] += is_glance


def _count_neighbours(
    taken: Step,
    singles: Found,
    effort: tuple[int, float],
    seen_from: View,
    counts: Counter[str],
) -> None:
    if not any(seen_from.distances):
        return

    def is_near(step: Step) -> bool:
        return any(seen_from.effort(1, BIT[each.cell]) == 1 for each in step.placements)

    near = [each for each in singles if is_near(each[2])]
    if near:
        counts["neighbour"] += 1
        counts["neighbour taken"] += is_near(taken)
    if any(_rank(each, seen_from) <= effort for each in near):
        counts["neighbour as easy"] += 1
        counts["neighbour as easy taken"] += is_near(taken)
    far_glance = not is_near(taken) and effort <= (0, 2 * AT_A_GLANCE)
    counts["neighbour passed over for a far glance"] += bool(near) and far_glance


def _report(notes: bool, counts: Counter[str]) -> None:
    print(f"candidates {'shown' if notes else 'hidden'}: {counts['positions']} positions")
    print(f"  easier to see and passed over: {counts['easier passed over']}")
    _print_share("last one of a digit, taken", counts, "last of a digit", "last of a digit taken")
    _print_share(
        "  the same, or a full house",
        counts,
        "last of a digit",
        "last of a digit or full house taken",
    )
    _print_share("single beside the last move, taken", counts, "neighbour", "neighbour taken")
    print(
        "    passed over for a full house or last digit far away: "
        f"{counts['neighbour passed over for a far glance']}"
    )
    _print_share(
        "  the same, no harder to see", counts, "neighbour as easy", "neighbour as easy taken"
    )
    if not notes:
        print(
            f"  hidden single with one blocker: {counts['one blocker']}, naked single taken: "
            f"{counts['one blocker, naked single taken']}"
        )
    else:
        print(
            f"  lock or pair: {counts['lock or pair']}, direct step taken: "
            f"{counts['lock or pair, direct taken']}"
        )


def _print_share(title: str, counts: Counter[str], there: str, taken: str) -> None:
    share = counts[taken] / counts[there] if counts[there] else 1.0
    print(f"  {title}: {counts[taken]} of {counts[there]} ({share:.1%})")


if __name__ == "__main__":
    main()
