// Any bytes as a command's input: the answer is safe to print, and the message in it can be read again.

@testable import BattleshipApp
import BattleshipCore
@testable import BattleshipFrame
@testable import BattleshipPlay
@testable import BattleshipText
import FuzzDriver

/// An answer has either data or an error, in safe lines.
func check(_ answer: CommandResult) {
  precondition(answer.error?.status != 0, "a complaint without a status")
  precondition((answer.error == nil) != answer.output.isEmpty, "data beside a complaint, or none without one")
  precondition(
    answer.output.unicodeScalars.allSatisfy { $0 == "\n" || 32...126 ~= $0.value }, "data that is not safe to print")
  precondition(answer.output.isEmpty || answer.output.hasSuffix("\n"), "a line without its end")
  // Control characters became U+FFFD on the way into the sentence.
  precondition(!(answer.error?.reason.string.unicodeScalars.contains { $0.value < 32 || $0.value == 127 } ?? false))
}

/// The next command can read the output of a command.
func checkMessage(in answer: CommandResult) {
  guard answer.error == nil else { return }
  guard let next = try? GivenURL(input: Array(answer.output.utf8)) else { preconditionFailure("no message printed") }
  precondition(inspected(next, reveals: true, asJSON: false).error == nil, "printed otherwise than read")
}

func reading(_ url: GivenURL, _ answer: (MessageContent) -> CommandResult) -> CommandResult {
  do throws(MessageURLError) {
    return answer(try url.content())
  } catch {
    return .refused(.refusal(error))
  }
}

func inspected(_ url: GivenURL, reveals: Bool, asJSON: Bool) -> CommandResult {
  reading(url) { .inspecting($0, key: nil, reveals: reveals, asJSON: asJSON) }
}

func shooting(at cells: [Cell], in url: GivenURL) -> CommandResult {
  reading(url) { content in
    guard case .hunt(let game) = content else { return .refused(.failed("this is no hunt")) }
    return .shooting(at: cells, in: game, on: url.replyBase)
  }
}

func play(_ url: GivenURL, _ keys: some Sequence<UInt8>) {
  guard let content = try? url.content() else { return }
  var game =
    switch content {
    case .hunt(let hunt): LinkGame(hunt, isMine: nil)
    case .duel(let duel): LinkGame(duel, keys: nil, saved: nil)
    }
  game.base = url.replyBase
  let environment = ScreenEnvironment(
    size: Size(rows: 12, columns: 40), widths: .ascii, time: ClockTime(hour: 9, minute: 26), seed: 1)
  var stack = ScreenStack(.table(TableScreen(Table(game))), in: environment)
  for byte in keys.prefix(24) {
    let key: Key = byte < 32 ? .enter : byte > 126 ? .down : .character(Character(Unicode.Scalar(byte)))
    if stack.update(.input(.key(key))).contains(.leave) { break }
  }
  if let answer = stack.table?.answer(in: .english) { checkMessage(in: answer) }
  _ = stack.drawn
}

fuzz { data, size in
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  check(.placing(.named(String(decoding: bytes, as: UTF8.self)), rules: .skirmish, seed: 1))
  guard let url = try? GivenURL(input: bytes) else { return 0 }
  for reveals in [false, true] {
    for asJSON in [false, true] { check(inspected(url, reveals: reveals, asJSON: asJSON)) }
  }
  let cells = bytes.prefix(3).compactMap { Cell(row: Int($0 >> 4), column: Int($0 & 15)) }
  let answer = shooting(at: cells, in: url)
  check(answer)
  checkMessage(in: answer)
  play(url, bytes.reversed())
  return 0
}
