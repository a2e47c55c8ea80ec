// The marks of the game, as far as the screen can show them; so that nothing is told by colour alone.

import BattleshipPlay

/// The marks that a screen shows.
struct Glyphs {
  let water, ship, hit, sunk, miss, anchor, prompt, up, down, cross, small, whole: SafeText
  /// A life that is left and one that is lost; nil where the screen cannot show them.
  let heart, lostHeart: SafeText?
  let hull: HullGlyphs

  init(widths: CharacterWidth) {
    func shown(_ mark: Mark) -> SafeText { widths[mark.character] == 1 ? mark.rich : mark.plain }
    water = shown(.water)
    ship = shown(.ship)
    hit = shown(.hit)
    sunk = shown(.sunk)
    miss = shown(.miss)
    // The one mark that may be wide: it never stands in a cell.
    anchor = widths[Mark.anchor.character] == nil ? Mark.anchor.plain : Mark.anchor.rich
    prompt = shown(.prompt)
    up = shown(.up)
    down = shown(.down)
    cross = shown(.cross)
    small = shown(.small)
    whole = shown(.whole)
    heart = widths[Mark.heart] == 1 ? SafeText(String(Mark.heart)) : nil
    lostHeart = widths[Mark.lostHeart] == 1 ? SafeText(String(Mark.lostHeart)) : nil
    hull = HullGlyphs(widths: widths)
  }
}

extension Glyphs {
  /// What the game is about, and what the marks mean, over the keys.
  func aim(in language: Language) -> [(label: SafeText, text: SafeText)] {
    // The parts of a sunk ship look like any hit: it is its hull that shows.
    language.keys.aim(MarkLetters(miss: miss, hit: hit, sunk: sunk == hit ? "◢\(sunk)◣" : sunk, ship: ship))
  }
}

/// A mark, and what stands for it where there is nothing but ASCII. They are made once, and chosen for every frame.
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
  static let cross = Mark("✕", or: "x")
  static let small = Mark("■", or: "#")
  static let whole = Mark("□", or: "-")
}
