// One phone: a person's side of the conversation, with nothing that the other person has.

/// A phone in somebody's hand, with one conversation, as a value.
///
/// It changes by ``update(_:)`` alone.
public struct Phone<App: Launchable>: Equatable, Sendable {
  /// Who holds the phone.
  public let owner: Participant

  /// What kind of machine it is.
  public let device: Device

  /// Under which names the holder knows the two people.
  public let contacts: Contacts

  /// Whether a message becomes the selected one when it is sent, as early versions of iOS 10 had it.
  public let selectsOnSend: Bool

  /// The files that extensions may attach; what came in is added under the URL that it has.
  public internal(set) var files: [LocalFile]

  /// What was sent and received.
  public internal(set) var transcript = Transcript()

  /// What waits to be sent.
  public internal(set) var inputField = InputField()

  /// What is on the screen.
  public internal(set) var screen: Screen<App> = .transcript

  /// The installed extensions, in the order of the drawer, with the identifiers that each of them knows.
  var installations: [Installation]

  /// How many sessions were made here.
  var sessionsMade = 0

  /// How many times an extension was installed here, so that its identifiers are new ones each time.
  var installationsMade = 0

  /// A phone that shows an empty conversation.
  ///
  /// The `installed` extensions are in the drawer: where nothing is said, all of them on a machine that runs extensions.
  /// The identifiers that they know follow from the `seed`. The holder goes by the name `own` and knows the other person
  /// by the name `other`.
  ///
  /// - Precondition: Every installed extension is one that `App` can launch, none is there twice, and there is none on a
  ///   machine that runs no extensions.
  public init(
    owner: Participant, own: String, other: String, device: Device = .phone, installed: [Manifest]? = nil,
    seed: UInt64, files: [LocalFile] = [], selectsOnSend: Bool = false
  ) {
    let installed = installed ?? (device.runsExtensions ? App.manifests : [])
    precondition(installed.isEmpty || device.runsExtensions, "a machine that runs no extensions has none")
    precondition(installed.allSatisfy(Self.canLaunch), "an extension is installed that cannot be launched")
    precondition(Set(installed.map { $0.identifier }).count == installed.count, "an extension is installed twice")
    self.owner = owner
    self.device = device
    contacts = Contacts(owner: owner, own: own, other: other)
    self.files = files
    self.selectsOnSend = selectsOnSend
    installations = installed.map {
      Installation(app: $0, identities: Identities(seed: seed, owner: owner, app: $0))
    }
  }

  /// The extensions in the drawer.
  public var installed: [Manifest] { installations.map { $0.app } }

  /// Whether an extension is in the drawer.
  public func hasInstalled(_ app: Manifest) -> Bool {
    identities(of: app) != nil
  }

  /// Whether there is such an extension at all.
  static func canLaunch(_ app: Manifest) -> Bool {
    App.manifests.contains { $0.identifier == app.identifier }
  }

  func identities(of app: Manifest) -> Identities? {
    installations.first { $0.app.identifier == app.identifier }?.identities
  }

  /// Whether an extension is open.
  func isRunning(_ app: Manifest) -> Bool { running?.app.identifier == app.identifier }

  /// The extension that is open.
  public var running: Running<App>? {
    if case .app(let running) = screen { running } else { nil }
  }

  /// The input field where it can be seen; an expanded extension hides it.
  public var visibleInputField: InputField? {
    switch screen {
    case .elsewhere: nil
    case .transcript, .keyboard: inputField
    case .app(let running): running.style == .compact ? inputField : nil
    }
  }
}

/// What the holder of a phone looks at.
public enum Screen<App: Launchable>: Equatable, Sendable {
  /// Something else than the conversation.
  case elsewhere
  /// The transcript and the input field.
  case transcript
  /// The transcript, the input field and the keyboard.
  case keyboard
  /// The conversation with an extension.
  case app(Running<App>)
}

/// An installed extension and the identifiers that it knows.
struct Installation: Hashable, Sendable {
  let app: Manifest
  let identities: Identities
}
