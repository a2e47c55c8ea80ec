// The other implementation of Format 2 as a process: one run of Python answers many questions.

import BattleshipCore
import Foundation
import TestSupport
import Testing

enum LiveReference {
  /// The other implementation: a Python module with `judge`, `relation` and `play`.
  static let path = environment("DUEL_REFERENCE")

  enum Question {
    case judge(String)
    case relation(key: PlayerKey, last: String, message: String)

    /// The question as the driver below reads it.
    fileprivate var line: String {
      switch self {
      case .judge(let url): "judge\t\(url)"
      case .relation(let key, let last, let message):
        "relation\t\(String(decoding: Hexadecimal.encode(key.bytes), as: UTF8.self))\t\(last)\t\(message)"
      }
    }
  }

  static func answers(to questions: [Question]) throws -> [String] {
    try run(questions.map(\.line))
  }

  /// Every message of some random duels that it plays.
  static func duels(count: Int, seed: Int) throws -> [String] {
    try run((0..<count).map { "play\t\(seed + $0)" })
  }

  private static let driver = """
    import importlib.util, random, re, sys
    spec = importlib.util.spec_from_file_location("reference", sys.argv[1])
    reference = importlib.util.module_from_spec(spec); spec.loader.exec_module(reference)
    items = "Format Board Fleet Volley Apart Seal Name Play Open Tag Is_Complete".split()
    # The other implementation takes an escape without two digits for text; the contract of Format 1 refuses it.
    def escapes(url):
        for item in url.partition("?")[2].split("&"):
            if item.partition("=")[0] in items and re.search("%(?![0-9A-Fa-f]{2})", item): raise reference.Refused()
    for line in sys.stdin:
        name, *rest = line.rstrip("\\n").split("\\t")
        try:
            if name != "play": escapes(rest[-1])
            if name == "judge": print(reference.judge(rest[0]))
            elif name == "relation":
                reference.judge(rest[2]); last = None if rest[1] == "-" else rest[1]
                print(reference.relation(bytes.fromhex(rest[0]), last, rest[2]))
            else:
                chance = random.Random(int(rest[0])); side = chance.randrange(2, 9)
                volley = chance.choice(["1", "2", "afloat", "again"])
                rules = reference.Rules(side, chance.randrange(2, 9), [2, 1], volley, chance.randrange(2))
                if side * rules.rows < 9: rules.apart = 0
                print("\\n".join(reference.play(int(rest[0]), rules)[0]))
        except reference.Refused: print("refused")
        except StopIteration: print("refused")  # the key is not the writer's
    """

  private static func run(_ lines: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("duel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output"))
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", driver, try #require(path)]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
