// A duel for two at one keyboard: two seats with a key each, and the message that goes from one to the other.

import BattleshipCore
import BattleshipPlay

/// A duel between two lines of input. Nothing is kept: the keys and the duel live as long as the program.
struct LineDuel {
  /// What each of the two does, and what they wrote last.
  private var seats: [Seat]
  private var written: [Duel?] = [nil, nil]
  private let keys: [PlayerKey]
  private var generator = SystemRandomNumberGenerator()

  /// Who has the keyboard: the challenger first.
  private var person = 0
  /// Whether the other one is to take it.
  private var isHandedOver = false
  /// The last message.
  private(set) var message: Duel?

  init(rules: Rules, volley: Volley) {
    keys = [PlayerKey(using: &generator), PlayerKey(using: &generator)]
    seats = [Seat(rules: rules), Seat(rules: rules)]
    seats[0].update(.choseDuel(rules, volley))
  }

  /// Whether both fleets are open, and there is nothing left to do.
  var isOver: Bool { message?.openings.count == 2 }

  /// What the person at the keyboard is told first.
  var invitation: [String] {
    switch seats[person].task {
    case .hiding: [seats[person].howToHide]
    case .aiming: [said + " " + Words.howToFireInDuel]
    case .duel: isOver ? [said] : [said + " " + Words.pressEnter]
    case .hunting, .waiting, .over, .watching, .unreadable: [said]
    }
  }

  /// What a line is answered; one that cannot be used says why, and changes nothing.
  mutating func answer(_ words: [String]) -> [String] {
    if isHandedOver {
      guard words.isEmpty else { return [Words.passKeyboard] }
      isHandedOver = false
      return Array(repeating: "", count: 200) + invitation
    }
    switch seats[person].task {
    case .hiding: return hide(words)
    case .aiming: return aim(words)
    case .duel: return words.isEmpty ? act(.button(.answer)) : invitation
    case .hunting, .waiting, .over, .watching, .unreadable: return []
    }
  }

  private var scene: Scene {
    seats[person].scene(in: .english, for: Players(me: "You", other: "The other player", by: .sharedKeyboard))
  }

  private var said: String { seats[person].said }

  private var hiding: Hiding? { if case .hiding(let hiding) = seats[person].task { hiding } else { nil } }

  private mutating func hide(_ words: [String]) -> [String] {
    switch SeatLine(hiding: words, at: seats[person], seed: generator.next()) {
    case .said(let sentences): return sentences
    case .events(let events): for event in events { seats[person].update(event) }
    }
    guard hiding?.draft.isComplete == true else { return [said] }
    return act(.button(.finished))
  }

  private mutating func aim(_ words: [String]) -> [String] {
    switch SeatLine(firing: words, at: seats[person], scene, how: Words.howToFireInDuel) {
    case .said(let sentences): return sentences
    case .events(let events):
      for event in events {
        let answer = act(event)
        if !answer.isEmpty { return answer }
      }
    }
    if words == ["resign"] { return [Words.resignAgain] }
    guard case .aiming(let aiming, _) = seats[person].task else { return [] }
    return aiming.isComplete && aiming.refusal == nil ? act(.button(.fire)) : [said]
  }

  /// Lets an event happen at the seat, and sends the message that it makes; nothing is said if it makes none.
  private mutating func act(_ event: SeatEvent) -> [String] {
    for effect in seats[person].update(event) {
      switch effect {
      case .challenge(let fleet, let volley):
        guard let duel = try? Duel.challenge(fleet, volley: volley, key: keys[person], using: &generator) else { break }
        return send(duel)
      case .move(let move):
        guard let message else { break }
        let player = DuelPlayer(key: keys[person])
        do {
          return send(try player.answer(move, to: message, last: written[person], using: &generator).message)
        } catch {
          return [Language.english.sentences.refusals.reception(error).string]
        }
      case .open, .send: break
      }
    }
    // The first ships are hidden, and the first volley is to be aimed.
    if case .button(.finished) = event { return invitation }
    return []
  }

  private mutating func send(_ duel: Duel) -> [String] {
    (message, written[person]) = (duel, duel)
    for place in 0...1 {
      if let own = try? OwnDuel(duel, key: keys[place]) { seats[place].open(.duel(own)) }
    }
    guard !isOver else { return [said] }
    (person, isHandedOver) = (1 - person, true)
    return [Words.passKeyboard]
  }
}
