// The focus order of each screen, and the default focus: the next step.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  package var focus: Target {
    if let chosen = selection.chosenFocus, canFocus(chosen) { return chosen }
    return seat?.focus(by: transport).map { .seat($0) } ?? nextStep
  }

  var context: KeyContext {
    if let lock { return lock.answer == nil ? .locked : .typing }
    if phone.heldSticker != nil { return .holding }
    switch focus {
    case .seat: return seat?.keyContext(by: transport) ?? .conversation
    case .phone(.field) where phone.screen == .keyboard: return .typing
    case .phone, .lock, .drawer, .cell, .key, .title, .disabled: return .conversation
    }
  }

  var nextStep: Target {
    if let lock { return .lock(lock.answer == nil ? .unlock : .answer) }
    if phone.heldSticker != nil { return .phone(.drop) }
    if let seat { return seat.atRest.focus(by: transport).map { .seat($0) } ?? .phone(.chevron) }
    if !isBesideConversation, let first = appTargets.first(where: { $0 != .remove }) { return .drawer(first) }
    if !phone.inputField.isEmpty { return .phone(.send) }
    if phone.running != nil { return newBubble.map { .phone(.bubble($0)) } ?? .seat(.button(.start)) }
    if let first = appTargets.first { return .drawer(first) }
    return (newBubble ?? ownGame).map { .phone(.bubble($0)) } ?? .drawer(.game)
  }

  private var ownGame: Int? {
    guard let newestMessage = history.newestMessage, newestMessage.address.sender == holder,
      case .hunt(let game) = newestMessage.content,
      game.status == .open,
      !game.shots.isEmpty
    else { return nil }
    return phone.number(of: newestMessage.address)
  }

  var newBubble: Int? { newBubble(of: holder) }

  func newBubble(of person: Participant) -> Int? {
    let news = phones[person].transcript.newestBubble(of: person.other)
    return news.flatMap { hasSeen($0, person) ? nil : $0.number }
  }

  var targetsBelow: [Target] {
    if let lock { return (lock.answer == nil ? [.unlock] + notificationTargets : [.answer]).map { .lock($0) } }
    if phone.heldSticker != nil { return [.phone(.drop)] }
    if let seat { return [.phone(.chevron)] + seat.targets(by: transport).map { .seat($0) } }
    let apps = appTargets.map { Target.drawer($0) }
    if !isBesideConversation { return (phone.openStyle == nil ? [] : [.phone(.chevron)]) + apps }
    let field = phone.inputField.staged.indices.map { Target.phone(.cross($0)) } + [.phone(.field)]
    let send: [Target] = phone.inputField.isEmpty ? [] : [.phone(.send)]
    let game: [Target] =
      phone.running != nil
      ? [.phone(.chevron), .seat(.button(.start))]
      : (phone.openApp == nil ? [] : [.phone(.chevron)]) + (apps.isEmpty ? [.drawer(.game), .drawer(.apps)] : apps)
    return field + send + game
  }

  var showsTranscript: Bool { lock == nil && phone.heldSticker == nil && seat == nil && isBesideConversation }

  static func target(of item: Transcript.Item, on phone: Phone<BattleshipExtension>) -> Target? {
    if item.storedMessage != nil { return .phone(.bubble(item.number)) }
    return phone.lacksApp(of: item) ? .phone(.attribution(item.number)) : nil
  }

  /// This does not search a long transcript.
  private func canFocus(_ target: Target) -> Bool {
    if let index = index(inTranscript: target) {
      return Self.target(of: phone.transcript.items[index], on: phone) == target
    }
    return targetsBelow.contains(target)
  }

  mutating func setFocus(_ target: Target) {
    if case .seat(let seatTarget) = target, seat != nil {
      selection.chosenFocus = nil
      applyTransient(.focused(seatTarget))
    } else {
      selection.chosenFocus = target
    }
  }

  mutating func moveFocus(isBack: Bool, in environment: ScreenEnvironment) {
    let focus = focus
    let below = targetsBelow.filter { $0 != .seat(.ownBoard) || $0 == focus || !environment.showsBothBoards }
    let next: Target?
    if let index = index(inTranscript: focus) {
      next =
        transcriptTarget(beside: phone.transcript.items[index].number, isBack: isBack)
        ?? (isBack ? below.last : below.first)
    } else {
      let index = (below.firstIndex(of: focus) ?? 0) + (isBack ? -1 : 1)
      let farEnd = transcriptTarget(beside: isBack ? .max : 0, isBack: isBack) ?? (isBack ? below.last : below.first)
      next = below.indices.contains(index) ? below[index] : farEnd
    }
    if let next, next != focus { setFocus(next) }
  }

  private func transcriptTarget(beside number: Int, isBack: Bool) -> Target? {
    guard showsTranscript else { return nil }
    let phone = phone
    for item in phone.transcript.madeByApps(number, isBefore: isBack) {
      if let target = Self.target(of: item, on: phone) { return target }
    }
    return nil
  }

  private func index(inTranscript target: Target) -> Int? {
    switch target {
    case .phone(.bubble(let number)), .phone(.attribution(let number)):
      showsTranscript ? phone.transcript.position(of: number) : nil
    case .phone, .lock, .drawer, .seat, .cell, .key, .title, .disabled: nil
    }
  }
}
