// The terminals that get RGB colours.

import Testing

@testable import BattleshipTerminal

@Suite struct DirectColorTests {
  @Test func `terminals that report direct colours, and known ones, get them`() {
    for said in ["truecolor", "24bit"] {
      for name in ["xterm-256color", "xterm", "tmux-256color", "rxvt-unicode-256color"] {
        #expect(DirectColor.isShown(by: name, colorTerm: said), "\(name)")
      }
    }
    for name in ["xterm-kitty", "alacritty", "foot", "foot-extra", "wezterm", "xterm-ghostty"] {
      #expect(DirectColor.isShown(by: name, colorTerm: nil), "\(name)")
    }
  }

  @Test func `any other terminal gets palette colours`() {
    #expect(!DirectColor.isShown(by: "xterm-256color", colorTerm: nil))
    #expect(DirectColor.mostColors(of: "xterm-16color") == 16 && DirectColor.mostColors(of: "xterm-256color") == .max)
    #expect(!DirectColor.isShown(by: "xterm-256color", colorTerm: "yes"))
    for name in ["linux", "screen", "screen-256color", "screen.xterm-256color"] {
      #expect(!DirectColor.isShown(by: name, colorTerm: "truecolor"), "\(name)")
    }
  }
}
