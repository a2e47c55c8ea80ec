// A browser with its own profile that shows the page: tests point, tap and type as a person does.

import Foundation
import Testing

/// Chromium with a fresh profile.
final class Browser {
  private let driver: Driver
  private let session: String

  /// The built page.
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/page/battleship.html")

  private init(_ driver: Driver, _ session: String) {
    (self.driver, self.session) = (driver, session)
  }

  /// Starts a browser with letters of a size in pixels, runs the body with it, and closes it.
  static func with<Result>(
    width: Int = 1_280, height: Int = 800, language: String = "en", letters: Int = 16,
    _ body: (Browser) async throws -> Result
  ) async throws -> Result {
    let driver = try #require(Driver.shared)
    let options: [String: Any] = [
      "prefs": ["webkit": ["webprefs": ["default_font_size": letters]]],
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=\(width),\(height)", "--accept-lang=\(language)",
      ],
    ]
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "goog:chromeOptions": options,
    ]
    let answer = try await driver.call("POST", "/session", ["capabilities": ["alwaysMatch": wanted]]) as? [String: Any]
    let browser = Browser(driver, try #require(answer?["sessionId"] as? String))
    try await browser.command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": min(width, height) < 500])
    do {
      let result = try await body(browser)
      _ = try await driver.call("DELETE", "/session/\(browser.session)")
      return result
    } catch {
      _ = try? await driver.call("DELETE", "/session/\(browser.session)")
      throw error
    }
  }

  /// Opens the page with a query or a fragment, or another address, and waits until it is ready. A challenge is
  /// accepted, so that its ships can be placed.
  func open(
    _ rest: String = "", at address: String = file.absoluteString, ready: Bool = true, joins: Bool = true
  ) async throws {
    _ = try await say("url", ["url": address + rest])
    guard ready else { return }
    try await until("'ready' in document.body.dataset")
    if joins, try await flag("document.getElementById('button-join')") { try await click("#button-join") }
  }

  /// Opens the page in a fresh document: for another fragment of the same address, a browser keeps the old one.
  func openAfresh(_ rest: String = "", at address: String = file.absoluteString) async throws {
    try await open(at: "about:blank", ready: false)
    try await open(rest, at: address)
  }

  /// Opens a message in the page on the disk.
  func reply(to link: String) async throws {
    try await openAfresh(String(link[#require(link.firstIndex(of: "?"))...]))
  }

  /// The visible tab.
  func window() async throws -> String {
    try #require(try await driver.call("GET", "/session/\(session)/window") as? String)
  }

  /// Opens another tab and shows it.
  func newTab() async throws -> String {
    let tab = try await say("window/new", ["type": "tab"]) as? [String: Any]
    let handle = try #require(tab?["handle"] as? String)
    try await show(handle)
    return handle
  }

  func show(_ tab: String) async throws { _ = try await say("window", ["handle": tab]) }

  /// The result of a script in the page.
  @discardableResult
  func run(_ script: String, _ arguments: [Any] = []) async throws -> Any? {
    try await say("execute/sync", ["script": script, "args": arguments])
  }

  func text(_ script: String) async throws -> String {
    try #require(try await run("return \(script)") as? String, "\(script)")
  }

  func flag(_ script: String) async throws -> Bool { try await run("return !!(\(script))") as? Bool ?? false }

  /// Waits until a condition holds; the browser checks it at each frame.
  func until(_ condition: String) async throws {
    let script = """
      const done = arguments[0]; const end = performance.now() + 20000;
      const look = () => (\(condition)) ? done(true) : performance.now() > end ? done(false) : requestAnimationFrame(look);
      look();
      """
    let held = try await say("execute/async", ["script": script, "args": [Any]()]) as? Bool
    try #require(held == true, "\(condition)")
  }

  /// Performs an action, and returns for how many milliseconds the drawing thread was busy, and after how many another
  /// condition held.
  func time(_ action: String, until condition: String) async throws -> (busy: Double, done: Double) {
    let script = """
      const tell = arguments[0]; const start = performance.now();
      \(action);
      const busy = performance.now() - start;
      const look = () => (\(condition)) ? tell([busy, performance.now() - start])
        : performance.now() > start + 20000 ? tell([]) : setTimeout(look);
      look();
      """
    let times = try #require(try await say("execute/async", ["script": script, "args": [Any]()]) as? [Double])
    try #require(times.count == 2, "\(condition)")
    return (times[0], times[1])
  }

  /// The accessibility tree of the whole page: roles and names, in reading order.
  func tree() async throws -> [(role: String, name: String)] {
    let tree = try await command("Accessibility.getFullAXTree") as? [String: Any]
    return (tree?["nodes"] as? [[String: Any]] ?? []).filter { $0["ignored"] as? Bool == false }.map { node in
      let words = ["role", "name"].map { (node[$0] as? [String: Any])?["value"] as? String ?? "" }
      return (words[0], words[1])
    }
  }

  /// A command of the developer tools.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any] = [:]) async throws -> Any? {
    try await say("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// The browser's log of one kind.
  func log(_ kind: String) async throws -> [String] {
    let entries = try await say("se/log", ["type": kind]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// The driver's handle for the element of a selector.
  func element(_ selector: String) async throws -> String {
    let found = try await say("element", ["using": "css selector", "value": selector]) as? [String: Any]
    return try #require(found?.values.first as? String, "\(selector)")
  }

  /// The role and the label of an element for a screen reader.
  func spoken(_ selector: String) async throws -> (role: String, label: String) {
    let element = try await element(selector)
    let role = try await driver.call("GET", "/session/\(session)/element/\(element)/computedrole") as? String
    let label = try await driver.call("GET", "/session/\(session)/element/\(element)/computedlabel") as? String
    return (role ?? "", label ?? "")
  }

  /// Clicks; if the element was redrawn between finding and clicking it, finds it again.
  func click(_ selector: String) async throws {
    for _ in 0..<5 {
      do {
        _ = try await say("element/\(element(selector))/click")
        return
      } catch let error as DriverError where error.message.hasPrefix("stale element") {}
    }
    _ = try await say("element/\(element(selector))/click")
  }

  /// Presses a button by its sentence.
  func press(_ sentence: String) async throws {
    let script = "return [...document.querySelectorAll('button')].find((one) => one.textContent === arguments[0])?.id"
    let found = try await run(script, [sentence]) as? String
    let identifier = try #require(found, "no button \(sentence)")
    try await click("[id='\(identifier)']")
  }

  func fire(_ cell: String) async throws { try await click(".live [data-cell='\(cell)']") }

  /// Touches a cell with a finger.
  func touch(_ cell: String) async throws {
    let place: [String: Any] = ["element-6066-11e4-a52e-4f735466cecf": try await element(".live [data-cell='\(cell)']")]
    let actions: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": place], ["type": "pointerDown", "button": 0],
      ["type": "pointerUp", "button": 0],
    ]
    let finger: [String: Any] = [
      "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"], "actions": actions,
    ]
    try await act(finger)
  }

  /// Carries out the actions of a pointer.
  func act(_ pointer: [String: Any]) async throws { _ = try await say("actions", ["actions": [pointer]]) }

  /// Types keys, one after the other, wherever the focus is.
  func type(_ keys: String) async throws {
    let actions = keys.unicodeScalars.flatMap { key -> [[String: Any]] in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    _ = try await say("actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  func label(_ cell: String) async throws -> String {
    try await text("document.querySelector(\"[data-cell='\(cell)']\").getAttribute('aria-label')")
  }

  /// Chooses an option on the title.
  func choose(_ choice: String, _ value: String) async throws {
    try await run(
      "const one = document.getElementById('choice-' + arguments[0]); one.value = arguments[1]; one.dispatchEvent(new Event('change', { bubbles: true }))",
      [choice, value])
  }

  /// The text of the element with an identifier.
  func words(_ identifier: String) async throws -> String {
    try await text("document.getElementById('\(identifier)').textContent")
  }

  /// Begins a challenge with one shot a turn, and returns its link.
  func challenge() async throws -> String {
    try await choose("volley", "1")
    try await press("Challenge a friend")
    try await press("Finished")
    return try await link()
  }

  /// A picture of an element, as a PNG file.
  func picture(of selector: String) async throws -> Data {
    try await run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", [selector])
    let shot = try await driver.call("GET", "/session/\(session)/element/\(element(selector))/screenshot") as? String
    return try #require(shot.flatMap { Data(base64Encoded: $0) })
  }

  /// The link to send.
  func link() async throws -> String {
    try await until("document.getElementById('link')")
    return try await text("document.getElementById('link').textContent")
  }

  private func say(_ what: String, _ body: [String: Any] = [:]) async throws -> Any? {
    try await driver.call("POST", "/session/\(session)/\(what)", body)
  }
}
