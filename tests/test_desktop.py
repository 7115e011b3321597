"""The files that tell a desktop of the program agree with each other and with the program."""

import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from defusedxml import ElementTree

from shikaku_gui import formats, resources
from tests.known import known

TOP = Path(__file__).resolve().parents[1]
FOLDER = TOP / "assets" / "desktop"
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


class CaseSensitiveParser(ConfigParser):
    """Reads keys as they are written."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    """Give the keys of the desktop entry."""
    parser = CaseSensitiveParser(interpolation=None)
    (path,) = FOLDER.glob("*.desktop")
    parser.read(path, encoding="utf-8")
    return {**parser["Desktop Entry"], "id": path.stem}


@pytest.fixture(scope="module")
def media_type() -> Element:
    (path,) = FOLDER.glob("*.mime.xml")
    (found,) = known(ElementTree.parse(path).getroot())
    return found


@pytest.fixture(scope="module")
def component() -> Element:
    (path,) = FOLDER.glob("*.metainfo.xml")
    return known(ElementTree.parse(path).getroot())


def test_the_entry_starts_the_command_with_a_file(entry: dict[str, str]) -> None:
    command, argument = entry["Exec"].split()
    assert command in PROJECT["scripts"]
    assert argument == "%f"


def test_all_files_are_of_one_program(
    entry: dict[str, str], media_type: Element, component: Element
) -> None:
    assert all(path.name.startswith(entry["id"] + ".") for path in FOLDER.iterdir())
    assert component.findtext("id") == entry["Icon"] == entry["StartupWMClass"] == entry["id"]
    assert component.findtext("launchable") == f"{entry['id']}.desktop"
    assert component.findtext("name") == entry["Name"]
    assert component.findtext("project_license") == PROJECT["license"]
    (icon,) = media_type.iter(f"{MIME}icon")
    assert icon.get("name") == entry["Icon"]
    assert component.findtext("summary") == entry["Comment"]
    categories = [category.text for category in component.iterfind("categories/category")]
    assert categories == entry["Categories"].rstrip(";").split(";")


def test_all_files_name_the_media_type(
    entry: dict[str, str], media_type: Element, component: Element
) -> None:
    name = media_type.get("type")
    assert entry["MimeType"] == f"{name};"
    assert component.findtext("provides/mediatype") == name


def test_the_media_type_is_that_of_saved_games(media_type: Element) -> None:
    patterns = {glob.get("pattern") for glob in media_type.iter(f"{MIME}glob")}
    assert patterns == {f"*{suffix}" for suffix in formats.SAVE_FORMAT.suffixes}
    (match,) = media_type.iter(f"{MIME}match")
    first, last = map(int, match.attrib["offset"].split(":"))
    for path in resources.samples():
        assert first <= path.read_bytes().find(match.attrib["value"].encode()) <= last


def test_no_keyword_is_a_trademark(entry: dict[str, str]) -> None:
    keywords = {*PROJECT["keywords"], *entry["Keywords"].split(";")}
    assert "shikaku" in keywords
    assert "nikoli" not in {word.casefold() for word in keywords}
