"""What the server tells in numbers: every one is there, means what it says, and Prometheus can read it."""

import re
from pathlib import Path

import pytest
import yaml

from sudoku_helper.web.monitor import REFUSALS, RESTARTS, Monitor

PROJECT = Path(__file__).parents[2]
ALERTS = yaml.safe_load((PROJECT / "deploy" / "prometheus" / "alerts.yml").read_text())
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]

SAMPLE = re.compile(
    r'([a-z_]+)(?:\{([a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*)\})? (\d+(?:\.\d+)?(?:e-\d+)?)'
)
SUFFIXES = {"counter": {""}, "gauge": {""}, "histogram": {"_bucket", "_sum", "_count"}}


@pytest.fixture
def monitor():
    return Monitor()


def numbers(monitor: Monitor) -> dict[str, float]:
    """The numbers by name and labels, read as strictly as the format is described."""
    kinds: dict[str, str] = {}
    found: dict[str, float] = {}
    text = monitor.text()
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            _, _, name, meaning = line.split(" ", 3)
            assert name not in kinds
            assert meaning.endswith(".")
        elif line.startswith("# TYPE "):
            # Straight after its meaning, and before its samples.
            assert line.split(" ")[2] == name
            kinds[name] = line.split(" ")[3]
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            assert sample[1].removeprefix(name) in SUFFIXES[kinds[name]]
            key = line.rpartition(" ")[0]
            assert key not in found
            found[key] = float(sample[3])
    return found


def test_answers_are_counted_by_question_and_outcome(monitor):
    monitor.watch("help", dict)
    monitor.watch("help", lambda: {"code": "bad-request"})
    with pytest.raises(ZeroDivisionError):
        monitor.watch("check", lambda: 1 / 0)
    told = numbers(monitor)
    assert told['sudoku_answers_total{event="help",outcome="ok"}'] == 1
    assert told['sudoku_answers_total{event="help",outcome="bad-request"}'] == 1
    assert told['sudoku_answers_total{event="check",outcome="failed"}'] == 1
    assert told['sudoku_answer_seconds_count{event="help"}'] == 2
    assert told['sudoku_answer_seconds_bucket{event="help",le="+Inf"}'] == 2
    assert told["sudoku_running"] == 0


def test_what_is_at_work_is_counted_while_it_is(monitor):
    told = {}
    monitor.watch("help", lambda: told.update(numbers(monitor)) or {})
    assert told["sudoku_running"] == 1


def test_waiting_is_told_apart_by_how_long_it_was(monitor):
    for seconds in (0.0, 0.2, 0.25, 3.0, 60.0):
        monitor.waited(seconds)
    told = numbers(monitor)
    within = [told[f'sudoku_queue_wait_seconds_bucket{{le="{bound}"}}'] for bound in
              ("0.01", "0.1", "0.25", "1.0", "5.0", "10.0", "+Inf")]  # fmt: skip
    assert within == [1, 1, 3, 3, 4, 4, 5]
    assert told["sudoku_queue_wait_seconds_count"] == 5
    assert told["sudoku_queue_wait_seconds_sum"] == pytest.approx(63.45)


@pytest.mark.parametrize("kind", REFUSALS)
def test_refusals_are_counted_by_kind_and_shown_before_the_first(monitor, kind):
    name = f'sudoku_refusals_total{{kind="{kind}"}}'
    assert numbers(monitor)[name] == 0
    monitor.refused(kind)
    assert numbers(monitor)[name] == 1


def test_an_answer_that_refuses_is_a_refusal(monitor):
    for code in ("too-fast", "busy", "bad-request"):
        monitor.watch("help", lambda code=code: {"code": code})
    told = numbers(monitor)
    assert sum(count for name, count in told.items() if "refusals" in name) == 2
    assert told['sudoku_refusals_total{kind="busy"}'] == 1


@pytest.mark.parametrize("reason", RESTARTS)
def test_replaced_processes_are_counted_by_reason_and_shown_before_the_first(monitor, reason):
    name = f'sudoku_worker_restarts_total{{reason="{reason}"}}'
    assert numbers(monitor)[name] == 0
    monitor.restarted(reason)
    assert numbers(monitor)[name] == 1


@pytest.mark.parametrize(
    ("gauge", "name"),
    [
        ("connections", "sudoku_connections"),
        ("workers", "sudoku_workers"),
        ("busy_workers", "sudoku_workers_busy"),
    ],
)
def test_what_is_now_is_asked_for_each_time(monitor, gauge, name):
    there = ["one"]
    getattr(monitor, gauge).read = there.__len__
    assert numbers(monitor)[name] == 1
    there.append("another")
    assert numbers(monitor)[name] == 2


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_asks_for_numbers_that_there_are(monitor, rule):
    monitor.watch("help", dict)
    told = numbers(monitor)
    assert rule["annotations"].keys() == {"summary", "description"}
    asked = re.findall(r"(sudoku_[a-z_]+)(?:\{([a-z]+)!?=\"([^\"]+)\"\})?", rule["expr"])
    assert asked
    for name, label, value in asked:
        labelled = f'{label}="{value}"' if label else ""
        assert any(known.partition("{")[0] == name and labelled in known for known in told), name


def test_every_number_is_explained_to_operators(monitor):
    explained = (PROJECT / "docs" / "deploy.md").read_text()
    names = re.findall(r"^# TYPE (\S+)", monitor.text(), re.MULTILINE)
    assert [name for name in names if f"`{name}`" not in explained] == []
    for word in (*REFUSALS, *RESTARTS):
        assert f"`{word}`" in explained
