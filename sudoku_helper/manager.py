"""The technique manager: walks the ordered techniques and finds the next step."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from sudoku_helper.board import SudokuBoard
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import SolvingTechnique


class TechniqueManager:
    """The techniques a player uses, in the order in which they are tried.

    *order* is a list of technique keys; techniques that it leaves out follow in the usual order.
    *off* names techniques that are never used; without *uniqueness* none is used that argues from
    the puzzle having one solution. With *candidates_shown* a cell with one candidate is easier to
    see than a hidden single, without them it is the other way round. A key that no technique has
    raises ValueError. Techniques that the player is *learning* are tried before all others, so that
    they are preferred wherever several steps are open.
    """

    def __init__(
        self,
        order: Sequence[str] = (),
        off: Collection[str] = (),
        uniqueness: bool = True,
        candidates_shown: bool = True,
        learning: Collection[str] = (),
    ) -> None:
        for keys in (order, off, learning):
            _check_keys(keys)
        place = {key: number for number, key in enumerate(order)}
        usual = _usual_order(candidates_shown)
        self.techniques: tuple[SolvingTechnique, ...] = tuple(
            technique
            for technique in sorted(
                usual, key=lambda each: (each.key not in learning, place.get(each.key, len(place)))
            )
            if technique.key not in off and (uniqueness or not technique.needs_uniqueness)
        )

    def steps(self, board: SudokuBoard) -> Iterator[Step]:
        """Every useful step on *board*, easiest technique first."""
        for technique in self.techniques:
            yield from filter(None, technique.find(board))

    def first_step(self, board: SudokuBoard) -> Step | None:
        """The easiest useful step, or None."""
        if board.is_complete:
            return None
        for technique in self.techniques:
            for step in technique.find(board):
                if step:
                    return step
        return None

    def path(self, board: SudokuBoard) -> Iterator[tuple[SudokuBoard, Step]]:
        """The whole way: each position with the step that is made there.

        The level of a step is ``step.level``. The way ends where nothing more is found, at the
        latest with the last digit.
        """
        while step := self.first_step(board):
            yield board, step
            board = step.apply(board)


def _check_keys(keys: Iterable[str]) -> None:
    for key in keys:
        if technique_of(key) is None:
            raise ValueError(f"expected the key of a technique, got {key!r}")


def _usual_order(candidates_shown: bool) -> list[SolvingTechnique]:
    """The registry's order, with naked singles moved before hidden ones if candidates are shown."""
    techniques = list(TECHNIQUES)
    if candidates_shown:
        keys = [technique.key for technique in techniques]
        naked_single = techniques.pop(keys.index("naked-single"))
        techniques.insert(keys.index("hidden-single-block"), naked_single)
    return techniques
