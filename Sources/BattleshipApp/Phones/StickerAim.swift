// Where a held sticker would lie on a bubble.

package struct StickerAim: Hashable, Sendable {
  let item: Int
  /// The sticker's centre, in thousandths of the bubble's width and height.
  var across, down: Int

  init(middleOf item: Int) { self.init(item: item, across: 500, down: 500) }

  init(item: Int, across: Int, down: Int) { (self.item, self.across, self.down) = (item, across, down) }

  func moved(across: Int = 0, down: Int = 0) -> StickerAim? {
    let moved = StickerAim(item: item, across: self.across + across, down: self.down + down)
    return 0...1_000 ~= moved.across && 0...1_000 ~= moved.down ? moved : nil
  }
}
