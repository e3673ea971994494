"""A trainee at a page of drills: reads the position, answers, and moves on."""

from typing import Any

from playwright.sync_api import Page, expect

from sudoku_helper import SudokuBoard
from sudoku_helper.step import Step
from sudoku_helper.techniques import technique_of


class Trainee:
    """Practises on a page: one technique, or whatever a round asks for."""

    def __init__(self, page: Page, url: str, room: str, fragment: str = "") -> None:
        self.page = page
        page.goto(f"{url}/en/practise/{room}{fragment}")
        self.wait()

    def wait(self) -> None:
        """Wait for a position."""
        self.page.wait_for_selector("#panel[data-kind=open]", state="attached")

    @property
    def board(self) -> SudokuBoard:
        """The position as it is shown."""
        cells = self.page.evaluate(
            "() => [...document.querySelectorAll('.cell')].map(cell => "
            "[cell.querySelector('.value').textContent, "
            "[...cell.querySelectorAll('.mark')].map(mark => mark.dataset.digit).join('')])"
        )
        grid = SudokuBoard.parse("".join(value or "." for value, _ in cells))
        if not any(marks for _, marks in cells):
            return grid
        gone = [each for each in grid.candidates if str(each.digit) not in cells[each.cell][1]]
        return grid.cross_out(gone)

    @property
    def drill(self) -> dict[str, Any]:
        """The drill as the page knows it."""
        return self.page.evaluate(
            "() => import('/static/js/app.js').then(({current}) => current().drill)"
        )

    @property
    def step(self) -> Step:
        """What is to be found."""
        technique = technique_of(self.drill["technique"]["key"])
        return next(filter(None, technique.find(self.board)))

    def press(self, cell: int, digit: int) -> None:
        """Choose a cell and press a key of the keypad."""
        self.page.locator(f"[data-cell='{cell}']").click()
        self.page.locator(f"#digits [data-digit='{digit}']").click()

    def check(self, verdict: str) -> None:
        """Have the answer judged and expect a verdict."""
        self.page.locator("#drill-check").click()
        self.expect(verdict)

    def expect(self, verdict: str) -> None:
        """Expect a verdict, or a hint."""
        expect(self.page.locator("#panel")).to_have_attribute("data-kind", verdict)

    def go_on(self) -> None:
        """Move on to the next position of the round."""
        self.page.locator("#drill-next").click()
        self.wait()
