// The game in lines, built from its own package and played through standard input and output.

import BattleshipCore
import Testing

@Suite("Line mode") struct LineModeTests {
  private static let fresh = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
  private let fresh = Self.fresh

  /// What the program says to these lines. It never complains anywhere else, and always ends by itself.
  private func said(_ argument: String?, _ lines: String..., end: String = "\n") throws -> [String] {
    let run = try run(
      words: [built("line-mode")] + (argument.map { [$0] } ?? []), input: lines.joined(separator: "\n") + end)
    #expect(run.status == 0 && run.complaint.isEmpty)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `two people play a whole game at one keyboard`() throws {
    let lines = try said("messages", "A1", "C3", "", "B2", "a1", "c3", "B3")
    let empty = Array(repeating: "", count: 200)
    #expect(
      lines == [
        "Hide your ships: for each name its cell, as A1. Say random for all of them at random, or back to take one back."
          + " The board goes from A1 to C3. To hide: 2 ships, length 1 and 1.",
        "To hide: 1 ship, length 1.",
        "All ships are hidden. Press Enter when the other player has the keyboard, or say link for a URL to send.",
      ] + empty + [
        "Find the other player's ships: name a cell to fire at. Say board for what is known, hint for advice, link for a URL, or quit."
          + " The board goes from A1 to C3. Afloat: 2 ships, length 1 and 1. 3 lives left.",
        "B2: miss. 2 lives left.",
        "A1: hit, and a ship of 1 cell is sunk. Afloat: 1 ship, length 1.",
        "C3: hit, and a ship of 1 cell is sunk.",
        "Every ship is sunk, with 3 shots. The player who fired has won.",
      ])
  }

  @Test func `what cannot be used says why, and loses nothing`() throws {
    let hiding = try said("skirmish", "Z9", "A1 B2", "A1 A5", "back", "F6 F7", "A1-A3", "a3 to b3", "A1 A2")
    let toHide = "To hide: 3 ships, length 3 and 2 and 2."
    #expect(
      hiding.dropFirst().dropLast() == [
        "That is no cell. " + hiding[0],
        "A ship goes along a row or down a column, and its left or upper end is named first.",
        "There is no ship of that length left. " + toHide,
        "There is no ship to take back.",
        "That ship would reach beyond the board. " + toHide,
        "To hide: 2 ships, length 2 and 2.",
        "That ship would lie over another one. To hide: 2 ships, length 2 and 2.",
        "That ship would lie over another one. To hide: 2 ships, length 2 and 2.",
      ])
    let firing = try said(fresh, "B2", "b2", "D1", "two words", "C3", "board", "link", "quit")
    #expect(firing[2] == "B2 was already shot at. That cost nothing.")
    #expect(firing[3] == "D1 is not on the board.")
    #expect(firing[4].hasPrefix("That is no cell. Find the other player's ships"))
    #expect(firing[6...8] == ["Row A: nothing known.", "Row B: miss at B2.", "Row C: hit at C3."])
    #expect(firing[10] == fresh + "&Guess=4&Guess=8")
    #expect(firing[11...] == ["Goodbye.", firing[9], firing[10]])
  }

  @Test func `a game goes on from its URL, and back to where it came from`() throws {
    let hidden = try said("classic", "random", "link")
    let game = try Game(messageURL: hidden[3])
    #expect(game.rules == .classic && game.shots.isEmpty)
    #expect(!hidden[0...2].joined().contains("Ship_Location"))

    let lost = try said(nil, fresh, "B1", "B2", "B3")
    #expect(
      lost[0] == "Say messages, skirmish, classic, seabattle for a new game, duel for one in which both fire, "
        + "solo to play the computer, or paste the URL of a game.")
    #expect(lost[5] == "That was the last life. The player who hid the ships has won; they were at A1 and C3.")
    let url = try #require(lost.last)
    #expect(try Game(messageURL: url).status == .lost)
    #expect(try said(url) == [lost[5]])
  }

  @Test func `two people play a duel at one keyboard, and the end is fair`() throws {
    let lines = try said(
      "duel messages", "A1", "C3", "", "A2", "C2", "B1", "", "b1", "", "A1", "", "c2", "", "C3", "", "a2", "", "", "",
      "", "")
    let spoken = lines.filter { !$0.isEmpty }
    #expect(spoken.count { $0 == "Done. Press Enter when the other player has the keyboard." } == 7)
    #expect(spoken.contains { $0.contains("All your ships are sunk.") })
    #expect(spoken.contains { $0.contains("You win!") })
    #expect(spoken.contains { $0.contains("Both played fair: every answer was true.") })
    #expect(try Duel(messageURL: try #require(spoken.last)).verdict == .fair)
    // No ship of either is said while it is hidden.
    let first = try #require(spoken.firstIndex { $0.hasPrefix("Done.") })
    let open = spoken[first...].prefix(6).filter { !$0.contains("The board goes from") }
    #expect(!open.joined().contains("C3"))
  }

  @Test func `in a duel what cannot be used says why, and giving up asks twice`() throws {
    let lines = try said("duel chess", "duel messages 10", "duel messages 2", "Z9", "random", "random")
    let which =
      "Say duel and one of messages, skirmish, classic, seabattle, then the shots of a turn: a number, or afloat."
    #expect(Array(lines.prefix(2)) == [which, which])
    let resigned = try said(
      "duel messages", "random", "", "random", "D4", "A1", "", "resign", "board", "resign", "resign", "", "")
    #expect(
      resigned.contains("D4 is not on the board.") && resigned.contains("Say resign once more to give up for sure."))
    #expect(resigned.contains("Enemy waters.") && resigned.contains("Your fleet."))
    #expect(try Duel(messageURL: try #require(resigned.last)).status == .resigned(winner: .second))
  }

  @Test func `a person plays the computer, is advised, and plays again`() throws {
    let lines = try said(
      "solo messages strong", "A1", "Z9", "A1", "C3", "hint", "D9", "board", "resign", "A1", "resign", "resign",
      "chess", "",
      "random", "quit")
    #expect(lines[0].hasPrefix("Hide your ships: for each name its cell, as A1."))
    let left = lines[0].replacing("2 ships, length 1 and 1", with: "1 ship, length 1")
    #expect(
      lines[1...3] == [
        "To hide: 1 ship, length 1.", "That is no cell. " + left,
        "That ship would lie over another one. To hide: 1 ship, length 1.",
      ])
    #expect(
      lines[4] == "Fire a shot." && lines[5].hasPrefix("The computer would fire at ") && lines[5].contains("(22%)."))
    #expect(lines[6] == "D9 is not on the board." && lines[7...8] == ["Enemy waters.", "Row A: nothing known."])
    #expect(lines.contains("Row C: ship at C3."))
    #expect(lines.contains("The duel begins with your first shot, and cannot be given up before; quit leaves it."))
    // Both fleets are opened, the next duel is the computer's to begin, and nothing is said twice.
    let end = try #require(lines.firstIndex { $0.hasPrefix("You gave up.") })
    #expect(lines[end - 1] == "Say resign once more to give up for sure.")
    #expect(lines[end + 1] == "You 0 : 1 computer. Press Enter for another duel, or say quit.")
    #expect(lines[end + 2] == "Press Enter for another duel, or say quit." && lines[end + 3] == lines[0])
    #expect(lines[end + 4].hasPrefix("The computer ") && lines[end + 5] == "Goodbye." && lines.count == end + 6)
    let which = "Say solo and one of messages, skirmish, classic, seabattle, then easy, fair or strong."
    #expect(try said("solo chess", "solo messages clever", "quit") == [which, which, "Goodbye."])
  }

  @Test func `a URL that is no game is refused with the item to blame`() throws {
    let url = "?Ship_Location=0&Ship_Location=9&Is_Complete=0"
    #expect(
      try said(url, "quit") == [
        "This URL is no game. Ship_Location=9 (item 2) is not on the board of 3x3. Paste another one, or say quit.",
        "Goodbye.",
      ])
    #expect(try said("chess", "quit")[0].hasPrefix("There is no such game. Say messages"))
  }

  @Test(arguments: [nil, "messages", fresh])
  func `the end of input ends the program in words`(argument: String?) throws {
    let lines = try said(argument, end: "")
    let end = ["The input has ended, and so has this program."]
    let url = argument == fresh ? ["This URL goes on with the game. It tells the ships:", fresh] : []
    #expect(Array(lines.dropFirst()) == end + url)
  }
}
