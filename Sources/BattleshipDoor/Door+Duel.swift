// The doors to a duel: the caller keeps the key and the last message; an answer says what to keep before it is shown.

import BattleshipCore
import BattleshipData

extension Door {
  /// A player of a duel, as a caller gives them.
  package struct Player {
    let key: [UInt8]?
    let last: [UInt8]?
    let insists: Bool

    /// A player with the 32 bytes of a key, the message of this duel that they kept last, and whether they saw a warning
    /// about the message and go on.
    package init(key: [UInt8]?, last: [UInt8]?, insists: Bool) {
      (self.key, self.last, self.insists) = (key, last, insists)
    }
  }

  /// A challenge: the first message of a duel.
  package static func challenge(
    _ rules: [UInt8]?, volley: [UInt8]?, _ ships: [UInt8]?, key: [UInt8]?, random: [UInt8]?, base: [UInt8]?
  ) -> [UInt8] {
    answer { json throws(DoorError) in
      let key = try self.key(key)
      var generator = try self.generator(random)
      let rules = try self.rules(rules) { text throws(WrittenRulesError) in try Rules(ofDuelWritten: text) }
      let volley = try self.volley(volley)
      let fleet = try fleet(ships, under: rules, using: &generator)
      let base = try self.base(base)
      let duel: Duel
      do throws(TermsError) {
        duel = try Duel.challenge(fleet, volley: volley, key: key, using: &generator)
      } catch {
        throw DoorError(error)
      }
      json.write(duel, replacing: nil, by: key, on: base)
    }
  }

  /// A challenge that is joined: the second message, with the first shots.
  package static func join(
    _ url: [UInt8]?, _ ships: [UInt8]?, _ cells: [UInt8]?, by player: Player, random: [UInt8]?
  ) -> [UInt8] {
    answer { json throws(DoorError) in
      var generator = try self.generator(random)
      let duel = try self.duel(in: url)
      let fleet = try fleet(ships, under: duel.rules, using: &generator)
      try move(.join(fleet, shots: try self.cells(cells)), in: duel, from: url, by: player, &generator, to: &json)
    }
  }

  /// The next message with a player's shots; without cells, with what is left to do when nothing can be fired.
  package static func answer(_ url: [UInt8]?, _ cells: [UInt8]?, by player: Player) -> [UInt8] {
    answer { json throws(DoorError) in
      let duel = try self.duel(in: url)
      let move: DuelMove = cells == nil ? .finish : .fire(try self.cells(cells))
      var none = HashedRandomness([])
      try self.move(move, in: duel, from: url, by: player, &none, to: &json)
    }
  }

  /// The message by which a player gives up.
  package static func resign(_ url: [UInt8]?, by player: Player) -> [UInt8] {
    answer { json throws(DoorError) in
      var none = HashedRandomness([])
      try move(.resign, in: try duel(in: url), from: url, by: player, &none, to: &json)
    }
  }

  /// A message as its player sees it, with their own ships, and what they have to do.
  package static func open(_ url: [UInt8]?, by player: Player) -> [UInt8] {
    answer { json throws(DoorError) in
      let duel = try self.duel(in: url)
      let key = try self.key(player.key)
      let last = try self.last(player.last)
      let own: OwnDuel
      let inspected: InspectedDuel
      do throws(ReceptionError) {
        own = try DuelPlayer(key: key).open(duel, last: last, insists: player.insists)
      } catch {
        throw DoorError(error)
      }
      do throws(DuelError) {
        inspected = try InspectedDuel(own.duel, key: key, relation: duel.relation(to: last), reveals: true)
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
        inspected.write(to: &json)
      }
    }
  }

  /// What the opened seals of a duel show.
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

  /// Makes a move and writes the new message.
  private static func move(
    _ move: DuelMove, in duel: Duel, from url: [UInt8]?, by player: Player, _ generator: inout HashedRandomness,
    to json: inout JSONWriter
  ) throws(DoorError) {
    let key = try self.key(player.key)
    let last = try self.last(player.last)
    do throws(ReceptionError) {
      let (message, replaced) = try DuelPlayer(key: key).answer(
        move, to: duel, last: last, insists: player.insists, using: &generator)
      json.write(message, replacing: replaced, by: key, on: .reply(to: url ?? []))
    } catch {
      throw DoorError(error)
    }
  }

  private static func duel(in url: [UInt8]?) throws(DoorError) -> Duel {
    let url = try given(url, .url)
    do throws(MessageURLError) { return try Duel(messageURL: url.span) } catch { throw DoorError(error) }
  }

  private static func last(_ url: [UInt8]?) throws(DoorError) -> Duel? {
    guard let url else { return nil }
    do throws(MessageURLError) { return try Duel(messageURL: url.span) } catch { throw DoorError(last: error) }
  }

  private static func key(_ bytes: [UInt8]?) throws(DoorError) -> PlayerKey {
    guard let key = PlayerKey(bytes: try given(bytes, .key)) else {
      throw DoorError("badKey", .key, nil, "a key has 32 bytes")
    }
    return key
  }

  private static func generator(_ bytes: [UInt8]?) throws(DoorError) -> HashedRandomness {
    let bytes = try given(bytes, .random)
    guard bytes.count == HashedRandomness.byteCount else {
      throw DoorError("badRandom", .random, nil, "there have to be 32 random bytes")
    }
    return HashedRandomness(bytes)
  }

  private static func volley(_ text: [UInt8]?) throws(DoorError) -> Volley {
    guard let text else { return .shots(1) }
    guard let volley = Volley(String(decoding: text, as: UTF8.self)) else {
      throw DoorError("badVolley", .volley, text, "a volley is a number of shots, or afloat")
    }
    return volley
  }
}

extension JSONWriter {
  /// Writes the message to keep and to send, and the answers of both players that it brought about.
  fileprivate mutating func write(_ duel: Duel, replacing last: Duel?, by key: PlayerKey, on base: MessageURLBase) {
    let player = (try? duel.side(of: key))?.player
    writeMembers { json in
      json.member("duel", duel.identifier)
      json.member("url", duel.messageURL(base: base))
      json.member("keep", duel != last)
      json.member("results", player.map { duel.lastVolley(of: $0) } ?? []) { $0.write($1.cell, $1.result) }
      json.member("received", player.map { duel.lastVolley(of: $0.other) } ?? []) { $0.write($1.cell, $1.result) }
      json.member("status", duel.status.name)
      json.member("winner", duel.winner?.name)
      json.member("verdict", duel.verdict.name)
    }
  }
}

/// Random numbers from 32 random bytes of the caller: nobody who does not know the bytes can tell them from any others.
struct HashedRandomness: RandomNumberGenerator {
  /// How many bytes there have to be.
  static let byteCount = 32

  private let seed: [UInt8]
  private var count: UInt64 = 0

  init(_ seed: [UInt8]) { self.seed = seed }

  mutating func next() -> UInt64 {
    count += 1
    let number = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    return SHA256.hash(seed + number).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
