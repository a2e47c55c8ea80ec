// The transcript of one phone: what was sent and received, and what is left of bubbles that were replaced.

/// What one phone shows of the conversation, from the oldest to the newest.
public struct Transcript: Hashable, Sendable {
  /// One entry of the transcript.
  public struct Item: Hashable, Sendable {
    /// Counts this phone's items from 1; an item keeps its number when it shrinks to a summary.
    public let number: Int

    /// Who sent it.
    public let sender: Participant

    /// What is there.
    public internal(set) var content: Content

    /// What became of it.
    public internal(set) var delivery: Delivery
  }

  /// What an item shows.
  public enum Content: Hashable, Sendable {
    /// What was sent.
    case post(Post)
    /// The line left by a bubble that a later message of its session replaced.
    case summary(SharedText)
  }

  /// What became of something that was sent or received.
  public enum Delivery: Hashable, Sendable {
    /// Sent from this phone and not yet there.
    case sending
    /// Sent from this phone, and there.
    case delivered
    /// Sent from this phone and lost.
    case failed(SendError)
    /// Received while nobody looked.
    case received
    /// Received and seen.
    case read
    /// Received, seen, and to be kept although it expires.
    case kept
  }

  /// The items from the oldest to the newest, their numbers ascending.
  public internal(set) var items: [Item] = []

  /// The number of the next item.
  public internal(set) var nextNumber = 1

  init() {}

  /// The item of a number, where it is still there.
  public func item(_ number: Int) -> Item? {
    position(of: number).map { items[$0] }
  }

  func position(of number: Int) -> Int? {
    items.firstIndex { $0.number == number }
  }

  /// Adds what was sent or received; the bubble that it updates shrinks to its summary, or goes.
  mutating func append(_ post: Post, from sender: Participant, delivery: Delivery) -> Int {
    if let letter = post.letter, let session = letter.session { collapse(session, of: letter.app) }
    items.append(Item(number: nextNumber, sender: sender, content: .post(post), delivery: delivery))
    nextNumber += 1
    return nextNumber - 1
  }

  private mutating func collapse(_ session: Session, of app: Manifest) {
    let position = items.firstIndex { $0.letter?.session == session && $0.letter?.app.identifier == app.identifier }
    guard let position else { return }
    if let summary = items[position].letter?.summaryText {
      items[position].content = .summary(summary)
    } else {
      items.remove(at: position)
    }
  }
}

extension Transcript.Item {
  /// What was sent, where it is still shown whole.
  public var post: Post? {
    if case .post(let post) = content { post } else { nil }
  }

  /// The interactive message, where the item is its bubble.
  public var letter: Letter? { post?.letter }

  /// Why the item could not be sent.
  var error: SendError? {
    if case .failed(let error) = delivery { error } else { nil }
  }
}
