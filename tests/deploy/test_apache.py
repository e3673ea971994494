"""The main story, played through a real Apache in every configuration that is offered."""

import contextlib
import re
import shutil
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urljoin

import pytest
import requests
import socketio

from sudoku_helper.web.headers import SECURITY_HEADERS
from tests.browser.player import VERY_EASY, Player
from tests.deploy.apache import Apache, install
from tests.server import PlayerClient

PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3."
# The certificate of these tests is signed by nobody.
pytestmark = pytest.mark.filterwarnings("ignore:Unverified HTTPS request")
QUESTION = {"board": PUZZLE, "lang": "de", "coordinates": "A1"}

SITES = {
    "mod-wsgi": ("mod-wsgi",),
    "mod-wsgi-below-a-path": ("mod-wsgi", "--path", "/sudoku"),
    "mod-wsgi-https": ("mod-wsgi", "--hsts"),
    "mod-wsgi-groups": ("mod-wsgi-groups", "--path", "/games/sudoku", "--processes", 2),
    "proxy": ("proxy",),
    "proxy-below-a-path": ("proxy", "--path", "/sudoku"),
    "balancer": ("balancer", "--path", "/sudoku", "--processes", 2),
}


@pytest.fixture(scope="module", params=SITES)
def apache(request, app_folder):
    with Apache(app_folder, *SITES[request.param], https="https" in request.param) as running:
        running.name = request.param
        yield running


def get(address, **headers):
    return requests.get(address, headers=headers, timeout=10, verify=False, allow_redirects=False)


def connect(apache, transports=None):
    session = requests.Session()
    session.trust_env = False
    session.verify = False
    client = PlayerClient(http_session=session)
    address = apache.url.removesuffix(apache.path)
    client.connect(address, transports=transports, socketio_path=f"{apache.path}/socket.io")
    return client


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


def test_plain_http_leads_to_https(apache):
    if apache.name.endswith("https"):
        answer = get(f"http://localhost:{apache.plain_port}/version")
        assert answer.status_code == 308
        assert answer.headers["Location"] == "https://localhost/version"


def test_a_second_installation_changes_nothing(app_folder):
    with Apache(app_folder, "mod-wsgi") as apache:
        before = apache.site_text
        done = apache.install()
        assert done.returncode == 0, done.stderr
        assert apache.site_text == before
        apache.wait_until_it_answers()


def test_a_configuration_that_apache_refuses_is_not_put_to_use(app_folder):
    with Apache(app_folder, "mod-wsgi") as apache:
        before = apache.site_text
        broken = apache.folder / "apache2" / "conf-enabled" / "broken.conf"
        broken.write_text("NoSuchDirective on\n")
        done = install(apache.environment, *apache.wishes, "--path", "/elsewhere")
        assert done.returncode == 1
        assert "NoSuchDirective" in done.stderr
        broken.unlink()
        assert apache.site_text == before
        apache.wait_until_it_answers()


def test_undo_leaves_apache_as_it_was(app_folder, tmp_path):
    apache = Apache(app_folder, "mod-wsgi-groups", https=True)
    before = switched_on(apache)
    with apache:
        assert "000-default.conf" not in switched_on(apache)
        assert {"rewrite.load", "socache_shmcb.load"} <= switched_on(apache)
        # The folder of the app is spared here, since the other tests share it.
        elsewhere = tmp_path / "srv"
        elsewhere.mkdir()
        shutil.copy(app_folder / "changes.json", elsewhere)
        done = install(apache.environment, "--undo", "--folder", elsewhere)
        assert done.returncode == 0, done.stderr
        assert not elsewhere.exists()
        assert switched_on(apache) == before


def switched_on(apache):
    """The names of the sites and modules that Apache uses."""
    folders = [apache.folder / "apache2" / f"{kind}-enabled" for kind in ("sites", "mods")]
    return {file.name for folder in folders for file in folder.iterdir()}


@pytest.mark.parametrize(
    "wishes", [("--path", "sudoku"), ("--host", "a b"), ("--path", '/x"\nListen 1')]
)
def test_a_senseless_wish_is_one_sentence(wishes):
    done = install({}, "proxy", *wishes)
    assert done.returncode == 1
    assert done.stderr.startswith("expected")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("kind", ["mod-wsgi", "proxy"])
def test_a_game_in_a_real_browser(app_folder, page, errors, kind):
    with Apache(app_folder, kind, "--path", "/sudoku") as apache:
        player = Player(page)
        player.open(f"{apache.url}/?lang=en")
        player.play(VERY_EASY)
        for stage in (1, 2, 3, 4):
            player.help(stage)
        before = player.values()
        page.reload()
        page.wait_for_selector("html[data-ready]")
        assert player.values() == before
        player.help(1)


@pytest.mark.parametrize("kind", ["mod-wsgi-groups", "balancer"])
def test_players_are_spread_and_stay(app_folder, kind):
    with Apache(app_folder, kind, "--processes", 2) as apache, contextlib.ExitStack() as stack:
        players = spread_players(stack, apache, ["polling"], processes=2)
        for player in players:
            assert "step" in player.call("help", QUESTION, timeout=20)
        forged = get(f"{apache.url}/healthz", Cookie="SUDOKU_ROUTE=77")
        assert forged.status_code == 200


def spread_players(stack, apache, transports, processes):
    """Players come until each process has some of them."""
    players = []
    # On a busy machine a process may be found healthy a moment after the others.
    while len(players) < 6 * processes or (
        len(set(map(route_of, players))) < processes and len(players) < 80
    ):
        players.append(stack.enter_context(connect(apache, transports)))
        if len(players) > 6 * processes:
            time.sleep(0.25)
    assert len(set(map(route_of, players))) == processes
    return players


def route_of(player):
    return player.client.eio.http.cookies["SUDOKU_ROUTE"]


@pytest.mark.parametrize("transports", [None, ["polling"]], ids=["websocket", "polling"])
def test_four_processes_one_killed_while_all_ask(app_folder, transports):
    with (
        Apache(app_folder, "balancer", "--processes", 4) as apache,
        contextlib.ExitStack() as stack,
        ThreadPoolExecutor(24) as together,
    ):
        players = spread_players(stack, apache, transports, processes=4)[:24]
        asking = [together.submit(ask_often, player, 10) for player in players]
        time.sleep(0.5)
        apache.processes[apache.first_port].kill()
        answers = [answer for each in asking for answer in each.result()]
        assert len(answers) == 10 * len(players)
        assert all("step" in answer for answer in answers)
        assert not any(route_of(each).endswith(f"-{apache.first_port}") for each in players)


def ask_often(player, times):
    answers = []
    for _ in range(times):
        answers.append(ask_again(player))
        time.sleep(0.2)
    return answers


def test_a_killed_process_costs_its_players_a_moment(app_folder):
    with Apache(app_folder, "balancer", "--processes", 2) as apache:
        players = [connect(apache, [kind]) for kind in ("websocket", "polling") * 3]
        apache.processes[apache.first_port].kill()
        answers = [ask_again(player) for player in players]
        assert all("step" in answer for answer in answers)
        for player in players:
            player.disconnect()


@contextlib.contextmanager
def settings(app_folder, text):
    """The app with some settings, which the next test does not find any more."""
    app_folder.mkdir(exist_ok=True)
    file = app_folder / "settings.env"
    file.write_text(text)
    try:
        yield
    finally:
        file.unlink()


@pytest.mark.parametrize("transports", [None, ["polling"]], ids=["websocket", "polling"])
def test_nobody_is_sent_back_to_a_hanging_process(app_folder, transports):
    with (
        settings(app_folder, "SUDOKU_PING_INTERVAL=3\nSUDOKU_PING_TIMEOUT=3\n"),
        Apache(app_folder, "balancer", "--processes", 2) as apache,
        contextlib.ExitStack() as stack,
        ThreadPoolExecutor(12) as together,
    ):
        players = spread_players(stack, apache, transports, processes=2)[:12]
        apache.processes[apache.first_port].send_signal(signal.SIGSTOP)
        answers = list(together.map(ask_again, players))
        assert all("step" in answer for answer in answers)
        assert not any(route_of(each).endswith(f"-{apache.first_port}") for each in players)
        # A page of somebody who was away meanwhile and still has the cookie.
        cookie = f"SUDOKU_ROUTE=.p127-0-0-1-{apache.first_port}"
        assert get(f"{apache.url}/", Cookie=cookie).status_code == 200


def test_a_poll_may_last_until_the_next_sign_of_life(app_folder):
    with (
        settings(app_folder, "SUDOKU_PING_INTERVAL=25\n"),
        Apache(app_folder, "balancer", "--processes", 1) as apache,
    ):
        assert " timeout=29 " in apache.site_text


def test_a_rolling_restart_loses_no_question(app_folder):
    with Apache(app_folder, "balancer", "--processes", 2) as apache:
        players = [connect(apache, [kind]) for kind in ("websocket", "polling") * 2]
        for port, process in list(apache.processes.items()):
            process.terminate()
            while process.poll() is None:
                assert ["step" in ask_again(player) for player in players] == [True] * 4
            assert process.returncode == 0
            apache.start_process(port)
            assert ["step" in ask_again(player) for player in players] == [True] * 4
        for player in players:
            player.disconnect()


def ask_again(player):
    """Ask as the page does: whatever is open when the connection breaks is asked anew."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            answer = player.call("help", QUESTION, timeout=5)
            if "retry_after" not in answer:
                return answer
        except (socketio.exceptions.SocketIOError, requests.RequestException):
            time.sleep(0.1)
    raise AssertionError("no answer within 30 s")
