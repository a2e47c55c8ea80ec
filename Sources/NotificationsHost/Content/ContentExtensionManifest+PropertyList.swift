// Reads a content extension's property list, given as JSON.

extension ContentExtensionManifest {
  /// Reads the `NSExtension` dictionary of an extension with this identifier, written as JSON.
  public init(identifier: String, extensionDictionary: JSONValue, handlesResponses: Bool = false)
    throws(ContentExtensionManifestError)
  {
    let point = "NSExtensionPointIdentifier"
    guard extensionDictionary[point]?.string == "com.apple.usernotifications.content-extension" else {
      throw .init(key: point)
    }
    let entry: EntryPoint
    switch (
      extensionDictionary["NSExtensionMainStoryboard"]?.string, extensionDictionary["NSExtensionPrincipalClass"]?.string
    ) {
    case (let storyboard?, nil): entry = .storyboard(storyboard)
    case (nil, let name?): entry = .principalClass(name)
    case (nil, nil): throw .init(key: "NSExtensionMainStoryboard")
    case (_?, _?): throw .init(key: "NSExtensionPrincipalClass")
    }
    guard let attributes = extensionDictionary["NSExtensionAttributes"] else {
      throw .init(key: "NSExtensionAttributes")
    }
    let ratioKey = "UNNotificationExtensionInitialContentSizeRatio"
    guard case .number(let number)? = attributes[ratioKey], let ratio = SizeRatio(number) else {
      throw .init(key: ratioKey)
    }
    self.init(
      identifier: identifier, categories: try Self.categories(attributes), initialContentSizeRatio: ratio,
      defaultContentHidden: try Self.flag("UNNotificationExtensionDefaultContentHidden", attributes),
      overridesDefaultTitle: try Self.flag("UNNotificationExtensionOverridesDefaultTitle", attributes), entry: entry,
      handlesResponses: handlesResponses,
      userInteractionEnabled: try Self.flag("UNNotificationExtensionUserInteractionEnabled", attributes))
  }

  private static func categories(_ attributes: JSONValue) throws(ContentExtensionManifestError) -> [String] {
    let key = "UNNotificationExtensionCategory"
    switch attributes[key] {
    case .string(let category) where !category.isEmpty: return [category]
    case .array(let values) where !values.isEmpty:
      var categories: [String] = []
      for value in values {
        guard let category = value.string, !category.isEmpty else { throw .init(key: key) }
        categories.append(category)
      }
      return categories
    case nil, .null?, .bool?, .number?, .string?, .array?, .object?: throw .init(key: key)
    }
  }

  private static func flag(_ key: String, _ attributes: JSONValue) throws(ContentExtensionManifestError) -> Bool {
    switch attributes[key] {
    case nil: return false
    case .bool(let value): return value
    case .null?, .number?, .string?, .array?, .object?: throw .init(key: key)
    }
  }
}

/// Why a property list is not that of a content extension.
public struct ContentExtensionManifestError: Error, Hashable, Sendable {
  /// The key whose value is missing or wrong.
  public let key: String

  /// An error about a key.
  public init(key: String) {
    self.key = key
  }
}

extension ContentExtensionManifestError: CustomStringConvertible {
  /// The error in a line.
  public var description: String { "\(quoted(key)) is missing or wrong" }
}
