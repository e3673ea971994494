"""The events of new puzzles: one to play at once, and a booklet of them to print."""

import base64
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from random import Random
from threading import Lock, Thread

from sudoku_helper.booklet import Booklet, write_pdf
from sudoku_helper.booklet.choosing import choose
from sudoku_helper.booklet.content import (
    ROWS_AND_COLUMNS,
    SIZES,
    SOLUTIONS,
    Unprintable,
    most_on_page,
)
from sudoku_helper.booklet.writing import tidied, writing_of
from sudoku_helper.drills import choose_drill
from sudoku_helper.events.event import Event
from sudoku_helper.events.protocol import Json, Message, bad, bad_choice, write_error
from sudoku_helper.generator import (
    GeneratedPuzzle,
    ImpossibleWish,
    NotFound,
    Wish,
    generate,
    make,
    puzzle_of,
)
from sudoku_helper.generator.corpus import OWN_CORPORA
from sudoku_helper.generator.patterns import SYMMETRIES
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Speech, Text

LEVELS = {level.key: level for level in Level}
KEYS = tuple(technique.key for technique in TECHNIQUES)

SEARCH_TIME = 1.5
"""How many seconds are spent on a puzzle that needs a technique."""

CHOOSING_TIME = 3.0
"""How many seconds are spent on making the puzzles of a booklet anew."""

SYMMETRIC_TIME = 5.0
"""The same for puzzles with a symmetry that no corpus has, so that nothing can replace them."""

HINT_TIME = 4.5
"""After how many seconds no more hints are looked for; those of the hardest puzzles take long."""

MOST_PUZZLES = 48
LONGEST_TITLE = 80
LONGEST_ADDRESS = 200
LONGEST_SEED = 20

NOT_FOUND = Text(
    en="No such Sudoku was found this time. Please try again.",
    de="Diesmal hat sich kein solches Sudoku gefunden. Bitte versuche es noch einmal.",
)
FROM_A_GAME = Text(
    en="{level}: from the middle of a game. The next step that helps is {technique}.",
    de="{level}: mitten aus einem Spiel. Der nächste Schritt, der hilft, ist {technique}.",
)
TOO_FEW = Text(
    en="Hard Sudokus with a symmetric pattern take too long. Please choose fewer of them, or any "
    "pattern.",
    de="Schwere Sudokus mit symmetrischem Muster dauern zu lange. Bitte wähle weniger davon oder ein "
    "beliebiges Muster.",
)
FILE_NAME = Text(en="sudoku-booklet.pdf", de="sudoku-heft.pdf")


@dataclass(frozen=True)
class NewRequest:
    """A wish for a puzzle: of a level, one that needs a technique, both, that of a day, or any."""

    level: Level | None
    technique: SolvingTechnique | None
    day: date | None
    speech: Speech


@dataclass(frozen=True)
class BookletRequest:
    """A wish for a booklet: how many puzzles of each level, and how it looks.

    All who name the same seed get the same puzzles, as a class does.
    """

    levels: Mapping[Level, int]
    seed: str | None
    per_page: int
    size: str
    folded: bool
    large: bool
    solutions: str
    symmetry: str
    hints: bool
    title: str
    address: str
    speech: Speech


def read_new(data: object) -> NewRequest:
    """A level, a technique, both, or a day."""
    message = Message(data, {"level", "technique", "day"})
    level = message.perhaps_one_of("level", tuple(LEVELS))
    key = message.perhaps_one_of("technique", KEYS)
    day = _read_day(message)
    if day and (level or key):
        raise bad("day", Text(en="without anything else", de="ohne anderes"))
    return NewRequest(
        LEVELS[level] if level else None, technique_of(key) if key else None, day, message.speech()
    )


def _read_day(message: Message) -> date | None:
    text = message.perhaps_text("day", len("2026-11-17"))
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        raise bad("day", Text(en="a date like 2026-11-17", de="ein Datum wie 2026-11-17")) from None


def read_booklet(data: object) -> BookletRequest:
    """Numbers for levels, and how the booklet looks."""
    choices = {"levels", "per_page", "size", "solutions", "symmetry"}
    words = {"title", "address", "seed"}
    message = Message(data, {*choices, *words, "folded", "large", "hints"})
    counts = message.counts("levels", LEVELS, MOST_PUZZLES)
    return BookletRequest(
        {level: counts[key] for key, level in LEVELS.items() if counts.get(key)},
        message.perhaps_text("seed", LONGEST_SEED),
        _read_per_page(message),
        message.one_of("size", tuple(SIZES)),
        message.switch("folded"),
        message.switch("large", usually=False),
        message.perhaps_one_of("solutions", SOLUTIONS) or SOLUTIONS[0],
        message.perhaps_one_of("symmetry", tuple(SYMMETRIES)) or "none",
        message.switch("hints", usually=False),
        tidied(message.text("title", LONGEST_TITLE)),
        read_address(message),
        message.speech(),
    )


def _read_per_page(message: Message) -> int:
    """How many puzzles stand on a page; in large print there is room for few."""
    size, folded = message.one_of("size", tuple(SIZES)), message.switch("folded")
    most = most_on_page(size, folded, message.switch("large", usually=False))
    possible = [number for number in ROWS_AND_COLUMNS if number <= most]
    per_page = message.number("per_page", max(ROWS_AND_COLUMNS))
    if per_page not in possible:
        raise bad_choice("per_page", possible)
    return per_page


def read_address(message: Message) -> str:
    """Where the app runs; a code that a phone opens leads nowhere else than to a page."""
    address = message.text("address", LONGEST_ADDRESS)
    if address and not address.startswith(("http://", "https://")):
        raise bad("address", Text(en="an address of a page", de="die Adresse einer Seite"))
    return address


class Shelf:
    """Puzzles of one level, no two equivalent; the next one is made before anybody asks."""

    def __init__(self, level: Level | None) -> None:
        """Take the level, or None for any."""
        self._wish = Wish(level=level)
        self._series = generate(self._wish)
        self._next: GeneratedPuzzle | None = None
        self._lock = Lock()

    def take(self) -> GeneratedPuzzle:
        """A puzzle, at once if one is ready."""
        with self._lock:
            puzzle, self._next = self._next or self._make(), None
        # Where no thread can be started, as in a browser, the next one is made when it is asked for.
        with suppress(RuntimeError):
            Thread(target=self._refill, daemon=True).start()
        return puzzle

    def _refill(self) -> None:
        with self._lock, suppress(NotFound):
            self._next = self._next or self._make()

    def _make(self) -> GeneratedPuzzle:
        try:
            return next(self._series)
        except Exception:
            # A generator that has failed once gives nothing more.
            self._series = generate(self._wish)
            raise


SHELVES = {level: Shelf(level) for level in (None, *Level)}


def answer_new(request: NewRequest) -> Json:
    """A puzzle with its level, and how hard it is and why."""
    speech = request.speech
    try:
        if request.day:
            return _write(puzzle_of(request.day), speech)
        if not request.technique:
            return _write(SHELVES[request.level].take(), speech)
        return _write(_needing(request.technique, request.level), speech)
    except ImpossibleWish as wish:
        return write_error("impossible", wish.text(speech))
    except NotFound:
        if request.technique and not request.level:
            return _from_a_game(request.technique, speech)
        return write_error("not-found", NOT_FOUND(speech))


def _needing(technique: SolvingTechnique, level: Level | None) -> GeneratedPuzzle:
    """A puzzle that needs the technique and nothing harder, if one is found soon."""
    wish = Wish(level=level, technique=technique.key)
    chance = Random()
    end = time.monotonic() + SEARCH_TIME
    while time.monotonic() < end:
        with suppress(NotFound):
            return make(wish, str(chance.getrandbits(64)), patience=1)
    raise NotFound(f"no puzzle found in {SEARCH_TIME} seconds for {wish}")


def _write(puzzle: GeneratedPuzzle, speech: Speech) -> Json:
    return {
        "board": puzzle.line,
        "level": puzzle.level.key,
        "level_name": puzzle.level.title(speech),
        "note": puzzle.note(speech),
    }


def _from_a_game(technique: SolvingTechnique, speech: Speech) -> Json:
    """A position in which a rare technique is the next step; every technique has one."""
    level = technique.level
    return {
        "board": choose_drill(technique, ()).board.notation,
        "level": level.key,
        "level_name": level.title(speech),
        "note": FROM_A_GAME.format(level=level.title.capitalized, technique=technique.name)(speech),
    }


def answer_booklet(request: BookletRequest) -> Json:
    """A booklet of new puzzles as a PDF file."""
    speech = request.speech
    try:
        # Before the puzzles are made, which may take a while.
        writing_of(request.title)
        pdf = write_pdf(_booklet(request))
    except NotFound:
        return write_error("not-found", TOO_FEW(speech))
    except Unprintable as problem:
        return write_error("unprintable", f"{problem.text(speech)}.")
    return {"filename": FILE_NAME(speech), "pdf": base64.b64encode(pdf).decode("ascii")}


def _booklet(request: BookletRequest) -> Booklet:
    end = time.monotonic() + HINT_TIME
    # What is made anew depends on how fast it is made; what is shared comes from the corpus alone,
    # unless no corpus has its symmetry.
    patience = CHOOSING_TIME if request.seed is None else 0
    if request.symmetry not in OWN_CORPORA:
        patience = SYMMETRIC_TIME
    return Booklet(
        tuple(choose(request.levels, request.seed, patience, request.symmetry)),
        request.speech,
        request.title,
        request.per_page,
        request.size,
        request.solutions,
        request.hints,
        request.address,
        request.folded,
        request.large,
        hint_seconds=end - time.monotonic(),
    )


EVENTS = (
    Event("new", read_new, answer_new),
    Event("booklet", read_booklet, answer_booklet),
)
