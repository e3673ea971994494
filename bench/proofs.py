"""Walks through long proofs in the page, sentence by sentence, at several sizes of the screen.

Prints how many of the sentences are wholly in sight while they are read, covered by nothing. With a
folder as argument it also takes a picture of every sentence at phone and desktop size.
"""

import sys
from pathlib import Path

from tests.tools.chromium import chromium
from tests.tools.proof_reader import IS_IN_SIGHT, open_proof, read_through
from tests.tools.server import AppServer

SCREENS = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080))
PICTURED = {(390, 844): "phone", (1366, 768): "desktop"}
PROOFS = ("forcing-net-with-patterns", "nested-net", "cell-forcing-chain")
LANGUAGES = ("de", "en")


def main() -> None:
    """Measure every size; take pictures if a folder is given."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    with AppServer() as server, chromium() as browser:
        for width, height in SCREENS:
            page = browser.new_page(viewport={"width": width, "height": height})
            screen = PICTURED.get((width, height))
            read = seen = 0
            for key in PROOFS:
                for lang in LANGUAGES:
                    open_proof(page, server.url, key, lang)
                    for number in read_through(page):
                        read += 1
                        seen += page.evaluate(IS_IN_SIGHT)
                        if folder and screen:
                            folder.mkdir(parents=True, exist_ok=True)
                            page.screenshot(path=folder / f"{key}-{screen}-{lang}-{number:02}.png")
            page.close()
            print(f"{width} x {height}: visible in {seen} of {read} sentences", flush=True)


if __name__ == "__main__":
    main()
