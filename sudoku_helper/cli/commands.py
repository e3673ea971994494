"""Every command and what it does, in the order of the help.

The module of the same name in this folder has its arguments (``add_arguments``), its ``EXAMPLES``
and its work (``run``); it is imported when the command is used.
"""

from collections.abc import Mapping

from sudoku_helper.text import Text

COMMANDS: Mapping[str, Text] = {
    "solve": Text(
        en="print the solution of each puzzle; --json tells why, too",
        de="die Lösung jedes Sudokus ausgeben; --json sagt auch, warum",
    ),
    "hint": Text(
        en="explain the next step of a puzzle", de="den nächsten Schritt eines Sudokus erklären"
    ),
    "path": Text(
        en="print every step of the easiest way to the solution",
        de="jeden Schritt des leichtesten Wegs zur Lösung ausgeben",
    ),
    "grade": Text(en="tell how hard each puzzle is", de="sagen, wie schwer jedes Sudoku ist"),
    "generate": Text(
        en="make new puzzles, no two of them equivalent",
        de="neue Sudokus machen, von denen keine zwei gleichwertig sind",
    ),
    "transform": Text(
        en="print an equivalent puzzle for each puzzle; the options apply in the order of this list",
        de="zu jedem Sudoku ein gleichwertiges ausgeben; die Optionen wirken in der Reihenfolge dieser "
        "Liste",
    ),
    "isomorphic": Text(
        en="tell whether two puzzles are equivalent (exit code 0) or not (1)",
        de="sagen, ob zwei Sudokus gleichwertig sind (Rückgabewert 0) oder nicht (1)",
    ),
    "detect": Text(
        en="tell the symmetries of a grid, or which transformation turns one grid into another, "
        "with its image vector (exit code 0), or that there is none (1)",
        de="die Symmetrien eines Gitters nennen, oder welche Umformung aus einem Gitter ein anderes "
        "macht, mit ihrem Bildvektor (Rückgabewert 0), oder dass es keine gibt (1)",
    ),
    "convert": Text(
        en="write puzzles in another format", de="Sudokus in einem anderen Format schreiben"
    ),
    "techniques": Text(
        en="list the techniques with their levels and the pages that teach them",
        de="die Techniken mit ihren Stufen und den Seiten auflisten, die sie lehren",
    ),
    "booklet": Text(en="make a PDF booklet of puzzles", de="ein Heft mit Sudokus als PDF machen"),
    "sheet": Text(
        en="make the exercise sheet of a chapter as PDF, with solutions",
        de="das Übungsblatt eines Kapitels als PDF machen, mit Lösungen",
    ),
    "statistics": Text(
        en="count what makes puzzles easy or hard, for each puzzle and for each level",
        de="zählen, was Sudokus leicht oder schwer macht, für jedes Sudoku und jede Stufe",
    ),
    "train": Text(
        en="train the classifier of difficulty", de="den Klassifikator der Schwierigkeit trainieren"
    ),
    "serve": Text(
        en="serve the web app until Ctrl-C", de="die Web-App bereitstellen, bis Strg-C kommt"
    ),
    "completion": Text(
        en="print what lets a shell complete commands, options and their values",
        de="ausgeben, womit eine Shell Befehle, Optionen und deren Werte vervollständigt",
    ),
}
