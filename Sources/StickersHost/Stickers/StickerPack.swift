// A sticker pack without code: the stickers that its manifest lists, and those that can be used.

/// The stickers of a pack, as its author lists them, each with a name, a description and its files.
///
/// ```swift
/// let flags = StickerPackManifest(entries: [
///   .init("Ship", localizedDescription: "A ship", source: .file("file:///ship.png"))
/// ])
/// #expect(StickerPack(flags, files: files).refused.isEmpty)
/// ```
public struct StickerPackManifest: Hashable, Sendable {
  /// How large the stickers are.
  public var size: StickerSize

  /// The stickers, in order.
  public var entries: [ListedSticker]

  /// A pack of these stickers, of regular size by default.
  public init(size: StickerSize = .regular, entries: [ListedSticker]) {
    self.size = size
    self.entries = entries
  }

  /// A sticker that a pack lists.
  public struct ListedSticker: Hashable, Sendable {
    /// Its name in a report.
    public let name: String
    /// The text that a screen reader speaks for it.
    public let localizedDescription: String
    /// Its file or files.
    public let source: Source

    /// A sticker of a pack.
    public init(_ name: String, localizedDescription: String, source: Source) {
      self.name = name
      self.localizedDescription = localizedDescription
      self.source = source
    }
  }

  /// The source of a sticker's picture.
  public enum Source: Hashable, Sendable {
    /// One file.
    case file(String)
    /// Still PNG files, joined into one animated picture; the repetitions follow the first run, and 0 means forever.
    case sequence([String], FrameTiming, repetitions: Int)
  }

  /// The speed of a sequence.
  public enum FrameTiming: Hashable, Sendable {
    /// The time of all frames together, in milliseconds.
    case milliseconds(Int)
    /// The number of frames in a second.
    case framesPerSecond(Int)
  }
}

/// A sticker pack without code.
public struct StickerPack: Hashable, Sendable {
  /// How large the stickers are.
  public let size: StickerSize

  /// The stickers that can be used, in order.
  public let stickers: [Sticker]

  /// The stickers that cannot be used, in order, each with its reason.
  public let refused: [RefusedSticker]

  /// The stickers of a manifest whose pictures are among these files.
  ///
  /// A refused sticker does not affect the others. A sticker with ``Sticker/concerns`` is refused only if `strict`, and
  /// only for those that ``StickerConcern/isRefusedStrictly`` names. Structure and checksums are checked; pixels are
  /// not, because only ``PixelPicture`` unpacks them.
  public init(_ manifest: StickerPackManifest, files: [LocalFile], strict: Bool = false) {
    var stickers: [Sticker] = []
    var refused: [RefusedSticker] = []
    for entry in manifest.entries {
      do throws(StickerRefusal) {
        stickers.append(try Sticker(entry, files: files, strict: strict))
      } catch {
        refused.append(RefusedSticker(name: entry.name, reason: error))
      }
    }
    self.init(size: manifest.size, stickers: stickers, refused: refused)
  }

  /// The stickers must have been checked.
  package init(size: StickerSize, stickers: [Sticker], refused: [RefusedSticker]) {
    self.size = size
    self.stickers = stickers
    self.refused = refused
  }
}

/// A sticker that a pack lists but cannot use.
public struct RefusedSticker: Hashable, Sendable {
  /// Its name in the manifest.
  public let name: String
  /// Why it cannot be used.
  public let reason: StickerRefusal

  /// A refused sticker.
  public init(name: String, reason: StickerRefusal) {
    self.name = name
    self.reason = reason
  }
}

extension RefusedSticker: CustomStringConvertible {
  /// The name and the reason: `wave.png: 200 x 200 pixels, not 300 to 618 each way`.
  public var description: String { "\(name): \(reason)" }
}
