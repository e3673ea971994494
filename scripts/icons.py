"""Draws the PNG icons from static/icons/icon.svg with Chromium; run it after changing the drawing."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).resolve().parent.parent / "static" / "icons"
SIZES = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
# A maskable icon may be cut to a circle: the drawing shrinks into the safe middle.
MASKABLE = ("icon-maskable-512.png", 512, 0.8, "#2c57cc")


def main() -> None:
    """Write every size."""
    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8")
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, drawing, ICONS / name, size)
        name, size, scale, background = MASKABLE
        draw(page, drawing, ICONS / name, size, scale, background)
        browser.close()


def draw(page, drawing: str, file: Path, size: int, scale: float = 1, background: str = "") -> None:
    """Write the drawing as a PNG of *size* pixels."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;"
        f"background:{background or 'transparent'}}}svg{{width:{scale:.0%}}}</style>{drawing}"
    )
    page.screenshot(path=file, omit_background=not background)


if __name__ == "__main__":
    main()
