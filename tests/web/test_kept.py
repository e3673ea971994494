"""Answers that are kept: each as it was, made once, sent in small pieces."""

import gzip
import re
import subprocess
import sys

import pytest

from sudoku_helper.web import bundle, create_app
from sudoku_helper.web.kept import KeptAnswers, Packed
from sudoku_helper.web.settings import Settings
from tests.tools.modes import ASYNC_MODES
from tests.tools.server import AppServer
from tests.tools.wire_requests import answers_to


@pytest.fixture
def client():
    app, _ = create_app("threading", Settings())
    app.testing = True
    return app.test_client()


PACKED = {"Accept-Encoding": "gzip"}


def made(client, monkeypatch):
    """The templates that are rendered from now on."""
    rendered = []
    real = client.application.jinja_env.get_or_select_template

    def noting(name, *rest, **more):
        rendered.append(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(client.application.jinja_env, "get_or_select_template", noting)
    return rendered


@pytest.mark.parametrize(
    "path", ["/", "/en/learn", "/de/learn/x-wing", "/en/practise", "/de/course"]
)
def test_a_page_is_made_once_and_the_same_each_time(client, monkeypatch, path):
    rendered = made(client, monkeypatch)
    first, again = (client.get(path, headers=PACKED) for _ in range(2))
    assert len(rendered) == 1
    assert again.data == first.data
    same = {*again.headers} ^ {*first.headers}
    assert {name for name, _ in same} <= {"Date"}
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.data == gzip.decompress(first.data)
    assert "Content-Encoding" not in plain.headers
    assert len(rendered) == 1


@pytest.mark.parametrize(
    "other",
    [
        {"path": "/en/learn/swordfish"},
        {"path": "/de/learn/x-wing"},
        {"base_url": "https://example.org/below/"},
        {"query_string": "q=wing"},
    ],
)
def test_another_page_is_made_for_itself(client, monkeypatch, other):
    usual = {"path": "/en/learn/x-wing", "headers": PACKED}
    first = client.get(**usual)
    rendered = made(client, monkeypatch)
    assert client.get(**usual | other).status_code == 200
    assert len(rendered) == 1
    assert client.get(**usual).data == first.data
    assert len(rendered) == 1


def test_the_start_page_speaks_each_browser_s_language_and_says_so(client):
    for _ in range(2):
        for lang in ("de", "en"):
            page = client.get("/", headers={**PACKED, "Accept-Language": lang})
            assert f'<html lang="{lang}"' in gzip.decompress(page.data).decode()
            assert {"Accept-Language", "Accept-Encoding"} <= {*page.vary}


def test_a_browser_that_has_a_page_is_not_sent_it_again(client):
    tag = client.get("/en/learn/x-wing", headers=PACKED).headers["ETag"]
    again = client.get("/en/learn/x-wing", headers={**PACKED, "If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("path", ["/edition.js", "/static/js/app.js", "/data/de.json", "/"])
def test_no_tag_promises_the_same_bytes_for_both_encodings(client, path):
    for encoding in ("gzip", "identity"):
        with client.get(path, headers={"Accept-Encoding": encoding}) as answer:
            assert answer.headers.get("ETag", "W/").startswith("W/")
            if "ETag" in answer.headers:
                known = {"Accept-Encoding": encoding, "If-None-Match": answer.headers["ETag"]}
                with client.get(path, headers=known) as again:
                    assert again.status_code == 304


def test_the_oldest_are_forgotten():
    def answer(size):
        return Packed(b"x" * size, ())

    kept = KeptAnswers(most_bytes=10)
    for name in "abc":
        kept.keep((name, "en", "/"), answer(3))
    assert kept.find(("a", "en", "/"))
    kept.keep(("d", "en", "/"), answer(4))
    found = [name for name in "abcd" if kept.find((name, "en", "/"))]
    assert found == ["a", "c", "d"]
    kept.keep(("e", "en", "/"), answer(11))
    assert not any(kept.find((name, "en", "/")) for name in "abcde")


def test_all_pages_for_whoever_understands_no_gzip_are_never_in_memory_as_a_whole(
    client, monkeypatch
):
    whole = re.sub(rb"\D", b"", str([*range(300_000)]).encode())
    monkeypatch.setattr(bundle, "_made_elsewhere", lambda *_: gzip.compress(whole))
    monkeypatch.setattr(bundle, "_made", {})
    with client.get("/pages.json", headers={"Accept-Encoding": "identity"}) as answer:
        assert answer.is_streamed
        pieces = [*answer.response]
    assert b"".join(pieces) == whole
    assert max(map(len, pieces)) <= 65536


def test_a_bundle_that_cannot_be_made_is_tried_again(client, monkeypatch):
    monkeypatch.setattr(bundle, "_made", {})
    monkeypatch.setattr(bundle, "start_python", failing)
    client.application.testing = False
    assert client.get("/pages.json").status_code == 500
    monkeypatch.setattr(bundle, "_made_elsewhere", lambda *_: gzip.compress(b"{}"))
    assert client.get("/pages.json", headers=PACKED).status_code == 200


def test_the_log_tells_what_failed_and_not_what_was_asked_for(client, monkeypatch, caplog):
    monkeypatch.setitem(client.application.view_functions, "learn.page", lambda **_: 1 / 0)
    client.application.testing = False
    assert client.get("/en/learn/x-wing?secret").status_code == 500
    (line,) = caplog.records
    assert (line.getMessage(), line.exc_info[0]) == ("a page could not be made", ZeroDivisionError)


def failing(*_, stdin):
    """A process that ends at once, without a word."""
    return subprocess.Popen([sys.executable, "-c", ""])


@pytest.mark.parametrize(
    "path",
    [
        "/static/" + "a" * 300,
        "/static/../../etc/" + "passwd",
        "/static/..%2f..%2fREADME",
        "/static/%00",
    ],
)
def test_a_file_that_cannot_be_is_not_found_and_tells_nothing(client, path, caplog):
    with client.get(path) as answer:
        assert answer.status_code == 404
        assert "Vary" not in answer.headers
    assert caplog.text == ""


def test_nothing_is_told_of_files_outside_the_folder(client, tmp_path):
    outside = tmp_path / "outside"
    outside.with_name("outside.gz").write_bytes(b"")
    names = [f"/static/{'../' * 20}{outside}".replace("//", "/"), f"/static/{'../' * 20}nothing"]
    known = [client.get(name) for name in names]
    assert known[0].status_code == known[1].status_code == 404
    assert [*known[0].headers] == [*known[1].headers]


@pytest.fixture(scope="module", params=ASYNC_MODES)
def port(request):
    with AppServer(request.param) as server:
        yield server.port


GET = b"GET /version HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    "first",
    [
        b"POST /version HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n",
        b"POST /version HTTP/1.1\r\nHost: x\r\n\r\n",
        GET + b"Connection: close\r\n\r\n",
        GET + b"Content-Length: 0\r\nContent-Length: 50\r\n\r\n",
        GET + b"Content-Length: 50\r\nContent-Length: 0\r\n\r\n",
        GET + b"Host: y\r\n\r\n",
    ],
    ids=["too-large", "without-length", "asked", "two-lengths", "two-lengths-turned", "two-hosts"],
)
def test_after_the_last_answer_nothing_more_is_read(port, first):
    assert len(answers_to(port, first + GET + b"\r\n")) <= 1


def test_otherwise_requests_are_answered_one_after_the_other(port):
    last = GET + b"Connection: close\r\n\r\n"
    assert answers_to(port, GET + b"\r\n" + GET + b"\r\n" + last) == [b"200"] * 3
