"""``shikaku site``: a web site of daily puzzles and collections, as static files."""
