// The transcript of one phone: sent and received items, and the summaries of bubbles that were replaced.

/// The conversation as one phone shows it, from the oldest item to the newest.
public struct Transcript: Hashable, Sendable {
  /// One entry of the transcript.
  public struct Item: Hashable, Sendable {
    // The members are in the order that takes the least memory: with another one, a million items on two phones take
    // 16 MB more.

    /// The content of the item.
    public internal(set) var content: ItemContent

    /// The sender.
    public let sender: Participant

    /// The state of its delivery.
    public internal(set) var delivery: Delivery

    /// Four bytes are enough: the text form has no number over 2^30.
    fileprivate let shortOrigin: Int32

    /// The item's number on this phone, from 1; it does not change when the item shrinks to a summary.
    public let number: Int

    /// The stickers on it, in the order in which they came; they go with the bubble when a later message replaces it.
    public internal(set) var stickers: [AttachedSticker] = []

    /// Its number on the phone of the sender, the same as ``number`` for an item sent from here.
    public var origin: Int { Int(shortOrigin) }
  }

  /// The content of an item.
  public enum ItemContent: Hashable, Sendable {
    /// The whole post.
    case post(Post)
    /// The line left by a bubble that a later message of its session replaced.
    case summary(SharedText)
  }

  /// The state of the delivery of a sent or received item.
  public enum Delivery: Hashable, Sendable {
    /// Sent from this phone and not delivered yet.
    case sending
    /// Sent from this phone and delivered.
    case delivered
    /// Sent from this phone and lost.
    case failed(SendError)
    /// Received while the conversation was not on the screen.
    case received
    /// Received and seen.
    case read
    /// Received, seen, and kept although it would expire.
    case kept
  }

  /// The items from the oldest to the newest; their numbers ascend.
  public private(set) var items: [Item] = []

  /// The number of the next item.
  public internal(set) var nextNumber = 1

  /// The number of each session's bubble, so that a message finds it without a search through the conversation.
  private var bubbles: [Bubble: Int] = [:]

  private struct Bubble: Hashable {
    let session: Session
    let app: String

    /// A session nearly always belongs to one app, whose name need not be hashed.
    func hash(into hasher: inout Hasher) { hasher.combine(session) }

    init(_ session: Session, of app: Manifest) { (self.session, self.app) = (session, app.identifier) }
  }

  /// The numbers of the bubbles that each person sent, the last of which is still there.
  private var sentBubbles: [Participant: [Int]] = [:]

  /// The numbers of the items with an app's content, in ascending order, so that finding the next one needs no search.
  private var madeByApps: [Int] = []

  /// The numbers of the items that are unseen or carry an unseen sticker.
  private var unseen: Set<Int> = []

  init() {}

  /// The item with a number, if it is still there.
  public func item(_ number: Int) -> Item? {
    position(of: number).map { items[$0] }
  }

  /// The position of the item with a number.
  public func position(of number: Int) -> Int? {
    let index = items.partitioningIndex { $0.number >= number }
    return index < items.count && items[index].number == number ? index : nil
  }

  /// The items made by apps after a number, or before it, the closest first.
  package func madeByApps(_ number: Int, isBefore: Bool) -> some Sequence<Item> {
    let places =
      isBefore
      ? stride(from: madeByApps.partitioningIndex { $0 >= number } - 1, to: -1, by: -1)
      : stride(from: madeByApps.partitioningIndex { $0 > number }, to: madeByApps.count, by: 1)
    return places.lazy.compactMap { item(madeByApps[$0]) }
  }

  /// The newest bubble of a person.
  public func newestBubble(of sender: Participant) -> Item? { sentBubbles[sender]?.last.flatMap(item) }

  /// The newest bubble.
  public var newestBubble: Item? {
    sentBubbles.values.compactMap { $0.last }.max().flatMap(item)
  }

  /// The bubble of a session of this app.
  public func bubble(of session: Session, from app: Manifest) -> Item? {
    bubbles[Bubble(session, of: app)].flatMap(item)
  }

  /// Nil also if the item no longer shows its post.
  func position(of address: ItemAddress) -> Int? {
    items.lastIndex { $0.address == address }.flatMap { items[$0].post == nil ? nil : $0 }
  }

  /// Adds a sent or received post; the bubble that it updates shrinks to its summary, or disappears if it has none.
  ///
  /// The `origin` is its number on the sender's phone, nil for a post from here.
  mutating func append(_ post: Post, from sender: Participant, origin: Int?, delivery: Delivery) -> Int {
    let item = Item(
      content: .post(post), sender: sender, delivery: delivery, shortOrigin: Int32(origin ?? nextNumber),
      number: nextNumber)
    if let stored = item.storedMessage, let session = stored.session,
      let before = bubbles.updateValue(nextNumber, forKey: Bubble(session, of: stored.app))
    {
      collapse(before)
    }
    items.append(item)
    if item.isMadeByApp { madeByApps.append(nextNumber) }
    if item.storedMessage != nil { sentBubbles[sender, default: []].append(nextNumber) }
    updateUnseen(at: items.count - 1)
    nextNumber += 1
    return nextNumber - 1
  }

  mutating func keep(_ number: Int) -> Bool {
    guard let position = position(of: number), items[position].isExpiring else { return false }
    items[position].delivery = .kept
    return true
  }

  func has(_ envelope: Envelope) -> Bool {
    items.contains { $0.address == ItemAddress(sender: envelope.from, number: envelope.number) }
  }

  mutating func remove(_ number: Int) -> Bool {
    guard let position = position(of: number) else { return false }
    let item = items.remove(at: position)
    forget(item)
    forgetLostBubbles(of: item.sender)
    return true
  }

  mutating func sendAgain(_ number: Int) -> Post? {
    guard let position = position(of: number), items[position].error != nil, let post = items[position].post else {
      return nil
    }
    items[position].delivery = .sending
    return post
  }

  mutating func expire() {
    for item in items where item.isExpiring { forget(item) }
    items.removeAll { $0.isExpiring }
    for sender in sentBubbles.keys { forgetLostBubbles(of: sender) }
  }

  private mutating func forgetLostBubbles(of sender: Participant) {
    while let last = sentBubbles[sender]?.last, item(last)?.storedMessage == nil { sentBubbles[sender]?.removeLast() }
  }

  private mutating func forget(_ item: Item) {
    unseen.remove(item.number)
    forgetApp(of: item)
    guard let stored = item.storedMessage, let session = stored.session else { return }
    let bubble = Bubble(session, of: stored.app)
    if bubbles[bubble] == item.number { bubbles[bubble] = nil }
  }

  private mutating func forgetApp(of item: Item) {
    guard item.isMadeByApp else { return }
    madeByApps.remove(at: madeByApps.partitioningIndex { $0 >= item.number })
  }

  private mutating func updateUnseen(at position: Int) {
    if items[position].delivery == .received || items[position].stickers.contains(where: { $0.delivery == .received }) {
      unseen.insert(items[position].number)
    } else if !unseen.isEmpty {
      unseen.remove(items[position].number)
    }
  }

  mutating func attach(_ placed: PlacedSticker, at position: Int, from sender: Participant, delivery: Delivery) -> Int {
    items[position].stickers.append(
      AttachedSticker(number: nextNumber, sender: sender, placed: placed, delivery: delivery))
    nextNumber += 1
    updateUnseen(at: position)
    return nextNumber - 1
  }

  func isSending(_ number: Int) -> Bool {
    (item(number)?.delivery ?? attached(number)?.delivery) == .sending
  }

  /// Sets the delivery of an item or a sticker that is being sent; false if it exists but is not being sent.
  mutating func setDelivery(_ delivery: Delivery, of number: Int) -> Bool {
    if let position = position(of: number) {
      guard items[position].delivery == .sending else { return false }
      items[position].delivery = delivery
      return true
    }
    if let (item, sticker) = positions(ofSticker: number) {
      guard items[item].stickers[sticker].delivery == .sending else { return false }
      items[item].stickers[sticker].delivery = delivery
    }
    // An item that was replaced in the meantime is gone, and so is its delivery.
    return true
  }

  func app(_ number: Int) -> Manifest? {
    if let item = item(number) { return item.post?.app }
    return attached(number)?.placed.app
  }

  func attached(_ number: Int) -> AttachedSticker? {
    positions(ofSticker: number).map { items[$0.item].stickers[$0.sticker] }
  }

  private func positions(ofSticker number: Int) -> (item: Int, sticker: Int)? {
    for (position, item) in items.enumerated().reversed() {
      if let sticker = item.stickers.firstIndex(where: { $0.number == number }) { return (position, sticker) }
    }
    return nil
  }

  mutating func readAll() {
    for position in unseen.compactMap(position(of:)) {
      if items[position].delivery == .received { items[position].delivery = .read }
      for attached in items[position].stickers.indices
      where items[position].stickers[attached].delivery == .received {
        items[position].stickers[attached].delivery = .read
      }
    }
    unseen = []
  }

  var hasUnread: Bool { !unseen.isEmpty }

  private mutating func collapse(_ number: Int) {
    guard let position = position(of: number) else { return }
    let sender = items[position].sender
    forgetApp(of: items[position])
    defer { forgetLostBubbles(of: sender) }
    if let summary = items[position].storedMessage?.summaryText {
      items[position].content = .summary(summary)
      items[position].stickers = []
      updateUnseen(at: position)
    } else {
      unseen.remove(items[position].number)
      items.remove(at: position)
    }
  }
}

extension Transcript.Item {
  /// The post, if the item still shows it.
  public var post: Post? {
    if case .post(let post) = content { post } else { nil }
  }

  /// The item's address, which is the same on every phone.
  public var address: ItemAddress { ItemAddress(sender: sender, number: origin) }

  /// The interactive message, if the item is its bubble.
  public var storedMessage: StoredMessage? { post?.storedMessage }

  fileprivate var isMadeByApp: Bool {
    switch content {
    case .post(.message), .post(.attachment), .post(.sticker): true
    case .post(.text), .post(.placedSticker), .summary: false
    }
  }

  fileprivate var isExpiring: Bool { delivery == .read && storedMessage?.shouldExpire == true }

  var error: SendError? {
    if case .failed(let error) = delivery { error } else { nil }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element fulfils a condition, as all elements after it must.
  fileprivate func partitioningIndex(where fulfils: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
