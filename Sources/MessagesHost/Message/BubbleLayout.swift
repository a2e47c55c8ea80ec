// The template layout of a bubble: eight parts, all of them optional.

/// The contents of a bubble, generic over the type of its texts; an extension uses it as ``TemplateLayout``.
///
/// ```swift
/// message.layout = TemplateLayout()
/// message.layout?.caption = "Your turn"
/// ```
public struct BubbleLayout<Text: Hashable & Sendable>: Hashable, Sendable {
  /// The first line under the picture, on the left.
  public var caption: Text?
  /// The second line, on the left.
  public var subcaption: Text?
  /// The first line, on the right.
  public var trailingCaption: Text?
  /// The second line, on the right.
  public var trailingSubcaption: Text?
  /// The picture; it takes precedence over ``mediaFileURL``.
  public var image: BubbleImage?
  /// A file with a picture, a video or a sound.
  public var mediaFileURL: String?
  /// The text over the lower left corner of the picture.
  public var imageTitle: Text?
  /// The text under the ``imageTitle``.
  public var imageSubtitle: Text?
  /// Whether the extension draws the bubble itself, on a phone of iOS 11 or later that has it: `MSMessageLiveLayout`.
  /// Everywhere else, this layout is its alternate.
  public var isLive = false

  /// A layout that shows nothing yet.
  public init() {}

  /// The names of the texts that no bubble shows, because the caption above them or the picture is missing.
  var hiddenTexts: [String] {
    var names: [String] = []
    if caption == nil, subcaption != nil { names.append("subcaption") }
    if trailingCaption == nil, trailingSubcaption != nil { names.append("trailingSubcaption") }
    guard image == nil, mediaFileURL == nil else { return names }
    if imageTitle != nil { names.append("imageTitle") }
    if imageSubtitle != nil { names.append("imageSubtitle") }
    return names
  }

  func mapTexts<Other>(_ change: (Text) -> Other) -> BubbleLayout<Other> {
    var other = BubbleLayout<Other>()
    other.caption = caption.map(change)
    other.subcaption = subcaption.map(change)
    other.trailingCaption = trailingCaption.map(change)
    other.trailingSubcaption = trailingSubcaption.map(change)
    other.image = image
    other.mediaFileURL = mediaFileURL
    other.imageTitle = imageTitle.map(change)
    other.imageSubtitle = imageSubtitle.map(change)
    other.isLive = isLive
    return other
  }
}

/// The layout that an extension gives a message: `MSMessageTemplateLayout`.
///
/// In every text, `$` followed by a participant's UUID is shown as that person's name.
public typealias TemplateLayout = BubbleLayout<String>

/// A picture; the host carries its bytes and never decodes them.
public struct BubbleImage: Hashable, Sendable {
  /// The picture, in a form that the extension and the views agree on.
  public var bytes: [UInt8]

  /// A picture of these bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
