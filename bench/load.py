"""Many players at once: how long help takes, what goes wrong, how much memory and work it costs.

Usage: python -m bench.load [--websocket 1000] [--polling 200] [--seconds 120] [--processes 1]
       python -m bench.load --async-mode threading
       python -m bench.load --through balancer --processes 4
       python -m bench.load --through mod-wsgi --websocket 0
"""

import argparse

from tests.tools.load import run, table

KINDS = ("mod-wsgi", "mod-wsgi-groups", "proxy", "balancer")


def main() -> None:
    """Run the load that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--websocket", type=int, default=1000)
    parser.add_argument("--polling", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--think", type=float, default=10, help="mean seconds between questions")
    parser.add_argument("--ramp", type=float, default=20, help="seconds until everybody has come")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--through", choices=KINDS, default="", help="with Apache before them")
    parser.add_argument("--async-mode", default="eventlet", help="of servers without Apache")
    wishes = parser.parse_args()
    if wishes.through.startswith("mod-wsgi") and wishes.websocket:
        parser.error("mod_wsgi has no WebSocket; let all come by long polling: --websocket 0")
    print(
        f"{wishes.websocket} players by WebSocket and {wishes.polling} by long polling for "
        f"{wishes.seconds:.0f} s, {wishes.think:.0f} s between questions, "
        f"{wishes.processes} server process(es) of {wishes.async_mode}"
        f"{' through ' * bool(wishes.through)}{wishes.through}",
        flush=True,
    )
    print(table(run(**vars(wishes))))


if __name__ == "__main__":
    main()
