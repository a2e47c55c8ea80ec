// What a phone must show whole: a challenge from the longest name, and on its side seas of any size.

import Foundation
import Testing

extension PageTests {
  @Test(arguments: [(320, 640), (390, 844), (640, 320), (844, 390)])
  func `on a phone a challenge from the longest name is seen whole`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      let link = try await browser.challenge().replacing(
        "&Is_Complete", with: "&Name=Maximiliana-Wilhelmina%20X&Is_Complete")
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.open(at: "about:blank", ready: false)
      try await browser.open(String(link[#require(link.firstIndex(of: "#"))...]), joins: false)
      #expect(try await browser.words("heading") == "Maximiliana-Wilhelmina X challenges you")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test func `on the smallest phone on its side a sea of any size is seen whole, beside the news and its buttons`()
    async throws
  {
    try await Browser.with(width: 640, height: 320) { browser in
      let fits = "document.documentElement.scrollHeight <= innerHeight"
      try await browser.open()
      for (rules, volley) in [("2", "1"), ("3", "afloat"), ("4", "3")] {
        try await browser.choose("rules", rules)
        try await browser.choose("volley", volley)
        try await browser.hideFromComputer()
        #expect(try await browser.flag(fits), "\(rules)")
        try await browser.run("document.querySelectorAll('.live .water')[7].click()")
        #expect(try await browser.flag(fits), "\(rules)")
        // The news touches neither the head nor what is below it.
        let (news, ships) = (try await browser.edges("#news"), try await browser.edges("#ships ul"))
        #expect(news[1] >= 44 && news[3] <= ships[1] + 1, "\(news) \(ships)")
        try await browser.press("Your games")
      }
      try await browser.choose("rules", "1")
      try await browser.press("Challenge a friend")
      try await browser.until("document.querySelector('.board .ship')")
      #expect(try await browser.flag(fits))
      try await browser.press("Finished")
      _ = try await browser.link()
      #expect(try await browser.flag(fits))
    }
  }

  @Test func `on the smallest phone on its side a volley of eight and four ways to play are seen whole`() async throws {
    try await Browser.with(width: 640, height: 320) { browser in
      try await browser.open()
      #expect(try await browser.edges("#menu > :nth-child(4)")[3] <= 260)
      try await browser.choose("rules", "4")
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      try await browser.press("Advice")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test(arguments: [(390, 844), (844, 390)])
  func `with letters twice as large the button that ends hiding is seen whole`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height, letters: 32) { browser in
      try await browser.open()
      try await browser.press("Play the computer")
      try await browser.until("document.querySelector('.board .ship')")
      #expect(try await browser.edges("#button-finished")[3] <= Double(height))
    }
  }

  @Test func `after a loss on the smallest phone no word lies over the ship`() async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      try await browser.open()
      try await browser.loseToComputer()
      // How a game was lost may take more words than that one gave up.
      try await browser.run("document.getElementById('saying').textContent = 'They sank your last ship at J10.'")
      #expect(try await browser.edges("#news")[2] <= browser.edges("#art .hull")[0])
    }
  }

  @Test func `on a phone on its side news of two lines does not touch the head`() async throws {
    try await Browser.with(width: 740, height: 390) { browser in
      try await browser.open()
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      try await browser.press("Advice")
      try await browser.until("document.querySelector('#news.long')")
      #expect(try await browser.edges("#saying")[1] >= 46)
    }
  }

  @Test func `on a tablet on its side the boards of a replay fill the width, above its buttons`() async throws {
    try await Browser.with(width: 1_024, height: 768) { browser in
      try await browser.open()
      try await browser.choose("rules", "0")
      try await browser.hideFromComputer()
      try await browser.run("document.querySelector('.live .water').click()")
      try await browser.until("document.querySelector('#button-resign, #button-replay')")
      if try await browser.flag("document.getElementById('button-resign')") {
        try await browser.click("#button-resign")
        try await browser.click("#button-confirm")
      }
      try await browser.until("document.getElementById('button-replay')")
      try await browser.click("#button-replay")
      try await browser.until("document.querySelector('#step:not([hidden])')")
      let (first, second) = (try await browser.edges(".grid"), try await browser.edges(".board + .board .grid"))
      #expect(first[2] - first[0] >= 400 && second[2] - second[0] >= 400 && first[3] == second[3])
      #expect(try await browser.edges("#buttons")[1] >= first[3])
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test(arguments: [(1_024, 768, 200.0)])
  func `on a tablet on its side one's own fleet is not small beside free room`(width: Int, height: Int, least: Double)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      for rules in ["0", "2", "3", "4"] {
        try await browser.choose("rules", rules)
        try await browser.hideFromComputer()
        let own = try await browser.edges(".own .grid [role=row]")
        #expect(own[2] - own[0] >= least, "\(rules)")
        #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
        #expect(
          try await browser.flag(
            "[...document.querySelectorAll('.own h3, #ships li > *')].every((one) => one.scrollWidth <= one.clientWidth + 1)"
          ), "\(rules)")
        try await browser.press("Your games")
      }
    }
  }

  @Test(arguments: [(844, 390, "3"), (844, 390, "4"), (768, 1_024, "3")])
  func `a hunt for eight or ten ships is seen whole with its buttons`(width: Int, height: Int, rules: String)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", rules)
      try await browser.press("Hide ships for a hunt")
      try await browser.until("document.querySelector('.board .ship')")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      try await browser.press("Finished")
      let link = try await browser.link()
      // It is saved after it is shown; later, its link would open as one's own.
      try await browser.until("Object.values(localStorage).some((text) => text.includes('kind hidden'))")
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.openAfresh(String(link[#require(link.firstIndex(of: "#"))...]))
      try await browser.until("document.querySelector('.live')")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      #expect(try await browser.edges("#button-advise")[3] <= Double(height))
    }
  }

  @Test(arguments: [(390, 844), (768, 1_024)])
  func `ten ships and the field for one's name leave room for the button that ends hiding`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", "3")
      try await browser.press("Challenge a friend")
      try await browser.until("document.querySelector('.board .ship')")
      #expect(try await browser.edges("#button-finished")[3] <= Double(height))
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test func `with letters twice as large a tablet on its side has the buttons beside the sea`() async throws {
    try await Browser.with(width: 1_024, height: 768, letters: 32) { browser in
      // Touched, the page also says how to aim.
      try await browser.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await browser.open()
      try await browser.press("Play the computer")
      try await browser.until("document.querySelector('.board .ship')")
      let (sea, button) = (try await browser.edges(".grid"), try await browser.edges("#button-finished"))
      #expect(sea[2] - sea[0] >= 560 && button[0] >= sea[2] && button[3] <= 768, "\(sea) \(button)")
      try await browser.press("Finished")
      try await browser.until("document.querySelector('.live')")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test(arguments: [(390, 844), (768, 1_024), (1_366, 768)])
  func `where not every game is listed there is the button that lists all`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      for _ in 0..<7 {
        try await browser.hideFromComputer()
        try await browser.press("Your games")
        try await browser.until("document.body.dataset.place === 'title'")
      }
      try await browser.press("All 7")
      try await browser.until("document.querySelectorAll('#games li').length === 7")
      #expect(try await browser.flag("[...document.querySelectorAll('#games li')].every((one) => one.offsetHeight)"))
    }
  }

  @Test func `a hit keeps its color beside the cursor, and the glow of a shot does not grow with its cell`()
    async throws
  {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.open()
      try await browser.choose("rules", "0")
      try await browser.hideFromComputer()
      let hit = try await browser.run(
        """
        const one = document.querySelector(".live .line:has(.cursor) [role=gridcell]:not(.cursor)");
        one.className = "hit";
        return getComputedStyle(one).backgroundImage;
        """)
      #expect((hit as? String)?.contains("radial") == true, "\(String(describing: hit))")
      let glow = try await browser.run(
        """
        const one = document.querySelector(".own [role=gridcell]");
        one.classList.add("newest");
        return getComputedStyle(one).boxShadow.match(/[0-9.]+(?=px)/g).slice(-2).map(Number);
        """)
      let lengths = try #require(glow as? [Double])
      #expect(lengths.count == 2 && lengths.allSatisfy { $0 <= 11 }, "\(lengths)")
    }
  }

  @Test func `on the smallest phone on its side both boards of an end and of a replay are at one height`() async throws
  {
    try await Browser.with(width: 640, height: 320) { browser in
      try await browser.open()
      try await browser.loseToComputer()
      let bottoms = "[...document.querySelectorAll('.grid')].map((one) => one.getBoundingClientRect().bottom)"
      #expect(try await browser.flag("new Set(\(bottoms)).size === 1"))
      try await browser.click("#button-replay")
      try await browser.until("document.querySelector('#step:not([hidden])')")
      #expect(try await browser.flag("new Set(\(bottoms)).size === 1"))
    }
  }

  @Test func `on the smallest phone the words of a victory have the whole width`() async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      try await browser.open()
      try await browser.loseToComputer()
      // A victory takes many shots; the page shows it by this word alone.
      try await browser.run(
        """
        document.body.dataset.end = "won";
        document.getElementById("saying").textContent = "The last ship sank with shot 43. You have never won with fewer shots.";
        """)
      #expect(try await browser.edges("header")[3] <= 215)
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test func `a link that is refused leaves the button below its field where it was`() async throws {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.open()
      try await browser.press("Open a link")
      let before = try await browser.edges("#cards .row button")
      try await browser.type("x\u{E007}")
      try await browser.until("document.querySelector('.refused')")
      #expect(try await abs(browser.edges("#cards .row button")[3] - before[3]) <= 2 && before[3] <= 768)
    }
  }

  @Test func `a finger finds ships to place, folded pages and the list of all games`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      func isTall(_ selector: String) async throws {
        try await browser.until("document.querySelector('\(selector)')?.checkVisibility()")
        let edges = try await browser.edges(selector)
        #expect(edges[3] - edges[1] >= 44, "\(selector) \(edges)")
      }
      try await browser.open()
      try await isTall("#cards summary")
      for _ in 0..<4 {
        try await browser.press("Play the computer")
        try await isTall(".placing button")
        try await browser.press("Finished")
        try await browser.until("document.querySelector('.live:not(.draggable)')")
        try await browser.press("Your games")
      }
      try await isTall("#games .head button")
      try await browser.press("How to play")
      try await isTall("#cards summary")
    }
  }
}
