// The game's own stickers for a terminal: rows of plain characters in three sizes.

import BattleshipPlay

/// The three drawings of a sticker: one row, three rows, five rows.
struct StickerArt {
  let small: SafeText
  let regular, large: [SafeText]

  static let ship = StickerArt(
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

  static let anchor = StickerArt(
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

  static let hit = StickerArt(
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

  static let splash = StickerArt(
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

  static let lighthouse = StickerArt(
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

  static let cup = StickerArt(
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

  static let whiteFlag = StickerArt(
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

  static let pirateFlag = StickerArt(
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

  static let signal = StickerArt(
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
