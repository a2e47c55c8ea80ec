// The marks of the game that the screen can show, chosen so that no meaning depends on colour alone.

import BattleshipFrame
import BattleshipPlay

struct Glyphs {
  let water, ship, hit, sunk, miss, anchor, prompt, up, down, left, right, cross, small, whole, dot: SafeText
  let heart, lostHeart: SafeText?
  /// Whether the screen can show the block characters of hulls and large marks.
  let areRich: Bool
  private let hasArrows: Bool

  /// `isOfConsole` means that the font may have only the characters of a text console.
  init(widths: CharacterWidth, isOfConsole: Bool = false) {
    func shown(_ mark: Glyph) -> SafeText { widths[mark.character] == 1 ? mark.rich : mark.plain }
    water = shown(.water)
    ship = shown(.ship)
    hit = isOfConsole ? "X" : shown(.hit)
    sunk = isOfConsole ? "X" : shown(.sunk)
    miss = shown(.miss)
    // Only this mark may be wide, because it is never drawn in a cell.
    anchor = widths[Glyph.anchor.character] == nil ? Glyph.anchor.plain : Glyph.anchor.rich
    prompt = shown(.prompt)
    up = shown(.up)
    down = shown(.down)
    left = shown(.left)
    right = shown(.right)
    cross = shown(.cross)
    small = shown(.small)
    whole = shown(.whole)
    dot = shown(.dot)
    heart = widths[Glyph.heart] == 1 ? SafeText(String(Glyph.heart)) : nil
    lostHeart = widths[Glyph.lostHeart] == 1 ? SafeText(String(Glyph.lostHeart)) : nil
    areRich = Self.blocks.allSatisfy { widths[$0] == 1 }
    hasArrows = "←↑→↓".unicodeScalars.allSatisfy { widths[$0] == 1 }
  }
}

extension Glyphs {
  private static let blocks = Array("▁▂▃▄▅▆▇█▀▌▐▎▊▖▗▘▝▙▚▛▜▞▟┏┓┗┛━╸╺╋╭╮╰╯│─╞═╡░▒".unicodeScalars)

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
    case "Arrows": "←↑↓→"
    default: label
    }
  }

  func marks(in language: Language) -> (label: SafeText, text: SafeText) {
    // On most screens a sunk ship has the same mark as a hit, and only its hull differs.
    language.sentences.keys.marks(
      MarkLetters(miss: miss, hit: hit, sunk: sunk == hit ? "\(sunk)\(sunk)\(sunk)" : sunk, ship: ship))
  }
}

/// A mark with its ASCII substitute, created once; each frame chooses one of the two.
private struct Glyph {
  let character: Unicode.Scalar
  let rich, plain: SafeText

  init(_ character: Unicode.Scalar, or plain: SafeText) {
    self.character = character
    self.plain = plain
    rich = SafeText(String(character))
  }

  static let heart: Unicode.Scalar = "♥"
  static let lostHeart: Unicode.Scalar = "♡"
  static let water = Glyph("·", or: ".")
  static let ship = Glyph("█", or: "#")
  static let hit = Glyph("✗", or: "x")
  static let sunk = Glyph("✗", or: "X")
  static let miss = Glyph("•", or: "o")
  static let anchor = Glyph("⚓", or: "@")
  static let prompt = Glyph("❯", or: ">")
  static let up = Glyph("⌃", or: "^")
  static let down = Glyph("⌄", or: "v")
  static let left = Glyph("◂", or: "<")
  static let right = Glyph("▸", or: ">")
  static let cross = Glyph("✕", or: "x")
  static let small = Glyph("■", or: "#")
  static let whole = Glyph("□", or: "-")
  static let dot = Glyph("●", or: "*")
}
