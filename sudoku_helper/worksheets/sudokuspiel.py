"""SudokuSpiel: Findet der Computer eine Lösung?

Aufgaben
1. Erläutere den Konstruktor: Was bekommt er, was legt er an, und warum kopiert er die Startbelegung?
2. Analysiere findeNaechstesLeeresFeld(): In welcher Reihenfolge sucht die Methode, was gibt sie
   zurück, und was geschieht, wenn kein Feld mehr leer ist?
3. Fülle die drei Lücken. Starte danach das Programm: Es prüft sich selbst und sagt, ob alles stimmt.
4. Was merkt sich das Spiel, wenn ein Sudoku mehrere Lösungen hat? Probiere es aus.
5. Vertiefung: Erweitere den Code so, dass ein Rätselheft mit x Sudokus unterschiedlicher
   Schwierigkeit entsteht. (Tipp: Die Schwierigkeit hängt auch von der Anzahl der Vorgaben ab.)
"""

# >>> Vertiefung
from random import Random

# <<<
Feld = list[list[int]]
"""Ein Spielfeld: neun Zeilen mit je neun Zahlen, 0 steht für ein leeres Feld."""


class SudokuSpiel:
    """Ein Sudoku, das der Computer durch Probieren löst."""

    def __init__(self, startbelegung: Feld) -> None:
        """Übernimmt die Startbelegung und merkt sich, dass noch nichts gefunden ist."""
        self._spielfeld = self.kopiereFeld(startbelegung)
        self._gemerkteLoesung = self.kopiereFeld(startbelegung)
        self._loesungGefunden = False

    def loeseSudoku(self) -> bool:
        """Startet die Suche; gibt zurück, ob eine Lösung gefunden wurde."""
        self.backtrack_sudoku()
        return self._loesungGefunden

    def gibLoesungZurueck(self) -> Feld:
        """Liefert die gemerkte Lösung."""
        return self._gemerkteLoesung

    def backtrack_sudoku(self) -> None:
        """Probiert in jedem leeren Feld jede zulässige Zahl und nimmt sie wieder zurück."""
        # >>> Lücke 1: Ist alles ausgefüllt, merke eine Kopie und kehre um. Sonst probiere im nächsten
        # leeren Feld jede zulässige Zahl: eintragen, wieder aufrufen, rückgängig machen.
        if self.istVollstaendigAusgefuellt():
            self._gemerkteLoesung = self.kopiereFeld(self._spielfeld)
            self._loesungGefunden = True
            return
        zeile, spalte = self.findeNaechstesLeeresFeld()
        for zahl in range(1, 10):
            if self.istZahlZulaessig(zeile, spalte, zahl):
                self._spielfeld[zeile][spalte] = zahl
                self.backtrack_sudoku()
                self._spielfeld[zeile][spalte] = 0
        # <<<

    def istVollstaendigAusgefuellt(self) -> bool:
        """Sagt, ob kein Feld mehr leer ist."""
        # >>> Lücke 2: Gib True zurück, wenn nirgends eine 0 steht, sonst False.
        for zeile in self._spielfeld:
            if 0 in zeile:
                return False
        return True
        # <<<

    def findeNaechstesLeeresFeld(self) -> tuple[int, int]:
        """Sucht das nächste leere Feld, zeilenweise von links oben nach rechts unten."""
        for zeile in range(9):
            for spalte in range(9):
                if self._spielfeld[zeile][spalte] == 0:
                    return zeile, spalte
        raise ValueError("Kein Feld ist leer.")

    def istZahlZulaessig(self, zeile: int, spalte: int, zahl: int) -> bool:
        """Sagt, ob die Zahl weder in der Zeile noch in der Spalte noch im Block steht."""
        # >>> Lücke 3: Prüfe die Zeile, die Spalte und den 3x3-Block. (Tipp: zeile // 3 * 3 ist die
        # oberste Zeile des Blocks.)
        oben, links = zeile // 3 * 3, spalte // 3 * 3
        for i in range(9):
            if self._spielfeld[zeile][i] == zahl or self._spielfeld[i][spalte] == zahl:
                return False
            if self._spielfeld[oben + i // 3][links + i % 3] == zahl:
                return False
        return True
        # <<<

    def kopiereFeld(self, original: Feld) -> Feld:
        """Kopiert ein Spielfeld Zeile für Zeile."""
        return [list(zeile) for zeile in original]


# >>> Vertiefung
class ZaehlendesSpiel(SudokuSpiel):
    """Zählt die Lösungen und hört nach der zweiten auf: So zeigt sich, ob es genau eine gibt."""

    def __init__(self, startbelegung: Feld) -> None:
        """Wie beim SudokuSpiel; gezählt ist noch nichts."""
        super().__init__(startbelegung)
        self.anzahlLoesungen = 0

    def backtrack_sudoku(self) -> None:
        """Zählt mit, bevor die Suche weitergeht wie bisher."""
        if self.anzahlLoesungen > 1:
            return
        if self.istVollstaendigAusgefuellt():
            self.anzahlLoesungen += 1
        super().backtrack_sudoku()


class Raetselheft:
    """Ein Heft mit x Sudokus, jedes mit genau einer Lösung und etwas weniger Vorgaben als das vorige."""

    def __init__(self, anzahl: int, zufall: Random) -> None:
        """Macht die Rätsel: das erste mit 50 Vorgaben, das letzte mit 36."""
        self._zufall = zufall
        schritt = 14 / max(1, anzahl - 1)
        self.raetsel = [self.macheRaetsel(round(50 - schritt * i)) for i in range(anzahl)]

    def macheRaetsel(self, vorgaben: int) -> Feld:
        """Leert Felder eines vollen Gitters, solange die Lösung die einzige bleibt."""
        feld = self.macheGitter()
        felder = [(zeile, spalte) for zeile in range(9) for spalte in range(9)]
        self._zufall.shuffle(felder)
        gefuellt = 81
        for zeile, spalte in felder:
            if gefuellt == vorgaben:
                break
            zahl, feld[zeile][spalte] = feld[zeile][spalte], 0
            spiel = ZaehlendesSpiel(feld)
            spiel.loeseSudoku()
            if spiel.anzahlLoesungen == 1:
                gefuellt -= 1
            else:
                feld[zeile][spalte] = zahl
        return feld

    def macheGitter(self) -> Feld:
        """Mischt ein regelmäßiges Gitter: die Ziffern und die Zeilen innerhalb der Blöcke."""
        ziffern = self._zufall.sample(range(1, 10), 9)
        zeilen = [3 * block + z for block in range(3) for z in self._zufall.sample(range(3), 3)]
        return [[ziffern[(3 * z + z // 3 + spalte) % 9] for spalte in range(9)] for z in zeilen]


# <<<
BEISPIEL = [
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


def pruefe() -> None:
    """Prüft das fertige Programm; eine Lücke, die noch falsch ist, bricht die Prüfung ab."""
    spiel = SudokuSpiel(BEISPIEL)
    assert not spiel.istVollstaendigAusgefuellt(), "Lücke 2: Im Beispiel sind Felder leer."
    assert not spiel.istZahlZulaessig(0, 1, 5), "Lücke 3: Die 5 steht schon in der Zeile."
    assert not spiel.istZahlZulaessig(0, 2, 7), "Lücke 3: Die 7 steht schon in der Spalte."
    assert not spiel.istZahlZulaessig(0, 2, 3), "Lücke 3: Die 3 steht schon im Block."
    assert spiel.istZahlZulaessig(0, 1, 6), "Lücke 3: Die 6 ist zulässig."
    assert spiel.loeseSudoku(), "Lücke 1: Das Beispiel hat eine Lösung."
    loesung = spiel.gibLoesungZurueck()
    assert SudokuSpiel(loesung).istVollstaendigAusgefuellt(), (
        "Lücke 1: Merke eine Kopie der Lösung."
    )
    assert BEISPIEL[0][1] == 0, "Die Startbelegung darf sich nicht ändern."
    unloesbar = [[5, 1, *BEISPIEL[0][2:]], *BEISPIEL[1:]]
    assert not SudokuSpiel(unloesbar).loeseSudoku(), "Lücke 1: Hier gibt es keine Lösung."


if __name__ == "__main__":
    pruefe()
    print("Alles richtig.")
