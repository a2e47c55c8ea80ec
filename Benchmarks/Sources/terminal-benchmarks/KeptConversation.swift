// A kept conversation of any length: two people play game after game by random keys, and what is kept of it is a file.

@testable import BattleshipApp
@testable import BattleshipPlay
import TerminalHarness

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two people who go on playing, and the lines that are kept of that.
struct KeptConversation {
  private var state: AppState
  private var chance = XorShift()
  private let time = ClockTime(hour: 9, minute: 26)

  /// The lines so far.
  private(set) var lines: [String]

  init() {
    state = AppState(firstName: "Ann", secondName: "Bob", seed: 1)
    lines = state.beginning.compactMap(\.keptLine)
  }

  /// Plays on until there are so many lines. Enter is always the next step; on a board an arrow or two aim elsewhere.
  mutating func play(toLine count: Int) {
    while lines.count < count {
      for _ in 0..<2 where state.focus == .seat(.board) {
        press([.up, .down, .left, .right][Int(chance.next() % 4)])
      }
      press(.enter)
    }
  }

  private mutating func press(_ key: Key) {
    lines += (state.update(.awoke, at: time) + state.update(.pressed(key), at: time)).compactMap(\.keptLine)
  }

  /// Writes the first lines where a program with this folder for its state goes on with them.
  func write(firstLines count: Int, stateFolder: String) throws {
    let folder = stateFolder + "/battleship"
    guard mkdir(stateFolder, 0o700) == 0, mkdir(folder, 0o700) == 0 else { throw HarnessError.system(errno) }
    guard let file = fopen(folder + "/conversation", "w") else { throw HarnessError.system(errno) }
    for line in lines.prefix(count) { fputs(CheckedLine.text(line) + "\n", file) }
    guard fclose(file) == 0 else { throw HarnessError.system(errno) }
  }
}

extension AppEffect {
  /// The line that is to be kept, if it is that.
  fileprivate var keptLine: String? { if case .keep(let line) = self { line.text } else { nil } }
}

/// The same numbers each time (Marsaglia's xorshift64).
private struct XorShift: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
