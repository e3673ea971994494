"""A player at the page: opens it, types, presses keys, and reads what is shown."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.formats.share import write_code
from tests.tools.patience import wait_until


def wait_for_connection(page: Page) -> None:
    """Wait until a page can ask the server."""
    asking = "/static/js/asking.js"
    wait_until(lambda: page.evaluate("async path => (await import(path)).isConnected()", asking))


class Player:
    """Plays on one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        """Go to the page and wait until it can be used."""
        self.page.goto(url)
        self.page.wait_for_selector("html[data-ready]")

    def enter(self, puzzle: str) -> None:
        """Type a puzzle with the keyboard."""
        self.page.locator("#home [data-act=enterPuzzle]").click()
        self.page.keyboard.type(puzzle.replace(".", "0"))

    def start(self) -> None:
        """Press Start and wait until the game begins."""
        self.page.locator(".start-key").click()
        expect(self.page.locator("html")).to_have_attribute("data-phase", "playing")

    def play(self, puzzle: str) -> None:
        """Play a puzzle that comes with the address, which is quicker than typing it."""
        self.page.evaluate(
            "address => { location.hash = address; }", f"s={write_code(SudokuBoard.parse(puzzle))}"
        )
        # The room that opens it takes it out of the address.
        wait_until(lambda: not self.page.evaluate("location.hash"))
        expect(self.page.locator("html")).to_have_attribute("data-phase", "playing")

    def reload(self) -> None:
        """Load the page again and wait until it can be used."""
        self.page.reload()
        self.page.wait_for_selector("html[data-ready]")

    def cell(self, cell: int) -> Locator:
        """A cell of the board, 0 to 80."""
        return self.page.locator(f"[data-cell='{cell}']")

    def value(self, cell: int) -> str:
        """The digit in a cell."""
        return self.cell(cell).locator(".value").inner_text()

    def values(self) -> str:
        """All digits as 81 characters."""
        return self.page.evaluate(
            "[...document.querySelectorAll('.cell .value')].map(e => e.textContent || '.').join('')"
        )

    def expect_values(self, values: str) -> None:
        """Wait until the board shows these digits, given as 81 characters."""
        texts = [value.replace(".", "") for value in values]
        expect(self.page.locator(".cell .value")).to_have_text(texts)

    def marks(self, cell: int) -> str:
        """The candidates shown in a cell."""
        marks = self.cell(cell).locator(".mark").all()
        return "".join(mark.get_attribute("data-digit") or "" for mark in marks)

    def write(self, cell: int, digit: int) -> None:
        """Choose a cell and type a digit."""
        self.cell(cell).click()
        self.page.keyboard.press(str(digit))

    def help(self, stage: int | None = None) -> None:
        """Press H and wait until the panel tells the stage."""
        self.page.keyboard.press("h")
        if stage:
            expect(self.page.locator("#panel-eyebrow")).to_contain_text(f"{stage} ")

    def cells_with(self, name: str) -> Sequence[int]:
        """The cells that carry a class."""
        found = self.page.evaluate(
            "name => [...document.querySelectorAll('.cell.' + name)].map(e => +e.dataset.cell)",
            name,
        )
        return list(found)

    @property
    def title(self) -> Locator:
        """The heading of the panel."""
        return self.page.locator("#panel-title")

    @property
    def words(self) -> Locator:
        """The text of the panel."""
        return self.page.locator("#panel-body")

    def next_stage(self, stage: int) -> None:
        """Press the panel's own key and wait for the stage."""
        self.page.locator("#help-next").click()
        expect(self.page.locator("#panel-eyebrow")).to_contain_text(f"{stage} ")
