// Every screen of the page, in both languages, sizes and colours: none is wider than its window, and every word is
// readable; a picture of each is left in .build/page/pictures to look at.

import BattleshipCore
import Foundation
import Testing

/// A screen, and the steps that lead to it.
private struct Screen: Sendable {
  let name: String
  let reach: @Sendable (Browser) async throws -> Void
}

private let hunt = "?Ship_Location=3-33&Ship_Location=36-39&Is_Complete=0&Board=10x10&Fleet=4.4&Misses=0"
private let cells = ["A4", "B4", "C4", "D4", "E5", "J10", "D7"]
private let demo = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"

/// The windows: a phone upright and on its side, a desktop and a larger one.
private let sizes = [(390, 844), (844, 390), (1_366, 768), (1_920, 1_080)]

private let screens = [
  Screen(name: "title") { try await $0.openForgetting() },
  Screen(name: "link-field") { browser in
    try await browser.openForgetting()
    try await browser.click("#button-write-link")
  },
  Screen(name: "options") { browser in
    try await browser.openForgetting()
    try await browser.click("#cards summary")
  },
  Screen(name: "rules") { browser in
    try await browser.openForgetting()
    try await browser.click("#button-rules")
  },
  Screen(name: "hiding") { browser in
    try await browser.openForgetting()
    try await browser.click("#button-challenge")
  },
  Screen(name: "hand") { browser in
    try await browser.openForgetting()
    try await browser.click("#button-challenge")
    try await browser.click("#button-clear")
    for cell in ["B2", "D4"] { try await browser.fire(cell) }
  },
  Screen(name: "solo") { try await $0.playComputer(shots: 4) },
  Screen(name: "solo-hint") { browser in
    try await browser.playComputer(shots: 4)
    try await browser.click("#button-advise")
    try await browser.until("document.querySelector('.advised')")
  },
  Screen(name: "solo-end") { browser in
    try await browser.playComputer(shots: 100)
    try await browser.until("document.body.dataset.place === 'end'")
  },
  Screen(name: "two") { browser in
    try await browser.openForgetting()
    try await browser.playTwo()
    try await browser.fire("C3")
  },
  Screen(name: "two-lock") { browser in
    try await browser.openForgetting()
    try await browser.startTwo()
    try await browser.click("#button-finished")
    try await browser.until("document.getElementById('button-unlock')")
  },
  Screen(name: "solo-replay") { browser in
    try await browser.playComputer(shots: 100)
    try await browser.click("#button-replay")
    try await browser.run(
      "const one = document.getElementById('slider'); one.value = 40; one.dispatchEvent(new Event('input', { bubbles: true }))"
    )
  },
  Screen(name: "games") { browser in
    try await browser.playComputer(shots: 2)
    try await browser.click("#button-leave")
    try await browser.click("#button-challenge")
    try await browser.click("#button-finished")
    _ = try await browser.link()
    try await browser.openAfresh(demo)
    try await browser.fire("C3")
    try await browser.click("#button-leave")
    try await browser.until("document.querySelectorAll('#games li').length === 3")
  },
  Screen(name: "question") { browser in
    try await browser.playComputer(shots: 2)
    try await browser.click("#button-resign")
    try await browser.until("!document.getElementById('question').hidden")
  },
  Screen(name: "link") { browser in
    try await browser.openForgetting()
    try await browser.click("#button-challenge")
    try await browser.click("#button-finished")
    _ = try await browser.link()
  },
  Screen(name: "key") { browser in
    try await browser.openForgetting()
    try await browser.click("#button-challenge")
    try await browser.click("#button-finished")
    _ = try await browser.link()
    try await browser.click("#button-leave")
    try await browser.click("#button-key")
    try await browser.click("#button-show-key")
  },
  Screen(name: "duel") { _ = try await $0.openDuel() },
  Screen(name: "giving-up") { browser in
    _ = try await browser.openDuel()
    try await browser.click("#button-resign")
  },
  Screen(name: "stranger") { browser in
    let query = try await browser.openDuel()
    try await browser.openForgetting(query)
  },
  Screen(name: "hunt") { browser in
    try await browser.openForgetting(hunt)
    for cell in cells { try await browser.fire(cell) }
  },
  Screen(name: "small") { browser in
    try await browser.openForgetting(demo)
    for cell in ["B2", "A1"] { try await browser.fire(cell) }
  },
  Screen(name: "over") { browser in
    try await browser.openForgetting(hunt)
    for cell in ["A4", "B4", "C4", "D4", "E5", "D7", "D8", "D9", "D10"] { try await browser.fire(cell) }
  },
  Screen(name: "letter") { browser in
    try await browser.openForgetting(demo)
    for cell in ["A1", "A2"] { try await browser.fire(cell) }
    try await browser.click("#button-reply")
    _ = try await browser.link()
  },
  Screen(name: "refusal") { try await $0.openForgetting("?Ship_Location=9&Ship_Location=1&Is_Complete=0") },
]

/// Every word with too little contrast to its background: less than 4.5 to 1, as WCAG 2 counts it.
private let pale = """
  const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const numbers = (colour) => {
    const found = colour.match(/[0-9.]+/g).map(Number);
    return colour.startsWith("color(") ? [...found.slice(0, 3).map((one) => one * 255), found[3] ?? 1] : found;
  };
  const ground = (element) => {
    for (; element; element = element.parentElement) {
      const colour = numbers(getComputedStyle(element).backgroundColor);
      if (colour[3] !== 0) return colour;
    }
    return [255, 255, 255];
  };
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const words = [];
  const look = (element, text, colour) => {
    if (!text || !element.checkVisibility() || element.closest(":disabled")) return;
    const found = ratio(light(numbers(colour)), light(ground(element)));
    if (found < 4.5) words.push(`${text}: ${found.toFixed(1)}`);
  };
  for (const element of document.querySelectorAll("body *:not(script)")) {
    const own = [...element.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).map((one) => one.data.trim());
    look(element, own.join(""), getComputedStyle(element).color);
    if (element.matches(".advised")) look(element, element.dataset.percent, getComputedStyle(element, "::after").color);
  }
  return words;
  """

extension Browser {
  /// Opens a game, or the title, in a browser with empty storage.
  fileprivate func openForgetting(_ query: String = "") async throws {
    try await openAfresh()
    let language = try await text("document.documentElement.lang")
    try await run("localStorage.clear(); sessionStorage.clear()")
    try await openAfresh(query)
    #expect(try await text("document.documentElement.lang") == language)
  }

  /// Fires at the computer's ships, from the first cell on, until the game is over.
  fileprivate func playComputer(shots: Int) async throws {
    try await openForgetting()
    try await click("#button-play-computer")
    try await until("document.querySelector('.board .ship')")
    try await click("#button-finished")
    try await until("document.querySelector('.live')")
    let struck = "document.querySelectorAll('.own :is(.hit, .miss, .sunk)').length"
    let isOver = "document.body.dataset.place === 'end'"
    for _ in 0..<shots where try await !flag(isOver) {
      try await run(
        "window.struck = \(struck); const left = document.querySelectorAll('.live .water'); left[left.length * 0.6 | 0].click()"
      )
      try await until("\(isOver) || (\(struck) > window.struck && document.querySelector('.live'))")
    }
  }

  /// Begins a challenge, and opens the answer of a player who joined; returns its query.
  fileprivate func openDuel() async throws -> String {
    try await openForgetting()
    try await choose("volley", "1")
    try await click("#button-challenge")
    try await click("#button-finished")
    var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: link()))
    let fleet = try Fleet.random(rules: duel.rules, using: &generator)
    try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
    let query = "#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst()
    try await openAfresh(query)
    return query
  }

  /// Saves a picture of the window.
  fileprivate func picture(_ name: String) async throws {
    let folder = Self.file.deletingLastPathComponent().appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let taken = try await command("Page.captureScreenshot") as? [String: Any]
    let picture = try #require((taken?["data"] as? String).flatMap { Data(base64Encoded: $0) })
    try picture.write(to: folder.appendingPathComponent(name + ".png"))
  }

  fileprivate func show(_ scheme: String, _ size: (Int, Int)) async throws {
    try await command(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": scheme], ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": size.0, "height": size.1, "deviceScaleFactor": 1, "mobile": min(size.0, size.1) < 500])
  }
}

extension PageTests {
  @Test(arguments: ["en", "zh"])
  func `every screen fits into its window, and its words are readable`(language: String) async throws {
    try await Browser.with(width: 390, height: 844, language: language) { browser in
      for screen in screens {
        try await screen.reach(browser)
        for size in sizes {
          for scheme in ["light", "dark"] {
            try await browser.show(scheme, size)
            let name = "\(screen.name)-\(size.0)-\(scheme)-\(language)"
            #expect(try await browser.text("document.documentElement.lang") == language, "\(name)")
            #expect(
              try await browser.flag("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
              "\(name)")
            let words = try await browser.run(pale) as? [String]
            #expect(words == [], "\(name)")
            try await browser.picture(name)
          }
        }
        try await browser.show("dark", sizes[0])
      }
    }
  }
}
