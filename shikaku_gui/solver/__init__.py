"""Reasoning about puzzles: solving them with proof, hints from any board, grades, new puzzles.

Other packages import from here alone. Each name is imported when it is first used, because
a short command should not load what it does not need.
"""

from shikaku_gui.lazy_exports import export_lazily

with export_lazily(__name__):
    from shikaku_gui.solver.answer import Answer
    from shikaku_gui.solver.benchmark_families import (
        LEAST_BENCHMARK_SIDE,
        BenchmarkFamily,
        benchmark_puzzle,
        least_benchmark_side,
    )
    from shikaku_gui.solver.certificates.certificate import (
        CERTIFICATE_FILES,
        Certificate,
        ProofFigures,
        certificate_grid,
        prove,
    )
    from shikaku_gui.solver.control import (
        HINT_SEARCH_SECONDS,
        Control,
        CutShortError,
        Progress,
        Stop,
    )
    from shikaku_gui.solver.difficulty import Difficulty
    from shikaku_gui.solver.drills.conclusions import technique_conclusions
    from shikaku_gui.solver.drills.drill import Drill, drill_position, drill_puzzle_text
    from shikaku_gui.solver.drills.judging import DrillJudge, DrillResult, DrillVerdict
    from shikaku_gui.solver.drills.making import make_drill
    from shikaku_gui.solver.drills.old_lines import line_with_clues
    from shikaku_gui.solver.expected_time import ESTIMATE_VERSION, typical_seconds
    from shikaku_gui.solver.fewest_clue_moves import Proposal, propose_clue_moves
    from shikaku_gui.solver.formulations.catalogue import FORMULATIONS
    from shikaku_gui.solver.formulations.formulation import Formulation, RunOutcome, Verdict
    from shikaku_gui.solver.formulations.lab_record import SETTLED, LabRecord, csv_head
    from shikaku_gui.solver.formulations.laboratory import FormulationRun, Laboratory, RunLimits
    from shikaku_gui.solver.formulations.provenance import versions_and_machine
    from shikaku_gui.solver.formulations.reasoning_levels import LevelStep
    from shikaku_gui.solver.formulations.relaxation import fractional
    from shikaku_gui.solver.formulations.zero_one_domains import ReasoningLevel
    from shikaku_gui.solver.generation.character import (
        CHARACTER_LENGTHS,
        CHARACTER_SIZES,
        Character,
    )
    from shikaku_gui.solver.generation.clue_share import ClueShare
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
        all_hints,
        explain,
        mistakes,
        next_hint,
        verify,
        why_wrong,
    )
    from shikaku_gui.solver.mistake_hints import wrong_rects
    from shikaku_gui.solver.result import Figures, Level, Phase, Solution, SolveResult, Status
    from shikaku_gui.solver.solving import solve
    from shikaku_gui.solver.step_dependencies import DependentStep, dependent_steps
    from shikaku_gui.solver.steps_with_premises import checked_steps
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
