// A screen that covers another one: the keys that have a meaning there, the calls, the score, or how lucky a game was.

import BattleshipFrame
import BattleshipPlay
import MessagesHost

package struct OverlayScreen: AppScreen {
  package enum Topic: Hashable, Sendable {
    case keys(KeyPlace, KeyContext)
    case calls([Call])
    case score(Score)
    indirect case luck(Luck, of: Replay, for: Players)
  }

  package struct Call: Hashable, Sendable {
    let label: SafeText
    let text: SafeText
  }

  private let topic: Topic

  /// The index of the first line to show, or of the chosen game in a list of games; -1 shows what is above the games.
  private(set) var scroll: Int

  package init(_ topic: Topic, scroll: Int = 0) { (self.topic, self.scroll) = (topic, scroll) }

  init(calls: [Call]) { self.init(.calls(calls), scroll: max(0, calls.count - 4)) }

  package var isOverlay: Bool { true }

  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    guard case .input(let input) = event else { return [] }
    let command: KeyCommand? =
      switch input {
      case .key(let key): KeyBindings.command(for: key, in: .conversation)
      case .click(.key(let command)): command
      case _: nil
      }
    var steps = 0
    switch (input, command) {
    case (_, .redraw?): return [.redraw]
    case (_, .next?) where !games.isEmpty: return [.show(.replay(ReplayScreen([games[max(0, scroll)]])))]
    case (_, .watch?) where watchesBestShot != nil, (_, .next?) where watchesBestShot != nil:
      return watchesBestShot.map { [$0] } ?? []
    case (_, .watch?) where !games.isEmpty: return [.show(.replay(ReplayScreen(games)))]
    case (_, .help?): return keyPlace.map { [.show(.overlay(OverlayScreen(.keys($0, .conversation))))] } ?? [.close]
    case (_, .up?), (.scroll(.up), _): steps = -1
    case (_, .down?), (.scroll(.down), _): steps = 1
    case (.key(.pageUp), _): steps = -8
    case (.key(.pageDown), _): steps = 8
    case (.key, _), (.click, _), (.secondClick, _): return [.close]
    case _: return []
    }
    // Above the first game are the results, if they do not fit together with it.
    let first = isScore && environment.layout?.hidesResults == true ? -1 : 0
    scroll = max(first, min(scroll + steps, lineCount(in: environment) - 1))
    return []
  }

  private func lineCount(in environment: ScreenEnvironment) -> Int {
    switch topic {
    case .keys(let place, let context): lines(of: place, context, in: environment).count
    case .calls(let calls): calls.count
    case .score(let score): score.games.count
    case .luck: 1
    }
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen { drawn(in: environment, over: nil) }

  /// The keys are a box over the screen that they belong to.
  func drawn(in environment: ScreenEnvironment, over covered: AnyScreen?) -> DrawnScreen {
    var canvas = Canvas(in: environment, focus: nil)
    guard canvas.hasRoom else { return canvas.askingForRoom() }
    let words = environment.language.terminal.phone
    switch topic {
    case .keys(let place, let context):
      if let covered { canvas.frame = covered.shown.drawn(in: environment).frame }
      canvas.frame.cursor = nil
      let (page, bar) = canvas.frame.bounds.split(bottom: 1)
      ListView(title: words.keysTitle, lines: lines(of: place, context, in: environment), scroll: scroll, wraps: true)
        .draw(on: &canvas, in: page)
      canvas.hints([.goesBack], showsNotice: false, in: bar.inset(rows: 0, columns: 1))
    case .calls(let calls):
      ListView(title: words.callsTitle, lines: calls.map { ($0.label, $0.text) }, scroll: scroll, wraps: false)
        .draw(on: &canvas, in: canvas.frame.bounds)
    case .score(let score):
      let (page, bar) = canvas.frame.bounds.split(bottom: 1)
      ScoreView(score: score, chosen: scroll < 0 ? nil : scroll).draw(on: &canvas, in: page)
      canvas.hints(
        [.helps] + (score.games.isEmpty ? [.goesBack] : [.goesBack, .chooses, .watchesAll, .watches]),
        in: bar.inset(rows: 0, columns: 1))
    case .luck(let luck, let replay, let players):
      let (page, bar) = canvas.frame.bounds.split(bottom: 1)
      LuckView(luck: luck, sea: replay.struckBoard, name: players.transport == .sharedKeyboard ? players.me : nil)
        .draw(on: &canvas, in: page)
      canvas.hints(
        [.helps, .goesBack] + (watchesBestShot == nil ? [] : [.watches]), in: bar.inset(rows: 0, columns: 1))
    }
    return canvas.drawn
  }

  /// From one step before the best shot on.
  private var watchesBestShot: ScreenEffect? {
    guard case .luck(let luck, let replay, let players) = topic, let best = luck.bestShot else { return nil }
    return .show(.replay(ReplayScreen(replay, from: best.step, for: players)))
  }

  private var isScore: Bool { if case .score = topic { true } else { false } }

  /// The place whose keys are listed on request; nil for a list that any key closes.
  private var keyPlace: KeyPlace? {
    switch topic {
    case .score: .score
    case .luck(let luck, _, _): .luck(hasBest: luck.bestShot != nil)
    case .keys, .calls: nil
    }
  }

  private var games: [FinishedGame] { if case .score(let score) = topic { score.games } else { [] } }

  private func lines(
    of place: KeyPlace, _ context: KeyContext, in environment: ScreenEnvironment
  ) -> [(label: SafeText, text: SafeText)] {
    let language = environment.language
    let hasBoard = place != .score && !place.isLuck && !place.isTitle
    var keys = KeyBindings.lines(
      in: language, context: context, where: { place.lists($0, in: context) },
      text: { language.terminal.phone.keyHelp(place, context, command: $0) })
    // In a low window the letters come after Enter: the other keys with names are the same everywhere, and the bar has the
    // last letters.
    if environment.size.rows < 20, hasBoard {
      func isEarly(_ label: SafeText) -> Bool {
        guard label != "Enter" else { return true }
        // Other names begin with a capital letter, or are Chinese.
        guard let first = label.string.unicodeScalars.first, label != "?", label != "q" else { return false }
        return first.isASCII && !("A"..."Z").contains(first)
      }
      keys = keys.filter { isEarly($0.label) } + keys.filter { !isEarly($0.label) }
    }
    return keys
      + (hasBoard ? [("", ""), Glyphs(widths: environment.widths).marks(in: language)] : [])
  }
}

extension KeyPlace {
  private var isList: Bool { if case .title = self { true } else { false } }

  fileprivate var isTitle: Bool {
    switch self {
    case .title, .page: true
    case .phones, .ownPhone, .solo, .link, .replay, .score, .luck: false
    }
  }

  private var hasButtons: Bool { if case .page(_, let hasButtons) = self { hasButtons } else { true } }

  fileprivate var isLuck: Bool { if case .luck = self { true } else { false } }

  func lists(_ command: KeyCommand, in context: KeyContext) -> Bool {
    // Before the first shot there is nothing to send or to watch.
    if context == .placing, command == .watch || command == .copy { return false }
    let isOnPhone = self == .phones || self == .ownPhone
    return switch command {
    case .board: isOnPhone || self == .solo || self == .link
    case .phone(.handOver): self == .phones
    case .phone(.delete): isOnPhone || self == .title(hasGames: true)
    case .phone, .sticker: isOnPhone
    case .replay: isOnPhone || self == .replay
    case .copy:
      if case .page(let hasLink, _) = self { hasLink } else { isOnPhone || self == .link }
    case .watch: !isTitle && !isLuck
    case .focusNext, .focusPrevious: self != .replay && self != .score && !isLuck && !isList && hasButtons
    case .next: self != .luck(hasBest: false) && hasButtons
    case .up, .down, .left, .right: !isLuck && hasButtons
    case .back: hasButtons
    case .help, .redraw, .quit: true
    }
  }
}
