// Why the program cannot do what it was asked for: a sentence, and the status with which it ends if that is all it does.

import BattleshipPlay

/// A reason not to go on.
struct Refusal: Error, Equatable {
  let reason: SafeText
  let status: Int32
}
