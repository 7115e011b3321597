"""Where and why a text is refused: one row a mistake, for every format."""

import re

import pytest

from shikaku_gui.formats import FORMATS, FormatError, loads, recognise
from tests.formats.samples import JANKO, PYCSP3, SGT_HEAD, SGT_SAVE, SHAPE_PUZZLE, penpa, records
from tests.made_up_language import speaking

XML = "<puzzle type='shikaku'>\n<size row='1' col='2'/>\n"
FILE = "pzprv3\nshikaku\n1\n2\n2 . \n"
LINK = "https://puzz.link/p?"
KANPEN = "2\n2\n. 1\n. .\n"
OWN = '{"format": "shikaku", "version": 1,\n"puzzle": {"rows": 2, "cols": 2, "clues": []},\n'
STATES = (("NSTATES", "2"), ("STATEPOS", "1"))
NO_PARAMS = records(*SGT_HEAD[:3], *SGT_HEAD[4:], ("NSTATES", "1"), ("STATEPOS", "1"))
PENPA = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
MARGINS = "square,4,3\n[0,0,0,0]\n\n{}"

CLUE_IN_JSON = (
    '{{"rows": 1, "cols": 2, "clues":\n[{{"row": 0, "col": 1, "value": {}, "shape": "{}"}}]}}'
)


def _with(old: str, new: str) -> str:
    return SHAPE_PUZZLE.replace(old, new)


_QUOTED = re.compile(r"'(?:[^'\\]|\\.)*'|\"[^\"]*\"")
_WORD = re.compile(r"[a-z]{2} |[a-z]{4}")
_ONE_OF_SEVERAL = re.compile(r"\b1 [a-z]{2,}s\b")

# Format, text, line, column, a part of what was expected and of what was found.
ROWS = [
    ("grid", "", 1, 1, "a puzzle", "nothing"),
    ("grid", "1 2\n. ? x", 2, 5, "2 cells in this row", "'x'"),
    ("grid", ". .\n. .\n.", 3, 2, "2 cells", "the end of the line"),
    ("grid", "3 3\n. . .\n. . .", 3, 6, "3 rows, this one is row 3", "the end of the text"),
    ("grid", "2 3\n. . .\n. . .\n. . .", 4, 1, "the end of the text after 2 rows", "'.'"),
    ("grid", "\n\n  . a\n", 3, 5, "a clue's area", "'a'"),
    ("grid", "3 3\r\n. . .\r\n. x .\r\n. . .", 3, 3, "a clue's area", "'x'"),
    ("grid", "0\n3\n", 1, 1, "a size from 1 to 2000", "'0'"),
    ("grid", ".\n. .", 2, 3, "1 cell in this row", "'.'"),
    ("grid", "1 3\n", 1, 4, "1 row, this one is row 1", "the end of the line"),
    ("grid", "1 3\n. . .\n. . .", 3, 1, "the end of the text after 1 row", "'.'"),
    ("grid", "7 7\n", 1, 4, "7 rows", "the end of the line"),
    ("grid", "5000 3\n. .\n", 1, 1, "a size from 1 to 2000", "'5000'"),
    ("grid", ". 1.5", 1, 3, "a clue's area", "'1.5'"),
    ("grid", ". -1", 1, 3, "a clue's area", "'-1'"),
    ("grid", ". \u0663", 1, 3, "a clue's area", "'\\u0663'"),
    ("grid", "4x . . .", 1, 1, "with s, w or t behind it", "'4x'"),
    ("grid", "4ws . . .", 1, 1, "with s, w or t behind it", "'4ws'"),
    ("grid", ". .w . 4", 1, 3, "with s, w or t behind it", "'.w'"),
    ("grid", ". t . 4", 1, 3, "with s, w or t behind it", "'t'"),
    ("grid", ". 0s . 4", 1, 3, "with s, w or t behind it", "'0s'"),
    ("csv", "4w,2,\n2,,\n,5tw,\n", 3, 2, "with s, w or t behind it", "'5tw'"),
    ("csv", "4w,2,\n2,,\n,?x,\n", 3, 2, "with s, w or t behind it", "'?x'"),
    ("csv", "4w,2,\n2,,\n,s,\n", 3, 2, "with s, w or t behind it", "'s'"),
    ("csv", "4w,2,\n2,,\n,4.0s,\n", 3, 2, "with s, w or t behind it", "'4.0s'"),
    ("json", '[["4x", 0]]', 1, 3, "with s, w or t behind it", "'4x'"),
    ("json", '[["t", 0]]', 1, 3, "with s, w or t behind it", "'t'"),
    ("json", CLUE_IN_JSON.format("4", "big"), 2, 44, "one shape", "'big'"),
    ("json", CLUE_IN_JSON.format('"4s"', "wide"), 2, 47, "one shape", "'wide'"),
    ("drawing", "┌───┬───┐\n│ 1 │ w │\n└───┴───┘\n", 2, 7, "a clue", "'w'"),
    ("shape-puzzles", _with("SQUARE", "L_SHAPE"), 2, 35, "one of SQUARE", "PatchesShape"),
    ("shape-puzzles", _with('"cellIdx": 9', '"cellIdx": 12'), 5, 13, "from 0 to 11", "'12'"),
    ("shape-puzzles", _with('"cellIdx": 9', '"cellIdx": 1'), 5, 1, "one clue", "an object"),
    ("shape-puzzles", _with('"gridRows": 3', '"gridRows": 0'), 1, 36, "a size from 1", "'0'"),
    ("shape-puzzles", _with('"gridRows"', '"rows"'), 1, 1, "clues have shapes", "an object"),
    ("pzpr", "https://puzz.link/p", 1, 20, "a '?' and a puzzle", "the end of the text"),
    ("pzpr", LINK, 1, 21, "the puzzle 'shikaku'", "nothing"),
    ("pzpr", LINK + "shikaku/7", 1, 30, "a size", "nothing"),
    ("pzpr", LINK + "shikaku/2001/3/", 1, 29, "a size", "'2001'"),
    ("pzpr", LINK + "nurikabe/2/2/4i", 1, 21, "the puzzle 'shikaku'", "'nurikabe'"),
    ("pzpr", LINK + "aho/2/2/4i", 1, 21, "a Shikaku", "other rules"),
    ("pzpr", LINK + "shikaku/3/3/4!", 1, 34, "a clue or a run of cells", "'!'"),
    ("pzpr", f"  {LINK}shikaku/3/3/4i\n;a", 2, 1, "a clue or a run of cells", "';a'"),
    ("pzpr", "https://tinyurl.com/abcd", 1, 1, "the full address", "a short link"),
    ("pzprv3", "pzprv2\nshikaku\n", 1, 1, "'pzprv3'", "'pzprv2'"),
    ("pzprv3", "pzprv3\nhitori\n1\n1\n", 2, 1, "'shikaku'", "'hitori'"),
    ("pzprv3", "pzprv3\nshikaku\n0\n", 3, 1, "a size", "'0'"),
    ("pzprv3", "pzprv3\nshikaku\n1\n2\n2 ? \n", 5, 3, "a clue's area", "'?'"),
    ("pzprv3", "pzprv3\nshikaku\n1\n2\n2 \n", 5, 1, "2 cells in this line", "1"),
    ("pzprv3", "pzprv3\nshikaku\n1\n2\n2\t. \n", 5, 1, "2 cells in this line", "1"),
    ("pzprv3", "pzprv3\nshikaku\n1\n1\n2 . \n", 5, 3, "1 cell in this line", "2"),
    ("pzprv3", FILE + "7 \n", 6, 1, "the sides 0, 1, 2 or -1", "'7'"),
    ("pzprv3", FILE + "0 0 \n", 6, 3, "1 side in this line", "2"),
    (
        "pzprv3-link",
        LINK + "pzprv3/shikaku/1/2/2%20./0/5/",
        *(1, 48, "the end, or a block of metadata", "one more line"),
    ),
    ("pzprv3", FILE + '0 \n\ninfo:{"a" 1}', 8, 1, "':' delimiter", "1}"),
    ("pzprv3-link", LINK + "pzprv3/shikaku/1/2/2%20x/", 1, 42, "a clue's area", "'x'"),
    ("pzprv3-link", LINK + "pzprv3/nurikabe/1/2/", 1, 28, "'shikaku'", "'nurikabe'"),
    ("kanpen", KANPEN.replace("1", "?"), 3, 3, "a clue's area, -1 or '.'", "'?'"),
    ("kanpen", "2\n2\n. 1\n", 3, 4, "2 rows", "the end of the line"),
    ("kanpen", KANPEN + "2\n0 0 0 1\n", 6, 8, "2 rectangles", "the end of the line"),
    ("kanpen", KANPEN + "1\n", 5, 2, "1 rectangle", "the end of the line"),
    ("kanpen", "1\n2\n2 .\n1\n0 0 0 1\n0 0\n", 6, 1, "the end, or 1 mark 0 or 1", "'0'"),
    ("kanpen", KANPEN + "1\n0 0 0 2\n", 6, 7, "a row or a column of the grid", "'2'"),
    ("kanpen", KANPEN + "1\n0 0 0\n", 6, 6, "a row or a column", "the end of the line"),
    ("kanpen", KANPEN + "20\n" + "0 0 1 1\n" * 20, 14, 1, "few overlap", "'0'"),
    ("kanpen", KANPEN + "1\n0 0 0 1\n0 1 x 1\n", 7, 5, "4 marks 0 or 1", "'x'"),
    ("kanpen", KANPEN + "1\n0 0 0 1\n0 1 1\n", 7, 1, "4 marks 0 or 1", "'0'"),
    ("kanpen", KANPEN + "x\n", 5, 1, "the number of rectangles", "'x'"),
    ("kanpen-link", "http://www.kanpen.net/shikaku.html?problem=", 1, 44, "a size", "the end"),
    ("kanpen-link", "/shikaku.html?problem=1/2/._x_/", 1, 29, "a clue's area", "x"),
    ("kanpen-xml", "<?xml version='1.0'?><puzzle type='a'/>", 1, 22, 'type="shikaku"', "'puzzle'"),
    ("kanpen-xml", "<puzzle type='shikaku'>\n<size row='1'/></puzzle>", 2, 1, "a size", "no col"),
    ("kanpen-xml", "<puzzle type='shikaku'>\n<board/></puzzle>", 1, 1, "an element <size", "none"),
    ("kanpen-xml", "\n\n<puzzle type='shikaku'>\n<size row='x'/></puzzle>", 4, 1, "a size", "'x'"),
    ("kanpen-xml", XML + "<number r='2' c='1' n='1'/></puzzle>", 3, 1, "from 1 to 1 as r", "'2'"),
    ("kanpen-xml", XML + "<number r='1' c='1' n='x'/></puzzle>", 3, 1, "an area, 0 or -1", "'x'"),
    (
        "kanpen-xml",
        XML + "<number r='1' c='1' n='1'/>" * 2 + "</puzzle>",
        3,
        28,
        "one clue",
        "R1C1",
    ),
    (
        "kanpen-xml",
        XML + "<area r0='1' c0='1' r1='1' c1='2'/>" * 9 + "</puzzle>",
        3,
        281,
        "few overlap",
        "R1C1",
    ),
    ("kanpen-xml", XML + "<brow row='1'/></puzzle>", 3, 1, "numbers one by one", "a row"),
    ("kanpen-xml", XML.rstrip(), 2, 24, "well-formed XML", "no element found"),
    (
        "kanpen-xml",
        "<puzzle type='shikaku' type='a'/>",
        1,
        24,
        "well-formed",
        "duplicate attribute",
    ),
    (
        "kanpen-xml",
        "<puzzle type='shikaku'><a/>&#0;",
        1,
        28,
        "well-formed",
        "character number",
    ),
    ("kanpen-xml", "<puzzle type='shikaku'>" + "<a>" * 20, 1, 69, "at most 16 elements", "more"),
    ("kanpen-xml", "\n<puzzle type='shikaku'>\n<a", 3, 1, "well-formed XML", "unclosed token"),
    ("kanpen-xml", "<!DOCTYPE a [<!ENTITY b 'c'>]><puzzle/>", 1, 1, "without document type", "one"),
    (
        "sgt",
        "10x10#123",
        1,
        6,
        "only its own program can expand a random seed",
        "a random seed",
    ),
    ("sgt", "https://a.uk/rect.html#10x10%23123", 1, 29, "can expand a random seed", "seed"),
    ("sgt", "3x3", 1, 4, "':' and the cells", "the end of the text"),
    ("sgt", "3x3:h", 1, 6, "9 cells", "8 cells"),
    ("sgt", "3x3:a2d2_2_3 ", 1, 13, "a run of cells", "' '"),
    ("sgt", "3x3:j", 1, 5, "the end after 9 cells", "'j'"),
    ("sgt", "1x1:", 1, 5, "1 cell", "0 cells"),
    ("sgt", "2x1:a", 1, 6, "2 cells", "1 cell"),
    ("sgt", "1x1:b", 1, 5, "the end after 1 cell", "'b'"),
    ("sgt", "3x3:a02g", 1, 6, "a run of cells", "'02g'"),
    ("sgt", "3x3:1234567890h", 1, 5, "a clue's area", "'1234567890h'"),
    ("sgt", "0x3:a", 1, 1, "a size", "'0x3:a'"),
    ("sgt", "3x:c", 1, 3, "a size", "':c'"),
    ("sgt", "x3:c", 1, 1, "a size such as 10x8", "'x3'"),
    ("sgt", ":i", 1, 1, "a size such as 10x8", "nothing"),
    ("sgt", ":%23", 1, 1, "a size such as 10x8", "nothing"),
    ("sgt", "abc7", 1, 1, "a size such as 10x8", "'abc7'"),
    ("sgt-save", "SAVEFILE:41:x", 1, 13, "41 bytes", "1"),
    ("sgt-save", "SAVEFILE:1:", 1, 12, "1 byte", "0"),
    ("sgt-save", "SAVEFILE:1:x\n", 1, 13, "a record 'KEY:length:value'", "the end of the line"),
    ("sgt-save", SGT_SAVE.replace("Rectangles", "Rectanglez"), 3, 13, "'Rectangles'", "z"),
    ("sgt-save", SGT_SAVE.replace("H2,1", "H2,3"), 11, 12, "a side of a cell", "'H2,3'"),
    ("sgt-save", SGT_SAVE.replace("H2,1", "Q2,1"), 11, 12, "a move H, V, R, E or S", "'Q2,1'"),
    ("sgt-save", records(*SGT_HEAD, *STATES, ("MOVE", "H0,0")), 9, 12, "inside the grid", "'H0,0'"),
    ("sgt-save", records(*SGT_HEAD, *STATES, ("MOVE", "R3,0,2,1")), 9, 12, "a block", "R3,0"),
    ("sgt-save", records(*SGT_HEAD, ("MOVE", "H1,1")), 7, 1, "NSTATES and STATEPOS", "'MOVE"),
    ("sgt-save", records(*SGT_HEAD, ("NSTATES", "1"), ("STATEPOS", "2")), 8, 12, "1 to 1", "'2'"),
    ("sgt-save", NO_PARAMS, 8, 1, "a record PARAMS", "the end"),
    ("drawing", "┌───┐\n│ 1 │\n", 2, 1, "two lines a row and one more", "2"),
    ("drawing", "┌───┐\n│ 1 \n└───┘\n", 2, 4, "a line of 5 characters", "the end of the line"),
    ("drawing", "┌───┐\n│ 1 │\n│   │\n", 3, 1, "the lower edge of the frame", "'"),
    ("drawing", "┌───┐\n│ x │\n└───┘\n", 2, 3, "a clue, '?' or blanks", "'x'"),
    ("drawing", "┌───┐\n│ 0 │\n└───┘\n", 2, 3, "a clue, '?' or blanks", "'0'"),
    ("drawing", "┌────┐\n│ 1  │\n└────┘\n", 1, 7, "columns of 4 characters", "the end of the"),
    ("drawing", "┌───────┐\n│ 1 x 1 │\n└───────┘\n", 2, 5, "'|' or a blank", "'x'"),
    ("drawing", "┌───┐\n│ 1 │\n└───┘\n│ 2 │\n", 4, 1, "words below the board", "'"),
    ("sgt-art", "+--+\n| 1|\n", 2, 1, "two lines a row and one more", "2"),
    ("sgt-art", "+--+\n| 1\n+--+\n", 2, 4, "a line of 4 characters", "the end of the line"),
    ("sgt-art", "+--+--+\n| 1x 2|\n+--+--+\n", 2, 4, "'|' or a blank", "'x'"),
    ("sgt-art", "+--+\n|1 |\n+--+\n", 2, 2, "a number at the right of its cell", "'1'"),
    ("sgt-art", "+---+\n|  1|\n+---+\n", 1, 6, "columns of 3 characters", "the end of the line"),
    ("penpa", PENPA + "!!!!", 1, 51, "base64", "other characters"),
    ("penpa", PENPA + "AAAA", 1, 51, "all of a packed text", "cut short"),
    ("penpa", "\n" + penpa("hex,4,3"), 2, 51, "a square grid", "'hex'"),
    ("penpa", penpa("square,0,3\n[0,0,0,0]\n\n{}"), 1, 51, "a size", "3 x 0"),
    ("penpa", penpa("square,4,3\n[0,2,2,2]\n\n{}"), 1, 51, "a size", "1 x 0"),
    ("penpa", penpa("square,4,3\n[0,-1]\n\n{}"), 1, 51, "a margin", "'-1'"),
    ("penpa", penpa(MARGINS + "\n{}" + "\n" * 13 + '["sudoku"]'), 1, 51, "'shikaku'", "'sudoku'"),
    ("penpa", penpa(MARGINS[:-1]), 1, 51, "valid JSON", "the end of the text"),
    ("penpa", penpa(MARGINS[:-1] + '"number":{"18":[{}]}}'), 1, 51, "a number", "a list"),
    ("janko", "begin\npuzzle sudoku\n", 2, 8, "the puzzle 'sikaku'", "'sudoku'"),
    ("janko", "begin\npuzzle sikaku\nproblem\n4 -\n", 3, 1, "before any grid", "'problem'"),
    ("janko", "begin\npuzzle sikaku\nsize 2\nend", 4, 4, "a section 'problem'", "the end"),
    ("janko", JANKO.replace("- 4 -", "- x -", 1), 8, 3, "a clue's area or '-'", "'x'"),
    ("janko", JANKO.replace("1 1 7 7", "1 1 7"), 13, 6, "4 labels", "the end of the line"),
    ("janko", JANKO.replace("[moves]", "size 3"), 15, 1, "the size before any grid", "'size'"),
    ("janko", "begin\nsize 1\nproblem\n1\nsolution\n1 1\nend", 6, 3, "1 label in this row", "'1'"),
    ("janko", "begin\nsize 1\nproblem\n1\nsolution\n", 5, 9, "1 row of labels", "the end"),
    ("pycsp3", '{"nRows": 1, "nCols": 0, "rooms": []}', 1, 23, "a number of columns", "'0'"),
    ("pycsp3", PYCSP3.replace('"value": 2}', '"val": 2}', 1), 2, 1, "an area", "no 'value' here"),
    (
        "pycsp3",
        PYCSP3.replace('"row": 2', '"row": 1').replace('"col": 2', '"col": 1'),
        3,
        1,
        "one clue",
        "",
    ),
    ("pycsp3", '{"nRows": 1, "nCols": 1, "rooms": 7}', 1, 35, "a list", "'7'"),
    ("pycsp3-text", "3 x 4\n1\n0 4 : 4\n", 3, 3, "a cell of the 3 x 4 grid", "'4'"),
    ("pycsp3-text", "3 x 4\n2\n0 1 : 4\n", 2, 1, "the number of the rooms below, 1", "'2'"),
    ("pycsp3-text", "3 x 4\nx\n", 2, 1, "the number of rooms alone", "'x'"),
    ("pycsp3-text", "3 x 4\n1\n0 1 4\n", 3, 1, "a room 'row col : area'", "'0'"),
    ("pycsp3-text", "3 x 0\n1\n", 1, 5, "a size", "'0'"),
    ("pycsp3-text", "3 x 4\n2\n0 1 : 4\n0 1 : 4\n", 4, 1, "one clue per cell", "'0'"),
    ("collection", '{"a": {"problem": ". x"}}', 1, 19, "a grid with a clue's area", "'x'"),
    ("collection", '{"a": {"problem": 1}}', 1, 19, "a text", "'1'"),
    ("collection", '{"\\ud800": {"problem": "1"}}', 1, 2, "whole characters", "\\ud800"),
    ("collection", '{"data": {}, "problem": 1}', 1, 10, "puzzles", "none"),
    ("collection", '{"a": 1, "problem": 1}', 1, 21, "a puzzle: rows of numbers", "'1'"),
    ("json", "[]", 1, 1, "puzzles", "an empty list"),
    ("json", '{"a": 1}', 1, 1, "a puzzle: rows of numbers", "none of these"),
    ("json", "[1, 2]", 1, 2, "a row of cells", "'1'"),
    ("json", "[[1, 2], [3]]", 1, 10, "2 cells in this row", "1"),
    ("json", "[[1], [3, 2]]", 1, 7, "1 cell in this row", "2"),
    ("json", "[[1, true]]", 1, 6, "a clue's area", "'true'"),
    ("json", "[[1, 2.5]]", 1, 6, "a clue's area", "'2.5'"),
    ("json", '{"rows": 0, "cols": 2, "clues": []}', 1, 10, "a size", "'0'"),
    ("json", '{"rows": 2, "cols": 2, "grid": [[1, 1, 1]]}', 1, 32, "2 x 2 cells", "1 x 3"),
    ("json", '{"rows": 3, "grid": [[1, 1, 1]]}', 1, 21, "3 x ? cells", "1 x 3"),
    ("json", '{"rows": 2, "cols": 2, "clues": [[0, 2, 1]]}', 1, 38, "a column", "'2'"),
    (
        "json",
        '{"rows": 2, "cols": 2, "clues": [[0, 1]]}',
        1,
        34,
        "a clue [row, col, area]",
        "a list",
    ),
    (
        "json",
        '{"rows": 1, "cols": 2, "clues": [[0, 1, 2], [0, 1, 2]]}',
        1,
        45,
        "one clue",
        "a second one",
    ),
    ("json", '{"rows": 1, "cols": 2, "clues": 7}', 1, 33, "a puzzle", "'7'"),
    ("json", '{"link": "https://puzz.link/p?nurikabe/2/2/4i"}', 1, 10, "in a text", "'nurikabe'"),
    ("json", '{"board": "[1]"}', 1, 11, "a puzzle", "JSON in a text"),
    ("json", '{"board": 7}', 1, 11, "a puzzle", "'7'"),
    ("csv", "4,,\n,x,\n", 2, 2, "or a blank", "'x'"),
    ("csv", '4,"",\n,"6"7,\n', 2, 5, "the end of the cell", "'7,'"),
    ("csv", "4;;\n;3\n", 2, 3, "3 cells in this row", "2"),
    ("csv", "|1|2|\n|--|--|\n|2|2|\n", 1, 1, "clearly a heading", "'|1|2|'"),
    ("csv", "1," * 2001, 1, 1, "at most 2000 columns", "more"),
    ("csv", "1,1\n" * 2001, 2001, 1, "at most 2000 rows", "more"),
    ("characters", "4..\n....", 2, 4, "3 cells in this row", "4"),
    ("characters", "12\n34", 1, 1, "blanks between the cells", "'12'"),
    ("characters", "2 2\n4..\n...", 1, 1, "the size 2 3", "2 2"),
    ("characters", "." * 2001, 1, 1, "at most 2000 columns", "'...."),
    ("characters", "..\n" * 2001, 2001, 1, "at most 2000 rows", "'..'"),
    ("message", "see https://puzz.link/p?nurikabe/2/2/4i", 1, 25, "'shikaku'", "'nurikabe'"),
    ("message", "one\n<https://puzz.link/p?shikaku/2/2/4!i>", 2, 35, "a clue or a run", "'!i'"),
    ("json", "{", 1, 2, "valid JSON", "the end of the text"),
    ("json", '["\\x"]', 1, 3, "valid JSON (invalid escape)", "'"),
    ("json", "[[1, 2, }]]", 1, 9, "valid JSON (", "'}]]'"),
    ("shikaku", '{"format": "x", "version": 1}', 1, 12, 'the format "shikaku"', "'x'"),
    (
        "shikaku",
        '{"format": "shikaku", "version": 6}',
        1,
        34,
        "a known version",
        "'6'",
    ),
    ("shikaku", '{"format": "shikaku", "version": true}', 1, 34, "a known version", "'true'"),
    ("shikaku", '{"format": "shikaku", "version": 1}', 1, 1, "an object", "no 'puzzle' here"),
    ("json", '{"a": 1,\n "a": 2}', 2, 2, "each key once", '"a":'),
    ("json", '{"a": {"b": 1}, "c": [{"b": 1, "b": 2}]}', 1, 32, "each key once", '"b":'),
    ("json", '{"a": ' + "9" * 19 + "}", 1, 7, "at most 18 digits", "999"),
    ("json", "[" * 100_000, None, None, "without deep nesting", "too many levels"),
    (
        "shikaku",
        OWN.replace('"clues"', '"clue"') + '"moves": []}',
        2,
        34,
        "no key besides",
        "'clue'",
    ),
    ("shikaku", OWN.replace("[]", "[[0, 2, 1]]") + '"moves": []}', 2, 44, "on the grid", "a list"),
    ("shikaku", OWN.replace("[]", "[[0, true, 1]]") + '"moves": []}', 2, 44, "a clue", "a list"),
    ("shikaku", OWN.replace("[]", "[[0, 1, 0]]") + '"moves": []}', 2, 51, "an area of 1", "'0'"),
    ("shikaku", OWN.replace("[]", "[[0, 1, 2], [0, 1, 2]]") + "]", 3, 1, "valid JSON", "']'"),
    ("shikaku", OWN.replace("[]", "[[0, 1, 2], [0, 1, 2]]") + '"moves":[]}', 2, 55, "one clue", ""),
    ("shikaku", OWN + '"moves": [["place", [0, 0, 2, 3]]]}', 3, 21, "a rectangle", "a list"),
    ("shikaku", OWN + '"moves": [["place", [0, 0, 2, 1.0]]]}', 3, 21, "a rectangle", "a list"),
    (
        "shikaku",
        OWN + '"moves": [["clear"], ["erase", [0, 0, 1, 1]]]}',
        3,
        22,
        "there is no",
        "a list",
    ),
    ("shikaku", OWN + '"moves": [["jump"]]}', 3, 11, '["place", rectangle]', "a list"),
    ("shikaku", OWN + '"moves": [["clear"]], "position": 2}', 3, 35, "from 0 to 1", "'2'"),
    ("shikaku", OWN + '"position": -1}', 3, 13, "a position in the moves", "'-1'"),
    ("shikaku", OWN + '"seconds": NaN}', 3, 12, "seconds from 0", "'NaN'"),
    ("shikaku", OWN + '"seconds": 1e999}', 3, 12, "seconds from 0", "'1e999'"),
    ("shikaku", OWN + '"seconds": -0.5}', 3, 12, "seconds from 0", "'-0.5'"),
    ("shikaku", OWN + '"seconds": true}', 3, 12, "seconds from 0", "'true'"),
    ("shikaku", OWN + '"hints": {"nudge": 0.5}}', 3, 20, "a number", "'0.5'"),
    ("shikaku", OWN + '"hints": {"push": 1}}', 3, 11, "no key besides", "'push'"),
    ("shikaku", OWN + '"solution": [[0, 0, 2, 1]]}', 3, 13, "each cell once", "a list"),
    (
        "shikaku",
        OWN + '"solution": [[0, 0, 2, 1], [0, 0, 1, 2]]}',
        3,
        13,
        "each cell once",
        "a list",
    ),
    ("shikaku", OWN.replace('"rows": 2', '"rows": 2001') + '"moves": []}', 2, 20, "rows", "'2001'"),
    (
        "shikaku",
        OWN.replace('"rows"', '"title": "\\ud800", "rows"') + '"moves": []}',
        2,
        21,
        "a text",
        "",
    ),
]


@pytest.mark.parametrize(("name", "text", "line", "column", "expected", "found"), ROWS)
def test_refused(
    name: str, text: str, line: int | None, column: int | None, expected: str, found: str
) -> None:
    assert recognise(text).name == name
    with pytest.raises(FormatError) as caught:
        loads(text)
    error = caught.value
    assert (error.line, error.column) == (line, column), str(error)
    assert expected in error.expected
    assert found in error.found
    assert error.expected in str(error)
    assert error.found in str(error)
    assert not _ONE_OF_SEVERAL.search(str(error))


@pytest.mark.parametrize("text", [row[1] for row in ROWS])
def test_all_words_of_an_error_can_be_translated(text: str) -> None:
    with pytest.raises(FormatError) as caught:
        loads(text)
    with speaking(_values_alone):
        rest = _QUOTED.sub("", caught.value.message.say())
    assert not _WORD.search(rest), str(caught.value)


def _values_alone(template: str) -> str:
    """Translate templates into what stands in them, but names of keys."""
    if template == "{words}":
        return template
    return " ".join(re.findall(r"\{(?!names?\})\w+\}", template))


def test_every_format_has_rows() -> None:
    assert {row[0] for row in ROWS} == {known.name for known in FORMATS}
