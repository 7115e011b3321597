"""Reasoning about puzzles: solving them with proof, hints from any board, grades, new puzzles.

Other packages import from here alone. Each name is imported when it is first used, because
a short command should not load what it does not need.
"""

from typing import TYPE_CHECKING

from shikaku_gui.lazy_exports import export_lazily

if TYPE_CHECKING:
    from shikaku_gui.solver.answer import Answer
    from shikaku_gui.solver.certificates.certificate import (
        CERTIFICATE_FILES,
        Certificate,
        ProofFigures,
        prove,
    )
    from shikaku_gui.solver.control import Control, CutShortError, Progress, Stop
    from shikaku_gui.solver.difficulty import Difficulty
    from shikaku_gui.solver.drills.conclusions import technique_conclusions
    from shikaku_gui.solver.drills.drill import Drill, drill_position, drill_puzzle_text
    from shikaku_gui.solver.drills.judging import DrillJudge, DrillResult, DrillVerdict
    from shikaku_gui.solver.drills.making import make_drill
    from shikaku_gui.solver.expected_time import ESTIMATE_VERSION, typical_seconds
    from shikaku_gui.solver.formulations.catalogue import FORMULATIONS
    from shikaku_gui.solver.formulations.formulation import Formulation, RunOutcome, Verdict
    from shikaku_gui.solver.formulations.lab_record import SETTLED, LabRecord, csv_head
    from shikaku_gui.solver.formulations.laboratory import FormulationRun, Laboratory, RunLimits
    from shikaku_gui.solver.formulations.reasoning_levels import LevelStep
    from shikaku_gui.solver.formulations.relaxation import fractional
    from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel
    from shikaku_gui.solver.generation.character import (
        CHARACTER_LENGTHS,
        CHARACTER_SIZES,
        Character,
    )
    from shikaku_gui.solver.generation.recipe import (
        MAX_SEED_DIGITS,
        RECIPE_VERSION,
        Recipe,
    )
    from shikaku_gui.solver.generation.symmetry import Symmetry
    from shikaku_gui.solver.generator import (
        RANDOM_SEED_LIMIT,
        NotFoundError,
        from_recipe,
        generate,
        most_tries,
    )
    from shikaku_gui.solver.grading import Grade, grade
    from shikaku_gui.solver.hints import (
        HINT_SEARCH_SECONDS,
        all_hints,
        explain,
        mistakes,
        next_hint,
        verify,
        why_wrong,
    )
    from shikaku_gui.solver.mistake_hints import wrong_rects
    from shikaku_gui.solver.proposal import Proposal, propose
    from shikaku_gui.solver.result import Figures, Level, Phase, Solution, SolveResult, Status
    from shikaku_gui.solver.solving import solve
    from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
    from shikaku_gui.solver.techniques.drill_design import DrillKind
    from shikaku_gui.solver.techniques.grid_region import GridRegion
    from shikaku_gui.solver.techniques.hint_records import (
        Clue,
        Conclusion,
        Facts,
        FactValue,
        Hint,
        HintKind,
        HintView,
        Mark,
        Phrase,
        Rejected,
        RejectionReason,
        Technique,
    )
    from shikaku_gui.solver.techniques.mark_role import MarkRole
else:
    __getattr__, __all__ = export_lazily(
        __name__,
        {
            "answer": "Answer",
            "certificates.certificate": "CERTIFICATE_FILES Certificate ProofFigures prove",
            "control": "Control CutShortError Progress Stop",
            "difficulty": "Difficulty",
            "drills.conclusions": "technique_conclusions",
            "drills.drill": "Drill drill_position drill_puzzle_text",
            "drills.judging": "DrillJudge DrillResult DrillVerdict",
            "drills.making": "make_drill",
            "expected_time": "ESTIMATE_VERSION typical_seconds",
            "formulations.catalogue": "FORMULATIONS",
            "formulations.formulation": "Formulation RunOutcome Verdict",
            "formulations.lab_record": "LabRecord SETTLED csv_head",
            "formulations.laboratory": "FormulationRun Laboratory RunLimits",
            "formulations.reasoning_levels": "LevelStep",
            "formulations.relaxation": "fractional",
            "formulations.zero_one_domains": "ReasoningLevel",
            "generation.character": "CHARACTER_LENGTHS CHARACTER_SIZES Character",
            "generation.recipe": "MAX_SEED_DIGITS RECIPE_VERSION Recipe",
            "generation.symmetry": "Symmetry",
            "generator": "NotFoundError RANDOM_SEED_LIMIT from_recipe generate most_tries",
            "grading": "Grade grade",
            "hints": ("HINT_SEARCH_SECONDS all_hints explain mistakes next_hint verify why_wrong"),
            "mistake_hints": "wrong_rects",
            "proposal": "Proposal propose",
            "result": "Figures Level Phase Solution SolveResult Status",
            "solving": "solve",
            "techniques.catalogue": "TECHNIQUES",
            "techniques.drill_design": "DrillKind",
            "techniques.grid_region": "GridRegion",
            "techniques.hint_records": (
                "Clue Conclusion FactValue Facts Hint HintKind HintView Mark "
                "Phrase Rejected RejectionReason Technique"
            ),
            "techniques.mark_role": "MarkRole",
        },
    )
