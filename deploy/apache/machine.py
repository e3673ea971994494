"""What `install` does on the machine apart from Apache: write small files, keep the app's processes running.

Every step looks first whether it is done already, so that all may be run again.
"""

import json
import os
import re
import subprocess
import time
import urllib.request
from pathlib import Path

import sites
from sites import Site

NAME = "sudoku-helper"
SETTINGS_NOTE = (
    "# Settings of Sudoku Helper, one NAME=value in each line; docs/deploy.md lists them.\n"
)


class Problem(Exception):
    """A sentence for the person who installs."""


def unit_file() -> Path:
    """The unit of systemd."""
    return Path(os.environ.get("SYSTEMD_FOLDER", "/etc/systemd/system"), f"{NAME}@.service")


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
    """What the app sends with its answers, as it says to the settings before anybody is led to it.

    All of it is loaded for this, so that a version which cannot be is never put to use.
    """
    program = (
        "import json, sys; import sudoku_helper.web; from sudoku_helper.web.headers import *; "
        "from sudoku_helper.web.settings import *; "
        "framers = Settings.from_environment(json.loads(sys.argv[1])).frame_ancestors; "
        "print(json.dumps({'headers': EVERYWHERE, 'document_headers': document_headers(framers), "
        "'engine_headers': engine_headers(framers)}))"
    )
    command = [site.python, "-W", "ignore", "-c", program, json.dumps(site.settings)]
    asked = subprocess.run(command, cwd=site.app, capture_output=True, text=True, check=False)
    if asked.returncode:
        kind, _, reason = asked.stderr.strip().splitlines()[-1].partition(": ")
        if kind.endswith(".SettingError"):
            raise Problem(reason)
        raise Problem(f"The app cannot be loaded ({kind}: {reason}); the site goes on as it was.")
    return dict(json.loads(asked.stdout))


def start_processes(site: Site) -> None:
    """Let systemd keep the processes of the app, and restart them one after the other.

    If one of them does not answer then, all go on with what they were before.
    """
    if not site.ports:
        return
    unit_file().parent.mkdir(parents=True, exist_ok=True)
    before = unit_file().read_text() if unit_file().exists() else None
    unit_file().write_text(sites.render_unit(site))
    if not has_systemd():
        print(
            "systemd does not run here; to start the app, and to keep it running, by other means:"
        )
        print("\n".join(f"    {start_by_hand(site, port)}" for port in site.ports))
        return
    known = enabled_units()
    try:
        restart_processes(site)
    except Problem:
        if before is not None:
            unit_file().write_text(before)
            run("systemctl", "daemon-reload", problem="")
            run("systemctl", "restart", *known, problem="")
        raise


def restart_processes(site: Site) -> None:
    """Let each process begin anew, as the unit says now, while the others answer."""
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
    return f"cd {site.app} && env {words} {site.python} app.py"


def wait_for(address: str, unit: str) -> None:
    """Wait until a process answers, so that at most one of them is away."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=1):  # noqa: S310
                return
        except OSError:
            time.sleep(0.2)
    raise Problem(f"{address} does not answer; journalctl -u {unit} tells why.")


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
