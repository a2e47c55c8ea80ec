// A duel between any two of the page, a table on a screen and the door: each reads the other player's name.

import BattleshipCore
import BattleshipDoor
import BattleshipFrame
import BattleshipPlay
import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipPage

/// A player who answers messages in one way.
private protocol Front: AnyObject {
  /// The next message; of a new duel if none was received.
  func answer(_ message: String?) throws -> String

  /// All texts that were read while answering.
  var read: [String] { get }
}

private let rules = "messages"

private let volley = "1"

private func query(_ message: String) throws -> Substring {
  message[try #require(message.firstIndex(of: "?"), "\(message)")...]
}

/// Differs from player to player, so that their keys differ.
private func number(of name: String) -> UInt64 { name.utf8.reduce(0) { $0 + UInt64($1) } }

private final class PageFront: Front {
  private let storage = Storage()
  private let (name, language): (String, Language)
  private(set) var read: [String] = []

  init(_ name: String, _ language: Language) { (self.name, self.language) = (name, language) }

  func answer(_ message: String?) throws -> String {
    let window = try Window(
      message.map { "#" + String(try query($0)) } ?? "", at: Pair.place, storage: storage,
      seed: UInt64(read.count) + number(of: name),
      languages: language == .chinese ? "zh" : "en")
    if message == nil {
      try window.say("chose rules 0")
      try window.say("chose volley \(volley)")
      window.press(.challenge)
    }
    listen(to: window)
    if window.page.table?.seat.placing != nil {
      window.press(.shuffle)
      let fields = (window.scene.intro?.fields ?? []) + [window.scene.field].compactMap { $0 }
      if fields.contains(where: { $0.field == .name }) {
        window.happen(.wrote(.name, name))
      }
      window.press(.finished)
      listen(to: window)
    }
    if window.label(.seat(.answer)) != nil {
      window.press(.answer)
    } else if let aiming = window.page.table?.seat.aiming {
      for cell in aiming.chart.unknownCells.prefix(aiming.shotsDue) { try window.press(cell.description) }
      if aiming.shotsDue > 1 { window.press(.fire) }
    }
    listen(to: window)
    // The title lists the game.
    let title = Window(at: Pair.place, storage: storage, languages: language == .chinese ? "zh" : "en")
    read += title.scene.games.map { $0.button.label.string + " " + $0.turn.string }
    return try #require(window.link, "\(window.scene.refusal) \(window.scene.heading)")
  }

  private func listen(to window: Window) {
    let scene = window.scene
    read += [scene.heading, scene.saying, scene.aside].map { $0.string } + scene.boards.map { $0.name.string }
  }
}

private final class ScreenFront: Front {
  private let key: PlayerKey
  private let (name, language): (String, Language)
  private var memory: String?
  private(set) var read: [String] = []

  init(_ name: String, _ language: Language) {
    (self.name, self.language) = (name, language)
    var chance = SplitMix64(seed: number(of: name))
    key = PlayerKey(using: &chance)
  }

  func answer(_ message: String?) throws -> String {
    var game: LinkGame
    if let message {
      game = LinkGame(try Duel(messageURL: message), keys: KeyRing(key), saved: memory)
    } else {
      game = LinkGame(duelUnder: try Terms(on: Rules.messages.withoutLosingMiss, volley: #require(Volley(volley))))
    }
    game.name = try Duel.Name(name)
    var table = Table(game)
    listen(to: table)
    if table.seat.placing != nil {
      act(.shuffled(seed: UInt64(read.count)), at: &table)
      act(.button(.finished), at: &table)
    }
    if let aiming = table.seat.aiming {
      for cell in aiming.chart.unknownCells.prefix(aiming.shotsDue) {
        act(.pointed(cell), at: &table)
        act(.pressed, at: &table)
      }
      if aiming.shotsDue > 1 { act(.button(.fire), at: &table) }
    } else if table.controls.targets.contains(.button(.answer)) {
      act(.button(.answer), at: &table)
    }
    listen(to: table)
    return try #require(table.linkGame?.sent, "\(table.controls.targets)").messageURL()
  }

  private func act(_ event: SeatEvent, at table: inout Table) { answer(table.update(.seat(event)), at: &table) }

  private func answer(_ effects: [TableEffect], at table: inout Table) {
    for effect in effects {
      switch effect {
      case .keys: answer(table.update(.keys(KeyRing(key), nonces: RandomSource(seed: 4))), at: &table)
      case .exchange(let name, _, let text):
        if case .duel = name { memory = text }
        answer(table.update(.stored(name, .done)), at: &table)
      case .think: break
      }
    }
  }

  private func listen(to table: Table) {
    let environment = ScreenEnvironment(
      size: Size(rows: 24, columns: 80), widths: .table, language: language, time: ClockTime(hour: 9, minute: 26),
      seed: 1)
    read += ScreenStack(.table(TableScreen(table)), in: environment).spoken(since: nil).map { $0.string }
  }
}

private final class DoorFront: Front {
  private let name: String
  private let key: [UInt8]
  private var last: [UInt8]?
  private(set) var read: [String] = []

  init(_ name: String) { (self.name, key) = (name, Array(repeating: UInt8(number(of: name) % 256), count: 32)) }

  private var caller: Door.Caller { Door.Caller(key: key, last: last, insists: false) }

  func answer(_ message: String?) throws -> String {
    let (name, random) = (Array(name.utf8), Array(repeating: UInt8(7), count: 32))
    let written: [String: Any]
    if let message {
      let url = Array(message.utf8)
      let opened = try object(Door.open(url, by: caller))
      let shots = try #require(opened["shots_due"] as? Int)
      if opened["due"] as? String == "join" {
        written = try object(Door.join(url, nil, Array("B2".utf8), name: name, by: caller, random: random))
      } else {
        let cells =
          try shots == 0
          ? nil : object(Door.aim(url, by: caller, level: Array("easy".utf8), seed: 1))["cells"] as? [String]
        written = try object(Door.answer(url, cells.map { Array($0.joined(separator: " ").utf8) }, by: caller))
      }
    } else {
      written = try object(
        Door.challenge(
          Array(rules.utf8), volley: Array(volley.utf8), nil, name: name, key: key, random: random, base: nil))
    }
    let url = try #require(written["url"] as? String, "\(written)")
    last = Array(url.utf8)
    return url
  }

  private func object(_ json: [UInt8]) throws -> [String: Any] {
    let text = String(decoding: json, as: UTF8.self)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any], "\(text)")
    let names = (object["inspected"] as? [String: Any])?["names"] as? [String: Any]
    read += names?.values.compactMap { $0 as? String } ?? []
    return object
  }
}

@Suite struct FrontsTests {
  @Test(
    arguments: [
      ("Ann & Bo", "小明"), ("小红", "דנה כהן"), ("ليلى", "Zoë <b>"),
    ], Language.allCases)
  func `page, screen and door play a duel in pairs, and read each other's names`(
    names: (String, String), language: Language
  ) throws {
    let makers: [(String) -> any Front] = [
      { PageFront($0, language) }, { ScreenFront($0, language) }, { DoorFront($0) },
    ]
    // In one language each front begins against the next one, in the other against the one before.
    for first in makers.indices {
      let second = (first + (language == .english ? 1 : 2)) % makers.count
      let players = [makers[first](names.0), makers[second](names.1)]
      var message: String?
      for turn in 0..<40 {
        message = try players[turn % 2].answer(message)
        if try Duel(messageURL: #require(message)).openings.count == 2 { break }
      }
      let duel = try Duel(messageURL: #require(message))
      #expect(duel.verdict == .fair)
      #expect(duel.firstName?.text == names.0 && duel.secondName?.text == names.1)
      for (player, other) in zip(players, [names.1, names.0]) {
        #expect(player.read.contains { $0.contains(other) }, "\(player) never read \(other): \(player.read)")
      }
    }
  }
}
