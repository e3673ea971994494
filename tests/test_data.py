"""The data that ships with the package can be made again, and its README tells which it is."""

import gzip
import re
from hashlib import sha256

from scripts import data
from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills.collecting import MOST_ABOVE, levels_above
from sudoku_helper.generator.corpus import OWN_CORPORA
from sudoku_helper.generator.make_corpus import draw, seeds
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from tests.tools.share import few_or_all

ROW = re.compile(r"^\| `([^`]+)` \|.*\| `([0-9a-f]{64})` \|$", re.MULTILINE)


def test_the_readme_tells_the_hash_of_every_file():
    files = [file for file in data.FOLDER.iterdir() if file != data.README]
    hashes = {file.name: sha256(file.read_bytes()).hexdigest() for file in files}
    assert dict(ROW.findall(data.README.read_text())) == hashes
    assert set(data.MAKERS) == set(hashes)


def test_a_file_that_is_made_again_gets_its_hash_into_the_readme():
    readme = data.README.read_text()
    told = data.with_hash(readme, "patterns.txt", b"other")
    assert dict(ROW.findall(told))["patterns.txt"] == sha256(b"other").hexdigest()
    assert data.with_hash(told, "patterns.txt", data.make_patterns()) == readme


@few_or_all("puzzles", 5, 200)
def test_the_corpora_hold_what_their_seeds_draw(puzzles):
    for symmetry, name in OWN_CORPORA.items():
        lines = set(gzip.decompress((data.FOLDER / name).read_bytes()).decode().splitlines())
        for seed in seeds(symmetry)[:puzzles]:
            puzzle, level, hardest = draw(seed, symmetry)
            is_kept = symmetry == "none" or int(level) > Level.EASY
            assert (f"{puzzle} {level} {hardest}" in lines) == is_kept


def test_a_rare_position_is_on_the_way_through_the_puzzle_of_its_givens():
    for key, positions in data.rare_positions().items():
        technique = technique_of(key)
        for position in positions:
            board = SudokuBoard.parse(position)
            givens = re.sub(r"\+\d", ".", position.split(" ", 1)[0])
            solution = unique_solution(SudokuBoard.parse(givens))
            assert solution
            assert unique_solution(board) == solution
            assert any(technique.find(board))
            assert levels_above(technique, board) <= MOST_ABOVE
