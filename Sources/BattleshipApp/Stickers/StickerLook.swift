// How the game's own stickers look: each has drawings in characters and a picture file.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import StickersHost

struct StickerLook {
  /// For a terminal.
  let art: StickerArt
  /// For Messages.
  let png: [UInt8]

  private init(_ art: StickerArt, _ base64: String) {
    guard let png = Base64URL.decode(Array(base64.utf8)) else {
      preconditionFailure("the game's own pictures are in base64")
    }
    (self.art, self.png) = (art, png)
  }

  /// Decoded when the first sticker is turned.
  fileprivate static let pictures = Dictionary(
    uniqueKeysWithValues: StickerMotif.allCases.map { motif in
      guard let picture = try? PixelPicture(motif.png) else {
        preconditionFailure("the game's own pictures are PNG files")
      }
      return (motif, picture)
    })

  static func of(_ motif: StickerMotif) -> StickerLook {
    switch motif {
    case .ship: ship
    case .anchor: anchor
    case .hit: hit
    case .splash: splash
    case .lighthouse: lighthouse
    case .cup: cup
    case .whiteFlag: whiteFlag
    case .pirateFlag: pirateFlag
    case .signal: signal
    }
  }

  private static let ship = StickerLook(.ship, StickerPictures.ship)
  private static let anchor = StickerLook(.anchor, StickerPictures.anchor)
  private static let hit = StickerLook(.hit, StickerPictures.hit)
  private static let splash = StickerLook(.splash, StickerPictures.splash)
  private static let lighthouse = StickerLook(.lighthouse, StickerPictures.lighthouse)
  private static let cup = StickerLook(.cup, StickerPictures.cup)
  private static let whiteFlag = StickerLook(.whiteFlag, StickerPictures.whiteFlag)
  private static let pirateFlag = StickerLook(.pirateFlag, StickerPictures.pirateFlag)
  private static let signal = StickerLook(.signal, StickerPictures.signal)
}

extension StickerMotif {
  var png: [UInt8] { StickerLook.of(self).png }
  var picture: PixelPicture? { StickerLook.pictures[self] }

  /// Spaces are transparent.
  func rows(in size: StickerSize) -> [SafeText] {
    let art = StickerLook.of(self).art
    return switch size {
    case .small: [art.small]
    case .regular: art.regular
    case .large: art.large
    }
  }
}
