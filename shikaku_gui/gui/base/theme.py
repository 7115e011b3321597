"""The colours of the program, light and dark. No other module defines any.

Each colour declares what it is drawn on, or why its contrast does not matter. A test computes
the contrast of all these pairs, in all themes: 4.5 for texts and 3 for shapes, as the Web
Content Accessibility Guidelines (WCAG 2.2) want them.

The six tints were found by a search in OKLab for the largest least distance between any
two, seen with normal sight and as people without red, green or blue cones see them
(Machado, Oliveira and Fernandes, *A Physiologically-based Model for Simulation of Color
Vision Deficiency*, 2009). A test repeats the check.
"""

from dataclasses import dataclass, field as declared, replace
from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyle

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


def _drawn(*, text: str = "", shape: str = "", ground: bool = False) -> dict[str, object]:
    """Declare a colour by the colours it is drawn on, as text and as a line or an area."""
    return {"text": text.split(), "shape": shape.split(), "ground": ground}


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
    clue: QColor = declared(metadata=_drawn(text=_BOARD))
    clue_done: QColor = declared(metadata=_drawn(text=_BOARD))
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


def _colours(dark: bool, tints: str, marks: str, **names: str) -> Colours:
    """Make a set of colours from hexadecimal texts; marks are in the order of the roles."""
    return Colours(
        dark=dark,
        tints=tuple(map(QColor, tints.split())),
        marks={role: QColor(text) for role, text in zip(ROLES, marks.split(), strict=True)},
        **{name: QColor(text) for name, text in names.items()},
    )


LIGHT = _colours(
    dark=False,
    tints="#ACCDFF #BBE7EF #E4F8D3 #F2DC98 #F6B293 #DBB9CA",
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
    clue_done="#474F5E",
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
    tints="#1F4169 #1C5E68 #1E3205 #6A4F17 #543D35 #421B3E",
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
    clue_done="#CDD3DD",
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
        "#BFC3B9 #BEBBFF #DAD883 #D5DFFF #D9FFD6 #FFFF82",
        "#160B48 #10230A #500C82 #31413B #645082 #50600C",
    ),
    Tints.BLUE_YELLOW: (
        "#FFA8CC #82CBEF #B9CA82 #FED4EF #84FFF7 #D7FFED",
        "#0A0A27 #3B0A0A #0B2666 #720B0F #12660E #784782",
    ),
}
"""Light and dark tints found by the same search for one kind of sight, and normal sight."""


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
        colours = replace(colours, tints=tuple(map(QColor, _TINTS[tints][dark].split())))
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
