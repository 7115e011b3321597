"""The words for *cells in every rectangle*."""

from shikaku_gui.play.drill_tool import DrillTool
from shikaku_gui.play.techniques.technique_texts import PENCIL_GESTURE, Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

TEXTS = TechniqueTexts(
    technique=Technique.SHARED_CELLS,
    name=QT_TRANSLATE_NOOP("words", "Cells in every rectangle"),
    find=QT_TRANSLATE_NOOP(
        "words", "There is a clue {region} whose rectangles all share some cells. Find it."
    ),
    sentences=(
        Sentences(
            Phrase.SHARED_CELLS,
            nudge=QT_TRANSLATE_NOOP(
                "words", "Whatever a clue {region} becomes, it needs certain cells."
            ),
            where=QT_TRANSLATE_NOOP(
                "words", "Which cells do all rectangles for [subject]{clue}[/subject] share?"
            ),
            why=QT_TRANSLATE_NOOP(
                "words",
                "Every rectangle for [subject]{clue}[/subject] covers "
                "[reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its "
                "neighbour.",
            ),
            excludes=QT_TRANSLATE_NOOP(
                "words",
                "Every rectangle left for [subject]{clue}[/subject] contains "
                "[result]{pencil}[/result], so no other clue may use these cells.",
            ),
            wrong=QT_TRANSLATE_NOOP(
                "words",
                "[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for "
                "[subject]{clue}[/subject] needs [reason]{cells}[/reason].",
            ),
        ),
    ),
    several=QT_TRANSLATE_NOOP(
        "words",
        "All rectangles left for a clue share some cells, so these are taken: "
        "[subject]{clues}[/subject].",
    ),
    summary=QT_TRANSLATE_NOOP("words", "Pencil what a clue needs in any case"),
    know=QT_TRANSLATE_NOOP(
        "words",
        "A clue may have several rectangles left that share some cells. Whichever it is, these "
        "cells are taken, so other clues must do without them.",
    ),
    task=QT_TRANSLATE_NOOP(
        "words", "Find cells that are in every rectangle of a clue, and pencil them."
    ),
    gesture=PENCIL_GESTURE,
    lesson_tool=DrillTool.PENCIL,
    drill=QT_TRANSLATE_NOOP(
        "words",
        "All rectangles of one clue share some cells. Find one of them that another clue could "
        "take.",
    ),
    drill_tool=DrillTool.POINT,
)
