"""Colours that can be read and told apart, also by people who see fewer of them."""

import re
from dataclasses import fields
from itertools import combinations
from math import dist, hypot
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from shikaku_gui import resources
from shikaku_gui.gui.base import theme
from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import (
    DARK,
    LIGHT,
    Colours,
    Scheme,
    Theme,
    Tints,
    contrasting,
)
from shikaku_gui.play import TINT_COUNT
from shikaku_gui.solver import MarkRole
from tests.gui.colour_contrast import Triple, contrast, linear

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear sRGB.
SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# In OKLab a difference of 0.02 is about the least that is noticed side by side.
NOTICED, PLAIN = 0.022, 0.045
DIFFERENCES = {
    Tints.ALL: {"normal": PLAIN, "protanopia": NOTICED, "deuteranopia": NOTICED}
    | {"tritanopia": NOTICED},
    Tints.RED_GREEN: {"normal": PLAIN, "protanopia": PLAIN, "deuteranopia": PLAIN},
    Tints.BLUE_YELLOW: {"normal": PLAIN, "tritanopia": PLAIN},
}
"""For each choice of tints, who must tell them apart, and how much any two differ at least."""

BAND = 0.05
"""The width of the band of lightness in which all tints for normal sight lie."""


def seen(colour: QColor, sight: str) -> Triple:
    rgb = linear(colour)
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, rgb, strict=True)), 0.0), 1.0)
        for row in SIGHT[sight]
    )
    return red, green, blue


def oklab(rgb: Triple) -> Triple:
    red, green, blue = rgb
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def tinted(scheme: Scheme, tints: Tints) -> Colours:
    made = Theme()
    made.choose(scheme, tints=tints)
    return made.colours


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize(
    ("tints", "sight", "least"),
    [(tints, *row) for tints, rows in DIFFERENCES.items() for row in rows.items()],
)
@pytest.mark.usefixtures("qapp")
def test_any_two_tints_differ(scheme: Scheme, tints: Tints, sight: str, least: float) -> None:
    shades = [oklab(seen(tint, sight)) for tint in tinted(scheme, tints).tints]
    assert len(shades) == TINT_COUNT
    assert min(dist(one, other) for one, other in combinations(shades, 2)) >= least


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_no_tint_stands_out(colours: Colours) -> None:
    shades = [oklab(linear(tint)) for tint in colours.tints]
    lightness = [shade[0] for shade in shades]
    assert max(lightness) - min(lightness) <= BAND
    assert max(hypot(a, b) for _, a, b in shades) <= 0.055


def test_every_role_of_a_mark_has_a_colour() -> None:
    assert tuple(role.value for role in MarkRole) == theme.ROLES
    assert set(LIGHT.marks) == set(DARK.marks) == set(theme.ROLES)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_is_one(colours: Colours) -> None:
    values = [getattr(colours, field.name) for field in fields(colours)]
    assert all(value.isValid() for value in values if isinstance(value, QColor))


def test_a_chosen_scheme_holds_against_the_system(qtbot: QtBot) -> None:
    made = Theme(Scheme.LIGHT)
    assert made.colours == LIGHT
    with qtbot.waitSignal(made.changed):
        made.choose(Scheme.DARK)
    assert made.colours == DARK
    made.choose(Scheme.SYSTEM)
    dark = made._hints.colorScheme() is Qt.ColorScheme.Dark
    assert made.colours == (DARK if dark else LIGHT)


def test_a_change_of_the_system_is_passed_on(qtbot: QtBot) -> None:
    made = Theme()
    with qtbot.waitSignal(made.changed):
        made._hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_high_contrast_is_honoured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Theme(Scheme.LIGHT)
    wishes = SimpleNamespace(contrastPreference=lambda: Qt.ContrastPreference.HighContrast)
    monkeypatch.setattr(made, "_wishes", wishes)
    assert made.colours == contrasting(LIGHT)
    assert contrast(made.colours.outline, made.colours.paper) > contrast(LIGHT.outline, LIGHT.paper)


def test_less_motion_is_honoured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Theme()
    wishes = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name="ReducedMotion"))
    monkeypatch.setattr(made, "_wishes", wishes)
    assert made.reduced_motion


def test_the_controls_have_the_colours(qtbot: QtBot) -> None:
    made = theme.palette(DARK)
    assert made.color(QPalette.ColorRole.Window) == DARK.window
    assert made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == DARK.text_off
    assert DARK.accent.name() in build_style_sheet(DARK)
    assert "{" not in build_style_sheet(DARK).split("QMainWindow")[0]


@pytest.mark.parametrize(("colours", "media"), [(LIGHT, 0), (DARK, 1)])
def test_web_pages_have_the_colours_of_the_window(colours: Colours, media: int) -> None:
    style = resources.web_page_part("page.css")
    block = style.split(":root {")[1 + media].split("}")[0]
    found = {
        name.replace("-", "_"): QColor(text)
        for name, text in re.findall(r"--([\w-]+): (#\w+);", block)
    }
    tints = [found.pop(f"tint_{at}") for at in range(6)]
    assert tints == list(colours.tints)
    assert {role: found.pop(role) for role in theme.ROLES} == colours.marks
    assert found == {name: getattr(colours, name) for name in found}
    assert len(found) > 15


def test_web_pages_have_no_other_colours_but_those_of_print() -> None:
    style = resources.web_page_part("page.css").split("@media print")[0]
    blocks = style.split(":root {")
    rest = "".join(part.partition("}")[2] for part in blocks[3:]) + blocks[0]
    assert "#" not in re.sub(r"#[a-z-]+\b(?=[^;{}]*\{)", "", rest)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_web_pages_have_more_contrast_where_that_is_wished(colours: Colours) -> None:
    style = resources.web_page_part("page.css")
    wished = style.split("(prefers-contrast: more)")[1].split("}")[0]
    names = {"ink": "text", "calm": "text_calm", "edge": "outline", "note": "pencil"}
    names |= {"line": "border", "lines": "grid"}
    found = dict(re.findall(r"--([\w-]+): var\(--([\w-]+)\);", wished))
    assert found.keys() == names.keys()
    for name, meant in found.items():
        wanted = getattr(contrasting(colours), names[name])
        assert getattr(colours, meant.replace("-", "_")) == wanted
