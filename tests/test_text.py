"""Sentences say the same in every language and know what they speak of."""

import gc
import importlib
import pickle
import pkgutil
import re
from itertools import product
from pathlib import Path
from string import Formatter

import pytest

import sudoku_helper
from sudoku_helper.board import BoardError, Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, set_of
from sudoku_helper.step import plain
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, LANGUAGES, Speech, Text, paragraph, same


def say(template, lang="en", blocks="number", **words):
    text = Text(en=template, de=template)
    return plain([Speech(lang, blocks=blocks).sentence(text, words)])[0]


def test_a_text_without_one_of_the_languages_cannot_be_made():
    with pytest.raises(TypeError):
        Text(en="only English")


def test_a_text_in_a_language_that_is_not_in_the_list_cannot_be_made():
    with pytest.raises(TypeError):
        Text(en="cell", de="Zelle", fr="case")


def test_a_text_is_asked_for_its_language_or_for_a_speech():
    assert [CELL(lang) for lang in LANGUAGES] == ["cell", "Zelle"]
    assert [CELL(Speech(lang, "r1c1")) for lang in LANGUAGES] == ["cell", "Zelle"]


CELL = Text(en="cell", de="Zelle")
DIGIT = Text(en="digit", de="Ziffer")


@pytest.mark.parametrize(
    ("made", "english", "german"),
    [
        (CELL.map(str.upper), "CELL", "ZELLE"),
        (CELL + DIGIT + ".", "celldigit.", "ZelleZiffer."),
        (Text(en=" and ", de=" und ").join([CELL, DIGIT]), "cell and digit", "Zelle und Ziffer"),
        (same(", ").join([]), "", ""),
        (
            Text(en="a {what} of {count}", de="eine {what} von {count}").format(
                what=CELL, count=81
            ),
            "a cell of 81",
            "eine Zelle von 81",
        ),
        (same("{left}!").format(left=same("{on:cell}")), "{on:cell}!", "{on:cell}!"),
        (CELL.capitalized, "Cell", "Zelle"),
        (paragraph(CELL, DIGIT), "cell\ndigit", "Zelle\nZiffer"),
        (paragraph(CELL, DIGIT).lines[1], "digit", "Ziffer"),
    ],
)
def test_what_is_made_of_texts_is_a_text_in_every_language(made, english, german):
    assert made == Text(en=english, de=german)


def test_a_paragraph_has_as_many_sentences_in_every_language():
    with pytest.raises(ValueError, match="zip"):
        _ = Text(en="One.\nTwo.", de="Eins.").lines


def test_no_room_but_this_one_knows_which_languages_there_are():
    package = Path(sudoku_helper.__file__).parent
    named = re.compile(r"""\.(?:en|de)\b|["']de["']""")
    rooms = [path for path in package.rglob("*.py") if path.parent.name != "text"]
    assert [path for path in rooms if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("coordinates", "names"),
    [("A1", ["A1", "I1", "E5", "I9"]), ("r1c1", ["r1c1", "r1c9", "r5c5", "r9c9"])],
)
def test_cells_are_named_as_the_player_likes(coordinates, names):
    assert [Speech("de", coordinates).cell(cell) for cell in (0, 8, 40, 80)] == names


@pytest.mark.parametrize(
    ("lang", "coordinates", "names"),
    [
        ("en", "A1", ["row 3", "column C", "block 4"]),
        ("de", "A1", ["Zeile 3", "Spalte C", "Block 4"]),
        ("en", "r1c1", ["row 3", "column 3", "block 4"]),
        ("de", "r1c1", ["Zeile 3", "Spalte 3", "Block 4"]),
    ],
)
def test_houses_are_named_with_their_kind(lang, coordinates, names):
    assert [Speech(lang, coordinates).house(house) for house in (2, 11, 21)] == names


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize(
    ("lang", "blocks", "names"),
    [
        ("en", "number", ["block 1", "block 5", "block 6"]),
        ("de", "number", ["Block 1", "Block 5", "Block 6"]),
        ("en", "place", ["top left block", "centre block", "middle right block"]),
        ("de", "place", ["Block oben links", "Block in der Mitte", "Block rechts in der Mitte"]),
        ("en", "roman", ["block I", "block V", "block VI"]),
        ("de", "roman", ["Block I", "Block V", "Block VI"]),
    ],
)
def test_blocks_are_named_as_the_player_likes(lang, coordinates, blocks, names):
    assert [Speech(lang, coordinates, blocks).house(house) for house in (18, 22, 23)] == names


@pytest.mark.parametrize(
    ("before", "english", "german"),
    [
        ("in ", "in the top left block", "im Block oben links"),
        ("In ", "In the top left block", "Im Block oben links"),
        ("A1 und von ", "A1 und von the top left block", "A1 und vom Block oben links"),
        ("Schau dir ", "Schau dir the top left block", "Schau dir den Block oben links"),
        ("So hat ", "So hat the top left block", "So hat der Block oben links"),
        ("D5 (", "D5 (top left block", "D5 (Block oben links"),
        ("", "top left block", "Block oben links"),
    ],
)
def test_the_place_of_a_block_gets_the_article_of_its_sentence(before, english, german):
    assert say(f"{before}{{it:house}}", "en", "place", it=18) == english
    assert say(f"{before}{{it:house}}", "de", "place", it=18) == german


def test_each_block_of_a_list_gets_its_article():
    assert say("in {it:houses}", "de", "place", it=[2, 18]) == "in Zeile 3 und im Block oben links"
    assert say("Schau dir {it:houses} an", "de", "place", it=[2, 18]) == (
        "Schau dir Zeile 3 und den Block oben links an"
    )
    assert say("in {it:inside}", "de", "place", it=[18, 22]) == (
        "in den Blöcken oben links und in der Mitte"
    )
    assert say("In {it:inside}", "en", "place", it=[1, 18, 22]) == (
        "In row 2 as well as the top left and centre blocks"
    )


def test_the_article_stands_outside_what_lights_up():
    text = Text(en="In {it:house}.", de="In {it:house}.")
    before, part, after = Speech("de", blocks="place").sentence(text, {"it": 18})
    assert [before["text"], part["text"], after["text"]] == ["Im ", "Block oben links", "."]
    assert part["cells"] == [0, 1, 2, 9, 10, 11, 18, 19, 20]


def test_the_case_of_every_house_in_german_sentences_is_known():
    """A verb or preposition before a house that nobody listed would get the article of a subject."""
    subjects = {"denn", "es", "hat", "sich", "und"}
    known = subjects | LANGUAGES["de"].articles.keys()
    unknown = {
        words
        for words in all_words("de")
        for before, _, kind, _ in Formatter().parse(words)
        if kind in ("house", "houses", "inside") and before.endswith(" ")
        if before.split()[-1].lower() not in known
    }
    assert unknown == set()


def all_words(lang):
    """Each line of every text of the package that is a template."""
    for module in pkgutil.walk_packages(sudoku_helper.__path__, "sudoku_helper."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    texts = [each for each in gc.get_objects() if isinstance(each, Text)]
    return {
        line
        for text in texts
        for line in text(lang).split("\n")
        if ":house" in line or ":inside" in line
    }


def test_no_two_cells_or_houses_share_a_name():
    for lang, coordinates, blocks in product(LANGUAGES, COORDINATES, BLOCK_NAMES):
        speech = Speech(lang, coordinates, blocks)
        assert len({speech.cell(cell) for cell in range(81)}) == 81
        assert len({speech.house(house) for house in range(27)}) == 27


def test_the_usual_names_of_columns_and_blocks_do_not_collide():
    speech = Speech("de")
    numbers = [speech.house_number(house) for house in range(9, 27)]
    assert len(set(numbers)) == 18


def test_causes_are_named_once_each():
    missing = [
        (Candidate(0, 9),),
        (Candidate(0, 1),),
        (Candidate(9, 5),),
        (Candidate(10, 5), Candidate(11, 5)),
    ]
    assert (
        say("{off1:without}", off1=missing) == "The 1 and 9 in A1 as well as the 5 in A2, B2 and C2"
    )
    true = [(Candidate(0, 9),), (Candidate(10, 5), Candidate(11, 5))]
    assert say("{on1:because}", on1=true) == "the 9 in A1 and the 5 in B2 or C2"
    assert say("{on1:because}", lang="de", on1=true) == "der 9 in A1 und der 5 in B2 oder C2"


def test_lists_are_read_aloud():
    english, german = Speech("en"), Speech("de")
    assert english.join([]) == ""
    assert english.join(["a"]) == "a"
    assert english.join(["a", "b"]) == "a and b"
    assert german.join(["a", "b", "c"]) == "a, b und c"


def test_numbers_have_the_decimal_point_of_the_language():
    assert [Speech(lang).number(4.2) for lang in LANGUAGES] == ["4.2", "4,2"]


def test_each_kind_of_word_is_spoken():
    assert say("{it:cell}", it=0) == "A1"
    assert say("{it:cells}", it=set_of([0, 1, 2])) == "A1, B1 and C1"
    assert say("{it:group}", it=BIT[0]) == "A1"
    assert say("{it:group}", it=set_of([1, 0])) == "A1/B1"
    assert say("{it:path}", it=(2, 0, 10)) == "C1, A1 and B2"
    assert say("{it:digit}", it=5) == "5"
    assert say("{it:digits}", lang="de", it=set_of([2, 5])) == "2 und 5"
    assert say("{it:the}", lang="de", it=set_of([5])) == "die 5"
    assert say("{it:the}", lang="de", it=set_of([2, 5])) == "2 und 5"
    assert say("{it:house}", it=0) == "row 1"
    assert say("{it:houses}", it=[0, 9]) == "row 1 and column A"
    assert say("{it:candidate}", it=Candidate(0, 5)) == "5 in A1"
    many = [Candidate(0, 5), Candidate(1, 7), Candidate(10, 5)]
    assert say("{it:candidates}", it=many) == "The 5 in A1 and B2 as well as the 7 in B1"
    assert say("{it:candidates}", lang="de", it=many[:2]) == "Die 5 in A1 und die 7 in B1"
    assert say("{it:inside}", it=[0, 9]) == "row 1 and column A"
    assert say("{it:inside}", lang="de", it=[15, 16, 17]) == "den Spalten G, H und I"
    assert say("{it:inside}", lang="de", it=[2, 4, 19]) == "den Zeilen 3 und 5 sowie Block 2"
    assert say("{it:count}", lang="de", it=12) == "zwölf"
    assert say("{it}", it=3) == "3"
    assert say("{it:text}", lang="de", it=Text(en="row", de="Zeile")) == "Zeile"


def test_a_part_knows_its_role_its_cells_and_its_digits():
    text = Text(en="{pivot:cell} is {x:digit}.", de="{pivot:cell} ist {x:digit}.")
    sentence = Speech("en").sentence(text, {"pivot": 40, "x": 7})
    assert sentence == [
        {"text": "E5", "cells": [40], "role": "pivot"},
        {"text": " is "},
        {"text": "7", "digits": [7], "role": "x"},
        {"text": "."},
    ]


def test_a_house_lights_up_its_nine_cells():
    text = Text(en="{house:house}", de="{house:house}")
    (part,) = Speech("en").sentence(text, {"house": 18})
    assert part["cells"] == [0, 1, 2, 9, 10, 11, 18, 19, 20]


def test_candidates_light_up_cells_and_digits():
    text = Text(en="{c:candidates}", de="{c:candidates}")
    (part,) = Speech("en").sentence(text, {"c": [Candidate(3, 2), Candidate(1, 9)]})
    assert part["cells"] == [1, 3]
    assert part["digits"] == [2, 9]
    assert BIT[1] | BIT[3] == set_of(part["cells"])


def test_an_unknown_language_is_told():
    with pytest.raises(ValueError, match=r"expected a language \(en, de\), got 'fr'"):
        Text(en="cell", de="Zelle")("fr")


def test_an_error_speaks_every_language_and_survives_the_way_to_another_process():
    with pytest.raises(BoardError) as caught:
        SudokuBoard.parse("." * 80)
    error = pickle.loads(pickle.dumps(caught.value))
    assert type(error) is BoardError
    assert str(error) == "expected 81 cells, got 80"
    assert error.text("de") == "81 Zellen erwartet, nicht 80"


def test_what_was_typed_is_told_as_it_is():
    """Braces in it are no places to be filled."""
    with pytest.raises(BoardError, match=r"got '\{got\}'"):
        SudokuBoard.parse("{got}")
