"""The page "My techniques": in which order help tries them, and which it leaves out."""

from sudoku_helper.extensions import guarded_techniques, with_techniques
from sudoku_helper.interface import TEXTS
from sudoku_helper.interface.techniques import MY_TECHNIQUES
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Speech
from sudoku_helper.web import learn_views
from sudoku_helper.web.rooms import new_room, render

NEWSPAPER = Level.MEDIUM
"""The highest level that puzzles in newspapers need."""

SHARED = (
    *("close", "home", "undo", "update_ready", "update_take"),
    *(
        "my_techniques",
        "techniques_on",
        "standing_usual",
        "standing_know",
        "standing_learning",
        "standing_off",
    ),
)
"""What the page says in the words of others."""

techniques = new_room("techniques")


@techniques.get("")
def index(lang: str) -> str:
    """Every technique in the usual order, which the scripts bring into the player's."""
    speech = Speech(lang)
    words = {**MY_TECHNIQUES, **{key: TEXTS[key] for key in SHARED}}
    return render(
        "my_techniques",
        speech,
        techniques=with_techniques(guarded_techniques().techniques),
        has_page=lambda technique: technique_of(technique.key) is technique,
        levels=Level,
        newspaper=NEWSPAPER,
        search_words=learn_views.search_words,
        texts={lang: speech.all(words)},
        roles={lang: {}},
    )
