"""``shikaku dataset``: many puzzles with all that is known of them, as JSONL and Parquet."""
