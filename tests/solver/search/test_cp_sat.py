import subprocess
import sys
import threading
from itertools import count

import pytest
from ortools.sat.python import cp_model

from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.cp_sat import load, new_solver, run


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
def test_whether_there_is_a_solution(holes: int, answer: bool) -> None:
    assert run(new_solver(), _pigeons(holes), Control()) is answer


def test_a_model_with_a_solution() -> None:
    model = cp_model.CpModel()
    model.add_bool_or(model.new_bool_var(""))
    assert run(new_solver(), model, Control()) is True


def test_a_model_that_cp_sat_refuses_is_no_answer() -> None:
    model = cp_model.CpModel()
    model.add_modulo_equality(model.new_int_var(0, 9, ""), 7, model.new_int_var(-1, 1, ""))
    with pytest.raises(CutShortError):
        run(new_solver(), model, Control())


@pytest.mark.parametrize("polls", [0, 1, 3])
def test_a_stop_ends_the_search_and_its_thread(polls: int) -> None:
    asked = count()
    threads = threading.active_count()
    control = Control(stop=lambda: next(asked) >= polls)
    with pytest.raises(CutShortError):
        run(new_solver(), _pigeons(40), control)
    assert threading.active_count() == threads


def test_an_error_while_waiting_ends_the_search_too() -> None:
    def fail() -> bool:
        raise KeyboardInterrupt

    threads = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        run(new_solver(), _pigeons(40), Control(stop=fail))
    assert threading.active_count() == threads


STOPPED_IMPORT = """
import sys, threading
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.cp_sat import load

begun = threading.Event()
sys.addaudithook(
    lambda event, args: begun.set() if event == "import" and args[0] == "pandas" else None
)
try:
    load(Control(stop=begun))
except CutShortError:
    print("stopped", "ortools.sat.python.cp_model_helper" in sys.modules)
load(Control())
from ortools.sat.python import cp_model
print("loaded")
"""


def test_a_stop_does_not_wait_for_the_import() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", STOPPED_IMPORT], capture_output=True, text=True, check=True
    )
    assert shown.stdout == "stopped False\nloaded\n"


def test_what_is_loaded_is_loaded_at_once() -> None:
    load(Control())
    load(Control(stop=lambda: True))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_the_libraries_are_in_memory_before_the_import() -> None:
    code = (
        "import sys; from shikaku_gui.solver.search.cp_sat import load_libraries\n"
        "load_libraries()\n"
        "assert 'libortools' in open('/proc/self/maps').read()\n"
        "assert 'ortools.util.python.sorted_interval_list' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
