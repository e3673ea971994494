"""Switches the site on and off in the Apache of this machine, as Debian and Ubuntu lay it out."""

import json
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import sites
from machine import NAME, Problem, has_systemd, run
from sites import Site

DEFAULT_SITE = "000-default"


def apache_folder() -> Path:
    """The configuration of Apache, where Debian's own tools look for it too."""
    return Path(os.environ.get("APACHE_CONFDIR", "/etc/apache2"))


@contextmanager
def switched_on(site: Site) -> Iterator[None]:
    """Write the site and switch it on, if Apache's own check finds nothing wrong.

    Apache takes it at the end of the with block. Should anything fail until then, all is as it was.
    """
    file = apache_folder() / "sites-available" / f"{NAME}.conf"
    before = file.read_text() if file.exists() else None
    text = sites.render_site(site)
    modules_before, turned_off = modules_on(), sites_in_the_way(site)
    file.write_text(text)
    try:
        for name in sorted({*site.modules} - modules_before):
            run("a2enmod", "--quiet", name, problem=f"Apache's module {name} is missing.")
        for name in turned_off:
            run("a2dissite", "--quiet", name, problem="")
        run("a2ensite", "--quiet", NAME, problem="The site could not be switched on.")
        check_configuration()
        yield
    except Problem:
        put_back(file, before, modules_on() - modules_before, turned_off)
        raise
    remember(site.folder, modules_on() - modules_before, turned_off)
    # Apache takes new sizes only when it starts anew.
    reload_apache(restart=sizes_of(before) != sizes_of(text))


def put_back(
    file: Path, before: str | None, modules: Iterable[str], turned_off: Iterable[str]
) -> None:
    """Leave Apache as it was before the attempt."""
    if before is None:
        run("a2dissite", "--quiet", NAME, problem="")
        file.unlink()
    else:
        file.write_text(before)
    for name in sorted(modules):
        run("a2dismod", "--quiet", "--force", name, problem="")
    for name in turned_off:
        run("a2ensite", "--quiet", name, problem="")


def switch_off(folder: Path) -> None:
    """Remove the site and switch back what was switched for it."""
    file = apache_folder() / "sites-available" / f"{NAME}.conf"
    if not file.exists():
        return
    changed = read_changes(folder)
    put_back(file, None, changed["modules"], changed["sites"])
    try:
        check_configuration()
    except Problem:
        # Another site may have come to need one of the modules.
        for name in changed["modules"]:
            run("a2enmod", "--quiet", name, problem="")
        check_configuration()
    reload_apache(restart=True)


def modules_on() -> set[str]:
    """The modules that are switched on; switching one on brings those it rests on."""
    return {file.stem for file in (apache_folder() / "mods-enabled").glob("*.load")}


def sites_in_the_way(site: Site) -> list[str]:
    """Apache's empty page, where the site is to answer to every name."""
    file = apache_folder() / "sites-enabled" / f"{DEFAULT_SITE}.conf"
    return [DEFAULT_SITE] if file.exists() and not site.host else []


def sizes_of(text: str | None) -> str:
    """The part of a configuration that says how many threads Apache has."""
    return (text or "").partition("</IfModule>")[0].partition("<IfModule")[2]


def check_configuration() -> None:
    """Let Apache read its whole configuration."""
    run("apachectl", "configtest", problem="Apache does not accept the configuration.")


def reload_apache(restart: bool) -> None:
    """Let the running Apache take its new configuration."""
    if has_systemd():
        run("systemctl", "restart" if restart else "reload", "apache2", problem="Apache failed.")
    elif restart:
        stop_apache()
        run("apachectl", "-k", "start", problem="Apache failed.")
    else:
        run("apachectl", "-k", "graceful", problem="Apache failed.")


def stop_apache() -> None:
    """Stop Apache and wait until it has left its ports."""
    words = run("sh", "-c", f". {apache_folder()}/envvars; cat $APACHE_PID_FILE", problem="")
    run("apachectl", "-k", "stop", problem="")
    process = Path("/proc", words.strip())
    for _ in range(150):
        if not words.strip().isdecimal() or not process.exists():
            return
        time.sleep(0.1)


def read_changes(folder: Path) -> dict[str, list[str]]:
    """What was switched on or off in Apache besides the site itself."""
    file = folder / "changes.json"
    empty: dict[str, list[str]] = {"modules": [], "sites": []}
    return {**empty, **json.loads(file.read_text())} if file.exists() else empty


def remember(folder: Path, modules: Iterable[str], turned_off: Iterable[str]) -> None:
    """Note for undo what was switched now, besides what was switched earlier."""
    changed = read_changes(folder)
    now = {
        "modules": sorted({*changed["modules"], *modules}),
        "sites": sorted({*changed["sites"], *turned_off}),
    }
    (folder / "changes.json").write_text(json.dumps(now))
