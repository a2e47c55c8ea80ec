// The locked phone: the actions of its notification, and the answer typed there.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import NotificationsHost

extension PhonesScreen {
  var notificationTargets: [LockTarget] {
    guard let lock else { return [] }
    let news = newBubble(of: lock.owner)
    let opens: [LockTarget] = news != nil && duelNews(of: lock.owner) == nil ? [.opensNews] : []
    let replies: [LockTarget] = phones[lock.owner].notifications.list.isEmpty ? [] : [.replies]
    let shoots: [LockTarget] = shotDue(of: lock.owner) == nil ? [] : [.shoots]
    return opens + replies + shoots
  }

  mutating func activate(_ target: LockTarget, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if target == .unlock { return unlock() }
    guard notificationTargets.contains(target) || lock?.answer != nil else { return [] }
    switch target {
    case .opensNews: return unlock() + (newBubble.map { open(bubble: $0) } ?? [])
    case .replies: lock?.answer = .reply("")
    case .shoots: lock?.answer = .shot("", isRefused: false)
    case .answer: return sendAnswer(in: environment)
    case .unlock: break
    }
    selection.chosenFocus = nil
    return []
  }

  mutating func writeAnswer(_ key: Key) -> [ScreenEffect]? {
    guard let text = lock?.answer?.text.typed(key) else { return nil }
    lock?.answer?.text = text
    return []
  }

  private mutating func sendAnswer(in environment: ScreenEnvironment) -> [ScreenEffect] {
    guard let locked = lock, let answer = locked.answer else { return [] }
    switch answer {
    case .reply(""): lock?.answer = nil
    case .reply(let text):
      lock?.answer = nil
      let effects = reply(text, of: locked.owner) + deliver()
      lock = LockScreen(
        owner: locked.owner, time: locked.time, notification: notification(for: locked.owner), isDeaf: false)
      return effects
    case .shot(let text, _):
      guard let cell = Cell(text), let own = shotDue(of: locked.owner), own.duel.rules.board.contains(cell),
        own.chart[cell] == .unknown
      else {
        lock?.answer = .shot(text, isRefused: true)
        return []
      }
      return unlock() + press(cell, in: environment)
    }
    return []
  }

  private mutating func reply(_ text: String, of person: Participant) -> [ScreenEffect] {
    let notifications = phones[person].notifications
    guard let newest = notifications.list.first, let action = notifications.drawing(of: newest).buttons.first else {
      return []
    }
    let gestures: [NotificationGesture] = [.pressed(newest.id), .tappedAction(action.action), .sentText(text)]
    return gestures.flatMap { handle(person, .notifications(.user($0))) }
  }

  private func duelNews(of person: Participant) -> OwnDuel? {
    guard newBubble(of: person) != nil, let newestMessage = history.newestMessage,
      newestMessage.address.sender == person.other,
      case .duel(let duel) = newestMessage.content
    else { return nil }
    return try? phones[person].storage(of: BattleshipExtension.manifest)?.opened(duel)
  }

  private func shotDue(of person: Participant) -> OwnDuel? {
    guard let own = duelNews(of: person), case .fire(let shots, _) = own.due, shots == 1 else { return nil }
    return own
  }
}
