// What the browser keeps: the key, the last message of each duel, and the game against the computer.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// Takes over what is kept under a name, after a request or a change by another window.
  mutating func learn(
    _ name: KeptName, _ kept: Kept, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch name {
    case .key: if !(vault.isCandidate && kept == .nothing) { vault = Vault(kept) }
    case .solo:
      if kept == .forbidden { keepsNothing = true }
      guard !Word.same(kept.text, record) else { return [] }
      record = kept.text
      guard table?.isSolo == true, kept.text != nil else { return [] }
      note = .wentOnElsewhere
      return goOn(using: &generator)
    case .duel(let identifier):
      if case .memory(let duel, let received, let wasSent) = pending, Word(duel.identifier) == Word(identifier) {
        return receive(duel, kept, received, wasSent: wasSent, using: &generator)
      }
      learnOfDuel(identifier, kept)
    }
    return []
  }

  /// Shows the message that another window wrote in the open duel, as it is the last one now.
  private mutating func learnOfDuel(_ identifier: String, _ kept: Kept) {
    guard var table, case .held(let key) = vault, let duel = table.duel?.duel ?? table.doubted,
      Word(duel.identifier) == Word(identifier), !Word.same(kept.text, table.remembered),
      let last = kept.text.flatMap({ try? Duel(messageURL: $0) })
    else { return }
    table.remembered = kept.text
    table.doubted = nil
    show(last, at: &table, key)
    self.table = table
    note = .wentOnElsewhere
  }

  /// Imports the key in the text field.
  mutating func importKey() -> [PageEffect] {
    guard let key = PlayerKey(text: writtenKey) else {
      refusal = .notAKey
      return []
    }
    pending = .newKey(key, isImported: true)
    return [.exchange(.key, expected: vault.text, new: key.text)]
  }

  /// Makes a new key in place of one that cannot be read.
  mutating func renewKey(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard case .unreadable = vault else { return [] }
    let key = PlayerKey(using: &generator)
    pending = .newKey(key, isImported: false)
    return [.exchange(.key, expected: vault.text, new: key.text)]
  }
}

extension Vault {
  /// The text that the browser keeps as the key; nil if there is none.
  var text: String? {
    switch self {
    case .held(let key): key.text
    case .unreadable(let text): text
    case .empty, .candidate, .forbidden: nil
    }
  }

  var isCandidate: Bool { if case .candidate = self { true } else { false } }
}
