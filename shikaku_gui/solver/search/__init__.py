"""CP-SAT search for what deduction cannot decide, and the threads and processes it runs in."""
