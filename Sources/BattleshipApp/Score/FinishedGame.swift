// A finished game: its players and its last message, from which everything else follows.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

package struct FinishedGame: Hashable, Sendable {
  package enum RecordedPlayer: Hashable, Sendable {
    /// The person at this program; their name is not recorded.
    case user
    case computer(ComputerPlayer.Level)
    case named(String)
    /// The other player of a game by link.
    case unnamed
    /// Whoever hides the boards of the day. Recorded like ``unnamed``.
    case daily
  }

  /// In a hunt, the first player is the one who hid the ships.
  let first, second: RecordedPlayer

  /// The place of the last message in its conversation, which distinguishes equal games; empty for a game by link.
  let place: String

  let content: MessageContent
  let winner: Duel.Player
  let advised: Set<Duel.Player>

  /// The day on which the game was recorded; nil if unknown.
  package var day: CalendarDate?

  /// nil if the game is open or its shots were not recorded.
  package init?(
    _ content: MessageContent, first: RecordedPlayer, second: RecordedPlayer, place: String = "",
    advised: Set<Duel.Player> = []
  ) {
    switch content {
    case .hunt(let game):
      switch game.status {
      case .won: winner = .second
      case .lost: winner = .first
      case .open, .overUnrecorded: return nil
      }
    case .duel(let duel):
      guard let winner = duel.winner else { return nil }
      self.winner = winner
    }
    self.content = content
    self.first = first
    self.second = second
    self.place = place
    self.advised = advised
  }

  package init?(_ duel: Duel, by me: Duel.Player, against other: RecordedPlayer, tookAdvice: Bool = false) {
    self.init(
      .duel(duel), first: me == .first ? .user : other, second: me == .second ? .user : other,
      advised: tookAdvice ? [me] : [])
  }

  /// A duel by link.
  package init?(byLink duel: Duel, by me: Duel.Player, tookAdvice: Bool) {
    let other = duel.name(of: me.other).map { RecordedPlayer.named($0.text) } ?? .unnamed
    self.init(duel, by: me, against: other, tookAdvice: tookAdvice)
  }

  subscript(player: Duel.Player) -> RecordedPlayer {
    switch player {
    case .first: first == .unnamed && isDaily ? .daily : first
    case .second: second
    }
  }

  /// Whether it was the board of the day on which it was recorded, or of the day before, since a run may last past
  /// midnight.
  private var isDaily: Bool {
    guard case .hunt(let hunt) = content, hunt.rules == DailyBoard.rules, let date = day
    else { return false }
    return [date.number, date.number - 1].compactMap { CalendarDate(number: $0) }
      .contains { DailyBoard($0).hunt.fleet == hunt.fleet }
  }

  var user: Duel.Player? { Duel.Player.allCases.first { self[$0] == .user } }

  var tookAdvice: Bool { !advised.isEmpty }

  var replay: Replay { user.map { Replay(content, seenBy: $0) } ?? Replay(content) }

  func shots(of player: Duel.Player) -> Int {
    switch content {
    case .hunt(let game): player == .second ? game.shots.count : 0
    case .duel(let duel): duel.story.reduce(0) { $0 + ($1.player == player ? $1.shots.count : 0) }
    }
  }

  /// Whether the openings show that a player cheated; only the winner's close can show it of the winner.
  func isFoul(of player: Duel.Player) -> Bool { fouls.contains(player) }

  /// The players who cheated. Checking every seal and answer takes a tenth of a millisecond, so ask once.
  var fouls: Set<Duel.Player> {
    guard case .duel(let duel) = content, case .foul(let fouls) = duel.verdict else { return [] }
    return Set(fouls.map(\.player))
  }

  /// Whether an opponent has won a duel and not opened their ships, so that they may have lied.
  var isUnchecked: Bool { self[winner] != .user && openings == 1 }

  /// Whether this record of the same duel holds the winner's opening, and the other one does not.
  package func saysMore(than other: FinishedGame) -> Bool { openings > other.openings }

  private var openings: Int { content.duel?.openings.count ?? 0 }

  /// The part that all records of a game share: a duel has several last messages but counts once.
  enum Identity: Hashable {
    case hunt(Game, place: String)
    case duel(identifier: String)
  }

  var identity: Identity {
    switch content {
    case .hunt(let game): .hunt(game, place: place)
    case .duel(let duel): .duel(identifier: duel.identifier)
    }
  }

  package func isSameGame(as other: FinishedGame) -> Bool { identity == other.identity }

  /// Bytes that the texts of all records of this game share, so that a book need not parse every line to find one game.
  package var mark: String {
    switch content {
    case .hunt(let game): String(Game(fleet: game.fleet).messageURL().split(at: "?").rest.split(at: "&").first)
    case .duel(let duel): Base64URL.text(duel.firstSeal.bytes)
    }
  }
}
