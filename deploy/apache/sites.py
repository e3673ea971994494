"""The ways to serve Sudoku Helper with Apache, and the files each of them needs.

Only text is made here: `install` puts it in its place, and the tests read it.
"""

import ipaddress
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

TEMPLATES = Path(__file__).resolve().parent
THREADS_PER_CHILD = 64

MODULES: Mapping[str, tuple[str, ...]] = {
    "mod-wsgi": ("wsgi",),
    "mod-wsgi-groups": ("wsgi", "rewrite"),
    "proxy": ("proxy", "proxy_http"),
    "balancer": ("proxy", "proxy_http", "proxy_balancer", "lbmethod_bybusyness", "proxy_hcheck"),
    "processes": (),
}
"""What each kind of site needs of Apache; `processes` is a further machine for a balancer."""

COMMON_MODULES = ("alias", "deflate", "filter", "headers", "mime", "reqtimeout")
SAFE = re.compile(r"[\w./:-]+", re.ASCII)


class SiteError(ValueError):
    """A wish that makes no site."""


@dataclass(frozen=True)
class Release:
    """A version of the app: the names of the folders with its files and with its Python environment."""

    app: str = "app"
    environment: str = "venv"


@dataclass(frozen=True)
class Site:
    """One way to serve the app."""

    kind: str
    folder: Path
    host: str = ""
    port: int = 80
    plain_port: int = 80
    path: str = ""
    players: int = 100
    processes: int = 2
    members: tuple[str, ...] = ()
    listen: str = "127.0.0.1"
    first_port: int = 5001
    certificate: str = ""
    key: str = ""
    strict_transport: bool = False
    release: Release = Release()
    """The version that runs."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """What settings.env says, which wins over all that is written here."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """What the app sends with its own answers, for those that Apache gives by itself."""
    document_headers: Mapping[str, str] = field(default_factory=dict)
    """What it sends besides with pages, workers and errors."""
    engine_headers: Mapping[str, str] = field(default_factory=dict)
    """What it sends instead with the worker that runs the interpreter."""

    def __post_init__(self) -> None:
        for wish in (str(self.folder), self.host, self.path, self.certificate, self.key):
            if wish and not SAFE.fullmatch(wish):
                raise SiteError(f"expected letters, digits and . / : - _ only, got {wish!r}")
        if self.path and not re.fullmatch(r"(/[\w.-]+)+", self.path):
            raise SiteError(f"expected a path like /sudoku, got {self.path!r}")
        if not re.fullmatch(r"[\w.-]*", self.host):
            raise SiteError(f"expected a name like sudoku.example.org, got {self.host!r}")
        if bool(self.certificate) != bool(self.key):
            raise SiteError("HTTPS needs both a certificate and its key")

    @property
    def app(self) -> Path:
        """The copy of the app."""
        return self.folder / self.release.app

    @property
    def environment(self) -> Path:
        """The Python environment of the app."""
        return self.folder / self.release.environment

    @property
    def python(self) -> Path:
        """The Python that runs the app."""
        return self.environment / "bin" / "python"

    @property
    def uses_wsgi(self) -> bool:
        """Whether the app runs inside Apache."""
        return self.kind.startswith("mod-wsgi")

    @property
    def uses_apache(self) -> bool:
        """Whether this machine has an Apache for the site."""
        return self.kind != "processes"

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of Apache that must be on."""
        https = ("ssl", "rewrite") if self.certificate else ()
        http2 = ("http2",) if self.uses_http2 else ()
        return (*COMMON_MODULES, *MODULES[self.kind], *https, *http2)

    @property
    def uses_http2(self) -> bool:
        """Whether pages come by HTTP/2; a long poll would hold one more thread of Apache there."""
        return bool(self.certificate) and not self.uses_wsgi

    @property
    def ping_interval(self) -> float:
        """Seconds between signs of life, which is how long a poll may stay open."""
        return self._number("SUDOKU_PING_INTERVAL", 10.0)

    @property
    def workers(self) -> int:
        """How many search processes each process has."""
        return int(self._number("SUDOKU_WORKERS", 2 if len(self.ports) > 1 else 4))

    @property
    def memory(self) -> int:
        """Megabytes that a process may fill: twice what it needs, as docs/scale.md tells it."""
        return 2 * (80 + 40 * self.workers + self.players // 10)

    @property
    def tasks(self) -> int:
        """How many threads a process may have, with all of its search processes.

        A search process has two, and more of them may be leaving while others are started. The server
        has one, and up to twenty that look up names; or, where it is made of threads, those that answer
        requests, and two for a player: for the signs of life, and for what is sent or searched.
        """
        threaded = self.settings.get("ASYNC_MODE") == "threading"
        return 32 + 4 * self.workers + (self.threads + 2 * self.players if threaded else 0)

    @property
    def threads(self) -> int:
        """How many requests a process of threads answers at once; a long-polling player has two."""
        return int(self._number("SUDOKU_THREADS", 2 * self.players))

    @property
    def is_embedded(self) -> bool:
        """Whether other sites show the page inside theirs."""
        return bool(self.settings.get("SUDOKU_FRAME_ANCESTORS"))

    @property
    def is_private(self) -> bool:
        """Whether the processes listen to this machine alone."""
        try:
            return ipaddress.ip_address(self.listen).is_loopback
        except ValueError:
            return self.listen == "localhost"

    def _number(self, name: str, usual: float) -> float:
        """A setting, or what is usual; a senseless one is refused by the app itself."""
        try:
            return float(self.settings.get(name, usual))
        except ValueError:
            return usual

    @property
    def ports(self) -> list[int]:
        """The ports of the processes that systemd keeps on this machine."""
        if self.uses_wsgi:
            return []
        count = 1 if self.kind == "proxy" else self.processes
        return [self.first_port + each for each in range(count)]

    @property
    def all_members(self) -> list[str]:
        """Every process that Apache sends players to, as host:port."""
        return [*(f"{self.listen}:{port}" for port in self.ports), *self.members]


def render_site(site: Site) -> str:
    """The configuration of Apache."""
    return _fill((TEMPLATES / f"{site.kind}.conf").read_text(), site)


def render_unit(site: Site) -> str:
    """The unit of systemd that keeps one process."""
    return _fill((TEMPLATES / "sudoku-helper@.service").read_text(), site)


def render_settings(site: Site) -> str:
    """What the app inside Apache is told of its site; the unit tells it to the others."""
    return f"SUDOKU_TRUSTED_HOSTS={site.host}\n"


def render_routes(site: Site) -> str:
    """The numbers of the mod_wsgi groups, among which Apache draws by chance."""
    return f"all {_routes(site)}\n"


def _fill(text: str, site: Site) -> str:
    words = _words(site)
    # Parts contain placeholders themselves; two rounds reach the innermost.
    for _ in range(3):
        text = re.sub(r"@([A-Z_]+)@", lambda found: words[found[1]], text)
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"


def _words(site: Site) -> dict[str, str]:
    """What each placeholder stands for."""
    groups = site.processes if site.kind == "mod-wsgi-groups" else 1
    requests = 2 * site.players + 50 if site.uses_wsgi else site.players * 5 // 4 + 100
    servers = math.ceil(requests / THREADS_PER_CHILD)
    return {
        "ANSWERING": str(site.threads),
        "APP": str(site.app),
        "CERTIFICATE": site.certificate,
        "COMMON": _part("common"),
        "COOKIE": _cookie(site),
        "DRAIN": "5" if site.kind != "proxy" else "0",
        "ENVIRONMENT": str(site.environment),
        "FOLDER": str(site.folder),
        "FORWARDED": _part("forwarded"),
        "GROUPS": "\n".join(_group(site, number) for number in range(1, groups + 1)),
        "HOST": site.host or "localhost",
        "HTTPS": _part("https") if site.certificate else "",
        "KEY": site.key,
        "LISTEN": site.listen,
        "LOGS": _part("logs"),
        "MEMBER": site.all_members[0] if site.all_members else "",
        "MEMBERS": "\n".join(_member(site, address) for address in site.all_members),
        "MEMORY": str(site.memory),
        "MOUNT": site.path or "/",
        "PATH": site.path,
        "PATIENCE": _part("patience"),
        "PLAIN_PORT": str(site.plain_port),
        "PLAYERS": str(site.players),
        "PORT": str(site.port),
        "PROCESSES": str(site.processes),
        "PROTOCOLS": "h2 http/1.1" if site.uses_http2 else "http/1.1",
        "QUIET": "core:crit" if site.uses_wsgi else "core:crit proxy:crit proxy_http:crit",
        "REACHABLE": "IPAddressDeny=any\nIPAddressAllow=localhost" if site.is_private else "",
        "REDIRECT": _part("redirect") if site.certificate else "",
        "REQUESTS": str(servers * THREADS_PER_CHILD),
        "ROUTES": _routes(site),
        "SECURITY_HEADERS": "\n".join(_security_headers(site)),
        "SERVERS": str(servers),
        "SITE": site.host or "%{SERVER_NAME}",
        "SIZES": _part("sizes"),
        "STATIC": _part("static"),
        "STRICT_TRANSPORT": _part("strict-transport") if site.strict_transport else "",
        "TASKS": str(site.tasks),
        "THREADS": str(2 * math.ceil(site.players / groups) + 20),
        "TRUSTED_HOSTS": site.host,
        "WORKERS": str(site.workers),
    }


def _part(name: str) -> str:
    return (TEMPLATES / "parts" / f"{name}.conf").read_text().rstrip("\n")


def _security_headers(site: Site) -> Iterator[str]:
    """Lines that add what the app has not sent already."""
    documents = r"(%{REQUEST_STATUS} -ge 400 || %{REQUEST_URI} =~ m#worker[^/]*\.js$|\.svg$#)"
    engine = r"(%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#/js/offline/worker\.js$#)"
    for headers, condition in (
        (site.headers, ""),
        (site.document_headers, f"{documents} && !{engine} && "),
        (site.engine_headers, f"{engine} && "),
    ):
        for name, value in headers.items():
            yield f"""  Header always set {name} "{value}" "expr={condition}-z resp('{name}')\""""


def _cookie(site: Site) -> str:
    """The attributes of the cookie that keeps a player with a process.

    A browser sends it from inside another site only if it is said to be meant for that, and then keeps
    one for each of those sites; it does so with HTTPS alone.
    """
    if site.certificate and site.is_embedded:
        return f"Path={site.path}/; HttpOnly; SameSite=None; Secure; Partitioned"
    secure = "; Secure" if site.certificate else ""
    return f"Path={site.path}/; HttpOnly; SameSite=Lax{secure}"


def _routes(site: Site) -> str:
    return "|".join(str(number) for number in range(1, site.processes + 1))


def _group(site: Site, number: int) -> str:
    return (
        f"  WSGIDaemonProcess sudoku-helper-{number} threads=@THREADS@ python-home={site.environment} "
        f"python-path={site.app} display-name=%{{GROUP}} lang=C.UTF-8 locale=C.UTF-8 "
        "shutdown-timeout=1"
    )


def _member(site: Site, address: str) -> str:
    timeout = math.ceil(site.ping_interval) + 4
    route = "p" + re.sub(r"\W", "-", address)
    return (
        f"    BalancerMember http://{address} route={route} upgrade=websocket retry=6 "
        f"timeout={timeout} connectiontimeout=2 "
        "hcmethod=GET hcuri=/healthz hcinterval=2 hcpasses=1 hcfails=1"
    )
