// The number of screens with random input: few in a usual run, or as many as requested.

import TestSupport

/// This many, or the number in the environment variable `INPUTS`.
func roundsOfInput(_ count: Int) -> Int { environment("INPUTS", or: count) }
