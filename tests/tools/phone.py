"""A phone: a small window that is touched, without a mouse and mostly without a keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.tools.patience import PATIENCE


@contextmanager
def phone(browser: Browser, width: int, height: int) -> Iterator[Page]:
    """An empty page of a phone in German, which is put away again."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        locale="de-DE",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE * 1000)
    try:
        yield context.new_page()
    finally:
        context.close()
