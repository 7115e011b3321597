"""The colours of the program, light and dark. No other module defines any.

Each colour declares what it is drawn on, or why its contrast does not matter. A test computes
the contrast of all these pairs, in all themes: 4.5 for texts and 3 for shapes, as the Web
Content Accessibility Guidelines (WCAG 2.2) want them, and 7 for the numbers on the board.

The tints of rectangles lie in one narrow band of lightness and have little chroma, so that the
numbers stand out and no rectangle does. Why, and what else was tried, is in
``docs/decisions/0023-board-colours.md``.
"""

from dataclasses import dataclass, field as declared, replace
from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyle

from shikaku_gui.gui.base import oklch
from shikaku_gui.i18n import N_

ROLES = ("subject", "allowed", "ruled_out", "reason", "result")
"""The values of :class:`shikaku_gui.solver.MarkRole`, in their order."""


class Scheme(Enum):
    """The colour scheme; the values are stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


SCHEME_NAMES = {
    Scheme.SYSTEM: N_("Follow &System"),
    Scheme.LIGHT: N_("&Light"),
    Scheme.DARK: N_("&Dark"),
}


class Tints(Enum):
    """The tints of rectangles; the values are stored in the settings."""

    ALL = "all"
    RED_GREEN = "red-green"
    BLUE_YELLOW = "blue-yellow"
    NONE = "none"


_GROUND = {"ground": True}
"""Declares a colour that others are drawn on."""


def _drawn(
    *, text: str = "", number: str = "", shape: str = "", ground: bool = False
) -> dict[str, object]:
    """Declare a colour by the colours it is drawn on: as text, as a number, as a line or area."""
    drawn_on = {"text": text, "number": number, "shape": shape}
    return {kind: names.split() for kind, names in drawn_on.items()} | {"ground": ground}


def _faint(why: str) -> dict[str, object]:
    """Declare a colour that need not stand out, and why."""
    return {"faint": why}


_AROUND = "window panel field"
_BOARD = "paper tints draft_fill good_fill wrong_fill"


@dataclass(frozen=True)
class Colours:
    """One set of colours, named by purpose; ``marks`` has one for each of :data:`ROLES`."""

    dark: bool
    # The window around the board
    window: QColor = declared(metadata=_GROUND)
    panel: QColor = declared(metadata=_GROUND)
    field: QColor = declared(metadata=_GROUND)
    line: QColor = declared(metadata=_faint("divides areas that differ without it"))
    border: QColor = declared(metadata=_drawn(shape=f"{_AROUND} hover"))
    text: QColor = declared(metadata=_drawn(text=f"{_AROUND} hover"))
    text_calm: QColor = declared(metadata=_drawn(text=f"{_AROUND} hover"))
    text_off: QColor = declared(metadata=_faint("texts of what is disabled"))
    accent: QColor = declared(metadata=_drawn(text=_AROUND, shape=f"{_AROUND} hover paper"))
    fill: QColor = declared(metadata=_drawn(shape=_AROUND, ground=True))
    on_fill: QColor = declared(metadata=_drawn(text="fill"))
    ring: QColor = declared(metadata=_drawn(shape=f"{_AROUND} fill"))
    hover: QColor = declared(metadata=_GROUND)
    # The board
    paper: QColor = declared(metadata=_GROUND)
    grid: QColor = declared(metadata=_drawn(shape=_BOARD))
    outline: QColor = declared(metadata=_drawn(shape=f"{_BOARD} window"))
    clue: QColor = declared(metadata=_drawn(number=_BOARD))
    clue_done: QColor = declared(metadata=_drawn(number=_BOARD))
    ruler: QColor = declared(metadata=_drawn(text="window"))
    tints: tuple[QColor, ...] = declared(metadata=_GROUND)
    # What is being drawn, and what is wrong
    draft: QColor = declared(metadata=_drawn(shape=_BOARD))
    draft_fill: QColor = declared(metadata=_GROUND)
    good: QColor = declared(metadata=_drawn(text=_AROUND, shape=_BOARD))
    good_fill: QColor = declared(metadata=_GROUND)
    wrong: QColor = declared(metadata=_drawn(text=_AROUND, shape=_BOARD))
    wrong_fill: QColor = declared(metadata=_GROUND)
    replaced: QColor = declared(metadata=_drawn(shape="paper"))
    pencil: QColor = declared(metadata=_drawn(shape=_BOARD))
    trial: QColor = declared(metadata=_drawn(shape=_BOARD))
    cursor: QColor = declared(metadata=_drawn(shape=f"{_BOARD} field"))
    badge: QColor = declared(metadata=_GROUND)
    badge_text: QColor = declared(metadata=_drawn(text="badge"))
    badge_good: QColor = declared(metadata=_drawn(text="badge"))
    badge_wrong: QColor = declared(metadata=_drawn(text="badge"))
    sweep: QColor = declared(metadata=_faint("light that crosses a solved board"))
    marks: dict[str, QColor] = declared(metadata=_drawn(text="field", shape=_BOARD))


def _tints(chroma: float, *tints: tuple[float, float]) -> tuple[QColor, ...]:
    """Return colours of one chroma, given as lightness and hue."""
    return tuple(oklch.colour_of(lightness, chroma, hue) for lightness, hue in tints)


def _colours(dark: bool, tints: tuple[QColor, ...], marks: str, **names: str) -> Colours:
    """Make a set of colours from hexadecimal texts; marks are in the order of the roles."""
    return Colours(
        dark=dark,
        tints=tints,
        marks={role: QColor(text) for role, text in zip(ROLES, marks.split(), strict=True)},
        **{name: QColor(text) for name, text in names.items()},
    )


LIGHT = _colours(
    dark=False,
    tints=_tints(0.05, (0.89, 42), (0.93, 102), (0.89, 162), (0.91, 222), (0.89, 282), (0.91, 342)),
    marks="#1D4ED8 #0D728E #B42318 #7A4B00 #166B3A",
    window="#EEF0F3",
    panel="#F8F9FB",
    field="#FFFFFF",
    line="#D5D9E0",
    border="#737B89",
    text="#1C2330",
    text_calm="#566072",
    text_off="#9AA2B1",
    accent="#2258C9",
    fill="#2258C9",
    on_fill="#FFFFFF",
    ring="#05070B",
    hover="#E1E6EF",
    paper="#FFFFFF",
    grid="#5F6775",
    outline="#2B3547",
    clue="#10161F",
    clue_done="#2B3340",
    ruler="#5B6578",
    draft="#2258C9",
    draft_fill="#E9F0FE",
    good="#15703B",
    good_fill="#DDF5E4",
    wrong="#B42318",
    wrong_fill="#FDECEA",
    replaced="#5B6474",
    pencil="#414B5C",
    trial="#6A27C9",
    cursor="#B93D0A",
    badge="#1C2330",
    badge_text="#FFFFFF",
    badge_good="#8FE3AE",
    badge_wrong="#FFB4A8",
    sweep="#FFFFFF",
)

DARK = _colours(
    dark=True,
    tints=_tints(0.05, (0.34, 49), (0.38, 109), (0.34, 169), (0.38, 229), (0.34, 289), (0.38, 349)),
    marks="#9CC0FF #67D5E8 #FF9C8F #F3C36B #7EDB9C",
    window="#16191F",
    panel="#1E222A",
    field="#252A33",
    line="#363D49",
    border="#7B8494",
    text="#E9ECF1",
    text_calm="#A9B2C1",
    text_off="#69717F",
    accent="#8AB4FF",
    fill="#3A70DE",
    on_fill="#FFFFFF",
    ring="#FFFFFF",
    hover="#2D3440",
    paper="#101318",
    grid="#A4ADBB",
    outline="#C9D1DE",
    clue="#F7F9FC",
    clue_done="#DCE1E9",
    ruler="#8C95A5",
    draft="#8AB4FF",
    draft_fill="#17243C",
    good="#6FDB95",
    good_fill="#10311E",
    wrong="#FF8A7A",
    wrong_fill="#3A1714",
    replaced="#98A2B3",
    pencil="#C3CBD8",
    trial="#C9AEFF",
    cursor="#FFB067",
    badge="#F1F4F9",
    badge_text="#151A22",
    badge_good="#0E6534",
    badge_wrong="#A31D12",
    sweep="#FFFFFF",
)


_TINTS = {
    Tints.RED_GREEN: (
        _tints(0.04, (0.94, 90), (0.94, 265), (0.88, 90), (0.88, 265), (0.82, 90), (0.82, 265)),
        _tints(0.045, (0.28, 90), (0.28, 265), (0.335, 90), (0.335, 265), (0.39, 90), (0.39, 265)),
    ),
    Tints.BLUE_YELLOW: (
        _tints(0.045, (0.94, 20), (0.94, 195), (0.88, 20), (0.88, 195), (0.82, 20), (0.82, 195)),
        _tints(0.05, (0.28, 20), (0.28, 195), (0.335, 20), (0.335, 195), (0.39, 20), (0.39, 195)),
    ),
}
"""Light and dark tints for people who see fewer hues: two hues that they tell apart, and three
steps of lightness, which everybody sees."""


def _black_and_white(colours: Colours) -> Colours:
    ink, paper = QColor("#000000"), colours.paper
    return replace(
        colours,
        window=paper,
        outline=ink,
        clue=ink,
        clue_done=ink,
        text=ink,
        trial=ink,
        grid=QColor("#7C828C"),
        ruler=QColor("#565B63"),
        text_calm=QColor("#4A4F57"),
        tints=(paper,) * len(colours.tints),
    )


PICTURE = replace(LIGHT, window=LIGHT.paper)
"""For pictures: the colours of the light window, on white."""

PAPER = _black_and_white(LIGHT)
"""For the printer: black lines, no tints."""


def contrasting(colours: Colours) -> Colours:
    """Return the colours with higher contrast, for users whose system asks for it."""
    ink = colours.clue
    return replace(
        colours,
        text=ink,
        text_calm=ink,
        clue_done=ink,
        ruler=ink,
        outline=ink,
        pencil=ink,
        line=colours.text_calm,
        border=colours.text_calm,
        grid=colours.text_calm,
    )


@cache
def _chosen_colours(dark: bool, contrast: bool, tints: Tints) -> Colours:
    """Return the colours that a player chose."""
    colours = DARK if dark else LIGHT
    if tints is Tints.NONE:
        colours = replace(colours, tints=(colours.paper,) * len(colours.tints))
    elif tints is not Tints.ALL:
        colours = replace(colours, tints=_TINTS[tints][dark])
    return contrasting(colours) if contrast else colours


def palette(colours: Colours) -> QPalette:
    """Return the Qt palette for the controls."""
    made = QPalette(colours.field, colours.window)
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.panel,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.field,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.wrong,
        QPalette.ColorRole.Highlight: colours.fill,
        QPalette.ColorRole.HighlightedText: colours.on_fill,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.LinkVisited: colours.accent,
        QPalette.ColorRole.ToolTipBase: colours.badge,
        QPalette.ColorRole.ToolTipText: colours.badge_text,
        QPalette.ColorRole.PlaceholderText: colours.text_calm,
        QPalette.ColorRole.Mid: colours.border,
        QPalette.ColorRole.Midlight: colours.hover,
        QPalette.ColorRole.Dark: colours.text_off,
        QPalette.ColorRole.Accent: colours.accent,
    }
    for role, colour in roles.items():
        made.setColor(role, colour)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        made.setColor(QPalette.ColorGroup.Disabled, role, colours.text_off)
    made.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, colours.text_off)
    return made


class Theme(QObject):
    """The colours in use: the system's, or a scheme that the user chose."""

    changed = Signal()

    def __init__(self, scheme: Scheme = Scheme.SYSTEM) -> None:
        super().__init__()
        self.scheme = scheme
        self.contrast = False
        self.tints = Tints.ALL
        self.still = False
        # Both references are kept: style hints are deleted with their last Python reference.
        self._hints = QGuiApplication.styleHints()
        self._wishes = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self.changed)
        self._wishes.contrastPreferenceChanged.connect(self.changed)

    @property
    def colours(self) -> Colours:
        """The colours to paint with now."""
        wanted = self._wishes.contrastPreference() is Qt.ContrastPreference.HighContrast
        return _chosen_colours(self._is_dark(), self.contrast or wanted, self.tints)

    @property
    def reduced_motion(self) -> bool:
        """Whether the system or the player asks for reduced motion."""
        if self.still:
            return True
        preference = getattr(self._wishes, "motionPreference", None)  # since Qt 6.12
        if preference is not None and preference().name == "ReducedMotion":
            return True
        return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0

    def choose(self, scheme: Scheme, *, contrast: bool = False, tints: Tints = Tints.ALL) -> None:
        """Follow the system's scheme, or always use the light or the dark one.

        With ``contrast`` it is high whatever the system asks for.
        """
        if (scheme, contrast, tints) != (self.scheme, self.contrast, self.tints):
            self.scheme, self.contrast, self.tints = scheme, contrast, tints
            self.changed.emit()

    def _is_dark(self) -> bool:
        if self.scheme is Scheme.SYSTEM:
            return self._hints.colorScheme() is Qt.ColorScheme.Dark
        return self.scheme is Scheme.DARK


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """Return the colour at that share, 0 to 1, of the way from one to the other."""
    return QColor.fromRgbF(
        one.redF() + share * (other.redF() - one.redF()),
        one.greenF() + share * (other.greenF() - one.greenF()),
        one.blueF() + share * (other.blueF() - one.blueF()),
    )
