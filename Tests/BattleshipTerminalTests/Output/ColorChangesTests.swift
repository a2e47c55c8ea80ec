// ncurses' output is shorter without colours that do not show, and looks the same.

import TestSupport
import Testing

@testable import BattleshipTerminal

@Suite struct ColorChangesTests {
  @Test(arguments: [
    // Both colours share a sequence, and what is set stays set.
    ("\u{1b}[36m\u{1b}[48;5;18mab\u{1b}[36m\u{1b}[48;5;20mc", "\u{1b}[36;48;5;18mab\u{1b}[48;5;20mc"),
    // A space shows no letters.
    ("\u{1b}[36m\u{1b}[44m  \u{1b}[35m\u{1b}[44m x", "\u{1b}[44m  \u{1b}[35m x"),
    // It does where both change places.
    ("\u{1b}[7m\u{1b}[36m ", "\u{1b}[7m\u{1b}[36m "),
    // What is erased has the ground's colour.
    ("\u{1b}[36m\u{1b}[44m\u{1b}[5X\u{1b}[2;3Hx", "\u{1b}[44m\u{1b}[5X\u{1b}[2;3H\u{1b}[36mx"),
    ("\u{1b}[44m\u{1b}M", "\u{1b}[44m\u{1b}M"),
    // A reset ends both, and what waits for a letter is gone.
    ("\u{1b}[35mx\u{1b}[39;49m\u{1b}(B\u{1b}[m", "\u{1b}[35mx\u{1b}(B\u{1b}[m"),
    ("\u{1b}[35mx\u{1b}(B\u{1b}[0;1m\u{1b}[35mx", "\u{1b}[35mx\u{1b}(B\u{1b}[0;1m\u{1b}[35mx"),
    // Direct colours, and bright ones.
    ("\u{1b}[38;2;1;2;3m\u{1b}[48;2;4;5;6m·", "\u{1b}[38;2;1;2;3;48;2;4;5;6m·"),
    ("\u{1b}[97m\u{1b}[100mx", "\u{1b}[97;100mx"),
    // What is set at the end is not lost for the next piece.
    ("\u{1b}[35m", "\u{1b}[35m"),
    // What it does not know stays where it is.
    ("\u{1b}[34m\u{1b}[37;40mx\u{1b}[", "\u{1b}[34m\u{1b}[37;40mx\u{1b}["),
    ("", ""),
  ])
  func shortens(output: String, shortened: String) {
    #expect(String(decoding: ColorChanges.shorten(Array(output.utf8)), as: UTF8.self) == shortened)
  }

  @Test func `any output looks the same`() {
    let pieces = [
      "\u{1b}[36m", "\u{1b}[38;5;248m", "\u{1b}[90m", "\u{1b}[44m", "\u{1b}[48;5;18m", "\u{1b}[104m", "\u{1b}[39;49m",
      "\u{1b}[m", "\u{1b}[0;1m", "\u{1b}[0;1;7m", "\u{1b}[7m", "\u{1b}(B", "a", " ", "▗█", "\r", "\u{1b}[4X",
    ]
    forAll("the cells are the same", count: 2000) { chance in
      let output = (0..<24).map { _ in pieces[chance.number(0...pieces.count - 1)] }.joined()
      return Cells(ColorChanges.shorten(Array(output.utf8))) == Cells(Array(output.utf8))
    }
  }
}

/// What a terminal shows of each letter, space and erased cell, as its looks say.
private struct Cells: Equatable {
  private var cells: [String] = []
  private var (letters, ground, attributes) = ("", "", Set<String>())

  init(_ output: [UInt8]) {
    var rest = Substring(String(decoding: output, as: UTF8.self))
    while let character = rest.popFirst() {
      guard character == "\u{1b}" else {
        if character != "\r" { draw(String(character)) }
        continue
      }
      let isControl = rest.popFirst() == "["
      let parameters = rest.prefix { $0.isNumber || $0 == ";" }
      rest = rest.dropFirst(parameters.count)
      switch rest.popFirst() {
      case "m" where isControl: set(parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init))
      case "X": cells.append("erased \(ground)")
      case _: break
      }
    }
  }

  private mutating func draw(_ character: String) {
    let colors = attributes.contains("7") ? (ground, letters) : (letters, ground)
    cells.append(character == " " ? "space \(colors.1)" : "\(character) \(colors) \(attributes.sorted())")
  }

  private mutating func set(_ parameters: [String]) {
    var rest = parameters[...]
    while let first = rest.popFirst() {
      switch first {
      case "", "0": (letters, ground, attributes) = ("", "", [])
      case "39": letters = ""
      case "49": ground = ""
      case "38": letters = rest.prefix(2).joined(separator: ";"); rest = rest.dropFirst(2)
      case "48": ground = rest.prefix(2).joined(separator: ";"); rest = rest.dropFirst(2)
      case _ where first.count == 1: attributes.insert(first)
      case _ where first.hasPrefix("3") || first.hasPrefix("9"): letters = first
      case _: ground = first
      }
    }
  }
}
