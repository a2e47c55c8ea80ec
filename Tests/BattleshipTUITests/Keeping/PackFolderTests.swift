// Sticker packs from a folder on the disk: both formats, reports of unusable packs, and folders without packs.

import BattleshipApp
import Foundation
import MessagesHost
import StickersHost
import Testing

@testable import battleship_tui

@Suite struct PackFolderTests {
  /// A temporary folder, removed with this object.
  private final class Scratch {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("packs-\(UInt64.random(in: .min ... .max))")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: Path { Path(url.path) }

    func write(_ name: String, _ contents: Data) throws {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file)
    }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }
  }

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let ship = Result {
    try Data(contentsOf: package.appendingPathComponent("Examples/StickerPack/ship.png"))
  }

  private func packs() throws -> PackFolder { try PackFolder.packs(in: scratch.path) }

  private func said(_ found: PackFolder) -> [String] { found.complaints.map { ErrorMessages.sentence($0).string } }

  @Test func `a folder with a pack.txt is a pack by itself`() throws {
    let found = try PackFolder.packs(in: Path(Self.package.path + "/Examples/StickerPack"))
    #expect(found.packs.map(\.manifest) == [Manifest(identifier: "com.example.fleet", displayName: "Fleet")])
    #expect(found.packs.first?.pack?.stickers.count == 5)
    #expect(found.complaints.isEmpty)
    #expect(found.packs.first?.icon != nil)
  }

  @Test func `packs of both formats are side by side, in the order of their names`() throws {
    try scratch.write(
      "Tea.stickerpack/Contents.json",
      #"{"properties": {"grid-size": "small"}, "stickers": [{"filename": "Ship.sticker"}, {"filename": "Gone.sticker"}]}"#
    )
    try scratch.write("Tea.stickerpack/Ship.sticker/Contents.json", #"{"properties": {"filename": "a.png"}}"#)
    try scratch.write("Tea.stickerpack/Ship.sticker/a.png", try Self.ship.get())
    try scratch.write(
      "Boats/pack.txt",
      "sticker-pack 1 \"com.example.boats\" \"Boats\" regular\nicon -\nsticker \"a.png\" \"A ship\"\nsticker \"b.png\" \"Big\"\n"
    )
    try scratch.write("Boats/a.png", try Self.ship.get())
    try scratch.write("Boats/b.png", Data(repeating: 7, count: Sticker.maximumByteCount + 9))
    try scratch.write("notes/readme.txt", "no pack")
    let found = try packs()
    #expect(found.packs.map(\.manifest.displayName) == ["Boats", "Tea"])
    #expect(found.packs.map { $0.pack?.stickers.map(\.localizedDescription) } == [["A ship"], ["Ship"]])
    #expect(said(found).count == 2)
    #expect(said(found)[0].hasPrefix("a sticker of 'Boats' cannot be used: b.png: "))
    #expect(said(found)[1].hasPrefix("a sticker of 'Tea.stickerpack' cannot be used: Gone.sticker: "))
    let state = PhonesScreen(
      firstName: "A", secondName: "B", game: .hunt(.messages), packs: found.packs, seed: 1, repeats: true)
    #expect(state.has(found.packs))
    #expect(!state.has([]))
  }

  @Test func `an unusable pack is named, and so is one whose identifier is taken`() throws {
    try scratch.write("a/pack.txt", "sticker-pack 1 \"com.example.x\" \"X\" regular\nicon -\n")
    try scratch.write("b/pack.txt", "sticker-pack 1 \"com.example.x\" \"Y\" regular\nicon -\n")
    try scratch.write("c/pack.txt", "sticker-pack 2")
    try scratch.write("d/pack.txt", Data([0xFF, 0x0A]))
    try scratch.write("e/pack.txt", "sticker-pack 1 \"battleship.stickers.harbour\" \"H\" regular\nicon -\n")
    try scratch.write("f.stickerpack/Contents.json", "{")
    let found = try packs()
    #expect(found.packs.map(\.manifest.displayName) == ["X"])
    #expect(
      said(found) == [
        "'b' is not installed: an app of that name is already installed",
        "'c' is not a sticker pack: pack.txt: line 1, column 14: form 2 is newer than this program",
        "'d' is not a sticker pack: pack.txt", "'e' is not installed: an app of that name is already installed",
        "'f.stickerpack' is not a sticker pack: file:///apps/f.stickerpack/Contents.json: not JSON from byte 1 on",
      ])
  }

  @Test func `only named files are read, and neither format waits for a pipe`() throws {
    try scratch.write(
      "Tea.stickerpack/Contents.json",
      #"{"properties": {"grid-size": "small"}, "stickers": [{"filename": "Ship.sticker"}]}"#)
    try scratch.write("Tea.stickerpack/Ship.sticker/Contents.json", #"{"properties": {"filename": "a.png"}}"#)
    try scratch.write("Tea.stickerpack/Ship.sticker/a.png", try Self.ship.get())
    try scratch.write("Boats/pack.txt", "sticker-pack 1 \"com.example.boats\" \"Boats\" regular\nicon -\n")
    for pipe in ["Tea.stickerpack/pipe", "Tea.stickerpack/Ship.sticker/pipe", "Boats/pipe"] {
      try #require(mkfifo(scratch.url.path + "/" + pipe, 0o600) == 0)
    }
    let found = try packs()
    #expect(found.packs.map(\.manifest.displayName) == ["Boats", "Tea"])
    #expect(found.complaints.isEmpty)
    #expect(found.files.count == 4)
    try scratch.write("Boats/pack.txt", "sticker-pack 1 \"com.example.boats\" \"Boats\" regular\nicon \"pipe\"\n")
    try #require(unlink(scratch.url.path + "/Tea.stickerpack/Ship.sticker/a.png") == 0)
    try #require(mkfifo(scratch.url.path + "/Tea.stickerpack/Ship.sticker/a.png", 0o600) == 0)
    #expect(
      said(try packs()) == [
        "'Boats' is not a sticker pack: pipe: it is not a plain file",
        "'Tea.stickerpack' is not a sticker pack: a.png: it is not a plain file",
      ])
  }

  @Test func `files of more than the limit together are refused`() throws {
    let count = PackFolder.maximumSizeOfAll / Sticker.maximumByteCount + 1
    let names = (0..<count).map { "\($0).png" }
    for name in names { try scratch.write("Boats/" + name, Data(repeating: 7, count: Sticker.maximumByteCount)) }
    let lines = names.map { "sticker \"\($0)\" \"x\"\n" }.joined()
    try scratch.write("Boats/pack.txt", "sticker-pack 1 \"com.example.boats\" \"Boats\" regular\nicon -\n" + lines)
    #expect(
      said(try packs()) == [
        "'Boats' is not a sticker pack: the files of all packs together have more than 67108864 bytes"
      ]
    )
  }

  @Test func `a folder without packs, and a missing one, are refused`() throws {
    #expect(throws: PackFolderError.noPacks(scratch.path)) { try packs() }
    let gone = scratch.path + "/gone"
    #expect(throws: PackFolderError.unreadable(gone, .system(ENOENT))) { try PackFolder.packs(in: gone) }
    #expect(ErrorMessages.sentence(.noPacks(Path("x"))).string == "the folder 'x' contains no sticker pack")
    #expect(
      ErrorMessages.sentence(.unreadable(Path("x"), .system(ENOENT))).string
        == "the folder 'x' cannot be read: No such file or directory")
  }
}
