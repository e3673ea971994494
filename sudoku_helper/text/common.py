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

PLACED_BLOCK = Text(en="{place} block", de="Block {place}")
PLACED_BLOCKS_AFTER_IN = Text(en="the {places} blocks", de="den Blöcken {places}")
BLOCK_PLACES = (
    Text(en="top left", de="oben links"),
    Text(en="top middle", de="oben in der Mitte"),
    Text(en="top right", de="oben rechts"),
    Text(en="middle left", de="links in der Mitte"),
    Text(en="centre", de="in der Mitte"),
    Text(en="middle right", de="rechts in der Mitte"),
    Text(en="bottom left", de="unten links"),
    Text(en="bottom middle", de="unten in der Mitte"),
    Text(en="bottom right", de="unten rechts"),
)
"""Blocks by their place."""

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
