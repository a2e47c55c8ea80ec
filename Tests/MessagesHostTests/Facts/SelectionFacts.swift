// Facts 21 to 28: the selected message, the only one that an extension can read.

import MessagesHost
import StickersHost
import Testing

@Suite struct SelectionFacts {
  var desk = Desk<Probe>()

  private func selected() -> String? {
    desk.running(.second)?.activeConversation?.selectedMessage?.layout?.caption
  }

  @Test mutating func `fact 21: nothing is selected without a tap, and willBecomeActive knows of a tap`() {
    desk.send(Draft(caption: "one"))
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.second)?.activeConversation?.selectedMessage == nil)
    desk.on(.second, .closedPanel, .tappedItem(1))
    let sighting = desk.running(.second)?.last("willBecomeActive")
    #expect(sighting?.conversation?.selectedMessage?.layout?.caption == "one")
  }

  @Test mutating func `fact 22: a tap while running changes the selected message between willSelect and didSelect`() {
    desk.send(Draft(caption: "one"))
    desk.send(Draft(caption: "two"))
    desk.on(.second, .tappedItem(1), .tappedItem(2))
    let probe = desk.running(.second)
    #expect(probe?.last("willSelect")?.conversation?.selectedMessage?.layout?.caption == "one")
    let now = probe?.last("didSelect")?.conversation?.selectedMessage
    #expect(now?.layout?.caption == "two")
    #expect(now.map(ExtensionCall.didSelect) == probe?.last("didSelect")?.call)
    #expect(now.map(ExtensionCall.willSelect) == probe?.last("willSelect")?.call)
  }

  @Test mutating func `fact 23: the selected message stays the same when its session continues`() {
    desk.send(Draft(caption: "one", session: .new))
    desk.on(.second, .tappedItem(1))
    desk.on(.first, .closedPanel, .tappedItem(1), .tappedChevron)
    desk.send(Draft(caption: "two", session: .selected))
    #expect(selected() == "one")
    let received = desk.running(.second)?.last("didReceive")
    guard case .didReceive(let message) = received?.call else {
      Issue.record("nothing was received")
      return
    }
    #expect(message.layout?.caption == "two")
    #expect(message.session == received?.conversation?.selectedMessage?.session)
  }

  @Test mutating func `fact 24: tapping the selected bubble only changes the style`() {
    desk.send(Draft(caption: "one"))
    desk.on(.second, .tappedItem(1), .tappedChevron)
    desk.startLog()
    desk.on(.second, .tappedItem(1))
    #expect(desk.log.calls.map(\.call) == [.willTransition(to: .expanded), .didTransition(to: .expanded)])
  }

  @Test mutating func `fact 25: collapsing keeps the selection`() {
    desk.send(Draft(caption: "one"))
    desk.on(.second, .tappedItem(1), .tappedChevron)
    #expect(selected() == "one")
  }

  @Test func `fact 26: with the quirk switched on, a sent message is selected`() {
    for quirk in [false, true] {
      let phones = TwoPhones<Probe>(
        first: Phone(
          owner: .first, own: "John", other: "Kate", seed: 1, behavior: quirk ? .selectsOnSend : []),
        second: Phone(owner: .second, own: "Kate", other: "John", seed: 1))
      var desk = Desk(phones)
      desk.on(.first, do: .insert(Draft(caption: "mine")))
      desk.startLog()
      desk.on(.first, .pressedSend)
      let names = desk.log.calls.map(\.call.name)
      #expect(names == ["didStartSending"] + (quirk ? ["willSelect", "didSelect"] : []))
      #expect((desk.running(.first)?.activeConversation?.selectedMessage != nil) == quirk)
    }
  }

  @Test func `fact 28: a message with a file that came in may be staged again, and so may an attachment`() {
    let file = LocalFile(url: "file:///john/cat.png")
    var desk = Desk<Probe>(
      TwoPhones(
        first: Phone(owner: .first, own: "John", other: "Kate", seed: 1, files: [file]),
        second: Phone(
          owner: .second, own: "Kate", other: "John", seed: 1, files: [LocalFile(url: file.url, isReadable: false)])))
    var layout = TemplateLayout()
    layout.mediaFileURL = file.url
    desk.on(.second, do: .insertFile(file.url))
    #expect(desk.running(.second)?.last("didFinishInserting")?.call == .didFinishInserting(1, error: .fileUnreadable))
    desk.send(Draft(layout: layout))
    desk.on(.second, .closedPanel, .tappedItem(1))
    let received = desk.running(.second)?.activeConversation?.selectedMessage?.layout
    #expect(received?.mediaFileURL == file.url)
    desk.on(.second, do: .insert(Draft(layout: received)), .insertFile(file.url))
    #expect(desk.phones.second.inputField.staged.count == 2)
    #expect(desk.phones.second.files == [file])
  }

  @Test mutating func `fact 28: a selected message may be stored, changed later and staged`() throws {
    desk.send(Draft(caption: "one", summary: "was one", session: .new))
    desk.on(.second, .tappedItem(1))
    var kept = try #require(desk.running(.second)?.activeConversation?.selectedMessage)
    let session = kept.session
    desk.on(.second, .closedPanel)
    kept.url = "https://example.com/changed"
    desk.on(.second, do: .insert(Draft(url: kept.url, session: .new, layout: kept.layout)))
    #expect(desk.phones.second.inputField.storedMessage?.url == "https://example.com/changed")
    #expect(kept.session == session)
    #expect(kept.summaryText == "was one")
    #expect(kept.layout?.caption == "one")
  }
}
