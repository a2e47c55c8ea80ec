// What messages say in their bubbles. `me` is `$` and an identifier, which every phone shows as its own name for them.

import BattleshipCore
import MessagesHost

extension Wording {
  /// The caption of a bubble.
  static func caption(of game: Game, by me: String) -> String {
    switch game.status {
    case .open where game.shots.isEmpty: "\(me) placed their ships! Can you find them?"
    case .open: "\(me) is looking for the ships: \(progress(game))"
    case .won: "\(me) destroyed all the ships!"
    case .lost: "\(me) lost!"
    case .overUnrecorded: "The game is over."
    }
  }

  /// The line that stays of a bubble once the game has gone on.
  static func summary(of game: Game, by me: String) -> String {
    switch game.status {
    case .open where game.shots.isEmpty: "\(me) placed their ships."
    case .open: "\(me) looked for the ships: \(progress(game))"
    case .won: "\(me) destroyed all the ships."
    case .lost: "\(me) lost."
    case .overUnrecorded: "The game was over."
    }
  }

  /// What a screen reader says for a bubble; tells nothing that the bubble does not show.
  static func spoken(_ game: Game, by me: String) -> String {
    "Battleships, \(game.rules.board.rows) rows of \(game.rules.board.columns). \(caption(of: game, by: me))"
  }

  /// What a notification says where nothing came in: the phone was handed over.
  static let yourTurn = "It is your turn."

  /// What a notification says of something that came in.
  static func notification(_ drawing: Drawing?) -> String {
    switch drawing {
    case .bubble(let bubble): bubble.captionBar?.caption?.text ?? bubble.icon.displayName
    case .text(let text), .summary(let text): text
    case .attachment(let attachment, _): attachment.filename
    case .sticker(let sticker, _): sticker.localizedDescription
    case .link(let url): url
    case .picture, nil: ""
    }
  }

  private static func progress(_ game: Game) -> String {
    let lives = game.livesLeft.map { ", \($0) \($0 == 1 ? "life" : "lives") left" } ?? ""
    return "\(game.hitCount) of \(game.rules.shipLengths.cellCount) hit\(lives)."
  }
}
