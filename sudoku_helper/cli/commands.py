"""Every command and what it does, in the order of the help.

The module of the same name in this folder has its arguments (``add_arguments``), its ``EXAMPLES``
and its work (``run``); it is imported when the command is used.
"""

from collections.abc import Mapping

COMMANDS: Mapping[str, str] = {
    "solve": "print the solution of each puzzle; --json tells why, too",
    "hint": "explain the next step of a puzzle",
    "path": "print every step of the easiest way to the solution",
    "grade": "tell how hard each puzzle is",
    "generate": "make new puzzles, no two of them equivalent",
    "transform": "print an equivalent puzzle for each puzzle; the options apply in the order of this list",
    "isomorphic": "tell whether two puzzles are equivalent (exit code 0) or not (1)",
    "detect": "tell the symmetries of a grid, or which transformation turns one grid into another, "
    "with its image vector (exit code 0), or that there is none (1)",
    "convert": "write puzzles in another format",
    "techniques": "list the techniques with their levels and the pages that teach them",
    "booklet": "make a PDF booklet of puzzles",
    "sheet": "make the exercise sheet of a chapter as PDF, with solutions",
    "statistics": "count what makes puzzles easy or hard, for each puzzle and for each level",
    "train": "train the classifier of difficulty",
    "serve": "serve the web app until Ctrl-C",
    "completion": "print what lets a shell complete commands, options and their values",
}
