"""The settings and seed of a generated puzzle, as text that gives the same puzzle again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.character import BALANCED, Character
from shikaku_gui.solver.generation.clue_share import ClueShare
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.texts import ExplainedValueError, Message, Words, make_message

RECIPE_VERSION = 3
"""Increased whenever the same recipe would give another puzzle."""

LARGE = 3_000
"""On grids with at least this many cells, ambiguous parts are repaired in windows."""

MAX_SEED_DIGITS = 100
"""Keeps the names of puzzles' files short enough for any file system."""

ANY = "any"

_Setting = TypeVar("_Setting", bound=Enum)
_KINDS: dict[type[Enum], str] = {
    Difficulty: N_("a grade ({names})"),
    Technique: N_("a technique ({names})"),
    Symmetry: N_("a symmetry ({names})"),
    ClueShare: N_("how many clues ({names})"),
}

_START = f"shikaku:v{RECIPE_VERSION}/"
# Before the first release there was a number without "v"; it meant other versions.
_ANY_START = re.compile(r"shikaku:v?\d+/", re.ASCII)
_SETTINGS = re.compile(r"(\d+)x(\d+)/([^/]*)/([^/]*)/([^/]*)/(?:([^/]*)/)?(-?\d+)", re.ASCII)
_FORM = f"{_START}ROWSxCOLS/GRADE[:TECHNIQUE]/CHARACTER/SYMMETRY[/SHAPES[:HIDDEN]]/SEED"
# An error message quotes at most this many characters of a text that is not a recipe.
_MAX_QUOTED = 100


class Approach(Enum):
    """How puzzles are made, by their settings; the number is a part of what seeds chance.

    ``AROUND_CORES`` makes puzzles around hard cores. ``BY_MOVES`` moves clues during the steps
    of a person.
    """

    PLAIN = 1
    AROUND_CORES = 3
    BY_MOVES = 4


@dataclass(frozen=True, slots=True)
class Recipe:
    """The settings of a new puzzle and its seed. The same recipe always gives the same puzzle.

    ``needs`` is a technique without which the puzzle cannot be solved; without a grade, the
    puzzle has the level of that technique. ``shapes`` is how many clues give the shape of their
    rectangle, ``hidden`` how many give no area.

    Raises:
        ValueError: the grid has no cells, the seed more than :data:`MAX_SEED_DIGITS` digits, or
            no puzzle of that grade needs that technique.
    """

    rows: int
    cols: int
    seed: int
    grade: Difficulty | None = None
    character: Character = BALANCED
    symmetry: Symmetry = Symmetry.NONE
    needs: Technique | None = None
    shapes: ClueShare = ClueShare.NONE
    hidden: ClueShare = ClueShare.NONE

    def __post_init__(self) -> None:
        if self.rows < 1 or self.cols < 1:
            message = make_message(
                N_("a grid of {rows} x {cols} has no cells"), rows=self.rows, cols=self.cols
            )
            raise ExplainedValueError(message)
        if abs(self.seed) >= 10**MAX_SEED_DIGITS:
            raise ExplainedValueError(
                make_message(N_("a seed has at most {most} digits"), most=MAX_SEED_DIGITS)
            )
        if self.needs is not None:
            object.__setattr__(self, "grade", _grade_needing(self.needs, self.grade))

    @property
    def approach(self) -> Approach:
        """How its puzzle is made."""
        if self.grade is Difficulty.GENTLE:
            return Approach.BY_MOVES
        if self.needs is not None or self.grade in (Difficulty.HARD, Difficulty.EXPERT):
            return Approach.AROUND_CORES
        return Approach.PLAIN

    @property
    def settings(self) -> str:
        """The settings and the seed as text, without the version."""
        grade = ANY if self.grade is None else self.grade.value
        if self.needs is not None:
            grade += f":{self.needs.value}"
        fields = [f"{self.rows}x{self.cols}", grade, str(self.character), self.symmetry.value]
        if self.changes_clues:
            hidden = "" if self.hidden is ClueShare.NONE else f":{self.hidden.value}"
            fields.append(self.shapes.value + hidden)
        return "/".join([*fields, str(self.seed)])

    @property
    def changes_clues(self) -> bool:
        """Whether some clues give a shape, or no area."""
        return self.shapes is not ClueShare.NONE or self.hidden is not ClueShare.NONE

    @property
    def title(self) -> str:
        """A title for the puzzle, such as ``Hard 10 x 10, no. 4711``."""
        size = f"{self.rows} x {self.cols}, no. {self.seed}"
        return size if self.grade is None else f"{self.grade.value.capitalize()} {size}"

    @property
    def slug(self) -> str:
        """A name for a file, such as ``10x10-hard-4711``; different for each recipe."""
        parts = [f"{self.rows}x{self.cols}"]
        if self.grade is not None:
            parts.append(self.grade.value)
        if self.needs is not None:
            parts.append(f"needs-{self.needs.value}")
        if self.character != BALANCED:
            parts.append(str(self.character).replace(":", "-"))
        if self.symmetry is not Symmetry.NONE:
            parts.append(self.symmetry.value)
        if self.shapes is not ClueShare.NONE:
            parts.append(f"{self.shapes.value}-shapes")
        if self.hidden is not ClueShare.NONE:
            parts.append(f"{self.hidden.value}-hidden")
        return "-".join([*parts, str(self.seed)])

    def __str__(self) -> str:
        """Return the text that :meth:`parse` reads.

        >>> str(Recipe(10, 15, 4711, Difficulty.HARD))
        'shikaku:v3/10x15/hard/balanced/none/4711'
        """
        return _START + self.settings

    @classmethod
    def parse(cls, text: str) -> Recipe:
        """Read a recipe.

        Raises:
            ValueError: the text is not a recipe, or one of another version.
        """
        text = text.strip()
        start = _ANY_START.match(text)
        if start is not None and start[0] != _START:
            message = make_message(
                N_(
                    "this recipe is of another version: it begins with {found}, not with {expected}"
                ),
                found=start[0][:_MAX_QUOTED],
                expected=_START,
            )
            raise ExplainedValueError(message)
        if start is None or not _SETTINGS.fullmatch(settings := text.removeprefix(_START)):
            raise ExplainedValueError(_expected_message(_FORM, text[:_MAX_QUOTED]))
        return cls.with_settings(settings)

    @classmethod
    def with_settings(cls, text: str) -> Recipe:
        """Read settings and a seed as :attr:`settings` gives them.

        Raises:
            ValueError: the text is something else.
        """
        found = _SETTINGS.fullmatch(text)
        if found is None:
            form = _FORM.removeprefix(_START)
            raise ExplainedValueError(_expected_message(form, text[:_MAX_QUOTED]))
        rows, cols, grade, character, symmetry, shares, seed = found.groups()
        grade, colon, technique = grade.partition(":")
        shapes, hides, hidden = (shares or ClueShare.NONE.value).partition(":")
        return cls(
            _number("ROWS", rows),
            _number("COLS", cols),
            _number("SEED", seed),
            parse_grade(grade),
            Character.parse(character),
            parse_setting(Symmetry, symmetry),
            parse_setting(Technique, technique) if colon else None,
            parse_setting(ClueShare, shapes),
            parse_setting(ClueShare, hidden) if hides else ClueShare.NONE,
        )

    @classmethod
    def of(cls, puzzle: Puzzle) -> Recipe | None:
        """Return the recipe that a puzzle has as its source, or None."""
        try:
            return cls.parse(puzzle.source)
        except ValueError:
            return None

    @classmethod
    def recorded_in(cls, puzzle: Puzzle) -> Recipe | None:
        """Return the settings of a generated puzzle, of whatever version its recipe is, or None.

        As a recipe they may give another puzzle.
        """
        text = puzzle.source.strip()
        start = _ANY_START.match(text)
        try:
            return None if start is None else cls.with_settings(text.removeprefix(start[0]))
        except ValueError:
            return None


def _number(field: str, text: str) -> int:
    """Return the number in a field of a recipe.

    Raises:
        ValueError: it is too long.
    """
    digits = len(text.lstrip("-"))
    if digits > MAX_SEED_DIGITS:
        message = make_message(
            N_("{name} has at most {most} digits in {form}, not {count}"),
            name=field,
            most=MAX_SEED_DIGITS,
            form=_FORM,
            count=digits,
        )
        raise ExplainedValueError(message)
    return int(text)


def _expected_message(expected: Words, found: str) -> Message:
    return make_message(
        N_("expected {expected}, not {found}"), expected=expected, found=repr(found)
    )


def parse_setting(kind: type[_Setting], name: str | _Setting) -> _Setting:
    """Return the setting of that name; one that is given itself is returned.

    Raises:
        ValueError: there is none.
    """
    try:
        return kind(name)
    except ValueError:
        known = ", ".join(member.value for member in kind)
        wanted = make_message(_KINDS[kind], names=known)
        raise ExplainedValueError(_expected_message(wanted, str(name))) from None


def parse_grade(name: str | Difficulty) -> Difficulty | None:
    """Return the grade of that name; None for any.

    Raises:
        ValueError: there is none.
    """
    return None if name == ANY else parse_setting(Difficulty, name)


def _grade_needing(technique: Technique, wanted: Difficulty | None) -> Difficulty:
    """Return the grade wanted of puzzles that need a technique; by default the technique's own.

    Raises:
        ValueError: no puzzle of that grade needs it.
    """
    record = TECHNIQUES[technique]
    if record.easier_twin is not None:
        message = make_message(
            N_("no puzzle needs {technique}: {easier} is easier and excludes the same"),
            technique=technique.value,
            easier=record.easier_twin.value,
        )
        raise ExplainedValueError(message)
    own = record.level
    if wanted is None:
        return own
    # A puzzle whose hardest technique is that of easy puzzles may still be gentle.
    least = Difficulty.GENTLE if own is Difficulty.EASY else own
    if wanted.rank < least.rank:
        message = make_message(
            N_("{technique} is for {level} puzzles, not for {wanted}"),
            technique=technique.value,
            level=own.value,
            wanted=wanted.value,
        )
        raise ExplainedValueError(message)
    return wanted
