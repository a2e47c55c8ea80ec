// A conversation that an earlier version wrote down is still read.

import MessagesHost
import TestSupport
import Testing

@Suite struct OldFormTests {
  private let text: String

  init() throws {
    text = try goldenLines("phones-form-1.txt").map { $0 + "\n" }.joined()
  }

  @Test func `a conversation of form 1 is read, goes on, and is written again`() throws {
    var phones = try TwoPhones<Talk>(textForm: text)
    #expect(phones.first.transcript.items.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(phones.second.running?.app == Teller.manifest)
    #expect(phones.second.running?.selection?.item == 4)
    phones.deliverAll()
    #expect(phones.second.transcript.items.last?.post == .text("hello\n\"you\""))
    #expect(try TwoPhones<Talk>(textForm: phones.textForm) == phones)
  }
}
