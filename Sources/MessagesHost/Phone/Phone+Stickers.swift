// What the user does with stickers: tap one into the input field, or peel it off and drop it on a bubble.

import StickersHost

extension Phone {
  /// The sticker at an index, with its app: in the open browser, or else in the extension's own views.
  func shownSticker(_ index: Int) -> (sticker: Sticker, app: Manifest)? {
    switch screen {
    case .elsewhere, .transcript, .keyboard, .store: return nil
    case .pack(let open): return open.browser.sticker(at: index).map { ($0, open.app) }
    case .app(let running):
      if let browser = running.browser { return browser.sticker(at: index).map { ($0, running.app) } }
      let views = running.instance.stickerViews
      guard views.indices.contains(index), let sticker = views[index].sticker else { return nil }
      return (sticker, running.app)
    }
  }

  /// The user tapped a sticker: it is staged.
  mutating func tapSticker(_ index: Int, _ effects: inout [Effect]) {
    guard let (sticker, app) = shownSticker(index) else {
      return effects.append(.ignored(.noSuchSticker(index), on: owner))
    }
    stage(sticker, of: app, &effects)
  }

  /// Stages a sticker, and notes its faults.
  mutating func stage(_ sticker: Sticker, of app: Manifest, _ effects: inout [Effect]) {
    effects += sticker.concerns.map { .noted(.stickerConcern($0), on: owner) }
    inputField.stage(.sticker(sticker, from: app))
  }

  /// The user pressed a sticker and holds it.
  mutating func peelSticker(_ index: Int, _ effects: inout [Effect]) {
    guard let (sticker, app) = shownSticker(index) else {
      return effects.append(.ignored(.noSuchSticker(index), on: owner))
    }
    guard visibleInputField != nil else { return effects.append(.ignored(.transcriptOutOfReach, on: owner)) }
    effects += sticker.concerns.map { .noted(.stickerConcern($0), on: owner) }
    heldSticker = HeldSticker(sticker: sticker, app: app)
  }

  /// The user scales the sticker that they hold.
  mutating func scaleSticker(percent: Int, _ effects: inout [Effect]) {
    guard heldSticker != nil else { return effects.append(.ignored(.noStickerHeld, on: owner)) }
    guard StickerPlacement.percents ~= percent else {
      return effects.append(.ignored(.stickerOfSize(percent: percent), on: owner))
    }
    heldSticker?.percent = percent
  }

  /// The user turns the sticker that they hold.
  mutating func turnSticker(degrees: Int, _ effects: inout [Effect]) {
    guard heldSticker != nil else { return effects.append(.ignored(.noStickerHeld, on: owner)) }
    guard 0..<360 ~= degrees else { return effects.append(.ignored(.stickerTurned(degrees: degrees), on: owner)) }
    heldSticker?.degrees = degrees
  }

  /// The user drops the sticker that they hold on the bubble of an item, or outside all bubbles, which puts it back.
  mutating func dropSticker(on number: Int?, across: Int, down: Int, _ effects: inout [Effect]) {
    guard let held = heldSticker else { return effects.append(.ignored(.noStickerHeld, on: owner)) }
    heldSticker = nil
    guard let number,
      let placement = StickerPlacement(across: across, down: down, percent: held.percent, degrees: held.degrees)
    else { return }
    guard let position = transcript.position(of: number), transcript.items[position].post != nil else {
      return effects.append(.ignored(.noSuchItem(number), on: owner))
    }
    let address = transcript.items[position].address
    let placed = PlacedSticker(sticker: held.sticker, app: held.app, item: address, placement: placement)
    let attached = transcript.attach(placed, at: position, from: owner, delivery: .sending)
    noteRecent(held.sticker, from: held.app)
    effects.append(.sent(Envelope(from: owner, number: attached, post: .placedSticker(placed))))
  }

  /// Receives a sticker that was dropped on a bubble of this conversation.
  mutating func receive(_ placed: PlacedSticker, from sender: Participant, _ effects: inout [Effect]) {
    guard let position = transcript.position(of: placed.item) else {
      // The bubble was replaced or has expired, and its stickers went with it.
      return effects.append(.noted(.stickerWithoutBubble, on: owner))
    }
    let delivery: Transcript.Delivery = screen == .elsewhere ? .received : .read
    _ = transcript.attach(placed, at: position, from: sender, delivery: delivery)
  }

  /// Remembers a sticker that was sent from here as the most recent one.
  mutating func noteRecent(_ sticker: Sticker, from app: Manifest) {
    let recent = RecentSticker(sticker, from: app)
    recentStickers.removeAll { $0 == recent }
    recentStickers.insert(recent, at: 0)
  }

  /// The user chose one of the stickers that were sent recently: a phone stages it, a watch sends it.
  mutating func tapRecent(_ index: Int, _ effects: inout [Effect]) {
    guard recentStickers.indices.contains(index) else {
      return effects.append(.ignored(.noSuchSticker(index), on: owner))
    }
    let recent = recentStickers[index]
    switch device {
    case .phone:
      guard reachField(&effects) else { return }
      stage(recent.sticker, of: recent.app, &effects)
    case .watch: post(.sticker(recent.sticker, from: recent.app), &effects)
    case .mac, .olderPhone: effects.append(.ignored(.runsNoExtensions(device), on: owner))
    }
  }
}
