// The game's own sticker packs as store bundles, and the motif of a given sticker.

import BattleshipPlay
import MessagesHost
import StickersHost

extension StickerSet {
  var manifest: Manifest {
    Manifest(
      identifier: "battleship.stickers.\(rawValue)", displayName: Language.english.terminal.apps.pack(self).string)
  }

  init?(_ app: Manifest) {
    guard let set = Self.allCases.first(where: { $0.manifest.identifier == app.identifier }) else { return nil }
    self = set
  }

  var bundle: AppBundle {
    switch self {
    case .harbor: Self.harborBundle
    case .flags: Self.flagsBundle
    }
  }

  private static let harborBundle = made(.harbor, .regular)
  private static let flagsBundle = made(.flags, .large)

  private static func made(_ set: StickerSet, _ size: StickerSize) -> AppBundle {
    let files = set.motifs.map { LocalFile(url: $0.fileURL, contents: $0.png) }
    let entries = set.motifs.map {
      StickerPackManifest.ListedSticker(
        $0.rawValue, localizedDescription: Language.english.terminal.apps.sticker($0).string, source: .file($0.fileURL))
    }
    var bundle = AppBundle(
      set.manifest, pack: StickerPack(StickerPackManifest(size: size, entries: entries), files: files))
    bundle.icon = files.first?.contents.map { BubbleImage(bytes: $0) }
    return bundle
  }
}

extension StickerMotif {
  private static let folder = "file:///battleship/stickers/"

  var fileURL: String { "\(Self.folder)\(rawValue).png" }

  init?(_ sticker: Sticker) {
    guard let motif = Self.allCases.first(where: { $0.fileURL == sticker.imageFileURL }) else { return nil }
    self = motif
  }
}

extension Store {
  static let atTerminal = Store([AppBundle(BattleshipExtension.manifest)] + StickerSet.allCases.map(\.bundle))

  static func atTerminal(with packs: [AppBundle]) -> Store {
    packs.isEmpty ? atTerminal : Store(atTerminal.bundles + packs)
  }
}

extension Language {
  func name(of app: Manifest) -> SafeText {
    if app.identifier == BattleshipExtension.manifest.identifier { return sentences.seat.gameName }
    if let set = StickerSet(app) { return terminal.apps.pack(set) }
    return SafeText(app.displayName, limit: 60)
  }

  func description(of sticker: Sticker) -> SafeText {
    StickerMotif(sticker).map(terminal.apps.sticker) ?? SafeText(sticker.localizedDescription, limit: 200)
  }
}
