// The declaration of a content extension: its categories, its first height, and the parts that it replaces.

/// A content extension's entries in its property list, under `NSExtension`.
///
/// ```swift
/// static let manifests = [
///   ContentExtensionManifest(
///     identifier: "com.example.alarm.view", categories: ["card"],
///     initialContentSizeRatio: SizeRatio(height: 2, width: 3), entry: .principalClass("CardView"))
/// ]
/// ```
public struct ContentExtensionManifest: Hashable, Sendable {
  /// Identifies the content extension within its app.
  public let identifier: String
  /// The categories whose notifications it shows: `UNNotificationExtensionCategory`.
  public let categories: [String]
  /// The height of its view in proportion to the width, until it is loaded:
  /// `UNNotificationExtensionInitialContentSizeRatio`.
  public let initialContentSizeRatio: SizeRatio
  /// Whether the texts under its view are hidden: `UNNotificationExtensionDefaultContentHidden`.
  public let defaultContentHidden: Bool
  /// Whether its own title replaces the app's name: `UNNotificationExtensionOverridesDefaultTitle`.
  public let overridesDefaultTitle: Bool
  /// The source of its view.
  public let entry: EntryPoint
  /// Whether it has the method that receives responses; if so, it answers every action of its notifications.
  public let handlesResponses: Bool
  /// Whether its view takes touches, since iOS 12: `UNNotificationExtensionUserInteractionEnabled`.
  public let userInteractionEnabled: Bool

  /// The source of an extension's view.
  public enum EntryPoint: Hashable, Sendable {
    /// A storyboard of this name.
    case storyboard(String)
    /// A class of this name.
    case principalClass(String)
  }

  /// A content extension's entries.
  ///
  /// - Precondition: `categories` is not empty.
  public init(
    identifier: String, categories: [String], initialContentSizeRatio: SizeRatio, defaultContentHidden: Bool = false,
    overridesDefaultTitle: Bool = false, entry: EntryPoint,
    handlesResponses: Bool = false, userInteractionEnabled: Bool = false
  ) {
    precondition(!categories.isEmpty, "a content extension needs a category")
    self.identifier = identifier
    self.categories = categories
    self.initialContentSizeRatio = initialContentSizeRatio
    self.defaultContentHidden = defaultContentHidden
    self.overridesDefaultTitle = overridesDefaultTitle
    self.entry = entry
    self.handlesResponses = handlesResponses
    self.userInteractionEnabled = userInteractionEnabled
  }
}

/// A ratio of height to width, exactly as written in decimal digits.
public struct SizeRatio: Hashable, Sendable {
  /// The height of a view that is ``width`` wide.
  public let height: Int
  /// The width.
  public let width: Int

  /// A ratio, which is not reduced: 2/4 is not equal to 1/2.
  ///
  /// - Precondition: Both are between 1 and 1,000,000,000.
  public init(height: Int, width: Int) {
    precondition(Self.range ~= height && Self.range ~= width, "a view cannot have this ratio")
    self.height = height
    self.width = width
  }

  static let range = 1...1_000_000_000

  /// The ratio of a decimal number without an exponent; nil if it is not positive or has too many digits.
  init?(_ number: JSONNumber) {
    let parts = number.literal.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    guard let digits = Int(String(parts[0]) + String(fraction)), fraction.utf8.count <= 9 else { return nil }
    var width = 1
    for _ in fraction.utf8 { width *= 10 }
    guard Self.range ~= digits else { return nil }
    self.init(height: digits, width: width)
  }

  /// The height of a view of this width, rounded down.
  public func height(ofWidth viewWidth: Int) -> Int { viewWidth * height / width }
}
