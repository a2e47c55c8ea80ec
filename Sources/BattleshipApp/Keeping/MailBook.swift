// The mail between two people as one of them knows it, compared with the file that they share.

import MessagesHost

/// A person's record of a conversation's mail, and how much of it is in the shared file.
///
/// The person's own file holds all they sent and received. The shared file holds the mail of each person in order. If
/// mail is missing at its end, the sender writes it again.
package struct MailBook: Equatable, Sendable {
  /// The person who keeps this record.
  package let owner: Participant

  /// Mail that the person sent.
  private var sent: [Envelope] = []

  /// Mail that the person received.
  private var received: [Envelope] = []

  /// How much of both has been read in the shared file.
  private var (sentInFile, receivedInFile) = (0, 0)

  /// The meaning of a line of the shared file to the person.
  package enum Reading: Equatable, Sendable {
    /// It was sent or received before.
    case known
    /// The other person sent it.
    case new(Envelope)
    /// It contradicts what the person knows: they did not send it, or the other person sent something else before.
    case foreign
  }

  /// Creates an empty record.
  package init(of owner: Participant) { self.owner = owner }

  /// Records mail that was sent or received.
  package mutating func note(_ envelope: Envelope) {
    if envelope.from == owner { sent.append(envelope) } else { received.append(envelope) }
  }

  /// Compares the next line of the shared file; after taking a new one, the caller must ``note(_:)`` it.
  package mutating func read(_ envelope: Envelope) -> Reading {
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

  /// Mail that the person sent and the shared file lacks.
  package var unwritten: ArraySlice<Envelope> { sent[sentInFile...] }

  /// Records that all sent mail is in the shared file.
  package mutating func wroteAll() { sentInFile = sent.count }

  /// Resets the comparison, to read the shared file again from its beginning.
  package mutating func startAgain() { (sentInFile, receivedInFile) = (0, 0) }
}
