// What the documentation shows of an extension with the engine in it, letter for letter.

import BattleshipCore
import BattleshipFoundation
import Foundation

/// What the selected message asks of the person who looks at it.
enum Turn: Equatable {
  /// There is no message: ships are to be hidden.
  case hide
  /// The other player is looking for the viewer's ships.
  case wait(Game)
  /// The viewer looks for the other player's ships.
  case fire(Game)
  /// The game is over.
  case over(Game)
  /// The message is no game.
  case refused(MessageURLError)

  /// The turn after a message, which the viewer sent or the other player.
  init(after url: URL, isMine: Bool) {
    do {
      let game = try Game(messageURL: url)
      guard game.status == .open else {
        self = .over(game)
        return
      }
      self = isMine == game.shots.isEmpty ? .wait(game) : .fire(game)
    } catch {
      self = .refused(error)
    }
  }
}

/// What goes into the next message: the game, and a caption that tells no ship.
struct Reply: Equatable {
  let url: URL
  let caption: String

  /// The message of a game; nil if Foundation takes the base for no URL.
  init?(_ game: Game, base: MessageURLBase) {
    guard let url = game.url(base: base) else { return nil }
    self.url = url
    caption =
      switch game.status {
      case .open where game.shots.isEmpty: "Find my ships"
      case .open: "\(game.shots.count) shots so far"
      case .won: "Every ship was found"
      case .lost: "The ships got away"
      case .overUnrecorded: "The game is over"
      }
  }
}
