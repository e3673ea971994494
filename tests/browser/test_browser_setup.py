"""The browser tests stand on a real browser, a real server and nothing from outside."""

from playwright.sync_api import Page


def test_page_needs_nothing_from_outside(page: Page, server):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    assert page.goto(server.url).ok
    outside = [url for url in asked if not url.startswith((server.url, "data:", "blob:"))]
    assert not outside


def test_axe_finds_a_planted_fault(page: Page, accessibility_problems):
    page.set_content("<html lang=en><title>t</title><main><img src=x></main>")
    assert any(problem.startswith("image-alt") for problem in accessibility_problems(page))
