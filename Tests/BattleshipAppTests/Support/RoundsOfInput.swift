// How many screens get random input: as many as a run of the tests has time for, or as many as are asked for.

import TestSupport

/// So many, or as many as the variable `INPUTS` asks for.
func roundsOfInput(_ count: Int) -> Int { environment("INPUTS").flatMap { Int($0) } ?? count }
