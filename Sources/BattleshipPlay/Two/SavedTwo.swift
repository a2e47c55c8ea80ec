// A saved game of two players at one keyboard: enough to resume it. It holds both keys, so it is private.

import BattleshipCore

package struct SavedTwo: Hashable, Sendable {
  package let names: PlayerNames
  package let game: ChosenGame
  /// The keys, the first player's first.
  let keys: [PlayerKey]

  /// The player who hides first in the current game; in a duel the other one fires first.
  package var opener = Duel.Player.first
  /// The player who has the keyboard, or takes it next.
  package var person = Duel.Player.first
  /// How many games each player had won before the current one.
  var earlier = Wins()
  /// The last message of the current game.
  package var message: MessageContent?
  /// The unsent work of the player at the keyboard; nil for none.
  var draft: SeatDraft?
  /// The cells with each player's water marks, the first player's first.
  var notes = [CellSet(), CellSet()]

  struct Wins: Hashable, Sendable {
    var first = 0
    var second = 0
  }

  init(_ names: PlayerNames, _ game: ChosenGame, keys: [PlayerKey]) {
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

  /// The index of a person in a list, the first player's first.
  static func place(of person: Duel.Player) -> Int { person == .first ? 0 : 1 }

  func key(of person: Duel.Player) -> PlayerKey { keys[Self.place(of: person)] }

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
    !isOver && (message.map { _ in true } ?? draft.map { !$0.ships.ships.ships.isEmpty } ?? false)
  }

  /// The score, including the current game.
  var score: Wins {
    var score = earlier
    switch winner {
    case .first?: score.first += 1
    case .second?: score.second += 1
    case nil: break
    }
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
    let keys = [try fields["key"].key(old?.keys[0]), try fields["other-key"].key(old?.keys[1])]
    let opener = try fields["opener"].choice(old?.opener, of: persons)
    let person = try fields["person"].choice(old?.person, of: persons)
    let wins = Wins(
      first: try fields["first"].number(old?.earlier.first), second: try fields["second"].number(old?.earlier.second))
    let hasMessage = try fields["url"].isThere(old?.message != nil)
    let url = hasMessage ? try fields["url"].text(old?.message?.messageURL()) : ""
    let draft = try fields["columns"].isThere(old?.draft != nil) ? try fields.value(old?.draft) : nil
    let board = game.rules.board
    let notes = [
      try fields.notes(old?.notes[0], on: board), try fields.notes(old?.notes[1], on: board, name: "other-notes"),
    ]
    return try fields.made(old) {
      guard let names = PlayerNames(names), keys[0] != keys[1], wins.first >= 0, wins.second >= 0 else { return nil }
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

  private static let persons: [(value: Duel.Player, word: String)] = [(.first, "first"), (.second, "second")]

  /// Whether the message can belong to this game between these players.
  private var isPossible: Bool {
    switch (message, game) {
    case (nil, _): return person == opener
    case (.hunt(let hunt)?, .hunt(let rules)): return hunt.rules == rules
    case (.duel(let duel)?, .duel(let terms)):
      return duel.terms == terms
        && Duel.Player.allCases.allSatisfy { person in
          (try? OwnDuel(duel, key: key(of: person)))?.player == (person == opener ? .first : .second)
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
