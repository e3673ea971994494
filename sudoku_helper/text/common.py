"""The words that sentences of every kind share: lists, names of houses, "5 in C4", numbers."""

from sudoku_helper.text.texts import Text

AND = Text(en="{others} and {last}", de="{others} und {last}")
OR = Text(en="{others} or {last}", de="{others} oder {last}")
AND_ALSO = Text(en="{others}, and {last}", de="{others} sowie {last}")
"""The last joint of a list; a list whose parts are lists themselves needs a stronger one."""

HOUSE_NAMES = (
    Text(en="row {number}", de="Zeile {number}"),
    Text(en="column {number}", de="Spalte {number}"),
    Text(en="block {number}", de="Block {number}"),
)
LINES_NAMES = (
    Text(en="rows {numbers}", de="Zeilen {numbers}"),
    Text(en="columns {numbers}", de="Spalten {numbers}"),
)
HOUSES_AFTER_IN = (
    Text(en="rows {numbers}", de="den Zeilen {numbers}"),
    Text(en="columns {numbers}", de="den Spalten {numbers}"),
    Text(en="blocks {numbers}", de="den Blöcken {numbers}"),
)
"""Several houses of a kind, after "in" or "of"."""

DIGITS_IN_CELLS = Text(en="{digits} in {cells}", de="{digits} in {cells}")
THE_DIGIT = Text(en="the {digit}", de="die {digit}")
BECAUSE_OF_THE_DIGIT = Text(en="the {digit}", de="der {digit}")
"""A digit with its article, and the same after "because of"."""

COUNTS = (
    Text(en="no", de="keine"),
    Text(en="one", de="eine"),
    Text(en="two", de="zwei"),
    Text(en="three", de="drei"),
    Text(en="four", de="vier"),
    Text(en="five", de="fünf"),
    Text(en="six", de="sechs"),
    Text(en="seven", de="sieben"),
    Text(en="eight", de="acht"),
    Text(en="nine", de="neun"),
    Text(en="ten", de="zehn"),
    Text(en="eleven", de="elf"),
    Text(en="twelve", de="zwölf"),
    Text(en="thirteen", de="dreizehn"),
    Text(en="fourteen", de="vierzehn"),
    Text(en="fifteen", de="fünfzehn"),
)
"""Number words for counts of cells and digits."""
