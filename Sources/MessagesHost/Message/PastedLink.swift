// A pasted link, with all the data that an extension gets to decide whether it is one of its messages.

/// A link that the user pasted into the input field.
public struct PastedLink: Hashable, Sendable {
  /// The link as it was pasted, without the white space around it.
  public let url: String

  /// The identifier under which the extension knows the person who pasted it.
  public let localParticipantIdentifier: ParticipantIdentifier

  /// The language that the person chose for their phone, by its tag.
  public let preferredLanguage: String

  /// A session that no message belongs to yet.
  public let session: Session
}

extension PastedLink {
  /// The link, if the text is one word of printable ASCII, as every URL is, with only white space around it.
  static func url(in text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !isWhiteSpace($0) }),
      let last = bytes.lastIndex(where: { !isWhiteSpace($0) }),
      bytes[first...last].allSatisfy({ 0x21...0x7E ~= $0 })
    else { return nil }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
  }
}
