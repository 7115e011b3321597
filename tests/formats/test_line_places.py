"""Lines and columns of places in a text."""

from shikaku_gui.formats.line_places import LinePlaces


def test_places_are_the_same_in_any_order() -> None:
    text = "ab\n\ncde\nf"
    expected = [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (3, 2), (3, 3), (3, 4), (4, 1)]
    for order in (range(9), range(8, -1, -1), (4, 6, 5, 8, 0)):
        places = LinePlaces(text)
        assert [places.at(offset) for offset in order] == [expected[offset] for offset in order]
