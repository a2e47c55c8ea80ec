// The widths of characters in the C library, which programs that use ncurses lay out their screens by.

import CSystem
import CVTerm

/// The widths of the C library for UTF-8.
public enum LibraryWidths {
  private static let isSettled = setlocale(LC_CTYPE, "C.UTF-8") != nil

  /// The number of columns of a character; nil if it cannot be shown.
  public static func columns(of scalar: Unicode.Scalar) -> Int? {
    precondition(isSettled, "there is no UTF-8 here")
    let columns = library_columns(scalar.value)
    return columns < 0 ? nil : Int(columns)
  }
}
