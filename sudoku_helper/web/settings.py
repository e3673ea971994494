"""The settings of the server, each read from an environment variable of the same name."""

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from sudoku_helper.events.searching import USUAL_SECONDS
from sudoku_helper.logs import FORMATS


@dataclass(frozen=True)
class Settings:
    """Every limit and switch, with defaults that are right for one machine.

    A setting ``workers`` is read from ``SUDOKU_WORKERS``, and so on.
    """

    websocket: bool = True
    """Whether WebSocket is offered; mod_wsgi can only do long polling."""

    behind_proxy: bool = False
    """Whether the X-Forwarded headers of one proxy are to be trusted."""

    workers: int = max(2, os.cpu_count() or 1)
    """How many processes search for steps; two at least, so that a long search never has them all."""

    budget: float = USUAL_SECONDS
    """How many seconds one search may take before its process is replaced."""

    queue_wait: float = 2.0
    """How many seconds a request waits for a free search process before the answer is "busy"."""

    threads: int = 1000
    """How many requests a server of threads answers at once; each WebSocket is one that lasts."""

    message_size: int = 131072
    """The largest message in bytes: twice what any question may hold, so that one too long is told so."""

    events_per_second: float = 10.0
    """How many events of one connection are read in the long run; large ones count as several."""

    events_burst: int = 40
    """How many events of one connection are read at once."""

    address_events_per_second: float = 100.0
    """How many events of one address are read in the long run, of all its connections together."""

    address_events_burst: int = 400
    """How many events of one address are read at once."""

    connections_per_address: int = 200
    """How many connections one address may hold at the same time, and how many pages it may ask for at once."""

    address_work_per_second: float = 0.3
    """How many seconds of work for pages and files one address may cause in a second, in the long run."""

    address_work_burst: float = 3.0
    """How many seconds of that work one address may cause at once."""

    ping_interval: float = 10.0
    """Seconds between two signs of life."""

    ping_timeout: float = 8.0
    """Seconds after which a silent connection counts as lost."""

    drain: float = 0.0
    """How many seconds a server that is asked to stop waits until balancers have noticed."""

    trusted_hosts: tuple[str, ...] = ()
    """The names under which the site answers; every name if there are none."""

    frame_ancestors: tuple[str, ...] = ()
    """The sites that may show the page inside their own."""

    strict_transport: bool = False
    """Whether to tell browsers to use HTTPS only."""

    metrics: bool = False
    """Whether /metrics answers, to this machine only."""

    log_level: str = "WARNING"
    """The least level of what is logged; INFO logs one line for each request."""

    log_format: str = "text"
    """How a line of the log looks: text or json."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """The settings, with those replaced that the environment names."""
        changed = {
            each.name: _reader(each.name, each.default)(f"SUDOKU_{each.name.upper()}", text)
            for each in fields(cls)
            if (text := environment.get(f"SUDOKU_{each.name.upper()}")) is not None
        }
        return replace(cls(), **changed)


def read_settings_file(file: Path) -> dict[str, str]:
    """The settings in a file of lines NAME=value, as systemd reads it too; none if it is missing."""
    if not file.exists():
        return {}
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    pairs = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}


class SettingError(ValueError):
    """A setting that cannot be read."""


def _reader(setting: str, default: Any) -> Callable[[str, str], Any]:
    """What reads a setting: words by its name, switches and numbers by the kind of its default."""
    if setting in _WORDS:
        return _WORDS[setting]
    if isinstance(default, bool):
        return _read_switch
    return lambda name, text: _read_number(name, text, default)


def _read_number(name: str, text: str, default: float) -> float:
    try:
        number = type(default)(text)
    except ValueError:
        number = -1
    # Where nothing is the default, nothing may be asked for. The other comparison refuses "nan".
    if not (0 < number < float("inf") or number == default == 0):
        raise SettingError(f"{name}: expected a positive number, got {text!r}")
    return number


def _read_level(name: str, text: str) -> str:
    if text.upper() not in logging.getLevelNamesMapping():
        raise SettingError(f"{name}: expected a level such as INFO, got {text!r}")
    return text.upper()


def _read_format(name: str, text: str) -> str:
    if text.lower() not in FORMATS:
        raise SettingError(f"{name}: expected {' or '.join(FORMATS)}, got {text!r}")
    return text.lower()


def _read_switch(name: str, text: str) -> bool:
    switches = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
    if text.lower() not in switches:
        raise SettingError(f"{name}: expected yes or no, got {text!r}")
    return switches[text.lower()]


_HOST = re.compile(r"[a-z0-9_.-]+|\[[0-9a-f:.]+\]")
_ORIGIN = re.compile(r"https://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?")


def _read_hosts(name: str, text: str) -> tuple[str, ...]:
    return _read_list(name, text, _HOST, "names such as sudoku.example.org, without a port")


def _read_origins(name: str, text: str) -> tuple[str, ...]:
    return _read_list(
        name, text, _ORIGIN, "sites such as https://news.example or https://*.example"
    )


def _read_list(name: str, text: str, form: re.Pattern[str], expected: str) -> tuple[str, ...]:
    found = tuple(filter(None, (word.strip().lower() for word in text.split(","))))
    if not all(map(form.fullmatch, found)):
        raise SettingError(f"{name}: expected {expected}, with commas between, got {text!r}")
    return found


_WORDS: Mapping[str, Callable[[str, str], Any]] = {
    "log_format": _read_format,
    "log_level": _read_level,
    "trusted_hosts": _read_hosts,
    "frame_ancestors": _read_origins,
}
