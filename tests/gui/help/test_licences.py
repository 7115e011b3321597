"""The licences of all that the program uses are there as texts."""

import re
import sys
import sysconfig
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from shikaku_gui.gui.help import licences

TOP = Path(__file__).parents[3]


def test_the_distributions_are_those_that_the_program_needs() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[<>=!]", wanted)[0] for wanted in project["dependencies"]}
    assert set(licences.USED) == names


def test_every_part_has_a_licence_and_its_text() -> None:
    found = {part.name: part for part in licences.components()}
    for part in found.values():
        assert part.licence
        assert len(part.text) > 300, part.name
    assert found["Shikaku"].text.count("Permission is hereby granted") == 1
    for name, words in (
        ("ortools", "Apache License"),
        ("PySide6_Essentials", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("Shikaku Sans", "SIL OPEN FONT LICENSE"),
        ("Python", "PYTHON SOFTWARE FOUNDATION"),
    ):
        assert words in found[name].text
    assert {"protobuf", "mdurl"} <= set(found)  # needed by those that the program needs
    assert "pytest" not in found


def test_a_bundle_has_the_texts_without_a_list_of_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, text in (
        ("Some_Part-1.0.dist-info/METADATA", "Name: some-part\nVersion: 1.0\nLicense: MIT"),
        ("Some_Part-1.0.dist-info/licenses/deep/COPYING", "You may copy the part."),
        ("some_part_too-1.0.dist-info/LICENSE", "You may copy another part."),
        ("licences/Python/LICENSE.txt", "You may copy Python."),
        ("licences/copyright", "You may copy all."),
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(licences, "USED", ("some-part",))
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path / "lib"))
    found = {part.name: part for part in licences.components()}
    assert found["some-part"].text == "some-part 1.0\n\nMIT\n\nYou may copy the part."
    assert found["Python"].text.endswith("You may copy Python.")
    assert found["shikaku (bundle)"].text.endswith("You may copy all.")


def test_what_is_missing_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> metadata.Distribution:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "distribution", missing)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    found = licences.components()
    assert [part.name for part in found] == ["Shikaku", "Shikaku Sans", "Python"]
    assert "https://docs.python.org" in found[-1].text


def test_an_unreadable_text_is_reported(tmp_path: Path) -> None:
    part = licences.LicensedPart("One", "1", "MIT", (tmp_path / "gone",))
    assert part.text == "One 1\n\nMIT\n\ngone: No such file or directory"
