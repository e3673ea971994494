"""How the house is built: who may know whom."""

import ast
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from sudoku_helper import _ROOMS

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "sudoku_helper"

SERVER_LIBRARIES = {
    *("flask", "flask_socketio", "werkzeug", "jinja2", "markupsafe"),
    *("socketio", "engineio", "eventlet", "gevent", "cheroot", "wsproto"),
}


# Each room imports only rooms that stand before it.
ROOMS = (
    *(
        "geometry",
        "candidates",
        "demands",
        "text",
        "board",
        "levels",
        "sight",
        "step",
        "proofs",
        "solver",
    ),
    *(
        "implications",
        "techniques",
        "easiest",
        "manager",
        "extensions",
        "course",
        "review",
        "symmetry",
        "health",
        "grid_algebra",
        "formats",
    ),
    *(
        "drawing",
        "grading",
        "generator",
        "starters",
        "shortcuts",
        "drills",
        "booklet",
        "watching",
        "lessons",
        "interface",
    ),
    *("small", "worksheets"),
    *("garbage", "logs", "events", "web", "cli", "__main__"),
)


SHARED_NAMES = {
    *("Booklet", "Chain", "Conclusion", "Edge", "Event", "Pattern"),
    # A technique, and what its search finds.
    *("DoubleExocet", "SkLoop", "Tridagon"),
}
"""The names that more than one class has."""


def whence(node: ast.ImportFrom) -> list[str]:
    """The modules from which something is imported; whole rooms come from the package itself."""
    if node.module != "sudoku_helper":
        return [node.module or ""]
    of_its_own = ("__version__", "import_when_used")
    names = [alias.name for alias in node.names if alias.name not in of_its_own]
    return [f"sudoku_helper.{_ROOMS.get(name, name)}" for name in names]


@cache
def imports_of(file: Path) -> list[tuple[str, bool]]:
    """The modules that a file imports, wherever in it, and whether it needs them when it runs."""
    found: list[tuple[str, bool]] = []
    # What only a type checker reads stands in a block of its own.
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(file.read_text()), True)]
    while waiting:
        node, needed = waiting.pop()
        if isinstance(node, ast.Import):
            found += [(alias.name, needed) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(name, needed) for name in whence(node)]
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += [(each, False) for each in node.body] + [
                (each, needed) for each in node.orelse
            ]
        elif not isinstance(node, ast.expr):
            waiting += [(each, needed) for each in ast.iter_child_nodes(node)]
    return found


def rooms_imported_by(file: Path) -> set[str]:
    """The rooms that a module needs when it runs."""
    needed = (module for module, needed in imports_of(file) if needed)
    return {module.split(".")[1] for module in needed if module.startswith("sudoku_helper.")}


@pytest.mark.parametrize(
    ("line", "room"),
    [
        ("import sudoku_helper.solver", "solver"),
        ("from sudoku_helper.solver import is_unique", "solver"),
        ("from sudoku_helper import techniques as registry", "techniques"),
        ("from sudoku_helper import solve", "shortcuts"),
        ("def later():\n    from sudoku_helper.web import create_app", "web"),
    ],
)
def test_an_import_is_seen_however_it_is_written(line, room, tmp_path):
    file = tmp_path / "module.py"
    file.write_text(line)
    assert rooms_imported_by(file) == {room}


def test_no_import_leaves_open_from_which_room_it_is():
    for file in PACKAGE.rglob("*.py"):
        assert not {module for module, _ in imports_of(file)} & {"", "sudoku_helper"}, file


def test_imports_point_one_way():
    assert {path.stem for path in PACKAGE.iterdir()} - set(ROOMS) <= {
        *("__init__", "__pycache__", "data", "py"),
    }
    for number, room in enumerate(ROOMS):
        files = [*PACKAGE.glob(f"{room}.py"), *(PACKAGE / room).rglob("*.py")]
        needed = {each for file in files for each in rooms_imported_by(file)}
        assert needed <= set(ROOMS[: number + 1]), room


def test_the_readme_names_the_rooms_in_their_order():
    rows = re.findall(r"^\| (`[a-z_`/, ]+`) \|", (PROJECT / "README.md").read_text(), re.MULTILINE)
    named = re.findall(r"[a-z_]+", " ".join(rows))
    assert [*named, "__main__"] == list(ROOMS)


def test_a_room_that_lists_its_modules_names_each_of_them():
    rooms = []
    for file in PACKAGE.rglob("__init__.py"):
        legend = ast.get_docstring(ast.parse(file.read_text())) or ""
        if re.search(r"^- ``\w", legend, re.MULTILINE):
            rooms.append(file.parent.name)
            modules = {each.stem for each in file.parent.glob("*.py")} - {"__init__"}
            assert modules <= {*re.findall(r"``(\w+)``", legend)}, file
    assert rooms


def imported_by(file: Path) -> set[str]:
    """The libraries that a module imports, wherever in it."""
    return {module.split(".")[0] for module, _ in imports_of(file)}


def test_only_the_web_room_knows_flask():
    elsewhere = [file for file in PACKAGE.rglob("*.py") if PACKAGE / "web" not in file.parents]
    knowing = {
        file.name: known for file in elsewhere if (known := imported_by(file) & SERVER_LIBRARIES)
    }
    assert not knowing
    # Nor does anything that the answers need: they run where there is no server at all.
    loaded = subprocess.check_output(
        [sys.executable, "-c", "import sys, sudoku_helper.events.worker; print(*sys.modules)"],
        cwd=PROJECT,
        text=True,
    )
    assert not SERVER_LIBRARIES & {name.split(".")[0] for name in loaded.split()}


def test_two_ideas_do_not_share_a_name():
    names = Counter(
        name
        for file in PACKAGE.rglob("*.py")
        for name in re.findall(r"^class ([A-Z]\w*)", file.read_text(), re.MULTILINE)
    )
    assert {name for name, number in names.items() if number > 1} <= SHARED_NAMES
