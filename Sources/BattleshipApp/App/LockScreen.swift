// What a locked phone holds: whose it is, its notification, the answer being written. AppState+Lock says what it offers.

import MessagesHost

/// A locked phone: whose it is, and what came in.
public struct LockScreen: Hashable, Sendable {
  /// Who is to unlock it.
  public let owner: Participant

  /// When it was locked.
  public let time: ClockTime

  /// What came in, as the owner sees it: the newest message's text.
  public let notification: String

  /// What is being written as an answer to it.
  var answer: LockAnswer?
}

/// What is being written on a locked phone.
enum LockAnswer: Hashable, Sendable {
  /// A text to send.
  case reply(String)
  /// The name of a cell to fire at, and whether it was refused as it stands.
  case shot(String, isRefused: Bool)

  /// What was typed so far.
  var text: String {
    get {
      switch self {
      case .reply(let text), .shot(let text, _): text
      }
    }
    set {
      switch self {
      case .reply: self = .reply(newValue)
      case .shot: self = .shot(newValue, isRefused: false)
      }
    }
  }
}
