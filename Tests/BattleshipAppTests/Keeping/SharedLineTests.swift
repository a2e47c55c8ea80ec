// The file that two terminals share: nothing but messages, from which each person's own lines go on, and no ship is told.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct SharedLineTests {
  private let small: Rules
  private let john = Participant.first
  private let kate = Participant.second

  init() throws {
    small = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
  }

  /// A duel that Kate has joined.
  private func pair() throws -> SharedPair {
    var pair = SharedPair(game: .duel(small, .shots(1)))
    try pair.type(john, "\r\ra1\rc3\r\r")
    try pair.type(kate, "\r")
    try pair.type(kate, "b1\rc1\r\rb3\r")
    return pair
  }

  @Test func `a duel goes on in the open panel, one Enter a turn, and the shared file has messages alone`() throws {
    var pair = try pair()
    #expect(pair.text(kate).contains("It is John's turn."))
    try pair.happen(john) { _ in [] }
    #expect(pair.text(john).contains("Kate: B3 miss."))
    for (mine, theirs) in [("b1", "b2"), ("b2", "b1"), ("c1", nil)] as [(String, String?)] {
      try pair.type(john, mine + "\r")
      try pair.happen(kate) { _ in [] }
      if let theirs { try pair.type(kate, theirs + "\r") }
      try pair.happen(john) { _ in [] }
    }
    try pair.type(kate, "\r")
    try pair.happen(john) { _ in [] }
    #expect(pair.text(john).contains("You win!"))
    try pair.type(john, "\r")
    try pair.happen(kate) { _ in [] }
    #expect(pair.text(kate).contains("Both played fair"))
    #expect(pair.shared.count == 9)
  }

  @Test func `each person's own lines go on as they stood, and know what was sent and received`() throws {
    let pair = try pair()
    for person in Participant.pair {
      let again = try pair.again(person)
      let state = try #require(pair.states[person])
      #expect(again.phonesAtRest == state.phonesAtRest)
      var (book, known) = (try #require(again.book), try #require(state.book))
      book.startAgain()
      known.startAgain()
      #expect(book == known)
    }
  }

  @Test func `no line of the shared file depends on ships but for seals`() throws {
    // John's ships lie elsewhere, and give the same answers to the only shot so far.
    var other = SharedPair(game: .duel(small, .shots(1)))
    try other.type(john, "\r\rb1\ra1\r\r")
    try other.type(kate, "\r")
    try other.type(kate, "b1\rc1\r\rb3\r")
    try other.happen(john) { _ in [] }
    try other.type(john, "a1\r")
    var one = try pair()
    try one.happen(john) { _ in [] }
    try one.type(john, "a1\r")
    let lines = [one, other].map { $0.shared.map { $0.text.replacing(/Seal=[^&]*/, with: "Seal=…") } }
    #expect(lines[0] == lines[1] && lines[0].count == 3)
    #expect(!one.shared.contains { $0.text.contains("placed") || $0.text.contains("chance") })
    // Sealed bytes are all that differs.
    #expect(one.shared.map(\.text) != other.shared.map(\.text))
  }

  @Test func `every line is read as it was written, and no other way`() throws {
    let begin = SharedLine.begin(
      firstName: "John", secondName: "\"K\" ä", game: .duel(small, .afloat), identity: .max)
    for line in [begin] + (try pair().shared) { #expect(try SharedLine(text: line.text) == line) }
    for text in ["", "mail", "arrived", "battleship-messages 1", begin.text + " ", "first pressed"] {
      #expect(throws: TextFormError.self) { try SharedLine(text: text) }
    }
  }

  @Test func `a file that was cut short gets back what each of them sent`() throws {
    var pair = try pair()
    let whole = pair.shared
    pair.shared = []
    try pair.happen(kate) { _ in [] }
    #expect(pair.shared == [whole[1]])
    try pair.happen(john) { _ in [] }
    #expect(pair.shared == [whole[1], whole[0]])
    let before = pair.states[kate]?.phonesAtRest
    try pair.happen(kate) { _ in [] }
    #expect(pair.states[kate]?.phonesAtRest == before)
  }

  @Test func `a message that this person did not write, or another one than they received, is foreign`() throws {
    let pair = try pair()
    guard case .mail(let johns) = pair.shared[0], case .mail(let kates) = pair.shared[1] else {
      Issue.record("\(pair.shared)")
      return
    }
    var empty = MailBook(of: kate)
    #expect(empty.read(johns) == .new(johns) && empty.read(kates) == .foreign)
    var book = try #require(try pair.again(kate).book)
    #expect(book.read(kates) == .known && book.read(johns) == .known && book.unwritten.isEmpty)
    book.startAgain()
    let changed = try Envelope(textForm: johns.textForm.replacing("first 1 ", with: "first 2 "))
    #expect(book.read(changed) == .foreign && book.unwritten == [kates])
  }
}
