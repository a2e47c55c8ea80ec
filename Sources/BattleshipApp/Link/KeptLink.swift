// A stored game by link: its kind, its newest message, and the answer that was begun.

import BattleshipCore
import BattleshipPlay
import MessagesHost

package struct KeptLink: Equatable, Sendable {
  static let firstWord = "battleship-link"

  /// Version 1 does not say whether hints were taken.
  static let form = 2

  /// A duel, a hunt for the other player's ships, or one for the player's own (`hidden`).
  package let kind: Listing.Kind

  package let url: String
  package let content: MessageContent
  package let draft: SeatDraft?
  package let isHinted: Bool

  package init?(_ kind: Listing.Kind, url: String, draft: SeatDraft? = nil, isHinted: Bool = false) {
    guard let content = MessageContent(in: url), content.isDuel == (kind == .duel),
      kind == .duel || kind == .hunt || kind == .hidden
    else { return nil }
    (self.kind, self.url, self.content, self.draft, self.isHinted) = (kind, url, content, draft, isHinted)
  }

  /// The name that all messages of the game share.
  ///
  /// That of a hunt is two checksums of a URL with the ships, so on a small board the ships can be found from it by
  /// trying all layouts.
  package var identifier: String { Self.identifier(of: content) }

  package static func identifier(of content: MessageContent) -> String {
    switch content {
    case .duel(let duel): return duel.identifier
    case .hunt(let game):
      let first = Game(fleet: game.fleet).messageURL()
      return "hunt-" + [first, String(first.reversed())].map { CheckedLine.text($0).suffix(8) }.joined()
    }
  }

  /// Whether `kept` is a later message of the same game and must stay.
  package func isBefore(_ kept: KeptLink) -> Bool {
    content != kept.content && kept.content.continues(content) && !beginsAnother(than: kept)
  }

  /// Whether it belongs to the same game, and takes the place of `kept`.
  package func follows(_ kept: KeptLink) -> Bool { content.continues(kept.content) && !beginsAnother(than: kept) }

  /// Whether shots were begun at an earlier message of a hunt that is over: that is another hunt with the same ships.
  private func beginsAnother(than kept: KeptLink) -> Bool {
    guard draft != nil, case .hunt(let game) = kept.content else { return false }
    return game.status != .open && content != kept.content
  }

  package func game(for key: (Duel) -> PlayerKey?, age: Int) -> Listing? {
    var game: Listing? =
      switch content {
      case .hunt(let game): Listing(game, isMine: kind == .hidden, age: age)
      case .duel(let duel): key(duel).flatMap { try? OwnDuel(duel, key: $0) }.map { Listing($0, age: age) }
      }
    game?.venue = .link(url)
    return game
  }
}

extension KeptLink: SavedLine {
  private static let kinds: [(value: Listing.Kind, word: String)] = [
    (.duel, "duel"), (.hidden, "hidden"), (.hunt, "hunt"),
  ]

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form)
    let (kind, url) = (try fields.choice(old?.kind, of: kinds), try fields.text(old?.url))
    let draft = try fields.optional(old?.draft)
    let isHinted = form == 1 ? false : try fields.choice(old?.isHinted, of: [(true, "hints"), (false, "-")])
    return try fields.made(old) { KeptLink(kind, url: url, draft: draft, isHinted: isHinted) }
  }
}

extension TableScreen {
  /// The game by link as it is to be stored now; `nil` if it has no message yet, or is a duel of other people.
  package var kept: KeptLink? {
    if let sent = table.sent { return kept(sent, draft: nil) }
    switch table.received {
    case nil: return nil
    case .duel where table.seat.duel == nil: return nil
    case let content?:
      let draft = table.seat.draft
      return kept(content, draft: draft.answer == nil ? nil : draft)
    }
  }

  private func kept(_ content: MessageContent, draft: SeatDraft?) -> KeptLink? {
    let kind: Listing.Kind = content.isDuel ? .duel : table.seat.hidIt ? .hidden : .hunt
    return KeptLink(kind, url: content.messageURL(base: base), draft: draft, isHinted: table.isHinted)
  }

  package mutating func resume(_ kept: KeptLink) {
    table.resume(kept.content == table.received ? kept.draft : nil, isHinted: kept.isHinted)
  }
}
