"""How the house is built: who may know whom."""

import ast
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "sudoku_helper"

SERVER_LIBRARIES = {
    *("flask", "flask_socketio", "werkzeug", "jinja2", "markupsafe"),
    *("socketio", "engineio", "eventlet", "gevent", "simple_websocket"),
}


def imported_by(file: Path) -> set[str]:
    """The libraries that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


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
