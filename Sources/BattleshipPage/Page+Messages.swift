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
      refusal = MessageItem.occurs(in: Word(url).bytes.span) ? .link(error) : .noLink
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
  ) -> [PageEffect] {
    pending = .nothing
    var table = Table(.link(.duel, Seat(rules: duel.rules)))
    (table.received, table.wasSent, table.remembered) = (received, wasSent, kept.text)
    table.open(.watching(duel))
    defer {
      self.table = table
      if notedBoard.count == 6 { restoreBoard(notedBoard) }
      notedBoard = []
    }
    guard let key = key(using: &generator) else { return [] }
    return open(duel, at: &table, kept, key)
  }

  private mutating func open(_ duel: Duel, at table: inout Table, _ kept: Kept, _ key: PlayerKey) -> [PageEffect] {
    let last = kept.text.flatMap { try? Duel(messageURL: $0) }
    guard kept.text == nil || last != nil else {
      (table.doubted, refusal) = (duel, .memoryUnreadable)
      return []
    }
    writtenLink = ""
    do throws(ReceptionError) {
      switch try duel.reception(by: key, lastWritten: last) {
      case .goOn:
        guard let own = try? OwnDuel(duel, key: key) else { return [] }
        table.open(own)
        // The winner's close is the last message from now on.
        guard own.due == .nothing else { return [] }
        let text = duel.messageURL()
        table.remembered = text
        return [.exchange(.duel(duel.identifier), expected: kept.text, new: text)]
      case .sameAgain(let last): show(last, at: &table, key)
      }
    } catch .duel(.notYourDuel) {
      return []
    } catch .changed(let part) {
      refusal = .message(.changed(part))
      if let last { show(last, at: &table, key) }
    } catch {
      refusal = .message(error)
      if error == .ahead || error == .unproven || error == .unremembered { table.doubted = duel }
    }
    return []
  }

  /// Shows the last message that this player wrote, to send it again.
  func show(_ last: Duel, at table: inout Table, _ key: PlayerKey) {
    guard let own = try? OwnDuel(last, key: key) else { return }
    table.open(own)
    // A close that came from the winner needs no answer.
    guard own.due != .nothing || own.hasWon == true else { return }
    table.link = link(to: last, after: table.received)
  }

  /// A duel as a link.
  func link(to duel: Duel, after received: MessageURLBase?) -> Link {
    let kind: PageLink = duel.turns.isEmpty ? .challenge : duel.winner == nil ? .turn : .end
    return Link(url: duel.messageURL(base: addresses.base(after: received)), kind: kind)
  }

  /// Continues a duel despite a warning.
  mutating func insist(using generator: inout some RandomNumberGenerator) {
    guard let duel = table?.doubted, let key = key(using: &generator) else { return }
    let last = table?.remembered.flatMap { try? Duel(messageURL: $0) }
    do throws(ReceptionError) {
      let own = try DuelWriter(key: key, lastWritten: last, insists: true).reads(duel)
      table?.doubted = nil
      table?.insists = true
      table?.open(own)
    } catch {
      refusal = .message(error)
    }
  }
}
