// A saved game of two players at one keyboard: enough to resume it. It holds both keys, so it is private.

import BattleshipCore

package struct SavedTwo: Hashable, Sendable {
  package let names: PlayerNames
  package let game: ChosenGame
  let keys: ByPlayer<PlayerKey>

  /// The player who hides first in the current game; in a duel the other one fires first.
  package var opener = Duel.Player.first
  /// The player who has the keyboard, or takes it next.
  package var person = Duel.Player.first
  /// How many games each player had won before the current one.
  var earlier = ByPlayer(first: 0, second: 0)
  /// The last message of the current game.
  package var message: MessageContent?
  /// The unsent work of the player at the keyboard; nil for none.
  var draft: SeatDraft?
  /// The cells with each player's water marks.
  var notes = ByPlayer(first: CellSet(), second: CellSet())

  init(_ names: PlayerNames, _ game: ChosenGame, keys: ByPlayer<PlayerKey>) {
    self.names = names
    self.game = game
    self.keys = keys
  }

  package func name(of person: Duel.Player) -> String {
    switch person {
    case .first: names.first
    case .second: names.second
    }
  }

  /// The person who has won the current game; nil if no one has.
  package var winner: Duel.Player? {
    switch message {
    case nil: nil
    case .duel(let duel)?: duel.winner.map { $0 == .first ? opener : opener.other }
    case .hunt(let hunt)?:
      switch hunt.status {
      case .won: opener.other
      case .lost: opener
      case .open, .overUnrecorded: nil
      }
    }
  }

  package var isOver: Bool {
    switch message {
    case nil: false
    case .hunt(let hunt)?: hunt.status != .open
    case .duel(let duel)?: duel.winner != nil
    }
  }

  /// Whether it is open and has moves or unsent work.
  package var isToResume: Bool {
    !isOver && (message != nil || draft.map { !$0.placement.draft.ships.isEmpty } ?? false)
  }

  /// The score, including the current game.
  var score: ByPlayer<Int> {
    var score = earlier
    if let winner { score[winner] += 1 }
    return score
  }
}

extension SavedTwo: SavedInLines {
  package static let firstWord = "battleship-two"
  package static let form = 1

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    _ = try fields.opening(firstWord, newest: form, inLines: 1)
    let names = try fields["names"].text(old?.names.text)
    let game = try fields.value(old?.game)
    let keys = ByPlayer(
      first: try fields["key"].key(old?.keys.first), second: try fields["other-key"].key(old?.keys.second))
    let opener = try fields["opener"].choice(old?.opener, of: persons)
    let person = try fields["person"].choice(old?.person, of: persons)
    let wins = ByPlayer(
      first: try fields["first"].number(old?.earlier.first), second: try fields["second"].number(old?.earlier.second))
    let hasMessage = try fields["url"].isThere(old?.message != nil)
    let url = hasMessage ? try fields["url"].text(old?.message?.messageURL()) : ""
    let draft = try fields["columns"].isThere(old?.draft != nil) ? try fields.value(old?.draft) : nil
    let board = game.rules.board
    let notes = ByPlayer(
      first: try fields.notes(old?.notes.first, on: board),
      second: try fields.notes(old?.notes.second, on: board, name: "other-notes"))
    return try fields.made(old) {
      guard let names = PlayerNames(names), keys.first != keys.second, min(wins.first, wins.second) >= 0 else {
        return nil
      }
      var saved = SavedTwo(names, game, keys: keys)
      saved.opener = opener
      saved.person = person
      saved.earlier = wins
      saved.draft = draft
      saved.notes = notes
      if hasMessage { saved.message = MessageContent(in: url) }
      guard hasMessage == (saved.message != nil), saved.isPossible, TwoPlayers.canResume(saved) else { return nil }
      return saved
    }
  }

  private static let persons = Duel.Player.allCases.map { (value: $0, word: $0.name) }

  /// Whether the message can belong to this game between these players.
  private var isPossible: Bool {
    switch (message, game) {
    case (nil, _): return person == opener
    case (.hunt(let hunt)?, .hunt(let rules)): return hunt.rules == rules
    case (.duel(let duel)?, .duel(let terms)):
      return duel.terms == terms
        && Duel.Player.allCases.allSatisfy { person in
          (try? OwnDuel(duel, key: keys[person]))?.player == (person == opener ? .first : .second)
        }
    case (.hunt?, .duel), (.duel?, .hunt): return false
    }
  }

  /// The game in the title's list.
  package func listing(number: Int, age: Int?) -> Listing {
    var listing = Listing.twoPlayers(first: names.first, second: names.second, game, turn: name(of: person), age: age)
    listing.venue = .two(number)
    return listing
  }
}
