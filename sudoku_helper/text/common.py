"""The words that sentences of every kind share: lists, names of houses, "5 in C4", numbers."""

from sudoku_helper.text.texts import Text

AND = Text(en="{others} and {last}", de="{others} und {last}")
OR = Text(en="{others} or {last}", de="{others} oder {last}")
AS_WELL = Text(en="{others} as well as {last}", de="{others} sowie {last}")
"""Joints of lists; the last one is for lists of lists: "4 and 6 in I4 as well as 1 and 5 in I9"."""

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
THE_DIGITS = Text(en="the {digits}", de="die {digits}")
BECAUSE_OF_THE_DIGIT = Text(en="the {digit}", de="der {digit}")
"""Digits with their article, and one of them after "because of"."""

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
