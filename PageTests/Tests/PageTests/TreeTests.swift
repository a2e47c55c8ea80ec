// The accessibility tree of each screen: the question, the opponent, and the possible actions.

import Foundation
import Testing

extension Browser {
  /// Compares the names of headings, buttons, and all other controls.
  fileprivate func expectTree(
    _ headings: Set<String>, _ buttons: Set<String>, _ others: Set<String> = [], at place: String
  ) async throws {
    let tree = try await tree()
    // A minute may begin while the page is read.
    func names(_ roles: String...) -> Set<String> {
      Set(tree.filter { roles.contains($0.role) }.map { $0.name.replacing(" 1 min", with: " now") })
    }
    #expect(names("heading") == headings, "\(place)")
    #expect(names("button") == buttons, "\(place)")
    #expect(names("grid", "textbox", "image", "slider") == others, "\(place)")
  }

  fileprivate func write(_ text: String, in field: String) async throws {
    try await click("#field-\(field)")
    try await type(text)
  }
}

private let menu: Set = [
  "Play the computer", "Challenge a friend", "Board of the day", "Two players here", "Hide ships for a hunt",
  "Open a link",
  "How to play", "Your key", "中文",
]
private let title: Set = ["Battleships", "Hide your ships, then find theirs."]
private let inGame: Set = ["Your games", "How to play"]
private let ships: Set = [
  "a ship of 5, afloat", "a ship of 4, afloat", "a ship of 3, afloat", "a ship of 2, afloat",
]

extension PageTests {
  @Test func `a screen reader gets the question, the opponent and the possible actions`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.expectTree(title, menu, at: "title")
      try await browser.press("Challenge a friend")
      let placing = inGame.union(ships).union(["Finished", "Shuffle", "Turn", "Undo", "Clear"])
      let name = "Your name, seen by the other player"
      try await browser.expectTree(["Hide your ships"], placing, ships.union(["The sea", name]), at: "hide")
      try await browser.write("Ann", in: "name")
      try await browser.press("Finished")
      let link = try await browser.link()
      try await browser.expectTree(
        ["Send your link", "The other player", "Your fleet"], inGame.union(["Share", "Copy the link", "Open"]),
        ["Your fleet", "Paste their reply"], at: "letter")
      try await browser.press("Your games")
      try await browser.until("document.querySelector('#games li')")
      try await browser.expectTree(
        title.union(["Your games"]),
        menu.union(["Duel Their turn not joined, 10x10 now", "Delete: Duel, not joined, 10x10"]), at: "games")
      try await browser.press("How to play")
      try await browser.expectTree(
        ["How to play", "1 Hide", "2 Fire", "3 Sink them all", "With a friend, by link"], ["Back", "Got it"],
        at: "how to play")
      try await Browser.with(width: 390, height: 844) { other in
        try await other.open(String(link[#require(link.firstIndex(of: "#"))...]), joins: false)
        try await other.expectTree(
          ["Battleships", "Ann challenges you"], inGame.union(["Join"]),
          ["Your name, seen by Ann"], at: "challenge")
        try await other.write("Robin", in: "name")
        try await other.press("Join")
        try await other.press("Finished")
        for cell in ["A1", "B2"] { try await other.fire(cell) }
        let boards: Set = ["Ann's waters", "Your fleet"]
        let heads: Set = ["Ann", "Your fleet", "Their ships"]
        try await other.expectTree(
          heads.union(["Your turn: 5 shots"]), inGame.union(["A1", "B2", "Aim 3 more", "Advice", "Mark"]),
          boards.union(ships),
          at: "battle")
        for cell in ["C3", "D4", "E5"] { try await other.fire(cell) }
        try await other.press("Fire")
        _ = try await other.link()
        try await other.expectTree(
          heads.union(["Send your link"]), inGame.union(["Share", "Copy the link", "Open"]),
          boards.union(ships).union(["Paste their reply"]), at: "their answer")
        try await other.run("navigator.share = async () => {}")
        try await other.press("Share")
        try await other.expectTree(
          heads.union(["Sent. Waiting for Ann"]), inGame.union(["Share again", "Copy the link", "Open"]),
          boards.union(ships).union(["Paste their reply"]), at: "waiting")
      }
    }
  }

  @Test func `a screen reader gets the lock, the key, the end of a duel and its replay`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.press("Your key")
      try await browser.expectTree(
        ["Your key", "No key yet: your first duel by link makes one"], ["Back", "Use this key"],
        ["Key from another browser"], at: "key")
      try await browser.openAfresh("")
      try await browser.choose("rules", "0")
      try await browser.playComputer3x3()
      let boards: Set = ["Enemy waters", "Your fleet"]
      let ending = try await browser.words("heading")
      #expect(["You win!", "You lost"].contains(ending))
      try await browser.expectTree(
        boards.union(["Computer", ending]), inGame.union(["Watch again", "Share the result", "Rematch"]), boards,
        at: "end")
      try await browser.press("Watch again")
      try await browser.expectTree(
        boards.union(["Computer", "Replay"]), ["Back", "Pause", "Next", "Close", "How to play"],
        boards.union(["Shot"]), at: "replay")
    }
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.playTwo()
      try await browser.fire("C3")
      try await browser.press("Pass to John")
      try await browser.until("document.getElementById('button-unlock')")
      try await browser.expectTree(["Battleships", "Pass to John"], inGame.union(["I am John: unlock"]), at: "lock")
    }
  }
}
