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
    let memory = HuntMemory(kept)
    let newest = memory.map { $0.game.continues(game) ? $0.game : game } ?? game
    open(newest, isMine: memory?.isMine)
    active?.remembered = kept.text
    active?.wasSent = wasSent
    // Show the link again: to ships that were hidden here, or to the result of a game that was played here.
    if let memory, memory.isMine ? newest.shots.isEmpty : newest.status != .open { send(newest) }
    return keepHunt()
  }

  /// Opens a hunt as the active game; `isMine` is `nil` if nothing is known of it here.
  mutating func open(_ game: Game, isMine: Bool?) {
    var seat = Seat(rules: game.rules)
    seat.open(OpenedMessage(game, isMine: isMine))
    begin(ActiveGame(.link(seat)))
  }

  mutating func receive(
    _ duel: Duel, _ kept: Kept, wasSent: Bool, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    (pending, reading) = (.nothing, nil)
    var active = ActiveGame(.link(Seat(rules: duel.rules)))
    (active.wasSent, active.remembered) = (wasSent, kept.text)
    active.open(.watching(duel))
    var effects: [PageEffect] = []
    if let key = key(using: &generator)?.key(of: duel) { effects = open(duel, in: &active, kept, key) }
    self.active = active
    if notedBoard.count == 6 { restoreBoard(notedBoard) } else { effects += placeShips(using: &generator) }
    notedBoard = []
    // List a duel that awaits an answer among the person's games, in case they answer later.
    if let own = active.duel, active.link == nil, own.due != .wait, own.due != .nothing {
      effects.append(.keep(.came(duel.identifier), duel.messageURL()))
    }
    return effects + withholdTheirs()
  }

  private mutating func open(_ duel: Duel, in active: inout ActiveGame, _ kept: Kept, _ key: PlayerKey) -> [PageEffect]
  {
    let record = kept.text.flatMap { DuelRecord(text: $0) }
    guard kept.text == nil || record != nil else {
      (active.doubted, refusal) = (duel, .memoryUnreadable)
      return []
    }
    writtenLink = ""
    do throws(ReceptionError) {
      let own = try DuelPlayer(key: key).open(duel, last: record)
      if own.duel == record?.written {
        show(own.duel, in: &active, key)
        return []
      }
      active.open(.duel(own))
      // From here on, the winner's close counts as the last message.
      guard own.due == .nothing else { return [] }
      let text = duel.messageURL()
      active.remembered = text
      return [.exchange(.duel(duel.identifier), expected: kept.text, new: text)]
    } catch .duel(.notYourDuel) {
      return []
    } catch {
      refusal = .message(error)
      switch error {
      case .relation(.ahead), .relation(.none): active.doubted = duel
      case .relation: if let record { show(record.written, in: &active, key) }
      case .answeredOtherwise, .duel: break
      }
    }
    return []
  }

  /// Shows the last message that this player wrote, to send it again.
  func show(_ last: Duel, in active: inout ActiveGame, _ key: PlayerKey) {
    guard let own = try? OwnDuel(last, key: key) else { return }
    active.open(.duel(own))
    // A close that came from the winner needs no answer.
    guard own.due != .nothing || own.hasWon == true else { return }
    active.link = link(to: last)
  }

  func link(to duel: Duel) -> Link {
    let kind: PageLink = duel.turns.isEmpty ? .challenge : duel.winner == nil ? .turn : .end
    let shots = duel.story.last.map { $0.shots } ?? []
    return Link(url: duel.messageURL(base: addresses.base), kind: kind, shots: Array(shots))
  }

  mutating func insist(using generator: inout some RandomNumberGenerator) {
    guard let duel = active?.doubted, let key = key(using: &generator)?.key(of: duel) else { return }
    do throws(ReceptionError) {
      let own = try DuelPlayer(key: key).open(duel, last: active?.record, insists: true)
      active?.doubted = nil
      active?.insists = true
      active?.open(.duel(own))
    } catch {
      refusal = .message(error)
    }
  }
}
