// A text that travels between phones: where an extension wrote `$` and a UUID, it holds the person instead.

/// A text that may name people, in a form that means the same on every phone.
///
/// An extension writes `$` and an identifier of its own phone. The host stores and delivers the person instead; it
/// shows the name from the viewer's contacts, and gives an extension the identifier from the extension's own phone.
public struct SharedText: Hashable, Sendable {
  /// A part of the text.
  public enum Piece: Hashable, Sendable {
    /// Plain text, not empty.
    case text(String)
    /// A person to be named.
    case name(Participant)
  }

  /// The text in order, no two plain pieces side by side.
  public private(set) var pieces: [Piece]

  init(plain: String) {
    pieces = plain.isEmpty ? [] : [.text(plain)]
  }

  init() {
    pieces = []
  }

  /// A UUID that belongs to none of the people stays as written.
  init(_ written: String, identities: Identities, owner: Participant) {
    self.init()
    let bytes = Array(written.utf8)
    var plainStart = 0
    var next = 0
    while next < bytes.count {
      let end = next + 1 + ParticipantIdentifier.writtenCount
      guard bytes[next] == UInt8(ascii: "$"), end <= bytes.count,
        let identifier = ParticipantIdentifier(uuidBytes: bytes[(next + 1)..<end]),
        let person = identities.person(identifier, owner: owner)
      else {
        next += 1
        continue
      }
      append(plain: String(decoding: bytes[plainStart..<next], as: UTF8.self))
      append(person)
      plainStart = end
      next = end
    }
    append(plain: String(decoding: bytes[plainStart...], as: UTF8.self))
  }

  mutating func append(plain: String) {
    if plain.isEmpty { return }
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + plain)
    } else {
      pieces.append(.text(plain))
    }
  }

  mutating func append(_ person: Participant) {
    pieces.append(.name(person))
  }

  /// The text as an extension with these identities on the phone of `owner` reads it.
  func written(identities: Identities, owner: Participant) -> String {
    join { "$" + identities.identifier(of: $0, owner: owner).uuidString }
  }

  /// The text as the screen shows it, with names from the viewer's contacts.
  public func shown(with contacts: Contacts) -> String {
    join(naming: contacts.name(of:))
  }

  private func join(naming name: (Participant) -> String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .name(let person): text += name(person)
      }
    }
    return text
  }
}
