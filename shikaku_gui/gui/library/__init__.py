"""The library: puzzles to choose from, the daily puzzle, and the history.

``library_page`` puts the pages together: ``browse_page``, ``daily_page`` and ``history_page``,
chosen in ``library_sidebar``. ``library_model`` uses the store's index on a worker thread, and
``folder_watch`` rescans the player's folder. ``gallery`` shows the entries of ``entry_model`` as
cards, which ``card_painter`` and ``thumbnail_painter`` draw.
"""
