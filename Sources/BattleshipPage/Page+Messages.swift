// A message that comes in: what it holds, and what this browser remembers of it.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// Opens a message URL; one that is refused leaves the open game as it is.
  mutating func open(_ url: String, isPasted: Bool) -> [PageEffect] {
    let received = isPasted ? Addresses.base(ofPasted: url) : nil
    let wasSent = !isPasted && Addresses.wasSent(url)
    do throws(MessageURLError) {
      switch try MessageContent(messageURL: url) {
      case .hunt(let game):
        open(game, isMine: game.status != .open)
        table?.received = received
        table?.wasSent = wasSent
      case .duel(let duel):
        pending = .memory(duel, received, wasSent: wasSent)
        return [.read(.duel(duel.identifier))]
      }
      writtenLink = ""
    } catch {
      refusal = .link(error)
    }
    return []
  }

  /// Opens a hunt at a table of its own.
  ///
  /// A link does not say who sent it: a finished game from a link is opened as the person's own ships.
  mutating func open(_ game: Game, isMine: Bool) {
    var seat = Seat(rules: game.rules)
    seat.open(isMine ? .mine(game) : .theirs(game))
    sit(at: Table(.link(.hunt, seat)))
  }

  /// Shows a duel that came in, checked against what this browser remembers of it.
  mutating func receive(
    _ duel: Duel, _ kept: Kept, _ received: MessageURLBase?, wasSent: Bool,
    using generator: inout some RandomNumberGenerator
  ) {
    pending = .nothing
    var table = Table(.link(.duel, Seat(rules: duel.rules)))
    (table.received, table.wasSent, table.remembered) = (received, wasSent, kept.text)
    table.open(.watching(duel))
    defer {
      self.table = table
      if notedBoard.count == 6 { restoreBoard(notedBoard) }
      notedBoard = []
    }
    guard let key = key(using: &generator) else { return }
    open(duel, at: &table, kept, key)
  }

  private mutating func open(_ duel: Duel, at table: inout Table, _ kept: Kept, _ key: PlayerKey) {
    let last = kept.text.flatMap { try? Duel(messageURL: $0) }
    guard kept.text == nil || last != nil else {
      (table.doubted, refusal) = (try? OwnDuel(duel, key: key), .memoryUnreadable)
      return
    }
    writtenLink = ""
    do throws(ReceptionError) {
      switch try duel.reception(by: key, lastWritten: last) {
      case .goOn: if let own = try? OwnDuel(duel, key: key) { table.open(own) }
      case .sameAgain(let last): show(last, at: &table, key)
      }
    } catch .duel(.notYourDuel) {
      return
    } catch .changed(let part) {
      refusal = .message(.changed(part))
      if let last { show(last, at: &table, key) }
    } catch {
      refusal = .message(error)
      if error == .ahead || error == .unremembered { table.doubted = try? OwnDuel(duel, key: key) }
    }
  }

  /// Shows the last message that this player wrote, to send it again.
  func show(_ last: Duel, at table: inout Table, _ key: PlayerKey) {
    guard let own = try? OwnDuel(last, key: key) else { return }
    table.open(own)
    table.link = link(to: last, after: table.received)
  }

  /// A duel as a link.
  func link(to duel: Duel, after received: MessageURLBase?) -> Link {
    let kind: PageLink = duel.turns.isEmpty ? .challenge : duel.winner == nil ? .turn : .end
    return Link(url: duel.messageURL(base: addresses.base(after: received)), kind: kind)
  }

  /// Continues a duel despite a warning.
  mutating func insist() {
    guard let own = table?.doubted else { return }
    table?.doubted = nil
    table?.insists = true
    table?.open(own)
  }
}
