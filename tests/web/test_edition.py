"""An edition names everything that browsers keep of a version, with its hash, and changes with any of it."""

import base64
import gzip
import hashlib
import json
import re
import shutil
from pathlib import Path

import pytest

from sudoku_helper.web import create_app, edition
from sudoku_helper.web.app_bundle import PAGES as PAGES_KEPT_AT_ONCE
from sudoku_helper.web.bundle import (
    APP_BUNDLE,
    BUNDLE,
    BUNDLE_PACKED,
    BUNDLE_SIZE,
    ORIGIN,
    ROOT,
    bundle,
    pack,
    page_paths,
    render_pages,
)
from sudoku_helper.web.edition import ENGINE_ARCHIVE, current_edition
from sudoku_helper.web.headers import SecurityHeaders, document_headers
from sudoku_helper.web.settings import Settings

PROJECT = Path(__file__).resolve().parents[2]
PAGES = ("/", "/en/learn", "/en/learn/x-wing", "/de/practise", "/de/practise/x-wing", "/en/offline")
IMPORT = re.compile(r'(?:\bfrom|\bimport\() ?"(\.[^"]+)"')
IMPORTED_AT_ONCE = re.compile(r'\bfrom "(\.[^"]+)"')


@pytest.fixture(scope="module")
def app():
    return create_app("threading", Settings())[0]


@pytest.fixture(scope="module")
def client(app):
    return app.test_client()


@pytest.fixture(scope="module")
def current(app):
    with app.app_context():
        return current_edition()


def test_the_script_names_the_edition_and_is_asked_for_anew_each_time(client, current):
    answer = client.get("/edition.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "no-cache"
    found = json.loads(answer.text.removeprefix("self.EDITION = ").removesuffix(";\n"))
    assert found["name"] == current.name
    assert [file["path"] for file in found["app"]] == [file.path for file in current.app]


def test_every_file_is_served_as_the_edition_says(client, current):
    for file in (*current.app, *current.photo, *current.engine):
        if file.hash is None:
            continue
        with client.get(f"/{file.path}") as answer:
            data = answer.get_data()
        assert (file.path, answer.status_code, len(data)) == (file.path, 200, file.size)
        digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
        assert file.hash == f"sha256-{digest}", file.path


def test_what_is_kept_at_once_stands_on_nothing_that_is_kept_later(current):
    """A module that names another one at its head does not run without it."""
    later = {PROJECT / file.path for file in (*current.photo, *current.engine)}
    for file in current.app:
        script = PROJECT / file.path
        if script.suffix != ".js" or "vendor" in script.parts:
            continue
        for name in IMPORTED_AT_ONCE.findall(script.read_text()):
            assert (script.parent / name).resolve() not in later, (file.path, name)


@pytest.mark.parametrize("path", PAGES)
def test_pages_carry_the_edition_and_name_no_file_outside_it(client, current, path):
    page = client.get(path).text
    assert f'data-edition="{current.name}"' in page
    named = set(re.findall(r'(?:src|href)="/((?:static|data)/[^"]+)"', page))
    assert named
    assert named <= {file.path for file in current.app}


def test_whatever_a_kept_script_imports_is_kept_too(current):
    files = {file.path for file in (*current.app, *current.photo)}
    for path in (path for path in files if path.startswith("static/js/")):
        script = PROJECT / path
        for name in IMPORT.findall(script.read_text(encoding="utf-8")):
            place = (script.parent / name).resolve().relative_to(PROJECT).as_posix()
            assert place in files, f"{path} imports {place}"


def test_what_reads_photos_is_not_kept_unasked(current):
    assert not [file.path for file in current.app if "/photo/" in file.path]
    assert {"static/photo/digits.json", "static/js/photo/read.js"} <= {
        file.path for file in current.photo
    }


@pytest.fixture
def copied(tmp_path, app, monkeypatch):
    """A function that names the edition of a copy of everything, which may be changed."""
    for name in ("static", "templates", "sudoku_helper"):
        shutil.copytree(PROJECT / name, tmp_path / name)
    monkeypatch.setattr(edition, "_PACKAGE", tmp_path / "sudoku_helper")

    def look():
        edition._edition.cache_clear()
        with app.app_context():
            return edition._edition(str(tmp_path / "static"), str(tmp_path / "templates"))

    yield tmp_path, look
    edition._edition.cache_clear()


def test_the_edition_changes_with_each_of_its_parts_and_with_nothing_else(copied, current):
    folder, look = copied
    assert look().name == current.name
    names = {current.name}
    for path in ("static/js/main.js", "templates/base.html", "sudoku_helper/sight.py"):
        file = folder / path
        file.write_text(file.read_text() + "\n")
        names.add(look().name)
    assert len(names) == 4
    (folder / "static" / "vendor" / ".made-from").write_text("another day")
    (folder / "sudoku_helper" / "board.pyc").write_bytes(b"compiled")
    assert look().name in names


def test_offline_use_is_offered_only_where_there_is_an_interpreter(copied):
    folder, look = copied
    interpreter = folder / "static" / "vendor" / "pyodide"
    shutil.rmtree(interpreter, ignore_errors=True)
    assert look().engine == ()
    interpreter.mkdir()
    (interpreter / "pyodide.mjs").write_text("")
    (interpreter / "pyodide.asm.wasm").write_bytes(bytes(1000))
    (interpreter / "pyodide.asm.wasm.gz").write_bytes(gzip.compress(bytes(1000)))
    found = {file.path: file for file in look().engine}
    assert set(found) == {
        "static/js/offline/worker.js",
        "static/vendor/pyodide/pyodide.mjs",
        "static/vendor/pyodide/pyodide.asm.wasm",
        "engine.zip",
        "pages.json",
    }
    wasm = found["static/vendor/pyodide/pyodide.asm.wasm"]
    assert wasm.packed < wasm.size == 1000


SOME_PAGES = ("en/learn", "de/learn/glossary", "en/practise/x-wing", "de/learn/swordfish")


def test_the_bundle_has_pages_as_they_are_served(app, client, current):
    found = json.loads(pack(render_pages(app, SOME_PAGES), current.name))
    assert found["edition"] == current.name
    assert set(found["pages"]) == set(SOME_PAGES) < set(page_paths())
    for path in SOME_PAGES:
        page = "".join(found["parts"][number] for number in found["pages"][path])
        served = client.get(f"/{path}", base_url="https://example.org/below/").text
        assert page.replace(ORIGIN, "https://example.org").replace(ROOT, "/below") == served


@pytest.fixture(scope="module")
def packed(current):
    """The bundle as it is made for players, which takes a process of its own some seconds."""
    return bundle(BUNDLE, current.name)


@pytest.mark.sweep
def test_the_bundle_has_every_page(packed, current):
    found = json.loads(gzip.decompress(packed))
    assert found["edition"] == current.name
    assert set(found["pages"]) == set(page_paths())


@pytest.mark.sweep
def test_the_bundle_is_about_as_large_as_it_is_said_to_be(packed):
    assert len(gzip.decompress(packed)) == pytest.approx(BUNDLE_SIZE, rel=0.1)
    assert len(packed) == pytest.approx(BUNDLE_PACKED, rel=0.1)


@pytest.mark.sweep
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_the_bundle_can_be_fetched(client, packed, accepted):
    answer = client.get("/pages.json", headers={"Accept-Encoding": accepted})
    data = answer.get_data()
    assert (gzip.decompress(data) if accepted == "gzip" else data) == gzip.decompress(packed)
    assert answer.mimetype == "application/json"


def test_what_is_kept_at_once_comes_in_one_answer_byte_by_byte_as_it_is_served(client, current):
    answer = client.get(f"/{APP_BUNDLE}", headers={"Accept-Encoding": "gzip"})
    assert answer.mimetype == "application/json"
    assert len(answer.data) < 500_000
    found = json.loads(gzip.decompress(answer.data))
    assert found["edition"] == current.name
    files = found["files"]
    assert set(files) == {*PAGES_KEPT_AT_ONCE, *(file.path for file in current.app)}
    for file in current.app:
        part = files[file.path]
        data = part["text"].encode() if "text" in part else base64.b64decode(part["base64"])
        digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
        assert file.hash == f"sha256-{digest}", file.path
        with client.get(f"/{file.path}") as served:
            assert part["type"] == served.content_type
    for path in PAGES_KEPT_AT_ONCE:
        served = client.get(f"/{path}", base_url="https://example.org/below/")
        page = files[path]["text"].replace(ORIGIN, "https://example.org").replace(ROOT, "/below")
        assert (page, files[path]["type"]) == (served.text, served.content_type)


SAID = re.compile(r"\| ([0-9.]+) MB \| ([0-9.]+) MB \|$", re.MULTILINE)


def test_the_guide_tells_what_is_sent_and_what_stays_on_the_device(client, current):
    first = client.get(f"/{APP_BUNDLE}", headers={"Accept-Encoding": "gzip"}).data
    made = {file.path: file for file in current.engine if not file.path.startswith("static/")}
    interpreter = [file for file in current.engine if file.path.startswith("static/vendor/")]
    sizes = [
        *(len(first), len(gzip.decompress(first))),
        *(sum(file.packed for file in interpreter), sum(file.size for file in interpreter)),
        *(made[ENGINE_ARCHIVE].packed, made[ENGINE_ARCHIVE].size),
        *(made[BUNDLE].packed, made[BUNDLE].size),
    ]
    guide = (PROJECT / "docs" / "offline.md").read_text()
    said = [float(size) for row in SAID.findall(guide) for size in row]
    assert said == pytest.approx([size / 1e6 for size in sizes], abs=0.1)


def test_only_the_worker_with_the_interpreter_may_compile_webassembly():
    def policy(path, status):
        answered = {}
        guarded = SecurityHeaders(
            lambda _environment, start: start(status, [("Content-Type", "text/javascript")]) or []
        )
        guarded({"PATH_INFO": path}, lambda _status, headers: answered.update(headers))
        return answered.get("Content-Security-Policy")

    usual = document_headers()["Content-Security-Policy"]
    with_wasm = usual.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    assert policy("/static/js/offline/worker.js", "200 OK") == with_wasm
    assert policy("/static/js/offline/worker.js", "304 NOT MODIFIED") == with_wasm
    assert policy("/static/js/offline/worker.js", "404 NOT FOUND") == usual
    assert policy("/static/js/photo/worker.js", "200 OK") == usual
    assert policy("/static/js/main.js", "200 OK") is None


@pytest.mark.parametrize(
    ("named", "served"), [("?edition=another", False), ("?edition={}", True), ("", True)]
)
def test_a_page_of_another_edition_is_refused_and_whoever_names_none_is_served(
    app, current, named, served
):
    socketio = app.extensions["socketio"]
    visitor = socketio.test_client(app, query_string=named.format(current.name))
    assert visitor.is_connected() is served
    if served:
        visitor.disconnect()
