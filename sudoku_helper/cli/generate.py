"""``generate`` makes new puzzles, no two of them equivalent.

What was printed before is not made again (``--avoid``), and a file can be gone on with (``--append``):
the same seed goes on where it stopped, and the file becomes what it would have been at once.
"""

import argparse
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

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
from sudoku_helper.cli.each_puzzle import PROBLEM
from sudoku_helper.cli.errors import InputError, UsageError
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.language import remark, say, spoken
from sudoku_helper.cli.outputs import NOTHING_YET, STANDARD_OUTPUT, Row, writing
from sudoku_helper.formats import Puzzle, write
from sudoku_helper.generator import (
    Corpus,
    GeneratedPuzzle,
    ImpossibleWish,
    NotFound,
    Wish,
    make,
    own_corpus,
    read_corpus,
)
from sudoku_helper.generator.fillings import FILLINGS, MIXED, read_fillings
from sudoku_helper.generator.patterns import SYMMETRIES
from sudoku_helper.generator.wishes import SOURCES, seed_of
from sudoku_helper.levels import Level
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.symmetry.canonical import fingerprint_of_form
from sudoku_helper.text import TextError

EXAMPLES = (
    "generate --count 12 --level medium --symmetry point",
    "generate --technique x-wing --seed 7 --json",
    "generate --count 30 --seed june --avoid may.csv --append --csv --out june.csv",
)

_MOST_ATTEMPTS = 200
"""How often a puzzle that is equivalent to another is replaced before giving up."""

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
    series = _Series(wish, arguments)
    done = series.go_on(existing) if existing else 0
    with writing(
        arguments,
        _COLUMNS,
        lambda row: _text(row, arguments.format),
        total=arguments.count - done,
        earlier=existing.earlier if existing else NOTHING_YET,
    ) as (writer, progress):
        for row in series.puzzles(done):
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


class _Series:
    """The puzzles of a seed, numbered, none equivalent to another or to what is to be avoided.

    They are the same however many workers make them, and whether they are made at once or not.
    """

    def __init__(self, wish: Wish, arguments: Arguments) -> None:
        seed = arguments.seed
        self._wish = wish
        self._seed = str(Random().getrandbits(64)) if seed is None else seed
        self._arguments = arguments
        self._known: set[str] = set()
        for path in arguments.avoid:
            forms = self._forms(item.board for item in read_items([path], arguments.lang))
            self._known |= set(forms)
            remark(words.AVOIDED.format(file=path, number=str(len(forms))))

    def _forms(self, boards: Iterable[SudokuBoard]) -> list[str]:
        notations = (board.only_givens().line for board in boards)
        arguments = self._arguments
        return list(run_all(form_of, notations, arguments.workers, arguments.scheduler))

    def go_on(self, existing: Existing) -> int:
        """How many of the puzzles stand at the end of a file; the others there are avoided."""
        self._known |= set(self._forms(map(SudokuBoard.parse, existing.puzzles)))
        first = self._place_of(0, existing.puzzles)
        if first is None:
            return 0
        done = len(existing.puzzles) - first
        if done > 1 and self._place_of(done - 1, existing.puzzles[-1:]) is None:
            raise InputError(words.OTHERS_FOLLOW.format(file=self._arguments.out))
        remark(words.GOING_ON.format(file=self._arguments.out, number=str(done)))
        return done

    def _place_of(self, number: int, puzzles: list[str]) -> int | None:
        """Where a puzzle of the series stands, whichever attempt gave it."""
        for attempt in range(_MOST_ATTEMPTS):
            row = self._make(number, attempt)
            if row.get("puzzle") in puzzles:
                return puzzles.index(str(row["puzzle"]))
            if row["form"] not in self._known:
                break
        return None

    def _make(self, number: int, attempt: int) -> Row:
        return generate((self._wish, self._seed, number, attempt, self._arguments.corpus))

    def puzzles(self, done: int) -> Iterator[Row]:
        """As many puzzles as are wanted, without those that are done."""
        arguments = self._arguments
        numbers = range(done, arguments.count)
        tasks = ((self._wish, self._seed, number, 0, arguments.corpus) for number in numbers)
        results = run_all(generate, tasks, arguments.workers, arguments.scheduler)
        for number, row in zip(numbers, results, strict=True):
            attempt = 0
            while row["form"] in self._known and attempt < _MOST_ATTEMPTS:
                attempt += 1
                row = self._make(number, attempt)
            if row[PROBLEM] or row["form"] in self._known:
                why = row[PROBLEM] or words.NO_MORE_DIFFER
                raise InputError(words.NO_MORE.format(number=number, why=why))
            self._known.add(str(row["form"]))
            yield row


def form_of(line: str) -> str:
    """The canonical form of a puzzle."""
    return canonical_form(SudokuBoard.parse(line))


def generate(task: tuple[Wish, str, int, int, str | None]) -> Row:
    """One puzzle of a batch, with its canonical form."""
    wish, seed, number, attempt, corpus = task
    try:
        puzzle = make(wish, seed_of(seed, number, attempt), _corpus(corpus))
    except NotFound:
        return {"form": "", PROBLEM: words.NONE_FOUND}
    except BoardError as error:
        return {"form": "", PROBLEM: error.text}
    return _described(puzzle)


@cache
def _corpus(path: str | None) -> Corpus | None:
    return read_corpus(Path(path)) if path else None


def _described(puzzle: GeneratedPuzzle) -> Row:
    form = canonical_form(puzzle.board)
    return {
        "puzzle": puzzle.line,
        "level": int(puzzle.level),
        "technique": puzzle.hardest.key,
        "givens": sum(map(bool, puzzle.values)),
        "hash": fingerprint_of_form(form),
        "form": form,
        PROBLEM: "",
    }
