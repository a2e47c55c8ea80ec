// What two people sent each other, as one of them knows it, compared with the file that they share.

import MessagesHost

/// The messages of a conversation as one person knows them, and how far they stand in the shared file.
///
/// The person's own file knows all that they sent and received. In the shared file, what each of the two sent stands in
/// its order; what is missing at its end is written again by whoever sent it.
public struct MailBook: Equatable, Sendable {
  /// Whose book it is.
  public let owner: Participant

  /// What the person sent.
  private var sent: [Envelope] = []

  /// What the person received.
  private var received: [Envelope] = []

  /// How much of both stands in the part of the shared file that was read.
  private var (sentInFile, receivedInFile) = (0, 0)

  /// What a line of the shared file means to the person.
  public enum Reading: Equatable, Sendable {
    /// It was sent or received before.
    case known
    /// The other person sent it.
    case new(Envelope)
    /// It contradicts what the person knows: they did not send it, or the other person sent something else before.
    case foreign
  }

  /// The book of a person who neither sent nor received anything.
  public init(of owner: Participant) { self.owner = owner }

  /// Notes what was sent or received.
  public mutating func note(_ envelope: Envelope) {
    if envelope.from == owner { sent.append(envelope) } else { received.append(envelope) }
  }

  /// Reads the next line of the shared file. What is new is to be noted once it has been taken.
  public mutating func read(_ envelope: Envelope) -> Reading {
    if envelope.from == owner {
      guard sentInFile < sent.count, sent[sentInFile] == envelope else { return .foreign }
      sentInFile += 1
      return .known
    }
    guard receivedInFile < received.count else {
      receivedInFile += 1
      return .new(envelope)
    }
    guard received[receivedInFile] == envelope else { return .foreign }
    receivedInFile += 1
    return .known
  }

  /// What the person sent and the shared file does not have yet.
  public var unwritten: ArraySlice<Envelope> { sent[sentInFile...] }

  /// Notes that all that was sent is in the shared file.
  public mutating func wroteAll() { sentInFile = sent.count }

  /// Forgets how much is in the shared file, which is read again from its beginning.
  public mutating func startAgain() { (sentInFile, receivedInFile) = (0, 0) }
}
