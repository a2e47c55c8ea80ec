// Facts 147 to 153: the parts of the phone that an extension shares.

import StickersHost
import Testing

@testable import MessagesHost

@Suite struct PhoneFacts {
  private var phones = TwoPhones<Toolbox>(firstName: "John", secondName: "Kate", seed: 1, store: Toolbox.store).strict

  private var tools: Toolbox? { phones.first.running?.instance }

  private mutating func first(_ event: PhoneEvent<Toolbox.Action>, expecting effect: Effect? = nil) throws {
    try phones.check(effect.map { [$0] } ?? []) { $0.update(.on(.first, event)) }
  }

  private mutating func open() throws { try first(.openedFromDrawer(Toolbox.manifest)) }

  @Test mutating func `fact 147: an extension opens a URL, as one of its app`() throws {
    try open()
    try first(
      .acted(.open("tools://hammer")), expecting: .openedURL("tools://hammer", by: Toolbox.manifest, on: .first))
    #expect(phones.first.running != nil, "what the user does next is the test's")
    try first(.acted(.open("hammer")), expecting: .noted(.notForBrowser(nil), on: .first))
    try first(.acted(.openAndDismiss("tools://a")), expecting: .noted(.notActive, on: .first))
  }

  @Test mutating func `fact 148: an extension and its app share what they store under the name of a group`() throws {
    try open()
    #expect(tools?.shared == nil && tools?.appGroups.keys.map(\.self) == [Toolbox.group])
    try first(.acted(.share("mine", group: Toolbox.group)))
    #expect(phones.first.appGroups[Toolbox.group]?["turn"] == "mine")
    try first(.appStored("the app's", key: "turn", group: Toolbox.group))
    try first(.acted(.type("")))
    #expect(tools?.shared == "the app's")
    try first(.closedPanel)
    try open()
    #expect(tools?.shared == "the app's", "it lasts")
    #expect(phones.second.appGroups.isEmpty, "it stays on its phone")
    try first(.removed(Toolbox.manifest))
    #expect(phones.first.appGroups.isEmpty)
  }

  @Test mutating func `fact 148: a group that the bundle does not declare is none`() throws {
    try open()
    try first(
      .acted(.share("mine", group: "group.other")), expecting: .noted(.undeclaredAppGroup("group.other"), on: .first))
    #expect(phones.first.appGroups["group.other"] == nil)
    try first(
      .appStored("x", key: "y", group: "group.other"), expecting: .ignored(.noSuchAppGroup("group.other"), on: .first))
  }

  @Test mutating func `fact 149: a file that an extension writes is there at once`() throws {
    try open()
    try first(.acted(.write("file:///made.png")))
    #expect(tools?.fileURLs == ["file:///made.png"])
    try first(.acted(.attach("file:///made.png")))
    #expect(phones.first.inputField.staged.count == 1)
    try first(.acted(.write("file:///made.png")))
    #expect(phones.first.files.count == 1, "it replaces the file")
    try first(
      .acted(.write("https://example.com/a.png")),
      expecting: .noted(.fileNotWritten(url: "https://example.com/a.png"), on: .first))
  }

  @Test mutating func `fact 149: a file that appears while an extension runs can be read in the next call`() throws {
    try open()
    let file = LocalFile(url: "file:///loaded.png")
    try first(.fileAppeared(file))
    #expect(tools?.fileURLs == [], "it was not called yet")
    try first(.resultCame(.found("loaded")))
    #expect(tools?.fileURLs == ["file:///loaded.png"])
    try first(.fileAppeared(file), expecting: .ignored(.badFile(url: file.url), on: .first))
    try first(.fileAppeared(LocalFile(url: "no file")), expecting: .ignored(.badFile(url: "no file"), on: .first))
  }

  private func invitation() -> Message {
    var message = Message()
    message.url = "https://example.com/?invitation"
    message.layout = TemplateLayout()
    return message
  }

  @Test mutating func `fact 150: an app offers a message in a sheet, and learns whether it was sent`() throws {
    try first(.leftConversation)
    try first(.appComposed(invitation(), text: "Join me", by: Toolbox.manifest))
    #expect(phones.first.composer?.posts.count == 2)
    #expect(phones.host.unfinished == ["first: an app's sheet is open"])
    try first(.enteredConversation, expecting: .ignored(.sheetInFront, on: .first))
    try first(.answeredComposer(isSent: false), expecting: .composed(.cancelled, by: Toolbox.manifest, on: .first))
    #expect(phones.first.transcript.items.isEmpty)
    try first(.appComposed(invitation(), text: "", by: Toolbox.manifest))
    try first(.answeredComposer(isSent: true), expecting: .composed(.sent, by: Toolbox.manifest, on: .first))
    try phones.deliverAll()
    #expect(phones.second.transcript.items.compactMap(\.storedMessage?.url) == ["https://example.com/?invitation"])
    try first(.answeredComposer(isSent: true), expecting: .ignored(.noSuchSheet, on: .first))
    try phones.finish()
  }

  @Test mutating func `fact 150: a sheet that cannot be sent fails`() throws {
    var long = invitation()
    long.url = "https://" + String(repeating: "x", count: 5_000)
    try first(
      .appComposed(long, text: "", by: Toolbox.manifest), expecting: .ignored(.alreadyInConversation, on: .first))
    try first(.leftConversation)
    try phones.update(
      .on(.first, .appComposed(long, text: "", by: Toolbox.manifest)),
      expecting: .noted(.insertRefused(.urlExceedsMaxSize), on: .first),
      .composed(.failed, by: Toolbox.manifest, on: .first))
    try first(.appComposed(nil, text: "", by: Toolbox.manifest))
    try first(.appComposed(nil, text: "", by: Toolbox.manifest), expecting: .ignored(.sheetInFront, on: .first))
    try first(.answeredComposer(isSent: true), expecting: .composed(.failed, by: Toolbox.manifest, on: .first))
    var alone = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    try alone.update(.on(.first, .leftConversation))
    try alone.update(
      .on(.first, .appComposed(nil, text: "Hi", by: Counter.manifest)),
      expecting: .ignored(.noContainingApp(Counter.manifest), on: .first))
    try alone.update(.on(.first, .removed(Counter.manifest)))
    try alone.update(
      .on(.first, .appComposed(nil, text: "Hi", by: Counter.manifest)),
      expecting: .ignored(.notInstalled(Counter.manifest), on: .first))
  }

  @Test mutating func `fact 151: a result is no touch, and is lost if the extension has ended`() throws {
    try open()
    try first(.resultCame(.found("one")))
    try first(.resultCame(.found("one")))
    #expect(tools?.results == ["one", "one"], "nobody keeps it from coming twice")
    try first(.closedPanel)
    try first(.resultCame(.found("late")), expecting: .ignored(.noExtensionOpen, on: .first))
    try open()
    #expect(tools?.results == [])
  }

  @Test mutating func `fact 152: a browser has a background and scrolls where its extension wants`() throws {
    try open()
    let pink = Pixel(red: 255, green: 192, blue: 203, alpha: 255)
    let none = Effect.noted(.noStickerBrowser, on: .first)
    try first(.acted(.color(pink)), expecting: none)
    try first(.acted(.scroll(1)), expecting: none)
    try first(.acted(.browse))
    #expect(phones.first.openBrowser?.backgroundColor == nil)
    try first(.acted(.color(pink)))
    try first(.acted(.scroll(3)))
    #expect(phones.first.openBrowser?.backgroundColor == pink)
    #expect(phones.first.openBrowser?.firstRow == 3)
    #expect(phones.first.openBrowser?.sticker(at: 6) != nil)
    try first(.acted(.scroll(10)), expecting: none)
  }

  @Test mutating func `fact 153: a phone with little memory warns an extension, and may end it`() throws {
    try open()
    try first(.acted(.type("kept")))
    try first(.memoryRanLow)
    try first(.acted(.type("lost")))
    try first(.processEnded)
    #expect(phones.first.running == nil && phones.first.screen == .transcript)
    try open()
    #expect(tools?.draft == "kept")
    try first(.closedPanel)
    for event in [PhoneEvent<Toolbox.Action>.memoryRanLow, .processEnded] {
      try first(event, expecting: .ignored(.noExtensionOpen, on: .first))
    }
  }
}
