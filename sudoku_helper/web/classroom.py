"""The pages of a class: the teacher's, and the one that the link of a task opens.

Nothing about a class reaches the server: a task stands behind the # of its link, results stay on the devices.
"""

from typing import Any

from flask import abort

from sudoku_helper.course import CHAPTERS
from sudoku_helper.drills.tasks import kinds_of
from sudoku_helper.interface import START_PAGE
from sudoku_helper.interface.classroom import CLASSROOM
from sudoku_helper.step import ROLES
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import Speech
from sudoku_helper.web import learn_views
from sudoku_helper.web.rooms import new_room, render

class_room = new_room("class")


@class_room.get("")
def index(lang: str) -> str:
    """The teacher's page: tasks and the tables of their results."""
    return _render(
        "class/teacher",
        Speech(lang),
        levels=learn_views.by_level(),
        kinds_of=kinds_of,
        chapters=CHAPTERS,
    )


@class_room.get("/<page>")
def page(lang: str, page: str) -> str:
    """The pupil's page: what the task is, and the way to it."""
    if page != "task":
        abort(404)
    return _render("class/task", Speech(lang))


def _render(name: str, speech: Speech, **values: Any) -> str:
    """A page whose scripts know the words of a class and what techniques and chapters are called."""
    lang = speech.lang
    names = {
        "techniques": {technique.key: technique.name(lang) for technique in TECHNIQUES},
        "chapters": {chapter.key: chapter.title(lang) for chapter in CHAPTERS},
    }
    return render(
        name,
        speech,
        texts={lang: speech.all(START_PAGE) | speech.all(CLASSROOM)},
        roles={lang: speech.all(ROLES)},
        names=names,
        **values,
    )
