"""Text to puzzle and puzzle to text: every format that is read or written.

Other packages import from here alone. Each name is imported when it is first used.
"""

from typing import TYPE_CHECKING

from shikaku_gui.lazy_exports import export_lazily

if TYPE_CHECKING:
    from shikaku_gui.formats.base import (
        MAX_SIDE as MAX_SIDE,
        MAX_TEXT_BYTES as MAX_TEXT_BYTES,
        Format as Format,
        FormatError as FormatError,
        GamePart as GamePart,
        Loss as Loss,
        PuzzleSet as PuzzleSet,
        SeveralPuzzlesError as SeveralPuzzlesError,
        UnwritableError as UnwritableError,
    )
    from shikaku_gui.formats.catalogue import (
        FORMATS as FORMATS,
        SAVE_FORMAT as SAVE_FORMAT,
        WRITABLE_FORMATS as WRITABLE_FORMATS,
        format_for as format_for,
        format_named as format_named,
        recognise as recognise,
    )
    from shikaku_gui.formats.json_text import (
        JsonDocument as JsonDocument,
        has_no_bools as has_no_bools,
    )
    from shikaku_gui.formats.reading import (
        load as load,
        load_all as load_all,
        loads as loads,
        loads_all as loads_all,
        loads_set as loads_set,
        may_hold_several as may_hold_several,
        read_file as read_file,
    )
    from shikaku_gui.formats.saved_game import (
        HintsUsed as HintsUsed,
        SavedGame as SavedGame,
        game_with_rects as game_with_rects,
    )
    from shikaku_gui.formats.shikaku_file import SAVE_VERSION as SAVE_VERSION
    from shikaku_gui.formats.writing import (
        dumps as dumps,
        save as save,
        write_bytes_atomically as write_bytes_atomically,
        write_text_atomically as write_text_atomically,
    )
else:
    __getattr__, __all__ = export_lazily(
        __name__,
        {
            "base": (
                "Format FormatError GamePart Loss MAX_SIDE MAX_TEXT_BYTES PuzzleSet "
                "SeveralPuzzlesError UnwritableError"
            ),
            "catalogue": ("FORMATS SAVE_FORMAT WRITABLE_FORMATS format_for format_named recognise"),
            "json_text": "JsonDocument has_no_bools",
            "reading": "load load_all loads loads_all loads_set may_hold_several read_file",
            "saved_game": "HintsUsed SavedGame game_with_rects",
            "shikaku_file": "SAVE_VERSION",
            "writing": "dumps save write_bytes_atomically write_text_atomically",
        },
    )
