// The drawing of each transcript item, depending on the machine and its holder.

import StickersHost

/// The drawing of an item or of a post.
public enum Drawing: Hashable, Sendable {
  /// An interactive message.
  case bubble(BubbleDrawing)
  /// The line left by an older message of a session.
  case summary(String)
  /// A text.
  case text(String)
  /// A file; the attribution names an extension that the viewer lacks.
  case attachment(AttachedFile, attribution: String?)
  /// A sticker; the attribution names an extension that the viewer lacks.
  case sticker(Sticker, attribution: String?)
  /// The picture of an interactive message alone, on a system from before extensions.
  case picture(BubbleDrawing.Media)
  /// The URL of an interactive message alone, on a system from before extensions.
  case link(String)
}

extension Phone {
  /// The drawings of a transcript item: one, or on a system from before extensions one for each separate message.
  ///
  /// They leave out the sender's name, which a group shows above other people's items; it is the name of
  /// ``Transcript/Item/sender`` in ``contacts``.
  public func drawings(of item: Transcript.Item) -> [Drawing] {
    switch item.content {
    case .summary(let text): [.summary(text.shown(with: contacts))]
    case .post(let post):
      liveDrawing(of: item) ?? drawings(of: post)
        + (device == .olderPhone ? item.stickers.flatMap { drawings(of: .placedSticker($0.placed)) } : [])
    }
  }

  private func liveDrawing(of item: Transcript.Item) -> [Drawing]? {
    guard let live = liveBubbles[item.number], let stored = item.storedMessage else { return nil }
    var bubble = BubbleDrawing(stored, contacts: contacts, isLacking: false)
    bubble.liveSize = live.size
    return [.bubble(bubble)]
  }

  /// The stickers that lie on an item here; a system from before extensions shows each as a message of its own.
  public func attachedStickers(of item: Transcript.Item) -> [Transcript.AttachedSticker] {
    device == .olderPhone ? [] : item.stickers
  }

  /// The drawings of a staged or sent post.
  public func drawings(of post: Post) -> [Drawing] {
    let attribution = post.app.flatMap { lacks($0) ? $0.displayName : nil }
    switch post {
    case .text(let text): return [.text(text)]
    case .attachment(let attachment, _): return [.attachment(attachment, attribution: attribution)]
    case .sticker(let sticker, _): return [.sticker(sticker, attribution: attribution)]
    case .placedSticker(let placed): return [.sticker(placed.sticker, attribution: attribution)]
    case .message(let stored):
      guard device == .olderPhone else {
        return [.bubble(BubbleDrawing(stored, contacts: contacts, isLacking: lacks(stored.app)))]
      }
      var messages: [Drawing] = []
      if let media = stored.layout.flatMap(BubbleDrawing.Media.init) { messages.append(.picture(media)) }
      if let url = stored.url, browserOpens(url) { messages.append(.link(url)) }
      return messages
    }
  }
}
