// An extension for tests: it acts on demand, and remembers what it could read.

import HostTestSupport
import StickersHost

@testable import MessagesHost

/// The content of a message for a test; `$me` and `$you` stand for the two identifiers.
struct Draft: Equatable, Sendable {
  enum InSession: Equatable, Sendable { case none, new, selected }

  var url: String? = "https://example.com/?n=1"
  var caption: String?
  var summary: String?
  var session = InSession.none
  var expires = false
  var layout: TemplateLayout?
  var hasLayout = true
  var isLive = false
}

/// A request of a probe to the host.
enum Deed: Equatable, Sendable {
  case insert(Draft), insertText(String), insertSticker(String), insertFile(String, name: String? = nil)
  case request(PresentationStyle), dismiss
  case send(Draft), sendText(String), sendSticker(String), sendFile(String)
  case showBrowser(StickerSize), reload, showViews(Int), present(HostSheet), keep(String, under: String)
}

/// The state that a probe could read in a call.
struct Sighting: Equatable, Sendable {
  let call: ExtensionCall
  let style: PresentationStyle
  let conversation: Conversation?
}

/// An extension that acts on demand.
protocol Obedient: MessagesExtension where Action == ProbeAction {
  var reactions: [Reaction] { get set }

  /// Shows this many stickers in a layout of its own.
  mutating func showViews(_ count: Int)
}

/// The probe's behaviour, for probes with different names and habits.
protocol Probing: Obedient {
  var sightings: [Sighting] { get set }
}

/// A deed that a probe does whenever it gets the call of this name.
struct Reaction: Equatable, Sendable {
  let call: String
  let deed: Deed
}

enum ProbeAction: Equatable, Sendable {
  case deed(Deed)
  /// Several in one turn.
  case deeds([Deed])
  case react(to: String, Deed)
}

extension Probing {
  mutating func receive(_ call: ExtensionCall) {
    sightings.append(Sighting(call: call, style: presentationStyle, conversation: activeConversation))
    for reaction in reactions where reaction.call == call.name { perform(.deed(reaction.deed)) }
  }

  /// The probe's sighting in the last call of a name.
  func last(_ name: String) -> Sighting? { sightings.last { $0.call.name == name } }
}

extension Obedient {
  mutating func showViews(_ count: Int) {}

  /// A link with the probe's name in its query is a message of it.
  static func message(of link: PastedLink) -> Message? {
    guard link.url.contains("?\(manifest.displayName.lowercased())=") else { return nil }
    var message = Message(session: link.session)
    message.url = link.url
    message.layout = TemplateLayout()
    message.layout?.caption = "$\(link.localParticipantIdentifier) pasted this"
    return message
  }

  mutating func perform(_ action: ProbeAction) {
    switch action {
    case .deeds(let deeds): for deed in deeds { perform(.deed(deed)) }
    case .react(let call, let deed): reactions.append(Reaction(call: call, deed: deed))
    case .deed(.insert(let draft)):
      guard let conversation = activeConversation else { return }
      insert(draft.message(conversation) { newSession() })
    case .deed(.insertText(let text)): insertText(text)
    case .deed(.insertSticker(let url)):
      if let sticker = try? drawnSticker(url) { insert(sticker) }
    case .deed(.insertFile(let url, let name)):
      insertAttachment(url, withAlternateFilename: name)
    case .deed(.request(let style)): requestPresentationStyle(style)
    case .deed(.dismiss): dismiss()
    case .deed(.send(let draft)):
      guard let conversation = activeConversation else { return }
      send(draft.message(conversation) { newSession() })
    case .deed(.sendText(let text)): sendText(text)
    case .deed(.sendSticker(let url)): if let sticker = try? drawnSticker(url) { send(sticker) }
    case .deed(.sendFile(let url)): sendAttachment(url, withAlternateFilename: nil)
    case .deed(.showBrowser(let size)): showStickerBrowser(stickerSize: size)
    case .deed(.reload): reloadData()
    case .deed(.showViews(let count)): showViews(count)
    case .deed(.present(let sheet)): present(sheet)
    case .deed(.keep(let text, let key)): storage[key] = text
    }
  }
}

extension Draft {
  func message(_ conversation: Conversation, newSession: () -> Session) -> Message {
    var message: Message
    switch session {
    case .none: message = Message()
    case .new: message = Message(session: newSession())
    case .selected: message = Message(session: conversation.selectedMessage?.session ?? newSession())
    }
    let (me, you) = (conversation.localParticipantIdentifier, conversation.remoteParticipantIdentifiers[0])
    let named = { (text: String) in text.replacing("$me", with: "$\(me)").replacing("$you", with: "$\(you)") }
    message.url = url
    message.summaryText = summary.map(named)
    message.shouldExpire = expires
    if hasLayout {
      message.layout = layout ?? TemplateLayout()
      if layout == nil { message.layout?.caption = caption.map(named) }
      message.layout?.isLive = isLive
    }
    return message
  }
}

struct Probe: Probing, StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.probe", displayName: "Probe")
  typealias Action = ProbeAction
  var panel = Panel()
  var sightings: [Sighting] = []
  var reactions: [Reaction] = []
  var stickerViews: [StickerView] = []

  /// The number of its stickers: the one in its storage, or else 11.
  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int {
    storage["count"].flatMap { Int($0) } ?? 11
  }

  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker {
    probeSticker(index)
  }

  mutating func showViews(_ count: Int) {
    stickerViews = (0..<count).map { StickerView(sticker: $0 == 1 ? nil : probeSticker($0)) }
  }
}

/// The sticker that a probe has at an index.
func probeSticker(_ index: Int) -> Sticker {
  Sticker(
    imageFileURL: "file:///\(index).png", localizedDescription: "sticker \(index)",
    picture: Picture(format: .png, size: PixelSize(width: 300, height: 300), delays: [], plays: 1))
}

/// A second extension, for tests of what one extension may not see of the other.
struct Rival: Probing {
  static let manifest = Manifest(identifier: "com.example.rival", displayName: "Rival")
  typealias Action = ProbeAction
  var panel = Panel()
  var sightings: [Sighting] = []
  var reactions: [Reaction] = []
}

/// A probe that asks to be expanded at every call, from the first on.
struct Pushy: Probing {
  static let manifest = Manifest(identifier: "com.example.pushy", displayName: "Pushy")
  typealias Action = ProbeAction
  var panel = Panel()
  var sightings: [Sighting] = []
  var reactions = ["viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear"].map {
    Reaction(call: $0, deed: .request(.expanded))
  }
}

/// A probe with a session that it made before it had a phone.
struct Early: Obedient {
  static let manifest = Manifest(identifier: "com.example.early", displayName: "Early")
  typealias Action = ProbeAction
  var panel = Panel()
  var reactions: [Reaction] = []
  var session: Session?

  init() {
    session = newSession()
  }

  mutating func perform(_ action: ProbeAction) {
    guard let session else { return }
    insert(Message(session: session))
  }
}

/// A probe that forgets its panel as soon as it has a session.
struct Forgetful: Obedient {
  static let manifest = Manifest(identifier: "com.example.forgetful", displayName: "Forgetful")
  typealias Action = ProbeAction
  var panel = Panel()
  var reactions: [Reaction] = []

  mutating func perform(_ action: ProbeAction) {
    guard case .deed(.insert(let draft)) = action, let conversation = activeConversation else { return }
    let message = draft.message(conversation) { newSession() }
    panel = Panel()
    insert(message)
  }
}
