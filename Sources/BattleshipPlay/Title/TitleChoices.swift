// The choices of each setting of the title, in order.

import BattleshipCore
import BattleshipPlayers

/// The choices on one title: the usual ones, and the game that was asked for.
package struct TitleChoices: Hashable, Sendable {
  private let kinds: [TitleSettings.Kind]
  private let asked: TitleSettings.Kind
  /// The boards, each with the misses that lose a hunt on it.
  private var boards: [Rules]
  package let languages: [Language]

  package init(asked settings: TitleSettings, languages: [Language]) {
    boards = Self.with(settings.rules, in: TitleSettings.boards)
    kinds = Self.with(settings.kind, in: Self.kinds)
    self.languages = languages
    asked = settings.kind
  }

  /// Adds a typed board to the choices.
  mutating func add(_ rules: Rules) { boards = Self.with(rules, in: boards) }

  private static let kinds: [TitleSettings.Kind] = [.hunt, .duel(nil)] + volleys.map { .duel($0) }

  /// The volleys that a person may choose instead of the usual ones.
  package static let volleys = [Volley.shots(1), .shots(3), .afloat, .again]

  private static func with<Choice: Equatable>(_ asked: Choice, in choices: [Choice]) -> [Choice] {
    choices.contains(asked) ? choices : choices + [asked]
  }

  /// Steps through the hunt and the duels on the same board.
  func kind(_ steps: Int, from settings: TitleSettings, isByLink: Bool, hasHunt: Bool = true) -> TitleSettings.Kind {
    // The usual volley has a name already.
    let usual = TitleSettings.Kind.duel(TitleSettings.usualVolley(byLink: isByLink))
    return kinds.filter {
      Self.has(settings.rules, room: $0) && ($0 != usual || $0 == asked) && (hasHunt || $0 != .hunt)
    }.element(
      steps, stepsFrom: settings.kind) ?? settings.kind
  }

  /// Steps through the boards, with the same kind of game.
  func board(_ steps: Int, from settings: TitleSettings) -> Rules {
    boards.filter { Self.has($0, room: settings.kind) }.element(
      steps, stepsFrom: settings.rules) ?? settings.rules
  }

  /// Whether the board has at least as many cells as the volley has shots.
  private static func has(_ rules: Rules, room kind: TitleSettings.Kind) -> Bool {
    guard case .duel(let volley?) = kind else { return true }
    return (try? Terms(on: rules, volley: volley)) != nil
  }
}

extension Array where Element: Equatable {
  /// The element some steps away, wrapping around; nil if `element` is not in the array.
  package func element(_ steps: Int, stepsFrom element: Element) -> Element? {
    firstIndex(of: element).map { self[(($0 + steps) % count + count) % count] }
  }
}
