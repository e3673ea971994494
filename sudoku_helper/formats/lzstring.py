"""The compression of f-puzzles links: LZ78 over characters, six bits to a letter.

Code 0 introduces a new character of 8 bits, code 1 one of 16 bits, code 2 is the end; every other
code is an entry of the dictionary. Codes grow by one bit whenever the dictionary is full. The bits
of a number come lowest first.
"""

from collections.abc import Iterator

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_CODE_OF = {letter: code for code, letter in enumerate(ALPHABET)}
_END = 2


class _Width:
    """How many bits a code has: one more each time the dictionary has filled up."""

    def __init__(self) -> None:
        self.bits = 2
        self._room = 2

    def entry_added(self) -> None:
        self._room -= 1
        if not self._room:
            self._room = 1 << self.bits
            self.bits += 1


def compress(text: str) -> str:
    """The letters for a text."""
    bits: list[int] = []
    width = _Width()
    codes: dict[str, int] = {}
    unseen: set[str] = set()

    def write(number: int, length: int) -> None:
        bits.extend(number >> place & 1 for place in range(length))

    def emit(word: str) -> None:
        if word in unseen:
            unseen.remove(word)
            is_wide = ord(word) > 255
            write(int(is_wide), width.bits)
            write(ord(word), 16 if is_wide else 8)
            width.entry_added()
        else:
            write(codes[word], width.bits)
        width.entry_added()

    word = ""
    for character in text:
        if character not in codes:
            codes[character] = len(codes) + 3
            unseen.add(character)
        if word + character in codes:
            word += character
            continue
        emit(word)
        codes[word + character] = len(codes) + 3
        word = character
    if word:
        emit(word)
    write(_END, width.bits)
    return _letters(bits)


def _letters(bits: list[int]) -> str:
    """Six bits to a letter, filled up to whole groups of four letters."""
    bits = bits + [0] * (6 - len(bits) % 6)
    groups = (bits[start : start + 6] for start in range(0, len(bits), 6))
    letters = "".join(ALPHABET[int("".join(map(str, group)), 2)] for group in groups)
    return letters + "=" * (-len(letters) % 4)


def decompress(letters: str, longest: int) -> str:
    """The text behind the letters; ValueError if they are damaged or the text is too long."""
    bits = _bits(letters.rstrip("="))
    width = _Width()
    entries = ["", "", ""]
    words: list[str] = []
    length = 0
    while (code := _number(bits, width.bits)) != _END:
        if code in (0, 1):
            entry = chr(_number(bits, 16 if code else 8))
            entries.append(entry)
            width.entry_added()
        elif code < len(entries):
            entry = entries[code]
        elif code == len(entries) and words:
            entry = words[-1] + words[-1][0]
        else:
            raise ValueError("damaged compression")
        if words:
            entries.append(words[-1] + entry[0])
        # The writer counts its first word too, although nothing can be added for it.
        width.entry_added()
        words.append(entry)
        length += len(entry)
        if length > longest:
            raise ValueError("too long")
    return "".join(words)


def _bits(letters: str) -> Iterator[int]:
    for letter in letters:
        code = _CODE_OF.get(letter)
        if code is None:
            raise ValueError(f"unexpected character {letter!r}")
        for place in range(5, -1, -1):
            yield code >> place & 1


def _number(bits: Iterator[int], width: int) -> int:
    number = 0
    for place in range(width):
        bit = next(bits, None)
        if bit is None:
            raise ValueError("the text is cut off")
        number |= bit << place
    return number
