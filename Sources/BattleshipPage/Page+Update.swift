// Every event of the page, and its effects.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// Applies an event; one that makes no sense at this moment changes nothing.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - generator: The source of keys, nonces and random ships: the system's generator, except in a test.
  /// - Returns: What the script has to do.
  @discardableResult
  package mutating func update(_ event: PageEvent, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    switch event {
    case .languages(let list): chooseLanguage(Word(list))
    case .base(let text): addresses.made = Word(text).bytes.isEmpty ? nil : try? MessageURLBase(text + "#")
    case .noted(let text): noted = text
    case .began(let address):
      addresses.learn(from: address)
      guard let message = Addresses.message(in: address) else { return restore(using: &generator) }
      return open(message, wasSent: Addresses.wasSent(message))
    case .address(let address):
      guard let message = Addresses.message(in: address) else { return [] }
      quiet()
      return open(message, wasSent: Addresses.wasSent(message))
    case .kept(let name, let kept): return learn(name, kept, using: &generator)
    case .exchanged(let name, let exchange): return settle(name, exchange, using: &generator)
    case .hovered(let cell): if isOnBoard, case .hiding = table?.seat.task { table?.update(.pointed(cell)) }
    case .pressed(let cell): return press(cell, using: &generator)
    case .tapped(let cell):
      guard tapped == cell else {
        point(at: cell)
        tapped = cell
        return []
      }
      return press(cell, using: &generator)
    case .key(let key): return press(key, using: &generator)
    case .button(let button):
      let asked = question
      quiet()
      guard button == .page(.confirm) else { return press(button, using: &generator) }
      return asked.map { confirm($0, using: &generator) } ?? []
    case .chose(.language, let value): chooseLanguage(Word(value))
    case .chose(let choice, let value): choices.choose(choice, Word(value))
    case .wrote(.link, let text): writtenLink = text
    case .wrote(.key, let text): writtenKey = text
    case .thought(let number, let text): return hear(number, text)
    case .nextShot(let number): return showNextShot(number)
    case .copied(let isDone): note = isDone ? .copied : .notCopied
    }
    return []
  }

  /// Clears what was said about earlier events.
  mutating func quiet() {
    (refusal, note, tapped, question) = (nil, nil, nil, nil)
  }

  /// Switches to the first language of a list that the page has.
  private mutating func chooseLanguage(_ list: Word) {
    for wanted in list.parts(between: UInt8(ascii: ",")) {
      let (tongue, _) = wanted.split(at: UInt8(ascii: "-"))
      if let found = Language.allCases.first(where: { Word($0.rawValue).split(at: UInt8(ascii: "-")).first == tongue })
      {
        language = found
        return
      }
    }
  }
}

extension Page {
  /// Whether cells can be pressed now.
  var isOnBoard: Bool { table.map { $0.isOnBoard && $0.replay == nil } == true && pending.isNothing }

  mutating func point(at cell: Cell) {
    guard isOnBoard else { return }
    quiet()
    table?.update(.naming(nil))
    table?.update(.pointed(cell))
  }

  mutating func press(_ cell: Cell, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard isOnBoard else { return [] }
    point(at: cell)
    return act(.pressed, using: &generator)
  }

  /// Applies an event at the seat, and carries out the effects.
  mutating func act(_ event: SeatEvent, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard pending.isNothing, var table else { return [] }
    let effects = table.update(event)
    self.table = table
    var followed = follow(effects.solo) + keepHunt()
    for effect in effects.seat {
      switch effect {
      case .open: break
      case .send(let game):
        send(game)
        followed += keepHunt()
      case .challenge(let fleet, let volley): followed += begin(.challenge(fleet, volley), using: &generator)
      case .move(let move): followed += begin(.move(move), using: &generator)
      }
    }
    return followed
  }
}
