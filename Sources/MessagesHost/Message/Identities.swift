// The identifiers of all people for one extension on one phone, made when it is installed and lost when it is removed.

struct Identities: Hashable, Sendable {
  let local: ParticipantIdentifier
  private(set) var remotes: [ParticipantIdentifier]
}

extension Identities {
  /// The same seed, owner and extension always give the same identifiers.
  init(seed: UInt64, owner: Participant, people: Int = 2, app: Manifest) {
    var generator = SeededGenerator(state: seed &+ UInt64(owner.rawValue) &* 0xA5A5_A5A5_5A5A_5A5A)
    for byte in app.identifier.utf8 { generator.mix(byte) }
    local = ParticipantIdentifier(high: generator.next(), low: generator.next())
    remotes = (1..<people).map { _ in ParticipantIdentifier(high: generator.next(), low: generator.next()) }
  }

  mutating func addPerson(owner: Participant, app: Manifest) {
    let larger = Identities(seed: Self.seed(from: local.uuidString), owner: owner, people: remotes.count + 2, app: app)
    remotes += larger.remotes.suffix(1)
  }

  static func seed(from text: String) -> UInt64 {
    text.utf8.reduce(0) { $0 &* 0x100_0000_01B3 ^ UInt64($1) }
  }

  private func others(than owner: Participant) -> [Participant] {
    Participant.people(remotes.count + 1).filter { $0 != owner }
  }

  func identifier(of person: Participant, owner: Participant) -> ParticipantIdentifier {
    others(than: owner).firstIndex(of: person).map { remotes[$0] } ?? local
  }

  func person(_ identifier: ParticipantIdentifier, owner: Participant) -> Participant? {
    if identifier == local { return owner }
    return remotes.firstIndex(of: identifier).map { others(than: owner)[$0] }
  }
}

/// SplitMix64; `mix` stirs bytes into the seed.
private struct SeededGenerator {
  var state: UInt64

  mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
