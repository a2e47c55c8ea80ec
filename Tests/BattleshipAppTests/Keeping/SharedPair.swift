// Two people who share nothing but messages, in a test: a shared file in memory, and each person's own lines.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

/// Two terminals with a shared list of lines.
struct SharedPair {
  /// The lines of the shared file.
  var shared: [SharedLine] = []
  /// What each person's own file has.
  var own: [Participant: [String]] = [:]
  var states: [Participant: AppState] = [:]
  private var chance: Chance
  private let time = ClockTime(hour: 9, minute: 26)

  init(game: ChosenGame, seed: UInt64 = 1) {
    chance = Chance(seed: seed)
    for person in Participant.pair {
      let state = AppState(
        firstName: "John", secondName: "Kate", game: game, seed: seed &+ UInt64(person.rawValue), as: person)
      (states[person], own[person]) = (state, state.beginning.kept)
    }
  }

  /// Lets something happen to a person's phone, after what the other one sent; what they send is shared.
  mutating func happen(_ person: Participant, _ what: (inout AppState) -> [AppEffect]) throws {
    var state = try #require(states[person])
    state.book?.startAgain()
    var effects: [AppEffect] = []
    for case .mail(let envelope) in shared {
      switch state.book?.read(envelope) {
      case .new(let envelope): effects += state.receive(envelope, at: ClockTime(hour: 9, minute: 26))
      case .known: break
      case .foreign, nil: Issue.record("foreign: \(envelope)")
      }
    }
    effects += what(&state)
    if effects.contains(.drawChance) { effects += state.take(ChanceBytes(using: &chance)) }
    own[person, default: []] += effects.kept
    shared += (state.book?.unwritten ?? []).map { .mail($0) }
    state.book?.wroteAll()
    states[person] = state
  }

  mutating func press(_ person: Participant, _ keys: Key...) throws {
    for key in keys { try happen(person) { [time] in $0.update(.pressed(key), at: time) } }
  }

  mutating func type(_ person: Participant, _ text: String) throws {
    for character in text { try press(person, character == "\r" ? .enter : .character(character)) }
  }

  /// What a person sees.
  func text(_ person: Participant) -> String {
    let size = Size(rows: 24, columns: 80)
    return states[person]?.drawn(size: size, widths: .table).frame.picture.joined(separator: "\n") ?? ""
  }

  /// The state that a person goes on with from their own lines.
  func again(_ person: Participant) throws -> AppState {
    try AppState.goOn(with: own[person] ?? [], as: person, at: time).state
  }
}
