// One's own side of a duel: a message's contents, moves that repeat an answer, and one answer from a shared memory.

import BattleshipCore
import TestSupport
import Synchronization
import Testing

@Suite struct DuelPlayerTests {
  private let players: [DuelPlayer]
  private let fleets: [Fleet]
  private let challenge: Duel
  private var chance: Chance

  init() throws {
    var chance = Chance(seed: 3)
    players = [DuelPlayer(key: PlayerKey(using: &chance)), DuelPlayer(key: PlayerKey(using: &chance))]
    let rules = Rules.messages.withoutLosingMiss
    fleets = try [[("A1", "A1"), ("C3", "C3")], [("A3", "A3"), ("C1", "C1")]].map { ships in
      try Fleet(try ships.map { try ship($0.0, $0.1) }, rules: rules)
    }
    challenge = try Duel.challenge(fleets[0], key: players[0].key, using: &chance)
    self.chance = chance
  }

  /// Ben's joining with a shot at B2.
  private mutating func joined() throws -> Duel {
    try players[1].answer(
      .join(fleets[1], shots: [try cell("B2")]), to: challenge, last: nil, using: &chance
    ).message
  }

  @Test mutating func `a message is opened as its player left it`() throws {
    #expect(try players[1].open(challenge, last: nil).due == .join(shots: 1))
    let joined = try joined()
    #expect(try players[1].open(challenge, last: joined).duel == joined)
    #expect(try players[1].open(joined, last: joined).due == .wait)
    #expect(try players[0].open(joined, last: challenge).due == .fire(shots: 1, answers: [.miss]))
    let stranger = DuelPlayer(key: try #require(PlayerKey(bytes: Array(0..<32))))
    #expect(throws: ReceptionError.duel(.notYourDuel)) { try stranger.open(joined, last: nil) }
  }

  @Test mutating func `the same move gives the same message, and another one is refused`() throws {
    let joined = try joined()
    let ben = players[1]
    for move in [DuelMove.join(fleets[1], shots: [try cell("B2")]), .finish] {
      let again = try ben.answer(move, to: challenge, last: joined, using: &chance)
      #expect(again.message == joined)
      #expect(again.replacing == joined)
    }
    for move in [
      DuelMove.join(fleets[0], shots: [try cell("B2")]), .join(fleets[1], shots: [try cell("B1")]), .resign,
      .fire([try cell("B1")]),
    ] {
      #expect(throws: ReceptionError.answeredOtherwise) {
        try ben.answer(move, to: challenge, last: joined, using: &chance)
      }
    }
    #expect(throws: ReceptionError.duel(.ownChallenge)) {
      try players[0].answer(
        .join(fleets[0], shots: [try cell("B1")]), to: challenge, last: challenge, using: &chance)
    }
  }

  @Test mutating func `a move in answer to one's own message is refused with the obstacle`() throws {
    let joined = try joined()
    let cells = [try cell("B3")]
    for move in [DuelMove.fire(cells), .resign] {
      #expect(throws: ReceptionError.duel(.ownChallenge)) {
        try players[0].answer(move, to: challenge, last: challenge, using: &chance)
      }
      #expect(throws: ReceptionError.duel(.notYourTurn)) {
        try players[1].answer(move, to: joined, last: joined, using: &chance)
      }
    }
    let resigned = try players[0].answer(.resign, to: joined, last: challenge, using: &chance).message
    #expect(throws: ReceptionError.duel(.over)) {
      try players[0].answer(.fire(cells), to: resigned, last: resigned, using: &chance)
    }
    let late = DuelPlayer(key: PlayerKey(using: &chance))
    #expect(throws: ReceptionError.duel(.alreadyJoined)) {
      try late.answer(.join(fleets[1], shots: cells), to: joined, last: nil, using: &chance)
    }
    #expect(throws: ReceptionError.duel(.notJoined)) {
      try players[1].answer(.fire(cells), to: challenge, last: nil, using: &chance)
    }
  }

  @Test mutating func `giving up and opening can be repeated, and the loser accepts the close`() throws {
    let joined = try joined()
    let resigned = try players[0].answer(.resign, to: joined, last: challenge, using: &chance)
    #expect(resigned.replacing == challenge)
    #expect(
      try players[0].answer(.resign, to: joined, last: resigned.message, using: &chance) == (
        resigned.message, resigned.message
      ))
    let closed = try players[1].answer(.finish, to: resigned.message, last: joined, using: &chance).message
    #expect(closed.verdict == .fair)
    #expect(try players[1].answer(.finish, to: resigned.message, last: closed, using: &chance).message == closed)
    let taken = try players[0].answer(.finish, to: closed, last: resigned.message, using: &chance)
    #expect(taken == (closed, resigned.message))
  }

  @Test mutating func `a message that is ahead is answered only if the player insists`() throws {
    let joined = try joined()
    #expect(throws: ReceptionError.relation(.unremembered)) {
      try players[0].answer(.fire([.a1]), to: joined, last: nil, using: &chance)
    }
    let answer = try players[0].answer(.fire([.a1]), to: joined, last: nil, insists: true, using: &chance)
    #expect(answer.message.turns.count == 2)
    #expect(answer.replacing == nil)
  }

  /// A memory that any number of threads share; it stops each of them once between reading and storing.
  private final class SharedMemory: DuelMemory, Sendable {
    private let messages = Mutex<[String: [Duel.Player: DuelRecord]]>([:])
    private let readers: Mutex<Int>
    let stored = Mutex<[Duel]>([])

    /// No thread stores before this many have read.
    init(readers: Int) { self.readers = Mutex(readers) }

    func last(of identifier: String, by player: Duel.Player) -> DuelRecord? {
      let last = messages.withLock { $0[identifier]?[player] }
      readers.withLock { $0 -= 1 }
      return last
    }

    func exchange(
      _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
    ) -> Bool {
      while readers.withLock({ $0 > 0 }) {}
      return messages.withLock { messages in
        guard messages[identifier]?[player] == expecting else { return false }
        messages[identifier, default: [:]][player] = new
        stored.withLock { $0.append(new.written) }
        return true
      }
    }
  }

  private actor Seat {
    private let player: DuelPlayer
    private var memory: SharedMemory
    private var chance: Chance

    init(_ player: DuelPlayer, _ memory: SharedMemory, seed: UInt64) {
      (self.player, self.memory, chance) = (player, memory, Chance(seed: seed))
    }

    func answer(_ move: DuelMove, to message: Duel) -> Result<Duel, DuelAnswerError<Never>> {
      do throws(DuelAnswerError<Never>) {
        return .success(try player.answer(move, to: message, in: &memory, using: &chance))
      } catch {
        return .failure(error)
      }
    }
  }

  @Test func `two actors on one memory answer once: the second one learns of it`() async throws {
    let memory = SharedMemory(readers: 2)
    let seats = [Seat(players[1], memory, seed: 1), Seat(players[1], memory, seed: 2)]
    let (one, other) = (try cell("B2"), try cell("B1"))
    async let first = seats[0].answer(.join(fleets[1], shots: [one]), to: challenge)
    async let second = seats[1].answer(.join(fleets[1], shots: [other]), to: challenge)
    let answers = await [first, second]
    let written = answers.compactMap { try? $0.get() }
    #expect(written.count == 1)
    #expect(memory.stored.withLock { $0 } == written)
    for case .failure(let error) in answers {
      guard case .reception(.answeredOtherwise) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(memory.last(of: challenge.identifier, by: .second)?.written == written.first)
  }

  /// A memory that is full.
  private struct FullMemory: DuelMemory {
    struct Full: Error, Equatable {}
    func last(of identifier: String, by player: Duel.Player) throws(Full) -> DuelRecord? { nil }
    mutating func exchange(
      _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
    ) throws(Full) -> Bool {
      throw Full()
    }
  }

  @Test mutating func `an answer that cannot be stored is not given`() throws {
    var (memory, chance) = (FullMemory(), chance)
    do throws(DuelAnswerError<FullMemory.Full>) {
      _ = try players[1].answer(.join(fleets[1], shots: [.a1]), to: challenge, in: &memory, using: &chance)
      Issue.record("it was given")
    } catch {
      guard case .memory(FullMemory.Full()) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }
}
