// Safety: hostile links and storage, two tabs, reloads, and requests that the page must not make.

import BattleshipCore
import Foundation
import Testing

extension PageTests {
  @Test func `nothing is requested after the page has loaded, and the log has no errors`() async throws {
    try await Browser.with { browser in
      try await browser.open("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      try await browser.fire("B2")
      try await browser.press("Advice")
      try await browser.until("document.getElementById('saying').textContent.includes('would fire')")
      let sent = try await browser.log("performance").filter { $0.contains("Network.requestWillBeSent\"") }
      let strange = sent.filter { !$0.contains("file://") && !$0.contains("blob:") && !$0.contains("data:") }
      #expect(!sent.isEmpty)
      #expect(strange.isEmpty)
      #expect(try await browser.log("browser").isEmpty)
    }
  }

  @Test func `the policy lets only the built code run, and the file says so`() async throws {
    let page = try String(contentsOf: Browser.file, encoding: .utf8)
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("unsafe-inline"))
    #expect(!page.contains("unsafe-eval'") || page.contains("'wasm-unsafe-eval'"))
    #expect(page.firstMatch(of: /<[^>]*\son\w+=/) == nil)
    try await Browser.with { browser in
      try await browser.open()
      try await browser.run(
        "const s = document.createElement('script'); s.textContent = 'window.bad = 1'; document.body.append(s)")
      #expect(try await browser.flag("window.bad") == false)
      // The page itself runs the delayed text, not the driver.
      try await browser.run("setTimeout('window.late = 1')")
      try await browser.run("setTimeout(() => { window.later = 1 }, 20)")
      try await browser.until("window.later")
      #expect(try await browser.flag("window.late") == false)
    }
  }

  @Test func `any query leads to a sentence at most, and never runs`() async throws {
    let queries = [
      "?", "?%", "?Ship_Location=<img src=x onerror=window.bad=1>&Is_Complete=0",
      "?Ship_Location=0&Is_Complete=javascript:alert(1)",
      "#?Format=2", "?Format=3", "?Ship_Location=%F0%9F%9A%80", "?" + String(repeating: "Guess=1&", count: 700),
      "#<script>window.bad=1</script>",
      "?Format=2&Board=3x3&Fleet=1.1&Seal=\"><script>&Is_Complete=0",
    ]
    try await Browser.with { browser in
      for query in queries {
        let path =
          query.addingPercentEncoding(withAllowedCharacters: CharacterSet.urlQueryAllowed.union(["#", "%"])) ?? query
        try await browser.openAfresh(path)
        #expect(try await browser.flag("window.bad") == false)
        #expect(try await browser.flag("document.querySelector('main img, main script')") == false)
        let refusal = try await browser.text("document.getElementById('refusal').textContent")
        #expect(refusal.isEmpty == ["?", "?%"].contains(query), "\(query): \(refusal)")
        #expect(try await browser.spoken("#name").label == "Battleships")
      }
    }
  }

  @Test func `any content of the storage is tolerated`() async throws {
    let texts = ["", "<b>", "\\u0000", "fair a b ?", "title", "duel ?Format=2 - - - -", "hide 99.hunt - - - -"]
    try await Browser.with { browser in
      try await browser.open()
      for text in texts {
        for name in ["key", "solo", "last"] {
          try await browser.run("localStorage.setItem('battleship.\(name)', arguments[0])", [text])
        }
        try await browser.run("sessionStorage.setItem('battleship.note', arguments[0])", [text])
        try await browser.openAfresh()
        #expect(try await browser.flag("document.querySelectorAll('#menu button').length === 6"))
        // The error is shown before ships are placed, which could not be sealed.
        try await browser.press("Challenge a friend")
        let refusal = try await browser.text("document.getElementById('refusal').textContent")
        #expect(refusal.hasPrefix("The key saved in this browser cannot be read."), "\(text)")
        #expect(try await browser.text("localStorage.getItem('battleship.key')") == text)
      }
    }
  }

  @Test
  func `the first click on a button works after typing in a field, and Enter in the field does the same`()
    async throws
  {
    let link = "https://example.org/?Ship_Location=0&Ship_Location=1&Is_Complete=0"
    try await Browser.with { browser in
      for ending in ["click", "enter"] {
        try await browser.openAfresh()
        try await browser.click("#button-write-link")
        #expect(try await browser.flag("document.activeElement.id === 'field-link'"))
        try await browser.type(ending == "click" ? " \(link). " : "\(link)\u{E007}")
        if ending == "click" { try await browser.click("#button-open") }
        #expect(try await browser.text("document.body.dataset.place") == "game", "\(ending)")
        try await browser.press("Your games")
      }
      try await browser.openAfresh()
      try await browser.press("Your key")
      try await browser.click("#field-key")
      try await browser.type(String(repeating: "A", count: 42) + "E")
      try await browser.click("#button-import-key")
      try await browser.until("localStorage.getItem('battleship.key')?.length === 43")
    }
  }

  @Test func `giving up asks in another place: a double click there gives nothing up`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("volley", "1")
      try await browser.press("Challenge a friend")
      try await browser.press("Shuffle")
      try await browser.press("Finished")
      var generator = SplitMix64(seed: 5)
      var duel = try await Duel(messageURL: browser.link())
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
      try await browser.openAfresh("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst())
      let place = "const p = document.getElementById('button-resign').getBoundingClientRect();"
      let point = "[p.left + p.width / 2, p.top + p.height / 2]"
      try await browser.run("\(place) window.point = \(point)")
      try await browser.click("#button-resign")
      // Nothing moved: the same button is still there, and it does not confirm.
      try await browser.run("document.elementFromPoint(...window.point)?.click()")
      #expect(try await browser.flag("document.getElementById('link')") == false)
      let question = try await browser.text("document.getElementById('question').textContent")
      #expect(question == "Give up this game?CancelGive up")
      try await browser.click("#button-confirm")
      #expect(try await Duel(messageURL: browser.link()).winner == .second)
    }
  }

  @Test func `storage that is emptied while the page is open gets the key back before a link is shown`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.press("Challenge a friend")
      try await browser.press("Shuffle")
      try await browser.press("Finished")
      let link = try await browser.link()
      let key = try await browser.text("localStorage.getItem('battleship.key')")
      let first = try await browser.window()
      // Another tab empties the storage: the open tab notices, and stores its key again.
      _ = try await browser.newTab()
      try await browser.openAfresh()
      try await browser.run("localStorage.clear()")
      try await browser.show(first)
      try await browser.until("localStorage.getItem('battleship.key') === '\(key)'")
      try await browser.until("document.getElementById('link')?.textContent === '\(link)'")
    }
  }

  @Test func `a full storage shows a sentence and no link`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.run(
        "Storage.prototype.setItem = function () { throw new DOMException('', 'QuotaExceededError') }")
      try await browser.press("Challenge a friend")
      try await browser.press("Shuffle")
      try await browser.press("Finished")
      try await browser.until("!document.getElementById('refusal').hidden")
      let refusal = try await browser.text("document.getElementById('refusal').textContent")
      #expect(refusal.hasPrefix("The browser's storage is full"))
      #expect(try await browser.flag("document.getElementById('link')") == false)
    }
  }

  @Test func `two tabs on one duel send one message`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("volley", "1")
      try await browser.press("Challenge a friend")
      try await browser.press("Shuffle")
      try await browser.press("Finished")
      let link = try await browser.link()
      // The engine joins as the other player.
      var duel = try Duel(messageURL: link)
      var generator = SplitMix64(seed: 5)
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      let key = PlayerKey(using: &generator)
      try duel.join(fleet, shots: [.a1], key: key, using: &generator)
      let query = "#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst()
      let first = try await browser.window()
      try await browser.openAfresh(query)
      let second = try await browser.newTab()
      try await browser.open(query)
      #expect(try await browser.flag("document.querySelector('.live')"))
      try await browser.fire("C3")
      let sent = try await browser.link()
      try await browser.show(first)
      try await browser.until("document.getElementById('link')?.textContent === '\(sent)'")
      #expect(try await browser.flag("document.querySelector('.live')") == false)
      #expect(first != second)
    }
  }

  @Test func `a reloaded page resumes where it was`() async throws {
    try await Browser.with { browser in
      try await browser.open("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      try await browser.fire("C3")
      _ = try await browser.run("location.reload()")
      try await browser.until("'ready' in document.body.dataset")
      #expect(try await browser.label("C3") == "C3, miss")
    }
  }

  @Test func `a name is remembered as soon as it is written`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.press("Challenge a friend")
      try await browser.click("#field-name")
      try await browser.type("Ann")
      _ = try await browser.run("localStorage.removeItem('battleship.last'); sessionStorage.clear(); location.reload()")
      try await browser.until("'ready' in document.body.dataset")
      #expect(try await browser.text("document.getElementById('field-name').value") == "Ann")
    }
  }
}
