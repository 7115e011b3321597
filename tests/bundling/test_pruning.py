"""Which of the files that PyInstaller collects are kept."""

import pytest
from bundling.pruning import Entry, pruned

SITE = "/venv/site-packages"
QT = "PySide6/Qt"


def collected(path: str, kind: str = "BINARY") -> Entry:
    """Return a file as PyInstaller collects it of a package."""
    return path, f"{SITE}/{path}", kind


WIDGETS = collected("PySide6/QtWidgets.abi3.so", "EXTENSION")
XCB = collected(f"{QT}/plugins/platforms/libqxcb.so")
XCB_LIBRARY = collected(f"{QT}/lib/libQt6XcbQpa.so.6")
GUI = collected(f"{QT}/lib/libQt6Gui.so.6")
QUICK = collected(f"{QT}/lib/libQt6Quick.so.6")
CURSOR: Entry = ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", "BINARY")
GTK: Entry = ("libgtk-3.so.0", "/usr/lib/x86_64-linux-gnu/libgtk-3.so.0", "BINARY")
PYTHON: Entry = ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")

LINKED_WITH = {
    WIDGETS[1]: ["libQt6Gui.so.6", "libgtk-3.so.0"],
    XCB[1]: ["libQt6XcbQpa.so.6"],
    XCB_LIBRARY[1]: ["libxcb-cursor.so.0", "libQt6Gui.so.6", "libX11.so.6"],
}


def kept(*entries: Entry) -> set[str]:
    found = pruned(entries, ["en", "pt_BR"], lambda path: LINKED_WITH.get(path, ()))
    return {path for path, _, _ in found}


def test_libraries_stay_where_something_is_linked_with_them() -> None:
    assert kept(WIDGETS, XCB, XCB_LIBRARY, GUI, QUICK, CURSOR) == {
        entry[0] for entry in (WIDGETS, XCB, XCB_LIBRARY, GUI, CURSOR)
    }
    assert kept(WIDGETS, XCB_LIBRARY, GUI, CURSOR) == {WIDGETS[0], GUI[0]}


def test_names_of_libraries_are_compared_as_windows_does() -> None:
    extension = ("PySide6/QtGui.pyd", "C:/site-packages/QtGui.pyd", "EXTENSION")
    library = ("PySide6/Qt6Gui.dll", "C:/site-packages/Qt6Gui.dll", "BINARY")
    found = pruned([extension, library], [], lambda _path: ["QT6GUI.DLL"])
    assert found == [extension, library]


def test_the_desktop_and_its_libraries_are_of_the_system() -> None:
    assert GTK[0] not in kept(WIDGETS, GTK)
    assert kept(PYTHON) == {PYTHON[0]}


@pytest.mark.parametrize(
    ("path", "stays"),
    [
        (f"{QT}/plugins/platforms/libqwayland.so", True),
        (f"{QT}/plugins/platforms/libqeglfs.so", False),
        (f"{QT}/plugins/xcbglintegrations/libqxcb-glx-integration.so", False),
        (f"{QT}/plugins/tls/libqopensslbackend.so", False),
        (f"{QT}/translations/qtbase_pt_BR.qm", True),
        (f"{QT}/translations/qtbase_it.qm", False),
        (f"{QT}/translations/qt_pt_BR.qm", False),
        ("shikaku_gui/assets/translations/it/LC_MESSAGES/shikaku.mo", True),
        ("numpy-2.4.6.dist-info/licenses/LICENSE.txt", True),
        ("numpy-2.4.6.dist-info/RECORD", False),
        ("pandas-3.1.1.dist-info/METADATA", False),
    ],
)
def test_only_what_the_program_uses_stays(path: str, stays: bool) -> None:
    assert bool(kept(collected(path, "DATA"))) == stays


def test_links_stay_with_their_files() -> None:
    links: list[Entry] = [
        ("libQt6Gui.so.6", GUI[0], "SYMLINK"),
        ("libQt6Quick.so.6", QUICK[0], "SYMLINK"),
        (f"{QT}/lib/libQt6Gui.so", "libQt6Gui.so.6", "SYMLINK"),
    ]
    assert kept(WIDGETS, GUI, QUICK, *links) == {
        *(WIDGETS[0], GUI[0], "libQt6Gui.so.6", f"{QT}/lib/libQt6Gui.so")
    }
