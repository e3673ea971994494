"""A phone: a small window that is touched, without a mouse and mostly without a keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.tools.clean import forget_everything
from tests.tools.patience import PATIENCE

_kept: dict[Browser, Page] = {}
"""The phone of each browser: it is cleaned for the next test, which is quicker than to open another."""


@contextmanager
def phone(browser: Browser, width: int, height: int) -> Iterator[Page]:
    """A clean page of a phone in German, for tests that do nothing to it that stays."""
    page = _kept.get(browser) or _kept.setdefault(browser, _new_page(browser))
    page.set_viewport_size({"width": width, "height": height})
    try:
        yield page
    finally:
        if page.url != "about:blank":
            forget_everything(page, page.evaluate("location.origin"))


def _new_page(browser: Browser) -> Page:
    context = browser.new_context(
        has_touch=True, is_mobile=True, locale="de-DE", service_workers="block"
    )
    context.set_default_timeout(PATIENCE * 1000)
    return context.new_page()
