// Facts 126 to 134: content extensions, their entries, their view and the responses that they handle.

import NotificationsHost
import Testing

@Suite struct ContentExtensionFacts {
  private static func manifest(
    _ category: String = "card", isContentHidden: Bool = false, overridesTitle: Bool = false, handles: Bool = false
  ) -> ContentExtensionManifest {
    ContentExtensionManifest(
      identifier: "view.\(category)", categories: [category], initialContentSizeRatio: SizeRatio(height: 1, width: 2),
      defaultContentHidden: isContentHidden, overridesDefaultTitle: overridesTitle, entry: .storyboard("Main"),
      handlesResponses: handles)
  }

  private static func bell(_ manifests: ContentExtensionManifest...) -> Bell {
    let reply = NotificationAction.asking("reply", button: "Send", placeholder: "")
    let actions: [NotificationAction] = [.named("like"), reply, .named("open", .foreground)]
    return Bell(
      categories: [
        NotificationCategory(identifier: "card", actions: actions),
        NotificationCategory(identifier: "CARD", actions: []),
      ], contentExtensions: manifests)
  }

  private func dictionary(_ attributes: String, entry: String = #""NSExtensionMainStoryboard":"Main""#) throws
    -> JSONValue
  {
    try JSONValue(
      json: #"{"NSExtensionPointIdentifier":"com.apple.usernotifications.content-extension","#
        + #"\#(entry),"NSExtensionAttributes":{\#(attributes)}}"#)
  }

  private let ratio = #""UNNotificationExtensionInitialContentSizeRatio":"#

  @Test func `fact 126: the category selects the extension, case-sensitively`() throws {
    let one = try ContentExtensionManifest(
      identifier: "one", extensionDictionary: dictionary(#""UNNotificationExtensionCategory":"card",\#(ratio)1"#))
    let many = try ContentExtensionManifest(
      identifier: "many",
      extensionDictionary: dictionary(#""UNNotificationExtensionCategory":["other","CARD"],\#(ratio)1"#))
    #expect(one.categories == ["card"])
    #expect(many.categories == ["other", "CARD"])
    var bell = Self.bell(one, many)
    for (identifier, category) in [("a", "card"), ("b", "CARD"), ("c", "Card")] {
      bell.notify(identifier, category: category)
      bell.user(.pressed(bell.id(identifier)))
      let expected = ["a": "one", "b": "many"][identifier]
      #expect(bell.notifications.fullView?.content?.manifest.identifier == expected)
    }
  }

  @Test(arguments: [
    "", #""UNNotificationExtensionCategory":"""#, #""UNNotificationExtensionCategory":[]"#,
    #""UNNotificationExtensionCategory":[1]"#,
  ])
  func `fact 126: a category is required`(attributes: String) throws {
    let dictionary = try dictionary(attributes + (attributes.isEmpty ? "" : ",") + ratio + "1")
    #expect(throws: ContentExtensionManifestError(key: "UNNotificationExtensionCategory")) {
      try ContentExtensionManifest(identifier: "x", extensionDictionary: dictionary)
    }
  }

  @Test func `fact 126: two extensions that claim one category are reported, and the first gets it`() {
    let other = ContentExtensionManifest(
      identifier: "other", categories: ["more", "card"], initialContentSizeRatio: SizeRatio(height: 1, width: 1),
      entry: .storyboard("Main"))
    var notifications = Notifications()
    let app = NotifyingAppManifest(
      identifier: "app", displayName: "App", contentExtensions: [Self.manifest(), other])
    #expect(notifications.update(.installed(app)) == [.noted(.sharedCategory("card"), app: "app")])
    var bell = Self.bell(Self.manifest(), other)
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")))
    #expect(bell.notifications.fullView?.content?.manifest.identifier == "view.card")
  }

  @Test func `fact 127: the view opens at its initial height and may change it`() throws {
    let manifest = try ContentExtensionManifest(
      identifier: "x", extensionDictionary: dictionary(#""UNNotificationExtensionCategory":"card",\#(ratio)0.75"#))
    var bell = Self.bell(manifest)
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")))
    #expect(bell.notifications.fullViewParts(width: 400)[1] == .customView(extension: "x", width: 400, height: 300))
    bell.on(.content(.setPreferredContentSize(SizeRatio(height: 1, width: 4))))
    #expect(bell.notifications.fullViewParts(width: 400)[1] == .customView(extension: "x", width: 400, height: 100))
  }

  @Test(arguments: ["0", "-1", "1e2", #""1""#, "0.00000000001"])
  func `fact 127: a ratio is required, and positive`(number: String) throws {
    let dictionary = try dictionary(#""UNNotificationExtensionCategory":"card",\#(ratio)\#(number)"#)
    #expect(throws: ContentExtensionManifestError(key: "UNNotificationExtensionInitialContentSizeRatio")) {
      try ContentExtensionManifest(identifier: "x", extensionDictionary: dictionary)
    }
  }

  @Test func `fact 128: an extension may hide the texts and put its title in the header`() throws {
    var bell = Self.bell(Self.manifest(isContentHidden: true, overridesTitle: true))
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")))
    #expect(bell.notifications.fullViewParts(width: 1).first == .header(app: Bell.app, title: "Mail"))
    bell.on(.content(.setTitle("A card")))
    let parts = bell.notifications.fullViewParts(width: 1)
    #expect(parts.first == .header(app: Bell.app, title: "A card"))
    #expect(!parts.contains { if case .content = $0 { true } else { false } })
    #expect(parts.contains { if case .buttons = $0 { true } else { false } })

    var plain = Self.bell(Self.manifest())
    plain.notify("a", category: "card")
    plain.user(.pressed(plain.id("a")))
    plain.on(.content(.setTitle("A card")))
    #expect(plain.notifications.fullViewParts(width: 1).first == .header(app: Bell.app, title: "Mail"))
    #expect(plain.notifications.fullViewParts(width: 1).contains(.content(title: "", subtitle: "", body: "hello")))
  }

  @Test func `fact 129: header, custom view, texts, buttons and Dismiss are in this order`() {
    var bell = Self.bell(Self.manifest())
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")))
    let names = bell.notifications.fullViewParts(width: 10).map { part in
      switch part {
      case .header: "header"
      case .customView: "custom view"
      case .attachment: "attachment"
      case .content: "texts"
      case .buttons: "buttons"
      case .textField: "field"
      case .inputBar: "bar"
      case .dismiss: "Dismiss"
      }
    }
    #expect(names == ["header", "custom view", "texts", "buttons", "Dismiss"])
  }

  @Test func `fact 130: the extension gets the notification, and new ones of its thread while it is visible`() {
    var bell = Self.bell(Self.manifest())
    bell.notify("a", category: "card", thread: "kate")
    bell.log = []
    bell.user(.pressed(bell.id("a")))
    bell.notify("b", category: "card", thread: "kate")
    bell.notify("c", category: "card", thread: "john")
    bell.notify("d", category: "card")
    #expect(
      bell.calls.filter { $0.description.contains("didReceive") }.map(\.description) == [
        "content didReceive(1)", "content didReceive(2)",
      ])
    bell.log = []
    bell.user(.closedFullView)
    bell.notify("e", category: "card", thread: "kate")
    #expect(bell.calls == [.contentViewWillDisappear, .contentViewDidDisappear])
  }

  @Test func `fact 131: the custom view takes no touches`() {
    var bell = Self.bell(Self.manifest(handles: true))
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")))
    let before = bell.notifications
    bell.log = []
    bell.user(.tappedCustomView)
    #expect(bell.log == [.ignored(.noTouches)])
    #expect(bell.notifications == before)
  }

  @Test(arguments: ContentExtensionResponseOption.allCases)
  func `fact 132: an extension that handles responses decides whether the notification stays and the app learns of it`(
    option: ContentExtensionResponseOption
  ) {
    var bell = Self.bell(Self.manifest(handles: true))
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")), .tappedAction("like"))
    #expect(bell.calls.last?.description == #"content didReceive(1, "like")"#)
    #expect(bell.responses.isEmpty)
    #expect(bell.list == ["hello"])
    bell.user(.tappedAction("like"))
    #expect(bell.obstacles == [.extensionBusy])
    bell.on(.content(.completeResponse(option)))
    #expect((bell.list.isEmpty, bell.responses.count) == (option != .doNotDismiss, option.rawValue == 2 ? 1 : 0))
    #expect((bell.notifications.fullView == nil) == (option != .doNotDismiss))
    #expect(ContentExtensionResponseOption.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `fact 132: without the method, actions go to the app`() {
    var bell = Self.bell(Self.manifest())
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")), .tappedAction("like"))
    #expect(bell.responses.map(\.actionIdentifier) == ["like"])
  }

  @Test func `fact 132: a response that the extension never answered is dropped with a note`() {
    var bell = Self.bell(Self.manifest(handles: true))
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")), .tappedAction("like"))
    bell.on(.content(.ended))
    #expect(bell.notes == [.responseDropped(action: "like")])
    #expect(bell.list == ["hello"])
    #expect(bell.responses.isEmpty)
    #expect(bell.notifications.fullViewParts(width: 1).contains(.content(title: "", subtitle: "", body: "hello")))
  }

  @Test func `fact 133: the extension also gets typed texts, those from its own input bar included`() {
    var bell = Self.bell(Self.manifest(handles: true))
    bell.notify("a", category: "card")
    bell.user(.pressed(bell.id("a")), .tappedAction("reply"), .sentText("thanks"))
    #expect(bell.calls.last?.description == #"content didReceive(1, "reply", "thanks")"#)
    bell.on(.content(.completeResponse(.doNotDismiss)))
    bell.user(.sentTextFromInputBar("early"))
    #expect(bell.obstacles == [.noInputBar])
    bell.on(.content(.becomeFirstResponder))
    #expect(bell.notifications.fullViewParts(width: 1).contains(.inputBar))
    bell.user(.sentTextFromInputBar("more"))
    #expect(bell.calls.last == .contentDidReceiveInput("more"))
    #expect(bell.responses.isEmpty)
  }

  @Test func `fact 134: a class may replace the storyboard, but not accompany it`() throws {
    let attributes = #""UNNotificationExtensionCategory":"card",\#(ratio)1"#
    let storyboard = try dictionary(attributes)
    let named = try dictionary(attributes, entry: #""NSExtensionPrincipalClass":"CardView""#)
    let both = try dictionary(
      attributes, entry: #""NSExtensionPrincipalClass":"CardView","NSExtensionMainStoryboard":"Main""#)
    var bells = [storyboard, named].map { dictionary in
      (try? ContentExtensionManifest(identifier: "x", extensionDictionary: dictionary)).map { Self.bell($0) }
    }
    for position in bells.indices {
      bells[position]?.notify("a", category: "card")
      bells[position]?.user(.pressed(NotificationID(app: Bell.app, identifier: "a")))
    }
    #expect(
      bells.map { $0?.notifications.fullView?.content?.manifest.entry } == [
        .storyboard("Main"), .principalClass("CardView"),
      ])
    #expect(throws: ContentExtensionManifestError(key: "NSExtensionPrincipalClass")) {
      try ContentExtensionManifest(identifier: "x", extensionDictionary: both)
    }
  }
}
