"""The app as a folder of plain files: help comes from the player's own device, with no Python behind it.

    python -m sudoku_helper.web.site FOLDER

Any web server or content network can give the files out, below any path: no file names where it lies.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from flask import Flask

from sudoku_helper.text import DEFAULT_LANGUAGE, LANGUAGES
from sudoku_helper.web import create_app
from sudoku_helper.web.app_bundle import PAGES, file_parts, pack_app, page_parts
from sudoku_helper.web.bundle import APP_BUNDLE, BUNDLE, ROOT, pack, page_paths, render_pages
from sudoku_helper.web.edition import current_edition
from sudoku_helper.web.engine import ENGINE_ARCHIVE, engine_archive
from sudoku_helper.web.headers import document_headers
from sudoku_helper.web.settings import Settings
from sudoku_helper.web.start_page import page_data

ENDING = ".html"
_INSTEAD = tuple(f"{lang}/offline" for lang in LANGUAGES)
"""What stands in for pages that are not kept."""
_PAGES = frozenset((*page_paths(), *_INSTEAD))
# After the sign of equality stands bundle.ROOT; whole, so that everybody sees which expression this is.
_ADDRESS = re.compile(r'="/-root-([^"]*)"')


def write_site(folder: Path) -> None:
    """Write everything into a folder, which is emptied before."""
    app, _ = create_app("threading", Settings())
    # A page cannot say by itself who may show it inside his own.
    policy = document_headers()["Content-Security-Policy"].partition("; frame-ancestors")[0]
    app.config["PLAIN_FILES"] = {"ending": ENDING, "policy": policy}
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in _files(app):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    static = Path(app.static_folder or "")
    shutil.copytree(static, folder / "static", ignore=shutil.ignore_patterns(".*"))


def _files(app: Flask) -> Iterator[tuple[str, bytes]]:
    """What a server would answer at each address, as files."""
    pages = {f"{path}{ENDING}": relative(page, path) for path, page in render_pages(app)}
    yield from ((name, page.encode()) for name, page in pages.items())
    client = app.test_client()

    def answer(address: str) -> bytes:
        with client.get(f"/{address}", base_url=f"http://localhost{ROOT}/") as response:
            return response.get_data()

    instead = {f"{path}{ENDING}": relative(answer(path).decode(), path) for path in _INSTEAD}
    yield from ((name, page.encode()) for name, page in instead.items())
    yield from ((path, answer(path)) for path, _ in page_data())
    yield "index.html", relative(answer(f"?lang={DEFAULT_LANGUAGE}").decode(), "").encode()
    yield "service-worker.js", answer("service-worker.js")
    with app.app_context():
        edition = replace(current_edition(), ending=ENDING)
    yield "edition.js", edition.script().encode()
    yield BUNDLE, pack(pages.items(), edition.name)
    kept = (f"{path}{ENDING}" for path in PAGES)
    parts = page_parts((name, (pages | instead)[name]) for name in kept)
    yield APP_BUNDLE, pack_app([*parts, *file_parts(app)], edition.name)
    yield ENGINE_ARCHIVE, engine_archive()


def relative(page: str, path: str) -> str:
    """A page whose addresses begin at itself, since nobody knows yet where the files will lie."""
    up = "../" * path.count("/") or "./"

    def lead(address: re.Match[str]) -> str:
        parts = urlsplit(address[1])
        target = parts.path.strip("/")
        path = f"{up}{target}{ENDING if target in _PAGES else ''}"
        return f'="{urlunsplit(parts._replace(path=path))}"'

    return _ADDRESS.sub(lead, page.replace(f'data-root="{ROOT}"', f'data-root="{up.rstrip("/")}"'))


def main() -> None:
    """Write the site into the folder that is named."""
    folder = Path(sys.argv[1])
    write_site(folder)
    files = [file for file in folder.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{folder}: {len(files)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
