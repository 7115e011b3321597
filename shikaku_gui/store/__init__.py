"""The player's own data: stored games, their history, the library, the daily puzzle.

Needs no window and chooses no folder: paths are handed in. docs/data.md says what is stored
and by which rules. Other packages import from here alone; each name is imported when it is
first used, so that a window opens before the database does.
"""

from typing import TYPE_CHECKING

from shikaku_gui.lazy_exports import export_lazily

if TYPE_CHECKING:
    from shikaku_gui.store.autosave_timing import (
        AutosaveTiming as AutosaveTiming,
    )
    from shikaku_gui.store.daily_puzzle import (
        FIRST_DAILY_DATE as FIRST_DAILY_DATE,
        daily_plan as daily_plan,
        load_daily_puzzle as load_daily_puzzle,
    )
    from shikaku_gui.store.daily_results import (
        SolvedDay as SolvedDay,
        logged_instants as logged_instants,
        solved_days as solved_days,
    )
    from shikaku_gui.store.database import (
        Database as Database,
        StoreError as StoreError,
    )
    from shikaku_gui.store.entry_filter import (
        EntryFilter as EntryFilter,
        EntryOrder as EntryOrder,
    )
    from shikaku_gui.store.file_operations import (
        BadFileNameError as BadFileNameError,
        DesktopTrash as DesktopTrash,
        FileNameFlaw as FileNameFlaw,
        MovedFile as MovedFile,
        TrashFolder as TrashFolder,
        rename_file as rename_file,
        trash_file as trash_file,
        undo_move as undo_move,
    )
    from shikaku_gui.store.folder_scan import (
        FolderContents as FolderContents,
        scan_folder as scan_folder,
    )
    from shikaku_gui.store.game_store import (
        GameStore as GameStore,
        OpenedGame as OpenedGame,
        StoredGame as StoredGame,
    )
    from shikaku_gui.store.history import (
        GameResult as GameResult,
        PastGame as PastGame,
        load_past_game as load_past_game,
        past_games as past_games,
    )
    from shikaku_gui.store.history_csv import (
        write_history_csv as write_history_csv,
    )
    from shikaku_gui.store.library_entry import (
        GRADE_NAMES as GRADE_NAMES,
        EntryOrigin as EntryOrigin,
        EntryState as EntryState,
        LibraryEntry as LibraryEntry,
    )
    from shikaku_gui.store.library_index import (
        IndexUpdate as IndexUpdate,
        LibraryIndex as LibraryIndex,
        LibraryListing as LibraryListing,
        LibraryQuery as LibraryQuery,
        LibrarySection as LibrarySection,
        LibrarySources as LibrarySources,
        ReadFiles as ReadFiles,
    )
    from shikaku_gui.store.player_history import (
        PlayerHistory as PlayerHistory,
    )
    from shikaku_gui.store.pregeneration_queue import (
        PregenerationQueue as PregenerationQueue,
    )
    from shikaku_gui.store.puzzle_identity import (
        SizeClass as SizeClass,
        puzzle_id as puzzle_id,
    )
    from shikaku_gui.store.save_slot import (
        CurrentGame as CurrentGame,
        DeferredWrite as DeferredWrite,
        DueWrite as DueWrite,
        SaveSlot as SaveSlot,
    )
    from shikaku_gui.store.session_metadata import (
        SessionMetadata as SessionMetadata,
    )
    from shikaku_gui.store.statistics import (
        TREND_GAMES as TREND_GAMES,
        DayFigures as DayFigures,
        StatisticsLine as StatisticsLine,
        StatisticsOverview as StatisticsOverview,
        load_statistics as load_statistics,
    )
    from shikaku_gui.store.store_notices import (
        StoreNotice as StoreNotice,
        StoreTrouble as StoreTrouble,
        local_today as local_today,
        set_file_aside as set_file_aside,
    )
    from shikaku_gui.store.streaks import (
        DayStanding as DayStanding,
        Streak as Streak,
        count_streak as count_streak,
        day_standings as day_standings,
    )
    from shikaku_gui.store.thumbnail_cache import (
        ThumbnailCache as ThumbnailCache,
        thumbnail_key as thumbnail_key,
    )
else:
    __getattr__, __all__ = export_lazily(
        __name__,
        {
            "autosave_timing": "AutosaveTiming",
            "daily_puzzle": "FIRST_DAILY_DATE daily_plan load_daily_puzzle",
            "daily_results": "SolvedDay logged_instants solved_days",
            "database": "Database StoreError",
            "entry_filter": "EntryFilter EntryOrder",
            "file_operations": (
                "BadFileNameError DesktopTrash FileNameFlaw MovedFile TrashFolder rename_file "
                "trash_file undo_move"
            ),
            "folder_scan": "FolderContents scan_folder",
            "game_store": "GameStore OpenedGame StoredGame",
            "history": "GameResult PastGame load_past_game past_games",
            "history_csv": "write_history_csv",
            "library_entry": "GRADE_NAMES EntryOrigin EntryState LibraryEntry",
            "library_index": (
                "IndexUpdate LibraryIndex LibraryListing LibraryQuery LibrarySection "
                "LibrarySources ReadFiles"
            ),
            "player_history": "PlayerHistory",
            "pregeneration_queue": "PregenerationQueue",
            "puzzle_identity": "SizeClass puzzle_id",
            "save_slot": "CurrentGame DeferredWrite DueWrite SaveSlot",
            "session_metadata": "SessionMetadata",
            "statistics": (
                "TREND_GAMES DayFigures StatisticsLine StatisticsOverview load_statistics"
            ),
            "store_notices": "StoreNotice StoreTrouble local_today set_file_aside",
            "streaks": "DayStanding Streak count_streak day_standings",
            "thumbnail_cache": "ThumbnailCache thumbnail_key",
        },
    )
