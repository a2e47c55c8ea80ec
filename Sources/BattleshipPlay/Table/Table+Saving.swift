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
  package mutating func save() -> [TableEffect] {
    guard let (name, text) = savedText else { return [] }
    if name != state.name { state = SavedState(name: name) }
    guard text != state.text else { return [] }
    (state.before, state.text) = (state.text, text)
    return [.exchange(name, expected: state.before, new: text)]
  }

  /// The text of a game that has a number; nil by link.
  package var textWithNumber: String? { solo?.saved.text ?? two?.saved.text }

  /// The name under which a game that has a number is saved; nil by link.
  package var nameWithNumber: SavedName? { isByLink ? nil : state.name }

  private var savedText: (SavedName, String)? {
    if let text = textWithNumber, let name = state.name { return (name, text) }
    return linkGame?.savedText(before: state.text)
  }

  /// A text that was not saved does not count as the expected one of the next attempt.
  mutating func noteState(_ name: SavedName, _ stored: WriteResult) {
    if name == .daily, stored != .done, stored != .other {
      linkGame?.daily?.takeBack()
      isUnsaved = true
    }
    guard name == state.name else { return }
    switch stored {
    case .done: isUnsaved = false
    case .other: break
    case .busy, .full, .forbidden: (isUnsaved, state.text) = (true, state.before)
    }
  }

  mutating func learn(_ name: SavedName, _ text: String?) -> [TableEffect] {
    switch name {
    case .duel(let identifier):
      guard var game = linkGame, (game.seat.duel?.duel ?? game.duel?.inDoubt)?.identifier == identifier else {
        return []
      }
      wentOnElsewhere = game.learnOfDuel(text)
      opposite = .byLink(game)
      return save()
    case .computer, .two, .hunt, .begun:
      guard name == state.name, text != state.text else { return [] }
      state.text = text
      switch opposite {
      case .computer(let solo): return learn(text, of: solo)
      case .here(let two): return learn(text, of: two)
      case .byLink(let game): return learn(text, of: game)
      }
    case .daily:
      linkGame?.daily?.learn(text)
      return countDay()
    case .key: return []
    }
  }

  /// Goes on with a game against the computer as another window has saved it; if storage was emptied, it is saved again.
  private mutating func learn(_ text: String?, of solo: Solo) -> [TableEffect] {
    guard let text else { return save() }
    var randomness = solo.randomness
    guard let saved = try? SavedSolo(text: text), let read = try? Solo(saved, randomness: randomness.split()) else {
      return []
    }
    opposite = .computer(read)
    wentOnElsewhere = true
    return begin(read)
  }

  private mutating func learn(_ text: String?, of two: TwoPlayers) -> [TableEffect] {
    guard let text else { return save() }
    guard let saved = SavedTwo(text: text) else { return [] }
    opposite = .here(two.replaced(by: saved))
    wentOnElsewhere = true
    return []
  }

  /// Takes over a hunt that was played further elsewhere. What was played further here is saved again, but not two
  /// different beginnings in turn.
  private mutating func learn(_ text: String?, of game: LinkGame) -> [TableEffect] {
    guard let text else { return save() }
    guard let hunt = game.savedLink()?.hunt, let other = SavedLink(saved: text), let played = other.hunt else {
      return []
    }
    if other.tookAdvice { linkGame?.tookAdvice = true }
    if hunt.continues(played) { return hunt == played ? [] : save() }
    guard !seat.hidIt, other.kind == .hunt else { return [] }
    wentOnElsewhere = true
    linkGame?.takeOver(played)
    return []
  }
}
