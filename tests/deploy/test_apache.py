"""The main story, played through a real Apache in every configuration that is offered."""

import re
from urllib.parse import urljoin

import pytest
import requests

from sudoku_helper.web.headers import SECURITY_HEADERS
from tests.deploy.conftest import on
from tests.positions import VERY_EASY
from tests.tools.apache import install
from tests.tools.player import Player
from tests.tools.visitors import PUZZLE, QUESTION, connect, get

# The certificate of these tests is signed by nobody.
pytestmark = pytest.mark.filterwarnings("ignore:Unverified HTTPS request")


def test_the_page_and_everything_it_names_are_there(apache):
    page = get(f"{apache.url}/")
    assert page.status_code == 200
    assert f'data-root="{apache.path}"' in page.text
    named = re.findall(r'(?:src|href)="([^"#]+)"', page.text)
    assert len(named) > 10
    for address in named:
        answer = get(urljoin(page.url, address))
        assert (answer.status_code, address) == (200, address)


def test_start_four_stages_and_reload(apache):
    with connect(apache) as client:
        assert client.call("start", QUESTION, timeout=20)["state"] == "unique"
        step = client.call("help", QUESTION, timeout=20)["step"]
    # What each of the four stages shows.
    assert step["primary"]
    assert step["technique"]["name"]
    assert step["sentences"]
    assert step["placements"] or step["cross_outs"]
    with connect(apache) as client:
        assert client.call("help", QUESTION, timeout=20)["step"] == step


def test_websocket_where_the_site_offers_it(apache):
    offered = not apache.name.startswith("mod-wsgi")
    with connect(apache) as client:
        assert client.transport == ("websocket" if offered else "polling")
    if offered:
        with connect(apache, ["websocket"]) as client:
            assert "step" in client.call("help", QUESTION, timeout=20)


def test_long_polling_works_everywhere(apache):
    with connect(apache, ["polling"]) as client:
        answers = [client.call("help", QUESTION, timeout=20) for _ in range(5)]
    assert all("step" in answer for answer in answers)


@pytest.mark.parametrize("path", ["/", "/data/de.json", "/static/js/main.js", "/no-such-page"])
def test_every_answer_carries_the_security_headers(apache, path):
    found = get(apache.url + path).headers
    assert {name: found.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert ("Strict-Transport-Security" in found) == apache.name.endswith("https")


@pytest.mark.parametrize("path", ["/static/js/main.js", "/static/css/base.css"])
def test_static_files_are_compressed_and_asked_for_only_once(apache, path):
    first = get(apache.url + path)
    assert first.headers["Cache-Control"] == "no-cache"
    assert first.headers["Content-Encoding"] == "gzip"
    again = get(apache.url + path, **{"If-Modified-Since": first.headers["Last-Modified"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_bare_path_leads_to_the_page(apache):
    if apache.path:
        answer = get(apache.url)
        assert answer.status_code == 308
        assert answer.headers["Location"].endswith(f"{apache.path}/")


def test_nothing_else_can_be_fetched(apache):
    for path in (
        "/static/",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/deploy/apache/wsgi.py",
    ):
        request = requests.Request("GET", apache.url).prepare()
        request.url = apache.url + path
        with requests.Session() as session:
            answer = session.send(request, timeout=10, verify=False, allow_redirects=False)
        assert answer.status_code in (400, 403, 404)


def test_too_large_a_message_is_refused(apache):
    handshake = get(f"{apache.url}/socket.io/?EIO=4&transport=polling")
    sid = handshake.text.split('"sid":"')[1].split('"')[0]
    address = f"{apache.url}/socket.io/?EIO=4&transport=polling&sid={sid}"
    answer = requests.post(
        address, data=b"4" * 200_000, cookies=handshake.cookies, timeout=10, verify=False
    )
    assert answer.status_code == 413


def test_a_foreign_origin_is_refused(apache):
    address = f"{apache.url}/socket.io/?EIO=4&transport=polling"
    assert get(address, Origin="https://elsewhere.example").status_code == 400
    forged = {"X-Forwarded-Host": "elsewhere.example", "X-Forwarded-Proto": "https"}
    assert get(address, Origin="https://elsewhere.example", **forged).status_code == 400
    assert get(address, Origin=apache.url.removesuffix(apache.path)).status_code == 200


def test_a_cookie_says_only_which_process(apache):
    cookie = get(f"{apache.url}/").headers.get("Set-Cookie")
    if apache.name in ("balancer", "mod-wsgi-groups"):
        assert re.fullmatch(
            r"SUDOKU_ROUTE=[.\w-]+; Path=[\w/]+/; HttpOnly; SameSite=Lax", cookie or ""
        )
    else:
        assert cookie is None


def test_no_address_and_no_question_is_logged(apache):
    get(f"{apache.url}/?board={PUZZLE}")
    with connect(apache) as client:
        client.call("help", QUESTION, timeout=20)
    requests_log = (apache.folder / "log" / "sudoku-helper.log").read_text()
    errors_log = (apache.folder / "log" / "sudoku-helper-errors.log").read_text()
    assert "GET" in requests_log
    assert "127.0.0.1" not in requests_log
    assert "client" not in errors_log
    assert PUZZLE not in requests_log + errors_log


@on("mod-wsgi-https")
def test_plain_http_leads_to_https(apache):
    answer = get(f"http://localhost:{apache.plain_port}/version")
    assert answer.status_code == 308
    assert answer.headers["Location"] == "https://localhost/version"


@on("mod-wsgi")
def test_a_second_installation_changes_nothing(apache):
    before = apache.site_text
    done = apache.install()
    assert done.returncode == 0, done.stderr
    assert apache.site_text == before
    apache.wait_until_it_answers()


@on("mod-wsgi")
def test_a_configuration_that_apache_refuses_is_not_put_to_use(apache):
    before = apache.site_text
    broken = apache.folder / "apache2" / "conf-enabled" / "broken.conf"
    broken.write_text("NoSuchDirective on\n")
    done = install(apache.environment, *apache.wishes, "--path", "/elsewhere")
    assert done.returncode == 1
    assert "NoSuchDirective" in done.stderr
    broken.unlink()
    assert apache.site_text == before
    apache.wait_until_it_answers()


@on("mod-wsgi-below-a-path", "proxy-below-a-path")
def test_a_game_in_a_real_browser(apache, plain_page):
    player = Player(plain_page)
    player.open(f"{apache.url}/?lang=en")
    player.enter(VERY_EASY)
    player.start()
    for stage in (1, 2, 3, 4):
        player.help(stage)
    before = player.values()
    player.reload()
    assert player.values() == before
    player.help(1)


@pytest.mark.parametrize(
    "wishes", [("--path", "sudoku"), ("--host", "a b"), ("--path", '/x"\nListen 1')]
)
def test_a_senseless_wish_is_one_sentence(wishes):
    done = install({}, "proxy", *wishes)
    assert done.returncode == 1
    assert done.stderr.startswith("expected")
    assert len(done.stderr.splitlines()) == 1
