"""What the pages of the encyclopedia are filled with, made from the registry of techniques."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing import draw, draw_step, needs_candidates, roles_shown, sample
from sudoku_helper.drawing.pattern import patterns
from sudoku_helper.geometry import set_of
from sudoku_helper.interface import TEXTS
from sudoku_helper.interface.learn import CROSS_OUT, PLACE, WORDS
from sudoku_helper.lessons import LESSONS, Lesson
from sudoku_helper.step import ROLES, Step, plain
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import LANGUAGES, Part, Sentence, Speech
from sudoku_helper.web.terms import link_terms


@dataclass(frozen=True)
class Stage:
    """A stage of the worked example: its heading, picture and words."""

    number: int
    name: str
    picture: Markup
    sentences: tuple[Markup, ...]


@dataclass(frozen=True)
class RoleSample:
    """A line of the legend."""

    picture: Markup
    name: str


@dataclass(frozen=True)
class TechniquePage:
    """Everything that the page of a technique shows."""

    technique: SolvingTechnique
    lesson: Lesson
    names: tuple[str, ...]
    stages: tuple[Stage, ...]
    legend: tuple[RoleSample, ...]
    easier: SolvingTechnique | None
    harder: SolvingTechnique | None


@lru_cache(maxsize=256)
def technique_page(key: str, speech: Speech, glossary: str) -> TechniquePage | None:
    """The page of a technique, or None if there is none; *glossary* is where terms lead."""
    technique = technique_of(key)
    if technique is None:
        return None
    order = [each for _, techniques in by_level() for each in techniques]
    place = order.index(technique)
    step = technique.example_step()
    return TechniquePage(
        technique,
        LESSONS[key],
        other_names(technique, speech),
        tuple(_stages(technique.example.position, step, speech, glossary)),
        tuple(_legend(step, speech)),
        order[place - 1] if place else None,
        order[place + 1] if place + 1 < len(order) else None,
    )


def still_picture(technique: SolvingTechnique, speech: Speech) -> Markup:
    """The position of the example without any mark."""
    shows_candidates = needs_candidates(technique.example_step())
    return drawn(draw(technique.example.position, technique.name(speech), shows_candidates))


def pattern_picture(technique: SolvingTechnique) -> Markup:
    """The pattern of the example alone, small, for a list of techniques."""
    return drawn(patterns()[technique.key])


def drawn(picture: str) -> Markup:
    """A picture as part of a page; whatever it says was escaped when it was drawn."""
    return Markup(picture)  # noqa: S704


def other_names(technique: SolvingTechnique, speech: Speech) -> tuple[str, ...]:
    """What a technique is called elsewhere and in the other language."""
    names = [technique.name(other) for other in LANGUAGES if other != speech.lang]
    found = dict.fromkeys([*names, *technique.aliases, *LESSONS[technique.key].also])
    return tuple(name for name in found if name != technique.name(speech))


def _stages(board: SudokuBoard, step: Step, speech: Speech, glossary: str) -> Iterator[Stage]:
    words = {
        1: [step.where(speech)],
        2: [[Part(text=WORDS["stage_2_told"](speech))]],
        3: step.explanation(speech),
        4: effects_told(step, speech),
    }
    for number, sentences in words.items():
        told = " ".join(plain(sentences[:1]))
        label = WORDS["picture"](speech).format(number=number, told=told)
        picture = draw_step(board, step, number, label, f"arrow-{number}")
        yield Stage(
            number,
            TEXTS[f"stage_name_{number}"](speech),
            drawn(picture),
            tuple(write_sentence(sentence, step, speech, glossary) for sentence in sentences),
        )


def effects_told(step: Step, speech: Speech) -> list[Sentence]:
    """What a step does, as sentences."""
    told = []
    if step.placements:
        told.append(speech.sentence(PLACE, {"placed": step.placements}))
    if step.cross_outs:
        told.append(speech.sentence(CROSS_OUT, {"gone": step.cross_outs}))
    return told


def write_sentence(sentence: Sentence, step: Step, speech: Speech, glossary: str) -> Markup:
    """A sentence as HTML; its terms lead to the glossary."""
    seen: set[str] = set()
    return coloured(sentence, step, lambda text: link_terms(text, speech, glossary, seen))


def coloured(sentence: Sentence, step: Step | None, literal: Callable[[str], Markup]) -> Markup:
    """A sentence as HTML: words of cells and digits carry the colour of their role."""
    parts = []
    for part in sentence:
        if not part.get("cells") and not part.get("digits"):
            parts.append(literal(part["text"]))
            continue
        role = role_of(part, step) if step else ""
        name = f"word role role-{role}" if role else "word"
        parts.append(Markup('<b class="{}">{}</b>').format(name, part["text"]))
    return Markup("").join(parts)


def role_of(part: Part, step: Step) -> str:
    """The role whose colour a part of a sentence carries, or nothing."""
    if part.get("role", "") in step.highlights:
        return part["role"]
    cells = set_of(part.get("cells", []))
    for role, candidates in (("gone", step.cross_outs), ("placed", step.placements)):
        if cells and candidates and not cells & ~set_of(cell for cell, _ in candidates):
            return role
    return ""


def role_title(role: str, speech: Speech) -> str:
    """What a role is called."""
    return (ROLES.get(role) or WORDS[f"role_{role}"])(speech)


def _legend(step: Step, speech: Speech) -> Iterator[RoleSample]:
    for role in roles_shown(step):
        yield RoleSample(drawn(sample(role)), role_title(role, speech))


def by_level(query: str = "") -> list[tuple[Level, list[SolvingTechnique]]]:
    """The techniques of each level that fit a search."""
    found = [(level, [each for each in TECHNIQUES if each.level == level]) for level in Level]
    kept = [
        (level, [each for each in techniques if _fits(each, query)]) for level, techniques in found
    ]
    return [(level, techniques) for level, techniques in kept if techniques]


def _fits(technique: SolvingTechnique, query: str) -> bool:
    """Whether the names of a technique have every word of a query, or all of it as one word."""
    names, asked = search_words(technique), simplified(query)
    as_one = asked.replace(" ", "") in names.replace(" ", "")
    return as_one or all(word in names for word in asked.split())


def search_words(technique: SolvingTechnique) -> str:
    """Every name of a technique, simplified; a search looks for its words in here."""
    names = [*(technique.name(lang) for lang in LANGUAGES), *technique.aliases]
    lesson = LESSONS.get(technique.key)
    return simplified(" | ".join([*names, technique.key, *(lesson.also if lesson else ())]))


def simplified(text: str) -> str:
    """Text without capitals, accents and signs, so that x wing finds X-Wing and ae finds ä."""
    text = text.casefold()
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        text = text.replace(letter, letters)
    text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    text = text.replace("'", "").replace("colour", "color")
    return re.sub(r"[^a-z0-9]+", " ", text).strip()
