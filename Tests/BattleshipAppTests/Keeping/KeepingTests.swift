// A conversation that was kept line by line goes on where it stopped, wherever that was.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct KeepingTests {
  private let time = ClockTime(hour: 9, minute: 26)

  /// A sitting in which some things happened.
  private func sitting(_ chance: inout Chance) -> Sitting {
    var sitting = Sitting(rules: [Rules.messages, .skirmish][chance.number(0...1)], seed: chance.next())
    let keys: [Key] = [.enter, .enter, .enter, .tab, .escape, .right, .down] + "rueyxt qab23^pa+".map(Key.character)
    for _ in 0..<chance.number(0...80) {
      if chance.isTrue(oneIn: 12) {
        sitting.happen(.clicked(.field))
        sitting.happen(.pasted(chance.isTrue(oneIn: 2) ? " \(CommandAnswerTests.fresh)\n" : "a \"text\"\n"))
      }
      if let target = chance.isTrue(oneIn: 8) ? sitting.screen.touches.randomElement(using: &chance)?.target : nil {
        sitting.happen(.clicked(target))
      } else {
        sitting.press(keys[chance.number(0...(keys.count - 1))])
      }
    }
    return sitting
  }

  @Test func `what was kept goes on as the same conversation, locked for whoever was to move`() {
    forAll("replay(lines) is the conversation", count: 400) { chance in
      let before = sitting(&chance)
      let (after, effects) = try AppState.goOn(with: before.kept, at: time)
      let owner = before.state.lock?.owner ?? before.state.holder
      try requireSame("phones", after.phones, before.state.phonesAtRest) {
        "\($0)".split(separator: ",").map(String.init)
      }
      try requireSame("calls", after.log.calls, before.state.log.calls) { $0.map(\.description) }
      return after.log == before.state.log && after.opened == before.state.opened
        && after.generator == before.state.generator && after.lock?.owner == owner && effects.isEmpty
    }
  }

  @Test func `lines that end anywhere go on, and lose nothing that was said before`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c3", "b2")
    sitting.press(.enter, .enter, .enter)
    for count in 1...sitting.kept.count {
      var (state, effects) = try AppState.goOn(with: sitting.kept.prefix(count), at: time)
      let lines = sitting.kept.prefix(count) + effects.kept
      let again = try AppState.goOn(with: lines, at: time)
      #expect(again.state.phones == state.phones && again.effects.isEmpty)
      #expect(state.phones.mailbox.envelopes.isEmpty)
      for event in [AppEvent.awoke, .pressed(.enter)] { _ = state.update(event, at: time) }
      #expect(state.lock == nil)
    }
  }

  @Test func `going on, the ships that were placed are still there`() throws {
    var sitting = Sitting()
    sitting.press(.enter, .enter)
    var (state, _) = try AppState.goOn(with: sitting.kept, at: time)
    for event in [AppEvent.awoke, .pressed(.enter)] { _ = state.update(event, at: time) }
    #expect(state.seat?.hiding.draft.ships == [Ship(Cell.a1)])
  }

  @Test func `a time stands over what was sent in this sitting, and over nothing older`() throws {
    var sitting = Sitting()
    sitting.place("A1", "B2")
    #expect(sitting.text.contains("Today 09:26"))
    var older = Sitting()
    older.state = try AppState.goOn(with: sitting.kept, at: time).state
    older.takeTheKeyboard()
    older.press(.enter)
    #expect(older.text.contains("John placed") && !older.text.contains("Today"))
  }

  @Test func `what is to be said of the file waits until the phone is unlocked, and is said once`() throws {
    var (state, _) = try AppState.goOn(with: Sitting().kept, at: time)
    state.notice = .tornLine("x.torn-1")
    let said = { (state: AppState) in
      state.drawn(size: Size(rows: 24, columns: 80), widths: .table).frame.picture.joined().contains("x.torn-1")
    }
    for event in [AppEvent.awoke, .pasteRefused(.notText)] { _ = state.update(event, at: time) }
    #expect(!said(state))
    _ = state.update(.pressed(.enter), at: time)
    #expect(state.lock == nil && said(state))
    _ = state.update(.pressed(.tab), at: time)
    #expect(!said(state))
  }

  @Test func `a conversation is of the two people and the rules it was begun with`() throws {
    let state = AppState(firstName: "John", secondName: "Kate", rules: .skirmish, seed: 1)
    #expect(state.isOf(firstName: "John", secondName: "Kate", game: .hunt(.skirmish)))
    #expect(!state.isOf(firstName: "Kate", secondName: "John", game: .hunt(.skirmish)))
    #expect(!state.isOf(firstName: "John", secondName: "Kate", game: .hunt(.messages)))
  }

  @Test func `where each of the two has a terminal, it is nobody else's, and sending does not lock it`() throws {
    var kate = AppState(firstName: "John", secondName: "Kate", game: .hunt(.messages), seed: 1, as: .second)
    for key: Key in [.enter, .enter, .character("r"), .enter, .enter] { _ = kate.update(.pressed(key), at: time) }
    #expect(kate.phones.second.transcript.items.count == 1 && kate.holder == .second && kate.lock == nil)
  }

  @Test func `every line is read as it was written`() {
    forAll("read(write(line)) == line", count: 100) { chance in
      try sitting(&chance).kept.allSatisfy { try KeptLine(text: $0).text == $0 }
    }
  }

  @Test func `lines that cannot be are refused with their number`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    let kept = sitting.kept
    #expect(throws: KeptError.empty) { try AppState.goOn(with: [], at: time) }
    #expect(throws: KeptError.contradiction(line: 1)) { try AppState.goOn(with: kept.dropFirst(), at: time) }
    #expect(throws: KeptError.contradiction(line: kept.count + 1)) {
      try AppState.goOn(with: kept + [kept[0]], at: time)
    }
    #expect(throws: KeptError.contradiction(line: 2)) { try AppState.goOn(with: [kept[0], "arrived"], at: time) }
    let mail = try #require(kept.firstIndex { $0.hasPrefix("mail") })
    var other = kept
    other[mail] = kept[mail].replacing("Ship_Location=4", with: "Ship_Location=5")
    #expect(throws: KeptError.contradiction(line: mail + 1)) { try AppState.goOn(with: other, at: time) }
    other[mail] = "mail"
    #expect(throws: KeptError.self) { try AppState.goOn(with: other, at: time) }
  }

  @Test(arguments: [
    #"first random "007""#, #"first random "+7""#, #"first random "18446744073709551616""#,
    #"first chose 6 6 14 "3..2.2""#, #"first chose 6 6 14 "2.3.2""#, #"first chose 6 6 14 "3.2.2.x""#,
    #"first chose 3 3 3 "+1.1""#, #"battleship-conversation 1 "a" "b" 3 3 3 "1.1" "01""#, "second pointed a1",
  ])
  func `a line that says it another way than it is written is refused`(line: String) {
    #expect(throws: TextFormError.self) { try KeptLine(text: line) }
  }

  @Test func `any damage to a line is read or refused, and never traps`() {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c3")
    let kept = sitting.kept
    forAll("damaged lines are answered", count: 3_000) { chance in
      var lines = kept
      let place = chance.number(0...(lines.count - 1))
      var bytes = Array(lines[place].utf8)
      switch chance.number(1...3) {
      case 1 where !bytes.isEmpty: bytes[chance.number(0...(bytes.count - 1))] = UInt8(chance.number(32...126))
      case 2: bytes = Array(bytes.prefix(chance.number(0...bytes.count)))
      default: lines.swapAt(place, chance.number(0...(lines.count - 1)))
      }
      lines[place] = String(decoding: bytes, as: UTF8.self)
      _ = try? AppState.goOn(with: lines, at: time)
      return true
    }
  }
}

extension [AppEffect] {
  /// The lines to be kept among these effects.
  var kept: [String] {
    compactMap { if case .keep(let line) = $0 { line.text } else { nil } }
  }
}
