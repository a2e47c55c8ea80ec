// The user's actions on stickers: tap one into the input field, or peel it off and drop it on a bubble.

import StickersHost

extension Phone {
  private func shownSticker(
    _ index: Int
  ) throws(Obstacle) -> (sticker: Sticker, app: Manifest, concerns: [StickerConcern]) {
    var sticker = openBrowser?.sticker(at: index)
    if openBrowser == nil, let views = running?.instance.stickerViews, views.indices.contains(index) {
      sticker = views[index].sticker
    }
    guard let sticker, let openApp else { throw .noSuchSticker(index) }
    return (sticker, openApp, openBrowser.map { sticker.concerns(in: $0.stickerSize) } ?? sticker.concerns)
  }

  mutating func tapSticker(_ index: Int, _ effects: inout [Effect]) throws(Obstacle) {
    let (sticker, app, concerns) = try shownSticker(index)
    stage(sticker, of: app, with: concerns, &effects)
  }

  mutating func stage(
    _ sticker: Sticker, of app: Manifest, with concerns: [StickerConcern], _ effects: inout [Effect]
  ) {
    effects += concerns.map { .noted(.stickerConcern($0), on: owner) }
    inputField.stage(.sticker(sticker.withoutFile, from: app))
  }

  mutating func peelSticker(_ index: Int, _ effects: inout [Effect]) throws(Obstacle) {
    let (sticker, app, concerns) = try shownSticker(index)
    guard visibleInputField != nil else { throw .transcriptOutOfReach }
    effects += concerns.map { .noted(.stickerConcern($0), on: owner) }
    heldSticker = HeldSticker(sticker: sticker.withoutFile, app: app)
  }

  mutating func scaleSticker(percent: Int) throws(Obstacle) {
    guard heldSticker != nil else { throw .noStickerHeld }
    guard StickerPlacement.percents ~= percent else { throw .stickerOfSize(percent: percent) }
    heldSticker?.percent = percent
  }

  mutating func turnSticker(degrees: Int) throws(Obstacle) {
    guard heldSticker != nil else { throw .noStickerHeld }
    guard 0..<360 ~= degrees else { throw .stickerTurned(degrees: degrees) }
    heldSticker?.degrees = degrees
  }

  /// A nil `number` means outside all bubbles, which puts the sticker back.
  mutating func dropSticker(on number: Int?, across: Int, down: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard let held = heldSticker else { throw .noStickerHeld }
    heldSticker = nil
    guard let number,
      let placement = StickerPlacement(across: across, down: down, percent: held.percent, degrees: held.degrees)
    else { return }
    guard let item = transcript.item(number), item.post != nil else { throw .noSuchItem(number) }
    let placed = PlacedSticker(sticker: held.sticker, app: held.app, item: item.address, placement: placement)
    post(.placedSticker(placed), &effects)
  }

  mutating func noteRecent(_ sticker: Sticker, from app: Manifest) {
    let recent = RecentSticker(sticker, from: app)
    recentStickers.removeAll { $0 == recent }
    recentStickers.insert(recent, at: 0)
  }

  mutating func tapRecent(_ index: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard recentStickers.indices.contains(index) else { throw .noSuchSticker(index) }
    let recent = recentStickers[index]
    switch device {
    case .phone:
      try requireInputField()
      stage(recent.sticker, of: recent.app, with: recent.sticker.concerns, &effects)
    case .watch: post(.sticker(recent.sticker, from: recent.app), &effects)
    case .mac, .olderPhone: throw .runsNoExtensions(device)
    }
  }
}
