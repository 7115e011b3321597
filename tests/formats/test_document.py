"""docs/formats.md says of each format what its record says."""

from pathlib import Path

from shikaku_gui.formats import FORMATS, Format, GamePart

DOCUMENT = Path(__file__).parents[2] / "docs" / "formats.md"
COLUMNS = (
    *(GamePart.UNKNOWN_CLUES, GamePart.SHAPES, GamePart.PROGRESS, GamePart.MOVES),
    *(GamePart.SOLUTION, GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE),
)


def row(known: Format) -> str:
    suffixes = " ".join(f"`{suffix}`" for suffix in known.suffixes)
    written = "no" if known.dumps is None else "yes"
    marks = ("x" if part in known.carries else "" for part in COLUMNS)
    return f"| `{known.name}` | {known.title} | {suffixes} | {written} | {' | '.join(marks)} |"


def test_the_table_is_the_list() -> None:
    lines = DOCUMENT.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("| `")] == [row(known) for known in FORMATS]
