"""Playing and making puzzles: sessions, gestures, moves, hints in words. Without Qt.

Other packages import from here alone. Each name is imported when it is first used, because
hint texts and the editor are not needed to start.
"""

from typing import TYPE_CHECKING

from shikaku_gui.lazy_exports import export_lazily

if TYPE_CHECKING:
    from shikaku_gui.play.board_view import (
        DrawnRect as DrawnRect,
        Tone as Tone,
        clue_text as clue_text,
        drawn_rects as drawn_rects,
        preview_badge as preview_badge,
        status_message as status_message,
        visible_preview as visible_preview,
    )
    from shikaku_gui.play.check_level import (
        CHECK_LEVEL_NAMES as CHECK_LEVEL_NAMES,
        CheckLevel as CheckLevel,
        check_level_message as check_level_message,
    )
    from shikaku_gui.play.drag import (
        Fit as Fit,
        Point as Point,
        RectPreview as RectPreview,
        Sides as Sides,
        cell_at as cell_at,
        preview_of as preview_of,
    )
    from shikaku_gui.play.edit_session import (
        NO_PREVIEW as NO_PREVIEW,
        EditChange as EditChange,
        EditSession as EditSession,
        EditTool as EditTool,
    )
    from shikaku_gui.play.editor_file import (
        EditorState as EditorState,
        load_editor_state as load_editor_state,
        save_editor_state as save_editor_state,
    )
    from shikaku_gui.play.edits import (
        ClearGrid as ClearGrid,
        DrawRect as DrawRect,
        Edit as Edit,
        EraseClue as EraseClue,
        EraseRect as EraseRect,
        InsertLine as InsertLine,
        PuzzleText as PuzzleText,
        RemoveLine as RemoveLine,
        SetClue as SetClue,
        SetText as SetText,
        TurnGrid as TurnGrid,
    )
    from shikaku_gui.play.grid_transforms import GridAxis as GridAxis, GridTurn as GridTurn
    from shikaku_gui.play.hint_degree import HintDegree as HintDegree
    from shikaku_gui.play.hint_presenter import (
        HintPresenter as HintPresenter,
        hint_is_met as hint_is_met,
    )
    from shikaku_gui.play.hint_words import (
        grade_name as grade_name,
        hint_message as hint_message,
        hint_solution_note as hint_solution_note,
        hint_step_messages as hint_step_messages,
        hint_view_message as hint_view_message,
        technique_name as technique_name,
    )
    from shikaku_gui.play.messages import (
        QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP,
        Message as Message,
        broken_rule_message as broken_rule_message,
        make_message as make_message,
        problem_message as problem_message,
    )
    from shikaku_gui.play.puzzle_appraisal import (
        PuzzleAppraisal as PuzzleAppraisal,
        appraise_puzzle as appraise_puzzle,
        drawn_solution as drawn_solution,
        grade_unless_stopped as grade_unless_stopped,
    )
    from shikaku_gui.play.rectangle_tints import (
        TINT_COUNT as TINT_COUNT,
        RectangleTints as RectangleTints,
    )
    from shikaku_gui.play.session import Outcome as Outcome, Session as Session
    from shikaku_gui.play.speech import (
        spoken_blame as spoken_blame,
        spoken_cancel as spoken_cancel,
        spoken_change as spoken_change,
        spoken_clues_left as spoken_clues_left,
        spoken_corner as spoken_corner,
        spoken_details as spoken_details,
        spoken_difference as spoken_difference,
        spoken_editor_cell as spoken_editor_cell,
        spoken_extent as spoken_extent,
        spoken_game_cell as spoken_game_cell,
        spoken_marks as spoken_marks,
        spoken_place as spoken_place,
        spoken_preview as spoken_preview,
        spoken_sentence as spoken_sentence,
        spoken_size as spoken_size,
        spoken_standing as spoken_standing,
    )
    from shikaku_gui.play.unique_solution import (
        UniqueSolution as UniqueSolution,
        find_unique_solution as find_unique_solution,
    )
    from shikaku_gui.play.walkthrough import (
        WalkthroughFrame as WalkthroughFrame,
        walkthrough_frames as walkthrough_frames,
    )
else:
    __getattr__, __all__ = export_lazily(
        __name__,
        {
            "board_view": (
                "DrawnRect Tone clue_text drawn_rects preview_badge status_message visible_preview"
            ),
            "check_level": "CHECK_LEVEL_NAMES CheckLevel check_level_message",
            "drag": "Fit Point RectPreview Sides cell_at preview_of",
            "edit_session": "EditChange EditSession EditTool NO_PREVIEW",
            "editor_file": "EditorState load_editor_state save_editor_state",
            "edits": (
                "ClearGrid DrawRect Edit EraseClue EraseRect InsertLine PuzzleText "
                "RemoveLine SetClue SetText TurnGrid"
            ),
            "grid_transforms": "GridAxis GridTurn",
            "hint_degree": "HintDegree",
            "hint_presenter": "HintPresenter hint_is_met",
            "hint_words": (
                "grade_name hint_message hint_solution_note hint_step_messages "
                "hint_view_message technique_name"
            ),
            "messages": (
                "Message QT_TRANSLATE_NOOP broken_rule_message make_message problem_message"
            ),
            "puzzle_appraisal": (
                "PuzzleAppraisal appraise_puzzle drawn_solution grade_unless_stopped"
            ),
            "rectangle_tints": "RectangleTints TINT_COUNT",
            "session": "Outcome Session",
            "speech": (
                "spoken_blame spoken_cancel spoken_change spoken_clues_left "
                "spoken_corner spoken_details spoken_difference spoken_editor_cell "
                "spoken_extent spoken_game_cell spoken_marks spoken_place "
                "spoken_preview spoken_sentence spoken_size spoken_standing"
            ),
            "unique_solution": "UniqueSolution find_unique_solution",
            "walkthrough": "WalkthroughFrame walkthrough_frames",
        },
    )
