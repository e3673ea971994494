"""Reading back what is shown as a QR code, and what comes out of the printer."""

import io
import time
from pathlib import Path

import pypdfium2
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.tools.patience import PATIENCE


def qr_text(image: Image.Image) -> str:
    """The text of the one QR code in a picture."""
    (found,) = _qr_texts(image)
    return found


def _qr_texts(image: Image.Image) -> list[str]:
    # The lines of a grid may look like codes of other kinds.
    found = zxingcpp.read_barcodes(image.convert("L"), formats=zxingcpp.BarcodeFormat.QRCode)
    return [each.text for each in found]


def shown_qr_text(page: Page, selector: str) -> str:
    """The text of the QR code that a part of the page shows, as soon as it can be read."""
    expect(page.locator(f"{selector} svg")).to_be_visible()
    end = time.monotonic() + PATIENCE
    while True:
        # The browser may not have painted yet what is there already.
        picture = page.locator(selector).screenshot(animations="disabled")
        if found := _qr_texts(Image.open(io.BytesIO(picture))):
            return found[0]
        assert time.monotonic() < end, "no code can be read"


def printed(page: Page, folder: Path) -> tuple[list[Image.Image], str]:
    """What comes out of the printer: pictures of the pages and their text."""
    file = folder / "page.pdf"
    page.pdf(path=file, format="A4", prefer_css_page_size=True)
    document = pypdfium2.PdfDocument(file)
    try:
        pictures = [sheet.render(scale=2).to_pil() for sheet in document]
        return pictures, "".join(sheet.get_textpage().get_text_range() for sheet in document)
    finally:
        document.close()
