// Reads a sticker pack from Xcode's asset catalog: folders in a folder, each described by a `Contents.json`.

import NotificationsHost
import StickersHost

extension AppBundle {
  /// The sticker pack of a folder whose name ends in `.stickerpack`.
  ///
  /// Its `Contents.json` lists folders that end in `.sticker` or `.stickersequence`, each with a `Contents.json` of its
  /// own. A sticker without an `accessibility-label` is described by the name of its folder. Stickers that cannot be
  /// used are in `StickerPack.refused` and do not affect the others.
  ///
  /// - Parameters:
  ///   - app: The name and identity of the pack, which Xcode keeps elsewhere.
  ///   - folder: The URL of the folder, with a slash at its end.
  ///   - files: The files of the folder and of the folders in it.
  ///   - strict: Whether stickers of another size in pixels, or with a long description, are refused.
  /// - Throws: `StickerCatalogError` if the `Contents.json` of the pack itself cannot be used.
  public init(
    _ app: Manifest, stickerPackAt folder: String, files: [LocalFile], strict: Bool = false
  ) throws(StickerCatalogError) {
    let contents = try CatalogContents(of: folder, among: files)
    let word = try contents.string("grid-size", in: contents.properties)
    guard let size = StickerSize.words.first(where: { $0.word == word })?.value else {
      throw .unknownValue(contents.url, key: "grid-size", quoted(word))
    }
    var stickers: [Sticker] = []
    var refused: [RefusedSticker] = []
    for name in try contents.filenames(in: "stickers") {
      do throws(StickerRefusal) {
        stickers.append(try Sticker(Self.entry(name, in: folder, files), files: files, strict: strict))
      } catch {
        refused.append(RefusedSticker(name: name, reason: error))
      }
    }
    self.init(app, pack: StickerPack(size: size, stickers: stickers, refused: refused))
  }

  private static func entry(
    _ name: String, in pack: String, _ files: [LocalFile]
  ) throws(StickerRefusal) -> StickerPackManifest.ListedSticker {
    do throws(StickerCatalogError) {
      let folder = pack + name + "/"
      let contents = try CatalogContents(of: folder, among: files)
      let source: StickerPackManifest.Source
      if name.hasSuffix(".stickersequence") {
        let frames = try contents.filenames(in: "frames").map { folder + $0 }
        source = .sequence(frames, try contents.timing(), repetitions: try contents.repetitions())
      } else {
        source = .file(folder + (try contents.string("filename", in: contents.properties)))
      }
      let label = contents.properties["accessibility-label"]?.string
      return StickerPackManifest.ListedSticker(name, localizedDescription: label ?? nameOfSticker(name), source: source)
    } catch {
      throw .catalog(error)
    }
  }

  private static func nameOfSticker(_ folder: String) -> String {
    for ending in [".stickersequence", ".sticker"] where folder.hasSuffix(ending) {
      return String(folder.dropLast(ending.count))
    }
    return folder
  }
}

private struct CatalogContents {
  let url: String
  let value: JSONValue

  init(of folder: String, among files: [LocalFile]) throws(StickerCatalogError) {
    let url = folder + "Contents.json"
    guard let bytes = files.first(where: { $0.url == url })?.contents else { throw .noFile(url) }
    self.url = url
    do throws(JSONError) {
      value = try JSONValue(json: bytes)
    } catch {
      throw .json(url, offset: error.offset)
    }
  }

  var properties: JSONValue { value["properties"] ?? .object([]) }

  func string(_ key: String, in object: JSONValue) throws(StickerCatalogError) -> String {
    guard let string = object[key]?.string else { throw .noValue(url, key: key) }
    return string
  }

  func filenames(in key: String) throws(StickerCatalogError) -> [String] {
    guard case .array(let members)? = value[key] else { throw .noValue(url, key: key) }
    var names: [String] = []
    for member in members { names.append(try string("filename", in: member)) }
    return names
  }

  func timing() throws(StickerCatalogError) -> StickerPackManifest.FrameTiming {
    guard case .number(let duration)? = properties["duration"] else { throw .noValue(url, key: "duration") }
    switch try string("duration-type", in: properties) {
    case "fps":
      if let count = duration.integer { return .framesPerSecond(count) }
    case "fixed":
      if let count = duration.thousandths { return .milliseconds(count) }
    case let type: throw .unknownValue(url, key: "duration-type", quoted(type))
    }
    throw .unknownValue(url, key: "duration", duration.literal)
  }

  /// The number of repetitions; by default 0, which means forever.
  func repetitions() throws(StickerCatalogError) -> Int {
    guard let value = properties["repetitions"] else { return 0 }
    guard let count = value.integer else { throw .unknownValue(url, key: "repetitions", "\(value)") }
    return count
  }
}
