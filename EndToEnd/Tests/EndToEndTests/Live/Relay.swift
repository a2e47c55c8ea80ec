// A bad connection between two commands: it doubles, tears, delays, reorders and loses lines.

import CSystem
import TerminalHarness
import Testing

final class Relay {
  private let folder: String
  private var dice: Dice
  /// The output and the input of each side's command.
  private var from: [Int32] = []
  private var to: [Int32] = []
  private var unfinished: [[UInt8]] = [[], []]
  private var held: [[[UInt8]]] = [[], []]
  private var breaks = 0
  /// If not 0, one of so many lines is lost, and the connection with it.
  var losesOneIn = 0

  init(in folder: String, _ dice: Dice) throws {
    (self.folder, self.dice) = (folder, dice)
    for side in 0...1 {
      for way in ["from", "to"] { try #require(mkfifo("\(folder)/\(way)-\(side)", 0o600) == 0) }
      from.append(open("\(folder)/from-\(side)", O_RDWR | O_CLOEXEC | O_NONBLOCK))
      to.append(open("\(folder)/to-\(side)", O_RDWR | O_CLOEXEC | O_NONBLOCK))
    }
  }

  deinit { for descriptor in from + to { close(descriptor) } }

  /// The command for `--via`. It records its process group, so that the test can end it.
  func command(_ side: Int) -> String {
    "echo $$ > '\(folder)/group-\(side)'; cat '\(folder)/to-\(side)' & exec cat > '\(folder)/from-\(side)'"
  }

  func pump() {
    for side in 0...1 {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(from[side], &bytes, bytes.count)
      if count > 0 { unfinished[side] += bytes[..<count] }
      while let end = unfinished[side].firstIndex(of: 10) {
        let line = Array(unfinished[side][...end])
        unfinished[side].removeFirst(end + 1)
        if losesOneIn > 0, breaks < 3, dice.below(losesOneIn) == 0 { return cut() }
        held[side].append(line)
        if line.count > 100, dice.below(3) == 0 { held[side].append(line) }
        // Presence and answers may arrive in another order than they were sent.
        let last = held[side].count - 1
        if last > 0, held[side][last].first != UInt8(ascii: "b"), dice.below(3) == 0, held[side][last - 1].count > 13 {
          held[side].swapAt(last, last - 1)
        }
      }
      if !held[side].isEmpty, dice.below(4) == 0 { tell(1 - side, held[side].removeFirst()) }
    }
  }

  /// Sends a line in pieces.
  private func tell(_ side: Int, _ line: [UInt8]) {
    var rest = line[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(1 + dice.below(60)))
      _ = write(to[side], piece, piece.count)
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Ends both commands, and drops all lines on their way.
  private func cut() {
    breaks += 1
    for side in 0...1 {
      if let group = contents("\(folder)/group-\(side)").flatMap({ Int32($0.prefix { $0.isNumber }) }) {
        kill(-group, SIGKILL)
      }
      (unfinished[side], held[side]) = ([], [])
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while read(from[side], &bytes, bytes.count) > 0 {}
      while read(to[side], &bytes, bytes.count) > 0 {}
    }
  }
}
