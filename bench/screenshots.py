"""Pictures of the main states in screenshots/: German and English, phone and desktop, light and dark.

Names of states after the command choose among them: `python -m bench.screenshots home help-3`.
"""

import shutil
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import expect

from tests.positions import ELIMINATING, ELIMINATING_SOLVED, VERY_EASY
from tests.tools.chromium import chromium
from tests.tools.player import Player
from tests.tools.server import AppServer

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "screenshots"
# The two that the README shows.
README_PICTURES = {
    "help-3-desktop-en-light.png": "help-en.png",
    "help-3-phone-de-dark.png": "help-phone-de.png",
}
SCREENS = {"desktop": (1366, 768), "phone": (390, 844)}
LANGUAGES = ("de", "en")
THEMES = ("light", "dark")


def show_home(player: Player) -> None:
    """The start page of somebody who played before."""
    player.play(ELIMINATING)
    player.write(0, 4)
    player.page.locator(".brand-button").click()


def show_entry(player: Player) -> None:
    """A puzzle being typed in."""
    player.enter(VERY_EASY[:52])
    expect(player.page.locator("#lamp")).to_have_attribute("data-state", "several")


def show_doctor(player: Player) -> None:
    """A slip that was noticed."""
    player.enter("4" + VERY_EASY[1:])
    player.page.locator(".start-key").click()
    expect(player.page.locator(".repairs")).to_be_visible()


def show_pencil(player: Player) -> None:
    """Playing with the pencil."""
    player.play(ELIMINATING)
    player.cell(40).click()
    player.page.keyboard.press("n")


def show_help(puzzle: str, stages: int, notes: bool) -> Callable[[Player], None]:
    """Help at some stage."""

    def reach(player: Player) -> None:
        player.play(puzzle)
        if notes:
            player.page.keyboard.press("k")
        for stage in range(1, stages + 1):
            player.help(stage=stage)
        player.page.mouse.move(0, 0)

    return reach


def show_mistake(player: Player) -> None:
    """A wrong digit, found by help."""
    player.play(VERY_EASY)
    player.write(0, 4)
    for stage in (1, 2, 3):
        player.help(stage=stage)


def show_victory(player: Player) -> None:
    """The end of a game."""
    player.play("." + ELIMINATING_SOLVED[1:])
    player.help(stage=1)
    player.help(stage=2)
    player.help(stage=3)
    player.help()
    player.page.wait_for_timeout(700)


def show_preferences(player: Player) -> None:
    """What can be set."""
    player.page.locator("[data-act=openPreferences]").first.click()
    expect(player.page.locator("#techniques-on")).not_to_be_empty()


STATES: dict[str, Callable[[Player], None]] = {
    "home": show_home,
    "entry": show_entry,
    "doctor": show_doctor,
    "pencil": show_pencil,
    "help-1": show_help(VERY_EASY, 1, notes=False),
    "help-2": show_help(VERY_EASY, 2, notes=False),
    "help-3": show_help(ELIMINATING, 3, notes=True),
    "mistake": show_mistake,
    "victory": show_victory,
    "preferences": show_preferences,
}


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(exist_ok=True)
    with AppServer() as server, chromium() as browser:
        for (screen, size), lang, theme in product(SCREENS.items(), LANGUAGES, THEMES):
            for name in sys.argv[1:] or STATES:
                context = browser.new_context(
                    viewport={"width": size[0], "height": size[1]},
                    color_scheme=theme,
                    has_touch=screen == "phone",
                    is_mobile=screen == "phone",
                )
                player = Player(context.new_page())
                player.open(f"{server.url}/?lang={lang}")
                STATES[name](player)
                # Colours of keys take a moment to change.
                player.page.wait_for_timeout(300)
                player.page.screenshot(path=FOLDER / f"{name}-{screen}-{lang}-{theme}.png")
                context.close()
    for name, known_as in README_PICTURES.items():
        shutil.copy(FOLDER / name, PROJECT / "docs" / "images" / known_as)
    print(f"pictures are in {FOLDER.name}/")


if __name__ == "__main__":
    main()
