// The functions of battleship.h: the length of their answers, and the contents of the header.

import BattleshipCore
import BattleshipDoor
import Foundation
import Testing

@Suite struct ExportsTests {
  private let url = "?Ship_Location=0&Ship_Location=8&Is_Complete=0"

  /// The bytes that a call of `inspect` leaves in a buffer full of the letter x, and the length that it returns.
  private func inspected(room: Int) -> (bytes: [UInt8], length: UInt) {
    var out = [UInt8](repeating: UInt8(ascii: "x"), count: room + 1)
    let length = Array(url.utf8 + [0]).withUnsafeBufferPointer { url in
      out.withUnsafeMutableBufferPointer { inspect(url.baseAddress, $0.baseAddress, UInt(room)) }
    }
    return (out, length)
  }

  @Test func `an answer is written as far as there is room, with a zero at its end`() {
    let whole = Door.inspect(Array(url.utf8))
    let count = whole.count
    #expect(inspected(room: count + 1).bytes == whole + [0, UInt8(ascii: "x")])
    for room in [1, 2, 10, count] {
      let (bytes, length) = inspected(room: room)
      #expect(length == UInt(count))
      #expect(bytes == whole.prefix(room - 1) + [0, UInt8(ascii: "x")])
    }
    #expect(inspected(room: 0) == ([UInt8(ascii: "x")], UInt(count)))
    #expect(inspect(nil, nil, 7) == UInt(Door.inspect(nil).count))
  }

  @Test func `an answer may overwrite the argument`() {
    let whole = Door.inspect(Array(url.utf8))
    var memory = Array(url.utf8) + [UInt8](repeating: 0, count: 1_000)
    let length = memory.withUnsafeMutableBufferPointer { inspect(UnsafePointer($0.baseAddress), $0.baseAddress, 1_000) }
    #expect(memory.prefix(Int(length)) == whole[...])
  }

  @Test func `every reason of the cases is in the header and in the types`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    let cases = try text("Doors/tests/cases.txt")
    let reasons = Set(cases.matches(of: /"error":{"reason":"(\w+)"/).map { String($0.1) })
    #expect(reasons.count > 50)
    let header = Set(try text("Doors/c/battleship.h").split { !$0.isLetter }.map(String.init))
    let types = Set(try text("Doors/js/battleship.d.ts").matches(of: /"(\w+)"/).map { String($0.1) })
    #expect(reasons.subtracting(header) == [])
    #expect(reasons.subtracting(types) == [])
  }

  @Test func `every function in the header exists, and every function is in the header`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let header = try String(contentsOf: root.appending(path: "Doors/c/battleship.h"), encoding: .utf8)
    let source = try String(
      contentsOf: root.appending(path: "Sources/BattleshipDoor/Exports.swift"), encoding: .utf8)
    let declared = header.matches(of: /^(?:size_t|const char \*) ?(battleship_[a-z]+)\(/.anchorsMatchLineEndings())
    let exported = source.matches(of: /@c\((battleship_[a-z]+)\)/)
    #expect(declared.map { String($0.1) }.sorted() == exported.map { String($0.1) }.sorted())
    #expect(String(cString: version()).split(separator: ".").count == 3)
    #expect(Rules.presets.allSatisfy { header.contains("\"\($0.name)\"") })
  }
}
