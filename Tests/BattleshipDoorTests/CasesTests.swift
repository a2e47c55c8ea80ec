// The cases that Swift, C and JavaScript answer alike, byte for byte; CASES=write writes the answers anew.

import BattleshipCore
import BattleshipDoor
import Foundation
import TestSupport
import Testing

@Suite struct CasesTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Doors/tests/cases.txt")

  /// The answer to a line: the function's name and its arguments, separated by tabs; a dash is a missing argument.
  private static func answer(_ line: Substring) throws -> [UInt8] {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func text(_ index: Int) -> [UInt8]? { words[index] == "-" ? nil : Array(words[index].utf8) }
    func secret(_ index: Int) -> [UInt8]? { text(index).flatMap { Hexadecimal.decode($0) } }
    func seed(_ index: Int) throws -> UInt64 { try #require(UInt64(words[index])) }
    func caller(_ key: Int) -> Door.Caller {
      Door.Caller(key: secret(key), last: text(key + 1), insists: words[key + 2] == "1")
    }
    switch words[0] {
    case "inspect": return Door.inspect(text(1))
    case "hide": return Door.hide(text(1), text(2), seed: try seed(3), base: text(4))
    case "shoot": return Door.shoot(text(1), text(2))
    case "advise": return Door.advise(text(1), level: text(2), seed: try seed(3))
    case "daily": return Door.daily(text(1))
    case "challenge":
      return Door.challenge(
        text(1), volley: text(2), text(3), name: text(4), key: secret(5), random: secret(6), base: text(7))
    case "join":
      let caller = Door.Caller(key: secret(5), last: text(7), insists: words[8] == "1")
      return Door.join(text(1), text(2), text(3), name: text(4), by: caller, random: secret(6))
    case "aim": return Door.aim(text(1), by: caller(4), level: text(2), seed: try seed(3))
    case "open": return Door.open(text(1), by: caller(2))
    case "answer": return Door.answer(text(1), text(2), by: caller(3))
    case "resign": return Door.resign(text(1), by: caller(2))
    case "verdict": return Door.verdict(text(1))
    default: return []
    }
  }

  @Test func `every case has its recorded answer`() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: true)
    let questions = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("{") }
    let answers = try questions.map { String(decoding: try Self.answer($0), as: UTF8.self) }
    if ProcessInfo.processInfo.environment["CASES"] == "write" {
      let head = lines.prefix { $0.hasPrefix("#") }.joined(separator: "\n")
      let cases = zip(questions, answers).map { "\($0)\n\($1)\n" }.joined()
      try "\(head)\n\(cases)".write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = lines.filter { $0.hasPrefix("{") }.map(String.init)
    #expect(questions.count > 400)
    #expect(written.count == questions.count)
    for (question, (answer, written)) in zip(questions, zip(answers, written)) {
      #expect(answer == written, "\(question)")
    }
  }

  /// The answer of the function for C; nil if C cannot pass the arguments, because a key has no length there.
  private static func answerInC(_ line: Substring, _ memory: Memory) throws -> [UInt8]? {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func text(_ index: Int) -> UnsafePointer<UInt8>? {
      words[index] == "-" ? nil : memory.keep(Array(words[index].utf8) + [0])
    }
    let secrets = [
      "challenge": [5, 6], "join": [5, 6], "aim": [4], "open": [2], "answer": [3], "resign": [2],
    ]
    for index in secrets[words[0]] ?? [] where words[index] != "-" {
      guard Hexadecimal.decode(Array(words[index].utf8))?.count == 32 else { return nil }
    }
    func secret(_ index: Int) -> UnsafePointer<UInt8>? {
      words[index] == "-" ? nil : Hexadecimal.decode(Array(words[index].utf8)).map { memory.keep($0) }
    }
    func insists(_ index: Int) -> CInt { words[index] == "1" ? 1 : 0 }
    let (out, room) = (memory.room, UInt(Memory.size))
    let length: UInt
    switch words[0] {
    case "inspect": length = BattleshipDoor.inspect(text(1), out, room)
    case "hide": length = BattleshipDoor.hide(text(1), text(2), try #require(UInt64(words[3])), text(4), out, room)
    case "shoot": length = BattleshipDoor.shoot(text(1), text(2), out, room)
    case "advise": length = BattleshipDoor.advise(text(1), text(2), try #require(UInt64(words[3])), out, room)
    case "daily": length = BattleshipDoor.daily(text(1), out, room)
    case "challenge":
      length = BattleshipDoor.challenge(text(1), text(2), text(3), text(4), secret(5), secret(6), text(7), out, room)
    case "join":
      length = BattleshipDoor.join(
        text(1), text(2), text(3), text(4), secret(5), secret(6), text(7), insists(8), out, room)
    case "aim":
      length = BattleshipDoor.aim(
        text(1), text(2), try #require(UInt64(words[3])), secret(4), text(5), insists(6), out, room)
    case "open": length = BattleshipDoor.open(text(1), secret(2), text(3), insists(4), out, room)
    case "answer": length = BattleshipDoor.answer(text(1), text(2), secret(3), text(4), insists(5), out, room)
    case "resign": length = BattleshipDoor.resign(text(1), secret(2), text(3), insists(4), out, room)
    case "verdict": length = BattleshipDoor.verdict(text(1), out, room)
    default: return nil
    }
    return Array(UnsafeBufferPointer(start: out, count: Int(length)))
  }

  @Test func `every case has the same answer in the functions for C`() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    var asked: Set<Substring> = []
    for (question, written) in zip(lines, lines.dropFirst()) where !question.hasPrefix("{") {
      let memory = Memory()
      guard let answer = try Self.answerInC(question, memory) else { continue }
      #expect(String(decoding: answer, as: UTF8.self) == written, "\(question)")
      asked.formUnion(question.split(separator: "\t").prefix(1))
    }
    #expect(asked.count == 12)
  }

  /// Memory as a C program would pass it, freed at the end.
  private final class Memory {
    static let size = 1 << 16
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    private var kept: [UnsafeMutablePointer<UInt8>] = []

    func keep(_ bytes: [UInt8]) -> UnsafePointer<UInt8> {
      let start = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      start.initialize(from: bytes, count: bytes.count)
      kept.append(start)
      return UnsafePointer(start)
    }

    deinit {
      room.deallocate()
      for start in kept { start.deallocate() }
    }
  }
}
