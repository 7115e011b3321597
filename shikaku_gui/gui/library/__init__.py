"""The place where puzzles are found: library, daily puzzle, history.

``desk`` works beside the window, with the store's shelves; ``librarian`` asks it. ``items``,
``cards`` and ``thumbs`` show what it finds, ``browsing`` is their page, ``controls`` what
chooses among them, ``filing`` renames and deletes. ``daily`` and ``month`` are the daily
puzzle and its calendar, ``history`` and ``replay`` the games that ended. ``home`` puts the
pages together and ``wiring`` that into the window.
"""
