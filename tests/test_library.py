"""What a program from outside can do with the package: names at the top, words instead of bits, own techniques."""

import doctest
import importlib.util
import json
import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from xml.etree.ElementTree import fromstring

import pytest

import sudoku_helper
from sudoku_helper import (
    TECHNIQUES,
    BoardError,
    Candidate,
    Level,
    Step,
    SudokuBoard,
    TechniqueManager,
    Text,
    cell_at,
    explain,
    extensions,
    generate,
    grade,
    installed_techniques,
    shortcuts,
    solve,
    with_techniques,
)
from sudoku_helper.drawing.notebook import show_step
from sudoku_helper.extensions import ExtensionError, Guarded, guarded_techniques, problems_of
from sudoku_helper.techniques import technique_of
from tests.positions import PUZZLE, SOLUTION
from tests.tools.patience import PATIENCE
from tests.tools.server import PROJECT

EXAMPLE = PROJECT / "docs" / "examples" / "last-digit"
BOARD = SudokuBoard.parse(PUZZLE)
XY_WING = technique_of("xy-wing").example.position


def load_example():
    """The module of the example, as Python would load it from where it is installed."""
    spec = importlib.util.spec_from_file_location("last_digit", EXAMPLE / "last_digit.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_name_at_the_top_is_there_and_known_to_type_checkers():
    source = (PROJECT / "sudoku_helper" / "__init__.py").read_text()
    told = re.findall(
        r"^    from sudoku_helper\.([\w.]+) import (\w+) as \2$", source, re.MULTILINE
    )
    assert {name: room for room, name in told} == sudoku_helper._ROOMS
    for name in sudoku_helper.__all__:
        assert getattr(sudoku_helper, name) is not None
    assert set(sudoku_helper.__all__) <= set(dir(sudoku_helper))
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = sudoku_helper.no_such_name


def test_importing_it_loads_nothing_that_is_not_asked_for():
    told = "import sys, sudoku_helper; print(*(n for n in sys.modules if 'sudoku_helper' in n))"
    loaded = subprocess.check_output([sys.executable, "-c", told], cwd=PROJECT, text=True)
    assert loaded.split() == ["sudoku_helper"]


def test_the_examples_of_the_shortcuts_are_true():
    assert doctest.testmod(shortcuts).failed == 0


def test_the_shortcuts_take_a_board_or_its_text():
    assert solve(PUZZLE) == solve(BOARD)
    assert solve(PUZZLE).line == SOLUTION
    assert solve("." * 81) is None
    assert grade(PUZZLE) == grade(BOARD)
    assert explain(PUZZLE) == explain(BOARD) != explain(BOARD, "de")
    assert explain(SOLUTION) == []
    with pytest.raises(BoardError):
        grade("nonsense")


def test_a_mistake_is_explained_before_any_step():
    assert solve(PUZZLE)[1, 1] == 7
    sentences = explain(f"{PUZZLE} r1c1<>7")
    assert "7" in " ".join(sentences)
    assert not any("=" in sentence or "<>" in sentence for sentence in sentences)


def test_puzzles_are_made_to_wishes():
    first, second = (next(generate("easy", seed=4, symmetry="point")) for _ in range(2))
    assert first.line == second.line
    assert first.level is Level.EASY
    assert next(generate(Level.EASY, seed=5)).line != first.line
    with pytest.raises(ValueError, match="very-easy, easy"):
        generate("trivial")


def test_a_board_speaks_of_rows_and_columns():
    assert [BOARD[1, column] for column in range(1, 10)] == [0, 1, 0, 0, 0, 0, 0, 4, 0]
    assert BOARD.candidates_at(1, 1) == (7, 8)
    assert BOARD.candidates_at(1, 2) == ()
    sevens = BOARD.candidates_of(7)
    assert Candidate(cell_at(1, 1), 7) in sevens
    assert {(each.row, each.column) for each in sevens} == {
        (each.row, each.column) for each in BOARD.candidates if each.digit == 7
    }


@pytest.mark.parametrize("place", [(0, 1), (1, 10), ("1", 2), (1.0, 2)])
def test_a_place_outside_of_the_grid_is_an_error(place):
    with pytest.raises(IndexError, match="from 1 to 9"):
        _ = BOARD[place]


def test_a_board_is_not_a_list():
    for ask in (lambda: BOARD[5], lambda: list(BOARD)):
        with pytest.raises(TypeError, match=r"board\[row, column\]"):
            ask()
    with pytest.raises(ValueError, match="from 1 to 9, got 0"):
        BOARD.candidates_of(0)


def test_a_step_is_told_as_a_dictionary():
    step = technique_of("xy-wing").example_step()
    told = json.loads(json.dumps(step.to_dict("de")))
    assert told["technique"] == "xy-wing"
    assert told["level"] == "hard"
    assert told["cross_outs"] == [{"row": 7, "column": 4, "digit": 8}]
    assert told["effects"] == "r7c4<>8"
    assert set(told["highlights"]) == set(step.highlights)
    assert len(told["explanation"]) == 3
    assert told["where"].startswith("Schau")
    assert told["explanation"] != step.to_dict()["explanation"]


def test_every_technique_is_told_as_a_dictionary():
    for technique in TECHNIQUES:
        told = technique.example_step().to_dict()
        assert json.loads(json.dumps(told)) == told, technique.key


def test_a_notebook_shows_boards_and_steps():
    plain = fromstring(BOARD._repr_svg_())
    assert plain.get("width") == "440"
    step = TechniqueManager(off=["full-house", "hidden-single-block"]).first_step(XY_WING)
    picture = step._repr_svg_()
    assert step.board == XY_WING
    assert 'class="given' in picture
    assert "role-gone" in picture or "role-placed" in picture
    fromstring(picture)


def test_a_step_without_a_board_is_drawn_alone():
    step = technique_of("xy-wing").example_step()
    alone, there = show_step(step), show_step(step._replace(board=XY_WING))
    for role in (*step.highlights, "gone"):
        assert f"role-{role}" in alone
        assert f"role-{role}" in there
    assert 'class="given' not in alone


def test_a_manager_uses_only_the_techniques_it_is_given():
    last_digit = load_example().LastDigit()
    assert TechniqueManager(techniques=[last_digit]).first_step(BOARD) is None
    board = last_digit.example.position
    step = TechniqueManager(techniques=[last_digit, *TECHNIQUES]).first_step(board)
    assert step.technique is last_digit
    keys = [each.key for each in TechniqueManager(techniques=TECHNIQUES[::-1]).techniques]
    assert keys == [each.key for each in TECHNIQUES[::-1]]
    with pytest.raises(ValueError, match="expected the key of a technique, got 'xy-wing'"):
        TechniqueManager(techniques=[last_digit], off=["xy-wing"])
    with pytest.raises(ValueError, match="'last-digit' 2 times"):
        TechniqueManager(techniques=[last_digit, last_digit])


@pytest.mark.parametrize(
    ("difficulty", "next_key"),
    [(1.1, "full-house"), (3.3, "pointing"), (4.25, "unique-rectangle-1"), (12, None)],
)
def test_an_own_technique_stands_where_it_is_tried(difficulty, next_key):
    """Before the first that is harder; what is looked for together stays together."""
    own = type("Own", (load_example().LastDigit,), {"difficulty": difficulty})()
    for techniques in (with_techniques([own]), TechniqueManager(more=[own]).techniques):
        keys = [each.key for each in techniques]
        assert [*keys, None][techniques.index(own) + 1] == next_key
    assert [each for each in with_techniques([own]) if each is not own] == list(TECHNIQUES)


def test_the_example_has_no_problems_and_neither_have_ours():
    assert problems_of(load_example().LastDigit()) == []
    assert problems_of(technique_of("xy-wing")) == []


def test_problems_are_named():
    right = load_example().LastDigit

    class Lying(right):
        key = "xy-wing"

        def find(self, board: SudokuBoard):
            yield Step(self, placements=(Candidate(0, 1),), words={})

    class Unproved(right):
        def find(self, board: SudokuBoard):
            yield from (step._replace(truths=()) for step in super().find(board))

    class Nameless(right):
        key = "No Key"

    assert problems_of(Lying()) == [
        "the key 'xy-wing' is taken",
        "does not find r9c9=9 in its example",
        "r1c1=1 is false",
    ]
    assert "r9c9=9 does not follow from its truths" in problems_of(Unproved())
    assert problems_of(Nameless()) == ["expected a key such as xy-wing, got 'No Key'"]


@pytest.mark.parametrize(
    ("value", "said"), [("os:path", "expected a SolvingTechnique"), ("nowhere:X", "cannot be")]
)
def test_what_is_no_technique_is_refused(monkeypatch, value, said):
    point = EntryPoint("wrong", value, extensions.GROUP)
    monkeypatch.setattr(extensions, "entry_points", lambda: [point])
    with pytest.raises(ExtensionError, match=said):
        installed_techniques()


def test_what_is_broken_is_named_and_left_out(monkeypatch, tmp_path):
    """One that cannot be loaded, one that wants to end the program, one whose key is ours, one that fails when it is
    asked for its key, and one that is as it should be, twice."""
    module = (
        "from last_digit import *\nclass Taken(LastDigit): key = 'xy-wing'\n"
        "class Failing(LastDigit): key = property(lambda self: 1 / 0)\n"
    )
    (tmp_path / "others.py").write_text(module)
    (tmp_path / "leaving.py").write_text("raise SystemExit('goodbye')")
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(extensions, "_is_anything_installed", lambda: True)
    broken = ("nowhere:X", "leaving:X", "others:Taken", "others:Failing")
    values = (*broken, "last_digit:LastDigit", "last_digit:LastDigit")
    points = [
        EntryPoint(f"p{number}", value, extensions.GROUP) for number, value in enumerate(values)
    ]
    monkeypatch.setattr(extensions, "entry_points", lambda: points)
    found = guarded_techniques.__wrapped__()
    assert [each.key for each in found.techniques] == ["last-digit"]
    told = ("nowhere:X", "SystemExit: goodbye", "xy-wing", "ZeroDivisionError", "is taken")
    for problem, said in zip(found.problems, told, strict=True):
        assert said in problem("en")
        assert "wird nicht benutzt" in problem("de")


def test_a_technique_from_outside_can_tell_nothing_false(caplog):
    right = load_example().LastDigit
    board = right.example.position
    found = list(Guarded(right()).find(board))
    assert list(map(str, found)) == list(map(str, right().find(board)))
    true = next(step for step in found if str(step) == "r9c9=9")
    assert list(Guarded(right()).find(SudokuBoard.parse("." * 81))) == [], "no solution to ask"

    class Wrong(right):
        steps = (
            true._replace(placements=(Candidate(cell_at(9, 9), 1),)),
            true._replace(placements=(), cross_outs=(Candidate(cell_at(9, 9), 9),)),
            true._replace(placements=(), cross_outs=(Candidate(0, 1),)),
            true._replace(truths=()),
        )

        def find(self, board: SudokuBoard):
            yield from (step._replace(technique=self) for step in self.steps)

    class Failing(right):
        def find(self, board: SudokuBoard):
            raise KeyError("oops")

    class Leaving(right):
        def find(self, board: SudokuBoard):
            sys.exit("goodbye")

    class Speechless(right):
        explanation = Text(en="{nothing:cell}", de="{nothing:cell}")

    assert list(Guarded(Wrong()).find(board)) == []
    for kind, error in ((Failing, "KeyError"), (Leaving, "SystemExit"), (Speechless, "KeyError")):
        broken = Guarded(kind())
        caplog.clear()
        assert list(broken.find(board)) == list(broken.find(board)) == []
        assert [each.message for each in caplog.records] == [caplog.messages[0]], "told once"
        assert f"is not used: {error}" in caplog.messages[0]


def test_more_techniques_come_before_what_is_harder_and_split_no_group():
    guarded = Guarded(load_example().LastDigit())
    usual = TechniqueManager()
    manager = TechniqueManager(more=[guarded])
    assert manager.techniques == (guarded, *usual.techniques)
    assert manager.first_step(guarded.example.position).technique.key == "last-digit"
    assert manager.first_step(BOARD) == usual.first_step(BOARD)
    vars(guarded)["difficulty"] = 4.2
    place = TechniqueManager(more=[guarded]).techniques.index(guarded)
    assert usual.techniques[place - 1].difficulty <= 4.2 < usual.techniques[place].difficulty


def test_an_installed_package_brings_its_technique(tmp_path):
    """The example is installed as any package is, and found in a process of its own."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    pip += ["--no-build-isolation", "--disable-pip-version-check", "--target", str(tmp_path)]
    subprocess.run([*pip, str(EXAMPLE)], check=True, capture_output=True, timeout=PATIENCE)
    program = (
        "from sudoku_helper import *\n"
        "manager = TechniqueManager(techniques=installed_techniques())\n"
        f"print(explain({load_example().LastDigit.example.board!r}, manager=manager)[0])\n"
    )
    folders = f"{tmp_path}{os.pathsep}{PROJECT}"
    run = [sys.executable, "-c", program]
    environment = {**os.environ, "PYTHONPATH": folders}
    told = subprocess.check_output(run, env=environment, cwd=tmp_path, text=True, timeout=PATIENCE)
    assert told.strip() == "Last Digit"

    board = load_example().LastDigit.example.board

    def commands(*lines: tuple[str, ...]) -> list[str]:
        """What some commands print, in one process."""
        each = "\nprint('<end>')\n".join(f"main({[*words]!r})" for words in lines)
        line = [sys.executable, "-c", f"from sudoku_helper.cli import main\n{each}"]
        told = subprocess.check_output(
            line, env=environment, cwd=tmp_path, text=True, timeout=PATIENCE
        )
        return told.split("<end>\n")

    hint, path, usual, solved, table = commands(
        ("hint", board, "--lang", "de"),
        ("path", board),
        ("path", board, "--no-plugins"),
        ("solve", board, "--json"),
        ("techniques", "--csv"),
    )
    assert hint.startswith("Letzte Ziffer\n")
    assert "last-digit r9c9=9" in path.splitlines()
    assert "last-digit" not in usual
    assert '"technique": "last-digit"' in solved
    (row,) = [line for line in table.splitlines() if "last-digit" in line]
    assert row.startswith("last-digit,1,1.1,Last Digit,,"), "without a page"
    # What the server would answer, and what its list of techniques shows.
    answer = (
        "from sudoku_helper.events import EVENTS\n"
        "from sudoku_helper.web import create_app\n"
        "from sudoku_helper.web.start_page import write_techniques\n"
        "from sudoku_helper.text import Speech\n"
        "help = EVENTS['help']\n"
        f"print(help.answer(help.read({{'board': {board!r}}}))['step']['technique'])\n"
        "print([each for each in write_techniques(Speech())['techniques'] if each.get('foreign')])\n"
        "page = create_app('threading')[0].test_client().get('/en/techniques').text\n"
        "print('data-key=\"last-digit\"' in page, 'learn/last-digit' in page)\n"
    )
    told = subprocess.check_output(
        [sys.executable, "-c", answer], env=environment, cwd=PROJECT, text=True, timeout=PATIENCE
    )
    assert told.count("'key': 'last-digit'") == 2
    assert told.endswith("True False\n")
