"""A page that knows nothing of what was before."""

from playwright.sync_api import Page

FORGET_EVERYTHING = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
        await new Promise((done) => { indexedDB.deleteDatabase(name).onsuccess = done; });
    }
}"""


def go_where_nothing_runs(page: Page, url: str) -> None:
    """Leave the app for an address of its own, so that it writes over nothing that a test keeps or removes."""
    # A picture, since with other files the browser would ask for an icon that does not exist.
    page.goto(f"{url}/static/icons/icon.svg")


def forget_everything(page: Page, url: str) -> None:
    """Remove all that the browser has kept of the app."""
    go_where_nothing_runs(page, url)
    page.evaluate(FORGET_EVERYTHING)
