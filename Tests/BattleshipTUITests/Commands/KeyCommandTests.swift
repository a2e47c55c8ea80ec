// The command `key` on the command line, and the file whose key is replaced.

import BattleshipCore
import BattleshipPlay
import Foundation
import Testing

@testable import battleship_tui

@Suite struct KeyCommandTests {
  private static let letters = String(repeating: "Q", count: 42) + "A"

  private func options(_ words: String...) throws -> Options { try Options(arguments: ["key"] + words) }

  @Test func `a key is exported or imported, from the own file or another one`() throws {
    #expect(try options("--export").has(.exportKey))
    #expect(try !options("--export").has(.yes))
    #expect(try options("--export", "--yes").has(.yes))
    #expect(try options("--import").player.key == nil)
    #expect(try options("--export", "--key", "k").player.key == Path("k"))
    #expect(throws: OptionError.oneOf(.exportKey, .importKey, for: .key)) { try options() }
    #expect(throws: OptionError.either(.exportKey, .importKey)) { try options("--import", "--export") }
    #expect(throws: OptionError.requires(.yes, .exportKey)) { try options("--import", "--yes") }
  }

  @Test(arguments: [[letters], ["--import", letters], ["--import=\(letters)"], ["--\(letters)"], ["-\(letters)"]])
  func `a key on the command line is refused, and no error repeats it`(words: [String]) throws {
    let error = try #require(throws: OptionError.self) { try Request(arguments: ["key"] + words) }
    #expect(error == .wordForKey)
    #expect(!ErrorMessages.sentence(error).string.contains("QQQ"))
  }
}

@Suite struct KeyImportTests {
  private let folder: URL
  private var file: KeyFile { file("key") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> KeyFile { KeyFile(path: Path(folder.appendingPathComponent(name).path)) }

  private func key(_ byte: UInt8) throws -> PlayerKey {
    try #require(PlayerKey(bytes: Array(repeating: byte, count: 32)))
  }

  private func mode(_ name: String) throws -> Int {
    let path = folder.appendingPathComponent(name).path
    return try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func `the previous key is kept under an unused name, for its owner alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try file.take(key(1)) == .done(kept: nil))
    #expect(try file.take(key(1)) == .same)
    try Data([9]).write(to: folder.appendingPathComponent("key.old-1"))
    #expect(try file.take(key(2)) == .done(kept: "key.old-2"))
    #expect(try file.take(key(3)) == .done(kept: "key.old-3"))
    #expect(try Data(contentsOf: folder.appendingPathComponent("key.old-1")) == Data([9]))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("key.old-1"))
    #expect(try file.read() == key(3))
    #expect(try file.earlier.map { try $0.read() } == [try key(1), try key(2)])
    for name in ["key", "key.old-2", "key.old-3"] { #expect(try mode(name) == 0o600) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    for byte: UInt8 in [4, 5] { _ = try file(".mine").take(key(byte)) }
    #expect(try file(".mine").earlier.map { try $0.read() } == [try key(4)])
  }

  @Test func `a key that cannot be read is not replaced`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("key")
    try Data(repeating: 7, count: 31).write(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path.path)
    #expect(throws: KeyError.size(31)) { try file.take(key(1)) }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path.path)
    #expect(throws: KeyError.readableByOthers) { try file.take(key(1)) }
    #expect(try Data(contentsOf: path).count == 31)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["key"])
  }

  @Test func `a key has a checksum after its bytes, and any other byte in the file damages it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("key")
    #expect(try file.take(key(7)) == .done(kept: nil))
    let whole = try Data(contentsOf: path)
    #expect(whole.prefix(32) == Data(repeating: 7, count: 32) && whole.count == 42 && whole.last == 0x0A)
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 1
      try changed.write(to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path.path)
      #expect(throws: KeyError.damaged(movedTo: nil), "byte \(index)") { try file.read() }
    }
    try whole.prefix(32).write(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path.path)
    #expect(try file.read() == key(7))
    #expect(file.setAside(after: .damaged(movedTo: nil)) == .damaged(movedTo: "key.damaged-1"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["key.damaged-1"])
  }
}
