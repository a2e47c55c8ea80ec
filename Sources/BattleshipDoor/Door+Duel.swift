// The doors to a duel: the caller keeps the key and the last message; an answer says what to store before showing it.

import BattleshipCore
import BattleshipData
import BattleshipPlayers

extension Door {
  package struct Caller {
    let key: [UInt8]?
    let last: [UInt8]?
    let insists: Bool

    /// `last` is the message of this duel that the player stored last; `insists` means that they want to continue
    /// after a warning about the message.
    package init(key: [UInt8]?, last: [UInt8]?, insists: Bool) {
      self.key = key
      self.last = last
      self.insists = insists
    }
  }

  package static func challenge(
    _ rules: [UInt8]?, volley: [UInt8]?, _ ships: [UInt8]?, name: [UInt8]?, key: [UInt8]?, random: [UInt8]?,
    base: [UInt8]?
  ) -> [UInt8] {
    answer { json throws(DoorError) in
      let key = try self.key(key)
      var generator = try self.generator(random, key)
      let rules = try self.rules(rules) { text throws(WrittenRulesError) in try Rules(ofDuelWritten: text) }
      let volley = try self.volley(volley, on: rules.board)
      let fleet = try fleet(ships, under: rules, of: .rules, using: &generator)
      let name = try self.name(name)
      let base = try self.base(base)
      let duel: Duel
      do throws(TermsError) {
        duel = try Duel.challenge(fleet, volley: volley, name: name, key: key, using: &generator)
      } catch {
        throw DoorError(error)
      }
      json.write(duel, replacing: nil, by: key, on: base)
    }
  }

  /// The second message of a duel, with the first shots.
  package static func join(
    _ url: [UInt8]?, _ ships: [UInt8]?, _ cells: [UInt8]?, name: [UInt8]?, by caller: Caller, random: [UInt8]?
  ) -> [UInt8] {
    answer { json throws(DoorError) in
      var generator = try self.generator(random, try self.key(caller.key))
      let duel = try self.duel(in: url)
      let fleet = try fleet(ships, under: duel.rules, of: .url, using: &generator)
      let shots = try self.cells(cells, on: duel.rules.board)
      let move = DuelMove.join(fleet, shots: shots, name: try self.name(name))
      try make(move, at: cells, in: duel, from: url, by: caller, &generator, to: &json)
    }
  }

  /// The next message. Without cells, it is the move that is due without shots.
  package static func answer(_ url: [UInt8]?, _ cells: [UInt8]?, by caller: Caller) -> [UInt8] {
    answer { json throws(DoorError) in
      let duel = try self.duel(in: url)
      let move: DuelMove = cells == nil ? .finish : .fire(try self.cells(cells, on: duel.rules.board))
      var none = HashedRandomness([])
      try make(move, at: cells, in: duel, from: url, by: caller, &none, to: &json)
    }
  }

  package static func resign(_ url: [UInt8]?, by caller: Caller) -> [UInt8] {
    answer { json throws(DoorError) in
      var none = HashedRandomness([])
      try make(.resign, at: nil, in: try duel(in: url), from: url, by: caller, &none, to: &json)
    }
  }

  /// A message from its player's side, with that player's ships and the next action.
  package static func open(_ url: [UInt8]?, by caller: Caller) -> [UInt8] {
    answer { json throws(DoorError) in
      let duel = try self.duel(in: url)
      let key = try self.key(caller.key)
      let last = try self.last(caller.last, of: duel, by: key)
      let own = try opened(duel, by: key, last, insists: caller.insists)
      let inspected: InspectedDuel
      do throws(DuelError) {
        inspected = try InspectedDuel(own.duel, key: key, relation: duel.relation(to: last, key: key), reveals: true)
      } catch {
        throw DoorError(error)
      }
      json.writeMembers { json in
        json.member("duel", duel.identifier)
        json.member("url", own.duel.messageURL(base: .reply(to: url ?? [])))
        json.member("due", own.due.name)
        json.member("shots_due", own.due.shots)
        json.member("received", own.shotsToAnswer) { $0.write($1.cell, $1.result) }
        json.name("inspected")
        json.write(inspected)
      }
    }
  }

  /// The cells at which the computer would fire for this player: as many as shots are due.
  package static func aim(_ url: [UInt8]?, by caller: Caller, level: [UInt8]?, seed: UInt64) -> [UInt8] {
    answer { json throws(DoorError) in
      let duel = try self.duel(in: url)
      let key = try self.key(caller.key)
      let own = try opened(duel, by: key, try last(caller.last, of: duel, by: key), insists: caller.insists)
      var computer = ComputerPlayer(level: try self.level(level), seed: seed)
      guard own.due.shots > 0 else { throw DoorError(own.noShots) }
      json.write(own.due.shots, at: own.chart, by: &computer)
    }
  }

  package static func verdict(_ url: [UInt8]?) -> [UInt8] {
    answer { json throws(DoorError) in
      let duel = try self.duel(in: url)
      let verdict = duel.verdict
      json.writeMembers { json in
        json.member("verdict", verdict.name)
        json.member("winner", duel.winner?.name)
        json.member("fouls", verdict.fouls) { $0.write($1) }
        json.member("sentence", verdict.description)
      }
    }
  }

  private static func opened(
    _ duel: Duel, by key: PlayerKey, _ last: DuelRecord?, insists: Bool
  ) throws(DoorError) -> OwnDuel {
    do throws(ReceptionError) {
      return try DuelPlayer(key: key).open(duel, last: last, insists: insists)
    } catch {
      throw DoorError(error)
    }
  }

  private static func make(
    _ move: DuelMove, at cells: [UInt8]?, in duel: Duel, from url: [UInt8]?, by caller: Caller,
    _ generator: inout HashedRandomness, to json: inout JSONWriter
  ) throws(DoorError) {
    let key = try self.key(caller.key)
    let last = try self.last(caller.last, of: duel, by: key)
    do throws(ReceptionError) {
      let (message, replaced) = try DuelPlayer(key: key).answer(
        move, to: duel, last: last, insists: caller.insists, using: &generator)
      json.write(message, replacing: replaced, by: key, on: .reply(to: url ?? []))
    } catch {
      throw DoorError(error, cells)
    }
  }
}

extension OwnDuel {
  fileprivate var noShots: DuelError {
    if case .lastAnswers = due { return .turn(.shotsAfterEnd) }
    guard duel.status == .open else { return .over }
    return duel.secondSeal == nil ? .ownChallenge : .notYourTurn
  }
}

extension Duel {
  /// The answers that are new to a player after a move: to the player's own shots, in the message that was answered,
  /// and to the opponent's shots, in the player's own message.
  fileprivate func newAnswers(to player: Player) -> (results: [AnsweredShot], received: [AnsweredShot]) {
    let chapters = story
    guard let last = chapters.last else { return ([], []) }
    if last.player != player { return (last.answered, []) }
    // The opponent's opening answers nothing.
    guard openings.count < 2 else { return ([], []) }
    return (chapters.dropLast().last?.answered ?? [], last.answered)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ duel: Duel, replacing last: Duel?, by key: PlayerKey, on base: MessageURLBase) {
    let (results, received) = (try? duel.side(of: key)).map { duel.newAnswers(to: $0.player) } ?? ([], [])
    writeMembers { json in
      json.member("duel", duel.identifier)
      json.member("url", duel.messageURL(base: base))
      json.member("keep", duel != last)
      json.member("results", results) { $0.write($1.cell, $1.result) }
      json.member("received", received) { $0.write($1.cell, $1.result) }
      json.member("status", duel.status.name)
      json.member("winner", duel.winner?.name)
      json.member("verdict", duel.verdict.name)
    }
  }
}

extension Duel.Due {
  var name: String {
    switch self {
    case .join: "join"
    case .fire: "fire"
    case .answer, .lastAnswers, .open: "finish"
    case .wait: "wait"
    case .nothing: "nothing"
    }
  }

  var shots: Int {
    switch self {
    case .join(let shots), .fire(let shots, _): shots
    case .answer, .lastAnswers, .open, .wait, .nothing: 0
    }
  }
}
