"""The machine's Chromium, as tests and benchmarks start it; Playwright's own is never downloaded."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_WITHOUT_WINDOWS = "chromium-headless-shell"
# Each new window would bring the pages of an address bar that nobody sees, at a second of computing.
# The browser heeds the last of such lists only, so those that Playwright switches off are here again.
_SWITCHED_OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
# Without a sandbox since CI runs as root; without calls home since tests need only loopback.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_SWITCHED_OFF)}",
]


def find_chromium() -> str | None:
    """Its path: the one named in CHROMIUM, or the first that is installed."""
    installed = filter(None, map(shutil.which, _NAMES))
    return os.environ.get("CHROMIUM") or next(installed, None)


def find_quick_chromium() -> str | None:
    """The same browser without windows, if it is installed: it needs a sixth less computing for a test."""
    return os.environ.get("CHROMIUM") or shutil.which(_WITHOUT_WINDOWS) or find_chromium()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=CHROMIUM_ARGUMENTS
        )
        yield browser
        browser.close()
