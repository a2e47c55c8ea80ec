// A link on the screen, which a mouse can copy whole and a terminal perhaps open.

/// Whole rows of a frame that show a link, and the link's URL.
package struct Hyperlink: Hashable, Sendable {
  /// Visible ASCII, so that nothing ends the sequence that carries the URL; nil if no browser opens it.
  package let url: String?

  package let rows: Range<Int>

  package init?(_ text: String, rows: Range<Int>) {
    guard text.utf8.allSatisfy({ 0x21...0x7e ~= $0 }) else { return nil }
    url = text.hasPrefix("https://") || text.hasPrefix("http://") ? text : nil
    self.rows = rows
  }
}
