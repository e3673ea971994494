"""What a page offers to press is compared with what the tests of a run have pressed."""

from pathlib import Path

from tests.tools.presses import ONLY_IN_A_BROWSER, main, never_pressed


def test_what_is_offered_must_be_pressed_somewhere():
    notes = [
        "offered act help",
        "offered way /LANGUAGE/learn/*",
        "pressed act help",
        "offered #new",
    ]
    assert never_pressed(notes) == ["#new", "way /LANGUAGE/learn/*"]


def test_what_nobody_pressed_is_told(tmp_path, capsys):
    (tmp_path / "1.txt").write_text("offered act help\noffered act undo\n", encoding="utf-8")
    (tmp_path / "2.txt").write_text("pressed act help\n", encoding="utf-8")
    assert main(tmp_path) == 1
    assert capsys.readouterr().out == "offered, and pressed by no test: act undo\n"
    (tmp_path / "2.txt").write_text("pressed act help\npressed act undo\n", encoding="utf-8")
    assert main(tmp_path) == 0


def test_a_run_that_noted_nothing_is_no_proof(tmp_path):
    assert main(tmp_path) == 1


def test_what_needs_a_browser_is_pressed_in_one():
    folder = Path(__file__).parent / "browser"
    assert all((folder / file).is_file() for file in ONLY_IN_A_BROWSER.values())
    assert never_pressed(f"offered {name}" for name in ONLY_IN_A_BROWSER) == []
