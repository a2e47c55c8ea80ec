// A sticker: a picture's file that was looked at, and what a screen reader says for it.

/// A sticker: `MSSticker`.
public struct Sticker: Hashable, Sendable {
  /// Where the picture is.
  public let imageFileURL: String

  /// What a screen reader says for it.
  public let localizedDescription: String

  /// What the file says of itself; nil for a sticker of a conversation that an earlier version wrote down, which did not
  /// look.
  public let picture: Picture?

  /// The most bytes that the file may have.
  public static let mostBytes = 500 * 1_024

  /// The most characters that the description may have.
  public static let mostDescription = 150

  /// A sticker from one of these files.
  ///
  /// An extension finds the files of its phone in ``MessagesExtension/files``.
  ///
  /// - Throws: ``MessageErrorCode`` if the file is not there or is none for a sticker: not a local file 4, missing 1,
  ///   unreadable 2, without bytes 5, over 500 KB 6, no PNG, APNG, GIF or JPEG 7. How many pixels the picture has is not
  ///   checked here; see ``concerns``.
  public init(
    contentsOfFileURL url: String, localizedDescription: String, files: [LocalFile]
  ) throws(MessageErrorCode) {
    guard isFileURL(url) else { throw .improperFileURL }
    guard let file = files.first(where: { $0.url == url }) else { throw .fileNotFound }
    guard file.isReadable else { throw .fileUnreadable }
    guard let contents = file.contents else { throw .stickerFileImproperFileAttributes }
    guard contents.count <= Self.mostBytes else { throw .stickerFileImproperFileSize }
    guard let picture = try? Picture(contents) else { throw .stickerFileImproperFileFormat }
    self.init(imageFileURL: url, localizedDescription: localizedDescription, picture: picture)
  }

  init(imageFileURL: String, localizedDescription: String, picture: Picture?) {
    self.imageFileURL = imageFileURL
    self.localizedDescription = localizedDescription
    self.picture = picture
  }

  /// What is amiss with the sticker, although an app may use it; a pack may not.
  public var concerns: [StickerConcern] {
    var concerns: [StickerConcern] = []
    if let size = picture?.size, !(300...618).contains(size.width) || !(300...618).contains(size.height) {
      concerns.append(.pixels(size))
    }
    let characters = localizedDescription.unicodeScalars.count
    if characters > Self.mostDescription { concerns.append(.description(characters: characters)) }
    return concerns
  }
}

/// What is amiss with a sticker, although its file is a picture.
public enum StickerConcern: Hashable, Sendable {
  /// The picture has not 300 to 618 pixels across and down.
  case pixels(PixelSize)
  /// The description has more than 150 characters.
  case description(characters: Int)
}

extension StickerConcern: CustomStringConvertible {
  /// What is amiss, in words.
  public var description: String {
    switch self {
    case .pixels(let size): "\(size.width) x \(size.height) pixels, not 300 to 618 each way"
    case .description(let characters): "a description of \(characters) characters, more than 150"
    }
  }
}
