// A window without a browser: it acts as the script does, with a storage that can be shared, full or forbidden.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipPage

/// The storage that the windows of one browser share.
final class Storage {
  var texts: [String: String] = [:]
  var isForbidden = false
  var isFull = false

  func look(_ name: BrowserName) -> ReadResult {
    if isForbidden { return .forbidden }
    return texts[name.text].map { .text($0) } ?? .nothing
  }
}

final class Window {
  private(set) var page: Page
  private(set) var scene: PageScene
  private(set) var bookmark = "title"
  private(set) var copied: [String] = []
  let storage: Storage
  let place: String

  var computerAnswers = true

  private(set) var requests: [WorkerRequest] = []

  /// The tickets of the requested pauses.
  private(set) var pauses: [Int] = []

  /// Called before each exchange, so that another window can be quicker.
  var before: (BrowserName) -> Void = { _ in }

  init(
    _ address: String = "", at place: String = "file:///home/battleship.html", storage: Storage = Storage(),
    seed: UInt64 = 1, noted: String = "", languages: String = "en",
    browser: String = ""
  ) {
    (self.storage, self.place, page) = (storage, place, Page(randomness: RandomSource(seed: seed)))
    scene = page.scene
    happen(.languages(languages))
    happen(.base(""))
    happen(.browser(browser))
    for name in [BrowserName.saved(.key), .choices, .best, .last] { happen(.loaded(name, storage.look(name))) }
    happen(.bookmarked(noted))
    happen(.began(place + address))
  }

  /// The same window after a reload.
  func reloaded() -> Window {
    Window("", at: place, storage: storage, seed: page.randomness.next(), noted: bookmark)
  }

  /// The names of games that were deleted and that the storage keeps.
  private var unlisted: Set<String> = []

  func happen(_ event: PageEvent) {
    let effects = page.update(event)
    scene = page.scene
    bookmark = page.bookmark
    if page.keepsLast, !storage.isForbidden, !storage.isFull { storage.texts["last"] = bookmark }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: PageEffect) {
    switch effect {
    case .read(let name): happen(.loaded(name, storage.look(name)))
    case .exchange(let name, let expected, let new):
      before(name)
      happen(.stored(name, exchange(name, expected, new)))
    case .think(let ticket, let request):
      requests.append(request)
      // Pass it as text, as to another thread.
      guard computerAnswers, let again = WorkerRequest(text: Array(request.text.utf8)) else { return }
      #expect(again == request)
      happen(.thought(ticket: ticket, again.answer))
    case .list:
      happen(
        .games(
          storage.texts.filter { !unlisted.contains($0.key) }.compactMap { name, text in
            SavedName(name[...]).map { SavedText($0, age: 59, text: text) }
          }))
    case .forget(let name): storage.texts[BrowserName.saved(name).text] = nil
    case .unlist(let name): unlisted.insert(BrowserName.saved(name).text)
    case .keep(let name, let text): if !storage.isForbidden, !storage.isFull { storage.texts[name.text] = text }
    case .pause(let ticket, _): pauses.append(ticket)
    case .copy(let text): copied.append(text)
    case .share(let text, let url, let hasPicture): copied.append("\(text) \(url)\(hasPicture ? " picture" : "")")
    case .savePicture: copied.append("picture")
    }
  }

  private func exchange(_ name: BrowserName, _ expected: String?, _ new: String) -> WriteResult {
    if storage.isForbidden { return .forbidden }
    if storage.texts[name.text] != expected {
      happen(.loaded(name, storage.look(name)))
      return .other
    }
    if storage.isFull { return .full }
    storage.texts[name.text] = new
    unlisted.remove(name.text)
    return .done
  }

  /// Sends an event as text, as the script does.
  func say(_ text: String) throws {
    happen(try #require(PageEvent(text: Array(text.utf8)), "\(text)"))
  }

  /// Begins a game of two, who keep the names that they are asked about.
  func playTwo() {
    press(.playTwo)
    press(.startTwo)
  }

  func press(_ action: PageAction) { happen(.button(.page(action))) }

  /// Opens a game against the computer in the list.
  func resumeComputer(_ number: Int = 1) throws {
    happen(.button(.game(try #require(page.lobby.games.firstIndex { $0.venue == .computer(number) }))))
  }

  func press(_ button: SeatButton) { happen(.button(.seat(button))) }

  func press(_ cells: String) throws {
    for cell in cells.split(separator: " ") { try say("press \(cell)") }
  }

  /// Nil if the button is missing or disabled.
  func label(_ button: PageButton) -> String? {
    scene.buttons.first { $0.action == button && $0.isEnabled }?.label.string
  }

  /// The marks of a board as a picture.
  func picture(_ number: Int = 0) throws -> String {
    let board = try #require(scene.boards.dropFirst(number).first)
    return board.rows.map { row in row.cells.map { Self.sign($0.marks.first ?? "") }.joined() }.joined(separator: "\n")
  }

  private static func sign(_ mark: String) -> String {
    ["water": ".", "ship": "#", "hit": "x", "miss": "o", "sunk": "X", "aimed": "*", "fits": "+", "collides": "-"][mark]
      ?? "?"
  }

  var link: String? { scene.letter?.url.string }

  /// Begins a game and clears the board, because at first it has ships.
  func begin(_ action: PageAction) {
    press(action)
    press(.clear)
  }

  /// The part of the link after the page's address.
  func query() throws -> String {
    let link = try #require(link, "\(scene.refusal) \(scene.heading)")
    return String(link[try #require(link.firstIndex(of: "?"))...])
  }
}
