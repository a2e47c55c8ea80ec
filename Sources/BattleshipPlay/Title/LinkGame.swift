// A game by link in a list: what is played, whose turn it is, and the message that opens it.

import BattleshipCore

/// A game by link that is kept.
package struct LinkGame: Hashable, Sendable {
  /// What is played.
  package let kind: ListedGame.Kind

  package let rules: Rules

  /// The shots of a turn in a duel; nil for a hunt.
  package let volley: Volley?

  /// How many shots were fired.
  package let shots: Int

  /// How many cells of the ships that are looked for were hit, as far as the answers say: the opponent's, or the
  /// player's own in a hunt for them.
  package let hits: Int

  /// Whose turn it is.
  package let turn: ListedGame.Turn

  /// How long ago it was kept, in minutes; nil if that is not known.
  package let age: Int?

  /// The message that opens it.
  package var url: String

  /// A hunt, for one's own ships or the other player's.
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

  /// A duel in the player's view.
  package init(_ own: OwnDuel, age: Int?) {
    let duel = own.duel
    (kind, rules, self.age, url) = (.duel, duel.rules, age, duel.messageURL())
    (volley, shots, hits) = (duel.terms.volley, Self.shots(of: duel), own.chart.hits.count)
    turn =
      switch own.due {
      case .join, .fire, .lastAnswers, .open: .mine
      case .wait: .theirs
      case .nothing: own.hasWon == true ? .won : .lost
      }
  }

  /// How many shots both have fired in a duel.
  package static func shots(of duel: Duel) -> Int { duel.story.reduce(0) { $0 + $1.shots.count } }

  /// The place in the list: what the person is to do, what they wait for, what is over; of these, the newest first.
  private var rank: Int {
    switch turn {
    case .mine: 0
    case .theirs: 1
    case .won, .lost, .over: 2
    }
  }

  /// Whether it stands before another one in a list.
  package func isBefore(_ other: LinkGame) -> Bool {
    rank == other.rank ? age ?? .max < other.age ?? .max : rank < other.rank
  }
}
