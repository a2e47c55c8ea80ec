// Takes over what the browser keeps: keys, games, choices and best results; and asks it to keep hunts and keys.

import BattleshipCore
import BattleshipPlay

extension Page {
  mutating func learn(
    _ name: KeptName, _ kept: Kept, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch name {
    case .key:
      keys = keys.learning(kept)
      return proceedWithKey(using: &generator)
    case .last: last = kept.text
    case .choices:
      guard let read = kept.text.flatMap({ TitleSettings(saved: $0) }) else { return [] }
      (settings, language) = (read, read.language ?? language)
    case .best: if let text = kept.text { best.read(text) }
    case .came: return isOnTitle ? [.list] : []
    case .solo(let name):
      if kept == .forbidden { keepsNothing = true }
      if name.isEmpty { firstRecord = kept.text }
      if case .solo(name) = pending { return resumeSolo(name, kept.text, using: &generator) }
      guard name == soloName, table?.isAgainstComputer == true else {
        return isOnTitle && !name.isEmpty ? [.list] : []
      }
      guard kept.text != record else { return [] }
      record = kept.text
      // If storage was emptied, write the game again.
      guard kept.text != nil else { return keepSolo() }
      note = .wentOnElsewhere
      return resumeSolo(name, kept.text, using: &generator)
    case .duel(let identifier):
      if case .memory(.duel(let duel), let wasSent) = pending, duel.identifier == identifier {
        let effects = receive(duel, kept, wasSent: wasSent, using: &generator)
        return effects + proceedWithKey(using: &generator)
      }
      return learnOfDuel(identifier, kept, using: &generator)
    case .hunt(let identifier):
      if case .memory(.hunt(let game), let wasSent) = pending, game.identifier == identifier {
        return receive(game, kept, wasSent: wasSent)
      }
      return learnOfHunt(identifier, kept)
    }
    return []
  }

  /// Shows the message that another window wrote in the open duel, since it is now the last one.
  private mutating func learnOfDuel(
    _ identifier: String, _ kept: Kept, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    guard let table else { return [.list] }
    guard keys.ring != nil, let duel = table.seat.duel?.duel ?? table.doubted, duel.identifier == identifier,
      kept.text != table.saved
    else { return [] }
    let effects = play(.elsewhere(kept.text), using: &generator)
    if kept.text != nil { note = .wentOnElsewhere }
    return effects
  }

  /// Takes over the open hunt from another window, or keeps it again if this window has played further.
  private mutating func learnOfHunt(_ identifier: String, _ kept: Kept) -> [PageEffect] {
    guard let mine = huntHere, let game = mine.hunt, game.identifier == identifier else {
      return isOnTitle ? [.list] : []
    }
    keptHunt = kept.text
    guard let other = kept.text.flatMap({ SavedLink(saved: $0) }), let played = other.hunt, mine.kind == .hunt,
      other.kind == .hunt, !game.continues(played)
    else { return keepHunt() }
    table?.follow(played)
    note = .wentOnElsewhere
    return []
  }

  private var huntHere: SavedLink? {
    guard let saved = table?.savedLink(), case .hunt? = saved.content else { return nil }
    return saved
  }

  /// Asks the browser to keep the hunt if it has changed; one that was hidden here, only once its link is shown.
  mutating func keepHunt() -> [PageEffect] {
    guard let hunt = huntHere, let game = hunt.hunt, hunt.kind == .hunt || link != nil || table?.hasWritten == true,
      case let text = hunt.text, text != keptHunt
    else { return [] }
    let before = keptHunt
    keptHunt = text
    return [.exchange(.hunt(game.identifier), expected: before, new: text)]
  }

  mutating func askToImport() -> [PageEffect] {
    guard PlayerKey(text: writtenKey) != nil else {
      refusal = .notAKey
      return []
    }
    guard keys.text == nil else {
      question = .replaceKey
      return []
    }
    return importKey()
  }

  /// The earlier keys stay.
  mutating func importKey() -> [PageEffect] {
    guard let key = PlayerKey(text: writtenKey) else { return [] }
    let isKept: Bool = if case .candidate = keys { false } else { true }
    return keep(KeyRing(key, before: isKept ? keys.ring : nil), isImported: true)
  }

  mutating func renewKey(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard case .unreadable = keys else { return [] }
    return keep(KeyRing(PlayerKey(using: &generator)), isImported: false)
  }

  mutating func keep(_ ring: KeyRing, isImported: Bool) -> [PageEffect] {
    pending = .newKey(ring, isImported: isImported)
    return [.exchange(.key, expected: keys.text, new: ring.text)]
  }
}
