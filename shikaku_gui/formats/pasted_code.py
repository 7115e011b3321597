"""Lists pasted from a program in Python or C, as JSON of the same length.

``board = [[4, None], [None, None],]  # easy`` and ``int board[2][2] = {{4, 0}, {0, 0}};`` are read
as lists of JSON. Each place keeps its offset, so that errors name places of the text itself.
"""

import re

_MAX_LENGTH = 1_000_000
_STRING = r'"(?>[^"\\\n]|\\.)*+"' + r"|'(?>[^'\"\\\n]|\\.)*+'"
_TOKEN = re.compile(rf"({_STRING})|(#[^\n]*|//[^\n]*|/\*(?>[^*]|\*(?!/))*+\*/)|\b(None|NULL)\b")
_NAME = r"[A-Za-z_][\w \t*:.]{0,80}(?:\[[\w \t]{0,20}\][ \t]*){0,2}"
_ASSIGNED = re.compile(rf"\s*+{_NAME}=\s*+(?:[A-Za-z_][\w.]{{0,40}}\(\s*+)?(?=[\[{{(])")
_AFTER = re.compile(r"[\s,;]*+(?>\w++\s*+=\s*+[\w.]++)?+[\s,;)]*+")
"""What may follow a list: the signs that end a statement, and before them ``dtype=int``."""

_SEVERAL_ROWS = re.compile(rf"[\[{{(]\s*+(?:[\[{{(]|(?:{_STRING})\s*+,\s*+[\"'])|[{{]")
"""The beginning of a list of lists, of several texts, or of an object: one word is no grid."""

_TRAILING_COMMA = re.compile(r",(?=\s*+[\]}])")
_PIECE = re.compile(rf"{_STRING}|[\[\](){{}}:]")
_CLOSING = {"[": "]", "{": "}", "(": ")"}


def sniff(text: str) -> bool:
    """Tell whether the text gives a list to a variable, comments aside."""
    return _ASSIGNED.match(_without_comments(text[:2_000])) is not None


def _without_comments(text: str) -> str:
    """Return the text with blanks for comments, quotes and null as in JSON."""

    def replaced(match: re.Match[str]) -> str:
        string, comment, none = match.groups()
        if none:
            return "null"
        if comment:
            return re.sub(r"[^\n]", " ", comment)
        return f'"{string[1:-1]}"'

    return _TOKEN.sub(replaced, text)


def as_json(text: str) -> str | None:
    """Return a list of Python or C as JSON, None for a text that is hardly one."""
    if len(text) > _MAX_LENGTH:
        return None
    code = _without_comments(text)
    assigned = _ASSIGNED.match(code)
    start = assigned.end() if assigned else len(code) - len(code.lstrip())
    if assigned and not _SEVERAL_ROWS.match(code, start):
        return None
    end = _value_end(code, start)
    if end is None or not _AFTER.fullmatch(code, end):
        return None
    before, value, after = code[:start], code[start:end], code[end:]
    found = re.sub(r"\S", " ", before) + _with_json_signs(value) + re.sub(r"\S", " ", after)
    return found if found != text else None


def _value_end(code: str, start: int) -> int | None:
    """Return the offset behind the list or object that begins there, None where none does."""
    if code[start : start + 1] not in _CLOSING:
        return None
    awaited: list[str] = []
    for piece in _PIECE.finditer(code, start):
        sign = piece[0]
        if sign in _CLOSING:
            awaited.append(_CLOSING[sign])
        elif sign in "]})" and sign != awaited.pop():
            return None
        if not awaited:
            return piece.end()
    return None


def _with_json_signs(value: str) -> str:
    """Return a value with the brackets of JSON, and without a comma at the end of a list."""
    signs = {"(": "[", ")": "]"}
    if all(piece[0] != ":" for piece in _PIECE.finditer(value)):
        signs |= {"{": "[", "}": "]"}
    replaced = _PIECE.sub(lambda piece: signs.get(piece[0], piece[0]), value)
    return _TRAILING_COMMA.sub(" ", replaced)
