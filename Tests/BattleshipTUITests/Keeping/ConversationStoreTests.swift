// Leaving a shared conversation with lines that wait: they are written, or their loss is noticed.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import Testing

@testable import battleship_tui

@Suite struct ConversationStoreTests {
  private let place: TemporaryPath
  private let store: ConversationStore

  init() throws {
    place = try TemporaryPath()
    let shared = try Log(path: place["shared"], sharing: .together)
    let own = try Log(path: place["own"], sharing: .privately)
    let head = ConversationHead(.shared, firstName: "John", secondName: "Kate", game: .hunt(.messages), seed: 1)
    store = ConversationStore(.shared(.init(shared: shared, own: own, head: head, owner: .first)))
    try store.keepLines(of: [.keepSoon(.turn(.first))], mayWait: true)
  }

  private var own: String {
    get throws { String(decoding: try System.read(place["own"], limit: 1_000), as: UTF8.self) }
  }

  @Test func `a line that waits is written on leaving`() throws {
    store.finish(within: 0)
    #expect(try own.hasPrefix("turn first"))
    #expect(!store.isUnsaved && store.isKeeping)
  }

  @Test func `a line that cannot be written, because another program holds the file, is told as lost`() throws {
    let other = try Log(path: place["shared"], sharing: .together)
    #expect(other.lock(within: 0) == .ours)
    store.finish(within: 0)
    #expect(try own.isEmpty)
    #expect(store.isUnsaved && !store.isKeeping)
  }

  @Test func `without a line that waits, nothing is lost`() throws {
    store.forgetWaiting()
    let other = try Log(path: place["shared"], sharing: .together)
    #expect(other.lock(within: 0) == .ours)
    store.finish(within: 0)
    #expect(!store.isUnsaved)
  }
}
