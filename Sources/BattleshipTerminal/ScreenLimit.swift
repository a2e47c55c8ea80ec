// How large a screen is drawn at most: a window may say that it has 65,535 columns, and ncurses takes its word for it.

import CNCurses

/// The most rows and columns that are drawn; what lies beyond stays empty.
enum ScreenLimit {
  /// More than a wall of screens shows in letters that can be read.
  static let rows: Int32 = 500, columns: Int32 = 2_000

  /// As much of a window as is drawn.
  static func within(_ size: (rows: Int32, columns: Int32)) -> (rows: Int32, columns: Int32) {
    (min(size.rows, rows), min(size.columns, columns))
  }
}

extension Terminal {
  /// Sees that ncurses makes no screen beyond the limit, before it makes one.
  ///
  /// It believes the variables `LINES` and `COLUMNS` more than the window, so they say it where one of them goes too far.
  static func limitSize(_ terminal: Int32) {
    let said = ["LINES", "COLUMNS"].map { environment($0).flatMap(Int32.init) }
    let window = windowSize(terminal)
    for (name, number, inWindow, limit) in [
      ("LINES", said[0], window?.rows, ScreenLimit.rows), ("COLUMNS", said[1], window?.columns, ScreenLimit.columns),
    ] where number ?? 0 > limit || inWindow ?? 0 > limit {
      setEnvironment(name, String(min(limit, inWindow ?? limit)))
    }
  }
}
