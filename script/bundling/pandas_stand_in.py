"""Stands in for pandas in a bundle, which is some 20 MB smaller without it.

OR-Tools imports pandas for functions that take or return its series, and asks of other arguments
whether they are one. The program uses no series.
"""

import sys
from types import ModuleType


class Index:
    """Is the class of nothing that OR-Tools is given here."""


class Series:
    """Is the class of nothing that OR-Tools is given here."""


stand_in = ModuleType("pandas", __doc__)
stand_in.Index = Index  # type: ignore[attr-defined]
stand_in.Series = Series  # type: ignore[attr-defined]
sys.modules.setdefault("pandas", stand_in)
