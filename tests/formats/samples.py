"""One small game in every format, written down by hand from the descriptions.

The grid is not square, so that rows and columns cannot be mistaken for each other::

    . 4 . 2
    . . 2 .
    . 4 . .

The player has drawn the rectangles of the two clues 4. What is left is a square with
two clues, so it is no rectangle of the player's in formats that know lines only.
"""

import base64
import json
import zlib

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Fill, Puzzle, Rect

CLUES = {Cell(0, 1): 4, Cell(0, 3): 2, Cell(1, 2): 2, Cell(2, 1): 4}
PUZZLE = Puzzle(3, 4, CLUES)
DRAWN = (Rect(0, 0, 2, 2), Rect(2, 0, 1, 4))
SOLUTION = (Rect(0, 0, 2, 2), Rect(0, 2, 1, 2), Rect(1, 2, 1, 2), Rect(2, 0, 1, 4))
PLAYED = SavedGame(PUZZLE, (Fill(DRAWN),), 1)

GRID = ". 4 . 2\n. . 2 .\n. 4 . .\n"
PZPRV3 = (
    f"pzprv3\nshikaku\n3\n4\n{GRID}0 1 0 \n0 1 0 \n0 0 0 \n0 0 0 0 \n1 1 1 1 \n"
    '\ninfo:{"metadata": {"author": "A/B", "source": "S"}}\n'
)
PZPRV3_LINK = (
    "https://puzz.link/p?type=player&pzprv3/shikaku/3/4/.%204%20.%202%20/.%20.%202%20.%20/"
    ".%204%20.%20.%20/0%201%200%20/0%201%200%20/0%200%200%20/0%200%200%200%20/1%201%201%201%20//"
)
XML = """<?xml version="1.0" encoding="UTF-8"?>
<puzzle type="shikaku"><size row="3" col="4"/>
<property><author value="A &amp; B"/><source value="S"/><difficulty value=""/></property>
<board><number r="1" c="2" n="4"/><number r="1" c="4" n="2"/>
<number r="2" c="3" n="2"/><number r="3" c="2" n="4"/><number r="3" c="3" n="0"/></board>
<answer><area r0="1" c0="1" r1="2" c1="2"/><area r0="3" c0="1" r1="3" c1="4"/></answer></puzzle>
"""
ART = """\
+-----+-----+
|    4|    2|
|     |     |
|     | 2   |
+-----+-----+
|    4      |
+-----------+
"""
DRAWING = """\
+-------+-------+
|     4 |     2 |
|       |       |
|       | 2     |
+-------+-------+
|     4         |
+---------------+
"""
JANKO = """begin
puzzle sikaku
author A
title T
rows 3
cols 4
[problem]
- 4 - 2
- - 2 -
- 4 - -
[solution]
1 1 2 2
1 1 7 7
x x x x
[moves]
1a,2b;
source S
end
"""
PYCSP3 = """{"nRows": 3, "nCols": 4, "rooms": [{"row": 0, "col": 1, "value": 4},
{"row": 0, "col": 3, "value": 2}, {"row": 1, "col": 2, "value": 2},
{"row": 2, "col": 1, "value": 4}]}
"""
PYCSP3_TEXT = "3 x 4\n4\n0 1 : 4\n0 3 : 2\n1 2 : 2\n2 1 : 4\n"
LABELS = "a a b b\na a c c\nd d d d"
COLLECTION = json.dumps(
    {"1_3x4": {"problem": "3 4\n" + GRID, "solution": "3 4\n" + LABELS, "source": "S"}}
)
SAVE = """{"format": "shikaku", "version": 1,
"puzzle": {"rows": 3, "cols": 4, "title": "T", "author": "A", "source": "S",
"clues": [[0, 1, 4], [0, 3, 2], [1, 2, 2], [2, 1, 4]]},
"moves": [["place", [0, 0, 2, 2]], ["place", [0, 0, 3, 3]], ["erase", [0, 0, 3, 3]],
["fill", [[0, 0, 2, 2], [2, 0, 1, 4]]], ["clear"]],
"position": 4, "seconds": 61.5, "hints": {"nudge": 1, "where": 2, "why": 3, "draw": 4},
"solution": [[0, 0, 2, 2], [0, 2, 1, 2], [1, 2, 1, 2], [2, 0, 1, 4]]}
"""


def records(*pairs: tuple[str, str]) -> str:
    """Return a save file of Rectangles with these records."""
    return "".join(f"{key:8}:{len(value.encode())}:{value}\n" for key, value in pairs)


SGT_HEAD = (
    ("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"),
    ("VERSION", "1"),
    ("GAME", "Rectangles"),
    ("PARAMS", "9x9"),
    ("CPARAMS", "4x3"),
    ("DESC", "a4a2b2b4b"),
)
SGT_SAVE = records(
    *SGT_HEAD,
    ("NSTATES", "4"),
    ("STATEPOS", "3"),
    ("MOVE", "R0,0,2,2"),
    ("MOVE", "R0,2,4,1"),
    ("MOVE", "H2,1"),
)

# A cell's number is (row + 2) * 8 + column + 2, a lattice point's 56 + (row + 1) * 8 + column + 1.
PENPA_LINES = [
    "square,4,3,38,0,1,1,1,1,1,1,0,0,0,0,Title: T%2C2,Author: A,S,,OFF,false,",
    "[0,0,0,0]",
    "{}",
    '{"number":{"19":["4",1,"1"],"21":[2,7,"1"],"28":[2,7,"1"],"35":[4,7,"1"]},"lineE":{}}',
    '{"number":{},"lineE":{"67,75":3,"75,83":3,"81,82":3,"82,83":3,"83,84":3,"84,85":3,"70":98}}',
    *[""] * 12,
    '["shikaku"]',
]
PENPA_SOLUTION = (
    '[[],[],["67,75,1","75,83,1","81,82,1","82,83,1","83,84,1","84,85,1","75,76,1","76,77,1"]]'
)


def packed(text: str) -> str:
    """Return a text as penpa-edit puts it into a link."""
    packer = zlib.compressobj(wbits=-15)
    return base64.b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def penpa(lines: str, solution: str = "") -> str:
    """Return a link of penpa-edit."""
    answer = f"&a={packed(solution)}" if solution else ""
    return f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed(lines)}{answer}"


PENPA = penpa("\n".join(PENPA_LINES), PENPA_SOLUTION)

SHAPE_PUZZLE = """{"patchesGamePuzzle": {"gridRows": 3, "gridCols": 4, "clueCells": [
{"cellIdx": 1, "shapeConstraint": "PatchesShapeConstraint_SQUARE", "numberConstraint": 4},
{"cellIdx": 3, "shapeConstraint": "PatchesShapeConstraint_HORIZONTAL_RECT", "numberConstraint": 2},
{"cellIdx": 6, "shapeConstraint": "PatchesShapeConstraint_UNKNOWN", "numberConstraint": 2},
{"cellIdx": 9, "shapeConstraint": "PatchesShapeConstraint_UNKNOWN", "numberConstraint": 4}],
"solution": [{"cellIdxes": [0, 1, 4, 5]}, {"cellIdxes": [2, 3]}, {"cellIdxes": [6, 7]},
{"cellIdxes": [8, 9, 10, 11]}]}}
"""

SAMPLES = {
    "shikaku": SAVE,
    "grid": GRID,
    "pzpr": "https://puzz.link/p?shikaku/4/3/g4g2h2h4h",
    "pzprv3": PZPRV3,
    "pzprv3-link": PZPRV3_LINK,
    "kanpen": f"3\n4\n{GRID}2\n0 0 1 1 \n2 0 2 3 \n",
    "kanpen-link": "http://www.kanpen.net/shikaku.html?problem=3/4/._4_._2_/._._2_._/._4_._._/",
    "kanpen-xml": XML,
    "sgt": "4x3:a4a2b2b4b",
    "sgt-save": SGT_SAVE,
    "sgt-art": ART,
    "drawing": DRAWING,
    "penpa": PENPA,
    "janko": JANKO,
    "pycsp3": PYCSP3,
    "pycsp3-text": PYCSP3_TEXT,
    "collection": COLLECTION,
    "message": "Try this: <https://puzz.link/p?shikaku/4/3/g4g2h2h4h>",
    "shape-puzzles": SHAPE_PUZZLE,
    "csv": ",4,,2\n,,2,\n,4,,\n",
    "characters": ".4.2\n..2.\n.4..\n",
    "json": '{"height": 3, "width": 4, "title": "T",'
    ' "grid": [[0, 4, 0, 2], [0, 0, 2, 0], [0, 4, 0, 0]],'
    ' "solution": [[0, 0, 2, 2], [0, 2, 1, 2], [1, 2, 1, 2], [2, 0, 1, 4]]}',
}
