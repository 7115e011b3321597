"""The keys that move the cursor of any board; arrows go where they point, in all languages."""

from PySide6.QtCore import Qt

from shikaku_gui.model import Cell, Rect

ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


def jump_target(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, cursor: Cell, sight: Rect, grid: Rect
) -> Cell | None:
    """Return the cell that a key other than an arrow goes to, None if it is for something else.

    Page Up and Page Down go on by the rows in ``sight``, of which one stays in it.
    """
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        return {Qt.Key.Key_Home: grid.first, Qt.Key.Key_End: grid.last}.get(key)
    if modifiers != Qt.KeyboardModifier.NoModifier:
        return None
    page = max(sight.height - 1, 1)
    rows_to_go = {Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
    if key in rows_to_go:
        row = cursor.row + rows_to_go[key]
        return Cell(min(max(row, 0), grid.height - 1), cursor.col)
    columns = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: grid.width - 1}
    return Cell(cursor.row, columns[key]) if key in columns else None
