"""The place where puzzles are found: library, daily puzzle, history.

``desk`` works beside the window, with the store's shelves; ``librarian`` asks it, ``watch``
looks after the player's folder. ``items``, ``cards`` and ``thumbs`` show what they find in the
``gallery``, whose cards stand in a ``lattice``. ``browsing`` is their page, ``controls`` what
chooses among them, ``filing`` renames and deletes. ``contents`` lists all parts. ``daily`` and
``month`` are the daily puzzle and its calendar, ``history`` and ``replay`` the games that ended.
``home`` puts the pages together; ``gui/rooms`` has them in the window.
"""
