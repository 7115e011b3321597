"""The words for *cells in every rectangle*."""

from shikaku_gui.i18n import N_
from shikaku_gui.play.technique_words.text_records import (
    PENCIL_GESTURE,
    Sentences,
    TechniqueTexts,
)
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.SHARED_CELLS,
    name=N_("Cells in every rectangle"),
    find=N_("There is a clue whose rectangles all share some cells. Find it."),
    sentences=(
        Sentences(
            Phrase.SHARED_CELLS,
            nudge=N_("Whichever rectangle it gets, a clue {region} needs certain cells."),
            where=N_("Which cells do all rectangles for [subject]{clue}[/subject] share?"),
            why=N_(
                "Every rectangle for [subject]{clue}[/subject] covers "
                "[reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its "
                "neighbour.",
            ),
            excludes=N_(
                "Every rectangle left for [subject]{clue}[/subject] contains "
                "[result]{pencil}[/result], so no other clue may use these cells.",
            ),
            wrong=N_(
                "[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for "
                "[subject]{clue}[/subject] needs [reason]{cells}[/reason].",
            ),
        ),
    ),
    several=N_(
        "All rectangles left for a clue share some cells, so these are taken: "
        "[subject]{clues}[/subject].",
    ),
    summary=N_("Pencil what a clue needs in any case"),
    know=N_(
        "A clue may have several rectangles left that share some cells. Whichever it is, these "
        "cells are taken, so other clues must do without them.",
    ),
    task=N_("Find cells that are in every rectangle of a clue, and pencil them."),
    gesture=PENCIL_GESTURE,
    lesson_tool=Tool.PENCIL,
    drill=N_(
        "All rectangles of one clue share some cells. Find one of them that another clue could "
        "take.",
    ),
    drill_tool=Tool.POINT,
)
