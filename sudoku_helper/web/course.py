"""The pages of the course: the list of chapters, and each of them."""

from dataclasses import dataclass
from functools import lru_cache

from flask import abort
from markupsafe import Markup, escape

from sudoku_helper.board import SudokuBoard
from sudoku_helper.course import CHAPTERS, Chapter, Guided, Idea, chapter_of
from sudoku_helper.course.notes import NOTES
from sudoku_helper.drawing import draw, draw_step, needs_candidates
from sudoku_helper.events.protocol import Json, write_step
from sudoku_helper.formats.share import write_code
from sudoku_helper.geometry import HOUSES, union
from sudoku_helper.interface import LEARN_PAGES
from sudoku_helper.interface.course import PICTURE
from sudoku_helper.step import ROLES, plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.text import Speech
from sudoku_helper.web.first_game import first_game
from sudoku_helper.web.learn_views import coloured
from sudoku_helper.web.rooms import new_room, render

course = new_room("course")

DRILLS = 10
"""So many right answers are asked for before the test of a chapter."""

MOST_LISTED = 6
"""A longer list of techniques is folded away."""


@dataclass(frozen=True)
class Screen:
    """An idea as it is shown: its board and its sentences."""

    picture: Markup
    sentences: tuple[Markup, ...]


@course.get("")
def index(lang: str) -> str:
    """All chapters, how far one is, and what is due."""
    speech = Speech(lang)
    return render(
        "course/index",
        speech,
        texts={lang: speech.all(LEARN_PAGES)},
        chapters=CHAPTERS,
        written={
            "chapters": [write_chapter(chapter, speech) for chapter in CHAPTERS],
            "names": _names(speech),
        },
    )


@course.get("/<page>")
def page(lang: str, page: str) -> str:
    """A chapter, or the first game before them."""
    speech = Speech(lang)
    if page == "first-game":
        return first_game(speech)
    chapter = chapter_of(page)
    if chapter is None:
        abort(404)
    following = CHAPTERS[CHAPTERS.index(chapter) + 1 :]
    return render(
        "course/chapter",
        speech,
        chapter=chapter,
        number_of_chapter=CHAPTERS.index(chapter) + 1,
        following=following[0] if following else None,
        screens=screens(page, speech),
        techniques=[technique_of(key) for key in chapter.techniques],
        goal=DRILLS,
        most_listed=MOST_LISTED,
        puzzle=write_code(SudokuBoard.parse(chapter.puzzle)),
        written={
            **write_chapter(chapter, speech),
            "ideas": len(chapter.ideas),
            "goal": DRILLS,
            "withoutNotes": CHAPTERS.index(chapter) < CHAPTERS.index(NOTES),
            "tasks": [write_task(task, speech) for task in chapter.guided],
        },
        texts={lang: speech.all(LEARN_PAGES)},
        roles={lang: speech.all(ROLES)},
    )


def write_chapter(chapter: Chapter, speech: Speech) -> Json:
    """What a page that follows the progress needs to know of a chapter."""
    return {
        "key": chapter.key,
        "title": chapter.title(speech),
        "techniques": chapter.techniques,
        "puzzle": chapter.puzzle,
    }


def _names(speech: Speech) -> dict[str, str]:
    """What each technique is called."""
    found = (technique_of(key) for chapter in CHAPTERS for key in chapter.techniques)
    return {technique.key: technique.name(speech) for technique in found if technique}


@lru_cache(maxsize=64)
def screens(key: str, speech: Speech) -> tuple[Screen, ...]:
    """The ideas of a chapter as they are shown."""
    chapter = chapter_of(key)
    ideas = chapter.ideas if chapter else ()
    return tuple(_screen(idea, number, speech) for number, idea in enumerate(ideas))


def _screen(idea: Idea, number: int, speech: Speech) -> Screen:
    told = idea.sight.tell(idea.text, speech)
    label = PICTURE(speech).format(told=plain(told)[0])
    sentences = (coloured(sentence, idea.sight.step, escape) for sentence in told)
    return Screen(Markup(_picture(idea, label, f"arrow-{number}")), tuple(sentences))  # noqa: S704


def _picture(idea: Idea, label: str, name: str) -> str:
    position, step = idea.sight.position, idea.sight.step
    if step and idea.stage:
        return draw_step(position, step, idea.stage, label, name)
    lit, noted = (union(HOUSES[house] for house in houses) for houses in (idea.lit, idea.noted))
    return draw(position, label, lit=lit, noted=noted)


def write_task(task: Guided, speech: Speech) -> Json:
    """A guided board with the step to be found, of which the page shows as much as it is asked for."""
    step = task.sight.step
    assert step is not None
    return {
        "technique": task.sight.technique,
        "kind": task.kind,
        "board": task.sight.position.notation,
        "candidates": needs_candidates(step),
        "lit": task.lit,
        "text": task.sight.tell(task.text, speech),
        "step": write_step(step, speech),
    }
