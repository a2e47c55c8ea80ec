// Reads the sticker packs of a folder in either of their two formats; the host checks them.

import BattleshipApp
import BattleshipPlay
import MessagesHost

/// The sticker packs in a folder, and the complaints about unusable parts.
struct PackFolder: Equatable {
  /// The packs that can be installed, in the order of their folders' names.
  private(set) var packs: [AppBundle] = []
  /// Their files, for the pictures.
  private(set) var files: [LocalFile] = []
  /// The complaints about unusable packs and stickers.
  private(set) var complaints: [PackComplaint] = []

  /// The size limit of a text that describes a pack or a sticker.
  private static let mostOfText = 1_000_000

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

  /// Whether a folder is a pack of one of the two formats.
  private static func isPack(_ folder: Path) -> Bool {
    isXcodes(folder) || (try? System.read(folder + "/pack.txt", limit: 0)) != nil
  }

  private static func isXcodes(_ folder: Path) -> Bool { folder.name.text.hasSuffix(".stickerpack") }

  private static func names(in folder: Path) throws(PackFolderError) -> [Path] {
    do throws(System.ReadError) {
      return try System.names(in: folder)
    } catch {
      throw .unreadable(folder, error.number)
    }
  }

  /// Reads a pack and adds it, or a complaint about it.
  private mutating func add(_ folder: Path) {
    let name = folder.name.text
    let url = "file:///apps/\(name)/"
    let bundle: AppBundle
    let files = Self.isXcodes(folder) ? Self.filesOfXcodes(in: folder, url) : Self.files(in: folder, url)
    do throws(PackReason) {
      bundle = Self.isXcodes(folder) ? try Self.xcodes(name, files, url) : try Self.listed(files, url)
    } catch {
      return complaints.append(.pack(name, error))
    }
    guard AppState.canBring(bundle, beside: packs) else { return complaints.append(.pack(name, .isThere)) }
    complaints += (bundle.pack?.refused ?? []).map { .sticker(pack: name, $0) }
    packs.append(bundle)
    self.files += files
  }

  /// Parses a pack in Xcode's format, in which each sticker is a subfolder.
  private static func xcodes(_ name: String, _ files: [LocalFile], _ url: String) throws(PackReason) -> AppBundle {
    let title = String(name.dropLast(".stickerpack".count))
    do throws(StickerCatalogError) {
      return try AppBundle(
        Manifest(identifier: "stickerpack.\(title)", displayName: title), stickerPackAt: url, files: files)
    } catch {
      throw .catalog(error)
    }
  }

  /// Parses a pack with a text file that lists its stickers.
  private static func listed(_ files: [LocalFile], _ url: String) throws(PackReason) -> AppBundle {
    let bytes = files.first { $0.url == url + "pack.txt" }?.contents ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    do throws(TextFormError) {
      return try AppBundle(packManifest: text, folder: url, files: files)
    } catch {
      throw .text(error)
    }
  }

  /// The files of an Xcode pack and of its subfolders.
  private static func filesOfXcodes(in folder: Path, _ url: String) -> [LocalFile] {
    var files = Self.files(in: folder, url)
    for inner in (try? System.names(in: folder)) ?? [] where inner.text.contains(".sticker") {
      files += Self.files(in: folder + "/" + inner, url + inner.text + "/")
    }
    return files
  }

  /// The files of a folder; one above its size limit is read only far enough to show that.
  private static func files(in folder: Path, _ url: String) -> [LocalFile] {
    ((try? System.names(in: folder)) ?? []).compactMap { name in
      let isText = name == "pack.txt" || name == "Contents.json"
      let limit = isText ? mostOfText : Sticker.mostBytes
      guard let bytes = try? System.read(folder + "/" + name, limit: limit) else { return nil }
      return LocalFile(url: url + name.text, contents: bytes)
    }
  }
}

/// Why a folder has no usable sticker packs.
enum PackFolderError: Error, Equatable {
  /// It cannot be read; the number is the system's error code.
  case unreadable(Path, Int32)
  /// It contains no pack.
  case noPacks(Path)
}

/// A pack or sticker that cannot be used.
enum PackComplaint: Equatable {
  /// A pack, by the name of its folder.
  case pack(String, PackReason)
  /// A sticker of an otherwise usable pack.
  case sticker(pack: String, RefusedSticker)
}

/// Why a pack cannot be used.
enum PackReason: Error, Equatable {
  /// Its list is not UTF-8.
  case notText
  /// Its list is invalid.
  case text(TextFormError)
  /// Its `Contents.json` cannot be used.
  case catalog(StickerCatalogError)
  /// The phones already have an app with its identifier.
  case isThere
}
