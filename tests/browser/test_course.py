"""The course on a phone, in German; what it says and keeps is tested in tests/js/page/course.test.js."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from sudoku_helper.course import Chapter, Guided
from sudoku_helper.course.pairs import PAIRS
from sudoku_helper.course.rules import RULES
from tests.browser.test_practise import phone  # noqa: F401 - a fixture
from tests.tools.server import AppServer


class Learner:
    """Walks the chapters on one page."""

    def __init__(self, page: Page, server: AppServer) -> None:
        self.page = page
        self.address = f"{server.url}/de/course"

    def open(self, chapter: Chapter) -> None:
        """Open a chapter and wait until it can be used."""
        self.page.goto(f"{self.address}/{chapter.key}")
        self.page.wait_for_selector("html[data-ready]")

    def is_at(self, screen: int) -> None:
        """Expect a screen of the chapter."""
        expect(self.page.locator("html")).to_have_attribute("data-screen", str(screen))

    def go_on(self) -> None:
        """Press the large key: on to the next screen, or have the answer checked."""
        self.page.locator("#walk-on").click()

    def press(self, cell: int, digit: int) -> None:
        """Choose a cell and press a digit."""
        self.page.locator(f"[data-cell='{cell}']").click()
        self.page.locator(f"#digits [data-digit='{digit}']").click()

    def answer(self, task: Guided) -> None:
        """Do what a guided board asks for."""
        step = task.sight.step
        assert step
        if task.kind == "find":
            for cell in sorted({cell for cell, _ in step.highlights["reason"]}):
                self.page.locator(f"[data-cell='{cell}']").click()
        for candidate in () if task.kind == "find" else (*step.placements, *step.cross_outs):
            self.press(*candidate)

    def check(self, verdict: str) -> None:
        """Have the answer checked and expect a verdict."""
        self.go_on()
        expect(self.page.locator("#task")).to_have_attribute("data-kind", verdict)


def test_a_chapter_on_a_phone_to_its_sheet_and_its_puzzle(phone: Page, server: AppServer):  # noqa: F811
    phone.goto(f"{server.url}/de/course")
    learner = Learner(phone, server)
    phone.get_by_role("link", name="Anfangen: Die Regeln").tap()
    learner.is_at(0)
    expect(phone.locator(".screen:visible svg[role=img]")).to_have_count(1)
    expect(phone.locator(".screen:visible p")).to_have_count(len(RULES.ideas[0].text.lines))
    phone.locator("#walk-on").tap()
    learner.is_at(1)
    # All but the last board were done before.
    keep_place(phone, RULES, len(RULES.ideas) + len(RULES.guided) - 1)
    phone.reload()
    phone.wait_for_selector("html[data-ready]")
    learner.answer(RULES.guided[-1])
    learner.check("right")
    learner.go_on()
    expect(phone.locator("#end")).to_be_visible()
    with phone.expect_download() as sheet:
        phone.get_by_role("button", name="Übungsblatt").tap()
    assert sheet.value.suggested_filename == "uebungsblatt-rules.pdf"
    phone.get_by_role("link", name="Rätsel öffnen").tap()
    expect(phone.locator("html")).to_have_attribute("data-view", "board")


def keep_place(page: Page, chapter: Chapter, screen: int) -> None:
    """Let the browser remember that somebody came as far as a screen of a chapter."""
    page.evaluate(
        """([key, idea, guided]) => localStorage.setItem("sudoku-helper:progress", JSON.stringify(
             {chapters: {[key]: {idea, guided}}}))""",
        [chapter.key, screen, screen == len(chapter.ideas) + len(chapter.guided)],
    )


def test_axe_finds_nothing_on_the_screens_of_a_chapter(
    clean_page: Page, server: AppServer, accessibility_problems: Callable[..., list[str]]
):
    page = clean_page
    page.set_viewport_size({"width": 320, "height": 740})
    learner = Learner(page, server)
    page.goto(learner.address)
    assert accessibility_problems(page) == []
    learner.open(PAIRS)
    last = len(PAIRS.ideas) + len(PAIRS.guided)
    for screen in (0, len(PAIRS.ideas) + 1, last):
        keep_place(page, PAIRS, screen)
        page.reload()
        page.wait_for_selector("html[data-ready]")
        learner.is_at(screen)
        assert accessibility_problems(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
