"""The script that keeps the catalogues of translations, and what the program reads of them."""

import ast
import gettext
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import catalogues
import pytest
from babel.messages.catalog import Catalog, Message

CODE = """
_("Left")
#: A column of the table,
#: not a row.
ngettext("one page", "{count} pages", count)
_("Go" " on")
_(marked)
NAMES = (NC_("side", "Left"), N_("Right"))
pgettext("step", "Left")
# Nothing for translators.
count_message("one cell", "{count} \\N{MULTIPLICATION SIGN}", count, size=_("large"))
"""


def template_of(code: str, folder: Path) -> Catalog:
    package = folder / "shikaku_gui"
    package.mkdir()
    (package / "a.py").write_text(code, encoding="utf-8")
    return catalogues.template(folder)


def test_texts_are_found_with_their_contexts_plural_forms_and_notes(tmp_path: Path) -> None:
    found = [message for message in template_of(CODE, tmp_path) if message.id]
    assert [(message.id, message.context, message.locations[0][1]) for message in found] == [
        ("Left", None, 2),
        (("one page", "{count} pages"), None, 5),
        ("Go on", None, 6),
        ("Left", "side", 8),
        ("Right", None, 8),
        ("Left", "step", 9),
        (("one cell", "{count} \N{MULTIPLICATION SIGN}"), None, 11),
        ("large", None, 11),
    ]
    notes = {message.id: message.auto_comments for message in found if message.auto_comments}
    assert notes == {("one page", "{count} pages"): ["A column of the table,", "not a row."]}
    assert {message.locations[0][0] for message in found} == {"shikaku_gui/a.py"}


def test_the_program_has_texts_in_every_part() -> None:
    places = {name for message in catalogues.template() for name, _line in message.locations}
    assert {"gui", "play", "cli"} <= {place.split("/")[1] for place in places}


def written_out(code: str) -> Iterator[str]:
    """Yield the texts that a module marks, as Python reads it."""
    for call in ast.walk(ast.parse(code)):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        if call.func.id in catalogues._KEYWORDS:
            # A plural, or the text behind a context, is the second.
            last = call.args[: 1 if call.func.id in ("_", "N_") else 2][-1]
            if isinstance(last, ast.Constant) and isinstance(last.value, str):
                yield last.value


def test_babel_finds_every_text_that_is_written_out() -> None:
    """It finds none inside an f-string, nor a marked one inside a text to translate."""
    messages = [message for message in catalogues.template() if message.id]
    found = {message.id[-1] if message.pluralizable else message.id for message in messages}
    found |= {message.id[0] for message in messages if message.pluralizable}
    package = Path(catalogues.TOP, "shikaku_gui")
    codes = [path.read_text(encoding="utf-8") for path in package.rglob("*.py")]
    assert {text for code in codes for text in written_out(code)} <= found


def german() -> Catalog:
    catalogue = Catalog("de", fuzzy=False)
    catalogue.add("Left & <right>", "Links & <right>")
    catalogue.add(("one cell", "{count} cells"), ("eine Zelle", "{count} Zellen"))
    catalogue.add("Left", "Linke Seite", context="side", auto_comments=["of a page"])
    return catalogue


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """Give the texts of a small program, which a test may change."""
    made = Catalog(fuzzy=False)
    for message in german():
        if message.id:
            made.add(
                message.id,
                locations=[("a.py", 4)],
                auto_comments=message.auto_comments,
                context=message.context,
            )
    monkeypatch.setattr(catalogues, "template", lambda: made)
    return made


def translations_of(catalogue: Catalog) -> dict[object, object]:
    return {(message.context, message.id): message.string for message in catalogue if message.id}


@pytest.mark.usefixtures("texts")
def test_a_catalogue_is_read_as_it_was_written(tmp_path: Path) -> None:
    catalogues.write(german(), "de", tmp_path)
    once = (tmp_path / "de.po").read_bytes()
    assert b"a.py" not in once
    assert b"Date" not in once
    assert translations_of(catalogues.read("de", tmp_path)) == translations_of(german())
    updated = catalogues.update("de", tmp_path)
    assert (tmp_path / "de.po").read_bytes() == once
    assert not catalogues.missing(updated)
    assert not list(catalogues.errors(updated))


def test_a_changed_text_keeps_its_translation_to_be_looked_at(
    tmp_path: Path, texts: Catalog
) -> None:
    catalogues.write(german(), "de", tmp_path)
    texts.delete("Left & <right>")
    texts.add("Left and <right>")
    texts.add("Quite another one")
    catalogues.update("de", tmp_path)
    read = catalogues.read("de", tmp_path)
    changed, other = read["Left and <right>"], read["Quite another one"]
    assert (changed.string, changed.fuzzy) == ("Links & <right>", True)
    assert (other.string, other.fuzzy) == ("", False)
    assert "Left & <right>" not in read
    assert [message.id for message in catalogues.missing(read)] == [changed.id, other.id]


def test_a_new_language_begins_with_all_texts(tmp_path: Path, texts: Catalog) -> None:
    made = catalogues.update("ja", tmp_path)
    assert len(made) == len(catalogues.missing(made)) == len(texts)


def test_what_a_catalogue_lacks_is_found(texts: Catalog) -> None:
    catalogue = german()
    assert not catalogues.missing(catalogue)
    catalogue.delete("Left", "side")
    catalogue["Left & <right>"].flags.add("fuzzy")
    catalogue["one cell"].string = ("eine Zelle", "")
    assert catalogues.missing(catalogue) == [message for message in texts if message.id]


def test_a_wrong_translation_is_named() -> None:
    catalogue = german()
    catalogue["one cell"].string = ("eine Zelle", "Zellen")
    catalogue["Left & <right>"].string = ""  # it is missing, which is no error
    assert list(catalogues.errors(catalogue)) == [
        "('one cell', '{count} cells'): other placeholders or tags: ('eine Zelle', 'Zellen')"
    ]


CELLS = ("one cell", "{count} cells")
OF_ROWS = ("{count} cell of {row}", "{count} cells of {row}")
NAMED = ("Due: {names}.", "{count} are due: {names}.")


@pytest.mark.parametrize(
    ("source", "forms", "language", "wrong"),
    [
        ("{a} of {b}", "{b}: {a}", "de", 0),
        ("{a} of {b}", "{a}", "de", 1),
        ("{a}", "{b}", "de", 1),
        ("{a}", "{a}{a}", "de", 1),
        ("%(a)s of %s", "%(a)s von %s", "de", 0),
        ("%(a)s of %s", "%(b)s von %s", "de", 1),
        ("%1 of %2", "%2: %1", "de", 0),
        ("%1 of %2", "%1", "de", 1),
        ("[reason]{a}[/reason]", "[reason]{a}", "de", 1),
        ("<b>a</b>", "<b>x</b>", "de", 0),
        ("<b>a</b>", "<b>x", "de", 1),
        ("&Open", "&Öffnen", "de", 0),
        ("&Open", "Öffnen", "de", 1),
        ("Open", "&Öffnen", "de", 1),
        ("&Open", "開く(&O)", "ja", 0),
        ("Q && A", "F && A", "de", 0),
        (" mm", "mm", "de", 1),
        (" mm", " mm", "de", 0),
        ("a", ("b", "c"), "de", 1),
        ("a", " ", "de", 1),
        ("a\nb", "a b", "de", 1),
        (CELLS, ("eine Zelle", "{count} Zellen"), "de", 0),
        (CELLS, ("eine Zelle", "Zellen"), "de", 1),
        (CELLS, ("", "{count} Zellen"), "de", 1),
        (CELLS, ("{count} Zellen",), "de", 1),
        (CELLS, ("{count} マス",), "ja", 0),
        (CELLS, ("一マス",), "ja", 1),
        (CELLS, ("{count} マス", "{count} マス"), "ja", 1),
        (OF_ROWS, ("eine Zelle von {row}", "{count} Zellen von {row}"), "de", 0),
        (OF_ROWS, ("eine Zelle", "{count} Zellen von {row}"), "de", 1),
        (NAMED, ("Fällig: {names}.", "{count} sind fällig: {names}."), "de", 0),
        (NAMED, ("Fällig: {count}.", "{count} sind fällig: {names}."), "de", 1),
    ],
)
def test_a_translation_has_what_its_text_has(
    source: str | tuple[str, str], forms: str | tuple[str, ...], language: str, wrong: int
) -> None:
    plurals = Catalog(language).num_plurals
    assert len(list(catalogues.message_errors(Message(source, forms), plurals))) == wrong


def compiled(language: str, catalogue: Catalog, folder: Path) -> gettext.NullTranslations:
    catalogues.write(catalogue, language, folder)
    catalogues.compile_all(folder, folder / "made")
    return gettext.translation("shikaku", folder / "made", [language])


def test_gettext_finds_translations_with_their_plural_forms(tmp_path: Path) -> None:
    catalogue = german()
    catalogue.add("Looked at", "Angesehen?", flags=["fuzzy"])
    catalogue.add("Later", "")
    found = compiled("de", catalogue, tmp_path)
    assert found.gettext("Left & <right>") == "Links & <right>"
    assert found.pgettext("side", "Left") == "Linke Seite"
    assert found.gettext("Left") == "Left", "it has a translation in a context only"
    assert [found.ngettext("one cell", "{count} cells", count) for count in (1, 5)] == [
        "eine Zelle",
        "{count} Zellen",
    ]
    assert [found.gettext(text) for text in ("Looked at", "Later")] == ["Looked at", "Later"]


@pytest.mark.parametrize(("language", "ones"), [("de", [1]), ("fr", [0, 1]), ("pt_BR", [0, 1])])
def test_the_rules_of_plural_forms(language: str, ones: list[int], tmp_path: Path) -> None:
    catalogue = catalogues.read(language)  # its rule stands in its head
    catalogue.add(("cell", "cells"), ("one", "many"))
    found = compiled(language, catalogue, tmp_path)
    assert [n for n in range(30) if found.ngettext("cell", "cells", n) == "one"] == ones


def test_every_language_has_a_catalogue() -> None:
    assert {path.stem for path in catalogues.FOLDER.iterdir()} == set(catalogues.LANGUAGES)


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_no_translation_is_wrong(language: str) -> None:
    catalogue = catalogues.read(language)
    assert any(message.string for message in catalogue if message.id)
    assert list(catalogues.errors(catalogue)) == []


def test_no_translation_is_another_languages() -> None:
    languages: dict[tuple[object, ...], set[str]] = {}
    for language in catalogues.LANGUAGES:
        for message in catalogues.read(language):
            for form in catalogues.forms(message.string):
                if len(re.findall(r"[^\W\d]{3,}", re.sub(r"\{\w*\}", "", form))) > 2:
                    key = (message.id, message.context, form)
                    languages.setdefault(key, set()).add(language)
    assert [text for text, found in languages.items() if len(found) > 2] == []


@pytest.mark.usefixtures("texts")
@pytest.mark.parametrize(
    ("lacks", "german_cells", "everyday", "release"),
    [
        (False, ("eine Zelle", "{count} Zellen"), 0, 0),
        (True, ("eine Zelle", "{count} Zellen"), 0, 1),
        (False, ("eine Zelle", "Zellen"), 1, 1),
    ],
)
def test_a_missing_translation_is_an_error_of_a_release_only(
    lacks: bool,
    german_cells: tuple[str, str],
    everyday: int,
    release: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    catalogue = german()
    catalogue["one cell"].string = german_cells
    if lacks:
        catalogue.delete("Left & <right>")
    monkeypatch.setattr(catalogues, "read", lambda _language: catalogue)
    check = runpy.run_path(str(catalogues.TOP / "script" / "translations"))["check"]
    assert (check(complete=False), check(complete=True)) == (everyday, release)
    assert ("de: 1 texts are not translated" in capsys.readouterr().err) is lacks


def test_what_is_compiled_has_the_same_bytes_at_any_time(tmp_path: Path) -> None:
    catalogues.compile_all(target=tmp_path)
    for path in tmp_path.rglob("*.mo"):
        with path.open("rb") as file:
            head = gettext.GNUTranslations(file).info()
        assert head["pot-creation-date"] == "1970-01-01 00:00+0000"
