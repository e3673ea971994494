"""The technique manager: walks the ordered techniques and finds the next step."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.easiest import Contender, easiest_first, not_asked
from sudoku_helper.geometry import CellSet
from sudoku_helper.sight import Looking, view
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.everyday import EVERYDAY
from sudoku_helper.techniques.seen import SeenTechnique, looking_of


class TechniqueManager:
    """The techniques a player uses, in the order in which they are tried.

    *order* is a list of technique keys; techniques that it leaves out follow in the usual order.
    *off* names techniques that are never used; without *uniqueness* none is used that argues from
    the puzzle having one solution. A key that no technique has raises ValueError. With *techniques*
    those are used instead of the registry's, in the order in which they are given; *more* come in
    addition, each before the first that is harder. Techniques that
    the player is *learning* are tried before all others, so that they are preferred wherever several
    steps are open. Whether candidates are shown decides what is easy to see.

    The techniques with a kind of looking are tried together, and of what they find the step that is
    easiest to see comes first, unless the player has put them into an order. Where nobody looks at
    the steps, *obvious_first* can be left out, which is faster.

    Before each technique *is_time_up* is asked; where it says so, nothing more is looked for.
    """

    def __init__(
        self,
        order: Sequence[str] = (),
        off: Collection[str] = (),
        uniqueness: bool = True,
        candidates_shown: bool = True,
        learning: Collection[str] = (),
        obvious_first: bool = True,
        techniques: Sequence[SolvingTechnique] | None = None,
        more: Sequence[SolvingTechnique] = (),
        is_time_up: Callable[[], bool] = lambda: False,
    ) -> None:
        self.candidates_shown = candidates_shown
        self._obvious_first = obvious_first
        self._is_time_up = is_time_up
        self._place = {key: number for number, key in enumerate(order)}
        self._learning = frozenset(learning)
        self._off = frozenset(off)
        self._uniqueness = uniqueness
        self._given = techniques
        self._more = more
        self._first_groups: tuple[_Group, ...] = ()
        if techniques is None and not (order or off or learning or more):
            self._first_groups = self._grouped(_in_turn(EVERYDAY, candidates_shown))
        else:
            _check_keys(self._known, (*order, *off, *learning))

    @cached_property
    def _known(self) -> list[SolvingTechnique]:
        """Every technique that there is, before the player's wishes."""
        if self._given is None:
            known = _in_turn(techniques.TECHNIQUES, self.candidates_shown)
        else:
            known = list(self._given)
        return among(known, self._more)

    @cached_property
    def techniques(self) -> tuple[SolvingTechnique, ...]:
        """The techniques in the order in which they are tried."""
        return tuple(
            technique
            for technique in sorted(self._known, key=self._wish)
            if technique.key not in self._off
            and (self._uniqueness or not technique.needs_uniqueness)
        )

    def _wish(self, technique: SolvingTechnique) -> tuple[bool, int]:
        """What the player wants to come first."""
        place = self._place.get(technique.key, len(self._place))
        return technique.key not in self._learning, place

    @cached_property
    def _groups(self) -> "tuple[_Group, ...]":
        return self._grouped(self.techniques)

    def _grouped(self, techniques: Iterable[SolvingTechnique]) -> "tuple[_Group, ...]":
        """The techniques with those together that are tried together."""
        groups: list[_Group] = []
        for (_, looking), group in groupby(
            techniques, key=lambda each: (self._wish(each), looking_of(each))
        ):
            alike = tuple(group)
            if looking is None or not self._obvious_first:
                groups.append(([], alike))
            else:
                seen = (each for each in alike if isinstance(each, SeenTechnique))
                groups.append((not_asked(seen), ()))
        return tuple(groups)

    def _groups_in_turn(self) -> "Iterator[_Group]":
        """The groups, of which the first are there before all techniques are loaded."""
        yield from self._first_groups
        yield from self._groups[len(self._first_groups) :]

    def steps(self, board: SudokuBoard, last_move: CellSet = 0) -> Iterator[Step]:
        """Every useful step on *board*, easiest technique first.

        Of steps that are looked for together the easiest to see comes first, after a *last_move*
        that changed some cells.
        """
        in_view = view(self.candidates_shown, last_move)
        for seen_together, one_by_one in self._groups_in_turn():
            if self._is_time_up():
                return
            yield from _useful(easiest_first(seen_together, board, in_view), board)
            for technique in one_by_one:
                if self._is_time_up():
                    return
                yield from _useful(technique.find(board), board)

    def first_step(self, board: SudokuBoard, last_move: CellSet = 0) -> Step | None:
        """The easiest useful step, or None."""
        if board.is_complete:
            return None
        return next(self.steps(board, last_move), None)

    def path(
        self, board: SudokuBoard, last_move: CellSet = 0
    ) -> Iterator[tuple[SudokuBoard, Step]]:
        """The whole way: each position with the step that is made there.

        The level of a step is ``step.level``. Each step is the last move of the next. The way ends
        where nothing more is found, at the latest with the last digit.
        """
        while step := self.first_step(board, last_move):
            yield board, step
            board = step.apply(board)
            last_move = step.touched


def _useful(found: Iterable[Step], board: SudokuBoard) -> Iterator[Step]:
    """The steps that do something, each with the board on which it was found."""
    for step in found:
        if step:
            yield step if step.board else step._replace(board=board)


_Group = tuple[list[Contender], tuple[SolvingTechnique, ...]]
"""Techniques that are tried together, and those that are tried one by one."""


def _check_keys(techniques: Iterable[SolvingTechnique], keys: Iterable[str]) -> None:
    known = Counter(technique.key for technique in techniques)
    for key in keys:
        if key not in known:
            raise ValueError(f"expected the key of a technique, got {key!r}")
    for key, times in known.items():
        if times > 1:
            raise ValueError(f"expected each technique once, got {key!r} {times} times")


def among(
    known: Iterable[SolvingTechnique], more: Iterable[SolvingTechnique]
) -> list[SolvingTechnique]:
    """Some techniques with others among them, each where it is tried."""
    techniques = list(known)
    for technique in more:
        techniques.insert(_place_for(technique, techniques), technique)
    return techniques


def _place_for(technique: SolvingTechnique, known: Sequence[SolvingTechnique]) -> int:
    """Where a technique is tried: before the first that is harder, and before all seen together with it."""
    harder = (place for place, each in enumerate(known) if each.difficulty > technique.difficulty)
    place = next(harder, len(known))
    together = looking_of(known[place]) if place < len(known) else None
    while together is not None and place and looking_of(known[place - 1]) is together:
        place -= 1
    return place


def _in_turn(
    techniques: Iterable[SolvingTechnique], candidates_shown: bool
) -> list[SolvingTechnique]:
    """The techniques in their order, but each kind of looking has its turn first."""

    def turn(technique: SolvingTechnique) -> int:
        looking = looking_of(technique)
        return len(Looking) if looking is None else looking.turn(candidates_shown)

    return sorted(techniques, key=turn)
