// What this program says of its own words; all that is said of the game comes from the seat.

import BattleshipCore

enum Words {
  static let whichGame =
    "Say \(Rules.presets.map(\.name).joined(separator: ", ")) for a new game, duel for one in which both fire, "
    + "solo to play the computer, or paste the URL of a game."

  static let whichDuel =
    "Say duel and one of \(Rules.presets.map(\.name).joined(separator: ", ")), then the shots of a turn: a number, or afloat."

  static let whichSolo =
    "Say solo and one of \(Rules.presets.map(\.name).joined(separator: ", ")), then easy, fair or strong."

  static let another = "Press Enter for another duel, or say quit."

  static let passKeyboard = "Done. Press Enter when the other player has the keyboard."

  static let pressEnter = "Press Enter to go on."

  static let howToFireInDuel =
    "Name a cell to fire at. Say board for what is known, hint for advice, resign to give up, or quit."

  static let resignAgain = "Say resign once more to give up for sure."

  static let notBegun = "The duel begins with your first shot, and cannot be given up before; quit leaves it."

  static let linkShowsDuel = "This URL shows the whole duel, with both fleets opened:"

  static let handOver = """
    All ships are hidden. Press Enter when the other player has the keyboard, or say link for a URL to send.
    """

  static let notStraight = "A ship goes along a row or down a column, and its left or upper end is named first."

  static let howToFire = """
    Find the other player's ships: name a cell to fire at. Say board for what is known, hint for advice, link for a URL, or quit.
    """

  static let linkTellsShips = "This URL goes on with the game. It tells the ships:"

  static let linkShowsEnd = "This URL shows the other player how it ended:"

  static func howToHide(hasLongShips: Bool, _ board: BoardSize) -> String {
    let example = hasLongShips ? "its first and last cell, as A1 A3" : "its cell, as A1"
    let last = Cell(row: board.rows - 1, column: board.columns - 1) ?? .a1
    return """
      Hide your ships: for each name \(example). Say random for all of them at random, or back to take one back. \
      The board goes from A1 to \(last).
      """
  }
}
