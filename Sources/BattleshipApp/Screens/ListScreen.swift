// A list that covers another screen: the keys that have a meaning there, the host's calls, or the score.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

/// A list that covers another screen.
package struct ListScreen: AppScreen {
  /// What is listed.
  enum Content: Hashable, Sendable {
    /// The keys that have a meaning in a place now, and the marks on the boards.
    case keys(Place, KeyContext)
    /// The calls of the host, each with its number and whose phone it was.
    case calls([Call])
    /// The results of all finished games.
    case score(Score)
  }

  /// A call of the host: its number and whose phone it was, and the call.
  struct Call: Hashable, Sendable {
    let label: SafeText
    let text: SafeText
  }

  /// Where keys have a meaning.
  enum Place: Hashable, Sendable {
    case phones, ownPhone, solo, link, replay, title

    func lists(_ command: KeyCommand) -> Bool {
      switch (self, command) {
      case (.ownPhone, .phone(.handOver)): false
      case (.phones, _), (.ownPhone, _): true
      case (.solo, .phone), (.solo, .sticker), (.solo, .replay), (.solo, .copy): false
      case (.link, .phone), (.link, .sticker), (.link, .replay): false
      case (.replay, .board), (.replay, .phone), (.replay, .sticker), (.replay, .copy): false
      case (.replay, .focusNext), (.replay, .focusPrevious): false
      case (.title, .phone(.delete)): true
      case (.title, .board), (.title, .phone), (.title, .sticker), (.title, .replay), (.title, .copy): false
      case (.title, .watch): false
      case (.solo, _), (.link, _), (.replay, _), (.title, _): true
      }
    }
  }

  private let content: Content

  /// The index of the first line to show, or of the chosen game if games are listed.
  private(set) var scroll: Int

  /// Creates a list, scrolled to a line.
  init(_ content: Content, scroll: Int = 0) { (self.content, self.scroll) = (content, scroll) }

  /// The calls of the host, scrolled to the last few.
  init(calls: [Call]) { self.init(.calls(calls), scroll: max(0, calls.count - 4)) }

  /// A list of the results of all finished games.
  package init(_ score: Score) { self.init(.score(score)) }

  /// An empty list, which stands in for a screen that is being changed.
  static let empty = ListScreen(.calls([]))

  /// Scrolls the list, redraws it, chooses a listed game, or watches one or all; any other key or click closes it.
  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    guard case .terminal(let event, _) = event else { return [] }
    var steps = 0
    switch event {
    case .key(.control("l")): return [.redraw]
    case .key(.enter) where !games.isEmpty: return [.show(.replay(ReplayScreen([games[scroll]])))]
    case .key(.character("v")) where !games.isEmpty: return [.show(.replay(ReplayScreen(games)))]
    case .key(.up), .key(.character("k")), .scroll(_, .up): steps = -1
    case .key(.down), .key(.character("j")), .scroll(_, .down): steps = 1
    case .key(.pageUp): steps = -8
    case .key(.pageDown): steps = 8
    case .key, .click, .secondClick: return [.close]
    case .paste, .pasteRefused, .resized, .resumed, .notCopied, .ended, .unknown: break
    }
    let last = (games.isEmpty ? lines(in: environment, Glyphs(widths: environment.widths)).count : games.count) - 1
    scroll = max(0, min(scroll + steps, last))
    return []
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    var canvas = Canvas(in: environment, focus: nil)
    guard canvas.hasRoom else { return canvas.askingForRoom() }
    let words = environment.language.terminal.phone
    let title: SafeText =
      switch content {
      case .keys: words.keysTitle
      case .calls: words.callsTitle
      case .score: " \(environment.language.terminal.title.score) "
      }
    let isOneLineEach = if case .calls = content { true } else { false }
    let lines = lines(in: environment, canvas.glyphs)
    ListView(
      title: title, lines: lines, scroll: scroll, chosen: games.isEmpty ? nil : lines.count - games.count + scroll,
      wraps: !isOneLineEach, before: games.isEmpty ? "" : environment.language.terminal.title.watchGames
    )
    .draw(on: &canvas, in: canvas.frame.bounds)
    return canvas.drawn
  }

  /// The listed games, if games are listed.
  private var games: [FinishedGame] { if case .score(let score) = content { score.games } else { [] } }

  private func lines(in environment: ScreenEnvironment, _ glyphs: Glyphs) -> [(label: SafeText, text: SafeText)] {
    let language = environment.language
    return switch content {
    case .keys(let place, let context):
      KeyBindings.lines(in: language, context: context, where: place.lists)
        + (place == .title ? [] : [("", ""), glyphs.marks(in: language)] + language.sentences.keys.aims)
    case .score(let score): score.lines(in: language, within: ListView.textColumns(of: environment.size))
    case .calls(let calls): calls.map { ($0.label, $0.text) }
    }
  }
}
