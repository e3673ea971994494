"""What `install` does on the machine apart from Apache: copy the app, keep its processes running.

Every step looks first whether it is done already, so that all may be run again.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import sites
from sites import Site

PROJECT = Path(__file__).resolve().parents[2]
APP_FILES = ("app.py", "sudoku_helper", "templates", "static", "requirements.txt", "LICENSE")
NAME = "sudoku-helper"
SETTINGS_NOTE = (
    "# Settings of Sudoku Helper, one NAME=value in each line; docs/deploy.md lists them.\n"
)


class Problem(Exception):
    """A sentence for the person who installs."""


def unit_file() -> Path:
    """The unit of systemd."""
    return Path(os.environ.get("SYSTEMD_FOLDER", "/etc/systemd/system"), f"{NAME}@.service")


def copy_app(folder: Path) -> None:
    """Copy what runs, since Apache may not read the folder of this project."""
    vendor = PROJECT / "scripts" / "vendor.py"
    print("Looking for the browser libraries; the first time they are fetched.", flush=True)
    run(sys.executable, vendor, problem="The browser libraries could not be fetched.")
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    fresh = folder / "app.new"
    shutil.rmtree(fresh, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in APP_FILES:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, fresh / name, ignore=ignored)
        elif source.exists():
            fresh.mkdir(exist_ok=True)
            shutil.copy(source, fresh / name)
    (fresh / "deploy" / "apache").mkdir(parents=True)
    shutil.copy(PROJECT / "deploy" / "apache" / "wsgi.py", fresh / "deploy" / "apache")
    open_to_all(fresh)
    shutil.rmtree(folder / "app.old", ignore_errors=True)
    if (folder / "app").exists():
        (folder / "app").rename(folder / "app.old")
    fresh.rename(folder / "app")
    shutil.rmtree(folder / "app.old", ignore_errors=True)


def open_to_all(folder: Path) -> None:
    """Let every user read a folder, whatever the umask was when its files were made."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def make_environment(folder: Path, python: str) -> None:
    """Make the Python environment anew if the requirements or the Python changed."""
    requirements = folder / "app" / "requirements.txt"
    version = subprocess.check_output([python, "-VV"], text=True)
    wanted = hashlib.sha256(requirements.read_bytes() + version.encode()).hexdigest()
    stamp = folder / "venv" / ".made-from"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Making the Python environment.", flush=True)
    hint = (
        "No environment could be made; to install what it needs: sudo apt-get install python3-venv"
    )
    run(python, "-m", "venv", "--clear", folder / "venv", problem=hint)
    pip = (folder / "venv" / "bin" / "python", "-m", "pip", "install", "-qq")
    hint = "The packages of requirements.txt could not be installed."
    checked = ("--disable-pip-version-check", "--require-hashes", "-r", requirements)
    run(*pip, *checked, problem=hint)
    stamp.write_text(wanted)


def write_small_files(site: Site) -> None:
    """Lay an empty folder for Apache, the settings unless they are there, and the routes."""
    (site.folder / "htdocs").mkdir(exist_ok=True)
    settings = site.folder / "settings.env"
    if not settings.exists():
        settings.write_text(SETTINGS_NOTE)
    (site.folder / "routes.txt").write_text(sites.render_routes(site))
    (site.folder / "site.env").write_text(sites.render_settings(site))


def read_settings(folder: Path) -> dict[str, str]:
    """The settings of the one who runs the site."""
    file = folder / "settings.env"
    text = file.read_text() if file.exists() else ""
    found = re.findall(r"^\s*(\w+)\s*=[ \t]*[\"']?(.*?)[\"']?\s*$", text, re.MULTILINE)
    return dict(found)


def security_headers(site: Site) -> dict[str, dict[str, str]]:
    """What the app sends with its answers, as the installed app says to the settings."""
    program = (
        "import json, sys; from sudoku_helper.web.headers import *; "
        "from sudoku_helper.web.settings import *; "
        "framers = Settings.from_environment(json.loads(sys.argv[1])).frame_ancestors; "
        "print(json.dumps({'headers': EVERYWHERE, 'document_headers': document_headers(framers), "
        "'engine_headers': engine_headers(framers)}))"
    )
    python = site.folder / "venv" / "bin" / "python"
    command = [python, "-W", "ignore", "-c", program, json.dumps(site.settings)]
    asked = subprocess.run(
        command, cwd=site.folder / "app", capture_output=True, text=True, check=False
    )
    if asked.returncode:
        # What the app says of a senseless setting, without the name of its exception.
        raise Problem(asked.stderr.strip().splitlines()[-1].partition(": ")[2])
    return dict(json.loads(asked.stdout))


def start_processes(site: Site) -> None:
    """Let systemd keep the processes of the app, and restart them one after the other."""
    if not site.ports:
        return
    unit_file().parent.mkdir(parents=True, exist_ok=True)
    unit_file().write_text(sites.render_unit(site))
    if not has_systemd():
        print(
            "systemd does not run here; to start the app, and to keep it running, by other means:"
        )
        print("\n".join(f"    {start_by_hand(site, port)}" for port in site.ports))
        return
    run("systemctl", "daemon-reload", problem="systemd could not read the unit.")
    for port in site.ports:
        unit = unit_of(port)
        run("systemctl", "enable", "--quiet", unit, problem=f"{unit} could not be enabled.")
        run("systemctl", "restart", unit, problem=f"{unit} could not be started.")
        wait_for(f"http://{site.listen}:{port}/healthz", unit)


def unit_of(port: int) -> str:
    """The name under which systemd knows the process at a port."""
    return f"{NAME}@{port}.service"


def enabled_units() -> list[str]:
    """The processes that an installation has left to systemd; it knows no pattern for them."""
    folder = unit_file().parent / "multi-user.target.wants"
    return sorted(link.name for link in folder.glob(f"{NAME}@*.service"))


def stop_units(units: list[str]) -> None:
    """Stop processes now and for good."""
    if units:
        run("systemctl", "disable", "--quiet", "--now", *units, problem="The app was not stopped.")


def start_by_hand(site: Site, port: int) -> str:
    """The command that does what the unit says."""
    settings = re.findall(r"^Environment=(.*)$", unit_file().read_text(), re.MULTILINE)
    words = " ".join(settings).replace("%i", str(port))
    return f"cd {site.folder}/app && env {words} {site.folder}/venv/bin/python app.py"


def wait_for(address: str, unit: str) -> None:
    """Wait until a process answers, so that at most one of them is away."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=1):  # noqa: S310
                return
        except OSError:
            time.sleep(0.2)
    raise Problem(f"{address} does not answer; systemctl status {unit} tells why.")


def stop_other_processes(ports: list[int]) -> None:
    """Stop the processes that are not at one of the ports; without any forget their unit."""
    if has_systemd():
        stop_units([unit for unit in enabled_units() if unit not in map(unit_of, ports)])
    if ports or not unit_file().exists():
        return
    unit_file().unlink()
    if has_systemd():
        run("systemctl", "daemon-reload", problem="")


def has_systemd() -> bool:
    """Whether systemd runs this machine, and the unit is where it looks."""
    return Path("/run/systemd/system").is_dir() and "SYSTEMD_FOLDER" not in os.environ


def run(*command: str | Path, problem: str) -> str:
    """What a command says; a failure that matters is told as *problem*."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    done = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode and problem:
        raise Problem(f"{problem}\n{done.stdout.strip()}")
    return done.stdout
