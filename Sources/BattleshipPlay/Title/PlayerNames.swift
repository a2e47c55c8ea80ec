// The names of two players, as they are written in one line.

/// The names of two players who share a keyboard.
///
/// ```swift
/// let names = PlayerNames("Ann,Bob")
/// assert(names?.first == "Ann" && names?.second == "Bob")
/// assert(PlayerNames("Ann") == nil)
/// ```
public struct PlayerNames: Hashable, Sendable {
  /// The name of the player who begins.
  public let first: String

  /// The name of the other player.
  public let second: String

  /// The players of the game that this one comes from.
  public static let demo = PlayerNames(first: "John", second: "Kate")

  /// The most characters that a name has.
  public static let longest = 30

  private init(first: String, second: String) { (self.first, self.second) = (first, second) }

  /// Two names with a comma between them, each of 1 to 30 characters and not of blanks alone; nil for any other text.
  ///
  /// A comma with a mark on it is another letter. The wide comma of a Chinese keyboard counts as one.
  public init?(_ text: String) {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "，" }
    let names = parts.map { String($0) }
    guard names.count == 2, names.allSatisfy({ $0.count <= Self.longest && $0.contains { !$0.isWhitespace } }) else {
      return nil
    }
    self.init(first: names[0], second: names[1])
  }

  /// Both names, as they are written.
  public var text: String { "\(first),\(second)" }
}
