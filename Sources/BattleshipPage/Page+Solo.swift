// The game against the computer, its requests to the browser, and the computer's answers to every question.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// Begins a game against the computer.
  mutating func playComputer(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    do throws(TermsError) {
      let terms = try Terms(rules: choices.rules.withoutLosingMiss, volley: choices.volley)
      let solo = Solo(
        level: choices.level, terms: terms, key: PlayerKey(using: &generator),
        computersKey: PlayerKey(using: &generator), seed: generator.next())
      sit(at: Table(.solo(solo)))
      return follow(solo.beginning) + placeShips(using: &generator)
    } catch {
      refusal = .terms(error)
      return []
    }
  }

  /// Resumes the kept game.
  mutating func resumeSolo(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let record else { return [] }
    do throws(KeptSoloError) {
      let solo = try Solo(KeptSolo(text: record), seed: generator.next())
      sit(at: Table(.solo(solo)))
      return follow(solo.beginning)
    } catch {
      refusal = .gameUnreadable
      return []
    }
  }

  /// Applies an event to the game against the computer.
  mutating func play(_ event: SoloEvent) -> [PageEffect] {
    guard var table else { return [] }
    let effects = table.update(event)
    self.table = table
    return follow(effects)
  }

  /// Turns the game's effects into requests to the browser.
  mutating func follow(_ effects: [SoloEffect]) -> [PageEffect] {
    var followed: [PageEffect] = []
    for effect in effects {
      switch effect {
      case .keep: followed += keep()
      case .think(let thought): followed += ask(.thought(thought))
      case .pause: followed += pause(milliseconds: 700)
      }
    }
    return followed
  }

  private mutating func keep() -> [PageEffect] {
    let before = record
    guard let now = table?.kept?.text, !Word.same(before, now) else { return [] }
    record = now
    return keepsNothing ? [] : [.exchange(.solo, expected: before, new: now)]
  }

  private mutating func ask(_ question: Question) -> [PageEffect] {
    ticket += 1
    asked = question
    return [.think(ticket: ticket, question)]
  }

  /// Asks the computer where it would fire, or hides its advice.
  mutating func advise(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let table, isOnBoard, let shots = table.seat.adviceToAsk?.shots else { return [] }
    if table.seat.isAdvised { return act(.advised(false), using: &generator) }
    switch table.seat.task {
    case .hunting(let hunting): return ask(.advice(.hunt(hunting.reply), at: .first, shots: shots))
    case .aiming(_, let own): return ask(.advice(.duel(own.duel), at: own.player.other, shots: shots))
    case .hiding, .waiting, .over, .duel, .watching, .unreadable: return []
    }
  }

  /// Takes the computer's answer, unless it is outdated.
  mutating func hear(
    _ number: Int, _ text: String, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    guard number == ticket, let question = asked else { return [] }
    asked = nil
    switch question {
    case .thought(let thought):
      let effects = play(.thought(FinishedThought(of: thought, text: text)))
      return effects + placeShips(using: &generator) + withholdTheirs()
    case .advice(let content, let player, _):
      if let advice = Advice(text: text, for: Question.chart(of: content, player)) { table?.show(advice) }
      return []
    }
  }

  /// Shows the person's own results first, and the opponent's shots half a second later.
  mutating func withholdTheirs() -> [PageEffect] {
    guard let seat = table?.seat, case .aiming = seat.task, table?.isShowing == false,
      case .some = seat.sceneOfOwnShots(in: language, for: players)
    else { return [] }
    table?.withholds = true
    return pause(milliseconds: 500)
  }

  /// Shows what comes next after a pause, unless the person was quicker.
  mutating func showNextShot(_ number: Int) -> [PageEffect] {
    guard number == ticket else { return [] }
    if table?.replay != nil { return playOn() }
    guard table?.withholds == true else { return play(.nextShot) }
    table?.withholds = false
    return []
  }
}
