"""Nishio and forcing nets: contradictions, and what the nets of all cases agree about."""

from collections.abc import Iterator

from sudoku_helper.demands import DEMANDS_OF
from sudoku_helper.geometry import BIT, is_single, members, size
from sudoku_helper.grading.chains.conclusion import Conclusion, rated
from sudoku_helper.grading.chains.links import Position
from sudoku_helper.grading.chains.net import Net

_NISHIO = 7.5
_NET = 8.5

_HOUSE_DEMANDS_OF = tuple(demands[:3] for demands in DEMANDS_OF)


def nishio(position: Position) -> Iterator[Conclusion]:
    """Contradictions within one digit."""
    weak = position.of_one_digit.weak
    for number in position.numbers:
        for is_true in (True, False):
            net = Net(position, number, is_true, weak, _HOUSE_DEMANDS_OF)
            if net.contradiction:
                false = BIT[number] if is_true else position.links.weak[number]
                yield Conclusion(rated(_NISHIO, net.contradiction), "nishio", false)


def forcing_nets(position: Position) -> Iterator[Conclusion]:
    """Contradictions, and what both states of a candidate or all options of a demand agree about."""
    weak = position.links.weak
    if_true = {number: Net(position, number, True, weak) for number in position.numbers}
    for number in position.numbers:
        if_false = Net(position, number, False, weak)
        for net, false in ((if_true[number], BIT[number]), (if_false, weak[number])):
            if net.contradiction:
                yield Conclusion(rated(_NET, net.contradiction), "forcing-net", false)
        yield from _agreements(position, [if_true[number], if_false])
    for options in position.options.values():
        if is_single(options):
            continue
        yield from _agreements(position, [if_true[number] for number in members(options)])


def _agreements(position: Position, cases: list[Net]) -> Iterator[Conclusion]:
    """What is true, or false, in every case."""
    true = false = position.alive
    for net in cases:
        true &= net.true
        false &= net.false
    for number in members(true):
        statements = sum(size(net.grounds_of_true(number)) for net in cases)
        false_then = position.links.weak[number]
        yield Conclusion(rated(_NET, statements), "forcing-net", false_then)
    for number in members(false):
        statements = sum(size(net.grounds_of_false(number)) for net in cases)
        yield Conclusion(rated(_NET, statements), "forcing-net", BIT[number])
