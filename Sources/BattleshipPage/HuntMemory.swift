// What this browser remembers of a hunt, and the text that it keeps.

import BattleshipCore
import BattleshipPlay

/// That the ships of a hunt were hidden here, or how far it was played.
struct HuntMemory: Hashable, Sendable {
  let game: Game
  let isMine: Bool

  init(game: Game, isMine: Bool) {
    (self.game, self.isMine) = (game, isMine)
  }

  init?(at seat: Seat) {
    guard let game = seat.hunting?.reply ?? seat.ownBoard?.game ?? seat.over?.game else { return nil }
    self.init(game: game, isMine: seat.hidIt)
  }

  init?(_ kept: Kept) {
    let (owner, url) = (kept.text ?? "").split()
    guard owner == "mine" || owner == "theirs", let game = MessageContent(in: String(url))?.hunt else { return nil }
    self.init(game: game, isMine: owner == "mine")
  }

  var text: String { (isMine ? "mine " : "theirs ") + game.messageURL() }
}

extension Game {
  /// The hunt's name: the query of its first message, which holds its rules and ships.
  var identifier: String { String(Game(fleet: fleet).messageURL().split(at: "?").rest) }
}
