"""What explanations promise to a reader: nothing is crossed out or placed without being spoken of.

A part of a sentence carries the cells and digits it speaks of; a house that is named carries its
nine cells.
"""

import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from string import Formatter

import pytest

import sudoku_helper
from sudoku_helper import TECHNIQUES, Step
from sudoku_helper.geometry import BIT, PEERS
from sudoku_helper.lessons import LESSONS
from sudoku_helper.lessons.glossary import GLOSSARY
from sudoku_helper.step import plain
from sudoku_helper.techniques import technique_of, words
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.chains import ChainTechnique
from sudoku_helper.techniques.loops import DiscontinuousLoop, Loop
from sudoku_helper.text import LANGUAGES, Text
from tests.techniques.sketches import board_with
from tests.techniques.support import every_technique, steps_of

every_language = pytest.mark.parametrize("lang", LANGUAGES)

CHAINS = [each for each in TECHNIQUES if isinstance(each, ChainTechnique)]
every_chain = pytest.mark.parametrize("technique", CHAINS, ids=lambda each: each.key)

UNIDIOMATIC = {
    "en": (
        r"can stand|could not stand|could stand",
        r"falls? away",
        r"hangs? together",
        r"in plain sight",
        r"share .* among them",
        r"none of [A-I][1-9] and [A-I][1-9]\b",
        r"rules out the start",
    ),
    "de": (
        # At the beginning of a sentence it reads as "otherwise".
        r"(^|[.:!?;\n] )Sonst kann",
        r"dort festgelegt",
        r"schließt den Anfang aus",
        r"Stängel",
    ),
}
"""Turns of phrase that a native speaker stumbles over or misunderstands."""


@cache
def steps_on_example(technique: SolvingTechnique) -> list[Step]:
    """Some of the steps of a technique on its example, searched once for all tests."""
    return list(steps_of(technique, technique.example.position, limit=20))


def test_every_part_of_a_shared_sentence_stands_in_the_legend():
    legend = set(re.findall(r"``({\w+}|\.\w+)``", words.__doc__))
    used = set()
    for module in pkgutil.iter_modules(words.__path__, f"{words.__name__}."):
        for text in texts_in(vars(import_module(module.name))):
            for _, name, kind, _ in Formatter().parse(text("en")):
                if kind:
                    base, point, belongs_to = name.rstrip("#").partition(".")
                    used.add(f"{{{base}}}")
                    used.update([point + belongs_to] if point else [])
    assert used == legend


def test_the_words_of_a_step_fill_templates_and_are_read_for_nothing_else():
    read = re.compile(r"step\.words(\[|\.)|in (\w+\.)*step\.words\b")
    package = Path(sudoku_helper.__file__).parent
    assert [path for path in package.rglob("*.py") if read.search(path.read_text())] == []


def texts_in(value: object) -> Iterator[Text]:
    """The texts in some value, however deep in dictionaries."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts_in(each)


def parts_of(step: Step, lang: str):
    return [part for sentence in step.explanation(lang) for part in sentence]


def text_of(step: Step, lang: str) -> str:
    return " ".join(plain(step.explanation(lang)))


@every_language
@every_technique
def test_every_cell_that_changes_is_named_or_lies_in_a_named_house(technique, lang):
    for step in steps_on_example(technique):
        parts = parts_of(step, lang)
        cells = {cell for part in parts for cell in part.get("cells", ())}
        digits = {digit for part in parts for digit in part.get("digits", ())}
        for candidate in (*step.placements, *step.cross_outs):
            assert candidate.cell in cells, (str(step), text_of(step, lang))
            assert candidate.digit in digits, (str(step), text_of(step, lang))


@every_language
@every_technique
def test_no_text_of_a_technique_has_a_turn_that_misleads(technique, lang):
    texts = [technique.name(lang), technique.definition(lang)]
    texts += [LESSONS[technique.key].when(lang), LESSONS[technique.key].spot(lang)]
    for step in steps_on_example(technique):
        texts += plain(step.explanation(lang))
    assert stumbles(texts, lang) == []


@every_language
def test_no_entry_of_the_glossary_has_a_turn_that_misleads(lang):
    assert stumbles([term.meaning(lang) for term in GLOSSARY], lang) == []


def stumbles(texts: list[str], lang: str) -> list[str]:
    return [text for text in texts if any(re.search(each, text) for each in UNIDIOMATIC[lang])]


@every_language
@every_chain
def test_a_chain_is_told_link_by_link_in_the_order_in_which_it_runs(technique, lang):
    for step in steps_on_example(technique):
        strong = [link for link in step.links if link.strong]
        for link, sentence in zip(strong, step.explanation(lang)[1:], strict=False):
            named = {
                cell for part in sentence if part.get("role") == "on" for cell in part["cells"]
            }
            assert named == {candidate.cell for candidate in link.end}


@every_language
@every_chain
def test_a_chain_names_the_house_in_which_a_candidate_excludes_the_next(technique, lang):
    for step in steps_on_example(technique):
        # A chain that assumes a digit begins with a weak link, the others with a strong one.
        first = 1 if not step.links[0].strong else 2
        weak = [link for link in step.links if not link.strong]
        for link, sentence in zip(weak, step.explanation(lang)[first:], strict=False):
            cells = {candidate.cell for candidate in (*link.start, *link.end)}
            houses = [part["cells"] for part in sentence if part.get("role") == "common"]
            assert len(cells) == 1 or any(cells <= {*house} for house in houses)


AT_LEAST = {"en": "at least one of these is true", "de": "mindestens eines davon stimmt"}
EXACTLY_ONE = {"en": "exactly one is true", "de": "stimmt genau einer"}


@every_language
@every_chain
def test_a_chain_says_that_at_least_one_end_is_true_and_a_ring_that_one_of_two_neighbours_is(
    technique, lang
):
    for step in steps_on_example(technique):
        told = text_of(step, lang)
        first, last = (
            {each.cell for each in end} for end in (step.links[0].start, step.links[-1].end)
        )
        if isinstance(technique, Loop):
            assert EXACTLY_ONE[lang] in told
        elif not isinstance(technique, DiscontinuousLoop) and not first & last:
            assert AT_LEAST[lang] in told
        assert "So oder so" not in told
        assert "Either way" not in told


@pytest.mark.parametrize(("lang", "parity"), [("en", "an even number"), ("de", "eine gerade Zahl")])
def test_a_remote_pair_is_walked_from_cell_to_cell_and_counted(lang, parity):
    technique = technique_of("remote-pair")
    for step in steps_of(technique, technique.example.position):
        (walked,) = (part["cells"] for part in parts_of(step, lang) if part.get("role") == "chain")
        assert all(PEERS[one] & BIT[other] for one, other in pairwise(walked))
        assert len(walked) % 2 == 0
        assert parity in text_of(step, lang)


@every_language
def test_each_combination_of_two_cells_is_told_with_what_it_leaves(lang):
    technique = technique_of("aligned-pair-exclusion")
    for step in steps_of(technique, technique.example.position):
        other, z = step.evidence.other, step.evidence.target.digit
        (combinations,) = (each for each in plain(step.explanation(lang)) if "=" in each)
        told = {int(digit) for digit in re.findall(r"=(\d) (?:would leave|ließen)", combinations)}
        others = {
            digit for digit in range(1, 10) if technique.example.position.digits[other] & BIT[digit]
        }
        assert told == others - {z}
        assert all(" for " in each or " für " in each for each in combinations.split(";"))


def test_a_second_target_of_a_chain_of_sets_is_told_as_well():
    technique = technique_of("als-chain")
    several = [
        step
        for step in steps_of(technique, technique.example.position, limit=60)
        if len(step.cross_outs) > 1
    ]
    assert several
    for step in several:
        assert "dasselbe gilt für" in plain(step.explanation("de"))[-1]
        assert "the same holds for" in plain(step.explanation("en"))[-1]


@pytest.mark.parametrize("key", ["multi-colours-1", "multi-colours-2"])
def test_the_colours_of_two_separate_groups_have_letters_and_cells(key):
    step = technique_of(key).example_step()
    groups, colours, *_ = plain(step.explanation("de"))
    assert "zwei getrennte Gruppen" in groups
    assert re.search(r"A \(.+\) und B \(.+\), die zweite die Farben C \(.+\) und D \(.+\)", colours)


def test_a_group_of_a_chain_is_named_as_one():
    step = technique_of("grouped-x-chain").example_step()
    assert "in H7 oder in E7/E8" in text_of(step, "de")


def test_a_petal_that_serves_two_digits_of_the_stem_is_told_once():
    technique = technique_of("death-blossom")
    board = board_with(r5c5="123", r5c1="124", r5c2="124", r4c4="34", r5c3="478")
    steps = [step for step in steps_of(technique, board) if len(step.evidence.sets) == 2]
    assert steps
    for step in steps:
        told = text_of(step, "de")
        assert "Steht im Stiel eine der Ziffern 1 und 2, verliert Blütenblatt A" in told
        assert told.count("verliert") == 2
