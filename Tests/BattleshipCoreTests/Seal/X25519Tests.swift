// X25519 against the vectors of RFC 7748, points of small order, and results of another implementation.

import Foundation
import TestSupport
import Testing

@testable import BattleshipCore

@Suite("X25519") struct X25519Tests {
  private func bytes(_ hexadecimal: String) -> [UInt8] { Hexadecimal.decode(Array(hexadecimal.utf8)) ?? [] }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    String(decoding: Hexadecimal.encode(bytes), as: UTF8.self)
  }

  @Test(arguments: [
    (
      "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
      "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
      "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"
    ),
    (
      "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
      "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
      "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957"
    ),
  ])
  func `the vectors of section 5.2 have the published results`(scalar: String, point: String, result: String) {
    #expect(hexadecimal(X25519.product(of: bytes(scalar), bytes(point))) == result)
  }

  @Test func `the vector of section 5.2 has the published results after 1 and 1,000 rounds`() {
    var (scalar, point) = (X25519.base, X25519.base)
    for round in 1...1_000 {
      (scalar, point) = (X25519.product(of: scalar, point), scalar)
      if round == 1 {
        #expect(hexadecimal(scalar) == "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079")
      }
    }
    #expect(hexadecimal(scalar) == "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51")
  }

  @Test func `two players share the bytes of section 6.1`() {
    let alice = bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a")
    let bob = bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
    let (alicesKey, bobsKey) = (X25519.publicKey(of: alice), X25519.publicKey(of: bob))
    #expect(hexadecimal(alicesKey) == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
    #expect(hexadecimal(bobsKey) == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
    let shared = X25519.shared(alice, with: bobsKey)
    #expect(shared == X25519.shared(bob, with: alicesKey))
    #expect(shared.map(hexadecimal) == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
  }

  /// All numbers below 2^255 whose point has an order of 8 or less, on the curve or its twist.
  @Test(arguments: [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  ])
  func `a point of small order shares nothing, with or without the highest bit`(point: String) {
    let low = bytes(point)
    var high = low
    high[31] |= 0x80
    for secret in [[UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32), Array(1...32)] {
      #expect(X25519.shared(secret, with: low) == nil)
      #expect(X25519.shared(secret, with: high) == nil)
    }
  }

  @Test func `a number from the modulus on, or with the highest bit, is reduced`() {
    let secret = [UInt8](1...32)
    for rest in UInt8(2)..<19 {
      let low = [rest] + [UInt8](repeating: 0, count: 31)
      let fromModulus = [237 + rest] + [UInt8](repeating: 255, count: 30) + [127]
      let highest = [rest] + [UInt8](repeating: 0, count: 30) + [128]
      let result = X25519.shared(secret, with: low)
      #expect(result != nil)
      #expect(X25519.shared(secret, with: fromModulus) == result)
      #expect(X25519.shared(secret, with: highest) == result)
    }
  }

  /// The hash of all results for hashed scalars and points, by an implementation with Python's integers.
  private static let hashes = [
    100: "e87c066d9126265154ff362a2688a000003aa2f14af0cab2d2b43c0aa424f188",
    10_000: "fa7f22e5cfff62660a671502d938de0006eb694cffda3789aa0784ab6fad45ee",
  ]

  /// `PAIRS=10000` checks all known results.
  @Test func `as many pairs as requested have the results of another implementation`() throws {
    let count = ProcessInfo.processInfo.environment["PAIRS"].flatMap { Int($0) } ?? 100
    let expected = try #require(Self.hashes[count], "PAIRS is 100 or 10000")
    var results: [UInt8] = []
    for number in 0..<count {
      let scalar = SHA256.hash(Array("scalar \(number)".utf8))
      results += X25519.product(of: scalar, SHA256.hash(Array("point \(number)".utf8)))
    }
    #expect(hexadecimal(SHA256.hash(results)) == expected)
  }
}
