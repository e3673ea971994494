"""The lines of the menu and the preferences, as somebody chooses them in a browser."""

from playwright.sync_api import Page, expect


def choose(page: Page, act: str) -> None:
    """Choose a line of the menu."""
    page.locator(".top [data-act=openMenu]").click()
    page.locator(f"#menu-dialog [data-act={act}]").click()


def prefer(page: Page, **settings: str | bool) -> None:
    """Set preferences."""
    page.locator(".top [data-act=openPreferences]").click()
    expect(page.locator("#preferences-dialog")).to_be_visible()
    for name, value in settings.items():
        if isinstance(value, bool):
            page.locator(f"#preferences [name={name}]").set_checked(value)
        else:
            page.locator(f"#preferences [name={name}][value={value}]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("#preferences-dialog")).to_be_hidden()
