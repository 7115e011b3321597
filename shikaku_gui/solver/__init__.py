"""Reasoning about puzzles: solving them with proof, hints from any board, grades, new puzzles.

Other packages import from here alone. Each name is imported when it is first used, because
a short command should not load what it does not need.
"""

from typing import TYPE_CHECKING

from shikaku_gui.lazy_exports import export_lazily

if TYPE_CHECKING:
    from shikaku_gui.solver.answer import Answer as Answer
    from shikaku_gui.solver.control import (
        Control as Control,
        CutShortError as CutShortError,
        Progress as Progress,
        Stop as Stop,
    )
    from shikaku_gui.solver.generation.character import (
        CHARACTER_LENGTHS as CHARACTER_LENGTHS,
        CHARACTER_SIZES as CHARACTER_SIZES,
        Character as Character,
    )
    from shikaku_gui.solver.generation.recipe import (
        MOST_SEED_DIGITS as MOST_SEED_DIGITS,
        RECIPE_VERSION as RECIPE_VERSION,
        Recipe as Recipe,
    )
    from shikaku_gui.solver.generation.symmetry import Symmetry as Symmetry
    from shikaku_gui.solver.generator import (
        RANDOM_SEED_LIMIT as RANDOM_SEED_LIMIT,
        NotFoundError as NotFoundError,
        from_recipe as from_recipe,
        generate as generate,
    )
    from shikaku_gui.solver.grading import Difficulty as Difficulty, Grade as Grade, grade as grade
    from shikaku_gui.solver.hints import (
        HINT_SEARCH_SECONDS as HINT_SEARCH_SECONDS,
        all_hints as all_hints,
        explain as explain,
        mistakes as mistakes,
        next_hint as next_hint,
        verify as verify,
        why_wrong as why_wrong,
    )
    from shikaku_gui.solver.mistake_hints import wrong_rects as wrong_rects
    from shikaku_gui.solver.proposal import Proposal as Proposal, propose as propose
    from shikaku_gui.solver.result import (
        Figures as Figures,
        Level as Level,
        Phase as Phase,
        Solution as Solution,
        SolveResult as SolveResult,
        Status as Status,
    )
    from shikaku_gui.solver.solving import solve as solve
    from shikaku_gui.solver.techniques.hint_records import (
        Clue as Clue,
        Conclusion as Conclusion,
        Facts as Facts,
        FactValue as FactValue,
        GridRegion as GridRegion,
        Hint as Hint,
        HintKind as HintKind,
        HintView as HintView,
        Mark as Mark,
        Phrase as Phrase,
        Rejected as Rejected,
        RejectionReason as RejectionReason,
        Technique as Technique,
    )
    from shikaku_gui.solver.techniques.mark_role import MarkRole as MarkRole
else:
    __getattr__, __all__ = export_lazily(
        __name__,
        {
            "answer": "Answer",
            "control": "Control CutShortError Progress Stop",
            "generation.character": "CHARACTER_LENGTHS CHARACTER_SIZES Character",
            "generation.recipe": "MOST_SEED_DIGITS RECIPE_VERSION Recipe",
            "generation.symmetry": "Symmetry",
            "generator": "NotFoundError RANDOM_SEED_LIMIT from_recipe generate",
            "grading": "Difficulty Grade grade",
            "hints": ("HINT_SEARCH_SECONDS all_hints explain mistakes next_hint verify why_wrong"),
            "mistake_hints": "wrong_rects",
            "proposal": "Proposal propose",
            "result": "Figures Level Phase Solution SolveResult Status",
            "solving": "solve",
            "techniques.hint_records": (
                "Clue Conclusion FactValue Facts GridRegion Hint HintKind HintView Mark "
                "Phrase Rejected RejectionReason Technique"
            ),
            "techniques.mark_role": "MarkRole",
        },
    )
