"""Numbers that are counted, and how Prometheus reads them."""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping


class Gauge:
    """A number that is asked for when it is shown."""

    kind = "gauge"

    def __init__(self, meaning: str, read: Callable[[], float] = lambda: 0) -> None:
        """Take what it means, and how it is known."""
        self.meaning = meaning
        self.read = read

    def samples(self) -> Iterator[tuple[str, float]]:
        """The number as it is now."""
        yield "", self.read()


class Tally:
    """How often each of some things happened."""

    kind = "counter"

    def __init__(self, meaning: str, *labels: str, known: tuple[str, ...] = ()) -> None:
        """Take what it means, what things differ by, and those that are shown before they happen."""
        self.meaning = meaning
        self._labels = labels
        self._lock = threading.Lock()
        self._counts: Counter[tuple[str, ...]] = Counter({(each,): 0 for each in known})

    def count(self, *values: str) -> None:
        """Count one more."""
        with self._lock:
            self._counts[values] += 1

    def samples(self) -> Iterator[tuple[str, float]]:
        """The count of each thing."""
        with self._lock:
            counts = sorted(self._counts.items())
        for values, count in counts:
            yield _labelled("", zip(self._labels, values, strict=True)), count


class Durations:
    """How long things took: how many of them no longer than some bounds, and all together."""

    kind = "histogram"

    BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
    """The seconds below which they are counted."""

    def __init__(self, meaning: str, *labels: str) -> None:
        """Take what it means, and what things differ by."""
        self.meaning = meaning
        self._labels = labels
        self._lock = threading.Lock()
        self._times: dict[tuple[str, ...], list[float]] = {} if labels else {(): self._none()}

    def _none(self) -> list[float]:
        """A count for each bound, one for all, and the sum."""
        return [0] * (len(self.BOUNDS) + 1) + [0.0]

    def add(self, seconds: float, *values: str) -> None:
        """Add one that took so long."""
        with self._lock:
            times = self._times.setdefault(values, self._none())
            for place, bound in enumerate(self.BOUNDS):
                times[place] += seconds <= bound
            times[-2] += 1
            times[-1] += seconds

    def samples(self) -> Iterator[tuple[str, float]]:
        """The counts and the sum."""
        with self._lock:
            known = sorted((values, list(times)) for values, times in self._times.items())
        for values, (*within, count, total) in known:
            labels = list(zip(self._labels, values, strict=True))
            for bound, number in zip([*self.BOUNDS, "+Inf"], [*within, count], strict=True):
                yield _labelled("_bucket", [*labels, ("le", str(bound))]), number
            yield _labelled("_sum", labels), round(total, 6)
            yield _labelled("_count", labels), count


Metric = Gauge | Tally | Durations


def prometheus_text(metrics: Mapping[str, Metric]) -> str:
    """The numbers in the text format of Prometheus."""
    lines = []
    for name, metric in metrics.items():
        lines += [f"# HELP {name} {metric.meaning}", f"# TYPE {name} {metric.kind}"]
        lines += [f"{name}{labels} {number}" for labels, number in metric.samples()]
    return "".join(f"{line}\n" for line in lines)


def _labelled(suffix: str, labels: Iterable[tuple[str, str]]) -> str:
    """The end of a name and its labels; their values are our own words and need no escaping."""
    inside = ",".join(f'{name}="{value}"' for name, value in labels)
    return f"{suffix}{{{inside}}}" if inside else suffix
