"""The chapters of the way to learn: what they promise, for every one of them."""

import pytest

from sudoku_helper import TECHNIQUES, SudokuBoard, TechniqueManager
from sudoku_helper.course import CHAPTERS, Chapter, Guided, Idea, chapter_of, chapter_teaching
from sudoku_helper.drills.answers import RIGHT, Answer
from sudoku_helper.drills.judging import judge
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.drills.tasks import CROSS_OUT, FIND
from sudoku_helper.solver import is_unique, unique_solution
from sudoku_helper.step import plain
from sudoku_helper.text import LANGUAGES, Speech

EVERY_TECHNIQUE = {technique.key for technique in TECHNIQUES}
IDEAS = [(chapter, idea) for chapter in CHAPTERS for idea in chapter.ideas]
TASKS = [(chapter, task) for chapter in CHAPTERS for task in chapter.guided]

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)
every_idea = pytest.mark.parametrize(("chapter", "idea"), IDEAS)
every_task = pytest.mark.parametrize(("chapter", "task"), TASKS)


def taught_before(chapter: Chapter) -> set[str]:
    """The techniques that somebody knows who comes to a chapter."""
    earlier = CHAPTERS[: CHAPTERS.index(chapter)]
    return {key for each in earlier for key in each.techniques}


def test_every_technique_belongs_to_exactly_one_chapter():
    taught = [key for chapter in CHAPTERS for key in chapter.techniques]
    assert sorted(taught) == sorted(EVERY_TECHNIQUE)
    assert all(key in chapter_teaching(key).techniques for key in EVERY_TECHNIQUE)


def test_the_way_leads_from_the_rules_to_nets():
    assert CHAPTERS[0].key == "rules"
    assert not CHAPTERS[0].techniques
    assert CHAPTERS[-1].key == "nets"
    assert all(chapter_of(chapter.key) is chapter for chapter in CHAPTERS)
    assert chapter_of("nothing") is None


@every_chapter
def test_a_chapter_has_a_few_ideas_and_a_few_boards_to_do_it(chapter: Chapter):
    assert 3 <= len(chapter.ideas) <= 6
    assert 2 <= len(chapter.guided) <= 3


@every_idea
def test_an_idea_is_short_and_its_words_come_from_the_step(chapter: Chapter, idea: Idea):
    for lang in LANGUAGES:
        sentences = plain(idea.sight.tell(idea.text, Speech(lang)))
        assert 1 <= len(sentences) <= 3
        assert len(" ".join(sentences)) <= 420
    if idea.stage:
        assert idea.sight.step
        assert idea.sight.technique in chapter.techniques


@every_idea
def test_nothing_shown_is_false(chapter: Chapter, idea: Idea):
    solution = unique_solution(idea.sight.position)
    assert solution is not None
    step = idea.sight.step
    if not step:
        return
    assert step.check(idea.sight.position)
    assert all(solution.values[cell] == digit for cell, digit in step.placements)
    assert all(solution.values[cell] != digit for cell, digit in step.cross_outs)


def test_no_notes_are_shown_before_the_chapter_of_notes():
    before = CHAPTERS[: [chapter.key for chapter in CHAPTERS].index("notes")]
    for chapter in before:
        assert not any(idea.noted for idea in chapter.ideas)
        steps = [each.sight.step for each in (*chapter.ideas, *chapter.guided)]
        assert not any(step.cross_outs for step in steps if step)


@every_task
def test_doing_what_a_guided_board_asks_is_right(chapter: Chapter, task: Guided):
    step, position = task.sight.step, task.sight.position
    assert step is not None
    assert task.sight.technique in chapter.techniques or task.sight.technique == "full-house"
    assert bool(step.placements) == (task.kind == "place" or not step.cross_outs)
    if task.kind == FIND:
        answer, kind = Answer(cells=cells_of_pattern(step)), FIND
    else:
        answer, kind = Answer(frozenset(step.placements), frozenset(step.cross_outs)), CROSS_OUT
    judgement = judge(step.technique, position, answer, kind)
    assert judgement is not None
    assert judgement.verdict == RIGHT
    for lang in LANGUAGES:
        assert plain(task.sight.tell(task.text, Speech(lang)))


@every_task
def test_a_guided_board_asks_for_one_thing_alone(chapter: Chapter, task: Guided):
    """Whatever else the technique finds there comes to the same, so that the task means only this."""
    found = filter(None, task.sight.named.find(task.sight.position))
    assert len({step.effect for step in found}) == 1


@every_chapter
def test_the_puzzle_needs_the_chapter_and_nothing_beyond_it(chapter: Chapter):
    board = SudokuBoard.parse(chapter.puzzle)
    assert is_unique(board)
    before = taught_before(chapter)
    # The rules alone are enough for the last cell of a house.
    own = set(chapter.techniques) or {"full-house"}
    assert solves(board, before | own)
    assert not solves(board, before)


def solves(board: SudokuBoard, known: set[str]) -> bool:
    """Whether a player who knows some techniques comes to the end with them."""
    manager = TechniqueManager(off=EVERY_TECHNIQUE - known, obvious_first=False)
    for position, step in manager.path(board):
        board = step.apply(position)
    return board.is_complete
