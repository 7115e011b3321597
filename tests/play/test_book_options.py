"""The options of a book: what is possible."""

from typing import Any

import pytest

from shikaku_gui.play import BookOptions, BookPlace, paper_size


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"per_page": 3}, "per-page: expected one of 1, 2, 4, 6, 9, not 3"),
        ({"paper": "A9"}, "paper: expected A3, A4, A5, B5, Letter, Legal or a size"),
        ({"paper": "10 x 10 mm"}, "paper: "),
        ({"paper": "9999 x 9999 in"}, "paper: "),
        ({"margin": -1.0}, "margin: expected 0 to 100 mm, not -1"),
        ({"gutter": float("nan")}, "gutter: expected 0 to 100 mm"),
        ({"bleed": 101.0}, "bleed: expected 0 to 100 mm"),
        ({"margin": 90.0, "gutter": 20.0}, "margin: too wide for pages of 210 x 297 mm"),
    ],
)
def test_what_is_not_possible_is_named(values: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        BookOptions(**values)


@pytest.mark.parametrize(
    ("paper", "size"),
    [
        ("A5", (148, 210)),
        ("152 x 229 mm", (152, 229)),
        ("152x229mm", (152, 229)),
        ("6 \u00d7 9 in", (152.4, 228.6)),
        ("8.5 x 11 in", (215.9, 279.4)),
    ],
)
def test_papers_have_names_and_sizes(paper: str, size: tuple[float, float]) -> None:
    assert paper_size(paper) == size


def test_large_print_has_hints_and_solutions_at_the_end() -> None:
    for large, place in ((False, BookPlace.FOOT), (True, BookPlace.END)):
        options = BookOptions(large=large, hints=BookPlace.FOOT, solutions=BookPlace.FOOT)
        assert (options.hints_place, options.solutions_place) == (place, place)
