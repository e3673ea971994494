"""Everything that a command can tell about a step, in the reader's language."""

from sudoku_helper.step import ROLES, Step
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import Speech


def describe(step: Step, speech: Speech) -> dict[str, object]:
    """A step as plain data, its level as a number and by its name."""
    return {
        **step.to_dict(speech),
        "level": int(step.level),
        "level_name": step.level.title(speech),
        "eureka": eureka(step),
    }


def candidates_told(step: Step, speech: Speech) -> list[str]:
    """The candidates of the pattern, a line for each role: "pivot: 5 in C4"."""
    return [
        f"{ROLES[role](speech)}: {', '.join(map(speech.candidate, candidates))}"
        for role, candidates in step.highlights.items()
        if candidates
    ]
