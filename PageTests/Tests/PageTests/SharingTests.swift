// Sharing: the shared data, the copied text, the QR code as a camera reads it, the preview of a link in chats.

import BattleshipCore
import Foundation
import Testing

private let decoder = "/usr/bin/zbarimg"

extension PageTests {
  @Test func `a link is shared in the text about it, and a failure of the other program is shown`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      let link = try await browser.challenge()
      try await browser.run("navigator.share = async ({ text }) => { window.shared = text }")
      try await browser.press("Share")
      #expect(try await browser.text("shared") == "I challenge you to Battleships. Hide your ships!\n\(link)")
      // Cancelling shows no message; a failure does.
      let before = try await browser.words("saying")
      try await browser.run("navigator.share = async () => { throw new DOMException('', 'AbortError') }")
      try await browser.press("Share again")
      #expect(try await browser.words("saying") == before)
      try await browser.run("navigator.share = async () => { throw new DOMException('', 'NotAllowedError') }")
      try await browser.press("Share again")
      try await browser.until(
        "document.getElementById('saying').textContent === 'It was not shared or saved. Copy it instead.'")
    }
  }

  @Test(arguments: [(1_280, 800), (390, 844)])
  func `the link is copied, and folded until the player opens it`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      let link = try await browser.challenge()
      #expect(try await browser.flag("!document.querySelector('#letter details').open"))
      try await browser.run(
        "window.copied = ''; navigator.clipboard.writeText = async (text) => { window.copied = text }")
      let place = try await browser.text(
        "document.getElementById('button-copy').getBoundingClientRect().top.toString()")
      // Whatever fades has faded.
      try await browser.run("document.getAnimations().forEach((one) => one.finish())")
      try await browser.press("Copy the link")
      try await browser.until(
        "document.getElementById('outcome').textContent === 'Copied.' && document.getElementById('outcome').checkVisibility({ opacityProperty: true })"
      )
      // It is over the button, wherever the page is scrolled, and nothing moves.
      #expect(
        try await browser.text("document.getElementById('button-copy').getBoundingClientRect().top.toString()") == place
      )
      #expect(
        try await browser.flag(
          "(({ top, bottom }) => top >= 0 && bottom < \(place))(document.getElementById('outcome').getBoundingClientRect())"
        ))
      // The name above it gives way.
      #expect(
        try await browser.flag(
          "document.getElementById('outcome').getBoundingClientRect().left >= document.getElementById('who').getBoundingClientRect().right"
        ))
      #expect(try await browser.words("heading") == "Copied. Waiting for a reply")
      #expect(try await browser.words("saying").hasPrefix("Paste it into the chat with your friend."))
      #expect(try await browser.text("copied") == link)
      try await browser.click("#letter summary")
      #expect(try await browser.flag("document.getElementById('link').checkVisibility()"))
      // It stays open while another part is redrawn.
      try await browser.press("Copy the link")
      #expect(try await browser.flag("document.querySelector('#letter details').open"))
    }
  }

  @Test(arguments: [(320, 640), (640, 320), (1_366, 768)])
  func `on the page of the key and below a day what was copied is said on the button`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.press("Your games")
      try await browser.run("navigator.clipboard.writeText = async () => {}")
      try await browser.press("Your key")
      for button in ["#button-copy-key", "#button-copy-result"] {
        if button == "#button-copy-result" {
          try await browser.click("#button-back")
          try await browser.press("Board of the day")
          try await browser.run(
            "for (const one of [...document.querySelectorAll('.live [role=gridcell]')]) if (one.closest('.live')) one.click()"
          )
          try await browser.until("document.body.dataset.place === 'daily'")
        }
        try await browser.click(button)
        try await browser.until("document.getElementById('outcome').textContent === 'Copied.'")
        #expect(try await browser.edges("#outcome") == browser.edges(button), "\(button)")
        #expect(
          try await browser.flag(
            "document.getElementById('outcome').scrollWidth <= document.getElementById('outcome').clientWidth"))
      }
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: decoder), "Debian's zbar-tools reads them"),
    arguments: [(390, 844), (844, 390), (1_366, 768)])
  func `the QR code on the screen holds the link, and a later message has none`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      let link = try await browser.challenge()
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      try await browser.click("#letter summary")
      try await browser.picture(of: "#code").write(to: file)
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: decoder)
      process.arguments = ["-q", "--raw", file.path]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(read == link + "\n")
      var (generator, duel) = (SplitMix64(seed: 5), try Duel(messageURL: link))
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
      try await browser.openAfresh("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst())
      try await browser.run("document.querySelector('.live .water').click()")
      _ = try await browser.link()
      #expect(try await browser.flag("!document.getElementById('code')"))
    }
  }

  @Test func `a chat finds a title and a description in the page`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      #expect(try await browser.text("document.title") == "Battleships")
      for name in [
        "[name='description']", "[property='og:title']", "[property='og:description']", "[property='og:type']",
      ] {
        #expect(try await browser.flag("document.querySelector(\"meta\(name)\").content.length > 5"), "\(name)")
      }
      // Without an address there is no picture to name.
      #expect(try await browser.flag("!document.querySelector(\"meta[property='og:image']\")"))
    }
  }

  @Test(arguments: [(390, 844), (1_366, 768)])
  func `where the browser refuses to copy, the text and what to do with it are seen together`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.run("navigator.clipboard.writeText = async () => { throw 1 }")
      try await browser.press("Copy the link")
      try await browser.until("document.activeElement.localName === 'code'")
      let (words, text) = (try await browser.edges("#cards p"), try await browser.edges("#cards code"))
      #expect(words[1] >= 0 && words[3] <= text[1] && text[3] <= Double(height) && text[3] - text[1] < 80)
    }
  }
}
