// Stores the game's data: the player's key, the next nonce, the last message of each duel, and the shots of each hunt.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppStorage {
  /// nil before the first duel.
  var playerKey: PlayerKey? { bytes(under: "key").flatMap { PlayerKey(bytes: $0) } }

  var isReadyForDuels: Bool { playerKey != nil && nonceText != nil }

  var keyText: String? { self["key"] }

  var nonceText: String? { self["nonce"] }

  /// The game whose message was stored last, and the stored text.
  var newest: (name: String, url: String)? {
    guard let name = self["newest"] else { return nil }
    return self["game \(name)"].map { (name, $0) }
  }

  /// The base of the links of games that begin here; nil for the demo's.
  var base: MessageURLBase? {
    get { self["base"].flatMap { try? MessageURLBase($0) } }
    set { self["base"] = newValue?.text }
  }

  mutating func restore(key: String, nonce: String?) -> Bool {
    guard let bytes = Base64URL.decode(Array(key.utf8)), PlayerKey(bytes: bytes) != nil,
      nonce.map({ Base64URL.decode(Array($0.utf8))?.count == Entropy.byteCount - PlayerKey.byteCount }) ?? true
    else { return false }
    (self["key"], self["nonce"]) = (key, nonce)
    return true
  }

  mutating func take(_ entropy: Entropy) {
    if playerKey == nil { self["key"] = Base64URL.text(Array(entropy.bytes.prefix(PlayerKey.byteCount))) }
    self["nonce"] = Base64URL.text(Array(entropy.bytes.dropFirst(PlayerKey.byteCount)))
  }

  /// Removes the nonce, because no other seal may use it.
  mutating func takeNonce() -> GivenBytes? {
    defer { self["nonce"] = nil }
    return bytes(under: "nonce").map(GivenBytes.init)
  }

  func opened(_ duel: Duel) throws(ReceptionError) -> OwnDuel? {
    guard let key = playerKey else { return nil }
    return try DuelPlayer(key: key).open(duel, last: record(of: duel.identifier))
  }

  private func bytes(under key: String) -> [UInt8]? {
    self[key].flatMap { Base64URL.decode(Array($0.utf8)) }
  }
}

/// A phone has one key, which is on one side of each duel.
extension AppStorage: DuelMemory {
  /// The record of a duel on this phone; nil if there is none.
  public func last(of identifier: String, by player: Duel.Player) -> DuelRecord? { record(of: identifier) }

  /// Stores a record of a duel if the expected one is there, and returns whether it was.
  public mutating func exchange(
    _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
  ) -> Bool {
    guard record(of: identifier) == expecting else { return false }
    keep(new.text, under: identifier)
    return true
  }

  private func record(of identifier: String) -> DuelRecord? {
    self["game \(identifier)"].flatMap { DuelRecord(text: $0) }
  }
}

extension AppStorage {
  /// A hunt is named by its ships and its session: in another session the same ships are another hunt.
  static func name(of hunt: Game, in session: Session) -> String {
    "\(SavedLink.fileName(of: .hunt(hunt))) \(session.textForm)"
  }

  /// Stores the shots of a hunt, so that deleting an unsent reply does not give the lives back.
  mutating func keep(_ hunt: Game, in session: Session) {
    let name = Self.name(of: hunt, in: session)
    keep(hunt.messageURL(), under: name)
    var open = Set(openNames(of: hunt))
    if hunt.status == .open { open.insert(name) } else { open.remove(name) }
    self[Self.openKey(of: hunt)] = open.isEmpty ? nil : open.sorted().joined(separator: "\n")
  }

  private static func openKey(of hunt: Game) -> String { "open \(SavedLink.fileName(of: .hunt(hunt)))" }

  /// The names of the unfinished hunts with these ships; an index, because searching all hunts would be slow.
  private func openNames(of hunt: Game) -> [String] {
    self[Self.openKey(of: hunt)]?.split(separator: "\n").map(String.init) ?? []
  }

  /// The shots fired after those of this message; empty if none are known.
  ///
  /// A pasted message has a session of its own, so an unfinished hunt counts in every session.
  func laterShots(of hunt: Game, in session: Session?) -> [Cell] {
    let names = openNames(of: hunt) + (session.map { [Self.name(of: hunt, in: $0)] } ?? [])
    let later = names.compactMap { name -> [Cell]? in
      guard let kept = MessageContent(in: self["game \(name)"])?.hunt, kept.shots.starts(with: hunt.shots) else {
        return nil
      }
      return Array(kept.shots.dropFirst(hunt.shots.count))
    }
    return later.max { $0.count < $1.count } ?? []
  }

  /// A duel of a version that was never released cannot be continued, so it is forgotten.
  mutating func restore(_ name: String, url: String) -> Bool {
    if let hunt = MessageContent(in: url)?.hunt {
      let session = name.split(separator: " ", maxSplits: 1).last.flatMap { try? Session(textForm: String($0)) }
      guard let session, Self.name(of: hunt, in: session) == name else { return false }
      keep(hunt, in: session)
    } else if let record = DuelRecord(text: url), record.written.identifier == name {
      keep(record.text, under: name)
    } else {
      return LinkFault(of: url) == .unreleased
    }
    return true
  }

  private mutating func keep(_ text: String, under name: String) {
    (self["game \(name)"], self["newest"]) = (text, name)
  }
}

/// Replays bytes drawn earlier as random numbers, one in each low byte; stops the program if they run out.
struct GivenBytes: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { preconditionFailure("more random bytes were needed than were drawn") }
    return UInt64(byte)
  }
}
