"""Counts in texts: each is a plural of gettext, and right for one thing and for several."""

import gettext
import io
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import catalogues
import pytest
from babel.messages.mofile import write_mo

from shikaku_gui import play, solver
from shikaku_gui.cli import prove
from shikaku_gui.formats import FormatError, SavedGame, loads
from shikaku_gui.gui.editor import verdict_card
from shikaku_gui.gui.editor.appraisal_controller import AppraisalController
from shikaku_gui.gui.new_puzzle import new_puzzle_dialog
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.i18n import catalogue, use_translations
from shikaku_gui.languages import ENGLISH
from shikaku_gui.model import Cell, Problem, ProblemKind, Puzzle, Rect, check_rect
from shikaku_gui.play import hint_words, messages
from shikaku_gui.play.technique_words import counting
from shikaku_gui.play.web_page import WebPuzzle, make_web_page

NEVER_ONE = {  # by the reason
    "there is another text for one, or none is needed": {
        "There are {count} solutions; this is one of them.",
        "There are several solutions; this is one of the {count} found.",
        "it contains {count} puzzles; choose one with --index",
        "it contains {count} puzzles; choose with --index, or prove them all with: "
        "shikaku check --prove DIR FILE",
        "{count} puzzles",
        "{count} clues",
        "This rectangle contains {count} clues: {clues}. A rectangle may contain only one.",
        "This rectangle contains {count} clues. A rectangle may contain only one.",
        "any of {count} rectangles",
        "{count} rectangles",
        "{reason} It takes {count} steps to see this.",
        "Then {count} steps follow, one after the other, for [subject]{clues}[/subject].",
        "No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles "
        "together.",
        "{done} of {total} tasks done",
    },
    "one cell or one clue is never in question": {
        "This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.",
        "No rectangle of {wanted} cells fits on the grid for the clue in {cells}.",
        "Every rectangle of {wanted} cells for the clue in {cells} includes another clue.",
        "No square of {wanted} cells fits on the grid for the clue in {cells}.",
        "Every square of {wanted} cells for the clue in {cells} includes another clue.",
        "Every rectangle of {wanted} cells that is wider than it is tall for the clue in {cells} "
        "includes another clue.",
        "Every rectangle of {wanted} cells that is taller than it is wide for the clue in {cells} "
        "includes another clue.",
        "There is no simple reason: only {total} or more clues taken together show it.",
        "The clues need at least {total} cells, but the grid has {wanted}.",
        *(
            text
            for sentences in counting.TEXTS.sentences
            for text in (sentences.why, sentences.excludes, sentences.wrong)
        ),
    },
    "rectangles are larger on average": {
        "rectangles of {area} cells on average; from {low} to {high} can be made",
    },
    "the program has several of them": {
        "Installed {count} files in {folder}.",
        "read only the first {count} files of the folder",
        "the word shikaku in the first {count} bytes",
        "a puzzle in the first {count} bytes",
        "a row [row, ...] with {count} items for each value",
        "Dashed line: median of the last {count} games.",
        "{count} trials are open, which is the limit",
        "{count} trials are open: keep or reject one first.",
        "a fractional point has only {some} of its {count} placements",
    },
    "a frame has at least three characters": {
        "a line of {count} characters",
        "columns of {count} characters, at most {most}",
    },
}
NO_THINGS = {
    "read: {count}",
    "refused: {count}",
    "duplicates: {count}",
    "no solution: {count}",
    "several solutions: {count}",
    "unknown, at the time limit: {count}",
    "other than the solution stored: {count}",
    "{rows} x {cols} cells",
    "Grid of {rows} by {cols} cells",
    "Board of {rows} by {cols} cells",
    "{technique} is for {level} puzzles, not for {wanted}",
    "{count} (clues: {clues})",
    "placements: {count}; calls of CP-SAT: {calls}",
    "one that needs about {count} MiB",
    "the number of the rooms below, {count}",
    "Your times are compared with the expected ones once you have solved {least} different "
    "puzzles without having a hint draw. So far: {count}.",
    "possible: {number} of {count}",
    "possible rectangle {number} of {count}, {height} by {width}, {extent}",
    "{rect}: {number} of {count} for {clue}. Click or Enter draws it, right-click or X crosses "
    "it out.",
    "Solved: {count} of {all}",
    "a web page has at most {most} cells; this puzzle has {count}",
    "{name} has at most {most} digits in {form}, not {count}",
}
"""Texts with a number that no word depends on, or with two that make a size."""

COUNTED = re.compile(
    r"\{count\}|\{(?!most)\w+\} (?:more |of the |or more )?"
    r"(?:attempts|bytes|cells|characters|clues|columns|days|files|formulations|games|groups|hints"
    r"|lines|marks|moves|placements|puzzles|rectangles|rows|solutions|steps|tasks|trials)\b"
)
"""A count of things; ``{most}`` is always a limit, which is large."""
MARKED_ALONE = re.compile(r"\bN?_\(\s*\"([^\"]*)\"\s*\)")


def test_a_text_is_marked_with_a_plural_everywhere_or_nowhere() -> None:
    """A text has one entry in a catalogue: marked without its plural, it comes untranslated."""
    alone = set()
    package = Path(catalogues.TOP, "shikaku_gui")
    for path in package.rglob("*.py"):
        alone |= set(MARKED_ALONE.findall(path.read_text(encoding="utf-8")))
    plurals = {message.id[0] for message in catalogues.template() if message.pluralizable}
    assert len(plurals) > len(ROWS)
    assert alone & plurals == set()


def test_a_count_without_a_plural_is_never_one_or_counts_nothing() -> None:
    found = {
        message.id
        for message in catalogues.template()
        if isinstance(message.id, str) and COUNTED.search(message.id)
    }
    assert found == set().union(*NEVER_ONE.values(), NO_THINGS)


# --- Words for one thing and for two ---


def refused(*texts: str) -> Callable[[int], str]:
    """Return what is said of the first text for 1, and of the second for 2."""

    def said(count: int) -> str:
        with pytest.raises(FormatError) as caught:
            loads(texts[count - 1])
        return caught.value.message.say()

    return said


def too_small(count: int) -> str:
    broken = check_rect(Puzzle(1, 6, {Cell(0, 0): 6}), Rect(0, 0, 1, count))
    assert broken is not None
    return messages.broken_rule_message(broken).say()


def sum_of_clues(count: int) -> str:
    return messages.problem_message(Problem(ProblemKind.AREA_SUM, total=9, wanted=count)).say()


def verdict(problem: ProblemKind, count: int, *, sum_of_clues: int = 0) -> str:
    """Return what the editor says of an unfinished puzzle."""
    cells = frozenset(Cell(0, col) for col in range(count))
    found = Problem(problem, total=sum_of_clues, wanted=sum_of_clues + count)
    puzzle = Puzzle(1, 9, {Cell(0, 0): None})
    appraisal = play.PuzzleAppraisal(
        puzzle, solver.Status.INFEASIBLE, 0, (found,), (), frozenset(), cells
    )
    assert appraisal.unfinished
    return verdict_card._unfinished_text(appraisal)


def differing(count: int) -> str:
    cells = frozenset(Cell(0, col) for col in range(count))
    puzzle = Puzzle(1, 9, {Cell(0, 0): None})
    appraisal = play.PuzzleAppraisal(puzzle, solver.Status.MULTIPLE, 0, (), (), cells, frozenset())
    appraiser = SimpleNamespace(make_unique=differing)
    return verdict_card._appraisal_note(appraisal, cast(AppraisalController, appraiser)).text


def proposal_of(count: int) -> Note:
    moves = tuple((Cell(0, col), Cell(1, col)) for col in range(count))
    session = play.EditSession(SavedGame(Puzzle(2, 9, {})))
    return verdict_card._proposal_note(session, solver.Proposal(moves, (), fewest=False))


def not_found(needs: solver.Technique | None, symmetry: solver.Symmetry, tries: int) -> str:
    recipe = solver.Recipe(5, 5, 1, needs=needs, symmetry=symmetry)
    error = solver.NotFoundError(recipe, tries, stopped=True)
    return new_puzzle_dialog._failure_text(error).format(count=tries)


def nested_proof(count: int) -> str:
    return prove._steps(solver.ProofFigures(1, 1, 9, count, 2))


def proof(count: int) -> str:
    return prove._steps(solver.ProofFigures(1, 1, 9, count, 1))


def covered(count: int) -> str:
    session = play.Session(SavedGame(Puzzle(1, count, {Cell(0, 0): count})))
    return play.spoken_clues_left(session)[-1].say()


def named_cells(count: int) -> str:
    return messages.cells_message(tuple(Cell(0, col) for col in range(6 + count))).say()


def checked_on_a_page(count: int) -> str:
    page = make_web_page([WebPuzzle(Puzzle(1, 2, {Cell(0, 0): 2}))])
    (data,) = re.findall(r'type="application/json"[^>]*>(.*?)</script>', page)
    forms = json.loads(data)["texts"]["broken"]
    return str(forms[count - 1]).format(count=count)


@dataclass(frozen=True)
class Row:
    """Words by a number, and what they contain for 1 and for 2."""

    words: Callable[[int], str]
    english: tuple[str, str]
    german: tuple[str, str]


ROWS = {
    "cells of a row": Row(
        refused(".\n. .", ". .\n. . ."),
        ("expected 1 cell in this row,", "expected 2 cells in this row,"),
        ("erwartet: 1 Feld in dieser Zeile", "erwartet: 2 Felder in dieser Zeile"),
    ),
    "rows": Row(
        refused("1 3\n", "2 3\n. . .\n"),
        ("expected 1 row, this one is row 1", "expected 2 rows, this one is row 2"),
        ("1 Zeile, dies ist Zeile 1", "2 Zeilen, dies ist Zeile 2"),
    ),
    "the end after rows": Row(
        refused("1 3\n. . .\n. . .", "2 3\n. . .\n. . .\n. . ."),
        ("the end of the text after 1 row,", "the end of the text after 2 rows,"),
        ("das Ende des Textes nach 1 Zeile", "das Ende des Textes nach 2 Zeilen"),
    ),
    "cells of a line": Row(
        refused("pzprv3\nshikaku\n1\n1\n2 . \n", "pzprv3\nshikaku\n1\n2\n2 \n"),
        ("1 cell in this line,", "2 cells in this line,"),
        ("1 Feld in dieser Zeile", "2 Felder in dieser Zeile"),
    ),
    "sides": Row(
        refused("pzprv3\nshikaku\n1\n2\n2 . \n0 0 \n", "pzprv3\nshikaku\n1\n3\n3 . . \n0 \n"),
        ("1 side in this line,", "2 sides in this line,"),
        ("1 Seite in dieser Zeile", "2 Seiten in dieser Zeile"),
    ),
    "rectangles": Row(
        refused("2\n2\n. 1\n. .\n1\n", "2\n2\n. 1\n. .\n2\n"),
        ("expected 1 rectangle,", "expected 2 rectangles,"),
        ("1 Rechteck", "2 Rechtecke"),
    ),
    "marks": Row(
        refused("1\n2\n2 .\n1\n0 0 0 1\n0 0\n", "1\n3\n3 . .\n1\n0 0 0 2\n0\n"),
        ("the end, or 1 mark 0 or 1", "the end, or 2 marks 0 or 1"),
        ("1 Markierung 0 oder 1", "2 Markierungen 0 oder 1"),
    ),
    "cells found": Row(
        refused("2x1:a", "3x1:b"),
        ("found 1 cell", "found 2 cells"),
        ("1 Feld", "2 Felder"),
    ),
    "the end after cells": Row(
        refused("1x1:b", "2x1:c"),
        ("the end after 1 cell,", "the end after 2 cells,"),
        ("das Ende nach 1 Feld", "das Ende nach 2 Feldern"),
    ),
    "bytes": Row(
        refused("SAVEFILE:1:", "SAVEFILE:2:"),
        ("expected 1 byte,", "expected 2 bytes,"),
        ("1 Byte", "2 Bytes"),
    ),
    "labels": Row(
        refused(
            "begin\nsize 1\nproblem\n1\nsolution\n1 1\nend",
            "begin\nsize 2\nproblem\n2 2\n- -\nsolution\n1 1 1\nend",
        ),
        ("1 label in this row,", "2 labels in this row,"),
        ("1 Kennung in dieser Zeile", "2 Kennungen in dieser Zeile"),
    ),
    "rows of labels": Row(
        refused(
            "begin\nsize 1\nproblem\n1\nsolution\n",
            "begin\nsize 2\nproblem\n2 2\n- -\nsolution\n",
        ),
        ("1 row of labels,", "2 rows of labels,"),
        ("1 Zeile mit Kennungen", "2 Zeilen mit Kennungen"),
    ),
    "a small rectangle": Row(
        too_small,
        ("has one cell, but its clue is 6: 5", "has 2 cells (1 x 2), but its clue is 6: 4"),
        (
            "hat ein Feld, aber seine Zahl ist 6: 5",
            "hat 2 Felder (1 x 2), aber seine Zahl ist 6: 4",
        ),
    ),
    "the sum of the clues": Row(
        sum_of_clues,
        ("the grid has only one cell.", "the grid has 2 cells."),
        ("das Gitter hat nur ein Feld.", "das Gitter hat 2 Felder."),
    ),
    "more cells": Row(
        named_cells,
        ("R1C6 and 1 more", "R1C6 and 2 more"),
        ("R1C6 und 1 weitere", "R1C6 und 2 weitere"),
    ),
    "covered cells": Row(
        covered,
        ("0 of 1 cell covered.", "0 of 2 cells covered."),
        ("0 von 1 Feld abgedeckt.", "0 von 2 Feldern abgedeckt."),
    ),
    "steps to a clue": Row(
        lambda count: hint_words._unfitted(messages.clue_message(3, Cell(0, 0)), count).say(),
        ("one step later nothing fits the 3 in R1C1", "2 steps later nothing fits the 3 in R1C1"),
        ("einen Schritt später", "2 Schritte später"),
    ),
    "steps to a cell": Row(
        lambda count: hint_words._uncovered(Cell(0, 0), count).say(),
        ("one step later nothing can cover R1C1", "2 steps later nothing can cover R1C1"),
        ("einen Schritt später", "2 Schritte später"),
    ),
    "cells not covered": Row(
        lambda count: verdict(ProblemKind.AREA_SUM, count),
        ("One cell is not yet covered", "2 cells are not yet covered"),
        ("Ein Feld ist noch durch keine Zahl", "2 Felder sind noch durch keine Zahl"),
    ),
    "cells not reached": Row(
        lambda count: verdict(ProblemKind.UNREACHED, count),
        ("One cell still needs a clue (", "2 cells still need a clue ("),
        ("Ein Feld braucht noch", "2 Felder brauchen noch"),
    ),
    "cells that differ": Row(
        differing,
        ("The two shown differ in one cell (", "The two shown differ in 2 cells ("),
        ("unterscheiden sich in einem Feld (", "unterscheiden sich in 2 Feldern ("),
    ),
    "clues to move": Row(
        lambda count: proposal_of(count).title,
        ("Move one clue", "Move 2 clues"),
        ("Eine Zahl verschieben", "2 Zahlen verschieben"),
    ),
    "more clues to move": Row(
        lambda count: proposal_of(6 + count).text,
        ("and 1 more", "and 2 more"),
        ("und 1 weitere", "und 2 weitere"),
    ),
    "attempts": Row(
        lambda tries: not_found(None, solver.Symmetry.NONE, tries),
        ("after 1 attempt. Try another size", "after 2 attempts. Try another size"),
        ("Nach 1 Versuch kein", "Nach 2 Versuchen kein"),
    ),
    "attempts at a technique": Row(
        lambda tries: not_found(solver.Technique.PAIR, solver.Symmetry.NONE, tries),
        ("after 1 attempt. Try a larger size or", "after 2 attempts. Try a larger size or"),
        ("Nach 1 Versuch kein", "Nach 2 Versuchen kein"),
    ),
    "attempts at a technique and symmetry": Row(
        lambda tries: not_found(solver.Technique.PAIR, solver.Symmetry.ROTATION, tries),
        ("after 1 attempt. Try a larger size, no", "after 2 attempts. Try a larger size, no"),
        ("Nach 1 Versuch kein", "Nach 2 Versuchen kein"),
    ),
    "suppositions": Row(
        proof,
        ("9 steps, 1 of them by supposition", "9 steps, 2 of them by supposition"),
        ("1 davon durch Annahme", "2 davon durch Annahmen"),
    ),
    "nested suppositions": Row(
        nested_proof,
        ("1 of them by supposition, nested up to 2", "2 of them by supposition, nested up to 2"),
        ("1 davon durch Annahme, bis zu 2", "2 davon durch Annahmen, bis zu 2"),
    ),
    "broken rules on a web page": Row(
        checked_on_a_page,
        ("One rectangle breaks a rule", "2 rectangles break a rule"),
        ("Ein Rechteck verletzt eine Regel", "2 Rechtecke verletzen eine Regel"),
    ),
}


@pytest.fixture(scope="module")
def translations() -> dict[str, gettext.NullTranslations]:
    """The translations of the catalogues as they are, compiled or not."""
    found: dict[str, gettext.NullTranslations] = {}
    for language in ("de", "ja"):
        made = io.BytesIO()
        write_mo(made, catalogues.read(language))
        made.seek(0)
        found[language] = gettext.GNUTranslations(made)
    return found


@pytest.fixture
def speak(translations: dict[str, gettext.NullTranslations]) -> Iterator[Callable[[str], None]]:
    """Give a function that sets the language for a test."""
    yield lambda language: use_translations(translations[language])
    use_translations(catalogue(ENGLISH))


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_the_words_for_one_and_for_two(row: Row, speak: Callable[[str], None]) -> None:
    for count in (1, 2):
        assert row.english[count - 1] in row.words(count)
    speak("de")
    for count in (1, 2):
        assert row.german[count - 1] in row.words(count)


@pytest.mark.parametrize("count", [1, 2])
def test_a_web_page_in_a_language_with_one_form_says_the_number(
    count: int, speak: Callable[[str], None]
) -> None:
    speak("ja")
    assert f"{count}\u500b\u306e\u9577\u65b9\u5f62" in checked_on_a_page(count)
