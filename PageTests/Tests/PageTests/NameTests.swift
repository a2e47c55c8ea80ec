// Long names: they are cut in the head, beside the boards and in the score, and push nothing out of the window.

import Testing

extension Browser {
  /// Writes a name in place of the one in a field.
  fileprivate func write(_ name: String, in field: String) async throws {
    try await click(field)
    try await run("document.activeElement.select()")
    try await type(name)
  }

  /// What is wider than the window, or beside it in the head, or below the next word there.
  fileprivate func crowded() async throws -> String {
    try await text(
      """
      (() => {
        const wide = document.documentElement.scrollWidth > innerWidth ? ["page"] : [];
        const parts = ["back", "face", "who", "heading", "score", "help"].map((id) => document.getElementById(id));
        const shown = parts.filter((one) => one.getClientRects().length);
        const box = (one) => one.getBoundingClientRect();
        const out = shown.filter((one) => box(one).left < 0 || box(one).right > innerWidth);
        const line = shown.filter((one) => box(one).top < box(shown[0]).bottom);
        const met = line.filter((one, place) => place && box(one).left < box(line[place - 1]).right);
        const heads = [...document.querySelectorAll(".board .head")];
        const cut = heads.filter((one) => [...one.children].some((word) => box(word).right > box(one).right + 1));
        return [...wide, ...[...out, ...met].map(({ id }) => id), ...cut.map(() => "board")].join(" ");
      })()
      """)
  }
}

extension PageTests {
  @Test(arguments: [(320, 640), (390, 844), (640, 320), (844, 390), (768, 1_024), (1_366, 768)])
  func `the longest names widen no page, and leave the score and the help where they are`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.command(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
      try await browser.press("Two players here")
      try await browser.write("Maximiliana Wolfeschlege", in: "#field-first")
      try await browser.write("Christopher Montgomery", in: "#field-second")
      try await browser.click("#button-start-two")
      try await browser.until("document.querySelector('.board .ship')")
      #expect(try await browser.crowded() == "", "hiding")
      try await browser.press("Finished")
      try await browser.until("document.getElementById('button-unlock')")
      #expect(try await browser.crowded() == "", "between the players")
      try await browser.press("I am Christopher Montgomery: unlock")
      try await browser.until("document.querySelector('.board .ship')")
      try await browser.press("Finished")
      try await browser.until("document.querySelector('.live') && document.querySelector('.board.own')")
      #expect(try await browser.crowded() == "", "firing")
    }
  }
  @Test func `on the smallest phone the longest names leave every button of a turn in sight, and the rules whole`()
    async throws
  {
    try await Browser.with(width: 320, height: 640) { browser in
      let fits = "document.documentElement.scrollHeight <= innerHeight"
      try await browser.open()
      try await browser.press("Two players here")
      try await browser.write("Maximiliana Wolfeschlege", in: "#field-first")
      try await browser.write("Christopher Montgomery", in: "#field-second")
      try await browser.click("#button-start-two")
      try await browser.until("document.querySelector('.board .ship')")
      let under = "document.getElementById('under')"
      #expect(try await browser.flag("\(under).scrollHeight <= \(under).clientHeight + 1"))
      // Both have fired once, so that the last shots have two lines.
      for _ in 1...2 {
        try await browser.press("Finished")
        try await browser.until("document.querySelector('#button-unlock, .live:not(.draggable)')")
        if try await browser.flag("document.getElementById('button-unlock')") {
          try await browser.click("#button-unlock")
        }
      }
      for turn in 1...2 {
        try await browser.until("document.querySelector('.live .water')")
        try await browser.fire("A1")
        try await browser.until("document.getElementById('button-hand-over')")
        #expect(try await browser.flag(fits), "turn \(turn)")
        try await browser.click("#button-hand-over")
        try await browser.until("document.getElementById('button-unlock')")
        try await browser.click("#button-unlock")
      }
    }
  }
}
