"""A real Chromium for every test here, and axe to check its pages for accessibility.

The pages come from the fixtures `server` and `own_server`; `page` and `context` are Playwright's.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.tools.chromium import CHROMIUM_ARGUMENTS, find_chromium
from tests.tools.player import Player
from tests.tools.server import AppServer

PROJECT = Path(__file__).resolve().parents[2]

# A busy machine needs more than the usual five seconds; a quick one never waits that long.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the machine's Chromium; Playwright's own is never downloaded."""
    found = find_chromium()
    if found is None:
        pytest.skip("Chromium is missing; to install: sudo apt-get install chromium")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], chromium: str
) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": CHROMIUM_ARGUMENTS,
    }


@pytest.fixture(scope="session")
def axe_source() -> str:
    """The text of axe-core."""
    file = PROJECT / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists():
        pytest.skip("axe-core is missing; to install: npm ci --ignore-scripts")
    return file.read_text(encoding="utf-8")


@pytest.fixture
def accessibility_problems(axe_source: str) -> Callable[[Page], list[str]]:
    """A function that lists what axe finds serious or critical on a page."""

    def find(page: Page) -> list[str]:
        # A script tag would be refused by the page's own security policy; evaluate is not.
        page.evaluate(axe_source)
        violations = page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{violation['id']}: {json.dumps([node['html'] for node in violation['nodes'][:3]])}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
        ]

    return find


@pytest.fixture
def errors(page: Page) -> Iterator[list[str]]:
    """Whatever the page complains about; a test that uses it fails if there is anything."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda line: found.append(line.text) if line.type == "error" else None)
    yield found
    assert not found


@pytest.fixture
def player(page: Page, server: AppServer, errors: list[str]) -> Player:
    """A player on the English start page; no error is forgiven."""
    someone = Player(page)
    someone.open(f"{server.url}/?lang=en")
    return someone
