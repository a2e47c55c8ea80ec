// A small duel written turn by turn, with real seals, in which each side may cheat.

import Testing

@testable import BattleshipCore

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

  private var firstSeal: Seal { Seal(layout: firstLayout, as: firstContext, key: firstKey, nonce: firstNonce) }

  func secondContext() throws -> SealContext {
    let challenge = Duel(firstSeal: firstSeal, firstName: nil, history: History(under: terms))
    return .second(terms, identifier: challenge.identifierBytes)
  }

  /// The bytes of the two seals.
  func seals() throws -> [[UInt8]] {
    let second = Seal(layout: secondLayout, as: try secondContext(), key: secondKey, nonce: secondNonce)
    return [firstSeal.bytes, second.bytes]
  }

  /// The message of some turns, with its writer's tag if the keys fit the seals; it is over if there are openings.
  func url(_ play: String, seals: [[UInt8]]? = nil, openings: [Opening] = []) throws -> String {
    let sealed = try (seals ?? self.seals()).map { "&Seal=" + Base64URL.text($0) }.joined()
    let opened = openings.map { "&Open=" + Base64URL.text($0.bytes) }.joined()
    let settings = "?Format=2&Board=\(terms.rules.board)&Fleet=\(terms.rules.shipLengths)"
    let tag = String(repeating: "A", count: 22)
    let url = settings + "\(sealed)&Play=\(play)\(opened)&Tag=\(tag)&Is_Complete=\(openings.isEmpty ? 0 : 1)"
    guard var duel = try? Duel(messageURL: url) else { return url }
    try? duel.sign(by: duel.writer, key: duel.writer == .first ? firstKey : secondKey)
    return duel.messageURL(base: try MessageURLBase(""))
  }

  func duel(_ play: String, seals: [[UInt8]]? = nil, openings: [Opening] = []) throws -> Duel {
    try Duel(messageURL: url(play, seals: seals, openings: openings))
  }
}
