// The posts of two people as one of them knows them, compared with the file that they share.

import MessagesHost

/// A person's record of a conversation's posts, and how much of it is in the shared file.
///
/// The person's own file holds all they sent and received. The shared file holds the posts of each person in order. If
/// posts are missing at its end, their sender writes them again.
///
/// A post is remembered by the hash of its line, with a new seed each time the program starts. A long conversation
/// costs eight bytes a post, and a file that was written before cannot hold another line for a known hash.
package struct PostBook: Equatable, Sendable {
  package let owner: Participant
  private var posts: [Participant: [Int]] = [:]
  private var inFile: [Participant: Int] = [:]

  package init(of owner: Participant) { self.owner = owner }

  package mutating func note(_ line: ArraySlice<UInt8>, from sender: Participant) {
    posts[sender, default: []].append(Self.hash(line))
  }

  package mutating func takeKnown(_ line: ArraySlice<UInt8>) -> Bool {
    guard let (_, sender) = Self.beginnings.first(where: { line.starts(with: $0.0) }),
      case let index = inFile[sender, default: 0], let known = posts[sender], index < known.count,
      known[index] == Self.hash(line)
    else { return false }
    inFile[sender] = index + 1
    return true
  }

  /// Takes the next post of the shared file if it is new and from the other person; the caller notes it with
  /// ``note(_:from:)``.
  ///
  /// - Returns: False if the post is contradictory: its sender is the owner, or sent another one under this number.
  package mutating func takeNew(_ envelope: Envelope) -> Bool {
    guard envelope.from != owner, inFile[envelope.from, default: 0] == posts[envelope.from]?.count ?? 0 else {
      return false
    }
    inFile[envelope.from, default: 0] += 1
    return true
  }

  package var written: (inFile: Int, all: Int) { (inFile[owner, default: 0], posts[owner, default: []].count) }

  package mutating func wroteAll() { inFile[owner] = written.all }

  private static let beginnings = Participant.pair.map { (ConversationLine.beginning("post", of: $0), $0) }

  private static func hash(_ line: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    line.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Prepares to read the shared file again from its beginning.
  package mutating func startAgain() { inFile = [:] }
}
