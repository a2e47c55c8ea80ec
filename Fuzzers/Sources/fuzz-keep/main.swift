// Any bytes as a kept conversation, and as the host's posts: a refusal, or a conversation that goes on and is kept.

@testable import BattleshipApp
import BattleshipCore
import FuzzDriver
import MessagesHost

private let time = ClockTime(hour: 9, minute: 26)

/// A kept conversation that is refused, or goes on as the same one each time, for whoever goes on with it.
func checkKept(_ bytes: [UInt8]) {
  let kept = KeptBytes(bytes)
  precondition(kept.byteCount + kept.torn.count == bytes.count, "bytes were lost")
  guard let lines = try? kept.texts() else { return }
  for line in lines {
    if let shared = try? SharedLine(text: line) {
      precondition(shared.text.utf8.elementsEqual(line.utf8), "a shared line is written otherwise than read")
    }
    precondition(CheckedLine.line(CheckedLine.text(line)) == line, "a check is wrong")
    guard let read = try? KeptLine(text: line) else { continue }
    precondition(read.text.utf8.elementsEqual(line.utf8), "a line is written otherwise than read")
  }
  for person in [nil, Participant.first, .second] {
    guard let (state, effects) = try? AppState.goOn(with: lines, as: person, at: time) else { continue }
    let all = lines + texts(effects)
    checkAgain(all, as: person, is: state)
    play(state, after: all, as: person, bytes.reversed())
  }
}

/// The lines to keep among what is to be done.
func texts(_ effects: [AppEffect]) -> [String] {
  effects.compactMap { if case .keep(let line) = $0 { line.text } else { nil } }
}

/// Lines that were gone on with are gone on with again, and nothing is left to keep.
func checkAgain(_ lines: [String], as person: Participant?, is state: AppState) {
  guard let (again, effects) = try? AppState.goOn(with: lines, as: person, at: time) else {
    preconditionFailure("what was kept cannot be gone on with")
  }
  precondition(again.phonesAtRest == state.phonesAtRest, "another conversation than was kept")
  precondition(texts(effects).isEmpty, "something is left to keep")
}

/// Whoever goes on plays, and the file grows by what happens.
func play(_ before: AppState, after lines: [String], as person: Participant?, _ keys: some Sequence<UInt8>) {
  var (state, lines) = (before, lines)
  for byte in keys.prefix(16) {
    let event: AppEvent =
      switch byte {
      case ..<32: .pressed(.enter)
      case 126...: .clicked(.field)
      case UInt8(ascii: "\""): .pasted(" https://a.b/?Ship_Location=0&Ship_Location=8&Is_Complete=0\n")
      case UInt8(ascii: "q"): .pressed(.tab)
      default: .pressed(.character(Character(Unicode.Scalar(byte))))
      }
    lines += texts(state.update(.awoke, at: time) + state.update(event, at: time))
  }
  _ = state.drawn(size: Size(rows: 12, columns: 40), widths: .ascii)
  checkAgain(lines, as: person, is: state)
}

let status = fuzz { data, size in
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  checkKept(bytes)
  if let text = String(validating: bytes, as: UTF8.self) {
    checkPosts(text)
  }
  return 0
}
if status != 0 { fatalError("the fuzzer ended with \(status)") }
