"""A class in real browsers: a task from the teacher to a pupil and back, and the board for a projector."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import Browser, Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.solver import unique_solution
from tests.browser.conftest import no_complaints
from tests.positions import PUZZLES
from tests.tools.player import Player
from tests.tools.prints import printed, qr_text, shown_qr_text
from tests.tools.server import AppServer

SOLUTION = unique_solution(SudokuBoard.parse(PUZZLES[0])).line
GAPS = (0, 10, 20)
NEARLY = "".join("." if cell in GAPS else digit for cell, digit in enumerate(SOLUTION))


class Teacher:
    """Works on the teacher's page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(f"{url}/de/class")
        page.wait_for_selector("html[data-ready]")

    def make(self, kind: str, title: str = "") -> str:
        """Make a task and read its link from the QR code."""
        self.page.locator(f"[name=kind][value={kind}]").check(force=True)
        self.page.locator("#class-title").fill(title)
        self.page.locator("#class-make").click()
        scanned = shown_qr_text(self.page, "#class-out-qr")
        link = self.page.locator("#class-out-link").input_value()
        assert scanned == link
        return link

    def collect(self, *lines: str) -> None:
        """Type results."""
        self.page.locator("#class-codes").fill("\n".join(lines))
        self.page.get_by_role("button", name="Eintragen").click()

    def table(self) -> list[list[str]]:
        """What the first table says of each pupil, without the day."""
        rows = self.page.locator(".class-table").first.locator("tbody tr").all()
        return [row.locator("th, td").all_inner_texts()[:4] for row in rows]


def begin(page: Page, link: str, name: str) -> Player:
    """Open a task, type a name and go to the board."""
    page.goto(link)
    page.locator("#task-name").fill(name)
    page.locator("#task-go").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    return Player(page)


def code_of(page: Page) -> str:
    """The result that the pupil is shown."""
    expect(page.locator("#class-result-dialog")).to_be_visible()
    return page.locator("#class-code-text").inner_text()


def test_a_task_goes_to_a_pupil_without_a_network_and_the_result_into_the_table(
    clean_page: Page, browser: Browser, server: AppServer, tmp_path: Path
):
    teacher = Teacher(clean_page, server.url)
    clean_page.locator("[name=source][value=paste]").check(force=True)
    clean_page.locator("#class-paste").fill(NEARLY)
    link = teacher.make("puzzle", "Hausaufgabe für Montag")
    clean_page.locator("#class-out-print").evaluate("() => { window.print = () => {}; }")
    clean_page.locator("#class-out-print").click()
    pictures, text = printed(clean_page, tmp_path)
    assert "Hausaufgabe" in text
    assert qr_text(pictures[0]) == link
    clean_page.evaluate("dispatchEvent(new Event('afterprint'))")

    phone = browser.new_context(service_workers="block", viewport={"width": 390, "height": 844})
    mia = begin(phone.new_page(), link, "Mia K.")
    mia.write(GAPS[0], int(SOLUTION[GAPS[0]]))
    mia.page.evaluate("async () => { await import('/static/js/classroom/playing.js'); }")
    # Whatever happens to the network now, the result is not lost.
    phone.set_offline(True)
    for cell in GAPS[1:]:
        mia.write(cell, int(SOLUTION[cell]))
    code = code_of(mia.page)
    assert code.startswith("Mia K. ")
    phone.set_offline(False)
    mia.page.goto(link)
    mia.page.locator("#task-results-list button").click()
    scanned = shown_qr_text(mia.page, "#class-code-qr")
    # The pupil holds the QR code in front of the camera of the teacher's phone.
    assert unquote(scanned).endswith(code)
    clean_page.goto(scanned)
    expect(clean_page.locator("#class-taken")).to_have_text("Neu: 1. Ersetzt: 0.")
    assert teacher.table() == [["Mia K.", "1", "1", "0"]]
    phone.close()


CAMERA = """
    const picture = document.createElement("canvas");
    picture.getContext("2d").fillRect(0, 0, 10, 10);
    window.stream = picture.captureStream();
    navigator.mediaDevices.getUserMedia = async () => window.stream;
    window.BarcodeDetector = class {
        static getSupportedFormats = async () => ["qr_code"];
        detect = async () => [{ rawValue: "https://example.org/" }, { rawValue: window.seen }];
    };
"""
"""A browser that reads QR codes by itself, and a camera that sees one; few browsers of tests have either."""


def test_codes_are_scanned_where_the_browser_can(browser: Browser, server: AppServer):
    context = browser.new_context(service_workers="block")
    context.add_init_script(CAMERA)
    page = context.new_page()
    with no_complaints(page):
        page.goto(Teacher(page, server.url).make("booklet"))
        page.locator("#task-name").fill("Mia")
        page.locator("#task-solved-form button").click()
        code = code_of(page)
        Teacher(page, server.url)
        page.evaluate("code => { window.seen = `https://example.org/#result=${code}`; }", code)
        page.locator("#class-scan").click()
        expect(page.locator("#class-scan-said")).to_have_text("Neu: 1. Ersetzt: 0.")
        expect(page.locator(".class-table tbody th")).to_have_text("Mia")
        page.locator("#class-scan-dialog [data-close]").click()
        expect(page.locator("#class-video")).to_have_js_property("srcObject", None)
        assert not page.evaluate("window.stream.active")
    context.close()


def test_a_class_sees_a_step_sentence_by_sentence_on_a_projector(
    player: Player, accessibility_problems: Callable[..., list[str]]
):
    page = player.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    player.play(PUZZLES[0])
    empty = player.values()
    page.locator(".top [data-act=openMenu]").click()
    page.locator("#menu-dialog [data-act=openProjector]").click()
    expect(page.locator(".projector-begin")).to_be_visible()
    expect(page.locator("#keypad")).to_be_hidden()
    assert page.locator("#board").bounding_box()["height"] > 900
    for stage in (1, 2, 3):
        page.keyboard.press("PageDown")
        expect(page.locator("#panel-eyebrow")).to_contain_text(f"{stage} of 4")
    lines = page.locator("#panel-body .sentences > li")
    count = lines.count()
    assert count > 1
    for number in range(count):
        page.keyboard.press("Space")
        expect(lines.nth(number)).to_have_class("reading")
    size = lines.first.evaluate("line => parseFloat(getComputedStyle(line).fontSize)")
    assert size >= 28
    assert accessibility_problems(page) == []
    page.keyboard.press("ArrowLeft")
    expect(lines.nth(count - 2)).to_have_class("reading")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert player.values().count(".") == empty.count(".") - 1
    page.keyboard.press("PageUp")
    player.expect_values(empty)
    page.keyboard.press("Enter")
    expect(page.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    page.keyboard.press("Enter")
    assert player.values().count(".") == empty.count(".") - 1
    page.keyboard.press("Escape")
    expect(page.locator("#keypad")).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-projector", "")


def test_axe_finds_nothing_on_the_pages_of_a_class(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.set_viewport_size({"width": 320, "height": 640})

    def look() -> None:
        assert accessibility_problems(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 320

    teacher = Teacher(page, server.url)
    link = teacher.make(
        "booklet", "Ein langer Titel, der in keine Zeile eines kleinen Telefons passt"
    )
    look()
    page.goto(link)
    page.locator("#task-solved-form button").click()
    page.locator("#class-name").fill("Maximiliane Wolkenstein-Trostb")
    code = code_of(page)
    look()
    page.locator("#class-close").click()
    look()
    Teacher(page, server.url).collect(code, "nichts")
    expect(page.locator(".class-table")).to_be_visible()
    look()
