// The examples of the comments of MessagesHost, as tests.

import MessagesHost
import NotificationsHost
import StickersHost
import Testing

struct Wave: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.wave", displayName: "Wave")
  enum Action { case wave }
  var panel = Panel()
  mutating func perform(_ action: Action) { insertText("Hello!") }
}

struct Flags: StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.flags", displayName: "Flags")
  enum Action { case buy, draft, move }
  var panel = Panel()
  var flags: [Sticker] = []

  mutating func viewDidAppear() { showStickerBrowser(stickerSize: .small) }
  func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { flags.count }
  func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker { flags[index] }

  mutating func perform(_ action: Action) {
    switch action {
    case .buy:
      present(.purchase(product: "second-set", price: "0.99 €"))
    case .draft:
      storage["draft"] = "C4"
      appGroups["group.com.example"]?["turn"] = "2"
    case .move:
      guard let conversation = activeConversation else { return }
      var message = Message(session: newSession())
      message.url = "https://example.com/?move=4"
      message.summaryText = "$\(conversation.localParticipantIdentifier) moved"
      message.layout = TemplateLayout()
      message.layout?.caption = "Your turn"
      insert(message)
    }
  }
}

@Suite struct CommentTests {
  @Test func `two phones, and the log of their calls`() {
    var phones = TwoPhones<Wave>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Wave.manifest)))
    phones.update(.on(.first, .acted(.wave)))
    phones.update(.on(.first, .pressedSend))
    phones.deliverAll()
    #expect(phones.second.transcript.items.last?.post == .text("Hello!"))
    var log = CallLog()
    log.note(phones.update(.on(.first, .tappedChevron)))
    #expect(log.description.hasPrefix("1 first Wave willTransition(expanded)"))
  }

  @Test func `phones with faults`() {
    let faults: PhoneBehavior = [.losesCompletions, .renewsIdentifiers]
    let phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1, behavior: faults)
    #expect(phones.second.behavior == faults)
  }

  @Test func `a group, a list and a Mac`() {
    var group = GroupOfPhones<Wave>(names: ["John", "Kate", "Mary"], seed: 1)
    group.update(.joined("Paul", seed: 2))
    #expect(group.people.count == 4)
    let kate = Phone<Wave>(owner: .first, own: "John", other: "Kate", seed: 1)
    let mary = Phone<Wave>(owner: .first, own: "John", other: "Mary", seed: 1)
    var list = ConversationList([kate, mary])
    list.update(.entered(1))
    #expect(list.open == 1)
    var phone = Phone<Wave>(owner: .second, own: "Kate", other: "John", device: .mac, seed: 1)
    phone.update(.tappedInputField)
    #expect(phone.screen == .keyboard)
  }

  @Test func `an app in the store, and an extension in it`() throws {
    var bundle = AppBundle(Wave.manifest)
    bundle.containingApp = "Waves"
    bundle.appGroups = ["group.com.example"]
    let store = Store([bundle])
    let phones = TwoPhones<Wave>(firstName: "John", secondName: "Kate", seed: 1, store: store)
    #expect(phones.first.homeScreen == [bundle])
    var flags = TwoPhones<Flags>(firstName: "John", secondName: "Kate", seed: 1).strict
    try flags.update(.on(.first, .openedFromDrawer(Flags.manifest)))
    for action in [Flags.Action.draft, .move, .buy] { try flags.update(.on(.first, .acted(action))) }
    #expect(flags.first.storage(of: Flags.manifest)?["draft"] == "C4")
    #expect(flags.first.inputField.storedMessage?.url == "https://example.com/?move=4")
    try flags.update(.on(.first, .answeredSheet(.allowed)))
    try flags.finish()
  }
}
