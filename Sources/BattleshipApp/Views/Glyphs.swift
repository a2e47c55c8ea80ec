// The marks of the game that the screen can show, chosen so that no meaning depends on colour alone.

import BattleshipFrame
import BattleshipPlay

struct Glyphs {
  let water, ship, hit, sunk, miss, anchor, prompt, up, down, left, right, cross, small, whole, dot: SafeText
  /// A remaining life and a lost one; `nil` if the screen cannot show them.
  let heart, lostHeart: SafeText?
  /// Whether the screen can show the block characters of hulls and large marks.
  let areRich: Bool
  private let hasArrows: Bool

  init(widths: CharacterWidth) {
    func shown(_ mark: Mark) -> SafeText { widths[mark.character] == 1 ? mark.rich : mark.plain }
    water = shown(.water)
    ship = shown(.ship)
    hit = shown(.hit)
    sunk = shown(.sunk)
    miss = shown(.miss)
    // Only this mark may be wide, because it is never drawn in a cell.
    anchor = widths[Mark.anchor.character] == nil ? Mark.anchor.plain : Mark.anchor.rich
    prompt = shown(.prompt)
    up = shown(.up)
    down = shown(.down)
    left = shown(.left)
    right = shown(.right)
    cross = shown(.cross)
    small = shown(.small)
    whole = shown(.whole)
    dot = shown(.dot)
    heart = widths[Mark.heart] == 1 ? SafeText(String(Mark.heart)) : nil
    lostHeart = widths[Mark.lostHeart] == 1 ? SafeText(String(Mark.lostHeart)) : nil
    areRich = Self.blocks.allSatisfy { widths[$0] == 1 }
    hasArrows = "←↑→↓".unicodeScalars.allSatisfy { widths[$0] == 1 }
  }
}

extension Glyphs {
  private static let blocks = Array("▁▂▃▄▅▆▇█▀▌▐▎▊▖▗▘▝▙▚▛▜▞▟┏┓┗┛━╸╺".unicodeScalars)

  /// With arrows if the screen can show them.
  func label(of hint: KeyHint) -> SafeText {
    let label = KeyBindings.label(of: hint)
    guard hasArrows else { return label }
    return switch label {
    case "Up": "↑"
    case "Down": "↓"
    case "Left": "←"
    case "Right": "→"
    case "Up/Down": "↑↓"
    case "Left/Right": "←→"
    default: label
    }
  }

  func marks(in language: Language) -> (label: SafeText, text: SafeText) {
    // On most screens a sunk ship has the same mark as a hit, and only its hull differs.
    language.sentences.keys.marks(
      MarkLetters(miss: miss, hit: hit, sunk: sunk == hit ? "▝\(sunk)▀" : sunk, ship: ship))
  }
}

/// A mark with its ASCII substitute, created once; each frame chooses one of the two.
private struct Mark {
  let character: Unicode.Scalar
  let rich, plain: SafeText

  init(_ character: Unicode.Scalar, or plain: SafeText) {
    self.character = character
    self.plain = plain
    rich = SafeText(String(character))
  }

  static let heart: Unicode.Scalar = "♥"
  static let lostHeart: Unicode.Scalar = "♡"
  static let water = Mark("·", or: ".")
  static let ship = Mark("█", or: "#")
  static let hit = Mark("✗", or: "x")
  static let sunk = Mark("✗", or: "X")
  static let miss = Mark("•", or: "o")
  static let anchor = Mark("⚓", or: "@")
  static let prompt = Mark("❯", or: ">")
  static let up = Mark("⌃", or: "^")
  static let down = Mark("⌄", or: "v")
  static let left = Mark("◂", or: "<")
  static let right = Mark("▸", or: ">")
  static let cross = Mark("✕", or: "x")
  static let small = Mark("■", or: "#")
  static let whole = Mark("□", or: "-")
  static let dot = Mark("●", or: "*")
}
