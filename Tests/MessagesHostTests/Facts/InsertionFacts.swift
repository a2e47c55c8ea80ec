// Facts 50 to 55: insertions into the input field, and sending them.

import MessagesHost
import StickersHost
import Testing

@Suite struct InsertionFacts {
  var desk = Desk<Probe>()

  private func answers() -> [ExtensionCall] {
    desk.log.calls.map(\.call).filter { $0.name == "didFinishInserting" }
  }

  @Test
  mutating func `fact 50: insert returns at once, and is carried out and answered after the call in which it was made`()
  {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.react(to: "willTransition", .insert(Draft()))))
    desk.startLog()
    desk.on(.first, .tappedChevron)
    #expect(desk.log.calls.map(\.call.name) == ["willTransition", "didTransition", "didFinishInserting"])
    #expect(desk.phones.first.inputField.storedMessage != nil)
  }

  @Test mutating func `fact 51: insert never sends`() {
    desk.on(.first, do: .insert(Draft()), .insertText("x"), .insertSticker("file:///s.png"), .dismiss)
    desk.on(.first, .leftConversation, .enteredConversation)
    desk.deliver()
    #expect(desk.phones.first.transcript.items.isEmpty)
    #expect(desk.phones.second.transcript.items.isEmpty)
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(desk.phones.second.transcript.items.count == 3)
  }

  @Test mutating func `fact 52: a second message replaces the first, and didCancelSending is not called`() {
    desk.on(.first, do: .insert(Draft(caption: "one")))
    desk.startLog()
    desk.on(.first, do: .insert(Draft(caption: "two")))
    #expect(desk.calls == ["didFinishInserting(nil) style=compact sel=nil"])
    #expect(desk.phones.first.inputField.staged.count == 1)
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < (two)"])
  }

  @Test mutating func `fact 53: a message staged in expanded is visible after the collapse`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .tappedChevron)
    desk.on(.first, do: .insert(Draft()))
    #expect(desk.phones.first.visibleInputField == nil)
    desk.on(.first, .tappedChevron)
    #expect(desk.phones.first.visibleInputField?.storedMessage != nil)
  }

  @Test mutating func `fact 54: text can stand beside a staged message, is added to, and is sent after it`() {
    desk.on(.first, do: .insert(Draft(caption: "game")), .insertText("have "), .insertText("fun"), .dismiss)
    desk.on(.first, .edited("have fun!"), .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < (game)", "#2 < have fun!"])
  }

  @Test func `fact 54: an attachment shows the given name, or else the last component of the URL`() {
    let file = LocalFile(url: "file:///photos/cat.png")
    var desk = Desk<Probe>(phones(with: [file]))
    desk.on(.first, do: .insertFile(file.url), .insertFile(file.url, name: "my cat"))
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < [cat.png]", "#2 < [my cat]"])
  }

  @Test(arguments: [
    ("file:///My%20cat%C3%A9.png", "My cat\u{E9}.png"), ("file:///100%.png", "100%.png"),
    ("file:///%zz%4.png", "%zz%4.png"),
    ("file:///%FF.png", "%FF.png"), ("file:///a%2epng", "a.png"), ("file:///p.png/%", nil),
  ])
  func `fact 54: a name is shown decoded, or as it is written if it cannot be decoded`(url: String, name: String?) {
    var desk = Desk<Probe>(phones(with: [LocalFile(url: url)]))
    desk.on(.first, do: .insertFile(url))
    desk.on(.first, .pressedSend)
    #expect(desk.transcript(.first) == name.map { ["#1 > [\($0)]"] } ?? [])
  }

  @Test func `fact 55: the error codes are Apple's`() {
    #expect(MessageErrorCode.allCases.map(\.rawValue) == [-1, 1, 2, 3, 4, 8, 9, 10, 11])
    #expect(StickerErrorCode.allCases.map(\.rawValue) == [1, 2, 4, 5, 6, 7])
    #expect(MessageErrorCode.domain == "MSMessagesErrorDomain")
    #expect(StickerErrorCode.domain == "MSStickersErrorDomain")
    #expect(MessageErrorCode.fileNotFound.rawValue == 1)
    #expect(MessageErrorCode.improperFileURL.rawValue == 4)
    #expect(MessageErrorCode.urlExceedsMaxSize.rawValue == 8)
    #expect(MessageErrorCode.sendWithoutRecentInteraction.rawValue == 9)
    #expect(MessageErrorCode.sendWhileNotVisible.rawValue == 10)
  }

  @Test func `fact 55: a code in a text is its name and number, in every domain`() {
    #expect(
      MessageErrorCode.allCases.map { "\($0)" } == [
        "unknown (-1)", "fileNotFound (1)", "fileUnreadable (2)", "improperFileType (3)", "improperFileURL (4)",
        "urlExceedsMaxSize (8)", "sendWithoutRecentInteraction (9)", "sendWhileNotVisible (10)",
        "apiUnavailableInPresentationContext (11)",
      ])
    for code in StickerErrorCode.allCases {
      let same = MessageErrorCode(rawValue: code.rawValue)
      #expect(same == nil || "\(code)" == same.map { "\($0)" })
    }
  }

  @Test(arguments: [
    ("https://a.b/cat.png", MessageErrorCode.improperFileURL), ("file:///nowhere.png", .fileNotFound),
    ("file:///secret.png", .fileUnreadable), ("file:///notes.xyz", .improperFileType), ("file:///cat.png", nil),
  ])
  func `fact 55: a file that cannot be attached is refused with its code`(url: String, error: MessageErrorCode?) {
    let files = [
      LocalFile(url: "file:///secret.png", isReadable: false), LocalFile(url: "file:///notes.xyz"),
      LocalFile(url: "file:///cat.png"),
    ]
    var layout = TemplateLayout()
    layout.mediaFileURL = url
    for deed in [Deed.insertFile(url), .insert(Draft(layout: layout))] {
      var desk = Desk<Probe>(phones(with: files))
      desk.on(.first, do: deed)
      #expect(desk.running(.first)?.last("didFinishInserting")?.call == .didFinishInserting(1, error: error))
      #expect(desk.phones.first.inputField.isEmpty == (error != nil))
    }
  }

  @Test mutating func `an insertion in the same turn as a dismissal is staged, whether before it or after it`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .acted(.deeds([.insert(Draft()), .dismiss, .insertText("late")])))
    #expect(desk.phones.first.running == nil)
    #expect(desk.phones.first.inputField.storedMessage != nil)
    #expect(desk.phones.first.inputField.text == "late")
  }

  @Test mutating func `requests after a dismissal are dropped, unless they are insertions`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .acted(.react(to: "didFinishInserting", .insertText("no more"))))
    desk.on(.first, .acted(.deeds([.dismiss, .request(.expanded), .insertText("late")])))
    #expect(desk.phones.first.inputField.text == "late")
    #expect(desk.effects.filter { $0 == .noted(.notActive, on: .first) }.count == 2)
    #expect(!desk.log.calls.contains { $0.call.name == "willTransition" })
  }

  @Test mutating func `every insertion of a turn is answered, however many there are`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .acted(.deeds(Array(repeating: .insertText("x"), count: 150))))
    #expect(answers().count == 150)
    #expect(desk.phones.first.inputField.text.count == 150)
  }

  @Test mutating func `a refused message leaves the staged one in place`() {
    desk.on(.first, do: .insert(Draft(caption: "good")))
    desk.on(.first, do: .insert(Draft(url: String(repeating: "x", count: 6_000))))
    #expect(answers() == [.didFinishInserting(1, error: nil), .didFinishInserting(2, error: .urlExceedsMaxSize)])
    desk.on(.first, .pressedSend)
    #expect(desk.transcript(.first) == ["#1 > (good)"])
  }

  private func phones(with files: [LocalFile]) -> TwoPhones<Probe> {
    TwoPhones(
      first: Phone(owner: .first, own: "A", other: "B", seed: 1, files: files),
      second: Phone(owner: .second, own: "B", other: "A", seed: 1))
  }
}
