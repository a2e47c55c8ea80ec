// A game by link as it is kept: its newest message, whose ships are looked for, and the answer that was begun.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A game by link in a file.
package struct KeptLink: Equatable, Sendable {
  static let firstWord = "battleship-link"

  /// The format version of the line; version 1 does not say whether hints were taken.
  static let form = 2

  private static let hinted = "hints"
  private static let unaided = "-"

  /// A duel, a hunt for the other player's ships, or one for the player's own.
  package let kind: ListedGame.Kind

  /// The newest message.
  package let url: String

  /// The content of the newest message.
  package let content: MessageContent

  /// What was begun in answer to it; `nil` if nothing was.
  package let draft: SeatDraft?

  /// Whether the player took a hint from the computer in this game.
  package let isHinted: Bool

  /// A kept game; `nil` if the URL is no message of this kind.
  package init?(_ kind: ListedGame.Kind, url: String, draft: SeatDraft? = nil, isHinted: Bool = false) {
    guard let content = MessageContent(in: url), (content.duel != nil) == (kind == .duel), kind != .computer,
      kind != .placing
    else { return nil }
    (self.kind, self.url, self.content, self.draft, self.isHinted) = (kind, url, content, draft, isHinted)
  }

  /// The game's name, which all its messages share. That of a hunt is two checksums of a URL with the ships, so on a small
  /// board the ships can be found from it by trying all layouts.
  package var identifier: String { Self.identifier(of: content) }

  /// The name of a message's game.
  package static func identifier(of content: MessageContent) -> String {
    switch content {
    case .duel(let duel): return duel.identifier
    case .hunt(let game):
      let first = Game(fleet: game.fleet).messageURL()
      return "hunt-" + [first, String(first.reversed())].map { CheckedLine.text($0).suffix(8) }.joined()
    }
  }

  /// Whether a kept message of the same game is later and must stay; a game's messages only grow.
  ///
  /// Shots in answer to an earlier message of a hunt that is over belong to another hunt with the same ships.
  package func isBefore(_ kept: KeptLink) -> Bool {
    if draft != nil, case .hunt(let game) = kept.content, game.status != .open { return false }
    return content.messageURL(base: .demo).utf8.count < kept.content.messageURL(base: .demo).utf8.count
  }

  /// The game as the title lists it; `nil` if it is a duel that cannot be opened with this key.
  package func game(for key: (Duel) -> PlayerKey?, age: Int) -> LinkGame? {
    let game: LinkGame? =
      switch content {
      case .hunt(let game): LinkGame(game, isMine: kind == .hidden, age: age)
      case .duel(let duel): key(duel).flatMap { try? OwnDuel(duel, key: $0) }.map { LinkGame($0, age: age) }
      }
    guard var game else { return nil }
    game.url = url
    return game
  }
}

extension KeptLink {
  private static let kinds: [String: ListedGame.Kind] = ["duel": .duel, "hunt": .hunt, "hidden": .hidden]

  /// The line of the file, without checksum and line end.
  package var text: String {
    var writer = TextFormWriter()
    writer.word(Self.firstWord)
    writer.number(Self.form)
    for (word, kind) in Self.kinds where kind == self.kind { writer.word(word) }
    writer.quoted(url)
    writer.optional(draft) { $1.write(to: &$0) }
    writer.word(isHinted ? Self.hinted : Self.unaided)
    return writer.text
  }

  /// Reads the line of a file; accepts only what ``text`` writes, or wrote before hints were noted.
  package init(text: String) throws(TextFormError) {
    var reader = TextFormReader(Array(text.utf8))
    let form = try reader.opening(Self.firstWord, newest: Self.form)
    let kind = Self.kinds[try reader.word(oneOf: Self.kinds.keys.sorted())]
    let url = try reader.quoted()
    let draft = try reader.optional { reader throws(TextFormError) in try SeatDraft(from: &reader) }
    let isHinted = form == 1 ? false : try reader.word(oneOf: [Self.hinted, Self.unaided]) == Self.hinted
    try reader.endText()
    guard let kind, let kept = KeptLink(kind, url: url, draft: draft, isHinted: isHinted) else {
      throw reader.expected(.quotedText)
    }
    self = kept
  }
}

extension LinkScreen {
  /// The game as it is to be kept now; `nil` if it has no message yet, or it is other people's.
  package var kept: KeptLink? {
    // The hints were not taken in a game that begins after it.
    if let url = written?.url { return KeptLink(kind, url: url.string, isHinted: isHinted && !seat.beginsGame) }
    switch received {
    case nil: return nil
    case .duel where seat.duel == nil: return nil
    case let content?:
      let draft = seat.draft
      return KeptLink(
        kind, url: content.messageURL(base: base), draft: draft.answer == nil ? nil : draft, isHinted: isHinted)
    }
  }

  private var kind: ListedGame.Kind {
    switch (received, seat.task) {
    case (.duel?, _): .duel
    case (.hunt?, .waiting), (.hunt?, .over(_, seekerIsMe: false)): .hidden
    case (.hunt?, _): .hunt
    case (nil, _): seat.isDuel ? .duel : .hidden
    }
  }

  /// Resumes a kept game: its hints, and what was begun in answer if this is the message that it answers.
  package mutating func resume(_ kept: KeptLink) {
    isHinted = kept.isHinted
    if kept.content == received, let draft = kept.draft { seat.update(.resumed(draft)) }
  }
}
