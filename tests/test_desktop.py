"""The files that announce the program to a desktop agree with each other and with the program."""

import re
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from defusedxml import ElementTree

from shikaku_gui import APPLICATION_ID, HOMEPAGE, __version__, formats, resources
from shikaku_gui.cli import desktop_files
from shikaku_gui.solver import Recipe
from tests.known import known

TOP = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RECIPE_SCHEME = "shikaku"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


class CaseSensitiveParser(ConfigParser):
    """Reads keys as they are written."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """Give the texts that are installed, by their names."""
    made = desktop_files.contents(["shikaku"], lambda _size: b"")
    return {Path(path).name: data.decode() for path, data in made.items()}


@pytest.fixture(scope="module")
def entry(files: dict[str, str]) -> dict[str, str]:
    """Give the keys of the desktop entry."""
    parser = CaseSensitiveParser(interpolation=None)
    parser.read_string(files[f"{APPLICATION_ID}.desktop"])
    return dict(parser["Desktop Entry"])


@pytest.fixture(scope="module")
def media_type(files: dict[str, str]) -> Element:
    (found,) = ElementTree.fromstring(files[f"{APPLICATION_ID}.xml"])
    return known(found)


@pytest.fixture(scope="module")
def component(files: dict[str, str]) -> Element:
    return known(ElementTree.fromstring(files[f"{APPLICATION_ID}.metainfo.xml"]))


def test_the_entry_starts_the_command_with_files_or_recipes(entry: dict[str, str]) -> None:
    command, argument = entry["Exec"].split()
    assert command == entry["TryExec"]
    assert command in PROJECT["scripts"]
    assert argument == "%U"


def test_all_files_are_of_one_program(
    entry: dict[str, str], media_type: Element, component: Element
) -> None:
    assert component.findtext("id") == entry["Icon"] == APPLICATION_ID
    assert component.findtext("launchable") == f"{APPLICATION_ID}.desktop"
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
    assert entry["MimeType"] == f"{name};x-scheme-handler/{RECIPE_SCHEME};"
    assert str(Recipe(5, 5, 1)).startswith(f"{RECIPE_SCHEME}:")
    assert component.findtext("provides/mediatype") == name


def test_the_media_type_is_that_of_saved_games(media_type: Element) -> None:
    patterns = {glob.get("pattern") for glob in media_type.iter(f"{MIME}glob")}
    assert patterns == {f"*{suffix}" for suffix in formats.SAVE_FORMAT.suffixes}
    (match,) = media_type.iter(f"{MIME}match")
    first, last = map(int, match.attrib["offset"].split(":"))
    for path in resources.samples():
        assert first <= path.read_bytes().find(match.attrib["value"].encode()) <= last


def test_the_newest_release_is_this_version(component: Element) -> None:
    newest = known(component.find("releases/release"))
    assert newest.get("version") == __version__


def test_the_releases_are_those_of_the_changelog(component: Element) -> None:
    changelog = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    listed = re.findall(r"^## \[(\d[^]]*)\] - (\S+)$", changelog, re.MULTILINE)
    releases = list(component.iterfind("releases/release"))
    released = [each for each in releases if each.get("type") != "development"]
    assert [(each.get("version"), each.get("date")) for each in released] == listed
    assert len(releases) - len(released) <= 1


def test_screenshots_are_pictures_of_the_documentation(component: Element) -> None:
    start = f"{HOMEPAGE}/raw/v{__version__}/"  # the pictures of this version
    images = [known(image.text) for image in component.iterfind("screenshots/screenshot/image")]
    assert images
    for image in images:
        assert image.startswith(start)
        assert (TOP / image.removeprefix(start)).is_file()


def test_id_and_address_stand_in_one_place() -> None:
    folders = ("assets/desktop", "script", "shikaku_gui")
    paths = [path for folder in folders for path in (TOP / folder).rglob("*") if path.is_file()]
    texts = {path: path.read_bytes() for path in paths if "__pycache__" not in path.parts}
    for name in (APPLICATION_ID, HOMEPAGE.removeprefix("https://")):
        (place,) = [path for path, text in texts.items() if name.encode() in text]
        assert place == TOP / "shikaku_gui" / "__init__.py"


def test_no_keyword_is_a_trademark(entry: dict[str, str]) -> None:
    keywords = {*PROJECT["keywords"], *entry["Keywords"].split(";")}
    assert "shikaku" in keywords
    assert "nikoli" not in {word.casefold() for word in keywords}
