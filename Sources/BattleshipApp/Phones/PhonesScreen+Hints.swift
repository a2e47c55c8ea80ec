// The key hints for the current state of the phone.

import BattleshipPlay

extension PhonesScreen {
  /// The most important key comes last.
  var hints: [KeyHint] {
    let ends: [KeyHint] = [.quits, .helps]
    let general: [KeyHint] =
      switch context {
      case .locked: ends + (notificationTargets.isEmpty ? [] : [.goesOn]) + [.unlocks]
      case .holding: [.goesOn, .enlarges, .turnsSticker, .putsBack, .sticks]
      case .typing: [.leavesField, .sends]
      case .placing, .attack, .replay: ends
      case .conversation where seat != nil: ends
      case .conversation: appHints + (mayHandOver ? [.handsOver] : []) + [.begins] + ends
      }
    return ([.typing, .locked, .holding].contains(context) ? [] : seat?.hints(by: transport) ?? []) + general
  }

  /// Whether a key can hand over the keyboard; sending a sticker does not.
  var mayHandOver: Bool { owner == nil && lock == nil && phone.transcript.items.last?.sender == holder }

  private var appHints: [KeyHint] {
    if case .drawer(.sticker) = focus, isBesideConversation { return [.peels] }
    if phone.openStyle == .compact { return [.expands] }
    return isBesideConversation ? [.showsApps] : []
  }
}
