"""The front of deploy/container: HTTPS, WebSocket, and only its own word about who asks."""

import contextlib
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
import requests

from tests.positions import PUZZLE
from tests.tools.apache import wait_for
from tests.tools.guard import mark
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, PROJECT, AppServer, PlayerClient, free_port

CADDYFILE = PROJECT / "deploy" / "container" / "Caddyfile"
FORGED = {
    "X-Forwarded-For": "192.0.2.1",
    "X-Forwarded-Host": "elsewhere.example",
    "X-Forwarded-Prefix": "/elsewhere",
    "X-Forwarded-Proto": "http",
}
pytestmark = [
    pytest.mark.filterwarnings("ignore:Unverified HTTPS request"),
    pytest.mark.skipif(
        not shutil.which("caddy"), reason="caddy is missing; to install: sudo apt-get install caddy"
    ),
]


@contextlib.contextmanager
def front(app_port: int, folder: Path, ready: int = 200) -> Iterator[str]:
    """The address of the front before an app at a port of this machine; its log is folder/log."""
    port = free_port()
    text = CADDYFILE.read_text()
    assert text.count("app:5000") == 1
    assert text.count("admin off") == 1
    # Other ports, and no certificate that this machine is to trust.
    own_ports = f"http_port {free_port()}\n\thttps_port {port}\n\tskip_install_trust\n\tadmin off"
    text = text.replace("app:5000", f"127.0.0.1:{app_port}").replace("admin off", own_ports)
    (folder / "Caddyfile").write_text(text)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [shutil.which("caddy"), "run", "--config", folder / "Caddyfile"],
            env={
                "SITE": "localhost",
                "HOME": str(folder),
                "XDG_DATA_HOME": str(folder),
                **mark(),
            },
            stdout=log,
            stderr=log,
        )
    try:
        url = f"https://localhost:{port}"
        wait_for(f"{url}/healthz", (folder / "log").read_text, status=ready)
        yield url
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Echo(BaseHTTPRequestHandler):
    """Answers with the headers of the question."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(dict(self.headers)).encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_the_app_hears_only_what_the_front_says(tmp_path):
    with HTTPServer(("127.0.0.1", 0), Echo) as echo:
        threading.Thread(target=echo.serve_forever).start()
        with front(echo.server_port, tmp_path) as url:
            reply = requests.get(url, headers=FORGED, timeout=PATIENCE, verify=False)
        echo.shutdown()
    heard = {name: value for name, value in reply.json().items() if "orwarded" in name}
    host = url.removeprefix("https://")
    assert heard.pop("X-Forwarded-For") in ("127.0.0.1", "::1")
    assert heard == {"X-Forwarded-Host": host, "X-Forwarded-Proto": "https"}


def test_it_passes_on_websockets_and_refusals(tmp_path):
    session = requests.Session()
    session.trust_env = session.verify = False
    with (
        session,
        AppServer(SUDOKU_BEHIND_PROXY="yes") as server,
        front(server.port, tmp_path) as url,
    ):
        with PlayerClient(http_session=session) as client:
            client.connect(url, transports=["websocket"])
            assert "step" in client.call("help", HELP, timeout=PATIENCE)
        handshake = f"{url}/socket.io/?EIO=4&transport=polling"
        elsewhere = {"Origin": "https://elsewhere.example", **FORGED}
        assert session.get(handshake, headers=elsewhere, timeout=PATIENCE).status_code == 400
        assert session.get(handshake, headers={"Origin": url}, timeout=PATIENCE).status_code == 200
        assert session.post(url, data=b"4" * 200_000, timeout=PATIENCE).status_code == 413


def test_no_address_and_no_question_is_logged(tmp_path):
    with front(free_port(), tmp_path, ready=502) as url:
        reply = requests.get(f"{url}/?board={PUZZLE}", timeout=PATIENCE, verify=False)
        assert reply.status_code == 502
    log = (tmp_path / "log").read_text()
    assert "ERROR" in log
    assert PUZZLE not in log
    assert "remote_ip" not in log
    assert "client_ip" not in log
