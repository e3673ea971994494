"""What `build` and `run` of a container engine do with our Containerfile, where there is no engine.

A stage is a folder that takes the place of /srv, below which everything of ours lies; the machine itself
stands for the base image. Only the instructions that our Containerfile uses are known.
"""

import json
import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from string import Template

import pip

OURS = PurePosixPath("/srv")
BASE_PYTHON = "/usr/bin/python3"

# Both see the stage as /srv, and nobody outside sees that.
BUILD = 'mount --bind "$1" /srv && cd "$2" && shift 2 && exec "$@"'
# As `--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges`.
RUN = """
set -e
mount --bind "$1" /srv
mount -o remount,bind,ro /srv
mount -t tmpfs -o noexec,nosuid,nodev tmpfs /tmp
mount -o remount,bind,ro /
cd "$2"
user=${3%:*} group=${3#*:}
shift 3
exec setpriv --reuid="$user" --regid="$group" --clear-groups --no-new-privs \
    --bounding-set=-all --inh-caps=-all "$@"
"""


def missing() -> str:
    """Why nothing can be built here, or nothing."""
    if os.geteuid() != 0:
        return "building the container's files needs root, to put them where the image has them"
    trial = ["unshare", "--mount", "mount", "--bind", "/srv", "/srv"]
    if subprocess.run(trial, capture_output=True).returncode:
        return "building the container's files needs mount namespaces, which are not permitted here"
    new_enough = "import venv, sys; sys.exit(sys.version_info < (3, 11))"
    if subprocess.run([BASE_PYTHON, "-c", new_enough], capture_output=True).returncode:
        return f"{BASE_PYTHON} is missing or too old; to install: sudo apt-get install python3-venv"
    return ""


@dataclass
class Stage:
    """What one FROM begins: files, and how to run them."""

    files: Path
    folder: PurePosixPath = OURS
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "0:0"
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def place(self, path: str) -> Path:
        """Where a path of the image is for us."""
        return self.files / (self.folder / path).relative_to(OURS)

    def inside(self, script: str, *words: str) -> list[str]:
        """The command that runs a script where the files of this stage are in place."""
        namespace = ["unshare", "--mount", "--propagation", "private"]
        return [*namespace, "sh", "-c", script, "sh", str(self.files), str(self.folder), *words]

    def running(self, command: list[str]) -> list[str]:
        """The command that runs another as in a container of this image."""
        return self.inside(RUN, self.user, *command)


def instructions(file: Path) -> list[tuple[str, str]]:
    """Each instruction of a Containerfile with what it is told."""
    lines = [line for line in file.read_text().splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    return [tuple(line.split(maxsplit=1)) for line in whole.splitlines() if line.strip()]


def context(project: Path, folder: Path) -> Path:
    """A copy of what .dockerignore lets through."""
    lines = (project / ".dockerignore").read_text().splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*", "everything is left out, except for what is named"
    wanted = [rule.removeprefix("!") for rule in rules if rule.startswith("!")]
    left_out = [rule for rule in rules[1:] if not rule.startswith("!")]

    def ignored(parent: str, names: list[str]) -> set[str]:
        inside = Path(parent).relative_to(project)
        everywhere = {rule.removeprefix("**/") for rule in left_out if rule.startswith("**/")}
        return {name for name in names if name in everywhere or str(inside / name) in left_out}

    for name in wanted:
        source, target = project / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy2(source, target)
    return folder


def build(project: Path, folder: Path) -> Stage:
    """Follow the Containerfile of a project; what its last stage becomes is the image."""
    source = context(project, folder / "context")
    subprocess.run([BASE_PYTHON, "-m", "venv", "--without-pip", folder / "base"], check=True)
    # The pip of the base image; to install another one would take as long as a good part of the rest.
    (packages,) = (folder / "base" / "lib").glob("python*/site-packages")
    (packages / "pip").symlink_to(Path(pip.__file__).parent)
    environment = {**os.environ, "PATH": f"{folder}/base/bin:{os.environ['PATH']}"}
    stages: dict[str, Stage] = {}
    arguments: dict[str, str] = {}
    for instruction, words in instructions(project / "Containerfile"):
        if instruction == "ARG":
            argument, _, usual = words.partition("=")
            arguments[argument] = usual
        elif instruction == "FROM":
            # The machine takes the place of whatever image it is, as long as one is named.
            assert Template(words).substitute(arguments)
            _, _, name = words.partition(" AS ")
            stage = stages[name] = Stage(folder / (name or "image"))
            stage.files.mkdir()
            stage.files.chmod(0o755)
        elif instruction == "WORKDIR":
            stage.folder = PurePosixPath(words)
            stage.place(".").mkdir(parents=True, exist_ok=True)
        elif instruction == "COPY":
            copy(words, source, stages, stage)
        elif instruction == "RUN":
            command = stage.inside(BUILD, "sh", "-c", words)
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        else:
            note(instruction, words, stage)
    return stage


def note(instruction: str, words: str, stage: Stage) -> None:
    """Keep what an instruction says about running the image."""
    if instruction == "ENV":
        stage.environment |= dict(pair.split("=", 1) for pair in shlex.split(words))
    elif instruction == "USER":
        stage.user = words
    elif instruction == "CMD":
        stage.command = json.loads(words)
    elif instruction == "HEALTHCHECK":
        stage.health = json.loads(words.split(" CMD ")[1])
    elif instruction != "EXPOSE":
        raise ValueError(f"expected an instruction that is known here, got {instruction}")


def copy(words: str, source: Path, stages: dict[str, Stage], stage: Stage) -> None:
    """Copy files into a folder, or what a folder holds; from the project or from another stage."""
    *names, target = words.split()
    origin = None
    if names[0].startswith("--from="):
        origin = stages[names.pop(0).removeprefix("--from=")]
    for name in names:
        found = origin.place(name) if origin else source / name
        if found.is_dir():
            shutil.copytree(found, stage.place(target), symlinks=True, dirs_exist_ok=True)
        else:
            shutil.copy2(found, stage.place(target))
