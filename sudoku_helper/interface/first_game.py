"""What the coach says in the guided first game."""

from collections.abc import Mapping

from sudoku_helper.text import Text

FIRST_GAME: Mapping[str, Text] = {
    "first_title": Text(en="Your first Sudoku", de="Dein erstes Sudoku"),
    "first_about": Text(
        en="A guided first game for anybody who has never solved a Sudoku.",
        de="Ein begleitetes erstes Spiel für alle, die noch nie ein Sudoku gelöst haben.",
    ),
    "first_needs_script": Text(
        en="The first game needs JavaScript. The rules can be read without it:",
        de="Das erste Spiel braucht JavaScript. Die Regeln kannst du auch ohne lesen:",
    ),
    "first_leave": Text(en="Leave; the game is kept", de="Verlassen; das Spiel bleibt erhalten"),
    "first_coach": Text(en="What the coach says", de="Was der Trainer sagt"),
    "first_progress": Text(en="{count} of {total} digits", de="{count} von {total} Ziffern"),
    "first_rule_1": Text(
        en="A Sudoku is a square of 81 cells. Most of them hold a digit already; you fill the others. "
        "It takes about ten minutes, and you can stop at any time: the game waits for you.",
        de="Ein Sudoku ist ein Quadrat aus 81 Zellen. In den meisten steht schon eine Ziffer, die anderen "
        "füllst du. Das dauert etwa zehn Minuten, und du kannst jederzeit aufhören: Das Spiel wartet auf dich.",
    ),
    "first_rule_2": Text(
        en="There is only one rule. It begins with the rows: in every row each digit from 1 to 9 stands exactly "
        "once. This is a row.",
        de="Es gibt nur eine einzige Regel. Sie beginnt mit den Zeilen: In jeder Zeile steht jede Ziffer von 1 bis "
        "9 genau einmal. Das ist eine Zeile.",
    ),
    "first_rule_3": Text(
        en="The same holds for the columns: in every column each digit from 1 to 9 stands exactly once. This is a "
        "column.",
        de="Dasselbe gilt für die Spalten: In jeder Spalte steht jede Ziffer von 1 bis 9 genau einmal. Das ist eine "
        "Spalte.",
    ),
    "first_rule_4": Text(
        en="And it holds for the blocks, the squares of nine cells within thick lines: there, too, each digit "
        "stands exactly once. That is the whole rule.",
        de="Und es gilt für die Blöcke, die dick umrandeten Quadrate aus neun Zellen: Auch dort steht jede Ziffer "
        "genau einmal. Das ist schon die ganze Regel.",
    ),
    "first_go_on": Text(en="Go on", de="Weiter"),
    "first_begin": Text(en="Let us begin", de="Fangen wir an"),
    "first_full_row": Text(
        en="Look at this row: only one digit is missing. Which one?",
        de="Schau dir diese Zeile an: Es fehlt nur noch eine Ziffer. Welche?",
    ),
    "first_full_column": Text(
        en="Look at this column: only one digit is missing. Which one?",
        de="Schau dir diese Spalte an: Es fehlt nur noch eine Ziffer. Welche?",
    ),
    "first_full_block": Text(
        en="Look at this block: only one digit is missing. Which one?",
        de="Schau dir diesen Block an: Es fehlt nur noch eine Ziffer. Welche?",
    ),
    "first_hidden_row": Text(
        en="In this row the {digit} is missing, and only one of the empty cells can take it. Which one?",
        de="In dieser Zeile fehlt die {digit}, und nur eine der leeren Zellen kommt für sie infrage. Welche?",
    ),
    "first_hidden_column": Text(
        en="In this column the {digit} is missing, and only one of the empty cells can take it. Which one?",
        de="In dieser Spalte fehlt die {digit}, und nur eine der leeren Zellen kommt für sie infrage. Welche?",
    ),
    "first_hidden_block": Text(
        en="In this block the {digit} is missing, and only one of the empty cells can take it. Which one?",
        de="In diesem Block fehlt die {digit}, und nur eine der leeren Zellen kommt für sie infrage. Welche?",
    ),
    "first_naked": Text(
        en="Look at {cell}: only one digit is left for this cell. Which one?",
        de="Schau dir {cell} an: Für diese Zelle bleibt nur eine Ziffer übrig. Welche?",
    ),
    "first_type": Text(
        en="The empty cell is chosen already. Press the digit.",
        de="Die leere Zelle ist schon gewählt. Drück die Ziffer.",
    ),
    "first_choose": Text(
        en="Choose the cell, then press the {digit}.", de="Wähl die Zelle, dann drück die {digit}."
    ),
    "first_half": Text(
        en="Half of it is done. From now on you look for yourself: every row, column or block may hold the next "
        "digit. I am here if you get stuck.",
        de="Die Hälfte ist geschafft. Ab jetzt suchst du selbst: In jeder Zeile, jeder Spalte und jedem Block kann "
        "die nächste Ziffer stecken. Ich bin da, wenn du nicht weiterkommst.",
    ),
    "first_free": Text(
        en="Find the next one. I am here if you get stuck.",
        de="Finde die nächste. Ich bin da, wenn du nicht weiterkommst.",
    ),
    "first_right": Text(en="Right!", de="Richtig!"),
    "first_found": Text(en="Right, found by yourself!", de="Richtig, selbst gefunden!"),
    "first_lucky": Text(
        en="The {digit} is right. By the rule another digit could have stood there, too; it is safer to look for "
        "a reason first.",
        de="Die {digit} stimmt. Nach der Regel hätte dort auch eine andere Ziffer stehen können; sicherer ist es, "
        "vorher nach einem Grund zu suchen.",
    ),
    "first_filled": Text(
        en="There is a digit in this cell already. Choose an empty one.",
        de="In dieser Zelle steht schon eine Ziffer. Wähl eine leere.",
    ),
    "first_not_here": Text(en="Not here", de="Hier nicht"),
    "first_stands_row": Text(
        en="The {digit} stands in this row already, in {cell}. In a row each digit stands only once.",
        de="Die {digit} steht in dieser Zeile schon, in {cell}. In einer Zeile steht jede Ziffer nur einmal.",
    ),
    "first_stands_column": Text(
        en="The {digit} stands in this column already, in {cell}. In a column each digit stands only once.",
        de="Die {digit} steht in dieser Spalte schon, in {cell}. In einer Spalte steht jede Ziffer nur einmal.",
    ),
    "first_stands_block": Text(
        en="The {digit} stands in this block already, in {cell}. In a block each digit stands only once.",
        de="Die {digit} steht in diesem Block schon, in {cell}. In einem Block steht jede Ziffer nur einmal.",
    ),
    "first_open_row": Text(
        en="In this row the {digit} could stand in {cells} as well. Write a digit only when no other place is left "
        "for it, or no other digit for the cell.",
        de="In dieser Zeile könnte die {digit} auch in {cells} stehen. Schreib eine Ziffer erst hin, wenn für sie "
        "kein anderer Platz bleibt oder für die Zelle keine andere Ziffer.",
    ),
    "first_open_column": Text(
        en="In this column the {digit} could stand in {cells} as well. Write a digit only when no other place is "
        "left for it, or no other digit for the cell.",
        de="In dieser Spalte könnte die {digit} auch in {cells} stehen. Schreib eine Ziffer erst hin, wenn für sie "
        "kein anderer Platz bleibt oder für die Zelle keine andere Ziffer.",
    ),
    "first_open_block": Text(
        en="In this block the {digit} could stand in {cells} as well. Write a digit only when no other place is "
        "left for it, or no other digit for the cell.",
        de="In diesem Block könnte die {digit} auch in {cells} stehen. Schreib eine Ziffer erst hin, wenn für sie "
        "kein anderer Platz bleibt oder für die Zelle keine andere Ziffer.",
    ),
    "first_or": Text(en="{others} or {last}", de="{others} oder {last}"),
    "first_where": Text(en="Where should I look?", de="Wo soll ich schauen?"),
    "first_why": Text(en="Help me", de="Hilf mir"),
    "first_do_it": Text(en="Write it for me", de="Trag sie für mich ein"),
    "first_done_for_you": Text(en="Done for you.", de="Für dich eingetragen."),
    "first_waits": Text(en="One moment …", de="Einen Augenblick …"),
    "first_again": Text(en="Ask again", de="Noch einmal fragen"),
    "first_back": Text(en="Welcome back!", de="Schön, dass du wieder da bist!"),
    "first_over": Text(en="Solved!", de="Gelöst!"),
    "first_over_told": Text(
        en="You have solved your first Sudoku. This is what you can do now:",
        de="Du hast dein erstes Sudoku gelöst. Das kannst du jetzt:",
    ),
    "first_learned_rule": Text(
        en="You know the rule: each digit once in every row, column and block.",
        de="Du kennst die Regel: jede Ziffer einmal in jeder Zeile, jeder Spalte und jedem Block.",
    ),
    "first_learned_full": Text(
        en="You see where only one cell is empty, and which digit is missing there.",
        de="Du siehst, wo nur noch eine Zelle leer ist und welche Ziffer dort fehlt.",
    ),
    "first_learned_hidden": Text(
        en="You find the only place that rows and columns leave for a digit in a block.",
        de="Du findest den einzigen Platz, den Zeilen und Spalten in einem Block für eine Ziffer lassen.",
    ),
    "first_to_chapter": Text(en="Go on learning: singles", de="Weiter lernen: Singles"),
    "first_to_puzzle": Text(en="Play a very easy Sudoku", de="Ein sehr leichtes Sudoku spielen"),
    "first_once_more": Text(en="Once more from the start", de="Noch einmal von vorn"),
}
