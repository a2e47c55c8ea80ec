// What a command of a live game says on standard error: its last line, whole.

import BattleshipPlay
import BattleshipTerminal
import Testing

@testable import battleship_tui

@Suite struct LiveWiresTests {
  private let wires: LiveWires

  init() throws {
    wires = try LiveWires(.via("printf 'refused: ' >&2; read line; printf \"$line\\n\\n\" >&2; read line"))
  }

  /// The notes until one is as expected, or until the command has ended.
  private func notes(until last: SafeText) -> [SafeText] {
    var notes: [SafeText] = []
    while notes.last != last, wait(for: wires.watched, milliseconds: 60_000)?.contains(true) == true {
      for event in wires.takeEvents() {
        if case .commandSaid(let text) = event { notes.append(text) }
        if case .closed = event { return notes }
      }
    }
    return notes
  }

  @Test func `a line that comes in two pieces is reported whole`() {
    wires.perform(.connect)
    defer { wires.close() }
    #expect(notes(until: "refused: ").last == "refused: ")
    wires.perform(.say("no such host", to: 1))
    #expect(notes(until: "refused: no such host").last == "refused: no such host")
  }
}
