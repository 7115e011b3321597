"""When to save, told by a clock that the test moves."""

from shikaku_gui.store.autosave_timing import DELAY, RETRY, AutosaveTiming


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_nothing_to_save_at_first() -> None:
    autosave = AutosaveTiming(Hand())
    assert autosave.seconds_left is None
    assert not autosave.begin_save(at_once=True)


def test_a_save_is_due_soon_after_the_first_of_many_changes() -> None:
    hand = Hand()
    autosave = AutosaveTiming(hand)
    for _ in range(4):
        autosave.changed()
        assert not autosave.begin_save()
        hand.time += DELAY / 4
    assert autosave.seconds_left == 0
    assert autosave.begin_save()
    assert autosave.seconds_left is None
    assert not autosave.begin_save()


def test_every_change_is_saved_within_a_second() -> None:
    hand = Hand()
    autosave = AutosaveTiming(hand)
    unsaved: list[float] = []
    for step in range(200):
        if step % 7 < 4:
            autosave.changed()
            unsaved.append(hand.time)
        hand.time += 0.05
        if autosave.begin_save():
            assert hand.time - unsaved[0] <= 1.0
            unsaved.clear()


def test_the_end_does_not_wait() -> None:
    autosave = AutosaveTiming(Hand())
    autosave.changed()
    assert autosave.begin_save(at_once=True)
    assert not autosave.begin_save(at_once=True)


def test_a_failed_save_is_tried_again_later_and_a_new_change_sooner() -> None:
    hand = Hand()
    autosave = AutosaveTiming(hand)
    autosave.changed()
    assert autosave.begin_save(at_once=True)
    autosave.failed()
    assert autosave.seconds_left == RETRY
    autosave.changed()
    assert autosave.seconds_left == DELAY
    autosave.failed()
    assert autosave.seconds_left == DELAY
    assert autosave.begin_save(at_once=True)
