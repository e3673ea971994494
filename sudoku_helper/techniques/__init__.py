"""The techniques, and the one registry that lists them in the order in which a person would try them.

A module of this folder holds one idea with its techniques; ``registry`` names them all. Five hold what
the techniques of several modules have in common: ``base`` (all), ``seen`` (those of which it is known
how hard they are to see), ``by_cases`` (those that prove by cases), ``surplus`` and ``surplus_subset``
(the types of those that rest on there being one solution). Searches are in ``patterns``, sentences that
several modules tell in ``words``.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_helper.techniques.registry import TECHNIQUES, technique_of

__all__ = ["TECHNIQUES", "technique_of"]


def __getattr__(name: str) -> object:
    """The registry, fetched when somebody asks for it and not for one technique alone."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sudoku_helper.techniques import registry

    found: object = getattr(registry, name)
    globals()[name] = found
    return found
