"""The app as plain files, with nothing but a web server for files behind it, and then not even that."""

import threading
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, expect

from sudoku_helper.generator import puzzle_of
from sudoku_helper.web import bundle
from sudoku_helper.web.site import write_site
from tests.positions import VERY_EASY
from tests.tools.player import Player

BELOW = "some/path"
DAY = datetime(2026, 11, 20, 12)
ALL = tuple(bundle.page_paths())


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def some(paths: tuple[str, ...]) -> list[str]:
    """The indexes, what the stories below come to, and some more."""
    wanted = ("single", "full-house", "/x-wing")
    return [
        path
        for number, path in enumerate(paths)
        if path.count("/") == 1 or any(name in path for name in wanted) or number % 25 == 0
    ]


@pytest.fixture(
    scope="module", params=[some, pytest.param(list, id="all", marks=pytest.mark.sweep)]
)
def site(request: pytest.FixtureRequest, tmp_path_factory) -> Iterator[Path]:
    """The folder of the site; the web server's own is two above. To render all pages is left to the sweep."""
    folder = tmp_path_factory.mktemp("www") / BELOW
    with pytest.MonkeyPatch.context() as patch:
        written = request.param(ALL)
        patch.setattr(bundle, "page_paths", lambda: iter(written))
        write_site(folder)
        yield folder


@pytest.fixture
def file_server(site: Path) -> Iterator[ThreadingHTTPServer]:
    serving = partial(Quiet, directory=site.parents[1])
    with ThreadingHTTPServer(("127.0.0.1", 0), serving) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


class Addresses(HTMLParser):
    """Everything that a page names."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {value or "" for name, value in attrs if name in ("href", "src", "action")}


def test_every_address_leads_from_its_page_to_a_file(site: Path):
    pages = list(site.rglob("*.html"))
    assert len(pages) > 40
    written = {site / f"{path}.html" for path in ALL}
    for page in pages:
        for address in Addresses(page.read_text()).found:
            if address.startswith("data:text/x-python"):
                continue  # A download that the page carries in itself.
            parts = urlsplit(address)
            assert not parts.scheme
            assert not address.startswith("/"), (page, address)
            target = (page.parent / unquote(parts.path)) if parts.path else page
            file = target / "index.html" if target.is_dir() else target
            assert file.is_file() or file.resolve() in written, (page, address)


def test_two_sites_of_the_same_sources_are_the_same(site: Path, tmp_path):
    write_site(tmp_path)
    files = {file.relative_to(tmp_path) for file in tmp_path.rglob("*") if file.is_file()}
    assert files == {file.relative_to(site) for file in site.rglob("*") if file.is_file()}
    assert all((site / file).read_bytes() == (tmp_path / file).read_bytes() for file in files)


def test_help_below_a_path_without_python_and_then_without_a_network(
    browser: Browser, file_server: ThreadingHTTPServer
):
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    player = Player(page)
    url = f"http://127.0.0.1:{file_server.server_port}/{BELOW}/"
    player.open(url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    # This device makes the puzzle of the day that the server would have made.
    page.clock.set_fixed_time(DAY)
    page.locator("#day-card").click()
    player.expect_values(puzzle_of(DAY.date()).line)
    player.play(VERY_EASY)
    player.help(1)
    page.locator("#panel-close").click()
    assert all(address.startswith((url, "blob:", "data:")) for address in asked), asked
    file_server.shutdown()
    file_server.server_close()
    player.reload()
    for stage in (1, 2, 3):
        player.help(stage)
    page.locator("#panel .more a").first.click()
    expect(page.locator("h1").last).to_be_visible()
    assert "/de/learn/" in page.url
    page.goto(f"{url}en/learn.html?q=x-wing")
    expect(page.locator("#found")).to_contain_text("found")
    context.close()
