// The sentences at a seat, in English.

import BattleshipCore

extension SeatSentences {
  static var english: SeatSentences {
    SeatSentences(
      gameName: "Battleships",
      spacedName: "B A T T L E S H I P S",
      hideTitle: "Hide your ships",
      huntTitle: "Find the ships",
      overTitle: "The game is over",
      waitTitle: "The other player's turn",
      rules: { rules in
        let lives = rules.losingMiss.map { English.count($0, "life", "lives") } ?? "unlimited misses"
        let (ships, cells) = (rules.shipLengths.count, rules.board.cellCount)
        let apart: SafeText = rules.apart ? " apart" : ""
        return "\(English.count(ships, "ship", "ships"))\(apart), \(English.count(cells, "cell", "cells")), \(lives)"
      },
      start: "Start game",
      again: "Play again",
      resume: "Go on",
      finished: "Finished",
      reply: "Reply with the result",
      close: "Leave",
      letHide: { name in "\(name) hides next" },
      handOverTo: { name in "Pass to \(name)" },
      shipsToPlace: { count in count > 0 ? "Ships to place: \(count)" : "All ships are placed" },
      nextShip: { length in "t turns the \(English.shipName(length))" },
      apart: "ships may not touch",
      lives: { left, all in "Lives \(left)/\(all)" },
      misses: { count in "Misses \(count)" },
      hits: { count, all in "Hit \(count)/\(all)" },
      afloat: { lengths in
        lengths.isEmpty ? "none afloat" : "\(English.count(lengths.count, "ship", "ships")) afloat"
      },
      shipName: English.shipName,
      shotCount: { count in English.count(count, "shot", "shots") },
      logged: { cell, result in
        switch result {
        case .miss: "\(SafeText(cell)) miss"
        case .sunk(let ship): "\(SafeText(cell)) sunk, \(English.shipName(ship.length))"
        case .hit: "\(SafeText(cell)) hit"
        }
      },
      more: { count in "+\(count) more" },
      shot: { cell, result, livesLeft in
        switch result {
        case .miss: "\(SafeText(cell)): miss.\(English.livesLeft(livesLeft))"
        case .sunk(let ship): "\(SafeText(cell)): \(English.sunk(ship))!"
        case .hit: "\(SafeText(cell)): hit!"
        }
      },
      advice: { cells, percent in
        let hit: SafeText = cells.count == 1 ? " (\(percent)%)." : "."
        return "The computer would fire at \(English.list(cells.map { SafeText($0) }, between: ", "))\(hit)"
      },
      likelier: { cell, percent, best in
        "\(SafeText(cell)) (\(percent)%) is likelier, but \(SafeText(best)) tells more."
      },
      ending: { status, seeker in
        switch (status, seeker) {
        case (.won, nil): "You win! You destroyed all the ships!"
        case (.won, let name?): "\(name.start) destroyed all the ships!"
        case (.lost, nil): "You lost. The ships are shown."
        case (.lost, let name?): "\(name.start) lost!"
        case (.overUnrecorded, _): "This game is over; its shots were not recorded."
        case (.open, nil): "You are looking for the ships."
        case (.open, let name?): "\(name.start) is looking for the ships."
        }
      },
      waiting: { name in "Your ships are hidden. It is \(name.within)'s turn." },
      naming: { row in "row \(row): now the number of the column" },
      you: "You",
      otherPlayer: PlayerName("The other player", within: "the other player")
    )
  }
}

/// The grammar of English, as far as it is needed, such as the plural.
enum English {
  /// A number with the word for one, or for several.
  static func count(_ number: Int, _ one: SafeText, _ several: SafeText) -> SafeText {
    "\(number) \(number == 1 ? one : several)"
  }

  /// The name for ships of a length.
  @Sendable static func shipName(_ length: Int) -> SafeText {
    switch length {
    case 1: "Boat"
    case 2: "Destroyer"
    case 3: "Cruiser"
    case 4: "Battleship"
    case 5: "Carrier"
    default: "Ship of \(length)"
    }
  }

  /// That a ship was sunk.
  static func sunk(_ ship: Ship) -> SafeText {
    ship.length == 1 ? "sunk, a boat" : "sunk, a ship of \(ship.length)"
  }

  /// A list of things: `A1 and C3`.
  static func list(_ things: [SafeText], between: SafeText = " and ") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }

  /// The lives that are left, as a sentence after another one; empty if there are none or misses never lose.
  static func livesLeft(_ left: Int?) -> SafeText {
    guard let left, left > 0 else { return "" }
    return " \(count(left, "life", "lives")) left."
  }
}
