"""Writes static/css/roles.css from the looks of the roles.

Run it with `python -m scripts.roles` after changing a look.
"""

from pathlib import Path

from sudoku_helper.drawing.looks import stylesheet

SHEET = Path(__file__).resolve().parent.parent / "static" / "css" / "roles.css"

if __name__ == "__main__":
    SHEET.write_text(stylesheet(), encoding="utf-8")
