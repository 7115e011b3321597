"""Cells named by numbers, or by letters and numbers."""

import pytest

from shikaku_gui.gui.base import notation
from shikaku_gui.gui.base.notation import Notation, column_name, name_cells


def test_numbers_are_the_usual_way() -> None:
    assert name_cells("Only R2C28-R10C30 fits.") == "Only R2C28-R10C30 fits."
    assert column_name(27) == "28"


def test_letters_name_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notation, "_chosen", Notation.LETTER)
    assert name_cells("Only R2C28-R10C30 fits the 4 in R2C1.") == "Only AB2-AD10 fits the 4 in A2."
    assert name_cells("R3C7の2") == "G3の2"
    assert column_name(27) == "AB"
