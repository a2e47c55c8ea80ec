// The screen as a person sees it: the bytes of a program, interpreted by libvterm.

import CVTerm

/// A terminal emulator without a window.
final class Emulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private(set) var rows: Int
  private(set) var columns: Int
  /// Lines that scrolled off the top of the first screen; a second screen keeps none.
  private(set) var scrolledOff: [String] = []
  /// The picture since the last bytes, cached because tests read it more often than it changes.
  private var seen: [String]?
  private var repeated = RepeatedLetters()
  private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

  /// libvterm crashes at a character of two columns on a screen of one, so it gets two, and the second is hidden.
  private static func roomy(_ columns: Int) -> Int32 { Int32(max(2, columns)) }

  init?(rows: Int, columns: Int) {
    guard let terminal = vterm_new(Int32(rows), Self.roomy(columns)), let screen = vterm_obtain_screen(terminal) else {
      return nil
    }
    (self.terminal, self.screen, self.rows, self.columns) = (terminal, screen, rows, columns)
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.sb_pushline = { columns, line, emulator in
      guard let line, let emulator else { return 0 }
      Unmanaged<Emulator>.fromOpaque(emulator).takeUnretainedValue().scrollOff(line, columns: columns)
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  private func scrollOff(_ line: UnsafePointer<VTermScreenCell>, columns: Int32) {
    var letters = String.UnicodeScalarView()
    letters.append(contentsOf: (0..<columns).map { Unicode.Scalar(emulated_letter(line, $0)) ?? " " })
    scrolledOff.append(String(letters))
  }

  func read(_ bytes: [UInt8]) {
    seen = nil
    repeated.writtenOut(in: bytes).withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
  }

  func resize(rows: Int, columns: Int) {
    (self.rows, self.columns, seen) = (rows, columns, nil)
    vterm_set_size(terminal, Int32(rows), Self.roomy(columns))
  }

  /// The position of the cursor.
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

  /// The first position of a text, from the top.
  func find(_ text: String) -> (row: Int, column: Int)? {
    for row in 0..<rows {
      let letters = (0..<columns).map { place(row: row, column: $0) }
      var (column, rest) = (0, Substring(picture(of: letters)))
      while column < columns {
        if rest.hasPrefix(text) { return (row, column) }
        rest = rest.dropFirst(letters[column].text.count)
        column += max(1, letters[column].columns)
      }
    }
    return nil
  }

  private func picture(of places: [Place]) -> String {
    var (line, column) = ("", 0)
    while column < places.count {
      line += places[column].text
      column += max(1, places[column].columns)
    }
    return line
  }

  /// The screen as lines of text, without trailing spaces.
  var picture: [String] {
    if let seen { return seen }
    let lines = (0..<rows).map { row in
      String(unsafeUninitializedCapacity: Int(emulated_row_capacity(Int32(columns)))) { text in
        Int(emulated_row(screen, Int32(row), Int32(columns), text.baseAddress))
      }
    }
    seen = lines
    return lines
  }
}

/// One position of a screen.
public struct Place: Hashable, Sendable {
  /// The character with its marks.
  public let text: String
  /// The number of columns that it takes.
  public let columns: Int
  /// Whether it is bold.
  public let isBold: Bool
  /// Whether it is underlined.
  public let isUnderlined: Bool
  /// Whether its colours are reversed.
  public let isReversed: Bool
}
