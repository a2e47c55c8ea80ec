// Runs the extension in a group of three, and checks that the app is on the home screen.

import MessagesHost
import TeaExtension
import TeaRound
import Testing

@Suite struct TeaExtensionTests {
  private static let store: Store = {
    var bundle = AppBundle(TeaExtension.manifest)
    bundle.containingApp = "Tea Time"
    return Store([bundle])
  }()

  private var group = GroupOfPhones<TeaExtension>(names: ["John", "Kate", "Mary"], seed: 1, store: Self.store).strict

  private func captions(_ person: Participant) -> [String] {
    group.host[person].transcript.items.flatMap { group.host[person].drawings(of: $0) }.map { drawing in
      switch drawing {
      case .bubble(let bubble):
        "\(bubble.captionBar?.caption?.text ?? "") (\(bubble.captionBar?.trailingCaption?.text ?? ""))"
      case .summary(let text): text
      default: "something else"
      }
    }
  }

  @Test mutating func `one bubble goes round, and says who asked for how many`() throws {
    try group.update(.on(.first, .openedFromDrawer(TeaExtension.manifest)))
    try group.update(.on(.first, .acted(.oneForMe)))
    try group.update(.on(.first, .pressedSend))
    try group.deliverAll()
    for person in [Participant.second, .third] {
      let bubble = group.host[person].transcript.items.last?.number ?? 0
      try group.update(.on(person, .tappedItem(bubble)))
      try group.update(.on(person, .acted(.oneForMe)))
      try group.update(.on(person, .pressedSend))
      try group.deliverAll()
    }
    let expected = ["John wanted tea", "Kate wanted tea", "Mary wants tea (3 cups of tea)"]
    #expect(group.people.map(captions) == [expected, expected, expected])
    try group.finish()
  }

  @Test func `the app stands on the home screen and in both stores, under its own name`() {
    #expect(group.host[.first].homeScreen.map(\.containingApp) == ["Tea Time"])
    #expect(Self.store.mainStoreBundles.count == 1)
    #expect(group.host[.first].drawer.map(\.displayName) == ["Tea Round"])
  }

  @Test(arguments: ["https://example.com/tea?cups=100", "https://example.com/tea?cups=03", "https://a.b", ""])
  func `a URL that is no round is none`(url: String) {
    #expect(TeaRound(url: url) == nil)
  }

  @Test func `a round is its URL`() {
    #expect(TeaRound(url: "https://example.com/tea?cups=3") == TeaRound(cups: 3))
    #expect(TeaRound(cups: 99)?.withOneMore == nil)
    #expect(TeaRound(cups: 1)?.words == "1 cup of tea")
  }
}
