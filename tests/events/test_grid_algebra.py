"""The events of the course: what is made is found out again, and solvers tell what they did."""

import pytest

from sudoku_helper import SudokuBoard, events
from sudoku_helper.events.grid_algebra import MAKERS
from sudoku_helper.grid_algebra.house_solvers import KINDS, solve_by
from tests.positions import EMPTY, PUZZLE, SOLUTION
from tests.symmetry.grids import FIGURE_1, FIGURE_5_LEFT, FIGURE_5_MIDDLE, FIGURE_6_RIGHT

DIGITS = [2, 3, 4, 5, 6, 7, 8, 9, 1]
MADE = [
    ("values", {"image": DIGITS}, "values", "(2, 3, 4, 5, 6, 7, 8, 9, 1)"),
    ("rows", {"number": 2, "image": [2, 3, 1]}, "rows", "(2, 3, 1)"),
    ("columns", {"number": 3, "image": [3, 1, 2]}, "columns", "(3, 1, 2)"),
    ("stacks", {"image": [2, 1, 3]}, "stacks", "(D1, A1, G1, D4, D7)"),
    ("bands", {"image": [2, 1, 3]}, "bands", "(A4, D4, G4, A1, A7)"),
    ("transposition", {}, "transposition", ""),
    ("reflection-column", {}, "reflection", "E1"),
    ("reflection-row", {}, "reflection", "A5"),
    ("turn", {"number": 3}, "turn", "3"),
]


def ask(event: str, **message):
    """The answer to a message, as the page gets it."""
    return events.ask(event, message)


def detect(before: str, after: str, **speech):
    return ask("detect", board=before, other=after, **speech)


def test_every_kind_of_transformation_is_made_here():
    assert {kind for kind, *_ in MADE} | {"any"} == set(MAKERS)


@pytest.mark.parametrize(
    ("kind", "options", "found", "image"), MADE, ids=[kind for kind, *_ in MADE]
)
def test_what_was_made_is_found_out_with_its_image_vector(kind, options, found, image):
    made = ask("transform", board=SOLUTION, kind=kind, **options)
    answer = detect(SOLUTION, made["board"])
    (finding,) = answer["findings"]
    assert (finding["kind"], finding["image"]) == (found, image)
    assert finding["told"] == made["told"] == answer["chain"]
    assert answer["houses"] == [] or kind != "values"


def test_a_chain_of_several_is_told_step_by_step():
    made = ask("transform", board=PUZZLE, kind="any", number=7, lang="de")
    assert made == ask("transform", board=PUZZLE, kind="any", number=7, lang="de")
    answer = detect(PUZZLE, made["board"], lang="de")
    assert answer["findings"] == []
    assert len(answer["chain"]) > 3
    assert all(sentence.endswith(".") for sentence in answer["chain"])


def test_the_figures_of_the_document_are_recognised():
    (finding,) = detect(FIGURE_1.line, FIGURE_6_RIGHT.line, lang="de")["findings"]
    assert finding["name"] == "Wertpermutation"
    assert finding["image"] == "(2, 3, 4, 5, 6, 7, 8, 9, 1)"
    image = detect(FIGURE_5_LEFT.line, FIGURE_5_MIDDLE.line)["findings"][0]
    assert image["image"] == "(-1, -1, 2, -1, -1, -1, -1, -1, -1)"
    assert image["told"] == ["Change the digits: 3 → 2."]


def test_digits_that_were_exchanged_in_one_house_alone_are_told():
    answer = detect("123" + "." * 78, "321" + "." * 78, coordinates="r1c1")
    row = {"name": "row 1", "image": "(3, 2, 1, -1, -1, -1, -1, -1, -1)"}
    assert any(each["kind"] == "values" for each in answer["findings"])
    assert answer["houses"] == []
    answer = detect("123" + "." * 77 + "1", "321" + "." * 77 + "1", coordinates="r1c1")
    assert row in answer["houses"]


def test_grids_that_are_the_same_or_not_equivalent_are_called_so():
    same = detect(PUZZLE, PUZZLE, lang="de")
    assert [each["name"] for each in same["findings"]] == ["Identität"]
    assert same["chain"] == ["Ändere nichts."]
    other = detect(PUZZLE, SOLUTION)
    assert (other["findings"], other["chain"], other["transformation"]) == ([], None, None)
    assert {each["kind"] for each in detect(EMPTY, EMPTY)["findings"]} >= {"same", "rows", "bands"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_solver_gives_the_grids_of_the_document_with_what_led_to_each(kind):
    answer = ask("solve", board=PUZZLE, by=kind, lang="de")
    grids = solve_by(SudokuBoard.parse(PUZZLE), kind)
    assert [each["board"] for each in answer["grids"]] == [grid.line for grid in grids]
    first, *others = answer["grids"]
    assert (first["cell"], first["told"]) == (None, [])
    for before, after in zip(answer["grids"], others, strict=False):
        assert [cell for cell in range(81) if before["board"][cell] != after["board"][cell]] == [
            after["cell"]
        ]
        assert after["told"]
    assert answer["state"] == ("stuck" if "." in grids[-1].line else "solved")


def test_a_solver_tells_pairs_and_where_it_ends():
    board = "..76....32.......65.....94.6.5.8.2...9...51....276.......593....4......1....4...."
    answer = ask("solve", board=board, by="row", lang="de")
    assert answer["state"] == "stuck"
    assert "Noch leere Zellen: 56" in answer["message"]
    assert answer["left"][-1].startswith("In Zeile 1 bleiben für 4 und 9 nur noch A1 und F1 übrig.")
    wrong = ask("solve", board="11" + "." * 79, by="block", lang="de")
    assert (wrong["state"], len(wrong["grids"])) == ("invalid", 1)
    assert "Zeile 1" in wrong["message"]


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ("detect", {"board": PUZZLE}),
        ("detect", {"board": PUZZLE, "other": "x"}),
        ("transform", {"board": PUZZLE, "kind": "shear"}),
        ("transform", {"board": PUZZLE, "kind": "rows", "image": [2, 3, 1]}),
        ("transform", {"board": PUZZLE, "kind": "rows", "number": 4, "image": [2, 3, 1]}),
        ("transform", {"board": PUZZLE, "kind": "bands", "image": [1, 1, 2]}),
        ("transform", {"board": PUZZLE, "kind": "values", "image": [1, 2, 3]}),
        ("transform", {"board": PUZZLE, "kind": "values", "image": [0] * 9}),
        ("transform", {"board": PUZZLE, "kind": "transposition", "number": 1}),
        ("solve", {"board": PUZZLE, "by": "diagonal"}),
        ("solve", {"by": "row"}),
    ],
)
def test_nonsense_gets_a_sentence(event, message):
    answer = ask(event, **message)
    assert answer["code"] == "bad-request"
    assert answer["error"].endswith(".")
