"""The words of the boxes in which a new puzzle and a booklet are wished for."""

from collections.abc import Mapping

from sudoku_helper.text import Text

MAKING: Mapping[str, Text] = {
    "new_puzzle": Text(en="New puzzle", de="Neues Sudoku"),
    "new_told": Text(en="How hard should it be?", de="Wie schwer soll es sein?"),
    "new_by_technique": Text(
        en="Or one that needs a certain technique",
        de="Oder eines, das eine bestimmte Technik braucht",
    ),
    "new_go": Text(en="Play", de="Spielen"),
    "making": Text(en="One moment, it is being made …", de="Einen Augenblick, es entsteht …"),
    "booklet": Text(en="Make a booklet", de="Heft drucken"),
    "booklet_counts": Text(en="How many of each level", de="Wie viele von jeder Stufe"),
    "booklet_total": Text(
        en="{count} in all, up to {most}", de="Insgesamt {count}, höchstens {most}"
    ),
    "booklet_bounds": Text(
        en="{count} in all. Please choose 1 to {most}.",
        de="Insgesamt {count}. Bitte wähle 1 bis {most}.",
    ),
    "booklet_per_page": Text(en="Puzzles on a page", de="Sudokus auf einer Seite"),
    "booklet_size": Text(en="Paper", de="Papier"),
    "booklet_folded": Text(en="To be folded", de="Zum Falten"),
    "booklet_folded_told": Text(
        en="Two pages side by side: print on both sides and fold the stack in the middle.",
        de="Zwei Seiten nebeneinander: beidseitig drucken und den Stapel in der Mitte falten.",
    ),
    "booklet_symmetry": Text(en="Pattern of the givens", de="Muster der Vorgaben"),
    "booklet_symmetry_none": Text(en="any", de="beliebig"),
    "booklet_symmetry_point": Text(en="symmetric", de="symmetrisch"),
    "booklet_solutions": Text(en="Solutions", de="Lösungen"),
    "booklet_solutions_end": Text(en="at the end", de="am Ende"),
    "booklet_solutions_below": Text(en="upside down below", de="kopfüber darunter"),
    "booklet_solutions_none": Text(en="none", de="keine"),
    "booklet_large": Text(en="Large print", de="Großdruck"),
    "booklet_large_told": Text(
        en="Large digits and strong lines, one or two puzzles on a page.",
        de="Große Ziffern und kräftige Linien, ein oder zwei Sudokus auf einer Seite.",
    ),
    "booklet_hints": Text(en="With hints", de="Mit Tipps"),
    "booklet_hints_told": Text(
        en="A page tells the hardest step of each puzzle, and where to look for it.",
        de="Eine Seite verrät den schwierigsten Schritt jedes Sudokus und wo er zu suchen ist.",
    ),
    "booklet_title": Text(en="Title", de="Titel"),
    "booklet_usual_title": Text(en="Sudoku booklet", de="Sudoku-Heft"),
    "booklet_go": Text(en="Download PDF", de="PDF herunterladen"),
    "booklet_ready": Text(
        en="The booklet is ready to print.", de="Das Heft ist fertig zum Drucken."
    ),
    "sheet": Text(en="Exercise sheet (PDF)", de="Übungsblatt (PDF)"),
    "sheet_told": Text(
        en="The same on paper: eight positions, a puzzle, and the solutions.",
        de="Dasselbe auf Papier: acht Stellungen, ein Sudoku und die Lösungen.",
    ),
    "sheet_making": Text(
        en="The exercise sheet is being made …", de="Das Übungsblatt wird gemacht …"
    ),
    "sheet_ready": Text(
        en="The exercise sheet is ready to print.", de="Das Übungsblatt ist fertig zum Drucken."
    ),
}
