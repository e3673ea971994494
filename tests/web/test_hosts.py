"""The site answers to its own name alone, whoever asks and however."""

import pytest
import requests

from sudoku_helper.web.guards import name_of
from tests.tools.patience import PATIENCE
from tests.tools.server import HELP, AppServer, PlayerClient
from tests.tools.share import one_in

POLLING = "/socket.io/?EIO=4&transport=polling"


@pytest.fixture(scope="module", params=one_in(2, ["threading", "eventlet"]))
def named_server(request):
    with AppServer(
        request.param,
        SUDOKU_TRUSTED_HOSTS="sudoku.example.org,[::1],localhost",
        SUDOKU_BEHIND_PROXY="yes",
        SUDOKU_METRICS="yes",
    ) as running:
        yield running


def ask(server, path, host, **headers):
    return requests.get(server.url + path, headers={"Host": host, **headers}, timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/", "/static/js/main.js", POLLING])
@pytest.mark.parametrize("host", ["sudoku.example.org", "Sudoku.Example.org.:8080", "[::1]:5000"])
def test_its_own_name_with_any_port_is_answered(named_server, path, host):
    assert ask(named_server, path, host).status_code == 200


@pytest.mark.parametrize("path", ["/", "/static/js/main.js", POLLING])
@pytest.mark.parametrize(
    "host", ["", "elsewhere.example", "sudoku.example.org.elsewhere.example", "127.0.0.1"]
)
def test_another_name_is_refused(named_server, path, host):
    assert ask(named_server, path, host).status_code == 400


def test_the_name_that_the_proxy_was_called_by_counts(named_server):
    theirs, ours = "elsewhere.example", "sudoku.example.org"
    assert ask(named_server, "/", ours, **{"X-Forwarded-Host": theirs}).status_code == 400
    assert ask(named_server, "/", "127.0.0.1", **{"X-Forwarded-Host": ours}).status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_balancers_and_monitors_come_by_address(named_server, path):
    assert requests.get(named_server.url + path, timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("transport", ["websocket", "polling"])
def test_players_play_under_the_name(named_server, transport):
    with PlayerClient() as client:
        client.connect(f"http://localhost:{named_server.port}", transports=[transport])
        assert "step" in client.call("help", HELP, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("a.example", "a.example"),
        ("A.example:80", "a.example"),
        ("a.example.", "a.example"),
        ("a.example:", "a.example"),
        ("a.example:b", "a.example:b"),
        ("[::1]", "[::1]"),
        ("[::1]:80", "[::1]"),
        ("", ""),
    ],
)
def test_the_name_in_a_host_header(host, name):
    assert name_of(host) == name
