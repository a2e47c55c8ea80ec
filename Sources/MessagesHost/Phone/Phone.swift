// One phone: one person's side of the conversation, without the other people's state.

import NotificationsHost
import StickersHost

/// A person's phone with one conversation, as a value.
///
/// Events change it through ``update(_:)``. A stored conversation is restored with ``add(_:)``, ``stage(_:text:)``,
/// ``install(_:seed:)`` and ``restore(_:of:)``.
///
/// ```swift
/// var phone = Phone<Wave>(owner: .second, own: "Kate", other: "John", device: .mac, seed: 1)
/// phone.update(.tappedInputField)
/// ```
public struct Phone<App: Launchable>: Equatable, Sendable {
  /// The person who holds the phone.
  public let owner: Participant

  /// The kind of machine.
  public let device: Device

  /// The names under which the holder knows the people.
  public internal(set) var contacts: Contacts

  /// The ways in which the phone deviates from the documents.
  public let behavior: PhoneBehavior

  /// The apps that can be installed here.
  public let store: Store

  /// The files that extensions may attach; received files are added under their URLs.
  public internal(set) var files: [LocalFile]

  /// All sent and received items.
  public internal(set) var transcript = Transcript()

  /// The text and the staged items that wait to be sent.
  public internal(set) var inputField = InputField()

  /// The part of the phone that is on the screen.
  public internal(set) var screen: Screen<App> = .transcript

  /// The live bubbles on the screen, each with an instance of its extension, under the numbers of their items.
  public internal(set) var liveBubbles: [Int: LiveBubble<App>] = [:]
  /// The sticker that the user peeled off and holds.
  public internal(set) var heldSticker: HeldSticker?

  /// The stickers that were sent from here, each once, the newest first.
  public internal(set) var recentStickers: [RecentSticker]

  /// Whether a newly installed app is added to the drawer automatically.
  public internal(set) var addsAutomatically = true

  /// The language that the holder chose for the phone, by its tag.
  public internal(set) var preferredLanguage = Panel.firstLanguage

  /// The data that apps and their extensions share, under the names of their groups; kept until the last is deleted.
  public internal(set) var appGroups: [String: AppStorage] = [:]

  /// The sheet in which an app on the home screen offers a message or a text to send.
  public internal(set) var composer: Composer?

  /// The phone's notifications; there are none until an app that notifies is installed there.
  public internal(set) var notifications = Notifications()

  /// The installed apps, in the order of the drawer.
  var installations: [Installation]
  var sessionsMade = 0

  /// Counted so that each installation gets new identifiers.
  var installationsMade = 0

  /// A phone that shows an empty conversation.
  ///
  /// The `installed` apps are in the drawer: by default, all extensions on a machine that runs them. More can be
  /// installed from the `store`, which by default has only the extensions. A watch shows the `recentStickers` that its
  /// phone gives it, here or later. The apps' identifiers follow from the `seed`. The holder goes by the name `own`
  /// and knows the other person by the name `other`.
  ///
  /// - Precondition: `App` can launch every extension of the store. Every installed app is in the store, none is
  ///   installed twice, and none is installed on a machine that runs no extensions.
  public init(
    owner: Participant, own: String, other: String, device: Device = .phone, installed: [Manifest]? = nil,
    store: Store? = nil, seed: UInt64, files: [LocalFile] = [], recentStickers: [RecentSticker] = [],
    behavior: PhoneBehavior = []
  ) {
    self.init(
      owner: owner, own: own, others: [other], device: device, installed: installed, store: store, seed: seed,
      files: files, recentStickers: recentStickers, behavior: behavior)
  }

  /// A phone that shows the empty conversation of a group, in which the holder knows the `others` by these names; if
  /// there are none, no one has been chosen yet, and nothing can be sent.
  ///
  /// - Precondition: The same as for a phone of two people; and the holder is one of at most ten people.
  public init(
    owner: Participant, own: String, others: [String], device: Device = .phone, installed: [Manifest]? = nil,
    store: Store? = nil, seed: UInt64, files: [LocalFile] = [], recentStickers: [RecentSticker] = [],
    behavior: PhoneBehavior = []
  ) {
    precondition(others.count < Participant.allCases.count, "a conversation can have at most ten people")
    precondition(owner.rawValue <= others.count, "the holder is not one of the people")
    let store = store ?? Store(App.manifests.map { AppBundle($0) })
    let installed = installed ?? (device.runsExtensions ? App.manifests : [])
    precondition(installed.isEmpty || device.runsExtensions, "a machine that runs no extensions cannot have any")
    precondition(
      store.bundles.allSatisfy { bundle in
        bundle.pack != nil || App.manifests.contains { $0.identifier == bundle.manifest.identifier }
      }, "the store has an extension that cannot be launched")
    precondition(installed.allSatisfy { store.bundle($0) != nil }, "an installed app is not in the store")
    precondition(Set(installed.map { $0.identifier }).count == installed.count, "an extension is installed twice")
    self.owner = owner
    self.device = device
    contacts = Contacts(owner: owner, own: own, others: others)
    self.store = store
    self.files = files
    self.recentStickers = recentStickers
    self.behavior = behavior
    installations = installed.map {
      Installation(app: $0, identities: Identities(seed: seed, owner: owner, people: others.count + 1, app: $0))
    }
  }

  /// The installed apps, both those in the drawer and those that are switched off.
  public var installed: [Manifest] { installations.map { $0.app } }

  /// Whether an app is on the phone.
  public func hasInstalled(_ app: Manifest) -> Bool { position(of: app) != nil }

  /// Whether an app is on the phone and not switched off.
  public func canRun(_ app: Manifest) -> Bool { installation(of: app)?.isInDrawer ?? false }

  /// The app under the name with which it was installed.
  func asInstalled(_ app: Manifest) -> Manifest { installation(of: app)?.app ?? app }

  func position(of app: Manifest) -> Int? {
    installations.firstIndex { $0.app.identifier == app.identifier }
  }

  func installation(of app: Manifest) -> Installation? { position(of: app).map { installations[$0] } }

  func identities(of app: Manifest) -> Identities? { installation(of: app)?.identities }

  /// An app's data on this phone; nil if the app is not installed.
  public func storage(of app: Manifest) -> AppStorage? { installation(of: app)?.storage }

  func isRunning(_ app: Manifest) -> Bool { running?.app.identifier == app.identifier }

  /// The extension that is open.
  public var running: Running<App>? {
    if case .app(let running) = screen { running } else { nil }
  }

  /// The app that is open: an extension or a sticker pack.
  public var openApp: Manifest? {
    switch screen {
    case .app(let running): running.app
    case .pack(let open): open.app
    case .elsewhere, .transcript, .keyboard, .store: nil
    }
  }

  /// How the app that is open is shown.
  public var openStyle: PresentationStyle? {
    switch screen {
    case .app(let running): running.style
    case .pack(let open): open.style
    case .elsewhere, .transcript, .keyboard, .store: nil
    }
  }

  /// The input field, unless an expanded app or the store hides it.
  public var visibleInputField: InputField? {
    switch screen {
    case .elsewhere, .store: nil
    case .transcript, .keyboard: inputField
    case .app, .pack: openStyle == .compact ? inputField : nil
    }
  }
}

/// The part of a phone that its holder sees.
public enum Screen<App: Launchable>: Equatable, Sendable {
  /// Another program or conversation.
  case elsewhere
  /// The transcript and the input field.
  case transcript
  /// The transcript, the input field and the keyboard.
  case keyboard
  /// The conversation with an extension.
  case app(Running<App>)
  /// The conversation with a sticker pack.
  case pack(OpenPack)
  /// The store, over the conversation.
  case store(StorePage)

  /// Takes the open extension off the screen, if there is one, so that the caller can change it in place and put it
  /// back: copying it would cost more than most changes.
  mutating func takeRunning() -> Running<App>? {
    guard case .app(let running) = self else { return nil }
    self = .elsewhere
    return running
  }
}

struct Installation: Hashable, Sendable {
  let app: Manifest
  var identities: Identities
  var isInDrawer = true
  var storage = AppStorage()
  var purchases: Set<String> = []
}
