// How many random conversations are looked at: as many as a run of the tests has time for, or as many as are asked for.

import TestSupport

/// So many, or as many as the variable `CONVERSATIONS` asks for.
package func conversations(_ count: Int) -> Int {
  environment("CONVERSATIONS").flatMap { Int($0) } ?? count
}
