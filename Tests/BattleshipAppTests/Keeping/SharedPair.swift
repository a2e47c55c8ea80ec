// Two people who share only posts, in a test: a shared file in memory, and each person's own lines.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

struct SharedPair {
  var shared: [String] = []
  /// The lines of each person's own file.
  var own: [Participant: [String]] = [:]
  var states: [Participant: PhonesScreen] = [:]
  var notices: [Participant: Notice] = [:]
  private var chance: Chance
  private let time = ClockTime(hour: 9, minute: 26)

  init(game: ChosenGame, seed: UInt64 = 1) {
    chance = Chance(seed: seed)
    for person in Participant.pair {
      let state = PhonesScreen(owned: Self.head(person, game: game, seed: seed &+ UInt64(person.rawValue)))
      (states[person], own[person]) = (state, state.beginning.kept)
    }
  }

  /// The first line of a person's own file.
  static func head(
    _ person: Participant, firstName: String = "John", game: ChosenGame, seed: UInt64
  ) -> ConversationHead {
    ConversationHead(
      .own(person, of: 7, at: "/tmp/shared"), firstName: firstName, secondName: "Kate", game: game, seed: seed)
  }

  /// Receives the other person's posts, applies a change, and shares the sent posts.
  mutating func handle(_ person: Participant, _ what: (inout PhonesScreen) -> [ScreenEffect]) throws {
    var state = try #require(states[person])
    state.history.book?.startAgain()
    var effects: [ScreenEffect] = []
    for line in shared where state.history.book?.takeKnown(Array(line.utf8)[...]) == false {
      guard case .post(let envelope) = try ConversationLine(text: line) else { continue }
      #expect(state.history.book?.takeNew(envelope) == true, "foreign: \(envelope)")
      effects += state.receive(envelope, saidBy: Array(line.utf8)[...], at: time)
    }
    effects += what(&state)
    for case .say(let notice) in effects { notices[person] = notice }
    if effects.contains(.drawEntropy) { effects += state.update(.entropy(Entropy(using: &chance))) }
    own[person, default: []] += effects.kept
    let posts = own[person, default: []].filter { $0.hasPrefix("post \(person) ") }
    shared += posts.dropFirst(state.history.book?.written.inFile ?? 0)
    state.history.book?.wroteAll()
    states[person] = state
  }

  mutating func press(_ person: Participant, _ keys: Key...) throws {
    for key in keys { try handle(person) { $0.update(.pressed(key)) } }
  }

  mutating func type(_ person: Participant, _ text: String) throws {
    for character in text { try press(person, character == "\r" ? .enter : .character(character)) }
  }

  func text(_ person: Participant) -> String {
    var environment = ScreenEnvironment()
    environment.notice = notices[person]
    return states[person]?.drawn(in: environment).frame.picture.joined(separator: "\n") ?? ""
  }

  /// The phones reopened from the person's own lines.
  func again(_ person: Participant) throws -> PhonesScreen { try .reopened(own[person] ?? []) }
}
