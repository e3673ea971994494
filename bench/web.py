"""The page as a player feels it: weight and requests of the first load, and time from key to paint.

Run it with `python -m bench.web`. Times are measured inside Chromium, from the key press to the
second frame after it that shows the new stage.
"""

from statistics import median

from playwright.sync_api import Browser, Page

from tests.positions import ELIMINATING, VERY_EASY
from tests.tools.chromium import chromium
from tests.tools.player import Player
from tests.tools.server import AppServer

ROUNDS = 15
POSITIONS = {"very easy": VERY_EASY, "middle": ELIMINATING}

# Resolves with the milliseconds from the press to the frame in which the panel tells the stage.
PRESS = """stage => new Promise((resolve) => {
    const begin = performance.now();
    const eyebrow = document.getElementById("panel-eyebrow");
    const body = document.getElementById("panel-body");
    const done = () => stage === 4 ? body.textContent.includes("Done") : eyebrow.textContent.includes(`${stage} of 4`);
    const paint = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    const observer = new MutationObserver(() => done() && (observer.disconnect(), paint()));
    observer.observe(document.getElementById("panel"), {subtree: true, childList: true, characterData: true});
    document.dispatchEvent(new KeyboardEvent("keydown", {key: "h", bubbles: true}));
})"""


def measure_weight(browser: Browser, server: AppServer) -> None:
    """Print what the first visit transfers until the page can be used, and all that follows."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: dict[str, int] = {}
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.__setitem__(event["requestId"], int(event["encodedDataLength"])),
    )
    Player(page).open(f"{server.url}/?lang=en")
    ready = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.wait_for_timeout(3000)
    print(f"first load: {sum(sizes.values()) / 1000:.0f} kB in {len(sizes)} requests")
    print(f"first paint after {paint:.0f} ms, usable after {ready:.0f} ms")
    context.close()


def measure_help(page: Page, server: AppServer, name: str, puzzle: str) -> None:
    """Print the time of each stage on one position."""
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    player.play(puzzle)
    page.keyboard.press("k")
    times: dict[int, list[float]] = {1: [], 2: [], 3: [], 4: []}
    for _ in range(ROUNDS):
        for stage in times:
            times[stage].append(page.evaluate(PRESS, stage))
        page.keyboard.press("Control+z")
    for stage, found in times.items():
        print(f"{name}, stage {stage}: median {median(found):.0f} ms, worst {max(found):.0f} ms")


def main() -> None:
    """Measure everything once."""
    with AppServer() as server, chromium() as browser:
        measure_weight(browser, server)
        for name, puzzle in POSITIONS.items():
            page = browser.new_page()
            measure_help(page, server, name, puzzle)
            page.close()


if __name__ == "__main__":
    main()
