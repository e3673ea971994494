"""Writes sudoku_helper/data/patterns.txt, the small pictures of all techniques, from their examples.

Run it with `python -m scripts.patterns` after changing an example, or how such a picture is drawn.
"""

from pathlib import Path

from sudoku_helper.drawing.pattern import draw_pattern
from sudoku_helper.techniques import TECHNIQUES

FILE = Path(__file__).resolve().parent.parent / "sudoku_helper" / "data" / "patterns.txt"

if __name__ == "__main__":
    lines = (f"{each.key} {draw_pattern(each.example_step())}\n" for each in TECHNIQUES)
    FILE.write_text("".join(lines), encoding="utf-8")
