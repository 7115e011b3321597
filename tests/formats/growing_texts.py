"""Texts of any length that are hard to read: for each format, what could cost more than its length.

Each function takes about the number of characters wanted. Most texts are valid, so that all of
the reader works; others end in an error, whose place has to be found.
"""

import json
from collections.abc import Callable
from urllib.parse import quote

from shikaku_gui.formats.sgt_obfuscation import hide
from tests.formats.samples import SGT_HEAD, penpa, records

COLS = 1_000
SAVE = '{"format": "shikaku", "version": 2, "puzzle": '
XML = '<?xml version="1.0"?>\n<puzzle type="shikaku">'


def _blank_rows(rows: int, word: str = ".") -> str:
    return (f"{word} " * COLS + "\n") * rows


def _cells(count: int) -> list[tuple[int, int]]:
    return [divmod(index, COLS) for index in range(count)]


def _rows(length: int, per_row: int = 2 * COLS) -> int:
    return max(1, length // per_row)


def _kanpen(length: int, separator: str) -> str:
    count = length // 30
    rows = -(-count // COLS)
    rects = separator.join(f"{row} {col} {row} {col}" for row, col in _cells(count))
    return f"{rows}\n{COLS}\n{_blank_rows(rows)}{count}\n{rects}\n"


def _kanpen_link(length: int, separator: str) -> str:
    cols = min(2_000, max(10, length // 4_000))
    rows = min(2_000, length // 2 // cols)
    fields = separator.join([str(rows), str(cols), *["._" * cols] * rows])
    return f"http://www.kanpen.net/shikaku.html?problem={fields}/"


def _xml(length: int, body: str = "", end: str = "") -> str:
    count = length // 60
    rows = -(-count // COLS)
    numbers = "\n".join(
        f'<number r="{row + 1}" c="{col + 1}" n="3"/>' for row, col in _cells(count)
    )
    areas = "\n".join(
        f'<area r0="{row + 1}" c0="{col + 1}" r1="{row + 1}" c1="{col + 1}"/>'
        for row, col in _cells(count // 2)
    )
    size = f'<size row="{rows}" col="{COLS}"/>'
    return f"{XML}{body}<board>{numbers}</board><answer>{areas}</answer>{size}{end}</puzzle>"


def _janko(length: int) -> str:
    rows = _rows(length, 6 * COLS)
    labels = "".join(
        " ".join(str(row * COLS + col) for col in range(COLS)) + "\n" for row in range(rows)
    )
    head = f"begin\npuzzle sikaku\nrows {rows}\ncols {COLS}\n"
    return f"{head}[problem]\n{_blank_rows(rows, '-')}[solution]\n{labels}end\n"


def _janko_sections(length: int) -> str:
    return "begin\npuzzle sikaku\nrows 1\ncols 2\n" + "[problem]\n- 2\n[solution]\n1 1\n" * (
        length // 30
    )


def _pzprv3_lines(length: int) -> list[str]:
    rows = _rows(length, 6 * COLS)
    sides = ["1 " * (COLS - 1)] * rows + ["1 " * COLS] * (rows - 1)
    return ["pzprv3", "shikaku", str(rows), str(COLS), *[". " * COLS] * rows, *sides, ""]


def _pzprv3_link(length: int) -> str:
    return "?" + "/".join(quote(line, safe="") for line in _pzprv3_lines(length))


def _penpa(length: int) -> str:
    rows = 200
    width = COLS + 4
    count = min(length // 20, rows * COLS)
    numbers = {str((row + 2) * width + col + 2): ["4", 1, "1"] for row, col in _cells(count)}
    start = width * (rows + 4)
    edges = {f"{start + at},{start + at + 1}": 3 for at in range(count)}
    lines = [f"square,{COLS},{rows},", "[0,0,0,0]", "{}"]
    lines.append(json.dumps({"number": numbers, "lineE": {}}))
    lines.append(json.dumps({"lineE": edges}))
    return penpa("\n".join(lines))


def _sgt_save(length: int) -> str:
    moves = [("MOVE", f"R{at % 4},{at % 3},1,1") for at in range(length // 20)]
    states = (("NSTATES", str(len(moves) + 1)), ("STATEPOS", str(len(moves))))
    return records(*SGT_HEAD, ("AUXINFO", hide("S" + "01" * (length // 8))), *states, *moves)


def _collection(length: int, cell: str) -> str:
    return json.dumps(
        {f"{at}": {"problem": f"1 2\n{cell} 2\n"} for at in range(length // 40)}, indent=1
    )


def _save(length: int, move: str, *, cols: int = 2, last: str = "") -> str:
    moves = ",\n".join([move] * (length // len(move)) + ([last] if last else []))
    return f'{SAVE}{{"rows": 2, "cols": {cols}, "clues": []}}, "moves": [{moves}]}}'


def _save_clues(length: int, *more: list[int]) -> str:
    clues = [[*cell, 2] for cell in _cells(length // 12)]
    rows = -(-len(clues) // COLS)
    puzzle = {"rows": rows, "cols": COLS, "clues": [*clues, *more]}
    return SAVE + json.dumps(puzzle) + ', "moves": []}'


def _save_shapes(length: int, *more: list[int]) -> str:
    cells = _cells(length // 16)
    rows = -(-len(cells) // COLS)
    shapes = [[row, *range(len(cells) - row * COLS)[:COLS]] for row in range(rows)]
    puzzle = {"rows": rows, "cols": COLS, "clues": [[*cell, None] for cell in cells]}
    return SAVE + json.dumps(puzzle | {"shapes": {"wide": [*shapes, *more]}}) + "}"


def _shape_puzzle(length: int) -> str:
    clues = [{"x": col, "y": row, "type": "H_rect"} for row, col in _cells(length // 40)]
    return json.dumps({"grid_size": [-(-len(clues) // COLS), COLS], "clues": clues})


def _save_fill(length: int) -> str:
    rects = [[*cell, 1, 1] for cell in _cells(length // 30)]
    rows = -(-len(rects) // COLS)
    puzzle = json.dumps({"rows": rows, "cols": COLS, "clues": []})
    return f'{SAVE}{puzzle}, "moves": {json.dumps([["fill", rects]])}}}'


def _marks(length: int) -> str:
    """Pencil rectangles, each in a row of its own, as few as can be compared."""
    moves = [["pencil", [[at % 2_000, 0, 1, 1 + at // 2_000]]] for at in range(length // 30)]
    puzzle = json.dumps({"rows": 2_000, "cols": 2_000, "clues": []})
    return f'{SAVE}{puzzle}, "moves": {json.dumps(moves)}}}'


def _art(length: int) -> str:
    cells = COLS // 4
    rows = _rows(length, 6 * cells)
    edge = "+" + "--+" * cells + "\n"
    return edge + ("|" + " 1|" * cells + "\n" + edge) * rows


def _drawing(length: int) -> str:
    cells = COLS // 4
    rows = _rows(length, 8 * cells)
    edge = "+" + "---+" * cells + "\n"
    return edge + ("|" + " 1 |" * cells + "\n" + edge) * rows


def _pycsp3(length: int) -> str:
    rooms = [{"row": row, "col": col, "value": 3} for row, col in _cells(length // 36)]
    return json.dumps({"nRows": -(-len(rooms) // COLS), "nCols": COLS, "rooms": rooms})


def _pycsp3_array(length: int) -> str:
    room = '{"nRows": 1, "nCols": 1, "rooms": [{"row": 0, "col": 0, "value": 1}]}'
    return "[" + ", ".join([room] * max(length // (len(room) + 2), 2)) + "]"


def _pycsp3_text(length: int) -> str:
    rooms = [f"{row} {col} : 3" for row, col in _cells(length // 12)]
    return f"{-(-len(rooms) // COLS)} x {COLS}\n{len(rooms)}\n" + "\n".join(rooms) + "\n"


def _sgt(length: int, cell: str) -> str:
    count = length // len(cell)
    rows = max(1, count // COLS)
    return f"{COLS}x{rows}:" + cell * (rows * COLS)


def _pzpr(length: int, cell: str) -> str:
    return f"https://puzz.link/p?shikaku/{COLS}/{_rows(length, COLS)}/" + cell * length


GROWING: dict[str, tuple[str, Callable[[int], str]]] = {
    "grid": ("grid", lambda length: _blank_rows(_rows(length))),
    "grid of ones": ("grid", lambda length: _blank_rows(_rows(length), "1")),
    "grid, last word wrong": ("grid", lambda length: _blank_rows(_rows(length)) + "x " * COLS),
    "grid of shapes": ("grid", lambda length: _blank_rows(_rows(length, 3 * COLS), "?w")),
    "kanpen, a line each": ("kanpen", lambda length: _kanpen(length, "\n")),
    "kanpen, long lines": ("kanpen", lambda length: _kanpen(length, " ")),
    "kanpen-link": ("kanpen-link", lambda length: _kanpen_link(length, "/")),
    "kanpen-link, wrapped": ("kanpen-link", lambda length: _kanpen_link(length, "/\r\n")),
    "kanpen-link, empty fields": (
        "kanpen-link",
        lambda length: _kanpen_link(40, "/" * (length // 3)),
    ),
    "kanpen-xml, size last": ("kanpen-xml", _xml),
    "kanpen-xml, others": ("kanpen-xml", lambda length: _xml(40, "<a b='c'/>\n" * (length // 12))),
    "kanpen-xml, error": ("kanpen-xml", lambda length: _xml(length, end='<area r0="0"/>')),
    "janko": ("janko", _janko),
    "janko, sections": ("janko", _janko_sections),
    "pzprv3": ("pzprv3", lambda length: "\n".join(_pzprv3_lines(length))),
    "pzprv3, trials": (
        "pzprv3",
        lambda length: (
            "pzprv3\nshikaku\n1\n2\n1 1\n1\n" + "TrialData(1)\n1 1\n0\n" * (length // 18)
        ),
    ),
    "pzprv3, blank lines": (
        "pzprv3",
        lambda length: "\n".join(_pzprv3_lines(9)) + "\n" * length + 'info:{"metadata": {}}',
    ),
    "pzprv3-link": ("pzprv3-link", _pzprv3_link),
    "penpa": ("penpa", _penpa),
    "penpa, fields": ("penpa", lambda length: penpa("square,1,1,") + "&a=b" * (length // 4)),
    "sgt": ("sgt", lambda length: _sgt(length, "a")),
    "sgt, clues": ("sgt", lambda length: _sgt(length, "3_")),
    "sgt-save": ("sgt-save", _sgt_save),
    "sgt-art": ("sgt-art", _art),
    "drawing": ("drawing", _drawing),
    "drawing, many": ("drawing", lambda length: "┌───┐\n│ 1 │\n└───┘\n" * (length // 18)),
    "pzpr": ("pzpr", lambda length: _pzpr(length, "3")),
    "pzpr, signs": ("pzpr", lambda length: _pzpr(length // 4, "%41f")),
    "pzpr, wrapped": ("pzpr", lambda length: _pzpr(length // 2, "g\n")),
    "message": (
        "message",
        lambda length: "see\n" + "https://a.b/p?shikaku/1/1/1 x\n" * (length // 30),
    ),
    "message, wrapped links": (
        "message",
        lambda length: (
            "see\n" + "https://a.b/?url=https%3A%2F%2Fc/p%3Fshikaku/1/1/1 x\n" * (length // 52)
        ),
    ),
    "message, IDs": ("message", lambda length: "[12:30] " + "2x1:a2, 2x1:aa2, " * (length // 17)),
    "message, a page": (
        "message",
        lambda length: "<html>" + "<a href='https://a'>" * (length // 20),
    ),
    "message, one link": (
        "message",
        lambda length: "a https://a.b/p?shikaku/1/1/1" + "&amp;http://" * (length // 12),
    ),
    "message, no link to a puzzle": (
        "grid",
        lambda length: "see\n" + "https://a.b " * (length // 12),
    ),
    "csv": ("csv", lambda length: (",5" * COLS + "\n") * _rows(length)),
    "csv, shapes": ("csv", lambda length: (",5t" * COLS + "\n") * _rows(length)),
    "csv, blank": (
        "csv",
        lambda length: "1" + "," * COLS + "\n" + ("," * COLS + "\n") * _rows(length, COLS),
    ),
    "csv, of one cell": ("csv", lambda length: '"1"\n\n' * (length // 5)),
    "characters": ("characters", lambda length: ("." * 50 + "\n") * (length // 51)),
    "json": ("json", lambda length: "[" + "[0,5],\n" * (length // 7) + "[1,1]]"),
    "json, shapes": ("json", lambda length: "[" + '["?s",5],\n' * (length // 10) + "[1,1]]"),
    "json, links": ("json", lambda length: '["1x1:1"' + ',"1x1:1"' * (length // 8) + "]"),
    "json, values": ("json", lambda length: "[[1]]\n" * (length // 6)),
    "pycsp3": ("pycsp3", _pycsp3),
    "pycsp3, many": ("pycsp3", _pycsp3_array),
    "pycsp3-text": ("pycsp3-text", _pycsp3_text),
    "shape-puzzles": ("shape-puzzles", _shape_puzzle),
    "shape-puzzles, an error": (
        "shape-puzzles",
        lambda length: _shape_puzzle(length).replace("H_rect", "L_rect", 1),
    ),
    "collection": ("collection", lambda length: _collection(length, ".")),
    "collection, errors": ("collection", lambda length: _collection(length, "x")),
    "shikaku, clues": ("shikaku", _save_clues),
    "shikaku, shapes": ("shikaku", _save_shapes),
    "shikaku, last shape wrong": ("shikaku", lambda length: _save_shapes(length, [0, COLS])),
    "shikaku, last clue wrong": ("shikaku", lambda length: _save_clues(length, [0, 0, 0])),
    "shikaku, fill": ("shikaku", _save_fill),
    "shikaku, places": ("shikaku", lambda length: _save(length, '["place", [0, 0, 1, 1]]')),
    "shikaku, clears": ("shikaku", lambda length: _save(length, '["clear"]')),
    "shikaku, last move wrong": (
        "shikaku",
        lambda length: _save(length, '["fill", []]', last='["erase", [0, 0, 1, 1]]'),
    ),
    "shikaku, marks": ("shikaku", _marks),
    "shikaku, not JSON at the end": ("shikaku", lambda length: _save_clues(length) + "]"),
    "shikaku, twice the same key": (
        "shikaku",
        lambda length: _save_clues(length).replace(', "moves"', ', "version": 1, "moves"'),
    ),
}
"""The name of the format that reads it, and the text, by what is special about it."""
