"""Lines and columns of places in a text."""


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return the line and the column of an offset, from 1."""
    breaks = text.count("\n", 0, offset) + text.count("\r", 0, offset)
    breaks -= text.count("\r\n", 0, offset)
    start = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    return breaks + 1, offset - start + 1


class LinePlaces:
    """Lines and columns of offsets in a text.

    Lines are counted from the offset asked for before, because there may be an error in each
    of many puzzles of a text.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._line = (0, 1)  # the offset where a line begins, and its number

    def at(self, offset: int) -> tuple[int, int]:
        """Return the line and the column, from 1."""
        start, line = self._line if self._line[0] <= offset else (0, 1)
        below, column = line_and_column(self._text[start : offset + 1], offset - start)
        line += below - 1
        self._line = (offset - column + 1, line)
        return line, column
