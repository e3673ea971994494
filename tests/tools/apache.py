"""A real Apache on loopback with its own copy of the configuration, filled by deploy/apache/install."""

import contextlib
import os
import random
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import requests

from sudoku_helper.web.settings import read_settings_file
from tests.tools import confined
from tests.tools.guard import mark
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until
from tests.tools.server import PROJECT, free_port

INSTALL = Path("deploy", "apache", "install")
PARTS = ("app.py", "sudoku_helper", "templates", "static", "scripts", "requirements.txt")
CONFIGURATION = Path("/etc/apache2")
AS_ROOT = os.geteuid() == 0


def readable_folder() -> Path:
    """A new folder that every user can read, unlike those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="sudoku-helper-"))
    folder.chmod(0o755)
    return folder


@contextlib.contextmanager
def temporary_app_folder() -> Iterator[Path]:
    """Where `install` may lay the app; gone afterwards."""
    folder = readable_folder()
    app_folder = folder / "srv"
    app_folder.mkdir()
    try:
        yield app_folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def settings(app_folder: Path, **wanted: object) -> Iterator[None]:
    """The app with some settings, which are taken back in the end."""
    file = app_folder / "settings.env"
    before = file.read_text() if file.exists() else ""
    file.write_text(before + "".join(f"SUDOKU_{name}={value}\n" for name, value in wanted.items()))
    yield
    file.write_text(before)


def free_ports(count: int) -> int:
    """The first of some ports in a row that nobody listens on, nor gets by chance."""
    while True:
        first = random.randrange(20000, 32000)
        with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
            for port in range(first, first + count):
                stack.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


def install(
    environment: dict[str, str], *wishes: object, project: Path = PROJECT
) -> subprocess.CompletedProcess[str]:
    """Run the script that is under test, as somebody who lets nobody read his new files."""
    return subprocess.run(
        [project / INSTALL, *map(str, wishes)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
        umask=0o077,
    )


@contextlib.contextmanager
def new_version() -> Iterator[Path]:
    """This project as if its makers had gone on: other words in one file, and all else as it is."""
    with tempfile.TemporaryDirectory() as name:
        project = Path(name)
        for part in PARTS:
            (project / part).symlink_to(PROJECT / part)
        (project / "LICENSE").write_text("Free for all, from now on.\n")
        shutil.copytree(PROJECT / INSTALL.parent, project / INSTALL.parent)
        yield project


@contextlib.contextmanager
def version_that_cannot_be_installed() -> Iterator[Path]:
    """One that needs a package which is nowhere."""
    with new_version() as project:
        requirements = project / "requirements.txt"
        requirements.unlink()
        requirements.write_text(f"no-such-package==1.0 --hash=sha256:{'0' * 64}\n")
        yield project


class Apache:
    """Debian's Apache with one site; use it with `with`."""

    def __init__(self, app_folder: Path, kind: str, *wishes: object, https: bool = False) -> None:
        self.folder = readable_folder()
        self.app_folder = app_folder
        self.port = free_port()
        self.plain_port = free_port()
        processes = wishes[wishes.index("--processes") + 1] if "--processes" in wishes else 2
        self.first_port = free_ports(int(str(processes)))
        self.processes: dict[int, subprocess.Popen[bytes]] = {}
        path = wishes[wishes.index("--path") + 1] if "--path" in wishes else ""
        self.url = f"{'https' if https else 'http'}://localhost:{self.port}{path}"
        self.path = path
        self.wishes = [kind, "--folder", app_folder, "--port", self.port, *wishes]
        self.wishes += ["--plain-port", self.plain_port, "--first-port", self.first_port]
        if https:
            self.wishes += ["--https", *self._make_certificate()]
        self.environment = {
            "APACHE_CONFDIR": str(self.folder / "apache2"),
            "APACHE_STATE_DIRECTORY": str(self.folder / "state"),
            "SYSTEMD_FOLDER": str(self.folder / "units"),
        }
        self._copy_configuration()
        self.switched_on_before = self.switched_on

    def _copy_configuration(self) -> None:
        copy = self.folder / "apache2"
        shutil.copytree(CONFIGURATION, copy, symlinks=True)
        shutil.rmtree(copy / "sites-enabled")
        (copy / "sites-enabled").mkdir()
        (copy / "sites-enabled" / "000-default.conf").symlink_to(
            "../sites-available/000-default.conf"
        )
        (copy / "sites-available" / "sudoku-helper.conf").unlink(missing_ok=True)
        # Debian has it on; here `install` shows that it sees to it, and switches it back.
        for file in (copy / "mods-enabled").glob("reqtimeout.*"):
            file.unlink()
        ports = (self.port, self.plain_port)
        (copy / "ports.conf").write_text("".join(f"Listen 127.0.0.1:{each}\n" for each in ports))
        for name in ("run", "lock", "log"):
            (self.folder / name).mkdir()
        places = (
            f"export APACHE_PID_FILE={self.folder}/run/apache2.pid APACHE_RUN_DIR={self.folder}/run "
            f"APACHE_LOCK_DIR={self.folder}/lock APACHE_LOG_DIR={self.folder}/log\n"
        )
        with (copy / "envvars").open("a") as file:
            file.write(places)

    def _make_certificate(self) -> tuple[Path, Path]:
        certificate, key = self.folder / "certificate.pem", self.folder / "key.pem"
        command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
        names = ["-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", key, "-out", certificate]
        subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
        return certificate, key

    def install(
        self, *more_wishes: object, project: Path = PROJECT
    ) -> subprocess.CompletedProcess[str]:
        """Run the script of a version with the wishes of this site."""
        # What a version needs is at hand, or nowhere: no test waits for a network.
        environment = self.environment | ({"PIP_NO_INDEX": "1"} if project != PROJECT else {})
        return install(environment, *self.wishes, *more_wishes, project=project)

    def start(self) -> None:
        """Install the site, which starts Apache, and start the processes behind it."""
        done = self.install()
        assert done.returncode == 0, done.stdout + done.stderr
        unit = self.folder / "units" / "sudoku-helper@.service"
        if unit.exists():
            wanted = re.findall(r"//127\.0\.0\.1:(\d+)", self.site_text)
            for port in sorted(set(map(int, wanted))):
                self.start_process(port)
        self.wait_until_it_answers()

    @property
    def pid(self) -> int:
        """The first process of Apache."""
        return int((self.folder / "run" / "apache2.pid").read_text())

    @property
    def site_text(self) -> str:
        """The configuration that was installed."""
        return (self.folder / "apache2" / "sites-enabled" / "sudoku-helper.conf").read_text()

    @property
    def switched_on(self) -> set[str]:
        """The names of the sites and modules that Apache uses."""
        folders = [self.folder / "apache2" / f"{kind}-enabled" for kind in ("sites", "mods")]
        return {file.name for folder in folders for file in folder.iterdir()}

    def start_process(self, port: int) -> None:
        """Do what systemd would do with the unit, as far as a process can do it; its tool knows what the unit forbids."""
        file = self.folder / "units" / "sudoku-helper@.service"
        unit = file.read_text().replace("%i", str(port))
        settings = re.findall(r"^Environment=(.*)$", unit, re.MULTILINE)
        folder = re.search(r"^WorkingDirectory=(.*)$", unit, re.MULTILINE)[1]
        command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)[1]
        environment = dict(pair.split("=", 1) for line in settings for pair in shlex.split(line))
        settings_file = re.search(r"^EnvironmentFile=-(.*)$", unit, re.MULTILINE)[1]
        environment |= read_settings_file(Path(settings_file))
        someone_else = ["--user", "www-data"] if AS_ROOT else []
        with (self.folder / "log" / f"process-{port}.log").open("ab") as log:
            self.processes[port] = subprocess.Popen(
                [sys.executable, confined.__file__, *someone_else, file, *shlex.split(command)],
                cwd=folder,
                env={"PATH": os.environ["PATH"], **mark(), **environment},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        wait_for(f"http://127.0.0.1:{port}/healthz", self.errors)

    def wait_until_it_answers(self) -> None:
        """Wait for the app behind Apache."""
        wait_for(f"{self.url}/healthz", self.errors)

    def errors(self) -> str:
        """What Apache and the processes complain about."""
        logs = (self.folder / "log").glob("*")
        return "\n".join(
            f"{log.name}: {log.read_text()}" for log in logs if "access" not in log.name
        )

    def control(self, command: str) -> None:
        """Tell Apache to stop, start or restart."""
        environment = {**os.environ, **self.environment}
        environment["PATH"] += ":/usr/sbin"
        subprocess.run(
            ["apachectl", "-k", command], env=environment, capture_output=True, timeout=PATIENCE
        )

    def restart(self) -> None:
        """Let Apache, and the processes behind it, begin anew."""
        for port, process in list(self.processes.items()):
            process.kill()
            process.wait()
            self.start_process(port)
        self.control("restart")
        self.wait_until_it_answers()

    def stop(self) -> None:
        """End Apache and the processes behind it."""
        self.control("stop")
        for process in self.processes.values():
            process.kill()
            process.wait()
        wait_until(lambda: not (self.folder / "run" / "apache2.pid").exists())
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def wait_for(
    address: str, explain=lambda: "", seconds: float = PATIENCE, status: int = 200
) -> None:
    """Wait until an address answers as it should."""
    end = time.monotonic() + seconds
    answer: object = None
    while time.monotonic() < end:
        try:
            answer = requests.get(address, timeout=PATIENCE, verify=False)
            if answer.status_code == status:
                return
        except requests.RequestException as problem:
            answer = problem
        time.sleep(0.1)
    raise AssertionError(f"{address}: {answer}\n{explain()}")
