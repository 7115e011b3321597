"""The parts of a Shikaku: cells, rectangles, puzzles, boards, marks, moves and the rules.

Uses only the standard library. Other packages import from here alone. Each name is imported when
it is first used.
"""

from shikaku_gui.lazy_exports import export_lazily

with export_lazily(__name__):
    from shikaku_gui.model.board import MAX_TRIALS, Board, Trial
    from shikaku_gui.model.geometry import Cell, Rect, Shape
    from shikaku_gui.model.marks import NO_MARKS, Marks, RectSet
    from shikaku_gui.model.moves import (
        BeginTrial,
        Clear,
        ClearMarks,
        CrossOut,
        Erase,
        Fill,
        KeepTrial,
        Move,
        Pencil,
        Place,
        RejectTrial,
        Restore,
        Unmark,
        apply,
    )
    from shikaku_gui.model.puzzle import Puzzle
    from shikaku_gui.model.puzzle_problems import (
        Problem,
        ProblemKind,
        conflict,
        free_cells_beside,
        problems,
        rects_around,
        sizes_of,
    )
    from shikaku_gui.model.rules import BrokenRect, Violation, check_rect, is_solved, violations
