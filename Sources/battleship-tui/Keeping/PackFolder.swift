// Reads the sticker packs of a folder in either of two formats; the host checks them.

import BattleshipApp
import BattleshipPlay
import MessagesHost
import NotificationsHost
import StickersHost

struct PackFolder: Equatable {
  /// The packs, in the order of the folders' names.
  private(set) var packs: [AppBundle] = []
  private(set) var files: [LocalFile] = []
  private(set) var complaints: [PackComplaint] = []

  /// The most bytes of a `pack.txt` or a `Contents.json`.
  private static let maximumSizeOfText = 1_000_000

  static let maximumSizeOfAll = 64 << 20

  private var rest = maximumSizeOfAll

  /// Reads the packs in the subfolders of a folder, or the folder itself if it is a pack.
  ///
  /// - Throws: ``PackFolderError`` if the folder cannot be read or contains no pack.
  static func packs(in folder: Path) throws(PackFolderError) -> PackFolder {
    var found = PackFolder()
    if isPack(folder) {
      found.add(folder)
    } else {
      for name in try names(in: folder) where isPack(folder + "/" + name) { found.add(folder + "/" + name) }
    }
    if found.packs.isEmpty, found.complaints.isEmpty { throw .noPacks(folder) }
    return found
  }

  /// A folder with an unreadable `pack.txt` counts as a pack, so that the player sees the error.
  private static func isPack(_ folder: Path) -> Bool {
    if isXcodes(folder) { return true }
    do throws(FileError) {
      _ = try System.read(folder + "/pack.txt", limit: 0)
      return true
    } catch {
      return !error.isMissing
    }
  }

  private static func isXcodes(_ folder: Path) -> Bool { folder.name.text.hasSuffix(".stickerpack") }

  private static func names(in folder: Path) throws(PackFolderError) -> [Path] {
    do throws(FileError) {
      return try System.names(in: folder)
    } catch {
      throw .unreadable(folder, error)
    }
  }

  private mutating func add(_ folder: Path) {
    let name = folder.name.text
    let url = "file:///apps/\(name)/"
    let bundle: AppBundle
    var files: [LocalFile] = []
    do throws(PackReason) {
      files = Self.isXcodes(folder) ? try filesOfXcodes(in: folder, url) : try filesOfList(in: folder, url)
      bundle = Self.isXcodes(folder) ? try Self.xcodes(name, files, url) : try Self.listed(files, url)
    } catch {
      return complaints.append(.pack(name, error))
    }
    guard PhonesScreen.canBring(bundle, beside: packs) else { return complaints.append(.pack(name, .isThere)) }
    complaints += (bundle.pack?.refused ?? []).map { .sticker(pack: name, $0) }
    packs.append(bundle)
    self.files += files
  }

  private static func xcodes(_ name: String, _ files: [LocalFile], _ url: String) throws(PackReason) -> AppBundle {
    let title = String(name.dropLast(".stickerpack".count))
    do throws(StickerCatalogError) {
      return try AppBundle(
        Manifest(identifier: "stickerpack.\(title)", displayName: title), stickerPackAt: url, files: files)
    } catch {
      throw .catalog(error)
    }
  }

  private static func listed(_ files: [LocalFile], _ url: String) throws(PackReason) -> AppBundle {
    let bytes = files.first { $0.url == url + "pack.txt" }?.contents ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    do throws(TextFormError) {
      return try AppBundle(packManifest: text, folder: url, files: files)
    } catch {
      throw .text(error)
    }
  }

  private mutating func filesOfXcodes(in folder: Path, _ url: String) throws(PackReason) -> [LocalFile] {
    let (list, stickers) = try catalog(in: folder, url)
    var files = list
    for sticker in stickers {
      let (list, names) = try catalog(in: folder + "/" + sticker, url + sticker + "/")
      files += list
      files += try self.files(names, in: folder + "/" + sticker, url + sticker + "/")
    }
    return files
  }

  /// The `Contents.json` of a folder, and the names in it; the host reports an invalid one, which gives no names.
  private mutating func catalog(
    in folder: Path, _ url: String
  ) throws(PackReason) -> (files: [LocalFile], names: [String]) {
    let files = try files(["Contents.json"], in: folder, url, limit: Self.maximumSizeOfText)
    guard let value = (files.first?.contents).flatMap({ try? JSONValue(json: $0) }) else { return (files, []) }
    let lists = ["stickers", "frames"].compactMap { value[$0] }
    let members = lists.flatMap { list -> [JSONValue] in if case .array(let members) = list { members } else { [] } }
    return (files, (members + [value["properties"]].compactMap { $0 }).compactMap { $0["filename"]?.string })
  }

  /// The host reports errors in `pack.txt`.
  private mutating func filesOfList(in folder: Path, _ url: String) throws(PackReason) -> [LocalFile] {
    let list = try files(["pack.txt"], in: folder, url, limit: Self.maximumSizeOfText)
    let lines = String(decoding: list.first?.contents ?? [], as: UTF8.self).split(separator: "\n")
    let names = lines.compactMap { line -> String? in
      var reader = TextFormReader(String(line))
      guard (try? reader.word(oneOf: ["icon", "sticker", "frame"])) != nil else { return nil }
      return try? reader.quoted()
    }
    return try list + files(names, in: folder, url)
  }

  /// A file above the limit is read only far enough to exceed it.
  private mutating func files(
    _ names: [String], in folder: Path, _ url: String, limit: Int = Sticker.maximumByteCount
  ) throws(PackReason) -> [LocalFile] {
    var files: [LocalFile] = []
    for name in Set(names).sorted() where !name.contains("/") && !name.hasPrefix(".") {
      do throws(FileError) {
        let bytes = try System.read(folder + "/" + name, limit: limit)
        files.append(LocalFile(url: url + name, contents: bytes))
        rest -= bytes.count
      } catch {
        // The host reports missing files. It would take any other failure for one, so throw that here.
        if !error.isMissing { throw .file(name, error) }
      }
      guard rest >= 0 else { throw .large }
    }
    return files
  }
}

enum PackFolderError: Error, Equatable {
  case unreadable(Path, FileError)
  case noPacks(Path)
}

enum PackComplaint: Equatable {
  /// An unusable pack, by the name of its folder.
  case pack(String, PackReason)
  case sticker(pack: String, RefusedSticker)
}

enum PackReason: Error, Equatable {
  /// `pack.txt` is not UTF-8.
  case notText
  case text(TextFormError)
  case catalog(StickerCatalogError)
  /// The phones already have an app with this identifier.
  case isThere
  case file(String, FileError)
  /// All packs together exceed ``PackFolder/maximumSizeOfAll``.
  case large
}
