// Any bytes as a saved conversation, as the host's posts and as each saved text: an error, or a usable value.

@testable import BattleshipApp
import BattleshipCore
@testable import BattleshipFrame
@testable import BattleshipPlay
@testable import BattleshipText
import FuzzDriver
import MessagesHost

private let time = ClockTime(hour: 9, minute: 26)

/// The lines are refused, or they are a conversation that reads the same each time and can continue.
func checkKept(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  var (sum, read) = (Checksum(), Checksum())
  var lines: [String] = []
  for part in parts {
    guard let line = String(validating: part, as: UTF8.self) else { return }
    let checked = Array(sum.checked(line).utf8)
    precondition(read.line(checked[...])?.elementsEqual(part) == true, "a checksum is wrong")
    lines.append(line)
    guard let said = try? ConversationLine(text: line) else { continue }
    precondition(said.text.utf8.elementsEqual(line.utf8), "a line is written otherwise than read")
  }
  let checked = parts.map { Array($0) }
  _ = Listing(firstLine: checked[0], lastLines: Array(checked.dropFirst()), isWhole: true)
  _ = try? StoredGames(bytes)
  guard let state = try? ConversationReader.open(lines, at: time) else { return }
  play(state, after: lines, bytes.reversed())
}

/// A saved text is refused, or is written so that it reads the same again.
func checkSaved(_ text: String) {
  func check<Value: Equatable>(_ read: (String) -> Value?, _ written: (Value) -> String) {
    guard let value = read(text) else { return }
    precondition(read(written(value)) == value, "a text is written otherwise than read")
  }
  check({ SavedLink(file: $0) }, \.text)
  check({ TitleSettings(file: $0) }, \.text)
  check({ try? FinishedGame(text: $0) }, \.text)
  check({ Thought(text: $0) }, \.text)
  check({ SavedTwo(text: $0) }, \.text)
  check({ try? SavedSolo(text: $0) }, \.text)
  if let kept = try? SavedSolo(text: text), let solo = try? Solo(kept, randomness: RandomSource(seed: 1)) {
    precondition(solo.saved == kept, "a game against the computer is another one than was kept")
  }
}

/// The lines to save among the effects.
func texts(_ effects: [ScreenEffect]) -> [String] {
  effects.compactMap { effect in
    switch effect {
    case .keep(let line), .keepSoon(let line): line.text
    default: nil
    }
  }
}

/// The saved lines give the same conversation again.
func check(_ lines: [String], are state: PhonesScreen) {
  guard let again = try? ConversationReader.open(lines, at: time) else {
    preconditionFailure("what was kept cannot be opened")
  }
  for person in state.people {
    let (one, other) = (state.phones[person], again.phones[person])
    precondition(one.transcript.nextNumber == other.transcript.nextNumber, "other numbers than were kept")
    precondition(one.transcript.items.count == other.transcript.items.count, "other items than were kept")
    precondition(again.draft(of: person) == state.draft(of: person), "another draft than was kept")
    precondition(one.installed == other.installed, "other apps than were kept")
  }
}

/// The person who opens it plays, and the file grows with each event.
func play(_ before: PhonesScreen, after lines: [String], _ keys: some Sequence<UInt8>) {
  let environment = ScreenEnvironment(size: Size(rows: 12, columns: 40), widths: .ascii, time: time, seed: 1)
  var (stack, lines) = (ScreenStack(.phones(before), in: environment), lines)
  for byte in keys.prefix(16) {
    let event: ScreenEvent =
      switch byte {
      case ..<32: .input(.key(.enter))
      case 126...: .input(.click(.phone(.field)))
      case UInt8(ascii: "\""): .input(.paste(" https://a.b/?Ship_Location=0&Ship_Location=8&Is_Complete=0\n"))
      case UInt8(ascii: "q"): .input(.key(.tab))
      default: .input(.key(.character(Character(Unicode.Scalar(byte)))))
      }
    lines += texts(stack.update(.awoke) + stack.update(event))
  }
  _ = stack.drawn
  guard let state = stack.phones else { preconditionFailure("the conversation is gone") }
  check(lines, are: state)
}

fuzz { data, size in
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  checkKept(bytes)
  if let text = String(validating: bytes, as: UTF8.self) {
    checkPosts(text)
    checkSaved(text)
  }
  return 0
}
