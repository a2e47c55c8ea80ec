// Every sentence: each is complete in itself, so that it can be heard without the ones before it.

import BattleshipCore

enum Words {
  static let whichGame = "Say messages, skirmish or classic for a new game, or paste the URL of a game."

  static let handOver = """
    All ships are hidden. Press Enter when the other player has the keyboard, or say link for a URL to send.
    """

  static let notStraight = "A ship goes along a row or down a column, and its left or upper end is named first."

  static func howToHide(_ draft: FleetDraft) -> String {
    let example = draft.lengthsToPlace.contains { $0 > 1 } ? "its first and last cell, as A1 A3" : "its cell, as A1"
    return """
      Hide your ships: for each name \(example). Say random for all of them at random, or back to take one back. \
      \(board(draft.rules.board)) \(toHide(draft))
      """
  }

  static func toHide(_ draft: FleetDraft) -> String {
    "To hide: \(ships(draft.lengthsToPlace))."
  }

  static func howToFire(_ chart: Chart) -> String {
    """
    Find the other player's ships: name a cell to fire at. Say board for what is known, link for a URL, or quit. \
    \(board(chart.rules.board)) Afloat: \(ships(chart.lengthsAfloat)).\(lives(chart))
    """
  }

  static func shot(at cell: Cell, _ result: ShotResult, _ chart: Chart) -> String {
    switch result {
    case .miss: "\(cell): miss.\(lives(chart))"
    case .hit: "\(cell): hit."
    case .sunk(let ship) where chart.status == .open:
      "\(cell): hit, and a ship of \(count(ship.length, "cell")) is sunk. Afloat: \(ships(chart.lengthsAfloat))."
    case .sunk(let ship): "\(cell): hit, and a ship of \(count(ship.length, "cell")) is sunk."
    }
  }

  /// What is known, a sentence for each row.
  static func board(_ chart: Chart) -> [String] {
    (0..<chart.rules.board.rows).map { row in
      let cells = (0..<chart.rules.board.columns).compactMap { Cell(row: row, column: $0) }
      let marks: [(mark: Chart.Mark, word: String)] = [(.miss, "miss"), (.hit, "hit"), (.sunk, "sunk")]
      let known = marks.compactMap { mark, word in
        let names = cells.filter { chart[$0] == mark }.map(\.description)
        return names.isEmpty ? nil : "\(word) at \(names.joined(separator: " and "))"
      }
      return
        "Row \(cells[0].description.prefix(1)): \(known.isEmpty ? "nothing known" : known.joined(separator: ", "))."
    }
  }

  static func end(of game: Game) -> String {
    let places = game.fleet.ships.map(\.description).joined(separator: " and ")
    return switch game.status {
    case .won: "Every ship is sunk, with \(count(game.shots.count, "shot")). The player who fired has won."
    case .lost: "That was the last life. The player who hid the ships has won; they were at \(places)."
    case .overUnrecorded: "The game is over, and nobody wrote down who won."
    case .open: "The game goes on."
    }
  }

  static func obstacle(_ error: FleetError) -> String {
    switch error {
    case .shipOffBoard(_, let size): "That ship does not lie on the board. \(board(size))"
    case .shipsOverlap: "Another ship is in the way. Nothing was changed."
    case .shipsTouch(_, let other): "The ship at \(other) is too close. Nothing was changed."
    case .shipNotInRules(let ship, let lengths):
      "There is no ship of \(count(ship.length, "cell")) to hide. To hide: \(ships(lengths))."
    case .shipsMissing(let lengths): "To hide: \(ships(lengths))."
    case .noLayoutExists: "The ships do not fit on the board."
    case .noLayoutFound: "No place was found for the ships at random."
    }
  }

  static func obstacle(_ error: PlayError) -> String {
    switch error {
    case .cellOffBoard(let cell, let size): "\(cell) is not on the board. \(board(size))"
    case .alreadyOpened(let cell): "\(cell) was fired at before. It cost nothing."
    case .gameOver: "The game is over."
    }
  }

  /// The name of an error's case as words, and the item to blame.
  static func refusal(_ error: MessageURLError) -> String {
    let name = String(describing: error).prefix { $0 != "(" }
    let words = name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    return "This URL is no game: \(words)\(error.evidence.map { ", \($0)" } ?? ""). Paste another one, or say quit."
  }

  private static func board(_ size: BoardSize) -> String {
    let last = Cell(row: size.rows - 1, column: size.columns - 1) ?? .a1
    return "The board goes from A1 to \(last)."
  }

  private static func ships(_ lengths: ShipLengths) -> String {
    "\(count(lengths.count, "ship")), length " + lengths.map(String.init).joined(separator: " and ")
  }

  private static func lives(_ chart: Chart) -> String {
    chart.livesLeft.map { $0 == 1 ? " 1 life left." : " \($0) lives left." } ?? ""
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
