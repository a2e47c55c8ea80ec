// A reloaded page resumes where it was: after each event, the window stores a note.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The window's bookmark, which returns as ``PageEvent/bookmarked(_:)`` after a reload: a ``SavedLink``, or a word.
  ///
  /// It holds a hunt's ships, as does the link of the hunt. It is never sent.
  var bookmark: String {
    guard let table else { return "title" }
    if let name = table.nameWithNumber {
      // The ships of a game against the computer are saved with it, but not the cells of a volley.
      let chosen = table.isAgainstComputer ? table.seat.aiming?.chosen ?? [] : []
      return chosen.reduce(name.text) { $0 + " \($1)" }
    }
    let saved = table.linkGame?.savedLink() ?? table.seat.watched.flatMap { SavedLink(.duel, url: $0.messageURL()) }
    return (isShared ? "sent " : "") + (saved?.text ?? "title")
  }

  /// Whether another program took the link over, and no reply has arrived.
  var isShared: Bool { isOutgoing(delivery.shared) }

  /// Whether the link was shared or at least copied.
  var isSharedOrCopied: Bool { isShared || isOutgoing(delivery.copied) }

  private func isOutgoing(_ message: String?) -> Bool { message != nil && message == outgoing?.messageURL() }

  /// The message to send: the one written here or, for a player who brought their key, their last one.
  var outgoing: MessageContent? {
    table?.linkGame.flatMap { $0.sent ?? ($0.seat.duel?.due == .wait ? $0.received : nil) }
  }

  /// A note without the word before a link that was shared.
  mutating func unshared(_ note: String) -> String {
    let (word, rest) = note.split()
    guard word == "sent" else { return note }
    // Another window may note its own game while this one is played.
    if isOnTitle { delivery.shared = SavedLink(saved: String(rest))?.url }
    return String(rest)
  }

  /// Whether the note is stored beyond the window, as for a game by link.
  var keepsLast: Bool { table?.isByLink ?? false }

  /// Takes over the unsent work at a duel if the duel is being opened again from its link.
  mutating func takeBegun(at message: String) {
    guard let saved = oldBookmark.flatMap({ SavedLink(saved: $0) }), let content = saved.content, content.duel != nil,
      MessageContent(in: message) == content
    else { return }
    lobby.begun = saved
  }

  /// Resumes from the window's old bookmark; any other text leads to the title.
  mutating func restore() -> [PageEffect] {
    guard let note = oldBookmark else { return [] }
    oldBookmark = nil
    if case .two(let number)? = SavedName(note.split().first) {
      return carryOut(lobby.begin(.resume(.two(number))))
    }
    if case .computer(let number)? = SavedName(note.split().first) {
      // Earlier pages wrote dashes, and the cells separated by points.
      bookmarkedCells = note.split().rest.parts().flatMap { $0.parts(between: ".") }.compactMap { Cell(String($0)) }
      return carryOut(lobby.begin(.resume(.computer(number))))
    }
    guard let saved = SavedLink(saved: note) else { return [] }
    guard saved.content != nil else {
      return carryOut(saved.draft.map { lobby.place($0) } ?? [])
    }
    lobby.begun = saved
    return open(saved.url)
  }
}
