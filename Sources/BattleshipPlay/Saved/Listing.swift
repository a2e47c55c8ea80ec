// A saved game in a list: the game, the opponent, whose turn it is, when it was saved, and how to open it.

import BattleshipCore
import BattleshipPlayers

/// Enough to name a saved game and to open it; ships are at most in the link of a hunt.
package struct Listing: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case computer
    /// A duel by link, or between two people at one keyboard.
    case duel
    case hunt
    /// A hunt for the player's own ships.
    case hidden
    /// Ships are being placed for a game by link.
    case placing
  }

  package enum Turn: Hashable, Sendable {
    case mine
    case theirs
    /// The person with this name, at one keyboard.
    case named(String)
    case won
    case lost
    /// Over, without a known winner.
    case over
  }

  package enum Opponent: Hashable, Sendable {
    case computer(ComputerPlayer.Level)
    case names(first: String, second: String)
    /// The other player of a game by link, as named in their messages.
    case person(Duel.Name)
  }

  /// The last event in a duel by link, from its player's point of view.
  package enum Event: Hashable, Sendable {
    /// No opponent has joined the player's challenge yet.
    case unjoined
    /// The opponent's last shots, with their results.
    case theirs([AnsweredShot])
    /// The player's own last shots that are answered.
    case mine([AnsweredShot])
  }

  package let kind: Kind
  /// nil for a game by link whose other player has no name.
  package var opponent: Opponent?
  /// nil if it cannot be read, or has not begun.
  package let game: ChosenGame?
  package var shots = 0
  /// Hits known from the answers: on the opponent's ships, or on the player's own in a hunt for them.
  package var hits = 0
  /// nil if unknown.
  package let turn: Turn?
  /// nil if unknown.
  package var event: Event?
  /// Whether the winner of a duel has not opened their ships, so that they may have lied.
  package var isUnchecked = false
  /// The minutes since it was saved; nil if unknown.
  package var age: Int?
  package var venue: GameVenue

  package static func computer(
    _ level: ComputerPlayer.Level, _ terms: Terms, shots: Int = 0, age: Int? = nil
  ) -> Listing {
    Listing(
      kind: .computer, opponent: .computer(level), game: .duel(terms), shots: shots, turn: .mine, age: age,
      venue: .computer(1))
  }

  package static func computer(_ saved: SavedSolo) -> Listing {
    let sea = saved.duel?.chart(of: saved.firesFirst ? .first : .second)
    return .computer(saved.level, saved.terms, shots: sea?.shots.count ?? 0)
  }

  /// A game against the computer that cannot be read, or one by link that has not begun.
  package static func unnamed(_ kind: Kind, at venue: GameVenue) -> Listing {
    Listing(kind: kind, game: nil, turn: .mine, venue: venue)
  }

  package static func twoPlayers(
    first: String, second: String, _ game: ChosenGame, turn: String?, age: Int? = nil
  ) -> Listing {
    Listing(
      kind: game.isDuel ? .duel : .hunt, opponent: .names(first: first, second: second), game: game,
      turn: turn.map { .named($0) },
      age: age, venue: .phones)
  }

  /// Whether the person has won a duel; nil while it goes on, and in any other game.
  package var hasWon: Bool? {
    switch turn {
    case .won where kind == .duel: true
    case .lost where kind == .duel: false
    case .mine, .theirs, .named, .won, .lost, .over, nil: nil
    }
  }

  /// Whether it waits for a person here.
  package var isMine: Bool {
    switch turn {
    case .mine, .named: true
    case .theirs, .won, .lost, .over, nil: false
    }
  }

  /// Whether another link may come.
  package var goesOn: Bool { kind != .placing && rank < 2 }

  /// Games that wait for the person come first, then those that wait for the opponent, then finished ones; within each
  /// group the newest first, and of two equally new games the one against the computer.
  package func isBefore(_ other: Listing) -> Bool {
    if rank != other.rank { return rank < other.rank }
    let (age, others) = (age ?? .max, other.age ?? .max)
    return age == others ? kind == .computer && other.kind != .computer : age < others
  }

  private var rank: Int {
    switch turn {
    case .mine, .named, nil: 0
    case .theirs: 1
    case .won, .lost, .over: 2
    }
  }
}

extension Listing {
  /// `isMine` if the ships are the player's own.
  package init(_ game: Game, isMine: Bool, url: String? = nil, age: Int?) {
    let turn: Turn =
      switch game.status {
      case .open: isMine ? .theirs : .mine
      case .won: isMine ? .lost : .won
      case .lost: isMine ? .won : .lost
      case .overUnrecorded: .over
      }
    self.init(
      kind: isMine ? .hidden : .hunt, game: .hunt(game.rules), shots: game.shots.count, hits: game.chart.hits.count,
      turn: turn, age: age, venue: .link(url ?? game.messageURL()))
  }

  package init(_ own: OwnDuel, url: String? = nil, age: Int?) {
    let turn: Turn =
      switch own.due {
      case .join, .fire, .answer, .lastAnswers, .open: .mine
      case .wait: .theirs
      case .nothing: own.hasWon == true ? .won : .lost
      }
    self.init(
      kind: .duel, opponent: own.duel.name(of: own.player.other).map { .person($0) }, game: .duel(own.duel.terms),
      shots: own.chart.shots.count + own.shotsUnderWay.count, hits: own.chart.hits.count, turn: turn, event: Event(own),
      isUnchecked: own.hasWon != nil && own.duel.openings.count == 1, age: age,
      venue: .link(url ?? own.duel.messageURL()))
  }
}

extension Listing.Event {
  fileprivate init?(_ own: OwnDuel) {
    if own.duel.secondSeal == nil {
      guard own.due == .wait else { return nil }
      self = .unjoined
    } else if !own.shotsToAnswer.isEmpty {
      self = .theirs(own.shotsToAnswer)
    } else {
      guard !own.lastVolley.isEmpty else { return nil }
      self = .mine(own.lastVolley)
    }
  }
}

extension SavedSolo {
  /// nil if no game has begun, or the duel is decided.
  package var listing: Listing? {
    let isBegun = !ships.all.isEmpty || duel?.secondSeal != nil
    return isBegun && !isOver ? .computer(self) : nil
  }

  package var isOver: Bool { duel?.winner != nil }
}

package enum GameVenue: Hashable, Sendable {
  /// Against the computer, saved under this number.
  case computer(Int)
  /// Two players at one keyboard, saved under this number.
  case two(Int)
  /// At one keyboard, with two phones.
  case phones
  /// By link; this is the newest message.
  case link(String)

  /// The name under which a numbered game is saved.
  package var savedName: SavedName? {
    switch self {
    case .computer(let number): .computer(number)
    case .two(let number): .two(number)
    case .phones, .link: nil
    }
  }
}
