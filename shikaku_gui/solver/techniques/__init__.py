"""The ways a person reasons, one deduction a file, and the records they return."""
