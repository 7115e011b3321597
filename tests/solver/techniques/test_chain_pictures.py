"""The steps of a chain share pictures, and none is left out."""

from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.chain_pictures import MAX_PICTURES, grouped_steps
from tests.solver.techniques.technique_hints import position_of


def test_every_step_is_in_one_of_a_few_pictures() -> None:
    position = position_of(". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3")
    shared = 0
    for number in bits(position.live):
        for finding in what_if.find(position, assumed=1 << number):
            pictures = grouped_steps(position.after(draw=(number,)), finding.chain)
            steps = [step for picture in pictures for step in picture]
            assert len(steps) == len(finding.chain)
            assert set(steps) == set(finding.chain)
            assert len(pictures) <= MAX_PICTURES
            shared += len(pictures) < len(steps)
    assert shared
