"""The words for all techniques, and all sentences of hints."""

from collections.abc import Mapping

from shikaku_gui.play.mistake_sentences import CHAIN_SENTENCES, MISTAKE_SENTENCES
from shikaku_gui.play.technique_words import (
    counting,
    no_room,
    only_clue,
    only_rectangle,
    pair,
    pocket,
    shared_cells,
    stranded_cell,
    subset,
    what_if,
)
from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.solver import Phrase, Technique

_ALL = (
    counting.TEXTS,
    no_room.TEXTS,
    only_clue.TEXTS,
    only_rectangle.TEXTS,
    pair.TEXTS,
    pocket.TEXTS,
    shared_cells.TEXTS,
    stranded_cell.TEXTS,
    subset.TEXTS,
    what_if.TEXTS,
)

TECHNIQUE_TEXTS: Mapping[Technique, TechniqueTexts] = {texts.technique: texts for texts in _ALL}
"""The words for each technique; the solver has their order."""

SENTENCES: Mapping[Phrase, Sentences] = {
    sentences.phrase: sentences
    for sentences in (
        *(sentences for texts in _ALL for sentences in texts.sentences),
        *CHAIN_SENTENCES,
        *MISTAKE_SENTENCES,
    )
}
"""The sentences of hints and views, by their phrases."""
