// A saved game by link: its kind, its newest message, and the unsent work.

import BattleshipCore

package struct SavedLink: Hashable, Sendable {
  package static let firstWord = "battleship-link"

  /// The version of the text. The first does not record hints; the first two are one line.
  package static let form = 3

  package enum Kind: Hashable, Sendable {
    case duel
    /// For the other player's ships, or for the person's own.
    case hunt, hidden
    /// Ships are being placed, and there is no message.
    case placing
  }

  package let kind: Kind

  /// Empty until there is a message.
  package let url: String
  package let content: MessageContent?
  package let draft: SeatDraft?
  package let tookAdvice: Bool
  package let notes: CellSet

  /// The player who is challenged again, until somebody joins; nil if it is no rematch.
  package let rival: Duel.Name?

  /// Nil if the kind does not match the message.
  package init?(
    _ kind: Kind, url: String, draft: SeatDraft? = nil, tookAdvice: Bool = false, notes: CellSet = CellSet(),
    rival: Duel.Name? = nil
  ) {
    content = MessageContent(in: url)
    switch (kind, content) {
    case (.duel, .duel?), (.hunt, .hunt?), (.hidden, .hunt?): break
    case (.placing, nil) where url.isEmpty && draft != nil: break
    case (_, _): return nil
    }
    self.kind = kind
    self.url = url
    self.draft = draft
    self.tookAdvice = tookAdvice
    self.notes = notes
    self.rival = rival
  }

  /// The hunt with its unsent shots; nil if the message is not a hunt.
  package var hunt: Game? {
    guard let game = content?.hunt else { return nil }
    guard case .shots(let cells)? = draft?.answer else { return game }
    var played = game
    for cell in cells { _ = try? played.fire(at: cell) }
    return played
  }
}

extension SavedLink: SavedInLines {
  private static let kinds: [(value: Kind, word: String)] = [
    (.duel, "duel"), (.hidden, "hidden"), (.hunt, "hunt"), (.placing, "placing"),
  ]

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form, inLines: 3)
    let kind = try fields["kind"].choice(old?.kind, of: form < 3 ? Array(kinds.dropLast()) : kinds)
    let url = try fields["url"].text(old?.url)
    let hasDraft = try fields["columns"].isThere(old?.draft != nil)
    let draft = hasDraft ? try fields.value(old?.draft) : nil
    let tookAdvice =
      form == 1 ? false : try fields["hints"].choice(old?.tookAdvice, of: [(true, "hints"), (false, "-")])
    let content = MessageContent(in: url)
    let board = (content?.hunt?.rules ?? content?.duel?.rules)?.board
    let notes = form < 3 ? CellSet() : try fields.notes(old?.notes, on: board)
    let isAgain = form < 3 ? false : try fields["rival"].isThere(old?.rival != nil)
    let rival = isAgain ? try fields["rival"].text(old?.rival?.text) : nil
    return try fields.made(old) {
      let name = rival.flatMap { try? Duel.Name($0) }
      guard name?.text == rival else { return nil }
      return SavedLink(kind, url: url, draft: draft, tookAdvice: tookAdvice, notes: notes, rival: name)
    }
  }
}

extension LinkGame {
  /// The game as it is saved now; nil if nothing was begun, or it is a duel of other people.
  package func savedLink(on base: MessageURLBase = .demo) -> SavedLink? {
    if let sent {
      let isJoined = sent.duel?.secondSeal != nil
      return SavedLink(
        kind(of: sent), url: sent.messageURL(base: base), tookAdvice: tookAdvice, notes: seat.notes,
        rival: isJoined ? nil : seat.rival)
    }
    switch received {
    case nil: return seat.placing == nil ? nil : SavedLink(.placing, url: "", draft: seat.draft)
    case .duel? where seat.duel == nil: return nil
    case let content?:
      let draft = seat.draft
      return SavedLink(
        kind(of: content), url: content.messageURL(base: base), draft: draft.answer == nil ? nil : draft,
        tookAdvice: tookAdvice, notes: seat.notes)
    }
  }

  /// The text to save next, and its name; nil if none is to be saved. `before` is the one that is saved.
  func savedText(before: String?) -> (SavedName, String)? {
    guard let saved = savedLink(on: base), let content = saved.content else { return nil }
    // A finished hunt of other people, or one that was only opened, is nobody's here.
    if before == nil, saved.kind == .hidden && !hasWritten || !savesOpened && isOnlyOpened(saved) { return nil }
    return (content.savedName, saved.text)
  }

  private func isOnlyOpened(_ saved: SavedLink) -> Bool {
    guard sent == nil, let content = saved.content else { return false }
    return switch content {
    case .hunt(let hunt): saved.draft == nil && hunt.shots.isEmpty && saved.notes.isEmpty
    case .duel: seat.placing?.draft.ships.isEmpty ?? false
    }
  }

  private func kind(of content: MessageContent) -> SavedLink.Kind {
    switch content {
    case .duel: .duel
    case .hunt: seat.hidIt ? .hidden : .hunt
    }
  }

  /// Resumes the unsent work at the open message, if it fits.
  package mutating func resume(_ saved: SavedLink) {
    tookAdvice = saved.tookAdvice
    seat.notes = saved.notes
    if let draft = saved.draft, saved.content == received { seat.update(.resumed(draft)) }
    if let rival = saved.rival, let duel = saved.content?.duel {
      seat.update(.choseDuel(duel.terms, against: rival))
    }
    takeAim()
  }
}
