"""The commands: each reads its arguments, has the work done, and writes the answers."""

import argparse
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import jobs
from sudoku_helper.cli.bulk import run
from sudoku_helper.cli.inputs import InputError, Item, read_items, read_one
from sudoku_helper.cli.outputs import Progress, Row, Writer, open_output
from sudoku_helper.course.words import EQUIVALENT, NOT_EQUIVALENT, ONLY_DIGITS
from sudoku_helper.drawing.picture import png, svg
from sudoku_helper.events.course import DetectRequest, answer_detect
from sudoku_helper.formats import FORMATS, write
from sudoku_helper.generator import Wish
from sudoku_helper.geometry import BIT
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import plain
from sudoku_helper.symmetry import (
    IDENTITY,
    TRANSPOSITION,
    Transformation,
    band_permutation,
    chain,
    equivalence,
    random_transformation,
    reflection,
    rotation,
    stack_permutation,
    value_permutation,
)
from sudoku_helper.symmetry.kinds import MIDDLE_COLUMN, MIDDLE_ROW
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import Speech

Arguments = argparse.Namespace

PICTURES = ("svg", "png")

_MOST_ATTEMPTS = 200
"""How often a puzzle that is equivalent to another is replaced before giving up."""


def solve(arguments: Arguments) -> int:
    """Print the solution of each puzzle, or how far a solver comes that looks at one kind of house."""
    columns = ("puzzle", "solution")
    if not arguments.by:
        if arguments.grids:
            raise InputError("expected --by together with --grids")
        return _each(arguments, jobs.solve, columns, "solution")
    return _each(
        arguments,
        jobs.solve_by,
        (*columns, jobs.GRIDS) if arguments.grids else columns,
        jobs.GRIDS if arguments.grids else "solution",
        prepare=lambda notation: (arguments.by, notation),
    )


def grade(arguments: Arguments) -> int:
    """Print level and score of each puzzle."""
    return _each(arguments, jobs.grade, ("puzzle", "level", "score"), "puzzle", "level", "score")


def path(arguments: Arguments) -> int:
    """Print the steps of the easiest path, one line each."""
    columns = ("puzzle", "number", "technique", "level", "effects", "eureka")
    manager = _manager(arguments)
    code = 0
    with open_output(arguments.out) as stream:
        writer = Writer(
            stream, arguments.format, columns, lambda row: f"{row['technique']} {row['effects']}"
        )
        try:
            for item in read_items(arguments.input):
                for row in jobs.path(item.board.notation, manager):
                    writer.write(row)
                problem = jobs.problem_of(item.board)
                if problem:
                    code = _complain(item.place, problem)
        finally:
            writer.close()
    return code


def hint(arguments: Arguments) -> int:
    """Print the next step in as many stages as wanted."""
    board = read_one(arguments.puzzle)
    problem = jobs.problem_of(board)
    if problem:
        return _complain("puzzle", problem)
    last_move = 0 if arguments.last_move is None else BIT[arguments.last_move]
    step = _manager(arguments).first_step(board, last_move)
    if step is None:
        return _complain("puzzle", "is solved" if board.is_complete else "has no easier step")
    speech = Speech(arguments.lang, arguments.coordinates, arguments.blocks)
    stages = (
        plain([step.where(speech)]),
        [step.technique.name(speech)],
        plain(step.explanation(speech)),
        [str(step)],
    )
    for lines in stages[: arguments.stage]:
        print("\n".join(lines))
    if arguments.notation and (line := eureka(step)):
        print(line)
    return 0


def _manager(arguments: Arguments) -> TechniqueManager:
    """The techniques in the order in which ``hint`` and ``path`` try them."""
    return TechniqueManager(
        uniqueness=not arguments.no_uniqueness, candidates_shown=not arguments.no_notes
    )


def generate(arguments: Arguments) -> int:
    """Print new puzzles."""
    try:
        wish = Wish(
            level=_level(arguments.level),
            technique=arguments.technique,
            givens=arguments.givens,
            symmetry=arguments.symmetry,
            fair=not arguments.unfair,
            source=arguments.source,
            filling=arguments.filling,
        )
    except ValueError as error:
        raise InputError(str(error)) from error
    seed = arguments.seed if arguments.seed is not None else str(Random().getrandbits(64))
    columns = ("puzzle", "level", "technique", "givens")
    with open_output(arguments.out) as stream:
        writer = Writer(stream, arguments.format, columns, lambda row: str(row["puzzle"]))
        progress = Progress(arguments.count)
        try:
            for row in _different(wish, seed, arguments):
                writer.write(row)
                stream.flush()
                progress.advance()
        finally:
            progress.close()
            writer.close()
    return 0


def _level(key: str | None) -> Level | None:
    return next((level for level in Level if level.key == key), None)


def _different(wish: Wish, seed: str, arguments: Arguments) -> Iterator[Row]:
    """As many puzzles as wanted, no two equivalent, the same ones however many workers make them."""
    tasks = ((wish, seed, number, 0, arguments.corpus) for number in range(arguments.count))
    known: set[str] = set()
    results = run(jobs.generate, tasks, arguments.workers, arguments.scheduler)
    for number, row in enumerate(results):
        attempt = 0
        while row["form"] in known and attempt < _MOST_ATTEMPTS:
            attempt += 1
            row = jobs.generate((wish, seed, number, attempt, arguments.corpus))
        if row[jobs.PROBLEM] or row["form"] in known:
            raise InputError(f"{number} puzzles made; {row[jobs.PROBLEM] or 'no more differ'}")
        known.add(str(row["form"]))
        yield row


def transform(arguments: Arguments) -> int:
    """Print the image of each puzzle."""
    transformation = _transformation(arguments)
    if arguments.words:
        print("\n".join(chain(transformation, Speech(arguments.lang))), file=sys.stderr)
    return _each(
        arguments,
        jobs.transform,
        ("puzzle", "image", "transformation"),
        "image",
        prepare=lambda notation: (transformation, notation),
    )


def _transformation(arguments: Arguments) -> Transformation:
    """The chain that the options name, always in the same order."""
    try:
        result = Transformation.parse(arguments.by) if arguments.by else IDENTITY
        if arguments.transpose:
            result = result.then(TRANSPOSITION)
        result = result.then(rotation(arguments.turns))
        if arguments.reflect:
            axis = MIDDLE_ROW if arguments.reflect == "row" else MIDDLE_COLUMN
            result = result.then(reflection(axis))
        for make, image in (
            (band_permutation, arguments.bands),
            (stack_permutation, arguments.stacks),
            (value_permutation, arguments.digits),
        ):
            if image:
                result = result.then(make([int(number) for number in image]))
    except ValueError as error:
        raise InputError(str(error)) from error
    if arguments.random:
        result = result.then(random_transformation(Random(arguments.seed)))
    return result


def isomorphic(arguments: Arguments) -> int:
    """Tell whether two puzzles are equivalent, and by which chain."""
    found = equivalence(read_one(arguments.first), read_one(arguments.second))
    if found is None:
        print("not equivalent")
        return 1
    print("\n".join(chain(found, Speech(arguments.lang))))
    return 0


def detect(arguments: Arguments) -> int:
    """Tell which simple transformation turns one grid into another, or which chain of them."""
    grids = [read_one(arguments.first), read_one(arguments.second)]
    speech = Speech(arguments.lang, arguments.coordinates, arguments.blocks)
    found = answer_detect(DetectRequest(grids[0], speech, grids[1]))
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_detected(found, speech)))
    return 0 if found["chain"] else 1


def _detected(found: Mapping[str, Any], speech: Speech) -> Iterator[str]:
    for each in found["findings"]:
        head = " ".join(part for part in (each["name"], each["image"]) if part)
        yield f"{head}: {' '.join(each['told'])}"
    for house in found["houses"]:
        yield ONLY_DIGITS.format(house=house["name"], image=house["image"])(speech)
    if not found["chain"]:
        yield NOT_EQUIVALENT(speech)
    elif not found["findings"]:
        yield EQUIVALENT(speech)
        yield from found["chain"]


def convert(arguments: Arguments) -> int:
    """Write puzzles in another format."""
    puzzles = [item.checked for item in read_items(arguments.input)]
    if not puzzles:
        raise InputError("expected a puzzle, got nothing")
    if len(puzzles) > 1 and not _holds_many(arguments.to):
        raise InputError(f"expected one puzzle for the format {arguments.to}, got {len(puzzles)}")
    if arguments.to in PICTURES:
        data = _picture(puzzles[0].board, arguments)
    else:
        text = write(arguments.to, puzzles)
        data = (text if text.endswith("\n") else text + "\n").encode()
    if arguments.out:
        Path(arguments.out).write_bytes(data)
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
    return 0


def _holds_many(key: str) -> bool:
    return any(each.key == key and each.holds_many for each in FORMATS)


def _picture(board: SudokuBoard, arguments: Arguments) -> bytes:
    if arguments.to == "svg":
        return (svg(board, arguments.candidates) + "\n").encode()
    try:
        return png(board, arguments.candidates, arguments.pixels)
    except ValueError as error:
        raise InputError(str(error)) from error


def serve(arguments: Arguments) -> NoReturn:
    """Serve the web app until Ctrl-C."""
    wishes = {"HOST": arguments.host, "PORT": arguments.port}
    wishes = {name: wish for name, wish in wishes.items() if wish is not None}
    # Not in this process: green threads have to be there before all that was imported here.
    os.execve(sys.executable, [sys.executable, str(_starter())], {**os.environ, **wishes})


def _starter() -> Path:
    """What starts the app: inside the installed package, otherwise at the top of the project."""
    package = Path(__file__).parents[1]
    packaged = package / "web" / "start" / "app.py"
    return packaged if packaged.exists() else package.parent / "app.py"


def _each(
    arguments: Arguments,
    job: Callable[[Any], Row],
    columns: tuple[str, ...],
    *shown: str,
    prepare: Callable[[str], Any] = str,
) -> int:
    """Do a job for each puzzle and write one row for each; bad ones are named and left out."""
    code = 0
    places: deque[str] = deque()

    def tasks(items: Iterable[Item]) -> Iterator[Any]:
        nonlocal code
        for item in items:
            if item.puzzle is None:
                code = _complain(item.place, item.problem)
                continue
            places.append(item.place)
            yield prepare(item.board.notation)

    with open_output(arguments.out) as stream:
        writer = Writer(
            stream,
            arguments.format,
            columns,
            lambda row: " ".join(_lines(row[column]) for column in shown),
        )
        progress = Progress()
        work = run(job, tasks(read_items(arguments.input)), arguments.workers, arguments.scheduler)
        try:
            for row in work:
                place = places.popleft()
                if row[jobs.PROBLEM]:
                    code = _complain(place, str(row[jobs.PROBLEM]))
                if not row[jobs.PROBLEM] or row.get(jobs.GRIDS):
                    writer.write(row)
                progress.advance()
        finally:
            progress.close()
            writer.close()
    return code


def _lines(value: object) -> str:
    """A value as text, each item of a list in a line of its own."""
    return "\n".join(value) if isinstance(value, list) else str(value)


def _complain(place: str, problem: str) -> int:
    """Say what is wrong with a puzzle; the exit code for that."""
    print(f"{place}: {problem}", file=sys.stderr)
    return 1
