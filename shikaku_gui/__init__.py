"""Play, solve and study Shikaku."""

__version__ = "1.0.0"

VERSION_LINE = f"shikaku {__version__}"
"""What ``shikaku --version`` prints."""

APPLICATION_ID = "io.github.shikaku_gui.Shikaku"
"""The id of the program for desktops, which names its entry and its icons.

A reversed domain, as https://specifications.freedesktop.org/desktop-entry asks for.
"""

HOMEPAGE = "https://github.com/shikaku-gui/shikaku_gui"
"""The address of the project for software centres, provisional as the id is."""
