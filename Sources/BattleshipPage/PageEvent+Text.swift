// Events from text: a word, then its values.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension PageEvent {
  /// The first word of each event.
  enum Word: String, CaseIterable {
    case languages, base, browser, bookmarked, today, began, address, loaded, stored, hover, press
    case tap, drag, lift, back, slide, games, unshared, key, button, chose, wrote, thought, copied
    case uncopied, shared
    case pauseEnded = "pause-ended"
  }

  /// Reads an event from text in UTF-8, such as `press B3`; nil if the text is not one.
  package init?(text: [UInt8]) {
    let (word, rest) = String(decoding: text, as: UTF8.self).split()
    let (name, value) = rest.split()
    let event: PageEvent? =
      switch Word(rawValue: String(word)) {
      case .languages?: .languages(String(rest))
      case .base?: .base(String(rest))
      case .browser?: .browser(String(rest))
      case .bookmarked?: .bookmarked(String(rest))
      case .today?: CalendarDate(String(rest)).map { .today($0) }
      case .began?: .began(String(rest))
      case .address?: .address(String(rest))
      case .loaded?: BrowserName(name).flatMap { name in ReadResult(value).map { .loaded(name, $0) } }
      case .stored?:
        BrowserName(name).flatMap { name in WriteResult(rawValue: String(value)).map { .stored(name, $0) } }
      case .hover?: Cell(String(rest)).map { .hovered($0) }
      case .press?: Cell(String(rest)).map { .pressed($0) }
      case .tap?: Cell(String(rest)).map { .tapped($0) }
      case .drag?: DragStart(name).flatMap { start in Cell(String(value)).map { .dragged(start, to: $0) } }
      case .lift?: DragStart(name).flatMap { start in Cell(String(value)).map { .lifted(start, over: $0) } }
      case .back?: .wentBack
      case .slide?: rest.number.map { .slid(to: $0) }
      case .games?: Self.games(rest)
      case .unshared?: .notShared
      case .key?: Key(rest).map { .key($0) }
      case .button?: PageButton(String(rest)).map { .button($0) }
      case .chose?: PageChoice(rawValue: String(name)).map { .chose($0, String(value)) }
      case .wrote?: PageField(rawValue: String(name)).map { .wrote($0, String(value)) }
      case .thought?: name.number.map { .thought(ticket: $0, String(value)) }
      case .pauseEnded?: name.number.map { .pauseEnded(ticket: $0) }
      case .copied?: .copied
      case .uncopied?: .notCopied(String(rest))
      case .shared?: .shared(String(rest))
      case nil: nil
      }
    guard let event else { return nil }
    self = event
  }
}

extension PageEvent {
  /// Reads the time in minutes, then a record for each game with its name, its time and its text; skips other records.
  ///
  /// With a clock before 1970 the time is missing, but all games are read.
  private static func games(_ text: Substring) -> PageEvent {
    let records = text.parts(between: "\u{1E}")
    let now = records[0].number ?? 0
    let games: [SavedText] = records.dropFirst().compactMap { record in
      let (name, rest) = record.split()
      let (time, kept) = rest.split()
      // The game was deleted and not saved since.
      if time == "gone" { return nil }
      let then = time.number ?? 0
      let age = then == 0 || now == 0 ? nil : max(0, now - then)
      return SavedName(name).map { SavedText($0, age: age, text: String(kept)) }
    }
    return .games(games)
  }
}

extension BrowserName {
  init?(_ word: Substring) {
    switch word {
    case "last": self = .last
    case "choices": self = .choices
    case "best": self = .best
    case _:
      guard let name = SavedName(word) else { return nil }
      self = .saved(name)
    }
  }

  var text: String {
    switch self {
    case .saved(let name): name.text
    case .last: "last"
    case .choices: "choices"
    case .best: "best"
    }
  }
}

extension SavedName {
  init?(_ word: Substring) {
    let (kind, rest) = word.split(at: ".")
    let isAlone = kind == word
    let number = isAlone ? 1 : rest.number.flatMap { $0 > 1 ? $0 : nil }
    switch kind {
    case "key" where isAlone: self = .key
    case "daily" where isAlone: self = .daily
    case "solo":
      guard let number else { return nil }
      self = .computer(number)
    case "two":
      guard let number else { return nil }
      self = .two(number)
    case "duel" where !isAlone: self = .duel(String(rest))
    case "came" where !isAlone: self = .begun(String(rest))
    case "hunt" where !isAlone: self = .hunt(String(rest))
    case _: return nil
    }
  }

  var text: String {
    switch self {
    case .key: "key"
    case .daily: "daily"
    case .computer(let number): number == 1 ? "solo" : "solo.\(number)"
    case .two(let number): number == 1 ? "two" : "two.\(number)"
    case .duel(let identifier): "duel." + identifier
    case .begun(let identifier): "came." + identifier
    case .hunt(let name): "hunt." + name
    }
  }
}

extension ReadResult {
  init?(_ word: Substring) {
    switch word.split().first {
    case "nothing": self = .nothing
    case "forbidden": self = .forbidden
    case "text": self = .text(String(word.split().rest))
    case _: return nil
    }
  }
}

extension Key {
  /// nil unless the text is a browser's name for one of these keys.
  init?(_ word: Substring) {
    switch word {
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "Enter": self = .enter
    case "Space": self = .character(" ")
    case "Backspace": self = .backspace
    case "Escape": self = .escape
    case "Home": self = .home
    case "End": self = .end
    case _:
      guard word.utf8.count == 1, let byte = word.utf8.first, 0x21...0x7E ~= byte else { return nil }
      // A letter means the same with Shift or Caps Lock.
      let isCapital = 0x41...0x5A ~= byte
      self = .character(Character(Unicode.Scalar(isCapital ? byte | 0x20 : byte)))
    }
  }
}
