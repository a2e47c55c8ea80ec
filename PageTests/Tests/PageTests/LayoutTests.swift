// Laws of the layout, on every kind of screen and in every size: nothing overlaps, no page is taller than what is on it,
// and the button that goes on is in sight.

import Foundation
import Testing

/// Phones upright, small and on their side, a tablet, a small desk and larger ones.
private let sizes = [(390, 844), (320, 640), (844, 390), (768, 1_024), (1_024, 768), (1_366, 768), (1_920, 1_080)]

/// The parts of the page that overlap, and how much of the page lies below the lowest of them.
private let layout = """
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1
    && !/absolute|fixed/.test(getComputedStyle(one).position) && getComputedStyle(one).display !== "contents";
  const parts = [...document.querySelectorAll(`header > :not(#art, #news), main > :not(#play), #play > :not(#boards), .grid,
    .board h3, .board p, #cards > *, .card > *, .card label > *, #menu > *, #games li, #games li button > *, #figures > *,
    #figures li > *, #buttons > *, #facts > *, .slots > *, #ships li > *, #log span, #links > *`)].filter(isSeen);
  const overlaps = [];
  for (const [index, one] of parts.entries()) for (const other of parts.slice(index + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const [a, b] = [one, other].map((part) => part.getBoundingClientRect());
    const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (across > 2 && down > 2) overlaps.push([one, other].map((part) => part.id || part.className || part.textContent).join(" / "));
  }
  const lowest = Math.max(...parts.map((one) => one.getBoundingClientRect().bottom)) + scrollY;
  return [overlaps.join(), String(Math.max(0, document.documentElement.scrollHeight - Math.max(innerHeight, lowest)))];
  """

extension Browser {
  func resize(_ width: Int, _ height: Int) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": min(width, height) < 500])
    // The page hears of it with the next frame.
    try await run("dispatchEvent(new Event('resize'))")
  }

  /// Expects the laws of the layout in every size.
  fileprivate func expectOrder(_ name: String) async throws {
    for (width, height) in sizes {
      try await resize(width, height)
      let found = try #require(try await run(layout) as? [String])
      #expect(found[0] == "", "\(name) at \(width)")
      #expect(try #require(Double(found[1])) < 40, "\(name) at \(width)")
    }
    try await resize(1_366, 768)
  }

  /// The lower edges of some elements.
  fileprivate func bottoms(_ selector: String) async throws -> [Double] {
    let script =
      "return [...document.querySelectorAll(arguments[0])].map((one) => one.getBoundingClientRect().bottom)"
    return try #require(try await run(script, [selector]) as? [Double])
  }
}

extension PageTests {
  @Test(arguments: ["en", "zh"])
  func `in every size nothing overlaps, and no page is taller than what is on it`(language: String) async throws {
    try await Browser.with(width: 1_366, height: 768, language: language) { browser in
      try await browser.open()
      try await browser.expectOrder("title")
      for page in ["rules", "key"] {
        try await browser.click("#button-\(page)")
        try await browser.expectOrder(page)
        try await browser.click("#button-back")
      }
      try await browser.click("#button-write-link")
      try await browser.click("#cards summary")
      try await browser.expectOrder("options")
      try await browser.choose("rules", "1")
      try await browser.click("#button-challenge")
      try await browser.expectOrder("hiding")
      try await browser.click("#button-finished")
      _ = try await browser.link()
      try await browser.expectOrder("link")
      try await browser.click("#button-leave")
      try await browser.click("#button-play-computer")
      try await browser.until("document.querySelector('.board .ship')")
      try await browser.click("#button-finished")
      try await browser.until("document.querySelector('.live:not(.draggable)')")
      try await browser.run("document.querySelector('.live .water').click()")
      try await browser.until("document.querySelectorAll('#log p').length === 2 && document.querySelector('.live')")
      try await browser.expectOrder("duel")
      for _ in 0..<36 where try await browser.flag("document.body.dataset.place !== 'end'") {
        let water = "document.querySelectorAll('.board:first-child .water').length"
        try await browser.run("window.water = \(water); document.querySelector('.live .water').click()")
        try await browser.until(
          "document.body.dataset.place === 'end' || (\(water) < window.water && document.querySelector('.live'))")
      }
      try await browser.expectOrder("end")
      try await browser.click("#button-replay")
      try await browser.run(
        "const one = document.getElementById('slider'); one.value = one.max; one.dispatchEvent(new Event('input', { bubbles: true }))"
      )
      try await browser.expectOrder("replay")
      try await browser.click("#button-end-replay")
      try await browser.click("#button-leave")
      try await browser.until("document.querySelector('#games li')")
      try await browser.expectOrder("games")
    }
  }

  @Test(arguments: ["3", "4"])
  func `with eight or ten ships and as many shots, the buttons of a duel are in sight, and no number touches another`(
    rules: String
  ) async throws {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.open()
      try await browser.choose("rules", rules)
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      let gaps = """
        return [...document.querySelectorAll(".numbers")].flatMap((line) => {
          const spans = [...line.children].filter((one) => one.textContent && one.checkVisibility({ visibilityProperty: true })).map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return range.getBoundingClientRect();
          });
          return spans.slice(1).map(({ left }, index) => left - spans[index].right);
        })
        """
      for (width, height) in sizes {
        try await browser.resize(width, height)
        let bottoms = try await browser.bottoms("#buttons button")
        #expect(bottoms.count == 3 && bottoms.allSatisfy { $0 <= Double(height) }, "\(bottoms) at \(width)")
        let found = try #require(try await browser.run(gaps) as? [Double])
        #expect(found.allSatisfy { $0 > 1 }, "\(found) at \(width)")
      }
      try await browser.resize(1_366, 768)
      let count = rules == "3" ? 10 : 8
      try await browser.run(
        "for (let shot = 0; shot < \(count); shot++) document.querySelectorAll('.live .water')[shot * 9].click()")
      try await browser.click("#button-fire")
      try await browser.until("document.getElementById('button-next-shot')")
      for (width, height) in sizes {
        try await browser.resize(width, height)
        #expect(try await browser.bottoms("#button-next-shot").allSatisfy { $0 <= Double(height) }, "\(width)")
      }
    }
  }

  @Test func `on a small desk the sea of a duel is as large as the window lets it be`() async throws {
    try await Browser.with(width: 1_024, height: 768) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      #expect(try await browser.flag("document.querySelector('.live [role=gridcell]').clientWidth >= 50"))
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test(arguments: [(390, 844), (1_024, 768), (1_366, 768)])
  func `the names of two players are asked in sight, with the button that begins`(width: Int, height: Int) async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Two players here")
      let (field, button) = (try await browser.edges("#field-first"), try await browser.edges("#button-start-two"))
      #expect(field[1] >= 0 && button[3] <= Double(height), "\(field) \(button)")
    }
  }

  @Test(arguments: [(390, 844), (768, 1_024), (1_024, 768), (1_366, 768)])
  func `what to do with a link is said in the size of any news, and apart from the opponent`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      #expect(
        try await browser.flag(
          "parseFloat(getComputedStyle(document.getElementById('saying')).fontSize) >= \(width == 390 ? 14 : 20)"))
      let (name, heading) = (try await browser.edges("#name"), try await browser.edges("#heading"))
      #expect(heading[0] - name[2] >= 16 || heading[1] >= name[3], "\(name) \(heading)")
      #expect(try await browser.flag("document.getElementById('news').className === ''"))
    }
  }

  @Test func `what was copied is said where it hides neither a button nor the code`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.run("navigator.clipboard.writeText = async () => {}")
      try await browser.click("#letter summary")
      try await browser.press("Copy the link")
      try await browser.until("document.getElementById('outcome').textContent")
      let said = try await browser.edges("#outcome")
      let parts = "#buttons button, #code, #field-link, #button-open"
      let script = "return [...document.querySelectorAll(arguments[0])].map((one) => one.getBoundingClientRect().top)"
      let tops = try #require(try await browser.run(script, [parts]) as? [Double])
      #expect(said[1] >= 0 && tops.allSatisfy { said[3] <= $0 || $0 < 0 }, "\(said) \(tops)")
    }
  }

  @Test(arguments: [(390, 844), (1_366, 768)])
  func `letters that only the page enlarges lay it out as those of the browser do`(width: Int, height: Int) async throws
  {
    let script =
      "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    try await Browser.with(width: width, height: height) { browser in
      try await browser.command("Page.addScriptToEvaluateOnNewDocument", ["source": script])
      try await browser.open()
      let wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
      #expect(try await browser.flag(wide) == false, "title")
      try await browser.hideFromComputer()
      #expect(try await browser.flag(wide) == false, "duel")
      let (sea, fire) = (try await browser.edges(".live"), try await browser.edges("#button-fire-at-cursor"))
      #expect(sea[2] - sea[0] >= (width == 390 ? 350 : 550), "\(sea)")
      #expect(fire[3] <= Double(height), "\(fire)")
      // No word of the head goes on in another line.
      let broken = """
        [...document.querySelectorAll("#name, #under, #score, #heading")].flatMap((one) => {
          const words = one.firstChild ? [...one.textContent.matchAll(/\\\\S+/g)] : [];
          return words.filter((word) => {
            const range = document.createRange();
            range.setStart(one.firstChild, word.index);
            range.setEnd(one.firstChild, word.index + word[0].length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          });
        }).length
        """
      #expect(try await browser.flag("\(broken) === 0"))
    }
  }
}
