// A sticker on its way to a bubble, and one that lies on it.

/// Which item of the transcript something is about, in words that mean the same on both phones.
public struct ItemAddress: Hashable, Sendable {
  /// Who sent the item.
  public let sender: Participant

  /// The item's number on the sender's phone.
  public let number: Int

  /// The item that a person sent under a number.
  public init(sender: Participant, number: Int) {
    self.sender = sender
    self.number = number
  }
}

/// A sticker that was dropped on a bubble.
public struct PlacedSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// Whose sticker it is.
  public let app: Manifest

  /// The item whose bubble it lies on.
  public let item: ItemAddress

  /// Where on the bubble it lies.
  public let placement: StickerPlacement
}

extension Transcript {
  /// A sticker that lies on the bubble of an item.
  public struct AttachedSticker: Hashable, Sendable {
    /// Counts together with the items of this phone.
    public let number: Int

    /// Who put it there.
    public let sender: Participant

    /// The sticker and where it lies.
    public let placed: PlacedSticker

    /// Its delivery.
    public internal(set) var delivery: Delivery
  }
}
