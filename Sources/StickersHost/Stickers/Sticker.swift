// A sticker: a picture file that was checked, and its description for screen readers.

/// A sticker: `MSSticker`.
///
/// ```swift
/// let files = [LocalFile(url: "file:///ship.png", contents: bytes)]
/// let ship = try Sticker(contentsOfFileURL: "file:///ship.png", localizedDescription: "A ship", files: files)
/// #expect(ship.concerns.isEmpty)
/// ```
public struct Sticker: Hashable, Sendable {
  /// The location of the picture.
  public let imageFileURL: String

  /// The text that a screen reader speaks for it.
  public let localizedDescription: String

  /// The picture's properties; nil for a sticker stored by an earlier version, which did not read them.
  public let picture: Picture?

  /// The size of the file in bytes; nil for a sticker that was not made from its file, such as one in a conversation.
  ///
  /// It is a property of the file: the sticker equals the same one without it.
  public let byteCount: Int?

  /// The largest size of the file, in bytes.
  public static let maximumByteCount = 500 * 1_024

  /// The largest size about which Apple's pages agree: one says "at most 500 KB", and another "less than 500 kb".
  public static let agreedByteCount = 500 * 1_000

  /// The largest number of characters in the description.
  public static let maximumDescriptionLength = 150

  /// A sticker from one of these files.
  ///
  /// An extension of `MessagesHost` finds the files of its phone in its `files`.
  ///
  /// - Throws: ``StickerErrorCode`` if the file cannot be used for a sticker: not a local file 4, missing 1, unreadable
  ///   2, without bytes 5, over 500 KB 6, not a PNG, APNG, GIF or JPEG 7. The size in pixels is not checked here; see
  ///   ``concerns``.
  public init(
    contentsOfFileURL url: String, localizedDescription: String, files: [LocalFile]
  ) throws(StickerErrorCode) {
    let contents = try LocalFile.contents(of: url, in: files)
    guard contents.count <= Self.maximumByteCount else { throw .stickerFileImproperFileSize }
    guard let picture = try? Picture(contents) else { throw .stickerFileImproperFileFormat }
    self.init(
      imageFileURL: url, localizedDescription: localizedDescription, picture: picture, byteCount: contents.count)
  }

  package init(imageFileURL: String, localizedDescription: String, picture: Picture?, byteCount: Int? = nil) {
    self.imageFileURL = imageFileURL
    self.localizedDescription = localizedDescription
    self.picture = picture
    self.byteCount = byteCount
  }

  /// The sticker in a conversation, where the file is no longer needed.
  package var withoutFile: Sticker {
    Sticker(imageFileURL: imageFileURL, localizedDescription: localizedDescription, picture: picture)
  }

  /// Whether two stickers have the same URL, description and picture.
  public static func == (one: Sticker, other: Sticker) -> Bool {
    one.imageFileURL == other.imageFileURL && one.localizedDescription == other.localizedDescription
      && one.picture == other.picture
  }

  /// Hashes the parts that are compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(imageFileURL)
    hasher.combine(localizedDescription)
    hasher.combine(picture)
  }

  /// The sticker's faults, in any browser. It can still be used; a pack that is read strictly refuses most of them.
  public var concerns: [StickerConcern] {
    var concerns: [StickerConcern] = []
    if let size = picture?.size, !(300...618).contains(size.width) || !(300...618).contains(size.height) {
      concerns.append(.pixels(size))
    }
    let characters = localizedDescription.unicodeScalars.count
    if characters > Self.maximumDescriptionLength { concerns.append(.description(characters: characters)) }
    if let byteCount, byteCount > Self.agreedByteCount { concerns.append(.bytes(byteCount)) }
    return concerns
  }

  /// The sticker's faults in a browser of this size: its ``concerns``, and that Messages has to shrink the picture.
  public func concerns(in size: StickerSize) -> [StickerConcern] {
    guard let picture = picture?.size, max(picture.width, picture.height) > size.pixels else { return concerns }
    return concerns + [.largerThanCell(picture, size)]
  }
}

/// A fault of a sticker whose file is a valid picture.
public enum StickerConcern: Hashable, Sendable {
  /// The picture is not 300 to 618 pixels across and down.
  case pixels(PixelSize)
  /// The description has more than 150 characters.
  case description(characters: Int)
  /// The file has more than 500,000 bytes, which is too much if "500 KB" means that, and not more than 512,000.
  case bytes(Int)
  /// The picture is larger than a cell of this size, so it is scaled down and may look bad.
  case largerThanCell(PixelSize, StickerSize)

  /// Whether a pack that is read strictly refuses a sticker with this fault.
  public var isRefusedStrictly: Bool {
    switch self {
    case .pixels, .description: true
    case .bytes, .largerThanCell: false
    }
  }
}

extension StickerConcern: CustomStringConvertible {
  /// The fault, in words.
  public var description: String {
    switch self {
    case .pixels(let size): "\(size.width) x \(size.height) pixels, not 300 to 618 each way"
    case .description(let characters): "a description of \(characters) characters, more than 150"
    case .bytes(let count): "\(count) bytes, more than \(Sticker.agreedByteCount)"
    case .largerThanCell(let size, let cell):
      "\(size.width) x \(size.height) pixels, larger than its cell of \(cell.pixels) x \(cell.pixels)"
    }
  }
}
