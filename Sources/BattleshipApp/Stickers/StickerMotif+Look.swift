// How the game's own stickers look: each has drawings in characters and a picture file.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import StickersHost

extension StickerMotif {
  private var look: (art: StickerArt, png: String) {
    switch self {
    case .ship: (.ship, StickerPictures.ship)
    case .anchor: (.anchor, StickerPictures.anchor)
    case .hit: (.hit, StickerPictures.hit)
    case .splash: (.splash, StickerPictures.splash)
    case .lighthouse: (.lighthouse, StickerPictures.lighthouse)
    case .cup: (.cup, StickerPictures.cup)
    case .whiteFlag: (.whiteFlag, StickerPictures.whiteFlag)
    case .pirateFlag: (.pirateFlag, StickerPictures.pirateFlag)
    case .signal: (.signal, StickerPictures.signal)
    }
  }

  var png: [UInt8] {
    guard let png = Base64URL.decode(Array(look.png.utf8)) else {
      preconditionFailure("the game's own pictures are in base64")
    }
    return png
  }

  var picture: PixelPicture? { Self.pictures[self] }

  /// Decoded when the first sticker is turned.
  private static let pictures = Dictionary(
    uniqueKeysWithValues: allCases.map { motif in
      guard let picture = try? PixelPicture(motif.png) else {
        preconditionFailure("the game's own pictures are PNG files")
      }
      return (motif, picture)
    })

  /// Spaces are transparent.
  func rows(in size: StickerSize) -> [SafeText] {
    switch size {
    case .small: [look.art.small]
    case .regular: look.art.regular
    case .large: look.art.large
    }
  }
}
