// A game by link in a list: what is played, whose turn it is, and the message that opens it.

import BattleshipCore

package struct LinkGame: Hashable, Sendable {
  package let kind: ListedGame.Kind
  package let rules: Rules
  /// nil for a hunt.
  package let volley: Volley?
  package let shots: Int
  /// Hits known from the answers: on the opponent's ships, or on the player's own in a hunt for them.
  package let hits: Int
  package let turn: ListedGame.Turn
  /// In minutes since it was kept; nil if that is not known.
  package let age: Int?
  /// The message that opens it.
  package var url: String

  /// `isMine` if the ships are the player's own.
  package init(_ game: Game, isMine: Bool, age: Int?) {
    (kind, rules, shots, self.age) = (isMine ? .hidden : .hunt, game.rules, game.shots.count, age)
    (volley, hits) = (nil, game.chart.hits.count)
    turn =
      switch game.status {
      case .open: isMine ? .theirs : .mine
      case .won: isMine ? .lost : .won
      case .lost: isMine ? .won : .lost
      case .overUnrecorded: .over
      }
    url = game.messageURL()
  }

  package init(_ own: OwnDuel, age: Int?) {
    let duel = own.duel
    (kind, rules, self.age, url) = (.duel, duel.rules, age, duel.messageURL())
    (volley, shots, hits) = (duel.terms.volley, Self.shots(of: duel), own.chart.hits.count)
    turn =
      switch own.due {
      case .join, .fire, .answer, .lastAnswers, .open: .mine
      case .wait: .theirs
      case .nothing: own.hasWon == true ? .won : .lost
      }
  }

  /// The shots of both players.
  package static func shots(of duel: Duel) -> Int { duel.story.reduce(0) { $0 + $1.shots.count } }

  private var rank: Int {
    switch turn {
    case .mine: 0
    case .theirs: 1
    case .won, .lost, .over: 2
    }
  }

  /// Games to act on come first, then those to wait for, then those that are over; within each, the newest first.
  package func isBefore(_ other: LinkGame) -> Bool {
    rank == other.rank ? age ?? .max < other.age ?? .max : rank < other.rank
  }
}
