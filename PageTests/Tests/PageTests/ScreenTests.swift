// Every screen of the page, in both languages, sizes and colours: none is wider than its window, every word on it can be
// read, and a picture of each is left in .build/page/pictures for a person to look at.

import BattleshipCore
import Foundation
import Testing

/// A screen: how a browser comes to it.
private struct Screen: Sendable {
  let name: String
  let reach: @Sendable (Browser) async throws -> Void
}

private let hunt = "?Ship_Location=3-33&Ship_Location=36-39&Is_Complete=0&Board=10x10&Fleet=4.4&Misses=0"
private let cells = ["A4", "B4", "C4", "D4", "E5", "J10", "D7"]

private let screens = [
  Screen(name: "title") { try await $0.openTitle() },
  Screen(name: "hiding") { browser in
    try await browser.openTitle()
    try await browser.click("#button-hide")
    try await browser.fire("B2")
  },
  Screen(name: "hunt") { browser in
    try await browser.openForgetting(hunt)
    for cell in cells { try await browser.fire(cell) }
  },
  Screen(name: "hint") { browser in
    try await browser.openForgetting(hunt)
    for cell in cells { try await browser.fire(cell) }
    try await browser.click("#button-advise")
    try await browser.until("document.querySelector('.advised')")
  },
  Screen(name: "letter") { browser in
    try await browser.openForgetting("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
    for cell in ["A1", "A2"] { try await browser.fire(cell) }
    try await browser.click("#button-reply")
    _ = try await browser.link()
  },
  Screen(name: "solo") { browser in
    try await browser.openTitle()
    try await browser.click("#button-play-computer")
    try await browser.until("document.getElementById('button-shuffle')")
    try await browser.click("#button-shuffle")
    try await browser.click("#button-finished")
    for shot in 1...4 {
      try await browser.run("document.querySelectorAll('.live .water')[\(shot * 11)].click()")
      try await browser.until("document.querySelectorAll('.board.own :is(.hit, .miss, .sunk)').length >= \(shot)")
    }
  },
  Screen(name: "over") { browser in
    try await browser.openForgetting(hunt)
    for cell in ["A4", "B4", "C4", "D4", "E5", "D7", "D8", "D9", "D10"] { try await browser.fire(cell) }
  },
  Screen(name: "replay") { browser in
    try await browser.openForgetting(hunt)
    for cell in ["A4", "B4", "C4", "D4", "E5", "D7", "D8", "D9", "D10"] { try await browser.fire(cell) }
    try await browser.click("#button-replay")
    for _ in 1...6 { try await browser.click("#button-later") }
  },
  Screen(name: "question") { browser in
    try await browser.openTitle()
    try await browser.click("#button-play-computer")
    if try await browser.flag("!document.getElementById('question').hidden") { return }
    try await browser.click("#button-leave")
    try await browser.click("#button-play-computer")
    try await browser.until("!document.getElementById('question').hidden")
  },
  Screen(name: "refusal") { try await $0.openAfresh("?Ship_Location=9&Ship_Location=1&Is_Complete=0") },
]

/// Every word whose colour stands out too little from what it is written on: less than 4.5 to 1, as WCAG 2 counts it.
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
  /// Opens the title, whatever was shown before.
  fileprivate func openTitle() async throws {
    try await openAfresh()
    if try await flag("document.getElementById('button-leave')") { try await click("#button-leave") }
  }

  /// Opens a hunt that was never played here.
  fileprivate func openForgetting(_ query: String) async throws {
    try await openAfresh()
    try await run("localStorage.clear(); sessionStorage.clear()")
    try await openAfresh(query)
  }

  /// Leaves a picture of the whole page.
  fileprivate func picture(_ name: String) async throws {
    let folder = Self.file.deletingLastPathComponent().appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let taken = try await command("Page.captureScreenshot", ["captureBeyondViewport": true]) as? [String: Any]
    let picture = try #require((taken?["data"] as? String).flatMap { Data(base64Encoded: $0) })
    try picture.write(to: folder.appendingPathComponent(name + ".png"))
  }
}

extension PageTests {
  @Test(arguments: [(360, 640), (1_280, 800)], ["en", "zh"])
  func `every screen fits into its window, and its words can be read`(size: (Int, Int), language: String) async throws {
    try await Browser.with(width: size.0, height: size.1, language: language) { browser in
      for scheme in ["light", "dark"] {
        try await browser.command(
          "Emulation.setEmulatedMedia",
          [
            "features": [
              ["name": "prefers-color-scheme", "value": scheme], ["name": "prefers-reduced-motion", "value": "reduce"],
            ]
          ])
        for screen in screens {
          try await screen.reach(browser)
          let name = "\(screen.name)-\(size.0)-\(scheme)-\(language)"
          #expect(try await browser.text("document.documentElement.lang") == language, "\(name)")
          #expect(try await browser.flag("document.documentElement.scrollWidth <= innerWidth"), "\(name)")
          let words = try await browser.run(pale) as? [String]
          #expect(words == [], "\(name)")
          try await browser.picture(name)
        }
      }
    }
  }
}
