// The largest screen that is drawn, because a window may claim to have 65,535 columns.

import CNCurses

/// Anything beyond these rows and columns stays empty.
enum ScreenLimit {
  /// More than a wall of screens shows in legible letters.
  static let rows: Int32 = 500, columns: Int32 = 2_000

  static func within(_ size: (rows: Int32, columns: Int32)) -> (rows: Int32, columns: Int32) {
    (min(size.rows, rows), min(size.columns, columns))
  }
}

extension Terminal {
  /// Keeps ncurses from making a screen beyond the limit; must be called before it makes one.
  ///
  /// ncurses trusts the variables `LINES` and `COLUMNS` more than the window, so set them if a number is too large.
  static func limitSize(_ terminal: Int32) {
    let given = ["LINES", "COLUMNS"].map { environment($0).flatMap(Int32.init) }
    let window = windowSize(terminal)
    for (name, number, inWindow, limit) in [
      ("LINES", given[0], window?.rows, ScreenLimit.rows), ("COLUMNS", given[1], window?.columns, ScreenLimit.columns),
    ] where number ?? 0 > limit || inWindow ?? 0 > limit {
      setEnvironment(name, String(min(limit, inWindow ?? limit)))
    }
  }
}
