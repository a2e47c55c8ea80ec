// A sticker on its way to a bubble, and a sticker on a bubble.

import StickersHost

/// Identifies an item of the transcript in the same way on every phone.
public struct ItemAddress: Hashable, Sendable {
  /// The sender of the item.
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

  /// The app that the sticker comes from.
  public let app: Manifest

  /// The item whose bubble it lies on.
  public let item: ItemAddress

  /// Its place on the bubble.
  public let placement: StickerPlacement
}

extension Transcript {
  /// A sticker that lies on the bubble of an item.
  public struct AttachedSticker: Hashable, Sendable {
    /// Its number on this phone, from the same count as the items.
    public let number: Int

    /// The person who put it there.
    public let sender: Participant

    /// The sticker and its place.
    public let placed: PlacedSticker

    /// The state of its delivery.
    public internal(set) var delivery: Delivery
  }
}
