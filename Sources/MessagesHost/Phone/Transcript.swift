// The transcript of one phone: what was sent and received, and what is left of bubbles that were replaced.

/// What one phone shows of the conversation, from the oldest to the newest.
public struct Transcript: Hashable, Sendable {
  /// One entry of the transcript.
  public struct Item: Hashable, Sendable {
    /// Counts this phone's items from 1; an item keeps its number when it shrinks to a summary.
    public let number: Int

    /// Who sent it.
    public let sender: Participant

    /// Its number on the phone of the sender, the same as ``number`` for what was sent from here; nil for what came in
    /// before an earlier version wrote the conversation down.
    public let origin: Int?

    /// What is there.
    public internal(set) var content: Content

    /// The stickers on it, in the order in which they came; they go with the bubble when a later message replaces it.
    public internal(set) var stickers: [AttachedSticker] = []

    /// Its delivery.
    public internal(set) var delivery: Delivery
  }

  /// What an item shows.
  public enum Content: Hashable, Sendable {
    /// What was sent.
    case post(Post)
    /// The line left by a bubble that a later message of its session replaced.
    case summary(SharedText)
  }

  /// The delivery of something that was sent or received.
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

  /// The item of a number, if it is still there.
  public func item(_ number: Int) -> Item? {
    position(of: number).map { items[$0] }
  }

  func position(of number: Int) -> Int? {
    // The numbers ascend.
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].number == number ? low : nil
  }

  /// The position of an item that still shows what was sent.
  func position(of address: ItemAddress) -> Int? {
    items.firstIndex { $0.address == address && $0.post != nil }
  }

  /// Adds what was sent or received; the bubble that it updates shrinks to its summary, or goes.
  ///
  /// The `origin` is its number on the phone of the sender, nil for what is sent from here.
  mutating func append(_ post: Post, from sender: Participant, origin: Int?, delivery: Delivery) -> Int {
    if let letter = post.letter, let session = letter.session { collapse(session, of: letter.app) }
    items.append(
      Item(
        number: nextNumber, sender: sender, origin: origin ?? nextNumber, content: .post(post), delivery: delivery))
    nextNumber += 1
    return nextNumber - 1
  }

  /// Puts a sticker on an item.
  mutating func attach(_ placed: PlacedSticker, at position: Int, from sender: Participant, delivery: Delivery) -> Int {
    items[position].stickers.append(
      AttachedSticker(number: nextNumber, sender: sender, placed: placed, delivery: delivery))
    nextNumber += 1
    return nextNumber - 1
  }

  /// Whether something that was sent from here under this number is still on its way.
  func isSending(_ number: Int) -> Bool {
    (item(number)?.delivery ?? attached(number)?.delivery) == .sending
  }

  /// Changes what became of an item or a sticker that is being sent; false if it is there and is not being sent.
  mutating func settle(_ delivery: Delivery, of number: Int) -> Bool {
    if let position = position(of: number) {
      guard items[position].delivery == .sending else { return false }
      items[position].delivery = delivery
      return true
    }
    for position in items.indices {
      guard let attached = items[position].stickers.firstIndex(where: { $0.number == number }) else { continue }
      guard items[position].stickers[attached].delivery == .sending else { return false }
      items[position].stickers[attached].delivery = delivery
      return true
    }
    // An item that was replaced in the meantime is gone, and so is its delivery.
    return true
  }

  /// Whose item or sticker a number is.
  func app(_ number: Int) -> Manifest? {
    if let item = item(number) { return item.post?.app }
    return attached(number)?.placed.app
  }

  /// The sticker of a number, if it lies on an item.
  func attached(_ number: Int) -> AttachedSticker? {
    for item in items {
      if let attached = item.stickers.first(where: { $0.number == number }) { return attached }
    }
    return nil
  }

  /// Everything that came in while nobody looked has been seen now.
  mutating func readAll() {
    for position in items.indices {
      if items[position].delivery == .received { items[position].delivery = .read }
      for attached in items[position].stickers.indices
      where items[position].stickers[attached].delivery == .received {
        items[position].stickers[attached].delivery = .read
      }
    }
  }

  /// Whether something came in that nobody has seen.
  var hasUnread: Bool {
    items.contains { $0.delivery == .received || $0.stickers.contains { $0.delivery == .received } }
  }

  private mutating func collapse(_ session: Session, of app: Manifest) {
    // A session has one bubble, and most often a new one.
    let position = items.lastIndex { $0.letter?.session == session && $0.letter?.app.identifier == app.identifier }
    guard let position else { return }
    if let summary = items[position].letter?.summaryText {
      items[position].content = .summary(summary)
      items[position].stickers = []
    } else {
      items.remove(at: position)
    }
  }
}

extension Transcript.Item {
  /// What was sent, if it is still shown whole.
  public var post: Post? {
    if case .post(let post) = content { post } else { nil }
  }

  /// The item in words that mean the same on both phones.
  public var address: ItemAddress? {
    origin.map { ItemAddress(sender: sender, number: $0) }
  }

  /// The interactive message, if the item is its bubble.
  public var letter: Letter? { post?.letter }

  /// Why the item could not be sent.
  var error: SendError? {
    if case .failed(let error) = delivery { error } else { nil }
  }
}
