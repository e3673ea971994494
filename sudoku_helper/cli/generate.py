"""``generate`` makes new puzzles, no two of them equivalent.

What was printed before is not made again (``--avoid``), and a file can be gone on with (``--append``):
the same seed goes on where it stopped, and the file becomes what it would have been at once.
"""

import argparse
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.cli import words
from sudoku_helper.cli.appending import KINDS, Existing, read_existing
from sudoku_helper.cli.arguments import (
    Arguments,
    add_language,
    add_output,
    add_workers,
    level,
    positive,
    span,
    technique_key,
)
from sudoku_helper.cli.bulk import run as run_all
from sudoku_helper.cli.errors import InputError, UsageError
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.language import remark, say, spoken
from sudoku_helper.cli.outputs import NOTHING_YET, STANDARD_OUTPUT, Row, writing
from sudoku_helper.formats import Puzzle, write
from sudoku_helper.generator import (
    Corpus,
    ImpossibleWish,
    NotFound,
    Series,
    Wish,
    own_corpus,
    read_corpus,
)
from sudoku_helper.generator.fillings import FILLINGS, MIXED, read_fillings
from sudoku_helper.generator.patterns import SYMMETRIES
from sudoku_helper.generator.series import Made, NoMoreDiffer, attempt
from sudoku_helper.generator.wishes import SOURCES
from sudoku_helper.levels import Level
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.symmetry.canonical import fingerprint_of_form
from sudoku_helper.text import Text, TextError

EXAMPLES = (
    "generate --count 12 --level medium --symmetry point",
    "generate --technique x-wing --seed 7 --json",
    "generate --count 30 --seed june --avoid may.csv --append --csv --out june.csv",
)

_COLUMNS = ("puzzle", "level", "technique", "givens", "hash")

_PUZZLE_FORMATS = ("sudoku", "cell-xml")
"""The formats of a publisher, in which puzzles can be written at once."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "--count",
        type=positive,
        default=1,
        help=say(en="how many puzzles (1)", de="wie viele Sudokus (1)"),
    )
    _add_wish(parser)
    parser.add_argument(
        "--seed",
        help=say(
            en="the same seed and wishes give the same puzzles",
            de="gleicher Startwert und gleiche Wünsche ergeben die gleichen Sudokus",
        ),
    )
    parser.add_argument(
        "--avoid",
        action="append",
        default=[],
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="make nothing equivalent to the puzzles in this file (may be said several times)",
            de="nichts machen, was einem Sudoku dieser Datei gleichwertig ist (auch mehrmals möglich)",
        ),
    )
    add_language(parser)
    add_output(parser, *_PUZZLE_FORMATS)
    # So that a file that is gone on with can decide.
    parser.set_defaults(format=None)
    parser.add_argument(
        "--append",
        action="store_true",
        help=say(
            en="go on with the file of --out in its format; the same seed goes on where it stopped",
            de="die Datei von --out in ihrem Format fortsetzen; der gleiche Startwert macht weiter, wo er aufgehört hat",
        ),
    )
    add_workers(parser)


def _add_wish(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--level",
        type=level,
        help=say(
            en="how hard: very-easy to evil, or 1 to 7",
            de="wie schwer: very-easy bis evil oder 1 bis 7",
        ),
    )
    parser.add_argument(
        "--technique",
        type=technique_key,
        metavar="KEY",
        help=say(
            en="a technique that must be needed, and nothing harder",
            de="eine Technik, die nötig sein muss, und nichts Schwereres",
        ),
    )
    parser.add_argument(
        "--givens",
        type=span,
        help=say(
            en="number of givens: 28 or 26-30 (very easy puzzles have 36-40, easy ones 30-38)",
            de="Zahl der Vorgaben: 28 oder 26-30 (sehr leichte Sudokus haben 36-40, leichte 30-38)",
        ),
    )
    parser.add_argument(
        "--symmetry",
        choices=SYMMETRIES,
        default="none",
        help=say(en="symmetry of the pattern of givens", de="Symmetrie des Musters der Vorgaben"),
    )
    parser.add_argument(
        "--source",
        choices=SOURCES,
        default="corpus",
        help=say(
            en="start from the puzzles of a corpus or from scratch",
            de="von den Sudokus eines Korpus ausgehen oder ganz von vorn",
        ),
    )
    parser.add_argument(
        "--corpus",
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="the corpus: minimal puzzles, a line each (our own)",
            de="der Korpus: minimale Sudokus, eines je Zeile (der eigene)",
        ),
    )
    parser.add_argument(
        "--filling",
        type=_fillings,
        default="random",
        metavar=say(en="WAY", de="WEISE"),
        help=say(
            en=f"how givens are added: {', '.join(FILLINGS)}, several with commas, or {MIXED}",
            de=f"wie Vorgaben dazukommen: {', '.join(FILLINGS)}, mehrere mit Kommas, oder {MIXED}",
        ),
    )
    parser.add_argument(
        "--unfair",
        action="store_true",
        help=say(
            en="allow puzzles that cannot be solved without trying",
            de="auch Sudokus, die ohne Probieren nicht zu lösen sind",
        ),
    )


def _fillings(text: str) -> str:
    try:
        read_fillings(text)
    except TextError as error:
        raise argparse.ArgumentTypeError(error.text(spoken())) from None
    return text


def run(arguments: Arguments) -> int:
    """Print new puzzles."""
    if arguments.append and arguments.out in (None, STANDARD_OUTPUT):
        raise UsageError(words.APPEND_NEEDS_OUT)
    if arguments.corpus and arguments.source != "corpus":
        raise UsageError(words.CORPUS_WITHOUT_SOURCE)
    wish = _wish(arguments)
    _check_corpus(wish, arguments)
    existing = _existing(arguments)
    arguments.format = arguments.format or (existing.kind if existing else "text")
    if arguments.format == "cell-xml" and arguments.count > 1:
        raise InputError(words.ONE_PUZZLE_ONLY.format(format=arguments.format))
    corpus, avoided = _corpus(arguments.corpus), _avoided(arguments, existing)
    series = Series(wish, arguments.seed, corpus, avoided)
    done = _number_of_done(series, existing, arguments.out) if existing else 0
    with writing(
        arguments,
        _COLUMNS,
        lambda row: _text(row, arguments.format),
        total=arguments.count - done,
        earlier=existing.earlier if existing else NOTHING_YET,
    ) as (writer, progress):
        for row in _rows(series, range(done, arguments.count), arguments):
            writer.write(row)
            writer.flush()
            progress.advance()
    return 0


def _wish(arguments: Arguments) -> Wish:
    try:
        return Wish(
            level=arguments.level,
            technique=arguments.technique,
            givens=arguments.givens,
            symmetry=arguments.symmetry,
            fair=not arguments.unfair,
            source=arguments.source,
            filling=arguments.filling,
        )
    except ImpossibleWish as error:
        raise InputError(error.text) from error
    except TextError as error:
        raise UsageError(error.text) from error


def _check_corpus(wish: Wish, arguments: Arguments) -> None:
    """Say how many puzzles a corpus of others has, and refuse what it cannot give."""
    try:
        corpus = _corpus(arguments.corpus)
        wish.check_corpus(corpus or own_corpus())
    except TextError as error:
        raise InputError(error.text) from error
    if corpus:
        remark(words.CORPUS_READ.format(file=arguments.corpus, number=str(len(corpus.entries))))


def _existing(arguments: Arguments) -> Existing | None:
    """The file that is to be gone on with, if there is one."""
    if not arguments.append:
        return None
    if arguments.format not in (None, *KINDS):
        raise UsageError(words.CANNOT_GO_ON.format(file=f"--format {arguments.format}"))
    existing = read_existing(Path(arguments.out), _COLUMNS)
    if existing and arguments.format not in (None, existing.kind):
        raise UsageError(words.OTHER_FORMAT.format(file=arguments.out, format=existing.kind))
    return existing


def _text(row: Row, kind: str) -> str:
    """A row in a format that is not made of columns."""
    line = str(row["puzzle"])
    if kind not in _PUZZLE_FORMATS:
        return line
    puzzle = Puzzle(SudokuBoard.parse(line), level=Level(int(str(row["level"]))).key)
    return write(kind, [puzzle]).rstrip("\n")


def _avoided(arguments: Arguments, existing: Existing | None) -> Iterator[str]:
    """The forms of all that is not to be made again: in files, and in the one that is gone on with."""
    for path in arguments.avoid:
        forms = _forms((item.board for item in read_items([path], arguments.lang)), arguments)
        remark(words.AVOIDED.format(file=path, number=str(len(forms))))
        yield from forms
    if existing:
        yield from _forms(map(SudokuBoard.parse, existing.puzzles), arguments)


def _forms(boards: Iterable[SudokuBoard], arguments: Arguments) -> list[str]:
    notations = (board.only_givens().line for board in boards)
    return list(run_all(form_of, notations, arguments.workers, arguments.scheduler))


def form_of(line: str) -> str:
    """The canonical form of a puzzle."""
    return canonical_form(SudokuBoard.parse(line))


def _number_of_done(series: Series, existing: Existing, file: str) -> int:
    """How many of the puzzles stand at the end of a file; the others there are avoided."""
    first = _place_of(0, series, existing.puzzles)
    if first is None:
        return 0
    done = len(existing.puzzles) - first
    if done > 1 and _place_of(done - 1, series, existing.puzzles[-1:]) is None:
        raise InputError(words.OTHERS_FOLLOW.format(file=file))
    remark(words.GOING_ON.format(file=file, number=str(done)))
    return done


def _place_of(number: int, series: Series, puzzles: list[str]) -> int | None:
    """Where a puzzle of the series stands, whichever attempt gave it."""
    with suppress(NotFound, BoardError):
        for made in series.attempts(number):
            if made.puzzle.line in puzzles:
                return puzzles.index(made.puzzle.line)
    return None


def _rows(series: Series, numbers: range, arguments: Arguments) -> Iterator[Row]:
    """The puzzles of these numbers; workers make the first attempts."""
    tasks = ((series.wish, series.seed, arguments.corpus, number) for number in numbers)
    firsts = run_all(first_attempt, tasks, arguments.workers, arguments.scheduler)
    for number, first in zip(numbers, firsts, strict=True):
        if isinstance(first, Text):
            raise InputError(words.NO_MORE.format(number=number, why=first))
        try:
            yield _described(series.make(number, first))
        except (NotFound, BoardError) as error:
            raise InputError(words.NO_MORE.format(number=number, why=_why(error))) from error


def first_attempt(task: tuple[Wish, str | int, str | None, int]) -> Made | Text:
    """The first attempt at a number of a series, or why there is none."""
    wish, seed, corpus, number = task
    try:
        return attempt(wish, seed, _corpus(corpus), number)
    except (NotFound, BoardError) as error:
        return _why(error)


def _why(error: NotFound | BoardError) -> Text:
    """Why a puzzle was not made."""
    if isinstance(error, BoardError):
        return error.text
    return words.NO_MORE_DIFFER if isinstance(error, NoMoreDiffer) else words.NONE_FOUND


@cache
def _corpus(path: str | None) -> Corpus | None:
    return read_corpus(Path(path)) if path else None


def _described(made: Made) -> Row:
    puzzle = made.puzzle
    return {
        "puzzle": puzzle.line,
        "level": int(puzzle.level),
        "technique": puzzle.hardest.key,
        "givens": sum(map(bool, puzzle.values)),
        "hash": fingerprint_of_form(made.form),
    }
