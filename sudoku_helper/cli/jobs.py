"""What is done with one puzzle, in whichever process: texts in, plain rows out."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.outputs import Row
from sudoku_helper.course import house_solvers
from sudoku_helper.generator import Corpus, GeneratedPuzzle, NotFound, Wish, make, read_corpus
from sudoku_helper.generator.wishes import seed_of
from sudoku_helper.grading import grade as judge
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.solver import count, first_solution
from sudoku_helper.symmetry import Transformation, canonical_form
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import DEFAULT_LANGUAGE
from sudoku_helper.trainer.trace import Placed, Solved, TakenBack, trace

PROBLEM = "problem"
"""The column that tells why there is no answer, or no complete one."""

GRIDS = "grids"
"""The column with every grid on the way; it is written however far a solver came."""

TRYING = "trying"
SOLVERS = (*house_solvers.KINDS, TRYING)
"""How ``solve`` may go about it: looking at one kind of house only, or by trying."""


def solve(notation: str) -> Row:
    """The solution of a puzzle that has exactly one."""
    board = SudokuBoard.parse(notation)
    problem = problem_of(board)
    solution = None if problem else first_solution(board)
    return {
        "puzzle": board.line,
        "solution": solution.line if solution else "",
        PROBLEM: problem,
    }


def solve_by(task: tuple[str, str]) -> Row:
    """How far a solver comes that looks at one kind of house, or that tries, and every grid on the way."""
    kind, notation = task
    board = SudokuBoard.parse(notation)
    problem = problem_of(board) if kind == TRYING else ""
    grids = [] if problem else [grid.line for grid in _grids(board, kind)]
    empty = grids[-1].count(".") if grids else 0
    return {
        "puzzle": board.line,
        "solution": grids[-1] if grids else "",
        GRIDS: grids,
        PROBLEM: problem or (f"looking at each {kind} leaves {empty} cells empty" if empty else ""),
    }


def _grids(board: SudokuBoard, kind: str) -> Iterator[SudokuBoard]:
    """The grids on the way to the end, each with one digit more, or with others after going back."""
    if kind != TRYING:
        yield from house_solvers.solve_by(board, kind)
        return
    yield board
    values = list(board.values)
    for event in trace(board, "smart"):
        if isinstance(event, Solved):
            return
        if isinstance(event, Placed | TakenBack):
            values[event.cell] = event.digit if isinstance(event, Placed) else 0
        if isinstance(event, Placed):
            yield SudokuBoard.of(values, board.givens)


def problem_of(board: SudokuBoard) -> str:
    """Why a puzzle has not exactly one solution, or nothing."""
    found = count(board)
    if found == 1:
        return ""
    return "has no solution" if not found else "has more than one solution"


def path(notation: str, manager: TechniqueManager) -> list[Row]:
    """The steps of the easiest path."""
    board = SudokuBoard.parse(notation)
    rows: list[Row] = []
    for before, step in manager.path(board):
        rows.append(
            {
                "puzzle": board.line,
                "number": len(rows) + 1,
                "technique": step.technique.key,
                "level": int(step.level),
                "effects": str(step),
                "eureka": eureka(step),
                "board": before.notation,
            }
        )
    return rows


def grade(notation: str) -> Row:
    """Level and score of a puzzle."""
    board = SudokuBoard.parse(notation)
    problem = problem_of(board)
    if problem:
        return {"puzzle": board.line, "level": "", "score": "", PROBLEM: problem}
    found = judge(board)
    return {
        "puzzle": board.line,
        "level": int(found.level),
        "score": found.score,
        PROBLEM: "",
    }


def transform(task: tuple[Transformation, str]) -> Row:
    """The image of a puzzle."""
    transformation, notation = task
    board = SudokuBoard.parse(notation)
    image = transformation.apply(board)
    return {
        "puzzle": board.line,
        "image": image.notation,
        "transformation": transformation.notation,
        PROBLEM: "",
    }


def generate(task: tuple[Wish, str, int, int, str | None]) -> Row:
    """One puzzle of a batch, with its canonical form."""
    wish, seed, number, attempt, corpus = task
    try:
        puzzle = make(wish, seed_of(seed, number, attempt), _corpus(corpus))
    except NotFound as error:
        return {"form": "", PROBLEM: str(error)}
    return _described(puzzle)


@cache
def _corpus(path: str | None) -> Corpus | None:
    return read_corpus(Path(path)) if path else None


def _described(puzzle: GeneratedPuzzle) -> Row:
    return {
        "puzzle": puzzle.line,
        "level": int(puzzle.level),
        "technique": puzzle.hardest.key,
        "givens": sum(map(bool, puzzle.values)),
        "note": puzzle.note(DEFAULT_LANGUAGE),
        "form": canonical_form(puzzle.board),
        PROBLEM: "",
    }
