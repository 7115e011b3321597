"""Playing and making puzzles: sessions, gestures, moves, hints in words. Without Qt.

Other packages import from here alone. Each name is imported when it is first used, because
hint texts and the editor are not needed to start.
"""

from shikaku_gui.lazy_exports import export_lazily

with export_lazily(__name__):
    from shikaku_gui.formats import HintDegree
    from shikaku_gui.play.board_description import (
        spell_out_positions,
        spoken_blame,
        spoken_bounds,
        spoken_cancel,
        spoken_change,
        spoken_clues_left,
        spoken_corner,
        spoken_details,
        spoken_difference,
        spoken_editor_cell,
        spoken_game_cell,
        spoken_marks,
        spoken_place,
        spoken_preview,
        spoken_sentence,
        spoken_size,
        spoken_sizing,
        spoken_standing,
        spoken_step,
    )
    from shikaku_gui.play.board_judging import (
        Attempt,
        find_like_hint,
        find_rect_hint,
        find_wrong,
        hint_is_valid,
        judge_attempt,
        last_good_position,
    )
    from shikaku_gui.play.board_view import (
        DrawnPencil,
        DrawnRect,
        Tone,
        clue_text,
        drawn_pencils,
        drawn_rects,
        preview_badge,
        status_message,
        tool_message,
        visible_preview,
    )
    from shikaku_gui.play.board_words import words_beside_board
    from shikaku_gui.play.book import Book, BookChapter, BookMaker, BookPuzzle, NamedGame
    from shikaku_gui.play.book_file import (
        BookFile,
        BookFileError,
        BookPart,
        book_file_text,
        parse_book_option,
        read_book_file,
    )
    from shikaku_gui.play.book_options import (
        MAX_MARGIN,
        PAPERS,
        PER_PAGE,
        BookOptions,
        BookPlace,
        CaptionPart,
        LinkStyle,
        PageOrientation,
        paper_size,
    )
    from shikaku_gui.play.clue_rule_texts import clue_rules, clue_rules_in_short
    from shikaku_gui.play.drag import (
        NEVER_RIGHT,
        Fit,
        Point,
        RectPreview,
        Sides,
        cell_at,
        preview_of,
    )
    from shikaku_gui.play.drill_round import DrillRound, RoundLine
    from shikaku_gui.play.drill_session import DrillSession, ShownPosition, drill_tools
    from shikaku_gui.play.drill_words import (
        drill_task,
        drill_tool_message,
        drill_verdict_message,
        drill_verdict_title,
        unnamed_drill_task,
    )
    from shikaku_gui.play.edit_session import NO_PREVIEW, EditChange, EditSession, EditTool
    from shikaku_gui.play.editor_file import EditorState, load_editor_state, save_editor_state
    from shikaku_gui.play.edits import (
        ClearGrid,
        DrawRect,
        Edit,
        EraseClue,
        EraseRect,
        InsertLine,
        PuzzleText,
        RemoveLine,
        SetClue,
        SetShape,
        SetText,
        TurnGrid,
    )
    from shikaku_gui.play.expected_time_words import (
        estimated_time_message,
        expected_time_message,
        usual_time_message,
    )
    from shikaku_gui.play.grid_transforms import GridAxis, GridTurn
    from shikaku_gui.play.hint_presenter import (
        HintPicture,
        HintPresenter,
        first_degree,
        hint_is_met,
    )
    from shikaku_gui.play.hint_words import (
        grade_name,
        hint_message,
        hint_uniqueness_note,
        hint_view_message,
        level_name,
        technique_name,
    )
    from shikaku_gui.play.lesson import (
        SHAPE_LESSON,
        TASKS_ON_RULES,
        Advice,
        Lesson,
        LessonTask,
        TaskKind,
        TaskVerdict,
        all_lessons,
        asks_for_dead_end,
        hint_to_show,
        judge_task,
        lesson_tool,
    )
    from shikaku_gui.play.lesson_words import (
        has_ruler,
        lesson_summary,
        lesson_title,
        ruler_message,
        supposition,
        task_stage,
        task_texts,
    )
    from shikaku_gui.play.marking import crossed_clues, crosses_of, new_crosses
    from shikaku_gui.play.marks_description import with_shown_sizes
    from shikaku_gui.play.messages import broken_rule_message, problem_message
    from shikaku_gui.play.mistake_display import CHECK_LEVEL_NAMES, CheckLevel, check_level_message
    from shikaku_gui.play.outcome import Outcome
    from shikaku_gui.play.possible_rectangles import PossibleMap
    from shikaku_gui.play.puzzle_appraisal import (
        PuzzleAppraisal,
        appraise_puzzle,
        drawn_solution,
    )
    from shikaku_gui.play.rectangle_tints import TINT_COUNT, RectangleTints, game_tints
    from shikaku_gui.play.replay import replay_boards, replay_frames
    from shikaku_gui.play.replay_page import make_replay_page
    from shikaku_gui.play.review import GameReview, Moment, MomentKind, moment_hint, review_game
    from shikaku_gui.play.review_words import (
        could_see_message,
        duration_message,
        moment_message,
        moment_title,
        review_messages,
    )
    from shikaku_gui.play.session import Session
    from shikaku_gui.play.settled_reading import settled
    from shikaku_gui.play.shape_sign import (
        DOTS,
        SHAPE_SIGNS,
        SIGN_LINE,
        SIGN_STRENGTH,
    )
    from shikaku_gui.play.toml_reader import TomlError, TomlTable, natural_key, read_toml
    from shikaku_gui.play.tool import BOARD_TOOLS, Tool
    from shikaku_gui.play.trial_check import (
        TrialFailure,
        failure_message,
        find_trial_failure,
        trial_name,
    )
    from shikaku_gui.play.unique_solution import UniqueSolution, find_unique_solution
    from shikaku_gui.play.walkthrough import WalkthroughFrame, walkthrough_frames
    from shikaku_gui.play.web_hints import MessageTable, renumbered_steps
    from shikaku_gui.play.web_page import (
        MAX_WEB_CELLS,
        MAX_WEB_CELLS_OF_ALL,
        WEB_SCRIPTS,
        WebPageTooLargeError,
        WebPuzzle,
        fill_page,
        json_block,
        make_web_page,
        solve_for_web_page,
        web_page_texts,
        web_puzzle_data,
    )
    from shikaku_gui.play.web_template import fill_document, fill_template
    from shikaku_gui.play.what_next import technique_to_need
