"""Questions of every kind, the same ones for each seed, to compare the answers of two engines.

Only those whose answer depends neither on chance nor on how fast the engine is.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.course import CHAPTERS
from sudoku_helper.drills.tasks import KINDS as TASKS
from sudoku_helper.events.evaluating import EVALUATIONS
from sudoku_helper.events.grid_algebra import MAKERS
from sudoku_helper.events.protocol import write_candidates
from sudoku_helper.formats import FORMATS, Puzzle, write
from sudoku_helper.grid_algebra.house_solvers import KINDS
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.small.making import all_solutions
from sudoku_helper.solver import first_solution
from sudoku_helper.starters import EXAMPLES, HARDEST
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, LANGUAGES
from sudoku_helper.watching.strategies import STRATEGIES
from tests.positions import (
    CONTRADICTION_OF_16_DIGITS,
    EMPTY,
    FIVE_CELLS_WITH_FOUR_DIGITS,
    SOLVED,
    TWO_SOLUTIONS,
)

Message = dict[str, Any]
Question = tuple[str, Any]
"""The name of an event and a message to it."""

KEYS = [technique.key for technique in TECHNIQUES]
WRITABLE = [each.key for each in FORMATS if each.write]
ODD = (EMPTY, SOLVED, TWO_SOLUTIONS, FIVE_CELLS_WITH_FOUR_DIGITS, CONTRADICTION_OF_16_DIGITS)
"""Positions that are no puzzle, or no longer."""


def questions(seed: int = 1) -> list[Question]:
    """Five hundred questions in a good mixture."""
    chance = Random(seed)
    found = [
        (event, make(chance)) for event, (number, make) in _MAKERS.items() for _ in range(number)
    ]
    found += [*_each_technique(chance), *_hardest(chance)]
    spoilt = [_spoil(chance, *chance.choice(found)) for _ in range(500 - len(found))]
    found += spoilt
    chance.shuffle(found)
    return [(event, _with_blocks(message, number)) for number, (event, message) in enumerate(found)]


def _with_blocks(message: Any, number: int) -> Any:
    """The message with each way to name blocks in turn, where it says how to speak at all."""
    if not isinstance(message, dict) or "coordinates" not in message:
        return message
    return {**message, "blocks": BLOCK_NAMES[number % len(BLOCK_NAMES)]}


@cache
def _on_the_way() -> dict[Level, list[SudokuBoard]]:
    """Every position on the way through the examples, by their level."""
    return {
        level: [
            board
            for shown in (True, False)
            for board, _ in TechniqueManager(candidates_shown=shown).path(SudokuBoard.parse(puzzle))
        ]
        for level, puzzle in EXAMPLES
    }


def _board(chance: Random, hardest: Level = Level.EXPERT) -> SudokuBoard:
    """A position from the middle of a game, or one in which a technique is the next step."""
    if chance.random() < 0.4:
        ways = [boards for level, boards in _on_the_way().items() if level <= hardest]
        return chance.choice(chance.choice(ways))
    examples = [each.example for each in TECHNIQUES if each.level <= hardest and each.example]
    return SudokuBoard.parse(chance.choice(examples).board)


def _played(chance: Random, board: SudokuBoard) -> SudokuBoard:
    """The same game some moves later, most of them right."""
    solution = first_solution(board)
    assert solution is not None
    for _ in range(chance.choice((0, 0, 0, 1, 4))):
        cell, digit = chance.choice(list(board.candidates) or [Candidate(0, 1)])
        is_right = solution.values[cell] == digit
        if is_right or chance.random() < 0.15:
            board = board.place(cell, digit)
        elif chance.random() < 0.9:
            board = board.cross_out([Candidate(cell, digit)])
    return board


def _speech(chance: Random) -> Message:
    speech = {"lang": chance.choice(list(LANGUAGES)), "coordinates": chance.choice(COORDINATES)}
    return {name: value for name, value in speech.items() if chance.random() < 0.8}


def _position(chance: Random) -> Message:
    """A question about any position."""
    if chance.random() < 0.1:
        return {"board": chance.choice(ODD), **_speech(chance)}
    return {"board": _played(chance, _board(chance)).notation, **_speech(chance)}


def _steps(chance: Random, hardest: Level = Level.EXPERT) -> Message:
    """A question for steps, with some of the player's wishes."""
    board = _played(chance, _board(chance, hardest))
    wishes = {
        "order": chance.sample(KEYS, 20),
        "off": chance.sample(KEYS, chance.choice((1, 5, 30))),
        "learning": chance.sample(KEYS, 3),
        "uniqueness": chance.random() < 0.5,
        "candidates_shown": False,
        "last_move": chance.sample(range(81), chance.choice((1, 2))),
    }
    chosen = {name: wish for name, wish in wishes.items() if chance.random() < 0.25}
    return {"board": board.notation, **chosen, **_speech(chance)}


def _help(chance: Random) -> Message:
    if chance.random() < 0.05:
        return _position(chance)
    if chance.random() < 0.3:
        return {**_steps(chance, Level.HARD), "skip": chance.choice((1, 2, 3, 8))}
    return _steps(chance)


def _start(chance: Random) -> Message:
    """An entry, often with a slip."""
    values = list(_board(chance).only_givens().values)
    for _ in range(chance.choice((0, 1, 1, 1, 2))):
        values[chance.randrange(81)] = chance.randrange(10)
    message: Message = {"board": "".join(map(str, values)), **_speech(chance)}
    if chance.random() < 0.5:
        unsure = chance.sample(range(81), 5)
        message["unsure"] = [[cell, chance.randrange(10)] for cell in unsure]
    return message


def _read(chance: Random) -> Message:
    """Puzzles in some format, sometimes damaged."""
    boards = [_played(chance, _board(chance)) for _ in range(chance.choice((1, 1, 1, 3)))]
    key = chance.choice(WRITABLE)
    written = write(key, [Puzzle(board, title="Für Fünf – 5️⃣") for board in boards[:1]])
    if len(boards) > 1:
        written = "\n".join(board.notation for board in boards)
    return {"text": _damaged(chance, written), **_speech(chance)}


def _damaged(chance: Random, text: str) -> str:
    """A text as somebody pastes it, as often as not with something missing or too much."""
    where = chance.randrange(len(text))
    some = "".join(chance.choices("0123456789.,;:<>&|+-*/#%=[]{}\"'\\ \n\tx٣²Ⅳ五🎲\ufeff", k=3))
    damages = (text[:where], text[where:], text[:where] + some + text[where + 1 :], some)
    return chance.choice((text, chance.choice(damages)))


def _write(chance: Random) -> Message:
    return {**_position(chance), "format": chance.choice([*WRITABLE, *WRITABLE, "link", "none"])}


def _evaluate(chance: Random) -> Message:
    return {**_position(chance), "mode": chance.choice(EVALUATIONS)}


def _trace(chance: Random) -> Message:
    strategy = chance.choice(list(STRATEGIES))
    return {
        **_speech(chance),
        "board": chance.choice([*(each.board for each in (*EXAMPLES, *HARDEST)), *ODD]),
        "strategy": strategy,
        "seed": chance.choice((0, 1, 4711)) if strategy == "smart" else 0,
        "bookmark": "",
        "count": chance.choice((0, 5, 60, 400)),
        "skim": False,
    }


def _small(chance: Random) -> Message:
    """A question about a small position, often with a wrong digit."""
    values = [value if chance.random() < 0.4 else 0 for value in chance.choice(all_solutions())]
    for _ in range(chance.choice((0, 0, 1))):
        values[chance.randrange(len(values))] = chance.randrange(5)
    cells = [f"{chance.choice(('', '+'))}{value}" if value else "." for value in values]
    return {"board": "".join(cells), **_speech(chance)}


def _judge(chance: Random) -> Message:
    """An answer in a drill: right, half of it, too much, or something else."""
    technique = chance.choice(TECHNIQUES)
    board = SudokuBoard.parse(technique.example.board)
    step = next(filter(None, technique.find(board)))
    placements, cross_outs = list(step.placements), list(step.cross_outs)
    kind = chance.randrange(4)
    if kind == 1:
        placements, cross_outs = placements[1:], cross_outs[1:]
    if kind == 2:
        cross_outs.append(chance.choice(list(board.candidates)))
    if kind == 3:
        placements, cross_outs = [chance.choice(list(board.candidates))], []
    marks = {
        "placements": write_candidates(placements),
        "cross_outs": write_candidates(cross_outs),
    }
    if chance.random() < 0.3:
        cells = {each.cell for found in step.highlights.values() for each in found}
        marks = {"kind": "find", "cells": sorted(cells)[chance.randrange(2) :]}
    return {
        "technique": chance.choice((technique.key, technique.key, chance.choice(KEYS))),
        "board": board.notation,
        **marks,
        **_speech(chance),
    }


def _drill(chance: Random) -> Message:
    """A task that everybody gets who asks with the same seed."""
    return {
        "technique": chance.choice(KEYS),
        "kind": chance.choice(TASKS),
        "ease": chance.choice((0, 0.5, 1)),
        "recent": chance.sample(range(20), 5),
        "seed": chance.randrange(1000),
        **_speech(chance),
    }


def _review(chance: Random) -> Message:
    """A game: digits written and candidates crossed out, most of them rightly, and some taken back."""
    board = _board(chance)
    solution = first_solution(board)
    assert solution is not None
    moves = []
    candidates = list(board.candidates)
    chance.shuffle(candidates)
    for cell, digit in candidates[: chance.choice((1, 10, 30))]:
        is_right = solution.values[cell] == digit
        written = digit if is_right or chance.random() < 0.03 else 0
        moves.append([[cell, written, [] if written else [digit]]])
    helped = chance.sample(KEYS, chance.choice((0, 2)))
    return {"board": board.notation, "moves": moves, "helped": helped, **_speech(chance)}


def _detect(chance: Random) -> Message:
    """Two grids, most of them equivalent."""
    board = _board(chance)
    image = random_transformation(chance).values(board.values)
    other = chance.choice((SudokuBoard.of(image).line, board.line, _board(chance).line))
    return {"board": board.line, "other": other, **_speech(chance)}


def _transform(chance: Random) -> Message:
    kind = chance.choice(list(MAKERS))
    image = chance.sample(range(1, 10), 9) if kind == "values" else chance.sample((1, 2, 3), 3)
    number = chance.choice((1, 2, 3)) if kind in ("rows", "columns", "turn", "any") else 0
    return {**_position(chance), "kind": kind, "number": number, "image": image}


def _sheet(chance: Random) -> Message:
    chapter = chance.choice(CHAPTERS).key
    wish = {"chapter": chapter, "seed": chance.randrange(1000), "size": "A4", "address": ""}
    return {**wish, **_speech(chance)}


def _each_technique(chance: Random) -> Iterator[Question]:
    """For every technique a position that has one, asked of somebody who knows no other."""
    for technique in TECHNIQUES:
        others = [key for key in KEYS if key != technique.key]
        yield "help", {"board": technique.example.board, "off": others, **_speech(chance)}


def _hardest(chance: Random) -> Iterator[Question]:
    for puzzle in HARDEST:
        yield "next", {"board": puzzle.board, **_speech(chance)}


def _spoil(chance: Random, event: str, good: Any) -> Question:
    """The same question with something wrong in it."""
    field = chance.choice(list(good))
    wrong = chance.choice(
        (None, -1, 1.5, True, "x" * 30_000, [], [[[]]], {"a": 1}, 10**30, "\ud800")
    )
    return chance.choice(
        (
            (event, {**good, field: wrong}),
            # Without a seed a drill is left to chance.
            (event, {name: good[name] for name in good if name != field or name == "seed"}),
            (event, {**good, "unknown": wrong}),
            (event, wrong),
        )
    )


_MAKERS: dict[str, tuple[int, Callable[[Random], Message]]] = {
    "help": (70, _help),
    "steps": (25, lambda chance: _steps(chance, Level.MEDIUM)),
    "path": (15, lambda chance: _steps(chance, Level.MEDIUM)),
    "start": (40, _start),
    "check": (20, _position),
    "read": (32, _read),
    "write": (27, _write),
    "evaluate": (20, _evaluate),
    "rate": (8, _position),
    "trace": (12, _trace),
    "watch": (10, lambda chance: _steps(chance, Level.MEDIUM)),
    "next": (15, lambda chance: _steps(chance, Level.HARD)),
    "judge": (20, _judge),
    "drill": (20, _drill),
    "review": (10, _review),
    "small-check": (6, _small),
    "small-hint": (6, _small),
    "small-trace": (4, lambda chance: {**_small(chance), "start": chance.choice((0, 30))}),
    "sheet": (1, _sheet),
    "detect": (3, _detect),
    "transform": (3, _transform),
    "solve": (3, lambda chance: {**_position(chance), "by": chance.choice(list(KINDS))}),
}
"""How many questions of each kind, and what makes one."""
