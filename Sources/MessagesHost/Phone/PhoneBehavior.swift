// How a phone deviates from the documents: other systems, other sources, and known faults of Apple's software.

/// Deviations of a phone; none by default.
///
/// ```swift
/// let faults: PhoneBehavior = [.losesCompletions, .renewsIdentifiers]
/// let phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1, behavior: faults)
/// ```
public struct PhoneBehavior: OptionSet, Hashable, Sendable {
  /// The number of the set; it means nothing outside this program.
  public let rawValue: Int

  /// The set of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An extension may send directly after a touch, as since iOS 11.
  public static let sendsForExtensions = PhoneBehavior(rawValue: 1)
  /// A message becomes the selected one when it is sent, as in early versions of iOS 10.
  public static let selectsOnSend = PhoneBehavior(rawValue: 2)
  /// `viewDidDisappear` is left out when an extension is closed, as in the trace of iOS 10 in CODE Magazine (article
  /// 1703071).
  public static let omitsViewDidDisappear = PhoneBehavior(rawValue: 4)
  /// A tap on a bubble whose extension is missing opens its URL in the browser, as the header of iOS 12 says
  /// (`MSMessage.URL`), instead of the store, as Apple's page of `MSMessage` says.
  public static let opensBrowserWithoutApp = PhoneBehavior(rawValue: 8)
  /// Completion handlers wait for ``PhoneEvent/completionsCame``, as they may come late on a real phone.
  public static let delaysCompletions = PhoneBehavior(rawValue: 16)
  /// Completion handlers are never called.
  public static let losesCompletions = PhoneBehavior(rawValue: 32)
  /// An extension's identifiers of the people are new at every launch.
  public static let renewsIdentifiers = PhoneBehavior(rawValue: 64)
  /// A tap on another bubble while its extension is open changes the selected message without `willSelect` and
  /// `didSelect`.
  public static let omitsSelectionCalls = PhoneBehavior(rawValue: 128)
  /// `didReceive` is not called for messages that arrive before the user's first action in a newly opened extension.
  public static let missesEarlyMessages = PhoneBehavior(rawValue: 256)
  /// In a group, the sender of another person's message is none of the remote participants.
  public static let hidesSendersInGroups = PhoneBehavior(rawValue: 512)
}
