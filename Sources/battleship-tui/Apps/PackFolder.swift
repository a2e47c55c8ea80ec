// The sticker packs of a folder: read from the disk, told apart by their two formats, checked by the host.

import BattleshipApp
import BattleshipPlay
import MessagesHost

/// The sticker packs in a folder, and what cannot be used of them.
struct PackFolder: Equatable {
  /// The packs that can be installed, in the order of their folders' names.
  private(set) var packs: [AppBundle] = []
  /// Their files, for the pictures.
  private(set) var files: [LocalFile] = []
  /// What cannot be used.
  private(set) var complaints: [PackComplaint] = []

  /// The most bytes that are read of a text that describes a pack or a sticker.
  private static let mostOfText = 1_000_000

  /// The packs of a folder: each in a folder of its own, or the folder itself if it is one.
  ///
  /// - Throws: ``PackFolderError`` if the folder cannot be read, or holds no pack.
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

  /// Reads a pack and takes it, or says why not.
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

  /// A pack of Xcode's: folders in a folder.
  private static func xcodes(_ name: String, _ files: [LocalFile], _ url: String) throws(PackReason) -> AppBundle {
    let title = String(name.dropLast(".stickerpack".count))
    do throws(StickerCatalogError) {
      return try AppBundle(
        Manifest(identifier: "stickerpack.\(title)", displayName: title), stickerPackAt: url, files: files)
    } catch {
      throw .catalog(error)
    }
  }

  /// A pack with a list of its stickers in a text.
  private static func listed(_ files: [LocalFile], _ url: String) throws(PackReason) -> AppBundle {
    let bytes = files.first { $0.url == url + "pack.txt" }?.contents ?? []
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    do throws(TextFormError) {
      return try AppBundle(packManifest: text, folder: url, files: files)
    } catch {
      throw .text(error)
    }
  }

  /// The files of a pack of Xcode's and of the folders in it.
  private static func filesOfXcodes(in folder: Path, _ url: String) -> [LocalFile] {
    var files = Self.files(in: folder, url)
    for inner in (try? System.names(in: folder)) ?? [] where inner.text.contains(".sticker") {
      files += Self.files(in: folder + "/" + inner, url + inner.text + "/")
    }
    return files
  }

  /// The files of a folder as a phone has them; of one that is too large for its purpose no more than shows that.
  private static func files(in folder: Path, _ url: String) -> [LocalFile] {
    ((try? System.names(in: folder)) ?? []).compactMap { name in
      let isText = name == "pack.txt" || name == "Contents.json"
      let limit = isText ? mostOfText : Sticker.mostBytes
      guard let bytes = try? System.read(folder + "/" + name, limit: limit) else { return nil }
      return LocalFile(url: url + name.text, contents: bytes)
    }
  }
}

/// Why a folder gives no sticker packs.
enum PackFolderError: Error, Equatable {
  /// It cannot be read; the number is the system's.
  case unreadable(Path, Int32)
  /// There is no pack in it.
  case noPacks(Path)
}

/// Something that cannot be used.
enum PackComplaint: Equatable {
  /// A pack, by the name of its folder.
  case pack(String, PackReason)
  /// A sticker of a pack that can be used otherwise.
  case sticker(pack: String, RefusedSticker)
}

/// Why a pack cannot be used.
enum PackReason: Error, Equatable {
  /// Its list is no UTF-8.
  case notText
  /// Its list is none.
  case text(TextFormError)
  /// Its `Contents.json` cannot be used.
  case catalog(StickerCatalogError)
  /// An app of its name and identity is on the phones.
  case isThere
}
