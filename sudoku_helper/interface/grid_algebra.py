"""The words of the page on which grids are transformed, compared and solved house by house."""

from collections.abc import Mapping

from sudoku_helper.text import Text

GRID_ALGEBRA: Mapping[str, Text] = {
    "told": Text(
        en="Whoever renames the digits of a Sudoku, exchanges some of its lines or turns it gets a grid that looks "
        "quite different and is solved in the same way. Here you can make such transformations, and see whether one "
        "grid came from another by one of them.",
        de="Wer die Ziffern eines Sudokus umbenennt, einige seiner Reihen vertauscht oder es dreht, bekommt ein Gitter, "
        "das ganz anders aussieht und doch genauso gelöst wird. Hier kannst du solche Umformungen machen und sehen, ob "
        "ein Gitter durch eine davon aus einem anderen entstanden ist.",
    ),
    "told_more": Text(
        en="The terms are those of a programming course at the University of Cologne (summer 2018). Why a grid stays "
        "valid when it is transformed is proved on another page:",
        de="Die Begriffe stammen aus einem Programmierpraktikum der Universität zu Köln (Sommer 2018). Warum ein Gitter "
        "beim Umformen gültig bleibt, ist auf einer anderen Seite bewiesen:",
    ),
    "needs_script": Text(
        en="To try it out, JavaScript is needed. The commands “sudoku-helper transform”, “detect” and “solve --by” do "
        "the same without a page.",
        de="Zum Ausprobieren braucht es JavaScript. Die Befehle „sudoku-helper transform“, „detect“ und „solve --by“ "
        "leisten dasselbe ohne Seite.",
    ),
    "compare": Text(en="Compare two grids", de="Zwei Gitter vergleichen"),
    "compare_told": Text(
        en="Type or paste two grids: nine lines of nine characters, with a dot or a zero for an empty cell. Or take the "
        "first one and transform it.",
        de="Gib zwei Gitter ein oder füg sie ein: neun Zeilen mit je neun Zeichen, ein Punkt oder eine Null für eine "
        "leere Zelle. Oder nimm das erste und forme es um.",
    ),
    "first": Text(en="First grid", de="Erstes Gitter"),
    "second": Text(en="Second grid", de="Zweites Gitter"),
    "change": Text(en="Make the second from the first", de="Das zweite aus dem ersten machen"),
    "kind": Text(en="Transformation", de="Umformung"),
    "kind_values": Text(en="Value permutation", de="Wertpermutation"),
    "kind_rows": Text(en="Rows inside a band", de="Zeilen in einem Band"),
    "kind_columns": Text(en="Columns inside a stack", de="Spalten in einer Blockspalte"),
    "kind_bands": Text(en="Vertical block permutation", de="Vertikale Blockpermutation"),
    "kind_stacks": Text(en="Horizontal block permutation", de="Horizontale Blockpermutation"),
    "kind_transposition": Text(en="Transposition", de="Transposition"),
    "kind_reflection-column": Text(
        en="Reflection at the middle column", de="Spiegelung an der Mittelspalte"
    ),
    "kind_reflection-row": Text(
        en="Reflection at the middle row", de="Spiegelung an der Mittelzeile"
    ),
    "kind_turn": Text(en="Turn to the right", de="Rechtsdrehung"),
    "kind_any": Text(en="Several at once, by chance", de="Mehrere auf einmal, zufällig"),
    "number_rows": Text(en="Band", de="Band"),
    "number_columns": Text(en="Stack", de="Blockspalte"),
    "number_turn": Text(en="Quarter turns", de="Vierteldrehungen"),
    "image": Text(en="Image vector", de="Bildvektor"),
    "image_values": Text(
        en="First what becomes of 1, then of 2, and so on up to 9.",
        de="Zuerst, was aus der 1 wird, dann aus der 2 und so weiter bis zur 9.",
    ),
    "image_places": Text(
        en="First where the first one goes, then the second, then the third.",
        de="Zuerst, wohin das Erste kommt, dann das Zweite, dann das Dritte.",
    ),
    "image_problem": Text(
        en="The image vector needs each number from 1 to {count} exactly once.",
        de="Der Bildvektor braucht jede Zahl von 1 bis {count} genau einmal.",
    ),
    "transform": Text(en="Transform", de="Umformen"),
    "detect": Text(en="Compare", de="Vergleichen"),
    "grid_problem": Text(
        en="A grid has 81 cells; found here: {count}.",
        de="Ein Gitter hat 81 Zellen; hier gefunden: {count}.",
    ),
    "found": Text(
        en="This turns the first grid into the second:",
        de="So wird aus dem ersten Gitter das zweite:",
    ),
    "unused": Text(
        en="In an image vector, -1 stands for a digit that does not occur in the first grid.",
        de="Im Bildvektor steht -1 für eine Ziffer, die im ersten Gitter nicht vorkommt.",
    ),
    "found_chain": Text(
        en="No single one of these transformations does it, but several in this order:",
        de="Eine einzelne dieser Umformungen genügt nicht, aber mehrere nacheinander:",
    ),
    "isomorphic": Text(
        en="So the two grids are equivalent (isomorphic).",
        de="Die beiden Gitter sind also gleichwertig (isomorph).",
    ),
    "not_isomorphic": Text(
        en="The two grids are not equivalent: no chain of transformations leads from one to the other.",
        de="Die beiden Gitter sind nicht gleichwertig: Keine Folge von Umformungen führt vom einen zum anderen.",
    ),
    "houses": Text(
        en="Houses in which a value permutation fits",
        de="Einheiten, in denen eine Wertpermutation passt",
    ),
    "solve": Text(
        en="Solve by rows, columns or blocks only", de="Nur nach Zeilen, Spalten oder Blöcken lösen"
    ),
    "solve_told": Text(
        en="This solver looks at one kind of house only. Each round it takes the first thing that it finds: a house "
        "with one empty cell (full house), a cell with one candidate (naked single), a digit with one place (hidden "
        "single), two cells with the same two candidates (naked pair), two digits with the same two places (hidden "
        "pair). Of several houses the one with the smallest anchor cell counts, which is its first cell row by row. "
        "The result is a list of grids, each with one digit more. It need not end with the solution.",
        de="Dieses Verfahren sieht nur eine Art von Einheiten an. In jeder Runde nimmt es das Erste, was es findet: eine "
        "Einheit mit einer leeren Zelle (Full House), eine Zelle mit einem Kandidaten (nackter Single), eine Ziffer mit "
        "einem Platz (versteckter Single), zwei Zellen mit denselben zwei Kandidaten (nacktes Paar), zwei Ziffern mit "
        "denselben zwei Plätzen (verstecktes Paar). Unter mehreren Einheiten zählt die mit der kleinsten Ankerzelle, das "
        "ist ihre zeilenweise erste Zelle. Das Ergebnis ist eine Liste von Gittern, jedes mit einer Ziffer mehr. Sie "
        "muss nicht bei der Lösung enden.",
    ),
    "example": Text(en="Example", de="Beispiel"),
    "grid": Text(en="Grid", de="Gitter"),
    "by": Text(en="It looks at", de="Es sieht an"),
    "by_row": Text(en="rows", de="Zeilen"),
    "by_column": Text(en="columns", de="Spalten"),
    "by_block": Text(en="blocks", de="Blöcke"),
    "go": Text(en="Solve", de="Lösen"),
    "walk": Text(en="The list of grids", de="Die Liste der Gitter"),
    "place": Text(en="Grid {number} of {count}", de="Gitter {number} von {count}"),
    "begin": Text(en="The given grid.", de="Das gegebene Gitter."),
    "previous": Text(en="Back", de="Zurück"),
    "next": Text(en="Next", de="Weiter"),
}
