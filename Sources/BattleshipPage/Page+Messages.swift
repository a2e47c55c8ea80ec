// Opens messages that come in, checked against what this browser remembers of them.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// Opens a message once the browser has reported what it remembers of it. A refused one leaves the game as it is.
  mutating func open(_ url: String, wasSent: Bool = false) -> [PageEffect] {
    guard let content = MessageContent(in: url) else {
      refusal = LinkFault(of: url).map { .link($0) }
      return []
    }
    pending = .memory(content, wasSent: wasSent)
    switch content {
    case .hunt(let game): return [.read(.hunt(game.identifier))]
    case .duel(let duel): return [.read(.key), .read(.duel(duel.identifier))]
    }
  }

  /// Shows a hunt that came in, as far as it was played here.
  mutating func receive(_ game: Game, _ kept: Kept, wasSent: Bool) -> [PageEffect] {
    pending = .nothing
    writtenLink = ""
    let noted = begun.flatMap { $0.hunt?.continues(game) == true ? $0 : nil }
    let saved = kept.text.flatMap { SavedLink(saved: $0) } ?? noted
    begun = nil
    let isMine = saved.map { $0.kind == .hidden }
    if let saved, let played = saved.hunt, played.continues(game), let content = saved.content?.hunt {
      begin(Table(content, isMine: isMine))
      table?.resume(saved)
      // Show the link again: to ships that were hidden here, or to the result of a game that was played here.
      if saved.kind == .hidden ? played.shots.isEmpty : played.status != .open { table?.send(played) }
    } else {
      begin(Table(game, isMine: isMine))
    }
    (keptHunt, self.wasSent) = (kept.text, wasSent)
    return keepHunt()
  }

  mutating func receive(
    _ duel: Duel, _ kept: Kept, wasSent: Bool, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    var table = Table(duel, keys: key(using: &generator), saved: kept.text)
    refusal = table.refusal.map { .message($0) } ?? refusal
    if kept.text != nil, table.record == nil { refusal = .memoryUnreadable }
    if table.doubted == nil { writtenLink = "" }
    let close = table.saveClose()
    begin(table)
    self.wasSent = wasSent
    var effects = follow(close, using: &generator)
    if let begun { self.table?.resume(begun) } else { effects += placeShips(using: &generator) }
    begun = nil
    // List a duel that awaits an answer among the person's games, in case they answer later.
    if let own = self.table?.seat.duel, table.sent == nil, own.due != .wait, own.due != .nothing {
      effects.append(.keep(.came(duel.identifier), duel.messageURL()))
    }
    return effects + withholdTheirs(using: &generator)
  }

  mutating func insist(using generator: inout some RandomNumberGenerator) {
    guard let ring = key(using: &generator) else { return }
    table?.insist(with: ring)
    refusal = table?.refusal.map { .message($0) }
  }
}

extension Game {
  /// The hunt's name in the browser: the query of its first message, which holds its rules and ships.
  var identifier: String { String(Game(fleet: fleet).messageURL().split(at: "?").rest) }
}
