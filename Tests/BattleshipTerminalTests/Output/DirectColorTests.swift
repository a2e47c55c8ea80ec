// Which terminfo entry is opened for a terminal that shows colours by their light.

import Testing

@testable import BattleshipTerminal

@Suite struct DirectColorTests {
  @Test func `a terminal that says so is opened by the name of its richer entry`() {
    #expect(DirectColor.kind(of: "xterm-256color", said: "truecolor") == "xterm-direct")
    #expect(DirectColor.kind(of: "tmux-256color", said: "24bit") == "tmux-direct")
    #expect(DirectColor.kind(of: "xterm", said: "truecolor") == "xterm-direct")
  }

  @Test func `any other keeps its name`() {
    #expect(DirectColor.kind(of: "xterm-256color", said: nil) == nil)
    #expect(DirectColor.kind(of: "xterm-256color", said: "yes") == nil)
    #expect(DirectColor.kind(of: "linux", said: "truecolor") == nil)
    #expect(DirectColor.kind(of: "screen-256color", said: "truecolor") == nil)
  }
}
