"""Lists pasted from a program in Python or C, as JSON of the same length.

``board = [[4, None], [None, None],]  # easy`` and ``int board[2][2] = {{4, 0}, {0, 0}};`` are read
as lists of JSON. Each place keeps its offset, so that errors name places of the text itself.
"""

import re

_MAX_LENGTH = 1_000_000
_STRING = r'"(?:[^"\\\n]|\\.)*+"' + r"|'(?:[^'\"\\\n]|\\.)*+'"
_TOKEN = re.compile(rf"({_STRING})|(#[^\n]*|//[^\n]*|/\*(?:[^*]|\*(?!/))*+\*/)|\b(None|NULL)\b")
_NAME = r"[A-Za-z_][\w \t*:.]{0,80}(?:\[[\w \t]{0,20}\][ \t]*){0,2}"
_ASSIGNED = re.compile(rf"\s*+{_NAME}=\s*+(?:[A-Za-z_][\w.]{{0,40}}\(\s*+)?(?=[\[{{(])")
_AFTER = re.compile(r"[\s,;]*+(?:\w++\s*+=\s*+[\w.]++)?+[\s,;)]*+")
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
    pieces = list(_PIECE.finditer(code, start))
    if not pieces or pieces[0].start() != start or pieces[0][0] not in _CLOSING:
        return None
    is_object = any(piece[0] == ":" for piece in pieces)
    signs = list(code)
    awaited: list[str] = []
    end = start
    for piece in pieces:
        sign, end = piece[0], piece.end()
        if sign in _CLOSING:
            awaited.append(_CLOSING[sign])
        elif sign in "]})" and sign != awaited.pop():
            return None
        if sign in "()" or (sign in "{}" and not is_object):
            signs[piece.start()] = "[" if sign in _CLOSING else "]"
        if not awaited:
            break
    if awaited or not _AFTER.fullmatch(code, end):
        return None
    if assigned and not _SEVERAL_ROWS.match(code, start):
        return None
    value = _TRAILING_COMMA.sub(" ", "".join(signs[start:end]))
    found = re.sub(r"\S", " ", code[:start]) + value + re.sub(r"\S", " ", code[end:])
    return found if found != text else None
