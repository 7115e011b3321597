"""Proofs of how many solutions a puzzle has that any LRAT checker can check."""
