"""The techniques, and the one registry that lists them in the order in which a person would try them.

A module of this folder holds one idea with its techniques; ``registry`` names them all. Five hold what
the techniques of several modules have in common: ``base`` (all), ``seen`` (those of which it is known
how hard they are to see), ``by_cases`` (those that prove by cases), ``surplus`` and ``surplus_subset``
(the types of those that rest on there being one solution). Searches are in ``patterns``, sentences that
several modules tell in ``words``.
"""

from typing import TYPE_CHECKING

from sudoku_helper import import_when_used

if TYPE_CHECKING:
    from sudoku_helper.techniques.registry import TECHNIQUES as TECHNIQUES
    from sudoku_helper.techniques.registry import technique_of as technique_of
else:
    # Whoever asks for one technique alone need not wait for all others.
    __getattr__ = import_when_used(__name__, {"TECHNIQUES": "registry", "technique_of": "registry"})
