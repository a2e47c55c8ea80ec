// Why a pack cannot use a sticker that its manifest lists, and the checks that decide it.

/// Why a pack cannot use a sticker.
public enum StickerRefusal: Error, Hashable, Sendable {
  /// A file that cannot be used, with the code that an app would get for it.
  case file(String, StickerErrorCode)
  /// A file that is not a picture, or is damaged.
  case picture(String, PictureError)
  /// A file, or a joined sequence, that has too many bytes.
  case bytes(Int)
  /// Frames that cannot be joined.
  case frames(FrameError)
  /// A sequence that takes no time, or with frame times that the file format cannot hold.
  case timing
  /// A sequence with a negative number of repetitions, or with more than the file format can hold.
  case repetitions(Int)
  /// A fault that only a pack that is read strictly refuses.
  case concern(StickerConcern)
  /// An Xcode folder whose `Contents.json` cannot be used.
  case catalog(StickerCatalogError)
}

extension StickerRefusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .file(let url, let code): "\(url): \(code.sentence)"
    case .picture(let url, let error): "\(url): \(error)"
    case .bytes(let count): "\(count) bytes, more than \(Sticker.maximumByteCount)"
    case .frames(let error): "\(error)"
    case .timing: "frames that take no time, or too much"
    case .repetitions(let count): "\(count) repetitions"
    case .concern(let concern): "\(concern)"
    case .catalog(let error): "\(error)"
    }
  }
}

extension StickerErrorCode {
  fileprivate var sentence: String {
    switch self {
    case .fileNotFound: "no such file"
    case .fileUnreadable: "the file may not be read"
    case .improperFileURL: "not a local file"
    case .stickerFileImproperFileAttributes: "a file without bytes"
    case .stickerFileImproperFileSize, .stickerFileImproperFileFormat: "\(self)"
    }
  }
}

extension Sticker {
  package init(_ entry: StickerPackManifest.ListedSticker, files: [LocalFile], strict: Bool) throws(StickerRefusal) {
    let (url, contents): (String, [UInt8])
    switch entry.source {
    case .file(let file): (url, contents) = (file, try Self.contents(of: file, in: files))
    case .sequence(let frames, let timing, let repetitions):
      contents = try Self.joined(frames, timing, repetitions: repetitions, files: files)
      // A sequence has no file of its own until it is compiled, so its first frame names it.
      url = frames[0]
    }
    guard contents.count <= Self.maximumByteCount else { throw .bytes(contents.count) }
    let picture: Picture
    do throws(PictureError) {
      picture = try Picture(contents)
    } catch {
      throw .picture(url, error)
    }
    self.init(
      imageFileURL: url, localizedDescription: entry.localizedDescription, picture: picture, byteCount: contents.count)
    if strict, let concern = concerns.first(where: { $0.isRefusedStrictly }) { throw .concern(concern) }
  }

  private static func contents(of url: String, in files: [LocalFile]) throws(StickerRefusal) -> [UInt8] {
    do throws(StickerErrorCode) {
      return try LocalFile.contents(of: url, in: files)
    } catch {
      throw .file(url, error)
    }
  }

  private static func joined(
    _ frames: [String], _ timing: StickerPackManifest.FrameTiming, repetitions: Int, files: [LocalFile]
  ) throws(StickerRefusal) -> [UInt8] {
    let delay =
      switch timing {
      case .milliseconds(let count): FrameDelay(count, 1_000 * frames.count)
      case .framesPerSecond(let count): FrameDelay(1, count)
      }
    guard let delay else { throw frames.isEmpty ? .frames(.noFrames) : .timing }
    guard 0..<Int(Int32.max) ~= repetitions else { throw .repetitions(repetitions) }
    var pictures: [[UInt8]] = []
    for frame in frames { pictures.append(try contents(of: frame, in: files)) }
    do throws(FrameError) {
      // Repetitions follow the first run, and 0 repetitions mean forever.
      return try joinedPNG(pictures, delay: delay, plays: repetitions == 0 ? nil : repetitions + 1)
    } catch {
      throw .frames(error)
    }
  }
}

extension FrameDelay {
  /// This fraction of a second in lowest terms; nil if it is not positive or the file format cannot hold it.
  fileprivate init?(_ numerator: Int, _ denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    var (divisor, rest) = (numerator, denominator)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    self.init(numerator: numerator / divisor, denominator: denominator / divisor)
    guard self.numerator <= 0xFFFF, self.denominator <= 0xFFFF else { return nil }
  }
}
