// Going on with a kept conversation: every line happens again, and then the phone is locked for whoever was to move.

import BattleshipCore
import MessagesHost

extension AppState {
  /// The conversation that was kept in these lines, locked for the person who was to move.
  ///
  /// - Returns: The state, and what is still to be done and kept: mail that was on its way when the lines ended.
  /// - Throws: ``KeptError`` where the lines are not what this program wrote.
  public static func goOn(
    with lines: some Sequence<String>, at time: ClockTime
  ) throws(KeptError) -> (state: AppState, effects: [AppEffect]) {
    var state: AppState?
    var replay = Replay()
    var number = 0
    for text in lines {
      number += 1
      let line: KeptLine
      do throws(TextFormError) {
        line = try KeptLine(text: text)
      } catch {
        throw .unreadable(line: number, error)
      }
      if case .begin(let first, let second, let rules, let seed) = line {
        guard state == nil else { throw .contradiction(line: number) }
        state = AppState(emptyWith: first, secondName: second, rules: rules, seed: seed)
        continue
      }
      guard state?.happenAgain(line, &replay) ?? false else { throw .contradiction(line: number) }
    }
    guard var state else { throw .empty }
    // The program may have ended between an event and what it sent.
    let unsaid = replay.sent.map { AppEffect.keep(.mail($0)) }
    if let last = replay.sent.last { replay.owner = last.from.other }
    let effects = unsaid + state.deliver() + state.lockAgain(replay, at: time)
    return (state, effects)
  }

  /// Lets a kept line happen again; false where it cannot have happened here.
  private mutating func happenAgain(_ line: KeptLine, _ replay: inout Replay) -> Bool {
    switch line {
    case .begin: return false
    case .event(let person, let event):
      guard replay.sent.isEmpty else { return false }
      if case .tappedItem(let number) = event { opened[person, default: []].insert(number) }
      if case .acted(.placedAtRandom) = event { _ = generator.next() }
      let effects = phones.update(.on(person, event))
      log.note(effects)
      for case .sent(let envelope) in effects { replay.sent.append(envelope) }
    case .mail(let envelope):
      guard replay.sent.first == envelope else { return false }
      replay.sent.removeFirst()
      replay.owner = envelope.from.other
    case .arrived:
      guard !phones.mailbox.envelopes.isEmpty else { return false }
      log.note(phones.update(.mailArrived))
    case .unlocked(let person):
      holder = person
      replay.owner = person
    }
    return true
  }

  /// Locks the phone for the person who was to move.
  private mutating func lockAgain(_ replay: Replay, at time: ClockTime) -> [AppEffect] {
    let owner = replay.owner ?? holder
    var effects: [AppEffect] = []
    if owner != holder, phones[holder].screen != .elsewhere { effects += happen(holder, .leftConversation) }
    lock = LockScreen(owner: owner, time: time, notification: notification(for: owner))
    return effects
  }

  /// What a replay has to remember from line to line.
  private struct Replay {
    /// What was sent and not yet compared with its line.
    var sent: [Envelope] = []
    /// Who is to have the phone next.
    var owner: Participant?
  }
}
