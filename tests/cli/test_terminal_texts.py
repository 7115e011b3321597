"""The terminal speaks the language of the locale; programs are answered in English."""

import argparse
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from shikaku_gui import resources
from shikaku_gui.cli import main, terminal_texts
from shikaku_gui.cli.argparse_texts import ARGPARSE_TEXTS
from shikaku_gui.cli.terminal_texts import locale_language
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.texts import make_message

GERMAN: dict[str | tuple[str, str], str | tuple[str, str]] = {
    "This is the only solution.": "Das ist die einzige Lösung.",
    "solve puzzles and draw them": "Rätsel lösen und zeichnen",
    ("1 step", "{count} steps"): ("ein Schritt", "{count} Schritte"),
    "the {area} in {cell}": "die {area} in {cell}",
    ".": ",",
    "{name}: {text}": "{name} = {text}",
    "No such file or directory": "Datei oder Ordner fehlt",
    "expected {expected}, found {found}": "erwartet: {expected}, da ist: {found}",
    "line {line}, column {column}: {error}": "Zeile {line}, Spalte {column}: {error}",
    ("1 cell in this row", "{count} cells in this row"): (
        "{count} Feld in dieser Zeile",
        "{count} Felder in dieser Zeile",
    ),
    "usage: ": "Aufruf: ",
    "show this help message and exit": "diese Hilfe zeigen und enden",
}
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def locale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Give a function that sets the variables of the locale; German has a few texts."""
    catalogue = Catalog("de", fuzzy=False)
    for text, translation in GERMAN.items():
        catalogue.add(text, translation)
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "shikaku.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(resources, "translations", lambda: tmp_path)

    def choose(**values: str) -> None:
        for name in VARIABLES:
            monkeypatch.setenv(name, values.get(name, ""))
        terminal_texts.use_locale()

    yield choose
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    terminal_texts.use_locale()


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "tlh:ja:de"}, "ja"),
        ({"LC_ALL": "C", "LANGUAGE": "ja"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "pt_PT@euro"}, "pt_BR"),
    ],
)
def test_the_locale_names_the_language(
    locale: Callable[..., None], values: dict[str, str], expected: str
) -> None:
    locale(**values)
    assert locale_language() == expected


def test_texts_plurals_and_messages_are_translated(locale: Callable[..., None]) -> None:
    template = N_("the {area} in {cell}")
    message = make_message(template, area=3, cell="R1C1")
    english = ["This is the only solution.", "1 step", "5 steps", "the 3 in R1C1", "missing"]
    german = ["Das ist die einzige Lösung.", "ein Schritt", "5 Schritte", "die 3 in R1C1"]
    for tag, expected in (("", english), ("de_DE.UTF-8", [*german, "missing"])):
        locale(LANG=tag)
        assert [
            _("This is the only solution."),
            *(ngettext("1 step", "{count} steps", count).format(count=count) for count in (1, 5)),
            message.say(),
            _("missing"),
        ] == expected


def test_a_command_and_its_help_are_translated_but_not_its_json(
    locale: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("2 .\n. 2\n2 .\n", "ascii")
    locale(LANG="de_DE.UTF-8")
    assert main(["solve", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("There are several solutions")
    path.write_text("2 .\n2 .\n", "ascii")
    assert main(["solve", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Das ist die einzige Lösung."
    assert main(["check", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "unique"
    with pytest.raises(SystemExit):
        main(["--help"])
    printed = capsys.readouterr().out
    assert printed.startswith("Aufruf: shikaku")
    with pytest.raises(SystemExit):
        main(["solve", "--nonsense"])
    assert capsys.readouterr().err.startswith("Aufruf: shikaku solve")
    assert "Rätsel lösen und zeichnen" in printed
    assert "diese Hilfe zeigen und enden" in printed


def test_errors_and_decimals_are_translated_but_not_json(
    locale: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    locale(LANG="de_DE.UTF-8")
    path = tmp_path / "a.txt"
    assert main(["check", str(path)]) == 2
    assert capsys.readouterr().err == f"shikaku: {path} = Datei oder Ordner fehlt\n"
    path.write_text("2 .\n2\n", "ascii")
    assert main(["check", "--json", str(path)]) == 2
    assert capsys.readouterr().err == (
        f"shikaku: {path} = Zeile 2, Spalte 2: "
        "erwartet: 2 Felder in dieser Zeile, da ist: the end of the line\n"
    )
    path.write_text("2 .\n2 .\n", "ascii")
    assert main(["grade", str(path)]) == 0
    assert re.search(r"score \d+, \d+,\d per clue", capsys.readouterr().out)
    assert main(["grade", "--json", str(path)]) == 0
    assert isinstance(json.loads(capsys.readouterr().out)["score_per_clue"], float)


def test_the_manual_page_is_english(
    locale: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    locale(LANG="de_DE.UTF-8")
    assert main(["man"]) == 0
    page = capsys.readouterr().out
    assert "\nprint the version and exit\n" in page
    assert "\nusage: shikaku solve" in page
    assert _("This is the only solution.") == "Das ist die einzige Lösung."


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="not among the Pythons of the project")
def test_argparse_says_what_is_translated() -> None:
    source = inspect.getsource(argparse)
    assert [text for text in ARGPARSE_TEXTS if str(text).strip() not in source] == []
