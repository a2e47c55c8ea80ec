// Events from text: a word, then its values.

import BattleshipCore
import BattleshipPlay

extension PageEvent {
  /// Reads an event from text in UTF-8, such as `press B3`; nil if the text is not one.
  package init?(text: [UInt8]) {
    let (word, rest) = ByteText(text).split()
    let (name, value) = rest.split()
    let event: PageEvent? =
      switch word {
      case "languages": .languages(rest.string)
      case "base": .base(rest.string)
      case "browser": .browser(rest.string)
      case "noted": .noted(rest.string)
      case "began": .began(rest.string)
      case "address": .address(rest.string)
      case "kept": KeptName(name).flatMap { kept in Kept(value).map { .kept(kept, $0) } }
      case "exchanged": KeptName(name).flatMap { kept in Exchange(value).map { .exchanged(kept, $0) } }
      case "hover": Cell(rest.string).map { .hovered($0) }
      case "press": Cell(rest.string).map { .pressed($0) }
      case "tap": Cell(rest.string).map { .tapped($0) }
      case "drag": Cell(name.string).flatMap { from in Cell(value.string).map { .dragged(from: from, to: $0) } }
      case "slide": rest.number.map { .slid(to: $0) }
      case "games": Self.games(rest)
      case "unshared": .notShared
      case "key": Key(rest).map { .key($0) }
      case "button": PageButton(rest).map { .button($0) }
      case "chose": PageChoice.allCases.first { ByteText($0.name) == name }.map { .chose($0, value.string) }
      case "wrote": PageField.allCases.first { ByteText($0.name) == name }.map { .wrote($0, value.string) }
      case "thought": name.number.map { .thought(ticket: $0, value.string) }
      case "next-shot": name.number.map { .nextShot(ticket: $0) }
      case "copied": .copied(true)
      case "uncopied": .copied(false)
      case _: nil
      }
    guard let event else { return nil }
    self = event
  }
}

extension PageEvent {
  /// Reads a list of games: the time, then a line for each with its name, its time and its text; skips other lines.
  ///
  /// A clock before 1970 tells no time, and loses no game.
  private static func games(_ text: ByteText) -> PageEvent {
    let lines = text.parts(between: UInt8(ascii: "\n"))
    let games: [KeptLine] = lines.dropFirst().compactMap { line in
      let (name, rest) = line.split()
      let (time, kept) = rest.split()
      return KeptName(name).map { KeptLine(name: $0, time: time.number ?? 0, text: kept.string) }
    }
    return .games(games, now: lines[0].number ?? 0)
  }
}

extension KeptName {
  init?(_ word: ByteText) {
    switch word {
    case "key": self = .key
    case "solo": self = .solo
    case "last": self = .last
    case "choices": self = .choices
    case "best": self = .best
    case _:
      let rest = ByteText(word.bytes.dropFirst(5)).string
      if word.hasPrefix("duel.") {
        self = .duel(rest)
      } else if word.hasPrefix("hunt.") {
        self = .hunt(rest)
      } else if word.hasPrefix("came.") {
        self = .came(rest)
      } else {
        return nil
      }
    }
  }

  /// The name under which the script keeps it.
  var text: String {
    switch self {
    case .key: "key"
    case .solo: "solo"
    case .last: "last"
    case .choices: "choices"
    case .best: "best"
    case .came(let name): "came." + name
    case .hunt(let name): "hunt." + name
    case .duel(let identifier): "duel." + identifier
    }
  }
}

extension Kept {
  init?(_ word: ByteText) {
    switch word.split().first {
    case "nothing": self = .nothing
    case "forbidden": self = .forbidden
    case "text": self = .text(word.split().rest.string)
    case _: return nil
    }
  }

  /// The kept text, if there is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Exchange {
  init?(_ word: ByteText) {
    switch word {
    case "done": self = .done
    case "full": self = .full
    case "forbidden": self = .forbidden
    case "other": self = .other
    case _: return nil
    }
  }
}

extension Key {
  /// Reads a key from the name that browsers give it; nil if it has another one.
  init?(_ word: ByteText) {
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
      guard word.bytes.count == 1, let byte = word.bytes.first, 0x21...0x7E ~= byte else { return nil }
      // A letter means the same with Shift or Caps Lock.
      let isCapital = 0x41...0x5A ~= byte
      self = .character(Character(Unicode.Scalar(isCapital ? byte | 0x20 : byte)))
    }
  }
}
