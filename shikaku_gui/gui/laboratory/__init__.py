"""The laboratory: the formulations of the literature on the puzzle on the board, and proofs."""
