// A player's name in a duel: short text that neither hides nor moves anything, compared byte by byte.

extension Duel {
  /// The name under which a player plays a duel. Both seals cover it, so it cannot be changed later.
  ///
  /// ```swift
  /// let name = try Duel.Name("小明")
  /// assert(name.text == "小明" && name.bytes.count == 6)
  /// ```
  public struct Name: Hashable, Sendable {
    /// The name in UTF-8. Names are the same only if their bytes are.
    public let bytes: [UInt8]

    /// The most Unicode scalars of a name.
    public static let maximumLength = 24

    static let maximumByteCount = 72

    /// A name of 1 to 24 Unicode scalars, without a space at either end.
    ///
    /// - Throws: ``NameError`` if the text is empty or too long, or has an invisible character.
    public init(_ text: String) throws(NameError) {
      let scalars = text.unicodeScalars
      guard let first = scalars.first, let last = scalars.last else { throw .empty }
      guard first != " ", last != " " else { throw .spaceAtEnd }
      guard scalars.count <= Self.maximumLength, text.utf8.count <= Self.maximumByteCount else {
        throw .tooLong(scalars.count)
      }
      if let unseen = scalars.first(where: { $0.isUnseen }) { throw .unseen(unseen) }
      bytes = Array(text.utf8)
    }

    /// Nil if the bytes are not the UTF-8 of a name.
    init?(bytes: [UInt8]) {
      guard let text = String(validating: bytes, as: UTF8.self), let name = try? Name(text) else { return nil }
      self = name
    }

    /// The name as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}

extension Duel.Name: CustomStringConvertible {
  /// The name itself.
  public var description: String { text }
}

/// Why a text cannot be a player's name.
///
/// ```swift
/// do {
///   _ = try Duel.Name(" Kate")
/// } catch {
///   assert(error == .spaceAtEnd)
/// }
/// ```
public enum NameError: Error, Hashable, Sendable {
  /// It has no character.
  case empty
  /// It begins or ends with a space.
  case spaceAtEnd
  /// It has this many Unicode scalars, or fewer that take more than 72 bytes.
  case tooLong(Int)
  /// It has a character that controls, joins or reverses text, or is invisible.
  case unseen(Unicode.Scalar)
}

extension NameError: CustomStringConvertible {
  /// The reason in plain English: `a name must not begin or end with a space`.
  public var description: String {
    switch self {
    case .empty: "a name must not be empty"
    case .spaceAtEnd: "a name must not begin or end with a space"
    case .tooLong: "a name must have at most \(Duel.Name.maximumLength) characters"
    case .unseen: "a name must not have invisible characters"
    }
  }
}

extension Unicode.Scalar {
  /// A fixed list, because the categories of Unicode differ between its versions: controls, joiners, directional marks,
  /// line ends, tags.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    case _: false
    }
  }
}

extension Duel.Name? {
  /// The bytes of a name that a seal covers: its length, then its bytes; a zero byte without a name.
  var sealed: [UInt8] {
    let bytes = self?.bytes ?? []
    return [UInt8(bytes.count)] + bytes
  }

  /// The value of the item `Name`, with every byte escaped that is not unreserved; empty without a name.
  var escaped: String {
    (self?.bytes ?? []).reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case _: text += Hexadecimal.escape(byte)
      }
    }
  }
}
