"""The site of the documentation, which script/docs makes with Sphinx.

Its contents are the links of index.md, below the headings there. The guide of the program is no
part of it: the window shows that, in seven languages.
"""

import re
from pathlib import Path

from sphinx.application import Sphinx

project = "shikaku_gui"
copyright = "The shikaku_gui maintainers"  # noqa: A001 (Sphinx's name)
extensions = ["myst_parser"]
exclude_patterns = ["guide"]
html_theme = "furo"
html_title = project
myst_heading_anchors = 3
myst_enable_extensions = ["smartquotes"]
nitpicky = True

_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_PAGE = re.compile(r"\]\(([\w/-]+)\.md\)")
_DECISIONS = "decisions/"


def add_contents(app: Sphinx, name: str, source: list[str]) -> None:
    """Turn the links below each heading of the first page into the contents of the site."""
    if name != app.config.root_doc:
        return
    _, *sections = _HEADING.split(source[0])
    for heading, text in zip(sections[::2], sections[1::2], strict=True):
        pages = _PAGE.findall(text)
        if any(page.startswith(_DECISIONS) for page in pages):
            decisions = sorted(Path(app.srcdir, _DECISIONS).glob("*.md"))
            pages = [page for page in pages if not page.startswith(_DECISIONS)]
            pages += [f"{_DECISIONS}{path.stem}" for path in decisions]
        lines = "\n".join(pages)
        source[0] += f"\n```{{toctree}}\n:caption: {heading}\n:hidden:\n\n{lines}\n```\n"


def setup(app: Sphinx) -> None:
    """Connect the above; Sphinx calls this."""
    app.connect("source-read", add_contents)
