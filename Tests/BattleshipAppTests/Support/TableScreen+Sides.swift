// Tables on a screen, as a test sets them: without keys, at one side of a message.

import BattleshipCore

@testable import BattleshipApp
@testable import BattleshipPlay

extension TableScreen {
  init(rules: Rules, seed: UInt64? = nil) { self.init(Table(LinkGame(hiding: rules)), seed: seed) }

  init(duelUnder terms: Terms) { self.init(Table(LinkGame(duelUnder: terms))) }

  init(received game: Game, keptAs kind: Listing.Kind? = nil, on base: MessageURLBase = .demo) {
    self.init(LinkGame(game, isMine: kind.map { $0 == .hidden }), on: base)
  }

  init(received own: OwnDuel, on base: MessageURLBase) { self.init(LinkGame(own.duel, open: .duel(own)), on: base) }

  init(watching duel: Duel, on base: MessageURLBase) { self.init(LinkGame(duel, open: .watching(duel)), on: base) }

  var seat: Seat { table.seat }

  /// The game as it is saved now.
  var saved: SavedLink? { table.linkGame.flatMap { $0.savedLink(on: $0.base) } }
}

extension TableScreen {
  fileprivate init(_ game: LinkGame, on base: MessageURLBase) {
    var game = game
    game.base = base
    self.init(Table(game))
  }
}

extension LinkGame {
  fileprivate init(_ duel: Duel, open message: OpenedMessage) {
    self.init(duel, keys: nil, saved: nil)
    seat.open(message)
  }
}

extension [ScreenEffect] {
  /// The effects without those that only save the progress.
  var besideSaving: [ScreenEffect] {
    filter { effect in
      switch effect {
      case .table(.exchange(.hunt, _, _)), .table(.exchange(.begun, _, _)), .table(.exchange(.computer, _, _)): false
      default: true
      }
    }
  }
}
