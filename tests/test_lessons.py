"""Lessons: no technique without one, no lesson without a technique, in whole sentences."""

import pytest

from sudoku_helper import TECHNIQUES
from sudoku_helper.lessons import LESSONS
from sudoku_helper.lessons.seeing import OTHER_ORDERS
from sudoku_helper.techniques.seen import looking_of
from sudoku_helper.text import LANGUAGES


def test_every_technique_has_a_lesson_and_every_lesson_a_technique():
    assert set(LESSONS) == {technique.key for technique in TECHNIQUES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_says_when_and_how_in_whole_sentences(key, lang):
    for text in (LESSONS[key].when(lang), LESSONS[key].spot(lang)):
        assert text[0].isupper()
        assert text.endswith((".", "?"))
        assert len(text) > 60
        assert "  " not in text


def test_the_order_of_others_is_told_for_every_technique_that_is_measured():
    measured = {each.key for each in TECHNIQUES if looking_of(each) is not None}
    assert set(OTHER_ORDERS) == measured
