// Which screen the extension shows, chosen by the style and the selected message in one switch.

import BattleshipCore
import MessagesHost

/// A screen of the extension.
enum GameScreen: Hashable, Sendable {
  /// Compact: the game's name and a button, which goes on with what was begun, or starts a game.
  case start(Rules, goesOn: Bool)
  /// Hiding ships.
  case placing(PlacingScreen)
  /// Looking for the other player's ships.
  case attack(AttackScreen)
  /// The other player's turn; the ships are one's own.
  case waiting(Game)
  /// A game that is over. The player who looked for the ships is the viewer, or the other one.
  case finished(Game, seekerIsMe: Bool)
  /// A message that is no game, and why.
  case unreadable(MessageURLError)
}

extension GameScreen {
  /// The board to play on, whatever is focused.
  var board: BoardSize? {
    switch self {
    case .placing(let placing): placing.draft.rules.board
    case .attack(let attack): attack.chart.rules.board
    case .start, .waiting, .finished, .unreadable: nil
    }
  }

  /// The cell under the cursor of that board.
  var cursor: Cell? {
    switch self {
    case .placing(let placing): placing.cursor
    case .attack(let attack): attack.cursor
    case .start, .waiting, .finished, .unreadable: nil
    }
  }
}

extension BattleshipExtension {
  /// What the selected message holds, for the person who looks.
  enum Selected: Hashable, Sendable {
    case nothing
    /// A game with the viewer's own ships.
    case mine(Game)
    /// A game with the other player's ships.
    case theirs(Game)
    case unreadable(MessageURLError)
  }

  /// What the selected message holds.
  ///
  /// A URL does not say whose ships it has. A message without a shot comes from the player who hid them; one with shots
  /// from the player who fired.
  var selected: Selected {
    guard let conversation = activeConversation, let message = conversation.selectedMessage else { return .nothing }
    do throws(MessageURLError) {
      let game = try Game(messageURL: message.url ?? "")
      let isSender = message.senderParticipantIdentifier == conversation.localParticipantIdentifier
      let isFirst = game.status == .open && game.shots.isEmpty
      return isSender == isFirst ? .mine(game) : .theirs(game)
    } catch {
      return .unreadable(error)
    }
  }

  /// The screen to show.
  var screen: GameScreen {
    switch (presentationStyle, startsAnew ? .nothing : selected) {
    case (.compact, _), (.transcript, _): .start(rules, goesOn: hasBegun)
    case (.expanded, .nothing): .placing(placing)
    case (.expanded, .mine(let game)): game.status == .open ? .waiting(game) : .finished(game, seekerIsMe: false)
    case (.expanded, .theirs(let game)):
      game.status == .open ? .attack(attack ?? AttackScreen(game)) : .finished(game, seekerIsMe: true)
    case (.expanded, .unreadable(let error)): .unreadable(error)
    }
  }

  /// Whether there is something to go on with: a game that is not over, or ships on the board.
  private var hasBegun: Bool {
    if !startsAnew {
      switch selected {
      case .mine(let game), .theirs(let game): if game.status == .open { return true }
      case .unreadable: return true
      case .nothing: break
      }
    }
    return !placing.draft.ships.isEmpty
  }

  /// The selected message's game, where it is over.
  var selectedGameThatIsOver: Game? {
    switch selected {
    case .mine(let game), .theirs(let game): game.status == .open ? nil : game
    case .nothing, .unreadable: nil
    }
  }
}
