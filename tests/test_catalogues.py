"""The script that keeps the catalogues of translations, and what the program reads of them."""

import gettext
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from catalogues import commands, extraction, release, ts_file, validation
from catalogues.extraction import Text, UnreadableTextError
from catalogues.languages import LANGUAGES
from catalogues.ts_file import Catalogue, Entry
from PySide6.QtCore import QCoreApplication, QTranslator

from shikaku_gui import languages

CODE = """
class Panel(Base):
    def show(self):
        self.tr("Left")
        #: A column of the table,
        #: not a row.
        self.tr("%n pages \\N{MULTIPLICATION SIGN}", "of a book", count)
        QCoreApplication.translate("menus", "Go" " on")
        QCoreApplication.translate("menus", marked)

NAMES = QT_TRANSLATE_NOOP("words", "Left", "side")
CELLS = QT_TRANSLATE_N_NOOP("words", "one cell", "{count} cells")

def _tr(text):
    return QCoreApplication.translate("pages", text)

_tr("Title"), _tr(marked)
print(terminal_text("done"), terminal_plural("{count} file", "{count} files", n))
"""


def test_texts_are_found_with_their_contexts_comments_and_notes() -> None:
    found = list(extraction.texts_of(CODE, "a.py"))
    assert found == [
        Text("Panel", "Left", places=("a.py:4",)),
        Text(
            "Panel",
            "%n pages \N{MULTIPLICATION SIGN}",
            "of a book",
            plural=True,
            note="A column of the table, not a row.",
            places=("a.py:7",),
        ),
        Text("menus", "Go on", places=("a.py:8",)),
        Text("words", "Left", "side", places=("a.py:11",)),
        Text("words", "{count} cells", plural=True, one="one cell", places=("a.py:12",)),
        Text("pages", "Title", places=("a.py:17",)),
        Text("terminal", "done", places=("a.py:18",)),
        Text("terminal", "{count} files", plural=True, one="{count} file", places=("a.py:18",)),
    ]


@pytest.mark.parametrize(
    "code",
    ["class A:\n  x = self.tr(text)", 'QT_TRANSLATE_NOOP("words", f"{n} cells")', 'self.tr("a")'],
)
def test_a_text_that_is_not_written_out_is_an_error(code: str) -> None:
    with pytest.raises(UnreadableTextError):
        list(extraction.texts_of(code, "a.py"))


def test_what_the_terminal_says_of_arguments_is_found() -> None:
    code = 'add("--x", help="what" " x does", metavar="X")\nParser(epilog="end", prog="x")'
    found = list(extraction.texts_of(code, "shikaku_gui/cli/x.py"))
    assert [text.key for text in found] == [
        ("terminal", "what x does", ""),
        ("terminal", "end", ""),
    ]
    assert not list(extraction.texts_of(code, "shikaku_gui/gui/x.py"))


def test_the_program_has_texts_in_every_part() -> None:
    places = {place for text in extraction.all_texts().values() for place in text.places}
    assert {"gui", "play", "cli"} <= {place.split("/")[1] for place in places}


TEXTS = {
    text.key: text
    for text in (
        Text("Panel", "Left & <right>", places=("a.py:4",)),
        Text("words", "{count} cells", plural=True, one="one cell", places=("shikaku_gui/play/a",)),
        Text("words", "Left", "side", note="of a page", places=("shikaku_gui/play/a.py",)),
    )
}
GERMAN = {
    ("Panel", "Left & <right>", ""): ("Links & <right>",),
    ("words", "{count} cells", ""): ("eine Zelle", "{count} Zellen"),
    ("words", "Left", "side"): ("Linke Seite",),
}


def german() -> Catalogue:
    entries = {key: Entry(TEXTS[key], forms, finished=True) for key, forms in GERMAN.items()}
    return Catalogue("de", entries)


def test_a_catalogue_is_read_as_it_was_written(tmp_path: Path) -> None:
    ts_file.write(german(), tmp_path)
    read = ts_file.read("de", tmp_path)
    assert {key: entry.forms for key, entry in read.entries.items()} == GERMAN
    assert all(entry.finished for entry in read.entries.values())
    once = ts_file.path_of("de", tmp_path).read_bytes()
    ts_file.write(ts_file.merged(read, TEXTS), tmp_path)
    assert b"a.py:4" not in once
    assert ts_file.path_of("de", tmp_path).read_bytes() == once
    assert not list(commands.catalogue_errors(ts_file.read("de", tmp_path), TEXTS))


def test_a_changed_text_keeps_its_translation_to_be_looked_at() -> None:
    changed = Text("Panel", "Left and <right>", places=("a.py:4",))
    entry = ts_file.merged(german(), {changed.key: changed}).entries[changed.key]
    assert (entry.forms, entry.finished, entry.old) == (
        ("Links & <right>",),
        False,
        "Left & <right>",
    )
    other = Text("Panel", "Quite another one")
    assert ts_file.merged(german(), {other.key: other}).entries[other.key] == Entry(other, ())


def test_english_has_plural_forms_only() -> None:
    english = ts_file.merged(Catalogue("en"), TEXTS)
    assert [entry.forms for entry in english.entries.values()] == [("one cell", "{count} cells")]


def test_what_a_catalogue_lacks_is_found() -> None:
    catalogue = german()
    left = catalogue.entries.pop(("words", "Left", "side"))
    gone = Text("Panel", "Gone")
    catalogue.entries[gone.key] = Entry(gone, ("Weg",), finished=True)
    key = ("Panel", "Left & <right>", "")
    catalogue.entries[key] = replace(catalogue.entries[key], finished=False)
    assert list(commands.catalogue_errors(catalogue, TEXTS)) == [
        f"{left.text.places[0]}: 'Left' is not in the catalogue",
        "1 texts are not translated",
        "'Gone' (Panel) is no longer in the program",
    ]


@pytest.mark.parametrize(
    ("source", "forms", "language", "wrong"),
    [
        ("%1 of %2", ["%2: %1"], "de", 0),
        ("%1 of %2", ["%1"], "de", 1),
        ("{a}", ["{b}"], "de", 2),
        ("[reason]{a}[/reason]", ["[reason]{a}"], "de", 1),
        ("<b>a</b>", ["<b>x</b>"], "de", 0),
        ("&Open", ["&Öffnen"], "de", 0),
        ("&Open", ["Öffnen"], "de", 1),
        ("&Open", ["開く(&O)"], "ja", 0),
        ("Q && A", ["F && A"], "de", 0),
        (" mm", ["mm"], "de", 1),
        ("a", [""], "de", 1),
        ("a", ["b", "c"], "de", 1),
        ("a\nb", ["a b"], "de", 1),
        ("%n cells", ["eine Zelle", "%n Zellen"], "de", 0),
        ("%n cells", ["eine Zelle", "Zellen"], "de", 1),
        ("%n cells", ["%n マス"], "ja", 0),
        ("%n cells", ["一マス"], "ja", 1),
        ("%n cells", ["%n マス", "%n マス"], "ja", 1),
        ("%n of %1", ["eins", "%n von %1"], "de", 1),
    ],
)
def test_a_translation_has_what_its_text_has(
    source: str, forms: list[str], language: str, wrong: int
) -> None:
    text = Text("Panel", source, plural="%n" in source)
    assert len(validation.errors(text, forms, language)) == wrong


def test_translations_are_put_in_from_json_and_wrong_ones_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ts_file, "FOLDER", tmp_path)
    monkeypatch.setattr(ts_file.read, "__defaults__", (tmp_path,))
    monkeypatch.setattr(ts_file.write, "__defaults__", (tmp_path,))
    monkeypatch.setattr(extraction, "all_texts", lambda: TEXTS)
    ts_file.write(ts_file.merged(Catalogue("de"), TEXTS))
    assert commands.unfinished("de", None, None, everything=False) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["source"] for line in lines] == [key[1] for key in TEXTS]
    by_id = tmp_path / "a.json"
    by_id.write_text(
        json.dumps({lines[0]["id"]: "Links & <right>", lines[1]["id"]: ["a"], "x": "y"})
    )
    by_text = tmp_path / "b.json"
    text = {"context": "words", "source": "Left", "comment": "side", "translation": "Links"}
    by_text.write_text(json.dumps([text]))
    assert commands.apply("de", [str(by_id), str(by_text)]) == 1
    assert "2 put in, 2 left out, 1 to do" in capsys.readouterr().err


def test_qt_and_gettext_find_translations_with_their_plural_forms(
    tmp_path: Path, qapp: QCoreApplication
) -> None:
    for language in LANGUAGES:
        catalogue = german() if language == "de" else ts_file.merged(Catalogue(language), TEXTS)
        ts_file.write(catalogue, tmp_path)
    release.release(tmp_path / "made", tmp_path)
    translator = QTranslator()
    assert translator.load("shikaku_de", str(tmp_path / "made"))
    assert translator.translate("words", "Left", "side") == "Linke Seite"
    assert translator.translate("words", "{count} cells", "", 1) == "eine Zelle"
    assert translator.translate("words", "{count} cells", "", 2) == "{count} Zellen"
    found = gettext.translation("shikaku", tmp_path / "made", ["de"])
    assert found.pgettext("words|side", "Left") == "Linke Seite"
    for count, cells in ((1, "eine Zelle"), (5, "{count} Zellen")):
        assert found.npgettext("words", "{count} cells", "{count} cells", count) == cells
    assert found.pgettext("Panel", "Left & <right>") == "Left & <right>", "no text of the terminal"


@pytest.mark.parametrize(("language", "ones"), [("de", [1]), ("fr", [0, 1]), ("pt_BR", [0, 1])])
def test_the_rules_of_plural_forms(language: str, ones: list[int]) -> None:
    text = Text("words", "%n", plural=True, places=("shikaku_gui/play/a.py",))
    entry = Entry(text, ("one", "many"), finished=True)
    made = release.mo_bytes(Catalogue(language, {text.key: entry}))
    found = gettext.GNUTranslations(io.BytesIO(made))
    assert [n for n in range(30) if found.npgettext("words", "%n", "%n", n) == "one"] == ones


def test_the_script_and_the_program_know_the_same_languages() -> None:
    assert set(LANGUAGES) == set(languages.LANGUAGES)
    assert {path.stem for path in ts_file.FOLDER.glob("*.ts")} == {
        f"shikaku_{one}" for one in LANGUAGES
    }
