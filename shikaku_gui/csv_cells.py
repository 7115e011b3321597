"""Cells of CSV files that no spreadsheet takes for a formula."""

import re
from unicodedata import normalize

_INVISIBLE = re.compile(r"[\s\x00-\x20\x7f-\xa0\u200b-\u200f\u2060\ufeff]*")
_SIGNS = ("=", "+", "-", "@")


def harmless_cell(text: str) -> str:
    """Return a text with an apostrophe in front if a spreadsheet could take it for a formula.

    Blanks, line breaks and invisible characters in front do not hide a formula, and full-width
    and similar forms of the signs count, because spreadsheets take them for the signs.

    >>> harmless_cell("=1+1"), harmless_cell(" -1"), harmless_cell("1-2")
    ("'=1+1", "' -1", '1-2')
    """
    seen = _INVISIBLE.sub("", normalize("NFKC", text), count=1)
    hidden = text.startswith(("\t", "\r", "\n"))
    return f"'{text}" if hidden or seen.startswith(_SIGNS) else text
