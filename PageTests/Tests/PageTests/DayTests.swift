// The board of the day in a browser: beside the games on a desk, and its end with bars and a picture to share.

import Foundation
import Testing

extension Browser {
  /// Stores a result of yesterday, because one day alone has no bars.
  func playedYesterday() async throws {
    try await run(
      """
      const day = new Date(Date.now() - 864e5).toISOString().slice(0, 10);
      localStorage.setItem("battleship.daily", `battleship-daily 1\\nstreak 1\\ndays ${day}.44.xXxxXxxXxxxXxxxxX\\n`);
      """)
  }

  /// Fires at every cell in turn until all ships are sunk.
  fileprivate func clearBoard(yesterday: Bool = true) async throws {
    if yesterday { try await playedYesterday() }
    try await click("#button-daily")
    try await until("document.querySelector('.live')")
    try await run(
      "for (const one of [...document.querySelectorAll('.live [role=gridcell]')]) if (one.closest('.live')) one.click()"
    )
    try await until("document.body.dataset.place === 'daily'")
  }
}

extension PageTests {
  @Test func `on a desktop the ways to play, the games and the board of the day are side by side`() async throws {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.open()
      try await browser.press("Play the computer")
      try await browser.until("document.querySelector('.board .ship')")
      try await browser.press("Your games")
      try await browser.press("Challenge a friend")
      try await browser.press("Finished")
      _ = try await browser.link()
      try await browser.press("Your games")
      try await browser.until("document.querySelectorAll('#games li').length === 2")
      try await browser.press("Board of the day")
      try await browser.fire("A1")
      try await browser.press("Your games")
      // The board of the day has its own button, and is not among the games.
      try await browser.until("document.querySelector('#button-daily').dataset.note.includes('1 shot so far')")
      #expect(try await browser.flag("document.querySelectorAll('#games li').length === 2"))
      #expect(try await browser.flag("document.querySelectorAll('#button-daily path[d]').length === 1"))
      // Up to two games stand above the ways to play; more are a column of their own.
      for count in [2, 3] {
        let (play, games, day) = (
          try await browser.edges("#button-play-computer"), try await browser.edges("#games"),
          try await browser.edges("#button-daily")
        )
        #expect(count == 2 ? games[3] < play[1] && games[0] == play[0] : play[2] < games[0], "\(games) \(play)")
        #expect(games[2] < day[0], "\(games) \(day)")
        #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
        try await browser.hideFromComputer()
        try await browser.press("Your games")
        try await browser.until("document.querySelectorAll('#games li').length === \(count + 1)")
      }
    }
  }

  @Test func `on a desktop the end of a board of the day needs no scrolling`() async throws {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.open()
      try await browser.clearBoard()
      #expect(
        try await browser.flag("document.getElementById('buttons').getBoundingClientRect().bottom <= innerHeight"))
    }
  }

  @Test func `on a phone on its side the end of a board of the day needs no scrolling, and its days stand apart`()
    async throws
  {
    try await Browser.with(width: 844, height: 390) { browser in
      try await browser.open()
      try await browser.clearBoard()
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      let names = "[...document.querySelectorAll('#days span')].map((one) => one.getBoundingClientRect())"
      #expect(
        try await browser.flag(
          "\(names).every(({ right }, day) => !\(names)[day + 1] || right < \(names)[day + 1].left)"))
    }
  }

  @Test func `the end of a board of the day has bars, and a picture that is shared or saved`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.clearBoard()
      let shots = try await browser.text("document.querySelector('#figures b').textContent")
      #expect(try await browser.flag("document.querySelectorAll('#days li').length === 7"))
      #expect(try await browser.text("document.querySelector('#days li:last-child b').textContent") == shots)
      let bar = "document.querySelectorAll('#days svg path')"
      #expect(try await browser.flag("\(bar)[6].getBBox().height > \(bar)[0].getBBox().height"))
      let picture = try await browser.tree().first { $0.role == "image" }?.name ?? ""
      #expect(picture.hasPrefix("Battleships, ") && picture.contains("\(shots) shots · computer "))
      #expect(try await browser.flag("document.documentElement.scrollWidth <= innerWidth"))
      let names = try await browser.tree().filter { $0.role == "button" }.map(\.name)
      #expect(
        names == [
          "Your games", "How to play", "Share the result", "Copy", "Save the picture", "Watch again", "Play again",
        ])
      try await browser.run(
        """
        navigator.canShare = ({ files }) => files.length > 0;
        navigator.share = async ({ text, files: [file] }) => {
          const { width, height } = await createImageBitmap(file);
          window.shared = [text.includes("🟦"), file.type, width, height > 400];
        };
        HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href.slice(0, 5)].join(); };
        """)
      try await browser.press("Share the result")
      try await browser.until("window.shared")
      #expect(try await browser.text("JSON.stringify(shared)") == "[true,\"image/png\",792,true]")
      try await browser.press("Save the picture")
      try await browser.until("window.saved")
      #expect(try await browser.text("saved") == "battleships.png,blob:")
      // A picture that cannot be made is told, whatever it was for.
      try await browser.run("HTMLImageElement.prototype.decode = async () => { throw new Error() }")
      for button in ["Save the picture", "Share the result"] {
        try await browser.press("Copy")
        try await browser.until("!document.getElementById('saying').textContent.includes('shared or saved')")
        try await browser.press(button)
        try await browser.until("document.getElementById('saying').textContent.includes('It was not shared or saved')")
      }
      #expect(try await browser.log("browser").isEmpty)
    }
  }
  @Test(arguments: [(1_366, 768, false), (1_366, 768, true), (1_920, 1_080, false), (1_920, 1_080, true)])
  func `on a desktop the buttons of its end fill their column, and are as wide as each other`(
    width: Int, height: Int, hasDays: Bool
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.clearBoard(yesterday: hasDays)
      let widths = "[...document.querySelectorAll('#buttons button:not(.main)')].map((one) => one.offsetWidth)"
      #expect(try await browser.flag("new Set(\(widths)).size === 1"))
      let (main, figures) = (try await browser.edges("#buttons .main"), try await browser.edges("#figures"))
      let (picture, buttons) = (try await browser.edges("#picture"), try await browser.edges("#buttons"))
      #expect(main[0] == buttons[0] && main[2] == figures[2], "\(main) \(figures)")
      // Without days of before, they are beside the picture, and as high.
      #expect(hasDays ? buttons[0] == figures[0] : buttons[1] == picture[1] && buttons[3] == picture[3])
    }
  }
}
