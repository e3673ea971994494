"""The edition: which files make this version of the app, so that browsers take it as a whole or not at all.

Its name is a fingerprint of everything that a version is made of. Every page carries it, a page says
it when it connects, and the service worker keeps a cache for each.
"""

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from flask import current_app, jsonify

from sudoku_helper.text import LANGUAGES
from sudoku_helper.web.bundle import BUNDLE, BUNDLE_PACKED, BUNDLE_SIZE
from sudoku_helper.web.engine import ENGINE_ARCHIVE, engine_archive
from sudoku_helper.web.rooms import ROOMS
from sudoku_helper.web.start_page import page_data

_PACKAGE = Path(__file__).parents[1]
_APP = (
    "css/*.css",
    "icons/*",
    "js/**/*.js",
    "manifest.webmanifest",
    "vendor/*.js",
    "vendor/*.woff2",
)
_PHOTO = ("css/paper.css", "css/photo.css", "js/photo/*.js", "photo/*")
_INTERPRETER = tuple(
    f"vendor/pyodide/{name}" for name in ("*.mjs", "*.wasm", "*.zip", "*-lock.json")
)
_ENGINE = ("js/offline/worker.js", *_INTERPRETER)
# The browser keeps the service worker in its own way.
_KEPT_OTHERWISE = ("js/service-worker.js",)


@dataclass(frozen=True)
class KeptFile:
    """A file that browsers keep: its path below the app's root, and what it must be."""

    path: str
    size: int
    packed: int
    """How many bytes are sent for it, about."""
    hash: str | None = None
    """As `integrity` has it; without one the file names its edition itself."""


@dataclass(frozen=True)
class Edition:
    """What a version consists of, for browsers."""

    name: str
    languages: tuple[str, ...]
    rooms: tuple[str, ...]
    """The rooms whose pages are kept when they are visited, or all together."""
    app: tuple[KeptFile, ...]
    """What the pages need at once."""
    photo: tuple[KeptFile, ...]
    """What reads photos; kept when it is first used, since most visitors never need it."""
    engine: tuple[KeptFile, ...]
    """What only help without a network needs; empty where there is no interpreter to send."""
    ending: str = ""
    """How the addresses of pages to read end; those of plain files do."""

    def script(self) -> str:
        """The edition as a statement, which pages and the service worker run."""
        return f"self.EDITION = {json.dumps(asdict(self), separators=(',', ':'))};\n"


def current_edition() -> Edition:
    """The edition that this app serves; files that change while it runs belong to the next one."""
    return _edition(current_app.static_folder or "", str(current_app.template_folder))


@cache
def _edition(static_folder: str, template_folder: str) -> Edition:
    static, templates = Path(static_folder), Path(template_folder)
    digests = {
        path: _digest(path) for folder in (static, templates, _PACKAGE) for path in _files(folder)
    }

    def kept(paths: Iterable[Path]) -> Iterator[KeptFile]:
        for path in sorted(paths):
            name = f"static/{path.relative_to(static).as_posix()}"
            size = path.stat().st_size
            beside = path.with_name(f"{path.name}.gz")
            packed = beside.stat().st_size if beside.exists() else size
            yield KeptFile(name, size, packed, _integrity(digests[path]))

    photo, engine = _files(static, *_PHOTO), _files(static, *_ENGINE)
    app = _files(static, *_APP) - photo - engine - _files(static, *_KEPT_OTHERWISE)
    is_offered = bool(_files(static, *_INTERPRETER))
    return Edition(
        name=_fingerprint(digests, (static, templates, _PACKAGE)),
        languages=tuple(LANGUAGES),
        rooms=tuple(ROOMS),
        app=(*kept(app), *_page_data()),
        photo=tuple(kept(photo)),
        engine=(*kept(engine), *_made_files()) if is_offered else (),
    )


def _files(folder: Path, *patterns: str) -> set[Path]:
    """The files of a folder that belong to a version, rather than to those who make or run it."""
    found = (path for pattern in patterns or ("**/*",) for path in folder.glob(pattern))
    return {
        path
        for path in found
        if path.is_file() and not path.name.startswith(".") and path.suffix != ".pyc"
    }


def _digest(path: Path) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").digest()


def _fingerprint(digests: Mapping[Path, bytes], folders: Iterable[Path]) -> str:
    """A name for what the folders hold, wherever they lie: other contents, another name."""
    lines = [
        f"{folder.name}/{path.relative_to(folder).as_posix()} {digest.hex()}"
        for folder in folders
        for path, digest in digests.items()
        if path.is_relative_to(folder)
    ]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]


def _made_files() -> Iterator[KeptFile]:
    """What the engine needs and no folder holds."""
    archive = engine_archive()
    digest = hashlib.sha256(archive).digest()
    yield KeptFile(ENGINE_ARCHIVE, len(archive), len(archive), _integrity(digest))
    yield KeptFile(BUNDLE, BUNDLE_SIZE, BUNDLE_PACKED)


def _page_data() -> Iterator[KeptFile]:
    """What the pages need besides, in each language."""
    for path, content in page_data():
        data = jsonify(content).get_data()
        digest = hashlib.sha256(data).digest()
        yield KeptFile(path, len(data), len(data), _integrity(digest))


def _integrity(digest: bytes) -> str:
    return f"sha256-{b64encode(digest).decode()}"
