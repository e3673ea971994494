"""What a foreign site sends to the app is never run: neither at once nor later, and nothing that is kept is read."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.test_updates import wait_until_kept
from tests.tools.player import Player
from tests.tools.server import AppServer

# Says that it ran where nobody but the app's own pages can write, and takes along what is kept there.
SCRIPT = "<script>localStorage.stolen = JSON.stringify(localStorage)</script>"
# A form that sends a page of the foreign site where the app takes photos, which needs one click.
FORM = """<!doctype html>
<form method="post" enctype="multipart/form-data" action="{app}/shared">
  <input type="file" name="photo"><button>Win a prize</button>
</form>
<a href="{app}/shared">Your prize</a>
<script>
  const data = new DataTransfer();
  data.items.add(new File([{script}], "prize.html", {{type: "text/html"}}));
  document.querySelector("input").files = data.files;
</script>"""


@pytest.fixture
def foreign(server: AppServer) -> Iterator[str]:
    """The address of a foreign site whose page means harm."""
    # Its end would be taken for the end of the script around it.
    page = FORM.format(app=server.url, script=json.dumps(SCRIPT).replace("</", "<\\/"))

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as site:
        thread = threading.Thread(target=site.serve_forever, daemon=True)
        thread.start()
        # Another host, and so another site, for the browser.
        yield f"http://localhost:{site.server_port}/"
        site.shutdown()
        thread.join()


@pytest.fixture
def visitor(page: Page, server: AppServer) -> Player:
    """Somebody whose browser has kept the app, and a secret."""
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    wait_until_kept(page)
    page.evaluate("localStorage.secret = 'mine'")
    return player


def send_form(context: BrowserContext, foreign: str, server: AppServer) -> None:
    """Send the foreign form; the page that would take what has come is kept from it, as by an attacker who is quick."""
    tab = context.new_page()
    tab.goto(foreign)
    browser = context.new_cdp_session(tab)
    browser.send("Emulation.setScriptExecutionDisabled", {"value": True})
    tab.locator("button").click()
    tab.wait_for_url(f"{server.url}/#shared")
    tab.close()


def expect_nothing_stolen(page: Page, server: AppServer) -> None:
    page.goto(f"{server.url}/static/icons/icon.svg")
    assert page.evaluate("localStorage.secret") == "mine"
    assert page.evaluate("localStorage.stolen ?? null") is None


def test_a_page_that_was_sent_is_not_opened_as_one(visitor: Player, foreign, server, context):
    send_form(context, foreign, server)
    tab = context.new_page()
    tab.goto(foreign)
    with tab.expect_navigation() as opened:
        tab.get_by_role("link").click()
    assert tab.url == f"{server.url}/shared"
    assert opened.value.status == 404
    assert not opened.value.from_service_worker
    expect_nothing_stolen(tab, server)


@pytest.mark.sweep
def test_nor_is_what_an_earlier_version_had_kept(visitor: Player, foreign, server, context):
    visitor.page.evaluate(
        """async (script) => {
            for (const name of ["sudoku-helper/shared", "sudoku-helper/letterbox"]) {
                const sent = new Response(script, {headers: {"Content-Type": "text/html"}});
                await (await caches.open(name)).put("/shared", sent);
            }
        }""",
        SCRIPT,
    )
    tab = context.new_page()
    tab.goto(foreign)
    tab.get_by_role("link").click()
    tab.wait_for_url(f"{server.url}/shared")
    expect_nothing_stolen(tab, server)


@pytest.mark.sweep
def test_what_was_sent_is_bytes_for_the_page_and_shown_as_a_text(
    visitor: Player, foreign, server, context
):
    send_form(context, foreign, server)
    sealed = visitor.page.evaluate(
        """async () => {
            const [name] = (await caches.keys()).filter((name) => name.endsWith("letterbox"));
            return [...(await (await caches.open(name)).match("/shared")).headers];
        }"""
    )
    assert dict(sealed) == {
        "content-security-policy": "default-src 'none'; sandbox",
        "content-type": "application/octet-stream",
        "shared-type": "text/html",
        "x-content-type-options": "nosniff",
    }
    tab = context.new_page()
    tab.goto(f"{server.url}/#shared")
    expect(tab.locator("#import-text")).to_have_value(SCRIPT)
    expect_nothing_stolen(tab, server)
