// The game against the computer: a duel in which the page writes the messages of both.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// Begins a game: the computer hides its ships first, so that the person fires first.
  mutating func playComputer(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    let solo = Solo(
      level: choices.level, computersKey: PlayerKey(using: &generator), personsKey: PlayerKey(using: &generator))
    sit(at: Table(.solo(solo), Seat(rules: choices.rules)))
    return ask(.challenge(solo.level, solo.computersKey, choices.rules, choices.volley))
  }

  /// Goes on with the game that is kept.
  mutating func goOn() -> [PageEffect] {
    guard let record else { return [] }
    guard let (solo, duel) = Solo.read(record) else {
      refusal = .gameUnreadable
      return []
    }
    sit(at: Table(.solo(solo), Seat(rules: duel.rules)))
    return show(duel, solo)
  }

  /// Makes the person's move, and asks the computer for its own.
  mutating func play(
    _ move: PageMove, _ solo: Solo, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    guard let duel = made(move, solo.personsKey, using: &generator) else { return [] }
    return keep(duel, solo) + show(duel, solo)
  }

  /// Hears the computer's answer.
  mutating func hear(_ number: Int, _ text: String) -> [PageEffect] {
    guard case .thought(number) = pending else { return [] }
    pending = .nothing
    if case .hunting = table?.seat.task { return hearAdvice(text) }
    if case .aiming = table?.seat.task { return hearAdvice(text) }
    guard let solo = table?.solo, let duel = try? Duel(messageURL: text) else {
      refusal = .gameUnreadable
      return []
    }
    return keep(duel, solo) + show(duel, solo)
  }

  private mutating func hearAdvice(_ text: String) -> [PageEffect] {
    guard let cell = Cell(text) else { return [] }
    table?.seat.update(.pointed(cell))
    advice = cell
    return []
  }

  /// Asks the computer where it would fire.
  mutating func advise() -> [PageEffect] {
    switch table?.seat.task {
    case .hunting(let hunting): ask(.advise(.hunt(hunting.reply), at: .first))
    case .aiming(_, let own): ask(.advise(.duel(own.duel), at: own.player.other))
    case .hiding, .waiting, .over, .duel, .watching, .unreadable, nil: []
    }
  }

  private mutating func ask(_ question: Question) -> [PageEffect] {
    guard pending.isNothing else { return [] }
    ticket += 1
    pending = .thought(ticket)
    return [.think(ticket: ticket, question)]
  }

  private mutating func keep(_ duel: Duel, _ solo: Solo) -> [PageEffect] {
    let before = record
    let now = solo.record(of: duel)
    record = now
    return keepsNothing ? [] : [.exchange(.solo, expected: before, new: now)]
  }

  /// Shows a message of the game; what needs no choice of the person's is done at once.
  private mutating func show(_ duel: Duel, _ solo: Solo) -> [PageEffect] {
    guard let own = try? OwnDuel(duel, key: solo.personsKey) else { return [] }
    var next = duel
    switch own.due {
    case .lastAnswers: guard (try? next.fire(at: [], key: solo.personsKey)) != nil else { return [] }
    case .open: guard (try? next.open(key: solo.personsKey)) != nil else { return [] }
    case .wait:
      table?.open(own)
      return ask(.answer(solo.level, solo.computersKey, duel))
    case .join, .fire, .nothing:
      table?.open(own)
      return []
    }
    return keep(next, solo) + show(next, solo)
  }
}
