"""Text to puzzle and puzzle to text: every format that is read or written.

Other packages import from here alone. Each name is imported when it is first used.
"""

from shikaku_gui.lazy_exports import export_lazily

with export_lazily(__name__):
    from shikaku_gui.formats.atomic_write import (
        append_bytes,
        check_replaceable,
        write_bytes_atomically,
        write_chunks_atomically,
        write_folder_atomically,
        write_text_atomically,
    )
    from shikaku_gui.formats.base import (
        MAX_SIDE,
        MAX_TEXT_BYTES,
        Format,
        FormatError,
        GamePart,
        Loss,
        PuzzleSet,
        SeveralPuzzlesError,
        UnwritableError,
    )
    from shikaku_gui.formats.catalogue import (
        FORMATS,
        SAVE_FORMAT,
        WRITABLE_FORMATS,
        format_for,
        format_named,
        recognise,
    )
    from shikaku_gui.formats.clue_words import clue_word, shape_letter
    from shikaku_gui.formats.evidence import SeveralReadingsError, adds_up
    from shikaku_gui.formats.journal_lines import ChangedGame, dump_change
    from shikaku_gui.formats.json_reader import JsonDocument, has_no_bools
    from shikaku_gui.formats.move_limits import within_limits
    from shikaku_gui.formats.puzzle_stream import StreamedPuzzle, UnreadPuzzle, stream_puzzles
    from shikaku_gui.formats.reading import (
        decode_text,
        is_link,
        load,
        load_all,
        load_set,
        loads,
        loads_all,
        loads_set,
        open_regular,
        read_file,
    )
    from shikaku_gui.formats.saved_game import (
        HintDegree,
        HintsUsed,
        HintTaken,
        SavedGame,
        UndoneMoves,
        game_with_rects,
    )
    from shikaku_gui.formats.shikaku_file import SAVE_VERSION, read_game
    from shikaku_gui.formats.text_parsing import single_line
    from shikaku_gui.formats.writing import TextJoiner, dumps, save
