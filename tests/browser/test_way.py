"""The course in a real browser: a newcomer walks a chapter on a phone, in German."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.chapters import Chapter, Guided
from sudoku_helper.chapters.pairs import PAIRS
from sudoku_helper.chapters.rules import RULES
from sudoku_helper.solver import unique_solution
from tests.browser.test_practise import phone  # noqa: F401 - a fixture
from tests.tools.server import AppServer
from tests.tools.trainee import Trainee


class Learner:
    """Walks the chapters on one page."""

    def __init__(self, page: Page, server: AppServer) -> None:
        self.page = page
        self.address = f"{server.url}/de/way"

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

    def read(self, chapter: Chapter) -> None:
        """Read all ideas: one at a time, with its board."""
        for number, idea in enumerate(chapter.ideas):
            self.is_at(number)
            expect(self.page.locator(".screen:visible svg[role=img]")).to_have_count(1)
            expect(self.page.locator(".screen:visible p")).to_have_count(len(idea.text.lines))
            self.go_on()
        self.is_at(len(chapter.ideas))

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


def test_a_chapter_from_its_first_idea_to_its_puzzle(phone: Page, server: AppServer):  # noqa: F811
    phone.goto(f"{server.url}/de/way")
    learner = Learner(phone, server)
    phone.get_by_role("link", name="Anfangen: Die Regeln").click()
    learner.read(RULES)
    for task in RULES.guided:
        learner.answer(task)
        learner.check("right")
        learner.go_on()
    expect(phone.locator("#end")).to_be_visible()
    with phone.expect_download() as sheet:
        phone.get_by_role("button", name="Übungsblatt").click()
    assert sheet.value.suggested_filename == "uebungsblatt-rules.pdf"
    phone.get_by_role("link", name="Rätsel öffnen").click()
    solution = unique_solution(SudokuBoard.parse(RULES.puzzle)).line
    expect(phone.locator("html")).to_have_attribute("data-view", "board")
    for cell, digit in enumerate(solution):
        if RULES.puzzle[cell] == ".":
            learner.press(cell, int(digit))
    expect(phone.locator("#panel")).to_have_attribute("data-kind", "victory")
    phone.goto(f"{server.url}/de/way")
    expect(phone.locator("[data-chapter=rules] .state")).to_have_text("geschafft")
    expect(phone.locator("#go-on")).to_have_text("Anfangen: Der einzige freie Platz")


def test_a_guided_board_explains_mistakes_gives_hints_and_the_place_is_kept(
    phone: Page,  # noqa: F811
    server: AppServer,
):
    learner = Learner(phone, server)
    learner.open(PAIRS)
    learner.read(PAIRS)
    find, cross_out, hidden = PAIRS.guided
    learner.answer(find)
    learner.check("right")
    learner.go_on()
    wrong = cross_out.sight.step.highlights["reason"][0]
    learner.press(*wrong)
    learner.check("wrong")
    expect(phone.locator("#task-words")).not_to_be_empty()
    learner.press(*wrong)
    learner.answer(cross_out)
    learner.check("right")
    expect(phone.locator("#task-words .sentences li").first).to_be_visible()
    learner.go_on()
    # Who closes the page here goes on here.
    phone.reload()
    learner.is_at(len(PAIRS.ideas) + 2)
    area = hidden.sight.step.primary_cells
    expect(phone.locator("#board .area-primary")).to_have_count(len(area))
    for verdict in ("hint", "shown"):
        phone.locator("#walk-hint").click()
        expect(phone.locator("#task")).to_have_attribute("data-kind", verdict)
    learner.go_on()
    expect(phone.get_by_role("link", name="Üben: Nacktes Paar")).to_be_visible()
    phone.goto(learner.address)
    expect(phone.locator("[data-chapter=pairs] .state")).to_have_text("angefangen")
    expect(phone.locator("#go-on")).to_have_text("Weiter mit: Paare und Dreier")


def test_a_chapter_leads_to_its_drills_and_its_test_and_back(clean_page: Page, server: AppServer):
    page = clean_page
    for room, fragment, done in (
        ("full-house", "#round=1&chapter=singles", "1 of 10 right answers"),
        ("mixed", "#techniques=full-house&kind=cross-out&round=1&chapter=singles", "2 of 10"),
    ):
        trainee = Trainee(page, server.url, room, fragment)
        (placed,) = trainee.step.placements
        trainee.press(*placed)
        trainee.check("right")
        page.locator("#drill-next").click()
        # The ideas and boards of the chapter were seen before.
        page.evaluate(
            """() => import("/static/js/coach/progress.js").then(({chapterStep, loadProgress, saveProgress}) =>
                 saveProgress(chapterStep(loadProgress(), "singles", {guided: true})))"""
        )
        page.get_by_role("link", name="Back to the chapter").click()
        expect(page.locator("#drills-count")).to_contain_text(done)
        expect(page.locator("[data-technique=full-house] span")).to_have_text(f"{done[0]} right")
    expect(page.locator("#station-test")).to_have_class("station done")
    expect(page.locator("#station-drills")).to_have_class("station")


def test_arrow_keys_walk_and_what_is_due_is_offered(clean_page: Page, server: AppServer):
    page = clean_page
    learner = Learner(page, server)
    learner.open(RULES)
    page.keyboard.press("ArrowRight")
    learner.is_at(1)
    page.keyboard.press("ArrowLeft")
    learner.is_at(0)
    page.evaluate(
        """() => localStorage.setItem("sudoku-helper:progress", JSON.stringify(
             {techniques: {"x-wing": {right: 1, tried: 1, streak: 1, recent: []}}}))"""
    )
    page.goto(learner.address)
    expect(page.locator("#due-list a")).to_have_text(["X-Wing"])


def test_a_chapter_that_is_a_task_of_a_class_ends_with_its_result(
    clean_page: Page, server: AppServer
):
    page = clean_page
    learner = Learner(page, server)
    learner.open(RULES)
    task = page.evaluate(
        """() => import("/static/js/classroom/codes.js").then(({writeTask}) =>
             writeTask({id: "K7QM", kind: "chapter", what: "rules", title: "Montag"}))"""
    )
    # All but the last two boards were done before.
    keep_place(page, RULES, len(RULES.ideas) + 1)
    page.goto(f"{learner.address}/rules#task={task}")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.locator("#walk-hint").click()
    for guided in RULES.guided[1:]:
        learner.answer(guided)
        learner.check("right")
        learner.go_on()
    expect(page.locator("#class-result-dialog")).to_contain_text("1 von 2")


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
