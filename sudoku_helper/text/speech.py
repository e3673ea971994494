"""How to speak to a player: sentences for one position, made of templates and its words.

A template names its parts with their kind: ``{pivot:cell}``, ``{z:digit}``, ``{line:house}``. The
name of a part is also its role on the board, so that a word can light up its cells. A number after
the name tells parts of the same role apart, ``{blocker1:candidate} ... {blocker2:candidate}``, or a
point and what it is there for: ``{on.causes:because} ... {on:cell}``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any, ClassVar, NotRequired, TypedDict

from sudoku_helper.candidates import Candidate
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    Cell,
    CellSet,
    DigitSet,
    House,
    members,
    size,
    union,
)
from sudoku_helper.text.common import (
    AND,
    AS_WELL,
    BECAUSE_OF_THE_DIGIT,
    BLOCK_PLACES,
    COUNTS,
    DIGITS_IN_CELLS,
    HOUSE_NAMES,
    HOUSES_AFTER_IN,
    LINES_NAMES,
    OR,
    PLACED_BLOCK,
    PLACED_BLOCKS_AFTER_IN,
    THE_DIGITS,
)
from sudoku_helper.text.languages import DEFAULT_LANGUAGE, LANGUAGES
from sudoku_helper.text.texts import Text

COORDINATES = ("A1", "r1c1")
"""The ways to name a cell: column letter and row number, or row and column number."""

BLOCK_NAMES = ("number", "place", "roman")
"""The ways to name a block: block 1, the top left block, or block I."""

_ROW, _COLUMN, _BLOCK = range(3)
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_ARTICLE = "\0"
"""Stands before a name that needs an article, until the word before it is known."""


class Part(TypedDict):
    """A piece of a sentence, with the role and cells it speaks of."""

    text: str
    role: NotRequired[str]
    cells: NotRequired[list[Cell]]
    digits: NotRequired[list[int]]


Sentence = list[Part]
Words = Mapping[str, Any]
Told = tuple[Text, Words]
"""A template and the words of one position that fill it."""


@dataclass(frozen=True)
class Speech:
    """How to speak to a player: the language, and how cells and blocks are named."""

    lang: str = DEFAULT_LANGUAGE
    coordinates: str = COORDINATES[0]
    blocks: str = BLOCK_NAMES[0]

    side: ClassVar[int] = 9
    block_places: ClassVar[tuple[Text, ...]] = BLOCK_PLACES

    @classmethod
    def of(cls, how: "Speech | str") -> "Speech":
        """A speech from itself, or from a language alone."""
        return cls(how) if isinstance(how, str) else how

    def cell(self, cell: Cell) -> str:
        """The name of a cell: C5, or r5c3."""
        row, column = divmod(cell, self.side)
        if self.coordinates == "r1c1":
            return f"r{row + 1}c{column + 1}"
        return f"{'ABCDEFGHI'[column]}{row + 1}"

    def house(self, house: House) -> str:
        """The name of a house by itself: row 3, column C, block 4 or middle left block."""
        name = self.house_number(house)
        if self.is_placed(house):
            return PLACED_BLOCK(self).format(place=name)
        return HOUSE_NAMES[house // self.side](self).format(number=name)

    def house_number(self, house: House) -> str:
        """The name of a house among those of its kind: 3, C, IV, middle left."""
        kind, number = divmod(house, self.side)
        if self.is_placed(house):
            return self.block_places[number](self)
        if kind == _COLUMN and self.coordinates == "A1":
            return "ABCDEFGHI"[number]
        if kind == _BLOCK and self.blocks == "roman":
            return _ROMAN[number]
        return str(number + 1)

    def is_placed(self, house: House) -> bool:
        """Whether a house is named by its place, which takes an article in a sentence."""
        return self.blocks == "place" and house // self.side == _BLOCK

    def candidate(self, candidate: Candidate) -> str:
        """The name of a candidate: 5 in C4."""
        return self.digits_in_cells(str(candidate.digit), self.cell(candidate.cell))

    def digits_in_cells(self, digits: str, cells: str) -> str:
        """Digits and where they are, both as words: 5 and 7 in C4."""
        return DIGITS_IN_CELLS(self).format(digits=digits, cells=cells)

    def cells(self, cells: CellSet, joint: Text = AND) -> str:
        """The names of some cells as a list."""
        return self.join(map(self.cell, members(cells)), joint)

    def number(self, number: float) -> str:
        """A number with the decimal point of the language."""
        return str(number).replace(".", LANGUAGES[self.lang].decimal_point)

    def join(self, words: Iterable[str], joint: Text = AND) -> str:
        """Words as a list that can be read aloud: a, b and c, or another joint than "and"."""
        *others, last = list(words) or [""]
        return joint(self).format(others=", ".join(others), last=last) if others else last

    def all(self, texts: Mapping[str, Text]) -> dict[str, str]:
        """The words of several texts by their keys."""
        return {key: text(self) for key, text in texts.items()}

    def sentence(self, template: Text, words: Words) -> Sentence:
        """The sentence that a template gives with the words of one position."""
        parts: Sentence = []
        for literal, name, kind, _ in Formatter().parse(template(self)):
            if name is None:
                parts.append({"text": literal})
                continue
            part = _KINDS[kind or "text"](self, words[name])
            before, part["text"] = self._with_articles(literal, part["text"])
            if before:
                parts.append({"text": before})
            if not parts and kind in _WITH_ARTICLE:
                part["text"] = part["text"][:1].upper() + part["text"][1:]
            parts.append({**part, "role": name.partition(".")[0].rstrip("0123456789")})
        return parts

    def _with_articles(self, before: str, names: str) -> tuple[str, str]:
        """Names and what stands before them, with articles: "in ", "block" gives "im ", "block"."""
        if _ARTICLE not in names:
            return before, names
        word = before.split(" ")[-2] if before.endswith(" ") else ""
        if not word:
            return before, names.replace(_ARTICLE, "")
        language = LANGUAGES[self.lang]
        article = language.articles.get(word.lower(), language.article)
        contraction = language.contractions.get(f"{word.lower()} {article}")
        if names.startswith(_ARTICLE):
            names = names.removeprefix(_ARTICLE)
            # The word keeps its first letter, which may be a capital one.
            both = contraction or f"{word} {article}"
            before = f"{before[: -len(word)]}{both[1:]} "
        return before, names.replace(_ARTICLE, f"{contraction or article} ")

    def sentences(self, told: Iterable[Told]) -> list[Sentence]:
        """One sentence for each template with its words."""
        return [self.sentence(template, words) for template, words in told]


def tell(paragraph: Text, words: Words) -> Iterator[Told]:
    """Each sentence of a paragraph, with the words that fill all of them."""
    for line in paragraph.lines:
        yield line, words


def _cell(speech: Speech, cell: Cell) -> Part:
    return {"text": speech.cell(cell), "cells": [cell]}


def _cells(speech: Speech, cells: CellSet) -> Part:
    return {"text": speech.cells(cells), "cells": members(cells)}


def _either(speech: Speech, cells: CellSet) -> Part:
    """Cells of which one is meant: "A1 or B2"."""
    return {"text": speech.cells(cells, OR), "cells": members(cells)}


def _group(speech: Speech, cells: CellSet) -> Part:
    """Cells that count as one in a chain: "A1/B1"."""
    return {"text": "/".join(map(speech.cell, members(cells))), "cells": members(cells)}


def _path(speech: Speech, cells: Sequence[Cell]) -> Part:
    """Cells in the order in which they are walked: "C1, A1 and B2"."""
    return {"text": speech.join(map(speech.cell, cells)), "cells": list(cells)}


def _digit(_: Speech, digit: int) -> Part:
    return {"text": str(digit), "digits": [digit]}


def _digits(speech: Speech, digits: DigitSet) -> Part:
    found = members(digits)
    return {"text": speech.join(map(str, found)), "digits": found}


def _the(speech: Speech, digits: DigitSet) -> Part:
    """One digit with its article, or several without: "the 5", "2 and 5"."""
    part = _digits(speech, digits)
    if size(digits) == 1:
        part["text"] = THE_DIGITS(speech).format(digits=part["text"])
    return part


def _named(speech: Speech, house: House) -> str:
    return f"{_ARTICLE if speech.is_placed(house) else ''}{speech.house(house)}"


def _house(speech: Speech, house: House) -> Part:
    return {"text": _named(speech, house), "cells": members(HOUSES[house])}


def _houses(speech: Speech, houses: Iterable[House]) -> Part:
    found = list(houses)
    cells = union(HOUSES[house] for house in found)
    names = [_named(speech, house) for house in found]
    return {"text": speech.join(names), "cells": members(cells)}


def _inside(speech: Speech, houses: Iterable[House]) -> Part:
    """Houses after "in": "rows 2 and 7, and block V"."""
    found = list(houses)
    kinds = [[house for house in found if house // 9 == kind] for kind in (_ROW, _COLUMN, _BLOCK)]
    texts = [_alike(speech, alike) for alike in kinds if alike]
    are_lists = len(found) > len(texts)
    text = speech.join(texts, AS_WELL if are_lists else AND)
    return {"text": text, "cells": _houses(speech, found)["cells"]}


def _alike(speech: Speech, houses: Sequence[House]) -> str:
    """One house or several of the same kind, after "in": "rows 2 and 7"."""
    if len(houses) == 1:
        return _named(speech, houses[0])
    names = speech.join(map(speech.house_number, houses))
    if speech.is_placed(houses[0]):
        return PLACED_BLOCKS_AFTER_IN(speech).format(places=names)
    return HOUSES_AFTER_IN[houses[0] // 9](speech).format(numbers=names)


def _lines(speech: Speech, lines: Iterable[House]) -> Part:
    """Two or more parallel lines: "rows 2 and 7"."""
    found = list(lines)
    numbers = speech.join(map(speech.house_number, found))
    text = LINES_NAMES[found[0] // 9](speech).format(numbers=numbers)
    return {"text": text, "cells": _houses(speech, found)["cells"]}


def _candidate(speech: Speech, candidate: Candidate) -> Part:
    return {
        "text": speech.candidate(candidate),
        "cells": [candidate.cell],
        "digits": [candidate.digit],
    }


def _candidates(speech: Speech, candidates: Iterable[Candidate]) -> Part:
    """Candidates gathered by digit or cell: "the 5 in A1 and B2 as well as the 7 and 9 in C3"."""
    return _without(speech, [tuple(candidates)])


def _gathered(candidates: Iterable[Candidate]) -> dict[int, CellSet]:
    """The cells of each digit, by digit."""
    cells_of: dict[int, CellSet] = {}
    for cell, digit in sorted(candidates, key=lambda candidate: candidate.digit):
        cells_of[digit] = cells_of.get(digit, 0) | BIT[cell]
    return cells_of


def _about(text: str, cells_of: Mapping[int, CellSet]) -> Part:
    """A part of a sentence that speaks of the digits in their cells."""
    cells = union(cells_of.values())
    return {"text": text, "cells": members(cells), "digits": sorted(cells_of)}


def _because_of(speech: Speech, causes: Iterable[Sequence[Candidate]]) -> Part:
    """True candidates that cause something: "the 5 in A1 and B2 as well as the 7 in B2 or B3"."""
    causes = list(causes)
    certain = _gathered(each for cause in causes if len(cause) == 1 for each in cause)
    groups = [_gathered(cause) for cause in causes if len(cause) > 1]
    found = [(digit, cells, AND) for digit, cells in certain.items()]
    found += [(digit, cells, OR) for group in groups for digit, cells in group.items()]
    texts = [
        speech.digits_in_cells(
            BECAUSE_OF_THE_DIGIT(speech).format(digit=digit), speech.cells(cells, joint)
        )
        for digit, cells, joint in found
    ]
    joint = AND if all(size(cells) == 1 for cells in certain.values()) else AS_WELL
    return _about(speech.join(texts, joint), _gathered(each for cause in causes for each in cause))


def _without(speech: Speech, causes: Iterable[Sequence[Candidate]]) -> Part:
    """False candidates that cause something: "the 5 in A1 and B1 as well as the 7 and 9 in C3"."""
    cells_of = _gathered(each for candidates in causes for each in candidates)
    digits_of: dict[CellSet, list[str]] = {}
    for digit, cells in cells_of.items():
        digits_of.setdefault(cells, []).append(str(digit))
    texts = [
        speech.digits_in_cells(
            THE_DIGITS(speech).format(digits=speech.join(digits)), speech.cells(cells)
        )
        for cells, digits in digits_of.items()
    ]
    is_plain = all(size(cells) == len(digits) == 1 for cells, digits in digits_of.items())
    return _about(speech.join(texts, AND if is_plain else AS_WELL), cells_of)


def _values(speech: Speech, candidates: Iterable[Candidate]) -> Part:
    """The digits of some candidates, which light up their cells: "5 and 7"."""
    found = sorted(candidates, key=lambda candidate: candidate.digit)
    return {
        "text": speech.join(str(candidate.digit) for candidate in found),
        "cells": [candidate.cell for candidate in found],
        "digits": [candidate.digit for candidate in found],
    }


def _count(speech: Speech, number: int) -> Part:
    """How many there are, as a word: "three"."""
    return {"text": COUNTS[number](speech)}


def _text(speech: Speech, value: object) -> Part:
    return {"text": value(speech) if isinstance(value, Text) else str(value)}


_WITH_ARTICLE = ("candidates", "without")
"""The kinds that get a capital letter where a sentence begins with them."""

_KINDS: Mapping[str, Callable[[Speech, Any], Part]] = {
    "cell": _cell,
    "cells": _cells,
    "either": _either,
    "group": _group,
    "path": _path,
    "digit": _digit,
    "digits": _digits,
    "the": _the,
    "house": _house,
    "houses": _houses,
    "inside": _inside,
    "lines": _lines,
    "candidate": _candidate,
    "candidates": _candidates,
    "because": _because_of,
    "without": _without,
    "values": _values,
    "count": _count,
    "text": _text,
}
