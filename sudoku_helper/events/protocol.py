"""The messages between page and engine: reading them with every check, and writing answers.

A message is checked here, once, and nowhere else. What passes is an immutable request; what does
not is a ``BadRequest`` with a sentence for the player.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from sudoku_helper.board import BoardError, Candidate, SudokuBoard
from sudoku_helper.extensions import guarded_techniques
from sudoku_helper.geometry import CELLS, Cell, CellSet, Digit, members, set_of
from sudoku_helper.implications.budget import is_used_up
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import Frame, Link, Step
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, LANGUAGES, Speech, Text, same

Json = dict[str, Any]

LONGEST_BOARD = 4000
"""More characters than any position needs: 162 for the grid and a note for every cell."""

STEPS_FIELDS = frozenset(
    {"board", "order", "off", "learning", "uniqueness", "candidates_shown", "last_move"}
)
"""What a question for steps may say."""

_FROM_OUTSIDE = guarded_techniques().techniques
"""The techniques that installed packages bring; in the browser there are none."""

_KEYS = frozenset(technique.key for technique in (*TECHNIQUES, *_FROM_OUTSIDE))


class BadRequest(Exception):
    """A message that cannot be answered, with a sentence that says why."""

    def __init__(self, code: str, text: Text) -> None:
        """Take a short code for programs and a sentence for the player."""
        super().__init__(code)
        self.code = code
        self.text = text


@dataclass(frozen=True)
class BoardRequest:
    """A question about a position."""

    board: SudokuBoard
    speech: Speech


@dataclass(frozen=True)
class StepsRequest(BoardRequest):
    """A question for steps, with the player's techniques and the cells of his last move."""

    order: tuple[str, ...] = ()
    off: frozenset[str] = frozenset()
    learning: frozenset[str] = frozenset()
    uniqueness: bool = True
    candidates_shown: bool = True
    last_move: CellSet = 0

    @property
    def manager(self) -> TechniqueManager:
        """The techniques the player wants, in the player's order."""
        return TechniqueManager(
            self.order,
            self.off,
            self.uniqueness,
            self.candidates_shown,
            self.learning,
            more=_FROM_OUTSIDE,
            is_time_up=is_used_up,
        )


def _ways_to_speak() -> Mapping[str, Sequence[str]]:
    """What every message may say about how to speak to its sender; the first choice is the usual one."""
    return {"lang": tuple(LANGUAGES), "coordinates": COORDINATES, "blocks": BLOCK_NAMES}


def speech_of(data: object) -> Speech:
    """How to speak to the sender of a message, however wrong the message is."""
    told = data if isinstance(data, dict) else {}
    ways = _ways_to_speak()
    return Speech(**{name: told[name] for name in ways if told.get(name) in ways[name]})


def read_board(data: object) -> BoardRequest:
    """A question about a position: ``{board, lang, coordinates}``."""
    message = Message(data, {"board"})
    return BoardRequest(message.board(), message.speech())


def read_steps(data: object) -> StepsRequest:
    """A question for steps."""
    return StepsRequest(**Message(data, STEPS_FIELDS).steps())


class Message:
    """The fields of a message, each read with its check."""

    def __init__(self, data: object, allowed: Collection[str]) -> None:
        """Take a message that may have the allowed fields and no other."""
        if not isinstance(data, dict):
            raise bad("message", Text(en="an object", de="ein Objekt"))
        unknown = set(data) - {*_ways_to_speak(), *allowed}
        if unknown:
            raise bad("message", Text(en="only known fields", de="nur bekannte Felder"))
        self._data = data

    def has(self, name: str) -> bool:
        """Whether the message says anything about a field."""
        return name in self._data

    def speech(self) -> Speech:
        """How to speak to the sender."""
        for name, choices in _ways_to_speak().items():
            if self._data.get(name, choices[0]) not in choices:
                raise bad_choice(name, choices)
        return speech_of(self._data)

    def text(self, name: str, longest: int) -> str:
        """A text of limited length."""
        value = self._data.get(name)
        if not isinstance(value, str):
            raise bad(name, Text(en="a text", de="ein Text"))
        if len(value) > longest:
            raise bad(
                name, Text(en=f"at most {longest} characters", de=f"höchstens {longest} Zeichen")
            )
        try:
            value.encode()
        except UnicodeEncodeError:
            # JSON can write half of a character, which no file and no picture can hold.
            whole = Text(en="made of whole characters", de="aus ganzen Zeichen gemacht")
            raise bad(name, whole) from None
        return value

    def board(self, name: str = "board") -> SudokuBoard:
        """A position."""
        text = self.text(name, LONGEST_BOARD)
        try:
            return SudokuBoard.parse(text)
        except BoardError:
            raise bad(
                name, Text(en="a position of 81 cells", de="eine Stellung mit 81 Zellen")
            ) from None

    def steps(self) -> Json:
        """What a question for steps says, whatever else is asked with it."""
        return {
            "board": self.board(),
            "speech": self.speech(),
            "order": tuple(self.keys("order")),
            "off": frozenset(self.keys("off")),
            "learning": frozenset(self.keys("learning")),
            "uniqueness": self.switch("uniqueness"),
            "candidates_shown": self.switch("candidates_shown"),
            "last_move": self.cells("last_move"),
        }

    def keys(self, name: str) -> list[str]:
        """Technique keys; those of another version are left out."""
        value = self._data.get(name, [])
        if not isinstance(value, list) or len(value) > len(_KEYS):
            raise bad(name, Text(en="a list of techniques", de="eine Liste von Techniken"))
        # A key that this version does not know is no mistake of the player's: an older or newer
        # page may be open.
        return [key for key in value if isinstance(key, str) and key in _KEYS]

    def one_of(self, name: str, choices: Sequence[str]) -> str:
        """One of some words."""
        value = self.text(name, 40)
        if value not in choices:
            raise bad_choice(name, choices)
        return value

    def perhaps_text(self, name: str, longest: int) -> str | None:
        """A text of limited length, or None where nothing is said."""
        return self.text(name, longest) if name in self._data else None

    def perhaps_one_of(self, name: str, choices: Sequence[str]) -> str | None:
        """One of some words, or None where nothing is said."""
        return self.one_of(name, choices) if self.has(name) else None

    def counts(self, name: str, choices: Collection[str], most: int) -> dict[str, int]:
        """How many of each of some things, at least one and at most *most* in all."""
        value = self._data.get(name)
        if not isinstance(value, dict) or not set(value) <= set(choices):
            raise bad(name, Text(en="numbers for known names", de="Anzahlen zu bekannten Namen"))
        if not all(type(count) is int and 0 <= count <= most for count in value.values()):
            raise bad(name, Text(en=f"numbers up to {most}", de=f"Anzahlen bis {most}"))
        if not 1 <= sum(value.values()) <= most:
            raise bad(name, Text(en=f"1 to {most} in all", de=f"insgesamt 1 bis {most}"))
        return value

    def switch(self, name: str, usually: bool = True) -> bool:
        """True or false, or what is usual where nothing is said."""
        value = self._data.get(name, usually)
        if not isinstance(value, bool):
            raise bad(name, Text(en="true or false", de="wahr oder falsch"))
        return value

    def number(self, name: str, largest: int) -> int:
        """A whole number from 0."""
        value = self._data.get(name, 0)
        if type(value) is not int or not 0 <= value <= largest:
            raise bad(name, Text(en=f"a number up to {largest}", de=f"eine Zahl bis {largest}"))
        return value

    def part(self, name: str) -> float:
        """A number from 0 to 1, or 1 where nothing is said."""
        value = self._data.get(name, 1)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
            raise bad(name, Text(en="a number from 0 to 1", de="eine Zahl von 0 bis 1"))
        return float(value)

    def numbers(self, name: str, most: int) -> list[int]:
        """A list of whole numbers from 0."""
        value = self._data.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise bad(name, Text(en=f"at most {most} numbers", de=f"höchstens {most} Zahlen"))
        if not all(type(each) is int and each >= 0 for each in value):
            raise bad(name, Text(en="a list of numbers", de="eine Liste von Zahlen"))
        return value

    def items(self, name: str, most: int) -> list[object]:
        """A list of at most so many things, which are still to be checked."""
        value = self._data.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise bad(
                name, Text(en=f"a list of at most {most}", de=f"eine Liste von höchstens {most}")
            )
        return value

    def cells(self, name: str) -> CellSet:
        """Some cells."""
        cells = self.numbers(name, len(CELLS))
        if not set(cells) <= set(CELLS):
            raise bad(name, Text(en="a list of cells", de="eine Liste von Zellen"))
        return set_of(cells)

    def guesses(self, name: str) -> dict[Cell, Digit]:
        """A list of pairs of cell and digit, each cell at most once; 0 stands for no digit."""
        value = self._data.get(name, [])
        if not isinstance(value, list) or len(value) > len(CELLS) or not all(map(_is_guess, value)):
            raise bad(name, Text(en="a list of [cell, digit]", de="eine Liste von [Zelle, Ziffer]"))
        guesses: dict[Cell, Digit] = dict(value)
        if len(guesses) < len(value):
            raise bad(name, Text(en="one guess for each cell", de="eine Vermutung je Zelle"))
        return guesses

    def candidates(self, name: str, most: int) -> list[tuple[int, int]]:
        """A list of pairs of cell and digit."""
        value = self._data.get(name, [])
        if not isinstance(value, list) or len(value) > most or not all(map(_is_candidate, value)):
            raise bad(name, Text(en="a list of [cell, digit]", de="eine Liste von [Zelle, Ziffer]"))
        return [(cell, digit) for cell, digit in value]


def _is_guess(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(each) is int for each in value)
        and 0 <= value[0] <= 80
        and 0 <= value[1] <= 9
    )


def _is_candidate(value: object) -> bool:
    return _is_guess(value) and cast(list[int], value)[1] > 0


NOT_UNDERSTOOD = Text(
    en="The message was not understood: {field} should be {expected}.",
    de="Die Nachricht wurde nicht verstanden: {field} sollte {expected} sein.",
)


def bad(field: str, expected: Text) -> BadRequest:
    """The problem that a field is not what was expected."""
    return BadRequest("bad-request", NOT_UNDERSTOOD.format(field=field, expected=expected))


def bad_choice(field: str, choices: Collection[object]) -> BadRequest:
    """The problem that a field is none of some choices."""
    return bad(field, same(" / ".join(map(str, choices))))


def write_error(code: str, sentence: str) -> Json:
    """What went wrong: a short code for programs and a sentence for the player."""
    return {"error": sentence, "code": code}


def write_refusal(code: str, text: Text, message: object) -> Json:
    """Why a message gets no answer, told as its sender wants to be spoken to."""
    return write_error(code, text(speech_of(message)))


def write_step(step: Step, speech: Speech) -> Json:
    """A step with all that its four stages need."""
    return {
        "technique": write_technique(step.technique, speech),
        "effects": str(step),
        "placements": write_candidates(step.placements),
        "cross_outs": write_candidates(step.cross_outs),
        "primary": list(step.primary_cells),
        "secondary": list(step.secondary_cells),
        "highlights": write_roles(step.highlights),
        "links": write_links(step.links),
        "frames": [write_frame(frame) for frame in step.frames],
        "eureka": eureka(step),
        "where": step.where(speech),
        "sentences": step.explanation(speech),
        "summary": step.summary(speech),
    }


def write_roles(highlights: Mapping[str, Sequence[Candidate]]) -> dict[str, list[list[int]]]:
    """The candidates of each role."""
    return {role: write_candidates(candidates) for role, candidates in highlights.items()}


def write_frame(frame: Frame) -> Json:
    """What one sentence of a proof does on the board."""
    return {
        "kind": frame.kind.value,
        "case": list(frame.case),
        "facts": [
            {"candidates": write_candidates(fact.candidates), "true": fact.is_true}
            for fact in frame.facts
        ],
        "links": write_links(frame.links),
        "area": list(members(frame.area)),
        "pattern": write_candidates(frame.pattern),
        "broken": list(members(frame.broken)),
    }


def write_links(links: Sequence[Link]) -> list[Json]:
    """Links as they are drawn."""
    return [
        {
            "start": write_candidates(link.start),
            "end": write_candidates(link.end),
            "strong": link.strong,
        }
        for link in links
    ]


def write_technique(technique: SolvingTechnique, speech: Speech) -> Json:
    """What the page shows of a technique."""
    return {
        "key": technique.key,
        "name": technique.name(speech),
        "english": technique.name("en"),
        "level": int(technique.level),
        "level_name": technique.level.title(speech),
        "needs_uniqueness": technique.needs_uniqueness,
        # Those from outside have no page that teaches them.
        **({} if technique_of(technique.key) else {"foreign": True}),
    }


def write_candidates(candidates: Sequence[Candidate]) -> list[list[int]]:
    """Candidates as pairs of cell and digit."""
    return [[cell, digit] for cell, digit in candidates]
