// The number of random conversations: few in a usual run, or as many as requested.

import TestSupport

/// This many, or the number in the environment variable `CONVERSATIONS`.
package func conversations(_ count: Int) -> Int {
  environment("CONVERSATIONS", or: count)
}
