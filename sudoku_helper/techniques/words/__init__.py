"""The sentences that several techniques share.

The parts of their templates are named by what they are:

- ``{on}`` is true, and ``{off}`` false, in a line of thought; ``{digit}`` or ``{digits}`` stand there.
- ``{on_digit}`` and ``{off_digit}`` are the digits of these where a sentence has both.
- ``{assumed}`` is assumed to be true, ``{assumed_off}`` to be false, and ``{known}`` is the digit of either.
- ``{reason}`` is the cell, the house or the pattern that is looked at first.
- ``{line}`` is where something is excluded, ``{common}`` the house in which two things see each other.
- ``{pivot}`` is what all cases are about.
- ``{others}`` are the digits that nothing else is said of.
- ``{set}`` are the cells of an almost locked set, ``{cells_LETTER}`` how many they are, and
  ``{digits_LETTER}`` its digits.
- ``{z}`` is the digit that goes, ``{places}`` are those of which it needs one, ``{targets}`` the cells
  that lose it, ``{houses}`` those in which they see the places.
- ``{cover}`` are the lines that hold all places of a digit.
- ``{blocker}`` is a digit on the board, ``{blocked}`` the house it blocks; in ``{crossed}`` a digit was
  crossed out before.

A number tells several of a kind apart. In a sentence about several inferences a point leads to the one
that a part belongs to:

- ``.causes`` are what the first inference follows from.
- ``.eliminated`` is what the pattern of the first inference excludes.
- ``.following`` is a digit that follows, by its place in the list, and ``.besides`` are the causes of it
  that the sentence has not named before.
- ``.ruled_out`` is what the digits exclude in the end.
- ``.end`` is for what nothing is left in the end, and its causes.
- ``.inside`` is assumed in a case that is told in this sentence alone.
"""
