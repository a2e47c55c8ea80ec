// How the game at a table is saved while it goes on, and what another window or program saved of it meanwhile.

import BattleshipCore

extension Table {
  /// A game with a number, as it was saved; nil if the text is no game that can be resumed.
  package init?(_ name: SavedName, _ text: String, _ randomness: RandomSource) {
    switch name {
    case .computer(let number):
      guard let saved = try? SavedSolo(text: text), let solo = try? Solo(saved, randomness: randomness) else {
        return nil
      }
      self.init(solo, number: number, savedAs: text)
    case .two(let number):
      guard let saved = SavedTwo(text: text) else { return nil }
      self.init(TwoPlayers(saved, randomness: randomness), number: number, savedAs: text)
    case .key, .duel, .begun, .hunt, .daily: return nil
    }
  }

  /// Asks to save how the game stands, if that has changed.
  package mutating func save() -> [GameEffect] {
    guard let (name, text) = savedText else { return [] }
    if name != state.name { state = SavedState(name: name) }
    guard text != state.text else { return [] }
    (state.before, state.text) = (state.text, text)
    return [.exchange(name, expected: state.before, new: text)]
  }

  /// The text of a game that has a number; nil by link.
  package var textWithNumber: String? {
    switch opposite {
    case .computer(let solo): solo.saved.text
    case .here(let two): two.saved.text
    case .byLink: nil
    }
  }

  private var savedText: (SavedName, String)? {
    if let text = textWithNumber { return (isAgainstComputer ? .computer(number) : .two(number), text) }
    guard let saved = savedLink(on: base), let content = saved.content else { return nil }
    // A finished hunt of other people, or one that was only opened, is nobody's here.
    if saved.kind == .hidden, !hasWritten, state.text == nil { return nil }
    if !savesOpened, state.text == nil, isOnlyOpened(saved) { return nil }
    return (content.savedName, saved.text)
  }

  private func isOnlyOpened(_ saved: SavedLink) -> Bool {
    guard sent == nil, let content = saved.content else { return false }
    return switch content {
    case .hunt(let hunt): saved.draft == nil && hunt.shots.isEmpty && saved.notes.isEmpty
    case .duel: seat.placing?.draft.ships.isEmpty ?? false
    }
  }

  /// A text that was not saved does not count as the expected one of the next attempt.
  mutating func noteState(_ name: SavedName, _ stored: Stored) {
    if name == .daily, stored != .done, stored != .other {
      daily?.takeBack()
      isUnsaved = true
    }
    guard name == state.name else { return }
    switch stored {
    case .done: isUnsaved = false
    case .other: break
    case .busy, .full, .forbidden: (isUnsaved, state.text) = (true, state.before)
    }
  }

  mutating func learn(_ name: SavedName, _ text: String?) -> [GameEffect] {
    switch name {
    case .duel(let identifier):
      guard isByLink, (seat.duel?.duel ?? doubted)?.identifier == identifier else { return [] }
      learnOfDuel(text)
      return save()
    case .computer, .two, .hunt, .begun:
      guard name == state.name, text != state.text else { return [] }
      state.text = text
      switch opposite {
      case .computer(let solo): return learn(text, of: solo)
      case .here(let two): return learn(text, of: two)
      case .byLink: return learnOfLink(text)
      }
    case .daily:
      daily?.learn(text)
      return followDaily()
    case .key: return []
    }
  }

  /// Goes on with a game against the computer as another window has saved it; if storage was emptied, it is saved again.
  private mutating func learn(_ text: String?, of solo: Solo) -> [GameEffect] {
    guard let text else { return save() }
    var randomness = solo.randomness
    guard let saved = try? SavedSolo(text: text), let read = try? Solo(saved, randomness: randomness.split()) else {
      return []
    }
    opposite = .computer(read)
    wentOnElsewhere = true
    return begin(read)
  }

  private mutating func learn(_ text: String?, of two: TwoPlayers) -> [GameEffect] {
    guard let text else { return save() }
    guard let saved = SavedTwo(text: text) else { return [] }
    opposite = .here(two.replaced(by: saved))
    wentOnElsewhere = true
    return locking
  }

  /// Takes over a hunt that was played further elsewhere. What was played further here is saved again, but not two
  /// different beginnings in turn.
  private mutating func learnOfLink(_ text: String?) -> [GameEffect] {
    guard let text else { return save() }
    guard let game = savedLink()?.hunt, let other = SavedLink(saved: text), let played = other.hunt else { return [] }
    if other.isHinted { isHinted = true }
    if game.continues(played) { return game == played ? [] : save() }
    guard !seat.hidIt, other.kind == .hunt else { return [] }
    wentOnElsewhere = true
    follow(played)
    return []
  }
}
