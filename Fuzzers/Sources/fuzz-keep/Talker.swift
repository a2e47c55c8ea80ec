// An extension that does a little of everything, so that there are posts of every kind.

import MessagesHost
import StickersHost

/// Two extensions, so that one can be closed for the other.
typealias Pair = TwoExtensions<Talker, Listener>

/// An action of the user in either extension, chosen by a number.
enum Deed: UInt8, CaseIterable {
  case newBubble, update, withoutSession, expiring, richLayout, text, sticker, expand, dismiss, browser, reload,
    store, sheet, send
}

protocol Talkative: StickerBrowserDataSource, MessagesExtension where Action == Deed {
  var count: Int { get set }
}

extension Talkative {
  mutating func didReceive(_ message: Message, conversation: Conversation) { count += 1 }

  static func message(of link: PastedLink) -> Message? {
    guard link.url.contains("?talk=") else { return nil }
    var message = Message(session: link.session)
    message.url = link.url
    message.summaryText = "$\(link.localParticipantIdentifier) pasted"
    return message
  }

  mutating func perform(_ deed: Deed) {
    guard let conversation = activeConversation else { return }
    count += 1
    switch deed {
    case .newBubble: insert(message(Message(session: newSession()), conversation))
    case .update:
      insert(message(Message(session: conversation.selectedMessage?.session ?? newSession()), conversation))
    case .withoutSession: insert(message(Message(), conversation))
    case .expiring:
      var expiring = message(Message(), conversation)
      expiring.shouldExpire = true
      insert(expiring)
    case .richLayout:
      var rich = message(Message(), conversation)
      rich.layout?.image = BubbleImage(bytes: [0, 127, 255])
      rich.layout?.imageTitle = "a \"title\"\n"
      rich.accessibilityLabel = "$\(conversation.remoteParticipantIdentifiers[0]) reads"
      insert(rich)
    case .text: insertText("é \\ \u{2028}")
    case .sticker:
      insert(ship)
    case .expand: requestPresentationStyle(.expanded)
    case .browser: showStickerBrowser(stickerSize: count % 2 == 0 ? .small : .large)
    case .reload: reloadData()
    case .store: storage["\(count % 5)"] = "kept \"\(count)\""
    case .sheet: present(count % 2 == 0 ? .camera : .purchase(product: "\(count)", price: "1 €"))
    case .send: sendText("sent")
    case .dismiss: dismiss()
    }
  }

  private func message(_ empty: Message, _ conversation: Conversation) -> Message {
    var message = empty
    message.url = "https://a.b/?n=\(count)"
    message.summaryText = "$\(conversation.localParticipantIdentifier) said \(count)"
    message.layout = TemplateLayout()
    message.layout?.caption = "$\(conversation.localParticipantIdentifier) says \(count)"
    return message
  }
}

extension Talkative {
  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { count }

  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker { ship }
}

let ship: Sticker = {
  let files = [LocalFile(url: "file:///s.gif", contents: dot)]
  guard let ship = try? Sticker(contentsOfFileURL: "file:///s.gif", localizedDescription: "a ship", files: files) else {
    preconditionFailure("a GIF picture is a sticker")
  }
  return ship
}()

/// A pack with one sticker.
let pack: AppBundle = {
  let text = """
    sticker-pack 1 "com.example.pack" "Pack" large
    icon -
    sticker "s.gif" "too small"

    """
  guard
    let pack = try? AppBundle(
      packManifest: text, folder: "file:///", files: [LocalFile(url: "file:///s.gif", contents: dot)])
  else { preconditionFailure("this is a manifest") }
  return pack
}()

/// Everything that can be installed on the phones.
let store = Store(Pair.manifests.map { AppBundle($0) } + [pack])

let dot: [UInt8] =
  Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

struct Talker: Talkative {
  static let manifest = Manifest(identifier: "com.example.talker", displayName: "Talker")
  typealias Action = Deed
  var panel = Panel()
  var count = 0
}

struct Listener: Talkative {
  static let manifest = Manifest(identifier: "com.example.listener", displayName: "Listener")
  typealias Action = Deed
  var panel = Panel()
  var count = 0
}
