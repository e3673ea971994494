"""In which order other programs try the steps that everybody looks for, for comparison with ours."""

from collections.abc import Mapping
from typing import NamedTuple


class OtherOrder(NamedTuple):
    """The place and the points of a technique in HoDoKu, and its rating in Sudoku Explainer.

    A zero says that the program does not know it.
    """

    place: int = 0
    points: int = 0
    rating: float = 0.0


OTHER_ORDERS: Mapping[str, OtherOrder] = {
    "full-house": OtherOrder(1, 4, 1.0),
    "naked-single": OtherOrder(2, 4, 2.3),
    "hidden-single-block": OtherOrder(3, 14, 1.2),
    "hidden-single-line": OtherOrder(3, 14, 1.5),
    "direct-pointing": OtherOrder(rating=1.7),
    "direct-claiming": OtherOrder(rating=1.9),
    "direct-hidden-pair": OtherOrder(rating=2.0),
    "direct-hidden-triple": OtherOrder(rating=2.5),
    "locked-pair": OtherOrder(4, 40),
    "pointing": OtherOrder(6, 50, 2.6),
    "claiming": OtherOrder(7, 50, 2.8),
    "naked-pair": OtherOrder(8, 60, 3.0),
    "hidden-pair": OtherOrder(10, 70, 3.4),
}
"""By the keys of the techniques."""
