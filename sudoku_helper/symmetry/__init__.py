"""Grid algebra: the transformations that turn a Sudoku into an equivalent one, and its identity."""

from sudoku_helper.symmetry.canonical import (
    Canonical,
    canonical,
    canonical_form,
    equivalence,
    fingerprint,
    isomorphic,
)
from sudoku_helper.symmetry.kinds import (
    ROTATION,
    TRANSPOSITION,
    band_permutation,
    block_permutation,
    column_permutation,
    random_centred_transformation,
    random_transformation,
    reflection,
    rotation,
    row_permutation,
    stack_permutation,
    value_permutation,
)
from sudoku_helper.symmetry.transformation import GROUP_ORDER, IDENTITY, Transformation
from sudoku_helper.symmetry.words import chain

__all__ = [
    "GROUP_ORDER",
    "IDENTITY",
    "ROTATION",
    "TRANSPOSITION",
    "Canonical",
    "Transformation",
    "band_permutation",
    "block_permutation",
    "canonical",
    "canonical_form",
    "chain",
    "column_permutation",
    "equivalence",
    "fingerprint",
    "isomorphic",
    "random_centred_transformation",
    "random_transformation",
    "reflection",
    "rotation",
    "row_permutation",
    "stack_permutation",
    "value_permutation",
]
