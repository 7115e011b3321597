"""The settings and seed of a generated puzzle, as text that gives the same puzzle again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.character import BALANCED, Character
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.texts import ExplainedValueError, Message, Words, make_message

RECIPE_VERSION = 4
"""Increased whenever the same recipe would give another puzzle.

Version 2 differs from version 1 where the grid is large and the clues are symmetric: it repairs
ambiguous parts in windows, together with their images. Version 3 makes hard and expert puzzles,
and all that need a technique, around hard cores. Version 4 makes gentle puzzles by moves of clues
during the steps of a person. All others have version 1.
"""

LARGE = 3_000
"""On grids with at least this many cells, ambiguous parts are repaired in windows."""

MAX_SEED_DIGITS = 100
"""Keeps the names of puzzles' files short enough for any file system."""

_FIRST_WITH_NEEDS = 3

ANY = "any"
_TEXT = re.compile(r"shikaku:(\d+)/(\d+)x(\d+)/([^/]*)/([^/]*)/([^/]*)/(-?\d+)", re.ASCII)
_FORM = "shikaku:VERSION/ROWSxCOLS/GRADE[:TECHNIQUE]/CHARACTER/SYMMETRY/SEED"
# An error message quotes at most this many characters of a text that is not a recipe.
_MAX_QUOTED = 100


@dataclass(frozen=True, slots=True)
class Recipe:
    """The settings of a new puzzle and its seed. The same recipe always gives the same puzzle.

    ``needs`` is a technique without which the puzzle cannot be solved; without a grade, the
    puzzle has the level of that technique. ``version`` is that of the generator; 0 stands for
    the best for these settings.

    Raises:
        ValueError: the grid has no cells, the seed more than :data:`MAX_SEED_DIGITS` digits, or
            no puzzle of that grade, or none that this version makes, needs that technique.
    """

    rows: int
    cols: int
    seed: int
    grade: Difficulty | None = None
    character: Character = BALANCED
    symmetry: Symmetry = Symmetry.NONE
    version: int = 0
    needs: Technique | None = None

    def __post_init__(self) -> None:
        if self.rows < 1 or self.cols < 1:
            said = make_message(
                N_("a grid of {rows} x {cols} has no cells"), rows=self.rows, cols=self.cols
            )
            raise ExplainedValueError(said)
        if abs(self.seed) >= 10**MAX_SEED_DIGITS:
            raise ExplainedValueError(
                make_message(N_("a seed has at most {most} digits"), most=MAX_SEED_DIGITS)
            )
        if self.needs is not None:
            object.__setattr__(self, "grade", _grade_needing(self.needs, self.grade))
        if not self.version:
            object.__setattr__(self, "version", self._best_version)
        if self.needs is not None and self.version < _FIRST_WITH_NEEDS:
            said = make_message(
                N_("recipes of version {version} name no technique"), version=self.version
            )
            raise ExplainedValueError(said)

    @property
    def _best_version(self) -> int:
        if self.grade is Difficulty.GENTLE:
            return 4
        if self.needs is not None or self.grade in (Difficulty.HARD, Difficulty.EXPERT):
            return 3
        large = self.rows * self.cols >= LARGE
        return 2 if large and self.symmetry is not Symmetry.NONE else 1

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
        if self.version != self._best_version:
            parts.append(f"version-{self.version}")
        return "-".join([*parts, str(self.seed)])

    def __str__(self) -> str:
        """Return the text that :meth:`parse` reads.

        >>> str(Recipe(10, 15, 4711, Difficulty.HARD))
        'shikaku:3/10x15/hard/balanced/none/4711'
        """
        grade = ANY if self.grade is None else self.grade.value
        if self.needs is not None:
            grade += f":{self.needs.value}"
        what = f"{self.rows}x{self.cols}/{grade}/{self.character}/{self.symmetry.value}"
        return f"shikaku:{self.version}/{what}/{self.seed}"

    @classmethod
    def parse(cls, text: str) -> Recipe:
        """Read a recipe.

        Raises:
            ValueError: the text is not a recipe, or one of another version.
        """
        found = _TEXT.fullmatch(text.strip())
        if found is None:
            raise ExplainedValueError(_expected(_FORM, text[:_MAX_QUOTED]))
        version, rows, cols, grade, character, symmetry, seed = found.groups()
        if not 1 <= _number("VERSION", version) <= RECIPE_VERSION:
            said = make_message(
                N_("this is of version {version}; this program makes versions 1 to {last}"),
                version=version,
                last=RECIPE_VERSION,
            )
            raise ExplainedValueError(said)
        grade, colon, technique = grade.partition(":")
        return cls(
            _number("ROWS", rows),
            _number("COLS", cols),
            _number("SEED", seed),
            parse_grade(grade),
            Character.parse(character),
            parse_symmetry(symmetry),
            _number("VERSION", version),
            parse_technique(technique) if colon else None,
        )

    @classmethod
    def of(cls, puzzle: Puzzle) -> Recipe | None:
        """Return the recipe that a puzzle has as its source, or None."""
        try:
            return cls.parse(puzzle.source)
        except ValueError:
            return None


def _number(field: str, text: str) -> int:
    """Return the number in a field of a recipe.

    Raises:
        ValueError: it is too long.
    """
    digits = len(text.lstrip("-"))
    if digits > MAX_SEED_DIGITS:
        said = make_message(
            N_("{name} has at most {most} digits in {form}, not {count}"),
            name=field,
            most=MAX_SEED_DIGITS,
            form=_FORM,
            count=digits,
        )
        raise ExplainedValueError(said)
    return int(text)


def _expected(expected: Words, found: str) -> Message:
    return make_message(
        N_("expected {expected}, not {found}"), expected=expected, found=repr(found)
    )


def _names(kind: type[Enum]) -> str:
    return ", ".join(member.value for member in kind)


def parse_grade(name: str) -> Difficulty | None:
    """Return the grade of that name; None for any.

    Raises:
        ValueError: there is none.
    """
    if name == ANY:
        return None
    try:
        return Difficulty(name)
    except ValueError:
        wanted = make_message(N_("a grade ({names})"), names=_names(Difficulty))
        raise ExplainedValueError(_expected(wanted, name)) from None


def parse_technique(name: str) -> Technique:
    """Return the technique of that name.

    Raises:
        ValueError: there is none.
    """
    try:
        return Technique(name)
    except ValueError:
        wanted = make_message(N_("a technique ({names})"), names=_names(Technique))
        raise ExplainedValueError(_expected(wanted, name)) from None


def _grade_needing(technique: Technique, wanted: Difficulty | None) -> Difficulty:
    """Return the grade wanted of puzzles that need a technique; by default the technique's own.

    Raises:
        ValueError: no puzzle of that grade needs it.
    """
    record = TECHNIQUES[technique]
    if record.easier_twin is not None:
        said = make_message(
            N_("no puzzle needs {technique}: {easier} is easier and excludes the same"),
            technique=technique.value,
            easier=record.easier_twin.value,
        )
        raise ExplainedValueError(said)
    own = record.level
    if wanted is None:
        return own
    levels = list(Difficulty)
    # A puzzle whose hardest technique is that of easy puzzles may still be gentle.
    least = Difficulty.GENTLE if own is Difficulty.EASY else own
    if levels.index(wanted) < levels.index(least):
        said = make_message(
            N_("{technique} is for {level} puzzles, not for {wanted}"),
            technique=technique.value,
            level=own.value,
            wanted=wanted.value,
        )
        raise ExplainedValueError(said)
    return wanted


def parse_symmetry(name: str) -> Symmetry:
    """Return the symmetry of that name.

    Raises:
        ValueError: there is none.
    """
    try:
        return Symmetry(name)
    except ValueError:
        wanted = make_message(N_("a symmetry ({names})"), names=_names(Symmetry))
        raise ExplainedValueError(_expected(wanted, name)) from None
