// The parts of a drawn bubble and their places, as data independent of pixels and terminal cells.

import NotificationsHost

/// A bubble, ready to be drawn.
///
/// From top to bottom: the picture, with the extension's icon in its top left corner and the image texts over its lower
/// left; then the caption bar with its two lines; under the bubble the name of an extension that the viewer lacks.
public struct BubbleDrawing: Hashable, Sendable {
  /// The extension whose icon is in the top left corner; always drawn.
  public let icon: Manifest

  /// The picture, if there is one.
  public let media: Media?

  /// The text over the lower left corner of the picture, in white.
  public let imageTitle: String?

  /// The text under the image title, in white.
  public let imageSubtitle: String?

  /// The texts under the picture; nil if there is no text to show.
  public let captionBar: CaptionBar?

  /// The name of the extension, if the viewer can install it and has not; a tap leads to the store.
  public let attribution: String?

  /// The text for a screen reader.
  public let spoken: String

  /// The size in points of the live view that is shown in place of all this; nil if there is none.
  public internal(set) var liveSize: ContentSize?

  /// The picture, or the file shown in its place.
  public enum Media: Hashable, Sendable {
    /// A picture, inset by 6 points at both sides, its corners rounded.
    case image(BubbleImage)
    /// A file: a picture or a video, inset and rounded in the same way, or the waveform of a sound.
    case file(url: String, MediaKind)
  }

  /// The two lines under the picture.
  public struct CaptionBar: Hashable, Sendable {
    /// The first line in black, left and right.
    public let caption, trailingCaption: Caption?
    /// The second line in gray, left and right.
    public let subcaption, trailingSubcaption: Caption?
  }

  /// A text of the caption bar, with the rules for cutting it.
  public struct Caption: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The largest number of lines.
    public let maximumLineCount: Int
    /// Whether an ellipsis marks the cut.
    public let hasEllipsis: Bool

    static func first(_ text: String?) -> Caption? {
      text.map { Caption(text: $0, maximumLineCount: 3, hasEllipsis: true) }
    }

    static func second(_ text: String?, under first: String?) -> Caption? {
      first == nil ? nil : text.map { Caption(text: $0, maximumLineCount: 1, hasEllipsis: false) }
    }
  }
}

extension BubbleDrawing {
  init(_ stored: StoredMessage, contacts: Contacts, isLacking: Bool) {
    let layout = (stored.layout ?? BubbleLayout()).mapTexts { $0.shown(with: contacts) }
    icon = stored.app
    media = Media(layout)
    imageTitle = media == nil ? nil : layout.imageTitle
    imageSubtitle = media == nil ? nil : layout.imageSubtitle
    captionBar = CaptionBar(layout)
    attribution = isLacking ? stored.app.displayName : nil
    let bar = captionBar
    let shown = [bar?.caption, bar?.trailingCaption, bar?.subcaption, bar?.trailingSubcaption].compactMap { $0?.text }
    spoken = stored.accessibilityLabel?.shown(with: contacts) ?? shown.joined(separator: ", ")
  }
}

extension BubbleDrawing.Media {
  init?<Text>(_ layout: BubbleLayout<Text>) {
    if let image = layout.image {
      self = .image(image)
    } else if let url = layout.mediaFileURL, let kind = MediaKind(fileURL: url) {
      self = .file(url: url, kind)
    } else {
      return nil
    }
  }
}

extension BubbleDrawing.CaptionBar {
  init?(_ layout: TemplateLayout) {
    caption = .first(layout.caption)
    trailingCaption = .first(layout.trailingCaption)
    subcaption = .second(layout.subcaption, under: layout.caption)
    trailingSubcaption = .second(layout.trailingSubcaption, under: layout.trailingCaption)
    if caption == nil, trailingCaption == nil { return nil }
  }
}
