// A sticker that the user moves: held over the transcript, dropped on a bubble, and remembered as recent.

import StickersHost

/// A sticker that the user peeled off and holds over the transcript.
public struct HeldSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// The app that the sticker comes from.
  public let app: Manifest

  /// Its size, in percent of the original.
  public internal(set) var percent = 100

  /// Its clockwise rotation, in degrees.
  public internal(set) var degrees = 0
}

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

/// Where a sticker lies on a bubble, how large it is and how it is turned.
public struct StickerPlacement: Hashable, Sendable {
  /// The position of its middle across the bubble: 0 at the left edge, 1,000 at the right.
  public let across: Int

  /// The position of its middle down the bubble: 0 at the upper edge, 1,000 at the lower.
  public let down: Int

  /// Its size, in percent of the original.
  public let percent: Int

  /// Its clockwise rotation, in degrees.
  public let degrees: Int

  /// The allowed sizes: from a quarter of the original to four times the original.
  public static let percents = 25...400

  /// A place on a bubble; nil if it is off the bubble, or if the size or rotation is not allowed.
  public init?(across: Int, down: Int, percent: Int = 100, degrees: Int = 0) {
    guard 0...1_000 ~= across, 0...1_000 ~= down, Self.percents ~= percent, 0..<360 ~= degrees else { return nil }
    self.across = across
    self.down = down
    self.percent = percent
    self.degrees = degrees
  }
}

/// A sticker that was sent from this phone.
public struct RecentSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// The app that the sticker comes from.
  public let app: Manifest

  /// A sticker that was sent, as a watch gets it from its phone.
  public init(_ sticker: Sticker, from app: Manifest) {
    self.sticker = sticker
    self.app = app
  }
}
