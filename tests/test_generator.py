"""Generated puzzles have one solution and are what was wished for, the same for the same seed."""

import gzip
from dataclasses import replace
from datetime import date
from itertools import islice
from random import Random

import pytest

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.generator import (
    Corpus,
    ImpossibleWish,
    NotFound,
    Series,
    Wish,
    generate,
    make,
    own_corpus,
    puzzle_of,
    read_corpus,
)
from sudoku_helper.generator.corpus import CorpusPuzzle
from sudoku_helper.generator.fillings import FILLINGS, Filling
from sudoku_helper.generator.grids import random_minimal, random_solution
from sudoku_helper.generator.make_corpus import choose, draw
from sudoku_helper.generator.measure import (
    Crux,
    fewest_open_steps,
    walk_up_to_level,
    walk_up_to_technique,
)
from sudoku_helper.generator.patterns import (
    MIRRORS,
    SYMMETRIES,
    images,
    most_symmetric,
    orbits,
    symmetric_givens,
)
from sudoku_helper.generator.series import NoMoreDiffer, attempt
from sudoku_helper.generator.varied import varied_puzzles
from sudoku_helper.geometry import BLOCKS, HOUSE_CELLS, size
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique, unique_solution
from sudoku_helper.solver.search import number_of_solutions
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.fish import XWing
from tests.tools.share import one_in

every_symmetry = pytest.mark.parametrize("symmetry", SYMMETRIES)


def givens(puzzle) -> int:
    return sum(map(bool, puzzle.values))


def has_symmetry(values, symmetry: str) -> bool:
    """Whether the pattern of givens has a symmetry."""
    return all(len({bool(values[cell]) for cell in orbit}) == 1 for orbit in orbits(symmetry))


def some(wish: Wish, number: int = 5, seed: int = 1) -> list:
    return list(islice(generate(wish, seed), number))


class TestWishes:
    @pytest.mark.parametrize("level", list(Level)[:6], ids=lambda level: level.key)
    def test_puzzles_have_the_wanted_level_and_one_solution(self, level):
        for puzzle in some(Wish(level=level), 2):
            assert is_unique(puzzle.board)
            assert grade(puzzle.board).level == level == puzzle.level

    @pytest.mark.parametrize("key", ["naked-pair", "x-wing", "xy-wing"])
    def test_the_wanted_technique_is_needed_and_nothing_harder(self, key):
        keys = [technique.key for technique in TECHNIQUES]
        easier, harder = keys[: keys.index(key)], keys[keys.index(key) + 1 :]
        for puzzle in some(Wish(technique=key), 3):
            walk = walk_up_to_technique(puzzle.board, keys[-1])
            assert walk.is_complete
            assert walk.uses[key] == puzzle.uses >= 1
            assert not set(walk.uses) & set(harder)
            assert not walk_up_to_technique(puzzle.board, easier[-1]).is_complete

    def test_the_number_of_givens_is_kept(self):
        assert all(28 <= givens(puzzle) <= 30 for puzzle in some(Wish(givens=(28, 30))))

    @pytest.mark.parametrize("filling", FILLINGS)
    def test_every_way_to_fill_gives_that_many_givens(self, filling):
        for puzzle in some(Wish(givens=(33, 33), filling=filling), 3):
            assert givens(puzzle) == 33
            assert is_unique(puzzle.board)

    @every_symmetry
    def test_the_pattern_of_givens_is_symmetric(self, symmetry):
        for puzzle in some(Wish(symmetry=symmetry), 2):
            assert has_symmetry(puzzle.values, symmetry)
            assert is_unique(puzzle.board)

    def test_wishes_go_together(self):
        wish = Wish(level=Level.EASY, symmetry="point", givens=(30, 36))
        for puzzle in some(wish, 3):
            assert puzzle.level == Level.EASY
            assert 30 <= givens(puzzle) <= 36
            assert has_symmetry(puzzle.values, "point")

    def test_fair_puzzles_are_solved_by_their_path(self):
        for puzzle in some(Wish(), 10):
            assert walk_up_to_level(puzzle.board, Level.EVIL).is_complete

    def test_the_note_tells_how_hard_and_why(self):
        (puzzle,) = some(Wish(technique="xy-wing"), 1)
        assert puzzle.note("en").startswith("Hard: the hardest step is XY-Wing, needed ")
        assert puzzle.note("de").startswith("Schwer: Der schwierigste Schritt ist XY-Wing, ")

    def test_the_note_does_not_call_an_easier_technique_the_hardest_step(self):
        puzzle = replace(some(Wish(technique="xy-wing"), 1)[0], hardest=XWing(), uses=2)
        assert puzzle.note("en") == "Hard: X-Wing is needed 2×."
        assert puzzle.note("de") == "Schwer: X-Wing ist 2× nötig."

    @pytest.mark.parametrize(
        "parts",
        [
            {"technique": "guessing"},
            {"symmetry": "odd"},
            {"source": "magazine"},
            {"filling": "slow"},
            {"givens": (16, 20)},
            {"givens": (30, 29)},
            {"givens": (80, 81)},
        ],
    )
    def test_an_impossible_wish_is_refused(self, parts):
        with pytest.raises(ValueError, match="expected"):
            Wish(**parts)

    def test_no_puzzle_is_judged_twice(self, monkeypatch):
        judged = []

        def noting(board, up_to):
            judged.append(board.values)
            return grade(board, up_to)

        monkeypatch.setattr("sudoku_helper.generator.wishes.grade", noting)
        made = list(islice(generate(Wish(level=Level.HARD), seed=1), 10))
        assert len(judged) > len(made), "some were not hard, else nothing is shown"
        assert len(set(judged)) == len(judged)

    def test_what_cannot_be_found_is_said(self):
        some_puzzle = CorpusPuzzle(random_minimal(Random(1)))
        with pytest.raises(NotFound, match="no puzzle found"):
            make(Wish(level=Level.EVIL, givens=(70, 70)), "1", Corpus([some_puzzle]), 20)


class TestImpossibleWishes:
    @pytest.mark.parametrize(
        ("parts", "en", "de"),
        [
            ({"level": Level.EASY, "technique": "x-wing"}, "X-Wing is too hard", "zu schwer"),
            ({"level": Level.EXPERT, "technique": "x-wing"}, "X-Wing is too easy", "zu leicht"),
            ({"symmetry": "all", "givens": (30, 31)}, "30-31 givens; 29 or 32", "29 oder 32"),
            ({"symmetry": "all", "givens": (78, 78)}, "78 givens; 77 or 80", "77 oder 80"),
            ({"source": "scratch", "givens": (17, 19)}, "hardly ever fewer than 20", "kaum je"),
            ({"filling": "removed", "givens": (17, 17)}, "hardly ever fewer than 20", "kaum je"),
        ],
    )
    def test_they_are_refused_with_the_reason(self, parts, en, de):
        with pytest.raises(ImpossibleWish) as refused:
            Wish(**parts)
        assert en in str(refused.value)
        assert de in refused.value.text("de")

    def test_so_is_a_number_of_givens_that_the_corpus_has_not(self):
        with pytest.raises(ImpossibleWish, match="at least 21, and 17 are wished for"):
            make(Wish(givens=(17, 17)), "1")

    @pytest.mark.parametrize("level", list(Level)[:5], ids=lambda level: level.key)
    def test_no_technique_is_refused_that_a_puzzle_of_the_level_needs(self, level):
        for entry in [each for each in own_corpus().entries if each.level == level][:75:15]:
            board = SudokuBoard.of(entry.values)
            needed = walk_up_to_level(board, Level.EVIL).hardest
            Wish(level=grade(board).level, technique=needed.key)


class TestSeeds:
    def test_the_same_seed_gives_the_same_puzzles(self):
        wish = Wish(level=Level.MEDIUM)
        assert [p.line for p in some(wish, seed=3)] == [p.line for p in some(wish, seed=3)]

    def test_another_seed_gives_others(self):
        assert {p.line for p in some(Wish(), seed=3)}.isdisjoint(
            p.line for p in some(Wish(), seed=4)
        )

    def test_without_a_seed_every_batch_is_new(self):
        first, second = (next(generate(Wish())).line for _ in range(2))
        assert first != second

    def test_no_two_puzzles_of_a_batch_are_equivalent(self):
        puzzles = some(Wish(level=Level.EASY), 40)
        assert len({canonical_form(puzzle.board) for puzzle in puzzles}) == 40

    def test_a_tiny_corpus_does_not_lead_to_repetition(self):
        corpus = Corpus([CorpusPuzzle(random_minimal(Random(2)))])
        puzzles = list(islice(generate(Wish(level=Level.VERY_EASY), 1, corpus), 20))
        assert len({canonical_form(puzzle.board) for puzzle in puzzles}) == 20


class TestSeries:
    def test_what_is_avoided_is_replaced_whoever_makes_the_first_attempts(self):
        wish = Wish(level=Level.EASY)
        usual = Series(wish, "s")
        made = [usual.make(number) for number in range(3)]
        forms = [each.form for each in made]
        assert [each.puzzle.line for each in made] == [
            p.line for p in islice(generate(wish, "s"), 3)
        ]
        alone, helped = (Series(wish, "s", avoid=forms[1:2]) for _ in range(2))
        others = [alone.make(number).form for number in range(3)]
        assert [helped.make(n, attempt(wish, "s", None, n)).form for n in range(3)] == others
        assert others[0] == forms[0]
        assert forms[1] not in others

    def test_it_ends_where_all_are_equivalent(self, monkeypatch):
        monkeypatch.setattr("sudoku_helper.generator.series._MOST_ATTEMPTS", 20)
        corpus = Corpus([CorpusPuzzle(random_minimal(Random(2)))])
        number = sum(map(bool, corpus.entries[0].values))
        series = generate(Wish(givens=(number, number), fair=False), 1, corpus)
        next(series)
        with pytest.raises(NoMoreDiffer, match="no more than 1 different"):
            next(series)


class TestGrids:
    def test_random_solutions_are_solved_and_differ(self):
        chance = Random(1)
        boards = [SudokuBoard.of(random_solution(chance)) for _ in range(20)]
        assert all(board.is_solved for board in boards)
        assert len(set(boards)) == 20

    @every_symmetry
    def test_minimal_puzzles_lose_their_only_solution_with_anything_less(self, symmetry):
        values = random_minimal(Random(3), symmetry)
        assert number_of_solutions(values) == 1
        for group in orbits(symmetry):
            fewer = [0 if cell in group else value for cell, value in enumerate(values)]
            assert fewer == list(values) or number_of_solutions(fewer) != 1

    def test_orbits_cover_every_cell_once(self):
        for symmetry in SYMMETRIES:
            cells = [cell for group in orbits(symmetry) for cell in group]
            assert sorted(cells) == list(range(81))
        assert len(orbits("all")) == 15

    def test_a_given_has_up_to_seven_mirror_images(self):
        assert sorted(images([1])) == [1, 7, 9, 17, 63, 71, 73, 79]
        assert images([40]) == {40}

    def test_the_share_of_symmetric_givens_is_that_of_the_best_mirror(self):
        values = [0] * 81
        values[0] = values[8] = values[1] = 5
        assert symmetric_givens(values, MIRRORS[0]) == 0
        assert most_symmetric(values) == pytest.approx(2 / 3)

    def test_images_in_the_best_mirror_are_filled_first(self):
        values = random_minimal(Random(4))
        solution = tuple(range(1, 82))
        given = [cell for cell in range(81) if values[cell]]
        best = max(MIRRORS, key=lambda mirror: symmetric_givens(values, mirror))
        filling = Filling("mirrored", "none", False, Random(1))
        fuller = filling.fill(values, solution, len(given) + 4)
        new = [cell for cell in range(81) if fuller[cell] and not values[cell]]
        assert len(new) == 4
        assert set(new) <= {best.cells[cell] for cell in given}


class TestFillings:
    """Each way has its own look; the statistic over many puzzles is ``python -m bench.fillings``."""

    WISHES = ({}, {"level": Level.VERY_EASY}, {"givens": (28, 34)})

    @pytest.mark.parametrize("parts", one_in(3, WISHES), ids=str)
    def test_mirrored_givens_are_more_symmetric_and_removed_ones_lie_opposite(self, parts):
        any_mirror, opposite = (
            {
                way: sum(share(puzzle.values) for puzzle in some(Wish(filling=way, **parts), 20))
                for way in FILLINGS
            }
            for share in (most_symmetric, lambda values: symmetric_givens(values, MIRRORS[0]))
        )
        assert any_mirror["mirrored"] > any_mirror["random"] + 2
        assert opposite["removed"] > opposite["random"] + 2
        assert opposite["removed"] > opposite["mirrored"]

    def test_every_way_makes_other_puzzles_and_the_same_for_the_same_seed(self):
        ways = (*FILLINGS, "mixed")
        first, again = (
            {way: [puzzle.line for puzzle in some(Wish(filling=way))] for way in ways}
            for _ in range(2)
        )
        assert first == again
        lines = [line for way in FILLINGS for line in first[way]]
        assert len(set(lines)) == len(lines)

    @pytest.mark.parametrize(
        ("text", "ways"), [("mixed", set(FILLINGS)), ("random,removed", {"random", "removed"})]
    )
    def test_several_ways_take_turns(self, monkeypatch, text, ways):
        taken = []

        def noting(way, *others):
            taken.append(way)
            return Filling(way, *others)

        monkeypatch.setattr("sudoku_helper.generator.wishes.Filling", noting)
        some(Wish(filling=text), 20)
        assert set(taken) == ways

    @pytest.mark.parametrize("filling", FILLINGS)
    def test_symmetry_and_level_hold_for_every_way(self, filling):
        for puzzle in some(Wish(level=Level.EASY, symmetry="vertical", filling=filling), 2):
            assert puzzle.level == Level.EASY
            assert has_symmetry(puzzle.values, "vertical")
            assert is_unique(puzzle.board)


class TestGentlePuzzles:
    """What is called easy has as many givens as in a newspaper, and never one way on alone."""

    GENTLE = pytest.mark.parametrize(
        ("level", "fewest", "most", "open_steps"),
        [(Level.VERY_EASY, 36, 40, 6), (Level.EASY, 30, 38, 4)],
        ids=lambda part: getattr(part, "key", None),
    )

    @GENTLE
    @pytest.mark.parametrize("filling", FILLINGS)
    def test_givens_are_many_and_spread_evenly(self, level, fewest, most, open_steps, filling):
        for puzzle in some(Wish(level=level, filling=filling), 5):
            assert fewest <= givens(puzzle) <= most
            in_blocks = [sum(bool(puzzle.values[c]) for c in HOUSE_CELLS[b]) for b in BLOCKS]
            assert min(in_blocks) >= 2
            assert fewest_open_steps(puzzle.board, level) >= open_steps

    @pytest.mark.parametrize("symmetry", ["none", "point"])
    def test_easy_ones_have_as_often_many_givens_as_few(self, symmetry):
        numbers = [givens(each) for each in some(Wish(level=Level.EASY, symmetry=symmetry), 48)]
        assert sum(number >= 34 for number in numbers) >= 12
        assert sum(number < 34 for number in numbers) >= 12

    def test_givens_that_easier_steps_find_leave_a_puzzle_as_hard_and_others_are_told(self):
        board = SudokuBoard.of(some(Wish(level=Level.EASY, givens=(22, 27)), 1)[0].values)
        solution = unique_solution(board).values
        reached = walk_up_to_level(board, Level.VERY_EASY).end
        found = [cell for cell in range(81) if reached.values[cell] and not board.values[cell]]
        crux = Crux(board, Level.EASY)
        assert crux.survives(found, solution)
        assert not crux.survives(range(81), solution)
        survivors = [cell for cell in range(81) if crux.survives([cell], solution)]
        values = [solution[cell] if cell in survivors else 0 for cell in range(81)]
        assert grade(SudokuBoard.of(values)).level == Level.EASY

    def test_many_givens_do_not_make_hard_puzzles_rare(self):
        puzzle = make(Wish(level=Level.HARD, givens=(32, 36)), "many", patience=60)
        assert puzzle.level == Level.HARD
        assert 32 <= givens(puzzle) <= 36

    def test_the_puzzle_of_the_day_is_one(self):
        monday = puzzle_of(date(2026, 11, 16))
        assert monday.level == Level.EASY
        assert 30 <= givens(monday) <= 38

    def test_whoever_wishes_for_few_givens_gets_them(self):
        for puzzle in some(Wish(level=Level.VERY_EASY, givens=(24, 28)), 3):
            assert 24 <= givens(puzzle) <= 28
            assert puzzle.level == Level.VERY_EASY


class TestCorpus:
    def test_our_own_holds_thousands_of_different_minimal_puzzles(self):
        entries = own_corpus().entries
        assert len(entries) >= 2000
        assert len({entry.values for entry in entries}) == len(entries)
        for entry in Random(1).sample(entries, 15):
            assert number_of_solutions(entry.values) == 1
            assert not any(
                number_of_solutions(
                    [0 if cell == left_out else v for cell, v in enumerate(entry.values)]
                )
                == 1
                for left_out in range(81)
                if entry.values[left_out]
            )

    def test_every_level_has_puzzles_to_start_from(self):
        levels = {entry.level for entry in own_corpus().entries}
        assert levels == set(Level)

    def test_our_own_of_symmetric_puzzles_holds_hard_ones_for_whole_booklets(self):
        entries = own_corpus("point").entries
        assert all(has_symmetry(entry.values, "point") for entry in entries)
        for level in Level:
            fair = [entry for entry in entries if entry.level == level and entry.hardest != "none"]
            assert len(fair) >= 150 if level > Level.EASY else not fair
        for entry in Random(1).sample(entries, 15):
            assert number_of_solutions(entry.values) == 1

    def test_a_corpus_of_others_is_read(self, tmp_path):
        lines = [
            "# some puzzles",
            "",
            *("".join(map(str, e.values)) for e in own_corpus().entries[:3]),
        ]
        (tmp_path / "plain.txt").write_text("\n".join(lines))
        (tmp_path / "packed.gz").write_bytes(gzip.compress("\n".join(lines).encode()))
        for name in ("plain.txt", "packed.gz"):
            assert len(read_corpus(tmp_path / name).entries) == 3

    def test_a_broken_line_is_named(self, tmp_path):
        path = tmp_path / "broken.txt"
        path.write_text("." * 81 + "\n" + "." * 80 + "\n")
        with pytest.raises(BoardError, match=r"broken.txt:2: expected 81"):
            read_corpus(path)

    def test_an_empty_one_is_refused(self, tmp_path):
        path = tmp_path / "empty.txt"
        path.write_text("\n")
        with pytest.raises(ValueError, match="at least one puzzle"):
            read_corpus(path)

    def test_it_is_made_by_drawing_and_choosing(self):
        drawn = [draw(f"test/{number}") for number in range(3)]
        lines = choose([*drawn, *drawn])
        assert len(lines) == 3
        assert all(canonical_form(SudokuBoard.parse(line[:81])) == line[:81] for line in lines)
        symmetric = SudokuBoard.parse(draw("test/1", "point")[0])
        assert has_symmetry(symmetric.values, "point")
        assert len(choose([*drawn, *drawn], 0)) == 0


def test_varied_puzzles_are_those_of_the_corpora_in_other_shapes_half_of_them_with_more_givens():
    puzzles = list(islice(varied_puzzles(seed=1), 40))
    assert puzzles == list(islice(varied_puzzles(seed=1), 40))
    assert puzzles != list(islice(varied_puzzles(seed=2), 40))
    added = []
    for puzzle, entry in zip(puzzles, own_corpus().entries, strict=False):
        own = SudokuBoard.of(entry.values)
        added.append(size(own.empty) - size(puzzle.empty))
        assert unique_solution(puzzle)
        assert puzzle != own
        assert added[-1] or canonical_form(puzzle) == canonical_form(own)
    assert 10 < added.count(0) < 30
    assert 0 <= min(added) <= max(added) <= 12
