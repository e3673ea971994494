/**
 * Compiles Python's own modules for the interpreter in the browser, which then starts three times as fast,
 * and leaves out those that nobody calls there. Only that interpreter can do it, so it runs here, too.
 *
 * node compile_python.mjs PYODIDE FOLDER: from the package PYODIDE; FOLDER gets python_stdlib.zip, and pyodide-lock.json
 * without the packages that nobody installs.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What no answer needs: debugging, testing, servers, post, archives, other alphabets than those of files, the web and QR codes. */
const UNUSED = [
  "_aix_support _android_support _apple_support _ios_support _osx_support _pydatetime _pyio _pyrepl argparse",
  "bdb cProfile cmd code configparser ctypes difflib doctest ensurepip ftplib idlelib imaplib lib2to3 mailbox",
  "modulefinder multiprocessing netrc optparse pdb pickletools plistlib poplib profile profiling pstats pty pyclbr",
  "pydoc pydoc_data smtplib socketserver sqlite3 statistics tabnanny tarfile telnetlib this timeit tkinter tomllib",
  "trace turtle turtledemo unittest venv wave webbrowser wsgiref xmlrpc zipapp",
].flatMap((line) => line.split(" "));
const ALPHABETS = ["__init__", "aliases", "ascii", "charmap", "cp1252", "cp437", "idna", "latin_1", "shift_jis", "utf_16", "utf_16_be", "utf_16_le", "utf_8", "utf_8_sig"];

const COMPILE = `
import importlib.util, marshal, zipfile

def is_wanted(name):
    folder, _, rest = name.partition("/")
    if folder == "encodings":
        return rest.removesuffix(".py") in alphabets
    return folder.removesuffix(".py") not in unused

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/compiled.zip", "w") as compiled:
    for name in sorted(source.namelist()):
        if name.endswith("/") or not is_wanted(name):
            continue
        data = source.read(name)
        if name.endswith(".py"):
            # Without docstrings; the twelve bytes say that there is no source to compare with.
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            name, data = name + "c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
        # With a date of its own each time, the same modules would be another file.
        compiled.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
`;

const [, , pyodide, folder] = process.argv;
const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: pyodide });
python.FS.writeFile("/source.zip", readFileSync(join(pyodide, "python_stdlib.zip")));
python.runPython(COMPILE, { globals: python.toPy({ alphabets: ALPHABETS, unused: UNUSED }) });
writeFileSync(join(folder, "python_stdlib.zip"), python.FS.readFile("/compiled.zip"));
writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ ...python.lockfile, packages: {} }));
