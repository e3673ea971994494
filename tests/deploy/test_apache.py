"""The main story, played through a real Apache in every configuration that is offered."""

import re
import socket
import ssl
from pathlib import Path
from urllib.parse import urljoin

import pytest
import requests

from sudoku_helper.web.headers import EVERYWHERE, document_headers, engine_headers
from tests.deploy.conftest import on
from tests.positions import VERY_EASY
from tests.tools.apache import (
    install,
    new_version,
    settings,
    version_that_cannot_be_installed,
)
from tests.tools.patience import PATIENCE
from tests.tools.player import Player
from tests.tools.processes import wait_until
from tests.tools.visitors import PUZZLE, QUESTION, connect, get, open_wire

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
        assert client.call("start", QUESTION, timeout=PATIENCE)["state"] == "unique"
        step = client.call("help", QUESTION, timeout=PATIENCE)["step"]
    # What each of the four stages shows.
    assert step["primary"]
    assert step["technique"]["name"]
    assert step["sentences"]
    assert step["placements"] or step["cross_outs"]
    with connect(apache) as client:
        assert client.call("help", QUESTION, timeout=PATIENCE)["step"] == step
        # A search without a limit of its work, behind whatever confines the app here.
        patient = {**QUESTION, "patient": True}
        assert client.call("help", patient, timeout=PATIENCE)["step"] == step


def test_websocket_where_the_site_offers_it(apache):
    offered = not apache.name.startswith("mod-wsgi")
    with connect(apache) as client:
        assert client.transport == ("websocket" if offered else "polling")
    if offered:
        with connect(apache, ["websocket"]) as client:
            assert "step" in client.call("help", QUESTION, timeout=PATIENCE)


def test_long_polling_works_everywhere(apache):
    with connect(apache, ["polling"]) as client:
        answers = [client.call("help", QUESTION, timeout=PATIENCE) for _ in range(5)]
    assert all("step" in answer for answer in answers)


POLLING = "/socket.io/?EIO=4&transport=polling"


def assert_secure(answer, wanted):
    """An answer with just these security headers, each of them once, whoever gave it."""
    found = {name: answer.raw.headers.getlist(name) for name in EVERYWHERE | document_headers()}
    assert found == {name: [wanted[name]] if name in wanted else [] for name in found}


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/no-such-page",
        "/service-worker.js",
        "/static/js/service-worker.js",
        "/static/js/photo/worker.js",
        "/static/icons/icon.svg",
        "/static/no-such-file",
        "/%zz",
        f"{POLLING}&sid=nobody",
    ],
)
def test_pages_workers_and_errors_carry_every_security_header(apache, path):
    answer = get(apache.url + path)
    assert_secure(answer, EVERYWHERE | document_headers())
    assert ("Strict-Transport-Security" in answer.headers) == (apache.name == "mod-wsgi-https")


def test_only_the_worker_with_the_interpreter_may_compile_webassembly(apache):
    answer = get(f"{apache.url}/static/js/offline/worker.js")
    assert answer.status_code == 200
    assert_secure(answer, EVERYWHERE | engine_headers())


@pytest.mark.parametrize("path", ["/data/de.json", "/static/js/main.js", POLLING])
def test_other_answers_carry_those_that_matter_to_them(apache, path):
    assert_secure(get(apache.url + path), EVERYWHERE)


@pytest.mark.parametrize(
    "path", ["/static/js/main.js", "/static/css/base.css", "/static/photo/digits.json"]
)
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
            answer = session.send(request, timeout=PATIENCE, verify=False, allow_redirects=False)
        assert answer.status_code in (400, 403, 404)


def test_too_large_a_message_is_refused(apache):
    handshake = get(f"{apache.url}/socket.io/?EIO=4&transport=polling")
    sid = handshake.text.split('"sid":"')[1].split('"')[0]
    address = f"{apache.url}/socket.io/?EIO=4&transport=polling&sid={sid}"
    answer = requests.post(
        address, data=b"4" * 200_000, cookies=handshake.cookies, timeout=PATIENCE, verify=False
    )
    assert answer.status_code == 413
    assert_secure(answer, EVERYWHERE | document_headers())


@on("proxy-https", sweep=["mod-wsgi-below-a-path"])
def test_a_site_with_a_name_answers_to_no_other(apache):
    for path in ("/", POLLING):
        assert get(apache.url + path, Host=f"LOCALHOST:{apache.port}").status_code == 200
        assert get(apache.url + path, Host="elsewhere.example").status_code == 400
    for port in apache.processes:
        assert get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        assert get(f"http://127.0.0.1:{port}/").status_code == 400


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


HOST = b"Host: localhost\r\n"
MALFORMED = (
    b"nonsense\r\n\r\n",
    b"GET /%%zz?board=%b HTTP/1.1\r\n%b\r\n" % (PUZZLE.encode(), HOST),
    b"GET /../..?board=%b HTTP/1.1\r\n%b\r\n" % (PUZZLE.encode(), HOST),
    b"GET /?%b HTTP/1.1\r\n%b\r\n" % (PUZZLE.encode() * 110, HOST),
    b"INVENT /static/js/main.js HTTP/1.1\r\n%b\r\n" % HOST,
    b"GET / HTTP/1.1\r\n%bno header\r\n\r\n" % HOST,
    b"GET / HTTP/1.1\r\n%b%b\r\n" % (HOST, b"X: 1\r\n" * 200),
    b"GET / HTTP/1.1\r\n%bX: %b\r\n\r\n" % (HOST, PUZZLE.encode() * 110),
)


@pytest.mark.parametrize("kind", ["balancer", "mod-wsgi-groups"])
def test_the_cookie_goes_along_into_other_sites_only_where_they_may_show_the_page(
    sites, kind, tmp_path
):
    wishes = {"certificate": "/certificate", "key": "/key", "path": "/sudoku"}
    embedding = {"SUDOKU_FRAME_ANCESTORS": "https://news.example"}
    usual = sites.render_site(sites.Site(kind, tmp_path, **wishes))
    assert 'Path=/sudoku/; HttpOnly; SameSite=Lax; Secure"' in usual
    embedded = sites.render_site(sites.Site(kind, tmp_path, settings=embedding, **wishes))
    assert 'Path=/sudoku/; HttpOnly; SameSite=None; Secure; Partitioned"' in embedded
    # Browsers take no such cookie without HTTPS.
    plain = sites.render_site(sites.Site(kind, tmp_path, settings=embedding))
    assert 'Path=/; HttpOnly; SameSite=Lax"' in plain


def test_no_address_and_no_question_is_logged(apache):
    get(f"{apache.url}/?board={PUZZLE}")
    with connect(apache) as client:
        client.call("help", QUESTION, timeout=PATIENCE)
    for request in MALFORMED:
        with open_wire(apache) as wire:
            wire.sendall(request)
            assert re.match(rb"HTTP/1.1 [45]\d\d ", wire.recv(1000)), request
    with open_wire(apache) as wire:
        # It breaks off before the body is there.
        path = f"{apache.path}{POLLING}&sid=nobody".encode()
        wire.sendall(b"POST %b HTTP/1.1\r\n%bContent-Length: 9\r\n\r\n4" % (path, HOST))
        wire.shutdown(socket.SHUT_WR)
        wire.recv(1000)
    if apache.url.startswith("https:"):
        with socket.create_connection(("127.0.0.1", apache.port), timeout=PATIENCE) as wire:
            wire.sendall(b"\x16\x03\x01\x00\x05hello")
            wire.recv(1000)
        get(f"http://localhost:{apache.plain_port}/?board={PUZZLE}")
    logs = {file.name: file.read_text() for file in (apache.folder / "log").iterdir()}
    assert "GET" in logs["sudoku-helper.log"]
    for name, text in logs.items():
        assert "127.0.0.1" not in text, name
        assert "client" not in text, name
        assert PUZZLE not in text, name


@on(sweep=["proxy"])
def test_who_sends_too_slowly_is_not_waited_for_and_nobody_else_is_cut(apache):
    """In the sweep: Apache waits for ten seconds."""
    with (
        connect(apache, ["websocket"]) as by_websocket,
        connect(apache, ["polling"]) as by_polling,
        open_wire(apache) as slow_head,
        open_wire(apache) as slow_body,
    ):
        players = (by_websocket, by_polling)
        before = [player.sid for player in players]
        slow_head.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        slow_body.sendall(
            b"POST %b HTTP/1.1\r\n%bContent-Length: 9\r\n\r\n4" % (POLLING.encode(), HOST)
        )
        assert slow_head.recv(1000).startswith(b"HTTP/1.1 408 ")
        assert slow_body.recv(1000).startswith(b"HTTP/1.1 408 ")
        assert all("step" in player.call("help", QUESTION, timeout=PATIENCE) for player in players)
        assert [player.sid for player in players] == before


@on("proxy-https", sweep=["mod-wsgi-https"])
def test_plain_http_leads_to_https(apache):
    answer = get(f"http://localhost:{apache.plain_port}/version")
    assert answer.status_code == 308
    assert answer.headers["Location"] == "https://localhost/version"


def handshake(apache, version, ciphers):
    """The version and cipher that a client with little choice agrees on with the server."""
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname = False
    client.verify_mode = ssl.CERT_NONE
    client.minimum_version = client.maximum_version = version
    client.set_ciphers(ciphers)
    with (
        socket.create_connection(("127.0.0.1", apache.port), timeout=PATIENCE) as wire,
        client.wrap_socket(wire, server_hostname="localhost") as secure,
    ):
        return secure.version(), secure.cipher()[0]


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion.TLSv1_1 is deprecated")
@on("proxy-https", sweep=["mod-wsgi-https"])
def test_only_modern_encryption_is_spoken(apache):
    new, usual, old = ssl.TLSVersion.TLSv1_3, ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_1
    assert handshake(apache, new, "ALL")[0] == "TLSv1.3"
    best = "ECDHE-RSA-CHACHA20-POLY1305"
    # The browser chooses: its device may be faster with one than with the other.
    assert handshake(apache, usual, f"{best}:ECDHE-RSA-AES128-GCM-SHA256") == ("TLSv1.2", best)
    for version, ciphers in (
        (usual, "AES256-GCM-SHA384"),
        (usual, "ECDHE-RSA-AES256-SHA384"),
        (usual, "DHE-RSA-AES256-GCM-SHA384"),
        (old, "ALL:@SECLEVEL=0"),
    ):
        with pytest.raises(ssl.SSLError):
            handshake(apache, version, ciphers)


@on("proxy-https")
def test_the_page_comes_by_http2_and_questions_by_websocket(apache, plain_page):
    page = plain_page.context.browser.new_page(ignore_https_errors=True)
    opened = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    player = Player(page)
    player.open(f"{apache.url}/?lang=en")
    player.play(VERY_EASY)
    player.help(1)
    protocols = page.evaluate(
        """() => performance.getEntriesByType("resource")
            .filter(({name}) => name.includes("/static/"))
            .map(({nextHopProtocol}) => nextHopProtocol)"""
    )
    assert set(protocols) == {"h2"}
    assert [address.partition("/socket.io/")[0] for address in opened] == [
        apache.url.replace("https", "wss")
    ]


@on("mod-wsgi")
def test_a_second_installation_changes_nothing(apache):
    before = apache.site_text
    done = apache.install()
    assert done.returncode == 0, done.stderr
    assert apache.site_text == before
    apache.wait_until_it_answers()


@on(sweep=["mod-wsgi", "proxy"])
def test_a_new_version_that_cannot_be_installed_changes_nothing(apache):
    """In the sweep, since an environment is made for it; test_releases.py has what is left of half a version."""
    before, files = apache.site_text, sorted(apache.app_folder.iterdir())
    with version_that_cannot_be_installed() as project:
        done = apache.install(project=project)
    assert done.returncode == 1
    assert done.stderr == (
        "The packages of requirements.txt could not be installed; the site goes on as it was.\n"
    )
    assert "no-such-package" in done.stdout
    assert apache.site_text == before
    assert sorted(apache.app_folder.iterdir()) == files
    # Nor does anything that is started anew miss what it needs.
    apache.restart()
    with connect(apache) as client:
        assert "step" in client.call("help", QUESTION, timeout=PATIENCE)


@on("mod-wsgi")
def test_the_version_before_can_be_put_to_use_again(apache):
    before = apache.site_text
    with new_version() as project:
        assert apache.install(project=project).returncode == 0
        assert apache.site_text != before
        apache.wait_until_it_answers()
        modified = get(f"{apache.url}/static/js/main.js").headers["Last-Modified"]
        back = apache.install("--back", project=project)
    assert back.returncode == 0, back.stderr
    assert apache.site_text == before
    apache.wait_until_it_answers()
    # Browsers that hold files of the newer version take those of the older one.
    asked = get(f"{apache.url}/static/js/main.js", **{"If-Modified-Since": modified})
    assert asked.status_code == 200


@on(sweep=["mod-wsgi"])
def test_an_interpreter_that_may_not_be_executed_is_named_in_the_log(apache):
    """In the sweep, since Apache starts the app twice; tests/web/test_watchdog.py has the same without Apache."""
    log = apache.folder / "log" / "sudoku-helper-errors.log"
    (environment,) = re.findall(r"python-home=(\S+)", apache.site_text)
    python = Path(environment, "bin", "python3")
    complaint = f"with {python}: Permission denied"
    aside = python.rename(python.with_name("aside"))
    try:
        python.write_text("")
        apache.control("graceful")
        # The app is loaded when it is first asked for something.
        assert wait_until(lambda: get(f"{apache.url}/") and complaint in log.read_text())
        with connect(apache) as client:
            answers = [client.call("help", QUESTION, timeout=PATIENCE) for _ in range(2)]
    finally:
        aside.rename(python)
    assert {answer["code"] for answer in answers} == {"internal"}
    assert log.read_text().count(complaint) == 1
    with connect(apache) as client:
        assert "step" in client.call("help", QUESTION, timeout=PATIENCE)


@on(sweep=["mod-wsgi"])
def test_apache_names_the_sites_that_may_show_the_page_as_the_app_does(apache):
    """In the sweep, since it installs the site twice."""
    with settings(apache.app_folder, FRAME_ANCESTORS="https://news.example"):
        assert apache.install().returncode == 0
        apache.wait_until_it_answers()
        wanted = EVERYWHERE | document_headers(["https://news.example"])
        for path in ("/", "/static/no-such-file"):
            assert_secure(get(apache.url + path), wanted)
    assert apache.install().returncode == 0
    apache.wait_until_it_answers()


@on("mod-wsgi")
def test_a_senseless_setting_is_one_sentence(apache):
    before = apache.site_text
    with settings(apache.app_folder, FRAME_ANCESTORS="news"):
        done = apache.install()
    assert done.returncode == 1
    assert done.stderr.startswith("SUDOKU_FRAME_ANCESTORS: expected")
    assert len(done.stderr.splitlines()) == 1
    assert apache.site_text == before


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


@on("mod-wsgi", sweep=["mod-wsgi-below-a-path", "proxy-below-a-path"])
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
    "wishes",
    [
        ("--path", "sudoku"),
        ("--host", "a b"),
        ("--host", "a.example:80"),
        ("--path", '/x"\nListen 1'),
    ],
)
def test_a_senseless_wish_is_one_sentence(wishes):
    done = install({}, "proxy", *wishes)
    assert done.returncode == 1
    assert done.stderr.startswith("expected")
    assert len(done.stderr.splitlines()) == 1
