// A small duel written down turn by turn, with real seals, in which each side may cheat as a test likes.

import BattleshipCore
import Testing

/// Two sealed fleets on a board of 4x4 with ships of 3 and 2, and turns as text.
///
///     first   A B C D ...   second
///     a a a .               . . . a
///     . . . .               . . . a
///     b b . .               . . . a
///     . . . .               b b . .
struct DuelScript {
  static let firstPicture = "aaa.\n....\nbb..\n...."
  static let secondPicture = "...a\n...a\n...a\nbb.."

  var terms: Terms
  let firstKey: PlayerKey
  let secondKey: PlayerKey

  /// The layouts that are sealed; a cheat may put other bytes here.
  var firstLayout: [UInt8]
  var secondLayout: [UInt8]

  init() throws {
    let fleet = try Fleet(picture: Self.firstPicture, misses: nil)
    terms = try Terms(rules: fleet.rules)
    firstLayout = fleet.layout
    secondLayout = try Fleet(picture: Self.secondPicture, misses: nil).layout
    firstKey = try #require(PlayerKey(bytes: Array(0..<32)))
    secondKey = try #require(PlayerKey(bytes: Array(1...32)))
  }

  var firstNonce: [UInt8] { Array(100..<116) }
  var secondNonce: [UInt8] { Array(200..<216) }
  var firstContext: SealContext { .first(terms) }

  var firstOpening: Opening {
    Opening(salt: firstContext.salt(of: firstLayout, key: firstKey, nonce: firstNonce), layout: firstLayout)
  }

  func secondOpening() throws -> Opening {
    let context = try secondContext()
    return Opening(salt: context.salt(of: secondLayout, key: secondKey, nonce: secondNonce), layout: secondLayout)
  }

  func secondContext() throws -> SealContext {
    let bytes = try seal(firstOpening, firstContext, firstNonce)
    return .second(terms, against: try #require(Seal(bytes: bytes, ships: terms.rules.shipLengths.count)))
  }

  /// The bytes of the two seals; these tests never read the hidden layout, so it is zeros.
  func seals() throws -> [[UInt8]] {
    [try seal(firstOpening, firstContext, firstNonce), try seal(secondOpening(), secondContext(), secondNonce)]
  }

  private func seal(_ opening: Opening, _ context: SealContext, _ nonce: [UInt8]) throws -> [UInt8] {
    nonce + context.digest(of: opening, nonce: nonce) + [UInt8](repeating: 0, count: opening.layout.count)
  }

  /// The message of some turns; it is over if there are openings.
  func url(_ play: String, seals: [[UInt8]]? = nil, openings: [Opening] = []) throws -> String {
    let sealed = try (seals ?? self.seals()).map { "&Seal=" + Base64URL.text($0) }.joined()
    let opened = openings.map { "&Open=" + Base64URL.text($0.bytes) }.joined()
    let settings = "?Format=2&Board=\(terms.rules.board)&Fleet=\(terms.rules.shipLengths)"
    return settings + "\(sealed)&Play=\(play)\(opened)&Is_Complete=\(openings.isEmpty ? 0 : 1)"
  }

  func duel(_ play: String, seals: [[UInt8]]? = nil, openings: [Opening] = []) throws -> Duel {
    try Duel(messageURL: url(play, seals: seals, openings: openings))
  }
}
