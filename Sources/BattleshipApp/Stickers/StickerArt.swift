// The game's own stickers as a terminal shows them: rows of plain characters in three sizes.

import BattleshipPlay
import MessagesHost

extension StickerMotif {
  /// The rows of the sticker in a size; a space lets through what lies below.
  func rows(in size: StickerSize) -> [SafeText] {
    let art = StickerArt.of(self)
    return switch size {
    case .small: [art.small]
    case .regular: art.regular
    case .large: art.large
    }
  }
}

/// The three drawings of a sticker: one row, three rows, five rows.
private struct StickerArt {
  let small: SafeText
  let regular, large: [SafeText]

  static func of(_ motif: StickerMotif) -> StickerArt {
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

  private static let ship = StickerArt(
    small: #"\__|\_/"#,
    regular: [
      #"    |\"#,
      #"  __|_\___"#,
      #"  \______/~"#,
    ],
    large: [
      #"        |\"#,
      #"        | \"#,
      #"  ______|__\__"#,
      #"  \__________/"#,
      #"~~~~~~~~~~~~~~~~~"#,
    ])

  private static let anchor = StickerArt(
    small: #"\_|_/"#,
    regular: [
      #"   o"#,
      #"  -+-"#,
      #" \_|_/"#,
    ],
    large: [
      #"     ( )"#,
      #"    --+--"#,
      #"      |"#,
      #"  \   |   /"#,
      #"   `--+--'"#,
    ])

  private static let hit = StickerArt(
    small: #"*BOOM*"#,
    regular: [
      #"  \ | /"#,
      #" - BOOM -"#,
      #"  / | \"#,
    ],
    large: [
      #"    .  |  ."#,
      #"   \  \|/  /"#,
      #" --  BOOM!  --"#,
      #"   /  /|\  \"#,
      #"    '  |  '"#,
    ])

  private static let splash = StickerArt(
    small: #"~\|/~"#,
    regular: [
      #"  . ' ."#,
      #" ' \|/ '"#,
      #"~~~~~~~~~"#,
    ],
    large: [
      #"     .  '  ."#,
      #"   '  \ | /  '"#,
      #"    .  \|/  ."#,
      #" ~~~~~~~|~~~~~~~"#,
      #"~~~~~~~~~~~~~~~~~"#,
    ])

  private static let lighthouse = StickerArt(
    small: #"=[^]="#,
    regular: [
      #" --(o)--"#,
      #"   |#|"#,
      #" __/ \__"#,
    ],
    large: [
      #"   \  .-.  /"#,
      #"  --- |o| ---"#,
      #"      |#|"#,
      #"      | |"#,
      #" ____/___\____"#,
    ])

  private static let cup = StickerArt(
    small: #"<\_/>"#,
    regular: [
      #" (\___/)"#,
      #"   \ /"#,
      #"   _|_"#,
    ],
    large: [
      #"   ._____."#,
      #"  ( \ 1 / )"#,
      #"   '-\_/-'"#,
      #"      |"#,
      #"     _|_"#,
    ])

  private static let whiteFlag = StickerArt(
    small: #"|~~~~"#,
    regular: [
      #"|~~~~~~"#,
      #"|     ~"#,
      #"|~~~~~~"#,
    ],
    large: [
      #"|~~~~~~~~~~~"#,
      #"|          ~"#,
      #"|          ~"#,
      #"|~~~~~~~~~~~"#,
      #"|"#,
    ])

  private static let pirateFlag = StickerArt(
    small: #"|(xx)"#,
    regular: [
      #"|########"#,
      #"|##(xx)##"#,
      #"|########"#,
    ],
    large: [
      #"|#############"#,
      #"|####.---.####"#,
      #"|####|x x|####"#,
      #"|#####'-'#####"#,
      #"|"#,
    ])

  private static let signal = StickerArt(
    small: #"|B|Z|"#,
    regular: [
      #"|===-==="#,
      #"|=B=-=Z="#,
      #"|===-==="#,
    ],
    large: [
      #"|=====.-----."#,
      #"| WELL | DONE |"#,
      #"|====='-----'"#,
      #"|"#,
      #"|"#,
    ])
}
