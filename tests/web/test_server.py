"""The running server, spoken to as a browser would, in every mode and over both transports."""

import concurrent.futures
import urllib.error
import urllib.request

import pytest
import requests

from sudoku_helper.web.headers import EVERYWHERE, document_headers, engine_headers
from tests.positions import PUZZLE
from tests.tools.modes import FIRST_MODE
from tests.tools.patience import PATIENCE
from tests.tools.processes import wait_until
from tests.tools.server import HELP, AppServer, PlayerClient


@pytest.fixture(scope="module", params=FIRST_MODE)
def any_server(request):
    with AppServer(request.param, SUDOKU_EVENTS_BURST="100") as running:
        yield running


@pytest.fixture(scope="module", params=["websocket", "polling"])
def client(request, any_server):
    made = PlayerClient()
    made.connect(any_server.url, transports=[request.param])
    yield made
    made.disconnect()


def test_help_is_acknowledged(client):
    assert "step" in client.call("help", HELP, timeout=PATIENCE)


@pytest.mark.parametrize("message", [None, 5, "x", [], {"board": 3}, {"board": PUZZLE, "lang": 7}])
def test_every_message_is_acknowledged(client, message):
    assert client.call("help", message, timeout=PATIENCE)["code"] == "bad-request"


def test_a_burst_of_forty_questions_gets_forty_answers(any_server):
    with PlayerClient() as client:
        client.connect(any_server.url, transports=["polling"])
        answers = []
        for _ in range(40):
            client.client.emit("help", HELP, namespace="/", callback=answers.append)
        client.call("help", HELP, timeout=PATIENCE)
        assert wait_until(lambda: len(answers) == 40)
    assert all("step" in answer for answer in answers)


@pytest.mark.parametrize("transport", ["websocket", "polling"])
def test_a_text_that_is_too_long_is_told_so(any_server, transport):
    message = {"text": "x" * 100_000, "lang": "de"}
    with PlayerClient() as player:
        player.connect(any_server.url, transports=[transport])
        answer = player.call("read", message)
    assert answer["code"] == "bad-request"
    assert "höchstens 60000 Zeichen" in answer["error"]


def test_an_oversized_request_is_refused_and_blocks_nobody(any_server):
    handshake = requests.get(
        f"{any_server.url}/socket.io/?EIO=4&transport=polling", timeout=PATIENCE
    )
    sid = handshake.text.split('"sid":"')[1].split('"')[0]
    address = f"{any_server.url}/socket.io/?EIO=4&transport=polling&sid={sid}"
    for _ in range(5):
        assert requests.post(address, data=b"4" * 200_000, timeout=PATIENCE).status_code == 413
    with PlayerClient() as client:
        client.connect(any_server.url)
        assert "step" in client.call("help", HELP, timeout=PATIENCE)


def test_a_foreign_origin_is_refused(any_server):
    answer = requests.get(
        f"{any_server.url}/socket.io/?EIO=4&transport=polling",
        headers={"Origin": "https://elsewhere.example"},
        timeout=PATIENCE,
    )
    assert answer.status_code == 400


def test_many_players_at_once_all_get_their_answer(any_server):
    def play(_):
        with PlayerClient() as client:
            client.connect(any_server.url)
            return [client.call("help", HELP, timeout=PATIENCE) for _ in range(5)]

    with concurrent.futures.ThreadPoolExecutor(10) as players:
        games = list(players.map(play, range(10)))
    assert all("step" in answer for game in games for answer in game)


def assert_secure(answer, status, headers):
    """An answer with just these security headers, each of them once."""
    assert answer.status_code == status
    found = {name: answer.raw.headers.getlist(name) for name in EVERYWHERE | document_headers()}
    assert found == {name: [headers[name]] if name in headers else [] for name in found}
    assert "Set-Cookie" not in answer.headers


POLLING = "/socket.io/?EIO=4&transport=polling"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/en/learn", 200),
        ("/service-worker.js", 200),
        ("/static/js/service-worker.js", 200),
        ("/static/js/photo/worker.js", 200),
        ("/static/icons/icon.svg", 200),
        ("/no-such-page", 404),
        ("/static/no-such-file.js", 404),
        (f"{POLLING}&sid=nobody", 400),
    ],
)
def test_pages_workers_and_errors_carry_every_security_header(any_server, path, status):
    answer = requests.get(any_server.url + path, timeout=PATIENCE)
    assert_secure(answer, status, EVERYWHERE | document_headers())


def test_only_the_worker_with_the_interpreter_may_compile_webassembly(any_server):
    answer = requests.get(f"{any_server.url}/static/js/offline/worker.js", timeout=PATIENCE)
    assert_secure(answer, 200, EVERYWHERE | engine_headers())


@pytest.mark.parametrize(
    "path", ["/healthz", "/data/de.json", "/static/js/main.js", "/static/css/base.css", POLLING]
)
def test_other_answers_carry_those_that_matter_to_them(any_server, path):
    assert_secure(requests.get(any_server.url + path, timeout=PATIENCE), 200, EVERYWHERE)


def test_a_refused_message_carries_every_security_header(any_server):
    address = any_server.url + POLLING
    too_large = requests.post(address, data=b"4" * 200_000, timeout=PATIENCE)
    assert_secure(too_large, 413, EVERYWHERE | document_headers())
    # A body in pieces, whose size is not told.
    unknown = requests.post(address, data=iter([b"4"]), timeout=PATIENCE)
    assert_secure(unknown, 411, EVERYWHERE | document_headers())


def test_a_message_by_long_polling_is_answered_with_the_security_headers(any_server):
    sid = (
        requests.get(any_server.url + POLLING, timeout=PATIENCE)
        .text.split('"sid":"')[1]
        .split('"')[0]
    )
    answer = requests.post(f"{any_server.url}{POLLING}&sid={sid}", data="40", timeout=PATIENCE)
    assert_secure(answer, 200, EVERYWHERE)


def test_the_security_policy_allows_nothing_unsafe():
    policy = document_headers()["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert policy.endswith("frame-ancestors 'none'")


def test_the_camera_is_allowed_to_the_page_alone_and_nothing_else_is():
    policy = document_headers()["Permissions-Policy"]
    assert policy == "camera=(self), geolocation=(), microphone=()"


@pytest.mark.parametrize("size", [1000, 2_000_000])
def test_a_photo_that_misses_the_service_worker_is_refused(any_server, size):
    answer = requests.post(
        f"{any_server.url}/shared", files={"photo": bytes(size)}, timeout=PATIENCE
    )
    assert answer.status_code in (404, 405, 413)


def test_text_is_compressed_for_those_who_understand_it(any_server):
    request = urllib.request.Request(
        f"{any_server.url}/data/en.json", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
    with urllib.request.urlopen(f"{any_server.url}/data/en.json", timeout=PATIENCE) as answer:
        assert answer.headers["Content-Encoding"] is None


def test_the_interpreter_comes_compressed_and_is_the_same_either_way(server):
    address = f"{server.url}/static/vendor/pyodide/pyodide.asm.wasm"
    packed = requests.get(address, headers={"Accept-Encoding": "gzip"}, timeout=PATIENCE)
    plain = requests.get(address, headers={"Accept-Encoding": "identity"}, timeout=PATIENCE)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert {packed.headers["Content-Type"], plain.headers["Content-Type"]} == {"application/wasm"}
    assert {packed.headers["Vary"], plain.headers["Vary"]} == {"Accept-Encoding"}
    assert packed.content == plain.content
    again = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
    assert requests.get(address, headers=again, timeout=PATIENCE).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "lang"), [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr", "en"), ("", "en")]
)
def test_the_page_speaks_the_browsers_language(any_server, accepted, lang):
    page = requests.get(
        any_server.url, headers={"Accept-Language": accepted}, timeout=PATIENCE
    ).text
    assert f'<html lang="{lang}"' in page


def test_a_browser_that_asks_for_an_icon_on_its_own_gets_one(server):
    answer = requests.get(f"{server.url}/favicon.ico", timeout=PATIENCE)
    assert (answer.status_code, answer.headers["Content-Type"][:13]) == (200, "image/svg+xml")


def test_an_unknown_language_is_not_found(any_server):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{any_server.url}/data/fr.json", timeout=PATIENCE)
