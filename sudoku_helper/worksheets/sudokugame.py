"""SudokuGame: can the computer find a solution?

Tasks
1. Explain the constructor: what does it get, what does it set up, and why does it copy the start?
2. Analyse nextEmptyCell(): in which order does the method search, what does it return, and what
   happens if no cell is empty?
3. Fill the three gaps. Then run the program: it checks itself and says whether all is right.
4. What does the game remember if a Sudoku has several solutions? Try it.
5. Going further: extend the code so that it makes a booklet of x Sudokus of different difficulty.
   (Hint: the difficulty depends on the number of givens, too.)
"""

# >>> Going further
from random import Random

# <<<
Grid = list[list[int]]
"""A grid: nine rows of nine numbers each, 0 stands for an empty cell."""


class SudokuGame:
    """A Sudoku that the computer solves by trying."""

    def __init__(self, start: Grid) -> None:
        """Takes over the start and notes that nothing was found yet."""
        self._grid = self.copy(start)
        self._solution = self.copy(start)
        self._solved = False

    def solve(self) -> bool:
        """Starts the search; returns whether a solution was found."""
        self.backtrack()
        return self._solved

    def getSolution(self) -> Grid:
        """Returns the solution that was remembered."""
        return self._solution

    def backtrack(self) -> None:
        """Tries every allowed digit in every empty cell and takes it back again."""
        # >>> Gap 1: If the grid is complete, remember a copy and go back. Otherwise try every allowed
        # digit in the next empty cell: write it, call this method again, empty the cell.
        if self.isComplete():
            self._solution = self.copy(self._grid)
            self._solved = True
            return
        row, column = self.nextEmptyCell()
        for digit in range(1, 10):
            if self.isAllowed(row, column, digit):
                self._grid[row][column] = digit
                self.backtrack()
                self._grid[row][column] = 0
        # <<<

    def isComplete(self) -> bool:
        """Tells whether no cell is empty."""
        # >>> Gap 2: Return True if there is no 0 anywhere, otherwise False.
        for row in self._grid:
            if 0 in row:
                return False
        return True
        # <<<

    def nextEmptyCell(self) -> tuple[int, int]:
        """Finds the next empty cell, row by row from the upper left to the lower right."""
        for row in range(9):
            for column in range(9):
                if self._grid[row][column] == 0:
                    return row, column
        raise ValueError("No cell is empty.")

    def isAllowed(self, row: int, column: int, digit: int) -> bool:
        """Tells whether the digit stands neither in the row nor in the column nor in the block."""
        # >>> Gap 3: Check the row, the column and the 3x3 block. (Hint: row // 3 * 3 is the top row
        # of the block.)
        top, left = row // 3 * 3, column // 3 * 3
        for i in range(9):
            if self._grid[row][i] == digit or self._grid[i][column] == digit:
                return False
            if self._grid[top + i // 3][left + i % 3] == digit:
                return False
        return True
        # <<<

    def copy(self, original: Grid) -> Grid:
        """Copies a grid row by row."""
        return [list(row) for row in original]


# >>> Going further
class CountingGame(SudokuGame):
    """Counts the solutions and stops after the second: that shows whether there is exactly one."""

    def __init__(self, start: Grid) -> None:
        """As in SudokuGame; nothing was counted yet."""
        super().__init__(start)
        self.solutions = 0

    def backtrack(self) -> None:
        """Counts before the search goes on as before."""
        if self.solutions > 1:
            return
        if self.isComplete():
            self.solutions += 1
        super().backtrack()


class Booklet:
    """A booklet of x Sudokus, each with one solution and a little fewer givens than the one before."""

    def __init__(self, count: int, chance: Random) -> None:
        """Makes the puzzles: the first with 50 givens, the last with 36."""
        self._chance = chance
        step = 14 / max(1, count - 1)
        self.puzzles = [self.makePuzzle(round(50 - step * i)) for i in range(count)]

    def makePuzzle(self, givens: int) -> Grid:
        """Empties cells of a full grid as long as its solution stays the only one."""
        grid = self.makeGrid()
        cells = [(row, column) for row in range(9) for column in range(9)]
        self._chance.shuffle(cells)
        filled = 81
        for row, column in cells:
            if filled == givens:
                break
            digit, grid[row][column] = grid[row][column], 0
            game = CountingGame(grid)
            game.solve()
            if game.solutions == 1:
                filled -= 1
            else:
                grid[row][column] = digit
        return grid

    def makeGrid(self) -> Grid:
        """Shuffles a regular grid: its digits, and the rows within the blocks."""
        digits = self._chance.sample(range(1, 10), 9)
        rows = [3 * block + r for block in range(3) for r in self._chance.sample(range(3), 3)]
        return [[digits[(3 * r + r // 3 + column) % 9] for column in range(9)] for r in rows]


# <<<
EXAMPLE = [
    [5, 0, 0, 9, 8, 0, 4, 0, 7],
    [0, 3, 9, 0, 0, 2, 0, 0, 0],
    [0, 2, 0, 0, 4, 6, 0, 0, 9],
    [0, 0, 4, 2, 0, 8, 0, 1, 0],
    [3, 0, 2, 4, 0, 5, 6, 0, 0],
    [6, 8, 0, 0, 0, 0, 0, 7, 4],
    [0, 0, 7, 0, 0, 0, 0, 0, 0],
    [1, 4, 0, 0, 2, 7, 0, 6, 0],
    [0, 9, 0, 5, 0, 1, 0, 4, 2],
]


def check() -> None:
    """Checks the finished program; a gap that is still wrong ends the check."""
    game = SudokuGame(EXAMPLE)
    assert not game.isComplete(), "Gap 2: cells of the example are empty."
    assert not game.isAllowed(0, 1, 5), "Gap 3: 5 stands in the row already."
    assert not game.isAllowed(0, 2, 7), "Gap 3: 7 stands in the column already."
    assert not game.isAllowed(0, 2, 3), "Gap 3: 3 stands in the block already."
    assert game.isAllowed(0, 1, 6), "Gap 3: 6 is allowed."
    assert game.solve(), "Gap 1: the example has a solution."
    solution = game.getSolution()
    assert SudokuGame(solution).isComplete(), "Gap 1: remember a copy of the solution."
    assert EXAMPLE[0][1] == 0, "The start must not change."
    unsolvable = [[5, 1, *EXAMPLE[0][2:]], *EXAMPLE[1:]]
    assert not SudokuGame(unsolvable).solve(), "Gap 1: there is no solution here."


if __name__ == "__main__":
    check()
    print("All is right.")
