// A strict run: effects that a test could overlook must be expected, and nothing may be left unfinished.

/// A host whose effects a strict run checks: phones, a phone, or its notifications.
public protocol StrictHost: Sendable {
  /// An event of the host.
  associatedtype Event
  /// An effect of an event.
  associatedtype Consequence: StrictEffect

  /// Applies an event and returns its effects.
  mutating func update(_ event: Event) -> [Consequence]

  /// The loose ends for the test, each in a few words: mail, questions, downloads, access that was not stopped.
  var unfinished: [String] { get }
}

/// An effect of such a host.
public protocol StrictEffect: Hashable, Sendable, CustomStringConvertible {
  /// Whether a test must expect it, because nothing that the test reads afterwards shows it.
  var mustBeExpected: Bool { get }
}

extension StrictHost {
  /// The host in a strict run, which begins now.
  public var strict: Strict<Self> { Strict(self) }
}

/// A host in a strict run: an ignored event, a note, a refusal and an effect outside of the phone must be expected.
///
/// A test that throws fails with the ``Surprise`` and the log of the run. The host's properties are read through it:
///
/// ```swift
/// var phone = NotifyingPhone<Postcard>().strict
/// try phone.perform(.signUp)
/// try phone.update(.answeredAuthorization(isAllowed: true))
/// try phone.update(.user(.flickedBanner), expecting: .ignored(.noBanner))
/// #expect(phone.app.isAllowed)
/// try phone.finish()
/// ```
@dynamicMemberLookup
public struct Strict<Host: StrictHost>: Sendable {
  /// The host.
  public private(set) var host: Host
  /// All effects of the run, in order.
  public private(set) var effects: [Host.Consequence] = []

  init(_ host: Host) {
    self.host = host
  }

  /// The host's property of this name.
  public subscript<Value>(dynamicMember path: KeyPath<Host, Value>) -> Value { host[keyPath: path] }

  /// Applies an event and returns its effects.
  ///
  /// - Throws: ``Surprise`` if an effect that must be expected is not `expected`, or an expected one is missing.
  @discardableResult
  public mutating func update(
    _ event: Host.Event, expecting expected: Host.Consequence...
  ) throws(Surprise) -> [Host.Consequence] {
    try check(expected) { $0.update(event) }
  }

  /// Changes the host in another way than by a single event, under the same conditions.
  @discardableResult
  public mutating func check(
    _ expected: [Host.Consequence] = [], _ change: (inout Host) -> [Host.Consequence]
  ) throws(Surprise) -> [Host.Consequence] {
    let happened = change(&host)
    effects += happened
    var missing = expected
    var unexpected: [String] = []
    for effect in happened {
      if let position = missing.firstIndex(of: effect) {
        missing.remove(at: position)
      } else if effect.mustBeExpected {
        unexpected.append(effect.description)
      }
    }
    if !unexpected.isEmpty || !missing.isEmpty {
      throw Surprise(unexpected: unexpected, missing: missing.map { $0.description }, log: log)
    }
    return happened
  }

  /// Ends the run: nothing may be on its way, unanswered or in use.
  public func finish() throws(Surprise) {
    let unfinished = host.unfinished
    if !unfinished.isEmpty { throw Surprise(unfinished: unfinished, log: log) }
  }

  private var log: [String] { effects.map { $0.description } }
}

/// The effects that a test did not expect, with the log of the run up to there.
public struct Surprise: Error, Hashable, Sendable {
  /// The effects that should have been expected.
  public let unexpected: [String]
  /// The expected effects that did not happen.
  public let missing: [String]
  /// The loose ends at the end of the run.
  public let unfinished: [String]
  /// All effects of the run, a line each.
  public let log: [String]

  init(unexpected: [String] = [], missing: [String] = [], unfinished: [String] = [], log: [String]) {
    self.unexpected = unexpected
    self.missing = missing
    self.unfinished = unfinished
    self.log = log
  }
}

extension Surprise: CustomStringConvertible {
  /// The unexpected and missing effects, a line each, and the log.
  public var description: String {
    let lines =
      unexpected.map { "not expected: \($0)" } + missing.map { "expected, but missing: \($0)" }
      + unfinished.map { "left unfinished: \($0)" }
    return (lines + ["the log of the run:"] + log.map { "  \($0)" }).joined(separator: "\n")
  }
}
