// A saved conversation of any length: two people play game after game with random keys, and the lines go to a file.

@testable import BattleshipApp
@testable import BattleshipFrame
@testable import BattleshipPlay
@testable import BattleshipText
import BattleshipCore
import CSystem
import TerminalHarness

struct KeptConversation {
  private var stack: ScreenStack
  private var chance = SplitMix64(seed: 1)

  private(set) var lines: [String]
  private var posts = 0

  init() {
    let phones = PhonesScreen(firstName: "Ann", secondName: "Bob", seed: 1, repeats: true)
    let size = Size(rows: 24, columns: 80)
    stack = ScreenStack(
      .phones(phones), in: ScreenEnvironment(size: size, widths: .ascii, time: ClockTime(hour: 9, minute: 26), seed: 1))
    lines = phones.beginning.compactMap(\.keptLine?.text)
  }

  /// A conversation of this many lines, each with a text of one letter.
  static func texts(_ count: Int) -> KeptConversation {
    var conversation = KeptConversation()
    conversation.lines =
      [conversation.lines[0]] + (1..<count).map { "post \($0 % 2 == 1 ? "first" : "second") \($0) text \"a\"" }
    return conversation
  }

  /// Plays until this many messages are sent. Enter is always the next step; on a board, arrows aim elsewhere.
  mutating func play(toMessage count: Int) {
    while posts < count {
      for _ in 0..<2 where stack.phones?.focus == .seat(.board) {
        press([.up, .down, .left, .right][Int(chance.next() % 4)])
      }
      press(.enter)
    }
  }

  private mutating func press(_ key: Key) {
    for effect in stack.update(.awoke) + stack.update(.input(.key(key))) {
      guard let line = effect.keptLine else { continue }
      if case .post = line { posts += 1 }
      lines.append(line.text)
    }
  }

  /// Writes the lines where a program with this state folder opens them: one file, or those of one of two terminals.
  func write(stateFolder: String, shared path: String? = nil) throws {
    let folder = stateFolder + "/battleship"
    guard mkdir(stateFolder, 0o700) == 0, mkdir(folder, 0o700) == 0 else { throw HarnessError.system(errno) }
    guard let path else { return try write(lines, to: folder + "/conversation-3") }
    guard mkdir(folder + "/shared", 0o700) == 0 else { throw HarnessError.system(errno) }
    let posts = lines.filter { $0.hasPrefix("post ") }
    let head = { (ownership: ConversationHead.Ownership) in
      ConversationLine.begin(
        ConversationHead(ownership, firstName: "Ann", secondName: "Bob", game: .hunt(.messages), seed: 1)
      ).text
    }
    try write([head(.shared)] + posts, to: path)
    try write([head(.own(.first, of: 1, at: path))] + posts, to: folder + "/shared/1-first")
  }

  private func write(_ lines: [String], to path: String) throws {
    guard let file = fopen(path, "w") else { throw HarnessError.system(errno) }
    var sum = Checksum()
    for line in lines { fputs(sum.checked(line) + "\n", file) }
    guard fclose(file) == 0 else { throw HarnessError.system(errno) }
  }
}

extension ScreenEffect {
  /// Lines to be saved soon are left out: playing without pauses replaces them.
  fileprivate var keptLine: ConversationLine? { if case .keep(let line) = self { line } else { nil } }
}
