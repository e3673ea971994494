"""Without any network, once everything is kept: the device answers, as the server would.

What is swept is another way to the same engine, which tests/js/device.test.js asks every kind of question.
"""

import json
import signal
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from pypdf import PdfReader

from sudoku_helper import SudokuBoard
from sudoku_helper.course.rules import RULES
from sudoku_helper.solver import first_solution
from sudoku_helper.starters import EXAMPLES, HARDEST
from tests.positions import VERY_EASY
from tests.tools.patience import PATIENCE
from tests.tools.player import Player
from tests.tools.questions import questions
from tests.tools.server import AppServer, PlayerClient

KEEP = "async () => (await import('/static/js/offline/keeping.js')).keep()"
ASK_DEVICE = """async (questions) => {
    const { deviceEngine } = await import("/static/js/offline/device.js");
    const device = deviceEngine({ prepare: async () => {}, onChange: () => {}, onThinking: () => {} });
    const answers = await Promise.all(questions.map(([event, question]) => device.answer(event, question)));
    return answers.map((answer) => JSON.stringify(answer));
}"""
SEARCH_AND_CANCEL = """async (board) => {
    const { deviceEngine } = await import("/static/js/offline/device.js");
    let hear;
    const told = new Promise((resolve) => (hear = resolve));
    const device = deviceEngine({ prepare: async () => {}, onChange: () => {}, onThinking: (progress) => hear(progress) });
    const search = device.answer("help", { board, skip: 900, patient: true });
    const progress = await told;
    device.cancel();
    return [progress, await search, await device.answer("help", { board })];
}"""
PRESS_HELP_UNTIL_SOLVED = """async () => {
    const text = (id) => document.getElementById(id).textContent;
    const frame = () => new Promise(requestAnimationFrame);
    const isVictory = () => document.getElementById("panel").dataset.kind === "victory";
    while (!isVictory()) {
        for (const stage of [1, 2, 3, 4]) {
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
            const isShown = () => stage === 4 ? text("panel-body").includes("Done") : text("panel-eyebrow").includes(`${stage} of 4`);
            while (!isShown() && !isVictory()) await frame();
        }
    }
}"""


class _FewPages(AppServer):
    """A server whose bundle has few pages: to render all takes longer than all these tests."""

    command = (sys.executable, "-m", "tests.tools.changing_files")


def keep_everything(page: Page, url: str) -> None:
    Player(page).open(url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert page.evaluate(KEEP) == "kept"


@pytest.fixture(scope="module")
def ready(browser: Browser) -> Iterator[tuple[BrowserContext, AppServer]]:
    """A browser that has kept everything, and its server."""
    context = browser.new_context(locale="en-US", accept_downloads=True)
    with _FewPages() as server:
        page = context.new_page()
        keep_everything(page, server.url)
        page.close()
        yield context, server
    context.close()


@pytest.fixture(scope="module")
def cut_off(ready: tuple[BrowserContext, AppServer]) -> tuple[BrowserContext, str]:
    """The same browser without its server; and where that was."""
    context, server = ready
    server.kill()
    return context, server.url


@pytest.fixture
def traveller(cut_off: tuple[BrowserContext, str]) -> Iterator[Player]:
    """A player in the train, on the start page."""
    context, url = cut_off
    page = context.new_page()
    player = Player(page)
    player.open(url)
    yield player
    page.close()


def test_a_question_that_waits_is_answered_by_the_device(ready: tuple[BrowserContext, AppServer]):
    context, server = ready
    page = context.new_page()
    player = Player(page)
    player.open(server.url)
    player.play(VERY_EASY)
    # It hears the question, and will never answer it.
    server.process.send_signal(signal.SIGSTOP)
    player.help()
    server.kill()
    expect(page.locator("#panel-eyebrow")).to_contain_text("1 of 4")
    player.help(2)
    server.start()
    expect(page.locator("#notice")).to_be_hidden()
    # Nothing is shown twice, and nothing was lost.
    expect(page.locator("#panel-eyebrow")).to_contain_text("2 of 4")
    player.help(3)
    page.close()


@pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(VERY_EASY, id="easy"),
        pytest.param(EXAMPLES[5].board, id="expert", marks=pytest.mark.sweep),
        pytest.param(HARDEST[0].board, id="hardest", marks=pytest.mark.sweep),
    ],
)
def test_a_whole_game_with_help_after_a_reload(traveller: Player, puzzle):
    traveller.play(puzzle)
    traveller.reload()
    traveller.page.evaluate(PRESS_HELP_UNTIL_SOLVED)
    solution = first_solution(SudokuBoard.parse(puzzle))
    assert solution
    traveller.expect_values("".join(map(str, solution.values)))
    expect(traveller.page.locator("#notice")).to_have_text("offline, on this device")


@pytest.mark.sweep
def test_mistakes_steps_and_the_whole_way(traveller: Player):
    traveller.play(VERY_EASY)
    traveller.write(0, 1)
    traveller.help(1)
    expect(traveller.title).to_have_text("First something else")
    traveller.page.keyboard.press("Control+z")
    for verb, title in (("showSteps", "Steps possible now"), ("showPath", "The whole way")):
        traveller.page.locator("[data-act=openMenu]").click()
        traveller.page.locator(f"#menu-dialog [data-act={verb}]").click()
        expect(traveller.title).to_contain_text(title)


@pytest.mark.sweep
@pytest.mark.parametrize("wish", ["hard", "x-wing"])
def test_a_new_puzzle(traveller: Player, wish):
    page = traveller.page
    page.locator("[data-act=openMenu]").click()
    page.locator("#menu-dialog [data-act=openNew]").click()
    if wish == "hard":
        page.locator("#new-levels [data-level=hard]").click()
    else:
        page.locator("#new-technique").select_option(wish)
        page.locator("#new-form [type=submit]").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    traveller.help(1)


@pytest.mark.sweep
def test_a_booklet(traveller: Player, tmp_path):
    page = traveller.page
    page.locator("[data-act=openMenu]").click()
    page.locator("#menu-dialog [data-act=openBooklet]").click()
    with page.expect_download() as download:
        page.locator("#booklet-go").click()
    file = tmp_path / "booklet.pdf"
    download.value.save_as(file)
    assert "Sudoku" in PdfReader(file).pages[0].extract_text()


def test_a_drill_and_its_judgement(traveller: Player, cut_off):
    page = traveller.page
    page.goto(f"{cut_off[1]}/de/practise/naked-single")
    expect(page.locator("#task")).not_to_be_empty()
    page.locator("#drill-show").click()
    expect(page.locator("#panel")).to_have_attribute("data-kind", "shown")
    page.locator("#drill-next").click()
    expect(page.locator("#panel")).not_to_have_attribute("data-kind", "shown")


def test_pages_to_read_that_were_never_visited(traveller: Player, cut_off):
    page = traveller.page
    for path, told in {
        "de/learn/x-wing": "X-Wing",
        "en/learn/glossary": "Glossary",
        "de/learn": "Techniken",
        "en/practise": "Practise",
        "de/course": "Der Kurs",
    }.items():
        page.goto(f"{cut_off[1]}/{path}")
        expect(page.locator("h1").last).to_contain_text(told)
        assert page.evaluate("getComputedStyle(document.body).display") == "flex", "with its styles"


@pytest.mark.sweep
def test_the_course_and_small_boards(traveller: Player, cut_off):
    page = traveller.page
    page.goto(f"{cut_off[1]}/de/course/rules")
    page.wait_for_selector("html[data-ready]")
    for _ in RULES.ideas:
        page.locator("#walk-on").click()
    page.locator("#walk-on").click()
    expect(page.locator("#task")).to_have_attribute("data-kind", "incomplete")
    page.goto(f"{cut_off[1]}/de/small")
    page.wait_for_selector("html[data-ready]")
    page.keyboard.press("h")
    expect(page.locator("#small-message")).to_contain_text("Schau")
    page.goto(f"{cut_off[1]}/de/class")
    page.wait_for_selector("html[data-ready]")
    page.locator("#class-make").click()
    expect(page.locator("#class-out-qr svg")).to_be_visible()


@pytest.mark.sweep
def test_both_engines_give_the_same_answers(page: Page):
    """All questions take minutes; some, and one of each kind, are asked in tests/js/device.test.js."""
    asked = questions()
    assert len(asked) > 500
    # More than a player asks in a second.
    with AppServer(SUDOKU_EVENTS_PER_SECOND="10000") as server, PlayerClient() as client:
        Player(page).open(server.url)
        here = page.evaluate(ASK_DEVICE, asked)
        client.connect(server.url)
        for (event, message), answer in zip(asked, here, strict=True):
            there = client.call(event, message, timeout=PATIENCE)
            assert answer == json.dumps(there, separators=(",", ":"), ensure_ascii=False), event


@pytest.mark.sweep
def test_a_long_search_tells_how_far_it_is_and_can_be_ended(traveller: Player):
    # The 900th step of a hardest puzzle: a search over all techniques, which finds nothing in the end.
    told, cancelled, after = traveller.page.evaluate(SEARCH_AND_CANCEL, HARDEST[0].board)
    assert told["work"] > 0
    assert cancelled is None
    assert "step" in after
