"""Runs the benchmarks one after the other, or those that are named: python -m bench solver web."""

import subprocess
import sys

BENCHMARKS = (
    "solver",
    "doctor",
    "techniques",
    "coverage",
    "never_sorry",
    "sentences",
    "generator",
    "fillings",
    "rating",
    "bulk",
    "memory",
    "reading",
    "start",
    "web",
)


def main(names: list[str]) -> int:
    """Run each benchmark in a process of its own, so that none warms up another."""
    failed = 0
    for name in names or BENCHMARKS:
        print(f"\n== {name}", flush=True)
        failed |= subprocess.run([sys.executable, "-m", f"bench.{name}"], check=False).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
