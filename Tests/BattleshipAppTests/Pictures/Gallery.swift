// The main screens, each reached by playing to it.

import BattleshipCore
import Testing

@testable import BattleshipApp

/// A screen with a name, and how to come to it.
struct Scene: Sendable {
  let name: String
  let rules: Rules
  let play: @Sendable (inout Sitting) -> Void

  init(_ name: String, _ rules: Rules = .messages, _ play: @escaping @Sendable (inout Sitting) -> Void) {
    self.name = name
    self.rules = rules
    self.play = play
  }

  /// The sitting on this screen.
  func sitting(size: Size, widths: CharacterWidth) -> Sitting {
    var sitting = Sitting(rules: rules)
    sitting.size = size
    sitting.widths = widths
    play(&sitting)
    return sitting
  }
}

enum Gallery {
  static let scenes = [
    Scene("start") { _ in },
    Scene("placing") { $0.press(.enter, .enter, .right, .down) },
    Scene("placed") { $0.press(.enter, .enter, .right, .down, .enter) },
    Scene("staged") { $0.press(.enter, .enter, .right, .down, .enter, .enter) },
    Scene("locked") { $0.press(.enter, .enter, .right, .down, .enter, .enter, .enter) },
    Scene("received") { $0.place("a1", "b2") },
    Scene("attack") {
      $0.place("a1", "b2")
      $0.attack("a1", "c2")
    },
    Scene("already-open") {
      $0.place("a1", "b2")
      $0.attack("c2", "c2")
    },
    Scene("won") {
      $0.place("a1", "b2")
      $0.attack("a1", "c2", "b2")
    },
    Scene("lost") {
      $0.place("a1", "b2")
      $0.attack("a2", "c2", "b3")
    },
    Scene("result-received") {
      $0.place("a1", "b2")
      $0.attack("a1", "c2", "b2")
      $0.press(.enter, .enter, .enter)
    },
    Scene("half-way") {
      $0.place("a1", "b2")
      $0.attack("a1", "c2")
      $0.press(.escape, .escape, .enter, .enter, .enter)
    },
    Scene("help") { $0.type("?") },
    Scene("calls") {
      $0.place("a1", "b2")
      $0.press(.function(12))
    },
    Scene("skirmish-placing", .skirmish) {
      $0.press(.enter)
      $0.type("c1")
      $0.press(.enter)
      $0.type("tB5")
    },
    Scene("classic-attack", .classic) {
      $0.press(.enter)
      $0.type("r")
      $0.press(.enter, .enter, .enter, .enter)
      for cell in ["a1", "c4", "E5", "g7", "J10", "D4"] {
        $0.type(cell)
        $0.press(.enter)
      }
    },
  ]
}
