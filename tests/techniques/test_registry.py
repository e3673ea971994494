"""What every technique promises, whoever wrote it. A new technique is tested by being listed."""

import pickle
import re
from collections import Counter
from functools import cache
from itertools import product
from pkgutil import iter_modules
from string import Formatter

from sudoku_helper import TECHNIQUES, Candidate, Step, SudokuBoard, techniques
from sudoku_helper.geometry import members
from sudoku_helper.solver import is_unique
from sudoku_helper.step import ROLES, plain
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.techniques.everyday import EVERYDAY
from sudoku_helper.techniques.seen import looking_of
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, LANGUAGES, Speech
from tests.techniques.support import every_technique, is_true, own_puzzles, solution_of, steps_of

EMPTY = SudokuBoard.of([0] * 81)
BROKEN_POSITIONS = {
    "one digit twice in a row": "55" + "." * 79,
    "a cell without candidates": "12345678." + "........9" + "." * 63,
    "a digit without a place": "123......" + "...4....." + "......4.." + "." * 54,
    "a house full of one digit": "1" * 9 + "." * 72,
    "every candidate crossed out": "." * 81
    + "".join(f" r{row}c{column}<>123456789" for row in range(1, 10) for column in range(1, 10)),
}


@cache
def steps_on_example(technique: SolvingTechnique) -> list[Step]:
    """The useful steps of a technique on its example, searched once for all tests."""
    return list(steps_of(technique, technique.example.position, limit=300))


@every_technique
def test_finds_its_own_example(technique):
    assert technique.example.finds in map(str, steps_on_example(technique))


@every_technique
def test_its_example_is_a_real_position_with_one_solution(technique):
    board = technique.example.position
    assert is_unique(board)
    solution = solution_of(board)
    assert all(board.has(Candidate(cell, solution[cell])) for cell in members(board.empty))


@every_technique
def test_every_step_on_its_example_is_true_and_proved(technique):
    board = technique.example.position
    solution = solution_of(board)
    for step in steps_on_example(technique):
        assert is_true(step, solution), str(step)
        assert step.check(board), str(step)


@every_technique
def test_a_false_conclusion_is_not_proved(technique):
    board = technique.example.position
    step = technique.example_step()
    solution = solution_of(board)
    concluded = {*step.placements, *step.cross_outs}
    for candidate in board.candidates:
        if candidate not in concluded and solution[candidate.cell] == candidate.digit:
            wrong = Step(
                step.technique,
                cross_outs=(candidate,),
                highlights=step.highlights,
                links=step.links,
                truths=step.truths,
            )
            assert not wrong.check(board), candidate


@every_technique
def test_explains_the_same_in_every_language(technique):
    step = technique.example_step()
    for names in product(COORDINATES, BLOCK_NAMES):
        english, german = (step.explanation(Speech(lang, *names)) for lang in LANGUAGES)
        assert len(english) == len(german)
        for first, second in zip(english, german, strict=True):
            assert roles_in(first) == roles_in(second)


def roles_in(sentence):
    return {part["role"] for part in sentence if "role" in part}


@every_technique
def test_explains_in_two_to_five_whole_sentences(technique):
    for step in steps_on_example(technique)[:20]:
        for lang in LANGUAGES:
            sentences = plain(step.explanation(lang))
            assert len(sentences) >= 2
            # A chain is told link by link.
            assert len(sentences) <= 5 or step.links
            for sentence in sentences:
                assert is_whole_sentence(sentence), sentence


def is_whole_sentence(text: str) -> bool:
    """Whether a text starts with a capital letter or a digit and ends like a sentence."""
    starts_well = text[:1].isupper() or text[:1].isdigit() or re.match(r"r\dc\d", text)
    return bool(starts_well) and text[-1:] in ".?!" and "  " not in text and " ." not in text


@every_technique
def test_names_a_cell_or_a_house_in_its_explanation(technique):
    step = technique.example_step()
    for lang in LANGUAGES:
        parts = [part for sentence in step.explanation(lang) for part in sentence]
        assert any(part.get("cells") for part in parts)


@every_technique
def test_shows_where_to_look_and_what_matters_there(technique):
    for step in steps_on_example(technique)[:50]:
        assert step.primary_cells
        assert not step.primary & step.secondary
        assert step.highlights
        assert set(step.highlights) <= set(ROLES)
        assert all(step.where(lang) for lang in LANGUAGES)


@every_technique
def test_places_or_crosses_out_only_what_is_a_candidate(technique):
    board = technique.example.position
    for step in steps_on_example(technique):
        effects = [*step.placements, *step.cross_outs]
        assert all(board.has(candidate) for candidate in effects)
        assert len(set(effects)) == len(effects)


@every_technique
def test_says_nothing_on_an_empty_board(technique):
    assert not any(technique.find(EMPTY))


@every_technique
def test_says_nothing_on_a_solved_board(technique):
    solved = SudokuBoard.of(solution_of(own_puzzles(1)[0]))
    assert not any(technique.find(solved))


@every_technique
def test_survives_a_position_without_solution(technique):
    for name, text in BROKEN_POSITIONS.items():
        board = SudokuBoard.parse(text)
        for step in steps_of(technique, board, limit=20):
            assert all(board.has(each) for each in [*step.placements, *step.cross_outs]), name


@every_technique
def test_finds_the_same_again(technique):
    board = technique.example.position
    first = [str(step) for step in steps_on_example(technique)[:50]]
    assert first == [str(step) for step in steps_of(technique, board, limit=50)]


@every_technique
def test_has_a_whole_definition(technique):
    assert type(technique).__doc__
    for lang in LANGUAGES:
        assert technique.name(lang).strip()
        definition = technique.definition(lang)
        assert is_whole_sentence(definition)
        assert "{" not in definition
        assert len(definition) >= 40
    assert technique.difficulty >= 1


@every_technique
def test_uses_the_same_words_in_the_templates_of_every_language(technique):
    for step in steps_on_example(technique)[:20]:
        for template, words in (line.told for line in step.story):
            english, german = (names_in(template(lang)) for lang in LANGUAGES)
            assert english == german
            assert english <= set(words)


@every_technique
def test_a_step_can_go_to_another_process_also_when_it_was_told(technique):
    step = technique.example_step()
    told = step.explanation("en")
    assert pickle.loads(pickle.dumps(step)).explanation("en") == told


def names_in(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@every_technique
def test_has_a_key_for_addresses_and_codes_of_the_library(technique):
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", technique.key)
    assert all(re.fullmatch(r"\d{4,5}", code) for code in technique.library_codes)


def test_keys_names_and_examples_are_unique():
    for values in (
        [technique.key for technique in TECHNIQUES],
        [technique.name("en") for technique in TECHNIQUES],
        [technique.name("de") for technique in TECHNIQUES],
        [(technique.example.board, technique.example.finds) for technique in TECHNIQUES],
    ):
        assert [value for value, times in Counter(values).items() if times > 1] == []


@every_technique
def test_its_level_is_the_level_of_its_difficulty(technique):
    assert technique.level == Level.of(technique.difficulty)


def test_nothing_is_tried_before_a_technique_that_is_two_levels_easier():
    levels = [technique.level for technique in TECHNIQUES]
    assert all(level >= max(levels[: place + 1]) - 1 for place, level in enumerate(levels))


def test_every_module_beside_the_registry_holds_techniques_but_for_what_they_share():
    modules = {each.name for each in iter_modules(techniques.__path__) if not each.ispkg}
    holding = {type(technique).__module__.rsplit(".", 1)[-1] for technique in TECHNIQUES}
    shared = {"base", "by_cases", "seen", "surplus", "surplus_subset"}
    assert modules - holding == {"registry", "everyday", *shared}


def test_the_registry_begins_with_all_that_is_looked_for_together():
    """So that these can be tried before the others are loaded."""
    together = [each for each in TECHNIQUES if looking_of(each) is not None]
    assert tuple(together) == EVERYDAY == TECHNIQUES[: len(EVERYDAY)]


def test_every_level_has_a_technique():
    assert {int(technique.level) for technique in TECHNIQUES} == set(range(1, 8))


def test_roles_have_a_name_in_every_language():
    assert all(text(lang).strip() for text in ROLES.values() for lang in LANGUAGES)
