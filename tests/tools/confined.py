"""Runs a command with what a unit of systemd forbids, as far as a process can forbid it to itself:

    python tests/tools/confined.py [--user NAME] UNIT COMMAND...

These are the system calls outside of SystemCallFilter, and memory that is both written and executed.
"""

import argparse
import ctypes
import errno
import os
import pwd
import re
import subprocess
from pathlib import Path

ANALYZE = "/usr/bin/systemd-analyze"
SECCOMP = "libseccomp.so.2"
SCMP_ACT_ALLOW = 0x7FFF0000
SCMP_ACT_ERRNO = 0x00050000
PR_SET_MDWE = 65
PR_MDWE_REFUSE_EXEC_GAIN = 1


def allowed_calls(unit: str) -> set[str]:
    """The names of the system calls that a unit leaves to its process."""
    allowed: set[str] = set()
    for words in re.findall(r"^SystemCallFilter=(.*)$", unit, re.MULTILINE):
        named = {call for word in words.removeprefix("~").split() for call in members(word)}
        allowed = allowed - named if words.startswith("~") else allowed | named
    # What no process can do without is always left to it.
    return allowed | members("@default")


def members(name: str) -> set[str]:
    """The system calls of a set, and of the sets in it."""
    if not name.startswith("@"):
        return {name}
    words = subprocess.check_output([ANALYZE, "syscall-filter", "--no-pager", name], text=True)
    inside = [line.strip() for line in words.splitlines()[1:]]
    return {call for each in inside if each and each[0] != "#" for call in members(each)}


def confine(unit: str) -> None:
    """Give up what the unit forbids, for this process and all that it starts."""
    library = ctypes.CDLL(SECCOMP, use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(library.seccomp_init(SCMP_ACT_ERRNO | errno.EPERM))
    for call in allowed_calls(unit):
        number = library.seccomp_syscall_resolve_name(call.encode())
        # Calls of other kinds of processors have no number here.
        if number >= 0:
            assert library.seccomp_rule_add(rules, SCMP_ACT_ALLOW, number, 0) == 0
    if "MemoryDenyWriteExecute=yes" in unit:
        process = ctypes.CDLL(None, use_errno=True)
        assert process.prctl(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0) == 0
    assert library.seccomp_load(rules) == 0


def become(name: str) -> None:
    """Give up being root, while that is still allowed."""
    user = pwd.getpwnam(name)
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)


def main() -> None:
    """Become the command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--user")
    parser.add_argument("unit", type=Path)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    wishes = parser.parse_args()
    unit = wishes.unit.read_text()
    if wishes.user:
        become(wishes.user)
    confine(unit)
    os.execv(wishes.command[0], wishes.command)


if __name__ == "__main__":
    main()
