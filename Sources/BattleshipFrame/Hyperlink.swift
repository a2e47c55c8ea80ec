// A link on the screen that the terminal itself can open.

/// Whole rows of a frame that show a link, and where it leads.
package struct Hyperlink: Hashable, Sendable {
  /// The URL: visible ASCII, so that nothing in it ends the sequence that carries it.
  package let url: String

  package let rows: Range<Int>

  /// Creates a link; `nil` if a browser does not open it, or it holds anything but visible ASCII.
  package init?(_ url: String, rows: Range<Int>) {
    guard url.hasPrefix("https://") || url.hasPrefix("http://"), url.utf8.allSatisfy({ 0x21...0x7e ~= $0 }) else {
      return nil
    }
    (self.url, self.rows) = (url, rows)
  }
}
