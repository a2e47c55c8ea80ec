// The reason why the program cannot carry out a request: a sentence, and an exit status.

import BattleshipPlay

struct Refusal: Error, Equatable {
  let reason: SafeText
  let status: Int32
}
