// The file that two terminals share has only posts; each person's own lines continue from them, and no ship shows.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct SharedConversationTests {
  private let small: Rules
  private let john = Participant.first
  private let kate = Participant.second

  init() throws {
    small = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
  }

  /// A duel that Kate has joined.
  private func pair() throws -> SharedPair {
    var pair = SharedPair(game: .duel(Terms(on: small)))
    try pair.type(john, "\r\ra1\rc3\r\r")
    try pair.type(kate, "\r")
    try pair.type(kate, "b1\rc1\r\rb3\r")
    return pair
  }

  @Test func `a duel continues in the open panel, one Enter a turn, and the shared file has only messages`() throws {
    var pair = try pair()
    #expect(pair.text(kate).contains("It is John's turn."))
    try pair.handle(john) { _ in [] }
    #expect(pair.text(john).contains("Kate missed at B3."))
    for (mine, theirs) in [("b1", "b2"), ("b2", "b1"), ("c1", nil)] as [(String, String?)] {
      try pair.type(john, mine + "\r")
      try pair.handle(kate) { _ in [] }
      if let theirs { try pair.type(kate, theirs + "\r") }
      try pair.handle(john) { _ in [] }
    }
    try pair.type(kate, "\r")
    try pair.handle(john) { _ in [] }
    #expect(pair.text(john).contains("You win!"))
    try pair.type(john, "\r")
    try pair.handle(kate) { _ in [] }
    #expect(pair.text(kate).contains("Both played fair"))
    #expect(pair.shared.count == 9)
  }

  @Test func `each person's own lines are the same conversation again, with all sent and received posts`() throws {
    let pair = try pair()
    for person in Participant.pair {
      let again = try pair.again(person)
      let state = try #require(pair.states[person])
      #expect(Visible(again) == Visible(state))
      #expect(again.lock == nil)
      #expect(again.text(in: 80) == state.text(in: 80))
      var (book, known) = (try #require(again.history.book), try #require(state.history.book))
      book.startAgain()
      known.startAgain()
      #expect(book == known)
    }
  }

  @Test func `no line of the shared file depends on ships, except for seals`() throws {
    // John's ships are elsewhere, but give the same answers to the only shot so far.
    var other = SharedPair(game: .duel(Terms(on: small)))
    try other.type(john, "\r\rb1\ra1\r\r")
    try other.type(kate, "\r")
    try other.type(kate, "b1\rc1\r\rb3\r")
    try other.handle(john) { _ in [] }
    try other.type(john, "a1\r")
    var one = try pair()
    try one.handle(john) { _ in [] }
    try one.type(john, "a1\r")
    let lines = [one, other].map { $0.shared.map { $0.replacing(/(Seal|Tag)=[^&]*/) { "\($0.1)=…" } } }
    #expect(lines[0] == lines[1])
    #expect(lines[0].count == 3)
    // Only sealed bytes differ.
    #expect(one.shared != other.shared)
  }

  @Test func `a shared file has posts and each person's activity, and nothing else`() throws {
    let lines = try pair().own.values.joined().map { try ConversationLine(text: $0) }
    for line in lines { #expect(line.isShared == line.text.hasPrefix("post ")) }
    #expect(lines.contains { !$0.isShared })
    #expect(ConversationLine.doing(.first, .aiming).isShared && ConversationLine.denied(.first, line: 3).isShared)
    let state = try #require(try pair().states[kate])
    #expect(state.activity == .nothing)
    var placing = try #require(try pair().states[john])
    placing = PhonesScreen(owned: SharedPair.head(john, game: .hunt(.messages), seed: 1))
    for _ in 0..<2 { _ = placing.update(.pressed(.enter)) }
    #expect(placing.activity == .hiding)
    placing.shared?.isOtherHere = true
    for (activity, sentence) in [
      (ConversationLine.Activity.hiding, "Kate is hiding ships"), (.aiming, "Kate is aiming"),
      (.nothing, "Kate is here"),
    ] {
      placing.shared?.otherActivity = activity
      #expect(placing.text(in: 80).contains(sentence))
    }
  }

  @Test func `a file that was cut short gets both persons' posts back`() throws {
    var pair = try pair()
    let whole = pair.shared
    pair.shared = []
    try pair.handle(kate) { _ in [] }
    #expect(pair.shared == [whole[1]])
    try pair.handle(john) { _ in [] }
    #expect(pair.shared == [whole[1], whole[0]])
    let before = pair.states[kate].map(Visible.init)
    try pair.handle(kate) { _ in [] }
    #expect(pair.states[kate].map(Visible.init) == before)
  }

  @Test func `a message that this person did not write, or that differs from the received one, is foreign`() throws {
    let pair = try pair()
    let (johns, kates) = (pair.shared[0], pair.shared[1])
    guard case .post(let byJohn) = try ConversationLine(text: johns),
      case .post(let byKate) = try ConversationLine(text: kates)
    else {
      Issue.record("\(pair.shared)")
      return
    }
    var empty = PostBook(of: kate)
    let ofJohn = (isKnown: empty.takeKnown(Array(johns.utf8)[...]), isNew: empty.takeNew(byJohn))
    #expect(ofJohn == (false, true))
    let ofKate = (isKnown: empty.takeKnown(Array(kates.utf8)[...]), isNew: empty.takeNew(byKate))
    #expect(ofKate == (false, false))
    var book = try #require(try pair.again(kate).history.book)
    let areKnown = [kates, johns].map { book.takeKnown(Array($0.utf8)[...]) }
    #expect(areKnown == [true, true])
    #expect(book.written == (1, 1))
    book.startAgain()
    let changed = johns.replacing("first 1 ", with: "first 2 ")
    guard case .post(let other) = try ConversationLine(text: changed) else { return }
    let ofChanged = (isKnown: book.takeKnown(Array(changed.utf8)[...]), isNew: book.takeNew(other))
    #expect(ofChanged == (false, false))
    #expect(book.written == (0, 1))
  }
}

extension PhonesScreen {
  /// The screen with this many columns.
  fileprivate func text(in columns: Int) -> String {
    drawn(size: Size(rows: 24, columns: columns), widths: .table).frame.picture.joined(separator: "\n")
  }
}
