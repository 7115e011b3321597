from pytestqt.qtbot import QtBot

from shikaku_gui.gui.library.filter_controls import FilterControls


def test_where_there_is_room_each_choice_is_shown_whole(qtbot: QtBot) -> None:
    controls = FilterControls()
    qtbot.addWidget(controls)
    controls.resize(1000, 40)
    controls.grab()  # the layout gives places only to what is drawn
    assert controls.search.width() > controls.search.minimumWidth()
    for choice in (controls.state, controls.size_class, controls.grade, controls.order):
        widths = [choice.width_for(choice.itemText(at)) for at in range(choice.count())]
        assert choice.width() >= max(widths), choice.accessibleName()
