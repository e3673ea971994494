"""Everything that can be pressed on the start page and in the menu leads to what it promises, on a phone and on a desk.

What there is to press is read from the page: something new fails here until it is said where it leads.
"""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.test_going_back import UNTIL_DEPTH
from tests.positions import VERY_EASY
from tests.tools.player import Player
from tests.tools.share import rarely

PLAYING = "html[data-view=board][data-phase=playing]"
LEADS_TO = {
    "closeDialog": "html",
    "check": "#panel[data-kind=checked]",
    "editPuzzle": "html[data-view=board][data-phase=entering]",
    "enterPuzzle": "html[data-view=board][data-phase=entering]",
    "example": PLAYING,
    "fillNotes": f"{PLAYING} .mark >> nth=0",
    "goHome": "html[data-view=home]",
    "next-card": "/de/course",
    "openBooklet": "#booklet-dialog",
    "openClass": "/de/class",
    "openCollection": "html[data-view=collection]",
    "openDay": PLAYING,
    "openImport": "#import-dialog",
    "openKeys": "#keys-dialog",
    "openLearn": "/de/learn",
    "openMenu": "#menu-dialog",
    "openNew": "#new-dialog",
    "openPhoto": "#photo-dialog",
    "openPractise": "/de/practise",
    "openPreferences": "#preferences-dialog",
    "openPrint": "#print-dialog",
    "openProjector": "html[data-projector]",
    "openShare": "#share-dialog",
    "openStatistics": "#statistics-dialog",
    "openWatch": "#watch",
    "openCourse": "/de/course",
    "save": "#entry-dialog",
    "showPath": "#panel[data-kind=path]",
    "showSteps": "#panel[data-kind=steps]",
    "startOver": "#start-over-dialog",
}
"""What each key brings: the path of a page, or a part of this one."""

KEYS = "button:visible:not([data-game]), a[href]:visible"
"""What can be pressed, but for the games that come to be while all else is."""

NAME = "key => key.dataset.act ?? (key.dataset.example ? 'example' : key.id)"
"""The name above that a key goes by."""


class Place:
    """The start page, or a puzzle on the board; what is pressed here leads elsewhere and back again."""

    def __init__(self, player: Player, within: str, puzzle: str = "") -> None:
        self.player, self.page, self.puzzle = player, player.page, puzzle
        self.start = player.page.url
        self.area = player.page.locator(within)
        self.keys = self.area.locator(KEYS)

    def press_all(self) -> set[str]:
        """Press everything there is; tells what it was."""
        self.arrive()
        names = [key.evaluate(NAME) for key in self.keys.all()]
        for number, name in enumerate(names):
            self.keys.nth(number).click()
            self.come_back(LEADS_TO[name])
        return set(names)

    def arrive(self) -> None:
        """Come here."""
        if self.puzzle:
            self.player.play(self.puzzle)
        self.look_around()

    def look_around(self) -> None:
        """Nothing lies over the page or is left in its history; then the menu is opened, if it is about that."""
        view = "board" if self.puzzle else "home"
        expect(self.page.locator("html[data-ready]")).to_have_attribute("data-view", view)
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.page.evaluate(UNTIL_DEPTH, 1 if self.puzzle else 0)
        if not self.area.is_visible():
            self.page.locator(".top-keys [data-act=openMenu]").click()

    def come_back(self, aim: str) -> None:
        """See where a key has led, and return from there."""
        page = self.page
        if aim.startswith("/"):
            expect(page).to_have_url(urljoin(self.start, aim))
            expect(page.locator("h1")).to_be_visible()
            page.go_back()
            return self.look_around()
        expect(page.locator(aim)).to_be_visible()
        page.keyboard.press("Escape")
        if aim.endswith("-dialog"):
            return self.look_around()
        page.locator(".brand-button").click()
        expect(page.locator("html")).to_have_attribute("data-view", "home")
        return self.arrive()


def test_every_key_of_the_start_page_leads_to_what_it_says(someone: Player):
    assert {"openNew", "openCourse", "openDay", "next-card", "example"} <= Place(
        someone, "#home"
    ).press_all()
    Place(someone, ".top").press_all()


# On the board the menu has all that it has on the start page, and more.
@pytest.mark.parametrize("puzzle", [rarely(""), VERY_EASY], ids=["home", "board"])
def test_every_line_of_the_menu_leads_to_what_it_says(someone: Player, puzzle):
    names = Place(someone, "#menu-dialog", puzzle).press_all()
    assert {"openCourse", "openLearn", "openPractise", "openClass", "closeDialog"} <= names
    assert ("openShare" in names) == bool(puzzle)
