"""The player's own data: stored games, their history, the library, the daily puzzle.

Needs no window and chooses no folder: paths are handed in. docs/data.md says what is stored
and by which rules. Other packages import from here alone; each name is imported when it is
first used, so that a window opens before the database does.
"""

from shikaku_gui.lazy_exports import export_lazily

with export_lazily(__name__):
    from shikaku_gui.store.collection_progress import (
        COLLECTION_NAMES,
        CollectionProgress,
        progress_with,
    )
    from shikaku_gui.store.csv_export import (
        write_drills_csv,
        write_history_csv,
        write_lessons_csv,
    )
    from shikaku_gui.store.current_game import (
        Agreement,
        CurrentGame,
        DeferredWrite,
        DueWrite,
        SaveSlot,
        agreement,
    )
    from shikaku_gui.store.daily_puzzle import (
        FIRST_DAILY_DATE,
        Daily,
        DailyKind,
        daily_plan,
        load_daily_puzzle,
        make_daily_puzzle,
        nearest_daily_date,
    )
    from shikaku_gui.store.daily_results import SolvedDaily, SolvedDay, solved_days
    from shikaku_gui.store.data_transfer import copy_data, holds_data, place_in
    from shikaku_gui.store.database import Database, StoreError
    from shikaku_gui.store.drill_stock import DrillStock
    from shikaku_gui.store.editor_drafts import EditorDraft, EditorDrafts
    from shikaku_gui.store.entry_listing import EntryFilter, EntryOrder
    from shikaku_gui.store.expected_times import (
        COMPARED_LEAST,
        Estimate,
        TimeComparison,
        load_comparison,
        next_estimate,
        record_estimate,
    )
    from shikaku_gui.store.file_operations import (
        BadFileNameError,
        DesktopTrash,
        FileNameFlaw,
        MovedFile,
        TrashFolder,
        rename_file,
        trash_file,
        undo_move,
    )
    from shikaku_gui.store.folder_scan import (
        DATASET_PARTS,
        DATASET_SUMMARY,
        FolderContents,
        file_stamp,
        scan_folder,
    )
    from shikaku_gui.store.game_history import (
        Completion,
        GameResult,
        PastGame,
        completion_of,
        game_result,
        load_past_game,
        past_games,
        solved_puzzles,
    )
    from shikaku_gui.store.game_store import GameStore, OpenedGame, StoredGame
    from shikaku_gui.store.history_merge import readable_set_aside
    from shikaku_gui.store.lesson_progress import (
        LessonProgress,
        load_lesson_progress,
        record_lesson,
    )
    from shikaku_gui.store.library_entry import (
        GRADE_NAMES,
        EntryOrigin,
        EntryState,
        FileStamp,
        LibraryEntry,
        PuzzleSummary,
        title_of_file,
        with_title_of_file,
    )
    from shikaku_gui.store.library_index import (
        IndexUpdate,
        LibraryIndex,
        LibraryListing,
        LibraryQuery,
        LibrarySection,
        LibrarySources,
        LoadedEntry,
        ReadFiles,
    )
    from shikaku_gui.store.player_history import PlayerHistory
    from shikaku_gui.store.pregeneration_queue import PregenerationQueue
    from shikaku_gui.store.puzzle_adding import (
        AddedPuzzles,
        AddingProgress,
        AddingStoppedError,
        add_puzzles,
    )
    from shikaku_gui.store.puzzle_identity import (
        CANONICAL_FORM_VERSION,
        SizeClass,
        canonical_form,
        canonical_id,
        puzzle_id,
    )
    from shikaku_gui.store.session_metadata import SessionMetadata
    from shikaku_gui.store.site_history import SiteEntry, load_site_history, merge_site_history
    from shikaku_gui.store.statistics import (
        TREND_GAMES,
        DayFigures,
        GameStanding,
        StatisticsLine,
        StatisticsOverview,
        TimeFigures,
        load_standing,
        load_statistics,
    )
    from shikaku_gui.store.store_notices import (
        StoreNotice,
        StoreTrouble,
        local_today,
        rename_aside,
        set_file_aside,
    )
    from shikaku_gui.store.streaks import LATELY_DAYS, DayStanding, Streak, count_streak
    from shikaku_gui.store.strength import Strength, UsualPuzzle, UsualTime
    from shikaku_gui.store.technique_progress import (
        BOX_DAYS,
        DrillAnswer,
        TechniqueProgress,
        drill_answers,
        progress_by_technique,
        record_drill,
        todays_techniques,
    )
    from shikaku_gui.store.thumbnail_cache import ThumbnailCache, thumbnail_key
