// The identifiers of both people for one extension on one phone: drawn when it is installed, gone when it is removed.

/// Under which identifiers one installed extension knows the two people.
struct Identities: Hashable, Sendable {
  /// The person who holds the phone.
  let local: ParticipantIdentifier

  /// The person at the other end.
  let remote: ParticipantIdentifier

  init(local: ParticipantIdentifier, remote: ParticipantIdentifier) {
    self.local = local
    self.remote = remote
  }

  /// Identifiers from a seed: the same seed on the same person's phone gives the same ones, for the same extension.
  init(seed: UInt64, owner: Participant, app: Manifest) {
    var bits = Scatter(seed: seed &+ (owner == .first ? 0 : 0xA5A5_A5A5_5A5A_5A5A))
    for byte in app.identifier.utf8 { bits.stir(byte) }
    local = ParticipantIdentifier(high: bits.next(), low: bits.next())
    remote = ParticipantIdentifier(high: bits.next(), low: bits.next())
  }

  /// The identifier of a person, on the phone of `owner`.
  func identifier(of person: Participant, owner: Participant) -> ParticipantIdentifier {
    person == owner ? local : remote
  }

  /// Whose identifier this is, on the phone of `owner`.
  func person(_ identifier: ParticipantIdentifier, owner: Participant) -> Participant? {
    identifier == local ? owner : identifier == remote ? owner.other : nil
  }
}

/// Numbers that look random and follow from a seed (the mixing function of SplitMix64).
private struct Scatter {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func stir(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
