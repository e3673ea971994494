"""The running server, spoken to as a browser would, in every mode and over both transports."""

import concurrent.futures
import urllib.error
import urllib.request

import pytest
import requests

from tests.positions import PUZZLE
from tests.tools.server import HELP, AppServer, PlayerClient


@pytest.fixture(scope="module", params=["eventlet", "threading"])
def any_server(request):
    with AppServer(request.param, SUDOKU_EVENTS_BURST="100", SUDOKU_QUEUE_WAIT="20") as running:
        yield running


@pytest.fixture(scope="module", params=["websocket", "polling"])
def client(request, any_server):
    made = PlayerClient()
    made.connect(any_server.url, transports=[request.param])
    yield made
    made.disconnect()


def test_help_is_acknowledged(client):
    assert "step" in client.call("help", HELP, timeout=10)


@pytest.mark.parametrize("message", [None, 5, "x", [], {"board": 3}, {"board": PUZZLE, "lang": 7}])
def test_every_message_is_acknowledged(client, message):
    assert client.call("help", message, timeout=10)["code"] == "bad-request"


def test_a_burst_of_forty_questions_gets_forty_answers(any_server):
    with PlayerClient() as client:
        client.connect(any_server.url, transports=["polling"])
        answers = []
        for _ in range(40):
            client.client.emit("help", HELP, namespace="/", callback=answers.append)
        client.call("help", HELP, timeout=20)
        for _ in range(100):
            if len(answers) == 40:
                break
            client.client.sleep(0.1)
    assert len(answers) == 40
    assert all("step" in answer for answer in answers)


def test_an_oversized_request_is_refused_and_blocks_nobody(any_server):
    handshake = requests.get(f"{any_server.url}/socket.io/?EIO=4&transport=polling", timeout=5)
    sid = handshake.text.split('"sid":"')[1].split('"')[0]
    address = f"{any_server.url}/socket.io/?EIO=4&transport=polling&sid={sid}"
    for _ in range(5):
        assert requests.post(address, data=b"4" * 200_000, timeout=5).status_code == 413
    with PlayerClient() as client:
        client.connect(any_server.url)
        assert "step" in client.call("help", HELP, timeout=10)


def test_a_foreign_origin_is_refused(any_server):
    answer = requests.get(
        f"{any_server.url}/socket.io/?EIO=4&transport=polling",
        headers={"Origin": "https://elsewhere.example"},
        timeout=5,
    )
    assert answer.status_code == 400


def test_many_players_at_once_all_get_their_answer(any_server):
    def play(_):
        with PlayerClient() as client:
            client.connect(any_server.url)
            return [client.call("help", HELP, timeout=20) for _ in range(5)]

    with concurrent.futures.ThreadPoolExecutor(10) as players:
        games = list(players.map(play, range(10)))
    assert all("step" in answer for game in games for answer in game)


@pytest.mark.parametrize("path", ["/", "/healthz", "/data/de.json", "/no-such-page"])
def test_every_answer_carries_the_security_headers(any_server, path):
    answer = requests.get(any_server.url + path, timeout=5)
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "Set-Cookie" not in answer.headers


def test_text_is_compressed_for_those_who_understand_it(any_server):
    request = urllib.request.Request(
        f"{any_server.url}/data/en.json", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(request, timeout=5) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
    with urllib.request.urlopen(f"{any_server.url}/data/en.json", timeout=5) as answer:
        assert answer.headers["Content-Encoding"] is None


@pytest.mark.parametrize(
    ("accepted", "lang"), [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr", "en"), ("", "en")]
)
def test_the_page_speaks_the_browsers_language(any_server, accepted, lang):
    page = requests.get(any_server.url, headers={"Accept-Language": accepted}, timeout=5).text
    assert f'<html lang="{lang}"' in page


def test_an_unknown_language_is_not_found(any_server):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{any_server.url}/data/fr.json", timeout=5)
