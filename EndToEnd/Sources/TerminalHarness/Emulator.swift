// The screen that a person would see: bytes of a program, read by libvterm.

import CVTerm

/// A terminal emulator without a window.
final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private(set) var rows: Int
  private(set) var columns: Int

  init?(rows: Int, columns: Int) {
    guard let terminal = vterm_new(Int32(rows), Int32(columns)), let screen = vterm_obtain_screen(terminal) else {
      return nil
    }
    (self.terminal, self.screen, self.rows, self.columns) = (terminal, screen, rows, columns)
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit { vterm_free(terminal) }

  func read(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
  }

  func resize(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// Where the cursor is.
  var cursor: (row: Int, column: Int) {
    var place = VTermPos(row: 0, col: 0)
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place)
    return (Int(place.row), Int(place.col))
  }

  func place(row: Int, column: Int) -> Place {
    let cell = emulated_cell(screen, Int32(row), Int32(column))
    var letters = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.letters) {
      letters.append(contentsOf: $0.bindMemory(to: UInt32.self).prefix { $0 != 0 }.compactMap(Unicode.Scalar.init))
    }
    return Place(
      text: letters.isEmpty ? " " : String(letters), columns: Int(cell.columns), isBold: cell.is_bold != 0,
      isUnderlined: cell.is_underlined != 0, isReversed: cell.is_reversed != 0)
  }

  /// The screen as lines of text, without the spaces at their ends.
  var picture: [String] {
    (0..<rows).map { row in
      var (line, column) = ("", 0)
      while column < columns {
        let place = place(row: row, column: column)
        line += place.text
        column += max(1, place.columns)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// One place of a screen.
public struct Place: Hashable, Sendable {
  /// The letter with its marks.
  public let text: String
  /// How many columns it takes.
  public let columns: Int
  /// Whether it is bold.
  public let isBold: Bool
  /// Whether it has a line under it.
  public let isUnderlined: Bool
  /// Whether its colours are exchanged.
  public let isReversed: Bool
}
