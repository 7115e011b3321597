import threading
from itertools import count

import pytest
from ortools.sat.python import cp_model

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.cpsat import run


def _pigeons(holes: int) -> cp_model.CpModel:
    """Make a model that takes for ever: one pigeon more than there are holes."""
    model = cp_model.CpModel()
    sits = [[model.new_bool_var("") for _ in range(holes)] for _ in range(holes + 1)]
    for pigeon in sits:
        model.add_bool_or(pigeon)
    for one in range(holes + 1):
        for other in range(one):
            for hole in range(holes):
                model.add_bool_or(~sits[one][hole], ~sits[other][hole])
    return model


@pytest.mark.parametrize(("holes", "answer"), [(0, False), (3, False)])
def test_an_answer(holes: int, answer: bool) -> None:
    assert run(cp_model.CpSolver(), _pigeons(holes), Control()) is answer


def test_a_model_with_a_solution() -> None:
    model = cp_model.CpModel()
    model.add_bool_or(model.new_bool_var(""))
    assert run(cp_model.CpSolver(), model, Control()) is True


@pytest.mark.parametrize("polls", [0, 1, 3])
def test_a_stop_ends_the_search_and_its_thread(polls: int) -> None:
    asked = count()
    threads = threading.active_count()
    control = Control(stop=lambda: next(asked) >= polls)
    assert run(cp_model.CpSolver(), _pigeons(40), control) is None
    assert threading.active_count() == threads


def test_an_error_while_watching_ends_the_search_too() -> None:
    def fail() -> bool:
        raise KeyboardInterrupt

    threads = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        run(cp_model.CpSolver(), _pigeons(40), Control(stop=fail))
    assert threading.active_count() == threads
