"""The engine as a file: what answers questions, packed for the Python that runs in a browser.

It holds the sources of this very process, so whatever answers here gives the same answers there.
"""

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

ENGINE_ARCHIVE = "engine.zip"
_ON_THE_SERVER_ALONE = ("cli", "web")

_FONTS = ("Vera.ttf", "VeraBd.ttf", "bitstream-vera-license.txt")

_LIBRARIES = {
    "defusedxml": ("",),
    "reportlab": ("", *(f"fonts/{name}" for name in _FONTS), "lib", "pdfbase", "pdfgen"),
    "segno": ("",),
}
"""What the events need besides, and which parts of it: "" is what lies directly in the package."""

_LEFT_OUT = (".md", ".pyc", ".pyi", ".typed")


@cache
def engine_archive() -> bytes:
    """Our code and the libraries it needs, as a zip; the same sources give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, file in sorted(_contents(), key=lambda entry: entry[0]):
            data = file.read_bytes()
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 6)
    return packed.getvalue()


def _contents() -> Iterator[tuple[str, Traversable]]:
    """Everything that the archive holds, with its name there."""
    for folder in files("sudoku_helper").iterdir():
        if folder.name not in _ON_THE_SERVER_ALONE:
            yield from _below(folder, f"sudoku_helper/{folder.name}")
    yield "PIL.py", files("sudoku_helper") / "web" / "no_pillow.py"
    for library, parts in _LIBRARIES.items():
        yield from _licences(library)
        package = files(library)
        for part in parts:
            if part:
                yield from _below(package / part, f"{library}/{part}")
            else:
                yield from (
                    (f"{library}/{file.name}", file)
                    for file in package.iterdir()
                    if _is_wanted(file)
                )


def _licences(library: str) -> Iterator[tuple[str, Traversable]]:
    """The terms on which a library may be passed on, which have to go along; they lie beside the package."""
    for file in metadata.files(library) or ():
        if file.parts[0].endswith(".dist-info") and file.name.startswith("LICEN"):
            yield f"{library}/{file.name}", Path(str(file.locate()))


def _below(place: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    """A file, or all that is in a folder."""
    if _is_wanted(place):
        yield name, place
    elif place.is_dir():
        for inside in place.iterdir():
            yield from _below(inside, f"{name}/{inside.name}")


def _is_wanted(place: Traversable) -> bool:
    return place.is_file() and not place.name.endswith(_LEFT_OUT)
