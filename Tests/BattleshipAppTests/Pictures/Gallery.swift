// The main screens, each reached by playing to it.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

/// A named screen, and how to reach it.
struct Scene: Sendable {
  let name: String
  let rules: Rules
  let play: @Sendable (inout Sitting) -> Void
  /// Set for the screen of a game by link.
  var link: (@Sendable () throws -> TableScreen)?

  init(_ name: String, _ rules: Rules = .messages, _ play: @escaping @Sendable (inout Sitting) -> Void) {
    self.name = name
    self.rules = rules
    self.play = play
  }

  init(_ name: String, link: @escaping @Sendable () throws -> TableScreen) {
    self.init(name) { _ in }
    self.link = link
  }

  func screen(
    size: Size, widths: CharacterWidth, depth: ColorDepth = .palette256, theme: Theme = .pegs
  ) throws -> DrawnScreen {
    if let link {
      return try link().drawn(in: ScreenEnvironment(size, widths: widths, depth: depth, theme: theme))
    }
    var sitting = sitting(size: size, widths: widths)
    (sitting.stack.environment.depth, sitting.stack.environment.theme) = (depth, theme)
    return sitting.screen
  }

  func sitting(size: Size, widths: CharacterWidth, in language: Language = .english) -> Sitting {
    var sitting = Sitting(rules: rules)
    sitting.language = language
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
    Scene("replay") {
      $0.place("a1", "b2")
      $0.attack("a1", "c2", "b2")
      $0.type("v")
      $0.press(.right, .right)
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
    Scene("apps") {
      $0.place("a1", "b2")
      $0.type("a")
    },
    Scene("stickers") {
      $0.place("a1", "b2")
      $0.type("a")
      $0.press(.right, .enter, .right)
    },
    Scene("sticker-in-hand") {
      $0.place("a1", "b2")
      $0.type("a")
      $0.press(.right, .enter, .right)
      $0.type("p+")
      $0.press(.right, .down)
    },
    Scene("stickers-expanded") {
      $0.place("a1", "b2")
      $0.type("a")
      $0.press(.right, .enter)
      $0.type("e")
    },
    Scene("stickers-received") {
      $0.place("a1", "b2")
      $0.type("a")
      $0.press(.right, .enter)
      $0.type("p")
      $0.press(.enter, .right, .right, .enter, .enter, .enter)
    },
    Scene("store") {
      $0.place("a1", "b2")
      $0.type("a")
      $0.press(.right, .right, .enter)
    },
    Scene("store-page") {
      $0.place("a1", "b2")
      $0.type("a")
      $0.press(.right, .right, .enter, .right, .right, .enter)
    },
    Scene("replying") {
      $0.press(.enter, .enter, .right, .down, .enter, .enter, .enter)
      $0.press(.backTab, .enter)
      $0.type("good luck")
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
    Scene("classic-placing", .classic) {
      $0.press(.enter)
      $0.type("b2")
      $0.press(.enter)
      $0.type("tD9")
      $0.press(.enter)
      $0.type("tF5")
    },
    Scene("skirmish-hint", .skirmish) {
      $0.place("a1", "c1", "e1")
      $0.attack("a1", "c4", "e5")
      $0.type("!")
    },
    Scene("duel", link: PicturedDuel.state),
    Scene("classic-over", .classic) {
      $0.place("a1", "c1", "e1", "g1", "i1")
      $0.press(.enter)
      for row in ["a", "c", "e", "g", "i"] {
        for column in 1...5 where !$0.isOver {
          $0.type("\(row)\(column)")
          $0.press(.enter)
        }
      }
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
