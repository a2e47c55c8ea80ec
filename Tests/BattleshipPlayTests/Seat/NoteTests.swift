// Water marks: set and removed, shown only to the person who set them, and saved with the game.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct NoteTests {
  private let a1 = Cell.a1
  private let b2 = Cell(row: 1, column: 1) ?? .a1

  private func hunting() throws -> Seat {
    var seat = Seat(rules: .messages)
    seat.open(.theirs(Game(fleet: try Fleet(named: "A3,C3", rules: .messages))))
    return seat
  }

  @Test func `m marks the cell under the cursor, and removes the mark again`() throws {
    var seat = try hunting()
    seat.update(.pointed(b2))
    let note = seat.event(for: .board(.note), by: .link, seed: 0)
    #expect(note == .noted(nil) && KeyBindings.command(for: .character("m"), in: .attack) == .board(.note))
    seat.update(.noted(nil))
    #expect(seat.notes == [b2])
    #expect(seat.scene(in: .english, for: players(.link)).boards[0].certainWater == [b2])
    seat.update(.noted(nil))
    #expect(seat.notes.isEmpty)
  }

  @Test func `a shot at a marked cell replaces the mark, and known cells cannot be marked`() throws {
    var seat = try hunting()
    seat.update(.noted(a1))
    _ = seat.handle(.pointed(a1), .pressed, .noted(a1), .noted(Cell(row: 15, column: 15)))
    #expect(seat.notes == [a1] && seat.scene(in: .english, for: players(.link)).boards[0].certainWater.isEmpty)
    // Marks are neither shots nor advice.
    #expect(seat.hunting?.chart.shots == [a1])
    var hiding = Seat(rules: .messages)
    hiding.update(.noted(a1))
    #expect(hiding.notes.isEmpty)
  }

  @Test func `marks stay through the turns of a game against the computer, are saved, and end with the game`() throws {
    var table = try SoloTable(Rules.messages.withoutLosingMiss)
    try table.handle(.shuffled(seed: 1), .button(.finished))
    try table.handle(.noted(a1))
    #expect(table.solo.saved.text.contains("notes A1\n"))
    let again = try Solo(SavedSolo(text: table.solo.saved.text), randomness: RandomSource(seed: 2))
    #expect(again.seat.notes == [a1] && again.saved == table.solo.saved)
    try table.handle(.pointed(b2), .pressed)
    #expect(table.solo.seat.notes == [a1])
    var chance = Chance(seed: 4)
    while table.solo.duel?.winner == nil { try table.step(using: &chance) }
    try table.handle(.button(.start))
    #expect(table.solo.seat.notes.isEmpty && !table.solo.saved.text.contains("notes"))
  }

  @Test(arguments: ["notes ", "notes P16", "notes A1,A1", "notes B1,A1", "notes a1", "notes A1 A2"])
  func `impossible marks are refused`(line: String) throws {
    var table = try SoloTable(Rules.messages.withoutLosingMiss)
    try table.handle(.shuffled(seed: 1), .button(.finished), .noted(a1))
    let text = table.solo.saved.text.replacing("notes A1", with: line)
    #expect(text != table.solo.saved.text)
    #expect(throws: SavedSoloError.self) { try SavedSolo(text: text) }
  }

  @Test func `marks of a game by link are saved with it, and restored when the answer arrives`() throws {
    let game = Game(fleet: try Fleet(named: "A3,C3", rules: .messages))
    var table = Table(LinkGame(game, isMine: nil))
    _ = table.update(.seat(.noted(a1)))
    let saved = try #require(table.linkGame?.savedLink())
    let read = try #require(SavedLink(saved: saved.text))
    #expect(read.notes == [a1] && read == saved)
    var later = LinkGame(game, isMine: nil)
    later.resume(read)
    #expect(later.seat.notes == [a1])
  }
}
