"""Clues as words of a grid: the area or "?", and a letter where the clue gives a shape.

The letter is ``s`` for a square, ``w`` for a wide rectangle and ``t`` for a tall one, as in ``6w``.
"""

from collections.abc import Iterable, Sequence

from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Shape
from shikaku_gui.texts import Message, Words, make_message

_LETTERS = {Shape.SQUARE: "s", Shape.WIDE: "w", Shape.TALL: "t"}
_SHAPES = {letter: shape for shape, letter in _LETTERS.items()}

SHAPE_LETTERS = "".join(_SHAPES)
"""The letters of all shapes."""


def shape_letter(shape: Shape | None) -> str:
    """Return the letter of a shape, no text without one."""
    return "" if shape is None else _LETTERS[shape]


def clue_word(area: int | None, shape: Shape | None = None) -> str:
    """Return the word for a clue.

    >>> clue_word(6, Shape.WIDE), clue_word(None, Shape.TALL), clue_word(4)
    ('6w', '?t', '4')
    """
    return ("?" if area is None else str(area)) + shape_letter(shape)


def split_shape(word: str) -> tuple[str, Shape | None]:
    """Return a word without the letter of a shape at its end, and the shape, None without one.

    >>> split_shape("6w"), split_shape("6")
    (('6', <Shape.WIDE: 'wide'>), ('6', None))
    """
    shape = _SHAPES.get(word[-1:])
    return (word, None) if shape is None else (word[:-1], shape)


def shapes_in_rows(rows: Iterable[Sequence[str]]) -> dict[Cell, Shape]:
    """Return the shapes of the clues among the words of a grid."""
    return {
        Cell(row, col): shape
        for row, words in enumerate(rows)
        for col, word in enumerate(words)
        if (shape := split_shape(word)[1]) is not None
    }


def clue_or(blank: Words) -> Message:
    """Return what is expected in a cell: a clue, or what ``blank`` names."""
    return make_message(
        N_("a clue's area or '?', with s, w or t behind it for a shape, or {blank}"), blank=blank
    )
