"""The texts for menus and software centres, in all languages."""

from pathlib import Path

import pytest
from defusedxml.ElementTree import fromstring

from shikaku_gui import resources
from shikaku_gui.cli import desktop_texts
from shikaku_gui.i18n import catalogue
from shikaku_gui.languages import ENGLISH, LANGUAGES

TOP = Path(__file__).resolve().parents[2]
TEXTS = [text for _, text in desktop_texts.store_texts(TOP / "assets/desktop")]
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language: str) -> None:
    translate = catalogue(language).gettext
    assert [text for text in TEXTS if translate(text) == text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_desktop_entry_has_each_language_below_the_english_line(language: str) -> None:
    lines = desktop_texts.translate_entry("Name=A\nComment=Dark colours\nExec=a\n").splitlines()
    assert lines[:2] == ["Name=A", "Comment=Dark colours"]
    assert f"Comment[{language}]={catalogue(language).gettext('Dark colours')}" in lines
    assert lines[-1] == "Exec=a"


@pytest.mark.parametrize("suffix", ["mime.xml", "metainfo.xml"])
def test_the_xml_has_an_element_for_each_language(suffix: str) -> None:
    root = fromstring(desktop_texts.translate_xml(resources.desktop_file(suffix)))
    found = [
        element.get(LANGUAGE)
        for element in root.iter()
        if (element.text or "").split() and element.get(LANGUAGE)
    ]
    english = [
        element for element in root.iter() if " ".join((element.text or "").split()) in TEXTS
    ]
    assert english
    assert {*found} == {language.replace("_", "-") for language in OTHERS}
    assert len(found) == len(english) * len(OTHERS)


def test_markup_in_a_text_stays_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop_texts, "_translations", lambda text: [("de", f"<{text}>")])
    assert desktop_texts.translate_xml("<p>A &amp; B</p>") == (
        '<p>A &amp; B</p>\n<p xml:lang="de">&lt;A &amp; B&gt;</p>'
    )
