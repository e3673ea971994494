"""The container image: built by the steps of the Containerfile, run read-only by a user without rights."""

import json
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from sudoku_helper.web.settings import Settings
from tests.tools import container
from tests.tools.guard import mark
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, PROJECT, AppServer, PlayerClient, free_port

COMPOSE = PROJECT / "deploy" / "container" / "compose.yaml"
SERVICES = yaml.safe_load(COMPOSE.read_text())["services"]
GIVEN = {name: str(value) for name, value in SERVICES["app"]["environment"].items()}
PATIENT = {
    "SUDOKU_WORKERS": "1",
    "SUDOKU_QUEUE_WAIT": str(PATIENCE),
    "SUDOKU_BUDGET": str(PATIENCE),
}
LIMITS = {"mem_limit", "pids_limit", "read_only", "cap_drop", "security_opt", "restart"}


# To build the image takes as long as a hundred other tests: an environment is made in it, with all packages.
in_the_sweep = pytest.mark.sweep


@pytest.fixture(scope="module")
def image(tmp_path_factory) -> container.Stage:
    """The files of the image."""
    if reason := container.missing():
        pytest.skip(reason)
    return container.build(PROJECT, tmp_path_factory.mktemp("container"))


def in_container(image: container.Stage) -> AppServer:
    """The app in a container of the image, with the settings of compose.yaml; not yet started."""
    server = AppServer()
    server.command = image.running(image.command)
    server.environment = {**image.environment, **GIVEN, **PATIENT, **mark()}
    return server


@pytest.fixture(scope="module")
def running(image) -> Iterator[AppServer]:
    """The app in a container, running."""
    with in_container(image) as server:
        yield server


def inside(image: container.Stage, command: list[str], **environment: str) -> int:
    """How a command ends in a container of the image."""
    every = {**image.environment, **environment}
    return subprocess.run(image.running(command), env=every, capture_output=True).returncode


def test_each_image_below_can_be_pinned_in_one_place():
    text = (PROJECT / "Containerfile").read_text()
    (usual,) = re.findall(r"^ARG PYTHON_IMAGE=(\S+)$", text, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${PYTHON_IMAGE}"}
    given = SERVICES["app"]["build"]["args"]
    assert given == {"PYTHON_IMAGE": f"${{PYTHON_IMAGE:-{usual}}}"}
    assert SERVICES["front"]["image"] == "${CADDY_IMAGE:-caddy:2}"


@in_the_sweep
def test_nobody_can_write_to_it(image):
    for place in ("/srv/sudoku-helper", "/srv/sudoku-helper/app", "/var/tmp"):
        assert inside(image, ["touch", f"{place}/written"]) != 0
    assert inside(image, ["touch", "/tmp/written"]) == 0


@in_the_sweep
def test_there_is_nothing_in_it_that_is_only_needed_to_build(image):
    names = {path.name for path in (image.files / "sudoku-helper" / "app").iterdir()}
    ours = {"LICENSE", "app.py", "health.py", "static", "sudoku_helper", "templates"}
    assert names == {"__pycache__", *ours}
    (packages,) = (image.files / "sudoku-helper" / "venv" / "lib").glob("python*/site-packages")
    assert not (packages / "pip").exists()


@in_the_sweep
def test_it_serves_pages_scripts_and_help(running, image):
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    user, group = image.user.split(":")
    assert re.search(rf"^Uid:\t{user}\t{user}\t", status, re.MULTILINE)
    assert re.search(rf"^Gid:\t{group}\t{group}\t", status, re.MULTILINE)
    assert re.search(r"^CapEff:\t0+$", status, re.MULTILINE)
    assert int(user) > 0
    for path in ("", "en/learn/full-house", "static/vendor/socket.io.esm.min.js"):
        with urllib.request.urlopen(f"{running.url}/{path}", timeout=PATIENCE) as reply:
            assert reply.status == 200
    with PlayerClient() as client:
        client.connect(running.url)
        assert "step" in client.call("help", HELP, timeout=PATIENCE)


@in_the_sweep
def test_its_health_check_tells_whether_it_lives(running, image):
    assert inside(image, image.health, PORT=str(running.port)) == 0
    assert inside(image, image.health, PORT=str(free_port())) != 0


@in_the_sweep
def test_asked_to_stop_it_ends_well(image):
    with in_container(image) as server:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0


def test_the_app_is_reached_through_the_front_only():
    networks = yaml.safe_load(COMPOSE.read_text())["networks"]
    assert "ports" not in SERVICES["app"]
    assert all(networks[name]["internal"] for name in SERVICES["app"]["networks"])
    assert set(SERVICES["app"]["networks"]) < set(SERVICES["front"]["networks"])
    assert Settings.from_environment(GIVEN).behind_proxy


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_may_do_no_more_than_it_must(name):
    service = SERVICES[name]
    assert set(service) >= LIMITS
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert set(service.get("cap_add", [])) <= {"NET_BIND_SERVICE"}


def test_compose_names_what_there_is():
    project = (COMPOSE.parent / SERVICES["app"]["build"]["context"]).resolve()
    file = project / SERVICES["app"]["build"]["dockerfile"]
    assert file == PROJECT / "Containerfile"
    last = dict(container.instructions(file))
    health = ["CMD", *json.loads(last["HEALTHCHECK"].split(" CMD ")[1])]
    assert SERVICES["app"]["healthcheck"]["test"] == health
    mounted = [volume.split(":")[0] for volume in SERVICES["front"]["volumes"]]
    assert all((COMPOSE.parent / name).is_file() for name in mounted if name.startswith("."))
    assert f"app:{last['EXPOSE']}" in (COMPOSE.parent / "Caddyfile").read_text()


@pytest.mark.parametrize("file", ["Containerfile", "deploy/container/compose.yaml"])
def test_images_are_named_without_a_registry(file):
    named = r"^(?:ARG PYTHON_IMAGE=|\s+(?:image|PYTHON_IMAGE): )(?:\$\{[A-Z_]+:-)?([^\s}]+)"
    images = re.findall(named, (PROJECT / file).read_text(), re.MULTILINE)
    assert images
    assert all(re.fullmatch(r"[a-z-]+(:[a-z0-9.-]+)?", image) for image in images)
