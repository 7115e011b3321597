"""The card of a dataset: README.md, whose front matter Hugging Face reads."""

import json
from collections.abc import Iterable, Iterator, Sequence

from shikaku_gui.cli.dataset.spec import DatasetSpec
from shikaku_gui.cli.dataset.summary import DatasetSummary

_SIZE_CATEGORIES = (
    (10**3, "n<1K"),
    (10**4, "1K<n<10K"),
    (10**5, "10K<n<100K"),
    (10**6, "100K<n<1M"),
    (10**7, "1M<n<10M"),
    (10**8, "10M<n<100M"),
    (10**9, "100M<n<1B"),
)

_PATH = """
| `path` | the steps to the solution with their premises; `shikaku verify-steps` checks them |"""

_TEXT = """\
# {title}
{description}
{kept} [Shikaku](https://en.wikipedia.org/wiki/Shikaku) puzzles with exactly one solution each.
Divide the grid into rectangles. Each must contain exactly one number:
the number of cells it covers.

## Records

| field | content |
|---|---|
| `recipe` | the settings and the seed; `shikaku generate RECIPE` makes the puzzle again |
| `generator_version` | the version of the generator; recipes give the same puzzle within it |
| `rows`, `cols` | the size |
| `clues` | a list for each row with the numbers, 0 for an empty cell, -1 for an unknown number |
| `shapes` | a list for each row: the shape of each clue, `square`, `wide` or `tall`, if any |
| `solution` | a rectangle for each clue in row-major order: [row, column, height, width] from 0 |
| `grade` | gentle, easy, medium, hard or expert: by the hardest technique that is needed |
| `score` | how much has to be looked through, with the weights of the techniques |
| `hardest`, `steps` | the hardest technique, and the number of steps |
| `techniques` | how often each technique is used |
| `human_solvable` | whether the techniques reach the solution |{path}
| `puzzle_id` | identifies the puzzle |
| `canonical_id` | identifies the puzzle up to rotation and reflection |
| `canonical_form` | the least of its eight images, as text |

## Puzzles

| grade | {split_heads} |
|---|{split_rules}
{counts}

They were made with version {program} of shikaku-gui and version {generator} of its generator, from
{recipes} recipes:

{series}

- Recipes that led to no puzzle: {not_found}
- Different puzzles: {distinct}
- Different puzzles under rotation and reflection, which were kept: {kept}

## Splits

The split of a puzzle depends on its canonical id alone (canonical form version {canonical}), so
that a puzzle and its rotations and reflections are never in two splits. The audit derived the
canonical forms again from the clues in the {audited} files:

- Records that repeat a canonical form of the same split: {repeated}
{shared}
"""


def dataset_card(spec: DatasetSpec, summary: DatasetSummary, grades: Sequence[str]) -> str:
    """Return the text of the card."""
    present = [grade for grade in grades if any(each.grade == grade for each in summary.files)]
    splits = list(spec.splits)
    rows = ([grade, *(str(summary.records(grade, split)) for split in splits)] for grade in present)
    text = _TEXT.format(
        title=spec.title,
        path=_PATH if spec.steps else "",
        description=f"\n{spec.description.strip()}\n" if spec.description.strip() else "",
        kept=summary.kept,
        split_heads=" | ".join(splits),
        split_rules="---|" * len(splits),
        counts="\n".join(f"| {' | '.join(row)} |" for row in rows),
        program=summary.program_version,
        generator=summary.generator_version,
        recipes=summary.recipes,
        series="\n".join(
            f"- {each.number}, from `{each.recipe(0)}` to `{each.recipe(each.number - 1)}`"
            for each in spec.series
        ),
        not_found=summary.not_found,
        distinct=summary.distinct,
        canonical=summary.canonical_form_version,
        audited=summary.audit.file_format,
        repeated=summary.audit.repeated,
        shared="\n".join(
            f"- Canonical forms in both {two}: {number}"
            for two, number in summary.audit.shared.items()
        ),
    )
    front = "\n".join(_front_matter(spec, summary, present))
    return f"---\n{front}\n---\n\n{text.rstrip()}\n"


def _front_matter(
    spec: DatasetSpec, summary: DatasetSummary, grades: Sequence[str]
) -> Iterator[str]:
    """Yield lines of YAML; strings are written as in JSON, which YAML reads, too."""
    if spec.license:
        yield f"license: {json.dumps(spec.license)}"
    yield f"pretty_name: {json.dumps(spec.title)}"
    yield "tags:"
    yield from (f"- {tag}" for tag in ("shikaku", "puzzle", "constraint-satisfaction"))
    size = next((name for most, name in _SIZE_CATEGORIES if summary.kept < most), "n>1B")
    yield "size_categories:"
    yield f"- {json.dumps(size)}"
    if grades:
        yield "configs:"
        yield from _config(spec, summary, "all", grades)
        for grade in grades:
            yield from _config(spec, summary, grade, [grade])


def _config(
    spec: DatasetSpec, summary: DatasetSummary, name: str, grades: Iterable[str]
) -> Iterator[str]:
    """Yield the entry of a configuration, which has the puzzles of these grades."""
    wanted = set(grades)
    loaded = spec.formats[-1]
    yield f"- config_name: {name}"
    if name == "all":
        yield "  default: true"
    yield "  data_files:"
    for split in spec.splits:
        paths = [
            each.path
            for each in summary.files
            if each.split == split
            and each.grade in wanted
            and each.path.endswith(f".{loaded.value}")
        ]
        if paths:
            yield f"  - split: {split}"
            yield "    path:"
            yield from (f"    - {path}" for path in paths)
