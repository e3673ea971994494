"""A class in real browsers: a task from the teacher to two pupils and back, and the board for a projector."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import Browser, Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.chapters.rules import RULES
from sudoku_helper.solver import unique_solution
from tests.browser.conftest import no_complaints
from tests.browser.test_way import Learner
from tests.positions import PUZZLES
from tests.tools.player import Player
from tests.tools.server import AppServer
from tests.tools.trainer import printed, qr_text, shown_qr_text

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

    def put_away(self) -> None:
        """Close the box with the link."""
        self.page.locator("#class-out-dialog [data-close]").click()

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


def test_a_task_goes_to_two_pupils_and_their_results_into_one_table(
    clean_page: Page, browser: Browser, server: AppServer
):
    teacher = Teacher(clean_page, server.url)
    clean_page.locator("[name=source][value=paste]").check(force=True)
    clean_page.locator("#class-paste").fill(NEARLY)
    link = teacher.make("puzzle", "Hausaufgabe für Montag")
    teacher.put_away()
    # What stands behind the sign reaches no server.
    assert link.startswith(f"{server.url}/de/class/task#")

    alone, helped = (browser.new_context(service_workers="block") for _ in range(2))
    mia = begin(alone.new_page(), link, "Mia K.")
    mia.write(GAPS[0], int(SOLUTION[GAPS[0]]))
    mia.page.evaluate("async () => { await import('/static/js/classroom/playing.js'); }")
    # Whatever happens to the network now, the result is not lost.
    alone.set_offline(True)
    for cell in GAPS[1:]:
        mia.write(cell, int(SOLUTION[cell]))
    first = code_of(mia.page)
    assert first.startswith("Mia K. ")

    ben = begin(helped.new_page(), link, "")
    with no_complaints(ben.page):
        ben.help(1)
        ben.help(2)
        ben.page.locator("#panel-close").click()
        ben.write(GAPS[0], int(SOLUTION[GAPS[0]]))
        ben.page.goto(link)
        ben.page.reload()
        ben.page.locator("#task-go").click()
        expect(ben.cell(GAPS[0]).locator(".value")).to_have_text(SOLUTION[GAPS[0]])
        for cell in GAPS[1:]:
            ben.write(cell, int(SOLUTION[cell]))
        expect(ben.page.locator("#class-code")).to_be_hidden()
        ben.page.locator("#class-name").fill("Ben")
        second = code_of(ben.page)
        scanned = shown_qr_text(ben.page, "#class-code-qr")

    teacher.collect(first, second[:-1] + ("0" if second[-1] != "0" else "1"))
    expect(clean_page.locator("#class-broken")).to_contain_text("Ben ")
    assert teacher.table() == [["Mia K.", "1", "1", "0"]]
    # The other one holds his QR code in front of the camera of the teacher's phone.
    assert unquote(scanned).endswith(second)
    clean_page.goto(scanned)
    expect(clean_page.locator("#class-taken")).to_have_text("Neu: 1. Ersetzt: 0.")
    assert teacher.table() == [["Ben", "1", "1", "1"], ["Mia K.", "1", "1", "0"]]
    alone.close()
    helped.close()


def test_a_table_is_replaced_sorted_saved_and_deleted(
    clean_page: Page, server: AppServer, tmp_path: Path
):
    page = clean_page
    teacher = Teacher(page, server.url)
    link = teacher.make("booklet", "Freiarbeit")
    page.locator("#class-out-print").evaluate("() => { window.print = () => {}; }")
    page.locator("#class-out-print").click()
    pictures, text = printed(page, tmp_path)
    assert "Freiarbeit" in text
    assert qr_text(pictures[0]) == link
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.goto(link)
    for name, solved in (("Zoë", 4), ("Ada", 1), ("Zoë", 3)):
        page.locator("#task-name").fill(name)
        page.locator("#task-solved").fill(str(solved))
        page.locator("#task-solved-form button").click()
        page.locator("#class-name").fill(name)
        code = code_of(page)
        page.locator("#class-close").click()
        with page.context.expect_page() as opened:
            page.evaluate("address => open(address)", f"{server.url}/de/class")
        other = Teacher(opened.value, server.url)
        other.collect(code)
        expect(other.page.locator("#class-taken")).not_to_be_empty()
        other.page.close()
    expect(page.locator("#task-results-list li")).to_have_count(1)
    teacher = Teacher(page, server.url)
    assert [row[:3] for row in teacher.table()] == [["Ada", "1", "4"], ["Zoë", "3", "4"]]
    page.get_by_role("button", name="Richtig").click()
    page.get_by_role("button", name="Richtig").click()
    assert [row[0] for row in teacher.table()] == ["Zoë", "Ada"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Als Tabelle sichern").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8-sig")
    assert saved.startswith('"Name";"Richtig";"von";"Datum"\n"Zoë";"3";"4";')
    page.get_by_role("button", name="Ergebnis von Ada löschen").click()
    assert [row[0] for row in teacher.table()] == ["Zoë"]
    page.get_by_role("button", name="Aufgabe löschen").click()
    expect(page.locator("#class-no-tasks")).to_be_visible()
    page.locator("#toast-key").click()
    assert [row[0] for row in teacher.table()] == ["Zoë"]


def test_a_chapter_ends_with_a_result_too(clean_page: Page, server: AppServer):
    page = clean_page
    teacher = Teacher(page, server.url)
    page.goto(teacher.make("chapter"))
    expect(page.locator("#task-about")).to_have_text("Arbeite das Kapitel „Die Regeln“ durch.")
    page.locator("#task-name").fill("Mia")
    page.locator("#task-go").click()
    learner = Learner(page, server)
    learner.read(RULES)
    for board in RULES.guided:
        learner.answer(board)
        learner.check("right")
        learner.go_on()
    code = code_of(page)
    teacher = Teacher(page, server.url)
    teacher.collect(code)
    done = str(len(RULES.guided))
    assert teacher.table() == [["Mia", done, done, "0"]]


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


def test_what_is_no_task_is_said_plainly(clean_page: Page, server: AppServer):
    page = clean_page
    teacher = Teacher(page, server.url)
    page.locator("[name=source][value=paste]").check(force=True)
    page.locator("#class-paste").fill("." * 81)
    page.locator("#class-make").click()
    expect(page.locator("#class-problem")).to_contain_text("genau einer Lösung")
    page.locator("[name=kind][value=drill]").check(force=True)
    page.locator("#class-number").fill("99")
    page.locator("#class-make").click()
    expect(page.locator("#class-problem")).to_contain_text("von 1 bis 50")
    page.locator("#class-number").fill("5")
    page.locator("#class-technique").select_option("x-wing")
    link = teacher.make("drill")
    page.goto(link)
    expect(page.locator("#task-about")).to_contain_text("Übe „X-Wing“: 5 Aufgaben")
    address = page.locator("#task-go").get_attribute("href")
    assert address.partition("&task=")[0] == "/de/practise/x-wing#round=5&kind=cross-out"
    page.goto(link[:-3])
    page.reload()
    expect(page.locator("#task-problem")).to_contain_text("nur ein Teil")


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
