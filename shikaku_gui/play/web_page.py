"""Puzzles as a web page that plays them: one file, which loads nothing from anywhere."""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from shikaku_gui import resources
from shikaku_gui.formats import single_line
from shikaku_gui.i18n import N_, NC_, _, ngettext
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play.clue_rule_texts import SHAPE_RULE, UNKNOWN_AREA_RULE
from shikaku_gui.play.hint_words import level_name
from shikaku_gui.play.technique_words.catalogue import SENTENCES
from shikaku_gui.play.web_hints import MessageTable, web_steps
from shikaku_gui.play.web_rule_texts import broken_rule_texts
from shikaku_gui.play.web_template import fill_document
from shikaku_gui.solver import (
    Answer,
    Control,
    CutShortError,
    DependentStep,
    Difficulty,
    Phrase,
    Stop,
    dependent_steps,
)
from shikaku_gui.texts import ExplainedValueError, make_message

MAX_WEB_CELLS = 10_000
"""The largest grid of a web page; each cell is an element of the page."""

MAX_WEB_CELLS_OF_ALL = 100_000
"""The most cells of all puzzles of a web page; each is an element when the page is printed."""

WEB_SCRIPTS = (
    "rules.js",
    "tints.js",
    "game.js",
    "hints.js",
    "words.js",
    "board.js",
    "zoom.js",
    "hint_panel.js",
    "pointer.js",
    "page.js",
)
"""The parts of a page's script, in the order in which they must run."""

_PAGE_TEXTS = {
    "rule": N_(
        "Divide the grid into rectangles. Each must contain exactly one number: the number of "
        "cells it covers.",
    ),
    "tools": N_("Tools"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "check": N_("Check"),
    "draw": NC_("task", "Draw"),
    "pencil": NC_("task", "Pencil"),
    "cross": N_("Cross out"),
    "move": NC_("tool", "Move"),
    "commands": N_("Commands"),
    "closer": N_("Zoom in"),
    "further": N_("Zoom out"),
    "hint": N_("Hint"),
    "close": N_("Close"),
    "puzzles": N_("Puzzles"),
    "previous": N_("Previous"),
    "which": N_("Puzzle"),
    "next": NC_("step", "Next"),
    "restart": N_("Start over"),
    "board": N_("Shikaku board"),
    "help": N_("How to play"),
    "help_mouse": N_(
        "Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to "
        "remove it.",
    ),
    "help_touch": N_("Touch: the same with one finger. Two fingers zoom and move the board."),
    "help_keys": N_(
        "Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes "
        "it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.",
    ),
    "help_tools": N_(
        "Pencil notes cells that belong together, and Cross out a rectangle that is impossible; "
        "1, 2 and 3 choose the tool. With the keyboard, P pencils and X crosses out. The right "
        "mouse button pencils with any tool.",
    ),
    "help_check": N_("Check looks for mistakes."),
    "help_hint": N_(
        "Hint (H) names a technique for you to find the next step; press again to see why, and "
        "once more to have it drawn.",
    ),
    "noscript": N_("This page needs JavaScript to show the board."),
}
"""Texts in the page itself."""

_SCRIPT_TEXTS = {
    "cell": N_("row {row}, column {col}"),
    "cells": N_("row {top}, column {left} to row {bottom}, column {right}"),
    "clue": N_("clue {area}"),
    "clueSquare": N_("clue {area}, square"),
    "clueWide": N_("clue {area}, wide"),
    "clueTall": N_("clue {area}, tall"),
    "inRect": N_("in a rectangle of {height} by {width}"),
    "inWrong": N_("in a wrong rectangle of {height} by {width}"),
    "size": N_("{height} \u00d7 {width} = {area}"),
    "sizeSquare": N_("{height} \u00d7 {width} = {area}: must be square"),
    "sizeWide": N_("{height} \u00d7 {width} = {area}: must be wide"),
    "sizeTall": N_("{height} \u00d7 {width} = {area}: must be tall"),
    "opposite": N_("Now choose the opposite corner, or this cell again to cancel."),
    "unknownAreaRule": UNKNOWN_AREA_RULE,
    "shapeRule": SHAPE_RULE,
    "drawn": N_("Drawn: {height} \u00d7 {width} = {area}."),
    "inPencil": N_("pencilled: {height} by {width}"),
    "inCross": N_("crossed out: {height} by {width}"),
    "pencilled": N_("Pencilled: {height} \u00d7 {width} = {area}."),
    "crossed": N_("Crossed out: {height} \u00d7 {width} = {area}."),
    "onePencil": N_("A pencil rectangle needs at least two cells."),
    "insideDrawn": N_("{rect} is already inside a rectangle."),
    "insidePencil": N_("{rect} is already inside a pencil rectangle."),
    "noPencil": N_("No rectangle that follows the rules contains all of this."),
    "noCross": N_("This rectangle breaks a rule, so there is no need to cross it out."),
    "listed": N_("{name} (solved)"),
    "count": N_("Solved: {count} of {all}"),
    "removed": N_("Removed: {height} \u00d7 {width}."),
    "undone": N_("Undone."),
    "redone": N_("Redone."),
    "solved": N_("Solved! Every cell is covered."),
    "right": N_("Looking good so far."),
    "nothing": N_("Nothing has been drawn yet."),
    "why": N_("Why?"),
    "nextPicture": NC_("step", "Next"),
    "drawIt": N_("Draw It"),
    "remove": N_("Remove"),
    "stuck": SENTENCES[Phrase.STUCK].nudge,
    "missedFound": SENTENCES[Phrase.WRONG].nudge,
    "wrongPencilFound": SENTENCES[Phrase.WRONG_PENCIL].nudge,
    "wrongPencil": SENTENCES[Phrase.WRONG_PENCIL].why,
    "wrongCrossFound": SENTENCES[Phrase.WRONG_CROSS].nudge,
    "wrongCross": SENTENCES[Phrase.WRONG_CROSS].why,
    "subject": N_("this clue"),
    "allowed": N_("possible"),
    "ruled_out": N_("impossible"),
    "reason": N_("reason"),
    "result": N_("follows"),
}
"""Texts that the script shows; it fills in what is in braces."""


class WebPageTooLargeError(ExplainedValueError):
    """There are too many cells for a web page."""


@dataclass(frozen=True)
class WebPuzzle:
    """A puzzle of a web page; ``drawn`` are the rectangles that it begins with.

    Those in ``tints`` have these tints, so that they look as they do elsewhere.
    With ``solution`` the page's *Check* also tells which rectangles follow the rules but are
    wrong; anyone who reads the page's source finds it there. ``steps`` lead to it, and the page
    gives them as hints. :func:`solve_for_web_page` finds both.

    Raises:
        WebPageTooLargeError: the grid has more than :data:`MAX_WEB_CELLS` cells.
    """

    puzzle: Puzzle
    solution: Sequence[Rect] | None = None
    drawn: Sequence[Rect] = ()
    steps: Sequence[DependentStep] = ()
    tints: Mapping[Rect, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.puzzle.area > MAX_WEB_CELLS:
            message = make_message(
                N_("a web page has at most {most} cells; this puzzle has {count}"),
                most=MAX_WEB_CELLS,
                count=self.puzzle.area,
            )
            raise WebPageTooLargeError(message)


def solve_for_web_page(
    puzzle: Puzzle, *, time_limit: float | None = None, stop: Stop | None = None
) -> WebPuzzle:
    """Return a puzzle for a page with its solution and the steps to it.

    Without them if it has not just one solution, or is not solved within the time limit (in
    seconds).

    Raises:
        WebPageTooLargeError: it is too large for a page.
        CutShortError: it was stopped.
    """
    plain = WebPuzzle(puzzle)
    control = Control(time_limit, stop)
    answer = Answer.of(puzzle, stop=stop, time_limit=time_limit)
    try:
        steps = dependent_steps(answer, control.is_over)
    except CutShortError:
        if stop is not None and stop():
            raise
        steps = ()
    return replace(plain, solution=answer.solution, steps=steps)


def make_web_page(
    puzzles: Sequence[WebPuzzle],
    *,
    title: str = "",
    coordinates: bool = False,
    language: str = "en",
) -> str:
    """Return a web page that plays puzzles; of several, one is chosen on the page.

    A policy in the page (Content-Security-Policy) forbids all scripts but its own.

    Raises:
        WebPageTooLargeError: together they have more than :data:`MAX_WEB_CELLS_OF_ALL` cells.
        ValueError: there are no puzzles.
    """
    if not puzzles:
        raise ValueError("a web page needs a puzzle")
    if sum(each.puzzle.area for each in puzzles) > MAX_WEB_CELLS_OF_ALL:
        message = make_message(
            N_("a web page has at most {most} cells in all"), most=MAX_WEB_CELLS_OF_ALL
        )
        raise WebPageTooLargeError(message)
    table = MessageTable()
    data = {
        "puzzles": [web_puzzle_data(each, table) for each in puzzles],
        "coordinates": coordinates,
        "texts": web_page_texts(),
        "templates": table.texts(),
    }
    first = puzzles[0].puzzle
    several = len(puzzles) > 1
    heading = single_line(title or ("" if several else first.title)) or "Shikaku"
    words = {
        "language": language,
        "kind": "several" if several else "single",
        "title": heading,
        "heading": heading,
        "facts": _facts(first, first.title),
        "notes": first.rules,
    }
    texts = {name: _(text) for name, text in _PAGE_TEXTS.items()}
    return closed_page(
        "page.html", {"above": "", **words, **texts}, data, ("page.css",), WEB_SCRIPTS
    )


def closed_page(
    name: str,
    words: Mapping[str, str],
    data: object,
    styles: Sequence[str],
    scripts: Sequence[str],
) -> str:
    """Return a page with its style and script in it, which a policy allows by their hashes."""
    style, script = ("\n".join(map(_compact, parts)) for parts in (styles, scripts))
    sources = f"script-src 'sha256-{_hash(script)}'; style-src 'sha256-{_hash(style)}'"
    return fill_document(
        name,
        words,
        policy=f"default-src 'none'; {sources}; base-uri 'none'; form-action 'none'",
        head=f"<style>{style}</style>",
        scripts=f"<script>{script}</script>",
        data=json_block(data),
    )


def _compact(name: str) -> str:
    """Return a part of the page without its indentation and its lines of comments."""
    lines = (line.strip() for line in resources.web_page_part(name).splitlines())
    return "\n".join(line for line in lines if line and not line.startswith(("//", "/*")))


def fill_page(words: Mapping[str, str], **markup: str) -> str:
    """Return the page that plays puzzles, with these words and this markup in their places.

    The words that do not depend on the puzzle are added.
    """
    texts = {name: _(text) for name, text in _PAGE_TEXTS.items()}
    return fill_document("page.html", {**words, **texts}, **markup)


def json_block(data: object) -> str:
    """Return data as JSON that can stand in a script element: "<" would let a text end it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # A title may hold half a character.
    return text.replace("<", "\\u003c").encode("utf-8", "replace").decode("utf-8")


def web_page_texts() -> dict[str, object]:
    """Return the texts that the page's script shows, in the language that is set."""
    texts = {name: _(text) for name, text in _SCRIPT_TEXTS.items()}
    return texts | _counted_texts() | broken_rule_texts()


def _counted_texts() -> dict[str, object]:
    """Return the texts on a number of rectangles: each for one, and for more."""
    counts = (1, 2)
    return {
        "broken": [
            ngettext(
                "One rectangle breaks a rule (hatched).",
                "{count} rectangles break a rule (hatched).",
                count,
            )
            for count in counts
        ],
        "missed": [
            ngettext(
                "One rectangle fits its number but cannot be part of the solution (hatched).",
                "{count} rectangles cannot be part of the solution (hatched).",
                count,
            )
            for count in counts
        ],
    }


def web_puzzle_data(given: WebPuzzle, table: MessageTable) -> dict[str, object]:
    """Return what the script reads of a puzzle; the templates of its hints go into the table."""
    puzzle = given.puzzle
    return {
        "title": single_line(puzzle.title),
        # Without a title, the list shows the size.
        "facts": _facts(puzzle, puzzle.title or f"{puzzle.rows} x {puzzle.cols}"),
        "notes": puzzle.rules,
        "rows": puzzle.rows,
        "cols": puzzle.cols,
        "clues": web_puzzle_clues(puzzle),
        "solution": None if given.solution is None else [list(rect) for rect in given.solution],
        "drawn": [
            [*rect, given.tints[rect]] if rect in given.tints else list(rect)
            for rect in given.drawn
        ],
        "steps": web_steps(puzzle, given.steps, table),
    }


def web_puzzle_clues(puzzle: Puzzle) -> list[list[object]]:
    """Return row, column and area of each clue, None for an unknown one, and its shape if any."""
    return [
        [*cell, area, puzzle.shapes[cell].value] if cell in puzzle.shapes else [*cell, area]
        for cell, area in puzzle.clues.items()
    ]


def _facts(puzzle: Puzzle, title: str) -> str:
    """Return author, size and grade, without what the title says already."""
    title = single_line(title).lower().replace("\u00d7", "x")
    facts = [puzzle.author]
    if f"{puzzle.rows} x {puzzle.cols}" not in title:
        facts.append(f"{puzzle.rows} \u00d7 {puzzle.cols}")
    levels = [level_name(level).say() for level in Difficulty if level.value == puzzle.grade]
    (grade,) = levels or [puzzle.grade.capitalize()]
    if puzzle.grade.lower() not in title and grade.lower() not in title:
        facts.append(grade)
    return "  \u00b7  ".join(single_line(fact) for fact in facts if fact)


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode("utf-8")).digest()).decode("ascii")
