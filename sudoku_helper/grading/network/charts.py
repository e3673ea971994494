"""Pictures of statistics and of training, drawn by Matplotlib, which is imported when one is wanted."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_helper.grading.network import words
from sudoku_helper.grading.network.confusion import Confusion
from sudoku_helper.grading.network.statistics import (
    ByLevel,
    Collection,
    mean_givens,
    mean_uses,
    number_by_level,
    solved_percent,
)
from sudoku_helper.grading.network.training import TrainingRound
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = ("svg", "png")

_STYLE = {
    # Text stays text: small files, and a reader can search and copy it.
    "svg.fonttype": "none",
    # Otherwise the names inside a file are drawn by lot, and no two files are the same.
    "svg.hashsalt": "sudoku-helper",
    # Every text names its fonts; one, which the library brings along, is enough.
    "font.sans-serif": ["DejaVu Sans"],
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Charts:
    """Writes pictures into a folder, which is made if need be."""

    def __init__(self, folder: Path, kind: str = "svg", lang: str = "en") -> None:
        """Take the folder, svg or png, and the language of the words in the pictures."""
        import matplotlib
        import matplotlib.figure

        self._library = matplotlib
        self._folder = folder
        self._kind = kind
        self._lang = lang
        folder.mkdir(parents=True, exist_ok=True)

    def draw_statistics(self, collections: Mapping[str, Collection]) -> None:
        """The tables of some collections as pictures."""
        for name, title, measure in (
            ("levels", words.LEVELS, number_by_level),
            ("solved", words.SOLVED, solved_percent),
            ("givens", words.GIVENS, mean_givens),
        ):
            columns = {each: measure(puzzles) for each, puzzles in collections.items()}
            with self._sheet(name, 8, 3.6) as figure:
                self._draw_bars(figure.subplots(), title, columns)
        for number, (each, puzzles) in enumerate(collections.items(), 1):
            name = "methods" if len(collections) == 1 else f"methods-{number}"
            with self._sheet(name, 8, 4.2) as figure:
                self._draw_methods(figure.subplots(), each, mean_uses(puzzles))

    def draw_training(self, rounds: Sequence[TrainingRound]) -> None:
        """How loss and share of right answers change from round to round."""
        numbers = [each.number for each in rounds]
        with self._sheet("learning-curve", 8, 3.2) as figure:
            left, right = figure.subplots(1, 2)
            left.plot(numbers, [each.learnt_loss for each in rounds])
            left.plot(numbers, [each.kept_aside_loss for each in rounds])
            right.plot(numbers, [100 * each.learnt_right for each in rounds])
            right.plot(numbers, [100 * each.kept_aside_right for each in rounds])
            for axes, title in ((left, words.LOSS), (right, words.RIGHT + " (%)")):
                axes.set(xlabel=words.ROUND(self._lang), ylabel=title(self._lang))
                axes.legend([words.LEARNT(self._lang), words.KEPT_ASIDE(self._lang)], frameon=False)

    def draw_confusion(self, name: str, confusion: Confusion) -> None:
        """The table of true and judged levels, each row shaded by the share of its puzzles."""
        shares = [[count / (sum(row) or 1) for count in row] for row in confusion.counts]
        places = [number + 0.5 for number in range(len(Level))]
        with self._sheet(name, 6, 4.6) as figure:
            axes = figure.subplots()
            # Drawn as polygons: an image would make the file many times larger.
            axes.pcolor(shares, cmap="Blues", vmin=0, vmax=1, edgecolors="white")
            for true, row in enumerate(confusion.counts):
                for judged, count in enumerate(row):
                    colour = "white" if shares[true][judged] > 0.5 else "black"
                    where = (places[judged], places[true])
                    axes.text(*where, str(count), ha="center", va="center", color=colour)
            axes.set_xticks(places, self._titles(), rotation=30, ha="right")
            axes.set_yticks(places, self._titles())
            axes.invert_yaxis()
            axes.set(xlabel=words.TAKEN_FOR(self._lang), ylabel=words.TRUE_LEVEL(self._lang))

    def _draw_bars(self, axes: "Axes", title: Text, columns: Mapping[str, ByLevel]) -> None:
        """Bars for each level, one for each collection side by side."""
        width = 0.8 / len(columns)
        for number, (label, by_level) in enumerate(columns.items()):
            shift = (number - (len(columns) - 1) / 2) * width
            places = [level - 1 + shift for level in by_level]
            axes.bar(places, list(by_level.values()), width, label=label)
        self._name_levels(axes, title(self._lang))

    def _draw_methods(self, axes: "Axes", name: str, uses: Mapping[str, ByLevel]) -> None:
        """A bar for each level, made of the uses of the methods one on the other."""
        heights = [0.0] * len(Level)
        for method, by_level in uses.items():
            values = [by_level.get(level, 0.0) for level in Level]
            if any(values):
                label = words.METHOD_NAMES[method](self._lang)
                axes.bar(range(len(Level)), values, 0.8, heights, label=label)
            heights = [height + value for height, value in zip(heights, values, strict=True)]
        self._name_levels(axes, f"{words.USES(self._lang)}: {name}")

    def _name_levels(self, axes: "Axes", title: str) -> None:
        axes.set_xticks(range(len(Level)), self._titles())
        axes.set(title=title, xlabel=words.LEVEL(self._lang))
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))

    def _titles(self) -> list[str]:
        return [level.title(self._lang) for level in Level]

    @contextmanager
    def _sheet(self, name: str, width: float, height: float) -> Iterator["Figure"]:
        """A sheet to draw on, which is then kept; the same numbers give the same file at any time."""
        undated = {"Date": None} if self._kind == "svg" else None
        with self._library.rc_context(_STYLE):
            figure = self._library.figure.Figure(figsize=(width, height), layout="constrained")
            yield figure
            figure.savefig(self._folder / f"{name}.{self._kind}", metadata=undated)
